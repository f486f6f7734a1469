# Words that all games share: choices, undo, waiting, the end, handing over, errors.

## Choices

table-pass = Pass
table-ready = Ready
table-not-ready = Think again
table-is-ready = { $who }: ready
table-is-thinking = { $who }: still thinking
table-barrier = cannot be undone after this

## Undo and redo

table-undo = Undo
table-undo-named = Undo: { $what }
table-redo = Redo
table-redo-named = Redo: { $what }
table-undone = { $who } takes a choice back
table-redone = { $who } makes the choice again
table-no-undo-dice = Cannot undo: dice were rolled.
table-no-undo-drawn = Cannot undo: a card was drawn.
table-no-undo-chance = Cannot undo: dice were rolled or a card was drawn.
table-no-undo-shown = Cannot undo: something hidden was shown.
table-no-undo-other = Cannot undo: another player has chosen since.
table-no-undo-nothing = There is nothing to take back.
table-no-redo-nothing = There is nothing to redo.

## Waiting and the end

table-waiting = Waiting for { $who }
table-considering = The players consider
table-your-turn = Your turn
table-game-over = The game is over
table-winner = The game is over. { $who } wins!
table-winners = The game is over. { $who } share the victory!
table-nobody-won = The game is over. Nobody wins.
table-score = { $who }: { $score }

## One screen for all

table-curtain = Pass the screen to { $who }
table-curtain-open = That is me, show the table

## Command line

table-choose = Your choice
table-choose-number = Enter a number from { $least } to { $most }.
table-not-a-number = "{ $text }" is not a number from { $least } to { $most }.
table-choices = You may
table-refusals = You may not, and why
table-log = What happened
table-command-undo = take a choice back
table-command-redo = make it again
table-command-why = why something is not allowed
table-command-log = show the log
table-command-rules = read a rule
table-command-help = show these commands
table-command-quit = leave
table-rule = Rule { $clause }
table-no-rule = There is no rule { $clause }.
table-saved = Record of the game: { $file }
table-bot = { $name } (bot)
table-player = Player { $number }
table-log-earlier = … { $count } more before this: log
table-nothing-refused = Nothing that one might expect is forbidden now.
table-refused-count = Not allowed now: { $count }. Enter ? to see why.
table-help-line = Enter a number; ? why not, u undo, r redo, t take the turn back, log, rules, hint, h all commands, q leave
table-hint = A hint: { $number }. { $what }
table-no-language = There is no language "{ $text }"; there are: { $languages }.
table-save-where = Save to which file? For example: save game.jsonl
table-not-saved = { $file } was not saved: { $why }
table-command-number = choose what stands under that number
table-command-turn-back = take back all you can
table-command-hint = what a bot would do in your place
table-command-table = show the table again
table-command-lang = the other language
table-command-save = save a copy of the record: save game.jsonl
table-resume = To go on: { $command }
table-chose = { $who } chooses: { $what }
table-moment = Moment { $number } of { $count }
table-eyes = as { $who } sees it
table-eyes-spectator = as a spectator sees it
table-eyes-nobody = all open
table-eyes-all = all open; the table as { $who } sees it
table-replay-help = n or Enter forward, p back, a number: that moment, end, q leave
table-at-the-start = This is the beginning.
table-at-the-end = This is the end of the record.

## Errors

table-error-not-your-turn = It is not your turn to choose.
table-error-illegal = There is no such choice now.
table-error-stale = The table changed while you were choosing. Look again.
table-error-over = The game is already over.
table-error-spectator = Spectators do not choose.

## Lists

table-list-comma = { $first }, { $rest }
table-list-and = { $first } and { $rest }
