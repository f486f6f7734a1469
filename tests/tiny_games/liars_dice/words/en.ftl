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
wait-bid = { $dice ->
    [0] what to bid first
   *[other] whether to bid more than { $dice } × { $face }, or to challenge
}
dice-fall = The dice fall.

told-rolled = You roll { $face }.
told-bade = { $who } bids { $dice } × { $face }.
told-challenged = { $who } challenges { $bidder }.
told-turned-up = { $who } had { $faces }.
told-counted = { $dice } of all dice count as { $face }.
told-lost-die = { $who } loses a die; dice left: { $left }.
    .you = You lose a die; dice left: { $left }.
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

notice-lost-die = { $began_who } challenged { $began_bidder }, and { $who } loses a die
    .you = { $began_who } challenged { $began_bidder }, and you lose a die
notice-counted = { $dice } of all dice count as { $face }
notice-die = a die ({ $left } left)

click-face = a face
click-bid = the bid
