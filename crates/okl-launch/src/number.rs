//! Numbers in registers of 64 bits, with the arithmetic of C++.
//!
//! A register holds an integer extended to 64 bits according to its sign, the bits of a floating-point number, 0 or 1
//! for a truth value, or a handle.

use crate::error::Fault;
use okl_model::reflection::{Operator, Relation, Scalar};
use okl_model::{half_bits, half_value};
use std::ops::{Add, Div, Mul, Sub};

/// The register for the lowest bits of an integer, or for a truth value.
pub(crate) fn wrapped(ty: Scalar, value: u64) -> u64 {
    match ty {
        Scalar::Bool => u64::from(value != 0),
        Scalar::Int8 => value as i8 as u64,
        Scalar::Uint8 => u64::from(value as u8),
        Scalar::Int16 => value as i16 as u64,
        Scalar::Uint16 | Scalar::Float16 => u64::from(value as u16),
        Scalar::Int32 => value as i32 as u64,
        Scalar::Uint32 | Scalar::Float32 => u64::from(value as u32),
        Scalar::Int64 | Scalar::Uint64 | Scalar::Float64 | Scalar::Pointer => value,
    }
}

/// The register for a floating-point number.
pub(crate) fn of_float(ty: Scalar, value: f64) -> u64 {
    match ty {
        // Rounded to `float` first, as OKL does.
        Scalar::Float16 => u64::from(half_bits(value as f32)),
        Scalar::Float32 => u64::from((value as f32).to_bits()),
        _ => value.to_bits(),
    }
}

/// A floating-point number as `double`, which holds it exactly.
fn float(ty: Scalar, value: u64) -> f64 {
    match ty {
        Scalar::Float16 => f64::from(half_value(value as u16)),
        Scalar::Float32 => f64::from(f32::from_bits(value as u32)),
        _ => f64::from_bits(value),
    }
}

fn is_signed(ty: Scalar) -> bool {
    ty.int().is_some_and(|int| int.signed)
}

/// Converts a number from one type to another.
pub(crate) fn convert(from: Scalar, to: Scalar, value: u64) -> Result<u64, Fault> {
    if from.is_float() {
        let number = float(from, value);
        return match to {
            Scalar::Bool => Ok(u64::from(number != 0.0)),
            Scalar::Float16 | Scalar::Float32 | Scalar::Float64 => Ok(of_float(to, number)),
            _ => to_integer(to, number),
        };
    }
    Ok(match to {
        // Rounded once, from the integer.
        Scalar::Float32 if is_signed(from) => u64::from((value as i64 as f32).to_bits()),
        Scalar::Float32 => u64::from((value as f32).to_bits()),
        Scalar::Float16 => {
            of_float(to, f64::from(if is_signed(from) { value as i64 as f32 } else { value as f32 }))
        }
        Scalar::Float64 if is_signed(from) => (value as i64 as f64).to_bits(),
        Scalar::Float64 => (value as f64).to_bits(),
        _ => wrapped(to, value),
    })
}

fn to_integer(to: Scalar, number: f64) -> Result<u64, Fault> {
    let int = to.int().ok_or(Fault::Conversion)?;
    let whole = number.trunc();
    // Powers of 2 are exact.
    let end = (int.bits - u32::from(int.signed)).min(64);
    let end = 2_f64.powi(end as i32);
    let start = if int.signed { -end } else { 0.0 };
    match whole >= start && whole < end {
        true if int.signed => Ok(whole as i64 as u64),
        true => Ok(whole as u64),
        false => Err(Fault::Conversion),
    }
}

fn of_floats<T>(operator: Operator, left: T, right: T) -> T
where
    T: Copy + PartialOrd + Add<Output = T> + Sub<Output = T> + Mul<Output = T> + Div<Output = T>,
{
    match operator {
        Operator::Add => left + right,
        Operator::Subtract => left - right,
        Operator::Multiply => left * right,
        Operator::Divide => left / right,
        Operator::Min if right < left => right,
        Operator::Max if right > left => right,
        _ => left,
    }
}

