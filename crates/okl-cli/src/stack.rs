//! The stack of threads.

/// The stack sizes to try. Every step recurses over the nesting of the kernel. The system commits pages of a stack only
/// when they are used, but some systems reserve less than others.
pub const STACKS: [usize; 2] = [512 << 20, 256 << 20];
