//! Reading of the long lists of a unit's document.

use crate::{ExprId, Expression, Stmt, StmtId};
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::marker::PhantomData;

/// Reads the statements. Each gets its own index, which the document does not repeat.
pub fn numbered<'de, D: Deserializer<'de>>(document: D) -> Result<Vec<Stmt>, D::Error> {
    each(document, |stmt: &mut Stmt, at| stmt.id = StmtId(at))
}

/// Reads the expressions. Each gets its own index, which the document does not repeat.
pub fn numbered_expressions<'de, D: Deserializer<'de>>(document: D) -> Result<Vec<Expression>, D::Error> {
    each(document, |expression: &mut Expression, at| expression.id = ExprId(at))
}

/// Reads a list that usually has many elements.
pub fn many<'de, T: Deserialize<'de>, D: Deserializer<'de>>(document: D) -> Result<Vec<T>, D::Error> {
    each(document, |_, _| {})
}

/// Reads a list and calls `done` with each element and its index.
///
/// The document does not announce the length of a list. The list starts with room for 64 elements, since one that
/// starts empty would be moved at 4, 8, 16 and 32 elements.
fn each<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    document: D,
    done: impl Fn(&mut T, u32),
) -> Result<Vec<T>, D::Error> {
    struct Elements<T, F>(F, PhantomData<T>);

    impl<'de, T: Deserialize<'de>, F: Fn(&mut T, u32)> Visitor<'de> for Elements<T, F> {
        type Value = Vec<T>;

        fn expecting(&self, text: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            text.write_str("a list")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<Vec<T>, A::Error> {
            let mut all = Vec::with_capacity(64);
            while let Some(mut element) = elements.next_element()? {
                (self.0)(&mut element, all.len() as u32);
                all.push(element);
            }
            Ok(all)
        }
    }

    document.deserialize_seq(Elements(done, PhantomData))
}
