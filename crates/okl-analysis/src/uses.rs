//! The effects of expressions on named variables, and their calls.
//!
//! A *use* is one mention of a variable together with its access: a read, a write, an update, or an escape of its
//! address. The access concerns the variable itself or, *through* it, the memory that the variable points or refers to.
//! The walk descends from an expression to its parts and passes down a demand: what the parent does with the value of
//! the child.
//!
//! | expression | demand | use of `p` |
//! |---|---|---|
//! | `p[i] = 1` | write, then write through one level | write, through, subscripts `i` |
//! | `*p++ = 1` | as above; and update | update; write, through |
//! | `f(&p)` | read, then escape | escape |

use crate::attribute_index::of_variable;
use crate::promises::Promises;
use crate::values::is_value;
use okl_model::{
    Access, BinaryOperator, CallExpr, CallTarget, Callee, CastStyle, Declare, ExprId, ExprKind, FunctionId,
    Intrinsic, Lambda, Member, Name, Overloaded, Scope, Stmt, Ty, TypeKind, Unit, VarId,
};
use okl_source::Span;

/// One mention of a variable.
#[derive(Clone, Debug, PartialEq)]
pub struct Use {
    /// The name expression; the lambda if its capture list names the variable; the declaration if the variable is
    /// destroyed.
    pub id: ExprId,
    /// The variable.
    pub variable: VarId,
    /// The range of the name.
    pub span: Span,
    /// The access.
    pub access: Access,
    /// True if the access concerns the memory that the variable points to, or an element of it.
    pub through: bool,
    /// The indices, outermost first: `i` and `j` of `a[i][j]`.
    pub subscripts: Vec<ExprId>,
    /// The whole expression that is accessed: `a[i][j]`.
    pub place: ExprId,
    /// True if the access concerns the memory that the value of `place` leads to: `f(p)` accesses the memory behind
    /// `p`.
    pub behind: bool,
}

/// One call of a function by name.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// The call expression.
    pub id: ExprId,
    /// The name of the function.
    pub name: String,
    /// The overloaded operator, if the function is one.
    pub operator: Option<Overloaded>,
    /// The function, if the unit defines or declares it.
    pub function: Option<FunctionId>,
    /// The range of the whole call.
    pub span: Span,
}

/// The effects of expressions, in evaluation order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Effects {
    /// The uses of variables.
    pub uses: Vec<Use>,
    /// The calls by name.
    pub calls: Vec<Call>,
}

/// The effects of expressions whose values are only read. For a whole unit, [`crate::Analyzed`] is faster.
pub fn effects(unit: &Unit, expressions: &[ExprId]) -> Effects {
    effects_with(unit, &Promises::new(unit), expressions, Access::Read)
}

/// The effects of expressions to whose values `access` is applied.
pub(crate) fn effects_with(
    unit: &Unit,
    promises: &Promises,
    expressions: &[ExprId],
    access: Access,
) -> Effects {
    let mut walk = Walk { unit, promises, found: Effects::default() };
    for id in expressions {
        walk.expression(*id, Demand::of(access));
    }
    walk.found
}

/// The use that the parent expression makes of the value of a child.
#[derive(Clone, Debug)]
struct Demand {
    access: Access,
    /// True if the access concerns the memory that a pointer below leads to.
    through: bool,
    /// The number of indirections from an array or pointer below to the accessed memory: 1 for `*p`, 2 for `a[i][j]`.
    levels: usize,
    subscripts: Vec<ExprId>,
    /// The ancestor expression that is accessed as a whole.
    place: Option<ExprId>,
    /// True if the access concerns the memory that the value of `place` leads to.
    behind: bool,
}

impl Demand {
    fn read() -> Demand {
        Demand::of(Access::Read)
    }

    fn of(access: Access) -> Demand {
        Demand { access, through: false, levels: 0, subscripts: Vec::new(), place: None, behind: false }
    }

