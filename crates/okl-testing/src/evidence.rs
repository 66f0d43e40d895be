//! The checks of the generated text of each target: the one list that the tests run and that `docs/backends.md` is
//! generated from.

use crate::Failure;
use crate::okl::Attempt;
use crate::target::TARGETS;

/// A check of the kernels of a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// The target.
    pub target: &'static str,
    /// The kind of the check.
    pub what: What,
    /// The short name of the tool in names of tests: `cuda::nvcc::matmul/tiled`.
    pub tool: &'static str,
    /// The description of the tool on the page.
    pub with: &'static str,
    /// Kernels that fail it because of an error of the tool.
    pub except: &'static [KnownFailure],
}

/// A kernel that is expected to fail a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownFailure {
    /// `tile/edges`
    pub kernel: &'static str,
    /// The reason.
    pub why: &'static str,
    /// A part of the expected message; another failure is not accepted.
    pub says: &'static str,
}

/// The kind of a check, strongest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// The text runs, and its results equal those of the sequential reference.
    Ran,
    /// A compiler for the target generates code.
    Compiled,
    /// A compiler accepts the text.
    Checked,
}

impl What {
    /// The word on the page.
    pub fn word(self) -> &'static str {
        match self {
            What::Ran => "ran",
            What::Compiled => "compiled",
            What::Checked => "checked",
        }
    }
}

const fn evidence(target: &'static str, what: What, tool: &'static str, with: &'static str) -> Evidence {
    Evidence { target, what, tool, with, except: &[] }
}

/// Intel's OpenCL 2025.3 writes to wrong places for a text with both kinds of kernels. In separate texts the kernels
/// are right, as they are on PoCL.
const TWO_SIZES: KnownFailure = KnownFailure {
    kernel: "tile/edges",
    why: "kernels with and without a required size in one text",
    says: "_occa_sizes_1: the kernel wrote outside of an array",
};

const NO_PRINTF: KnownFailure = KnownFailure {
    kernel: "prelude/printf",
    why: "Intel's OpenCL 2025.3 has no `printf` in this language",
    says: "printf",
};

/// All checks, sorted by target.
pub const EVIDENCE: &[Evidence] = &[
    evidence("cuda", What::Ran, "emulator", "the emulator"),
    evidence("cuda", What::Compiled, "nvcc", "nvcc for sm_80"),
    evidence("cuda", What::Compiled, "nvrtc", "NVRTC for sm_80"),
    evidence("dpcpp", What::Ran, "emulator", "the emulator"),
    evidence("dpcpp", What::Ran, "intel", "DPC++ and Intel's OpenCL"),
    evidence("dpcpp", What::Compiled, "dpcpp", "the device compiler of DPC++"),
    evidence("hip", What::Ran, "emulator", "the emulator"),
    evidence("hip", What::Compiled, "clang", "clang for gfx90a"),
    evidence("metal", What::Ran, "emulator", "the emulator"),
    evidence("metal", What::Checked, "clang", "clang and a stand-in for Metal's header"),
    evidence("opencl", What::Ran, "pocl", "PoCL"),
    Evidence { except: &[TWO_SIZES], ..evidence("opencl", What::Ran, "intel", "Intel's OpenCL") },
    evidence("opencl", What::Checked, "clang", "clang as OpenCL C 1.2"),
    // PoCL 3.1 does not know this language.
    Evidence {
        except: &[TWO_SIZES, NO_PRINTF],
        ..evidence("opencl-cpp", What::Ran, "intel", "Intel's OpenCL")
    },
    evidence("opencl-cpp", What::Checked, "clang", "clang as C++ for OpenCL 2021"),
    evidence("openmp", What::Ran, "g++", "g++ with 1, 2 and 4 threads"),
    evidence("openmp", What::Checked, "clang", "clang"),
    evidence("serial", What::Ran, "g++", "g++ with checks of addresses and undefined behaviour"),
    evidence("serial", What::Checked, "clang", "clang"),
];

/// Additional checks of front ends' programs, which are not on the page.
pub const OF_PROGRAMS: &[Evidence] = &[
    // The whole program for a CPU is called in place of its kernels.
    evidence("openmp", What::Ran, "whole", "its own host program"),
    // An independent check of programs and references: g++ supports OpenACC, too.
    evidence("openmp", What::Ran, "openacc", "g++'s OpenACC, in place of okl"),
];

/// All checks: [`EVIDENCE`] and [`OF_PROGRAMS`].
pub fn all() -> impl Iterator<Item = &'static Evidence> {
    EVIDENCE.iter().chain(OF_PROGRAMS)
}

