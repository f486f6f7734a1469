# Тексты страниц: лобби, стол, повтор, правила. Слова игр лежат у самих игр.

page-site = Игротека
page-motto = Стол накрыт, садитесь
page-pitch = Большие настольные игры по всем правилам: с друзьями по ссылке или с ботами, на экране и на телефоне. Без регистрации.
page-nav = Разделы
page-nav-lobby = Лобби
page-nav-new = Новый стол
page-nav-device = На другом устройстве
page-nav-about = Об игротеке
page-skip-link = К содержимому страницы
page-skip-to-bar = К вариантам хода
page-theme = Светлая или тёмная тема
page-save = Сохранить
page-close = Закрыть
page-copy = Скопировать
page-copied = Скопировано
page-go = К столу
page-rules = Правила
page-menu = Стол и настройки

## Лобби

page-your-name = Как вас зовут
page-guest = Гость
page-guest-names = Ёж, Барсук, Сойка, Выдра, Рысь, Филин, Бобёр, Лис, Кит, Стриж, Лось, Чиж
page-quick = Играть с ботами
page-quick-about = Стол готов сразу: остальные места займут боты.
page-play-now = Играть сейчас
page-game = Игра
page-games = Игры
page-players = Игроки
page-player-range = { $least ->
    [1] от одного до { $most }
   *[other] { $least }–{ $most }
}
page-bot-level = Уровень ботов
page-new-table = Новый стол
page-first-game = Первая партия
page-first-game-about = Готовый расклад, самые простые правила, лёгкие боты и подсказки по ходу игры.
page-my-tables = Мои столы
page-open-tables = Можно сесть
page-running-tables = Идут сейчас
page-finished-tables = Сыграны
page-none-mine = Вы пока нигде не сидите.
page-none-open = Открытых столов нет. Накройте свой и пустите всех.
page-none-running = Сейчас никто не играет на виду у всех.
page-none-finished = Здесь появятся сыгранные партии.
page-sit = Сесть
page-watch = Смотреть
page-replay = Повтор
page-upload = Открыть запись
page-upload-choose = Файл записи .jsonl

## Новый стол

page-seats = Места
page-seat-number = Место { $number }
page-seat-me = Я
page-seat-friend = Друг по ссылке
page-seat-open = Свободно для всех
page-seat-person = Игрок
page-seat-bot = Бот
page-seat-invited = Ждёт друга по ссылке
page-bot-named = Бот: { $level }
page-company = С кем играть
page-company-bots = С ботами
page-company-friends = С друзьями
page-company-screen = За одним экраном
page-seat-name = Имя на месте { $number }
page-seats-about = Можно занять несколько мест самому и передавать экран: между тайнами опустится занавес.
page-lots = Места и цвета по жребию
page-side = Ваша сторона
page-side-lot = По жребию
page-player-number = Игрок { $number }
page-pair = Две партии со сменой сторон
page-pair-about = Обе партии — один матч: побеждает тот, кто выиграет больше.
page-options = Правила этой партии
page-no-options = У этой игры нет настроек.
page-table-itself = Стол
page-public = Показывать стол в лобби
page-takeover = Если игрок пропал
page-takeover-never = Ждать его
page-takeover-about = Если его ждут так долго, за него сыграет бот. Вернувшись, игрок получит место обратно.
page-takeover-set = { $count ->
    [one] Пропавшего игрока бот заменит через { $count } минуту.
    [few] Пропавшего игрока бот заменит через { $count } минуты.
   *[many] Пропавшего игрока бот заменит через { $count } минут.
}
page-minutes = { $count ->
    [one] Бот через { $count } минуту
    [few] Бот через { $count } минуты
   *[many] Бот через { $count } минут
}
page-lay-table = Накрыть стол

## Комната ожидания и приглашение

