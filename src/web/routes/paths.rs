//! Paths that several routes share, or that are too long for a line of the table.

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
pub(super) const BOARD_KEEP: &str = "/tournaments/{tournament}/rounds/{round}/boards/{board}/keep";
pub(super) const BOARD_TAKE: &str = "/tournaments/{tournament}/rounds/{round}/boards/{board}/take";
