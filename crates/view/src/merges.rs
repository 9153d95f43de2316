//! Two players who are one person: who could be meant, what a merge does, and how it is taken back.

use askama::Template;
use domain::merges::{Clash, Merge};
use domain::players::{BirthYear, Player};
use domain::ratings::{KnownRating, RatingPool, RatingRow, RatingsMoved};
use domain::tournaments::{TournamentTitle, TournamentTitles};
use domain::{MergeId, PlayerId, PoolId};
use form::merges::{MergeComplaint, MergeForm};
use words::Text;
use words::complaints::{self, Complaints};
use words::format::date;

use super::ratings::{Figure, MovedView, history_words, pool_name};
use super::{Frame, filters};

/// With whom a player could be merged.
#[derive(Template)]
#[template(path = "merges/propose.html")]
pub struct ProposePage {
    pub frame: Frame,
    pub id: PlayerId,
    pub name: String,
    pub looked_for: String,
    /// Those who were found.
    pub found: Vec<Candidate>,
    /// Those whose names are alike.
    pub alike: Vec<Candidate>,
}

/// Somebody who could be the same person.
#[derive(Debug, Clone)]
pub struct Candidate {
    pub id: PlayerId,
    pub name: String,
    pub club: Option<String>,
    /// What the link says to those who only hear the page.
    pub label: Text,
}

/// A player on the way into another one, or the other one.
#[derive(Debug, Clone)]
pub struct Person {
    pub player: Player,
    /// The tournaments, the latest first.
    pub tournaments: Vec<TournamentTitle>,
    /// The games with a result, in tournaments and in histories.
    pub n_games: usize,
    /// The rows of the ledger, in order.
    pub rows: Vec<RatingRow>,
    pub birth_year: Option<BirthYear>,
    /// The pools into which they have brought a rating along.
    pub brought: Vec<PoolId>,
}

/// All that is known before two players are merged.
#[derive(Debug, Clone)]
pub struct Proposal {
    /// Who was asked for and is somebody else by now: the names of both.
    pub meanwhile: Vec<(String, String)>,
    pub kept: Person,
    /// Who will not be listed any more.
    pub merged: Person,
    /// Whether nobody but those of a draft can see the one who is kept, and everybody can then.
    pub is_kept_disclosed: bool,
    /// What is in the way.
    pub clashes: Vec<Clash>,
    /// Whose rating moves.
    pub changes: RatingsMoved,
    /// Every pool.
    pub pools: Vec<RatingPool>,
    /// Every tournament.
    pub titles: TournamentTitles,
}

/// What a merge does.
#[derive(Template)]
#[template(path = "merges/show.html")]
pub struct MergePage {
    pub frame: Frame,
    pub kept: Side,
    /// Who will not be listed any more.
    pub merged: Side,
    /// Who was asked for and is somebody else by now.
    pub meanwhile: Vec<Text>,
    /// Why it cannot be done.
    pub refusal: Option<Text>,
    /// What says that they are two people.
    pub clashes: Vec<ClashLine>,
    /// What should be looked at twice.
    pub warnings: Vec<Text>,
    /// How many tournaments and games, of either and of both together.
    pub counts: Vec<CountLine>,
    /// The ratings of either and of both together.
    pub ratings: Vec<RatingLine>,
    /// Who else's ratings move.
    pub others: MovedView,
    /// What was typed.
    pub form: MergeForm,
    pub complaints: Complaints,
}

/// One of the two.
#[derive(Debug, Clone)]
pub struct Side {
    pub id: PlayerId,
    pub name: String,
    pub club: Option<String>,
    /// Their tournaments, the latest first.
    pub tournaments: Vec<TournamentTitle>,
}

/// What says that they are two people.
#[derive(Debug, Clone)]
pub struct ClashLine {
    /// The tournament in which both were.
    pub tournament: Option<TournamentTitle>,
    /// Whether they met, or where.
    pub what: Text,
}

/// A number of either, and of both together.
#[derive(Debug, Clone)]
pub struct CountLine {
    pub label: Text,
    pub kept: usize,
    /// Of the other.
    pub merged: usize,
    /// Of both together.
    pub together: usize,
}

/// A rating of either, and of both together.
#[derive(Debug, Clone)]
pub struct RatingLine {
    pub pool: Text,
    pub kept: Option<Figure>,
    /// Of the other.
    pub merged: Option<Figure>,
    /// Of both together.
    pub together: Option<Figure>,
}

