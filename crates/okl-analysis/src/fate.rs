//! Capture tracking: the use of a place, or of its address, in the expressions around it.
//!
//! A mention of a variable alone seldom shows that the variable is written: a function returns its address, an operator
//! of a class stands for an assignment, an implicit conversion has side effects. The walk therefore ascends from the
//! mention through its parents and tracks at each step how the current expression relates to the place: it is the
//! place, or its value leads there by a number of pointers. LLVM's capture tracking does the same for its values.
//!
//! | code | the fate of `k` |
//! |---|---|
//! | `k + 1`, `look(k)`, `v[k]` | read |
//! | `k = 1`, `++*id(&k)`, `change(k)` | written |
//! | `int &r = k`, `list.p = &k` | captured |
//! | `return &k` | returned |

use crate::Analyzed;
use crate::effect_queries::EffectQueries;
pub use crate::indirection::Indirection;
use crate::values::is_value;
use okl_model::{
    BinaryOperator, CallExpr, CallTarget, Callee, Declare, ExprId, ExprKind, Member, StmtKind, Ty, TypeKind,
};

/// The result of the walk. Variants are ordered from harmless to harmful.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    /// It is not accessed: `sizeof(k)`, `&k == p`.
    Named,
    /// Its value is read, and it is not written.
    Read,
    /// The function returns the place or its address; the fate depends on the callers.
    Returned,
    /// A variable or object leads to it from here on, or holds its address as a number. Accesses through that are found
    /// at their own mentions.
    Captured,
    /// It may be written.
    Written,
}

impl Analyzed {
    /// The fate of the place that the expression `id` designates, at the distance `meant`.
    pub fn fate(&self, id: ExprId, meant: Indirection) -> Fate {
        self.asking(|asked| fate_with(self, id, meant, asked))
    }
}

/// The fate of the place that the expression `id` designates, at the distance `meant`.
pub fn fate(unit: &Analyzed, id: ExprId, meant: Indirection) -> Fate {
    fate_with(unit, id, meant, &mut EffectQueries::default())
}

/// As [`fate`]; `asked` holds the answers about functions and the questions that are still open.
pub(crate) fn fate_with(unit: &Analyzed, id: ExprId, meant: Indirection, asked: &mut EffectQueries) -> Fate {
    climb(unit, id, meant, asked, &mut |_| {})
}

/// As [`fate_with`]; `visit` is called with each expression on the way up, last with the one that decides.
pub(crate) fn climb(
    unit: &Analyzed,
    id: ExprId,
    meant: Indirection,
    asked: &mut EffectQueries,
    visit: &mut dyn FnMut(ExprId),
) -> Fate {
    let mut climb = Climb { unit, asked, from: (id, meant), at: id, meant };
    loop {
        let Some(parent) = unit.parent(climb.at) else { return climb.top() };
        visit(parent);
        match climb.step(parent) {
            Step::Ends(fate) => return fate,
            Step::Goes(meant) => {
                climb.at = parent;
                climb.meant = meant;
            }
        }
    }
}

enum Step {
    /// The fate is decided.
    Ends(Fate),
    /// The parent relates to the place in this way.
    Goes(Indirection),
}

struct Climb<'u, 'a> {
    unit: &'u Analyzed,
    asked: &'a mut EffectQueries,
    /// The start of the walk.
    from: (ExprId, Indirection),
    at: ExprId,
    meant: Indirection,
}

