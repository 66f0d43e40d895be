//! Translates, builds and runs many random cases at once.
//!
//! A compiler spends most of its time on headers. So all cases of a batch go into one OKL file, and one program per
//! backend runs them. If a batch fails as a whole, it is bisected.

#![allow(clippy::print_stderr, reason = "what only a driver's compiler gets wrong is told, and no failure")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use super::kernel::Case;
use super::known::{Allowed, CARD};
use super::language::Language;
use super::sizes::INPUTS;
use crate::build::{Builder, Source};
use crate::failure::at_path;
use crate::gpu::{self, Gpu};
use crate::okl::{Okl, Translation};
use crate::process::{self, Ended};
use crate::program::{check_opencl, device_program, emulator, intel, opencl_program, pocl};
use crate::tools::Tool;
use crate::{Failure, jobs, metal};

/// The seeds of the emulator's thread orders that every case runs with.
const SEEDS: [&str; 4] = ["0", "1", "2", "3"];

/// The time limit for a program that runs on the host or in the emulator.
const LIMIT: Duration = Duration::from_secs(4);

/// The time limit for a program that includes a device's driver, and perhaps its compiler.
const LIMIT_WITH_DRIVER: Duration = Duration::from_secs(100);

/// The environment that builds and runs cases.
#[derive(Clone, Debug)]
pub struct CaseRunner {
    /// The translator.
    pub okl: Okl,
    /// The compiler.
    pub compiler: PathBuf,
    /// The folder for generated files.
    pub scratch: PathBuf,
    /// The folder for objects that all runs share, such as precompiled headers.
    pub objects: PathBuf,
    /// The name of the objects of this run, unique among concurrent runs.
    pub name: String,
    /// The backends to test.
    pub backends: Vec<String>,
    /// The GPU that CUDA runs on; `None` for the emulator.
    pub card: Option<Gpu>,
}

/// The reason why a batch has no results.
#[derive(Debug)]
struct Broken {
    why: String,
    /// True if a driver's compiler failed. If the same cases pass in smaller programs, the driver is at fault.
    by_driver: bool,
}

/// A case that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The index of the case.
    pub case: usize,
    /// The failure message.
    pub why: String,
}

impl CaseRunner {
    /// A copy with only the backends that support this language.
    pub fn speaking(&self, language: Language) -> CaseRunner {
        let takes = |backend: &&String| Language::of(backend) >= language;
        CaseRunner { backends: self.backends.iter().filter(takes).cloned().collect(), ..self.clone() }
    }

    /// A copy with one backend.
    pub fn only(&self, backend: &str) -> CaseRunner {
        CaseRunner { backends: vec![backend.to_string()], ..self.clone() }
    }

    /// The constructs that kernels in this language may contain for all of the backends.
    pub fn allowed(&self, language: Language) -> Allowed {
        let mut backends: Vec<&str> = self.backends.iter().map(String::as_str).collect();
        backends.extend(self.card.as_ref().map(|_| CARD));
        Allowed::by(&backends, language)
    }

    /// Runs the cases and returns the failed ones.
    ///
    /// A case that fails in OpenCL but passes in a program of its own is only reported on stderr: its text is the same
    /// in both, so the driver's compiler is at fault.
    pub fn check(&self, cases: &[Case]) -> Result<Vec<Wrong>, Failure> {
        let mut wrong = Vec::new();
        for found in self.check_part(cases, "batch")? {
            let is_opencl = found.why.starts_with("opencl") && cases.len() > 1;
            if !is_opencl || !self.check_part(&cases[found.case..=found.case], "alone")?.is_empty() {
                wrong.push(found);
            } else {
                eprintln!("{} is wrong beside others only: {}", cases[found.case].name, found.why);
            }
        }
        Ok(wrong)
    }

    /// Checks a part of a batch; bisects it if it fails as a whole.
    fn check_part(&self, cases: &[Case], folder: &str) -> Result<Vec<Wrong>, Failure> {
        let broken = match self.check_together(cases, folder)? {
            Ok(wrong) => return Ok(wrong),
            Err(broken) if cases.len() == 1 => return Ok(vec![Wrong { case: 0, why: broken.why }]),
            Err(broken) => broken,
        };
        let (first, second) = cases.split_at(cases.len() / 2);
        let mut all = self.check_part(first, "part")?;
        let later = self.check_part(second, "part")?;
        all.extend(later.into_iter().map(|wrong| Wrong { case: first.len() + wrong.case, ..wrong }));
        let why = broken.why;
        if all.is_empty() && broken.by_driver {
            eprintln!("{} to {}: only together: {why}", cases[0].name, cases[cases.len() - 1].name);
        } else if all.is_empty() {
            all.push(Wrong { case: 0, why: format!("{why}\n(only together with those after it)") });
        }
        Ok(all)
    }

