//! Takes every kernel of `testdata/kernels` through okl, through real compilers, and runs it.
//!
//! Cases are found by walking; see `docs/testing.md`. `OKL_BLESS=1` writes the expected files.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use okl_testing::cases::{self, Kernel};
use okl_testing::dpcpp::Dpcpp;
use okl_testing::expected::Expected;
use okl_testing::hip::HipClang;
use okl_testing::nvrtc::Nvrtc;
use okl_testing::okl::{Attempt, Okl, Translation};
use okl_testing::program::{self, Program};
use okl_testing::target::{TARGETS, Target};
use okl_testing::tools::{self, Tool};
use okl_testing::{Failure, jobs, testdata};

fn okl() -> Okl {
    // Not `env!`: that would keep the whole workspace from building without the binary.
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    Okl::new(program, testdata())
}

fn kernels() -> &'static [Kernel] {
    static KERNELS: OnceLock<Vec<Kernel>> = OnceLock::new();
    KERNELS.get_or_init(|| cases::kernels(&testdata()).expect("testdata has kernels, each with a runner"))
}

fn scratch(test: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("kernels").join(test)
}

/// What became of every kernel on a target.
fn attempts(target: &str) -> &'static [Attempt] {
    static DONE: [OnceLock<Vec<Attempt>>; TARGETS.len()] = [const { OnceLock::new() }; TARGETS.len()];
    let at = TARGETS.iter().position(|known| known.name == target).expect("TARGETS lists every target");
    DONE[at].get_or_init(|| {
        let attempts = jobs::map(kernels(), |case| okl().attempt(case, target));
        attempts.into_iter().collect::<Result<_, _>>().expect("every kernel is translated or refused")
    })
}

/// The kernels that a target takes, with what became of them.
fn translated(target: &str) -> Vec<(&'static Kernel, &'static Translation)> {
    let pairs = kernels().iter().zip(attempts(target));
    let taken: Vec<_> = pairs
        .filter_map(|(case, attempt)| match attempt {
            Attempt::Done(translation) => Some((case, translation)),
            Attempt::Refused(_) => None,
        })
        .collect();
    assert!(!taken.is_empty(), "{target} refuses every kernel");
    taken
}

#[test]
fn every_step_matches_its_expected_file() {
    let expected = Expected::from_environment(testdata().join("expected"));
    let numbered: Vec<(usize, &Kernel)> = kernels().iter().enumerate().collect();
    let checked = jobs::check_all(&numbered, |(at, case)| {
        let name = &case.name;
        let mut checks = vec![
            expected.check(&format!("normalized/{name}.okl"), &okl().emit(case, "cuda", "normalized")?),
            expected.check(&format!("unit/{name}.json"), &okl().emit(case, "cuda", "unit")?),
        ];
        if let Attempt::Done(_) = &attempts("cuda")[*at] {
            let barriers = okl().emit(case, "cuda", "barriers")?;
            if !barriers.is_empty() {
                checks.push(expected.check(&format!("barriers/{name}.txt"), &barriers));
            }
        }
        for target in TARGETS {
            let (pipeline, file) = (target.name, target.file());
            let Attempt::Done(Translation { kernel, launcher }) = &attempts(pipeline)[*at] else { continue };
            checks.push(expected.check(&format!("{pipeline}/{name}/{file}"), kernel));
            if let Some(launcher) = launcher {
                checks.push(expected.check(&format!("{pipeline}/{name}/launcher.cpp"), launcher));
            }
        }
        Failure::all(checks.into_iter().filter_map(Result::err))
    });
    checked.expect("every kernel gives what was expected");
    let mut folders = vec!["barriers", "normalized", "unit"];
    folders.extend(TARGETS.iter().map(|target| target.name));
    expected.leftovers(&folders).expect("every expected file has an input");
}

/// `atomic/block cuda atomic-block-unsupported`: pairs that are refused, and why. A kernel that is
/// refused and not listed is a bug; so is one that is listed and works by now.
#[test]
fn only_the_listed_kernels_are_refused() {
    let file = testdata().join("unsupported.txt");
    let listed = fs::read_to_string(&file).expect("the list is part of the repository");
    let mut found = String::new();
    for (at, case) in kernels().iter().enumerate() {
        for target in TARGETS {
            if let Attempt::Refused(ids) = &attempts(target.name)[at] {
                found += &format!("{} {} {}\n", case.name, target.name, ids.join(" "));
            }
        }
    }
    let listed: String =
        listed.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect();
    assert!(
        found == listed,
        "{} (- listed, + found)\n{}",
        file.display(),
        okl_testing::diff::lines(&listed, &found)
    );
}

