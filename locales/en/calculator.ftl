### The rating calculator.

calculator-title = Rating calculator
calculator-lead = What games make of a rating, step by step. Nothing is stored.
calculator-systems = Systems
calculator-initial = FIDE initial rating
calculator-about-glicko2 = Glicko-2: one rating period, as in Glickman’s paper, without the limits of a pool.
calculator-about-glicko = Glicko: one rating period, as in Glickman’s paper, without the limits of a pool.
calculator-about-elo = Elo on the logistic curve with a fixed K: all games against the rating before them.
calculator-about-fide = The Elo of FIDE, rules of 2024: table, 400-point rule and K, for somebody who has a rating.
calculator-about-initial = The first rating by FIDE’s rules of 2024, from the games of somebody who has none.
calculator-rating = Own rating
calculator-deviation = Own deviation
calculator-volatility = Own volatility
calculator-tau = System constant τ
calculator-c = Widening c of the period
calculator-k = K
calculator-games-before = Rated games before
calculator-reached-2400 = The rating was 2400 once
calculator-junior = Not later than the year of the 18th birthday
calculator-games = Games
calculator-line-glicko = A game a line: opponent’s rating, his deviation, result, as in “1400 30 1”. A draw is ½, 0.5 or =.
calculator-line-elo = A game a line: opponent’s rating and result, as in “1400 1”. A draw is ½, 0.5 or =.
calculator-submit = Work it out
calculator-answer = The answer
calculator-refused = This cannot be worked out yet; what is wrong stands beside it.
calculator-new-rating = New rating
calculator-new-deviation = New deviation
calculator-new-volatility = New volatility
calculator-new-initial = Initial rating
calculator-k-used = K
calculator-in-line = Line { $line }: { $what }
calculator-no-number = This is no number.
calculator-not-whole = Please write a whole number.
calculator-no-result = The result is 1, ½ or 0.
calculator-too-many = No more than { $most } games.
calculator-range = Please write a number from { $least } to { $most }.
calculator-extreme = These numbers are too extreme for an answer.
