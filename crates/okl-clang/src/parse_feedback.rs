//! The facts that one parse finds for the next one.
//!
//! clang stops at what is no C++: at `m(i, j)` where `m` has `@dim`, at calls of functions that only the target
//! compiler knows, at types that are macros of the command line. After each parse, its errors are turned into feedback.
//! The next parse form avoids them and clang gets further, so that one mistake does not hide another.

use crate::functions::is_function;
use crate::libclang::{ClangDiagnostic, Cursor, Level, TranslationUnit};
use crate::missing_names::{MissingType, missing_header};
use crate::parse_text::Text;
use crate::prelude_text::Prelude;
use okl_model::DirectiveKind;
use okl_normalizer::tokens::Tokens;
use okl_normalizer::{CARRIER, Normalized, ParseForm};
use okl_source::ids::{ATTRIBUTE_SITE, MISSING_SEMICOLON};
use okl_source::{Cause, Diagnostic, Span};
use std::collections::BTreeSet;

/// The feedback of all parses so far.
#[derive(Default)]
pub(crate) struct ParseFeedback {
    /// The parentheses of accesses by `@dim`, which look like calls of a variable.
    pub(crate) calls: Vec<Span>,
    /// The undeclared functions, with the place of the first call of each.
    pub(crate) undeclared: Vec<(String, Span)>,
    /// The undeclared types.
    pub(crate) missing: Vec<MissingType>,
    /// The names of the prelude that the text declares itself.
    pub(crate) own: BTreeSet<String>,
    /// The names in `own` that are there because clang finds a call of them ambiguous.
    doubtful: BTreeSet<String>,
    /// The names that were in `doubtful` and that nothing declares without the prelude. The prelude declares them
    /// again: the call is ambiguous among the prelude's overloads, as it is in C++.
    ambiguous: BTreeSet<String>,
    /// The headers that do not exist and need not.
    pub(crate) nowhere: BTreeSet<String>,
    /// True if the real standard headers must be read, since the prelude lacks something.
    pub(crate) wants_real: bool,
    /// The indices of attributes at places where clang accepts none.
    pub(crate) refused: BTreeSet<usize>,
    /// The ends of statements that lack a `;` before an attribute.
    pub(crate) unended: BTreeSet<u32>,
}

impl ParseFeedback {
    /// A value that changes whenever something is learnt.
    pub(crate) fn size(&self) -> [usize; 9] {
        [
            self.calls.len(),
            self.undeclared.len(),
            self.missing.len(),
            self.own.len(),
            self.ambiguous.len(),
            self.nowhere.len(),
            usize::from(self.wants_real),
            self.refused.len(),
            self.unended.len(),
        ]
    }

    /// Adds the facts that one parse finds.
    pub(crate) fn learn(
        &mut self,
        text: &Text<'_>,
        unit: &TranslationUnit<'_>,
        form: &ParseForm,
        prelude: &Prelude,
        found: &[ClangDiagnostic],
    ) {
        let Text { input, tokens, .. } = *text;
        let ambiguous = self.ambiguous.clone();
        let is_ours = |name: &String| prelude.names.contains(name) && !ambiguous.contains(name);
        // A text with errors may use something that the prelude lacks.
        let includes = || input.directives.iter().any(|line| line.kind == DirectiveKind::Include);
        let is_wrong = || found.iter().any(|said| said.level == Level::Error);
        if text.options.programs && !self.wants_real && includes() && is_wrong() {
            self.wants_real = true;
            return;
        }
        let had_real = self.wants_real;
        self.own.extend(redeclared(unit.root(), prelude.text.len() as u32).into_iter().filter(is_ours));
        for said in found {
            if let Some(name) = clash(said, form, tokens).filter(is_ours) {
                if said.message.ends_with("is ambiguous") && !self.own.contains(&name) {
                    self.doubtful.insert(name.clone());
                }
                self.own.insert(name);
            } else if lacks_header(said, input) {
                self.wants_real = true;
            } else if let Some(include) =
                missing_header(said, form, input).filter(|_| text.options.loose_headers)
            {
                self.nowhere.insert(include.text.clone());
            } else if let Some(call) = indexing(said, form, tokens) {
                if !self.calls.contains(&call) {
                    self.calls.push(call);
                }
            } else if let Some((name, place)) = undeclared_call(said, form, tokens) {
                if self.doubtful.contains(&name) {
                    self.own.remove(&name);
                    self.ambiguous.insert(name);
                } else if !had_real && includes() && crate::headers::is_other(&name) {
                    self.wants_real = true;
                } else if !self.undeclared.iter().any(|(known, _)| *known == name) {
                    self.undeclared.push((name, place));
                }
            } else if let Some(missing) = MissingType::of(said, form, text) {
                if !self.missing.iter().any(|known| known.name == missing.name) {
                    self.missing.push(missing);
                }
            } else {
                self.learn_of_attributes(said, form, text);
            }
        }
    }

