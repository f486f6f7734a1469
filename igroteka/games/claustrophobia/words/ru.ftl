# Слова игры «Клаустрофобия»

game-title = Клаустрофобия
game-about = Горстка людей спускается в катакомбы, которые открываются поле за полем, а тьма вокруг кишит троглодитами. Одному — вести отряд и беречь каждую линию, другому — копить угрозу и ждать своего часа. Восемь сценариев.

## Стороны, воины, места

seat-name = { $seat ->
    [1] Люди
   *[2] Демон
}
trog = { $tough ->
    [yes] Сильный троглодит
   *[no] Троглодит
}
trog-of = { $tough ->
    [yes] сильного троглодита
   *[no] троглодита
}
trog-to = { $tough ->
    [yes] сильному троглодиту
   *[no] троглодиту
}
trogs-of = троглодитов
trogs = { $count ->
    [one] { $count } троглодит
    [few] { $count } троглодита
   *[many] { $count } троглодитов
}
side = { $side ->
    [N] север
    [E] восток
    [S] юг
   *[W] запад
}
tile-text = { $kind ->
    [exit] выход: до 5 воинов каждого игрока
    [pentacle] пентаграмма: до 5 воинов каждого игрока
    [lair] логово: сюда всегда можно ввести троглодитов
    [stash] сундук: что он даёт, решает сценарий
    [hole] дыра: троглодиты ходят между дырами за 1 движение
    [flooded] затоплен: войдя, останавливаются, а чтобы уйти, тратят всё движение
    [tentacles] щупальца: каждый удар в бою считается за два
    [booby] ловушка: сработает на первом вошедшем человеке
    [tight] узко: по 1 воину каждого игрока
    [mechanism] механизм: первый вошедший человек даст Демону кубик
   *[plain] ничего особенного
}

## Числа и значения

values = движение { $mvt }, нападение { $cbt }, защита { $df }
stat = { $stat ->
    [mvt] движение
    [cbt] нападение
   *[def] защита
}
talent = { $talent ->
    [blessed] Благословенный
    [bodyguard] Телохранитель
    [impressive] Могучий
    [elusive] Неуловимый
   *[frantic] Бешеный
}
hits = { $count ->
    [one] { $count } удар
    [few] { $count } удара
   *[many] { $count } ударов
}
dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
threat = { $count ->
    [one] { $count } очко угрозы
    [few] { $count } очка угрозы
   *[many] { $count } очков угрозы
}
percent = { $whole ->
    [100] 100 %
   *[other] { $whole },{ $tenth } %
}
tenths = { $whole },{ $tenth }
deed = { $deed ->
    [light_fuse] Поджечь фитиль
    [chant] Петь
    [put_seal] Положить Печать
    [exorcise] Изгнать тьму
    [open_chest] Открыть сундук
    [take_chest] Взять сундук
   *[break_seal] Ломать Печать
}
item-advantage = Карта превосходства

## Выборы

do-human = { $human }
do-give = { $value } → { $human }
do-take-back = Забрать кубик: { $human }
do-place = { $value } → «{ $space }»
do-lift = Снять { $value }: «{ $space }»
do-reroll = Перебросить { $value }
do-change = «{ $card }»: изменить { $value }
do-value = Пусть будет { $value }
do-play = Сыграть: «{ $card }»
do-gift = Дар «{ $gift }»
do-take-gift = Взять дар «{ $gift }»
do-bless = { $stat ->
    [mvt] Благословить: { $human }, движение
   *[cbt] Благословить: { $human }, нападение
}
do-step = { $tile } ({ $side })
do-hole = Через дыру: { $tile }
do-explore = Исследовать: { $side }
do-explore-with = «{ $card }»: { $side }
do-leave = Уйти наверх
do-attack = Напасть на { $target }
do-shoot = Выстрел в { $target }: { $tile }
do-strike = Напасть на { $whom }
do-deed = { $deed }
do-end = Закончить активацию
do-end-phase = Закончить фазу
do-spot = { $tile }
do-throw = Бросить: { $tile } ({ $side })
do-break = Ломать Печать: { $tile }
do-flee = Бежать: { $tile }
do-edge = { $tile }: { $side }
do-target = { $target }
do-heal = Вылечить линию { $line }
do-wound = Рана на линию { $line }
do-guard = { $count ->
    [0] Ничего не брать
   *[other] { $human } берёт: { $hits }
}
do-tokens = { $count ->
    [0] Жетоны не тратить
    [one] Снять { $count } жетон
    [few] Снять { $count } жетона
   *[many] Снять { $count } жетонов
}
do-tile = Отдать: { $tile }
do-turn = { $turn ->
    [0] Положить как есть
    [1] Повернуть на 90° вправо
    [2] Повернуть на 180°
   *[3] Повернуть на 90° влево
}
do-trog = { $trog }: { $tile }
do-remove-trog = Убрать: { $trog }, { $tile }
do-fiend = { $fiend }
do-remove-fiend = Убрать: { $fiend }
do-swarm = Всей стаей на { $whom }: { $trogs }
do-summon = Троглодит: { $tile }
do-summon-demon = { $demon }: { $tile }
do-buy = { $item }
pass-card = Не играть карту
pass-death = Пусть погибнет
done-build = Отряд готов
done-roll = Оставить кубики
done-initiative = Дальше
done-summon = Больше не вводить
ask-idle = Ещё могут действовать: { $who }. Всё равно закончить фазу?
ask-idle-demons = { $count ->
    [one] { $count } воин рядом с людьми ещё не действовал
    [few] { $count } воина рядом с людьми ещё не действовали
   *[many] { $count } воинов рядом с людьми ещё не действовали
}. Всё равно закончить фазу?

## Цена выбора

cost-mvt = движение { $mvt } из { $left }
cost-all-mvt = всё движение: { $mvt }
cost-tp = { $price } из { $tp }
cost-points = { $price } из { $points }

## Что выбор принесёт

