# Слова игры «Трепещите, человеки!»

game-title = Трепещите, человеки!
game-about = Капитаны пришельцев похищают людей из городов Земли: тайно посылают корабли, сталкиваются над добычей, рискуют ради тех, кто спрятался. Побеждает тот, кто увезёт больше всех.

## Места

place = { $city } ({ $cell })
place-cell = город { $cell }
place-home = остаться в руке

## Выборы

do-keep = Оставить: «{ $mission }»
do-drop = Сбросить: «{ $mission }»
do-reconsider = Передумать: «{ $mission }»
do-borrow = Взять кредит
do-repay = Вернуть кредит
do-draw = Взять две карты
do-buy = Купить: «{ $ship }»
do-replace = В сброс: «{ $ship }»
do-abandon = Бросить город
do-fight = Сразиться
do-scrap = Потерять: «{ $ship }»
do-send = «{ $ship }» → { $place }
do-hold = Держать в руке: «{ $ship }»
do-take-back = Отменить приказ: «{ $ship }» → { $place }
do-ditch = В сброс: «{ $ship }» → { $place }
do-redirect = «{ $ship }» → { $place }
do-retreat = Отступить
do-join = Ввести в бой: «{ $ship }»
do-raid = Быстрый набег
do-search = Поиск
do-leave = Оставить на поиске: «{ $ship }»
do-bring = Вернуть в руку: «{ $ship }»
pass-borrow = Обойтись без кредита
pass-repay = Пока не возвращать
pass-draw = Не брать карты
pass-buy = Ничего не покупать
pass-join = Не вводить резерв

## Цена выбора и что он принесёт

cost-fuel = топливо: { $fuel }
cost-people = { $people } человек
note-borrow = +{ $people } сейчас, вернуть придётся { $debt }
note-repay = { $left ->
    [0] долгов не останется
   *[other] останется кредитов: { $left }
}
note-draw = купить можно одну из двух или ни одной
note-ship = { $kind }: сила { $strength }, топливо { $fuel }; { $abilities }
note-flight = сила { $strength }; набег +{ $quick }, поиск +{ $search }
note-reserve = сможет вступить в бой как резерв
note-ditch = не понадобится топлива: { $fuel }
note-join = сила { $strength }; шанс победить: { $before } → { $chance }
note-aid = сила { $strength }
note-abandon = корабли вернутся, { $people } человек не ваши; шанс победить — { $chance }
note-fight-army = { $sure ->
    [yes] { $strength } + два кубика против { $needed }: проиграть нельзя
   *[no] шанс победить — { $chance }: { $strength } + два кубика против { $needed }; поражение стоит корабля и города
}
note-fight = шанс победить — { $chance }; проигравший теряет корабль{ $reserves ->
    [maybe] ; чужой резерв не учтён
   *[none] {""}
}
note-fight-or-not = шанс победить — { $chance }, если все останутся, и { $alone }, если остальные уйдут{ $reserves ->
    [maybe] ; чужой резерв не учтён
   *[none] {""}
}
note-retreat = корабли вернутся, топливо потрачено; шанс победить — { $chance }
percent = { $whole ->
    [100] 100 %
   *[other] { $whole },{ $tenth } %
}
note-raid = +{ $people } сразу
note-search = { $when ->
    [late] игра кончится раньше: поиск не завершить
    [fast] +{ $people } в конце хода { $early } и только с быстрым поиском: иначе игра кончится раньше
    [risky] +{ $people } в конце хода { $turn }, если игра не кончится раньше (с быстрым поиском — хода { $early })
   *[other] +{ $people } в конце хода { $turn } (с быстрым поиском — хода { $early })
  }
note-fast = быстрый поиск: хватит одного хода

## Почему нельзя

