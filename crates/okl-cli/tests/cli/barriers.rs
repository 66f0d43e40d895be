//! Removes the barriers that okl adds one at a time: for each of them, some order of threads must give a wrong result.
//!
//! `crates/okl-spell/tests/barriers.rs` checks the same in the analysis for every kernel. This test runs the emulator
//! on kernels whose results show every hazard.

use okl_testing::build::Builder;
use okl_testing::cases::{self, Kernel};
use okl_testing::okl::{Okl, Translation};
use okl_testing::program::Program;
use okl_testing::tools::Tool;
use okl_testing::{Failure, jobs, testdata};
use std::path::Path;

const KERNELS: [&str; 6] = [
    "barriers/atomic_operand",
    "barriers/nested_places",
    "barriers/places",
    "barriers/smaller_nest",
    "batched/factor",
    "reduction/extremes",
];

/// The orders of threads that are tried; the sequential order shows the fewest hazards.
const SEEDS: std::ops::Range<u64> = 1..8;

const BARRIER: &str = "__syncthreads();";

#[test]
fn some_order_of_threads_misses_each_barrier() {
    let Some(gxx) = Tool::Gxx.find() else { return };
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    let okl = Okl::new(program, testdata());
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let scratch = folder.join("barriers");
    // The runners are those of the other tests of these kernels.
    let builder = Builder::new(&gxx, &folder.join("kernels").join("objects"));
    let all = cases::kernels(&testdata()).expect("testdata has kernels");
    let chosen: Vec<&Kernel> = all.iter().filter(|case| KERNELS.contains(&case.name.as_str())).collect();
    assert_eq!(chosen.len(), KERNELS.len(), "every kernel is there");
    jobs::check_all(&chosen, |case| {
        let with = okl.translate(&case.input, &case.options, "cuda")?;
        let off = ["--props".to_owned(), r#"{"okl/add_barriers": false}"#.to_owned()];
        let options: Vec<String> = case.options.iter().cloned().chain(off).collect();
        let without = okl.translate(&case.input, &options, "cuda")?;
        let (kernel, count) = switched(&with.kernel, &without.kernel);
        if count == 0 {
            return Err(Failure::new(format!("{}: okl adds no barrier", case.name)));
        }
        let switched = Translation { kernel, ..with };
        let program = Program::emulated(&builder, case, "cuda", &switched, &scratch)?;
        for dropped in 0..count {
            let is_missed = |seed: u64| -> Result<bool, Failure> {
                let environment =
                    [("OKL_DROPPED", dropped.to_string()), ("OKL_EMULATOR_SEED", seed.to_string())];
                Ok(program.run(&environment)?.code != Some(0))
            };
            let missed: Result<Vec<bool>, Failure> = SEEDS.map(is_missed).collect();
            if !missed?.contains(&true) {
                return Err(Failure::new(format!("{}: nobody misses barrier {dropped}", case.name)));
            }
        }
        Ok(())
    })
    .expect("each barrier is needed");
}

/// The text with a switch at each barrier that `without` lacks, and the number of these.
fn switched(with: &str, without: &str) -> (String, usize) {
    let plain = code(without);
    let mut parts = with.split(BARRIER);
    let first = parts.next().unwrap_or_default();
    let mut at = code(first).len();
    let mut count = 0;
    let mut text = String::from(
        "#include <cstdlib>\nstatic const int okl_dropped = std::getenv(\"OKL_DROPPED\") ? \
         std::atoi(std::getenv(\"OKL_DROPPED\")) : -1;\n",
    );
    text += first;
    for part in parts {
        if plain[at..].starts_with(BARRIER) {
            at += BARRIER.len();
            text += BARRIER;
        } else {
            text += &format!("if (okl_dropped != {count}) {BARRIER}");
            count += 1;
        }
        at += code(part).len();
        text += part;
    }
    assert_eq!(at, plain.len(), "the texts differ in barriers alone");
    (text, count)
}

/// A text without the changes that barriers cause: lines, blanks, braces.
fn code(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with("#line "));
    lines.flat_map(str::chars).filter(|letter| !letter.is_whitespace() && !"{}".contains(*letter)).collect()
}
