//! The server: wiring, HTTPS, and a shutdown that finishes what is in flight.

use std::collections::HashSet;
use std::fs::File;
use std::future::ready;
use std::io::BufReader;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;

use actix_http::error::DispatchError;
use actix_http::{HttpService, Request, Response};
use actix_server::{Server, ServerBuilder};
use actix_service::{
    IntoServiceFactory, ServiceFactory, ServiceFactoryExt, fn_service, map_config,
};
use actix_tls::accept::TlsError;
use actix_tls::accept::rustls_0_23::Acceptor;
use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{AppConfig, Service, ServiceResponse};
use actix_web::http::{Method, header};
use actix_web::middleware::{Condition, from_fn};
use actix_web::rt::time::sleep;
use actix_web::test::{TestRequest, init_service};
use actix_web::{App, guard, web};
use domain::stamps::Stamp;
use futures_util::future::join;
use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use system::{clock, meters, platform};
use tracing_actix_web::TracingLogger;

use super::access::{self, Route};
use super::client_io::ClientIo;
use super::connections::{self, Connections, Limits};
use super::error::PageError;
use super::metrics::{Recorded, listener};
use super::posted::MAX_BYTES;
use super::routes::ROUTES;
use super::state::State;
use super::trace::Span;
use super::{
    alerts, asked, attempts, backups, bodies, by_link, compression, error_pages, following,
    headers, hourly, hub, languages, memory, metrics, origin, request_ids, standby, watched,
};
use crate::config::Settings;
use crate::mail::{MailSettingsError, Post};

/// The server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("cannot listen on {address}: {error}")]
    Listen {
        address: SocketAddr,
        /// What the system says.
        error: std::io::Error,
    },
    #[error("cannot serve metrics on {address}, the address of server.metrics: {error}")]
    Metrics {
        address: SocketAddr,
        /// What the system says.
        error: std::io::Error,
    },
    #[error("cannot use {file}: {error}")]
    Certificate {
        /// The file of the setting.
        file: String,
        /// What is wrong.
        error: String,
    },
    #[error(transparent)]
    Mail(#[from] MailSettingsError),
    #[error("the server stopped: {0}")]
    Stopped(#[from] std::io::Error),
}

/// Everything between a request and its answer; tests run the same.
pub fn configure(config: &mut web::ServiceConfig) {
    for path in paths() {
        let mut resource = web::resource(path);
        for route in ROUTES.iter().filter(|route| route.path == path) {
            resource = resource.route(guarded(*route));
        }
        config.service(resource.default_service(web::to(wrong_method)));
    }
    config.default_service(web::to(nothing_here).wrap(from_fn(access::know)));
}

/// The paths of the table, each once, in its order: the first that fits a request is taken.
fn paths() -> Vec<&'static str> {
    let mut seen = HashSet::new();
    ROUTES.iter().map(|route| route.path).filter(|path| seen.insert(*path)).collect()
}

fn guarded(route: Route) -> actix_web::Route {
    let recorded = Recorded::of(route.method, route.path);
    let handler = (route.handler)();
    let methods = match *route.method {
        Method::GET => guard::Any(guard::Get()).or(guard::Head()),
        _ => guard::Any(guard::Method(route.method.clone())),
    };
    handler.guard(methods).wrap(from_fn(move |request, next| {
        if let Some(recorded) = recorded {
            recorded.leave(&request);
        }
        access::check(route, request, next)
    }))
}

/// A path that nothing has. The page knows who is signed in.
async fn nothing_here() -> Result<actix_web::HttpResponse, PageError> {
    Err(PageError::NotFound)
}

async fn wrong_method() -> Result<actix_web::HttpResponse, PageError> {
    Err(PageError::WrongMethod)
}

/// A server that listens.
pub struct Running {
    /// Where it listens, with the port that it got.
    pub listen: SocketAddr,
    /// Where browsers of this machine find it.
    pub url: String,
    /// Where those of other machines do, if it listens on all addresses.
    pub others: Vec<String>,
    /// Ends when it was told to stop and has finished what was in flight.
    pub server: Server,
}

