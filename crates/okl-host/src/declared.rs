//! The diagnostics that plugins declare: which of them are valid.

use okl_plugin::document::DiagnosticDescription;
use okl_sema::catalogue;

/// The largest number of diagnostics of a plugin.
const MOST: usize = 1000;

/// The largest size of an id and of a summary, in bytes.
const LONGEST_LINE: usize = 200;

/// The largest size of a page, in bytes.
const LONGEST_PAGE: usize = 64 << 10;

/// True if a plugin of that name may declare a diagnostic of that id: `my_plugin` declares `my-plugin-loop`. So the
/// plugins that may know an id are known before any of them is loaded.
pub fn may_declare(plugin: &str, id: &str) -> bool {
    let rest = id.strip_prefix(plugin.replace('_', "-").as_str()).and_then(|rest| rest.strip_prefix('-'));
    rest.is_some_and(|rest| rest.split('-').all(is_word))
}

fn is_word(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

/// The first defect in the diagnostics that the plugin of that name declares.
pub(crate) fn defect(plugin: &str, declared: &[DiagnosticDescription]) -> Option<String> {
    if declared.len() > MOST {
        return Some(format!("it declares {} diagnostics, and {MOST} are allowed", declared.len()));
    }
    declared.iter().enumerate().find_map(|(at, one)| {
        let id = &one.id;
        let is_twice = || declared[..at].iter().any(|other| other.id == *id);
        let reason = match one {
            _ if id.len() > LONGEST_LINE => format!("its id has more than {LONGEST_LINE} bytes"),
            _ if !may_declare(plugin, id) => {
                let start = plugin.replace('_', "-");
                format!("its id is not `{start}-` and words of small letters and digits, joined by `-`")
            }
            _ if catalogue::find(id).is_some() => "okl has a diagnostic of that id".to_string(),
            _ if is_twice() => "it is declared twice".to_string(),
            _ if one.summary.is_empty() || one.summary.contains(char::is_control) => {
                "its summary is not one line".to_string()
            }
            _ if one.summary.len() > LONGEST_LINE => {
                format!("its summary has more than {LONGEST_LINE} bytes")
            }
            _ if one.page.len() > LONGEST_PAGE => format!("its page has more than {LONGEST_PAGE} bytes"),
            _ => return None,
        };
        let shown: String = id.chars().take(LONGEST_LINE).collect();
        Some(format!("the diagnostic `{shown}`: {reason}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use okl_source::Severity;

    fn declared(id: &str) -> DiagnosticDescription {
        DiagnosticDescription {
            id: id.into(),
            severity: Severity::Warning,
            summary: "a loop".into(),
            page: String::new(),
        }
    }

    #[test]
    fn an_id_starts_with_the_name_of_its_plugin() {
        for (plugin, id) in [("mine", "mine-loop"), ("my_own", "my-own-loop-2"), ("my-own", "my-own-x")] {
            assert!(may_declare(plugin, id), "{plugin}: {id}");
            assert_eq!(defect(plugin, &[declared(id)]), None);
        }
        for (plugin, id) in [
            ("mine", "mine"),
            ("mine", "mine-"),
            ("mine", "minestrone"),
            ("mine", "mine-Loop"),
            ("mine", "mine-a--b"),
            ("mine", "mine-\u{1b}[31m"),
            ("my_own", "my_own-loop"),
            ("mine", "other-loop"),
        ] {
            assert!(!may_declare(plugin, id), "{plugin}: {id}");
            let told = defect(plugin, &[declared(id)]).expect("a defect");
            assert!(told.contains("its id is not `"), "{told}");
        }
    }

    #[test]
    fn defects_are_named() {
        let told = |plugin: &str, all: &[DiagnosticDescription]| defect(plugin, all).unwrap_or_default();
        let good = declared("mine-loop");
        assert_eq!(told("mine", std::slice::from_ref(&good)), "");
        assert!(told("data", &[declared("data-race")]).contains("okl has a diagnostic of that id"));
        assert!(told("mine", &[good.clone(), good.clone()]).contains("it is declared twice"));
        for summary in ["", "two\nlines", "\u{1b}[2J"] {
            let one = DiagnosticDescription { summary: summary.into(), ..good.clone() };
            assert!(told("mine", &[one]).contains("its summary is not one line"), "{summary:?}");
        }
        let long = DiagnosticDescription { summary: "a".repeat(201), ..good.clone() };
        assert!(told("mine", &[long]).contains("more than 200 bytes"));
        let long = DiagnosticDescription { page: "a".repeat(LONGEST_PAGE + 1), ..good.clone() };
        assert!(told("mine", &[long]).contains("its page has more than"));
        let long = declared(&format!("mine-{}", "a".repeat(300)));
        assert!(told("mine", &[long]).len() < 300);
        let many: Vec<_> = (0..=MOST).map(|at| declared(&format!("mine-{at}"))).collect();
        assert!(told("mine", &many).contains("1001 diagnostics"));
        assert_eq!(told("mine", &many[1..]), "");
    }
}
