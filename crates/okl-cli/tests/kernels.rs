//! Takes every kernel of `testdata/kernels` through okl, through real compilers, and runs it.
//!
//! Cases are found by walking; see `docs/testing.md`. `OKL_BLESS=1` writes the expected files.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use okl_testing::build::Builder;
use okl_testing::cases::{self, Kernel};
use okl_testing::dpcpp::{Compiled, Dpcpp};
use okl_testing::evidence::{self, EVIDENCE, Evidence};
use okl_testing::expected::Expected;
use okl_testing::hip::HipClang;
use okl_testing::metal;
use okl_testing::nvcc::Nvcc;
use okl_testing::nvrtc::Nvrtc;
use okl_testing::okl::{Attempt, Okl, Translation};
use okl_testing::program::{self, Program};
use okl_testing::target::{TARGETS, Target};
use okl_testing::tools::{self, Tool};
use okl_testing::unsupported::{self, Row};
use okl_testing::{Failure, jobs, kept, testdata};

fn okl() -> Okl {
    // Not `env!`: that would keep the whole workspace from building without the binary.
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    Okl::new(program, testdata())
}

fn kernels() -> &'static [Kernel] {
    static KERNELS: OnceLock<Vec<Kernel>> = OnceLock::new();
    KERNELS.get_or_init(|| {
        let mut all = cases::kernels(&testdata()).expect("testdata has kernels, each with a runner");
        // Some alone, while one works on them; then the tests that count kernels fail.
        if let Some(part) = part() {
            all.retain(|kernel| kernel.name.contains(&part));
        }
        all
    })
}

/// What the names of kernels hold that are looked at.
fn part() -> Option<String> {
    std::env::var("OKL_TEST_KERNELS").ok()
}

fn scratch(test: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("kernels").join(test)
}

