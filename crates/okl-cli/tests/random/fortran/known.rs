//! What okl is known to translate wrongly. Random programs do not have it, so that they can find other things.
//!
//! Each entry has a program below `testdata/accf/random`; the entry can go when that program is right.

/// `last_values.f90`: scalars of which a `kernels` construct needs the last value that a loop gives them.
pub(super) const LAST_VALUES: bool = false;

/// `update_of_pointer.f90`: `update` of a section of an array of one dimension that may have gaps.
pub(super) const UPDATES_OF_GAPS: bool = false;

/// `lbound_of_component.f90`: `lbound` and `ubound` of components.
pub(super) const BOUNDS_OF_COMPONENTS: bool = false;
