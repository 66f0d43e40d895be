//! The host code of a kernel as a tree ([`okl_model::reflection::Host`]).
//!
//! The tree has the meaning of the launcher's text: each nest is replaced by its launch, with sizes of the same types,
//! and declarations that only device code needs are left out.

mod objects;
mod obstacle;
mod sizes;
pub(super) mod types;
mod typing;
mod value;

use crate::KernelPlan;
use objects::Objects;
use obstacle::{Described, OF_EXPRESSION, OF_STATEMENT, obstacle, within};
use okl_analysis::Analyzed;
use okl_model::reflection::{Expression as Value, Host, Object, Obstacle, Place, Scalar, Statement};
use okl_model::{
    CallTarget, Declare, ExprId, ExprKind, ForLoop, LayoutKind, Overloaded, Stmt, StmtId, StmtKind, Ty,
    TypeKind, VarId, Variable,
};
use okl_source::Span;
use sizes::Sizes;
use value::Values;

/// Describes the host code of a kernel, or says why that is impossible.
pub(super) fn host<P>(
    unit: &Analyzed,
    kernel: &KernelPlan<'_>,
    place: &dyn Fn(Span) -> P,
) -> Result<Host<P>, Obstacle<P>> {
    let body = Body { unit, kernel, place, objects: Objects::new(unit, kernel.function) };
    body.whole().map_err(|Obstacle { what, at }| Obstacle { what, at: place(at) })
}

/// The levels of JSON around the statements of a kernel.
const AROUND: u32 = 5;

struct Body<'u, P> {
    unit: &'u Analyzed,
    kernel: &'u KernelPlan<'u>,
    place: &'u dyn Fn(Span) -> P,
    objects: Objects<'u>,
}

impl<'u, P> Body<'u, P> {
    fn whole(mut self) -> Described<Host<P>> {
        let function = self.kernel.function;
        if let Some(launch) = self.kernel.launches.iter().find(|launch| !launch.on_device) {
            return obstacle("the loops of a target that launches nothing", launch.root.span);
        }
        for id in &function.params {
            let parameter = self.unit.variable(*id);
            if types::bytes(self.unit, self.unit.ty(parameter.ty)).is_none() {
                return obstacle(format!("an argument `{}` of unknown size", parameter.name), parameter.span);
            }
        }
        let Some(body) = self.unit.body(function) else { return obstacle("a missing body", function.span) };
        let body = self.block(body.id, AROUND)?;
        Ok(Host { variables: self.objects.into_variables(), body })
    }

    /// The statements of a body, with or without braces.
    fn block(&mut self, id: StmtId, level: u32) -> Described<Vec<Statement<P>>> {
        let mut out = Vec::new();
        match self.unit.stmt(id).as_block() {
            Some(all) => {
                for id in all {
                    self.statement(*id, level, &mut out)?;
                }
            }
            None => self.statement(id, level, &mut out)?,
        }
        Ok(out)
    }

    fn statement(&mut self, id: StmtId, level: u32, out: &mut Vec<Statement<P>>) -> Described<()> {
        let unit = self.unit;
        let stmt = unit.stmt(id);
        within(level, stmt.span)?;
        let below = level + OF_STATEMENT;
        if let Some(at) = self.kernel.launches.iter().position(|launch| launch.root.id == id) {
            out.push(self.launch(at, below)?);
            return Ok(());
        }
        match &stmt.kind {
            StmtKind::Block(_) => out.push(Statement::Block(self.block(id, below)?)),
            StmtKind::Declaration(declared) => {
                for id in declared {
                    self.declaration(*id, below, out)?;
                }
            }
            StmtKind::Expression => {
                for id in &stmt.expressions {
                    self.expression(*id, below, out)?;
                }
            }
            StmtKind::For(l) => out.push(self.for_loop(stmt, l, below)?),
            StmtKind::Loop(body) => out.push(self.while_loop(stmt, *body, below)?),
            StmtKind::If { then, otherwise } => self.condition(stmt, *then, *otherwise, below, out)?,
            StmtKind::Break => out.push(Statement::Break),
            StmtKind::Continue => out.push(Statement::Continue),
            StmtKind::Return if stmt.expressions.is_empty() => out.push(Statement::Return),
            StmtKind::Empty => {}
            // A declaration of a type, a `using`, a `static_assert`.
            StmtKind::Other(parts) if parts.is_empty() && self.declares(stmt) => {}
            StmtKind::RangeFor { .. } => return obstacle("a loop over a range", stmt.span),
            StmtKind::Switch(_) => return obstacle("a `switch`", stmt.span),
            StmtKind::Goto | StmtKind::Labelled(_) => return obstacle("a jump to a label", stmt.span),
            StmtKind::Return | StmtKind::Other(_) => return obstacle("this statement", stmt.span),
        }
        Ok(())
    }

