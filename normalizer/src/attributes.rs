//! Finds the attributes of a text, in all styles: `@name`, `[[okl_name]]`, `OKL("@name")`,
//! `#pragma occa attributes @name`.

use crate::lex::{TokenKind, lex, without_splices};
use crate::numbers::compute;
use crate::preprocess::{KeptDirective, KeptKind};
use crate::tokens::Tokens;
use okl_model::{Arguments, Attribute, Attributes, SiteKind};
use okl_source::ids::{FOREIGN_WORD, MISSING_SEMICOLON};
use okl_source::{Cause, Diagnostic, DiagnosticId, Span};

const FOR_HEADER_CLAUSES: DiagnosticId = DiagnosticId::new("for-header-clauses");
const MIXED_ATTRIBUTE_LIST: DiagnosticId = DiagnosticId::new("mixed-attribute-list");
const STRAY_AT: DiagnosticId = DiagnosticId::new("stray-at");

/// One attribute as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Written {
    /// Its name without `@`, `okl_` or `okl::`.
    pub(crate) name: String,
    /// The range of the name.
    pub(crate) name_span: Span,
    /// Its arguments, white space trimmed.
    pub(crate) args: Vec<String>,
    /// The range of `@name(...)`, or of its part between the brackets of `[[...]]`.
    pub(crate) span: Span,
    /// The index of its first token and the one after its last.
    pub(crate) tokens: (usize, usize),
    /// The range that is replaced when it is rewritten: all of `[[...]]` for each attribute in it.
    pub(crate) extent: Span,
    /// The `for` whose header holds it as a 4th clause.
    pub(crate) clause_of: Option<Clause>,
}

/// The 4th clause of a `for` header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Clause {
    /// Index of the `for`.
    pub(crate) keyword: usize,
    /// From the third `;` to before the `)`.
    pub(crate) span: Span,
}

/// All attributes in source order, and the 4th clauses. Mistakes in their form are reported.
pub(crate) fn find(
    tokens: &Tokens<'_>,
    kept: &[KeptDirective],
    known: &Attributes,
    out: &mut Vec<Diagnostic>,
) -> (Vec<Written>, Vec<Clause>) {
    let mut found = Vec::new();
    let mut index = 0;
    while index < tokens.len() {
        if tokens.is_kind(index, TokenKind::At) {
            index = at_style(tokens, index, known, &mut found, out);
        } else if tokens.opens_attribute(index) {
            index = bracket_style(tokens, index, &mut found, out);
        } else if is_macro_style(tokens, index) {
            index = macro_style(tokens, index, known, &mut found);
        } else {
            index += 1;
        }
    }
    for pragma in kept {
        pragma_style(tokens, pragma, known, &mut found);
    }
    for attr in &mut found {
        if let Some(known) = known.get(&attr.name) {
            compute(known.arguments(), &mut attr.args);
        }
    }
    found.sort_by_key(|attr| attr.span);
    // An attribute in the arguments of another one is a part of that one.
    let mut around = Span::default();
    found.retain(|attr| {
        let inside = around.contains(attr.extent) && around != attr.extent;
        around = if inside { around } else { attr.extent };
        !inside
    });
    let mut clauses = clauses(tokens, known, out);
    clauses.sort_by_key(|clause| (clause.span.start, std::cmp::Reverse(clause.span.end)));
    let mut end = 0;
    clauses.retain(|clause| {
        let outermost = clause.span.start >= end;
        end = end.max(clause.span.end);
        outermost && attribute_at(&found, clause.span).is_none()
    });
    for attr in &mut found {
        attr.clause_of = clause_at(&clauses, attr.span);
    }
    // `for (...; @directive("#pragma unroll"))`: the line would be removed with the clause.
    for directive in kept.iter().filter(|directive| clause_at(&clauses, directive.span).is_some()) {
        out.push(
            Diagnostic::error(
                FOR_HEADER_CLAUSES,
                "a preprocessor line in the 4th clause of a `for` header",
                directive.span,
            )
            .help("write it before the `for`")
            .cause_of(Cause::LostLoopRole),
        );
    }
    (found, clauses)
}

