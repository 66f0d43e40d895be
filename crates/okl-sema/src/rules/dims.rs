//! Arrays with declared dimensions: `@dim` and `@dimOrder`.

use super::Facts;
use okl_analysis::Analyzed;
use okl_model::{
    AttrUse, DimAccess, Function, Meaning, Scope, Site, Ty, TypeId, TypeKind, Unit, VarId, Variable,
};
use okl_source::ids::DIM_INDEX_COUNT;
use okl_source::{Diagnostic, DiagnosticId, Span};
use rustc_hash::{FxHashMap, FxHashSet};

const DIM_NOT_INDEXABLE: DiagnosticId = DiagnosticId::new("dim-not-indexable");
const DIM_NOT_INTEGER: DiagnosticId = DiagnosticId::new("dim-not-integer");
const DIM_ORDER_COUNT: DiagnosticId = DiagnosticId::new("dim-order-count");
const DIM_ORDER_INDEX: DiagnosticId = DiagnosticId::new("dim-order-index");
const DIM_ORDER_WITHOUT_DIM: DiagnosticId = DiagnosticId::new("dim-order-without-dim");
const DIM_SIZE_HIDDEN: DiagnosticId = DiagnosticId::new("dim-size-hidden");

/// `dim-not-indexable`: only pointers and arrays can have dimensions.
pub(super) fn declared(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    facts.each_use("dim", &mut |attr, variables| {
        let wrong = variables.iter().find(|variable| !may_be_indexed(facts.unit.ty(variable.ty)));
        if let Some(variable) = wrong {
            out.push(
                Diagnostic::error(
                    DIM_NOT_INDEXABLE,
                    format!("`@dim` on `{}`, which is neither a pointer nor an array", variable.name),
                    attr.span,
                )
                .label(variable.name_span, format!("its type is `{}`", facts.unit.ty(variable.ty).spelling))
                .help(match &attr.site {
                    Site::Alias(name) => format!("make `{name}` a pointer type"),
                    Site::Nothing
                    | Site::Function(_)
                    | Site::Loop(_)
                    | Site::Variables(_)
                    | Site::Statement(_)
                    | Site::Empty(_) => {
                        format!(
                            "make it a pointer: `{} *{}`",
                            facts.unit.ty(variable.ty).spelling,
                            variable.name
                        )
                    }
                }),
            );
        }
    });
}

fn may_be_indexed(ty: Ty<'_>) -> bool {
    match &ty.kind {
        TypeKind::Reference(to) => may_be_indexed(ty.at(*to)),
        // A class may have an `operator[]`; a type that depends on a template parameter is not known yet.
        TypeKind::Pointer(_) | TypeKind::Array { .. } | TypeKind::Record | TypeKind::Other => true,
        _ => false,
    }
}

/// `dim-order-without-dim`, `dim-order-count`, `dim-order-index`.
pub(super) fn order(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    facts.each_use("dimOrder", &mut |attr, variables| {
        let dims = |variable: &&Variable| facts.unit.find_attr(&variable.attrs, "dim");
        if let Some(variable) = variables.iter().find(|variable| dims(variable).is_none()) {
            out.push(
                Diagnostic::error(
                    DIM_ORDER_WITHOUT_DIM,
                    format!("`@dimOrder` on `{}`, which has no `@dim`", variable.name),
                    attr.span,
                )
                .help("say how long the dimensions are: `@dim(N, M) @dimOrder(1, 0)`"),
            );
        }
        let dim = variables.iter().find_map(dims).map(|id| facts.unit.attribute(id));
        let other = dim.filter(|dim| dim.args().len() != attr.args().len());
        // The valid numbers are known only if the counts agree.
        out.extend(if other.is_some() { None } else { bad_index(attr) });
        if let Some(dim) = other {
            let message = format!("`@dimOrder` orders {}, `@dim` has {}", dimensions(attr), dim.args().len());
            out.push(
                Diagnostic::error(DIM_ORDER_COUNT, message, attr.span)
                    .label(dim.span, dimensions(dim))
                    .help("name every dimension once"),
            );
        }
    });
}