#[test]
fn serial_and_openmp_agree_with_the_reference() {
    let Some(gxx) = Tool::Gxx.find() else { return };
    let scratch = scratch("host");
    jobs::check_all(&translated("serial"), |(case, translation)| {
        Program::serial(&gxx, case, &translation.kernel, &scratch)?.run(&[])?.success(&case.name).map(drop)
    })
    .expect("serial code computes what the reference computes");
    jobs::check_all(&translated("openmp"), |(case, translation)| {
        Program::openmp(&gxx, case, &translation.kernel, &scratch)?.check_threads()
    })
    .expect("OpenMP code computes what the reference computes");
}

#[test]
fn openmp_runs_every_nest_in_parallel() {
    // Nothing else would show that a nest has lost its pragma: it still computes the same.
    let pairs: Vec<_> = kernels().iter().zip(attempts("cuda").iter().zip(attempts("openmp"))).collect();
    jobs::check_all(&pairs, |(case, (cuda, openmp))| {
        let (Attempt::Done(cuda), Attempt::Done(openmp)) = (cuda, openmp) else { return Ok(()) };
        let nests = cuda.kernel.matches("__global__").count();
        let parallel = openmp.kernel.matches("#pragma omp parallel for").count();
        let counts = format!("{}: {nests} nests, {parallel} parallel loops", case.name);
        if nests == parallel { Ok(()) } else { Err(Failure::new(counts)) }
    })
    .expect("each nest has its parallel loop");
}

#[test]
fn a_second_compiler_accepts_host_code() {
    let Some(clangxx) = Tool::Clangxx.find() else { return };
    let scratch = scratch("second");
    for target in ["serial", "openmp"] {
        jobs::check_all(&translated(target), |(case, translation)| {
            program::check_syntax(&clangxx, &case.name, &translation.kernel, &scratch.join(target))
        })
        .expect("clang accepts what g++ accepts");
    }
}

#[test]
fn emulated_devices_agree_with_the_reference() {
    let Some(gxx) = Tool::Gxx.find() else { return };
    let scratch = scratch("emulated");
    for target in ["cuda", "hip", "dpcpp"].map(Target::named) {
        jobs::check_all(&translated(target.name), |(case, translation)| {
            Program::emulated(&gxx, case, target, translation, &scratch)?.check_seeds()
        })
        .expect("device code and launchers compute what the reference computes, in any order of threads");
    }
}

/// Kernels with barriers under conditions of the group, which PoCL 3.1 compiles wrongly. Intel's
/// OpenCL runs them.
const NOT_ON_POCL: [&str; 2] = ["barriers/group_conditions", "launch/conditions"];

/// Kernels with and without a required size in one text: Intel's OpenCL 2025.3 writes to other places
/// than those without say. Alone, the same kernel is right, and so it is on PoCL.
const NOT_ON_INTEL: [&str; 1] = ["tile/edges"];

#[test]
fn opencl_agrees_with_the_reference() {
    let (Some(gxx), Some(_)) = (Tool::Gxx.find(), Tool::Pocl.find()) else { return };
    let scratch = scratch("opencl");
    let intel = Tool::Sycl.find();
    jobs::check_all(&translated("opencl"), |(case, translation)| {
        let program = Program::opencl(&gxx, case, translation, &scratch)?;
        let name = case.name.as_str();
        if let Some(home) = intel.as_ref().filter(|_| !NOT_ON_INTEL.contains(&name)) {
            program.check_intel(home)?;
        }
        if NOT_ON_POCL.contains(&name) { Ok(()) } else { program.check_pocl(&scratch) }
    })
    .expect("OpenCL text and launchers compute what the reference computes");
}

#[test]
fn clang_compiles_the_opencl_text() {
    let Some(clangxx) = Tool::Clangxx.find() else { return };
    let scratch = scratch("opencl-clang");
    jobs::check_all(&translated("opencl"), |(case, translation)| {
        program::check_opencl(&clangxx, &case.name, &translation.kernel, &scratch)
    })
    .expect("clang accepts the OpenCL text as OpenCL C 1.2");
}

#[test]
fn nvrtc_compiles_the_cuda_text() {
    let Some(nvrtc) = Nvrtc::find(&scratch("nvrtc")) else { return };
    let nvrtc = nvrtc.expect("the driver builds");
    let translated = translated("cuda");
    let texts: Vec<(&str, &str)> = translated
        .iter()
        .map(|(case, translation)| (case.name.as_str(), translation.kernel.as_str()))
        .collect();
    let cubins = nvrtc.cubins("sm_80", &texts).expect("the driver runs");
    let failures = cubins.into_iter().zip(&texts).filter_map(|(cubin, (name, _))| {
        let failure = cubin.err()?;
        Some(failure.during(name))
    });
    Failure::all(failures).expect("NVRTC accepts the text of every kernel");
}

