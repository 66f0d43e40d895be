//! From a normalised text to a unit.

use crate::expr::is_function;
use crate::headers::Headers;
use crate::libclang::{ClangDiagnostic, Cursor, Level, Library, MAIN_FILE, TranslationUnit};
use crate::prelude::{Needs, Prelude};
use crate::reader::Reader;
use crate::{Handed, Looked, ParseOptions, WRONG_PROTOTYPE};
use okl_model::{AttrUse, Attributes, Directive, DirectiveKind, Intrinsic, SCHEMA, Site, Unit};
use okl_normalizer::lex::TokenKind;
use okl_normalizer::tokens::Tokens;
use okl_normalizer::{Normalized, ParseForm};
use okl_source::{Diagnostic, Span};
use std::collections::BTreeSet;
use std::collections::HashSet;

/// Texts with more nested `@dim` accesses than this give up; each level costs one parse.
const ROUNDS: usize = 24;

/// Reads `input`; `None` when clang finds errors. What libclang was handed last comes with it.
#[expect(clippy::too_many_lines, reason = "one loop, in which each round may uncover more")]
pub(crate) fn parse(
    library: &Library,
    input: &Normalized,
    options: &ParseOptions,
    known: &Attributes,
) -> (Option<Unit>, Vec<Diagnostic>, Option<Handed>) {
    let args = arguments(options);
    let tokens = Tokens::new(&input.text);
    let mut calls: Vec<Span> = Vec::new();
    let mut undeclared: Vec<String> = Vec::new();
    let mut warned: Vec<Span> = Vec::new();
    let (mut known_calls, mut known_names) = (HashSet::new(), HashSet::new());
    let mut words = words(&tokens, input);
    words_of_prototypes(&options.intrinsics, &mut words);
    let mut own: BTreeSet<String> = BTreeSet::new();
    // Of those, names of calls that clang finds ambiguous; and the ones that nothing declares once ours have gone: such
    // a call is ambiguous among ours, as it is in C++.
    let (mut doubtful, mut ambiguous) = (BTreeSet::new(), BTreeSet::new());
    // Headers that are nowhere, where that is fine; and whether the prelude lacks something of `std`.
    let (mut nowhere, mut wants_real) = (BTreeSet::new(), false);
    for _ in 0..ROUNDS {
        let headers = match wants_real {
            true => Headers::Real,
            false => Headers::of(&input.directives, &nowhere),
        };
        let needs = Needs {
            words: &words,
            undeclared: &undeclared,
            own: &own,
            headers,
            intrinsics: &options.intrinsics,
        };
        let prelude = Prelude::new(&needs);
        let left_out: Vec<&str> =
            headers.left_out().iter().copied().chain(nowhere.iter().map(String::as_str)).collect();
        let form = input.parse_form(&prelude.text, &calls, &left_out, known);
        let Some(unit) = TranslationUnit::parse(library, &form.text, &args) else {
            let message = "libclang failed to parse this text";
            return (None, vec![Diagnostic::error("clang-failed", message, Span::at(0))], None);
        };
        let found = unit.diagnostics();
        // What looks like a call of a variable is an access by `@dim`; what has no declaration
        // gets one; what has one of its own loses ours. All may uncover more: `a(b(i, j), k)`.
        let before = (calls.len(), undeclared.len(), own.len(), ambiguous.len(), (wants_real, nowhere.len()));
        let length = prelude.text.len() as u32;
        let is_ours = |name: &String| prelude.names.contains(name) && !ambiguous.contains(name);
        own.extend(redeclared(unit.root(), length).into_iter().filter(is_ours));
        let clashes = |diagnostic| clash(diagnostic, &form, &tokens).filter(is_ours);
        let mut returned = Vec::new();
        for diagnostic in &found {
            if let Some(name) = clashes(diagnostic) {
                if diagnostic.message.ends_with("is ambiguous") && !own.contains(&name) {
                    doubtful.insert(name.clone());
                }
                own.insert(name);
            } else if lacks_header(diagnostic, input) {
                wants_real = true;
            } else if let Some(include) =
                missing_header(diagnostic, &form, input).filter(|_| options.loose_headers)
            {
                nowhere.insert(include.text.clone());
            } else if let Some(call) = indexing(diagnostic, &form, &tokens) {
                if known_calls.insert(call) {
                    calls.push(call);
                }
            } else if let Some((name, place)) = undeclared_call(diagnostic, &form, &tokens) {
                if doubtful.contains(&name) {
                    own.remove(&name);
                    returned.push(name);
                } else if known_names.insert(name.clone()) {
                    undeclared.push(name);
                    warned.push(place);
                }
            }
        }
        ambiguous.extend(returned);
        if (calls.len(), undeclared.len(), own.len(), ambiguous.len(), (wants_real, nowhere.len())) != before
        {
            continue;
        }
        let (read, found) =
            finish(&unit, &form, &found, (input, &tokens), prelude, undeclared.iter().zip(warned), &nowhere);
        let looked = Looked::of(&unit.headers(), &nowhere, &options.args);
        drop(unit);
        let handed = Handed { file: MAIN_FILE, form, prelude: length, arguments: args, looked };
        return (read, found, Some(handed));
    }
    let message = "accesses by `@dim` are nested too deep";
    (None, vec![Diagnostic::error("dim-nesting", message, calls.last().copied().unwrap_or_default())], None)
}

