//! OKL as C++ that compilers and editors can read, in the user's own layout.
//!
//! Unlike [`crate::normalize`], nothing is expanded: comments, macros, conditionals and includes stay. Attributes are
//! rewritten in place, also in the bodies of macros, or move to where C++ allows them:
//!
//! ```text
//! for (int i = 0; i < N; ++i; @tile(B, @outer, @inner))   [[okl_tile(B, outer, inner)]] for (int i = 0; i < N; ++i)
//! static @kernel void f(const @restrict float *a)         [[okl_kernel("")]] static void f([[okl_restrict("")]] const float *a)
//! ```
//!
//! Arguments with names are written without quotes, because macros are not replaced inside of strings.

use crate::attributes::{self, Written, quote};
use crate::carriers::INDEX;
use crate::ids::{STRAY_BACKSLASH, STRAY_SEMICOLON, TRAILING_COMMA};
use crate::lex::{Token, TokenKind, lex, line_end};
use crate::numbers::names_something;
use crate::operators::operators;
use crate::preprocess::{KeptDirective, KeptKind};
use crate::rewrite::unknown;
use crate::spelled::{Definition, Spelling};
use crate::tokens::Tokens;
use okl_model::Attributes;
use okl_source::{Diagnostic, DiagnosticId, EditSet, Piece, Span};

const OWNER: &str = "pure C++";

/// Facts about the text that require parsing it.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The range from `(` to `)` of each access `m(i, j)` by `@dim`.
    pub calls: Vec<Span>,
    /// Names that occur only in such accesses: their uses in macro bodies are rewritten by name.
    pub names: Vec<String>,
    /// Superfluous tokens that okl accepts and C++ does not; see [`SLIPS`].
    pub superfluous: Vec<Span>,
}

/// The ids of the warnings about superfluous tokens.
pub const SLIPS: [DiagnosticId; 3] = [STRAY_BACKSLASH, STRAY_SEMICOLON, TRAILING_COMMA];

/// Rewrites a text. Unknown attributes are reported.
pub fn pure(text: &str, known: &Attributes, facts: &Known, out: &mut Vec<Diagnostic>) -> String {
    let lines = Lines::read(text);
    let spelling = Spelling::new(&lines.definitions);
    let mut edits = EditSet::new();
    for body in &lines.bodies {
        let inside = body.of(text);
        let macro_body = Region {
            text: inside,
            kept: &[],
            known,
            facts: &Known::default(),
            names: &facts.names,
            macros: &lines.names,
            spelling: &spelling,
            is_macro: true,
        };
        let mut said = Vec::new();
        let rewritten = macro_body.rewrite(&mut said);
        out.extend(
            said.into_iter()
                .map(|told| told.map(|span| Span::new(body.start + span.start, body.start + span.end))),
        );
        if rewritten != inside {
            edits.replace(OWNER, *body, rewritten);
        }
    }
    let region = Region {
        text,
        kept: &lines.pragmas,
        known,
        facts,
        names: &[],
        macros: &lines.names,
        spelling: &spelling,
        is_macro: false,
    };
    region.edit(&mut edits, out);
    edits.apply(text).expect("attributes do not overlap").0
}

/// The preprocessor lines that the rewrite needs.
#[derive(Default)]
struct Lines {
    /// The replacement lists of macros.
    bodies: Vec<Span>,
    /// The names of macros.
    names: Vec<String>,
    /// The function-like macros.
    definitions: Vec<Definition>,
    /// The pragmas with attributes: `#pragma occa attributes @outer`
    pragmas: Vec<KeptDirective>,
}

impl Lines {
    fn read(text: &str) -> Lines {
        let tokens = lex(text).tokens;
        let mut lines = Lines::default();
        let mut at = 0;
        while at < tokens.len() {
            let starts = tokens[at].line_start && (tokens[at].is(text, "#") || tokens[at].is(text, "%:"));
            let after = tokens[at + 1..]
                .iter()
                .position(|token| token.line_start)
                .map_or(tokens.len(), |n| at + 1 + n);
            if starts {
                lines.line(text, &tokens[at..after]);
            }
            at = after;
        }
        lines
    }

