//! An answer as it is sent: piece by piece, and noted once it is handed over.

use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll};

use actix_web::Error;
use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::web::Bytes;

use super::client_io::Exchange;
use super::connections::{Connection, Phase};
use super::senders::note_arrival;

/// The framework copies what it is handed into a buffer of the connection: at most this much at once.
const PIECE: usize = 16 * 1024;

/// The middleware: notes when a request arrives and when its answer is gone. Whether its body is waited for,
/// [`super::bodies`] knows.
pub(super) async fn watch<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<Watched>, Error> {
    note_arrival(&request);
    if let Some(connection) = Connection::of(request.request()) {
        connection.waits_for(Phase::Answer);
    }
    let exchange = request.request().conn_data::<Rc<Exchange>>().cloned();
    let response = next.call(request).await.inspect_err(|_| {
        if let Some(exchange) = &exchange {
            exchange.answered();
        }
    })?;
    Ok(response.map_body(|_, body| Watched::new(body, exchange)))
}

/// The body of an answer. Dropping it notes that the framework has all of it.
pub(super) struct Watched {
    body: BoxBody,
    /// What is left of the last piece of the body.
    rest: Bytes,
    exchange: Option<Rc<Exchange>>,
}

impl Watched {
    pub(super) fn new(body: impl MessageBody + 'static, exchange: Option<Rc<Exchange>>) -> Self {
        Self { body: body.boxed(), rest: Bytes::new(), exchange }
    }
}

impl MessageBody for Watched {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        while self.rest.is_empty() {
            match Pin::new(&mut self.body).poll_next(context) {
                Poll::Ready(Some(Ok(piece))) => self.rest = piece,
                other => return other,
            }
        }
        let n_bytes = self.rest.len().min(PIECE);
        Poll::Ready(Some(Ok(self.rest.split_to(n_bytes))))
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        if let Some(exchange) = &self.exchange {
            exchange.answered();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use super::*;

    #[actix_web::test]
    async fn a_long_body_is_handed_over_in_pieces() {
        let body: Bytes = (0..100_000_u32).map(|n| n.to_le_bytes()[0]).collect();
        let mut watched = Watched::new(body.clone(), None);
        let (mut sent, mut longest) = (Vec::new(), 0);
        while let Some(piece) = poll_fn(|context| Pin::new(&mut watched).poll_next(context)).await {
            let piece = piece.unwrap();
            longest = longest.max(piece.len());
            sent.extend_from_slice(&piece);
        }
        assert!(sent == body);
        assert_eq!(longest, PIECE);
    }
}
