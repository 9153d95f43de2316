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
player-birth-year = Year of birth
player-birth-year-hint = May be left out. It is shown to administrators, to arbiters and organisers of published events in which this player has started, and to nobody else. Some ratings move faster for juniors.
player-no-birth-year = Please write a year from { $first } to { $last }, or nothing.
player-born = Born in { $year }
player-edit = Change the player
player-edit-title = Change the player
player-edit-lead = The name changes everywhere, in old standings too. The club is the present one; old standings keep the club of their time.
player-former-link = Correct the name
player-former-link-label = Correct the name { $name }
player-former-title = Correct a former name
player-former-lead = This player was merged into another one. The name changes wherever it stands: in old standings, and among the former names of the player who was kept. The club is seen again only if the merge is taken back.
player-unrated = No rated game yet.
player-games-title = Games
player-no-games = No game yet.
player-games-pages = Pages of games

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
head-to-head-pages = Pages of opponents

game-opponent = Opponent
game-opponent-rating = Rating then
game-seat = Seat
game-result = Result
game-round = Round
game-date = Date

against-title = { $own } against { $other }
against-turned = The other way round
against-balance = What the games add up to
against-which = Of these
against-score-title = Score
against-score = { $own } – { $other }
against-forfeits = Not counted, since nobody played: { $won } { $won ->
    [one] forfeit
   *[other] forfeits
} won, { $lost } lost.
against-none = These two have not met yet.
against-own-rating = Own rating then
against-other-rating = Opponent’s rating then
against-not-yet = not rated yet
against-unrated = unrated