    /// Checks the cases in one program. The outer error is a problem of this machine, the inner one a failure of the
    /// batch.
    fn check_together(&self, cases: &[Case], folder: &str) -> Result<Result<Vec<Wrong>, Broken>, Failure> {
        let folder = self.scratch.join(folder);
        fs::create_dir_all(&folder).map_err(at_path(&folder))?;
        let write = |name: &str, text: &str| {
            let file = folder.join(name);
            fs::write(&file, text).map_err(at_path(&file)).map(|()| file)
        };
        let input =
            write("kernels.okl", &cases.iter().map(|case| case.twin.okl.as_str()).collect::<String>())?;
        // Metal has no double precision; the values of a case fit into single precision.
        let text: String = cases.iter().map(|case| case.twin.okl.replace("double", "float")).collect();
        let single = write("single.okl", &text)?;
        let plain: String = cases.iter().map(|case| case.twin.plain.as_str()).collect();
        let runner = runner(cases, &plain);
        let builder = Builder::new(&self.compiler, &self.objects);
        let results = jobs::map(&self.backends, |backend| -> Result<Vec<Wrong>, Broken> {
            let backend = backend.as_str();
            let broken = |by_driver| {
                move |failure: Failure| Broken { why: format!("{backend}: {failure}"), by_driver }
            };
            let shown = broken(false);
            let input = if backend == "metal" { &single } else { &input };
            let translated = self.okl.translate(input, &[], backend).map_err(shown)?;
            self.check_text(backend, &translated.kernel, &folder).map_err(shown)?;
            let program = folder.join(backend).join("run");
            let (objects, link) =
                self.objects(backend, &translated, &runner, &builder, &folder).map_err(shown)?;
            builder.link(&objects, link, &program).map_err(shown)?;
            let mut wrong: Vec<Wrong> = Vec::new();
            for (way, environment) in self.ways(backend).map_err(shown)?.iter().enumerate() {
                let found = run(&program, cases, environment, self.limit(backend));
                for found in found.map_err(broken(backend.starts_with("opencl")))? {
                    if wrong.iter().all(|known| known.case != found.case) {
                        wrong.push(Wrong { why: format!("{backend}, way {way}: {}", found.why), ..found });
                    }
                }
            }
            Ok(wrong)
        });
        let mut wrong = Vec::new();
        for result in results {
            match result {
                Ok(found) => wrong.extend(found),
                Err(why) => return Ok(Err(why)),
            }
        }
        builder.forget(&self.name)?;
        wrong.sort_by_key(|wrong| wrong.case);
        wrong.dedup_by_key(|wrong| wrong.case);
        Ok(Ok(wrong))
    }

