//! Applies the fixes of diagnostics to a text.

use okl_driver::{Input, Outcome};
use okl_host::{Verdict, find_word};
use okl_source::ids::{PASTED_MACRO, UNDECLARED_FUNCTION, UNDECLARED_NAME, UNKNOWN_ATTRIBUTE};
use okl_source::{Diagnostic, DiagnosticId, EditSet, FileId, FileSpan, Replacement, Span};
use std::collections::{HashMap, HashSet};

/// A text with fixes applied.
pub struct FixedText {
    /// The text.
    pub text: String,
    /// The diagnostics of the new text.
    pub outcome: Outcome,
    /// The number of fixed mistakes.
    pub count: usize,
}

/// Ids of messages whose fix is a guess of the author's intention: a similar name, or OCCA's interpretation of a text.
const GUESSES: [DiagnosticId; 4] = [PASTED_MACRO, UNDECLARED_FUNCTION, UNDECLARED_NAME, UNKNOWN_ATTRIBUTE];

/// The limit of iterations. Each one fixes something, and few mistakes hide others.
const ROUNDS: usize = 50;

/// Applies the fixes of diagnostics until no improvement is left.
///
/// A fix is kept if its diagnostic disappears and no new error appears at the changed place; a text without errors
/// stays without errors. Thus another run changes nothing. `check` returns the diagnostics of a text.
pub fn mend(input: &Input, guesses: bool, check: impl Fn(&str) -> Outcome) -> FixedText {
    let mut mended = FixedText { text: input.text.clone(), outcome: check(&input.text), count: 0 };
    let mut refused: HashSet<Identity> = HashSet::new();
    for _ in 0..ROUNDS {
        let changes = changes(&mended, &input.path, guesses, &refused);
        if changes.is_empty() {
            break;
        }
        if let Some(next) = mended.with(&changes, &check) {
            mended = next;
            continue;
        }
        // One of them does harm: try them one by one, from the end of the text, so that earlier places stay valid.
        for change in changes.iter().rev() {
            match mended.with(std::slice::from_ref(change), &check) {
                Some(next) => mended = next,
                None => {
                    refused.insert(change.kind.clone());
                }
            }
        }
    }
    mended
}

/// The identity of a mistake when text moves: id, message and the text of its line.
type Identity = (String, String, String);

/// The fix of one diagnostic.
struct Change {
    parts: Vec<(Span, String)>,
    kind: Identity,
}

/// The non-overlapping fixes in the text itself, sorted by place.
fn changes(mended: &FixedText, path: &str, guesses: bool, refused: &HashSet<Identity>) -> Vec<Change> {
    let FixedText { text, outcome, .. } = mended;
    let sources = &outcome.sources;
    // A text that a stage or front end derived cannot be edited.
    if sources.iter().any(|(file, _)| sources.is_derived(file)) {
        return Vec::new();
    }
    let Some((main, _)) = sources.iter().find(|(_, file)| file.path == path && file.text == *text) else {
        return Vec::new();
    };
    let wanted = outcome.diagnostics.iter().filter(|said| guesses || !is_guess(said));
    let mut all: Vec<Change> = wanted.filter_map(|said| Change::of(said, main, text)).collect();
    all.retain(|change| !refused.contains(&change.kind));
    all.sort_by_key(|change| change.parts[0].0);
    let mut end = None;
    all.retain(|change| {
        let apart = end.is_none_or(|end| change.parts[0].0.start > end);
        if apart {
            end = change.parts.last().map(|(place, _)| place.end);
        }
        apart
    });
    all
}

/// True if the fix is a guess: `alpha` for `alhpa` is one, `@shared` for `__shared__` is not.
fn is_guess(said: &Diagnostic<FileSpan>) -> bool {
    // The replacement of a name of another language is certain.
    let is_foreign = || {
        let known = okl_bundle::foreign_words();
        find_word(&known, &said.subject).is_some_and(|word| word.write.is_some())
    };
    let is_other_name =
        |part: &Replacement<FileSpan>| !part.place.span.is_empty() && !part.text.starts_with('@');
    GUESSES.iter().any(|guess| said.id == *guess) && said.fix.iter().any(is_other_name) && !is_foreign()
}