    fn declares(&self, stmt: &Stmt) -> bool {
        self.unit.declarations.iter().any(|declared| stmt.span.contains(declared.span))
    }

    fn launch(&self, at: usize, level: u32) -> Described<Statement<P>> {
        let launch = &self.kernel.launches[at];
        // In lists of their own.
        let sizes = Sizes { values: self.values(), at: launch.root.span, level: level + 1 };
        let counts = |counts: &[crate::Count; 3], dims: u8| {
            let counts = counts.iter().take(usize::from(dims));
            counts.map(|count| sizes.count(count)).collect::<Described<Vec<Value>>>()
        };
        let mut arguments: Vec<Object> =
            (0..self.kernel.function.params.len()).map(|at| Object::Argument(at as u32)).collect();
        for value in launch.arguments() {
            let whole = self.object_of(value);
            arguments.push(whole.map_or_else(|| obstacle(format!("`{}`", value.name), value.span), Ok)?);
        }
        Ok(Statement::Launch {
            launch: at as u32,
            groups: counts(&launch.grid.outer, launch.nest.outer_dims)?,
            items: counts(&launch.grid.inner, launch.nest.inner_dims)?,
            arguments,
            at: self.at(launch.root.span),
        })
    }

    /// The object that a variable is; none for a field of one.
    fn object_of(&self, variable: &Variable) -> Option<Object> {
        let id = self.unit.variables.iter().position(|other| other.name_span == variable.name_span)?;
        let place = self.objects.of(VarId(id as u32))?;
        let is_whole = match place.of {
            Object::Variable(at) => {
                let bytes = types::bytes(self.unit, self.unit.ty(variable.ty));
                self.objects.bytes_of(at) == bytes
            }
            Object::Argument(at) => {
                let parameter = self.unit.variable(*self.kernel.function.params.get(at as usize)?);
                let size = |ty| types::bytes(self.unit, self.unit.ty(ty));
                size(parameter.ty) == size(variable.ty)
            }
        };
        (is_whole && place.offset == 0).then_some(place.of)
    }

    fn declaration(&mut self, id: VarId, level: u32, out: &mut Vec<Statement<P>>) -> Described<()> {
        let unit = self.unit;
        let variable = unit.variable(id);
        let ty = unit.ty(variable.ty);
        // Device code repeats the declarations of pointers.
        if ty.is_pointer() || (self.is_for_device_code(ty) && self.has_no_effect(variable)) {
            return Ok(());
        }
        let refused = |what: &str| obstacle(format!("{what}, `{}`", variable.name), variable.span);
        if variable.is_binding {
            return refused("a structured binding");
        }
        let is_kept = variable.is_static || variable.is_thread_local;
        if is_kept && (unit.init_value(variable).is_none() || !ty.is_const) {
            return refused("a variable that outlives the call");
        }
        if ty.is_reference() {
            if let Some(place) = variable.init.and_then(|init| self.referred(init, ty.value())) {
                self.objects.refer(id, place);
                return Ok(());
            }
            if !ty.value().is_const {
                return refused("a reference");
            }
        }
        if ty.is_destroyed || (ty.is_constructed && variable.init.is_none()) {
            return refused("an object with a constructor");
        }
        let number = self.objects.declare(id, ty.value())?;
        let at = |body: &Self| body.at(variable.span);
        let place = Place { of: Object::Variable(number), offset: 0 };
        let Some(init) = variable.init else {
            out.push(Statement::Declare { variable: number, init: None, at: at(self) });
            return Ok(());
        };
        if let Some(scalar) = types::scalar(unit, ty) {
            let init = Some(self.values().converted(init, scalar, level)?);
            out.push(Statement::Declare { variable: number, init, at: at(self) });
            return Ok(());
        }
        out.push(Statement::Declare { variable: number, init: None, at: at(self) });
        self.whole_struct(ty.value(), place, init, level, out)
    }

    /// True for arrays, lambdas and other types whose values are no arguments: device code copies their declarations.
    fn is_for_device_code(&self, ty: Ty<'_>) -> bool {
        ty.value().is_array() || ty.value().is_lambda
    }

    fn has_no_effect(&self, variable: &Variable) -> bool {
        let Some(init) = variable.init else { return true };
        let effects = self.unit.effects_of(init);
        effects.calls.is_empty() && !effects.uses.iter().any(|used| used.access.may_write())
    }

    /// The place that a reference refers to.
    fn referred(&self, init: ExprId, ty: Ty<'_>) -> Option<Place> {
        let is_same = self.unit.type_of(init).name() == ty.name();
        self.objects.place(init).ok().filter(|_| is_same)
    }

