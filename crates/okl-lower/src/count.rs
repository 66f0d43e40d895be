//! How many rounds a parallel loop has.
//!
//! For `for (T i = start; i < bound; i += step)` the count is
//! `start < bound ? (bound - start - 1) / step + 1 : 0`, with the comparison in the type both sides
//! are converted to and the distance in 64 unsigned bits (`docs/language.md`, "Parallel loops"), so
//! that `signed char` loops, unsigned bounds, empty ranges and bounds near the ends of a type come
//! out right.

use okl_analysis::Analyzed;
use okl_analysis::distance::distance;
use okl_model::{Comparison, Count as Header, Direction, Expression, IntType, VarId};
use okl_sema::is_host_constant;
use okl_sema::structure::PartOf;
use okl_source::{Piece, Span};

/// A count: the number if it is known, and the text that computes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Count {
    /// The number, when every part is a constant.
    pub value: Option<u64>,
    /// The expression, of an unsigned 64-bit type.
    pub text: Vec<Piece>,
    /// What makes two counts the same: equal keys, equal counts.
    pub key: String,
}

impl Count {
    /// A count that is known.
    pub fn constant(value: u64) -> Count {
        Count { value: Some(value), text: vec![Piece::Text(value.to_string())], key: value.to_string() }
    }

    /// A count of one: an axis nobody uses.
    pub fn one() -> Count {
        Count::constant(1)
    }

    /// The larger of two, which are known to differ or not known to be equal.
    pub fn max(self, other: Count) -> Count {
        if self.key == other.key {
            return self;
        }
        if let (Some(a), Some(b)) = (self.value, other.value) {
            return Count::constant(a.max(b));
        }
        // `((a) > (b) ? (a) : (b))`
        let mut text = vec![Piece::Text("((".into())];
        for (part, after) in [(&self, ") > ("), (&other, ") ? ("), (&self, ") : ("), (&other, "))")] {
            text.extend(part.text.iter().cloned());
            text.push(Piece::Text(after.into()));
        }
        let key = format!("max({}, {})", self.key, other.key);
        Count { value: None, text, key }
    }
}

/// The count of one of the loops a `for` becomes.
///
/// `tile` is the size of a `@tile`; it is asked for parts of one.
pub fn count(unit: &Analyzed, l: &Header<'_>, part: PartOf, tile: Option<&Expression>) -> Count {
    match (part, tile) {
        (PartOf::Whole, _) | (PartOf::Tiles, None) => rounds(unit, l, None),
        (PartOf::Tiles, Some(size)) => rounds(unit, l, Some(size)),
        (PartOf::InTile, size) => match size {
            Some(Expression { value: Some(value), .. }) => {
                Count::constant(u64::try_from(*value).unwrap_or(0))
            }
            Some(size) => {
                let key = unit.source(size.span).to_string();
                Count { value: None, text: grouped(unit, size), key }
            }
            None => Count::one(),
        },
    }
}

/// `(x)`
fn grouped(unit: &Analyzed, expr: &Expression) -> Vec<Piece> {
    let mut pieces = vec![Piece::Text("(".into())];
    pieces.extend(on_host(unit, expr));
    pieces.push(Piece::Text(")".into()));
    pieces
}

fn rounds(unit: &Analyzed, l: &Header<'_>, tile: Option<&Expression>) -> Count {
    let stride = Stride::of(l.step, tile, unit);
    if let (Some(total), Some(stride)) = (l.constant_count_by_one(), stride.value) {
        return Count::constant(total.div_ceil(stride.max(1)));
    }
    let Ends { low, high, key } = match Ends::shifted(unit, l) {
        Some(Shifted::Constant(distance)) => return counted_by(distance, &stride),
        Some(Shifted::Ends(ends)) => ends,
        None => Ends::of(unit, l),
    };
    let strict = is_strict(l);
    let mut text = Text::default();
    // `((int)(low) < (int)(high) ? ((unsigned long long)(int)(high) - (unsigned long long)(int)(low) - 1) / (step) + 1 : 0)`
    text.add("(").operand(&low).add(if strict { " < " } else { " <= " }).operand(&high);
    text.add(" ? ");
    let simple = low.is_empty() && strict && stride.is_one();
    if simple {
        text.add("(unsigned long long)").operand(&high);
    } else {
        text.add("((unsigned long long)").operand(&high);
        if !low.is_empty() {
            text.add(" - (unsigned long long)").operand(&low);
        }
        if strict {
            text.add(" - 1");
        }
        text.add(")");
        if !stride.is_one() {
            text.add(" / (unsigned long long)(");
            text.pieces.extend(stride.text.iter().cloned());
            text.add(")");
        }
        text.add(" + 1");
    }
    text.add(" : 0)");
    let key = format!("{key}|{strict}|{}", stride.key);
    Count { value: None, text: text.pieces, key }
}

/// The count of a loop that runs over a known distance.
fn counted_by(distance: i64, stride: &Stride) -> Count {
    let rounds = u64::try_from(distance).unwrap_or(0);
    match stride.value {
        Some(stride) => Count::constant(rounds.div_ceil(stride.max(1))),
        None if rounds == 0 => Count::constant(0),
        None => {
            // `(16 - 1) / (step) + 1`
            let mut text = Text::default();
            text.add(&format!("({}ull / (unsigned long long)(", rounds - 1));
            text.pieces.extend(stride.text.iter().cloned());
            text.add(") + 1)");
            let key = format!("{rounds}/{}", stride.key);
            Count { value: None, text: text.pieces, key }
        }
    }
}

