use std::io::Read;
use std::net::{TcpListener, TcpStream};

use super::*;

const HALL: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);
const HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 7));

fn connections(in_all: usize, of_an_address: usize) -> Arc<Connections> {
    Connections::new(Limits { in_all, of_an_address, proxies: vec![HOME] })
}

/// Two ends of a connection: the browser's, and the one that is watched.
fn connect(all: &Arc<Connections>, from: IpAddr, at: Instant) -> (TcpStream, Entered) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let browser = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
    let (socket, _) = listener.accept().unwrap();
    (browser, all.take(Some(from), Some(Socket::from(socket)), at))
}

fn is_ended(entered: &Entered) -> bool {
    entered.0.all.table().open[&entered.0.id].phase == Phase::End
}

fn later(secs: u64) -> Instant {
    clock::instant() + Duration::from_secs(secs)
}

#[test]
fn of_too_many_incomplete_requests_of_an_address_the_oldest_goes() {
    let all = connections(100, 3);
    let mut open: Vec<_> = (0..3).map(|secs| connect(&all, HALL, later(secs))).collect();
    open.push(connect(&all, HALL, later(3)));
    let ended: Vec<bool> = open.iter().map(|(_, entered)| is_ended(entered)).collect();
    assert_eq!(ended, [true, false, false, false]);
    assert_eq!(open[0].0.read(&mut [0; 1]).unwrap(), 0, "the browser sees its end");
}

#[test]
fn whole_requests_and_open_pages_of_a_hall_are_not_counted() {
    let all = connections(100, 3);
    let answered = |secs| {
        let one = connect(&all, HALL, later(secs));
        one.1.0.waits_for(Phase::Answer);
        one
    };
    let open: Vec<_> = (0..60).map(answered).collect();
    assert!(open.iter().all(|(_, entered)| !is_ended(entered)));
}

#[test]
fn who_sends_a_part_of_the_next_request_is_counted_again() {
    let all = connections(100, 2);
    let halves = [connect(&all, HALL, later(0)), connect(&all, HALL, later(0))];
    for one in &halves {
        one.1.0.waits_for(Phase::Idle);
    }
    let _soon = connect(&all, HALL, later(5));
    assert!(halves.iter().all(|one| !is_ended(&one.1)), "a browser may be idle");
    let _later = connect(&all, HALL, later(20));
    assert_eq!(halves.iter().filter(|one| is_ended(&one.1)).count(), 1);
}

#[test]
fn forms_of_staff_are_not_sent_away_for_others() {
    let all = connections(100, 2);
    let staff = connect(&all, HALL, later(0));
    staff.1.0.waits_for(Phase::Trusted);
    let _open: Vec<_> = (0..9).map(|secs| connect(&all, HALL, later(secs))).collect();
    assert!(!is_ended(&staff.1));
}

#[test]
fn who_has_just_come_is_not_sent_away_for_others() {
    let all = connections(100, 2);
    let open: Vec<_> = (0..9).map(|_| connect(&all, HALL, later(0))).collect();
    assert!(open.iter().all(|(_, entered)| !is_ended(entered)), "all of the same second");
    all.end_crowds(later(0));
    assert!(open.iter().all(|(_, entered)| !is_ended(entered)));
    let _later = connect(&all, HALL, later(2));
    assert_eq!(open.iter().filter(|(_, entered)| is_ended(entered)).count(), 1);
    all.end_crowds(later(2));
    assert_eq!(open.iter().filter(|(_, entered)| is_ended(entered)).count(), 8, "two may stay");
}

#[test]
fn a_network_has_as_many_connections_as_an_address() {
    let all = connections(100, 2);
    let from = |host: u64| format!("2001:db8::{host}").parse().unwrap();
    let open: Vec<_> = (0..5).map(|at| connect(&all, from(at), later(at))).collect();
    assert_eq!(open.iter().filter(|(_, entered)| is_ended(entered)).count(), 3);
    let mapped = "::ffff:192.0.2.7".parse().unwrap();
    let behind_a_proxy: Vec<_> = (0..9).map(|at| connect(&all, mapped, later(at))).collect();
    assert!(behind_a_proxy.iter().all(|(_, entered)| !is_ended(entered)));
}

