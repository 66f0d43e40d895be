//! Types of the elements of arrays.

/// The type of elements without `const`, and whether it was there.
pub(crate) fn element(ty: &str) -> (String, bool) {
    let words: Vec<&str> = ty.split_whitespace().filter(|word| *word != "const").collect();
    (words.join(" "), ty.split_whitespace().any(|word| word == "const"))
}
