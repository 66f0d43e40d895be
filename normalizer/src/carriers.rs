//! The parse form: the text that libclang parses, in which constructs that reach the AST carry the attributes.
//!
//! Measured on libclang 16, 18 and 19: unknown attributes leave no trace in the AST, but
//! - `[[gsl::suppress("okl:3")]]` before a statement gives an `UnexposedStmt` that starts at
//!   `[[` and holds the statement;
//! - `__attribute__((annotate("okl:3")))` in any declaration gives an `AnnotateAttr` spelled `okl:3`.
//!
//! The number indexes [`Normalized::attributes`]. Arguments that are expressions are written as real code before loops
//! and other statements, `for (okl_args(3, 16);;) for (...)`, so that clang checks and folds them in their scope. It is
//! a `for` because that does not bind a dangling `else`.

use crate::lex::TokenKind;
use crate::normalized::Normalized;
use crate::numbers::named_axes;
use crate::tokens::Tokens;
use okl_model::{Arguments, AttrUse, Attribute, Attributes, DirectiveKind, SiteKind};
use okl_source::{EditSet, Piece, Span, TextMap};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// The prefix of a carrier's text; the number of the attribute follows.
pub const CARRIER: &str = "okl:";
/// The function whose call carries the arguments of an attribute, after the attribute's number.
pub const ARGUMENTS: &str = "okl_args";
/// The function whose call carries the indices of `m(i, j)`: `m[okl_ix(i, j)]`.
pub const INDEX: &str = "okl_ix";

const OWNER: &str = "parse form";

/// A text for libclang and the map back to the normal form.
#[derive(Clone, Debug)]
pub struct ParseForm {
    /// The text.
    pub text: String,
    /// The map from the parse form to [`Normalized::text`].
    pub map: TextMap,
    /// For each attribute, by number: the ranges of named axes in its arguments. Their values follow in [`ARGUMENTS`]
    /// after the expressions.
    pub axes: BTreeMap<usize, Vec<(usize, Range<usize>)>>,
    /// The attributes, by number, whose expressions are code of the statement they stand on: those of plugins.
    pub runs: BTreeSet<usize>,
}

/// The differences between the parse form and the text, carriers aside.
#[derive(Clone, Copy, Debug)]
pub struct Mends<'m> {
    /// Text to put in front.
    pub prelude: &'m str,
    /// Ranges of the normal form from `(` to `)` that look like calls and are accesses by `@dim`.
    pub calls: &'m [Span],
    /// Headers that the prelude replaces.
    pub covered: &'m [&'m str],
    /// Attributes, by number, at places where no carrier is possible.
    pub refused: &'m BTreeSet<usize>,
    /// The ends of statements that lack a `;`.
    pub unended: &'m BTreeSet<u32>,
    /// Disjoint ranges, each with the text to parse in its place.
    pub stands: &'m [(Span, String)],
}

impl Default for Mends<'_> {
    fn default() -> Self {
        static NUMBERS: BTreeSet<usize> = BTreeSet::new();
        static PLACES: BTreeSet<u32> = BTreeSet::new();
        Mends { prelude: "", calls: &[], covered: &[], refused: &NUMBERS, unended: &PLACES, stands: &[] }
    }
}

impl Normalized {
    /// Writes the parse form; `tokens` are those of the text.
    pub fn parse_form(&self, tokens: &Tokens<'_>, mends: &Mends<'_>, known: &Attributes) -> ParseForm {
        let Mends { prelude, calls, covered, refused, unended, stands } = *mends;
        let mut edits = EditSet::new();
        edits.insert(OWNER, 0, prelude);
        for end in unended {
            edits.insert(OWNER, *end, ";");
        }
        for (place, text) in stands {
            match place.is_empty() {
                true => edits.insert(OWNER, place.start, text.as_str()),
                false => edits.supplant(OWNER, *place, vec![Piece::Text(text.clone())]),
            }
        }
        for call in calls {
            let (open, close) = (Span::new(call.start, call.start + 1), Span::new(call.end - 1, call.end));
            edits.recompose(OWNER, open, vec![Piece::Stands { text: format!("[{INDEX}("), from: open }]);
            edits.recompose(OWNER, close, vec![Piece::Stands { text: ")]".into(), from: close }]);
        }
        // Macros are expanded already, and pragmas are for the target compiler: clang rejects `#pragma unroll p_Nq`.
        for directive in &self.directives {
            let stays = match directive.kind {
                DirectiveKind::Include => !covered.contains(&directive.text.as_str()),
                DirectiveKind::Pragma => directive.text.starts_with("pack"),
                DirectiveKind::Define
                | DirectiveKind::Undef
                | DirectiveKind::PragmaOperator
                | DirectiveKind::Intrinsics
                | DirectiveKind::Other => false,
            };
            if !stays {
                edits.delete(OWNER, directive.span);
            }
        }
        let mut axes = BTreeMap::new();
        let mut runs = BTreeSet::new();
        for (number, attr) in self.attributes.iter().enumerate() {
            match known.get(&attr.name).filter(|_| !refused.contains(&number)) {
                Some(kind) => {
                    let named = named_axes(kind.arguments(), attr.args());
                    carry(tokens, number, attr, kind, &named, &mut edits);
                    axes.insert(number, named);
                    if known.origin(&attr.name).is_some() {
                        runs.insert(number);
                    }
                }
                None => edits.delete(OWNER, attr.span),
            }
        }
        let (text, map) = edits.apply(&self.text).expect("attributes do not overlap");
        ParseForm { text, map, axes, runs }
    }
}

