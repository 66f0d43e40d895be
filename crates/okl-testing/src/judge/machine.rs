//! Runs the steps of a work item.

use super::Stop;
use super::memory::{Address, Memory, ObjectId, Origin, Via};
use super::program::{Home, Program, Routine, Step};
use super::trace::{Access, Named, StatementId, Target, Trace};
use super::types::Ty;
use super::value::Value;
use okl_model::{ExprId, VarId};
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// Steps after which a run counts as endless.
const FUEL: usize = 40_000;

/// How many calls may wait for each other.
const DEPTH: usize = 60;

/// The memory of a group, and what is noted of those who use it.
#[derive(Debug)]
pub(super) struct Machine<'p> {
    pub(super) program: &'p Program,
    pub(super) memory: Memory,
    /// What was done; none when nobody asks.
    pub(super) trace: Option<Trace>,
    shared: BTreeMap<VarId, Address>,
    globals: BTreeMap<VarId, Address>,
    /// Which group runs, by axis.
    pub(super) group: [i128; 3],
    /// How many work items it has, by axis.
    pub(super) size: [i128; 3],
    fuel: usize,
    moments: u64,
    /// The statements that run: that of the kernel, and those of the functions it waits for.
    running: Vec<(StatementId, u64)>,
    /// The work item that runs, and how many barriers it has passed: those of the program, and all of them.
    who: (usize, usize, usize),
    /// Where accesses under `@atomic` begin.
    atomic_from: Option<usize>,
}

/// One work item.
#[derive(Debug)]
pub(super) struct Item {
    pub(super) number: usize,
    pub(super) place: [i128; 3],
    pub(super) frame: Frame,
    /// How many barriers of the program it has passed.
    pub(super) phase: usize,
    /// How often the work items have waited so far, at barriers of any kind.
    pub(super) stretch: usize,
    pub(super) state: State,
}

/// What a work item does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// It runs.
    Running,
    /// It waits at the barrier which is that step.
    Waiting(usize),
    /// It has finished.
    Done,
}

/// A function that runs.
#[derive(Debug)]
pub(super) struct Frame {
    pub(super) routine: Rc<Routine>,
    next: usize,
    pub(super) slots: HashMap<VarId, Slot>,
    pub(super) counters: HashMap<usize, i128>,
    pub(super) this: Option<Address>,
    /// The names that led the caller to the lambda.
    pub(super) called_by: Option<Rc<Via>>,
    pub(super) result: Value,
    /// The objects that end with it.
    pub(super) objects: Vec<ObjectId>,
}

/// What a name stands for.
#[derive(Clone, Debug)]
pub enum Slot {
    /// An object.
    Object(Address),
    /// What a reference is bound to.
    Reference(Address),
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

    /// Runs one step of a work item.
    pub(super) fn advance(&mut self, item: &mut Item) -> Result<(), Stop> {
        self.who = (item.number, item.phase, item.stretch);
        let at = item.frame.next;
        match item.frame.routine.steps.get(at) {
            None => item.state = State::Done,
            Some(Step::Barrier(_)) => item.state = State::Waiting(at),
            Some(_) => {
                let place = item.place;
                // What stands under `@atomic` is one step.
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

    /// Lets a work item go on that waited.
    pub(super) fn release(item: &mut Item) {
        item.state = State::Running;
        item.phase += usize::from(Machine::waits_for_all(item));
        item.frame.next += 1;
    }

    /// Whether the barrier that a work item has come to is one of the program.
    pub(super) fn waits_for_all(item: &Item) -> bool {
        matches!(item.frame.routine.steps.get(item.frame.next), Some(Step::Barrier(true)))
    }

    /// Runs a function to its end, which is no kernel.
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

    /// Runs one step; says whether the function ends by it.
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

    /// Does something in the course of a statement.
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

    /// How many calls deep the running statement is.
    pub(super) fn depth(&self) -> usize {
        self.running.len().saturating_sub(1)
    }

    pub(super) fn moment(&self) -> u64 {
        self.running.last().map_or(0, |(_, moment)| *moment)
    }

    /// Between the begin and the end of what `@atomic` stands before, the places that are written are atomic.
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

    /// What a name stands for.
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

    /// The group's object of that name.
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

    /// What lies at a place.
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

    /// A pointer that was found at a place: the names that lead there lead on.
    fn followed(&self, from: &Address, to: Address) -> Address {
        let Some(via) = &from.via else { return to };
        let mut given = Via::below(to.via.as_ref(), via.depth);
        // What was put there by a statement that is over is nobody's doing.
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

    /// Puts a value to a place.
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

    /// Writes down an access.
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

    /// Writes down where a pointer leads.
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
