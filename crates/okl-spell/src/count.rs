//! Writes the trip count of a parallel loop as an expression for host code.

use crate::operand::{Binding, Operand, binding, converts_beside, written_type};
use okl_analysis::Analyzed;
use okl_model::{ExprId, Expression, IntType, VarId};
use okl_plan::{Count, End, Iterations, Stride, Term};
use okl_sema::is_host_constant;
use okl_source::{Piece, Span};

/// The text of a count, for a variable of an unsigned 64-bit type.
pub(crate) fn written(unit: &Analyzed, count: &Count) -> Operand {
    match count {
        Count::Constant(value) => Operand::text(value.to_string()),
        Count::Size(size) => of_host(unit, *size),
        Count::Iterations(iterations) => iterations_written(unit, iterations),
        // `15ull / step + 1`
        Count::Distance { iterations, stride } => {
            let number = Operand::text(format!("{}ull", iterations - 1));
            number.divided(stride_written(unit, stride)).then(" + 1", Binding::Sum)
        }
        Count::Largest(all) => largest_written(unit, all),
    }
}

/// `a > b ? a : b`. Splits the list in halves: taken one by one, each further count would double the text.
fn largest_written(unit: &Analyzed, all: &[Count]) -> Operand {
    if let [only] = all {
        return written(unit, only);
    }
    let (first, second) = all.split_at(all.len() / 2);
    let (first, second) = (largest_written(unit, first), largest_written(unit, second));
    chosen(first.clone(), ">", second.clone(), first, second)
}

/// `step`, `size * step`, or the number.
pub(crate) fn stride_written(unit: &Analyzed, stride: &Stride) -> Operand {
    match (stride.value, &stride.factors[..]) {
        (Some(value), _) => Operand::text(value.to_string()),
        (None, [only]) => of_host(unit, *only),
        (None, factors) => {
            let mut pieces = Vec::new();
            for (at, factor) in factors.iter().enumerate() {
                pieces.push(Piece::Text(if at == 0 { "" } else { " * " }.into()));
                pieces.extend(of_host(unit, *factor).within(Binding::Unary));
            }
            Operand::new(pieces, Binding::Product)
        }
    }
}

/// `low < high ? ((unsigned long long)high - low - 1) / step + 1 : 0`
///
/// One cast suffices: beside an operand of an unsigned 64-bit type, all integers are converted to it.
fn iterations_written(unit: &Analyzed, iterations: &Iterations) -> Operand {
    let Iterations { is_strict, stride, .. } = iterations;
    let (low, high) = (end(unit, &iterations.low), end(unit, &iterations.high));
    let mut distance = high.clone().cast("unsigned long long");
    if iterations.low != End::Zero {
        let low = [vec![Piece::Text(" - ".into())], low.clone().within(Binding::Product)].concat();
        distance = Operand::new([distance.pieces, low].concat(), Binding::Sum);
    }
    let count = match (*is_strict, stride.is_one()) {
        // `n - m - 1 + 1`
        (true, true) => distance,
        (true, false) => {
            let last = distance.then(" - 1", Binding::Sum);
            last.divided(stride_written(unit, stride)).then(" + 1", Binding::Sum)
        }
        (false, true) => distance.then(" + 1", Binding::Sum),
        (false, false) => distance.divided(stride_written(unit, stride)).then(" + 1", Binding::Sum),
    };
    chosen(low, if *is_strict { "<" } else { "<=" }, high, count, Operand::text("0"))
}

/// `low < high ? one : other`
fn chosen(low: Operand, compare: &str, high: Operand, one: Operand, other: Operand) -> Operand {
    let text = |text: String| vec![Piece::Text(text)];
    let pieces = [
        low.within(Binding::Sum),
        text(format!(" {compare} ")),
        high.within(Binding::Sum),
        text(" ? ".into()),
        one.within(Binding::Or),
        text(" : ".into()),
        other.within(Binding::Or),
    ];
    Operand::new(pieces.concat(), Binding::Assignment)
}

