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
mod carriers;
pub mod lex;
mod names;
mod rewrite;
pub mod tokens;

use crate::tokens::Tokens;
use okl_model::{AttrUse, Attribute, Fold};
use okl_source::{Diagnostic, FileId, FileSpan, SourceMap, Sources, Span, TextMap};

pub use carriers::{ARGUMENTS, CARRIER, INDEX, ParseForm};
pub use names::nearest;

/// Text in the normal form, with everything needed to read it and to find the way back.
#[derive(Clone, Debug)]
pub struct Normalized {
    /// The normal form: `[[okl_outer("0")]] for ...`.
    pub text: String,
    /// Every attribute, its span a range of `text`.
    pub attributes: Vec<AttrUse>,
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
}

impl Normalized {
    /// The place in the user's files for a range of `text`.
    pub fn locate(&self, span: Span) -> Option<FileSpan> {
        self.source_map.locate(self.text_map.old_span(span))
    }
}

/// How to read the input.
#[derive(Clone, Debug, Default)]
pub struct NormalizeOptions {
    /// `NAME`, `NAME=VALUE`: macros of the command line, in order.
    pub defines: Vec<String>,
    /// Folders of user headers, in order.
    pub include_dirs: Vec<String>,
}

/// Reads one input.
///
/// `None` when its brackets or literals do not end, so that nothing can be said of the rest.
/// Other errors come together with a result, so that later steps can report theirs too.
pub fn normalize(
    sources: &mut Sources,
    main: FileId,
    options: &NormalizeOptions,
    attributes: &[&dyn Attribute],
) -> (Option<Normalized>, Vec<Diagnostic<FileSpan>>) {
    let expanded = sources.get(main).text.clone();
    let source_map = SourceMap::identity(main, expanded.len() as u32);
    let mut out: Vec<Diagnostic> = Vec::new();

    let lexed = lex::lex(&expanded);
    for error in &lexed.errors {
        out.push(
            Diagnostic::error(error.kind.id(), error.kind.message(), error.span).help(error.kind.help()),
        );
    }
    // What does not end swallows brackets: one mistake, one message.
    let complete = lexed.errors.is_empty();
    let tokens = Tokens::from_lexed(&expanded, lexed);
    for bracket in tokens.unbalanced().iter().filter(|_| complete) {
        let text = bracket.span.of(&expanded);
        let mut message =
            Diagnostic::error("unbalanced-bracket", format!("`{text}` has no partner"), bracket.span);
        if let Some(open) = bracket.open {
            message = message.label(open, "this is still open here");
        }
        out.push(message);
    }
    let broken = out.iter().any(Diagnostic::is_error);
    let normalized = if broken {
        None
    } else {
        let rewritten = rewrite::rewrite(&tokens, attributes, &mut out);
        Some(Normalized {
            text: rewritten.text,
            attributes: rewritten.attributes,
            text_map: rewritten.map,
            source_map: source_map.clone(),
            folds: Vec::new(),
            prologue: options.defines.iter().map(|define| define_line(define)).collect(),
            files: vec![main],
        })
    };
    let located = out
        .into_iter()
        .map(|diagnostic| {
            diagnostic
                .map(|span| source_map.locate(span).unwrap_or(FileSpan { file: main, span: Span::at(0) }))
        })
        .collect();
    (normalized, located)
}

/// `N=4` is `#define N 4`, `N` is `#define N 1`.
fn define_line(define: &str) -> String {
    match define.split_once('=') {
        Some((name, value)) => format!("#define {name} {value}"),
        None => format!("#define {define} 1"),
    }
}
