//! The steps before the interpreter: from text to a checked unit.

use crate::Failure;
use okl_clang::{Clang, ParseOptions};
use okl_normalizer::{NormalizeOptions, preprocess::Disk};
use okl_sema::Checked;
use okl_source::{Diagnostic, Sources};
use std::fmt::Debug;

/// Normalizes, parses and checks a text. The failure contains their diagnostics.
pub fn check(clang: &Clang, text: &str) -> Result<Checked, Failure> {
    let mut sources = Sources::new();
    let main = sources.add("judged.okl", text);
    let attributes = &okl_bundle::host().attributes;
    let (normalized, found) =
        okl_normalizer::normalize(&mut sources, main, &NormalizeOptions::default(), &Disk, attributes);
    let normalized = normalized.ok_or_else(|| said(&found))?;
    let (unit, found) = clang.parse(&normalized, &ParseOptions::default(), attributes);
    let unit = unit.filter(|unit| !unit.is_partial).ok_or_else(|| said(&found))?;
    okl_sema::check(unit, attributes).map(|(checked, _)| checked).map_err(|found| said(&found))
}

fn said<P: Debug>(found: &[Diagnostic<P>]) -> Failure {
    let lines: Vec<String> = found.iter().map(|diagnostic| format!("{diagnostic:?}")).collect();
    Failure::new(lines.join("\n"))
}
