//! Where the work items of a group have to wait for each other.
//!
//! Two accesses by different work items to the same group or global memory, at least one of them
//! a write, the first in one `@inner` loop and the second in a later one: a *hazard*. The walk
//! below follows the statements of an `@outer` body in the order they run, keeps what was accessed
//! since the last barrier, and asks for a barrier where an access meets one that is pending.
//! Sequential loops are walked a second time for what the end of a round leaves to the next one.

use okl_model::{Access, ForLoop, FunctionId, LoopId, Stmt, StmtKind, Unit, Use, VarId};
use okl_sema::{CheckedKernel, Level, Role};
use okl_source::{EditSet, Span};

/// Where a barrier goes, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Barrier {
    /// Before this offset, or after it.
    pub at: Place,
    /// The access that has to be finished.
    pub first: Span,
    /// The access that has to wait.
    pub second: Span,
    /// The loop over work items it stands in, when it stands in one.
    pub inside: Option<Span>,
}

/// A place between statements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Before the statement with this span, its attributes included.
    Before(Span),
    /// Before the statement with this span, which is the whole body of another and needs braces.
    Braced(Span),
    /// Before the first statement of the body with this span: also `continue` leads there.
    AtStart(Span),
    /// After the last statement of the body with this span.
    AtEnd(Span),
}

impl Barrier {
    /// `__syncthreads();` before the loop, on a line of its own.
    pub(crate) fn insert(&self, owner: &str, unit: &Unit, barrier: &str, edits: &mut EditSet) {
        match self.at {
            Place::Before(stmt) => {
                let line = unit.text[..stmt.start as usize].rfind('\n').map_or(0, |at| at + 1);
                let indent = &unit.text[line..stmt.start as usize];
                let text = match indent.trim().is_empty() {
                    true => format!("{barrier};\n{indent}"),
                    false => format!("{barrier}; "),
                };
                edits.insert(owner.to_string(), stmt.start, text);
            }
            // `for (...) { __syncthreads(); statement }`
            Place::Braced(stmt) => {
                edits.wrap(owner.to_string(), stmt, format!("{{ {barrier}; "), " }");
            }
            Place::AtStart(body) if unit.source(body).starts_with('{') => {
                edits.insert(owner.to_string(), body.start + 1, format!(" {barrier};"));
            }
            Place::AtStart(body) => {
                edits.wrap(owner.to_string(), body, format!("{{ {barrier}; "), " }");
            }
            // Before the closing brace; bodies without braces get some.
            Place::AtEnd(body) if unit.source(body).ends_with('}') => {
                edits.insert(owner.to_string(), body.end - 1, format!("  {barrier};\n"));
            }
            Place::AtEnd(body) => {
                edits.wrap(owner.to_string(), body, "{ ", format!(" {barrier}; }}"));
            }
        }
    }
}

/// The barriers a nest needs beyond the ones it has.
pub fn barriers(unit: &Unit, kernel: &CheckedKernel, nest: &Stmt) -> Vec<Barrier> {
    let mut walk = Walk { unit, kernel, nest, found: Vec::new(), frames: Vec::new(), inside: None };
    let mut pending = Vec::new();
    walk.stmt(nest, &mut pending);
    let mut found = walk.found;
    for barrier in &mut found {
        if let Place::Before(stmt) = barrier.at
            && is_whole_body(nest, stmt)
        {
            barrier.at = Place::Braced(stmt);
        }
    }
    found
}

/// Whether a statement is the body of a loop or a branch, without braces around it.
fn is_whole_body(nest: &Stmt, place: Span) -> bool {
    let mut whole = false;
    nest.walk(&mut |stmt| {
        let is_list = matches!(stmt.kind, StmtKind::Block(_) | StmtKind::Other(_));
        whole |= !is_list
            && stmt.children().iter().any(|child| {
                !matches!(child.kind, StmtKind::Block(_))
                    && place.contains(child.span)
                    && place.end == child.span.end
                    && stmt.span.start < place.start
            });
    });
    whole
}