/// The attribute whose text contains `place`; `all` is sorted.
pub(crate) fn attribute_at(all: &[Written], place: Span) -> Option<&Written> {
    let after = all.partition_point(|attr| attr.extent.start <= place.start);
    all[..after].last().filter(|attr| attr.extent.contains(place))
}

/// The 4th clause that contains `place`; `all` is sorted.
pub(crate) fn clause_at(all: &[Clause], place: Span) -> Option<Clause> {
    let after = all.partition_point(|clause| clause.span.start <= place.start);
    all[..after].last().copied().filter(|clause| clause.span.contains(place))
}

/// Reads `@name`, `@name(...)`. Returns the index after it.
fn at_style(
    tokens: &Tokens<'_>,
    at: usize,
    known: &Attributes,
    found: &mut Vec<Written>,
    out: &mut Vec<Diagnostic>,
) -> usize {
    let name = at + 1;
    if tokens.is(name, "(")
        && let Some(end) = listed(tokens, at, known, found, out)
    {
        return end;
    }
    if !tokens.is_kind(name, TokenKind::Identifier) {
        let place = tokens.span(at);
        out.push(
            Diagnostic::error(STRAY_AT, "`@` without an attribute name", place)
                .help("attributes are written `@name` or `@name(arguments)`"),
        );
        return name;
    }
    let mut end = name + 1;
    let mut args = Vec::new();
    if tokens.is(end, "(") && !starts_statement(tokens, name, known) {
        args = arguments(tokens, end);
        end = tokens.skip(end);
    }
    let span = tokens.span(at).to(tokens.span(end - 1));
    found.push(Written {
        name: without_splices(tokens.spelling(name)).into_owned(),
        name_span: tokens.span(at).to(tokens.span(name)),
        args,
        span,
        tokens: (at, end),
        extent: span,
        clause_of: None,
    });
    end
}

/// Reads `@(dim(8, N), idxOrder(1, 0))`, the form of OCCA before 1.0, as if each attribute had its own `@`. Returns the
/// index after it.
fn listed(
    tokens: &Tokens<'_>,
    at: usize,
    known: &Attributes,
    found: &mut Vec<Written>,
    out: &mut Vec<Diagnostic>,
) -> Option<usize> {
    let end = tokens.skip(at + 1);
    let mut list = Vec::new();
    for part in tokens.arguments(at + 1) {
        let open = part.start + 1;
        let is_call = tokens.is(open, "(") && tokens.skip(open) == part.end;
        if !tokens.is_kind(part.start, TokenKind::Identifier) || !(is_call || part.end == open) {
            return None;
        }
        let name = match tokens.spelling(part.start) {
            "idxOrder" => "dimOrder",
            name => name,
        };
        known.get(name)?;
        list.push(Written {
            name: name.to_string(),
            name_span: tokens.span(part.start),
            args: if is_call { arguments(tokens, open) } else { Vec::new() },
            span: tokens.span(part.start).to(tokens.span(part.end - 1)),
            tokens: (at, end),
            extent: tokens.span(at).to(tokens.span(end - 1)),
            clause_of: None,
        });
    }
    let whole = tokens.span(at).to(tokens.span(end - 1));
    let shown = |attr: &Written| match attr.args.is_empty() {
        true => format!("@{}", attr.name),
        false => format!("@{}({})", attr.name, attr.args.join(", ")),
    };
    let right = list.iter().map(shown).collect::<Vec<String>>().join(" ");
    if right.is_empty() {
        return None;
    }
    let message = "attributes in parentheses after one `@` belong to OCCA before 1.0, not to OKL";
    out.push(
        Diagnostic::error(FOREIGN_WORD, message, whole)
            .help(format!("each attribute has its own `@`: `{right}`"))
            .replace(whole, right),
    );
    found.append(&mut list);
    Some(end)
}