#[test]
fn dpcpp_compiles_the_sycl_text() {
    let Some(dpcpp) = Dpcpp::find(&scratch("dpcpp")) else { return };
    let translated = translated("dpcpp");
    let texts: Vec<(&str, &str)> = translated
        .iter()
        .map(|(case, translation)| (case.name.as_str(), translation.kernel.as_str()))
        .collect();
    let results = dpcpp.expect("the driver builds").device_code(&texts).expect("the driver runs");
    let failures =
        results.into_iter().zip(&texts).filter_map(|(result, (name, _))| Some(result.err()?.during(name)));
    Failure::all(failures).expect("the device compiler of DPC++ accepts the text of every kernel");
}

#[test]
fn clang_compiles_the_hip_text() {
    let Some(clang) = HipClang::find() else { return };
    let scratch = scratch("hip");
    jobs::check_all(&translated("hip"), |(case, translation)| {
        clang.code_object("gfx90a", &case.name, &translation.kernel, &scratch)
    })
    .expect("clang makes a code object of every kernel");
}

#[test]
fn the_normal_form_translates_to_the_same_bytes() {
    let scratch = scratch("normal_form");
    let numbered: Vec<(usize, &Kernel)> = kernels().iter().enumerate().collect();
    jobs::check_all(&numbered, |(at, case)| {
        // The same file name in another folder; what the original includes is found through -I.
        let file = scratch.join(format!("{}.okl", case.name));
        let folder = file.parent().expect("it lies in the scratch folder");
        fs::create_dir_all(folder).expect("a scratch folder can be made");
        let home = case.input.parent().expect("it lies in testdata");
        let include = ["-I".to_owned(), home.display().to_string()];
        let options: Vec<String> = case.options.iter().cloned().chain(include).collect();
        for pipeline in TARGETS.iter().map(|target| target.name) {
            let Attempt::Done(original) = &attempts(pipeline)[*at] else { continue };
            // A text may ask for its target.
            let normal = okl().emit(case, pipeline, "normalized")?;
            fs::write(&file, normal).expect("a scratch file can be written");
            // Lines lie elsewhere in the normal form: includes stand in it, conditionals do not.
            let original = original.clone().without_lines();
            let again = okl().translate(&file, &options, pipeline)?.without_lines();
            if original != again {
                let kernel = okl_testing::diff::lines(&original.kernel, &again.kernel);
                let why = "the normal form translates differently (- original, + normal form)";
                return Err(Failure::new(format!("{} {pipeline}: {why}\n{kernel}", case.name)));
            }
        }
        Ok(())
    })
    .expect("the normal form means the same as the original");
}

/// A kernel that okl takes and no compiler does: nothing defines the function it calls.
const UNKNOWN: &str = "\
// a comment
#if 0
#endif
@kernel void unknown(const int N, float *x) {
  for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) {
    x[i] =
      mystery(x[i]);
  }
}
";

#[test]
fn errors_in_generated_code_name_the_line_in_the_source() {
    let folder = scratch("lines");
    fs::create_dir_all(&folder).expect("a scratch folder can be made");
    let input = folder.join("unknown.okl");
    fs::write(&input, UNKNOWN).expect("a scratch file can be written");
    let place = format!("{}:7:", input.display());
    if let Some(gxx) = Tool::Gxx.find() {
        for pipeline in ["serial", "openmp"] {
            let kernel = okl().translate(&input, &[], pipeline).expect("okl takes it").kernel;
            let failure = program::check_syntax(&gxx, "unknown", &kernel, &folder).expect_err("g++ does not");
            assert!(failure.to_string().contains(&place), "{failure}");
        }
    }
    if let Some(nvrtc) = Nvrtc::find(&folder) {
        let kernel = okl().translate(&input, &[], "cuda").expect("okl takes it").kernel;
        let nvrtc = nvrtc.expect("the driver builds");
        let mut cubins = nvrtc.cubins("sm_80", &[("unknown", &kernel)]).expect("the driver runs");
        let failure = cubins.pop().expect("one text, one cubin").expect_err("NVRTC does not");
        let place = format!("{}(7)", input.display());
        assert!(failure.to_string().contains(&place), "{failure}");
    }
}

#[test]
fn every_libclang_gives_the_same_bytes() {
    let okl = okl();
    for libclang in tools::libclangs() {
        let environment = [("LIBCLANG_PATH".to_owned(), libclang.path.display().to_string())];
        jobs::check_all(kernels(), |case| {
            let mut arguments = vec!["run", "--pipeline", "serial"];
            arguments.extend(case.options.iter().map(String::as_str));
            // As `emit` names it: the path stands in the output.
            let input = case.input.strip_prefix(testdata()).expect("it lies in testdata");
            arguments.push(input.to_str().expect("paths of the repository are UTF-8"));
            let what = format!("{} with libclang {}", case.name, libclang.version);
            let text = okl.run_with(&arguments, &environment)?.success(&what)?.stdout;
            let usual = okl.emit(case, "serial", "kernel")?;
            if text == usual {
                return Ok(());
            }
            Err(Failure::new(format!("{what}:\n{}", okl_testing::diff::lines(&usual, &text))))
        })
        .expect("the version of libclang does not show");
    }
}
