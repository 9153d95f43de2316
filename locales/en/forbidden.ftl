### Avoided pairings.

forbidden-link = Avoided pairings
forbidden-heading = Avoided pairings
forbidden-lead = Families, or players of one club: no two of a group meet in these rounds.
forbidden-none = No avoided pairings.
forbidden-rounds = rounds { $from } to { $to }
forbidden-allow = Remove
forbidden-allow-label = Remove: { $names }
forbidden-add = Keep players apart
forbidden-who = Players
forbidden-who-hint = At least two. On a keyboard, hold Ctrl to choose several.
forbidden-from = From round
forbidden-to = To round
forbidden-submit = Keep apart
forbidden-clubs = Keep all clubs apart
forbidden-too-few = Choose at least two players.
forbidden-rounds-wrong = Choose rounds from { $first } to { $last }: these aren’t paired yet.
