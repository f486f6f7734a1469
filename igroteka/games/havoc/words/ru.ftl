# Слова игры «Время грабежа»

game-title = Время грабежа
game-about = Люди, машины и пилигримы высадились на планете, полной кристаллов, а её жители, троги, дают отпор. Каждая карта — это марш, найм, стройка или хитрость в бою; главное — угадать, когда считать кристаллы.

## Стороны, места и локации

player = { $side }
player-of = { $side ->
    [humans] людей
    [machines] машин
    [pilgrims] пилигримов
   *[trogs] трогов
}
nobody = никто
seat-name = { $seat ->
    [1] Вега
    [2] Орион
    [3] Лира
   *[4] Альтаир
}
terrain-name = { $terrain ->
    [mountain] горы
    [desert] пустыня
    [jungle] джунгли
    [ocean] океан
   *[none] без рельефа
}
deck-name = { $deck ->
    [mountain] Колода «Горы»
    [desert] Колода «Пустыня»
    [jungle] Колода «Джунгли»
    [ocean] Колода «Океан»
   *[own] Своя колода
}
deck-of = { $deck ->
    [mountain] колода «Горы»
    [desert] колода «Пустыня»
    [jungle] колода «Джунгли»
    [ocean] колода «Океан»
   *[own] своя колода
}
objective = { $objective ->
    [control] Контроль
    [capture] Захват
   *[attrition] Потери
}
token-kind = { $kind ->
    [war_party] отряд трогов
    [nest] гнездо
   *[exploration] жетон исследования
}
support = { $support ->
    [artillery] Артиллерия
   *[watchtower] Вышка
}

## Числа

soldiers = { $count ->
    [one] { $count } солдат
    [few] { $count } солдата
   *[many] { $count } солдат
}
crystals = { $count ->
    [0] без кристаллов
    [one] { $count } кристалл
    [few] { $count } кристалла
   *[many] { $count } кристаллов
}
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
points = { $icon ->
    [move] { $count } ОД
    [recruit] { $count } ОН
   *[build] { $count } ОС
}
percent = { $whole ->
    [100] 100 %
   *[other] { $whole },{ $tenth } %
}

## Карты, постройки, навыки

bonus = { $bonus ->
    [card] возьмите карту
    [one_card] возьмите карту, один раз за действие
    [star] +1 ПО
   *[init] выберите место в следующем раунде
}
card-icons = движение { $move }, найм { $recruit }, стройка { $build }
card-text = { $icons }. Бой: { $text }
card-text-bonus = { $icons }. Бонус: { $bonus }. Бой: { $text }
structure-text = Построить { $build }, активировать { $activate }. { $text }
structure-text-standing = Построить { $build }. { $text }

## Выборы

do-faction = { $side }
do-region = { $region }
do-turn = Открыть: { $region }
do-mark = Пометить: { $region }
do-fight-next = Следующее: { $region }
do-give-up = Отдать: { $region }
do-call = Вызвать: { $region }
do-withdraw-to = Увести: { $region }
do-retreat = Отступить: { $region }
do-side = Солдат { $side }
do-soldiers = { $soldiers }
do-spend = Потратить: { $crystals }
do-place-on = { $objective }: { $number }
do-deck = { $deck }
do-keep = Оставить: «{ $card }»
do-redraw = Сбросить: «{ $card }»
do-put-under = Убрать: «{ $card }»
do-objective = { $objective }
do-kill = Убить: { $objective }
do-lose = Потерять: { $objective }
do-withdraw = Увести: { $objective }
do-capture = Взять в плен: { $objective }
do-first = Первой: { $objective }
do-skip = Отменить: { $objective }
do-discard = Сбросить: «{ $card }»
do-take-back = Всё-таки оставить: «{ $card }»
do-skill = Навык «{ $skill }»
do-ready = Подготовить: «{ $skill }»
do-march = Движение
do-recruit = Найм
do-build = Строить и активировать
do-draw-two = Взять две, оставить одну
do-enable = Активировать подсчёт
do-end-turn = Закончить ход
do-pay = «{ $card }»
do-place = Место { $place }
do-from = { $region }: { $soldiers }
do-move-token = Перенести: { $region }
do-new-token = Новый жетон
do-raise = Построить: «{ $structure }»
do-become = Солдат → «{ $structure }»
do-activate = Активировать: «{ $structure }», { $region }
do-activate-free = Активировать: «{ $structure }»
do-dissolve = «{ $structure }» → солдат
do-relocate = Перенести: «{ $structure }», { $region }
do-blow-up = Взорвать: «{ $structure }», { $region }
do-token = Передвинуть: { $kind }
do-play = Сыграть: «{ $card }»
do-play-stored = Из Матрицы: «{ $card }»
do-shift = { $start } → { $objective }
do-fire = Выстрел по солдатам { $side }: { $objective }
do-ransom = Выкупить у { $captor }
do-free = Вернуть у { $captor } даром (Военная полиция)
pass-place = Остаться на своём месте
pass-marker = Не ставить маркер
pass-reinforce = Без подкреплений
pass-activate = Не активировать
pass-tactics = Пас
pass-fire = Не стрелять
pass-ransom = Больше не выкупать
done-pay = Сбросить эти карты
done-march = Закончить движение
done-build = Закончить стройку
done-relocate = Больше не переносить
done-shift = Больше не переставлять
done-deploy = Больше не выставлять
done-call = Больше не вызывать
done-kill = Больше не убивать
done-withdraw = Больше не уводить
ask-pays-nothing = { $icon ->
    [move] Эти карты не дают ОД. Всё равно сбросить?
    [recruit] Эти карты не дают ОН. Всё равно сбросить?
   *[build] Эти карты не дают ОС. Всё равно сбросить?
}

