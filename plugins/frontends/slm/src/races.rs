//! Hazards between second-level nests, and reads of uninitialized shared data.
//!
//! A nest ends without a barrier: a thread may be in the next one while others are still in this one. The analysis
//! follows the accesses of a group's statements to shared data in execution order, including the iterations of serial
//! loops.

use crate::ids::{SLM_RACE, SLM_UNINITIALISED};
use crate::view::{Groups, Nest, Part, View};
use okl_plugin::analysis::Use;
use okl_plugin::model::{Access, ExprId, ExprKind, Name, Stmt, StmtId, StmtKind, VarId};
use okl_plugin::{Diagnostic, Span};
use std::collections::BTreeSet;

/// Warns of certain hazards and uninitialized reads.
pub(crate) fn warn(view: &View<'_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for groups in view.groups() {
        let mut flow =
            Flow { view, told: BTreeSet::new(), found: &mut found, changing: changing(view, &groups) };
        flow.follow(groups.nest.body, &mut Vec::new());
        let mut written = BTreeSet::new();
        unwritten(view, groups.nest.body, &mut written, &mut found);
    }
    found
}

/// An access of a nest or an assignment to a shared variable.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Touch {
    variable: VarId,
    /// The accessed field, if one is named.
    field: Option<String>,
    writes: bool,
    place: Span,
    /// The nest or the assignment.
    by: StmtId,
    /// The trip counts of the nest and the indices, if each thread accesses elements of its own: `[8, 8]` and
    /// `[#0, #1]`.
    own: Option<(Vec<String>, Vec<String>)>,
    /// True if the indices are the same in each iteration of the enclosing serial loops.
    is_fixed: bool,
}

struct Flow<'f, 'u> {
    view: &'f View<'u>,
    told: BTreeSet<(VarId, StmtId, StmtId)>,
    found: &'f mut Vec<Diagnostic>,
    changing: BTreeSet<VarId>,
}

