//! Lambdas that kernels need: their classes have no names, so each becomes an object of a class that has one.
//!
//! ```text
//! each(n, [=](int i) { x[i] = s; });      struct okl_closure { double *x; double s;
//!                                           auto operator()(int i) const { x[i] = s; } };
//!                                         each(n, okl_closure{x, s});
//! ```

use crate::ids::ACC_UNSUPPORTED;
use crate::owner::OWNER;
use crate::placement::{function_around, whole};
use crate::program::Program;
use crate::renamed;
use crate::uses::Uses;
use okl_frontend::instances::{Instance, written};
use okl_plugin::model::{CaptureDefault, ExprKind, Expression, Lambda, Scope, Ty, VarId, Variable};
use okl_plugin::{Diagnostic, EditSet, Piece, Span, TypeKind, Unit};
use std::collections::BTreeSet;

/// The start of the names of the classes of lambdas.
pub const PREFIX: &str = "okl_closure";

/// Gives the lambdas that kernels need a class. True if there are any.
pub fn hoist(
    program: &Program<'_>,
    wanted: &[Instance],
    round: u32,
    edits: &mut EditSet,
    found: &mut Vec<Diagnostic>,
) -> bool {
    let mut all = lambdas(program, wanted);
    // Lambdas inside of others follow when these have a class.
    let inner: Vec<Span> = all.iter().map(|(one, _)| one.span).collect();
    all.retain(|(one, _)| !inner.iter().any(|other| *other != one.span && other.contains(one.span)));
    for (at, (expression, lambda)) in all.iter().enumerate() {
        let name = format!("{PREFIX}_{}_{}", round + 1, at + 1);
        Closure { unit: program.unit, expression, lambda, name }.hoist(edits, found);
    }
    !all.is_empty()
}

/// The lambdas that need a class: arguments of templates, objects in constructs, and generic ones with directives.
pub fn lambdas<'u>(program: &Program<'u>, wanted: &[Instance]) -> Vec<(&'u Expression, &'u Lambda)> {
    let unit = program.unit;
    let mut types: BTreeSet<&str> = BTreeSet::new();
    for ty in wanted.iter().flat_map(|instance| &instance.types) {
        types.extend(closure_names(unit.ty(*ty)));
    }
    for construct in program.computes() {
        let uses = Uses::of(unit, program.stmt(construct));
        let named = uses.free().into_iter().map(|id| unit.ty(unit.variable(id).ty));
        types.extend(named.flat_map(closure_names));
    }
    let has_directive =
        |one: &Expression| program.directives.iter().any(|placed| one.span.contains(placed.directive.span));
    let is_wanted = |one: &Expression, lambda: &Lambda| {
        let is_named = types.contains(unit.ty(one.ty).name());
        (is_named || is_generic(unit, one, lambda) && has_directive(one))
            && function_around(unit, one.span).is_none_or(|function| !function.is_template)
    };
    let all = unit.expressions.iter().filter_map(|one| match &one.kind {
        ExprKind::Lambda(lambda) => Some((one, &**lambda)),
        _other => None,
    });
    all.filter(|(one, lambda)| is_wanted(one, lambda)).collect()
}

/// The names of the classes of lambdas that a type has among its parts.
fn closure_names(ty: Ty<'_>) -> Vec<&str> {
    let mut names = Vec::new();
    let parts = ty.element().or_else(|| ty.referred()).into_iter();
    for part in parts.chain(ty.get().arguments.iter().map(|id| ty.at(*id))) {
        names.extend(closure_names(part));
    }
    if ty.is_lambda {
        names.push(ty.get().name());
    }
    names
}

/// True for a lambda with parameters of any type.
fn is_generic(unit: &Unit, one: &Expression, lambda: &Lambda) -> bool {
    let head = Span::new(lambda.introducer.end + 1, unit.stmt(lambda.body).span.start);
    let is_auto = |span: Span| !renamed::places(unit, span, &|word| word == "auto").is_empty();
    one.span.contains(head) && lambda.params.iter().any(|id| is_auto(unit.variable(*id).span))
}

/// A lambda that gets a class.
struct Closure<'u> {
    unit: &'u Unit,
    expression: &'u Expression,
    lambda: &'u Lambda,
    name: String,
}

/// A variable that a lambda captures.
struct Captured<'u> {
    variable: &'u Variable,
    by_reference: bool,
    /// The expression that initializes it.
    value: String,
}

impl<'u> Closure<'u> {
    fn hoist(&self, edits: &mut EditSet, found: &mut Vec<Diagnostic>) {
        let unit = self.unit;
        let body = unit.stmt(self.lambda.body);
        let uses = Uses::of(unit, body);
        let field = uses.named.iter().find(|(id, _)| unit.variable(**id).scope == Scope::Field);
        let object = uses.objects.first().or_else(|| field.and_then(|(_, places)| places.first()));
        if let Some(place) = object {
            let message = "a lambda that kernels call uses the object of its member function";
            found.push(
                Diagnostic::error(ACC_UNSUPPORTED, message, *place)
                    .help("copy what the lambda needs to variables of the function, and capture these"),
            );
            return;
        }
        let captured = self.captured(&uses);
        let mut fields = String::new();
        for Captured { variable, by_reference, .. } in &captured {
            let ty = unit.ty(variable.ty).value();
            if ty.is_array() && !by_reference {
                let message =
                    format!("a lambda that kernels call captures the array `{}` as a copy", variable.name);
                found.push(
                    Diagnostic::error(ACC_UNSUPPORTED, message, self.lambda.introducer)
                        .label(variable.name_span, "the array")
                        .help("capture it by reference"),
                );
                return;
            }
            fields.push_str(&field_of(ty, &variable.name, *by_reference));
        }
        for constant in self.constants(&uses) {
            fields.push_str(&format!("static constexpr {constant};\n"));
        }
        let function = function_around(unit, self.expression.span);
        let at = function.map_or_else(|| self.item_start(), |function| whole(unit, function).start);
        let mut pieces = vec![Piece::Text(format!("struct {} {{\n{fields}", self.name))];
        pieces.extend(self.operator());
        pieces.push(Piece::Source(body.span));
        pieces.push(Piece::Text("\n};\n".into()));
        edits.recompose(OWNER, Span::at(at), pieces);
        let values: Vec<&str> = captured.iter().map(|one| one.value.as_str()).collect();
        edits.overwrite(OWNER, self.expression.span, format!("{}{{{}}}", self.name, values.join(", ")));
    }

