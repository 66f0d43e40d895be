//! Conversions of `half` that a target does not make by itself.
//!
//! ```text
//! y[i] = x[i] * a + 1      y[i] = okl_half_of(okl_float_of(x[i]) * okl_float_of(a) + 1)      OpenCL C
//! y[i] += 2                y[i] = okl_half_of(okl_float_of(y[i]) + (2))
//! h = 0.5f                 h = (ushort)0x3800
//! y[i] = x[i] * a + 1      y[i] = half(float(x[i]) * float(a) + 1)                           Metal
//! half v[2] = {1, a};      half v[2] = {(ushort)0x3c00, okl_half_of(a)};
//! fmax(h, 1.0f)            fmax((float)h, 1.0f)                                              a class of C++
//! c ? h : 1.0f             c ? (float)h : 1.0f
//! ```

use crate::builtins::calls::conversions;
use crate::device_text::DeviceText;
use crate::job::Job;
use crate::operand::{Binding, binding};
use okl_analysis::Analyzed;
use okl_model::{
    BinaryOperator, CallExpr, CallTarget, ExprId, ExprKind, Expression, HALF, ItemKind, LayoutKind, Literal,
    Ty, TypeKind, UnaryOperator, Update, half_bits,
};
use okl_plan::Unsupported;
use okl_source::{Edit, EditSet, Piece, Span, words};
use std::collections::{BTreeMap, BTreeSet};

/// Writes the conversions.
pub(crate) fn lower(job: &mut Job<'_>, code: &DeviceText, edits: &mut EditSet) {
    let unit = job.unit;
    if !unit.types.iter().any(okl_model::Type::is_half) {
        return;
    }
    let casts = conversions(job).into_iter().map(|one| (one.place, one.to)).collect();
    let mut found = Halves { job, casts, done: BTreeSet::new(), defects: Vec::new(), edits };
    if found.job.target.half.is_written() {
        found.lists(code);
        found.class_templates(code);
    } else if found.job.target.is_c() {
        let help = "say how, in `half.read` and `half.write` of the backend's description";
        found.refuse(Span::at(0), "`half`, which its description does not convert,", help);
    }
    // Outermost expressions first: their brackets enclose those of their operands.
    for expression in unit.expressions.iter().rev().filter(|one| code.is_left(one.span.first())) {
        if found.job.target.half.is_written() {
            found.template(expression);
            found.condition(expression);
            found.conversion(expression);
            found.change(expression);
        } else {
            found.arms(expression);
        }
        found.arguments(expression);
    }
    let defects = found.defects;
    for (place, what) in defects {
        job.unsupported(place, &what);
    }
}

struct Halves<'j, 'c, 'e> {
    job: &'j Job<'c>,
    /// The types that arguments of built-in functions are converted to.
    casts: BTreeMap<Span, String>,
    /// The places that are converted.
    done: BTreeSet<Span>,
    defects: Vec<(Span, Unsupported)>,
    edits: &'e mut EditSet,
}

