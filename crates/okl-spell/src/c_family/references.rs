//! References, which become pointers in C.
//!
//! ```text
//! float &r = x[i];      __global float *r = &(x[i]);
//! r += add(r, 1.0f);    (*r) += add(&((*r)), &(__private float){1.0f});
//! ```
//!
//! A constant reference to a value is that value: `const float &r = f(x);` becomes `const float r = f(x);`.

use super::bindings;
use super::bound::{Binds, becomes, binds, handed, has_literal, is_pointer, only};
use super::refused::refuse;
use crate::device_text::DeviceText;
use crate::job::Job;
use crate::spaces::Space;
use crate::vector_types::is_part;
use okl_model::{ExprKind, Name, Scope, Ty, TypeKind, VarId, Variable};
use okl_source::EditSet;
use std::collections::BTreeSet;

/// Takes the address of the referents of references.
///
/// Must precede all other edits at the start of expressions: these `&` are outermost.
pub(crate) fn bind(job: &mut Job<'_>, code: &DeviceText, edits: &mut EditSet) {
    let (unit, owner) = (job.unit, job.owner());
    let mut done = BTreeSet::new();
    let mut unbound = Vec::new();
    for expression in &unit.expressions {
        let ExprKind::Call(call) = &expression.kind else { continue };
        if !code.is_left(call.name_span) || !done.insert(expression.span) {
            continue;
        }
        for (argument, param) in handed(job, call) {
            let span = unit.expression(argument).span;
            let to = unit.ty(unit.variable(param).ty).value();
            match binds(job, argument, to) {
                Binds::Place => edits.wrap(owner.clone(), span, "&(", ")"),
                // Written elsewhere, with the memory space: `&(((__local uint *)&(s[i]))[1])`.
                Binds::Neither if is_part(job, argument) => {}
                Binds::Value if has_literal(to) => {
                    // `&(__private float){1.0f}`: without the qualifier, clang does not place it in a memory space.
                    let name = job.type_name(to.get().name());
                    let word = job.spaces().map_or("", |words| words.of(Space::Private));
                    let open = format!("&({}){{", format!("{word} {name}").trim_start());
                    edits.wrap(owner.clone(), span, open, "}");
                }
                Binds::Value | Binds::Neither => unbound.push(span),
            }
        }
    }
    for span in unbound {
        refuse(job, "a reference to a value", span.first());
    }
    for (at, variable) in unit.variables.iter().enumerate() {
        let is_left = variable.scope == Scope::Local && code.is_left(variable.name_span);
        if let Some(init) = unit.init(variable).filter(|_| is_left && is_pointer(job, VarId(at as u32))) {
            edits.wrap(owner.clone(), unit.expression(only(job, init.id)).span, "&(", ")");
        }
    }
}

/// Declares references as pointers, and dereferences their uses.
pub(crate) fn lower(job: &mut Job<'_>, code: &DeviceText, edits: &mut EditSet) {
    let (unit, owner) = (job.unit, job.owner());
    for (at, variable) in unit.variables.iter().enumerate() {
        let Some(sign) = variable.declarator.ampersand.filter(|sign| code.is_left(*sign)) else { continue };
        match becomes(job, VarId(at as u32)) {
            Some(Binds::Place) if is_deduced_array(job, variable) => {
                // `auto &row` becomes `float (*row)[4]`
                let bounds = bounds(unit.ty(variable.ty).value());
                edits.replace(owner.clone(), sign, "(*");
                edits.insert_after(owner.clone(), variable.name_span.end, format!("){bounds}"));
            }
            Some(Binds::Place) => edits.replace(owner.clone(), sign, "*"),
            // `const float&r` becomes `const float r`
            Some(Binds::Value) => edits.replace(owner.clone(), sign, " "),
            Some(Binds::Neither) | None => {}
        }
    }
    let mut done = BTreeSet::new();
    for expression in &unit.expressions {
        let ExprKind::Name(Name::Variable(id)) = expression.kind else { continue };
        if code.is_left(expression.span) && is_pointer(job, id) && done.insert(expression.span) {
            edits.wrap(owner.clone(), expression.span, "(*", ")");
        }
    }
    // The sizes that a `@dim` names are written as text.
    let parts = bindings::parts(job);
    for access in unit.dim_accesses.iter().filter(|access| code.is_left(access.base)) {
        if access.names.iter().flatten().any(|id| is_pointer(job, *id) || parts.contains_key(id)) {
            refuse(job, "a reference that `@dim` names", access.base);
        }
    }
}

/// True if a variable is `auto &row` of an array.
fn is_deduced_array(job: &Job<'_>, variable: &Variable) -> bool {
    job.unit.ty(variable.ty).value().is_array() && variable.is_deduced
}

/// `[2][4]`
fn bounds(ty: Ty<'_>) -> String {
    match ty.kind {
        TypeKind::Array { of, len } => format!("[{}]{}", len.unwrap_or(1), bounds(ty.at(of))),
        TypeKind::Void
        | TypeKind::Bool
        | TypeKind::Int(_)
        | TypeKind::Float
        | TypeKind::Pointer(_)
        | TypeKind::Reference(_)
        | TypeKind::Record
        | TypeKind::Enum
        | TypeKind::Function
        | TypeKind::Other => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use crate::tests::{on, with};
    use expect_test::{Expect, expect};

    fn check(before: &str, code: &str, expected: Expect) {
        expected.assert_eq(&on(&["opencl"], &with(before, code)));
    }

    #[test]
    fn a_reference_is_a_pointer_in_c() {
        check(
            "",
            "float &r = s[t]; r = 1; float &q = r; q += r;",
            expect![[r#"
            opencl:
            __local float *r = &(s[t]); (*r) = 1; __local float *q = &((*r)); (*q) += (*r);
        "#]],
        );
    }

    #[test]
    fn a_constant_reference_to_a_value_is_that_value() {
        check(
            "",
            "const float &r = x[t] + 1; a[0] = r;",
            expect![[r#"
            opencl:
            const float  r = x[t] + 1; a[0] = r;
        "#]],
        );
    }

    #[test]
    fn an_argument_by_reference_is_its_address() {
        check(
            "void set(float &v, const float &w) { v = w; }",
            "set(a[0], x[t]);",
            expect![[r#"
            opencl:
            set(&(a[0]), &(x[t]));
        "#]],
        );
    }

    #[test]
    fn an_rvalue_reference_is_refused() {
        check(
            "",
            "float &&r = x[t] + 1; a[0] = r;",
            expect![[r#"
            opencl:
            opencl-c-unsupported: a reference in device code: OpenCL C is C
        "#]],
        );
    }
}
