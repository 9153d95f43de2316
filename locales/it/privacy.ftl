# What of a player everybody sees

public-title = Che cosa vedono gli altri di me
public-title-of-player = Che cosa vedono gli altri di questo giocatore
public-title-of-event = Che cosa vedono gli altri dei giocatori
public-event-hint = Per chi non ha scelto da sé. Se chi gioca partecipa a eventi con impostazioni diverse, vale la più riservata.
public-now = Tutti vedono: { $name }
public-name = Nome
public-full = Per intero:
public-initial = Nome e iniziale del cognome:
public-number = Numero neutro:
public-hide = Tieni riservati
public-club = Club
public-curve = Curva e storico del rating
public-moves = Mosse delle partite (i risultati restano pubblici)
public-hint = Vale per tutte le pagine e i file pubblici, in ogni evento. Lo staff vede comunque il nome intero.
public-forget = Usa l’impostazione degli eventi
done-public-saved = Salvato. Ecco che cosa vedono ora gli altri.

privacy-note = Il tuo nome, il club, il rating e le partite servono per abbinamenti, classifiche e rating: sono conservati e restano insieme ai risultati.
privacy-note-of-staff = Nome, rating e club servono per abbinamenti, classifiche e rating: sono conservati e restano insieme ai risultati. Dillo ai tuoi giocatori: sulla loro pagina scelgono che cosa è pubblico.
