//! The command line of nvcc, as one of the compiler of the host.
//!
//! ```text
//! nvcc -arch=sm_80 -Xcompiler -Wall,-fPIC -G -c a.cu      c++ -Wall -fPIC -g -c a.cu
//! ```
//!
//! nvcc itself need not be there. What is about NVIDIA's devices is kept for it, for the targets that it compiles for.

mod options;

use super::command_line::{CommandLine, file_name};
use super::response_file;
use options::{Meaning, NvccOption};
use std::path::Path;

/// A command line of nvcc, read.
#[derive(Clone, Debug)]
pub struct NvccLine {
    /// The same for the compiler of the host.
    pub line: CommandLine,
    /// The options for NVIDIA's devices.
    pub device: Vec<String>,
    pub step: Step,
    /// The options that okl has nothing for.
    pub refused: Vec<String>,
}

/// The step that a command line ends with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// As the line for the host's compiler says.
    AsTheLineSays,
    /// A question to nvcc.
    Question,
    /// A link of device code.
    DeviceLink,
    /// An archive.
    Archive,
}

/// Reads the command line, if the compiler is nvcc.
pub fn read(line: &CommandLine) -> Option<NvccLine> {
    let is_nvcc = file_name(&line.compiler).trim_end_matches(".exe") == "nvcc";
    if !is_nvcc {
        return None;
    }
    let mut reader = Reader::default();
    let mut words = response_file::expanded(line.given.clone()).into_iter();
    while let Some(word) = words.next() {
        reader.word(word, &mut words);
    }
    reader.end(&line.launchers)
}

#[derive(Default)]
struct Reader {
    host: Vec<String>,
    device: Vec<String>,
    refused: Vec<String>,
    step: Option<Step>,
    compiler: Option<String>,
    language: Option<String>,
    folder: Option<String>,
    inputs: Vec<String>,
}

impl Reader {
    fn word(&mut self, word: String, rest: &mut impl Iterator<Item = String>) {
        if !word.starts_with('-') {
            self.inputs.push(word.clone());
            return self.host.push(word);
        }
        match options::read(&word, rest) {
            Some(option) => self.option(option),
            // nvcc refuses most of these; those that it hands on are the host compiler's.
            None => self.host.push(word),
        }
    }

    fn option(&mut self, option: NvccOption) {
        let NvccOption { name, value, meaning, words } = option;
        match meaning {
            Meaning::Flag(flag) => self.host.push(flag.into()),
            Meaning::Joined(start) => self.host.push(format!("{start}{value}")),
            Meaning::Words => self.host.extend(split(&value)),
            Meaning::LinkerWords => {
                self.host.extend(split(&value).into_iter().flat_map(|word| ["-Xlinker".to_string(), word]));
            }
            Meaning::Device => self.device.extend(words),
            Meaning::DeviceCode("") => {
                self.device.extend(words);
                self.host.push("-g".into());
            }
            Meaning::DeviceCode(macro_name) => {
                self.device.extend(words);
                if value != "false" {
                    self.host.push(format!("-D{macro_name}=1"));
                }
            }
            Meaning::DeviceObject => {
                self.device.push("-rdc=true".into());
                self.host.extend(["-D__CUDACC_RDC__=1", "-c"].map(String::from));
            }
            Meaning::DeviceLink => self.step = Some(Step::DeviceLink),
            Meaning::Archive => self.step = Some(Step::Archive),
            Meaning::Question => self.step = Some(Step::Question),
            Meaning::Folder => self.folder = Some(value),
            Meaning::HostCompiler => self.compiler = Some(value),
            Meaning::Language => self.language = Some(value),
            Meaning::OptionFile => {
                let mut words = response_file::expanded(vec![format!("@{value}")]).into_iter();
                while let Some(word) = words.next() {
                    self.word(word, &mut words);
                }
            }
            Meaning::Ignored => {}
            Meaning::Refused => self.refused.push(name),
        }
    }

    fn end(mut self, launchers: &[String]) -> Option<NvccLine> {
        let has_output = self.host.iter().any(|word| word.starts_with("-o"));
        if let (Some(folder), [only], false) = (&self.folder, &self.inputs[..], has_output)
            && self.host.iter().any(|word| word == "-c")
        {
            let object = Path::new(folder).join(file_name(only)).with_extension("o");
            self.host.push(format!("-o{}", object.display()));
        }
        // `-x` stands anywhere on nvcc's command line.
        if let Some(language) = &self.language {
            self.host.splice(0..0, ["-x".to_string(), language.clone()]);
        }
        let compiler = host_compiler(self.compiler.or_else(|| std::env::var("NVCC_CCBIN").ok()).as_deref());
        let words = [launchers.to_vec(), vec![compiler], in_c(self.host, self.language.is_some())];
        let line = CommandLine::read(words.concat())?;
        let step = self.step.unwrap_or(Step::AsTheLineSays);
        Some(NvccLine { line, device: self.device, step, refused: self.refused })
    }
}

