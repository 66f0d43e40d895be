//! The functions of `okl_result`.

use crate::guard::guarded;
use crate::request::okl_request;
use crate::text::{self, Text};
use crate::{okl_compiler, okl_status, okl_text};
use okl_api::{Diagnostic, FileSpan, Files, InFront, MemoryFiles, Outcome, Severity, Sources, Verdict};
use okl_source::{DiagnosticId, Record, encode};
use std::ffi::c_char;

/// The result of a request. It never changes: any number of threads may read it at the same time.
pub struct okl_result {
    status: okl_status,
    outputs: Vec<Output>,
    diagnostics: Vec<Told>,
    files: Vec<Text>,
    json: Text,
}

/// A text that was produced.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct okl_output {
    /// The pipeline that produced it.
    pub pipeline: okl_text,
    /// The kind: `kernel`.
    pub kind: okl_text,
    /// The extension of its file name: `cu`.
    pub extension: okl_text,
    /// The text.
    pub text: okl_text,
}

/// The severity of a diagnostic.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum okl_severity {
    /// An error: there are no outputs.
    OKL_ERROR = 0,
    /// A warning: there are outputs, but they may not be what was meant.
    OKL_WARNING = 1,
}

/// A message about a text. Lines and columns count from 1; columns count characters. They are 0 if there is no place.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct okl_diagnostic {
    /// The severity.
    pub severity: okl_severity,
    /// The id, as for `okl explain`: `loop-header`.
    pub id: okl_text,
    /// The message.
    pub message: okl_text,
    /// The file.
    pub file: okl_text,
    /// The line of its first character.
    pub line: u32,
    /// The column of its first character.
    pub column: u32,
    /// The line of its end, which is after the last character.
    pub end_line: u32,
    /// The column of its end.
    pub end_column: u32,
    /// The diagnostic as rendered for a terminal, with the lines of the text, notes and help.
    pub rendered: okl_text,
}

struct Output {
    pipeline: Text,
    kind: Text,
    extension: Text,
    text: Text,
}

struct Told {
    severity: okl_severity,
    id: Text,
    message: Text,
    file: Text,
    places: [u32; 4],
    rendered: Text,
}

/// Translates a text. The result must be freed, whatever its status is. Null only if memory is exhausted.
///
/// # Safety
/// Both are null or alive, and no other thread uses the request.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_translate(
    compiler: *const okl_compiler,
    request: *const okl_request,
) -> *mut okl_result {
    guarded(std::ptr::null_mut(), || {
        // SAFETY: guaranteed by the caller.
        let outcome = match (unsafe { compiler.as_ref() }, unsafe { request.as_ref() }) {
            (Some(compiler), Some(request)) => translated(compiler, request),
            (None, _) => refused(&["`okl_translate` was handed a null pointer as compiler".to_string()]),
            (_, None) => refused(&["`okl_translate` was handed a null pointer as request".to_string()]),
        };
        Box::into_raw(Box::new(okl_result::new(&outcome)))
    })
}

fn translated(compiler: &okl_compiler, request: &okl_request) -> Outcome {
    if !request.mistakes.is_empty() {
        return refused(&request.mistakes);
    }
    if request.files.is_empty() {
        return compiler.compiler.translate(&request.request);
    }
    let mut memory = MemoryFiles::new();
    for (path, bytes) in &request.files {
        memory.add(path, bytes.clone());
        memory.add(&format!("{MEMORY}/{path}"), bytes.clone());
    }
    let files = Files::new(InFront { memory, behind: compiler.compiler.files().clone() });
    compiler.compiler.clone().with_files(files).translate(&request.request.clone().include_dir(MEMORY))
}

/// The id of mistakes in calls of this library.
const WRONG_ARGUMENT: DiagnosticId = DiagnosticId::new("wrong-argument");

/// The folder of files in memory, which is searched for includes without a folder.
const MEMORY: &str = "<memory>";

fn refused(mistakes: &[String]) -> Outcome {
    let said = mistakes.iter().map(|text| Diagnostic::global(WRONG_ARGUMENT, Severity::Error, text.as_str()));
    let diagnostics: Vec<Diagnostic<FileSpan>> = said.collect();
    Outcome {
        sources: Sources::new(),
        diagnostics,
        outputs: Vec::new(),
        verdict: Verdict::Usage,
        targets: Vec::new(),
    }
}

/// Frees a result.
///
/// # Safety
/// `result` is null or came from `okl_translate` and was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_result_free(result: *mut okl_result) {
    if !result.is_null() {
        // SAFETY: guaranteed by the caller.
        guarded((), || drop(unsafe { Box::from_raw(result) }));
    }
}

/// The status of the translation.
///
/// # Safety
/// `result` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_result_status(result: *const okl_result) -> okl_status {
    // SAFETY: guaranteed by the caller.
    unsafe { result.as_ref() }.map_or(okl_status::OKL_USAGE, |result| result.status)
}

/// The number of texts; 0 unless the status is `OKL_DONE`.
///
/// # Safety
/// `result` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_result_output_count(result: *const okl_result) -> usize {
    // SAFETY: guaranteed by the caller.
    unsafe { result.as_ref() }.map_or(0, |result| result.outputs.len())
}

/// The text at index `nth`, counted from 0; an empty one past the last.
///
/// # Safety
/// `result` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_result_output(result: *const okl_result, nth: usize) -> okl_output {
    // SAFETY: guaranteed by the caller.
    let output = unsafe { result.as_ref() }.and_then(|result| result.outputs.get(nth));
    let empty = okl_text::EMPTY;
    output.map_or(okl_output { pipeline: empty, kind: empty, extension: empty, text: empty }, Output::get)
}

