### The audit log: who did what, in one sentence each.

audit-title = Protokoll
audit-lead = Alles, was hier geändert wurde, das Neueste zuerst. Aus dieser Liste wird nie etwas entfernt.
audit-empty = Keine Einträge.
audit-tournament = Turnier
audit-area = Art
audit-actor = Von
audit-show = Anzeigen
audit-all-tournaments = Alle Turniere
audit-all-areas = Alle Arten
audit-all-actors = Alle
audit-area-setup = Einrichtung
audit-area-entries = Teilnehmer
audit-area-pairings = Paarungen
audit-area-results = Ergebnisse
audit-area-ratings = Ratings
audit-area-accounts = Konten und Rollen
audit-area-log = Protokoll
audit-details = Details
audit-field = Feld
audit-before = Vorher
audit-after = Nachher
audit-position = Position
audit-hash = Hash
audit-pages = Seiten
audit-newest = Neueste
audit-older = Ältere
audit-more = Und noch { $count }.

audit-by-role = { $name }, { $role }
# Somebody signed in by a one-time code on a borrowed device.
audit-by-code = { $name }, { $role }, mit Einmalcode
audit-by-token = { $name }, { $role }, mit Token
audit-by = { $via }
audit-via-page = Seite
audit-via-code = Einmalcode
audit-via-shell = Kommandozeile
audit-via-program = Server
audit-via-link = persönlicher Link
audit-via-tablet = Tablet
audit-via-token = Token
audit-visitor = Besucher

audit-value = { $value }
audit-nothing = –
audit-erased = gelöscht
audit-published = veröffentlicht
audit-unrated = ohne Rating
audit-round = Runde { $round }
audit-board = Runde { $round }, Brett { $board }
audit-player-gone = (gelöschter Spieler)
audit-tournament-gone = (gelöschtes Turnier)
audit-event-gone = (gelöschte Veranstaltung)
audit-account-gone = (gelöschtes Konto)
audit-pool-gone = (gelöschte Ratingliste)
audit-site = Website

audit-account-added = Konto { $account } angelegt, Rang: { $rank }.
audit-password-changed = Passwort von { $account } geändert.
audit-account-disabled = Konto { $account } gesperrt.
audit-account-enabled = Konto { $account } entsperrt.
audit-sessions-ended = { $sessions ->
    [one] Eine Sitzung von { $account } beendet.
   *[other] { $sessions } Sitzungen von { $account } beendet.
}
audit-rank-changed = Rang von { $account } geändert: { $before } → { $after }.
audit-role-given = Rolle an { $account } vergeben: { $role }.
audit-role-taken = Rolle von { $account } entfernt.
audit-code-made = { $account } hat einen Einmalcode erstellt, Rolle: { $role }.
audit-code-used = Ein Einmalcode von { $account } wurde benutzt, Rolle: { $role }; { $browser }.
audit-code-session-ended = Ein Gerät, das { $account } mit Einmalcode angemeldet hatte, wurde abgemeldet (Rolle: { $role }).

audit-event-added = Veranstaltung { $event } angelegt.
audit-event-changed = Veranstaltung bearbeitet.
audit-event-published = Veranstaltung veröffentlicht.
audit-event-hidden = Veranstaltung wieder zum Entwurf gemacht.
audit-event-imported = Veranstaltung { $event } aus einer Datei importiert, mit { $players ->
    [one] einem Spieler
   *[other] { $players } Spielern
}.
audit-extension-removed = Die Daten „{ $extension }“ eines anderen Programms entfernt.
audit-paper-changed = Papierformat geändert: { $before } → { $after }.
audit-tournament-added = Turnier { $tournament } angelegt.
audit-tournament-imported = Turnier { $tournament } importiert, mit { $players ->
    [one] einem Teilnehmer
   *[other] { $players } Teilnehmern
}.
audit-tournament-changed = Turnier { $tournament } bearbeitet.
audit-tie-breaks-changed = { $tournament }: Feinwertungen geändert.
audit-schedule-changed = { $tournament }: Zeitplan geändert.
audit-boards-changed = { $tournament }: Bretter geändert.
audit-rounds-silenced = { $tournament }: Ergebnisse ab Runde { $round } verdeckt.
audit-results-announced = { $tournament }: Ergebnisse ab Runde { $round } bekanntgegeben.
audit-clock-started = { $tournament }, { $round }: Uhr gestartet, noch { $left }.
audit-clock-paused = { $tournament }, { $round }: Uhr angehalten, noch { $left }.
audit-clock-reset = { $tournament }, { $round }: Uhr auf { $left } zurückgesetzt.
audit-round-length-changed = { $tournament }, { $round }: Dauer geändert, von { $before } auf { $after } Minuten.
audit-time-added = { $tournament }, { $board }: { $minutes } min Zusatzzeit gegeben.
audit-time-removed = { $tournament }, { $board }: { $minutes } min Zusatzzeit entfernt.
audit-screen-added = Bildschirm { $screen } hinzugefügt.
audit-screen-changed = Bildschirm { $screen } zeigt etwas anderes.
audit-screen-changed-of = { $tournament }: Bildschirm { $screen } zeigt etwas anderes.
audit-notice-shown = Hinweis im Saal angezeigt.
audit-notice-removed = Hinweis im Saal entfernt.
audit-line-board = { $player }: Brett { $board }
audit-line-no-board = { $player }: kein festes Brett
audit-field-numbered = Neu nummeriert
audit-tournament-started = { $tournament } gestartet, mit { $players ->
    [one] einem Teilnehmer
   *[other] { $players } Teilnehmern
}.
audit-deleted = { $kind } { $name } gelöscht.
audit-restored = { $kind } { $name } zurückgeholt.
audit-archived = { $kind } { $name } archiviert.
audit-unarchived = { $kind } { $name } aus dem Archiv zurückgeholt.
audit-tournament-cancelled = { $tournament } abgesagt: { $reason }
audit-tournament-unstarted = { $tournament }: Start zurückgenommen.
audit-tournament-closed = { $tournament } abgeschlossen.
audit-tournament-reopened = { $tournament } wieder geöffnet.

