### Players.

players-title = Players
players-search = Part of a name
players-search-submit = Search
players-found = { $count ->
    [0] nobody
    [one] one player
   *[other] { $count } players
}
players-none = Nobody of that name is known here.
players-page = page { $page } of { $all }
players-pages = Pages
players-previous = Previous page
players-next = Next page

player-name = Name
player-club = Club
player-edit = Change the player
player-edit-title = Change the player
player-edit-lead = The name changes everywhere, in old standings too. The club is the present one; old standings keep the club of their time.
player-unrated = No rated game yet.
player-games-title = Games
player-no-games = No game yet.

player-seats-title = Record by seat
record-seat = Seat
record-first = moving first
record-second = moving second
record-all = together
record-games = Games
record-won = Won
record-drawn = Drawn
record-lost = Lost
head-to-head-title = Against each opponent

game-opponent = Opponent
game-opponent-rating = Rating then
game-seat = Seat
game-result = Result
game-round = Round
