### The organiser's manual.

# *Labels* stand between asterisks and are the messages of the pages that they are on, so that a button
# and the manual never call it by two names. `What is typed or printed` stands between back quotes.

manual-title = Handbuch
manual-lead = Wie du mit Magister ein Turnier leitest, vom Vorabend bis zur Schlusstabelle. Es geht auch ohne Internet.
manual-window = { $chapter } · { manual-title }
manual-help = { manual-title }: { $chapter }
manual-chapters = Kapitel
manual-beside = Voriges und nächstes Kapitel
manual-previous = Zurück
manual-next = Weiter
manual-see = Siehe auch
manual-trouble = Wenn etwas schiefgeht

manual-group-before = Vor der Veranstaltung
manual-group-during = Am Spieltag
manual-group-after = Am Ende
manual-group-emergency = Im Notfall

## The evening before

manual-evening = Am Vorabend
manual-evening-about = Richte die Veranstaltung, ihre Turniere und dein Team ein. Dann gehört der Morgen den Spielern.
manual-evening-program = Programm starten
manual-evening-start = Öffne ein Terminal in dem Ordner, der die Daten aufnehmen soll, und gib ein:
manual-evening-link = Beim ersten Start erscheint ein Link. Öffne ihn auf diesem Computer innerhalb von { $hours } Stunden.
manual-evening-account = Wähle Name und Passwort und klicke auf *{ setup-submit }*. Jetzt bist du der Administrator.
manual-evening-event = Veranstaltung anlegen
manual-evening-new = Klicke auf der Startseite auf *{ event-new }*.
manual-evening-details = Fülle *{ event-name }*, *{ event-place }*, *{ event-starts-on }* und *{ event-ends-on }* aus und klicke auf *{ event-create }*.
manual-evening-tournaments = Turniere anlegen
manual-evening-tournament = Klicke auf der Seite der Veranstaltung auf *{ tournament-new }*.
manual-evening-preset = Klicke unter *{ presets-title }* auf das, was am ehesten passt, zum Beispiel *{ preset-gbg-6-swiss }*. Damit ist das Formular ausgefüllt.
manual-evening-check = Prüfe *{ tournament-name }*, *{ tournament-format }*, *{ tournament-rounds }*, *{ tournament-tie-breaks }* und *{ tournament-rated }* und klicke auf *{ tournament-create }*.
manual-evening-fixed = Spiel, Turnierform und Punkte liegen fest, sobald das Turnier beginnt. Im Schweizer System kannst du die Zahl der Runden ändern, bis die letzte ausgelost ist.
manual-evening-form-alt = Das Formular für ein neues Turnier: oben Knöpfe mit fertigen Vorlagen, darunter die Wahl des Spiels.
manual-evening-publish = Veranstaltung veröffentlichen
manual-evening-edit = Eine neue Veranstaltung sieht nur das Team. Wenn alle sie sehen dürfen, klicke auf ihrer Seite auf *{ event-edit }*.
manual-evening-visible = Wähle *{ visibility-published-long }* und klicke auf *{ save }*.
manual-evening-people = Helfern Zugang geben
manual-evening-accounts = Öffne das Menü mit deinem Namen und klicke auf *{ nav-accounts }*.
manual-evening-helper = Gib unter *{ account-new-title }* einen Namen, einen Rang und ein erstes Passwort ein und klicke auf *{ account-new-submit }*. Für Helfer ist der Rang *{ rank-member }* richtig. Sie wählen beim Anmelden ihr eigenes Passwort, innerhalb von { $given } Tagen.
manual-evening-roles = Klicke auf der Seite der Veranstaltung auf *{ roles-title }*.
manual-evening-role = Gib den Namen des Kontos ein, wähle eine Rolle und klicke auf *{ role-set-submit }*. *{ role-scorekeeper }*: Ergebnisse eingeben. *{ role-arbiter }*: auch auslosen und korrigieren. *{ role-organiser }*: auch einrichten und veröffentlichen.
manual-evening-programs = Auch ein Programm kann helfen, etwa eine Anzeigetafel: Mit *{ tokens-link }* unter *{ tab-entries }* gibt es bei diesem Turnier Ergebnisse ein, lost Runden aus und meldet Spieler anwesend.
manual-evening-borrowed = Gib auf einem geliehenen Laptop kein Passwort ein. Klicke dort, wo du angemeldet bist, auf der Seite der Veranstaltung auf *{ codes-link }* und *{ code-make }*. Öffne die angezeigte Adresse auf dem Laptop und gib den Code ein. Der Laptop arbeitet dann bei dieser Veranstaltung in deinem Namen, einen halben Tag lang. Löschen, exportieren und Rollen vergeben kann er nicht. Auf derselben Seite siehst du ihn und beendest seinen Zugang.
manual-evening-roles-alt = Die Rollen einer Veranstaltung: Plinio Designori ist Schiedsrichter, ein Formular vergibt die nächste Rolle.
manual-evening-ready = Bevor du schlafen gehst
manual-evening-practise = `magister demo` zeigt eine erfundene Veranstaltung zum Üben. Beim Beenden wird alles gelöscht.
manual-evening-bring = Pack Drucker, Papier, Schere, Netzteil und einen USB-Stick für Kopien ein.
manual-evening-trouble-link = Der Link ist abgelaufen.
manual-evening-trouble-link-do = Starte Magister noch einmal. Solange es keinen Administrator gibt, erscheint bei jedem Start ein neuer Link.
manual-evening-trouble-password = Du hast das Passwort des Administrators vergessen.
manual-evening-trouble-password-do = Gib im Ordner mit den Daten `magister user password NAME` mit dem Namen deines Kontos ein und dann ein neues Passwort. Es gilt { $given } Tage; wähle beim Anmelden ein anderes.
manual-evening-trouble-port = Magister meldet `Address already in use`.
manual-evening-trouble-port-do = Es läuft schon, vielleicht in einem anderen Terminal. Beende es dort oder starte dieses auf einem anderen Port: `magister serve --listen 127.0.0.1:8471`.

## The hall's Wi-Fi

