//! The C interface between okl and its plugins.