    /// The objects of a program for a backend, and the flags for linking them.
    fn objects(
        &self,
        backend: &str,
        translated: &Translation,
        runner: &str,
        builder: &Builder,
        folder: &Path,
    ) -> Result<(Vec<PathBuf>, &'static [&'static str]), Failure> {
        let object = |text: &str, header, flags: &[&str]| {
            builder.object(Source { name: &self.name, text, includes: &[], header, flags })
        };
        match &translated.launcher {
            Some(launcher) => {
                let (mut objects, link) = self.device(backend, &translated.kernel, builder, folder)?;
                objects.push(builder.own_object("include/occa/core/runtime.cpp")?);
                let flags = &["-O0"];
                objects.push(object(runner, Some("testkit.hpp"), flags)?);
                objects.push(object(launcher, Some("occa/core/kernel.hpp"), flags)?);
                Ok((objects, link))
            }
            None => {
                let (link, checks): (&'static [&str], &[&str]) = match backend {
                    "serial" => {
                        (&["-fsanitize=undefined"], &["-fsanitize=undefined", "-fno-sanitize-recover=all"])
                    }
                    _ => (&[], &[]),
                };
                let flags = [&["-O0", "-std=c++17"], checks].concat();
                let runner = object(runner, Some("testkit.hpp"), &["-O0"])?;
                Ok((vec![runner, object(&translated.kernel, None, &flags)?], link))
            }
        }
    }

    /// The objects that run the text of a device, and the flags for linking them.
    fn device(
        &self,
        backend: &str,
        kernel: &str,
        builder: &Builder,
        folder: &Path,
    ) -> Result<(Vec<PathBuf>, &'static [&'static str]), Failure> {
        let object = |text: &str, header| {
            let flags = &["-O0"];
            builder.object(Source { name: &self.name, text, includes: &[], header: Some(header), flags })
        };
        match (backend, &self.card) {
            ("cuda", Some(card)) => {
                let cubin = card.compile(&[(backend, kernel)], folder)?.remove(0)?;
                Ok((gpu::objects(builder, &self.name, kernel, &cubin)?.to_vec(), &["-ldl"]))
            }
            ("opencl" | "opencl-cpp", _) => {
                let file = folder.join(format!("{backend}.cl"));
                fs::write(&file, kernel).map_err(at_path(&file))?;
                let standard = if backend == "opencl" { "CL1.2" } else { "CLC++2021" };
                let text = opencl_program(&file, kernel, standard);
                let own = builder.own_object("emulator/okl_opencl.cpp")?;
                Ok((vec![own, object(&text, "okl_opencl.hpp")?], &["-Wl,--no-as-needed,-lOpenCL"]))
            }
            _ => {
                let own = builder.own_object("emulator/okl_scheduler.cpp")?;
                Ok((vec![own, object(&device_program(kernel)?, emulator(kernel))?], &[]))
            }
        }
    }

    /// The time limit for a backend's program. Drivers take time to start, and GPUs are shared.
    fn limit(&self, backend: &str) -> Duration {
        match (backend, &self.card) {
            ("opencl" | "opencl-cpp", _) | ("cuda", Some(_)) => LIMIT_WITH_DRIVER,
            _ => LIMIT,
        }
    }

    /// The environments that a backend's program is run in.
    fn ways(&self, backend: &str) -> Result<Vec<Vec<(&'static str, String)>>, Failure> {
        match (backend, &self.card) {
            ("cuda", Some(_)) => Ok(vec![Vec::new()]),
            _ => ways(backend, &self.scratch),
        }
    }

    /// Compiles a text for targets with separate memory spaces, which the emulators do not model. This also finds the
    /// failing case of a batch: a program whose device code is refused has no results for the others.
    fn check_text(&self, backend: &str, kernel: &str, folder: &Path) -> Result<(), Failure> {
        let Some(clangxx) = Tool::Clangxx.find() else { return Ok(()) };
        match backend {
            "opencl" => check_opencl(&clangxx, "syntax-c", "CL1.2", kernel, folder),
            "opencl-cpp" => check_opencl(&clangxx, "syntax-cpp", "CLC++2021", kernel, folder),
            "metal" => metal::check(&clangxx, "syntax-metal", kernel, folder),
            _ => Ok(()),
        }
    }
}

/// The environments for backends that run on this machine's processor.
fn ways(backend: &str, scratch: &Path) -> Result<Vec<Vec<(&'static str, String)>>, Failure> {
    Ok(match backend {
        "serial" => vec![Vec::new()],
        "openmp" => vec![vec![("OMP_NUM_THREADS", "3".into())]],
        // Use both if both are installed: their errors differ.
        "opencl" => {
            let vendors = Tool::Pocl.find();
            let on_pocl = vendors.map(|vendors| pocl(&vendors, scratch).map(Vec::from)).transpose()?;
            let on_intel = Tool::Sycl.find().map(|home| intel(&home).to_vec());
            let ways: Vec<_> = on_pocl.into_iter().chain(on_intel).collect();
            if ways.is_empty() {
                return Err(Failure::new("OpenCL C runs on PoCL or Intel's OpenCL: neither is here"));
            }
            ways
        }
        "opencl-cpp" => {
            let home = Tool::Sycl.find();
            let home =
                home.ok_or_else(|| Failure::new("C++ for OpenCL runs on Intel's OpenCL: set OKL_SYCL"))?;
            vec![intel(&home).to_vec()]
        }
        _ => SEEDS.iter().map(|seed| vec![("OKL_EMULATOR_SEED", seed.to_string())]).collect(),
    })
}

