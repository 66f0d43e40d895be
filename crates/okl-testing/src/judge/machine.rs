//! Executes the steps of a work item.

use super::address::{Address, ObjectId, Origin, Slot, Via};
use super::memory::Memory;
use super::program::{Home, Program, Routine, Step};
use super::stop::Stop;
use super::trace::{Access, Named, StatementId, Target, Trace};
use super::types::Ty;
use super::value::Value;
use okl_model::{ExprId, VarId};
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// The number of steps after which a run counts as endless.
const FUEL: usize = 40_000;

/// The maximum call depth.
const DEPTH: usize = 60;

/// The memory of a group, and the record of its accesses.
#[derive(Debug)]
pub(super) struct Machine<'p> {
    pub(super) program: &'p Program,
    pub(super) memory: Memory,
    /// The trace; `None` if it is not requested.
    pub(super) trace: Option<Trace>,
    shared: BTreeMap<VarId, Address>,
    globals: BTreeMap<VarId, Address>,
    /// The index of the group on each axis.
    pub(super) group: [i128; 3],
    /// The number of work items on each axis.
    pub(super) size: [i128; 3],
    fuel: usize,
    moments: u64,
    /// The call stack of statements, that of the kernel first, each with the moment of its start.
    running: Vec<(StatementId, u64)>,
    /// The running work item, and the number of barriers that it has passed: those of the program, and all of them.
    who: (usize, usize, usize),
    /// The index of the first access of the open `@atomic` block.
    atomic_from: Option<usize>,
}

/// One work item.
#[derive(Debug)]
pub(super) struct Item {
    pub(super) number: usize,
    pub(super) place: [i128; 3],
    pub(super) frame: Frame,
    /// The number of barriers of the program that it has passed.
    pub(super) phase: usize,
    /// The number of barriers of any kind that the work items have passed.
    pub(super) stretch: usize,
    pub(super) state: State,
}

/// The state of a work item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// It runs.
    Running,
    /// It waits at the barrier with this step index.
    Waiting(usize),
    /// It has finished.
    Done,
}

/// The activation of a function.
#[derive(Debug)]
pub(super) struct Frame {
    pub(super) routine: Rc<Routine>,
    next: usize,
    pub(super) slots: HashMap<VarId, Slot>,
    pub(super) counters: HashMap<usize, i128>,
    pub(super) this: Option<Address>,
    /// The names through which the caller has reached the lambda.
    pub(super) called_by: Option<Rc<Via>>,
    pub(super) result: Value,
    /// The objects whose lifetime ends with it.
    pub(super) objects: Vec<ObjectId>,
}

impl Frame {
    pub(super) fn new(routine: Rc<Routine>) -> Frame {
        Frame {
            routine,
            next: 0,
            slots: HashMap::new(),
            counters: HashMap::new(),
            this: None,
            called_by: None,
            result: Value::Nothing,
            objects: Vec::new(),
        }
    }
}