/// The text of a loop bound: `n`, `(long long)n`, `(long long)n - m`.
fn end(unit: &Analyzed, end: &End) -> Operand {
    match end {
        End::Zero => Operand::text("0"),
        End::Converted(ty, id) => {
            let bound = of_host(unit, *id);
            let is_it = written_type(unit, unit.expression(*id)).int() == Some(*ty);
            if is_it { bound } else { bound.cast(type_name(*ty)) }
        }
        End::Sum(terms) => {
            let mut pieces = Vec::new();
            for (at, Term { negative, id }) in terms.iter().enumerate() {
                let sign = match (negative, at) {
                    (false, 0) => "",
                    (false, _) => " + ",
                    (true, 0) => "-",
                    (true, _) => " - ",
                };
                pieces.push(Piece::Text(sign.into()));
                let signed = IntType { bits: 64, signed: true };
                // The first term makes the sum one of 64 bits.
                let is_wide = at > 0 && converts_beside(unit, unit.expression(*id), signed);
                let term = of_host(unit, *id);
                if let ([_], false) = (&terms[..], *negative) {
                    return term.cast("long long");
                }
                pieces.extend(if is_wide {
                    term.within(Binding::Product)
                } else {
                    term.cast("long long").pieces
                });
            }
            Operand::new(pieces, Binding::Sum)
        }
    }
}

/// An expression with device constants replaced by their values.
fn of_host(unit: &Analyzed, id: ExprId) -> Operand {
    Operand::new(on_host(unit, unit.expression(id)), binding(unit, id))
}

/// An expression with device constants replaced by their values, so that the host can evaluate it.
///
/// With `const int n = N / 2;` in an `@outer` body, `n + 1` becomes `((int)(N / 2)) + 1`.
fn on_host(unit: &Analyzed, expr: &Expression) -> Vec<Piece> {
    let place = expr.span;
    let mut pieces = Vec::new();
    let mut at = place.start;
    for used in unit.effects_of(expr.id).uses.iter().filter(|used| place.contains(used.span)) {
        let Some(init) = host_constant(unit, used.variable).filter(|_| used.span.start >= at) else {
            continue;
        };
        let variable = unit.variable(used.variable);
        let ty = unit.ty(variable.ty).get();
        let ty = if ty.is_deduced { ty.name() } else { ty.alias() };
        pieces.push(Piece::Source(Span::new(at, used.span.start)));
        pieces.push(Piece::Text(format!("(({ty})(")));
        pieces.extend(on_host(unit, init));
        pieces.push(Piece::Text("))".into()));
        at = used.span.end;
    }
    pieces.push(Piece::Source(Span::new(at, place.end)));
    pieces.retain(|piece| !matches!(piece, Piece::Source(span) if span.is_empty()));
    pieces
}

/// The initialiser of a device constant that the host can evaluate.
fn host_constant(unit: &Analyzed, id: VarId) -> Option<&Expression> {
    is_host_constant(unit, id).then(|| unit.init(unit.variable(id))).flatten()
}

/// The name of an integer type of that width, the same on every 64-bit target.
pub(crate) fn type_name(ty: IntType) -> &'static str {
    match (ty.bits <= 32, ty.signed) {
        (true, true) => "int",
        (true, false) => "unsigned int",
        (false, true) => "long long",
        (false, false) => "unsigned long long",
    }
}

#[cfg(test)]
mod tests {
    use crate::tests::{launcher, launcher_c};
    use expect_test::{Expect, expect};

    /// The lines of the launcher that set the numbers of groups and work items.
    fn check(nest: &str, expected: Expect) {
        let text =
            format!("@kernel void k(const int N, const unsigned U, const int S, float *x) {{ {nest} }}");
        let written = launcher(&text);
        let lines =
            written.lines().map(str::trim).filter(|line| line.contains("outer") || line.contains("inner"));
        expected.assert_eq(&lines.collect::<Vec<_>>().join("\n"));
    }

