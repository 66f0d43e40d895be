//! The backend options of a pipeline file.
//!
//! Kernel properties that affect the output are passed the same way, under their own names: `okl/add_barriers`,
//! `okl/restrict`, `serial/include_std`, `kernel/include_occa`.

use okl_plan::PlanOptions;
use okl_target::Target;
use serde_json::{Map, Value};

/// `[backend] options = { launch-bounds = false }`
///
/// Options of the target itself are part of [`Target`]; those here are okl's own, the same for all targets.
#[derive(Clone, Debug)]
pub struct Options {
    adds_barriers: bool,
    has_target_in_names: bool,
    /// The standard headers, if the option is given.
    includes_std: Option<bool>,
    includes_occa: bool,
    /// The spelling of `restrict` that a property asks for.
    restrict: Option<String>,
}

impl Options {
    /// Reads the options; values of a wrong type count as absent, since they were reported when the pipeline was read.
    pub(crate) fn new(values: &Map<String, Value>) -> Options {
        let switch = |name: &str| values.get(name).and_then(Value::as_bool);
        Options {
            adds_barriers: switch("okl/add_barriers").unwrap_or(true),
            has_target_in_names: switch("okl/target_in_names").unwrap_or(false),
            includes_std: switch("serial/include_std"),
            includes_occa: switch("kernel/include_occa").unwrap_or(false),
            restrict: values.get("okl/restrict").and_then(Value::as_str).map(str::to_string),
        }
    }

    /// The options of the plan.
    pub(crate) fn of_plan(&self) -> PlanOptions {
        PlanOptions { adds_barriers: self.adds_barriers }
    }

    /// The suffix of the launcher's functions that programs call: `_cuda`, if names carry the target.
    pub(crate) fn launch_suffix(&self, target: &Target) -> String {
        match self.has_target_in_names {
            true => format!("_{}", target.name.replace(['-', '.'], "_")),
            false => String::new(),
        }
    }

    /// True if texts for CPUs include the headers of the names they use.
    pub(crate) fn includes_std(&self) -> bool {
        self.includes_std.unwrap_or(true)
    }

    /// Headers that texts for CPUs include even if they use no name of them.
    pub(crate) fn more_headers(&self) -> Vec<&'static str> {
        const STANDARD: [&str; 4] = ["cmath", "cstdint", "cstdio", "cstdlib"];
        let occa = self.includes_occa.then_some("occa.hpp");
        let standard = STANDARD.into_iter().filter(|_| self.includes_std == Some(true));
        occa.into_iter().chain(standard).collect()
    }

    /// The target's spelling of `restrict`, unless a property overrides it; empty for none.
    pub(crate) fn restrict<'d>(&'d self, target: &'d Target) -> &'d str {
        let word = self.restrict.as_deref().unwrap_or(&target.words.restrict);
        // libocca's value for none.
        if word == "disabled" { "" } else { word }
    }
}