note-and = { $first }; { $rest }
note-text = { $text }
note-gift = кубик { $die }. { $text }
note-random-card = случайная карта из колоды
note-unspent = { $points ->
    [one] пропадёт { $points } очко
    [few] пропадут { $points } очка
   *[many] пропадут { $points } очков
}
note-values = { $values }
note-exhausting = { $talents ->
    [0] будет оглушён: { $values }
   *[other] будет оглушён, таланты не действуют: { $values }
}
note-wakes = можно применить дар «{ $gift }»
note-before-after = { $before } → { $after }
note-plus = +{ $amount }
note-heals-line = исцелится линия { $line }
note-warrior = { $values }; раны: { $wounds } из 6
note-exhausted = оглушён: { $values }; раны: { $wounds } из 6
note-wounds = { $deadly ->
    [yes] раны: { $wounds } из 6, ещё одна убьёт
   *[no] раны: { $wounds } из 6
}
note-die = его кубик: { $die }
note-objects = не будут работать: { $objects }
note-enemies = { $count ->
    [one] там { $count } враг
    [few] там { $count } врага
   *[many] там { $count } врагов
}
note-left-behind = не отпустят: { $who } ({ $enemies } против { $friends })
note-stack = { $tiles ->
    [one] в стопке { $tiles } поле
    [few] в стопке { $tiles } поля
   *[many] в стопке { $tiles } полей
}
note-foresight = { $tiles ->
    [one] увидите { $tiles } поле
    [few] увидите { $tiles } поля
   *[many] увидите { $tiles } полей
} и отдадите одно
note-next-tile = следующее поле: { $tile }
note-target = поле сценария: { $chance }
note-sides = { $count ->
    [one] { $count } проход
    [few] { $count } прохода
   *[many] { $count } проходов
}
note-turn = новых проходов: { $openings }, соединений: { $connections }
note-crowd = людей { $humans }, воинов Демона { $demons }
note-beyond = ведёт на поле: { $tile }
note-unused = { $attack ->
    [yes] { $mvt ->
        [0] нападения не будет
       *[other] движение { $mvt } и нападение пропадут
    }
   *[no] движение { $mvt } пропадёт
}
note-odds = { $dice } на { $need }+: в среднем { $average }; удары: { $spread }
note-share = { $more ->
    [yes] { $hits }+: { $chance }
   *[no] { $hits }: { $chance }
}
note-spread = { $first }, { $rest }
note-kills = { $target ->
    [trogs] убить всех: { $chance }
    [fiend] добить: { $chance }
   *[human] кто-то погибнет: { $chance }
}
note-doubled = щупальца удвоят каждый удар
note-frantic = промахи перебрасываются
note-last-line = последняя линия: он погибнет
note-line-in-use = { $values }; сейчас в деле и до конца раунда останется
note-wakes-up = { $values }; больше не оглушён
note-shared = цели останется: { $rest }
note-tokens = потери: { $trogs }
note-partner = в пару нужно: { $values }
note-complete = место заполнится
note-threat = угроза { $before } → { $after }
note-trogs = { $stat ->
    [mvt] движение троглодитов { $before } → { $after }
    [cbt] нападение троглодитов { $before } → { $after }
   *[def] защита троглодитов { $before } → { $after }
}, в игре их { $count }
note-slowed = движение людей не больше { $cap }
note-calm = в следующей фазе кубиков { $after }, а не { $before }
note-draw = карта события; в колоде { $deck }
note-trap = { $count ->
    [0] рана одному из людей
   *[other] рана одному из людей; для скольких смертельна: { $count }
}
note-waive = { $effect ->
    [waive_humans] можно и к людям, новых полей: { $count }
   *[waive_opening] можно и без прохода, новых полей: { $count }
}
note-summon = { $steps ->
    [0] человек прямо здесь
    [one] до человека { $steps } шаг
    [few] до человека { $steps } шага
   *[many] до человека { $steps } шагов
}; мест ещё { $room }
note-summon-far = до людей в этот раунд не дойдёт; мест ещё { $room }
note-demon = { $values }; здоровье { $health }; может прийти ещё раз: { $entries }
note-kept = останется на потом: { $tp }
note-trog = { $values }; готовы действовать: { $ready }
note-fiend = { $values }; здоровье { $left } из { $health }
note-there = там { $trogs }
note-light = вместо нападения; D10 встанет на { $fuse }
note-chant = вместо нападения; D10 покажет { $now } из { $needed }
note-seal = вместо нападения; Печатей останется { $left }
note-exorcise = вместо нападения; { $dice } на { $need }+: { $chance }
note-open = вместо нападения; полный: { $chance }
note-break = вместо нападения; нужно { $need }+: { $chance }

## Почему нельзя

why-not-connected = Поля не соединены: на стыке стена.
why-full = Нет места: здесь помещается { $capacity }.
why-blocked = Не отпускают: врагов { $enemies }, своих { $friends }.
why-held = Не отпускает Могучий: { $who }.
why-no-mvt = Движения больше нет.
why-move-over = Движение уже закончено.
why-flooded = Из затопленного тоннеля в этот раз не выйти.
why-oil = Проход горит до конца фазы действия Демона.
why-cave-in = Проход завален до конца следующей фазы действия людей.
why-lost = Заблудились: людям этот путь закрыт навсегда.
why-seal = Поле под Печатью защиты.
why-stack-empty = Стопка пуста: исследовать больше нечего.
why-demons-never = Воины Демона не исследуют.
why-no-hole = Другой дыры нет.
why-may-not-leave = { $leave ->
    [anyone] Сейчас ему не уйти.
    [carrier] Уйти может только несущий полный сундук.
    [captive] Уйти может только Пленник.
   *[nobody] В этом сценарии через выход не уходят.
}
why-not-on-exit = Уходят только с поля выхода.
why-no-cbt = Нападение 0: бить нечем.
why-attacked = В эту активацию уже было нападение или то, что вместо него.
why-no-enemy = Врагов здесь нет.
why-no-passage = Открытого прохода туда нет.
why-activated = В этой фазе уже действовал.
why-exhausted = Оглушён.
why-nothing-to-do = Делать ему сейчас нечего.
why-courageous = У него жетон храбрости: страх его не берёт.
why-wrong-moment = Сейчас не время для этой карты.
why-has-acted = Только до того, как он пойдёт или нападёт.
why-no-target = Применить не к кому и не к чему.
why-no-effect = Второй раз это ничего не добавит.
why-wrong-die = Дару нужен кубик { $die } у Избавителя.
why-line-wounded = Линия этого дара ранена.
why-used = Уже применено.
why-no-tp-to-lose = У Демона нет очков угрозы.
why-unhurt = Ран нет.
why-no-token = Оба жетона уже в игре.
why-wrong-value = Этот кубик сюда не подходит.
why-space-used = Красное место уже занято.
why-cannot-complete = Тогда место для двух кубиков останется неполным.
why-space-closed = Сценарий закрыл это место.
why-human-there = На поле люди.
why-no-opening = На поле нет неисследованного прохода.
why-no-trog = Все 11 троглодитов уже в игре.
why-no-tp = Нужно { $need }, а есть { $have }.
why-demon-in-play = Демон уже в игре.
why-no-entries = Больше Демон прийти не может.
why-not-there = Это делают не здесь.
why-done-before = Фитиль уже горит.
why-not-his-deed = Это может только Избавитель.
why-enemy-there = Мешают враги на поле.
why-seal-there = Печать здесь уже лежит.
why-no-seals = Печатей не осталось.
why-too-dear = Не хватает очков: осталось { $points }.
why-none-left = Больше таких нет, или отдать это некому.
why-listed-before = Отряд набирают по порядку списка, назад не возвращаются.

## Вопросы игроку