manual-wi-fi = WLAN im Saal
manual-wi-fi-about = Handys finden deinen Laptop unter seiner Adresse im Netz des Saals. Der meiste Ärger kommt von diesem Netz. Probier es mit einem Handy aus, bevor die Spieler da sind.
manual-wi-fi-open = Magister im Netz öffnen
manual-wi-fi-join = Verbinde den Laptop mit dem Netz, das auch die Handys benutzen werden.
manual-wi-fi-listen = Beende Magister mit Strg+C und starte es für das ganze Netz. Ohne diese Option kann nur der Laptop selbst es öffnen.
manual-wi-fi-printed = Magister gibt nach `in this network:` seine Adressen aus, die wahrscheinlichste zuerst und auch als QR-Code. Scanne ihn mit einem Handy im selben Netz oder tippe die ganze Adresse ein, zum Beispiel `http://192.168.1.20:8470`.
manual-wi-fi-event = Öffne auf dem Laptop die Veranstaltung und klicke auf *{ event-edit }*.
manual-wi-fi-address = Gib dieselbe Adresse unter *{ event-address }* ein und klicke auf *{ save }*. Ergebniszettel führen jetzt dorthin.
manual-wi-fi-addresses = Die Seite *{ addresses-title }*, zu finden unter *{ queue-link }*, zeigt jede Adresse, die zu diesem Laptop führt, mit QR-Code. *{ address-use }* setzt eine auf Ergebniszettel und Karten, *{ address-print }* macht daraus ein Blatt für die Wand.
manual-wi-fi-address-alt = Das Feld „{ event-address }“, darin http://192.168.1.20:8470.
manual-wi-fi-phone = Jetzt können alle Paarungen, Ergebnisse und Tabelle auf dem Handy verfolgen. Niemand muss etwas installieren, und zum Lesen braucht es kein Konto.
manual-wi-fi-phone-alt = Eine Runde auf dem Handy: jedes Brett mit seinen Spielern und seinem Ergebnis.
manual-wi-fi-traps = Fallen
manual-wi-fi-guests = Gastnetze
manual-wi-fi-guests-do = Viele trennen die Geräte voneinander („Client-Isolation“): Laptop und Handy sind beide online, aber keines erreicht das andere. Frag im Haus nach einem Netz ohne diese Trennung oder bring einen eigenen Router mit.
manual-wi-fi-router = Ein eigener Router
manual-wi-fi-router-do = Der sicherste Weg. Er braucht kein Internet: Schließe den Laptop per Kabel an, die Handys per WLAN, und häng das WLAN-Passwort an die Wand. Stell den Router so ein, dass der Laptop immer dieselbe Adresse bekommt.
manual-wi-fi-leaving = Handys, die das Netz verlassen
manual-wi-fi-leaving-do = Findet ein Handy kein Internet, wechselt es vielleicht zu den mobilen Daten. Wenn es fragt, bleib verbunden, oder schalte die mobilen Daten aus.
manual-wi-fi-firewall = Firewall
manual-wi-fi-firewall-do = Windows und macOS fragen vielleicht, ob Magister Verbindungen annehmen darf: Erlaube es. Unter Linux mit ufw gib `sudo ufw allow 8470/tcp` ein. Auch ein VPN auf Laptop oder Handy kann stören; schalte es aus.
manual-wi-fi-sleep = Ruhezustand
manual-wi-fi-sleep-do = Ein schlafender Laptop antwortet niemandem. Schließe ihn ans Stromnetz an, schalte in den Energieeinstellungen den Ruhezustand aus und lass den Deckel offen.
manual-wi-fi-changed = Eine neue Adresse
manual-wi-fi-changed-do = In einem anderen Netz oder nach einem Neustart des Routers kann der Laptop eine andere Adresse bekommen. Magister warnt dann das Team, dass gedruckte Ergebniszettel ins Leere führen: Ändere *{ event-address }* und drucke neue Zettel.
manual-wi-fi-plain = Passwörter
manual-wi-fi-plain-do = Bei `http://` können andere im Netz mitlesen, was gesendet wird, auch Passwörter. Benutze ein Netz, dessen Passwort nur deine Leute kennen, und melde dich möglichst am Laptop selbst an. Wie du zu `https://` kommst, steht im Kapitel über HTTPS.
manual-wi-fi-trouble-none = Kein Handy kann die Adresse öffnen.
manual-wi-fi-trouble-none-do = Prüfe der Reihe nach: Wurde Magister mit `--listen 0.0.0.0:8470` gestartet? Sind Laptop und Handy im selben Netz? Erlaubt es die Firewall? Trennt das Netz die Geräte voneinander? Mit eigenem Router lautet die letzte Antwort: nein.
manual-wi-fi-trouble-one = Ein Handy kann es nicht, andere schon.
manual-wi-fi-trouble-one-do = Es ist in einem anderen Netz oder nutzt mobile Daten, oder in der Adresse fehlt `http://` oder der Port.
manual-wi-fi-trouble-secure = Der Browser sagt, die Seite sei nicht sicher.
manual-wi-fi-trouble-secure-do = Das gilt für jede Adresse mit `http://`. Zum Lesen von Ergebnissen braucht es nichts Geheimes.

## HTTPS

manual-https = HTTPS
manual-https-about = Im Saal startet ein Laptop mit `http://`, und damit läuft eine Veranstaltung gut. HTTPS kostet am Vorabend eine halbe Stunde.
manual-https-why = Was es ändert
manual-https-plain = Bei `http://` kann jeder im selben Netz mitlesen, auch Passwörter. Schon viel hilft es, wenn nur deine Leute das Passwort des Netzes kennen und ihr euch am Laptop selbst anmeldet.
manual-https-gives = Bei `https://` liest niemand mit. Spieler können ihre Seite installieren und ohne Netz öffnen, und die Bildschirme im Saal bleiben wach.
manual-https-enough = Alles andere geht auch ohne: Seiten zeigen, was gerade passiert, und was Spieler ohne Netz eingeben, wird später gesendet, solange ihre Seite offen ist.
manual-https-own = Ein selbst gemachtes Zertifikat
manual-https-authority = Lege einmal eine Zertifizierungsstelle an. Du brauchst OpenSSL 3; Linux bringt es mit.
manual-https-certificate = Stelle ein Zertifikat für den Laptop aus. Setze seine eigene Adresse an die Stelle von `192.168.1.20`.
manual-https-settings = Schreibe das in eine Datei `magister.toml` im selben Ordner.
manual-https-serve = Starte Magister damit. Die Adressen, die es ausgibt, beginnen mit `https://`.
manual-https-install = Schicke `hall-root.pem` an jedes Handy, zum Beispiel per Mail, und installiere es dort als vertrauenswürdige Zertifizierungsstelle: unter Android in den Sicherheitseinstellungen, auf dem iPhone als Profil, dem du dann unter „Zertifikatsvertrauenseinstellungen“ vertraust.
manual-https-warning = Handys ohne diese Datei zeigen eine Warnung, lassen dich aber weiter. Danach funktionieren die Seiten wie gewohnt, nur lässt sich nichts installieren, und ohne Netz öffnet sich keine Seite.
manual-https-key = Gib `hall-root.key` niemandem: Wer die Datei hat, kann sich gegenüber diesen Handys als jede beliebige Website ausgeben. Entferne die Zertifizierungsstelle nach der Veranstaltung von den Handys.
manual-https-public = Ein Zertifikat, das jedes Handy kennt
manual-https-name = Mit einem eigenen Namen wie `magister.example` muss auf den Handys nichts installiert werden. Lass seinen DNS-Eintrag auf die Adresse des Laptops im Saal zeigen und hol dir am Tag davor ein Zertifikat dafür, zum Beispiel von Let’s Encrypt über die DNS-Challenge. Die Handys schlagen den Namen im Internet nach, oder dein Router beantwortet die Frage.
manual-https-proxy = Ein Server mit Proxy
manual-https-examples = Auf einem Server können nginx oder Caddy das HTTPS für Magister übernehmen. Im Ordner `config/proxy` liegt für beide ein erprobtes Beispiel. Beide geben weiter, wer anfragt, lassen Neues sofort durch und halten persönliche Links aus ihren Logdateien heraus.
manual-https-trouble-private = Der Browser sagt, die Verbindung sei nicht privat.
manual-https-trouble-private-do = Dem Handy fehlt `hall-root.pem`, oder der Laptop hat eine andere Adresse als sein Zertifikat. Stelle mit derselben Zertifizierungsstelle ein neues Zertifikat aus: Handys, die sie kennen, brauchen sonst nichts.
manual-https-trouble-old = Ein Handy öffnet die alte Adresse mit `http://`.
manual-https-trouble-old-do = Ändere *{ event-address }* auf die Adresse mit `https://` und drucke neue Ergebniszettel und Karten.

