# The words of "Trappers"

game-title = Trappers
game-about = Rovers roam a desert of six clans: they make friends and enemies, build Factories and Cities, rob, fight and run quests. The first to gather 20 points wins.

## The board

cell = { $kind } { $white }-{ $black }
cell-kind = { $kind ->
    [wasteland] Wasteland
    [capital] Capital
    [something] Something
    [rongaut] Rongaut
    [people] People
   *[old] Old
}
clan-colour = { $colour ->
    [amber] amber
    [violet] violet
    [blue] blue
    [light_blue] light blue
    [green] green
   *[grey] grey
}
settlement = { $level ->
    [1] Factory
   *[2] City
}

## Trappers and forms

trapper = { $trapper ->
    [1] Red
    [2] Khaki
    [3] Black
   *[4] White
}
trapper-colour = { $trapper ->
    [1] red
    [2] khaki
    [3] black
   *[4] white
}
form = { $form ->
    [builder] Builder
    [fighter] Fighter
    [engineer] Engineer
   *[mimic] Mimic
}

## Artifacts

window = { $window ->
    [S] at the start of your turn, before movement
    [A] in your action phase
    [B] before your die in a raid or battle
   *[D] right after your own die
}
artifact-text = { $text } When: { $when }.

## Quests

quest-side = { $side ->
    [human] Human quest
   *[old] Old quest
}
quest-text = { $text } Reward: { $vp } VP.

## Options

option-human_reward = Human reward
    .about = How many zefs a completed Human quest brings besides its victory points.
    .ten = 10 zefs
    .five = 5 zefs
option-capture_zefs = Capturing a Factory
    .about = What an Engineer's capture of a Factory does to his zefs.
    .pay_four = pay 4
    .nothing = nothing
    .gain_four = gain 4
option-defeat_skip = After a defeat
    .about = Whether a beaten trapper misses a turn before coming back to the board.
    .one = misses one turn
    .none = comes back at once
option-rep_loss_on_failed_robbery = Failed robbery
    .about = Whether robbing a Capital costs reputation even if it fails.
    .off = no
    .on = yes, −1
option-neutral_build = White Wasteland
    .about = Whether one may build on Wasteland that no clan owns.
    .off = not allowed
    .on = allowed
option-defender_scores = Winning in defence
    .about = Whether a trapper who beats off an attack gets points and zefs.
    .off = no
    .on = yes, as an attacker
option-mimic_cap = The Mimic's limit
    .about = How high the Mimic's reputation can go with the bonus.
    .six = 6
    .eight = 8
option-old_exchange_limit = Theft through the Old
    .about = How many artifacts one may exchange with the Old for rivals' reputation in a turn.
    .none = as many as you like
    .one = one
option-target_vp = Victory points
    .about = How many points win the game. With 12 it is shorter.
    .twenty = 20
    .twelve = 12
option-round_limit = Round limit
    .about = After how many rounds the game ends even if nobody has the points to win.
    .none = none
    .ten = 10 rounds
    .thirty = 30 rounds
    .sixty = 60 rounds
