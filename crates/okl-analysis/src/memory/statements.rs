//! The effects of statements and functions on classes of places.

use super::cells::Cell;
use super::flow::{Flow, Results, Walk};
use super::object::MemoryObject;
use super::points_to::{Memory, Scheme};
use crate::Analyzed;
use okl_model::{ExprId, ExprKind, FunctionId, Lambda, Name, Scope, Stmt, StmtId, StmtKind, VarId};
use petgraph::algo::kosaraju_scc;
use petgraph::graph::DiGraph;

impl Memory {
    /// Analyzes a unit: the functions, callees first, and then the initializers at file scope.
    pub(crate) fn new(unit: &Analyzed) -> Memory {
        let mut walk = Walk::new(unit);
        for kernel in unit.kernels() {
            walk.hand_over(&kernel.1.params);
        }
        walk.unions();
        for functions in callees_first(unit) {
            walk.functions(&functions);
        }
        walk.file_scope();
        let mut memory = walk.memory;
        for (_, scheme) in memory.schemes.iter().filter(|(id, _)| !unit.function(**id).is_kernel) {
            let mut from = scheme.params.clone();
            from.push(scheme.object);
            memory.open.extend(memory.cells.reachable(&from));
        }
        memory
    }
}

/// The strongly connected components of the call graph, callees first; functions without a body are left out.
fn callees_first(unit: &Analyzed) -> Vec<Vec<FunctionId>> {
    let mut graph: DiGraph<FunctionId, ()> = DiGraph::new();
    let nodes: Vec<_> = (0..unit.functions.len() as u32).map(|at| graph.add_node(FunctionId(at))).collect();
    for (at, node) in nodes.iter().enumerate() {
        for called in unit.called_by(FunctionId(at as u32)) {
            if let Some(defined) = unit.definition(*called) {
                graph.update_edge(*node, nodes[defined.0 as usize], ());
            }
        }
    }
    let groups = kosaraju_scc(&graph).into_iter();
    let groups = groups.map(|group| {
        let mut functions: Vec<FunctionId> = group.into_iter().map(|node| graph[node]).collect();
        functions.retain(|id| unit.function(*id).body.is_some());
        functions.sort_unstable();
        functions
    });
    groups.filter(|group| !group.is_empty()).collect()
}