page-waiting-room = Ждём игроков
page-waiting-about = Позовите друзей по ссылке или посадите ботов.
page-waiting-seated = Вы за столом. Пока собираются остальные, поздоровайтесь в чате или загляните в правила.
page-waiting-onlooker = Займите свободное место или смотрите со стороны.
page-reach-here = Ссылки, которые начинаются с { $base }, открываются только на этом компьютере.
page-reach-how = Чтобы к вам попали друзья и телефоны из вашей сети, остановите сервер и запустите его так: «make play LAN=1» или «igroteka serve --lan».
page-wait-host = Хозяин начнёт игру, когда все соберутся.
page-wait-seats = { $count ->
    [one] Пустует { $count } место: в начале игры его займёт бот.
    [few] Пустуют { $count } места: в начале игры их займут боты.
   *[many] Пустуют { $count } мест: в начале игры их займут боты.
}
page-match-waiting = Матч из двух партий: во второй стороны меняются.
page-wait-all = Все на месте.
page-start = Начать игру
page-is-public = Стол виден в лобби: сесть может любой.
page-is-private = Стол виден только тем, у кого есть ссылка.
page-make-public = Пустить всех
page-make-private = Только по ссылке
page-host = хозяин
page-you = вы
page-stand-up = Встать
page-invite = Позвать
page-invite-again = Новая ссылка
page-invite-link = Ссылка для друга
page-invite-qr = QR-код этой ссылки
page-invite-here = За столом
page-invite-once = Ссылка показана один раз. Старые ссылки на это место больше не действуют.
page-seat-a-bot = Посадить бота
page-unbot = Освободить место
page-invited = Приглашение
page-invited-by = { $host } зовёт вас за стол
page-invited-seat = Ваше место: { $seat }.
page-invited-side = Ваша сторона: { $seat }.
page-invite-taken = Это место уже занято
page-invite-taken-about = Ссылка была использована. Попросите хозяина стола о новой или посмотрите игру со стороны.
page-invite-instead = Позвать другого
page-invite-asks = Это место занимает { $who } — сначала спросим. Пока можно смотреть игру.
page-invite-asks-host = Прежде чем место сменит игрока, нужно согласие: { $who }.
page-ask-for-seat = Попросить место
page-sit-down = Сесть за стол
page-read-rules = Прочитать правила

## Другое устройство

page-device-about = Места за столами привязаны к этому браузеру. Одноразовый код перенесёт их на телефон или другой компьютер.
page-device-from = С этого устройства на другое
page-device-from-about = Код действует десять минут и только один раз.
page-device-make = Показать код
page-device-scan = Наведите камеру телефона или введите код:
page-device-code = Код
page-device-link = Ссылка
page-device-once = Код действует десять минут. Показывайте его только себе: с ним приходят ваши места.
page-device-to = С другого устройства на это
page-device-to-about = Введите код, который показало другое устройство.
page-device-look = Чьи это места?
page-device-take = Продолжить здесь
page-take-over = Продолжить здесь под именем { $whose }?
page-take-over-about = Дальше в этом браузере играет { $whose }, и здесь видно всё, что скрыто на этих местах. Продолжайте, только если код показало ваше собственное устройство.
page-take-over-comes = Места, которые придут с кодом
page-take-over-none = { $whose } сейчас нигде не играет.
page-take-over-stays = Ваши места в этом браузере, которые пропадут
page-take-over-stays-about = Если они вам нужны, сначала покажите код для них.
page-take-over-no = Отмена

## Стол