/// True if the parentheses after a name begin the statement that follows: true for `@atomic (*sum) += 1;`, false for
/// `@atomic("acquire") v = x;`.
fn starts_statement(tokens: &Tokens<'_>, name: usize, known: &Attributes) -> bool {
    let kind = known.get(&without_splices(tokens.spelling(name)));
    let bare = |kind: &dyn Attribute| {
        matches!(kind.arguments(), Arguments::None | Arguments::Text)
            && kind.sites().contains(&SiteKind::Statement)
    };
    kind.is_some_and(bare) && !tokens.is(name + 2, ")") && !tokens.spelling(name + 2).starts_with('"')
}

/// Reads `[[okl_name("...")]]`, `[[okl::name]]`. Returns the index after the brackets, or after the first two if no
/// attribute in them is okl's.
fn bracket_style(
    tokens: &Tokens<'_>,
    at: usize,
    found: &mut Vec<Written>,
    out: &mut Vec<Diagnostic>,
) -> usize {
    let close = tokens.skip(at);
    let whole = tokens.span(at).to(tokens.span(close - 1));
    let parts = tokens.arguments(at + 1);
    let first = found.len();
    for part in &parts {
        let (name, after) = match tokens.spelling(part.start).strip_prefix("okl_") {
            Some(name) => (name, part.start + 1),
            None if tokens.is(part.start, "okl") && tokens.is(part.start + 1, "::") => {
                (tokens.spelling(part.start + 2), part.start + 3)
            }
            None => continue,
        };
        found.push(Written {
            name: name.to_string(),
            name_span: tokens.span(part.start).to(tokens.span(after - 1)),
            args: with_signs(name, quoted_arguments(tokens, after..part.end)),
            span: tokens.span(part.start).to(tokens.span(part.end - 1)),
            tokens: (at, close),
            extent: whole,
            clause_of: None,
        });
    }
    let ours = found.len() - first;
    if ours == 0 {
        return at + 2;
    }
    if ours < parts.len() {
        out.push(
            Diagnostic::error(
                MIXED_ATTRIBUTE_LIST,
                "attributes of okl and of others share one `[[...]]`",
                whole,
            )
            .help("write them as two lists: `[[okl_...]] [[...]]`"),
        );
    }
    close
}

/// True if `OKL("...")` starts at `index`, the macro that old code hides attributes in.
fn is_macro_style(tokens: &Tokens<'_>, index: usize) -> bool {
    tokens.is(index, "OKL")
        && tokens.is(index + 1, "(")
        && tokens.is_kind(index + 2, TokenKind::StringLiteral)
        && tokens.is(index + 3, ")")
}

/// Reads `OKL("@outer(0)")`, `OKL("@outer(0)");`. Returns the index after it.
///
/// In code for C++ compilers, the macro needs a `;` after it. That `;` is no statement, unless the attribute stands on
/// an empty statement: `OKL("@barrier");`.
fn macro_style(tokens: &Tokens<'_>, at: usize, known: &Attributes, found: &mut Vec<Written>) -> usize {
    let hidden = written_in(&unquote(tokens.spelling(at + 2)), known);
    let is_of_empty = |attr: &Written| known.get(&attr.name).is_some_and(|a| a.sites() == [SiteKind::Empty]);
    let takes_end = tokens.is(at + 4, ";") && !hidden.is_empty() && !hidden.iter().any(is_of_empty);
    let after = at + if takes_end { 5 } else { 4 };
    let whole = tokens.span(at).to(tokens.span(after - 1));
    for (nth, mut attr) in hidden.into_iter().enumerate() {
        // Each attribute gets a distinct range: if the string has escapes, the name has no range in the text.
        attr.span = Span::new(whole.start + (nth as u32).min(whole.len() - 1), whole.end);
        attr.name_span = whole;
        attr.extent = whole;
        attr.tokens = (at, after);
        found.push(attr);
    }
    after
}

