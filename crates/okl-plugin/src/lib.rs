//! What authors of okl plugins import.
