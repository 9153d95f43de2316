### The addresses by which phones follow an event.

addresses-title = Indirizzi
addresses-lead = I telefoni in sala aprono questi indirizzi. Inquadra un codice o digita l’indirizzo.
addresses-none = Per ora solo questo computer può aprire Magister. Avvialo con --listen 0.0.0.0:8470 e questa pagina mostrerà i suoi indirizzi nella rete della sala.
addresses-changed-meanwhile = Nel frattempo qualcun altro ha modificato l’evento. Non è stato salvato nulla: scegli di nuovo.
addresses-not-usable = I telefoni non possono aprire questo indirizzo. Non è stato salvato nulla.
address-code = Codice QR della pagina dell’evento
address-printed = Su foglietti e schede
address-elsewhere = Questo computer ora non ha questo indirizzo. Scegline un altro, poi stampa nuovi foglietti e nuove schede.
address-use = Usa indirizzo
address-use-label = Usa { $address } su foglietti e schede
address-other = Digita un altro indirizzo
address-print = Stampa da appendere
address-sheet = Seguici sul telefono
address-sheet-wi-fi = Wi-Fi:
address-sheet-board = Il tuo tavolo e con chi giochi, appena il turno è pubblicato
address-sheet-standings = Risultati e classifica, man mano che arrivano
address-sheet-games = Partite da rivedere, mossa per mossa
done-address-chosen = Indirizzo salvato. I nuovi foglietti e le nuove schede portano lì.
