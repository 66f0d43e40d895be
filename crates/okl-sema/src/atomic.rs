//! What an `@atomic` statement does, read from its form.

use okl_model::{Expr, Parts, Unit, Update};

/// One change of one place that is one step for all work items.
#[derive(Clone, Copy, Debug)]
pub struct Atomic<'u> {
    /// What changes.
    pub place: &'u Expr,
    /// How.
    pub operation: Operation,
    /// With what; none means one.
    pub operand: Option<&'u Expr>,
    /// Who takes the value of the place.
    pub capture: Option<Capture<'u>>,
}

/// `v = x++`: somebody takes the value.
#[derive(Clone, Copy, Debug)]
pub struct Capture<'u> {
    /// `v`.
    pub into: &'u Expr,
    /// Whether it is the value from before the change.
    pub old: bool,
}

/// What the new value is made of; `x` is the old one, `e` the operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// `x + e`
    Add,
    /// `x - e`
    Subtract,
    /// `e - x`
    SubtractFrom,
    /// `x * e`
    Multiply,
    /// `x / e`
    Divide,
    /// `e / x`
    DivideInto,
    /// `x & e`
    And,
    /// `x | e`
    Or,
    /// `x ^ e`
    Xor,
    /// `min(x, e)`
    Min,
    /// `max(x, e)`
    Max,
    /// `e`
    Set,
}

impl Operation {
    /// In names of functions: `sub`.
    pub fn name(self) -> &'static str {
        match self {
            Operation::Add => "add",
            Operation::Subtract => "sub",
            Operation::SubtractFrom => "sub_from",
            Operation::Multiply => "mul",
            Operation::Divide => "div",
            Operation::DivideInto => "div_into",
            Operation::And => "and",
            Operation::Or => "or",
            Operation::Xor => "xor",
            Operation::Min => "min",
            Operation::Max => "max",
            Operation::Set => "set",
        }
    }

    /// The new value as an expression of C: `(x) - (e)`.
    pub fn apply(self, x: &str, e: &str) -> String {
        match self {
            Operation::Add => format!("{x} + {e}"),
            Operation::Subtract => format!("{x} - {e}"),
            Operation::SubtractFrom => format!("{e} - {x}"),
            Operation::Multiply => format!("{x} * {e}"),
            Operation::Divide => format!("{x} / {e}"),
            Operation::DivideInto => format!("{e} / {x}"),
            Operation::And => format!("{x} & {e}"),
            Operation::Or => format!("{x} | {e}"),
            Operation::Xor => format!("{x} ^ {e}"),
            Operation::Min => format!("{e} < {x} ? {e} : {x}"),
            Operation::Max => format!("{e} > {x} ? {e} : {x}"),
            Operation::Set => e.to_string(),
        }
    }

    /// `+=` and `++` are `Add`.
    fn of(operator: &str) -> Option<Operation> {
        Some(match operator {
            "+=" | "++" | "+" => Operation::Add,
            "-=" | "--" | "-" => Operation::Subtract,
            "*=" | "*" => Operation::Multiply,
            "/=" | "/" => Operation::Divide,
            "&=" | "&" => Operation::And,
            "|=" | "|" => Operation::Or,
            "^=" | "^" => Operation::Xor,
            _ => return None,
        })
    }

    /// The same with `x` and `e` exchanged.
    fn reversed(self) -> Operation {
        match self {
            Operation::Subtract => Operation::SubtractFrom,
            Operation::Divide => Operation::DivideInto,
            Operation::SubtractFrom
            | Operation::DivideInto
            | Operation::Add
            | Operation::Multiply
            | Operation::And
            | Operation::Or
            | Operation::Xor
            | Operation::Min
            | Operation::Max
            | Operation::Set => self,
        }
    }
}

/// Reads the form of an update; the error says what is wrong with it, after "this".
pub fn read<'u>(unit: &Unit, update: &'u Update) -> Result<Atomic<'u>, String> {
    let place = &update.target;
    if update.operator != "=" {
        let operation = Operation::of(&update.operator)
            .ok_or_else(|| format!("uses `{}`, which cannot be atomic", update.operator))?;
        return Ok(Atomic { place, operation, operand: update.value.as_ref(), capture: None });
    }
    let Some(value) = &update.value else { return Err("has no value".into()) };
    let found = |operation, operand| Ok(Atomic { place, operation, operand: Some(operand), capture: None });
    match update.parts.as_deref() {
        // `v = x++`, `v = (x += e)`
        Some(Parts::Update { update: inner, old }) => {
            let inner = read(unit, inner)?;
            if inner.capture.is_some() {
                return Err("changes more than one place".into());
            }
            return Ok(Atomic { capture: Some(Capture { into: place, old: *old }), ..inner });
        }
        // `x = x + e`, `x = e - x`
        Some(Parts::Binary { operator, left, right }) => {
            if let Some(operation) = Operation::of(operator) {
                if same(unit, left, place) && !mentions(unit, right, place) {
                    return found(operation, right);
                }
                if same(unit, right, place) && !mentions(unit, left, place) {
                    return found(operation.reversed(), left);
                }
            }
        }
        // `x = min(x, e)`
        Some(Parts::Call { name, function, arguments }) => {
            let operation = match name.as_str() {
                "min" | "fmin" | "fminf" => Some(Operation::Min),
                "max" | "fmax" | "fmaxf" => Some(Operation::Max),
                _ => None,
            };
            // A function of the user's own is whatever it says.
            let own = function.is_some_and(|id| unit.function(id).body.is_some());
            if let (Some(operation), [a, b], false) = (operation, &arguments[..], own) {
                if same(unit, a, place) && !mentions(unit, b, place) {
                    return found(operation, b);
                }
                if same(unit, b, place) && !mentions(unit, a, place) {
                    return found(operation, a);
                }
            }
        }
        None => {}
    }
    if mentions(unit, value, place) {
        return Err("reads the place in a way that cannot be one step".into());
    }
    found(Operation::Set, value)
}

/// Whether two expressions are the same text, but for blanks and parentheses around them.
fn same(unit: &Unit, a: &Expr, b: &Expr) -> bool {
    bare(unit, a) == bare(unit, b)
}

/// Whether the place is named in an expression.
fn mentions(unit: &Unit, value: &Expr, place: &Expr) -> bool {
    let place_text = bare(unit, place);
    let text: String = unit.source(value.span).split_whitespace().collect();
    let word = |character: char| character.is_alphanumeric() || character == '_';
    text.match_indices(&place_text).any(|(at, found)| {
        let before = text[..at].chars().next_back().is_some_and(word);
        let after = text[at + found.len()..].chars().next().is_some_and(word);
        !(before && place_text.starts_with(word) || after && place_text.ends_with(word))
    })
}

fn bare(unit: &Unit, expr: &Expr) -> String {
    let text: String = unit.source(expr.span).split_whitespace().collect();
    let mut rest = text.as_str();
    while let Some(inner) = rest.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        // `(a)(b)` keeps its parentheses.
        let mut depth = 0_i32;
        let closes_early = inner.chars().any(|character| {
            depth += i32::from(character == '(') - i32::from(character == ')');
            depth < 0
        });
        if closes_early {
            break;
        }
        rest = inner;
    }
    rest.to_string()
}