#[test]
fn behind_a_proxy_are_many_people() {
    let all = connections(100, 2);
    let open: Vec<_> = (0..9).map(|secs| connect(&all, HOME, later(secs))).collect();
    assert!(open.iter().all(|(_, entered)| !is_ended(entered)));
}

#[test]
fn of_too_many_connections_in_all_who_has_sent_nothing_goes_first() {
    let all = connections(3, 100);
    let idle = connect(&all, HALL, later(0));
    idle.1.0.waits_for(Phase::Idle);
    let answered = connect(&all, HALL, later(0));
    answered.1.0.waits_for(Phase::Answer);
    // Soon: a browser may still be idle.
    let silent = connect(&all, HALL, later(3));
    let _new = connect(&all, HALL, later(4));
    assert!(is_ended(&silent.1) && !is_ended(&idle.1) && !is_ended(&answered.1));
}

#[test]
fn a_network_that_fills_the_table_with_slow_readers_gives_up_its_own() {
    let all = connections(8, 100);
    let elsewhere = connect(&all, "192.0.2.8".parse().unwrap(), later(0));
    let slow: Vec<_> = (0..7).map(|secs| connect(&all, HALL, later(secs))).collect();
    for (_, entered) in &slow {
        entered.0.waits_for(Phase::Answer);
    }
    let _new = connect(&all, "192.0.2.9".parse().unwrap(), later(20));
    assert!(!is_ended(&elsewhere.1), "it has sent nothing, but is alone");
    assert_eq!(slow.iter().filter(|(_, entered)| is_ended(entered)).count(), 1);
}

#[test]
fn what_does_not_come_in_time_is_not_waited_for() {
    let all = connections(100, 100);
    let phases = [Phase::Head, Phase::Body, Phase::Trusted, Phase::Answer, Phase::Idle];
    let open = phases.map(|phase| {
        let one = connect(&all, HALL, later(0));
        one.1.0.waits_for(phase);
        one
    });
    let ended = |secs| {
        all.end_overdue(later(secs));
        open.iter().map(|(_, entered)| is_ended(entered)).collect::<Vec<bool>>()
    };
    assert_eq!(ended(10), [false, false, false, false, false]);
    assert_eq!(ended(20), [true, false, false, false, false]);
    assert_eq!(ended(45), [true, true, false, false, false]);
    assert_eq!(ended(70), [true, true, false, false, true]);
    assert_eq!(ended(9999), [true, true, true, false, true], "an answer takes as long as it takes");
}

#[actix_web::test]
#[cfg(target_os = "linux")]
async fn an_answer_of_which_no_byte_is_taken_for_half_a_minute_ends() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let _browser = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
    let (socket, _) = listener.accept().unwrap();
    socket.set_nonblocking(true).unwrap();
    let stream = actix_web::rt::net::TcpStream::from_std(socket).unwrap();
    let all = connections(9, 9);
    let _entered = all.enter(&stream);
    assert_eq!(SockRef::from(&stream).tcp_user_timeout().unwrap(), Some(UNREAD));
    assert_eq!(all.n_open(), 1);
}

#[test]
fn a_connection_that_is_gone_is_forgotten() {
    let all = connections(100, 100);
    drop(connect(&all, HALL, later(0)));
    assert!(all.table().open.is_empty());
}

#[test]
fn there_is_room_for_the_database_beside_the_connections() {
    assert_eq!((Limits::new(1024, &[]).in_all, most_streams(1024)), (164, 492));
    assert_eq!((Limits::new(1_000_000, &[]).in_all, most_streams(1_000_000)), (12_000, 30_000));
    assert_eq!((Limits::new(0, &[]).in_all, most_streams(0)), (64, 48));
}