impl<'u> Flow<'_, 'u> {
    /// Follows a statement; `open` are the accesses since the last barrier, on any path.
    fn follow(&mut self, stmt: &'u Stmt, open: &mut Vec<Touch>) {
        match self.view.part(stmt) {
            Part::Barrier => open.clear(),
            Part::Threads(nest) => {
                let accesses = self.accesses(stmt, self.view.uses_below(stmt), Some(&nest));
                self.meet(open, accesses);
            }
            Part::Sections(whole) => {
                let accesses = self.sections(stmt, whole);
                self.meet(open, accesses);
            }
            Part::Locals(_) | Part::Leader(_) => {
                let accesses = self.accesses(stmt, self.view.unit.uses(stmt).iter().collect(), None);
                self.meet(open, accesses);
                // The language defines a barrier before the next nest.
                open.clear();
            }
            Part::Groups => {}
            Part::Serial => self.serial(stmt, open),
        }
    }

    fn serial(&mut self, stmt: &'u Stmt, open: &mut Vec<Touch>) {
        let children = self.view.unit.unit().children(stmt);
        match &stmt.kind {
            StmtKind::If { .. } => {
                let before = open.clone();
                let mut after = if children.len() > 1 { Vec::new() } else { before.clone() };
                for child in children {
                    let mut way = before.clone();
                    self.follow(child, &mut way);
                    join(&mut after, way);
                }
                *open = after;
            }
            StmtKind::For(_) | StmtKind::Loop(_) | StmtKind::RangeFor { .. } => {
                // Followed twice, so that hazards between consecutive iterations are found.
                for _ in 0..2 {
                    let mut way = open.clone();
                    children.iter().for_each(|child| self.follow(child, &mut way));
                    join(open, way);
                }
            }
            StmtKind::Switch(_) => self.switch(stmt, open),
            StmtKind::Block(_)
            | StmtKind::Declaration(_)
            | StmtKind::Expression
            | StmtKind::Labelled(_)
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return
            | StmtKind::Goto
            | StmtKind::Empty
            | StmtKind::Other(_) => children.into_iter().for_each(|child| self.follow(child, open)),
        }
    }

    /// Reports the hazards between `accesses` and `open`, and adds `accesses` to `open`.
    fn meet(&mut self, open: &mut Vec<Touch>, accesses: Vec<Touch>) {
        for new in &accesses {
            for old in open.iter() {
                if collide(old, new) && self.told.insert((new.variable, old.by, new.by)) {
                    self.found.push(self.race(old, new));
                }
            }
        }
        join(open, accesses);
    }

    fn race(&self, old: &Touch, new: &Touch) -> Diagnostic {
        let name = self.view.name(new.variable);
        let does = |touch: &Touch| if touch.writes { "written" } else { "read" };
        let message = format!(
            "`{name}` is {} here, and no barrier stands between this and where it was {}",
            does(new),
            does(old)
        );
        let text = format!("{} here, perhaps by another thread", does(old));
        let told = Diagnostic::warning(SLM_RACE, message, new.place);
        // The same nest in the previous iteration.
        let told = if old.place == new.place {
            told.note("the next iteration of the loop around it comes here again")
        } else {
            told.label(old.place, text)
        };
        told.note("a second-level nest ends without a barrier; okl puts one where it is needed")
            .help("write `_gfx_gpgpu_thread_barrier();` between the two")
    }

    /// The accesses of a nest or an assignment: the first write and the first read of each variable with the same
    /// indices.
    fn accesses(&self, stmt: &'u Stmt, uses: Vec<&'u Use>, nest: Option<&Nest<'u>>) -> Vec<Touch> {
        let mut found: Vec<Touch> = Vec::new();
        let shared =
            uses.into_iter().filter(|used| self.view.is_shared(used.variable) && used.access != Access::Name);
        for used in shared {
            let own = nest.and_then(|nest| self.own(nest, used));
            let is_fixed = nest.is_some_and(|nest| self.is_fixed(nest, used));
            let touch = Touch {
                variable: used.variable,
                field: self.field(used.id),
                writes: used.access.may_write(),
                place: used.span,
                by: stmt.id,
                own,
                is_fixed,
            };
            if !found.iter().any(|one| Touch { place: touch.place, ..one.clone() } == touch) {
                found.push(touch);
            }
        }
        found
    }

    /// The trip counts of a nest and the indices of a use, if each thread accesses elements of its own.
    fn own(&self, nest: &Nest<'u>, used: &Use) -> Option<(Vec<String>, Vec<String>)> {
        let view = self.view;
        let mut sizes = Vec::new();
        let mut variables = Vec::new();
        for stmt in &nest.loops {
            let l = view.loop_of(stmt);
            let (update, variable) = (view.unit.unit().source(l.update), l.variable?);
            let name = view.name(variable);
            let header = format!("{};{}", view.unit.unit().source(l.condition), update);
            let start = view.unit.unit().count(l)?.start.id;
            sizes.push(format!("{};{}", view.text(start), header.replace(name, "#")).replace(' ', ""));
            variables.push(variable);
        }
        let mut indices = Vec::new();
        let mut met = BTreeSet::new();
        for index in &used.subscripts {
            let at =
                view.object(*index).and_then(|id| variables.iter().position(|variable| *variable == id))?;
            met.insert(at);
            indices.push(format!("#{at}"));
        }
        (met.len() == variables.len()).then_some((sizes, indices))
    }

    /// The field of a variable that an expression names: `count` for `h.count[i]` and `h[k].count`.
    fn field(&self, mut id: ExprId) -> Option<String> {
        loop {
            let part = id;
            id = self.view.unit.parent(part)?;
            let kind = &self.view.unit.expression(id).kind;
            if let ExprKind::Member(member) = kind {
                return Some(member.name.clone());
            }
            let is_element = matches!(*kind, ExprKind::Index { base, .. } if base == part);
            if !is_element && !matches!(kind, ExprKind::Paren(_) | ExprKind::Cast { .. }) {
                return None;
            }
        }
    }

    /// The paths through a `switch`: each label is reached from before the `switch` or by falling through.
    fn switch(&mut self, stmt: &'u Stmt, open: &mut Vec<Touch>) {
        let unit = self.view.unit.unit();
        let before = open.clone();
        let mut way = Vec::new();
        for body in unit.children(stmt) {
            let stmts = if body.as_block().is_some() { unit.children(body) } else { vec![body] };
            for stmt in stmts {
                if matches!(stmt.kind, StmtKind::Labelled(_)) {
                    join(&mut way, before.clone());
                }
                if matches!(stmt.kind, StmtKind::Break) {
                    join(open, std::mem::take(&mut way));
                }
                self.follow(stmt, &mut way);
            }
        }
        join(open, way);
    }

    /// True if the accessed elements are the same in each iteration of the loops around the nest.
    fn is_fixed(&self, nest: &Nest<'u>, used: &Use) -> bool {
        let own = nest.loops[0].span;
        let mut is_fixed = true;
        let headers = nest.loops.iter().flat_map(|stmt| stmt.expressions.iter());
        for id in used.subscripts.iter().chain(headers) {
            self.view.visit(*id, &mut |part| {
                if let ExprKind::Name(Name::Variable(id)) = part.kind {
                    let is_inside = own.contains(self.view.unit.variable(id).name_span);
                    is_fixed &= is_inside || !self.changing.contains(&id);
                }
            });
        }
        is_fixed
    }

    /// The accesses of an assignment of sections. They are fixed unless a changing variable is in a subscript.
    fn sections(&self, stmt: &'u Stmt, whole: ExprId) -> Vec<Touch> {
        let view = self.view;
        let mut accesses = self.accesses(stmt, view.unit.uses(stmt).iter().collect(), None);
        for touch in &mut accesses {
            touch.is_fixed = true;
            view.visit(whole, &mut |part| {
                if let ExprKind::Name(Name::Variable(id)) = part.kind
                    && self.changing.contains(&id)
                    && view.unit.expression(whole).span.contains(part.span)
                    && self.is_index_of(whole, touch, part.span)
                {
                    touch.is_fixed = false;
                }
            });
        }
        accesses
    }

    /// True if a name is in the subscripts of an access.
    fn is_index_of(&self, whole: ExprId, touch: &Touch, name: Span) -> bool {
        let view = self.view;
        let mut found = false;
        view.visit(whole, &mut |part| {
            if let ExprKind::Index { base, index } = part.kind {
                found |= view.object(base) == Some(touch.variable)
                    && view.unit.expression(index).span.contains(name);
            }
        });
        found
    }
}