/// Whether the bound itself is no round.
fn is_strict(l: &Header<'_>) -> bool {
    match l.comparison {
        Comparison::Less | Comparison::Greater | Comparison::NotEqual => true,
        Comparison::LessEqual | Comparison::GreaterEqual => false,
    }
}

/// What a loop counts between, from low to high; an end without pieces is 0.
struct Ends {
    low: Vec<Piece>,
    high: Vec<Piece>,
    key: String,
}

/// The ends of a loop whose start and bound share terms.
enum Shifted {
    /// Number of rounds with a step of 1, or a negative number.
    Constant(i64),
    /// From 0 to what is left.
    Ends(Ends),
}

impl Ends {
    /// `(int)(start)` and `(int)(bound)`, in the type that C++ compares them in.
    fn of(unit: &Analyzed, l: &Header<'_>) -> Ends {
        let compared = type_name(l.compared);
        let side = |expr: &Expression| match expr.value {
            Some(0) => Vec::new(),
            _ => {
                let mut pieces = vec![Piece::Text(format!("({compared})("))];
                pieces.extend(on_host(unit, expr));
                pieces.push(Piece::Text(")".into()));
                pieces
            }
        };
        let (start, bound) = (side(l.start), side(l.bound));
        let key = format!(
            "{compared}|{}|{}|{:?}",
            unit.source(l.start.span),
            unit.source(l.bound.span),
            l.direction
        );
        // Counting down swaps the ends: from the bound up to the start.
        match l.direction {
            Direction::Up => Ends { low: start, high: bound, key },
            Direction::Down => Ends { low: bound, high: start, key },
        }
    }

    /// `i = g; i < g + B` counts like `i = 0; i < B`, whatever `g` is.
    ///
    /// What is left is added up in 64 signed bits: `g - 2` below an unsigned `g` is nothing.
    fn shifted(unit: &Analyzed, l: &Header<'_>) -> Option<Shifted> {
        if l.start.value.is_some() {
            return None;
        }
        let left = distance(unit, l);
        // Something must have cancelled out that is no number.
        let is_left = |place: Span| left.iter().any(|term| term.place.contains(place));
        if unit.effects_of(l.start.id).uses.iter().all(|used| is_left(used.span)) {
            return None;
        }
        let flip = l.direction == Direction::Down;
        let constants: Option<Vec<i64>> = left
            .iter()
            .map(|term| {
                let value: i64 = unit.source(term.place).trim().parse().ok()?;
                Some(if term.negative != flip { -value } else { value })
            })
            .collect();
        if let Some(values) = constants {
            let distance = values.iter().try_fold(0_i64, |sum, value| sum.checked_add(*value))?;
            return Some(Shifted::Constant(if is_strict(l) { distance } else { distance.checked_add(1)? }));
        }
        let (mut high, mut key) = (Vec::new(), String::from("0"));
        for term in &left {
            let sign = match (term.negative != flip, high.is_empty()) {
                (false, true) => "",
                (false, false) => " + ",
                (true, _) => " - ",
            };
            high.push(Piece::Text(format!("{sign}(long long)(")));
            let holder = if l.start.span.contains(term.place) { l.start } else { l.bound };
            high.extend(on_host_part(unit, holder, term.place));
            high.push(Piece::Text(")".into()));
            key += &format!("{sign}{}", unit.source(term.place).trim());
        }
        high.insert(0, Piece::Text("(".into()));
        high.push(Piece::Text(")".into()));
        Some(Shifted::Ends(Ends { low: Vec::new(), high, key }))
    }
}

/// The distance from one round, or one tile, to the next.
pub(crate) struct Stride {
    /// Where it is known.
    pub(crate) value: Option<u64>,
    pub(crate) text: Vec<Piece>,
    key: String,
}

impl Stride {
    pub(crate) fn of(step: Option<&Expression>, tile: Option<&Expression>, unit: &Analyzed) -> Stride {
        let parts: Vec<&Expression> = tile.into_iter().chain(step).collect();
        let value = parts
            .iter()
            .try_fold(1_u64, |product, part| product.checked_mul(u64::try_from(part.value?).ok()?));
        // `step`, or `(size) * (step)`
        let mut text = Vec::new();
        match &parts[..] {
            [only] => text = on_host(unit, only),
            parts => {
                for (at, part) in parts.iter().enumerate() {
                    text.push(Piece::Text(if at == 0 { "" } else { " * " }.into()));
                    text.extend(grouped(unit, part));
                }
            }
        }
        let key = match value {
            Some(value) => value.to_string(),
            None => parts.iter().map(|part| unit.source(part.span)).collect::<Vec<_>>().join("*"),
        };
        match value {
            Some(value) => Stride { text: vec![Piece::Text(value.to_string())], value: Some(value), key },
            None => Stride { value, text, key },
        }
    }

    pub(crate) fn is_one(&self) -> bool {
        self.value == Some(1)
    }
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
    on_host_part(unit, expr, expr.span)
}

fn on_host_part(unit: &Analyzed, expr: &Expression, place: Span) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut at = place.start;
    for used in unit.effects_of(expr.id).uses.iter().filter(|used| place.contains(used.span)) {
        let Some(init) = host_constant(unit, used.variable).filter(|_| used.span.start >= at) else {
            continue;
        };
        let variable = unit.variable(used.variable);
        let ty = unit.ty(variable.ty).get().said();
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
