//! The values of expressions in C++.

use okl_fortran::scope::Type;
use okl_frontend::text::Text;
use okl_plugin::Span;

/// The value of an expression: C++ text with its type in Fortran.
#[derive(Clone, Debug)]
pub struct Value {
    /// The text.
    pub text: Text,
    /// The type.
    pub ty: Type,
    /// How tightly its outermost operator binds.
    pub binds: Binds,
}

/// How tightly operators of C++ bind, the loosest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Binds {
    /// `a ? b : c`
    Choice,
    /// `||`
    Or,
    /// `&&`
    And,
    /// `|`, `^` and `&`
    Bits,
    /// `==`, `!=`
    Equality,
    /// `<` and the like
    Relation,
    /// `<<`, `>>`
    Shift,
    /// `+`, `-`
    Sum,
    /// `*`, `/`, `%`
    Product,
    /// `-a`, `!a`, casts
    Unary,
    /// Names, literals, calls, subscripts
    Primary,
}

impl Value {
    /// A name, a literal, a call: what needs no parentheses.
    pub fn primary(text: impl Into<Text>, ty: Type) -> Value {
        Value { text: text.into(), ty, binds: Binds::Primary }
    }

    /// The text as an operand of an operator that binds like `least`.
    pub fn operand(self, least: Binds) -> Text {
        if self.binds >= least { self.text } else { parts(&["(", ")"], [self.text]) }
    }

    /// The same value at a place, where its text has none yet.
    #[must_use]
    pub fn at(self, place: Span) -> Value {
        Value { text: self.text.at(place), ..self }
    }
}

/// Texts between constant parts: `parts(&["f(", ", ", ")"], [a, b])`.
pub fn parts<const N: usize>(constant: &[&str], values: [Text; N]) -> Text {
    let mut text = Text::new();
    let mut values = values.into_iter();
    for part in constant {
        text.push(*part);
        if let Some(value) = values.next() {
            text.push(value);
        }
    }
    values.for_each(|value| text.push(value));
    text
}

/// A call of a C++ function: `f(a, b)`.
pub fn call(function: &str, arguments: impl IntoIterator<Item = Text>) -> Text {
    let mut text = Text::from(format!("{function}("));
    text.push(Text::joined(arguments, ", "));
    text.push(")");
    text
}

/// A number in C++: `3000000000LL`.
pub fn number_text(number: i64) -> String {
    if i32::try_from(number).is_ok() { number.to_string() } else { format!("{number}LL") }
}

/// The function of C++ for a kind of real numbers: `sqrtf`, `sqrt`.
pub fn real_function(name: &str, ty: &Type) -> String {
    if *ty == Type::Real(4) { format!("{name}f") } else { name.to_string() }
}

/// An operator between two values: `a % b`.
pub fn infix(sign: &str, binds: Binds, one: Value, other: Value, ty: Type) -> Value {
    let tighter = if binds == Binds::Product { Binds::Unary } else { Binds::Sum };
    let text = parts(&["", &format!(" {sign} "), ""], [one.operand(tighter), other.operand(tighter)]);
    Value { text, ty, binds }
}
