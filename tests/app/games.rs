//! Games: published, listed, replayed ply by ply, and kept to the letter.

use domain::audit::Act;
use domain::games::CheckedRecord;
use store::{games, pairings};
use view::games::spec_words;
use words::Language;

use super::game_data::{self, Case};
use super::played::{Plan, Played, count_acts};
use super::support::{Answer, Browser, lacks};

const AS_PRINTED: &str = include_str!("../../docs/games/freeling-van-zon-1997-as-printed.record");
const CORRECTED: &str = include_str!("../../docs/games/freeling-van-zon-1997-corrected.record");

both!(the_game_of_1997_as_printed_is_shown_up_to_its_slip, |site| {
    let administrator = site.administrator();
    let form = [("title", "Freeling–van Zon, as printed"), ("record", AS_PRINTED)];
    let game = administrator.submit("/games", &form);
    let page = site.visitor().page(&game);
    assert!(page.contains("illegal move"), "{page}");
    assert!(page.contains("Move 15 of North (ply 30; line "), "{page}");
    assert!(page.contains("Pit d holds 10. Write each of these beads once"), "{page}");
    assert!(page.contains("<mark>d00</mark>"), "{page}");
    assert!(page.contains("Start (ply 0 of 29)"), "as far as it is legal");
    assert!(page.contains(&format!("<a href=\"{game}/29\">Show the last legal position</a>")));
    assert_eq!(site.visitor().get(&format!("{game}/30")).status, 404);
    assert_eq!(site.visitor().page(&format!("{game}/record.txt")), AS_PRINTED);
});

both!(the_game_of_1997_corrected_is_replayed_page_by_page, |site| {
    let administrator = site.administrator();
    let form = [("title", "Freeling–van Zon"), ("record", CORRECTED)];
    let game = administrator.submit("/games", &form);
    let visitor = site.visitor();
    let end = visitor.page(&format!("{game}/143"));
    assert!(end.contains("-,-,-,000,0 -,-,0,00,000 554432 3211 N"), "{end}");
    assert!(end.contains("title=\"South 23\">23<") && end.contains("North to move."), "{end}");
    assert!(end.contains("resignation") && end.contains("143 plies"));

    let record = rules::Record::parse(CORRECTED.as_bytes()).unwrap();
    let steps = record.replay().plies;
    let start = visitor.page(&format!("{game}/0"));
    assert!(start.contains("50,40,30,20,10 50,40,30,20,10 - - S"));
    assert!(start.contains("rel=\"next\""));
    lacks(&start, "rel=\"prev\"");
    for (step, ply) in steps.iter().zip(1..) {
        let page = visitor.page(&format!("{game}/{ply}"));
        assert!(page.contains(&step.position.to_string()), "{ply}");
        assert!(page.contains(&format!("href=\"{game}/{}\" rel=\"prev\"", ply - 1)));
        let current = format!("href=\"{game}/{ply}\" aria-current=\"step\"");
        assert_eq!(page.matches(&current).count(), 1, "{ply}");
        assert_eq!(page.contains("rel=\"next\""), ply < 143, "{ply}");
    }
    for nowhere in ["144", "-1", "x", "99999999999"] {
        assert_eq!(visitor.get(&format!("{game}/{nowhere}")).status, 404, "{nowhere}");
    }
});

