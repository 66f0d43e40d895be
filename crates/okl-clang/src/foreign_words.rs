//! Names of target languages, and their equivalents in OKL.

use std::sync::{Arc, LazyLock};

/// Names of target languages, loaded at the first look-up of a text that may be one of them.
#[derive(Clone, Default)]
pub struct ForeignWords(Option<Arc<Words>>);

struct Words {
    /// Returns true if a text may be one of the words or start one. This check comes first, since loading all words
    /// takes as long as parsing a small kernel.
    may_have: Box<dyn Fn(&str) -> bool + Send + Sync>,
    all: LazyLock<Vec<ForeignWord>, Box<dyn FnOnce() -> Vec<ForeignWord> + Send>>,
}

impl ForeignWords {
    /// The words that `read` returns. `may_have` must return true for every text that equals, matches or starts one of
    /// them.
    pub fn new(
        read: impl FnOnce() -> Vec<ForeignWord> + Send + 'static,
        may_have: impl Fn(&str) -> bool + Send + Sync + 'static,
    ) -> ForeignWords {
        let all = LazyLock::new(Box::new(read) as Box<_>);
        ForeignWords(Some(Arc::new(Words { may_have: Box::new(may_have), all })))
    }

    /// The words that start with `start`.
    pub fn that_start<'w>(&'w self, start: &str) -> impl Iterator<Item = &'w ForeignWord> {
        let words = self.0.as_ref().filter(|words| (words.may_have)(start));
        words.into_iter().flat_map(|words| words.all.iter()).filter(move |word| word.word.starts_with(start))
    }

    /// The word with that name; otherwise the pattern that matches it: `cuda*`.
    pub fn find(&self, name: &str) -> Option<&ForeignWord> {
        let words = self.0.as_ref().filter(|words| (words.may_have)(name))?;
        find_word(&words.all, name)
    }
}

/// The word with that name among `words`; otherwise the pattern with the longest prefix that matches the name.
pub fn find_word<'w>(words: &'w [ForeignWord], name: &str) -> Option<&'w ForeignWord> {
    let stands_for = |word: &&ForeignWord| {
        let stem = word.word.strip_suffix('*').filter(|stem| !stem.starts_with('#'));
        // `cuda*` matches `cudaMalloc3D`, but `hip*` does not match `hipster`, which goes on in lower case.
        let rest = stem.and_then(|stem| name.strip_prefix(stem));
        rest.is_some_and(|rest| rest.starts_with(|first: char| !first.is_ascii_lowercase()))
    };
    let exact = words.iter().find(|word| word.word == name);
    exact.or_else(|| words.iter().filter(stands_for).max_by_key(|word| word.word.len()))
}

impl std::fmt::Debug for ForeignWords {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ForeignWords")
    }
}

/// A name of target languages, with its equivalent in OKL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForeignWord {
    /// The name, or a pattern: `__syncthreads`, `#pragma omp parallel`, `cuda*`.
    pub word: String,
    /// The names of the languages that have it: `CUDA`, `HIP`.
    pub of: Vec<String>,
    /// The equivalent in OKL, as text of a message; `nothing: ` and a sentence where there is none.
    pub okl: String,
    /// The kind of entity that it names.
    pub kind: ForeignKind,
    /// The replacement, where one is certain: another word, or a template with the arguments of the call, `{0}` for the
    /// first, `{*0}` for the object that it points to. A template that starts with `@` replaces a whole statement.
    pub write: Option<String>,
    /// True for a function that returns a floating point number.
    pub is_floating: bool,
}

/// The kind of entity that a name of another language stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ForeignKind {
    /// A function, a variable, or a specifier of a declaration.
    #[default]
    Word,
    /// A type.
    Type,
    /// A name of host code.
    Host,
    /// A type of host code.
    HostType,
    /// The name of a header.
    Header,
    /// A word before a declaration, a loop or a block, with or without arguments; or a parameter that OKL does not
    /// have.
    Prefix,
}

impl ForeignKind {
    /// True for names that belong into a host program.
    pub fn is_of_host(self) -> bool {
        match self {
            ForeignKind::Host | ForeignKind::HostType => true,
            ForeignKind::Word | ForeignKind::Type | ForeignKind::Header | ForeignKind::Prefix => false,
        }
    }

    /// True for types.
    pub fn is_type(self) -> bool {
        match self {
            ForeignKind::Type | ForeignKind::HostType => true,
            ForeignKind::Word | ForeignKind::Host | ForeignKind::Header | ForeignKind::Prefix => false,
        }
    }
}

impl ForeignWord {
    /// The help of a message, as a sentence: ``in OKL: `@kernel` ``.
    pub fn help(&self) -> String {
        match self.okl.strip_prefix("nothing: ") {
            Some(rest) => rest.to_string(),
            None => format!("in OKL: {}", self.okl),
        }
    }

    /// The languages that have the name: `CUDA and HIP`.
    pub fn languages(&self) -> String {
        match &self.of[..] {
            [all @ .., last] if !all.is_empty() => format!("{} and {last}", all.join(", ")),
            all => all.join(""),
        }
    }
}
