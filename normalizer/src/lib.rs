//! From OKL text to C++ text with attributes, and a map back.
//!
//! OKL is C++ with `@name(...)` in places where C++ has no attribute syntax. [`normalize`] turns
//! it into the *normal form*, plain C++ that users may also write by hand:
//!
//! ```text
//! for (int i = 0; i < N; ++i; @outer(0))      becomes      [[okl_outer("0")]] for (int i = 0; i < N; ++i)
//! ```
//!
//! The normal form is the text all spans of the model point into, the one backends edit.
//! libclang drops attributes it does not know, so what it reads is a third text, the *parse
//! form*, where each attribute is a numbered carrier that does reach the AST
//! ([`Normalized::parse_form`]). Both come from their source by an
//! [`okl_source::EditSet`], so every byte has a way back.
//!
//! This is the only crate that knows how attributes are written.

mod attributes;
mod braces;
mod carriers;
mod hidden;
mod lenient;
pub mod lex;
mod names;
mod numbers;
mod operators;
mod pragma_macros;
pub mod preprocess;
mod pure;
mod rewrite;
mod spelled;
pub mod tokens;

use crate::preprocess::{CommandMacro, FileProvider, PreprocessOptions, Preprocessed, preprocess};
use crate::tokens::Tokens;
use okl_model::{AttrUse, Attributes, Directive, Fold};
use okl_source::{Diagnostic, EditSet, FileId, FileSpan, SourceMap, Sources, Span, TextMap};
use rustc_hash::FxHashSet;

pub use carriers::{ARGUMENTS, CARRIER, INDEX, Mends, ParseForm};
pub use names::nearest;
pub use pure::{Known, SLIPS, pure};

/// Text in the normal form, with everything needed to read it and to find the way back.
#[derive(Clone, Debug)]
pub struct Normalized {
    /// The normal form: `[[okl_outer("0")]] for ...`.
    pub text: String,
    /// Every attribute, its span a range of `text`.
    pub attributes: Vec<AttrUse>,
    /// Preprocessor lines that are still in `text`.
    pub directives: Vec<Directive>,
    /// From `text` to the preprocessed text.
    pub text_map: TextMap,
    /// From the preprocessed text to the files.
    pub source_map: SourceMap,
    /// Macro uses that print as the user wrote them while no edit touches them.
    pub folds: Vec<Fold>,
    /// `#define` lines for the macros of the command line.
    pub prologue: Vec<String>,
    /// Every file that was read, the input first.
    pub files: Vec<FileId>,
    /// Whether the text asks for its [`Mode`]: if not, it is the same for all.
    pub asks_mode: bool,
}

impl Normalized {
    /// The place in the user's files for a range of `text`.
    pub fn locate(&self, span: Span) -> Option<FileSpan> {
        self.source_map.locate(self.text_map.old_span(span))
    }

    /// Whether a range of `text` is what stands in a file, byte by byte.
    fn is_written(&self, span: Span) -> bool {
        let expanded = self.text_map.old_span(span);
        // An empty range has no byte to ask for; the one after it has come the same way.
        let probe = if span.is_empty() { Span::new(span.start.saturating_sub(1), span.start) } else { span };
        let copied = |at| self.text_map.copied_from(at).is_some();
        let is_copied = (probe.start..probe.end).all(copied) && expanded.len() == span.len();
        is_copied
            && self.source_map.backtrace(expanded.start).is_empty()
            && self.source_map.locate(expanded).is_some_and(|found| found.span.len() == span.len())
    }

    /// The normal form as users see it: macro uses without attributes stand as they were written.
    ///
    /// Normalizing it again, with the same macros of the command line, gives the same `text`.
    pub fn readable(&self) -> String {
        let mut edits = EditSet::new();
        for fold in &self.folds {
            edits.replace("macro use", fold.span, fold.text.as_str());
        }
        edits.apply(&self.text).expect("outermost macro uses do not overlap").0
    }

    /// A diagnostic about `text` as one about the user's files, with the macros it comes out of.
    ///
    /// What mends it is kept where every change is one of what the user wrote.
    pub fn report(&self, mut diagnostic: Diagnostic, main: FileId) -> Diagnostic<FileSpan> {
        if !diagnostic.fix.iter().all(|part| self.is_written(part.place)) {
            diagnostic.fix.clear();
        }
        let place = diagnostic.labels.first().map(|label| label.place);
        report(&self.source_map, diagnostic, place.map(|span| self.text_map.old_span(span)), main, |span| {
            self.text_map.old_span(span)
        })
    }
}

