//! CUDA texts on an NVIDIA GPU. `./x gpu` runs the tests that need one; the others do the same with a stand-in for the
//! driver.

#![allow(clippy::print_stdout, reason = "whoever runs them wants to see which card, and how fast")]

use std::env;
use std::path::{Path, PathBuf};

use okl_testing::build::Builder;
use okl_testing::cases::{self, Kernel};
use okl_testing::difftest::{self, CARD, CaseRunner, KNOWN_WRONG, Plan, Witness};
use okl_testing::gpu::{self, Gpu};
use okl_testing::nvcc::Nvcc;
use okl_testing::okl::{Attempt, Okl, Translation};
use okl_testing::tools::{self, Tool};
use okl_testing::{Failure, jobs, testdata};

fn okl() -> Okl {
    okl_in(&testdata())
}

fn okl_in(folder: &Path) -> Okl {
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    Okl::new(program, folder)
}

fn scratch(test: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("gpu").join(test)
}

fn builder() -> Option<Builder> {
    Some(Builder::new(&Tool::Gxx.find()?, &scratch("objects")))
}

/// The card; prints a line with its properties or with the reason why there is none.
fn card(builder: &Builder, scratch: &Path) -> Option<Gpu> {
    match Gpu::find(builder, scratch).expect("the probe is built and runs") {
        Ok(gpu) => {
            println!("{} ({}), compiled with {}", gpu.name, gpu.architecture, gpu.compiler());
            Some(gpu)
        }
        Err(why) => {
            tools::is_missing(&why.0);
            None
        }
    }
}

/// The kernels that are timed: file, options, and the parameters that `gpu/by_hand.cu` was written for.
const TIMED: [(&str, &[&str]); 3] = [
    ("matmul/tiled", &[]),
    ("stencil/heat2d", &["-D", "p_TX=32", "-D", "p_TY=8"]),
    ("sem/hex_operator", &["-D", "p_Nq=8"]),
];

fn timed() -> Vec<Translation> {
    let translate = |(name, options): &(&str, &[&str])| {
        let input = testdata().join("kernels").join(format!("{name}.okl"));
        let options: Vec<String> = options.iter().map(|option| (*option).to_owned()).collect();
        okl().translate(&input, &options, "cuda").expect("okl takes it")
    };
    TIMED.iter().map(translate).collect()
}

/// Compiles each translated kernel, and runs it on the card with its runner.
fn check_on(gpu: &Gpu, builder: &Builder, scratch: &Path, taken: &[(&Kernel, &Translation)]) {
    let texts: Vec<(&str, &str)> =
        taken.iter().map(|(case, translation)| (case.name.as_str(), translation.kernel.as_str())).collect();
    let cubins = gpu.compile(&texts, scratch).expect("the compiler runs");
    let all: Vec<_> = taken.iter().zip(&cubins).collect();
    let ended = jobs::check_all(&all, |((case, translation), cubin)| {
        let cubin = cubin.as_ref().map_err(|failure| failure.clone().during(&case.name))?;
        let program = gpu::program(builder, case, translation, cubin, scratch)?;
        program.run(&[])?.success(&case.name).map(drop)
    });
    ended.expect("the card computes what the reference computes");
    println!("{} kernels agree with their references", all.len());
}

#[test]
#[ignore = "needs an NVIDIA GPU: ./x gpu"]
fn every_kernel_computes_on_the_card_what_the_reference_computes() {
    let (Some(builder), scratch) = (builder(), scratch("kernels")) else { return };
    let Some(gpu) = card(&builder, &scratch) else { return };
    let kernels = cases::kernels(&testdata()).expect("testdata has kernels, each with a runner");
    let attempts = jobs::map(&kernels, |case| okl().attempt(case, "cuda"));
    let attempts: Vec<Attempt> =
        attempts.into_iter().collect::<Result<_, _>>().expect("every kernel is translated or refused");
    let taken = kernels.iter().zip(&attempts).filter_map(|(case, attempt)| match attempt {
        Attempt::Done(translation) => Some((case, translation)),
        Attempt::Refused(_) => None,
    });
    check_on(&gpu, &builder, &scratch, &taken.collect::<Vec<_>>());
}

/// The programs of a front end that have a runner: `testdata/acc/saxpy.cpp` with `saxpy.ref.cpp`.
fn programs_with_runner(folder: &str) -> Vec<Kernel> {
    let files = cases::files_below(&testdata().join(folder)).expect("the folder is part of the repository");
    let program = |input: PathBuf| {
        let name = input.file_stem()?.to_string_lossy().into_owned();
        let runner = input.with_extension("ref.cpp");
        runner.is_file().then_some(Kernel { name, input, options: Vec::new(), runner })
    };
    files.into_iter().filter_map(program).collect()
}