/// The compiler that builds what is run.
fn builder() -> Option<Builder> {
    Some(Builder::new(&Tool::Gxx.find()?, &scratch("objects")))
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

/// Does it with every kernel that its target takes. Those with an excuse have to fail.
fn check_each(
    evidence: &Evidence,
    check: impl Fn(&Kernel, &Translation) -> Result<(), Failure> + Sync,
) -> Result<(), Failure> {
    jobs::check_all(&translated(evidence.target), |(case, translation)| {
        evidence.settle(&case.name, check(case, translation))
    })
}

/// `docs/backends.md`: what is done with each kernel on each target.
#[test]
fn the_page_of_backends_says_what_the_tests_do() {
    let docs = okl_testing::workspace().join("docs");
    let page = fs::read_to_string(docs.join("backends.md")).expect("the page is part of the repository");
    let (head, _) = page.split_once(MARK).expect("the page has a place for the tables");
    let attempts: Vec<_> = kernels()
        .iter()
        .enumerate()
        .map(|(at, case)| {
            (case.name.as_str(), TARGETS.iter().map(|target| &attempts(target.name)[at]).collect())
        })
        .collect();
    let tables = evidence::page(&attempts);
    Expected::from_environment(&docs)
        .check("backends.md", &format!("{head}{MARK}\n\n{tables}"))
        .expect("the page is up to date");
}

const MARK: &str = "<!-- written by the tests -->";

#[test]
fn every_line_of_the_page_has_its_test() {
    let own = include_str!("kernels.rs");
    for Evidence { target, with, .. } in EVIDENCE {
        // Loops over targets ask for all of them.
        let asked =
            [format!("Evidence::of(\"{target}\", \"{with}\")"), format!("Evidence::of(target, \"{with}\")")];
        assert!(asked.iter().any(|text| own.contains(text)), "no test does {target} with {with}");
    }
}

/// Excuses are tried with the kernels that a target takes.
#[test]
fn every_excuse_is_about_a_kernel_that_is_tried() {
    for Evidence { target, with, except, .. } in EVIDENCE {
        for excuse in *except {
            let kernel = kernels().iter().position(|case| case.name == excuse.kernel);
            let is_taken = kernel.is_some_and(|at| matches!(attempts(target)[at], Attempt::Done(_)));
            let (kernel, why) = (excuse.kernel, "it is no kernel that the target takes: the excuse can go");
            assert!(is_taken || part().is_some(), "{kernel} on {target} with {with}: {why}");
        }
    }
}

#[test]
fn every_step_matches_its_expected_file() {
    let expected = Expected::from_environment(testdata().join("expected"));
    let numbered: Vec<(usize, &Kernel)> = kernels().iter().enumerate().collect();
    let checked = jobs::check_all(&numbered, |(at, case)| {
        let name = &case.name;
        let mut checks = Vec::new();
        for (step, extension) in [("normalized", "okl"), ("unit", "json"), ("barriers", "txt")] {
            if kept::is_kept(step, name) {
                let text = okl().emit(case, "cuda", step)?;
                checks.push(expected.check(&format!("{step}/{name}.{extension}"), &text));
            }
        }
        for target in TARGETS {
            let (pipeline, file) = (target.name, target.file());
            let is_chosen = kept::is_kept(pipeline, name);
            let Attempt::Done(Translation { kernel, launcher, launcher_c }) = &attempts(pipeline)[*at] else {
                if is_chosen && !kept::WHOLE.contains(&pipeline) {
                    checks.push(Err(Failure::new(format!(
                        "CHOSEN has {name} for {pipeline}, which refuses it"
                    ))));
                }
                continue;
            };
            if is_chosen {
                checks.push(expected.check(&format!("{pipeline}/{name}/{file}"), kernel));
            }
            if kept::is_kept("launcher-c", name) {
                let shape = if target.is_host { "host" } else { "device" };
                checks.push(expected.check(&format!("launcher-c/{name}.{shape}.cpp"), launcher_c));
            }
            if let Some(launcher) = launcher.as_ref().filter(|_| kept::is_kept("launcher", name)) {
                // One file: what launches a kernel is the same text for every device.
                checks.push(expected.check(&format!("launcher/{name}.cpp"), launcher));
            }
        }
        Failure::all(checks.into_iter().filter_map(Result::err))
    });
    checked.expect("every kernel gives what was expected");
    if part().is_none() {
        expected.leftovers(&kept::steps()).expect("every expected file has an input");
    }
}

/// Without a file for each, too: what launches a kernel is the same text for every device, and what calls it for every
/// CPU.
#[test]
fn every_device_has_the_same_launcher() {
    let numbered: Vec<(usize, &Kernel)> = kernels().iter().enumerate().collect();
    let checked = jobs::check_all(&numbered, |(at, case)| {
        let taken = taken(*at);
        for is_host in [true, false] {
            let mut alike = taken.iter().filter(|(target, _)| target.is_host == is_host);
            let Some((name, first)) = alike.next() else { continue };
            for (other, text) in alike {
                let [(one, of_one), (two, of_two)] = [first, text]
                    .map(|made| (made.launcher.as_deref().unwrap_or_default(), &*made.launcher_c));
                for (one, two) in [(one, two), (of_one, of_two)] {
                    if one != two {
                        let changes = okl_testing::diff::lines(one, two);
                        let (name, other) = (name.name, other.name);
                        return Err(Failure::new(format!("{}: (- {name}, + {other})\n{changes}", case.name)));
                    }
                }
            }
        }
        Ok(())
    });
    checked.expect("one launcher for all devices, and one for all CPUs");
}

/// Kernels whose launches are looked at one by one.
const RECORDED: [&str; 3] = ["launch/changed_arguments", "launch/early_return", "launch/recorded"];

/// What launchers hand over is compared with what a person has read, and not only with the outcome: number, sizes from
/// axis x on, arguments in their order.
#[test]
fn launches_are_what_is_written_down() {
    let Some(builder) = builder() else { return };
    let scratch = scratch("recorded");
    let expected = Expected::from_environment(testdata().join("expected"));
    let mut launches = Vec::new();
    for target in TARGETS.iter().filter(|target| !target.is_host) {
        let taken = translated(target.name).into_iter().filter(|(case, _)| RECORDED.contains(&&*case.name));
        launches.extend(taken.map(|(case, translation)| (target.name, case, translation)));
    }
    jobs::check_all(&launches, |(target, case, translation)| {
        let with_occa = Program::recorded(&builder, case, target, translation, &scratch)?;
        let without = Program::recorded_without_occa(&builder, case, target, translation, &scratch)?;
        for program in [with_occa, without] {
            // Nothing is computed, so the runner is not content.
            let ended = program.run(&[])?;
            if !matches!(ended.code, Some(0 | 1)) {
                return ended.success(&case.name).map(drop);
            }
            expected.check(&format!("launches/{}.txt", case.name), &ended.stdout)?;
        }
        Ok(())
    })
    .expect("every launch is as it is written down");
    if part().is_none() {
        let all = launches.iter().filter(|(target, ..)| *target == "cuda").count();
        assert_eq!(all, RECORDED.len(), "all of them are kernels that devices take");
        expected.leftovers(&["launches"]).expect("every record has a kernel");
    }
}

/// A kernel that is refused and not listed is a bug; so is one that is listed and works by now, and one that is refused
/// for what the target's language has.
#[test]
fn only_the_listed_kernels_are_refused() {
    let file = testdata().join("unsupported.txt");
    let text = fs::read_to_string(&file).expect("the list is part of the repository");
    let (mut found, mut unexplained) = (Vec::new(), Vec::new());
    for (at, case) in kernels().iter().enumerate() {
        for target in TARGETS {
            let Attempt::Refused(refusals) = &attempts(target.name)[at] else { continue };
            match Row::of(&case.name, target.name, refusals) {
                Ok(row) => found.push(row),
                Err(why) => unexplained.push(why),
            }
        }
    }
    assert!(unexplained.is_empty(), "{}", unexplained.join("\n"));
    let mut listed = unsupported::rows(&text).expect("the list is made of rows");
    listed.retain(|row| part().is_none_or(|part| row.kernel.contains(&part)));
    let difference = unsupported::difference(&listed, &found);
    assert!(difference.is_empty(), "{}:\n{difference}", file.display());
}

/// All of them are right, and run.
#[test]
fn no_kernel_is_said_to_race() {
    jobs::check_all(kernels(), |case| {
        let input = case.input.display().to_string();
        let mut arguments = vec!["check", "--message-format", "short", "--deny", "data-race"];
        arguments.extend(case.options.iter().map(String::as_str));
        arguments.push(&input);
        let ended = okl().run(&arguments)?;
        match ended.stderr.contains("data-race") {
            true => Err(Failure::new(ended.stderr)),
            false => ended.success(&case.name).map(drop),
        }
    })
    .expect("no work item disturbs another one");
}

#[test]
fn every_kernel_runs_without_options() {
    // Of the others, the test above has asked.
    let with_options: Vec<&Kernel> =
        kernels().iter().filter(|case| case.options.len() > case.intrinsics().len()).collect();
    let accepted = jobs::check_all(&with_options, |case| {
        let file = case.input.to_string_lossy().into_owned();
        let words: Vec<String> =
            ["check".to_owned()].into_iter().chain(case.intrinsics()).chain([file]).collect();
        okl().run(&words)?.success(&case.name).map(drop)
    });
    accepted.expect("what `-D` sets has a default");
}

#[test]
fn serial_and_openmp_agree_with_the_reference() {
    let Some(builder) = builder() else { return };
    let scratch = scratch("host");
    check_each(
        Evidence::of("serial", "g++ with checks of addresses and undefined behaviour"),
        |case, translation| {
            Program::serial(&builder, case, &translation.kernel, &scratch)?
                .run(&[])?
                .success(&case.name)
                .map(drop)
        },
    )
    .expect("serial code computes what the reference computes");
    // With the launcher that needs no OCCA; it is the same text for every CPU.
    check_each(Evidence::of("openmp", "g++ with 1, 2 and 4 threads"), |case, translation| {
        Program::called(&builder, case, "openmp", translation, &["-std=c++17"], &scratch)?.check_threads()
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
        check_each(Evidence::of(target, "clang"), |case, translation| {
            program::check_syntax(&clangxx, &case.name, &translation.kernel, &scratch.join(target))
        })
        .expect("clang accepts what g++ accepts");
    }
}

#[test]
fn emulated_devices_agree_with_the_reference() {
    let Some(builder) = builder() else { return };
    let scratch = scratch("emulated");
    for target in ["cuda", "hip", "dpcpp"] {
        check_each(Evidence::of(target, "the emulator"), |case, translation| {
            if target == "hip" && is_text_of_cuda(case, translation) {
                return Ok(());
            }
            Program::emulated(&builder, case, target, translation, &scratch)?.check_seeds()
        })
        .expect("device code and launchers compute what the reference computes, in any order of threads");
    }
}

/// Whether a text for HIP is the one for CUDA behind its header, which runs in the same emulator.
fn is_text_of_cuda(case: &Kernel, hip: &Translation) -> bool {
    let cuda = translated("cuda").into_iter().find(|(other, _)| other.name == case.name);
    cuda.is_some_and(|(_, cuda)| {
        hip.kernel.strip_prefix("#include <hip/hip_runtime.h>\n") == Some(&cuda.kernel)
    })
}

#[test]
fn opencl_agrees_with_the_reference() {
    let (Some(builder), Some(_)) = (builder(), Tool::Pocl.find()) else { return };
    let scratch = scratch("opencl");
    let intel = Tool::Sycl.find();
    let (on_intel, on_pocl) = (Evidence::of("opencl", "Intel's OpenCL"), Evidence::of("opencl", "PoCL"));
    jobs::check_all(&translated("opencl"), |(case, translation)| {
        if let Some(home) = &intel {
            let program = Program::opencl(&builder, case, "CL1.2", translation, &scratch);
            on_intel.settle(&case.name, program.and_then(|program| program.check_intel(home)))?;
        }
        // The other launcher, the one that needs no OCCA.
        let program = Program::opencl_without_occa(&builder, case, "CL1.2", translation, &scratch);
        on_pocl.settle(&case.name, program.and_then(|program| program.check_pocl(&scratch)))
    })
    .expect("OpenCL text and launchers compute what the reference computes");
}

#[test]
fn clang_compiles_the_opencl_text() {
    let Some(clangxx) = Tool::Clangxx.find() else { return };
    let scratch = scratch("opencl-clang");
    check_each(Evidence::of("opencl", "clang as OpenCL C 1.2"), |case, translation| {
        program::check_opencl(&clangxx, &case.name, "CL1.2", &translation.kernel, &scratch)
    })
    .expect("clang accepts the OpenCL text as OpenCL C 1.2");
}

#[test]
fn cpp_for_opencl_agrees_with_the_reference() {
    // PoCL 3.1 does not know this language.
    let (Some(builder), Some(intel)) = (builder(), Tool::Sycl.find()) else { return };
    let scratch = scratch("opencl-cpp");
    check_each(Evidence::of("opencl-cpp", "Intel's OpenCL"), |case, translation| {
        Program::opencl(&builder, case, "CLC++2021", translation, &scratch)?.check_intel(&intel)
    })
    .expect("C++ for OpenCL and launchers compute what the reference computes");
}

#[test]
fn clang_compiles_cpp_for_opencl() {
    let Some(clangxx) = Tool::Clangxx.find() else { return };
    let scratch = scratch("opencl-cpp-clang");
    check_each(Evidence::of("opencl-cpp", "clang as C++ for OpenCL 2021"), |case, translation| {
        program::check_opencl(&clangxx, &case.name, "CLC++2021", &translation.kernel, &scratch)
    })
    .expect("clang accepts the text as C++ for OpenCL 2021");
}

#[test]
fn emulated_metal_agrees_with_the_reference() {
    let Some(builder) = builder() else { return };
    let scratch = scratch("emulated");
    check_each(Evidence::of("metal", "the emulator"), |case, translation| {
        Program::emulated(&builder, case, "metal", translation, &scratch)?.check_seeds()
    })
    .expect("Metal text and launchers compute what the reference computes, in any order of threads");
}

#[test]
fn clang_checks_the_metal_text() {
    let Some(clangxx) = Tool::Clangxx.find() else { return };
    let scratch = scratch("metal");
    check_each(Evidence::of("metal", "clang and a stand-in for Metal's header"), |case, translation| {
        metal::check(&clangxx, &case.name, &translation.kernel, &scratch)
    })
    .expect("clang finds nothing in the Metal text that Metal would refuse");
}

#[test]
fn nvrtc_compiles_the_cuda_text() {
    let Some(nvrtc) = Nvrtc::find(&scratch("nvrtc")) else { return };
    let nvrtc = nvrtc.expect("the driver builds");
    let evidence = Evidence::of("cuda", "NVRTC for sm_80");
    let translated = translated("cuda");
    let cubins = nvrtc.cubins("sm_80", &texts(&translated)).expect("the driver runs");
    let outcomes = cubins.into_iter().zip(&translated).map(|(cubin, (case, _))| {
        evidence.settle(&case.name, cubin.map(drop).map_err(|failure| failure.during(&case.name)))
    });
    Failure::all(outcomes.filter_map(Result::err)).expect("NVRTC accepts the text of every kernel");
}

#[test]
fn nvcc_compiles_the_cuda_text() {
    let Some(nvcc) = Nvcc::find() else { return };
    let evidence = Evidence::of("cuda", "nvcc for sm_80");
    let translated = translated("cuda");
    let cubins = nvcc.cubins("sm_80", &texts(&translated), &scratch("nvcc"));
    let outcomes = cubins.into_iter().zip(&translated).map(|(cubin, (case, _))| {
        evidence.settle(&case.name, cubin.map(drop).map_err(|failure| failure.during(&case.name)))
    });
    Failure::all(outcomes.filter_map(Result::err)).expect("nvcc accepts the text of every kernel");
}

/// Names and kernel texts.
fn texts<'t>(translated: &[(&'t Kernel, &'t Translation)]) -> Vec<(&'t str, &'t str)> {
    let text = |(case, translation): &(&'t Kernel, &'t Translation)| (&*case.name, &*translation.kernel);
    translated.iter().map(text).collect()
}

/// What DPC++ makes of all kernels that it is given, in their order.
fn compiled_by_dpcpp() -> Option<&'static [Compiled]> {
    static DONE: OnceLock<Option<Vec<Compiled>>> = OnceLock::new();
    let done = DONE.get_or_init(|| {
        let dpcpp = Dpcpp::find(&scratch("dpcpp"))?.expect("the driver builds");
        Some(dpcpp.device_code(&texts(&translated("dpcpp"))).expect("the driver runs"))
    });
    done.as_deref()
}

