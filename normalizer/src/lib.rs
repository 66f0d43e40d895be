//! The normalizer: from OKL text to C++ text with attributes, and a map back.
//!
//! OKL is C++ with `@name(...)` in places where C++ has no attribute syntax. [`normalize`] converts it into the
//! *normal form*, plain C++ that users may also write by hand:
//!
//! ```text
//! for (int i = 0; i < N; ++i; @outer(0))      becomes      [[okl_outer("0")]] for (int i = 0; i < N; ++i)
//! ```
//!
//! This is the only crate that knows how attributes are written.
//!
//! # The texts
//!
//! | text | made by | contents |
//! |---|---|---|
//! | the user's file | | OKL with macros, conditionals and includes |
//! | the preprocessed text | [`expand`] ([`mod@preprocess`]) | macros expanded, user headers in place |
//! | the normal form, [`Normalized::text`] | [`normalize`] | attributes as `[[okl_name("...")]]` |
//! | the parse form, [`ParseForm`] | [`Normalized::parse_form`] | for libclang, with a carrier for each attribute |
//! | the readable form | [`Normalized::readable`] | the normal form with macro uses as the user wrote them |
//! | pure C++ | [`pure()`] | the user's file with only the attributes rewritten, nothing expanded |
//!
//! All spans of the model are ranges of the normal form, and backends edit it. libclang drops unknown attributes, so it
//! parses the parse form, in which each attribute is a numbered carrier that reaches the AST.
//!
//! # How it works
//!
//! [`normalize`] preprocesses the input and splits the result into tokens ([`lex`](mod@lex), [`tokens`]). If brackets
//! do not match, that is reported (`braces`) and there is no result. Otherwise `attributes` finds the attributes in all
//! their styles, and `rewrite` writes them in the normal form. `lenient` removes superfluous tokens that OKL has always
//! accepted. `hidden` finds the macros that must not be in the output, because generated text uses their names.
//!
//! # Invariants
//!
//! - Each text comes from the one before by an [`okl_source::EditSet`] or by recorded expansions, so every byte has a
//!   place in the user's files: [`Normalized::text_map`] and [`Normalized::source_map`]. [`Normalized::report`]
//!   converts diagnostics.
//! - Normalizing the readable form again gives the same normal form.
//! - [`Normalized::attributes`] are in the order of the text. The number in a carrier is the index in this list.
//! - A [`Fold`] is a macro use whose expansion the normalizer did not change: the output writes it back as the use.
//!
//! # What it does not do
//!
//! It does not parse C++: it decides by tokens and brackets. It checks neither where an attribute stands nor its
//! arguments; `okl-sema` does. It reads files only through a [`FileProvider`].

mod attributes;
mod braces;
mod carriers;
mod hidden;
mod ids;
mod launches;
mod lenient;
mod names;
mod normalized;
mod numbers;
mod operators;
mod options;
mod pragma_macros;
pub mod preprocess;
mod pure;
mod rewrite;
mod spelled;
pub mod tokens;

use crate::attributes::holds_attribute;
use crate::normalized::report;
use crate::options::preprocess_options;
use crate::preprocess::{FileProvider, Preprocessed, preprocess};
use crate::tokens::Tokens;
use okl_model::{Attributes, Fold};
use okl_source::{Diagnostic, FileId, FileSpan, SourceMap, Sources, Span, TextMap};
use rustc_hash::FxHashSet;

pub use carriers::{ARGUMENTS, CARRIER, INDEX, Mends, ParseForm};
pub use normalized::Normalized;
pub use okl_lex as lex;
pub use okl_source::nearest;
pub use options::{Mode, NormalizeOptions, is_c};
pub use pure::{Known, SLIPS, pure};

/// Preprocesses one input: macros, conditionals, user headers.
pub fn expand(
    sources: &mut Sources,
    main: FileId,
    options: &NormalizeOptions,
    files: &dyn FileProvider,
) -> (Option<Preprocessed>, Vec<Diagnostic<FileSpan>>) {
    preprocess(sources, main, &preprocess_options(options), files)
}

/// Preprocesses one input and converts it to the normal form.
///
/// Returns `None` if the input cannot be preprocessed, or if its brackets or literals do not end, because the rest has
/// no meaning then. Other errors come together with a result, so that later steps can report their errors, too.
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
        let rewritten = rewrite::rewrite(
            &tokens,
            &directives,
            &hidden,
            (attributes, options.launch.as_deref()),
            &mut out,
        );
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

/// The outermost macro uses whose expansion is unchanged.
///
/// Uses whose expansion contains `__LINE__`, `OKL_MODE` and the like stay expanded: the target compiler would compute
/// another value, or none.
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
            // False if an attribute in the expansion was rewritten: the use no longer means the same.
            let whole = span.len() == expansion.text.len() && !span.is_empty();
            let text = || {
                let site = lex::without_stray_backslashes(sources.text(expansion.site));
                operators::with_operators(&site).into_owned()
            };
            whole.then(|| Fold { span, text: text() })
        })
        .collect()
}

/// The lines `#define N 4` for `N=4` and `#define N 1` for `N`; for each name the last one.
///
/// No line for a macro that contains attributes, which no output uses, or that is undefined.
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
