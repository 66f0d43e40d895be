//! The types of elements of memory and of values.

/// A type whose bytes are all there is to it: memory of a device may be filled with them, and read as them.
///
/// # Safety
/// Any bytes are a value of the type, and it has no padding. `bool`, references and types with pointers do not qualify.
/// Structures do if they are `repr(C)`, their fields qualify, and they have no padding.
pub unsafe trait Element: Copy + Send + Sync + 'static {
    /// The name of the type in kernels, from which arguments of kernel templates follow; none if it says nothing about
    /// them, as that of bytes.
    const TYPE: Option<&'static str> = None;
}

macro_rules! elements {
    ($($name:ty: $type:expr,)*) => { $(
        // SAFETY: numbers have no padding, and any bytes are a number.
        unsafe impl Element for $name {
            const TYPE: Option<&'static str> = $type;
        }
    )* };
}

elements! {
    u8: None,
    i8: Some("signed char"),
    u16: Some("unsigned short"),
    i16: Some("short"),
    u32: Some("unsigned int"),
    i32: Some("int"),
    u64: Some("unsigned long long"),
    i64: Some("long long"),
    usize: Some("unsigned long long"),
    isize: Some("long long"),
    f32: Some("float"),
    f64: Some("double"),
}

// SAFETY: arrays have no padding between their elements.
unsafe impl<T: Element, const N: usize> Element for [T; N] {}

/// The bytes of elements.
pub(crate) fn bytes_of<T: Element>(elements: &[T]) -> &[u8] {
    // SAFETY: the slice is initialised, and elements have no padding.
    unsafe { std::slice::from_raw_parts(elements.as_ptr().cast(), size_of_val(elements)) }
}
