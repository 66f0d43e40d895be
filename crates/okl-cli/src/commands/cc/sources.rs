//! The sources of a command line: their texts, and which of them okl translates.

use super::command_line::{CommandLine, Input, SourceLanguage, file_name};
use super::fortran::front::front as fortran_front;
use super::fortran::scan::has_directives as has_directives_of_fortran;
use super::predefined::Predefined;
use super::scan::{self, Traits};
use super::translation::{self, Translation};
use super::{headers, scratch};
use crate::exit::Code;
use crate::messages;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The sources of a command line.
#[derive(Debug)]
pub struct Sources<'l> {
    line: &'l CommandLine,
    /// The C and C++ sources in order.
    all: Vec<Source<'l>>,
    /// The options by which a compiler without OpenACC knows `_OPENACC` and finds `openacc.h`.
    pub api: Vec<String>,
    /// The text of stdin, if it is a source.
    pub stdin: Option<Vec<u8>>,
    /// True if what is translated is CUDA or HIP.
    pub are_cuda: bool,
}

/// A C or C++ source.
#[derive(Clone, Debug)]
struct Source<'l> {
    input: &'l Input,
    /// True if okl translates it.
    is_translated: bool,
}

/// A translated source.
#[derive(Debug)]
pub struct TranslatedSource<'l> {
    pub input: &'l Input,
    pub texts: Translation,
}