#[test]
#[ignore = "needs an NVIDIA GPU: ./x gpu"]
fn programs_of_other_languages_compute_on_the_card_what_the_reference_computes() {
    for language in ["acc", "slm"] {
        let (Some(builder), scratch) = (builder(), scratch(language)) else { return };
        let Some(gpu) = card(&builder, &scratch) else { return };
        let programs = programs_with_runner(language);
        let pipeline = format!("{language}-cuda");
        let made = jobs::map(&programs, |case| okl().translate_for(&case.input, &[], &pipeline, false));
        let made: Vec<Translation> = made.into_iter().collect::<Result<_, _>>().expect("all are translated");
        check_on(&gpu, &builder, &scratch, &programs.iter().zip(&made).collect::<Vec<_>>());
    }
}

/// A text with kernels and host program, built by nvcc as users build it.
#[test]
#[ignore = "needs an NVIDIA GPU: ./x gpu"]
fn whole_programs_with_openacc_run_on_the_card() {
    let (Some(builder), scratch) = (builder(), scratch("acc-whole")) else { return };
    let (Some(gpu), Some(nvcc)) = (card(&builder, &scratch), Nvcc::find()) else { return };
    let below =
        |folder: &str| cases::files_below(&testdata().join(folder)).expect("it is part of the repository");
    let programs = [below("acc/whole"), below("acc/host")].concat();
    jobs::check_all(&programs, |program| {
        let name = program.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = okl().emit_file(program, &[], "acc-cuda", "kernel")?;
        nvcc.program(&gpu.architecture, &name, &text, &scratch)?.run(&[])?.success(&name).map(drop)
    })
    .expect("each program finds what it computes right");
    println!("{} programs with OpenACC find what they compute right", programs.len());
}

/// The number of random kernels on the card in an ordinary run; `OKL_DIFFTEST_CASES` overrides it.
const RANDOM: usize = 400;

/// The number of kernels per process; several processes use several processors.
const SHARE: usize = 100;

/// A runner that builds random kernels and runs their parallel code on the card.
fn session(gpu: &Gpu, scratch: PathBuf, name: String) -> Option<CaseRunner> {
    std::fs::create_dir_all(&scratch).expect("a scratch folder can be made");
    Some(CaseRunner {
        okl: okl_in(&scratch),
        compiler: Tool::Gxx.find()?,
        scratch,
        objects: Path::new(env!("CARGO_TARGET_TMPDIR")).join("gpu/objects"),
        name,
        backends: vec!["serial".to_owned(), "cuda".to_owned()],
        card: Some(gpu.clone()),
    })
}

/// An entry that is correct by now needlessly excludes kernels with its construct.
#[test]
#[ignore = "needs an NVIDIA GPU: ./x gpu"]
fn what_is_known_to_be_wrong_on_cards_still_is() {
    let (Some(builder), scratch) = (builder(), scratch("known")) else { return };
    let Some(gpu) = card(&builder, &scratch) else { return };
    let Some(session) = session(&gpu, scratch, "card-known".to_owned()) else { return };
    let rows = KNOWN_WRONG.iter().filter(|known| known.backend == CARD);
    Failure::all(rows.filter_map(|known| Witness::check(&session, known).err())).expect("they still are");
}

#[test]
#[ignore = "needs an NVIDIA GPU: ./x gpu"]
fn random_kernels_compute_on_the_card_what_they_say() {
    let (Some(builder), scratch) = (builder(), scratch("random")) else { return };
    let Some(gpu) = card(&builder, &scratch) else { return };
    let number =
        |name: &str, usual: usize| env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (seed, count) = (number("OKL_DIFFTEST_SEED", 1) as u64, number("OKL_DIFFTEST_CASES", RANDOM));
    let shares: Vec<usize> = (0..count).step_by(SHARE).collect();
    jobs::check_all(&shares, |&first| {
        let scratch = scratch.join(format!("{seed}-{first}"));
        let Some(session) = session(&gpu, scratch, format!("card-{seed}-{first}")) else { return Ok(()) };
        let count = SHARE.min(count - first);
        difftest::check(&session, &Plan { first, count, seed, shrinks: 40, failures: 1, together: 25 })
    })
    .expect("the card computes what the plain functions compute");
    println!("{count} random kernels of seed {seed} agree with their plain functions");
}