    fn line(&mut self, text: &str, line: &[Token]) {
        let is = |at: usize, word: &str| line.get(at).is_some_and(|token: &Token| token.is(text, word));
        let end = line.last().map_or(0, |last| last.span.end);
        if is(1, "define") && line.len() > 2 {
            self.names.push(line[2].text(text).into_owned());
            self.definitions.extend(Definition::read(text, line));
            let takes = is(3, "(") && !line[3].space_before;
            let close = line.iter().position(|token| token.is(text, ")"));
            let body = if takes { close.map_or(line.len(), |close| close + 1) } else { 3 };
            if let Some(first) = line.get(body) {
                self.bodies.push(Span::new(first.span.start, end));
            }
        }
        if is(1, "pragma") && is(2, "occa") {
            let span = Span::new(line[0].span.start, line_end(text, end).min(end));
            let body = Span::new(line[2].span.start, end).of(text).to_string();
            self.pragmas.push(KeptDirective { span, kind: KeptKind::Pragma { body } });
        }
    }
}

/// A text that is rewritten separately: a file without its directives, or the replacement list of a macro.
struct Region<'t> {
    text: &'t str,
    kept: &'t [KeptDirective],
    known: &'t Attributes,
    facts: &'t Known,
    /// Names whose calls are all rewritten.
    names: &'t [String],
    macros: &'t [String],
    spelling: &'t Spelling,
    is_macro: bool,
}