/// What was done, and whose rating it moved.
#[derive(Template)]
#[template(path = "merges/done.html")]
pub struct MergedPage {
    pub frame: Frame,
    pub done: Text,
    pub kept: PlayerId,
    /// Whose ratings moved.
    pub moved: MovedView,
}

/// A merge that may be taken back.
#[derive(Template)]
#[template(path = "merges/undo.html")]
pub struct UndoPage {
    pub frame: Frame,
    pub id: MergeId,
    /// The player who stands for both now.
    pub now: PlayerId,
    /// When it was done, and why.
    pub told: Text,
    /// Who are players of their own then, and who are not.
    pub effect: Text,
    /// Whose ratings move.
    pub moved: MovedView,
    /// What was typed.
    pub form: MergeForm,
    pub complaints: Complaints,
}

pages! { ProposePage MergePage MergedPage UndoPage }

impl ProposePage {
    /// Those whose names are alike, and those who were looked for.
    pub fn new(
        frame: Frame,
        player: &Player,
        looked_for: String,
        found: &[Player],
        alike: &[&Player],
    ) -> Self {
        let others = found.iter().filter(|other| other.id != player.id);
        Self {
            frame,
            id: player.id,
            name: player.name.clone(),
            looked_for,
            found: others.map(candidate).collect(),
            alike: alike.iter().map(|other| candidate(other)).collect(),
        }
    }
}

fn candidate(player: &Player) -> Candidate {
    Candidate {
        id: player.id,
        name: player.name.clone(),
        club: player.club.clone(),
        label: Text::new("merge-look-label").with("name", player.name.as_str()),
    }
}

impl MergePage {
    /// What a merge does, with the form that does it unless something is in the way.
    pub fn new(frame: Frame, proposal: &Proposal) -> Self {
        let Proposal { kept, merged, clashes, changes, pools, titles, .. } = proposal;
        let both = [kept.player.id, merged.player.id];
        let mut others = changes.clone();
        others.changes.retain(|change| !both.contains(&change.player));
        Self {
            frame,
            meanwhile: proposal.meanwhile.iter().map(merged_meanwhile).collect(),
            refusal: (!clashes.is_empty()).then(|| Text::new("merge-clash")),
            clashes: clashes.iter().map(|clash| clash_line(clash, titles)).collect(),
            warnings: warnings(proposal),
            counts: counts(kept, merged),
            ratings: pools.iter().filter_map(|pool| rating_line(proposal, pool)).collect(),
            others: MovedView::of(&others),
            kept: side(kept),
            merged: side(merged),
            form: MergeForm::default(),
            complaints: Complaints::default(),
        }
    }

    /// The same with what was typed and what is wrong with it.
    #[must_use]
    pub fn with_complaint(self, form: MergeForm, complaint: MergeComplaint) -> Self {
        Self { form, complaints: reason_complaint(complaint), ..self }
    }

    /// The same with what was typed.
    #[must_use]
    pub fn with_form(self, form: MergeForm) -> Self {
        Self { form, ..self }
    }
}

fn reason_complaint(complaint: MergeComplaint) -> Complaints {
    let field = |_: &MergeComplaint| "reason";
    Complaints::new(&[complaint], field, |MergeComplaint(error)| complaints::line(*error))
}

fn merged_meanwhile((name, now): &(String, String)) -> Text {
    Text::new("merge-meanwhile").with("name", name.as_str()).with("now", now.as_str())
}

fn side(person: &Person) -> Side {
    let Player { id, name, club, .. } = person.player.clone();
    Side { id, name, club, tournaments: person.tournaments.clone() }
}

fn clash_line(clash: &Clash, titles: &TournamentTitles) -> ClashLine {
    match clash {
        Clash::Entered { tournament, rounds } => {
            let what = match &rounds[..] {
                [] => Text::new("merge-clash-entered"),
                met => Text::new("merge-clash-met")
                    .with("rounds", Text::list(met.iter().copied()))
                    .with("count", met.len()),
            };
            let tournament = titles.get(tournament).cloned();
            let what = match &tournament {
                Some(_) => Text::new("labelled").with_slot("label", "").with("what", what),
                None => what,
            };
            ClashLine { tournament, what }
        }
        Clash::Met { history, games } => {
            let what = Text::new("merge-clash-history");
            let what = what.with("history", history_words(history)).with("games", *games);
            ClashLine { tournament: None, what }
        }
    }
}

