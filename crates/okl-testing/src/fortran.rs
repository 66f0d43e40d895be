//! Builds programs in Fortran: as they are, and with kernels in C++.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::build::{Builder, OnceMade, Source, has_gold};
use crate::failure::at_path;
use crate::generated::write;
use crate::process::Ended;
use crate::program::{OPENCL, Program, emulator, is_for_emulator};
use crate::tools::Tool;
use crate::{Failure, process};

/// The flags for programs as they are: without OpenACC, with checks of bounds and pointers.
const AS_IS: [&str; 4] = ["-O0", "-w", "-fcheck=all", "-fno-openacc"];

/// The flags for what okl writes in Fortran. The optimiser has to know what kernels may change.
const TRANSLATED: [&str; 3] = ["-O2", "-g", "-w"];

/// The flags for programs with directives of OpenMP.
const OPENMP: [&str; 4] = ["-O1", "-w", "-fopenmp", "-fno-openacc"];

/// `gfortran` with a folder for its output. The same texts are compiled once.
#[derive(Clone, Debug)]
pub struct Fortran {
    compiler: PathBuf,
    folder: PathBuf,
}

/// The sources of a program in Fortran, in the order in which they have to be compiled.
#[derive(Clone, Copy, Debug)]
pub struct Sources<'s> {
    /// The name of the program, for messages and for the folder of its objects.
    pub name: &'s str,
    /// The name of each source, `scale.f90`, and its text.
    pub texts: &'s [(String, String)],
    /// The folder of the files that they include.
    pub includes: &'s Path,
}

impl Fortran {
    /// Finds gfortran; `folder` may contain the output of earlier runs, which is reused. `None` if it is missing.
    pub fn find(folder: &Path) -> Option<Fortran> {
        Some(Fortran { compiler: Tool::Gfortran.find()?, folder: folder.to_owned() })
    }

    /// What a program prints when gfortran compiles it as it is. It has to succeed.
    ///
    /// # Errors
    /// If it is not compiled, or fails.
    pub fn output(&self, sources: Sources<'_>) -> Result<String, Failure> {
        let folder = self.compiled(sources, &AS_IS)?;
        let file = folder.join("output");
        let _made_once = OnceMade::of(&folder);
        if let Ok(known) = fs::read_to_string(&file) {
            return Ok(known);
        }
        let program = self.linked(&objects(&folder, sources), &[], &folder.join("run"))?;
        let ended = program.run(&[])?.success(&format!("{} without OpenACC", sources.name))?;
        write(&file, &ended.stdout)?;
        Ok(ended.stdout)
    }

    /// Builds a program with directives of OpenMP.
    ///
    /// # Errors
    /// If it is not compiled or linked.
    pub fn with_openmp(&self, sources: Sources<'_>, path: &Path) -> Result<Program, Failure> {
        let folder = self.compiled(sources, &OPENMP)?;
        self.linked(&objects(&folder, sources), &[], path)
    }

    /// Builds a program whose sources okl has translated, with its kernels: texts in C++, each with its name. Kernels for
    /// a device run in the emulator; with OpenCL on a real one.
    ///
    /// # Errors
    /// If it is not compiled or linked.
    pub fn program(
        &self,
        builder: &Builder,
        sources: Sources<'_>,
        kernels: &[(String, String)],
        flags: &[&str],
        path: &Path,
    ) -> Result<Program, Failure> {
        let binding = self.header()?;
        let with_binding = [flags, &[binding.as_str()]].concat();
        let folder = self.compiled(sources, &TRANSLATED)?;
        let mut all = objects(&folder, sources);
        let is_opencl = kernels.iter().any(|(_, text)| text.contains("<CL/cl.h>"));
        let is_emulated = kernels.iter().any(|(_, text)| is_for_emulator(text));
        for (name, text) in kernels {
            let header = match () {
                () if is_opencl => Some("okl_opencl_host.hpp"),
                () => is_emulated.then(|| emulator(text)),
            };
            let name = &format!("{}-{name}", sources.name);
            all.push(builder.object(Source { name, text, includes: &[], header, flags: &with_binding })?);
        }
        if is_emulated {
            all.push(builder.own_object("emulator/okl_scheduler.cpp")?);
            all.push(builder.own_object("include/occa/core/runtime.cpp")?);
        }
        let libraries = if is_opencl { OPENCL } else { &[] };
        self.linked(&all, &[flags, libraries].concat(), path)
    }

    /// The folder of gfortran's header `ISO_Fortran_binding.h` as a flag for other compilers, which look there last.
    ///
    /// # Errors
    /// If gfortran does not start.
    pub fn header(&self) -> Result<String, Failure> {
        let mut command = Command::new(&self.compiler);
        let said = process::run(command.arg("-print-file-name=include"))?.success("gfortran")?.stdout;
        Ok(format!("-idirafter{}", said.trim()))
    }

    /// Compiles the sources to a folder, which holds their modules, too.
    fn compiled(&self, sources: Sources<'_>, flags: &[&str]) -> Result<PathBuf, Failure> {
        let folder = self.place(sources, flags)?;
        let _made_once = OnceMade::of(&folder);
        if folder.is_dir() {
            return Ok(folder);
        }
        // It appears completely or not at all.
        let part = folder.with_extension(format!("{}.part", std::process::id()));
        let _left = fs::remove_dir_all(&part);
        fs::create_dir_all(&part).map_err(at_path(&part))?;
        let mut command = Command::new(&self.compiler);
        command.args(flags).arg("-I").arg(sources.includes).arg("-c").current_dir(&part);
        for (name, text) in sources.texts {
            write(&part.join(name), text)?;
            command.arg(name);
        }
        process::run(&mut command)?.success(&format!("{}: gfortran", sources.name))?;
        match fs::rename(&part, &folder) {
            // Another process was faster.
            Err(_) if folder.is_dir() => fs::remove_dir_all(&part).map_err(at_path(&part))?,
            renamed => renamed.map_err(at_path(&folder))?,
        }
        Ok(folder)
    }

