//! Pragmas before loops: okl's own, and those of the user that apply to loops.

use okl_analysis::Analyzed;
use okl_model::{DirectiveKind, Stmt};
use okl_source::Span;

/// A pragma before the token at `offset`, on its own line if nothing else precedes the token on its line.
pub(crate) fn pragma_line(unit: &Analyzed, offset: u32, pragma: &str) -> String {
    let (before, after) = around_line(unit, offset);
    format!("{before}#pragma {pragma}{after}")
}

/// The text before and after a line that is inserted before the token at `offset`.
pub(crate) fn around_line(unit: &Analyzed, offset: u32) -> (&'static str, String) {
    let text = &unit.text;
    let line_start = text[..offset as usize].rfind('\n').map_or(0, |at| at + 1);
    let before = &text[line_start..offset as usize];
    // Attributes in between are removed.
    let start = (unit.before_attributes(offset) as usize).max(line_start);
    if text[line_start..start].trim().is_empty() {
        let indent: String = before.chars().take_while(|character| matches!(character, ' ' | '\t')).collect();
        return ("", format!("\n{indent}"));
    }
    ("\n", "\n".into())
}

/// The user's `#pragma omp` on the line before a loop.
pub(crate) fn own_pragma(unit: &Analyzed, root: &Stmt) -> Option<Span> {
    let start = unit.before_attributes(root.span.start);
    let before = unit.directives_before(start).next()?;
    let is_next = unit.is_blank(Span::new(before.span.end, start));
    let is_own = matches!(before.kind, DirectiveKind::Pragma | DirectiveKind::PragmaOperator)
        && before.text.split_whitespace().next() == Some("omp");
    (is_next && is_own).then_some(before.span)
}

/// The pragmas before a statement that apply to loops, the last one first. On a device, a parallel loop is no loop any
/// more.
pub(crate) fn loop_pragmas(unit: &Analyzed, stmt: &Stmt) -> Vec<Span> {
    let mut end = unit.before_attributes(stmt.span.start);
    let mut found = Vec::new();
    for directive in unit.directives_before(end) {
        if !matches!(directive.kind, DirectiveKind::Pragma | DirectiveKind::PragmaOperator) {
            continue;
        }
        let is_next = unit.is_blank(Span::new(directive.span.end.min(end), end));
        if !is_next || !is_of_loops(&directive.text) {
            break;
        }
        found.push(directive.span);
        end = directive.span.start;
    }
    found
}

/// True if a pragma applies to the loop after it.
pub(crate) fn is_of_loops(pragma: &str) -> bool {
    const OF_LOOPS: &[&str] =
        &["GCC ivdep", "GCC unroll", "acc", "clang loop", "ivdep", "nounroll", "omp", "simd", "unroll"];
    OF_LOOPS.iter().any(|word| pragma.trim_start().starts_with(word))
}

#[cfg(test)]
mod tests {
    use crate::tests::on;
    use expect_test::{Expect, expect};

    fn check(nest: &str, expected: Expect) {
        let text = format!("@kernel void k(const int N, float *x) {{\n/*<*/\n{nest}\n/*>*/\n}}");
        expected.assert_eq(&on(&["serial", "openmp"], &text));
    }

    #[test]
    fn groups_run_in_parallel_on_openmp() {
        check(
            "for (int g = 0; g < N; ++g; @outer) {\nfor (int t = 0; t < 16; ++t; @inner) { x[t] = g; }\n}",
            expect![[r#"
            serial:
            for (int g = 0; g < N; ++g) {
            for (int t = 0; t < 16; ++t) { x[t] = g; }
            }
            openmp:
            #pragma omp parallel for
            for (int g = 0; g < N; ++g) {
            for (int t = 0; t < 16; ++t) { x[t] = g; }
            }
        "#]],
        );
    }

    #[test]
    fn loops_over_groups_that_stand_in_each_other_are_one() {
        check(
            "for (int b = 0; b < N; ++b; @outer) for (int g = 0; g < N; ++g; @outer) for (int t = 0; t < 16; ++t; @inner) { x[t] = g + b; }",
            expect![[r#"
            serial:
            for (int b = 0; b < N; ++b) for (int g = 0; g < N; ++g) for (int t = 0; t < 16; ++t) { x[t] = g + b; }
            openmp:
            #pragma omp parallel for collapse(2)
            for (int b = 0; b < N; ++b) for (int g = 0; g < N; ++g) for (int t = 0; t < 16; ++t) { x[t] = g + b; }
        "#]],
        );
    }

    #[test]
    fn a_pragma_of_the_users_stays() {
        check(
            "#pragma omp parallel for num_threads(2)\nfor (int g = 0; g < N; ++g; @outer) for (int t = 0; t < 16; ++t; @inner) { x[t] = g; }",
            expect![[r#"
            serial, openmp:
            #pragma omp parallel for num_threads(2)
            for (int g = 0; g < N; ++g) for (int t = 0; t < 16; ++t) { x[t] = g; }
        "#]],
        );
    }

    #[test]
    fn each_nest_is_parallel_for_itself() {
        check(
            "for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) { x[i] = 1; }\nif (N > 2)\nfor (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) { x[i] = 2; }",
            expect![[r#"
                serial:
                for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) { x[i] = 1; }
                if (N > 2)
                for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) { x[i] = 2; }
                openmp:
                #pragma omp parallel for
                for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) { x[i] = 1; }
                if (N > 2)
                #pragma omp parallel for
                for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) { x[i] = 2; }
            "#]],
        );
    }
}