fn warnings(proposal: &Proposal) -> Vec<Text> {
    let Proposal { kept, merged, pools, .. } = proposal;
    let disclosed = proposal.is_kept_disclosed.then(|| {
        let warning = Text::new("merge-disclosed").with("kept", kept.player.name.as_str());
        warning.with("merged", merged.player.name.as_str())
    });
    let years = kept.birth_year.zip(merged.birth_year);
    let years = years.filter(|(kept, merged)| kept != merged).map(|(kept, merged)| {
        let years = [kept, merged].map(|year| year.get().to_string());
        let [kept, merged] = years;
        Text::new("merge-birth-years").with("kept", kept).with("merged", merged)
    });
    let both = pools
        .iter()
        .filter(|pool| kept.brought.contains(&pool.id) && merged.brought.contains(&pool.id));
    let brought = both.map(|pool| {
        let warning = Text::new("merge-initial").with("pool", pool_name(pool));
        warning.with("kept", kept.player.name.as_str())
    });
    disclosed.into_iter().chain(years).chain(brought).collect()
}

fn counts(kept: &Person, merged: &Person) -> Vec<CountLine> {
    let line = |label, kept, merged| CountLine {
        label: Text::new(label),
        kept,
        merged,
        together: kept + merged,
    };
    vec![
        line("merge-tournaments", kept.tournaments.len(), merged.tournaments.len()),
        line("merge-games", kept.n_games, merged.n_games),
    ]
}

/// A pool in which either has a rating.
fn rating_line(proposal: &Proposal, pool: &RatingPool) -> Option<RatingLine> {
    let Proposal { kept, merged, changes, .. } = proposal;
    let (own, other) = (newest(&kept.rows, pool.id), newest(&merged.rows, pool.id));
    own.or(other)?;
    let moved = changes
        .changes
        .iter()
        .find(|change| change.pool.id == pool.id && change.player == kept.player.id);
    let together = moved.map_or(own.map(KnownRating::after), |change| change.after);
    Some(RatingLine {
        pool: pool_name(pool),
        kept: own.map(Figure::after),
        merged: other.map(Figure::after),
        together: together.as_ref().map(Figure::known),
    })
}

fn newest(rows: &[RatingRow], pool: PoolId) -> Option<&RatingRow> {
    rows.iter().filter(|row| row.pool == pool).max_by_key(|row| row.games_so_far)
}

impl MergedPage {
    /// What was done to the players of these names.
    pub fn new(frame: Frame, done: Text, kept: PlayerId, moved: &RatingsMoved) -> Self {
        Self { frame, done, kept, moved: MovedView::of(moved) }
    }
}

/// What taking a merge back did, where `now` stood for both.
pub fn parted(merge: &Merge, now: &Player) -> Text {
    of_both(merge, now, ["unmerged-done", "unmerged-done-chain"])
}

/// A message about a merge: the first if whoever was kept stands for himself, else the second.
fn of_both(merge: &Merge, now: &Player, [alone, chain]: [&'static str; 2]) -> Text {
    let id = if merge.kept == now.id { alone } else { chain };
    Text::new(id)
        .with("merged", merge.name.as_str())
        .with("kept", merge.kept_name.as_str())
        .with("now", now.name.as_str())
}

impl UndoPage {
    /// What it does to take a merge back, while `now` stands for both.
    pub fn new(frame: Frame, merge: &Merge, now: &Player, moved: &RatingsMoved) -> Self {
        let told = Text::new("unmerge-told")
            .with("date", date(merge.at.date_naive()))
            .with("merged", merge.name.as_str())
            .with("kept", merge.kept_name.as_str())
            .with("reason", merge.reason.as_str());
        Self {
            frame,
            id: merge.id,
            now: now.id,
            told,
            effect: of_both(merge, now, ["unmerge-effect", "unmerge-effect-chain"]),
            moved: MovedView::of(moved),
            form: MergeForm::default(),
            complaints: Complaints::default(),
        }
    }

    /// The same with what was typed and what is wrong with it.
    #[must_use]
    pub fn with_complaint(self, form: MergeForm, complaint: MergeComplaint) -> Self {
        Self { form, complaints: reason_complaint(complaint), ..self }
    }
}
