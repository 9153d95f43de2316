//! Reads the tables of a file into packed rows. Columns come before rows, so that each row is held to them at once.

use std::fmt::{self, Write as _};

use serde::Deserializer;
use serde::de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor};

use super::meter::Meter;
use crate::event_files::{EventFileError, Limit, Rows, Tables, json};

/// Reads all tables.
#[derive(Clone, Copy)]
pub(super) struct TablesSeed<'m>(pub(super) &'m Meter);

impl<'de> DeserializeSeed<'de> for TablesSeed<'_> {
    type Value = Tables;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Tables, D::Error> {
        from.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for TablesSeed<'_> {
    type Value = Tables;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tables by their names")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Tables, A::Error> {
        let mut tables = Tables::default();
        while let Some(name) = map.next_key::<String>()? {
            self.0.refuse_beyond(tables.0.len() + 1, Limit::Tables)?;
            let rows = map.next_value_seed(TableSeed(self.0))?;
            if tables.0.insert(name, rows).is_some() {
                return Err(self.0.refuse(EventFileError::Damaged));
            }
            self.0.next_value();
        }
        Ok(tables)
    }
}

/// Reads one table.
struct TableSeed<'m>(&'m Meter);

impl<'de> DeserializeSeed<'de> for TableSeed<'_> {
    type Value = Rows;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Rows, D::Error> {
        from.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for TableSeed<'_> {
    type Value = Rows;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a table with columns and rows")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Rows, A::Error> {
        let (mut columns, mut table) = (None, None);
        while let Some(key) = map.next_key::<String>()? {
            self.0.next_value();
            match (key.as_str(), columns.take()) {
                ("columns", None) if table.is_none() => {
                    columns = Some(map.next_value_seed(ColumnsSeed(self.0))?);
                }
                ("rows", Some(columns)) => {
                    let into = Rows::of_columns(columns);
                    table = Some(map.next_value_seed(RowsSeed { meter: self.0, into })?);
                }
                _ => return Err(self.0.refuse(EventFileError::Damaged)),
            }
        }
        table.ok_or_else(|| A::Error::missing_field("rows"))
    }
}

/// Reads the names of columns.
struct ColumnsSeed<'m>(&'m Meter);

impl<'de> DeserializeSeed<'de> for ColumnsSeed<'_> {
    type Value = Vec<String>;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Vec<String>, D::Error> {
        from.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for ColumnsSeed<'_> {
    type Value = Vec<String>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("names of columns")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut all: A) -> Result<Vec<String>, A::Error> {
        let mut columns = Vec::new();
        while let Some(name) = all.next_element()? {
            columns.push(name);
            self.0.refuse_beyond(columns.len(), Limit::Columns)?;
            self.0.next_value();
        }
        Ok(columns)
    }
}

/// Reads all rows of a table.
struct RowsSeed<'m> {
    meter: &'m Meter,
    into: Rows,
}

impl<'de> DeserializeSeed<'de> for RowsSeed<'_> {
    type Value = Rows;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Rows, D::Error> {
        from.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for RowsSeed<'_> {
    type Value = Rows;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("rows")
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut all: A) -> Result<Rows, A::Error> {
        while let Some(()) =
            all.next_element_seed(RowSeed { meter: self.meter, into: &mut self.into })?
        {
            self.meter.next_value();
        }
        Ok(self.into)
    }
}

/// Reads one row behind those before it.
struct RowSeed<'r> {
    meter: &'r Meter,
    into: &'r mut Rows,
}

impl<'de> DeserializeSeed<'de> for RowSeed<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        self.meter.refuse_beyond(self.into.n_lines + 1, Limit::Rows)?;
        from.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for RowSeed<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a row")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<(), A::Error> {
        let Self { meter, into } = self;
        let mut n_values = 0;
        into.lines.push('[');
        loop {
            meter.next_value();
            let separator = if n_values == 0 { "" } else { "," };
            let value = ValueSeed { meter, separator, into: &mut into.lines };
            if values.next_element_seed(value)?.is_none() {
                break;
            }
            n_values += 1;
            if n_values > into.columns.len() {
                return Err(meter.refuse(EventFileError::Damaged));
            }
        }
        if n_values < into.columns.len() {
            return Err(meter.refuse(EventFileError::Damaged));
        }
        into.lines.push_str("]\n");
        into.n_lines += 1;
        Ok(())
    }
}

/// Reads one value of a row: a number, a text or nothing.
struct ValueSeed<'r> {
    meter: &'r Meter,
    separator: &'static str,
    into: &'r mut String,
}

impl ValueSeed<'_> {
    fn keep(self, value: fmt::Arguments<'_>) {
        // Writing to a text cannot fail.
        let _ = write!(self.into, "{}{value}", self.separator);
    }

    fn refuse<E: Error>(self) -> Result<(), E> {
        Err(self.meter.refuse(EventFileError::Damaged))
    }
}

impl<'de> DeserializeSeed<'de> for ValueSeed<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for ValueSeed<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number, a text or nothing")
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        self.keep(format_args!("null"));
        Ok(())
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<(), E> {
        self.keep(format_args!("{number}"));
        Ok(())
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<(), E> {
        match i64::try_from(number) {
            Ok(number) => self.visit_i64(number),
            Err(_) => self.refuse(),
        }
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        self.keep(format_args!("{}", json(text)));
        Ok(())
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<(), E> {
        self.refuse()
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<(), E> {
        self.refuse()
    }

    fn visit_seq<A: SeqAccess<'de>>(self, _: A) -> Result<(), A::Error> {
        self.refuse()
    }

    fn visit_map<A: MapAccess<'de>>(self, _: A) -> Result<(), A::Error> {
        self.refuse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_rows_are_kept_than_a_table_has() {
        let meter = Meter::new();
        let mut into = Rows::of_columns(vec!["id".to_owned()]);
        into.n_lines = Limit::Rows.most() - 1;
        let seed = RowsSeed { meter: &meter, into };
        let mut file = serde_json::Deserializer::from_str("[[1], [2], [3]]");
        assert!(seed.deserialize(&mut file).is_err());
        assert_eq!(meter.into_faults(), [EventFileError::TooLarge(Limit::Rows)]);
    }
}
