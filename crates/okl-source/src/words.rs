/// The identifiers and numbers in a text, those in comments and strings included.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|character: char| !character.is_alphanumeric() && character != '_')
        .filter(|word| !word.is_empty())
}

/// Replaces names in a text. `new` is called for each name, with and without its scopes; a name for which it returns
/// none stays.
///
/// `const a::S *` becomes `const a_S *` if `a::S` is renamed to `a_S`.
pub fn respelled(words: &str, new: &dyn Fn(&str, &str) -> Option<String>) -> String {
    const NAMELESS: &str = "(anonymous namespace)";
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut found = String::new();
    let mut rest = words;
    while !rest.is_empty() {
        // `a::(anonymous namespace)::S`
        let mut end = 0;
        let mut last = 0;
        loop {
            let from = &rest[end..];
            let name = match from.starts_with(NAMELESS) {
                true => NAMELESS.len(),
                false => from.find(|letter| !is_part(letter)).unwrap_or(from.len()),
            };
            last = if name > 0 { end } else { last };
            end += name;
            if !rest[end..].starts_with("::") {
                break;
            }
            end += 2;
        }
        if end == 0 {
            let (sign, behind) = rest.split_at(rest.chars().next().map_or(1, char::len_utf8));
            found.push_str(sign);
            rest = behind;
            continue;
        }
        let whole = &rest[..end];
        match new(whole, &whole[last.min(end)..]) {
            Some(name) => found.push_str(&name),
            None => found.push_str(whole),
        }
        rest = &rest[end..];
    }
    found
}

#[cfg(test)]
mod tests {
    #[test]
    fn words_are_what_identifiers_are_made_of() {
        assert_eq!(super::words("a->b2 + 3 * _c").collect::<Vec<_>>(), ["a", "b2", "3", "_c"]);
    }

    #[test]
    fn names_are_respelled_with_their_scopes() {
        let new = |whole: &str, last: &str| match (whole, last) {
            ("a::S" | "(anonymous namespace)::S", _) => Some("a_S".to_string()),
            (_, "T") => Some("b_T".to_string()),
            _ => None,
        };
        assert_eq!(super::respelled("const a::S *", &new), "const a_S *");
        assert_eq!(super::respelled("(anonymous namespace)::S[4]", &new), "a_S[4]");
        assert_eq!(super::respelled("x::a::S (*)[a::b::T]", &new), "x::a::S (*)[b_T]");
        assert_eq!(super::respelled("::T", &new), "b_T");
    }
}