## Entering players

manual-players = Spieler eintragen
manual-players-about = Füge die Liste ein, die du hast. Magister zeigt dir, wer schon bekannt ist, bevor jemand hinzukommt.
manual-players-list = Eine Liste
manual-players-tab = Öffne das Turnier und darin *{ tab-entries }*.
manual-players-paste = Füge unter *{ enter-list-title }* pro Zeile einen Spieler ein: Name; Rating; Verein; Geburtsjahr. Nur der Name ist nötig. Eine CSV-Datei kommt in *{ enter-file-label }*.
manual-players-paste-alt = Das Feld für eine Liste mit acht Namen, Ratings und Vereinen, darunter der Knopf „{ enter-list-submit }“.
manual-players-preview = Klicke auf *{ enter-list-submit }*. Noch wird niemand hinzugefügt.
manual-players-decide = Sieh zuerst *{ preview-undecided }* durch. Wähle für jede Zeile, wer es ist: ein bekannter Spieler, ein neuer oder niemand (*{ pick-leave-out }*).
manual-players-decide-alt = Eine mögliche Dublette: Joseph Knecht ähnelt Josef Knecht, der schon eingetragen ist. Die Auswahl neben dem Namen zeigt, was du tun kannst.
manual-players-add = Klicke auf *{ preview-submit }*.
manual-players-one = Ein einzelner Spieler
manual-players-single = Steht jemand vor der Tür, fülle unter *{ enter-one-title }* das Feld *{ entry-name }* aus und klicke auf *{ enter-one-submit }*.
manual-players-later = Zu spät, abwesend, weg
manual-players-late = Zu spät: Im Schweizer System kannst du jederzeit auf dieselbe Weise Spieler hinzufügen und wählst, was die verpassten Runden bringen. In einem Rundenturnier kommt nach dem Start niemand mehr dazu, außer wenn ein Platz im Spielplan frei ist.
manual-players-absent = Für eine Runde abwesend: Klicke im Schweizer System unter *{ tab-entries }* auf *{ byes-link }*, wähle den Spieler, die Runden und die Art des Freiloses und klicke auf *{ byes-give }*.
manual-players-gone = Weg: Klicke in der Zeile des Spielers auf *{ entry-withdraw }*. Bevor du bestätigst, siehst du, was aus offenen Partien wird. *{ entry-return }* macht es rückgängig.
manual-players-trouble-name = Ein Name, Rating oder Verein ist falsch.
manual-players-trouble-name-do = Klicke in der Zeile des Spielers auf *{ entry-edit }*. Sobald das Turnier ausgelost ist oder wenn der Spieler von anderswo bekannt ist, ändert ein Administrator den Namen auf der Seite des Spielers.
manual-players-trouble-twice = Dieselbe Person ist zweimal da.
manual-players-trouble-twice-do = Klicke vor dem Start in einer der beiden Zeilen auf *{ entry-remove }*. Hat jemand zwei Spielerseiten, klickt ein Administrator auf einer davon auf *{ merge-link }*.
manual-players-trouble-letters = Buchstaben wie ö oder é sehen falsch aus.
manual-players-trouble-letters-do = Speichere die Datei als CSV in UTF-8 und wähle sie noch einmal, oder kopiere die Zellen und füge sie ein.

## A round

