//! The items of the file that a part of a kernel depends on.

use crate::unsupported_features::is_host_header;
use okl_analysis::{Analyzed, Named};
use okl_model::{DeclarationKind, DirectiveKind, ItemKind, Scope};
use okl_source::Span;
use std::collections::BTreeSet;

/// The items that ranges of text mention, and the items those need, in source order; never kernels.
pub(crate) fn items_named(unit: &Analyzed, texts: &[Span]) -> Vec<usize> {
    let is_kernel = |at: usize| match unit.items[at].kind {
        ItemKind::Function(id) => unit.function(id).is_kernel,
        ItemKind::Variable(_) | ItemKind::Type | ItemKind::Namespace | ItemKind::Other => false,
    };
    let mut places: BTreeSet<u32> = BTreeSet::new();
    let mut names: BTreeSet<&str> = BTreeSet::new();
    for (_, named) in texts.iter().flat_map(|text| unit.named_in(*text)) {
        match named {
            Named::Variable(id) if unit.variable(id).scope == Scope::Global => {
                places.insert(unit.variable(id).name_span.start);
            }
            Named::Variable(_) => {}
            Named::Function(id) => {
                let same = unit.declarations_of(id).iter();
                places.extend(same.map(|one| unit.function(*one).name_span.start));
            }
            Named::Declaration(id) => {
                places.insert(unit.declared(id).span.start);
            }
            Named::Unknown(name) => {
                names.insert(name);
            }
        }
    }
    let is_named = |at: &usize| {
        let item = &unit.items[*at];
        let has_place = places.range(item.span.start..item.span.end).next().is_some();
        has_place || names.contains(item.name.as_str())
    };
    let with_needs = |mut open: Vec<usize>| {
        let mut found = BTreeSet::new();
        while let Some(at) = open.pop() {
            if !is_kernel(at) && found.insert(at) {
                open.extend(unit.items[at].needs.iter().map(|need| *need as usize));
            }
        }
        found
    };
    let mut found = with_needs((0..unit.items.len()).filter(is_named).collect());
    // A `using namespace a;` is not mentioned itself, but any name may be found through it.
    let namespaces: Vec<usize> =
        found.iter().copied().filter(|at| unit.items[*at].kind == ItemKind::Namespace).collect();
    let starts = using(unit);
    for at in (0..unit.items.len()).filter(|at| starts.contains(&unit.items[*at].span.start)) {
        let needed = with_needs(vec![at]);
        if namespaces.iter().any(|at| needed.contains(at)) {
            found.extend(needed);
        }
    }
    found.into_iter().collect()
}

/// The starts of `using namespace a;` and `using a::b;`.
fn using(unit: &Analyzed) -> BTreeSet<u32> {
    let is_one = |kind| matches!(kind, DeclarationKind::Using | DeclarationKind::UsingNamespace);
    unit.declarations.iter().filter(|one| is_one(one.kind)).map(|one| one.span.start).collect()
}

/// The macro definitions in a range of text that satisfy `keep`.
pub(crate) fn definitions(unit: &Analyzed, text: Span, keep: impl Fn(Span) -> bool) -> Vec<Span> {
    unit.directives_in(text)
        .filter(|directive| matches!(directive.kind, DirectiveKind::Define | DirectiveKind::Undef))
        .map(|directive| directive.span)
        .filter(|span| keep(*span))
        .collect()
}

/// The `#include` lines of the C++ standard library, which every host compiler has.
pub(crate) fn standard_includes(unit: &Analyzed) -> impl Iterator<Item = Span> {
    unit.directives
        .iter()
        .filter(|directive| directive.kind == DirectiveKind::Include)
        .filter(|directive| {
            let name = directive.text.trim_matches(['<', '>', '"', ' ']);
            STANDARD_HEADERS.contains(&name) || is_host_header(name)
        })
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