## Цена выбора

cost = { $what }
cost-each = { $points } за солдата
cost-of = { $points } из { $all }
cost-vp = { $vp } ПО

## Что выбор принесёт

note-and = { $first }; { $rest }
note-text = { $text }
note-jammed = заглушено: карта не подействует
note-raise = { $text } Жетонов осталось: { $left }.
note-deck = в колоде { $cards }
note-own-deck = в колоде { $cards }, в сбросе { $discard }
note-pay = +{ $gained }, всего { $sum }
note-paid = { $sum }
note-drawn = добор: { $cards }
note-vp = +{ $vp } ПО
note-places = можно сменить место в следующем раунде
note-hand = вся рука даёт { $sum }
note-draw-two = карт за это не платят
note-order = { $order }
note-battle = сражение: { $soldiers } { $foe }
note-tokens = { $tokens ->
    [one] { $tokens } жетон трогов
    [few] { $tokens } жетона трогов
   *[many] { $tokens } жетонов трогов
}: { $odds }
note-odds = { $trogs ->
    [one] { $trogs } трог { $chance }
    [few] { $trogs } трога { $chance }
   *[many] { $trogs } трогов { $chance }
}
note-exploration = жетон исследования
note-control = контроль ваш
note-control-from = отберёте контроль у { $foe }
note-crystals = здесь { $crystals }
note-movable = { $movable ->
    [one] уйти может { $movable } из { $soldiers }
   *[other] уйти могут { $movable } из { $soldiers }
}
note-stay = останется { $soldiers }
note-lost = пропадёт { $points }
note-reserve = в резерве останется { $left }
note-there = уже там: { $soldiers }
note-crystals-nobody = { $crystals }, локация ничья
note-crystals-of = { $crystals }, локация { $who }
note-foes = { $soldiers } { $foe }
note-score = { $side } +{ $vp }
note-enable = если бы раунд кончился сейчас: вам +{ $vp } ПО (локации { $regions }, кристаллы { $crystals }); { $others }
note-ransom = там ваших: { $held }; у вас останется { $vp } ПО
note-free = там ваших: { $held }; без потери ПО, раз за раунд
note-rest = на другие цели: { $soldiers }
note-attrition = на «Потери»: { $soldiers }
note-ahead = пока так: контроль — { $control }, убьют { $attacker_kills } : { $defender_kills }, ПО { $attacker_vp } : { $defender_vp } (атака : защита), пленные — { $capture }
note-standing = нападающих { $attacker }, защитников { $defender }

## Почему нельзя

why-no-cards = Сбрасывать нечего: в руке нет карт.
why-reserve-empty = Ваш резерв пуст.
why-nothing-to-draw = Брать нечего: карт нет.
why-enabled = В этом раунде подсчёт уже активирован.
why-last-round = В последнем раунде подсчёт будет и так.
why-no-enable-card = У вас в руке нет карты «Активировать подсчёт».
why-skill-used = В этом раунде навык уже применён.
why-other-phase = Этот навык — для фазы пленных.
why-no-target = Применить не к чему.
why-few-crystals = Нужно { $need }, а в хранилище { $have }.
why-enemy-hq = В чужой штаб входить нельзя.
why-battle = Там место сражения.
why-barred = Локацию закрывает Барьер.
why-too-far = Слишком далеко: очков не хватит.
why-pinned = { $attackers ->
    [one] { $attackers } нападающий связывает
    [few] { $attackers } нападающих связывают
   *[many] { $attackers } нападающих связывают
} { $held } ваших солдат, а у вас их здесь { $soldiers }.
why-attackers = Нападающие не уходят из места сражения.
why-must-stop = Этим солдатам пришлось здесь остановиться до конца хода.
why-not-controlled = Вы не контролируете эту локацию.
why-hq = В локации со штабом не строят.
why-stands-there = Такая постройка там уже стоит.
why-no-structure = Жетоны этой постройки кончились.
why-too-dear = Нужно { $need }, а у вас { $have }.
why-activated = В этом действии её уже активировали.
why-no-crystal = В этой локации нет кристаллов.
why-no-support = Таких жетонов в запасе не осталось.
why-holds = Барьер уже стоит.
why-no-battle-text = На этой карте нет боевого текста.
why-wrong-terrain = Рельеф карты — { $card }, а здесь { $here }.
why-no-terrain = У внешних локаций нет рельефа: карты рельефа здесь не играют.
why-too-poor = Выкуп стоит { $need } ПО, а у вас { $have }.
why-occupied = Там стоят вражеские солдаты.
why-trogs-lurk = Там лежат жетоны трогов.

## Вопросы игроку