ask-build = Наберите отряд. Осталось очков: { $points }.
ask-owner = «{ $object }»: кому?
ask-extra-gift = Какой ещё дар получит Избавитель?
ask-after-roll = Изменить кубик инициативы?
ask-new-value = Было { $value }. Что поставить?
ask-assign = { $left ->
    [0] Все кубики розданы. Готово?
   *[other] Раздайте кубики воинам: ещё { $left }.
}
ask-initiative-done = Благословить, применить дар или карту?
ask-courage = «{ $gift }»: кому жетон храбрости?
ask-second-wind = «{ $card }»: кому?
ask-next-human = Кто действует следующим?
ask-act = { $who }, движение { $mvt }. Что делать?
ask-heal-who = «{ $gift }»: кого лечить?
ask-heal-line = { $human }: какую рану снять? Ещё { $left }.
ask-grenade = «{ $card }» ({ $human }): куда бросить?
ask-oil = «{ $card }» ({ $human }): какой проход?
ask-water = «{ $card }» ({ $human }): в кого?
ask-hand-over = Какое поле отдать Демону?
ask-guard = { $human } закроет собой { $other }? { $hits }.
ask-wound = { $source ->
    [attack] { $human } ранен. Какая линия? Ещё { $left }.
    [booby] Ловушка, { $human }. Какая линия? Ещё { $left }.
    [trap] «Ловушка», { $human }. Какая линия? Ещё { $left }.
    [grenade] Граната, { $human }. Какая линия? Ещё { $left }.
    [crawling] Ползучая смерть, { $human }. Какая линия?
   *[possession] { $human } на свободе. Где раны? Ещё { $left }.
}
ask-exorcise = Из кого изгнать тьму?
ask-destiny = { $left ->
    [0] Все кубики на доске. Готово?
   *[other] Разложите Кубики Судьбы: ещё { $left }.
}
ask-trap = «Ловушка»: кого ранить?
ask-summon = Ввести воинов? Очков угрозы: { $tp }.
ask-tough = «{ $card }»: на каком поле?
ask-cave-in = «{ $card }»: какой проход завалить?
ask-next-demon = Кто из ваших действует?
ask-unguard = «{ $card }»: кого лишить Телохранителя?
ask-miasma = «{ $card }»: на каком поле?
ask-act-demon = { $who }, движение { $mvt }. Что делать?
ask-break = Какую Печать ломать?
ask-lay = { $tile }: как положить?
ask-hole = Куда положить жетон дыры?
ask-tokens = { $tile }: { $hits }. Сколько жетонов снять?
ask-vertigo = «{ $card }»: чей кубик поменять?
ask-vertigo-second = { $human }: с кем поменять кубик?
ask-rust = «{ $card }»: чьи объекты?
ask-panic = { $human } в панике: куда бежит?
ask-possessed = { $tile }: кто здесь одержим?
ask-remove = { $tile }: тесно. Кого убрать?
ask-window-initiative = Кубики розданы. Сыграть карту?
ask-window-activation = { $human } начинает действовать. Сыграть карту?
ask-window-tile = Открыто: { $tile }. Сыграть карту?
ask-window-explored = Исследовано: { $tile }. Сыграть карту?
ask-window-hits = { $human }: { $hits }. Сыграть карту?
ask-window-death = { $human } погибнет. Сыграть карту?

## На что нажимают: «нажмите на …»

click-tile = поле
click-open = проход
click-fig = воина
click-fiend = воина
click-trogs = троглодитов
click-trog = троглодита
click-demon = карту Демона
click-turn = поворот
click-peek = поле
click-human = карту воина
click-line = линию
click-slot = кубик у воина
click-die = кубик
click-value = значение
click-space = место
click-placed = выложенный кубик
click-card = карту
click-gift = дар
click-item = покупку

## Кого ждём

wait-build = каким будет отряд
wait-owner = кому отдать «{ $object }»
wait-extra-gift = какой дар взять ещё
wait-after-roll = менять ли кубик инициативы
wait-new-value = какое значение поставить вместо { $value }
wait-assign = кому какой кубик
wait-initiative-done = что сделать перед действиями
wait-courage = кому жетон храбрости: «{ $gift }»
wait-second-wind = кому карта «{ $card }»
wait-next-human = кто действует следующим
wait-act = что делать: { $who }
wait-heal-who = кого лечить: «{ $gift }»
wait-heal-line = какую рану снять: { $human }
wait-card = как применить «{ $card }»
wait-hand-over = какое поле отдать
wait-guard = примет ли { $human } удары за { $other }: { $hits }
wait-wound = { $source ->
    [possession] где раны: { $human }, ещё { $left }
   *[other] какую линию ранить: { $human }, ещё { $left }
}
wait-exorcise = из кого изгнать тьму
wait-destiny = куда положить Кубики Судьбы
wait-trap = кого ранить
wait-summon = кого и куда ввести: очков угрозы { $tp }
wait-event = как применить «{ $card }»
wait-next-demon = кто действует следующим
wait-break = какую Печать ломать
wait-lay = как положить поле: { $tile }
wait-hole = куда положить жетон дыры
wait-tokens = кто из троглодитов получит удары: { $tile }, { $hits }
wait-vertigo = с кем поменять кубик: { $human }
wait-panic = куда бежит { $human }
wait-possessed = кто одержим: { $tile }
wait-remove = кого убрать: { $tile }

## Настройки

options-of-rules = Где правила можно понять по-разному
options-of-handicap = Фора
option-scenario = Сценарий
    .about = Кто против кого, что открыть и как победить. Начинать лучше с «Выживших».
    .survivors = Выжившие
    .tide = Остановить прилив
    .head = Отсечь голову
    .ritual = Ритуал
    .possessed = Одержимые
    .dares = Кто рискует, тот побеждает
    .captive = Пленник
    .infection = Зараза
option-force = Отряд
    .about = Важно только в сценарии «Кто рискует, тот побеждает»: готовый отряд или свой на 20 очков.
    .preset = готовый
    .build = набрать самому
option-red_limit = Красные места Доски Судьбы
    .about = Как часто можно занять одно и то же красное место.
    .phase = раз за фазу угрозы
    .game = раз за игру
option-bodyguard_any = Телохранитель
    .about = Какие удары он может принять за другого.
    .off = только удары нападений
    .on = любые на своём поле
option-lair_with_humans = Логово
    .about = Можно ли вводить троглодитов в логово, где стоят люди.
    .on = можно
    .off = нельзя
option-open_advantages = Карты превосходства
    .about = Видит ли игрок за Демона карты людей.
    .off = закрыты
    .on = открыты
option-demon_deck = Фора Демону: колода
    .about = Из колоды событий убраны обе «Паники!» и «Заблудились»: чаще приходят полезные карты.
    .off = нет
    .on = да
option-demon_threat = Фора Демону: угроза
    .about = В начале у Демона на 3 очка угрозы больше.
    .off = нет
    .on = да
option-human_advantage = Фора людям: карта
    .about = Люди тянут ещё одну карту превосходства.
    .off = нет
    .on = да
option-human_gift = Фора людям: дар
    .about = Люди выбирают Избавителю ещё один дар.
    .off = нет
    .on = да

## Как близок конец

