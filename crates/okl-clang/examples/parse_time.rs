//! Measures a parse, in a process that has parsed before.
//!
//! ```text
//! parse_time FILE [ITERATIONS]
//! ```
#![allow(clippy::print_stdout)] // this program's output is for people

use okl_normalizer::preprocess::Disk;
use std::time::Instant;

fn main() {
    let mut words = std::env::args().skip(1);
    let path = words.next().expect("a file");
    let iterations: u32 = words.next().map_or(200, |iterations| iterations.parse().expect("a number"));
    let clang = okl_clang::Clang::load(None, &[]).expect("libclang");
    let mut sources = okl_source::Sources::new();
    let file = sources.add(&path, std::fs::read_to_string(&path).expect("a readable file"));
    let known = okl_sema::attributes();
    let (normal, _) = okl_normalizer::normalize(&mut sources, file, &Default::default(), &Disk, known);
    let normal = normal.expect("a right file");
    let options = okl_clang::ParseOptions::default();
    let mut best = f64::INFINITY;
    for _ in 0..iterations {
        let start = Instant::now();
        let (unit, _) = clang.parse(&normal, &options, known);
        best = best.min(start.elapsed().as_secs_f64());
        assert!(unit.is_some(), "the file has errors");
    }
    println!("{:.3} ms", best * 1000.0);
}
