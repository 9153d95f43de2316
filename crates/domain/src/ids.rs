//! One type for each id, so that a player's number is never taken for a tournament's.

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub i32);

        impl From<i32> for $name {
            fn from(id: i32) -> Self {
                Self(id)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(out)
            }
        }
    )+};
}

ids! {
    /// An account that may sign in.
    AccountId
    /// An event: the convention that tournaments are held at.
    EventId
    /// A person who plays, over all events.
    PlayerId
    /// Two players who are one person.
    MergeId
    /// A tournament of an event.
    TournamentId
    /// A player in one tournament.
    EntryId
    /// Two entries at one board in one round, or one with a bye.
    PairingId
    /// Players of whom no two are to meet.
    ForbiddenId
    /// What the arbiter has changed in a round before it is published.
    ChangeId
    /// A recorded result; a correction is a result of its own.
    ResultId
    /// What a player or a tablet handed in; what replaces it is another one.
    SubmissionId
    /// By what a program acts at a tournament.
    TokenId
    /// An offer of a game by link.
    ChallengeId
    /// A game that is played by link.
    LinkGameId
    /// A call for an arbiter.
    CallId
    /// Time added for one board.
    AddedTimeId
    /// What one player named at a board, for the other to choose a side.
    OfferId
    /// The side that the other player chose.
    ChoiceId
    /// A game record.
    GameId
    /// Games rated together by one system.
    PoolId
    /// What is rated at once: a tournament, or a stretch of a history.
    PeriodId
    /// A file of games brought along from elsewhere.
    HistoryId
    /// A rating brought along from elsewhere.
    InitialRatingId
}