impl Halves<'_, '_, '_> {
    /// Implicit and explicit conversions from the type and to it.
    fn conversion(&mut self, expression: &Expression) {
        let unit = self.job.unit;
        let ExprKind::Cast { operand, binds: false, .. } = expression.kind else { return };
        let (from, to) = (unit.type_of(operand).value(), unit.ty(expression.ty).value());
        if from.is_half() && !to.is_half() && is_number(to) {
            self.read(operand, to.kind == TypeKind::Bool);
        } else if to.is_half() && !from.is_half() && is_number(from) {
            self.write(operand);
        }
    }

    fn read(&mut self, value: ExprId, is_condition: bool) {
        let Some((open, close)) = self.job.target.half.read.split_once("{}") else { return };
        let (open, close) = match is_condition {
            true => (format!("({open}"), format!("{close} != 0)")),
            false => (open.to_string(), close.to_string()),
        };
        self.wrap(value, open, close);
    }

    fn write(&mut self, value: ExprId) {
        let job = self.job;
        let Some((open, close)) = job.target.half.write.split_once("{}") else { return };
        let place = job.unit.expression(value).span;
        let constant = &job.target.half.constant;
        if constant.is_empty() {
            return self.wrap(value, open.to_string(), close.to_string());
        }
        match number(job.unit, value) {
            Some(value) if !place.is_empty() => {
                if self.done.insert(place) {
                    let text = constant.replace("{}", &bits(value));
                    self.edits.supplant(job.owner(), place, vec![Piece::Text(text)]);
                }
            }
            _ if is_at_file_scope(job.unit, place) => {
                let help = "write the number itself, or make it a constant of `float`";
                self.refuse(place, "a constant of `half` that is no number", help);
            }
            _ => self.wrap(value, open.to_string(), close.to_string()),
        }
    }

    fn wrap(&mut self, value: ExprId, open: String, close: String) {
        let place = self.job.unit.expression(value).span;
        if !place.is_empty() && self.done.insert(place) {
            self.edits.wrap(self.job.owner(), place, open, close);
        }
    }

    /// `h ? a : b`: OpenCL C allows no floating point number as that condition.
    fn condition(&mut self, expression: &Expression) {
        let ExprKind::Conditional { condition, .. } = expression.kind else { return };
        if self.job.target.is_c() && written_type(self.job.unit, condition).is_half() {
            self.read(condition, true);
        }
    }

    /// The values in braces: clang shows no conversions of those.
    fn lists(&mut self, code: &DeviceText) {
        let unit = self.job.unit;
        let of_variables = unit.variables.iter().filter_map(|variable| Some((variable.init?, variable.ty)));
        // `Pair{1, 2}`, `return {1, 2};`
        let others = unit.expressions.iter().map(|one| (one.id, one.ty));
        for (value, ty) in of_variables.chain(others) {
            if code.is_left(unit.expression(value).span.first()) {
                self.list(value, unit.ty(ty).value());
            }
        }
    }

    /// The values of a list, and of the lists in it, for an object of that type.
    fn list(&mut self, value: ExprId, ty: Ty<'_>) {
        let unit = self.job.unit;
        let ExprKind::List(values) = &unit.expression(unit.peeled(value)).kind else { return };
        let parts = parts(unit, ty, values.len());
        for (value, part) in values.iter().zip(parts) {
            let own = written_type(unit, *value);
            let is_list = matches!(unit.expression(unit.peeled(*value)).kind, ExprKind::List(_));
            if is_list {
                self.list(*value, part);
            } else if part.is_half() && !own.is_half() && is_number(own) {
                self.write(*value);
            } else if own.is_half() && !part.is_half() && is_number(part) {
                self.read(*value, part.kind == TypeKind::Bool);
            } else if part.any(&okl_model::Type::is_half) && part.is_array() && is_number(own) {
                let help = "write them: `{{1.0f, 2.0f}, {3.0f, 4.0f}}`";
                let place = unit.expression(*value).span;
                self.refuse(place, "a list that leaves out the braces of an array of `half`", help);
            }
        }
    }

    /// `h += 2`, `++h`
    fn change(&mut self, expression: &Expression) {
        let job = self.job;
        let unit = job.unit;
        let Some(update) = expression.kind.as_update() else { return };
        let (Some(_), true) = (update.operator, unit.ty(expression.ty).value().is_half()) else { return };
        if !self.done.insert(expression.span) {
            return;
        }
        if unit.parent(expression.id).is_some() {
            let help = "make it a statement of its own";
            return self.refuse(
                expression.span,
                "the value of an assignment that computes with a `half`",
                help,
            );
        }
        if unit.has_effects(update.target) {
            let help = "compute the place before, in a statement of its own";
            return self.refuse(
                expression.span,
                "a `half` that changes at a place whose computation has effects",
                help,
            );
        }
        self.written_out(expression, &update);
    }

    /// `h += 2` becomes `h = okl_half_of(okl_float_of(h) + (2))`
    fn written_out(&mut self, whole: &Expression, update: &Update) {
        let (unit, owner) = (self.job.unit, self.job.owner());
        let half = &self.job.target.half;
        let (Some(read), Some(write)) = (half.read.split_once("{}"), half.write.split_once("{}")) else {
            return;
        };
        let sign = update.operator.map_or("", BinaryOperator::spelling);
        let place = unit.expression(update.target).span;
        let open = format!("= {}{}", write.0, read.0);
        let Some(value) = update.value.map(|value| unit.expression(value).span) else {
            let with = vec![
                Piece::Text(format!(" {open}")),
                Piece::Source(place),
                Piece::Text(format!("{} {sign} 1{}", read.1, write.1)),
            ];
            let token = match update.postfix {
                true => Span::new(whole.span.end - 2, whole.span.end),
                false => Span::new(whole.span.start, whole.span.start + 2),
            };
            self.edits.delete(owner.clone(), token);
            let closes = true;
            let span = Span::at(place.end);
            return self.edits.push(Edit { span, with, owner: owner.into(), closes, supplants: false });
        };
        let token = unit.trimmed(Span::new(place.end.min(value.start), value.start));
        if unit.source(token).strip_suffix('=') != Some(sign) {
            let help = "write the operator between the two operands";
            return self.refuse(whole.span, "a `half` that changes by an operator of another spelling", help);
        }
        let end = Piece::Text(format!("{} {sign}", read.1));
        self.edits.recompose(owner.clone(), token, vec![Piece::Text(open), Piece::Source(place), end]);
        self.edits.wrap(owner, value, "(", format!("){}", write.1));
    }

    /// Arguments of functions that are not the user's: those take no `half`.
    fn arguments(&mut self, expression: &Expression) {
        let job = self.job;
        let Some(call) = foreign_call(job, expression) else { return };
        for argument in call.arguments.iter().filter(|id| written_type(job.unit, **id).is_half()) {
            let place = job.unit.expression(*argument).span;
            let to = &self.casts.get(&place).cloned().unwrap_or_else(|| "float".into());
            match job.target.half.read.split_once("{}") {
                Some((read, end)) if to == "float" => self.wrap(*argument, read.into(), end.into()),
                Some((read, end)) => self.wrap(*argument, format!("({to}){read}"), end.into()),
                None => self.cast(*argument, to),
            }
        }
    }

    /// `(float)h`, `(float)(c ? g : h)`
    fn cast(&mut self, value: ExprId, to: &str) {
        let (open, close) =
            if binding(self.job.unit, value) < Binding::Unary { ("(", ")") } else { ("", "") };
        self.wrap(value, format!("({to}){open}"), close.into());
    }

    /// `c ? h : 1.0f` of a class: each operand could be converted to the type of the other one.
    fn arms(&mut self, expression: &Expression) {
        let unit = self.job.unit;
        let ExprKind::Conditional { then, otherwise, .. } = expression.kind else { return };
        if unit.ty(expression.ty).value().is_half() {
            return;
        }
        for arm in [then, otherwise].into_iter().filter(|arm| written_type(unit, *arm).is_half()) {
            self.cast(arm, "float");
        }
    }

    /// Refuses functions that only a template's use makes functions of `half`: conversions inside are not known.
    fn template(&mut self, expression: &Expression) {
        let unit = self.job.unit;
        let ExprKind::Call(call) = &expression.kind else { return };
        let Some(callee) = call.callee().map(|id| unit.callee(id)) else { return };
        // What a lambda is called with may follow from its call.
        let is_lambda = callee.function.is_none() && callee.is_method;
        let is_template = is_lambda || callee.function.is_some_and(|id| unit.function(id).is_template);
        let types = callee.parameters.iter().chain([&callee.result]);
        let has_half = || types.map(|ty| unit.ty(*ty)).any(|ty| ty.any(&okl_model::Type::is_half));
        if is_template && has_half() {
            // A generic lambda is called without its name.
            let place = if call.name_span.is_empty() { expression.span } else { call.name_span };
            let help = "write a function of `half`, or compute in `float`";
            let what = if is_lambda { "a lambda for `half`" } else { "a function template for `half`" };
            self.refuse(place, what, help);
        }
    }

    /// Refuses variables of class templates that have `half` for an argument, for the same reason.
    fn class_templates(&mut self, code: &DeviceText) {
        let unit = self.job.unit;
        // `Pair<__fp16, 2>`, as clang names the type.
        let of_half = |ty: &okl_model::Type| {
            let arguments = ty.canonical.split_once('<').map_or("", |(_, arguments)| arguments);
            words(arguments).any(|word| word == "__fp16" || word == HALF)
        };
        let variables = unit.variables.iter().filter(|one| code.is_left(one.name_span.first()));
        let found = variables.filter(|one| unit.ty(one.ty).any(&of_half)).map(|one| one.name_span);
        for place in found.collect::<BTreeSet<_>>() {
            let help = "write a structure with `half`, or let the template have `float`";
            self.refuse(place, "a class template for `half`", help);
        }
    }

    fn refuse(&mut self, place: Span, construct: &str, help: &str) {
        let what = Unsupported { construct: construct.to_string(), help: help.to_string() };
        self.defects.push((place, what));
    }
}

