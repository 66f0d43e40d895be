//! From OKL text to C++ text with attributes and a map back.

pub mod lex;
pub mod preprocess;
