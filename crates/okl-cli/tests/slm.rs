//! The front end `slm`: every program of `testdata/slm` runs on CPUs and devices, with groups of several sizes, and
//! computes what its sequential reference computes.

#![allow(missing_docs)]

mod common;

use common::Folder;
use okl_testing::build::Builder;
use okl_testing::cases::{Kernel, files_below};
use okl_testing::nvrtc::Nvrtc;
use okl_testing::okl::{Okl, Translation};
use okl_testing::program::Program;
use okl_testing::tools::Tool;
use okl_testing::{Failure, jobs, testdata};
use std::path::{Path, PathBuf};

/// Sizes of groups: what the front end chooses, one thread, and numbers that divide nothing or everything.
const SIZES: [Option<u32>; 5] = [None, Some(1), Some(7), Some(32), Some(256)];

/// Where another test runs the same text in all sizes: the text of HIP is CUDA's but for names.
const SOME: [Option<u32>; 2] = [None, Some(7)];

/// Every program with its runner.
fn programs() -> Vec<Kernel> {
    let part = std::env::var("OKL_TEST_KERNELS").unwrap_or_default();
    let files = files_below(&testdata().join("slm")).expect("the folder is part of the repository");
    let inputs = files.into_iter().filter(|file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        name.ends_with(".cpp") && !name.ends_with(".ref.cpp") && name.contains(&part)
    });
    let program = |input: PathBuf| {
        let name = input.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        let runner = input.with_extension("ref.cpp");
        assert!(runner.is_file(), "{name} has no runner");
        Kernel { name, input, options: Vec::new(), runner }
    };
    inputs.map(program).collect()
}

#[test]
fn there_are_twenty_programs() {
    if std::env::var("OKL_TEST_KERNELS").is_err() {
        assert!(programs().len() >= 20, "{}", programs().len());
    }
}

fn okl() -> Okl {
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    Okl::new(program, testdata())
}

fn scratch(test: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("slm").join(test)
}

fn builder() -> Option<Builder> {
    Some(Builder::new(&Tool::Gxx.find()?, &scratch("objects")))
}

/// A pipeline for a target with groups of that size.
fn pipeline(target: &str, size: Option<u32>) -> String {
    let Some(size) = size else { return format!("slm-{target}") };
    let folder = scratch("pipelines");
    std::fs::create_dir_all(&folder).expect("a scratch folder can be made");
    let file = folder.join(format!("{target}-{size}.toml"));
    let text = format!(
        "schema = 1\nextends = \"slm-{target}\"\n[frontend]\nplugin = \"slm\"\noptions = {{ group-size = {size} }}\n"
    );
    // Several threads write the same.
    let new = folder.join(format!("{target}-{size}.{:?}", std::thread::current().id()));
    std::fs::write(&new, text).expect("it can be written");
    std::fs::rename(&new, &file).expect("it can be renamed");
    file.display().to_string()
}

/// Translates every program for a target with groups of those sizes, and does something with each.
fn check_each(
    target: &str,
    sizes: &[Option<u32>],
    check: impl Fn(&Kernel, &Translation) -> Result<(), Failure> + Sync,
) {
    let programs = programs();
    let all: Vec<(&Kernel, Option<u32>)> =
        programs.iter().flat_map(|program| sizes.iter().map(move |size| (program, *size))).collect();
    let is_host = matches!(target, "serial" | "openmp");
    jobs::check_all(&all, |(program, size)| {
        let options = program.options.as_slice();
        let made = okl().translate_for(&program.input, options, &pipeline(target, *size), is_host)?;
        let named = size.map_or_else(|| "own".to_string(), |size| size.to_string());
        // A folder of its own for each size.
        let case = Kernel { name: format!("{}/{named}", program.name), ..(*program).clone() };
        check(&case, &made).map_err(|failure| failure.during(&case.name))
    })
    .expect("it computes what the reference computes");
}

#[test]
fn serial_code_agrees_with_the_reference() {
    let Some(builder) = builder() else { return };
    check_each("serial", &SIZES, |case, made| {
        Program::serial(&builder, case, &made.kernel, &scratch("host"))?
            .run(&[])?
            .success(&case.name)
            .map(drop)
    });
}

#[test]
fn openmp_code_agrees_with_the_reference() {
    let Some(builder) = builder() else { return };
    check_each("openmp", &SOME, |case, made| {
        Program::openmp(&builder, case, &made.kernel, &scratch("host"))?.check_threads()
    });
}

#[test]
fn emulated_cuda_agrees_with_the_reference() {
    let Some(builder) = builder() else { return };
    check_each("cuda", &SIZES, |case, made| {
        Program::emulated(&builder, case, "cuda", made, &scratch("emulated"))?.check_seeds()
    });
}

#[test]
fn emulated_hip_agrees_with_the_reference() {
    let Some(builder) = builder() else { return };
    check_each("hip", &SOME, |case, made| {
        Program::emulated(&builder, case, "hip", made, &scratch("emulated"))?.check_seeds()
    });
}

#[test]
fn emulated_dpcpp_and_metal_agree_with_the_reference() {
    let Some(builder) = builder() else { return };
    for target in ["dpcpp", "metal"] {
        check_each(target, &SOME, |case, made| {
            Program::emulated(&builder, case, target, made, &scratch("emulated"))?.check_seeds()
        });
    }
}

