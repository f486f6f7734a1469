# Слова игры «Трапперы»

game-title = Трапперы
game-about = Вездеходы колесят по пустыне шести кланов: заводят друзей и врагов, строят заводы и города, грабят, дерутся, выполняют квесты. Побеждает тот, кто первым наберёт 20 очков.

## Поле

cell = { $kind } { $white }-{ $black }
cell-kind = { $kind ->
    [wasteland] Пустошь
    [capital] Столица
    [something] Нечто
    [rongaut] Ронгаут
    [people] Люди
   *[old] Старый
}
clan-colour = { $colour ->
    [amber] янтарный
    [violet] фиолетовый
    [blue] синий
    [light_blue] голубой
    [green] зелёный
   *[grey] серый
}
settlement = { $level ->
    [1] завод
   *[2] город
}

## Трапперы и ипостаси

trapper = { $trapper ->
    [1] Красный
    [2] Хаки
    [3] Чёрный
   *[4] Белый
}
trapper-colour = { $trapper ->
    [1] красный
    [2] хаки
    [3] чёрный
   *[4] белый
}
form = { $form ->
    [builder] Строитель
    [fighter] Боец
    [engineer] Инженер
   *[mimic] Мимикр
}

## Артефакты

window = { $window ->
    [S] в начале хода, до движения
    [A] в фазе действия
    [B] перед своим броском в набеге или бою
   *[D] сразу после своего броска
}
artifact-text = { $text } Когда: { $when }.

## Квесты

quest-side = { $side ->
    [human] квест Людей
   *[old] квест Старого
}
quest-text = { $text } Награда: { $vp } ПО.

## Картинки

draw-round = Раунд { $round }{ $limit ->
    [0] { "" }
   *[other] { " " }из { $limit }
}
draw-set-up = Расстановка
draw-turn = Ход { $turn } из 5
draw-round-turn = Раунд { $round }, ход { $turn }
draw-order = Порядок ходов
draw-order-of = { $who }: { $state ->
    [now] ходит
    [next] следующий ход
    [misses] пропустит ход
    [off] вне поля
    [done] ход сделан
   *[later] ещё не ходил
}
draw-war = Война
draw-peace = Мир
draw-mirror = +1 у одного — это −1 у другого
draw-mirror-of = Война: +1 у клана { $clan } — это −1 у клана { $foe }, и наоборот
draw-threats-name = Угрозы
draw-threats = Показать клетки, до которых достанут чужие Бойцы
draw-points = { $vp } из { $target } победных очков
draw-fact = { $what ->
    [zefs] зефы и доход за раунд
    [residents] жители
    [artifacts] артефакты
    [tiles] неиспользованные жетоны
    [points] очки движения с этой клетки
    [off] вне поля
    [misses] пропустит ход
    [cities] города
    [factories] заводы
   *[victories] победы в боях
}
draw-label = { $what ->
    [zefs] зефы
    [residents] жители
    [artifacts] артефакты
   *[tiles] жетоны
}
draw-quest-of = { $name }, { $vp } ПО { $count }
draw-victories = Побеждено соперников: { $count }
draw-misses = пропустит ход
draw-off-board = вне поля
draw-deck = { $deck ->
    [0] Люди
    [1] Старый
   *[2] Артефакты
}
draw-deck-left = { $deck ->
    [0] Квесты Людей
    [1] Квесты Старого
   *[2] Артефакты
}: в колоде { $cards }
draw-deck-under = Снизу лежат, по порядку: { $cards }
draw-deck-done = Выполнены и вышли из игры: { $cards }
draw-form-help = { $form ->
    [builder] Строитель: в бою без надбавки. Строит заводы.
    [fighter] Боец: +3 в бою, нападает, грабит Столицы, рушит поселения. Не строит.
    [engineer] Инженер: −2 в бою. Превращает завод в город, захватывает чужие заводы.
   *[mimic] Мимикр: репутация считается на 2 выше. Не берёт жителей в Столицах.
}
draw-reputation = Репутация
draw-raided = набег на этот клан в этом раунде уже был
draw-quests = Квесты
draw-no-quests = Квестов нет: их дают Люди и Старый
draw-deadline = { $rounds ->
    [0] до конца раунда
   *[other] до конца следующего раунда
}
draw-fresh = взят в этом ходу
draw-artifacts = Артефакты
draw-no-artifacts = Артефактов нет
draw-window = { $window ->
    [S] в начале хода
    [A] в фазе действия
    [B] перед броском
   *[D] после броска
}
draw-used = такой уже сыгран
draw-help-cell = { $kind } { $white }-{ $black }
draw-help-settlement = { $level ->
    [1] Завод
   *[2] Город
}, хозяин { $owner }: доход { $income }, защита { $defence } + репутация хозяина, пошлина { $toll }
draw-help-wasteland = Репутация за 2 зефа, или завод: { $price } зефов и { $cost } жителя, если жителей { $squad }+, репутация { $rep }+ и вы не Боец. Набег за артефакт: жителей { $raid }+, Бойцу { $fighters }+.
draw-help-white = Ничья земля: здесь ничего не строят и не покупают.
draw-help-kind = { $kind ->
    [capital] Мир: жители раз в раунд, репутация за 2 зефа, артефакт за 2 зефа. Бойцу — ограбление: защита 16, добыча 10 зефов.
    [something] Здесь бесплатно меняют ипостась и покупают репутацию за 2 зефа. Боёв нет.
    [rongaut] Останавливает. Бросок обязателен: 1 ничего, 2 −2 жителя, 3 пропуск хода, 4 артефакт, 5 квест, 6 репутация воюющих кланов.
    [people] Квест Людей раз в раунд; артефакты покупают по 3 зефа.
   *[old] Старый: один квест за раунд; за артефакт крадёт 1 репутацию у соперника.
}
draw-help-points = Следующее движение отсюда: { $points }
draw-help-rep = Ваша репутация здесь: { $rep }
draw-help-hunters = Сюда достанет Боец: { $who }
draw-raid = { $what ->
    [capital] Ограбление Столицы
    [city] Набег на город
   *[factory] Набег на завод
} { $white }-{ $black }
draw-raid-odds = нужно { $face }+: { $ways } из 6
draw-raid-never = не удастся ни при каком броске
draw-raid-loss = потери в среднем { $loss }
draw-raid-result = { $won ->
    [yes] успех
   *[no] неудача
}
draw-defence = защита
draw-battle = Бой трапперов
draw-battle-odds = победа { $win }/{ $all } · ничья { $tie }/{ $all } · поражение { $loss }/{ $all }
draw-battle-result = { $result ->
    [win] победа нападающего
    [tie] ничья
   *[loss] победа обороняющегося
}
draw-rongaut = Бросок Ронгаута
draw-rongaut-face = { $face ->
    [1] ничего
    [2] −2|жителя
    [3] пропуск|хода
    [4] артефакт
    [5] квест
   *[6] +1 у воюю-|щих кланов
}
draw-fight-panel = Бросок: шансы и итог
draw-holdings = Итоговая позиция
draw-winner = победитель

