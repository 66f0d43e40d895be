//! Code that relies on warps that run in step: threads read what others have just written, without a barrier between.
//!
//! ```text
//! if (t < 32) {                if (t < 32) {
//!   s[t] += s[t + 16];           { float step = s[t + 16]; @barrier("warp"); s[t] += step; };
//!   s[t] += s[t + 8];            @barrier("warp"); { float step = s[t + 8]; @barrier("warp"); s[t] += step; };
//! ```
//!
//! Devices since Volta promise no such step, and on CPUs one thread runs to the end before the next one. OKL gets the
//! barriers of warps that are missing.

mod accesses;
mod stride;

use crate::ids::{CU_UNSUPPORTED, CU_WARP_SYNCHRONOUS};
use crate::owner::OWNER;
use crate::program::Program;
use crate::writer::Writer;
use accesses::{Access, Bounds};
use okl_frontend::walk;
use okl_plugin::model::{ExprId, ExprKind, FunctionId, Stmt, StmtKind};
use okl_plugin::{Diagnostic, Piece, Span};
use std::collections::BTreeSet;
use stride::is_of_one_thread;

/// The bodies of loops that nest deeper are looked at once: twice for each loop would take too long.
const DEEPEST: u32 = 6;

const BARRIER: &str = "@barrier(\"warp\"); ";

/// Adds barriers to the body of a function where it relies on warps in step, and says so.
pub(crate) fn rewrite(writer: &mut Writer<'_>, id: FunctionId) {
    let program = writer.program;
    let Some(body) = program.body(id) else { return };
    let mut search = Search {
        program,
        pending: BTreeSet::new(),
        entry: BTreeSet::new(),
        depth: 0,
        steps: Vec::new(),
        has_conflict: false,
        is_partial: false,
    };
    search.statement(body, &Bounds::default());
    if !search.has_conflict {
        return;
    }
    let place = search.steps.iter().find(|step| step.follows).map_or(body.span, |step| step.place);
    if search.is_partial {
        return writer.found.push(partial(place, writer.keeps_step()));
    }
    for step in search.steps {
        step.write(writer);
    }
    writer.found.push(
        Diagnostic::warning(
            CU_WARP_SYNCHRONOUS,
            "this relies on the threads of a warp running in step",
            place,
        )
        .help(
            "okl puts barriers of warps between reads and writes; write them yourself: `float v = s[t + 16]; \
             __syncwarp(); s[t] += v; __syncwarp();`",
        ),
    );
}

/// Parts of a warp have no barrier of their own.
fn partial(place: Span, keeps_step: bool) -> Diagnostic {
    let message = "this relies on the threads of a part of a warp running in step";
    let help = "let all 32 threads do it, or write `__syncwarp()` where all of them come by";
    match keeps_step {
        true => Diagnostic::warning(CU_WARP_SYNCHRONOUS, message, place).help(help),
        false => Diagnostic::error(CU_UNSUPPORTED, message, place).help(help),
    }
}

/// A statement that takes part.
struct Step {
    place: Span,
    /// It needs a barrier in front of it.
    follows: bool,
    /// It reads elements of other threads and writes its own.
    exchange: Option<Exchange>,
}

/// `s[t] += s[t + 16]`, also under a condition.
#[derive(Clone, Copy)]
struct Exchange {
    /// The range to replace.
    span: Span,
    condition: Option<ExprId>,
    target: ExprId,
    value: ExprId,
}

struct Search<'p> {
    program: &'p Program<'p>,
    /// The accesses since the last barrier; those of both branches of an `if` behind it, each once.
    pending: BTreeSet<Access>,
    /// Those in front of the `switch` around the statement.
    entry: BTreeSet<Access>,
    steps: Vec<Step>,
    has_conflict: bool,
    /// Only a part of a warp runs a step.
    is_partial: bool,
    /// The number of loops around the statement.
    depth: u32,
}