/// `dim-order-index`: `@dimOrder` takes every number from 0 to the number of dimensions less 1 once.
fn bad_index(attr: &AttrUse) -> Option<Diagnostic> {
    let count = attr.args().len();
    let error = |message: String| {
        let all: Vec<String> = (0..count).rev().map(|index| index.to_string()).collect();
        Diagnostic::error(DIM_ORDER_INDEX, message, attr.span).help(format!(
            "write every number from 0 to {} once: `@dimOrder({})`",
            count - 1,
            all.join(", ")
        ))
    };
    let mut seen = vec![false; count];
    for (axis, text) in axes(attr).iter().zip(attr.args()) {
        match *axis {
            None => return Some(error(format!("`{text}` in `@dimOrder` is not a number"))),
            Some(index) if index >= count => {
                return Some(error(format!("there is no dimension {index} among {count}")));
            }
            Some(index) if std::mem::replace(&mut seen[index], true) => {
                return Some(error(format!("dimension {index} stands twice in `@dimOrder`")));
            }
            Some(_) => {}
        }
    }
    None
}

/// The numbers of a `@dimOrder`.
fn axes(order: &AttrUse) -> &[Option<usize>] {
    if let Meaning::DimOrder(axes) = order.meaning() { axes } else { &[] }
}

/// `dim-index-count`: an access has as many indices as dimensions.
pub(super) fn accesses(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for access in &facts.unit.dim_accesses {
        let dim = facts.unit.attribute(access.dim);
        let (given, wanted) = (access.indices.len(), dim.args().len());
        if given == wanted {
            continue;
        }
        let base = facts.unit.source(access.base);
        let message = format!("`{base}` has {} and is used with {}", dimensions(dim), indices(given));
        out.push(
            Diagnostic::error(DIM_INDEX_COUNT, message, access.span)
                .label(dim.span, "its dimensions")
                .help("give one index for each dimension"),
        );
    }
}

/// `dim-not-integer`: dimensions and indices are integers, because they count elements.
pub(super) fn integers(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let unit = facts.unit;
    let is_float = |ty: TypeId| unit.ty(ty).kind == TypeKind::Float;
    let floats = || unit.expressions.iter().filter(|one| is_float(one.ty)).map(|one| one.span);
    let floats: FxHashSet<Span> =
        if unit.dim_accesses.is_empty() { FxHashSet::default() } else { floats().collect() };
    let error = |text: &str, what: &str, place: Span| {
        Diagnostic::error(DIM_NOT_INTEGER, format!("`{text}` is no integer"), place)
            .here(what)
            .help("convert it to an integer: `(int)(...)`")
    };
    let mut seen = FxHashSet::default();
    for access in &unit.dim_accesses {
        let dim = unit.attribute(access.dim);
        for (at, size) in dim.args().iter().enumerate() {
            let names = access.names.get(at).into_iter().flatten();
            // Only the compiler of the target knows the type of a cast or a call in it.
            let is_plain = !size.contains('(');
            let named = names.into_iter().any(|id| is_float(unit.variable(*id).ty));
            if is_plain && (named || words(size).any(is_floating)) && seen.insert((dim.span, at)) {
                out.push(error(size, "a dimension is a number of elements", dim.span));
            }
        }
        let wrong = access.indices.iter().filter(|index| floats.contains(index));
        out.extend(
            wrong.map(|index| error(unit.source(*index), "an index is the number of an element", *index)),
        );
    }
}

/// The words and numbers of a text. A number includes its decimal point.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !(letter.is_alphanumeric() || matches!(letter, '_' | '.')))
}

/// True for a floating-point literal: `2.5`, `.5f`, `1e3`.
fn is_floating(word: &str) -> bool {
    let is_hex = word.starts_with("0x") || word.starts_with("0X");
    let is_number = word.starts_with(|first: char| first.is_ascii_digit() || first == '.') && word != ".";
    is_number && (word.contains('.') || !is_hex && word.contains(['e', 'E']))
}