    /// The start of the declaration at file scope that the lambda is in.
    fn item_start(&self) -> u32 {
        let around = self.unit.items.iter().filter(|item| item.span.contains(self.expression.span));
        around.map(|item| item.span.start).max().unwrap_or(self.expression.span.start)
    }

    /// `template <class okl_A1> auto operator()(okl_A1 i) const`
    fn operator(&self) -> Vec<Piece> {
        let unit = self.unit;
        let head = Span::new(self.lambda.introducer.end + 1, unit.stmt(self.lambda.body).span.start);
        let params = self.lambda.params.iter().map(|id| unit.variable(*id).span);
        let params = params.reduce(|all, one| Span::new(all.start.min(one.start), all.end.max(one.end)));
        let mut changes = Vec::new();
        let mut generic = Vec::new();
        for place in renamed::places(unit, head, &|word| word == "auto") {
            if params.is_some_and(|params| params.contains(place)) {
                generic.push(format!("class okl_A{}", generic.len() + 1));
                changes.push((place, format!("okl_A{}", generic.len())));
            }
        }
        let words = renamed::places(unit, head, &|word| word == "mutable" || word == "constexpr");
        let is_mutable = words.iter().any(|place| unit.source(*place) == "mutable");
        changes.extend(words.into_iter().map(|place| (place, String::new())));
        let text = unit.source(head);
        let arrow = unit.source(head).find("->");
        if !is_mutable {
            // Behind the parameters.
            let close = text[..arrow.unwrap_or(text.len())].rfind(')');
            if let Some(close) = close {
                changes.push((Span::at(head.start + close as u32 + 1), " const ".into()));
            }
        }
        let template = match generic.is_empty() {
            true => String::new(),
            false => format!("template <{}> ", generic.join(", ")),
        };
        let behind = match text.contains('(') {
            true => "",
            false if is_mutable => "()",
            false => "() const",
        };
        let mut pieces = vec![Piece::Text(format!("{template}auto operator(){behind}"))];
        pieces.extend(renamed::with_changes(head, changes));
        pieces
    }

    /// The captured variables, in the order of the fields.
    fn captured(&self, uses: &Uses) -> Vec<Captured<'u>> {
        let unit = self.unit;
        let mut all: Vec<Captured<'u>> = Vec::new();
        for capture in &self.lambda.captures {
            let variable = unit.variable(capture.variable);
            let init = unit.init(variable).filter(|_| capture.declares).map(|init| unit.source(init.span));
            let value = init.map_or(variable.name.clone(), str::to_string);
            all.push(Captured { variable, by_reference: capture.by_reference, value });
        }
        let Some(default) = self.lambda.default else { return all };
        for id in uses.free() {
            let variable = unit.variable(id);
            let is_listed = self.lambda.captures.iter().any(|capture| capture.variable == id);
            if is_listed || !self.is_captured(id) || self.constant(id).is_some() {
                continue;
            }
            let by_reference = default == CaptureDefault::Reference;
            all.push(Captured { variable, by_reference, value: variable.name.clone() });
        }
        all
    }

    /// True for a variable of the function around the lambda.
    fn is_captured(&self, id: VarId) -> bool {
        let variable = self.unit.variable(id);
        matches!(variable.scope, Scope::Local | Scope::Parameter)
            && !variable.is_static
            && !self.expression.span.contains(variable.name_span)
    }

    /// The constants that the body names, which no lambda captures.
    fn constants(&self, uses: &Uses) -> Vec<String> {
        let free = uses.free().into_iter().filter(|id| self.is_captured(*id));
        free.filter_map(|id| self.constant(id)).collect()
    }

    /// The declaration of a constant with a known value.
    fn constant(&self, id: VarId) -> Option<String> {
        let unit = self.unit;
        let variable = unit.variable(id);
        let ty = unit.ty(variable.ty);
        let is_listed = self.lambda.captures.iter().any(|capture| capture.variable == id);
        let value =
            unit.init_value(variable).filter(|_| !is_listed && (variable.is_constexpr || ty.is_const))?;
        let is_number = matches!(ty.kind, TypeKind::Int(_) | TypeKind::Bool);
        is_number.then(|| format!("{} {} = {value}", ty.name(), variable.name))
    }
}

/// The field for a captured variable: `double *x;`, `double &s;`
fn field_of(ty: Ty<'_>, name: &str, by_reference: bool) -> String {
    let sign = if by_reference { "&" } else { "" };
    let canonical = written(&ty.canonical);
    if canonical.contains('(') || ty.is_array() {
        return format!("using okl_{name} = {canonical};\nokl_{name} {sign}{name};\n");
    }
    format!("{canonical} {sign}{name};\n")
}