/// One access to memory that several work items can see.
#[derive(Clone, Debug, PartialEq)]
struct Touch {
    memory: Memory,
    writes: bool,
    atomic: bool,
    /// Which element, in words that are equal for equal elements of one work item; none when unknown.
    own: Option<String>,
    place: Span,
}

/// Which memory an access goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Memory {
    /// One `@shared` variable.
    Shared(VarId),
    /// What one `@restrict` pointer leads to.
    Restricted(VarId),
    /// What other pointer arguments lead to; they may be the same memory.
    Global(VarId),
    /// What a pointer from somewhere leads to: any of the above.
    Anywhere,
}

impl Memory {
    fn may_be(self, other: Memory) -> bool {
        match (self, other) {
            (Memory::Anywhere, _) | (_, Memory::Anywhere) => true,
            (Memory::Global(_), Memory::Global(_)) => true,
            (Memory::Shared(a), Memory::Shared(b)) | (Memory::Restricted(a), Memory::Restricted(b)) => a == b,
            (Memory::Shared(_) | Memory::Restricted(_) | Memory::Global(_), _) => false,
        }
    }

    fn is(self, other: Memory) -> bool {
        self == other && self != Memory::Anywhere
    }
}

impl Touch {
    fn conflicts(&self, later: &Touch) -> bool {
        let same_element = self.memory.is(later.memory) && self.own.is_some() && self.own == later.own;
        self.memory.may_be(later.memory)
            && (self.writes || later.writes)
            && !(self.atomic && later.atomic)
            && !same_element
    }
}

struct Walk<'u> {
    unit: &'u Unit,
    kernel: &'u CheckedKernel,
    /// The outermost loop.
    nest: &'u Stmt,
    found: Vec<Barrier>,
    /// What was pending at each `break` and `continue`, for each statement they may leave.
    frames: Vec<Frame>,
    /// The outermost loop over work items around the place of the walk.
    inside: Option<Span>,
}

/// A statement that `break` leaves.
#[derive(Default)]
struct Frame {
    is_switch: bool,
    broken: Vec<Touch>,
    continued: Vec<Touch>,
}

impl<'u> Walk<'u> {
    /// Follows a statement; `pending` is what was accessed since the last barrier.
    fn stmt(&mut self, stmt: &'u Stmt, pending: &mut Vec<Touch>) {
        match &stmt.kind {
            StmtKind::Block(body) | StmtKind::Other(body) => {
                for child in body {
                    self.stmt(child, pending);
                }
            }
            StmtKind::Empty if self.is_group_barrier(stmt) => pending.clear(),
            StmtKind::For(l) => self.for_loop(stmt, l, pending),
            StmtKind::Loop(body) if self.holds_parallel(body) => {
                self.condition(stmt, pending);
                self.repeated(stmt, body, pending);
            }
            StmtKind::If { then, otherwise } if self.holds_parallel(stmt) || jumps(stmt) => {
                self.condition(stmt, pending);
                let mut other = pending.clone();
                self.stmt(then, pending);
                if let Some(otherwise) = otherwise {
                    self.stmt(otherwise, &mut other);
                }
                join(pending, other);
            }
            StmtKind::Switch(body) if self.holds_parallel(stmt) || jumps(stmt) => {
                self.condition(stmt, pending);
                let before = pending.clone();
                self.frames.push(Frame { is_switch: true, ..Frame::default() });
                self.stmt(body, pending);
                let left = self.frames.pop().map(|frame| frame.broken);
                join(pending, before);
                join(pending, left.unwrap_or_default());
            }
            StmtKind::Labelled(body) if self.holds_parallel(stmt) => {
                // A jump may lead here from before any barrier on the way.
                let before = pending.clone();
                self.stmt(body, pending);
                join(pending, before);
            }
            StmtKind::Break => {
                if let Some(frame) = self.frames.last_mut() {
                    join(&mut frame.broken, pending.clone());
                }
            }
            StmtKind::Continue => {
                if let Some(frame) = self.frames.iter_mut().rfind(|frame| !frame.is_switch) {
                    join(&mut frame.continued, pending.clone());
                }
            }
            StmtKind::Loop(_)
            | StmtKind::If { .. }
            | StmtKind::Switch(_)
            | StmtKind::Labelled(_)
            | StmtKind::Declaration(_)
            | StmtKind::Expression(_)
            | StmtKind::Return
            | StmtKind::Goto
            | StmtKind::Empty => {
                let touches = self.all_touches(stmt, None);
                self.meet(stmt, &touches, pending);
                add(pending, touches);
            }
        }
    }

