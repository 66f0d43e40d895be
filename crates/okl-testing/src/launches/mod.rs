//! Host code that is interpreted (`okl-launch`) against the compiled launcher: the same launches with the same sizes
//! and arguments, for random arguments.

mod arguments;
mod called;
mod host_code;
mod random;

pub use host_code::host_code;
pub use random::Random;

use crate::Failure;
use arguments::{Owned, arguments};
use called::{Call, called, hex};
use okl_launch::{Argument, CallError, Fault, Launch, Program, Scratch, Unfit};
use okl_model::reflection::{Kernel, Reflection};
use std::path::Path;

/// The most iterations of host loops in a call; the compiled launcher is not called if there are more.
const ITERATIONS: u64 = 300;

/// The kernels of a file.
#[derive(Clone, Debug)]
pub struct File {
    /// Its name, for messages.
    pub name: String,
    /// The output `reflection`.
    pub reflection: String,
    /// The output `launcher-c` for the same pipeline.
    pub launcher: String,
}

/// What was compared.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The number of kernels whose host code is described.
    pub described: usize,
    /// The others, with the reasons: `host/switch: a switch`.
    pub others: Vec<String>,
    /// The number of calls that were compared.
    pub calls: usize,
    /// The number of launches in them.
    pub launches: usize,
    /// The number of calls that ended with a division that has no result.
    pub divisions: usize,
    /// The number of those in which the compiled launcher was stopped at that division. A compiler may leave it out.
    pub stopped: usize,
}

/// What the interpreter did in a call.
struct Interpreted {
    lines: Vec<String>,
    fault: Option<Fault>,
}

/// Calls each kernel of the files with `calls` random lists of arguments.
///
/// # Errors
/// If a launcher does not compile, or if the two differ.
pub fn compare(
    files: &[File],
    (compiler, folder): (&Path, &Path),
    (seed, calls): (u64, usize),
) -> Result<Report, Failure> {
    let mut report = Report::default();
    let mut random = Random::new(seed);
    let mut scratch = Scratch::default();
    let mut texts = Vec::new();
    let (mut made, mut expected) = (Vec::new(), Vec::new());
    for (text, file) in files.iter().enumerate() {
        let reflection: Reflection<String> = serde_json::from_str(&file.reflection)
            .map_err(|error| Failure::new(format!("{}: {error}", file.name)))?;
        for kernel in &reflection.kernels {
            let Some(program) = program(file, kernel, &mut report)? else { continue };
            for _ in 0..calls {
                let arguments = arguments(kernel, &mut random);
                let interpreted = interpreted(&program, &mut scratch, &arguments)?;
                // What C++ leaves undefined is not compared.
                if let None | Some(Fault::Division | Fault::Size) = interpreted.fault {
                    made.push(Call { text, kernel: kernel.name.clone(), arguments });
                    expected.push(interpreted);
                }
            }
        }
        let kernels = reflection.kernels.iter().map(|kernel| kernel.name.clone()).collect();
        texts.push((file.launcher.clone(), kernels));
    }
    let compiled = called(compiler, folder, &texts, &made)?;
    let wrong = made.iter().zip(expected).zip(compiled).filter_map(|((call, one), compiled)| {
        report.calls += 1;
        report.launches += one.lines.len();
        if one.fault == Some(Fault::Division) {
            report.divisions += 1;
            let stopped = compiled.get(one.lines.len()).is_some_and(|line| line == "! division");
            report.stopped += usize::from(stopped);
        }
        let what = format!("{}: {} (seed {seed})", files[call.text].name, call.kernel);
        differs(&one, &compiled).then(|| told(&what, call, &one, &compiled))
    });
    let wrong: Vec<Failure> = wrong.take(20).collect();
    Failure::all(wrong)?;
    Ok(report)
}

fn program(file: &File, kernel: &Kernel<String>, report: &mut Report) -> Result<Option<Program>, Failure> {
    match Program::compile(kernel) {
        Ok(program) => {
            report.described += 1;
            Ok(Some(program.limit_iterations(ITERATIONS)))
        }
        Err(Unfit::NotDescribed { what, .. }) => {
            report.others.push(format!("{}: {}: {what}", file.name, kernel.name));
            Ok(None)
        }
        Err(unfit) => Err(Failure::new(format!("{}: {}: {unfit}", file.name, kernel.name))),
    }
}

fn interpreted(
    program: &Program,
    scratch: &mut Scratch,
    arguments: &[Owned],
) -> Result<Interpreted, Failure> {
    let lent: Vec<Argument<'_>> = arguments.iter().map(Owned::lent).collect();
    let mut lines = Vec::new();
    let ended = program.run::<()>(scratch, &lent, &mut |launch| {
        lines.push(line(launch));
        Ok(())
    });
    match ended {
        Ok(()) => Ok(Interpreted { lines, fault: None }),
        Err(CallError::Fault { fault, .. }) => Ok(Interpreted { lines, fault: Some(fault) }),
        Err(error) => Err(Failure::new(format!("{error:?}"))),
    }
}

/// A launch as the compiled program prints it.
fn line(launch: &Launch<'_>) -> String {
    let mut line = format!("{} {}", launch.number(), launch.kernel().unwrap_or_default());
    launch.groups().iter().chain(&launch.items()).for_each(|size| line += &format!(" {size}"));
    for argument in launch.arguments() {
        line += &match argument {
            Argument::Value(bytes) => format!(" v{}", hex(bytes)),
            Argument::Memory(handle) => format!(" m{}", hex(&handle.to_le_bytes())),
        };
    }
    line
}

fn differs(one: &Interpreted, compiled: &[String]) -> bool {
    let before = compiled.get(..one.lines.len());
    let end = compiled.get(one.lines.len()).map(String::as_str);
    if before != Some(&one.lines[..]) {
        return true;
    }
    match one.fault {
        None => end != Some("= 0"),
        Some(Fault::Division) => false,
        // The compiled launcher goes on with a size that no device has.
        Some(_) => !end.is_some_and(is_too_large),
    }
}

fn is_too_large(line: &str) -> bool {
    let sizes: Vec<u64> = line.split(' ').skip(2).take(6).filter_map(|word| word.parse().ok()).collect();
    let [groups @ .., _, _, _] = &sizes[..] else { return false };
    sizes.iter().any(|size| i64::try_from(*size).is_err())
        || groups.iter().zip(&sizes[3..]).any(|(one, other)| one.checked_mul(*other).is_none())
}

fn told(what: &str, call: &Call, one: &Interpreted, compiled: &[String]) -> Failure {
    let mut interpreted = one.lines.clone();
    interpreted.push(one.fault.map_or("= 0".to_owned(), |fault| format!("! {fault}")));
    let same = interpreted.iter().zip(compiled).take_while(|(one, other)| one == other).count();
    let few = |lines: &[String]| lines.iter().skip(same).take(3).cloned().collect::<Vec<_>>().join("\n");
    Failure::new(format!(
        "{what}\n{:?}\n{same} lines are the same; (- interpreted, + compiled)\n{}",
        call.arguments,
        crate::diff::lines(&few(&interpreted), &few(compiled))
    ))
}
