### Rounds, board by board.

round-heading = Runde { $round } von { $rounds }
rounds-label = Runden
round-complete = Runde { $round }, alle Ergebnisse sind da
round-open = Runde { $round }
round-previous = Vorherige Runde
round-next = Nächste Runde
board = Brett
board-first = Anziehender
board-second = Nachziehender
board-result = Ergebnis
board-enter = Ergebnis von Brett { $board } eingeben
board-look = Details zu Brett { $board }
round-struck = gestrichen: zählt nicht
round-struck-hint = Gestrichen: Dieser Spieler hat sich zurückgezogen, bevor die Hälfte seiner Partien gespielt war. Seine Ergebnisse zählen nicht für die Tabelle, gespielte Partien aber weiter für die Ratings.
board-forfeit-by-withdrawal = kampflos nach Rückzug
round-adjourned = Hängepartie
round-sides-open = Seiten noch nicht gewählt
board-bye = Spielfrei: { $player }
board-bye-of = { $bye }: { $player }

chart-open = offen
chart-withheld = liegt vor
chart-first-won = 1–0
chart-second-won = 0–1
chart-draw = ½–½
chart-both-lost = 0–0
chart-first-forfeit = +/–
chart-second-forfeit = –/+
chart-double-forfeit = –/–
chart-first-won-unrated = 1–0, nicht gewertet
chart-second-won-unrated = 0–1, nicht gewertet
chart-draw-unrated = ½–½, nicht gewertet
board-remarks = Anmerkungen

## How a round of a Swiss comes about.

round-working = Wie diese Runde ausgelost wurde
round-unpublish = Runde zurücknehmen

