//! The facts of a normal form that come from its tokens, since libclang has no nodes for them.

use okl_model::{Alignment, AttrUse, Construct, ConstructKind, Scoped, Site, Unit};
use okl_normalizer::Normalized;
use okl_normalizer::lex::TokenKind;
use okl_normalizer::tokens::Tokens;
use okl_source::Span;

/// The keywords of C++17 ([lex.key] of the standard) and those that all compilers add, sorted.
const KEYWORDS: &[&str] = &[
    "__FUNCTION__",
    "__PRETTY_FUNCTION__",
    "__alignof__",
    "__attribute__",
    "__func__",
    "__inline",
    "__inline__",
    "__restrict",
    "__restrict__",
    "__typeof__",
    "__volatile__",
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "asm",
    "auto",
    "bitand",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "char16_t",
    "char32_t",
    "char8_t",
    "class",
    "compl",
    "const",
    "const_cast",
    "constexpr",
    "continue",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "else",
    "enum",
    "explicit",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "operator",
    "or",
    "or_eq",
    "private",
    "protected",
    "public",
    "register",
    "register",
    "reinterpret_cast",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
    "struct",
    "switch",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "while",
    "xor",
    "xor_eq",
];

/// Alternative spellings of punctuators ([lex.digraph] of the standard), and `::`.
const SIGNS: &[&str] = &["%:", "%>", "::", ":>", "<%", "<:"];

/// Returns true for keywords of C++, which cannot be identifiers.
pub fn is_keyword(name: &str) -> bool {
    let may_be = |first: &u8| first.is_ascii_lowercase() || *first == b'_';
    let is_short = name.len() <= LONGEST_KEYWORD;
    is_short && name.as_bytes().first().is_some_and(may_be) && KEYWORDS.binary_search(&name).is_ok()
}

const LONGEST_KEYWORD: usize = "__PRETTY_FUNCTION__".len();

/// Records the keywords, attribute lists, encoded literals and comments of a normal form.
pub(crate) fn list(tokens: &Tokens<'_>, input: &Normalized, unit: &mut Unit) {
    let mut attributes: Vec<Span> = input.attributes.iter().map(|attribute| attribute.span).collect();
    attributes.sort_unstable();
    let in_attribute = |span: Span| {
        let after = attributes.partition_point(|attribute| attribute.start <= span.start);
        after > 0 && attributes[after - 1].contains(span)
    };
    read(tokens, in_attribute, unit);
    unit.comments = comments(tokens);
}

/// The comments: the gaps between tokens, without white space.
fn comments(tokens: &Tokens<'_>) -> Vec<Span> {
    let text = tokens.text();
    let mut done = 0;
    let mut found = Vec::new();
    let ends = (0..tokens.len()).map(|at| tokens.span(at)).chain([Span::at(text.len() as u32)]);
    for token in ends {
        let gap = Span::new(done, token.start.max(done)).of(text);
        let start = done + (gap.len() - gap.trim_start().len()) as u32;
        let comment = Span::new(start, start + gap.trim().len() as u32);
        found.extend(Some(comment).filter(|comment| !comment.is_empty()));
        done = token.end.max(done);
    }
    found
}

/// Records the same for arguments that are code of the attributes of loops and statements: `cfg::size(n)` of
/// `@tile(cfg::size(n))`.
pub(crate) fn list_code(unit: &mut Unit) {
    let in_body = |attr: &&AttrUse| matches!(attr.site, Site::Loop(_) | Site::Statement(_) | Site::Empty(_));
    let places: Vec<Span> = unit.attributes.iter().filter(in_body).flat_map(|attr| attr.code(unit)).collect();
    let mut code = Unit::default();
    for place in &places {
        let mut inside = Unit::default();
        read(&Tokens::new(place.of(&unit.text)), |_| false, &mut inside);
        let moved = |span: Span| Span::new(place.start + span.start, place.start + span.end);
        code.keywords.extend(inside.keywords.into_iter().map(moved));
        let construct = |one: Construct| Construct { span: moved(one.span), ..one };
        code.constructs.extend(inside.constructs.into_iter().map(construct));
        code.rooted.extend(inside.rooted.into_iter().map(moved));
        let scoped = |one: Scoped| Scoped { scope: moved(one.scope), name: moved(one.name) };
        code.scoped.extend(inside.scoped.into_iter().map(scoped));
    }
    if places.is_empty() {
        return;
    }
    unit.constructs.append(&mut code.constructs);
    unit.keywords.append(&mut code.keywords);
    unit.keywords.sort_unstable();
    unit.rooted.append(&mut code.rooted);
    unit.rooted.sort_unstable();
    unit.scoped.append(&mut code.scoped);
    unit.scoped.sort_unstable_by_key(|one| one.name);
}

