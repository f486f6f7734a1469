"""python -m igroteka"""

from igroteka.cli import app

if __name__ == "__main__":
    app()
