# Texts of the pages: lobby, table, replay, rules. The words of the games are with the games.

page-site = Igroteka
page-motto = The table is set, take a seat
page-pitch = Big board games with every rule enforced: play friends by a link, or bots, on a computer or a phone. No account.
page-nav = Sections
page-nav-lobby = Lobby
page-nav-new = New table
page-nav-device = On another device
page-nav-about = About
page-skip-link = Skip to content
page-skip-to-bar = Skip to your choices
page-theme = Light or dark theme
page-save = Save
page-close = Close
page-copy = Copy
page-copied = Copied
page-go = To the table
page-rules = Rules
page-menu = Table and settings

## Lobby

page-your-name = Your name
page-guest = Guest
page-guest-names = Hedgehog, Badger, Jay, Otter, Lynx, Owl, Beaver, Fox, Whale, Swift, Elk, Finch
page-quick = Play against bots
page-quick-about = The table is ready at once: bots take the other seats.
page-play-now = Play now
page-game = Game
page-games = Games
page-players = Players
page-player-range = { $least ->
    [1] one to { $most }
   *[other] { $least }–{ $most }
}
page-bot-level = Bots
page-new-table = New table
page-first-game = First game
page-first-game-about = A fixed deal, the simplest rules, easy bots, and tips as you play.
page-my-tables = My tables
page-open-tables = Open seats
page-running-tables = In progress
page-finished-tables = Finished
page-none-mine = You are not at any table yet.
page-none-open = There are no open tables. Create one and open it to everyone.
page-none-running = No public games right now.
page-none-finished = Finished games will appear here.
page-sit = Sit down
page-watch = Watch
page-replay = Replay
page-upload = Open a saved game
page-upload-choose = Saved game (.jsonl)

## New table

page-seats = Seats
page-seat-number = Seat { $number }
page-seat-me = Me
page-seat-friend = A friend by link
page-seat-open = Open to everyone
page-seat-person = Player
page-seat-bot = Bot
page-seat-invited = Waiting for a friend
page-bot-named = Bot: { $level }
page-company = Who plays
page-company-bots = With bots
page-company-friends = With friends
page-company-screen = On one screen
page-seat-name = Name in seat { $number }
page-seats-about = You can take several seats yourself and pass the screen around: a curtain falls between secrets.
page-lots = Random seats and colours
page-side = Your side
page-side-lot = Random
page-player-number = Player { $number }
page-pair = Two games, sides swapped
page-pair-about = Both games are one match: it is won by whoever wins more.
page-options = Rules of this game
page-no-options = This game has no options.
page-table-itself = Table
page-public = Show the table in the lobby
page-takeover = If a player drops out
page-takeover-never = Wait for them
page-takeover-about = If others wait for them that long, a bot plays for them. They get their seat back when they return.
page-takeover-set = { $count ->
    [one] A bot takes the seat of an absent player after { $count } minute.
   *[other] A bot takes the seat of an absent player after { $count } minutes.
}
page-minutes = { $count ->
    [one] A bot after { $count } minute
   *[other] A bot after { $count } minutes
}
page-lay-table = Create table

## Waiting room and invitation

