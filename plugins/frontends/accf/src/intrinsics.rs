//! Calls of functions: those of the program, and the intrinsic ones that work element by element.

use crate::ids::ACCF_NOT_IN_KERNEL;
use crate::known::{argument, extreme, in_order, is_known, may_be_first, real_name};
use crate::translator::{Refused, Res, Translator};
use crate::value::{Binds, Value, call, infix, parts, real_function};
use okl_fortran::ast::{Argument, Expr, ExprKind, Literal};
use okl_fortran::scope::{SymbolKind, Type};
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// The name of an intrinsic function, if that is what is called.
    pub fn intrinsic(&self, callee: &'t Expr) -> Option<&'t str> {
        let ExprKind::Name(name) = &callee.kind else { return None };
        match self.symbol(&name.id) {
            None => Some(&name.id),
            Some((symbol, _)) => match symbol.kind {
                SymbolKind::Intrinsic => Some(&name.id),
                // A type that is declared for an intrinsic function changes nothing.
                SymbolKind::Variable
                    if symbol.rank() == 0 && !symbol.is_dummy && self.unit_is_not(&name.id) =>
                {
                    Some(&name.id)
                }
                _ => None,
            },
        }
    }

    fn unit_is_not(&self, name: &str) -> bool {
        let scope = self.function.scope;
        let external = self.universe.external(name);
        external.is_none()
            && self
                .universe
                .unit_of(scope)
                .is_none_or(|unit| unit.name.as_ref().is_none_or(|own| own.id != name))
            && is_known(name)
    }

    /// The value of a call of a function, element by element.
    pub fn called(
        &mut self,
        callee: &'t Expr,
        arguments: &'t [Argument],
        at: &[Text],
        span: Span,
    ) -> Res<Value> {
        match self.intrinsic(callee) {
            Some(name) => {
                if name == "acc_on_device" {
                    return self.on_device(arguments, span);
                }
                if self.symbol(name).is_none() && !is_known(name) {
                    return self.called_procedure(callee, arguments, at, span);
                }
                self.intrinsic_value(name, arguments, at, span)
            }
            None => self.called_procedure(callee, arguments, at, span),
        }
    }

    /// The value of an intrinsic function.
    pub fn intrinsic_value(
        &mut self,
        name: &str,
        arguments: &'t [Argument],
        at: &[Text],
        span: Span,
    ) -> Res<Value> {
        let keyword = arguments.first().and_then(|one| one.keyword.as_ref());
        if keyword.is_some_and(|keyword| !may_be_first(name, &keyword.id)) {
            return self.unsupported(format!("the arguments of `{name}` in this order"), span);
        }
        if let Some(value) = self.inquiry(name, arguments, at, span)? {
            return Ok(value);
        }
        if let Some(value) = self.transformed(name, arguments, at, span)? {
            return Ok(value);
        }
        let ordered = in_order(name, arguments);
        let Some((first, others)) = ordered.split_first() else {
            return self.unsupported(format!("the function `{name}`"), span);
        };
        let one = self.element(first, at)?;
        if let Some(value) = self.conversion(name, one.clone(), arguments, at, span)? {
            return Ok(value);
        }
        if one.ty == Type::Character {
            let help = "take it out of the region";
            return self.refuse(ACCF_NOT_IN_KERNEL, "text cannot stand in a kernel", span, help);
        }
        if let Some(value) = self.with_one(name, one.clone(), arguments.len(), span)? {
            return Ok(value);
        }
        let mut all = vec![one];
        for argument in others {
            all.push(self.element(argument, at)?);
        }
        match self.with_more(name, all, span)? {
            Some(value) => Ok(value),
            None => self.unsupported(format!("the intrinsic function `{name}`"), span),
        }
    }

    /// `acc_on_device(acc_device_host)`, which the front end for C++ knows.
    fn on_device(&mut self, arguments: &'t [Argument], span: Span) -> Res<Value> {
        let Some(first) = arguments.first() else {
            return self.unsupported("`acc_on_device` of nothing", span);
        };
        let device = match &first.value.kind {
            ExprKind::Name(name) if name.id.starts_with("acc_device_") => Text::from(name.id.clone()),
            _ => self.value(&first.value)?.text,
        };
        let text = parts(&["", " != 0"], [call("acc_on_device", [device])]);
        Ok(Value { text, ty: Type::DEFAULT_LOGICAL, binds: Binds::Equality })
    }

    /// Conversions between types.
    fn conversion(
        &mut self,
        name: &str,
        one: Value,
        arguments: &'t [Argument],
        at: &[Text],
        span: Span,
    ) -> Res<Option<Value>> {
        let scope = self.function.scope;
        let kind = |translator: &Self, place: usize, default: u8| match argument(arguments, "kind", place) {
            Some(kind) => translator.universe.integer(scope, kind).and_then(|kind| u8::try_from(kind).ok()),
            None => Some(default),
        };
        let own = one.ty.kind();
        let is_bits = arguments
            .first()
            .is_some_and(|first| matches!(first.value.kind, ExprKind::Literal(Literal::Boz(..))));
        if is_bits && matches!(name, "real" | "dble" | "cmplx" | "dcmplx") {
            return self.unsupported("a real number by its bits", span);
        }
        let ty = match name {
            "real" => kind(self, 1, if matches!(one.ty, Type::Complex(_)) { own } else { 4 }).map(Type::Real),
            "float" | "sngl" => Some(Type::Real(4)),
            "dble" | "dfloat" | "dreal" => Some(Type::Real(8)),
            "int" => kind(self, 1, 4).map(Type::Integer),
            "ifix" | "idint" => Some(Type::Integer(4)),
            "int8" => Some(Type::Integer(8)),
            "logical" => kind(self, 1, 4).map(Type::Logical),
            "nint" | "idnint" | "floor" | "ceiling" => {
                let Some(kind) = kind(self, 1, 4) else { return self.unsupported("this kind", span) };
                let stem = match name {
                    "floor" => "floor",
                    "ceiling" => "ceil",
                    _ => "round",
                };
                let c = self.c_type(&Type::Integer(kind), span)?;
                let rounded = call(&real_function(stem, &one.ty), [one.text]);
                let text = parts(&[&format!("({c})"), ""], [rounded]);
                return Ok(Some(Value { text, ty: Type::Integer(kind), binds: Binds::Unary }));
            }
            "cmplx" | "dcmplx" => {
                let kind = if name == "dcmplx" { Some(8) } else { kind(self, 2, 4) };
                let Some(kind) = kind else { return self.unsupported("this kind", span) };
                let ty = Type::Complex(kind);
                self.c_type(&ty, span)?;
                let imaginary = argument(arguments, "y", 1).filter(|_| !matches!(one.ty, Type::Complex(_)));
                return Ok(Some(match imaginary {
                    Some(y) => {
                        let part = Type::Real(kind);
                        let y = self.element(y, at)?;
                        let (x, y) = (self.converted(one, &part, span)?, self.converted(y, &part, span)?);
                        Value::primary(call(&format!("accf_c{kind}_of"), [x.text, y.text]), ty)
                    }
                    None => self.converted(one, &ty, span)?,
                }));
            }
            _ => return Ok(None),
        };
        match ty {
            Some(ty) => Ok(Some(self.converted(one, &ty, span)?)),
            None => self.unsupported("this kind", span),
        }
    }

    /// Functions of one value.
    fn with_one(&mut self, name: &str, one: Value, count: usize, span: Span) -> Res<Option<Value>> {
        let ty = one.ty.clone();
        if let Type::Complex(kind) = ty {
            return Ok(of_complex(name, kind, one));
        }
        let is_real = matches!(ty, Type::Real(_));
        if count == 1
            && is_real
            && let Some(function) = real_name(name)
        {
            return Ok(Some(Value::primary(call(&real_function(function, &ty), [one.text]), ty)));
        }
        let value = match name {
            "abs" | "dabs" | "iabs" if is_real => {
                Value::primary(call(&real_function("fabs", &ty), [one.text]), ty)
            }
            "abs" | "iabs" => Value::primary(call(&self.helper("abs", &ty, span)?, [one.text]), ty),
            "not" => Value { text: parts(&["~", ""], [one.operand(Binds::Unary)]), ty, binds: Binds::Unary },
            "popcnt" | "leadz" | "trailz" => {
                Value::primary(call(&self.helper(name, &ty, span)?, [one.text]), Type::DEFAULT_INTEGER)
            }
            "exponent" | "fraction" | "spacing" | "rrspacing" if is_real => {
                let result = if name == "exponent" { Type::DEFAULT_INTEGER } else { ty.clone() };
                Value::primary(call(&self.helper(name, &ty, span)?, [one.text]), result)
            }
            "poppar" => {
                let count = call(&self.helper("popcnt", &ty, span)?, [one.text]);
                Value { text: parts(&["", " & 1"], [count]), ty: Type::DEFAULT_INTEGER, binds: Binds::Bits }
            }
            "isnan" | "ieee_is_nan" => {
                let x = one.operand(Binds::Primary);
                Value {
                    text: parts(&["", " != ", ""], [x.clone(), x]),
                    ty: Type::DEFAULT_LOGICAL,
                    binds: Binds::Equality,
                }
            }
            _ => return Ok(None),
        };
        Ok(Some(value))
    }

    /// Functions of two and more values.
    fn with_more(&mut self, name: &str, all: Vec<Value>, span: Span) -> Res<Option<Value>> {
        let joined = all.iter().skip(1).fold(all[0].ty.clone(), |ty, one| ty.joined(&one.ty));
        if let Some(stem) = extreme(name) {
            return self.extreme(name, stem, all, &joined, span).map(Some);
        }
        if name == "merge" {
            let [one, other, mask] = <[Value; 3]>::try_from(all).map_err(|_| Refused)?;
            let ty = one.ty.clone();
            let texts = [mask.operand(Binds::Or), one.operand(Binds::Or), other.operand(Binds::Choice)];
            return Ok(Some(Value { text: parts(&["", " ? ", " : ", ""], texts), ty, binds: Binds::Choice }));
        }
        if matches!(name, "ibits" | "merge_bits" | "ishftc") {
            return self.of_bits(name, all, span).map(Some);
        }
        let Ok([one, other]) = <[Value; 2]>::try_from(all) else { return Ok(None) };
        match self.with_two(name, one.clone(), other.clone(), joined.clone(), span)? {
            None => self.with_bits(name, one, other, joined, span),
            value => Ok(value),
        }
    }

    /// Functions of two numbers.
    fn with_two(
        &mut self,
        name: &str,
        one: Value,
        other: Value,
        joined: Type,
        span: Span,
    ) -> Res<Option<Value>> {
        let real = |stem: &str, one: Value, other: Value, joined: Type| {
            Value::primary(call(&real_function(stem, &joined), [one.text, other.text]), joined)
        };
        Ok(Some(match name {
            "mod" | "amod" | "dmod" if matches!(joined, Type::Real(_)) => real("fmod", one, other, joined),
            "mod" => infix("%", Binds::Product, one, other, joined),
            "modulo" | "dim" | "ddim" | "idim" | "sign" | "isign" | "dsign" => {
                let stem = match name {
                    "dim" | "ddim" | "idim" => "dim",
                    "modulo" => "modulo",
                    _ => "sign",
                };
                let (one, other) =
                    (self.converted(one, &joined, span)?, self.converted(other, &joined, span)?);
                Value::primary(call(&self.helper(stem, &joined, span)?, [one.text, other.text]), joined)
            }
            "scale" => {
                let ty = one.ty.clone();
                Value::primary(call("ldexp", [one.text, other.text]), ty)
            }
            "set_exponent" | "nearest" => {
                let ty = one.ty.clone();
                Value::primary(call(&self.helper(name, &ty, span)?, [one.text, other.text]), ty)
            }
            "atan2" | "datan2" | "atan" => real("atan2", one, other, joined),
            "hypot" => real("hypot", one, other, joined),
            "dprod" => {
                let double = Type::Real(8);
                let (one, other) =
                    (self.converted(one, &double, span)?, self.converted(other, &double, span)?);
                infix("*", Binds::Product, one, other, double)
            }
            _ => return Ok(None),
        }))
    }

    /// The largest or the smallest of values: `accf_max_r8(accf_max_r8(a, b), c)`.
    fn extreme(&mut self, name: &str, stem: &str, all: Vec<Value>, joined: &Type, span: Span) -> Res<Value> {
        let function = if self.function.is_atomic && matches!(joined, Type::Real(_)) {
            real_function(&format!("f{stem}"), joined)
        } else if self.function.is_atomic {
            self.names_extremes = true;
            stem.to_string()
        } else {
            self.helper(stem, joined, span)?
        };
        let mut all = all;
        if let Some(target) = self.function.atomic_target.clone()
            && let Some(at) = all.iter().position(|one| one.text.written("") == target)
        {
            // An atomic update has the place that it changes, and one value.
            let place = all.remove(at);
            self.function.is_atomic = false;
            let rest = if all.len() > 1 {
                self.extreme(name, stem, all, joined, span)
            } else {
                all.pop().ok_or(Refused)
            };
            self.function.is_atomic = true;
            let rest = self.converted(rest?, joined, span)?;
            return Ok(Value::primary(call(&function, [place.text, rest.text]), joined.clone()));
        }
        let mut values = all.into_iter();
        let Some(first) = values.next() else {
            return self.unsupported(format!("`{name}` of nothing"), span);
        };
        let mut text = self.converted(first, joined, span)?.text;
        for value in values {
            text = call(&function, [text, self.converted(value, joined, span)?.text]);
        }
        let value = Value::primary(text, joined.clone());
        // `amax0` has integers and a real result; `max1` the other way round.
        match name {
            "amax0" | "amin0" => self.converted(value, &Type::Real(4), span),
            "max1" | "min1" => self.converted(value, &Type::Integer(4), span),
            _ => Ok(value),
        }
    }
}

/// Functions of one complex number: `accf_c8_exp(z)`, `z.im`.
fn of_complex(name: &str, kind: u8, one: Value) -> Option<Value> {
    let ty = one.ty.clone();
    let z = format!("accf_c{kind}");
    let stem = name.strip_prefix(['c', 'd', 'z']).unwrap_or(name);
    let value = match name {
        "abs" | "cabs" | "cdabs" | "zabs" => {
            let z = one.operand(Binds::Primary);
            let text = parts(
                &[&format!("{}(", real_function("hypot", &Type::Real(kind))), ".re, ", ".im)"],
                [z.clone(), z],
            );
            Value::primary(text, Type::Real(kind))
        }
        "aimag" | "imag" | "dimag" => {
            Value::primary(parts(&["", ".im"], [one.operand(Binds::Primary)]), Type::Real(kind))
        }
        "conjg" | "dconjg" => Value::primary(call(&format!("{z}_conjg"), [one.text]), ty),
        _ => {
            let known = ["exp", "sqrt", "log", "sin", "cos"];
            let function = [name, stem].into_iter().find(|one| known.contains(one))?;
            Value::primary(call(&format!("{z}_{function}"), [one.text]), ty)
        }
    };
    Some(value)
}