fn finish<'a>(
    unit: &TranslationUnit<'_>,
    form: &ParseForm,
    found: &[ClangDiagnostic],
    (input, tokens): (&Normalized, &Tokens<'_>),
    prelude: Prelude,
    undeclared: impl Iterator<Item = (&'a String, Span)>,
    nowhere: &BTreeSet<String>,
) -> (Option<Unit>, Vec<Diagnostic>) {
    // A wrong prototype may be the cause of anything.
    if found.iter().any(|message| prototype_of(message, &prelude).is_some()) {
        let message = "an intrinsic is declared in a way that clang does not take";
        let mistake = Diagnostic::global(WRONG_PROTOTYPE, okl_source::Severity::Error, message);
        return (None, vec![mistake]);
    }
    let mut out: Vec<Diagnostic> =
        found.iter().filter_map(|message| translate(message, form, input)).collect();
    for (name, place) in undeclared {
        let message = format!("nothing declares the function `{name}`");
        out.push(
            Diagnostic::warning("undeclared-function", message, place)
                .help("declare it, or include the header that does; the target compiler has to know it"),
        );
    }
    let is_partial = out.iter().any(Diagnostic::is_error);
    let mut start = Unit {
        schema: SCHEMA,
        is_partial,
        text: input.text.clone(),
        attributes: input.attributes.iter().map(unplaced).collect(),
        directives: directives(&input.directives, nowhere),
        folds: input.folds.clone(),
        prologue: input.prologue.clone(),
        builtins: prelude.names.into_iter().collect(),
        intrinsics: prelude.intrinsics.iter().map(|(_, intrinsic)| intrinsic.clone()).collect(),
        ..Unit::default()
    };
    crate::tokens::list(tokens, input, &mut start);
    let is_included = |line: &Directive| line.kind == DirectiveKind::Intrinsics;
    if !start.intrinsics.is_empty() || start.directives.iter().any(is_included) {
        start.requires.push("intrinsics".to_string());
    }
    let mut reader = Reader::new(start, form, prelude.text.len() as u32);
    reader.intrinsics = prelude.intrinsics.iter().map(|(place, _)| *place).collect();
    reader.translation_unit(unit.root());
    crate::tokens::list_code(&mut reader.unit);
    if cfg!(debug_assertions) && !is_partial && reader.mistakes.is_empty() {
        let lost: Vec<&str> = reader.lost(unit.root()).into_iter().map(|name| name.of(&input.text)).collect();
        assert!(lost.is_empty(), "the walk passed over uses of {lost:?}");
    }
    out.append(&mut reader.mistakes);
    for base in &reader.not_indexable {
        let text = base.of(&input.text);
        let message = format!("`{text}` is called, but it is no function and has no `@dim`");
        out.push(
            Diagnostic::error("not-indexable", message, *base)
                .help(format!("declare it with its dimensions: `{text} @dim(N, M)`")),
        );
    }
    reader.unit.is_partial = out.iter().any(Diagnostic::is_error);
    (Some(reader.unit), out)
}

/// The prototype that an error of clang's is about.
fn prototype_of(found: &ClangDiagnostic, prelude: &Prelude) -> Option<usize> {
    // Where the text declares the same, the error stands there.
    let at = found.offset.filter(|_| found.level == Level::Error)?;
    prelude.intrinsics.iter().position(|(place, _)| place.start <= at && at < place.end)
}

/// The prototypes that clang does not take, and what it says.
pub(crate) fn wrong_prototypes(library: &Library, options: &ParseOptions) -> Vec<(usize, String)> {
    let mut prelude = Prelude::default();
    options.intrinsics.iter().for_each(|intrinsic| prelude.declare(intrinsic));
    let Some(unit) = TranslationUnit::parse(library, &prelude.text, &arguments(options)) else {
        return Vec::new();
    };
    let found = unit.diagnostics();
    found.iter().filter_map(|said| Some((prototype_of(said, &prelude)?, said.message.clone()))).collect()
}

/// The preprocessor lines as those who come after see them.
fn directives(lines: &[Directive], nowhere: &BTreeSet<String>) -> Vec<Directive> {
    let mut lines = lines.to_vec();
    for line in lines.iter_mut().filter(|line| line.kind == DirectiveKind::Include) {
        if line.text == crate::headers::OF_INTRINSICS {
            line.kind = DirectiveKind::Intrinsics;
        } else if nowhere.contains(&line.text) {
            line.kind = DirectiveKind::Other;
        }
    }
    lines
}

fn unplaced(attr: &AttrUse) -> AttrUse {
    AttrUse { site: Site::Nothing, values: Vec::new(), ..attr.clone() }
}

fn arguments(options: &ParseOptions) -> Vec<String> {
    let mut args = vec![
        "-xc++".to_string(),
        format!("-std={}", options.std.as_deref().unwrap_or("c++17")),
        "-ferror-limit=0".into(),
        "-fsyntax-only".into(),
        "-Wno-unknown-attributes".into(),
        "-Wno-ignored-attributes".into(),
        "-Wno-unknown-pragmas".into(),
        "-Wno-unused-value".into(),
        "-Wno-macro-redefined".into(),
        "-Wno-undefined-inline".into(),
        "-Wno-unknown-warning-option".into(),
        // g++ and the CUDA compilers warn of `float v[2] = {d, i}`, and OpenCL C takes it.
        "-Wno-error=c++11-narrowing".into(),
        // `variable-length-array` and the sizes of `@shared` and `@exclusive` say it better.
        "-Wno-vla-cxx-extension".into(),
    ];
    args.extend(options.args.iter().cloned());
    args
}

/// Every name the text and the arguments of its attributes hold.
fn words<'t>(tokens: &Tokens<'t>, input: &'t Normalized) -> BTreeSet<&'t str> {
    let of_text = (0..tokens.len())
        .filter(|at| tokens.is_kind(*at, TokenKind::Identifier))
        .map(|at| tokens.spelling(at));
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let of_attributes = input
        .attributes
        .iter()
        .flat_map(|attr| &attr.args)
        .flat_map(move |arg| arg.split(move |letter| !is_word(letter)));
    of_text.chain(of_attributes).collect()
}

/// What the prototypes name of those functions that the text names: `size_t`, `float4`.
fn words_of_prototypes<'t>(intrinsics: &'t [Intrinsic], words: &mut BTreeSet<&'t str>) {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let named = intrinsics.iter().filter(|intrinsic| words.contains(intrinsic.name.as_str()));
    let prototypes: Vec<&str> = named.map(|intrinsic| intrinsic.prototype.as_str()).collect();
    words.extend(prototypes.into_iter().flat_map(|text| text.split(move |letter| !is_word(letter))));
}