impl Walk<'_> {
    fn file_scope(&mut self) {
        self.function = None;
        for at in 0..self.unit.variables.len() as u32 {
            let id = VarId(at);
            let variable = self.unit.variable(id);
            if let (Scope::Global | Scope::Field, Some(init), false) =
                (variable.scope, variable.init, variable.is_binding)
            {
                let refers = self.unit.ty(variable.ty).is_reference();
                let flow = self.expression(init, refers);
                self.initialise(id, (flow, init));
            }
        }
    }

    fn functions(&mut self, group: &[FunctionId]) {
        for id in group {
            let scheme = self.scheme(*id);
            self.memory.schemes.insert(*id, scheme);
        }
        self.open = group.to_vec();
        for id in group {
            let function = self.unit.function(*id);
            let scheme = &self.memory.schemes[id];
            self.function = Some(*id);
            self.object = Some(scheme.object);
            let result = Results { leads: scheme.result, region: scheme.result };
            self.results = vec![result];
            for param in &function.params {
                if let Some(init) = self.unit.variable(*param).init {
                    let refers = self.refers(*param);
                    self.expression(init, refers);
                }
            }
            if let Some(body) = self.unit.body(function) {
                self.member_values(body);
                self.statement(body);
            }
            let calls = std::mem::take(&mut self.sites);
            if let Some(scheme) = self.memory.schemes.get_mut(id) {
                scheme.calls = calls;
            }
        }
    }

    fn scheme(&mut self, id: FunctionId) -> Scheme {
        let function = self.unit.function(id);
        let params = function.params.iter().map(|param| self.handed_to(*param)).collect();
        let (object, result) = (self.memory.cells.fresh(), self.memory.cells.fresh());
        Scheme { params, object, result, calls: Vec::new() }
    }

    /// The class that a parameter leads to; for a reference, the class it refers to.
    fn handed_to(&mut self, param: VarId) -> Cell {
        let own = self.own(param);
        match self.refers(param) {
            true => own,
            false => self.memory.cells.contents(own),
        }
    }

    /// `View(float *p) : values(p) {}`: the name of a field, followed by its initializer.
    fn member_values(&mut self, body: &Stmt) {
        for pair in body.expressions.windows(2) {
            let name = &self.unit.expression(pair[0]).kind;
            let field = if let ExprKind::Name(Name::Variable(id)) = name { Some(*id) } else { None };
            let member = if let ExprKind::Member(member) = name { Some(member) } else { None };
            let field = field.or_else(|| member.filter(|member| member.base.is_none())?.variable);
            if let Some(field) = field.filter(|id| self.unit.variable(*id).scope == Scope::Field) {
                let refers = self.refers(field);
                let flow = self.expression(pair[1], refers);
                self.initialise(field, (flow, pair[1]));
            }
        }
    }

    pub(super) fn statement(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::RangeFor { declare, .. } => self.range(*declare),
            StmtKind::Return => {
                for value in &stmt.expressions {
                    self.result(*value);
                }
            }
            StmtKind::Block(_)
            | StmtKind::Declaration(_)
            | StmtKind::Expression
            | StmtKind::For(_)
            | StmtKind::Loop(_)
            | StmtKind::If { .. }
            | StmtKind::Switch(_)
            | StmtKind::Labelled(_)
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Goto
            | StmtKind::Empty
            | StmtKind::Other(_) => self.each(&stmt.expressions),
        }
        for child in self.unit.children(stmt) {
            self.statement(child);
        }
    }

    /// The value of `return e;` flows to the result of the function or lambda.
    fn result(&mut self, value: ExprId) {
        let Some(results) = self.results.last().copied() else { return };
        let is_lambda = self.results.len() > 1;
        let result = self.function.map(|id| self.unit.ty(self.unit.function(id).result));
        let refers = result.is_some_and(|ty| ty.is_reference());
        let flow = self.expression(value, refers || is_lambda);
        if is_lambda || refers {
            let place = self.place(flow);
            self.memory.cells.merge(place, results.region);
        }
        if (is_lambda || !refers) && self.may_lead(self.unit.type_of(value)) {
            let leads = self.leads(flow, value);
            self.memory.cells.merge(leads, results.leads);
        }
    }

    /// `for (float &x : values)`: the elements of an array, or unknown memory for an object with pointers inside.
    fn range(&mut self, declare: ExprId) {
        let ExprKind::Declare(declare) = &self.unit.expression(declare).kind else { return };
        self.each(&declare.others);
        let Some(range) = declare.init else { return };
        let flow = self.expression(range, true);
        let ty = self.unit.type_of(range);
        let elements = if ty.is_array() || self.unit.is_closed(ty) {
            flow
        } else {
            let leads = flow.region.map(|region| self.memory.cells.contents(region)).or(flow.leads);
            let leads = leads.unwrap_or_else(|| self.memory.cells.fresh());
            let unknown = self.memory.cells.home(MemoryObject::Unknown);
            self.memory.cells.merge(leads, unknown);
            Flow { region: Some(unknown), leads: Some(unknown) }
        };
        self.bind_elements(&declare.variables, (elements, range));
    }

    fn bind_elements(&mut self, names: &[VarId], (flow, range): (Flow, ExprId)) {
        let [only] = names else { return self.bind(names, (flow, range)) };
        let own = self.own(*only);
        let ty = self.unit.ty(self.unit.variable(*only).ty);
        if ty.is_reference() {
            let place = self.place(flow);
            self.memory.cells.merge(own, place);
        } else if self.may_lead(ty) {
            let leads = flow.leads.or_else(|| flow.region.map(|region| self.memory.cells.contents(region)));
            let contents = self.memory.cells.contents(own);
            leads.into_iter().for_each(|leads| self.memory.cells.merge(contents, leads));
        }
    }

    /// The value of the statement expression `({ ...; e; })`.
    pub(super) fn last_of(&mut self, body: StmtId) -> Flow {
        let body = self.unit.stmt(body);
        self.statement(body);
        let last = body.as_block().and_then(|list| list.last()).map(|last| self.unit.stmt(*last));
        let last = last.filter(|last| last.kind == StmtKind::Expression);
        let Some(value) = last.and_then(|last| last.expressions.last()) else { return Flow::default() };
        match self.memory.leads[value.0 as usize] {
            Some(leads) => Flow::to(leads),
            None => Flow::default(),
        }
    }

    /// The body of a lambda is analyzed as part of the enclosing function.
    pub(super) fn lambda(&mut self, id: ExprId, lambda: &Lambda) {
        for capture in lambda.captures.iter().filter(|capture| capture.declares) {
            if let Some(init) = self.unit.variable(capture.variable).init {
                let flow = self.expression(init, capture.by_reference);
                self.initialise(capture.variable, (flow, init));
            }
        }
        self.each(&lambda.head);
        let results = self.results_of(id);
        self.results.push(results);
        self.statement(self.unit.stmt(lambda.body));
        self.results.pop();
    }

    pub(super) fn results_of(&mut self, lambda: ExprId) -> Results {
        if let Some(known) = self.lambdas.get(&lambda) {
            return *known;
        }
        let results = Results { leads: self.memory.cells.fresh(), region: self.memory.cells.fresh() };
        self.lambdas.insert(lambda, results);
        results
    }
}
