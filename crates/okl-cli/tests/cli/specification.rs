//! Every example of the language specification is accepted, and the generated text compiles.

use std::fs;
use std::path::{Path, PathBuf};

use okl_testing::nvrtc::Nvrtc;
use okl_testing::okl::Okl;
use okl_testing::program;
use okl_testing::tools::Tool;
use okl_testing::{Failure, jobs, testdata};

fn okl() -> Okl {
    // Not `env!`: that would keep the whole workspace from building without the binary.
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    Okl::new(program, testdata())
}

fn scratch(test: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("specification").join(test)
}

/// The names and paths of the examples.
fn examples() -> Vec<(String, PathBuf)> {
    let folder = testdata().join("specification");
    let entries = fs::read_dir(&folder)
        .expect("testdata has the examples")
        .map(|entry| entry.expect("it can be read").path());
    let mut found: Vec<(String, PathBuf)> = entries
        .filter(|path| path.extension().is_some_and(|extension| extension == "okl"))
        .map(|path| (path.file_stem().expect("it has a name").to_string_lossy().into_owned(), path))
        .collect();
    found.sort();
    assert!(found.len() > 10, "the examples are gone");
    found
}

#[test]
fn host_backends_accept_every_example() {
    let compiler = Tool::Gxx.find();
    jobs::check_all(&examples(), |(name, path)| {
        for pipeline in ["serial", "openmp"] {
            let kernel = okl().translate(path, &[], pipeline)?.kernel;
            if let Some(compiler) = &compiler {
                program::check_syntax(compiler, &format!("{name}_{pipeline}"), &kernel, &scratch("host"))?;
            }
        }
        Ok(())
    })
    .expect("every example becomes C++ that compiles");
}

#[test]
fn cuda_accepts_every_example() {
    let examples = examples();
    let translated = jobs::map(&examples, |(_, path)| okl().translate(path, &[], "cuda"));
    let kernels: Vec<String> = translated
        .into_iter()
        .map(|translation| translation.map(|translation| translation.kernel))
        .collect::<Result<_, _>>()
        .expect("every example becomes CUDA");
    let Some(nvrtc) = Nvrtc::find(&scratch("nvrtc")) else { return };
    let texts: Vec<(&str, &str)> =
        examples.iter().zip(&kernels).map(|((name, _), kernel)| (name.as_str(), kernel.as_str())).collect();
    let cubins = nvrtc.and_then(|nvrtc| nvrtc.cubins("sm_80", &texts)).expect("the driver builds and runs");
    let failures =
        cubins.into_iter().zip(&texts).filter_map(|(cubin, (name, _))| Some(cubin.err()?.during(name)));
    Failure::all(failures).expect("NVRTC accepts every example");
}
