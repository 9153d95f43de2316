//! What a visitor asks for.

use diesel::sql_types::Integer;
use diesel::{Connection, PgConnection, QueryableByName, RunQueryDsl, sql_query};

/// Things of a federation that pages are about, by the word that stands for them in addresses.
pub(super) struct Example {
    pub(super) word: &'static str,
    /// Which one: a statement that answers its id.
    which: &'static str,
}

const fn example(word: &'static str, which: &'static str) -> Example {
    Example { word, which }
}

/// The first ones are players with the most tournaments.
pub(super) const EXAMPLES: [Example; 17] = [
    example("{player}", "SELECT 1 AS id"),
    example(
        "{opponent}",
        "SELECT other.player_id AS id FROM entries own
         JOIN pairings ON own.id IN (first_entry, second_entry)
         JOIN entries other ON other.id IN (first_entry, second_entry) AND other.id <> own.id
         WHERE own.player_id = 1 GROUP BY other.player_id ORDER BY count(*) DESC, 1 LIMIT 1",
    ),
    example("{seldom}", "SELECT max(player_id) AS id FROM entries"),
    example("{discreet}", "SELECT min(id) AS id FROM players WHERE public_name IS NOT NULL"),
    example("{kept}", "SELECT min(kept_id) AS id FROM merges"),
    example("{merged}", "SELECT min(merged_id) AS id FROM merges"),
    example(
        "{tournament}",
        "SELECT max(id) AS id FROM tournaments
         WHERE format = 'swiss' AND stage = 'closed' AND rated = 'rated' AND spec LIKE 'gbg%'",
    ),
    example(
        "{early}",
        "SELECT min(id) AS id FROM tournaments
         WHERE format = 'swiss' AND stage = 'closed' AND rated = 'rated' AND spec LIKE 'gbg%'",
    ),
    example("{running}", "SELECT max(id) AS id FROM tournaments WHERE stage = 'running'"),
    example(
        "{upcoming}",
        "SELECT min(tournaments.id) AS id FROM tournaments JOIN events ON events.id = event_id
         WHERE stage = 'entry' AND events.visibility = 'published'",
    ),
    example("{event}", "SELECT max(event_id) AS id FROM tournaments WHERE stage = 'closed'"),
    example("{held}", "SELECT max(event_id) AS id FROM tournaments WHERE stage = 'running'"),
    example("{pool}", "SELECT min(id) AS id FROM pools WHERE family = 'gbg'"),
    example("{elo}", "SELECT max(id) AS id FROM pools WHERE family = 'gbg'"),
    example(
        "{period}",
        "SELECT max(tournament_id) AS id FROM ledger JOIN periods ON periods.id = period_id
         WHERE player_id = 1 AND tournament_id IS NOT NULL
             AND pool_id = (SELECT min(id) FROM pools WHERE family = 'gbg')",
    ),
    example("{stretch}", "SELECT max(id) AS id FROM periods WHERE history_id IS NOT NULL"),
    example("{game}", "SELECT max(id) AS id FROM games"),
];

/// Routes that are not pages of a federation: files, forms, what ends in a secret, and streams.
pub(super) const ELSEWHERE: [&str; 31] = [
    "/healthz",
    "/readyz",
    "/static/{name}",
    "/live",
    "/worker.js",
    "/manifest.webmanifest",
    "/robots.txt",
    "/how-to-play/{spec}",
    "/manual/{chapter}",
    "/setup/{token}",
    "/p/{token}",
    "/g/{token}",
    "/mail/confirm/{token}",
    "/mail/stop/{token}",
    "/feeds/{token}/your-turn.atom",
    "/b/{player}",
    // Leads elsewhere.
    "/my",
    "/ratings/{pool}/next",
    "/tournaments/{tournament}/rounds",
    // Of games that are played by link.
    "/by-link/{link_game}",
    "/by-link/{link_game}/log",
    "/api/v1/by-link/{link_game}",
    "/api/v1/by-link/{link_game}/facts",
    "/by-link/challenges/{challenge}",
    // Of an event that has screens, or a list that was published.
    "/events/{event}/screens/{screen}",
    "/ratings/{pool}/lists/{number}",
    "/ratings/{pool}/lists/{number}/list.json",
    // The chart as a file: what the page of it reads.
    "/tournaments/{tournament}/report-2016.trf",
    "/games/{game}/abstract-play.json",
    "/api",
    "/api/v1/openapi.json",
];