ask-faction = Выберите фракцию.
ask-reinforce = Подкрепления: куда поставить солдата?
ask-bloom = Выход жилы: куда добавить кристалл?
ask-nest = Сезон гнёзд: куда положить гнездо?
ask-discard = { $left ->
    [0] Осталось карт: { $limit }. Готово?
   *[other] Предел карт — { $limit }. Сбросьте ещё { $left }.
}
ask-action = { $acted ->
    [yes] Примените навык или закончите ход.
   *[no] Действие { $action } из { $all }: что делаете?
}
ask-pay = { $icon ->
    [move] Сбросьте карты на движение: { $points }.
    [recruit] Сбросьте карты на найм: { $points }.
   *[build] Сбросьте карты на стройку: { $points }.
}
ask-place = Какое место занять в следующем раунде?
ask-march = Кого двигать? Осталось { $points }.
ask-march-to = { $region }: куда? { $points }.
ask-march-many = { $start } → { $region }: сколько?
ask-turned = Трогов мало: какие жетоны открыть первыми?
ask-marked = Маркеров мало: какая локация первая?
ask-map = Полевая карта: какую колоду смотреть?
ask-keep = Какую карту оставить?
ask-ready = Ретранслятор: какой навык подготовить?
ask-next-battle = Какое сражение следующее?
ask-give-up = { $region }: нет маркера. Отдать другую?
ask-recruit = Сколько солдат нанять? Не больше { $most }.
ask-land = Где высадить солдат? Осталось { $left }.
ask-land-many = { $region }: сколько высадить?
ask-build = { $how ->
    [build] Стройте или активируйте: { $points }.
   *[activate] Активируйте: { $points }.
}
ask-build-where = «{ $structure }»: где строить?
ask-target = «{ $structure }»: выберите цель.
ask-victim = { $region }: чей солдат?
ask-muster = { $region }: сколько солдат?
ask-spend = Сколько кристаллов? За каждый { $vp } ПО, есть { $stored }.
ask-matrix = Матрица: из какой колоды карта?
ask-overflow = Матрица полна: какую карту убрать?
ask-draw = Взять две карты: из какой колоды?
ask-skill = «{ $skill }»: выберите локацию.
ask-token = «{ $skill }»: новый жетон или перенести?
ask-kind = «{ $skill }»: какой жетон?
ask-goal = «{ $skill }»: куда?
ask-teleport = { $start } → { $region }: сколько?
ask-redraw = Какую карту сбросить?
ask-rebuild = { $region }: что перестроить?
ask-activate = «{ $structure }»: активировать даром?
ask-relocate = Какую постройку перенести? Ещё { $left }.
ask-relocate-to = «{ $structure }»: куда перенести?
ask-blow-up = Какую постройку взорвать?
ask-control = { $role ->
    [trogs] За трогов: сколько на «Контроль»?
   *[own] { $region }: сколько на «Контроль»?
}
ask-capture = { $role ->
    [trogs] За трогов: сколько на «Захват»?
   *[own] { $region }: сколько на «Захват»?
}
ask-tactics = { $role ->
    [trogs] За трогов: сыграть свою карту?
   *[own] { $region }: сыграть карту?
}
ask-shift = { $whose ->
    [own] Переставить своего? Ещё { $left }.
   *[foe] Переставить чужого? Ещё { $left }.
}
ask-deploy = Солдат из резерва: на какую цель? Ещё { $left }.
ask-call = Вызвать солдата: откуда?
ask-onto = { $region }: на какую цель?
ask-kill = Убить солдата { $foe }: на какой цели?
ask-bleed = Потерять своего солдата: на какой цели?
ask-withdraw = Увести солдата? Ещё { $left }.
ask-withdraw-to = Увести солдата: куда?
ask-first = Какая цель будет первой?
ask-skip = Какую цель отменить?
ask-prisoner = Пленный из солдат { $foe }: с какой цели?
ask-attrition = Потери: какой солдат { $foe } убит?
ask-fire = { $region }: стрелять из артиллерии?
ask-retreat = Поражение: { $region }. Куда отступить?
ask-retreat-many = { $region }: скольким отступить сюда?
ask-burrow = Троги бегут: куда положить гнездо?
ask-ransom = Выкупить солдата за { $price } ПО? У вас { $vp }.

## На что нажимают: «нажмите на …»

click-faction = фракцию
click-region = локацию
click-army = солдат
click-structure = постройку
click-tile = тайл
click-skill = навык
click-card = карту
click-paid = выбранную карту
click-looked = карту
click-stored = карту Матрицы
click-deck = колоду
click-place = место
click-objective = цель
click-party = солдат
click-held = пленных

## Кого ждём

wait-faction = какую фракцию вести
wait-reinforce = куда поставить солдата
wait-bloom = куда добавить кристалл
wait-nest = куда положить гнездо
wait-discard = какие карты сбросить
wait-action = что делать
wait-pay = какие карты сбросить
wait-place = какое место занять в следующем раунде
wait-march = кого двигать
wait-march-to = куда идти: { $region }
wait-march-many = сколько солдат идёт: { $start } → { $region }
wait-turned = какие жетоны открыть первыми
wait-marked = какую локацию пометить первой
wait-map = какую колоду смотреть
wait-keep = какую карту оставить
wait-ready = какой навык подготовить
wait-next-battle = какое сражение следующее
wait-give-up = какую локацию отдать ради другой: { $region }
wait-recruit = сколько солдат нанять
wait-land = где высадить солдат
wait-land-many = сколько солдат высадить: { $region }
wait-build = что строить и активировать
wait-build-where = где строить: «{ $structure }»
wait-target = какую цель выбрать: «{ $structure }»
wait-victim = чьего солдата убить: { $region }
wait-muster = сколько солдат выставить: { $region }
wait-spend = сколько кристаллов потратить
wait-matrix = из какой колоды карта для Матрицы
wait-overflow = какую карту Матрицы убрать
wait-draw = из какой колоды брать карты
wait-skill = как применить «{ $skill }»
wait-teleport = скольких перенести: { $start } → { $region }
wait-redraw = какую карту сбросить
wait-rebuild = что перестроить: { $region }
wait-activate = активировать ли «{ $structure }»
wait-relocate = какие постройки перенести
wait-blow-up = какую постройку взорвать
wait-place-soldiers = как расставить солдат: { $region }
wait-tactics = сыграть ли карту: { $region }
wait-effect = как применить карту
wait-prisoner = кого взять в плен
wait-attrition = кто убит в «Потерях»
wait-fire = стрелять ли из артиллерии: { $region }
wait-retreat = куда отступить: { $region }
wait-burrow = куда положить гнездо
wait-ransom = выкупать ли пленных

