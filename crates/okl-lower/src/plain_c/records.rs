//! Types of the user's: structs, enumerations, other names.

use super::code::Code;
use super::refuse;
use crate::spaces::holds_pointers;
use crate::{Job, versions};
use okl_analysis::Analyzed;
use okl_model::{ItemKind, Scope, StmtKind, VarId};
use okl_source::{EditSet, Span};
use std::collections::BTreeSet;

/// Gives types a name without `struct`, and refuses what only classes have.
pub(super) fn lower(job: &mut Job<'_>, code: &Code<'_>, edits: &mut EditSet) {
    let statements = declarations(job.unit);
    let mut named = BTreeSet::new();
    // What stands before a statement comes before what the statement starts with.
    let mut own = EditSet::new();
    for at in (0..code.len()).filter(|at| code.is_device(*at)) {
        match code.text(at) {
            "struct" | "union" if code.before(at, 1) != "enum" => {
                record(job, code, at, &statements, &mut named, (&mut *edits, &mut own));
            }
            "enum" => enumeration(job, code, at, edits),
            "using" => alias(job, code, at, edits),
            "static_assert" => checked(job, code, at, edits),
            _ => {}
        }
    }
    edits.extend(own);
    // `__global float *values;`
    for (at, variable) in job.unit.variables.iter().enumerate() {
        let leads = variable.scope == Scope::Field && holds_pointers(job.unit.ty(variable.ty));
        if let (true, Some(words)) = (leads, job.spaces()) {
            let word = words.of(versions::of_field(job.unit, VarId(at as u32)));
            edits.insert(job.owner(), variable.span.start, format!("{word} "));
        }
    }
    for layout in &job.unit.layouts {
        if let okl_model::LayoutKind::Record { bases, .. } = &layout.kind
            && !bases.is_empty()
            && code.is_device(code.at(layout.span.start))
        {
            refuse(job, "inheritance", code.span(code.at(layout.span.start) + 1));
        }
    }
}

/// The statements and items that may declare types.
fn declarations(unit: &Analyzed) -> Vec<Span> {
    let mut found: Vec<Span> = unit
        .items
        .iter()
        .filter(|item| !matches!(item.kind, ItemKind::Namespace))
        .map(|item| item.span)
        .collect();
    for body in unit.functions.iter().filter_map(|function| unit.body(function)) {
        unit.walk(body, &mut |stmt| {
            let declares_type = matches!(&stmt.kind, StmtKind::Other(inner) if inner.is_empty());
            if declares_type || matches!(stmt.kind, StmtKind::Declaration(_)) {
                found.push(stmt.span);
            }
        });
    }
    found
}

/// `struct P { float x; };` becomes `typedef struct P { float x; } P;`
fn record(
    job: &mut Job<'_>,
    code: &Code<'_>,
    at: usize,
    statements: &[Span],
    named: &mut BTreeSet<String>,
    (before, edits): (&mut EditSet, &mut EditSet),
) {
    let head = code.after_attributes(at + 1);
    let name = if code.is_word(head) { code.text(head) } else { "" };
    let mut open = if name.is_empty() { head } else { head + 1 };
    if code.text(open) == "final" {
        edits.delete(job.owner(), code.span(open));
        open += 1;
    }
    if code.text(open) == ":" {
        open = code.find(open..code.len(), &["{"]).unwrap_or(open);
    }
    let statement =
        statements.iter().filter(|span| span.contains(code.span(at))).min_by_key(|span| span.len());
    let start = match code.before(at, 1) {
        "typedef" => code.span(at - 1).start,
        _ => statement.map_or(code.span(at).start, |span| span.start),
    };
    let forward = format!("typedef {} {name} {name};", code.text(at));
    if code.text(open) == ";" && code.span(at).start == start {
        // `struct P;` becomes `typedef struct P P;`
        if named.insert(name.to_string()) {
            edits.insert(job.owner(), start, "typedef ");
            edits.insert_after(job.owner(), code.span(head).end, format!(" {name}"));
        }
        return;
    }
    let Some(close) = code.partner(open).filter(|_| code.text(open) == "{") else { return };
    members(job, code, open, close);
    access(job, code, open, close, edits);
    let is_outermost = code.span(at).start == start;
    let is_inside = enclosing(code, at).is_some();
    if name.is_empty() {
        if is_outermost && !is_inside && code.text(close + 1) == ";" {
            refuse(job, "a struct or union without a name, whose fields are variables,", code.span(at));
        }
        return;
    }
    let has_typedef = named.contains(name) || code.text(close + 1) == name && code.before(at, 1) == "typedef";
    if has_typedef {
        return;
    }
    // At file scope a name is declared once.
    if job.unit.items.iter().any(|item| item.span.start == start) {
        named.insert(name.to_string());
    }
    let names_itself = (open..close).any(|at| code.text(at) == name && code.before(at, 1) != "struct");
    if is_outermost && code.text(close + 1) == ";" && !names_itself {
        edits.insert(job.owner(), start, "typedef ");
        edits.insert_after(job.owner(), code.span(close).end, format!(" {name}"));
    } else {
        // `typedef struct P P; struct P { P *next; } first;`
        before.insert(job.owner(), start, format!("{forward} "));
    }
}

