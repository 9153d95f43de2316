# Players who are to play in two tournaments at the same time

overlaps-title = In due tornei nello stesso momento: { $count }
overlap-line = { $player }: qui { $here }, nel torneo { $tournament } invece { $there }.
overlap-line-at = { $player }: qui { $here }, nel torneo { $tournament } invece { $there } alle { $time }.
overlap-board = tavolo { $board } del turno { $round }
overlap-round = turno { $round }