#[test]
fn opencl_on_the_cpu_agrees_with_the_reference() {
    let (Some(builder), Some(_)) = (builder(), Tool::Pocl.find()) else { return };
    let scratch = scratch("opencl");
    check_each("opencl", &SIZES, |case, made| {
        Program::opencl_without_occa(&builder, case, "CL1.2", made, &scratch)?.check_pocl(&scratch)
    });
}

#[test]
fn nvrtc_compiles_the_cuda_text() {
    let Some(nvrtc) = Nvrtc::find(&scratch("nvrtc")) else { return };
    let nvrtc = nvrtc.expect("the driver builds");
    let programs = programs();
    let all: Vec<(String, String)> = programs
        .iter()
        .flat_map(|program| SOME.iter().map(move |size| (program, *size)))
        .map(|(program, size)| {
            let made = okl().translate_for(&program.input, &[], &pipeline("cuda", size), false);
            (format!("{} {size:?}", program.name), made.expect("it is translated").kernel)
        })
        .collect();
    let texts: Vec<(&str, &str)> = all.iter().map(|(name, text)| (&**name, &**text)).collect();
    let cubins = nvrtc.cubins("sm_80", &texts).expect("the driver runs");
    let outcomes = cubins
        .into_iter()
        .zip(&texts)
        .map(|(cubin, (name, _))| cubin.map(drop).map_err(|failure| failure.during(name)));
    Failure::all(outcomes.filter_map(Result::err)).expect("NVRTC accepts all texts");
}

/// What okl says of a text, by id.
fn told(folder: &Folder, text: &str) -> Vec<String> {
    folder.write("k.cpp", text);
    let ended = folder.okl("check -p slm-cuda k.cpp");
    let ids = ended.stderr.lines().filter_map(|line| {
        let rest = line.strip_prefix("warning[").or_else(|| line.strip_prefix("error["))?;
        Some(rest.split_once(']')?.0.to_string())
    });
    ids.collect()
}

#[test]
fn programs_are_told_nothing_but_that_their_host_code_stays() {
    let folder = Folder::new("slm-quiet");
    for program in programs() {
        let mut found = told(&folder, &std::fs::read_to_string(&program.input).expect("it is there"));
        found.retain(|id| id != "slm-host-code");
        assert_eq!(found, [] as [&str; 0], "{}", program.name);
    }
}

#[test]
fn ways_through_a_switch_exclude_each_other() {
    let folder = Folder::new("slm-switch");
    let text = |end: &str| {
        format!(
            "__declspec(target(gfx_kernel)) void f(int n, float *x) {{
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {{
    __thread_group_local float s[8];
    switch (g) {{
      case 0:
        s[:] = 1;
        {end}
      default:
        _Cilk_for (int i = 0; i < 8; ++i) s[7 - i] = x[i];
    }}
    _gfx_gpgpu_thread_barrier();
    _Cilk_for (int i = 0; i < 8; ++i) x[8 * g + i] = s[i];
  }}
}}
"
        )
    };
    assert_eq!(told(&folder, &text("break;")), [] as [&str; 0]);
    assert_eq!(told(&folder, &text("")), ["slm-race"]);
}

/// The text between the fences after a heading of a page.
fn example<'p>(page: &'p str, heading: &str) -> &'p str {
    let section = page.split_once(&format!("\n## {heading}\n")).expect("a page has both examples").1;
    let fenced = section.split_once("```c++\n").expect("they are C++").1;
    fenced.split_once("```").expect("they end").0
}

#[test]
fn wrong_examples_are_wrong_and_right_ones_are_right() {
    let folder = Folder::new("slm-pages");
    let pages = files_below(&okl_testing::workspace().join("docs/diagnostics")).expect("the folder is there");
    let mut count = 0;
    for file in pages {
        let id = file.file_stem().expect("a name").to_string_lossy().into_owned();
        if !id.starts_with("slm-") {
            continue;
        }
        let page = std::fs::read_to_string(&file).expect("it is readable");
        assert_eq!(told(&folder, example(&page, "Wrong")), [id.as_str()], "{id}");
        assert_eq!(told(&folder, example(&page, "Right")), [] as [&str; 0], "{id}");
        count += 1;
    }
    assert_eq!(count, 25);
}

#[test]
fn each_barrier_of_the_matrix_product_is_missed() {
    let folder = Folder::new("slm-barriers");
    for name in ["matmul_document", "matmul_loops"] {
        let path = testdata().join("slm").join(format!("{name}.cpp"));
        let text = std::fs::read_to_string(path).expect("it is there");
        let barriers: Vec<usize> =
            text.match_indices("_gfx_gpgpu_thread_barrier();").map(|(at, _)| at).collect();
        assert_eq!(barriers.len(), 2, "{name}");
        for at in barriers {
            let mut without = text.clone();
            without.replace_range(at..at + "_gfx_gpgpu_thread_barrier();".len(), "");
            let found = told(&folder, &without);
            assert!(!found.is_empty() && found.iter().all(|id| id == "slm-race"), "{name} {at}: {found:?}");
        }
    }
}
