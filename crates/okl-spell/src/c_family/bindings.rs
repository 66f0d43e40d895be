//! Structured bindings; in C, each bound name becomes a member access to a named variable.
//!
//! ```text
//! auto [low, high] = limits(x);    Pair _occa_bound_0 = limits(x);
//! low += high;                     _occa_bound_0.low += _occa_bound_0.high;
//! auto &[x, y] = pairs[i];         __global Pair *_occa_bound_1 = &(pairs[i]);
//! x = y;                           _occa_bound_1->low = _occa_bound_1->high;
//! ```
//!
//! C++ dialects with memory spaces support them except for copies of arrays: `auto [a, b] = s;` would be an array in
//! the memory space of `s`.

use super::bound::{Binds, binds, is_of_host, only};
use crate::device_text::DeviceText;
use crate::job::Job;
use crate::range_loop::ranged;
use okl_model::{ExprId, ExprKind, Expression, LayoutKind, Name, Scope, Ty, TypeKind, VarId};
use okl_source::{EditSet, Piece};
use std::collections::BTreeMap;

/// A declaration of structured bindings that has a C equivalent.
struct Binding<'u> {
    whole: &'u Expression,
    variables: &'u [VarId],
    init: ExprId,
    /// `_occa_bound_0`
    name: String,
    form: Form,
}

/// The object whose parts the bindings name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// A copy of a struct.
    Copy,
    /// A pointer to a struct.
    Pointer,
    /// A pointer to the first element of an array.
    Elements,
    /// A copy of a named array, element by element.
    Copies,
}

impl Form {
    fn is_pointer(self) -> bool {
        matches!(self, Form::Pointer | Form::Elements)
    }
}

/// The text that replaces each binding that is lowered.
pub(super) fn parts(job: &Job<'_>) -> BTreeMap<VarId, String> {
    all(job).iter().flat_map(|binding| binding.parts(job)).collect()
}

/// True if the declaration that starts with this variable becomes a declaration of a pointer.
pub(crate) fn becomes_pointer(job: &Job<'_>, id: VarId) -> bool {
    super::bound::is_pointer(job, id) || is_pointer(job, id)
}

/// True if a variable is the first name of a structured binding that becomes a pointer.
pub(super) fn is_pointer(job: &Job<'_>, id: VarId) -> bool {
    job.unit.variable(id).is_binding
        && all(job).iter().any(|one| one.form.is_pointer() && one.variables.first() == Some(&id))
}

/// Declares the object, and replaces the bindings' names by its parts.
pub(crate) fn lower(job: &Job<'_>, code: &DeviceText, edits: &mut EditSet) {
    let unit = job.unit;
    for binding in all(job).iter().filter(|binding| code.is_left(binding.whole.span.first())) {
        binding.declare(job, edits);
    }
    let parts = parts(job);
    let mut done = BTreeMap::new();
    for expression in &unit.expressions {
        let ExprKind::Name(Name::Variable(id)) = expression.kind else { continue };
        let Some(part) = parts.get(&id).filter(|_| code.is_left(expression.span)) else { continue };
        if done.insert(expression.span, ()).is_none() {
            edits.replace(job.owner(), expression.span, part.clone());
        }
    }
}

/// All structured bindings that are lowered, in source order.
fn all<'u>(job: &Job<'u>) -> Vec<Binding<'u>> {
    let unit = job.unit;
    let loops: Vec<VarId> = unit
        .statements
        .iter()
        .filter_map(|stmt| ranged(unit, stmt))
        .flat_map(|(declared, _)| declared.iter().copied())
        .collect();
    let mut found = Vec::new();
    for whole in &unit.expressions {
        let ExprKind::Declare(declare) = &whole.kind else { continue };
        let (Some(first), Some(init)) = (declare.variables.first(), declare.init) else { continue };
        let variable = unit.variable(*first);
        let is_one = variable.is_binding && variable.scope == Scope::Local && !variable.is_static;
        if !is_one || loops.contains(first) || is_of_host(job, variable.name_span) {
            continue;
        }
        let init = only(job, init);
        let form = form(job, init, unit.ty(variable.ty).is_reference());
        if let Some(form) = form.filter(|form| job.target.is_c() || *form == Form::Copies) {
            let name = format!("_occa_bound_{}", found.len());
            found.push(Binding { whole, variables: &declare.variables, init, name, form });
        }
    }
    found
}

