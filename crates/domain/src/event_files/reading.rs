//! Reads the file of an event as a stream: each value is held to the limits before it is kept.

mod meter;
mod tables;

use std::fmt;
use std::io::{BufRead, BufReader, Cursor, Read};

use serde::Deserializer;
use serde::de::{DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};

use self::meter::{Meter, Metered, stop};
use self::tables::TablesSeed;
use super::extensions::{Extension, Faults, MOST};
use super::{EventFile, EventFileError, FORMAT, Tables};

/// What may stand before the text of a file.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

impl EventFile {
    /// Reads a file, and of one that is refused no more than it takes to refuse it. All that is wrong with its
    /// extensions is told at once.
    ///
    /// Source: `docs/spec/event-file.md`.
    pub fn parse(mut file: impl Read) -> Result<Self, Vec<EventFileError>> {
        let mut first = Vec::new();
        let begun = file.by_ref().take(BYTE_ORDER_MARK.len() as u64).read_to_end(&mut first);
        begun.map_err(|error| vec![EventFileError::Io(error.to_string())])?;
        if first == BYTE_ORDER_MARK {
            first.clear();
        }
        parse(&mut BufReader::new(Cursor::new(first).chain(file)))
    }
}

fn parse(file: &mut dyn BufRead) -> Result<EventFile, Vec<EventFileError>> {
    let meter = Meter::new();
    let mut json = serde_json::Deserializer::from_reader(Metered { file, meter: &meter });
    let read = FileSeed(&meter).deserialize(&mut json);
    let read = read.and_then(|file| json.end().map(|()| file));
    let has_format = meter.has_format();
    let faults = meter.into_faults();
    let file = match read {
        Ok(file) => file,
        Err(_) if !faults.is_empty() => return Err(faults),
        Err(error) if error.is_io() => return Err(vec![EventFileError::Io(error.to_string())]),
        Err(error) if error.is_data() && !has_format => return Err(vec![EventFileError::Foreign]),
        Err(error) => return Err(vec![EventFileError::Json(error.to_string())]),
    };
    if file.tables.sha256() != file.sha256 {
        return Err(vec![EventFileError::Damaged]);
    }
    if faults.is_empty() { Ok(file) } else { Err(faults) }
}

/// Reads a whole file, but for its digest.
struct FileSeed<'m>(&'m Meter);

/// What has been read of a file.
#[derive(Default)]
struct Parts {
    format: Option<String>,
    program: Option<String>,
    step: Option<String>,
    sha256: Option<String>,
    extensions: Option<Vec<Extension>>,
    tables: Option<Tables>,
}

impl<'de> DeserializeSeed<'de> for FileSeed<'_> {
    type Value = EventFile;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<EventFile, D::Error> {
        from.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for FileSeed<'_> {
    type Value = EventFile;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the file of an event")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<EventFile, A::Error> {
        let mut parts = Parts::default();
        while let Some(key) = map.next_key::<String>()? {
            self.0.next_value();
            self.take(&key, &mut map, &mut parts)?;
            self.0.next_value();
        }
        if parts.format.is_none() {
            return Err(self.0.refuse(EventFileError::Foreign));
        }
        parts.file()
    }
}

impl FileSeed<'_> {
    /// Reads the value of a key.
    fn take<'de, A: MapAccess<'de>>(
        &self,
        key: &str,
        map: &mut A,
        parts: &mut Parts,
    ) -> Result<(), A::Error> {
        match key {
            "format" => {
                let format = map.next_value::<String>()?;
                if format != FORMAT {
                    return Err(self.other_format(&format, map, parts.program.take()));
                }
                self.0.found_format();
                once(&mut parts.format, format, "format")
            }
            "program" => once(&mut parts.program, map.next_value()?, "program"),
            "step" => once(&mut parts.step, map.next_value()?, "step"),
            "sha256" => once(&mut parts.sha256, map.next_value()?, "sha256"),
            "extensions" => {
                let extensions = map.next_value_seed(ExtensionsSeed(self.0))?;
                once(&mut parts.extensions, extensions, "extensions")
            }
            "tables" if parts.format.is_some() => {
                once(&mut parts.tables, map.next_value_seed(TablesSeed(self.0))?, "tables")
            }
            _ if parts.format.is_none() => Err(self.0.refuse(EventFileError::Foreign)),
            _ => Err(A::Error::custom(format_args!("unknown key {key:?}"))),
        }
    }

    /// A file of a later format has another shape; all that is told of it is the program that wrote it.
    fn other_format<'de, A: MapAccess<'de>>(
        &self,
        format: &str,
        map: &mut A,
        program: Option<String>,
    ) -> A::Error {
        let number = format.strip_prefix("magister-event-");
        if number.is_none_or(|number| number.parse::<u32>().is_err()) {
            return self.0.refuse(EventFileError::Foreign);
        }
        let program = program.or_else(|| self.program_of(map)).unwrap_or_default();
        self.0.refuse(EventFileError::Newer { program })
    }

    fn program_of<'de, A: MapAccess<'de>>(&self, map: &mut A) -> Option<String> {
        while let Ok(Some(key)) = map.next_key::<String>() {
            self.0.next_value();
            if key == "program" {
                return map.next_value().ok();
            }
            map.next_value::<IgnoredAny>().ok()?;
        }
        None
    }
}

fn once<T, E: Error>(place: &mut Option<T>, value: T, key: &'static str) -> Result<(), E> {
    if place.replace(value).is_none() { Ok(()) } else { Err(E::duplicate_field(key)) }
}