## Настройки

option-level = Навыки
    .about = Сколько навыков у каждого: один основной или ещё один-два случайных.
    .first = первая партия: только основной
    .experienced = ещё один
    .veteran = ещё два
option-level_per_player = Навыки по местам
    .about = Задано ли число навыков каждому месту отдельно, как фора.
    .off = у всех поровну
    .on = по местам
option-level_one = Навыки места 1
    .about = Важно, только если навыки заданы по местам.
    .first = только основной
    .experienced = ещё один
    .veteran = ещё два
option-level_two = Навыки места 2
    .about = Важно, только если навыки заданы по местам.
    .first = только основной
    .experienced = ещё один
    .veteran = ещё два
option-level_three = Навыки места 3
    .about = Важно, только если навыки заданы по местам и играют втроём или вчетвером.
    .first = только основной
    .experienced = ещё один
    .veteran = ещё два
option-level_four = Навыки места 4
    .about = Важно, только если навыки заданы по местам и играют вчетвером.
    .first = только основной
    .experienced = ещё один
    .veteran = ещё два
option-faction_pick = Фракции
    .about = Как игрокам достаются фракции.
    .choose = выбирают по порядку мест
    .random = по жребию
option-nests_at_setup = Гнездо в начале
    .about = Лежит ли на поле гнездо с самого начала.
    .on = да
    .off = нет
option-jump_only_in_scoring_phase = Прыжки через отметки
    .about = Когда можно перепрыгнуть отметку события и тем сократить игру.
    .off = при любом получении ПО
    .on = только в фазе подсчёта
option-init_bonus_optional = Карты инициативы
    .about = Можно ли отказаться от смены места.
    .on = можно
    .off = место нужно выбрать
option-tactics_end_on_first_pass = Пас в сражении
    .about = Заканчивает ли первый пас розыгрыш карт для обеих сторон.
    .off = другой может играть дальше
    .on = заканчивает для обоих
option-retreat_split = Отступление
    .about = Могут ли уцелевшие разойтись по нескольким локациям.
    .off = все в одну локацию
    .on = в несколько
option-trog_winners_become_nest = Победившие троги
    .about = Что остаётся от ничьих трогов, выигравших локацию.
    .off = солдаты и гнездо
    .on = только гнездо
option-artillery_third_party = Артиллерия в чужих сражениях
    .about = Может ли артиллерия людей стрелять там, где люди не сражаются.
    .on = да
    .off = нет
option-humans_minus_one_skill_2p = Люди в партии на двоих
    .about = Меньше ли у людей навыков на один, когда играют вдвоём.
    .off = нет
    .on = на один меньше

## Откуда очки

source-crystals = Кристаллы
source-regions = Локации
source-control = Контроль в сражениях
source-kills = Убитые враги
source-prisoners = Пленные
source-structure = Постройки
source-skill = Навыки
source-exploration = Исследования
source-bonus = Звёзды
source-card = Карты в сражениях
source-ransom = Выкупы

## Что случилось с игроком

notice-beaten = { $hit }: сражение проиграно, { $region }
    .you = Вы проиграли сражение: { $region }
notice-victory = { $hit }: сражение выиграно, { $region }
    .you = Вы выиграли сражение: { $region }
notice-attacked = { $attacker } нападают, защищается { $hit }: { $region }
    .you = { $attacker } нападают на вас: { $region }
notice-shot = { $who } убили солдата ({ $hit }): { $region }
    .you = { $who } убили вашего солдата: { $region }
notice-abducted = { $who } взяли в плен солдата ({ $hit }): { $region }
    .you = { $who } взяли в плен вашего солдата: { $region }
notice-ambushed = { $hit } теряет солдата в дикой местности: { $region }
    .you = Вы потеряли солдата в дикой местности: { $region }
notice-taken = { $who } отобрали локацию ({ $hit }): { $region }
    .you = { $who } отобрали у вас локацию: { $region }
notice-lost-control = { $hit } больше не контролирует: { $region }
    .you = Вы больше не контролируете: { $region }
notice-played = { $who }: сыграна карта «{ $card }»
notice-control = Контроль: { $who }, { $own } против { $others }
notice-attrition = Потери: нападающие убили { $attacker }, защитники — { $defender }
notice-killed = 1 солдат убит ({ $objective })
notice-captured = 1 солдат в плену
notice-region-lost = контроль: { $region }
notice-prisoner = 1 пленный
notice-scored = { $points } ПО
notice-one-soldier = 1 солдат
notice-one-prisoner = 1 солдат; его можно выкупить
notice-battle-comes = сражение { $number } будет после действий
notice-retreated = { $away ->
    [reserve] { $who }: уцелевшие возвращаются в резерв
   *[region] { $who }: уцелевшие отступают, { $region }
}
    .you = { $away ->
        [reserve] ваши уцелевшие солдаты возвращаются в резерв
       *[region] ваши уцелевшие солдаты отступают: { $region }
    }