/// Reads `#pragma occa attributes @outer(0)`: attributes of the construct after the line.
fn pragma_style(tokens: &Tokens<'_>, kept: &KeptDirective, known: &Attributes, found: &mut Vec<Written>) {
    let line = kept.span.of(tokens.text());
    let Some(start) = pragma_attributes(kept).and_then(|list| line.rfind(list)) else { return };
    let base = kept.span.start + start as u32;
    let after = tokens.at(kept.span.end);
    for mut attr in written_in(&line[start..], known) {
        let shift = |span: Span| Span::new(base + span.start, base + span.end);
        attr.span = shift(attr.span);
        attr.name_span = shift(attr.name_span);
        attr.extent = kept.span;
        attr.tokens = (after, after);
        found.push(attr);
    }
}

/// The list of attributes in a pragma line.
pub(crate) fn pragma_attributes(kept: &KeptDirective) -> Option<&str> {
    match &kept.kind {
        KeptKind::Pragma { body } => {
            let rest = body.strip_prefix("occa")?.trim_start().strip_prefix("attributes")?.trim();
            rest.starts_with('@').then_some(rest)
        }
        KeptKind::Define { .. }
        | KeptKind::Undef { .. }
        | KeptKind::PragmaOperator { .. }
        | KeptKind::SystemInclude { .. }
        | KeptKind::Ident
        | KeptKind::Null => None,
    }
}

/// The `@name(...)` of a text, with ranges in that text.
fn written_in(text: &str, known: &Attributes) -> Vec<Written> {
    let tokens = Tokens::new(text);
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        at = match tokens.is_kind(at, TokenKind::At) {
            true => at_style(&tokens, at, known, &mut found, &mut Vec::new()),
            false => at + 1,
        };
    }
    found
}

/// The arguments between the parentheses at `open`.
fn arguments(tokens: &Tokens<'_>, open: usize) -> Vec<String> {
    tokens
        .arguments(open)
        .into_iter()
        .map(|part| without_splices(&without_comments(tokens, part)).into_owned())
        .collect()
}

/// The text of some tokens with a space for each comment between them: `16 /* "items" */ - 1` gives `16 - 1`.
fn without_comments(tokens: &Tokens<'_>, part: std::ops::Range<usize>) -> String {
    let mut text = String::new();
    for at in part.clone() {
        if at > part.start {
            let gap = Span::new(tokens.span(at - 1).end, tokens.span(at).start).of(tokens.text());
            let is_blank = without_splices(gap).trim().is_empty();
            text.push_str(if is_blank { gap } else { " " });
        }
        text.push_str(tokens.spelling(at));
    }
    text
}

/// Adds the `@` of loops in the arguments of `@tile`: `[[okl_tile(16, outer, inner)]]` has none, because C++ has no
/// `@`.
fn with_signs(name: &str, args: Vec<String>) -> Vec<String> {
    let is_loop = |arg: &str| {
        let word = arg.split('(').next().unwrap_or(arg).trim();
        matches!(word, "outer" | "inner")
    };
    let sign = |arg: String| if name == "tile" && is_loop(&arg) { format!("@{arg}") } else { arg };
    args.into_iter().map(sign).collect()
}

/// The arguments inside the string of `okl_name("...")`, also of `okl_name("(1)")`, and of the form without a string.
fn quoted_arguments(tokens: &Tokens<'_>, range: std::ops::Range<usize>) -> Vec<String> {
    if !tokens.is(range.start, "(") {
        return Vec::new();
    }
    let text = match tokens.is_kind(range.start + 1, TokenKind::StringLiteral) {
        true => unquote(tokens.spelling(range.start + 1)),
        false => return arguments(tokens, range.start),
    };
    let inner = Tokens::new(&text);
    if inner.is(0, "(") && inner.skip(0) == inner.len() {
        return arguments(&inner, 0);
    }
    let wrapped = format!("({text})");
    arguments(&Tokens::new(&wrapped), 0)
}

