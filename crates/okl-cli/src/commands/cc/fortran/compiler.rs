//! The user's compiler of Fortran, and the compiler of C++ whose objects are linked with its own.

use crate::commands::cc::child::Child;
use crate::commands::cc::command_line::{CommandLine, file_name};
use crate::commands::cc::counterpart::cxx_of_fortran;
use crate::compilers::{is_there, on_path};
use std::path::{Path, PathBuf};

/// The header of C++ that describes arrays as the compiler of Fortran passes them.
pub const HEADER: &str = "ISO_Fortran_binding.h";

/// The makers of compilers that differ in their options and runtime libraries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// `gfortran`
    Gnu,
    /// `flang`
    Llvm,
    /// `ifx`, `ifort`
    Intel,
    /// `nvfortran`
    Nvidia,
    /// Another one.
    Other,
}

/// The compiler of Fortran with its compiler of C++.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FortranCompiler {
    /// The program.
    pub program: String,
    /// Its family.
    pub family: Family,
    /// The compiler of C++.
    pub cxx: String,
}

impl FortranCompiler {
    /// The compiler of a command line. One whose name does not tell its family, as `mpif90`, is asked for its version.
    pub fn of(line: &CommandLine) -> FortranCompiler {
        let program = line.compiler.clone();
        let family = of_name(file_name(&program)).unwrap_or_else(|| {
            let version = Child::new(vec![program.clone(), "--version".into()]).output(Some(b""));
            of_version(&String::from_utf8_lossy(&version.unwrap_or_default()))
        });
        let cxx = cxx(&program, family);
        FortranCompiler { program, family, cxx }
    }

    /// The header [`HEADER`] of this compiler; none if it is in no usual place.
    pub fn header(&self, line: &CommandLine) -> Option<PathBuf> {
        let named =
            line.options().filter(|option| option.name == "-I").filter_map(|one| one.value.as_deref());
        let named = named.map(PathBuf::from);
        let mut folders: Vec<PathBuf> = Vec::new();
        match self.family {
            Family::Gnu => folders.extend(self.said("-print-file-name=include")),
            Family::Llvm => {
                folders.extend(self.said("-print-resource-dir").map(|folder| folder.join("include")))
            }
            Family::Intel | Family::Nvidia | Family::Other => {}
        }
        if let Some(root) = self.root() {
            const BELOW: [&str; 4] =
                ["include/flang", "include", "opt/compiler/include", "lib/clang/include"];
            folders.extend(BELOW.map(|below| root.join(below)));
        }
        named.chain(folders).map(|folder| folder.join(HEADER)).find(|path| path.is_file())
    }

    /// The libraries that a program needs which another compiler links.
    pub fn runtime(&self) -> Vec<String> {
        let words: &[&str] = match self.family {
            Family::Gnu => &["-lgfortran", "-lm"],
            Family::Llvm => &["-lFortran_main", "-lFortranRuntime", "-lFortranDecimal", "-lm"],
            Family::Intel => &["-fortlib"],
            Family::Nvidia | Family::Other => &[],
        };
        let folder = match self.family {
            Family::Gnu => {
                self.said("-print-file-name=libgfortran.so").and_then(|file| Some(file.parent()?.into()))
            }
            Family::Llvm => self.root().map(|root| root.join("lib")),
            Family::Intel | Family::Nvidia | Family::Other => None,
        };
        let folder = folder.map(|folder: PathBuf| format!("-L{}", folder.display()));
        folder.into_iter().chain(words.iter().map(ToString::to_string)).collect()
    }

    /// The path that the compiler answers a question with.
    fn said(&self, question: &str) -> Option<PathBuf> {
        let answer = Child::new(vec![self.program.clone(), question.into()]).output(Some(b""))?;
        let answer = String::from_utf8_lossy(&answer).trim().to_string();
        Some(PathBuf::from(answer)).filter(|path| path.is_absolute())
    }

    /// The folder that it is installed in: `/usr/lib/llvm-19` for `/usr/lib/llvm-19/bin/flang-new`.
    fn root(&self) -> Option<PathBuf> {
        let path = match self.program.contains('/') {
            true => PathBuf::from(&self.program),
            false => on_path(&self.program)?,
        };
        path.canonicalize().ok()?.parent().and_then(Path::parent).map(Path::to_path_buf)
    }
}

fn of_name(name: &str) -> Option<Family> {
    const NAMES: [(&str, Family); 6] = [
        ("gfortran", Family::Gnu),
        ("flang", Family::Llvm),
        ("ifx", Family::Intel),
        ("ifort", Family::Intel),
        ("nvfortran", Family::Nvidia),
        ("pgfortran", Family::Nvidia),
    ];
    NAMES.into_iter().find(|(part, _)| name.contains(part)).map(|(_, family)| family)
}

fn of_version(text: &str) -> Family {
    const WORDS: [(&str, Family); 6] = [
        ("GNU Fortran", Family::Gnu),
        ("nvfortran", Family::Nvidia),
        ("flang", Family::Llvm),
        ("ifx", Family::Intel),
        ("IFX", Family::Intel),
        ("ifort", Family::Intel),
    ];
    WORDS.into_iter().find(|(word, _)| text.contains(word)).map_or(Family::Other, |(_, family)| family)
}

/// The compiler of C++: that of the family, so that both have the same runtime libraries; else `$CXX`, else `c++`.
fn cxx(program: &str, family: Family) -> String {
    let of_family = match family {
        Family::Gnu => Some("g++"),
        Family::Llvm => Some("clang++"),
        Family::Intel => Some("icpx"),
        Family::Nvidia | Family::Other => None,
    };
    let said = std::env::var("CXX").ok().filter(|said| !said.contains(char::is_whitespace));
    let all = cxx_of_fortran(program).into_iter().chain(of_family.map(String::from)).chain(said);
    all.chain(["c++".into(), "g++".into()]).find(|program| is_there(program)).unwrap_or("c++".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn families_are_told_by_names_and_versions() {
        for (name, family) in [
            ("x86_64-linux-gnu-gfortran-12", Some(Family::Gnu)),
            ("flang-new-19", Some(Family::Llvm)),
            ("amdflang", Some(Family::Llvm)),
            ("nvfortran", Some(Family::Nvidia)),
            ("ifx", Some(Family::Intel)),
            ("mpif90", None),
        ] {
            assert_eq!(of_name(name), family, "{name}");
        }
        for (text, family) in [
            ("GNU Fortran (Debian 12.2.0-14) 12.2.0", Family::Gnu),
            ("Debian flang-new version 19.1.7", Family::Llvm),
            ("ifx (IFX) 2025.0.4 20241205", Family::Intel),
            ("\nnvfortran 24.7-0 64-bit target on x86-64 Linux", Family::Nvidia),
            ("", Family::Other),
        ] {
            assert_eq!(of_version(text), family, "{text}");
        }
    }
}