## Журнал: подготовка и раунды

told-faction = { $drawn ->
    [1] { $name } ведёт { $who }: так решил жребий.
   *[other] { $name } ведёт { $who }.
}
told-landed = { $who }: штаб — { $region }.
told-skill = { $who }: навык «{ $skill }».
told-ordered = { $who }: место { $place } в очереди.
told-round = Раунд { $round }.
told-event = Событие: «{ $event }». { $text }
told-final-round = Раунд { $round } последний: он кончится финальным подсчётом.
told-jumped = { $who } перепрыгивают отметку { $vp } ПО: её события позже, а игра на раунд короче.
told-initiative = { $who }: место { $place } в очереди этого раунда.
told-reinforced = { $who } выставляют солдата: { $region }.
told-declined = { $who } отказываются.
told-crystals = { $region }: { $crystals ->
    [one] +{ $crystals } кристалл
    [few] +{ $crystals } кристалла
   *[many] +{ $crystals } кристаллов
}, всего { $now }.
told-nest = Новое гнездо: { $region }.
told-storm = Орбитальная буря: в этом раунде стрелки ничего не соединяют.
told-round-ends = Раунд { $round } окончен.

## Журнал: карты

told-drew = { $who } берут карту, в руке { $hand }.
told-drew-card = { $who } берут карту «{ $card }».
told-reshuffled = { $who } тасуют сброс в новую колоду: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
told-discarded = { $who } сбрасывают карту «{ $card }».
told-looked = { $who } смотрят карты: { $deck }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
told-looked-at = { $who } видят карту «{ $card }».
told-kept = { $who } оставляют карту, в руке { $hand }.
told-kept-which = { $who } оставляют карту «{ $card }».

## Журнал: действия

told-action = Действие { $number } из 3.
told-turn = { $who }: действие { $number } из 3.
told-chose = { $action ->
    [march] { $who } двигаются.
    [recruit] { $who } нанимают.
    [build] { $who } строят и активируют.
    [draw_two] { $who } берут две карты, чтобы оставить одну.
   *[enable] { $who } активируют подсчёт.
}
told-no-action = { $who } ничего не могут сделать и пропускают действие.
told-paid = { $who } сбрасывают карту «{ $card }».
told-points = { $icon ->
    [move] { $who }: { $points } ОД.
    [recruit] { $who }: { $points } ОН.
   *[build] { $who }: { $points } ОС.
}
told-moves-up = { $who }: в следующем раунде место { $place }.
told-marched = { $who }: { $soldiers ->
    [one] { $soldiers } солдат
    [few] { $soldiers } солдата
   *[many] { $soldiers } солдат
}, { $start } → { $region }.
told-explored = { $who } исследуют: { $region }, «{ $find }». { $text }
told-turned = { $region }: открыт жетон, { $kind }. { $trogs ->
    [one] { $trogs } трог
    [few] { $trogs } трога
   *[many] { $trogs } трогов
}, { $crystals }.
told-trogs-came = { $region }: { $trogs ->
    [one] +{ $trogs } трог
    [few] +{ $trogs } трога
   *[many] +{ $trogs } трогов
}, всего { $now }.
told-ambushed = { $who } теряют солдата ({ $region }): трогов для жетона не хватило.
    .you = Вы теряете солдата ({ $region }): трогов для жетона не хватило.
told-took = { $taken ->
    [yes] { $who } отбирают у { $old } локацию: { $region }.
   *[no] { $who } получают контроль: { $region }.
}
    .you = { $taken ->
        [yes] { $who } отбирают у вас локацию: { $region }.
       *[no] { $who } получают контроль: { $region }.
    }
told-lost-control = { $who } больше не контролируют: { $region }.
    .you = Вы больше не контролируете: { $region }.
told-declared = Сражение { $number }, { $region }. { $attacker } нападают на { $defender }.
    .you = Сражение { $number }, { $region }. { $attacker } нападают на вас.
told-off = { $region }: сражения { $number } не будет, одной стороны больше нет.
told-recruited = { $who } нанимают { $soldiers ->
    [one] { $soldiers } солдата
    [few] { $soldiers } солдат
   *[many] { $soldiers } солдат
} ({ $region }), в резерве { $reserve }.
told-built = { $who } строят: «{ $structure }», { $region }.
told-activated = { $who } активируют: «{ $structure }», { $region }.
told-support = Выложен жетон, { $support }: { $region }.
told-support-back = Жетон возвращается в запас, { $support }: { $region }.
told-stored = Карта уходит в Матрицу: { $terrain }, всего их { $cards }.
told-stored-which = В Матрице: «{ $card }».
told-under = Карта Матрицы уходит под колоду: { $terrain }.
told-under-which = Под колодой: «{ $card }».
told-shot = { $prisoner ->
    [1] { $who } берут в плен солдата { $victim }: { $region }.
   *[other] { $who } убивают солдата { $victim }: { $region }.
}
    .you = { $prisoner ->
        [1] { $who } берут в плен вашего солдата: { $region }.
       *[other] { $who } убивают вашего солдата: { $region }.
    }
