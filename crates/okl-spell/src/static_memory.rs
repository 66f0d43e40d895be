//! Group memory that has static storage in the target's language, as in CUDA and HIP.
//!
//! ```text
//! auto f = [&s](int i) { return s[i]; };    auto f = [](int i) { return s[i]; };
//! View view = {s, 8};                       View view = {okl_address(s), 8};
//! ```

use crate::device_text::DeviceText;
use crate::job::Job;
use okl_analysis::Analyzed;
use okl_model::{ExprId, ExprKind, Lambda, Name, VarId};
use okl_source::{EditSet, Span};

/// A function whose result no compiler takes for a constant expression.
const ADDRESS: &str = "template <class okl_T>\n{} inline okl_T *okl_address(okl_T *at) { return at; }\n";

/// Removes group memory from captures, and hides its addresses in initialiser lists from compilers that would take them
/// for constants.
pub(crate) fn lower(job: &mut Job<'_>, code: &DeviceText, edits: &mut EditSet) {
    let unit = job.unit;
    if !job.target.capabilities.static_group_memory {
        return;
    }
    let mut needs_address = false;
    for expression in unit.expressions.iter().filter(|one| !one.span.is_empty()) {
        if !code.is_left(expression.span.first()) {
            continue;
        }
        if let ExprKind::Lambda(lambda) = &expression.kind {
            release(job, lambda, edits);
        } else if let ExprKind::List(elements) = &expression.kind
            && !job.target.capabilities.group_addresses_in_lists
        {
            let addresses = elements.iter().filter(|id| is_address(unit, **id));
            for id in addresses {
                needs_address = true;
                edits.wrap(job.owner(), unit.expression(*id).span, "okl_address(", ")");
            }
        }
    }
    if needs_address {
        job.help_with(ADDRESS.replace("{}", &job.target.words.device_function));
    }
}

/// `[&s, n]` becomes `[n]`.
fn release(job: &Job<'_>, lambda: &Lambda, edits: &mut EditSet) {
    let unit = job.unit;
    let is_gone = |capture: Span| {
        let mut captures = lambda.captures.iter().filter(|one| !one.declares);
        captures.any(|one| capture.contains(one.span) && is_shared(unit, one.variable))
    };
    let captures = captures(unit, lambda.introducer);
    let kept: Vec<Span> = captures.iter().copied().filter(|capture| !is_gone(*capture)).collect();
    if kept.len() == captures.len() {
        return;
    }
    // With the comma after it; if the last captures are removed, with the comma before them.
    for (at, capture) in captures.iter().enumerate().filter(|(_, capture)| is_gone(**capture)) {
        let end = captures.get(at + 1).map_or(capture.end, |next| next.start);
        edits.delete(job.owner(), Span::new(capture.start, end));
    }
    if let (Some(last), Some(end)) = (kept.last(), captures.last())
        && last != end
    {
        let behind = captures.iter().find(|capture| capture.start > last.start).unwrap_or(end);
        edits.delete(job.owner(), Span::new(last.end, behind.start));
    }
}

/// The captures between the commas of `[&s, n, v = f(a, b)]`, trimmed.
fn captures(unit: &Analyzed, introducer: Span) -> Vec<Span> {
    let text = unit.source(introducer);
    let inside = text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
    let (text, start) = inside.map_or((text, introducer.start), |inside| (inside, introducer.start + 1));
    let mut found = Vec::new();
    let (mut depth, mut from) = (0, 0);
    let ends = text.char_indices().map(Some).chain([None]);
    for sign in ends {
        let (at, letter) = sign.unwrap_or((text.len(), ','));
        depth += i32::from("([{".contains(letter)) - i32::from(")]}".contains(letter));
        if letter == ',' && depth == 0 {
            let part = &text[from..at];
            let skipped = part.len() - part.trim_start().len();
            let first = start + (from + skipped) as u32;
            if !part.trim().is_empty() {
                found.push(Span::new(first, first + part.trim().len() as u32));
            }
            from = at + 1;
        }
    }
    found
}

fn is_shared(unit: &Analyzed, id: VarId) -> bool {
    unit.attributes_of(id).is_shared
}

/// Returns true if a pointer is computed from a variable of group memory: `s`, `&s[1]`, `s + 2`. False for a nested
/// list, `{1, {2, s[0]}}`, whose elements are tested separately.
fn is_address(unit: &Analyzed, id: ExprId) -> bool {
    if matches!(unit.expression(id).kind, ExprKind::List(_)) {
        return false;
    }
    let names = |kind: &ExprKind| matches!(kind, ExprKind::Name(Name::Variable(id)) if is_shared(unit, *id));
    let ty = unit.type_of(id);
    (ty.is_pointer() || ty.is_array()) && unit.any_part(id, &names)
}

#[cfg(test)]
mod tests {
    use crate::tests::{items, on, with};
    use expect_test::expect;

    #[test]
    fn a_lambda_does_not_capture_what_is_static() {
        let code =
            "int c = t; auto f = [&s](int i) { return s[i]; }; auto g = [c, &s](int i) { return s[i] + c; };
            auto h = [&s, &count, b = c](int i) { return s[i] + b + count[0]; };
            x[t] = f(1) + g(2) + h(3);";
        expect![[r#"
            cuda, hip:
            int c = t; auto f = [](int i) { return s[i]; }; auto g = [c](int i) { return s[i] + c; };
            auto h = [b = c](int i) { return s[i] + b + count[0]; };
            x[t] = f(1) + g(2) + h(3);
            dpcpp, opencl-cpp, serial:
            int c = t; auto f = [&s](int i) { return s[i]; }; auto g = [c, &s](int i) { return s[i] + c; };
            auto h = [&s, &count, b = c](int i) { return s[i] + b + count[0]; };
            x[t] = f(1) + g(2) + h(3);
        "#]]
        .assert_eq(&on(&["cuda", "hip", "dpcpp", "opencl-cpp", "serial"], &items(code)));
    }

    #[test]
    fn an_address_of_what_is_static_is_no_constant_of_a_list() {
        let before = "struct View { float *at; int n; };";
        let code = "View v = {s, 8}, w{&s[2], t}, u = {x, 1}; v = View{s + 1, 2}; x[t] = v.at[0] + w.at[0] + u.at[0];";
        expect![[r#"
            cuda:
            View v = {s, 8}, w{&s[2], t}, u = {x, 1}; v = View{s + 1, 2}; x[t] = v.at[0] + w.at[0] + u.at[0];
            hip:
            View v = {okl_address(s), 8}, w{okl_address(&s[2]), t}, u = {x, 1}; v = View{okl_address(s + 1), 2}; x[t] = v.at[0] + w.at[0] + u.at[0];
        "#]].assert_eq(&on(&["cuda", "hip"], &with(before, code)));
    }

    #[test]
    fn a_list_in_a_list_is_no_address() {
        let before = "struct Two { int n; float v[2]; };";
        let code = "Two two = {1, {s[t], 2}}; x[t] = two.v[0];";
        expect![[r#"
            hip:
            Two two = {1, {s[t], 2}}; x[t] = two.v[0];
        "#]]
        .assert_eq(&on(&["hip"], &with(before, code)));
    }
}
