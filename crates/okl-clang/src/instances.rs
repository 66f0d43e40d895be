//! Errors in templates, which clang reports for each type that the template is used with.

use crate::libclang::ClangDiagnostic;
use okl_source::Diagnostic;
use rustc_hash::FxHashMap;

/// The diagnostics without those that report the same mistake at the same place of a template again. Each of the first
/// ones comes with the number of repetitions.
pub(crate) fn told_once(found: &[ClangDiagnostic]) -> Vec<(&ClangDiagnostic, usize)> {
    let mut told: Vec<(&ClangDiagnostic, usize)> = Vec::new();
    let mut known: FxHashMap<(u32, String), usize> = FxHashMap::default();
    for said in found {
        let place = said.offset.filter(|_| is_of_instance(said));
        let Some(place) = place else {
            told.push((said, 0));
            continue;
        };
        match known.get(&(place, without_names(&said.message))) {
            Some(at) => told[*at].1 += 1,
            None => {
                known.insert((place, without_names(&said.message)), told.len());
                told.push((said, 0));
            }
        }
    }
    told
}

/// Adds a note with the number of repetitions.
pub(crate) fn with_others(said: Diagnostic, others: usize) -> Diagnostic {
    match others {
        0 => said,
        1 => said.note("it is the same for one more use of the template"),
        _ => said.note(format!("it is the same for {others} more uses of the template")),
    }
}

/// True for a diagnostic about an instance of a template.
fn is_of_instance(said: &ClangDiagnostic) -> bool {
    said.notes.iter().any(|note| note.message.starts_with("in instantiation of"))
}

/// The message with the quoted names removed: `member reference base type '' is not a structure`, for both 'float' and
/// 'int'.
fn without_names(message: &str) -> String {
    message.split('\'').step_by(2).collect::<Vec<&str>>().join("''")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_quotes_make_no_other_mistake() {
        let said = ["base type 'float' is no structure", "base type 'int' is no structure"];
        assert_eq!(said.map(without_names), ["base type '' is no structure"; 2]);
        assert_ne!(without_names("base type 'int'"), without_names("type 'int'"));
    }
}
