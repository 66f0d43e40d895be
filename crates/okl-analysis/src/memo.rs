//! A cache for results that later crates derive from a unit and ask for again: the plans for several targets share
//! their barriers, for example.

use rustc_hash::FxHashMap;
use std::any::{Any, TypeId};
use std::sync::{Arc, Mutex, PoisonError};

/// Cached results, by their type and a number that says what they are about.
#[derive(Debug, Default)]
pub(crate) struct Memo(Mutex<FxHashMap<(TypeId, u32), Arc<dyn Any + Send + Sync>>>);

impl Memo {
    /// Returns the cached result of type `T` for `number`; calls `make` if there is none yet. `make` may depend on the
    /// unit alone.
    pub(crate) fn get_or_make<T: Any + Send + Sync>(&self, number: u32, make: impl FnOnce() -> T) -> Arc<T> {
        let key = (TypeId::of::<T>(), number);
        let all = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = all().get(&key).cloned();
        if let Some(known) = known.and_then(|known| known.downcast().ok()) {
            return known;
        }
        // The lock is not held here: `make` may ask for other cached results.
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
        let memo = Memo::default();
        assert_eq!(*memo.get_or_make(3, || "first"), "first");
        assert_eq!(*memo.get_or_make(3, || -> &str { unreachable!("it is known") }), "first");
        assert_eq!((*memo.get_or_make(4, || "other"), *memo.get_or_make(3, || 5_u8)), ("other", 5));
    }
}
