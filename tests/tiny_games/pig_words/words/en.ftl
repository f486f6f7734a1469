game-title = Pig
game-about = Roll the die as often as you dare: a one takes all that the turn has brought.
prompt-over = The game is over.
prompt-yours = Roll, or bank what you have?
prompt-wait = Another player rolls.
do-roll = Roll
do-stop = Stop
why-1 = You have enough points: stop.
told-1 = { $who } rolls { $b }: { $c } this turn.
told-2 = { $who } rolls 1 and loses the turn.
told-3 = { $who } banks { $b } and has { $c }.
told-4 = { $who } wins.
told-5 = Nobody wins.
option-winscore = Points to win
    .about = Whoever has as many first wins.
option-value = { $value }
turn-so-far = This turn: { $total }. To win: { $goal }.
source-banked = Banked
duel-title = Pig and wolf
side-name = { $seat ->
    [1] Pig
   *[2] Wolf
}