/// Puts a carrier in the place of the attribute, or where C++ allows one.
fn carry(
    tokens: &Tokens<'_>,
    number: usize,
    attr: &AttrUse,
    kind: &dyn Attribute,
    axes: &[(usize, Range<usize>)],
    edits: &mut EditSet,
) {
    let next = after_attributes(tokens, attr.span);
    let stands = |text: String| Piece::Stands { text, from: attr.span };
    if is_statement_attribute(kind) || tokens.is(next, "for") {
        edits.recompose(OWNER, attr.span, vec![stands(format!("[[gsl::suppress(\"{CARRIER}{number}\")]]"))]);
        let mut expressions = expression_arguments(tokens.text(), kind, attr);
        expressions
            .extend(axes.iter().map(|(at, place)| stands(attr.args()[*at][place.clone()].to_string())));
        // At the end of a text no statement can hold them; clang reports the missing statement.
        if let Some(next) = tokens.get(next).filter(|_| !expressions.is_empty()) {
            // `for (okl_args(3, 16);;) ` before the loop or statement
            let mut pieces = vec![stands(format!("for ({ARGUMENTS}({number}"))];
            for expression in expressions {
                pieces.extend([stands(", ".into()), expression]);
            }
            pieces.push(stands(");;) ".into()));
            edits.recompose(OWNER, Span::at(next.span.start), pieces);
        }
        return;
    }
    if !axes.is_empty()
        && let Some(start) = statement_start(tokens, attr.span)
    {
        // `for (okl_args(3, 49152 / sizeof(float));;) {;} ` before the declaration
        let values = axes.iter().map(|(at, place)| format!(", {}", &attr.args()[*at][place.clone()]));
        let values: String = values.collect();
        edits.recompose(
            OWNER,
            Span::at(start),
            vec![stands(format!("for ({ARGUMENTS}({number}{values});;) {{;}} "))],
        );
    }
    let text = format!("__attribute__((annotate(\"{CARRIER}{number}\")))");
    let carrier = vec![Piece::Stands { text: format!(" {text} "), from: attr.span }];
    match place_elsewhere(tokens, attr.span, next, kind) {
        Some(offset) => {
            edits.delete(OWNER, attr.span);
            edits.recompose(OWNER, Span::at(offset), carrier);
        }
        None => edits.recompose(OWNER, attr.span, vec![Piece::Stands { text, from: attr.span }]),
    }
}

/// The offset of the declaration around `attr` if it is a statement of a block.
fn statement_start(tokens: &Tokens<'_>, attr: Span) -> Option<u32> {
    let own = tokens.at(attr.start);
    let mut start = own;
    while start > 0 && ![";", "{", "}"].iter().any(|sign| tokens.is(start - 1, sign)) {
        // `float f(@shared float *s)`
        if tokens.is(start - 1, "(") || tokens.is(start - 1, ")") {
            return None;
        }
        // `[[okl_exclusive("")]] `
        let is_list = tokens.is(start - 1, "]");
        start = tokens.partner(start - 1).filter(|open| is_list && *open < start).unwrap_or(start - 1);
    }
    // The brace that is open here; what is closed before is passed over at once.
    let mut around = start;
    loop {
        around = around.checked_sub(1)?;
        if tokens.is(around, "{") {
            break;
        }
        if tokens.is(around, "}") {
            around = tokens.partner(around).filter(|open| *open < around)?;
        }
    }
    let before = tokens.spelling(around.checked_sub(1)?);
    let is_block = [")", "{", "}", ";", "else", "do"].contains(&before);
    is_block.then(|| tokens.span(start).start)
}

