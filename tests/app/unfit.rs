//! Servers and settings that the program refuses at its start, with a sentence.

use std::process::Command;

use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection};
use store::{OpenError, Store, UnfitError};

use super::database;

/// What `magister migrate` says with these settings, and its exit code.
fn migrate(settings: &[(&str, &str)]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_magister"));
    let output = command.arg("migrate").envs(settings.iter().copied()).output().unwrap();
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

const URL: &str = "MAGISTER_DATABASE__URL";

fn run(url: &str, statements: &str) {
    PgConnection::establish(url).unwrap().batch_execute(statements).unwrap();
}

#[test]
fn a_database_that_takes_no_writes_is_refused() {
    let url = database::on_postgres();
    let (_, name) = url.rsplit_once('/').unwrap();
    run(&url, &format!("ALTER DATABASE {name} SET default_transaction_read_only = on"));
    let (code, told) = migrate(&[(URL, &url)]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("the database takes no writes: it is a standby"), "{told}");
}

#[test]
fn a_server_that_lacks_something_is_named_with_what_it_lacks() {
    let url = database::on_postgres();
    let (server, name) = url.rsplit_once('/').unwrap();
    let (_, host) = server.rsplit_once('@').unwrap();
    let role = format!("{name}_role");
    run(
        &url,
        &format!("REVOKE TEMPORARY ON DATABASE {name} FROM PUBLIC; CREATE ROLE {role} LOGIN"),
    );
    let (code, told) = migrate(&[(URL, &format!("postgres://{role}@{host}/{name}"))]);
    run(&url, &format!("DROP ROLE {role}"));
    assert_eq!(code, Some(1), "{told}");
    assert!(told.starts_with("PostgreSQL ") || told.contains(": PostgreSQL "), "{told}");
    assert!(told.contains("cannot be used: it lacks temporary tables"), "{told}");
    assert_eq!(told.trim().lines().count(), 1, "{told}");
}

#[test]
fn a_direct_address_of_another_database_is_refused() {
    let (url, other) = (database::on_postgres(), database::on_postgres());
    let one = url.parse::<store::DatabaseUrl>().unwrap();
    let store = Store::open(&one.with_direct(&other).unwrap(), 1).unwrap();
    assert!(matches!(store.try_out(), Err(OpenError::Unfit(UnfitError::Unheard))));
}

#[test]
fn settings_that_cannot_be_together_are_refused() {
    let url = database::on_postgres();
    let pooler = ("MAGISTER_DATABASE__POOLER", "true");
    let (code, told) = migrate(&[(URL, &url), pooler]);
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains("database.pooler needs database.direct_url"), "{told}");
    let (code, told) = migrate(&[(URL, "sqlite:unused.sqlite"), pooler]);
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains("database.pooler is for PostgreSQL"), "{told}");
}

#[cfg(feature = "bundled-libpq")]
#[test]
fn an_address_that_needs_tls_is_refused_by_a_build_that_has_none() {
    let (code, told) =
        migrate(&[(URL, "postgres://magister@127.0.0.1/magister?sslmode=verify-full")]);
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains("--features system-libpq"), "{told}");
}
