## Tokens: by what programs act at a tournament

tokens-title = Access tokens
tokens-link = Access tokens
tokens-lead = A token lets a program enter results, pair rounds and check players in at this tournament, in your name.
tokens-api = What programs can do
tokens-new = New token
tokens-there = Tokens
token-name = Program
token-name-hint = What it is for: Scoreboard in the hall
token-last-day = Works until
token-make = Create token
token-made = Copy the token now. It is shown only once.
token-until = In the name of { $by }, until { $day }
token-over = In the name of { $by }, expired on { $day }
token-used = Last used { $at }
token-unused = Never used
token-revoke = Revoke
token-revoke-label = Revoke: { $name }
token-no-day = Choose a day.
token-bad-day = Choose a day from { $first } to { $last }.
