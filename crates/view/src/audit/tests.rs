//! A sentence for every act.

use domain::AccountId;
use domain::accounts::Access;
use domain::audit::{Act, Hash, Logged, Named, Names, Unread, Via};
use serde_json::{Value, json};
use words::Language;

use super::details::details;
use super::naming::Naming;
use super::told::told;
use crate::render;

fn act(name: &str, detail: &Value) -> Act {
    let act = json!({ "act": name, "detail": detail });
    serde_json::from_value(act).unwrap_or_else(|error| panic!("{name} {detail}: {error}"))
}

/// The sample after that of an act: the compiler asks for one of each.
#[allow(clippy::too_many_lines, reason = "a sample of each act")]
fn after(last: &Act) -> Option<Act> {
    let event =
        json!({ "name": "Waldzell Open", "place": null, "days": ["2026-11-20", "2026-11-22"] });
    let account = json!({ "account": 1 });
    let tournament = json!({ "name": "Beads", "spec": "gbg:6", "format": "swiss", "rounds": 5,
        "acceleration": "none", "points": "1/0.5/0", "bye": "1", "rated": "rated", "pie": null,
        "tie_breaks": "PTS", "edition": null });
    let entered = json!({ "entry": 1, "player": 1, "name": { "private": "Josef Knecht" },
        "rating": 1500, "club": null });
    let moved = json!([{ "player": 1, "pool": 1, "before": null, "after": 150_000 }]);
    let meetings = json!({ "tournament": 1, "forbidden": 1, "entries": [1, 2], "from_round": 1,
        "to_round": 3 });
    let change = json!({ "tournament": 1, "round": 2, "change": 1, "kind": "swap", "first": 1,
        "second": 2, "reason": "They came together." });
    let pairings = json!([{ "board": 1, "first": 1, "second": 2, "bye": null },
        { "board": 2, "first": 3, "second": null, "bye": "pairing-allocated" }]);
    let facts = json!({ "name": { "private": "Josef Knecht" }, "club": null, "birth_year": null });
    let absence = json!({ "tournament": 1, "entry": 1, "player": 1, "from_round": 3,
        "verdict": "not-paired" });
    let board = json!({ "tournament": 1, "round": 2, "board": 3 });
    let checked_in = json!({ "tournament": 1, "round": 2, "entry": 1 });
    let won = json!({ "outcome": "first", "ending": "played", "points": ["42", "0"] });
    let result = json!({ "tournament": 1, "round": 2, "board": 3, "result": 1, "replaces": null,
        "game": 7, "proof": "proven", "before": null, "after": won, "reason": null, "ratings": [] });
    let mut corrected = result.clone();
    corrected["before"] = json!({ "outcome": "second", "ending": "resignation", "points": null });
    corrected["reason"] = json!("Written down wrongly.");
    let ranking = |codes: &str| json!({ "tie_breaks": codes, "edition": "2026" });
    let history = json!({ "history": 1, "family": "gbg", "file": "games.csv", "sha256": "00",
        "periods": "month", "ratings_moved": 3, "games": 10, "players": 4 });
    let clock = json!({ "tournament": 1, "round": 2, "minutes": 60, "left_secs": 2292 });
    let added = json!({ "tournament": 1, "round": 2, "board": 3, "minutes": 5,
        "reason": "The clock had stopped." });
    let (name, detail) = match last {
        Act::AccountAdded { .. } => ("password-changed", account),
        Act::PasswordChanged { .. } => ("account-disabled", account),
        Act::AccountDisabled { .. } => ("account-enabled", account),
        Act::AccountEnabled { .. } => ("sessions-ended", json!({ "account": 1, "sessions": 2 })),
        Act::SessionsEnded { .. } => {
            ("alerts-changed", json!({ "account": 1, "change": "mail-asked" }))
        }
        Act::AlertsChanged { .. } => {
            ("player-account-changed", json!({ "account": 1, "player": 1, "change": "confirmed" }))
        }
        Act::PlayerAccountChanged { .. } => {
            ("rank-changed", json!({ "account": 1, "before": "member", "after": "administrator" }))
        }
        Act::RankChanged { .. } => ("role-changed", json!({ "account": 1, "role": "arbiter" })),
        Act::RoleChanged { .. } => ("code-made", json!({ "account": 1, "role": "arbiter" })),
        Act::CodeMade { .. } => (
            "code-used",
            json!({ "account": 1, "role": "arbiter", "browser": "firefox", "system": "linux" }),
        ),
        Act::CodeUsed { .. } => {
            ("code-session-ended", json!({ "account": 1, "role": "scorekeeper" }))
        }
        Act::CodeSessionEnded { .. } => ("event-added", json!({ "event": event })),
        Act::EventAdded { .. } => (
            "event-changed",
            json!({ "before": event, "after": event, "visibility": ["draft", "published"],
                "ratings_moved": 0 }),
        ),
        Act::EventChanged(_) => (
            "event-imported",
            json!({ "event": event, "sha256": "5e1f", "tournaments": 2, "players": 8,
                "new_players": 3, "results": 20, "ratings_moved": 4 }),
        ),
        Act::EventImported(_) => ("extension-removed", json!({ "extension": "seating" })),
        Act::ExtensionRemoved { .. } => {
            ("paper-changed", json!({ "before": "a4", "after": "letter" }))
        }
        Act::PaperChanged { .. } => {
            ("tournament-added", json!({ "tournament": 1, "after": tournament }))
        }
        Act::TournamentAdded { .. } => (
            "tournament-imported",
            json!({ "tournament": 1, "details": tournament, "players": 8, "rounds": 5,
                "left_out": ["X"], "birth_years": [], "ratings": moved, "recorded_by": 1 }),
        ),
        Act::TournamentImported(_) => {
            let mut other = tournament.clone();
            other["rounds"] = json!(7);
            ("tournament-changed", json!({ "tournament": 1, "before": tournament, "after": other }))
        }
        Act::TournamentChanged(_) => (
            "tie-breaks-changed",
            json!({ "tournament": 1, "before": ranking("PTS"), "after": ranking("PTS,BH"),
                "ranks_changed": 2 }),
        ),
        Act::TieBreaksChanged { .. } => (
            "schedule-changed",
            json!({ "tournament": 1, "before": [], "after": [[1, "2026-11-20T10:00:00"]] }),
        ),
        Act::ScheduleChanged(_) => (
            "boards-changed",
            json!({ "tournament": 1, "before": { "first": 1, "fixed": {} },
                "after": { "first": 41, "fixed": { "1": 42 } }, "rounds": [2, 3] }),
        ),
        Act::BoardsChanged(_) => ("rounds-silenced", json!({ "tournament": 1, "from_round": 4 })),
        Act::RoundsSilenced { .. } => {
            ("results-announced", json!({ "tournament": 1, "from_round": 4 }))
        }
        Act::ResultsAnnounced { .. } => (
            "tournament-started",
            json!({ "tournament": 1, "numbering": "lot", "numbers": [1, 2], "seed": "7",
                "rounds": 5, "edition": "2026" }),
        ),
        Act::TournamentStarted(_) => {
            ("deleted", json!({ "kind": "tournament", "id": 1, "name": { "private": "Beads" } }))
        }
        Act::Deleted { .. } => ("restored", json!({ "kind": "player", "id": 1 })),
        Act::Restored { .. } => ("archived", json!({ "kind": "rating-list", "id": 1 })),
        Act::Archived { .. } => ("unarchived", json!({ "kind": "event", "id": 1 })),
        Act::Unarchived { .. } => {
            ("tournament-cancelled", json!({ "tournament": 1, "reason": "The hall burned." }))
        }
        Act::TournamentCancelled { .. } => {
            ("tournament-unstarted", json!({ "tournament": 1, "numbers": [1, 2], "pairings": [] }))
        }
        Act::TournamentUnstarted { .. } => {
            ("tournament-closed", json!({ "tournament": 1, "rated": "rated", "ratings": moved }))
        }
        Act::TournamentClosed(_) => {
            ("tournament-reopened", json!({ "tournament": 1, "rated": "rated", "ratings": moved }))
        }
        Act::TournamentReopened(_) => {
            ("numbers-changed", json!({ "tournament": 1, "before": [1, 2], "after": [2, 1] }))
        }
        Act::NumbersChanged { .. } => (
            "byes-changed",
            json!({ "tournament": 1, "entry": 1, "rounds": [2, 3], "before": [],
                "after": "half-point" }),
        ),
        Act::ByesChanged { .. } => ("meeting-forbidden", meetings),
        Act::MeetingForbidden(_) => ("meeting-allowed", meetings),
        Act::MeetingAllowed(_) => ("draft-changed", change),
        Act::DraftChanged(_) => ("draft-change-removed", change),
        Act::DraftChangeRemoved(_) => (
            "round-published",
            json!({ "tournament": 1, "round": 2, "changes": [], "pairings": pairings }),
        ),
        Act::RoundPublished { .. } => {
            ("round-unpublished", json!({ "tournament": 1, "round": 2, "pairings": pairings }))
        }
        Act::RoundUnpublished { .. } => (
            "players-entered",
            json!({ "tournament": 1, "entered": [entered, entered], "missed": null }),
        ),
        Act::PlayersEntered { .. } => {
            ("entry-changed", json!({ "tournament": 1, "before": entered, "after": entered }))
        }
        Act::EntryChanged { .. } => {
            ("entry-removed", json!({ "tournament": 1, "entry": entered, "player_removed": false }))
        }
        Act::EntryRemoved { .. } => (
            "player-changed",
            json!({ "player": 1, "before": facts, "after": facts, "ratings": moved }),
        ),
        Act::PlayerChanged { .. } => (
            "players-merged",
            json!({ "merge": 1, "merged": 2, "kept": 1, "reason": "One.", "ratings": [] }),
        ),
        Act::PlayersMerged { .. } => (
            "players-unmerged",
            json!({ "merge": 1, "merged": 2, "kept": 1, "stood_for_both": 1, "reason": "Two.",
                "ratings": [] }),
        ),
        Act::PlayersUnmerged { .. } => ("withdrawn", absence),
        Act::Withdrawn(_) => ("returned", absence),
        Act::Returned(_) => (
            "pie-offered",
            json!({ "tournament": 1, "round": 2, "board": 3, "offer": 1, "replaces": null,
                "named_by": 1, "spec": "gbc:9", "choice_taken_back": null }),
        ),
        Act::PieOffered { .. } => (
            "pie-chosen",
            json!({ "tournament": 1, "round": 2, "board": 3, "offer": 1, "choice": 1,
                "side": "second" }),
        ),
        Act::PieChosen { .. } => ("games-adjourned", json!({ "boards": [board] })),
        Act::GamesAdjourned { .. } => ("adjournment-ended", board),
        Act::AdjournmentEnded(_) => ("result-entered", result),
        Act::ResultEntered(_) => ("result-corrected", corrected),
        Act::ResultCorrected(_) => ("game-added", json!({ "game": 7, "title": "A beginning" })),
        Act::GameAdded { .. } => {
            ("challenge-made", json!({ "challenge": 4, "spec": "gbg:6", "time_control": "3d" }))
        }
        Act::ChallengeMade(_) => ("challenge-withdrawn", json!({ "challenge": 4 })),
        Act::ChallengeWithdrawn { .. } => ("link-game-relinked", json!({ "link_game": 5 })),
        Act::LinkGameRelinked(_) => ("link-game-withdrawn", json!({ "link_game": 5 })),
        Act::LinkGameWithdrawn(_) => {
            ("link-game-begun", json!({ "link_game": 5, "spec": "gbg:6", "time_control": "3d" }))
        }
        Act::LinkGameBegun(_) => (
            "link-game-ended",
            json!({ "link_game": 5, "game": 7, "outcome": "first", "ending": "resignation",
                "plies": 31, "record": "ab" }),
        ),
        Act::LinkGameEnded(_) => (
            "link-game-rated",
            json!({ "link_game": 5, "first": 1, "second": 2, "ratings": moved }),
        ),
        Act::LinkGameRated(_) => (
            "link-game-ruled",
            json!({ "link_game": 5, "ruling": "extend", "seat": "first", "minutes": 1440,
                "reason": "Ill" }),
        ),
        Act::LinkGameRuled(_) => (
            "link-terms-changed",
            json!({ "tournament": 1, "before": null,
                "after": { "time_control": "3d", "next_round": "by-itself" } }),
        ),
        Act::LinkTermsChanged { .. } => ("history-imported", history),
        Act::HistoryImported(_) => ("history-forgotten", history),
        Act::HistoryForgotten(_) => {
            ("ratings-renewed", json!({ "family": "gbg", "rules_version": 2, "ratings": moved }))
        }
        Act::RatingsRenewed(_) => (
            "ledgers-recomputed",
            json!({ "rules_version": 4, "lists": [
                { "pool": 1, "moved": 3, "kept": [2, "ab"] }, { "pool": 1, "moved": 1, "kept": null },
            ] }),
        ),
        Act::LedgersRecomputed(_) => {
            ("ratings-recomputed", json!({ "pool": 1, "family": "gbg", "moved": 3 }))
        }
        Act::RatingsRecomputed { .. } => (
            "pool-added",
            json!({ "pool": 1, "family": "gbg", "name": null, "system": "glicko2",
                "settings": null, "players": 3 }),
        ),
        Act::PoolAdded { .. } => (
            "list-published",
            json!({ "pool": 1, "number": 2, "as_of": "2026-11-26", "players": 3, "hash": "ab" }),
        ),
        Act::ListPublished { .. } => (
            "initial-ratings-recorded",
            json!({ "pool": 1, "ratings": [], "initial": [{ "player": 1, "replaces": null,
                "rating": 150_000, "deviation": null, "games": 9, "known_on": null,
                "source": "A list" }] }),
        ),
        Act::InitialRatingsRecorded { .. } => (
            "heads-taken",
            json!({ "heads": [{ "kind": "event", "subject": 1, "length": 6, "head": "ab" }] }),
        ),
        Act::HeadsTaken { .. } => {
            ("rows-taken-in", json!({ "step": "00000000000072", "rows": 12, "altered": 0 }))
        }
        Act::RowsTakenIn { .. } => ("link-made", json!({ "player": 1 })),
        Act::TokenMade { .. } => {
            ("token-revoked", json!({ "tournament": 1, "token": 1, "name": "Scoreboard" }))
        }
        Act::TokenRevoked { .. } => ("link-ended", json!({ "tablet": 1 })),
        Act::LinkMade(_) => (
            "token-made",
            json!({ "tournament": 1, "token": 1, "name": "Scoreboard", "last_day": "2026-12-31" }),
        ),
        Act::LinkEnded(_) => (
            "publicity-chosen",
            json!({ "player": 1, "before": null,
                "after": { "name": "number", "club": false, "curve": true, "moves": true } }),
        ),
        Act::PublicityChosen { .. } => (
            "result-handed-in",
            json!({ "tournament": 1, "round": 2, "board": 3, "submission": 1, "replaces": null,
                "by": 1, "proof": "no-record",
                "after": { "outcome": "first", "ending": "played", "points": null } }),
        ),
        Act::ResultHandedIn(_) => (
            "submission-answered",
            json!({ "tournament": 1, "round": 2, "board": 3, "submission": 1, "by": 1,
                "answer": "dispute" }),
        ),
        Act::SubmissionAnswered(_) => {
            ("result-kept", json!({ "tournament": 1, "round": 2, "board": 3, "submissions": [1] }))
        }
        Act::ResultKept { .. } => (
            "policy-changed",
            json!({ "tournament": 1, "from_round": 2, "before": "agreement",
                "after": "any-entry" }),
        ),
        Act::PolicyChanged { .. } => (
            "arbiter-called",
            json!({ "tournament": 1, "by": 1,
                "at": { "tournament": 1, "round": 2, "board": 3 } }),
        ),
        Act::ArbiterCalled(_) => ("call-ended", json!({ "tournament": 1, "by": 1, "at": null })),
        Act::CallEnded(_) => ("call-reopened", json!({ "tournament": 1, "by": 1, "at": null })),
        Act::CallReopened(_) => (
            "allowances-changed",
            json!({ "tournament": 1,
                "before": { "leaving": false, "missing": false, "half_point_byes": 0 },
                "after": { "leaving": true, "missing": true, "half_point_byes": 1 } }),
        ),
        Act::AllowancesChanged { .. } => (
            "paired-late",
            json!({ "tournament": 1, "round": 2,
                "pairing": { "board": 3, "first": 1, "second": 2, "bye": null },
                "instead_of": [
                    { "board": 3, "first": 1, "second": null, "bye": "pairing-allocated" }
                ] }),
        ),
        Act::PairedLate(_) => ("checked-in", checked_in),
        Act::CheckedIn(_) => ("check-in-undone", checked_in),
        Act::CheckInUndone(_) => ("check-in-opened", json!({ "tournament": 1, "round": 2 })),
        Act::CheckInOpened { .. } => {
            ("check-in-closed", json!({ "tournament": 1, "round": 2, "here": 7, "missing": [1] }))
        }
        Act::CheckInClosed { .. } => ("clock-started", clock),
        Act::ClockStarted(_) => ("clock-paused", clock),
        Act::ClockPaused(_) => ("clock-reset", clock),
        Act::ClockReset(_) => (
            "round-length-changed",
            json!({ "tournament": 1, "round": 2, "before": 60, "after": 50 }),
        ),
        Act::RoundLengthChanged { .. } => ("time-added", added),
        Act::TimeAdded(_) => ("time-removed", added),
        Act::TimeRemoved(_) => (
            "screen-changed",
            json!({ "screen": 2, "before": { "scenes": ["boards", "clock"], "tournament": null },
                "after": { "scenes": ["names"], "tournament": 1 } }),
        ),
        Act::ScreenChanged { .. } => {
            ("notice-changed", json!({ "before": null, "after": "Lunch is ready." }))
        }
        Act::NoticeChanged { .. } => ("backup-made", json!({ "file": "open.magister" })),
        Act::BackupMade { .. } => ("backup-downloaded", json!({ "file": "open.magister" })),
        Act::BackupDownloaded { .. } => (
            "backup-restored",
            json!({ "made_at": "2026-11-20T10:00:00Z", "erased": 1, "access_ended": 2 }),
        ),
        Act::BackupRestored { .. } => return None,
    };
    Some(act(name, &detail))
}