goal-left = ушло { $now } из { $needed }
goal-fuse = { $state ->
    [unlit] фитиль не зажжён, гореть ему { $fuse }
    [held] фитиль: { $clock }, шахту держит Демон
   *[burns] фитиль: { $clock } из { $fuse }
}
goal-demon = { $extra ->
    [0] Повелитель душ не найден, здоровье { $needed }, ран { $now }
   *[other] Повелитель душ: ран { $now } из { $needed }
}
goal-chant = напев { $now } из { $needed }, Печатей { $extra }
goal-freed = освобождено { $now } из { $needed }, погибло { $extra }
goal-chests = сундуков открыто { $now } из { $needed }
goal-carrier = { $who } несёт сундук{ $steps ->
    [-1] , путь к выходу неизвестен
    [one] , до свободы { $steps } шаг
    [few] , до свободы { $steps } шага
   *[many] , до свободы { $steps } шагов
}
goal-captive-hidden = Пленник ещё не найден
goal-captive = Пленник: ран { $wounds } из { $needed }{ $steps ->
    [-1] , путь к выходу неизвестен
    [one] , до свободы { $steps } шаг
    [few] , до свободы { $steps } шага
   *[many] , до свободы { $steps } шагов
}
goal-gathered = на выходе { $now } из { $needed }, живых { $extra }
goal-redeemer = Избавитель: ран { $now } из { $needed }
goal-alive = живых { $now }, нужно не меньше { $needed }
ending = { $ending ->
    [escaped] двое выбрались наверх
    [one_escaped] выбрался один
    [wiped_out] людей не осталось
    [out_of_time] время вышло
    [fuse_burnt] фитиль догорел
    [fuse_unguarded] фитиль догорит, помешать некому
    [master_dead] Повелитель душ мёртв
    [ritual_done] ритуал завершён
    [redeemer_dead] Избавитель погиб
    [both_freed] оба одержимых на свободе
    [one_freed] на свободе только один
    [possessed_dead] оба одержимых мертвы
    [chest_out] сундук на поверхности
    [captive_out] Пленник на свободе
    [captive_dead] Пленник погиб
    [gathered] двое на выходе
    [too_few] людей осталось слишком мало
   *[none] ещё ничего не решено
}

## Что случилось с игроком

notice-attacked = { $who } бьёт { $began_target }, под ударом { $hit }
    .you = { $who } бьёт { $began_target }
notice-throw = { $dice } на { $need }+: { $hits }
notice-throw-again = ещё раз, { $dice } на { $need }+: { $hits }
notice-wounded = { $hit }: { $who } ранен, линию выбрал Демон
    .you = { $who } ранен, линию выбрал Демон
notice-line = линия { $line }, ран { $wounds } из 6
notice-trogs = { $hit } теряет: { $killed }, { $where }
    .you = Убито: { $killed }, { $where }
notice-trogs-left = осталось на поле: { $left }
notice-fiend-wounded = { $hit }: { $who } ранен
    .you = { $who } ранен
notice-wounds = ран +{ $wounds }, теперь { $now } из { $health }
notice-fiend-died = { $hit } теряет: { $who }
    .you = { $who } убит
notice-died = { $hit } теряет: { $who }
    .you = { $who } погиб
notice-fell = место гибели: { $where }
notice-objects = с ним пропали: { $objects }
notice-chest-lies = сундук остался лежать: { $where }
notice-stunned = { $hit }: { $who } оглушён
    .you = { $who } оглушён
notice-exhausted = ни движения, ни нападения, защита 3
notice-swapped = { $hit }: { $who } и { $other } обменялись кубиками
    .you = { $who } и { $other } обменялись кубиками
notice-dice-now = { $who }: { $die }, { $other }: { $second }
notice-stunned-line = { $who } оглушён
notice-booby = { $hit }: { $who } угодил в ловушку
    .you = { $who } угодил в ловушку
notice-booby-die = на кубике { $die }
notice-booby-does = { $die ->
    [4] дальше он не идёт
    [5] на поле троглодит
    [6] 2 удара
   *[other] 1 удар
}
notice-mechanism = { $hit }: { $who } запустил Демонический механизм
    .you = { $who } запустил Демонический механизм
notice-more-dice = { $more ->
    [one] в следующей фазе угрозы на { $more } кубик больше
    [few] в следующей фазе угрозы на { $more } кубика больше
   *[many] в следующей фазе угрозы на { $more } кубиков больше
}
notice-lost = { $hit }: { $who } заблудился
    .you = { $who } заблудился
notice-lost-next = проход закрыт для людей навсегда, движение окончено
notice-cancelled = Отменено у соперника ({ $hit }): { $hits }
    .you = Люди отменили: { $hits }
notice-hits-left = осталось { $left }
notice-survived = { $who } устоял, добить не вышло ({ $hit })
    .you = { $who } устоял
notice-survived-sum = отменено ран: { $wounds }
notice-tp-lost = { $hit } теряет угрозу: { $tp }
    .you = Вы теряете угрозу: { $tp }
notice-tp-now = осталось { $now }
notice-trapped = { $hit }: «Ловушка» бьёт { $who }
    .you = «Ловушка» бьёт { $who }
notice-one-wound = рана без броска
notice-demon-comes = { $who } пришёл за соперником ({ $hit }): { $where }
    .you = { $who } пришёл: { $where }
notice-paid = заплачено очков угрозы: { $paid }, осталось: { $now }
notice-came = { $came ->
    [trog] { $hit } видит в темноте: { $trogs }, { $where }
   *[named] { $hit } видит: { $who }, { $where }
}
    .you = { $came ->
        [trog] Из темноты: { $trogs }, { $where }
       *[named] { $who } здесь: { $where }
    }
notice-came-next = без очков угрозы, ходит в следующей фазе действия Демона
notice-played = { $seat } играет карту «{ $card }», соперник — { $hit }
    .you = { $seat } играет карту «{ $card }»
notice-card = { $text }
notice-panicked = { $hit }: { $who } в панике бежит, { $where }
    .you = { $who } в панике бежит: { $where }
notice-no-move = идти в эту активацию не может, напасть может
notice-changed = { $stat ->
    [mvt] { $hit }: у { $whom } движение меньше на { $by }
    [cbt] { $hit }: у { $whom } нападение меньше на { $by }
   *[def] { $hit }: у { $whom } защита меньше на { $by }
}
    .you = { $stat ->
        [mvt] У { $whom } движение меньше на { $by }
        [cbt] У { $whom } нападение меньше на { $by }
       *[def] У { $whom } защита меньше на { $by }
    }
notice-capped = { $all ->
    [yes] { $hit }: движение людей не больше { $most }
   *[no] { $hit }: нападение { $whom } не больше { $most }
}
    .you = { $all ->
        [yes] Движение ваших воинов не больше { $most }
       *[no] Нападение { $whom } не больше { $most }
    }
notice-until = { $until ->
    [activation] до конца его активации
    [H] до конца следующей фазы действия людей
    [D] до конца фазы действия Демона
   *[other] на время
}
notice-talent-lost = { $hit }: { $who } больше не Телохранитель
    .you = { $who } больше не Телохранитель
notice-talent-next = чужих ударов не примет до конца фазы действия Демона
notice-closed = { $hit }: проход закрыт, { $where }, { $side }
    .you = Проход закрыт: { $where }, { $side }
notice-closed-both = никто не пройдёт до конца следующей фазы действия людей
notice-closed-demon = сторона Демона не пройдёт до конца своей фазы
notice-tough = { $hit }: троглодит стал сильным, { $where }
    .you = Троглодит стал сильным: { $where }
notice-tough-next = +1 к нападению, первый удар снимет только жетон
notice-rust = { $hit }: объекты { $who } заржавели
    .you = Объекты { $who } заржавели
notice-rust-next = не работают до следующей фазы инициативы
notice-left = { $hit } упускает: { $who } ушёл наверх
    .you = { $who } ушёл наверх
notice-left-sum = вышли наверх: { $left }
notice-fuse-lit = { $who } поджёг фитиль, помешать может { $hit }
    .you = { $who } поджёг фитиль
notice-fuse-next = D10: { $clock }; держит его только перевес стороны Демона в шахте
notice-fuse-held = { $hit }: фитиль не горит
    .you = Фитиль не горит
