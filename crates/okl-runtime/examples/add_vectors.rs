//! The sum of two vectors, first of floats, then of doubles, by one kernel template: `add_vectors [DEVICE]`

#![allow(clippy::print_stdout)] // It is a program.

use okl_runtime::{Device, Element, Error, Kernel, Properties};
use std::fmt::Display;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/kernels-run/add_vectors.okl");

fn main() -> Result<(), Error> {
    run(&std::env::args().nth(1).unwrap_or_else(|| "openmp".into()))
}

/// Adds on a device.
pub fn run(device: &str) -> Result<(), Error> {
    let device = Device::open(device)?;
    let add_vectors = device.build_kernel(FILE, "addVectors", &Properties::new())?;
    let sums = add(&device, &add_vectors, &[0.0_f32, 1.0, 2.0], &[1.0, 0.5, 0.25])?;
    assert_eq!(sums, [1.0, 1.5, 2.25]);
    let sums = add(&device, &add_vectors, &[0.1_f64, 1.1, 2.1], &[1.0, 1.0, 1.0])?;
    assert_eq!(sums, [1.1, 2.1, 3.1]);
    Ok(())
}

/// Adds two vectors. The instance of the kernel follows from the types of the memory.
fn add<T: Element + Display>(device: &Device, kernel: &Kernel, a: &[T], b: &[T]) -> Result<Vec<T>, Error> {
    let (o_a, o_b, o_ab) = (device.memory_from(a)?, device.memory_from(b)?, device.memory::<T>(a.len())?);
    kernel.run(&[&(a.len() as i32), &o_a, &o_b, &o_ab])?;
    let ab = o_ab.to_vec()?;
    for (at, sum) in ab.iter().enumerate() {
        println!("{at}: {sum}");
    }
    Ok(ab)
}
