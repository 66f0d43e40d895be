//! Writes loop fission: loops over work items that are split at their barriers.

use crate::attribute_lines::keeps_something;
use crate::exclusive::is_used_in;
use crate::iterations::NarrowedHeader;
use crate::job::Job;
use crate::live_across::{declare, restore, storage, storage_names};
use crate::names::free;
use crate::operand::Binding;
use crate::per_item::PerItem;
use okl_analysis::Analyzed;
use okl_model::{ForLoop, LoopId, Stmt, StmtId, StmtKind, VarId};
use okl_plan::{Control, Fission, Launch, LiveAcross, Region, Unsupported};
use okl_sema::Path;
use okl_source::{EditSet, Piece, Span};

/// Splits the loops of a nest at the barriers in them, or refuses the barriers.
///
/// Returns the innermost loops in which values live across a barrier, and which so need the index of the work item.
pub(crate) fn lower(job: &mut Job<'_>, launch: &Launch<'_>, edits: &mut EditSet) -> Vec<LoopId> {
    let mut keeping = Vec::new();
    for fission in &launch.fissions {
        match fission {
            Ok(fission) => {
                let keeping_something = fission.chain.iter().filter(|(stmt, _)| keeps_something(job, stmt));
                let places: Vec<Span> = keeping_something.map(|(stmt, _)| stmt.span.first()).collect();
                for place in places {
                    let construct =
                        "an attribute that leaves something before a loop with a barrier in it".into();
                    let help =
                        "the loop is cut at the barrier: put the attribute on a loop without one".into();
                    job.unsupported(place, &Unsupported { construct, help });
                }
                let (_, innermost) = fission.chain[fission.chain.len() - 1];
                Split::new(job, launch, fission).write(edits);
                keeping
                    .extend((launch.keeps_loops(fission) && fission.needs_index()).then_some(innermost.id));
            }
            Err(refused) => {
                let (construct, help) = (refused.why.construct.into(), refused.why.help.into());
                job.unsupported(refused.place, &Unsupported { construct, help });
            }
        }
    }
    keeping
}

/// One loop over work items that is split.
struct Split<'s, 'u> {
    unit: &'u Analyzed,
    owner: String,
    launch: &'s Launch<'u>,
    fission: &'s Fission<'u>,
    items: PerItem<'s>,
    path: &'s Path,
    /// The names of the arrays of `fission.live`.
    names: Vec<String>,
    /// The headers of regions with fewer iterations, with the first statement and the loop.
    narrowed: Vec<(StmtId, LoopId, Vec<Piece>)>,
}

impl<'s, 'u> Split<'s, 'u> {
    fn new(job: &Job<'u>, launch: &'s Launch<'u>, fission: &'s Fission<'u>) -> Split<'s, 'u> {
        let unit = job.unit;
        let (_, innermost) = fission.chain[fission.chain.len() - 1];
        let mut paths = launch.nest.paths.iter();
        let path = paths.find(|path| path.inner.last().is_some_and(|l| l.id == innermost.id));
        let narrowed = launch.iterations.regions.iter().flat_map(|region| {
            let header = |clip| Some((region.first, clip, NarrowedHeader::of(job, clip)?.pieces()));
            region.clips.iter().filter_map(header).map(|(first, clip, pieces)| (first, clip.l, pieces))
        });
        Split {
            narrowed: narrowed.collect(),
            unit,
            owner: job.owner(),
            launch,
            fission,
            items: PerItem::new(unit, launch),
            path: path.expect("check guarantees a path to every innermost loop"),
            names: storage_names(unit, &fission.live),
        }
    }

    fn write(&self, edits: &mut EditSet) {
        let (unit, fission) = (self.unit, self.fission);
        let (outermost, _) = fission.chain[0];
        // `{ int t_kept[16]; for (...)`
        let mut open = vec![Piece::Text("{ ".into())];
        for (live, name) in fission.live.iter().zip(&self.names) {
            open.extend(storage(unit, live, name, &self.items));
        }
        if fission.has_group_code() && !self.items.is_constant() {
            // `if (n) { `, since a group without work items executes nothing
            open.push(Piece::Text("if (".into()));
            open.extend(self.items.size(unit).within(Binding::Sum));
            open.push(Piece::Text(") { ".into()));
            edits.insert_after(self.owner.clone(), outermost.span.end, " }");
        }
        edits.insert_after(self.owner.clone(), outermost.span.end, " }");
        let keeps_loops = self.launch.keeps_loops(fission);
        match keeps_loops {
            true => edits.recompose(self.owner.clone(), Span::at(outermost.span.start), open),
            false => self.replace_headers(open, edits),
        }
        self.list(&fission.regions, keeps_loops, edits);
        for (live, name) in fission.live.iter().zip(&self.names) {
            declare(&self.owner, unit, live, (name, &self.items.name), edits);
        }
    }

