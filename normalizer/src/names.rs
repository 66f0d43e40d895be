//! Suggestions for misspelled names.

use okl_source::distance;

/// The file that `#include "name"` may have meant: a header with a name at a small distance.
pub(crate) fn nearest_header<'c>(name: &str, files: impl IntoIterator<Item = &'c str>) -> Option<&'c str> {
    let (stem, ending) = split_ending(name);
    // Short names are near to too many others.
    let limit = (stem.chars().count() / 3).min(2);
    files
        .into_iter()
        .map(|file| (split_ending(file), file))
        .filter(|((_, found), _)| *found == ending || HEADERS.contains(found))
        .map(|((found, other), file)| ((distance(stem, found), other != ending), file))
        .filter(|((distance, _), file)| *distance <= limit && *file != name)
        .min()
        .map(|(_, file)| file)
}

/// The extensions of headers.
const HEADERS: &[&str] = &["cuh", "h", "hh", "hpp", "hxx", "inc", "okl", "tpp"];

/// Splits off the extension: `("mesh", "h")` for `mesh.h`; it is empty if there is none.
fn split_ending(name: &str) -> (&str, &str) {
    name.rsplit_once('.').filter(|(stem, _)| !stem.is_empty()).unwrap_or((name, ""))
}

#[cfg(test)]
mod tests {
    use super::nearest_header;

    #[test]
    fn only_headers_are_suggested_for_headers() {
        let files = ["constants.h", "core.1", "cork.txt", "mesh.hpp", "more.1", "mores", "no.h"];
        assert_eq!(nearest_header("constant.h", files), Some("constants.h"));
        assert_eq!(nearest_header("mesh.h", files), Some("mesh.hpp"));
        assert_eq!(nearest_header("core.h", files), None);
        assert_eq!(nearest_header("on.h", files), None);
        assert_eq!(nearest_header("more", files), Some("mores"));
    }
}
