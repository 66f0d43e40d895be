//! Array sections: `a[first:length:stride]` designates `length` elements, `a[:]` all of them.
//!
//! All sections of an expression have the same shape, and the statement is executed once per element of it; scalars are
//! broadcast. Reductions turn sections into a scalar.

use crate::ids::{SLM_SECTION_LENGTH, SLM_SECTION_PLACE, SLM_SECTION_SHAPE};
use crate::names::Names;
use crate::prelude::{ALL, INDEX, REDUCTION, SECTION};
use crate::view::View;
use okl_frontend::parallel::{Counting, Formula, Iterations};
use okl_plugin::model::{ExprId, ExprKind, Stmt, StmtKind, TypeKind};
use okl_plugin::{Diagnostic, Span};
use std::collections::BTreeMap;

/// One dimension of a shape.
#[derive(Clone, Debug)]
pub(crate) struct Dim {
    /// The number of elements.
    pub(crate) length: Formula,
    /// The section that defines the length.
    place: Span,
}

/// The sections of some expressions.
#[derive(Debug, Default)]
pub(crate) struct Sections {
    /// The dimension that each call of a section function stands for.
    numbers: BTreeMap<ExprId, usize>,
    /// The errors found.
    pub(crate) found: Vec<Diagnostic>,
}

/// Checks the sections of a statement and its descendants.
pub(crate) fn check(view: &View<'_>, stmt: &Stmt, found: &mut Vec<Diagnostic>) {
    let mut seen = Span::at(0);
    view.unit.unit().walk(stmt, &mut |inner| {
        for id in &inner.expressions {
            if !view.has_section_or_reduction(*id) {
                continue;
            }
            let mut sections = Sections::default();
            sections.shape(view, *id, 0);
            found.append(&mut sections.found);
            if !is_masked(view, inner) {
                found.extend(misplaced(view, inner, *id));
            }
        }
        if is_masked(view, inner) && !seen.contains(inner.span) {
            seen = inner.span;
            check_masked(view, inner, found);
        }
    });
}

/// Checks that all sections of a masked statement have the shape of its condition.
fn check_masked(view: &View<'_>, stmt: &Stmt, found: &mut Vec<Diagnostic>) {
    let mut all = Vec::new();
    masked(view, view.unit.unit().stmt(stmt.id), &mut all, found);
    let mut sections = Sections::default();
    let mut shapes = Vec::new();
    for id in &all {
        shapes.push(sections.shape(view, *id, 0));
        let mut reduced = Vec::new();
        reductions(view, *id, &mut reduced);
        found.extend(reduced.first().map(|one| {
            let place = view.unit.expression(*one).span;
            Diagnostic::error(
                SLM_SECTION_PLACE,
                "a reduction in a statement under a condition on sections",
                place,
            )
            .help("compute it before the statement")
        }));
    }
    // Errors within one expression are already reported by [`check`].
    sections.found.clear();
    if let Some((first, others)) = shapes.split_first() {
        others.iter().filter(|other| !other.is_empty()).for_each(|other| sections.compare(first, other));
    }
    found.append(&mut sections.found);
}

/// Reports a section in a statement that cannot be executed per element.
fn misplaced(view: &View<'_>, stmt: &Stmt, id: ExprId) -> Option<Diagnostic> {
    let (takes_reductions, takes_sections) = match stmt.kind {
        StmtKind::Expression => (true, true),
        StmtKind::Declaration(_) | StmtKind::Return | StmtKind::If { .. } => (true, false),
        StmtKind::Block(_)
        | StmtKind::For(_)
        | StmtKind::Loop(_)
        | StmtKind::RangeFor { .. }
        | StmtKind::Switch(_)
        | StmtKind::Labelled(_)
        | StmtKind::Break
        | StmtKind::Continue
        | StmtKind::Goto
        | StmtKind::Empty
        | StmtKind::Other(_) => (false, false),
    };
    if takes_sections || (takes_reductions && !view.has_section(id)) {
        return None;
    }
    let place = view.unit.expression(id).span;
    Some(
        Diagnostic::error(SLM_SECTION_PLACE, "a section where no statement can be done for each of its elements", place)
            .note("sections stand in assignments and calls that are statements; reductions also in first values, `if` and `return`")
            .help("write a loop over the elements"),
    )
}