page-board = Игровое поле
page-players-and-log = Игроки и журнал
page-mine = Моя сторона стола
page-bar = Ваш ход
page-click = Нажмите на { $what }.
page-click-then = Нажмите на { $what }, затем на { $other }.
page-then = нажмите на { $what }
page-click-list = Выберите из списка.
page-anyway = Всё равно «{ $label }»
page-cancel = Отмена
page-barrier = после этого отменить нельзя
page-undo = Отменить
page-undo-nothing = Отменять нечего
page-hint = Подсказка
page-hint-ask = Спросить совета у бота
page-hint-title = Подсказка
page-hint-thinking = Думаю…
page-hint-gone = Подсказки нет: игра уже пошла дальше.
page-hint-none = Выбирать тут не из чего.
page-hint-about = Оценка бота по тому, что видно вам. Чужих тайн он не знает.
page-hint-best = лучшее
page-hint-choices = Предложенные решения
page-hint-chance = на победу
page-hint-leads = К чему это ведёт
page-hint-hidden = Остальное зависит от того, чего вы не видите.
page-hint-again = Нажмите ещё раз, чтобы так сходить.
page-hints = Игрокам можно брать подсказки
page-hints-on = Игроки могут брать подсказки.
page-hints-off = За этим столом без подсказок.
page-review = Разбор
page-review-about = Бот пройдёт по всей партии: где она переломилась, какие решения этого места обошлись дороже всего и сколько тут было удачи.
page-review-begin = Разобрать партию
page-review-failed = Ботам не удалось закончить разбор.
page-review-reads = Просматриваю партию…
page-review-progress = Оцениваю решения: { $done } из { $total }
page-review-whose = Чьими глазами
page-review-stood = Как шла партия
page-review-stood-about = Шансы каждого на победу после каждого хода, по оценке ботов.
page-review-turns = Переломные моменты
page-review-no-turns = Резких переломов в этой партии не было.
page-review-cost = Дорогие ошибки
page-review-cost-about = Что выбрал бы бот, зная только то, что тогда видели вы.
page-review-no-cost = Дорогих ошибок нет: бот вряд ли сыграл бы лучше.
page-review-played = Сыграно: { $played }
page-review-better = Лучше: { $better }
page-review-luck = Удача
page-review-luck-about = Насколько кубики и вытянутые карты сдвинули шансы на победу против среднего.
page-review-luck-swing = Шансы
page-review-luck-throws = Бросков
page-review-luck-fell = В среднем
page-review-luck-usual = Ожидалось
page-review-lucky = Главная удача
page-review-unlucky = Главная неудача
page-redo = Вернуть
page-back = Отменить весь ход
page-list = Все варианты
page-as-list = { $count ->
    [1] Все варианты
   *[other] Все варианты ({ $count })
}
page-list-none = Сейчас выбирать нечего.
page-list-refused = Нельзя, и вот почему
page-log = Журнал
page-record = Журнал и чат
page-chat = Чат
page-chat-line = Написать в чат
page-send = Отправить
page-spectator = зритель
page-digest = С прошлого хода
page-digest-nothing = Вас никто не тронул.
page-digest-more = До этого с вами случилось ещё: { $count }.
page-digest-now = Ваш счёт: { $now }.
page-digest-score = Ваш счёт изменился: { $before } → { $now }.
page-digest-same = Ваш счёт прежний: { $now }.
page-digest-behind = Впереди { $who }: { $points }, отрыв от вас — { $by }.
page-digest-ahead = Вы впереди: { $points }, отрыв — { $by }, следом { $who }.
page-digest-level = Вы и { $who } впереди поровну: { $points }.
page-digest-log = { $count ->
    [one] { $count } строка в журнале
    [few] { $count } строки в журнале
   *[many] { $count } строк в журнале
}
page-told = Что произошло
page-told-you = Это случилось с вами
page-told-again = Что здесь произошло
page-told-close = Понятно
page-told-of = { $number } из { $count }
page-told-loss = Потери:
page-told-gain = Добыча:
page-told-next = Дальше:
page-ticker = Последнее событие: показать место
page-help = Правила к этому моменту
page-all-rules = все правила
page-points = Очки
page-mark-bot = бот
page-mark-offline = не в сети
page-mark-thinking = думает
page-mark-ready = готово
page-mark-laurel = победа
page-lost = Связь прервалась. Подключаемся снова…
page-refused = Так нельзя
page-choose-here = что делать?
page-notify = Ваш ход
page-queue = Ходы соперников
page-skip = Пропустить
page-zoom-in = Приблизить
page-zoom-out = Отдалить
page-zoom-fit = Всё поле
page-curtain-title = Занавес
page-curtain = Передайте экран: { $who }
page-curtain-about = Остальные отворачиваются: дальше чужая тайна.
page-curtain-open = { $who } здесь, показать стол

