//! Validation of names that become parts of file names.

/// The reason why a name cannot be part of a file name, as a continuation of "`../x`"; none if it can.
///
/// Names and extensions come from files and plugins that are not trusted, and okl writes a file
/// `KERNEL.NAME.EXTENSION`.
pub fn name_defect(name: &str) -> Option<&'static str> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"._+-".contains(&byte);
    match name {
        "" => Some("is empty"),
        _ if name.starts_with('.') => Some("starts with a `.`; it becomes part of file names"),
        _ if name.bytes().all(is_plain) => None,
        _ => Some("has more than letters, digits, `.`, `_`, `+` and `-`; it becomes part of file names"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_leads_to_no_other_folder() {
        for name in ["cuda", "opencl-cpp", "c++", "my_cuda.v2", "4"] {
            assert_eq!(name_defect(name), None, "{name}");
        }
        for name in ["", ".", "..", ".cu", "/../../evil", "a/b", "a\\b", "a b", "a\nb", "\u{1b}[2J", "\u{e9}"]
        {
            assert!(name_defect(name).is_some(), "{name:?}");
        }
    }
}