## Настройки

option-human_reward = Награда Людей
    .about = Сколько зефов приносит выполненный квест Людей, кроме победных очков.
    .ten = 10 зефов
    .five = 5 зефов
option-capture_zefs = Захват завода
    .about = Сколько зефов платит или получает Инженер за захват чужого завода.
    .pay_four = заплатить 4
    .nothing = ничего
    .gain_four = получить 4
option-defeat_skip = После поражения
    .about = Пропускает ли побеждённый траппер ход, прежде чем вернуться на поле.
    .one = пропускает один ход
    .none = возвращается сразу
option-rep_loss_on_failed_robbery = Неудачное ограбление
    .about = Портит ли репутацию ограбление Столицы, которое сорвалось.
    .off = нет
    .on = да, −1
option-neutral_build = Белая Пустошь
    .about = Можно ли строить на Пустоши, которая не принадлежит ни одному клану.
    .off = нельзя
    .on = можно
option-defender_scores = Победа в обороне
    .about = Получает ли очки и зефы траппер, который отбился от нападения.
    .off = нет
    .on = да, как нападающий
option-mimic_cap = Предел Мимикра
    .about = Выше какого числа не поднимается репутация Мимикра с его надбавкой.
    .six = 6
    .eight = 8
option-old_exchange_limit = Кражи через Старого
    .about = Сколько артефактов можно за ход обменять у Старого на чужую репутацию.
    .none = сколько угодно
    .one = один
option-target_vp = Победные очки
    .about = Сколько очков нужно для победы. С 12 партия короче.
    .twenty = 20
    .twelve = 12
option-round_limit = Предел раундов
    .about = После скольких раундов игра кончается, даже если никто не набрал очков для победы.
    .none = нет
    .five = 5 раундов
    .ten = 10 раундов
    .thirty = 30 раундов
    .sixty = 60 раундов

## Числа и места

zefs = { $count ->
    [one] { $count } зеф
    [few] { $count } зефа
   *[many] { $count } зефов
}
residents = { $count ->
    [one] { $count } житель
    [few] { $count } жителя
   *[many] { $count } жителей
}
tenths = { $tenth ->
    [0] { $whole }
   *[other] { $whole },{ $tenth }
}
place = { $cell }, { $clan }
heading = { $heading ->
    [north] север
    [east] восток
    [south] юг
   *[west] запад
}
nobody = никто
nothing = ничего

