//! A cache of translations.
//!
//! A translation is a function of its inputs (options, pipeline names, the text) and of what it reads (headers,
//! pipeline files, plugins). The inputs are known beforehand; [`Choices`] hash them to a [`Key`]. What will be read is
//! not known beforehand: so a [`Recorder`] wraps the files of a run and records each [`Question`] with a hash of its
//! answer, including questions about files that do not exist. Hence there are two kinds of entries:
//!
//! ```text
//! key of the choices                        -->  the questions that a run with these choices asked
//! key of the choices, questions, answers    -->  the translation
//! ```
//!
//! [`Cache::find`] evaluates the questions again ([`Answers`]) and looks for a translation under the current answers.
//! If a header changes, a new one appears earlier on the include path, or a link points elsewhere, then answers differ
//! and nothing is found. No list of relevant files has to be maintained.
//!
//! Entries lie in a folder ([`Store`]) that processes on several machines may use at once, without locks: a file is
//! written under a temporary name and renamed, and a checksum detects partial files. A [`Store`] may be backed by a
//! server.
//!
//! # Invariants
//!
//! - Failures of the folder or the server are not errors: the text is translated instead.
//! - Only successful translations are stored, and only if the recorded questions determine them.
//!
//! The crate does not translate: `okl-driver` does, and the caller stores the result as a [`CachedOutcome`].

mod answers;
mod cached_outcome;
mod entry;
mod evict;
mod folder;
mod headers;
mod key;
mod question;
mod recorder;
mod remote;
mod size;
mod stamp;
mod store;
mod surroundings;

pub use answers::Answers;
pub use cached_outcome::CachedOutcome;
pub use folder::Totals;
pub use headers::Headers;
pub use key::{Choices, Key};
pub use question::Question;
pub use recorder::{Reads, Recorder};
pub use remote::RemoteError;
pub use size::Size;
pub use store::{Access, Store};

use entry::EntryKind;
use okl_host::Verdict;

/// A cache of translations in a store.
#[derive(Clone, Debug)]
pub struct Cache {
    store: Store,
}

/// The largest number of question lists per key: a miss evaluates all of them.
const MOST_LISTS: usize = 16;

impl Cache {
    /// A cache with its entries in `store`.
    pub fn new(store: Store) -> Cache {
        Cache { store }
    }

    /// The store of its entries.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The translation for these choices and the current answers of the files.
    pub fn find(&self, choices: &Key, answers: &Answers) -> Option<CachedOutcome> {
        for questions in self.lists(choices) {
            let key = choices.with(questions.iter().map(|question| (question, answers.of(question))));
            if let Some(kept) =
                self.store.get(EntryKind::Translation, &key).and_then(|bytes| CachedOutcome::read(&bytes))
            {
                tracing::debug!(%key, "found in the cache");
                return Some(kept);
            }
        }
        None
    }

    /// Stores a translation for later runs with the same choices and answers. Translations with errors are not stored,
    /// nor those whose files changed while they were read, nor those that may depend on something that is not recorded.
    pub fn keep(&self, choices: &Key, reads: &Reads, kept: &CachedOutcome) {
        if kept.outcome.verdict != Verdict::Done || reads.are_vague() || surroundings::are_vague(reads) {
            return;
        }
        let key = choices.with(reads.iter());
        self.store.put(EntryKind::Translation, &key, &kept.write());
        let questions: Vec<Question> = reads.iter().map(|(question, _)| question.clone()).collect();
        let mut lists = self.lists(choices);
        if lists.first() != Some(&questions) {
            lists.retain(|list| *list != questions);
            lists.insert(0, questions);
            lists.truncate(MOST_LISTS);
            // A concurrent writer may overwrite this. Then the next run stores it again.
            self.store.put(EntryKind::Questions, choices, &question::write(&lists));
        }
        tracing::debug!(%key, "kept in the cache");
    }

    /// The question lists of earlier runs with these choices, newest first.
    fn lists(&self, choices: &Key) -> Vec<Vec<Question>> {
        let bytes = self.store.get(EntryKind::Questions, choices);
        bytes.and_then(|bytes| question::read(&bytes)).unwrap_or_default()
    }
}