impl Sections {
    /// The shape of an expression, empty for a scalar; `offset` dimensions precede it.
    pub(crate) fn shape(&mut self, view: &View<'_>, id: ExprId, offset: usize) -> Vec<Dim> {
        let id = view.unit.peeled(id);
        let expression = view.unit.expression(id);
        if let ExprKind::Index { base, index } = expression.kind {
            let mut dims = self.shape(view, base, offset);
            let at = offset + dims.len();
            let index = view.unit.peeled(index);
            match view.called(index) {
                Some(SECTION | ALL) => {
                    self.numbers.insert(index, at);
                    dims.extend(self.dimension(view, base, index));
                }
                Some(_) | None => dims.extend(self.shape(view, index, at)),
            }
            return dims;
        }
        if let Some(name) = view.called(id).filter(|name| name.starts_with(REDUCTION)) {
            for argument in expression.kind.children() {
                let dims = self.shape(view, argument, 0);
                let message = match dims.len() {
                    0 => "there is no section to reduce".to_string(),
                    count if count > 1 && name.ends_with("_ind") => {
                        format!("`{name}` of sections of {count} dimensions: its index is one number")
                    }
                    _fine => continue,
                };
                self.found.push(Diagnostic::error(SLM_SECTION_SHAPE, message, expression.span));
            }
            return Vec::new();
        }
        let mut whole: Vec<Dim> = Vec::new();
        for part in expression.kind.children() {
            let dims = self.shape(view, part, offset);
            if whole.is_empty() {
                whole = dims;
            } else if !dims.is_empty() {
                self.compare(&whole, &dims);
            }
        }
        whole
    }

    /// Reports two shapes that differ, as far as their lengths are constants.
    fn compare(&mut self, one: &[Dim], other: &[Dim]) {
        let (Some(first), Some(second)) = (one.first(), other.first()) else { return };
        let told = |message: String, place: Span, label: Span, text: String| {
            Diagnostic::error(SLM_SECTION_SHAPE, message, place)
                .label(label, text)
                .help("all sections of a statement have the same number of dimensions and elements")
        };
        if one.len() != other.len() {
            let message =
                format!("sections of {} and {} dimensions in one statement", one.len(), other.len());
            let label = format!("{} here", one.len());
            return self.found.push(told(message, second.place, first.place, label));
        }
        for (one, other) in one.iter().zip(other) {
            let (Some(left), Some(right)) = (one.length.as_number(), other.length.as_number()) else {
                continue;
            };
            if left != right {
                let message = format!("a section of {right} elements meets one of {left}");
                self.found.push(told(message, other.place, one.place, format!("{left} here")));
            }
        }
    }

    /// The dimension that one subscript adds.
    fn dimension(&mut self, view: &View<'_>, base: ExprId, index: ExprId) -> Option<Dim> {
        let expression = view.unit.expression(index);
        let place = expression.span;
        let ExprKind::Call(call) = &expression.kind else { return None };
        if let Some(length) = call.arguments.get(1) {
            return Some(Dim { length: formula(view, *length), place });
        }
        let ty = view.unit.type_of(view.unit.peeled(base));
        if let TypeKind::Array { len: Some(len), .. } = ty.kind {
            return Some(Dim { length: Formula::number(len as i64), place });
        }
        self.found.push(
            Diagnostic::error(SLM_SECTION_LENGTH, "`[:]` on something whose length is not known", place)
                .note("a pointer says where elements start, not how many there are")
                .help("write `[first:length]`"),
        );
        // Not a number, so that it is not reported again.
        Some(Dim { length: Formula::code("unknown"), place })
    }

    /// The text of an expression with every section replaced by the element with the indices `names`.
    pub(crate) fn element(&self, view: &View<'_>, id: ExprId, names: &[String], reduced: &Reduced) -> String {
        let whole = view.unit.expression(id).span;
        let mut places = Vec::new();
        self.places(view, id, names, reduced, &mut places);
        places.sort();
        let (mut text, mut at) = (String::new(), whole.start);
        for (span, with) in places {
            text += view.unit.source(Span::new(at, span.start));
            text += &with;
            at = span.end;
        }
        text + view.unit.source(Span::new(at, whole.end))
    }

