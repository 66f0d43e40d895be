//! The declarations in front of the text, which the host program does not keep.

/// Features of C that C++ lacks: `restrict`, and the implicit conversion of `void *` to any pointer.
pub const C: &str = include_str!("c.h");

/// Marks the end of the API; the declarations for C and the program follow.
pub const ENDS: &str = "struct okl_acc_api_ends;\n";
