//! Writes every attribute in its normal form, in front of the construct that it belongs to.

use crate::attributes::{self, Written, holds_attribute, quote};
use crate::ids::BAD_DIRECTIVE;
use crate::launches;
use crate::lenient;
use crate::lex::TokenKind;
use crate::operators::{operators, with_operators};
use crate::preprocess::{KeptDirective, KeptKind, destringize};
use crate::tokens::Tokens;
use okl_model::{AttrUse, Attributes, Directive, DirectiveKind, SiteKind};
use okl_source::ids::{MISSING_SEMICOLON, UNKNOWN_ATTRIBUTE};
use okl_source::{Diagnostic, EditSet, Piece, Span, TextMap, nearest};
use rustc_hash::{FxHashMap, FxHashSet};

const OWNER: &str = "normalizer";

/// The header that declares OKL written as pure C++ for compilers; no output needs it.
const HEADER: &str = "okl/okl.hpp";

/// The normal form of a text.
pub(crate) struct Rewritten {
    pub(crate) text: String,
    pub(crate) attributes: Vec<AttrUse>,
    pub(crate) directives: Vec<Directive>,
    pub(crate) map: TextMap,
}

/// The bracket that a digraph stands for ([lex.digraph]); `None` for other tokens.
fn bracket(spelling: &str) -> Option<&'static str> {
    match spelling {
        "<%" => Some("{"),
        "%>" => Some("}"),
        "<:" => Some("["),
        ":>" => Some("]"),
        _ => None,
    }
}

/// Rewrites a text to the normal form; `launch` is the function that stands for launches, if there are any. Unknown attributes are reported and left out of the table.
pub(crate) fn rewrite(
    tokens: &Tokens<'_>,
    kept: &[KeptDirective],
    hidden: &FxHashSet<String>,
    (known, launch): (&Attributes, Option<&str>),
    out: &mut Vec<Diagnostic>,
) -> Rewritten {
    let (mut written, clauses) = attributes::find(tokens, kept, known, out);
    look_at(tokens, &mut written, known, out);
    let mut edits = EditSet::new();
    for clause in &clauses {
        edits.delete(OWNER, clause.span);
    }
    let in_attribute = |place: Span| {
        attributes::attribute_at(&written, place).is_some()
            || attributes::clause_at(&clauses, place).is_some()
    };
    for place in lenient::superfluous(tokens, out).into_iter().filter(|place| !in_attribute(*place)) {
        edits.delete(OWNER, place);
    }
    // A stray `@` is reported already, and would be an error for clang as well.
    let is_stray =
        |at: &usize| tokens.is_kind(*at, TokenKind::At) && !tokens.is_kind(*at + 1, TokenKind::Identifier);
    for place in (0..tokens.len()).filter(is_stray).map(|at| tokens.span(at)) {
        if !in_attribute(place) {
            edits.delete(OWNER, place);
        }
    }
    digraphs(tokens, &in_attribute, &mut edits);
    write_attributes(tokens, &written, known, &mut edits);
    if let Some(function) = launch {
        launches::rewrite(tokens, function, &mut edits);
    }
    // A macro that contains attributes is expanded everywhere; its definition would be an error for the target
    // compiler.
    let (gone, kept): (Vec<&KeptDirective>, Vec<&KeptDirective>) = kept.iter().partition(|directive| {
        let writes_attributes = holds_attribute(&with_operators(directive.span.of(tokens.text())));
        matches!(&directive.kind, KeptKind::Define { name } if writes_attributes || hidden.contains(name))
            || matches!(&directive.kind, KeptKind::SystemInclude { name } if name == HEADER)
            || attributes::pragma_attributes(directive).is_some()
    });
    // In these directives, `_Pragma("unroll N")` is `_Pragma("unroll 4")` already.
    for directive in kept.iter().filter(|directive| !in_attribute(directive.span)) {
        let literal = directive.span.of(tokens.text()).split_once('(').map_or("", |(_, rest)| rest);
        if let KeptKind::PragmaOperator { body } = &directive.kind
            && destringize(literal.trim_end_matches(')').trim()) != *body
        {
            let said = body.replace('\\', "\\\\").replace('"', "\\\"");
            let text = format!("_Pragma(\"{said}\")");
            edits.recompose(OWNER, directive.span, vec![Piece::Stands { text, from: directive.span }]);
        }
    }
    // A clause is removed together with the lines inside it.
    let is_define = |directive: &&&KeptDirective| {
        matches!(directive.kind, KeptKind::Define { .. }) && !in_attribute(directive.span)
    };
    for directive in kept.iter().filter(is_define) {
        for (span, operator) in operators(directive.span.of(tokens.text())) {
            let place = directive.span.start;
            edits.replace(OWNER, Span::new(place + span.start, place + span.end), operator);
        }
    }
    for directive in gone.iter().filter(is_define) {
        edits.delete(OWNER, directive.span);
    }
    let (text, map) = edits.apply(tokens.text()).expect("attributes do not overlap");
    let attributes = table(tokens, &written, &map);
    let directives = kept.into_iter().filter_map(|directive| place(directive, &map)).collect();
    Rewritten { text, attributes, directives, map }
}

