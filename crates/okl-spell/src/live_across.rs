//! Writes the storage of values that are live across a barrier at which a CPU loop is split.

use crate::declarators::end_after;
use crate::per_item::{INDEX, PerItem, first_name};
use okl_analysis::Analyzed;
use okl_model::{StmtKind, Ty, TypeKind, Variable};
use okl_plan::LiveAcross;
use okl_source::{EditSet, Piece};

/// `int _occa_kept_t[16]; `
pub(crate) fn storage(unit: &Analyzed, live: &LiveAcross<'_>, items: &PerItem<'_>) -> Vec<Piece> {
    let (open, close) = match live {
        LiveAcross::Again { .. } => return Vec::new(),
        LiveAcross::Reference { id, to, .. } => {
            let variable = unit.variable(*id);
            (format!("{}*{}", declared(*to), storage_name(variable)), "; ".to_string())
        }
        // As raw bytes, since a class may have no default constructor.
        LiveAcross::Value { id, .. } if is_record(unit.ty(unit.variable(*id).ty)) => {
            let variable = unit.variable(*id);
            let ty = spelled(unit.ty(variable.ty));
            let open = format!("alignas({ty}) char {}", storage_name(variable));
            (open, format!("[sizeof({ty})]; "))
        }
        LiveAcross::Value { id, .. } => {
            let variable = unit.variable(*id);
            let ty = declared(unit.ty(variable.ty));
            (format!("{ty}{}", storage_name(variable)), "; ".to_string())
        }
    };
    let mut pieces = vec![Piece::Text(open)];
    pieces.extend(items.bounds(unit));
    pieces.push(Piece::Text(close));
    pieces
}

/// At the declaration: `int _occa_first_t = 1; _occa_kept_t[...] = _occa_first_t; auto &t = _occa_kept_t[...];`
pub(crate) fn declare(owner: &str, unit: &Analyzed, live: &LiveAcross<'_>, edits: &mut EditSet) {
    let (id, stmt, text) = match live {
        LiveAcross::Again { .. } => return,
        LiveAcross::Reference { id, stmt, .. } => {
            let variable = unit.variable(*id);
            let text = format!(" {}[{INDEX}] = &{};", storage_name(variable), variable.name);
            (*id, stmt, text)
        }
        LiveAcross::Value { id, stmt, starts } => {
            let variable = unit.variable(*id);
            let first = first_name(variable);
            let kept = format!("{}[{INDEX}]", storage_name(variable));
            let copy = match is_scalar(unit.ty(variable.ty)) {
                true => format!(" {kept} = {first};"),
                false => format!(" __builtin_memcpy(&{kept}, &{first}, sizeof({first}));"),
            };
            let copy = if *starts || is_record(unit.ty(variable.ty)) { copy } else { String::new() };
            edits.replace(owner.to_string(), variable.name_span, first);
            (*id, stmt, format!("{copy} {}", place_of(unit, variable)))
        }
    };
    let StmtKind::Declaration(declared) = &stmt.kind else { return };
    match declared.last() == Some(&id) || unit.variable(id).is_binding {
        true => edits.insert_after(owner.to_string(), stmt.span.end, text),
        // Later variables of the declaration may use it.
        false => end_after(owner, unit, stmt.span, declared, id, &format!(";{text} "), edits),
    }
}

/// After a barrier: `auto &t = _occa_kept_t[...]; `
pub(crate) fn restore(unit: &Analyzed, live: &LiveAcross<'_>) -> Vec<Piece> {
    match live {
        LiveAcross::Again { stmt, .. } => vec![Piece::Text(" ".into()), Piece::Source(stmt.span)],
        LiveAcross::Value { id, .. } => {
            vec![Piece::Text(format!(" {}", place_of(unit, unit.variable(*id))))]
        }
        LiveAcross::Reference { id, .. } => {
            let variable = unit.variable(*id);
            vec![Piece::Text(format!(" auto &{} = *{}[{INDEX}];", variable.name, storage_name(variable)))]
        }
    }
}

/// `auto &t = _occa_kept_t[_occa_exclusive_index];`
fn place_of(unit: &Analyzed, variable: &Variable) -> String {
    let (name, kept) = (&variable.name, storage_name(variable));
    let constant = if unit.ty(variable.ty).is_const { "const " } else { "" };
    match is_record(unit.ty(variable.ty)) {
        true => {
            format!(
                "{constant}auto &{name} = *(__typeof__({}) *){kept}[{INDEX}];",
                spelled(unit.ty(variable.ty))
            )
        }
        false => format!("{constant}auto &{name} = {kept}[{INDEX}];"),
    }
}

fn storage_name(variable: &Variable) -> String {
    format!("_occa_kept_{}", variable.name)
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
        None => format!("{} ", ty.said()),
    }
}

fn is_scalar(ty: Ty<'_>) -> bool {
    match ty.kind {
        TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float | TypeKind::Pointer(_) | TypeKind::Enum => true,
        TypeKind::Void
        | TypeKind::Reference(_)
        | TypeKind::Array { .. }
        | TypeKind::Record
        | TypeKind::Function
        | TypeKind::Other => false,
    }
}

pub(crate) fn is_record(ty: Ty<'_>) -> bool {
    ty.kind == TypeKind::Record || (ty.is_array() && ty.element().is_some_and(is_record))
}

/// The type, without top-level `const`.
pub(crate) fn spelled(ty: Ty<'_>) -> String {
    if ty.is_const { ty.name() } else { ty.said() }.to_string()
}
