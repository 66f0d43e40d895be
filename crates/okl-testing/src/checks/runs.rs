//! Runs a program of several runners and reads the outcome of each.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use super::batch::{Batch, Outcomes};
use crate::{Failure, process};

/// The time limit for a program. `include/okl_main.cpp` limits each runner; no batch comes near the sum of these
/// limits.
const LIMIT: Duration = Duration::from_secs(600);

/// Runs the runners of all members, once for each value of a variable (`OMP_NUM_THREADS=1,2,4`).
pub(super) fn run(
    program: &Path,
    batch: &Batch<'_>,
    variable: Option<&str>,
    environment: &[(&str, String)],
) -> Result<Outcomes, Failure> {
    let mut command = Command::new(program);
    // Waiting threads must not starve working ones on machines with few cores.
    command.env("OMP_WAIT_POLICY", "passive").env("OMP_DYNAMIC", "false");
    command.envs(environment.iter().map(|(name, value)| (name, value)));
    if let Some(variable) = variable {
        command.args(["--with", variable]);
    }
    command.args(batch.members.iter().map(|member| member.name));
    let ended = process::run_within(LIMIT, &mut command)?;
    if !matches!(ended.code, Some(0 | 1)) {
        return ended.success(&format!("{}", program.display())).map(|_| Vec::new());
    }
    let ways = variable.map_or(1, |variable| variable.split(',').count());
    let reports = reports(&ended.stdout)?;
    let outcome = |name: &str| {
        let own: Vec<&Report<'_>> = reports.iter().filter(|report| report.name == name).collect();
        if own.len() != ways {
            return Err(Failure::new(format!("{} ran it {} times", program.display(), own.len())));
        }
        own.into_iter().find(|report| report.code != 0).map_or(Ok(()), |report| {
            let shown = if report.way == "-" { String::new() } else { format!("{} ", report.way) };
            let Report { code, said, .. } = report;
            Err(Failure::new(format!("{shown}{} {name}: exit {code}\n{said}", program.display())))
        })
    };
    Ok(batch.members.iter().map(|member| outcome(member.name)).collect())
}

#[derive(Debug, PartialEq, Eq)]
struct Report<'a> {
    name: &'a str,
    way: &'a str,
    /// The exit code, or the negated number of a signal.
    code: i32,
    said: &'a str,
}

/// Reads the reports of a program: a line `@ matmul/tiled OKL_EMULATOR_SEED=2 0 17`, then 17 bytes of output.
fn reports(stdout: &str) -> Result<Vec<Report<'_>>, Failure> {
    let mut all = Vec::new();
    let mut rest = stdout;
    while !rest.is_empty() {
        let wrong = || Failure::new(format!("a program of runners wrote something else:\n{rest}"));
        let (line, after) = rest.split_once('\n').ok_or_else(wrong)?;
        let words: Vec<&str> = line.split(' ').collect();
        let ["@", name, way, code, bytes] = words[..] else { return Err(wrong()) };
        let (code, bytes) = code.parse().ok().zip(bytes.parse().ok()).ok_or_else(wrong)?;
        let said = after.get(..bytes).ok_or_else(wrong)?;
        all.push(Report { name, way, code, said });
        rest = after[bytes..].strip_prefix('\n').ok_or_else(wrong)?;
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runners_say_is_told_apart() {
        let found = reports("@ a/b SEED=1 0 0\n\n@ c - -11 4\n@ x\n\n").expect("it is well formed");
        assert_eq!(
            found,
            [
                Report { name: "a/b", way: "SEED=1", code: 0, said: "" },
                Report { name: "c", way: "-", code: -11, said: "@ x\n" }
            ]
        );
        assert!(reports("@ a - 0 9\nx\n").is_err() && reports("hello\n").is_err());
    }
}
