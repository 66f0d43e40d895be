//! The pages about messages, and the names that `okl explain` knows.

use okl_host::DiagnosticDescription;
use okl_source::{Severity, printable, printable_line};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The ids and pages of okl's own messages, sorted by id. Those of plugins are in the descriptions of the plugins.
const OWN: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// The page about a message.
pub struct Page {
    /// The page in Markdown, with the id as its title.
    pub text: Cow<'static, str>,
    /// The severity of the message, unless a level changes it.
    pub severity: Severity,
    /// True if `docs/diagnostics` has the page: the message is okl's own, or one of a plugin that is part of okl.
    pub is_of_okl: bool,
}

/// The messages of plugins that are not part of okl, as far as those have been asked.
static DECLARED: Mutex<BTreeMap<String, DiagnosticDescription>> = Mutex::new(BTreeMap::new());

fn declared() -> MutexGuard<'static, BTreeMap<String, DiagnosticDescription>> {
    // A poisoned lock is fine: entries are added as a whole.
    DECLARED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Adds messages that plugins declare. Of two with one id, the first one counts.
pub fn declare(all: Vec<DiagnosticDescription>) {
    let mut known = declared();
    for one in all {
        known.entry(one.id.clone()).or_insert(one);
    }
}

/// The page of a message.
pub fn page(id: &str) -> Option<Page> {
    if let Ok(at) = OWN.binary_search_by_key(&id, |(id, _)| id) {
        let severity = okl_config::find_message(id)?.severity;
        return Some(Page { text: OWN[at].1.into(), severity, is_of_okl: true });
    }
    let linked = okl_bundle::host().declared(id);
    let is_of_okl = linked.is_some();
    let found = linked.or_else(|| declared().get(id).cloned())?;
    Some(Page { text: page_of(&found).into(), severity: found.severity, is_of_okl })
}

/// The page of a message that a plugin declares: it has a title and the summary in any case.
fn page_of(declared: &DiagnosticDescription) -> String {
    if declared.page.starts_with("# ") {
        return printable(&declared.page).into_owned();
    }
    let severity = match declared.severity {
        Severity::Error => "Error",
        Severity::Warning => "Warning",
    };
    let summary = printable_line(declared.summary.trim_end_matches('.'));
    let head = format!("# {}\n\n{severity}: {summary}.\n", declared.id);
    match declared.page.trim() {
        "" => head,
        rest => format!("{head}\n{}\n", printable(rest)),
    }
}

/// The meaning of the message: the text of the page between the title and `## How to fix it`.
pub fn description(page: &str) -> &str {
    let (_, body) = page.split_once('\n').unwrap_or_default();
    body.split_once("\n## ").map_or(body, |(above, _)| above).trim()
}

/// The first line below the title, without its full stop: `Error: a loop ...`.
pub fn summary(page: &str) -> &str {
    page.lines().skip(1).find(|line| !line.is_empty()).unwrap_or_default().trim_end_matches('.')
}

/// The ids of all messages with their pages: those of okl, of its plugins, and of plugins that were asked.
pub fn all() -> BTreeMap<String, Cow<'static, str>> {
    let own = OWN.iter().map(|(id, page)| (id.to_string(), Cow::from(*page)));
    let linked = okl_bundle::host().all_declared();
    let asked: Vec<DiagnosticDescription> = declared().values().cloned().collect();
    let of_plugins = asked.iter().chain(&linked).map(|one| (one.id.clone(), Cow::from(page_of(one))));
    of_plugins.chain(own).collect()
}

/// Everything that can be explained without a project: messages, attributes, names of target languages.
pub fn names() -> Vec<String> {
    let words = okl_bundle::foreign_words().into_iter().map(|known| known.word);
    let words = words.filter(|word| !word.ends_with('*'));
    all().into_keys().chain(words).chain(built_in().into_iter().map(|name| format!("@{name}"))).collect()
}

/// The attributes that are part of okl.
pub fn built_in() -> Vec<String> {
    okl_bundle::host().attributes.names().map(str::to_string).collect()
}

/// True if an attribute of this name is part of okl.
pub fn is_built_in(name: &str) -> bool {
    okl_bundle::host().attributes.get(name).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn declared(page: &str) -> DiagnosticDescription {
        DiagnosticDescription {
            id: "mine-loop".into(),
            severity: Severity::Warning,
            summary: "a loop".into(),
            page: page.into(),
        }
    }

    #[test]
    fn a_page_of_a_plugin_has_a_title_and_a_summary() {
        assert_eq!(page_of(&declared("")), "# mine-loop\n\nWarning: a loop.\n");
        assert_eq!(page_of(&declared("It is slow.\n")), "# mine-loop\n\nWarning: a loop.\n\nIt is slow.\n");
        assert_eq!(page_of(&declared("# mine-loop\n\nAll of it.\n")), "# mine-loop\n\nAll of it.\n");
        assert_eq!(summary(&page_of(&declared("\u{1b}[2J"))), "Warning: a loop");
        assert!(!page_of(&declared("\u{1b}[2J")).contains('\u{1b}'));
    }

    #[test]
    fn pages_of_front_ends_are_parts_of_the_front_ends() {
        let is_of_frontend =
            |id: &str| okl_testing::target::FRONTENDS.iter().any(|name| id.starts_with(&format!("{name}-")));
        assert!(!OWN.iter().any(|(id, _)| is_of_frontend(id)));
        let folder = okl_testing::workspace().join("docs/diagnostics");
        for (id, shown) in all() {
            let file = std::fs::read_to_string(folder.join(format!("{id}.md"))).expect("each has a page");
            let found = page(&id).expect("it is in the list");
            assert_eq!((found.text.as_ref(), shown.as_ref()), (file.as_str(), file.as_str()));
            assert!(found.is_of_okl);
        }
        assert!(page("acc-atomic").is_some_and(|page| page.severity == Severity::Error));
        assert!(page("slm-race").is_some_and(|page| page.severity == Severity::Warning));
    }
}
