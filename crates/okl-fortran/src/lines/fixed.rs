//! Fixed form.