/// The record that a token stands in.
fn enclosing(code: &Code<'_>, at: usize) -> Option<usize> {
    let mut back = at;
    while back > 0 {
        back -= 1;
        match code.partner(back) {
            Some(open) if open < back => back = open,
            Some(_) if code.text(back) == "{" => {
                let is_record = |word: usize| matches!(code.before(back, word), "struct" | "union" | "class");
                return ((1..4).any(is_record) && code.before(back, 1) != ")").then_some(back);
            }
            Some(_) | None => {}
        }
    }
    None
}

/// Refuses members that C does not have.
fn members(job: &mut Job<'_>, code: &Code<'_>, open: usize, close: usize) {
    let mut at = open + 1;
    while at < close {
        let construct = match code.text(at) {
            ":" if !matches!(code.before(at, 1), "public" | "private" | "protected" | ":" | "enum" | ")")
                && !matches!(code.before(at, 2), "enum" | "struct")
                && code.text(at + 1) != ":" =>
            {
                Some("a bit-field")
            }
            "static" => Some("a static member"),
            "using" | "typedef" => Some("a name of a type in a struct"),
            "enum" if code.is_word(at + 1) && code.text(at + 2) == "{" => Some("an enumeration in a struct"),
            _ => None,
        };
        if let Some(construct) = construct {
            refuse(job, construct, code.span(at));
        }
        at = code.skip(at);
    }
}

/// Takes out `public:`
fn access(job: &Job<'_>, code: &Code<'_>, open: usize, close: usize, edits: &mut EditSet) {
    let mut at = open + 1;
    while at < close {
        if matches!(code.text(at), "public" | "private" | "protected") && code.text(at + 1) == ":" {
            edits.delete(job.owner(), code.span(at).to(code.span(at + 1)));
        }
        at = code.skip(at);
    }
}

/// `enum E { A, B };` becomes `typedef enum E { A, B } E;`
fn enumeration(job: &mut Job<'_>, code: &Code<'_>, at: usize, edits: &mut EditSet) {
    if matches!(code.text(at + 1), "class" | "struct") {
        return refuse(job, "a scoped enumeration", code.span(at).to(code.span(at + 1)));
    }
    let name = code.text(at + 1);
    let brace =
        code.find(at + 1..code.len(), &["{", ";", "=", ")", ","]).filter(|open| code.text(*open) == "{");
    let Some(close) = brace.and_then(|open| code.partner(open)) else { return };
    let is_definition = code.is_word(at + 1) && (code.text(at + 2) == "{" || code.text(at + 2) == ":");
    if !is_definition || enclosing(code, at).is_some() || code.before(at, 1) == "typedef" {
        return;
    }
    edits.insert(job.owner(), code.span(at).start, "typedef ");
    // `enum E { A, B } e = A;` becomes `typedef enum E { A, B } E; E e = A;`
    let is_alone = code.text(close + 1) == ";" || !code.is_device(close + 1);
    let again = if is_alone { String::new() } else { format!("; {name}") };
    edits.insert_after(job.owner(), code.span(close).end, format!(" {name}{again}"));
}

/// `using real = float;` becomes `typedef float real;`
fn alias(job: &mut Job<'_>, code: &Code<'_>, at: usize, edits: &mut EditSet) {
    let Some(end) = code.find(at..code.len(), &[";"]) else { return };
    if code.text(at + 2) != "=" {
        // OpenCL C has the functions of `std` under their plain names.
        let is_standard = (at + 1..end).any(|at| code.text(at) == "std");
        match is_standard {
            true => edits.delete(job.owner(), code.span(at).to(code.span(end - 1))),
            false => refuse(job, "a `using` declaration", code.span(at)),
        }
        return;
    }
    if code.find(at..end, &["("]).is_some() {
        return refuse(job, "another name for the type of a function", code.span(at));
    }
    let (name, first) = (code.text(at + 1), code.span(at + 3));
    edits.replace(job.owner(), Span::new(code.span(at).start, first.start), "typedef ");
    let last = code.find(at..end, &["["]).unwrap_or(end) - 1;
    edits.insert_after(job.owner(), code.span(last).end, format!(" {}", super::plain_name(job.unit, name)));
}

/// Takes out `static_assert(...)`, which has been checked.
pub(super) fn checked(job: &Job<'_>, code: &Code<'_>, at: usize, edits: &mut EditSet) {
    let Some(close) = code.partner(at + 1) else { return };
    // A branch of an `if` needs a statement.
    let is_branch = matches!(code.before(at, 1), ")" | "else");
    let last = if is_branch { close } else { close + 1 };
    edits.delete(job.owner(), code.span(at).to(code.span(last)));
}
