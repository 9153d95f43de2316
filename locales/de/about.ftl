### What the program is, and what it knows about people.

# In the foot of every page.
about = Über Magister
program-title = Über Magister
program-lead = Mit Magister laufen Turniere abstrakter Brettspiele: Paarungen, Ergebnisse, die sich prüfen lassen, und Tabellen und Ratings, die sich selbst erklären.
program-version = Version
program-promises = Drei Versprechen
program-proven = Ergebnisse lassen sich beweisen: Melde die Züge einer Partie, und Magister prüft sie nach den Regeln.
program-explained = Alles wird erklärt: warum zwei aufeinandertreffen, warum jemand auf Platz drei steht, warum ein Rating um 14 gestiegen ist.
program-kept = Nichts geht verloren, und nichts ändert sich stillschweigend: Eine Korrektur nennt das Ergebnis, das sie ersetzt.
program-licence = Lizenz
program-licence-lead = Magister ist freie Software. Du hast die Wahl zwischen der MIT-Lizenz und der Apache-Lizenz 2.0.
program-fonts = Schriften
program-fonts-lead = Beide Schriften stehen unter der SIL Open Font License 1.1.
program-parts = Bibliotheken
program-parts-lead = Quelloffene Bibliotheken, die im Programm stecken.
program-data = SQLite und die Zeitzonendaten sind gemeinfrei. Die Client-Bibliothek von PostgreSQL steht unter der PostgreSQL-Lizenz.

privacy-title = Datenschutz
privacy-lead = Was dieses Programm über Menschen speichert, wer es sieht und wie es gelöscht wird.
privacy-visitors = Besucher
privacy-no-cookies = Wir setzen kein Cookie und speichern nichts über dich. Zum Lesen brauchst du kein Konto. Wählst du am Fuß einer Seite eine Sprache, merkt sich dein Browser die Wahl ein Jahr lang in einem Cookie.
privacy-no-others = Die Seiten laden nichts von anderen Websites: keine Schriften, keine Zähler, keine Werbung.
privacy-log = Das Protokoll des Servers enthält die Uhrzeit, die Art der Seite und ob der Aufruf geklappt hat. Es enthält keine Adresse, keinen Namen und keine Suchwörter. Ein Proxy vor dem Server kann ein eigenes Protokoll führen; frag danach die Administratoren dieser Website.
privacy-players = Spieler
privacy-public = Sobald die Veranstaltung veröffentlicht ist, sehen alle deine Turniere, Ergebnisse und Ratings: mit deinem Namen, deinem Verein und den Zügen aufgezeichneter Partien, soweit du sie zeigst.
privacy-choice = Auf deiner eigenen Seite, die ein persönlicher Link öffnet, legst du fest, ob dein Name ganz erscheint, als „Anna B.“ oder als „Player 12“. Auch ob dein Verein, deine Ratingkurve und deine Züge zu sehen sind, bestimmst du dort. Eine Veranstaltung kann das voreinstellen. Ohne Link hilft dir ein Administrator.
privacy-full = Das Team der Veranstaltung sieht deinen vollen Namen, ebenso alle, die seine Ausdrucke lesen. Titel, Beschreibungen und Begründungen aus dem Team erscheinen so, wie sie eingegeben wurden. Dateien, die andere schon heruntergeladen haben, ändern sich nicht.
privacy-birth = Dein Geburtsjahr wird nur gespeichert, wenn jemand von den Veranstaltern es einträgt. Administratoren sehen es, und die Schiedsrichter der Turniere, in denen du spielst.
privacy-drafts = Solange eine Veranstaltung ein Entwurf ist, sehen nur ihr Team und die Administratoren, wer dabei ist.
privacy-link = Ein persönlicher Link setzt ein einziges Cookie. Es sagt, wer du bei einer Veranstaltung bist, und gilt bis 30 Tage nach ihrem letzten Tag. Links werden als Hash gespeichert. Was du meldest, bestätigst oder bestreitest, wird mit der Uhrzeit gespeichert und bleibt. Was noch nicht gesendet ist, bleibt in deinem Browser; über HTTPS auch deine Seite, damit sie sich ohne Netz öffnet. „Auf diesem Gerät abmelden“ auf deiner Seite beendet das alles.
privacy-accounts = Konten
privacy-account = Ein Konto haben das Team und wer andere zu Partien per Link herausfordert. Es besteht aus einem Namen, einem Passwort, das als Hash gespeichert wird, und Rollen bei Veranstaltungen. Eine E-Mail-Adresse wird nur gespeichert, wenn du sie für Benachrichtigungen angibst. Niemand sonst sieht sie, und sie wird gelöscht, wenn du die E-Mail abbestellst. Zu einem Konto, das als das eines Spielers bestätigt ist, wird gespeichert, welcher Spieler das ist; Administratoren sehen es.
privacy-games-by-link = Alle sehen eine Partie per Link, mit den Namen, die die Spieler angeben. Wer ohne Konto spielt, bekommt ein Cookie, das den Platz freihält. Gewertete Partien zeigen den Namen, den der Spieler allen zeigt. Wer eine Partie für zwei andere beginnt, gibt ihre Namen an. Sätze, die Spieler sich sagen, und welche Gegner ein Konto blockiert hat, werden gespeichert; niemand erfährt, dass er blockiert ist.
privacy-sessions = Beim Anmelden werden zwei Cookies gesetzt: eines für die Sitzung und eines, das diesen Browser 90 Tage lang wiedererkennt. Zu jeder Sitzung speichert das Programm, wann sie begann, wann sie zuletzt benutzt wurde und welcher Browser auf welchem System es war. Sie endet nach { $days } Tagen, in denen sie nicht benutzt wird. Auf der Seite deines Kontos siehst du deine Sitzungen und kannst sie beenden.
privacy-given = Ein Passwort, das dir jemand von den Administratoren gegeben hat, gilt { $days } Tage und nur, bis du ein eigenes wählst. Ein Cookie, das nur eine Minute gilt, überbringt die Bestätigung.
privacy-typed = Züge und Ergebnisse, die du eingegeben, aber nicht gesendet hast, bleiben in deinem Browser, damit sie nicht verloren gehen. Fehlgeschlagene Anmeldungen werden pro Adresse gezählt, nur im Arbeitsspeicher.
privacy-acts = Was das Team ändert, wird mit dem Konto, der Uhrzeit und den Werten davor und danach festgehalten. Nur das Team der Veranstaltung sieht, wer ein Ergebnis eingegeben hat.
privacy-erasing = Berichtigen und löschen
privacy-ask = Frag die Veranstalter oder die Administratoren dieser Website. Sie können deinen Namen und Verein berichtigen und dein Geburtsjahr entfernen.
privacy-erased = Administratoren können ein Konto löschen, oder einen Spieler, der in keinem Turnier ist. Beides lässt sich { $days } Tage lang zurückholen; die nächste Löschung danach entfernt es endgültig. Von einem Konto bleibt nur der Name, neben den Änderungen, die von ihm stammen.
privacy-stays = Veröffentlichte Ergebnisse bleiben, denn Tabellen und Ratings anderer beruhen auf ihnen. Der Name darin lässt sich ändern. Der alte Name bleibt im Protokoll, das nicht öffentlich ist.

