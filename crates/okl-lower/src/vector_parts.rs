//! Addresses of the parts of vectors, for targets whose vectors are no structs.

use crate::Job;
use crate::tokens::{device_ranges, skipped, tokens};
use okl_model::{Type, TypeKind, Vector};
use okl_source::{Diagnostic, Span};
use std::collections::BTreeSet;

/// `vector-part-address`: `&v.x`, `float &y = v.y;`
pub(crate) fn refuse(job: &mut Job<'_>) {
    let unit = job.unit;
    let vectors: BTreeSet<&str> = unit
        .variables
        .iter()
        .filter(|variable| is_vector(&variable.ty))
        .map(|variable| variable.name.as_str())
        .collect();
    if vectors.is_empty() {
        return;
    }
    let ranges = device_ranges(job);
    let tokens = tokens(&unit.text, &skipped(job));
    let text = |at: usize| tokens.get(at).map_or("", |token| unit.source(token.span));
    let references: Vec<Span> = unit
        .variables
        .iter()
        .filter(|variable| matches!(variable.ty.kind, TypeKind::Reference(_)))
        .filter_map(|variable| Some(variable.init.as_ref()?.span))
        .collect();
    let mut places = Vec::new();
    for at in 0..tokens.len() {
        let span = tokens[at].span;
        if !ranges.iter().any(|range| range.contains(span)) {
            continue;
        }
        let before = if at > 0 { text(at - 1) } else { "" };
        let is_address = text(at) == "&"
            && text(at + 1) != "&"
            && matches!(before, "(" | "," | "=" | "return" | "{" | ";" | "+" | "[");
        let start = if is_address { at + 1 } else { at };
        if (is_address || references.iter().any(|init| init.start == span.start))
            && let Some(end) = part(&text, start, &vectors)
        {
            places.push(span.to(tokens[end].span));
        }
    }
    for place in places {
        let message = format!(
            "the address of a part of a vector, which backend `{}` does not have",
            job.dialect().name
        );
        let diagnostic = Diagnostic::error("vector-part-address", message, place)
            .help("put the part into a variable of its own, and back when it has changed")
            .help("or use an array or a struct instead of a vector");
        if !job.out.contains(&diagnostic) {
            job.out.push(diagnostic);
        }
    }
}

fn is_vector(ty: &Type) -> bool {
    match &ty.kind {
        TypeKind::Pointer(of) | TypeKind::Reference(of) | TypeKind::Array { of, .. } => is_vector(of),
        TypeKind::Void
        | TypeKind::Bool
        | TypeKind::Int(_)
        | TypeKind::Float
        | TypeKind::Record
        | TypeKind::Enum
        | TypeKind::Function
        | TypeKind::Other => Vector::named(ty.canonical.trim_start_matches("const ")).is_some(),
    }
}

/// The last token of `v.x`, `p->v[2].x`, when that is the part of a vector.
fn part<'t>(text: &dyn Fn(usize) -> &'t str, start: usize, vectors: &BTreeSet<&str>) -> Option<usize> {
    let mut at = start;
    while text(at) == "(" || text(at) == "*" {
        at += 1;
    }
    let mut owner = text(at);
    loop {
        at += 1;
        match text(at) {
            "[" => {
                let mut depth = 1;
                while depth > 0 {
                    at += 1;
                    match text(at) {
                        "[" => depth += 1,
                        "]" => depth -= 1,
                        "" => return None,
                        _ => {}
                    }
                }
            }
            ")" if text(at + 1) == "." => {}
            sign @ ("." | "-") => {
                at += if sign == "-" { 2 } else { 1 };
                let name = text(at);
                if matches!(name, "x" | "y" | "z" | "w") && vectors.contains(owner) {
                    return Some(at);
                }
                owner = name;
            }
            _ => return None,
        }
    }
}
