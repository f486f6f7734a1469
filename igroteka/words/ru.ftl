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
table-no-undo-chance = Отменить нельзя: брошены кубики или взята карта.
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
table-player = Игрок { $number }
table-log-earlier = … раньше ещё строк: { $count }, команда log
table-nothing-refused = Сейчас не запрещено ничего из того, чего можно было бы ждать.
table-refused-count = Сейчас нельзя: { $count }. Введите ?, чтобы узнать почему.
table-help-line = Введите число; ? почему нельзя, u отменить, r вернуть, t отменить ход, log, rules, hint, h все команды, q выйти
table-hint = Совет: { $number }. { $what }
table-no-language = Языка «{ $text }» нет; есть: { $languages }.
table-save-where = В какой файл сохранить? Например: save game.jsonl
table-not-saved = { $file } не сохранён: { $why }
table-command-number = выбрать то, что под этим числом
table-command-turn-back = отменить всё, что можно
table-command-hint = как поступил бы бот на вашем месте
table-command-table = показать стол ещё раз
table-command-lang = другой язык
table-command-save = сохранить копию записи: save game.jsonl
table-resume = Продолжить: { $command }
table-chose = { $who } выбирает: { $what }
table-moment = Момент { $number } из { $count }
table-eyes = глазами игрока { $who }
table-eyes-spectator = глазами зрителя
table-eyes-nobody = всё открыто
table-eyes-all = всё открыто; стол глазами игрока { $who }
table-replay-help = n или Enter вперёд, p назад, число: к этому моменту, end, q выйти
table-at-the-start = Это начало.
table-at-the-end = Это конец записи.

## Ошибки

table-error-not-your-turn = Сейчас выбираете не вы.
table-error-illegal = Такого выбора сейчас нет.
table-error-stale = Стол изменился, пока вы выбирали. Посмотрите ещё раз.
table-error-over = Игра уже окончена.
table-error-spectator = Зрители не выбирают.

## Перечисления

table-list-comma = { $first }, { $rest }
table-list-and = { $first } и { $rest }