/// The words between commas; a backslash keeps a comma.
fn split(value: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut letters = value.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' if letters.peek() == Some(&',') => {
                words.last_mut().expect("there is one").extend(letters.next())
            }
            ',' => words.push(String::new()),
            letter => words.last_mut().expect("there is one").push(letter),
        }
    }
    words.retain(|word| !word.is_empty());
    // `-Xcompiler "-Wall -O2"`, too, as shells hand it over.
    words.iter().flat_map(|word| word.split_whitespace().map(String::from)).collect()
}

/// The compiler of the host: that of `-ccbin`, which may also be its folder; `c++` without it.
pub fn host_compiler(said: Option<&str>) -> String {
    match said {
        None | Some("") => "c++".into(),
        Some(folder) if Path::new(folder).is_dir() => Path::new(folder).join("g++").display().to_string(),
        Some(compiler) => super::counterpart::cxx_counterpart(compiler),
    }
}

/// Says that `a.c` is C, which a compiler of C++ takes for C++.
fn in_c(words: Vec<String>, has_language: bool) -> Vec<String> {
    if has_language {
        return words;
    }
    let with_language = |word: String| match word.starts_with('-') || !word.ends_with(".c") {
        true => vec![word],
        false => vec!["-x".into(), "c".into(), word, "-x".into(), "none".into()],
    };
    words.into_iter().flat_map(with_language).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> NvccLine {
        let words = text.split(' ').map(String::from).collect();
        read(&CommandLine::read(words).expect("a compiler")).expect("nvcc")
    }

    #[test]
    fn the_compiler_of_the_host_gets_what_it_knows() {
        let read = of(
            "nvcc -ccbin g++ -gencode arch=compute_80,code=sm_80 -std=c++17 -Xcompiler -Wall,-fPIC -G --expt-relaxed-constexpr -use_fast_math -Xptxas -v -maxrregcount=32 -I inc -DN=2 -O3 -Xlinker -rpath,/x -c a.cu -o a.o",
        );
        let expected = "-std=c++17 -Wall -fPIC -g -D__CUDACC_RELAXED_CONSTEXPR__=1 -Iinc -DN=2 -O3 -Xlinker -rpath -Xlinker /x -c a.cu -oa.o";
        assert_eq!(read.line.given.join(" "), expected);
        assert_eq!(read.line.compiler, "g++");
        assert_eq!(
            read.device.join(" "),
            "-gencode arch=compute_80,code=sm_80 -G --expt-relaxed-constexpr -use_fast_math -Xptxas -v -maxrregcount=32"
        );
        assert_eq!((read.step, read.refused.len()), (Step::AsTheLineSays, 0));
    }

    #[test]
    fn steps_that_the_host_does_not_know_are_told() {
        assert_eq!(of("nvcc -dlink a.o -o d.o").step, Step::DeviceLink);
        assert_eq!(of("nvcc --lib a.o -o a.a").step, Step::Archive);
        assert_eq!(of("nvcc --version").step, Step::Question);
        assert_eq!(of("nvcc -ptx a.cu").refused, ["-ptx"]);
        let read = of("nvcc -dc a.cu -odir out");
        assert_eq!(read.line.given.join(" "), "-D__CUDACC_RDC__=1 -c a.cu -oout/a.o");
        assert_eq!(read.device, ["-rdc=true"]);
    }

    #[test]
    fn commas_and_languages_are_those_of_nvcc() {
        assert_eq!(split("-Wl\\,-rpath\\,x,-O2"), ["-Wl,-rpath,x", "-O2"]);
        assert_eq!(of("nvcc -c a.cpp -x cu").line.given.join(" "), "-x cu -c a.cpp");
        assert_eq!(of("nvcc a.c b.cu").line.given.join(" "), "-x c a.c -x none b.cu");
    }

    #[test]
    fn other_compilers_are_none() {
        assert!(read(&CommandLine::read(vec!["g++".into(), "-c".into()]).expect("a compiler")).is_none());
    }
}