both!(a_challenge_is_replayed_on_its_squares, |site| {
    let tags = "[Game \"gbc:9,komi=3.5\"]\n[Result \"1-0\"]\n[Red \"Knecht\"]\n";
    let record = format!("{tags}\n1. b2 b5 2. b8 e2 3. e5 e8 4. h2 h5 5. h8 1-0\n");
    let form = [("title", "Nine moves"), ("record", record.as_str())];
    let game = site.administrator().submit("/games", &form);
    let page = site.visitor().page(&format!("{game}/9"));
    assert!(page.contains("Glass Bead Challenge 9×9, komi 3.5 for Blue"), "{page}");
    assert!(page.contains("played to the end: everything is owned"), "{page}");
    assert!(page.contains("title=\"Red 45\"") && page.contains("title=\"Blue 39.5\""), "{page}");
    assert!(page.contains("The game is over."), "{page}");
    assert!(page.contains("<title>e5: a bead of Red</title>"), "{page}");
    assert!(page.contains("Discs are Red’s beads"), "{page}");
    let first = site.visitor().page(&format!("{game}/1"));
    assert!(first.contains("Red gained 9 squares: a1 a2 a3 b1 b2 b3 c1 c2 c3."), "{first}");

    let slip = record.replace("b8", "b6").replace("[Red", "[First");
    let form = [("title", "A slip"), ("record", slip.as_str())];
    let page = site.visitor().page(&site.administrator().submit("/games", &form));
    assert!(page.contains("Move 2 of Red (ply 3;"), "{page}");
    assert!(page.contains("b6 is owned by the opponent"), "{page}");
});

both!(every_game_is_published_and_replayed, |site| {
    let administrator = site.administrator();
    for file in game_data::record_files() {
        let case = file.cases().into_iter().find(Case::is_verified).unwrap();
        let verdict = rules::verify(case.record.as_bytes());
        let (game, n_plies) = (verdict.game.unwrap(), verdict.plies.unwrap());
        let form = [("title", "x"), ("record", case.record.as_str())];
        let path = administrator.submit("/games", &form);
        let page = site.visitor().page(&path);
        let name = spec_words(&game.into()).in_language(Language::DEFAULT);
        assert!(page.contains(&name), "{}: {page}", case.place);
        let is_resigned = case.record.contains("[Termination \"resignation\"]");
        let told = if is_resigned { "moves legal" } else { "verified" };
        assert!(page.contains("All moves are legal") && page.contains(told), "{}", case.place);
        let board = |ply: u32| {
            let page = site.visitor().page(&format!("{path}/{ply}"));
            let (_, board) = page.split_once("<svg class=\"board\"").unwrap();
            board.split_once("</svg>").unwrap().0.to_owned()
        };
        assert_ne!(board(0), board(1), "{}", case.place);
        assert_ne!(board(1), board(n_plies), "{}", case.place);
        assert_eq!(site.visitor().get(&format!("{path}/{}", n_plies + 1)).status, 404);
    }
});

both!(bohnenspiel_is_replayed_and_its_third_repetition_told, |site| {
    let administrator = site.administrator();
    let record = "[Game \"bohnenspiel\"]\n[Result \"0-1\"]\n[Termination \"resignation\"]\n\n\
                  1. C e 2. D b {the first beans} 3. F c 4. F 0-1\n";
    let game = administrator.submit("/games", &[("title", "x"), ("record", record)]);
    let page = site.visitor().page(&format!("{game}/4"));
    assert!(page.contains("Board of 2 times 6 pits") && page.contains("the first beans"), "{page}");
    assert!(page.contains("The number beside a letter counts"), "{page}");
    lacks(&page, "for the third time");

    let records = include_str!("../../crates/rules/tests/data/bohnenspiel.records");
    let (_, record) = records.split_once("=== third-repetition").unwrap();
    let (_, record) = record.split_once('\n').unwrap();
    let (record, _) = record.split_once("\n===").unwrap();
    let game = administrator.submit("/games", &[("title", "x"), ("record", record)]);
    let page = site.visitor().page(&game);
    assert!(page.contains("After ply 101 a position occurred for the third time"), "{page}");
});

/// A record of the list that the crate's tests use.
fn oware_record(name: &str) -> &'static str {
    let records = include_str!("../../crates/rules/tests/data/oware.records");
    let (_, record) = records.split_once(&format!("=== {name}")).unwrap();
    let (_, record) = record.split_once('\n').unwrap();
    record.split("\n===").next().unwrap()
}

