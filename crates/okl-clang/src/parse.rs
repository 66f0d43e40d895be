//! From a normalized text to a unit: the loop of parses.

use crate::forms::Forms;
use crate::headers::{self, Headers};
use crate::libclang::{ClangDiagnostic, Level, Library, MAIN_FILE, TranslationUnit};
use crate::messages::Messages;
use crate::options::{ClangInput, ParseOptions, WRONG_PROTOTYPE};
use crate::parse_feedback::ParseFeedback;
use crate::parse_text::Text;
use crate::precompiled::{self, HeaderPrecompiler, PrecompiledHeaders};
use crate::prelude_text::{Needs, Prelude};
use crate::reader::Reader;
use crate::{HeaderDeps, instances, undeclared, warnings};
use okl_model::{AttrUse, Attributes, Directive, DirectiveKind, HALF, Intrinsic, SCHEMA, Type, Unit};
use okl_normalizer::lex::TokenKind;
use okl_normalizer::tokens::Tokens;
use okl_normalizer::{Mends, Normalized, ParseForm};
use okl_source::ids::{ATTRIBUTE_SITE, MISSING_SEMICOLON};
use okl_source::{Diagnostic, DiagnosticId, Severity, Span};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

const CLANG_FAILED: DiagnosticId = DiagnosticId::new("clang-failed");
const DIM_NESTING: DiagnosticId = DiagnosticId::new("dim-nesting");
const NOT_INDEXABLE: DiagnosticId = DiagnosticId::new("not-indexable");

/// The limit of parses of one text. Each level of nested `@dim` accesses costs one.
const ROUNDS: usize = 24;

/// Parses `input`; returns the unit, the diagnostics, and the input of the last parse. The unit is `None` if libclang
/// fails, if an intrinsic has a wrong prototype, or if accesses by `@dim` are nested too deep. After other errors it is
/// partial.
pub(crate) fn parse(
    library: &Library,
    precompiler: Option<&HeaderPrecompiler>,
    input: &Normalized,
    options: &ParseOptions,
    known: &Attributes,
) -> (Option<Unit>, Vec<Diagnostic>, Option<ClangInput>) {
    let tokens = Tokens::new(&input.text);
    let mut words = words(&tokens, input);
    words_of_prototypes(&options.intrinsics, &mut words);
    let text = Text { input, tokens: &tokens, known, options };
    let forms = Forms::of(&text);
    let mut learnt = ParseFeedback::default();
    learnt.nowhere.extend(options.absent.iter().chain(&forms.headers).cloned());
    // A text in C starts with its own headers.
    let mut precompiler = precompiler.filter(|_| !options.is_c());
    for _ in 0..ROUNDS {
        let headers = match learnt.wants_real || options.is_c() {
            true => Headers::Real,
            false => Headers::of(&input.directives, &learnt.nowhere),
        };
        let prelude = prelude(&text, &words, &learnt, headers);
        let left_out = left_out(headers, &learnt.nowhere);
        let mends = Mends {
            prelude: &prelude.text,
            calls: &learnt.calls,
            covered: &left_out,
            refused: &learnt.refused,
            unended: &learnt.unended,
            stands: &forms.stands,
        };
        let form = input.parse_form(&tokens, &mends, known);
        let args = arguments_with(library, options, headers, &words, &prelude);
        let kept = precompiler
            .filter(|_| headers == Headers::Real)
            .and_then(|precompiler| precompiled(library, precompiler, &text, &args, &learnt));
        let Some(unit) =
            TranslationUnit::parse_with(library, &form.text, &args, kept.as_ref().map(|kept| &*kept.file))
        else {
            if kept.is_some() {
                precompiler = None;
                continue;
            }
            return (None, vec![gave_up(library, options)], None);
        };
        let found = unit.diagnostics();
        let before = learnt.size();
        learnt.learn(&text, &unit, &form, &prelude, &found);
        if learnt.size() != before {
            continue;
        }
        // A name may be ambiguous only because a header comes earlier than the text includes it.
        if kept.is_some() && found.iter().any(|said| said.level == Level::Error) {
            precompiler = None;
            continue;
        }
        let length = prelude.text.len() as u32;
        let mut headers = unit.headers();
        headers.extend(kept.into_iter().flat_map(|kept| kept.headers));
        let looked = HeaderDeps::of(&headers, &learnt.nowhere, &options.args);
        let (read, mut found) = finish(&unit, &form, &found, &text, prelude, &learnt, &forms);
        drop(unit);
        found.extend(warnings::unknown(library, &options.args));
        let handed = ClangInput { file: MAIN_FILE, form, prelude: length, arguments: args, looked };
        return (read, found, Some(handed));
    }
    let message = "accesses by `@dim` are nested too deep";
    let place = learnt.calls.last().copied().unwrap_or_default();
    (None, vec![Diagnostic::error(DIM_NESTING, message, place)], None)
}

