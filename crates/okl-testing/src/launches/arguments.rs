//! Random arguments for a kernel, edge values of each type among them.

use super::random::Random;
use okl_launch::Argument;
use okl_model::half_bits;
use okl_model::reflection::{self, Field, Scalar};

/// An argument that owns its bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Owned {
    Value(Vec<u8>),
    Memory(u64),
}

impl Owned {
    pub(super) fn lent(&self) -> Argument<'_> {
        match self {
            Owned::Value(bytes) => Argument::Value(bytes),
            Owned::Memory(handle) => Argument::Memory(*handle),
        }
    }
}

/// Random arguments of a kernel.
pub(super) fn arguments(kernel: &reflection::Kernel<String>, random: &mut Random) -> Vec<Owned> {
    kernel.arguments.iter().map(|argument| any(argument, random)).collect()
}

fn any(argument: &reflection::Argument, random: &mut Random) -> Owned {
    match argument.scalar {
        // Null, or one of few handles, so that some are the same.
        Some(Scalar::Pointer) => Owned::Memory([0, 64, 128, 0x7f00_0000_1000][random.below(4)]),
        Some(scalar) => Owned::Value(value(scalar, random)),
        None => {
            let mut bytes = vec![0; argument.bytes.unwrap_or(0) as usize];
            fill(&argument.fields, 0, &mut bytes, random);
            Owned::Value(bytes)
        }
    }
}

fn fill(fields: &[Field], base: u64, bytes: &mut [u8], random: &mut Random) {
    for field in fields {
        let start = base + field.offset;
        if let Some(scalar) = field.scalar {
            let value = value(scalar, random);
            if let Some(place) = bytes.get_mut(start as usize..start as usize + value.len()) {
                place.copy_from_slice(&value);
            }
        }
        fill(&field.fields, start, bytes, random);
    }
}

fn value(scalar: Scalar, random: &mut Random) -> Vec<u8> {
    let is_usual = !random.once_in(4);
    let small = random.below(40) as i64;
    match scalar {
        Scalar::Bool => vec![u8::from(random.once_in(2))],
        Scalar::Float16 => half_bits(float(random, is_usual, small)).to_le_bytes().to_vec(),
        Scalar::Float32 => float(random, is_usual, small).to_le_bytes().to_vec(),
        Scalar::Float64 => f64::from(float(random, is_usual, small)).to_le_bytes().to_vec(),
        _ => {
            let edges = [0, 1, -1, i64::MIN, i64::MAX, 2, i64::from(i32::MAX), i64::from(i32::MIN), 255];
            let mut value = if is_usual { small } else { *random.one_of(&edges) };
            // The edges of the type itself.
            if let (Some(int), false, true) = (scalar.int(), is_usual, random.once_in(3)) {
                let edge = if random.once_in(2) { int.least() } else { int.largest() };
                value = edge as i64;
            }
            value.to_le_bytes()[..scalar.bytes() as usize].to_vec()
        }
    }
}

fn float(random: &mut Random, is_usual: bool, small: i64) -> f32 {
    match is_usual {
        true => small as f32 / 4.0,
        false => *random.one_of(&[0.0, 1.0, -1.0, -0.75, 1e9, -1e30, f32::MAX, 16_777_217.0]),
    }
}
