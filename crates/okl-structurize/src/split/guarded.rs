//! Code of which some work items execute all but the barriers.

use super::forms::{OWNER, is_way_out, waits};
use crate::text::{Names, plain};
use okl_analysis::Analyzed;
use okl_analysis::jumps::own_continues;
use okl_analysis::uniformity::{Group, Uniformity};
use okl_model::{Meaning, Stmt, StmtKind, VarId};
use okl_source::{EditSet, Piece, Span};
use std::collections::BTreeSet;

/// Code that cannot be split; it stays as it is, and later steps report the barrier.
pub(super) struct Unfit;

/// The edits that put parts of some code under a condition.
pub(super) struct Guarded<'u, 'g> {
    unit: &'u Analyzed,
    group: &'g Group<'u>,
    /// The code.
    whole: Span,
    pub(super) edits: EditSet,
    /// The barriers in it.
    pub(super) barriers: Vec<&'u Stmt>,
    /// True if one of the conditions may differ between work items.
    pub(super) is_divergent: bool,
    pub(super) names: Names,
    /// The variables of loops that all work items run.
    counters: BTreeSet<VarId>,
}

impl<'u, 'g> Guarded<'u, 'g> {
    pub(super) fn new(
        unit: &'u Analyzed,
        group: &'g Group<'u>,
        whole: Span,
        names: Names,
    ) -> Guarded<'u, 'g> {
        let (edits, barriers, counters) = (EditSet::new(), Vec::new(), BTreeSet::new());
        Guarded { unit, group, whole, edits, barriers, is_divergent: false, names, counters }
    }

    /// The condition of an `if` that declares nothing.
    pub(super) fn condition_of(&self, stmt: &Stmt) -> Option<Span> {
        let header = stmt.header?;
        let [condition] = stmt.expressions[..] else { return None };
        let span = self.unit.expression(condition).span;
        let declares =
            self.unit.variables_in(Span::new(header.open.start, header.close.end)).next().is_some();
        (!declares && header.constexpr.is_none() && header.semicolon.is_none()).then_some(span)
    }

    /// `if (t < n) { ... }` becomes `{ const bool active = t < n; { ... } }`; `guard` holds for those that reach it.
    pub(super) fn condition(&mut self, stmt: &'u Stmt, guard: Option<&str>) -> Result<(), Unfit> {
        let StmtKind::If { then, otherwise } = &stmt.kind else { return Err(Unfit) };
        let (Some(header), Some(condition)) = (stmt.header, self.condition_of(stmt)) else {
            return Err(Unfit);
        };
        let both = otherwise.is_some_and(|id| waits(self.unit, self.unit.stmt(id)));
        if both && waits(self.unit, self.unit.stmt(*then)) {
            // Which barrier of one branch belongs to which of the other cannot be told.
            return Err(Unfit);
        }
        self.is_divergent |= self.group.of(&stmt.expressions) == Uniformity::No;
        let name = self.names.free(self.unit, "active");
        let (then, otherwise) = (self.unit.stmt(*then), otherwise.map(|id| self.unit.stmt(id)));
        let mut open = Vec::new();
        match guard {
            None => {
                open.push(Piece::Text(format!("{{ const bool {name} = ")));
                open.push(Piece::Source(condition));
            }
            // Only they may evaluate it.
            Some(guard) => {
                open.push(Piece::Text(format!("{{ bool {name} = false; if ({guard}) {name} = ")));
                open.push(Piece::Source(condition));
            }
        }
        open.push(Piece::Text("; ".into()));
        self.edits.supplant(OWNER, Span::new(header.keyword.start, header.close.end), open);
        self.edits.insert_after(OWNER, stmt.span.end, " }");
        self.branch(then, &name)?;
        if let Some(otherwise) = otherwise {
            let between = Span::new(then.span.end, otherwise.span.start);
            let word = self.unit.keywords_in(between).find(|word| self.unit.source(*word) == "else");
            self.edits.delete(OWNER, word.ok_or(Unfit)?);
            let not = match guard {
                None => format!("!{name}"),
                Some(guard) => format!("{guard} && !{name}"),
            };
            self.branch(otherwise, &not)?;
        }
        Ok(())
    }

    fn branch(&mut self, stmt: &'u Stmt, guard: &str) -> Result<(), Unfit> {
        match stmt.as_block() {
            Some(list) => self.list(&self.unit.stmts(list).collect::<Vec<_>>(), guard),
            None => self.list(&[stmt], guard),
        }
    }

