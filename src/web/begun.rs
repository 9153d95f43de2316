//! A body of which the beginning was read, to see whether it is short.

use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::Error;
use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::web::{Bytes, BytesMut};
use std::future::poll_fn;

/// A body that is short, or a long one as it was.
pub(super) enum Begun {
    Whole(Bytes),
    Long(Long),
}

/// A long body: what was read of it, and the rest.
pub(super) struct Long {
    read: Bytes,
    rest: BoxBody,
    size: BodySize,
}

impl Begun {
    /// Reads a body up to a number of bytes.
    pub(super) async fn of(mut body: BoxBody, most: usize) -> Result<Self, Error> {
        let size = body.size();
        let is_long = matches!(size, BodySize::Sized(n_bytes) if n_bytes > most as u64);
        let mut read = BytesMut::new();
        while !is_long && read.len() <= most {
            match poll_fn(|context| Pin::new(&mut body).poll_next(context)).await {
                Some(piece) => read.extend_from_slice(&piece?),
                None => return Ok(Self::Whole(read.freeze())),
            }
        }
        Ok(Self::Long(Long { read: read.freeze(), rest: body, size }))
    }
}

impl MessageBody for Long {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.size
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        if self.read.is_empty() {
            return Pin::new(&mut self.rest).poll_next(context);
        }
        Poll::Ready(Some(Ok(std::mem::take(&mut self.read))))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::convert::Infallible;
    use std::rc::Rc;

    use actix_web::body::{BodyStream, to_bytes};
    use futures_util::stream;

    use super::*;

    /// A stream of pieces of ten bytes, and how many were taken.
    fn body(n_pieces: usize) -> (BoxBody, Rc<Cell<usize>>) {
        let taken = Rc::new(Cell::new(0));
        let counted = Rc::clone(&taken);
        let pieces = stream::iter((0..n_pieces).map(move |number| {
            counted.set(number + 1);
            Ok::<_, Infallible>(Bytes::from(format!("{number:09}\n")))
        }));
        (BodyStream::new(pieces).boxed(), taken)
    }

    #[actix_web::test]
    async fn a_short_body_is_read_whole() {
        let Begun::Whole(read) = Begun::of(body(10).0, 100).await.unwrap() else { panic!("long") };
        assert_eq!(read.len(), 100);
    }

    #[actix_web::test]
    async fn of_a_long_body_no_more_is_read_than_shows_that_it_is_long() {
        let (body, taken) = body(1000);
        let Begun::Long(long) = Begun::of(body, 100).await.unwrap() else { panic!("short") };
        assert_eq!(taken.get(), 11);
        let sent = to_bytes(long).await.map_err(|_| "broken").unwrap();
        assert_eq!(sent.len(), 10_000);
        assert!(sent.starts_with(b"000000000\n000000001\n") && sent.ends_with(b"000000999\n"));
    }
}