impl Region<'_> {
    fn rewrite(&self, out: &mut Vec<Diagnostic>) -> String {
        let mut edits = EditSet::new();
        self.edit(&mut edits, out);
        edits.apply(self.text).expect("attributes do not overlap").0
    }

    fn edit(&self, edits: &mut EditSet, out: &mut Vec<Diagnostic>) {
        let tokens = Tokens::new(self.text);
        let mut ignored = Vec::new();
        let (mut written, mut clauses) = attributes::find(&tokens, self.kept, self.known, &mut ignored);
        let strings = self.spelling.arguments(&tokens);
        let is_text = |span: Span| strings.iter().any(|string| string.contains(span));
        written.retain(|attr| !is_text(attr.span));
        clauses.retain(|clause| !is_text(clause.span));
        for attr in &written {
            let is_known = self.known.get(&attr.name).is_some() || attr.name == "directive";
            // `@x` in a macro may be an argument, `@NAME` a macro.
            if !is_known && !self.is_macro && !self.macros.contains(&attr.name) {
                out.push(unknown(attr, self.known));
            }
        }
        for clause in &clauses {
            // `[[okl_outer("0")]] ` before the `for`; macros that expand to attributes move with them.
            let mut parts = Vec::new();
            let (mut at, close) = (tokens.at(clause.span.start), tokens.at(clause.span.end));
            while at < close {
                let attr: Vec<&Written> = written.iter().filter(|attr| attr.tokens.0 == at).collect();
                if let Some(first) = attr.first() {
                    parts.extend(attr.iter().map(|attr| self.form(attr)));
                    at = first.tokens.1;
                } else if tokens.is_kind(at, TokenKind::Identifier) {
                    let end = if tokens.is(at + 1, "(") { tokens.skip(at + 1) } else { at + 1 };
                    parts.push(tokens.text_of(at..end).to_string());
                    at = end;
                } else {
                    at += 1;
                }
            }
            edits.delete(OWNER, blanks_before(self.text, clause.span));
            let place = Span::at(tokens.span(clause.keyword).start);
            edits.recompose(OWNER, place, vec![Piece::Text(parts.join(" ") + " ")]);
        }
        for attr in written.iter().filter(|attr| attr.clause_of.is_none()) {
            let is_last = written
                .iter()
                .rfind(|other| other.extent == attr.extent)
                .is_some_and(|last| last.span == attr.span);
            if is_last {
                let list: Vec<&Written> =
                    written.iter().filter(|other| other.extent == attr.extent).collect();
                self.place(&tokens, &list, edits);
            }
        }
        self.accesses(&tokens, edits);
        self.repair(&tokens, edits);
    }

    /// Removes the superfluous tokens.
    fn repair(&self, tokens: &Tokens<'_>, edits: &mut EditSet) {
        for place in &self.facts.superfluous {
            if tokens.get(tokens.at(place.start)).is_some_and(|token| token.span == *place) {
                edits.delete(OWNER, *place);
            }
        }
    }

    /// Writes the attributes of one `[[...]]`, or one `@name`, where C++ allows them.
    fn place(&self, tokens: &Tokens<'_>, list: &[&Written], edits: &mut EditSet) {
        let attr = list[0];
        if attr.name == "directive" {
            return match self.is_macro || is_inside_parentheses(tokens, attr) {
                true => operator(tokens, attr, edits),
                false => directive(tokens, attr, edits),
            };
        }
        let text = list.iter().map(|attr| self.form(attr)).collect::<Vec<_>>().join(" ");
        match elsewhere(tokens, attr) {
            Some(offset) => {
                let rest = &self.text[attr.extent.end as usize..];
                let blanks = rest.len() - rest.trim_start_matches([' ', '\t']).len();
                edits.delete(OWNER, Span::new(attr.extent.start, attr.extent.end + blanks as u32));
                let before = &self.text[..offset as usize];
                let gap =
                    if before.ends_with(|last: char| last.is_alphanumeric() || last == '"' || last == '_') {
                        " "
                    } else {
                        ""
                    };
                let closes = self.text[offset as usize..].trim_start().starts_with([',', ')', ';']);
                let after = if closes { "" } else { " " };
                edits.insert(OWNER, offset, format!("{gap}{text}{after}"));
            }
            None if self.text[attr.extent.range()] == text => {}
            None => {
                let next = tokens.get(attr.tokens.1).filter(|next| next.span.start == attr.extent.end);
                let word = next.is_some_and(|next| next.kind == TokenKind::Identifier);
                edits.replace(OWNER, attr.extent, text + if word { " " } else { "" });
            }
        }
    }

    /// The form of an attribute in C++: `[[okl_outer("0")]]`, `[[okl_tile(B, outer, inner)]]`
    fn form(&self, attr: &Written) -> String {
        let kind = self.known.get(&attr.name);
        let Some(kind) = kind else {
            // The name is a macro or an argument of one.
            let args =
                if attr.args.is_empty() { String::new() } else { format!("({})", attr.args.join(", ")) };
            return format!("[[okl::{}{args}]]", attr.name);
        };
        if names_something(kind.arguments(), &attr.args) || attr.args.iter().any(|arg| arg.contains('#')) {
            let args: Vec<&str> =
                attr.args.iter().map(|arg| arg.trim_start_matches('@').trim_start()).collect();
            return format!("[[okl_{}({})]]", attr.name, args.join(", "));
        }
        format!("[[okl_{}({})]]", attr.name, quote(&attr.args))
    }

    /// Rewrites the accesses: `m(i, j)` becomes `m[okl_ix(i, j)]`.
    fn accesses(&self, tokens: &Tokens<'_>, edits: &mut EditSet) {
        let mut calls = self.facts.calls.clone();
        for at in 1..tokens.len() {
            let named = self.names.iter().any(|name| tokens.is(at - 1, name));
            if let Some(close) = tokens.partner(at).filter(|close| named && *close > at && tokens.is(at, "("))
            {
                calls.push(tokens.span(at).to(tokens.span(close)));
            }
        }
        calls.sort();
        calls.dedup();
        for call in calls {
            edits.replace(OWNER, Span::new(call.start, call.start + 1), format!("[{INDEX}("));
            edits.replace(OWNER, Span::new(call.end - 1, call.end), ")]");
        }
    }
}