told-mustered = { $who } выставляют { $soldiers ->
    [one] { $soldiers } солдата
    [few] { $soldiers } солдат
   *[many] { $soldiers } солдат
}: { $region }.
told-extracted = Экстрактор работает: { $region }. В хранилище { $stored ->
    [one] { $stored } кристалл
    [few] { $stored } кристалла
   *[many] { $stored } кристаллов
}.
told-spent = Пилигримы тратят { $crystals ->
    [one] { $crystals } кристалл
    [few] { $crystals } кристалла
   *[many] { $crystals } кристаллов
}, в хранилище { $stored }.
told-barrier = Барьер до конца фазы действий: { $region }.
told-enabled = { $who } активируют подсчёт: в этом раунде считают кристаллы.
told-used-skill = { $who } применяют навык «{ $skill }».
told-token-put = { $moved ->
    [yes] { $who } переставляют жетон «{ $skill }»: { $start } → { $region }.
   *[no] { $who } кладут жетон «{ $skill }»: { $region }.
}
told-rebuilt = { $back ->
    [1] { $region }: «{ $structure }» становится солдатом.
   *[other] { $region }: солдат становится постройкой «{ $structure }».
}
told-relocated = «{ $structure }» переезжает: { $start } → { $region }.
told-destroyed = { $who } снимают постройку «{ $structure }»: { $region }.
told-teleported = Телепорт: { $soldiers ->
    [one] { $soldiers } солдат
    [few] { $soldiers } солдата
   *[many] { $soldiers } солдат
}, { $start } → { $region }.
told-resonated = { $crystals ->
    [one] { $crystals } кристалл переносится
    [few] { $crystals } кристалла переносятся
   *[many] { $crystals } кристаллов переносятся
}: { $start } → { $region }.
told-migrated = { $kind ->
    [nest] Гнездо кочует
   *[war_party] Отряд трогов кочует
}: { $start } → { $region }.
told-skill-ready = { $who }: навык «{ $skill }» снова готов.
told-turn-ends = { $who } заканчивают ход.

## Журнал: сражение