/// How to read the input.
#[derive(Clone, Debug, Default)]
pub struct NormalizeOptions {
    /// `NAME`, `NAME=VALUE`, `NAME(args)=VALUE`: macros of the command line, in order.
    pub defines: Vec<String>,
    /// Macros of the command line that are taken back, after all `defines`.
    pub undefines: Vec<String>,
    /// Folders of user headers, in order.
    pub include_dirs: Vec<String>,
    /// Files that are read before the input.
    pub forced_includes: Vec<String>,
    /// Texts that are read before the input, after those files.
    pub headers: Vec<String>,
    /// Whether an `#include` of a file that is nowhere is left to the target compiler.
    pub loose_headers: bool,
    /// Headers that a front end stands in for: nothing is read for them.
    pub absent: Vec<String>,
    /// The language: `c++17` when it is not said.
    pub std: Option<String>,
    /// The target, as `OKL_MODE` and `OCCA_USING_GPU` tell it.
    pub mode: Mode,
    /// What `OKL_KERNEL_HASH` tells: the name of the kernel in the cache of the host program.
    pub kernel_hash: Option<String>,
}

/// The target as far as a text may ask for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mode {
    /// `OKL_MODE`, in capitals: `CUDA`. `OKL_MODE_CUDA` is 1 then.
    pub name: String,
    /// Whether `OCCA_USING_GPU` is 1; otherwise it is not defined.
    pub gpu: bool,
}

impl Default for Mode {
    fn default() -> Mode {
        Mode { name: "SERIAL".into(), gpu: false }
    }
}

/// Expands one input: macros, conditionals, user headers.
pub fn expand(
    sources: &mut Sources,
    main: FileId,
    options: &NormalizeOptions,
    files: &dyn FileProvider,
) -> (Option<Preprocessed>, Vec<Diagnostic<FileSpan>>) {
    preprocess(sources, main, &preprocess_options(options), files)
}

/// Reads one input.
///
/// `None` when it cannot be expanded, or when its brackets or literals do not end, so that
/// nothing can be said of the rest. Other errors come together with a result, so that later
/// steps can report theirs too.
pub fn normalize(
    sources: &mut Sources,
    main: FileId,
    options: &NormalizeOptions,
    files: &dyn FileProvider,
    attributes: &Attributes,
) -> (Option<Normalized>, Vec<Diagnostic<FileSpan>>) {
    let (expanded, mut located) = expand(sources, main, options, files);
    let Some(expanded) = expanded else { return (None, located) };
    let source_map = expanded.map;
    let mut out: Vec<Diagnostic> = Vec::new();

    let lexed = lex::lex(&expanded.text);
    let tokens = Tokens::from_lexed(&expanded.text, lexed);
    out.extend(braces::unbalanced(&tokens));
    let normalized = if out.is_empty() {
        let hidden = hidden::hidden(options, &expanded.directives, &expanded.text);
        let (directives, changed) = pragma_macros::replaced(options, &expanded.directives, &expanded.text);
        let rewritten = rewrite::rewrite(&tokens, &directives, &hidden, attributes, &mut out);
        let is_changed = |place: Span| changed.iter().any(|span| place.contains(*span));
        Some(Normalized {
            folds: folds(sources, &source_map, &rewritten.map, &hidden, is_changed),
            text: rewritten.text,
            attributes: rewritten.attributes,
            directives: rewritten.directives,
            text_map: rewritten.map,
            source_map: source_map.clone(),
            prologue: prologue(options, &hidden),
            files: expanded.files_read,
            asks_mode: expanded.asks_mode,
        })
    } else {
        None
    };
    located.extend(out.into_iter().map(|diagnostic| {
        let place = diagnostic.labels.first().map(|label| label.place);
        report(&source_map, diagnostic, place, main, |span| span)
    }));
    (normalized, located)
}

/// Maps a diagnostic to files; `place` is where it points in the preprocessed text.
fn report(
    map: &SourceMap,
    diagnostic: Diagnostic,
    place: Option<Span>,
    main: FileId,
    expanded: impl Fn(Span) -> Span,
) -> Diagnostic<FileSpan> {
    let start = FileSpan { file: main, span: Span::at(0) };
    let mut located = diagnostic.map(|span| map.locate(expanded(span)).unwrap_or(start));
    let Some(place) = place else { return located };
    for expansion in map.backtrace(place.start) {
        located.notes.push(format!("in the expansion of macro `{}`", expansion.name));
    }
    for from in map.included_from(place.start) {
        located = located.label(from, "included from here");
    }
    located
}

/// The outermost macro uses whose expansion came through untouched.
///
/// Those that hold `__LINE__`, `OKL_MODE` and the like stay expanded: the target compiler would
/// see another value, or none.
fn folds(
    sources: &Sources,
    map: &SourceMap,
    rewritten: &TextMap,
    hidden: &FxHashSet<String>,
    is_changed: impl Fn(Span) -> bool,
) -> Vec<Fold> {
    let computed = map.computed_uses(sources);
    map.outermost_uses()
        .filter(|(id, expansion)| !computed.contains(id) && !is_changed(expansion.text))
        .filter(|(_, expansion)| !hidden::names_one(sources.text(expansion.site), hidden))
        .filter_map(|(_, expansion)| {
            let span = rewritten.new_span(expansion.text)?;
            // An attribute in the expansion was rewritten: the use means something else now.
            let whole = span.len() == expansion.text.len() && !span.is_empty();
            let text = || {
                let site = lex::without_stray_backslashes(sources.text(expansion.site));
                operators::with_operators(&site).into_owned()
            };
            whole.then(|| Fold { span, text: text() })
        })
        .collect()
}

