//! The parts of a CUDA program: kernels, launches, functions of the device.

use crate::dependent;
use crate::known::Known;
use crate::launches::{self, WrittenLaunch};
use crate::prelude::{self, LAUNCH};
use okl_frontend::uses::Uses;
use okl_frontend::walk;
use okl_plugin::model::{
    BinaryOperator, CallExpr, ExprId, ExprKind, Expression, Function, FunctionId, Name, Scope, Stmt, VarId,
};
use okl_plugin::{Span, Unit};
use std::collections::{BTreeMap, BTreeSet};

/// A program.
pub(crate) struct Program<'u> {
    pub(crate) unit: &'u Unit,
    /// The declarations in front of it.
    pub(crate) prelude: Span,
    /// The functions that these declare.
    own: BTreeSet<&'u str>,
    /// True if other files may call functions of the device.
    pub(crate) is_linked: bool,
    /// The kernels with a body, in source order. Templates are not among them: their instances are.
    pub(crate) kernels: Vec<FunctionId>,
    /// The declarations of each function, by the first one.
    declarations: BTreeMap<FunctionId, Vec<FunctionId>>,
    /// The places of `__shared__`, in source order.
    shared: Vec<Span>,
    /// All launches, in source order.
    pub(crate) launches: Vec<Launch>,
    /// The launches of each kernel, by its first declaration.
    of_kernels: BTreeMap<FunctionId, Vec<usize>>,
    /// The launches by addresses.
    pub(crate) by_address: Vec<ByAddress>,
    /// What the code of each function names; declarations have nothing.
    uses: BTreeMap<FunctionId, Uses>,
    /// The functions that kernels call, directly or indirectly, each with all its declarations.
    pub(crate) device: BTreeSet<FunctionId>,
    /// What is known of variables.
    pub(crate) known: Known,
}

/// A launch of the program.
#[derive(Clone, Debug)]
pub(crate) struct Launch {
    /// Its text.
    pub(crate) written: WrittenLaunch,
    /// What it launches, where that does not depend on the parameters of a template.
    resolved: Option<Resolved>,
}

/// What a launch launches.
#[derive(Clone, Debug)]
struct Resolved {
    /// The kernel, by its canonical declaration.
    kernel: FunctionId,
    /// The grid, the block, and what follows.
    values: Vec<ExprId>,
    /// The arguments of the kernel.
    arguments: Vec<ExprId>,
}

/// A launch by `cudaLaunchKernel((void *)k, grid, block, arguments, bytes)` or its cooperative kind.
#[derive(Clone, Debug)]
pub(crate) struct ByAddress {
    /// The first argument.
    pub(crate) argument: Span,
    /// The name of the kernel in it.
    pub(crate) name: Span,
    /// The kernel, by its canonical declaration.
    kernel: FunctionId,
    /// The grid, the block, and the bytes of group memory.
    values: [Option<ExprId>; 3],
}

impl Launch {
    /// The argument of the configuration with that number.
    pub(crate) fn value(&self, number: usize) -> Option<ExprId> {
        self.resolved.as_ref()?.values.get(number).copied()
    }

    /// The arguments of the kernel.
    pub(crate) fn arguments(&self) -> &[ExprId] {
        self.resolved.as_ref().map_or(&[], |resolved| resolved.arguments.as_slice())
    }

    /// The kernel, by its first declaration.
    pub(crate) fn kernel(&self) -> Option<FunctionId> {
        self.resolved.as_ref().map(|resolved| resolved.kernel)
    }

    /// True if it is known what it launches.
    pub(crate) fn is_resolved(&self) -> bool {
        self.resolved.is_some()
    }
}