#[test]
fn dpcpp_compiles_the_sycl_text() {
    let Some(results) = compiled_by_dpcpp() else { return };
    let evidence = Evidence::of("dpcpp", "the device compiler of DPC++");
    let outcomes = results.iter().zip(translated("dpcpp")).map(|(result, (case, _))| {
        let outcome = result.as_ref().map(drop).map_err(|failure| failure.clone().during(&case.name));
        evidence.settle(&case.name, outcome)
    });
    let failures = outcomes.filter_map(Result::err);
    Failure::all(failures).expect("the device compiler of DPC++ accepts the text of every kernel");
}

#[test]
fn sycl_on_the_cpu_agrees_with_the_reference() {
    let (Some(builder), Some(home)) = (builder(), Tool::Sycl.find()) else { return };
    let Some(results) = compiled_by_dpcpp() else { return };
    let scratch = scratch("sycl");
    let evidence = Evidence::of("dpcpp", "DPC++ and Intel's OpenCL");
    let compiled: Vec<_> = results.iter().zip(translated("dpcpp")).collect();
    jobs::check_all(&compiled, |(result, (case, translation))| {
        // The other test tells why.
        let Ok(kernels) = result else { return Ok(()) };
        let program = Program::sycl(&builder, case, translation, kernels, &scratch);
        evidence.settle(&case.name, program.and_then(|program| program.check_intel(&home)))
    })
    .expect("what DPC++ makes computes what the reference computes");
}

