//! The table of nvcc's options.

use Meaning::{
    Archive, Device, DeviceCode, DeviceLink, DeviceObject, Flag, Folder, HostCompiler, Ignored, Joined,
    Language, LinkerWords, OptionFile, Question, Refused, Words,
};
use Takes::{Any, Nothing, Value};

/// The position of an option's argument. nvcc reads `-arch=sm_80` and `-arch sm_80` alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// It has none.
    Nothing,
    /// Behind `=`, or in the next word.
    Value,
    /// In the same word, with `=` or without, or in the next one.
    Any,
}

/// The counterpart of an option for the compiler of the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// An option of the host's compiler without an argument.
    Flag(&'static str),
    /// One with its argument in the same word: `-Ix`.
    Joined(&'static str),
    /// The argument has options of the host's compiler, with commas between them.
    Words,
    /// The argument has options of the linker, with commas between them.
    LinkerWords,
    /// It is about code for NVIDIA's devices.
    Device,
    /// The same; this macro tells the program, unless the argument is `false`.
    DeviceCode(&'static str),
    /// `-dc`
    DeviceObject,
    /// `-dlink`
    DeviceLink,
    /// `-lib`
    Archive,
    /// `-odir`
    Folder,
    /// `-optf`
    OptionFile,
    /// `-ccbin`
    HostCompiler,
    /// `-x`
    Language,
    /// A question to the compiler.
    Question,
    /// It changes nothing that okl does.
    Ignored,
    /// There is nothing like it.
    Refused,
}

/// The options: those of one meaning with all their names.
pub const OPTIONS: &[(&[&str], Takes, Meaning)] = &[
    (&["-o", "--output-file"], Any, Joined("-o")),
    (&["-I", "--include-path"], Any, Joined("-I")),
    (&["-D", "--define-macro"], Any, Joined("-D")),
    (&["-U", "--undefine-macro"], Any, Joined("-U")),
    (&["-L", "--library-path"], Any, Joined("-L")),
    (&["-l", "--library"], Any, Joined("-l")),
    (&["-O", "--optimize"], Any, Joined("-O")),
    (&["-include", "--pre-include"], Value, Joined("-include")),
    (&["-isystem", "--system-include"], Value, Joined("-isystem")),
    (&["-std", "--std"], Value, Joined("-std=")),
    (&["-m", "--machine"], Any, Joined("-m")),
    (&["-x", "--x"], Any, Language),
    (&["-c", "--compile"], Nothing, Flag("-c")),
    (&["-dc", "--device-c"], Nothing, DeviceObject),
    (&["-dw", "--device-w"], Nothing, Flag("-c")),
    (&["-link", "--link"], Nothing, Ignored),
    (&["-dlink", "--device-link"], Nothing, DeviceLink),
    (&["-lib", "--lib"], Nothing, Archive),
    (&["-g", "--debug"], Nothing, Flag("-g")),
    (&["-G", "--device-debug"], Nothing, DeviceCode("")),
    (&["-pg", "--profile"], Nothing, Flag("-pg")),
    (&["-w", "--disable-warnings"], Nothing, Flag("-w")),
    (&["-shared", "--shared"], Nothing, Flag("-shared")),
    (&["-E", "--preprocess"], Nothing, Flag("-E")),
    (&["-M", "--generate-dependencies"], Nothing, Flag("-M")),
    (&["-MM", "--generate-nonsystem-dependencies"], Nothing, Flag("-MM")),
    (&["-MD", "--generate-dependencies-with-compile"], Nothing, Flag("-MD")),
    (&["-MMD", "--generate-nonsystem-dependencies-with-compile"], Nothing, Flag("-MMD")),
    (&["-MP", "--generate-dependency-targets"], Nothing, Flag("-MP")),
    (&["-MF", "--dependency-output"], Value, Joined("-MF")),
    (&["-MT", "--dependency-target-name"], Value, Joined("-MT")),
    (&["-odir", "--output-directory"], Value, Folder),
    (&["-optf", "--options-file"], Value, OptionFile),
    (&["-ccbin", "--compiler-bindir"], Value, HostCompiler),
    (&["-Xcompiler", "--compiler-options"], Value, Words),
    (&["-Xlinker", "--linker-options"], Value, LinkerWords),
    (&["-Xarchive", "--archive-options"], Value, Ignored),
    (&["-V", "--version", "-h", "--help", "-help", "-version"], Nothing, Question),
    (&["-arch", "--gpu-architecture", "-gpu-architecture"], Value, Device),
    (&["-code", "--gpu-code", "-gpu-code"], Value, Device),
    (&["-gencode", "--generate-code", "-generate-code"], Value, Device),
    (&["-Xptxas", "--ptxas-options", "-ptxas-options"], Value, Device),
    (&["-Xnvlink", "--nvlink-options"], Value, Device),
    (&["-Xcudafe", "-Xcicc", "-Xfatbin"], Value, Device),
    (&["-maxrregcount", "--maxrregcount"], Value, Device),
    (&["-use_fast_math", "--use_fast_math"], Nothing, Device),
    (&["-ftz", "--ftz", "-prec-div", "--prec-div", "-prec-sqrt", "--prec-sqrt"], Value, Device),
    (&["-fmad", "--fmad", "-opt-info", "--opt-info", "-Ofc", "--Ofast-compile"], Value, Device),
    (&["-lineinfo", "--generate-line-info"], Nothing, Device),
    (&["-restrict", "--restrict", "-extra-device-vectorization"], Nothing, Device),
    (&["-res-usage", "--resource-usage", "-src-in-ptx", "--source-in-ptx"], Nothing, Device),
    (&["-dlto", "--dlink-time-opt", "-ewp", "--extensible-whole-program"], Nothing, Device),
    (&["-rdc", "--relocatable-device-code"], Value, DeviceCode("__CUDACC_RDC__")),
    (
        &["-expt-relaxed-constexpr", "--expt-relaxed-constexpr"],
        Nothing,
        DeviceCode("__CUDACC_RELAXED_CONSTEXPR__"),
    ),
    (
        &["-extended-lambda", "--extended-lambda", "-expt-extended-lambda", "--expt-extended-lambda"],
        Nothing,
        DeviceCode("__CUDACC_EXTENDED_LAMBDA__"),
    ),
    (&["-default-stream", "--default-stream"], Value, Device),
    (&["-diag-suppress", "--diag-suppress", "-diag-error", "--diag-error"], Value, Device),
    (&["-diag-warn", "--diag-warn", "-Werror", "--Werror"], Value, Device),
    (&["-Wno-deprecated-gpu-targets", "--Wno-deprecated-gpu-targets"], Nothing, Device),
    (
        &["-Wno-deprecated-declarations", "--Wno-deprecated-declarations"],
        Nothing,
        Flag("-Wno-deprecated-declarations"),
    ),
    (&["-Wreorder", "--Wreorder"], Nothing, Flag("-Wreorder")),
    (&["-Wdefault-stream-launch", "-Wmissing-launch-bounds", "-Wext-lambda-captures-this"], Nothing, Device),
    (&["-allow-unsupported-compiler", "--allow-unsupported-compiler"], Nothing, Device),
    (&["-forward-unknown-to-host-compiler", "--forward-unknown-to-host-compiler"], Nothing, Ignored),
    (&["-forward-unknown-to-host-linker", "--forward-unknown-to-host-linker"], Nothing, Ignored),
    (&["-forward-unknown-opts", "--forward-unknown-opts"], Nothing, Ignored),
    (&["-cudart", "--cudart", "-cudadevrt", "--cudadevrt"], Value, Ignored),
    (&["-threads", "--threads", "-t", "-split-compile", "--split-compile"], Value, Ignored),
    (&["-time", "--time", "-keep-dir", "--keep-dir", "-objtemp"], Value, Ignored),
    (&["-keep", "--keep", "-noprof", "--dont-use-profile", "-clean", "--clean-targets"], Nothing, Ignored),
    (&["-v", "--verbose", "-dryrun", "--dryrun"], Nothing, Ignored),
    (
        &["-ptx", "--ptx", "-cubin", "--cubin", "-fatbin", "--fatbin", "-optix-ir", "--optix-ir"],
        Nothing,
        Refused,
    ),
    (&["-ltoir", "--ltoir", "-cuda", "--cuda", "-run", "--run"], Nothing, Refused),
];

/// An option that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NvccOption {
    /// Its name as it was given.
    pub name: String,
    /// Its argument.
    pub value: String,
    pub meaning: Meaning,
    /// Its words as they were given.
    pub words: Vec<String>,
}

/// Reads the option that begins with a word; `rest` has the words behind it. `None` if nvcc has no such option.
pub fn read(word: &str, rest: &mut impl Iterator<Item = String>) -> Option<NvccOption> {
    let all = || {
        OPTIONS
            .iter()
            .flat_map(|(names, takes, meaning)| names.iter().map(move |name| (*name, *takes, *meaning)))
    };
    let (before, behind) = word.split_once('=').unzip();
    let exact = all().find(|(name, _, _)| *name == word);
    let with_value = all().find(|(name, takes, _)| Some(*name) == before && *takes != Nothing);
    let joined = || {
        all().filter(|(name, takes, _)| *takes == Any && !name.starts_with("--") && word.starts_with(name))
    };
    let of = |(name, meaning): (&str, Meaning), value: String, words: Vec<String>| {
        Some(NvccOption { name: name.to_string(), value, meaning, words })
    };
    if let Some((name, takes, meaning)) = exact {
        let value = if takes == Nothing { None } else { rest.next() };
        let words = [word.to_string()].into_iter().chain(value.clone()).collect();
        return of((name, meaning), value.unwrap_or_default(), words);
    }
    if let Some(((name, _, meaning), value)) = with_value.zip(behind) {
        return of((name, meaning), value.to_string(), vec![word.to_string()]);
    }
    // `-machine` is no `-m`: what nvcc does not know goes to the compiler of the host.
    let (name, _, meaning) = joined().find(|(name, _, _)| fits(name, &word[name.len()..]))?;
    of((name, meaning), word[name.len()..].to_string(), vec![word.to_string()])
}

/// True if a value may stand behind a name in the same word.
fn fits(name: &str, value: &str) -> bool {
    match name {
        "-O" => value.len() == 1,
        "-m" => matches!(value, "32" | "64"),
        "-x" => matches!(value, "cu" | "c" | "c++"),
        _other => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn option(words: &[&str]) -> Option<(String, String, usize)> {
        let mut rest = words.iter().skip(1).map(ToString::to_string);
        read(words[0], &mut rest).map(|option| (option.name, option.value, option.words.len()))
    }

    #[test]
    fn arguments_stand_where_nvcc_reads_them() {
        for (words, name, value, length) in [
            (&["-arch=sm_80"][..], "-arch", "sm_80", 1),
            (&["-arch", "sm_80"], "-arch", "sm_80", 2),
            (&["-gencode", "arch=compute_80,code=sm_80"], "-gencode", "arch=compute_80,code=sm_80", 2),
            (&["-gencode=arch=compute_80,code=sm_80"], "-gencode", "arch=compute_80,code=sm_80", 1),
            (&["--compiler-options=-Wall,-fPIC"], "--compiler-options", "-Wall,-fPIC", 1),
            (&["-Idir"], "-I", "dir", 1),
            (&["-I=dir"], "-I", "dir", 1),
            (&["-D", "N=1"], "-D", "N=1", 2),
            (&["-DN=1"], "-D", "N=1", 1),
            (&["-O3"], "-O", "3", 1),
            (&["-lcudart"], "-l", "cudart", 1),
            (&["-lib"], "-lib", "", 1),
            (&["-dlink"], "-dlink", "", 1),
            (&["-std=c++17"], "-std", "c++17", 1),
            (&["-MF", "a.d"], "-MF", "a.d", 2),
            (&["-m64"], "-m", "64", 1),
            (&["-oprog"], "-o", "prog", 1),
        ] {
            assert_eq!(option(words), Some((name.into(), value.into(), length)), "{words:?}");
        }
        for unknown in ["-fPIC", "-Wall", "-march=native", "-pthread", "-O3x"] {
            assert_eq!(option(&[unknown]), None, "{unknown}");
        }
    }

    #[test]
    fn no_name_stands_twice() {
        let names: Vec<&str> = OPTIONS.iter().flat_map(|(names, _, _)| names.iter().copied()).collect();
        for (at, name) in names.iter().enumerate() {
            assert!(!names[at + 1..].contains(name), "{name}");
        }
    }
}
