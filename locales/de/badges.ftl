# What the code of a badge leads staff to

badge-number = Spieler
badge-not-playing = Spielt nicht in Runde { $round }.