manual-round = Eine Runde
manual-round-about = Auslosen, Entwurf ansehen, veröffentlichen, Ergebnisse eingeben, weiter: in jeder Runde dieselben Schritte.
manual-round-begin = Turnier starten
manual-round-start = Wenn alle da sind, öffne das Turnier. Prüfe unter *{ start-title }* die Felder *{ tournament-rounds }* und *{ start-numbering }* und klicke auf *{ start-submit }*.
manual-round-start-alt = Das Formular, das ein Turnier im Schweizer System mit acht Spielern startet: die Zahl der Runden, die Vergabe der Nummern und der Knopf „{ start-submit }“.
manual-round-robin = Ein Rundenturnier hat damit alle seine Runden; mach bei den Ergebnissen weiter. Im Schweizer System erscheint der Entwurf der ersten Runde.
manual-round-checkin = Anwesenheit prüfen
manual-round-checkin-why = So siehst du vor einer Runde, wer da ist. Klicke auf der Seite des Turniers auf *{ checkin-title }*. Die Liste gilt für die kommende Runde: vor dem Start für alle, im Schweizer System für die nächste Auslosung, im Rundenturnier für die Runde, deren Partien noch zu spielen sind.
manual-round-checkin-list = Tippe einen Teil des Namens ein und klicke auf *{ checkin-submit }*. *{ checkin-undo }* nimmt es zurück.
manual-round-checkin-badges = Oder scanne Namensschilder: mit einem angemeldeten Handy oder mit einem USB-Scanner im Feld *{ checkin-find }*.
manual-round-checkin-open = Nach *{ checkin-open-submit }* melden sich die Spieler selbst: mit ihrem persönlichen Link oder an einem Tablet, das nachfragt, ob es der richtige Name ist.
manual-round-checkin-close = *{ checkin-close }* fragt, was mit denen geschieht, die nicht da sind, für alle zusammen oder für jeden einzeln: Sie bleiben dabei, setzen diese Runde aus oder werden zurückgezogen.
manual-round-checkin-twice = Liste und Entwurf der Runde weisen darauf hin, wer gleichzeitig in zwei Turnieren spielen soll.
manual-round-pairing = Erst ansehen, dann veröffentlichen
manual-round-look = Der Entwurf zeigt, wer gegen wen spielen würde. Öffne neben einem Brett *{ draft-why-open }*, um den Grund zu sehen. Den Entwurf sehen nur Schiedsrichter.
manual-round-draft-alt = Der Entwurf einer Runde: vier Bretter mit beiden Spielern und ihren Punkten, daneben „{ draft-why-open }“.
manual-round-adjust = Muss etwas anders sein, hilft auf derselben Seite *{ draft-to-byes }*, *{ draft-to-forbidden }* oder *{ change-title }*.
manual-round-publish = Klicke auf *{ draft-publish-round }*. Jetzt sehen alle die Runde.
manual-round-print = Klicke auf *{ prints-link }* und drucke *{ prints-boards }* für die Wand und *{ prints-slips }* für die Tische.
manual-round-hall = Teilen sich Turniere einen Saal, gib jedem eigene Brettnummern: mit *{ boards-edit }* auf der Seite des Turniers. Dort hältst du auch einem Spieler ein Brett frei, wenn er es braucht. *{ hall-title }* auf der Seite der Veranstaltung zeigt, wer an welchem Brett sitzt.
manual-round-results = Ergebnisse eingeben
manual-round-keypad = Klicke auf der Seite der Runde auf *{ next-results-link }*. Jedes Brett hat für jedes Ergebnis einen Knopf; ein Klick speichert.
manual-round-keys = Für einen Stapel Ergebniszettel nimm den Ziffernblock: Brettnummer, Eingabetaste, dann eine Taste. `1` Anziehender gewinnt, `2` Nachziehender gewinnt, `3` Remis, `/` Anziehender fehlt, `-` Nachziehender fehlt; beim Stern fehlen beide. `.` führt zurück zur Nummer, die Rücktaste macht die letzte Eingabe rückgängig.
manual-round-check = Zur Sicherheit wähle *{ keypad-mode-rekey }* und gib die Ergebniszettel noch einmal ein: Beim ersten Unterschied geht es nicht weiter. *{ keypad-mode-pile }* listet die Ergebnisse so auf, wie die Zettel liegen.
manual-round-more = Wie eine Partie endete, dazu Punkte und Züge, gibst du auf der Seite ihres Bretts ein.
manual-round-board = Klicke auf der Seite der Runde auf die Nummer eines Bretts.
manual-round-enter = Wähle unter *{ outcome-legend }* und *{ ending-legend }* und klicke auf *{ submit-result }*. Dann folgt das nächste offene Brett. Die Tasten neben der Auswahl tun dasselbe, und die Eingabetaste speichert.
manual-round-enter-alt = Das Formular für das Ergebnis eines Bretts: wer gewonnen hat, wie es endete und die Spielpunkte.
manual-round-moves = *{ points-legend }* und *{ record-label }* kannst du leer lassen. Züge, die sich nachspielen lassen, beweisen das Ergebnis, und alle können die Partie ansehen.
manual-round-clock = Rundenuhr laufen lassen
manual-round-clock-why = Auf der Seite der Runde sehen alle, wann sie endet, Spieler auch auf ihrer eigenen Seite. Handys zählen nach der Zeit des Servers herunter, egal was ihre eigene Uhr zeigt.
manual-round-clock-start = Klicke auf der Seite der Runde oder bei den offenen Fällen auf *{ clock-start }*. *{ clock-pause }* hält sie für alle an, *{ clock-continue }* lässt sie weiterlaufen.
manual-round-clock-add = Hinter *{ clock-link }* wählst du, wie viele Minuten die Runde hat, und gibst einem Brett oder allen mehr Zeit.
manual-round-clock-sound = *{ clock-sound }* macht das Ende auf dem Gerät am Tisch der Turnierleitung hörbar.
manual-round-phones = Spieler Ergebnisse melden lassen
manual-round-links = Spieler können Ergebnisse auf dem eigenen Handy melden, ohne Konto. Klicke unter *{ tab-entries }* auf *{ links-title }*.
manual-round-cards = Klicke auf *{ links-print }* und gib jedem Spieler seine Karte, oder klicke auf *{ link-show }* und lass den Spieler den Bildschirm scannen.
manual-round-policy = Wähle unter *{ policy-title }*, was dafür nötig ist, und klicke auf *{ policy-save }*.
manual-round-queue = Klicke auf der Seite der Veranstaltung auf *{ queue-link }* und lass die Seite am Tisch der Turnierleitung offen. Dort erscheinen Rufe, Streitfälle und überfällige Bretter; *{ queue-sound }* macht sie hörbar.
manual-round-tablets = Ein Tablet zeigt beide Namen und das Ergebnis noch einmal und fragt *{ hand-in-right }*, bevor es etwas meldet.
manual-round-disputes = Sagen zwei Spieler nicht dasselbe, sprich mit ihnen, klicke auf *{ queue-decide }*, wähle, was gilt, und klicke auf *{ ruling-save }*.
manual-round-themselves = Unter *{ allowances-title }* legst du fest, ob Spieler sich selbst zurückziehen und Runden aussetzen dürfen.
manual-round-offline = Handys ohne Netz
manual-round-offline-why = Das WLAN in Sälen kommt und geht. Was Spieler inzwischen eingeben, geht nicht verloren.
manual-round-offline-kept = Aufgehoben: Eine Eingabe ohne Netz bleibt auf dem Handy unter *{ outbox-title }*, mit ihrer Uhrzeit. Sie wird von selbst und nur einmal gesendet, sobald das Netz wieder da ist. Erst dann werden Züge geprüft.
manual-round-offline-open = Offen lassen: Bei `http://` muss die Seite offen bleiben oder wieder geöffnet werden, sobald es ein Netz gibt. Mit HTTPS können Spieler ihre Seite installieren, und sie öffnet sich auch ohne Netz.
manual-round-offline-card = Eine neue Karte: Wird die Karte eines Handys ersetzt, behält es seine Eingaben, bis die neue Karte gescannt ist.
manual-round-offline-late = Zu spät: Eine Eingabe, die erst kommt, wenn das Ergebnis schon gilt, und etwas anderes sagt, wartet unter *{ queue-title }*.
manual-round-public = Festlegen, was von Spielern öffentlich ist
manual-round-public-why = Besucher sehen den Namen eines Spielers vollständig, als „Anna B.“ oder als „Player 12“. Verein, Ratingkurve und Züge können privat bleiben.
manual-round-public-event = Für alle Spieler einer Veranstaltung, zum Beispiel bei Minderjährigen: Klicke auf der Seite der Veranstaltung auf *{ event-edit }* und öffne *{ public-title-of-event }*.
manual-round-public-own = Spieler wählen selbst: Auf ihrer eigenen Seite öffnen sie *{ public-title }*. Ihre Wahl geht vor.
manual-round-public-player = Ein Administrator wählt für einen Spieler: Er klickt auf der Seite des Spielers auf *{ player-edit }* und öffnet *{ public-title-of-player }*.
manual-round-public-staff = Du selbst siehst auf allen Seiten und Ausdrucken deiner Veranstaltung weiterhin die vollen Namen. Ausdrucke mit öffentlichen Namen machst du in einem Browser, der nicht angemeldet ist.
manual-round-silent = Sollen die letzten Ergebnisse erst zusammen bekannt werden, klicke auf der Seite des Turniers auf *{ silent-title }*, bevor sie eintreffen, und bei der Siegerehrung auf *{ silent-announce }*. Bis dahin sieht nur das Team sie.
manual-round-following = Weiter
manual-round-next = Ist das letzte Ergebnis da, klicke auf der Seite der Runde auf *{ next-pair-link }*, und es beginnt wieder mit dem Entwurf.
manual-round-next-alt = Eine Runde mit allen Ergebnissen: Der nächste Schritt ist der Knopf „{ next-pair-link }“.
manual-round-trouble-absent = Ein Spieler kommt nicht.
manual-round-trouble-absent-do = Wähle auf der Seite des Bretts, wer gekommen ist, und *{ ending-forfeit }*.
manual-round-trouble-late = Eine Partie dauert zu lange.
manual-round-trouble-late-do = Klicke auf ihrer Seite auf *{ board-adjourn }* oder auf der Seite des nächsten Entwurfs auf *{ draft-adjourn-all }*. Die Partie zählt bei der Auslosung als Remis, bis ihr Ergebnis da ist.
manual-round-trouble-pairing = Keine Paarung ist erlaubt.
manual-round-trouble-pairing-do = Der Entwurf sagt, warum, und listet unter *{ remedies-title }* auf, was hilft.
manual-round-trouble-two = Zwei Leute geben dasselbe Brett ein.
manual-round-trouble-two-do = Der zweite liest *{ overtaken-title }* und sieht beide Ergebnisse. Nichts wird überschrieben.

