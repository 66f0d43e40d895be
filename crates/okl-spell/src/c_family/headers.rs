//! Declarations in the headers of `if`, `switch`, `while` and range-based `for`.

use super::bound::is_pointer;
use super::refused::refuse;
use crate::device_text::DeviceText;
use crate::job::Job;
use crate::names::renamed;
use crate::range_loop::ranged;
use okl_analysis::Analyzed;
use okl_model::{Access, ExprId, ExprKind, Header, Name, Scope, Stmt, StmtKind, TypeKind, VarId, Variable};
use okl_source::{EditSet, Piece, Span};
use std::collections::BTreeSet;

/// Rewrites statement headers that C lacks.
pub(crate) fn lower(job: &mut Job<'_>, code: &DeviceText, edits: &mut EditSet) {
    let unit = job.unit;
    for function in &unit.functions {
        let Some(body) = unit.body(function) else { continue };
        let mut found = Vec::new();
        unit.walk(body, &mut |stmt| found.push(stmt));
        for stmt in found {
            header(job, code, stmt, body, edits);
        }
    }
}

/// The names of the reference variables of range-based loops that are rewritten.
pub(super) fn names_of_elements(job: &Job<'_>, code: &DeviceText) -> Vec<Span> {
    let loops = job.unit.statements.iter().filter(|stmt| is_left(code, stmt));
    let ranges = loops.filter_map(|stmt| Range::of(job, stmt)?.ok());
    ranges.filter(|range| range.refers).map(|range| range.variable.name_span).collect()
}

/// True if a statement has a header that no edit has replaced.
fn is_left(code: &DeviceText, stmt: &Stmt) -> bool {
    stmt.header.is_some_and(|header| code.is_left(header.keyword))
}

/// The variable that the condition of a statement declares.
fn declared<'u>(unit: &'u Analyzed, stmt: &Stmt, header: &Header) -> Option<&'u Variable> {
    let start = header.semicolon.unwrap_or(header.open).end;
    let condition = Span::new(start, header.close.start);
    stmt.expressions.iter().find_map(|id| {
        let ExprKind::Declare(declare) = &unit.expression(*id).kind else { return None };
        let variable = unit.variable(*declare.variables.first()?);
        condition.contains(variable.name_span).then_some(variable)
    })
}

fn header(job: &mut Job<'_>, code: &DeviceText, stmt: &Stmt, body: &Stmt, edits: &mut EditSet) {
    let unit = job.unit;
    if let StmtKind::For(l) = &stmt.kind {
        let mut inside = unit.variables_in(l.condition).map(|id| unit.variable(id));
        let condition = inside.find(|variable| variable.scope == Scope::Local);
        if let Some(variable) = condition.filter(|_| code.is_left(l.header.first())) {
            refuse(job, "a declaration in the condition of a `for` loop", variable.name_span);
        }
        return;
    }
    let Some(header) = stmt.header.filter(|_| is_left(code, stmt)) else { return };
    let Some(word) = word(&stmt.kind) else { return range_loop(job, code, stmt, body, &header, edits) };
    let condition = declared(unit, stmt, &header);
    if condition.is_none() && header.semicolon.is_none() {
        if let Some(constexpr) = header.constexpr {
            // A plain `if` selects the same branch at run time as `if constexpr (...)`.
            edits.delete(job.owner(), Span::new(header.keyword.end, constexpr.end));
        }
        return;
    }
    if let Some(variable) = condition.filter(|variable| unit.ty(variable.ty).is_reference()) {
        return refuse(job, "a reference in a condition", variable.name_span);
    }
    let start = header.keyword.to(header.open);
    // `if (int u = f(); u > 2) ...` becomes `{ int u = f(); if (u > 2) ... }`
    // `while (int u = f()) ...` becomes `while (1) { int u = f(); if (!u) break; ... }`
    let (first, then) = match (word, condition) {
        ("while", Some(variable)) => {
            ("while (1) { ", format!("; if (!{}) break; ", renamed(job, &variable.name)))
        }
        (_, Some(variable)) => ("{ ", format!("; {word} ({})", renamed(job, &variable.name))),
        (_, None) => ("{ ", String::new()),
    };
    edits.replace(job.owner(), start, first);
    match (condition, header.semicolon) {
        (Some(_), _) => edits.replace(job.owner(), header.close, then),
        (None, Some(semicolon)) => {
            edits.replace(job.owner(), semicolon, format!("; {word} ("));
        }
        (None, None) => {}
    }
    edits.insert_after(job.owner(), stmt.span.end, " }");
}

