//! Shared lowering from checked units to edits.