## Выборы

do-drive = { $place }
do-turn = Развернуться на месте
do-face = На { $heading }
do-play = Применить: «{ $artifact }»
do-jump = Прыгнуть: { $place }
do-become = Стать: { $form }
do-buy-rep = Купить репутацию +1
do-build = Построить завод
do-raid = Набег на клан
do-attack = Напасть: { $who }
do-catch = Схватить: { $who }
do-stay = Мирный визит
do-rob = Ограбить Столицу
do-destroy = Разрушить завод
do-capture = Захватить завод
do-damage = Повредить город
do-upgrade = Построить город
do-recruit = Взять жителей
do-buy-artifact = Купить артефакт
do-take-quest = { $side ->
    [human] Взять квест Людей
   *[old] Взять квест Старого
}
do-discard = Сбросить: «{ $quest }»
do-give-up = Отказаться: «{ $quest }»
do-sell = Продать: «{ $artifact }»
do-hand-over = «{ $artifact }» → «{ $quest }»
do-pay = Заплатить: «{ $quest }»
do-leave = Оставить жителей: «{ $quest }»
do-exchange = Обменять: «{ $artifact }»
do-rob-trapper = Украсть: { $who }
do-choose-clan = { $clan }
pass-stay = Остаться на месте
pass-go-on = Дальше
pass-deed = Ничего не делать
pass-done = Закончить ход
pass-form = Не менять ипостась
pass-recruit = Не брать жителей
pass-rep = Не покупать репутацию
pass-artifact = Не покупать артефакт
pass-due = Ничего не отдавать
pass-roll = Бросить кубик
pass-keep = Оставить бросок

## Цена выбора

cost = { $what }
cost-if-won = при успехе { $what }
cost-points = { $spent } из { $points } ОД

## Что выбор принесёт: движение

note-and = { $first }; { $rest }
note-certain-defeat = { $who } дома: пошлина { $toll } и верное поражение
note-rivals = { $what ->
    [city] там город, хозяин — { $who }
   *[factory] там завод, хозяин — { $who }
}
note-rongaut = кубик Ронгаута: 1 ничего, 2 минус 2 жителя, 3 пропуск хода, 4 артефакт, 5 квест, 6 +1 у воюющих кланов
note-rongaut-face = { $die ->
    [1] ничего не случится
    [2] минус 2 жителя
    [3] следующий ход пропадёт
    [4] артефакт из колоды
    [5] квест, Людей или Старого
   *[6] +1 репутация у каждого воюющего клана
}
note-pick-up = +{ $residents } в отряд
note-company = там { $who }
note-hunters = может напасть Боец: { $who }
note-next-points = следующий ход { $where ->
    [here] отсюда
   *[there] оттуда
}: { $points } ОД
note-more-points = { $before } → { $after } ОД в этом ходу
note-ahead = впереди { $cell }
note-blocked = { $by ->
    [pit] впереди яма
   *[edge] впереди край поля
}

## Что выбор принесёт: репутация, стройка, Столицы

rep-change = { $clan } { $before } → { $now }
rep-of = { $clan } { $rep }
note-rep = репутация: { $changes }
note-own-rep = { $change }
note-stolen-rep = вам { $change }; у соперника ({ $who }) { $before } → { $now }
note-to-steal = можно украсть: { $clans }
note-score = { $wins ->
    [yes] +{ $vp } ПО, всего { $now } — это победа!
   *[no] +{ $vp } ПО, всего { $now } из { $target }
}
note-income = доход +{ $zefs } за раунд
note-clan-raid = +1 артефакт, без кубика
note-guest = потом можно купить репутацию за { $zefs }
note-no-recruits = { $why ->
    [mimic] Мимикру жителей не дают
   *[marker] жителей в этом раунде больше не дадут
}
note-may-recruit = можно взять { $residents }
note-market = потом репутация и артефакт, каждое за { $zefs }
note-recruit = +{ $residents } (всего { $now }); грабить эту Столицу в этом раунде уже нельзя
note-artifact = верхняя карта колоды, в ней { $left }
note-next-artifact = следующая карта: «{ $artifact }»

## Что выбор принесёт: набеги, бои, кубики

