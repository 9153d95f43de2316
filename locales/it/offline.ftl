# What is shown without a network.

offline-title = Nessuna connessione
offline-lead = Per questa pagina serve la rete. La tua pagina è conservata su questo dispositivo.
offline-own = Apri la mia pagina
