//! Casts of pointers, for languages whose pointers say which memory they lead to.
//!
//! ```text
//! unsigned *bits = (unsigned *)x;     which memory is `unsigned *`?
//! ```

use crate::tokens::{device_ranges, skipped, tokens};
use crate::{Job, Unsupported};
use okl_model::{Scope, TypeKind};
use okl_source::Span;

/// Refuses them: a type in a cast has no word for its memory. OpenCL C takes it for private memory, so there
/// `(unsigned *)&own` stays; Metal wants the word.
pub(crate) fn refuse(job: &mut Job<'_>) {
    let ranges = device_ranges(job);
    let is_plain_c = job.backend.is_plain_c(&job.options);
    for (place, is_private) in casts(job) {
        if ranges.iter().any(|range| range.contains(place)) && !(is_plain_c && is_private) {
            let what = Unsupported {
                construct: "a cast to a type of pointer".into(),
                help: "use the value itself: `(unsigned)*x`, or a `union` for its bits".into(),
            };
            job.unsupported(place, &what);
        }
    }
}

/// From `(` to `)` of each `(float *)`, and each `reinterpret_cast<float *>`; whether it is of `&own`.
fn casts(job: &Job<'_>) -> Vec<(Span, bool)> {
    let text = &job.unit.text;
    let all = tokens(text, &skipped(job));
    let spelled = |at: usize| all.get(at).map_or("", |token| token.span.of(text));
    let is_word = |at: usize| all.get(at).is_some_and(|token| token.is_word);
    let mut found = Vec::new();
    for at in 0..all.len() {
        let named =
            at.checked_sub(1).filter(|before| spelled(at) == "<" && spelled(*before).ends_with("_cast"));
        let close = match spelled(at) {
            // After a name it is a call or a declaration, after `)` or `]` what is called.
            "(" if at > 0 && is_word(at - 1) && spelled(at - 1) != "return" => continue,
            "(" if at > 0 && matches!(spelled(at - 1), ")" | "]") => continue,
            "(" => ")",
            "<" if named.is_some() => ">",
            _ => continue,
        };
        // `const unsigned *const)`: names, stars, perhaps a name again.
        let mut end = at + 1;
        let mut stars = 0;
        while is_word(end) || matches!(spelled(end), ":" | "*") {
            stars += usize::from(spelled(end) == "*");
            end += 1;
        }
        let ends_as_type = spelled(end - 1) == "*" || matches!(spelled(end - 1), "const" | "volatile");
        if stars > 0 && is_word(at + 1) && ends_as_type && spelled(end) == close {
            let is_private = spelled(end + 1) == "&" && is_own(job, spelled(end + 2));
            found.push((all[named.unwrap_or(at)].span.to(all[end].span), is_private));
        }
    }
    found
}

/// Whether a name is one of a work item's own variables and nothing else.
fn is_own(job: &Job<'_>, name: &str) -> bool {
    let mut named = job.unit.variables.iter().filter(|variable| variable.name == name).peekable();
    named.peek().is_some()
        && named.all(|variable| {
            variable.scope == Scope::Local
                && !variable.ty.is_pointer()
                && !matches!(variable.ty.kind, TypeKind::Reference(_))
                && !job.unit.has_attr(&variable.attrs, "shared")
        })
}
