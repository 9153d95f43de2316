### How each game is played.

play-title = Spielregeln
play-lead = Lern ein Spiel in fünf Minuten: die Regeln in einfachen Worten und ein Spielbrett, um sie auszuprobieren.
play-learn = Regeln und Spielbrett zum Üben
play-window-title = Spielregeln: { $game }
play-boards = Spielbretter

## The board to try

play-try = Probier es aus
play-shown-on = Gezeigt auf einem Spielbrett { $board }.
play-try-lead = Tippe auf einen Zug. Du spielst beide Seiten, gespeichert wird nichts.
play-tap = { $field } spielen
play-tap-seeds = { $pit } spielen: { $beads }
play-moves = Züge
play-back = Zug zurück
play-start = Neu anfangen
play-too-long = Hier passen höchstens { $moves } Züge aufs Spielbrett. Fang neu an, um weiterzuspielen.
play-unread = Diese Züge sind nicht lesbar. Fang neu an.
play-from = aus

## The parts of a lesson

play-board = Das Spielbrett
play-moving = Dein Zug
play-capturing = Beute machen
play-feeding = Lass deinem Gegenüber etwas
play-end = Das Ende
play-writing = Züge aufschreiben
play-writing-game = Die ersten Züge einer Partie, jedes Paar mit seiner Nummer.
play-ours = Unsere Auslegung
play-ours-lead = Wo die Quellen eine Frage offenlassen oder sich widersprechen, spielt Magister so.
play-sources = Quellen
play-sources-lead = Die Regeln stammen von dort, die Worte auf dieser Seite von uns.
play-source-retold = Erzählt die Regeln nach.

## Glass Bead Game

