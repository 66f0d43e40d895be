//! clang's diagnostics as okl's.
//!
//! Places are mapped from the parse form to the normal form and widened to whole tokens. Notes and fixes come along.
//! Where okl knows more than clang, the diagnostic has an id and a message of its own.

use crate::ids::CLANG_ERROR;
use crate::libclang::{ClangDiagnostic, Level};
use crate::missing_names::{Missing, MissingType, OURS, missing_header};
use crate::parse_feedback::ParseFeedback;
use crate::parse_text::Text;
use okl_model::AttrUse;
use okl_normalizer::tokens::Tokens;
use okl_normalizer::{Normalized, ParseForm};
use okl_source::ids::{
    INCLUDE_NOT_FOUND, KERNEL_NAMED_MAIN, LOOP_OUTSIDE_KERNEL, MISSING_SEMICOLON, UNDECLARED_NAME,
};
use okl_source::{Diagnostic, DiagnosticId, Severity, Span};
use rustc_hash::FxHashMap;

const CLANG_WARNING: DiagnosticId = DiagnosticId::new("clang-warning");

/// Converts clang's diagnostics about one text.
pub(crate) struct Messages<'a> {
    form: &'a ParseForm,
    input: &'a Normalized,
    tokens: &'a Tokens<'a>,
    /// The number of times that clang reports each name as undeclared.
    missing: FxHashMap<&'a str, usize>,
    /// The undeclared types. Diagnostics about the types that the prelude declares in their place are dropped.
    types: &'a [MissingType],
}

/// The number of mentions up to which a name counts as a slip. A name that occurs more often is meant as it is.
const SLIPS: usize = 1;

/// Names of types for which slips are recognized.
const TYPES: [&str; 9] = ["auto", "bool", "char", "double", "float", "int", "long", "short", "unsigned"];

/// The help for a header that okl cannot read.
const LOOSE: &str = "if only the target compiler has it: `--props '{\"okl/strict_headers\": false}'`";