/// A call of a function that the text does not declare.
fn foreign_call<'u>(job: &Job<'u>, expression: &'u Expression) -> Option<&'u CallExpr> {
    let ExprKind::Call(call) = &expression.kind else { return None };
    let CallTarget::Function(id) = call.target else { return None };
    let callee = job.unit.callee(id);
    let is_foreign = callee.function.is_none() && !callee.is_method && callee.intrinsic.is_none();
    is_foreign.then_some(&**call)
}

fn written_type<'u>(unit: &'u Analyzed, id: ExprId) -> Ty<'u> {
    unit.type_of(unit.peeled(id)).value()
}

/// The types of the parts of an object that a list of so many values gives values to.
fn parts<'u>(unit: &'u Analyzed, ty: Ty<'u>, count: usize) -> Vec<Ty<'u>> {
    if ty.is_array() {
        return ty.element().map_or(Vec::new(), |element| vec![element; count]);
    }
    match unit.layout(ty).map(|layout| &layout.kind) {
        Some(LayoutKind::Record { fields, .. }) => {
            fields.iter().map(|field| unit.ty(unit.variable(field.variable).ty)).collect()
        }
        // `half h{1.5f};`
        Some(_) | None => vec![ty; count],
    }
}

fn is_number(ty: Ty<'_>) -> bool {
    matches!(ty.kind, TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float | TypeKind::Enum)
}

