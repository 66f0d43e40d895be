//! Names of OKL that a target does not have by itself: what the output says before the user's text.
//!
//! Only what the text uses is there. Everything stands before the macros of the command line, so that
//! `-D T=double` cannot reach into it, and names of our own start with `okl_`.

pub(crate) mod calls;
mod compiler;
mod constants;
mod cpp;
pub(crate) mod device;
pub(crate) mod language;
mod own_names;
pub(crate) mod used;
pub(crate) mod vector_functions;
mod vectors;

use crate::device_text::DeviceText;
use crate::job::Job;
use crate::vector_types::uses;
use okl_analysis::{Analyzed, Named};
use okl_model::{Callee, DirectiveKind, Unit};
use okl_source::Span;
use okl_target::{LibraryKind, Shape};
use own_names::own_vectors;
use std::collections::BTreeSet;

/// The lines for the names that `job`'s unit uses.
pub(crate) fn prologue(job: &Job<'_>) -> String {
    let unit = job.unit;
    if let Some(cpp) = job.target.device_cpp() {
        return device::prologue(job, cpp);
    }
    match job.target.library.kind {
        LibraryKind::Headers if job.target.shape == Shape::Grid => {
            cpp::prologue(unit) + &own_vectors(unit) + &renamed(job)
        }
        LibraryKind::Headers => cpu_prologue(job),
        LibraryKind::Compiler => compiler::prologue(job),
        LibraryKind::Language => language::prologue(job),
    }
}

/// The lines of [`cpp::prologue`], with the headers that kernel properties ask for or do without.
fn cpu_prologue(job: &Job<'_>) -> String {
    let prologue = cpp::prologue(job.unit);
    let is_kept = |line: &&str| job.options.includes_std() || !line.starts_with("#include ");
    let asked: String =
        job.options.more_headers().iter().map(|header| format!("#include <{header}>\n")).collect();
    // What is asked for need not be there twice.
    let others = prologue.lines().filter(is_kept).filter(|line| !asked.lines().any(|one| one == *line));
    others.fold(asked.clone(), |text, line| text + line + "\n")
}

/// The header of C's library that a text for CPUs includes and that declares a function of that name.
pub(crate) fn header_of_c<'j>(job: &Job<'j>, name: &str) -> Option<&'j str> {
    let header = cpp::header_of_function(name)?;
    let of_c = format!("{}.h", header.trim_start_matches('c'));
    let needed = cpp::headers(job.unit).into_iter().filter(|_| job.options.includes_std());
    let own = job.unit.directives.iter().filter(|line| line.kind == DirectiveKind::Include);
    let mut all = needed.chain(job.options.more_headers()).chain(own.map(|line| line.text.as_str()));
    all.find(|one| *one == header || *one == of_c)
}

/// `#define printf(...) sycl::ext::oneapi::experimental::printf(__VA_ARGS__)`
fn renamed(job: &Job<'_>) -> String {
    let used = job.target.library.renamed.iter().filter(|(name, _)| uses(job.unit, name));
    used.map(|(name, is)| format!("#define {name}(...) {is}(__VA_ARGS__)\n")).collect()
}

/// The lines for the names that some texts of a launcher use.
pub(crate) fn host_prologue(unit: &Analyzed, texts: &[Span]) -> String {
    let mut named: BTreeSet<&str> = BTreeSet::new();
    for (place, what) in texts.iter().flat_map(|text| unit.named_in(*text)) {
        named.insert(if let Named::Unknown(name) = what { name } else { unit.source(place) });
    }
    let uses = |name: &&String| named.contains(name.as_str());
    // What the first values of variables call.
    let inits = unit.variables.iter().filter_map(|variable| variable.init);
    let called: BTreeSet<String> =
        inits.flat_map(|init| unit.effects_of(init).calls).map(|call| call.name).collect();
    let is_called = |callee: &&Callee| called.contains(&callee.name);
    let types = unit.items.iter().filter(|item| named.contains(item.name.as_str()));
    let used = Unit {
        builtins: unit.builtins.iter().filter(uses).cloned().collect(),
        callees: unit.callees.iter().filter(is_called).cloned().collect(),
        directives: unit.directives.clone(),
        prologue: unit.prologue.clone(),
        variables: unit.variables.clone(),
        items: types.cloned().collect(),
        ..Unit::default()
    };
    cpp::prologue(&used) + &own_vectors(&used)
}

/// What the includes of the text become on this target; C and the languages that are nearly C++ say it themselves.
pub(crate) fn includes(job: &Job<'_>, edits: &mut okl_source::EditSet) {
    if !job.target.is_c() && job.target.device_cpp().is_none() {
        compiler::translate_includes(job, edits);
    }
}

/// What `std` is called on this target.
pub(crate) fn standard_library(job: &Job<'_>, text: &DeviceText, edits: &mut okl_source::EditSet) {
    compiler::rename_std(job, text, edits);
}