/// The headers whose `#include`s the parse form omits.
fn left_out(headers: Headers, nowhere: &BTreeSet<String>) -> Vec<&str> {
    headers.left_out().iter().copied().chain(nowhere.iter().map(String::as_str)).collect()
}

/// The prelude of a text.
fn prelude(text: &Text<'_>, words: &BTreeSet<&str>, learnt: &ParseFeedback, headers: Headers) -> Prelude {
    // It is C++.
    if text.options.is_c() {
        return Prelude::default();
    }
    Prelude::new(&Needs {
        words,
        undeclared: &learnt.undeclared,
        missing: &learnt.missing,
        foreign: &text.options.foreign,
        own: &learnt.own,
        headers,
        intrinsics: &text.options.intrinsics,
    })
}

/// The arguments for a text with these words; without what only the headers of the machine need.
fn arguments_with(
    library: &Library,
    options: &ParseOptions,
    headers: Headers,
    words: &BTreeSet<&str>,
    prelude: &Prelude,
) -> Vec<String> {
    let mut args = arguments(library, options, headers);
    if headers == Headers::Prelude && needs_no_machine(options, words) {
        args.extend(ALONE.map(str::to_string));
        if !words.iter().any(|word| is_reserved(word)) && !names_predefined(&prelude.text) {
            args.push("-undef".to_string());
        }
    }
    args
}

/// The precompiled headers for a text.
fn precompiled(
    library: &Library,
    precompiler: &HeaderPrecompiler,
    text: &Text<'_>,
    args: &[String],
    learnt: &ParseFeedback,
) -> Option<PrecompiledHeaders> {
    let includes = precompiled::includes(headers::REAL, &text.input.directives, text.tokens, &learnt.nowhere);
    precompiler.headers(library, &includes, args, &text.options.args)
}