impl Parts {
    fn file<E: Error>(self) -> Result<EventFile, E> {
        let lacks = E::missing_field;
        Ok(EventFile {
            format: self.format.ok_or_else(|| lacks("format"))?,
            program: self.program.ok_or_else(|| lacks("program"))?,
            step: self.step.ok_or_else(|| lacks("step"))?,
            sha256: self.sha256.ok_or_else(|| lacks("sha256"))?,
            extensions: self.extensions.unwrap_or_default(),
            tables: self.tables.ok_or_else(|| lacks("tables"))?,
        })
    }
}

/// Reads the extensions, and keeps those that are as they should be.
struct ExtensionsSeed<'m>(&'m Meter);

impl<'de> DeserializeSeed<'de> for ExtensionsSeed<'_> {
    type Value = Vec<Extension>;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Vec<Extension>, D::Error> {
        from.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for ExtensionsSeed<'_> {
    type Value = Vec<Extension>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("extensions")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut all: A) -> Result<Vec<Extension>, A::Error> {
        let (mut kept, mut faults) = (Vec::new(), Faults::default());
        for place in 1.. {
            let Some(extension) = all.next_element::<Extension>()? else { break };
            self.0.next_value();
            let found = faults.of(place, &extension);
            if found.is_empty() {
                kept.push(extension);
            }
            for fault in found {
                self.0.note(fault);
            }
            if place > MOST {
                return Err(stop());
            }
        }
        Ok(kept)
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;
    use crate::event_files::{ExtensionFault, Limit};

    /// A text, then a piece again and again without end; it counts what is taken of it.
    struct Endless<'t> {
        text: &'t [u8],
        piece: &'t [u8],
        n_read: usize,
    }

    impl Read for Endless<'_> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            if self.text.is_empty() {
                self.text = self.piece;
            }
            let n = self.text.read(into)?;
            self.n_read += n;
            Ok(n)
        }
    }

    const HEAD: &str = "{\"format\": \"magister-event-1\", \"program\": \"1\", \"step\": \"1\", \
        \"sha256\": \"0\", ";

    /// What is told of an endless file, which is read up to about `n_bytes` at most.
    #[track_caller]
    fn check(text: &str, piece: &str, n_bytes: usize, expected: &EventFileError) {
        let text = format!("{HEAD}{text}");
        let (text, piece) = (text.as_bytes(), piece.as_bytes());
        let mut file = Endless { text, piece, n_read: 0 };
        let told = EventFile::parse(&mut file).unwrap_err();
        assert_eq!(told.last(), Some(expected));
        assert!(file.n_read <= n_bytes + 16 * 1024, "{} bytes were read", file.n_read);
    }

    #[test]
    fn a_file_without_end_is_read_up_to_the_limit_that_it_breaks() {
        let columns = "\"tables\": {\"events\": {\"columns\": [\"id\"";
        let most = Limit::Columns.most();
        check(columns, ",\"id\"", 5 * most, &EventFileError::TooLarge(Limit::Columns));
        // What lies between two values counts as one.
        let most = Limit::ValueBytes.most();
        check("\"tables\": {", " ", most, &EventFileError::TooLarge(Limit::ValueBytes));
    }

    #[test]
    fn tables_without_end_are_refused_at_the_limit_or_the_first_name_that_comes_again() {
        let table = |n| format!("\"{n}\":{{\"columns\":[],\"rows\":[]}},");
        let tables: String = (0..200).map(table).collect();
        check(&format!("\"tables\": {{{tables}"), " ", 0, &EventFileError::TooLarge(Limit::Tables));
        check(
            "\"tables\": {",
            "\"a\":{\"columns\":[],\"rows\":[]},",
            100,
            &EventFileError::Damaged,
        );
    }

    #[test]
    fn a_row_that_does_not_fit_its_columns_ends_the_reading() {
        let table = "\"tables\": {\"events\": {\"columns\": [\"id\"], \"rows\": [";
        for row in ["[]", "[1,2]", "[[", "[{\"a\":", "[1.5]", "[true]", "[9223372036854775808]"] {
            check(&format!("{table}{row}"), ",[1]", 0, &EventFileError::Damaged);
        }
        check("\"tables\": {\"events\": {\"rows\": [", "[1],", 0, &EventFileError::Damaged);
    }

    #[test]
    fn more_extensions_than_an_event_has_are_not_read() {
        let extension = "{\"id\": \"\", \"specUrl\": \"\", \"data\": [[[[[[]]]]]]},";
        let too_many = EventFileError::Extension { place: 51, fault: ExtensionFault::TooMany };
        check("\"extensions\": [", extension, 51 * extension.len(), &too_many);
    }

    #[test]
    fn what_is_another_file_is_not_read_to_its_end() {
        let check = |text: &str, piece: &str, expected: EventFileError| {
            let mut file = Endless { text: text.as_bytes(), piece: piece.as_bytes(), n_read: 0 };
            assert_eq!(EventFile::parse(&mut file).unwrap_err(), [expected]);
            assert!(file.n_read <= 16 * 1024, "{} bytes were read", file.n_read);
        };
        check("{\"rows\": [", "1,", EventFileError::Foreign);
        check("{\"tables\": {", "1,", EventFileError::Foreign);
        check("{\"format\": \"other\", ", "\"a\": 1, ", EventFileError::Foreign);
        check("[", "[", EventFileError::Foreign);
        let newer = EventFileError::Newer { program: "7".to_owned() };
        check("{\"format\": \"magister-event-2\", \"bells\": [{}], \"program\": \"7\"", "[", newer);
    }
}
