//! What one address does.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{scope, sleep};
use std::time::Duration;

use super::crowd::{Figures, agent, cookie, get};
use super::hall::{Hall, LINK, N_ROUNDS};
use super::program::Program;
use super::raw::{self, HALL};

/// What goes on until it is enough.
pub(crate) type Attack = fn(&Hall, &Program, (&Figures, &AtomicBool));

pub(crate) const ATTACKS: [(&str, Attack); 18] = [
    ("none", |_, _, _| {}),
    ("pipelined requests, nothing read", pipelined),
    ("requests hidden behind a body", hidden),
    ("pictures, 70 at once", pictures),
    ("one page, 8 at once behind others", waits),
    ("parameters that no route reads", parameters),
    ("cookies of no session", cookies),
    ("hand-ins by a link", hand_ins),
    ("calls by a link", calls),
    ("a link opened again and again", link_opened),
    ("an event file of 30 MB", event_file),
    ("a list of 500,000 lines", long_list),
    ("compressed forms", compressed),
    ("forms that never arrive", never_come),
    ("unread pages", unread),
    ("rating lists", ratings),
    ("standings, 200 at once", standings),
    ("wrong passwords", passwords),
];

const FORM: &str = "Host: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n";

/// So many at once, again and again.
fn at_once(n: usize, stop: &AtomicBool, again: impl Fn(usize) + Sync) {
    scope(|scope| {
        for number in 0..n {
            let again = &again;
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    again(number);
                }
            });
        }
    });
}

fn connect(program: &Program) -> Option<TcpStream> {
    let stream = TcpStream::connect(&program.address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(5))).ok()?;
    Some(stream)
}

/// A small form that unpacks to a hundred megabytes.
fn compressed(_: &Hall, program: &Program, (figures, stop): (&Figures, &AtomicBool)) {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    (0..100).for_each(|_| packer.write_all(&vec![b'a'; 1024 * 1024]).expect("memory"));
    let body = packer.finish().expect("memory");
    let head = format!(
        "POST /sign-in HTTP/1.1\r\n{FORM}Content-Encoding: gzip\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n",
        body.len()
    );
    at_once(60, stop, |_| {
        let mut answer = Vec::new();
        if let Some(mut stream) = connect(program) {
            let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body));
            let _ = stream.read_to_end(&mut answer);
        }
        let status = answer.get(9..12).and_then(|status| std::str::from_utf8(status).ok());
        figures.answered("attacker", status.and_then(|status| status.parse().ok()).unwrap_or(0));
        sleep(Duration::from_millis(100));
    });
}

fn never_come(_: &Hall, program: &Program, (_, stop): (&Figures, &AtomicBool)) {
    let head = format!("POST /sign-in HTTP/1.1\r\n{FORM}Content-Length: 10000\r\n\r\n");
    let begin = || {
        let mut stream = connect(program)?;
        stream.write_all(head.as_bytes()).ok()?;
        stream.write_all(&[b'a'; 9999]).ok()?;
        Some(stream)
    };
    let mut kept = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        if kept.len() >= 1100 {
            kept.drain(..100);
        }
        kept.extend((0..100).filter_map(|_| begin()));
        sleep(Duration::from_millis(100));
    }
}

fn unread(hall: &Hall, program: &Program, (_, stop): (&Figures, &AtomicBool)) {
    let path = format!("/tournaments/{}/standings", hall.tournament);
    let head = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n");
    let mut kept = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        if kept.len() < 600
            && let Some(mut stream) = connect(program)
            && stream.write_all(head.as_bytes()).is_ok()
        {
            kept.push(stream);
        }
        sleep(Duration::from_millis(20));
    }
}

fn ratings(_: &Hall, program: &Program, (figures, stop): (&Figures, &AtomicBool)) {
    at_once(50, stop, |number| {
        let path = ["/ratings", "/ratings/1", "/ratings/1?on=2020-06-01"][number % 3];
        figures.answered("attacker", get(&agent(), &program.address, path));
    });
}

