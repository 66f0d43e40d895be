//! What okl knows of a translation unit.