fn samples() -> Vec<Act> {
    let name = json!({ "private": "knecht" });
    let first = act("account-added", &json!({ "account": 1, "name": name, "rank": "member" }));
    std::iter::successors(Some(first), after).collect()
}

fn logged(act: Result<Act, Unread>) -> Logged {
    Logged {
        id: 1,
        position: 1,
        hash: Hash::start(),
        account: Some(AccountId(1)),
        access: Some(Access::Arbiter),
        via: Via::Page,
        event: Some(1.into()),
        at: "2026-11-20T10:00:00Z".parse().unwrap(),
        act,
    }
}

fn names() -> Names {
    let named = |name: &str| Named { name: name.to_owned(), is_there: true };
    Names {
        players: [(1.into(), named("Josef Knecht"))].into(),
        entries: [(1.into(), 1.into()), (2.into(), 2.into())].into(),
        tournaments: [(1.into(), named("Beads"))].into(),
        events: [(1.into(), named("Waldzell Open"))].into(),
        accounts: [(1.into(), named("knecht"))].into(),
        ..Names::default()
    }
}

fn words(sentence: &super::Sentence) -> String {
    let drawn = render(&sentence.pieces(Language::DEFAULT), Language::DEFAULT).unwrap();
    let tags = regex::Regex::new("<[^>]*>").unwrap();
    tags.replace_all(drawn.trim(), "").into_owned()
}