## Screens

manual-screens = Bildschirme im Saal
manual-screens-about = Ein Beamer oder Fernseher zeigt Paarungen, Tabelle und Uhr und hält sich selbst auf dem neuesten Stand. Er braucht nur einen Browser.
manual-screens-set-up = Bildschirm einrichten
manual-screens-open = Öffne die Veranstaltung und klicke auf *{ screens-title }*. Tippe die Adresse des Bildschirms auf dem Computer mit dem Beamer ein, oder klicke auf *{ screen-open }*, wenn es dieser hier ist.
manual-screens-full = Drücke F11 und schalte in den Energieeinstellungen jenes Computers Ruhezustand und Bildschirmschoner aus.
manual-screens-choose = Wähle, was der Bildschirm zeigt, und klicke auf *{ screen-save }*. Nach höchstens zwei Sekunden zeigt er es.
manual-screens-wall-alt = Ein Bildschirm: die Bretter von Runde 1 mit beiden Namen in großer Schrift, darüber die Uhr.
manual-screens-more = *{ screen-add }* gibt dir einen weiteren, zum Beispiel einen mit den Paarungen an der Tür und einen mit der Tabelle im Saal. Ein Bildschirm kann auch nur ein einziges Turnier zeigen.
manual-screens-shows = Was er zeigt
manual-screens-missing = *{ scene-missing }*: solange sich Spieler anwesend melden können.
manual-screens-pairings = *{ scene-boards }* und *{ scene-names }*: die laufende Runde, mit Ergebnissen, sobald sie da sind.
manual-screens-standings = *{ scene-standings }*: während der Runden und am Ende.
manual-screens-games = *{ scene-games }*: die neuesten mit Zügen gemeldeten Partien, Perle für Perle nachgespielt.
manual-screens-clock = *{ scene-clock }*: groß, wenn sie an der Reihe ist, und klein über allem anderen.
manual-screens-public = Jeder kann einen Bildschirm öffnen. Er zeigt Namen so, wie Besucher sie sehen, und keine Ergebnisse verdeckter Runden.
manual-screens-tell = Allen etwas sagen
manual-screens-notice = Schreib es unter *{ notice-label }* und klicke auf *{ notice-show }*. Es steht auf allen Bildschirmen, auf der Seite der Veranstaltung und auf der Seite jedes Spielers, bis du auf *{ notice-end }* klickst.
manual-screens-trouble-dark = Der Bildschirm wird dunkel.
manual-screens-trouble-dark-do = Browser halten einen Bildschirm nur über HTTPS wach. Bei `http://` schalte in den Energieeinstellungen den Ruhezustand aus.
manual-screens-trouble-lost = Es heißt „Keine Verbindung“.
manual-screens-trouble-lost-do = Er behält, was er hat, und holt von selbst auf, wenn das Netz oder der Laptop wieder da ist. Niemand muss hingehen.
manual-screens-trouble-small = Zu viele Namen für einen Bildschirm.
manual-screens-trouble-small-do = Er blättert alle zwölf Sekunden um; mit den Pfeiltasten blätterst du selbst, mit der Leertaste hältst du eine Seite fest. Nimm mehrere Bildschirme, jeden für ein Turnier.

## Tournaments by link