fn standings(hall: &Hall, program: &Program, (figures, stop): (&Figures, &AtomicBool)) {
    at_once(200, stop, |number| {
        let page = ["standings", "crosstable", "standings.csv", "crosstable.csv"][number % 4];
        let path = format!("/tournaments/{}/{page}", hall.tournament);
        figures.answered("attacker", get(&agent(), &program.address, &path));
        sleep(Duration::from_millis(200));
    });
}

fn passwords(_: &Hall, program: &Program, (figures, stop): (&Figures, &AtomicBool)) {
    let agent = agent();
    at_once(60, stop, |number| {
        let name = format!("nobody {number}");
        let request = agent.post(format!("http://{}/sign-in", program.address));
        let form = [("form_key", "k"), ("name", name.as_str()), ("password", "wrong")];
        let answer = request.send_form(form);
        figures.answered("attacker", answer.map_or(0, |answer| answer.status().as_u16()));
    });
}

/// A number that no request had before.
fn next() -> usize {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Fifteen hundred connections that send two hundred requests each at once and read nothing.
fn pipelined(_: &Hall, program: &Program, (_, stop): (&Figures, &AtomicBool)) {
    let requests = "GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(200);
    let mut held = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        if held.len() < 1500
            && let Some(mut stream) = raw::connect(HALL, &program.address)
        {
            let _ = stream.write_all(requests.as_bytes());
            held.push(stream);
        } else {
            sleep(Duration::from_millis(20));
        }
    }
}

/// Fifty connections send a request whose end two parsers may see in different places, then endless further ones, and
/// read nothing.
fn hidden(_: &Hall, program: &Program, (_, stop): (&Figures, &AtomicBool)) {
    let first = "GET /about HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n\
                 0\r\n\nContent-Length: 18446744073709551615\r\n\r\n";
    let others = "GET /language/de/ HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(100);
    at_once(50, stop, |_| {
        let Some(mut stream) = raw::connect(HALL, &program.address) else { return };
        let _ = stream.set_write_timeout(Some(Duration::from_secs(2)));
        let mut goes_on = stream.write_all(first.as_bytes()).is_ok();
        while goes_on && !stop.load(Ordering::Relaxed) {
            goes_on = stream.write_all(others.as_bytes()).is_ok();
        }
    });
}

fn pictures(hall: &Hall, program: &Program, (figures, stop): (&Figures, &AtomicBool)) {
    at_once(70, stop, |_| {
        let (number, game) = (next(), hall.game);
        let path = format!("/games/{game}/{}/picture.png?z={number}", number % 100 + 1);
        figures.answered("attacker", raw::get(HALL, &program.address, &path));
    });
}

/// Rating lists of ever other days fill the queue, and eight clients wait for one page behind them.
fn waits(hall: &Hall, program: &Program, (figures, stop): (&Figures, &AtomicBool)) {
    at_once(72, stop, |number| {
        if number < 8 {
            let path = format!("/tournaments/{}/standings?after=5", hall.tournament);
            figures.answered_within("waiting", || raw::get(HALL, &program.address, &path));
            return;
        }
        let day = next();
        let path =
            format!("/ratings/1?on=20{:02}-{:02}-{:02}", day % 27, day % 12 + 1, day % 28 + 1);
        figures.answered("attacker", raw::get(HALL, &program.address, &path));
    });
}

fn parameters(hall: &Hall, program: &Program, (figures, stop): (&Figures, &AtomicBool)) {
    at_once(8, stop, |_| {
        let path = format!("/tournaments/{}/entries?z={}", hall.tournament, next());
        figures.answered("attacker", raw::get(HALL, &program.address, &path));
    });
}

fn cookies(hall: &Hall, program: &Program, (figures, stop): (&Figures, &AtomicBool)) {
    at_once(8, stop, |_| {
        let request = format!(
            "GET /tournaments/{}/entries HTTP/1.1\r\nHost: localhost\r\nCookie: {}{}\r\nConnection: close\r\n\r\n",
            hall.tournament,
            cookie(program),
            next()
        );
        figures.answered("attacker", raw::status_of(HALL, &program.address, request.as_bytes()));
    });
}

