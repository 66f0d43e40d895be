//! What device code can reach.
//!
//! By name: calls in templates are not resolved yet, and an overload too many does no harm. Whatever
//! stays in the text has to compile, so what it names stays too; a class stays with all its methods.

use crate::Job;
use crate::grid::with_attributes;
use crate::host_value::HostValue;
use crate::used::names_of;
use okl_analysis::Analyzed;
use okl_model::{FunctionId, Item, ItemKind, LayoutKind};
use okl_sema::CheckedKernel;
use okl_source::{Span, words};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// What `for (auto x : list)` and `auto [x, y] = pair` use without a name.
const UNNAMED: [&str; 5] = ["begin", "end", "get", "tuple_element", "tuple_size"];

/// What device code can reach.
pub(crate) struct DeviceCode<'u> {
    /// The functions, kernels left out.
    pub(crate) functions: BTreeSet<FunctionId>,
    /// Every name that stands in device code, or in what it needs.
    pub(crate) names: BTreeSet<&'u str>,
    /// The classes and other types, by where they are defined.
    types: BTreeSet<Span>,
    /// What is there to be reached.
    all_types: BTreeMap<Span, Vec<&'u str>>,
}

/// Something with a name.
#[derive(Clone, Copy)]
enum Entity {
    Function(FunctionId),
    Type(Span),
    Variable(Span),
}

impl<'u> DeviceCode<'u> {
    /// Starts at the nests of the kernels.
    ///
    /// Operators are used without their name, so those outside of classes belong to it; so do types
    /// without a name, and classes inside of functions.
    pub(crate) fn new(job: &Job<'u>) -> DeviceCode<'u> {
        let unit = job.unit;
        let mut device = DeviceCode {
            functions: BTreeSet::new(),
            names: BTreeSet::new(),
            types: BTreeSet::new(),
            all_types: types(unit),
        };
        for kernel in job.checked.kernels() {
            device.name_nests(job, kernel);
        }
        let mut by_name: HashMap<&str, Vec<Entity>> = HashMap::new();
        let mut open: Vec<Entity> = Vec::new();
        let mut members: HashMap<Span, Vec<FunctionId>> = HashMap::new();
        let classes = Spans::new(device.all_types.keys().copied());
        for (at, function) in unit.functions.iter().enumerate().filter(|(_, function)| !function.is_kernel) {
            let id = FunctionId(at as u32);
            // A friend stands in a class as well.
            if let Some(class) = classes.around(function.class.unwrap_or(function.span)) {
                members.entry(class).or_default().push(id);
                continue;
            }
            let name = function.name.split('<').next().unwrap_or_default();
            by_name.entry(name).or_default().push(Entity::Function(id));
            let is_local_class = function.class.is_some();
            if is_local_class || name.starts_with("operator") || UNNAMED.contains(&name) {
                open.push(Entity::Function(id));
            }
        }
        for (span, names) in &device.all_types {
            for name in names {
                by_name.entry(name).or_default().push(Entity::Type(*span));
            }
            if names.is_empty() || names.iter().any(|name| UNNAMED.contains(name)) {
                open.push(Entity::Type(*span));
            }
        }
        for item in unit.items.iter().filter(|item| matches!(item.kind, ItemKind::Variable(_))) {
            by_name.entry(item.name.as_str()).or_default().push(Entity::Variable(item.span));
        }
        device.names.extend(always_there(unit, &classes).flat_map(|span| words(unit.source(span))));
        open.extend(device.names.iter().flat_map(|name| by_name.get(name).into_iter().flatten().copied()));
        while let Some(entity) = open.pop() {
            let span = match entity {
                Entity::Function(id) if !device.functions.insert(id) => continue,
                Entity::Function(id) => unit.function(id).span,
                Entity::Type(span) if !device.types.insert(span) => continue,
                Entity::Type(span) => {
                    open.extend(members.get(&span).into_iter().flatten().copied().map(Entity::Function));
                    span
                }
                Entity::Variable(span) => span,
            };
            for name in words(unit.source(span)) {
                if device.names.insert(name) {
                    open.extend(by_name.get(name).into_iter().flatten());
                }
            }
        }
        device
    }

    /// The types that device code cannot reach, by where they are defined.
    pub(crate) fn other_types(&self) -> impl Iterator<Item = Span> + '_ {
        self.all_types.keys().copied().filter(|span| !self.types.contains(span) && !self.holds_type(*span))
    }

    /// Whether a type that device code can reach is defined in a declaration: `typedef struct S { .. } T;`,
    /// `struct S { .. } s;`
    pub(crate) fn holds_type(&self, declaration: Span) -> bool {
        self.types.iter().any(|span| declaration.contains(*span))
    }