    /// Adds the fact behind an error about the carrier of an attribute.
    fn learn_of_attributes(&mut self, said: &ClangDiagnostic, form: &ParseForm, text: &Text<'_>) {
        let Some(number) = carrier(said, form, text.input) else { return };
        let attribute = &text.input.attributes[number];
        match unended(text.tokens, attribute.span) {
            Some(end) => self.unended.insert(end),
            None => self.refused.insert(number),
        };
    }

    /// The diagnostics about what was learnt, except those about undeclared functions.
    pub(crate) fn told(&self, text: &Text<'_>) -> Vec<Diagnostic> {
        let refused = self.refused.iter().map(|number| {
            let attribute = &text.input.attributes[*number];
            let message = format!("`@{}` cannot stand here", attribute.name);
            let error = Diagnostic::error(ATTRIBUTE_SITE, message, attribute.span);
            let sites = text.known.get(&attribute.name).map(|known| known.sites()).unwrap_or_default();
            let sites: Vec<&str> = sites.iter().map(|site| site.describe()).collect();
            let error = error.help(format!("`@{}` stands on {}", attribute.name, sites.join(" or ")));
            let is_role = matches!(attribute.name.as_str(), "outer" | "inner" | "tile");
            if is_role { error.cause_of(Cause::LostLoopRole) } else { error }
        });
        let unended = self.unended.iter().map(|end| {
            let place = Span::at(*end);
            let error = Diagnostic::error(MISSING_SEMICOLON, "this statement has no `;` at its end", place);
            error.help("end it with `;`").replace(place, ";")
        });
        refused.chain(unended).collect()
    }
}

/// The index of the attribute whose carrier an error is about.
fn carrier(said: &ClangDiagnostic, form: &ParseForm, input: &Normalized) -> Option<usize> {
    let offset = said.offset.filter(|_| said.level == Level::Error)?;
    if form.map.copied_from(offset).is_some() {
        return None;
    }
    // The arguments of an attribute that are code are apart from its carrier.
    let (text, place) = form.map.stands().find(|(text, _)| text.holds(offset))?;
    let is_carrier = text.of(&form.text).contains(CARRIER);
    input.attributes.iter().position(|attribute| is_carrier && attribute.span == place)
}

/// The end of the statement without `;` before an attribute, if there is one.
fn unended(tokens: &Tokens<'_>, attribute: Span) -> Option<u32> {
    let mut before = tokens.at(attribute.start).checked_sub(1)?;
    // Skips other attributes: `float s[4] [[okl_nobarrier]] [[okl_inner]] for`.
    while tokens.is(before, "]") && tokens.partner(before).is_some_and(|open| tokens.opens_attribute(open)) {
        before = tokens.partner(before)?.checked_sub(1)?;
    }
    let ends = matches!(tokens.spelling(before), ";" | "{" | "}" | ":" | "else" | "do" | "(" | ",");
    let starts = ["for", "if", "while", "do", "return", "switch", "break", "continue", ";"];
    let mut next = tokens.at(attribute.end);
    while tokens.opens_attribute(next) {
        next = tokens.skip(next);
    }
    (!ends && starts.contains(&tokens.spelling(next))).then(|| tokens.span(before).end)
}

/// The functions of the text that redeclare one of the prelude, which is the first `prelude` bytes.
fn redeclared(root: Cursor<'_>, prelude: u32) -> Vec<String> {
    let starts = |cursor: Cursor<'_>| cursor.location();
    let again = |cursor: &Cursor<'_>| {
        is_function(*cursor)
            && starts(*cursor).is_some_and(|at| at >= prelude)
            && cursor.canonical().and_then(starts).is_some_and(|at| at < prelude)
    };
    root.children().into_iter().filter(again).map(Cursor::spelling).collect()
}

/// The name in the text that clashes with another declaration of it.
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

/// True if something of `std` is missing that headers included by the text may declare.
fn lacks_header(diagnostic: &ClangDiagnostic, input: &Normalized) -> bool {
    let includes = || input.directives.iter().any(|directive| directive.kind == DirectiveKind::Include);
    let message = &diagnostic.message;
    let missing = message.contains("in namespace 'std'") || message.contains("undeclared identifier 'std'");
    diagnostic.level == Level::Error && missing && includes()
}

/// The parentheses of `m(i, j)` if clang reports that `m` cannot be called.
fn indexing(diagnostic: &ClangDiagnostic, form: &ParseForm, tokens: &Tokens<'_>) -> Option<Span> {
    let message = &diagnostic.message;
    // `m` is a pointer or an array, or an object of a class.
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

/// The name in a call of an undeclared function, and its place.
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
