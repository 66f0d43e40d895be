//! Subscripts: `a(i, 2:n, [1, 4])`.

use crate::access::{Access, Subscript};
use crate::ids::ACCF_RANK;
use crate::translator::{Res, Translator};
use crate::value::{Binds, Value, parts};
use crate::variable::{Bound, Dim, Key, Number};
use okl_fortran::ast::{Argument, Expr, ExprKind};
use okl_fortran::scope::Type;
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    pub fn subscript(&mut self, access: &mut Access<'t>, arguments: &'t [Argument], span: Span) -> Res<()> {
        let Some(last) = access.parts.last() else { return Ok(()) };
        let (dims, key, is_strided) = (last.dims.clone(), last.key.clone(), last.is_strided);
        let is_section = last.subscripts.iter().any(|one| matches!(one, Subscript::Range { .. }));
        if is_section && access.ty != Type::Character {
            return self.subscript_section(access, arguments, span);
        }
        if access.ty == Type::Character && dims.is_empty() || !last.subscripts.is_empty() {
            return self.refuse(
                crate::ids::ACCF_NOT_IN_KERNEL,
                "a substring cannot stand in a kernel",
                span,
                "",
            );
        }
        if dims.len() != arguments.len() {
            let name = access.root.1.clone();
            let message = match dims.len() {
                0 => format!("`{name}` is not an array"),
                rank => format!("`{name}` has {rank} dimensions, and {} subscripts here", arguments.len()),
            };
            return self.refuse(ACCF_RANK, message, span, "");
        }
        let mut subscripts = Vec::new();
        for (at, argument) in arguments.iter().enumerate() {
            let whole = (key.as_ref(), &dims[at], is_strided, at);
            subscripts.push(self.one_subscript(&argument.value, whole)?);
        }
        if let Some(last) = access.parts.last_mut() {
            last.subscripts = subscripts;
        }
        Ok(())
    }

    /// Subscripts of a section, which a name of `associate` stands for: its indices count from 1.
    pub fn subscript_section(
        &mut self,
        access: &mut Access<'t>,
        arguments: &'t [Argument],
        span: Span,
    ) -> Res<()> {
        let Some(at) = access.parts.len().checked_sub(1) else { return Ok(()) };
        let part = access.parts[at].clone();
        let ranges = part.subscripts.iter().filter(|one| matches!(one, Subscript::Range { .. })).count();
        if ranges != arguments.len() {
            let message = format!("{ranges} dimensions, and {} subscripts here", arguments.len());
            return self.refuse(ACCF_RANK, message, span, "");
        }
        let mut given = arguments.iter();
        let mut composed = Vec::new();
        for (dim, own) in part.dims.iter().zip(part.subscripts) {
            let Subscript::Range { lower, extent, step } = own else {
                composed.push(own);
                continue;
            };
            let Some(argument) = given.next() else { break };
            let whole = Dim {
                lower: Bound::Known(1),
                extent: Bound::Asked(Number::Extent(0)),
                stride: Bound::Known(1),
            };
            if matches!(&argument.value.kind, ExprKind::Range { lower: None, upper: None, stride: None }) {
                composed.push(Subscript::Range { lower, extent, step });
                continue;
            }
            let (first, lower_known) = match (lower, &part.key) {
                (Some((value, known)), _) => (value.operand(Binds::Sum), known),
                (None, Some(key)) => {
                    let known = if let Bound::Known(known) = dim.lower { Some(known) } else { None };
                    (self.bound(key, &dim.lower), known)
                }
                (None, None) => (dim.lower.text(), None),
            };
            let step = step.map(|(step, _)| step);
            let place = |index: Text, known: Option<i64>| -> (Value, Option<i64>) {
                let known = match (&step, lower_known, known) {
                    (None, Some(lower), Some(index)) => Some(lower + index - 1),
                    _ => None,
                };
                let text = match &step {
                    None => parts(&["(", " + ", " - 1)"], [first.clone(), index]),
                    Some(step) => {
                        parts(&["(", " + (", " - 1) * ", ")"], [first.clone(), index, step.clone()])
                    }
                };
                (Value::primary(text, Type::Integer(8)), known)
            };
            composed.push(match self.one_subscript(&argument.value, (None, &whole, false, 0))? {
                Subscript::Index(value, known) => {
                    let (value, known) = place(value.operand(Binds::Sum), known);
                    Subscript::Index(value, known)
                }
                Subscript::Range { lower: Some((value, known)), extent, step: own } => {
                    let lower = Some(place(value.operand(Binds::Sum), known));
                    let step = match (own, &step) {
                        (None, None) => None,
                        (Some(one), None) => Some(one),
                        (None, Some(step)) => Some((step.clone(), None)),
                        (Some((one, _)), Some(step)) => {
                            Some((parts(&["", " * ", ""], [one, step.clone()]), None))
                        }
                    };
                    Subscript::Range { lower, extent, step }
                }
                _ => return self.unsupported("this section of a section", argument.value.span),
            });
        }
        access.parts[at].subscripts = composed;
        Ok(())
    }

    pub fn one_subscript(
        &mut self,
        expr: &'t Expr,
        (key, dim, _is_strided, _at): (Option<&Key>, &Dim, bool, usize),
    ) -> Res<Subscript<'t>> {
        let ExprKind::Range { lower, upper, stride } = &expr.kind else {
            if self.rank(expr) > 0 {
                return Ok(Subscript::Vector(expr, self.function.scope));
            }
            let known = self.universe.integer(self.function.scope, expr);
            return Ok(Subscript::Index(self.value(expr)?, known));
        };
        let scope = self.function.scope;
        let known = |translator: &Self, expr: &Option<Box<Expr>>| {
            expr.as_ref().and_then(|expr| translator.universe.integer(scope, expr))
        };
        let step = match stride {
            Some(stride) => {
                Some((self.value(stride)?.operand(Binds::Primary), known(self, &Some(stride.clone()))))
            }
            None => None,
        };
        let step = step.filter(|(_, known)| *known != Some(1));
        let is_backwards = step.as_ref().is_some_and(|(_, known)| known.is_some_and(|step| step < 0));
        let dim_lower = |translator: &mut Self| match key {
            Some(key) => translator.bound(key, &dim.lower),
            None => dim.lower.text(),
        };
        let dim_extent = |translator: &mut Self| match key {
            Some(key) => translator.bound(key, &dim.extent),
            None => dim.extent.text(),
        };
        let known_lower = if let Bound::Known(known) = dim.lower { Some(known) } else { None };
        let known_upper = match (&dim.lower, &dim.extent) {
            (Bound::Known(lower), Bound::Known(extent)) => Some(lower + extent - 1),
            _ => None,
        };
        let upper_of = |translator: &mut Self| -> (Text, Option<i64>) {
            match known_upper {
                Some(upper) => (upper.to_string().into(), Some(upper)),
                None => {
                    let (lower, extent) = (dim_lower(translator), dim_extent(translator));
                    (parts(&["(", " + ", " - 1)"], [lower, extent]), None)
                }
            }
        };
        // `a(:n:-1)` starts at the upper bound.
        let first = match lower {
            Some(lower) => Some((self.value(lower)?, known(self, &Some(lower.clone())))),
            None if is_backwards => {
                let (text, known) = upper_of(self);
                Some((Value::primary(text, Type::Integer(8)), known))
            }
            None => None,
        };
        let last = match upper {
            Some(upper) => (self.value(upper)?.operand(Binds::Product), known(self, &Some(upper.clone()))),
            None if is_backwards => (dim_lower(self), known_lower),
            None => upper_of(self),
        };
        if lower.is_none() && upper.is_none() && step.is_none() {
            let extent = dim_extent(self);
            return Ok(Subscript::Range { lower: None, extent, step: None });
        }
        let (from, known_from) = match &first {
            Some((value, known)) => (value.clone().operand(Binds::Product), *known),
            None => (dim_lower(self), known_lower),
        };
        let extent = match (known_from, last.1, &step) {
            (Some(from), Some(to), None) => (to - from + 1).max(0).to_string().into(),
            (Some(from), Some(to), Some((_, Some(step)))) if *step != 0 => {
                ((to - from + step) / step).max(0).to_string().into()
            }
            (Some(1), None, None) => last.0,
            (_, _, None) => parts(&["(", " - ", " + 1)"], [last.0, from]),
            (_, _, Some((step, _))) => {
                parts(&["((", " - ", " + ", ") / ", ")"], [last.0, from, step.clone(), step.clone()])
            }
        };
        Ok(Subscript::Range { lower: first, extent, step })
    }
}
