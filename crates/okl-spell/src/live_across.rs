//! Writes the storage of values that are live across a barrier at which a CPU loop is split.

use crate::declarators::end_after;
use crate::names::free;
use crate::per_item::{PerItem, first_name};
use okl_analysis::Analyzed;
use okl_model::{StmtKind, Ty, TypeKind, Variable};
use okl_plan::LiveAcross;
use okl_source::{EditSet, Piece, Span};

/// The names of the arrays of some variables: `t_kept`. Variables of different scopes may have the same name.
pub(crate) fn storage_names(unit: &Analyzed, live: &[LiveAcross<'_>]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for one in live {
        let name = match one {
            LiveAcross::Again { .. } => String::new(),
            LiveAcross::Value { id, .. } | LiveAcross::Reference { id, .. } => {
                free(unit, &format!("{}_kept", unit.variable(*id).name))
            }
        };
        let is_known = !name.is_empty() && names.contains(&name);
        names.push(if is_known { free(unit, &format!("{name}{}", names.len() + 1)) } else { name });
    }
    names
}

/// `int t_kept[16]; `
pub(crate) fn storage(unit: &Analyzed, live: &LiveAcross<'_>, name: &str, items: &PerItem<'_>) -> Vec<Piece> {
    let (open, close) = match live {
        LiveAcross::Again { .. } => return Vec::new(),
        LiveAcross::Reference { to, .. } => (format!("{}*{name}", declared(*to)), "; ".to_string()),
        // As raw bytes, since a class may have no default constructor.
        LiveAcross::Value { id, .. } if is_record(unit.ty(unit.variable(*id).ty)) => {
            let variable = unit.variable(*id);
            let ty = spelled(unit.ty(variable.ty));
            let open = format!("alignas({ty}) char {name}");
            (open, format!("[sizeof({ty})]; "))
        }
        LiveAcross::Value { id, .. } => {
            let variable = unit.variable(*id);
            let ty = declared(unit.ty(variable.ty));
            (format!("{ty}{name}"), "; ".to_string())
        }
    };
    let mut pieces = vec![Piece::Text(open)];
    pieces.extend(items.bounds(unit));
    pieces.push(Piece::Text(close));
    pieces
}

/// At the declaration: `int t_first = 1; t_kept[...] = t_first; auto &t = t_kept[...];`
pub(crate) fn declare(
    owner: &str,
    unit: &Analyzed,
    live: &LiveAcross<'_>,
    (name, index): (&str, &str),
    edits: &mut EditSet,
) {
    let (id, stmt, text) = match live {
        LiveAcross::Again { .. } => return,
        LiveAcross::Reference { id, stmt, .. } => {
            let variable = unit.variable(*id);
            let text = format!(" {name}[{index}] = &{};", variable.name);
            (*id, stmt, text)
        }
        LiveAcross::Value { id, stmt, starts } => {
            let variable = unit.variable(*id);
            let first = first_name(unit, variable);
            let kept = format!("{name}[{index}]");
            let copy = match unit.ty(variable.ty).kind.is_scalar() {
                true => format!(" {kept} = {first};"),
                false => format!(" __builtin_memcpy(&{kept}, &{first}, sizeof({first}));"),
            };
            let copy = if *starts || is_record(unit.ty(variable.ty)) { copy } else { String::new() };
            edits.replace(owner.to_string(), variable.name_span, first);
            (*id, stmt, format!("{copy} {}", place_of(unit, variable, name, index)))
        }
    };
    let StmtKind::Declaration(declared) = &stmt.kind else { return };
    match declared.last() == Some(&id) || unit.variable(id).is_binding {
        true => edits.insert_after(owner.to_string(), stmt.span.end, text),
        // Later variables of the declaration may use it.
        false => end_after(owner, unit, stmt.span, declared, id, &format!(";{text} "), edits),
    }
}

/// After a barrier: `auto &t = t_kept[...]; `
pub(crate) fn restore(unit: &Analyzed, live: &LiveAcross<'_>, name: &str, index: &str) -> Vec<Piece> {
    match live {
        LiveAcross::Again { stmt } => {
            // Without the loops that open before it or close behind it.
            let (start, end) = (stmt.span.start, stmt.span.end);
            let text = |start, end| unit.source(Span::new(start, end));
            vec![
                Piece::Text(format!(" {}", text(start, start + 1))),
                Piece::Source(Span::new(start + 1, end - 1)),
                Piece::Text(text(end - 1, end).to_string()),
            ]
        }
        LiveAcross::Value { id, .. } => {
            vec![Piece::Text(format!(" {}", place_of(unit, unit.variable(*id), name, index)))]
        }
        LiveAcross::Reference { id, .. } => {
            vec![Piece::Text(format!(" auto &{} = *{name}[{index}];", unit.variable(*id).name))]
        }
    }
}

/// `auto &t = t_kept[item];`
fn place_of(unit: &Analyzed, variable: &Variable, kept: &str, index: &str) -> String {
    let name = &variable.name;
    let constant = if unit.ty(variable.ty).is_const { "const " } else { "" };
    match is_record(unit.ty(variable.ty)) {
        true => {
            format!(
                "{constant}auto &{name} = *(__typeof__({}) *){kept}[{index}];",
                spelled(unit.ty(variable.ty))
            )
        }
        false => format!("{constant}auto &{name} = {kept}[{index}];"),
    }
}

/// The type as it precedes a declared name: `int `, `int *`, `__typeof__(int[3]) `.
fn declared(ty: Ty<'_>) -> String {
    let mut of = ty;
    while let (true, Some(next)) = (of.is_pointer(), of.element()) {
        of = next;
    }
    if of.is_array() || of.kind == TypeKind::Function {
        return format!("__typeof__({}) ", spelled(ty));
    }
    match ty.element() {
        Some(to) => format!("{}*", pointed_to(to)),
        None => spelled(ty) + " ",
    }
}

/// `const int `, `int *const `
fn pointed_to(ty: Ty<'_>) -> String {
    match ty.element() {
        Some(to) if ty.is_const => format!("{}*const ", pointed_to(to)),
        Some(to) => format!("{}*", pointed_to(to)),
        None => format!("{} ", ty.source_spelling()),
    }
}

pub(crate) fn is_record(ty: Ty<'_>) -> bool {
    ty.kind == TypeKind::Record || (ty.is_array() && ty.element().is_some_and(is_record))
}

/// The type, without top-level `const`.
pub(crate) fn spelled(ty: Ty<'_>) -> String {
    if ty.is_const { ty.name() } else { ty.source_spelling() }.to_string()
}
