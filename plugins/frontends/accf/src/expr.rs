//! Expressions, element by element.
//!
//! An expression with dimensions has no value in C++. [`Translator::element`] gives the text of one element, at offsets
//! from the first one; a scalar has no offsets.

use crate::ids::{ACCF_NOT_IN_KERNEL, ACCF_RANK};
use crate::translator::{Alias, Res, Translator};
use crate::value::{Binds, Value, parts};
use okl_fortran::ast::{ArrayItem, BinaryOp, Expr, ExprKind, UnaryOp};
use okl_fortran::scope::{ScopeId, SymbolKind, Type};
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// The value of a scalar expression.
    pub fn value(&mut self, expr: &'t Expr) -> Res<Value> {
        if self.rank(expr) > 0 {
            return self.refuse(
                ACCF_RANK,
                "an array stands where one value is needed",
                expr.span,
                "name an element",
            );
        }
        self.element(expr, &[])
    }

    /// The number of dimensions of an expression.
    pub fn rank(&mut self, expr: &'t Expr) -> usize {
        match &expr.kind {
            ExprKind::Literal(_) | ExprKind::Range { .. } => 0,
            ExprKind::Paren(inner) | ExprKind::Unary(_, inner) | ExprKind::DefinedUnary(_, inner) => {
                self.rank(inner)
            }
            ExprKind::Binary(_, left, right) | ExprKind::DefinedBinary(_, left, right) => {
                self.rank(left).max(self.rank(right))
            }
            ExprKind::Array { .. } => 1,
            ExprKind::Name(name) => match self.alias(&name.id) {
                Some(Alias::Expr(inner, scope)) => self.within(scope, |translator| translator.rank(inner)),
                Some(Alias::Value(_)) => 0,
                None => self.symbol(&name.id).map_or(0, |(symbol, _)| symbol.rank()),
            },
            ExprKind::Member { base, name } => self.rank_of_member(base, &name.id),
            ExprKind::Call { callee, arguments } => {
                if self.is_designator(expr) {
                    let inside = arguments.iter().map(|one| match &one.value.kind {
                        ExprKind::Range { .. } => 1,
                        _ => self.rank(&one.value),
                    });
                    let inside: usize = inside.sum();
                    return match &callee.kind {
                        ExprKind::Member { base, .. } => inside + self.rank(base),
                        _ => inside,
                    };
                }
                self.rank_of_call(callee, arguments)
            }
        }
    }

    fn rank_of_member(&mut self, base: &'t Expr, name: &str) -> usize {
        let own = self.component_rank(base, name);
        own + self.rank(base)
    }

    fn component_rank(&mut self, base: &'t Expr, name: &str) -> usize {
        let Type::Derived(derived) = self.type_of_expr(base) else { return 0 };
        let found = self.component_of(&derived, name);
        found.map_or(0, |(component, entity, _)| {
            let shape =
                entity.shape.as_deref().or_else(|| crate::translator::dimension(&component.attributes));
            shape.map_or(0, <[okl_fortran::ast::Extent]>::len)
        })
    }

    /// Does something in another scope.
    pub fn within<T>(&mut self, scope: ScopeId, work: impl FnOnce(&mut Self) -> T) -> T {
        let own = std::mem::replace(&mut self.function.scope, scope);
        let result = work(self);
        self.function.scope = own;
        result
    }

    /// The type of an expression, as far as it can be told without writing anything.
    pub fn type_of_expr(&mut self, expr: &'t Expr) -> Type {
        match &expr.kind {
            ExprKind::Literal(literal) => self.universe.type_of_literal(self.function.scope, literal),
            ExprKind::Paren(inner) => self.type_of_expr(inner),
            ExprKind::Unary(UnaryOp::Not, _) => Type::DEFAULT_LOGICAL,
            ExprKind::Unary(_, inner) => self.type_of_expr(inner),
            ExprKind::Binary(op, left, right) => self.type_of_binary(*op, left, right),
            ExprKind::Name(name) => match self.alias(&name.id) {
                Some(Alias::Value(value)) => value.ty,
                Some(Alias::Expr(inner, scope)) => {
                    self.within(scope, |translator| translator.type_of_expr(inner))
                }
                None => match self.symbol(&name.id) {
                    Some((symbol, scope)) => self.type_of(&symbol, scope),
                    None => {
                        self.universe.implicit_type(self.function.scope, &name.id).unwrap_or(Type::Unknown)
                    }
                },
            },
            ExprKind::Call { callee, arguments } => {
                if self.is_designator(expr) {
                    self.type_of_expr(callee)
                } else {
                    self.type_of_call(callee, arguments)
                }
            }
            ExprKind::Member { base, name } => {
                let Type::Derived(derived) = self.type_of_expr(base) else {
                    return match self.type_of_expr(base) {
                        Type::Complex(kind) => Type::Real(kind),
                        _ => Type::Unknown,
                    };
                };
                if let Some((component, _, scope)) = self.component_of(&derived, &name.id) {
                    return self.universe.type_of_spec(scope, &component.ty);
                }
                // The part that a type has from its parent.
                let found = self.universe.find(derived.scope, &name.id);
                let scope = found.map_or(derived.scope, |found| found.scope);
                Type::Derived(okl_fortran::scope::TypeRef { scope, name: name.id.clone() })
            }
            ExprKind::Array { ty, items } => match (ty, items.first()) {
                (Some(ty), _) => self.universe.type_of_spec(self.function.scope, ty),
                (None, Some(item)) => self.type_of_item(item),
                (None, None) => Type::Unknown,
            },
            ExprKind::Range { .. } => Type::Unknown,
            ExprKind::DefinedUnary(name, inner) => self.type_of_operator(&name.id, &[inner]),
            ExprKind::DefinedBinary(name, left, right) => self.type_of_operator(&name.id, &[left, right]),
        }
    }

    /// The type of what an operator makes of two operands.
    fn type_of_binary(&mut self, op: BinaryOp, left: &'t Expr, right: &'t Expr) -> Type {
        match op {
            BinaryOp::Power if matches!(self.type_of_expr(right), Type::Integer(_)) => {
                self.type_of_expr(left)
            }
            BinaryOp::Power | BinaryOp::Multiply | BinaryOp::Divide | BinaryOp::Add | BinaryOp::Subtract => {
                let (left, right) = (self.type_of_expr(left), self.type_of_expr(right));
                left.joined(&right)
            }
            BinaryOp::Concat => Type::Character,
            _ => Type::DEFAULT_LOGICAL,
        }
    }

    /// The type of the values of an item of an array constructor.
    pub fn type_of_item(&mut self, item: &'t ArrayItem) -> Type {
        match item {
            ArrayItem::Value(value) => self.type_of_expr(value),
            ArrayItem::ImpliedDo { items, .. } => {
                items.first().map_or(Type::Unknown, |item| self.type_of_item(item))
            }
        }
    }

    /// The extents of an expression with dimensions.
    pub fn extents(&mut self, expr: &'t Expr) -> Res<Vec<Text>> {
        match &expr.kind {
            ExprKind::Paren(inner) | ExprKind::Unary(_, inner) | ExprKind::DefinedUnary(_, inner) => {
                self.extents(inner)
            }
            ExprKind::Binary(_, left, right) | ExprKind::DefinedBinary(_, left, right) => {
                if self.rank(left) > 0 { self.extents(left) } else { self.extents(right) }
            }
            ExprKind::Name(name) => match self.alias(&name.id) {
                Some(Alias::Expr(inner, scope)) => self.within(scope, |translator| translator.extents(inner)),
                Some(Alias::Value(_)) => Ok(Vec::new()),
                None if self.rank(expr) == 0 => Ok(Vec::new()),
                None => {
                    let access = self.access(expr)?;
                    self.access_extents(&access)
                }
            },
            ExprKind::Member { .. } => {
                let access = self.access(expr)?;
                self.access_extents(&access)
            }
            ExprKind::Call { callee, arguments } => {
                if self.is_designator(expr) {
                    let access = self.access(expr)?;
                    self.access_extents(&access)
                } else {
                    self.extents_of_call(callee, arguments, expr.span)
                }
            }
            ExprKind::Array { items, .. } => Ok(vec![self.count_of_items(items)?]),
            ExprKind::Literal(_) | ExprKind::Range { .. } => Ok(Vec::new()),
        }
    }

    /// The element of an expression at offsets from its first one; the value of a scalar, whatever the offsets.
    pub fn element(&mut self, expr: &'t Expr, at: &[Text]) -> Res<Value> {
        let place = self.place(expr.span);
        let value = match &expr.kind {
            ExprKind::Literal(literal) => self.literal(literal, expr.span)?,
            ExprKind::Name(name) => self.named(expr, &name.id, at)?,
            ExprKind::Paren(inner) => {
                let value = self.element(inner, at)?;
                if value.binds == Binds::Primary {
                    value
                } else {
                    Value { text: parts(&["(", ")"], [value.text]), ty: value.ty, binds: Binds::Primary }
                }
            }
            ExprKind::Unary(op, inner) => self.unary(*op, inner, at)?,
            ExprKind::Binary(op, left, right) => self.binary(*op, left, right, at, expr.span)?,
            ExprKind::Call { callee, arguments } => {
                if self.is_designator(expr) {
                    let access = self.access(expr)?;
                    self.access_element(&access, at)?
                } else {
                    self.called(callee, arguments, at, expr.span)?
                }
            }
            ExprKind::Member { .. } => {
                let access = self.access(expr)?;
                self.access_element(&access, at)?
            }
            ExprKind::Array { ty, items } => {
                let ty = ty.as_deref().map(|ty| self.universe.type_of_spec(self.function.scope, ty));
                self.item(items, ty, at, expr.span)?
            }
            ExprKind::Range { .. } => {
                return self.refuse(ACCF_RANK, "a range stands where a value is needed", expr.span, "");
            }
            ExprKind::DefinedUnary(name, inner) => self.defined(&name.id, &[inner], at, expr.span)?,
            ExprKind::DefinedBinary(name, left, right) => {
                self.defined(&name.id, &[left, right], at, expr.span)?
            }
        };
        Ok(value.at(place))
    }

    fn named(&mut self, expr: &'t Expr, name: &str, at: &[Text]) -> Res<Value> {
        match self.alias(name) {
            Some(Alias::Value(value)) => return Ok(value),
            Some(Alias::Expr(inner, scope)) => {
                if self.is_designator(expr) {
                    let access = self.access(expr)?;
                    return self.access_element(&access, at);
                }
                return self.within(scope, |translator| translator.element(inner, at));
            }
            None => {}
        }
        let Some((symbol, scope)) = self.symbol(name) else {
            let access = self.access(expr)?;
            return self.access_element(&access, at);
        };
        match &symbol.kind {
            SymbolKind::Constant(_)
                if symbol.rank() == 0 && !matches!(self.type_of(&symbol, scope), Type::Derived(_)) =>
            {
                let ty = self.type_of(&symbol, scope);
                let name = self.constant(&symbol, scope, expr.span)?;
                Ok(Value::primary(name, ty))
            }
            SymbolKind::Number(value) => Ok(Value::primary(value.to_string(), Type::DEFAULT_INTEGER)),
            SymbolKind::Enumerator(..) => {
                let value = self.universe.integer(self.function.scope, expr).unwrap_or_default();
                Ok(Value::primary(value.to_string(), Type::DEFAULT_INTEGER))
            }
            SymbolKind::Variable | SymbolKind::Constant(_) => {
                let access = self.access(expr)?;
                self.access_element(&access, at)
            }
            _ => self.refuse(
                ACCF_NOT_IN_KERNEL,
                format!("`{name}` is no variable"),
                expr.span,
                "a procedure as a value cannot stand in a kernel",
            ),
        }
    }

    /// The value converted to a type, as an assignment does.
    pub fn converted(&mut self, value: Value, ty: &Type, span: Span) -> Res<Value> {
        if value.ty == *ty {
            return Ok(value);
        }
        match (&value.ty, ty) {
            (Type::Complex(_), Type::Complex(kind)) => {
                self.c_type(ty, span)?;
                let z = value.operand(Binds::Primary);
                let text = parts(&[&format!("accf_c{kind}_of("), ".re, ", ".im)"], [z.clone(), z]);
                Ok(Value::primary(text, ty.clone()))
            }
            (_, Type::Complex(kind)) => {
                self.c_type(ty, span)?;
                Ok(Value::primary(parts(&[&format!("accf_c{kind}_of("), ", 0)"], [value.text]), ty.clone()))
            }
            (Type::Complex(_), _) => {
                let text = parts(&["", ".re"], [value.operand(Binds::Primary)]);
                let part = Value::primary(text, ty.clone());
                Ok(part)
            }
            _ => {
                let c = self.c_type(ty, span)?;
                let text = parts(&[&format!("({c})"), ""], [value.operand(Binds::Unary)]);
                Ok(Value { text, ty: ty.clone(), binds: Binds::Unary })
            }
        }
    }

    /// The value as what is assigned to a variable of a type: C++ converts numbers by itself.
    pub fn assigned(&mut self, value: Value, ty: &Type, span: Span) -> Res<Value> {
        match (&value.ty, ty) {
            (from, to) if from == to => Ok(value),
            (Type::Derived(_), _) | (_, Type::Derived(_)) | (Type::Character, _) | (_, Type::Character) => {
                self.unsupported("an assignment between these types", span)
            }
            (Type::Complex(_), _) | (_, Type::Complex(_)) => self.converted(value, ty, span),
            _ => Ok(value),
        }
    }
}