impl Evidence {
    /// The check of a target by a tool.
    ///
    /// # Panics
    /// If there is none.
    pub fn of(target: &str, tool: &str) -> &'static Evidence {
        let found = all().find(|entry| entry.target == target && entry.tool == tool);
        found.unwrap_or_else(|| panic!("nothing is done with {tool} for {target}"))
    }

    /// True if a kernel of that name is expected to pass.
    pub fn covers(&self, name: &str) -> bool {
        self.excuse(name).is_none()
    }

    fn excuse(&self, name: &str) -> Option<&'static KnownFailure> {
        self.except.iter().find(|excuse| excuse.kernel == name)
    }

    /// Adjusts the outcome for a kernel: a known failure must fail with its message.
    pub fn settle(&self, name: &str, outcome: Result<(), Failure>) -> Result<(), Failure> {
        let Some(excuse) = self.excuse(name) else { return outcome };
        let Evidence { target, with, .. } = self;
        match outcome {
            Ok(()) => Err(Failure::new(format!(
                "{name} on {target} passes with {with}: its excuse in EVIDENCE can go ({})",
                excuse.why
            ))),
            Err(failure) if failure.to_string().contains(excuse.says) => Ok(()),
            Err(failure) => {
                let what =
                    format!("{name} on {target} fails with {with}, but not as excused (`{}`)", excuse.says);
                Err(failure.during(what))
            }
        }
    }
}

/// The tables of the page: the checks of each target, and the results of each kernel.
///
/// `attempts` has for each kernel the results for [`TARGETS`].
pub fn page(attempts: &[(&str, Vec<&Attempt>)]) -> String {
    let mut text = String::from("| backend | what is done with its text | with |\n|---|---|---|\n");
    for Evidence { target, what, with, except, .. } in EVIDENCE {
        let except: String = except
            .iter()
            .map(|KnownFailure { kernel, why, .. }| format!("; not `{kernel}`: {why}"))
            .collect();
        text += &format!("| {target} | {} | {with}{except} |\n", what.word());
    }
    let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
    text += &format!("\n| kernel | {} |\n|---{}|\n", names.join(" | "), "|---".repeat(names.len()));
    for (kernel, results) in attempts {
        let cells: Vec<String> =
            names.iter().zip(results).map(|(target, attempt)| cell(kernel, target, attempt)).collect();
        text += &format!("| {kernel} | {} |\n", cells.join(" | "));
    }
    text
}

/// A cell of the table: `ran, compiled`, or `refused (atomic-block-unsupported)`
fn cell(kernel: &str, target: &str, attempt: &Attempt) -> String {
    if let Attempt::Refused(errors) = attempt {
        let mut ids: Vec<&str> = errors.iter().map(|error| error.id.as_str()).collect();
        ids.dedup();
        let links: Vec<String> = ids.iter().map(|id| format!("[{id}](diagnostics/{id}.md)")).collect();
        return format!("refused: {}", links.join(", "));
    }
    let mut done: Vec<What> = EVIDENCE
        .iter()
        .filter(|entry| entry.target == target && entry.covers(kernel))
        .map(|entry| entry.what)
        .collect();
    done.sort_unstable();
    done.dedup();
    done.into_iter().map(What::word).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::okl::Refusal;

    #[test]
    fn every_target_is_run_by_something() {
        for target in TARGETS {
            let runs = EVIDENCE.iter().any(|entry| entry.target == target.name && entry.what == What::Ran);
            assert!(runs, "{}", target.name);
        }
        assert!(EVIDENCE.is_sorted_by_key(|entry| (entry.target, entry.what)));
    }

    #[test]
    fn an_excuse_is_for_one_failure_and_goes_when_there_is_none() {
        let on_intel = Evidence::of("opencl", "intel");
        let fails = |says: &str| on_intel.settle("tile/edges", Err(Failure::new(says)));
        assert_eq!(fails("run: _occa_sizes_1: the kernel wrote outside of an array"), Ok(()));
        let other = fails("g++ is broken").expect_err("it is another failure").to_string();
        assert!(other.contains("not as excused") && other.contains("g++ is broken"), "{other}");
        let passes = on_intel.settle("tile/edges", Ok(())).expect_err("it passes").to_string();
        assert!(passes.contains("can go"), "{passes}");
        assert_eq!(on_intel.settle("matmul/tiled", Ok(())), Ok(()));
        assert!(on_intel.settle("matmul/tiled", Err(Failure::new("wrong"))).is_err());
    }

    #[test]
    fn a_cell_says_the_best_first_and_names_what_stood_in_the_way() {
        let done = Attempt::Done(crate::okl::Translation::default());
        assert_eq!(cell("matmul/tiled", "cuda", &done), "ran, compiled");
        assert_eq!(cell("tile/edges", "opencl-cpp", &done), "checked");
        let error = |id: &str, message: &str| Refusal { id: id.into(), message: message.into() };
        let refused = Attempt::Refused(vec![error("a", "no"), error("a", "nor this"), error("b", "no")]);
        assert_eq!(cell("x", "cuda", &refused), "refused: [a](diagnostics/a.md), [b](diagnostics/b.md)");
    }
}