notice-fuse-sum = в шахте воинов Демона { $demons }, людей { $humans }
notice-chanted = { $who } поёт, D10: { $clock }; помешать может { $hit }
    .you = { $who } поёт, D10: { $clock }
notice-chanted-next = поёт только Избавитель, на пентаграмме и не оглушённым
notice-sealed = { $hit }: под Печатью поле «{ $where }»
    .you = Поле под Печатью: { $where }
notice-sealed-next = стороне Демона туда не войти
notice-seal-broken = { $hit }: Печать сломана, { $where }
    .you = Печать сломана: { $where }
notice-seal-die = нужно было { $need } или больше
notice-seal-next = сторона Демона снова может сюда войти
notice-possessed = { $hit } видит: { $who }, { $where }
    .you = { $who } здесь: { $where }
notice-possessed-next = ходит со следующей фазы действия Демона
notice-freed = { $hit } теряет: { $who } снова человек
    .you = { $who } снова человек
notice-freed-next = стоит здесь, оглушён до следующего кубика: { $where }
notice-returned = { $hit }: { $who } встал, { $where }
    .you = { $who } встал: { $where }
notice-returned-next = теперь на стороне Демона
notice-harvested = { $hit }: { $who } собирает душу
    .you = { $who } собирает душу погибшего
notice-harvest-sum = снято ран: { $wounds }, очков угрозы: { $tp }

## Журнал: подготовка

told-scenario = Сценарий «{ $scenario }».
told-fielded = { $who } на месте: { $where }.
told-equipped = { $who } получает объект «{ $object }».
told-has-gift = { $extra ->
    [1] Ещё один дар Избавителя: «{ $gift }».
   *[other] Дар Избавителя: «{ $gift }».
}
told-removed-card = { $copies ->
    [one] Из колоды событий убрана карта «{ $card }».
   *[other] Из колоды событий убраны карты «{ $card }»: { $copies }.
}
told-bought = Куплено: { $item }, цена { $cost }. Осталось очков: { $left }.
told-drew-advantage = Люди берут карту превосходства, на руках { $hand }.
told-drew-advantage-card = Взята карта «{ $card }».
told-starting-tp = { $tp ->
    [one] У Демона { $tp } очко угрозы.
    [few] У Демона { $tp } очка угрозы.
   *[many] У Демона { $tp } очков угрозы.
}
told-tile-removed = В коробке остаётся поле: { $tile }.

## Журнал: раунды и инициатива

told-round = Раунд { $round } из { $limit }.
told-phase = { $phase ->
    [initiative] Фаза инициативы.
    [human] Фаза действия людей.
    [threat] Фаза угрозы.
    [demon] Фаза действия Демона.
   *[set_up] Подготовка.
}
told-rolled = { $extra ->
    [0] Кубики инициативы ({ $many }): { $throw }.
   *[other] Кубики инициативы ({ $many }, из них дополнительных { $extra }): { $throw }.
}
told-rerolled = { $who } перебрасывает кубик скипетром: { $before } → { $now }.
told-die-set = «{ $card }»: кубик { $before } → { $now }.
told-assigned = { $exhausted ->
    [1] { $who } получает { $value } и оглушён: эта линия ранена.
   *[other] { $who } получает { $value }.
}
told-unused = Лишние кубики: { $throw }.
told-blessed = { $stat ->
    [mvt] Благословение { $who }: +{ $amount } к движению.
   *[cbt] Благословение { $who }: +{ $amount } к нападению.
}
told-gift = { $about ->
    [somebody] Дар «{ $gift }» для { $whom }.
   *[nobody] Дар «{ $gift }».
}
told-recovered = { $who } больше не оглушён: линия { $line } цела.
told-stunned = { $who } оглушён: линия { $line } ранена.
    .you = Ваш { $who } оглушён: линия { $line } ранена.
told-swapped = { $who } и { $other } меняются кубиками: теперь { $die } и { $second }.
    .you = Ваши { $who } и { $other } меняются кубиками: теперь { $die } и { $second }.
told-second-wind = { $who } действует, несмотря на рану: линия { $line }.

## Журнал: действия и исследование

told-activated = { $who } действует: { $where }.
told-moved = { $way ->
    [hole] { $who } лезет через дыру: { $start } → { $where }.
   *[step] { $who } идёт: { $start } → { $where }.
}
told-halted = { $why ->
    [flood] { $who } по пояс в воде: движение окончено.
    [booby] { $who } застрял в ловушке: движение окончено.
    [lost] { $who } заблудился: движение окончено.
    [attack] { $who } дальше не идёт.
   *[panic] { $who } в этой активации больше не идёт.
}
told-left = { $who } уходит наверх. Всего ушло: { $left }.
told-ended = { $who } закончил.
told-explores = { $who } исследует: { $where }, { $side }. В стопке { $left ->
    [one] { $left } поле
    [few] { $left } поля
   *[many] { $left } полей
}.
told-looks = { $who } смотрит верхние поля: { $tiles }.
told-saw = Видно поле: { $tile }.
told-drew-tile = Открыто поле: { $tile }. В стопке ещё { $left }.
told-set-aside = Поле закрыло бы катакомбы и отложено: { $tile }.
told-put-back = { $tiles ->
    [one] { $tiles } отложенное поле вернулось наверх стопки.
    [few] { $tiles } отложенных поля вернулись наверх стопки.
   *[many] { $tiles } отложенных полей вернулись наверх стопки.
}
told-laid = { $kind ->
    [plain] Положено: { $where }.
   *[other] Положено: { $where } ({ $text }).
}
told-laid-anyway = { $where }: катакомбы закрыты, исследовать больше нечего.
told-hole = Жетон дыры: { $where }.
told-booby = { $die ->
    [1] { $who }: ловушка не сработала.
    [4] { $who } в ловушке (4): дальше не идёт.
    [5] { $who } в ловушке (5): вылез троглодит.
    [6] { $who } в ловушке (6): 2 удара.
   *[other] { $who } в ловушке ({ $die }): 1 удар.
}
    .you = { $die ->
        [1] Ваш { $who }: ловушка не сработала.
        [4] Ваш { $who } в ловушке (4): дальше не идёт.
        [5] Ваш { $who } в ловушке (5): вылез троглодит.
        [6] Ваш { $who } в ловушке (6): 2 удара.
       *[other] Ваш { $who } в ловушке ({ $die }): 1 удар.
    }
told-mechanism = { $who } запускает механизм: у Демона на { $more ->
    [one] { $more } кубик больше
    [few] { $more } кубика больше
   *[many] { $more } кубиков больше
}.
    .you = Ваш { $who } запускает механизм: у Демона на { $more ->
        [one] { $more } кубик больше
        [few] { $more } кубика больше
       *[many] { $more } кубиков больше
    }.
told-lost = { $where }, { $side }: { $who } заблудился, людям сюда больше не пройти.
    .you = { $where }, { $side }: ваш { $who } заблудился, людям сюда больше не пройти.
told-target = Найдено: { $where }.

## Журнал: бой

