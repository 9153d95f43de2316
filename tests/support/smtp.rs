//! A mail server that keeps what it gets.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use mailparse::{MailHeaderMap, ParsedMail, parse_mail};

/// It listens until the test ends.
pub(crate) struct MailServer {
    pub(crate) url: String,
    taken: Receiver<Mail>,
}

/// A mail that it took.
pub(crate) struct Mail {
    pub(crate) to: String,
    bytes: Vec<u8>,
}

impl MailServer {
    pub(crate) fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        let (keep, taken) = channel();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let keep = keep.clone();
                std::thread::spawn(move || talk(&stream.unwrap(), &keep));
            }
        });
        Self { url, taken }
    }

    /// The next mail; waits for it.
    pub(crate) fn next(&self) -> Mail {
        self.taken.recv_timeout(Duration::from_secs(40)).expect("a mail")
    }

    /// Nothing comes for a while.
    pub(crate) fn is_silent_for(&self, secs: u64) {
        match self.taken.recv_timeout(Duration::from_secs(secs)) {
            Err(RecvTimeoutError::Timeout) => {}
            Err(error) => panic!("{error}"),
            Ok(mail) => panic!("a mail to {}: {}", mail.to, mail.text()),
        }
    }
}

impl Mail {
    fn parsed(&self) -> ParsedMail<'_> {
        parse_mail(&self.bytes).unwrap()
    }

    pub(crate) fn text(&self) -> String {
        self.parsed().get_body().unwrap().replace("\r\n", "\n")
    }

    /// A header, decoded; empty if it is not there.
    pub(crate) fn header(&self, name: &str) -> String {
        self.parsed().headers.get_first_value(name).unwrap_or_default()
    }
}

/// As RFC 5321 has it, as far as a client asks for it. Nobody is at an address that begins with `nobody`; nothing is
/// taken for one that begins with `later`.
fn talk(stream: &TcpStream, keep: &Sender<Mail>) {
    let (mut lines, mut answers) = (BufReader::new(stream), stream);
    let mut to = String::new();
    answers.write_all(b"220 here\r\n").unwrap();
    loop {
        let mut line = String::new();
        if lines.read_line(&mut line).unwrap_or_default() == 0 {
            return;
        }
        let command = line.trim_end().to_ascii_uppercase();
        let answer = match command.as_str() {
            _ if command.starts_with("EHLO") => "250 here",
            _ if command.starts_with("RCPT TO:<NOBODY") => "550 5.1.1 nobody is there",
            _ if command.starts_with("RCPT TO:<LATER") => "451 4.3.0 later",
            _ if command.starts_with("RCPT") => {
                let address = line.split_once('<').unwrap().1;
                address.split('>').next().unwrap().clone_into(&mut to);
                "250 ok"
            }
            "DATA" => {
                answers.write_all(b"354 go on\r\n").unwrap();
                let bytes = data(&mut lines);
                // The test may be over.
                let _ = keep.send(Mail { to: to.clone(), bytes });
                "250 taken"
            }
            "QUIT" => "221 bye",
            _ => "250 ok",
        };
        answers.write_all(format!("{answer}\r\n").as_bytes()).unwrap();
    }
}

fn data(lines: &mut impl BufRead) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let mut line = Vec::new();
        lines.read_until(b'\n', &mut line).unwrap();
        if line == b".\r\n" {
            return bytes;
        }
        bytes.extend(line.strip_prefix(b".").unwrap_or(&line));
    }
}