page-asks = Места
page-asks-owner = { $who } просит ваше место
page-asks-owner-about = Кто на нём играет, видит всё, что у вас скрыто. Без вашего согласия место никто не займёт.
page-asks-keep = Оставить себе
page-asks-give = Отдать
page-asks-give-sure = Отдать место? Теперь на нём будет { $who }, вернуться на него нельзя.
page-asks-waiting = Вы просите место: { $who }
page-asks-waiting-about = Ждём ответа. А пока можно смотреть игру.
page-asks-waiting-act = Передумать
page-asks-away = { $count ->
    [one] { $who } не за столом. Место станет вашим через { $count } минуту отсутствия.
    [few] { $who } не за столом. Место станет вашим через { $count } минуты отсутствия.
   *[many] { $who } не за столом. Место станет вашим через { $count } минут отсутствия.
}
page-asks-away-waited-for = { $who } не за столом; спросим по возвращении: за этим столом игроков ждут.
page-asks-kept = { $who } не отдаёт место
page-asks-kept-about = Игру можно смотреть и дальше.
page-asks-kept-act = Понятно
page-asks-bot = За вас играет бот
page-asks-bot-about = Место по-прежнему ваше: верните его, когда захотите.
page-asks-bot-act = Вернуться на место

page-band = Почему игра стоит
page-band-paused = Пауза: { $who }
page-band-paused-host = Никто не может ходить, пока вы не продолжите игру.
page-band-paused-about = Продолжить игру может хозяин стола.
page-band-absent = { $who } не в сети
page-band-absent-about = { $count ->
    [one] Через { $count } минуту отсутствия за игрока { $who } сыграет бот — до его возвращения.
    [few] Через { $count } минуты отсутствия за игрока { $who } сыграет бот — до его возвращения.
   *[many] Через { $count } минут отсутствия за игрока { $who } сыграет бот — до его возвращения.
}
page-band-absent-waits = За этим столом игроков ждут: { $who } вернётся — и партия продолжится.
page-band-absent-host = Хозяин стола может пока посадить бота.
page-band-bot = Пока посадить бота

page-watchers = { $count ->
    [one] Смотрит { $count } зритель
    [few] Смотрят { $count } зрителя
   *[many] Смотрят { $count } зрителей
}
page-you-watch = Вы зритель
page-chat-join = Войти в чат
page-chat-join-about = Назовитесь, и можно писать.
page-chat-unread = Новых сообщений: { $count }

## Меню стола

page-menu-page = Страница
page-speed = Скорость чужих ходов
page-speed-slow = Неспешно
page-speed-normal = Обычно
page-speed-fast = Быстро
page-speed-instant = Сразу
page-sound = Звуки
page-sound-offer = Включить звук
page-sound-off = Без звука
page-notify-setting = Сообщать, когда мой ход
page-notes = Заметки для себя
page-notes-about = Видите только вы
page-keys = Клавиши
page-keys-frame = Всегда
page-keys-now = Сейчас
page-keys-none = Сейчас клавишей ничего не выбрать.
page-key-walk = ходить по тому, что можно выбрать
page-key-choose = выбрать
page-key-cancel = отмена, закрыть
page-key-undo = отменить ход
page-key-hint = спросить подсказку
page-key-redo = вернуть отменённое
page-key-hide = держать: спрятать фигуры
page-key-zoom = ближе и дальше
page-key-fit = всё поле
page-key-legend = эти клавиши
page-key-skip = пока решают другие: сразу к моему ходу
page-key-play = пуск и пауза
page-key-step = на шаг назад и вперёд
page-key-space = Пробел
page-key-arrows = Стрелки
page-this-seat = Сесть сюда
page-pass-on = Уступить место
page-leave = Отойти
page-leave-sure = Отойти? Пока за вас сыграет бот. Вернуться можно в любой момент: стол останется в «Моих столах».
page-resign = Сдаться насовсем
page-resign-sure = Сдаться насовсем? Место займёт бот, вернуться на него будет нельзя.
page-spectator-link = Ссылка для зрителей
page-pause = Пауза
page-resume = Продолжить
page-delete = Убрать стол
page-delete-sure = Убрать стол навсегда?
page-to-lobby = В лобби

