# Слова «Костей лжеца»

game-title = Кости лжеца
game-about = Бросайте кости под стаканом, делайте ставки на все кости стола и ловите других на лжи. Побеждает последний, у кого остались кости.

do-bid = { $dice } × { $face }
do-challenge = Не верю
why-not-higher = Ставьте на большее количество костей или на столько же, но с числом больше.
why-nothing-bid = Ставки ещё нет, не верить некому.

ask-bid = { $dice ->
    [0] Вы открываете: какая ставка? Костей на столе: { $all }.
   *[other] Ставка { $dice } × { $face }: выше или не верите? Костей на столе: { $all }.
}
wait-bid = { $dice ->
    [0] какой будет первая ставка
   *[other] ставить ли выше { $dice } × { $face } или не верить
}
dice-fall = Кости падают.

told-rolled = У вас выпало { $face }.
told-bade = { $who } ставит: { $dice } × { $face }.
told-challenged = { $who } не верит. Ставка: { $bidder }.
told-turned-up = { $who } открывает: { $faces }.
told-counted = Костей, которые считаются за { $face }: { $dice }.
told-lost-die = { $who } теряет кость; осталось: { $left }.
    .you = Вы теряете кость; осталось: { $left }.
told-out = { $who } выбывает.

source-start = Кости в начале
source-lost = Потерянные кости

option-ones = Единицы
    .about = Считаются ли единицы за любое число.
    .wild = за любое число
    .plain = только единицы

draw-bid = { $dice ->
    [0] Ставки ещё нет
   *[other] Ставка: { $dice } ×
}
draw-own = Под вашим стаканом
draw-dice = Костей: { $dice }
text-player = { $who }: костей { $dice }
text-turned-up = { $who }: костей { $dice }, открыто { $faces }
text-own = Под вашим стаканом: { $faces }
text-bid = { $dice ->
    [0] Ставки ещё нет
   *[other] Ставка: { $dice } × { $face }, { $who }
}

notice-lost-die = { $began_who } не верит ставке, её сделал игрок { $began_bidder }: { $who } теряет кость
    .you = { $began_who } не верит ставке, её сделал игрок { $began_bidder }: вы теряете кость
notice-counted = костей, которые считаются за { $face }: { $dice }
notice-die = кость (осталось { $left })

click-face = значение кости
click-bid = ставку
