//! The barriers of every kernel in `testdata/kernels`: each is necessary, and together they are sufficient.
//!
//! The walk that inserts barriers takes the first suitable position. The check is independent of that: it takes some
//! barriers as given, inserts none, and reports the hazards that remain.

use okl_analysis::Analyzed;
use okl_clang::{Clang, ParseOptions};
use okl_model::{Attributes, Stmt};
use okl_normalizer::{NormalizeOptions, preprocess::Disk};
use okl_plan::hazard;
use okl_sema::{CheckedKernel, Nest};
use okl_source::{Diagnostic, Sources};
use okl_testing::cases::{self, Kernel};
use std::path::PathBuf;

#[test]
fn every_barrier_is_needed_and_together_they_are_enough() {
    let path = std::env::var_os("OKL_LIBCLANG").map(PathBuf::from);
    let clang = Clang::load(path.as_deref(), &[]).expect("a libclang");
    let mut nests = 0;
    let mut barriers = 0;
    for case in cases::kernels(&okl_testing::testdata()).expect("testdata has kernels") {
        for_each_nest(&clang, &case, |unit, kernel, root| {
            let found = hazard::barriers(unit, kernel, root);
            let open = hazard::unguarded(unit, kernel, root, &found);
            assert!(open.is_empty(), "{}: {open:?} with all of {found:#?}", case.name);
            for gone in 0..found.len() {
                let mut rest = found.clone();
                let gone = rest.remove(gone);
                let open = hazard::unguarded(unit, kernel, root, &rest);
                assert!(!open.is_empty(), "{}: nobody misses {gone:?} among {found:#?}", case.name);
            }
            nests += 1;
            barriers += found.len();
        });
    }
    assert!(nests > 100 && barriers > 100, "{nests} nests with {barriers} barriers");
}

/// Each loop around a nest is walked twice: without summaries, forty nested loops would take years.
#[test]
fn deep_nests_are_walked_once_for_each_way_into_them() {
    const DEPTH: usize = 40;
    let path = std::env::var_os("OKL_LIBCLANG").map(PathBuf::from);
    let clang = Clang::load(path.as_deref(), &[]).expect("a libclang");
    let levels = |line: &str| (0..DEPTH).map(|k| line.replace('#', &k.to_string())).collect::<String>();
    let put = "for (int t = 0; t < 16; ++t; @inner) s[t] = x[t + n];\n";
    let get = "for (int t = 0; t < 16; ++t; @inner) x[16 * g + t] = s[15 - t];\n";
    let loops = levels("for (int k# = 0; k# < N; ++k#) {\n");
    let between = levels(&format!("for (int k# = 0; k# < N; ++k#) {{\n{}", put.replace("+ n", "+ 16 * k#")));
    let close = "}\n".repeat(DEPTH);
    for (body, barriers) in [
        (format!("{loops}{put}{get}{close}"), 2),
        (format!("{loops}{put}{close}{get}"), 1),
        (format!("{between}{get}{close}"), 2),
    ] {
        let text = format!(
            "@kernel void deep(const int N, const int n, float *x) {{\nfor (int g = 0; g < N; ++g; @outer) {{\n\
             @shared float s[16];\n{body}}}\n}}\n"
        );
        let known = okl_sema::attributes();
        for_each_nest_of(&clang, ("deep", known), text, NormalizeOptions::default(), |unit, kernel, root| {
            let found = hazard::barriers(unit, kernel, root);
            assert_eq!(found.len(), barriers, "{found:#?}");
            assert_eq!(hazard::unguarded(unit, kernel, root, &found), []);
            assert_ne!(hazard::unguarded(unit, kernel, root, &found[1..]), []);
        });
    }
}

fn for_each_nest(clang: &Clang, case: &Kernel, visit: impl FnMut(&Analyzed, &CheckedKernel, &Stmt)) {
    let text = case.text_with_instances().expect("it was found just now");
    let defines = case.defines().iter().map(|define| define[2..].to_owned()).collect();
    let folder = case.input.parent().expect("it lies in a folder").display().to_string();
    let options = NormalizeOptions { defines, include_dirs: vec![folder], ..NormalizeOptions::default() };
    let known = okl_testing::attributes::attributes(&case.input);
    for_each_nest_of(clang, (&case.name, &known), okl_source::decode(text.as_bytes()), options, visit);
}

fn for_each_nest_of(
    clang: &Clang,
    (name, attributes): (&str, &Attributes),
    text: String,
    options: NormalizeOptions,
    mut visit: impl FnMut(&Analyzed, &CheckedKernel, &Stmt),
) {
    let mut sources = Sources::new();
    let main = sources.add(name.to_string(), text);
    let (normalized, found) = okl_normalizer::normalize(&mut sources, main, &options, &Disk, attributes);
    let normalized = normalized.unwrap_or_else(|| panic!("{name}: {found:?}"));
    let options = ParseOptions { intrinsics: okl_bundle::intrinsics(), ..ParseOptions::default() };
    let (unit, found) = clang.parse(&normalized, &options, attributes);
    let unit = unit.unwrap_or_else(|| panic!("{name}: {found:?}"));
    let unit = Analyzed::new(unit);
    if okl_structurize::next(&unit).is_some() {
        // Its text is rewritten before the check.
        return;
    }
    let unit = unit.into_unit();
    let failed = |found: Vec<Diagnostic>| panic!("{name}: {found:?}");
    let (checked, _) = okl_sema::check(unit, attributes).unwrap_or_else(failed);
    for kernel in checked.kernels() {
        let unit = checked.unit();
        let body = unit.body(unit.function(kernel.function)).expect("a kernel has a body");
        for Nest { root, .. } in &kernel.nests {
            unit.walk(body, &mut |stmt| {
                if stmt.as_for().is_some_and(|l| l.id == *root) {
                    visit(checked.unit(), kernel, stmt);
                }
            });
        }
    }
}
