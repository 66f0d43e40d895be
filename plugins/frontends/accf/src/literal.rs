//! Literals.

use crate::ids::ACCF_NOT_IN_KERNEL;
use crate::translator::{Res, Translator};
use crate::value::Value;
use okl_fortran::ast::{ComplexPart, Literal, PartValue};
use okl_fortran::scope::Type;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// A literal: `1.5d0` is `1.5`, `1.5` is `1.5f`, `7_8` is `7LL`.
    pub fn literal(&mut self, literal: &Literal, span: Span) -> Res<Value> {
        let ty = self.universe.type_of_literal(self.function.scope, literal);
        let text = match literal {
            Literal::Integer(digits, _) => {
                let digits = digits.trim_start_matches('0');
                let digits = if digits.is_empty() { "0" } else { digits };
                if ty == Type::Integer(8) { format!("{digits}LL") } else { digits.to_string() }
            }
            Literal::Real(text, _) => real_text(text, ty == Type::Real(4)),
            Literal::Logical(value, _) => value.to_string(),
            Literal::Complex(both) => {
                let Type::Complex(kind) = ty else {
                    return self.unsupported("a complex number of this kind", span);
                };
                self.c_type(&ty, span)?;
                let (re, im) =
                    (self.complex_part(&both[0], kind, span)?, self.complex_part(&both[1], kind, span)?);
                return Ok(Value::primary(format!("accf_c{kind}_of({re}, {im})"), ty));
            }
            Literal::Text(_) => {
                let help = "take it out of the region";
                return self.refuse(ACCF_NOT_IN_KERNEL, "text cannot stand in a kernel", span, help);
            }
            Literal::Boz(base, digits) => {
                return match i64::from_str_radix(digits, *base) {
                    Ok(value) => Ok(Value::primary(crate::value::number_text(value), Type::DEFAULT_INTEGER)),
                    Err(_) => self.unsupported("a number of more than 63 bits", span),
                };
            }
        };
        if ty == Type::Unknown || matches!(ty, Type::Real(10 | 16) | Type::Integer(16)) {
            return self.unsupported("a number of this kind", span);
        }
        Ok(Value::primary(text, ty))
    }

    /// The real or the imaginary part of a complex literal, as a number of that kind.
    pub fn complex_part(&mut self, part: &ComplexPart, kind: u8, span: Span) -> Res<String> {
        let text = match &part.value {
            PartValue::Literal(Literal::Integer(digits, _)) => digits.clone(),
            PartValue::Literal(Literal::Real(text, _)) => real_text(text, kind == 4),
            PartValue::Literal(_) => return self.unsupported("this part of a complex number", span),
            PartValue::Name(name) => match self.symbol(&name.id) {
                Some((symbol, scope)) => self.constant(&symbol, scope, span)?,
                None => return self.undeclared(&name.id, span),
            },
        };
        Ok(if part.is_negative { format!("-{text}") } else { text })
    }
}

/// A real literal in C++: `1.5f`, `1.0e-3`.
fn real_text(text: &str, is_short: bool) -> String {
    let text = text.replace(['d', 'q'], "e");
    let (mantissa, exponent) =
        text.split_once('e').map_or((text.as_str(), None), |(one, other)| (one, Some(other)));
    let mut whole = mantissa.to_string();
    if whole.starts_with('.') {
        whole.insert(0, '0');
    }
    if whole.ends_with('.') {
        whole.push('0');
    }
    if let Some(exponent) = exponent {
        whole.push('e');
        whole.push_str(exponent);
    } else if !whole.contains('.') {
        whole.push_str(".0");
    }
    if is_short {
        whole.push('f');
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::real_text;

    #[test]
    fn real_numbers_are_those_of_cpp() {
        let texts = [("1.", true), (".5", false), ("1d0", false), ("1.5d-3", false), ("2e3", true)];
        let made = texts.map(|(text, is_short)| real_text(text, is_short));
        assert_eq!(made, ["1.0f", "0.5", "1e0", "1.5e-3", "2e3f"]);
    }
}
