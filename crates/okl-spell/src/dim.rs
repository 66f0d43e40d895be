//! Lowers accesses to `@dim` arrays.

use crate::operand::{Binding, Operand};
use okl_analysis::Analyzed;
use okl_model::{ExprId, ExprKind, Expression};
use okl_source::{EditSet, Piece, Span};
use rustc_hash::FxHashMap;

/// `m(i, j)` with `@dim(d0, d1)` becomes `m[i + d0 * j]`; `@dimOrder(o0, o1)` makes argument `o0` the
/// fastest-varying.
pub(crate) fn lower(owner: &str, unit: &Analyzed, edits: &mut EditSet) {
    let indices = if unit.dim_accesses.is_empty() { FxHashMap::default() } else { indices(unit) };
    for access in &unit.dim_accesses {
        let dims = &access.sizes;
        let natural: Vec<usize> = (0..dims.len()).collect();
        let order = match access.order {
            Some(order) => unit.axes(order),
            None => natural,
        };
        let fits = order.len() == dims.len() && access.indices.len() == dims.len();
        if !fits || order.iter().any(|at: &usize| *at >= dims.len()) {
            // The check step reports a wrong count or order; nothing is written.
            continue;
        }
        let known = indices.get(&access.span);
        let index = |at: usize| match known.and_then(|known| known.get(at)) {
            Some(id) => Operand::of(unit, *id),
            None => Operand::new(vec![Piece::Source(access.indices[at])], Binding::Comma),
        };
        // `m[i + d0 * (j + d1 * k)]`
        let mut order = order.iter().rev();
        let Some(slowest) = order.next() else { continue };
        let whole = order.fold(index(*slowest), |slower, argument| {
            let mut pieces = index(*argument).within(Binding::Sum);
            pieces.push(Piece::Text(" + ".into()));
            pieces.extend(size(&dims[*argument]).within(Binding::Product));
            pieces.push(Piece::Text(" * ".into()));
            pieces.extend(slower.within(Binding::Unary));
            Operand::new(pieces, Binding::Sum)
        });
        let open = vec![Piece::Source(access.base), Piece::Text("[".into())];
        let pieces = [open, whole.within(Binding::Assignment), vec![Piece::Text("]".into())]].concat();
        edits.recompose(owner.to_string(), access.span, pieces);
    }
}

/// The indices of all accesses, by the place of the access.
fn indices<'u>(unit: &'u Analyzed) -> FxHashMap<Span, &'u [ExprId]> {
    let dim = |one: &'u Expression| {
        if let ExprKind::Dim { indices, .. } = &one.kind { Some((one.span, &indices[..])) } else { None }
    };
    unit.expressions.iter().filter_map(dim).collect()
}

/// `n`, `s.n`, `mesh::n`, `(n + 1)`
fn size(text: &str) -> Operand {
    let is_part = |letter: char| letter.is_alphanumeric() || "_.:".contains(letter);
    let binding =
        if text.replace("->", ".").chars().all(is_part) { Binding::Postfix } else { Binding::Comma };
    Operand::new(vec![Piece::Text(text.to_string())], binding)
}

#[cfg(test)]
mod tests {
    use crate::tests::{ALL, on};
    use expect_test::expect;

    #[test]
    fn indices_become_one_with_the_first_the_fastest() {
        let text = "@kernel void k(const int N, float *m @dim(4, N), float *o @dim(4, N, 2) @dimOrder(2, 0, 1)) {
          for (int g = 0; g < N; ++g; @outer) for (int t = 0; t < 4; ++t; @inner) { /*<*/ m(t, g + 1) = o(t, g, 1); m(t ? 1 : 2, g << 1) = m(t & 3, -g); /*>*/ }
        }";
        expect![[r#"
            cuda, hip, dpcpp, opencl, opencl-cpp, metal, serial, openmp:
            m[t + 4 * (g + 1)] = o[1 + 2 * (t + 4 * g)]; m[(t ? 1 : 2) + 4 * (g << 1)] = m[(t & 3) + 4 * -g];
        "#]]
        .assert_eq(&on(&ALL, text));
    }
}
