//! A launch as the caller's function gets it.

use crate::argument::Argument;
use crate::code::{Bytes, LaunchCode, Part, Source};

/// A launch of a device kernel. It lives until the caller's function returns.
///
/// All sizes are 1 or more: a launch without groups or work items does not happen.
#[derive(Debug)]
pub struct Launch<'a> {
    pub(crate) code: &'a LaunchCode,
    pub(crate) groups: [u64; 3],
    pub(crate) items: [u64; 3],
    pub(crate) given: &'a [Argument<'a>],
    pub(crate) registers: &'a [u64],
    pub(crate) memory: &'a [u8],
    pub(crate) passed: &'a [u8],
}

impl<'a> Launch<'a> {
    /// The index of the launch in the kernel's reflection.
    pub fn number(&self) -> u32 {
        self.code.number
    }

    /// The name of the device kernel: `_occa_add_0`. None if the target has no device kernels.
    pub fn kernel(&self) -> Option<&'a str> {
        self.code.kernel.as_deref()
    }

    /// The number of groups on each axis, x first; 1 on axes that the loops do not have.
    pub fn groups(&self) -> [u64; 3] {
        self.groups
    }

    /// The number of work items of a group on each axis, x first; 1 on axes that the loops do not have.
    pub fn items(&self) -> [u64; 3] {
        self.items
    }

    /// How many axes the groups have: 1 to 3.
    pub fn group_axes(&self) -> usize {
        self.code.groups.len()
    }

    /// How many axes the work items of a group have: 1 to 3.
    pub fn item_axes(&self) -> usize {
        self.code.items.len()
    }

    /// The arguments of the device kernel: the kernel's own in their order, then values of its host code.
    pub fn arguments(&self) -> impl ExactSizeIterator<Item = Argument<'a>> + '_ {
        self.code.arguments.iter().map(|source| self.argument(source))
    }

    fn argument(&self, source: &Source) -> Argument<'a> {
        match *source {
            Source::Argument(at) => self.given.get(usize::from(at)).copied().unwrap_or(Argument::Memory(0)),
            Source::Handle(register) => Argument::Memory(self.registers[usize::from(register)]),
            Source::Register { ty, offset, .. } => {
                Argument::Value(slice(self.passed, offset as usize, ty.bytes() as usize))
            }
            Source::Memory(part) => Argument::Value(bytes_of(&part, self.given, self.memory)),
        }
    }
}

/// The bytes of a part.
pub(crate) fn bytes_of<'a>(part: &Part, given: &[Argument<'a>], memory: &'a [u8]) -> &'a [u8] {
    let all: &[u8] = match part.of {
        Bytes::Argument(at) => match given.get(usize::from(at)) {
            Some(Argument::Value(bytes)) => bytes,
            Some(Argument::Memory(_)) | None => &[],
        },
        Bytes::Memory => memory,
    };
    slice(all, part.offset as usize, part.bytes as usize)
}

fn slice(bytes: &[u8], offset: usize, count: usize) -> &[u8] {
    bytes.get(offset..offset + count).unwrap_or(&[])
}
