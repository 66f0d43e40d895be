//! `okl cc` as build systems use it. All compilers are real, and what is built runs.

mod archives;
mod build_systems;
mod cuda;
mod dependencies;
mod devices;
mod fortran;
mod makefile;
mod pass_through;
mod results;
mod signals;

use crate::common::{Ended, Folder};
use okl_testing::okl::program;
use okl_testing::tools::Tool;
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Command;

/// A source with directives that is C and C++.
const SCALE: &str = "#include \"scale.h\"\n#include <stdio.h>\nvoid scale(int n, float *a, float f) {\n\
    #pragma acc parallel loop copy(a[0:n])\n  for (int i = 0; i < n; ++i) a[i] *= f;\n  \
    printf(\"%s:%d\\n\", __FILE__, __LINE__);\n}\n";

const SCALE_H: &str = "#ifndef SCALE_H\n#define SCALE_H\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\
    void scale(int n, float *a, float f);\n#ifdef __cplusplus\n}\n#endif\n#endif\n";

/// A source without directives that calls it.
const MAIN: &str = "#include <stdio.h>\n#include \"scale.h\"\nint main(void) {\n  float a[100];\n  float sum = 0;\n  \
    for (int i = 0; i < 100; ++i) a[i] = i;\n  scale(100, a, 2);\n  for (int i = 0; i < 100; ++i) sum += a[i];\n  \
    printf(\"%g %d\\n\", sum, _OPENACC);\n  return 0;\n}\n";

/// The output of the program of these sources: the line of `printf`, 2 * (0 + ... + 99), and the version of OpenACC.
const PRINTED: &str = "scale.c:6\n9900 201711\n";

/// A folder with these sources, in which nothing temporary may be left.
struct Project(Folder);

impl Project {
    /// `None` if there is no compiler.
    fn new(name: &str) -> Option<Project> {
        let (_gcc, _gxx) = (Tool::Gcc.find()?, Tool::Gxx.find()?);
        let folder = Folder::new(&format!("cc-{name}"));
        folder.write("tmp/.keep", "");
        for (name, text) in [("scale.c", SCALE), ("scale.h", SCALE_H), ("main.c", MAIN)] {
            folder.write(name, text);
        }
        Some(Project(folder))
    }

    /// Runs `okl cc` with a command line behind it.
    fn cc(&self, line: &str) -> Ended {
        let words = ["cc"].into_iter().chain(line.split_whitespace());
        self.run(program(env!("CARGO_BIN_EXE_okl")), words)
    }

    /// Runs `okl cc -p acc-openmp -- COMPILER`.
    fn openmp(&self, compiler: &str) -> Ended {
        self.cc(&format!("-p acc-openmp -- {compiler}"))
    }

    /// Runs a program, with a folder of its own for what is temporary.
    fn run<W: AsRef<OsStr>>(&self, program: impl AsRef<OsStr>, words: impl IntoIterator<Item = W>) -> Ended {
        Ended::new(self.command(program).args(words).output().expect("it starts"))
    }

    fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.0.0).env("TMPDIR", self.0.0.join("tmp"));
        for (variable, folder) in
            [("XDG_CONFIG_HOME", "config"), ("XDG_CACHE_HOME", "cache"), ("CCACHE_DIR", "ccache")]
        {
            command.env(variable, self.0.0.join(folder));
        }
        for variable in ["OKL_KERNEL_COMPILER", "MAKEFLAGS", "MAKELEVEL", "CC", "CXX", "CFLAGS", "OKL_LOG"] {
            command.env_remove(variable);
        }
        command
    }

    /// Runs a program that was built, without words.
    fn built(&self, name: &str) -> Ended {
        self.run(self.0.0.join(name), [""; 0])
    }

    /// `okl cc -p acc-openmp -- COMPILER` in one word for make.
    fn compiler(&self, compiler: &str) -> String {
        format!("{} cc -p acc-openmp -- {compiler}", program(env!("CARGO_BIN_EXE_okl")).display())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.0.join(name)
    }

    /// Checks that no temporary file is left.
    fn is_clean(&self) {
        let left: Vec<_> = std::fs::read_dir(self.path("tmp"))
            .expect("it is there")
            .map(|entry| entry.expect("readable").file_name())
            .filter(|name| name != ".keep")
            .collect();
        assert!(left.is_empty(), "{left:?}");
        let files = self.0.files();
        assert!(files.iter().all(|name| !name.contains("okl-tmp")), "{files:?}");
    }
}
