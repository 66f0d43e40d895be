//! Components that are allocated, as variables of their own: `s%x`, `blocks(b)%x`.
//!
//! ```text
//! !$acc parallel loop present(blocks(b)%x)     void step_12(float *blocks_x, ...)
//! blocks(b)%x(i) = 0                           blocks_x[i - 1] = 0;
//! ```
//!
//! The host program passes what the path names where the region begins: its subscripts have to be the same in the whole
//! region.

use crate::access::{Access, Subscript};
use crate::ids::ACCF_UNSUPPORTED;
use crate::translator::{Res, Translator};
use crate::uses::{assigned, indices, names_in};
use crate::variable::{Key, OF_ELEMENT};
use okl_fortran::ast::{Argument, BinaryOp, Expr, ExprKind, Extent, Literal, UnaryOp};
use okl_fortran::scope::{Symbol, SymbolKind, Type};
use okl_plugin::Span;
use std::collections::BTreeSet;

impl<'t> Translator<'t> {
    /// A component as a variable of its own.
    pub fn path(
        &mut self,
        access: Access<'t>,
        name: &str,
        (ty, shape, mut words): (Type, &'t [Extent], Vec<&'t str>),
        span: Span,
    ) -> Res<Access<'t>> {
        let has_subscripts = access.parts.iter().any(|part| !part.dims.is_empty());
        let whole: Option<Vec<String>> = access.parts.iter().map(|part| part.written.clone()).collect();
        let Some(whole) = whole.filter(|_| self.function.is_region || !has_subscripts) else {
            let message =
                format!("`{name}` belongs to another element of `{}` in each iteration", access.root.1);
            let help = "a kernel can use it where the element is the same for the whole region: put the loop over the \
                        elements around the region";
            return self.refuse(ACCF_UNSUPPORTED, message, span, help);
        };
        let written = format!("{}%{name}", whole.join("%"));
        let key = (access.root.0, written.to_lowercase());
        if !self.function.variables.contains_key(&key) {
            let mut symbol = Symbol::new(&key.1, span, SymbolKind::Variable);
            symbol.shape = (!shape.is_empty()).then_some(shape);
            // Two elements of an array may be the same one.
            words.extend(has_subscripts.then_some(OF_ELEMENT));
            symbol.words = words;
            self.add_variable(key.clone(), written, symbol, ty.clone(), span)?;
        }
        // The structure itself is not passed, unless something else names it.
        self.forget(&access.root);
        let part = self.part_of(&key, span);
        Ok(Access { parts: vec![part], ty, root: key, span })
    }

    /// Drops a variable that was named only for a component of it.
    pub fn forget(&mut self, key: &Key) {
        if self.function.variables.get(key).is_some_and(|variable| self.has_allocated(&variable.ty, 0)) {
            self.function.order.retain(|other| other != key);
        }
    }

    /// Subscripts of an array whose elements have components that are allocated. Where the host program passes what
    /// they name, the region needs nothing that stands in them.
    pub fn subscript_apart(
        &mut self,
        access: &mut Access<'t>,
        arguments: &'t [Argument],
        span: Span,
    ) -> Res<()> {
        let (order, before) = (self.function.order.clone(), self.function.before.clone());
        self.subscript(access, arguments, span)?;
        let Some(last) = access.parts.last_mut() else { return Ok(()) };
        let subscripts = self.uniform(arguments, &last.subscripts);
        if subscripts.is_some() {
            (self.function.order, self.function.before) = (order, before);
        }
        last.written = last.written.take().zip(subscripts).map(|(name, own)| name + &own);
        Ok(())
    }

    /// The subscripts in Fortran, `(b, 2)`, if they are the same in the whole region.
    fn uniform(&self, arguments: &[Argument], subscripts: &[Subscript<'t>]) -> Option<String> {
        if !subscripts.iter().all(|one| matches!(one, Subscript::Index(..))) {
            return None;
        }
        let mut changing = BTreeSet::new();
        let passed = |callee: &Expr, at: usize, argument: &Argument| self.passed_as(callee, at, argument);
        assigned(self.function.region, &passed, &mut changing);
        indices(self.function.region, &mut changing);
        let mut is_uniform = true;
        for argument in arguments {
            names_in(&argument.value, &mut |name| {
                is_uniform &= !changing.contains(name) && self.alias(name).is_none();
            });
        }
        let texts: Option<Vec<String>> = arguments.iter().map(|one| self.fortran(&one.value)).collect();
        texts.filter(|_| is_uniform).map(|texts| format!("({})", texts.join(", ")))
    }

    /// An expression of whole numbers in Fortran.
    fn fortran(&self, expr: &Expr) -> Option<String> {
        Some(match &expr.kind {
            ExprKind::Literal(Literal::Integer(digits, None)) => digits.clone(),
            ExprKind::Literal(Literal::Integer(digits, Some(kind))) => format!("{digits}_{kind}"),
            ExprKind::Name(name) => self.spelled(self.function.scope, name.span, &name.id),
            ExprKind::Paren(inner) => format!("({})", self.fortran(inner)?),
            ExprKind::Unary(UnaryOp::Minus, inner) => format!("(-{})", self.fortran(inner)?),
            ExprKind::Binary(operator, left, right) => {
                let sign = match operator {
                    BinaryOp::Add => "+",
                    BinaryOp::Subtract => "-",
                    BinaryOp::Multiply => "*",
                    BinaryOp::Divide => "/",
                    _ => return None,
                };
                format!("({} {sign} {})", self.fortran(left)?, self.fortran(right)?)
            }
            ExprKind::Call { callee, arguments } => {
                let texts: Option<Vec<String>> = arguments
                    .iter()
                    .map(|one| self.fortran(&one.value).filter(|_| one.keyword.is_none()))
                    .collect();
                format!("{}({})", self.fortran(callee)?, texts?.join(", "))
            }
            ExprKind::Member { base, name } => {
                format!("{}%{}", self.fortran(base)?, self.spelled(self.function.scope, name.span, &name.id))
            }
            _ => return None,
        })
    }
}