/// The contents of a string literal. Only the escapes that [`quote`] writes are decoded.
pub(crate) fn unquote(literal: &str) -> String {
    if let Some(raw) = literal.strip_prefix("R\"") {
        let inner = raw.split_once('(').and_then(|(fence, rest)| rest.strip_suffix(&format!("){fence}\"")));
        return inner.unwrap_or_default().to_string();
    }
    let body = literal.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(literal);
    let mut text = String::new();
    let mut characters = body.chars();
    while let Some(character) = characters.next() {
        match (character, character == '\\') {
            (_, true) => text.push(characters.next().unwrap_or('\\')),
            (other, false) => text.push(other),
        }
    }
    text
}

/// The arguments of an attribute as a string literal on one line; [`unquote`] is the inverse.
pub(crate) fn quote(args: &[String]) -> String {
    let mut text = String::from("\"");
    for character in args.join(", ").chars() {
        match character {
            '"' | '\\' => text.extend(['\\', character]),
            '\n' | '\r' => text.push(' '),
            other => text.push(other),
        }
    }
    text.push('"');
    text
}

/// `for-header-clauses` for a token that is no attribute, but may be meant as one: `for (...; ...; ...; outer)`.
fn not_in_clause(tokens: &Tokens<'_>, stray: usize, known: &Attributes) -> Diagnostic {
    let (place, word) = (tokens.span(stray), tokens.spelling(stray));
    let message = "only attributes may stand in the 4th clause of a `for` header";
    let error = Diagnostic::error(FOR_HEADER_CLAUSES, message, place).cause_of(Cause::LostLoopRole);
    // `outer0` is the form from before OKL had attributes.
    let name = word.trim_end_matches(['0', '1', '2']);
    let meant = match word.len() - name.len() {
        0 => format!("@{name}"),
        _ => format!("@{name}({})", &word[name.len()..]),
    };
    let fits = |found: &&dyn Attribute| name == word || found.arguments() == Arguments::Axis;
    // `tile(16)`, which implied groups and work items.
    let sizes = tokens.arguments(stray + 1);
    if let ("tile", [size]) = (word, &sizes[..])
        && tokens.is(stray + 1, "(")
    {
        let meant = format!("@tile({}, @outer, @inner)", tokens.text_of(size.clone()));
        let whole = place.to(tokens.span(tokens.skip(stray + 1) - 1));
        return error.help(format!("did you mean `{meant}`?")).replace(whole, meant);
    }
    match known.get(name).filter(fits) {
        Some(_) => error.help(format!("did you mean `{meant}`?")).replace(place, meant),
        None => error.help("write `for (init; condition; update; @attribute)`"),
    }
}

/// The 4th clauses of all `for` headers. More than four parts is a mistake.
fn clauses(tokens: &Tokens<'_>, known: &Attributes, out: &mut Vec<Diagnostic>) -> Vec<Clause> {
    let mut found = Vec::new();
    for keyword in 0..tokens.len() {
        if !tokens.is(keyword, "for") || !tokens.is(keyword + 1, "(") {
            continue;
        }
        let Some(close) = tokens.partner(keyword + 1) else { continue };
        let mut semicolons = Vec::new();
        let mut index = keyword + 2;
        while index < close {
            if tokens.is(index, ";") {
                semicolons.push(index);
            }
            index = tokens.skip(index);
        }
        if let [_, second] = semicolons[..]
            && let Some(clause) = unseparated(tokens, keyword, second, close, out)
        {
            found.push(clause);
        }
        if let Some(third) = semicolons.get(2) {
            // Attributes may be separated by `;`, too; other tokens are reported.
            let span = Span::new(tokens.span(*third).start, tokens.span(close).start);
            let stray = (*third..close).find(|at| !is_clause_token(tokens, *at, close));
            if let Some(stray) = stray {
                out.push(not_in_clause(tokens, stray, known));
            }
            found.push(Clause { keyword, span });
        }
    }
    found
}