fn finish(
    unit: &TranslationUnit<'_>,
    form: &ParseForm,
    found: &[ClangDiagnostic],
    text: &Text<'_>,
    prelude: Prelude,
    learnt: &ParseFeedback,
    forms: &Forms,
) -> (Option<Unit>, Vec<Diagnostic>) {
    let Text { input, tokens, .. } = *text;
    // Any other error may follow from a wrong prototype.
    if found.iter().any(|message| prototype_of(message, &prelude).is_some()) {
        let message = "an intrinsic is declared in a way that clang does not take";
        let mistake = Diagnostic::global(WRONG_PROTOTYPE, Severity::Error, message);
        return (None, vec![mistake]);
    }
    let messages = Messages::new(found, form, text, learnt);
    let found = instances::told_once(found);
    let told = |(said, others): (&ClangDiagnostic, usize)| {
        Some(instances::with_others(messages.message(said)?, others))
    };
    let mut out: Vec<Diagnostic> = found.into_iter().filter_map(told).collect();
    out.extend(messages.missing_types());
    out.extend(forms.found.iter().cloned());
    let told = learnt.told(text);
    // clang reads an attribute that follows a statement without `;` as a part of that statement.
    let follows = |attribute: &Diagnostic| out.iter().any(|said| ends_before(said, attribute, tokens));
    let told: Vec<Diagnostic> = told.into_iter().filter(|said| !follows(said)).collect();
    out.extend(told);
    let is_partial = out.iter().any(Diagnostic::is_error);
    let mut start = Unit {
        schema: SCHEMA,
        is_partial,
        text: input.text.clone(),
        attributes: input.attributes.iter().map(unplaced).collect(),
        directives: directives(&input.directives, &learnt.nowhere),
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
    reader.all_instances(unit.root(), text.options.instances);
    crate::tokens::list_code(&mut reader.unit);
    if cfg!(debug_assertions) && !is_partial && reader.mistakes.is_empty() {
        let lost: Vec<&str> = reader.lost(unit.root()).into_iter().map(|name| name.of(&input.text)).collect();
        assert!(lost.is_empty(), "the walk passed over uses of {lost:?}");
    }
    out.append(&mut reader.mistakes);
    out.extend(reader.not_indexable.iter().map(|base| not_indexable(*base, &input.text)));
    reader.unit.undeclared = undeclared::all(&reader.unit, learnt);
    undeclared::explain(&reader.unit, text, &mut out);
    undeclared::without_followers(text, &mut out);
    out.extend(undeclared::functions(&reader.unit, text, learnt));
    undeclared::of_host_once(text, &mut out);
    // In a whole program they are host code.
    if !text.options.programs {
        out.extend(undeclared::pragmas(text));
    }
    reader.unit.is_partial = out.iter().any(Diagnostic::is_error);
    without_half(&mut reader.unit);
    (Some(fitted(reader.unit)), out)
}

/// Where something else is called `half` and nothing has the type, it is no built-in name.
fn without_half(unit: &mut Unit) {
    let is_value = |name: &Span| name.of(&unit.text) == HALF;
    let is_own = unit.variables.iter().any(|variable| variable.name == HALF)
        || unit.functions.iter().any(|function| function.name == HALF)
        || unit.declarations.iter().any(|one| one.name == HALF || one.enumerators.iter().any(is_value));
    if is_own && !unit.types.iter().any(Type::is_half) {
        unit.builtins.retain(|name| name != HALF);
    }
}

/// `not-indexable`: something is called that is neither a function nor has `@dim`.
fn not_indexable(base: Span, text: &str) -> Diagnostic {
    let name = base.of(text);
    let message = format!("`{name}` is called, but it is no function and has no `@dim`");
    Diagnostic::error(NOT_INDEXABLE, message, base)
        .help(format!("declare it with its dimensions: `{name} @dim(N, M)`"))
}

/// Frees the unused capacity of the long lists: tens of megabytes for long texts.
fn fitted(mut unit: Unit) -> Unit {
    unit.expressions.shrink_to_fit();
    unit.statements.shrink_to_fit();
    unit
}

/// `clang-failed`: libclang rejects the text, or an argument that the user passes to clang; for those it gives no
/// reason.
fn gave_up(library: &Library, options: &ParseOptions) -> Diagnostic {
    let reads = |args: &[String]| {
        let options =
            ParseOptions { args: args.to_vec(), std: options.std.clone(), ..ParseOptions::default() };
        TranslationUnit::parse(library, "", &arguments(library, &options, Headers::Prelude)).is_some()
    };
    if options.args.is_empty() || reads(&options.args) {
        let message = "libclang failed to parse this text";
        return Diagnostic::error(CLANG_FAILED, message, Span::at(0));
    }
    let alone = options.args.iter().find(|arg| !reads(std::slice::from_ref(arg)));
    let refused = alone.cloned().unwrap_or_else(|| options.args.join(" "));
    let message = format!("clang reads nothing with the argument `{refused}`");
    Diagnostic::global(CLANG_FAILED, Severity::Error, message).help(
        "correct it, or leave it out: it is one of `-X`, or of `args` in a pipeline file or in `okl.toml`",
    )
}

/// The index of the intrinsic whose prototype an error of clang is about.
fn prototype_of(found: &ClangDiagnostic, prelude: &Prelude) -> Option<usize> {
    // If the text declares the same function, the error has its place in the text.
    let at = found.offset.filter(|_| found.level == Level::Error)?;
    prelude.intrinsics.iter().position(|(place, _)| place.start <= at && at < place.end)
}

/// True if `said` reports a missing `;` directly before the attribute that the `attribute-site` error is about.
fn ends_before(said: &Diagnostic, attribute: &Diagnostic, tokens: &Tokens<'_>) -> bool {
    let start = |said: &Diagnostic| said.labels.first().map(|label| label.place.start);
    let (Some(end), Some(place)) = (start(said), start(attribute)) else { return false };
    let before = tokens.at(place).checked_sub(1);
    said.id == MISSING_SEMICOLON
        && attribute.id == ATTRIBUTE_SITE
        && before.is_some_and(|before| tokens.span(before).end == end)
}

/// The indices of the intrinsics whose prototypes clang rejects, with clang's messages.
pub(crate) fn wrong_prototypes(library: &Library, options: &ParseOptions) -> Vec<(usize, String)> {
    let mut prelude = Prelude::default();
    options.intrinsics.iter().for_each(|intrinsic| prelude.declare(intrinsic));
    let Some(unit) =
        TranslationUnit::parse(library, &prelude.text, &arguments(library, options, Headers::Prelude))
    else {
        return Vec::new();
    };
    let found = unit.diagnostics();
    found.iter().filter_map(|said| Some((prototype_of(said, &prelude)?, said.message.clone()))).collect()
}

/// The names that are no warnings of clang. They are passed in pragmas, since clang reports unknown warnings in
/// pragmas, but not in options.
pub(crate) fn unknown_warnings<'n>(library: &Library, names: &[&'n str]) -> Vec<&'n str> {
    let text: String =
        names.iter().map(|name| format!("#pragma clang diagnostic warning \"-W{name}\"\n")).collect();
    let args = ["-xc++".to_string()];
    let Some(unit) = TranslationUnit::parse(library, &text, &args) else { return Vec::new() };
    let found = unit.diagnostics();
    let is_unknown = |name: &&&str| found.iter().any(|said| said.message.contains(&format!("'-W{name}'")));
    names.iter().filter(is_unknown).copied().collect()
}