#[test]
fn clang_compiles_the_hip_text() {
    let Some(clang) = HipClang::find() else { return };
    let scratch = scratch("hip");
    check_each(Evidence::of("hip", "clang for gfx90a"), |case, translation| {
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
        okl_testing::attributes::take_along(&case.input, folder);
        let home = case.input.parent().expect("it lies in testdata");
        let include = ["-I".to_owned(), home.display().to_string()];
        let options: Vec<String> = case.options.iter().cloned().chain(include).collect();
        let taken = taken(*at);
        // A text may ask for its target: then there is a normal form for each.
        let alike = if asks_for_its_target(case) { 1 } else { taken.len().max(1) };
        for group in taken.chunks(alike) {
            let normal = okl().emit(case, group[0].0.name, "normalized")?;
            fs::write(&file, normal).expect("a scratch file can be written");
            let (again, _) = at_once(&case.name, &file, &options, group, &scratch.join("again"))?;
            for ((target, original), again) in group.iter().zip(again) {
                // Lines lie elsewhere in the normal form: includes stand in it, conditionals do not.
                let original =
                    Translation { launcher_c: String::new(), ..(*original).clone() }.without_lines();
                let again = again.without_lines();
                if original != again {
                    let kernel = okl_testing::diff::lines(&original.kernel, &again.kernel);
                    let why = "the normal form translates differently (- original, + normal form)";
                    return Err(Failure::new(format!("{} {}: {why}\n{kernel}", case.name, target.name)));
                }
            }
        }
        Ok(())
    })
    .expect("the normal form means the same as the original");
}