/// The sentences of all samples, in their order.
const TOLD: &[&str] = &[
    "Account knecht was created, rank member.",
    "The password of knecht was changed.",
    "Account knecht was disabled.",
    "Account knecht was enabled.",
    "2 sessions of knecht were ended.",
    "knecht asked for alerts by e-mail.",
    "knecht was confirmed as Josef Knecht.",
    "The rank of knecht was changed from member to administrator.",
    "The role of knecht was set to arbiter.",
    "knecht made a sign-in code for the role arbiter.",
    "A sign-in code of knecht was used for the role arbiter: Firefox on Linux.",
    "A device that knecht signed in by code was signed out (role scorekeeper).",
    "Event Waldzell Open was created.",
    "The event was published.",
    "Event Waldzell Open was imported from a file with 8 players.",
    "The data “seating” of another program was removed.",
    "The paper size was changed from A4 to Letter.",
    "Tournament Beads was created.",
    "Tournament Beads was imported with 8 players.",
    "Tournament Beads was edited.",
    "The tie-breaks of Beads were changed.",
    "The schedule of Beads was changed.",
    "The boards of Beads were changed.",
    "Results of Beads from round 4 on were made silent.",
    "Results of Beads from round 4 on were announced.",
    "Beads was started with 2 players.",
    "The tournament Beads was deleted.",
    "The player Josef Knecht was restored.",
    "The rating list (deleted rating list) was archived.",
    "The event Waldzell Open was restored from the archive.",
    "Beads was cancelled: The hall burned.",
    "The start of Beads was undone.",
    "Beads was closed.",
    "Beads was reopened.",
    "The starting numbers of Beads were changed.",
    "Josef Knecht was given a half-point bye in Beads, rounds 2, 3.",
    "Josef Knecht, a deleted player are kept apart in Beads.",
    "Josef Knecht, a deleted player may meet again in Beads.",
    "Josef Knecht, a deleted player were swapped in the draft of round 2 of Beads.",
    "A change for Josef Knecht, a deleted player was taken out of the draft of round 2 of Beads.",
    "The pairings of round 2 of Beads were published, 2 boards.",
    "Round 2 of Beads was unpublished.",
    "2 players were added to Beads.",
    "The entry of Josef Knecht in Beads was edited.",
    "Josef Knecht was removed from Beads.",
    "Player Josef Knecht was edited.",
    "a deleted player was merged into Josef Knecht.",
    "The merge of a deleted player into Josef Knecht was undone.",
    "Josef Knecht was withdrawn from Beads from round 3 on.",
    "Josef Knecht returned to Beads from round 3 on.",
    "Josef Knecht offered Glass Bead Challenge 9×9 on board 3 of round 2 of Beads.",
    "The opponent chose to move second on board 3 of round 2 of Beads.",
    "The game on board 3 of round 2 of Beads was adjourned.",
    "The adjourned game on board 3 of round 2 of Beads was resumed.",
    "The result of board 3 of round 2 of Beads was entered: 1–0.",
    "The result of board 3 of round 2 of Beads was corrected from 0–1 to 1–0.",
    "The game A beginning was added.",
    "Challenge 4 was created: Glass Bead Game 2×6.",
    "Challenge 4 was withdrawn.",
    "New links were made for game by link 5.",
    "Game by link 5 was withdrawn before it began.",
    "Game by link 5 began: Glass Bead Game 2×6.",
    "Game by link 5 ended after 31 plies: the first player won, resignation.",
    "Game by link 5 between Josef Knecht and a deleted player was rated.",
    "An arbiter gave the first player 24 h more in game by link 5. Reason: Ill",
    "The settings for games by link of Beads were changed.",
    "The games of games.csv were imported for Glass Bead Game.",
    "The games of games.csv were taken out again for Glass Bead Game.",
    "The ratings of Glass Bead Game were recomputed by version 2 of its rules.",
    "All ratings were recomputed by version 4 of the rules; 2 lists changed.",
    "The ratings were recomputed: (deleted rating list).",
    "The rating list (deleted rating list) was created.",
    "List 2 of (deleted rating list) was published, as of 26 November 2026.",
    "One initial rating was recorded in (deleted rating list).",
    "The heads of one other log were taken in.",
    "After an upgrade, 12 rows were taken into the log as found.",
    "A personal link was made for Josef Knecht.",
    "An access token for Beads was made: Scoreboard, until 31 December 2026.",
    "An access token for Beads was revoked: Scoreboard.",
    "The tablet link of Beads was revoked.",
    "Josef Knecht’s choice of what is public was saved.",
    "Josef Knecht handed in a result for board 3 of round 2 of Beads: 1–0.",
    "Josef Knecht disputed the result of board 3 of round 2 of Beads.",
    "A late entry was looked at, and the result of board 3 of round 2 of Beads was kept.",
    "From round 2 on, a result of Beads counts when: Any one entry",
    "Josef Knecht called the arbiter to board 3 of round 2.",
    "The call of Josef Knecht from Beads was answered.",
    "The call of Josef Knecht from Beads was reopened.",
    "What players of Beads may do themselves was changed.",
    "Two players without a game were paired late on board 3 of round 2 of Beads.",
    "Josef Knecht was checked in for round 2 of Beads.",
    "The check-in of Josef Knecht for round 2 of Beads was undone.",
    "Check-in for round 2 of Beads was opened.",
    "Check-in for round 2 of Beads was closed: 7 here, 1 missing.",
    "The clock of round 2 of Beads was started with 38:12 left.",
    "The clock of round 2 of Beads was paused with 38:12 left.",
    "The clock of round 2 of Beads was reset to 38:12.",
    "The length of round 2 of Beads was changed from 60 to 50 minutes.",
    "5 min were added for board 3 of round 2 of Beads.",
    "5 min added for board 3 of round 2 of Beads were removed.",
    "What screen 2 shows of Beads was changed.",
    "A notice was shown to the hall.",
    "The backup open.magister was made.",
    "The backup open.magister was downloaded.",
    "A backup of 2026-11-20 10:00 UTC was restored.",
];