/// The keyword of a header that may declare a variable; none for a range-based loop.
fn word(kind: &StmtKind) -> Option<&'static str> {
    match kind {
        StmtKind::If { .. } => Some("if"),
        StmtKind::Switch(_) => Some("switch"),
        StmtKind::Loop(_) => Some("while"),
        StmtKind::Block(_)
        | StmtKind::Declaration(_)
        | StmtKind::Expression
        | StmtKind::For(_)
        | StmtKind::RangeFor { .. }
        | StmtKind::Labelled(_)
        | StmtKind::Break
        | StmtKind::Continue
        | StmtKind::Return
        | StmtKind::Goto
        | StmtKind::Empty
        | StmtKind::Other(_) => None,
    }
}

/// The construct that is refused when a loop over references cannot be rewritten.
const REFERENCE: &str = "a reference";

/// The construct that is refused when a loop decomposes its elements.
const BINDING: &str = "a structured binding";

/// `for (float x : values)`
struct Range<'u> {
    variable: &'u Variable,
    id: VarId,
    /// The array.
    array: Span,
    len: u64,
    /// True if the variable is a reference to the element.
    refers: bool,
}

impl<'u> Range<'u> {
    /// The range of a range-based loop, or the construct that prevents its rewriting; none if the statement is no such
    /// loop.
    fn of(job: &Job<'u>, stmt: &Stmt) -> Option<Result<Range<'u>, &'static str>> {
        let (declared, array) = ranged(job.unit, stmt)?;
        Some(Range::over(job, stmt, declared, array))
    }

    fn over(
        job: &Job<'u>,
        stmt: &Stmt,
        declared: &[VarId],
        array: ExprId,
    ) -> Result<Range<'u>, &'static str> {
        let unit = job.unit;
        const OTHER: &str = "a range-based `for` over something else than the name of an array";
        if stmt.header.is_some_and(|header| header.semicolon.is_some()) {
            return Err("a range-based `for` with a statement in front");
        }
        let [id] = *declared else { return Err(BINDING) };
        let variable = unit.variable(id);
        if variable.is_binding {
            return Err(BINDING);
        }
        let ExprKind::Name(Name::Variable(ranged)) = unit.expression(array).kind else { return Err(OTHER) };
        // The array's name is copied verbatim; a reference that becomes a pointer would be copied as the pointer.
        if is_pointer(job, ranged) && unit.ty(variable.ty).is_reference() {
            return Err(REFERENCE);
        }
        let ranged = unit.variable(ranged);
        let TypeKind::Array { len: Some(len), .. } = unit.ty(ranged.ty).value().kind else {
            return Err(OTHER);
        };
        if ranged.name == variable.name || unit.ty(variable.ty).is_pointer() {
            return Err(OTHER);
        }
        let refers = unit.ty(variable.ty).is_reference();
        let range = Range { variable, id, array: unit.expression(array).span, len, refers };
        if refers && !range.can_be_replaced(job, stmt) {
            return Err(REFERENCE);
        }
        Ok(range)
    }

    /// True if each mention of the variable may be replaced by the element.
    fn can_be_replaced(&self, job: &Job<'_>, stmt: &Stmt) -> bool {
        let unit = job.unit;
        let mut has_atomic = false;
        unit.walk(stmt, &mut |inner| has_atomic |= unit.attributes_on(inner).atomic.is_some());
        // No other variable inside may have the name of the variable or of the array.
        let array = unit.source(self.array);
        let is_named = |variable: &Variable| {
            (variable.name == self.variable.name || variable.name == array)
                && variable.name_span != self.variable.name_span
                && variable.scope == Scope::Local
        };
        let mut inside = unit.variables_in(stmt.span).map(|id| unit.variable(id));
        let is_plain = renamed(job, &self.variable.name) == self.variable.name;
        is_plain && !has_atomic && !escapes(unit, stmt, self.id) && !inside.any(is_named)
    }

