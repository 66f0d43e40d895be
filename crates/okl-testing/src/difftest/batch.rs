//! Translates, builds and runs many cases at once.
//!
//! A compiler spends most of its time on headers. So all cases of a batch go into one OKL file, and
//! one program per backend runs them. What is wrong with a batch as a whole is looked for case by
//! case.

#![allow(clippy::print_stderr, reason = "what only a driver's compiler gets wrong is told, and no failure")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use super::kernel::{Case, INPUTS};
use super::known::{Allowed, CARD};
use super::language::Language;
use crate::build::{Builder, Source};
use crate::failure::at_path;
use crate::gpu::{self, Gpu};
use crate::okl::{Okl, Translation};
use crate::process::{self, Ended};
use crate::program::{check_opencl, device_program, emulator, intel, opencl_program, pocl};
use crate::tools::Tool;
use crate::{Failure, jobs, metal};

/// Thread orders of the emulator that every case runs with.
const SEEDS: [&str; 4] = ["0", "1", "2", "3"];

/// A program that runs longer does not end.
const LIMIT: Duration = Duration::from_secs(4);

/// The same where a device's driver is part of the program, and perhaps its compiler.
const LIMIT_WITH_DRIVER: Duration = Duration::from_secs(100);

/// Where cases are built and run.
#[derive(Clone, Debug)]
pub struct CaseRunner {
    /// The translator.
    pub okl: Okl,
    /// The compiler.
    pub compiler: PathBuf,
    /// For generated files.
    pub scratch: PathBuf,
    /// For what is compiled once, for all runs: headers, and what never changes.
    pub objects: PathBuf,
    /// The name of this run's own objects among those; no run beside it has that name.
    pub name: String,
    /// The backends whose texts run.
    pub backends: Vec<String>,
    /// Where CUDA runs, if not in the emulator.
    pub card: Option<Gpu>,
}

/// Why nothing is known of a batch's cases.
#[derive(Debug)]
struct Broken {
    why: String,
    /// Whether a driver's own compiler gave up: where the same cases are right in smaller programs, it is what is wrong.
    by_driver: bool,
}

/// What is wrong with a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The index of the case.
    pub case: usize,
    /// What happened.
    pub why: String,
}

impl CaseRunner {
    /// The same with those backends only that take this language.
    pub fn speaking(&self, language: Language) -> CaseRunner {
        let takes = |backend: &&String| Language::of(backend) >= language;
        CaseRunner { backends: self.backends.iter().filter(takes).cloned().collect(), ..self.clone() }
    }

    /// The same with one backend.
    pub fn only(&self, backend: &str) -> CaseRunner {
        CaseRunner { backends: vec![backend.to_string()], ..self.clone() }
    }

    /// What kernels in this language may be made of, for all of the backends.
    pub fn allowed(&self, language: Language) -> Allowed {
        let mut backends: Vec<&str> = self.backends.iter().map(String::as_str).collect();
        backends.extend(self.card.as_ref().map(|_| CARD));
        Allowed::by(&backends, language)
    }

    /// What is wrong with each of these cases.
    ///
    /// A case that is wrong in OpenCL and right in a program of its own is told of on stderr alone: its text is the same
    /// in both, so it is the driver's compiler that is wrong.
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

    /// Something that stops a whole batch is looked for in its halves.
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

    /// The outer result is about this machine, the inner one about the batch as a whole.
    fn check_together(&self, cases: &[Case], folder: &str) -> Result<Result<Vec<Wrong>, Broken>, Failure> {
        let folder = self.scratch.join(folder);
        fs::create_dir_all(&folder).map_err(at_path(&folder))?;
        let write = |name: &str, text: &str| {
            let file = folder.join(name);
            fs::write(&file, text).map_err(at_path(&file)).map(|()| file)
        };
        let input =
            write("kernels.okl", &cases.iter().map(|case| case.twin.okl.as_str()).collect::<String>())?;
        // Metal has no double precision; the numbers of a case fit into single.
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

    /// The objects of a program for a backend, and the flags to link them with.
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

    /// The objects that run a device's text, and the flags to link them with.
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

    /// How long a backend's program may run. A driver takes its time to start, and cards are shared.
    fn limit(&self, backend: &str) -> Duration {
        match (backend, &self.card) {
            ("opencl" | "opencl-cpp", _) | ("cuda", Some(_)) => LIMIT_WITH_DRIVER,
            _ => LIMIT,
        }
    }

    /// The environments that a backend's program runs in.
    fn ways(&self, backend: &str) -> Result<Vec<Vec<(&'static str, String)>>, Failure> {
        match (backend, &self.card) {
            ("cuda", Some(_)) => Ok(vec![Vec::new()]),
            _ => ways(backend, &self.scratch),
        }
    }

    /// A compiler's word on a text for targets with several memories, which the emulators do not keep apart. It also
    /// says which case of a batch is wrong: a program whose device code is refused tells nothing of the others.
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

/// The environments for targets that run on this machine's processor.
fn ways(backend: &str, scratch: &Path) -> Result<Vec<Vec<(&'static str, String)>>, Failure> {
    Ok(match backend {
        "serial" => vec![Vec::new()],
        "openmp" => vec![vec![("OMP_NUM_THREADS", "3".into())]],
        // Both, where both are there: they are wrong in different places.
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

/// Runs all cases in one process; what it did not get to, one by one. The limit is for some 25 cases.
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
            // Code that does not end is wrong too.
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

/// The plain functions, and a `main` that compares.
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
