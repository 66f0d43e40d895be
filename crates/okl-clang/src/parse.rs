//! From a normalised text to a unit.

use crate::forms::Forms;
use crate::headers::Headers;
use crate::libclang::{ClangDiagnostic, Level, Library, MAIN_FILE, TranslationUnit};
use crate::messages::Messages;
use crate::parse_feedback::{ParseFeedback, Text};
use crate::prelude::{Needs, Prelude};
use crate::reader::Reader;
use crate::{ClangInput, HeaderDeps, ParseOptions, WRONG_PROTOTYPE, instances, undeclared, warnings};
use okl_model::{AttrUse, Attributes, Directive, DirectiveKind, Intrinsic, SCHEMA, Unit};
use okl_normalizer::lex::TokenKind;
use okl_normalizer::tokens::Tokens;
use okl_normalizer::{Mends, Normalized, ParseForm};
use okl_source::{Diagnostic, Severity, Span};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

/// Texts with more nested `@dim` accesses than this give up; each level costs one parse.
const ROUNDS: usize = 24;

/// Reads `input`; `None` when clang finds errors. What libclang was handed last comes with it.
pub(crate) fn parse(
    library: &Library,
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
    for _ in 0..ROUNDS {
        let headers = match learnt.wants_real {
            true => Headers::Real,
            false => Headers::of(&input.directives, &learnt.nowhere),
        };
        let needs = Needs {
            words: &words,
            undeclared: &learnt.undeclared,
            missing: &learnt.missing,
            foreign: &options.foreign,
            own: &learnt.own,
            headers,
            intrinsics: &options.intrinsics,
        };
        let prelude = Prelude::new(&needs);
        let nowhere = learnt.nowhere.iter().map(String::as_str);
        let left_out: Vec<&str> = headers.left_out().iter().copied().chain(nowhere).collect();
        let mends = Mends {
            prelude: &prelude.text,
            calls: &learnt.calls,
            covered: &left_out,
            refused: &learnt.refused,
            unended: &learnt.unended,
            stands: &forms.stands,
        };
        let form = input.parse_form(&tokens, &mends, known);
        let mut args = arguments(options);
        if headers == Headers::Prelude && needs_no_machine(options, &words) {
            args.extend(ALONE.map(str::to_string));
            if !words.iter().any(|word| is_reserved(word)) && !names_predefined(&prelude.text) {
                args.push("-undef".to_string());
            }
        }
        let Some(unit) = TranslationUnit::parse(library, &form.text, &args) else {
            return (None, vec![gave_up(library, options)], None);
        };
        let found = unit.diagnostics();
        let before = learnt.size();
        learnt.learn(&text, &unit, &form, &prelude, &found);
        if learnt.size() != before {
            continue;
        }
        let length = prelude.text.len() as u32;
        let looked = HeaderDeps::of(&unit.headers(), &learnt.nowhere, &options.args);
        let (read, mut found) = finish(&unit, &form, &found, &text, prelude, &learnt, &forms);
        drop(unit);
        found.extend(warnings::unknown(library, &options.args));
        let handed = ClangInput { file: MAIN_FILE, form, prelude: length, arguments: args, looked };
        return (read, found, Some(handed));
    }
    let message = "accesses by `@dim` are nested too deep";
    let place = learnt.calls.last().copied().unwrap_or_default();
    (None, vec![Diagnostic::error("dim-nesting", message, place)], None)
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
    // A wrong prototype may be the cause of anything.
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
    // An attribute behind a statement that has no end is taken for a part of it.
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
    // In host code of a whole program they mean what they say.
    if !text.options.programs {
        out.extend(undeclared::pragmas(text));
    }
    reader.unit.is_partial = out.iter().any(Diagnostic::is_error);
    (Some(fitted(reader.unit)), out)
}

/// `not-indexable`
fn not_indexable(base: Span, text: &str) -> Diagnostic {
    let name = base.of(text);
    let message = format!("`{name}` is called, but it is no function and has no `@dim`");
    Diagnostic::error("not-indexable", message, base)
        .help(format!("declare it with its dimensions: `{name} @dim(N, M)`"))
}

/// The long lists grew twofold, and stay as they are: in long texts the rest is tens of megabytes.
fn fitted(mut unit: Unit) -> Unit {
    unit.expressions.shrink_to_fit();
    unit.statements.shrink_to_fit();
    unit
}

/// `clang-failed`: of the text, or of what users ask of clang, which it may refuse without a word.
fn gave_up(library: &Library, options: &ParseOptions) -> Diagnostic {
    let reads = |args: &[String]| {
        let options =
            ParseOptions { args: args.to_vec(), std: options.std.clone(), ..ParseOptions::default() };
        TranslationUnit::parse(library, "", &arguments(&options)).is_some()
    };
    if options.args.is_empty() || reads(&options.args) {
        let message = "libclang failed to parse this text";
        return Diagnostic::error("clang-failed", message, Span::at(0));
    }
    let alone = options.args.iter().find(|arg| !reads(std::slice::from_ref(arg)));
    let refused = alone.cloned().unwrap_or_else(|| options.args.join(" "));
    let message = format!("clang reads nothing with the argument `{refused}`");
    Diagnostic::global("clang-failed", Severity::Error, message).help(
        "correct it, or leave it out: it is one of `-X`, or of `args` in a pipeline file or in `okl.toml`",
    )
}

