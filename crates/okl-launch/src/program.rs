//! Running host code.

use crate::argument::Argument;
use crate::code::{Bytes, Code, LaunchCode, Op, Source};
use crate::compile::compile;
use crate::error::{CallError, Fault, Unfit};
use crate::launch::{Launch, bytes_of};
use crate::number;
use okl_model::reflection::Kernel;
use std::fmt::Display;

/// The host code of a kernel, ready to run.
#[derive(Clone, Debug)]
pub struct Program {
    code: Code,
    limit: u64,
}

/// The memory that a call of a [`Program`] needs. A scratch may be used for calls of any programs, one at a time; it
/// keeps no values from one call to the next.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    registers: Vec<u64>,
    memory: Vec<u8>,
    passed: Vec<u8>,
}

impl Program {
    /// Makes a program of a kernel's description.
    ///
    /// # Errors
    /// If the description has no host code, or is damaged.
    pub fn compile<P: Display>(kernel: &Kernel<P>) -> Result<Program, Unfit> {
        Ok(Program { code: compile(kernel)?, limit: u64::MAX })
    }

    /// The same program, whose calls end with [`Fault::Iterations`] after that many iterations of its loops.
    #[must_use]
    pub fn limit_iterations(mut self, limit: u64) -> Program {
        self.limit = limit;
        self
    }

