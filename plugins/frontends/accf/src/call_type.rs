//! The types of what functions return.

use crate::known::{argument, extreme, is_known};
use crate::translator::Translator;
use okl_fortran::ast::{Argument, Expr};
use okl_fortran::scope::Type;

impl<'t> Translator<'t> {
    /// The type of the result of a call.
    pub fn type_of_call(&mut self, callee: &'t Expr, arguments: &'t [Argument]) -> Type {
        let Some(name) = self.intrinsic(callee).filter(|name| is_known(name)) else {
            return self.type_of_procedure(callee, arguments);
        };
        let scope = self.function.scope;
        let of = |translator: &mut Self, at: usize| {
            arguments.get(at).map_or(Type::Unknown, |one| translator.type_of_expr(&one.value))
        };
        let kind = |translator: &Self, at: usize, default: u8| match argument(arguments, "kind", at) {
            Some(kind) => {
                translator.universe.integer(scope, kind).and_then(|kind| u8::try_from(kind).ok()).unwrap_or(0)
            }
            None => default,
        };
        let first = of(self, 0);
        match name {
            "real" => {
                Type::Real(kind(self, 1, if matches!(first, Type::Complex(_)) { first.kind() } else { 4 }))
            }
            "float" | "sngl" | "amax0" | "amin0" => Type::Real(4),
            "dble" | "dfloat" | "dprod" | "dreal" => Type::Real(8),
            "int" | "nint" | "floor" | "ceiling" => Type::Integer(kind(self, 1, 4)),
            "ifix" | "idint" | "idnint" | "size" | "lbound" | "ubound" | "shape" | "count" | "maxloc"
            | "minloc" | "kind" | "popcnt" | "leadz" | "trailz" | "poppar" | "max1" | "min1" | "bit_size"
            | "digits" | "precision" | "range" | "maxexponent" | "minexponent" | "radix" | "exponent"
            | "findloc" => Type::Integer(4),
            "int8" => Type::Integer(8),
            "cmplx" => Type::Complex(kind(self, 2, 4)),
            "dcmplx" => Type::Complex(8),
            "aimag" | "imag" | "dimag" | "cabs" => Type::Real(first.kind()),
            "abs" => {
                if let Type::Complex(kind) = first {
                    Type::Real(kind)
                } else {
                    first
                }
            }
            "logical" | "any" | "all" | "btest" | "isnan" | "ieee_is_nan" | "present" | "allocated"
            | "associated" => Type::DEFAULT_LOGICAL,
            "dot_product" | "matmul" | "mod" | "modulo" | "atan2" | "hypot" => first.joined(&of(self, 1)),
            _ if extreme(name).is_some() => {
                (1..arguments.len()).fold(first, |ty, at| ty.joined(&of(self, at)))
            }
            _ => first,
        }
    }
}