play-gbg-board = Zwei Spieler sitzen sich gegenüber, zwischen ihnen zwei Reihen von Mulden. Die Reihe vor dir gehört dir: Bei Süd heißen die Mulden von links nach rechts A, B, C und so weiter, bei Nord a, b, c und so weiter, von Nord aus gesehen. Beide haben außerdem einen Becher für geschlagene Juwelen.
play-gbg-beads = In jeder Mulde liegen am Anfang zwei Perlen: ein Juwel und ein Stein. Das Juwel in deiner ersten Mulde ist so viele Punkte wert, wie deine Reihe Mulden hat, jedes weitere einen Punkt weniger. Steine sind nichts wert, aber nur Steine schlagen.
play-gbg-board-picture = Vor dem ersten Zug. Juwelen zeigen ihre Punkte, Steine sind schlichte Scheiben.
play-gbg-moving = Süd beginnt, dann zieht ihr abwechselnd. Nimm alle Perlen aus einer deiner Mulden und lass sie gegen den Uhrzeigersinn in die folgenden Mulden fallen, eine nach der anderen. Die Becher bekommen keine, und die geleerte Mulde wird übersprungen.
play-gbg-order = Du bestimmst, welche Perle zuerst fällt, welche als zweite und so weiter. Diese Wahl ist der Kern des Spiels.
play-gbg-moving-picture = Süd hat C geleert: Das Juwel 3 fiel in D, dann der Stein in E.
play-gbg-capturing = Achte auf deine letzte Perle. Sie schlägt, wenn sie ein Stein ist und in eine Mulde deines Gegenübers fällt, in der genau eine Perle lag.
play-gbg-direct = Ist diese Perle ein Juwel, nimmst du es. Du hast direkt geschlagen.
play-gbg-indirect = Ist diese Perle ein Stein, nimmst du ein beliebiges Juwel aus den Mulden deines Gegenübers. Du hast indirekt geschlagen. Liegt in diesen Mulden kein Juwel, nimmst du eines aus dem Becher deines Gegenübers.
play-gbg-direct-picture = Direkt: Nord hat d geleert. Der Stein fiel zuletzt, in A, wo das Juwel 1 allein lag. Nord nimmt es.
play-gbg-indirect-picture = Indirekt: Diesmal lag in A ein Stein allein. Nord nimmt das beste Juwel, das Süd in einer Mulde hat: die 5 in C.
play-gbg-chain = Ein Zug kann mehrere Juwelen schlagen. Geh von der letzten Perle aus zurück: Auch jede Perle davor schlägt, solange sie ebenfalls ein Stein ist und in einer Mulde deines Gegenübers auf eine einzelne Perle fiel. Alle getroffenen Perlen müssen von derselben Art sein, Juwelen oder Steine.
play-gbg-compulsory = Geschlagene Juwelen kommen in deinen Becher. Steine werden nie geschlagen.
play-gbg-feeding = Hat dein Gegenüber keine Perlen mehr und liegen noch Juwelen in den Mulden, muss dein Zug ihm mindestens eine Perle geben. Kannst du das nicht, verlierst du sofort, egal wie die Punkte stehen. Das kommt nur vor, wenn jede Seite sechs oder mehr Mulden hat.
play-gbg-endgame = Deine Punkte sind die Juwelen in deinem Becher. Wenn das letzte Juwel die Mulden verlassen hat, geht es weiter: Steine können noch Juwelen aus dem anderen Becher holen.
play-gbg-end = Die Partie ist zu Ende, wenn kein Juwel mehr in den Mulden liegt und die Seite am Zug keine Perle hat. Die andere Seite gewinnt, wenn sie mindestens die Hälfte aller Punkte hat: 15 von 30 auf dem Spielbrett 2×5, 21 von 42 auf 2×6. Hat sie weniger, verliert sie. Ein Remis gibt es nicht.
play-gbg-end-picture = Süd ist am Zug und hat keine Perle. Nord hat 12 Punkte und bräuchte 15: Süd gewinnt 18 zu 12.
play-gbg-writing = Schreibe den Buchstaben der Mulde, dann die Perlen in der Reihenfolge, in der sie fielen. Ein Stein ist 0. Direkt Geschlagenes wird nicht geschrieben. Hast du indirekt geschlagen, schreibe x und was du genommen hast: den Buchstaben der Mulde und das Juwel.
play-gbg-writing-move = Süd leert C: zuerst das Juwel 3, dann den Stein.
play-gbg-writing-capture = Nord leert d und nimmt das Juwel 5 aus Mulde C.
play-gbg-ours-compulsory = Schlagen ist Pflicht. Du wählst nur, welche Juwelen.
play-gbg-ours-tie = Haben beide genau die Hälfte der Punkte, gewinnt die Seite, die noch Perlen hat. So sagt es der Erfinder. Mancala World sagt das Gegenteil; ein Turnier kann diese Regel wählen.
play-gbg-source-inventor = Die Regeln des Erfinders. Sie entscheiden, wo Quellen sich unterscheiden.
play-gbg-source-wiki = Dieselben Regeln in anderen Worten, und das Spielbrett 2×6 aus dem Turnier von Clark D. Rodeffer auf der U-Con 2001.

## Glass Bead Challenge

