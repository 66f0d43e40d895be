//! Tests of the kit: handwritten translations pass, and every way of breaking them is detected.

use std::fs;
use std::path::{Path, PathBuf};

use okl_testing::build::Builder;
use okl_testing::cases::{self, Kernel};
use okl_testing::nvrtc::Nvrtc;
use okl_testing::okl::Translation;
use okl_testing::program::Program;
use okl_testing::tools::Tool;
use okl_testing::{Failure, jobs, program};

/// Handwritten output for a kernel, from `tests/data`.
fn read(case: &Kernel, file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(&case.name).join(file);
    fs::read_to_string(&path).expect("every kernel here has hand-written output")
}

fn cuda(case: &Kernel) -> Translation {
    Translation {
        kernel: read(case, "kernel.cu"),
        launcher: Some(read(case, "launcher.cpp")),
        ..Translation::default()
    }
}

/// The kernels with handwritten output.
fn cases() -> Vec<Kernel> {
    let known = ["matmul/tiled", "reduction/block", "sem/hex_operator"];
    let all = cases::kernels(&okl_testing::testdata()).expect("testdata has kernels");
    all.into_iter().filter(|case| known.contains(&case.name.as_str())).collect()
}

fn case(name: &str) -> Kernel {
    cases().into_iter().find(|case| case.name == name).expect("the kernel exists")
}

fn builder() -> Option<Builder> {
    Some(Builder::new(&Tool::Gxx.find()?, &scratch("objects")))
}

/// A separate folder for each test, so that tests can run in parallel.
fn scratch(test: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("kit").join(test)
}

#[test]
fn right_host_code_passes() {
    let Some(builder) = builder() else { return };
    let scratch = scratch("right_host_code");
    jobs::check_all(&cases(), |case| {
        let kernel = read(case, "serial.cpp");
        Program::serial(&builder, case, &kernel, &scratch)?.run(&[])?.success(&case.name)?;
        Program::openmp(&builder, case, &kernel, &scratch)?.check_threads()
    })
    .expect("the hand-written code is right");
}

#[test]
fn right_device_code_passes() {
    let Some(builder) = builder() else { return };
    let scratch = scratch("right_device_code");
    jobs::check_all(&cases(), |case| {
        Program::emulated(&builder, case, "cuda", &cuda(case), &scratch)?.check_seeds()
    })
    .expect("the hand-written code is right");
}

#[test]
fn wrong_host_code_is_noticed() {
    let Some(builder) = builder() else { return };
    let breaks = [
        ("matmul/tiled", "k < T", "k < T - 1", "C: entry"),
        ("matmul/tiled", "< cols) C[", "<= cols) C[", ""),
        ("reduction/block", "n < first + G && n < N", "n < first + G && n <= N", ""),
        ("reduction/block", "alive = B / 2", "alive = B / 4", "sum: entry"),
        ("sem/hex_operator", "lambda * g[6 * P]", "lambda", "Aq: entry"),
        ("sem/hex_operator", "r_Aq[j][i][k] = 0;", "", "Aq: entry"),
    ];
    let numbered: Vec<_> = breaks.iter().enumerate().collect();
    jobs::check_all(&numbered, |(number, (name, right, wrong, message))| {
        let case = case(name);
        let scratch = scratch("wrong_host_code").join(number.to_string());
        let text = change(&read(&case, "serial.cpp"), right, wrong);
        let ended = Program::serial(&builder, &case, &text, &scratch)?.run(&[])?;
        if ended.is_success() || !ended.stderr.contains(message) {
            return Err(Failure::new(format!("{name}: `{wrong}` was not noticed\n{}", ended.stderr)));
        }
        Ok(())
    })
    .expect("all mistakes are noticed");
}

