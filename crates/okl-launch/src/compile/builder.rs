//! The program under construction: registers, instructions, and where objects are.

use crate::argument::Parameter;
use crate::code::{Bytes, Code, Op, Part, Register, Source};
use crate::error::Unfit;
use okl_model::reflection::{Host, Kernel, Object, Place, Scalar};
use std::collections::{BTreeMap, BTreeSet};

/// Where an object is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Home {
    /// A single value in a register.
    Register(Register, Scalar),
    /// Bytes in memory, or in an argument of the caller.
    Bytes(Part),
}

/// The program under construction.
#[derive(Debug)]
pub(super) struct Builder {
    pub(super) code: Code,
    arguments: Vec<Home>,
    variables: Vec<Home>,
    /// The arguments that are passed on as they are.
    kept: Vec<bool>,
    constants: BTreeMap<u64, Register>,
    /// Registers for temporary values that are free.
    free: Vec<Register>,
    /// Those that the current statement uses.
    used: Vec<Register>,
}

/// A contradiction in the description.
pub(super) fn broken<T>(why: &str) -> Result<T, Unfit> {
    Err(Unfit::Broken(why.to_owned()))
}

/// An index that fits into an instruction.
pub(super) fn index(length: usize) -> Result<u16, Unfit> {
    u16::try_from(length).map_err(|_| Unfit::TooLarge)
}

impl Builder {
    /// Gives each argument and variable a place.
    pub(super) fn new<P>(
        kernel: &Kernel<P>,
        host: &Host<P>,
        changed: &BTreeSet<Object>,
    ) -> Result<Builder, Unfit> {
        let mut builder = Builder {
            code: Code::default(),
            arguments: Vec::new(),
            variables: Vec::new(),
            kept: Vec::new(),
            constants: BTreeMap::new(),
            free: Vec::new(),
            used: Vec::new(),
        };
        for (at, argument) in kernel.arguments.iter().enumerate() {
            let number = index(at)?;
            let is_changed = changed.contains(&Object::Argument(u32::from(number)));
            let bytes = match argument.scalar {
                Some(Scalar::Pointer) => None,
                Some(scalar) => Some(scalar.bytes()),
                None => Some(argument.bytes.ok_or_else(|| Unfit::Broken("an argument has no size".into()))?),
            };
            let size = bytes.map(|bytes| u32::try_from(bytes).map_err(|_| Unfit::TooLarge)).transpose()?;
            let home = match (argument.scalar, size) {
                (Some(scalar), _) => {
                    let register = builder.register()?;
                    builder.code.loaded.push((number, scalar, register));
                    Home::Register(register, scalar)
                }
                (None, Some(bytes)) if is_changed => {
                    let part = builder.memory(bytes)?;
                    builder.code.copied.push((number, part.offset as usize));
                    Home::Bytes(part)
                }
                (None, bytes) => {
                    let bytes = bytes.unwrap_or(0);
                    Home::Bytes(Part { of: Bytes::Argument(number), offset: 0, bytes })
                }
            };
            builder.arguments.push(home);
            builder.kept.push(!is_changed);
            let name = argument.typed.name.clone();
            builder.code.parameters.push(Parameter { name, bytes: size.map(|bytes| bytes as usize) });
        }
        for variable in &host.variables {
            let home = match variable.scalar {
                Some(scalar) => Home::Register(builder.register()?, scalar),
                None => {
                    let bytes = u32::try_from(variable.bytes).map_err(|_| Unfit::TooLarge)?;
                    Home::Bytes(builder.memory(bytes)?)
                }
            };
            builder.variables.push(home);
        }
        Ok(builder)
    }

    pub(super) fn op(&mut self, op: Op) {
        self.code.ops.push(op);
    }

    /// The index of the next instruction.
    pub(super) fn here(&self) -> Result<u32, Unfit> {
        u32::try_from(self.code.ops.len()).map_err(|_| Unfit::TooLarge)
    }

    /// The instructions that follow belong to the statement at a position.
    pub(super) fn at(&mut self, place: String) -> Result<(), Unfit> {
        let first = self.here()?;
        self.code.places.push((first, place));
        self.free.append(&mut self.used);
        Ok(())
    }

    /// Sets the target of a jump to the next instruction.
    pub(super) fn land(&mut self, jump: usize) -> Result<(), Unfit> {
        let here = self.here()?;
        if let Some(Op::Jump { to } | Op::JumpIf { to, .. } | Op::JumpUnless { to, .. }) =
            self.code.ops.get_mut(jump)
        {
            *to = here;
        }
        Ok(())
    }

    fn register(&mut self) -> Result<Register, Unfit> {
        let register = index(self.code.registers.len())?;
        self.code.registers.push(0);
        Ok(register)
    }

    /// A register for a value of the current statement.
    pub(super) fn temporary(&mut self) -> Result<Register, Unfit> {
        let register = match self.free.pop() {
            Some(register) => register,
            None => self.register()?,
        };
        self.used.push(register);
        Ok(register)
    }

    pub(super) fn constant(&mut self, value: u64) -> Result<Register, Unfit> {
        if let Some(known) = self.constants.get(&value) {
            return Ok(*known);
        }
        let register = self.register()?;
        self.code.registers[usize::from(register)] = value;
        self.constants.insert(value, register);
        Ok(register)
    }

    /// Space in memory, aligned as any type may want it.
    fn memory(&mut self, bytes: u32) -> Result<Part, Unfit> {
        let start = self.code.memory.next_multiple_of(16);
        let offset = u32::try_from(start).map_err(|_| Unfit::TooLarge)?;
        let end = offset.checked_add(bytes).ok_or(Unfit::TooLarge)?;
        self.code.memory = end as usize;
        Ok(Part { of: Bytes::Memory, offset, bytes })
    }

    pub(super) fn home(&self, object: Object) -> Result<Home, Unfit> {
        let found = match object {
            Object::Argument(at) => self.arguments.get(at as usize),
            Object::Variable(at) => self.variables.get(at as usize),
        };
        found.copied().map_or_else(|| broken("it has no object of that number"), Ok)
    }

    /// The bytes of a place that is not in a register.
    pub(super) fn part(&self, place: Place, bytes: u64) -> Result<Part, Unfit> {
        let Home::Bytes(whole) = self.home(place.of)? else { return broken("a number has no parts") };
        let end = place.offset.checked_add(bytes);
        match (end.is_some_and(|end| end <= u64::from(whole.bytes)), u32::try_from(place.offset)) {
            (true, Ok(offset)) => Ok(Part { offset: whole.offset + offset, bytes: bytes as u32, ..whole }),
            _ => broken("a place lies outside of its object"),
        }
    }

    /// The index of a part in the program's list.
    pub(super) fn part_index(&mut self, part: Part) -> Result<u16, Unfit> {
        if let Some(known) = self.code.parts.iter().position(|other| *other == part) {
            return index(known);
        }
        self.code.parts.push(part);
        index(self.code.parts.len() - 1)
    }

    /// How a launch gets an object.
    pub(super) fn source(&mut self, object: Object, passed: &mut u32) -> Result<Source, Unfit> {
        if let Object::Argument(at) = object
            && self.kept.get(at as usize) == Some(&true)
        {
            return Ok(Source::Argument(index(at as usize)?));
        }
        Ok(match self.home(object)? {
            Home::Register(register, Scalar::Pointer) => Source::Handle(register),
            Home::Register(register, ty) => {
                let offset = *passed;
                *passed = offset.checked_add(8).ok_or(Unfit::TooLarge)?;
                Source::Register { register, ty, offset }
            }
            Home::Bytes(part) => Source::Memory(part),
        })
    }
}