    #[test]
    fn known_counts_are_numbers() {
        check(
            "for (int g = 0; g < 100; g += 3; @outer) for (int t = 15; t >= 0; --t; @inner) x[t] = g;",
            expect![[r#"
            occa::dim _occa_outer, _occa_inner;
            _occa_outer.dims = 1;
            _occa_inner.dims = 1;
            _occa_outer[0] = 34;
            _occa_inner[0] = 16;
            _occa_kernel.setRunDims(_occa_outer, _occa_inner);"#]],
        );
    }

    #[test]
    fn a_count_is_none_where_its_loop_has_no_iterations() {
        check(
            "for (int g = 0; g < N; ++g; @outer) for (int t = 0; t < 16; ++t; @inner) x[t] = g;",
            expect![[r#"
                occa::dim _occa_outer, _occa_inner;
                _occa_outer.dims = 1;
                _occa_inner.dims = 1;
                _occa_outer[0] = 0 < N ? (unsigned long long)N : 0;
                _occa_inner[0] = 16;
                if (_occa_outer[0] > 0) {
                _occa_kernel.setRunDims(_occa_outer, _occa_inner);"#]],
        );
    }

    #[test]
    fn a_bound_that_is_an_iteration_counts() {
        check(
            "for (int g = 1; g <= N; ++g; @outer) for (int t = 0; t < 16; ++t; @inner) x[t] = g;",
            expect![[r#"
                occa::dim _occa_outer, _occa_inner;
                _occa_outer.dims = 1;
                _occa_inner.dims = 1;
                _occa_outer[0] = 1 <= N ? (unsigned long long)N - 1 + 1 : 0;
                _occa_inner[0] = 16;
                if (_occa_outer[0] > 0) {
                _occa_kernel.setRunDims(_occa_outer, _occa_inner);"#]],
        );
    }

    #[test]
    fn a_comparison_of_unsigned_numbers_stays_one() {
        check(
            "for (int g = S; g < U; g += S; @outer) for (int t = 0; t < 16; ++t; @inner) x[t] = g;",
            expect![[r#"
                occa::dim _occa_outer, _occa_inner;
                _occa_outer.dims = 1;
                _occa_inner.dims = 1;
                _occa_outer[0] = (unsigned int)S < U ? ((unsigned long long)U - (unsigned int)S - 1) / S + 1 : 0;
                _occa_inner[0] = 16;
                if (_occa_outer[0] > 0) {
                _occa_kernel.setRunDims(_occa_outer, _occa_inner);"#]],
        );
    }

    #[test]
    fn tiles_are_counted_in_their_size() {
        check(
            "for (int i = 0; i < N; i += 2; @tile(64, @outer, @inner)) x[i] = 1;",
            expect![[r#"
                occa::dim _occa_outer, _occa_inner;
                _occa_outer.dims = 1;
                _occa_inner.dims = 1;
                _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 128 + 1 : 0;
                _occa_inner[0] = 64;
                if (_occa_outer[0] > 0) {
                _occa_kernel.setRunDims(_occa_outer, _occa_inner);"#]],
        );
    }

    #[test]
    fn the_larger_of_two_counts_is_launched() {
        check(
            "for (int g = 0; g < N; ++g; @outer) { for (int t = 0; t < N; ++t; @inner) x[t] = g; for (int t = 0; t < S; ++t; @inner) x[t] = g; }",
            expect![[r#"
                occa::dim _occa_outer, _occa_inner;
                _occa_outer.dims = 1;
                _occa_inner.dims = 1;
                _occa_outer[0] = 0 < N ? (unsigned long long)N : 0;
                _occa_inner[0] = 0 < N ? (unsigned long long)N : 0;
                if ((0 < S ? (unsigned long long)S : 0) > _occa_inner[0]) _occa_inner[0] = 0 < S ? (unsigned long long)S : 0;
                if (_occa_outer[0] > 0 && _occa_inner[0] > 0) {
                _occa_kernel.setRunDims(_occa_outer, _occa_inner);"#]],
        );
    }

    #[test]
    fn axes_are_named_in_the_order_of_the_hosts() {
        check(
            "for (int b = 0; b < 2; ++b; @outer) for (int g = 0; g < 3; ++g; @outer) for (int j = 0; j < 4; ++j; @inner) for (int t = 0; t < 5; ++t; @inner) x[t] = g + b + j;",
            expect![[r#"
            occa::dim _occa_outer, _occa_inner;
            _occa_outer.dims = 2;
            _occa_inner.dims = 2;
            _occa_outer[1] = 2;
            _occa_outer[0] = 3;
            _occa_inner[1] = 4;
            _occa_inner[0] = 5;
            _occa_kernel.setRunDims(_occa_outer, _occa_inner);"#]],
        );
    }

    #[test]
    fn plain_launchers_count_alike() {
        let text = "@kernel void k(const int N, float *x) {
          for (int i = 0; i < N; ++i; @tile(64, @outer, @inner)) x[i] = 1;
        }";
        let written = launcher_c("cuda", text);
        let lines: Vec<&str> = written.lines().map(str::trim).filter(|line| line.contains("64")).collect();
        expect![[r#"
            _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 64 + 1 : 0;
            _occa_inner[0] = 64;"#]]
        .assert_eq(&lines.join("\n"));
    }
}