fn read(tokens: &Tokens<'_>, in_attribute: impl Fn(Span) -> bool, unit: &mut Unit) {
    let mut at = 0;
    while at < tokens.len() {
        let span = tokens.span(at);
        let spelling = tokens.spelling(at);
        if tokens.opens_attribute(at) {
            let whole = span.to(tokens.span(tokens.skip(at) - 1));
            if !in_attribute(span) {
                unit.attribute_lists.push(whole);
            }
            at = tokens.skip(at);
            continue;
        }
        at += 1;
        if in_attribute(span) {
            continue;
        }
        let is_word = tokens.is_kind(at - 1, TokenKind::Identifier);
        if is_word && is_keyword(spelling) || !is_word && SIGNS.contains(&spelling) {
            unit.keywords.push(span);
        }
        if let Some(kind) = construct(tokens, at - 1) {
            unit.constructs.push(Construct { span, kind });
        }
        if spelling == "alignas"
            && let Some(close) = tokens.partner(at)
        {
            let inside = Span::new(tokens.span(at).end, tokens.span(close).start);
            // For a name that may be either, `names` decides later.
            let first = tokens.spelling(at + 1);
            let is_type = is_keyword(first) && !matches!(first, "alignof" | "sizeof");
            unit.alignments.push(Alignment { span: span.to(tokens.span(close)), inside, is_type });
        }
        let is_name =
            |at: usize| tokens.is_kind(at, TokenKind::Identifier) && !is_keyword(tokens.spelling(at));
        if spelling == "::" && at > 1 && is_name(at - 2) && is_name(at) {
            unit.scoped.push(Scoped { scope: tokens.span(at - 2), name: tokens.span(at) });
        } else if spelling == "::" && is_name(at) && (at < 2 || !tokens.is(at - 2, ">")) {
            unit.rooted.push(tokens.span(at));
        }
        let is_text = tokens.is_kind(at - 1, TokenKind::StringLiteral)
            || tokens.is_kind(at - 1, TokenKind::CharLiteral);
        if is_text && spelling.starts_with(|first: char| first.is_ascii_alphabetic()) {
            unit.encoded.push(span);
        }
    }
}

/// The construct that starts at a token, if not every target compiler supports it and libclang has no kind for it.
fn construct(tokens: &Tokens<'_>, at: usize) -> Option<ConstructKind> {
    match tokens.spelling(at) {
        "?" if tokens.is(at + 1, ":") => Some(ConstructKind::ShortConditional),
        "__typeof__" | "__typeof" | "typeof" if tokens.is(at + 1, "(") => Some(ConstructKind::TypeOf),
        // `{.a = 1}`, `{1, .b = 2}`. After any other token, `.` accesses a member of an object.
        "." if at > 0 && tokens.is_kind(at + 1, TokenKind::Identifier) => {
            let opens = tokens.is(at - 1, "{") || tokens.is(at - 1, ",");
            opens.then_some(ConstructKind::DesignatedInitialiser)
        }
        _ => None,
    }
}

/// True for the operators that give the type of an expression.
pub(crate) fn is_type_of(word: &str) -> bool {
    matches!(word, "decltype" | "typeof" | "__typeof" | "__typeof__")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_signs_are_sorted() {
        assert!(KEYWORDS.is_sorted());
        assert!(KEYWORDS.iter().all(|word| is_keyword(word)));
        assert!(SIGNS.is_sorted());
    }
}
