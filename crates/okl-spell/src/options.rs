//! The backend options of a pipeline file.
//!
//! Kernel properties that affect the output are passed the same way, under their own names: `okl/add_barriers`,
//! `okl/restrict`, `serial/include_std`, `kernel/include_occa`.

use okl_plan::PlanOptions;
use okl_target::Target;
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

    /// A boolean option; `default` if it is absent.
    pub fn switch(&self, name: &str, default: bool) -> bool {
        self.values.get(name).and_then(Value::as_bool).unwrap_or(default)
    }

    /// The options of the plan.
    pub(crate) fn wishes(&self) -> PlanOptions {
        PlanOptions { adds_barriers: self.switch("okl/add_barriers", true) }
    }

    /// The suffix of the launcher's functions that programs call: `_cuda`, if names carry the target.
    pub(crate) fn launch_suffix(&self, target: &Target) -> String {
        match self.switch("okl/target_in_names", false) {
            true => format!("_{}", target.name.replace(['-', '.'], "_")),
            false => String::new(),
        }
    }

    /// True if texts for CPUs include the headers of the names they use.
    pub(crate) fn includes_std(&self) -> bool {
        self.switch("serial/include_std", true)
    }

    /// Headers that texts for CPUs include even if they use no name of them.
    pub(crate) fn more_headers(&self) -> Vec<&'static str> {
        let of = |key, headers: &[&'static str]| match self.switch(key, false) {
            true => headers.to_vec(),
            false => Vec::new(),
        };
        let standard = of("serial/include_std", &["cmath", "cstdint", "cstdio", "cstdlib"]);
        [of("kernel/include_occa", &["occa.hpp"]), standard].concat()
    }

    /// The target's spelling of `restrict`, unless a property overrides it; empty for none.
    pub(crate) fn restrict<'d>(&self, target: &'d Target) -> &'d str
    where
        'o: 'd,
    {
        let word = self.values.get("okl/restrict").and_then(Value::as_str).unwrap_or(&target.words.restrict);
        // libocca's value for none.
        if word == "disabled" { "" } else { word }
    }
}
