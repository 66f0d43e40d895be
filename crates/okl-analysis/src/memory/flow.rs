//! The effects of expressions on classes of places.

use super::cells::Cell;
use super::object::MemoryObject;
use super::points_to::{CallSite, Clash, Memory};
use crate::Analyzed;
use crate::values::is_value;
use okl_model::{
    BinaryOperator, CastStyle, Declare, ExprId, ExprKind, FunctionId, Literal, Member, Name, Scope, Ty,
    TypeKind, UnaryOperator, VarId,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// The classes of an expression: in which it lies and to which its value leads.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Flow {
    /// The class in which it lies, if it is a place.
    pub(super) region: Option<Cell>,
    /// The class that its value leads to. If `None`, it is the contents of `region`.
    pub(super) leads: Option<Cell>,
}

impl Flow {
    pub(super) fn at(region: Cell) -> Flow {
        Flow { region: Some(region), leads: None }
    }

    pub(super) fn to(leads: Cell) -> Flow {
        Flow { region: None, leads: Some(leads) }
    }
}

/// The classes of the results of a function or lambda.
#[derive(Clone, Copy, Debug)]
pub(super) struct Results {
    /// The class that the result leads to.
    pub(super) leads: Cell,
    /// The class that the result refers to.
    pub(super) region: Cell,
}

/// The analysis; visits every expression of the unit once.
pub(super) struct Walk<'u> {
    pub(super) unit: &'u Analyzed,
    pub(super) memory: Memory,
    /// The fields that are filled by the host.
    pub(super) handed: FxHashSet<VarId>,
    /// The current function.
    pub(super) function: Option<FunctionId>,
    /// The class of the object of the current method.
    pub(super) object: Option<Cell>,
    /// The results of the current function and of the lambdas around the current expression, the innermost last.
    pub(super) results: Vec<Results>,
    /// The results of each lambda.
    pub(super) lambdas: FxHashMap<ExprId, Results>,
    pub(super) sites: Vec<CallSite>,
    /// The current group of mutually recursive functions.
    pub(super) open: Vec<FunctionId>,
}