/// The form that declares the object in C; none if C cannot express it.
fn form(job: &Job<'_>, init: ExprId, refers: bool) -> Option<Form> {
    let unit = job.unit;
    let ty = unit.type_of(init);
    let is_array = ty.is_array();
    let of = ty.element().filter(|_| is_array).unwrap_or(ty);
    let is_said =
        !of.is_unnamed && !of.is_specialisation && of.element().is_none() && of.kind != TypeKind::Function;
    if !is_said || job.native_vector(of).is_some() && !is_array {
        return None;
    }
    let bound = binds(job, init, ty);
    // The implicit copy of an array has the same span as the array's name.
    let is_name = || {
        let span = unit.expression(init).span;
        let mut there = unit.expressions.iter().filter(|one| one.span == span);
        there.any(|one| matches!(one.kind, ExprKind::Name(Name::Variable(_))))
    };
    match (is_array, refers) {
        (true, true) => (bound == Binds::Place).then_some(Form::Elements),
        (true, false) => is_name().then_some(Form::Copies),
        (false, _) if fields(job, ty).is_none() => None,
        (false, true) if bound == Binds::Place => Some(Form::Pointer),
        (false, true) if bound == Binds::Neither => None,
        (false, true | false) => Some(Form::Copy),
    }
}

/// The names of the fields of a struct.
fn fields(job: &Job<'_>, ty: Ty<'_>) -> Option<Vec<String>> {
    let LayoutKind::Record { fields, bases, is_union: false, .. } = &job.unit.layout(ty)?.kind else {
        return None;
    };
    let names = fields.iter().map(|field| job.name(job.unit.variable(field.variable)));
    bases.is_empty().then(|| names.collect())
}

impl Binding<'_> {
    /// `Pair _occa_bound_0 = limits(x)`; a pointer's memory qualifier is added later.
    fn declare(&self, job: &Job<'_>, edits: &mut EditSet) {
        let unit = job.unit;
        let ty = unit.type_of(self.init);
        let of = ty.element().filter(|_| ty.is_array()).unwrap_or(ty);
        let said = job.type_name(of.get().unscoped());
        let is_const = ty.is_const || of.is_const || unit.says(self.whole.span, "const");
        let said = if is_const { format!("const {said}") } else { said };
        let init = Piece::Source(unit.expression(self.init).span);
        let text = |text: String| Piece::Text(text);
        let name = &self.name;
        let pieces = match self.form {
            Form::Copy => vec![text(format!("{said} {name} = ")), init],
            Form::Pointer => vec![text(format!("{said} *{name} = &(")), init, text(")".into())],
            Form::Elements => vec![text(format!("{said} *{name} = ")), init],
            // `int _occa_bound_0[2] = {row[0], row[1]}`
            Form::Copies => {
                let mut pieces = vec![text(format!("{said} {name}[{}] = {{", self.variables.len()))];
                for at in 0..self.variables.len() {
                    let comma = if at > 0 { ", " } else { "" };
                    pieces.extend([text(comma.into()), init.clone(), text(format!("[{at}]"))]);
                }
                pieces.push(text("}".into()));
                pieces
            }
        };
        edits.recompose(job.owner(), self.whole.span, pieces);
    }

    /// The text that replaces each name: `_occa_bound_0.low`
    fn parts(&self, job: &Job<'_>) -> Vec<(VarId, String)> {
        let fields = fields(job, job.unit.type_of(self.init)).unwrap_or_default();
        let part = |at: usize| match (self.form, fields.get(at)) {
            (Form::Copy, Some(field)) => format!("{}.{field}", self.name),
            (Form::Pointer, Some(field)) => format!("{}->{field}", self.name),
            (Form::Copy | Form::Pointer | Form::Elements | Form::Copies, _) => format!("{}[{at}]", self.name),
        };
        self.variables.iter().enumerate().map(|(at, id)| (*id, part(at))).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::tests::{on, with};
    use expect_test::expect;

    #[test]
    fn names_for_the_parts_of_a_struct_become_its_parts() {
        let before = "struct Pair { float a, b; };";
        expect![[r#"
            opencl:
            Pair p = {1, 2}; __private Pair *_occa_bound_0 = &(p); _occa_bound_0->a = _occa_bound_0->b;
        "#]]
        .assert_eq(&on(&["opencl"], &with(before, "Pair p = {1, 2}; auto &[q, r] = p; q = r;")));
    }
}