impl<'p> Machine<'p> {
    pub(super) fn new(program: &'p Program, group: [i128; 3], size: [i128; 3], traces: bool) -> Machine<'p> {
        Machine {
            program,
            memory: Memory::default(),
            trace: traces.then(Trace::default),
            shared: BTreeMap::new(),
            globals: BTreeMap::new(),
            group,
            size,
            fuel: FUEL,
            moments: 0,
            running: Vec::new(),
            who: (0, 0, 0),
            atomic_from: None,
        }
    }

    /// Executes one step of a work item.
    pub(super) fn advance(&mut self, item: &mut Item) -> Result<(), Stop> {
        self.who = (item.number, item.phase, item.stretch);
        let at = item.frame.next;
        match item.frame.routine.steps.get(at) {
            None => item.state = State::Done,
            Some(Step::Barrier(_)) => item.state = State::Waiting(at),
            Some(_) => {
                let place = item.place;
                // An `@atomic` block is one step.
                loop {
                    if self.step(&mut item.frame, place)? {
                        item.state = State::Done;
                    }
                    if self.atomic_from.is_none() {
                        break;
                    }
                }
            }
        }
        Ok(())
    }

    /// Releases a work item from a barrier.
    pub(super) fn release(item: &mut Item) {
        item.state = State::Running;
        item.phase += usize::from(Machine::waits_for_all(item));
        item.frame.next += 1;
    }

    /// True if the barrier at which a work item waits is one of the program.
    pub(super) fn waits_for_all(item: &Item) -> bool {
        matches!(item.frame.routine.steps.get(item.frame.next), Some(Step::Barrier(true)))
    }

    /// Runs a function that is not a kernel to its end.
    pub(super) fn finish(&mut self, frame: &mut Frame) -> Result<(), Stop> {
        if self.running.len() > DEPTH {
            return Err(Stop::refused("calls that are too deep"));
        }
        let routine = frame.routine.clone();
        while let Some(step) = routine.steps.get(frame.next) {
            if matches!(step, Step::Barrier(_)) {
                return Err(Stop::refused("a barrier in a function"));
            }
            if self.step(frame, [0; 3])? {
                break;
            }
        }
        Ok(())
    }

    /// Executes one step; returns true if it ends the function.
    fn step(&mut self, frame: &mut Frame, place: [i128; 3]) -> Result<bool, Stop> {
        self.fuel = self.fuel.checked_sub(1).ok_or_else(|| Stop::refused("a run without an end"))?;
        let routine = frame.routine.clone();
        let step = &routine.steps[frame.next];
        frame.next += 1;
        match step {
            Step::Evaluate(id, expr) => {
                self.within(*id, |machine| machine.effect(frame, expr))?;
            }
            Step::Unless(id, condition, to) => {
                let value = self.within(*id, |machine| machine.value(frame, condition))?;
                if !value.truth()? {
                    frame.next = *to;
                }
            }
            Step::Jump(to) => frame.next = *to,
            Step::Choose(id, value, choice) => {
                let value = self.within(*id, |machine| machine.value(frame, value))?.integer()?;
                let case = choice.cases.iter().find(|(case, _)| i128::from(*case) == value);
                frame.next = case.map_or(choice.otherwise, |(_, to)| *to);
            }
            Step::Return(id, value) => {
                if let Some(value) = value {
                    frame.result = self.within(*id, |machine| machine.returned(frame, value))?;
                }
                return Ok(true);
            }
            Step::Barrier(_) => return Err(Stop::refused("a barrier that is run as a step")),
            Step::Spread(id, spread, to) => {
                if !self.within(*id, |machine| machine.round(frame, spread, place))? {
                    frame.next = *to;
                }
            }
            Step::Count(spread, back) => {
                if self.count(frame, spread)? {
                    frame.next = *back;
                }
            }
            Step::Begin(counter) => drop(frame.counters.insert(*counter, 0)),
            Step::Next(id, elements, to) => {
                let at = *frame.counters.get(&elements.counter).unwrap_or(&0);
                frame.counters.insert(elements.counter, at + 1);
                let more = self.within(*id, |machine| machine.element(frame, elements, at))?;
                if !more {
                    frame.next = *to;
                }
            }
            Step::Atomic(begins) => self.atomic(*begins),
            Step::Refused(refusal) => return Err(Stop::Refused(refusal.clone())),
        }
        Ok(false)
    }

    /// Evaluates something as part of a statement.
    fn within<T>(
        &mut self,
        id: StatementId,
        act: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        self.moments += 1;
        self.running.push((id, self.moments));
        let done = act(self);
        self.running.pop();
        done
    }

    /// The call depth of the running statement.
    pub(super) fn depth(&self) -> usize {
        self.running.len().saturating_sub(1)
    }

    pub(super) fn moment(&self) -> u64 {
        self.running.last().map_or(0, |(_, moment)| *moment)
    }

    /// Begins or ends an `@atomic` block; at its end, the accesses to the places that it writes become atomic.
    fn atomic(&mut self, begins: bool) {
        let now = self.trace.as_ref().map_or(0, |trace| trace.accesses.len());
        if begins {
            self.atomic_from = Some(now);
            return;
        }
        let (Some(from), Some(trace)) = (self.atomic_from.take(), &mut self.trace) else { return };
        let new = &mut trace.accesses[from..];
        let written: Vec<_> = new.iter().filter(|access| access.writes).map(|a| (a.object, a.cell)).collect();
        for access in new {
            access.atomic |= written.contains(&(access.object, access.cell));
        }
    }

    /// The binding of a name.
    pub(super) fn slot(&mut self, frame: &Frame, id: VarId) -> Result<Slot, Stop> {
        if let Some(slot) = frame.slots.get(&id) {
            return Ok(slot.clone());
        }
        let variable = &self.program.variables[id.0 as usize];
        match variable.home {
            Home::Constant => Ok(Slot::Object(self.global(id)?)),
            Home::Shared => Ok(Slot::Object(self.common(id)?)),
            Home::Own | Home::Strange => Err(Stop::refused(format!("the variable `{}`", variable.name))),
        }
    }

    /// The object of a `@shared` variable, created at its first use.
    pub(super) fn common(&mut self, id: VarId) -> Result<Address, Stop> {
        if let Some(place) = self.shared.get(&id) {
            return Ok(place.clone());
        }
        let leaves = self.leaves(&self.program.variables[id.0 as usize].ty)?;
        let place = self.memory.make(Origin::Shared(id), leaves, None);
        self.shared.insert(id, place.clone());
        Ok(place)
    }

    fn global(&mut self, id: VarId) -> Result<Address, Stop> {
        if let Some(place) = self.globals.get(&id) {
            return Ok(place.clone());
        }
        let program = self.program;
        let variable = &program.variables[id.0 as usize];
        let Some(init) = &variable.init else {
            return Err(Stop::refused(format!("`{}` without a value", variable.name)));
        };
        let values = self.initial(&mut Frame::new(program.kernel.clone()), init, &variable.ty)?;
        let leaves = self.leaves(&variable.ty)?;
        let place = self.memory.make(Origin::Global(id), leaves, Some(values));
        self.globals.insert(id, place.clone());
        Ok(place)
    }

    pub(super) fn leaves(&self, ty: &Ty) -> Result<Vec<Ty>, Stop> {
        self.program.records.leaves(ty).map_err(Stop::refused)
    }

    pub(super) fn cells(&self, ty: &Ty) -> Result<usize, Stop> {
        self.program.records.size(ty).map_err(Stop::refused)
    }

    /// Reads the value at a place.
    pub(super) fn load(&mut self, place: &Address, ty: &Ty, by: ExprId) -> Result<Value, Stop> {
        let leaves = self.leaves(ty)?;
        let values = self.memory.load(place, &leaves)?;
        self.note(place, &leaves, by, false);
        match Value::from_cells(values, ty) {
            Value::Nothing => {
                let origin = self.memory.origin(place.object);
                let what = self.described(origin, place.cell);
                Err(Stop::undefined(format!("{what} is read before it has a value")))
            }
            Value::Pointer(Some(to)) => Ok(Value::Pointer(Some(self.followed(place, to)))),
            value @ (Value::Bool(_)
            | Value::Int(..)
            | Value::Single(_)
            | Value::Double(_)
            | Value::Pointer(None)
            | Value::Closure(_)
            | Value::Whole(_)) => Ok(value),
        }
    }

    /// The address in a pointer that was read from a place, extended by the names of that place.
    fn followed(&self, from: &Address, to: Address) -> Address {
        let Some(via) = &from.via else { return to };
        let mut given = Via::below(to.via.as_ref(), via.depth);
        // A value that was stored by an earlier statement is not attributed to the names of that statement.
        if given
            .as_ref()
            .is_some_and(|given| self.running.get(given.depth).is_none_or(|(_, now)| *now != given.moment))
        {
            given = None;
        }
        let on = |outer: Rc<Via>| Rc::new(Via { indirect: true, ..(*outer).clone() });
        let outer = given.or_else(|| Via::below(via.outer.as_ref(), via.depth).map(on));
        Address { via: Some(Rc::new(Via { indirect: true, outer, ..(**via).clone() })), ..to }
    }

    /// Stores a value at a place.
    pub(super) fn store(&mut self, place: &Address, ty: &Ty, value: Value, by: ExprId) -> Result<(), Stop> {
        if let Origin::Kept(_) = self.memory.origin(place.object) {
            return Err(Stop::refused("a lambda that changes what it keeps"));
        }
        let leaves = self.leaves(ty)?;
        let values = value.into_cells(ty)?;
        self.note(place, &leaves, by, true);
        self.memory.store(place, &leaves, values)
    }

    pub(super) fn described(&self, origin: Origin, cell: usize) -> String {
        match origin {
            Origin::Shared(id)
            | Origin::Argument(id)
            | Origin::Global(id)
            | Origin::Variable(id)
            | Origin::Kept(id) => {
                format!("`{}` at {cell}", self.program.variables[id.0 as usize].name)
            }
            Origin::Temporary => "something without a name".into(),
        }
    }

    /// Records an access.
    fn note(&mut self, place: &Address, leaves: &[Ty], by: ExprId, writes: bool) {
        let (cells, is_address) = (leaves.len(), matches!(leaves, [Ty::Pointer(_)]));
        let Some(trace) = &mut self.trace else { return };
        let origin = self.memory.origin(place.object);
        let statement = self.running.first().map_or(StatementId::default(), |(id, _)| *id);
        if origin.is_common() {
            let (item, phase, stretch) = self.who;
            trace.accesses.extend((place.cell..place.cell + cells).map(|cell| Access {
                item,
                phase,
                stretch,
                expression: by,
                statement,
                object: place.object,
                origin,
                cell,
                writes,
                atomic: false,
            }));
        }
        let mut next = place.via.as_deref();
        while let Some(via) = next {
            if let Some((statement, _)) =
                self.running.get(via.depth).filter(|(_, moment)| *moment == via.moment)
            {
                let Via { variable, name, indirect, .. } = *via;
                let statement = *statement;
                trace.named.insert(Named { statement, variable, name, indirect, writes, is_address });
            }
            next = via.outer.as_deref();
        }
    }

    /// Records the target of a pointer.
    pub(super) fn point(&mut self, by: ExprId, value: &Value) {
        let Value::Pointer(place) = value else { return };
        let target = match place {
            None => Target::Null,
            Some(place) => Target::Into(self.memory.origin(place.object)),
        };
        if let Some(trace) = &mut self.trace {
            trace.points_to.entry(by).or_default().insert(target);
        }
    }
}