play-gbc-board = Das Spielbrett ist ein Quadrat und am Anfang leer, meist 8×8, 9×9 oder 10×10. Die Spalten haben Buchstaben, die Reihen Zahlen von unten nach oben.
play-gbc-turns = Rot beginnt, dann setzen Rot und Blau abwechselnd je eine Perle. Niemand passt. Perlen ziehen nie und werden nie geschlagen.
play-gbc-hex-board = Das Spielbrett ist ein großes Sechseck aus kleinen und am Anfang leer, meist mit fünf oder sechs an jeder Seite. Die Reihen haben von unten nach oben Buchstaben, die nach links geneigten Diagonalen Zahlen.
play-gbc-cairo-board = Das Spielbrett ist ein Quadrat und am Anfang leer: in der Regel 5×5 oder 6×6 Quadrate, jedes in zwei Felder geteilt, meist Fünfecke. Die Spalten haben Buchstaben, die Reihen Zahlen von unten nach oben. In a1 stehen die beiden nebeneinander: a1l (links) und a1r (rechts). In den Quadraten daneben liegen sie übereinander, wie a2t (oben) und a2b (unten), und so weiter im Wechsel wie die Farben eines Schachbretts.
play-gbc-board-picture = Vor dem ersten Zug. Eine Vorgabe erkennst du an kleinen Rauten: Diese Felder gehören Blau.
play-gbc-cells-board-picture = { play-gbc-board-picture }
play-gbc-kind = Quadrate
play-gbc-hex-kind = Sechsecke
play-gbc-cairo-kind = Kairo-Parkett
play-gbc-hex-side = Seite { $side }
play-gbc-cairo-size = nach dem Kairo-Parkett, { $side }×{ $side }
play-gbc-hex-size = mit Seite { $side }
play-gbc-owning = Wem gehört ein Feld?
play-gbc-cells-owning = { play-gbc-owning }
play-gbc-own = Ein Feld mit einer Perle gehört der Seite dieser Perle. Ein leeres Feld gehört der Seite, die auf den acht Feldern ringsum mehr Perlen hat.
play-gbc-hex-own = Ein Feld mit einer Perle gehört der Seite dieser Perle. Ein leeres Feld gehört der Seite, die auf den sechs Feldern ringsum mehr Perlen hat.
play-gbc-cairo-own = Ein Feld mit einer Perle gehört der Seite dieser Perle. Ein leeres Feld gehört der Seite, die mehr Perlen auf den sieben Feldern hat, die es an einer Kante oder Ecke berühren.
play-gbc-own-picture = Einer einzelnen roten Perle gehören ihr eigenes Feld und die acht ringsum.
play-gbc-hex-own-picture = Einer einzelnen roten Perle gehören ihr eigenes Feld und die sechs ringsum.
play-gbc-cairo-own-picture = Einer einzelnen roten Perle gehören ihr eigenes Feld und die sieben ringsum.
play-gbc-share = Sind es gleich viele Perlen oder gar keine, gehört das Feld niemandem.
play-gbc-cells-share = { play-gbc-share }
play-gbc-cairo-share = { play-gbc-share } Liegen auf allen sieben Feldern ringsum Perlen, kommt das nicht vor: Sieben ist ungerade.
play-gbc-share-picture = Blau hat f6 gespielt. Das Feld e5 berührt von jeder Seite eine Perle, also gehört es niemandem.
play-gbc-hex-share-picture = Blau hat g7 gespielt. Das Feld f6 berührt von jeder Seite eine Perle, also gehört es niemandem.
play-gbc-cairo-share-picture = Blau hat a3r gespielt. Das Feld b3t berührt von jeder Seite eine Perle, also gehört es niemandem.
play-gbc-change-picture = Rot hat d6 gespielt. Jetzt berührt e5 zwei rote Perlen und eine blaue: Es gehört Rot.
play-gbc-hex-change-picture = Rot hat e6 gespielt. Jetzt berührt f6 zwei rote Perlen und eine blaue: Es gehört Rot.
play-gbc-cairo-change-picture = Rot hat b4r gespielt. Jetzt berührt b3t zwei rote Perlen und eine blaue: Es gehört Rot.
play-gbc-moving = Setze eine Perle auf ein leeres Feld, das nicht der Gegenseite gehört. Jede Perle kann ändern, wem die Felder ringsum gehören.
play-gbc-cells-moving = { play-gbc-moving }
play-gbc-end = Die Partie ist zu Ende, wenn jedes Feld jemandem gehört. Wer mehr Felder hat, gewinnt. Bei gleich vielen ist es ein Remis; das kommt nicht vor, wenn die Zahl der Felder ungerade ist.
play-gbc-hex-end = Die Partie ist zu Ende, wenn jedes Feld jemandem gehört. Wer mehr Felder hat, gewinnt. Ihre Zahl ist ungerade, also gibt es kein Remis, außer wenn Blau Punkte dazubekommt.
play-gbc-cairo-end = Die Partie ist zu Ende, wenn jedes Feld jemandem gehört. Wer mehr Felder hat, gewinnt. Bei gleich vielen ist es ein Remis.
play-gbc-end-picture = Die kürzeste Partie auf 9×9: Nach neun Perlen hat jedes Feld einen Besitzer. Rot gewinnt 45 zu 36.
play-gbc-handicaps = Ausgleich
play-gbc-first = Für Rot ist der erste Zug ein Vorteil. Ein Turnier kann ihn ausgleichen.
play-gbc-komi = Punkte: Am Ende zählt Blau zu seinen Feldern einige Punkte dazu.
play-gbc-cells-komi = { play-gbc-komi }
play-gbc-stakes = Einsätze: Einige Felder gehören von Anfang an Blau, solange sie leer sind. Für die Felder ringsum zählen sie nicht als Perlen, und Rot darf dort nicht setzen.
play-gbc-cells-stakes = { play-gbc-stakes }
play-gbc-pie = Kuchenregel: Eine Person nennt die Punkte oder die Einsätze, die andere wählt ihre Seite.
play-gbc-writing = Schreibe die Spalte und die Reihe des Felds.
play-gbc-hex-writing = Schreibe den Buchstaben der Reihe und die Zahl der Diagonale.
play-gbc-cairo-writing = Schreibe die Spalte und die Reihe, dann l, r, t oder b für die Hälfte des Quadrats.
play-gbc-writing-move = Eine Perle in Spalte e, Reihe 5.
play-gbc-hex-writing-move = Eine Perle in Reihe e, Diagonale 5.
play-gbc-cairo-writing-move = Eine Perle in Spalte c, Reihe 2, in der oberen Hälfte.
play-gbc-ours-drop = Du darfst auch ein Feld besetzen, das dir schon gehört. Eine Quelle erlaubt nur Felder, die niemandem gehören; ein Turnier kann diese Regel wählen.
play-gbc-cells-ours-drop = { play-gbc-ours-drop }
play-gbc-ours-stakes = Blau darf eine Perle auf einen Einsatz setzen. Sie zählt dann wie jede andere.
play-gbc-ours-boards = Diese Spielbretter sind von uns. Thompson meint nur, eine kompliziertere Parkettierung könnte das Spiel besser machen.
play-gbc-source-inventor = Der Erfinder; sein Programm hatte das Spiel zuerst.
play-gbc-source-thompson = Die Regeln mit den Ideen für eine Vorgabe. Die Seite ist nicht mehr online.
play-gbc-source-neto = Bewahrt Thompsons Text und hat die strengere Regel fürs Setzen.

