//! Front ends: plugins that translate another language to OKL.

use crate::attribute_table::AttributeTable;
use crate::changed_text::ChangedText;
use crate::choice::PluginChoice;
use crate::choice::wrong_options;
use crate::encoded_unit::EncodedUnitCache;
use crate::error::CallError;
use crate::host::{Files, Host};
use crate::plugin::Plugin;
use crate::setup_error::SetupError;
use crate::vocabulary::Vocabulary;
use crate::wished_files::WishedFiles;
use okl_abi::PluginKind;
use okl_model::{RefusedHeaders, Unit};
use okl_plugin::document::{FileText, READ, Request, WRITE};
use okl_plugin::{Diagnostic, words};
use okl_source::ids::WRONG_VALUE;
use okl_source::{FileId, FileSpan, Severity, Span};
use okl_target::name_defect;
use std::sync::Arc;

/// A loaded front end.
#[derive(Debug)]
pub struct Frontend {
    plugin: Plugin,
    choice: PluginChoice,
    vocabulary: Vocabulary,
}

/// The target that a front end writes for.
#[derive(Clone, Copy, Debug)]
pub struct FrontendTarget<'t> {
    /// Its name.
    pub name: &'t str,
    /// True if it is a device whose kernels a host program launches.
    pub gpu: bool,
    /// The names of the targets that it is like, nearest first.
    pub likes: &'t [String],
    /// True if the host program follows the kernels in one text.
    pub host_code: bool,
    /// True if the host program and the kernels are requested as two texts.
    pub apart: bool,
}

/// The input of a front end.
#[derive(Clone, Copy)]
pub struct FrontendInput<'t> {
    /// Its text.
    pub text: &'t str,
    /// Its path, as messages show it. Files are looked for in its folder.
    pub path: &'t str,
    /// The extension that tells the language of the text, where that of the path does not; else empty.
    pub extension: &'t str,
    /// The macros of the command line, the properties and the pipeline, as `N=3` or `A`.
    pub defines: &'t [String],
    /// The other folders in which files are looked for.
    pub include_dirs: &'t [String],
    /// The files of the machine.
    pub files: &'t Files,
}

/// The text that a front end makes of an input.
pub struct FrontendText {
    /// The text; none if the input's is that already.
    pub text: Option<ChangedText>,
    /// Its language standard, if it is not that of other texts: `gnu17` for C.
    pub std: Option<String>,
    /// The user's program with calls in place of what the text has, if the front end only reads.
    pub host: Option<ChangedText>,
    /// The extension of files in the language of `host`; empty for that of the input.
    pub host_extension: String,
    /// C++ that follows all that is made of the text.
    pub launchers: String,
    /// C++ that precedes it.
    pub runtime: String,
    /// The files that the front end wished for and that were found.
    pub files: Vec<FileText>,
    /// The front end's diagnostics.
    pub diagnostics: Vec<Diagnostic>,
}

/// The result of a front end for a unit.
pub struct FrontendOutput {
    /// The kernels as OKL; none if the unit's text is that already.
    pub okl: Option<ChangedText>,
    /// True if `okl` is another text of C++ or C, to be parsed before the front end is asked again.
    pub again: bool,
    /// The host program, if the front end wrote one.
    pub host: Option<ChangedText>,
    /// The functions by which the host program launches the kernels.
    pub launchers: String,
    /// The runtime of both; it precedes the kernels.
    pub runtime: String,
    /// The front end's diagnostics.
    pub diagnostics: Vec<Diagnostic>,
}

/// The largest number of texts that are parsed before the last one.
const MOST_ROUNDS: u32 = 1000;

/// The largest number of answers that wish for files.
const MOST_WISHES: u32 = 64;

impl Frontend {
    /// Loads the front end that a pipeline names to write OKL.
    pub fn load(choice: &PluginChoice, host: &Host) -> Result<Frontend, SetupError> {
        Frontend::load_as(false, choice, host)
    }

    /// Loads the front end that a pipeline names to read for another one.
    pub fn load_reader(choice: &PluginChoice, host: &Host) -> Result<Frontend, SetupError> {
        Frontend::load_as(true, choice, host)
    }

    fn load_as(is_reader: bool, choice: &PluginChoice, host: &Host) -> Result<Frontend, SetupError> {
        let plugin = choice.find(PluginKind::Frontend, host)?;
        let description = plugin.describe().map_err(SetupError::Silent)?;
        if description.reader != is_reader {
            return Err(misplaced(is_reader, choice, &plugin));
        }
        let mistakes = wrong_options(choice, &plugin.plugin_id().to_string(), &description.options);
        if !mistakes.is_empty() {
            return Err(SetupError::Mistakes(mistakes));
        }
        let wrong = |reason: String| {
            SetupError::Silent(CallError::BadAttribute { plugin: plugin.plugin_id().clone(), reason })
        };
        let mut tables = Vec::new();
        for source in &description.attributes {
            let table = AttributeTable::of_plugin(source);
            tables.push(Arc::new(table.map_err(|mistakes| {
                wrong(mistakes.first().map(|mistake| mistake.message.clone()).unwrap_or_default())
            })?));
        }
        // If a program selects the front end without a file, there is no line to show.
        let place = choice.place.unwrap_or(FileSpan { file: FileId(0), span: Span::at(0) });
        let vocabulary = Vocabulary::of_host(host).with_tables(tables, place)?;
        Ok(Frontend { vocabulary, choice: choice.clone(), plugin })
    }

    /// The plugin.
    pub fn plugin(&self) -> &Plugin {
        &self.plugin
    }