    fn for_loop(&mut self, stmt: &'u Stmt, l: &'u ForLoop, pending: &mut Vec<Touch>) {
        let role = self.kernel.roles.get(&l.id).copied();
        // Barriers of the user's in the innermost body are the user's business.
        let innermost = !self.holds(&l.body, role.is_none_or(|role| !spreads_items(role)));
        match role {
            // All that the work items of a nest do happens between the same two barriers. So one
            // that it needs stands before the whole nest: within it, not all may come by.
            Some(role) if spreads_items(role) && self.inside.is_none() => {
                let touches = self.all_touches(stmt, Some(stmt));
                self.meet(stmt, &touches, pending);
                if !innermost {
                    // Loops side by side inside of a larger one.
                    self.inside = Some(stmt.span);
                    let mut within = Vec::new();
                    self.for_loop_body(stmt, role, l, &mut within);
                    self.inside = None;
                }
                if !self.unit.has_attr(&stmt.attrs, "nobarrier") {
                    add(pending, touches);
                }
            }
            Some(role) if spreads_items(role) && innermost => {
                let touches = self.all_touches(stmt, Some(stmt));
                self.meet(stmt, &touches, pending);
                add(pending, touches);
            }
            Some(role) => self.for_loop_body(stmt, role, l, pending),
            None if innermost => {
                let touches = self.all_touches(stmt, None);
                self.meet(stmt, &touches, pending);
                add(pending, touches);
            }
            None => {
                self.condition(stmt, pending);
                self.repeated(stmt, &l.body, pending);
            }
        }
    }

    /// Parallel loops around others are indices: their body runs once. A part of a tile that stays
    /// a loop repeats it.
    fn for_loop_body(&mut self, stmt: &'u Stmt, role: Role, l: &'u ForLoop, pending: &mut Vec<Touch>) {
        match role {
            Role::Tile { tiles, in_tile, .. } if tiles == Level::Plain || in_tile == Level::Plain => {
                self.repeated(stmt, &l.body, pending);
            }
            Role::Outer(_) | Role::Inner(_) | Role::Tile { .. } => self.stmt(&l.body, pending),
        }
    }

    /// Follows the body of a sequential loop that holds parallel ones.
    fn repeated(&mut self, stmt: &'u Stmt, body: &'u Stmt, pending: &mut Vec<Touch>) {
        let before = pending.clone();
        let left = self.round(body, pending);
        let between = self
            .found
            .iter()
            .any(|barrier| matches!(barrier.at, Place::AtEnd(at) | Place::AtStart(at) if at == body.span));
        if !between {
            // What the end of one round leaves meets the start of the next, as it stands now: with
            // the barriers found so far.
            let known = self.found.len();
            let mut again = pending.clone();
            again.retain(|touch| body.span.contains(touch.place));
            // Each round begins with the loop's own condition.
            let head = self.touches_of(stmt, None);
            let pair = head.iter().find_map(|later| {
                again.iter().find(|first| first.conflicts(later)).map(|first| (first.place, later.place))
            });
            match pair {
                Some((first, second)) => {
                    let at = Place::AtEnd(body.span);
                    self.found.push(Barrier { at, first, second, inside: self.inside });
                }
                None => {
                    add(&mut again, head);
                    self.round(body, &mut again);
                }
            }
            if self.found.len() > known {
                let pair = self.found[known].clone();
                self.found.truncate(known);
                let at = match crate::loops::continues(body) {
                    true => Place::AtStart(body.span),
                    false => Place::AtEnd(body.span),
                };
                self.found.push(Barrier { at, ..pair });
            }
        }
        if self.found.iter().any(|barrier| barrier.at == Place::AtEnd(body.span)) {
            pending.clear();
        }
        join(pending, left);
        add(pending, self.touches_of(stmt, None));
        // The loop may run no round at all.
        join(pending, before);
    }