/// The result of an operation on numbers of one type, which is no `half`; the right operand of a shift is an `int64`.
pub(crate) fn apply(operator: Operator, ty: Scalar, left: u64, right: u64) -> Result<u64, Fault> {
    match ty {
        Scalar::Float16 => Err(Fault::Conversion),
        Scalar::Float32 => {
            let result = of_floats(operator, f32::from_bits(left as u32), f32::from_bits(right as u32));
            Ok(u64::from(result.to_bits()))
        }
        Scalar::Float64 => Ok(of_floats(operator, f64::from_bits(left), f64::from_bits(right)).to_bits()),
        _ => of_integers(operator, ty, left, right).map(|result| wrapped(ty, result)),
    }
}

/// The lowest 64 bits of the result.
fn of_integers(operator: Operator, ty: Scalar, left: u64, right: u64) -> Result<u64, Fault> {
    let signed = is_signed(ty);
    let is_less = |one: u64, other: u64| if signed { (one as i64) < other as i64 } else { one < other };
    Ok(match operator {
        Operator::Add => left.wrapping_add(right),
        Operator::Subtract => left.wrapping_sub(right),
        Operator::Multiply => left.wrapping_mul(right),
        Operator::Divide | Operator::Remainder if has_no_quotient(ty, left, right) => {
            return Err(Fault::Division);
        }
        Operator::Divide if signed => (left as i64).wrapping_div(right as i64) as u64,
        Operator::Divide => left / right,
        Operator::Remainder if signed => (left as i64).wrapping_rem(right as i64) as u64,
        Operator::Remainder => left % right,
        Operator::ShiftLeft | Operator::ShiftRight if right >= 8 * ty.bytes() => return Err(Fault::Shift),
        Operator::ShiftLeft => left << right,
        Operator::ShiftRight if signed => ((left as i64) >> right) as u64,
        Operator::ShiftRight => left >> right,
        Operator::And => left & right,
        Operator::Or => left | right,
        Operator::Xor => left ^ right,
        Operator::Min => {
            if is_less(right, left) {
                right
            } else {
                left
            }
        }
        Operator::Max => {
            if is_less(left, right) {
                right
            } else {
                left
            }
        }
    })
}

/// True for a division by 0, and for that of the smallest number by -1, the quotient of which does not exist.
fn has_no_quotient(ty: Scalar, left: u64, right: u64) -> bool {
    let least = ty.int().filter(|int| int.signed).map(|int| int.least() as i64);
    right == 0 || (right as i64 == -1 && least == Some(left as i64))
}

/// The result of a comparison of two values of one type.
pub(crate) fn compare(relation: Relation, ty: Scalar, left: u64, right: u64) -> bool {
    match ty {
        Scalar::Float16 | Scalar::Float32 | Scalar::Float64 => {
            holds(relation, &float(ty, left), &float(ty, right))
        }
        _ if is_signed(ty) => holds(relation, &(left as i64), &(right as i64)),
        _ => holds(relation, &left, &right),
    }
}

fn holds<T: PartialOrd>(relation: Relation, left: &T, right: &T) -> bool {
    match relation {
        Relation::Equal => left == right,
        Relation::NotEqual => left != right,
        Relation::Less => left < right,
        Relation::LessEqual => left <= right,
        Relation::Greater => left > right,
        Relation::GreaterEqual => left >= right,
    }
}

/// `-value`
pub(crate) fn negated(ty: Scalar, value: u64) -> u64 {
    match ty {
        Scalar::Float16 => value ^ 0x8000,
        Scalar::Float32 => u64::from((-f32::from_bits(value as u32)).to_bits()),
        Scalar::Float64 => (-f64::from_bits(value)).to_bits(),
        _ => wrapped(ty, value.wrapping_neg()),
    }
}

