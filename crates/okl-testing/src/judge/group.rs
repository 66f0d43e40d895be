//! Runs one group of work items in a given order.

use super::address::{Origin, Slot};
use super::machine::{Frame, Item, Machine, State};
use super::program::Program;
use super::stop::Stop;
use super::trace::Trace;
use super::types::Ty;
use super::value::{Value, convert};
use okl_model::VarId;

/// The maximum number of work items of a group.
const MOST: i128 = 8;

/// The arguments of a kernel, and the group to run.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// The index of the group on each axis.
    pub group: [i128; 3],
    /// The arguments, one for each parameter.
    pub arguments: Vec<Argument>,
}

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// A scalar.
    Number(Number),
    /// An array of numbers, or of objects that consist of numbers.
    Memory(Vec<Number>),
    /// The same memory as another argument.
    Same(usize),
    /// The null pointer.
    Null,
}

/// A numeric argument.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    /// An integer.
    Int(i64),
    /// A floating-point number.
    Float(f64),
}

/// The order in which work items run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Each work item runs without interruption from barrier to barrier: in the order of the first list up to the first
    /// barrier, of the second list up to the second one, and so on, cyclically.
    Phases(Vec<Vec<usize>>),
    /// Statements are interleaved at random, with this seed.
    Mixed(u64),
}

/// The result of a run.
#[derive(Clone, Debug)]
pub struct Run {
    /// The content of the memory that outlives the group.
    pub result: Result<Outcome, Stop>,
    /// The accesses, if they were requested.
    pub trace: Trace,
    /// The number of phases between barriers.
    pub phases: usize,
}

/// The content of the memory of each argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome(pub Vec<(VarId, Vec<Content>)>);

/// The content of one cell of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// Uninitialized.
    Nothing,
    /// An integer or a Boolean.
    Int(i128),
    /// The bits of a floating-point number, as a `double`.
    Float(u64),
    /// An address.
    Address,
}

/// The number of work items of a group on each axis.
pub type Size = [i128; 3];

/// The smallest group with a work item for each iteration of each loop.
pub fn size(program: &Program, launch: &Launch) -> Result<Size, Stop> {
    let mut size = [1; 3];
    loop {
        let run = run(program, launch, size, &Order::Phases(vec![(0..items(size)).collect()]), false);
        match run.result {
            Err(Stop::TooSmall(axis, needed)) => size[axis] = needed,
            Err(other @ Stop::Refused(_)) => return Err(other),
            // A group that is too small may fail because of its size.
            Err(Stop::Undefined(_) | Stop::Divergent(_)) | Ok(_) => return Ok(size),
        }
        if size.iter().product::<i128>() > MOST {
            return Err(Stop::refused(format!("a group of {size:?} work items")));
        }
    }
}

/// The number of work items of a group.
pub fn items(size: Size) -> usize {
    size.iter().product::<i128>() as usize
}

/// Runs one group.
pub fn run(program: &Program, launch: &Launch, size: Size, order: &Order, traces: bool) -> Run {
    let mut machine = Machine::new(program, launch.group, size, traces);
    let mut phases = 0;
    let result = start(&mut machine, program, launch, size).and_then(|(mut all, memory)| {
        phases = finish(&mut machine, &mut all, order)?;
        let outcome = memory
            .into_iter()
            .map(|(id, object)| (id, machine.memory.content(object).iter().map(content).collect()));
        Ok(Outcome(outcome.collect()))
    });
    Run { result, trace: machine.trace.take().unwrap_or_default(), phases }
}

type Started = (Vec<Item>, Vec<(VarId, super::address::ObjectId)>);