/// Begins to serve; within a runtime, which the caller then gives to [`Running::server`].
pub fn serve(mut state: State) -> Result<Running, ServeError> {
    let listener = bind(state.settings.server.listen)?;
    let (scrapes, tls) = (scrapes(&state.settings)?, tls(&state.settings)?);
    state.mail = Post::of(&state.settings)?;
    let scheme = if tls.is_some() { "https" } else { "http" };
    let shutdown_secs = state.settings.server.shutdown_secs;
    // Port 0 has become a real one, which names the cookie.
    let address = listener.local_addr()?;
    state.settings.server.listen = address;
    let (url, others) = urls(scheme, address);
    warn_of_plain_http(&state);
    let state = web::Data::new(state);
    work_beside(&state);
    let (stop, entering) = (leave(state.clone()), watched(&state));
    show(scrapes, &state, &entering);
    let builder = Server::build().shutdown_signal(stop).shutdown_timeout(shutdown_secs);
    let server = listen(builder, (listener, tls), &state, &entering)?.run();
    Ok(Running { listen: address, url, others, server })
}

/// How long a client may take to close a connection that was closed here.
const CLOSING: Duration = Duration::from_secs(1);

/// Serves the app to whatever connects, over TLS if there is a certificate.
fn listen(
    builder: ServerBuilder,
    (listener, tls): (TcpListener, Option<ServerConfig>),
    state: &web::Data<State>,
    entering: &Arc<Connections>,
) -> std::io::Result<ServerBuilder> {
    let (state, entering) = (state.clone(), Arc::clone(entering));
    let http = move || {
        let (state, entering) = (state.clone(), Arc::clone(&entering));
        HttpService::build()
            .client_disconnect_timeout(CLOSING)
            .on_connect_ext(move |client: &ClientIo, data| client.enter(&entering, data))
            .h1(map_config(app(state), |()| AppConfig::default()))
    };
    match tls {
        None => builder.listen("http", listener, move || {
            let accept =
                |stream| ready(Ok::<_, DispatchError>(ClientIo::plain(stream).with_peer()));
            fn_service(accept).and_then(http())
        }),
        Some(tls) => builder.listen("https", listener, move || {
            Acceptor::new(tls.clone())
                .map_init_err(|()| ())
                .map_err(TlsError::into_service_error)
                .map(|stream| ClientIo::tls(stream).with_peer())
                .and_then(http().map_err(TlsError::Service))
        }),
    }
}

/// The app, with everything around its routes.
fn app(
    state: web::Data<State>,
) -> impl ServiceFactory<
    Request,
    Config = AppConfig,
    Response = ServiceResponse<impl MessageBody>,
    Error = Response<BoxBody>,
    InitError = (),
> + 'static {
    App::new()
        .app_data(state)
        .app_data(web::PayloadConfig::new(MAX_BYTES))
        .wrap(from_fn(asked::at_once))
        .wrap(from_fn(compression::compress))
        .wrap(from_fn(bodies::check))
        .wrap(from_fn(origin::check))
        .wrap(from_fn(error_pages::show))
        .wrap(from_fn(languages::choice::choose))
        .wrap(from_fn(headers::guard))
        .wrap(headers::security())
        .wrap(from_fn(request_ids::carry))
        .wrap(TracingLogger::<Span>::new())
        .wrap(Condition::new(meters::get().is_some(), from_fn(metrics::measure)))
        .wrap(from_fn(watched::watch))
        .configure(configure)
        .into_factory()
        .map_err(|error: actix_web::Error| error.error_response().into())
}

/// Told to stop, the server answers for a while, and says that it leaves: whoever sends requests here notices.
fn leave(state: web::Data<State>) -> impl Future<Output = ()> {
    let stop = platform::told_to_stop();
    async move {
        stop.await;
        state.leave();
        sleep(Duration::from_secs(state.settings.server.leave_secs)).await;
    }
}

fn bind(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).map_err(|error| ServeError::Listen { address, error })
}

/// Where browsers of this machine find it, and where those of others do.
fn urls(scheme: &str, address: SocketAddr) -> (String, Vec<String>) {
    let mut urls = platform::reachable(address).into_iter().map(|one| format!("{scheme}://{one}"));
    (urls.next().unwrap_or_default(), urls.collect())
}

/// What goes on beside requests, for as long as the server runs.
fn work_beside(state: &web::Data<State>) {
    let stop = platform::told_to_stop;
    by_link::wake_clocks(state);
    actix_web::rt::spawn(memory::give_back());
    actix_web::rt::spawn(hourly::run(state.store.clone(), stop()));
    actix_web::rt::spawn(following::run(state.clone(), stop()));
    actix_web::rt::spawn(by_link::run_clocks(state.clone(), stop()));
    actix_web::rt::spawn(by_link::run_rounds(state.store.clone(), stop()));
    actix_web::rt::spawn(alerts::send_mail(state.clone(), stop()));
    for hub in [&state.hub, &state.visitors_hub] {
        actix_web::rt::spawn(hub::close_at_a_stop(Arc::clone(hub), leave(state.clone())));
    }
    actix_web::rt::spawn(tell(state.clone()));
    if state.store.standby().is_some() {
        actix_web::rt::spawn(standby::watch(state.store.clone()));
    }
    let of_tries = {
        let state = state.clone();
        move |text: &str| state.attempts.hear(text, clock::instant())
    };
    actix_web::rt::spawn(hub::listen(state.store.clone(), of_tries));
    actix_web::rt::spawn(attempts::tell(state.clone(), stop()));
    actix_web::rt::spawn(backups::copying::run(state.clone()));
}

