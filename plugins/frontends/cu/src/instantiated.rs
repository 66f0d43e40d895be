//! Explicit instantiations of templates that get texts for their instances. A function that uses the instance stands for
//! each, until there is a text for it:
//!
//! ```text
//! template void scale<float>(int, float *);      static void (*okl_instance_0_1())(int, float *) { return &scale<float>; }
//! template class Grid<float>;                    static unsigned long okl_instance_0_2() { Grid<float> *at = nullptr; return sizeof *at; }
//! ```

use crate::owner::OWNER;
use okl_frontend::explicit::{ExplicitInstantiation, explicit_instantiations};
use okl_frontend::instances::Templates;
use okl_plugin::{EditSet, Piece, Span, Unit};
use std::collections::BTreeSet;

/// The start of the names of these functions. Those for kernels and functions of the device leave the host program.
const NAME: &str = "okl_instance_";
const OF_DEVICE: &str = "okl_instance_of_device_";

/// The instantiations to be replaced.
pub(crate) struct Instantiated<'u> {
    unit: &'u Unit,
    found: Vec<ExplicitInstantiation>,
}

impl<'u> Instantiated<'u> {
    /// Those of the templates.
    pub(crate) fn of(unit: &'u Unit, templates: &Templates) -> Instantiated<'u> {
        let functions = templates.functions.iter().map(|id| unit.function(*id).name.as_str());
        let classes = templates.classes.iter().map(|id| unit.declared(*id).name.as_str());
        let names: BTreeSet<&str> = functions.chain(classes).collect();
        let mut found = explicit_instantiations(unit);
        found.retain(|one| names.contains(one.template(unit)));
        Instantiated { unit, found }
    }

    /// The edits of a text in which there is nothing else to do.
    pub(crate) fn alone(&self, round: u32) -> Option<EditSet> {
        let mut edits = EditSet::new();
        self.replace(&mut edits, round);
        (!self.found.is_empty()).then_some(edits)
    }

    /// Writes the functions.
    pub(crate) fn replace(&self, edits: &mut EditSet, round: u32) {
        for (at, one) in self.found.iter().enumerate() {
            edits.supplant(OWNER, one.span, Vec::new());
            if !one.is_declaration {
                let pieces = self.function(one, &format!("{round}_{}", at + 1));
                edits.recompose(OWNER, Span::at(one.span.end), pieces);
            }
        }
    }

    fn function(&self, one: &ExplicitInstantiation, number: &str) -> Vec<Piece> {
        let unit = self.unit;
        let is_of_device = is_of_device(unit, one);
        let name = format!("{}{number}", if is_of_device { OF_DEVICE } else { NAME });
        let Some(parameters) = one.parameters.filter(|_| one.class(unit).is_none()) else {
            let class = one.class(unit).unwrap_or_default();
            let text =
                format!("static unsigned long {name}() {{ {class} *at = nullptr; return sizeof *at; }}");
            return vec![Piece::Text(text)];
        };
        let result: Vec<&str> = match unit.source(one.before).contains("void") && is_of_device {
            true => vec!["void"],
            false => {
                unit.source(one.before).split_whitespace().filter(|word| !DROPPED.contains(word)).collect()
            }
        };
        // Other files may call the instance.
        let used = if is_of_device { "" } else { "[[gnu::used]] " };
        vec![
            Piece::Text(format!("{used}static {} (*{name}())(", result.join(" "))),
            Piece::Source(parameters),
            Piece::Text(") { return &".into()),
            Piece::Source(one.name),
            Piece::Text("; }".into()),
        ]
    }
}

/// Words of a declaration that types of functions do not have.
const DROPPED: [&str; 3] = ["inline", "static", "constexpr"];

/// True if an instantiation is one of a kernel or of a function of the device.
pub(crate) fn is_of_device(unit: &Unit, one: &ExplicitInstantiation) -> bool {
    let is_word = |name: &str| matches!(name, "cu_global" | "cu_device");
    let name = one.template(unit);
    let mut declared = unit.functions.iter().filter(|function| function.name == name && function.is_template);
    unit.attributes.iter().any(|word| one.before.contains(word.span) && is_word(&word.name))
        || declared.any(|function| function.attrs.iter().any(|id| is_word(&unit.attribute(*id).name)))
}

/// True for the name of a function that leaves the host program.
pub(crate) fn leaves_host(name: &str) -> bool {
    name.starts_with(OF_DEVICE)
}