#[test]
fn every_act_is_told_in_a_sentence() {
    let names = names();
    let all = samples();
    let told: Vec<String> =
        all.iter().map(|act| words(&told(&logged(Ok(act.clone())), Naming(&names)))).collect();
    for sentence in &told {
        assert!(!sentence.contains(['{', '\u{fdd1}']), "{sentence}");
        assert!(!sentence.contains("audit-"), "{sentence}");
        assert!(sentence.ends_with('.') || sentence.contains(": "), "{sentence}");
    }
    assert_eq!(told, TOLD);
}

#[test]
fn every_act_has_details_whose_words_are_there() {
    let names = names();
    let spoken = |text: &words::Text| text.in_language(Language::DEFAULT);
    for act in samples() {
        let details = details(&logged(Ok(act.clone())), Naming(&names));
        let lines = details.lines.iter().map(words);
        let facts = details.facts.iter().flat_map(|fact| [&fact.label, &fact.value]);
        let changes = details.changes.iter();
        let changes = changes.flat_map(|one| [&one.label, &one.before, &one.after]);
        for words in facts.chain(changes).map(spoken).chain(lines) {
            assert!(!words.contains("audit-") && !words.contains('{'), "{act:?}: {words}");
        }
    }
}

#[test]
fn only_what_differs_is_shown() {
    let names = names();
    let mut acts = samples().into_iter();
    let changed = acts.find(|act| matches!(act, Act::TournamentChanged(_))).unwrap();
    let details = details(&logged(Ok(changed)), Naming(&names));
    let [change] = &details.changes[..] else { panic!("{details:?}") };
    let values = [&change.label, &change.before, &change.after];
    assert_eq!(values.map(|text| text.in_language(Language::DEFAULT)), ["Rounds", "5", "7"]);
}

#[test]
fn an_act_that_cannot_be_read_shows_none_of_its_values() {
    let (names, unread) = (names(), Unread("seated".to_owned()));
    let logged = logged(Err(unread));
    assert!(words(&told(&logged, Naming(&names))).ends_with("can’t read: seated."));
    assert_eq!(details(&logged, Naming(&names)), super::Details::default());
}