note-raid = { $need ->
    [none] не выйдет: даже с шестёркой { $strength } + 6 меньше { $defence }
    [any] удастся при любом броске: { $strength } + кубик против { $defence }
   *[some] нужно { $needed ->
        [6] 6
       *[other] { $needed }+
    }: { $ways } из 6 ({ $strength } + кубик против { $defence })
}
note-losses = потери в среднем { $loss }
note-booty = при успехе +{ $zefs }
note-captured = при успехе завод ваш
note-wrecked = { $left ->
    [factory] город станет заводом
   *[nothing] завод исчезнет
}
note-failure-costs = репутация упадёт и при неудаче
note-raid-stands = { $won ->
    [yes] успех: { $attack } против { $defence }
   *[no] неудача: { $attack } против { $defence }
}
note-lost = потери: { $residents }
note-raid-better = успех: { $before } → { $after } из 6
note-raid-again = успех: { $ways } из 6
note-battle = победа { $win } из 36, ничья { $tie }, поражение { $lost } ({ $force } против { $against }, каждому по кубику)
note-battle-stands = { $end ->
    [won] победа: { $mine } против { $other }
    [tied] ничья: { $mine } против { $other }
   *[lost] поражение: { $mine } против { $other }
}
note-battle-better = победа: { $before } → { $after } из 36
note-battle-again = победа { $win } из 6, ничья { $tie }
note-spared = сбережёт: { $residents }
note-card = { $text }
note-prize = { $sure ->
    [yes] добыча { $zefs }; { $score }
   *[no] при победе { $zefs } и { $score }
}
note-beaten-before = очков не будет: этого соперника вы уже побеждали
note-if-beaten = { $turns ->
    [0] поражение: вездеход выбит с поля
   *[other] поражение: вездеход выбит с поля, ход пропущен
}
note-rival-scores = если отобьётся, сопернику +{ $vp } ПО
note-catch = без кубиков и потерь

## Что выбор принесёт: ипостаси, квесты, артефакты

form-text = { $form ->
    [builder] строит заводы, но не города; нападает только на Пустошь
    [fighter] нападает на трапперов, поселения и Столицы; +3 в бою, для набега на Пустошь хватит 6 жителей; не строит
    [engineer] строит заводы и города, захватывает чужие заводы; −2 в бою
   *[mimic] репутация на 2 выше; строит заводы; в Столицах жителей не берёт
}
note-standing = репутация здесь считается за { $now } вместо { $before }
note-kept-form = сейчас: { $form }
note-quests = в колоде { $left }, у вас таких { $held } из { $most }
note-make-room = сначала один придётся сбросить
note-next-quest = следующий: «{ $quest }»
note-progress = будет { $done } из { $need }
note-done-so-far = сделано { $done } из { $need }
note-human-reward = +{ $zefs }
note-old-reward = +1 репутация у { $clans } кланов на выбор
note-sell = +{ $zefs } (всего { $now })
note-exchange = Старый украдёт для вас 1 репутацию у соперника

## Почему нельзя

why-no-clan = Эта клетка ничья: здесь нет клана.
why-too-poor = Нужно { $need }, а у вас { $have }: не хватает { $short }.
why-rep-full = Репутация уже на пределе: { $clan }.
why-rep-bought = В этом ходу вы уже покупали репутацию.
why-fighter = Боец не строит.
why-few-residents = Нужно { $need }, а у вас { $have }: не хватает { $short }.
why-low-rep = Нужна репутация { $need } ({ $clan }), а у вас { $have }.
why-no-tile = Все шесть ваших жетонов на поле.
why-raided = В этом раунде набег на этот клан уже был: { $clan }.
why-no-artifacts = Колода артефактов пуста.
why-needs-fighter = Так может только Боец, а вы { $form ->
    [builder] Строитель
    [fighter] Боец
    [engineer] Инженер
   *[mimic] Мимикр
}.
why-needs-engineer = Так может только Инженер, а вы { $form ->
    [builder] Строитель
    [fighter] Боец
    [engineer] Инженер
   *[mimic] Мимикр
}.
why-marked = { $what ->
    [quest] Здесь вы уже брали квест в этом раунде.
    [robbery] В этом раунде вы уже грабили эту Столицу или брали здесь жителей.
   *[residents] В этом раунде здесь уже взяты жители или было ограбление.
}
why-two-cities = Больше двух городов иметь нельзя.
why-city-in-clan = У этого клана уже есть ваш город: { $clan }.
why-mimic = Мимикру жителей в Столицах не дают.
why-no-quests = В этой колоде не осталось квестов.
why-wrong-moment = Его применяют только { $when }.
why-name-used = Такой артефакт в этом ходу уже применялся.
why-no-battle = { $where ->
    [something] На клетке «Нечто» боёв не бывает.
   *[settlement] В чужом поселении не сражаются.
}
why-city-stands = Город нельзя ни снести, ни захватить.
why-exchanged = В этом ходу вы уже обменяли артефакт.
why-nothing-to-steal = Красть нечего: ни у кого нет репутации, которую вы могли бы взять.
why-drawn-now = { $why ->
    [fresh] Квест взят в этом же ходу: начнёте со следующего.
   *[turns] Для этого квеста ещё не прошло нужное число ходов.
}
why-few-artifacts = Нужно отдать сразу { $need }, а артефактов у вас { $have }.
why-handed-here = На этой клетке артефакт уже отдан.
why-rival-lives-there = Там поселение соперника.

