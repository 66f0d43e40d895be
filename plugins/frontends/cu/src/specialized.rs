//! Functions of the device that have names of their own in OKL: instances of templates, and in OpenCL C operators and
//! functions with several overloads.
//!
//! ```text
//! template <> inline float twice<float>(float x)      static float twice_2(float x)
//! ```

use crate::member;
use crate::owner::OWNER;
use crate::program::Program;
use okl_frontend::head;
use okl_frontend::runtime::Device;
use okl_plugin::model::FunctionId;
use okl_plugin::{EditSet, Piece, Span};
use std::collections::{BTreeMap, BTreeSet};

/// The names of instances, by their canonical declarations.
#[derive(Debug, Default)]
pub(crate) struct Specialized {
    names: BTreeMap<FunctionId, String>,
}

impl Specialized {
    /// Names the instances of a program.
    pub(crate) fn of(program: &Program<'_>, device: Device) -> Specialized {
        let unit = program.unit;
        let mut taken: BTreeSet<String> =
            unit.functions.iter().map(|function| function.name.clone()).collect();
        let mut names = BTreeMap::new();
        let is_c = device == Device::OpenCl;
        // Those that stay members are what C++ says.
        let is_named = |id: &&FunctionId| {
            !unit.function(**id).is_method
                && (is_instance(program, **id) || is_c && is_overloaded(program, **id))
        };
        for id in program.device.iter().filter(is_named) {
            let canonical = program.canonical(*id);
            if names.contains_key(&canonical) {
                continue;
            }
            let stem = member::word(&unit.function(*id).name);
            let name = (1..).map(|number| format!("{stem}_{number}")).find(|name| !taken.contains(name));
            let name = name.unwrap_or_default();
            taken.insert(name.clone());
            names.insert(canonical, name);
        }
        Specialized { names }
    }

    /// The name of a function in OKL, if it is an instance.
    pub(crate) fn name(&self, program: &Program<'_>, id: FunctionId) -> Option<&str> {
        self.names.get(&program.canonical(id)).map(String::as_str)
    }

    /// Writes the head of an instance as that of a plain function; false if the function is none.
    pub(crate) fn head(&self, program: &Program<'_>, id: FunctionId, edits: &mut EditSet) -> bool {
        let Some(name) = self.name(program, id) else { return false };
        let function = program.unit.function(id);
        let before = Span::new(function.specifiers, function.name_span.start);
        let mut result = program.unit.source(before).to_string();
        for attribute in function.attrs.iter().map(|id| program.unit.attribute(*id)) {
            if before.contains(attribute.span) {
                result = result.replace(program.unit.source(attribute.span), "");
            }
        }
        let result: Vec<&str> =
            result.split_whitespace().filter(|word| !matches!(*word, "inline" | "static")).collect();
        let text = format!("static {} {name}(", result.join(" "));
        let span = Span::new(function.span.start, function.params_span.start);
        edits.supplant(OWNER, span, vec![Piece::Stands { text, from: function.name_span }]);
        true
    }
}

/// True for an operator, and for a function with the name of another one: C has neither.
fn is_overloaded(program: &Program<'_>, id: FunctionId) -> bool {
    let function = program.unit.function(id);
    let is_other = |other: &FunctionId| {
        program.canonical(*other) != program.canonical(id)
            && program.unit.function(*other).name == function.name
            && !program.unit.function(*other).is_method
    };
    !function.is_method && (function.name.starts_with("operator") || program.device.iter().any(is_other))
}

/// True for `template <> float twice<float>(float x)`.
fn is_instance(program: &Program<'_>, id: FunctionId) -> bool {
    let heads = head::heads(program.unit, program.unit.function(id).span).unwrap_or_default();
    !heads.is_empty() && heads.iter().all(|(_, parameters)| parameters.is_empty())
}
