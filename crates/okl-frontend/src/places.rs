//! The declarations of a program that go to the kernels, to the host program or to both: those at file scope, and those
//! in a namespace or in `extern "C" {}` where one of its functions has a construct.

use okl_plugin::model::{
    Declaration, DeclarationKind, FunctionId, Item, ItemKind, Scope, TemplateForm, VarId,
};
use okl_plugin::{Span, Unit};

/// A declaration to be placed.
pub struct Place {
    /// The declaration.
    pub item: Item,
    /// The index of the item at file scope that it is, or that it is in.
    pub at: usize,
    /// The `extern "C" {}` around it, behind which kernels stand.
    pub linkage: Option<Span>,
}

/// The declarations to be placed; `functions` have constructs.
pub fn places(unit: &Unit, functions: &[FunctionId]) -> Vec<Place> {
    places_around(unit, &names(unit, functions))
}

/// The declarations to be placed; those at `names` are placed one by one, with what is in the same namespace.
pub fn places_around(unit: &Unit, names: &[Span]) -> Vec<Place> {
    let mut found = Vec::new();
    for (at, item) in unit.items.iter().enumerate() {
        split(unit, item, at, names, None, &mut found);
    }
    found
}

fn names(unit: &Unit, functions: &[FunctionId]) -> Vec<Span> {
    functions.iter().map(|id| unit.function(*id).name_span).collect()
}

/// The opening of each `extern "C" {` whose declarations are placed one by one, and its closing brace; the words
/// `extern "C"` alone where there are no braces, and an empty range.
pub fn linkages(unit: &Unit, functions: &[FunctionId]) -> Vec<(Span, Span)> {
    let names = names(unit, functions);
    let is_linkage = |one: &&Declaration| one.kind == DeclarationKind::Linkage && has_any(one.span, &names);
    let words = |one: &Declaration| match one.body {
        Some(body) => Some((Span::new(one.span.start, body.start + 1), Span::new(body.end - 1, body.end))),
        // extern "C" double f(double);
        None => {
            let (before, _) = unit.source(one.span).split_once("\"C\"")?;
            let end = one.span.start + before.len() as u32 + 3;
            Some((Span::new(one.span.start, end), Span::at(end)))
        }
    };
    unit.declarations.iter().filter(is_linkage).filter_map(words).collect()
}

/// The namespaces around a function, as a prefix of names in it: `mesh::detail::`.
pub fn path(unit: &Unit, function: FunctionId) -> String {
    path_to(unit, unit.function(function).span)
}

/// The namespaces around a place.
pub fn path_to(unit: &Unit, place: Span) -> String {
    let around = unit.declarations.iter().filter(|one| {
        let body = one.body.unwrap_or(one.span);
        one.kind == DeclarationKind::Namespace && body.contains(place) && !one.name.is_empty()
    });
    let mut around: Vec<&Declaration> = around.collect();
    around.sort_by_key(|one| one.name_span);
    around.iter().map(|one| format!("{}::", one.name)).collect()
}

fn has_any(span: Span, names: &[Span]) -> bool {
    names.iter().any(|name| span.contains(*name))
}

fn split(unit: &Unit, item: &Item, at: usize, names: &[Span], linkage: Option<Span>, found: &mut Vec<Place>) {
    let is_block = matches!(item.kind, ItemKind::Namespace | ItemKind::Other);
    if !is_block || !has_any(item.span, names) {
        found.push(Place { item: item.clone(), at, linkage });
        return;
    }
    if item.kind == ItemKind::Namespace {
        let inside = unit.members.iter().filter(|member| item.span.contains(member.span));
        inside.for_each(|member| split(unit, member, at, names, linkage, found));
        return;
    }
    let same = |one: &&Declaration| one.kind == DeclarationKind::Linkage && item.span.contains(one.span);
    let body = unit.declarations.iter().find(same).and_then(|one| one.body);
    for part in parts(unit, item.span) {
        let span = if body.is_some() { part.span } else { item.span };
        found.push(Place { item: Item { span, ..part }, at, linkage: body.map(|_| item.span).or(linkage) });
    }
}

/// The declarations in a linkage specification.
fn parts(unit: &Unit, all: Span) -> Vec<Item> {
    let mut parts: Vec<Item> = Vec::new();
    let mut add = |kind: ItemKind, name: &str, span: Span| {
        if all.contains(span) && parts.iter().all(|other| !other.span.contains(span)) {
            parts.push(Item {
                kind,
                name: name.to_string(),
                span,
                form: TemplateForm::None,
                needs: Vec::new(),
            });
        }
    };
    for (at, function) in unit.functions.iter().enumerate().filter(|(_, function)| !function.is_method) {
        add(ItemKind::Function(FunctionId(at as u32)), &function.name, function.span);
    }
    let is_type = |one: &&Declaration| {
        use DeclarationKind::{Alias, Class, Enum, ScopedEnum, Struct, Typedef, Union};
        matches!(one.kind, Struct | Class | Union | Enum | ScopedEnum | Typedef | Alias)
    };
    for one in unit.declarations.iter().filter(is_type) {
        add(ItemKind::Type, &one.name, one.span);
    }
    for (at, variable) in unit.variables.iter().enumerate().filter(|(_, one)| one.scope == Scope::Global) {
        add(ItemKind::Variable(VarId(at as u32)), &variable.name, variable.span);
    }
    parts
}
