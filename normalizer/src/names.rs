//! Suggestions for misspelled names.

/// The candidate nearest to `name`, if it is near enough to be a typing mistake.
///
/// The distance is the number of insertions, deletions, substitutions and transpositions of neighbours.
pub fn nearest<'c>(name: &str, candidates: impl IntoIterator<Item = &'c str>) -> Option<&'c str> {
    let limit = (name.chars().count() / 3).max(1) + usize::from(name.len() > 3);
    candidates
        .into_iter()
        .map(|candidate| (distance(name, candidate), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min()
        .map(|(_, candidate)| candidate)
}

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

fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) =
        (a.to_lowercase().chars().collect(), b.to_lowercase().chars().collect());
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for (i, row) in rows.iter_mut().enumerate() {
        row[0] = i;
    }
    for (j, cell) in rows[0].iter_mut().enumerate() {
        *cell = j;
    }
    for i in 1..=a.len() {
        for j in 1..=b.len() {
            let change = usize::from(a[i - 1] != b[j - 1]);
            let mut best = (rows[i - 1][j] + 1).min(rows[i][j - 1] + 1).min(rows[i - 1][j - 1] + change);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            rows[i][j] = best;
        }
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::{nearest, nearest_header};

    #[test]
    fn slips_are_found_and_strangers_are_not() {
        let names = ["outer", "inner", "shared", "exclusive"];
        assert_eq!(nearest("ouetr", names), Some("outer"));
        assert_eq!(nearest("share", names), Some("shared"));
        assert_eq!(nearest("banana", names), None);
    }
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