## Конец

page-end = Итог партии
page-see-table = Осмотреть стол
page-places = Места
page-winner = победа
page-sources = Откуда очки
page-total = Всего
page-curve = Как шёл счёт
page-dice = Что выпадало
page-dice-mean = Среднее на кубиках
page-rematch = Ещё партию
page-rematch-wanted = { $who } зовёт сыграть ещё
page-rematch-join = Присоединиться
page-rematch-to = К новой партии
page-result = Итог
page-end-you-won = Вы победили
page-end-you-won-as = Вы победили · { $side }
page-end-you-lost = Вы проиграли
page-end-you-lost-as = Вы проиграли · { $side }
page-end-you-shared = Вы разделили победу: { $who } и вы
page-end-you-came = { $place ->
    [2] Вы на втором месте
    [3] Вы на третьем месте
   *[other] Вы на { $place }-м месте
}
page-end-won = Победа: { $who }
page-end-won-as = Победа: { $side } ({ $who })
page-end-shared = Общая победа: { $who }
page-end-draw = Ничья
page-end-nobody = Победителя нет
page-curve-open = Нажмите на график, чтобы открыть повтор с этого момента
page-curve-at = Момент { $step } из { $last }
page-match = Матч
page-match-game = Партия { $number }
page-match-score = Счёт
page-match-won = победа
page-match-drawn = ничья
page-match-lost = поражение
page-match-begin = Вторая партия со сменой сторон
page-match-join = Ко второй партии
page-download = Скачать запись

## Повтор

page-moment = Момент партии
page-first = К началу
page-prev = Шаг назад
page-play = Воспроизвести
page-next = Шаг вперёд
page-last = К концу
page-eyes = Чьими глазами
page-eyes-spectator = Глазами зрителя
page-eyes-all = Всё открыто
page-eyes-of = Глазами: { $who }
page-step-link = Скопировать ссылку на этот момент
page-go-on = Играть отсюда

## Правила, об игротеке

page-contents = Оглавление
page-find = Найти в правилах
page-found = Найдено пунктов: { $count }
page-rules-about = Правила своими словами, по пунктам. На эти номера ссылаются подсказки, журнал и отказы за столом.
page-about = Игротека играет в большие настольные игры по их правилам: одни и те же правила служат игрокам в браузере, авторам игр и исследователям.
page-credits = Благодарности
page-credit-onest = шрифт страниц, авторы Onest, SIL Open Font License 1.1
page-credit-font = шрифт игры «{ $game }», { $whose }, SIL Open Font License 1.1
page-credit-idiomorph = обновление страницы без мигания, Big Sky Software, 0BSD
page-credit-zzfx = звуки, Frank Force, MIT
page-credit-icons = Значки
page-credit-icons-about = Значки на столах нарисовали авторы
page-privacy = Что о вас известно
page-privacy-about = Имя, которое вы сами ввели, ваши места за столами и ваши ходы. Ни почты, ни пароля, ни слежки; один подписанный файл cookie помнит, что вы — это вы.

## Первая партия

page-coach = Подсказка
page-coach-got = Понятно
page-coach-no-more = Без подсказок
page-coach-again = Снова показывать подсказки
page-coach-of = { $number } из { $count }

## Quick start

page-start-how = Как играть
page-help-now = Что делать
page-help-rules = Что говорят правила
page-help-waits = Решают другие. Пока наведите на что угодно или нажмите и подержите, чтобы прочесть, что это; журнал расскажет, что случилось.
page-help-start = как играть
page-start-you = Вы
page-start-about = Как играть — за две минуты. Картинки — из первой партии.
page-start-rules = Все правила
