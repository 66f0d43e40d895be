//! The table of the options of compilers of C, C++ and Fortran that take an argument or decide what a command line does.

use Class::{Compile, Dependencies, Language, Link, Output, Phase, Preprocess, Query};
use Form::{Either, Flag, Keyword, Next, Start};
use std::iter::Peekable;

/// The phase of a compilation that an option belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Macros and folders of headers.
    Preprocess,
    /// The compilation; also every option that is not in the table.
    Compile,
    /// The linker.
    Link,
    /// Rules for make.
    Dependencies,
    /// `-o`
    Output,
    /// `-x`
    Language,
    /// The last step to run: `-c`.
    Phase,
    /// A question to the compiler: `--version`.
    Query,
}

/// The position of an option's argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// It has none.
    Flag,
    /// In the next word.
    Next,
    /// In the same word or in the next one.
    Either,
    /// In the same word.
    Start,
    /// In the next word, if that is one: no option, and no path.
    Keyword,
}

/// The options. Of those that a word begins with the longest counts.
const OPTIONS: &[(&str, Class, Form)] = &[
    ("-o", Output, Either),
    ("-x", Language, Either),
    ("-c", Phase, Flag),
    ("-S", Phase, Flag),
    ("-E", Phase, Flag),
    ("-fsyntax-only", Phase, Flag),
    ("-M", Dependencies, Flag),
    ("-MM", Dependencies, Flag),
    ("-MD", Dependencies, Flag),
    ("-MMD", Dependencies, Flag),
    ("-MG", Dependencies, Flag),
    ("-MP", Dependencies, Flag),
    ("-MV", Dependencies, Flag),
    ("-MF", Dependencies, Either),
    ("-MT", Dependencies, Either),
    ("-MQ", Dependencies, Either),
    ("-Wp,-MD,", Dependencies, Start),
    ("-Wp,-MMD,", Dependencies, Start),
    ("-D", Preprocess, Either),
    ("-U", Preprocess, Either),
    ("-I", Preprocess, Either),
    ("-include", Preprocess, Either),
    ("-imacros", Preprocess, Either),
    ("-isystem", Preprocess, Either),
    ("-iquote", Preprocess, Either),
    ("-idirafter", Preprocess, Either),
    ("-iprefix", Preprocess, Either),
    ("-iwithprefix", Preprocess, Either),
    ("-iwithprefixbefore", Preprocess, Either),
    ("-isysroot", Preprocess, Either),
    ("-cxx-isystem", Preprocess, Either),
    ("-iframework", Preprocess, Either),
    ("-ivfsoverlay", Preprocess, Next),
    ("-imultilib", Preprocess, Either),
    ("-imultiarch", Preprocess, Either),
    ("-F", Preprocess, Either),
    ("-undef", Preprocess, Flag),
    ("-Xpreprocessor", Preprocess, Next),
    ("--sysroot", Preprocess, Next),
    ("--sysroot=", Preprocess, Start),
    ("-A", Compile, Either),
    ("-B", Compile, Either),
    ("-MJ", Compile, Either),
    ("-G", Compile, Next),
    ("-V", Compile, Next),
    ("-Xassembler", Compile, Next),
    ("-Xclang", Compile, Next),
    ("-Xopenmp-target", Compile, Next),
    ("-mllvm", Compile, Next),
    ("-arch", Compile, Next),
    ("-target", Compile, Next),
    ("--target", Compile, Next),
    ("--param", Compile, Next),
    ("-aux-info", Compile, Next),
    ("-dumpbase", Compile, Next),
    ("-dumpbase-ext", Compile, Next),
    ("-dumpdir", Compile, Next),
    ("-specs", Compile, Next),
    ("--specs", Compile, Next),
    ("-wrapper", Compile, Next),
    ("-J", Compile, Either),
    ("-module", Compile, Next),
    ("-module-dir", Compile, Next),
    ("-fintrinsic-modules-path", Compile, Next),
    ("-assume", Compile, Next),
    ("-convert", Compile, Next),
    ("-names", Compile, Next),
    ("-real-size", Compile, Next),
    ("-integer-size", Compile, Next),
    ("-double-size", Compile, Next),
    ("-diag-disable", Compile, Next),
    ("-diag-enable", Compile, Next),
    ("-align", Compile, Keyword),
    ("-check", Compile, Keyword),
    ("-stand", Compile, Keyword),
    ("-warn", Compile, Keyword),
    ("-L", Link, Either),
    ("-l", Link, Either),
    ("-u", Link, Either),
    ("-z", Link, Either),
    ("-T", Link, Either),
    ("-e", Link, Next),
    ("-h", Link, Next),
    ("-R", Link, Next),
    ("-Xlinker", Link, Next),
    ("-framework", Link, Next),
    ("-install_name", Link, Next),
    ("-current_version", Link, Next),
    ("-compatibility_version", Link, Next),
    ("-undefined", Link, Next),
    ("-rpath", Link, Next),
    ("-Wl,", Link, Start),
    ("-fuse-ld=", Link, Start),
    ("-shared", Link, Flag),
    ("-static", Link, Flag),
    ("-static-pie", Link, Flag),
    ("-static-libgcc", Link, Flag),
    ("-static-libstdc++", Link, Flag),
    ("-shared-libgcc", Link, Flag),
    ("-pie", Link, Flag),
    ("-no-pie", Link, Flag),
    ("-rdynamic", Link, Flag),
    ("-s", Link, Flag),
    ("-r", Link, Flag),
    ("-nostdlib", Link, Flag),
    ("-nostartfiles", Link, Flag),
    ("-nodefaultlibs", Link, Flag),
    ("-nolibc", Link, Flag),
    ("--version", Query, Flag),
    ("--help", Query, Flag),
    ("--help=", Query, Start),
    ("--target-help", Query, Flag),
    ("-###", Query, Flag),
    ("-dumpversion", Query, Flag),
    ("-dumpfullversion", Query, Flag),
    ("-dumpmachine", Query, Flag),
    ("-dumpspecs", Query, Flag),
    ("-print-", Query, Start),
    ("--print-", Query, Start),
];