    /// Gives a struct its value; its bytes are 0 before.
    fn whole_struct(
        &self,
        ty: Ty<'_>,
        to: Place,
        value: ExprId,
        level: u32,
        out: &mut Vec<Statement<P>>,
    ) -> Described<()> {
        let unit = self.unit;
        let id = unit.peeled(value);
        let expression = unit.expression(id);
        within(level, expression.span)?;
        match &expression.kind {
            ExprKind::Name(_) | ExprKind::Member(_) => return self.copy(ty, to, id, out),
            // `Pair{a, b}`
            ExprKind::Cast { operand, .. } | ExprKind::CompoundLiteral(operand)
                if unit.ty(expression.ty).name() == ty.name() =>
            {
                return self.whole_struct(ty, to, *operand, level + OF_EXPRESSION, out);
            }
            // A copy by a constructor that nobody wrote.
            ExprKind::Call(call) if call.arguments.len() == 1 => {
                let callee = call.callee().map(|callee| unit.callee(callee));
                let is_plain = callee.is_none_or(|callee| callee.function.is_none());
                if matches!(call.target, CallTarget::Constructor(_)) && is_plain {
                    return self.copy(ty, to, unit.peeled(call.arguments[0]), out);
                }
            }
            ExprKind::List(all) => {
                if let ([only], true) = (&all[..], all.len() == 1)
                    && unit.type_of(*only).name() == ty.name()
                {
                    return self.whole_struct(ty, to, *only, level, out);
                }
                return self.aggregate(ty, to, (expression.span, all), level, out);
            }
            _ => {}
        }
        obstacle(format!("a value of type `{}`", ty.spelling), expression.span)
    }

    /// `{a, b}` for a struct without constructors.
    fn aggregate(
        &self,
        ty: Ty<'_>,
        to: Place,
        (span, values): (Span, &[ExprId]),
        level: u32,
        out: &mut Vec<Statement<P>>,
    ) -> Described<()> {
        let unit = self.unit;
        let refused = || obstacle(format!("a value of type `{}`", ty.spelling), span);
        let Some(layout) = unit.layout(ty).filter(|_| !ty.is_constructed) else { return refused() };
        let LayoutKind::Record { is_union: false, bases, fields } = &layout.kind else { return refused() };
        if !bases.is_empty() || values.len() > fields.len() {
            return refused();
        }
        for (field, value) in fields.iter().zip(values) {
            let variable = unit.variable(field.variable);
            let place = Place { offset: to.offset + field.offset / 8, ..to };
            let ty = unit.ty(variable.ty);
            // `{.b = 1}` gives another field a value.
            let is_named = unit.source(unit.expression(*value).span).starts_with('.');
            if field.bits.is_some() || is_named || ty.is_array() || ty.is_reference() {
                return refused();
            }
            let at = unit.expression(*value).span;
            match types::scalar(unit, ty) {
                Some(scalar) => {
                    let value = Box::new(self.values().converted(*value, scalar, level + OF_EXPRESSION)?);
                    let expression = Value::Assign { place, value };
                    out.push(Statement::Evaluate { expression, at: self.at(at) });
                }
                None => self.whole_struct(ty, place, *value, level, out)?,
            }
        }
        Ok(())
    }

    fn copy(&self, ty: Ty<'_>, to: Place, from: ExprId, out: &mut Vec<Statement<P>>) -> Described<()> {
        let span = self.unit.expression(from).span;
        let from_ty = self.unit.type_of(from);
        match (self.objects.place(from)?, ty.size) {
            (from, Some(bytes)) if from_ty.name() == ty.name() => {
                out.push(Statement::Copy { to, from, bytes, at: self.at(span) });
                Ok(())
            }
            _ => obstacle(format!("a value of type `{}`", ty.spelling), span),
        }
    }

    fn expression(&mut self, id: ExprId, level: u32, out: &mut Vec<Statement<P>>) -> Described<()> {
        let unit = self.unit;
        let expression = unit.expression(unit.peeled(id));
        if let ExprKind::Declare(declare) = &expression.kind {
            return self.declared(declare, level, out);
        }
        if let Some((target, value)) = self.struct_assignment(expression.id) {
            let ty = unit.type_of(target);
            let to = self.objects.place(target)?;
            let (ExprKind::Name(_) | ExprKind::Member(_)) = unit.expression(unit.peeled(value)).kind else {
                return obstacle(format!("a value of type `{}`", ty.spelling), expression.span);
            };
            return self.copy(ty, to, unit.peeled(value), out);
        }
        if let Some(expression) = self.values().effect(id, level)? {
            out.push(Statement::Evaluate { expression, at: self.at(unit.expression(id).span) });
        }
        Ok(())
    }

