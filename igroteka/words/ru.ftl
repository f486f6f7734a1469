# Слова, общие для всех игр: выборы, отмена, ожидание, конец игры, передача хода, ошибки.

## Выборы

table-pass = Пропустить
table-ready = Готово
table-not-ready = Передумать
table-is-ready = { $who }: готово
table-is-thinking = { $who }: ещё думает
table-barrier = после этого отменить нельзя

## Отмена и повтор

table-undo = Отменить
table-undo-named = Отменить: { $what }
table-redo = Вернуть
table-redo-named = Вернуть: { $what }
table-undone = { $who }: выбор отменён
table-redone = { $who }: выбор возвращён
table-no-undo-dice = Отменить нельзя: брошены кубики.
table-no-undo-drawn = Отменить нельзя: взята карта.
table-no-undo-shown = Отменить нельзя: открылось то, что было скрыто.
table-no-undo-other = Отменить нельзя: после этого выбирал другой игрок.
table-no-undo-nothing = Отменять нечего.
table-no-redo-nothing = Возвращать нечего.

## Ожидание и конец

table-waiting = Ждём: { $who }
table-considering = Игроки размышляют
table-your-turn = Ваш ход
table-game-over = Игра окончена
table-winner = Игра окончена. Победа: { $who }!
table-winners = Игра окончена. Общая победа: { $who }!
table-nobody-won = Игра окончена. Победителя нет.
table-score = { $who }: { $score }

## Один экран на всех

table-curtain = Передайте экран: { $who }
table-curtain-open = Это я, показать стол

## Строка команд

table-choose = Ваш выбор
table-choose-number = Введите число от { $least } до { $most }.
table-not-a-number = «{ $text }» — не число от { $least } до { $most }.
table-choices = Можно
table-refusals = Нельзя, и вот почему
table-log = Что произошло
table-command-undo = отменить выбор
table-command-redo = вернуть отменённое
table-command-why = почему чего-то нельзя
table-command-log = показать журнал
table-command-rules = прочитать правило
table-command-help = показать эти команды
table-command-quit = выйти
table-rule = Правило { $clause }
table-no-rule = Правила { $clause } нет.
table-saved = Запись игры: { $file }
table-bot = { $name } (бот)

## Ошибки

table-error-not-your-turn = Сейчас выбираете не вы.
table-error-illegal = Такого выбора сейчас нет.
table-error-stale = Стол изменился, пока вы выбирали. Посмотрите ещё раз.
table-error-over = Игра уже окончена.
table-error-spectator = Зрители не выбирают.

## Перечисления

table-list-comma = { $first }, { $rest }
table-list-and = { $first } и { $rest }