## What pages say of themselves to search engines and messengers.

head-site = Turniere abstrakter Brettspiele: Paarungen, Ergebnisse, Tabellen und Ratings, alles mit Begründung.
head-picture = Das Spielbrett eines abstrakten Spiels und das Zeichen von Magister
picture-event = { $name }: Tage, Ort und Turniere
picture-tournament = { $name }: Spieler und Tabelle
picture-player = { $name }: Verein und Rating
picture-game = Das Spielbrett und die Punkte von { $first } und { $second }
picture-game-alone = Das Spielbrett einer Partie und die Punkte beider Seiten
picture-place = { $event } · { $place }
head-events = Veranstaltungen und ihre Turniere: was läuft, was kommt, was gespielt wurde.
head-event = { $name }, { $days }. Turniere, Paarungen, Ergebnisse und Tabellen.
head-event-at = { $name }, { $place }, { $days }. Turniere, Paarungen, Ergebnisse und Tabellen.
head-tournament = { $name } – { $event }, { $days }. { $format }, { $game }. Paarungen, Ergebnisse und Tabelle.
head-players = Spieler, ihre Vereine und ihre Ratings.
head-player = { $name }: Ratings, Turniere, Ergebnisse und aufgezeichnete Partien.
head-ratings = Ratinglisten abstrakter Brettspiele, aus veröffentlichten Ergebnissen berechnet.
head-list = { $name }: wer vorn liegt und wie jedes Rating zustande kam.
head-api = Die Schnittstelle für Programme: was sich lesen lässt und wie.
head-games = Aufgezeichnete Partien zum Nachspielen, Zug für Zug.
head-replay = { $first } gegen { $second }: die Partie Zug für Zug nachspielen.
head-replay-alone = Eine aufgezeichnete Partie Zug für Zug nachspielen.
head-rules = { $game }: die Regeln in einfachen Worten, mit Bildern und einem Spielbrett zum Ausprobieren.
head-calculator = Wie sich Ratings ändern: eine Partie vorhersagen oder eine Liste von Ergebnissen eingeben.
