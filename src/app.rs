//! Wiring: from the arguments to the exit code.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::cli::ratings::RatingsCommand;
use crate::cli::users::UserCommand;
use crate::cli::{
    Cli, Command, Listen, Serve, check, count, demo, export, import, pair, perft, ratings, record,
    simulate, standings, users, verify,
};
use crate::clock;
use crate::config::{Settings, SettingsError};
use crate::desk;
use crate::secrets::SetupLink;
use crate::store::{
    DatabaseUrl, DatabaseUrlError, Migrated, OpenError, Store, StoreError, accounts, forms,
};
use crate::telemetry::{self, FilterError};
use crate::web::{self, ServeError, State};

/// Exit code for "the answer is yes" and for what was done.
const YES: u8 = 0;
/// Exit code for "the answer is no" and for what cannot be done.
const NO: u8 = 1;
/// Exit code for wrong arguments and settings.
const USAGE: u8 = 2;
/// Exit code for a file that cannot be read.
const UNREADABLE: u8 = 3;

/// Why a command was not carried out.
#[derive(Debug, thiserror::Error)]
enum AppError {
    #[error(transparent)]
    Settings(#[from] SettingsError),
    #[error(transparent)]
    Filter(#[from] FilterError),
    #[error(transparent)]
    Url(#[from] DatabaseUrlError),
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error("the database is not up to date: run `magister migrate`")]
    Outdated,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    User(#[from] users::UserError),
    #[error(transparent)]
    Demo(#[from] demo::DemoError),
    #[error(transparent)]
    Simulate(#[from] simulate::NoEvent),
    #[error(transparent)]
    Import(#[from] import::ImportError),
    #[error(transparent)]
    ImportHistory(#[from] ratings::import::ImportError),
    #[error(transparent)]
    ForgetHistory(#[from] ratings::forget::ForgetError),
    #[error(transparent)]
    Export(#[from] export::ExportError),
    #[error(transparent)]
    Position(#[from] rules::SetupError),
    #[error(transparent)]
    Serve(#[from] ServeError),
    #[error("{0}")]
    System(#[from] io::Error),
    #[error("{0}")]
    Secret(#[from] crate::secrets::SecretError),
}

impl AppError {
    fn exit_code(&self) -> u8 {
        match self {
            Self::Settings(_)
            | Self::Filter(_)
            | Self::Url(_)
            | Self::Position(_)
            | Self::Simulate(simulate::NoEvent::NoFolder) => USAGE,
            Self::Import(import::ImportError::File { .. } | import::ImportError::Faults { .. }) => {
                UNREADABLE
            }
            Self::ImportHistory(
                ratings::import::ImportError::File { .. }
                | ratings::import::ImportError::History { .. },
            ) => UNREADABLE,
            _ => NO,
        }
    }
}

/// Runs the program with the process's arguments.
#[must_use]
pub fn run() -> ExitCode {
    match carry_out(Cli::of_this_process()) {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            eprintln!("magister: {error}");
            ExitCode::from(error.exit_code())
        }
    }
}

/// Answers the exit code. Only what needs a database reads the settings.
fn carry_out(cli: Cli) -> Result<u8, AppError> {
    let settings = || settings(cli.config.as_deref(), cli.database);
    match cli.command {
        Command::Serve(options) => serve(settings()?, &options)?,
        Command::Demo(listen) => demo(settings()?, &listen)?,
        Command::Migrate => migrate(&settings()?)?,
        Command::User(command) => user(&settings()?, &command)?,
        Command::Import(options) => import(&settings()?, &options)?,
        Command::Export(options) => {
            export::run(&options, &open_up_to_date(&settings()?)?, &mut io::stdout().lock())?;
        }
        Command::Perft(options) => writeln!(io::stdout(), "{}", perft::run(&options)?)?,
        Command::Count(options) => writeln!(io::stdout(), "{}", count::run(&options)?)?,
        Command::Ratings(command) => return about_ratings(command, settings),
        Command::Verify(options) => {
            let (mut out, mut complaints) = (io::stdout().lock(), io::stderr().lock());
            return Ok(verify::run(&options, &mut out, &mut complaints)?);
        }
        Command::Record(options) => {
            let (mut out, mut complaints) = (io::stdout().lock(), io::stderr().lock());
            return Ok(record::run(&options, &mut out, &mut complaints)?);
        }
        Command::Pair(options) => {
            let (mut out, mut complaints) = (io::stdout().lock(), io::stderr().lock());
            return Ok(pair::run(&options, &mut out, &mut complaints)?);
        }
        Command::Check(options) => {
            let (mut out, mut complaints) = (io::stdout().lock(), io::stderr().lock());
            return Ok(check::run(&options, &mut out, &mut complaints)?);
        }
        Command::Standings(options) => {
            let (mut out, mut complaints) = (io::stdout().lock(), io::stderr().lock());
            return Ok(standings::run(&options, &mut out, &mut complaints)?);
        }
        Command::Simulate(options) => {
            return Ok(simulate::run(&options, &mut io::stdout().lock())?);
        }
    }
    Ok(YES)
}

fn settings(file: Option<&Path>, database: Option<String>) -> Result<Settings, AppError> {
    let mut settings = Settings::load(file)?;
    if let Some(url) = database {
        settings.database.url = url;
    }
    Ok(settings)
}

fn user(settings: &Settings, command: &UserCommand) -> Result<(), AppError> {
    let store = open_up_to_date(settings)?;
    println!("{}", users::run(command, &store, settings, clock::now())?);
    Ok(())
}

fn import(settings: &Settings, options: &import::Import) -> Result<(), AppError> {
    let imported = import::run(options, &open_up_to_date(settings)?, clock::now())?;
    for guess in imported.guesses {
        eprintln!("{}: {guess}", options.file.display());
    }
    print!("{}", imported.told);
    Ok(())
}

fn about_ratings(
    command: RatingsCommand,
    settings: impl FnOnce() -> Result<Settings, AppError>,
) -> Result<u8, AppError> {
    match command {
        RatingsCommand::Verify => verify_ratings(&settings()?),
        RatingsCommand::Recompute => recompute_ratings(&settings()?),
        RatingsCommand::Import(options) => import_history(&settings()?, &options),
        RatingsCommand::Forget(options) => {
            let store = open_up_to_date(&settings()?)?;
            println!("{}", ratings::forget::run(&options, &store, clock::now())?);
            Ok(YES)
        }
        RatingsCommand::Calc => {
            let (mut out, mut complaints) = (io::stdout().lock(), io::stderr().lock());
            Ok(ratings::calc::run(&mut io::stdin().lock(), &mut out, &mut complaints)?)
        }
        RatingsCommand::Evaluate(options) => {
            let mut out = io::stdout().lock();
            Ok(ratings::evaluate::run(&options, &mut out, &mut io::stderr())?)
        }
    }
}

fn verify_ratings(settings: &Settings) -> Result<u8, AppError> {
    let differences = ratings::verify(&open_up_to_date(settings)?)?;
    for difference in &differences {
        println!("{difference}");
    }
    if differences.is_empty() {
        println!("every rating is what the games give");
        return Ok(YES);
    }
    Ok(NO)
}

fn recompute_ratings(settings: &Settings) -> Result<u8, AppError> {
    let moved = ratings::recompute(&open_up_to_date(settings)?)?;
    for change in &moved {
        println!("{change}");
    }
    println!("{} ratings moved", moved.len());
    Ok(YES)
}

fn import_history(settings: &Settings, options: &ratings::import::Import) -> Result<u8, AppError> {
    let store = open_up_to_date(settings)?;
    let imported = ratings::import::run(options, &store, clock::now())?;
    for notice in imported.notices {
        eprintln!("{}: {notice}", options.file.display());
    }
    println!("{}", imported.done);
    Ok(YES)
}

fn open(settings: &Settings) -> Result<Store, AppError> {
    let url: DatabaseUrl = settings.database.url.parse()?;
    Ok(Store::open(&url, settings.database.connections)?)
}

fn open_up_to_date(settings: &Settings) -> Result<Store, AppError> {
    let store = open(settings)?;
    if settings.database.migrate {
        tell_copy(&store.migrate()?);
        renew_ratings(&store)?;
    } else if !store.is_up_to_date()? {
        return Err(AppError::Outdated);
    }
    Ok(store)
}

/// Ledgers by the rules of an older program are computed anew: what follows would go on from them.
fn renew_ratings(store: &Store) -> Result<(), AppError> {
    let now = clock::now();
    for (family, n_moved) in store.write(|db| desk::ratings::renew(db, now))? {
        eprintln!("ratings of {family} are computed anew by the rules of now: {n_moved} moved");
    }
    Ok(())
}

fn migrate(settings: &Settings) -> Result<(), AppError> {
    let store = open(settings)?;
    let migrated = store.migrate()?;
    tell_copy(&migrated);
    renew_ratings(&store)?;
    for step in &migrated.steps {
        println!("{step}");
    }
    println!("the database is up to date ({} steps run)", migrated.steps.len());
    Ok(())
}

/// In the log of a server, else on the command line.
fn tell_copy(migrated: &Migrated) {
    let Some(copy) = &migrated.copy else {
        return;
    };
    let told = format!("the database as it was is kept in {}", copy.display());
    if tracing::dispatcher::has_been_set() {
        tracing::info!("{told}");
    } else {
        eprintln!("{told}");
    }
}

fn serve(mut settings: Settings, options: &Serve) -> Result<(), AppError> {
    telemetry::start(&settings.log)?;
    listen_where_told(&mut settings, &options.listen);
    settings.database.migrate &= !options.no_migrate;
    let store = open_up_to_date(&settings)?;
    let link = prepare(&store)?;
    let public_url = settings.server.public_url.clone();
    run_server(State::new(settings, store), |url| {
        let url = public_url.origin().unwrap_or(url);
        link.map(|link| format!("make the first administrator at {url}{}", link.path()))
    })
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
        let running = web::serve(state)?;
        println!("listening on {}", running.url);
        if let Some(step) = next_step(&running.url) {
            println!("{step}");
        }
        Ok(running.server.await?)
    })
}

fn demo(settings: Settings, listen: &Listen) -> Result<(), AppError> {
    telemetry::start(&settings.log)?;
    let folder = new_folder()?;
    let answer = demo_in(&folder, settings, listen);
    std::fs::remove_dir_all(&folder)?;
    answer
}

fn demo_in(folder: &Path, mut settings: Settings, listen: &Listen) -> Result<(), AppError> {
    listen_where_told(&mut settings, listen);
    settings.database.url = format!("sqlite:{}/demo.sqlite", folder.display());
    settings.database.migrate = true;
    let store = open_up_to_date(&settings)?;
    let password = demo::fill(&store, &settings, clock::now())?;
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
mod tests;
