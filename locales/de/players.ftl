### Players.

players-title = Spieler
players-search = Name
players-search-submit = Suchen
players-found = { $count ->
    [0] keine Spieler
    [one] 1 Spieler
   *[other] { $count } Spieler
}
players-found-more = Mehr als { $count } Spieler. Tippe einen Namen, um jemanden zu finden.
players-more-than = mehr als { $count } Spieler
players-none = Keine Spieler gefunden.
players-page = Seite { $page } von { $all }
players-pages = Seiten
players-page-of-many = Seite { $page }
players-previous = Vorherige Seite
players-next = Nächste Seite

player-name = Name
player-club = Verein
player-birth-year = Geburtsjahr
player-birth-year-hint = Freiwillig. Das Geburtsjahr sehen nur Administratoren sowie Schiedsrichter und Veranstalter veröffentlichter Veranstaltungen, bei denen der Spieler angetreten ist. Manche Ratings ändern sich bei Jugendlichen schneller.
player-no-birth-year = Gib ein Jahr von { $first } bis { $last } ein, oder lass das Feld leer.
player-born = Geboren { $year }
player-edit = Bearbeiten
player-edit-title = Spieler bearbeiten
player-edit-lead = Der Name ändert sich überall, auch in alten Tabellen. Der Verein ist der jetzige; alte Tabellen behalten ihren.
player-former-link = Namen ändern
player-former-link-label = Namen ändern: { $name }
player-former-title = Früheren Namen bearbeiten
player-former-lead = Dieser Spieler wurde mit einem anderen zusammengeführt. Der Name ändert sich in alten Tabellen und unter den früheren Namen des behaltenen Spielers. Der Verein erscheint erst wieder, wenn die Zusammenführung rückgängig gemacht wird.
player-unrated = Noch keine gewertete Partie.
player-replayed-title = Neueste Partien
player-games-title = Partien
player-no-games = Noch keine Partie.
player-games-pages = Seiten mit Partien

player-seats-title = Bilanz nach Seite
record-seat = Seite
record-first = Anziehend
record-second = Nachziehend
record-total = { $won } gewonnen · { $drawn ->
    [0] { $lost } verloren
   *[other] { $drawn } remis · { $lost } verloren
}
record-all = Gesamt
record-games = Partien
record-won = Gew.
record-drawn = Remis
record-lost = Verl.
head-to-head-title = Bilanz nach Gegner
head-to-head-pages = Seiten mit Gegnern

game-opponent = Gegner
game-opponent-rating = Rating damals
game-seat = Seite
game-result = Ergebnis
game-round = Runde
game-date = Datum

against-title = { $own } gegen { $other }
against-turned = Tauschen
against-balance = Bilanz
against-which = Welche Partien
against-score-title = Stand
against-score = { $own } – { $other }
against-forfeits = Nicht gezählt, weil nicht gespielt: kampflos { $won } gewonnen, { $lost } verloren.
against-none = Die beiden haben noch nicht gegeneinander gespielt.
against-own-rating = Rating damals
against-other-rating = Rating des Gegners
against-not-yet = noch nicht gewertet
against-unrated = nicht gewertet
player-now = Spielt gerade
player-now-link = Zum Brett
player-form-title = Neueste Ergebnisse
player-other-ratings = Weitere Ratings