/// The value of a number literal, with its sign.
fn number(unit: &Analyzed, id: ExprId) -> Option<f32> {
    let id = unit.peeled(id);
    let expression = unit.expression(id);
    match expression.kind {
        ExprKind::Literal(Literal::Float(value)) => Some(value as f32),
        ExprKind::Unary { operator: UnaryOperator::Minus, operand } => {
            number(unit, operand).map(|value| -value)
        }
        _ => expression.value.map(|value| value as f32),
    }
}

/// `0x3c00`
fn bits(value: f32) -> String {
    format!("{:#06x}", half_bits(value))
}

fn is_at_file_scope(unit: &Analyzed, place: Span) -> bool {
    let around = unit.item_around(place).into_iter().flat_map(|item| unit.items_at(item.start));
    around.into_iter().any(|item| matches!(item.kind, ItemKind::Variable(_)) && item.span.contains(place))
}

#[cfg(test)]
mod tests {
    use crate::tests::{ALL, on};
    use expect_test::{Expect, expect};

    fn check(before: &str, code: &str, expected: Expect) {
        let text = format!(
            "{before}
            @kernel void k(const int N, const half *x, half *y, const half a, float *f) {{
              for (int g = 0; g < N; ++g; @outer) for (int t = 0; t < 16; ++t; @inner) {{ /*<*/ {code} /*>*/ }}
            }}"
        );
        expected.assert_eq(&on(&ALL, &text));
    }

