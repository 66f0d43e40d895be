//! The form of a source of Fortran, free or fixed, and the need for a preprocessor.

use crate::commands::cc::command_line::{CommandLine, Input};
use std::path::Path;

/// The extension that says how a source is read, if options of the compiler say something else than its name.
pub fn extension(line: &CommandLine, input: &Input) -> Option<String> {
    let (of_name, name) = (told(&input.path), input.forced.as_deref());
    let mut form = match name {
        Some(name) => {
            Form { is_fixed: name.starts_with("f77"), is_preprocessed: name.ends_with("-cpp-input") }
        }
        None => of_name,
    };
    for option in line.options() {
        match option.name.as_str() {
            "-ffixed-form" | "-Mfixed" | "-fixed" | "-qfixed" => form.is_fixed = true,
            "-ffree-form" | "-Mfree" | "-Mfreeform" | "-free" | "-qfree" => form.is_fixed = false,
            "-cpp" | "-fpp" | "-Mpreprocess" => form.is_preprocessed = true,
            "-nocpp" | "-nofpp" | "-Mnopreprocess" => form.is_preprocessed = false,
            _other => {}
        }
    }
    (form != of_name).then(|| form.extension().to_string())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Form {
    is_fixed: bool,
    is_preprocessed: bool,
}

impl Form {
    fn extension(self) -> &'static str {
        match (self.is_fixed, self.is_preprocessed) {
            (true, false) => "f",
            (true, true) => "F",
            (false, false) => "f90",
            (false, true) => "F90",
        }
    }
}

/// The form that the name of a file tells.
fn told(path: &str) -> Form {
    let extension = Path::new(path).extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    let small = extension.to_ascii_lowercase();
    Form {
        is_fixed: ["f", "for", "ftn", "f77", "fpp"].contains(&small.as_str()),
        is_preprocessed: extension.starts_with(|first: char| first.is_ascii_uppercase())
            || extension == "fpp",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_that_say_the_same_as_the_name_say_nothing() {
        let of = |text: &str| {
            let line = CommandLine::read(text.split(' ').map(String::from).collect()).expect("a line");
            let input = line.inputs().next().expect("a source").clone();
            extension(&line, &input)
        };
        let some = |text: &str| Some(text.to_string());
        assert_eq!(of("gfortran -c a.f90"), None);
        assert_eq!(of("gfortran -cpp -c a.F90"), None);
        assert_eq!(of("gfortran -cpp -c a.f90"), some("F90"));
        assert_eq!(of("gfortran -ffree-form -c a.f"), some("f90"));
        assert_eq!(of("flang -ffixed-form -cpp -c a.f90"), some("F"));
        assert_eq!(of("nvfortran -Mfree -Mnopreprocess -c a.FOR"), some("f90"));
        assert_eq!(of("gfortran -x f77 -c a.inc"), some("f"));
        assert_eq!(of("gfortran -x f95-cpp-input -c a.inc"), some("F90"));
    }
}