/// The targets that take a kernel, with what became of it.
fn taken(at: usize) -> Vec<(&'static Target, &'static Translation)> {
    let taken = TARGETS.iter().filter_map(|target| match &attempts(target.name)[at] {
        Attempt::Done(translation) => Some((target, translation)),
        Attempt::Refused(_) => None,
    });
    taken.collect()
}

/// Words by which a text asks for its target: it is read once for each answer.
const ASKS: [&str; 3] = ["OKL_MODE", "OCCA_USING_GPU", "OKL_KERNEL_HASH"];

fn asks_for_its_target(case: &Kernel) -> bool {
    let text = fs::read(&case.input).expect("it is there");
    let text = String::from_utf8_lossy(&text);
    ASKS.iter().any(|word| text.contains(word))
}

/// Kernel and launcher for each of the targets from one call, without launchers for programs without OCCA; and the log.
fn at_once(
    name: &str,
    input: &Path,
    options: &[String],
    targets: &[(&Target, &Translation)],
    scratch: &Path,
) -> Result<(Vec<Translation>, String), Failure> {
    let folder = scratch.join(name);
    fs::create_dir_all(&folder).expect("a scratch folder can be made");
    let mut arguments = vec!["run".to_owned()];
    for (target, _) in targets {
        arguments.extend(["--pipeline".to_owned(), target.name.to_owned()]);
    }
    arguments.extend(options.iter().cloned());
    arguments.extend(["-o".to_owned(), format!("{}/", folder.display())]);
    // As single calls name it: the path stands in the output.
    let input = input.strip_prefix(testdata()).unwrap_or(input);
    arguments.push(input.to_str().expect("paths of the repository are UTF-8").to_owned());
    let environment = [("OKL_LOG".to_owned(), "okl_pipeline=debug".to_owned())];
    let log = okl().run_with(&arguments, &environment)?.success(name)?.stderr;
    let stem = name.rsplit('/').next().expect("a name has a last part");
    let read = |file: String| {
        let bytes = fs::read(folder.join(&file));
        bytes
            .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
            .map_err(|error| Failure::new(format!("{name}: {file}: {error}")))
    };
    // With one pipeline its name is not in the name of the file.
    let of =
        |target: &Target| if targets.len() > 1 { format!("{stem}.{}", target.name) } else { stem.to_owned() };
    let all = targets.iter().map(|(target, single)| {
        let kernel = read(format!("{}.{}", of(target), target.extension))?;
        let launcher = single.launcher.as_ref().map(|_| read(format!("{}.launcher.cpp", of(target))));
        Ok(Translation { kernel, launcher: launcher.transpose()?, launcher_c: String::new() })
    });
    Ok((all.collect::<Result<_, Failure>>()?, log))
}

