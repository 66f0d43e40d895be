//! The effects of calls on classes of places.

use super::cells::Cell;
use super::flow::{Flow, Walk};
use super::object::MemoryObject;
use super::points_to::CallSite;
use okl_model::{CallExpr, CallTarget, ExprId, ExprKind, FunctionId, Lambda, Overloaded, Scope, TypeKind};

impl Walk<'_> {
    /// A call of any form: of a function, method, operator, constructor, lambda or value.
    pub(super) fn call(&mut self, id: ExprId, call: &CallExpr, as_place: bool) -> Flow {
        self.each(&call.template_arguments);
        let object = match &call.target {
            CallTarget::Method { object: Some(object), .. } => {
                let flow = self.expression(*object, true);
                Some(match self.unit.type_of(*object).is_pointer() {
                    true => self.leads(flow, *object),
                    false => self.place(flow),
                })
            }
            CallTarget::Method { object: None, .. } => self.object,
            CallTarget::Value(value) => {
                self.value(*value);
                None
            }
            CallTarget::Constructor(_) => Some(self.memory.cells.fresh()),
            CallTarget::Function(_) | CallTarget::Operator(_) | CallTarget::Unknown => None,
        };
        if let Some(lambda) = self.called_lambda(call) {
            return self.call_lambda(lambda, &call.arguments[1..]);
        }
        let callee = call.callee().map(|callee| self.unit.callee(callee));
        let called = callee.and_then(|callee| callee.function).and_then(|id| self.unit.definition(id));
        match called.filter(|id| self.memory.schemes.contains_key(id)) {
            Some(function) => self.call_function(id, function, call, object),
            None => self.call_unknown(id, call, object, as_place),
        }
    }

    fn call_function(
        &mut self,
        id: ExprId,
        called: FunctionId,
        call: &CallExpr,
        object: Option<Cell>,
    ) -> Flow {
        let classes = self.classes_of(called);
        self.number(&classes);
        let own = |cell: Cell, walk: &Walk<'_>| {
            let root = walk.memory.cells.root(cell);
            classes.iter().find(|(old, _)| *old == root).map_or(root, |(_, new)| *new)
        };
        let function = self.unit.function(called);
        let is_operator = matches!(call.target, CallTarget::Operator(_)) && function.is_method;
        let mut arguments = call.arguments.iter().copied();
        let mut object = object;
        if is_operator && let Some(first) = arguments.next() {
            let flow = self.expression(first, true);
            object = Some(self.place(flow));
        }
        let scheme = &self.memory.schemes[&called];
        let (params, result, this) = (scheme.params.clone(), scheme.result, scheme.object);
        if let Some(object) = object {
            let this = own(this, self);
            self.memory.cells.merge(this, object);
        }
        for (at, argument) in arguments.enumerate() {
            let ty = function.params.get(at).map(|id| self.unit.ty(self.unit.variable(*id).ty));
            let refers = ty.is_some_and(|ty| ty.is_reference());
            let flow = self.expression(argument, refers);
            let (Some(ty), Some(param)) = (ty, params.get(at)) else { continue };
            let handed = if refers {
                self.place(flow)
            } else if self.may_lead(ty) && self.may_lead(self.unit.type_of(argument)) {
                self.leads(flow, argument)
            } else {
                continue;
            };
            let param = own(*param, self);
            self.memory.cells.merge(param, handed);
        }
        // `int f(int *p = table)`
        for id in function.params.iter().skip(call.arguments.len() - usize::from(is_operator)) {
            let Some(default) = self.unit.variable(*id).init else { continue };
            let at = function.params.iter().position(|other| other == id).unwrap_or_default();
            let flow = self.value(default);
            let ty = self.unit.ty(self.unit.variable(*id).ty);
            let handed = match ty.is_reference() {
                true => self.place(flow),
                false => self.leads(flow, default),
            };
            let param = own(params[at], self);
            self.memory.cells.merge(param, handed);
        }
        let result = own(result, self);
        self.sites.push(CallSite { call: id, function: called, classes });
        if matches!(call.target, CallTarget::Constructor(_)) {
            return Flow::default();
        }
        let refers = self.unit.ty(function.result).is_reference();
        if refers { Flow::at(result) } else { Flow::to(result) }
    }

    /// Marks the caller's classes as converted to numbers if the callee converts theirs.
    fn number(&mut self, classes: &[(Cell, Cell)]) {
        let cells = &self.memory.cells;
        let is_numbered = |old: Cell| self.memory.numbered.iter().any(|cell| cells.root(*cell) == old);
        let new: Vec<Cell> = classes
            .iter()
            .filter(|(old, new)| old != new && is_numbered(*old))
            .map(|(_, new)| *new)
            .collect();
        self.memory.numbered.extend(new);
    }

    /// The classes of a function as instantiated for this call: copies, or the classes themselves for calls within a
    /// group of mutually recursive functions.
    fn classes_of(&mut self, called: FunctionId) -> Vec<(Cell, Cell)> {
        let scheme = &self.memory.schemes[&called];
        let mut from = scheme.params.clone();
        from.extend([scheme.object, scheme.result]);
        let reachable = self.memory.cells.reachable(&from);
        if self.open.contains(&called) {
            return reachable.into_iter().map(|cell| (cell, cell)).collect();
        }
        let copies = self.memory.cells.copy(&reachable);
        reachable.into_iter().map(|cell| (cell, copies[&cell])).collect()
    }

    /// A call of a function without a known body: its result leads to the memory behind one of its arguments, or to its
    /// object.
    fn call_unknown(&mut self, id: ExprId, call: &CallExpr, object: Option<Cell>, as_place: bool) -> Flow {
        let ty = self.unit.type_of(id);
        let result = call.callee().map(|callee| self.unit.ty(self.unit.callee(callee).result));
        let refers = result.is_some_and(|ty| ty.is_reference());
        let (mut places, mut leading) = (Vec::new(), Vec::new());
        // `v.at(2)`, `v.data()`: a part of the object.
        if let Some(object) = object.filter(|_| matches!(call.target, CallTarget::Method { .. })) {
            places.push(object);
            leading.push(object);
        }
        for argument in &call.arguments {
            let flow = self.expression(*argument, as_place && refers);
            if as_place && refers {
                places.push(self.place(flow));
            }
            if self.may_lead(self.unit.type_of(*argument)) {
                leading.push(self.leads(flow, *argument));
            }
        }
        if as_place && refers {
            return self.merged(&places).leads.map_or(Flow::default(), Flow::at);
        }
        if !self.may_lead(ty) {
            return Flow::default();
        }
        match self.merged(&leading) {
            Flow { leads: None, .. } if ty.is_pointer() => {
                Flow::to(self.memory.cells.home(MemoryObject::Unknown))
            }
            flow => flow,
        }
    }

    /// The lambda that a call calls: `f(a)` of `auto f = [&](int *p) { ... };`.
    fn called_lambda(&self, call: &CallExpr) -> Option<ExprId> {
        let CallTarget::Operator(callee) = call.target else { return None };
        if self.unit.callee(callee).operator != Some(Overloaded::Call) {
            return None;
        }
        self.lambda_in(*call.arguments.first()?)
    }

    fn lambda_in(&self, id: ExprId) -> Option<ExprId> {
        let id = self.unit.peeled(id);
        if let ExprKind::Lambda(_) = self.unit.expression(id).kind {
            return Some(id);
        }
        let variable = self.unit.expression(id).kind.as_variable()?;
        let variable = self.unit.variable(variable);
        let is_local = matches!(variable.scope, Scope::Local | Scope::Global);
        self.lambda_in(variable.init.filter(|init| is_local && *init < id)?)
    }

    fn call_lambda(&mut self, id: ExprId, arguments: &[ExprId]) -> Flow {
        let ExprKind::Lambda(lambda) = &self.unit.expression(id).kind else { return Flow::default() };
        let Lambda { params, .. } = &**lambda;
        for (at, argument) in arguments.iter().enumerate() {
            let refers = params.get(at).is_some_and(|id| self.refers(*id));
            let flow = self.expression(*argument, refers);
            if let Some(param) = params.get(at) {
                self.initialise(*param, (flow, *argument));
            }
        }
        let results = self.results_of(id);
        let is_pointer = matches!(self.unit.type_of(id).kind, TypeKind::Pointer(_));
        Flow { region: Some(results.region).filter(|_| !is_pointer), leads: Some(results.leads) }
    }
}