why-no-fuel = Не хватит топлива: этому кораблю нужно { $fuel }.
why-two-there = К этому городу уже летят два ваших корабля.
why-too-dear = Корабль стоит { $price }, а у вас { $people }.
why-all-searching = Все пять кораблей на поиске: новому нет места.
why-rich = Кредит дают тем, у кого меньше { $limit }; у вас { $people }.
why-fleet-left = Кредит дают тем, у кого не больше одного корабля.
why-stock-empty = Карты кредита кончились.
why-one-at-a-time = Сначала верните прежний кредит.
why-cannot-repay = Нужно вернуть { $debt } сразу, а у вас { $people }.
why-three-kept = Три задания уже оставлены, больше нельзя.
why-keep-one = Хотя бы одно задание нужно оставить.
why-is-searching = Этот корабль занят поиском.
why-no-reserve = У этого корабля нет способности «резерв».
why-has-flown = Этот корабль уже летал в этом ходу.
why-no-fuel-to-join = Чтобы вступить в бой, кораблю нужно топлива: { $fuel }.
why-last-stays = На поиске должен остаться хотя бы один корабль.
why-fixed-course = Этот корабль не умеет менять цель.

## Вопросы капитану

ask-missions = Оставьте от одного до трёх заданий.
ask-borrow = Взять кредит? У вас { $people } человек.
ask-repay = Вернуть кредит, { $debt }? У вас { $people }.
ask-draw = Взять две карты кораблей? У вас { $people } человек.
ask-buy = Купить один из этих кораблей? У вас { $people } человек.
ask-replace = Кораблей уже пять. Сбросьте один, чтобы взять новый.
ask-army = { $army } ({ $strength }), { $city }: сразиться или бросить?
ask-lose-to-army = Армия сильнее. Выберите, какой корабль потерять: { $city }.
ask-send = Пошлите корабли. Топлива: { $fuel }.
ask-ditch = Топлива всего { $fuel }. Какой корабль сбросить, раз на него не хватает?
ask-redirect = Смена цели: выберите новые города.
ask-battle = { $place }: сразиться или отступить?
ask-reserves = { $place }: ввести в бой резерв? Топлива: { $fuel }.
ask-lose = { $place }: бой проигран. Какой корабль потерять?
ask-reward = { $place }: быстрый набег или поиск?
ask-leave = { $place }: какие корабли оставить на поиске?
ask-aid = { $city }: ввести резерв против армии? Топлива: { $fuel }.
ask-ready = { $ships ->
    [one] Без дела { $ships } корабль, топлива осталось { $fuel }. Готово?
    [few] Без дела { $ships } корабля, топлива осталось { $fuel }. Готово?
   *[many] Без дела { $ships } кораблей, топлива осталось { $fuel }. Готово?
}

## На что нажимают: «нажмите на …»

click-ship = корабль
click-drawn = корабль
click-cell = город
click-mission = задание

## Кого ждём

wait-missions = какие задания оставить
wait-borrow = брать ли кредит
wait-repay = возвращать ли кредит
wait-draw = брать ли карты кораблей
wait-buy = покупать ли корабль
wait-replace = какой корабль заменить
wait-army = сразиться или бросить город { $city }: { $army }
wait-lose-to-army = какой корабль потерять: { $city }
wait-send = куда послать корабли
wait-ditch = какой корабль сбросить без топлива
wait-redirect = куда повернуть корабли
wait-battle = сразиться или отступить: { $place }
wait-lose = какой корабль потерять: { $place }
wait-reward = набег или поиск: { $place }
wait-leave = какие корабли оставить на поиске: { $place }

## Журнал: подготовка, топливо, покупки

told-leads-first = Первый лидер: { $who }.
told-dealt = { $who } получает задание «{ $mission }».
told-missions-kept = { $who } оставляет { $count ->
    [one] { $count } задание
    [few] { $count } задания
   *[many] { $count } заданий
}.
told-turn-begins = Ход { $turn }. Лидер: { $who }.
told-fuelled = { $who }: +{ $gained } топлива, теперь { $now }.
told-borrowed = { $who } берёт кредит, теперь людей { $now }.
told-repaid = { $who } возвращает кредит, теперь людей { $now }.
told-drew = { $who } берёт две карты кораблей.
told-saw = { $who } видит корабль «{ $ship }».
told-bought = { $who } покупает корабль за { $price }, людей теперь { $now }.
told-bought-ship = { $who } берёт в руку корабль «{ $ship }».
told-declined = { $who } ничего не покупает.
told-replaced = { $who } освобождает место: один корабль из руки уходит в сброс.
told-replaced-ship = { $who } сбрасывает корабль «{ $ship }».
told-reshuffled = Колода кораблей кончилась. Сброс перетасован: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.

