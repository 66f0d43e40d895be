//! Parts of the lowerings of atomic updates: the statement, its fences, addresses and numbers.

use super::fetch::Scalar;
use super::functions::Made;
use crate::job::Job;
use crate::operand::{Binding, Operand, binding, written_type};
use crate::vector_parts;
use okl_analysis::Analyzed;
use okl_model::meaning::Order;
use okl_model::{ExprId, Stmt, Ty, TypeKind};
use okl_plan::Unsupported;
use okl_source::{EditSet, Piece, Span};
use okl_target::{Number, NumberKind, Shape, Target};

/// An `@atomic` statement.
#[derive(Clone, Copy)]
pub(super) struct Marked<'u> {
    pub(super) stmt: &'u Stmt,
    /// The attribute.
    pub(super) attr: Span,
    pub(super) order: Order,
    /// The index among the kernel's loads in group code, where one work item loads for the whole group.
    pub(super) leader: Option<usize>,
}

/// Replaces a statement by its lowered form, with fences around it if it has a memory order:
/// `{ __threadfence(); ... __threadfence(); }`
pub(super) fn put(job: &mut Job<'_>, marked: &Marked<'_>, mut pieces: Vec<Piece>, edits: &mut EditSet) {
    if marked.order != Order::Relaxed {
        let fence = job.target.words.fence.clone();
        if fence.is_empty() && job.target.shape == Shape::Grid {
            return job.unsupported(marked.attr, &no_fence());
        }
        let around =
            |is_there: bool| if is_there && !fence.is_empty() { format!("{fence}; ") } else { String::new() };
        pieces.insert(0, Piece::Text(format!("{{ {}", around(marked.order.releases()))));
        pieces.push(Piece::Text(format!(" {}}}", around(marked.order.acquires()))));
    }
    edits.recompose(job.owner(), marked.stmt.span, pieces);
}

pub(super) fn no_fence() -> Unsupported {
    Unsupported {
        construct: "a fence of memory".into(),
        help: "let a barrier or the end of the kernel order it".into(),
    }
}

/// `v = `
pub(super) fn assigned(unit: &Analyzed, into: ExprId) -> [Piece; 2] {
    [Piece::Source(unit.expression(into).span), Piece::Text(" = ".into())]
}

/// `&x`, as a pointer that the helper function takes: `(int *)&x` for a constant
pub(super) fn address(job: &Job<'_>, place: ExprId, made: &Made, space: &str) -> Vec<Piece> {
    let ty = written_type(job.unit, job.unit.expression(place));
    let address = [vec![Piece::Text("&".into())], addressable(job, place, space).within(Binding::Unary)];
    let address = Operand::new(address.concat(), Binding::Unary);
    let is_qualified = ty.name() != ty.canonical;
    if is_qualified { address.cast(&made.pointer) } else { address }.pieces
}

/// A form of a place whose address can be taken.
pub(super) fn addressable(job: &Job<'_>, place: ExprId, space: &str) -> Operand {
    Operand::new(vector_parts::addressable(job, place, space), binding(job.unit, place))
}

pub(super) fn number(target: &Target, ty: Ty<'_>) -> Result<Scalar, Unsupported> {
    let (kind, bits) = match (&ty.kind, ty.size) {
        (TypeKind::Int(int), _) if int.bits >= 32 => {
            (if int.signed { NumberKind::Signed } else { NumberKind::Unsigned }, int.bits)
        }
        (TypeKind::Float, Some(4)) => (NumberKind::Float, 32),
        (TypeKind::Float, Some(8)) => (NumberKind::Float, 64),
        _ => return Err(unsupported(ty)),
    };
    let number = Number::new(kind, bits).ok_or_else(|| unsupported(ty))?;
    Ok(Scalar { name: target.type_name(ty.name()), number })
}

pub(super) fn unsupported(ty: Ty<'_>) -> Unsupported {
    Unsupported {
        construct: format!("`@atomic` on `{}`", ty.spelling),
        help: "use int, unsigned, a 64-bit integer, float or double".into(),
    }
}

/// The refusal of a number whose width the target has no compare-and-swap for.
pub(super) fn unsupported_width(target: &Target, ty: Ty<'_>) -> Unsupported {
    let plain = unsupported(ty);
    if target.atomics.swap.is_none() {
        plain
    } else {
        Unsupported { help: "use a number of 32 bits".into(), ..plain }
    }
}