manual-by-link = Turniere per Link
manual-by-link-about = Kein Saal und keine festen Zeiten: Die Spieler ziehen, wann sie wollen, der Server führt die Uhren, und Ergebnisse zählen von selbst.
manual-by-link-before = Vor dem Start
manual-by-link-terms = Klicke auf der Seite des Turniers auf *{ games-by-link }*. Wähle *{ link-time }* und *{ link-next }* und klicke auf *{ link-terms-save }*. Für eine Zeit, die nicht in der Liste steht, fülle *{ link-own-time }* aus.
manual-by-link-links = Gib allen Spielern ihre persönlichen Links, wie im Saal. Mit dem Link kommen sie zu ihren Partien und können ein Konto anlegen, mit dem sie sich auch ohne ihn anmelden.
manual-by-link-start = Veröffentliche die Veranstaltung und starte das Turnier. Partien beginnen, sobald ihre Runde veröffentlicht ist.
manual-by-link-meanwhile = Währenddessen
manual-by-link-results = Ein Ergebnis zählt, sobald seine Partie vorbei ist. Wer nie zieht, verliert kampflos.
manual-by-link-next = Die nächste Runde beginnt, wie du es gewählt hast: von selbst, sobald alle Partien vorbei sind, oder wenn du sie veröffentlichst.
manual-by-link-waits = Was auf dich wartet, steht unter *{ queue-link }*: Partien, deren Uhren stehen, Partien, die ohne Ergebnis vorbei sind, Ergebnisse, die nicht übernommen wurden, und Runden, die sich nicht auslosen lassen.
manual-by-link-watch = Alle können zuschauen. Wenn das Spielern helfen könnte, stelle *{ link-delay }* ein.
manual-by-link-gone = Zieht sich ein Spieler zurück, wird seine laufende Partie angehalten und wie jede offene Partie entschieden.
manual-by-link-decide = In einer Partie etwas entscheiden
manual-by-link-rule = Öffne die Partie und klicke auf *{ link-rulings }*. Gib einen Grund an. Klicke dann auf *{ link-ruling-extend }*, *{ link-ruling-stop }* oder *{ link-ruling-adjudicate }*.
manual-by-link-trouble-in = Ein Spieler kommt nicht hinein.
manual-by-link-trouble-in-do = Lege einen neuen persönlichen Link an; der alte gilt dann nicht mehr. Hat der Spieler ein Konto, gibt ihm ein Administrator ein neues Passwort.
manual-by-link-trouble-time = Ein Spieler braucht mehr Zeit.
manual-by-link-trouble-time-do = Gib sie ihm auf der Seite der Partie. Der Grund bleibt im Protokoll.
manual-by-link-trouble-clock = Ein Spieler zweifelt an der Uhr.
manual-by-link-trouble-clock-do = *{ link-log-title }* unter dem Brett zeigt alles, was geschah, nach der Uhr des Servers, und wie viel Zeit jeder dann noch hatte. Nach einer Zeitüberschreitung steht mehr unter *{ link-sum }*.
manual-by-link-trouble-hall = Es sind doch alle da.
manual-by-link-trouble-hall-do = Bevor die erste Partie beginnt, bringt dieselbe Seite das Turnier zurück in den Saal. Danach trägst du Ergebnisse wie immer ein: Sobald ein Brett ein Ergebnis hat, wird seine Partie angehalten.
manual-by-link-trouble-name = Eine Partie außerhalb von Turnieren zeigt einen Namen, der dort nicht stehen soll.
manual-by-link-trouble-name-do = Ein Administrator öffnet sie und klickt auf *{ link-take-names }*. Die Partie bleibt.

## Printing

manual-printing = Drucken
manual-printing-about = Ergebniszettel, Paarungen, Namensschilder und Urkunden kommen aus dem Browser, auf A4 oder US Letter.
manual-printing-sheet = Ein Blatt drucken
manual-printing-menu = Klicke auf der Seite des Turniers oder einer Runde auf *{ prints-link }*.
manual-printing-paper = Einmal pro Veranstaltung: Wähle unter *{ prints-settings }* das Papier und klicke auf *{ prints-paper-save }*.
manual-printing-choose = Klicke auf ein Blatt, zum Beispiel *{ prints-slips }*.
manual-printing-menu-alt = Die Auswahl der Blätter: Ergebniszettel und Paarungen der Runde, dann Tabelle, Kreuztabelle, Karten und Namensschilder.
manual-printing-print = Klicke auf *{ prints-print }*. Lass im Druckfenster des Browsers die Skalierung auf 100 %.
manual-printing-sheets = Welches Blatt wofür
manual-printing-slips = *{ prints-slips }*: sechs auf einem Blatt, zum Ausschneiden und Auslegen an den Brettern. Die Spieler kreuzen an, wer gewonnen hat, und unterschreiben.
manual-printing-lists = *{ prints-boards }*, *{ prints-names }*: für die Wand. Auch Besucher können sie drucken.
manual-printing-tables = *{ prints-standings }*, *{ prints-crosstable }*: für die Wand, nach jeder Runde.
manual-printing-badges = *{ prints-badges }*: acht auf einem Blatt, zum Ausschneiden.
manual-printing-cards = *{ prints-cards }*: eine für jeden Spieler, mit einer Zeile pro Runde.
manual-printing-certificates = *{ prints-certificates }*: sobald alle Runden ausgelost und alle Ergebnisse da sind. Wähle vorher die Plätze.
manual-printing-address = Die Adresse auf Ergebniszetteln
manual-printing-order = Der Code auf einem Ergebniszettel öffnet die Seite seines Bretts. Seine Adresse beginnt mit dem, was bei der Veranstaltung unter *{ event-address }* steht; sonst mit der Einstellung `server.public_url` des Servers; sonst mit der Adresse, über die du gekommen bist.
manual-printing-loopback = `127.0.0.1` und `localhost` bedeuten „genau dieses Gerät“. Ein Handy, das sie liest, sucht Magister auf dem Handy. Eine solche Adresse druckt Magister nie: Es weist dich darauf hin und nennt die Adressen dieses Computers zur Auswahl.
manual-printing-slip-alt = Ein Ergebniszettel für Brett 1: die Spieler mit Kästchen zum Ankreuzen, Linien zum Unterschreiben, darunter Code und Adresse.
manual-printing-codes = Zwei Codes, nicht zu verwechseln
manual-printing-code-slip = Der Code auf einem Ergebniszettel öffnet die Seite seines Bretts, auf jedem Handy. Ein Ergebnis eingeben kann dort nur das Team, wenn es angemeldet ist.
manual-printing-code-badge = Der Code auf einem Namensschild öffnet die öffentliche Seite des Spielers. Wer zum Team gehört und angemeldet ist, kommt damit zur Anwesenheit: scannen, dann auf *{ checkin-submit }* tippen. Die Nummer auf einem Namensschild ist nicht geheim und gibt keinen Zugang.
manual-printing-code-none = Karten, Listen und Urkunden haben keinen Code.
manual-printing-trouble-opens = Ein Ergebniszettel öffnet nichts.
manual-printing-trouble-opens-do = Das Handy ist in einem anderen Netz, oder der Laptop hat eine andere Adresse als beim Drucken.
manual-printing-trouble-foot = Die Fußzeile mit Veranstaltung und Seitenzahl fehlt.
manual-printing-trouble-foot-do = Drucke mit Chrome, Edge oder Chromium ab Version 133. Andere Browser lassen sie weg.
manual-printing-trouble-certificates = Auf den Urkunden steht *{ prints-not-decided }*.
manual-printing-trouble-certificates-do = Gib die fehlenden Ergebnisse ein, oder verringere die Zahl der Runden auf die gespielten.

## Corrections