## Журнал: разведка и армии

told-city-found = Город { $cell }: { $city }. { $text }.
told-army-came = Люди дают отпор: { $army }, сила { $strength }!
told-army-idle = { $army }: поисков нет, армия уходит ни с чем.
told-abandoned = { $who } бросает город { $city }.
told-army-fought = { $who } против армии «{ $army }»: { $strength } + { $roll } = { $total }, нужно { $needed }.
told-search-held = { $who }: армия отбита, поиск продолжается ({ $city }).
    .you = Вы отбили армию, поиск продолжается ({ $city }).
told-search-lost = { $who } теряет город { $city }: армия победила.
    .you = Вы теряете город { $city }: армия победила.
told-ship-lost = { $who } теряет корабль «{ $ship }».
    .you = Вы теряете корабль «{ $ship }».

## Журнал: планы, заправка, смена цели

told-sent = { $who }: «{ $ship }» летит к городу { $cell }.
told-stayed-home = { $who } никого не посылает.
told-refuelled = { $who } тратит топливо: { $cost }, осталось { $left }.
told-ditched = { $who }: «{ $ship }» без топлива, в сброс (город { $cell }).
told-redirected = { $who }: «{ $ship }» меняет цель, { $old } → { $cell }.
told-kept-course = { $who }: «{ $ship }» не меняет цель, город { $cell }.

## Журнал: бой

told-battle-looms = Назревает бой за город { $cell }: { $city }.
told-stood = { $who } остаётся на бой за город { $cell }, сила { $strength }.
told-retreated = { $who } отступает от города { $cell }, сила { $strength }.
told-joined = { $who }: из резерва вступает «{ $ship }» ({ $city }), топлива осталось { $left }.
told-rolled = { $who }: { $strength } + { $roll } = { $total }.
told-tied = Город { $cell }: ничья, по { $total }. Бросают снова.
told-won = { $who } побеждает в бою за город { $cell }, сумма { $total }.
    .you = Вы побеждаете в бою за город { $cell }, сумма { $total }.
told-unopposed = { $who } занимает город { $cell } без боя.
told-spared = Город { $cell }, { $city }: никто не прилетел, люди вздыхают с облегчением.

## Журнал: вознаграждение и поиски

told-raided = { $who }: быстрый набег, { $city }, +{ $people }. Теперь { $now }.
told-search-begun = { $late ->
    [1] { $who } начинает поиск: { $city }. Игра кончится раньше: поиск не завершить.
   *[other] { $who } начинает поиск: { $city }. { $turns ->
        [one] Ещё { $turns } ход — и +{ $people }.
        [few] Ещё { $turns } хода — и +{ $people }.
       *[many] Ещё { $turns } ходов — и +{ $people }.
    }
}
told-search-went-on = { $late ->
    [1] { $who } продолжает поиск: { $city }. Игра кончится раньше: поиск не завершить.
   *[other] { $who } продолжает поиск: { $city }. { $turns ->
        [one] Ещё { $turns } ход.
        [few] Ещё { $turns } хода.
       *[many] Ещё { $turns } ходов.
    }
}
told-search-done = { $who } завершает поиск: { $city }, +{ $people }. Теперь { $now }.
told-left-searching = { $who }: «{ $ship }» остаётся на поиске, { $city }.

## Журнал: конец игры

told-deck-ends = Колода городов пуста: ход { $turn } — последний.
told-search-cut = { $brought ->
    [0] { $who }: поиск не завершён и не приносит ничего, { $city }.
   *[other] { $who }: поиск не завершён, но приносит +{ $people }, { $city }.
}
told-mission-done = { $who } выполняет задание «{ $mission }»: +{ $people }.
told-mission-failed = { $who } не выполняет задание «{ $mission }»: −{ $people }.
told-credit-due = { $who }: { $count ->
    [one] { $count } невозвращённый кредит
    [few] { $count } невозвращённых кредита
   *[many] { $count } невозвращённых кредитов
}, −{ $people }.
told-final-score = { $who }: итог { $people }.

## Города

