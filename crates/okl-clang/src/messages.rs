//! What clang says, as messages of okl.
//!
//! Places lead from the parse form to the normal form and widen to whole tokens; notes and the changes that clang
//! proposes come along. What okl knows more about than clang gets a message of its own.

use crate::libclang::{ClangDiagnostic, Level};
use crate::parse_feedback::{MissingType, ParseFeedback, Text, missing_header};
use okl_model::AttrUse;
use okl_normalizer::tokens::Tokens;
use okl_normalizer::{Normalized, ParseForm};
use okl_source::{Diagnostic, Severity, Span};
use rustc_hash::FxHashMap;

/// Turns what clang says of one text into messages.
pub(crate) struct Messages<'a> {
    form: &'a ParseForm,
    input: &'a Normalized,
    tokens: &'a Tokens<'a>,
    /// How often clang misses each name.
    missing: FxHashMap<&'a str, usize>,
    /// Types that nobody declares: what clang says of the one that stands in for them is not told.
    types: &'a [MissingType],
}

/// A slip is made once; a name that is used more often is meant.
const SLIPS: usize = 1;

/// Types that everybody knows.
const TYPES: [&str; 9] = ["auto", "bool", "char", "double", "float", "int", "long", "short", "unsigned"];

/// What to do about a header that okl cannot have.
const LOOSE: &str = "if only the target compiler has it: `--props '{\"okl/strict_headers\": false}'`";

/// What okl's own names start with: those of the prelude that no user has to know.
const OURS: &str = "okl_";

impl<'a> Messages<'a> {
    /// All of `found` is counted: what is missing everywhere is no slip.
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

    /// `undeclared-name` of each use of a type that nobody declares.
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

    /// clang's message as one of ours; none for a note, which comes with what it is a note of.
    pub(crate) fn message(&self, found: &ClangDiagnostic) -> Option<Diagnostic> {
        let severity = match found.level {
            Level::Note => return None,
            Level::Error => Severity::Error,
            Level::Warning => Severity::Warning,
        };
        let Some(offset) = found.offset else {
            // A header that could not be read, or one that does not compile.
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
                Diagnostic::error("include-not-found", format!("cannot find `{}`", include.text), place)
                    .help("if okl should read it, add its directory with `-I`");
            return Some(error.help(LOOSE));
        }
        // `@kernel void main()`: what is wrong with it is not that it returns nothing.
        if found.message.starts_with("'main' must return") {
            let error = Diagnostic::error("kernel-named-main", "a kernel cannot be called `main`", place);
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
            let error = Diagnostic::error("missing-semicolon", with_backticks(&found.message), place);
            return Some(self.with_changes(found, error.help("end it with `;`")));
        }
        let base = Diagnostic::global(id(found), severity, with_backticks(&found.message)).label(place, "");
        let whole = self.with_notes(found, self.with_ranges(found, place, base));
        Some(self.with_proposal(self.with_changes(found, whole)))
    }

    /// Whether a word is there that nothing but a statement starts with.
    fn is_statement(&self, place: Span) -> bool {
        const WORDS: [&str; 7] = ["do", "for", "goto", "if", "return", "switch", "while"];
        WORDS.contains(&place.of(&self.input.text))
    }

    /// A statement where declarations stand, often after a `}` too many.
    fn outside_of_functions(&self, place: Span) -> Diagnostic {
        let before = |attribute: &&AttrUse| {
            let between = self.input.text.get(attribute.span.end as usize..place.start as usize);
            between.is_some_and(|between| between.trim().is_empty())
        };
        let error = match self.input.attributes.iter().find(before) {
            Some(attribute) => {
                let message = format!("`@{}` outside of any function", attribute.name);
                Diagnostic::error("loop-outside-kernel", message, attribute.span)
            }
            None => Diagnostic::error("clang-error", "a statement outside of any function", place),
        };
        error.help("put it into `@kernel void name(...) { ... }`, or look for a `}` too many before it")
    }

    /// `undeclared-name`: a name that may be a slip, or a macro that nobody defined.
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
        let error = Diagnostic::error("undeclared-name", message, place).about(*name);
        let swapped = swapped(name).filter(|_| meant.is_none());
        // `dfloat` is a type of a host program, and no slip of `float`.
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

