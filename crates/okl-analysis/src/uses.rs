//! What expressions do to variables, and what they call.
//!
//! A *use* is one name of a variable with what happens to it: whether it is read, written, or its address goes
//! somewhere; to the variable itself, or *through* it to what it leads to. The walk goes from the whole to its parts
//! and carries a demand: what the expression above does with the value of the one below.
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

/// One use of a variable by name.
#[derive(Clone, Debug, PartialEq)]
pub struct Use {
    /// The name; the lambda where its brackets name the variable; the declaration where the variable is destroyed.
    pub id: ExprId,
    /// Which variable.
    pub variable: VarId,
    /// The name.
    pub span: Span,
    /// What happens to it.
    pub access: Access,
    /// Whether it happens to what the variable points to, or to an element of it.
    pub through: bool,
    /// The indices, outermost first: `a[i][j]` has `i` and `j`.
    pub subscripts: Vec<ExprId>,
    /// The whole of which it happens: `a[i][j]`.
    pub place: ExprId,
    /// Whether it happens to what the value of that leads to: of `f(p)`, `p`.
    pub behind: bool,
}

/// One call by name.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// The call.
    pub id: ExprId,
    /// The function's name.
    pub name: String,
    /// The operator it is, when it is one.
    pub operator: Option<Overloaded>,
    /// The function, when the unit defines or declares it.
    pub function: Option<FunctionId>,
    /// The whole call.
    pub span: Span,
}

/// What expressions do, in the order they do it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Effects {
    /// What they do to variables.
    pub uses: Vec<Use>,
    /// What they call by name.
    pub calls: Vec<Call>,
}

/// What expressions do whose values are only read. For a whole unit, [`crate::Analyzed`] is faster.
pub fn effects(unit: &Unit, expressions: &[ExprId]) -> Effects {
    effects_with(unit, &Promises::new(unit), expressions, Access::Read)
}

/// The same for values that `access` is done to.
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

/// How the value of an expression is used by the one above.
#[derive(Clone, Debug)]
struct Demand {
    access: Access,
    /// Whether the access goes to what a pointer below leads to.
    through: bool,
    /// How often the access goes on from an array or pointer below: 1 for `*p`, 2 for `a[i][j]`.
    levels: usize,
    subscripts: Vec<ExprId>,
    /// The expression above, of which something is wanted.
    place: Option<ExprId>,
    /// Whether it is wanted of what the value of that leads to.
    behind: bool,
}

impl Demand {
    fn read() -> Demand {
        Demand::of(Access::Read)
    }

    fn of(access: Access) -> Demand {
        Demand { access, through: false, levels: 0, subscripts: Vec::new(), place: None, behind: false }
    }

    /// An access to what a pointer leads to.
    fn behind(access: Access) -> Demand {
        Demand { through: true, levels: 1, behind: true, ..Demand::of(access) }
    }

    /// The access goes to a part of what stands below.
    fn inside(self) -> Demand {
        Demand { through: false, levels: 0, subscripts: Vec::new(), ..self }
    }

    /// The access goes to a part of what a pointer below leads to.
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
        // `int &&x = (int)s[t]` has a copy.
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
                        // A copy of it.
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

    /// `sizeof(s[t])`: nothing of it happens.
    fn named(&mut self, parts: &[ExprId]) {
        let mut inside = Walk { unit: self.unit, promises: self.promises, found: Effects::default() };
        inside.each_read(parts);
        let uses = inside.found.uses.into_iter();
        self.found.uses.extend(uses.map(|used| Use { access: Access::Name, through: false, ..used }));
    }

    /// What an unknown expression does to what it is made of: nothing while it is only read; else what its parts lead
    /// to may change. `F{s}(t)` writes behind `s`, `*({ s + t; }) = 1` too; `Pair{s[t], 1}.sum()` has a copy.
    fn below(&self, part: ExprId, demand: &Demand) -> Demand {
        match (demand.only_reads(), self.leads(part)) {
            (true, _) => Demand::read(),
            (false, true) => Demand::behind(Access::Escape),
            (false, false) => Demand::of(Access::Escape),
        }
    }

    /// The expressions of a statement and of all below it.
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

    /// `int *p = a, n[m]`; `float &x = s[i]`: what has another name may change by that.
    fn declare(&mut self, declare: &Declare) {
        let access = if declare.binds { Access::Escape } else { Access::Read };
        for id in declare.others.iter().copied().chain(declare.init) {
            self.expression(id, Demand::of(access));
        }
    }

