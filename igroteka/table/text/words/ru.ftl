# Слова, общие для всех игр: выборы, отмена, ожидание, конец игры, передача хода, ошибки.

## Выборы

table-pass = Пропустить
table-ready = Готово
table-not-ready = Ещё не готово
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
table-deciding = { $count ->
    [one] { $who } решает, { $what }
   *[other] { $who } решают, { $what }
}
table-considering = Игроки думают…
table-your-turn = Ваш ход
table-game-over = Игра окончена
table-winner = Игра окончена. Победа: { $who }!
table-winners = Игра окончена. Общая победа: { $who }!
table-draw = Игра окончена: ничья.
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
table-command-why = почему что-то нельзя
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
table-nothing-refused = Ничего из того, что хотелось бы попробовать, сейчас не запрещено.
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

table-error-not-your-turn = Сейчас не ваш ход.
table-error-illegal = Сейчас этого выбрать нельзя.
table-error-stale = Стол изменился, пока вы выбирали. Посмотрите ещё раз.
table-error-over = Игра уже окончена.
table-error-spectator = Зрители не выбирают.

## Перечисления

table-list-comma = { $first }, { $rest }
table-list-and = { $first } и { $rest }
table-list-or = { $first } или { $rest }

## Сервер столов

web-guest = Гость
web-seat = Место { $number }
web-bot = { $number ->
    [1] Бип
    [2] Винтик
    [3] Искра
    [4] Диод
    [5] Шпунтик
   *[other] Бот { $number }
}
web-bot-of-level = { $name } ({ $level })
web-level-greedy = лёгкий
web-level-search-500 = средний
web-level-search-2000 = сильный
web-seats-left = { $count ->
    [0] Все места заняты
    [one] Свободно { $count } место
    [few] Свободно { $count } места
   *[other] Свободно { $count } мест
}
web-by-lot = по жребию
web-match = Матч из двух партий
web-match-game = Партия { $number } из 2
web-match-stands = { $first } { $score } { $second }
web-match-won = { $who } выигрывает матч со счётом { $score }
web-match-won-points = { $who } выигрывает матч по очкам, { $points } (по партиям { $score })
web-match-drawn = Матч завершился вничью, { $score }
web-paused = Игра на паузе
web-bot-for-you = За вас играет бот
web-hindered-storage = Ходы сейчас не сохраняются: сервер пробует снова
web-hindered-thinking = Боты сейчас не отвечают: сервер пробует снова
web-title-turn = ● Ваш ход · { $game }
web-title-over = Игра окончена · { $game }
web-title-waiting = { $game }: собираем игроков

web-notice-away = { $who } не за столом: пока играет бот
web-notice-back = { $who } снова на своём месте
web-notice-bot = Хозяин стола посадил бота на место: { $who }
web-notice-kept = { $who } остаётся на своём месте
web-notice-plays-for = { $who } теперь играет на месте «{ $whose }» и видит всё, что там скрыто
web-notice-plays-bot = { $who } теперь играет вместо бота и видит всё, что у него скрыто
web-notice-left = { $who } отходит: пока играет бот
web-notice-stood-up = { $who } больше не за столом
web-notice-resigned = { $who } сдаётся: место занял бот
web-notice-paused = Пауза: { $who }
web-notice-resumed = Игра продолжается: { $who }
web-notice-rematch = { $who } зовёт сыграть ещё: нажмите «Присоединиться»
web-notice-second = { $who } начинает вторую партию матча: нажмите «Ко второй партии», чтобы продолжить
web-notice-lot = Жребий брошен: { $who } — { $side }
web-notice-swapped = Стороны поменялись: { $who } — { $side }

web-hint-lobby = Может быть, стол убрали или ссылка скопирована не целиком. Ваши столы — в лобби.
web-hint-back = Вернитесь назад и попробуйте ещё раз.
web-hint-again = На столе ничего не изменилось. Обновите страницу.

