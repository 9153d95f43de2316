//! Varnish, as a shared cache in front of a site: it keeps whatever the site allows, whoever asks.

use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use system::clock;

use super::support::Site;
use crate::temporary::folder;

pub(crate) struct Cache {
    child: Child,
    folder: PathBuf,
    pub(crate) url: String,
}

impl Cache {
    pub(crate) fn before(site: &Site) -> Self {
        let folder = folder("cache");
        let (_, port) = site.url.rsplit_once(':').unwrap();
        // Its own rules let nobody with a cookie share anything; these leave that to the site.
        let rules = format!(
            "vcl 4.1;\nbackend default {{ .host = \"127.0.0.1\"; .port = \"{port}\"; }}\n\
             sub vcl_recv {{ return (hash); }}\n"
        );
        std::fs::write(folder.join("rules.vcl"), rules).unwrap();
        let listen = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let child = Command::new("varnishd")
            .args(["-F", "-j", "none", "-s", "malloc,64m", "-a", &listen.to_string()])
            .arg("-n")
            .arg(folder.join("work"))
            .arg("-f")
            .arg(folder.join("rules.vcl"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("varnishd, which `tests/run all` installs");
        let cache = Self { child, folder, url: format!("http://{listen}") };
        let until = clock::instant() + Duration::from_secs(30);
        while TcpStream::connect(listen).is_err() {
            assert!(clock::instant() < until, "varnishd does not listen");
            std::thread::sleep(Duration::from_millis(100));
        }
        cache
    }
}

impl Drop for Cache {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
