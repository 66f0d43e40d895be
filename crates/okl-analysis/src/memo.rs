//! What those who come later work out of a unit, and others ask for again: plans for several targets have the same
//! barriers.

use crate::Analyzed;
use rustc_hash::FxHashMap;
use std::any::{Any, TypeId};
use std::sync::{Arc, Mutex, PoisonError};

/// Answers by their type and what they are about.
#[derive(Debug, Default)]
pub(crate) struct Memo(Mutex<FxHashMap<(TypeId, u32), Arc<dyn Any + Send + Sync>>>);

impl Analyzed {
    /// What is kept of a type under a number; what `make` works out, the first time. It may depend on the unit alone.
    pub fn kept<T: Any + Send + Sync>(&self, number: u32, make: impl FnOnce() -> T) -> Arc<T> {
        let key = (TypeId::of::<T>(), number);
        let all = || self.kept.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = all().get(&key).cloned();
        if let Some(known) = known.and_then(|known| known.downcast().ok()) {
            return known;
        }
        // Not while others wait: making it may ask for more.
        let made = Arc::new(make());
        all().insert(key, made.clone());
        made
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_worked_out_once() {
        let unit = Analyzed::default();
        assert_eq!(*unit.kept(3, || "first"), "first");
        assert_eq!(*unit.kept(3, || -> &str { unreachable!("it is known") }), "first");
        assert_eq!((*unit.kept(4, || "other"), *unit.kept(3, || 5_u8)), ("other", 5));
    }
}