web-no-name = В имени от 1 до 24 букв, цифр или знаков.
web-no-field = Форма заполнена неверно: { $field } «{ $value }».
web-no-frame = Сообщение не удалось прочитать.
web-no-record = Эту запись нельзя открыть. Строка { $line }: { $reason }.
web-no-origin = Это пришло не со страницы этого сервера.
web-no-address = Под этим именем сервер не отвечает. Разрешить имя может тот, кто его запускает: igroteka serve --allow-host ИМЯ.
web-no-seat = Это не ваше место.
web-no-bot-plays = На этом месте сейчас играет бот.
web-no-host = Это может только хозяин стола.
web-no-curtain = Сначала садится другой игрок: поднимите занавес.
web-no-spectator = Это могут только те, кто сидит за столом.
web-no-chat-nameless = Сначала укажите имя рядом с чатом, потом пишите.
web-no-code = Этот код не подходит: он неверен, уже использован или старше десяти минут.
web-no-page = Такой страницы нет.
web-no-table = Такого стола нет.
web-no-game = Игры «{ $game }» здесь нет.
web-no-invite = Эта ссылка больше не работает: попросите новую.
web-no-method = Так этого сделать нельзя.
web-no-stale = Стол тем временем изменился.
web-no-paused = Игра на паузе.
web-no-waiting = Игра ещё не началась.
web-no-running = Игра уже началась.
web-no-deleted = Этого стола больше нет.
web-no-over = Игра уже окончена.
web-no-taken = Это место занято.
web-no-asked = Это место уже просит кто-то другой: подождите ответа.
web-no-unfinished = Игра ещё идёт: запись показала бы то, что скрыто.
web-no-undo = Это нельзя отменить.
web-no-large = Слишком много: не больше { $most } КБ.
web-no-long-line = Слишком длинно: не больше { $most } знаков.
web-no-illegal = Сейчас этого выбрать нельзя.
web-no-unknown = В этой игре нет такого выбора.
web-no-turn = Сейчас не ваш ход.
web-no-refused = Сейчас это невозможно.
web-no-chance = Кубики ещё катятся: секунду.
web-no-chat = Слишком много сообщений сразу: подождите немного.
web-no-forward = В этой партии слишком много отмен: теперь она идёт только вперёд.
web-no-hurry = { $seconds ->
    [one] Слишком часто: продолжайте через { $seconds } секунду.
    [few] Слишком часто: продолжайте через { $seconds } секунды.
   *[many] Слишком часто: продолжайте через { $seconds } секунд.
}
web-no-hurry-tables = { $seconds ->
    [one] Вы открыли много столов подряд: следующий — через { $seconds } секунду.
    [few] Вы открыли много столов подряд: следующий — через { $seconds } секунды.
   *[many] Вы открыли много столов подряд: следующий — через { $seconds } секунд.
}
web-no-hurry-undo = { $seconds ->
    [one] Слишком много отмен подряд: продолжайте через { $seconds } секунду.
    [few] Слишком много отмен подряд: продолжайте через { $seconds } секунды.
   *[many] Слишком много отмен подряд: продолжайте через { $seconds } секунд.
}
web-no-hurry-hints = { $seconds ->
    [one] Много подсказок подряд: следующая — через { $seconds } секунду.
    [few] Много подсказок подряд: следующая — через { $seconds } секунды.
   *[many] Много подсказок подряд: следующая — через { $seconds } секунд.
}
web-no-hints = За этим столом играют без подсказок.
web-no-sockets = У вас открыто слишком много столов: закройте лишние страницы, одновременно можно держать { $most }.
web-no-tables = У вас { $most } незаконченных столов: сначала доиграйте или удалите какие-то.
web-no-uploads = За сутки вы загрузили { $most } записей: остальные загрузите завтра.
web-no-broken = На сервере что-то пошло не так.
web-no-storage = Сервер сейчас не может ничего сохранить. Всё осталось как было: попробуйте чуть позже.
web-no-thinking = Боты сейчас недоступны: они скоро вернутся.
web-no-bots = За { $most ->
    [one] { $most } вашим столом
   *[other] { $most } вашими столами
} играют одни боты: дождитесь конца одной из этих партий или удалите стол, а потом начните новую.
web-no-bots-address = За { $most } столами с вашего сетевого адреса играют одни боты: дождитесь конца одной из этих партий или удалите стол, а потом начните новую.