manual-corrections = Korrekturen
manual-corrections-about = Nichts wird überschrieben. Eine Korrektur bewahrt, was vorher da war, und wer es wann und warum geändert hat.
manual-corrections-result = Ein falsches Ergebnis
manual-corrections-board = Öffne das Brett: Klicke auf der Seite der Runde auf seine Nummer.
manual-corrections-correct = Öffne *{ result-correct-title }*, wähle das richtige Ergebnis und fülle *{ reason-label }* aus.
manual-corrections-save = Klicke auf *{ submit-correction }*. Beide Ergebnisse stehen unter *{ history-title }*; das neueste gilt.
manual-corrections-result-alt = Der Verlauf eines Bretts: zuerst das korrigierte Ergebnis mit seinem Grund, darunter das frühere.
manual-corrections-remove = Soll es gar kein Ergebnis geben, nimm stattdessen *{ take-back-title }*.
manual-corrections-after = Nur Schiedsrichter korrigieren Ergebnisse. Die Tabelle folgt sofort; schon ausgeloste Runden bleiben, wie sie sind.
manual-corrections-pairing = Eine falsche Paarung
manual-corrections-change = Wähle im Entwurf unter *{ change-title }* die Änderung und die Spieler und klicke auf *{ change-look }*.
manual-corrections-compare = Vergleiche *{ change-before }* und *{ change-after }* und lies, gegen welche Regeln die Änderung verstößt.
manual-corrections-compare-alt = Eine Änderung von Hand, bevor sie gilt: die Bretter jetzt, die Bretter danach und ein Feld für den Grund.
manual-corrections-apply = Gib einen Grund ein, den alle lesen können, und klicke auf *{ change-keep }*. *{ change-remove }* im Entwurf nimmt sie zurück.
manual-corrections-published = Eine Runde ist schon veröffentlicht
manual-corrections-unpublish = Nur die letzte Runde lässt sich zurücknehmen, und nur ohne Ergebnisse; entferne sie vorher. Klicke auf ihrer Seite auf *{ round-unpublish }*.
manual-corrections-confirm = Klicke noch einmal auf *{ unpublish-submit }*. Die Runde ist wieder ein Entwurf.
manual-corrections-again = Ändere sie, veröffentliche sie neu und nimm die alten Blätter von der Wand.
manual-corrections-started = Zu früh gestartet
manual-corrections-unstart = Klicke unter *{ tab-overview }* auf *{ unstart-link }*. Das geht, bis im Schweizer System eine Runde veröffentlicht ist oder im Rundenturnier eine Partie ein Ergebnis hat. Alle bleiben eingetragen.
manual-corrections-deleted = Aus Versehen gelöscht
manual-corrections-undo = Nach dem Löschen sagt die Seite, was gelöscht wurde. Klicke dort auf *{ undo }*.
manual-corrections-bin = Später öffne *{ bin-title }* und klicke auf *{ bin-restore }*. Dort bleibt alles { $days } Tage. Administratoren finden den Papierkorb im Menü mit ihrem Namen; der einer Veranstaltung steht unter dem Formular von *{ event-edit }*.
manual-corrections-bin-alt = Der Papierkorb mit einem gelöschten Spieler und dem Knopf „{ bin-restore }“.
manual-corrections-archive = Was veröffentlichte Ergebnisse oder gewertete Partien hat, lässt sich nicht löschen, nur archivieren oder absagen: *{ archive-tournament }* und *{ cancel-title }* stehen unter dem Formular von *{ tournament-edit }*.
manual-corrections-log = Wer was geändert hat
manual-corrections-log-what = *{ audit-title }* auf der Seite der Veranstaltung zeigt alle Änderungen, die neuesten zuerst: wer, wann, und die Werte vorher und nachher. Du kannst nach Turnier, Art des Vorgangs oder Person eingrenzen. Schiedsrichter sehen es; jedes Brett hat sein eigenes.
manual-corrections-log-proof = Niemand kann diese Liste unbemerkt ändern. Gedruckte Tabellen und Kreuztabellen sowie Berichtsdateien enden mit einem Code. `magister audit verify --anchor` und dieser Code zeigen, ob seither Einträge geändert oder abgeschnitten wurden.
manual-corrections-trouble-closed = Das Turnier ist abgeschlossen.
manual-corrections-trouble-closed-do = Korrigiere das Ergebnis trotzdem. Die Ratings des Turniers und alle, die darauf beruhen, werden neu berechnet.
manual-corrections-trouble-kept = Eine Meldung sagt, dass jemand anders dasselbe geändert hat.
manual-corrections-trouble-kept-do = Lies, was jetzt da steht. Deine Eingabe ist noch da; sende sie noch einmal, wenn sie stimmt.

## Closing and ratings

manual-closing = Abschluss und Ratings
manual-closing-about = Mit dem Abschluss wird die Tabelle endgültig, und die Partien werden gewertet.
manual-closing-close = Turnier abschließen
manual-closing-check = Wenn das letzte Ergebnis da ist, öffne *{ tab-standings }*. Klappe einen Wert auf, um zu sehen, wie er zustande kommt; mit *{ above-first }* und *{ above-second }* fragst du, warum ein Spieler vor einem anderen steht.
manual-closing-button = Klicke auf *{ close-tournament }*.
manual-closing-confirm = Die Seite sagt, ob eine Partie kein Ergebnis hat und ob die Partien gewertet werden. Klicke noch einmal auf *{ close-tournament }*.
manual-closing-alt = Die Seite, die ein Turnier abschließt: Alle Partien haben ein Ergebnis, und mit dem Abschluss werden sie gewertet.
manual-closing-ratings = Klicke unter *{ tab-standings }* auf *{ tournament-ratings-link }*: Zu jeder Änderung lässt sich der Rechenweg aufklappen.
manual-closing-ratings-alt = Die Ratings eines abgeschlossenen Turniers: das Rating jedes Spielers vorher und nachher.
manual-closing-prizes = Preise und Unterlagen
manual-closing-certificates = Für Urkunden klicke unter *{ tab-overview }* auf *{ prints-link }*.
manual-closing-file = Für einen Verband oder ein anderes Programm klicke unter *{ tab-crosstable }* auf *{ download-trf }*.
manual-closing-copy = Erstelle eine Sicherung, bevor du den Laptop herunterfährst.
manual-closing-later = Danach
manual-closing-correct = Ein Ergebnis eines abgeschlossenen Turniers lässt sich korrigieren, ohne es wieder zu öffnen; die Ratings folgen.
manual-closing-reopen = *{ reopen-tournament }* unter *{ tab-standings }* nimmt seine Partien aus den Ratings, bis es wieder abgeschlossen ist.
manual-closing-list = *{ lists-title }*, auf der Seite einer Ratingliste, hält die Ratings eines Tages fest: nummeriert, damit Vereine und Verbände sich darauf beziehen können.
manual-closing-import = Berichte von Turnieren, die anderswo ausgerichtet wurden, und Partien früherer Jahre holst du mit *{ import-title }* auf der Seite *{ nav-events }* herein.
manual-closing-trouble-open = Es lässt sich nicht abschließen.
manual-closing-trouble-open-do = Folge den Links unter *{ close-open-title }*. Sind noch Runden übrig, die nicht mehr gespielt werden, verringere *{ tournament-rounds }* unter *{ tournament-edit }*.
manual-closing-trouble-unrated = Kein Rating hat sich bewegt.
manual-closing-trouble-unrated-do = Das Turnier wird nicht gewertet, oder seine Veranstaltung ist noch ein Entwurf: Sobald du sie veröffentlichst, werden die Partien gewertet.

