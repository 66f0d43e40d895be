//! The words and signs of device code, for targets that lack some of C++'s.

use crate::Job;
use okl_model::ItemKind;
use okl_source::{EditSet, Piece, Span};

/// One word of the text, or a character that is no part of one.
pub(crate) struct Token {
    pub(crate) span: Span,
    pub(crate) is_word: bool,
}

/// What others replace by something of their own.
pub(crate) fn gone(edits: &EditSet) -> Vec<Span> {
    let copies = |piece: &Piece| matches!(piece, Piece::Source(_));
    let whole = edits.iter().filter(|edit| !edit.span.is_empty() && !edit.with.iter().any(copies));
    whole.map(|edit| edit.span).collect()
}

/// What of the text is device code.
pub(crate) fn device_ranges(job: &Job<'_>) -> Vec<Span> {
    let unit = job.unit;
    let device = job.device_code();
    let mut ranges: Vec<Span> = device.functions.iter().map(|id| unit.function(*id).span).collect();
    for kernel in job.checked.kernels() {
        let function = unit.function(kernel.function);
        ranges.push(function.params_span);
        for nest in &kernel.nests {
            let root = unit.for_loop(nest.root);
            ranges.push(root.span);
            // Declarations of the host that kernels repeat.
            ranges.extend(job.host_values(function, root).iter().filter_map(|value| value.repeats(unit)));
        }
    }
    ranges.extend(unit.items.iter().filter_map(|item| match item.kind {
        ItemKind::Type | ItemKind::Variable(_) | ItemKind::Namespace => Some(item.span),
        ItemKind::Function(_) | ItemKind::Other => None,
    }));
    ranges
}

/// Directives and attributes: no code.
pub(crate) fn skipped(job: &Job<'_>) -> Vec<Span> {
    let directives = job.unit.directives.iter().map(|directive| directive.span);
    let mut spans: Vec<Span> = directives.chain(job.unit.attributes.iter().map(|attr| attr.span)).collect();
    spans.sort();
    spans
}

/// The words and signs of a text; comments, strings and what is skipped left out.
pub(crate) fn tokens(text: &str, skipped: &[Span]) -> Vec<Token> {
    let mut found = Vec::new();
    let bytes = text.as_bytes();
    // They are sorted, and those before `at` are done with.
    let mut skipped = skipped.iter().map(|span| span.start as usize..span.end as usize).peekable();
    let mut at = 0;
    while at < bytes.len() {
        while skipped.next_if(|span| span.end <= at).is_some() {}
        if let Some(span) = skipped.next_if(|span| span.start <= at) {
            at = span.end;
            continue;
        }
        let rest = &text[at..];
        let end = match bytes[at] {
            b'/' if rest.starts_with("//") => at + rest.find('\n').unwrap_or(rest.len()),
            b'/' if rest.starts_with("/*") => at + rest.find("*/").map_or(rest.len(), |end| end + 2),
            quote @ (b'"' | b'\'') => {
                let end = at + quoted(rest.as_bytes(), quote);
                found.push(Token { span: Span::new(at as u32, end as u32), is_word: false });
                end
            }
            byte if byte.is_ascii_whitespace() => at + 1,
            // `1.0f`, `1'000`
            byte if byte.is_ascii_digit() => {
                let inside = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'\'');
                let end = at + rest.bytes().position(|b| !inside(b)).unwrap_or(rest.len());
                found.push(Token { span: Span::new(at as u32, end as u32), is_word: false });
                end
            }
            byte if byte.is_ascii_alphabetic() || byte == b'_' => {
                let inside = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
                let end = rest.bytes().position(|b| !inside(b)).unwrap_or(rest.len());
                let raw = raw_text(rest, end);
                let end = at + raw.unwrap_or(end);
                found.push(Token { span: Span::new(at as u32, end as u32), is_word: raw.is_none() });
                end
            }
            _ => {
                let length = rest.chars().next().map_or(1, char::len_utf8);
                found.push(Token { span: Span::new(at as u32, (at + length) as u32), is_word: false });
                at + length
            }
        };
        at = end.max(at + 1);
    }
    found
}

/// The length of `R"x(text)x"`, whose prefix is so long.
fn raw_text(rest: &str, prefix: usize) -> Option<usize> {
    let quoted = rest[..prefix].ends_with('R').then(|| rest[prefix..].strip_prefix('"'))??;
    let open = quoted.find('(').filter(|_| ["R", "u8R", "LR", "uR", "UR"].contains(&&rest[..prefix]))?;
    let end = format!("){}\"", &quoted[..open]);
    let close = quoted[open..].find(&end)?;
    Some(prefix + 1 + open + close + end.len())
}

/// The length of a literal with its quotes.
fn quoted(rest: &[u8], quote: u8) -> usize {
    let mut at = 1;
    while at < rest.len() && rest[at] != quote {
        at += if rest[at] == b'\\' { 2 } else { 1 };
    }
    (at + 1).min(rest.len())
}
