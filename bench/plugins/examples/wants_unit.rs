//! A stage that looks at nothing.

use okl_plugin::stage::Change;
use okl_plugin::{Acts, Stage};

const IDLE: Stage = Stage { summary: "does nothing", options: &[], acts: Acts::Lowered(|_| Ok(Change::default())) };

okl_plugin::export!(stage, "wants_unit", IDLE, wants = [Unit]);
