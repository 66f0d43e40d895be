//! The two forms of source text.

/// The form of a source text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Lines continue behind `&`, and blanks separate tokens.
    Free,
    /// Labels stand in columns 1 to 5, marks of continuation in column 6, statements in columns 7 to 72.
    Fixed,
}

impl Form {
    /// The form of a file: fixed for `.f`, `.for`, `.ftn` and `.f77` in small or capital letters (`.fpp` included), free
    /// for all others.
    pub fn of_path(path: &str) -> Form {
        match suffix(path).to_ascii_lowercase().as_str() {
            "f" | "for" | "ftn" | "f77" | "fpp" => Form::Fixed,
            _ => Form::Free,
        }
    }
}

/// Returns true if compilers preprocess such a file: its suffix starts with a capital letter, or is `.fpp`.
pub fn wants_cpp(path: &str) -> bool {
    let suffix = suffix(path);
    suffix.starts_with(|first: char| first.is_ascii_uppercase()) || suffix == "fpp"
}

/// What stands behind the last dot of the name of the file.
fn suffix(path: &str) -> &str {
    let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
    name.rsplit_once('.').map_or("", |(_, suffix)| suffix)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_suffix_decides() {
        let fixed = ["a.f", "dir.x/a.F", "a.for", "a.FTN", "a.f77"];
        assert!(fixed.iter().all(|path| Form::of_path(path) == Form::Fixed));
        let free = ["a.f90", "a.F90", "a.f03", "a", "dir.f/a", "a.cuf"];
        assert!(free.iter().all(|path| Form::of_path(path) == Form::Free));
        assert!(["a.F90", "a.F", "x.y/a.FPP", "a.fpp"].iter().all(|path| wants_cpp(path)));
        assert!(!["a.f90", "a.f", "F", "A.B/c"].iter().any(|path| wants_cpp(path)));
    }
}
