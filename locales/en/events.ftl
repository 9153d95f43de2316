### Events.

events-title = Events
events-running = Running
events-upcoming = Upcoming
events-past = Past
events-none = No events yet.
event-new = New event
event-new-title = New event
event-create = Create event
event-edit = Edit event
event-edit-title = Edit event
event-name = Name
event-place = Place
event-starts-on = First day
event-ends-on = Last day
event-zone = Time zone
event-zone-hint = A city is enough: Detroit. Times at this event are local times there.
event-no-zone = No time zone is called that. Try a large city nearby: Detroit, Berlin.
event-ends-before-start = The last day is before the first.
event-visibility = Visibility
visibility-draft = draft
visibility-draft-long = Draft: only staff
visibility-published-long = Published: everybody
event-address = Address on printed sheets
event-address-hint = Where phones in the hall find this server, for example http://192.168.1.20:8470. Leave empty to use the address you print from.
event-no-address = Write it like http://192.168.1.20:8470, without a page behind it.
event-address-only-here = Phones can’t open this address: it means the phone itself. Use this computer’s address in the hall’s network.