told-attacks = { $shot ->
    [1] { $who } стреляет в { $target }: { $where }.
   *[other] { $who } нападает на { $target }: { $where }.
}
told-threw = { $who }: { $dice } на { $need }+ → { $hits }.
told-threw-again = { $who } перебрасывает промахи: { $dice } на { $need }+ → { $hits }.
told-sixes = { $sixes ->
    [one] Критический удар: { $sixes } шестёрка
    [few] Критический удар: { $sixes } шестёрки
   *[many] Критический удар: { $sixes } шестёрок
} → ещё { $hits }.
told-cancelled = Отменено: { $hits }, осталось { $left }.
told-doubled = Щупальца хватают { $who }: { $hits } ×2 → { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
}.
told-guarded = { $who } закрывает собой { $other }: { $hits }.
told-wounded = { $source ->
    [attack] { $who } ранен: линия { $line }, ран { $wounds } из 6.
    [booby] { $who } ранен ловушкой: линия { $line }, ран { $wounds } из 6.
    [trap] { $who } ранен «Ловушкой»: линия { $line }, ран { $wounds } из 6.
    [grenade] { $who } ранен гранатой: линия { $line }, ран { $wounds } из 6.
    [crawling] { $who } слабеет от заразы: линия { $line }, ран { $wounds } из 6.
   *[possession] { $who } изранен: линия { $line }, ран { $wounds } из 6.
}
    .you = { $source ->
        [attack] Ваш { $who } ранен: линия { $line }, ран { $wounds } из 6.
        [booby] Ваш { $who } ранен ловушкой: линия { $line }, ран { $wounds } из 6.
        [trap] Ваш { $who } ранен «Ловушкой»: линия { $line }, ран { $wounds } из 6.
        [grenade] Ваш { $who } ранен гранатой: линия { $line }, ран { $wounds } из 6.
        [crawling] Ваш { $who } слабеет от заразы: линия { $line }, ран { $wounds } из 6.
       *[possession] Ваш { $who } изранен: линия { $line }, ран { $wounds } из 6.
    }
told-fiend-wounded = { $who }: { $wounds ->
    [one] +{ $wounds } рана
    [few] +{ $wounds } раны
   *[many] +{ $wounds } ран
}, всего { $now } из { $health }.
    .you = Ваш { $who }: { $wounds ->
        [one] +{ $wounds } рана
        [few] +{ $wounds } раны
       *[many] +{ $wounds } ран
    }, всего { $now } из { $health }.
told-trogs-killed = Убито: { $killed }, { $where }. Осталось там { $left }.
told-tough-lost = { $tokens ->
    [one] { $where }: сильный троглодит теряет жетон.
   *[other] { $where }: { $tokens } сильных троглодита теряют жетоны.
}
told-hits-lost = { $where }: впустую { $hits }.
told-died = { $who } погибает: { $where }.
    .you = Ваш { $who } погибает: { $where }.
told-fiend-died = { $who } убит: { $where }.
    .you = Ваш { $who } убит: { $where }.
told-survived = { $wounds ->
    [0] { $who } держится из последних сил.
    [one] { $who } держится из последних сил: отменена { $wounds } рана.
    [few] { $who } держится из последних сил: отменены { $wounds } раны.
   *[many] { $who } держится из последних сил: отменено { $wounds } ран.
}
told-healed = { $who }: линия { $line } вылечена, ран { $wounds } из 6.
told-objects-gone = { $who }: пропали объекты — { $objects }.

## Журнал: угроза

told-destiny = Кубики Судьбы ({ $many }): { $throw }.
told-placed = { $value } → «{ $space }».
told-space = «{ $space }». { $text }
told-tp = { $source ->
    [space] Угроза +{ $tp }, теперь { $now }.
    [card] Подкрепление: угроза +{ $tp }, теперь { $now }.
   *[harvest] Жатва душ: угроза +{ $tp }, теперь { $now }.
}{ $over ->
    [0] { "" }
   *[other] { " " }Сверх предела пропало { $over }.
}
told-tp-lost = Угроза −{ $tp }, теперь { $now }.
told-drew-event = Демон берёт карту события, на руках { $hand }. В колоде { $left }.
told-drew-event-card = Взята карта «{ $card }».
told-deck-empty = { $deck ->
    [human] Колода превосходства пуста.
   *[demon] Колода событий пуста.
}
told-trapped = «Ловушка» бьёт { $who }.
    .you = «Ловушка» бьёт вашего { $who }.
told-summoned = { $who } приходит: { $where }. Угрозы осталось { $now }.
told-came = { $came ->
    [trog] Из темноты: { $trogs }, { $where }.
   *[named] { $who } здесь: { $where }.
}

## Журнал: карты

told-played = { $about ->
    [somebody] { $seat } играет карту «{ $card }» ({ $whom }).
   *[nobody] { $seat } играет карту «{ $card }».
}
face-played = { $seat } играет карту «{ $card }». { $text }
told-panicked = { $who } в панике бежит: { $start } → { $where }.
    .you = Ваш { $who } в панике бежит: { $start } → { $where }.
told-changed = { $all ->
    [yes] { $stat ->
        [mvt] Движение троглодитов +{ $by }.
        [cbt] Нападение троглодитов +{ $by }.
       *[def] Защита троглодитов +{ $by }.
    }
   *[no] { $how ->
        [more] { $stat ->
            [mvt] У { $whom } движение +{ $by }.
            [cbt] У { $whom } нападение +{ $by }.
           *[def] У { $whom } защита +{ $by }.
        }
       *[less] { $stat ->
            [mvt] У { $whom } движение −{ $by }.
            [cbt] У { $whom } нападение −{ $by }.
           *[def] У { $whom } защита −{ $by }.
        }
    }
}
told-capped = { $all ->
    [yes] Движение людей не больше { $most }.
   *[no] { $stat ->
        [mvt] У { $whom } движение не больше { $most }.
        [cbt] У { $whom } нападение не больше { $most }.
       *[def] У { $whom } защита не больше { $most }.
    }
}
told-talent = { $talent ->
    [frantic] { $who } теперь Бешеный.
    [elusive] { $who } теперь Неуловимый.
    [bodyguard] { $who } теперь Телохранитель.
    [impressive] { $who } теперь Могучий.
   *[blessed] { $who } теперь Благословенный.
}
told-talent-lost = { $talent ->
    [frantic] { $who } больше не Бешеный.
    [elusive] { $who } больше не Неуловимый.
    [bodyguard] { $who } больше не Телохранитель.
    [impressive] { $who } больше не Могучий.
   *[blessed] { $who } больше не Благословенный.
}
    .you = { $talent ->
        [frantic] Ваш { $who } больше не Бешеный.
        [elusive] Ваш { $who } больше не Неуловимый.
        [bodyguard] Ваш { $who } больше не Телохранитель.
        [impressive] Ваш { $who } больше не Могучий.
       *[blessed] Ваш { $who } больше не Благословенный.
    }
told-closed = { $both ->
    [1] Обвал: { $where }, { $side }. Никому не пройти.
   *[other] Огонь: { $where }, { $side }. Воинам Демона не пройти.
}
told-open-again = Проход снова открыт: { $where }, { $side }.
told-tough = Троглодит стал сильным: { $where }.
told-rust = Объекты { $who } заржавели и не работают.
    .you = Объекты вашего { $who } заржавели и не работают.
told-grenade = { $who } бросает гранату: { $where }.
told-grenade-roll = { $many ->
    [trogs] Граната по троглодитам, { $dice } → { $hits }.
   *[one] Граната, { $who }: { $dice } → { $hits }.
}