    /// True if another front end is the same plugin with the same options.
    pub fn is_same(&self, other: &Frontend) -> bool {
        self.choice.is_same(&other.choice)
    }

    /// The attributes that its C++ may have: its own and those of okl.
    pub fn vocabulary(&self) -> &Vocabulary {
        &self.vocabulary
    }

    /// The headers of its language, which the front end replaces.
    pub fn headers(&self) -> Vec<String> {
        self.plugin.describe().map_or_else(|_| Vec::new(), |description| description.headers.clone())
    }

    /// The headers of libraries that the front end does not read.
    pub fn refused(&self) -> Vec<RefusedHeaders> {
        self.plugin.describe().map_or_else(|_| Vec::new(), |description| description.refused.clone())
    }

    /// True if its texts are whole programs, host code included.
    pub fn reads_programs(&self) -> bool {
        self.plugin.describe().is_ok_and(|description| description.programs)
    }

    /// The function that stands for kernel launches in its C++, if its language has these.
    pub fn launch(&self) -> Option<String> {
        let description = self.plugin.describe().ok()?;
        description.launch.clone().filter(|name| words(name).next() == Some(name))
    }

    /// Translates the front end's language to C++ or C. Files that it wishes for are given to it.
    pub fn read(
        &self,
        input: FrontendInput<'_>,
        target: &FrontendTarget<'_>,
    ) -> Result<FrontendText, CallError> {
        let text = input.text;
        let mut request = Request {
            operation: READ.into(),
            text: Some(text.to_string()),
            path: input.path.to_string(),
            extension: input.extension.to_string(),
            defines: input.defines.to_vec(),
            target: target.name.to_string(),
            gpu: target.gpu,
            likes: target.likes.to_vec(),
            host_code: target.host_code,
            apart: target.apart,
            options: self.choice.options.clone(),
            ..Request::default()
        };
        let mut wished = WishedFiles::new(input.files, input.path, input.include_dirs);
        let mut answers = 1;
        let mut response = self.plugin.ask(&request)?;
        while wished.look(std::mem::take(&mut response.files)) {
            if answers >= MOST_WISHES {
                return Err(CallError::Wishes { plugin: self.plugin.plugin_id().clone(), answers });
            }
            request.files = wished.found().to_vec();
            response = self.plugin.ask(&request)?;
            answers += 1;
        }
        let std = std::mem::take(&mut response.std);
        let launchers = std::mem::take(&mut response.launchers);
        let runtime = std::mem::take(&mut response.runtime);
        let host_extension = std::mem::take(&mut response.host_extension);
        if let Some(defect) = name_defect(&host_extension).filter(|_| !host_extension.is_empty()) {
            let reason = format!("`{host_extension}` {defect}");
            return Err(CallError::Extension { plugin: self.plugin.plugin_id().clone(), reason });
        }
        let host = response.host.take();
        let host = host.map(|edits| ChangedText::by(&self.plugin, text, &edits)).transpose()?;
        let (text, diagnostics) = ChangedText::of(&self.plugin, text, response)?;
        let std = Some(std).filter(|std| !std.is_empty());
        let files = wished.into_found();
        Ok(FrontendText { text, std, host, host_extension, launchers, runtime, files, diagnostics })
    }

    /// Writes the parsed unit as OKL, or as another text to parse; `round` such texts precede it.
    pub fn write(
        &self,
        unit: &Unit,
        path: &str,
        target: &FrontendTarget<'_>,
        round: u32,
        sent: &EncodedUnitCache,
    ) -> Result<FrontendOutput, CallError> {
        let request = Request {
            operation: WRITE.into(),
            path: path.to_string(),
            target: target.name.to_string(),
            gpu: target.gpu,
            likes: target.likes.to_vec(),
            host_code: target.host_code,
            apart: target.apart,
            round,
            options: self.choice.options.clone(),
            ..Request::default()
        };
        let mut response = self.plugin.ask_about_unit(request, unit, sent)?;
        let launchers = std::mem::take(&mut response.launchers);
        let runtime = std::mem::take(&mut response.runtime);
        let host = response.host.take();
        let again = response.again;
        if again && round >= MOST_ROUNDS {
            return Err(CallError::Rounds { plugin: self.plugin.plugin_id().clone(), parsed: round + 1 });
        }
        let host = host.map(|edits| ChangedText::by(&self.plugin, &unit.text, &edits)).transpose()?;
        let (okl, diagnostics) = ChangedText::of(&self.plugin, &unit.text, response)?;
        Ok(FrontendOutput { okl, again, host, launchers, runtime, diagnostics })
    }
}

/// The error of a front end that reads for another one and writes OKL itself, or the reverse.
fn misplaced(is_reader: bool, choice: &PluginChoice, plugin: &Plugin) -> SetupError {
    let (plugin_id, name) = (plugin.plugin_id(), &choice.name);
    let (message, help) = match is_reader {
        true => (
            format!("{plugin_id} writes OKL itself: it reads for no other one"),
            format!("write `plugin = \"{name}\"`"),
        ),
        false => (
            format!("{plugin_id} only reads: another one has to translate its C++ to OKL"),
            format!("write `reader = \"{name}\"` beside the `plugin` that translates it"),
        ),
    };
    let mistake = Diagnostic::global(WRONG_VALUE, Severity::Error, message);
    let mistake = match choice.place {
        Some(place) => mistake.label(place, ""),
        None => mistake,
    };
    SetupError::Mistakes(vec![mistake.help(help)])
}