## Games of counted seeds

play-seeds-writing = Schreibe den Buchstaben der Mulde: groß für Süd, klein für Nord.
play-seeds-writing-south = Süd leert die dritte Mulde, von Süd aus links gezählt.
play-seeds-writing-north = Nord leert die dritte Mulde, von Nord aus links gezählt.
play-seeds-ours-repetition = Kommt eine Stellung zum dritten Mal vor, sagt Magister es. Dann können nur die Spieler oder der Schiedsrichter die Partie beenden.

## Bohnenspiel

play-bohnenspiel-board = Zwei Reihen mit je sechs Mulden, in jeder sechs Bohnen. Die Reihe vor dir gehört dir: Bei Süd heißen die Mulden von links nach rechts A bis F, bei Nord a bis f, von Nord aus gesehen. Beide haben einen Speicher für gefangene Bohnen.
play-bohnenspiel-board-picture = Vor dem ersten Zug: 72 Bohnen, alle in den Mulden.
play-bohnenspiel-moving = Süd beginnt, dann zieht ihr abwechselnd. Nimm alle Bohnen aus einer deiner Mulden und lass sie gegen den Uhrzeigersinn in die folgenden Mulden fallen, eine nach der anderen. Die Speicher bekommen keine.
play-bohnenspiel-moving-picture = Süd hat C geleert. Die letzte von sechs Bohnen fiel in c.
play-bohnenspiel-capturing = Zähle die Mulde, in die deine letzte Bohne fiel. Liegen dort jetzt zwei, vier oder sechs Bohnen, fängst du sie alle.
play-bohnenspiel-chain = Sieh dann die Mulde davor an. Liegen auch dort zwei, vier oder sechs, fängst du sie ebenfalls, und so weiter zurück, bis in einer Mulde eine andere Zahl liegt. Wem die Mulden gehören, ist egal.
play-bohnenspiel-capturing-picture = Nord hat e geleert. Mit der letzten Bohne liegen zwei in a, und in der Mulde davor, F bei Süd, liegen auch zwei: Nord fängt alle vier.
play-bohnenspiel-end = Hast du keine Bohne in deiner Reihe, wenn du am Zug bist, nimmt dein Gegenüber alle übrigen, und die Partie ist zu Ende. Mehr Bohnen gewinnen; je 36 sind ein Remis. Die Partie geht auch dann weiter, wenn eine Seite mehr als die Hälfte hat.
play-bohnenspiel-ours-lap = Eine volle Mulde reicht einmal ganz herum. Dann bekommt auch die geleerte Mulde eine Bohne, wie jede andere.
play-bohnenspiel-ours-feeding = Du musst deinem Gegenüber keine Bohne lassen.
play-bohnenspiel-source-jahn = Die ersten gedruckten Regeln.

