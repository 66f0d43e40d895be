//! Subscripts: `a(i, 2:n, [1, 4])`.

use crate::access::{Access, Subscript};
use crate::ids::{ACCF_NOT_IN_KERNEL, ACCF_RANK};
use crate::translator::{Res, Translator};
use crate::value::{Binds, Value, parts};
use crate::variable::{Bound, Dim, Key, Number};
use okl_fortran::ast::{Argument, Expr, ExprKind};
use okl_fortran::scope::Type;
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// Puts subscripts behind what a designator names so far.
    pub fn subscript(&mut self, access: &mut Access<'t>, arguments: &'t [Argument], span: Span) -> Res<()> {
        let Some(last) = access.parts.last() else { return Ok(()) };
        let (dims, key) = (last.dims.clone(), last.key.clone());
        let is_section = last.subscripts.iter().any(|one| matches!(one, Subscript::Range { .. }));
        if is_section && access.ty != Type::Character {
            return self.subscript_section(access, arguments, span);
        }
        if access.ty == Type::Character && dims.is_empty() || !last.subscripts.is_empty() {
            return self.refuse(ACCF_NOT_IN_KERNEL, "a substring cannot stand in a kernel", span, "");
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
            subscripts.push(self.one_subscript(&argument.value, key.as_ref(), &dims[at])?);
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
            if matches!(&argument.value.kind, ExprKind::Range { lower: None, upper: None, stride: None }) {
                composed.push(Subscript::Range { lower, extent, step });
                continue;
            }
            let (first, known) = self.section_start(&part.key, dim, lower);
            let section = Section { first, known, step: step.map(|(step, _)| step) };
            composed.push(self.subscript_range(&argument.value, &section)?);
        }
        access.parts[at].subscripts = composed;
        Ok(())
    }

    /// The first index of a section, and its value if it is known.
    fn section_start(
        &mut self,
        key: &Option<Key>,
        dim: &Dim,
        lower: Option<(Value, Option<i64>)>,
    ) -> (Text, Option<i64>) {
        match (lower, key) {
            (Some((value, known)), _) => (value.operand(Binds::Sum), known),
            (None, Some(key)) => (self.bound(key, &dim.lower), known_bound(&dim.lower)),
            (None, None) => (dim.lower.text(), None),
        }
    }

    /// A subscript of a section as one of the array.
    fn subscript_range(&mut self, expr: &'t Expr, section: &Section) -> Res<Subscript<'t>> {
        let whole =
            Dim { lower: Bound::Known(1), extent: Bound::Asked(Number::Extent(0)), stride: Bound::Known(1) };
        Ok(match self.one_subscript(expr, None, &whole)? {
            Subscript::Index(value, known) => {
                let (value, known) = section.index(value, known);
                Subscript::Index(value, known)
            }
            Subscript::Range { lower: Some((value, known)), extent, step: own } => {
                let lower = Some(section.index(value, known));
                let step = match (own, &section.step) {
                    (own, None) => own,
                    (None, Some(step)) => Some((step.clone(), None)),
                    (Some((one, _)), Some(step)) => {
                        Some((parts(&["", " * ", ""], [one, step.clone()]), None))
                    }
                };
                Subscript::Range { lower, extent, step }
            }
            _ => return self.unsupported("this section of a section", expr.span),
        })
    }

    /// A subscript of a dimension: an index, a range, or an array of indices.
    pub fn one_subscript(&mut self, expr: &'t Expr, key: Option<&Key>, dim: &Dim) -> Res<Subscript<'t>> {
        let ExprKind::Range { lower, upper, stride } = &expr.kind else {
            if self.rank(expr) > 0 {
                return Ok(Subscript::Vector(expr, self.function.scope));
            }
            let known = self.universe.integer(self.function.scope, expr);
            return Ok(Subscript::Index(self.value(expr)?, known));
        };
        let (lower, upper) = (lower.as_deref(), upper.as_deref());
        let step = match stride {
            Some(stride) => {
                let known = self.universe.integer(self.function.scope, stride);
                Some((self.value(stride)?.operand(Binds::Primary), known))
            }
            None => None,
        };
        let step = step.filter(|(_, known)| *known != Some(1));
        let is_backwards = step.as_ref().is_some_and(|(_, known)| known.is_some_and(|step| step < 0));
        // `a(:n:-1)` starts at the upper bound.
        let first = match lower {
            Some(lower) => Some((self.value(lower)?, self.universe.integer(self.function.scope, lower))),
            None if is_backwards => {
                let (text, known) = self.upper_bound(key, dim);
                Some((Value::primary(text, Type::Integer(8)), known))
            }
            None => None,
        };
        let last = match upper {
            Some(upper) => {
                let known = self.universe.integer(self.function.scope, upper);
                (self.value(upper)?.operand(Binds::Product), known)
            }
            None if is_backwards => (self.bound_of(key, &dim.lower), known_bound(&dim.lower)),
            None => self.upper_bound(key, dim),
        };
        if lower.is_none() && upper.is_none() && step.is_none() {
            let extent = self.bound_of(key, &dim.extent);
            return Ok(Subscript::Range { lower: None, extent, step: None });
        }
        let from = match &first {
            Some((value, known)) => (value.clone().operand(Binds::Product), *known),
            None => (self.bound_of(key, &dim.lower), known_bound(&dim.lower)),
        };
        let extent = extent_of_range(from, last, step.as_ref());
        Ok(Subscript::Range { lower: first, extent, step })
    }

    /// A bound of a dimension of a variable, or of something without a name.
    fn bound_of(&mut self, key: Option<&Key>, bound: &Bound) -> Text {
        match key {
            Some(key) => self.bound(key, bound),
            None => bound.text(),
        }
    }

    /// The upper bound of a dimension, and its value if it is known.
    fn upper_bound(&mut self, key: Option<&Key>, dim: &Dim) -> (Text, Option<i64>) {
        if let (Bound::Known(lower), Bound::Known(extent)) = (&dim.lower, &dim.extent) {
            let upper = lower + extent - 1;
            return (upper.to_string().into(), Some(upper));
        }
        let (lower, extent) = (self.bound_of(key, &dim.lower), self.bound_of(key, &dim.extent));
        (parts(&["(", " + ", " - 1)"], [lower, extent]), None)
    }
}

/// A dimension of a section that has subscripts: `a(3:n:2)(i)`.
struct Section {
    /// The first index in the array.
    first: Text,
    /// Its value, if it is known.
    known: Option<i64>,
    /// The step, if it is not 1.
    step: Option<Text>,
}

impl Section {
    /// An index of the section as one of the array: `(first + (i - 1) * step)`.
    fn index(&self, index: Value, known: Option<i64>) -> (Value, Option<i64>) {
        let (first, index) = (self.first.clone(), index.operand(Binds::Sum));
        let known = match (&self.step, self.known, known) {
            (None, Some(lower), Some(index)) => Some(lower + index - 1),
            _ => None,
        };
        let text = match &self.step {
            None => parts(&["(", " + ", " - 1)"], [first, index]),
            Some(step) => parts(&["(", " + (", " - 1) * ", ")"], [first, index, step.clone()]),
        };
        (Value::primary(text, Type::Integer(8)), known)
    }
}

/// The value of a bound, if it is known.
fn known_bound(bound: &Bound) -> Option<i64> {
    if let Bound::Known(known) = bound { Some(*known) } else { None }
}

/// How many indices a range has: `(n - 2 + 1)`. Its ends and its step come with their values, if these are known.
fn extent_of_range(
    (from, known_from): (Text, Option<i64>),
    (to, known_to): (Text, Option<i64>),
    step: Option<&(Text, Option<i64>)>,
) -> Text {
    match (known_from, known_to, step) {
        (Some(from), Some(to), None) => (to - from + 1).max(0).to_string().into(),
        (Some(from), Some(to), Some((_, Some(step)))) if *step != 0 => {
            ((to - from + step) / step).max(0).to_string().into()
        }
        (Some(1), None, None) => to,
        (_, _, None) => parts(&["(", " - ", " + 1)"], [to, from]),
        (_, _, Some((step, _))) => {
            parts(&["((", " - ", " + ", ") / ", ")"], [to, from, step.clone(), step.clone()])
        }
    }
}
