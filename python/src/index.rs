//! Indices of the first axis.

use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PySlice;
use std::ops::Range;

/// What of the first axis is meant.
pub enum Index {
    One(usize),
    Some(Range<usize>),
}

impl Index {
    /// The index `a[key]` of an axis with so many elements.
    pub fn of(key: &Bound<'_, PyAny>, len: usize) -> PyResult<Index> {
        let len = isize::try_from(len)?;
        if let Ok(slice) = key.cast::<PySlice>() {
            let indices = slice.indices(len)?;
            if indices.step != 1 {
                return Err(PyValueError::new_err("slices of memory have a step of 1"));
            }
            let start = usize::try_from(indices.start)?;
            return Ok(Index::Some(start..start + indices.slicelength));
        }
        let Ok(at) = key.extract::<isize>() else {
            return Err(PyTypeError::new_err("an index is an integer or a slice of the first axis"));
        };
        let at = if at < 0 { at + len } else { at };
        match usize::try_from(at) {
            Ok(found) if at < len => Ok(Index::One(found)),
            _ => Err(PyIndexError::new_err(format!("the index is out of range: there are {len}"))),
        }
    }
}
