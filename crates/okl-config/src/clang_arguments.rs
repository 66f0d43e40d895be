//! The clang arguments that okl passes on: a list of allowed ones, since the list of dangerous ones is open.
//!
//! For some options clang writes files, loads libraries or starts programs, and every version adds new ones. The
//! allowed ones determine how C++ is parsed and which warnings are reported, and nothing else.

use std::ops::RangeInclusive;

/// The source of clang arguments, which decides the list of allowed ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgumentList {
    /// The command line or a pipeline file: the whole list.
    Whole,
    /// `okl.toml`, which the user need not have named: only arguments that do not depend on the machine.
    Project,
}

/// An argument that is not passed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArgumentDefect {
    /// Its index.
    pub nth: usize,
    /// The reason, as a phrase that follows the argument.
    pub message: &'static str,
    /// An alternative with the same effect.
    pub instead: Option<&'static str>,
}

/// The arguments that are not passed on.
pub fn clang_argument_defects(arguments: &[String], list: ArgumentList) -> Vec<ArgumentDefect> {
    let mut defects = Vec::new();
    let mut rest = arguments.iter().enumerate();
    while let Some((nth, argument)) = rest.next() {
        let is_taken = match taken(argument, list) {
            Taken::Alone => true,
            // `-isystem DIR`, in two words.
            Taken::WithNext => rest.next().is_some_and(|(_, folder)| is_folder(folder)),
            Taken::No => false,
        };
        if !is_taken {
            defects.push(defect(nth, argument, list));
        }
    }
    defects
}

/// The result of looking up an argument in the list.
enum Taken {
    Alone,
    /// Allowed together with the next word.
    WithNext,
    No,
}

/// Dialect options, with `-f` or `-fno-` in front.
const DIALECT: [&str; 49] = [
    "access-control",
    "aligned-allocation",
    "asm-blocks",
    "assumptions",
    "blocks",
    "borland-extensions",
    "builtin",
    "char8_t",
    "complete-member-pointers",
    "coroutines",
    "cxx-exceptions",
    "declspec",
    "delayed-template-parsing",
    "digraphs",
    "dollars-in-identifiers",
    "elide-constructors",
    "exceptions",
    "fast-math",
    "finite-math-only",
    "fixed-point",
    "freestanding",
    "gnu-inline-asm",
    "gnu-keywords",
    "honor-infinities",
    "honor-nans",
    "hosted",
    "lax-vector-conversions",
    "math-errno",
    "ms-compatibility",
    "ms-extensions",
    "operator-names",
    "pascal-strings",
    "relaxed-template-template-args",
    "rounding-math",
    "rtti",
    "short-enums",
    "short-wchar",
    "signed-bitfields",
    "signed-char",
    "signed-zeros",
    "sized-deallocation",
    "strict-enums",
    "strict-overflow",
    "threadsafe-statics",
    "trapping-math",
    "trigraphs",
    "unsigned-bitfields",
    "unsigned-char",
    "wrapv",
];

/// Dialect options with a value, and the allowed values.
const CHOICES: [(&str, &[&str]); 6] = [
    ("-fclang-abi-compat=", &[]),
    ("-ffp-contract=", &["off", "on", "fast", "fast-honor-pragmas"]),
    ("-ffp-model=", &["fast", "precise", "strict"]),
    ("-fgnuc-version=", &[]),
    ("-flax-vector-conversions=", &["none", "integer", "all"]),
    ("-fms-compatibility-version=", &[]),
];

/// Options for limits, whose values are numbers.
const LIMITS: [&str; 8] = [
    "-fbracket-depth=",
    "-fconstexpr-backtrace-limit=",
    "-fconstexpr-depth=",
    "-fconstexpr-steps=",
    "-fmacro-backtrace-limit=",
    "-foperator-arrow-depth=",
    "-fspell-checking-limit=",
    "-ftemplate-depth=",
];

/// Options for the processor, which decide the functions that its headers declare.
const PROCESSORS: [&str; 3] = ["-march=", "-mcpu=", "-mtune="];

/// Instruction set extensions: `-mavx512f`, `-mno-sse4.2`.
const INSTRUCTIONS: [&str; 10] =
    ["aes", "avx", "bmi", "f16c", "fma", "lzcnt", "pclmul", "popcnt", "sse", "ssse"];

/// Include folder options, in one word or in two.
const FOLDERS: [&str; 7] =
    ["-I", "-isystem", "-iquote", "-idirafter", "-cxx-isystem", "-isysroot", "-stdlib++-isystem"];

/// Options for root folders, in one word.
const ROOTS: [&str; 3] = ["--sysroot=", "--gcc-toolchain=", "--gcc-install-dir="];

/// Options that select the standard headers.
const HEADERS: [&str; 6] =
    ["-nostdinc", "-nostdinc++", "-nobuiltininc", "-stdlib=libc++", "-stdlib=libstdc++", "-stdlib=platform"];

