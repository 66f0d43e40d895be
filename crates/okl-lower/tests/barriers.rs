//! The barriers of every kernel in `testdata/kernels`: each is needed, and together they are enough.
//!
//! The walk that puts them in takes the first place that will do. What is left open by some barriers is
//! asked for in another way here: they are given, and nothing is added.

use okl_analysis::Analyzed;
use okl_clang::{Clang, ParseOptions};
use okl_lower::hazard;
use okl_model::Stmt;
use okl_normalizer::{NormalizeOptions, preprocess::Disk};
use okl_sema::{CheckedKernel, Nest};
use okl_source::{Diagnostic, Sources};
use okl_testing::cases::{self, Kernel};
use std::fs;
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

fn for_each_nest(clang: &Clang, case: &Kernel, mut visit: impl FnMut(&Analyzed, &CheckedKernel, &Stmt)) {
    let text = fs::read(&case.input).expect("it was found just now");
    let mut sources = Sources::new();
    let main = sources.add(case.input.display().to_string(), okl_source::decode(&text));
    let defines = case.defines().iter().map(|define| define[2..].to_owned()).collect();
    let folder = case.input.parent().expect("it lies in a folder").display().to_string();
    let options = NormalizeOptions { defines, include_dirs: vec![folder], ..NormalizeOptions::default() };
    let attributes = okl_sema::attributes();
    let (normalized, found) = okl_normalizer::normalize(&mut sources, main, &options, &Disk, attributes);
    let normalized = normalized.unwrap_or_else(|| panic!("{}: {found:?}", case.name));
    let (unit, found) = clang.parse(&normalized, &ParseOptions::default(), attributes);
    let unit = unit.unwrap_or_else(|| panic!("{}: {found:?}", case.name));
    let failed = |found: Vec<Diagnostic>| panic!("{}: {found:?}", case.name);
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