    /// The places of the variable's name below the statement.
    fn names(&self, unit: &Analyzed, stmt: &Stmt) -> BTreeSet<Span> {
        let names = unit.expressions.iter().filter(|one| one.kind == ExprKind::Name(Name::Variable(self.id)));
        names.map(|one| one.span).filter(|span| stmt.span.contains(*span)).collect()
    }
}

/// True if the address of a variable escapes below a statement.
fn escapes(unit: &Analyzed, stmt: &Stmt, id: VarId) -> bool {
    let mut found = false;
    unit.walk(stmt, &mut |inner| {
        found |= unit.uses(inner).iter().any(|used| used.variable == id && used.access == Access::Escape);
    });
    found
}

/// `for (float x : values) ...` becomes
/// `for (int _occa_at_0 = 0; _occa_at_0 < 4; ++_occa_at_0) { float x = values[_occa_at_0]; ... }`
///
/// A reference gets no variable: `values[_occa_at_0]` replaces each mention of its name.
fn range_loop(
    job: &mut Job<'_>,
    _code: &DeviceText,
    stmt: &Stmt,
    function: &Stmt,
    header: &Header,
    edits: &mut EditSet,
) {
    let unit = job.unit;
    let range = match Range::of(job, stmt) {
        Some(Ok(range)) => range,
        // References and bindings are refused at their declarations.
        Some(Err(REFERENCE | BINDING)) | None => return,
        Some(Err(construct)) => return refuse(job, construct, header.keyword),
    };
    // Enclosing loops have other depths, so each index name is unique in its scope.
    let mut depth = 0;
    unit.walk(function, &mut |outer| {
        let is_around = outer.span.contains(stmt.span) && outer.span != stmt.span;
        depth +=
            usize::from(is_around && matches!(outer.kind, StmtKind::Loop(_) | StmtKind::RangeFor { .. }));
    });
    let index = format!("_occa_at_{depth}");
    let head = format!("for (int {index} = 0; {index} < {}; ++{index})", range.len);
    if !range.refers {
        edits.replace(job.owner(), header.keyword.to(header.open), format!("{head} {{ "));
        if let Some(colon) = header.colon {
            edits.replace(job.owner(), colon, "=");
        }
        edits.replace(job.owner(), header.close, format!("[{index}];"));
        return edits.insert_after(job.owner(), stmt.span.end, " }");
    }
    let whole = header.keyword.to(header.close);
    edits.supplant(job.owner(), whole, vec![Piece::Text(head)]);
    for span in range.names(unit, stmt).into_iter().filter(|span| !whole.contains(*span)) {
        let written = unit.source(range.array);
        let array = match renamed(job, written) {
            name if name == written => Piece::Source(range.array),
            name => Piece::Text(name),
        };
        edits.recompose(job.owner(), span, vec![array, Piece::Text(format!("[{index}]"))]);
    }
}

#[cfg(test)]
mod tests {
    use crate::tests::{items, on};
    use expect_test::expect;

    #[test]
    fn a_declaration_in_a_header_moves_before_it() {
        expect![[r#"
            opencl:
            { float v = x[t]; if ( v > 0) { n[0] = v; } }
        "#]]
        .assert_eq(&on(&["opencl"], &items("if (float v = x[t]; v > 0) { n[0] = v; }")));
        expect![[r#"
            opencl:
            for (int _occa_at_0 = 0; _occa_at_0 < 4; ++_occa_at_0) { float v = a[_occa_at_0]; { n[0] += v; } }
        "#]]
        .assert_eq(&on(&["opencl"], &items("for (float v : a) { n[0] += v; }")));
    }
}
