//! Hides text behind macros.

use super::twin::Twin;

/// Turns the text that was added to `start` into a macro with this name, and uses the macro instead:
///
/// `#define C1_V5(s1) s1[i] = 3u;` and `C1_V5(s1)`
///
/// The parameter is the first of `words` that occurs in the text.
pub fn hide(twin: &mut Twin, start: &Twin, name: &str, words: &[&str]) {
    let (okl, plain) = (
        hidden(&twin.okl[start.okl.len()..], name, words),
        hidden(&twin.plain[start.plain.len()..], name, words),
    );
    if let (Some(okl), Some(plain)) = (okl, plain) {
        *twin = start.clone();
        twin.each(&okl, &plain);
    }
}

/// The macro and its use; `None` for text that cannot be in a macro.
fn hidden(text: &str, name: &str, words: &[&str]) -> Option<String> {
    if text.trim().is_empty() || text.contains('#') {
        return None;
    }
    let body = text.trim_end().replace('\n', " \\\n  ");
    let parameters = match words.iter().find(|word| has_word(text, word)) {
        Some(word) => format!("({word})"),
        None => String::new(),
    };
    Some(format!("#define {name}{parameters} {body}\n{name}{parameters}"))
}

/// Returns true if a text contains the identifier.
pub fn has_word(text: &str, word: &str) -> bool {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').any(|found| found == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_statement_becomes_a_macro_of_what_it_uses() {
        let start = Twin { okl: "a\n".into(), plain: "b\n".into() };
        let mut twin = start.clone();
        twin.each("@atomic s1[0] += 1u;", "s1[0] += 1u;");
        hide(&mut twin, &start, "M", &["s", "s1"]);
        assert_eq!(twin.okl, "a\n#define M(s1) @atomic s1[0] += 1u;\nM(s1)\n");
        assert_eq!(twin.plain, "b\n#define M(s1) s1[0] += 1u;\nM(s1)\n");
        let known = twin.clone();
        hide(&mut twin, &start, "N", &[]);
        assert_eq!(twin, known);
    }
}
