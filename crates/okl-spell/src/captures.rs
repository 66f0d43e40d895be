//! Captures of group memory in lambdas: a lambda refers to the memory itself on all targets, never to a copy.
//!
//! Where group memory is `static` in the target's language, a lambda uses it without capturing it
//! ([`crate::static_memory`]). Elsewhere C++ would copy what is captured by value:
//!
//! ```text
//! auto f = [=](int i) { return s[i] + n; };    auto f = [=, &s](int i) { return s[i] + n; };
//! auto g = [s, n] { return s[n]; };            auto g = [&s, n] { return s[n]; };
//! ```

use crate::device_text::DeviceText;
use crate::job::Job;
use okl_analysis::Analyzed;
use okl_model::{CaptureDefault, ExprKind, Lambda, Name, Scope, VarId};
use okl_source::EditSet;
use std::collections::BTreeSet;

/// Captures group memory by reference. `code` is the remaining device text; none for host targets.
pub(crate) fn lower(job: &Job<'_>, code: Option<&DeviceText>, edits: &mut EditSet) {
    let unit = job.unit;
    if job.target.capabilities.static_group_memory {
        return;
    }
    for expression in &unit.expressions {
        let ExprKind::Lambda(lambda) = &expression.kind else { continue };
        if code.is_some_and(|code| !code.is_left(expression.span.first())) {
            continue;
        }
        for capture in lambda.captures.iter().filter(|one| !one.by_reference && !one.declares) {
            if is_shared(unit, capture.variable) {
                edits.insert(job.owner(), capture.span.start, "&");
            }
        }
        if lambda.default == Some(CaptureDefault::Copy) {
            let named = unnamed(unit, lambda);
            let text: String =
                named.iter().map(|id| format!(", &{}", job.name(unit.variable(*id)))).collect();
            let introducer = unit.trimmed(lambda.introducer);
            let is_bracket = unit.source(introducer).ends_with(']');
            edits.insert_after(job.owner(), introducer.end - u32::from(is_bracket), text);
        }
    }
}

/// The group memory that a lambda uses and does not name in its capture list.
fn unnamed(unit: &Analyzed, lambda: &Lambda) -> BTreeSet<VarId> {
    let body = unit.stmt(lambda.body).span;
    let inside = unit.expressions.iter().filter(|one| body.contains(one.span));
    let named = inside
        .filter_map(|one| if let ExprKind::Name(Name::Variable(id)) = one.kind { Some(id) } else { None });
    let is_told = |id: &VarId| lambda.captures.iter().any(|one| one.variable == *id);
    named.filter(|id| is_shared(unit, *id) && !is_told(id)).collect()
}

fn is_shared(unit: &Analyzed, id: VarId) -> bool {
    unit.attributes_of(id).is_shared && unit.variable(id).scope == Scope::Local
}

#[cfg(test)]
mod tests {
    use crate::tests::{items, on};
    use expect_test::expect;

    #[test]
    fn a_lambda_never_copies_group_memory() {
        let code = "int c = t; auto f = [=](int i) { return s[i] + c; }; auto g = [s, c](int i) { return s[i] + c; };
            auto h = [=, &s](int i) { return s[i] + count[i]; }; auto i = [=] { return c; }; auto k = [&] { return s[0]; };
            x[t] = f(1) + g(2) + h(3) + i() + k();";
        expect![[r#"
            cuda:
            int c = t; auto f = [=](int i) { return s[i] + c; }; auto g = [c](int i) { return s[i] + c; };
            auto h = [=](int i) { return s[i] + count[i]; }; auto i = [=] { return c; }; auto k = [&] { return s[0]; };
            x[t] = f(1) + g(2) + h(3) + i() + k();
            dpcpp, opencl-cpp, serial:
            int c = t; auto f = [=, &s](int i) { return s[i] + c; }; auto g = [&s, c](int i) { return s[i] + c; };
            auto h = [=, &s, &count](int i) { return s[i] + count[i]; }; auto i = [=] { return c; }; auto k = [&] { return s[0]; };
            x[t] = f(1) + g(2) + h(3) + i() + k();
        "#]].assert_eq(&on(&["cuda", "dpcpp", "opencl-cpp", "serial"], &items(code)));
    }
}