/// The work items, each with a copy of the arguments, and the objects that the arguments point to.
fn start(machine: &mut Machine<'_>, program: &Program, launch: &Launch, size: Size) -> Result<Started, Stop> {
    let mut values: Vec<Value> = Vec::new();
    let mut memory = Vec::new();
    if launch.arguments.len() != program.kernel.params.len() {
        return Err(Stop::refused("arguments that do not fit the kernel"));
    }
    if let Some(lost) = program.lost.first() {
        return Err(Stop::refused(format!("a barrier that stands nowhere: {lost:?}")));
    }
    for (id, argument) in program.kernel.params.iter().zip(&launch.arguments) {
        let ty = &program.variables[id.0 as usize].ty;
        values.push(match (argument, ty) {
            (Argument::Number(number), ty) => convert(number.value(), ty)?,
            (Argument::Memory(numbers), Ty::Pointer(to)) => {
                let one = machine.leaves(to)?;
                let leaves = vec![one.clone(); numbers.len() / one.len().max(1)].concat();
                let cells = leaves.iter().zip(numbers).map(|(ty, number)| convert(number.value(), ty));
                let cells = cells.collect::<Result<Vec<_>, _>>()?;
                let place = machine.memory.make(Origin::Argument(*id), leaves, Some(cells));
                memory.push((*id, place.object));
                Value::Pointer(Some(place))
            }
            (Argument::Same(other), Ty::Pointer(_)) => {
                values.get(*other).cloned().ok_or_else(|| Stop::refused("an argument of nothing"))?
            }
            (Argument::Null, Ty::Pointer(_)) => Value::Pointer(None),
            (Argument::Memory(_) | Argument::Same(_) | Argument::Null, _) => {
                return Err(Stop::refused("memory for a parameter that is no pointer"));
            }
        });
    }
    let mut all = Vec::new();
    for number in 0..items(size) {
        let at = number as i128;
        let place = [at % size[0], at / size[0] % size[1], at / size[0] / size[1]];
        let mut frame = Frame::new(program.kernel.clone());
        for (id, value) in program.kernel.params.iter().zip(&values) {
            let ty = program.variables[id.0 as usize].ty.clone();
            let object = machine.own(&mut frame, *id, &ty, value.clone())?;
            frame.slots.insert(*id, Slot::Object(object));
        }
        all.push(Item { number, place, frame, phase: 0, stretch: 0, state: State::Running });
    }
    Ok((all, memory))
}

/// Runs work items until all are done; returns the number of phases.
fn finish(machine: &mut Machine<'_>, all: &mut [Item], order: &Order) -> Result<usize, Stop> {
    let mut random = Random(if let Order::Mixed(seed) = order { *seed } else { 0 });
    let mut phase = 0;
    loop {
        match order {
            Order::Phases(orders) => {
                for number in &orders[phase % orders.len()] {
                    while all[*number].state == State::Running {
                        machine.advance(&mut all[*number])?;
                    }
                }
            }
            Order::Mixed(_) => loop {
                let running: Vec<usize> =
                    (0..all.len()).filter(|number| all[*number].state == State::Running).collect();
                if running.is_empty() {
                    break;
                }
                machine.advance(&mut all[running[random.below(running.len())]])?;
            },
        }
        phase += 1;
        if all.iter().all(|item| item.state == State::Done) {
            return Ok(phase);
        }
        release(all)?;
        all.iter_mut().for_each(|item| item.stretch = phase);
    }
}

/// Releases work items from a barrier.
///
/// Normally all of them wait at the same barrier. Otherwise only those at the earliest barrier are released, which is
/// legal for a barrier that is not part of the program but represents the sequential order of C++: such a barrier may
/// be in code that only some work items execute.
fn release(all: &mut [Item]) -> Result<(), Stop> {
    let waits = |item: &Item| if let State::Waiting(at) = item.state { Some(at) } else { None };
    let first = all.iter().filter_map(waits).min();
    let together = all.iter().all(|item| waits(item) == first);
    let behind = all.iter_mut().filter(|item| waits(item) == first);
    if together || behind.into_iter().all(|item| !Machine::waits_for_all(item)) {
        all.iter_mut().filter(|item| waits(item) == first).for_each(Machine::release);
        return Ok(());
    }
    let states: Vec<State> = all.iter().map(|item| item.state).collect();
    Err(Stop::Divergent(format!("{states:?}")))
}

fn content(value: &Value) -> Content {
    match value {
        Value::Nothing | Value::Whole(_) => Content::Nothing,
        Value::Bool(holds) => Content::Int(i128::from(*holds)),
        Value::Int(number, _) => Content::Int(*number),
        Value::Single(number) => Content::Float(f64::from(*number).to_bits()),
        Value::Double(number) => Content::Float(number.to_bits()),
        Value::Pointer(_) | Value::Closure(_) => Content::Address,
    }
}

impl Number {
    fn value(self) -> Value {
        match self {
            Number::Int(number) => Value::Int(number.into(), okl_model::IntType { bits: 64, signed: true }),
            Number::Float(number) => Value::Double(number),
        }
    }
}

/// A deterministic random number generator: splitmix64.
#[derive(Clone, Debug)]
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % count.max(1) as u64) as usize
    }
}
