//! The steps that translate device code to the target's language.
//!
//! When they run, kernels are split, parallel loops are indices, and host code and attributes are removed. Each step
//! reads the plan, the unit and that text ([`Texts`]), but no edits of other steps, so the steps may run in any order.
//! If two steps edit the same place, the edit of the earlier one in [`STEPS`] wins.

use crate::device_text::{DeviceText, union};
use crate::job::Job;
use crate::{
    builtins, c_family, captures, class_choices, device_cpp, halves, nested_pointers, parameter_types,
    pointer_casts, static_memory, target_names, vector_calls, vector_parts,
};
use okl_source::{EditSet, Piece, Span};

/// The ranges of the text that no edit has replaced when the steps start.
pub(crate) struct Texts {
    /// The device code.
    pub(crate) device: DeviceText,
    /// All code, including host code where it remains.
    pub(crate) whole: DeviceText,
}

type Step = fn(&mut Job<'_>, &Texts, &mut EditSet);

/// The steps, in order of precedence: a step whose brackets enclose those of another step precedes it.
const STEPS: &[Step] = &[
    |job, texts, edits| halves::lower(job, &texts.device, edits),
    |job, texts, edits| of_c(job, |job| c_family::conditional::lower(job, &texts.device, edits)),
    |job, texts, edits| of_c(job, |job| c_family::references::bind(job, &texts.device, edits)),
    |job, texts, edits| {
        // C++ for OpenCL, too: clang confuses the memory spaces of the two places in `i ? reference : variable`.
        if job.target.is_c() || job.target.device_cpp().is_some() && job.has_generic_pointers() {
            c_family::places::lower(job, &texts.device, edits);
        }
    },
    |job, texts, edits| of_c(job, |job| c_family::vector_operators::lower(job, &texts.device, edits)),
    |job, _, edits| {
        if job.spaces().is_some() {
            pointer_casts::references(job, edits);
            if job.has_generic_pointers() {
                pointer_casts::constness(job, edits);
            }
        }
    },
    |job, _, edits| {
        if job.target.device_cpp().is_some() {
            class_choices::lower(job, edits);
        }
    },
    |job, _, edits| builtins::calls::lower(job, edits),
    |job, _, edits| {
        if job.target.library.functions_hide {
            vector_calls::lower(job, edits);
        }
    },
    |job, _, _| refuse(job),
    |job, texts, _| of_c(job, |job| c_family::refuse(job, &texts.device)),
    |job, texts, edits| of_c(job, |job| c_family::records::lower(job, &texts.device, edits)),
    |job, texts, edits| of_c(job, |job| c_family::headers::lower(job, &texts.device, edits)),
    |job, texts, edits| {
        if job.target.is_c() || job.target.device_cpp().is_some() {
            c_family::bindings::lower(job, &texts.device, edits);
        }
    },
    |job, texts, edits| of_c(job, |job| c_family::references::lower(job, &texts.device, edits)),
    |job, texts, edits| of_c(job, |job| c_family::literals::lower(job, &texts.device, edits)),
    |job, texts, edits| of_c(job, |job| c_family::initialisers::lower(job, &texts.device, edits)),
    |job, texts, edits| of_c(job, |job| c_family::keywords::lower(job, &texts.device, edits)),
    |job, texts, edits| {
        if let Some(cpp) = job.target.device_cpp() {
            device_cpp::lower(job, cpp, &texts.device, edits);
        }
    },
    |job, texts, edits| {
        // Vectors with constructors: `float4 v = {1.0f};` would set all four elements.
        if job.target.vectors.constructors {
            c_family::vector_lists::lower(job, &texts.device, edits);
        }
    },
    |job, texts, edits| static_memory::lower(job, &texts.device, edits),
    |job, texts, edits| {
        if !job.target.is_c() {
            captures::lower(job, Some(&texts.device), edits);
        }
    },
    |job, texts, edits| of_cpp(job, |job| target_names::lower(job, &texts.whole, edits)),
    |job, texts, edits| of_cpp(job, |job| builtins::standard_library(job, &texts.whole, edits)),
];

/// Runs all steps and adds their edits.
pub(crate) fn run(job: &mut Job<'_>, edits: &mut EditSet) {
    let texts = Texts { device: DeviceText::new(job, edits), whole: DeviceText::whole(job, edits) };
    let mut written = vec![EditSet::new(); STEPS.len()];
    for at in order() {
        STEPS[at](job, &texts, &mut written[at]);
    }
    edits.extend(combined(written));
}

#[cfg(not(test))]
fn order() -> impl Iterator<Item = usize> {
    0..STEPS.len()
}

#[cfg(test)]
fn order() -> impl Iterator<Item = usize> {
    tests::order()
}

/// Runs a step if the target's language is C.
fn of_c(job: &mut Job<'_>, step: impl FnOnce(&mut Job<'_>)) {
    if job.target.is_c() {
        step(job);
    }
}