    /// The replacements for the sections of an expression, with their ranges.
    pub(crate) fn places(
        &self,
        view: &View<'_>,
        id: ExprId,
        names: &[String],
        reduced: &Reduced,
        places: &mut Vec<(Span, String)>,
    ) {
        let peeled = view.unit.peeled(id);
        let expression = view.unit.expression(peeled);
        if let Some(name) = reduced.get(&peeled) {
            return places.push((expression.span, name.clone()));
        }
        let arguments = || {
            if let ExprKind::Call(call) = &expression.kind { call.arguments.as_slice() } else { &[] }
        };
        let name = |at: usize| names.get(at).cloned().unwrap_or_else(|| "0".to_string());
        match view.called(peeled) {
            Some(ALL) => {
                let at = self.numbers.get(&peeled).copied().unwrap_or_default();
                return places.push((expression.span, name(at)));
            }
            Some(SECTION) => {
                let at = self.numbers.get(&peeled).copied().unwrap_or_default();
                // The first index may itself contain a section.
                let part = |nth: usize| {
                    let id = arguments()[nth];
                    let text = self.element(view, id, names, reduced);
                    view.unit
                        .integer(view.unit.expression(id))
                        .map_or_else(|| Formula::code(text), Formula::number)
                };
                let stride = if is_written(view, arguments(), 2) { part(2) } else { Formula::number(1) };
                let element = part(0) + Formula::code(name(at)) * stride;
                return places.push((expression.span, element.to_string()));
            }
            Some(INDEX) => {
                let at =
                    arguments().first().and_then(|id| view.unit.expression(*id).value).unwrap_or_default();
                return places.push((expression.span, name(usize::try_from(at).unwrap_or_default())));
            }
            Some(_) | None => {}
        }
        for part in expression.kind.children() {
            self.places(view, part, names, reduced, places);
        }
    }
}

/// Returns true if an argument is written in the text rather than defaulted.
fn is_written(view: &View<'_>, arguments: &[ExprId], nth: usize) -> bool {
    arguments.get(nth).is_some_and(|id| !view.unit.expression(*id).span.is_empty())
}

/// The names of the variables that hold the results of reductions.
pub(crate) type Reduced = BTreeMap<ExprId, String>;

/// An expression as a formula: its value if it is constant, else its text.
pub(crate) fn formula(view: &View<'_>, id: ExprId) -> Formula {
    let expression = view.unit.expression(id);
    match view.unit.integer(expression) {
        Some(number) => Formula::number(number),
        None => Formula::code(view.text(view.unit.peeled(id))),
    }
}

/// The reductions in an expression, inner ones first.
pub(crate) fn reductions(view: &View<'_>, id: ExprId, found: &mut Vec<ExprId>) {
    for part in view.unit.expression(id).kind.children() {
        reductions(view, part, found);
    }
    let is_one = matches!(&view.unit.expression(id).kind, ExprKind::Call(_))
        && view.called(id).is_some_and(|name| name.starts_with(REDUCTION));
    if is_one {
        found.push(id);
    }
}

