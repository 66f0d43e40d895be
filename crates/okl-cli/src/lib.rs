//! The okl command line.