impl Climb<'_, '_> {
    fn step(&mut self, parent: ExprId) -> Step {
        let unit = self.unit;
        let (at, meant) = (self.at, self.meant);
        let goes = |meant: Option<Indirection>| meant.map_or(Step::Ends(Fate::Read), Step::Goes);
        match &unit.expression(parent).kind {
            ExprKind::Paren(_) | ExprKind::OneOf(_) | ExprKind::CompoundLiteral(_) | ExprKind::Opaque(_) => {
                Step::Goes(meant)
            }
            ExprKind::Cast { binds, .. } => self.cast(parent, *binds),
            ExprKind::Member(member) if member.base == Some(at) => self.member(member),
            ExprKind::Index { base, .. } | ExprKind::Dim { base, .. } if *base == at => goes(self.element()),
            ExprKind::Dereference(_) => goes(self.element()),
            ExprKind::AddressOf(_) => Step::Goes(meant.addressed()),
            ExprKind::Step { .. } | ExprKind::Assign { operator: Some(_), .. }
                if meant == Indirection::Place =>
            {
                Step::Ends(if is_target(unit, parent, at) { Fate::Written } else { Fate::Read })
            }
            // `*p++`, `*(p += 2)`: still a pointer that leads to the place.
            ExprKind::Step { .. } => Step::Goes(meant),
            ExprKind::Assign { operator: Some(_), target, .. } if *target == at => Step::Goes(meant),
            ExprKind::Assign { operator: None, target, .. } if *target == at => {
                Step::Ends(if meant == Indirection::Place { Fate::Written } else { Fate::Named })
            }
            ExprKind::Assign { .. } => Step::Ends(self.stored()),
            ExprKind::Binary { operator, left, right } => self.binary(parent, *operator, [*left, *right]),
            ExprKind::Conditional { condition, .. } if *condition != at => match meant {
                Indirection::Place if is_value(unit, parent) && !self.is_array(at) => Step::Ends(Fate::Read),
                Indirection::Place | Indirection::Address(_) => Step::Goes(meant),
            },
            ExprKind::Call(call) => self.call(parent, call),
            // A copy, unless the list initializes something that can hold an address.
            ExprKind::List(_) => match meant {
                Indirection::Place if unit.is_closed(unit.type_of(parent)) => Step::Ends(Fate::Read),
                Indirection::Place => Step::Goes(Indirection::Address(1)),
                Indirection::Address(_) => Step::Goes(meant),
            },
            ExprKind::Declare(declare) => Step::Ends(self.declared(parent, declare)),
            ExprKind::SizeOf(_) | ExprKind::TypeOf(_) => Step::Ends(Fate::Named),
            ExprKind::Lambda(_) | ExprKind::Statements(_) | ExprKind::Defines(_) => {
                Step::Ends(Fate::Captured)
            }
            ExprKind::Name(_)
            | ExprKind::Literal(_)
            | ExprKind::This
            | ExprKind::Member(_)
            | ExprKind::Index { .. }
            | ExprKind::Dim { .. }
            | ExprKind::Unary { .. }
            | ExprKind::Conditional { .. } => Step::Ends(Fate::Read),
        }
    }

    /// The fate at the top: `at` is a whole expression of a statement.
    fn top(&self) -> Fate {
        let unit = self.unit;
        let Some(stmt) = unit.statement_of(self.at) else { return Fate::Captured };
        if stmt.kind != StmtKind::Return {
            return Fate::Read;
        }
        // The callers of lambdas are not tracked.
        let Some(function) = unit.function_around(stmt.span).filter(|_| !unit.is_in_lambda(stmt.span)) else {
            return Fate::Captured;
        };
        let result = unit.ty(unit.function(function).result);
        match self.meant {
            Indirection::Place if result.is_reference() || self.is_array(self.at) => Fate::Returned,
            Indirection::Place => Fate::Read,
            Indirection::Address(_) => Fate::Returned,
        }
    }

    fn is_array(&self, id: ExprId) -> bool {
        self.unit.type_of(self.unit.peeled(id)).is_array()
    }

    /// The relation of the value, after array-to-pointer conversion.
    fn decayed(&self) -> Indirection {
        if self.is_array(self.at) { self.meant.addressed() } else { self.meant }
    }

    /// The relation of `a[i]` and `*a`.
    fn element(&self) -> Option<Indirection> {
        if self.is_array(self.at) { Some(self.meant) } else { self.meant.followed() }
    }

    fn cast(&self, parent: ExprId, binds: bool) -> Step {
        let ty = self.unit.type_of(parent);
        // The conversion of an array is implicit, and `is_array` sees through it, unless it is written.
        if self.is_array(self.at) && ty.is_pointer() {
            return Step::Goes(if self.is_array(parent) { self.meant } else { self.decayed() });
        }
        match self.meant {
            Indirection::Place if binds || !is_value(self.unit, parent) => Step::Goes(Indirection::Place),
            Indirection::Place => Step::Ends(Fate::Read),
            Indirection::Address(_) => match ty.kind {
                TypeKind::Bool => Step::Ends(Fate::Named),
                TypeKind::Int(_) | TypeKind::Float | TypeKind::Enum => Step::Ends(Fate::Captured),
                TypeKind::Void
                | TypeKind::Pointer(_)
                | TypeKind::Reference(_)
                | TypeKind::Array { .. }
                | TypeKind::Record
                | TypeKind::Function
                | TypeKind::Other => Step::Goes(self.meant),
            },
        }
    }

