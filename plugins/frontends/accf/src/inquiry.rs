//! Intrinsic functions that ask for shapes, kinds and properties of types: `size(a, 2)`, `huge(x)`.

use crate::ids::ACCF_NOT_IN_KERNEL;
use crate::known::argument;
use crate::translator::{Res, Translator};
use crate::value::{Binds, Value, number_text, parts};
use okl_fortran::ast::{Argument, Expr};
use okl_fortran::scope::Type;
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// Functions about shapes and kinds.
    pub fn inquiry(
        &mut self,
        name: &str,
        arguments: &'t [Argument],
        at: &[Text],
        span: Span,
    ) -> Res<Option<Value>> {
        let Some(first) = arguments.first().map(|one| &one.value) else { return Ok(None) };
        let integer = |text: Text| Some(Value::primary(text, Type::DEFAULT_INTEGER));
        Ok(match name {
            "size" => {
                let extents = self.extents(first)?;
                match argument(arguments, "dim", 1) {
                    Some(dim) => {
                        let dim = self.dimension_number(dim, extents.len())?;
                        Some(cast(extents[dim].clone()))
                    }
                    None => Some(cast(parts(&["(", ")"], [Text::joined(extents, " * ")]))),
                }
            }
            "shape" => {
                let extents = self.extents(first)?;
                self.of_list(extents, at)
            }
            "lbound" | "ubound" => {
                let bounds = self.bounds_of(first, name == "ubound")?;
                match argument(arguments, "dim", 1) {
                    Some(dim) => {
                        let dim = self.dimension_number(dim, bounds.len())?;
                        Some(cast(bounds[dim].clone()))
                    }
                    None => self.of_list(bounds, at),
                }
            }
            "kind" => integer(self.type_of_expr(first).kind().to_string().into()),
            "huge" | "tiny" | "epsilon" | "digits" | "precision" | "range" | "bit_size" | "maxexponent"
            | "minexponent" | "radix" => {
                let ty = self.type_of_expr(first);
                match property(name, &ty) {
                    Some((text, ty)) => Some(Value::primary(text, ty)),
                    None => return self.unsupported(format!("`{name}` of this type"), span),
                }
            }
            "present" => self.is_present(first)?,
            "allocated" | "associated" | "transfer" | "pack" | "unpack" => {
                return self.unsupported(format!("`{name}` in a kernel"), span);
            }
            "len" | "len_trim" | "trim" | "char" | "achar" | "ichar" | "iachar" | "index" | "scan"
            | "verify" | "repeat" | "adjustl" | "adjustr" => {
                let help = "take it out of the region";
                return self.refuse(ACCF_NOT_IN_KERNEL, "text cannot stand in a kernel", span, help);
            }
            _ => None,
        })
    }

    /// An element of a list of integers.
    fn of_list(&mut self, values: Vec<Text>, at: &[Text]) -> Option<Value> {
        let offset = at.first().cloned().unwrap_or_else(|| "0".into());
        let name = self.fresh("accf_items");
        let values = values.into_iter().map(|value| parts(&["(int)(", ")"], [value]));
        let count = values.len();
        let line = parts(&[&format!("const int {name}[{count}] = {{"), "};"], [Text::joined(values, ", ")]);
        self.function.before.push(line);
        Some(Value::primary(parts(&[&format!("{name}["), "]"], [offset]), Type::DEFAULT_INTEGER))
    }

    /// The lower or the upper bounds of an array.
    fn bounds_of(&mut self, expr: &'t Expr, upper: bool) -> Res<Vec<Text>> {
        let extents = self.extents(expr)?;
        if self.is_designator(expr) {
            let access = self.access(expr)?;
            // A whole array, or a component that is one, has its bounds; a section counts from 1.
            let whole = access.parts.iter().find(|part| !part.dims.is_empty() && part.subscripts.is_empty());
            if let Some(part) = whole {
                let mut bounds = Vec::new();
                for (dim, extent) in part.dims.iter().zip(extents) {
                    let lower = match &part.key {
                        Some(key) => self.bound(key, &dim.lower),
                        None => self.bound(&access.root, &dim.lower),
                    };
                    bounds.push(if upper { parts(&["", " + ", " - 1"], [lower, extent]) } else { lower });
                }
                return Ok(bounds);
            }
        }
        Ok(if upper { extents } else { extents.into_iter().map(|_| Text::from("1")).collect() })
    }
}