    /// Follows one round; what was pending where it was left by `break`.
    fn round(&mut self, body: &'u Stmt, pending: &mut Vec<Touch>) -> Vec<Touch> {
        if self.found.iter().any(|barrier| barrier.at == Place::AtStart(body.span)) {
            pending.clear();
        }
        self.frames.push(Frame::default());
        self.stmt(body, pending);
        let frame = self.frames.pop().unwrap_or_default();
        join(pending, frame.continued);
        frame.broken
    }

    /// What all work items read before they go into a statement.
    fn condition(&mut self, stmt: &'u Stmt, pending: &mut Vec<Touch>) {
        let touches = self.touches_of(stmt, None);
        self.meet(stmt, &touches, pending);
        add(pending, touches);
    }

    /// Asks for a barrier before `stmt` when one of `touches` meets a pending access.
    fn meet(&mut self, stmt: &'u Stmt, touches: &[Touch], pending: &mut Vec<Touch>) {
        let attrs = stmt.attrs.iter().map(|attr| self.unit.attribute(*attr).span);
        let whole = attrs.filter(|span| span.end <= stmt.span.start).fold(stmt.span, Span::to);
        let at = Place::Before(whole);
        if self.found.iter().any(|barrier| barrier.at == at) {
            pending.clear();
            return;
        }
        let pair = touches.iter().find_map(|later| {
            pending.iter().find(|first| first.conflicts(later)).map(|first| (first.place, later.place))
        });
        if let Some((first, second)) = pair {
            self.found.push(Barrier { at, first, second, inside: self.inside });
            pending.clear();
        }
    }

    fn is_group_barrier(&self, stmt: &Stmt) -> bool {
        let attr = self.unit.find_attr(&stmt.attrs, "barrier").map(|attr| self.unit.attribute(attr));
        attr.is_some_and(|attr| attr.args.first().is_none_or(|scope| scope != "\"warp\""))
    }

    /// Whether a loop over work items stands in a statement, or a barrier.
    fn holds_parallel(&self, stmt: &Stmt) -> bool {
        self.holds(stmt, true)
    }

    fn holds(&self, stmt: &Stmt, or_barrier: bool) -> bool {
        let mut found = false;
        stmt.walk(&mut |inner| {
            let id: Option<LoopId> = inner.as_for().map(|l| l.id);
            found |= id.and_then(|id| self.kernel.roles.get(&id)).is_some_and(|role| spreads_items(*role));
            found |= or_barrier && self.is_group_barrier(inner);
        });
        found
    }

    /// The accesses of a statement and everything below it; `parallel` is the loop over work
    /// items they stand in.
    fn all_touches(&self, stmt: &'u Stmt, parallel: Option<&'u Stmt>) -> Vec<Touch> {
        let mut touches = Vec::new();
        self.collect(stmt, parallel, false, &mut touches);
        touches
    }

    fn collect(&self, stmt: &'u Stmt, parallel: Option<&'u Stmt>, atomic: bool, touches: &mut Vec<Touch>) {
        let atomic = atomic || self.unit.has_attr(&stmt.attrs, "atomic");
        for mut touch in self.touches_of(stmt, parallel) {
            // The place it changes, not what it reads on the way.
            touch.atomic = atomic && touch.writes;
            add(touches, vec![touch]);
        }
        for child in stmt.children() {
            self.collect(child, parallel, atomic, touches);
        }
    }

    /// The accesses of a statement's own expressions.
    fn touches_of(&self, stmt: &'u Stmt, parallel: Option<&'u Stmt>) -> Vec<Touch> {
        let own = stmt.uses.iter().filter_map(|used| self.touch(stmt, used, parallel));
        own.chain(self.touches_of_calls(stmt)).collect()
    }

