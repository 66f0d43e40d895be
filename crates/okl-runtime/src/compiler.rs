//! The compiler of C++ for kernels on CPUs.

use crate::{Error, ErrorKind, Properties};
use okl_api::plain_json;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::UNIX_EPOCH;

/// The compiler and the user's flags: those of the properties, else `CXX` or the first compiler on `PATH`, and
/// `-O3 -march=native`.
pub(crate) fn command(properties: &Properties) -> Result<Vec<String>, Error> {
    let given = properties.compiler.clone().or_else(|| of_json(properties, "compiler"));
    let given = given.or_else(|| std::env::var("CXX").ok().filter(|name| !name.trim().is_empty()));
    let mut command = match given {
        // `ccache g++`
        Some(given) if !Path::new(&given).is_file() => words("the compiler", &given)?,
        Some(given) => vec![given],
        None => vec![usual().ok_or_else(|| {
            Error::device("there is no compiler of C++: install g++ or clang++, or name one in `CXX`")
        })?],
    };
    match flags(properties)? {
        Some(flags) => command.extend(flags),
        None => command.extend(["-O3", "-march=native"].map(String::from)),
    }
    Ok(command)
}

/// The flags that the properties have.
pub(crate) fn flags(properties: &Properties) -> Result<Option<Vec<String>>, Error> {
    match (&properties.compiler_flags, of_json(properties, "compiler_flags")) {
        (Some(flags), _) => Ok(Some(flags.clone())),
        (None, Some(flags)) => Ok(Some(shlex::split(&flags).ok_or_else(|| {
            Error::device(format!("`compiler_flags` `{flags}` cannot be split into words"))
        })?)),
        (None, None) => Ok(None),
    }
}

/// Compiles a text to the file `binary`, with a command of [`command`] and more flags.
pub(crate) fn run(command: &[String], text: &str, folder: &Path, binary: &Path) -> Result<(), Error> {
    let source = folder.join("kernel.cpp");
    std::fs::write(&source, text)
        .map_err(|error| Error::system(format!("`{}`", source.display()), &error))?;
    let (program, flags) = command.split_first().expect("the compiler comes first");
    let mut command = Command::new(program);
    command.args(flags).arg("-o").arg(binary).arg(&source).stdin(Stdio::null());
    let done = command.output().map_err(|error| Error::system(format!("`{program}`"), &error))?;
    if done.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&done.stderr);
    Err(Error::new(ErrorKind::Compilation, format!("{program}: {}\n{}", done.status, said.trim_end())))
}

/// What a compiled text depends on besides the command: the files that it starts, and the processor, as `-march=native`
/// means another one on each machine that shares a folder.
pub(crate) fn surroundings(command: &[String]) -> Vec<String> {
    let is_flag = |word: &&String| word.starts_with('-');
    let programs = command.iter().take_while(|word| !is_flag(word)).filter_map(|word| found(word));
    let mut all: Vec<String> = programs.map(|path| stamp(&path)).collect();
    all.push(std::env::consts::ARCH.into());
    let processors = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let named = |line: &&str| ["model name", "flags", "Features"].iter().any(|name| line.starts_with(name));
    // All processors of a machine are alike.
    let first = processors.split("\n\n").next().unwrap_or_default();
    all.extend(first.lines().filter(named).map(String::from));
    all
}

/// The macros that a compiler predefines with its flags, as `#define` lines.
pub(crate) fn macros(command: &[String]) -> Result<String, Error> {
    let (program, flags) = command.split_first().expect("the compiler comes first");
    let mut asked = Command::new(program);
    asked.args(flags).args(["-dM", "-E", "-x", "c++", "/dev/null"]).stdin(Stdio::null());
    let done = asked.output().map_err(|error| Error::system(format!("`{program}`"), &error))?;
    if done.status.success() {
        return Ok(String::from_utf8_lossy(&done.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&done.stderr);
    Err(Error::new(ErrorKind::Compilation, format!("{program}: {}\n{}", done.status, said.trim_end())))
}

/// A property that programs for OCCA have; later ones take precedence.
fn of_json(properties: &Properties, name: &str) -> Option<String> {
    // okl reports what is no JSON.
    let read = |json: &String| plain_json(json).ok()?.get(name)?.as_str().map(String::from);
    properties.json.iter().rev().find_map(read)
}

fn words(what: &str, text: &str) -> Result<Vec<String>, Error> {
    shlex::split(text)
        .filter(|words| !words.is_empty())
        .ok_or_else(|| Error::device(format!("{what} `{text}` cannot be split into words")))
}

fn usual() -> Option<String> {
    ["g++", "clang++", "c++"].into_iter().find(|name| found(name).is_some()).map(String::from)
}

/// The file of a program.
fn found(program: &str) -> Option<PathBuf> {
    if program.contains('/') {
        return Some(PathBuf::from(program)).filter(|path| path.is_file());
    }
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|path| path.is_file())
}

/// The path, size and time of a file: another version of it has another one.
fn stamp(path: &Path) -> String {
    let found = std::fs::metadata(path).ok();
    let size = found.as_ref().map_or(0, std::fs::Metadata::len);
    let time = found.and_then(|found| found.modified().ok()?.duration_since(UNIX_EPOCH).ok());
    format!("{} {size} {}", path.display(), time.unwrap_or_default().as_nanos())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(properties: &Properties) -> String {
        command(properties).expect("a command").join(" ")
    }

    #[test]
    fn properties_say_the_compiler_and_its_flags() {
        let own = Properties::new().compiler("ccache clang++").compiler_flags(["-O1"]);
        assert_eq!(shown(&own), "ccache clang++ -O1");
        let json = r#"{"compiler": "icpx", "compiler_flags": "-O2 -DNAME='a b'"}"#;
        assert_eq!(command(&Properties::new().json(json)).expect("a command"), ["icpx", "-O2", "-DNAME=a b"]);
        let as_in_occa = "{compiler: 'icpx', 'compiler_flags': '-O2',}";
        assert_eq!(shown(&Properties::new().json(as_in_occa)), "icpx -O2");
        assert_eq!(shown(&Properties::new().json(json).compiler("g++").compiler_flags([""; 0])), "g++");
        assert!(command(&Properties::new().compiler("'g++")).is_err());
    }

    #[test]
    fn machines_and_compilers_are_told_apart() {
        let of = |program: &str| surroundings(&[program.to_owned(), "-O3".to_owned()]);
        assert!(of("/bin/sh")[0].starts_with("/bin/sh ") && of("/bin/sh") != of("/no/such/compiler"));
    }
}
