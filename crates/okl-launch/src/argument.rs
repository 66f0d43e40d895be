//! Arguments of kernels and of launches.

/// An argument of a kernel, or of a launch of a device kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Argument<'a> {
    /// The bytes of a number or struct, in the byte order of this machine. They need no alignment.
    Value(&'a [u8]),
    /// The handle of memory, for what the kernel has a pointer to: any number of the caller's, such as an address.
    /// Host code compares handles with each other and with 0, which is the null pointer.
    Memory(u64),
}

/// The parameter of a kernel: which arguments it takes.
#[derive(Clone, Debug)]
pub(crate) struct Parameter {
    pub(crate) name: String,
    /// The size of a value; none for memory.
    pub(crate) bytes: Option<usize>,
}

impl Parameter {
    /// True if it takes that argument.
    pub(crate) fn takes(&self, argument: &Argument<'_>) -> bool {
        match argument {
            Argument::Value(value) => self.bytes == Some(value.len()),
            Argument::Memory(_) => self.bytes.is_none(),
        }
    }
}
