//! Scenarios: tests that take seconds, on every database.

/// A scenario on both databases: `scenario!(the_sentence, |database| { … });`
///
/// An everyday run leaves out what is called `in_the_long_run`; one that says
/// `scenario!(the_sentence, on_postgres, …)` runs on PostgreSQL every day too.
macro_rules! scenario {
    ($name:ident, |$database:ident| $body:block) => {
        scenario!($name, on_postgres_in_the_long_run, |$database| $body);
    };
    ($name:ident, $on_postgres:ident, |$database:ident| $body:block) => {
        mod $name {
            #[allow(unused_imports, reason = "some scenarios use nothing of their file")]
            use super::*;

            fn check($database: &$crate::database::Lent) $body

            #[test]
            fn on_sqlite() {
                check(&$crate::database::Lent::on_sqlite());
            }

            #[test]
            fn $on_postgres() {
                check(&$crate::database::Lent::on_postgres());
            }
        }
    };
}

pub(crate) use scenario;