city-type = { $type ->
    [cultural] культурный центр
    [scientific] научный центр
   *[industrial] промышленный центр
}
region = { $region ->
    [EU] Европа
    [AS] Азия
    [NA] Северная Америка
    [SA] Южная Америка
    [AF] Африка
   *[OC] Океания
}
capital = столица
city-text = { $region }, { $kind }; набег { $quick }, поиск { $search }

## Корабли

ship-class = { $ship ->
    [saucer] летающая тарелка
    [tripod] треножник
   *[cruiser] крейсер
}
ship-text = { $kind }: сила { $strength }, топливо { $fuel }, цена { $price }
ability-none = без способностей
ability-type = +{ $bonus } { $type ->
    [cultural] у культурных городов
    [scientific] у научных городов
   *[industrial] у промышленных городов
}
ability-with = +{ $bonus } { $ship ->
    [saucer] рядом с тарелкой
    [tripod] рядом с треножником
   *[cruiser] рядом с крейсером
}
ability-with-another = +{ $bonus } { $ship ->
    [saucer] рядом с другой тарелкой
    [tripod] рядом с другим треножником
   *[cruiser] рядом с другим крейсером
}
ability-fast = быстрый поиск: один ход вместо двух
ability-join = резерв: может вступить прямо перед боем
ability-redirect = смена цели после вскрытия планов

## Задания

mission-text = { $goal }. Награда +{ $reward }, штраф −{ $penalty }.
goal-count = { $cities }: не меньше { $need }
goal-most = { $cities }: больше, чем у любого соперника
goal-each-type = Города каждого из трёх типов: не меньше { $need }
goal-regions = { $each ->
    [one] Хотя бы по { $each } городу
    [few] Хотя бы по { $each } города
   *[many] Хотя бы по { $each } городов
} { $need ->
    [one] в { $need } части света
   *[other] в { $need } частях света
}
goal-few-capitals = Города: не меньше { $need }, из них столиц не больше { $capitals }
cities-of-type = { $type ->
    [cultural] Культурные города
    [scientific] Научные города
   *[industrial] Промышленные города
}
cities-in-regions = Города ({ $regions })
cities-capital = Столицы
cities-starred = Города со звёздочкой
cities-plain = Города без звёздочки
cities-rich = Города с быстрым набегом от { $people }
cities-poor = Города с быстрым набегом до { $people }
cities-named = { $cities }
cities-any = Любые города

## Фазы и капитаны

phase = { $phase ->
    [0] Подготовка
    [1] Топливо
    [2] Покупка кораблей
    [3] Разведка
    [4] Планирование атаки
    [5] Заправка
    [6] Бой
    [7] Вознаграждение
   *[8] Подсчёт
}
captain = { $captain ->
    [1] Щупальце
    [2] Жвало
    [3] Глазастые
    [4] Слизь
   *[5] Мозг
}
captain-colour = { $captain ->
    [1] зелёные
    [2] красные
    [3] синие
    [4] жёлтые
   *[5] фиолетовые
}

## Настройки

option-missions = Задания
    .about = Тайные задания с наградой и штрафом в конце. Первую партию проще сыграть без них.
    .on = с заданиями
    .off = без заданий
option-overcommit = Лишние корабли
    .about = Можно ли послать больше кораблей, чем хватит топлива: лишние гибнут.
    .forbid = нельзя
    .allow = можно
option-ships_per_city = Корабли у города
    .about = Сколько кораблей капитан может послать к одному городу.
    .any = сколько угодно
    .two = не больше двух
option-reserve_vs_army = Резерв против армий
    .about = Могут ли корабли резерва помочь поиску в схватке с армией.
    .off = нет
    .on = да
option-unfinished_search = Незаконченные поиски
    .about = Что приносит поиск, который не успел до конца игры.
    .nothing = ничего
    .quick = быстрый набег
option-credit_limit = Кредиты
    .about = Сколько кредитов может быть у капитана сразу.
    .stock = пока есть карты
    .one_at_a_time = один

## Терминал

