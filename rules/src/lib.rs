//! The games: positions, moves, records, and the verifier that replays them.