/// What stands for the words of addresses.
pub(super) type Ids = Vec<(&'static str, i32)>;

/// The examples of a database.
pub(super) fn examples(url: &str) -> Ids {
    let mut db = PgConnection::establish(url).unwrap();
    EXAMPLES.iter().map(|one| (one.word, found(&mut db, one.which))).collect()
}

/// All addresses, with the examples of a database.
pub(super) fn addresses(url: &str) -> Vec<String> {
    all(&examples(url))
}

/// The same without a database.
pub(super) fn of(examples: &[Example]) -> Vec<String> {
    all(&examples.iter().map(|one| (one.word, 1)).collect())
}

fn all(ids: &Ids) -> Vec<String> {
    ADDRESSES.split_whitespace().map(|address| filled(address, ids)).collect()
}

/// An address with examples in place of its words.
pub(super) fn filled(address: &str, ids: &Ids) -> String {
    ids.iter()
        .fold(address.to_owned(), |address, (word, id)| address.replace(word, &id.to_string()))
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = Integer)]
    id: i32,
}

fn found(db: &mut PgConnection, which: &str) -> i32 {
    sql_query(which).get_result::<Id>(db).expect(which).id
}

const ADDRESSES: &str = "
    / /by-link /look /offline /about /privacy /how-to-play /manual /sign-in /code

    /players /players?page=3 /players?page=90 /players?q=hans /players?q=mul /players?q=anna+adler /players?q=zzzz
    /players/{player} /players/{player}?games=3&opponents=2 /players/{player}?pool={elo}&page=2 /players/{seldom}
    /players/{discreet} /players/{kept} /players/{player}/picture.png
    /players/{player}/against/{opponent} /players/{player}/against/{seldom}

    /search?q=hans /search?q=waldzell /search?q=anna+adler /search?q=zzzz
    /search/suggestions?q=ha /search/suggestions?q=anna+adl /search/suggestions?q=zzzz

    /ratings /ratings/{pool} /ratings/{elo} /ratings/{pool}?page=5 /ratings/{pool}?q=hans /ratings/{pool}?show=ranked
    /ratings/{pool}?on=2018-06-30 /ratings/{pool}?since=2020-01-01 /ratings/{pool}/lists
    /ratings/{pool}/periods/tournament-{period} /ratings/{pool}/periods/stretch-{stretch}
    /ratings/{pool}/periods/tournament-{period}/players/{player}
    /ratings/calculator /ratings/calculator?pool={pool}&player={player}&opponent={opponent}

    /games /games?name=hans /games?name=anna+adler /games?name=zzzz /games?game=gbg%3A6 /games?game=oware&longest=9
    /games?game=gbg%3A6&opening=E20 /games?shortest=200 /games?ending=resignation
    /games/{game} /games/{game}/3 /games/{game}/embed /games/{game}/embed/3 /games/{game}/picture.png
    /games/{game}/3/picture.png /games/{game}/record.txt /games/{game}/canonical.txt

    /events /events?page=3 /events/{event} /events/{held} /events/{held}/hall /events/{event}/hall
    /events/{held}/feed.atom /events/{event}/feed.atom /events/{held}/calendar.ics /events/{event}/picture.png

    /tournaments/{tournament} /tournaments/{running} /tournaments/{upcoming} /tournaments/{early} /tournaments/{tournament}/by-link
    /tournaments/{tournament}/entries /tournaments/{upcoming}/entries
    /tournaments/{tournament}/rounds/3 /tournaments/{running}/rounds/5
    /tournaments/{tournament}/rounds/3/working /tournaments/{tournament}/rounds/3/boards/7
    /tournaments/{tournament}/rounds/3/print/boards /tournaments/{tournament}/rounds/3/print/names
    /tournaments/{tournament}/standings /tournaments/{tournament}/standings/7 /tournaments/{early}/standings
    /tournaments/{tournament}/standings.csv /tournaments/{running}/standings
    /tournaments/{tournament}/crosstable /tournaments/{tournament}/crosstable.csv /tournaments/{tournament}/report.trf
    /tournaments/{tournament}/ratings /tournaments/{early}/ratings
    /tournaments/{tournament}/games /tournaments/{tournament}/games.txt
    /tournaments/{tournament}/feed.atom /tournaments/{running}/calendar.ics /tournaments/{tournament}/picture.png
    /tournaments/{tournament}/print/standings /tournaments/{tournament}/print/crosstable

    /api/v1/events /api/v1/events?q=waldzell /api/v1/events?after={event} /api/v1/events/{event}
    /api/v1/events/{event}/tournaments
    /api/v1/tournaments/{early} /api/v1/tournaments/{early}/entries /api/v1/tournaments/{early}/rounds
    /api/v1/tournaments/{early}/rounds/3 /api/v1/tournaments/{early}/schedule /api/v1/tournaments/{early}/standings
    /api/v1/tournaments/{early}/standings/7 /api/v1/tournaments/{early}/crosstable
    /api/v1/players /api/v1/players?q=hans /api/v1/players?after=500 /api/v1/players/{player}
    /api/v1/players/{merged} /api/v1/players/{player}/games /api/v1/players/{player}/ratings
    /api/v1/ratings /api/v1/ratings/{pool} /api/v1/games
    /api/v1/games?name=anna+adler /api/v1/games/{game} /api/v1/by-link
";