/// Optimization levels, which only define macros here.
const OPTIMIZATION: [&str; 7] = ["-O", "-O0", "-O1", "-O2", "-O3", "-Os", "-Ofast"];

fn taken(argument: &str, list: ArgumentList) -> Taken {
    let is_whole = list == ArgumentList::Whole;
    let is_alone = is_warning(argument)
        || is_dialect(argument)
        || after(argument, &LIMITS)
            .is_some_and(|limit| is_of(limit, 1..=9, |letter| letter.is_ascii_digit()))
        || OPTIMIZATION.contains(&argument)
        || is_whole && is_of_machine(argument);
    if is_alone {
        return Taken::Alone;
    }
    match after(argument, &FOLDERS).filter(|_| is_whole) {
        Some("") => Taken::WithNext,
        Some(folder) if is_folder(folder) => Taken::Alone,
        Some(_) | None => Taken::No,
    }
}

/// True for `-Wall`, `-Wno-error=shadow`, `-pedantic`; false for `-Wp,-MD,x`, which is not a warning option.
fn is_warning(argument: &str) -> bool {
    let of_name = |letter: char| letter.is_ascii_alphanumeric() || "-+#=".contains(letter);
    let is_name = |name: &str| name.starts_with(|letter: char| letter.is_ascii_alphanumeric());
    ["-w", "-W", "-pedantic", "-pedantic-errors"].contains(&argument)
        || argument.strip_prefix("-W").is_some_and(|name| is_name(name) && is_of(name, 1..=99, of_name))
}

fn is_dialect(argument: &str) -> bool {
    let flag = argument.strip_prefix("-fno-").or_else(|| argument.strip_prefix("-f"));
    let is_version = |value: &str| is_of(value, 1..=15, |letter| letter.is_ascii_digit() || letter == '.');
    let is_choice = |(option, values): &(&str, &[&str])| {
        let value = argument.strip_prefix(option);
        value.is_some_and(|value| values.contains(&value) || values.is_empty() && is_version(value))
    };
    flag.is_some_and(|flag| DIALECT.contains(&flag)) || CHOICES.iter().any(is_choice)
}

/// True if the argument depends on the machine or names its folders.
fn is_of_machine(argument: &str) -> bool {
    let of_word = |letter: char| letter.is_ascii_alphanumeric() || "-+._".contains(letter);
    let instructions = argument.strip_prefix("-mno-").or_else(|| argument.strip_prefix("-m"));
    HEADERS.contains(&argument)
        || after(argument, &PROCESSORS).is_some_and(|name| is_of(name, 1..=99, of_word))
        || instructions
            .is_some_and(|name| after(name, &INSTRUCTIONS).is_some_and(|rest| is_of(rest, 0..=20, of_word)))
        || after(argument, &ROOTS).is_some_and(is_folder)
}

/// The rest of an argument after one of `starts`; the longest match counts: `-isystem` does not match as `-i`.
fn after<'a>(argument: &'a str, starts: &[&str]) -> Option<&'a str> {
    starts.iter().filter_map(|start| argument.strip_prefix(start)).min_by_key(|rest| rest.len())
}

/// True for an operand that cannot be taken for an option or a response file.
fn is_folder(word: &str) -> bool {
    !word.is_empty() && !word.starts_with(['-', '@'])
}

fn is_of(word: &str, length: RangeInclusive<usize>, letters: impl Fn(char) -> bool) -> bool {
    length.contains(&word.len()) && word.chars().all(letters)
}

/// Options that okl has its own option for.
const OWN: [(&str, &str); 5] = [
    ("-D", "macros are given to `okl run -D`, or stand in `defines` of a `[[file]]` in `okl.toml`"),
    ("-U", "macros are taken back by `okl run -U`"),
    ("-std", "the language is `std` in a pipeline file or in `okl.toml`, and `okl run --std`"),
    ("--std", "the language is `std` in a pipeline file or in `okl.toml`, and `okl run --std`"),
    ("-include", "a file to read before the input is given to `okl run -include`"),
];

fn defect(nth: usize, argument: &str, list: ArgumentList) -> ArgumentDefect {
    let own = OWN.iter().find(|(start, _)| argument.starts_with(start)).map(|(_, instead)| *instead);
    let is_in_whole =
        list == ArgumentList::Project && !matches!(taken(argument, ArgumentList::Whole), Taken::No);
    let elsewhere = match is_in_whole {
        true if after(argument, &FOLDERS).is_some() => {
            Some("folders of headers are `include` of a `[[file]]`")
        }
        true => Some("it may be given on the command line with `-X`, or in a pipeline file"),
        false => None,
    };
    let message = match list {
        ArgumentList::Whole => "is none of those that okl hands on to clang",
        ArgumentList::Project => "is none of those that okl hands on to clang for an `okl.toml`",
    };
    ArgumentDefect { nth, message, instead: own.or(elsewhere) }
}

