//! Integer expressions that print as C++ and that can be evaluated.

use std::fmt;
use std::ops::{Add, Div, Mul, Rem, Sub};

/// An integer expression. It prints as C++ code, and [`Formula::value`] is the value of that code.
///
/// The operators fold constants and drop neutral elements: `x + 0`, `x * 1`, `x / 1`. Division is that of C++, which
/// rounds towards zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formula(Term);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Term {
    Number(i64),
    /// Code that is printed as it is.
    Code(String),
    Binary(Operator, Box<Term>, Box<Term>),
    /// `(long)x`
    Wide(Box<Term>),
    /// `condition ? then : otherwise`
    Choice(Box<[Term; 3]>),
}

/// An operator with its arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operator {
    Multiply,
    Divide,
    Remainder,
    Add,
    Subtract,
    Less,
    LessEqual,
    And,
}

impl Operator {
    /// Its spelling and its precedence.
    fn spelling(self) -> (&'static str, u8) {
        match self {
            Operator::Multiply => ("*", 5),
            Operator::Divide => ("/", 5),
            Operator::Remainder => ("%", 5),
            Operator::Add => ("+", 4),
            Operator::Subtract => ("-", 4),
            Operator::Less => ("<", 3),
            Operator::LessEqual => ("<=", 3),
            Operator::And => ("&&", 2),
        }
    }

    /// The result; none if it is undefined in C++.
    fn compute(self, left: i64, right: i64) -> Option<i64> {
        match self {
            Operator::Multiply => left.checked_mul(right),
            Operator::Divide => left.checked_div(right),
            Operator::Remainder => left.checked_rem(right),
            Operator::Add => left.checked_add(right),
            Operator::Subtract => left.checked_sub(right),
            Operator::Less => Some(i64::from(left < right)),
            Operator::LessEqual => Some(i64::from(left <= right)),
            Operator::And => Some(i64::from(left != 0 && right != 0)),
        }
    }
}

/// Precedences: of `?:`, of casts, and of expressions that never need parentheses.
const CHOICE: u8 = 1;
const CAST: u8 = 8;
const ATOM: u8 = 9;

impl Formula {
    /// A constant.
    pub fn number(number: i64) -> Formula {
        Formula(Term::Number(number))
    }

    /// Code: a name, or an expression of the user's. A decimal literal becomes a constant.
    pub fn code(text: impl Into<String>) -> Formula {
        let text = text.into();
        let is_digits = text.bytes().all(|letter| letter.is_ascii_digit());
        match text.parse() {
            // `010` is octal.
            Ok(number) if is_digits && (text == "0" || !text.starts_with('0')) => Formula::number(number),
            _ => Formula(Term::Code(text)),
        }
    }

    /// `self < other`
    #[must_use]
    pub fn less(self, other: Formula) -> Formula {
        binary(Operator::Less, self, other)
    }

    /// `self <= other`
    #[must_use]
    pub fn at_most(self, other: Formula) -> Formula {
        binary(Operator::LessEqual, self, other)
    }

    /// `self && other`
    #[must_use]
    pub fn and(self, other: Formula) -> Formula {
        match (self.as_number(), other.as_number()) {
            (Some(0), _) | (_, Some(0)) => Formula::number(0),
            (Some(_), _) => other,
            (_, Some(_)) => self,
            (None, None) => binary(Operator::And, self, other),
        }
    }

    /// `self ? then : otherwise`
    #[must_use]
    pub fn choose(self, then: Formula, otherwise: Formula) -> Formula {
        match self.as_number() {
            Some(0) => otherwise,
            Some(_) => then,
            None => Formula(Term::Choice(Box::new([self.0, then.0, otherwise.0]))),
        }
    }

    /// The minimum: `self < other ? self : other`
    #[must_use]
    pub fn min(self, other: Formula) -> Formula {
        if self == other {
            return self;
        }
        self.clone().less(other.clone()).choose(self, other)
    }

    /// `self` divided by a positive number and rounded up; `self` must not be negative.
    #[must_use]
    pub fn divided_up(self, by: Formula) -> Formula {
        (self + (by.clone() - Formula::number(1))) / by
    }