/// Runs a step if the target's language is C++ with its standard library.
fn of_cpp(job: &mut Job<'_>, step: impl FnOnce(&mut Job<'_>)) {
    if !job.target.is_c() && job.target.device_cpp().is_none() {
        step(job);
    }
}

/// Refuses constructs that the target's memory spaces and vectors do not allow.
fn refuse(job: &mut Job<'_>) {
    if job.spaces().is_some() {
        vector_parts::refuse(job);
    }
    parameter_types::refuse(job);
    if job.spaces().is_some_and(|words| !words.global.is_empty()) && !job.has_generic_pointers() {
        nested_pointers::refuse(job);
    }
}

/// Merges the edits of all steps: a place that an earlier step replaces is closed to later steps.
fn combined(written: Vec<EditSet>) -> EditSet {
    let mut all = EditSet::new();
    for own in written {
        let taken = Taken::by(&all);
        for edit in own.iter().filter(|edit| !taken.holds(edit.span)) {
            all.push(edit.clone());
        }
    }
    all
}

/// The places that edits replace.
struct Taken {
    /// Ranges that are replaced without copying source text: sorted, without overlaps.
    gone: Vec<Span>,
    /// All ranges that are replaced, sorted.
    places: Vec<Span>,
}

impl Taken {
    fn by(edits: &EditSet) -> Taken {
        let replaced = || edits.iter().filter(|edit| !edit.span.is_empty());
        let copies = |piece: &Piece| matches!(piece, Piece::Source(_));
        let gone = replaced().filter(|edit| !edit.with.iter().any(copies)).map(|edit| edit.span);
        let mut places: Vec<Span> = replaced().map(|edit| edit.span).collect();
        places.sort_unstable();
        Taken { gone: union(gone.collect()), places }
    }

