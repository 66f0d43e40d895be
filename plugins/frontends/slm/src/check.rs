//! Checks the rules of the language.

use crate::header::Header;
use crate::ids::{
    SLM_BARRIER_IN_THREAD, SLM_GROUP_NEST, SLM_GROUP_OUTSIDE_KERNEL, SLM_LOOP, SLM_NO_THREADS, SLM_OFFLOAD,
    SLM_STATEMENT, SLM_THREAD_IN_FUNCTION, SLM_THREAD_NEST,
};
use crate::live;
use crate::locals;
use crate::offload;
use crate::options::Options;
use crate::sections;
use crate::serial;
use crate::view::{Groups, Nest, Part, View};
use okl_plugin::Diagnostic;
use okl_plugin::model::{Site, Stmt, StmtKind};

/// All errors and warnings for a unit.
pub(crate) fn check(view: &View<'_>, options: &Options) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    placement(view, &mut found);
    locals::places(view, &mut found);
    let all = view.groups();
    for groups in &all {
        Checker { view, groups, found: &mut found }.run(options);
        offload::check(view, groups, &mut found);
    }
    for function in &view.unit.functions {
        let Some(body) = view.unit.unit().body(function) else { continue };
        sections::check(view, body, &mut found);
    }
    found
}

/// Reports loops and pragmas in forbidden places.
fn placement(view: &View<'_>, found: &mut Vec<Diagnostic>) {
    for function in &view.unit.functions {
        let Some(body) = view.unit.unit().body(function) else { continue };
        let is_kernel = view.attr(&function.attrs, "slm_kernel").is_some();
        outside(view, body, is_kernel, found);
    }
    for attr in view.unit.attributes.iter().filter(|attr| attr.name == "slm_offload") {
        let is_before_groups = matches!(attr.site, Site::Loop(id) if view.is_groups(view.unit.for_loop(id)));
        if !is_before_groups {
            found.push(
                Diagnostic::error(
                    SLM_OFFLOAD,
                    "`#pragma offload` stands before something else than a nest of thread groups",
                    attr.span,
                )
                .help("write it right before a `_Cilk_for _Thread_group` loop"),
            );
        }
    }
}

/// Checks the statements of a function outside of all first-level nests.
fn outside(view: &View<'_>, stmt: &Stmt, is_kernel: bool, found: &mut Vec<Diagnostic>) {
    if view.is_groups(stmt) {
        if !is_kernel && view.attr(&stmt.attrs, "slm_offload").is_none() {
            found.push(
                Diagnostic::error(
                    SLM_GROUP_OUTSIDE_KERNEL,
                    "a `_Thread_group` loop outside of a kernel and without `#pragma offload`",
                    stmt.span_of_header(),
                )
                .help("declare the function with `__declspec(target(gfx_kernel))`, or write `#pragma offload target(gfx)` before the loop"),
            );
        }
        return;
    }
    if view.is_threads(stmt) {
        found.push(
            Diagnostic::error(
                SLM_THREAD_IN_FUNCTION,
                "a `_Cilk_for` that no first-level nest holds",
                stmt.span_of_header(),
            )
            .note(
                "iterations are distributed over threads in the nest of groups itself, not in a function that it calls",
            )
            .help("write the loop in the `_Cilk_for _Thread_group` nest itself, or make it a plain `for`"),
        );
        return;
    }
    for child in view.unit.unit().children(stmt) {
        outside(view, child, is_kernel, found);
    }
}

/// The checker of one first-level nest.
struct Checker<'c, 'u> {
    view: &'c View<'u>,
    groups: &'c Groups<'u>,
    found: &'c mut Vec<Diagnostic>,
}