    /// `for (...) {` becomes `{ int t_kept[16]; {`.
    fn replace_headers(&self, mut open: Vec<Piece>, edits: &mut EditSet) {
        for (_, l) in &self.fission.chain {
            edits.supplant(self.owner.clone(), l.header, std::mem::take(&mut open));
            let body = self.unit.stmt(l.body);
            if body.as_block().is_none() && body.as_for().is_none_or(|inner| !self.is_of_chain(inner.id)) {
                edits.insert(self.owner.clone(), body.span.start, "{ ");
                edits.insert_after(self.owner.clone(), body.span.end, " }");
            }
        }
    }

    fn is_of_chain(&self, id: LoopId) -> bool {
        self.fission.chain.iter().any(|(_, l)| l.id == id)
    }

    /// Puts loops around the regions of one body; `is_kept` if the first and the last are in the loop as written.
    fn list(&self, regions: &[Region<'u>], is_kept: bool, edits: &mut EditSet) {
        for (at, region) in regions.iter().enumerate() {
            let before = at.checked_sub(1).and_then(|at| regions.get(at));
            let after = regions.get(at + 1);
            match region {
                Region::Items { stmts, is_labelled, .. } => {
                    let (Some(first), Some(last)) = (stmts.first(), stmts.last()) else { continue };
                    let is_open = matches!(before, Some(Region::Barrier(_))) && !is_labelled;
                    let is_first = is_kept && before.is_none();
                    if !is_open && !is_first {
                        let start = self.unit.with_attributes(first).start;
                        edits.recompose(self.owner.clone(), Span::at(start), self.opened(region));
                    }
                    if after.is_none_or(|after| !matches!(after, Region::Barrier(_)))
                        && !(is_kept && after.is_none())
                    {
                        let close = self.closed(region, before.is_none() && is_kept);
                        let close = format!(" {}", close.trim_end());
                        edits.insert_after(self.owner.clone(), last.span.end, close);
                    }
                }
                Region::Barrier(barrier) => self.barrier(barrier, (at, before, after), is_kept, edits),
                Region::Group(_) => {}
                Region::Control(control) => self.control(control, edits),
            }
        }
    }

    /// `} for (...) {` in place of a barrier.
    fn barrier(
        &self,
        barrier: &Stmt,
        (at, before, after): (usize, Option<&Region<'u>>, Option<&Region<'u>>),
        is_kept: bool,
        edits: &mut EditSet,
    ) {
        let mut pieces = Vec::new();
        if let Some(region @ Region::Items { .. }) = before {
            pieces.push(Piece::Text(self.closed(region, at == 1 && is_kept)));
        }
        if let Some(region @ Region::Items { is_labelled: false, .. }) = after {
            let mut opened = self.opened(region);
            if let Some(Piece::Text(last)) = opened.last_mut() {
                *last = last.trim_end().to_string();
            }
            pieces.extend(opened);
        }
        if pieces.is_empty() {
            pieces.push(Piece::Text(";".into()));
        }
        edits.supplant(self.owner.clone(), self.unit.with_attributes(barrier), pieces);
    }

    /// `{ auto &n = n_kept[0]; while (n > 0) { ... } }`
    fn control(&self, control: &Control<'u>, edits: &mut EditSet) {
        let owner = || self.owner.clone();
        let Control { stmt, restored, bodies } = control;
        if !restored.is_empty() {
            let mut open = vec![Piece::Text("{".into())];
            for (live, name) in self.live(restored) {
                open.extend(restore(self.unit, live, name, "0"));
            }
            open.push(Piece::Text(" ".into()));
            edits.recompose(owner(), Span::at(self.unit.with_attributes(stmt).start), open);
            edits.insert_after(owner(), stmt.span.end, " }");
        }
        for body in bodies {
            self.list(body, false, edits);
        }
    }

    /// `for (...) for (...) { const int item = ...; auto &t = t_kept[item]; `
    ///
    /// A variable of the group with the name of an index gets a second one:
    /// `{ auto &t_group = t; for (int t = 0; ...) { const int item = t; { auto &t = t_group; `
    fn opened(&self, region: &Region<'u>) -> Vec<Piece> {
        let unit = self.unit;
        let Region::Items { stmts, restored, hidden, .. } = region else { return Vec::new() };
        let name = |id: &VarId| unit.variable(*id).name.as_str();
        let second = |id: &VarId| free(unit, &format!("{}_group", name(id)));
        let mut pieces = Vec::new();
        if !hidden.is_empty() {
            let names: Vec<String> =
                hidden.iter().map(|id| format!("auto &{} = {}; ", second(id), name(id))).collect();
            pieces.push(Piece::Text(format!("{{ {}", names.concat())));
        }
        for (at, (_, l)) in self.fission.chain.iter().enumerate() {
            pieces.extend(self.header(stmts, l));
            let is_last = at + 1 == self.fission.chain.len();
            let is_block = is_last || matches!(unit.stmt(l.body).kind, StmtKind::Block(_));
            pieces.push(Piece::Text(if is_block { " { " } else { " " }.into()));
        }
        let declares = stmts.iter().any(|stmt| self.fission.live.iter().any(|live| declares(live, stmt)));
        let keeps = restored.iter().any(|at| !matches!(self.fission.live[*at], LiveAcross::Again { .. }));
        if declares || keeps || is_used_in(unit, self.launch, stmts) {
            let index = self.items.index(unit, self.path);
            if !index.is_empty() {
                pieces.extend(index);
                pieces.push(Piece::Text(" ".into()));
            }
        }
        if self.hides_index(region) {
            pieces.push(Piece::Text("{ ".into()));
        }
        for id in hidden {
            pieces.push(Piece::Text(format!("auto &{} = {}; ", name(id), second(id))));
        }
        for (live, name) in self.live(restored) {
            let mut restored = restore(unit, live, name, &self.items.name);
            if let Some(Piece::Text(first)) = restored.first_mut() {
                *first = first.trim_start().to_string();
            }
            pieces.extend(restored);
            pieces.push(Piece::Text(" ".into()));
        }
        // An attribute may become a line before the statement: `#pragma omp atomic update`.
        if stmts.first().is_some_and(|first| !first.attrs.is_empty()) {
            pieces.push(Piece::Text("\n".into()));
        }
        pieces
    }

    /// The header of a loop for a region, without the text that other edits put before the loop.
    fn header(&self, stmts: &[&Stmt], l: &ForLoop) -> Vec<Piece> {
        let is_own = |(first, id, _): &&(StmtId, LoopId, Vec<Piece>)| *id == l.id && *first == stmts[0].id;
        match self.narrowed.iter().find(is_own) {
            Some((_, _, pieces)) => pieces.clone(),
            None => vec![
                Piece::Text("for".into()),
                Piece::Source(Span::new(l.header.start + "for".len() as u32, l.header.end)),
            ],
        }
    }

    /// `} } ` for the loops as they are written, or for those of [`Split::opened`].
    fn closed(&self, region: &Region<'u>, as_written: bool) -> String {
        let is_block = |(at, (_, l)): (usize, &(&Stmt, &ForLoop))| {
            let is_opened = !as_written && at + 1 == self.fission.chain.len();
            is_opened || matches!(self.unit.stmt(l.body).kind, StmtKind::Block(_))
        };
        let loops = self.fission.chain.iter().enumerate().filter(|one| is_block(*one)).count();
        let has_own = !as_written && self.hides_index(region);
        let has_names = matches!(region, Region::Items { hidden, .. } if !hidden.is_empty());
        "} ".repeat(loops + usize::from(has_own) + usize::from(has_names))
    }

    /// True if a variable at the top of a region has the name of a loop's variable, which the scope of the loop's own
    /// body does not allow.
    fn hides_index(&self, region: &Region<'u>) -> bool {
        let unit = self.unit;
        let Region::Items { stmts, restored, hidden, .. } = region else { return false };
        let name = |id: VarId| unit.variable(id).name.as_str();
        let own: Vec<&str> = self.fission.chain.iter().filter_map(|(_, l)| l.variable).map(name).collect();
        let declared = stmts.iter().filter_map(|stmt| match &stmt.kind {
            StmtKind::Declaration(ids) => Some(ids.clone()),
            _ => None,
        });
        let again = restored.iter().map(|at| match &self.fission.live[*at] {
            LiveAcross::Value { id, .. } | LiveAcross::Reference { id, .. } => vec![*id],
            LiveAcross::Again { stmt } => unit.variables_in(stmt.span).collect(),
        });
        !hidden.is_empty() || declared.chain(again).flatten().any(|id| own.contains(&name(id)))
    }

    fn live(&self, restored: &[usize]) -> impl Iterator<Item = (&'s LiveAcross<'u>, &str)> {
        restored.iter().map(|at| (&self.fission.live[*at], self.names[*at].as_str()))
    }
}

/// True if a variable is declared by a statement.
fn declares(live: &LiveAcross<'_>, stmt: &Stmt) -> bool {
    match live {
        LiveAcross::Value { stmt: declaration, .. } | LiveAcross::Reference { stmt: declaration, .. } => {
            declaration.span == stmt.span
        }
        LiveAcross::Again { .. } => false,
    }
}

#[cfg(test)]
mod tests {
    use crate::tests::{group, on};
    use expect_test::{Expect, expect};

