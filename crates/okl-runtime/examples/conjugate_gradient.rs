//! Solves A x = b by the method of conjugate gradients: `conjugate_gradient [DEVICE [POINTS]]`
//!
//! A is the matrix of the five-point stencil on a square of POINTS x POINTS points, in compressed rows. All vectors stay in
//! the memory of the device; of a dot product, its partial sums are copied.

#![allow(clippy::print_stdout)] // It is a program.

use okl_runtime::{Device, Error, Kernel, Memory, Properties};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/kernels-run/conjugate_gradient.okl");

fn main() -> Result<(), Error> {
    let mut words = std::env::args().skip(1);
    let device = words.next().unwrap_or_else(|| "openmp".into());
    run(&device, words.next().and_then(|points| points.parse().ok()).unwrap_or(48))
}

/// Solves a system on a device.
pub fn run(device: &str, points: i32) -> Result<(), Error> {
    let matrix = Matrix::laplacian(points);
    let wanted: Vec<f64> = (0..points * points).map(|at| f64::from(at).sin()).collect();
    let right: Vec<f64> = (0..wanted.len())
        .map(|row| matrix.row(row).map(|(column, value)| value * wanted[column]).sum())
        .collect();
    let device = Device::open(device)?;
    let (found, steps) = Solver::new(&device, &matrix)?.solve(&right, 1e-10)?;
    let error = found.iter().zip(&wanted).map(|(found, wanted)| (found - wanted).abs()).fold(0.0, f64::max);
    println!("{}: {} unknowns, {steps} steps, largest error {error:.1e}", device.target(), wanted.len());
    assert!(error < 1e-7, "the solution is wrong");
    Ok(())
}

/// A matrix in compressed rows.
struct Matrix {
    first: Vec<i32>,
    columns: Vec<i32>,
    values: Vec<f64>,
}

impl Matrix {
    fn laplacian(points: i32) -> Matrix {
        let mut matrix = Matrix { first: vec![0], columns: Vec::new(), values: Vec::new() };
        let inside = |at: i32| (0..points).contains(&at);
        for (y, x) in (0..points).flat_map(|y| (0..points).map(move |x| (y, x))) {
            for (dy, dx, value) in [(-1, 0, -1.0), (0, -1, -1.0), (0, 0, 4.0), (0, 1, -1.0), (1, 0, -1.0)] {
                if inside(y + dy) && inside(x + dx) {
                    matrix.columns.push((y + dy) * points + x + dx);
                    matrix.values.push(value);
                }
            }
            matrix.first.push(matrix.columns.len() as i32);
        }
        matrix
    }

    /// The columns and values of a row.
    fn row(&self, row: usize) -> impl Iterator<Item = (usize, f64)> + '_ {
        let places = self.first[row] as usize..self.first[row + 1] as usize;
        places.map(|at| (self.columns[at] as usize, self.values[at]))
    }
}

/// The kernels of a device, and a matrix in its memory.
struct Solver {
    device: Device,
    n: i32,
    first: Memory<i32>,
    columns: Memory<i32>,
    values: Memory<f64>,
    sums: Memory<f64>,
    multiply: Kernel,
    dot: Kernel,
    advance: Kernel,
    turn: Kernel,
}

impl Solver {
    fn new(device: &Device, matrix: &Matrix) -> Result<Solver, Error> {
        const GROUPS: usize = 64;
        let properties = Properties::new().define("GROUPS", GROUPS);
        let kernel = |name| device.build_kernel(FILE, name, &properties);
        Ok(Solver {
            device: device.clone(),
            n: matrix.first.len() as i32 - 1,
            first: device.memory_from(&matrix.first)?,
            columns: device.memory_from(&matrix.columns)?,
            values: device.memory_from(&matrix.values)?,
            sums: device.memory(GROUPS)?,
            multiply: kernel("multiply")?,
            dot: kernel("dot")?,
            advance: kernel("advance")?,
            turn: kernel("turn")?,
        })
    }

    /// The solution, and how many steps it took.
    fn solve(&self, right: &[f64], tolerance: f64) -> Result<(Vec<f64>, usize), Error> {
        let Solver { device, n, .. } = self;
        let x = device.memory_from(&vec![0.0; right.len()])?;
        let (r, p) = (device.memory_from(right)?, device.memory_from(right)?);
        let q = device.memory::<f64>(right.len())?;
        let mut old = self.dot(&r, &r)?;
        let limit = tolerance * tolerance * old;
        let mut steps = 0;
        while old > limit && steps < 10 * right.len() {
            self.multiply.run(&[n, &self.first, &self.columns, &self.values, &p, &q])?;
            let alpha = old / self.dot(&p, &q)?;
            self.advance.run(&[n, &alpha, &p, &q, &x, &r])?;
            let now = self.dot(&r, &r)?;
            self.turn.run(&[n, &(now / old), &r, &p])?;
            old = now;
            steps += 1;
        }
        Ok((x.to_vec()?, steps))
    }

    fn dot(&self, a: &Memory<f64>, b: &Memory<f64>) -> Result<f64, Error> {
        self.dot.run(&[&self.n, a, b, &self.sums])?;
        Ok(self.sums.to_vec()?.iter().sum())
    }
}