    /// Puts the statements of a list under a condition, but for barriers and for what is around them.
    pub(super) fn list(&mut self, list: &[&'u Stmt], guard: &str) -> Result<(), Unfit> {
        let unit = self.unit;
        let ends = |stmt: &Stmt| !own_continues(unit, stmt).is_empty() && self.group.leaves_items(stmt);
        if let Some(at) = list.iter().position(|stmt| ends(stmt) && self.waits_after(stmt)) {
            let (before, rest) = list.split_at(at);
            if !is_way_out(unit, self.group, rest[0]) {
                return Err(Unfit);
            }
            self.parts(before, list, guard)?;
            let name = self.way_out(rest[0], Some(guard))?;
            return self.list(&rest[1..], &format!("{guard} && !{name}"));
        }
        self.parts(list, list, guard)
    }

    /// As [`Guarded::list`], for a part of a list without a way out of it.
    fn parts(&mut self, part: &[&'u Stmt], list: &[&'u Stmt], guard: &str) -> Result<(), Unfit> {
        let is_apart = |stmt: &Stmt| waits(self.unit, stmt) || self.leaves(stmt);
        let groups: Vec<Vec<&Stmt>> = part
            .split(|stmt| is_apart(stmt))
            .filter(|group| !group.is_empty())
            .map(<[&Stmt]>::to_vec)
            .collect();
        let apart: Vec<&Stmt> = part.iter().copied().filter(|stmt| is_apart(stmt)).collect();
        for group in &groups {
            self.together(group, list, guard)?;
        }
        apart.into_iter().try_for_each(|stmt| self.around(stmt, guard))
    }

    /// True if a barrier of the code follows a statement.
    fn waits_after(&self, stmt: &Stmt) -> bool {
        let mut barriers =
            self.unit.attributes.iter().filter(|one| matches!(one.meaning(), Meaning::Barrier(_)));
        barriers.any(|one| self.whole.contains(one.span) && one.span.start >= stmt.span.end)
    }

    /// `if (t >= n) continue;` becomes `const bool left = t >= n; if (left) ;`, and with a guard
    /// `bool left = false; if (guard) left = t >= n; if (left) ;`. Returns the name.
    pub(super) fn way_out(&mut self, stmt: &'u Stmt, guard: Option<&str>) -> Result<String, Unfit> {
        let (Some(header), Some(condition)) = (stmt.header, self.condition_of(stmt)) else {
            return Err(Unfit);
        };
        self.is_divergent |= self.group.of(&stmt.expressions) == Uniformity::No;
        let name = self.names.free(self.unit, "left");
        let open = match guard {
            None => format!("const bool {name} = "),
            Some(guard) => format!("bool {name} = false; if ({guard}) {name} = "),
        };
        let pieces = vec![Piece::Text(open), Piece::Source(condition), Piece::Text(format!("; if ({name})"))];
        self.edits.supplant(OWNER, Span::new(header.keyword.start, header.close.end), pieces);
        for jump in own_continues(self.unit, stmt) {
            self.edits.stand_in(OWNER, jump.span, vec![Piece::Text(";".into())]);
        }
        Ok(name)
    }

    /// `if (active) { ... }` around statements, with their declarations before it.
    fn together(&mut self, group: &[&'u Stmt], list: &[&'u Stmt], guard: &str) -> Result<(), Unfit> {
        let unit = self.unit;
        let (Some(first), Some(last)) = (group.first(), group.last()) else { return Ok(()) };
        let end = last.span.end;
        let mut before = Vec::new();
        for stmt in group {
            match &stmt.kind {
                StmtKind::Other(_) | StmtKind::Labelled(_) | StmtKind::Goto => return Err(Unfit),
                StmtKind::Declaration(ids) => {
                    let is_later = |id: &VarId| self.is_used_after(*id, end, list);
                    if ids.iter().any(is_later) {
                        before.extend(self.hoisted(stmt, ids)?);
                    }
                }
                _ => {}
            }
        }
        before.push(Piece::Text(format!("if ({guard}) {{ ")));
        self.edits.recompose(OWNER, Span::at(unit.with_attributes(first).start), before);
        self.edits.insert_after(OWNER, end, " }");
        Ok(())
    }

    /// True if a variable is named behind a place of the list.
    fn is_used_after(&self, id: VarId, end: u32, list: &[&Stmt]) -> bool {
        let mut found = false;
        for stmt in list.iter().filter(|stmt| stmt.span.start >= end) {
            self.unit.walk(stmt, &mut |inner| {
                found |= self.unit.uses(inner).iter().any(|used| used.variable == id)
            });
        }
        found
    }

    /// `float v;` for `float v = x[t];`, which becomes `v = x[t];`
    fn hoisted(&mut self, stmt: &'u Stmt, ids: &[VarId]) -> Result<Vec<Piece>, Unfit> {
        let unit = self.unit;
        let mut before = Vec::new();
        let mut assigned = Vec::new();
        for id in ids {
            let variable = unit.variable(*id);
            if variable.is_binding || variable.is_static || !variable.attrs.is_empty() {
                return Err(Unfit);
            }
            let ty = unit.ty(variable.ty);
            let bounds = &variable.declarator.bounds;
            if ty.is_array() && !unit.has_initialiser(*id) && !bounds.is_empty() {
                // `int list[2]; `
                let mut of = ty;
                while let Some(element) = of.element().filter(|_| of.is_array()) {
                    of = element;
                }
                before.push(Piece::Text(format!("{} {}", plain(of).ok_or(Unfit)?, variable.name)));
                before.extend(bounds.iter().map(|bound| Piece::Source(*bound)));
                before.push(Piece::Text("; ".into()));
                continue;
            }
            let spelled = plain(ty).filter(|_| !ty.is_reference()).ok_or(Unfit)?;
            let blank = if spelled.ends_with('*') { "" } else { " " };
            before.push(Piece::Text(format!("{spelled}{blank}{}; ", variable.name)));
            if let Some(init) = variable.init.filter(|_| unit.has_initialiser(*id)) {
                if variable.declarator.equals.is_none() || variable.declarator.brackets.is_some() {
                    return Err(Unfit);
                }
                assigned.push(Piece::Text(format!("{} = ", variable.name)));
                assigned.push(Piece::Source(unit.expression(init).span));
                assigned.push(Piece::Text("; ".into()));
            }
        }
        if assigned.is_empty() {
            assigned.push(Piece::Text(";".into()));
        }
        self.edits.stand_in(OWNER, stmt.span, assigned);
        Ok(before)
    }

    /// A barrier, or a statement around one: all work items go through it.
    fn around(&mut self, stmt: &'u Stmt, guard: &str) -> Result<(), Unfit> {
        let unit = self.unit;
        if unit.attributes_on(stmt).barrier.is_some() && stmt.kind == StmtKind::Empty {
            self.barriers.push(stmt);
            return Ok(());
        }
        match &stmt.kind {
            StmtKind::Break | StmtKind::Continue => Ok(()),
            StmtKind::Block(_) => self.branch(stmt, guard),
            StmtKind::If { .. }
                if self.group.of(&stmt.expressions) == Uniformity::No && !self.leaves(stmt) =>
            {
                self.condition(stmt, Some(guard))
            }
            StmtKind::If { .. } | StmtKind::For(_) | StmtKind::Loop(_) => {
                self.is_for_all(stmt)?;
                unit.children(stmt).into_iter().try_for_each(|child| self.branch(child, guard))
            }
            _ => Err(Unfit),
        }
    }

    /// Fails unless all work items have the same values in the header of a statement, those that do not execute the
    /// rest included.
    fn is_for_all(&mut self, stmt: &'u Stmt) -> Result<(), Unfit> {
        let unit = self.unit;
        let bodies: Vec<Span> = unit.children(stmt).into_iter().map(|child| child.span).collect();
        let in_body = |id: &VarId| bodies.iter().any(|body| body.contains(unit.variable(*id).name_span));
        self.counters.extend(unit.variables_in(stmt.span).filter(|id| !in_body(id)));
        let is_known = |id: VarId| {
            let is_outside = !self.whole.contains(unit.variable(id).name_span);
            // A variable that the code changes has another value for those that do not execute it.
            let mut changes = false;
            for body in unit.children(stmt) {
                unit.walk(body, &mut |inner| {
                    changes |=
                        unit.uses(inner).iter().any(|used| used.variable == id && used.access.may_write());
                });
            }
            (is_outside || self.counters.contains(&id)) && !changes
        };
        let is_even = self.group.of(&stmt.expressions) != Uniformity::No;
        (is_even && unit.uses(stmt).iter().all(|used| is_known(used.variable))).then_some(()).ok_or(Unfit)
    }

    /// True if a jump in a statement leaves one around it that is part of the code.
    fn leaves(&self, stmt: &Stmt) -> bool {
        match stmt.kind {
            StmtKind::Break => true,
            // It ends the work item.
            StmtKind::Continue => !self.group.leaves_items(stmt),
            StmtKind::For(_) | StmtKind::Loop(_) | StmtKind::RangeFor { .. } | StmtKind::Switch(_) => false,
            _ => {
                let mut found = false;
                stmt.each_child(&mut |id| found |= self.leaves(self.unit.stmt(id)));
                found
            }
        }
    }
}
