# What the code of a badge leads staff to

badge-number = Giocatore
badge-not-playing = Non gioca il turno { $round }.