    /// An access to the memory that a pointer leads to.
    fn behind(access: Access) -> Demand {
        Demand { through: true, levels: 1, behind: true, ..Demand::of(access) }
    }

    /// The same access to a part of the object below.
    fn inside(self) -> Demand {
        Demand { through: false, levels: 0, subscripts: Vec::new(), ..self }
    }

    /// The same access to a part of what a pointer below leads to.
    fn through(self) -> Demand {
        Demand { through: true, levels: 1, subscripts: Vec::new(), ..self }
    }

    fn only_reads(&self) -> bool {
        self.access == Access::Read && !self.through
    }
}

struct Walk<'u> {
    unit: &'u Unit,
    promises: &'u Promises,
    found: Effects,
}

impl<'u> Walk<'u> {
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of expression")]
    fn expression(&mut self, id: ExprId, demand: Demand) {
        let unit = self.unit;
        // `int &&x = (int)s[t]` binds to a copy.
        let is_copy = demand.access == Access::Escape && !demand.through && self.is_scalar_value(id);
        let demand = if is_copy { Demand { access: Access::Read, ..demand } } else { demand };
        let demand = Demand { place: demand.place.or(Some(id)), ..demand };
        match &unit.expression(id).kind {
            ExprKind::Name(Name::Variable(_)) => self.name(id, demand),
            ExprKind::Name(Name::Function(_) | Name::Enumerator(_) | Name::Other(_))
            | ExprKind::Literal(_)
            | ExprKind::This => {}
            ExprKind::Paren(inner)
            | ExprKind::Cast { style: CastStyle::Implicit | CastStyle::Const, operand: inner, .. } => {
                self.expression(*inner, demand);
            }
            ExprKind::Cast { operand, .. } => {
                let demand = elsewhere(id, demand);
                self.expression(*operand, demand);
            }
            ExprKind::Member(member) => self.member(id, member, demand),
            ExprKind::Index { base, index } => {
                let mut subscripts = vec![*index];
                subscripts.extend(demand.subscripts);
                self.expression(*index, Demand::read());
                let levels = demand.levels + 1;
                self.expression(*base, Demand { through: true, levels, subscripts, ..demand });
            }
            ExprKind::Dim { base, indices } => {
                self.each_read(indices);
                let subscripts = indices.clone();
                let levels = demand.levels + 1;
                self.expression(*base, Demand { through: true, levels, subscripts, ..demand });
            }
            ExprKind::Dereference(pointer) => {
                let levels = demand.levels + 1;
                let demand = Demand { through: true, levels, subscripts: Vec::new(), ..demand };
                self.expression(*pointer, demand);
            }
            ExprKind::AddressOf(place) => {
                // `(&s[1])[t]` is not `s[1][t]`.
                let demand = elsewhere(id, demand);
                let demand = match demand.through {
                    true => Demand { through: false, levels: demand.levels.saturating_sub(1), ..demand },
                    false => Demand::of(Access::Escape),
                };
                self.expression(*place, demand);
            }
            ExprKind::Unary { operand, .. } => self.expression(*operand, Demand::read()),
            ExprKind::Step { operand, .. } => {
                self.expression(*operand, Demand::of(Access::Update));
                self.further(*operand, demand);
            }
            ExprKind::Binary { operator, left, right } => self.binary(id, *operator, [*left, *right], demand),
            ExprKind::Assign { operator: None, target, value } => {
                self.expression(*value, Demand::read());
                self.further(*value, demand.clone());
                self.expression(*target, Demand::of(Access::Write));
                self.further(*target, demand);
            }
            ExprKind::Assign { operator: Some(_), target, value } => {
                self.expression(*target, Demand::of(Access::Update));
                self.expression(*value, Demand::read());
                self.further(*target, demand);
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                self.expression(*condition, Demand::read());
                self.expression(*then, demand.clone());
                self.expression(*otherwise, demand);
            }
            ExprKind::Call(call) => self.call(id, call, &demand),
            ExprKind::List(parts) => {
                for part in parts {
                    let demand = match self.below(*part, &demand) {
                        // The list holds a copy of the part.
                        Demand { access: Access::Escape, through: false, .. } => Demand::read(),
                        other => other,
                    };
                    self.expression(*part, demand);
                }
            }
            ExprKind::OneOf(parts) => {
                for part in parts {
                    self.expression(*part, demand.clone());
                }
            }
            ExprKind::CompoundLiteral(part) => {
                let demand = self.below(*part, &demand);
                self.expression(*part, demand);
            }
            ExprKind::SizeOf(parts) => self.named(parts),
            ExprKind::TypeOf(part) => self.named(&[*part]),
            ExprKind::Opaque(parts) => {
                for part in parts {
                    let demand = self.below(*part, &demand);
                    self.expression(*part, demand);
                }
            }
            ExprKind::Lambda(lambda) => self.lambda(id, lambda),
            ExprKind::Statements(body) => self.statement(unit.stmt(*body), &demand),
            ExprKind::Declare(declare) => {
                self.declare(declare);
                self.destroy(id, declare);
            }
            ExprKind::Defines(function) => {
                let function = unit.function(*function);
                let defaults = function.params.iter().filter_map(|id| unit.variable(*id).init);
                defaults.for_each(|default| self.expression(default, Demand::read()));
                if let Some(body) = unit.body(function) {
                    self.statement(body, &Demand::read());
                }
            }
        }
    }