    /// The operands of `a = b` of structs, without an operator that somebody wrote.
    fn struct_assignment(&self, id: ExprId) -> Option<(ExprId, ExprId)> {
        let expression = self.unit.expression(id);
        let (target, value) = match &expression.kind {
            ExprKind::Assign { operator: None, target, value } => (*target, *value),
            ExprKind::Call(call) => {
                let CallTarget::Operator(callee) = call.target else { return None };
                let callee = self.unit.callee(callee);
                let is_plain = callee.operator == Some(Overloaded::Assign) && callee.function.is_none();
                let [target, value] = call.arguments[..] else { return None };
                is_plain.then_some((target, value))?
            }
            _ => return None,
        };
        (self.unit.type_of(target).kind == TypeKind::Record).then_some((target, value))
    }

    fn declared(&mut self, declare: &Declare, level: u32, out: &mut Vec<Statement<P>>) -> Described<()> {
        declare.variables.iter().try_for_each(|id| self.declaration(*id, level, out))
    }

    fn for_loop(&mut self, stmt: &Stmt, l: &ForLoop, level: u32) -> Described<Statement<P>> {
        let unit = self.unit;
        let part = |place: Span| {
            let parts = stmt.expressions.iter().copied();
            parts.filter(|id| place.contains(unit.expression(*id).span)).collect::<Vec<_>>()
        };
        let mut init = Vec::new();
        for id in part(l.init) {
            self.expression(id, level, &mut init)?;
        }
        let condition = match part(l.condition)[..] {
            [] => None,
            [only] => Some(self.tested(only, level)?),
            _ => return obstacle("the condition of this loop", l.condition),
        };
        let update = match part(l.update)[..] {
            [] => None,
            [only] => self.values().effect(only, level)?,
            _ => return obstacle("the update of this loop", l.update),
        };
        let body = self.block(l.body, level)?;
        Ok(Statement::For { init, condition, update, body, at: self.at(stmt.span) })
    }

    fn while_loop(&mut self, stmt: &Stmt, body: StmtId, level: u32) -> Described<Statement<P>> {
        let [condition] = stmt.expressions[..] else { return obstacle("this loop", stmt.span) };
        let is_do = self.unit.expression(condition).span.start >= self.unit.stmt(body).span.end;
        let condition = self.tested(condition, level)?;
        let body = self.block(body, level)?;
        let at = self.at(stmt.span);
        Ok(match is_do {
            true => Statement::Do { body, condition, at },
            false => Statement::While { condition, body, at },
        })
    }

    fn tested(&self, id: ExprId, level: u32) -> Described<Value> {
        let expression = self.unit.expression(id);
        if matches!(expression.kind, ExprKind::Declare(_)) {
            return obstacle("a declaration in the condition of a loop", expression.span);
        }
        self.values().condition(id, level)
    }

    /// `if (init; condition)`; what is declared in the header is visible in the `if` only, which is a block then.
    fn condition(
        &mut self,
        stmt: &Stmt,
        then: StmtId,
        otherwise: Option<StmtId>,
        level: u32,
        out: &mut Vec<Statement<P>>,
    ) -> Described<()> {
        let Some((condition, before)) = stmt.expressions.split_last() else {
            return obstacle("this condition", stmt.span);
        };
        let mut inside = Vec::new();
        let inner = level + OF_STATEMENT;
        for id in before {
            self.expression(*id, inner, &mut inside)?;
        }
        let condition = match &self.unit.expression(*condition).kind {
            ExprKind::Declare(declare) => {
                self.declared(declare, inner, &mut inside)?;
                self.first_of(declare, stmt.span)?
            }
            _ => self.values().condition(*condition, inner)?,
        };
        let then = self.block(then, inner)?;
        let otherwise = match otherwise {
            Some(otherwise) => self.block(otherwise, inner)?,
            None => Vec::new(),
        };
        let branch = Statement::If { condition, then, otherwise, at: self.at(stmt.span) };
        if inside.is_empty() {
            out.push(branch);
        } else {
            inside.push(branch);
            out.push(Statement::Block(inside));
        }
        Ok(())
    }

    /// The value of a variable that a condition declares, as a truth value.
    fn first_of(&self, declare: &Declare, at: Span) -> Described<Value> {
        let id = declare.variables.first().filter(|_| declare.variables.len() == 1);
        let read = id.and_then(|id| {
            let ty = types::scalar(self.unit, self.unit.ty(self.unit.variable(*id).ty))?;
            typing::convert(Value::Read { ty, place: self.objects.of(*id)? }, Scalar::Bool)
        });
        read.map_or_else(|| obstacle("a declaration in a condition", at), Ok)
    }

    fn values(&self) -> Values<'_, 'u> {
        Values { unit: self.unit, objects: &self.objects }
    }

    fn at(&self, span: Span) -> P {
        (self.place)(span.first())
    }
}

#[cfg(test)]
mod tests;
