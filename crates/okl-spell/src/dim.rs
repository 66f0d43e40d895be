//! Lowers accesses to `@dim` arrays.

use okl_analysis::Analyzed;
use okl_source::{EditSet, Piece};

/// `m(i, j)` with `@dim(d0, d1)` becomes `m[(i) + (d0) * (j)]`; `@dimOrder(o0, o1)` makes argument `o0` the
/// fastest-varying.
pub(crate) fn lower(owner: &str, unit: &Analyzed, edits: &mut EditSet) {
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
        // `m[(i) + (d0) * ((j) + (d1) * (k))]`
        let last = order.len() - 1;
        let mut pieces = vec![Piece::Source(access.base), Piece::Text("[".into())];
        for (depth, argument) in order.iter().enumerate() {
            pieces.push(Piece::Text("(".into()));
            pieces.push(Piece::Source(access.indices[*argument]));
            pieces.push(Piece::Text(")".into()));
            if depth < last {
                let open = if depth + 1 < last { "(" } else { "" };
                pieces.push(Piece::Text(format!(" + ({}) * {open}", dims[*argument])));
            }
        }
        pieces.push(Piece::Text(format!("{}]", ")".repeat(last.saturating_sub(1)))));
        edits.recompose(owner.to_string(), access.span, pieces);
    }
}

#[cfg(test)]
mod tests {
    use crate::tests::{ALL, on};
    use expect_test::expect;

    #[test]
    fn indices_become_one_with_the_first_the_fastest() {
        let text = "@kernel void k(const int N, float *m @dim(4, N), float *o @dim(4, N, 2) @dimOrder(2, 0, 1)) {
          for (int g = 0; g < N; ++g; @outer) for (int t = 0; t < 4; ++t; @inner) { /*<*/ m(t, g + 1) = o(t, g, 1); /*>*/ }
        }";
        expect![[r#"
            cuda, hip, dpcpp, opencl, opencl-cpp, metal, serial, openmp:
            m[(t) + (4) * (g + 1)] = o[(1) + (2) * ((t) + (4) * (g))];
        "#]]
        .assert_eq(&on(&ALL, text));
    }
}