    /// `sizeof(s[t])`: an unevaluated operand, so nothing is accessed.
    fn named(&mut self, parts: &[ExprId]) {
        let mut inside = Walk { unit: self.unit, promises: self.promises, found: Effects::default() };
        inside.each_read(parts);
        let uses = inside.found.uses.into_iter();
        self.found.uses.extend(uses.map(|used| Use { access: Access::Name, through: false, ..used }));
    }

    /// The demand on a part of an opaque expression: none but reading while the whole is only read; otherwise the
    /// memory that its parts lead to may change. `F{s}(t)` writes to the memory behind `s`, as does `*({ s + t; }) =
    /// 1`; `Pair{s[t], 1}.sum()` works on a copy.
    fn below(&self, part: ExprId, demand: &Demand) -> Demand {
        match (demand.only_reads(), self.leads(part)) {
            (true, _) => Demand::read(),
            (false, true) => Demand::behind(Access::Escape),
            (false, false) => Demand::of(Access::Escape),
        }
    }

    /// The expressions of a statement and of all statements nested in it.
    fn statement(&mut self, stmt: &Stmt, demand: &Demand) {
        for id in &stmt.expressions {
            let declares = matches!(self.unit.expression(*id).kind, ExprKind::Declare(_));
            let demand = if declares { Demand::read() } else { self.below(*id, demand) };
            self.expression(*id, demand);
        }
        for child in self.unit.children(stmt) {
            self.statement(child, demand);
        }
    }

    /// `int *p = a, n[m]`; `float &x = s[i]`: a place that gets a second name may be written by that name.
    fn declare(&mut self, declare: &Declare) {
        let access = if declare.binds { Access::Escape } else { Access::Read };
        for id in declare.others.iter().copied().chain(declare.init) {
            self.expression(id, Demand::of(access));
        }
    }

    /// `Guard guard{s};`: the effects of the destructor at the end of the variable's lifetime are counted at the
    /// declaration.
    fn destroy(&mut self, id: ExprId, declare: &Declare) {
        for variable in declare.variables.iter().copied() {
            let declared = self.unit.variable(variable);
            // The lifetimes of these are those of the group, the work item or the object.
            let marks = of_variable(self.unit, &declared.attrs);
            let lives_on = marks.is_exclusive || marks.is_shared || declared.scope == Scope::Field;
            if self.unit.ty(declared.ty).is_destroyed && !lives_on {
                self.found.uses.push(Use {
                    id,
                    variable,
                    span: declared.name_span,
                    access: Access::Escape,
                    through: false,
                    subscripts: Vec::new(),
                    place: id,
                    behind: false,
                });
            }
        }
    }