## Вопросы трапперу

ask-drive = { $where ->
    [jumped] Применить ещё один артефакт?
    [white] Куда едем? Очков движения { $points }: { $base }{ $boost ->
        [0] {""}
       *[other] {" "}+{ $boost }
    }, земля ничья.
   *[clan] Куда едем? Очков движения { $points }: { $base } { $rep } ({ $clan }){ $boost ->
        [0] {""}
       *[other] {" "}+{ $boost }
    }.
}
ask-facing = Куда развернуть вездеход? { $place }.
ask-cell = Куда прыгнуть?
ask-form = Кем стать?
ask-deed = { $kind ->
    [something] { $cell }: кем стать?
   *[other] { $cell }: что делать? У вас { $zefs }.
}
ask-recruit = { $place }: взять жителей? Сейчас их { $residents }.
ask-rep = { $cell }: купить репутацию +1 ({ $clan }) за { $price }? У вас { $zefs }.
ask-artifact = { $cell }: купить артефакт за { $price }? У вас { $zefs }.
ask-due = { $place }: отдать что-нибудь для квеста?
ask-roll = { $what ->
    [battle] Бой! Бросайте кубик или сначала примените артефакт.
    [raid] Набег! Бросайте кубик или сначала примените артефакт.
   *[rongaut] Ронгаут! Бросайте кубик или сначала примените артефакт.
}
ask-keep = { $what ->
    [battle] Выпало { $die } против { $other }. Применить артефакт или оставить?
    [raid] Выпало { $die }. Применить артефакт или оставить?
   *[rongaut] Ронгаут: выпало { $die }. Применить артефакт или оставить?
}
ask-deck = Ронгаут даёт квест. Из какой колоды?
ask-room = { $side ->
    [human] Квестов Людей уже два. Сбросьте один.
   *[old] Квестов Старого уже два. Сбросьте один.
}
ask-more = «{ $quest }»: какой артефакт отдать? Осталось { $left }.
ask-robbed = У кого Старый украдёт репутацию?
ask-stolen = { $rival }: у какого клана украсть репутацию?
ask-reward = Награда Старого: у какого клана +1? Ещё { $left }.

## На что нажимают: «нажмите на …»

click-cell = клетку
click-face = стрелку
click-form = ипостась
click-deck = колоду
click-rover = вездеход
click-trapper = траппера
click-art = артефакт
click-quest = квест
click-rep = клан

## Кого ждём

dice-fall = Решает случай
wait-drive = { $where ->
    [jumped] применить ли ещё артефакт
   *[other] куда ехать
}
wait-facing = куда развернуть вездеход: { $place }
wait-cell = куда прыгнуть
wait-form = кем стать
wait-deed = что делать: { $place }
wait-recruit = брать ли жителей: { $place }
wait-rep = покупать ли репутацию: { $place }
wait-artifact = покупать ли артефакт: { $place }
wait-due = отдавать ли что-нибудь для квеста: { $place }
wait-roll = { $what ->
    [battle] применить ли артефакт перед боем
    [raid] применить ли артефакт перед набегом
   *[rongaut] применить ли артефакт перед броском Ронгаута
}
wait-keep = { $what ->
    [battle] оставить ли бросок: { $die } против { $other }
    [raid] оставить ли бросок: { $die }
   *[rongaut] оставить ли бросок Ронгаута: { $die }
}
wait-deck = из какой колоды взять квест
wait-room = какой квест сбросить
wait-more = что ещё отдать: «{ $quest }»
wait-robbed = у кого украсть репутацию
wait-stolen = у какого клана украсть репутацию: { $rival }
wait-reward = какие кланы выбрать, ещё { $left }

## Журнал: раунды и ходы

told-ordered = { $place ->
    [1] Первый ход: { $who }.
   *[other] Очередь ходов, место { $place }: { $who }.
}
told-entered = { $who }: на кубиках { $white } и { $black }, старт — { $cell }.
told-round = Раунд { $round }.
told-war = Воюют { $clan } и { $enemy }.
told-total-war = Дубль: воюют все кланы, первый со вторым, третий с четвёртым, пятый с шестым.
told-income = { $who }: доход +{ $zefs }, теперь { $now }.
told-turn = { $who }: ход { $turn }, раунд { $round }.
told-missed = { $who } пропускает ход.
    .you = Вы пропускаете ход.

## Журнал: движение