/// The functions of the text that redeclare one of the first `prelude` bytes.
fn redeclared(root: Cursor<'_>, prelude: u32) -> Vec<String> {
    let starts = |cursor: Cursor<'_>| cursor.location();
    let again = |cursor: &Cursor<'_>| {
        is_function(*cursor)
            && starts(*cursor).is_some_and(|at| at >= prelude)
            && cursor.canonical().and_then(starts).is_some_and(|at| at < prelude)
    };
    root.children().into_iter().filter(again).map(Cursor::spelling).collect()
}

/// The name in the text that clashes with a declaration of it somewhere else.
fn clash(diagnostic: &ClangDiagnostic, form: &ParseForm, tokens: &Tokens<'_>) -> Option<String> {
    const CLASHES: &[&str] = &[
        "redefinition",
        "declaration of",
        "is ambiguous",
        "conflicting types",
        "different language linkage",
        "differ only in their return type",
        "different kind of symbol",
    ];
    let says = |part: &&str| diagnostic.message.contains(*part);
    if diagnostic.level != Level::Error || !CLASHES.iter().any(says) {
        return None;
    }
    let at = form.map.copied_from(diagnostic.offset?)?;
    let index = tokens.at(at);
    (index < tokens.len() && tokens.span(index).start == at).then(|| tokens.spelling(index).to_string())
}

/// Whether something of `std` is missing that the text's own headers may have.
fn lacks_header(diagnostic: &ClangDiagnostic, input: &Normalized) -> bool {
    let includes = || input.directives.iter().any(|directive| directive.kind == DirectiveKind::Include);
    let message = &diagnostic.message;
    let missing = message.contains("in namespace 'std'") || message.contains("undeclared identifier 'std'");
    diagnostic.level == Level::Error && missing && includes()
}

