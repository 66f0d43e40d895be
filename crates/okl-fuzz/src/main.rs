//! `okl-fuzz [--seconds N] [--seed N]`: runs the front of okl on random texts until one fails.
//!
//! That text is shrunk and written to `testdata/fuzz`, where the tests find it.
#![allow(clippy::print_stdout, clippy::print_stderr)] // a command line of its own

use okl_fuzz::{Corpus, Random, Watch, front, shrink, testdata};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The time limit for an input; most take a millisecond.
const LIMIT: Duration = Duration::from_secs(5);

fn main() -> ExitCode {
    let Some((seconds, seed)) = arguments() else {
        eprintln!("usage: okl-fuzz [--seconds N] [--seed N]");
        return ExitCode::from(2);
    };
    // Panics are results here.
    std::panic::set_hook(Box::new(|_| {}));
    match fuzz(Duration::from_secs(seconds), seed) {
        Ok(count) => {
            println!("{count} inputs in {seconds} s, seed {seed}: nothing broke");
            ExitCode::SUCCESS
        }
        Err(report) => {
            eprintln!("{report}");
            ExitCode::FAILURE
        }
    }
}

/// The seconds and the seed of the command line.
fn arguments() -> Option<(u64, u64)> {
    let (mut seconds, mut seed) = (60, 1);
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next()?.parse().ok()?;
        match word.as_str() {
            "--seconds" => seconds = value,
            "--seed" => seed = value,
            _ => return None,
        }
    }
    Some((seconds, seed))
}

fn watch() -> Result<Watch, String> {
    Watch::new(LIMIT, || front).map_err(|error| error.to_string())
}

fn fuzz(time: Duration, seed: u64) -> Result<u64, String> {
    let corpus = Corpus::read(&testdata()).map_err(|error| error.to_string())?;
    let watch = watch()?;
    let mut random = Random::new(seed);
    let start = Instant::now();
    let mut count = 0;
    while start.elapsed() < time {
        let text = corpus.mutant(&mut random);
        count += 1;
        if let Err(why) = watch.check(&text) {
            return Err(keep(&text, &why, count)?);
        }
    }
    Ok(count)
}

/// Shrinks an input and stores it.
fn keep(text: &[u8], why: &str, count: u64) -> Result<String, String> {
    let short = match why.starts_with("hang") {
        // Each attempt would take as long as the hang.
        true => text.to_vec(),
        false => {
            let watch = watch()?;
            shrink(text, |text| watch.check(text).is_err_and(|other| other == why))
        }
    };
    let name = short.iter().fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3)
    });
    let path = testdata().join("fuzz").join(format!("{name:016x}.okl"));
    std::fs::write(&path, &short).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(format!("input {count} breaks okl: {why}\nit is kept in {}", path.display()))
}