/// Replaces digraphs, so that later steps find one spelling of each bracket.
fn digraphs(tokens: &Tokens<'_>, in_attribute: &dyn Fn(Span) -> bool, edits: &mut EditSet) {
    for place in (0..tokens.len()).filter(|at| tokens.is_kind(*at, TokenKind::Punctuator)) {
        if let (Some(usual), span) = (bracket(tokens.spelling(place)), tokens.span(place))
            && !in_attribute(span)
        {
            edits.recompose(OWNER, span, vec![Piece::Stands { text: usual.into(), from: span }]);
        }
    }
}

/// Reports unknown attributes, and attributes without the `;` that ends them.
fn look_at(tokens: &Tokens<'_>, written: &mut [Written], known: &Attributes, out: &mut Vec<Diagnostic>) {
    for attr in written {
        if known.get(&attr.name).is_none() {
            out.push(unknown(attr, known));
            // The suggested name replaces it, so that its absence causes no further diagnostics.
            if let Some(meant) = nearest(&attr.name, known.names()).filter(|_| attr.name != "directive") {
                attr.name = meant.to_string();
            }
        } else if is_unended(tokens, attr, known) {
            let place = Span::at(attr.span.end);
            let message = format!("there is no `;` after `@{}`", attr.name);
            let error = Diagnostic::error(MISSING_SEMICOLON, message, place);
            out.push(
                error.help(format!("write `@{};`, a statement of its own", attr.name)).replace(place, ";"),
            );
        }
    }
}

/// Writes `[[okl_restrict("")]]` in place, and `[[okl_outer("0")]] ` before the `for` of a clause.
fn write_attributes(tokens: &Tokens<'_>, written: &[Written], known: &Attributes, edits: &mut EditSet) {
    for list in written.chunk_by(|one, other| one.extent == other.extent) {
        let [.., last] = list else { continue };
        let mut pieces = Vec::new();
        for attr in list {
            let text = format!("[[okl_{}({})]]", attr.name, quote(&attr.args));
            pieces.push(Piece::Stands { text, from: attr.span });
            pieces.push(Piece::Text(" ".into()));
        }
        match last.clause_of {
            // `[[okl_outer("0")]] ` before the `for`
            Some(clause) => {
                edits.recompose(OWNER, Span::at(tokens.span(clause.keyword).start), pieces);
            }
            // `[[okl_restrict("")]]` in place
            None => {
                if !next_is_word(tokens, last) {
                    pieces.pop();
                }
                if is_unended(tokens, last, known) {
                    pieces.push(Piece::Text(";".into()));
                }
                edits.recompose(OWNER, last.extent, pieces);
            }
        }
    }
}

