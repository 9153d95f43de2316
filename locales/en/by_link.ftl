### Games by link: challenges, the board, and how a game ends.

link-title = Games by link
link-lead = Play anybody, anywhere, move by move. The server knows the rules, runs the clocks and keeps the record.
link-new = New challenge
link-sign-in = Sign in to challenge somebody
link-open = Open challenges
link-none-open = Nobody is waiting for an opponent.
link-pages = Pages of challenges
link-newest = Newest challenges
link-older = Older challenges
link-none-older = There are no older challenges.
link-running = Other games in progress
link-own-games = Your games
link-running-all = Games in progress
link-time-left = Time left: { $left }
link-none-running = No game is in progress.
link-over = Your games that ended in the last seven days
link-some-shown = { $shown } of { $all } games are shown: your own, those that need an arbiter, and those with the latest moves. Each board leads to its game.
link-withdraw = Withdraw
link-your-turn = Your turn
link-turn-of = { $name } to move
link-new-title = New challenge
link-new-lead = Choose a game and a time. You get a link: the first to accept it plays you.
link-time = Time
link-holidays = Days off for each player, 0 to 60
link-holidays-hint = They start on their own when your other time runs out. Days you use don’t come back.
link-begins = Who moves first
link-begins-lot = Drawn by lot
link-begins-me = Me
link-begins-opponent = My opponent
link-begins-choice = My opponent chooses a side
link-challenger-begins = { $name } moves first
link-taker-begins = the player who accepts moves first
link-taker-chooses = the player who accepts chooses a side
link-lot-begins = who moves first is drawn by lot
link-name = Your name
link-name-hint = Everybody who watches the game sees it.
link-same-name = The other player has this name too. Add something that tells you apart.
link-listed = Show it in the list of open challenges
link-make = Create challenge
link-too-many = You have { $most } open challenges. Withdraw one first.
link-no-rules = Choose another game. The server doesn’t know the rules of this one.
link-holidays-none = Enter 0 to 60 days off; for a live game, 0.
link-no-such-time = Choose a time.
link-nobody-begins = Choose who moves first.
link-made-heading = Your challenge
link-made-lead = Send this link to your opponent, or let them scan the code.
link-made-on = All games
link-challenge-title = { $name } challenges you
link-challenge-closed = Challenge
link-challenge-gone = This challenge isn’t there any more.
link-challenge-taken = This challenge has been accepted.
link-challenge-withdrawn = This challenge was withdrawn.
link-challenge-expired = This challenge has expired: nobody accepted it within { $days } days.
link-challenge-own = This is your own challenge. Send its link to somebody else.
link-challenge-own-listed = It is in the list of open challenges. Anybody can accept it there or by its link.
link-challenge-own-lost = Its link was shown only once. If you have lost it, withdraw the challenge and create a new one.
link-challenge-no-side = Choose a side.
link-how-to-play = How to play
link-watch = Watch the game
link-side = Your side
link-side-first = { $side } (moves first)
link-take = Accept challenge
link-to-board = Open board
link-board = Board
link-moves = Moves
link-no-moves = Nobody has moved yet.
link-back = { $plies ->
    [0] The board before the first move.
    [one] The board after 1 ply.
   *[other] The board after { $plies } plies.
}
link-back-now = Current board
link-send = Play
link-other-move = Choose again
link-offer-draw = Offer a draw
link-ask-take-back = Ask to take back your move
link-draw-waits = You have offered a draw. It stands until { $name } moves.
link-take-back-waits = You have asked to take back your move. { $name } hasn’t answered yet.
link-draw-offered = { $name } offers a draw.
link-take-back-asked = { $name } asks to take back the last move.
link-accept-draw = Accept
link-allow-take-back = Allow
link-decline = To decline, just move.
link-only-moves-on = Play forced moves for me
link-only-moves-off = Stop playing forced moves
link-resign = Resign
link-settings = Settings
link-doing = What you can do
link-only-moves-are-own = You play forced moves yourself.
link-only-moves-are-played = Forced moves are played for you.
link-sent-confirmed = You confirm each move before it is sent.
link-sent-at-once = A move is sent as soon as it is complete.
link-seat-replaces = A new link signs out your other devices.
link-resign-hint = Your opponent wins. This can’t be taken back.
link-resign-surely = Resign the game
link-replay = Replay game
link-time-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
link-time-hours = { $start ->
    [one] 1 hour
   *[other] { $start } hours
}, { $increment } more with each move, at most { $most }
link-time-live = live: { $minutes } min + { $seconds } s a move
link-time-holidays = { $time }, { $days ->
    [one] 1 day off each
   *[other] { $days } days off each
}
link-left-none = no time left
link-left-holidays = { $left }, time off { $holidays }
link-left-days = { $small ->
    [0] { $large } d
   *[other] { $large } d { $small } h
}
link-left-hours = { $small ->
    [0] { $large } h
   *[other] { $large } h { $small } min
}
link-left-minutes = { $small ->
    [0] { $large } min
   *[other] { $large } min { $small } s
}
link-won = { $name } won.
link-drawn = Drawn.
link-both-lost = Both lost.
link-no-result = No result.
link-end-rules = Shown by the moves: played to the end.
link-end-repetition = Shown by the moves: the same position for the third time.
link-end-too-long = Shown by the moves: the game reached its maximum length.
link-end-time = By the server’s clock: { $name } ran out of time.
link-end-never-moved = By the server’s clock: { $name } made no move in time.
link-end-resigned = Ended by the player: { $name } resigned.
link-end-agreed = Ended by the players: a draw was offered and accepted.
link-end-adjudicated = An arbiter decided.
link-stopped = An arbiter has stopped the game. No clock is running.
link-halt-repetition = The same position for the third time: the arbiter decides.
link-halt-too-long = The game has reached its maximum length: the arbiter decides.
link-refused-done = Already done. This is the current position.
link-refused-over = The game is over.
link-refused-elsewhere = The board has changed since your page was opened. Nothing was played: look again.
link-refused-time = Too late: time had run out.
link-refused-turn = It isn’t your turn.
link-refused-no-draws = This game has no draws.
link-refused-asked = That has been asked already.
link-refused-nothing-asked = This request is no longer open.
link-refused-nothing-back = You have no move to take back.
link-refused-took-back = You have taken back a move in this game already.
link-refused-not-stopped = The game isn’t stopped.
link-window-your-turn = Your turn · { $title }
link-made-once = Shown only once. If you lose it, withdraw the challenge and create a new one.
games-by-link = Play by link
link-lot = Who moves first was drawn by lot (random seed { $seed }).
link-seat-lone = Your seat is saved only in this browser. Get a link to keep it and to play on other devices.
link-seat-make = Get my link
link-seat-new = New link to my seat
link-seat-heading = Your own link
link-seat-lead = Keep this link: it takes you to your seat on any device.
link-seat-once = Shown only once. A new link replaces it and signs out your other devices.
link-seat-on = Open board
link-too-many-games = { $most } of your games are in progress. Finish one first.
link-challenge-no-cookies = Your browser blocks cookies, so it can’t keep your seat. Allow them for this site, then try again.
link-clock-soon = The clock is running out.
link-tournament = Games by link
link-in-hall = Played in the hall
link-next = Next round
link-next-by-hand = When an arbiter publishes it
link-next-by-itself = When all games of a round are over
link-next-at-once = All rounds at once
link-terms-hall = This tournament is played in the hall.
link-draft = This is a draft: games begin once it is published.
link-terms-lead = Games by link begin as soon as their round is published, and their results count automatically. Players need their personal links.
link-terms-links = Give out personal links
link-terms-save = Save
link-terms-no-rules = The server doesn’t know the rules of this game, so it can’t be played by link.
link-terms-pie = This tournament uses the pie, so it can’t be played by link.
link-terms-over = The tournament is over.
link-terms-begun = Games by link have begun, so it can’t go back to the hall.
link-terms-next = Choose how the next round begins.
link-name-plain = { $name }
link-rulings = Arbiter
link-ruling-reason = Reason
link-ruling-reason-hint = It is kept in the audit log.
link-ruling-stop = Stop game
link-ruling-go-on = Resume game
link-ruling-seat = Player
link-ruling-more = More time
link-ruling-span = How much
link-ruling-clocks = Clocks
link-ruling-end = End of the game
link-ruling-extend = Add time
link-ruling-outcome = Result
link-ruling-choose = Choose a result
link-ruling-adjudicate = End the game
link-ruling-none = Choose what to decide.
link-ruling-minutes = Choose how much time.
link-your-move = Play: your turn
link-to-game = Open game
link-watch-all = Watch games
link-refused-no-such-end = This game can’t end that way.
link-rate = Rated: counts in the rating list for games by link, under your player name
link-rated-name = You play under your player name.
link-rated-no-player = For rated games you need a player account that an arbiter has confirmed.
link-rated-enough = You two have started { $most } rated games in the last { $days } days. Play an unrated one.
family-by-link = { $family }, by link
history-by-link = Games by link
link-moves-private = { $name } keeps the moves private.
link-rematch = Rematch
link-rematch-asked = { $name } wants a rematch.
link-rematch-begin = Accept rematch
link-rematch-waits = { $name } hasn’t answered yet.
link-rematch-on = Open rematch
link-rematch-late = Too late: a rematch must be asked for and accepted within { $days } days of the game.
link-delay = Delay for spectators
link-delay-plies = { $plies ->
    [0] None
    [one] 1 ply
   *[other] { $plies } plies
}
link-no-such-delay = Choose a delay for spectators.
link-late = You see the board { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
} late, and no clocks, until the game is over.
link-others-link = Start a game for two others
link-others-title = A game for two others
link-others-lead = Name two players and send each their link. The clocks start once both have opened theirs.
link-others-name = First player
link-others-second = Second player
link-others-same-name = Both players have this name. Add something that tells them apart.
link-others-make = Create links
link-others-heading = { $links ->
    [one] The player’s link
   *[other] The players’ links
}
link-others-made = { $links ->
    [one] Send the player the link, or let them scan the code.
   *[other] Send each player their own link, or let them scan the code.
}
link-others-once = { $links ->
    [one] Shown only once. If it is lost before the player opens it, make a new one in the list of games by link; this one then stops working.
   *[other] Shown only once. If one is lost before its player opens it, make new links in the list of games by link; all links not opened yet then stop working.
}
link-others-renew = New links
link-others-waiting = Waiting for players
link-begins-first = The first player
link-waiting = The clocks start once both players are here.
link-end-withdrawn = The game was withdrawn before it began.
link-at-once = Send moves at once
link-confirmed = Confirm each move
link-say = Say something
link-says-hello = Hello!
link-says-good-luck = Good luck!
link-says-back-soon = I’ll be away for a while.
link-says-slip = My finger slipped.
link-says-well-played = Well played!
link-says-thanks = Thanks for the game.
link-block = Block this opponent
link-block-hint = Neither of you can accept the other’s challenges any more. Your opponent isn’t told, and games in progress go on.
link-block-surely = Block
link-blocked = Blocked opponents
link-unblock = Unblock
link-challenge-blocked = You have blocked this opponent.
link-way = Server round trip:
link-now = Games by link in progress
link-told-until = open until { $date }
link-told-late = spectators see the board { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
} late
link-too-many-waiting = { $most } of your games wait for their players. Withdraw one first.
link-too-many-blocked = You have blocked { $most } opponents. Unblock one first.
link-terms-format = The setting “{ link-next }” doesn’t fit this format. Change it under “{ games-by-link }” first.
link-end-settled = Decided in the tournament: an arbiter entered the result, or a player withdrew.
link-held = The tournament can’t be reached at the moment. The clocks are stopped, and the game resumes by itself once it can.
link-refused-stopped = No clock is running, so nothing can be played now.
link-down = The server was down for { $span } during this turn. The clock was stopped for as long.
link-sum = How the time was counted
link-sum-began = The turn began
link-sum-had = Time left then
link-sum-holidays = Time off left then
link-sum-given = Added by an arbiter
link-sum-down = Server down, clock stopped
link-sum-halted = Game stopped
link-sum-over = Time ran out
link-sum-written = Recorded by the server
link-log-title = Game log
link-log-lead = Everything that happened, by the server’s clock, with the time each player had left.
link-log-began = Began:
link-log-move = { $name } played { $move }.
link-log-offer-draw = { $name } offered a draw.
link-log-accept-draw = { $name } accepted the draw.
link-log-resign = { $name } resigned.
link-log-ask-take-back = { $name } asked to take back a move.
link-log-allow-take-back = { $name } allowed it.
link-log-time-out = { $name } ran out of time.
link-log-extend = An arbiter gave { $name } { $span } more.
link-log-wait = The game waited for both players.
link-log-withdraw = The game was withdrawn.
link-log-stop = An arbiter stopped the game.
link-log-hold = The tournament couldn’t be reached, so the clocks were stopped.
link-log-go-on = The game resumed.
link-log-adjudicate = An arbiter decided: { $outcome }
link-log-settle = Decided in the tournament: { $outcome }
link-log-down = The server had been down since { $since }. The clock was stopped for up to { $span }.
link-log-hash = Record hash:
span-days = { $n } d
span-hours = { $n } h
span-minutes = { $n } min
span-seconds = { $n } s
span-and = { $span } { $and }
link-needs-account = To challenge somebody, create an account first.
link-other-plays-enough = Your opponent has { $most } games in progress.
link-rated-other-no-player = Your opponent’s account no longer belongs to a player, so the game can’t be rated.
link-own-time-chosen = Custom time, entered below
link-own-time = Custom time
link-own-time-hint = Used instead of the list. 48+12/96h is 48 hours, 12 more with each move, 96 at most. 7+3 is live: 7 minutes, 3 seconds more with each move.
link-own-time-shape = Write hours as 48+12/96h, a live game as 7+3, or days as 3d.
link-own-time-days = Choose 1, 2, 3, 5, 7 or 14 days a move.
link-own-time-hours = Enter 1 to 720 hours at the start, up to 240 more with each move, and a maximum between the start and 1440.
link-own-time-live = Begin with 1 to 180 minutes, and add at most 180 seconds with each move.
link-take-names = Remove names
link-take-names-hint = Removes the names entered for this game, also from its record. This can’t be undone.
link-take-names-surely = Remove
