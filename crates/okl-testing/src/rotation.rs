//! Distributes expensive checks over days: of two tools with similar coverage, each kernel is checked by one of them
//! per day, alternately.
//!
//! The day is printed at the end of a run; `OKL_TEST_DAY=20000` selects another one, `OKL_TEST_ALL=1`
//! (`./x test --all`) runs everything. A kernel whose text has changed recently is checked by all tools at once.

use std::collections::BTreeSet;
use std::env;
use std::fs::OpenOptions;
use std::hash::{Hash, Hasher};
use std::io::{self, Write};
use std::path::Path;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::{testdata, times, workspace};

/// The commit that "recently" refers to.
const LATELY: &str = "HEAD~20";

/// The folders that affect plugins in Rust: their dependencies, and the code that generates and shows them.
pub const SDK: [&str; 11] = [
    "crates/okl-abi",
    "crates/okl-frontend",
    "crates/okl-instances",
    "crates/okl-lex",
    "crates/okl-parallel",
    "crates/okl-plugin",
    "crates/okl-model",
    "crates/okl-source",
    "crates/okl-scaffold",
    "crates/okl-templates",
    "examples",
];

/// The current day, and the kernels that changed recently.
#[derive(Clone, Debug)]
pub struct Rotation {
    day: u64,
    all: bool,
    changed: BTreeSet<String>,
}

impl Rotation {
    /// The rotation according to the environment and the clock.
    pub fn of_today() -> Rotation {
        let given = env::var("OKL_TEST_DAY").ok().and_then(|day| day.parse().ok());
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        Rotation {
            day: given.unwrap_or(seconds / 86_400),
            all: env::var("OKL_TEST_ALL").is_ok_and(|value| value == "1"),
            changed: changed(&testdata().join("expected/opencl")),
        }
    }

    /// True if today is turn `turn` of `count` for the given name.
    pub fn is_turn(&self, name: &str, turn: u64, count: u64) -> bool {
        // The hash of the standard library may differ from version to version.
        let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
        name.hash(&mut hasher);
        self.all || (hasher.finish() / 7 + self.day) % count == turn
    }

    /// True if version control reports that the text of a kernel of `testdata/kernels` has changed recently.
    pub fn is_changed(&self, kernel: &str) -> bool {
        self.changed.contains(kernel)
    }

    /// A predicate on names of programs of a folder of `testdata`: true if today is turn `turn` of `count` for the
    /// program, or if its text has changed recently. Names are such as `program`, `dir/program` or `dir/program.f90`.
    pub fn turns(&self, folder: &str, turn: u64, count: u64) -> impl Fn(&str) -> bool + Sync + use<> {
        let rotation = self.clone();
        let changed = changes(&testdata().join(folder));
        move |name| rotation.is_turn(name, turn, count) || changed.lines().any(|file| is_of(file, name))
    }

    /// True if a test that takes minutes has to run: if one of the folders that it tests has changed recently, else
    /// every fourth day. If not, prints a message past the capture of output.
    pub fn is_due(&self, folders: &[&str]) -> bool {
        let test = times::test().unwrap_or_default();
        if self.is_turn(&test, 0, 4)
            || folders.iter().any(|folder| !changes(&workspace().join(folder)).is_empty())
        {
            return true;
        }
        let line =
            format!("not today: {test} ({}): none of {} has changed\n", self.seed(), folders.join(", "));
        // One write each; errors are ignored.
        let _told = io::stderr().write_all(line.as_bytes());
        let file = env::var_os("OKL_TEST_SKIPPED")
            .map(|path| OpenOptions::new().create(true).append(true).open(path));
        let _kept = file.and_then(Result::ok).map(|mut file| file.write_all(line.as_bytes()));
        false
    }

    /// The setting that selects the same rotation again: `OKL_TEST_DAY=20783`.
    pub fn seed(&self) -> String {
        match self.all {
            true => "all".to_owned(),
            false => format!("OKL_TEST_DAY={}", self.day),
        }
    }
}

/// True if a file is the program of this name, or lies in its folder.
fn is_of(file: &str, name: &str) -> bool {
    file.match_indices(name).any(|(start, _)| {
        let (before, behind) = (&file[..start], &file[start + name.len()..]);
        (before.is_empty() || before.ends_with('/')) && (behind.is_empty() || behind.starts_with(['.', '/']))
    })
}

/// The kernels with changes below `expected`.
fn changed(expected: &Path) -> BTreeSet<String> {
    // `matmul/tiled/kernel.cl`
    changes(expected)
        .lines()
        .filter_map(|line| line.rsplit_once('/'))
        .map(|(kernel, _)| kernel.to_owned())
        .collect()
}

/// The files below a folder that have changed recently, one per line; empty if version control cannot tell.
fn changes(folder: &Path) -> String {
    let mut git = Command::new("git");
    git.args(["diff", "--name-only", "--relative", LATELY, "--", "."]).current_dir(folder);
    match git.output() {
        Ok(output) if output.status.success() => String::from_utf8_lossy(&output.stdout).into_owned(),
        Ok(_) | Err(_) => String::new(),
    }
}

struct Fnv(u64);

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_has_files() {
        assert!(is_of("warp/scan.cu", "warp/scan") && is_of("warp/scan/main.cu", "warp/scan"));
        assert!(is_of("loops/do.f90", "loops/do.f90") && is_of("whole/dot.c", "dot"));
        assert!(!is_of("warp/scan_two.cu", "warp/scan") && !is_of("scan.cu", "warp/scan"));
    }

    #[test]
    fn each_has_its_turn_within_as_many_days() {
        let on = |day, all| Rotation { day, all, changed: BTreeSet::new() };
        for name in ["matmul/tiled", "fft/small", "a"] {
            for count in [2, 8] {
                let turns = (0..count).filter(|day| on(*day, false).is_turn(name, 1, count)).count();
                assert_eq!(turns, 1, "{name} of {count}");
            }
            assert!(on(0, true).is_turn(name, 0, 2) && on(0, true).is_turn(name, 1, 2));
        }
        let of_the_day = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];
        let today = of_the_day.iter().filter(|name| on(7, false).is_turn(name, 0, 2)).count();
        assert!((2..=10).contains(&today), "{today}");
    }
}