    /// Whether clang lost its way in a statement because of a name that is missing in it: `dfloat a = 0, b = 0;`
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

    /// What clang marks besides the place: `x` and `y` of `x + y`.
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

    /// Notes about the text become places in it.
    fn with_notes(&self, found: &ClangDiagnostic, mut message: Diagnostic) -> Diagnostic {
        let mut elsewhere: Vec<&str> = Vec::new();
        for note in found.notes.iter().filter(|note| !note.message.contains(OURS)) {
            let words = with_backticks(&note.message);
            let at = note.offset.filter(|offset| self.form.map.copied_from(*offset).is_some());
            match at {
                Some(offset) => message = message.label(self.place(offset, note), words),
                // Each of five overloads is `candidate function`.
                None if elsewhere.contains(&note.message.as_str()) => {}
                None => {
                    elsewhere.push(&note.message);
                    message = message.note(words);
                }
            }
        }
        message
    }

    /// The changes that clang proposes, where each of them is one of what the user wrote.
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

    /// Says what the one change is that clang proposes, where its words do not.
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

    /// Where a statement ends that clang wants a `;` after, at an offset of the parse form: before the attributes of what
    /// follows, which clang takes for its own. `float s[4] [[okl_exclusive("")]] int e`
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

    /// The place that clang means by an offset of the parse form: what it marks from there, or a whole token.
    fn place(&self, offset: u32, found: &ClangDiagnostic) -> Span {
        let marked = found.ranges.iter().find(|range| range.start == offset && !range.is_empty());
        if let Some(marked) = marked {
            return self.form.map.old_span(*marked);
        }
        // A missing `;` stands after the token before, wherever the next one is.
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

/// `alpha` declared here, for 'alpha' declared here; quotes that are no pair around a word stay.
fn with_backticks(text: &str) -> String {
    let parts: Vec<&str> = text.split('\'').collect();
    if parts.len().is_multiple_of(2) || parts.iter().skip(1).step_by(2).any(|quoted| quoted.is_empty()) {
        return text.to_string();
    }
    parts.join("`")
}

/// The type of C++ whose letters a name has in another order: `float` for `flaot`. clang finds no such slip.
fn swapped(name: &str) -> Option<&'static str> {
    let sorted = |word: &str| {
        let mut letters: Vec<char> = word.chars().collect();
        letters.sort_unstable();
        letters
    };
    TYPES.into_iter().find(|ty| sorted(ty) == sorted(name))
}

/// The id of what clang says: its own name for a warning.
fn id(found: &ClangDiagnostic) -> String {
    match (found.level, found.option.strip_prefix("-W")) {
        // Also an error may have a name: `-Werror` makes it one, or clang itself does.
        (Level::Error | Level::Warning, Some(flag)) if !flag.is_empty() => flag.to_string(),
        (Level::Error, _) => "clang-error".to_string(),
        (Level::Warning | Level::Note, _) => "clang-warning".to_string(),
    }
}

/// A name that clang finds no declaration of.
pub(crate) struct Missing<'m> {
    pub(crate) name: &'m str,
    pub(crate) is_type: bool,
    /// The name that clang takes it for.
    meant: Option<&'m str>,
}

impl<'m> Missing<'m> {
    /// `use of undeclared identifier 'alhpa'; did you mean 'alpha'?`
    pub(crate) fn of(found: &'m ClangDiagnostic) -> Option<Missing<'m>> {
        const NAMES: [(&str, bool); 2] =
            [("use of undeclared identifier '", false), ("unknown type name '", true)];
        let (rest, is_type) =
            NAMES.iter().find_map(|(start, is_type)| Some((found.message.strip_prefix(start)?, *is_type)))?;
        let (name, rest) = rest.split_once('\'')?;
        let meant = rest.strip_prefix("; did you mean ").and_then(|rest| rest.split('\'').nth(1));
        let is_error = found.level == Level::Error;
        is_error.then_some(Missing { name, is_type, meant: meant.filter(|name| !name.starts_with(OURS)) })
    }
}