## Журнал: сценарии

told-fuse-lit = { $who } поджигает фитиль, D10: { $clock }.
told-fuse-burns = Фитиль горит, D10: { $clock }.
told-fuse-held = Фитиль не горит: в шахте воинов Демона { $demons }, людей { $humans }.
told-chanted = { $who } поёт, D10: { $clock }.
told-sealed = { $who } кладёт Печать: { $where }. Осталось { $left }.
told-seal-roll = { $broken ->
    [1] { $who } ломает Печать ({ $need }+): { $where }.
   *[other] { $who } не смог сломать Печать ({ $need }+): { $where }.
}
told-possessed = { $who } в камере: { $where }.
told-exorcism = { $freed ->
    [1] { $who } изгоняет тьму из { $whom }, { $dice }: удалось.
   *[other] { $who } изгоняет тьму из { $whom }, { $dice }: не вышло.
}
told-freed = { $who } снова человек: { $where }.
told-treasure = Закрытый сундук: { $where }.
told-chest = { $full ->
    [1] { $who } открывает сундук, и он полон: { $where }.
   *[other] { $who } открывает сундук, но он пуст: { $where }.
}
told-chest-taken = { $who } берёт сундук: { $where }.
told-chest-dropped = { $who } выронил сундук: { $where }.
told-captive = { $who } найден: { $where }.
told-crawling = Ползучая смерть: { $who } слабеет.
told-returned = { $who } встаёт: { $where }.
told-figure-removed = { $who } убран, места нет: { $where }.
told-harvested = { $who } собирает душу: ран −{ $wounds }, угроза +{ $tp }.
told-round-ends = Раунд { $round } окончен.
told-game-ends = { $result ->
    [human] Люди победили: { $how }.
    [demon] Демон победил: { $how }.
    [draw] Ничья: { $how }.
   *[none] Игра окончена: { $how }.
}

### drawings

draw-sides = Воины и Доска Судьбы
draw-set-up = Подготовка
draw-round = Раунд { $round } из { $limit }
draw-phase = { $phase ->
    [1] Инициатива
    [2] Люди
    [3] Угроза
   *[4] Демон
}
draw-stack = В стопке { $tiles ->
    [one] { $tiles } поле
    [few] { $tiles } поля
   *[other] { $tiles } полей
}; следующее — поле сценария: { $chance }
draw-unseen = Ещё не видели; часть из них осталась в коробке:
draw-tile-kind = { $kind ->
    [exit] Выход
    [pentacle] Комната пентаграммы
    [lair] Логово
    [stash] Сундук
    [hole] Дыра в полу
    [flooded] Затопленный тоннель
    [tentacles] Голодные щупальца
    [booby] Тоннель с ловушкой
    [tight] Узкий тоннель
    [mechanism] Демонический механизм
   *[plain] Обычные поля
}
draw-scenario = { $part ->
    [goal] Победа
    [special] Особые правила
   *[story] Предыстория
}
draw-danger = Показать, куда враги дойдут в следующую фазу: те, кто в игре, и сколько их станет с подкреплением
draw-danger-name = Опасность

draw-crowd = Людей { $humans } из { $capacity }, врагов { $demons } из { $capacity }
draw-trogs = { $many ->
    [one] { $many } троглодит
    [few] { $many } троглодита
   *[other] { $many } троглодитов
}
draw-stuck = { $who }: не уйти. { $why ->
    [mvt] Движение 0
    [held] Держит Могучий враг
   *[blocked] Врагов { $enemies }, своих { $own }
} ({ $clause })
draw-spent = { $kind ->
    [booby] Ловушка уже сработала
   *[mechanism] Механизм уже сработал
}
draw-lies = { $what ->
    [hole] Здесь дыра: троглодиты ходят между дырами
    [sealed] Печать защиты: сторона Демона сюда не входит
    [treasure] Закрытый сундук
    [emptied] Пустой сундук
    [chest] Полный сундук лежит на полу
    [lost] Один проход потерян: люди им не пройдут
    [oiled] Горит масло: сторона Демона не пройдёт до конца своей фазы
   *[caved] Обвал: здесь не пройти никому до конца фазы людей
}

draw-fate = { $how ->
    [dead] погиб
    [departed] выбрался
   *[absent] не в игре
}
draw-talent = { $talent ->
    [blessed] Благословенный
    [bodyguard] Телохранитель
    [impressive] Могучий
    [elusive] Неуловимый
   *[frantic] Бешеный
}{ $works ->
    [yes] {""}
   *[no] : сейчас не действует
}
draw-token = { $what ->
    [courage] Жетон храбрости: защита выше, страх не действует
    [blessed] Благословение: { $stat ->
        [mvt] движение +1
       *[cbt] нападение +2
    }
    [chest] Несёт полный сундук
    [poisoned] Миазмы: защита ниже
    [unguarding] Не может прикрывать других
    [ignored] Второе дыхание: рана на линии не мешает
   *[rusted] Ржавчина: объекты не работают
}
draw-wounds = Ран { $wounds } из { $lines }
draw-his-die = { $die ->
    [0] Кубика пока нет
   *[other] Его кубик: { $die }
}
draw-gift = { $state ->
    [used] Уже использован в этом раунде
    [struck] Линия ранена: дар недоступен
    [awake] Можно использовать
    [offered] Можно взять
   *[idle] Ждёт своего кубика
}
draw-tray = { $red ->
    [yes] Кубики Судьбы: { $many }
   *[no] Кубики инициативы: { $many } на { $warriors ->
        [one] { $warriors } воина
       *[other] { $warriors } воинов
    }
}

draw-destiny = Доска Судьбы
draw-threat = Очки угрозы: { $tp } из { $most }
draw-supply = Троглодитов в запасе: { $left } из { $most }
draw-next-dice = В следующей фазе угрозы кубиков: { $many }{ $calm ->
    [0] {""}
   *[other] , затишье +{ $calm }
}{ $mechanisms ->
    [0] {""}
   *[other] , механизмы +{ $mechanisms }
}
draw-entries = { $state ->
    [hidden] ещё не найден
    [in] в игре, придёт ещё раз: { $left }
   *[out] { $left ->
        [0] больше не придёт
       *[other] придёт ещё раз: { $left }
    }
}
draw-health = Здоровье { $left } из { $health }
draw-waiting = ещё не найден
draw-takes = { $how ->
    [any] любой
    [odd] нечёт
    [even] чёт
    [exact] сумма { $sum }
    [least] сумма { $sum }+
   *[values] { $values }
}
draw-space-colour = { $state ->
    [closed] закрыто сценарием
    [used] уже использовано
   *[open] { $colour ->
        [red] красное: один раз за фазу
       *[black] чёрное: сколько угодно раз
    }
}
draw-yield = { $effect ->
    [calm] кубиков в следующий раз: { $after }
    [threat] { $amount ->
        [0] ничего
       *[other] очки угрозы { $before } → { $after }{ $high ->
            [1] {""}
           *[other] , за 5–6 ещё больше
        }
    }
    [trog_stat] { $stat ->
        [mvt] движение
        [cbt] нападение
       *[def] защита
    } { $before } → { $after }; их { $many } и ещё { $more }
    [draw_event] карта события, в колоде { $many }
    [waive_humans] { $many ->
        [0] новых мест нет
       *[other] можно рядом с людьми: +{ $many }
    }
    [waive_opening] { $many ->
        [0] новых мест нет
       *[other] можно без прохода: +{ $many }
    }
    [futile] людям движение 1, троглодитам { $before } → { $after }
   *[trap] { $many ->
        [0] рана, никто не погибнет
       *[other] рана, может погибнуть: { $many }
    }
}