    fn linked(&self, objects: &[PathBuf], flags: &[&str], path: &Path) -> Result<Program, Failure> {
        let folder = path.parent().expect("programs lie in folders");
        fs::create_dir_all(folder).map_err(at_path(folder))?;
        let mut command = Command::new(&self.compiler);
        command.args(objects).arg("-fopenmp").args(flags).arg("-lstdc++");
        if has_gold() {
            command.arg("-fuse-ld=gold");
        }
        process::run(command.arg("-o").arg(path))?.success(&format!("linking {}", path.display()))?;
        Ok(Program::at(path.to_owned()))
    }

    /// A folder for the output of sources, named after all that it depends on.
    fn place(&self, sources: Sources<'_>, flags: &[&str]) -> Result<PathBuf, Failure> {
        let mut hasher = DefaultHasher::new();
        (&self.compiler, sources.texts, flags, included(sources.includes)?).hash(&mut hasher);
        let name = sources.name.replace(['/', '.'], "-");
        Ok(self.folder.join(format!("{name}-{:016x}", hasher.finish())))
    }
}

/// The files of a folder that sources may include.
///
/// # Errors
/// If they cannot be read.
pub fn included(folder: &Path) -> Result<Vec<String>, Failure> {
    let entries = fs::read_dir(folder).map_err(at_path(folder))?;
    let mut files: Vec<PathBuf> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "inc" || extension == "h"));
    files.sort();
    files.iter().map(|file| fs::read_to_string(file).map_err(at_path(file))).collect()
}

/// The objects that gfortran writes for sources.
fn objects(folder: &Path, sources: Sources<'_>) -> Vec<PathBuf> {
    sources.texts.iter().map(|(name, _)| folder.join(name).with_extension("o")).collect()
}

/// Compares what a program prints with what it has to print, byte for byte.
///
/// # Errors
/// If it failed, or prints something else.
pub fn prints(ended: Ended, expected: &str) -> Result<(), Failure> {
    let said = ended.success("it runs")?.stdout;
    match said == expected {
        true => Ok(()),
        false => Err(Failure::new(format!("it prints\n{}", crate::diff::lines(expected, &said)))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAIN: &str = "program p\n  use m, only: n\n  implicit none\n  include 'a.inc'\n  call add(k, n)\n  \
                        print '(i0)', k\nend program\n";

    /// A folder of a test, with a file that programs include.
    fn fresh(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("okl-testing-fortran-{}-{name}", std::process::id()));
        let _first_time = fs::remove_dir_all(&folder);
        write(&folder.join("a.inc"), "integer :: k = 3\nexternal :: add\n").expect("it can be written");
        folder
    }

    fn texts(texts: &[(&str, &str)]) -> Vec<(String, String)> {
        texts.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
    }

    const MODULE: (&str, &str) = ("m.f90", "module m\n  integer :: n = 4\nend module\n");
    const ADD: (&str, &str) = ("add.f90", "subroutine add(k, n)\n  k = k + n\nend subroutine\n");

    #[test]
    fn a_program_is_compiled_again_as_an_included_file_changes() {
        let folder = fresh("included");
        let Some(fortran) = Fortran::find(&folder.join("made")) else { return };
        let texts = texts(&[MODULE, ADD, ("p.f90", MAIN)]);
        let sources = Sources { name: "p", texts: &texts, includes: &folder };
        assert_eq!(fortran.output(sources).expect("it runs"), "7\n");
        write(&folder.join("a.inc"), "integer :: k = 5\nexternal :: add\n").expect("it can be written");
        assert_eq!(fortran.output(sources).expect("it runs"), "9\n");
        fs::remove_dir_all(folder).expect("cleans up");
    }

    #[test]
    fn a_wrong_program_has_no_output() {
        let folder = fresh("wrong");
        let Some(fortran) = Fortran::find(&folder.join("made")) else { return };
        for (text, told) in
            [("k = 'a' + 1\nend\n", "Error"), ("integer :: a(3), i = 4\na(i) = 0\nend\n", "bound")]
        {
            let texts = texts(&[("p.f90", text)]);
            let failure = fortran.output(Sources { name: "p", texts: &texts, includes: &folder });
            let failure = failure.expect_err("it is wrong").to_string();
            assert!(failure.contains(told), "{failure}");
        }
        fs::remove_dir_all(folder).expect("cleans up");
    }

    #[test]
    fn kernels_that_compute_something_else_are_noticed() {
        let folder = fresh("kernels");
        let found = Fortran::find(&folder.join("made")).zip(Tool::Gxx.find());
        let Some((fortran, gxx)) = found else { return };
        let builder = Builder::new(&gxx, &folder.join("objects"));
        let texts = texts(&[MODULE, ("p.f90", MAIN)]);
        let sources = Sources { name: "p", texts: &texts, includes: &folder };
        let run = |sign: &str| {
            let text = format!("extern \"C\" void add_(int *k, int *n) {{ *k = *k {sign} *n; }}\n");
            let kernels = [("add".to_owned(), text)];
            let program = fortran.program(&builder, sources, &kernels, &[], &folder.join("run"));
            prints(program.and_then(|program| program.run(&[])).expect("it starts"), "7\n")
        };
        run("+").expect("it is right");
        let failure = run("-").expect_err("it is wrong").to_string();
        assert!(failure.contains("-7\n+-1"), "{failure}");
        fs::remove_dir_all(folder).expect("cleans up");
    }
}
