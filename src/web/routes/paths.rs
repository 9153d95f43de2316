//! Paths of boards and rounds, which several routes have.

pub(super) const BOARD: &str = "/tournaments/{tournament}/rounds/{round}/boards/{board}";
pub(super) const BOARD_AUDIT: &str =
    "/tournaments/{tournament}/rounds/{round}/boards/{board}/audit";
pub(super) const BOARD_ADJOURN: &str =
    "/tournaments/{tournament}/rounds/{round}/boards/{board}/adjourn";
pub(super) const BOARD_UNDO: &str = "/tournaments/{tournament}/rounds/{round}/boards/{board}/undo";
pub(super) const BOARD_RESUME: &str =
    "/tournaments/{tournament}/rounds/{round}/boards/{board}/resume";
pub(super) const BOARD_OFFER: &str =
    "/tournaments/{tournament}/rounds/{round}/boards/{board}/offer";
pub(super) const BOARD_CHOICE: &str =
    "/tournaments/{tournament}/rounds/{round}/boards/{board}/choice";
pub(super) const ROUND_CLOCK: &str = "/tournaments/{tournament}/rounds/{round}/clock";
pub(super) const CLOCK_START: &str = "/tournaments/{tournament}/rounds/{round}/clock/start";
pub(super) const CLOCK_PAUSE: &str = "/tournaments/{tournament}/rounds/{round}/clock/pause";
pub(super) const CLOCK_RESET: &str = "/tournaments/{tournament}/rounds/{round}/clock/reset";
pub(super) const CLOCK_LENGTH: &str = "/tournaments/{tournament}/rounds/{round}/clock/length";
pub(super) const CLOCK_TIME: &str = "/tournaments/{tournament}/rounds/{round}/clock/time";
pub(super) const CLOCK_UNDO: &str =
    "/tournaments/{tournament}/rounds/{round}/clock/time/{added}/undo";
pub(super) const ROUND_ENTER: &str = "/tournaments/{tournament}/rounds/{round}/enter";
pub(super) const BOARD_HAND_IN: &str =
    "/tournaments/{tournament}/rounds/{round}/boards/{board}/hand-in";
pub(super) const BOARD_WRITING: &str =
    "/tournaments/{tournament}/rounds/{round}/boards/{board}/writing";
pub(super) const BOARD_CONFIRM: &str =
    "/tournaments/{tournament}/rounds/{round}/boards/{board}/confirm";
pub(super) const BOARD_DISPUTE: &str =
    "/tournaments/{tournament}/rounds/{round}/boards/{board}/dispute";
pub(super) const BOARD_CALL: &str = "/tournaments/{tournament}/rounds/{round}/boards/{board}/call";
pub(super) const BOARD_TAKE: &str = "/tournaments/{tournament}/rounds/{round}/boards/{board}/take";
pub(super) const BOARD_KEEP: &str = "/tournaments/{tournament}/rounds/{round}/boards/{board}/keep";
pub(super) const TABLET_CHECKIN: &str = "/tournaments/{tournament}/tablet/checkin/{entry}";
pub(super) const ROUND_CHANGE: &str = "/tournaments/{tournament}/rounds/{round}/change";
pub(super) const ROUND_CHANGE_REMOVE: &str =
    "/tournaments/{tournament}/rounds/{round}/changes/{change}/remove";
pub(super) const ROUND_PUBLISH: &str = "/tournaments/{tournament}/rounds/{round}/publish";
pub(super) const ROUND_ADJOURN: &str = "/tournaments/{tournament}/rounds/{round}/adjourn";
pub(super) const ROUND_UNPUBLISH: &str = "/tournaments/{tournament}/rounds/{round}/unpublish";