pub fn zero(ty: &Type) -> Option<String> {
    match ty {
        Type::Integer(_) | Type::Real(_) | Type::Logical(_) => Some("0".into()),
        Type::Complex(kind) => Some(format!("accf_c{kind}_of(0, 0)")),
        _ => None,
    }
}

pub fn one(ty: &Type) -> Option<String> {
    match ty {
        Type::Integer(_) | Type::Real(_) => Some("1".into()),
        Type::Complex(kind) => Some(format!("accf_c{kind}_of(1, 0)")),
        _ => None,
    }
}

/// The value of `maxval` of nothing: the negative number of the largest magnitude.
pub fn lowest(ty: &Type) -> Option<String> {
    let (text, _) = property("huge", ty)?;
    Some(match ty {
        Type::Integer(_) => format!("-{text} - 1"),
        _ => format!("-{text}"),
    })
}

pub fn highest(ty: &Type) -> Option<String> {
    property("huge", ty).map(|(text, _)| text)
}

fn cast(text: Text) -> Value {
    if text.written("").parse::<i32>().is_ok() {
        return Value::primary(text, Type::DEFAULT_INTEGER);
    }
    Value { text: parts(&["(int)(", ")"], [text]), ty: Type::DEFAULT_INTEGER, binds: Binds::Unary }
}

/// A property of a type: the value of a function of F2018 16.3.2 for IEEE 754.
fn property(name: &str, ty: &Type) -> Option<(String, Type)> {
    let integer = |value: i64| Some((number_text(value), Type::DEFAULT_INTEGER));
    match (name, ty) {
        ("huge", Type::Integer(1)) => Some(("127".into(), ty.clone())),
        ("huge", Type::Integer(2)) => Some(("32767".into(), ty.clone())),
        ("huge", Type::Integer(4)) => Some(("2147483647".into(), ty.clone())),
        ("huge", Type::Integer(8)) => Some(("9223372036854775807LL".into(), ty.clone())),
        ("huge", Type::Real(4)) => Some(("3.40282347e+38f".into(), ty.clone())),
        ("huge", Type::Real(8)) => Some(("1.7976931348623157e+308".into(), ty.clone())),
        ("tiny", Type::Real(4)) => Some(("1.17549435e-38f".into(), ty.clone())),
        ("tiny", Type::Real(8)) => Some(("2.2250738585072014e-308".into(), ty.clone())),
        ("epsilon", Type::Real(4)) => Some(("1.1920929e-7f".into(), ty.clone())),
        ("epsilon", Type::Real(8)) => Some(("2.220446049250313e-16".into(), ty.clone())),
        ("bit_size", Type::Integer(kind)) => integer(8 * i64::from(*kind)),
        ("digits", Type::Integer(kind)) => integer(8 * i64::from(*kind) - 1),
        ("digits", Type::Real(4)) => integer(24),
        ("digits", Type::Real(8)) => integer(53),
        ("precision", Type::Real(4) | Type::Complex(4)) => integer(6),
        ("precision", Type::Real(8) | Type::Complex(8)) => integer(15),
        ("range", Type::Real(4) | Type::Complex(4)) => integer(37),
        ("range", Type::Real(8) | Type::Complex(8)) => integer(307),
        ("range", Type::Integer(1)) => integer(2),
        ("range", Type::Integer(2)) => integer(4),
        ("range", Type::Integer(4)) => integer(9),
        ("range", Type::Integer(8)) => integer(18),
        ("maxexponent", Type::Real(4)) => integer(128),
        ("maxexponent", Type::Real(8)) => integer(1024),
        ("minexponent", Type::Real(4)) => integer(-125),
        ("minexponent", Type::Real(8)) => integer(-1021),
        ("radix", _) => integer(2),
        _ => None,
    }
}