impl<'u> Walk<'u> {
    pub(super) fn new(unit: &'u Analyzed) -> Walk<'u> {
        let memory = Memory {
            variables: vec![None; unit.variables.len()],
            regions: vec![None; unit.expressions.len()],
            leads: vec![None; unit.expressions.len()],
            ..Memory::default()
        };
        Walk {
            unit,
            memory,
            handed: FxHashSet::default(),
            function: None,
            object: None,
            results: Vec::new(),
            lambdas: FxHashMap::default(),
            sites: Vec::new(),
            open: Vec::new(),
        }
    }

    /// Visits an expression whose value is used.
    pub(super) fn value(&mut self, id: ExprId) -> Flow {
        self.expression(id, false)
    }

    /// Visits an expression. `as_place` is true if its address is kept.
    pub(super) fn expression(&mut self, id: ExprId, as_place: bool) -> Flow {
        let mut flow = self.flow(id, as_place);
        // `(int)z[0]` does not lie where `z[0]` does. An array that decays to its address still does, unless a
        // reference is bound to that address.
        let is_array = self.unit.type_of(self.unit.peeled(id)).is_array();
        if flow.region.is_some() && (as_place || !is_array) && is_value(self.unit, id) {
            flow = flow_of_value(self, flow, id);
        }
        if let Some(region) = flow.region {
            self.memory.regions[id.0 as usize] = Some(region);
        }
        if self.may_lead(self.unit.type_of(id)) {
            let leads = self.leads(flow, id);
            self.memory.leads[id.0 as usize] = Some(leads);
        }
        flow
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each kind of expression")]
    fn flow(&mut self, id: ExprId, as_place: bool) -> Flow {
        let unit = self.unit;
        match &unit.expression(id).kind {
            ExprKind::Name(Name::Variable(variable)) => self.named(id, *variable),
            ExprKind::Literal(Literal::String) => {
                Flow::at(self.memory.cells.home(MemoryObject::StringLiteral))
            }
            ExprKind::Name(Name::Function(_) | Name::Enumerator(_) | Name::Other(_))
            | ExprKind::Literal(_) => Flow::default(),
            ExprKind::This => self.object.map_or(Flow::default(), Flow::to),
            ExprKind::Paren(inner) => self.expression(*inner, as_place),
            ExprKind::Member(member) => self.member(member),
            ExprKind::Index { base, index } => {
                self.value(*index);
                self.element(*base)
            }
            ExprKind::Dim { base, indices } => {
                self.each(indices);
                self.element(*base)
            }
            ExprKind::Dereference(pointer) => self.element(*pointer),
            ExprKind::AddressOf(place) => {
                let flow = self.expression(*place, true);
                Flow::to(self.place(flow))
            }
            ExprKind::Unary { operator: UnaryOperator::Plus, operand } => {
                let flow = self.value(*operand);
                Flow { region: None, leads: Some(self.leads(flow, *operand)) }
            }
            ExprKind::Unary { operand, .. } => {
                self.value(*operand);
                Flow::default()
            }
            ExprKind::Step { operand, .. } => self.expression(*operand, as_place),
            ExprKind::Binary { operator, left, right } => self.binary(*operator, [*left, *right], as_place),
            ExprKind::Assign { operator, target, value } => {
                let (to, from) = (self.expression(*target, as_place), self.value(*value));
                if operator.is_none() {
                    self.assign((to, *target), (from, *value));
                }
                to
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                self.value(*condition);
                self.one_of(id, &[*then, *otherwise], as_place)
            }
            ExprKind::OneOf(parts) => self.one_of(id, parts, as_place),
            ExprKind::Call(call) => self.call(id, call, as_place),
            ExprKind::Cast { operand, binds: true, .. } => self.expression(*operand, as_place),
            ExprKind::Cast { style, operand, binds: false, .. } => self.cast(id, *style, *operand, as_place),
            // `int &r{x}`
            ExprKind::List(parts) if as_place && self.is_only(id, parts) => {
                self.expression(parts[0], as_place)
            }
            ExprKind::List(parts) => self.list(id, parts),
            ExprKind::CompoundLiteral(part) => {
                let flow = self.value(*part);
                Flow::to(self.leads(flow, *part))
            }
            // Unevaluated operands.
            ExprKind::SizeOf(_) | ExprKind::TypeOf(_) | ExprKind::Defines(_) => Flow::default(),
            ExprKind::Lambda(lambda) => {
                self.lambda(id, lambda);
                Flow::default()
            }
            ExprKind::Statements(body) => self.last_of(*body),
            ExprKind::Declare(declare) => {
                self.declare(declare);
                Flow::default()
            }
            ExprKind::Opaque(parts) => self.opaque(id, parts),
        }
    }

    /// True if an initializer list has one element, of the list's own type.
    fn is_only(&self, list: ExprId, parts: &[ExprId]) -> bool {
        let name = |id: ExprId| self.unit.type_of(id).get().name();
        parts.len() == 1 && name(list) == name(parts[0])
    }

    /// A parameter `float rows[4][8]` is a pointer, even though its name has the type of an array.
    fn named(&mut self, id: ExprId, variable: VarId) -> Flow {
        let own = self.own(variable);
        let is_parameter = self.unit.variable(variable).scope == Scope::Parameter;
        match is_parameter && self.unit.type_of(id).is_array() && !self.refers(variable) {
            true => Flow::at(self.memory.cells.contents(own)),
            false => Flow::at(own),
        }
    }

    /// True if a variable is a reference.
    pub(super) fn refers(&self, id: VarId) -> bool {
        self.unit.ty(self.unit.variable(id).ty).is_reference()
    }

    pub(super) fn each(&mut self, parts: &[ExprId]) {
        for part in parts {
            self.value(*part);
        }
    }

    /// True if a value of this type may lead to memory.
    pub(super) fn may_lead(&self, ty: Ty<'_>) -> bool {
        match ty.kind {
            TypeKind::Pointer(to) => ty.at(to).kind != TypeKind::Function,
            TypeKind::Array { .. } | TypeKind::Other => true,
            TypeKind::Reference(to) => self.may_lead(ty.at(to)),
            TypeKind::Record => !self.unit.is_closed(ty),
            _ => false,
        }
    }

    /// The class that the value of an expression leads to: the elements for an array, otherwise the contents of its
    /// place.
    pub(super) fn leads(&mut self, flow: Flow, id: ExprId) -> Cell {
        let is_array = self.unit.type_of(self.unit.peeled(id)).is_array();
        if is_array && (flow.region.is_some() || self.unit.type_of(id).is_array()) {
            return self.place(flow);
        }
        match flow {
            Flow { leads: Some(leads), .. } => leads,
            Flow { region: Some(region), leads: None } => self.memory.cells.contents(region),
            Flow { region: None, leads: None } => self.memory.cells.fresh(),
        }
    }

    /// The class in which an expression lies; a new class for a prvalue.
    pub(super) fn place(&mut self, flow: Flow) -> Cell {
        let region = flow.region.unwrap_or_else(|| self.memory.cells.fresh());
        if let Some(leads) = flow.leads {
            let contents = self.memory.cells.contents(region);
            self.memory.cells.merge(contents, leads);
        }
        region
    }

    /// `s.x`, `p->x`: lies where the object does, and leads where the field leads for all objects.
    fn member(&mut self, member: &Member) -> Flow {
        let object = match member.base {
            None => self.object,
            Some(base) if member.arrow => {
                let flow = self.value(base);
                Some(self.leads(flow, base))
            }
            Some(base) => self.value(base).region,
        };
        let Some(field) = member.variable else { return Flow { region: object, leads: None } };
        let variable = self.unit.variable(field);
        if variable.scope != Scope::Field || self.unit.ty(variable.ty).is_reference() {
            return Flow::at(self.own(field));
        }
        let leads = self.may_lead(self.unit.ty(variable.ty)).then(|| self.behind_field(field));
        Flow { region: object, leads }
    }

    /// `a[i]`, `*p`: a part of an array, or the memory that a pointer leads to.
    fn element(&mut self, base: ExprId) -> Flow {
        let flow = self.expression(base, false);
        if self.unit.type_of(self.unit.peeled(base)).is_array() {
            return flow;
        }
        Flow::at(self.leads(flow, base))
    }

    fn binary(&mut self, operator: BinaryOperator, [left, right]: [ExprId; 2], as_place: bool) -> Flow {
        if operator == BinaryOperator::Comma {
            self.value(left);
            return self.expression(right, as_place);
        }
        let sides = [(self.value(left), left), (self.value(right), right)];
        match operator {
            BinaryOperator::MemberPointer => Flow { leads: None, ..sides[0].0 },
            BinaryOperator::ArrowMemberPointer => Flow::at(self.leads(sides[0].0, left)),
            BinaryOperator::Add | BinaryOperator::Subtract => self.merged_values(&sides),
            BinaryOperator::Comma
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
            | BinaryOperator::Compare => Flow::default(),
        }
    }

    /// A value that leads to one of several classes; they are merged.
    pub(super) fn merged(&mut self, leading: &[Cell]) -> Flow {
        let Some((first, others)) = leading.split_first() else { return Flow::default() };
        for other in others {
            self.memory.cells.merge(*first, *other);
        }
        Flow::to(*first)
    }

    /// The flow of one of several expressions: `c ? a : b`.
    fn one_of(&mut self, id: ExprId, parts: &[ExprId], as_place: bool) -> Flow {
        // The value of an array leads to its place.
        let as_place = as_place || self.unit.type_of(id).is_array();
        let flows: Vec<(Flow, ExprId)> =
            parts.iter().map(|part| (self.expression(*part, as_place), *part)).collect();
        if as_place {
            let places: Vec<Cell> = flows.into_iter().map(|(flow, _)| self.place(flow)).collect();
            return self.merged(&places).leads.map_or(Flow::default(), Flow::at);
        }
        if !self.may_lead(self.unit.type_of(id)) {
            return Flow::default();
        }
        self.merged_values(&flows)
    }

    /// A value that leads where one of several values does.
    fn merged_values(&mut self, values: &[(Flow, ExprId)]) -> Flow {
        let mut leading = Vec::new();
        for (flow, id) in values {
            if self.may_lead(self.unit.type_of(*id)) {
                leading.push(self.leads(*flow, *id));
            }
        }
        self.merged(&leading)
    }

    fn cast(&mut self, id: ExprId, style: CastStyle, operand: ExprId, as_place: bool) -> Flow {
        let unit = self.unit;
        let (to, from) = (unit.type_of(id), unit.type_of(operand));
        let flow = self.expression(operand, as_place);
        let is_written = !matches!(style, CastStyle::Implicit | CastStyle::Const);
        match (to.kind, from.kind) {
            // An implicitly converted array keeps its place, which [`Walk::leads`] handles.
            (TypeKind::Pointer(_), TypeKind::Array { .. }) if !is_written => flow,
            (TypeKind::Pointer(_), TypeKind::Pointer(_) | TypeKind::Array { .. } | TypeKind::Other) => {
                let leads = self.leads(flow, operand);
                Flow { leads: Some(leads), ..flow }
            }
            (TypeKind::Pointer(_), TypeKind::Int(_) | TypeKind::Enum)
                if unit.expression(unit.peeled(operand)).value != Some(0) =>
            {
                Flow::to(self.memory.cells.home(MemoryObject::Unknown))
            }
            (TypeKind::Pointer(_) | TypeKind::Record | TypeKind::Other, TypeKind::Record) if !is_written => {
                flow
            }
            (TypeKind::Pointer(_), _) => Flow::default(),
            (TypeKind::Int(_), TypeKind::Pointer(_) | TypeKind::Array { .. }) => {
                let leads = self.leads(flow, operand);
                self.memory.numbered.push(leads);
                flow
            }
            (TypeKind::Record | TypeKind::Other | TypeKind::Array { .. }, _) if is_written => {
                flow_of_value(self, flow, operand)
            }
            _ => flow,
        }
    }

    /// `{a, b}`: initializes the fields of a class one by one, or the elements of an array as one class.
    fn list(&mut self, id: ExprId, parts: &[ExprId]) -> Flow {
        let ty = self.unit.type_of(id);
        let fields = self.fields(ty.value());
        let mut leading = Vec::new();
        for (at, part) in parts.iter().enumerate() {
            let ty = fields.get(at).map(|field| self.unit.ty(self.unit.variable(*field).ty));
            let flow = self.expression(*part, ty.is_some_and(|ty| ty.is_reference()));
            match fields.get(at) {
                Some(field) => self.initialise(*field, (flow, *part)),
                None if self.may_lead(self.unit.type_of(*part)) => leading.push(self.leads(flow, *part)),
                None => {}
            }
        }
        let leads = self.merged(&leading).leads;
        if ty.is_array() {
            // The list has a place of its own, and the pointers in it lead on.
            let region = self.memory.cells.fresh();
            return Flow { region: Some(region), leads };
        }
        Flow { region: None, leads }
    }

    /// An opaque expression leads where one of its parts does.
    fn opaque(&mut self, id: ExprId, parts: &[ExprId]) -> Flow {
        let values: Vec<(Flow, ExprId)> = parts.iter().map(|part| (self.value(*part), *part)).collect();
        match self.merged_values(&values) {
            Flow { leads: None, .. } if self.unit.type_of(id).is_pointer() => {
                Flow::to(self.memory.cells.home(MemoryObject::Unknown))
            }
            flow => flow,
        }
    }

    /// The flow of an assignment `a = b`.
    fn assign(&mut self, (to, target): (Flow, ExprId), (from, value): (Flow, ExprId)) {
        if !self.may_lead(self.unit.type_of(target)) || !self.may_lead(self.unit.type_of(value)) {
            return;
        }
        let (to, from) = (self.leads(to, target), self.leads(from, value));
        if let Some(id) = self.unit.expression(self.unit.peeled(target)).kind.as_variable() {
            self.clash(id, (to, from), value);
        }
        self.memory.cells.merge(to, from);
    }

    /// Records a pointer that leads to one memory space and is set to lead to another.
    fn clash(&mut self, variable: VarId, (to, from): (Cell, Cell), value: ExprId) {
        let (one, other) = (self.known_space(to), self.known_space(from));
        if one.is_some() && other.is_some() && one != other {
            let value = self.unit.expression(value).span;
            self.memory.clashes.push(Clash { function: self.function, variable, value });
        }
    }

    /// The flow of a declaration: `float *p = a`, `float &x = s[i]`, `auto [x, y] = pair`.
    pub(super) fn declare(&mut self, declare: &Declare) {
        self.each(&declare.others);
        let Some(init) = declare.init else {
            // Even a variable that is never named exists until its destructor runs.
            for id in &declare.variables {
                self.own(*id);
            }
            return;
        };
        let refers = declare.variables.iter().any(|id| self.refers(*id));
        let flow = self.expression(init, refers);
        match declare.variables[..] {
            [only] if !self.unit.variable(only).is_binding => self.initialise(only, (flow, init)),
            _ => self.bind(&declare.variables, (flow, init)),
        }
    }

    /// The initialization of a variable or field.
    pub(super) fn initialise(&mut self, id: VarId, (flow, value): (Flow, ExprId)) {
        let ty = self.unit.ty(self.unit.variable(id).ty);
        let own = self.own(id);
        let (to, from) = if ty.is_reference() {
            (own, self.place(flow))
        } else if ty.is_array() && self.unit.type_of(value).is_array() {
            // `char t[] = "abc"` copies the string.
            let leads = flow.leads.or_else(|| flow.region.map(|region| self.memory.cells.contents(region)));
            let Some(leads) = leads else { return };
            (self.memory.cells.contents(own), leads)
        } else if self.may_lead(ty) && self.may_lead(self.unit.type_of(value)) {
            (self.memory.cells.contents(own), self.leads(flow, value))
        } else {
            return;
        };
        self.clash(id, (to, from), value);
        self.memory.cells.merge(to, from);
    }

    /// The names of a structured binding: parts of an array or of an object.
    pub(super) fn bind(&mut self, names: &[VarId], (flow, init): (Flow, ExprId)) {
        let ty = self.unit.type_of(init).value();
        let fields = self.fields(ty);
        for (at, name) in names.iter().enumerate() {
            let own = self.own(*name);
            if self.refers(*name) {
                let region = flow.region.unwrap_or_else(|| self.memory.cells.fresh());
                self.memory.cells.merge(own, region);
            }
            let behind = match fields.get(at) {
                Some(field) if self.may_lead(self.unit.ty(self.unit.variable(*field).ty)) => {
                    Some(self.behind_field(*field))
                }
                Some(_) => None,
                None => flow.leads.or_else(|| flow.region.map(|region| self.memory.cells.contents(region))),
            };
            if let Some(behind) = behind {
                let contents = self.memory.cells.contents(own);
                self.memory.cells.merge(contents, behind);
            }
        }
    }
}

/// The flow of a copy of an expression's value.
fn flow_of_value(walk: &mut Walk<'_>, flow: Flow, id: ExprId) -> Flow {
    if walk.may_lead(walk.unit.type_of(id)) { Flow::to(walk.leads(flow, id)) } else { Flow::default() }
}