told-drove = { $who } едет: { $start } → { $end }, курс на { $heading }{ $steps ->
    [1] {""}
   *[other] {" "}({ $steps } кл.)
}.
told-turned = { $who } разворачивается на { $heading }: { $cell }.
told-stayed = { $who } остаётся на месте: { $cell }.
told-played = { $who } применяет артефакт «{ $artifact }».
told-jumped = { $who } прыгает: { $cell }.
told-form = { $who } теперь { $form }, прежде { $old }.

## Журнал: клетки

told-toll = { $some ->
    [yes] { $who } платит пошлину { $zefs }, хозяин { $owner }: { $cell }.
   *[no] { $who }: пошлину платить нечем, хозяин { $owner }: { $cell }.
}
told-rongaut = { $die ->
    [1] { $who }: Ронгаут молчит.
    [2] { $who }: Ронгаут забирает жителей.
    [3] { $who }: Ронгаут держит вездеход.
    [4] { $who }: Ронгаут дарит артефакт.
    [5] { $who }: Ронгаут даёт квест.
   *[6] { $who }: Ронгаут мирит с воюющими кланами.
}
told-residents-lost = { $who }: −{ $residents }, осталось { $now }.
told-must-miss = { $who } пропустит следующий ход.
    .you = Вы пропустите следующий ход.
told-drew = { $who } берёт артефакт (на руках { $now }).
told-drew-which = { $who } получает артефакт «{ $artifact }».
told-rep = { $who }, репутация: { $clan } { $before } → { $now }.
told-bought-rep = { $who } покупает репутацию: { $clan }. Зефов осталось { $now }.
told-nothing-given = { $who }: Ронгауту нечего дать.
told-residents-came = { $who }: +{ $residents }, теперь { $now }. { $cell }.
told-peaceful = { $who }: мирный визит, { $cell }.
told-bought-artifact = { $who } покупает артефакт. Зефов осталось { $now }.
told-built = { $who } строит завод: { $cell }. Осталось зефов { $zefs }, жителей { $residents }.
told-upgraded = { $who } строит город: { $cell }. Осталось зефов { $zefs }, жителей { $residents }.
told-raided = { $who } совершает набег: { $cell }.
told-did-nothing = { $who } здесь ничего не делает: { $cell }.

## Журнал: набеги и бои

told-raid = { $what ->
    [capital] { $who } идёт грабить: { $cell }.
    [factory] { $who } идёт разрушать завод: { $cell }, хозяин { $owner }.
    [capture] { $who } идёт захватывать завод: { $cell }, хозяин { $owner }.
   *[city] { $who } идёт повредить город: { $cell }, хозяин { $owner }.
}
told-die = { $what ->
    [rongaut] { $who }: кубик Ронгаута — { $die }.
    [battle] { $who }: кубик в бою — { $die }.
   *[other] { $who }: кубик в набеге — { $die }.
}
told-raid-roll = { $who }: { $strength } + { $die } = { $attack } против { $defence }.
told-raid-won = { $sign ->
    [paid] { $who }: набег удался, цена { $zefs }. { $cell }.
   *[got] { $who }: набег удался, +{ $zefs }. { $cell }.
}
told-raid-lost = { $who }: набег не удался. { $cell }.
told-tile-gone = { $who } теряет завод: { $cell }.
    .you = Вы теряете завод: { $cell }.
told-captured = { $who } захватывает завод: { $cell }. Прежний хозяин — { $owner }.
    .you = { $who } захватывает ваш завод: { $cell }.
told-city-damaged = { $who }: город снова стал заводом, { $cell }.
    .you = Ваш город снова стал заводом: { $cell }.
told-battle = { $who } нападает на соперника: { $rival }. { $cell }.
    .you = { $who } нападает на вас! { $cell }.
told-battle-rolled = { $who }: { $strength } + { $die } = { $total }.
told-battle-won = { $attacked ->
    [1] { $who } побеждает в бою, { $rival } терпит поражение.
   *[0] { $who } отбивается, { $rival } терпит поражение.
}
    .you = { $attacked ->
    [1] { $who } побеждает вас в бою.
   *[0] { $who } отбивает ваше нападение.
}
told-battle-tied = Ничья, по { $total }: { $who } и { $rival } остаются на месте.
told-caught = { $who } хватает незваного гостя: { $rival }. { $cell }.
    .you = { $who } застаёт вас в своём поселении. { $cell }.
told-took-zefs = { $some ->
    [yes] { $who } забирает { $zefs } у соперника: { $rival }.
   *[no] { $who }: забирать нечего, { $rival } без зефов.
}
    .you = { $some ->
    [yes] { $who } забирает у вас { $zefs }.
   *[no] { $who }: забирать нечего, у вас нет зефов.
}
told-removed = { $who }: вездеход выбит с поля.
    .you = Ваш вездеход выбит с поля.