/// The list of allowed arguments as lines of help text.
pub fn clang_arguments(list: ArgumentList) -> Vec<String> {
    let values = |options: &[(&str, &[&str])]| -> Vec<String> {
        let value = |(option, values): &(&str, &[&str])| match values.is_empty() {
            true => format!("`{option}VERSION`"),
            false => format!("`{option}{}`", values.join("|")),
        };
        options.iter().map(value).collect()
    };
    let with = |options: &[&str], value: &str| -> String {
        options.iter().map(|option| format!("`{option}{value}`")).collect::<Vec<_>>().join(", ")
    };
    let mut lines = vec![
        "warnings: `-WNAME`, `-Wno-NAME`, `-Werror`, `-Werror=NAME`, `-w`, `-pedantic`, `-pedantic-errors`"
            .to_string(),
        format!("dialect: `-fNAME` and `-fno-NAME` of {}", DIALECT.join(", ")),
        format!("dialect: {}, {}", values(&CHOICES).join(", "), with(&OPTIMIZATION, "")),
        format!("limits: {}", with(&LIMITS, "NUMBER")),
    ];
    if list == ArgumentList::Whole {
        lines.push(format!(
            "headers: {}, {}, {}",
            with(&FOLDERS, " DIR"),
            with(&ROOTS, "DIR"),
            with(&HEADERS, "")
        ));
        lines.push(format!(
            "processor: {}, `-m[no-]{}...`",
            with(&PROCESSORS, "NAME"),
            INSTRUCTIONS.join("|")
        ));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(words: &[&str], list: ArgumentList) -> Vec<usize> {
        let words: Vec<String> = words.iter().map(|word| word.to_string()).collect();
        clang_argument_defects(&words, list).into_iter().map(|defect| defect.nth).collect()
    }

    #[test]
    fn what_says_how_to_read_and_what_to_warn_of_is_handed_on() {
        for list in [ArgumentList::Whole, ArgumentList::Project] {
            let words = [
                "-Wall",
                "-Wno-error=c++11-narrowing",
                "-Wformat=2",
                "-W",
                "-w",
                "-pedantic",
                "-fno-exceptions",
                "-ftemplate-depth=2000",
                "-O2",
                "-ffp-contract=off",
                "-fms-compatibility-version=19.20",
            ];
            assert_eq!(refused(&words, list), Vec::<usize>::new());
        }
        let of_machine = [
            "-isystem",
            "DIR",
            "-Iinclude",
            "-march=native",
            "-msse4.2",
            "-mno-avx512f",
            "--sysroot=/opt/x",
            "-nostdinc++",
            "-stdlib=libc++",
        ];
        assert_eq!(refused(&of_machine, ArgumentList::Whole), Vec::<usize>::new());
        assert_eq!(refused(&of_machine, ArgumentList::Project), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    }

    #[test]
    fn what_is_not_in_the_list_is_not_handed_on() {
        let words = [
            "-MD",
            "-MF",
            "x",
            "-MFx",
            "-MJx",
            "-Wp,-MD,x",
            "-Wp,-DN=1",
            "-Wl,x",
            "-Wa,x",
            "--config=x",
            "@x",
            "-Xclang",
            "-header-include-file",
            "-DN=1",
            "-std=c++20",
            "-o",
            "-c",
            "-fplugin=x",
            "-load",
            "-mllvm",
            "-include",
            "x.h",
            "-fmodules",
            "-mrelax-all",
            "-ftemplate-depth=x",
            "-fcrash-diagnostics-dir=x",
            "",
            "-",
            "--",
            "x.cpp",
            "--target=amdgcn",
            "-march=../x",
            "-mavx/x",
            "-Wall\n-MD",
            "-fno-builtin-x/y",
        ];
        let all: Vec<usize> = (0..words.len()).collect();
        assert_eq!(refused(&words, ArgumentList::Whole), all);
        assert_eq!(refused(&words, ArgumentList::Project), all);
        // An option cannot hide behind one that takes a value.
        assert_eq!(refused(&["-isystem", "-MD"], ArgumentList::Whole), [0]);
        assert_eq!(refused(&["-isystem", "@x"], ArgumentList::Whole), [0]);
        assert_eq!(refused(&["-isystem"], ArgumentList::Whole), [0]);
        assert_eq!(refused(&["-I@x"], ArgumentList::Whole), [0]);
    }

    #[test]
    fn the_message_says_what_to_do_instead() {
        let instead = |word: &str, list| clang_argument_defects(&[word.to_string()], list).remove(0).instead;
        assert!(instead("-DN=1", ArgumentList::Whole).is_some_and(|help| help.contains("okl run -D")));
        assert!(
            instead("-Ix", ArgumentList::Project)
                .is_some_and(|help| help.contains("`include` of a `[[file]]`"))
        );
        assert!(instead("-march=native", ArgumentList::Project).is_some_and(|help| help.contains("-X")));
        let list = clang_arguments(ArgumentList::Whole).join("\n");
        for part in ["`-WNAME`", "exceptions", "`-ftemplate-depth=NUMBER`", "`-isystem DIR`", "`-march=NAME`"]
        {
            assert!(list.contains(part), "{part}: {list}");
        }
    }
}