/// The clause of `++i @outer)` and `++i, @outer)`: attributes in the third part of a header, without a `;` before them.
/// Reports the missing `;`.
fn unseparated(
    tokens: &Tokens<'_>,
    keyword: usize,
    second: usize,
    close: usize,
    out: &mut Vec<Diagnostic>,
) -> Option<Clause> {
    let mut first = second + 1;
    while first < close && !tokens.is_kind(first, TokenKind::At) && !tokens.opens_attribute(first) {
        first = tokens.skip(first);
    }
    let is_ours = tokens.is_kind(first, TokenKind::At) || tokens.spelling(first + 2).starts_with("okl");
    if first >= close || first == second + 1 || !is_ours {
        return None;
    }
    let has_comma = tokens.is(first - 1, ",");
    let last = if has_comma { first - 2 } else { first - 1 };
    let place = tokens.span(last).end;
    let comma = if has_comma { tokens.span(first - 1) } else { Span::at(place) };
    out.push(
        Diagnostic::error(MISSING_SEMICOLON, "there is no `;` before the attributes of this loop", comma)
            .help("write `for (init; condition; update; @attribute)`")
            .replace(comma, ";"),
    );
    Some(Clause { keyword, span: Span::new(place, tokens.span(close).start) })
}

/// True if the token belongs to a 4th clause: a separator, or part of an attribute.
fn is_clause_token(tokens: &Tokens<'_>, index: usize, close: usize) -> bool {
    if tokens.is(index, ";") || tokens.is(index, ",") || tokens.is_kind(index, TokenKind::At) {
        return true;
    }
    // Inside the brackets or right after the `@` of an attribute that started in the clause.
    let mut at = index;
    while at > 0 && !tokens.is(at, ";") {
        at -= 1;
    }
    let mut cursor = at + 1;
    while cursor < close && cursor <= index {
        let end = if tokens.is_kind(cursor, TokenKind::At) {
            let name = cursor + 2;
            if tokens.is(name, "(") { tokens.skip(name) } else { name }
        } else if tokens.opens_attribute(cursor) {
            tokens.skip(cursor)
        } else {
            cursor
        };
        if cursor <= index && index < end {
            return true;
        }
        cursor = end.max(cursor + 1);
    }
    false
}

/// True if a macro's body contains attributes, comments and literals aside.
pub(crate) fn holds_attribute(body: &str) -> bool {
    let lexed = lex(body);
    let words: Vec<&str> = lexed.tokens.iter().map(|token| token.span.of(body)).collect();
    let opens_okl = |at: usize| {
        matches!(words.get(at..at + 2), Some(["[", "["]))
            && words.get(at + 2).is_some_and(|name| *name == "okl" || name.starts_with("okl_"))
    };
    lexed.tokens.iter().any(|token| token.kind == TokenKind::At) || (0..words.len()).any(opens_okl)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<(String, Vec<String>)> {
        let mut out = Vec::new();
        let (found, _) = find(&Tokens::new(text), &[], &Attributes::default(), &mut out);
        assert_eq!(out, []);
        found.into_iter().map(|attr| (attr.name, attr.args)).collect()
    }

    #[test]
    fn both_styles_read_the_same() {
        let expected = vec![("tile".to_string(), vec!["16".to_string(), "@outer".into(), "@inner".into()])];
        for text in [
            "@tile(16, @outer, @inner) for (;;);",
            "@ tile (16,@outer,@inner) for (;;);",
            "[[okl_tile(\"16, @outer, @inner\")]] for (;;);",
            "[[okl::tile(\"(16,@outer,@inner)\")]] for (;;);",
            "for (a; b; c; @tile(16, @outer, @inner));",
            "OKL(\"@tile(16, @outer, @inner)\") for (;;);",
            "OKL(\"@tile(16, @outer, @inner)\"); for (;;);",
            "[ [okl::tile(16, @outer, @inner)] ] for (;;);",
        ] {
            assert_eq!(names(text), expected, "{text}");
        }
    }

    #[test]
    fn an_attribute_inside_a_string_is_left_alone() {
        assert_eq!(names("\"@outer\" /* @inner */ '@' R\"(@tile)\" // @x"), []);
    }

    #[test]
    fn quoting_comes_back() {
        let args = vec!["\"warp\"".to_string(), "a\\b".to_string()];
        assert_eq!(unquote(&quote(&args)), "\"warp\", a\\b");
    }
}
