//! How many rounds a parallel loop has.
//!
//! For `for (T i = start; i < bound; i += step)` the count is
//! `start < bound ? (bound - start - 1) / step + 1 : 0`, with the comparison in the type both sides
//! are converted to and the distance in 64 unsigned bits (section 2 of the language's semantics in
//! `docs/`), so that `signed char` loops, unsigned bounds, empty ranges and bounds near the ends of
//! a type come out right.

use okl_model::{Canonical, Comparison, Direction, Expr, IntType, Unit, VarId};
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
    /// The variables the text uses.
    pub uses: Vec<VarId>,
}

impl Count {
    /// A count that is known.
    pub fn constant(value: u64) -> Count {
        Count {
            value: Some(value),
            text: vec![Piece::Text(value.to_string())],
            key: value.to_string(),
            uses: Vec::new(),
        }
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
        let uses = self.uses.into_iter().chain(other.uses).collect();
        Count { value: None, text, key, uses }
    }
}

/// The count of one of the loops a `for` becomes.
///
/// `tile` is the size of a `@tile`; it is asked for parts of one.
pub fn count(unit: &Unit, l: &Canonical, part: PartOf, tile: Option<&Expr>) -> Count {
    match (part, tile) {
        (PartOf::Whole, _) | (PartOf::Tiles, None) => rounds(unit, l, None),
        (PartOf::Tiles, Some(size)) => rounds(unit, l, Some(size)),
        (PartOf::InTile, size) => match size {
            Some(Expr { value: Some(value), .. }) => Count::constant(u64::try_from(*value).unwrap_or(0)),
            Some(size) => {
                let key = unit.source(size.span).to_string();
                Count { value: None, text: grouped(size), key, uses: variables(size) }
            }
            None => Count::one(),
        },
    }
}

fn variables(expr: &Expr) -> Vec<VarId> {
    expr.uses.iter().map(|used| used.variable).collect()
}

/// `(x)`, as 64 unsigned bits where that matters to the reader's eye.
fn grouped(expr: &Expr) -> Vec<Piece> {
    vec![Piece::Text("(".into()), Piece::Source(expr.span), Piece::Text(")".into())]
}