/// Replaces `@directive("#pragma unroll")` by that line.
fn directive(tokens: &Tokens<'_>, attr: &Written, edits: &mut EditSet) {
    let string = attr.args.first().map(|text| attributes::unquote(text)).unwrap_or_default();
    let all = with_semicolon(tokens, attr);
    let (before, after) = (&tokens.text()[..all.start as usize], &tokens.text()[all.end as usize..]);
    let alone = |text: &str| text.trim_matches([' ', '\t', '\r']).is_empty();
    let open = if alone(before.rsplit('\n').next().unwrap_or("")) { "" } else { "\n" };
    let close = if alone(after.split('\n').next().unwrap_or("")) { "" } else { "\n" };
    edits.replace(OWNER, all, format!("{open}{string}{close}"));
}

/// Replaces `@directive("#pragma unroll")` by `_Pragma("unroll")`, in a macro or its arguments, where no line can
/// stand.
fn operator(tokens: &Tokens<'_>, attr: &Written, edits: &mut EditSet) {
    let place = with_semicolon(tokens, attr);
    if let Some((_, operator)) = operators(place.of(tokens.text())).pop() {
        edits.replace(OWNER, place, operator);
    }
}

/// The range of the attribute, including a `;` after it.
fn with_semicolon(tokens: &Tokens<'_>, attr: &Written) -> Span {
    let next = attr.tokens.1;
    if tokens.is(next, ";") { attr.extent.to(tokens.span(next)) } else { attr.extent }
}

fn is_inside_parentheses(tokens: &Tokens<'_>, attr: &Written) -> bool {
    (0..attr.tokens.0)
        .any(|at| tokens.is(at, "(") && tokens.partner(at).is_some_and(|close| close > attr.tokens.0))
}

/// `span` extended to the blanks before it.
fn blanks_before(text: &str, span: Span) -> Span {
    let start = text[..span.start as usize].trim_end_matches([' ', '\t']).len();
    Span::new(start as u32, span.end)
}

/// Keywords that may stand before the type of a declaration.
const SPECIFIERS: &[&str] = &[
    "const",
    "constexpr",
    "enum",
    "explicit",
    "extern",
    "friend",
    "inline",
    "long",
    "mutable",
    "register",
    "short",
    "signed",
    "static",
    "struct",
    "typedef",
    "unsigned",
    "virtual",
    "volatile",
];