page-waiting-room = Waiting for players
page-waiting-about = Invite friends by a link, or add bots.
page-waiting-seated = You have a seat. While others arrive, say hello or read the rules.
page-waiting-onlooker = Take a free seat, or stay and watch.
page-reach-here = Only this computer can open links that begin with { $base }.
page-reach-how = To let friends and phones in your network join, stop the server and start it with “make play LAN=1” or “igroteka serve --lan”.
page-wait-host = The host starts the game once everyone is here.
page-wait-seats = { $count ->
    [one] { $count } seat is empty: a bot takes it when the game starts.
   *[other] { $count } seats are empty: bots take them when the game starts.
}
page-match-waiting = A match of two games: for the second the sides are swapped.
page-wait-all = Everyone is here.
page-start = Start the game
page-is-public = This table is listed in the lobby: anyone can sit down.
page-is-private = Only people with the link can see this table.
page-make-public = Open to everyone
page-make-private = By link only
page-host = host
page-you = you
page-stand-up = Stand up
page-invite = Invite
page-invite-again = New link
page-invite-link = Link for your friend
page-invite-qr = QR code of this link
page-invite-here = At the table
page-invite-once = The link is shown once. Older links to this seat no longer work.
page-seat-a-bot = Add a bot
page-unbot = Free this seat
page-invited = Invitation
page-invited-by = { $host } invites you to the table
page-invited-seat = Your seat: { $seat }.
page-invited-side = Your side: { $seat }.
page-invite-taken = This seat is taken
page-invite-taken-about = The link has been used. Ask the host for a new one, or watch the game.
page-invite-instead = Invite someone else
page-invite-asks = This seat belongs to { $who }, who is asked first. Until then you watch the game.
page-invite-asks-host = { $who } is asked before the seat changes hands.
page-ask-for-seat = Ask for the seat
page-sit-down = Sit down at the table
page-read-rules = Read the rules

## Another device

page-device-about = Your seats belong to this browser. A one-time code carries them to a phone or to another computer.
page-device-from = From this device to another
page-device-from-about = The code works once, for ten minutes.
page-device-make = Show the code
page-device-scan = Point the phone’s camera here, or enter the code:
page-device-code = Code
page-device-link = Link
page-device-once = The code works once, for ten minutes. Do not show it to anyone: it carries your seats.
page-device-to = From another device to this one
page-device-to-about = Enter the code that the other device shows.
page-device-look = Whose seats are they?
page-device-take = Continue here
page-take-over = Continue here as { $whose }?
page-take-over-about = This browser will be { $whose } from now on: it plays in these seats and sees what is hidden there. Go on only if the code came from your own device.
page-take-over-comes = Seats that come with the code
page-take-over-none = { $whose } has no seat in a game right now.
page-take-over-stays = Your own seats here that you would lose
page-take-over-stays-about = Show a code for them first if you want to keep them.
page-take-over-no = Cancel

## Table

page-board = Board
page-players-and-log = Players and log
page-mine = My side of the table
page-bar = Your choice
page-click = Click { $what }.
page-click-then = Click { $what }, then { $other }.
page-then = click { $what }
page-click-list = Choose from the list.
page-anyway = { $label } anyway
page-cancel = Cancel
page-barrier = cannot be undone after this
page-undo = Undo
page-undo-nothing = There is nothing to undo
page-hint = Hint
page-hint-ask = Ask a bot for a hint
page-hint-title = Hint
page-hint-thinking = Thinking it over…
page-hint-gone = No hint: the table has moved on.
page-hint-none = There is nothing to choose between.
page-hint-about = A bot’s estimate from what you can see. It knows no secrets.
page-hint-best = best
page-hint-choices = Suggested choices
page-hint-chance = to win
page-hint-leads = What it leads to
page-hint-hidden = The rest depends on what you cannot see.
page-hint-again = Press again to play it.
page-hints = Players may ask for hints
page-hints-on = Players may ask for hints.
page-hints-off = No hints at this table.
page-review = Review
page-review-about = A bot goes through the game: where it turned, which choices of this seat cost most, and how much was luck.
page-review-begin = Review the game
page-review-failed = The bots could not finish the review.
page-review-reads = Going through the game…
page-review-progress = Judging the choices: { $done } of { $total }
page-review-whose = Through whose eyes
page-review-stood = How the game went
page-review-stood-about = Each player’s chance to win after every move, by the bots’ estimate.
page-review-turns = Turning points
page-review-no-turns = No single moment turned this game.
page-review-cost = Costly choices
page-review-cost-about = What a bot would have done with what you could see at the time.
page-review-no-cost = No choice cost much: a bot would hardly have done better.
page-review-played = Played: { $played }
page-review-better = Better: { $better }
page-review-luck = Luck
page-review-luck-about = How much dice and draws added to the chance to win, beyond the average.
page-review-luck-swing = Chance
page-review-luck-throws = Throws
page-review-luck-fell = Average
page-review-luck-usual = Expected
page-review-lucky = The best luck
page-review-unlucky = The worst luck
page-redo = Redo
page-back = Undo the whole turn
page-list = All options
page-as-list = { $count ->
    [1] All options
   *[other] All { $count } options
}
page-list-none = There is nothing to choose now.
page-list-refused = Not allowed, and why
page-log = Log
page-record = Log and chat
page-chat = Chat
page-chat-line = Say something
page-send = Send
page-spectator = watching
page-digest = Since your last turn
page-digest-nothing = Nothing happened to you.
page-digest-more = Earlier things that happened to you: { $count }.
page-digest-now = Your score is { $now }.
page-digest-score = Your score went from { $before } to { $now }.
page-digest-same = Your score is still { $now }.
page-digest-behind = { $who } leads with { $points }, { $by } ahead of you.
page-digest-ahead = You lead with { $points }, { $by } ahead of { $who }.
page-digest-level = You and { $who } lead with { $points }.
page-digest-log = { $count ->
    [one] { $count } line in the log
   *[other] { $count } lines in the log
}
page-told = What happened
page-told-you = This happened to you
page-told-again = What happened here
page-told-close = Got it
page-told-of = { $number } of { $count }
page-told-loss = Lost:
page-told-gain = Gained:
page-told-next = Now:
page-ticker = What happened last: show the place
page-help = Rules for this moment
page-all-rules = all rules
page-points = Points
page-mark-bot = bot
page-mark-offline = offline
page-mark-thinking = thinking
page-mark-ready = ready
page-mark-laurel = winner
page-lost = Connection lost. Reconnecting…
page-refused = Not allowed
page-choose-here = what to do?
page-notify = Your turn
page-queue = Other players’ moves
page-skip = Skip
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Whole board
page-curtain-title = Curtain
page-curtain = Pass the screen to { $who }
page-curtain-about = Everyone else, look away: secrets ahead.
page-curtain-open = { $who } is here, show the table

