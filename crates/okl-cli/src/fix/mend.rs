//! Which changes are made to a text.

use okl_pipeline::{Input, Outcome, Verdict, find_word};
use okl_source::{Diagnostic, EditSet, FileId, FileSpan, Replacement, Span};
use std::collections::{HashMap, HashSet};

/// A text after its changes.
pub struct Mended {
    /// The text.
    pub text: String,
    /// What there is to say about it.
    pub outcome: Outcome,
    /// How many mistakes were mended.
    pub count: usize,
}

/// Messages whose change is what the author may have meant: a name like the one that is there, what OCCA made of a text.
const GUESSES: [&str; 4] = ["pasted-macro", "undeclared-function", "undeclared-name", "unknown-attribute"];

/// Each round mends something, and few mistakes hide behind others.
const ROUNDS: usize = 50;

/// Makes the changes that messages propose, until none is left that does any good.
///
/// What is mended is gone, and nothing is wrong where it was changed; a text without errors has none after it. So doing it
/// again changes nothing. `check` says what is wrong with a text.
pub fn mend(input: &Input, guesses: bool, check: impl Fn(&str) -> Outcome) -> Mended {
    let mut mended = Mended { text: input.text.clone(), outcome: check(&input.text), count: 0 };
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
        // One of them does harm. From the end on: what stands before it stays where it is.
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

/// What tells a mistake from others when text moves: id, message and the line it stands in.
type Identity = (String, String, String);

/// The change that one message proposes.
struct Change {
    parts: Vec<(Span, String)>,
    kind: Identity,
}

/// The changes of a text itself that do not meet, by their places.
fn changes(mended: &Mended, path: &str, guesses: bool, refused: &HashSet<Identity>) -> Vec<Change> {
    let Mended { text, outcome, .. } = mended;
    let sources = &outcome.sources;
    // What stages or front ends made is nothing that can be changed.
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

/// `alpha` for `alhpa`; `@shared` for `__shared__` is none.
fn is_guess(said: &Diagnostic<FileSpan>) -> bool {
    // What stands for a name of another language is known.
    let is_foreign = || {
        let known = okl_bundle::foreign_words();
        find_word(&known, &said.subject).is_some_and(|word| word.write.is_some())
    };
    let is_other_name =
        |part: &Replacement<FileSpan>| !part.place.span.is_empty() && !part.text.starts_with('@');
    GUESSES.contains(&said.id.as_str()) && said.fix.iter().any(is_other_name) && !is_foreign()
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

impl Mended {
    /// The text with these changes; none where that is no better.
    fn with(&self, changes: &[Change], check: impl Fn(&str) -> Outcome) -> Option<Mended> {
        let mut edits = EditSet::new();
        for (place, text) in changes.iter().flat_map(|change| &change.parts) {
            match place.is_empty() {
                true => edits.insert("a fix", place.start, text.as_str()),
                false => edits.replace("a fix", *place, text.as_str()),
            }
        }
        let (text, _) = edits.apply(&self.text).ok()?;
        let outcome = check(&text);
        let next = Mended { text, outcome, count: self.count + changes.len() };
        self.is_bettered_by(&next, changes).then_some(next)
    }

    /// Whether what was to be mended is gone, and nothing came of it that is wrong.
    fn is_bettered_by(&self, next: &Mended, changes: &[Change]) -> bool {
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
        // What a mistake hid comes to light when it is mended; what stands where it was is of the change.
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

/// How often each thing is said.
fn counts(outcome: &Outcome) -> HashMap<(String, String), usize> {
    let mut counts = HashMap::new();
    for said in &outcome.diagnostics {
        *counts.entry((said.id.clone(), said.message.clone())).or_default() += 1;
    }
    counts
}

/// The numbers of the lines that changes left something in.
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
