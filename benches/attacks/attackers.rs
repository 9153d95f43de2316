//! What one address does.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{scope, sleep};
use std::time::Duration;

use super::crowd::{Figures, agent, get};
use super::hall::Hall;
use super::program::Program;

/// What goes on until it is enough.
type Attack = fn(&Hall, &Program, (&Figures, &AtomicBool));

pub(crate) const ATTACKS: [(&str, Attack); 7] = [
    ("none", |_, _, _| {}),
    ("compressed forms", compressed),
    ("forms that never come", never_come),
    ("pages nobody reads", unread),
    ("rating lists", ratings),
    ("standings, 200 at once", standings),
    ("wrong passwords", passwords),
];

const FORM: &str = "Host: hall\r\nContent-Type: application/x-www-form-urlencoded\r\n";

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
    let head = format!("GET {path} HTTP/1.1\r\nHost: hall\r\n\r\n");
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
