//! The options of a pipeline file, as a backend reads them.
//!
//! Kernel properties that change what is written come the same way, under their own names:
//! `okl/add_barriers`, `okl/restrict`, `serial/include_std`, `kernel/include_occa`.

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

    /// A switch; `default` when it is not given.
    pub fn switch(&self, name: &str, default: bool) -> bool {
        self.values.get(name).and_then(Value::as_bool).unwrap_or(default)
    }

    /// What the plan has to know of them.
    pub(crate) fn wishes(&self) -> PlanOptions {
        PlanOptions { adds_barriers: self.switch("okl/add_barriers", true) }
    }

    /// What the functions that programs call of a launcher end in: `_cuda`, where names carry the target.
    pub(crate) fn launch_suffix(&self, target: &Target) -> String {
        match self.switch("okl/target_in_names", false) {
            true => format!("_{}", target.name.replace(['-', '.'], "_")),
            false => String::new(),
        }
    }

    /// Whether texts for CPUs include the headers of the names they use.
    pub(crate) fn includes_std(&self) -> bool {
        self.switch("serial/include_std", true)
    }

    /// Headers that texts for CPUs include although they may name nothing of them.
    pub(crate) fn more_headers(&self) -> Vec<&'static str> {
        let of = |key, headers: &[&'static str]| match self.switch(key, false) {
            true => headers.to_vec(),
            false => Vec::new(),
        };
        let standard = of("serial/include_std", &["cmath", "cstdint", "cstdio", "cstdlib"]);
        [of("kernel/include_occa", &["occa.hpp"]), standard].concat()
    }

    /// The target's word for "these pointers do not alias", unless a property has another one; empty for none.
    pub(crate) fn restrict<'d>(&self, target: &'d Target) -> &'d str
    where
        'o: 'd,
    {
        let word = self.values.get("okl/restrict").and_then(Value::as_str).unwrap_or(&target.words.restrict);
        // libocca's word for none.
        if word == "disabled" { "" } else { word }
    }
}