    /// `s.x`, `p->x`: a part of the object, or the memory that a pointer or reference member leads to.
    fn member(&self, member: &Member) -> Step {
        let unit = self.unit;
        let refers = member.variable.is_some_and(|id| unit.ty(unit.variable(id).ty).is_reference());
        let object = if member.arrow { self.element() } else { Some(self.meant) };
        match object {
            None => Step::Ends(Fate::Read),
            Some(Indirection::Place) if refers => Step::Ends(Fate::Read),
            Some(Indirection::Address(1)) if refers => Step::Goes(Indirection::Place),
            Some(meant) => Step::Goes(meant),
        }
    }

    fn binary(&self, parent: ExprId, operator: BinaryOperator, [left, right]: [ExprId; 2]) -> Step {
        let goes = |meant: Option<Indirection>| meant.map_or(Step::Ends(Fate::Read), Step::Goes);
        match operator {
            BinaryOperator::Comma if right == self.at => Step::Goes(self.meant),
            BinaryOperator::MemberPointer if left == self.at => Step::Goes(self.meant),
            BinaryOperator::ArrowMemberPointer if left == self.at => goes(self.element()),
            BinaryOperator::Add | BinaryOperator::Subtract if self.unit.type_of(parent).is_pointer() => {
                match self.decayed() {
                    Indirection::Place => Step::Ends(Fate::Read),
                    meant @ Indirection::Address(_) => Step::Goes(meant),
                }
            }
            // `p != q` accesses nothing that the operands lead to.
            BinaryOperator::Comma
            | BinaryOperator::MemberPointer
            | BinaryOperator::ArrowMemberPointer
            | BinaryOperator::Add
            | BinaryOperator::Subtract
            | BinaryOperator::Multiply
            | BinaryOperator::Divide
            | BinaryOperator::Remainder
            | BinaryOperator::ShiftLeft
            | BinaryOperator::ShiftRight
            | BinaryOperator::And
            | BinaryOperator::Or
            | BinaryOperator::Xor
            | BinaryOperator::LogicalAnd
            | BinaryOperator::LogicalOr
            | BinaryOperator::Equal
            | BinaryOperator::NotEqual
            | BinaryOperator::Less
            | BinaryOperator::LessEqual
            | BinaryOperator::Greater
            | BinaryOperator::GreaterEqual
            | BinaryOperator::Compare => Step::Ends(match self.meant {
                Indirection::Place if !self.is_array(self.at) => Fate::Read,
                Indirection::Place | Indirection::Address(_) => Fate::Named,
            }),
        }
    }

    /// The fate of the right-hand side of an assignment, or of an initializer.
    fn stored(&self) -> Fate {
        match self.meant {
            Indirection::Place if !self.is_array(self.at) => Fate::Read,
            Indirection::Place | Indirection::Address(_) => Fate::Captured,
        }
    }

    fn declared(&mut self, parent: ExprId, declare: &Declare) -> Fate {
        let unit = self.unit;
        if declare.init != Some(self.at) {
            // `View v(p);`, or the size of an array.
            return if self.meant == Indirection::Place { Fate::Read } else { Fate::Captured };
        }
        let refers = |id: &okl_model::VarId| unit.ty(unit.variable(*id).ty).is_reference();
        let is_range = unit
            .statement_of(parent)
            .is_some_and(|stmt| matches!(stmt.kind, StmtKind::RangeFor { declare, .. } if declare == parent));
        let object = unit.type_of(self.at).value();
        if is_range && self.meant == Indirection::Place && object.kind == TypeKind::Record {
            // It calls `begin` and `end` of the object implicitly.
            let changes = unit.range_functions(object).any(|id| self.asked.changes_object(unit, id));
            if changes {
                return Fate::Written;
            }
        }
        match self.meant {
            Indirection::Place if declare.variables.iter().any(refers) => Fate::Captured,
            // The loop variable holds copies of the elements.
            Indirection::Place if is_range => Fate::Read,
            Indirection::Place | Indirection::Address(_) => self.stored(),
        }
    }

