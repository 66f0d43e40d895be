//! The types of elements of memory and of values.

/// A type whose bytes are all there is to it: memory of a device may be filled with them, and read as them.
///
/// # Safety
/// Any bytes are a value of the type, and it has no padding. `bool`, references and types with pointers do not qualify.
/// Structures do if they are `repr(C)`, their fields qualify, and they have no padding.
pub unsafe trait Element: Copy + Send + Sync + 'static {}

macro_rules! elements {
    ($($name:ty)*) => { $(
        // SAFETY: numbers have no padding, and any bytes are a number.
        unsafe impl Element for $name {}
    )* };
}

elements!(u8 i8 u16 i16 u32 i32 u64 i64 usize isize f32 f64);

// SAFETY: arrays have no padding between their elements.
unsafe impl<T: Element, const N: usize> Element for [T; N] {}

/// The bytes of elements.
pub(crate) fn bytes_of<T: Element>(elements: &[T]) -> &[u8] {
    // SAFETY: the slice is initialised, and elements have no padding.
    unsafe { std::slice::from_raw_parts(elements.as_ptr().cast(), size_of_val(elements)) }
}

/// The bytes of elements, to be written.
pub(crate) fn bytes_of_mut<T: Element>(elements: &mut [T]) -> &mut [u8] {
    // SAFETY: any bytes are elements.
    unsafe { std::slice::from_raw_parts_mut(elements.as_mut_ptr().cast(), size_of_val(elements)) }
}
