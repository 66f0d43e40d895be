//! Declarations in the headers of `if`, `switch`, `while` and `for`.

use super::code::Code;
use super::{plain_name, refuse};
use crate::Job;
use okl_analysis::Analyzed;
use okl_model::{Access, Scope, Stmt, StmtKind, TypeKind, VarId, Variable};
use okl_source::{EditSet, Piece, Span};

/// Rewrites headers that C does not have.
pub(super) fn lower(job: &mut Job<'_>, code: &mut Code<'_>, edits: &mut EditSet) {
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

/// The variables that range-based loops make other names of elements: these loops are rewritten.
pub(super) fn names_of_elements(job: &Job<'_>, code: &Code<'_>) -> Vec<Span> {
    let mut found = Vec::new();
    for function in &job.unit.functions {
        let Some(body) = job.unit.body(function) else { continue };
        job.unit.walk(body, &mut |stmt| {
            let range =
                Header::of(code, stmt).and_then(|header| Range::of(job.unit, code, stmt, &header).ok());
            found.extend(range.filter(Range::is_reference).map(|range| range.variable.name_span));
        });
    }
    found
}

/// The tokens of a header.
struct Header {
    keyword: usize,
    open: usize,
    close: usize,
}

impl Header {
    fn of(code: &Code<'_>, stmt: &Stmt) -> Option<Header> {
        let is_wanted = matches!(
            stmt.kind,
            StmtKind::If { .. }
                | StmtKind::Switch(_)
                | StmtKind::Loop(_)
                | StmtKind::RangeFor { .. }
                | StmtKind::For(_)
        );
        let keyword = code.at(stmt.span.start);
        if !is_wanted || !matches!(code.text(keyword), "if" | "switch" | "while" | "for") {
            return None;
        }
        let open = if code.text(keyword + 1) == "constexpr" { keyword + 2 } else { keyword + 1 };
        let close = code.partner(open)?;
        code.is_device(keyword).then_some(Header { keyword, open, close })
    }

    /// The variable that a part of the header declares.
    fn declared<'u>(
        &self,
        unit: &'u Analyzed,
        code: &Code<'_>,
        from: usize,
        end: usize,
    ) -> Option<&'u Variable> {
        let part = Span::new(code.span(from).start, code.span(end).start);
        unit.variables.iter().find(|variable| {
            variable.scope == Scope::Local && !variable.name.is_empty() && part.contains(variable.name_span)
        })
    }
}

fn header(job: &mut Job<'_>, code: &mut Code<'_>, stmt: &Stmt, body: &Stmt, edits: &mut EditSet) {
    let unit = job.unit;
    let Some(header) = Header::of(code, stmt) else { return };
    let Header { keyword, open, close } = header;
    let semicolon = code.find(open + 1..close, &[";"]);
    let last = semicolon.map_or(open + 1, |at| at + 1);
    let word = code.text(keyword);
    if word == "for" {
        let StmtKind::For(l) = &stmt.kind else {
            return range_loop(job, code, stmt, body, &header, edits);
        };
        let inside = |variable: &&Variable| l.condition.contains(variable.name_span);
        let condition =
            unit.variables.iter().find(|variable| variable.scope == Scope::Local && inside(variable));
        if let Some(variable) = condition {
            refuse(job, "a declaration in the condition of a `for` loop", variable.name_span);
        }
        return;
    }
    let condition = header.declared(unit, code, last, close);
    if condition.is_none() && semicolon.is_none() {
        if open == keyword + 2 {
            // `if constexpr (...)` chooses the same branch when it is run.
            let constexpr = Span::new(code.span(keyword).end, code.span(keyword + 1).end);
            edits.delete(job.owner(), constexpr);
        }
        return;
    }
    let start = Span::new(code.span(keyword).start, code.span(open).end);
    // `if (int u = f(); u > 2) ...` becomes `{ int u = f(); if (u > 2) ... }`
    // `while (int u = f()) ...` becomes `while (1) { int u = f(); if (!u) break; ... }`
    let (first, then) = match (word, condition) {
        ("while", Some(variable)) => {
            ("while (1) { ", format!("; if (!{}) break; ", plain_name(unit, &variable.name)))
        }
        (_, Some(variable)) => ("{ ", format!("; {word} ({})", plain_name(unit, &variable.name))),
        (_, None) => ("{ ", String::new()),
    };
    edits.replace(job.owner(), start, first);
    match (condition, semicolon) {
        (Some(_), _) => edits.replace(job.owner(), code.span(close), then),
        (None, Some(semicolon)) => {
            edits.replace(job.owner(), code.span(semicolon), format!("; {word} ("));
        }
        (None, None) => {}
    }
    edits.insert_after(job.owner(), stmt.span.end, " }");
}

/// Why a loop over references stays.
const REFERENCE: &str = "a reference";

/// Why a loop that takes its elements apart stays.
const BINDING: &str = "a structured binding";

/// `for (float x : values)`
struct Range<'u> {
    variable: &'u Variable,
    id: VarId,
    /// The colon.
    colon: usize,
    /// The array.
    array: Span,
    len: u64,
    /// Whether the variable is another name for the element.
    refers: bool,
}

