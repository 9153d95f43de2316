//! Counts what is read of a file, and stops at the limits.

use std::cell::{Cell, RefCell};
use std::io::{self, BufRead, Read};

use serde::de::Error;

use crate::event_files::{EventFileError, Limit};

/// What is left of the limits, and what is wrong so far. The reader and those who take values from it share one.
pub(super) struct Meter {
    left: Cell<usize>,
    left_of_value: Cell<usize>,
    has_format: Cell<bool>,
    faults: RefCell<Vec<EventFileError>>,
}

impl Meter {
    pub(super) fn new() -> Self {
        Self {
            left: Cell::new(Limit::Bytes.most()),
            left_of_value: Cell::new(Limit::ValueBytes.most()),
            has_format: Cell::new(false),
            faults: RefCell::default(),
        }
    }

    /// A key or a value begins.
    pub(super) fn next_value(&self) {
        self.left_of_value.set(Limit::ValueBytes.most());
    }

    /// The file has said that it has the format that is read here.
    pub(super) fn has_format(&self) -> bool {
        self.has_format.get()
    }

    pub(super) fn found_format(&self) {
        self.has_format.set(true);
    }

    /// Notes a fault; the file is read on.
    pub(super) fn note(&self, fault: EventFileError) {
        self.faults.borrow_mut().push(fault);
    }

    /// Notes the one fault that is told, and returns an error that ends the reading.
    pub(super) fn refuse<E: Error>(&self, fault: EventFileError) -> E {
        self.faults.replace(vec![fault]);
        stop()
    }

    pub(super) fn refuse_beyond<E: Error>(&self, n: usize, limit: Limit) -> Result<(), E> {
        if n <= limit.most() { Ok(()) } else { Err(self.refuse(EventFileError::TooLarge(limit))) }
    }

    pub(super) fn into_faults(self) -> Vec<EventFileError> {
        self.faults.into_inner()
    }
}

/// Returns an error that ends the reading, since enough is wrong.
pub(super) fn stop<E: Error>() -> E {
    E::custom("refused")
}

/// A reader that hands out no more than a meter lets it.
pub(super) struct Metered<'m, 'f> {
    pub(super) file: &'f mut dyn BufRead,
    pub(super) meter: &'m Meter,
}

impl Read for Metered<'_, '_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let (left, left_of_value) = (&self.meter.left, &self.meter.left_of_value);
        let most = into.len().min(left.get()).min(left_of_value.get());
        if most == 0 && !into.is_empty() && !self.file.fill_buf()?.is_empty() {
            let limit = if left.get() == 0 { Limit::Bytes } else { Limit::ValueBytes };
            self.meter.refuse_beyond::<serde_json::Error>(usize::MAX, limit)?;
        }
        let n = self.file.read(&mut into[..most])?;
        left.set(left.get() - n);
        left_of_value.set(left_of_value.get() - n);
        Ok(n)
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    /// How many bytes are handed out of a file without end, whose values are that long, and why no more.
    fn handed_out(value_bytes: usize) -> (usize, Vec<EventFileError>) {
        let (meter, mut file) = (Meter::new(), BufReader::new(io::repeat(b'a')));
        let mut metered = Metered { file: &mut file, meter: &meter };
        let (mut n_bytes, mut value) = (0, vec![0; value_bytes]);
        while metered.read_exact(&mut value).is_ok() {
            n_bytes += value.len();
            meter.next_value();
        }
        (n_bytes, meter.into_faults())
    }

    #[test]
    fn no_more_is_handed_out_than_the_limits_of_a_value_and_a_file() {
        let too_large = |limit| vec![EventFileError::TooLarge(limit)];
        let [file, value] = [Limit::Bytes, Limit::ValueBytes].map(Limit::most);
        assert_eq!(handed_out(value), (file, too_large(Limit::Bytes)));
        assert_eq!(handed_out(value + 1), (0, too_large(Limit::ValueBytes)));
    }

    #[test]
    fn a_file_that_ends_at_its_limit_is_read_to_its_end() {
        let (meter, mut file) = (Meter::new(), BufReader::new(io::repeat(b'a').take(1 << 23)));
        let mut metered = Metered { file: &mut file, meter: &meter };
        assert_eq!(metered.read_to_end(&mut Vec::new()).unwrap(), Limit::ValueBytes.most());
        assert_eq!(meter.into_faults(), []);
    }
}
