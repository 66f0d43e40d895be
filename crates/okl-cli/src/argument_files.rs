//! Expands `@FILE` on the command line before clap parses it.

use std::ffi::OsString;
use std::path::PathBuf;

/// The reason why an argument file cannot be expanded.
#[derive(Debug)]
pub enum WordsError {
    /// It cannot be read.
    Unreadable(PathBuf, std::io::Error),
    /// It contains an unterminated quote.
    OpenQuote(PathBuf),
    /// It includes itself, directly or through others.
    TooDeep(PathBuf),
}

impl std::fmt::Display for WordsError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            WordsError::Unreadable(path, error) => write!(f, "cannot read `@{}`: {error}", path.display()),
            WordsError::OpenQuote(path) => write!(f, "a quote in `@{}` does not end", path.display()),
            WordsError::TooDeep(path) => {
                write!(f, "`@{}` is inside too many others; does it name itself?", path.display())
            }
        }
    }
}

/// The maximum nesting depth of argument files.
const DEEPEST: usize = 16;

/// Replaces `@FILE` by the words in the file, up to `--`. Words are split as by a shell, with `#` comments. Attributes,
/// as in `okl explain @tile`, are not expanded.
pub fn expanded(words: impl IntoIterator<Item = OsString>) -> Result<Vec<OsString>, WordsError> {
    let mut all = Vec::new();
    let mut stays = false;
    for word in words {
        stays |= word == "--" || word == "explain";
        match word.to_str().and_then(|word| word.strip_prefix('@')).filter(|name| !stays && !name.is_empty())
        {
            Some(name) => read(name.into(), 0, &mut all)?,
            None => all.push(word),
        }
    }
    Ok(all)
}

fn read(path: PathBuf, depth: usize, all: &mut Vec<OsString>) -> Result<(), WordsError> {
    if depth == DEEPEST {
        return Err(WordsError::TooDeep(path));
    }
    let text = match std::fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) => return Err(WordsError::Unreadable(path, error)),
    };
    let Some(words) = shlex::split(&text) else { return Err(WordsError::OpenQuote(path)) };
    for word in words {
        match word.strip_prefix('@').filter(|name| !name.is_empty()) {
            Some(name) => read(name.into(), depth + 1, all)?,
            None => all.push(word.into()),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(words: &[&str]) -> Result<Vec<String>, String> {
        let all = expanded(words.iter().map(OsString::from)).map_err(|error| error.to_string())?;
        Ok(all.into_iter().map(|word| word.to_string_lossy().into_owned()).collect())
    }

    #[test]
    fn files_stand_for_their_words() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = |name: &str, text: String| {
            let path = folder.path().join(name);
            std::fs::write(&path, text).expect("a file");
            format!("@{}", path.display())
        };
        let inner = file("inner", "-D N=4 # a comment\n'two words.okl'\n".into());
        let outer = file("outer", format!("-j2 {inner}\n"));
        let open = file("open", "'".into());
        let circle = format!("@{}", folder.path().join("circle").display());
        file("circle", circle.clone());
        let wanted = ["run", "-j2", "-D", "N=4", "two words.okl", "k.okl"];
        assert_eq!(shown(&["run", &outer, "k.okl"]), Ok(wanted.map(String::from).to_vec()));
        for untouched in [["explain", "@tile"], ["--", "@x"], ["@", "x"]] {
            assert_eq!(shown(&untouched), Ok(untouched.map(String::from).to_vec()));
        }
        assert!(shown(&[&open]).is_err_and(|text| text.contains("does not end")));
        assert!(shown(&[&circle]).is_err_and(|text| text.contains("name itself")));
        assert!(shown(&["@/nowhere"]).is_err_and(|text| text.starts_with("cannot read `@/nowhere`")));
    }
}
