//! Numbers of `half`.

use crate::Element;
use crate::argument::{Argument, Numbers, Passed, Sealed};
use crate::element::bytes_of;
use okl_model::{half_bits, half_value};

/// A number of kernels' type `half`, by its bits: IEEE binary16.
///
/// It has no arithmetic: `f32::from` gives the number, and `Half::from` the nearest one that has a `half`. Types of other
/// crates with the same bits convert by [`Half::from_bits`] and [`Half::to_bits`].
#[derive(Clone, Copy, Debug, Default)]
#[repr(transparent)]
pub struct Half(u16);

impl Half {
    /// The number with these bits.
    pub const fn from_bits(bits: u16) -> Half {
        Half(bits)
    }

    /// Its bits.
    pub const fn to_bits(self) -> u16 {
        self.0
    }
}

impl From<f32> for Half {
    /// Rounds to the nearest number, to the even one of two.
    fn from(value: f32) -> Half {
        Half(half_bits(value))
    }
}

impl From<Half> for f32 {
    fn from(half: Half) -> f32 {
        half_value(half.0)
    }
}

impl PartialEq for Half {
    /// Compares the numbers: 0 equals -0, and a NaN nothing.
    fn eq(&self, other: &Half) -> bool {
        f32::from(*self) == f32::from(*other)
    }
}

impl PartialOrd for Half {
    fn partial_cmp(&self, other: &Half) -> Option<std::cmp::Ordering> {
        f32::from(*self).partial_cmp(&f32::from(*other))
    }
}

// SAFETY: it is a number of 16 bits.
unsafe impl Element for Half {
    const TYPE: Option<&'static str> = Some("half");
}

impl Argument for Half {}

impl Sealed for Half {
    fn passed(&self) -> Passed<'_> {
        let bytes = bytes_of(std::slice::from_ref(self));
        Passed::Value { bytes, numbers: Some(Numbers::Floating), ty: Self::TYPE }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_compared_by_their_values() {
        assert_eq!(Half::from(0.0), Half::from(-0.0));
        assert!(Half::from(-1.5) < Half::from(0.25));
        assert_ne!(Half::from(f32::NAN), Half::from(f32::NAN));
        assert_eq!(f32::from(Half::from(0.1)), 0.099_975_586);
        assert_eq!(Half::from_bits(0x3c00).to_bits(), Half::from(1.0).to_bits());
    }
}