impl<'l> Sources<'l> {
    /// Reads the sources of a command line in CUDA or HIP, and those in C++ that call its functions.
    pub fn of_cuda(line: &'l CommandLine) -> Result<Sources<'l>, Code> {
        let mut sources = Sources { line, all: Vec::new(), api: Vec::new(), stdin: None, are_cuda: true };
        for input in line.inputs().filter(|input| input.language.is_some()) {
            let text = sources.text(input)?;
            let is_translated = match input.language {
                Some(SourceLanguage::Cuda) => true,
                Some(SourceLanguage::Cxx) => scan::look(line, input, &text).names_cuda,
                Some(SourceLanguage::C | SourceLanguage::Fortran) | None => false,
            };
            sources.all.push(Source { input, is_translated });
        }
        Ok(sources)
    }

    /// Reads the sources of a command line in Fortran.
    pub fn of_fortran(line: &'l CommandLine) -> Result<Sources<'l>, Code> {
        let mut sources = Sources { line, all: Vec::new(), api: Vec::new(), stdin: None, are_cuda: false };
        for input in line.inputs().filter(|input| input.language == Some(SourceLanguage::Fortran)) {
            let text = sources.text(input)?;
            let is_translated = has_directives_of_fortran(line, &input.path, &text);
            sources.all.push(Source { input, is_translated });
        }
        Ok(sources)
    }

    /// Reads the sources of a command line.
    pub fn read(line: &'l CommandLine) -> Result<Sources<'l>, Code> {
        let mut sources = Sources { line, all: Vec::new(), api: Vec::new(), stdin: None, are_cuda: false };
        let is_meant = |language| matches!(language, Some(SourceLanguage::C | SourceLanguage::Cxx));
        let inputs = line.inputs().filter(|input| is_meant(input.language));
        let mut traits: Vec<Traits> = Vec::new();
        for input in inputs {
            let text = sources.text(input)?;
            traits.push(scan::look(line, input, &text));
            sources.all.push(Source { input, is_translated: false });
        }
        let is_given = |name: &str| {
            let names = line.options().filter(move |option| option.name == name);
            names
                .filter_map(|option| option.value.as_deref())
                .any(|value| value.split('=').next() == Some("_OPENACC"))
        };
        if !line.has("-fopenacc") && !sources.all.is_empty() {
            if !is_given("-D") && !is_given("-U") {
                sources.api.push(headers::MACRO.into());
            }
            if traits.iter().any(|traits| traits.names_api) {
                sources.api.extend(["-isystem".into(), headers::folder()?.display().to_string()]);
            }
        }
        let Sources { all, api, stdin, .. } = &mut sources;
        for (source, traits) in all.iter_mut().zip(traits) {
            let text = stdin.as_deref().filter(|_| source.input.path == "-");
            source.is_translated =
                traits.may_have_directives && scan::has_directives(line, source.input, text, api);
        }
        Ok(sources)
    }

    /// True if okl translates a source.
    pub fn are_translated(&self) -> bool {
        self.all.iter().any(|source| source.is_translated)
    }

    /// The sources that the user's compiler compiles.
    pub fn others(&self) -> impl Iterator<Item = &Input> {
        self.all.iter().filter(|source| !source.is_translated).map(|source| source.input)
    }

    /// Translates sources; prints the messages.
    pub fn translated(
        &self,
        pipeline: &str,
        folder: &Path,
        verbose: bool,
    ) -> Result<Vec<TranslatedSource<'l>>, Code> {
        let mut all = Vec::new();
        let predefined = Predefined::default();
        for Source { input, .. } in self.all.iter().filter(|source| source.is_translated) {
            let copy = self.copy_to_translate(input, folder)?;
            let path = copy.as_deref().unwrap_or(Path::new(&input.path));
            let is_fortran = input.language == Some(SourceLanguage::Fortran);
            let mut front = match is_fortran {
                true => fortran_front(self.line, input, path),
                false => translation::front(self.line, path),
            };
            front.set_predefined(predefined.of(self.line, input.language));
            if copy.is_some() {
                front.include_dir.insert(0, scratch::folder_of(&input.path).display().to_string());
            }
            let texts = translation::translate(pipeline, &front, is_fortran, verbose)?;
            all.push(TranslatedSource { input, texts });
            #[cfg(unix)]
            if super::signals::received() {
                return Err(Code::Environment);
            }
        }
        Ok(all)
    }

    /// A copy of a source whose name does not tell its language, as `-x c++ a.c` and stdin.
    fn copy_to_translate(&self, input: &Input, folder: &Path) -> Result<Option<PathBuf>, Code> {
        let is_c = input.path.ends_with(".c");
        let is_told = match input.language {
            Some(SourceLanguage::Cuda) => !is_c,
            language => is_c == (language == Some(SourceLanguage::C)),
        };
        if is_told && input.path != "-" {
            return Ok(None);
        }
        let extension = match input.language {
            Some(SourceLanguage::C) => "c",
            Some(SourceLanguage::Cuda) => "cu",
            Some(SourceLanguage::Fortran) => "f90",
            Some(SourceLanguage::Cxx) | None => "cc",
        };
        let (name, shown) = match input.path.as_str() {
            "-" => ("stdin", "<stdin>"),
            path => (file_name(path), path),
        };
        let path = folder.join("source").join(name).with_extension(extension);
        let text = match &self.stdin {
            Some(text) if input.path == "-" => Ok(text.clone()),
            _ => std::fs::read(&input.path),
        };
        // #line 1 "a.c"
        let line = match input.language {
            Some(SourceLanguage::Fortran) => String::new(),
            _like_c => format!("#line 1 \"{}\"\n", shown.replace('\\', "\\\\").replace('"', "\\\"")),
        };
        let written = text.and_then(|text| scratch::write(&path, &[line.into_bytes(), text].concat()));
        written.map_err(|error| messages::environment(&format!("cannot copy `{shown}`: {error}")))?;
        Ok(Some(path))
    }

    /// The text of a source; an empty one if it cannot be read, which the compiler reports.
    fn text(&mut self, input: &Input) -> Result<Vec<u8>, Code> {
        if input.path != "-" {
            return Ok(std::fs::read(&input.path).unwrap_or_default());
        }
        let mut text = Vec::new();
        match std::io::stdin().lock().read_to_end(&mut text) {
            Ok(_) => {
                self.stdin = Some(text.clone());
                Ok(text)
            }
            Err(error) => Err(messages::environment(&format!("cannot read stdin: {error}"))),
        }
    }
}
