//! Arguments of kernels.

use crate::element::bytes_of;
use crate::memory::Block;
use crate::{Element, Memory};
use std::sync::Arc;

/// What a kernel can be run with: numbers, [`Memory`], [`Null`], and structures as [`Value`].
pub trait Argument: Sealed {}

/// A structure, or another value whose layout is that of the kernel's type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value<T>(pub T);

/// A null pointer in place of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Null;

/// How the runtime sees an argument.
pub trait Sealed {
    #[doc(hidden)]
    fn passed(&self) -> Passed<'_>;
}

/// An argument as it is checked and passed.
#[derive(Debug)]
pub enum Passed<'a> {
    /// The bytes of a value, with the alignment of its type.
    #[doc(hidden)]
    Value { bytes: &'a [u8], numbers: Option<Numbers>, ty: Option<&'a str> },
    /// An address in memory of a device, and the size of an element unless it is just bytes.
    #[doc(hidden)]
    Memory { block: &'a Arc<Block>, address: u64, element: Option<u64>, ty: Option<&'a str> },
    /// A null pointer.
    #[doc(hidden)]
    Null,
}

/// Kinds of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// Integers, of either sign.
    Integer,
    /// Floating-point numbers.
    Floating,
}

impl Numbers {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Numbers::Integer => "integers",
            Numbers::Floating => "floating-point numbers",
        }
    }
}

impl<'a> Passed<'a> {
    /// What drivers get.
    pub(crate) fn given(&self) -> okl_launch::Argument<'a> {
        match *self {
            Passed::Value { bytes, .. } => okl_launch::Argument::Value(bytes),
            Passed::Memory { address, .. } => okl_launch::Argument::Memory(address),
            Passed::Null => okl_launch::Argument::Memory(0),
        }
    }
}

macro_rules! values {
    ($($name:ty: $numbers:ident)*) => { $(
        impl Argument for $name {}

        impl Sealed for $name {
            fn passed(&self) -> Passed<'_> {
                let bytes = bytes_of(std::slice::from_ref(self));
                Passed::Value { bytes, numbers: Some(Numbers::$numbers), ty: <$name as Element>::TYPE }
            }
        }
    )* };
}

values! {
    i8: Integer
    u8: Integer
    i16: Integer
    u16: Integer
    i32: Integer
    u32: Integer
    i64: Integer
    u64: Integer
    isize: Integer
    usize: Integer
    f32: Floating
    f64: Floating
}

impl Argument for bool {}

impl Sealed for bool {
    fn passed(&self) -> Passed<'_> {
        // SAFETY: a bool is one byte.
        let bytes = unsafe { std::slice::from_raw_parts(std::ptr::from_ref(self).cast(), 1) };
        Passed::Value { bytes, numbers: Some(Numbers::Integer), ty: Some("bool") }
    }
}

impl<T: Element> Argument for Value<T> {}

impl<T: Element> Sealed for Value<T> {
    fn passed(&self) -> Passed<'_> {
        Passed::Value { bytes: bytes_of(std::slice::from_ref(&self.0)), numbers: None, ty: T::TYPE }
    }
}

impl<T: Element> Argument for Memory<T> {}

impl<T: Element> Sealed for Memory<T> {
    fn passed(&self) -> Passed<'_> {
        let size = size_of::<T>() as u64;
        let element = (size > 1).then_some(size);
        Passed::Memory { block: &self.block, address: self.address(), element, ty: T::TYPE }
    }
}

impl Argument for Null {}

impl Sealed for Null {
    fn passed(&self) -> Passed<'_> {
        Passed::Null
    }
}
