//! The options of a pipeline file, as a backend reads them.
//!
//! Kernel properties that change what is written come the same way, under their own names:
//! `okl/add_barriers`, `okl/restrict`, `serial/include_std`.

use crate::Dialect;
use okl_model::{Spelling, Target};
use serde_json::{Map, Value};

/// `[backend] options = { launch-bounds = false }`
#[derive(Clone, Copy, Debug)]
pub struct Options<'o> {
    values: &'o Map<String, Value>,
}

impl<'o> Options<'o> {
    pub(crate) fn new(values: &'o Map<String, Value>) -> Options<'o> {
        Options { values }
    }

    /// A switch; `default` when it is not given.
    pub fn switch(&self, name: &str, default: bool) -> bool {
        self.values.get(name).and_then(Value::as_bool).unwrap_or(default)
    }

    /// A word; none when it is not given.
    pub fn word(&self, name: &str) -> Option<&str> {
        self.values.get(name).map(|value| value.as_str().unwrap_or("neither word nor text"))
    }

    /// Whether okl puts barriers between loops that need one.
    pub(crate) fn adds_barriers(&self) -> bool {
        self.switch("okl/add_barriers", true)
    }

    /// Whether texts for CPUs include the headers of the names they use.
    pub(crate) fn includes_std(&self) -> bool {
        self.switch("serial/include_std", true)
    }

    /// The words of a dialect, unless a property has another one.
    pub(crate) fn spellings<'d>(&self, dialect: &'d Dialect, restrict: &'d str) -> Spellings<'d>
    where
        'o: 'd,
    {
        let word = self.values.get("okl/restrict").and_then(Value::as_str).unwrap_or(restrict);
        // libocca's word for none.
        Spellings { dialect, restrict: if word == "disabled" { "" } else { word } }
    }
}

/// The words of a dialect, `restrict` perhaps replaced.
pub(crate) struct Spellings<'d> {
    dialect: &'d Dialect,
    restrict: &'d str,
}

impl Target for Spellings<'_> {
    fn name(&self) -> &str {
        self.dialect.name
    }

    fn spell(&self, what: Spelling) -> &str {
        match what {
            Spelling::Restrict => self.restrict,
            Spelling::GroupBarrier | Spelling::WarpBarrier => self.dialect.spell(what),
        }
    }
}