/// The statements that compute a reduction: `float sum = 0; for (int s0 = 0; s0 < 8; ++s0) sum += x[s0];`
pub(crate) fn reduction(view: &View<'_>, id: ExprId, name: &str, reduced: &Reduced, names: &Names) -> String {
    let mut sections = Sections::default();
    let ExprKind::Call(call) = &view.unit.expression(id).kind else { return String::new() };
    let Some(argument) = call.arguments.first().copied() else { return String::new() };
    let dims = sections.shape(view, argument, 0);
    let names = names.elements(dims.len());
    let value = sections.element(view, argument, &names, reduced);
    let first = sections.element(view, argument, &vec!["0".to_string(); dims.len()], reduced);
    let ty = view.unit.type_of(view.unit.peeled(argument));
    let ty = ty.name();
    let loops: String = headers(&dims, &names).concat();
    let kind = view.called(id).and_then(|name| name.strip_prefix(REDUCTION)).unwrap_or_default();
    let index = |names: &[String]| indexed(view, &sections, argument, names, reduced);
    match kind {
        "max_ind" | "min_ind" => {
            let (left, right) = if kind == "max_ind" { ("best", "next") } else { ("next", "best") };
            let zero = ["0".to_string()];
            format!(
                "long {name} = {}; {ty} {name}_best = {first}; {loops}{{ const {ty} {name}_next = {value}; \
                 if ({name}_{left} < {name}_{right}) {{ {name}_best = {name}_next; {name} = {}; }} }} ",
                index(&zero),
                index(&names)
            )
        }
        "add" => format!("{ty} {name} = 0; {loops}{name} += {value}; "),
        "mul" => format!("{ty} {name} = 1; {loops}{name} *= {value}; "),
        "max" => format!(
            "{ty} {name} = {first}; {loops}{{ const {ty} {name}_next = {value}; if ({name} < {name}_next) {name} = {name}_next; }} "
        ),
        "min" => format!(
            "{ty} {name} = {first}; {loops}{{ const {ty} {name}_next = {value}; if ({name}_next < {name}) {name} = {name}_next; }} "
        ),
        "all_zero" => format!("int {name} = 1; {loops}if (({value}) != 0) {name} = 0; "),
        "all_nonzero" => format!("int {name} = 1; {loops}if (({value}) == 0) {name} = 0; "),
        "any_zero" => format!("int {name} = 0; {loops}if (({value}) == 0) {name} = 1; "),
        _ => format!("int {name} = 0; {loops}if (({value}) != 0) {name} = 1; "),
    }
}

/// The index of an element: in the array, if the argument is a single section, else in the shape.
fn indexed(view: &View<'_>, sections: &Sections, id: ExprId, names: &[String], reduced: &Reduced) -> String {
    if let ExprKind::Index { base, index } = view.unit.expression(view.unit.peeled(id)).kind
        && !view.has_section(base)
    {
        return sections.element(view, index, names, reduced);
    }
    names.first().cloned().unwrap_or_default()
}

/// Returns true for a statement that is executed for the elements that satisfy its condition:
/// `if (a[:] > 0) b[:] = a[:];`
pub(crate) fn is_masked(view: &View<'_>, stmt: &Stmt) -> bool {
    matches!(stmt.kind, StmtKind::If { .. }) && stmt.expressions.iter().any(|id| view.has_section(*id))
}

/// Collects the expressions of a masked statement and its descendants. Reports statements that cannot be masked.
pub(crate) fn masked<'u>(
    view: &View<'u>,
    stmt: &'u Stmt,
    all: &mut Vec<ExprId>,
    found: &mut Vec<Diagnostic>,
) {
    all.extend(&stmt.expressions);
    for child in view.unit.unit().children(stmt) {
        let has_section = child.expressions.iter().any(|id| view.has_section(*id));
        let is_part = match child.kind {
            StmtKind::Block(_) | StmtKind::Empty => true,
            StmtKind::Expression | StmtKind::If { .. } => has_section,
            StmtKind::Declaration(_)
            | StmtKind::For(_)
            | StmtKind::Loop(_)
            | StmtKind::RangeFor { .. }
            | StmtKind::Switch(_)
            | StmtKind::Labelled(_)
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return
            | StmtKind::Goto
            | StmtKind::Other(_) => false,
        };
        if is_part {
            masked(view, child, all, found);
            continue;
        }
        let message = "a statement without sections under a condition on sections";
        found.push(
            Diagnostic::error(SLM_SECTION_PLACE, message, child.span)
                .note("such a condition may hold for some elements only, and the statement runs for those")
                .help("give the statement sections of the same shape, or reduce the condition to a number: `__sec_reduce_any_nonzero`"),
        );
    }
}

/// The loop headers, one per dimension: `for (int s0 = 0; s0 < 8; ++s0) `
pub(crate) fn headers(dims: &[Dim], names: &[String]) -> Vec<String> {
    dims.iter().zip(names).map(|(dim, name)| header(dim, name)).collect()
}

fn header(dim: &Dim, name: &str) -> String {
    let Counting { first, bound, step, .. } = Counting::to(dim.length.clone());
    format!("{} ", Iterations { first, end: bound, step }.header(count_type(&dim.length), name))
}

/// The type of a counter up to `count`.
pub(crate) fn count_type(count: &Formula) -> &'static str {
    match count.as_number() {
        Some(number) if i32::try_from(number).is_ok() => "int",
        Some(_) | None => "long",
    }
}