/// The prototype that an error of clang's is about.
fn prototype_of(found: &ClangDiagnostic, prelude: &Prelude) -> Option<usize> {
    // Where the text declares the same, the error stands there.
    let at = found.offset.filter(|_| found.level == Level::Error)?;
    prelude.intrinsics.iter().position(|(place, _)| place.start <= at && at < place.end)
}

/// Whether a `;` is missing right before what an `attribute-site` is about.
fn ends_before(said: &Diagnostic, attribute: &Diagnostic, tokens: &Tokens<'_>) -> bool {
    let start = |said: &Diagnostic| said.labels.first().map(|label| label.place.start);
    let (Some(end), Some(place)) = (start(said), start(attribute)) else { return false };
    let before = tokens.at(place).checked_sub(1);
    said.id == "missing-semicolon"
        && attribute.id == "attribute-site"
        && before.is_some_and(|before| tokens.span(before).end == end)
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

/// Which names clang has no warnings for. It says nothing of options that it does not know, but of pragmas it does.
pub(crate) fn unknown_warnings<'n>(library: &Library, names: &[&'n str]) -> Vec<&'n str> {
    let text: String =
        names.iter().map(|name| format!("#pragma clang diagnostic warning \"-W{name}\"\n")).collect();
    let args = ["-xc++".to_string()];
    let Some(unit) = TranslationUnit::parse(library, &text, &args) else { return Vec::new() };
    let found = unit.diagnostics();
    let is_unknown = |name: &&&str| found.iter().any(|said| said.message.contains(&format!("'-W{name}'")));
    names.iter().filter(is_unknown).copied().collect()
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
    AttrUse::new(attr.name.clone(), attr.args().to_vec(), attr.span).of_pointer(attr.of_pointer)
}

fn arguments(options: &ParseOptions) -> Vec<String> {
    let std = format!("-std={}", options.std.as_deref().unwrap_or("c++17"));
    let own = OWN_ARGUMENTS.into_iter().map(str::to_string);
    ["-xc++".to_string(), std].into_iter().chain(own).chain(options.args.iter().cloned()).collect()
}

/// For a text that reads no header of the machine's: clang looks for none, nor for the compiler that has them.
const ALONE: [&str; 4] = ["-nostdinc", "-nostdinc++", "-resource-dir=/", "--target=x86_64-unknown-none"];

/// Whether a name may be that of a macro which clang defines by itself: 350 of them, which take longer than a small kernel.
fn is_reserved(word: &str) -> bool {
    let after = word.strip_prefix('_').and_then(|rest| rest.bytes().next());
    after.is_some_and(|letter| letter == b'_' || letter.is_ascii_uppercase())
}

/// Whether a prelude has such a macro: `__INT_MAX__`.
fn names_predefined(prelude: &str) -> bool {
    prelude.split("__").skip(1).any(|rest| rest.starts_with(|letter: char| letter.is_ascii_uppercase()))
}

/// Whether nothing of a text or of what users ask of clang depends on the machine, but for what all x86-64 have in common.
fn needs_no_machine(options: &ParseOptions, words: &BTreeSet<&str>) -> bool {
    let is_plain =
        |arg: &String| ["-W", "-w", "-D", "-U", "-pedantic"].iter().any(|start| arg.starts_with(start));
    let is_usual = cfg!(all(target_arch = "x86_64", target_os = "linux", target_pointer_width = "64"));
    // Those of the system's compilers alone.
    let of_system = ["__float128", "_Float128", "__ibm128"];
    is_usual && options.args.iter().all(is_plain) && !of_system.iter().any(|word| words.contains(word))
}

/// What okl asks of clang, whatever users ask.
const OWN_ARGUMENTS: [&str; 13] = [
    "-ferror-limit=0",
    "-fsyntax-only",
    // libclang leaves it out, since editors ask for a text that is half written.
    "-fspell-checking",
    "-Wno-unknown-attributes",
    "-Wno-ignored-attributes",
    "-Wno-unknown-pragmas",
    // `a(i, j);` and the like, but not `a[i] == 1;`
    "-Wno-unused-value",
    "-Wunused-comparison",
    "-Wno-macro-redefined",
    "-Wno-undefined-inline",
    // An older clang does not know all of these; of what users say, `warnings` tells.
    "-Wno-unknown-warning-option",
    // g++ and the CUDA compilers warn of `float v[2] = {d, i}`, and OpenCL C takes it.
    "-Wno-error=c++11-narrowing",
    // `variable-length-array` and the sizes of `@shared` and `@exclusive` say it better.
    "-Wno-vla-cxx-extension",
];

/// Every name the text and the arguments of its attributes hold.
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
    // Few of them are different: to sort them all would take as long as to cut the text into tokens.
    let each_once: FxHashSet<&str> = of_text.chain(of_attributes).collect();
    each_once.into_iter().collect()
}

/// What the prototypes name of those functions that the text names: `size_t`, `float4`.
fn words_of_prototypes<'t>(intrinsics: &'t [Intrinsic], words: &mut BTreeSet<&'t str>) {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let named = intrinsics.iter().filter(|intrinsic| words.contains(intrinsic.name.as_str()));
    let prototypes: Vec<&str> = named.map(|intrinsic| intrinsic.prototype.as_str()).collect();
    words.extend(prototypes.into_iter().flat_map(|text| text.split(move |letter| !is_word(letter))));
}