text-name = { $thing }
text-turn = Ход { $turn }
text-leader = лидер
text-deck = колода городов: { $cards }
text-turns-left = ходов после этого: { $turns }
text-ended = она исчерпана, и игра окончена
text-last-turn = последний ход
text-ship-deck = корабли: { $cards }, в сбросе { $discarded }
text-credit-stock = кредиты: { $cards }
text-armies = армий уже было: { $armies } из 6
text-no-armies = армий ещё не было (всего их не больше 6)
text-type = { $type ->
    [cultural] культура
    [scientific] наука
   *[industrial] индустрия
}
text-type-short = { $type ->
    [cultural] К
    [scientific] Н
   *[industrial] И
}
text-region = { $region ->
    [EU] Европа
    [AS] Азия
    [NA] С. Америка
    [SA] Ю. Америка
    [AF] Африка
   *[OC] Океания
}
text-region-short = { $region ->
    [EU] Ев
    [AS] Аз
    [NA] СА
    [SA] ЮА
    [AF] Аф
   *[OC] Ок
}
text-capital = столица
text-quick = набег { $people }
text-search = поиск { $people }
text-holds = занимает
text-captain = Капитан
text-people = Люди
text-fuel = Топл.
text-fleet = Флот
text-hand = В руке
text-searches = Поиски
text-captured = Города
text-kept = Зад.
text-credits = Кред.
text-own-hand = { $ships ->
    [0] пусто
   *[other] { $ships }, см. ниже
}
text-own-orders = приказы: топливо { $fuel }, останется { $left }
text-your-ships = Ваши корабли
text-ship-class = { $ship ->
    [saucer] тарелка
    [tripod] треножник
   *[cruiser] крейсер
}
text-class = Класс
text-strength = Сила
text-price = Цена
text-ability = { $ability ->
    [fast] быстрый поиск
    [join] резерв
   *[redirect] смена цели
}
text-abilities = Способности
text-where = Где
text-drawn = взят, можно купить
text-at-city = → { $city } ({ $cell })
text-redirected = → { $cell } вместо { $old }
text-searching = поиск: { $city }
text-place = { $where ->
    [unplanned] ждёт приказа
    [held] остаётся в руке
    [aiding] против армии
    [flown] в руке, летал
   *[hand] в руке
}
text-mission = Задание
text-goal = Условие
text-progress = Готово
text-x-of-n = { $x } из { $n }
text-reward = Награда
text-penalty = Штраф

## Откуда взялся счёт

source-start = В начале
source-raids = Набеги
source-searches = Поиски
source-missions-done = Выполненные задания
source-missions-failed = Невыполненные задания
source-purchases = Покупка кораблей
source-credits = Кредиты

## Рисунок

draw-capital = столица
draw-star = карта первой половины (★)
draw-way = { $way ->
    [raid] набег
   *[search] поиск
}
draw-search-of = Поиск: { $city }. Ещё { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
} — и +{ $people }
draw-search-late = Поиск: { $city }. Игра кончится раньше, поиск не завершить
draw-late = не успеть
draw-army = Люди дают отпор
draw-army-needs = { $chance ->
    [none] не отбиться
    [sure] точно отобьётся
   *[some] нужно { $needed } и больше
}
draw-ability = { $ability ->
    [fast] быстрый поиск
    [join] резерв
   *[redirect] смена цели
}
draw-fuel = { $fuel } из { $most }
draw-fuel-planned = уйдёт { $used }, останется { $left }
draw-credits = { $count ->
    [one] { $count } кредит
    [few] { $count } кредита
   *[many] { $count } кредитов
}: вернуть { $people }
draw-price = { $enough ->
    [yes] можно купить
   *[no] не по карману
}
draw-for-sale = Взяты на выбор
draw-your-ships = Ваши корабли: { $count } из { $most }
draw-your-missions = Ваши задания
draw-fact = { $what ->
    [fuel] топливо
    [cities] захваченные города
    [fleet] корабли
    [searches] поиски
    [debts] кредиты
    [missions] задания
   *[leader] лидер
}
draw-label = { $what ->
    [cities] города
    [cultural] культура
    [scientific] наука
    [industrial] индустрия
    [debts] кредиты
   *[missions] задания
}
draw-turns-left = ещё ходов: { $turns }
draw-ended = игра окончена
draw-city-deck = Колода городов: { $cards }
draw-ship-deck = Колода кораблей: { $cards }, в сбросе { $discarded }
draw-pile-cities = Города
draw-pile-ships = Корабли
draw-pile-credits = Кредиты
draw-pile-armies = Армии
draw-discarded = в сбросе { $cards }
draw-armies-of = пока, всего до { $armies }
draw-stock = Карты кредита: { $cards }
draw-ready = Готовы: { $count } из { $all }
draw-battle = Бой: { $city } ({ $cell })
draw-battle-panel = Бой
draw-stance = { $stance ->
    [waits] решает
    [fights] сражается
    [gone] отступает
    [beaten] проигрыш
   *[won] побеждает
}
draw-all-missions = Задания капитанов
draw-winner = победитель
draw-done = выполнено
draw-failed = не выполнено