/// True for an attribute of empty statements that is followed on the next line by something other than a `;` or an
/// attribute:
///
/// ```text
/// @barrier
/// for (...)
/// ```
fn is_unended(tokens: &Tokens<'_>, attr: &Written, known: &Attributes) -> bool {
    let is_of_empty = known.get(&attr.name).is_some_and(|known| known.sites() == [SiteKind::Empty]);
    let next = attr.tokens.1;
    let is_followed =
        tokens.is(next, ";") || tokens.is_kind(next, TokenKind::At) || tokens.opens_attribute(next);
    let is_alone = tokens.get(next).is_some_and(|token| {
        tokens.text()[attr.extent.end as usize..token.span.start as usize].contains('\n')
    });
    is_of_empty && attr.clause_of.is_none() && attr.tokens.0 < next && is_alone && !is_followed
}

/// The attributes with their ranges in the normal form.
fn table(tokens: &Tokens<'_>, written: &[Written], map: &TextMap) -> Vec<AttrUse> {
    let by_place: FxHashMap<Span, &Written> = written.iter().map(|attr| (attr.span, attr)).collect();
    let stands = map.stands().filter_map(|(span, old)| Some((span, by_place.get(&old)?)));
    let is_of_pointer = |attr: &Written| {
        tokens.at(attr.extent.start).checked_sub(1).is_some_and(|before| tokens.is(before, "*"))
    };
    let placed = |(span, attr): (Span, &&Written)| {
        AttrUse::new(attr.name.clone(), attr.args.clone(), span).of_pointer(is_of_pointer(attr))
    };
    stands.map(placed).collect()
}

/// A kept directive in the normal form.
fn place(kept: &KeptDirective, map: &TextMap) -> Option<Directive> {
    let span = map.new_span(kept.span)?;
    let (kind, text) = match &kept.kind {
        KeptKind::Define { name } => (DirectiveKind::Define, name.clone()),
        KeptKind::Undef { name } => (DirectiveKind::Undef, name.clone()),
        KeptKind::Pragma { body } => (DirectiveKind::Pragma, body.clone()),
        KeptKind::PragmaOperator { body } => (DirectiveKind::PragmaOperator, body.clone()),
        KeptKind::SystemInclude { name } => (DirectiveKind::Include, name.clone()),
        KeptKind::Ident | KeptKind::Null => (DirectiveKind::Other, String::new()),
    };
    Some(Directive { span, kind, text })
}

/// True if a word follows without a space, as in `*@restrict/**/a`; comments do not separate in C++11.
fn next_is_word(tokens: &Tokens<'_>, attr: &Written) -> bool {
    tokens.get(attr.tokens.1).is_some_and(|next| next.span.start == attr.extent.end)
        && tokens.spelling(attr.tokens.1).starts_with(|first: char| first.is_alphanumeric() || first == '_')
}

pub(crate) fn unknown(attr: &Written, known: &Attributes) -> Diagnostic {
    if attr.name == "directive" {
        let message = "`@directive` takes one line as a string";
        return Diagnostic::error(BAD_DIRECTIVE, message, attr.span)
            .help("write `@directive(\"#pragma unroll\")`");
    }
    let message = format!("no attribute is called `@{}`", attr.name);
    let diagnostic = Diagnostic::error(UNKNOWN_ATTRIBUTE, message, attr.name_span);
    // `@idxOrder` is the name in OCCA before 1.0.
    let renamed = (attr.name == "idxOrder" && known.get("dimOrder").is_some()).then_some("dimOrder");
    if let Some(name) = renamed {
        let help = format!("OCCA before 1.0 had that name; write `@{name}`");
        return diagnostic.help(help).replace(attr.name_span, format!("@{name}"));
    }
    match nearest(&attr.name, known.names()) {
        Some(name) => {
            let word = Span::new(attr.name_span.end - attr.name.len() as u32, attr.name_span.end);
            diagnostic.help(format!("did you mean `@{name}`?")).replace(word, name)
        }
        None => {
            let names: Vec<String> = known.names().map(|name| format!("`@{name}`")).collect();
            diagnostic.help(format!("the attributes are {}", names.join(", ")))
        }
    }
}
