//! What a construct becomes when it ends.

use super::frame::{Frame, Open};
use crate::ast::{Arm, Case, Spec, SpecKind, Stmt, StmtKind, Unit};
use okl_source::Span;

/// A construct or unit with its end.
pub(crate) enum Closed {
    /// A unit.
    Unit(Unit),
    /// An interface, a type, an enumeration.
    Spec(Spec),
    /// An executable construct.
    Stmt(Stmt),
}

/// Ends a construct or unit with the statement at `end`.
pub(crate) fn closed(frame: Frame, end: Span) -> Closed {
    let Frame { open, name, label, head, body } = frame;
    let span = head.to(end);
    let spec = |kind: SpecKind| Closed::Spec(Spec { kind, span });
    let kind = match open {
        Open::Unit(mut unit, _) => {
            unit.body = body;
            unit.end = end;
            unit.span = span;
            return Closed::Unit(*unit);
        }
        Open::Interface(interface) => return spec(SpecKind::Interface(interface)),
        Open::Type(ty, _) => return spec(SpecKind::DerivedType(ty)),
        Open::Enum(constants) => return spec(SpecKind::Enum(constants)),
        Open::Conditional { is_where, mut arms, condition } => {
            let otherwise = match condition {
                Some(condition) => {
                    arms.push(Arm { condition, body });
                    None
                }
                None => Some(body),
            };
            if is_where {
                StmtKind::Where { arms, otherwise }
            } else {
                StmtKind::If { name, arms, otherwise }
            }
        }
        Open::Do(_, control) => StmtKind::Do { name, control, body },
        Open::Select { selector, mut cases, current } => {
            cases.extend(current.map(|(ranges, head)| Case { ranges, body, head }));
            StmtKind::SelectCase { name, selector, cases }
        }
        Open::Forall(header) => StmtKind::Forall(header, body),
        Open::Block(specifications) => StmtKind::Block { name, specifications, body },
        Open::Associate(pairs) => StmtKind::Associate { name, pairs, body },
        Open::Other(word, _) => StmtKind::Other { word: word.to_owned(), body },
    };
    Closed::Stmt(Stmt { kind, span, head, label })
}