/// A browser that has come in by the personal link.
fn come_in(program: &Program) -> Option<String> {
    let request = agent().post(format!("http://{}/p/{LINK}", program.address));
    let answer = request.send_form([("form_key", "k")]).ok()?;
    let cookies = answer.headers().get_all("set-cookie").iter();
    let pass =
        cookies.filter_map(|cookie| cookie.to_str().ok()).find(|one| one.contains("pass"))?;
    Some(pass.split(';').next()?.to_owned())
}

const FORM_TYPE: &str = "application/x-www-form-urlencoded";

/// Records as long as one may be, each another one.
fn hand_ins(hall: &Hall, program: &Program, (figures, stop): (&Figures, &AtomicBool)) {
    let Some(cookie) = come_in(program) else { return figures.answered("attacker", 0) };
    let path = format!("/tournaments/{}/rounds/{N_ROUNDS}/boards/1/hand-in", hall.tournament);
    at_once(4, stop, |_| {
        let number = next();
        let record = "A0 ".repeat(60_000);
        let form = format!(
            "form_key=h{number}&outcome=first&ending=resignation&unproven=yes&record={number} {record}"
        );
        let answer = raw::post(&program.address, &path, &cookie, (FORM_TYPE, form.as_bytes()));
        figures.answered("attacker", answer);
        sleep(Duration::from_millis(50));
    });
}

fn calls(hall: &Hall, program: &Program, (figures, stop): (&Figures, &AtomicBool)) {
    let Some(cookie) = come_in(program) else { return figures.answered("attacker", 0) };
    let path = format!("/tournaments/{}/my/call", hall.tournament);
    at_once(4, stop, |_| {
        let number = next();
        let form = format!("form_key=c{number}");
        let answer = raw::post(&program.address, &path, &cookie, (FORM_TYPE, form.as_bytes()));
        figures.answered("attacker", answer);
        let form = format!("form_key=e{number}");
        let path = format!("{path}s/{number}/end");
        raw::post(&program.address, &path, &cookie, (FORM_TYPE, form.as_bytes()));
    });
}

fn link_opened(_: &Hall, program: &Program, (figures, stop): (&Figures, &AtomicBool)) {
    at_once(4, stop, |_| {
        let form = format!("form_key=l{}", next());
        let path = format!("/p/{LINK}");
        figures.answered(
            "attacker",
            raw::post(&program.address, &path, "", (FORM_TYPE, form.as_bytes())),
        );
    });
}

/// An administrator sends a file of which only a small part is an event.
fn event_file(_: &Hall, program: &Program, (figures, stop): (&Figures, &AtomicBool)) {
    let rows = "[1,2,3,4,5,6,7,8],".repeat(30 * 1024 * 1024 / 18);
    let file = format!(
        "{{\"format\":\"magister-event\",\"version\":1,\"tables\":{{\"entries\":[{rows}[]]}}}}"
    );
    at_once(2, stop, |_| {
        let body = format!(
            "--beads\r\nContent-Disposition: form-data; name=\"file\"; filename=\"event.json\"\r\n\r\n{file}\r\n--beads\r\n\
             Content-Disposition: form-data; name=\"form_key\"\r\n\r\nf{}\r\n--beads--\r\n",
            next()
        );
        let file = ("multipart/form-data; boundary=beads", body.as_bytes());
        figures
            .answered("attacker", raw::post(&program.address, "/import", &cookie(program), file));
    });
}

fn long_list(hall: &Hall, program: &Program, (figures, stop): (&Figures, &AtomicBool)) {
    let lines: Vec<String> = (0..500_000).map(|number| format!("P{number}")).collect();
    let lines = lines.join("%0A");
    let path = format!("/tournaments/{}/entries", hall.entering);
    at_once(1, stop, |_| {
        let form = format!("form_key=n{}&lines={lines}", next());
        let form = (FORM_TYPE, form.as_bytes());
        let answer = || raw::post(&program.address, &path, &cookie(program), form);
        figures.answered_within("attacker", answer);
    });
}
