//! Evaluates expressions.

use super::address::{Address, Origin, Slot, Via};
use super::arithmetic;
use super::builtins::builtin;
use super::machine::{Frame, Machine};
use super::pointers::{compared, is_place, pointee};
use super::program::{Elements, Expr, ExprForm, Receiver};
use super::stop::Stop;
use super::types::{INT, Ty};
use super::value::{Value, convert};
use okl_model::{BinaryOperator, IntType, VarId};
use std::rc::Rc;

impl Machine<'_> {
    /// Evaluates an expression for its effects.
    pub(super) fn effect(&mut self, frame: &mut Frame, expr: &Rc<Expr>) -> Result<(), Stop> {
        match &expr.kind {
            ExprForm::Declare(variable) => self.declare(frame, *variable),
            ExprForm::Paren(inner) => self.effect(frame, inner),
            // The value of the place is not read.
            ExprForm::Assign(..) | ExprForm::Step { postfix: false, .. } => self.place(frame, expr).map(drop),
            ExprForm::Binary(BinaryOperator::Comma, left, right) => {
                self.effect(frame, left)?;
                self.effect(frame, right)
            }
            ExprForm::Variable(_)
            | ExprForm::Constant(_)
            | ExprForm::This
            | ExprForm::Convert(_)
            | ExprForm::Member { .. }
            | ExprForm::Index(..)
            | ExprForm::Dim(..)
            | ExprForm::Dereference(_)
            | ExprForm::AddressOf(_)
            | ExprForm::Unary(..)
            | ExprForm::Step { .. }
            | ExprForm::Binary(..)
            | ExprForm::Conditional(..)
            | ExprForm::Call(..)
            | ExprForm::Invoke(..)
            | ExprForm::Builtin(..)
            | ExprForm::List(_)
            | ExprForm::Blank
            | ExprForm::Lambda(_)
            | ExprForm::Refused(_) => self.value(frame, expr).map(drop),
        }
    }

    /// Evaluates an expression to a value.
    pub(super) fn value(&mut self, frame: &mut Frame, expr: &Rc<Expr>) -> Result<Value, Stop> {
        let value = self.computed(frame, expr)?;
        self.point(expr.id, &value);
        Ok(value)
    }

    fn computed(&mut self, frame: &mut Frame, expr: &Rc<Expr>) -> Result<Value, Stop> {
        match &expr.kind {
            ExprForm::Constant(value) => Ok((*value).into()),
            ExprForm::Paren(inner) => self.value(frame, inner),
            ExprForm::This => Ok(Value::Pointer(frame.this.clone())),
            ExprForm::Convert(inner) => self.converted(frame, expr, inner),
            ExprForm::AddressOf(inner) => Ok(Value::Pointer(Some(self.place(frame, inner)?))),
            ExprForm::Unary(operator, operand) => {
                let operand = self.value(frame, operand)?;
                arithmetic::unary(*operator, operand)
            }
            ExprForm::Step { down, postfix: true, operand } => {
                let place = self.place(frame, operand)?;
                let old = self.load(&place, &operand.ty, operand.id)?;
                let new = self.stepped(old.clone(), *down, &operand.ty)?;
                self.store(&place, &operand.ty, new, operand.id)?;
                Ok(old)
            }
            ExprForm::Binary(operator, left, right) => self.binary(frame, *operator, left, right),
            ExprForm::Conditional(condition, then, otherwise) => {
                let holds = self.value(frame, condition)?.truth()?;
                self.value(frame, if holds { then } else { otherwise })
            }
            ExprForm::Call(function, receiver, arguments) => {
                let result = self.call(frame, *function, receiver, arguments)?;
                self.taken(result, expr)
            }
            ExprForm::Invoke(lambda, arguments) => {
                let result = self.invoke(frame, lambda, arguments)?;
                self.taken(result, expr)
            }
            ExprForm::Builtin(name, arguments) => {
                let values = arguments.iter().map(|argument| self.value(frame, argument));
                let values = values.collect::<Result<Vec<_>, _>>()?;
                builtin(name, &values)
            }
            ExprForm::List(_) | ExprForm::Blank => {
                let values = self.initial(frame, expr, &expr.ty)?;
                Ok(Value::from_cells(values, &expr.ty))
            }
            ExprForm::Lambda(lambda) => self.closure(frame, lambda, expr),
            ExprForm::Declare(_) => Err(Stop::refused("a declaration as a value")),
            ExprForm::Refused(refusal) => Err(Stop::Refused(refusal.clone())),
            // The value that was just stored; reading it again is no access.
            ExprForm::Assign(..) | ExprForm::Step { .. } => {
                let place = self.place(frame, expr)?;
                let trace = self.trace.take();
                let value = self.load(&place, &expr.ty, expr.id);
                self.trace = trace;
                value
            }
            ExprForm::Variable(_)
            | ExprForm::Member { .. }
            | ExprForm::Index(..)
            | ExprForm::Dim(..)
            | ExprForm::Dereference(_) => {
                let place = self.place(frame, expr)?;
                self.load(&place, &expr.ty, expr.id)
            }
        }
    }

    /// Evaluates an expression to a place.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of expression")]
    pub(super) fn place(&mut self, frame: &mut Frame, expr: &Rc<Expr>) -> Result<Address, Stop> {
        match &expr.kind {
            ExprForm::Variable(id) => self.named(frame, *id, expr),
            ExprForm::Paren(inner) => self.place(frame, inner),
            ExprForm::Member { base, arrow, field } => {
                let (object, ty) = match base {
                    None => {
                        let this =
                            frame.this.clone().ok_or_else(|| Stop::refused("a member without an object"))?;
                        (this, None)
                    }
                    Some(base) if *arrow => (self.target(frame, base)?, pointee(&base.ty)),
                    Some(base) => (self.place(frame, base)?, Some(base.ty.clone())),
                };
                self.member(&object, ty, *field)
            }
            ExprForm::Index(base, index) => {
                let pointer = self.target(frame, base)?;
                let by = self.value(frame, index)?.integer()?;
                let size = self.cells(&expr.ty)?;
                pointer.moved(by, size)
            }
            ExprForm::Dim(base, parts) => {
                let mut at = 0;
                for (index, size) in parts.iter().rev() {
                    let size = self.value(frame, size)?.integer()?;
                    at = at * size + self.value(frame, index)?.integer()?;
                }
                let pointer = self.target(frame, base)?;
                let size = self.cells(&expr.ty)?;
                pointer.moved(at, size)
            }
            ExprForm::Dereference(pointer) => self.target(frame, pointer),
            ExprForm::Step { down, postfix: false, operand } => {
                let place = self.place(frame, operand)?;
                let old = self.load(&place, &operand.ty, operand.id)?;
                let new = self.stepped(old, *down, &operand.ty)?;
                self.store(&place, &operand.ty, new, operand.id)?;
                Ok(place)
            }
            ExprForm::Assign(operator, target, value) => self.assign(frame, *operator, target, value),
            ExprForm::Conditional(condition, then, otherwise) => {
                let holds = self.value(frame, condition)?.truth()?;
                self.place(frame, if holds { then } else { otherwise })
            }
            ExprForm::Binary(BinaryOperator::Comma, left, right) => {
                self.effect(frame, left)?;
                self.place(frame, right)
            }
            // A conversion that only changes `const`.
            ExprForm::Convert(inner) if inner.ty == expr.ty && is_place(inner) => self.place(frame, inner),
            ExprForm::Call(function, receiver, arguments) => {
                let result = self.call(frame, *function, receiver, arguments)?;
                self.kept(result, expr)
            }
            ExprForm::Invoke(lambda, arguments) => {
                let result = self.invoke(frame, lambda, arguments)?;
                self.kept(result, expr)
            }
            ExprForm::Constant(_)
            | ExprForm::This
            | ExprForm::Convert(_)
            | ExprForm::AddressOf(_)
            | ExprForm::Unary(..)
            | ExprForm::Step { .. }
            | ExprForm::Binary(..)
            | ExprForm::Builtin(..)
            | ExprForm::List(_)
            | ExprForm::Blank
            | ExprForm::Lambda(_)
            | ExprForm::Declare(_)
            | ExprForm::Refused(_) => {
                let value = self.value(frame, expr)?;
                self.temporary(value, &expr.ty)
            }
        }
    }

    /// A temporary object for a value.
    pub(super) fn temporary(&mut self, value: Value, ty: &Ty) -> Result<Address, Stop> {
        let leaves = self.leaves(ty)?;
        let values = value.into_cells(ty)?;
        Ok(self.memory.make(Origin::Temporary, leaves, Some(values)))
    }

    /// The place that a name refers to.
    fn named(&mut self, frame: &Frame, variable: VarId, expr: &Expr) -> Result<Address, Stop> {
        let slot = self.slot(frame, variable)?;
        let is_own = frame.slots.contains_key(&variable);
        let (Slot::Object(place) | Slot::Reference(place)) = slot;
        let depth = self.depth();
        let captured = frame.called_by.as_ref().filter(|_| is_own && self.is_captured(frame, variable));
        let outer = match captured {
            Some(called_by) => Via::below(Some(called_by), depth),
            None => Via::below(place.via.as_ref(), depth),
        };
        let moment = self.moment();
        let via = Via { depth, moment, variable, name: expr.id, indirect: false, outer };
        Ok(Address { via: Some(Rc::new(via)), ..place })
    }

    /// The place that a pointer points to; for an array its first element.
    fn target(&mut self, frame: &mut Frame, expr: &Rc<Expr>) -> Result<Address, Stop> {
        if matches!(expr.ty, Ty::Array(..)) {
            return self.first(frame, expr);
        }
        let Value::Pointer(place) = self.value(frame, expr)? else {
            return Err(Stop::refused("something else where a pointer is needed"));
        };
        place.ok_or_else(|| Stop::undefined("the null pointer is followed"))
    }

    /// The first element of an array. A pointer to it may move within that array, not within an enclosing one.
    pub(super) fn first(&mut self, frame: &mut Frame, array: &Rc<Expr>) -> Result<Address, Stop> {
        let size = self.cells(&array.ty)?;
        Ok(self.place(frame, array)?.part(0, size))
    }

    fn member(&mut self, object: &Address, ty: Option<Ty>, field: VarId) -> Result<Address, Stop> {
        let records = &self.program.records;
        let record = match ty {
            Some(Ty::Record(record)) => Some(record),
            Some(_) => return Err(Stop::refused("a member of something strange")),
            None => records.of_field(field),
        };
        let record = record.ok_or_else(|| Stop::refused("a member of a class nobody knows"))?;
        let (offset, ty) = records.field(record, field).map_err(Stop::refused)?;
        let place = object.part(offset, records.size(&ty).map_err(Stop::refused)?);
        if let Ty::Reference(_) = ty {
            return Err(Stop::refused("a member that is a reference"));
        }
        Ok(place)
    }

    fn converted(&mut self, frame: &mut Frame, expr: &Rc<Expr>, inner: &Rc<Expr>) -> Result<Value, Stop> {
        match (&expr.ty, &inner.ty) {
            (Ty::Pointer(to), Ty::Array(of, _)) if **to == **of || **to == Ty::Void => {
                Ok(Value::Pointer(Some(self.first(frame, inner)?)))
            }
            (Ty::Pointer(to), Ty::Pointer(from)) if to != from && **to != Ty::Void && **from != Ty::Void => {
                Err(Stop::refused("a pointer that becomes one to something else"))
            }
            (Ty::Void, _) => {
                self.effect(frame, inner)?;
                Ok(Value::Nothing)
            }
            (ty, _) => {
                let value = self.value(frame, inner)?;
                convert(value, ty)
            }
        }
    }

    fn binary(
        &mut self,
        frame: &mut Frame,
        operator: BinaryOperator,
        left: &Rc<Expr>,
        right: &Rc<Expr>,
    ) -> Result<Value, Stop> {
        match operator {
            BinaryOperator::LogicalAnd | BinaryOperator::LogicalOr => {
                let left = self.value(frame, left)?.truth()?;
                if left == (operator == BinaryOperator::LogicalOr) {
                    return Ok(Value::Bool(left));
                }
                return Ok(Value::Bool(self.value(frame, right)?.truth()?));
            }
            BinaryOperator::Comma => {
                self.effect(frame, left)?;
                return self.value(frame, right);
            }
            BinaryOperator::Add
            | BinaryOperator::Subtract
            | BinaryOperator::Multiply
            | BinaryOperator::Divide
            | BinaryOperator::Remainder
            | BinaryOperator::ShiftLeft
            | BinaryOperator::ShiftRight
            | BinaryOperator::And
            | BinaryOperator::Or
            | BinaryOperator::Xor
            | BinaryOperator::Equal
            | BinaryOperator::NotEqual
            | BinaryOperator::Less
            | BinaryOperator::LessEqual
            | BinaryOperator::Greater
            | BinaryOperator::GreaterEqual
            | BinaryOperator::Compare
            | BinaryOperator::MemberPointer
            | BinaryOperator::ArrowMemberPointer => {}
        }
        let (a, b) = (self.value(frame, left)?, self.value(frame, right)?);
        self.combined(operator, a, b, &left.ty, &right.ty)
    }

    /// A binary operator on numbers or pointers.
    fn combined(
        &mut self,
        operator: BinaryOperator,
        a: Value,
        b: Value,
        of_a: &Ty,
        of_b: &Ty,
    ) -> Result<Value, Stop> {
        let size = |machine: &Self, ty: &Ty| machine.cells(&pointee(ty).unwrap_or(Ty::Void));
        match (operator, a, b) {
            (BinaryOperator::Add, Value::Pointer(Some(place)), by) => {
                let size = size(self, of_a)?;
                Ok(Value::Pointer(Some(place.moved(by.integer()?, size)?)))
            }
            (BinaryOperator::Add, by, Value::Pointer(Some(place))) => {
                let size = size(self, of_b)?;
                Ok(Value::Pointer(Some(place.moved(by.integer()?, size)?)))
            }
            (BinaryOperator::Subtract, Value::Pointer(Some(a)), Value::Pointer(Some(b))) => {
                if a.object != b.object || a.array != b.array {
                    return Err(Stop::undefined("the distance of pointers into two objects"));
                }
                let distance = (a.cell as i128 - b.cell as i128) / size(self, of_a)? as i128;
                Ok(Value::Int(distance, IntType { bits: 64, signed: true }))
            }
            (BinaryOperator::Subtract, Value::Pointer(Some(place)), by) => {
                let size = size(self, of_a)?;
                Ok(Value::Pointer(Some(place.moved(-by.integer()?, size)?)))
            }
            (_, Value::Pointer(a), Value::Pointer(b)) => compared(operator, a.as_ref(), b.as_ref()),
            (_, a, b) => arithmetic::binary(operator, a, b),
        }
    }

    fn assign(
        &mut self,
        frame: &mut Frame,
        operator: Option<BinaryOperator>,
        target: &Rc<Expr>,
        value: &Rc<Expr>,
    ) -> Result<Address, Stop> {
        // In C++17 the right operand is evaluated first.
        let new = self.value(frame, value)?;
        let place = self.place(frame, target)?;
        let new = match operator {
            None => new,
            Some(operator) => {
                let old = self.load(&place, &target.ty, target.id)?;
                self.combined(operator, old, new, &target.ty, &value.ty)?
            }
        };
        self.store(&place, &target.ty, new, target.id)?;
        Ok(place)
    }

    /// The incremented or decremented value.
    fn stepped(&mut self, old: Value, down: bool, ty: &Ty) -> Result<Value, Stop> {
        let operator = if down { BinaryOperator::Subtract } else { BinaryOperator::Add };
        if *ty == Ty::Bool {
            return Err(Stop::refused("`++` of a truth value"));
        }
        let new = self.combined(operator, old, Value::Int(1, INT), ty, &Ty::Int(INT))?;
        convert(new, ty)
    }

    /// Assigns the next element in `for (x : list)`; returns false if there is none.
    pub(super) fn element(&mut self, frame: &mut Frame, elements: &Elements, at: i128) -> Result<bool, Stop> {
        let Ty::Array(of, length) = &elements.list.ty else {
            return Err(Stop::refused("a loop over something that is no array"));
        };
        if at >= *length as i128 {
            return Ok(false);
        }
        let list = self.first(frame, &elements.list)?;
        let size = self.cells(of)?;
        let place = list.moved(at, size)?;
        let ty = self.program.variables[elements.variable.0 as usize].ty.clone();
        let slot = if let Ty::Reference(_) = ty {
            Slot::Reference(place)
        } else {
            let value = self.load(&place, of, elements.list.id)?;
            Slot::Object(self.own(frame, elements.variable, &ty, value)?)
        };
        frame.slots.insert(elements.variable, slot);
        Ok(true)
    }

    /// The object that a method is called on.
    pub(super) fn receiver(
        &mut self,
        frame: &mut Frame,
        receiver: &Receiver,
    ) -> Result<Option<Address>, Stop> {
        match receiver {
            Receiver::Nothing => Ok(None),
            Receiver::This => Ok(frame.this.clone()),
            Receiver::Of(object) if matches!(object.ty, Ty::Pointer(_)) => {
                Ok(Some(self.target(frame, object)?))
            }
            Receiver::Of(object) => Ok(Some(self.place(frame, object)?)),
        }
    }
}