audit-numbers-changed = { $tournament }: Startnummern geändert.
audit-player-entered = { $tournament }: { $player } hinzugefügt.
audit-players-entered = { $tournament }: { $players } Teilnehmer hinzugefügt.
audit-entry-changed = { $tournament }: Teilnehmer { $player } bearbeitet.
audit-entry-removed = { $tournament }: { $player } entfernt.
audit-player-changed = Spieler { $player } bearbeitet.
audit-players-merged = Zusammengeführt: { $merged } → { $kept }.
audit-players-unmerged = Zusammenführung rückgängig gemacht: { $merged } → { $kept }.
audit-withdrawn = { $tournament }: { $player } ab Runde { $round } zurückgezogen.
audit-returned = { $tournament }: { $player } ab Runde { $round } wieder dabei.

audit-byes-given = { $tournament }, { $count ->
    [one] Runde
   *[other] Runden
} { $rounds }: { $bye } für { $player }.
audit-byes-taken = { $tournament }, { $count ->
    [one] Runde
   *[other] Runden
} { $rounds }: Freilos von { $player } entfernt.
audit-bye-pairing-allocated = Freilos der Auslosung
audit-bye-full-point = Freilos mit vollem Punkt
audit-bye-half-point = Freilos mit halbem Punkt
audit-bye-zero-point = Freilos ohne Punkt
audit-bye-free = spielfrei
audit-meeting-forbidden = { $tournament }: Vermiedene Paarung, { $players }.
audit-meeting-allowed = { $tournament }: { $players } dürfen wieder gegeneinander spielen.
audit-draft-swap = { $tournament }, Entwurf von Runde { $round }: { $players } getauscht.
audit-draft-fix = { $tournament }, Entwurf von Runde { $round }: { $players } von Hand gepaart.
audit-draft-forbid = { $tournament }, Entwurf von Runde { $round }: { $players } getrennt.
audit-draft-turn = { $tournament }, Entwurf von Runde { $round }: Seiten getauscht, { $players }.
audit-draft-bye = { $tournament }, Entwurf von Runde { $round }: Freilos für { $players }.
audit-draft-removed = { $tournament }, Entwurf von Runde { $round }: Änderung entfernt, { $players }.
audit-round-published = { $tournament }, { $round }: Paarungen veröffentlicht, { $boards ->
    [one] ein Brett
   *[other] { $boards } Bretter
}.
audit-paired-late = { $tournament }, { $board }: Zwei Spieler ohne Partie nachträglich gepaart.
audit-round-unpublished = { $tournament }: Runde { $round } zurückgenommen.