draw-hand = { $side ->
    [human] Карты превосходства: { $cards }
   *[demon] Карты событий: { $cards }
}
draw-moment = { $now ->
    [yes] сейчас
   *[no] { $moment ->
        [init_roll] после броска инициативы
        [init_done] когда кубики розданы
        [act_start] в начале активации
        [act] в активации
        [explore] при исследовании
        [summon] при вводе воинов
        [dact_start] в начале фазы Демона
        [w_init] когда люди раздали кубики
        [w_act] когда человека активируют
        [w_drawn] когда поле открыто
        [w_explored] когда поле исследовано
        [w_hits] когда удар попал
       *[w_death] когда воин гибнет
    }
}
draw-fear = страх
draw-backs = { $side ->
    [human] Карт превосходства
   *[demon] Карт событий
} на руках: { $cards }, в колоде: { $deck }. Что это может быть?
draw-may-be = { $what ->
    [known] Точно на руках
    [discard] Сыграно
   *[unseen] { $side ->
        [human] У людей может быть
       *[demon] У Демона может быть
    }
}
draw-no-cards = Здесь пусто

draw-fight = Нападение: { $who }
draw-throw = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
} на { $needed }+{ $again ->
    [yes] , промахи ещё раз
   *[no] {""}
}{ $doubled ->
    [yes] , щупальца ×2
   *[no] {""}
}
draw-odds = Вероятность числа ударов
draw-kills = { $what ->
    [human] погибнет
   *[demon] добить всех
}: { $chance }
draw-guarded = с телохранителем кто-то погибнет: { $chance }
draw-dealing = { $who }: { $what ->
    [wounds] { $many ->
        [one] осталась { $many } рана
        [few] осталось { $many } раны
       *[other] осталось { $many } ран
    }
   *[hits] { $many ->
        [one] { $many } удар
        [few] { $many } удара
       *[other] { $many } ударов
    }
}{ $by ->
    [demon] , линии выбирает Демон
   *[human] {""}
}
draw-drawn = Открыто поле: { $tile }
draw-leaves = { $openings ->
    [one] { $openings } проход
    [few] { $openings } прохода
   *[other] { $openings } проходов
}, соединений { $connections }{ $blind ->
    [0] {""}
   *[other] , в стену { $blind }
}
draw-peeked = { $many ->
    [few] { $many } поля сверху: какое отдать Демону?
   *[other] { $many } полей сверху: какое отдать Демону?
}
draw-force = Отряд: осталось { $points } из { $all }
draw-random-advantage = Случайная карта превосходства

draw-blessing = { $used ->
    [yes] Благословение использовано
   *[no] Благословение ещё не использовано
}
draw-member = { $state ->
    [dead] погиб
    [departed] выбрался
    [absent] не в игре
   *[in] ран { $wounds } из { $lines }
}
draw-fact = { $what ->
    [threat] Очки угрозы
    [trogs] Троглодиты в игре
    [demon] Здоровье Демона
    [entries] Сколько раз Демон ещё может прийти
   *[fights] Поля, где стоят и люди, и враги
}
draw-label = { $what ->
    [threat] угроза
    [trogs] троглодиты
    [demon] Демон
    [entries] приходы
   *[fights] схватки
}
score-won = победа
score-none = без победы
draw-result = { $result ->
    [human] победили люди
    [demon] победил Демон
   *[draw] ничья
}

text-name = { $thing }
text-tile = Поле
text-humans = Люди
text-trogs = Трог.
text-demons = Демоны
text-room = Мест
text-human = Воин
text-die = Куб
text-values = Д/Н/З
text-wounds = Линии
text-objects = Объекты
text-state = Сейчас
text-how = { $how ->
    [dead] погиб
    [departed] выбрался
    [absent] не в игре
    [stunned] оглушён
    [acted] ходил
   *[in] готов
}
text-trog-values = Троглодиты { $values }, в запасе { $left }
text-stack = полей в стопке { $tiles }, следующее — поле сценария: { $chance }
text-hands = карт превосходства { $advantages }, событий { $events }
text-demon = Демон: здоровье { $health }, придёт ещё раз: { $entries }
text-dice = кубики { $dice }
text-your-hand = Ваши карты

## Цель и первая партия

game-goal = { $scenario ->
    [tide] Люди: найти шахту и дать фитилю догореть до конца раунда { $limit }. Демон: помешать.
    [head] Люди: убить Повелителя душ до конца раунда { $limit }. Демон: продержаться или убить всех.
    [ritual] Люди: петь, пока D10 не покажет 5, и успеть до конца раунда { $limit }. Демон: убить Избавителя.
    [possessed] Люди: освободить обоих одержимых до конца раунда { $limit }. Демон: убить их или Избавителя.
    [dares] Люди: вынести полный сундук до конца раунда { $limit }. Демон: никого не выпустить.
    [captive] Люди: вывести Пленника до конца раунда { $limit }. Демон: убить его.
    [infection] Люди: вдвоём встать на выход до конца раунда { $limit }. Демон: оставить в живых меньше двух.
   *[survivors] Люди: вывести двоих через выход за { $limit ->
        [one] { $limit } раунд
        [few] { $limit } раунда
       *[many] { $limit } раундов
    }. Демон: никого не выпустить.
}

coach-roll = Вы ведёте людей. Каждый раунд начинается с броска: по кубику на каждого живого. Карта или скипетр могут изменить здесь кубик, иначе оставьте как выпало.
coach-dice = Четыре кубика, четыре воина: каждому по одному. Число выбирает линию карты: как далеко воин идёт, сколькими кубиками бьёт и как трудно в него попасть.
coach-lines = Решите, кто что делает в этом раунде: быструю линию — разведчику, сильную — тому, кто рядом с врагами. Кубик на раненой линии оглушит воина.
coach-next = Ваши воины действуют по очереди, в любом порядке. Каждый может один раз пойти и один раз напасть. Держитесь вместе: одиночку окружат.
coach-explore = Двоим надо уйти через выход, последнее поле стопки, так что исследуйте: шаг в неисследованный проход стоит 1 движение и открывает новое поле. Как оно ляжет, решает Демон.
coach-held = Уйти с поля можно, только если врагов там не больше, чем своих. Кто напал, начав движение, дальше не идёт.
coach-tile = Новое поле. Наведите на его знак, чтобы прочесть, что он делает. Счётчик показывает, сколько полей осталось до выхода.
coach-threat = Демон бросает Кубики Судьбы: на них он копит угрозу и строит козни. За угрозу он вводит троглодитов на поля с неисследованным проходом и без людей. Оставляйте таких позади поменьше.
coach-fight = Бой: кубиков столько, каково нападение; каждый, что не меньше защиты цели, — удар. Троглодиту хватает одного, человек теряет линию карты.
coach-wound = Рана закрывает линию, пока её не вылечат, а какую — решаете вы. Отдайте ту, без которой обойдётесь: её число оглушит воина.