/// What to do about a header that okl cannot have.
const LOOSE: &str = "if only the target compiler has it: `--props '{\"okl/strict_headers\": false}'`";

/// The `#include` of the text whose header clang does not find.
fn missing_header<'i>(
    diagnostic: &ClangDiagnostic,
    form: &ParseForm,
    input: &'i Normalized,
) -> Option<&'i Directive> {
    if diagnostic.level != Level::Error || !diagnostic.message.ends_with("file not found") {
        return None;
    }
    let at = form.map.copied_from(diagnostic.offset?)?;
    let holds = |line: &&Directive| line.span.start <= at && at < line.span.end;
    input.directives.iter().filter(|line| line.kind == DirectiveKind::Include).find(holds)
}

/// The parentheses of `m(i, j)` when clang says that `m` cannot be called.
fn indexing(diagnostic: &ClangDiagnostic, form: &ParseForm, tokens: &Tokens<'_>) -> Option<Span> {
    let message = &diagnostic.message;
    // What is called: a pointer or an array, or an object of a class.
    let is_call = message.starts_with("called object type")
        || message.ends_with("does not provide a call operator")
        || message.starts_with("no matching function for call to object of type");
    if diagnostic.level != Level::Error || !is_call {
        return None;
    }
    let at = form.map.copied_from(diagnostic.offset?)?;
    let open = tokens.at(at);
    // The error points at the parenthesis, or at the name before it.
    let open = (open..open + 64).find(|index| tokens.is(*index, "("))?;
    let close = tokens.partner(open)?;
    Some(tokens.span(open).to(tokens.span(close)))
}

/// The name in a call of a function nobody declared, and its place.
fn undeclared_call(
    diagnostic: &ClangDiagnostic,
    form: &ParseForm,
    tokens: &Tokens<'_>,
) -> Option<(String, Span)> {
    if diagnostic.level != Level::Error || !diagnostic.message.starts_with("use of undeclared identifier") {
        return None;
    }
    let at = form.map.copied_from(diagnostic.offset?)?;
    let index = tokens.at(at);
    (tokens.span(index).start == at && tokens.is(index + 1, "("))
        .then(|| (tokens.spelling(index).to_string(), tokens.span(index)))
}

/// clang's message as one of ours; notes become further places.
fn translate(found: &ClangDiagnostic, form: &ParseForm, input: &Normalized) -> Option<Diagnostic> {
    let id = match (found.level, found.option.strip_prefix("-W")) {
        (Level::Note, _) => return None,
        // Also an error may have a name: `-Werror` makes it one, or clang itself does.
        (Level::Error | Level::Warning, Some(flag)) if !flag.is_empty() => flag.to_string(),
        (Level::Error, _) => "clang-error".to_string(),
        (Level::Warning, _) => "clang-warning".to_string(),
    };
    let place = found.offset.map(|offset| form.map.old_span(range_at(found, offset)));
    let Some(place) = place else {
        let severity = match found.level {
            Level::Error => okl_source::Severity::Error,
            Level::Warning | Level::Note => okl_source::Severity::Warning,
        };
        // A header that could not be read, or one that does not compile.
        let message = match found.file.is_empty() {
            true => found.message.clone(),
            false => format!("{} (in `{}`)", found.message, found.file),
        };
        return Some(Diagnostic::global(id, severity, message));
    };
    if let Some(include) = missing_header(found, form, input) {
        let error = Diagnostic::error("include-not-found", format!("cannot find `{}`", include.text), place)
            .help("if okl should read it, add its directory with `-I`");
        return Some(error.help(LOOSE));
    }
    // `@kernel void main()`: what is wrong with it is not that it returns nothing.
    if found.message.starts_with("'main' must return") {
        let error = Diagnostic::error("kernel-named-main", "a kernel cannot be called `main`", place);
        return Some(error.help("give it another name; `main` belongs to the host program"));
    }
    let mut diagnostic = match found.level {
        Level::Error => Diagnostic::error(id, found.message.clone(), place),
        Level::Warning | Level::Note => Diagnostic::warning(id, found.message.clone(), place),
    };
    for note in &found.notes {
        diagnostic = match note.offset.and_then(|offset| form.map.copied_from(offset)) {
            Some(at) => diagnostic.label(Span::new(at, at + 1), note.message.clone()),
            None => diagnostic.note(note.message.clone()),
        };
    }
    Some(diagnostic)
}

/// The token at `offset`, or the range clang marked when it starts there.
fn range_at(found: &ClangDiagnostic, offset: u32) -> Span {
    let marked = found.ranges.iter().find(|range| range.start == offset).copied();
    marked.unwrap_or(Span::new(offset, offset + 1))
}