#[test]
fn wrong_device_code_and_launchers_are_noticed() {
    let Some(builder) = builder() else { return };
    // The original text, its replacement, and a part of the expected message.
    let breaks = [
        ("matmul/tiled", "__syncthreads();  // loaded", "", "C: entry"),
        ("matmul/tiled", "__syncthreads();  // used", "", "C: entry"),
        // Not needed: the entries that are read then are written back unchanged.
        ("reduction/block", "__syncthreads();  // read", "", ""),
        ("reduction/block", "__syncthreads();  // written", "", "sum: entry"),
        ("sem/hex_operator", "__syncthreads();  // slice", "", "Aq: entry"),
        ("sem/hex_operator", "__syncthreads();  // flux", "", "Aq: entry"),
        (
            "matmul/tiled",
            "__syncthreads();  // used",
            "if (threadIdx.x > 3) __syncthreads();",
            "divergent barrier",
        ),
        (
            "reduction/block",
            "if (t < alive) r_sum",
            "if (t == 9) return; if (t < alive) r_sum",
            "divergent barrier",
        ),
        ("matmul/tiled", "__launch_bounds__(256)", "__launch_bounds__(128)", "launch bounds"),
        ("matmul/tiled", "const int rows, const int cols", "const long rows, const int cols", "another type"),
        (
            "matmul/tiled",
            "kernel(rows, cols, depth, A, B, C)",
            "kernel(rows, cols, depth, A, B)",
            "arguments",
        ),
        ("matmul/tiled", "deviceKernels[0]", "deviceKernels[1]", "does not exist"),
        ("matmul/tiled", "inner[1] = 16", "inner[1] = 160", "more threads"),
        ("matmul/tiled", "outer.dims = 2", "outer.dims = 1", "beyond dims"),
        ("reduction/block", "atomicAdd(&total[0], r_sum)", "total[1] += r_sum", "outside of an array"),
        // The additional group has no work.
        ("reduction/block", "outer[0] = (N + 511) / 512", "outer[0] = (N + 511) / 512 + 1", ""),
        ("reduction/block", "outer[0] = (N + 511) / 512", "outer[0] = N / 512", "sum: entry"),
    ];
    let numbered: Vec<_> = breaks.iter().enumerate().collect();
    jobs::check_all(&numbered, |(number, (name, right, wrong, message))| {
        let case = case(name);
        let scratch = scratch("wrong_device_code").join(number.to_string());
        let Translation { kernel, launcher, .. } = cuda(&case);
        let launcher = launcher.expect("hand-written");
        let in_kernel = kernel.contains(right);
        let broken = if in_kernel {
            Translation {
                kernel: change(&kernel, right, wrong),
                launcher: Some(launcher),
                ..Translation::default()
            }
        } else {
            Translation { kernel, launcher: Some(change(&launcher, right, wrong)), ..Translation::default() }
        };
        // An empty message means that the change is harmless, so the kernel must pass.
        let verdict = Program::emulated(&builder, &case, "cuda", &broken, &scratch)?.check_seeds();
        match (verdict, message.is_empty()) {
            (Ok(()), true) => Ok(()),
            (Err(failure), false) if failure.to_string().contains(message) => Ok(()),
            (Ok(()), false) => Err(Failure::new(format!("{name}: `{wrong}` was not noticed"))),
            (Err(failure), _) => Err(failure.during(format!("{name}: `{wrong}` should say `{message}`"))),
        }
    })
    .expect("all mistakes are noticed");
}

#[test]
fn nvrtc_makes_cubins_and_explains_failures() {
    let Some(nvrtc) = Nvrtc::find(&scratch("nvrtc")) else { return };
    let nvrtc = nvrtc.expect("the driver builds");
    let texts: Vec<(String, String)> =
        cases().iter().map(|case| (case.name.clone(), read(case, "kernel.cu"))).collect();
    let mut texts: Vec<(&str, &str)> =
        texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    texts.push(("wrong", "extern \"C\" __global__ void f(float *a) { a[0] = nowhere; }"));
    let mut results = nvrtc.cubins("sm_80", &texts).expect("the driver runs");
    let wrong = results.pop().expect("four results").expect_err("`nowhere` is declared nowhere").to_string();
    assert!(wrong.contains("nowhere"), "{wrong}");
    for cubin in results {
        assert!(cubin.expect("right code").starts_with(b"\x7fELF"));
    }
}

#[test]
fn a_second_compiler_reads_host_code() {
    let Some(clangxx) = Tool::Clangxx.find() else { return };
    let case = case("matmul/tiled");
    let text = read(&case, "serial.cpp");
    program::check_syntax(&clangxx, &case.name, &text, &scratch("syntax_right")).expect("right code");
    let wrong = change(&text, "float s_A", "flaot s_A");
    program::check_syntax(&clangxx, &case.name, &wrong, &scratch("syntax_wrong"))
        .expect_err("a misspelt type");
}

/// Replaces the first occurrence, which must exist.
fn change(text: &str, right: &str, wrong: &str) -> String {
    assert!(text.contains(right), "`{right}` is not in the text");
    text.replacen(right, wrong, 1)
}
