//! The checks of a group on each target.

use std::fs;
use std::path::{Path, PathBuf};

use super::texts::Texts;
use crate::build::{Builder, Source};
use crate::cases::Kernel;
use crate::dpcpp::Dpcpp;
use crate::failure::at_path;
use crate::gpu::{self, Gpu};
use crate::hip::HipClang;
use crate::nvcc::Nvcc;
use crate::nvrtc::Nvrtc;
use crate::okl::{Okl, Translation};
use crate::program::{self, Program};
use crate::tools::Tool;
use crate::{Failure, metal};

/// The environment that builds and runs groups.
#[derive(Clone, Debug)]
pub struct Kit {
    /// The translator.
    pub okl: Okl,
    /// The compiler.
    pub compiler: PathBuf,
    /// The folder for generated files.
    pub scratch: PathBuf,
}

/// A check of the output of okl for a target.
#[derive(Clone, Copy, Debug)]
pub struct Check {
    /// `opencl-pocl`
    pub name: &'static str,
    /// The pipeline.
    pub target: &'static str,
    /// Translates and compiles a group, and runs it if possible.
    pub run: fn(&Kit, &Texts) -> Outcome,
    /// Returns true if its compiler is installed.
    pub is_here: fn() -> bool,
}

/// The indices of failed calls with their messages, or the compiler's message about the whole text.
pub type Outcome = Result<Vec<(usize, String)>, Failure>;

/// All checks. Those that only compile come before those that run the same text.
pub const CHECKS: &[Check] = &[
    Check { name: "serial", target: "serial", run: serial, is_here: always },
    Check { name: "openmp", target: "openmp", run: openmp, is_here: always },
    Check { name: "cuda-nvcc", target: "cuda", run: nvcc, is_here: || Tool::Nvcc.find().is_some() },
    Check { name: "cuda-nvrtc", target: "cuda", run: nvrtc, is_here: || Tool::Nvrtc.find().is_some() },
    Check {
        name: "cuda-emulated",
        target: "cuda",
        run: |kit, texts| emulated(kit, texts, "cuda"),
        is_here: always,
    },
    Check { name: "cuda-card", target: "cuda", run: card, is_here: || Path::new(gpu::DEVICE).exists() },
    Check { name: "hip-clang", target: "hip", run: hip, is_here: || HipClang::find().is_some() },
    Check {
        name: "dpcpp-emulated",
        target: "dpcpp",
        run: |kit, texts| emulated(kit, texts, "dpcpp"),
        is_here: always,
    },
    Check { name: "dpcpp-device", target: "dpcpp", run: dpcpp, is_here: || Tool::Sycl.find().is_some() },
    Check {
        name: "opencl-clang",
        target: "opencl",
        run: |kit, texts| clang(kit, texts, "opencl"),
        is_here: clang_is_here,
    },
    Check { name: "opencl-pocl", target: "opencl", run: pocl, is_here: || Tool::Pocl.find().is_some() },
    Check {
        name: "opencl-intel",
        target: "opencl",
        run: |kit, texts| intel(kit, texts, "opencl"),
        is_here: || Tool::Sycl.find().is_some(),
    },
    Check {
        name: "opencl-cpp-clang",
        target: "opencl-cpp",
        run: |kit, texts| clang(kit, texts, "opencl-cpp"),
        is_here: clang_is_here,
    },
    Check {
        name: "opencl-cpp-intel",
        target: "opencl-cpp",
        run: |kit, texts| intel(kit, texts, "opencl-cpp"),
        is_here: || Tool::Sycl.find().is_some(),
    },
    Check { name: "metal-clang", target: "metal", run: metal_clang, is_here: clang_is_here },
    Check {
        name: "metal-emulated",
        target: "metal",
        run: |kit, texts| emulated(kit, texts, "metal"),
        is_here: always,
    },
];

fn always() -> bool {
    true
}

fn clang_is_here() -> bool {
    Tool::Clangxx.find().is_some()
}

impl Kit {
    /// Checks that g++ accepts the lines as C++.
    pub fn plain(&self, texts: &Texts) -> Result<(), Failure> {
        let text = texts.runner.replacen('\n', "\n# 1 \"group.okl\"\n", 1);
        self.builder().object(Source {
            name: &texts.name,
            text: &text,
            includes: &[],
            header: None,
            flags: &[],
        })?;
        self.builder().forget(&texts.name)
    }

    fn builder(&self) -> Builder {
        Builder::new(&self.compiler, &self.scratch.join("objects"))
    }

    fn case(&self, texts: &Texts) -> Result<Kernel, Failure> {
        let folder = self.scratch.join(&texts.name);
        fs::create_dir_all(&folder).map_err(at_path(&folder))?;
        let write = |name: &str, text: &str| {
            let file = folder.join(name);
            fs::write(&file, text).map_err(at_path(&file)).map(|()| file)
        };
        let (input, runner) = (write("group.okl", &texts.okl)?, write("group.ref.cpp", &texts.runner)?);
        Ok(Kernel { name: texts.name.clone(), input, options: Vec::new(), runner })
    }

    fn translated(&self, case: &Kernel, target: &str) -> Result<Translation, Failure> {
        self.okl.translate(&case.input, &[], target)
    }

    /// Runs a program and reads its results for each call.
    fn numbers(&self, case: &Kernel, program: &Program, environment: &[(&str, String)]) -> Outcome {
        let ended = program.run(environment)?;
        self.builder().forget(&case.name)?;
        if !ended.stdout.lines().any(|line| line == "done") {
            return Err(Failure::new(format!(
                "error: exit {:?}\n{}{}",
                ended.code, ended.stdout, ended.stderr
            )));
        }
        let wrong = ended.stdout.lines().filter_map(|line| line.strip_prefix("wrong ")?.split_once(" with "));
        Ok(wrong.filter_map(|(at, why)| Some((at.parse().ok()?, why.to_string()))).collect())
    }
}