    /// `Guard guard{s};`: what its destructor does at the end of its life counts as done by the declaration.
    fn destroy(&mut self, id: ExprId, declare: &Declare) {
        for variable in declare.variables.iter().copied() {
            let declared = self.unit.variable(variable);
            // Groups, work items and objects have those for as long as they live.
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
        let ExprKind::Name(Name::Variable(variable)) = expression.kind else { return };
        // An array by its bare name hands out its address.
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
            // `a + 1` as the base of an access leads to what `a` points to.
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

    /// `*p++ = 1`: a pointer that is used for its own value, and leads on besides.
    fn further(&mut self, pointer: ExprId, demand: Demand) {
        if demand.through {
            self.expression(pointer, demand);
        }
    }

    /// `s.x`, `p->x`: the access goes to the object, or through the pointer.
    ///
    /// `s.a[i]` of an array `a` is a part of the object; what a pointer or reference `s.a` leads to is not.
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
            // A conversion nobody wrote, which promises to change nothing.
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

    /// True if a method promises to leave its object as it is, and so does what is done with its result.
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

    /// `a += b`, `f(x)`: what an operator of a class, or for one, does to its operands.
    fn operands(&mut self, operator: &Callee, call: &CallExpr, result: &Demand) {
        for (at, operand) in call.arguments.iter().enumerate() {
            let demand = match at.checked_sub(usize::from(operator.is_method)) {
                // `*f() = 1`: what a constant `f` returns may lead to what it keeps. No name keeps what `F{s}(t)` does.
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

    /// What passing `argument` to a parameter of that type does.
    fn argument_demand(&self, argument: ExprId, parameter: Option<Ty<'_>>) -> Demand {
        let ty = parameter.unwrap_or_else(|| self.unit.type_of(argument));
        match ty.kind {
            TypeKind::Reference(to) if !ty.at(to).is_const => Demand::of(Access::Escape),
            // `int *const &p`: the pointer stays, what it leads to may change.
            TypeKind::Reference(to) if !self.promises.keeps(ty.at(to)) => Demand::behind(Access::Escape),
            TypeKind::Pointer(to) | TypeKind::Array { of: to, .. } => {
                Demand::behind(if self.promises.keeps(ty.at(to)) { Access::Read } else { Access::Escape })
            }
            // The copy is destroyed by the one who made it or by the one who got it.
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

    /// What a lambda does where it is written; what its body does counts as done there too.
    fn lambda(&mut self, id: ExprId, lambda: &Lambda) {
        for capture in &lambda.captures {
            let variable = self.unit.variable(capture.variable);
            if capture.declares {
                let binds = self.unit.ty(variable.ty).referred().is_some_and(|to| !to.is_const);
                if let Some(init) = variable.init {
                    self.expression(init, Demand::of(if binds { Access::Escape } else { Access::Read }));
                }
            // What is done with it, the body says. A copy reads it, and `[&n]` still needs it to be there.
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

    /// Whether an expression is a value that leads nowhere.
    fn is_scalar_value(&self, id: ExprId) -> bool {
        let kind = self.unit.type_of(id).kind;
        matches!(kind, TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float | TypeKind::Enum)
            && is_value(self.unit, id)
    }

    /// Whether an expression is a pointer or an array.
    fn leads(&self, id: ExprId) -> bool {
        let ty = self.unit.type_of(id);
        ty.is_pointer() || ty.is_array()
    }

    /// `F{s}`
    fn is_made_here(&self, id: ExprId) -> bool {
        matches!(
            self.unit.expression(self.unit.peeled(id)).kind,
            ExprKind::Cast { style: CastStyle::Functional, .. }
                | ExprKind::List(_)
                | ExprKind::CompoundLiteral(_)
        )
    }
}

/// `(a + 1)[i]`, `((float4 *)a)[i]`: not the element `i` of `a`, but some other one.
fn elsewhere(pointer: ExprId, mut demand: Demand) -> Demand {
    if let Some(index) = demand.subscripts.first_mut() {
        *index = pointer;
    }
    demand
}

/// How many arrays a type is nested in: 2 for `float[3][4]`.
fn array_levels(ty: Ty<'_>) -> usize {
    if let TypeKind::Array { of, .. } = ty.kind { 1 + array_levels(ty.at(of)) } else { 0 }
}

/// What a table says of the memory behind a parameter.
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

/// What an operator that may change its first operand does to it and to nothing around it.
fn assigned(operator: Overloaded) -> Option<Access> {
    match operator {
        Overloaded::Assign => Some(Access::Write),
        Overloaded::Update | Overloaded::Step => Some(Access::Update),
        Overloaded::Call | Overloaded::Other | Overloaded::Unknown => None,
    }
}

#[cfg(test)]
mod tests;