/// True if two accesses may be a hazard: to the same element by different threads, one of them a write.
fn collide(old: &Touch, new: &Touch) -> bool {
    if old.variable != new.variable || !(old.writes || new.writes) {
        return false;
    }
    if old.field.as_ref().zip(new.field.as_ref()).is_some_and(|(old, new)| old != new) {
        return false;
    }
    let is_own = old.own.is_some() && old.own == new.own;
    // A nest assigns the same iterations to the same threads each time.
    let is_same = old.by == new.by && old.is_fixed && new.is_fixed;
    !is_own && !is_same
}

fn join(all: &mut Vec<Touch>, more: Vec<Touch>) {
    for touch in more {
        if !all.contains(&touch) {
            all.push(touch);
        }
    }
}

/// The variables that the code of a group changes after their initialization; their values differ between iterations.
fn changing(view: &View<'_>, groups: &Groups<'_>) -> BTreeSet<VarId> {
    let mut found = BTreeSet::new();
    let uses = view.uses_below(groups.nest.body);
    found.extend(
        uses.iter().filter(|used| used.access.may_write() && !used.through).map(|used| used.variable),
    );
    // A variable that is declared in a loop is a new one in each iteration.
    let unit = view.unit.unit();
    for stmt in unit.children(groups.nest.body) {
        unit.walk(stmt, &mut |inner| {
            if let StmtKind::Declaration(declared) = &inner.kind
                && inner.id != stmt.id
            {
                found.extend(declared);
            }
        });
    }
    found
}

/// Warns of shared data that is read before any write.
fn unwritten(view: &View<'_>, stmt: &Stmt, written: &mut BTreeSet<VarId>, found: &mut Vec<Diagnostic>) {
    let unit = view.unit.unit();
    if let StmtKind::Declaration(declared) = &stmt.kind {
        written.extend(declared.iter().filter(|id| unit.variable(**id).init.is_some()));
    }
    for used in view.unit.uses(stmt).iter().filter(|used| view.is_shared(used.variable)) {
        let reads = match used.access {
            Access::Read | Access::Update => true,
            Access::Name | Access::Write | Access::Escape => false,
        };
        if reads && written.insert(used.variable) && !is_written_below(view, stmt, used.variable) {
            let name = view.name(used.variable);
            let message = format!("`{name}` is read before anything has written it");
            found.push(
                Diagnostic::warning(SLM_UNINITIALISED, message, used.span)
                    .label(view.unit.variable(used.variable).name_span, "shared data has no value at first")
                    .help("give it a first value, or write it in a nest before"),
            );
        } else if used.access != Access::Name {
            written.insert(used.variable);
        }
    }
    for child in unit.children(stmt) {
        unwritten(view, child, written, found);
    }
}

/// True if a statement also writes the variable as a whole: the order of accesses within a statement is not known here.
fn is_written_below(view: &View<'_>, stmt: &Stmt, id: VarId) -> bool {
    view.unit
        .uses(stmt)
        .iter()
        .any(|used| used.variable == id && used.access == Access::Write && !used.through)
}