/// `#define N 4` for `N=4`, `#define N 1` for `N`; the last one of each name.
///
/// None for a macro that writes attributes, which no output uses, or that is taken back.
fn prologue(options: &NormalizeOptions, hidden: &FxHashSet<String>) -> Vec<String> {
    let bare = |define: &str| define.split(['=', '(']).next().unwrap_or_default().to_string();
    let mut known: FxHashSet<String> = options.undefines.iter().cloned().collect();
    let mut lines: Vec<String> = Vec::new();
    for define in options.defines.iter().rev() {
        let (name, value) = define.split_once('=').unwrap_or((define, "1"));
        let name_alone = bare(define);
        let is_hidden = hidden.contains(&name_alone);
        let value = operators::with_operators(value);
        if known.insert(name_alone) && !is_hidden && !holds_attribute(&value) {
            lines.push(format!("#define {name} {value}"));
        }
    }
    lines.reverse();
    lines
}

/// Whether a macro's body writes attributes. Comments and literals may talk about them.
pub(crate) fn holds_attribute(body: &str) -> bool {
    let lexed = lex::lex(body);
    let words: Vec<&str> = lexed.tokens.iter().map(|token| token.span.of(body)).collect();
    let opens_okl = |at: usize| {
        matches!(words.get(at..at + 2), Some(["[", "["]))
            && words.get(at + 2).is_some_and(|name| *name == "okl" || name.starts_with("okl_"))
    };
    lexed.tokens.iter().any(|token| token.kind == lex::TokenKind::At) || (0..words.len()).any(opens_okl)
}

fn preprocess_options(options: &NormalizeOptions) -> PreprocessOptions {
    let mut macros: Vec<CommandMacro> = options
        .defines
        .iter()
        .map(|define| {
            let (name, body) = define.split_once('=').unwrap_or((define, "1"));
            CommandMacro::Define { name_and_params: name.to_string(), body: body.to_string() }
        })
        .collect();
    macros.extend(options.undefines.iter().cloned().map(CommandMacro::Undef));
    let language = ("__cplusplus", cplusplus(options.std.as_deref().unwrap_or("c++17")));
    let mode = format!("\"{}\"", options.mode.name);
    // libocca shows the first 16 digits of its hashes.
    let hash = options.kernel_hash.as_deref().unwrap_or("unknown").chars().take(16).collect::<String>();
    let hash = format!("\"{hash}\"");
    let mut of_target = vec![language, ("OKL_MODE", mode.as_str()), ("OKL_KERNEL_HASH", hash.as_str())];
    // For `#if`, which compares no strings: `OKL_MODE_CUDA`.
    let own = options.mode.name.replace(|letter: char| !letter.is_ascii_alphanumeric(), "_");
    let own = format!("OKL_MODE_{own}");
    if !options.mode.name.is_empty() {
        of_target.push((&own, "1"));
    }
    if options.mode.gpu {
        of_target.push(("OCCA_USING_GPU", "1"));
    }
    let predefined = PREDEFINED.iter().chain(&of_target);
    PreprocessOptions {
        macros,
        include_dirs: options.include_dirs.clone(),
        forced_includes: options.forced_includes.clone(),
        headers: options.headers.clone(),
        loose_headers: options.loose_headers,
        absent: options.absent.clone(),
        predefined: predefined.map(|(name, body)| (name.to_string(), body.to_string())).collect(),
        ..PreprocessOptions::default()
    }
}

/// The value of `__cplusplus` in a language; the newest one for names that are newer than this.
fn cplusplus(std: &str) -> &'static str {
    match std.trim_start_matches("gnu++").trim_start_matches("c++") {
        "98" | "03" => "199711L",
        "11" | "0x" => "201103L",
        "14" | "1y" => "201402L",
        "17" | "1z" => "201703L",
        "20" | "2a" => "202002L",
        "23" | "2b" => "202302L",
        _ => "202400L",
    }
}

/// What every OKL text sees defined.
const PREDEFINED: &[(&str, &str)] = &[
    ("__STDC__", "1"),
    ("__STDC_HOSTED__", "1"),
    ("__x86_64__", "1"),
    ("__CHAR_BIT__", "8"),
    ("__OKL__", "1"),
    ("__OCCA__", "1"),
    ("OCCA_MAJOR_VERSION", "2"),
    ("OCCA_MINOR_VERSION", "0"),
    ("OCCA_PATCH_VERSION", "0"),
    ("OCCA_VERSION", "20000"),
    ("OKL_VERSION", "20000"),
];