impl<'a> Messages<'a> {
    /// Counts the undeclared names in all of `found`, since a name that is missing everywhere is no slip.
    pub(crate) fn new(
        found: &'a [ClangDiagnostic],
        form: &'a ParseForm,
        text: &Text<'a>,
        learnt: &'a ParseFeedback,
    ) -> Messages<'a> {
        let mut missing = FxHashMap::default();
        for said in found.iter().filter_map(Missing::of) {
            *missing.entry(said.name).or_default() += 1;
        }
        Messages { form, input: text.input, tokens: text.tokens, missing, types: &learnt.missing }
    }

    /// An `undeclared-name` for each mention of an undeclared type.
    pub(crate) fn missing_types(&self) -> Vec<Diagnostic> {
        let mut found = Vec::new();
        for ty in self.types {
            let is_use = |index: &usize| self.tokens.spelling(*index) == ty.name;
            let uses: Vec<Span> =
                (0..self.tokens.len()).filter(is_use).map(|index| self.tokens.span(index)).collect();
            let Some(missing) = Missing::of(&ty.said) else { continue };
            found.push(self.undeclared(&ty.said, &missing, ty.place, uses.len()));
            let others = uses.into_iter().filter(|place| *place != ty.place);
            found.extend(others.map(|place| self.undeclared(&ty.said, &missing, place, usize::MAX)));
        }
        found
    }

    /// The diagnostic for one of clang's; `None` for notes, which belong to another diagnostic, and for errors that
    /// follow from a missing name.
    pub(crate) fn message(&self, found: &ClangDiagnostic) -> Option<Diagnostic> {
        let severity = match found.level {
            Level::Note => return None,
            Level::Error => Severity::Error,
            Level::Warning => Severity::Warning,
        };
        let Some(offset) = found.offset else {
            // The header cannot be read or does not compile.
            let words = with_backticks(&found.message);
            let message = match found.file.is_empty() {
                true => words,
                false => format!("{words} (in `{}`)", found.file),
            };
            return Some(Diagnostic::global(id(found), severity, message));
        };
        let place = self.place(offset, found);
        if let Some(include) = missing_header(found, self.form, self.input) {
            let error =
                Diagnostic::error(INCLUDE_NOT_FOUND, format!("cannot find `{}`", include.text), place)
                    .help("if okl should read it, add its directory with `-I`");
            return Some(error.help(LOOSE));
        }
        // For `@kernel void main()`, clang's message would be about the result type.
        if found.message.starts_with("'main' must return") {
            let error = Diagnostic::error(KERNEL_NAMED_MAIN, "a kernel cannot be called `main`", place);
            return Some(error.help("give it another name; `main` belongs to the host program"));
        }
        if found.message == "expected unqualified-id" && self.is_statement(place) {
            return Some(self.outside_of_functions(place));
        }
        if let Some(missing) = Missing::of(found) {
            let uses = self.missing.get(missing.name).copied().unwrap_or_default();
            return Some(self.undeclared(found, &missing, place, uses));
        }
        let mut words = found.message.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        let names_missing = |word: &str| self.types.iter().any(|ty| ty.name == word);
        if self.follows_missing(found, offset) || words.any(names_missing) {
            return None;
        }
        if found.message.starts_with("expected ';'") && found.fix.iter().all(|(_, text)| text == ";") {
            let error = Diagnostic::error(MISSING_SEMICOLON, with_backticks(&found.message), place);
            return Some(self.with_changes(found, error.help("end it with `;`")));
        }
        let base = Diagnostic::global(id(found), severity, with_backticks(&found.message)).label(place, "");
        let whole = self.with_notes(found, self.with_ranges(found, place, base));
        Some(self.with_proposal(self.with_changes(found, whole)))
    }

    /// True for a word with which only statements start.
    fn is_statement(&self, place: Span) -> bool {
        const WORDS: [&str; 7] = ["do", "for", "goto", "if", "return", "switch", "while"];
        WORDS.contains(&place.of(&self.input.text))
    }

    /// The error about a statement outside of functions, often after a `}` too many.
    fn outside_of_functions(&self, place: Span) -> Diagnostic {
        let before = |attribute: &&AttrUse| {
            let between = self.input.text.get(attribute.span.end as usize..place.start as usize);
            between.is_some_and(|between| between.trim().is_empty())
        };
        let error = match self.input.attributes.iter().find(before) {
            Some(attribute) => {
                let message = format!("`@{}` outside of any function", attribute.name);
                Diagnostic::error(LOOP_OUTSIDE_KERNEL, message, attribute.span)
            }
            None => Diagnostic::error(CLANG_ERROR, "a statement outside of any function", place),
        };
        error.help("put it into `@kernel void name(...) { ... }`, or look for a `}` too many before it")
    }

    /// `undeclared-name`: the name may be a slip, or a macro that is not defined.
    fn undeclared(
        &self,
        found: &ClangDiagnostic,
        missing: &Missing<'_>,
        place: Span,
        uses: usize,
    ) -> Diagnostic {
        let Missing { name, is_type, meant } = missing;
        let what = if *is_type { "the type " } else { "" };
        let message = format!("nothing declares {what}`{name}`");
        let error = Diagnostic::error(UNDECLARED_NAME, message, place).about(*name);
        let swapped = swapped(name).filter(|_| meant.is_none());
        // `dfloat` is a type of a host program, not a slip of `float`.
        let is_of_host = |meant: &str| TYPES.contains(&meant) && name.ends_with(meant);
        match meant.or(swapped).filter(|meant| uses <= SLIPS && !is_of_host(meant)) {
            Some(meant) if swapped.is_some() => {
                error.help(format!("did you mean `{meant}`?")).replace(place, meant)
            }
            Some(meant) => {
                let error = error.help(format!("did you mean `{meant}`?"));
                self.with_changes(found, self.with_notes(found, error))
            }
            None => error.help(format!("declare it, or define it: `-D {name}=...`")),
        }
    }

    /// True for a syntax error that follows from an undeclared name in the same statement: `dfloat a = 0, b = 0;`
    fn follows_missing(&self, found: &ClangDiagnostic, offset: u32) -> bool {
        if found.level != Level::Error || !found.message.starts_with("expected ") {
            return false;
        }
        let Some(at) = self.form.map.copied_from(offset) else { return false };
        let before = (0..self.tokens.at(at)).rev().map(|index| self.tokens.spelling(index));
        before
            .take_while(|word| !matches!(*word, ";" | "{" | "}"))
            .any(|word| self.missing.contains_key(word))
    }

    /// Adds labels for the ranges that clang marks besides the place: `x` and `y` of `x + y`.
    fn with_ranges(&self, found: &ClangDiagnostic, place: Span, mut message: Diagnostic) -> Diagnostic {
        let copied = |at| self.form.map.copied_from(at);
        for range in found.ranges.iter().filter(|range| !range.is_empty()) {
            if let (Some(start), Some(last)) = (copied(range.start), copied(range.end - 1)) {
                let marked = Span::new(start, last + 1);
                let is_apart = marked.end <= place.start || place.end <= marked.start;
                if is_apart && !marked.of(&self.input.text).contains('\n') {
                    message = message.label(marked, "");
                }
            }
        }
        message
    }

    /// Adds notes about the text as labels and other notes as text.
    fn with_notes(&self, found: &ClangDiagnostic, mut message: Diagnostic) -> Diagnostic {
        let mut elsewhere: Vec<&str> = Vec::new();
        for note in found.notes.iter().filter(|note| !note.message.contains(OURS)) {
            let words = with_backticks(&note.message);
            let at = note.offset.filter(|offset| self.form.map.copied_from(*offset).is_some());
            match at {
                Some(offset) => message = message.label(self.place(offset, note), words),
                // Notes about several overloads may all be `candidate function`.
                None if elsewhere.contains(&note.message.as_str()) => {}
                None => {
                    elsewhere.push(&note.message);
                    message = message.note(words);
                }
            }
        }
        message
    }

    /// Adds the replacements that clang proposes, if all of them replace text that the user wrote.
    fn with_changes(&self, found: &ClangDiagnostic, message: Diagnostic) -> Diagnostic {
        let copied = |at| self.form.map.copied_from(at);
        let mut changes = Vec::new();
        for (range, text) in &found.fix {
            let place = match range.is_empty() {
                true if text == ";" => Some(Span::at(self.statement_end(range.start))),
                true => copied(range.start.saturating_sub(1)).map(|before| Span::at(before + 1)),
                false => {
                    copied(range.start).zip(copied(range.end - 1)).map(|(from, to)| Span::new(from, to + 1))
                }
            };
            match place.filter(|_| !text.contains(OURS)) {
                Some(place) => changes.push((place, text)),
                None => return message,
            }
        }
        changes.into_iter().fold(message, |message, (place, text)| message.replace(place, text.as_str()))
    }

    /// Adds a help that describes the only replacement, if the message does not.
    fn with_proposal(&self, message: Diagnostic) -> Diagnostic {
        let [change] = &message.fix[..] else { return message };
        let (old, new) = (change.place.of(&self.input.text), change.text.trim());
        let is_said = message.message.contains(&format!("`{new}`")) && !new.is_empty();
        let help = match (old.trim(), new) {
            ("", "") => return message,
            (old, "") => format!("leave `{old}` out"),
            ("", new) => format!("add `{new}`"),
            (old, new) => format!("write `{new}` for `{old}`"),
        };
        if is_said || help.contains('\n') { message } else { message.help(help) }
    }

    /// The end of the statement that lacks a `;` according to clang; `offset` is the place in the parse form. It is
    /// before the attributes of what follows, which clang takes for part of the statement:
    /// `float s[4] [[okl_exclusive("")]] int e`
    fn statement_end(&self, offset: u32) -> u32 {
        let last = offset.saturating_sub(1);
        let copied = self.form.map.copied_from(last).map(|before| before + 1);
        let end = copied.unwrap_or_else(|| self.form.map.old_span(Span::new(last, offset)).end);
        let before = |token: usize| token.checked_sub(1);
        let Some(mut token) = before(self.tokens.at(end)) else { return end };
        let opens = |at: &usize| self.tokens.opens_attribute(*at);
        while let Some(open) =
            self.tokens.partner(token).filter(|_| self.tokens.is(token, "]")).filter(opens).and_then(before)
        {
            token = open;
        }
        self.tokens.span(token).end
    }

    /// The range that a diagnostic at an offset of the parse form is about: the one that clang marks there, or a whole
    /// token.
    fn place(&self, offset: u32, found: &ClangDiagnostic) -> Span {
        let marked = found.ranges.iter().find(|range| range.start == offset && !range.is_empty());
        if let Some(marked) = marked {
            return self.form.map.old_span(*marked);
        }
        // A missing `;` has its place after the previous token, wherever the next one is.
        if found.fix.len() == 1 && found.fix[0] == (Span::at(offset), ";".to_string()) {
            return Span::at(self.statement_end(offset));
        }
        let inserts = found.fix.len() == 1 && found.fix[0].0 == Span::at(offset);
        if let (true, Some(before)) = (inserts, self.form.map.copied_from(offset.saturating_sub(1))) {
            return Span::at(before + 1);
        }
        let Some(at) = self.form.map.copied_from(offset) else {
            return self.form.map.old_span(Span::new(offset, offset + 1));
        };
        let token = self.tokens.at(at);
        match token < self.tokens.len() && self.tokens.span(token).start == at {
            true => self.tokens.span(token),
            false => Span::new(at, at + 1),
        }
    }
}