fn rounds(unit: &Unit, l: &Canonical, tile: Option<&Expr>) -> Count {
    let stride = Stride::of(l.step.as_ref(), tile, unit);
    if let (Some(total), Some(stride)) = (l.constant_count_by_one(), stride.value) {
        return Count::constant(total.div_ceil(stride.max(1)));
    }
    let shift = shared_shift(unit, l);
    let (start, bound) = match &shift {
        // `i = g; i < g + B` counts like `i = 0; i < B`.
        Some(bound) => (None, *bound),
        None => (Some(l.start.span).filter(|_| l.start.value != Some(0)), l.bound.span),
    };
    let (strict, up) = match l.comparison {
        Comparison::Less => (true, true),
        Comparison::LessEqual => (false, true),
        Comparison::Greater => (true, false),
        Comparison::GreaterEqual => (false, false),
        Comparison::NotEqual => (true, l.direction == Direction::Up),
    };
    // Counting down swaps the ends: from `bound` up to `start`.
    let (low, high) = if up { (start, Some(bound)) } else { (Some(bound), start) };
    let mut text = Text::default();
    let compared = type_name(l.compared);
    // `((int)(low) < (int)(high) ? ((unsigned long long)(int)(high) - (unsigned long long)(int)(low) - 1) / (step) + 1 : 0)`
    text.add("(").operand(&compared, low).add(if strict { " < " } else { " <= " }).operand(&compared, high);
    text.add(" ? ");
    let simple = low.is_none() && strict && stride.is_one();
    if simple {
        text.add("(unsigned long long)").operand(&compared, high);
    } else {
        text.add("((unsigned long long)").operand(&compared, high);
        if low.is_some() {
            text.add(" - (unsigned long long)").operand(&compared, low);
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
    let place = |span: Option<Span>| span.map_or("0", |span| unit.source(span));
    let key = format!(
        "{}|{compared}|{strict}|{}|{}|{}",
        l.start.value.map_or(String::new(), |v| v.to_string()),
        place(low),
        place(high),
        stride.key
    );
    let mut uses: Vec<VarId> = Vec::new();
    for part in [&l.start, &l.bound].into_iter().chain(&l.step).chain(tile) {
        // A shift that cancels is not in the text.
        let hidden = |place: Span| match shift {
            Some(shown) => {
                l.start.span.contains(place) || (l.bound.span.contains(place) && !shown.contains(place))
            }
            None => false,
        };
        uses.extend(part.uses.iter().filter(|used| !hidden(used.span)).map(|used| used.variable));
    }
    Count { value: None, text: text.pieces, key, uses }
}

/// The distance from one round, or one tile, to the next.
pub(crate) struct Stride {
    value: Option<u64>,
    pub(crate) text: Vec<Piece>,
    key: String,
}

impl Stride {
    pub(crate) fn of(step: Option<&Expr>, tile: Option<&Expr>, unit: &Unit) -> Stride {
        let parts: Vec<&Expr> = tile.into_iter().chain(step).collect();
        let value = parts
            .iter()
            .try_fold(1_u64, |product, part| product.checked_mul(u64::try_from(part.value?).ok()?));
        let mut text = Vec::new();
        for (at, part) in parts.iter().enumerate() {
            text.push(Piece::Text(if at == 0 { "(" } else { " * (" }.into()));
            text.push(Piece::Source(part.span));
            text.push(Piece::Text(")".into()));
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

/// The `B` of `i = g; i < g + B`, where counting from `g` or from 0 is the same.
fn shared_shift(unit: &Unit, l: &Canonical) -> Option<Span> {
    if l.direction != Direction::Up || l.start.value.is_some() || l.start.uses.is_empty() {
        return None;
    }
    let start = unit.source(l.start.span).trim();
    let (skipped, bound) = inside_parentheses(unit.source(l.bound.span));
    let base = l.bound.span.start + skipped as u32;
    let inside = |at: usize, end: usize| Span::new(base + at as u32, base + end as u32);
    for start in [start.to_string(), format!("({start})")] {
        if let Some(rest) = bound.strip_prefix(start.as_str()) {
            let blanks = rest.len() - rest.trim_start().len();
            let plus = bound.len() - rest.len() + blanks;
            if rest.trim_start().starts_with('+') && is_sum_free(&bound[plus + 1..]) {
                return Some(inside(plus + 1, bound.len()));
            }
        }
        if let Some(rest) = bound.strip_suffix(start.as_str()) {
            let head = rest.trim_end();
            if let Some(term) = head.strip_suffix('+').filter(|term| is_sum_free(term)) {
                return Some(inside(0, term.len()));
            }
        }
    }
    None
}

/// `(g + B)` without its parentheses and blanks, and how many bytes went in front.
fn inside_parentheses(text: &str) -> (usize, &str) {
    let mut start = text.len() - text.trim_start().len();
    let mut inner = text.trim();
    while let Some(content) = inner.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        if !is_balanced(content) {
            break;
        }
        start += 1 + content.len() - content.trim_start().len();
        inner = content.trim();
    }
    (start, inner)
}

/// Whether every parenthesis closes one that was opened before it.
fn is_balanced(text: &str) -> bool {
    let mut depth = 0_i32;
    let never_below = text.chars().all(|character| {
        depth += i32::from(character == '(') - i32::from(character == ')');
        depth >= 0
    });
    never_below && depth == 0
}

/// Whether a text can be taken out of a sum as it stands: no operator that binds weaker than `+`.
fn is_sum_free(text: &str) -> bool {
    let mut depth = 0_i32;
    for character in text.chars() {
        match character {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            '<' | '>' | '?' | '&' | '|' | '^' | '=' | ',' if depth == 0 => return false,
            _ => {}
        }
        if depth < 0 {
            return false;
        }
    }
    depth == 0 && !text.trim().is_empty()
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
    fn operand(&mut self, ty: &str, span: Option<Span>) -> &mut Text {
        match span {
            Some(span) => {
                self.add(&format!("({ty})("));
                self.pieces.push(Piece::Source(span));
                self.add(")")
            }
            None => self.add("0"),
        }
    }
}

/// The name of an integer type of that width, the same on every 64-bit target.
fn type_name(ty: IntType) -> String {
    let name = match ty.bits {
        0..=32 => "int",
        _ => "long long",
    };
    if ty.signed { name.to_string() } else { format!("unsigned {name}") }
}

#[cfg(test)]
mod tests {
    use super::inside_parentheses;

    #[test]
    fn parentheses_around_a_bound_do_not_count() {
        assert_eq!(inside_parentheses("(g + B)"), (1, "g + B"));
        assert_eq!(inside_parentheses("( (g + B) )"), (3, "g + B"));
        assert_eq!(inside_parentheses("(g) + (B)"), (0, "(g) + (B)"));
    }
}
