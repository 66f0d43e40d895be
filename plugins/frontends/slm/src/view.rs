//! Classifies the statements and variables of a unit in terms of the language.

use okl_plugin::Span;
use okl_plugin::analysis::{Analyzed, Use};
use okl_plugin::model::{
    AttrId, AttrUse, Declaration, DeclarationId, ExprId, ExprKind, Expression, ForLoop, Function, Name,
    Scope, Stmt, StmtKind, TypeKind, VarId,
};
use std::collections::BTreeSet;

/// A unit together with its shared variables.
pub(crate) struct View<'u> {
    pub(crate) unit: &'u Analyzed,
    /// The variables in group memory.
    shared: BTreeSet<VarId>,
}

/// Perfectly nested loops of the same level.
pub(crate) struct Nest<'u> {
    /// The loops, outermost first; never empty.
    pub(crate) loops: Vec<&'u Stmt>,
    /// The body of the innermost loop.
    pub(crate) body: &'u Stmt,
}

/// A first-level nest: its iterations are thread groups.
pub(crate) struct Groups<'u> {
    pub(crate) nest: Nest<'u>,
    pub(crate) function: &'u Function,
    /// The `#pragma offload` before the nest.
    pub(crate) offload: Option<&'u AttrUse>,
}

/// The kind of a statement of a group.
pub(crate) enum Part<'u> {
    /// The declaration of shared variables.
    Locals(&'u [VarId]),
    /// An assignment to shared data without sections, executed by the leader.
    Leader(ExprId),
    /// An assignment of sections to shared data, executed by all threads.
    Sections(ExprId),
    /// A second-level nest.
    Threads(Nest<'u>),
    /// A barrier.
    Barrier,
    /// A loop over groups, which is an error here.
    Groups,
    /// Any other statement.
    Serial,
}

impl<'u> View<'u> {
    pub(crate) fn new(unit: &'u Analyzed) -> View<'u> {
        let mut view = View { unit, shared: BTreeSet::new() };
        let ids = (0..unit.variables.len()).map(|at| VarId(at as u32));
        view.shared = ids.filter(|id| view.local_attr(*id).is_some()).collect();
        let classes = view.shared_classes();
        if !classes.is_empty() {
            let of_class = view
                .direct()
                .into_iter()
                .filter(|id| view.class(*id).is_some_and(|class| classes.contains(&class)));
            let of_class: Vec<VarId> = of_class.collect();
            view.shared.extend(of_class);
        }
        view
    }

    /// The classes whose variables are shared if a group declares them: `struct __thread_group_local s {...};`
    fn shared_classes(&self) -> BTreeSet<DeclarationId> {
        let is_marked = |one: &Declaration| {
            let head = Span::new(one.keyword.end, one.body.map_or(one.span.end, |body| body.start));
            one.kind.is_record()
                && self
                    .unit
                    .attributes
                    .iter()
                    .any(|attr| attr.name == "slm_local" && head.contains(attr.span))
        };
        let all = self.unit.declarations.iter().enumerate();
        all.filter(|(_, one)| is_marked(one)).map(|(at, _)| DeclarationId(at as u32)).collect()
    }

    /// The variables that are declared directly in the body of first-level nests.
    pub(crate) fn direct(&self) -> Vec<VarId> {
        let all = self.groups();
        let stmts = all.iter().filter_map(|groups| groups.nest.body.as_block()).flatten();
        let declared = stmts.filter_map(|stmt| {
            let stmt = self.unit.unit().stmt(*stmt);
            if let StmtKind::Declaration(variables) = &stmt.kind { Some(variables) } else { None }
        });
        declared.flatten().copied().collect()
    }

    /// The class of a variable, or of the elements of an array.
    fn class(&self, id: VarId) -> Option<DeclarationId> {
        let mut ty = self.unit.ty(self.unit.variable(id).ty);
        while let Some(element) = ty.element().filter(|_| ty.is_array()) {
            ty = element;
        }
        (ty.kind == TypeKind::Record).then_some(ty.declaration).flatten()
    }

    /// True if a variable is in group memory.
    pub(crate) fn is_shared(&self, id: VarId) -> bool {
        self.shared.contains(&id)
    }

    /// The `__thread_group_local` that applies to the variable. Before a `*` it applies to the target of the pointer
    /// instead.
    pub(crate) fn local_attr(&self, id: VarId) -> Option<&'u AttrUse> {
        let variable = self.unit.variable(id);
        let own = |attr: &&AttrUse| {
            let before = self.unit.source(Span::new(0, variable.name_span.start)).trim_end();
            // Of several declarators in one declaration, only the first has a known star.
            let star = variable.declarator.star.map(|star| star.start);
            let star = star.or_else(|| Some(before.strip_suffix('*')?.len() as u32));
            star.is_none_or(|star| star < attr.span.start) && variable.declarator.ampersand.is_none()
        };
        self.attr(&variable.attrs, "slm_local").filter(own)
    }

    /// The attribute of that name in a list.
    pub(crate) fn attr(&self, attrs: &[AttrId], name: &str) -> Option<&'u AttrUse> {
        self.unit.find_attr(attrs, name).map(|id| self.unit.attribute(id))
    }

    pub(crate) fn is_groups(&self, stmt: &Stmt) -> bool {
        self.unit.has_attr(&stmt.attrs, "slm_group")
    }

    pub(crate) fn is_threads(&self, stmt: &Stmt) -> bool {
        self.unit.has_attr(&stmt.attrs, "slm_thread")
    }

    pub(crate) fn is_barrier(&self, stmt: &Stmt) -> bool {
        self.unit.has_attr(&stmt.attrs, "slm_barrier")
    }

    /// The nest that starts with a loop: it continues as long as the body of each loop is just another loop of the same
    /// level.
    pub(crate) fn nest(&self, first: &'u Stmt) -> Nest<'u> {
        let is_group = self.is_groups(first);
        let is_same = |stmt: &Stmt| if is_group { self.is_groups(stmt) } else { self.is_threads(stmt) };
        let mut loops = vec![first];
        loop {
            let innermost = loops[loops.len() - 1];
            let Some(l) = innermost.as_for() else { return Nest { loops, body: innermost } };
            let body = self.unit.stmt(l.body);
            let only = match body.as_block() {
                Some([only]) => self.unit.stmt(*only),
                Some(_) => return Nest { loops, body },
                None => body,
            };
            if !is_same(only) || only.as_for().is_none() {
                return Nest { loops, body };
            }
            loops.push(only);
        }
    }

    /// All first-level nests of kernels and of offload pragmas, in source order.
    pub(crate) fn groups(&self) -> Vec<Groups<'u>> {
        let mut found = Vec::new();
        for function in &self.unit.functions {
            let Some(body) = self.unit.unit().body(function) else { continue };
            self.groups_in(function, body, &mut found);
        }
        found
    }

    fn groups_in(&self, function: &'u Function, stmt: &'u Stmt, found: &mut Vec<Groups<'u>>) {
        if self.is_groups(stmt) && stmt.as_for().is_some() {
            let offload = self.attr(&stmt.attrs, "slm_offload");
            found.push(Groups { nest: self.nest(stmt), function, offload });
            return;
        }
        for child in self.unit.unit().children(stmt) {
            self.groups_in(function, child, found);
        }
    }

    /// Classifies a statement of a group.
    pub(crate) fn part(&self, stmt: &'u Stmt) -> Part<'u> {
        if self.is_barrier(stmt) {
            return Part::Barrier;
        }
        if self.is_groups(stmt) {
            return Part::Groups;
        }
        match &stmt.kind {
            StmtKind::For(_) if self.is_threads(stmt) => Part::Threads(self.nest(stmt)),
            StmtKind::Declaration(variables) if variables.iter().any(|id| self.is_shared(*id)) => {
                Part::Locals(variables)
            }
            StmtKind::Expression => match self.assigns_shared(stmt) {
                Some(whole) if self.has_section(whole) => Part::Sections(whole),
                Some(whole) => Part::Leader(whole),
                None => Part::Serial,
            },
            StmtKind::Declaration(_)
            | StmtKind::Block(_)
            | StmtKind::For(_)
            | StmtKind::Loop(_)
            | StmtKind::RangeFor { .. }
            | StmtKind::If { .. }
            | StmtKind::Switch(_)
            | StmtKind::Labelled(_)
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return
            | StmtKind::Goto
            | StmtKind::Empty
            | StmtKind::Other(_) => Part::Serial,
        }
    }

    /// The expression of a statement that changes shared data.
    fn assigns_shared(&self, stmt: &Stmt) -> Option<ExprId> {
        let update = self.unit.update_of(stmt)?;
        let base = self.object(update.target)?;
        self.is_shared(base).then(|| self.unit.peeled(stmt.expressions[0]))
    }

    /// The variable that a place is, or is a part of; `None` if it is reached through a pointer.
    pub(crate) fn object(&self, place: ExprId) -> Option<VarId> {
        let id = self.unit.peeled(place);
        match &self.unit.expression(id).kind {
            ExprKind::Name(Name::Variable(variable)) => {
                (!self.unit.ty(self.unit.variable(*variable).ty).is_reference()).then_some(*variable)
            }
            ExprKind::Index { base, .. } => {
                let base = self.unit.peeled(*base);
                self.unit.type_of(base).is_array().then(|| self.object(base)).flatten()
            }
            ExprKind::Member(member) if !member.arrow => member.base.and_then(|base| self.object(base)),
            ExprKind::Name(_)
            | ExprKind::Literal(_)
            | ExprKind::This
            | ExprKind::Paren(_)
            | ExprKind::Member(_)
            | ExprKind::Dim { .. }
            | ExprKind::Dereference(_)
            | ExprKind::AddressOf(_)
            | ExprKind::Unary { .. }
            | ExprKind::Step { .. }
            | ExprKind::Binary { .. }
            | ExprKind::Assign { .. }
            | ExprKind::Conditional { .. }
            | ExprKind::Call(_)
            | ExprKind::Cast { .. }
            | ExprKind::List(_)
            | ExprKind::CompoundLiteral(_)
            | ExprKind::SizeOf(_)
            | ExprKind::TypeOf(_)
            | ExprKind::Lambda(_)
            | ExprKind::Statements(_)
            | ExprKind::Defines(_)
            | ExprKind::Declare(_)
            | ExprKind::OneOf(_)
            | ExprKind::Opaque(_) => None,
        }
    }

    /// True if a variable is an array; a parameter declared as an array is a pointer.
    pub(crate) fn is_array(&self, id: VarId) -> bool {
        let variable = self.unit.variable(id);
        variable.scope != Scope::Parameter && self.unit.ty(variable.ty).is_array()
    }

    /// The name of the function that an expression calls.
    pub(crate) fn called(&self, id: ExprId) -> Option<&'u str> {
        let ExprKind::Call(call) = &self.unit.expression(self.unit.peeled(id)).kind else { return None };
        Some(&self.unit.callee(call.callee()?).name)
    }

    /// Visits an expression and its descendants in pre-order.
    pub(crate) fn visit(&self, id: ExprId, visit: &mut dyn FnMut(&'u Expression)) {
        let expression = self.unit.unit().expression(id);
        let expression: &'u Expression = expression;
        visit(expression);
        for part in expression.kind.children() {
            self.visit(part, visit);
        }
    }

    /// True if an expression contains a section outside of reductions.
    pub(crate) fn has_section(&self, id: ExprId) -> bool {
        use crate::prelude::{ALL, SECTION};
        match self.called(id) {
            Some(ALL | SECTION) => return true,
            Some(name) if name.starts_with("__sec_reduce_") => return false,
            Some(_) | None => {}
        }
        self.unit.expression(id).kind.children().into_iter().any(|part| self.has_section(part))
    }

    /// True if an expression contains a section or a reduction.
    pub(crate) fn has_section_or_reduction(&self, id: ExprId) -> bool {
        use crate::prelude::{ALL, SECTION};
        let is_one = matches!(self.called(id), Some(name) if name == ALL || name == SECTION || name.starts_with("__sec_"));
        is_one
            || self
                .unit
                .expression(id)
                .kind
                .children()
                .into_iter()
                .any(|part| self.has_section_or_reduction(part))
    }

    /// All uses of variables in a statement and its descendants.
    pub(crate) fn uses_below(&self, stmt: &'u Stmt) -> Vec<&'u Use> {
        let mut found = Vec::new();
        self.unit.unit().walk(stmt, &mut |inner| found.extend(self.unit.uses(inner)));
        found
    }

    /// The `for` loop of a statement.
    ///
    /// # Panics
    /// If the statement is not a `for` loop.
    pub(crate) fn loop_of(&self, stmt: &'u Stmt) -> &'u ForLoop {
        stmt.as_for().expect("loops of nests are `for` loops")
    }

    /// The range of the header of a loop: `for (int i = 0; i < n; i++)`.
    pub(crate) fn header(&self, stmt: &'u Stmt) -> Span {
        self.loop_of(stmt).header
    }

    pub(crate) fn text(&self, id: ExprId) -> &'u str {
        self.unit.unit().source(self.unit.expression(id).span)
    }

    pub(crate) fn name(&self, id: VarId) -> &'u str {
        &self.unit.unit().variable(id).name
    }

    /// True if a variable belongs to a function, so that serial code may use it.
    pub(crate) fn is_of_function(&self, id: VarId) -> bool {
        let variable = self.unit.variable(id);
        let is_there = match variable.scope {
            Scope::Parameter | Scope::Local | Scope::Field => true,
            Scope::Global | Scope::Unknown => false,
        };
        is_there && !variable.is_static
    }
}
