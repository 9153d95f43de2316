### Players.

players-title = Players
players-search = Name
players-search-submit = Search
players-found = { $count ->
    [0] no players
    [one] 1 player
   *[other] { $count } players
}
players-found-more = More than { $count } players. Type a name to find one.
players-more-than = more than { $count } players
players-none = No players found.
players-page = page { $page } of { $all }
players-pages = Pages
players-page-of-many = page { $page }
players-previous = Previous page
players-next = Next page

player-name = Name
player-club = Club
player-birth-year = Year of birth
player-birth-year-hint = Optional. Shown only to administrators, and to arbiters and organisers of published events in which this player has started. Some ratings move faster for juniors.
player-no-birth-year = Enter a year from { $first } to { $last }, or leave it empty.
player-born = Born in { $year }
player-edit = Edit player
player-edit-title = Edit player
player-edit-lead = The name changes everywhere, in old standings too. The club is the current one; old standings keep theirs.
player-former-link = Edit name
player-former-link-label = Edit the name { $name }
player-former-title = Edit former name
player-former-lead = This player was merged into another. The name changes in old standings and among the former names of the player who was kept. The club shows again only if the merge is undone.
player-unrated = No rated game yet.
player-replayed-title = Latest games
player-games-title = Games
player-no-games = No game yet.
player-games-pages = Pages of games

player-seats-title = Record by seat
record-seat = Seat
record-first = First
record-second = Second
record-total = { $won } won · { $drawn ->
    [0] { $lost } lost
   *[other] { $drawn } drawn · { $lost } lost
}
record-all = Total
record-games = Games
record-won = Won
record-drawn = Drawn
record-lost = Lost
head-to-head-title = Head-to-head
head-to-head-pages = Pages of opponents

game-opponent = Opponent
game-opponent-rating = Rating at the time
game-seat = Seat
game-result = Result
game-round = Round
game-date = Date

against-title = { $own } against { $other }
against-turned = Swap
against-balance = Totals
against-which = Which games
against-score-title = Score
against-score = { $own } – { $other }
against-forfeits = Not counted, because not played: { $won } { $won ->
    [one] forfeit
   *[other] forfeits
} won, { $lost } lost.
against-none = These two haven’t met yet.
against-own-rating = Rating at the time
against-other-rating = Opponent’s rating
against-not-yet = not rated yet
against-unrated = unrated
player-now = Playing now
player-now-link = Board
player-form-title = Latest results
player-other-ratings = Other ratings