impl Search<'_> {
    fn statement(&mut self, stmt: &Stmt, bounds: &Bounds) {
        let unit = self.program.unit;
        if let StmtKind::If { otherwise, .. } = &stmt.kind
            && stmt.expressions.first().is_some_and(|one| is_of_one_thread(self.program, *one))
        {
            // One thread meets no other one.
            self.plain(stmt, bounds);
            return otherwise.iter().for_each(|id| self.statement(unit.stmt(*id), bounds));
        }
        if let Some(exchange) = exchange(self.program, stmt) {
            return self.step(stmt.span, bounds, Some(exchange));
        }
        match &stmt.kind {
            StmtKind::Block(inside) => {
                inside.iter().for_each(|id| self.statement(unit.stmt(*id), bounds));
            }
            StmtKind::If { then, otherwise } => {
                self.plain(stmt, bounds);
                let inner = match stmt.expressions.first() {
                    Some(condition) => bounds.with(self.program, *condition),
                    None => bounds.clone(),
                };
                let before = self.pending.clone();
                self.statement(unit.stmt(*then), &inner);
                let left = std::mem::replace(&mut self.pending, before);
                otherwise.iter().for_each(|id| self.statement(unit.stmt(*id), bounds));
                self.pending.extend(left);
            }
            StmtKind::Switch(body) => {
                self.plain(stmt, bounds);
                let before = std::mem::replace(&mut self.entry, self.pending.clone());
                self.statement(unit.stmt(*body), bounds);
                self.entry = before;
            }
            StmtKind::Labelled(next) => {
                self.pending.clone_from(&self.entry);
                self.statement(unit.stmt(*next), bounds);
            }
            StmtKind::For(_) | StmtKind::Loop(_) | StmtKind::RangeFor { .. } => self.repeated(stmt, bounds),
            _other => {
                self.plain(stmt, bounds);
                unit.children(stmt).into_iter().for_each(|child| self.statement(child, bounds));
            }
        }
    }

    /// What the end of a loop's body leaves comes before its start.
    fn repeated(&mut self, stmt: &Stmt, bounds: &Bounds) {
        let unit = self.program.unit;
        let bounds = &match condition(self.program, stmt) {
            Some(condition) => bounds.with(self.program, condition),
            None => bounds.clone(),
        };
        let children = unit.children(stmt);
        self.depth += 1;
        if self.depth <= DEEPEST {
            let known = (self.steps.len(), self.has_conflict, self.is_partial);
            children.iter().for_each(|child| self.statement(child, bounds));
            self.steps.truncate(known.0);
            (self.has_conflict, self.is_partial) = (known.1, known.2);
        }
        children.iter().for_each(|child| self.statement(child, bounds));
        self.depth -= 1;
    }

    /// A statement that is no exchange.
    fn plain(&mut self, stmt: &Stmt, bounds: &Bounds) {
        if stmt.expressions.iter().any(|id| is_barrier(self.program, *id)) {
            return self.pending.clear();
        }
        let own = accesses::of_statement(self.program, stmt, bounds);
        self.come(stmt.span, own, bounds, None);
    }

    fn step(&mut self, place: Span, bounds: &Bounds, exchange: Option<Exchange>) {
        let Some(one) = exchange else { return };
        let inner = one.condition.map_or(bounds.clone(), |condition| bounds.with(self.program, condition));
        let mut own = accesses::of_expression(self.program, one.target, &inner);
        // As a target it is written.
        own.iter_mut().for_each(|access| access.writes = true);
        let read = accesses::of_expression(self.program, one.value, &inner);
        let is_own = |read: &Access| own.iter().any(|write| write.conflicts(read));
        let exchange = exchange.filter(|_| read.iter().any(is_own));
        own.extend(read);
        self.come(place, own, bounds, exchange);
    }

    /// A statement with these accesses follows those before.
    fn come(&mut self, place: Span, own: Vec<Access>, bounds: &Bounds, exchange: Option<Exchange>) {
        if own.is_empty() {
            return;
        }
        let follows = own.iter().any(|one| self.pending.iter().any(|other| one.conflicts(other)));
        if follows {
            self.pending.clear();
            self.has_conflict = true;
        }
        if follows || exchange.is_some() {
            self.is_partial |= follows && bounds.split_warps();
            self.steps.push(Step { place, follows, exchange });
        }
        // Behind the barrier inside of an exchange only the write is left.
        let is_left = |access: &Access| exchange.is_none() || access.writes;
        self.pending.extend(own.into_iter().filter(is_left));
    }
}