impl<'u> Range<'u> {
    fn of(
        unit: &'u Analyzed,
        code: &Code<'_>,
        stmt: &Stmt,
        header: &Header,
    ) -> Result<Range<'u>, &'static str> {
        const OTHER: &str = "a range-based `for` over something else than the name of an array";
        let Header { open, close, .. } = *header;
        if code.find(open + 1..close, &[";"]).is_some() {
            return Err("a range-based `for` with a statement in front");
        }
        let colon = code.find(open + 1..close, &[":"]).ok_or(OTHER)?;
        let declares = |variable: &Variable| {
            variable.scope == Scope::Local && colon > 0 && variable.name_span == code.span(colon - 1)
        };
        let at = unit.variables.iter().position(declares).ok_or(BINDING)?;
        let (variable, id) = (&unit.variables[at], VarId(at as u32));
        let array = code.span(colon + 1);
        let used = unit
            .uses(stmt)
            .iter()
            .find(|used| used.span == array)
            .filter(|_| colon + 2 == close)
            .ok_or(OTHER)?;
        let ranged = unit.variable(used.variable);
        let ty = unit.ty(ranged.ty).value();
        let TypeKind::Array { len: Some(len), .. } = ty.kind else { return Err(OTHER) };
        if ranged.name == variable.name || unit.ty(variable.ty).is_pointer() {
            return Err(OTHER);
        }
        let refers = unit.ty(variable.ty).is_reference();
        let range = Range { variable, id, colon, array, len, refers };
        if range.is_reference() {
            range.can_be_replaced(unit, code, stmt)?;
        }
        Ok(range)
    }

    fn is_reference(&self) -> bool {
        self.refers
    }

    /// Whether the element may be written wherever its name stands.
    fn can_be_replaced(&self, unit: &Analyzed, code: &Code<'_>, stmt: &Stmt) -> Result<(), &'static str> {
        let uses = uses(unit, stmt, self.id);
        let has_atomic =
            unit.attributes.iter().any(|attr| attr.name == "atomic" && stmt.span.contains(attr.span));
        if has_atomic || uses.iter().any(|(_, access)| *access == Access::Escape) {
            return Err(REFERENCE);
        }
        // Nothing else may have one of the two names.
        let array = unit.source(self.array);
        let is_named = |variable: &Variable| {
            (variable.name == self.variable.name || variable.name == array)
                && variable.name_span != self.variable.name_span
                && variable.scope == Scope::Local
                && stmt.span.contains(variable.name_span)
        };
        let body = code.at(code.span(self.colon + 2).end)..code.at(stmt.span.end);
        let is_member = |at: usize| matches!(code.before(at, 1), "." | ">");
        let named = body.filter(|at| code.text(*at) == self.variable.name && !is_member(*at));
        let all_known = named.clone().all(|at| uses.iter().any(|(span, _)| *span == code.span(at)));
        let is_plain = plain_name(unit, &self.variable.name) == self.variable.name;
        match all_known && is_plain && !unit.variables.iter().any(is_named) {
            true => Ok(()),
            false => Err(REFERENCE),
        }
    }
}

/// Where a variable is used below a statement.
fn uses(unit: &Analyzed, stmt: &Stmt, id: VarId) -> Vec<(Span, Access)> {
    let mut found = Vec::new();
    unit.walk(stmt, &mut |inner| {
        let own = unit.uses(inner).iter().filter(|used| used.variable == id);
        found.extend(own.map(|used| (used.span, used.access)));
    });
    found
}

/// `for (float x : values) ...` becomes
/// `for (int _occa_at_0 = 0; _occa_at_0 < 4; ++_occa_at_0) { float x = values[_occa_at_0]; ... }`
///
/// A reference gets no variable: `values[_occa_at_0]` stands wherever its name stood.
fn range_loop(
    job: &mut Job<'_>,
    code: &mut Code<'_>,
    stmt: &Stmt,
    function: &Stmt,
    header: &Header,
    edits: &mut EditSet,
) {
    let unit = job.unit;
    let range = match Range::of(unit, code, stmt, header) {
        Ok(range) => range,
        // References and bindings are refused where they are declared.
        Err(REFERENCE | BINDING) => return,
        Err(construct) => return refuse(job, construct, code.span(header.keyword)),
    };
    // Loops around it have other numbers.
    let mut depth = 0;
    unit.walk(function, &mut |outer| {
        let is_around = outer.span.contains(stmt.span) && outer.span != stmt.span;
        depth +=
            usize::from(is_around && matches!(outer.kind, StmtKind::Loop(_) | StmtKind::RangeFor { .. }));
    });
    let index = format!("_occa_at_{depth}");
    let head = format!("for (int {index} = 0; {index} < {}; ++{index})", range.len);
    let Header { keyword, open, close } = *header;
    if !range.is_reference() {
        edits.replace(
            job.owner(),
            Span::new(code.span(keyword).start, code.span(open).end),
            format!("{head} {{ "),
        );
        edits.replace(job.owner(), code.span(range.colon), "=");
        edits.replace(job.owner(), code.span(close), format!("[{index}];"));
        return edits.insert_after(job.owner(), stmt.span.end, " }");
    }
    let whole = Span::new(code.span(keyword).start, code.span(close).end);
    edits.supplant(job.owner(), whole, vec![Piece::Text(head)]);
    for (span, _) in uses(unit, stmt, range.id).into_iter().filter(|(span, _)| !whole.contains(*span)) {
        let written = unit.source(range.array);
        let array = match plain_name(unit, written) {
            name if name == written => Piece::Source(range.array),
            name => Piece::Text(name),
        };
        edits.recompose(job.owner(), span, vec![array, Piece::Text(format!("[{index}]"))]);
        code.take(span);
    }
}
