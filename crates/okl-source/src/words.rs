/// The identifiers and numbers in a text; also those in comments and strings.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|character: char| !character.is_alphanumeric() && character != '_')
        .filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    #[test]
    fn words_are_what_identifiers_are_made_of() {
        assert_eq!(super::words("a->b2 + 3 * _c").collect::<Vec<_>>(), ["a", "b2", "3", "_c"]);
    }
}