    /// A conversion to 64 bits: `(long)self`. Constants are not converted.
    #[must_use]
    pub fn widened(self) -> Formula {
        match self.0 {
            Term::Number(_) | Term::Wide(_) => self,
            term @ (Term::Code(_) | Term::Binary(..) | Term::Choice(_)) => {
                Formula(Term::Wide(Box::new(term)))
            }
        }
    }

    /// The value, if the formula is a constant.
    pub fn as_number(&self) -> Option<i64> {
        if let Term::Number(number) = self.0 { Some(number) } else { None }
    }

    /// The operands of `x - 1`, if the formula is a difference with a constant.
    fn subtracted(&self) -> Option<(Formula, i64)> {
        let Term::Binary(Operator::Subtract, left, right) = &self.0 else { return None };
        let Term::Number(number) = **right else { return None };
        Some((Formula((**left).clone()), number))
    }

    /// The value of the code, where `code` gives the value of each piece of code in it; none if it is undefined: a
    /// division by zero, or a number of more than 64 bits.
    pub fn value(&self, code: &dyn Fn(&str) -> i64) -> Option<i64> {
        self.0.value(code)
    }
}

/// Code, as [`Formula::code`] takes it.
impl From<&str> for Formula {
    fn from(code: &str) -> Formula {
        Formula::code(code)
    }
}

/// Code, as [`Formula::code`] takes it.
impl From<String> for Formula {
    fn from(code: String) -> Formula {
        Formula::code(code)
    }
}

/// A constant.
impl From<i64> for Formula {
    fn from(number: i64) -> Formula {
        Formula::number(number)
    }
}

impl Term {
    fn value(&self, code: &dyn Fn(&str) -> i64) -> Option<i64> {
        match self {
            Term::Number(number) => Some(*number),
            Term::Code(text) => Some(code(text)),
            Term::Wide(inner) => inner.value(code),
            // `&&` does not evaluate its right operand if the left one is false.
            Term::Binary(Operator::And, left, _) if left.value(code)? == 0 => Some(0),
            Term::Binary(operator, left, right) => operator.compute(left.value(code)?, right.value(code)?),
            Term::Choice(parts) => {
                let [condition, then, otherwise] = &**parts;
                if condition.value(code)? != 0 { then.value(code) } else { otherwise.value(code) }
            }
        }
    }

    fn binds(&self) -> u8 {
        match self {
            Term::Number(number) if *number < 0 => 0,
            Term::Number(_) => ATOM,
            Term::Code(text) if is_atom(text) => ATOM,
            Term::Code(_) => 0,
            Term::Binary(operator, ..) => operator.spelling().1,
            Term::Wide(_) => CAST,
            Term::Choice(_) => CHOICE,
        }
    }

    /// Writes the term, in parentheses if its precedence is lower than `around`.
    fn write(&self, f: &mut fmt::Formatter<'_>, around: u8) -> fmt::Result {
        let in_parentheses = self.binds() < around;
        if in_parentheses {
            f.write_str("(")?;
        }
        match self {
            Term::Number(number) => write!(f, "{number}")?,
            Term::Code(text) => f.write_str(text)?,
            Term::Wide(inner) => {
                f.write_str("(long)")?;
                inner.write(f, CAST)?;
            }
            Term::Binary(operator, left, right) => {
                let (sign, binds) = operator.spelling();
                left.write(f, binds)?;
                write!(f, " {sign} ")?;
                right.write(f, binds + 1)?;
            }
            Term::Choice(parts) => {
                let [condition, then, otherwise] = &**parts;
                condition.write(f, CHOICE + 1)?;
                f.write_str(" ? ")?;
                then.write(f, CHOICE + 1)?;
                f.write_str(" : ")?;
                otherwise.write(f, CHOICE + 1)?;
            }
        }
        if in_parentheses { f.write_str(")") } else { Ok(()) }
    }
}

/// Returns true if the code is one word, or is in parentheses as a whole.
fn is_atom(text: &str) -> bool {
    let is_word = text.chars().all(|letter| letter == '_' || letter.is_alphanumeric());
    let mut depth = 0;
    let closes_early = text.char_indices().any(|(at, letter)| {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth == 0 && at + 1 < text.len()
    });
    is_word || (text.starts_with('(') && !closes_early)
}

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write(f, 0)
    }
}

