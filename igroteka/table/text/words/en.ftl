# Words that all games share: choices, undo, waiting, the end, handing over, errors.

## Choices

table-pass = Pass
table-ready = Ready
table-not-ready = Not ready yet
table-is-ready = { $who }: ready
table-is-thinking = { $who }: still thinking
table-barrier = cannot be undone after this

## Undo and redo

table-undo = Undo
table-undo-named = Undo: { $what }
table-redo = Redo
table-redo-named = Redo: { $what }
table-undone = { $who } undoes a choice
table-redone = { $who } redoes a choice
table-no-undo-dice = Cannot undo: dice were rolled.
table-no-undo-drawn = Cannot undo: a card was drawn.
table-no-undo-chance = Cannot undo: dice were rolled or a card was drawn.
table-no-undo-shown = Cannot undo: something hidden was shown.
table-no-undo-other = Cannot undo: another player has chosen since.
table-no-undo-nothing = There is nothing to undo.
table-no-redo-nothing = There is nothing to redo.

## Waiting and the end

table-waiting = Waiting for { $who }
table-deciding = { $count ->
    [one] { $who } is deciding { $what }
   *[other] { $who } are deciding { $what }
}
table-considering = Players are deciding…
table-your-turn = Your turn
table-game-over = The game is over
table-winner = The game is over. { $who } wins!
table-winners = The game is over. { $who } share the victory!
table-draw = The game is over: a draw.
table-nobody-won = The game is over. Nobody wins.
table-score = { $who }: { $score }

## One screen for all

table-curtain = Pass the screen to { $who }
table-curtain-open = That is me, show the table

## Command line

table-choose = Your choice
table-choose-number = Enter a number from { $least } to { $most }.
table-not-a-number = “{ $text }” is not a number from { $least } to { $most }.
table-choices = You may
table-refusals = You may not, and why
table-log = What happened
table-command-undo = undo a choice
table-command-redo = redo it
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
table-nothing-refused = Nothing you might want to try is forbidden now.
table-refused-count = Not allowed now: { $count }. Enter ? to see why.
table-help-line = Enter a number; ? why not, u undo, r redo, t undo the turn, log, rules, hint, h all commands, q leave
table-hint = A hint: { $number }. { $what }
table-no-language = There is no language “{ $text }”; available: { $languages }.
table-save-where = Save to which file? For example: save game.jsonl
table-not-saved = { $file } was not saved: { $why }
table-command-number = choose what stands under that number
table-command-turn-back = undo all you can
table-command-hint = what a bot would do in your place
table-command-table = show the table again
table-command-lang = the other language
table-command-save = save a copy of the record: save game.jsonl
table-resume = To go on: { $command }
table-chose = { $who } chooses: { $what }
table-moment = Moment { $number } of { $count }
table-eyes = as { $who } sees it
table-eyes-spectator = as a spectator sees it
table-eyes-nobody = all cards revealed
table-eyes-all = all cards revealed; the table as { $who } sees it
table-replay-help = n or Enter forward, p back, a number: that moment, end, q leave
table-at-the-start = This is the beginning.
table-at-the-end = This is the end of the record.

## Errors

table-error-not-your-turn = It is not your turn.
table-error-illegal = You cannot choose that now.
table-error-stale = The table changed while you were choosing. Look again.
table-error-over = The game is already over.
table-error-spectator = Spectators do not choose.

## Lists

table-list-comma = { $first }, { $rest }
table-list-and = { $first } and { $rest }
table-list-or = { $first } or { $rest }

## The server of the tables