#[test]
fn one_call_for_all_pipelines_gives_the_same_and_parses_once() {
    let scratch = scratch("all_pipelines");
    let numbered: Vec<(usize, &Kernel)> = kernels().iter().enumerate().collect();
    jobs::check_all(&numbered, |(at, case)| {
        let taken = taken(*at);
        let (together, log) = at_once(&case.name, &case.input, &case.options, &taken, &scratch)?;
        for ((target, single), text) in taken.iter().zip(together) {
            let single = Translation { launcher_c: String::new(), ..(*single).clone() };
            if text != single {
                let changes = okl_testing::diff::lines(&single.kernel, &text.kernel);
                let why = "(- alone, + with others)";
                return Err(Failure::new(format!("{} {}: {why}\n{changes}", case.name, target.name)));
            }
        }
        let parses = log.lines().filter(|line| line.contains("::step: parse ")).count();
        let most = if asks_for_its_target(case) { taken.len() } else { 1 };
        match (1..=most).contains(&parses) {
            true => Ok(()),
            false => Err(Failure::new(format!("{}: parsed {parses} times", case.name))),
        }
    })
    .expect("one call for several pipelines gives what single calls give");
}

/// A kernel that okl takes and no compiler does: nothing defines the function it calls.
const UNKNOWN: &str = "\
// a comment
#if 0
#endif
@kernel void unknown(const int N, float *x) {
  for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) {
    x[i] =
      __mystery(x[i]);
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

/// Every name that OpenCL has for itself as one of a variable, a parameter and a field.
#[test]
fn names_of_opencl_may_be_those_of_the_user() {
    let Some(clangxx) = Tool::Clangxx.find() else { return };
    let folder = scratch("names");
    fs::create_dir_all(&folder).expect("a scratch folder can be made");
    let description = testdata().join("../plugins/backends/opencl/target.toml");
    let description = fs::read_to_string(description).expect("the target is described");
    let lists =
        description.split("\nreserved = [").skip(1).map(|list| list.split(']').next().unwrap_or(list));
    for (list, (pipeline, standard)) in lists.zip([("opencl", "CL1.2"), ("opencl-cpp", "CLC++2021")]) {
        // Words of C++, and a name that clang knows better.
        let names = list.split('"').skip(1).step_by(2);
        let names: Vec<&str> = names.filter(|name| !["NULL", "private", "restrict"].contains(name)).collect();
        assert!(names.len() > 300, "{pipeline} has {} names", names.len());
        let input = folder.join(format!("{pipeline}.okl"));
        fs::write(&input, kernel_of_names(&names)).expect("a scratch file can be written");
        let kernel = okl().translate(&input, &[], pipeline).expect("okl takes all names").kernel;
        program::check_opencl(&clangxx, pipeline, standard, &kernel, &folder).expect("clang takes the text");
    }
}

fn kernel_of_names(names: &[&str]) -> String {
    let (mut types, mut uses) = (String::new(), String::new());
    for (at, name) in names.iter().enumerate() {
        types += &format!("struct Of{at} {{ float {name}; }};\n");
        types +=
            &format!("inline float of{at}(const float {name}, const float b) {{ return {name} + b; }}\n");
        uses += &format!(
            "{{ float {name} = x[i]; Of{at} o; o.{name} = {name}; sum += of{at}(o.{name}, {name}); }}\n"
        );
    }
    format!(
        "{types}@kernel void names(const int N, const float *x, float *y) {{
          for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) {{ float sum = 0;\n{uses} y[i] = sum; }}
        }}"
    )
}

#[test]
fn every_libclang_gives_the_same_bytes() {
    let okl = okl();
    for libclang in tools::libclangs() {
        let environment = [("LIBCLANG_PATH".to_owned(), libclang.path.display().to_string())];
        jobs::check_all(&translated("serial"), |(case, usual)| {
            let mut arguments = vec!["run", "--pipeline", "serial"];
            arguments.extend(case.options.iter().map(String::as_str));
            // As `emit` names it: the path stands in the output.
            let input = case.input.strip_prefix(testdata()).expect("it lies in testdata");
            arguments.push(input.to_str().expect("paths of the repository are UTF-8"));
            let what = format!("{} with libclang {}", case.name, libclang.version);
            let ended = okl.run_with(&arguments, &environment)?;
            // Debian has clang's own headers in a package beside the library, which the tests install for one version.
            if ended.stderr.contains("`stddef.h` file not found (in `/usr/include/") {
                return Ok(());
            }
            let text = ended.success(&what)?.stdout;
            if text == usual.kernel {
                return Ok(());
            }
            Err(Failure::new(format!("{what}:\n{}", okl_testing::diff::lines(&usual.kernel, &text))))
        })
        .expect("the version of libclang does not show");
    }
}
