//! Arguments of kernels.

use crate::error::Failure;
use crate::memory::okl_rt_memory;
use crate::{object, text};
use okl_runtime::{Argument, Null, TypedMemory, TypedValue};
use std::ffi::{c_char, c_void};

/// The kinds of arguments.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum okl_rt_kind {
    /// An integer, a truth value or an enumerator.
    OKL_RT_INTEGER = 0,
    /// A floating-point number.
    OKL_RT_FLOATING = 1,
    /// A structure.
    OKL_RT_OTHER = 2,
    /// Memory of the device; null in place of it is a null pointer in the kernel.
    OKL_RT_MEMORY_OF_DEVICE = 3,
}

/// An argument of a kernel.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct okl_rt_argument {
    /// An `okl_rt_kind`.
    pub kind: u32,
    /// The value, with the alignment of its type; or memory, a `const okl_rt_memory *`.
    pub value: *const c_void,
    /// The size of a value.
    pub bytes: usize,
    /// The type of a value as kernels name it, from which kernel templates are instantiated; or null.
    pub type_: *const c_char,
}

/// An argument as the runtime takes it.
pub(crate) enum Given<'a> {
    Value(TypedValue<'a>),
    Memory(&'a TypedMemory),
    Null,
}

impl<'a> Given<'a> {
    /// # Safety
    /// The argument is valid as long as `'a`.
    pub(crate) unsafe fn of(argument: &'a okl_rt_argument) -> Result<Given<'a>, Failure> {
        const MEMORY: u32 = okl_rt_kind::OKL_RT_MEMORY_OF_DEVICE as u32;
        if argument.kind == MEMORY {
            if argument.value.is_null() {
                return Ok(Given::Null);
            }
            // SAFETY: the caller's.
            let memory: &okl_rt_memory = unsafe { object::at(argument.value.cast(), "memory") }?;
            return Ok(Given::Memory(&memory.typed));
        }
        if argument.value.is_null() {
            return Err(Failure::argument("the value of an argument is a null pointer"));
        }
        // SAFETY: the caller's.
        let bytes = unsafe { std::slice::from_raw_parts(argument.value.cast::<u8>(), argument.bytes) };
        // SAFETY: the caller's.
        let ty = unsafe { text::read_if_any(argument.type_, "type of an argument") }?;
        match argument.kind {
            0 => Ok(Given::Value(TypedValue::integer(bytes, ty))),
            1 => Ok(Given::Value(TypedValue::floating(bytes, ty))),
            2 => Ok(Given::Value(TypedValue::other(bytes, ty))),
            other => Err(Failure::argument(format!("there is no kind {other} of arguments"))),
        }
    }

    pub(crate) fn get(&self) -> &dyn Argument {
        match self {
            Given::Value(value) => value,
            Given::Memory(memory) => *memory,
            Given::Null => &Null,
        }
    }
}