/// Writes `alpha` for 'alpha'. Quotes that do not enclose a word stay.
fn with_backticks(text: &str) -> String {
    let parts: Vec<&str> = text.split('\'').collect();
    if parts.len().is_multiple_of(2) || parts.iter().skip(1).step_by(2).any(|quoted| quoted.is_empty()) {
        return text.to_string();
    }
    parts.join("`")
}

/// The type of C++ with the same letters as a name, in another order: `float` for `flaot`. clang does not recognize
/// such slips.
fn swapped(name: &str) -> Option<&'static str> {
    let sorted = |word: &str| {
        let mut letters: Vec<char> = word.chars().collect();
        letters.sort_unstable();
        letters
    };
    TYPES.into_iter().find(|ty| sorted(ty) == sorted(name))
}

/// The id of a diagnostic: for a warning, the name of clang's option.
fn id(found: &ClangDiagnostic) -> String {
    match (found.level, found.option.strip_prefix("-W")) {
        // Errors may have an option, too: with `-Werror`, or by default.
        (Level::Error | Level::Warning, Some(flag)) if !flag.is_empty() => flag.to_string(),
        (Level::Error, _) => CLANG_ERROR.to_string(),
        (Level::Warning | Level::Note, _) => CLANG_WARNING.to_string(),
    }
}
