//! Heat spreads on a plate; writes pictures: `heat [DEVICE [FOLDER]]`
//!
//! The pictures are PGM files, which most viewers of pictures read.

#![allow(clippy::print_stdout)] // It is a program.

use okl_runtime::{Device, Properties};
use std::error::Error;
use std::mem::swap;
use std::path::Path;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/kernels-run/heat.okl");
const WIDTH: usize = 200;
const HEIGHT: usize = 120;
const PICTURES: usize = 4;
const STEPS: usize = 50;
const RATE: f32 = 0.2;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let device = words.next().unwrap_or_else(|| "openmp".into());
    run(&device, Path::new(&words.next().unwrap_or_else(|| ".".into())))
}

/// Writes pictures of a plate to a folder.
pub fn run(device: &str, folder: &Path) -> Result<(), Box<dyn Error>> {
    let is_hot = |x: usize, y: usize| x == 0 || (40..80).contains(&y) && (80..120).contains(&x);
    let plate: Vec<f32> =
        (0..WIDTH * HEIGHT).map(|at| if is_hot(at % WIDTH, at / WIDTH) { 1.0 } else { 0.0 }).collect();
    let device = Device::open(device)?;
    let heat = device.build_kernel(FILE, "heat", &Properties::new().define("TILE", 16))?;
    let (mut now, mut next) = (device.memory_from(&plate)?, device.memory::<f32>(plate.len())?);
    for picture in 0..PICTURES {
        std::fs::write(folder.join(format!("heat{picture}.pgm")), grey(&now.to_vec()?))?;
        for _ in 0..STEPS {
            heat.run(&[&(WIDTH as i32), &(HEIGHT as i32), &RATE, &now, &next])?;
            swap(&mut now, &mut next);
        }
    }
    let (found, wanted) = (now.to_vec()?, by_loops(plate));
    let error = found.iter().zip(&wanted).map(|(found, wanted)| (found - wanted).abs()).fold(0.0, f32::max);
    println!(
        "{}: {} steps, {PICTURES} pictures, largest error {error:.1e}",
        device.target(),
        PICTURES * STEPS
    );
    assert!(error < 1e-4, "the temperatures are wrong");
    Ok(())
}

/// Temperatures from 0 to 1 as a picture.
fn grey(plate: &[f32]) -> Vec<u8> {
    let mut picture = format!("P5\n{WIDTH} {HEIGHT}\n255\n").into_bytes();
    picture.extend(plate.iter().map(|heat| (heat.clamp(0.0, 1.0) * 255.0) as u8));
    picture
}

/// The same on the CPU.
fn by_loops(mut now: Vec<f32>) -> Vec<f32> {
    let mut next = now.clone();
    for _ in 0..PICTURES * STEPS {
        for y in 1..HEIGHT - 1 {
            for at in y * WIDTH + 1..(y + 1) * WIDTH - 1 {
                let around = now[at - 1] + now[at + 1] + now[at - WIDTH] + now[at + WIDTH];
                next[at] = now[at] + RATE * (around - 4.0 * now[at]);
            }
        }
        swap(&mut now, &mut next);
    }
    now
}
