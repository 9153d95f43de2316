### Games by link: challenges, the board, and how a game ends.

link-title = Games by link
link-lead = Play anybody, anywhere, move by move. The server knows the rules, runs the clocks and keeps the record.
link-new = New challenge
link-sign-in = Sign in to challenge somebody
link-open = Open challenges
link-none-open = Nobody is waiting for an opponent.
link-running = Games in progress
link-none-running = No game is in progress.
link-withdraw = Withdraw
link-your-turn = Your turn
link-turn-of = { $name } to move
link-new-title = New challenge
link-new-lead = Choose a game and a time. You get a link: whoever takes it first plays you.
link-time = Time
link-holidays = Days off for each player, 0 to 60
link-begins = Who moves first
link-begins-lot = The lot decides
link-begins-me = I do
link-begins-opponent = My opponent
link-begins-choice = My opponent chooses a side
link-challenger-begins = { $name } moves first
link-you-begin = You move first
link-you-choose = You choose a side
link-name = Your name
link-name-hint = Everybody who watches the game sees it.
link-listed = Show it in the list of open challenges
link-make = Create challenge
link-too-many = You have { $most } open challenges. Withdraw one first.
link-no-rules = Choose a game whose rules are known here.
link-holidays-none = Choose at most 60 days, and none for a live game.
link-no-such-time = Choose a time.
link-nobody-begins = Choose who moves first.
link-made-heading = Your challenge
link-made-lead = Send this link to your opponent, or have it scanned.
link-made-on = To the games
link-challenge-title = { $name } challenges you
link-challenge-gone = This challenge isn’t there any more.
link-challenge-taken = This challenge has been taken.
link-challenge-withdrawn = This challenge was withdrawn.
link-challenge-own = This is your own challenge. Send its link to somebody else.
link-challenge-no-side = Choose a side.
link-how-to-play = How to play
link-watch = Watch the game
link-side = Your side
link-take = Play
link-to-board = To the board
link-board = Board
link-moves = Moves
link-no-moves = Nobody has moved yet.
link-send = Play
link-other-move = Another move
link-offer-draw = Offer a draw
link-ask-take-back = Ask to take back your move
link-draw-offered = { $name } offers a draw.
link-take-back-asked = { $name } asks to take back the last move.
link-accept-draw = Accept
link-allow-take-back = Allow
link-only-moves-on = Play forced moves for me
link-only-moves-off = Stop playing forced moves
link-resign = Resign
link-resign-hint = Your opponent wins. This can’t be taken back.
link-resign-surely = Resign the game
link-replay = Replay game
link-time-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
link-time-hours = { $start } hours, { $increment } more with each move, at most { $most }
link-time-live = live: { $minutes } min + { $seconds } s a move
link-time-holidays = { $time }, { $days } days of holidays each
link-left-none = no time left
link-left-holidays = { $left }, holidays { $holidays }
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
link-end-rules = By the moves: the rules ended the game.
link-end-repetition = By the moves: the same position, for the third time.
link-end-too-long = By the moves: longer than a record can be.
link-end-time = By the server’s clock: { $name } ran out of time.
link-end-never-moved = By the server’s clock: { $name } made no move in time.
link-end-resigned = Resignation, recorded when it was made: { $name } resigned.
link-end-agreed = Agreement, recorded when it was made: a draw was offered and accepted.
link-end-adjudicated = An arbiter decided.
link-stopped = An arbiter has stopped the game. No clock is running.
link-halt-repetition = The same position for the third time: the arbiter decides.
link-halt-too-long = The game is longer than a record can be: the arbiter decides.
link-refused-done = That was done already. This is the board now.
link-refused-over = The game is over.
link-refused-elsewhere = The board has changed since your page was opened. Nothing was played: look again.
link-refused-time = Too late: the time was over.
link-refused-turn = It isn’t your turn.
link-refused-no-draws = This game has no draws.
link-refused-asked = That has been asked already.
link-refused-nothing-asked = Nothing is waiting for your answer any more.
link-refused-nothing-back = You have no move to take back.
link-refused-took-back = You have taken back a move in this game already.
link-refused-not-stopped = The game isn’t stopped.
link-window-your-turn = Your turn · { $title }
link-made-once = It is shown once. If you lose it, withdraw the challenge and make another one.
games-by-link = Play by link
link-lot = Who moves first was drawn by lot: { $seed }
link-seat-lone = Only this browser has your seat.
link-seat-make = Get my link
link-seat-new = New link to my seat
link-seat-heading = Your own link
link-seat-lead = Keep this link: it brings you to your seat on any device.
link-seat-once = It is shown once. A new one ends it, and signs out your other devices.
link-seat-on = To the board
link-too-many-games = { $most } of your games are in progress. Finish one first.
link-challenge-no-cookies = Your browser keeps no cookies, so it couldn’t keep your seat. Allow them for this site, then try again.
link-clock-soon = The clock is running out.
link-tournament = Games by link
link-in-hall = Played in the hall
link-next = Next round
link-next-by-hand = An arbiter publishes it
link-next-by-itself = It begins once all games are over
link-next-at-once = All rounds at once
link-terms-hall = This tournament is played in the hall.
link-terms-lead = Games by link begin as soon as their round is published, and their results count by themselves. Players need their personal links.
link-terms-save = Save
link-terms-no-rules = Only games whose rules are known here are played by link.
link-terms-pie = The handicap of this tournament is named at the board, so it can’t be played by link.
link-terms-over = The tournament is over.
link-terms-begun = Games by link have begun, so it can’t go back to the hall.
link-terms-next = Choose how the next round begins.
link-name-plain = { $name }
link-rulings = Arbiter
link-ruling-reason = Reason
link-ruling-reason-hint = It is kept in the audit log.
link-ruling-stop = Stop the clocks
link-ruling-go-on = Let the game go on
link-ruling-seat = Player
link-ruling-more = More time
link-ruling-span = How much
link-ruling-clocks = Clocks
link-ruling-end = Result
link-ruling-extend = Give time
link-ruling-outcome = Result
link-ruling-adjudicate = End the game
link-ruling-none = Choose what to decide.
link-ruling-minutes = Choose how much time.
link-your-move = Play: your turn
link-to-game = To the game
link-watch-all = Watch games
link-refused-no-such-end = This game can’t end that way.
link-rate = Rated: it counts in the rating list of games by link, under your player’s name
link-rated-name = You play under your player’s name.
link-rated-no-player = For rated games you need an account that an arbiter has confirmed as yours.
link-rated-enough = You two have begun { $most } rated games within { $days } days. Play one that isn’t rated.
family-by-link = { $family }, by link
history-by-link = Games by link
link-moves-private = { $name } keeps the moves private.
link-rematch = Rematch
link-rematch-asked = { $name } wants a rematch.
link-rematch-begin = Play again
link-rematch-waits = { $name } hasn’t answered yet.
link-rematch-on = To the rematch
link-delay = Watchers see the board
link-delay-plies = { $plies ->
    [0] at once
    [one] 1 ply late
   *[other] { $plies } plies late
}
link-no-such-delay = Choose how late watchers see the board.
link-late = You see the board { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
} late, and no clocks, until the game is over.
link-others-link = Begin a game for two others
link-others-title = A game for two others
link-others-lead = Name two players and send each their link. The clocks start once both have opened theirs.
link-others-name = First player
link-others-second = Second player
link-others-make = Create links
link-others-heading = { $links ->
    [one] The player’s link
   *[other] The players’ links
}
link-others-made = { $links ->
    [one] Send the player the link, or have it scanned.
   *[other] Send each player their own link, or have it scanned.
}
link-others-once = { $links ->
    [one] It is shown once. If it is lost before the player has come, make a new one in the list of games by link; this one ends then.
   *[other] They are shown once. If one is lost before its player has come, make new ones in the list of games by link; those of everybody who hasn’t come end then.
}
link-others-renew = New links
link-others-waiting = Waiting for their players
link-begins-first = The first player does
link-waiting = The clocks start once both players are here.
link-end-withdrawn = Withdrawn before it began.
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
link-block-hint = Neither of you can take the other’s challenges any more. Your opponent isn’t told, and games in progress go on.
link-block-surely = Block
link-blocked = Blocked opponents
link-unblock = Unblock
link-challenge-blocked = You have blocked this opponent.
link-way = To the server and back:
link-now = Being played by link
link-told-late = watchers see it { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
} late
link-too-many-waiting = { $most } of your games wait for their players. Withdraw one first.
link-too-many-blocked = You have blocked { $most } opponents. Unblock one first.
link-terms-format = In this format, rounds by link follow otherwise. Change that on “Games by link” first.
link-end-settled = Decided in the tournament: an arbiter entered the result, or a player withdrew.
link-held = Nobody can reach the tournament now. No clock is running, and the game goes on by itself later.
link-refused-stopped = No clock is running, so nothing can be played now.
link-down = No server ran for { $span } in this turn. The clock stood as long.
link-sum = How the time was counted
link-sum-began = The turn began
link-sum-had = Time left then
link-sum-holidays = Holidays left then
link-sum-given = Given by an arbiter
link-sum-down = No server ran, the clock stood
link-sum-halted = The game was halted
link-sum-over = So the time was over
link-sum-written = Written down by the server
link-log-title = Game log
link-log-lead = All that has happened, by the server’s clock, and what each player then had left.
link-log-began = Began:
link-log-move = { $name } played { $move }.
link-log-offer-draw = { $name } offered a draw.
link-log-accept-draw = { $name } accepted the draw.
link-log-resign = { $name } resigned.
link-log-ask-take-back = { $name } asked to take back a move.
link-log-allow-take-back = { $name } allowed it.
link-log-time-out = { $name } ran out of time.
link-log-extend = An arbiter gave { $name } { $span }.
link-log-wait = The game waited for both players.
link-log-withdraw = The game was withdrawn.
link-log-stop = An arbiter stopped the game.
link-log-hold = The tournament couldn’t be reached, so the clocks stood.
link-log-go-on = The game went on.
link-log-adjudicate = An arbiter decided: { $outcome }
link-log-settle = Decided in the tournament: { $outcome }
link-log-down = No server ran since { $since }. The clock stood for up to { $span }.
link-log-hash = Record hash:
span-days = { $n } d
span-hours = { $n } h
span-minutes = { $n } min
span-seconds = { $n } s
span-and = { $span } { $and }
link-needs-account = To challenge somebody, create an account first.
link-other-plays-enough = Your opponent has { $most } games in progress.
link-rated-other-no-player = Your opponent’s account is no player’s any more, so the game can’t be rated.
link-own-time-chosen = Another time, written below
link-own-time = Another time
link-own-time-hint = Counts in place of the list. 48+12/96h is 48 hours, 12 more with each move, 96 at most. 7+3 is live: 7 minutes, 3 seconds more with each move.
link-own-time-shape = Write hours as 48+12/96h, a live game as 7+3, or days as 3d.
link-own-time-days = Choose 1, 2, 3, 5, 7 or 14 days a move.
link-own-time-hours = Begin with 1 to 720 hours, add at most 240 with each move, and let the most be at least the beginning and at most 1440.
link-own-time-live = Begin with 1 to 180 minutes, and add at most 180 seconds with each move.
link-take-names = Take the names out
link-take-names-hint = The names that were typed for this game are gone then, from its record too. This can’t be undone.
link-take-names-surely = Take out