## Журнал: очки, квесты, артефакты

told-scored = { $source ->
    [battle] { $who }: +{ $vp } ПО за победу в бою, теперь { $now }.
    [city] { $who }: +{ $vp } ПО за город, теперь { $now }.
   *[quest] { $who }: +{ $vp } ПО за квест, теперь { $now }.
}
told-quest-taken = { $who } берёт квест «{ $quest }» ({ $vp } ПО).
told-quest-progress = { $who }: «{ $quest }», { $done } из { $need }.
told-quest-done = { $who } выполняет квест «{ $quest }»!
told-quest-failed = { $who } проваливает квест «{ $quest }».
told-quest-dropped = { $who } отказывается от квеста «{ $quest }».
told-reward-zefs = { $who }: награда Людей +{ $zefs }, теперь { $now }.
told-gave = { $why ->
    [sold] { $who } продаёт артефакт, зефов теперь { $about }.
    [exchanged] { $who } отдаёт артефакт Старому.
   *[handed] { $who } отдаёт артефакт для квеста «{ $about }».
}
told-gave-which = { $who } кладёт под колоду артефакт «{ $artifact }».
told-stole = { $who } крадёт через Старого репутацию: { $rival }, { $clan }.
    .you = { $who } крадёт через Старого вашу репутацию: { $clan }.
told-paid = { $who } платит { $zefs } по квесту «{ $quest }», осталось { $now }.
told-left-residents = { $who } оставляет { $residents } для квеста «{ $quest }», теперь { $now }.
told-won-game = { $who } набирает { $vp } ПО и побеждает!
told-stopped = Раунд { $round } — последний: игра окончена.

## Терминал и квесты

quest-count = { $done } из { $need }
quest-which = { $done } из { $need }: { $which }
quest-at-once = разом
quest-until = { $done }, до конца раунда { $round }
text-name = { $thing }
text-round = Раунд { $round }
text-war = война:
text-artifacts-left = артефакты: { $cards }
text-quests-left = квесты: Людей { $human }, Старого { $old }
text-signs = { $factory } завод, { $city } город, { $pit } яма, { $free } вверх колёсами, { $marker } ваша метка
text-trapper = Траппер
text-vp = ПО/{ $target }
text-zefs = Зефы
text-residents = Жит.
text-form = Ипостась
text-points = ОД
text-force = Сила
text-hand = Арт.
text-beaten = Поб.
text-where = Где
text-off = нет
text-misses = ждёт
text-quest = Квест
text-customer = Чей
text-progress = Сделано
text-task = Задание
text-your-artifacts = Ваши артефакты

## Откуда взялись очки

source-battle = Победы в боях
source-city = Города
source-quest = Квесты

## Карточки: что случилось с траппером

notice-beaten = { $attacked ->
    [1] { $who } нападает, { $rival } проигрывает бой: { $cell }
   *[0] { $rival } нападает и проигрывает, соперник — { $who }: { $cell }
}
    .you = { $attacked ->
    [1] { $who } нападает на вас и побеждает: { $cell }
   *[0] Вы нападаете, но { $who } отбивается: { $cell }
}
notice-victory = { $attacked ->
    [1] { $who } побеждает, соперник — { $rival }: { $cell }
   *[0] { $who } отбивает нападение, соперник — { $rival }: { $cell }
}
    .you = { $attacked ->
    [1] Вы побеждаете! Соперник — { $rival }: { $cell }
   *[0] { $rival } нападает на вас, но вы отбиваетесь: { $cell }
}
notice-tied = { $who } нападает на соперника: { $rival }. Ничья, { $began_cell }
    .you = { $who } нападает на вас. Ничья, { $began_cell }
notice-tied-attack = { $who } нападает на соперника: { $rival }. Ничья, { $began_cell }
    .you = Вы нападаете на соперника: { $rival }. Ничья, { $began_cell }
notice-caught = { $who } застаёт в своём поселении соперника: { $rival }. { $cell }
    .you = { $who } застаёт вас в своём поселении: { $cell }
notice-catch = { $who } застаёт в своём поселении соперника: { $rival }. { $cell }
    .you = Вы застаёте соперника в своём поселении: { $rival }. { $cell }
notice-toll = { $who } платит пошлину, хозяин { $owner }: { $cell }
    .you = Вы платите пошлину, хозяин { $owner }: { $cell }
notice-toll-got = { $who } платит пошлину, хозяин { $owner }: { $cell }
    .you = { $who } платит вам пошлину: { $cell }
notice-factory-gone = { $began_who } разрушает завод, хозяин { $who }: { $cell }
    .you = { $began_who } разрушает ваш завод: { $cell }