page-asks = Seats
page-asks-owner = { $who } asks for your seat
page-asks-owner-about = Whoever plays it sees your hand. Nobody gets the seat unless you give it.
page-asks-keep = Keep the seat
page-asks-give = Give it away
page-asks-give-sure = Give your seat to { $who }? There is no way back to it.
page-asks-waiting = You have asked { $who } for the seat
page-asks-waiting-about = Waiting for the answer. You watch the game meanwhile.
page-asks-waiting-act = Never mind
page-asks-away = { $count ->
    [one] { $who } is not at the table. After { $count } minute away the seat is yours.
   *[other] { $who } is not at the table. After { $count } minutes away the seat is yours.
}
page-asks-away-waited-for = { $who } is not at the table and will be asked on return: this table waits for its players.
page-asks-kept = { $who } keeps the seat
page-asks-kept-about = You can go on watching the game.
page-asks-kept-act = All right
page-asks-bot = A bot is playing for you
page-asks-bot-about = The seat is still yours: take it back whenever you like.
page-asks-bot-act = Take my seat

page-band = Why the game waits
page-band-paused = Paused by { $who }
page-band-paused-host = Nobody can move until you resume.
page-band-paused-about = The host can resume the game.
page-band-absent = { $who } is offline
page-band-absent-about = { $count ->
    [one] After { $count } minute away a bot plays until { $who } is back.
   *[other] After { $count } minutes away a bot plays until { $who } is back.
}
page-band-absent-waits = This table waits until { $who } is back.
page-band-absent-host = The host can seat a bot meanwhile.
page-band-bot = Bot for now

page-watchers = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}
page-you-watch = You are watching
page-chat-join = Join the chat
page-chat-join-about = Say who you are, then you can write here.
page-chat-unread = New messages: { $count }

## Menu of the table

