//! `okl normalize` on every kernel: compilers accept what it writes, okl makes the same of it, and writes it again.

use std::fs;
use std::path::{Path, PathBuf};

use okl_testing::cases::{self, Kernel};
use okl_testing::okl::Okl;
use okl_testing::process;
use okl_testing::tools::Tool;
use okl_testing::{Failure, jobs, testdata};

fn okl(folder: impl Into<PathBuf>) -> Okl {
    // Not `env!`: that would keep the whole workspace from building without the binary.
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    Okl::new(program, folder)
}

fn kernels() -> Vec<Kernel> {
    cases::kernels(&testdata()).expect("testdata has kernels, each with a runner")
}

/// Writes a kernel and the headers beside it in pure C++ below `scratch`; the path of the kernel below that.
fn pure(case: &Kernel, scratch: &Path) -> Result<PathBuf, Failure> {
    let okl = okl(testdata());
    let inside = case.input.strip_prefix(testdata()).expect("kernels lie in testdata").to_path_buf();
    let (source, place) =
        (case.input.parent().expect("a folder"), scratch.join(inside.parent().expect("a folder")));
    let headers =
        fs::read_dir(source).expect("the folder can be read").map(|entry| entry.expect("readable").path());
    let headers = headers.filter(|path| path.extension().is_some_and(|extension| extension == "h"));
    for file in headers.chain([case.input.clone()]) {
        let mut arguments: Vec<String> =
            vec!["normalize".into(), "--write-header".into(), scratch.join("include").display().to_string()];
        arguments.extend(case.options.iter().cloned());
        arguments.push(file.strip_prefix(testdata()).expect("it lies in testdata").display().to_string());
        arguments.push("-o".into());
        arguments.push(format!("{}/", place.display()));
        okl.run(&arguments)?.success(&format!("{}: okl normalize", case.name))?;
    }
    okl_testing::attributes::take_along(&case.input, &place);
    Ok(inside)
}

fn scratch(test: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("normalize").join(test)
}

#[test]
fn okl_makes_the_same_of_it() {
    jobs::check_all(&kernels(), |case| {
        // Each case has a folder of its own: neighbours share headers.
        let scratch = scratch("same").join(&case.name);
        let file = pure(case, &scratch)?;
        for pipeline in ["serial", "openmp", "cuda"] {
            // Some kernels are for CPUs only.
            let original = match okl(testdata()).translate(&case.input, &case.options, pipeline) {
                Ok(original) => original.without_lines(),
                Err(_) if pipeline == "cuda" => continue,
                Err(failure) => return Err(failure),
            };
            let again =
                okl(&scratch).translate(&scratch.join(&file), &case.options, pipeline)?.without_lines();
            if original != again {
                let lines = okl_testing::diff::lines(&original.kernel, &again.kernel);
                return Err(Failure::new(format!(
                    "{} {pipeline} (- original, + normalized):\n{lines}",
                    case.name
                )));
            }
        }
        Ok(())
    })
    .expect("what okl normalize writes means the same");
}

#[test]
fn normalizing_again_changes_nothing() {
    jobs::check_all(&kernels(), |case| {
        let scratch = scratch("again").join(&case.name);
        let file = pure(case, &scratch)?;
        let once = fs::read_to_string(scratch.join(&file)).expect("it was just written");
        let mut arguments = vec!["normalize".to_owned()];
        arguments.extend(case.options.iter().cloned());
        arguments.push(file.display().to_string());
        let twice = okl(&scratch).run(&arguments)?.success(&case.name)?.stdout;
        if once == twice {
            return Ok(());
        }
        Err(Failure::new(format!("{}:\n{}", case.name, okl_testing::diff::lines(&once, &twice))))
    })
    .expect("the result is normalized already");
}

/// These give names of their own to what are macros of the header for editors.
const WITHOUT_HEADER: [&str; 1] = ["source/names_of_numbers"];

#[test]
fn compilers_accept_it() {
    let compilers: Vec<(PathBuf, &[&str])> = [(Tool::Gxx, &[][..]), (Tool::Clangxx, &["-Wall"][..])]
        .into_iter()
        .filter_map(|(tool, flags)| Some((tool.find()?, flags)))
        .collect();
    let mut kernels = kernels();
    kernels.retain(|case| !WITHOUT_HEADER.contains(&case.name.as_str()));
    jobs::check_all(&kernels, |case| {
        let scratch = scratch("compilers").join(&case.name);
        let file = pure(case, &scratch)?;
        // As an editor sees it: macros of the command line come before the header.
        let mut text = "#include <okl_intrinsic.h>\n".to_string();
        for define in case.defines() {
            let (name, value) = define[2..].split_once('=').unwrap_or((&define[2..], "1"));
            text += &format!("#define {name} {value}\n");
        }
        text += "#include <okl/okl.hpp>\n";
        text += &format!("#include \"{}\"\n", file.display());
        fs::write(scratch.join("program.cpp"), text).expect("a scratch file can be written");
        for (compiler, flags) in &compilers {
            let mut command = std::process::Command::new(compiler);
            command
                .args(["-std=c++17", "-fsyntax-only", "-Iinclude", "program.cpp"])
                .args(*flags)
                .current_dir(&scratch);
            process::run(&mut command)?.success(&format!("{}: {}", case.name, compiler.display()))?;
        }
        Ok(())
    })
    .expect("compilers read it as C++");
}