notice-captured = { $who } захватывает завод, прежний хозяин — { $owner }: { $cell }
    .you = { $who } захватывает ваш завод: { $cell }
notice-city-damaged = { $began_who } повреждает город, хозяин { $who }: { $cell }
    .you = { $began_who } повреждает ваш город: { $cell }
notice-raid-failed = { $who }: набег не удался, { $cell }
    .you = Ваш набег не удался: { $cell }
notice-raid-repelled = { $who }: набег на поселение не удался, хозяин { $hit }: { $cell }
    .you = { $who }: набег на ваше поселение не удался, { $cell }
notice-rongaut-takes = Ронгаут забирает жителей: { $who }
    .you = Ронгаут забирает ваших жителей
notice-rongaut-holds = Ронгаут держит вездеход: { $who }
    .you = Ронгаут держит ваш вездеход
notice-missed = { $who } пропускает этот ход
    .you = Вы пропускаете этот ход
notice-robbed = { $who } крадёт через Старого репутацию: { $rival }, { $clan }
    .you = { $who } крадёт через Старого вашу репутацию: { $clan }
notice-quest-failed = { $who } проваливает квест «{ $quest }»
    .you = Вы проваливаете квест «{ $quest }»
notice-played = { $who } применяет артефакт «{ $artifact }»
    .you = Вы применяете артефакт «{ $artifact }»
notice-rolled = { $who }: { $strength } + { $die } = { $total }
    .you = Вы: { $strength } + { $die } = { $total }
notice-raid-rolled = { $who }: { $strength } + { $die } = { $attack } против { $defence }
    .you = Вы: { $strength } + { $die } = { $attack } против { $defence }
notice-no-dice = без кубиков: хозяин был дома
notice-rongaut-die = на кубике { $die }
notice-residents = { $residents } (осталось { $now })
notice-nobody-lost = ничего: жителей и не было
notice-zefs-lost = { $some ->
    [yes] { $zefs }
   *[no] зефов не было
}
notice-zefs-taken = { $some ->
    [yes] { $zefs }
   *[no] зефов не было
}
notice-rep = репутация, { $clan }: { $before } → { $now }
notice-factory-lost = завод и его доход
notice-city-lost = город: он снова завод
notice-quest-lost = { $vp } ПО за него
notice-scored = { $vp } ПО (всего { $now })
notice-no-points = очков за эту победу нет
notice-removed = { $misses ->
    [0] { $who } вне поля, въезд по кубикам в следующий ход
   *[other] { $who } вне поля: следующий ход пропущен, потом въезд по кубикам
}
    .you = { $misses ->
    [0] вы вне поля, в следующий ход въедете по кубикам
   *[other] вы вне поля: следующий ход пропустите, потом въедете по кубикам
}
notice-must-miss = { $who } пропустит следующий ход
    .you = вы пропустите следующий ход
notice-missed-next = { $who } играет снова в следующий ход
    .you = в следующий ход вы снова играете

## Цель и первая партия

game-goal = Первым наберите { $points } победных очков{ $rounds ->
    [0] {""}
   *[other] {" "}или лидируйте после раунда { $rounds }
}: квесты, города, победы в боях.

coach-round = Вам нужно 12 очков. Квест приносит от 4 до 6, город — 6, первая победа над соперником — 8. В раунде пять ходов; новый раунд ссорит два клана и платит 5 зефов за завод, 10 за город.
coach-drive = Это ваш вездеход. Шаг вперёд стоит 1 очко движения, поворот на четверть — тоже. Подсвечено то, куда можно доехать: наведите — увидите путь, нажмите — поедете.
coach-facing = Вездеход едет только вперёд, а повороты стоят очков. Разверните его туда, куда поедете следующим ходом.
coach-deed = Каждая клетка что-то даёт. На Пустоши: репутация за 2 зефа, набег за артефактом или завод, если у вас 5 жителей, 10 зефов и репутация 1 с её кланом.
coach-residents = Столицы раз в раунд дают жителей. Жителями строят заводы, и они же — ваша сила в набегах и боях.
coach-reputation = Репутация позволяет строить, ускоряет вездеход на земле клана и приводит больше жителей. Но враг этого клана в войне станет любить вас меньше.
coach-artifact = Артефакт — хитрость на один раз: лишние очки движения, переброс, прыжок. Какие у вас, не видит никто, а Люди покупают их по 3 зефа.
coach-quest = Взят квест: от 4 до 6 очков тому, кто его выполнит. Свой берите у Людей или у Старого, по одному за раунд у каждого.
coach-battle = Вездеходы дерутся! Нападать может только Боец: с обеих сторон жители, репутация и кубик. Сменить ипостась можно даром на клетке «Нечто».
