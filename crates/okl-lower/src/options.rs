//! The options of a pipeline file, as a backend reads them.

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
}