    fn check(code: &str, expected: Expect) {
        expected.assert_eq(&on(&["serial"], &group(&format!("@shared float s[16]; /*<*/ {code} /*>*/"))));
    }

    #[test]
    fn a_loop_is_cut_at_its_barrier() {
        check(
            "each { s[t] = x[t]; @barrier; y[t] = s[15 - t]; }",
            expect![[r#"
            serial:
            { for (int t = 0; t < 16; ++t) { s[t] = x[t]; } for (int t = 0; t < 16; ++t) { y[t] = s[15 - t]; } }
        "#]],
        );
    }

    #[test]
    fn what_lives_on_lies_in_an_array() {
        check(
            "each { float a = x[t]; s[t] = a; @barrier; y[t] = a + s[15 - t]; }",
            expect![[r#"
                serial:
                { float a_kept[16]; for (int t = 0; t < 16; ++t) { float a_first = x[t]; a_kept[t] = a_first; auto &a = a_kept[t]; s[t] = a; } for (int t = 0; t < 16; ++t) { auto &a = a_kept[t]; y[t] = a + s[15 - t]; } }
            "#]],
        );
    }

    #[test]
    fn a_constant_is_said_again() {
        check(
            "each { const int K = 3; s[t] = x[t]; @barrier; y[t] = K + s[15 - t]; }",
            expect![[r#"
            serial:
            { for (int t = 0; t < 16; ++t) { const int K = 3; s[t] = x[t]; } for (int t = 0; t < 16; ++t) { const int K = 3; y[t] = K + s[15 - t]; } }
        "#]],
        );
    }

    #[test]
    fn parts_skip_the_work_items_that_do_nothing_there() {
        check(
            "each { for (int d = 8; d > 0; d /= 2) { if (t < d) s[t] += s[t + d]; @barrier; } if (t == 0) y[g] = s[0]; }",
            expect![[r#"
                serial:
                {  { for (int d = 8; d > 0; d /= 2) { for (int t = 0, t_end = d < 16 ? d : 16; t < t_end; ++t) { s[t] += s[t + d]; }  } for (int t = 0; t < 1; ++t) { y[g] = s[0]; } } }
            "#]],
        );
        // Each work item has another `d`.
        check(
            "each { int d = N - t * t; s[t] = d; @barrier; if (t < d) y[t] = s[15 - t]; @barrier; if (t < N) { s[t] = 0; } }",
            expect![[r#"
                serial:
                {  { for (int t = 0; t < 16; ++t) { int d = N - t * t; s[t] = d; } for (int t = 0; t < 16; ++t) { int d = N - t * t; if (t < d) y[t] = s[15 - t]; } for (int t = 0, t_end = N < 16 ? N : 16; t < t_end; ++t) { { s[t] = 0; } } } }
            "#]],
        );
        // All work items store what is read later.
        check(
            "each { float a = x[t]; if (t == 0) s[0] = a; @barrier; y[t] = a + s[0]; }",
            expect![[r#"
                serial:
                { float a_kept[16]; for (int t = 0; t < 16; ++t) { float a_first = x[t]; a_kept[t] = a_first; auto &a = a_kept[t]; if (t == 0) s[0] = a; } for (int t = 0; t < 16; ++t) { auto &a = a_kept[t]; y[t] = a + s[0]; } }
            "#]],
        );
        // An index in another type is small where the loop ends at a number.
        check(
            "for (unsigned t = 0; t < 16; ++t; @inner) { int i = t; s[t] = x[i]; @barrier; if (i < N) y[i] = s[15 - i]; }",
            expect![[r#"
                serial:
                {  { for (unsigned t = 0; t < 16; ++t) { int i = t; s[t] = x[i]; } for (unsigned t = 0, t_end = (unsigned int)_occa_within((long long)N, 0ll, 16); t < t_end; ++t) { int i = t; y[i] = s[15 - i]; } } }
            "#]],
        );
        check(
            "for (unsigned t = 0; t < N; ++t; @inner) { int i = t; s[t] = x[i]; @barrier; if (i < N) y[i] = s[15 - i]; }",
            expect![[r#"
                serial:
                { for (unsigned t = 0; t < N; ++t) { int i = t; s[t] = x[i]; } for (unsigned t = 0; t < N; ++t) { int i = t; if (i < N) y[i] = s[15 - i]; } }
            "#]],
        );
    }

    #[test]
    fn a_barrier_that_nothing_crosses_goes() {
        check(
            "each { s[t] = x[t]; @barrier; y[t] = s[t]; }",
            expect![[r#"
            serial:
            for (int t = 0; t < 16; ++t) { s[t] = x[t]; ; y[t] = s[t]; }
        "#]],
        );
    }
}