    /// Calls the kernel: checks the arguments, runs the host code and calls `launch` for each launch, in order.
    ///
    /// # Errors
    /// If the arguments are not those of the kernel, if the host code does what it must not do, or if `launch` fails.
    /// The call ends at the first error.
    pub fn run<E>(
        &self,
        scratch: &mut Scratch,
        arguments: &[Argument<'_>],
        launch: &mut dyn FnMut(&Launch<'_>) -> Result<(), E>,
    ) -> Result<(), CallError<E>> {
        self.check(arguments)?;
        let code = &self.code;
        scratch.registers.clear();
        scratch.registers.extend_from_slice(&code.registers);
        scratch.memory.clear();
        scratch.memory.resize(code.memory, 0);
        scratch.passed.resize(code.passed, 0);
        for (at, ty, register) in &code.loaded {
            scratch.registers[usize::from(*register)] = match arguments[usize::from(*at)] {
                Argument::Value(bytes) => number::read(*ty, bytes),
                Argument::Memory(handle) => handle,
            };
        }
        for (at, offset) in &code.copied {
            if let Argument::Value(bytes) = arguments[usize::from(*at)] {
                scratch.memory[*offset..*offset + bytes.len()].copy_from_slice(bytes);
            }
        }
        Run { code, scratch, arguments, left: self.limit }.run(launch)
    }

    fn check<E>(&self, arguments: &[Argument<'_>]) -> Result<(), CallError<E>> {
        let parameters = &self.code.parameters;
        if parameters.len() != arguments.len() {
            return Err(CallError::Count { expected: parameters.len(), given: arguments.len() });
        }
        let mut pairs = parameters.iter().zip(arguments).enumerate();
        match pairs.find(|(_, (parameter, argument))| !parameter.takes(argument)) {
            None => Ok(()),
            Some((index, (parameter, argument))) => Err(CallError::Argument {
                index,
                name: parameter.name.clone(),
                expected: parameter.bytes,
                given: if let Argument::Value(bytes) = argument { Some(bytes.len()) } else { None },
            }),
        }
    }
}

/// One call.
struct Run<'r, 'a> {
    code: &'r Code,
    scratch: &'r mut Scratch,
    arguments: &'r [Argument<'a>],
    /// The number of iterations that are left.
    left: u64,
}

/// What happens after an instruction.
enum Next {
    Following,
    Jump(u32),
    Launch(u16),
    End,
}

impl Run<'_, '_> {
    fn run<E>(&mut self, launch: &mut dyn FnMut(&Launch<'_>) -> Result<(), E>) -> Result<(), CallError<E>> {
        let code = self.code;
        let mut at = 0;
        while let Some(op) = code.ops.get(at) {
            let fault = |fault| CallError::Fault { fault, at: code.place(at).to_owned() };
            match self.step(*op).map_err(fault)? {
                Next::Following => at += 1,
                Next::Jump(to) => at = to as usize,
                Next::Launch(index) => {
                    let one = &code.launches[usize::from(index)];
                    if let Some([groups, items]) = self.sizes(one).map_err(fault)? {
                        self.pass(one);
                        let started = Launch {
                            code: one,
                            groups,
                            items,
                            given: self.arguments,
                            registers: &self.scratch.registers,
                            memory: &self.scratch.memory,
                            passed: &self.scratch.passed,
                        };
                        launch(&started).map_err(CallError::Launch)?;
                    }
                    at += 1;
                }
                Next::End => break,
            }
        }
        Ok(())
    }

    fn step(&mut self, op: Op) -> Result<Next, Fault> {
        let registers = &mut self.scratch.registers;
        let get = |register: u16| registers[usize::from(register)];
        let (to, value) = match op {
            Op::Move { to, from } => (to, get(from)),
            Op::Convert { from_type, to_type, to, from } => {
                (to, number::convert(from_type, to_type, get(from))?)
            }
            Op::Binary { operator, ty, to, left, right } => {
                (to, number::apply(operator, ty, get(left), get(right))?)
            }
            Op::Compare { relation, ty, to, left, right } => {
                (to, u64::from(number::compare(relation, ty, get(left), get(right))))
            }
            Op::Negate { ty, to, from } => (to, number::negated(ty, get(from))),
            Op::Load { ty, to, part } => {
                let part = &self.code.parts[usize::from(part)];
                (to, number::read(ty, bytes_of(part, self.arguments, &self.scratch.memory)))
            }
            Op::Store { ty, from, part } => {
                let value = get(from);
                if let Some(bytes) = self.written(usize::from(part)) {
                    number::write(ty, value, bytes);
                }
                return Ok(Next::Following);
            }
            Op::Clear { part } => {
                if let Some(bytes) = self.written(usize::from(part)) {
                    bytes.fill(0);
                }
                return Ok(Next::Following);
            }
            Op::Copy { copy } => {
                self.copy(usize::from(copy));
                return Ok(Next::Following);
            }
            Op::Jump { to } => return Ok(Next::Jump(to)),
            Op::JumpUnless { condition, to } => {
                return Ok(if get(condition) == 0 { Next::Jump(to) } else { Next::Following });
            }
            Op::JumpIf { condition, to } => {
                return Ok(if get(condition) == 0 { Next::Following } else { Next::Jump(to) });
            }
            Op::Repeat { to } => {
                self.left = self.left.checked_sub(1).ok_or(Fault::Iterations)?;
                return Ok(Next::Jump(to));
            }
            Op::Launch { launch } => return Ok(Next::Launch(launch)),
            Op::Return => return Ok(Next::End),
        };
        registers[usize::from(to)] = value;
        Ok(Next::Following)
    }

    /// The bytes of a part in memory.
    fn written(&mut self, part: usize) -> Option<&mut [u8]> {
        let part = self.code.parts.get(part).filter(|part| part.of == Bytes::Memory)?;
        let start = part.offset as usize;
        self.scratch.memory.get_mut(start..start + part.bytes as usize)
    }

    fn copy(&mut self, copy: usize) {
        let (from, to) = &self.code.copies[copy];
        let to = to.offset as usize;
        let memory = &mut self.scratch.memory;
        match from.of {
            Bytes::Memory => {
                let from_start = from.offset as usize;
                memory.copy_within(from_start..from_start + from.bytes as usize, to);
            }
            Bytes::Argument(_) => {
                let bytes = bytes_of(from, self.arguments, &[]);
                memory[to..to + bytes.len()].copy_from_slice(bytes);
            }
        }
    }

    /// The numbers of groups and work items; none if there are none.
    fn sizes(&self, launch: &LaunchCode) -> Result<Option<[[u64; 3]; 2]>, Fault> {
        let of = |registers: &[u16]| {
            let mut sizes = [1; 3];
            for (size, register) in sizes.iter_mut().zip(registers) {
                *size = self.scratch.registers[usize::from(*register)];
            }
            sizes
        };
        let (groups, items) = (of(&launch.groups), of(&launch.items));
        if groups.contains(&0) || items.contains(&0) {
            return Ok(None);
        }
        let is_small = |size: &u64| i64::try_from(*size).is_ok();
        let fit = groups.iter().chain(&items).all(is_small)
            && groups.iter().zip(&items).all(|(groups, items)| groups.checked_mul(*items).is_some());
        if fit { Ok(Some([groups, items])) } else { Err(Fault::Size) }
    }

    /// Writes the bytes of the values that a launch gets from registers.
    fn pass(&mut self, launch: &LaunchCode) {
        for source in &launch.arguments {
            if let Source::Register { register, ty, offset } = *source
                && let Some(bytes) = self.scratch.passed.get_mut(offset as usize..)
            {
                number::write(ty, self.scratch.registers[usize::from(register)], bytes);
            }
        }
    }
}
