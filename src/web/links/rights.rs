//! What players may do by themselves, and when what they hand in counts.

use std::convert::Infallible;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::TournamentId;
use domain::allowances::{Allowances, MOST_HALF_POINT_BYES};
use domain::submissions::Policy;
use serde::Deserialize;

use crate::web::answer::see_other;
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// When results of a tournament count from now on.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub(in crate::web) struct PolicyForm {
    policy: String,
}

/// Says when results of a tournament count.
pub(in crate::web) async fn set_policy(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<PolicyForm>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let policy = Policy::parse(&posted.form.policy);
    let policy = policy.ok_or_else(|| PageError::BadForm("policy".to_owned()))?;
    let Ok(location) = submit(&state, &visit, posted, move |db, actor, _| {
        desk::submissions::set_policy(db, actor, id, policy)?;
        Ok(Ok::<_, Infallible>(format!("/tournaments/{id}/links")))
    })
    .await?;
    Ok(see_other(location))
}

/// What players may do: a box that is not ticked is not sent.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub(in crate::web) struct AllowancesForm {
    leaving: String,
    missing: String,
    half_point_byes: String,
}

impl AllowancesForm {
    fn parse(&self) -> Result<Allowances, PageError> {
        let typed = self.half_point_byes.trim();
        let byes = if typed.is_empty() { Ok(0) } else { typed.parse() };
        let byes = byes.ok().filter(|byes| *byes <= MOST_HALF_POINT_BYES);
        Ok(Allowances {
            leaving: !self.leaving.is_empty(),
            missing: !self.missing.is_empty(),
            half_point_byes: byes
                .ok_or_else(|| PageError::BadForm("half_point_byes".to_owned()))?,
        })
    }
}

/// Says what players of a tournament may do by themselves.
pub(in crate::web) async fn set_allowances(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<AllowancesForm>,
) -> Result<HttpResponse, PageError> {
    let (id, allowances) = (*tournament, posted.form.parse()?);
    let Ok(location) = submit(&state, &visit, posted, move |db, actor, _| {
        desk::allowances::set(db, actor, id, allowances)?;
        Ok(Ok::<_, Infallible>(format!("/tournaments/{id}/links")))
    })
    .await?;
    Ok(see_other(location))
}
