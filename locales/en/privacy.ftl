# What of a player everybody sees

public-title = What others see of me
public-title-of-player = What others see of this player
public-title-of-event = What others see of players
public-event-hint = For players who haven’t chosen for themselves. If their events differ, the most private setting counts.
public-now = Everybody sees: { $name }
public-name = Name
public-full = In full:
public-initial = Given name and initial:
public-number = Neutral number:
public-hide = Keep private
public-club = Club
public-curve = Rating curve and history
public-moves = Moves of games (results stay public)
public-hint = This applies to all public pages and files, at every event. Staff still see the full name.
public-forget = Use the events’ setting
done-public-saved = Saved. This is what others see now.

privacy-note = Your name, club, rating and games are stored for pairings, standings and ratings, and stay with the results.
privacy-note-of-staff = Name, rating and club are stored for pairings, standings and ratings, and stay with the results. Tell your players; they choose what is public on their own page.
