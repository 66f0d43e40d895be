//! Functions that look at the bits of integers: `iand`, `ishft`, `ibits`.

use crate::translator::{Res, Translator};
use crate::value::{Binds, Value, call, infix, parts};
use okl_fortran::scope::Type;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// Functions of two integers that look at their bits.
    pub fn with_bits(
        &mut self,
        name: &str,
        one: Value,
        other: Value,
        joined: Type,
        span: Span,
    ) -> Res<Option<Value>> {
        let ty = one.ty.clone();
        Ok(Some(match name {
            "iand" | "and" => infix("&", Binds::Bits, one, other, joined),
            "ior" | "or" => infix("|", Binds::Bits, one, other, joined),
            "ieor" | "xor" => infix("^", Binds::Bits, one, other, joined),
            "btest" => {
                let text =
                    parts(&["(", " >> ", " & 1) != 0"], [one.operand(Binds::Sum), other.operand(Binds::Sum)]);
                Value { text, ty: Type::DEFAULT_LOGICAL, binds: Binds::Equality }
            }
            "ibset" | "ibclr" => {
                let c = self.c_type(&ty, span)?;
                let bit = parts(&[&format!("({c})1 << "), ""], [other.operand(Binds::Sum)]);
                let operator = if name == "ibset" { " | (" } else { " & ~(" };
                let text = parts(&["", operator, ")"], [one.operand(Binds::Sum), bit]);
                Value { text, ty, binds: Binds::Bits }
            }
            "shiftl" | "lshift" | "ishft" => {
                Value::primary(call(&self.helper("ishft", &ty, span)?, [one.text, other.text]), ty)
            }
            "shiftr" => {
                let other = parts(&["-", ""], [other.operand(Binds::Primary)]);
                Value::primary(call(&self.helper("ishft", &ty, span)?, [one.text, other]), ty)
            }
            "shifta" | "rshift" => infix(">>", Binds::Shift, one, other, ty),
            "ishftc" => Value::primary(call(&self.helper("ishftc", &ty, span)?, [one.text, other.text]), ty),
            _ => return Ok(None),
        }))
    }

    pub fn of_bits(&mut self, name: &str, all: Vec<Value>, span: Span) -> Res<Value> {
        let Ok([one, other, third]) = <[Value; 3]>::try_from(all.clone()) else {
            let Ok([one, other]) = <[Value; 2]>::try_from(all) else {
                return self.unsupported(format!("`{name}` with so many arguments"), span);
            };
            let ty = one.ty.clone();
            return Ok(Value::primary(call(&self.helper("ishftc", &ty, span)?, [one.text, other.text]), ty));
        };
        let ty = one.ty.clone();
        let c = self.c_type(&ty, span)?;
        match name {
            "ibits" => {
                let texts = [one.operand(Binds::Sum), other.operand(Binds::Sum), third.operand(Binds::Sum)];
                let text = parts(&["", " >> ", &format!(" & (({c})1 << "), ") - 1"], texts);
                let text = parts(&["(", ")"], [text]);
                Ok(Value::primary(text, ty))
            }
            "merge_bits" => {
                let mask = third.operand(Binds::Primary);
                let texts = [one.operand(Binds::Sum), mask.clone(), other.operand(Binds::Sum), mask];
                let text = parts(&["(", " & ", ") | (", " & ~", ")"], texts);
                Ok(Value { text, ty, binds: Binds::Bits })
            }
            _ => self.unsupported("`ishftc` of a part of the bits", span),
        }
    }
}