fn serial(kit: &Kit, texts: &Texts) -> Outcome {
    let case = kit.case(texts)?;
    let text = kit.translated(&case, "serial")?.kernel;
    let program = Program::openmp(&kit.builder(), &case, &text, &kit.scratch)?;
    kit.numbers(&case, &program, &[])
}

fn openmp(kit: &Kit, texts: &Texts) -> Outcome {
    let case = kit.case(texts)?;
    let text = kit.translated(&case, "openmp")?.kernel;
    let program = Program::openmp(&kit.builder(), &case, &text, &kit.scratch)?;
    kit.numbers(&case, &program, &[])
}

fn nvcc(kit: &Kit, texts: &Texts) -> Outcome {
    let case = kit.case(texts)?;
    let text = kit.translated(&case, "cuda")?.kernel;
    let found = Nvcc::find().ok_or_else(|| Failure::new("nvcc is gone"))?;
    let results = found.cubins("sm_80", &[(&texts.name, &text)], &kit.scratch);
    results.into_iter().collect::<Result<Vec<_>, _>>().map(|_| Vec::new())
}

fn nvrtc(kit: &Kit, texts: &Texts) -> Outcome {
    let case = kit.case(texts)?;
    let text = kit.translated(&case, "cuda")?.kernel;
    let found = Nvrtc::find(&kit.scratch).ok_or_else(|| Failure::new("NVRTC is gone"))??;
    let results = found.cubins("sm_80", &[(&texts.name, &text)])?;
    results.into_iter().collect::<Result<Vec<_>, _>>().map(|_| Vec::new())
}

fn card(kit: &Kit, texts: &Texts) -> Outcome {
    let case = kit.case(texts)?;
    let translation = kit.translated(&case, "cuda")?;
    let found = Gpu::find(&kit.builder(), &kit.scratch)?.map_err(|why| Failure::new(why.0))?;
    let compiled = found.compile(&[(&texts.name, &translation.kernel)], &kit.scratch)?.remove(0)?;
    let program = gpu::program(&kit.builder(), &case, &translation, &compiled, &kit.scratch)?;
    kit.numbers(&case, &program, &[])
}

fn hip(kit: &Kit, texts: &Texts) -> Outcome {
    let case = kit.case(texts)?;
    let text = kit.translated(&case, "hip")?.kernel;
    let found = HipClang::find().ok_or_else(|| Failure::new("clang is gone"))?;
    found.code_object("gfx90a", &texts.name, &text, &kit.scratch).map(|()| Vec::new())
}

fn emulated(kit: &Kit, texts: &Texts, target: &str) -> Outcome {
    let case = kit.case(texts)?;
    let translation = kit.translated(&case, target)?;
    let program = Program::emulated(&kit.builder(), &case, target, &translation, &kit.scratch)?;
    kit.numbers(&case, &program, &[])
}

fn dpcpp(kit: &Kit, texts: &Texts) -> Outcome {
    let case = kit.case(texts)?;
    let translation = kit.translated(&case, "dpcpp")?;
    let found = Dpcpp::find(&kit.scratch).ok_or_else(|| Failure::new("DPC++ is gone"))??;
    let home = Tool::Sycl.find().ok_or_else(|| Failure::new("DPC++ is gone"))?;
    let results = found.device_code(&[(&texts.name, &translation.kernel)])?;
    let compiled = results.into_iter().next().ok_or_else(|| Failure::new("DPC++ gave no result"))??;
    let program = Program::sycl(&kit.builder(), &case, &translation, &compiled, &kit.scratch)?;
    kit.numbers(&case, &program, &program::intel(&home))
}

/// The language of a pipeline's text.
fn standard(target: &str) -> &'static str {
    if target == "opencl" { "CL1.2" } else { "CLC++2021" }
}

fn clang(kit: &Kit, texts: &Texts, target: &str) -> Outcome {
    let case = kit.case(texts)?;
    let text = kit.translated(&case, target)?.kernel;
    let clangxx = Tool::Clangxx.find().ok_or_else(|| Failure::new("clang is gone"))?;
    program::check_opencl(&clangxx, &texts.name, standard(target), &text, &kit.scratch).map(|()| Vec::new())
}

fn pocl(kit: &Kit, texts: &Texts) -> Outcome {
    let case = kit.case(texts)?;
    let translation = kit.translated(&case, "opencl")?;
    let program = Program::opencl(&kit.builder(), &case, "CL1.2", &translation, &kit.scratch)?;
    let vendors = Tool::Pocl.find().ok_or_else(|| Failure::new("PoCL is gone"))?;
    kit.numbers(&case, &program, &program::pocl(&vendors, &kit.scratch)?)
}

fn intel(kit: &Kit, texts: &Texts, target: &str) -> Outcome {
    let case = kit.case(texts)?;
    let translation = kit.translated(&case, target)?;
    let program = Program::opencl(&kit.builder(), &case, standard(target), &translation, &kit.scratch)?;
    let home = Tool::Sycl.find().ok_or_else(|| Failure::new("Intel's OpenCL is gone"))?;
    kit.numbers(&case, &program, &program::intel(&home))
}

fn metal_clang(kit: &Kit, texts: &Texts) -> Outcome {
    let case = kit.case(texts)?;
    let text = kit.translated(&case, "metal")?.kernel;
    let clangxx = Tool::Clangxx.find().ok_or_else(|| Failure::new("clang is gone"))?;
    metal::check(&clangxx, &texts.name, &text, &kit.scratch).map(|()| Vec::new())
}
