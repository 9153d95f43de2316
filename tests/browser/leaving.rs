//! The windows of these tests: they never read a page that is being left.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::time::Duration;

use crate::window::Window;

/// How long the slow site pauses.
const LATE: Duration = Duration::from_millis(300);

#[test]
fn a_page_that_is_being_left_is_never_read() {
    let leaving = "<!doctype html><title>1</title><button>Go on</button><script>
        document.querySelector('button').onclick = () => setTimeout(() => location.reload(), 300);
        </script>";
    let window = Window::open(&slow_site([leaving, "<!doctype html><title>2</title>All| of it"]));
    window.go("/");
    window.go_by("button");
    assert_eq!((window.text().as_str(), window.path().as_str()), ("All of it", "/"));
    assert_eq!(window.n_of("button"), 0);
}

/// Serves these pages in turn, with a pause at each bar.
fn slow_site(pages: [&'static str; 2]) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        let requests = listener.incoming().flatten().filter_map(asks_for_page);
        for (mut stream, page) in requests.zip(pages) {
            answer(&mut stream, page).unwrap();
        }
    });
    url
}

/// A browser also asks for an icon, and opens connections that it never uses.
fn asks_for_page(mut stream: TcpStream) -> Option<TcpStream> {
    stream.set_read_timeout(Some(LATE)).unwrap();
    let mut request = [0; 4096];
    let n_bytes = stream.read(&mut request).ok()?;
    request[..n_bytes].starts_with(b"GET / ").then_some(stream)
}

fn answer(stream: &mut TcpStream, page: &str) -> std::io::Result<()> {
    write!(stream, "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n")?;
    for part in page.split_inclusive('|') {
        stream.write_all(part.trim_end_matches('|').as_bytes())?;
        if part.ends_with('|') {
            std::thread::sleep(LATE);
        }
    }
    Ok(())
}