impl Change {
    fn of(said: &Diagnostic<FileSpan>, main: FileId, text: &str) -> Option<Change> {
        if said.fix.is_empty() || said.fix.iter().any(|part| part.place.file != main) {
            return None;
        }
        let mut parts: Vec<(Span, String)> =
            said.fix.iter().map(|part| (part.place.span, part.text.clone())).collect();
        parts.sort();
        let at = parts[0].0.start as usize;
        let line = text.get(..at)?.rsplit('\n').next()?.to_string() + text.get(at..)?.lines().next()?;
        Some(Change { parts, kind: (said.id.clone(), said.message.clone(), line) })
    }
}

impl FixedText {
    /// The text with these changes; `None` if it is not better.
    fn with(&self, changes: &[Change], check: impl Fn(&str) -> Outcome) -> Option<FixedText> {
        let mut edits = EditSet::new();
        for (place, text) in changes.iter().flat_map(|change| &change.parts) {
            match place.is_empty() {
                true => edits.insert("a fix", place.start, text.as_str()),
                false => edits.replace("a fix", *place, text.as_str()),
            }
        }
        let (text, _) = edits.apply(&self.text).ok()?;
        let outcome = check(&text);
        let next = FixedText { text, outcome, count: self.count + changes.len() };
        self.is_bettered_by(&next, changes).then_some(next)
    }

    /// True if the fixed diagnostics are gone and the changes caused no new ones.
    fn is_bettered_by(&self, next: &FixedText, changes: &[Change]) -> bool {
        let (before, after) = (counts(&self.outcome), counts(&next.outcome));
        let count = |counts: &HashMap<(String, String), usize>, (id, message, _): &Identity| {
            counts.get(&(id.clone(), message.clone())).copied().unwrap_or_default()
        };
        let is_gone = |change: &Change| {
            let (id, message, _) = &change.kind;
            let alike =
                changes.iter().filter(|other| (&other.kind.0, &other.kind.1) == (id, message)).count();
            count(&after, &change.kind) + alike <= count(&before, &change.kind)
        };
        let are_gone = changes.iter().all(is_gone);
        if !are_gone || next.outcome.verdict > Verdict::Mistakes {
            return false;
        }
        let had_errors = self.outcome.diagnostics.iter().any(Diagnostic::is_error);
        let lines = changed_lines(&next.text, changes);
        // A fixed mistake may reveal others elsewhere; new diagnostics on changed lines are due to the change.
        let is_news = |said: &&Diagnostic<FileSpan>| {
            let kind = (said.id.clone(), said.message.clone());
            after[&kind] > before.get(&kind).copied().unwrap_or_default()
        };
        let does_harm = |said: &Diagnostic<FileSpan>| {
            let Some(place) = said.labels.first().map(|label| label.place) else { return true };
            let file = next.outcome.sources.get(place.file);
            file.text != next.text || lines.contains(&file.line_column(place.span.start).line)
        };
        let mut news = next.outcome.diagnostics.iter().filter(|said| said.is_error()).filter(is_news);
        !news.any(|said| !had_errors || does_harm(said))
    }
}

/// The number of occurrences of each diagnostic.
fn counts(outcome: &Outcome) -> HashMap<(String, String), usize> {
    let mut counts = HashMap::new();
    for said in &outcome.diagnostics {
        *counts.entry((said.id.clone(), said.message.clone())).or_default() += 1;
    }
    counts
}

/// The numbers of the lines that contain changes.
fn changed_lines(text: &str, changes: &[Change]) -> HashSet<u32> {
    let mut moved: i64 = 0;
    let mut lines = HashSet::new();
    for (place, with) in changes.iter().flat_map(|change| &change.parts) {
        let start = (i64::from(place.start) + moved) as usize;
        let line = |end: usize| text.bytes().take(end).filter(|byte| *byte == b'\n').count() as u32 + 1;
        lines.extend(line(start)..=line(start + with.len()));
        moved += with.len() as i64 - i64::from(place.len());
    }
    lines
}
