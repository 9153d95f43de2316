# The page of the parts that pages are made of.

look-title = Elementi
look-lead = Di che cosa sono fatte le pagine, con il tema chiaro e con quello scuro.
look-light = Chiaro
look-dark = Scuro
look-buttons = Pulsanti
look-primary = Crea evento
look-plain = Anteprima
look-danger = Elimina evento
look-disabled = Pubblica
look-pills = Stati
look-notices = Messaggi
look-toast = Salvato.
look-complaint = Correggi il campo evidenziato.
look-notice = Bozza: solo gli arbitri la vedono finché non la pubblichi.
look-menu = Menu
look-tabs = Schede
look-table = Tabella
look-leaders = In testa
look-meetings = Tavolo per tavolo
look-progress = 2 risultati su 3
look-podium = Podio
look-fields = Campi
look-empty = Ancora nessun torneo.
look-days = 24–26 gennaio