fn binary(operator: Operator, left: Formula, right: Formula) -> Formula {
    let known = left.as_number().zip(right.as_number());
    if let Some(number) = known.and_then(|(left, right)| operator.compute(left, right)) {
        return Formula::number(number);
    }
    Formula(Term::Binary(operator, Box::new(left.0), Box::new(right.0)))
}

impl Add for Formula {
    type Output = Formula;

    fn add(self, other: Formula) -> Formula {
        match (self.as_number(), other.as_number()) {
            (Some(0), _) => other,
            (_, Some(0)) => self,
            // `x - 1 + 1`
            (None, Some(number)) => match self.subtracted() {
                Some((rest, less)) if number >= 0 && less >= 0 => rest + Formula::number(number - less),
                Some(_) | None if number < 0 && number > i64::MIN => self - Formula::number(-number),
                Some(_) | None => binary(Operator::Add, self, other),
            },
            (Some(_), _) | (None, None) => binary(Operator::Add, self, other),
        }
    }
}

impl Sub for Formula {
    type Output = Formula;

    fn sub(self, other: Formula) -> Formula {
        match other.as_number() {
            Some(0) => self,
            _ => binary(Operator::Subtract, self, other),
        }
    }
}

impl Mul for Formula {
    type Output = Formula;

    fn mul(self, other: Formula) -> Formula {
        match (self.as_number(), other.as_number()) {
            (Some(1), _) => other,
            (_, Some(1)) => self,
            _ => binary(Operator::Multiply, self, other),
        }
    }
}

impl Div for Formula {
    type Output = Formula;

    fn div(self, other: Formula) -> Formula {
        if other.as_number() == Some(1) { self } else { binary(Operator::Divide, self, other) }
    }
}

impl Rem for Formula {
    type Output = Formula;

    fn rem(self, other: Formula) -> Formula {
        if other.as_number() == Some(1) {
            Formula::number(0)
        } else {
            binary(Operator::Remainder, self, other)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> Formula {
        Formula::code(text)
    }

    #[test]
    fn parentheses_stand_where_they_are_needed() {
        let sum = code("a") + code("b");
        assert_eq!((sum.clone() * code("c")).to_string(), "(a + b) * c");
        assert_eq!((code("c") - sum.clone()).to_string(), "c - (a + b)");
        assert_eq!((sum.clone() + code("c")).to_string(), "a + b + c");
        assert_eq!((code("a / b") * code("c")).to_string(), "(a / b) * c");
        assert_eq!((code("(a / b)") * code("c")).to_string(), "(a / b) * c");
        assert_eq!((code("(a) / (b)") * code("c")).to_string(), "((a) / (b)) * c");
        assert_eq!((code("a") / (code("b") * code("c"))).to_string(), "a / (b * c)");
        assert_eq!((code("a") * Formula::number(-3)).to_string(), "a * (-3)");
        assert_eq!((code("a").widened() - code("b + 1").widened()).to_string(), "(long)a - (long)(b + 1)");
    }

    #[test]
    fn what_changes_nothing_is_left_out() {
        let (zero, one) = (Formula::number(0), Formula::number(1));
        assert_eq!((code("a") + zero.clone()).to_string(), "a");
        assert_eq!((one.clone() * code("a") / one.clone()).to_string(), "a");
        assert_eq!((code("a") % one).to_string(), "0");
        assert_eq!((code("a") + Formula::number(-2)).to_string(), "a - 2");
        assert_eq!((code("a") - Formula::number(3) + Formula::number(1)).to_string(), "a - 2");
        assert_eq!((code("a") - Formula::number(1) + Formula::number(1)).to_string(), "a");
        assert_eq!(code("12"), Formula::number(12));
        assert_eq!(code("012").to_string(), "012");
        assert_eq!(zero.clone().less(code("12")).choose(code("b"), zero).to_string(), "b");
    }

    #[test]
    fn what_is_not_defined_has_no_value() {
        let divided = code("a") / code("n");
        assert_eq!(divided.value(&|_| 0), None);
        let guarded = Formula::number(0).less(code("n")).choose(divided, Formula::number(7));
        assert_eq!(guarded.value(&|_| 0), Some(7));
    }
}