impl<'u> Program<'u> {
    /// Finds the parts of a unit.
    pub(crate) fn of(unit: &'u Unit) -> Program<'u> {
        let all = || unit.functions.iter().enumerate();
        let uses = all().filter_map(|(at, function)| {
            let body = unit.body(function)?;
            let mut uses = Uses::of(unit, body);
            if function.is_template {
                walk::expressions(unit, body, &mut |one| {
                    if let ExprKind::Call(call) = &one.kind {
                        uses.called.extend(dependent::callees(unit, function, call));
                    }
                });
            }
            Some((FunctionId(at as u32), uses))
        });
        let is_kernel = |function: &Function| {
            function.body.is_some() && !function.is_template && unit.has_attr(&function.attrs, "cu_global")
        };
        let kernels = all().filter(|(_, function)| is_kernel(function));
        let prelude = prelude::place(unit);
        let own = unit.functions.iter().filter(|function| prelude.contains(function.name_span));
        let mut program = Program {
            unit,
            prelude,
            own: own.map(|function| function.name.as_str()).collect(),
            is_linked: prelude::is_linked(unit),
            kernels: kernels.map(|(at, _)| FunctionId(at as u32)).collect(),
            declarations: BTreeMap::new(),
            shared: shared(unit),
            launches: Vec::new(),
            of_kernels: BTreeMap::new(),
            by_address: Vec::new(),
            uses: uses.collect(),
            device: BTreeSet::new(),
            known: Known::of(unit),
        };
        for id in (0..unit.functions.len()).map(|at| FunctionId(at as u32)) {
            program.declarations.entry(program.canonical(id)).or_default().push(id);
        }
        program.launches = program.find_launches();
        for (at, launch) in program.launches.iter().enumerate() {
            if let Some(resolved) = &launch.resolved {
                program.of_kernels.entry(resolved.kernel).or_default().push(at);
            }
        }
        program.by_address = program.find_by_address();
        program.device = program.find_device();
        program
    }

    /// The body of a function.
    pub(crate) fn body(&self, id: FunctionId) -> Option<&'u Stmt> {
        self.unit.body(self.unit.function(id))
    }

    /// The names in the body of a function.
    pub(crate) fn uses(&self, id: FunctionId) -> Option<&Uses> {
        self.uses.get(&id)
    }

    /// The first declaration of a function.
    pub(crate) fn canonical(&self, id: FunctionId) -> FunctionId {
        self.unit.function(id).canonical.unwrap_or(id)
    }

