//! The programs of `testdata/accf`.

use okl_testing::cases::files_below;
use okl_testing::fortran::Sources;
use okl_testing::testdata;
use std::fs;
use std::path::{Path, PathBuf};

/// A program: a file, or the files that a file `order` in a folder lists.
pub(super) struct Program {
    /// Its path below `testdata/accf`: `arrays/automatic.f90`, `modules/twenty`.
    pub(super) name: String,
    /// The folder of its sources.
    pub(super) folder: PathBuf,
    /// The name of each source with its text, in the order in which they have to be compiled.
    pub(super) sources: Vec<(String, String)>,
}

impl Program {
    pub(super) fn sources(&self) -> Sources<'_> {
        Sources { name: &self.name, texts: &self.sources, includes: &self.folder }
    }
}

pub(super) fn root() -> PathBuf {
    testdata().join("accf")
}

/// A folder for what is made of programs.
pub(super) fn scratch(test: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("accf").join(test)
}

pub(super) fn program() -> &'static str {
    // Not `env!`: that would keep the whole workspace from building without the binary.
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    program
}

/// True if a program of a list is there.
pub(super) fn is_there(program: &str) -> bool {
    let path = root().join(program);
    path.is_file() || path.join("order").is_file()
}

/// The programs that run: all but those with mistakes, and those of other topics than asked for.
pub(super) fn programs() -> Vec<Program> {
    let mut all = below(&root());
    all.retain(|program| !program.name.starts_with("errors/"));
    assert!(all.len() > 190, "{} programs", all.len());
    let part = std::env::var("OKL_TEST_KERNELS").unwrap_or_default();
    all.retain(|program| program.name.contains(&part));
    all
}

/// The programs with mistakes.
pub(super) fn mistakes() -> Vec<Program> {
    below(&root().join("errors"))
}

fn below(folder: &Path) -> Vec<Program> {
    let files = files_below(folder).expect("the folder is part of the repository");
    let orders: Vec<&PathBuf> = files.iter().filter(|file| file.ends_with("order")).collect();
    let folders: Vec<&Path> = orders.iter().filter_map(|order| order.parent()).collect();
    let is_source = |file: &&PathBuf| {
        let extension = file.extension().and_then(|extension| extension.to_str());
        extension.is_some_and(|extension| ["f90", "F90", "f", "F"].contains(&extension))
            && !folders.iter().any(|folder| file.starts_with(folder))
    };
    let mut programs: Vec<Program> = files.iter().filter(is_source).map(|file| read(file, &[file])).collect();
    for folder in folders {
        let order = fs::read_to_string(folder.join("order")).expect("it is there");
        let files: Vec<PathBuf> = order.split_whitespace().map(|name| folder.join(name)).collect();
        programs.push(read(folder, &files.iter().collect::<Vec<_>>()));
    }
    programs.sort_by(|one, other| one.name.cmp(&other.name));
    programs
}

fn read(path: &Path, files: &[&PathBuf]) -> Program {
    let name = path.strip_prefix(root()).expect("it is below").to_string_lossy().into_owned();
    let source = |file: &&PathBuf| {
        let name = file.file_name().expect("a file has a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(file).expect("programs are UTF-8"))
    };
    let folder = files.first().and_then(|file| file.parent()).expect("a program has a source");
    Program { name, folder: folder.to_owned(), sources: files.iter().map(source).collect() }
}
