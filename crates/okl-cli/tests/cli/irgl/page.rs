//! The page of the language.