    /// What called functions reach without being handed it: variables at file scope.
    fn touches_of_calls(&self, stmt: &'u Stmt) -> Option<Touch> {
        let call = stmt.calls.iter().find(|call| call.function.is_some())?;
        let mut open: Vec<FunctionId> = stmt.calls.iter().filter_map(|call| call.function).collect();
        let mut known = open.clone();
        while let Some(function) = open.pop().map(|id| self.unit.function(id)) {
            let changes = |id: &VarId| {
                let variable = self.unit.variable(*id);
                !variable.ty.is_const && !variable.is_constexpr
            };
            if function.globals.iter().any(changes) {
                let memory = Memory::Anywhere;
                return Some(Touch { memory, writes: true, atomic: false, own: None, place: call.span });
            }
            for callee in &function.calls {
                if !known.contains(callee) {
                    known.push(*callee);
                    open.push(*callee);
                }
            }
        }
        None
    }

    fn touch(&self, stmt: &'u Stmt, used: &Use, parallel: Option<&'u Stmt>) -> Option<Touch> {
        let memory = self.memory(used)?;
        Some(Touch {
            memory,
            writes: used.access.may_write(),
            atomic: false,
            own: parallel.and_then(|parallel| self.own_element(stmt, used, parallel)),
            place: used.span,
        })
    }

    fn memory(&self, used: &Use) -> Option<Memory> {
        let variable = self.unit.variable(used.variable);
        if self.unit.has_attr(&variable.attrs, "shared") {
            return Some(Memory::Shared(used.variable));
        }
        let leads = variable.ty.is_pointer() || matches!(variable.ty.kind, okl_model::TypeKind::Reference(_));
        let parameter = variable.scope == okl_model::Scope::Parameter;
        let array_parameter = parameter && variable.ty.is_array();
        match used.through || matches!(variable.ty.kind, okl_model::TypeKind::Reference(_)) {
            true if leads && parameter && self.unit.has_attr(&variable.attrs, "restrict") => {
                Some(Memory::Restricted(used.variable))
            }
            true if (leads || array_parameter) && parameter => Some(Memory::Global(used.variable)),
            true if leads => Some(Memory::Anywhere),
            // A pointer inside a struct.
            true if !variable.ty.is_array() => Some(Memory::Anywhere),
            true | false if variable.scope == okl_model::Scope::Global && !variable.ty.is_const => {
                Some(Memory::Anywhere)
            }
            true | false => None,
        }
    }

    /// Which element of the work item's own an access goes to: `x,y` for `s[j][i]` with `i` on x
    /// and `j` on y.
    ///
    /// Only when every loop over work items gives one whole index, so that no two work items
    /// meet, and everything else in the indices is the same for all of them.
    fn own_element(&self, stmt: &Stmt, used: &Use, parallel: &'u Stmt) -> Option<String> {
        if used.access == Access::Escape || used.subscripts.is_empty() {
            return None;
        }
        let mut key = Vec::new();
        let mut axes = Vec::new();
        let enclosing = self.items_around(used.span, parallel)?;
        for subscript in &used.subscripts {
            let text = self.unit.source(*subscript).trim();
            // By identity: a variable of the body may have the name of a loop's.
            let index = stmt.uses.iter().find(|other| {
                subscript.contains(other.span)
                    && self.unit.source(other.span) == text
                    && other.subscripts.is_empty()
            });
            match enclosing
                .iter()
                .find(|(variable, _)| index.is_some_and(|index| index.variable == *variable))
            {
                Some((variable, words)) => {
                    axes.push(*variable);
                    key.push(words.clone());
                }
                None => {
                    // A constant, or nothing we can compare.
                    text.parse::<u64>().ok()?;
                    key.push(text.to_string());
                }
            }
        }
        axes.sort();
        axes.dedup();
        (axes.len() == enclosing.len()).then(|| key.join(","))
    }