## The dead laptop

manual-laptop = Wenn der Laptop ausfällt
manual-laptop-about = Eine Sicherung ist eine einzige Datei, in der alles steckt. Ist sie frisch, übernimmt jeder andere Laptop: Magister braucht dafür Sekunden und du höchstens zehn Minuten, mit Anmelden und neuen Karten.
manual-laptop-file = Was wo liegt
manual-laptop-one = Magister legt alles in `magister.sqlite` ab, in dem Ordner, in dem es gestartet wurde: Veranstaltungen, Spieler, Ergebnisse, Konten und den Verlauf aller Änderungen.
manual-laptop-three = Kopiere diese Datei nicht, während Magister läuft: Die neuesten Eingaben stehen daneben in `magister.sqlite-wal`. Erstelle stattdessen eine Sicherung.
manual-laptop-copies = Sicherung erstellen
manual-laptop-itself = Magister erstellt von selbst eine: nach jeder veröffentlichten Runde, jedem gestarteten Rundenturnier und jedem abgeschlossenen Turnier, im Ordner `backups` neben `magister.sqlite`. Die Seite *{ backups-title }* listet sie auf. Lade nach jeder Runde die neueste auf einen USB-Stick: Eine Kopie auf derselben Festplatte stirbt mit dem Laptop.
manual-laptop-running = Auf der Kommandozeile kannst du jederzeit eine erstellen, auch während Magister läuft. Gib im Ordner mit den Daten ein:
manual-laptop-private = Wer die Datei hat, hat alle Namen und die Hashes der Passwörter. Mit `--passphrase` fragt Magister nach einer Passphrase und verschlüsselt die Datei. Ohne sie kann niemand die Datei öffnen, auch du nicht.
manual-laptop-event = Soll eine einzelne Veranstaltung in eine Installation, in der es auch andere gibt, nimm ihre Datei: dort *{ event-file-title }* unter *{ event-edit }*, hier *{ import-title }* auf der Seite *{ nav-events }*.
manual-laptop-paper = Auch Paarungen und Tabelle auf Papier sind eine Kopie: Drucke beide in jeder Runde. *{ download-trf }* unter *{ tab-crosstable }* speichert ein Turnier als Datei, die andere Programme lesen.
manual-laptop-move = Auf einen anderen Laptop umziehen
manual-laptop-fetch = Ist die alte Festplatte noch lesbar, nimm die neueste Datei aus ihrem Ordner `backups`. Sonst nimm den Stick.
manual-laptop-place = Lege die Datei auf dem anderen Laptop in einen leeren Ordner. Gib in diesem Ordner mit derselben oder einer neueren Version von Magister ein:
manual-laptop-checked = Magister stellt die Datei wieder her, prüft dann alle Ratings und das Protokoll und sagt, was es gefunden hat.
manual-laptop-start = Starte Magister:
manual-laptop-sign-in = Melde dich mit demselben Namen und Passwort an und vergleiche die letzte Runde mit ihren Ergebniszetteln. Gib ein, was fehlt.
manual-laptop-links = Auch alle anderen melden sich neu an. Persönliche Links und die Links von Tablets gelten nicht mehr: Erstelle neue. Mit `--keep-access` nach dem Namen der Datei gelten sie weiter; nimm das nur, wenn niemand sonst den alten Laptop haben kann.
manual-laptop-address = Der andere Laptop hat eine andere Adresse: Ändere *{ event-address }* unter *{ event-edit }*, oder wähle sie unter *{ addresses-title }*, und drucke neue Ergebniszettel. Kann dein Router ihm die alte Adresse geben, gelten die alten Zettel weiter.
manual-laptop-back = Zu einer früheren Sicherung zurückkehren
manual-laptop-stop = Beende Magister mit Strg+C.
manual-laptop-replace = Wähle eine Sicherung aus dem Ordner `backups` und setze ihren Namen hier ein:
manual-laptop-again = Starte Magister wieder.
manual-laptop-aside = Was da war, ist nicht verloren: Es liegt daneben als `magister.sqlite.replaced-` mit Datum und Uhrzeit. Spieler, die seither endgültig gelöscht wurden, bleiben gelöscht.
manual-laptop-upgrade = Eine neue Version kopiert die Datenbank, bevor sie sie ändert, und gibt aus, wohin: `magister.sqlite.before-…`. Um zur alten Version zurückzukehren, beende Magister, verschiebe alle Dateien, deren Namen mit `magister.sqlite` beginnen, in einen anderen Ordner und lege die Kopie als `magister.sqlite` an ihre Stelle.
manual-laptop-postgres = Mit PostgreSQL
manual-laptop-dump = Dieselben Befehle gehen auch mit einem Server, und die Sicherung einer Art von Datenbank lässt sich in der anderen wiederherstellen. Magister erstellt Sicherungen von selbst, sobald `backup.folder` gesetzt ist.
manual-laptop-trouble-moved = *{ error-moved }*
manual-laptop-trouble-moved-do = Jemand hat die Datei verschoben oder ersetzt, während Magister lief. Nichts wird mehr gespeichert. Beende Magister, lege die Datei zurück und starte es wieder.
manual-laptop-trouble-newer = Magister meldet `brought up to date by a later version`.
manual-laptop-trouble-newer-do = Die Datei stammt von einem neueren Magister. Installiere diese Version auf dem Laptop.
manual-laptop-trouble-rights = Die Kopie lässt sich nicht lesen.
manual-laptop-trouble-rights-do = Nur der Eigentümer der Datenbank kann sie lesen. Kopiere sie mit demselben Benutzerkonto des Computers oder als dessen Administrator.
manual-laptop-trouble-both = Der alte Laptop geht wieder.
manual-laptop-trouble-both-do = Benutze nur einen von beiden. Was in beide eingegeben wurde, lässt sich nicht mehr zusammenführen.
