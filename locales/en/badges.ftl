# What the code of a badge leads staff to

badge-number = Player
badge-not-playing = Doesn’t play round { $round }.
