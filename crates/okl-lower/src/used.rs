//! What a piece of a kernel uses from outside of it.

use crate::grid::with_attributes;
use crate::host_value::{HostValue, host_values};
use okl_model::{DirectiveKind, FunctionId, Item, ItemKind, Unit};
use okl_sema::{Checked, CheckedKernel};
use okl_source::{Span, words};
use std::collections::{BTreeSet, HashMap};

/// What `for (auto x : list)` and `auto [x, y] = pair` call.
const UNNAMED: [&str; 3] = ["begin", "end", "get"];

/// What device code can reach.
pub(crate) struct DeviceCode<'u> {
    /// The functions, kernels left out.
    pub(crate) functions: BTreeSet<FunctionId>,
    /// Every name that stands in device code, or in what it needs.
    pub(crate) names: BTreeSet<&'u str>,
}

impl<'u> DeviceCode<'u> {
    /// By name: calls in templates are not resolved yet, and an overload too many does no harm.
    /// Operators, destructors and what loops and bindings call are used without their name, so all of them belong to it.
    pub(crate) fn new(unit: &'u Unit, checked: &Checked) -> DeviceCode<'u> {
        let mut device = DeviceCode { functions: BTreeSet::new(), names: BTreeSet::new() };
        for kernel in checked.kernels() {
            device.name_nests(unit, kernel);
        }
        device.names.extend(outside_functions(unit).flat_map(|span| words(unit.source(span))));
        // Functions and constants, which name others in turn.
        let mut by_name: HashMap<&str, Vec<(Option<FunctionId>, Span)>> = HashMap::new();
        let mut open: Vec<(Option<FunctionId>, Span)> = Vec::new();
        for (at, function) in unit.functions.iter().enumerate().filter(|(_, function)| !function.is_kernel) {
            let name = function.name.split('<').next().unwrap_or_default();
            let entity = (Some(FunctionId(at as u32)), function.span);
            by_name.entry(name).or_default().push(entity);
            let is_unnamed = name.starts_with("operator") || name.starts_with('~') || UNNAMED.contains(&name);
            if is_unnamed || device.names.contains(name) {
                open.push(entity);
            }
        }
        for item in unit.items.iter().filter(|item| matches!(item.kind, ItemKind::Variable(_))) {
            by_name.entry(item.name.as_str()).or_default().push((None, item.span));
            if device.names.contains(item.name.as_str()) {
                open.push((None, item.span));
            }
        }
        while let Some((function, span)) = open.pop() {
            if function.is_some_and(|id| !device.functions.insert(id)) {
                continue;
            }
            for name in words(unit.source(span)) {
                if device.names.insert(name) {
                    open.extend(by_name.get(name).into_iter().flatten());
                }
            }
        }
        device
    }

    /// The names in the nests of a kernel, and in the types and constants that come with them.
    fn name_nests(&mut self, unit: &'u Unit, kernel: &CheckedKernel) {
        let function = unit.function(kernel.function);
        let loops = crate::loops::by_id(function);
        self.names.extend(words(unit.source(function.params_span)));
        for nest in &kernel.nests {
            let root = loops[&nest.root];
            // With `@tile(K, ...)` before it.
            self.names.extend(words(unit.source(with_attributes(unit, root))));
            for value in host_values(unit, function, root) {
                self.names.extend(value.repeats().into_iter().flat_map(|span| words(unit.source(span))));
                if let HostValue::Again(variable) | HostValue::Argument(variable) = value {
                    self.names.extend(words(&variable.ty.spelling));
                    self.names.extend(words(&variable.ty.canonical));
                }
            }
        }
    }
}

/// The parts of types, namespaces and declarations that are no functions.
fn outside_functions(unit: &Unit) -> impl Iterator<Item = Span> {
    let mut functions: Vec<Span> = unit.functions.iter().map(|function| function.span).collect();
    functions.sort();
    unit.items
        .iter()
        .filter(|item| !matches!(item.kind, ItemKind::Function(_) | ItemKind::Variable(_)))
        .flat_map(move |item| {
            let first = functions.partition_point(|span| span.start < item.span.start);
            let inside = functions[first..].iter().take_while(|span| span.end <= item.span.end);
            let mut parts = Vec::new();
            let mut at = item.span.start;
            for span in inside {
                parts.push(Span::new(at.min(span.start), span.start));
                at = at.max(span.end);
            }
            parts.push(Span::new(at.min(item.span.end), item.span.end));
            parts
        })
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
    let mut open: Vec<usize> = (0..unit.items.len())
        .filter(|at| names_of(unit, &unit.items[*at]).any(|name| named.contains(name)))
        .collect();
    let mut found = BTreeSet::new();
    while let Some(at) = open.pop() {
        if !is_kernel(at) && found.insert(at) {
            open.extend(unit.items[at].needs.iter().map(|need| *need as usize));
        }
    }
    found.into_iter().collect()
}

/// What code can call an item by: its name, and for an enumeration those of its values.
fn names_of<'u>(unit: &'u Unit, item: &'u Item) -> impl Iterator<Item = &'u str> {
    let text = unit.source(item.span);
    let values = if text.trim_start().starts_with("enum") { text } else { "" };
    std::iter::once(item.name.as_str()).chain(words(values))
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