#[test]
#[ignore = "needs an NVIDIA GPU: ./x gpu"]
fn okl_is_timed_against_code_by_hand() {
    let (Some(builder), scratch) = (builder(), scratch("time")) else { return };
    let Some(gpu) = card(&builder, &scratch) else { return };
    let translations = timed();
    let mut texts = vec![("by_hand", gpu::BY_HAND)];
    texts.extend(TIMED.iter().zip(&translations).map(|((name, _), found)| (*name, found.kernel.as_str())));
    let cubins = gpu.compile(&texts, &scratch).expect("the compiler runs");
    let cubins: Vec<PathBuf> = cubins.into_iter().collect::<Result<_, _>>().expect("the texts compile");
    let cubins = [&*cubins[0], &*cubins[1], &*cubins[2], &*cubins[3]];
    print!("{}", gpu::compare(&builder, cubins, 1, None, &scratch).expect("both compute the same"));
}

/// A file that stands for machine code when the driver is a stand-in.
fn no_code(scratch: &Path) -> PathBuf {
    std::fs::create_dir_all(scratch).expect("a scratch folder can be made");
    let file = scratch.join("code");
    std::fs::write(&file, "code").expect("a scratch file can be written");
    file
}

#[test]
fn a_machine_without_a_driver_says_so() {
    let (Some(builder), scratch) = (builder(), scratch("without")) else { return };
    let ended = gpu::probe(&builder, &scratch, Some(Path::new("/nowhere/libcuda.so"))).expect("it runs");
    assert_eq!(ended.code, Some(1));
    assert!(ended.stdout.contains("/nowhere/libcuda.so"), "{}", ended.stdout);
}

#[test]
fn launches_reach_a_driver_with_all_arguments() {
    let (Some(builder), Some(gxx), scratch) = (builder(), Tool::Gxx.find(), scratch("stand-in")) else {
        return;
    };
    let driver = gpu::fake_driver(&gxx, &scratch).expect("the stand-in is built");
    let ended = gpu::probe(&builder, &scratch, Some(&driver)).expect("it runs");
    assert_eq!(ended.stdout, "sm_80 a stand-in\n");
    let kernels = cases::kernels(&testdata()).expect("testdata has kernels");
    let case = kernels.iter().find(|case| case.name == "matmul/tiled").expect("it is there");
    let translation = okl().translate(&case.input, &case.options, "cuda").expect("okl takes it");
    let program = gpu::program(&builder, case, &translation, &no_code(&scratch), &scratch).expect("it links");
    let environment = |name: &'static str, value: &Path| (name, value.display().to_string());
    let usual = [environment("OKL_CUDA_DRIVER", &driver)];
    program.run(&usual).and_then(|ended| ended.success("matmul").map(drop)).expect("the product is right");
    let wrong = [environment("OKL_CUDA_DRIVER", &driver), environment("OKL_FAKE_MISTAKE", Path::new("1"))];
    let failure = program.run(&wrong).and_then(|ended| ended.success("matmul").map(drop));
    let failure = failure.expect_err("a write behind the end is found").to_string();
    assert!(failure.contains("wrote outside of an array"), "{failure}");
}

#[test]
fn times_are_compared() {
    let (Some(builder), Some(gxx), scratch) = (builder(), Tool::Gxx.find(), scratch("times")) else { return };
    let driver = gpu::fake_driver(&gxx, &scratch).expect("the stand-in is built");
    let code = no_code(&scratch);
    let said = gpu::compare(&builder, [&code; 4].map(PathBuf::as_path), 64, Some(&driver), &scratch);
    let said = said.expect("both are the same");
    assert_eq!(said.lines().count(), 3, "{said}");
    assert!(said.lines().all(|line| line.contains("ratio ")), "{said}");
}

/// The hand-written kernels are CUDA and have the same parameters as okl's, in the same order.
#[test]
fn code_by_hand_compiles() {
    let Some(nvrtc) = okl_testing::nvrtc::Nvrtc::find(&scratch("by_hand")) else { return };
    let translations = timed();
    let mut texts = vec![("by_hand", gpu::BY_HAND)];
    texts.extend(TIMED.iter().zip(&translations).map(|((name, _), found)| (*name, found.kernel.as_str())));
    let cubins = nvrtc.expect("the driver builds").cubins("sm_80", &texts).expect("the driver runs");
    Failure::all(cubins.into_iter().filter_map(Result::err)).expect("NVRTC takes all of them");
    let types = |text: &str, name: &str| {
        let (_, rest) = text.split_once(&format!("{name}(")).expect("the kernel is there");
        let list = rest.split(')').next().unwrap_or_default().to_owned();
        let kind = |parameter: &str| (parameter.contains('*'), parameter.contains("float"));
        list.split(',').map(kind).collect::<Vec<_>>()
    };
    let pairs = [("matmul", "matmul"), ("heatTile", "heat"), ("hexOperator", "hex")];
    for ((okl, hand), translation) in pairs.iter().zip(&translations) {
        let text = translation.kernel.replace("dfloat", "float");
        assert_eq!(types(&text, &format!("_occa_{okl}_0")), types(gpu::BY_HAND, &format!("by_hand_{hand}")));
    }
}
