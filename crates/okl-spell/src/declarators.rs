//! Splits declarations whose variables need different qualifiers, such as `@shared` on some of them.

use okl_analysis::Analyzed;
use okl_model::{Alignment, Stmt, StmtKind, VarId};
use okl_source::{EditSet, Piece, Span};

/// Writes the qualifier that each variable needs, if any; splits the declaration where qualifiers differ.
///
/// `float s @shared [16], x = 1;` becomes `__shared__ float s[16]; float x = 1;`
pub(crate) fn mark_each(
    owner: &str,
    unit: &Analyzed,
    declaration: Span,
    declared: &[VarId],
    word: &dyn Fn(VarId) -> String,
    edits: &mut EditSet,
) {
    mark_first(owner, unit, declaration, declared, word, edits);
    mark_others(owner, unit, declaration, declared, word, edits);
}

/// The qualifier of the first variable: `__shared__ float s @shared [16], x = 1;`
pub(crate) fn mark_first(
    owner: &str,
    unit: &Analyzed,
    declaration: Span,
    declared: &[VarId],
    word: &dyn Fn(VarId) -> String,
    edits: &mut EditSet,
) {
    let Some(first) = declared.first() else { return };
    if !word(*first).is_empty() {
        edits.insert(owner.to_string(), after_alignment(unit, declaration), spaced(word(*first)));
    }
}

/// Splits the declaration between variables with different qualifiers: `; float` in
/// `__shared__ float s[16]; float x = 1;`
///
/// The type is repeated as edits have rewritten it so far, so edits of the type must precede this call.
pub(crate) fn mark_others(
    owner: &str,
    unit: &Analyzed,
    declaration: Span,
    declared: &[VarId],
    word: &dyn Fn(VarId) -> String,
    edits: &mut EditSet,
) {
    for pair in declared.windows(2) {
        if word(pair[0]) == word(pair[1]) {
            continue;
        }
        let text = format!("; {}", spaced(word(pair[1])));
        end_after(owner, unit, declaration, declared, pair[0], &text, edits);
    }
}

fn spaced(word: String) -> String {
    if word.is_empty() { word } else { word + " " }
}

/// The place of a qualifier in a declaration: `alignas(16) __shared__ float s[4];`, since C++'s own attributes come
/// first.
fn after_alignment(unit: &Analyzed, declaration: Span) -> u32 {
    let mut start = declaration.start;
    for alignment in unit.alignments.iter().filter(|one| declaration.contains(one.span)) {
        if alignment.span.start == start {
            let rest = Span::new(alignment.span.end, declaration.end);
            start = unit.trimmed(rest).start;
        }
    }
    start
}

/// The `alignas(...)` specifiers that apply to a local variable.
pub(crate) fn alignments(unit: &Analyzed, id: VarId) -> Vec<&Alignment> {
    let name = unit.variable(id).name_span;
    let function = unit.function_around(name).and_then(|function| unit.body(unit.function(function)));
    let Some(mut stmt) = function else { return Vec::new() };
    while let Some(inner) = unit.child_at(stmt, name) {
        stmt = inner;
    }
    let StmtKind::Declaration(declared) = &stmt.kind else { return Vec::new() };
    // Before the first declarator, a specifier applies to all variables, else to the one whose name it follows.
    let first = declared.first().map_or(name, |first| unit.variable(*first).name_span);
    let end = unit.variable(id).declarator.next.map_or(stmt.span.end, |next| next.comma.start);
    let is_its =
        |at: Span| stmt.span.contains(at) && (at.end <= first.start || name.end <= at.start && at.end <= end);
    unit.alignments.iter().filter(|one| is_its(one.span)).collect()
}

/// Ends the declaration after one of its variables, writes `text`, and declares the remaining variables separately.
///
/// `int a = 1, b = a;` becomes `int a = 1; f(a); int b = a;` with `; f(a); `
pub(crate) fn end_after(
    owner: &str,
    unit: &Analyzed,
    declaration: Span,
    declared: &[VarId],
    last: VarId,
    text: &str,
    edits: &mut EditSet,
) {
    let Some(first) = declared.first() else { return };
    let Some(next) = unit.variable(last).declarator.next else { return };
    let specifiers = specifiers(unit, declaration, *first);
    let specifiers: String = specifiers.into_iter().map(|part| rewritten(unit, part, edits)).collect();
    let gap = gap(unit, next.comma.end);
    edits.replace(owner.to_string(), next.comma, format!("{text}{}{gap}", specifiers.trim()));
}

