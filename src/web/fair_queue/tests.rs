use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::atomic::{AtomicUsize, Ordering};

use actix_web::rt::spawn;
use actix_web::rt::task::yield_now;
use futures_util::future::join_all;
use system::clock;

use super::*;
use crate::web::answer::in_slot;

fn network(number: u8) -> Network {
    Network::from(IpAddr::from(Ipv4Addr::new(192, 0, 2, number)))
}

fn client(number: u8) -> Client {
    Client { network: Some(network(number)), arrived: clock::instant() }
}

fn queue(waiting: usize, waiting_of_a_network: usize) -> Arc<FairQueue> {
    Arc::new(FairQueue::new(Limits {
        at_once: 1,
        waiting,
        waiting_of_a_network,
        patience: PATIENCE,
    }))
}

/// Has each of these networks wait, in this order, and returns the order in which they worked. Some are refused.
async fn worked(queue: &Arc<FairQueue>, networks: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let (worked, refused) = (Arc::new(Mutex::new(Vec::new())), Arc::new(Mutex::new(Vec::new())));
    let held = queue.slot(client(0)).await.unwrap();
    let mut all = Vec::new();
    for number in networks.iter().copied() {
        let (queue, worked, refused) =
            (Arc::clone(queue), Arc::clone(&worked), Arc::clone(&refused));
        all.push(spawn(async move {
            match queue.slot(client(number)).await {
                Ok(_slot) => worked.lock().unwrap().push(number),
                Err(_) => refused.lock().unwrap().push(number),
            }
        }));
        yield_now().await;
    }
    drop(held);
    join_all(all).await;
    let (worked, refused) = (worked.lock().unwrap().clone(), refused.lock().unwrap().clone());
    (worked, refused)
}

#[actix_web::test]
async fn networks_take_turns_however_much_one_of_them_asks_for() {
    let queue = queue(100, 100);
    let (worked, refused) = worked(&queue, &[1, 1, 1, 1, 1, 2, 1, 3, 2]).await;
    assert_eq!(worked, [1, 2, 3, 1, 2, 1, 1, 1, 1]);
    assert_eq!(refused, [0; 0]);
}

#[actix_web::test]
async fn the_networks_of_one_customer_share_a_line() {
    let queue = queue(2, 1);
    let of = |number| {
        let address = Ipv6Addr::new(0x2001, 0xdb8, 0, number, 0, 0, 0, 1);
        Client { network: Some(Network::from(IpAddr::from(address))), ..client(0) }
    };
    let held = queue.slot(client(0)).await.unwrap();
    let first = {
        let queue = Arc::clone(&queue);
        spawn(async move { queue.slot(of(1)).await.is_ok() })
    };
    yield_now().await;
    assert!(queue.slot(of(2)).await.is_err(), "the line is full");
    drop(held);
    assert!(first.await.unwrap());
}

#[actix_web::test]
async fn a_network_that_fills_its_line_leaves_room_for_others() {
    let queue = queue(100, 3);
    let (worked, refused) = worked(&queue, &[1, 1, 1, 1, 1, 2, 2]).await;
    assert_eq!(worked, [1, 2, 1, 2, 1]);
    assert_eq!(refused, [1, 1]);
}

#[actix_web::test]
async fn where_all_room_is_taken_the_longest_line_gets_shorter() {
    let queue = queue(4, 4);
    let (worked, refused) = worked(&queue, &[1, 1, 1, 1, 2, 3, 3]).await;
    assert_eq!(worked, [1, 2, 3, 1]);
    assert_eq!(refused, [1, 1, 3], "two of the longest line, then nobody is longer by two");
}

#[actix_web::test]
async fn requests_that_go_away_leave_their_line() {
    let queue = queue(100, 2);
    let held = queue.slot(client(0)).await.unwrap();
    for _ in 0..10 {
        let gone =
            futures_util::future::select(Box::pin(queue.slot(client(1))), Box::pin(yield_now()));
        drop(gone.await);
    }
    assert_eq!(lock(&queue.0).n_waiting, 0);
    drop(held);
    assert!(queue.slot(client(1)).await.is_ok());
    assert_eq!(lock(&queue.0).n_working, 0);
}

#[actix_web::test]
async fn a_request_that_has_waited_elsewhere_waits_no_longer_here() {
    let queue = queue(100, 100);
    let _held = queue.slot(client(0)).await.unwrap();
    let arrived = clock::instant().checked_sub(PATIENCE).unwrap();
    let late = queue.slot(Client { network: Some(network(1)), arrived }).await;
    assert!(matches!(late, Err(PageError::Full)));
    assert_eq!(lock(&queue.0).n_waiting, 0);
}

fn check(queue: &FairQueue, at_once: usize) {
    let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let one = |number: u8| {
        let (now, most) = (Arc::clone(&now), Arc::clone(&most));
        in_slot(queue, client(number % 7), move || {
            most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            std::thread::sleep(Duration::from_millis(5));
            now.fetch_sub(1, Ordering::SeqCst);
        })
    };
    let all = actix_web::rt::System::new().block_on(async { join_all((0..20).map(one)).await });
    assert!(all.iter().all(Result::is_ok));
    let most = most.load(Ordering::SeqCst);
    assert!((1..=at_once).contains(&most), "{most} at once, expected at most {at_once}");
    let table = lock(&queue.0);
    assert_eq!((table.n_working, table.n_waiting, table.lines.len()), (0, 0, 0));
}

#[test]
fn costly_pages_are_drawn_by_fewer_than_there_are_readers() {
    check(&FairQueue::costly(2), 1);
    let cores = available_parallelism().unwrap().get();
    check(&FairQueue::costly(1000), (cores / 2).max(1));
}

#[test]
fn only_a_few_passwords_are_hashed_at_once() {
    check(&FairQueue::hashing(4), 4);
    check(&FairQueue::hashing(2), 2);
}

#[test]
fn only_two_records_are_read_at_once() {
    check(&FairQueue::reading(), 2);
}