both!(oware_is_replayed_and_its_end_told, |site| {
    let administrator = site.administrator();
    let show = |name: &str| {
        let form = [("title", "x"), ("record", oware_record(name))];
        let game = administrator.submit("/games", &form);
        (site.visitor().page(&game), game)
    };
    let (page, _) = show("s101-0021");
    assert!(page.contains("Oware") && page.contains("Board of 2 times 6 pits"), "{page}");
    assert!(page.contains("one side had more than half of all seeds"), "{page}");
    let (_, game) = show("x31-oware-split-028");
    let page = site.visitor().page(&format!("{game}/160"));
    assert!(page.contains("the side to move had no legal move, so each side took"), "{page}");
    assert!(page.contains("takes the last"), "{page}");
    let (_, game) = show("x31-oware-slam-042");
    let page = site.visitor().page(&format!("{game}/43"));
    assert!(page.contains("Would capture all the opponent’s seeds"), "{page}");
    let (page, _) = show("third-repetition");
    assert!(page.contains("After ply 130 a position occurred for the third time"), "{page}");
    let (page, _) = show("x31-oware-feed-055");
    assert!(page.contains("The opponent has no seed left"), "{page}");
});

both!(the_list_of_games_tells_the_rules_beside_the_event, |site| {
    let administrator = site.administrator();
    administrator.submit("/games", &[("title", "x"), ("record", CORRECTED)]);
    let page = site.visitor().page("/games");
    assert!(page.contains("<p class=\"meta\">Glass Bead Game 2×5 · "), "{page}");
    assert_eq!(page.matches("<svg class=\"board small\"").count(), 1, "one board a game: {page}");
});

both!(publishing_is_the_administrators_and_needs_a_title_and_text, |site| {
    let administrator = site.administrator();
    let member = site.with_role(&administrator, "", "");
    let form = [("title", "x"), ("record", CORRECTED)];
    assert_eq!(member.post("/games", &form).status, 403);
    assert_eq!(member.get("/games/new").status, 403);
    assert!(administrator.page("/games/new").contains("Publish game"));
    let answer = administrator.post("/games", &[("title", " "), ("record", "C30\u{0}")]);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Please fix the 2 highlighted fields"), "{}", answer.body);
    let long = "x".repeat(65_537);
    let answer = administrator.post("/games", &[("title", "long"), ("record", &long)]);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("at most 65536"), "the typed text is kept");
    assert!(answer.body.contains(&long));
});

both!(a_published_game_is_published_once, |site| {
    let administrator = site.administrator();
    let form = [("title", "x"), ("record", CORRECTED), ("form_key", "k")];
    let game = administrator.submit("/games", &form);
    assert_eq!(administrator.submit("/games", &form), game);
    assert_eq!(count_acts!(site, GameAdded), 1);
});

both!(what_cannot_be_read_is_shown_as_text, |site| {
    let administrator = site.administrator();
    let form = [("title", "<b>no</b> record"), ("record", "just\r\n<i>words</i>")];
    let game = administrator.submit("/games", &form);
    let page = site.visitor().page(&game);
    assert!(page.contains("not readable") && page.contains("The tag Game is missing"), "{page}");
    assert!(page.contains("&#60;i&#62;words") && !page.contains("<i>words"));
    let text = site.visitor().page(&format!("{game}/record.txt"));
    assert_eq!(text, "just\r\n<i>words</i>");
    assert_eq!(site.visitor().get(&format!("{game}/0")).status, 404);
    assert_eq!(site.visitor().get("/games/99999").status, 404);
    assert_eq!(site.visitor().get("/games/x").status, 404);
});

both!(games_are_listed_with_their_tournaments_until_they_are_corrected_away, |site| {
    let administrator = site.administrator();
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    let board = played.path("rounds/1/boards/1");
    let form = [("outcome", "first"), ("ending", "resignation"), ("record", "C40 c40")];
    administrator.submit(&board, &form);
    let visitor = site.visitor();
    for list in ["/games".to_owned(), played.path("games")] {
        let page = visitor.page(&list);
        assert!(page.contains("<bdi>Josef Knecht</bdi> – <bdi>Plinio Designori</bdi>"), "{page}");
        assert!(page.contains("Glass Bead Open") && page.contains("Round 1, board 1"));
        assert!(page.contains("moves legal") && page.contains("Glass Bead Game 2×6"));
    }
    let (_, rest) = visitor
        .page("/games")
        .split_once("href=\"/games/")
        .map(|(a, b)| (a.to_owned(), b.to_owned()))
        .unwrap();
    let game = format!("/games/{}", rest.split('"').next().unwrap());
    let page = administrator.page(&board);
    let (_, rest) = page.split_once("name=\"replaces\" value=\"").unwrap();
    let from = rest.split('"').next().unwrap();
    let open = [("outcome", "open"), ("replaces", from), ("reason", "wrong table")];
    administrator.submit(&board, &open);
    assert!(!visitor.page("/games").contains("Josef Knecht"));
    assert_eq!(visitor.get(&game).status, 200, "the history still leads to it");
});

