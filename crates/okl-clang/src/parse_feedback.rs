//! What parsing a text teaches: what it takes to parse it again and understand more.
//!
//! clang stops at what is no C++ for it: at `m(i, j)` where `m` has `@dim`, at calls of functions that only the target
//! compiler knows, at types that are macros of the command line. Each iteration of parsing adds what its messages tell, and
//! the next one reads on, so that one mistake hides no other.

use crate::expr::is_function;
use crate::libclang::{ClangDiagnostic, Cursor, Level, TranslationUnit};
use crate::messages::Missing;
use crate::prelude::Prelude;
use crate::{ForeignWord, ParseOptions};
use okl_model::{Attributes, Directive, DirectiveKind};
use okl_normalizer::tokens::Tokens;
use okl_normalizer::{CARRIER, Normalized, ParseForm};
use okl_source::{Diagnostic, Span};
use std::collections::BTreeSet;

/// What is parsed.
#[derive(Clone, Copy)]
pub(crate) struct Text<'t> {
    pub(crate) input: &'t Normalized,
    pub(crate) tokens: &'t Tokens<'t>,
    pub(crate) known: &'t Attributes,
    pub(crate) options: &'t ParseOptions,
}

impl Text<'_> {
    /// The word of targets that a name is.
    pub(crate) fn foreign(&self, name: &str) -> Option<&ForeignWord> {
        self.options.foreign.find(name)
    }
}

/// What was learnt so far.
#[derive(Default)]
pub(crate) struct ParseFeedback {
    /// The parentheses of what looks like a call of a variable and is an access by `@dim`.
    pub(crate) calls: Vec<Span>,
    /// Functions that nobody declares, with the first call of each.
    pub(crate) undeclared: Vec<(String, Span)>,
    /// Types that nobody declares.
    pub(crate) missing: Vec<MissingType>,
    /// Names that the text declares itself.
    pub(crate) own: BTreeSet<String>,
    /// Of those, names of calls that clang finds ambiguous.
    doubtful: BTreeSet<String>,
    /// The ones that nothing declares once ours have gone: such a call is ambiguous among ours, as it is in C++.
    ambiguous: BTreeSet<String>,
    /// Headers that are nowhere, where that is fine.
    pub(crate) nowhere: BTreeSet<String>,
    /// Whether the prelude lacks something of `std`.
    pub(crate) wants_real: bool,
    /// Attributes, by number, that stand where clang takes none.
    pub(crate) refused: BTreeSet<usize>,
    /// Where statements end without a `;` before an attribute.
    pub(crate) unended: BTreeSet<u32>,
}

/// A type that nobody declares.
#[derive(Clone, Debug)]
pub(crate) struct MissingType {
    pub(crate) name: String,
    /// What clang takes it for, and what it would write.
    pub(crate) said: ClangDiagnostic,
    /// Where it stands.
    pub(crate) place: Span,
    /// Whether it is a word before a type: `kernel void f()`.
    pub(crate) is_specifier: bool,
}

impl ParseFeedback {
    /// Something that grows with whatever is learnt.
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

    /// Adds what one iteration tells.
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
        // What is wrong may be something that the prelude lacks.
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

    /// Learns from an error about the carrier of an attribute.
    fn learn_of_attributes(&mut self, said: &ClangDiagnostic, form: &ParseForm, text: &Text<'_>) {
        let Some(number) = carrier(said, form, text.input) else { return };
        let attribute = &text.input.attributes[number];
        match unended(text.tokens, attribute.span) {
            Some(end) => self.unended.insert(end),
            None => self.refused.insert(number),
        };
    }

    /// What to say of what was learnt, besides functions that nobody declares.
    pub(crate) fn told(&self, text: &Text<'_>) -> Vec<Diagnostic> {
        let refused = self.refused.iter().map(|number| {
            let attribute = &text.input.attributes[*number];
            let message = format!("`@{}` cannot stand here", attribute.name);
            let error = Diagnostic::error("attribute-site", message, attribute.span);
            let sites = text.known.get(&attribute.name).map(|known| known.sites()).unwrap_or_default();
            let sites: Vec<&str> = sites.iter().map(|site| site.describe()).collect();
            error.help(format!("`@{}` stands on {}", attribute.name, sites.join(" or ")))
        });
        let unended = self.unended.iter().map(|end| {
            let place = Span::at(*end);
            let error = Diagnostic::error("missing-semicolon", "this statement has no `;` at its end", place);
            error.help("end it with `;`").replace(place, ";")
        });
        refused.chain(unended).collect()
    }
}

/// The attribute whose carrier an error is about.
fn carrier(said: &ClangDiagnostic, form: &ParseForm, input: &Normalized) -> Option<usize> {
    let offset = said.offset.filter(|_| said.level == Level::Error)?;
    if form.map.copied_from(offset).is_some() {
        return None;
    }
    // Arguments that are code stand apart.
    let (text, place) = form.map.stands().find(|(text, _)| text.holds(offset))?;
    let is_carrier = text.of(&form.text).contains(CARRIER);
    input.attributes.iter().position(|attribute| is_carrier && attribute.span == place)
}

/// Where the statement ends that stands before an attribute and has no `;`.
fn unended(tokens: &Tokens<'_>, attribute: Span) -> Option<u32> {
    let mut before = tokens.at(attribute.start).checked_sub(1)?;
    // Past other attributes: `float s[4] [[okl_nobarrier]] [[okl_inner]] for`.
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

impl MissingType {
    /// The type that an error is about, where the text itself names it.
    fn of(said: &ClangDiagnostic, form: &ParseForm, text: &Text<'_>) -> Option<MissingType> {
        let missing = Missing::of(said).filter(|missing| missing.is_type)?;
        let at = form.map.copied_from(said.offset?)?;
        let index = text.tokens.at(at);
        let is_there = index < text.tokens.len() && text.tokens.spelling(index) == missing.name;
        // `kernel void f()`
        let is_word = |word: &ForeignWord| !word.kind.is_type();
        let is_specifier =
            text.known.get(missing.name).is_some() || text.foreign(missing.name).is_some_and(is_word);
        is_there.then(|| MissingType {
            name: missing.name.to_string(),
            said: said.clone(),
            place: text.tokens.span(index),
            is_specifier,
        })
    }
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

/// The `#include` of the text whose header clang does not find.
pub(crate) fn missing_header<'i>(
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
