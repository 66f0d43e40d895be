//! `@FILE` on a compiler's command line, as gcc and clang read it.

use std::path::Path;

/// The largest number of files inside of each other.
const DEEPEST: usize = 64;

/// Replaces each `@FILE` by the words of the file. As in compilers, a word stays if there is no such file.
pub fn expanded(words: Vec<String>) -> Vec<String> {
    let mut all = Vec::new();
    words.into_iter().for_each(|word| expand(word, 0, &mut all));
    all
}

fn expand(word: String, depth: usize, all: &mut Vec<String>) {
    let text = word.strip_prefix('@').and_then(|path| std::fs::read_to_string(Path::new(path)).ok());
    match text.filter(|_| depth < DEEPEST) {
        Some(text) => split(&text).into_iter().for_each(|word| expand(word, depth + 1, all)),
        None => all.push(word),
    }
}

/// Splits a text into words: white space separates them, quotes of both kinds keep it, and a backslash keeps any
/// character, also in quotes.
fn split(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => word.get_or_insert_default().extend(letters.next()),
            _ if quote == Some(letter) => quote = None,
            _ if quote.is_some() => word.get_or_insert_default().push(letter),
            '"' | '\'' => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            _ if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

/// A text that is read as these words.
pub fn joined(words: &[String]) -> String {
    let quoted = |word: &String| format!("\"{}\"\n", word.replace('\\', "\\\\").replace('"', "\\\""));
    words.iter().map(quoted).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_as_gcc_splits_them() {
        let text = "-DA=\"x y\" '-DB=\"\"' c\\ d.c \"\" -D'C=\\\\'\n\t-DE=\\\"s\\\"";
        assert_eq!(split(text), ["-DA=x y", "-DB=\"\"", "c d.c", "", "-DC=\\", "-DE=\"s\""]);
    }

    #[test]
    fn joined_words_are_read_back() {
        let words = ["-DA=\"x y\"", "a b", "\\", "", "'"].map(String::from);
        assert_eq!(split(&joined(&words)), words);
    }

    #[test]
    fn files_name_files_and_missing_ones_stay() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name).display().to_string();
        std::fs::write(path("inner"), "-O2 'a b.c'").expect("a file");
        std::fs::write(path("outer"), format!("-g @{}", path("inner"))).expect("a file");
        std::fs::write(path("self"), format!("@{}", path("self"))).expect("a file");
        let all = expanded(vec![format!("@{}", path("outer")), "@/nowhere".into()]);
        assert_eq!(all, ["-g", "-O2", "a b.c", "@/nowhere"]);
        assert_eq!(expanded(vec![format!("@{}", path("self"))]), [format!("@{}", path("self"))]);
    }
}
