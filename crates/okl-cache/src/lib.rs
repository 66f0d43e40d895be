//! Translations that were made before.
//!
//! A translation is a function of what it is told (options, pipeline names, the input's text) and of what it reads
//! (headers, pipeline files, plugins). What it is told is known beforehand and makes a [`Key`], by [`Choices`]. What it will
//! read is not: so a [`Recorder`] stands between a run and its files and writes down each question with a hash of the
//! answer, those about files that are not there as well. Two kinds of entries follow from that:
//!
//! ```text
//! key of the choices                        -->  the questions that a run with these choices asked
//! key of the choices, questions, answers    -->  the translation
//! ```
//!
//! [`Cache::find`] asks the questions again and looks whether there is a translation for what is answered now. A header
//! that changes, one that appears earlier on the include path, a link that leads elsewhere: the answers are others, and
//! nothing is found. There is no list of what might matter that could be forgotten.
//!
//! Entries lie in a folder ([`Store`]) that many processes on several machines may use at once, without locks: a file is
//! written under another name and moved to its place, and a checksum tells a whole one. What goes wrong with the folder is
//! no error: the text is translated then.

mod answers;
mod cached_outcome;
mod entry;
mod evict;
mod folder;
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
pub use key::{Choices, Key};
pub use question::Question;
pub use recorder::{Reads, Recorder};
pub use remote::RemoteError;
pub use size::Size;
pub use store::{Access, Store};

use entry::EntryKind;
use okl_host::Verdict;

/// A store of translations.
#[derive(Clone, Debug)]
pub struct Cache {
    store: Store,
}

/// More lists of questions than this are not kept for one key: each is asked on the way to a miss.
const MOST_LISTS: usize = 16;

impl Cache {
    /// With its entries in a store.
    pub fn new(store: Store) -> Cache {
        Cache { store }
    }

    /// Where its entries are.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The translation for these choices and what the files answer now.
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

    /// Keeps a translation for who asks the same and is answered the same. One with errors is not kept, nor one whose files
    /// changed while they were read, nor one that may depend on more.
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
            // Who writes at the same time may undo this. Then the same is done again the next time.
            self.store.put(EntryKind::Questions, choices, &question::write(&lists));
        }
        tracing::debug!(%key, "kept in the cache");
    }

    /// The lists of questions that runs with these choices asked, the newest first.
    fn lists(&self, choices: &Key) -> Vec<Vec<Question>> {
        let bytes = self.store.get(EntryKind::Questions, choices);
        bytes.and_then(|bytes| question::read(&bytes)).unwrap_or_default()
    }
}