/// Declares each variable by a statement of its own; the statement is `restated(variable)` if it returns one.
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
    let specifiers = specifiers(unit, stmt.span, *first);
    let mut pieces = Vec::new();
    let mut start = stmt.span.start;
    for (at, id) in declared.iter().enumerate() {
        let next = unit.variable(*id).declarator.next;
        let end = next.map_or(stmt.span.end - 1, |next| next.comma.start);
        if at > 0 {
            pieces.push(Piece::Text(" ".into()));
        }
        match restated(*id) {
            Some(text) => pieces.push(Piece::Text(text)),
            None => {
                if at > 0 {
                    pieces.extend(specifiers.iter().copied().map(Piece::Source));
                    pieces.push(Piece::Text(gap(unit, start).into()));
                }
                pieces.push(Piece::Source(Span::new(start, end)));
                pieces.push(Piece::Text(";".into()));
            }
        }
        start = end + 1;
    }
    edits.supplant(owner.to_string(), stmt.span, pieces);
}

/// The blank needed between a keyword and the text at a place: in `int a,b;`, one before `b`.
fn gap(unit: &Analyzed, place: u32) -> &'static str {
    let is_blank = unit.text[place as usize..].starts_with(char::is_whitespace);
    if is_blank { "" } else { " " }
}

/// The declaration specifiers that all declarators share: `const float` of `const float *a, b;`, without attributes.
fn specifiers(unit: &Analyzed, declaration: Span, first: VarId) -> Vec<Span> {
    let Some(next) = unit.variable(first).declarator.next else { return Vec::new() };
    let attributes = unit.attributes.iter().map(|attribute| attribute.span);
    let mut lists: Vec<Span> = attributes.chain(unit.attribute_lists.iter().copied()).collect();
    lists.retain(|list| declaration.start <= list.start && list.end <= next.start);
    lists.sort_unstable();
    let mut plain = Vec::new();
    let mut at = declaration.start;
    for list in lists {
        plain.push(Span::new(at, list.start.max(at)));
        at = list.end.max(at);
    }
    let last = Span::new(at, next.start.max(at));
    plain.push(Span::new(at, unit.trimmed(last).end.max(at)));
    plain.retain(|part| !part.is_empty());
    plain
}

/// The text of a span with the edits so far applied.
fn rewritten(unit: &Analyzed, part: Span, edits: &EditSet) -> String {
    let mut own = EditSet::new();
    for edit in edits.iter().filter(|edit| !edit.span.is_empty() && part.contains(edit.span)) {
        own.recompose(edit.owner.clone(), edit.span, edit.with.clone());
    }
    own.render(&unit.text, part).expect("words of a type are replaced each by itself").0
}

#[cfg(test)]
mod tests {
    use crate::tests::{ALL, device, group};
    use expect_test::{Expect, expect};

    /// The declarations of group memory for each target; some targets declare it at the start of the kernel.
    fn check(declared: &str, expected: Expect) {
        const STARTS: [&str; 5] = ["__shared__ ", "__local ", "threadgroup ", "auto &", "alignas("];
        let text = group(&format!("{declared} each {{ s[0][t] = x[t]; }} each {{ y[t] = s[0][15 - t]; }}"));
        let lines = ALL.map(|target| {
            let text = device(target, &text).expect("it is lowered");
            let parts = text.split([';', '{', '}']).map(str::trim);
            let found: Vec<&str> =
                parts.filter(|part| STARTS.iter().any(|start| part.starts_with(start))).collect();
            format!("{target}: {}\n", found.join("; "))
        });
        expected.assert_eq(&lines.concat());
    }

    #[test]
    fn memory_of_a_group_has_the_word_of_the_target() {
        check(
            "@shared float s[4][16];",
            expect![[r#"
            cuda: __shared__ float s[4][16]
            hip: __shared__ float s[4][16]
            dpcpp: auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[4][16]>(item_.get_group())
            opencl: __local float s[4][16]
            opencl-cpp: __local float s[4][16]
            metal: threadgroup float s[4][16]
            serial: alignas(64) float s[4][16]
            openmp: alignas(64) float s[4][16]
        "#]],
        );
    }

    #[test]
    fn two_arrays_of_one_declaration_are_both_of_the_group() {
        check(
            "@shared float s[4][16], other[4];",
            expect![[r#"
            cuda: __shared__ float s[4][16], other[4]
            hip: __shared__ float s[4][16], other[4]
            dpcpp: auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[4][16]>(item_.get_group()); auto &other = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[4]>(item_.get_group())
            opencl: __local float s[4][16]; __local float other[4]
            opencl-cpp: __local float s[4][16]; __local float other[4]
            metal: threadgroup float s[4][16]; threadgroup float other[4]
            serial: alignas(64) float s[4][16], other[4]
            openmp: alignas(64) float s[4][16], other[4]
        "#]],
        );
    }

    #[test]
    fn memory_of_a_size_known_at_launch_keeps_room_for_the_most() {
        check(
            "@shared(4) float s[N][16];",
            expect![[r#"
            cuda: __shared__ float s[4][16]
            hip: __shared__ float s[4][16]
            dpcpp: auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[4][16]>(item_.get_group())
            opencl: __local float s[4][16]
            opencl-cpp: __local float s[4][16]
            metal: threadgroup float s[4][16]
            serial: alignas(64) float s[4][16]
            openmp: alignas(64) float s[4][16]
        "#]],
        );
    }
}
