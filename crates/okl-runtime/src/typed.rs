//! Memory and values whose types are known when the program runs: for other languages.

use crate::argument::{Argument, Numbers, Passed, Sealed};
use crate::{Element, Memory};

/// Memory of elements whose type is known by its name and size.
#[derive(Clone, Debug)]
pub struct TypedMemory {
    memory: Memory<u8>,
    ty: Option<Box<str>>,
    bytes: usize,
}

/// A value whose type is known by its name.
#[derive(Clone, Copy, Debug)]
pub struct TypedValue<'a> {
    bytes: &'a [u8],
    numbers: Option<Numbers>,
    ty: Option<&'a str>,
}

impl TypedMemory {
    /// Memory as elements of so many bytes each, and of a type as kernels name it: `float`, `float4`, a structure. Without
    /// a name it says nothing about kernel templates; elements of one byte fit every pointer.
    pub fn new(memory: Memory<u8>, ty: Option<&str>, bytes: usize) -> TypedMemory {
        TypedMemory { memory, ty: ty.map(Into::into), bytes }
    }

    /// Its bytes.
    pub fn memory(&self) -> &Memory<u8> {
        &self.memory
    }

    /// The name of the type of its elements.
    pub fn ty(&self) -> Option<&str> {
        self.ty.as_deref()
    }

    /// The size of an element in bytes.
    pub fn element_bytes(&self) -> usize {
        self.bytes
    }
}

impl<'a> TypedValue<'a> {
    /// An integer, a truth value or an enumerator.
    pub fn integer(bytes: &'a [u8], ty: Option<&'a str>) -> TypedValue<'a> {
        TypedValue { bytes, numbers: Some(Numbers::Integer), ty }
    }

    /// A floating-point number.
    pub fn floating(bytes: &'a [u8], ty: Option<&'a str>) -> TypedValue<'a> {
        TypedValue { bytes, numbers: Some(Numbers::Floating), ty }
    }

    /// A structure. Kernels on CPUs read it where it is: it has to be aligned as they expect it.
    pub fn other(bytes: &'a [u8], ty: Option<&'a str>) -> TypedValue<'a> {
        TypedValue { bytes, numbers: None, ty }
    }
}

impl<T: Element> From<&Memory<T>> for TypedMemory {
    fn from(memory: &Memory<T>) -> TypedMemory {
        TypedMemory::new(memory.as_bytes(), T::TYPE, size_of::<T>())
    }
}

impl Argument for TypedMemory {}

impl Sealed for TypedMemory {
    fn passed(&self) -> Passed<'_> {
        let element = (self.bytes > 1).then_some(self.bytes as u64);
        Passed::Memory { block: &self.memory.block, address: self.memory.address(), element, ty: self.ty() }
    }
}

impl Argument for TypedValue<'_> {}

impl Sealed for TypedValue<'_> {
    fn passed(&self) -> Passed<'_> {
        Passed::Value { bytes: self.bytes, numbers: self.numbers, ty: self.ty }
    }
}
