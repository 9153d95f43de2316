### Silent rounds: results are collected, and announced together.

silent-title = Verdeckte Runden
silent-lead = Spieler melden ihre Ergebnisse wie immer, aber nur das Team sieht sie, bis du sie bekanntgibst. Die Tabelle bleibt so lange, wie sie war.
silent-from = Ab
silent-keep = Ergebnisse verdecken
silent-kept = Ab Runde { $round } sind die Ergebnisse verdeckt: { $results ->
    [0] Noch ist keines da
    [one] 1 ist da
   *[other] { $results } sind da
}.
silent-announce = Ergebnisse bekanntgeben
silent-announce-hint = Dann sehen alle sie auf einmal. Das lässt sich nicht rückgängig machen.
silent-no-rounds = Jede Runde hat schon Ergebnisse.
silent-over = Dieses Turnier ist vorbei. Nichts ist mehr verdeckt.
silent-already = Es gibt schon verdeckte Runden. Gib erst ihre Ergebnisse bekannt.
silent-none = Keine Runde ist verdeckt. Vielleicht sind die Ergebnisse schon bekanntgegeben.
silent-no-round = Wähle eine Runde von { $first } bis { $last }.
silent-notice = Die Ergebnisse ab Runde { $round } sind noch nicht öffentlich.
