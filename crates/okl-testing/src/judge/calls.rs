//! Declarations, calls and lambda expressions.

use super::address::{Address, Origin, Slot};
use super::machine::{Frame, Machine};
use super::program::{Expr, ExprForm, Home, LambdaExpr, Receiver, Routine};
use super::stop::Stop;
use super::types::Ty;
use super::value::{Closure, Value, convert};
use okl_model::{FunctionId, VarId};
use std::rc::Rc;

/// The result of a call.
pub(super) enum Given {
    /// A value.
    Value(Value),
    /// A place, if the function returns a reference.
    Address(Address),
}

impl Machine<'_> {
    /// Executes a declaration: `int n = 1`
    pub(super) fn declare(&mut self, frame: &mut Frame, id: VarId) -> Result<(), Stop> {
        let program = self.program;
        let variable = &program.variables[id.0 as usize];
        let slot = match (&variable.home, &variable.ty, &variable.init) {
            (Home::Shared, _, None) => Slot::Object(self.common(id)?),
            (Home::Shared, _, Some(_)) => return Err(Stop::refused("a group's variable with a first value")),
            (Home::Constant | Home::Strange, ..) => {
                return Err(Stop::refused(format!("the variable `{}`", variable.name)));
            }
            (Home::Own, Ty::Reference(to), Some(init)) => Slot::Reference(self.bound(frame, init, to)?),
            (Home::Own, Ty::Reference(_), None) => return Err(Stop::refused("a reference to nothing")),
            (Home::Own, ty, init) => {
                let values = match init {
                    Some(init) => Some(self.initial(frame, init, ty)?),
                    None => None,
                };
                let leaves = self.leaves(ty)?;
                // The object of the previous iteration is dead.
                if let Some(Slot::Object(old)) = frame.slots.get(&id) {
                    self.memory.end(old.object);
                }
                let place = self.memory.make(Origin::Variable(id), leaves, values);
                frame.objects.push(place.object);
                Slot::Object(place)
            }
        };
        frame.slots.insert(id, slot);
        Ok(())
    }

    /// Creates a variable of the current function with a value.
    pub(super) fn own(
        &mut self,
        frame: &mut Frame,
        id: VarId,
        ty: &Ty,
        value: Value,
    ) -> Result<Address, Stop> {
        let leaves = self.leaves(ty)?;
        let values = value.into_cells(ty)?;
        let place = self.memory.make(Origin::Variable(id), leaves, Some(values));
        frame.objects.push(place.object);
        Ok(place)
    }

    /// The place that a reference is bound to.
    fn bound(&mut self, frame: &mut Frame, init: &Rc<Expr>, to: &Ty) -> Result<Address, Stop> {
        if init.ty == *to {
            return self.place(frame, init);
        }
        let value = self.value(frame, init)?;
        self.temporary(value, to)
    }

    /// The initial values of an object, cell by cell.
    pub(super) fn initial(
        &mut self,
        frame: &mut Frame,
        init: &Rc<Expr>,
        ty: &Ty,
    ) -> Result<Vec<Value>, Stop> {
        match (&init.kind, ty) {
            (ExprForm::Paren(inner), _) => self.initial(frame, inner, ty),
            (ExprForm::Blank, _) => Ok(vec![Value::Nothing; self.cells(ty)?]),
            (ExprForm::List(parts), Ty::Array(of, length)) => {
                self.listed(frame, parts, &vec![(**of).clone(); *length])
            }
            (ExprForm::List(parts), Ty::Record(record)) => {
                let fields = self.program.records.fields(*record).map_err(Stop::refused)?;
                // `S{s}` is a copy.
                match &parts[..] {
                    [only] if only.ty == *ty => self.initial(frame, only, ty),
                    _ => self.listed(frame, parts, &fields),
                }
            }
            (ExprForm::List(parts), _) => match &parts[..] {
                [] => Ok(vec![zero(ty)?]),
                [only] => self.initial(frame, only, ty),
                _ => Err(Stop::refused("a list for one number")),
            },
            // Between braces, clang does not show conversions.
            (_, Ty::Pointer(to)) if matches!(&init.ty, Ty::Array(of, _) if of == to) => {
                Ok(vec![Value::Pointer(Some(self.first(frame, init)?))])
            }
            _ => {
                let value = self.value(frame, init)?;
                if matches!(value, Value::Whole(_)) && init.ty != *ty {
                    return Err(Stop::refused("an object of another type"));
                }
                value.into_cells(ty)
            }
        }
    }

    /// An initializer list `{a, b}`: members without an initializer are zero.
    fn listed(&mut self, frame: &mut Frame, parts: &[Rc<Expr>], types: &[Ty]) -> Result<Vec<Value>, Stop> {
        if parts.len() > types.len() {
            return Err(Stop::refused("a list that leaves braces out"));
        }
        let mut values = Vec::new();
        for (at, ty) in types.iter().enumerate() {
            match parts.get(at) {
                Some(part) => {
                    let is_whole = matches!(ty, Ty::Array(..) | Ty::Record(_));
                    if is_whole && part.ty != *ty {
                        return Err(Stop::refused("a list that leaves braces out"));
                    }
                    values.extend(self.initial(frame, part, ty)?);
                }
                None => {
                    let leaves = self.leaves(ty)?;
                    values.extend(leaves.iter().map(zero).collect::<Result<Vec<_>, _>>()?);
                }
            }
        }
        Ok(values)
    }

    /// Calls a function.
    pub(super) fn call(
        &mut self,
        frame: &mut Frame,
        function: FunctionId,
        receiver: &Receiver,
        arguments: &[Rc<Expr>],
    ) -> Result<Given, Stop> {
        let routine = self.program.functions.get(&function);
        let routine = routine.ok_or_else(|| Stop::refused("a function nobody knows"))?.clone();
        let mut inner = Frame::new(routine.clone());
        inner.this = self.receiver(frame, receiver)?;
        self.pass(frame, &mut inner, &routine, arguments)?;
        self.entered(&mut inner)
    }

    /// Calls a lambda.
    pub(super) fn invoke(
        &mut self,
        frame: &mut Frame,
        lambda: &Rc<Expr>,
        arguments: &[Rc<Expr>],
    ) -> Result<Given, Stop> {
        let place = self.place(frame, lambda)?;
        let Value::Closure(closure) = self.load(&place, &Ty::Lambda, lambda.id)? else {
            return Err(Stop::refused("a call of something that is no lambda"));
        };
        let mut inner = Frame::new(closure.routine.clone());
        inner.called_by = place.via.clone();
        inner.slots.extend(closure.captured.iter().cloned());
        self.pass(frame, &mut inner, &closure.routine, arguments)?;
        self.entered(&mut inner)
    }

    fn pass(
        &mut self,
        frame: &mut Frame,
        inner: &mut Frame,
        routine: &Rc<Routine>,
        arguments: &[Rc<Expr>],
    ) -> Result<(), Stop> {
        let program = self.program;
        if arguments.len() > routine.params.len() {
            return Err(Stop::refused("too many arguments"));
        }
        for (at, id) in routine.params.iter().enumerate() {
            let param = &program.variables[id.0 as usize];
            let given = arguments.get(at).or(param.init.as_ref());
            let given =
                given.ok_or_else(|| Stop::refused(format!("`{}` without an argument", param.name)))?;
            if let Ty::Reference(to) = &param.ty {
                let place = self.bound(frame, given, to)?;
                inner.slots.insert(*id, Slot::Reference(place));
                continue;
            }
            let values = self.initial(frame, given, &param.ty)?;
            let leaves = self.leaves(&param.ty)?;
            let place = self.memory.make(Origin::Variable(*id), leaves, Some(values));
            inner.objects.push(place.object);
            inner.slots.insert(*id, Slot::Object(place));
        }
        Ok(())
    }

    fn entered(&mut self, inner: &mut Frame) -> Result<Given, Stop> {
        self.finish(inner)?;
        for object in &inner.objects {
            self.memory.end(*object);
        }
        let result = std::mem::replace(&mut inner.result, Value::Nothing);
        match (&inner.routine.result, result) {
            (Some(Ty::Reference(_)), Value::Pointer(Some(place))) => Ok(Given::Address(place)),
            (Some(Ty::Reference(_)), _) => {
                Err(Stop::undefined("a function without a result is asked for it"))
            }
            (Some(_) | None, result) => Ok(Given::Value(result)),
        }
    }

    /// The value of a `return` statement.
    pub(super) fn returned(&mut self, frame: &mut Frame, value: &Rc<Expr>) -> Result<Value, Stop> {
        match frame.routine.result.clone() {
            Some(Ty::Reference(to)) => Ok(Value::Pointer(Some(self.bound(frame, value, &to)?))),
            Some(Ty::Void) => self.effect(frame, value).map(|()| Value::Nothing),
            Some(Ty::Array(..) | Ty::Unknown(_)) => Err(Stop::refused("a result of a strange type")),
            Some(ty) => {
                let values = self.initial(frame, value, &ty)?;
                Ok(Value::from_cells(values, &ty))
            }
            // A lambda without a declared result type returns the value.
            None => self.value(frame, value),
        }
    }

    /// The value of a call's result.
    pub(super) fn taken(&mut self, given: Given, expr: &Expr) -> Result<Value, Stop> {
        match (given, &expr.ty) {
            (Given::Address(place), ty) => self.load(&place, ty, expr.id),
            (Given::Value(Value::Nothing), Ty::Void) => Ok(Value::Nothing),
            (Given::Value(Value::Nothing), _) => {
                Err(Stop::undefined("a function without a result is asked for it"))
            }
            (Given::Value(value), _) => Ok(value),
        }
    }

    /// The place of a call's result, or a temporary for its value.
    pub(super) fn kept(&mut self, given: Given, expr: &Expr) -> Result<Address, Stop> {
        match given {
            Given::Address(place) => Ok(place),
            Given::Value(value) => self.temporary(value, &expr.ty),
        }
    }

    /// A closure with the current values of its captures.
    pub(super) fn closure(
        &mut self,
        frame: &mut Frame,
        lambda: &LambdaExpr,
        expr: &Expr,
    ) -> Result<Value, Stop> {
        let program = self.program;
        let mut captured = Vec::new();
        for (id, by_reference) in &lambda.captures {
            let Some(slot) = frame.slots.get(id).cloned() else { continue };
            let (Slot::Object(place) | Slot::Reference(place)) = slot.clone();
            let slot = match by_reference {
                true => Slot::Reference(place),
                false => {
                    let ty = program.variables[id.0 as usize].ty.referred();
                    let kept = self.load(&place, ty, expr.id)?;
                    self.copied(*id, ty, kept)?
                }
            };
            captured.push((*id, slot));
        }
        for id in &lambda.declares {
            self.declare(frame, *id)?;
            let slot = match frame.slots.remove(id) {
                Some(Slot::Object(place)) => {
                    let ty = &program.variables[id.0 as usize].ty;
                    let value = self.load(&place, ty, expr.id)?;
                    self.copied(*id, ty, value)?
                }
                Some(reference) => reference,
                None => continue,
            };
            captured.push((*id, slot));
        }
        Ok(Value::Closure(Rc::new(Closure { routine: lambda.routine.clone(), captured })))
    }

    fn copied(&mut self, id: VarId, ty: &Ty, value: Value) -> Result<Slot, Stop> {
        let leaves = self.leaves(ty)?;
        let values = if let Value::Whole(values) = value { values } else { vec![value] };
        Ok(Slot::Object(self.memory.make(Origin::Kept(id), leaves, Some(values))))
    }

    /// True if a name in the body of a lambda refers to a capture.
    pub(super) fn is_captured(&self, frame: &Frame, id: VarId) -> bool {
        frame.called_by.is_some()
            && !frame.routine.params.contains(&id)
            && !matches!(frame.slots.get(&id), Some(Slot::Object(place)) if frame.objects.contains(&place.object))
    }
}

/// The zero value of a scalar type, `T()`.
fn zero(ty: &Ty) -> Result<Value, Stop> {
    match ty {
        Ty::Bool | Ty::Int(_) | Ty::Float(_) => convert(Value::Int(0, super::types::INT), ty),
        Ty::Pointer(_) => Ok(Value::Pointer(None)),
        Ty::Void
        | Ty::Reference(_)
        | Ty::Array(..)
        | Ty::Record(_)
        | Ty::Lambda
        | Ty::Null
        | Ty::Unknown(_) => Err(Stop::refused(format!("a first value of type {ty:?}"))),
    }
}
