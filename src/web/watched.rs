//! An answer that tells when it is gone.

use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::web::Bytes;

use super::connections::Connection;

/// The body of an answer; when it is dropped, its connection waits for the next request.
pub(super) struct Watched {
    body: BoxBody,
    connection: Option<Connection>,
}

impl Watched {
    pub(super) fn new(body: impl MessageBody + 'static, connection: Option<Connection>) -> Self {
        Self { body: body.boxed(), connection }
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
        Pin::new(&mut self.body).poll_next(context)
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        if let Some(connection) = &self.connection {
            connection.answered();
        }
    }
}
