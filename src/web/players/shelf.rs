//! Players deleted.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::PlayerId;
use domain::bin::NotDeleted;
use domain::players::Player;
use form::Nothing;
use store::players;
use view::Section;
use view::ask::{AskPage, Place};
use words::Text;

use crate::web::answer::{page, read, refused, see_other};
use crate::web::bin::Asking;
use crate::web::done::{Details, with_details};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// Asks whether a player is deleted.
pub(in crate::web) async fn delete_form(
    visit: Visit,
    player: Path<PlayerId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let id = *player;
    let found =
        read(&state.store, move |db| Ok((players::find_own(db, id)?, players::is_unused(db, id)?)));
    match found.await? {
        (None, _) => Err(PageError::NotFound),
        (Some(player), true) => page(&asking(&visit, &player, None)),
        (Some(player), false) => refused(&asking(&visit, &player, Some(&NotDeleted::PlayerUsed))),
    }
}

/// Deletes a player whom nothing names.
pub(in crate::web) async fn delete(
    visit: Visit,
    player: Path<PlayerId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let id = *player;
    let found = read(&state.store, move |db| players::find_own(db, id)).await?;
    let player = found.ok_or(PageError::NotFound)?;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        Ok(desk::bin::delete_player(db, actor, id)?.map(|()| "/players".to_owned()))
    });
    match done.await? {
        Ok(location) => {
            let details = Details { name: player.name, undo: format!("/bin/player/{id}/restore") };
            Ok(with_details(see_other(location), details))
        }
        Err((_, why)) => refused(&asking(&visit, &player, Some(&why))),
    }
}

fn asking(visit: &Visit, player: &Player, refusal: Option<&NotDeleted>) -> AskPage {
    let href = format!("/players/{}", player.id);
    let asking = Asking {
        title: Text::new("delete-player-title"),
        lead: Text::new("delete-player-lead"),
        parts: Vec::new(),
        place: Place::Below { href: href.clone(), name: player.name.clone() },
        section: Section::Players,
        action: format!("{href}/delete"),
        back: href,
    };
    asking.page(visit, refusal)
}
