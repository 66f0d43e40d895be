//! The numbers of `half`: IEEE binary16.

/// The bits of the `half` that is nearest to a number; of two that are equally near, the even one.
///
/// From 65520 on it is infinity. A NaN stays one.
pub fn half_bits(value: f32) -> u16 {
    let bits = value.to_bits();
    let sign = (bits >> 16 & 0x8000) as u16;
    let size = bits & 0x7fff_ffff;
    let magnitude = match size {
        0x7f80_0001.. => 0x7e00 | (size >> 13 & 0x3ff),
        0x477f_f000.. => 0x7c00,
        0x3880_0000.. => (size + 0xfff + (size >> 13 & 1) - 0x3800_0000) >> 13,
        0x3300_0001.. => subnormal(size),
        _ => 0,
    };
    sign | magnitude as u16
}

/// Multiples of 2^-24 below 2^-14, from the bits of a positive number.
fn subnormal(size: u32) -> u32 {
    let shift = 126 - (size >> 23);
    let fraction = size & 0x7f_ffff | 0x80_0000;
    let (low, rest, middle) = (fraction >> shift, fraction & ((1 << shift) - 1), 1 << (shift - 1));
    low + u32::from(rest > middle || rest == middle && low & 1 == 1)
}

/// The number that the bits of a `half` stand for, which `f32` holds exactly.
pub fn half_value(bits: u16) -> f32 {
    let (exponent, fraction) = (u32::from(bits >> 10 & 31), u32::from(bits & 0x3ff));
    let magnitude = match exponent {
        31 => f32::from_bits(0x7f80_0000 | fraction << 13),
        // A number of ten bits times a power of 2.
        0 => fraction as f32 * f32::from_bits(0x3380_0000),
        _ => f32::from_bits((exponent + 112) << 23 | fraction << 13),
    };
    if bits & 0x8000 == 0 { magnitude } else { -magnitude }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_is_itself_again() {
        for bits in 0..=u16::MAX {
            let value = half_value(bits);
            let again = half_bits(value);
            assert!(again == bits || value.is_nan() && half_value(again).is_nan(), "{bits:#06x}");
        }
    }

    #[test]
    fn numbers_between_two_go_to_the_nearest_and_else_to_the_even_one() {
        for bits in 0..0x7c00_u16 {
            let (low, high) = (f64::from(half_value(bits)), f64::from(half_value(bits + 1)));
            // Beyond the largest number stands 65536.
            let high = if high.is_finite() { high } else { 65536.0 };
            let middle = ((low + high) / 2.0) as f32;
            let even = bits + (bits & 1);
            assert_eq!(half_bits(middle), even, "{middle:e}");
            assert_eq!(half_bits(-middle), even | 0x8000, "{middle:e}");
            assert_eq!(half_bits(middle.next_down()), bits, "below {middle:e}");
            assert_eq!(half_bits(middle.next_up()), bits + 1, "above {middle:e}");
        }
    }

    #[test]
    fn what_is_no_number_or_has_no_end_stays_so() {
        assert!(half_value(half_bits(f32::NAN)).is_nan());
        assert!(half_value(half_bits(f32::from_bits(0x7f80_0001))).is_nan());
        assert_eq!(half_bits(f32::INFINITY), 0x7c00);
        assert_eq!(half_bits(-1e30), 0xfc00);
        assert_eq!(half_bits(-1e-30), 0x8000);
    }
}