    fn name(&mut self, id: ExprId, demand: Demand) {
        let expression = self.unit.expression(id);
        let Some(variable) = expression.kind.as_variable() else { return };
        // The bare name of an array decays to its address.
        let bare_array = self.unit.ty(self.unit.variable(variable).ty).is_array()
            && !demand.through
            && demand.subscripts.is_empty();
        let (access, through) =
            if bare_array { (Access::Escape, true) } else { (demand.access, demand.through) };
        self.found.uses.push(Use {
            id,
            variable,
            span: expression.span,
            access,
            through,
            subscripts: demand.subscripts,
            place: demand.place.unwrap_or(id),
            behind: demand.behind,
        });
    }

    fn binary(&mut self, id: ExprId, operator: BinaryOperator, [left, right]: [ExprId; 2], demand: Demand) {
        match operator {
            // `p.*m` is a part of `p`.
            BinaryOperator::MemberPointer => {
                self.expression(right, Demand::read());
                self.expression(left, demand.inside());
            }
            BinaryOperator::ArrowMemberPointer => {
                self.expression(right, Demand::read());
                self.expression(left, demand.through());
            }
            // The base of an access: `a + 1` leads to the memory that `a` points to.
            BinaryOperator::Add | BinaryOperator::Subtract if demand.through => {
                let demand = elsewhere(id, demand);
                for side in [left, right] {
                    let demand = if self.leads(side) { demand.clone() } else { Demand::read() };
                    self.expression(side, demand);
                }
            }
            BinaryOperator::Comma => {
                self.expression(left, Demand::read());
                self.expression(right, demand);
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
            | BinaryOperator::LogicalAnd
            | BinaryOperator::LogicalOr
            | BinaryOperator::Equal
            | BinaryOperator::NotEqual
            | BinaryOperator::Less
            | BinaryOperator::LessEqual
            | BinaryOperator::Greater
            | BinaryOperator::GreaterEqual
            | BinaryOperator::Compare => self.each_read(&[left, right]),
        }
    }

    /// `*p++ = 1`: the pointer itself is updated, and the memory behind it is accessed as well.
    fn further(&mut self, pointer: ExprId, demand: Demand) {
        if demand.through {
            self.expression(pointer, demand);
        }
    }

    /// `s.x`, `p->x`: the access concerns the object, or what the pointer leads to.
    ///
    /// The element `s.a[i]` of an array `a` is a part of the object; the memory that a pointer or reference `s.a` leads
    /// to is not.
    fn member(&mut self, id: ExprId, member: &Member, demand: Demand) {
        let Some(base) = member.base else { return };
        let field = member.variable.map(|field| self.unit.ty(self.unit.variable(field).ty));
        let is_reference = field.is_some_and(|ty| matches!(ty.kind, TypeKind::Reference(_)));
        let leaves = is_reference || (demand.through && demand.levels > array_levels(self.unit.type_of(id)));
        self.expression(base, if leaves || member.arrow { demand.through() } else { demand.inside() });
    }

    fn call(&mut self, id: ExprId, call: &CallExpr, demand: &Demand) {
        let unit = self.unit;
        let callee = call.callee().map(|callee| unit.callee(callee));
        if let Some(Callee { name, operator, function, .. }) = callee {
            let span = unit.expression(id).span;
            let (name, operator, function) = (name.clone(), *operator, *function);
            self.found.calls.push(Call { id, name, operator, function, span });
        }
        match &call.target {
            CallTarget::Operator(operator) => return self.operands(unit.callee(*operator), call, demand),
            // An implicit conversion by a `const` member function.
            CallTarget::Method { object: Some(object), .. }
                if call.name_span.is_empty() && self.is_promised(callee, *object, demand) =>
            {
                self.expression(*object, Demand::read());
            }
            // `object.method()` may change the object.
            CallTarget::Method { object: Some(object), .. } => self.object(*object),
            CallTarget::Value(value) => {
                if let ExprKind::Member(member) = &unit.expression(*value).kind {
                    member.base.into_iter().for_each(|base| self.object(base));
                } else {
                    self.expression(*value, Demand::read());
                }
            }
            CallTarget::Method { object: None, .. }
            | CallTarget::Function(_)
            | CallTarget::Constructor(_)
            | CallTarget::Unknown => {}
        }
        self.each_read(&call.template_arguments);
        let parameters = callee.map_or(&[][..], |callee| &callee.parameters);
        for (at, argument) in call.arguments.iter().enumerate() {
            let demand = self.argument_demand(*argument, parameters.get(at).map(|ty| unit.ty(*ty)));
            let told = unit.intrinsic(call).and_then(|intrinsic| told(intrinsic, at));
            let demand = match told.filter(|_| demand.through) {
                Some(access) => Demand { access, ..demand },
                None => demand,
            };
            self.expression(*argument, demand);
        }
    }

    /// True if a method is `const` and its result is not used for writing, so that its object does not change.
    fn is_promised(&self, method: Option<&Callee>, object: ExprId, result: &Demand) -> bool {
        method.is_some_and(|method| method.is_const)
            && !result.through
            && !result.access.may_write()
            && !self.promises.is_mutable(self.unit.type_of(object))
    }

    fn object(&mut self, object: ExprId) {
        let demand = if self.leads(object) { Demand::behind } else { Demand::of };
        self.expression(object, demand(Access::Escape));
    }

    /// `a += b`, `f(x)`: the effects of an overloaded operator, member or not, on its operands.
    fn operands(&mut self, operator: &Callee, call: &CallExpr, result: &Demand) {
        for (at, operand) in call.arguments.iter().enumerate() {
            let demand = match at.checked_sub(usize::from(operator.is_method)) {
                // `*f() = 1`: the result of a `const` member function may lead to memory behind the object. The object
                // of `F{s}(t)` has no name by which such a write could be found later.
                None if self.is_promised(Some(operator), *operand, result)
                    && !self.is_made_here(*operand) =>
                {
                    Demand::read()
                }
                None => Demand::of(Access::Escape),
                Some(at) => {
                    let parameter = operator.parameters.get(at).map(|ty| self.unit.ty(*ty));
                    self.argument_demand(*operand, parameter)
                }
            };
            let changed =
                operator.operator.filter(|_| at == 0 && demand.access.may_write()).and_then(assigned);
            self.expression(*operand, changed.map_or(demand, Demand::of));
        }
    }

    /// The demand that passing `argument` to a parameter of type `parameter` makes.
    fn argument_demand(&self, argument: ExprId, parameter: Option<Ty<'_>>) -> Demand {
        let ty = parameter.unwrap_or_else(|| self.unit.type_of(argument));
        match ty.kind {
            TypeKind::Reference(to) if !ty.at(to).is_const => Demand::of(Access::Escape),
            // `int *const &p`: the pointer does not change, the memory it leads to may.
            TypeKind::Reference(to) if !self.promises.keeps(ty.at(to)) => Demand::behind(Access::Escape),
            TypeKind::Pointer(to) | TypeKind::Array { of: to, .. } => {
                Demand::behind(if self.promises.keeps(ty.at(to)) { Access::Read } else { Access::Escape })
            }
            // The caller or the callee destroys the copy.
            TypeKind::Record if ty.is_destroyed => Demand::of(Access::Escape),
            TypeKind::Reference(_)
            | TypeKind::Void
            | TypeKind::Bool
            | TypeKind::Int(_)
            | TypeKind::Float
            | TypeKind::Record
            | TypeKind::Enum
            | TypeKind::Function
            | TypeKind::Other => Demand::read(),
        }
    }

    /// The effects of a lambda expression; those of its body are counted here, too, as if it were called at once.
    fn lambda(&mut self, id: ExprId, lambda: &Lambda) {
        for capture in &lambda.captures {
            let variable = self.unit.variable(capture.variable);
            if capture.declares {
                let binds = self.unit.ty(variable.ty).referred().is_some_and(|to| !to.is_const);
                if let Some(init) = variable.init {
                    self.expression(init, Demand::of(if binds { Access::Escape } else { Access::Read }));
                }
            // The body shows all further accesses. A capture by copy reads the variable, and `[&n]` requires it to
            // exist.
            } else if !capture.by_reference || !of_variable(self.unit, &variable.attrs).is_shared {
                self.found.uses.push(Use {
                    id,
                    variable: capture.variable,
                    span: capture.span,
                    access: Access::Read,
                    through: false,
                    subscripts: Vec::new(),
                    place: id,
                    behind: false,
                });
            }
        }
        self.each_read(&lambda.head);
        self.statement(self.unit.stmt(lambda.body), &Demand::read());
    }

    fn each_read(&mut self, parts: &[ExprId]) {
        for part in parts {
            self.expression(*part, Demand::read());
        }
    }

    /// True if an expression is a prvalue of a scalar type that is no pointer.
    fn is_scalar_value(&self, id: ExprId) -> bool {
        let kind = self.unit.type_of(id).kind;
        matches!(kind, TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float | TypeKind::Enum)
            && is_value(self.unit, id)
    }

    /// True if an expression is a pointer or an array.
    fn leads(&self, id: ExprId) -> bool {
        let ty = self.unit.type_of(id);
        ty.is_pointer() || ty.is_array()
    }

    /// True for an object that the expression itself creates: `F{s}`.
    fn is_made_here(&self, id: ExprId) -> bool {
        matches!(
            self.unit.expression(self.unit.peeled(id)).kind,
            ExprKind::Cast { style: CastStyle::Functional, .. }
                | ExprKind::List(_)
                | ExprKind::CompoundLiteral(_)
        )
    }
}

/// `(a + 1)[i]`, `((float4 *)a)[i]`: an element of `a` other than number `i`. The pointer expression replaces the first
/// subscript.
fn elsewhere(pointer: ExprId, mut demand: Demand) -> Demand {
    if let Some(index) = demand.subscripts.first_mut() {
        *index = pointer;
    }
    demand
}

/// The number of array types a type is nested in: 2 for `float[3][4]`.
fn array_levels(ty: Ty<'_>) -> usize {
    if let TypeKind::Array { of, .. } = ty.kind { 1 + array_levels(ty.at(of)) } else { 0 }
}

/// The access to the memory behind parameter number `at` that the table of intrinsics states.
fn told(intrinsic: &Intrinsic, at: usize) -> Option<Access> {
    if intrinsic.reads.is_none() && intrinsic.writes.is_none() {
        return None;
    }
    let names = |list: &Option<Vec<u32>>| list.iter().flatten().any(|one| *one as usize == at);
    Some(match (names(&intrinsic.reads), names(&intrinsic.writes)) {
        (true, true) => Access::Update,
        (true, false) => Access::Read,
        (false, true) => Access::Write,
        (false, false) => Access::Name,
    })
}

/// The access of an operator to its first operand, for operators that change that operand and nothing it leads to.
fn assigned(operator: Overloaded) -> Option<Access> {
    match operator {
        Overloaded::Assign => Some(Access::Write),
        Overloaded::Update | Overloaded::Step => Some(Access::Update),
        Overloaded::Call | Overloaded::Other | Overloaded::Unknown => None,
    }
}

#[cfg(test)]
mod tests;