/// True if the attribute stands on statements and never on declarations.
fn is_statement_attribute(kind: &dyn Attribute) -> bool {
    kind.sites().iter().all(|site| match site {
        SiteKind::Loop | SiteKind::Statement | SiteKind::Empty => true,
        SiteKind::Function | SiteKind::Variable | SiteKind::Alias => false,
    })
}

/// The index of the first token after `span` that belongs to no attribute list.
fn after_attributes(tokens: &Tokens<'_>, span: Span) -> usize {
    let mut next = tokens.at(span.end);
    while let Some(after) = after_attribute(tokens, next) {
        next = after;
    }
    next
}

/// The index after the `[[...]]` or `alignas(...)` at `index`.
fn after_attribute(tokens: &Tokens<'_>, index: usize) -> Option<usize> {
    match tokens.opens_attribute(index) {
        true => Some(tokens.skip(index)),
        false => (tokens.is(index, "alignas") && tokens.is(index + 1, "(")).then(|| tokens.skip(index + 1)),
    }
}

/// The offset of a declaration's carrier if it may not stand before the token `next`.
fn place_elsewhere(tokens: &Tokens<'_>, attr: Span, next: usize, kind: &dyn Attribute) -> Option<u32> {
    // `using mat = float *[[okl_dim("4, 4")]];`: after the name, because clang drops attributes of a type.
    if let Some(assign) = alias_assignment(tokens, attr) {
        return Some(tokens.span(assign).start);
    }
    // `void add [[okl_kernel("")]] (int N)`: after the parameters.
    if kind.sites() == [SiteKind::Function] && tokens.is(next, "(") {
        return Some(tokens.span(tokens.skip(next) - 1).end);
    }
    // `float s [[okl_shared]] [16]`: after the bounds.
    if tokens.is(next, "[") {
        let mut end = next;
        while tokens.is(end, "[") {
            end = tokens.skip(end);
        }
        return Some(tokens.span(end - 1).end);
    }
    // `[[okl_kernel]] template <class T> void f()`: after the parameters of the template.
    if tokens.is(next, "template") && tokens.is(next + 1, "<") {
        return tokens.get(tokens.skip_angles(next + 1)).map(|token| token.span.start);
    }
    // `[[okl_kernel]] extern "C" void f()`: after the language.
    if tokens.is(next, "extern") && tokens.is_kind(next + 1, TokenKind::StringLiteral) {
        return tokens.get(next + 2).map(|token| token.span.start);
    }
    // `[[okl_restrict("")]] [[maybe_unused]] int *a`, `[[okl_shared("")]] alignas(16) float s[4]`: C++ attributes have
    // to come first.
    let mut list = tokens.at(attr.end);
    while list < next {
        if !tokens.spelling(list + 2).starts_with("okl_") {
            return tokens.get(next).map(|token| token.span.start);
        }
        list = after_attribute(tokens, list).unwrap_or(next);
    }
    None
}

/// The `=` of the `using name = ...` whose type contains `attr`.
fn alias_assignment(tokens: &Tokens<'_>, attr: Span) -> Option<usize> {
    let mut assign = None;
    for index in (0..tokens.at(attr.start)).rev() {
        match tokens.spelling(index) {
            "=" => assign = Some(index),
            ";" | "{" | "}" | "(" => return None,
            "using" => return assign,
            _ => {}
        }
    }
    None
}

/// The arguments of an attribute that are expressions, each with its range in the attribute's string: `16` of
/// `[[okl_tile("16")]]`.
fn expression_arguments(text: &str, kind: &dyn Attribute, attr: &AttrUse) -> Vec<Piece> {
    let count = match kind.arguments() {
        Arguments::Tile => 1,
        Arguments::Expressions { .. } => attr.args().len(),
        Arguments::None | Arguments::Axis | Arguments::Numbers { .. } | Arguments::Text => 0,
    };
    let mut from = attr.span.start as usize;
    // `@tile(@outer, @inner)` has no size, which `attribute-arguments` reports.
    let is_code = |argument: &&String| !argument.is_empty() && !argument.starts_with('@');
    let written = attr.args().iter().take(count).filter(is_code);
    let pieces = written.map(|argument| {
        // An argument with quotes or macros is spelled differently there.
        let Some(found) = text[from..attr.span.end as usize].find(argument.as_str()) else {
            return Piece::Stands { text: argument.clone(), from: attr.span };
        };
        let start = from + found;
        from = start + argument.len();
        Piece::Source(Span::new(start as u32, from as u32))
    });
    pieces.collect()
}
