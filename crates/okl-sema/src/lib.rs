//! Checks a unit against the rules of OKL.
