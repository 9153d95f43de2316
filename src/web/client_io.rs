//! The two ends of a connection: bytes of a client in, answers out, one request at a time.
//!
//! The framework would read pipelined requests without limit and keep the answers of those that read nothing. Here the
//! next request is handed on once the last answer has been handed to the system. While an answer is made, a few further
//! bytes are read, so that the end of a connection is noticed; a client that sends more gets that answer and no other.
//! A client may send one request ahead; a second one in a row ends the connection. Browsers send none, and a client that
//! never waits for an answer costs more than others.

use std::cell::{Cell, OnceCell};
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use actix_tls::accept::rustls_0_23::TlsStream;
use actix_web::dev::Extensions;
use actix_web::rt::net::TcpStream;
use actix_web::web::{Buf, BytesMut};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use super::connections::{Connection, Connections};
use super::framing::Framing;

/// How many bytes of later requests are kept while an answer is made.
const MOST_AHEAD: usize = 8 * 1024;

/// At most this many bytes are read ahead at once.
const PIECE: usize = 2 * 1024;

/// One connection, as the framework reads and writes it.
pub(super) struct ClientIo {
    socket: Socket,
    framing: Framing,
    exchange: Rc<Exchange>,
    /// What has come of later requests.
    ahead: BytesMut,
    /// Records that the current request began in `ahead`.
    came_ahead: bool,
    /// Whether nothing comes any more behind `ahead`.
    is_closed: bool,
}

/// What the bytes go through.
enum Socket {
    Plain(TcpStream),
    Tls(Box<TlsStream<TcpStream>>),
}

/// How far the answer to the current request has come.
#[derive(Default)]
pub(super) struct Exchange {
    progress: Cell<Progress>,
    /// Is told when an answer is sent.
    connection: OnceCell<Connection>,
}

#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
enum Progress {
    #[default]
    Answering,
    /// The framework has all of the answer.
    Answered,
    /// The system has all of it.
    Sent,
    /// The framework has answered two requests where one was handed on: it takes something for a request that is none.
    OutOfStep,
}

impl Exchange {
    /// Notes that the framework has taken the whole answer.
    pub(super) fn answered(&self) {
        self.progress.set(match self.progress.get() {
            Progress::Answering => Progress::Answered,
            _ => Progress::OutOfStep,
        });
    }

    /// Fails once the framework has answered what nobody has requested: the connection ends there, as unread answers
    /// to requests without number would fill the memory.
    fn check(&self) -> io::Result<()> {
        if self.progress.get() == Progress::OutOfStep {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "requests that end nowhere"));
        }
        Ok(())
    }

    /// Notes that the system has it.
    fn sent(&self) {
        self.progress.set(Progress::Sent);
        self.connection.get().into_iter().for_each(Connection::answered);
    }
}

impl ClientIo {
    pub(super) fn plain(stream: TcpStream) -> Self {
        Self::new(Socket::Plain(stream))
    }

    pub(super) fn tls(stream: TlsStream<TcpStream>) -> Self {
        Self::new(Socket::Tls(Box::new(stream)))
    }

    fn new(socket: Socket) -> Self {
        let (framing, exchange, ahead) = (Framing::default(), Rc::default(), BytesMut::new());
        Self { socket, framing, exchange, ahead, came_ahead: false, is_closed: false }
    }

    /// The socket below.
    pub(super) fn tcp(&self) -> &TcpStream {
        match &self.socket {
            Socket::Plain(stream) => stream,
            Socket::Tls(stream) => stream.get_ref().0,
        }
    }

    /// The connection with the address of the client, as the framework takes both.
    pub(super) fn with_peer(self) -> (Self, Option<SocketAddr>) {
        let peer = self.tcp().peer_addr().ok();
        // Otherwise the end of a long page waits 40 ms for the client to confirm the rest.
        if let Err(error) = self.tcp().set_nodelay(true) {
            tracing::debug!(%error, "long pages end late");
        }
        (self, peer)
    }