web-guest = Guest
web-seat = Seat { $number }
web-bot = { $number ->
    [1] Beep
    [2] Cog
    [3] Spark
    [4] Diode
    [5] Gizmo
   *[other] Bot { $number }
}
web-bot-of-level = { $name } ({ $level })
web-level-greedy = easy
web-level-search-500 = medium
web-level-search-2000 = hard
web-seats-left = { $count ->
    [0] All seats are taken
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-by-lot = random
web-match = Match of two games
web-match-game = Game { $number } of 2
web-match-stands = { $first } { $score } { $second }
web-match-won = { $who } wins the match { $score }
web-match-won-points = { $who } wins the match on points, { $points } (games { $score })
web-match-drawn = The match is drawn { $score }
web-paused = The game is paused
web-bot-for-you = A bot is playing for you
web-hindered-storage = Moves cannot be saved right now: the server keeps trying
web-hindered-thinking = The bots are not answering right now: the server keeps trying
web-title-turn = ● Your turn · { $game }
web-title-over = Game over · { $game }
web-title-waiting = { $game }: waiting for players

web-notice-away = { $who } is away: a bot stands in
web-notice-back = { $who } is back in the seat
web-notice-bot = The host put a bot in { $who }’s seat
web-notice-kept = { $who } keeps the seat
web-notice-plays-for = { $who } now plays { $whose }’s seat and sees the hand
web-notice-plays-bot = { $who } now plays for a bot and sees its hand
web-notice-left = { $who } left for now: a bot plays
web-notice-stood-up = { $who } stood up
web-notice-resigned = { $who } resigned: a bot has the seat
web-notice-paused = { $who } paused the game
web-notice-resumed = { $who } resumed the game
web-notice-rematch = { $who } wants a rematch: press “Join”
web-notice-second = { $who } starts the second game of the match: press “To the second game” to join
web-notice-lot = Sides are drawn: { $who } — { $side }
web-notice-swapped = Sides are swapped: { $who } — { $side }

web-hint-lobby = Perhaps the table was deleted, or the link is incomplete. Your own tables are in the lobby.
web-hint-back = Go back and try again.
web-hint-again = The table is as you left it. Reload the page.

web-no-name = A name has 1 to 24 characters.
web-no-field = The form is not filled in correctly: { $field } “{ $value }”.
web-no-frame = The message could not be read.
web-no-record = This saved game cannot be opened. Line { $line }: { $reason }.
web-no-origin = This did not come from a page of this server.
web-no-address = This server does not answer to this name. Whoever runs it can allow the name: igroteka serve --allow-host NAME.
web-no-seat = This seat is not yours.
web-no-bot-plays = A bot is playing this seat.
web-no-host = Only the host can do this.
web-no-curtain = Another player sits down first: lift the curtain.
web-no-spectator = Only players at the table can do this.
web-no-chat-nameless = Set your name next to the chat first, then write.
web-no-code = This code is not valid: it is wrong, used or older than ten minutes.
web-no-page = There is no such page.
web-no-table = There is no such table.
web-no-game = There is no game “{ $game }” here.
web-no-invite = This link does not work any more: ask for a new one.
web-no-method = That cannot be done this way.
web-no-stale = The table has changed in the meantime.
web-no-paused = The game is paused.
web-no-waiting = The game has not started yet.
web-no-running = The game has already started.
web-no-deleted = There is no such table any more.
web-no-over = The game is over.
web-no-taken = This seat is taken.
web-no-asked = Someone else is asking for this seat: wait for the answer.
web-no-unfinished = The game is not over yet: saving it would show what is hidden.
web-no-undo = That cannot be undone.
web-no-large = That is too large: { $most } kilobytes at most.
web-no-long-line = That is too long: { $most } characters at most.
web-no-illegal = You cannot choose that now.
web-no-unknown = The game has no such choice.
web-no-turn = It is not your turn.
web-no-refused = That is not possible now.
web-no-chance = The dice are rolling: one moment.
web-no-chat = Too many messages at once: wait a little.
web-no-forward = Too much has been undone in this game: it only goes forward now.
web-no-hurry = { $seconds ->
    [one] Too fast: go on in a second.
   *[other] Too fast: go on in { $seconds } seconds.
}
web-no-hurry-tables = { $seconds ->
    [one] You have created many tables in a row: the next one in a second.
   *[other] You have created many tables in a row: the next one in { $seconds } seconds.
}
web-no-hurry-undo = { $seconds ->
    [one] Too many undos in a row: go on in a second.
   *[other] Too many undos in a row: go on in { $seconds } seconds.
}
web-no-hurry-hints = { $seconds ->
    [one] That was many hints in a row: the next one in a second.
   *[other] That was many hints in a row: the next one in { $seconds } seconds.
}
web-no-hints = This table is played without hints.
web-no-sockets = You have many tables open at once: close some pages first, { $most } can be open.
web-no-tables = You have { $most } unfinished tables: finish or delete some first.
web-no-uploads = You have uploaded { $most } saved games today: try again tomorrow.
web-no-broken = Something went wrong on the server.
web-no-storage = The server cannot save anything right now. Nothing has changed: try again in a moment.
web-no-thinking = The bots are unavailable right now: they will be back in a moment.
web-no-bots = Bots alone are playing at { $most ->
    [one] one table
   *[other] { $most } tables
} of yours: let one of these games end, or delete one, then start another.
web-no-bots-address = Bots alone are playing at { $most } tables started from your network address: let one of these games end, or delete one, then start another.
