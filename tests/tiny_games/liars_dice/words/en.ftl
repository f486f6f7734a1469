# The words of Liar's dice

game-title = Liar's dice
game-about = Roll under your cup, bid on all the dice of the table, and catch the others lying. The last one with dice wins.

do-bid = { $dice } × { $face }
do-challenge = Challenge
why-not-higher = Bid more dice, or as many of a higher face.
why-nothing-bid = There is no bid to challenge yet.

ask-bid = { $dice ->
    [0] You open: what do you bid? Dice on the table: { $all }.
   *[other] { $dice } × { $face } is bid: more, or a challenge? Dice on the table: { $all }.
}
wait-for = Waiting for { $who }. { $what }
wait-bid = { $dice ->
    [0] What is the first bid?
   *[other] More than { $dice } × { $face }, or a challenge?
}
dice-fall = The dice fall.

told-rolled = You roll { $face }.
told-bade = { $who } bids { $dice } × { $face }.
told-challenged = { $who } challenges { $bidder }.
told-turned-up = { $who } had { $faces }.
told-counted = { $dice } of all dice count as { $face }.
told-lost-die = { $who } loses a die; dice left: { $left }.
told-out = { $who } is out.

source-start = Dice at the start
source-lost = Dice lost

option-ones = Ones
    .about = Whether ones count as every face.
    .wild = count as every face
    .plain = are ones

draw-bid = { $dice ->
    [0] No bid yet
   *[other] The bid: { $dice } ×
}
draw-own = Under your cup
draw-dice = Dice: { $dice }
text-player = { $who }: dice { $dice }
text-turned-up = { $who }: dice { $dice }, turned up { $faces }
text-own = Under your cup: { $faces }
text-bid = { $dice ->
    [0] No bid yet
   *[other] The bid: { $dice } × { $face } by { $who }
}