page-menu-page = Page
page-speed = Speed of other players’ moves
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-instant = Instant
page-sound = Sounds
page-sound-offer = Play with sound
page-sound-off = No sound
page-notify-setting = Notify me when it is my turn
page-notes = Notes to myself
page-notes-about = Only you can see them
page-keys = Keys
page-keys-frame = Always
page-keys-now = Now
page-keys-none = No choice has a key right now.
page-key-walk = move between choices
page-key-choose = choose
page-key-cancel = cancel, close
page-key-undo = undo
page-key-hint = ask for a hint
page-key-redo = redo
page-key-hide = hold: hide the pieces
page-key-zoom = zoom in and out
page-key-fit = the whole board
page-key-legend = these keys
page-key-skip = while others decide: straight to my turn
page-key-play = play and pause
page-key-step = one moment back or forward
page-key-space = Space
page-key-arrows = Arrows
page-this-seat = Play this seat
page-pass-on = Give up the seat
page-leave = Leave for now
page-leave-sure = Leave for now? A bot plays for you. Come back any time: the table stays in “My tables”.
page-resign = Resign for good
page-resign-sure = Resign for good? A bot takes the seat, and you cannot come back to it.
page-spectator-link = Link for spectators
page-pause = Pause
page-resume = Resume
page-delete = Delete the table
page-delete-sure = Delete the table for good?
page-to-lobby = To the lobby

## The end

page-end = How the game ended
page-see-table = Look at the table
page-places = Places
page-winner = winner
page-sources = Where the points came from
page-total = Total
page-curve = Score over time
page-dice = Dice rolled
page-dice-mean = Average roll
page-rematch = Play again
page-rematch-wanted = { $who } wants a rematch
page-rematch-join = Join
page-rematch-to = To the new game
page-result = Result
page-end-you-won = You won
page-end-you-won-as = You won as the { $side }
page-end-you-lost = You lost
page-end-you-lost-as = You lost as the { $side }
page-end-you-shared = You share the victory with { $who }
page-end-you-came = You came { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-end-won = { $who } won
page-end-won-as = { $who } won as the { $side }
page-end-shared = { $who } share the victory
page-end-draw = A draw
page-end-nobody = Nobody won
page-curve-open = Click a moment to open the replay there
page-curve-at = Moment { $step } of { $last }
page-match = Match
page-match-game = Game { $number }
page-match-score = Score
page-match-won = won
page-match-drawn = draw
page-match-lost = lost
page-match-begin = Second game, sides swapped
page-match-join = To the second game
page-download = Save the game

## Replay

page-moment = Moment of the game
page-first = To the start
page-prev = Step back
page-play = Play
page-next = Step forward
page-last = To the end
page-eyes = View as
page-eyes-spectator = Spectator
page-eyes-all = All cards revealed
page-eyes-of = { $who }
page-step-link = Copy the link to this moment
page-go-on = Play on from here

## Rules, about

page-contents = Contents
page-find = Find in the rules
page-found = Clauses found: { $count }
page-rules-about = The rules in our own words, clause by clause. Hints, the log and refusals at the table refer to these numbers.
page-about = Igroteka plays big board games by their rulebooks: the same rules serve players in the browser, designers and researchers.
page-credits = Credits
page-credit-onest = typeface of the pages, the Onest authors, SIL Open Font License 1.1
page-credit-font = typeface of “{ $game }”, { $whose }, SIL Open Font License 1.1
page-credit-idiomorph = changes the page without flicker, Big Sky Software, 0BSD
page-credit-zzfx = sounds, Frank Force, MIT
page-credit-icons = Icons
page-credit-icons-about = The icons on the tables were drawn by the authors of
page-privacy = What is known about you
page-privacy-about = The name you typed, your seats and your moves. No e-mail, no password, no tracking; one signed cookie remembers that you are you.

## The first game

page-coach = Tip
page-coach-got = Got it
page-coach-no-more = No more tips
page-coach-again = Show tips again
page-coach-of = { $number } of { $count }

## Quick start

page-start-how = How to play
page-help-now = What to do
page-help-rules = The rules say
page-help-waits = The others are deciding. Meanwhile point at anything, or press and hold it, to read what it is; the log tells what has happened.
page-help-start = how to play
page-start-you = You
page-start-about = How to play, in two minutes. The pictures are from a first game.
page-start-rules = All the rules
