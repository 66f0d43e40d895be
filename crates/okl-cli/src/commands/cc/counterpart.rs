//! The C++ compilers that belong to other compilers.

use super::command_line::file_name;

/// The C++ compiler of the family of a compiler of C: `x86_64-linux-gnu-g++-12` for `x86_64-linux-gnu-gcc-12`.
pub fn cxx_counterpart(compiler: &str) -> String {
    const COUNTERPARTS: [(&str, &str); 8] = [
        ("gcc", "g++"),
        ("cc", "c++"),
        ("clang", "clang++"),
        ("icx", "icpx"),
        ("mpicc", "mpicxx"),
        ("c99", "c++"),
        ("c89", "c++"),
        ("amdclang", "amdclang++"),
    ];
    named(compiler, &COUNTERPARTS).unwrap_or_else(|| compiler.to_string())
}

/// The C++ compiler of the family of a compiler of Fortran, if its name tells: `g++-12` for `gfortran-12`.
pub fn cxx_of_fortran(compiler: &str) -> Option<String> {
    const COUNTERPARTS: [(&str, &str); 12] = [
        ("flang-new", "clang++"),
        ("flang", "clang++"),
        ("amdflang-new", "amdclang++"),
        ("amdflang", "amdclang++"),
        ("gfortran", "g++"),
        ("ifx", "icpx"),
        ("ifort", "icpc"),
        ("ftn", "CC"),
        ("mpif77", "mpicxx"),
        ("mpif90", "mpicxx"),
        ("mpifort", "mpicxx"),
        ("mpiifx", "mpiicpx"),
    ];
    named(compiler, &COUNTERPARTS)
}

/// The path of a compiler with the first of these words in its name replaced. A word begins and ends at a `-` or at an
/// end of the name.
fn named(compiler: &str, counterparts: &[(&str, &str)]) -> Option<String> {
    let name = file_name(compiler);
    let folder = &compiler[..compiler.len() - name.len()];
    counterparts.iter().find_map(|(word, counterpart)| {
        let is_word = |at: usize| {
            let (before, after) = (&name[..at], &name[at + word.len()..]);
            (before.is_empty() || before.ends_with('-')) && (after.is_empty() || after.starts_with('-'))
        };
        let (at, _) = name.rmatch_indices(word).find(|(at, _)| is_word(*at))?;
        Some(format!("{folder}{}{counterpart}{}", &name[..at], &name[at + word.len()..]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compilers_have_counterparts() {
        for (compiler, counterpart) in [
            ("gcc", "g++"),
            ("/usr/bin/x86_64-linux-gnu-gcc-12", "/usr/bin/x86_64-linux-gnu-g++-12"),
            ("clang-19", "clang++-19"),
            ("cc", "c++"),
            ("mpicc", "mpicxx"),
            ("g++-12", "g++-12"),
            ("my-compiler", "my-compiler"),
        ] {
            assert_eq!(cxx_counterpart(compiler), counterpart);
        }
    }

    #[test]
    fn compilers_of_fortran_have_them_where_their_names_tell() {
        for (compiler, counterpart) in [
            ("gfortran", "g++"),
            ("/opt/bin/x86_64-linux-gnu-gfortran-12", "/opt/bin/x86_64-linux-gnu-g++-12"),
            ("flang-new-19", "clang++-19"),
            ("flang", "clang++"),
            ("mpif90", "mpicxx"),
        ] {
            assert_eq!(cxx_of_fortran(compiler).as_deref(), Some(counterpart));
        }
        assert_eq!(cxx_of_fortran("nvfortran"), None, "its C++ compiler has other options");
        assert_eq!(cxx_of_fortran("my-gfortran2"), None);
    }
}
