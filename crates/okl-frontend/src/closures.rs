//! Lambdas that kernels need: their classes have no names, so each becomes an object of a class that has one.
//!
//! ```text
//! each(n, [=](int i) { x[i] = s; });      struct okl_closure { double *x; double s;
//!                                           auto operator()(int i) const { x[i] = s; } };
//!                                         each(n, okl_closure{x, s});
//! ```

use crate::instances::{Instance, written};
use crate::placement::{function_around, whole};
use crate::renamed;
use crate::uses::Uses;
use okl_plugin::model::{CaptureDefault, ExprKind, Expression, Lambda, Scope, Ty, VarId, Variable};
use okl_plugin::{Diagnostic, DiagnosticId, EditSet, Piece, Span, TypeKind, Unit};
use std::collections::BTreeSet;

/// The start of the names of the classes of lambdas.
pub const PREFIX: &str = "okl_closure";

/// All lambdas of a unit with their expressions.
pub fn all(unit: &Unit) -> impl Iterator<Item = (&Expression, &Lambda)> {
    unit.expressions.iter().filter_map(|one| match &one.kind {
        ExprKind::Lambda(lambda) => Some((one, &**lambda)),
        _other => None,
    })
}

/// The lambdas whose classes are arguments of instances, outside of templates: those inside follow with their instances.
pub fn arguments<'u>(unit: &'u Unit, wanted: &[Instance]) -> Vec<(&'u Expression, &'u Lambda)> {
    let types = wanted.iter().flat_map(|instance| &instance.types);
    let names: BTreeSet<&str> = types.flat_map(|ty| closure_names(unit.ty(*ty))).collect();
    let is_plain = |place| function_around(unit, place).is_none_or(|function| !function.is_template);
    all(unit).filter(|(one, _)| names.contains(unit.ty(one.ty).name()) && is_plain(one.span)).collect()
}

/// Gives lambdas a class each; the names of classes have the number of the text. Lambdas inside of others are left: they
/// follow when these have a class. Errors, with the id, are added to `found`. `word` is written in front of the operator
/// of a lambda. True if there are any lambdas.
pub fn hoist<'u>(
    unit: &'u Unit,
    lambdas: Vec<(&'u Expression, &'u Lambda)>,
    (owner, round, id): (&'static str, u32, DiagnosticId),
    word: &dyn Fn(&Expression, &Lambda) -> &'static str,
    (edits, found): (&mut EditSet, &mut Vec<Diagnostic>),
) -> bool {
    let mut lambdas = captured_first(unit, id, lambdas);
    let all: Vec<Span> = lambdas.iter().map(|(one, _)| one.span).collect();
    lambdas.retain(|(one, _)| !all.iter().any(|other| *other != one.span && other.contains(one.span)));
    for (at, (expression, lambda)) in lambdas.iter().enumerate() {
        let name = format!("{PREFIX}_{}_{}", round + 1, at + 1);
        let word = word(expression, lambda);
        let closure = Closure { unit, expression, lambda, name, owner, word, id };
        found.extend(closure.hoist(edits));
    }
    !lambdas.is_empty()
}

/// The lambdas, with those that they capture in place of those that do: a field needs a type with a name.
fn captured_first<'u>(
    unit: &'u Unit,
    id: DiagnosticId,
    lambdas: Vec<(&'u Expression, &'u Lambda)>,
) -> Vec<(&'u Expression, &'u Lambda)> {
    let (mut found, mut open): (Vec<(&Expression, &Lambda)>, _) = (Vec::new(), lambdas);
    let mut seen: BTreeSet<Span> = BTreeSet::new();
    while let Some((expression, lambda)) = open.pop() {
        if !seen.insert(expression.span) {
            continue;
        }
        let closure = Closure { unit, expression, lambda, name: String::new(), owner: "", word: "", id };
        let captured = closure.captured(&Uses::of(unit, unit.stmt(lambda.body)));
        let types = captured.iter().map(|one| unit.ty(one.variable.ty));
        let names: BTreeSet<&str> = types.flat_map(closure_names).collect();
        match names.is_empty() {
            true => found.push((expression, lambda)),
            false => open.extend(all(unit).filter(|(one, _)| names.contains(unit.ty(one.ty).name()))),
        }
    }
    found.sort_by_key(|(one, _)| one.span.start);
    found
}

/// The names of the classes of lambdas that a type has among its parts.
pub fn closure_names(ty: Ty<'_>) -> Vec<&str> {
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

/// A lambda that gets a class.
struct Closure<'u> {
    unit: &'u Unit,
    expression: &'u Expression,
    lambda: &'u Lambda,
    name: String,
    owner: &'static str,
    /// In front of its operator.
    word: &'static str,
    /// Of what is refused.
    id: DiagnosticId,
}

/// A variable that a lambda captures.
struct Captured<'u> {
    variable: &'u Variable,
    by_reference: bool,
    /// The expression that initializes it.
    value: String,
}

impl<'u> Closure<'u> {
    fn hoist(&self, edits: &mut EditSet) -> Option<Diagnostic> {
        let unit = self.unit;
        let body = unit.stmt(self.lambda.body);
        let uses = Uses::of(unit, body);
        let field = uses.named.iter().find(|(id, _)| unit.variable(**id).scope == Scope::Field);
        let object = uses.objects.first().or_else(|| field.and_then(|(_, places)| places.first()));
        if let Some(place) = object {
            let message = "a lambda that kernels call uses the object of its member function";
            return Some(
                Diagnostic::error(self.id, message, *place)
                    .help("copy what the lambda needs to variables of the function, and capture these"),
            );
        }
        let captured = self.captured(&uses);
        let mut fields = String::new();
        for Captured { variable, by_reference, .. } in &captured {
            let ty = unit.ty(variable.ty).value();
            if ty.is_array() && !by_reference {
                let message =
                    format!("a lambda that kernels call captures the array `{}` as a copy", variable.name);
                return Some(
                    Diagnostic::error(self.id, message, self.lambda.introducer)
                        .label(variable.name_span, "the array")
                        .help("capture it by reference, or a structure with the array in it"),
                );
            }
            fields.push_str(&field_of(ty, &variable.name, *by_reference));
        }
        let function = function_around(unit, self.expression.span);
        let at = function.map_or_else(|| self.item_start(), |function| whole(unit, function).start);
        let mut pieces = vec![Piece::Text(format!("struct {} {{\n{fields}", self.name))];
        pieces.extend(self.operator());
        let constants = self.constants(&uses).into_iter().map(|constant| format!(" const {constant};"));
        let constants = constants.collect::<String>();
        let rest = Span::new(body.span.start + u32::from(!constants.is_empty()), body.span.end);
        if !constants.is_empty() {
            pieces.push(Piece::Text(format!("{{{constants}")));
        }
        pieces.push(Piece::Source(rest));
        pieces.push(Piece::Text("\n};\n".into()));
        edits.recompose(self.owner, Span::at(at), pieces);
        let values: Vec<&str> = captured.iter().map(|one| one.value.as_str()).collect();
        edits.overwrite(self.owner, self.expression.span, format!("{}{{{}}}", self.name, values.join(", ")));
        None
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
        let mut pieces = vec![Piece::Text(format!("{template}{}auto operator(){behind}", self.word))];
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
