//! What a piece of a kernel uses from outside of it.

use okl_model::{DirectiveKind, Function, FunctionId, ItemKind, Scope, Stmt, Unit, VarId, Variable};
use okl_source::Span;
use std::collections::BTreeSet;

/// Variables of the kernel's host code that `nest` uses, in order of declaration.
pub(crate) fn host_values<'u>(unit: &'u Unit, kernel: &Function, nest: &Stmt) -> Vec<&'u Variable> {
    let mut found: BTreeSet<VarId> = BTreeSet::new();
    nest.walk(&mut |stmt| found.extend(stmt.uses.iter().map(|used| used.variable)));
    // What the arguments of attributes name travels with the nest too.
    for access in unit.dim_accesses.iter().filter(|access| nest.span.contains(access.span)) {
        for id in std::iter::once(access.dim).chain(access.order) {
            found.extend(named_in(unit, kernel, &unit.attribute(id).args));
        }
    }
    let body = kernel.body.as_ref().map_or(Span::default(), |body| body.span);
    let mut values: Vec<&Variable> = found
        .into_iter()
        .map(|id| unit.variable(id))
        .filter(|variable| variable.scope == Scope::Local && body.contains(variable.name_span))
        .filter(|variable| !nest.span.contains(variable.name_span))
        .collect();
    values.sort_by_key(|variable| variable.name_span);
    values
}

/// The local variables of a kernel that some texts name.
fn named_in<'a>(unit: &'a Unit, kernel: &Function, texts: &'a [String]) -> impl Iterator<Item = VarId> + 'a {
    let body = kernel.body.as_ref().map_or(Span::default(), |body| body.span);
    let words: BTreeSet<&str> = texts.iter().flat_map(|text| words(text)).collect();
    unit.variables
        .iter()
        .enumerate()
        .filter(move |(_, variable)| {
            body.contains(variable.name_span) && words.contains(variable.name.as_str())
        })
        .map(|(at, _)| VarId(at as u32))
}

/// The identifiers in a text; also those in comments and strings, which does no harm here.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|character: char| !character.is_alphanumeric() && character != '_')
        .filter(|word| !word.is_empty())
}

/// The functions that code of `starts` reaches, `starts` left out unless they call each other.
pub(crate) fn reachable(unit: &Unit, starts: impl IntoIterator<Item = FunctionId>) -> BTreeSet<FunctionId> {
    let mut found = BTreeSet::new();
    let mut open: Vec<FunctionId> = starts.into_iter().collect();
    while let Some(id) = open.pop() {
        for callee in &unit.function(id).calls {
            // A call leads to the first declaration; bodies stand at any of them.
            let canonical = unit.function(*callee).canonical;
            for (at, function) in unit.functions.iter().enumerate() {
                let same = function.canonical == canonical || at == callee.0 as usize;
                if same && found.insert(FunctionId(at as u32)) {
                    open.push(FunctionId(at as u32));
                }
            }
        }
    }
    found
}

/// The items that a text names, and those they need, in source order.
///
/// By name: more than is needed does no harm, less would not compile. Kernels are never among them.
pub(crate) fn items_named(unit: &Unit, texts: &[&str]) -> Vec<usize> {
    let named: BTreeSet<&str> = texts.iter().flat_map(|text| words(text)).collect();
    let is_kernel = |at: usize| match unit.items[at].kind {
        ItemKind::Function(id) => unit.function(id).is_kernel,
        ItemKind::Variable(_) | ItemKind::Type | ItemKind::Namespace | ItemKind::Other => false,
    };
    let mut open: Vec<usize> =
        (0..unit.items.len()).filter(|at| named.contains(unit.items[*at].name.as_str())).collect();
    let mut found = BTreeSet::new();
    while let Some(at) = open.pop() {
        if !is_kernel(at) && found.insert(at) {
            open.extend(unit.items[at].needs.iter().map(|need| *need as usize));
        }
    }
    found.into_iter().collect()
}

/// The macro definitions among the preprocessor lines for which `keep` holds.
pub(crate) fn definitions(unit: &Unit, keep: impl Fn(Span) -> bool) -> Vec<Span> {
    unit.directives
        .iter()
        .filter(|directive| matches!(directive.kind, DirectiveKind::Define | DirectiveKind::Undef))
        .map(|directive| directive.span)
        .filter(|span| keep(*span))
        .collect()
}

/// The macro definitions that code of `spans`, as it is printed, can name, and those these need.
///
/// A macro that pastes names can name any other: with one of those all stay.
pub(crate) fn definitions_named(unit: &Unit, spans: &[Span]) -> Vec<Span> {
    let inside = |span: Span| spans.iter().any(|outer| outer.contains(span));
    let mut named: BTreeSet<&str> = BTreeSet::new();
    // Macro uses are printed as they were written.
    for fold in unit.folds.iter().filter(|fold| inside(fold.span)) {
        named.extend(words(&fold.text));
    }
    let defined: Vec<_> = unit
        .directives
        .iter()
        .filter(|directive| matches!(directive.kind, DirectiveKind::Define | DirectiveKind::Undef))
        .map(|directive| (directive.text.as_str(), directive.span, unit.source(directive.span)))
        .collect();
    loop {
        let before = named.len();
        for (name, _, body) in &defined {
            if named.contains(name) {
                match body.contains("##") {
                    true => named.extend(defined.iter().map(|(name, ..)| *name)),
                    false => named.extend(words(body)),
                }
            }
        }
        if named.len() == before {
            break;
        }
    }
    defined.into_iter().filter(|(name, ..)| named.contains(name)).map(|(_, span, _)| span).collect()
}

/// The `#include` lines of the C++ standard library, which every host compiler has.
pub(crate) fn standard_includes(unit: &Unit) -> impl Iterator<Item = Span> {
    unit.directives
        .iter()
        .filter(|directive| directive.kind == DirectiveKind::Include)
        .filter(|directive| STANDARD_HEADERS.contains(&directive.text.trim_matches(['<', '>', '"', ' '])))
        .map(|directive| directive.span)
}

/// The headers of C++17 and of C (section [headers] of the standard) that a kernel may include.
const STANDARD_HEADERS: &[&str] = &[
    "algorithm",
    "array",
    "assert.h",
    "cassert",
    "cfloat",
    "cinttypes",
    "climits",
    "cmath",
    "complex",
    "cstddef",
    "cstdint",
    "cstdio",
    "cstdlib",
    "cstring",
    "float.h",
    "functional",
    "initializer_list",
    "inttypes.h",
    "limits",
    "limits.h",
    "math.h",
    "numeric",
    "stddef.h",
    "stdint.h",
    "stdio.h",
    "stdlib.h",
    "string.h",
    "tuple",
    "type_traits",
    "utility",
];
