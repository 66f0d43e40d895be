//! Cached answers to questions about the effects of functions.

use okl_model::FunctionId;
use rustc_hash::FxHashMap;

/// Questions about the effects of functions, with cached answers.
///
/// Mutually recursive functions lead to cyclic questions: a question that is still open counts as answered with
/// "harmless" (an optimistic fixed point). If a question turns out not to be harmless, the "harmless" answers that were
/// found while it was open are discarded, since they may rely on it.
#[derive(Debug, Default)]
pub(crate) struct EffectQueries {
    /// True for harmless; `None` while the question is open.
    answers: FxHashMap<Question, Option<bool>>,
    /// The questions answered with "harmless", in the order of their answers.
    harmless: Vec<Question>,
}

/// A question about a function; answered with true if the function is harmless.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Question {
    /// Does it leave the memory that this parameter leads to unchanged?
    Argument(FunctionId, usize),
    /// Does it leave its object unchanged?
    Object(FunctionId),
    /// Does it write to nothing but its own variables?
    OnlyReads(FunctionId),
    /// Do all operators, conversions, constructors and destructors of the unit write only to what their spelling says?
    Operators,
}

impl EffectQueries {
    /// The answer to a question: the cached one, or that of `answer`.
    pub(crate) fn ask(
        &mut self,
        question: Question,
        answer: impl FnOnce(&mut EffectQueries) -> bool,
    ) -> bool {
        match self.answers.get(&question) {
            Some(known) => return known.unwrap_or(true),
            None => self.answers.insert(question, None),
        };
        let before = self.harmless.len();
        let is_harmless = answer(self);
        if is_harmless {
            self.harmless.push(question);
        } else {
            for other in self.harmless.drain(before..) {
                self.answers.remove(&other);
            }
        }
        self.answers.insert(question, Some(is_harmless));
        is_harmless
    }
}
