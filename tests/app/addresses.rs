//! The addresses by which phones follow an event, chosen at the desk and printed for the wall.

use super::links::Hall;
use super::support::{Browser, hidden, lacks};
use crate::database::unique;

const ADDRESS: &str = "http://192.168.1.20:8470";

fn choose(browser: &Browser, event: &str, (address, version): (&str, &str)) -> (u16, String) {
    let key = unique("key");
    let form = [("form_key", key.as_str()), ("address", address), ("version", version)];
    let answer = browser.post(&format!("{event}/addresses"), &form);
    (answer.status, answer.body)
}

both!(an_address_is_chosen_by_organisers_and_printed_for_the_wall, |site| {
    let hall = Hall::new(site);
    let (administrator, event) = (site.administrator(), hall.event.as_str());
    let [addresses, sheet] = ["addresses", "print/address"].map(|page| format!("{event}/{page}"));
    let page = administrator.page(&addresses);
    assert!(page.contains("Only this computer can open Magister now."), "{page}");
    lacks(&page, "Print for the wall");
    assert_eq!(administrator.get(&sheet).location, addresses);
    let version = hidden(&administrator.page(&format!("{event}/edit")), "version");
    assert_eq!(choose(&administrator, event, (ADDRESS, &version)).0, 303);
    let page = administrator.page(&addresses);
    for told in [ADDRESS, "On slips and cards", "This computer has no such address now."] {
        assert!(page.contains(told), "{told}: {page}");
    }
    let paper = administrator.page(&sheet);
    assert!(paper.contains(ADDRESS) && paper.contains("Follow us on your phone"), "{paper}");
    let wall = site.visitor().page(&format!("{event}/screens/1"));
    assert!(wall.contains("192.168.1.20:8470"), "{wall}");
    let (status, body) = choose(&administrator, event, ("http://192.168.1.21:8470", &version));
    assert_eq!(status, 409, "{body}");
    assert!(body.contains("Somebody else has edited the event meanwhile."), "{body}");
    let (status, body) = choose(&administrator, event, ("localhost:8470", &version));
    assert_eq!(status, 422, "{body}");
    assert!(administrator.page(&addresses).contains(ADDRESS));
});

both!(scorekeepers_see_addresses_and_do_not_choose, |site| {
    let hall = Hall::new(site);
    let scorekeeper = site.with_role(&site.administrator(), &hall.event, "scorekeeper");
    let page = scorekeeper.page(&format!("{}/addresses", hall.event));
    lacks(&page, "Type another address");
    assert!(scorekeeper.page(&hall.event).contains("/addresses"));
    assert_eq!(choose(&scorekeeper, &hall.event, (ADDRESS, "2")).0, 403);
    assert_eq!(hall.player(0).get(&format!("{}/addresses", hall.event)).status, 303);
});
