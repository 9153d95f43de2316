//! What `serve` and `demo` print of where they are found.

use std::net::SocketAddr;

use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};

use domain::prints::address::PrintAddress;

/// Where a server that has begun is found.
#[derive(Debug, Clone, Copy)]
pub struct Places<'p> {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where browsers of this machine find it.
    pub url: &'p str,
    /// The setting `server.public_url`.
    pub public: Option<&'p str>,
    /// Where those of other machines find it.
    pub others: &'p [String],
}

impl Places<'_> {
    /// What is said of other devices, a line each.
    pub fn told(&self) -> Vec<String> {
        let public = self.public.map(|url| format!("public address: {url}"));
        let network = self.in_network().map(|url| format!("in this network: {url}"));
        let told: Vec<String> = public.into_iter().chain(network).collect();
        if told.is_empty() { vec![self.advice()] } else { told }
    }

    /// The address that phones are most likely to come by.
    pub fn first(&self) -> Option<&str> {
        self.public.or_else(|| self.in_network().next())
    }

    fn in_network(&self) -> impl Iterator<Item = &str> {
        let own = Some(self.url).filter(|url| PrintAddress::parse(url).is_ok());
        own.into_iter().chain(self.others.iter().map(String::as_str))
    }

    fn advice(&self) -> String {
        if self.listen.ip().is_unspecified() {
            return "no network: connect this computer to the one that the phones are in"
                .to_owned();
        }
        let port = self.listen.port();
        format!("only this computer can open it; to let phones in, add --listen 0.0.0.0:{port}")
    }
}

/// The QR code of an address in the letters of a terminal: black on white, whatever its colours are.
pub fn code(address: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(address, EcLevel::L).ok()?;
    let drawn = code.render::<Dense1x2>().build();
    let lines = drawn.lines().map(|line| format!("\u{1b}[38;5;16;48;5;231m{line}\u{1b}[0m"));
    Some(lines.collect::<Vec<_>>().join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(listen: &str, url: &str, public: Option<&str>, others: &[&str]) -> Vec<String> {
        let others: Vec<String> = others.iter().map(ToString::to_string).collect();
        Places { listen: listen.parse().unwrap(), url, public, others: &others }.told()
    }

    #[test]
    fn what_phones_can_open_is_told_or_what_to_do() {
        let here = "http://127.0.0.1:8471";
        let (alone, all) = ("127.0.0.1:8471", "0.0.0.0:8471");
        let advice = "only this computer can open it; to let phones in, add --listen 0.0.0.0:8471";
        assert_eq!(told(alone, here, None, &[]), [advice]);
        assert!(told(all, here, None, &[])[0].starts_with("no network: "));
        let hall = "http://192.168.1.20:8471";
        let in_hall = "in this network: http://192.168.1.20:8471";
        assert_eq!(told(all, here, None, &[hall]), [in_hall]);
        assert_eq!(told("192.168.1.20:8471", hall, None, &[]), [in_hall]);
        let public = Some("https://magister.example");
        let first = "public address: https://magister.example";
        assert_eq!(told(alone, here, public, &[]), [first]);
        assert_eq!(told(all, here, public, &[hall]), [first, in_hall]);
    }

    /// The modules of a code in a terminal, row by row; a letter is two of them.
    fn modules(drawn: &str) -> Vec<Vec<bool>> {
        let mut rows = Vec::new();
        for line in drawn.lines() {
            let line = line.split_once('m').unwrap().1;
            let letters: Vec<char> = line.trim_end_matches("\u{1b}[0m").chars().collect();
            rows.push(letters.iter().map(|letter| "▀█".contains(*letter)).collect());
            rows.push(letters.iter().map(|letter| "▄█".contains(*letter)).collect());
        }
        rows
    }

    #[test]
    fn a_code_in_a_terminal_reads_as_the_address() {
        let address = "http://192.168.1.20:8470";
        let rows = modules(&code(address).unwrap());
        let dot = |x: usize, y: usize| if rows[y / 4][x / 4] { 0 } else { 255 };
        let (width, height) = (rows[0].len() * 4, rows.len() * 4);
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(width, height, dot);
        assert_eq!(image.detect_grids()[0].decode().unwrap().1, address);
    }
}