/// An option on a command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompilerOption {
    /// Its class.
    pub class: Class,
    /// Its name as the table has it, or the whole word.
    pub name: String,
    /// Its argument.
    pub value: Option<String>,
    /// Its words as they were given.
    pub words: Vec<String>,
}

/// Reads the option that begins with a word; `rest` has the words behind it.
pub fn read(word: String, rest: &mut Peekable<impl Iterator<Item = String>>) -> CompilerOption {
    let fits = |(name, _, form): &&(&str, Class, Form)| match form {
        Flag | Next | Keyword => word == *name,
        Either | Start => word.starts_with(name),
    };
    let Some((name, class, form)) = OPTIONS.iter().filter(fits).max_by_key(|(name, ..)| name.len()) else {
        return CompilerOption { class: Compile, name: word.clone(), value: None, words: vec![word] };
    };
    let same_word = word[name.len()..].to_string();
    let (value, next) = match form {
        Flag => (None, None),
        Start => (Some(same_word), None),
        Keyword => {
            let next = rest.next_if(|next| !next.starts_with('-') && !next.contains(['.', '/']));
            (next.clone(), next)
        }
        Either if !same_word.is_empty() => (Some(same_word), None),
        Either | Next => {
            let next = rest.next();
            (next.clone(), next)
        }
    };
    let words = [word].into_iter().chain(next).collect();
    CompilerOption { class: *class, name: name.to_string(), value, words }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn class(words: &[&str]) -> (Class, String, Option<String>, usize) {
        let mut rest = words.iter().map(ToString::to_string).peekable();
        let first = rest.next().expect("a word");
        let CompilerOption { class, name, value, words } = read(first, &mut rest);
        (class, name, value, words.len())
    }

    #[test]
    fn the_longest_name_counts() {
        let some = |text: &str| Some(text.to_string());
        assert_eq!(class(&["-include", "a.h"]), (Preprocess, "-include".into(), some("a.h"), 2));
        assert_eq!(class(&["-isystem/x"]), (Preprocess, "-isystem".into(), some("/x"), 1));
        assert_eq!(class(&["-I", "x", "y"]), (Preprocess, "-I".into(), some("x"), 2));
        assert_eq!(class(&["-MD", "x"]), (Dependencies, "-MD".into(), None, 1));
        assert_eq!(class(&["-MFx.d"]), (Dependencies, "-MF".into(), some("x.d"), 1));
        assert_eq!(class(&["-Wp,-MD,x.d"]), (Dependencies, "-Wp,-MD,".into(), some("x.d"), 1));
        assert_eq!(class(&["-undef"]), (Preprocess, "-undef".into(), None, 1));
        assert_eq!(class(&["-specs=x"]), (Compile, "-specs=x".into(), None, 1));
        assert_eq!(class(&["-static", "a.c"]), (Link, "-static".into(), None, 1));
        assert_eq!(class(&["-shared-libasan"]), (Compile, "-shared-libasan".into(), None, 1));
        assert_eq!(class(&["-module", "m"]), (Compile, "-module".into(), some("m"), 2));
        assert_eq!(class(&["-check", "all"]), (Compile, "-check".into(), some("all"), 2));
        assert_eq!(class(&["-check", "a.f90"]), (Compile, "-check".into(), None, 1));
        assert_eq!(class(&["-o"]), (Output, "-o".into(), None, 1));
    }
}