## Oware

play-oware-board = Zwei Reihen mit je sechs Mulden, in jeder vier Samen. Die Reihe vor dir gehört dir: Bei Süd heißen die Mulden von links nach rechts A bis F, bei Nord a bis f, von Nord aus gesehen. Beide haben einen Speicher für gefangene Samen.
play-oware-board-picture = Vor dem ersten Zug: 48 Samen, alle in den Mulden.
play-oware-moving = Süd beginnt, dann zieht ihr abwechselnd. Nimm alle Samen aus einer deiner Mulden und lass sie gegen den Uhrzeigersinn in die folgenden Mulden fallen, einen nach dem anderen. Die Speicher bekommen keine, und die geleerte Mulde wird übersprungen.
play-oware-moving-picture = Süd hat D geleert. Der letzte von vier Samen fiel in b.
play-oware-capturing = Du fängst, wenn dein letzter Samen in eine Mulde deines Gegenübers fällt und dort dann zwei oder drei liegen. Du nimmst sie alle.
play-oware-chain = Sieh dann die Mulde davor an. Gehört sie deinem Gegenüber und liegen auch dort zwei oder drei, nimmst du sie ebenfalls, und so weiter zurück.
play-oware-capturing-picture = Nord hat b geleert. Mit dem letzten Samen liegen zwei in B, und in der Mulde davor, A, liegen auch zwei: Nord fängt alle vier.
play-oware-slam = Ein Zug, der deinem Gegenüber alle Samen nehmen würde, ist erlaubt, fängt aber nichts.
play-oware-feeding = Hat dein Gegenüber keine Samen, musst du einen Zug machen, der ihm welche gibt, wenn es einen gibt.
play-oware-end = Wer 25 Samen hat, hat gewonnen. Sonst endet die Partie, wenn die Seite am Zug keinen legalen Zug hat: Dann nehmen beide die Samen aus ihrer eigenen Reihe, und mehr Samen gewinnen. Je 24 sind ein Remis.
play-oware-ours-slam = Für einen Zug, der alles nehmen würde, und für die Samen, die am Ende übrig sind, haben verschiedene Spielgemeinschaften verschiedene Regeln. Magister spielt wie oben beschrieben.
play-oware-source = Erklärt die Abapa-Regeln, nach denen Turniere gespielt werden.
