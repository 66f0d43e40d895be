//! Renaming of the user's entities in the output.
//!
//! A name that the target reserves is replaced, for instance by `_occa_threadIdx`: generated text reads `threadIdx.x`,
//! which must not find the user's variable or function. Each target lists its names; names with okl's own prefix are
//! reserved on all targets. Names with characters that the target does not accept are replaced, too.

use crate::job::Job;
use crate::standard;
use okl_analysis::Analyzed;
use okl_model::{DeclarationKind, OTHER_HALVES, Scope, VarId};
use okl_source::{Span, respelled};
use okl_target::{Shape, Target};

/// The prefix of okl's own names.
pub(crate) const PREFIX: &str = "_occa_";

impl Job<'_> {
    /// The spelling in generated text of a type that the user's text spells so: with the output's names of the user's
    /// entities and with the target's namespace for `std`.
    ///
    /// `int32_t` for `std::int32_t` in C, `okl_std::int32_t` for CUDA, `_occa_threadIdx` for `threadIdx`
    pub(crate) fn type_name(&self, spelling: &str) -> String {
        let name = self.target.type_name(spelling);
        renamed(self, &standard::with_own_std(self, name))
    }

    /// The text that replaces a mention of a user's name in the output.
    pub(crate) fn word(&self, name: Span) -> String {
        let flat = self.flat.and_then(|flat| flat.names.get(&name));
        flat.cloned().unwrap_or_else(|| renamed(self, self.unit.source(name)))
    }

    /// The name of a variable in the output.
    pub(crate) fn name(&self, variable: &okl_model::Variable) -> String {
        renamed(self, &variable.name)
    }
}

/// A name for a local variable of the output: `i_tile`, or `i_tile2` if the user's text has that name.
///
/// No target has functions or words with the names that okl asks for.
pub(crate) fn free(unit: &Analyzed, wish: &str) -> String {
    let others = (2..).map(|number| format!("{wish}{number}"));
    std::iter::once(wish.to_string()).chain(others).find(|name| !unit.is_named(name)).unwrap_or_default()
}

/// True if the target reserves a name. CPU targets reserve none, as in C++.
pub(crate) fn is_taken(job: &Job<'_>, name: &str) -> bool {
    if job.target.shape == Shape::Host {
        return false;
    }
    let known = job.taken.borrow().get(name).copied();
    known.unwrap_or_else(|| {
        let is_taken = has_other_meaning(job, name);
        job.taken.borrow_mut().insert(name.to_string(), is_taken);
        is_taken
    })
}

fn has_other_meaning(job: &Job<'_>, name: &str) -> bool {
    let (unit, target) = (job.unit, job.target);
    // In C, hoisted group memory does not hide a function of the target, so the names would clash.
    let is_shared = || {
        let named = |at: &usize| unit.variables[*at].name == name;
        let mut named = (0..unit.variables.len()).filter(named);
        target.is_c() && named.any(|at| unit.attributes_of(VarId(at as u32)).is_shared)
    };
    // Text that is inserted into the user's code is looked up in its scope: `atomic_add(&x, 1)`.
    let hides = || job.written().contains(name) && is_declared(unit, name);
    !is_spelled(target, name) && (name.is_ascii() || !is_written_in_numbers(unit, name))
        || is_users(unit, name) && (target.reserves(name) || name.starts_with(PREFIX) || hides())
        || target.has_function(name) && (is_outside(unit, name) || is_shared())
}

/// True if a target accepts the characters of a name.
pub(crate) fn is_spelled(target: &Target, name: &str) -> bool {
    !target.capabilities.ascii_names || name.chars().all(is_plain)
}

fn is_plain(letter: char) -> bool {
    letter.is_ascii() && letter != '$'
}

