//! Keys of entries.

use crate::Question;
use blake3::{Hash, Hasher};

/// The key of an entry: a hash of everything that it depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(Hash);

/// Collects the inputs of a translation that are known before anything is read.
#[derive(Clone, Debug)]
pub struct Choices(Hasher);

impl Choices {
    /// No inputs yet; `program` distinguishes programs with the same inputs.
    pub fn new(program: &str) -> Choices {
        Choices(Hasher::new()).and("program", program)
    }

    /// Adds a value under a name.
    pub fn and(mut self, name: &str, value: impl AsRef<[u8]>) -> Choices {
        for part in [name.as_bytes(), value.as_ref()] {
            // Lengths are hashed, too, so that two different lists of parts never produce the same bytes.
            self.0.update(&(part.len() as u64).to_le_bytes());
            self.0.update(part);
        }
        self
    }

    /// Adds the debug output of a value, which includes fields that are added later.
    pub fn and_debug(self, name: &str, value: &impl std::fmt::Debug) -> Choices {
        self.and(name, format!("{value:?}"))
    }

    /// The key of the inputs so far.
    pub fn key(&self) -> Key {
        Key(self.0.finalize())
    }
}

/// The hash of the answer to a question.
pub type Answer = [u8; 32];

impl Key {
    /// The key of these inputs together with the questions of a run and their answers.
    pub(crate) fn with<'q>(&self, asked: impl Iterator<Item = (&'q Question, Answer)>) -> Key {
        let start = Choices::new("answers").and("choices", self.0.as_bytes());
        let all = asked.fold(start, |choices, (question, answer)| {
            choices.and(question.kind(), question.about().as_bytes()).and("answer", answer)
        });
        all.key()
    }

    /// The bytes of the hash.
    pub(crate) fn bytes(&self) -> &[u8; 32] {
        self.0.as_bytes()
    }

    /// A number between 0 and 1, uniformly distributed.
    pub(crate) fn draw(&self) -> f64 {
        let [.., one, two, three, four] = *self.bytes();
        f64::from(u32::from_le_bytes([one, two, three, four])) / f64::from(u32::MAX)
    }
}

impl std::fmt::Display for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_cut_elsewhere_has_another_key() {
        let key = |parts: &[(&str, &str)]| {
            parts.iter().fold(Choices::new("t"), |all, (name, value)| all.and(name, value)).key()
        };
        assert_eq!(key(&[("a", "b")]), key(&[("a", "b")]));
        assert_ne!(key(&[("a", "bc")]), key(&[("ab", "c")]));
        assert_ne!(key(&[("a", "b"), ("", "")]), key(&[("a", "b")]));
        assert_ne!(key(&[("a", "1"), ("b", "2")]), key(&[("b", "2"), ("a", "1")]));
    }
}