both!(the_games_of_a_tournament_come_in_pages_by_round_and_board, |site| {
    let names: Vec<String> = (1..=11).map(|number| format!("Player {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let played = Played::start(site, &Plan::RATED, &names);
    let with_games = |db: &mut store::Db| {
        for pairing in pairings::list(db, played.id)? {
            if pairing.second.is_some() {
                let game = games::insert(
                    db,
                    None,
                    &CheckedRecord::of("C40".into()),
                    system::clock::now(),
                )?;
                played.insert_game(db, pairing.id, game)?;
            }
        }
        Ok(())
    };
    site.store.write(with_games).unwrap();
    let visitor = site.visitor();
    let first = visitor.page(&played.path("games"));
    assert!(first.contains("Round 5, board 4") && !first.contains("Round 5, board 5"), "{first}");
    assert!(first.contains("games?page=2\" rel=\"next\""));
    lacks(&first, "rel=\"first\"");
    let second = visitor.page(&played.path("games?page=2"));
    assert!(
        second.contains("Round 5, board 5") && !second.contains("Round 5, board 4"),
        "{second}"
    );
    assert!(second.contains("games?page=3\" rel=\"next\"") && second.contains("rel=\"first\""));
    let last = visitor.page(&played.path("games?page=3"));
    assert!(last.contains("Round 10, board 4") && last.contains("Round 11, board 5"), "{last}");
    lacks(&last, "rel=\"next\"");
    assert!(visitor.page(&played.path("games?page=4294967295")).contains("rel=\"first\""));
});

both!(the_record_of_a_result_that_was_corrected_says_that_it_does_not_count, |site| {
    let administrator = site.administrator();
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    let board = played.path("rounds/1/boards/1");
    let form = [("outcome", "first"), ("ending", "resignation"), ("record", "C40 c40")];
    administrator.submit(&board, &form);
    let page = administrator.page(&board);
    let between = |page: &str, start: &str| {
        let (_, rest) = page.split_once(start).unwrap();
        rest.split('"').next().unwrap().to_owned()
    };
    let game = format!("/games/{}", between(&page, "href=\"/games/"));
    let told = ["no longer counts", "nothing about the result that counts now"];
    let page_of_game = site.visitor().page(&game);
    for told in told {
        lacks(&page_of_game, told);
    }
    let from = between(&page, "name=\"replaces\" value=\"");
    let other = [("outcome", "second"), ("ending", "resignation"), ("record", "C40 c40")];
    let why = [("replaces", from.as_str()), ("reason", "the sheet was misread")];
    administrator.submit(&board, &[&other[..], &why].concat());
    let page = site.visitor().page(&game);
    assert!(page.contains("This result was corrected on "), "{page}");
    assert!(told.iter().all(|told| page.contains(told)), "{page}");
    let link = format!("<a href=\"{board}\">Current result</a>");
    assert!(page.contains(&link), "{page}");
    let newest = format!("/games/{}", between(&site.visitor().page(&board), "href=\"/games/"));
    assert_ne!(newest, game);
    lacks(&site.visitor().page(&newest), "no longer counts");
});

/// Sends the form with a file, as a browser does.
fn publish_file(browser: &Browser, typed: &str, file: &[u8]) -> Answer {
    let part =
        |name: &str| format!("\r\n--beads\r\nContent-Disposition: form-data; name=\"{name}\"");
    let mut body = format!("{}\r\n\r\nFrom a file", part("title")).into_bytes();
    body.extend_from_slice(format!("{}\r\n\r\nk", part("form_key")).as_bytes());
    body.extend_from_slice(format!("{}\r\n\r\n{typed}", part("record")).as_bytes());
    let file_name = "; filename=\"game.record\"\r\nContent-Type: text/plain";
    body.extend_from_slice(format!("{}{file_name}\r\n\r\n", part("file")).as_bytes());
    body.extend_from_slice(file);
    body.extend_from_slice(b"\r\n--beads--\r\n");
    browser.post_bytes("/games", "multipart/form-data; boundary=beads", &body[2..])
}

both!(a_game_may_be_published_from_a_file, |site| {
    let administrator = site.administrator();
    let page = administrator.page("/games/new");
    assert!(page.contains("enctype=\"multipart/form-data\"") && page.contains("type=\"file\""));
    let answer = publish_file(&administrator, "", CORRECTED.as_bytes());
    assert_eq!(answer.status, 303, "{}", answer.body);
    let visitor = site.visitor();
    assert_eq!(visitor.page(&format!("{}/record.txt", answer.location)), CORRECTED);

    let answer = publish_file(&administrator, "C30 c30", CORRECTED.as_bytes());
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Use one of them"), "{}", answer.body);
    assert!(answer.body.contains("\nC30 c30</textarea>"), "what was typed is kept");
    let answer = publish_file(&administrator, "", b"Z\xfcrich");
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Line 1, column 2: "), "{}", answer.body);
    assert!(answer.body.contains("\n</textarea>"), "the next file is not a second record");
    assert_eq!(publish_file(&administrator, "C30", b"").status, 303, "no file was chosen");
});

both!(several_records_are_refused_and_told_instead_of_published_as_one, |site| {
    let administrator = site.administrator();
    let several = [CORRECTED, AS_PRINTED, CORRECTED].join("\n");
    let answer = publish_file(&administrator, "", several.as_bytes());
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("There are 3 records here"), "{}", answer.body);
    assert!(answer.body.contains("aria-invalid=\"true\" aria-describedby=\"record-complaint\""));
    let form = [("title", "x"), ("record", several.as_str())];
    let answer = administrator.post("/games", &form);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Publish them one at a time"), "{}", answer.body);
    assert!(site.visitor().page("/games").contains("No games yet"));
});

both!(a_record_is_offered_in_canonical_form_where_that_is_another_text, |site| {
    let administrator = site.administrator();
    let visitor = site.visitor();
    let game = administrator.submit("/games", &[("title", "x"), ("record", CORRECTED)]);
    let canonical = rules::Record::parse(CORRECTED.as_bytes()).unwrap().canonical().unwrap();
    let path = format!("{game}/canonical.txt");
    assert_eq!(visitor.page(&path), canonical);
    let page = visitor.page(&game);
    assert!(page.contains(&format!("href=\"{path}\"")), "{page}");
    assert!(page.contains("30. E2 e000301300000xD3,55"), "{page}");

    let typed = canonical.replace('\n', "\r\n");
    let same = administrator.submit("/games", &[("title", "same"), ("record", &typed)]);
    lacks(&visitor.page(&same), "canonical");
    let faulty = administrator.submit("/games", &[("title", "slip"), ("record", AS_PRINTED)]);
    lacks(&visitor.page(&faulty), "canonical");
    assert_eq!(visitor.get(&format!("{faulty}/canonical.txt")).status, 404);
    assert_eq!(visitor.get("/games/99999/canonical.txt").status, 404);
});

both!(a_game_is_a_record_of_abstract_play_without_user_ids, |site| {
    let administrator = site.administrator();
    let game = administrator.submit("/games", &[("title", "x"), ("record", CORRECTED)]);
    let path = format!("{game}/abstract-play.json");
    assert!(site.visitor().page(&game).contains(&format!("href=\"{path}\"")));
    let record: serde_json::Value = serde_json::from_str(&site.visitor().page(&path)).unwrap();
    let header = &record["header"];
    assert_eq!(
        header["game"],
        serde_json::json!({"name": "Glass Bead Game 2×5", "variants": ["gbg:5"]})
    );
    assert_eq!(header["players"].as_array().unwrap().len(), 2);
    assert!(header["players"].as_array().unwrap().iter().all(|one| one.get("userid").is_none()));
    let results: Vec<_> =
        [0, 1].map(|seat| header["players"][seat]["result"].as_u64().unwrap()).into();
    assert_eq!(results.iter().sum::<u64>(), 1, "{header}");
    assert!(header["date-end"].as_str().unwrap().ends_with('Z') && header["event"].is_null());
    let moves = record["moves"].as_array().unwrap();
    assert_eq!((moves[0][0].as_str(), moves[0].as_array().unwrap().len()), (Some("C30"), 2));
    let faulty = administrator.submit("/games", &[("title", "slip"), ("record", AS_PRINTED)]);
    assert_eq!(site.visitor().get(&format!("{faulty}/abstract-play.json")).status, 404);
});

/// A record that says where it was played, as a browser sends it.
fn placed_record(round: u32, board: u32, moves: &str) -> String {
    format!(
        "[Round \"{round}\"]\r\n[Board \"{board}\"]\r\n[Game \"gbg:6\"]\r\n[Result \"1-0\"]\r\n\
         [Termination \"resignation\"]\r\n\r\n{moves}"
    )
}

both!(the_games_of_a_tournament_are_one_file_that_is_read_record_by_record, |site| {
    let names: Vec<String> = (1..=11).map(|number| format!("Player {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let played = Played::start(site, &Plan::RATED, &names);
    let (visitor, path) = (site.visitor(), played.path("games.txt"));
    assert_eq!(visitor.page(&path), "");
    lacks(&visitor.page(&played.path("games")), "games.txt");
    let with_games = |db: &mut store::Db| {
        for pairing in pairings::list(db, played.id)? {
            let moves = match (pairing.round, pairing.board) {
                (2, 1) => "C40 d5",
                (2, 2) => "C40 {no end",
                _ => "C40",
            };
            if pairing.second.is_some() {
                let text = placed_record(pairing.round.into(), pairing.board.into(), moves);
                let game = games::insert(db, None, &CheckedRecord::of(text), system::clock::now())?;
                played.insert_game(db, pairing.id, game)?;
            }
        }
        Ok(())
    };
    site.store.write(with_games).unwrap();
    let text = visitor.page(&path);
    let parts: Vec<_> =
        rules::record::Collection::new(text.as_bytes()).map(Result::unwrap).collect();
    assert_eq!(parts.len(), 55 - 2, "{text}");
    let places = parts.iter().map(|part| {
        let record = rules::Record::parse(part.bytes()).unwrap();
        assert_eq!(record.verify().status, rules::Status::Verified);
        assert_eq!(record.tag("Event"), Some("Glass Bead Open at Waldzell"), "told by the board");
        assert!(rules::Seat::ALL.into_iter().all(|seat| record.player(seat).is_some()));
        let number = |tag| record.tag(tag).unwrap().parse::<u32>().unwrap();
        (number("Round"), number("Board"))
    });
    assert!(places.is_sorted(), "{text}");
    assert!(visitor.page(&played.path("games")).contains(&format!("href=\"{path}\"")));
    assert_eq!(visitor.get("/tournaments/99999/games.txt").status, 404);
});

both!(a_record_whose_result_was_taken_back_is_not_among_the_games, |site| {
    let administrator = site.administrator();
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    let board = played.path("rounds/1/boards/1");
    let form = [("outcome", "first"), ("ending", "resignation"), ("record", "C40 c40")];
    administrator.submit(&board, &form);
    let text = site.visitor().page(&played.path("games.txt"));
    assert!(text.contains("[South \"Josef Knecht\"]\n") && text.ends_with("\n1. C40 c40 1-0\n\n"));
    let page = administrator.page(&board);
    let (_, rest) = page.split_once("name=\"replaces\" value=\"").unwrap();
    let from = rest.split('"').next().unwrap();
    let open = [("outcome", "open"), ("replaces", from), ("reason", "wrong table")];
    administrator.submit(&board, &open);
    assert_eq!(site.visitor().page(&played.path("games.txt")), "");
});