/// Tells open pages what moves. What many visitors look at is drawn before, as if one had asked for it.
async fn tell(state: web::Data<State>) {
    let app = App::new().app_data(state.clone()).wrap(from_fn(languages::choice::choose));
    let artist = init_service(app.configure(configure)).await;
    let draw = async |moved: &[Stamp]| {
        for (language, host, path) in state.kept.wanted(moved) {
            let asked = TestRequest::get().uri(&language.address(&path));
            let asked = asked.insert_header((header::HOST, host));
            let _ = artist.call(asked.to_request()).await;
        }
    };
    if state.store.standby().is_none() {
        return hub::run(&state.hub, &state.store, draw).await;
    }
    let visitors = hub::run_for_visitors(&state.visitors_hub, &state.store, draw);
    join(hub::run(&state.hub, &state.store, async |_| ()), visitors).await;
}

/// Once, at the start: who is on the same network reads what is sent, passwords too.
fn warn_of_plain_http(state: &State) {
    let address = state.settings.server.listen;
    if !address.ip().is_loopback() && !state.is_https() {
        tracing::warn!(
            %address,
            "passwords are sent without encryption: set server.certificate and server.private_key, \
             or put a proxy with HTTPS in front and set server.public_url"
        );
    }
}

/// The listener of Prometheus, if there is to be one; then everything is recorded.
fn scrapes(settings: &Settings) -> Result<Option<actix_web::rt::net::TcpListener>, ServeError> {
    let Some(address) = settings.server.metrics else { return Ok(None) };
    let listener =
        listener::bind(address).map_err(|error| ServeError::Metrics { address, error })?;
    meters::start(ROUTES.iter().map(|route| (route.method.as_str(), route.path)));
    Ok(Some(listener))
}

/// All connections, watched for as long as the server runs.
fn watched(state: &web::Data<State>) -> Arc<Connections> {
    let proxies = &state.settings.server.trusted_proxies;
    let limits = Limits::new(platform::most_open_files(), proxies);
    let connections = Connections::new(limits);
    actix_web::rt::spawn(connections::end_overdue(Arc::clone(&connections)));
    let stop = leave(state.clone());
    actix_web::rt::spawn(connections::end_at_a_stop(Arc::clone(&connections), stop));
    connections
}

/// Answers Prometheus, if it is to be answered.
fn show(
    scrapes: Option<actix_web::rt::net::TcpListener>,
    state: &web::Data<State>,
    connections: &Arc<Connections>,
) {
    if let Some(scrapes) = scrapes {
        let shown = (state.clone(), Arc::clone(connections));
        actix_web::rt::spawn(listener::run(scrapes, shown, platform::told_to_stop()));
    }
}

fn tls(settings: &Settings) -> Result<Option<ServerConfig>, ServeError> {
    let (certificate, key) = (&settings.server.certificate, &settings.server.private_key);
    if certificate.is_empty() && key.is_empty() {
        return Ok(None);
    }
    let broken = |file: &str, error: &dyn std::fmt::Display| ServeError::Certificate {
        file: file.to_owned(),
        error: error.to_string(),
    };
    let chain =
        open(certificate).map_err(|error| broken(certificate, &error)).and_then(|file| {
            CertificateDer::pem_reader_iter(file)
                .collect::<Result<Vec<_>, _>>()
                .map_err(|error| broken(certificate, &error))
        })?;
    let private_key = PrivateKeyDer::from_pem_file(key).map_err(|error| broken(key, &error))?;
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .and_then(|builder| builder.with_no_client_auth().with_single_cert(chain, private_key))
        .map(Some)
        .map_err(|error| broken(certificate, &error))
}

fn open(file: &str) -> std::io::Result<BufReader<File>> {
    File::open(file).map(BufReader::new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_path_is_registered_once() {
        let paths = paths();
        for (idx, path) in paths.iter().enumerate() {
            assert!(!paths[..idx].contains(path), "{path}");
        }
        assert!(paths.contains(&"/tournaments/{tournament}/entries"));
    }
}
