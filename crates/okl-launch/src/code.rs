//! The bytecode: instructions of a machine with registers.

use crate::argument::Parameter;
use okl_model::reflection::{Operator, Relation, Scalar};

/// The index of a register.
pub(crate) type Register = u16;

/// An instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Op {
    Move {
        to: Register,
        from: Register,
    },
    Convert {
        from_type: Scalar,
        to_type: Scalar,
        to: Register,
        from: Register,
    },
    Binary {
        operator: Operator,
        ty: Scalar,
        to: Register,
        left: Register,
        right: Register,
    },
    Compare {
        relation: Relation,
        ty: Scalar,
        to: Register,
        left: Register,
        right: Register,
    },
    Negate {
        ty: Scalar,
        to: Register,
        from: Register,
    },
    /// Reads a part of an object: an index of [`Code::parts`].
    Load {
        ty: Scalar,
        to: Register,
        part: u16,
    },
    /// Writes a part of an object in memory.
    Store {
        ty: Scalar,
        from: Register,
        part: u16,
    },
    /// Copies bytes between objects: an index of [`Code::copies`].
    Copy {
        copy: u16,
    },
    /// Sets the bytes of an object to 0.
    Clear {
        part: u16,
    },
    Jump {
        to: u32,
    },
    JumpUnless {
        condition: Register,
        to: u32,
    },
    JumpIf {
        condition: Register,
        to: u32,
    },
    /// Jumps back, to the next iteration of a loop.
    Repeat {
        to: u32,
    },
    /// An index of [`Code::launches`].
    Launch {
        launch: u16,
    },
    Return,
}

/// A part of an object that is not in a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) of: Bytes,
    pub(crate) offset: u32,
    pub(crate) bytes: u32,
}

/// Where the bytes of an object are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bytes {
    /// In the caller's argument with that index.
    Argument(u16),
    /// In the memory of the program.
    Memory,
}

/// One launch.
#[derive(Clone, Debug)]
pub(crate) struct LaunchCode {
    pub(crate) number: u32,
    pub(crate) kernel: Option<String>,
    pub(crate) groups: Vec<Register>,
    pub(crate) items: Vec<Register>,
    pub(crate) arguments: Vec<Source>,
}

/// Where an argument of a launch comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Source {
    /// The caller's argument, which the host code does not change.
    Argument(u16),
    /// A number in a register. Its bytes are written to `offset` of the memory for the launch.
    Register { register: Register, ty: Scalar, offset: u32 },
    /// A handle in a register.
    Handle(Register),
    /// A struct in memory.
    Memory(Part),
}

/// A program.
#[derive(Clone, Debug, Default)]
pub(crate) struct Code {
    pub(crate) ops: Vec<Op>,
    pub(crate) parameters: Vec<Parameter>,
    /// The registers at the start: constants, and 0.
    pub(crate) registers: Vec<u64>,
    /// The number of bytes of objects in memory; they are 0 at the start.
    pub(crate) memory: usize,
    /// The number of bytes of memory for arguments of launches.
    pub(crate) passed: usize,
    /// Arguments that are loaded into registers at the start.
    pub(crate) loaded: Vec<(u16, Scalar, Register)>,
    /// Arguments that are copied to an offset of memory at the start.
    pub(crate) copied: Vec<(u16, usize)>,
    pub(crate) parts: Vec<Part>,
    /// From and to.
    pub(crate) copies: Vec<(Part, Part)>,
    pub(crate) launches: Vec<LaunchCode>,
    /// The positions of statements, by the index of their first instruction, in ascending order.
    pub(crate) places: Vec<(u32, String)>,
}

impl Code {
    /// The position of the statement that an instruction belongs to.
    pub(crate) fn place(&self, op: usize) -> &str {
        let behind = self.places.partition_point(|(first, _)| *first as usize <= op);
        let place = behind.checked_sub(1).and_then(|at| self.places.get(at));
        place.map_or("", |(_, place)| place.as_str())
    }
}
