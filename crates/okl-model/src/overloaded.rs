//! Overloaded operators.

use serde::{Deserialize, Serialize};

/// The operator that a function overloads, by its effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Overloaded {
    /// `a = b`
    Assign,
    /// `a += b` and the other compound assignments.
    Update,
    /// `++a`, `a--`
    Step,
    /// `a(b)`
    Call,
    /// Any other operator: `a + b`, `a[b]`, a conversion.
    Other,
    /// A value that a later version of okl added.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

impl Overloaded {
    /// The operator that a function of that name overloads, such as `operator+=`; none for other functions.
    pub fn named(name: &str) -> Option<Overloaded> {
        let sign = name.strip_prefix("operator")?;
        if sign.is_empty() || sign.starts_with(|first: char| first.is_alphanumeric() || first == '_') {
            return None;
        }
        Some(match sign.trim() {
            "=" => Overloaded::Assign,
            "+=" | "-=" | "*=" | "/=" | "%=" | "&=" | "|=" | "^=" | "<<=" | ">>=" => Overloaded::Update,
            "++" | "--" => Overloaded::Step,
            "()" => Overloaded::Call,
            _ => Overloaded::Other,
        })
    }

    /// Returns true if the operator conventionally changes its first operand.
    pub fn changes(self) -> bool {
        match self {
            Overloaded::Assign | Overloaded::Update | Overloaded::Step => true,
            Overloaded::Call | Overloaded::Other | Overloaded::Unknown => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operators_are_told_from_functions() {
        assert_eq!(Overloaded::named("operator+="), Some(Overloaded::Update));
        assert_eq!(Overloaded::named("operator=="), Some(Overloaded::Other));
        assert_eq!(Overloaded::named("operator int"), Some(Overloaded::Other));
        assert_eq!(Overloaded::named("operators"), None);
        assert_eq!(Overloaded::named("operator"), None);
    }
}