/// The condition of a `for`.
fn condition(program: &Program<'_>, stmt: &Stmt) -> Option<ExprId> {
    let StmtKind::For(one) = &stmt.kind else { return None };
    stmt.expressions.iter().copied().find(|id| one.condition.contains(program.unit.expression(*id).span))
}

/// True if an expression waits for other threads.
fn is_barrier(program: &Program<'_>, id: ExprId) -> bool {
    let mut found = false;
    walk::expression(program.unit, id, &mut |expression| {
        let ExprKind::Call(call) = &expression.kind else { return };
        found |= call.callee().is_some_and(|callee| program.unit.callee(callee).name.contains("sync"));
    });
    found
}

/// A statement that may be an exchange: an assignment, also as the only statement under a condition.
fn exchange(program: &Program<'_>, stmt: &Stmt) -> Option<Exchange> {
    let unit = program.unit;
    match &stmt.kind {
        StmtKind::Expression => {
            let [only] = stmt.expressions[..] else { return None };
            let ExprKind::Assign { target, value, .. } = unit.expression(only).kind else { return None };
            let is_element = matches!(unit.expression(unit.peeled(target)).kind, ExprKind::Index { .. });
            let span = unit.expression(only).span;
            is_element.then_some(Exchange { span, condition: None, target, value })
        }
        StmtKind::If { then, otherwise: None } => {
            let [condition] = stmt.expressions[..] else { return None };
            let then = unit.stmt(*then);
            let (inner, end) = match then.as_block() {
                Some([only]) => (unit.stmt(*only), Some(then.span.end)),
                Some(_several) => return None,
                None => (then, None),
            };
            let one = exchange(program, inner).filter(|one| one.condition.is_none())?;
            let span = Span::new(stmt.span.start, end.unwrap_or(one.span.end));
            Some(Exchange { span, condition: Some(condition), ..one })
        }
        _other => None,
    }
}

impl Step {
    fn write(self, writer: &mut Writer<'_>) {
        let before = if self.follows { BARRIER } else { "" };
        let Some(Exchange { span, condition, target, value }) = self.exchange else {
            return writer.edits.insert(OWNER, self.place.start, before);
        };
        let unit = writer.program.unit;
        let (target, result) = (unit.expression(target).span, unit.expression(value));
        let ty = unit.ty(result.ty);
        let ty = ty.alias();
        let name = writer.names.free("step");
        let written = Span::new(target.start, result.span.start);
        let text = |text: String| Piece::Text(text);
        let mut pieces = Vec::new();
        match condition.map(|id| unit.expression(id).span) {
            // { float step = s[t + 16]; @barrier("warp"); s[t] += step; }
            None => pieces.extend([text(format!("{before}{{ {ty} {name} = ")), Piece::Source(result.span)]),
            // { float step = 0; if (t < 16) step = s[t + 16]; @barrier("warp"); if (t < 16) s[t] += step; }
            Some(condition) => pieces.extend([
                text(format!("{before}{{ {ty} {name} = 0; if (")),
                Piece::Source(condition),
                text(format!(") {name} = ")),
                Piece::Source(result.span),
            ]),
        }
        pieces.push(text(format!("; {BARRIER}")));
        if let Some(condition) = condition.map(|id| unit.expression(id).span) {
            pieces.extend([text("if (".into()), Piece::Source(condition), text(") ".into())]);
        }
        pieces.extend([Piece::Source(written), text(format!("{name}; }}"))]);
        writer.edits.recompose(OWNER, span, pieces);
    }
}
