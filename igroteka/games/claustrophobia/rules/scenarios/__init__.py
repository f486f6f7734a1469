"""What scenarios do at their moments: a file for each idea. Importing this package enters all of them."""
