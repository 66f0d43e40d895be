//! Reads normalised text into the model with libclang.
