//! Reports the prototypes of intrinsics that clang rejects, at the table that declares them.

use okl_clang::{Clang, ParseOptions};
use okl_source::{Diagnostic, FileSpan, Severity};

/// `intrinsic-prototype` for each wrong prototype, in place of the one message of the parse for all of them.
pub(crate) fn wrong(
    clang: &Clang,
    options: &ParseOptions,
    found: &mut Vec<Diagnostic>,
) -> Vec<Diagnostic<FileSpan>> {
    let before = found.len();
    found.retain(|diagnostic| diagnostic.id != okl_clang::WRONG_PROTOTYPE);
    if found.len() == before {
        return Vec::new();
    }
    let said = clang.wrong_prototypes(options);
    let said = said.into_iter().map(|(at, why)| {
        let intrinsic = &options.intrinsics[at];
        let message = format!("`{}` is no declaration: {why}", intrinsic.prototype);
        let mistake = Diagnostic::global(okl_clang::WRONG_PROTOTYPE, Severity::Error, message);
        match intrinsic.place {
            Some(place) => mistake.label(place, ""),
            None => mistake,
        }
    });
    said.collect()
}
