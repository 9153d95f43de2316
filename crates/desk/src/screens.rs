//! The screens of the hall: what they show, chosen at the desk.

use domain::audit::Act;
use domain::games::GameLine;
use domain::privacy::Eyes;
use domain::screens::wall::{MOST_GAMES, Wall, is_replayed, newest_games};
use domain::screens::{Notice, Programme, Scene, ScreenNumber, ScreenRefusal, Screens};
use domain::standings::WallChart;
use domain::{EventId, TournamentId};
use store::{Db, Stored, events, games, screens, standings, tournaments};

use super::{Actor, checkins, clocks};

type Done<T> = Stored<Result<T, ScreenRefusal>>;

/// All screens of an event. `None` if there is no such event.
pub fn list(db: &mut Db, id: EventId) -> Stored<Option<Screens>> {
    let Some(event) = events::find(db, id)? else {
        return Ok(None);
    };
    let programmes = Screens::without_gaps(&screens::list(db, id)?);
    let all = tournaments::list_by_event(db, id)?;
    let any = Programme::default();
    let tournaments = all.into_iter().filter(|one| any.is_about(one)).collect();
    Ok(Some(Screens { event, programmes, notice: screens::notice(db, id)?, tournaments }))
}

/// What a screen has to show from. It hangs where everybody looks, so it is as visitors see it.
pub fn find(db: &mut Db, id: EventId, number: ScreenNumber) -> Stored<Option<Wall>> {
    let Some(event) = events::find(db, id)? else {
        return Ok(None);
    };
    let programme = screens::find(db, id, number)?;
    let mut charts = Vec::new();
    for tournament in tournaments::list_by_event(db, id)? {
        if programme.is_about(&tournament) {
            charts.push(standings::load(db, tournament, Eyes::Public)?);
        }
    }
    let (mut coming, mut set) = (Vec::new(), Vec::new());
    for chart in &charts {
        let tournament = chart.tournament.id;
        coming.extend(checkins::coming(db, chart)?.map(|coming| (tournament, coming)));
        let clock = clocks::of_chart(db, chart)?;
        set.extend(clock.filter(|one| !one.clock.is_untouched()).map(|one| (tournament, one)));
    }
    let games = if programme.has(Scene::Games) { replayed(db, &charts)? } else { Vec::new() };
    let notice = screens::notice(db, id)?;
    Ok(Some(Wall { event, number, programme, notice, charts, coming, clocks: set, games }))
}

fn replayed(db: &mut Db, charts: &[WallChart]) -> Stored<Vec<GameLine>> {
    let mut newest = newest_games(charts);
    // Some of them are not shown to everybody.
    newest.truncate(4 * MOST_GAMES);
    let (mut lines, _) = games::with_records(db, &newest, Eyes::Public)?;
    lines.retain(is_replayed);
    lines.truncate(MOST_GAMES);
    Ok(lines)
}

/// Chooses what a screen shows. `seen` is what the form was made from.
pub fn choose(
    db: &mut Db,
    actor: &Actor,
    (event, number): (EventId, ScreenNumber),
    (programme, seen): (Programme, &Programme),
) -> Done<()> {
    if let Some(only) = programme.tournament
        && !is_of(db, event, only)?
    {
        return Ok(Err(ScreenRefusal::NoTournament));
    }
    let before = screens::find(db, event, number)?;
    if before == programme {
        return Ok(Ok(()));
    }
    if before != *seen {
        return Ok(Err(ScreenRefusal::ChosenMeanwhile(before)));
    }
    screens::save(db, event, (number, &programme))?;
    let act = Act::ScreenChanged { screen: number, before: Some(before), after: programme };
    actor.record(event, act);
    Ok(Ok(()))
}

fn is_of(db: &mut Db, event: EventId, tournament: TournamentId) -> Stored<bool> {
    Ok(tournaments::find(db, tournament)?.is_some_and(|found| found.event == event))
}

/// Adds a screen after the `last` that the form knows of. One that is there already stays.
pub fn add(db: &mut Db, actor: &Actor, event: EventId, last: ScreenNumber) -> Done<()> {
    let Some(next) = last.next() else {
        return Ok(Err(ScreenRefusal::TooMany));
    };
    if screens::list(db, event)?.iter().any(|one| one.0 >= next) {
        return Ok(Ok(()));
    }
    let usual = Programme::default();
    screens::save(db, event, (next, &usual))?;
    let act = Act::ScreenChanged { screen: next, before: None, after: usual };
    actor.record(event, act);
    Ok(Ok(()))
}

/// Tells everybody something, or ends what is told. `seen` is what the form was made from.
pub fn tell(
    db: &mut Db,
    actor: &Actor,
    event: EventId,
    (notice, seen): (Option<Notice>, Option<&Notice>),
) -> Done<()> {
    let before = screens::notice(db, event)?;
    if before == notice {
        return Ok(Ok(()));
    }
    if before.as_ref() != seen {
        return Ok(Err(ScreenRefusal::NoticedMeanwhile(before)));
    }
    screens::tell(db, event, notice.as_ref().map(|notice| (notice, actor.now)))?;
    actor.record(event, Act::NoticeChanged { before, after: notice });
    Ok(Ok(()))
}
