//! Definitions of OKL's built-in names that a target lacks: the prologue of the output.
//!
//! The prologue holds only names that the text uses. It comes before the macros of the command line, so that
//! `-D T=double` cannot affect it. Its own names start with `okl_`.

mod called;
pub(crate) mod calls;
mod compiler;
mod constants;
mod cpp;
pub(crate) mod device;
mod half;
pub(crate) mod language;
mod own_names;
pub(crate) mod used;
pub(crate) mod vector_functions;
mod vectors;

use crate::device_text::DeviceText;
use crate::job::Job;
use crate::vector_types::{self, uses};
use okl_analysis::{Analyzed, Named};
use okl_model::{Callee, DirectiveKind, Unit};
use okl_source::Span;
use okl_target::{LibraryKind, Shape};
use own_names::own_vectors;
use std::collections::BTreeSet;
use used::is_needed;

/// The lines for the names that `job`'s unit uses.
pub(crate) fn prologue(job: &Job<'_>) -> String {
    let (half, unit) = (&job.target.half, job.unit);
    let text = prologue_of_library(job);
    if half.is_written() {
        return text + &half::written(unit, half);
    }
    text + &match job.target.shape {
        Shape::Host => half::of_host(unit),
        Shape::Grid => half::of_device(unit, half, &job.target.library.inline),
    }
}

/// The lines for all names but `half`.
fn prologue_of_library(job: &Job<'_>) -> String {
    let unit = job.unit;
    if let Some(cpp) = job.target.device_cpp() {
        return device::prologue(job, cpp);
    }
    match job.target.library.kind {
        LibraryKind::Headers if job.target.shape == Shape::Grid => {
            cpp::prologue(unit, &|name| is_needed(job, name)) + &own_vectors(unit) + &renamed(job)
        }
        LibraryKind::Headers => cpu_prologue(job),
        LibraryKind::Compiler => compiler::prologue(job),
        LibraryKind::Language => language::prologue(job),
    }
}

/// The lines of [`cpp::prologue`], with the headers that kernel properties add or leave out.
fn cpu_prologue(job: &Job<'_>) -> String {
    let prologue = cpp::prologue(job.unit, &|name| is_needed(job, name));
    let is_kept = |line: &&str| job.options.includes_std() || !line.starts_with("#include ");
    let asked: String =
        job.options.more_headers().iter().map(|header| format!("#include <{header}>\n")).collect();
    // A line that is asked for is not repeated.
    let others = prologue.lines().filter(is_kept).filter(|line| !asked.lines().any(|one| one == *line));
    others.fold(asked.clone(), |text, line| text + line + "\n")
}

/// The C header, among those that the text for a CPU includes, that declares a function of that name.
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

/// The prologue lines for the names that some texts of a launcher use.
pub(crate) fn host_prologue(unit: &Analyzed, texts: &[Span]) -> String {
    let mut named: BTreeSet<&str> = BTreeSet::new();
    for (place, what) in texts.iter().flat_map(|text| unit.named_in(*text)) {
        named.insert(if let Named::Unknown(name) = what { name } else { unit.source(place) });
    }
    let uses = |name: &&String| named.contains(name.as_str());
    // The functions that initialisers of variables call.
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
        types: unit.types.clone(),
        ..Unit::default()
    };
    let text = cpp::prologue(&used, &|name| vector_types::uses(&used, name));
    text + &own_vectors(&used) + &half::of_host(&used)
}

/// Translates the includes of the text; for C and the device dialects of C++, [`crate::c_family`] and
/// [`crate::device_cpp`] handle them.
pub(crate) fn includes(job: &Job<'_>, edits: &mut okl_source::EditSet) {
    if !job.target.is_c() && job.target.device_cpp().is_none() {
        compiler::translate_includes(job, edits);
    }
}

/// Renames `std` to the target's namespace.
pub(crate) fn standard_library(job: &Job<'_>, text: &DeviceText, edits: &mut okl_source::EditSet) {
    compiler::rename_std(job, text, edits);
}
