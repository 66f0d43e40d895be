//! Reads a text by a front end: its own language becomes C++ or C.

use crate::run_state::RunState;
use crate::text_reader::TextReader;
use okl_config::Settings;
use okl_host::{Frontend, FrontendInput, FrontendTarget, FrontendText};
use okl_source::{Derivation, Diagnostic, FileId, FileSpan, Span};
use okl_target::name_defect;

/// A text as a front end read it.
pub(crate) struct ReadText {
    /// The file of the C++ or C.
    pub(crate) file: FileId,
    /// Its language standard, if it is not that of other texts.
    pub(crate) std: Option<String>,
    /// True if the front end reported errors.
    pub(crate) is_wrong: bool,
    /// What a front end that only reads made of the program around the C++.
    pub(crate) program: UserProgram,
}

/// A program in its own language, whose parts that run on the device are C++.
pub(crate) struct UserProgram {
    /// The program.
    pub(crate) text: String,
    /// The extension of files in its language: `f90`.
    pub(crate) extension: String,
    /// The functions by which it calls the C++; they follow all of it, and clang does not read them.
    pub(crate) launchers: String,
    /// C++ that precedes all of it.
    pub(crate) runtime: String,
}

impl TextReader {
    /// Reads a text by a front end, and the files that it wishes for; `None` if there is no answer.
    pub(crate) fn read_by(
        &self,
        frontend: &Frontend,
        state: &mut RunState,
        (main, path): (FileId, &str),
        target: &FrontendTarget<'_>,
        settings: &Settings,
    ) -> Option<ReadText> {
        let (own_path, text) = {
            let file = state.sources.get(main);
            (file.path.clone(), file.text.clone())
        };
        let defines = settings.macros();
        let include_dirs = settings.include_dirs.as_slice();
        let files = &self.host.files;
        let extension = settings.source_extension.as_deref().unwrap_or_default();
        let input = FrontendInput { text: &text, path, extension, defines: &defines, include_dirs, files };
        let read = state.answered(frontend.read(input, target))?;
        let FrontendText { text: changed, std, host, host_extension, launchers, runtime, .. } = read;
        for file in read.files {
            // As headers are, they are files that the outputs depend on.
            state.sources.add_once(&file.path, &file.text);
        }
        let end = text.len() as u32;
        let place =
            |span: Span| FileSpan { file: main, span: Span::new(span.start.min(end), span.end.min(end)) };
        let is_wrong = read.diagnostics.iter().any(Diagnostic::is_error);
        state.diagnostics.extend(read.diagnostics.into_iter().map(|diagnostic| diagnostic.map(place)));
        let file = match changed {
            Some(changed) => {
                let derivation = Derivation::of_file(main, &changed.map);
                state.sources.add_derived(&own_path, changed.text, derivation)
            }
            None => main,
        };
        let text = host.map_or(text, |host| host.text);
        let extension = if host_extension.is_empty() { extension_of(&own_path) } else { host_extension };
        let program = UserProgram { text, extension, launchers, runtime };
        Some(ReadText { file, std, is_wrong, program })
    }
}

/// The extension of a path: `f90`; a text without one is `txt`.
fn extension_of(path: &str) -> String {
    let name = path.rsplit('/').next().unwrap_or(path);
    let extension = name.rsplit_once('.').map(|(_, extension)| extension);
    extension.filter(|extension| name_defect(extension).is_none()).unwrap_or("txt").to_string()
}