audit-pie-offered = { $tournament }, { $board }: { $player } hat { $game } angeboten.
audit-pie-chosen-first = { $tournament }, { $board }: Die Gegenseite hat gewählt, anzuziehen.
audit-pie-chosen-second = { $tournament }, { $board }: Die Gegenseite hat gewählt, nachzuziehen.
audit-game-adjourned = { $tournament }, { $board }: Als Hängepartie vermerkt.
audit-games-adjourned = { $games } Partien als Hängepartien vermerkt.
audit-adjournment-ended = { $tournament }, { $board }: Hängepartie aufgehoben.
audit-link-made = Persönlicher Link für { $player } erstellt.
audit-token-made = { $tournament }: Token { $name } erstellt, gültig bis { $day }.
audit-token-revoked = { $tournament }: Token { $name } widerrufen.
audit-link-ended = Persönlicher Link von { $player } widerrufen.
audit-tablet-link-made = { $tournament }: Tablet-Link erstellt.
audit-publicity-chosen = Für { $player } festgelegt, was öffentlich ist.
audit-publicity-forgotten = Für { $player } gilt keine eigene Wahl mehr, was öffentlich ist.
audit-tablet-link-ended = { $tournament }: Tablet-Link widerrufen.
audit-handed-in = { $tournament }, { $board }: { $player } hat ein Ergebnis gemeldet, { $score }.
audit-handed-in-by-tablet = { $tournament }, { $board }: Ergebnis am Tablet gemeldet, { $score }.
audit-submission-confirmed = { $tournament }, { $board }: { $player } hat das Ergebnis bestätigt.
audit-result-kept = { $tournament }, { $board }: Späte Meldung angesehen, Ergebnis beibehalten.
audit-submission-disputed = { $tournament }, { $board }: { $player } hat das Ergebnis bestritten.
audit-arbiter-called = { $player } hat den Schiedsrichter gerufen: { $place }.
audit-arbiter-called-by-tablet = Schiedsrichter am Tablet gerufen: { $place }.
audit-call-ended = Ruf von { $player } erledigt: { $place }.
audit-call-ended-by-tablet = Ruf vom Tablet erledigt: { $place }.
audit-call-reopened = Ruf von { $player } wieder offen: { $place }.
audit-call-reopened-by-tablet = Ruf vom Tablet wieder offen: { $place }.
audit-checked-in = { $tournament }, Runde { $round }: { $player } anwesend gemeldet.
audit-check-in-undone = { $tournament }, Runde { $round }: Anwesenheit von { $player } rückgängig gemacht.
audit-check-in-opened = { $tournament }, Runde { $round }: Anwesenheit geöffnet.
audit-check-in-closed = { $tournament }, Runde { $round }: Anwesenheit geschlossen, { $here } anwesend, { $missing } abwesend.
audit-allowances-changed = { $tournament }: Geändert, was Spieler selbst dürfen.
audit-yes = ja
audit-no = nein
audit-policy-changed = { $tournament }: Wann ein Ergebnis ab Runde { $round } zählt: { $policy }
audit-field-policy-before = Vorher
audit-result-entered = { $tournament }, { $board }: Ergebnis eingegeben, { $score }.
audit-result-corrected = { $tournament }, { $board }: Ergebnis korrigiert, { $before } → { $after }.
audit-result-removed = { $tournament }, { $board }: Ergebnis entfernt.
audit-game-added = Partie { $game } hinzugefügt.
audit-challenge-made = Herausforderung { $number } angelegt: { $game }.
audit-challenge-withdrawn = Herausforderung { $number } zurückgezogen.
audit-link-game-relinked = Für Partie per Link { $game } wurden neue Links angelegt.
audit-link-seat-relinked = Für { $seat } in Partie per Link { $game } wurde ein neuer Link angelegt.
audit-link-seat-of = { $seat ->
    [second] den zweiten Spieler
   *[first] den ersten Spieler
}
audit-link-game-withdrawn = Partie per Link { $game } zurückgezogen, bevor sie begann.
audit-link-game-begun = Partie per Link { $number } begonnen: { $game }.
audit-link-game-ended = Partie per Link { $game } nach { $plies } Halbzügen beendet: { $outcome }, { $ending }.
audit-link-game-rated = Partie per Link { $game } zwischen { $first } und { $second } wurde gewertet.
audit-link-game-extended = Ein Schiedsrichter gab { $seat } { $span } mehr in Partie per Link { $game }. Grund: { $reason }
audit-link-seat = { $seat ->
    [second] dem zweiten Spieler
   *[first] dem ersten Spieler
}
audit-link-game-stopped = Partie per Link { $game } wurde von einem Schiedsrichter angehalten. Grund: { $reason }
audit-link-game-went-on = Partie per Link { $game } wurde von einem Schiedsrichter fortgesetzt. Grund: { $reason }
audit-link-game-adjudicated = Ein Schiedsrichter beendete Partie per Link { $game }: { $outcome }. Grund: { $reason }
audit-link-outcome = { $outcome ->
    [first] der erste Spieler gewann
    [second] der zweite Spieler gewann
    [draw] Remis
    [neither] beide verloren
   *[open] ohne Ergebnis
}
audit-link-game-names-taken = Aus Partie per Link { $game } wurden die Namen entfernt. Grund: { $reason }
audit-link-terms-changed = Die Einstellungen für Partien per Link von { $tournament } wurden geändert.

