//! Declarations of several variables of which only some are `@shared`.

use okl_analysis::Analyzed;
use okl_model::{Stmt, VarId};
use okl_source::{EditSet, Piece, Span};

/// Writes `word` before the variables for which `marked` holds, in one declaration or several.
///
/// `float s @shared [16], x = 1;` becomes `__shared__ float s[16]; float x = 1;`
pub(crate) fn mark(
    owner: &str,
    unit: &Analyzed,
    stmt: &Stmt,
    declared: &[VarId],
    word: &str,
    marked: impl Fn(VarId) -> bool,
    edits: &mut EditSet,
) {
    let word = |id: VarId| if marked(id) { word.to_string() } else { String::new() };
    mark_each(owner, unit, stmt, declared, &word, edits);
}

/// Writes before each variable the word it needs, if any, in one declaration or several.
pub(crate) fn mark_each(
    owner: &str,
    unit: &Analyzed,
    stmt: &Stmt,
    declared: &[VarId],
    word: &dyn Fn(VarId) -> String,
    edits: &mut EditSet,
) {
    let Some(first) = declared.first() else { return };
    let spaced = |id: VarId| match word(id) {
        word if word.is_empty() => word,
        word => word + " ",
    };
    if !word(*first).is_empty() {
        edits.insert(owner.to_string(), after_alignment(unit, stmt.span), spaced(*first));
    }
    for pair in declared.windows(2) {
        if word(pair[0]) == word(pair[1]) {
            continue;
        }
        let text = format!("; {}", spaced(pair[1]));
        end_after(owner, unit, stmt, declared, pair[0], &text, edits);
    }
}

/// Where words of the target go: `alignas(16) __shared__ float s[4];`, since C++'s own attributes come first.
fn after_alignment(unit: &Analyzed, declaration: Span) -> u32 {
    let mut start = declaration.start;
    while let Some(rest) = unit.text[start as usize..declaration.end as usize].strip_prefix("alignas") {
        let mut depth = 0_i32;
        let close = rest.find(|letter| {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            letter == ')' && depth == 0
        });
        let Some(close) = close else { break };
        start = declaration.end - rest[close + 1..].trim_start().len() as u32;
    }
    start
}

/// Ends the declaration after one of its variables, writes `text`, and declares the others in another one.
///
/// `int a = 1, b = a;` becomes `int a = 1; f(a); int b = a;` with `; f(a); `
pub(crate) fn end_after(
    owner: &str,
    unit: &Analyzed,
    stmt: &Stmt,
    declared: &[VarId],
    last: VarId,
    text: &str,
    edits: &mut EditSet,
) {
    let Some(first) = declared.first() else { return };
    let name = unit.variable(*first).name_span.start;
    let specifiers = specifiers(unit.source(Span::new(stmt.span.start, name)));
    let from = unit.variable(last).span.end;
    let Some(comma) = comma(&unit.text[from as usize..]).map(|at| from + at as u32) else { return };
    edits.replace(owner.to_string(), Span::new(comma, comma + 1), format!("{text}{specifiers}"));
}

/// Declares each variable by a statement of its own: in other words where `restated` has some.
///
/// `float s @shared [16], x = 1;` becomes `auto &s = ...; float x = 1;`
pub(crate) fn restate(
    owner: &str,
    unit: &Analyzed,
    stmt: &Stmt,
    declared: &[VarId],
    restated: impl Fn(VarId) -> Option<String>,
    edits: &mut EditSet,
) {
    if declared.iter().all(|id| restated(*id).is_none()) {
        return;
    }
    let Some(first) = declared.first() else { return };
    let name = unit.variable(*first).name_span.start;
    let specifiers = specifiers(unit.source(Span::new(stmt.span.start, name)));
    let mut pieces = Vec::new();
    let mut start = stmt.span.start;
    for (at, id) in declared.iter().enumerate() {
        let from = unit.variable(*id).span.end;
        let end = comma(&unit.text[from as usize..]).map_or(stmt.span.end - 1, |at| from + at as u32);
        if at > 0 {
            pieces.push(Piece::Text(" ".into()));
        }
        match restated(*id) {
            Some(text) => pieces.push(Piece::Text(text)),
            None => {
                if at > 0 {
                    pieces.push(Piece::Text(specifiers.clone()));
                }
                pieces.push(Piece::Source(Span::new(start, end)));
                pieces.push(Piece::Text(";".into()));
            }
        }
        start = end + 1;
    }
    edits.supplant(owner.to_string(), stmt.span, pieces);
}

/// The part of `const float *` that every declarator shares: `const float`, without attributes.
fn specifiers(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(open) = rest.find("[[") {
        plain.push_str(&rest[..open]);
        rest = rest[open..].find("]]").map_or("", |close| &rest[open + close + 2..]);
    }
    plain.push_str(rest);
    let end = plain.find(['*', '&', '(']).unwrap_or(plain.len());
    plain[..end].trim().to_string()
}

/// The first comma that stands in no brackets.
fn comma(text: &str) -> Option<usize> {
    let mut depth = 0_i32;
    for (at, character) in text.char_indices() {
        match character {
            '(' | '[' | '{' => depth += 1,
            // The one of `x(1)`, where the search starts inside.
            ')' | ']' | '}' => depth = (depth - 1).max(0),
            ',' if depth == 0 => return Some(at),
            ';' if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{comma, specifiers};

    #[test]
    fn declarators_share_what_stands_before_the_first_star() {
        assert_eq!(specifiers("const float *"), "const float");
        assert_eq!(specifiers("[[okl_dim(\"2, 2\")]] unsigned [[a]] int "), "unsigned  int");
    }

    #[test]
    fn commas_in_brackets_separate_nothing() {
        assert_eq!(comma(" [[okl_dim(\"3, 4\")]], b;"), Some(20));
        assert_eq!(comma("; a, b"), None);
        assert_eq!(comma("), b(2);"), Some(1));
    }
}