/// The text of a kind from a pipeline; an empty one if there is none.
///
/// # Safety
/// `result` is null or alive; `pipeline` and `kind` are null or end with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_result_text(
    result: *const okl_result,
    pipeline: *const c_char,
    kind: *const c_char,
) -> okl_text {
    // SAFETY: guaranteed by the caller.
    let (result, pipeline, kind) = unsafe { (result.as_ref(), text::read(pipeline), text::read(kind)) };
    let (Some(result), Ok(pipeline), Ok(kind)) = (result, pipeline, kind) else { return okl_text::EMPTY };
    let found = result.outputs.iter().find(|output| output.pipeline.is(pipeline) && output.kind.is(kind));
    found.map_or(okl_text::EMPTY, |output| output.text.get())
}

/// The number of diagnostics.
///
/// # Safety
/// `result` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_result_diagnostic_count(result: *const okl_result) -> usize {
    // SAFETY: guaranteed by the caller.
    unsafe { result.as_ref() }.map_or(0, |result| result.diagnostics.len())
}

/// The diagnostic at index `nth`, counted from 0, in the order of the text; an empty one past the last.
///
/// # Safety
/// `result` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_result_diagnostic(result: *const okl_result, nth: usize) -> okl_diagnostic {
    // SAFETY: guaranteed by the caller.
    let told = unsafe { result.as_ref() }.and_then(|result| result.diagnostics.get(nth));
    told.map_or_else(|| Told::none().get(), Told::get)
}

/// All diagnostics as a JSON document, with every label, note and help.
///
/// # Safety
/// `result` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_result_json(result: *const okl_result) -> okl_text {
    // SAFETY: guaranteed by the caller.
    unsafe { result.as_ref() }.map_or(okl_text::EMPTY, |result| result.json.get())
}

/// The number of files that were read.
///
/// # Safety
/// `result` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_result_file_count(result: *const okl_result) -> usize {
    // SAFETY: guaranteed by the caller.
    unsafe { result.as_ref() }.map_or(0, |result| result.files.len())
}

/// The path at index `nth`, counted from 0, of the files that were read, texts of the library excluded; an empty one
/// past the last.
///
/// # Safety
/// `result` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_result_file(result: *const okl_result, nth: usize) -> okl_text {
    // SAFETY: guaranteed by the caller.
    let file = unsafe { result.as_ref() }.and_then(|result| result.files.get(nth));
    file.map_or(okl_text::EMPTY, Text::get)
}

impl okl_result {
    fn new(outcome: &Outcome) -> okl_result {
        let sources = &outcome.sources;
        let told: Vec<Record> =
            outcome.diagnostics.iter().map(|diagnostic| Record::new(diagnostic, sources)).collect();
        let mut files: Vec<&str> = Vec::new();
        let read =
            sources.iter().filter(|(id, _)| !sources.is_derived(*id)).map(|(_, file)| file.path.as_str());
        for path in read.filter(|path| !path.starts_with('<')) {
            if !files.contains(&path) {
                files.push(path);
            }
        }
        okl_result {
            status: match outcome.verdict {
                Verdict::Done => okl_status::OKL_DONE,
                Verdict::Mistakes => okl_status::OKL_MISTAKES,
                Verdict::Usage => okl_status::OKL_USAGE,
                Verdict::Environment => okl_status::OKL_ENVIRONMENT,
                Verdict::Internal => okl_status::OKL_INTERNAL,
            },
            outputs: outcome.outputs.iter().map(Output::new).collect(),
            json: Text::new(&serde_json::to_string(&told).expect("texts and numbers")),
            diagnostics: told.iter().map(Told::new).collect(),
            files: files.into_iter().map(Text::new).collect(),
        }
    }
}

impl Output {
    fn new(output: &okl_api::Output) -> Output {
        // Bytes that are not valid UTF-8 are restored.
        let bytes = encode(&output.text);
        Output {
            pipeline: Text::new(&output.pipeline),
            kind: Text::new(output.kind.name()),
            extension: Text::new(&output.extension),
            text: Text::of_bytes(bytes),
        }
    }

    fn get(&self) -> okl_output {
        okl_output {
            pipeline: self.pipeline.get(),
            kind: self.kind.get(),
            extension: self.extension.get(),
            text: self.text.get(),
        }
    }
}

impl Told {
    fn new(told: &Record) -> Told {
        let first = told.labels.first().map(|label| &label.place);
        Told {
            severity: match told.severity {
                Severity::Error => okl_severity::OKL_ERROR,
                Severity::Warning => okl_severity::OKL_WARNING,
            },
            id: Text::new(&told.id),
            message: Text::new(&told.message),
            file: Text::new(first.map_or("", |place| &place.file)),
            places: first
                .map_or([0; 4], |place| [place.line, place.column, place.end_line, place.end_column]),
            rendered: Text::new(&told.rendered),
        }
    }

    /// An empty diagnostic.
    fn none() -> Told {
        let empty = Text::default;
        Told {
            severity: okl_severity::OKL_WARNING,
            id: empty(),
            message: empty(),
            file: empty(),
            places: [0; 4],
            rendered: empty(),
        }
    }

    fn get(&self) -> okl_diagnostic {
        let [line, column, end_line, end_column] = self.places;
        okl_diagnostic {
            severity: self.severity,
            id: self.id.get(),
            message: self.message.get(),
            file: self.file.get(),
            line,
            column,
            end_line,
            end_column,
            rendered: self.rendered.get(),
        }
    }
}
