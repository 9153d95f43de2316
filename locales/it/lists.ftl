## Rating lists that are published

lists-title = Liste pubblicate
lists-lead = Le liste com’erano in un certo giorno. Una lista pubblicata non cambia più.
lists-none = Nessuna lista è ancora pubblicata.
list-title = Lista pubblicata { $number }
list-lead = Data di riferimento: { $date } · { $players }
list-older-rules = Secondo la versione { $version } delle regole di rating. I rating di oggi seguono la versione { $current }.
list-file = Scarica lista e partite
list-before = Lista precedente
list-change = Variazione
list-new = nuovo
list-hash = Hash (SHA-256):
list-verify-hint = Per ricalcolare la lista dal file:
list-publish-title = Pubblica una lista
list-as-of = Data di riferimento
list-publish-hint = La lista riceve un numero e resta fissata, insieme alle partite da cui nasce. Le correzioni successive compaiono nella lista seguente.
list-publish = Pubblica lista
list-not-yet = Scegli oggi o un giorno precedente.
list-recomputing = I rating sono in corso di ricalcolo. Riprova tra qualche minuto.
list-later = È già pubblicata una lista con questa data di riferimento: { $date }. Scegli lo stesso giorno o uno successivo.
list-nobody = A quella data nessuno ha un rating.
done-list-published = Lista pubblicata.