audit-history-imported = Partien aus { $file } importiert, Spiel: { $game }.
audit-history-forgotten = Partien aus { $file } wieder entfernt, Spiel: { $game }.
audit-ratings-renewed = Ratings neu berechnet nach Version { $version } der Regeln, Spiel: { $game }.
audit-ledgers-recomputed = { $lists ->
    [0] Alle Ratings nach Version { $version } der Regeln neu berechnet; keines geändert.
    [one] Alle Ratings nach Version { $version } der Regeln neu berechnet; eine Liste geändert.
   *[other] Alle Ratings nach Version { $version } der Regeln neu berechnet; { $lists } Listen geändert.
}
audit-ratings-recomputed = Ratings neu berechnet: { $pool }.
audit-pool-added = Ratingliste { $pool } angelegt.
audit-list-published = { $pool }: Liste { $number } veröffentlicht, Stand { $day }.
audit-initial-recorded = { $players ->
    [one] { $pool }: Ein Anfangsrating eingetragen.
   *[other] { $pool }: { $players } Anfangsratings eingetragen.
}
audit-heads-taken = { $logs ->
    [one] Stand eines anderen Protokolls
   *[other] Stände von { $logs } anderen Protokollen
} übernommen.
audit-rows-taken-in = Nach einem Upgrade { $rows ->
    [one] wurde eine Zeile
   *[other] wurden { $rows } Zeilen
} wie vorgefunden ins Protokoll übernommen.{ $altered ->
    [0] { "" }
    [one] { " " }Eine Zeile wich schon vorher vom Protokoll ab.
   *[other] { " " }{ $altered } Zeilen wichen schon vorher vom Protokoll ab.
}
audit-backup-made = Sicherung { $file } erstellt.
audit-backup-downloaded = Sicherung { $file } heruntergeladen.
audit-backup-restored = Sicherung wiederhergestellt, Stand { $moment }.
audit-unread = Ein Eintrag einer frühen Version, den diese Version nicht lesen kann: { $act }.

audit-line = { $what }
audit-line-recomputed-kept = { $pool }: { $players ->
    [one] ein Rating geändert
   *[other] { $players } Ratings geändert
}; Liste { $number } bewahrt die alten Ratings.
audit-line-recomputed = { $pool }: { $players ->
    [one] ein Rating geändert.
   *[other] { $players } Ratings geändert.
}
audit-line-erased-again = { $players ->
    [0] Kein Spieler musste erneut gelöscht werden.
    [one] Ein Spieler wurde erneut gelöscht.
   *[other] { $players } Spieler wurden erneut gelöscht.
}
audit-line-access-ended = { $count ->
    [0] Keine Sitzung und kein Link wurde beendet.
    [one] Eine Sitzung oder ein Link wurde beendet.
   *[other] { $count } Sitzungen und Links wurden beendet.
}
audit-line-players = Spieler: { $players }
audit-line-number = { $number }. { $player }
audit-line-pairing = Brett { $board }: { $first } – { $second }
audit-line-bye = { $player }: { $bye }
audit-line-rated = { $player }, { $rating }
audit-line-moved = { $player }: { $before } → { $after } ({ $pool })
audit-line-later = Ratings, die folgten: { $pool }
audit-line-initial = { $player }: { $rating } ({ $source })
audit-line-head = { $log }, Position { $position }: { $hash }
audit-ending = { $how }, { $first }–{ $second }
audit-proven = geprüft
audit-day-time = { $date }, { $time }
audit-bye-before = Vorher, Runde { $round }
audit-rounds-from-to = { $first } bis { $last }

audit-field-visibility = Sichtbarkeit
audit-field-days = Tage
audit-field-address = Adresse für Codes
audit-field-round = Runde { $round }
audit-field-rounds = Runden
audit-field-acceleration = Beschleunigung
audit-field-points = Punkte
audit-field-bye = Punkte für ein Freilos
audit-field-rated = Wertung
audit-field-pie = Kuchenregel
audit-field-tie-breaks = Feinwertungen
audit-field-edition = Regelfassung
audit-field-left-out = Weggelassene Feinwertungen
audit-field-players = Spieler
audit-field-new-players = Neu hier
audit-field-results = Ergebnisse
audit-field-tournaments = Turniere
audit-field-digest = Prüfsumme der Daten
audit-field-places = Geänderte Plätze
audit-field-numbering = Nummerierung
audit-field-seed = Startwert
audit-field-reason = Grund
audit-field-scenes = Zeigt
audit-field-notice = Hinweis
audit-field-rating = Rating
audit-field-born = Geburtsjahr
audit-field-games = Partien
audit-field-code = Code
audit-field-result = Ergebnis
audit-field-ending = Ende
audit-field-record = Notation
audit-field-file-hash = SHA-256
audit-field-periods = Perioden
audit-field-ratings = Geänderte Ratings
audit-field-settings = Einstellungen
audit-verdict-struck = gestrichen: keine Partie zählt
audit-verdict-forfeits = offene Partien kampflos verloren
audit-verdict-not-paired = nicht mehr ausgelost