    /// All declarations of a function.
    pub(crate) fn declarations(&self, id: FunctionId) -> impl Iterator<Item = FunctionId> + '_ {
        self.declarations.get(&self.canonical(id)).into_iter().flatten().copied()
    }

    /// The launches of a kernel.
    pub(crate) fn launches_of(&self, kernel: FunctionId) -> impl Iterator<Item = &Launch> {
        let all = self.of_kernels.get(&self.canonical(kernel)).into_iter().flatten();
        all.map(|at| &self.launches[*at])
    }

    /// The grid, the block and the bytes of group memory in each launch of a kernel, launches by address included.
    pub(crate) fn configurations(&self, kernel: FunctionId) -> Vec<[Option<ExprId>; 3]> {
        let canonical = self.canonical(kernel);
        let named = self.launches_of(kernel).map(|launch| [0, 1, 2].map(|at| launch.value(at)));
        let by_address = self.by_address.iter().filter(|one| one.kernel == canonical);
        named.chain(by_address.map(|one| one.values)).collect()
    }

    /// True if a function is a kernel.
    pub(crate) fn is_kernel(&self, id: FunctionId) -> bool {
        self.unit.has_attr(&self.unit.function(id).attrs, "cu_global")
            || self.declarations(id).any(|one| self.kernels.binary_search(&one).is_ok())
    }

    /// True if a function is for devices only.
    pub(crate) fn is_device_only(&self, id: FunctionId) -> bool {
        let attrs = &self.unit.function(id).attrs;
        self.unit.has_attr(attrs, "cu_device") && !self.unit.has_attr(attrs, "cu_host")
    }

    /// The places of `__shared__` in a range.
    pub(crate) fn shared_in(&self, range: Span) -> &[Span] {
        let first = self.shared.partition_point(|place| place.start < range.start);
        let last = self.shared.partition_point(|place| place.start < range.end);
        &self.shared[first..last.max(first)]
    }

    /// True if a variable has the attribute.
    pub(crate) fn has(&self, id: VarId, attribute: &str) -> bool {
        self.unit.has_attr(&self.unit.variable(id).attrs, attribute)
    }

    /// The name of a function of the prelude, if the call is one of it.
    pub(crate) fn called(&self, call: &CallExpr) -> Option<&'u str> {
        let callee = self.unit.callee(call.callee()?);
        let is_own = match callee.function {
            Some(id) => self.is_of_prelude(self.unit.function(id).name_span),
            // A header of the machine declares it, too.
            None => self.own.contains(callee.name.as_str()),
        };
        is_own.then_some(callee.name.as_str())
    }

    /// The functions of CUDA. Those of cooperative groups count where the program has groups.
    pub(crate) fn own_names(&self) -> impl Iterator<Item = &'u str> + '_ {
        let has_groups = self.unit.text[self.prelude.end as usize..].contains("cooperative_groups");
        let own = self.unit.functions.iter().filter(|function| self.is_of_prelude(function.name_span));
        own.filter(move |function| has_groups || !function.is_method).map(|function| function.name.as_str())
    }

    /// True if the program has a macro of that name.
    pub(crate) fn has_macro(&self, name: &str) -> bool {
        self.unit.directives.iter().any(|line| {
            let mut words =
                self.unit.source(line.span).trim_start_matches(['#', ' ', '\t']).split_whitespace();
            let is_name = |word: &str| word.split('(').next() == Some(name);
            words.next() == Some("define") && words.next().is_some_and(is_name)
        })
    }

    /// True for a place in the prelude.
    pub(crate) fn is_of_prelude(&self, place: Span) -> bool {
        self.prelude.contains(place)
    }

    /// The initializer of a variable, in whatever form it is written.
    pub(crate) fn init(&self, id: VarId) -> Option<ExprId> {
        self.unit.variable(id).init.or_else(|| self.known.declared(id))
    }

    /// True for a variable that nothing changes: a local one of host code, or a constant.
    pub(crate) fn is_constant(&self, id: VarId) -> bool {
        let variable = self.unit.variable(id);
        if self.unit.ty(variable.ty).is_const || variable.is_constexpr {
            return true;
        }
        variable.scope == Scope::Local && self.uses.values().all(|uses| !uses.changed.contains(&id))
    }

    fn find_launches(&self) -> Vec<Launch> {
        let of: BTreeMap<Span, &Expression> = self
            .unit
            .expressions
            .iter()
            .filter(|one| matches!(one.kind, ExprKind::Paren(_)))
            .map(|one| (one.span, one))
            .collect();
        let found = launches::launches(&self.unit.text, LAUNCH).into_iter();
        found
            .map(|written| Launch {
                written,
                resolved: of.get(&written.span).and_then(|one| self.resolved(one)),
            })
            .collect()
    }

    fn resolved(&self, expression: &Expression) -> Option<Resolved> {
        let unit = self.unit;
        let ExprKind::Paren(inside) = expression.kind else { return None };
        let (BinaryOperator::Comma, left, right) = unit.expression(inside).kind.as_binary()? else {
            return None;
        };
        let ExprKind::Call(configured) = &unit.expression(unit.peeled(left)).kind else { return None };
        let ExprKind::Call(call) = &unit.expression(unit.peeled(right)).kind else { return None };
        let kernel = unit.callee(call.callee()?).function?;
        let (values, arguments) = (configured.arguments.clone(), call.arguments.clone());
        Some(Resolved { kernel: self.canonical(kernel), values, arguments })
    }

    fn find_by_address(&self) -> Vec<ByAddress> {
        let unit = self.unit;
        let mut found = Vec::new();
        for one in &unit.expressions {
            let ExprKind::Call(call) = &one.kind else { continue };
            if !matches!(self.called(call), Some("cudaLaunchKernel" | "cudaLaunchCooperativeKernel")) {
                continue;
            }
            let Some(first) = call.arguments.first() else { continue };
            let mut id = unit.peeled(*first);
            while let ExprKind::Cast { operand, .. } | ExprKind::AddressOf(operand) = unit.expression(id).kind
            {
                id = unit.peeled(operand);
            }
            if let ExprKind::Name(Name::Function(callee)) = unit.expression(id).kind
                && let Some(function) = unit.callee(callee).function
                && self.is_kernel(function)
            {
                let [grid, block, _, bytes] = [1, 2, 3, 4].map(|at| call.arguments.get(at).copied());
                let (argument, name) = (unit.expression(*first).span, unit.expression(id).span);
                let kernel = self.canonical(function);
                found.push(ByAddress { argument, name, kernel, values: [grid, block, bytes] });
            }
        }
        found
    }

    fn find_device(&self) -> BTreeSet<FunctionId> {
        let mut next: Vec<FunctionId> = self
            .kernels
            .iter()
            .filter_map(|id| self.uses(*id))
            .flat_map(|uses| uses.called.clone())
            .collect();
        let mut found = BTreeSet::new();
        while let Some(id) = next.pop() {
            for one in self.declarations(id) {
                if self.is_of_prelude(self.unit.function(one).name_span) || !found.insert(one) {
                    continue;
                }
                next.extend(self.uses(one).map(|uses| uses.called.clone()).unwrap_or_default());
            }
        }
        found
    }

    /// Visits the expressions of a function's body.
    pub(crate) fn expressions(&self, id: FunctionId, visit: &mut dyn FnMut(&'u Expression)) {
        if let Some(body) = self.body(id) {
            walk::expressions(self.unit, body, visit);
        }
    }
}

fn shared(unit: &Unit) -> Vec<Span> {
    let all = unit.attributes.iter().filter(|one| one.name == "cu_shared");
    let mut all: Vec<Span> = all.map(|one| one.span).collect();
    all.sort_unstable();
    all
}
