//! `okl --version --verbose`

use crate::exit::Code;
use crate::host::host;
use crate::messages;
use okl_source::printable;
use std::ffi::OsString;

/// True if the words request the verbose version: `--verbose`, `-v`, `-vV`.
pub fn is_verbose(words: &[OsString]) -> bool {
    let words = words.iter().skip(1).filter_map(|word| word.to_str());
    let mut words = words.take_while(|word| *word != "--");
    words.any(|word| {
        let letters = word.strip_prefix('-').filter(|rest| rest.chars().all(|letter| "vV".contains(letter)));
        word == "--verbose" || letters.is_some_and(|letters| letters.contains('v'))
    })
}

/// Prints the version with details for bug reports.
///
/// ```text
/// okl 0.1.0
/// program: /usr/bin/okl
/// system: linux x86_64
/// libclang: /usr/lib/llvm-19/lib/libclang.so (Debian clang version 19.1.7)
/// ```
pub fn verbose() -> Code {
    let program = std::env::current_exe().map_or("?".to_string(), |path| path.display().to_string());
    let libclang = host().libclang;
    let found = match libclang.get() {
        Ok(clang) => format!("{} ({})", clang.path().display(), clang.version().text),
        Err(error) => format!("none: {error}"),
    };
    let skipped = libclang.loaded().map(okl_host::Clang::skipped).unwrap_or_default();
    let skipped: String = skipped.iter().map(|error| format!("not taken: {error}\n")).collect();
    let (system, processor) = (std::env::consts::OS, std::env::consts::ARCH);
    let text = format!(
        "okl {}\nprogram: {program}\nsystem: {system} {processor}\nlibclang: {found}\n{skipped}",
        env!("CARGO_PKG_VERSION")
    );
    messages::result(printable(&text).as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_is_asked_for_in_many_ways() {
        let is_verbose = |line: &str| {
            let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            is_verbose(&words)
        };
        assert!(["okl --version --verbose", "okl -V -v", "okl -vV", "okl -Vv"].into_iter().all(is_verbose));
        assert!(!["okl --version", "okl -V", "okl -- -v"].into_iter().any(is_verbose));
    }
}