    /// The variables of the loops over work items around a place, from `parallel` in: what each
    /// runs over, in words that are equal for loops that give a work item equal values.
    ///
    /// None when that cannot be said: a start that changes from round to round.
    fn items_around(&self, place: Span, parallel: &'u Stmt) -> Option<Vec<(VarId, String)>> {
        let mut found = Vec::new();
        let mut clear = true;
        let mut axes = 0;
        let mut around = |stmt: &'u Stmt| {
            let Some(l) = stmt.as_for().filter(|_| stmt.span.contains(place)) else { return };
            let Some(role) = self.kernel.roles.get(&l.id).filter(|role| spreads_items(**role)) else {
                return;
            };
            let (Some(count), Some(variable)) = (&l.canonical, l.variable) else { return clear = false };
            let parts = crate::loops::levels(*role);
            axes += parts.iter().filter(|(_, level)| matches!(level, Level::Inner(_))).count();
            let ends = [Some(&count.start), count.step.as_ref()];
            clear &= ends
                .into_iter()
                .flatten()
                .all(|part| part.uses.iter().all(|used| self.is_fixed(used.variable)));
            let step = count.step.as_ref().map_or("1", |step| self.unit.source(step.span));
            let start = self.unit.source(count.start.span);
            let tile = self.unit.find_attr(&stmt.attrs, "tile").map(|attr| &self.unit.attribute(attr).args);
            found.push((variable, format!("{role:?}:{tile:?}:{start}:{step}:{:?}", count.direction)));
        };
        // The loops of the nest, the outermost of which may lie outside of `parallel`.
        let whole = self.inside.and_then(|span| {
            let mut outermost = None;
            self.nest.walk(&mut |stmt| {
                if stmt.span == span && stmt.as_for().is_some() {
                    outermost.get_or_insert(stmt);
                }
            });
            outermost
        });
        whole.unwrap_or(parallel).walk(&mut around);
        // Code between the loops of a nest is run by work items that share it.
        let here =
            self.kernel.nests.iter().find(|nest| self.nest.as_for().is_some_and(|l| l.id == nest.root))?;
        let depth = here.paths.iter().map(|path| path.inner.len()).max().unwrap_or(0);
        clear &= axes == depth;
        (clear && !found.is_empty()).then_some(found)
    }

    /// Whether a variable keeps its value while a group runs.
    fn is_fixed(&self, id: VarId) -> bool {
        let variable = self.unit.variable(id);
        let is_outer = |l: &ForLoop| {
            l.variable == Some(id) && matches!(self.kernel.roles.get(&l.id), Some(Role::Outer(_)))
        };
        let mut outer = false;
        self.nest.walk(&mut |stmt| outer |= stmt.as_for().is_some_and(is_outer));
        outer || (!self.nest.span.contains(variable.name_span) && !variable.ty.is_pointer())
    }
}

/// Whether a `break` or `continue` stands in a statement, be it one for a loop inside.
fn jumps(stmt: &Stmt) -> bool {
    let mut found = false;
    stmt.walk(&mut |inner| found |= matches!(inner.kind, StmtKind::Break | StmtKind::Continue));
    found
}

/// Whether a loop, or one of its parts, runs over work items.
fn spreads_items(role: Role) -> bool {
    match role {
        Role::Inner(_) => true,
        Role::Outer(_) => false,
        Role::Tile { tiles, in_tile, .. } => {
            matches!(tiles, Level::Inner(_)) || matches!(in_tile, Level::Inner(_))
        }
    }
}

fn add(pending: &mut Vec<Touch>, touches: Vec<Touch>) {
    for touch in touches {
        // One touch of a kind is enough, whatever its place.
        let same = |known: &Touch| {
            known.memory == touch.memory
                && known.writes == touch.writes
                && known.atomic == touch.atomic
                && known.own == touch.own
        };
        if !pending.iter().any(same) {
            pending.push(touch);
        }
    }
}

fn join(pending: &mut Vec<Touch>, other: Vec<Touch>) {
    add(pending, other);
}
