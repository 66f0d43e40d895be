//! Declarations as text.

use okl_analysis::Analyzed;
use okl_model::{Ty, TypeKind};
use std::collections::BTreeSet;

/// `float *p` for a type and a name. `None` for a type that cannot be written before and behind a name.
pub(crate) fn declaration(ty: Ty<'_>, name: &str) -> Option<String> {
    let spelled = spelling(ty)?;
    // `float (*)[4]`, `int (&)[2]`
    for hole in ["(*)", "(&)"] {
        if let Some(at) = spelled.find(hole) {
            let (before, after) = spelled.split_at(at + hole.len() - 1);
            return Some(format!("{before}{name}{after}"));
        }
    }
    let blank = if spelled.ends_with(['*', '&']) { "" } else { " " };
    (!spelled.contains(['[', ']'])).then(|| format!("{spelled}{blank}{name}"))
}

/// The type of a scalar or an object without its own `const`, as it is written before a name.
pub(crate) fn plain(ty: Ty<'_>) -> Option<String> {
    let is_plain = ty.kind.is_scalar() || ty.kind == TypeKind::Record;
    let spelled = if ty.is_deduced || ty.is_unnamed { ty.name() } else { ty.alias() };
    is_plain.then(|| spelled.to_string())
}

fn spelling(ty: Ty<'_>) -> Option<String> {
    if ty.is_unnamed {
        return None;
    }
    if let Some(to) = ty.referred() {
        return match ty.is_rvalue_reference || to.is_array() {
            true => (!ty.is_rvalue_reference).then(|| ty.source_spelling().to_string()),
            false => Some(format!("{} &", to.source_spelling())),
        };
    }
    let Some(to) = ty.element().filter(|_| ty.is_pointer()) else { return Some(ty.source_spelling().into()) };
    // Without `restrict`, which says nothing about a variable of a block.
    Some(match to.is_array() || to.kind == TypeKind::Function {
        true => ty.canonical.clone(),
        false => format!("{} *", to.source_spelling()),
    })
}

/// A name that nothing in the text has: `wanted`, or that with a number.
pub(crate) fn free(unit: &Analyzed, wanted: &str) -> String {
    Names::default().free(unit, wanted)
}

/// The names that a rewriting has added.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names(BTreeSet<String>);

impl Names {
    /// A name that nothing in the text has and that was not given before.
    pub(crate) fn free(&mut self, unit: &Analyzed, wanted: &str) -> String {
        let mut name = wanted.to_string();
        let mut number = 1;
        while unit.is_named(&name) || self.0.contains(&name) {
            number += 1;
            name = format!("{wanted}{number}");
        }
        self.0.insert(name.clone());
        name
    }
}