told-battle = Сражение { $number }, { $region }. { $attacker } против { $defender }.
told-acts-for-trogs = { $name } играет за трогов: { $region }.
told-placed = { $who } расставляют солдат: контроль { $control }, захват { $capture }, потери { $attrition }.
told-support-fights = { $region }: людям помогают артиллерия ({ $artillery }) и вышки ({ $towers }).
told-played = { $stored ->
    [1] { $who } играют карту «{ $card }» из Матрицы.
   *[other] { $who } играют карту «{ $card }».
}
face-played = { $who } играют карту «{ $card }». { $text }
told-jammed = { $who }: «{ $card }» не действует.
told-passed = { $who } пасуют.
told-shifted = Солдат { $who }: { $start } → { $objective }.
told-deployed = { $who } выставляют солдата из резерва: { $objective }.
told-called-in = { $who } вызывают солдата: { $region } → { $objective }.
told-killed = { $killer ->
    [none] Убит солдат { $victim }: { $objective }.
   *[other] { $who } убивают солдата { $victim }: { $objective }.
}
told-shielded = Щит { $who } отменяет { $kills ->
    [one] { $kills } убийство
    [few] { $kills } убийства
   *[many] { $kills } убийств
}.
told-effect = { $effect ->
    [shield] { $who }: { $amount ->
        [one] первое убийство «Потерь» будет отменено
        [few] первые { $amount } убийства «Потерь» будут отменены
       *[many] первые { $amount } убийств «Потерь» будут отменены
    }.
    [edge] { $who }: на цели «{ $objective }» +{ $amount }.
    [tie] { $who } выиграют ничью на цели «{ $objective }».
    [capture_more] { $who } возьмут { $amount ->
        [one] { $amount } пленного
       *[other] { $amount } пленных
    }, если выиграют «Захват».
    [no_capture] { $who }: в этом бою их нельзя взять в плен.
    [jam] { $who } глушат: следующая карта противника не подействует.
    [hush] { $who } заставляют противника замолчать: карт он больше не играет.
    [win_vp] { $who } получат ещё { $amount } ПО, если выиграют цель «{ $objective }».
    [skip] { $who } отменяют цель «{ $objective }».
   *[retreat_any] { $who } смогут отступить в любую свою локацию.
}
told-order = Теперь порядок целей такой: { $first }, { $second }, { $third }.
told-skipped = Цель «{ $objective }» в этом сражении не разыгрывают.
told-withdrew = Солдат { $who } выходит из боя: { $objective } → { $region }.
told-peeked = { $name } смотрит руку соперника ({ $other }): { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
told-peeked-at = { $name }: в руке «{ $card }».
told-control-won = { $who } выигрывают контроль: { $region }, { $own } против { $others }.
told-capture-tied = { $region }: «Захват» не выиграл никто, пленных нет.
told-captured = { $who } берут в плен солдата { $victim }.
    .you = { $who } берут в плен вашего солдата.
told-attrition = Потери: нападающие убивают { $attacker }, защитники — { $defender }.
told-fired = Артиллерия людей убивает солдата { $victim }.
    .you = Артиллерия людей убивает вашего солдата.
told-retreated = { $away ->
    [reserve] { $who } не могут отступить, в резерв { $soldiers ->
        [one] возвращается { $soldiers } солдат
        [few] возвращаются { $soldiers } солдата
       *[many] возвращаются { $soldiers } солдат
    }.
   *[region] { $who } отступают: { $soldiers ->
        [one] { $soldiers } солдат
        [few] { $soldiers } солдата
       *[many] { $soldiers } солдат
    }, { $region }.
}
told-battle-ends = Сражение { $number } окончено: { $region }.

## Журнал: пленные, подсчёт, конец

told-ransomed = { $price ->
    [0] { $who } возвращают солдата из плена { $captor } даром.
   *[other] { $who } выкупают солдата из плена { $captor } за { $price } ПО.
}
told-scored = { $who }: +{ $points } ПО, { $source ->
    [control] контроль над локацией
    [prisoners] пленные
    [kills] убитые враги
    [crystals] кристаллы
    [regions] локации
    [bonus] звезда
    [exploration] исследование
    [structure] постройка
    [skill] навык
   *[card] карта
}. Теперь { $now }.
told-lost-points = { $who }: −{ $points } ПО, теперь { $now }.
told-scoring = { $final ->
    [1] Финальный подсчёт: только кристаллы, локации не в счёт.
   *[other] Подсчёт. { $who } его активировали.
}
told-region-scored = { $who }: { $crystals ->
    [one] { $crystals } кристалл
    [few] { $crystals } кристалла
   *[many] { $crystals } кристаллов
} ({ $region }).
told-final-score = { $who }: в итоге { $points } ПО.
told-tie-broken = { $by ->
    [1] Ничья: { $who } побеждают по числу пленных.
   *[other] Ничья: { $who } побеждают как последние в очереди.
}

## Картинки

draw-terrain = { $terrain ->
    [mountain] горы
    [desert] пустыня
    [jungle] джунгли
    [ocean] океан
   *[none] внешняя локация, рельефа нет
}
draw-help-hq = Штаб: { $side }. Чужим сюда не войти.
draw-help-owner = Контролирует: { $side }
draw-help-crystals = Кристаллы: { $many }
draw-help-battle = Сражение № { $number }: сюда больше не входят, здесь не строят.
draw-help-structures = Постройки: { $names }
draw-help-lurking = Закрытые жетоны трогов. Трогов будет: { $chances }. Кристаллов в среднем { $crystals }.
draw-help-arrow = { $storm ->
    [yes] Стрелка в «{ $region }» не работает: буря.
   *[no] Стрелка ведёт в «{ $region }».
}
draw-help-point = { $final ->
    [yes] { $vp } ПО: финальный подсчёт
   *[no] { $vp } ПО: маркеры событий. Кто перепрыгнет отметку, сократит игру на раунд.
}
draw-order-now = Инициатива
draw-order-next = В следующем раунде
draw-unseen-events = Не открыты
draw-unseen-tokens = Жетоны в запасе
draw-battles = Сражения
draw-card-battles = Годится в сражениях: { $numbers }
draw-icon = { $icon ->
    [move] движение
    [recruit] найм
   *[build] строительство
}
draw-bonus = { $bonus ->
    [card] бонус: доберите карту
    [one_card] бонус: доберите карту, одну за всё действие
    [star] бонус: 1 ПО
   *[init] бонус: выберите место в следующем порядке хода
}
draw-fact = { $what ->
    [hand] карты в руке
    [deck] личная колода
    [discard] сброс
    [reserve] солдаты в резерве
    [markers] маркеры контроля в запасе
    [captured] свои солдаты в плену
    [stored] кристаллы в хранилище
    [regions] локации под контролем
    [crystals] кристаллы в своих локациях
    [soldiers] солдаты на планете
    [prisoners] пленные
   *[matrix] карты в Матрице
}
draw-label = { $what ->
    [hand] рука
    [deck] колода
    [discard] сброс
    [reserve] резерв
    [markers] маркеры
    [captured] в плену
    [stored] склад
    [regions] локации
   *[matrix] Матрица
}
draw-now = { $needs ->
    [0] подсчёт: { $span }
   *[other] подсчёт: { $span } · до отметки { $needs }
}
draw-own-deck = Колода: { $cards }. В ней: { $names }
draw-own-discard = Сброс: { $cards }. В нём: { $names }
draw-discarding = На сброс: { $cards }. Пока не все готовы, можно передумать.
draw-reach = { $regions ->
    [one] в пределах хода { $regions } локация
    [few] в пределах хода { $regions } локации
   *[other] в пределах хода { $regions } локаций
}
draw-recruits = { $soldiers ->
    [one] наймёте { $soldiers } солдата
   *[other] наймёте { $soldiers } солдат
}
draw-of-hand = из { $points } во всей руке
draw-will-draw = доберёте карт: { $many }
draw-will-gain = +{ $many } ПО
draw-will-move-up = смена инициативы: { $many }
draw-hand = Рука: { $cards }
draw-matrix = Матрица
draw-looked = Вы смотрите
draw-known = Известно в чужих руках
draw-known-of = известно карт в руке: { $known } из { $hand }
draw-unseen = в руке или колоде — { $names }
draw-skills = Навыки
draw-skill-state = { $state ->
    [used] использован
   *[ready] готов
}
draw-tiles = Постройки
draw-costs = построить { $build }{ $activate ->
    [0] , не активируется
   *[other] , активировать { $activate }
}
draw-tokens = на карте { $standing }, в запасе { $left }
draw-battle = Сражение { $number }: { $region }, { $terrain }
draw-role = { $role ->
    [attacker] нападает
   *[defender] защищается
}
draw-passed = спасовали
draw-to-place = не расставлено { $many }
draw-objective = { $objective ->
    [control] Контроль
    [capture] Захват
   *[attrition] Потери
}
draw-objective-help = { $objective ->
    [control] У кого больше, тому локация и 2 ПО. Ничья за защитником.
    [capture] У кого больше, берёт одного пленного. При ничьей никто.
   *[attrition] Каждый солдат здесь убивает одного чужого на любой цели: по 1 ПО.
}
draw-mark = { $mark ->
    [tie_control] ничья на Контроле
    [tie_capture] ничья на Захвате
    [shield] щит { $many }
    [safe] в плен не взять
    [jammed] следующая карта не сработает
    [anywhere] отступление куда угодно
   *[takes] пленных { $many }
}
draw-acting = За трогов действует { $who }: своими картами и без ПО за их успехи.
draw-if-pass = Если все спасуют (атака : защита):
draw-now-control = { $tie ->
    [yes] локация — { $side } (ничья)
   *[no] локация — { $side }
}
draw-now-capture = пленных { $many } — { $side }
draw-now-kills = убьют { $attacker } : { $defender }
draw-now-points = ПО { $attacker } : { $defender }
draw-now-left = уцелеют { $attacker } : { $defender }
draw-now-nest = троги уйдут, рядом ляжет гнездо
draw-now-retreat = { $many ->
    [0] { $side } отступят в резерв
   *[other] { $side } отступят: { $where }
}
draw-factions = Выберите фракцию
draw-set-up = Расстановка
draw-round = { $last ->
    [yes] Раунд { $round }, последний
   *[no] Раунд { $round }
}
draw-rounds-left = { $left ->
    [0] последний раунд
    [one] ещё { $left } раунд
    [few] ещё { $left } раунда
   *[other] ещё { $left } раундов
}
draw-phase = { $phase ->
    [1] события
    [2] добор карт
    [3] действия
    [4] сражения
    [5] пленные
   *[6] подсчёт
}
draw-action = Действие { $action } из 3
draw-enabled = Подсчёт: { $side }
draw-last-round = Финальный подсчёт
draw-storm = буря: стрелки закрыты
draw-threats-name = Угрозы
draw-threats = Показать, сколько чужих солдат может прийти: при средней руке и при лучшей
draw-no-faction = фракция ещё не выбрана
draw-if-scored = Подсчёт сейчас принёс бы { $total }; с учётом сражений от { $low } до { $high }. Если подсчёт активирует эта сторона: { $mine }.
draw-jump = До прыжка через отметку { $point }: { $needs } ПО
draw-held = { $side } в плену: { $many }
draw-held-by = В плену: { $side }, { $many }
draw-holdings = Итоговая позиция
draw-tie = { $by ->
    [prisoners] Ничью по очкам решили пленные.
   *[initiative] Ничью решил порядок инициативы.
}
draw-winner = победитель

## Терминал

text-round = Раунд { $round }, { $left ->
    [0] последний
   *[other] ещё { $left }
}
text-signs = { $crystal } кристаллы · { $battle } номер сражения · { $party } отряды трогов · { $nest } гнёзда · { $find } жетоны исследования
text-name = { $thing }
text-region = Локация
text-terrain = Рельеф
text-owner = Чья
text-soldiers = Солдаты
text-lies-there = Там лежит
text-structures = Постройки
text-player = Игрок
text-vp = ПО
text-if-scored = Подсчёт
text-hand = Рука
text-deck = Колода/сброс
text-reserve = Резерв
text-prisoners = Пленные
text-skills = Навыки
text-your-hand = Ваша рука
text-icons = Дв/Нм/Ст

## Цель и первая партия

game-goal = Наберите больше всех победных очков за пять раундов: кристаллы, локации, сражения, пленные.

coach-action = У вас три действия за раунд. Чтобы двигаться, нанимать или строить, сбрасывают карты: каждый подходящий значок на них — одно очко. Четыре новые карты приходят каждый раунд.
coach-pay = Нажмите на карты, которыми платите: считаются значки этого действия. Оставьте карту-другую для сражений: там они делают другое.
coach-march = За очко один солдат переходит в соседнюю локацию. Пустая станет вашей; где ждёт враг или жетон трогов, в конце раунда будет сражение.
coach-recruit = Новобранцы приходят в штаб. Берите всех, кого оплатили: солдаты в резерве не побеждают.
coach-scoring = Кристаллы дают очки только в тех раундах, когда кто-то активировал подсчёт. В вашей колоде для этого есть карта; сыгравший её получит ещё по очку за каждую локацию.
coach-trogs = Троги! Они обороняют локацию, где лежит этот жетон сражения. Сражения идут после всех действий, так что сперва посчитайте солдат, а потом входите.
coach-objectives = Расставьте солдат. Контроль: локация и 2 очка. Захват: один пленный. Потери: каждый ваш солдат там убивает врага, по очку за каждого.
coach-tactics = Теперь карту можно сыграть ради того, что она делает в бою. Стороны чередуются; кто спасовал, в этом бою больше не играет.
coach-scored = Подсчёт: каждый получает по очку за кристалл в своих локациях. Займите богатые локации до следующего.