/// The offset to move attributes to, if C++ does not allow them where they stand.
fn elsewhere(tokens: &Tokens<'_>, attr: &Written) -> Option<u32> {
    let (start, end) = attr.tokens;
    // `[[okl_kernel("")]] extern "C" void f()`: after the language.
    if tokens.is(end, "extern") && tokens.is_kind(end + 1, TokenKind::StringLiteral) {
        return tokens.get(end + 2).map(|token| token.span.start);
    }
    // `[[okl_exclusive("")]] using own = float;`: after the name.
    if tokens.is(end, "using") && tokens.is(end + 2, "=") {
        return tokens.get(end + 2).map(|token| token.span.start);
    }
    // `using own = [[okl_exclusive("")]] float;`: after the name, too.
    if start > 2 && tokens.is(start - 1, "=") && tokens.is(start - 3, "using") {
        return Some(tokens.span(start - 1).start);
    }
    // `float *[[okl_restrict("")]] const a`: g++ requires it after the name.
    let mut name = end;
    while tokens.is(name, "const") || tokens.is(name, "volatile") {
        name += 1;
    }
    if name > end && start > 0 && tokens.is(start - 1, "*") && tokens.is_kind(name, TokenKind::Identifier) {
        return Some(tokens.span(name).end);
    }
    // `const [[okl_restrict("")]] float *a`: before all of it.
    let mut first = start;
    let continues = tokens.is_kind(end, TokenKind::Identifier) || tokens.is(end, "::");
    if !continues || start == 0 || !SPECIFIERS.iter().any(|word| tokens.is(start - 1, word)) {
        return None;
    }
    while first > 0 && SPECIFIERS.iter().any(|word| tokens.is(first - 1, word)) {
        first -= 1;
    }
    // `float *const [[okl_restrict("")]] a`
    match first > 0 && tokens.is(first - 1, "*") {
        true => Some(tokens.span(end).end),
        false => Some(tokens.span(first).start),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use okl_model::{Arguments, Attribute, SiteKind};
    use std::sync::Arc;

    #[derive(Clone, Copy)]
    struct Named(&'static str, Arguments, &'static [SiteKind]);

    impl Attribute for Named {
        fn name(&self) -> &str {
            self.0
        }
        fn summary(&self) -> &str {
            ""
        }
        fn arguments(&self) -> Arguments {
            self.1
        }
        fn sites(&self) -> &[SiteKind] {
            self.2
        }
    }

    fn known() -> Attributes {
        let all = [
            Named("outer", Arguments::Axis, &[SiteKind::Loop]),
            Named("tile", Arguments::Tile, &[SiteKind::Loop]),
            Named("kernel", Arguments::None, &[SiteKind::Function]),
            Named("restrict", Arguments::None, &[SiteKind::Variable]),
            Named("shared", Arguments::None, &[SiteKind::Variable]),
        ];
        Attributes::built_in(all.map(|named| Arc::new(named) as Arc<dyn Attribute>))
    }

    fn written(text: &str) -> String {
        let mut out = Vec::new();
        let pure = pure(text, &known(), &Known::default(), &mut out);
        assert_eq!(out, [], "{text}");
        pure
    }

    #[test]
    fn attributes_go_where_cpp_takes_them() {
        for (okl, cpp) in [
            ("for (;;; @outer(0)) ;", "[[okl_outer(\"0\")]] for (;;) ;"),
            ("for (;;; @tile(B, @outer(1))) ;", "[[okl_tile(B, outer(1))]] for (;;) ;"),
            ("static @kernel void f();", "[[okl_kernel(\"\")]] static void f();"),
            ("@kernel extern \"C\" void f();", "extern \"C\" [[okl_kernel(\"\")]] void f();"),
            ("f(const @restrict float *a)", "f([[okl_restrict(\"\")]] const float *a)"),
            ("f(float * @restrict const a)", "f(float * const a [[okl_restrict(\"\")]])"),
            ("f(float *const @restrict a)", "f(float *const a [[okl_restrict(\"\")]])"),
            ("using T = @shared float;", "using T [[okl_shared(\"\")]] = float;"),
            ("// @outer\n\"@outer\"", "// @outer\n\"@outer\""),
            (
                "#define S_(x, ...) #x #__VA_ARGS__\n#define S(x, y) S_(y, 1, 2) x\nS(@shared, @outer(0))",
                "#define S_(x, ...) #x #__VA_ARGS__\n#define S(x, y) S_(y, 1, 2) x\nS([[okl_shared(\"\")]], @outer(0))",
            ),
        ] {
            assert_eq!(written(okl), cpp);
            assert_eq!(written(cpp), cpp);
        }
    }

    #[test]
    fn a_macro_that_indexes_its_parameter_stays() {
        let okl = "#define AT(A, i) A(i)\n#define OF(i) m(i)\nAT(m, 1) = m(2);";
        let at = okl.find("(2)").expect("it is there") as u32;
        let facts = Known { calls: vec![Span::new(at, at + 3)], names: vec!["m".into()], ..Known::default() };
        let found = pure(okl, &known(), &facts, &mut Vec::new());
        assert_eq!(found, "#define AT(A, i) A(i)\n#define OF(i) m[okl_ix(i)]\nAT(m, 1) = m[okl_ix(2)];");
    }

    #[test]
    fn macros_are_rewritten_where_they_are_defined() {
        let okl = "#define SHARED @shared\n#define LOOP(i, n) \\\n  for (int i = 0; i < n; ++i; @outer)\n#define AT(x) @x\n\
                   for (;;; SHARED) ;";
        let cpp = "#define SHARED [[okl_shared(\"\")]]\n#define LOOP(i, n) \\\n  [[okl_outer(\"\")]] for (int i = 0; i < n; ++i)\n\
                   #define AT(x) [[okl::x]]\nSHARED for (;;) ;";
        assert_eq!(written(okl), cpp);
        assert_eq!(written(cpp), cpp);
    }
}