    /// Returns true if a place is replaced; for an empty span, if it is inside a replaced range.
    fn holds(&self, place: Span) -> bool {
        if place.is_empty() {
            let after = self.gone.partition_point(|gone| gone.start < place.start);
            return after > 0 && place.start < self.gone[after - 1].end;
        }
        crate::device_text::holds(&self.gone, place) || self.places.binary_search(&place).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::STEPS;
    use okl_clang::{Clang, ParseOptions};
    use okl_model::{Attributes, Expanded, Lowered};
    use okl_normalizer::{NormalizeOptions, preprocess::Disk};
    use okl_sema::Checked;
    use okl_source::{Diagnostic, Sources, decode};
    use okl_target::{Description, Target};
    use okl_testing::cases::{self, Kernel};
    use okl_testing::workspace;
    use serde_json::{Map, json};
    use std::cell::Cell;
    use std::fs;
    use std::path::PathBuf;

    thread_local! {
        /// The rotation of the order of steps, and true if the order is reversed then.
        static ORDER: Cell<(usize, bool)> = const { Cell::new((0, false)) };
    }

    pub(super) fn order() -> impl Iterator<Item = usize> {
        let (turn, is_reversed) = ORDER.get();
        let count = STEPS.len();
        (0..count)
            .map(move |at| (at + turn) % count)
            .map(move |at| if is_reversed { count - 1 - at } else { at })
    }

    fn description(name: &str) -> Description {
        let path = workspace().join("plugins/backends").join(name).join("target.toml");
        let text = fs::read_to_string(path).expect("it is part of the repository");
        Description::from_toml(&text).unwrap_or_else(|mistake| panic!("{name}: {mistake:?}"))
    }

    fn targets() -> Vec<Target> {
        let cuda = description("cuda");
        let cpp = json!({"opencl-std": "clc++2021"}).as_object().cloned().unwrap_or_default();
        let with = |name: &str, options: &Map<_, _>| description(name).with(options).expect("it is right");
        vec![
            with("opencl", &Map::new()),
            with("opencl", &cpp),
            with("metal", &Map::new()),
            description("hip").over(&cuda).expect("nothing goes").target().expect("it is right"),
            with("dpcpp", &Map::new()),
            cuda.target().expect("it is right"),
        ]
    }

    /// The checked text of a kernel; `None` if it is rewritten before the check.
    fn checked(clang: &Clang, case: &Kernel, attributes: &Attributes) -> Option<Checked> {
        let text = case.text_with_instances().expect("it was found just now");
        let text = decode(text.as_bytes());
        let mut sources = Sources::new();
        let main = sources.add(case.name.clone(), text);
        let defines = case.defines().iter().map(|define| define[2..].to_owned()).collect();
        let folder = case.input.parent().expect("it lies in a folder").display().to_string();
        let options = NormalizeOptions { defines, include_dirs: vec![folder], ..NormalizeOptions::default() };
        let (normalized, found) = okl_normalizer::normalize(&mut sources, main, &options, &Disk, attributes);
        let normalized = normalized.unwrap_or_else(|| panic!("{}: {found:?}", case.name));
        let options = ParseOptions { intrinsics: okl_bundle::intrinsics(), ..ParseOptions::default() };
        let (unit, found) = clang.parse(&normalized, &options, attributes);
        let unit = okl_analysis::Analyzed::new(unit.unwrap_or_else(|| panic!("{}: {found:?}", case.name)));
        if okl_structurize::next(&unit).is_some() {
            return None;
        }
        let unit = unit.into_unit();
        let failed = |found: Vec<Diagnostic>| panic!("{}: {found:?}", case.name);
        Some(okl_sema::check(unit, attributes).unwrap_or_else(failed).0)
    }

    /// The output of a kernel, or its diagnostics in the order of places.
    fn lowered(target: &Target, checked: &Checked) -> Result<Lowered, Vec<Diagnostic>> {
        let options = Map::new();
        let plan = crate::plan(target, checked, &options);
        crate::lower(target, &plan, checked, &Expanded::default(), &options).map_err(|mut said| {
            said.sort_by_key(|one| (one.labels.first().map(|label| label.place), one.message.clone()));
            said
        })
    }

    #[test]
    fn steps_may_run_in_any_order() {
        let path = std::env::var_os("OKL_LIBCLANG").map(PathBuf::from);
        let clang = Clang::load(path.as_deref(), &[]).expect("a libclang");
        let (mut tried, mut written) = (0, 0);
        for case in cases::kernels(&okl_testing::testdata()).expect("testdata has kernels") {
            let attributes = okl_testing::attributes::attributes(&case.input);
            let Some(checked) = checked(&clang, &case, &attributes) else { continue };
            for target in targets() {
                let found = lowered(&target, &checked);
                for order in [(0, true), (7, false), (13, true)] {
                    ORDER.set(order);
                    let other = lowered(&target, &checked);
                    ORDER.set((0, false));
                    assert!(found == other, "{} for {}: {found:#?}\n{other:#?}", case.name, target.name);
                }
                tried += 1;
                written += usize::from(found.is_ok());
            }
        }
        assert!(tried > 1000 && written > tried / 2, "{written} of {tried}");
    }
}
