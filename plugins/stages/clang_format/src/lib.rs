//! The stage `clang-format`: formats outputs with clang-format.
//!
//! It runs the program with the text on standard input and replaces the text by the standard output. The options of the
//! stage select the program and the style. An error of the program is an error of the stage; the text is never changed
//! partially.

use okl_plugin::{Acts, Change, OptionType, Stage, Text};
use serde::Deserialize;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const FORMAT: Stage = Stage {
    summary: "lays outputs out with clang-format",
    options: &[
        (
            "program",
            OptionType::Text,
            "the program to run, from the file's folder on or on the search path (default: `clang-format`)",
        ),
        (
            "style",
            OptionType::Text,
            "as its `--style` takes it (default: `file`, which looks for a .clang-format)",
        ),
        ("fallback-style", OptionType::Text, "where there is no such file (default: `LLVM`)"),
    ],
    acts: Acts::Output(format),
};

// The output depends on a program and on the `.clang-format` file that it finds, so it cannot be cached.
okl_plugin::export!(stage, "clang_format", FORMAT, cache = false);

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", default)]
struct Options {
    program: String,
    style: String,
    fallback_style: String,
}

impl Default for Options {
    fn default() -> Options {
        let [program, style, fallback_style] = ["clang-format", "file", "LLVM"].map(str::to_string);
        Options { program, style, fallback_style }
    }
}

fn format(asked: &Text<'_>) -> Result<Change, String> {
    let Options { program, style, fallback_style } = okl_plugin::stage::options(asked.options)?;
    let missing = || format!("there is no program `{program}`: install it, or name it with `program`");
    let wrong = |error: std::io::Error| match error.kind() == ErrorKind::NotFound {
        true => missing(),
        false => format!("`{program}` cannot be run: {error}"),
    };
    let file = file_of(&program).ok_or_else(missing)?;
    // clang-format derives the language from the file name and searches its folder for the style.
    let name = format!("--assume-filename={}", file_name(asked));
    let mut child = Command::new(file)
        .args([name, format!("--style={style}"), format!("--fallback-style={fallback_style}")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(wrong)?;
    let (input, text) = (child.stdin.take(), asked.text.to_string());
    // The program may write before it has read all input, and pipes have small buffers.
    let writer = std::thread::spawn(move || input.map(|mut pipe| pipe.write_all(text.as_bytes())));
    let output = child.wait_with_output().map_err(wrong)?;
    let _a_broken_pipe_shows_in_its_status = writer.join();
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(format!("`{program}` failed with {}: {}", output.status, said.trim()));
    }
    let text = String::from_utf8(output.stdout).map_err(|_| format!("`{program}` gave no text"))?;
    Ok(Change::of(text))
}

/// The path of the program. A name without a folder is searched for on the search path, in absolute folders only: with
/// a relative one such as `.`, the author of a kernel could choose the program that is started.
fn file_of(program: &str) -> Option<PathBuf> {
    if Path::new(program).components().count() > 1 {
        return Some(program.into());
    }
    let folders = std::env::var_os("PATH")?;
    let mut files = std::env::split_paths(&folders).filter(|folder| folder.is_absolute());
    files.find_map(|folder| Some(folder.join(program)).filter(|file| file.is_file()))
}

/// The file name that selects the language, such as `kernels/add.cpp`: C++ except for the extensions that clang-format
/// knows.
fn file_name(asked: &Text<'_>) -> String {
    let input = Path::new(asked.path);
    let ending = match asked.extension {
        "cl" => "cl",
        "cu" => "cu",
        _ => "cpp",
    };
    input.with_extension(ending).to_string_lossy().into_owned()
}
