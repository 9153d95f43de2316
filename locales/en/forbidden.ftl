### Who must not meet.

forbidden-link = Who must not meet
forbidden-heading = Who must not meet
forbidden-lead = Families, or players of one club: no two of a group are paired in these rounds.
forbidden-none = Everybody may meet everybody.
forbidden-rounds = rounds { $from } to { $to }
forbidden-allow = Allow again
forbidden-allow-label = Allow again that these meet: { $names }
forbidden-add = Forbid more
forbidden-who = Players of whom no two meet
forbidden-who-hint = Two at least. On a keyboard, hold Ctrl to choose several.
forbidden-from = From round
forbidden-to = To round
forbidden-submit = Forbid it
forbidden-clubs = Keep all clubs apart
forbidden-too-few = Please choose two players at least.
forbidden-rounds-wrong = Please write a first and a last round among { $first } to { $last }, which are still to be paired.
