//! Names of entries.

use crate::Question;
use blake3::{Hash, Hasher};

/// The name of an entry: a hash of all that it depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(Hash);

/// Collects what a translation is told, before anything is read.
#[derive(Clone, Debug)]
pub struct Choices(Hasher);

impl Choices {
    /// Nothing yet, for a program that no other is mistaken for.
    pub fn new(program: &str) -> Choices {
        Choices(Hasher::new()).and("program", program)
    }

    /// Adds a value under a name.
    pub fn and(mut self, name: &str, value: impl AsRef<[u8]>) -> Choices {
        for part in [name.as_bytes(), value.as_ref()] {
            // With their lengths, so that no two lists of parts come to the same bytes.
            self.0.update(&(part.len() as u64).to_le_bytes());
            self.0.update(part);
        }
        self
    }

    /// Adds how a value looks to programmers: what it gets more of some day is in it.
    pub fn and_debug(self, name: &str, value: &impl std::fmt::Debug) -> Choices {
        self.and(name, format!("{value:?}"))
    }

    /// What that comes to.
    pub fn key(&self) -> Key {
        Key(self.0.finalize())
    }
}

/// A hash of what was answered to a question.
pub type Answer = [u8; 32];

impl Key {
    /// The key of these choices when that was asked and answered.
    pub(crate) fn with<'q>(&self, asked: impl Iterator<Item = (&'q Question, Answer)>) -> Key {
        let start = Choices::new("answers").and("choices", self.0.as_bytes());
        let all = asked.fold(start, |choices, (question, answer)| {
            choices.and(question.kind(), question.about().as_bytes()).and("answer", answer)
        });
        all.key()
    }

    /// Its bytes.
    pub(crate) fn bytes(&self) -> &[u8; 32] {
        self.0.as_bytes()
    }

    /// A number from 0 to below 1, any as likely as any other.
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
