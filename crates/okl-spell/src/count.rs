//! Writes the trip count of a parallel loop as an expression for host code.

use okl_analysis::Analyzed;
use okl_model::{ExprId, ExprKind, Expression, IntType, VarId};
use okl_plan::{Count, End, Iterations, Stride, Term};
use okl_sema::is_host_constant;
use okl_source::{Piece, Span};

/// The text of a count, for a variable of an unsigned 64-bit type.
pub(crate) fn written(unit: &Analyzed, count: &Count) -> Vec<Piece> {
    let mut text = Text::default();
    match count {
        Count::Constant(value) => {
            text.add(&value.to_string());
        }
        Count::Size(size) => text.pieces.extend(grouped(unit, *size)),
        Count::Iterations(iterations) => return iterations_written(unit, iterations),
        // `(15ull / (unsigned long long)(step) + 1)`
        Count::Distance { iterations, stride } => {
            text.add(&format!("({}ull / (unsigned long long)(", iterations - 1));
            text.pieces.extend(stride_written(unit, stride));
            text.add(") + 1)");
        }
        Count::Largest(all) => return largest_written(unit, all),
    }
    text.pieces
}

/// `((a) > (b) ? (a) : (b))`. Splits the list in halves: taken one by one, each further count would double the text.
fn largest_written(unit: &Analyzed, all: &[Count]) -> Vec<Piece> {
    if let [only] = all {
        return written(unit, only);
    }
    let (first, second) = all.split_at(all.len() / 2);
    let (first, second) = (largest_written(unit, first), largest_written(unit, second));
    let mut text = Text::default();
    text.add("((");
    for (part, after) in [(&first, ") > ("), (&second, ") ? ("), (&first, ") : ("), (&second, "))")] {
        text.pieces.extend(part.iter().cloned());
        text.add(after);
    }
    text.pieces
}

/// `step`, `(size) * (step)`, or the number.
pub(crate) fn stride_written(unit: &Analyzed, stride: &Stride) -> Vec<Piece> {
    match (stride.value, &stride.factors[..]) {
        (Some(value), _) => vec![Piece::Text(value.to_string())],
        (None, [only]) => on_host(unit, unit.expression(*only)),
        (None, factors) => {
            let mut pieces = Vec::new();
            for (at, factor) in factors.iter().enumerate() {
                pieces.push(Piece::Text(if at == 0 { "" } else { " * " }.into()));
                pieces.extend(grouped(unit, *factor));
            }
            pieces
        }
    }
}

/// `(low < high ? ((unsigned long long)high - (unsigned long long)low - 1) / (step) + 1 : 0)`
fn iterations_written(unit: &Analyzed, iterations: &Iterations) -> Vec<Piece> {
    let Iterations { is_strict, stride, .. } = iterations;
    let (low, high) = (end(unit, &iterations.low), end(unit, &iterations.high));
    let mut text = Text::default();
    text.add("(").operand(&low).add(if *is_strict { " < " } else { " <= " }).operand(&high);
    text.add(" ? ");
    if low.is_empty() && *is_strict && stride.is_one() {
        text.add("(unsigned long long)").operand(&high);
    } else {
        text.add("((unsigned long long)").operand(&high);
        if !low.is_empty() {
            text.add(" - (unsigned long long)").operand(&low);
        }
        if *is_strict {
            text.add(" - 1");
        }
        text.add(")");
        if !stride.is_one() {
            text.add(" / (unsigned long long)(");
            text.pieces.extend(stride_written(unit, stride));
            text.add(")");
        }
        text.add(" + 1");
    }
    text.add(" : 0)");
    text.pieces
}

/// The text of a loop bound: `n`, `(n + 1)`, `(long long)(n)`, `((long long)(n) - (long long)(m))`; empty for 0.
fn end(unit: &Analyzed, end: &End) -> Vec<Piece> {
    let mut text = Text::default();
    match end {
        End::Zero => {}
        End::Converted(ty, id) => {
            let expression = unit.expression(*id);
            let is_it = unit.ty(expression.ty).int() == Some(*ty);
            let is_short = matches!(expression.kind, ExprKind::Name(_) | ExprKind::Literal(_));
            if !is_it {
                text.add(&format!("({})", type_name(*ty)));
            }
            if is_it && is_short {
                text.pieces.extend(on_host(unit, expression));
            } else {
                text.pieces.extend(grouped(unit, *id));
            }
        }
        End::Sum(terms) => {
            text.add("(");
            for (at, Term { negative, id }) in terms.iter().enumerate() {
                let sign = match (negative, at) {
                    (false, 0) => "",
                    (false, _) => " + ",
                    (true, _) => " - ",
                };
                text.add(&format!("{sign}(long long)("));
                text.pieces.extend(on_host(unit, unit.expression(*id)));
                text.add(")");
            }
            text.add(")");
        }
    }
    text.pieces
}

/// `(x)`
fn grouped(unit: &Analyzed, id: ExprId) -> Vec<Piece> {
    let mut pieces = vec![Piece::Text("(".into())];
    pieces.extend(on_host(unit, unit.expression(id)));
    pieces.push(Piece::Text(")".into()));
    pieces
}

/// A builder of an expression.
#[derive(Default)]
struct Text {
    pieces: Vec<Piece>,
}

impl Text {
    fn add(&mut self, text: &str) -> &mut Text {
        self.pieces.push(Piece::Text(text.to_string()));
        self
    }

    /// `(int)(x)`; `0` for a bound that is zero.
    fn operand(&mut self, end: &[Piece]) -> &mut Text {
        match end {
            [] => self.add("0"),
            pieces => {
                self.pieces.extend(pieces.iter().cloned());
                self
            }
        }
    }
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
pub(crate) fn type_name(ty: IntType) -> String {
    let name = match ty.bits {
        0..=32 => "int",
        _ => "long long",
    };
    if ty.signed { name.to_string() } else { format!("unsigned {name}") }
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
                _occa_outer[0] = (0 < N ? (unsigned long long)N : 0);
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
                _occa_outer[0] = (1 <= N ? ((unsigned long long)N - (unsigned long long)1) + 1 : 0);
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
                _occa_outer[0] = ((unsigned int)(S) < U ? ((unsigned long long)U - (unsigned long long)(unsigned int)(S) - 1) / (unsigned long long)(S) + 1 : 0);
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
                _occa_outer[0] = (0 < N ? ((unsigned long long)N - 1) / (unsigned long long)(128) + 1 : 0);
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
                _occa_outer[0] = (0 < N ? (unsigned long long)N : 0);
                _occa_inner[0] = (0 < N ? (unsigned long long)N : 0);
                if ((0 < S ? (unsigned long long)S : 0) > _occa_inner[0]) _occa_inner[0] = (0 < S ? (unsigned long long)S : 0);
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
            _occa_outer[0] = (0 < N ? ((unsigned long long)N - 1) / (unsigned long long)(64) + 1 : 0);
            _occa_inner[0] = 64;"#]]
        .assert_eq(&lines.join("\n"));
    }
}