/// Runs all cases in one process, then each case without a result in a process of its own. The limit is for about 25
/// cases.
fn run(
    program: &Path,
    cases: &[Case],
    environment: &[(&str, String)],
    limit: Duration,
) -> Result<Vec<Wrong>, Failure> {
    let start = |which: Option<&str>, limit| -> Result<Ended, Failure> {
        let mut command = Command::new(program);
        command.envs(environment.iter().map(|(name, value)| (name, value)));
        command.env("OMP_WAIT_POLICY", "passive").env("OMP_DYNAMIC", "false");
        match process::run_within(limit, command.args(which)) {
            // A timeout is a failure, too.
            Err(failure) => Ok(Ended { code: None, stdout: String::new(), stderr: failure.to_string() }),
            Ok(ended) => Ok(ended),
        }
    };
    let together = start(None, limit * cases.len().div_ceil(25) as u32)?;
    let passed = |ended: &Ended, name: &str| ended.stdout.lines().any(|line| line == format!("{name} ok"));
    let mut wrong = Vec::new();
    if together.code.is_none() && together.stdout.is_empty() && cases.len() > 1 {
        return Err(Failure::new(format!("it ends before the first case does\n{}", together.stderr)));
    }
    for (at, case) in cases.iter().enumerate() {
        if passed(&together, &case.name) {
            continue;
        }
        let alone = start(Some(&case.name), limit)?;
        if !passed(&alone, &case.name) {
            let why = format!("exit {:?}\n{}{}", alone.code, alone.stdout, alone.stderr);
            wrong.push(Wrong { case: at, why });
        }
    }
    Ok(wrong)
}

/// The text of the plain functions, and of a `main` that compares.
fn runner(cases: &[Case], plain: &str) -> String {
    let mut text = String::from("#include <testkit.hpp>\n#include <vectors.hpp>\n");
    text += plain;
    for case in cases {
        let name = &case.name;
        text += &format!(
            "OKL_KERNEL({name}, int, int, long long, unsigned, const unsigned *, unsigned *, unsigned *, unsigned *, unsigned *{});\n",
            case.object.as_ref().map(|(ty, _)| format!(", {ty}")).unwrap_or_default()
        );
    }
    text += "static testkit::Buffer<unsigned> filled(int n, unsigned by) {\n\
             testkit::Buffer<unsigned> b(n);\nfor (int i = 0; i < n; ++i) b[i] = by * (i + 1);\nreturn b;\n}\n\
             static void same(const char *what, const testkit::Buffer<unsigned> &a, const testkit::Buffer<unsigned> &b) {\n\
             testkit::expect_equal(what, a, std::vector<unsigned>(b.data(), b.data() + b.size()));\n}\n";
    text += "int main(int count, char **words) {\n";
    for case in cases {
        let name = &case.name;
        let [p0, p1, p2, p3] = case.scalars;
        let [out, acc, scr, dm] = case.sizes;
        let object = case.object.as_ref().map(|(ty, value)| format!(", {ty}{value}")).unwrap_or_default();
        let scalars = format!("{p0}, {p1}, {p2}LL, {p3}u");
        text += &format!("if (count == 1 || !std::strcmp(words[1], \"{name}\")) {{\n");
        text += &format!("testkit::failures() = 0;\nconst auto in = filled({INPUTS}, 2654435761u);\n");
        for (array, size) in [("out", out), ("acc", acc), ("scr", scr), ("dm", dm)] {
            text += &format!("auto {array} = filled({size}, 0u), {array}_plain = {array};\n");
        }
        text += &format!(
            "{name}_plain({scalars}, in.data(), out_plain.data(), acc_plain.data(), scr_plain.data(), dm_plain.data(){object});\n\
             OKL_CALL({name}, {scalars}, in, out, acc, scr, dm{object});\n"
        );
        for array in ["out", "acc", "scr", "dm"] {
            text += &format!("same(\"{array}\", {array}, {array}_plain);\n");
        }
        text += &format!(
            "if (!{array}_plain.guards_are_intact()) testkit::fail(\"{name}\", \"the plain function is wrong\");\n",
            array = "out"
        );
        text += &format!(
            "std::printf(\"{name} %s\\n\", testkit::failures() ? \"wrong\" : \"ok\");\nstd::fflush(stdout);\n}}\n"
        );
    }
    text + "}\n"
}