impl<'u> Checker<'_, 'u> {
    fn run(mut self, options: &Options) {
        let nest = &self.groups.nest;
        self.headers(nest);
        self.launch(nest);
        let mut counts = Counts::default();
        self.group_code(nest.body, &mut counts);
        if counts.threads == 0 && !counts.has_error {
            let place = nest.loops[0].span_of_header();
            self.found.push(
                Diagnostic::error(SLM_NO_THREADS, "no second-level nest in this nest of thread groups", place)
                    .help("write `_Cilk_for` before a loop in it: its iterations are distributed over the threads of a group"),
            );
        }
        locals::size(self.view, self.groups, options, self.found);
    }

    /// The bounds of group loops must be computable on the host, before the launch.
    fn launch(&mut self, nest: &Nest<'u>) {
        for stmt in &nest.loops {
            let header = self.view.header(stmt);
            let uses = self.view.unit.uses(stmt).iter().filter(|used| header.contains(used.span));
            for used in uses.filter(|used| used.through && !self.view.is_array(used.variable)) {
                let message = format!(
                    "the number of thread groups depends on what `{}` points to",
                    self.view.name(used.variable)
                );
                self.found.push(
                    Diagnostic::error(SLM_LOOP, message, used.span)
                        .note("groups are launched by the host, which does not read memory of the device")
                        .help("pass the number as a parameter"),
                );
            }
        }
    }

    /// Reports loops that are not canonical.
    fn headers(&mut self, nest: &Nest<'u>) {
        for stmt in &nest.loops {
            let l = self.view.loop_of(stmt);
            if let Some(defect) = &l.defect {
                self.found.push(
                    Diagnostic::error(SLM_LOOP, format!("this `_Cilk_for` loop {}", defect.why), defect.span)
                        .help("write `for (int i = first; i < last; i += step)`, with one variable that is declared there"),
                );
                continue;
            }
            let Some(variable) = l.variable else { continue };
            let name = self.view.unit.variable(variable).name_span;
            if !l.init.contains(name) {
                let message = format!(
                    "this `_Cilk_for` loop counts with `{}`, which is declared elsewhere",
                    self.view.name(variable)
                );
                self.found.push(
                    Diagnostic::error(SLM_LOOP, message, l.init)
                        .label(name, "here")
                        .help("declare it in the loop: `int i = 0`"),
                );
                continue;
            }
            let body = self.view.unit.stmt(l.body);
            let uses = self.view.uses_below(body);
            if let Some(used) =
                uses.iter().find(|used| used.variable == variable && used.access.may_write() && !used.through)
            {
                let message = format!(
                    "`{}` counts the iterations of a `_Cilk_for` and is changed in it",
                    self.view.name(variable)
                );
                self.found.push(Diagnostic::error(SLM_LOOP, message, used.span).help("use another variable"));
            }
        }
    }

    /// Checks a statement of a group and its descendants.
    fn group_code(&mut self, stmt: &'u Stmt, counts: &mut Counts) {
        match self.view.part(stmt) {
            Part::Barrier => {}
            Part::Groups => {
                counts.has_error = true;
                self.found.push(
                    Diagnostic::error(
                        SLM_GROUP_NEST,
                        "a loop over thread groups inside of the code of a group",
                        stmt.span_of_header(),
                    )
                    .note("first-level nests are perfect: nothing stands between their loops")
                    .help("move what is around it into the innermost loop"),
                );
            }
            Part::Locals(variables) => {
                for id in variables {
                    locals::variable(self.view, *id, self.found);
                }
                serial::initialiser(self.view, stmt, self.found);
            }
            Part::Leader(whole) => serial::assignment(self.view, stmt, whole, self.found),
            Part::Sections(_) => counts.threads += 1,
            Part::Threads(nest) => {
                counts.threads += 1;
                self.threads(&nest);
            }
            Part::Serial => {
                self.serial(stmt);
                if matches!(stmt.kind, StmtKind::Other(_)) {
                    return;
                }
                for child in self.view.unit.unit().children(stmt) {
                    self.group_code(child, counts);
                }
            }
        }
    }

    /// Checks code that all threads of a group execute.
    fn serial(&mut self, stmt: &'u Stmt) {
        match &stmt.kind {
            StmtKind::Return | StmtKind::Goto => self.jump(stmt, "a thread group cannot be left"),
            StmtKind::Break if self.leaves(stmt) => {
                self.jump(stmt, "the loop over thread groups cannot be left")
            }
            StmtKind::Other(_) => {
                self.found.push(
                    Diagnostic::error(SLM_STATEMENT, "a statement that a thread group cannot have", stmt.span).help(
                        "allowed are shared variables, assignments to them, `_Cilk_for` nests, barriers, and code with local variables alone",
                    ),
                );
            }
            StmtKind::Expression if stmt.expressions.iter().any(|id| self.view.has_section(*id)) => {
                self.found.push(
                    Diagnostic::error(
                        SLM_STATEMENT,
                        "a section in the code of a group that assigns no shared data",
                        stmt.span,
                    )
                    .note("only sections of `__thread_group_local` arrays are assigned by all threads here")
                    .help("write a `_Cilk_for` nest, and the assignment in it"),
                );
            }
            StmtKind::Block(_)
            | StmtKind::Declaration(_)
            | StmtKind::Expression
            | StmtKind::For(_)
            | StmtKind::Loop(_)
            | StmtKind::RangeFor { .. }
            | StmtKind::If { .. }
            | StmtKind::Switch(_)
            | StmtKind::Labelled(_)
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Empty => serial::code(self.view, stmt, self.found),
        }
    }

    fn jump(&mut self, stmt: &Stmt, message: &str) {
        self.found.push(
            Diagnostic::error(SLM_LOOP, message, stmt.span)
                .help("put the rest of the code under a condition"),
        );
    }

    /// True if a `break` leaves a loop of the first-level nest: no other loop or `switch` encloses it.
    fn leaves(&self, stmt: &Stmt) -> bool {
        !is_caught(self.view, self.groups.nest.body, stmt, true)
    }

    /// Checks a second-level nest.
    fn threads(&mut self, nest: &Nest<'u>) {
        self.headers(nest);
        let view = self.view;
        view.unit.unit().walk(nest.body, &mut |inner| {
            if let Some(barrier) = view.attr(&inner.attrs, "slm_barrier") {
                self.found.push(
                    Diagnostic::error(
                        SLM_BARRIER_IN_THREAD,
                        "a barrier inside of a second-level nest",
                        barrier.span,
                    )
                    .note("its iterations are distributed over threads, and not all threads get the same number of them")
                    .help("end the nest before the barrier and start another one after it"),
                );
            }
            if view.is_threads(inner) {
                self.found.push(
                    Diagnostic::error(
                        SLM_THREAD_NEST,
                        "a `_Cilk_for` beside other code in the body of the one around it",
                        inner.span_of_header(),
                    )
                    .note("second-level nests are perfect: nothing stands between their loops")
                    .help("move what is around it into the innermost loop, or make it a plain `for`"),
                );
            }
            if view.is_groups(inner) {
                self.found.push(
                    Diagnostic::error(
                        SLM_GROUP_NEST,
                        "a loop over thread groups inside of a second-level nest",
                        inner.span_of_header(),
                    )
                    .help("make it a plain `for`"),
                );
            }
            let leaves = matches!(inner.kind, StmtKind::Return | StmtKind::Goto)
                || matches!(inner.kind, StmtKind::Break) && !is_caught(view, nest.body, inner, true);
            if leaves {
                self.found.push(
                    Diagnostic::error(SLM_LOOP, "a `_Cilk_for` loop cannot be left", inner.span)
                        .help("put the rest of the body under a condition, or write `continue`"),
                );
            }
        });
        live::check(view, self.groups, nest, self.found);
    }
}

#[derive(Default)]
struct Counts {
    threads: usize,
    has_error: bool,
}

/// Returns true if a loop or `switch` between `around` (exclusive) and a `break` is the target of the `break`.
fn is_caught(view: &View<'_>, around: &Stmt, jump: &Stmt, is_around: bool) -> bool {
    let catches = !is_around
        && match around.kind {
            StmtKind::For(_) | StmtKind::Loop(_) | StmtKind::RangeFor { .. } | StmtKind::Switch(_) => true,
            StmtKind::Block(_)
            | StmtKind::Declaration(_)
            | StmtKind::Expression
            | StmtKind::If { .. }
            | StmtKind::Labelled(_)
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return
            | StmtKind::Goto
            | StmtKind::Empty
            | StmtKind::Other(_) => false,
        };
    catches || view.unit.child_at(around, jump.span).is_some_and(|child| is_caught(view, child, jump, false))
}