/// The preprocessor lines of the unit: the `#include` of intrinsics and those of missing headers get other kinds.
fn directives(lines: &[Directive], nowhere: &BTreeSet<String>) -> Vec<Directive> {
    let mut lines = lines.to_vec();
    for line in lines.iter_mut().filter(|line| line.kind == DirectiveKind::Include) {
        if line.text == headers::OF_INTRINSICS {
            line.kind = DirectiveKind::Intrinsics;
        } else if nowhere.contains(&line.text) {
            line.kind = DirectiveKind::Other;
        }
    }
    lines
}

fn unplaced(attr: &AttrUse) -> AttrUse {
    AttrUse::new(attr.name.clone(), attr.args().to_vec(), attr.span).of_pointer(attr.of_pointer)
}

fn arguments(library: &Library, options: &ParseOptions, headers: Headers) -> Vec<String> {
    let std: Vec<String> = match &options.std {
        Some(std) => vec![format!("-std={std}")],
        None if headers == Headers::Real => GNU.map(str::to_string).to_vec(),
        None => vec!["-std=c++17".to_string()],
    };
    let own: &[&str] = if options.is_c() { &OLD_C } else { &[] };
    let own = OWN_ARGUMENTS.iter().chain(own).map(|argument| argument.to_string());
    let language = if options.is_c() { "-xc" } else { "-xc++" };
    let resources = if headers == Headers::Real { library.resources() } else { None };
    let resources = resources.map(|folder| format!("-resource-dir={}", folder.display()));
    let first = [language.to_string()].into_iter().chain(std).chain(resources);
    first.chain(own).chain(options.args.iter().cloned()).collect()
}

/// Arguments for C: what compilers of C have long accepted with a warning is none of okl's business.
const OLD_C: [&str; 6] = [
    "-Wno-error=implicit-function-declaration",
    "-Wno-error=implicit-int",
    "-Wno-error=int-conversion",
    "-Wno-error=incompatible-pointer-types",
    "-Wno-error=incompatible-function-pointer-types",
    "-Wno-error=return-type",
];

/// The default standard for headers of the machine: compilers read them with GNU's extensions. Without those,
/// `<complex.h>` of C++ does not declare what that of C does. Only the names in the programmers' own space stay theirs.
const GNU: [&str; 3] = ["-std=gnu++17", "-Ulinux", "-Uunix"];

