//! Expressions, element by element.
//!
//! An expression with dimensions has no value in C++. [`Translator::element`] gives the text of one element, at offsets
//! from the first one; a scalar has no offsets.

use crate::ids::{ACCF_NOT_IN_KERNEL, ACCF_RANK};
use crate::translator::{Alias, Res, Translator};
use crate::value::{Binds, Value, call, parts};
use okl_fortran::ast::{ArrayItem, BinaryOp, ComplexPart, Expr, ExprKind, Literal, PartValue, UnaryOp};
use okl_fortran::scope::{ScopeId, Symbol, SymbolKind, Type};
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// The value of a scalar expression.
    pub fn value(&mut self, expr: &'t Expr) -> Res<Value> {
        if self.rank(expr) > 0 {
            return self.refuse(ACCF_RANK, "an array stands where one value is needed", expr.span, "name an element");
        }
        self.element(expr, &[])
    }

    /// The number of dimensions of an expression.
    pub fn rank(&mut self, expr: &'t Expr) -> usize {
        match &expr.kind {
            ExprKind::Literal(_) | ExprKind::Range { .. } => 0,
            ExprKind::Paren(inner) | ExprKind::Unary(_, inner) | ExprKind::DefinedUnary(_, inner) => self.rank(inner),
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
            let shape = entity.shape.as_deref().or_else(|| crate::translator::dimension(&component.attributes));
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
            ExprKind::Binary(op, left, right) => match op {
                BinaryOp::Power if matches!(self.type_of_expr(right), Type::Integer(_)) => self.type_of_expr(left),
                BinaryOp::Power | BinaryOp::Multiply | BinaryOp::Divide | BinaryOp::Add | BinaryOp::Subtract => {
                    let (left, right) = (self.type_of_expr(left), self.type_of_expr(right));
                    left.joined(&right)
                }
                BinaryOp::Concat => Type::Character,
                _ => Type::DEFAULT_LOGICAL,
            },
            ExprKind::Name(name) => match self.alias(&name.id) {
                Some(Alias::Value(value)) => value.ty,
                Some(Alias::Expr(inner, scope)) => self.within(scope, |translator| translator.type_of_expr(inner)),
                None => match self.symbol(&name.id) {
                    Some((symbol, scope)) => self.type_of(&symbol, scope),
                    None => self.universe.implicit_type(self.function.scope, &name.id).unwrap_or(Type::Unknown),
                },
            },
            ExprKind::Call { callee, arguments } => {
                if self.is_designator(expr) { self.type_of_expr(callee) } else { self.type_of_call(callee, arguments) }
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

    fn type_of_item(&mut self, item: &'t ArrayItem) -> Type {
        match item {
            ArrayItem::Value(value) => self.type_of_expr(value),
            ArrayItem::ImpliedDo { items, .. } => items.first().map_or(Type::Unknown, |item| self.type_of_item(item)),
        }
    }

    /// The extents of an expression with dimensions.
    pub fn extents(&mut self, expr: &'t Expr) -> Res<Vec<Text>> {
        match &expr.kind {
            ExprKind::Paren(inner) | ExprKind::Unary(_, inner) | ExprKind::DefinedUnary(_, inner) => self.extents(inner),
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
            ExprKind::Array { items, .. } => Ok(vec![self.count_of_items(items, expr.span)?]),
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
                if value.binds == Binds::Primary { value } else { Value { text: parts(&["(", ")"], [value.text]), ty: value.ty, binds: Binds::Primary } }
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
            ExprKind::Range { .. } => return self.refuse(ACCF_RANK, "a range stands where a value is needed", expr.span, ""),
            ExprKind::DefinedUnary(name, inner) => self.defined(&name.id, &[inner], at, expr.span)?,
            ExprKind::DefinedBinary(name, left, right) => self.defined(&name.id, &[left, right], at, expr.span)?,
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
            SymbolKind::Constant(_) if symbol.rank() == 0 && !matches!(self.type_of(&symbol, scope), Type::Derived(_)) => {
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

    fn literal(&mut self, literal: &Literal, span: Span) -> Res<Value> {
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
                let Type::Complex(kind) = ty else { return self.unsupported("a complex number of this kind", span) };
                self.c_type(&ty, span)?;
                let (re, im) = (self.complex_part(&both[0], kind, span)?, self.complex_part(&both[1], kind, span)?);
                return Ok(Value::primary(format!("accf_c{kind}_of({re}, {im})"), ty));
            }
            Literal::Text(_) => {
                let help = "take it out of the region";
                return self.refuse(ACCF_NOT_IN_KERNEL, "text cannot stand in a kernel", span, help);
            }
            Literal::Boz(base, digits) => {
                return match i64::from_str_radix(digits, *base) {
                    Ok(value) => Ok(Value::primary(crate::access::number_text(value), Type::DEFAULT_INTEGER)),
                    Err(_) => self.unsupported("a number of more than 63 bits", span),
                };
            }
        };
        if ty == Type::Unknown || matches!(ty, Type::Real(10 | 16) | Type::Integer(16)) {
            return self.unsupported("a number of this kind", span);
        }
        Ok(Value::primary(text, ty))
    }

    fn complex_part(&mut self, part: &ComplexPart, kind: u8, span: Span) -> Res<String> {
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

    fn unary(&mut self, op: UnaryOp, inner: &'t Expr, at: &[Text]) -> Res<Value> {
        let value = self.element(inner, at)?;
        let ty = value.ty.clone();
        if let Some(defined) = self.defined_for(unary_name(op), &[inner]) {
            return self.apply(defined, &[inner], at, inner.span);
        }
        if let Type::Complex(kind) = ty {
            return Ok(match op {
                UnaryOp::Minus => Value::primary(call(&format!("accf_c{kind}_neg"), [value.text]), ty),
                _ => value,
            });
        }
        let sign = match op {
            UnaryOp::Plus => return Ok(value),
            UnaryOp::Minus => "-",
            UnaryOp::Not => "!",
        };
        let ty = if op == UnaryOp::Not { Type::DEFAULT_LOGICAL } else { ty };
        // `--a` would be another operator.
        let text = parts(&[sign, ""], [value.operand(Binds::Primary)]);
        Ok(Value { text, ty, binds: Binds::Unary })
    }

    fn binary(&mut self, op: BinaryOp, left: &'t Expr, right: &'t Expr, at: &[Text], span: Span) -> Res<Value> {
        if let Some(defined) = self.defined_for(binary_name(op), &[left, right]) {
            return self.apply(defined, &[left, right], at, span);
        }
        if op == BinaryOp::Power {
            return self.power(left, right, at, span);
        }
        let (mut one, mut other) = (self.element(left, at)?, self.element(right, at)?);
        if op == BinaryOp::Concat || one.ty == Type::Character || other.ty == Type::Character {
            return self.refuse(ACCF_NOT_IN_KERNEL, "text cannot stand in a kernel", span, "take it out of the region");
        }
        if let (Type::Derived(_), _) | (_, Type::Derived(_)) = (&one.ty, &other.ty) {
            return self.unsupported("an operator for values of this type", span);
        }
        let joined = one.ty.joined(&other.ty);
        if let Type::Complex(kind) = joined {
            let (one, other) = (self.converted(one, &joined, span)?, self.converted(other, &joined, span)?);
            return self.complex_binary(op, kind, one, other, span);
        }
        // A 64-bit integer and a short real make a short real in both languages, but C++ has no rule for logical values.
        let (sign, binds, is_relation) = match op {
            BinaryOp::Multiply => ("*", Binds::Product, false),
            BinaryOp::Divide => ("/", Binds::Product, false),
            BinaryOp::Add => ("+", Binds::Sum, false),
            BinaryOp::Subtract => ("-", Binds::Sum, false),
            BinaryOp::Equal => ("==", Binds::Equality, true),
            BinaryOp::NotEqual => ("!=", Binds::Equality, true),
            BinaryOp::Less => ("<", Binds::Relation, true),
            BinaryOp::LessEqual => ("<=", Binds::Relation, true),
            BinaryOp::Greater => (">", Binds::Relation, true),
            BinaryOp::GreaterEqual => (">=", Binds::Relation, true),
            BinaryOp::And if self.function.is_atomic => ("&", Binds::Bits, true),
            BinaryOp::Or if self.function.is_atomic => ("|", Binds::Bits, true),
            BinaryOp::NotEquivalent if self.function.is_atomic => ("^", Binds::Bits, true),
            BinaryOp::Equivalent if self.function.is_atomic => {
                // Of values that are 0 or 1: equal if their sum is even.
                let text = parts(&["", " ^ (1 ^ ", ")"], [one.operand(Binds::Sum), other.operand(Binds::Sum)]);
                return Ok(Value { text, ty: Type::DEFAULT_LOGICAL, binds: Binds::Bits });
            }
            BinaryOp::And => ("&&", Binds::And, true),
            BinaryOp::Or => ("||", Binds::Or, true),
            BinaryOp::Equivalent | BinaryOp::NotEquivalent => {
                (one, other) = (truth(one), truth(other));
                (if op == BinaryOp::Equivalent { "==" } else { "!=" }, Binds::Equality, true)
            }
            BinaryOp::Power | BinaryOp::Concat => return self.unsupported("this operator", span),
        };
        let tighter = match binds {
            Binds::Sum => Binds::Product,
            Binds::Product => Binds::Unary,
            Binds::Equality | Binds::Relation | Binds::Bits => Binds::Sum,
            Binds::And => Binds::Equality,
            Binds::Or => Binds::Equality,
            other => other,
        };
        // `a && b || c` is right, but compilers warn of it.
        let left_least = if matches!(binds, Binds::Sum | Binds::Product | Binds::And | Binds::Or) { binds } else { tighter };
        let text = parts(&["", &format!(" {sign} "), ""], [one.operand(left_least), other.operand(tighter)]);
        let ty = if is_relation { Type::DEFAULT_LOGICAL } else { joined };
        Ok(Value { text, ty, binds })
    }

    fn complex_binary(&mut self, op: BinaryOp, kind: u8, one: Value, other: Value, span: Span) -> Res<Value> {
        let ty = Type::Complex(kind);
        let name = match op {
            BinaryOp::Add => "add",
            BinaryOp::Subtract => "sub",
            BinaryOp::Multiply => "mul",
            BinaryOp::Divide => "div",
            BinaryOp::Equal | BinaryOp::NotEqual => {
                let (one, other) = (one.operand(Binds::Primary), other.operand(Binds::Primary));
                let same = parts(
                    &["", ".re == ", ".re && ", ".im == ", ".im"],
                    [one.clone(), other.clone(), one, other],
                );
                let value = Value { text: same, ty: Type::DEFAULT_LOGICAL, binds: Binds::And };
                return Ok(match op {
                    BinaryOp::Equal => value,
                    _ => {
                        let text = parts(&["!(", ")"], [value.text]);
                        Value { text, ty: Type::DEFAULT_LOGICAL, binds: Binds::Unary }
                    }
                });
            }
            _ => return self.unsupported("this operator for complex numbers", span),
        };
        Ok(Value::primary(call(&format!("accf_c{kind}_{name}"), [one.text, other.text]), ty))
    }

    fn power(&mut self, left: &'t Expr, right: &'t Expr, at: &[Text], span: Span) -> Res<Value> {
        let one = self.element(left, at)?;
        let known = self.universe.integer(self.function.scope, right);
        let is_simple = one.binds == Binds::Primary && matches!(left.kind, ExprKind::Name(_) | ExprKind::Literal(_));
        let ty = one.ty.clone();
        if let (Type::Complex(kind), Type::Integer(_)) = (&ty, self.type_of_expr(right)) {
            let other = self.element(right, at)?;
            return Ok(Value::primary(call(&format!("accf_c{kind}_powi"), [one.text, other.text]), ty));
        }
        match known {
            Some(1) => return Ok(one),
            Some(2) if is_simple => {
                let text = parts(&["", " * ", ""], [one.text.clone(), one.text]);
                return Ok(Value { text, ty, binds: Binds::Product });
            }
            Some(2) => return Ok(Value::primary(call(&self.helper("square", &ty, span)?, [one.text]), ty)),
            Some(3) => return Ok(Value::primary(call(&self.helper("cube", &ty, span)?, [one.text]), ty)),
            _ => {}
        }
        let other = self.element(right, at)?;
        if matches!(other.ty, Type::Integer(_)) {
            return Ok(Value::primary(call(&self.helper("powi", &ty, span)?, [one.text, other.text]), ty));
        }
        let joined = ty.joined(&other.ty);
        let (one, other) = (self.converted(one, &joined, span)?, self.converted(other, &joined, span)?);
        let name = match joined {
            Type::Complex(kind) => format!("accf_c{kind}_pow"),
            Type::Real(4) => "powf".into(),
            _ => "pow".into(),
        };
        Ok(Value::primary(call(&name, [one.text, other.text]), joined))
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

    /// The name of a named constant, whose definition is there from now on.
    ///
    /// ```text
    /// constexpr double g = 9.81;
    /// constexpr float w[3] = {1.0f, 2.0f, 3.0f};
    /// ```
    pub fn constant(&mut self, symbol: &Symbol<'t>, scope: ScopeId, span: Span) -> Res<String> {
        let key = (scope, symbol.id.clone());
        if let Some(name) = self.global_names.get(&key) {
            return Ok(name.clone());
        }
        let SymbolKind::Constant(Some(value)) = symbol.kind else {
            return match symbol.kind {
                SymbolKind::Number(number) => Ok(number.to_string()),
                _ => self.unsupported(format!("the constant `{}`", symbol.id), span),
            };
        };
        let ty = self.type_of(symbol, scope);
        let c = self.c_type(&ty, span)?;
        let wanted = self.spelled(scope, symbol.span, &symbol.id);
        let name = self.fresh_global(&wanted);
        self.global_names.insert(key, name.clone());
        let place = self.place(if self.universe.file_of(scope) == 0 { symbol.span } else { span });
        let text = if symbol.rank() > 0 {
            let shape = symbol.shape.unwrap_or_default();
            let values = self.within(scope, |translator| translator.all_items(value, &ty))?;
            let count = self.constant_count(scope, shape).and_then(|count| usize::try_from(count).ok());
            let count = count.unwrap_or(values.len());
            // One value stands for all elements.
            let values = if values.len() == 1 { vec![values[0].clone(); count.min(MAX_ITEMS)] } else { values };
            parts(&[&format!("constexpr {c} {name}[{}] = {{", count.max(1)), "};\n"], [Text::joined(values, ", ")])
        } else {
            let number = self.universe.integer(scope, value).filter(|_| matches!(ty, Type::Integer(_)));
            let text = match number {
                Some(number) => crate::access::number_text(number).into(),
                None if matches!(ty, Type::Derived(_)) => {
                    self.within(scope, |translator| translator.constant_structure(value))?
                }
                None => {
                    let value = self.within(scope, |translator| translator.value(value))?;
                    self.assigned(value, &ty, span)?.text
                }
            };
            let word = if matches!(ty, Type::Complex(_) | Type::Derived(_)) { "static const" } else { "constexpr" };
            parts(&[&format!("{word} {c} {name} = "), ";\n"], [text])
        };
        self.globals.push(text.at(place));
        Ok(name)
    }

    /// A constant of a derived type: `{0.5, {1, 2}}`.
    fn constant_structure(&mut self, value: &'t Expr) -> Res<Text> {
        let ExprKind::Call { callee, arguments } = &value.kind else {
            return self.unsupported("this constant of a derived type", value.span);
        };
        let Type::Derived(derived) = self.type_of_call(callee, arguments) else {
            return self.unsupported("this constant of a derived type", value.span);
        };
        let components = self.all_components(&derived);
        let entities = components.iter().flat_map(|(one, scope)| one.entities.iter().map(move |entity| (*one, entity, *scope)));
        let mut values = Vec::new();
        for (at, (component, entity, scope)) in entities.enumerate() {
            let named = arguments.iter().find(|one| one.keyword.as_ref().is_some_and(|name| name.id == entity.name.id));
            let given = named.or_else(|| arguments.get(at).filter(|one| one.keyword.is_none()));
            let Some(given) = given.map(|one| &one.value) else {
                return self.unsupported("a constant of a derived type without a value for each component", value.span);
            };
            let ty = self.universe.type_of_spec(scope, &component.ty);
            values.push(match ty {
                Type::Derived(_) => self.constant_structure(given)?,
                _ if self.rank(given) > 0 => {
                    let all = self.all_items(given, &ty)?;
                    parts(&["{", "}"], [Text::joined(all, ", ")])
                }
                _ => {
                    let one = self.value(given)?;
                    self.converted_item(one, &ty, given.span)?
                }
            });
        }
        Ok(parts(&["{", "}"], [Text::joined(values, ", ")]))
    }

    /// The number of items of an array constructor.
    fn count_of_items(&mut self, items: &'t [ArrayItem], span: Span) -> Res<Text> {
        let mut known = 0_i64;
        let mut terms = Vec::new();
        for item in items {
            match item {
                ArrayItem::Value(value) if self.rank(value) == 0 => known += 1,
                ArrayItem::Value(value) => {
                    let extents = self.extents(value)?;
                    terms.push(parts(&["(", ")"], [Text::joined(extents, " * ")]));
                }
                ArrayItem::ImpliedDo { items, bounds, .. } => {
                    let one = self.count_of_items(items, span)?;
                    let scope = self.function.scope;
                    let of = |translator: &Self, expr: &Expr| translator.universe.integer(scope, expr);
                    let step = bounds.step.as_ref().map_or(Some(1), |step| of(self, step)).filter(|step| *step != 0);
                    if let (Some(from), Some(to), Some(step)) = (of(self, &bounds.from), of(self, &bounds.to), step) {
                        terms.push(parts(&["", &format!(" * {}", ((to - from + step) / step).max(0))], [one]));
                        continue;
                    }
                    let (from, to) = (self.value(&bounds.from)?, self.value(&bounds.to)?);
                    let step = match &bounds.step {
                        Some(step) => self.value(step)?.operand(Binds::Primary),
                        None => "1".into(),
                    };
                    let (from, to) = (from.operand(Binds::Product), to.operand(Binds::Product));
                    let count = parts(&["((", " - ", " + ", ") / ", ")"], [to, from, step.clone(), step]);
                    terms.push(parts(&["", " * ", ""], [one, count]));
                }
            }
        }
        if known > 0 || terms.is_empty() {
            terms.push(known.to_string().into());
        }
        Ok(Text::joined(terms, " + "))
    }

    /// The values of a constant array.
    fn all_items(&mut self, value: &'t Expr, ty: &Type) -> Res<Vec<Text>> {
        match &value.kind {
            ExprKind::Array { items, .. } => {
                let mut all = Vec::new();
                self.expand(items, ty, &mut all)?;
                Ok(all)
            }
            ExprKind::Paren(inner) => self.all_items(inner, ty),
            // The values of `reshape` are those of its source, if there are enough.
            ExprKind::Call { callee, arguments }
                if matches!(&callee.kind, ExprKind::Name(name) if name.id == "reshape")
                    && arguments.len() == 2 =>
            {
                self.all_items(&arguments[0].value, ty)
            }
            ExprKind::Name(name) if self.rank(value) > 0 => match self.symbol(&name.id) {
                Some((symbol, scope)) => match symbol.kind {
                    SymbolKind::Constant(Some(inner)) => self.within(scope, |translator| translator.all_items(inner, ty)),
                    _ => self.unsupported("this value of a constant array", value.span),
                },
                None => self.undeclared(&name.id, value.span),
            },
            _ if self.rank(value) == 0 => {
                let one = self.value(value)?;
                Ok(vec![self.converted_item(one, ty, value.span)?])
            }
            _ => self.unsupported("this value of a constant array", value.span),
        }
    }

    fn converted_item(&mut self, value: Value, ty: &Type, span: Span) -> Res<Text> {
        // `{1.5}` for an `int` would be an error in C++.
        let is_narrowing = !matches!((&value.ty, ty), (Type::Integer(from), Type::Integer(to)) if from <= to);
        if value.ty == *ty || !is_narrowing { Ok(value.text) } else { Ok(self.converted(value, ty, span)?.text) }
    }

    fn expand(&mut self, items: &'t [ArrayItem], ty: &Type, all: &mut Vec<Text>) -> Res<()> {
        for item in items {
            match item {
                ArrayItem::Value(value) if self.rank(value) == 0 && matches!(ty, Type::Derived(_)) => {
                    all.push(self.constant_structure(value)?);
                }
                ArrayItem::Value(value) if self.rank(value) == 0 => {
                    let one = self.value(value)?;
                    all.push(self.converted_item(one, ty, value.span)?);
                }
                ArrayItem::Value(value) => all.extend(self.all_items(value, ty)?),
                ArrayItem::ImpliedDo { items, variable, bounds } => {
                    let scope = self.function.scope;
                    let of = |translator: &Self, expr: &Expr| translator.universe.integer(scope, expr);
                    let step = bounds.step.as_ref().map_or(Some(1), |step| of(self, step));
                    let (Some(from), Some(to), Some(step)) = (of(self, &bounds.from), of(self, &bounds.to), step) else {
                        return self.unsupported("an implied loop whose bounds are not constant", variable.span);
                    };
                    let mut at = from;
                    while step != 0 && (if step > 0 { at <= to } else { at >= to }) {
                        let value = Value::primary(at.to_string(), Type::DEFAULT_INTEGER);
                        self.function.aliases.push((variable.id.clone(), Alias::Value(value)));
                        let inner = self.expand(items, ty, all);
                        self.function.aliases.pop();
                        inner?;
                        if all.len() > MAX_ITEMS {
                            return self.unsupported("an array of so many constants", variable.span);
                        }
                        at = at.saturating_add(step);
                    }
                }
            }
        }
        Ok(())
    }

    /// An element of an array constructor.
    fn item(&mut self, items: &'t [ArrayItem], ty: Option<Type>, at: &[Text], span: Span) -> Res<Value> {
        let offset = at.first().cloned().unwrap_or_else(|| "0".into());
        if let [ArrayItem::ImpliedDo { items, variable, bounds }] = items
            && let [ArrayItem::Value(value)] = items.as_slice()
            && self.rank(value) == 0
        {
            let from = self.value(&bounds.from)?.operand(Binds::Sum);
            let index = match &bounds.step {
                Some(step) => {
                    let step = self.value(step)?.operand(Binds::Primary);
                    parts(&["(", " + ", " * ", ")"], [from, offset, step])
                }
                None => parts(&["(", " + ", ")"], [from, offset]),
            };
            let index = Value::primary(index, Type::DEFAULT_INTEGER);
            self.function.aliases.push((variable.id.clone(), Alias::Value(index)));
            let value = self.value(value);
            self.function.aliases.pop();
            return value;
        }
        if let [ArrayItem::Value(value)] = items {
            return self.element(value, at);
        }
        let ty = match (ty, items.first()) {
            (Some(ty), _) => ty,
            (None, Some(item)) => self.type_of_item(item),
            (None, None) => return self.unsupported("an array without elements", span),
        };
        if !items.iter().all(|item| self.is_listed(item)) {
            return self.filled(items, &ty, &offset, span);
        }
        let mut all = Vec::new();
        self.expand(items, &ty, &mut all)?;
        let c = self.c_type(&ty, span)?;
        let name = self.fresh("accf_items");
        let line = parts(&[&format!("const {c} {name}[{}] = {{", all.len()), "};"], [Text::joined(all, ", ")]);
        self.function.before.push(line);
        Ok(Value::primary(parts(&[&format!("{name}["), "]"], [offset]), ty))
    }

    /// True for an item whose values can be listed.
    fn is_listed(&mut self, item: &'t ArrayItem) -> bool {
        let scope = self.function.scope;
        match item {
            ArrayItem::Value(value) => match &value.kind {
                _ if self.rank(value) == 0 => true,
                ExprKind::Array { items, .. } => items.iter().all(|item| self.is_listed(item)),
                _ => false,
            },
            ArrayItem::ImpliedDo { items, bounds, .. } => {
                self.universe.integer(scope, &bounds.from).is_some()
                    && self.universe.integer(scope, &bounds.to).is_some()
                    && bounds.step.as_ref().is_none_or(|step| self.universe.integer(scope, step).is_some())
                    && items.iter().all(|item| self.is_listed(item))
            }
        }
    }

    /// An element of an array constructor with arrays in it: the values go to an array of the function.
    fn filled(&mut self, items: &'t [ArrayItem], ty: &Type, offset: &Text, span: Span) -> Res<Value> {
        let mut extents = Vec::new();
        for item in items {
            extents.push(self.count_of_items(std::slice::from_ref(item), span)?);
        }
        let counts: Vec<Option<i64>> = extents.iter().map(|extent| count_in(&extent.written(""))).collect();
        let Some(total) = counts.iter().try_fold(0_i64, |sum, one| sum.checked_add((*one)?)) else {
            return self.unsupported("an array constructor whose number of values is not constant, in a kernel", span);
        };
        let (name, declaration) = self.local_array(ty, &[total.to_string().into()], span)?;
        self.function.before.push(declaration);
        let mut start = 0_i64;
        for (item, count) in items.iter().zip(counts) {
            let count = count.unwrap_or_default();
            let k = self.fresh("accf_k");
            let outer = std::mem::take(&mut self.function.before);
            let value = self.item(std::slice::from_ref(item), Some(ty.clone()), &[k.clone().into()], span)?;
            let inner = std::mem::replace(&mut self.function.before, outer);
            self.function.before.push(format!("for (int {k} = 0; {k} < {count}; ++{k}) {{").into());
            for line in inner {
                self.function.before.push(parts(&["  ", ""], [line]));
            }
            self.function.before.push(parts(&[&format!("  {name}[{start} + {k}] = "), ";"], [value.text]));
            self.function.before.push("}".into());
            start += count;
        }
        Ok(Value::primary(parts(&[&format!("{name}["), "]"], [offset.clone()]), ty.clone()))
    }
}

const MAX_ITEMS: usize = 100_000;

/// The value of a product or sum of numbers, as the number of values of an array constructor is written.
fn count_in(text: &str) -> Option<i64> {
    let mut sum = 0_i64;
    for term in text.split('+') {
        let term = term.trim().trim_start_matches('(').trim_end_matches(')');
        let mut product = 1_i64;
        for factor in term.split('*') {
            product = product.checked_mul(factor.trim().trim_matches(['(', ')']).parse().ok()?)?;
        }
        sum = sum.checked_add(product)?;
    }
    Some(sum)
}

/// A logical value that is `true` or `false` in C++.
fn truth(value: Value) -> Value {
    if value.binds < Binds::Primary {
        return value;
    }
    let text = parts(&["", " != 0"], [value.text]);
    Value { text, ty: value.ty, binds: Binds::Equality }
}

/// A real literal in C++: `1.5f`, `1.0e-3`.
fn real_text(text: &str, is_short: bool) -> String {
    let text = text.replace(['d', 'q'], "e");
    let (mantissa, exponent) = text.split_once('e').map_or((text.as_str(), None), |(one, other)| (one, Some(other)));
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

fn unary_name(op: UnaryOp) -> &'static str {
    match op {
        UnaryOp::Plus => "+",
        UnaryOp::Minus => "-",
        UnaryOp::Not => ".not.",
    }
}

fn binary_name(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Power => "**",
        BinaryOp::Multiply => "*",
        BinaryOp::Divide => "/",
        BinaryOp::Add => "+",
        BinaryOp::Subtract => "-",
        BinaryOp::Concat => "//",
        BinaryOp::Equal => "==",
        BinaryOp::NotEqual => "/=",
        BinaryOp::Less => "<",
        BinaryOp::LessEqual => "<=",
        BinaryOp::Greater => ">",
        BinaryOp::GreaterEqual => ">=",
        BinaryOp::And => ".and.",
        BinaryOp::Or => ".or.",
        BinaryOp::Equivalent => ".eqv.",
        BinaryOp::NotEquivalent => ".neqv.",
    }
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
