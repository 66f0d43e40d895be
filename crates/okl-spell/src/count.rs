//! Writes how many rounds a parallel loop has, as an expression that the host can compute.

use okl_analysis::Analyzed;
use okl_model::{ExprId, Expression, IntType, VarId};
use okl_plan::{Count, End, Rounds, Stride, Term};
use okl_sema::is_host_constant;
use okl_source::{Piece, Span};

/// An expression of an unsigned 64-bit type.
pub(crate) fn written(unit: &Analyzed, count: &Count) -> Vec<Piece> {
    let mut text = Text::default();
    match count {
        Count::Constant(value) => {
            text.add(&value.to_string());
        }
        Count::Size(size) => text.pieces.extend(grouped(unit, *size)),
        Count::Rounds(rounds) => return rounds_written(unit, rounds),
        // `(15ull / (unsigned long long)(step) + 1)`
        Count::Distance { rounds, stride } => {
            text.add(&format!("({}ull / (unsigned long long)(", rounds - 1));
            text.pieces.extend(stride_written(unit, stride));
            text.add(") + 1)");
        }
        Count::Largest(all) => return largest_written(unit, all),
    }
    text.pieces
}

/// `((a) > (b) ? (a) : (b))`. Of halves: from one to the next, the text would grow twofold.
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

/// `((int)(low) < (int)(high) ? ((unsigned long long)(int)(high) - (unsigned long long)(int)(low) - 1) / (step) + 1 : 0)`
fn rounds_written(unit: &Analyzed, rounds: &Rounds) -> Vec<Piece> {
    let Rounds { is_strict, stride, .. } = rounds;
    let (low, high) = (end(unit, &rounds.low), end(unit, &rounds.high));
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

/// `(int)(n)`, `((long long)(n) - (long long)(m))`; nothing for 0.
fn end(unit: &Analyzed, end: &End) -> Vec<Piece> {
    let mut text = Text::default();
    match end {
        End::Zero => {}
        End::Converted(ty, id) => {
            text.add(&format!("({})(", type_name(*ty)));
            text.pieces.extend(on_host(unit, unit.expression(*id)));
            text.add(")");
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

/// An expression that grows.
#[derive(Default)]
struct Text {
    pieces: Vec<Piece>,
}

impl Text {
    fn add(&mut self, text: &str) -> &mut Text {
        self.pieces.push(Piece::Text(text.to_string()));
        self
    }

    /// `(int)(x)`; `0` for an end that is zero.
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

/// An expression as the host can compute it: constants of device code are replaced by their values.
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

/// The value of a constant of device code that the host can compute.
fn host_constant(unit: &Analyzed, id: VarId) -> Option<&Expression> {
    is_host_constant(unit, id).then(|| unit.init(unit.variable(id))).flatten()
}

/// The name of an integer type of that width, the same on every 64-bit target.
fn type_name(ty: IntType) -> String {
    let name = match ty.bits {
        0..=32 => "int",
        _ => "long long",
    };
    if ty.signed { name.to_string() } else { format!("unsigned {name}") }
}