    #[test]
    fn operands_are_read_and_results_are_rounded() {
        check(
            "",
            "y[t] = x[t] * a + 1;",
            expect![[r#"
            cuda, hip, dpcpp, serial, openmp:
            y[t] = x[t] * a + 1;
            opencl, opencl-cpp:
            y[t] = okl_half_of(okl_float_of(x[t]) * okl_float_of(a) + 1);
            metal:
            y[t] = half(float(x[t]) * float(a) + 1);
        "#]],
        );
        check(
            "",
            "half h = 0.5f; half g = h; y[t] = -h; f[t] = (float)g; y[t] = (half)f[t];",
            expect![[r#"
            cuda, hip, dpcpp, serial, openmp:
            half h = 0.5f; half g = h; y[t] = -h; f[t] = (float)g; y[t] = (half)f[t];
            opencl, opencl-cpp:
            half h = (ushort)0x3800; half g = h; y[t] = okl_half_of(-okl_float_of(h)); f[t] = (float)okl_float_of(g); y[t] = (half)okl_half_of(f[t]);
            metal:
            half h = half(0.5f); half g = h; y[t] = half(-float(h)); f[t] = (float)float(g); y[t] = (half)half(f[t]);
        "#]],
        );
    }

    #[test]
    fn a_copy_is_no_conversion() {
        check(
            "half same(half h) { return h; }",
            "y[t] = x[t]; y[t] = same(x[t]);",
            expect![[r#"
            cuda, hip, dpcpp, opencl, opencl-cpp, metal, serial, openmp:
            y[t] = x[t]; y[t] = same(x[t]);
        "#]],
        );
    }

    #[test]
    fn a_change_reads_and_writes() {
        check(
            "",
            "y[t] += x[t]; y[t] /= 2; ++y[t]; y[t]--;",
            expect![[r#"
            cuda, hip, dpcpp, serial, openmp:
            y[t] += x[t]; y[t] /= 2; ++y[t]; y[t]--;
            opencl, opencl-cpp:
            y[t] = okl_half_of(okl_float_of(y[t]) + (okl_float_of(x[t]))); y[t] = okl_half_of(okl_float_of(y[t]) / (2)); y[t] = okl_half_of(okl_float_of(y[t]) + 1); y[t] = okl_half_of(okl_float_of(y[t]) - 1);
            metal:
            y[t] = half(float(y[t]) + (float(x[t]))); y[t] = half(float(y[t]) / (2)); y[t] = half(float(y[t]) + 1); y[t] = half(float(y[t]) - 1);
        "#]],
        );
        check(
            "",
            "int n = 0; y[n++] += 2;",
            expect![[r#"
            cuda, hip, dpcpp, serial, openmp:
            int n = 0; y[n++] += 2;
            opencl, opencl-cpp:
            unsupported-by-backend: a `half` that changes at a place whose computation has effects is not supported by backend `opencl`
            metal:
            unsupported-by-backend: a `half` that changes at a place whose computation has effects is not supported by backend `metal`
        "#]],
        );
        check(
            "",
            "half h = a; y[t] = (h += 2);",
            expect![[r#"
            cuda, hip, dpcpp, serial, openmp:
            half h = a; y[t] = (h += 2);
            opencl, opencl-cpp:
            unsupported-by-backend: the value of an assignment that computes with a `half` is not supported by backend `opencl`
            metal:
            unsupported-by-backend: the value of an assignment that computes with a `half` is not supported by backend `metal`
        "#]],
        );
    }

    #[test]
    fn comments_beside_an_operator_are_no_part_of_it() {
        check(
            "",
            "half h = x[t]; h /* = */ += /* -- */ 2; (h) *= (3); h /* -- */ ++; y[t] = h;",
            expect![[r#"
                cuda, hip, dpcpp, serial, openmp:
                half h = x[t]; h /* = */ += /* -- */ 2; (h) *= (3); h /* -- */ ++; y[t] = h;
                opencl, opencl-cpp:
                half h = x[t]; h /* = */ = okl_half_of(okl_float_of(h) + /* -- */ (2)); (h) = okl_half_of(okl_float_of((h)) * ((3))); h = okl_half_of(okl_float_of(h) + 1) /* -- */ ; y[t] = h;
                metal:
                half h = x[t]; h /* = */ = half(float(h) + /* -- */ (2)); (h) = half(float((h)) * ((3))); h = half(float(h) + 1) /* -- */ ; y[t] = h;
            "#]],
        );
    }

    #[test]
    fn conditions_and_choices() {
        check(
            "",
            "if (a && !x[t]) f[t] = a ? 1 : 2; f[t] = N ? a : 1.0f;",
            expect![[r#"
            cuda, hip, dpcpp, serial, openmp:
            if (a && !x[t]) f[t] = a ? 1 : 2; f[t] = N ? (float)a : 1.0f;
            opencl:
            if (okl_float_of(a) && !okl_float_of(x[t])) f[t] = (okl_float_of(a) != 0) ? 1 : 2; f[t] = N ? okl_float_of(a) : 1.0f;
            opencl-cpp:
            if (okl_float_of(a) && !okl_float_of(x[t])) f[t] = okl_float_of(a) ? 1 : 2; f[t] = N ? okl_float_of(a) : 1.0f;
            metal:
            if (float(a) && !float(x[t])) f[t] = float(a) ? 1 : 2; f[t] = N ? float(a) : 1.0f;
        "#]],
        );
    }

    #[test]
    fn functions_of_others_take_floats() {
        check(
            "",
            "f[t] = sqrt(a) + min(x[t], 1.0f) + fmax(a, x[t]);",
            expect![[r#"
            cuda, hip, dpcpp, serial, openmp:
            f[t] = sqrt((float)a) + min((float)x[t], 1.0f) + fmax((float)a, (float)x[t]);
            opencl, opencl-cpp:
            f[t] = sqrt(okl_float_of(a)) + okl_min(okl_float_of(x[t]), 1.0f) + fmax(okl_float_of(a), okl_float_of(x[t]));
            metal:
            f[t] = sqrt(float(a)) + okl_min(float(x[t]), 1.0f) + fmax(float(a), float(x[t]));
        "#]],
        );
    }

    #[test]
    fn values_in_braces_are_converted() {
        let pair = "struct Pair { half h; float f[2]; };";
        check(
            pair,
            "half v[2] = {1, f[t]}; Pair p = {f[0], {a, 2}}; half w{f[1]};",
            expect![[r#"
            cuda, hip, dpcpp, serial, openmp:
            half v[2] = {1, f[t]}; Pair p = {f[0], {a, 2}}; half w{f[1]};
            opencl:
            half v[2] = {(ushort)0x3c00, okl_half_of(f[t])}; Pair p = {okl_half_of(f[0]), {okl_float_of(a), 2}}; half w = {okl_half_of(f[1])};
            opencl-cpp:
            half v[2] = {(ushort)0x3c00, okl_half_of(f[t])}; Pair p = {okl_half_of(f[0]), {okl_float_of(a), 2}}; half w{okl_half_of(f[1])};
            metal:
            half v[2] = {half(1), half(f[t])}; Pair p = {half(f[0]), {float(a), 2}}; half w{half(f[1])};
        "#]],
        );
    }

    #[test]
    fn templates_are_for_classes_only() {
        check(
            "template <class T> T twice(T v) { return v + v; }",
            "y[t] = twice(x[t]);",
            expect![[r#"
            cuda, hip, dpcpp, serial, openmp:
            y[t] = twice(x[t]);
            opencl:
            opencl-c-unsupported: a template in device code: OpenCL C is C
            unsupported-by-backend: a function template for `half` is not supported by backend `opencl`
            opencl-cpp:
            unsupported-by-backend: a function template for `half` is not supported by backend `opencl`
            metal:
            unsupported-by-backend: a function template for `half` is not supported by backend `metal`
        "#]],
        );
    }

    #[test]
    fn class_templates_and_generic_lambdas_are_for_classes_only() {
        check(
            "template <class T> struct Two { T a, b; T sum() const { return a + b; } };",
            "Two<half> p = {x[t], x[t]}; y[t] = p.sum();",
            expect![[r#"
                cuda, hip, dpcpp, serial, openmp:
                Two<half> p = {x[t], x[t]}; y[t] = p.sum();
                opencl:
                opencl-c-unsupported: a class template in device code: OpenCL C is C
                opencl-c-unsupported: a template in device code: OpenCL C is C
                unsupported-by-backend: a class template for `half` is not supported by backend `opencl`
                unsupported-by-backend: a function template for `half` is not supported by backend `opencl`
                opencl-cpp:
                unsupported-by-backend: a class template for `half` is not supported by backend `opencl`
                unsupported-by-backend: a function template for `half` is not supported by backend `opencl`
                metal:
                unsupported-by-backend: a class template for `half` is not supported by backend `metal`
                unsupported-by-backend: a function template for `half` is not supported by backend `metal`
            "#]],
        );
        check(
            "",
            "auto twice = [](auto v) { return v + v; }; y[t] = twice(x[t]);",
            expect![[r#"
                cuda, hip, dpcpp, serial, openmp:
                auto twice = [](auto v) { return v + v; }; y[t] = twice(x[t]);
                opencl:
                opencl-c-unsupported: a lambda in device code: OpenCL C is C
                unsupported-by-backend: a lambda for `half` is not supported by backend `opencl`
                opencl-cpp:
                unsupported-by-backend: a lambda for `half` is not supported by backend `opencl`
                metal:
                unsupported-by-backend: a lambda for `half` is not supported by backend `metal`
                unsupported-by-backend: a lambda in device code is not supported by backend `metal`
            "#]],
        );
    }

    #[test]
    fn lambdas_are_for_classes_only() {
        check(
            "",
            "auto twice = [](half v) -> half { return v + v; }; y[t] = twice(x[t]);",
            expect![[r#"
                cuda, hip, dpcpp, serial, openmp:
                auto twice = [](half v) -> half { return v + v; }; y[t] = twice(x[t]);
                opencl:
                opencl-c-unsupported: a lambda in device code: OpenCL C is C
                unsupported-by-backend: a lambda for `half` is not supported by backend `opencl`
                opencl-cpp:
                unsupported-by-backend: a lambda for `half` is not supported by backend `opencl`
                metal:
                unsupported-by-backend: a lambda for `half` is not supported by backend `metal`
                unsupported-by-backend: a lambda in device code is not supported by backend `metal`
            "#]],
        );
    }

    #[test]
    fn a_constant_in_a_file_is_a_number() {
        check(
            "const half v[2] = {1.5f, -2};",
            "y[t] = v[0];",
            expect![[r#"
            cuda, hip, dpcpp, opencl, opencl-cpp, metal, serial, openmp:
            y[t] = v[0];
        "#]],
        );
        check(
            "const half v = 1.0f / 3;",
            "y[t] = v;",
            expect![[r#"
            cuda, hip, dpcpp, metal, serial, openmp:
            y[t] = v;
            opencl, opencl-cpp:
            unsupported-by-backend: a constant of `half` that is no number is not supported by backend `opencl`
        "#]],
        );
    }
}
