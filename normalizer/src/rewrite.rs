//! Writes every attribute in the one documented form, in front of what it belongs to.

use crate::attributes::{self, Written, quote};
use crate::lex::TokenKind;
use crate::nearest;
use crate::tokens::Tokens;
use okl_model::{AttrUse, Attribute, Site};
use okl_source::{Diagnostic, EditSet, Piece, Span, TextMap};

const OWNER: &str = "normalizer";

/// The normal form of a text.
pub(crate) struct Rewritten {
    pub(crate) text: String,
    pub(crate) attributes: Vec<AttrUse>,
    pub(crate) map: TextMap,
}

/// Rewrites a text; attributes nobody knows are reported and left out of the table.
pub(crate) fn rewrite(tokens: &Tokens<'_>, known: &[&dyn Attribute], out: &mut Vec<Diagnostic>) -> Rewritten {
    let (written, clauses) = attributes::find(tokens, known, out);
    for attr in &written {
        if !known.iter().any(|known| known.name() == attr.name) {
            out.push(unknown(attr, known));
        }
    }
    let mut edits = EditSet::new();
    for clause in &clauses {
        edits.delete(OWNER, clause.span);
    }
    // A stray `@` is reported; clang need not stumble over it as well.
    let is_stray =
        |at: &usize| tokens.is_kind(*at, TokenKind::At) && !tokens.is_kind(*at + 1, TokenKind::Identifier);
    for place in (0..tokens.len()).filter(is_stray).map(|at| tokens.span(at)) {
        let known = written.iter().any(|attr| attr.extent.contains(place));
        if !known && !clauses.iter().any(|clause| clause.span.contains(place)) {
            edits.delete(OWNER, place);
        }
    }
    for attr in &written {
        let normal = format!("[[okl_{}({})]]", attr.name, quote(&attr.args));
        match attr.clause_of {
            // `[[okl_outer("0")]] ` before the `for`
            Some(clause) => {
                let stands = Piece::Stands { text: normal, from: attr.span };
                let place = Span::at(tokens.span(clause.keyword).start);
                edits.recompose(OWNER, place, vec![stands, Piece::Text(" ".into())]);
            }
            // `[[okl_restrict("")]]` where it stood
            None if is_last_in_list(attr, &written) => {
                let list = written.iter().filter(|other| other.extent == attr.extent);
                let mut pieces = Vec::new();
                for part in list {
                    let text = format!("[[okl_{}({})]]", part.name, quote(&part.args));
                    pieces.push(Piece::Stands { text, from: part.span });
                    pieces.push(Piece::Text(" ".into()));
                }
                pieces.pop();
                if next_is_word(tokens, attr) {
                    pieces.push(Piece::Text(" ".into()));
                }
                edits.recompose(OWNER, attr.extent, pieces);
            }
            None => {}
        }
    }
    let (text, map) = edits.apply(tokens.text()).expect("attributes do not overlap");
    let mut table: Vec<AttrUse> = Vec::new();
    for (new, old) in map.stands() {
        let Some(attr) = written.iter().find(|attr| attr.span == old) else { continue };
        table.push(AttrUse {
            name: attr.name.clone(),
            args: attr.args.clone(),
            span: new,
            site: Site::Nothing,
            values: Vec::new(),
        });
    }
    Rewritten { text, attributes: table, map }
}

/// Whether `attr` closes its `[[...]]`; `@name` is a list of its own.
fn is_last_in_list(attr: &Written, all: &[Written]) -> bool {
    all.iter().rfind(|other| other.extent == attr.extent).is_some_and(|last| last.span == attr.span)
}

/// Whether a word follows without a space, as in `*@restrict/**/a`; comments do not separate in C++11.
fn next_is_word(tokens: &Tokens<'_>, attr: &Written) -> bool {
    tokens.get(attr.tokens.1).is_some_and(|next| next.span.start == attr.extent.end)
        && tokens.spelling(attr.tokens.1).starts_with(|first: char| first.is_alphanumeric() || first == '_')
}

fn unknown(attr: &Written, known: &[&dyn Attribute]) -> Diagnostic {
    let message = format!("no attribute is called `@{}`", attr.name);
    let diagnostic = Diagnostic::error("unknown-attribute", message, attr.name_span);
    match nearest(&attr.name, known.iter().map(|known| known.name())) {
        Some(name) => diagnostic.help(format!("did you mean `@{name}`?")),
        None => {
            let names: Vec<String> = known.iter().map(|known| format!("`@{}`", known.name())).collect();
            diagnostic.help(format!("the attributes are {}", names.join(", ")))
        }
    }
}
