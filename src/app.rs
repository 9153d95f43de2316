//! Wiring: from the arguments to the exit code, and what needs a server.

use std::fmt::Display;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use domain::accounts::SETUP_HOURS;
use store::{self, Store, StoreError, accounts, forms, imports};
use system::secrets::{SecretError, SetupLink};
use system::{clock, platform};

use crate::cli::addresses::{self, Places};
use crate::cli::database::{open_up_to_date, tell_older_ratings};
use crate::cli::demo::{self, DemoError};
use crate::cli::failure::Failure;
use crate::cli::{Cli, Command, Demo, Listen, Serve};
use crate::config::{Log, Settings};
use crate::telemetry::{self, FilterError};
use crate::web::{self, ServeError, State};

/// Why a command was not carried out.
#[derive(Debug, thiserror::Error)]
enum AppError {
    #[error(transparent)]
    Cli(#[from] Failure),
    #[error(transparent)]
    Filter(#[from] FilterError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Demo(#[from] DemoError),
    #[error(transparent)]
    Serve(#[from] ServeError),
    #[error("{0}")]
    System(#[from] io::Error),
    #[error("{0}")]
    Secret(#[from] SecretError),
}

impl AppError {
    fn exit_code(&self) -> u8 {
        match self {
            Self::Cli(error) => error.exit_code(),
            Self::Filter(_) => 2,
            _ => 1,
        }
    }
}

/// Runs the program with the process's arguments.
pub fn run() -> ExitCode {
    match carry_out(Cli::of_this_process()) {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            eprintln!("magister: {error}");
            ExitCode::from(error.exit_code())
        }
    }
}

/// Answers the exit code.
fn carry_out(cli: Cli) -> Result<u8, AppError> {
    match cli.command {
        Command::Serve(options) => {
            platform::with_few_heaps();
            serve(cli.sources.settings()?, &options)?;
        }
        Command::Demo(options) => {
            platform::with_few_heaps();
            demo(cli.sources.settings()?, &options)?;
        }
        Command::Task(task) => return Ok(task.run(&cli.sources)?),
    }
    Ok(0)
}

fn serve(mut settings: Settings, options: &Serve) -> Result<(), AppError> {
    start_log(&settings.log)?;
    if settings.server.lacks_proxies() {
        tracing::warn!(
            "server.public_url is set and server.trusted_proxies is empty: behind a reverse proxy, \
             name its address there, else everybody seems to come from it"
        );
    }
    listen_where_told(&mut settings, &options.listen);
    settings.database.migrate &= !options.no_migrate;
    let store = open_up_to_date(&settings)?;
    tell_older_ratings(&store)?;
    let link = prepare(&store)?;
    let public_url = settings.server.public_url.clone();
    run_server(State::new(settings, store), |url| {
        let url = public_url.origin().unwrap_or(url);
        let first = "create the first administrator within";
        link.map(|link| format!("{first} {SETUP_HOURS} hours at {url}{}", link.path()))
    })
}

/// Before the database is opened: its connections tell of slow statements.
fn start_log(log: &Log) -> Result<(), FilterError> {
    if let Some(limit) = log.slow_statement() {
        store::tell_of_slow_statements(limit);
    }
    telemetry::start(log)
}

fn listen_where_told(settings: &mut Settings, listen: &Listen) {
    if let Some(address) = listen.listen {
        settings.server.listen = address;
    }
}

/// Housekeeping at the start; answers the link of the first administrator, if there is none yet.
fn prepare(store: &Store) -> Result<Option<SetupLink>, AppError> {
    let link = SetupLink::new()?;
    let now = clock::now();
    let is_needed = store.write(|db| {
        forms::delete_old(db, now)?;
        imports::forget_old(db, now)?;
        let is_needed = accounts::count_administrators(db)? == 0;
        if is_needed {
            accounts::set_setup_link(db, &link.hash(), now)?;
        } else {
            accounts::delete_setup_links(db)?;
        }
        Ok(is_needed)
    })?;
    Ok(is_needed.then_some(link))
}

/// Serves; `next_step` says what to do first at the address.
fn run_server(
    state: State,
    next_step: impl FnOnce(&str) -> Option<String>,
) -> Result<(), AppError> {
    actix_web::rt::System::new().block_on(async {
        let public = state.settings.server.public_url.clone();
        let running = web::serve(state)?;
        tell(format_args!("listening on {}", running.url));
        if let Some(step) = next_step(&running.url) {
            tell(step);
        }
        print_places(&Places {
            listen: running.listen,
            url: &running.url,
            public: public.origin(),
            others: &running.others,
        });
        Ok(running.server.await?)
    })
}

/// Tells where other devices find the server; on a terminal with a code to scan.
fn print_places(places: &Places<'_>) {
    for line in places.told() {
        tell(line);
    }
    let is_seen = io::stdout().is_terminal();
    if let Some(code) = places.first().filter(|_| is_seen).and_then(addresses::code) {
        tell(code);
    }
}

/// Prints a line. A closed pipe is no error: the server keeps running.
fn tell(line: impl Display) {
    let _ = writeln!(io::stdout(), "{line}");
}

fn demo(settings: Settings, options: &Demo) -> Result<(), AppError> {
    start_log(&settings.log)?;
    let folder = new_folder()?;
    let answer = demo_in(&folder, settings, options);
    std::fs::remove_dir_all(&folder)?;
    answer
}

fn demo_in(folder: &Path, mut settings: Settings, options: &Demo) -> Result<(), AppError> {
    listen_where_told(&mut settings, &options.listen);
    settings.database.be(&format!("sqlite:{}/demo.sqlite", folder.display()));
    settings.database.migrate = true;
    let store = open_up_to_date(&settings)?;
    let password = demo::fill(&store, &settings, (options.size, clock::now()))?;
    run_server(State::new(settings, store), |_| {
        let name = demo::ADMINISTRATOR;
        Some(format!("sign in as {name} with the password {password}"))
    })
}

/// A folder that nobody else has made before.
fn new_folder() -> Result<PathBuf, AppError> {
    let name = format!("magister-demo-{}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    std::fs::create_dir(&folder)?;
    Ok(folder)
}

#[cfg(test)]
#[cfg(debug_assertions)]
mod tests;
