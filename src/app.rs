//! Wiring: from the arguments to the exit code.

use std::process::ExitCode;

use crate::cli::{Cli, Command, Listen, Serve, users};
use crate::clock;
use crate::config::{Settings, SettingsError};
use crate::secrets::SetupLink;
use crate::store::{DatabaseUrl, DatabaseUrlError, OpenError, Store, StoreError, accounts, forms};
use crate::telemetry::{self, FilterError};
use crate::web::{self, ServeError, State};

/// Exit code for "the answer is no" and for what cannot be done.
const NO: u8 = 1;
/// Exit code for wrong arguments and settings.
const USAGE: u8 = 2;

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
    Serve(#[from] ServeError),
    #[error("{0}")]
    System(#[from] std::io::Error),
    #[error("{0}")]
    Secret(#[from] crate::secrets::SecretError),
}

impl AppError {
    fn exit_code(&self) -> u8 {
        match self {
            Self::Settings(_) | Self::Filter(_) | Self::Url(_) => USAGE,
            _ => NO,
        }
    }
}

/// Runs the program with the process's arguments.
#[must_use]
pub fn run() -> ExitCode {
    match carry_out(Cli::of_this_process()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("magister: {error}");
            ExitCode::from(error.exit_code())
        }
    }
}

fn carry_out(cli: Cli) -> Result<(), AppError> {
    let mut settings = Settings::load(cli.config.as_deref())?;
    if let Some(url) = cli.database {
        settings.database.url = url;
    }
    match cli.command {
        Command::Serve(options) => serve(settings, &options),
        Command::Demo(listen) => demo(settings, &listen),
        Command::Migrate => migrate(&settings),
        Command::User(command) => {
            let store = open_up_to_date(&settings)?;
            println!("{}", users::run(&command, &store, &settings, clock::now())?);
            Ok(())
        }
    }
}

fn open(settings: &Settings) -> Result<Store, AppError> {
    let url: DatabaseUrl = settings.database.url.parse()?;
    Ok(Store::open(&url, settings.database.connections)?)
}

fn open_up_to_date(settings: &Settings) -> Result<Store, AppError> {
    let store = open(settings)?;
    if settings.database.migrate {
        store.migrate()?;
    } else if !store.is_up_to_date()? {
        return Err(AppError::Outdated);
    }
    Ok(store)
}

fn migrate(settings: &Settings) -> Result<(), AppError> {
    let steps = open(settings)?.migrate()?;
    for step in &steps {
        println!("{step}");
    }
    println!("the database is up to date ({} steps run)", steps.len());
    Ok(())
}

fn serve(mut settings: Settings, options: &Serve) -> Result<(), AppError> {
    telemetry::start(&settings.log)?;
    listen_where_told(&mut settings, &options.listen);
    settings.database.migrate &= !options.no_migrate;
    let store = open_up_to_date(&settings)?;
    let link = prepare(&store)?;
    run_server(State::new(settings, store), link)
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
        }
        Ok(is_needed)
    })?;
    Ok(is_needed.then_some(link))
}

fn run_server(state: State, link: Option<SetupLink>) -> Result<(), AppError> {
    let announce = move |url: &str| {
        println!("listening on {url}");
        if let Some(link) = link {
            println!("make the first administrator at {url}{}", link.path());
        }
    };
    Ok(actix_web::rt::System::new().block_on(web::serve(state, announce))?)
}

fn demo(mut settings: Settings, listen: &Listen) -> Result<(), AppError> {
    telemetry::start(&settings.log)?;
    listen_where_told(&mut settings, listen);
    let folder = tempfile_folder()?;
    settings.database.url = format!("sqlite:{}/demo.sqlite", folder.display());
    let store = open_up_to_date(&settings)?;
    run_server(State::new(settings, store), None)
}

fn tempfile_folder() -> Result<std::path::PathBuf, AppError> {
    let folder = std::env::temp_dir().join(format!("magister-demo-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    Ok(folder)
}