    fn call(&mut self, parent: ExprId, call: &CallExpr) -> Step {
        let unit = self.unit;
        let callee = call.callee().map(|id| unit.callee(id));
        let written = match Role::of(unit, call, self.at) {
            // The callee itself, or a template argument.
            Role::Other => return Step::Ends(Fate::Read),
            // The effects of a lambda, and its results, are found where its body names the variable.
            Role::Object
                if unit.type_of(self.at).value().is_lambda
                    && callee.is_some_and(|callee| callee.is_const) =>
            {
                return Step::Ends(Fate::Read);
            }
            Role::Object => self.changes_object(callee),
            Role::Argument(at) => {
                let parameter = callee.and_then(|callee| callee.parameters.get(at)).map(|ty| unit.ty(*ty));
                let is_copied = self.meant == Indirection::Place
                    && !self.is_array(self.at)
                    && parameter.is_some_and(|ty| !ty.is_reference());
                if is_copied {
                    return Step::Ends(Fate::Read);
                }
                self.changes_argument(callee, parameter, at)
            }
        };
        if written {
            return Step::Ends(Fate::Written);
        }
        // The result may be the place, or may lead there.
        let result = callee.map_or(unit.type_of(parent), |callee| unit.ty(callee.result));
        let makes = matches!(call.target, CallTarget::Constructor(_));
        let meant = match result.kind {
            _ if makes && unit.is_closed(unit.type_of(parent)) => None,
            _ if makes => Some(Indirection::Address(1)),
            TypeKind::Reference(_) => Some(Indirection::Place),
            TypeKind::Void => None,
            _ if unit.is_closed(result) => None,
            TypeKind::Bool
            | TypeKind::Int(_)
            | TypeKind::Float
            | TypeKind::Enum
            | TypeKind::Pointer(_)
            | TypeKind::Array { .. }
            | TypeKind::Record
            | TypeKind::Function
            | TypeKind::Other => Some(Indirection::Address(1)),
        };
        match meant.filter(|meant| unit.memory().may_give_back(unit, (parent, *meant), self.from)) {
            Some(meant) => Step::Goes(meant),
            None => Step::Ends(Fate::Read),
        }
    }

    fn changes_object(&mut self, callee: Option<&Callee>) -> bool {
        let unit = self.unit;
        let is_itself = match self.meant {
            Indirection::Place => true,
            Indirection::Address(times) => times == 1 && unit.type_of(self.at).is_pointer(),
        };
        let Some(callee) = callee else { return true };
        let object = unit.type_of(self.at);
        let object = object.element().unwrap_or(object);
        let is_promised = callee.is_const && !unit.casts_const_away() && !unit.is_mutable(object);
        match callee.function {
            Some(_) if is_itself && is_promised => false,
            Some(function) if self.asked.hides_changes(unit, function, callee, Some(object)) => true,
            Some(function) if is_itself => self.asked.changes_object(unit, function),
            Some(function) => !self.asked.only_reads(unit, function),
            None => !(is_itself && callee.is_const),
        }
    }

    fn changes_argument(&mut self, callee: Option<&Callee>, parameter: Option<Ty<'_>>, at: usize) -> bool {
        let unit = self.unit;
        let Some(callee) = callee else { return true };
        let refers = parameter.is_some_and(|ty| ty.is_reference());
        let is_itself = match if refers { self.meant } else { self.decayed() } {
            Indirection::Place => true,
            Indirection::Address(times) => {
                times == 1 && parameter.is_some_and(|ty| ty.is_pointer() || ty.is_array())
            }
        };
        let to = parameter.and_then(|ty| ty.referred().or(ty.element()));
        // Only the user's own functions may cast a `const` away.
        let holds = callee.function.is_none() || !unit.casts_const_away();
        let is_promised =
            is_itself && to.is_some_and(|to| to.is_const && holds && !unit.is_mutable(to.value()));
        match callee.function {
            _ if is_promised => false,
            Some(function) if self.asked.hides_changes(unit, function, callee, None) => true,
            Some(function) if self.asked.only_reads(unit, function) => false,
            Some(function) if is_itself => self.asked.changes_argument(unit, function, at),
            Some(_) | None => true,
        }
    }
}

/// The role of an expression in the call that is its parent.
enum Role {
    /// The object of a method call.
    Object,
    /// The argument for the parameter of this number.
    Argument(usize),
    Other,
}

impl Role {
    fn of(unit: &Analyzed, call: &CallExpr, id: ExprId) -> Role {
        if matches!(call.target, CallTarget::Method { object: Some(object), .. } if object == id) {
            return Role::Object;
        }
        let Some(at) = call.arguments.iter().position(|argument| *argument == id) else { return Role::Other };
        let is_member = matches!(call.target, CallTarget::Operator(callee) if unit.callee(callee).is_method);
        match at.checked_sub(usize::from(is_member)) {
            Some(at) => Role::Argument(at),
            None => Role::Object,
        }
    }
}

fn is_target(unit: &Analyzed, parent: ExprId, id: ExprId) -> bool {
    let parent = &unit.expression(parent).kind;
    matches!(parent, ExprKind::Step { operand: target, .. } | ExprKind::Assign { target, .. } if *target == id)
}

#[cfg(test)]
mod tests;