    /// Enters it into the table of connections, and leaves what requests have to know of it.
    pub(super) fn enter(&self, connections: &Arc<Connections>, data: &mut Extensions) {
        let entered = connections.enter(self.tcp());
        let _ = self.exchange.connection.set(entered.connection());
        data.insert(Rc::clone(&self.exchange));
        data.insert(entered);
    }

    /// Hands on what has come of the current request, and keeps the rest.
    fn hand_on(&mut self, buf: &mut ReadBuf<'_>, before: usize) {
        let read = &mut buf.filled_mut()[before..];
        let taken = self.framing.take(read);
        self.ahead.extend_from_slice(&read[taken..]);
        buf.set_filled(before + taken);
    }

    fn hand_on_ahead(&mut self, buf: &mut ReadBuf<'_>) {
        let n_bytes = self.ahead.len().min(buf.remaining());
        let taken = self.framing.take(&mut self.ahead[..n_bytes]);
        buf.put_slice(&self.ahead[..taken]);
        self.ahead.advance(taken);
        if self.ahead.is_empty() {
            // Idle connections hold no memory for it.
            self.ahead = BytesMut::new();
        }
    }

    /// Reads a little of what comes before the answer is sent. An empty read, the end of the connection for the
    /// framework, is answered if there is nothing more to hand on.
    fn poll_ahead(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.is_closed {
            if self.ahead.len() >= MOST_AHEAD {
                self.close();
                break;
            }
            let mut piece = [0; PIECE];
            let mut piece = ReadBuf::new(&mut piece);
            ready!(self.socket.poll_read(context, &mut piece))?;
            self.is_closed = piece.filled().is_empty();
            self.ahead.extend_from_slice(piece.filled());
        }
        if self.ahead.is_empty() { Poll::Ready(Ok(())) } else { Poll::Pending }
    }

    /// Stops reading: the framework sees a connection that the client has closed.
    fn close(&mut self) {
        (self.is_closed, self.ahead) = (true, BytesMut::new());
    }

    /// Notes that the system has the answer, if it has all of it.
    fn note_sent(&mut self, context: &Context<'_>) {
        if self.exchange.progress.get() == Progress::Answered {
            self.exchange.sent();
            // A read that would wake this task may have been put off.
            if !self.ahead.is_empty() {
                context.waker().wake_by_ref();
            }
        }
    }
}

impl AsyncRead for ClientIo {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.exchange.check()?;
        if self.framing.is_complete() {
            if self.exchange.progress.get() != Progress::Sent {
                return self.poll_ahead(context);
            }
            self.exchange.progress.set(Progress::Answering);
            self.framing = Framing::default();
            let came_ahead = !self.ahead.is_empty();
            if came_ahead && self.came_ahead {
                self.close();
            }
            self.came_ahead = came_ahead;
        }
        if !self.ahead.is_empty() {
            self.hand_on_ahead(buf);
            return Poll::Ready(Ok(()));
        }
        if self.is_closed {
            return Poll::Ready(Ok(()));
        }
        let before = buf.filled().len();
        ready!(self.socket.poll_read(context, buf))?;
        self.hand_on(buf, before);
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for ClientIo {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.exchange.check()?;
        self.socket.writer().poll_write(context, bytes)
    }

    /// The framework calls it once it has written all that it has.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.socket.writer().poll_flush(context))?;
        self.note_sent(context);
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.socket.writer().poll_shutdown(context)
    }
}

impl Socket {
    fn poll_read(
        &mut self,
        context: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match self {
            Self::Plain(stream) => Pin::new(stream).poll_read(context, buf),
            Self::Tls(stream) => Pin::new(stream.as_mut()).poll_read(context, buf),
        }
    }

    fn writer(&mut self) -> Pin<&mut (dyn AsyncWrite + Unpin)> {
        match self {
            Self::Plain(stream) => Pin::new(stream),
            Self::Tls(stream) => Pin::new(stream.as_mut()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_answer_to_one_request_ends_the_connection() {
        let exchange = Exchange::default();
        exchange.answered();
        assert!(exchange.check().is_ok());
        exchange.sent();
        assert!(exchange.check().is_ok());
        exchange.answered();
        assert!(exchange.check().is_err());
    }
}