draft-heading = Runde { $round } von { $rounds }: Entwurf
draft-lead = Entwurf: Nur Schiedsrichter sehen ihn, bis du ihn veröffentlichst.
draft-summary = { $players } Spieler, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
draft-adjourn-all = Als Hängepartien vermerken
draft-adjourn-hint = Nur für Partien, die später zu Ende gespielt werden. Bei der Auslosung gelten sie als Remis, bis ihr Ergebnis da ist; veröffentlichte Runden bleiben, wie sie sind.
draft-adjourned = { $games ->
    [one] 1 Hängepartie gilt hier als Remis.
   *[other] { $games } Hängepartien gelten hier als Remis.
}
draft-why = Warum
draft-why-open = warum
draft-why-label = Warum diese beiden an Brett { $board } aufeinandertreffen
draft-by-hand = von Hand
draft-turn = Seiten tauschen
draft-turn-label = Seiten tauschen: { $second } beginnt gegen { $first }
draft-part = Trennen
draft-part-label = In dieser Runde trennen: { $first } und { $second }
draft-number = Nr. { $number }
draft-no-score = keine Punkte
draft-no-games = noch keine Partie
score-points = { $count ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
draft-score-virtual = { $score } + { $virtual } Punkte
draft-seats = { $first ->
    [0] nie angezogen
    [one] einmal angezogen
    [2] zweimal angezogen
   *[other] { $first }-mal angezogen
}, { $second ->
    [0] nie nachgezogen
    [one] einmal nachgezogen
    [2] zweimal nachgezogen
   *[other] { $second }-mal nachgezogen
}
draft-publish-round = Runde veröffentlichen
draft-nobody = Es sind keine Spieler da, die man auslosen könnte.
draft-to-byes = Freilose
draft-to-forbidden = Vermiedene Paarungen
draft-to-entries = Spieler
float-down = letzte Runde abgelost
float-up = letzte Runde hochgelost
float-down-before = vor zwei Runden abgelost
float-up-before = vor zwei Runden hochgelost
absences-title = In dieser Runde nicht ausgelost
absence-gone = zurückgezogen
publish-changed = Nichts wurde veröffentlicht: Der Entwurf hat sich geändert, seit du ihn gesehen hast. Bitte schau noch einmal hin.

obstacle-not-swiss = In einem Rundenturnier stehen alle Runden von Anfang an fest.
obstacle-not-started = Das Turnier hat noch nicht begonnen.
obstacle-closed = Das Turnier ist abgeschlossen.
obstacle-all-paired = Alle { $rounds } Runden sind ausgelost.
obstacle-results-missing = Die nächste Auslosung hängt von Runde { $round } ab: { $open ->
    [one] 1 Ergebnis fehlt.
   *[other] { $open } Ergebnisse fehlen.
}
blocked-bye = Es gibt keine erlaubte Auslosung: Ein Spieler bleibt übrig, und niemand darf noch ein Freilos bekommen.
blocked-alone = Es gibt keine erlaubte Auslosung. Für diese Spieler ist kein erlaubter Gegner mehr übrig: { $groups }.
blocked-alone-and-bye = Es gibt keine erlaubte Auslosung. Für diese Spieler ist kein erlaubter Gegner mehr übrig, und niemand von ihnen darf ein Freilos bekommen: { $groups }.
blocked-partners = Es gibt keine erlaubte Auslosung. Aus jeder dieser { $count } Gruppen braucht ein Spieler einen Gegner außerhalb der Gruppe: { $groups }. Zu wenige stehen zur Verfügung: { $partners }.
blocked-partners-and-bye = Es gibt keine erlaubte Auslosung. Aus jeder dieser { $count } Gruppen braucht ein Spieler einen Gegner außerhalb der Gruppe: { $groups }. Zu wenige stehen zur Verfügung: { $partners }. Niemand in den Gruppen darf ein Freilos bekommen.
blocked-groups = { $groups } | { $group }
remedies-title = Was du tun kannst
remedy-changes = Nimm Änderungen von Hand zurück, falls es welche gibt.
remedy-forbidden = Entferne vermiedene Paarungen.
remedy-bye = Gib für diese Runde ein Freilos oder entferne eines; dann ändert sich, wie viele Spieler ausgelost werden.
remedy-fix = Paare unten zwei Spieler von Hand. Die Seite zeigt, welche Regeln das verletzt, und hält deinen Grund fest.
remedy-rounds = Spielt weniger Runden: Senke ihre Zahl auf die, die schon ausgelost sind.
remedy-byes = Entferne ein Freilos oder hol einen Spieler zurück.

changes-title = Von Hand geändert
change-title = Paarungen bearbeiten
change-act = Änderung
change-swap = Zwei Spieler tauschen (oder einen Spieler und das Freilos)
change-fix = Diese beiden paaren, die anderen neu auslosen
change-forbid = Diese beiden trennen
change-turn = Die Seiten einer Paarung tauschen
change-bye-to = Das Freilos bekommt Spieler 1
change-first = Spieler 1
change-second = Spieler 2
change-hint = Die Vorschau zeigt die Änderung und verletzte Regeln.
change-look = Vorschau anzeigen
change-heading = Runde { $round } ändern
change-before = Bisher
change-after = Neu
change-game = { $first } – { $second }
change-bye = Freilos: { $name }
change-reason = Grund (alle können ihn sehen)
change-keep = Änderung anwenden
change-back = Zurück zum Entwurf
change-remove = Änderung entfernen
change-idle = zurzeit ohne Wirkung
change-meanwhile = Nichts wurde geändert: Der Entwurf ist nicht mehr so, wie du ihn gesehen hast. Jetzt bewirkt die Änderung das hier.
change-nothing = Der Entwurf sieht schon so aus. Wende die Änderung an, damit er so bleibt.
change-still-blocked = Auch mit dieser Änderung lassen sich die anderen nicht auslosen. Du brauchst noch eine weitere Änderung.
change-none = Wähle eine Änderung und zwei Spieler, für das Freilos nur einen.
change-same-player = Wähle zwei verschiedene Spieler.
change-not-there = { $name } wird in dieser Runde nicht ausgelost.
change-not-a-pair = Diese beiden treffen in diesem Entwurf nicht aufeinander.
change-no-bye = Die Zahl der Spieler ist gerade, darum gibt es kein Freilos der Auslosung. Wenn jemand aussetzen soll, trag für diese Runde ein Freilos ein.
change-placed = { $name } ist schon von Hand gesetzt; entferne zuerst jene Änderung.
change-no-pairing = Das geht nicht. { $why }
changed-swap = { $first } und { $second } getauscht.
changed-fix = { $first } und { $second } fest gepaart.
changed-forbid = { $first } und { $second } getrennt.
changed-turn = Seiten getauscht: { $second } beginnt gegen { $first }.
changed-bye = Freilos für { $first }.
breaches-title = Verletzte Regeln
breaches-none = Keine Regel wird verletzt; nur Gütekriterien sind vielleicht schlechter erfüllt.
breach-met = { $first } und { $second } haben schon in Runde { $round } gegeneinander gespielt (C1).
breach-forbidden = { $first } und { $second } sind eine vermiedene Paarung.
breach-bye = { $name } hatte schon ein Freilos oder einen Sieg ohne Partie (C2).
breach-difference-first = { $name } hätte um { $more } Partien öfter angezogen als nachgezogen (C3, C10).
breach-difference-second = { $name } hätte um { $more } Partien öfter nachgezogen als angezogen (C3, C10).
breach-third-first = { $name } würde zum dritten Mal in Folge anziehen (C3, C11).
breach-third-second = { $name } würde zum dritten Mal in Folge nachziehen (C3, C11).
breach-seats = Nach den Regeln würde { $second } gegen { $first } beginnen (5.2).

unpublish-heading = Runde { $round } zurücknehmen
unpublish-lead = Die Runde wird wieder zum Entwurf: Nur Schiedsrichter sehen sie, bis du sie veröffentlichst. Die alten Paarungen bleiben im Protokoll.
unpublish-submit = Runde zurücknehmen
unpublish-not-running = Das Turnier läuft nicht.
unpublish-not-last = Nur die zuletzt veröffentlichte Runde lässt sich zurücknehmen: Runde { $last }.
unpublish-results = { $count ->
    [one] Brett { $boards } hat ein Ergebnis. Entferne es zuerst.
   *[other] Die Bretter { $boards } haben Ergebnisse. Entferne sie zuerst.
}

working-heading = Wie Runde { $round } ausgelost wurde
working-paired-when = Als Runde { $round } ausgelost wurde, galt für Brett { $board } in Runde { $earlier }: { $score }.
working-lead = Ausgelost nach dem holländischen System der FIDE (C.04.3, 2026). Nummern wie C12 sind seine Artikel.
working-games = Brett für Brett
working-board = Brett { $board }: { $first } – { $second }
working-back = Zurück zur Runde
why-details = Details
why-same-score = { $counting ->
    [pairing] Für die Auslosung haben beide { $points }.
   *[all] Beide haben { $points }.
} Von den { $players } Spielern, die mit dieser Punktzahl aufeinandertreffen, ist { $first } Nummer { $higher } und { $second } Nummer { $lower }; die obere Hälfte spielt gegen die untere.
why-same-half = { $counting ->
    [pairing] Für die Auslosung haben beide { $points }.
   *[all] Beide haben { $points }.
} Von den { $players } Spielern, die mit dieser Punktzahl aufeinandertreffen, ist { $first } Nummer { $higher } und { $second } Nummer { $lower }; zwischen den Hälften fanden die Regeln keine bessere Paarung.
why-moved-down-odd = { $counting ->
    [pairing] Für die Auslosung hat { $first } { $more }, { $second } { $less }.
   *[all] { $first } hat { $more }, { $second } hat { $less }.
} Die Zahl der Spieler mit der höheren Punktzahl war ungerade; darum spielt einer von ihnen gegen jemanden mit weniger Punkten.
why-moved-down-left = { $counting ->
    [pairing] Für die Auslosung hat { $first } { $more }, { $second } { $less }.
   *[all] { $first } hat { $more }, { $second } hat { $less }.
} Von den Spielern mit der höheren Punktzahl konnten nicht alle gegen jemanden mit gleich vielen Punkten spielen.
why-bye = Die Zahl der Spieler war ungerade, darum bekommt jemand ein Freilos: wer möglichst wenige Punkte hat und bisher weder ein Freilos noch einen Sieg ohne Partie hatte.
why-bye-rules = C2 sagt, wer es bekommen darf, C5 hält die Punktzahl so niedrig wie möglich, C9 wählt den Spieler mit den wenigsten versäumten Partien (C.04.3).
why-not-title = Warum spielen zwei nicht gegeneinander?
why-not-first = Spieler 1
why-not-second = Spieler 2
why-not-ask = Erklären
why-not-of = { $first } gegen { $second }
why-not-they-meet = Sie spielen in dieser Runde gegeneinander.
why-not-by-hand = Der Schiedsrichter hat { $name } von Hand gesetzt.
why-not-met = Sie haben schon gegeneinander gespielt, in Runde { $round }.
why-not-forbidden = Der Veranstalter hält sie getrennt.
why-not-both-first = Beide müssen in dieser Runde anziehen.
why-not-both-second = Beide müssen in dieser Runde nachziehen.
why-not-left-over = Träfen sie aufeinander, ließen sich nicht alle anderen paaren.
why-not-bye = Träfen sie aufeinander, ginge das Freilos an { $name }, also an jemanden mit mehr Punkten.
why-not-more-down = Träfen sie aufeinander, müssten mehr Spieler gegen Gegner mit weniger Punkten spielen: { $names }.
why-not-higher-down = Träfen sie aufeinander, müssten Spieler mit mehr Punkten gegen Gegner mit weniger Punkten spielen: { $names }.
why-not-next-down = Träfen sie aufeinander, blieben in der nächstniedrigeren Punktgruppe mehr Spieler übrig: { $names }.
why-not-second-rest = Träfen sie aufeinander, ginge das Freilos an { $names }, trotz einer früheren Runde ohne Partie.
why-not-one-sided = Träfen sie aufeinander, ergäbe sich zu oft dieselbe Seite für { $names }.
why-not-seats = Träfen sie aufeinander, bekämen weniger Spieler die Seite, die ihnen zusteht; es ginge auf Kosten von { $names }.
why-not-down-again = Träfen sie aufeinander, gäbe es wieder einen Gegner mit weniger Punkten für { $names }.
why-not-up-again = Träfen sie aufeinander, gäbe es wieder einen Gegner mit mehr Punkten für { $names }.
why-not-far-down = Träfen sie aufeinander, gäbe es nach einem Gegner mit weniger Punkten nun einen mit noch weniger für { $names }.
why-not-later = Diese Paarung wäre genauso gut. Unter gleich guten nehmen die Regeln die, die der Reihenfolge der Spieler am nächsten bleibt.
why-not-changed = Seit der Auslosung dieser Runde haben sich Ergebnisse oder Startnummern geändert. Darum lässt es sich nicht mehr ermitteln.
why-not-rule = Kriterium { $rule } von C.04.3, das jede Paarung erfüllen muss.
why-not-criterion = Punktgruppe „{ $points }“: { $criterion } { $then } statt { $now }.
why-not-others = Punktgruppe „{ $points }“: { $criterion } { $names }, und das ist schlechter.
why-not-order = Punktgruppe „{ $points }“: Kein Kriterium von C6 bis C21 unterscheidet die beiden, und nach den Artikeln 3.5 bis 3.7 kommt die gewählte zuerst.
why-bracket = Ausgelost in der Punktgruppe „{ $points }“.
why-moved-down = { $name } kam von oben in diese Punktgruppe.
why-by-hand = Vom Schiedsrichter gesetzt.
seats-by-hand = Die Seiten hat der Schiedsrichter bestimmt.
seats-both-preferences = Seiten: Beide bekommen ihre bevorzugte Seite, oder nur ein Spieler hatte eine (5.2.1).
seats-stronger-preference = Seiten: Der stärkere Vorzug hat gezählt (5.2.2).
seats-last-difference = Seiten: umgekehrt wie in der letzten Runde, in der sie sich unterschieden (5.2.3).
seats-higher-ranked = Seiten: Der Vorzug des höher eingestuften Spielers hat gezählt (5.2.4).
seats-initial-colour = Seiten: Kein Vorzug, darum entschieden die Nummer des höher eingestuften Spielers und das Los (5.2.5).
brackets-title = Punktgruppen
bracket-title = Punktgruppe „{ $points }“
bracket-moved-down = Von oben
bracket-residents = Mit dieser Punktzahl
bracket-pairs = Paarungen
bracket-downfloaters = Abgelost
bracket-perfect = Alle Kriterien sind erfüllt.
criterion-failure = { $criterion } { $names }. { $reason }
reason-odd-number = Die Zahl der Spieler in der Punktgruppe ist ungerade.
reason-colour-count = { $wanting } Spieler bevorzugen dieselbe Seite, { $pairs ->
    [one] aber in der einzigen Paarung gibt es sie nur einmal.
   *[other] aber in jeder der { $pairs } Paarungen gibt es sie nur einmal.
}
reason-none-better = Keine andere erlaubte Paarung der Punktgruppe ist hier besser, ohne ein wichtigeres Kriterium schlechter zu erfüllen.
criterion-6 = C6, abgelost:
criterion-7 = C7, abgelost mit dieser Punktzahl:
criterion-8 = C8, abgelost zugunsten der nächsten Punktgruppe:
criterion-9 = C9, spielfrei:
criterion-10 = C10, Seitendifferenz über zwei, als Topscorer oder gegen einen:
criterion-11 = C11, zum dritten Mal in Folge dieselbe Seite, als Topscorer oder gegen einen:
criterion-12 = C12, ohne die bevorzugte Seite:
criterion-13 = C13, ohne die stark bevorzugte Seite:
criterion-14 = C14, abgelost wie in der letzten Runde:
criterion-15 = C15, hochgelost wie in der letzten Runde:
criterion-16 = C16, abgelost wie vor zwei Runden:
criterion-17 = C17, hochgelost wie vor zwei Runden:
criterion-18 = C18, abgelost wie in der letzten Runde, mit großem Abstand:
criterion-19 = C19, hochgelost wie in der letzten Runde, mit großem Abstand:
criterion-20 = C20, abgelost wie vor zwei Runden, mit großem Abstand:
criterion-21 = C21, hochgelost wie vor zwei Runden, mit großem Abstand:

round-late = nachträglich gepaart
late-link = Nachzügler paaren
late-title = In Runde { $round } paaren
late-choose = Wähle zwei Spieler
late-hint = Statt eines Freiloses in dieser Runde spielen sie diese Partie. Wer beginnt, bestimmen die Regeln.
late-submit = Spieler paaren
late-nobody = Weniger als zwei Spieler sind ohne Partie.
late-two = Wähle genau zwei Spieler.
late-not-now = Nur in der zuletzt veröffentlichten Runde kann eine Partie dazukommen.
late-not-idle = Einer der beiden hat in dieser Runde schon eine Partie oder hat sich zurückgezogen.
late-met = Sie haben schon in Runde { $round } gegeneinander gespielt.
late-forbidden = In diesem Turnier werden sie getrennt gehalten.
done-paired-late = Spieler gepaart.
