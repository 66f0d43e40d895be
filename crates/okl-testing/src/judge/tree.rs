//! Translates expressions to the supported kinds.

use super::constant::Constant;
use super::program::{Expr, ExprForm, LambdaExpr, Receiver};
use super::reader::Reader;
use super::types::Ty;
use super::value::range;
use okl_model::{
    BinaryOperator, CallExpr, CallTarget, CalleeId, CaptureDefault, CastStyle, Declare, ExprId, ExprKind,
    FunctionId, Lambda, Literal, Member, Name, Stmt, UnaryOperator, VarId,
};
use okl_source::Span;
use std::collections::BTreeSet;
use std::rc::Rc;

/// The supported builtin functions.
const BUILTINS: [&str; 10] = ["min", "max", "abs", "fabs", "sqrt", "fmin", "fmax", "floor", "ceil", "sqrtf"];

impl Reader<'_> {
    /// Translates an expression and its operands.
    pub(super) fn expr(&mut self, id: ExprId) -> Rc<Expr> {
        let ty = self.ty(self.unit.expression(id).ty);
        match self.kind(id, &ty) {
            Ok(kind) => Rc::new(Expr { id, ty, kind }),
            Err(what) => self.strange(id, what),
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each kind of expression")]
    fn kind(&mut self, id: ExprId, ty: &Ty) -> Result<ExprForm, &'static str> {
        let expression = self.unit.expression(id);
        Ok(match &expression.kind {
            ExprKind::Name(Name::Variable(variable)) => ExprForm::Variable(*variable),
            ExprKind::Name(Name::Function(_)) => return Err("a function as a value"),
            ExprKind::Name(Name::Enumerator(_)) | ExprKind::SizeOf(_) => self.constant(id, ty)?,
            ExprKind::Name(Name::Other(_)) => self.constant(id, ty)?,
            ExprKind::Literal(literal) => match literal {
                Literal::Integer | Literal::Character | Literal::Bool => self.constant(id, ty)?,
                Literal::Float(number) if *ty == Ty::Float(32) => {
                    ExprForm::Constant(Constant::Single(*number as f32))
                }
                Literal::Float(number) => ExprForm::Constant(Constant::Double(*number)),
                Literal::Null => ExprForm::Constant(Constant::Null),
                Literal::String => return Err("a text"),
            },
            ExprKind::This => ExprForm::This,
            ExprKind::Paren(inner) | ExprKind::CompoundLiteral(inner) => ExprForm::Paren(self.expr(*inner)),
            ExprKind::Member(member) => self.member(member)?,
            ExprKind::Index { base, index } => ExprForm::Index(self.expr(*base), self.expr(*index)),
            ExprKind::Dim { base, indices } => self.dim(expression.span, *base, indices)?,
            ExprKind::Dereference(pointer) => ExprForm::Dereference(self.expr(*pointer)),
            ExprKind::AddressOf(place) => ExprForm::AddressOf(self.expr(*place)),
            ExprKind::Unary { operator: UnaryOperator::Other, .. } => {
                return Err("an operator that is not of C++");
            }
            ExprKind::Unary { operator, operand } => ExprForm::Unary(*operator, self.expr(*operand)),
            ExprKind::Step { down, postfix, operand } => {
                ExprForm::Step { down: *down, postfix: *postfix, operand: self.expr(*operand) }
            }
            ExprKind::Binary {
                operator:
                    BinaryOperator::MemberPointer | BinaryOperator::ArrowMemberPointer | BinaryOperator::Compare,
                ..
            } => return Err("an operator the judge does not know"),
            ExprKind::Binary { operator, left, right } => {
                ExprForm::Binary(*operator, self.expr(*left), self.expr(*right))
            }
            ExprKind::Assign { operator, target, value } => {
                ExprForm::Assign(*operator, self.expr(*target), self.expr(*value))
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                ExprForm::Conditional(self.expr(*condition), self.expr(*then), self.expr(*otherwise))
            }
            ExprKind::Call(call) => self.call(call)?,
            ExprKind::Cast { binds: true, .. }
            | ExprKind::Cast { style: CastStyle::Reinterpret | CastStyle::Dynamic, .. } => {
                return Err("a cast the judge does not know");
            }
            ExprKind::Cast {
                style:
                    CastStyle::Implicit
                    | CastStyle::C
                    | CastStyle::Functional
                    | CastStyle::Static
                    | CastStyle::Const,
                operand,
                binds: false,
                ..
            } => {
                let operand = self.expr(*operand);
                // The name of an unnamed enumeration.
                let is_unnamed = matches!(operand.ty, Ty::Unknown(_)) && expression.value.is_some();
                if is_unnamed { self.constant(id, ty)? } else { ExprForm::Convert(operand) }
            }
            ExprKind::List(parts) => ExprForm::List(parts.iter().map(|part| self.expr(*part)).collect()),
            ExprKind::Lambda(lambda) => self.lambda(lambda, expression.span)?,
            ExprKind::Statements(_) => return Err("statements in an expression"),
            ExprKind::Declare(declare) => self.declare(declare)?,
            ExprKind::Defines(_) => return Err("a function in a function"),
            ExprKind::OneOf(_) => return Err("an expression of no known kind"),
            // A default argument, of which only the value is known.
            ExprKind::Opaque(parts) if parts.is_empty() && expression.value.is_some() => {
                self.constant(id, ty)?
            }
            ExprKind::Opaque(_) | ExprKind::TypeOf(_) => return Err("an expression of no known kind"),
        })
    }

    /// An expression with a constant value.
    fn constant(&self, id: ExprId, ty: &Ty) -> Result<ExprForm, &'static str> {
        let value = self.unit.expression(id).value.ok_or("a constant whose value is not known")?;
        match ty {
            Ty::Bool => Ok(ExprForm::Constant(Constant::Bool(value != 0))),
            Ty::Int(int) if (range(*int).0..=range(*int).1).contains(&i128::from(value)) => {
                Ok(ExprForm::Constant(Constant::Int(value.into(), *int)))
            }
            Ty::Int(_)
            | Ty::Void
            | Ty::Float(_)
            | Ty::Pointer(_)
            | Ty::Reference(_)
            | Ty::Array(..)
            | Ty::Record(_)
            | Ty::Lambda
            | Ty::Null
            | Ty::Unknown(_) => Err("a constant of a strange type"),
        }
    }

    fn member(&mut self, member: &Member) -> Result<ExprForm, &'static str> {
        let field = member.variable.ok_or("a member that the user's files do not declare")?;
        let base = member.base.map(|base| self.expr(base));
        Ok(ExprForm::Member { base, arrow: member.arrow, field })
    }

    /// A `@dim` access `m(i, j)`: indices and sizes, fastest first.
    fn dim(&mut self, span: Span, base: ExprId, indices: &[ExprId]) -> Result<ExprForm, &'static str> {
        let access = self.unit.dim_accesses.iter().find(|access| access.span == span);
        let access = access.ok_or("an access by dimensions that nothing is known of")?;
        let sizes = &access.sizes;
        if *sizes != self.unit.attribute(access.dim).args() {
            return Err("dimensions that are members");
        }
        let order: Vec<usize> = match access.order.map(|order| self.unit.attribute(order).args()) {
            None => (0..indices.len()).collect(),
            Some(args) => {
                let read: Result<Vec<usize>, _> = args.iter().map(|arg| arg.trim().parse()).collect();
                read.map_err(|_| "an order of dimensions that is no list of numbers")?
            }
        };
        let mut parts = Vec::new();
        for at in order {
            let (Some(index), Some(size)) = (indices.get(at), sizes.get(at)) else {
                return Err("dimensions that do not fit");
            };
            let index = self.expr(*index);
            parts.push((index, self.dim_size(base, size)?));
        }
        Ok(ExprForm::Dim(self.expr(base), parts))
    }

    /// The size of a dimension: a number, or a parameter of the kernel.
    fn dim_size(&mut self, base: ExprId, size: &str) -> Result<Rc<Expr>, &'static str> {
        let kind = match size.trim().parse::<i64>() {
            Ok(number) => ExprForm::Constant(Constant::Int(number.into(), super::types::INT)),
            Err(_) => {
                let params = &self.unit.function(self.kernel.function).params;
                let named = params.iter().find(|id| self.unit.variable(**id).name == size.trim());
                ExprForm::Variable(*named.ok_or("dimensions that are no numbers and no parameters")?)
            }
        };
        Ok(Rc::new(Expr { id: base, ty: Ty::Int(super::types::INT), kind }))
    }

    fn call(&mut self, call: &CallExpr) -> Result<ExprForm, &'static str> {
        let arguments: Vec<_> = call.arguments.iter().map(|argument| self.expr(*argument)).collect();
        match &call.target {
            CallTarget::Function(callee) => match self.function(*callee) {
                Some(function) => Ok(ExprForm::Call(function, Receiver::Nothing, arguments)),
                None => {
                    let callee = self.unit.callee(*callee);
                    let is_known = callee.function.is_none() && BUILTINS.contains(&callee.name.as_str());
                    if is_known {
                        Ok(ExprForm::Builtin(callee.name.clone(), arguments))
                    } else {
                        Err("a function without a body")
                    }
                }
            },
            CallTarget::Method { method, object } => {
                let function = self.function(*method).ok_or("a method without a body")?;
                let receiver = object.map_or(Receiver::This, |object| Receiver::Of(self.expr(object)));
                Ok(ExprForm::Call(function, receiver, arguments))
            }
            CallTarget::Operator(operator) => {
                match (self.unit.callee(*operator).name.as_str(), &arguments[..]) {
                    ("operator()", [lambda, rest @ ..]) if lambda.ty == Ty::Lambda => {
                        if matches!(self.ty(self.unit.callee(*operator).result), Ty::Reference(_)) {
                            return Err("a lambda that gives a reference");
                        }
                        Ok(ExprForm::Invoke(lambda.clone(), rest.to_vec()))
                    }
                    ("operator=", [target, value]) if self.unit.callee(*operator).function.is_none() => {
                        Ok(ExprForm::Assign(None, target.clone(), value.clone()))
                    }
                    _ => Err("an operator of a class"),
                }
            }
            CallTarget::Constructor(constructor) => match &arguments[..] {
                _ if self.unit.callee(*constructor).function.is_some() => {
                    Err("a constructor of the user's own")
                }
                [] => Ok(ExprForm::Blank),
                [from] if matches!(from.ty, Ty::Record(_) | Ty::Lambda) => {
                    Ok(ExprForm::Convert(from.clone()))
                }
                _ => Err("a constructor"),
            },
            CallTarget::Value(_) | CallTarget::Unknown => Err("a call of something without a name"),
        }
    }

    /// The definition of a called function.
    fn function(&self, callee: CalleeId) -> Option<FunctionId> {
        let called = self.unit.callee(callee).function?;
        let first = self.unit.function(called).canonical.unwrap_or(called);
        let all = self.unit.functions.iter().zip(0..).map(|(function, id)| (FunctionId(id), function));
        let same =
            all.filter(|(id, function)| *id == called || *id == first || function.canonical == Some(first));
        same.into_iter().find(|(_, function)| function.body.is_some()).map(|(id, _)| id)
    }

    fn declare(&mut self, declare: &Declare) -> Result<ExprForm, &'static str> {
        let [variable] = declare.variables[..] else { return Err("a declaration of several names at once") };
        let declared = self.unit.variable(variable);
        if declared.is_binding {
            return Err("a structured binding");
        }
        Ok(ExprForm::Declare(variable))
    }

    fn lambda(&mut self, lambda: &Lambda, span: Span) -> Result<ExprForm, &'static str> {
        let inside = self.declared_in(span);
        let mut used = BTreeSet::new();
        self.names(self.unit.stmt(lambda.body), &mut used)?;
        let mut captures = Vec::new();
        for variable in used.difference(&inside).copied() {
            let named = lambda.captures.iter().find(|capture| capture.variable == variable);
            match (named, lambda.default) {
                (Some(capture), _) => captures.push((variable, capture.by_reference)),
                (None, Some(CaptureDefault::Reference)) => captures.push((variable, true)),
                (None, Some(CaptureDefault::Copy)) => captures.push((variable, false)),
                // A constant, or a name at file scope.
                (None, None) => captures.push((variable, true)),
            }
        }
        let declares =
            lambda.captures.iter().filter(|capture| capture.declares).map(|capture| capture.variable);
        let declares = declares.collect();
        let routine = Rc::new(self.inner_routine(&lambda.params, self.unit.stmt(lambda.body)));
        Ok(ExprForm::Lambda(Rc::new(LambdaExpr { routine, captures, declares })))
    }

    /// Collects the variables that the body of a lambda names.
    fn names(&self, stmt: &Stmt, used: &mut BTreeSet<VarId>) -> Result<(), &'static str> {
        let mut open = stmt.expressions.clone();
        while let Some(id) = open.pop() {
            let kind = &self.unit.expression(id).kind;
            match kind {
                ExprKind::Name(Name::Variable(variable)) => drop(used.insert(*variable)),
                ExprKind::This => return Err("a lambda that keeps `this`"),
                ExprKind::Member(member) if member.base.is_none() => {
                    return Err("a lambda that keeps `this`");
                }
                ExprKind::Lambda(inner) => self.names(self.unit.stmt(inner.body), used)?,
                ExprKind::Name(_)
                | ExprKind::Literal(_)
                | ExprKind::Paren(_)
                | ExprKind::Member(_)
                | ExprKind::Index { .. }
                | ExprKind::Dim { .. }
                | ExprKind::Dereference(_)
                | ExprKind::AddressOf(_)
                | ExprKind::Unary { .. }
                | ExprKind::Step { .. }
                | ExprKind::Binary { .. }
                | ExprKind::Assign { .. }
                | ExprKind::Conditional { .. }
                | ExprKind::Call(_)
                | ExprKind::Cast { .. }
                | ExprKind::List(_)
                | ExprKind::CompoundLiteral(_)
                | ExprKind::SizeOf(_)
                | ExprKind::TypeOf(_)
                | ExprKind::Statements(_)
                | ExprKind::Declare(_)
                | ExprKind::Defines(_)
                | ExprKind::OneOf(_)
                | ExprKind::Opaque(_) => {}
            }
            open.extend(kind.children());
        }
        stmt.children().into_iter().try_for_each(|child| self.names(self.unit.stmt(child), used))
    }
}