/// `dim-size-hidden`: the names in `@dim` denote the same variables at the access as at the `@dim`.
pub(super) fn sizes(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let unit = facts.unit;
    let places = if unit.dim_accesses.is_empty() { FxHashMap::default() } else { by_name(unit) };
    for access in &unit.dim_accesses {
        let Some(function) = function_around(unit, access.span) else { continue };
        let dim = unit.attribute(access.dim);
        let names = written_names(unit, access);
        let inside = names.iter().flat_map(|name| in_body(unit, function, &places[name]));
        let hiding = inside.filter(|id| {
            let variable = unit.variable(**id);
            hides(unit, function, variable, dim.span.start) && reaches(unit, function, variable, access.span)
        });
        let Some(hiding) = hiding.min().map(|id| unit.variable(*id)) else { continue };
        out.push(
            Diagnostic::error(
                DIM_SIZE_HIDDEN,
                format!("`{}` of `@dim` means another variable here", hiding.name),
                access.span,
            )
            .label(dim.span, "the dimensions")
            .label(hiding.name_span, format!("this `{}` hides the one they name", hiding.name))
            .help("give it another name"),
        );
    }
}

/// The outermost function around a place.
fn function_around(unit: &Analyzed, place: Span) -> Option<&Function> {
    let mut found = unit.function(unit.function_around(place)?);
    while let Some(outer) = unit.function_around(found.span) {
        found = unit.function(outer);
    }
    Some(found)
}

/// The variables by name, those of one name in source order.
fn by_name(unit: &Unit) -> FxHashMap<&str, Vec<VarId>> {
    let mut found: FxHashMap<&str, Vec<VarId>> = FxHashMap::default();
    for (at, variable) in unit.variables.iter().enumerate() {
        found.entry(&variable.name).or_default().push(VarId(at as u32));
    }
    found.values_mut().for_each(|ids| ids.sort_by_key(|id| unit.variable(*id).name_span.start));
    found
}

/// The variables declared in the body of a function, among variables that are `sorted` by position.
fn in_body<'v>(unit: &Unit, function: &Function, sorted: &'v [VarId]) -> &'v [VarId] {
    let Some(body) = unit.body(function) else { return &[] };
    let start = |id: &VarId| unit.variable(*id).name_span.start;
    let after = &sorted[sorted.partition_point(|id| start(id) < body.span.start)..];
    &after[..after.partition_point(|id| start(id) < body.span.end)]
}

/// The names in the dimensions that the lowered access contains: in all dimensions but the slowest one.
fn written_names<'u>(unit: &'u Unit, access: &DimAccess) -> Vec<&'u str> {
    let count = unit.attribute(access.dim).args().len();
    let order = access.order.map(|order| axes(unit.attribute(order)));
    let slowest = order.and_then(|order| *order.last()?).unwrap_or(count.saturating_sub(1));
    let names = access.names.iter().enumerate().filter(|(at, _)| *at != slowest);
    names.flat_map(|(_, names)| names).map(|id| unit.variable(*id).name.as_str()).collect()
}

/// True if a variable inside a function hides a variable of the same name that is visible at `dim`.
fn hides(unit: &Unit, function: &Function, variable: &Variable, dim: u32) -> bool {
    let is_inside = unit.body(function).is_some_and(|body| body.span.contains(variable.name_span));
    let own = &function.params;
    is_inside
        && variable.name_span.start > dim
        && matches!(variable.scope, Scope::Local | Scope::Parameter)
        && unit.variables.iter().enumerate().any(|(at, known)| {
            known.name == variable.name
                && match known.scope {
                    Scope::Global => known.name_span.start < dim,
                    Scope::Parameter => own.contains(&VarId(at as u32)),
                    Scope::Local => function.span.contains(known.name_span) && known.name_span.start < dim,
                    Scope::Field | Scope::Unknown => false,
                }
        })
}

/// True if a variable of the function is visible at `place`. A parameter of a lambda is visible inside the lambda only.
fn reaches(unit: &Unit, function: &Function, variable: &Variable, place: Span) -> bool {
    let Some(body) = unit.body(function) else { return false };
    if variable.scope == Scope::Local {
        return unit.sees(body, place, variable.name_span);
    }
    let mut stmt = body;
    while let Some(inner) = unit.child_at(stmt, variable.name_span) {
        stmt = inner;
    }
    stmt.span.contains(place) && variable.name_span.start < place.start
}

fn dimensions(attr: &AttrUse) -> String {
    match attr.args().len() {
        1 => "1 dimension".to_string(),
        count => format!("{count} dimensions"),
    }
}

fn indices(count: usize) -> String {
    match count {
        1 => "1 index".to_string(),
        count => format!("{count} indices"),
    }
}