/// Arguments for a text that includes no header of the machine. With them clang searches neither for headers nor for
/// the compiler whose headers it would use.
const ALONE: [&str; 4] = ["-nostdinc", "-nostdinc++", "-resource-dir=/", "--target=x86_64-unknown-none"];

/// True for names that are reserved for the implementation: `__x`, `_X`. They may be macros that clang predefines.
/// There are 350, and defining them takes longer than parsing a small kernel.
fn is_reserved(word: &str) -> bool {
    let after = word.strip_prefix('_').and_then(|rest| rest.bytes().next());
    after.is_some_and(|letter| letter == b'_' || letter.is_ascii_uppercase())
}

/// True if a prelude uses a predefined macro: `__INT_MAX__`.
fn names_predefined(prelude: &str) -> bool {
    prelude.split("__").skip(1).any(|rest| rest.starts_with(|letter: char| letter.is_ascii_uppercase()))
}

/// True if neither the text nor the user's arguments depend on the machine, except for what all x86-64 Linux machines
/// have in common.
fn needs_no_machine(options: &ParseOptions, words: &BTreeSet<&str>) -> bool {
    let is_plain =
        |arg: &String| ["-W", "-w", "-D", "-U", "-pedantic"].iter().any(|start| arg.starts_with(start));
    let is_usual = cfg!(all(target_arch = "x86_64", target_os = "linux", target_pointer_width = "64"));
    // Types that clang has for the system's target only.
    let of_system = ["__float128", "_Float128", "__ibm128"];
    is_usual && options.args.iter().all(is_plain) && !of_system.iter().any(|word| words.contains(word))
}

/// The arguments that okl always passes to clang.
const OWN_ARGUMENTS: [&str; 15] = [
    "-ferror-limit=0",
    "-fsyntax-only",
    // libclang turns it off by default, since editors parse texts that are half written.
    "-fspell-checking",
    "-Wno-unknown-attributes",
    "-Wno-ignored-attributes",
    "-Wno-unknown-pragmas",
    // No warning about `a(i, j);` and the like, but one about `a[i] == 1;`.
    "-Wno-unused-value",
    "-Wunused-comparison",
    "-Wno-macro-redefined",
    "-Wno-undefined-inline",
    // Older versions of clang do not know all of these. `warnings` reports unknown options of the user.
    "-Wno-unknown-warning-option",
    // g++ and the CUDA compilers only warn about `float v[2] = {d, i}`, and OpenCL C accepts it.
    "-Wno-error=c++11-narrowing",
    // The diagnostics `variable-length-array` and those about sizes of `@shared` and `@exclusive` are more precise.
    "-Wno-vla-cxx-extension",
    // Functions may take and return `half`.
    "-Xclang",
    "-fnative-half-arguments-and-returns",
];

/// The names in the text and in the arguments of its attributes.
fn words<'t>(tokens: &Tokens<'t>, input: &'t Normalized) -> BTreeSet<&'t str> {
    let of_text = (0..tokens.len())
        .filter(|at| tokens.is_kind(*at, TokenKind::Identifier))
        .map(|at| tokens.spelling(at));
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let of_attributes = input
        .attributes
        .iter()
        .flat_map(|attr| attr.args())
        .flat_map(move |arg| arg.split(move |letter| !is_word(letter)));
    // Most of them are repeated: sorting all would take as long as lexing the text.
    let each_once: FxHashSet<&str> = of_text.chain(of_attributes).collect();
    each_once.into_iter().collect()
}

/// Adds the words in the prototypes of those intrinsics that the text names: `size_t`, `float4`.
fn words_of_prototypes<'t>(intrinsics: &'t [Intrinsic], words: &mut BTreeSet<&'t str>) {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let named = intrinsics.iter().filter(|intrinsic| words.contains(intrinsic.name.as_str()));
    let prototypes: Vec<&str> = named.map(|intrinsic| intrinsic.prototype.as_str()).collect();
    words.extend(prototypes.into_iter().flat_map(|text| text.split(move |letter| !is_word(letter))));
}