## Карточки: что случилось с капитаном

notice-beaten = { $who } побеждает в бою за город { $began_city } ({ $cell }), проигрывает { $hit }
    .you = { $who } побеждает вас в бою за город { $began_city } ({ $cell })
notice-victory = { $who } побеждает в бою за город { $began_city } ({ $cell })
    .you = Вы побеждаете в бою за город { $began_city } ({ $cell })
notice-search-lost = Армия «{ $began_army }» срывает поиск ({ $who }): { $city }
    .you = Армия «{ $began_army }» срывает ваш поиск: { $city }
notice-search-held = { $who } отбивает армию «{ $began_army }»: { $city }
    .you = Вы отбили армию «{ $began_army }»: { $city }
notice-abandoned = { $who } бросает город { $city }, армия — «{ $began_army }»
    .you = Вы бросаете город { $city }, армия — «{ $began_army }»
notice-search-cut = Игра кончилась раньше, чем завершился поиск ({ $who }): { $city }
    .you = Игра кончилась раньше, чем завершился ваш поиск: { $city }
notice-joined = { $who } вводит резерв: «{ $ship }»
    .you = Вы вводите резерв: «{ $ship }»
notice-rolled = { $who }: { $strength } + { $roll } = { $total }
    .you = Вы: { $strength } + { $roll } = { $total }
notice-army-fought = { $strength } + { $roll } = { $total } против { $needed }
notice-ship = «{ $ship }»
notice-some-ship = один из сражавшихся кораблей
notice-search-gone = поиск: { $city }
notice-brought = { $people } человек
notice-ships-home = { $hit }: остальные корабли возвращаются, топливо потрачено
    .you = остальные ваши корабли возвращаются, топливо потрачено
notice-searchers-home = { $hit }: остальные корабли возвращаются
    .you = остальные ваши корабли возвращаются
notice-reward = { $who } грабит или обыскивает город
    .you = вы грабите или обыскиваете город
notice-search-on = поиск продолжается

## Цель и первая партия

game-goal = Увезите больше людей, чем соперники, пока не кончилась колода городов.

coach-draw = Сильный флот выигрывает бои. Каждый ход можно посмотреть две карты кораблей и купить одну. Платят людьми, а люди — это ваш счёт, так что всё подряд не берите.
coach-buy = Сравните три вещи: сила решает бои, топливо сгорает в каждом вылете, а способности работают только там, где сказано на карте. Кораблей — не больше пяти.
coach-send = Пора на охоту. Нажмите на корабль, потом на город. На городе два числа: сколько даст быстрый набег и сколько, побольше, — долгий поиск.
coach-fuel = Каждый вылет сжигает топливо. За ход его приходит 8, накопить можно до 20. Все посылают тайно: где капитаны встретятся, там бой. Всё расставлено — нажмите «Готово».
coach-battle = На этот город нашёлся ещё охотник. Обе стороны прибавят к силе два кубика, ваш шанс — на кнопке. Отступите — корабли вернутся; проиграете — одного лишитесь.
coach-reward = Город ваш. Быстрый набег платит сразу. Поиск даёт больше, но оставленные корабли заняты два хода.
coach-army = Люди дают отпор! Армия нападает только на тех, кто ведёт поиск. Можно принять бой или бросить город.
coach-search = Начался поиск. Он принесёт людей в конце хода, следующего за ближайшим. До тех пор его корабли не летают, и на них может выйти армия.
coach-last = Это последний ход. Начатый теперь поиск не успеет завершиться и ничего не даст: берите быстрые набеги.