    /// The type that a declaration defines along with variables that device code does not name: all it needs of
    /// `enum E { A, B } first;`
    pub(crate) fn only_type_of(&self, unit: &Analyzed, declaration: &Item) -> Option<Span> {
        let same = unit.items.iter().filter(|item| item.span.start == declaration.span.start);
        let mut variables = same.filter(|item| matches!(item.kind, ItemKind::Variable(_)));
        let is_named = variables.any(|item| self.names.contains(item.name.as_str()));
        let inside = self.types.iter().filter(|span| declaration.span.contains(**span));
        inside.max_by_key(|span| span.len()).copied().filter(|_| !is_named)
    }

    /// The names in the nests of a kernel, and in the types and constants that come with them.
    fn name_nests(&mut self, job: &Job<'u>, kernel: &CheckedKernel) {
        let unit = job.unit;
        let function = unit.function(kernel.function);
        self.names.extend(words(unit.source(function.params_span)));
        for nest in &kernel.nests {
            let root = unit.for_loop(nest.root);
            // With `@tile(K, ...)` before it.
            self.names.extend(words(unit.source(with_attributes(unit, root))));
            for value in job.host_values(function, root).iter() {
                self.names.extend(value.repeats(unit).into_iter().flat_map(|span| words(unit.source(span))));
                if let HostValue::Again(variable) | HostValue::Argument(variable) = value {
                    self.names.extend(words(&unit.ty(variable.ty).get().spelling));
                    self.names.extend(words(&unit.ty(variable.ty).get().canonical));
                }
            }
        }
    }
}

/// The types at file and namespace scope, with their names.
fn types(unit: &Analyzed) -> BTreeMap<Span, Vec<&str>> {
    let mut found: BTreeMap<Span, Vec<&str>> = BTreeMap::new();
    for item in unit.items.iter().filter(|item| item.kind == ItemKind::Type) {
        found.insert(item.span, names_of(unit, item).filter(|name| !name.is_empty()).collect());
    }
    let at_file_scope = Spans::new(found.keys().copied().collect::<Vec<_>>().into_iter());
    let in_functions = Spans::new(unit.functions.iter().map(|function| function.span));
    // Those in namespaces.
    let mut classes: Vec<(Span, &str)> = Vec::new();
    for layout in unit.layouts.iter().filter(|layout| matches!(layout.kind, LayoutKind::Record { .. })) {
        classes.push((layout.span, layout.name.rsplit("::").next().unwrap_or_default()));
    }
    for class in unit.functions.iter().filter_map(|function| function.class) {
        classes.push((class, class_name(unit.source(class))));
    }
    classes.retain(|(span, _)| at_file_scope.around(*span).is_none() && in_functions.around(*span).is_none());
    let outermost = Spans::new(classes.iter().map(|(span, _)| *span));
    for (span, name) in classes {
        if outermost.around(span) == Some(span) && !name.is_empty() {
            found.entry(span).or_insert_with(|| vec![name]);
        }
    }
    found
}

/// `Vec` of `template <class T> struct alignas(16) Vec {`
fn class_name(text: &str) -> &str {
    let head = &text[..text.find('{').unwrap_or(text.len())];
    let own = head.rfind('>').map_or(head, |end| if head[end..].contains(':') { head } else { &head[end..] });
    let own = own.split(':').next().unwrap_or_default();
    words(own).filter(|word| *word != "final").last().unwrap_or_default()
}

/// The parts of namespaces and other declarations that are no functions and no classes.
fn always_there(unit: &Analyzed, classes: &Spans) -> impl Iterator<Item = Span> {
    let mut cut: Vec<Span> = unit.functions.iter().map(|function| function.span).collect();
    cut.extend(&classes.0);
    cut.sort();
    let items = unit.items.iter();
    let items = items.filter(|item| matches!(item.kind, ItemKind::Namespace | ItemKind::Other));
    items.flat_map(move |item| {
        let first = cut.partition_point(|span| span.start < item.span.start);
        let mut parts = Vec::new();
        let mut at = item.span.start;
        for span in cut[first..].iter().take_while(|span| span.start < item.span.end) {
            parts.push(Span::new(at.min(span.start), span.start));
            at = at.max(span.end);
        }
        parts.push(Span::new(at.min(item.span.end), item.span.end));
        parts
    })
}

/// Ranges, the outermost first where they hold others.
struct Spans(Vec<Span>);

impl Spans {
    fn new(spans: impl Iterator<Item = Span>) -> Spans {
        let mut spans: Vec<Span> = spans.collect();
        spans.sort_by_key(|span| (span.start, std::cmp::Reverse(span.end)));
        spans.dedup();
        let mut outermost: Vec<Span> = Vec::new();
        for span in spans {
            if outermost.last().is_none_or(|last| last.end <= span.start) {
                outermost.push(span);
            }
        }
        Spans(outermost)
    }

    /// The outermost one that holds a range.
    fn around(&self, inner: Span) -> Option<Span> {
        let after = self.0.partition_point(|span| span.start <= inner.start);
        self.0[..after].last().copied().filter(|span| span.contains(inner))
    }
}