/// Reads a value from the start of `bytes`; those that are missing are 0.
pub(crate) fn read(ty: Scalar, bytes: &[u8]) -> u64 {
    fn first<const N: usize>(bytes: &[u8]) -> [u8; N] {
        bytes.first_chunk().copied().unwrap_or([0; N])
    }
    let value = match ty.bytes() {
        1 => u64::from(first::<1>(bytes)[0]),
        2 => u64::from(u16::from_ne_bytes(first(bytes))),
        4 => u64::from(u32::from_ne_bytes(first(bytes))),
        _ => u64::from_ne_bytes(first(bytes)),
    };
    wrapped(ty, value)
}

/// Writes a value to the start of `bytes`, if there is room.
pub(crate) fn write(ty: Scalar, value: u64, bytes: &mut [u8]) {
    fn put<const N: usize>(bytes: &mut [u8], value: [u8; N]) {
        if let Some(place) = bytes.first_chunk_mut() {
            *place = value;
        }
    }
    match ty.bytes() {
        1 => put(bytes, [value as u8]),
        2 => put(bytes, (value as u16).to_ne_bytes()),
        4 => put(bytes, (value as u32).to_ne_bytes()),
        _ => put(bytes, value.to_ne_bytes()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(value: i64) -> u64 {
        value as u64
    }

    #[test]
    fn integers_wrap_at_their_width() {
        let sum = |ty, left, right| apply(Operator::Add, ty, int(left), int(right));
        assert_eq!(sum(Scalar::Int32, i64::from(i32::MAX), 1), Ok(int(i64::from(i32::MIN))));
        assert_eq!(sum(Scalar::Uint32, i64::from(u32::MAX), 1), Ok(0));
        assert_eq!(sum(Scalar::Uint64, -1, 2), Ok(1));
        assert_eq!(apply(Operator::Divide, Scalar::Uint32, u64::from(u32::MAX), 2), Ok(0x7fff_ffff));
    }

    #[test]
    fn what_has_no_result_is_a_fault() {
        assert_eq!(apply(Operator::Divide, Scalar::Int32, 1, 0), Err(Fault::Division));
        assert_eq!(apply(Operator::Remainder, Scalar::Uint64, 1, 0), Err(Fault::Division));
        assert_eq!(apply(Operator::Divide, Scalar::Int64, int(i64::MIN), int(-1)), Err(Fault::Division));
        assert_eq!(apply(Operator::Divide, Scalar::Uint64, int(i64::MIN), int(-1)), Ok(0));
        assert_eq!(apply(Operator::ShiftLeft, Scalar::Int32, 1, 32), Err(Fault::Shift));
        assert_eq!(apply(Operator::ShiftRight, Scalar::Int64, 1, int(-1)), Err(Fault::Shift));
        assert_eq!(
            convert(Scalar::Float64, Scalar::Int32, 2_147_483_648_f64.to_bits()),
            Err(Fault::Conversion)
        );
        assert_eq!(convert(Scalar::Float64, Scalar::Uint8, (-1_f64).to_bits()), Err(Fault::Conversion));
        assert_eq!(convert(Scalar::Float64, Scalar::Int64, f64::NAN.to_bits()), Err(Fault::Conversion));
    }

    #[test]
    fn fractions_are_cut_off() {
        let converted = |to, number: f64| convert(Scalar::Float64, to, number.to_bits());
        assert_eq!(converted(Scalar::Int32, -2.75), Ok(int(-2)));
        assert_eq!(converted(Scalar::Uint32, -0.75), Ok(0));
        assert_eq!(converted(Scalar::Int64, -9_223_372_036_854_775_808.0), Ok(int(i64::MIN)));
        assert_eq!(converted(Scalar::Bool, 0.25), Ok(1));
        assert_eq!(converted(Scalar::Bool, -0.0), Ok(0));
    }

    #[test]
    fn bytes_are_read_as_they_are_written() {
        for ty in Scalar::ALL {
            for value in [0, 1, 0x7f, 0x80, 0xff, 0x7fff_ffff, u64::MAX] {
                let value = wrapped(ty, value);
                let mut bytes = [0; 8];
                write(ty, value, &mut bytes);
                assert_eq!(read(ty, &bytes), value, "{ty:?}");
            }
        }
    }
}