/// True if the text spells a name with universal character names, `\u00fcber`, which all compilers accept.
fn is_written_in_numbers(unit: &Analyzed, name: &str) -> bool {
    let numbers = name.chars().map(|letter| match letter.is_ascii() {
        true => letter.to_string(),
        false => format!("\\u{:04x}", u32::from(letter)),
    });
    unit.text.to_lowercase().contains(&numbers.collect::<String>().to_lowercase())
}

/// The replacement of a name that the target reserves or cannot spell: `_occa_threadIdx`, `_occa_gr_f6_` for `grö`
pub(crate) fn instead(target: &Target, name: &str) -> String {
    if is_spelled(target, name) {
        return format!("{PREFIX}{name}");
    }
    let letters = name.chars().map(|letter| match is_plain(letter) {
        true => letter.to_string(),
        false => format!("_{:x}_", u32::from(letter)),
    });
    format!("{PREFIX}{}", letters.collect::<String>())
}

/// Generated text with the user's names replaced as on the target.
pub(crate) fn renamed(job: &Job<'_>, text: &str) -> String {
    let own = |name: &str| if is_taken(job, name) { instead(job.target, name) } else { name.to_string() };
    respelled(text, &|whole, _| Some(whole.split("::").map(own).collect::<Vec<_>>().join("::")))
}

/// True if a name is not one of OKL's built-in names, among which `__half` exists only to be refused.
pub(crate) fn is_users(unit: &Analyzed, name: &str) -> bool {
    OTHER_HALVES.contains(&name) || !unit.builtins.iter().any(|known| known == name)
}

/// True if the text declares a name outside of functions and classes. Local declarations do not clash with functions of
/// the target: they hide them.
pub(crate) fn is_outside(unit: &Analyzed, name: &str) -> bool {
    let functions = unit.functions.iter().filter(|function| !function.is_method && !function.is_kernel);
    let variables = unit.variables.iter().filter(|variable| variable.scope == Scope::Global);
    let values = unit.declarations.iter().filter(|declared| declared.kind == DeclarationKind::Enum);
    let named = |kind: DeclarationKind| kind.is_type() || kind == DeclarationKind::Namespace;
    functions.into_iter().any(|function| function.name == name)
        || variables.into_iter().any(|variable| variable.name == name)
        || values.flat_map(|declared| &declared.enumerators).any(|value| unit.source(*value) == name)
        || unit.declarations.iter().any(|declared| named(declared.kind) && declared.name == name)
}

/// True if the text declares a name anywhere but as a field or method; members hide nothing outside of their class.
fn is_declared(unit: &Analyzed, name: &str) -> bool {
    is_outside(unit, name)
        || unit.variables.iter().any(|variable| variable.scope != Scope::Field && variable.name == name)
}

#[cfg(test)]
mod tests {
    use crate::tests::{ALL, items, on};
    use expect_test::expect;

    #[test]
    fn letters_that_a_target_does_not_take_are_written_as_numbers() {
        let cuda = okl_fixtures::target("cuda");
        let instead = |name: &str| super::instead(&cuda, name);
        assert_eq!(instead("gr\u{f6}$"), "_occa_gr_f6__24_");
        assert_eq!(instead("threadIdx"), "_occa_threadIdx");
    }

    #[test]
    fn a_name_that_the_target_has_a_meaning_for_gets_another_one() {
        expect![[r#"
            cuda, hip:
            int kernel = 1, _occa_threadIdx = 2, device = 3; n[0] = kernel + _occa_threadIdx + device;
            dpcpp, serial, openmp:
            int kernel = 1, threadIdx = 2, device = 3; n[0] = kernel + threadIdx + device;
            opencl, opencl-cpp:
            int _occa_kernel = 1, threadIdx = 2, device = 3; n[0] = _occa_kernel + threadIdx + device;
            metal:
            int _occa_kernel = 1, threadIdx = 2, _occa_device = 3; n[0] = _occa_kernel + threadIdx + _occa_device;
        "#]].assert_eq(&on(&ALL, &items("int kernel = 1, threadIdx = 2, device = 3; n[0] = kernel + threadIdx + device;")));
    }
}
