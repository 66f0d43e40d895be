//! What lives on when a CPU loop is cut at a barrier.

use crate::cut::Obstacle;
use crate::declarators::end_after;
use crate::exclusive::{first_name, has_initialiser};
use crate::per_item::{INDEX, PerItem};
use okl_analysis::{Analyzed, liveness};
use okl_model::{Field, LayoutKind, Stmt, StmtKind, Ty, TypeKind, VarId, Variable};
use okl_source::{EditSet, Piece};

/// How a variable lives on after a barrier.
pub(crate) enum Kept<'u> {
    /// In an array over the work items.
    Value { id: VarId, variable: &'u Variable, stmt: &'u Stmt, starts: bool },
    /// A pointer to what the reference is one of, in an array over the work items.
    Reference { id: VarId, variable: &'u Variable, to: Ty<'u>, stmt: &'u Stmt },
    /// A constant is declared again.
    Again { stmt: &'u Stmt },
}

/// What is declared in one segment and used in a later one.
pub(crate) fn all<'u>(
    unit: &'u Analyzed,
    segments: &[Vec<&'u Stmt>],
) -> Result<Vec<(usize, Kept<'u>)>, Obstacle> {
    let mut kept = Vec::new();
    for live in liveness::across(unit, segments) {
        if live.is_constant {
            kept.push((live.part, Kept::Again { stmt: live.stmt }));
            continue;
        }
        for id in live.variables {
            kept.push((live.part, Kept::of(unit, live.stmt, id)?));
        }
    }
    Ok(kept)
}

impl<'u> Kept<'u> {
    /// The way to keep a variable that is needed later.
    fn of(unit: &'u Analyzed, stmt: &'u Stmt, id: VarId) -> Result<Kept<'u>, Obstacle> {
        let variable = unit.variable(id);
        if variable.is_static || variable.is_constexpr {
            return Err(
                "a barrier after which a `static` or `constexpr` variable of an `@inner` loop is used".into(),
            );
        }
        if is_bit_field(unit, variable) && (unit.ty(variable.ty).referred().is_some() || unit.is_changed(id))
        {
            return Err(Obstacle {
                construct: "a barrier after which a name for a bit-field of an `@inner` loop is used",
                help: "use the bit-field itself, as a member, after the barrier",
            });
        }
        let is_rvalue = unit.ty(variable.ty).is_rvalue_reference();
        let starts = has_initialiser(unit, id);
        match unit.ty(variable.ty).referred() {
            Some(to) if to.is_const || is_rvalue => Err(Obstacle {
                construct: "a barrier after which a constant reference of an `@inner` loop is used",
                help: "make it a copy, without the `&`; or repeat what it refers to after the barrier",
            }),
            Some(to) => Ok(Kept::Reference { id, variable, to, stmt }),
            None if !can_be_named(unit.ty(variable.ty)) => {
                Err("a barrier after which a variable whose type has no name is used".into())
            }
            None => Ok(Kept::Value { id, variable, stmt, starts }),
        }
    }

    /// `int _occa_kept_t[16]; `
    pub(crate) fn storage(&self, unit: &Analyzed, items: &PerItem) -> Vec<Piece> {
        let (open, close) = match self {
            Kept::Again { .. } => return Vec::new(),
            Kept::Reference { variable, to, .. } => {
                (format!("{}*{}", declared(&spelled(*to)), kept_name(variable)), "; ".to_string())
            }
            // As bytes: it may have no value to start from.
            Kept::Value { variable, .. } if is_record(unit.ty(variable.ty)) => {
                let ty = spelled(unit.ty(variable.ty));
                let open = format!("alignas({ty}) char {}", kept_name(variable));
                (open, format!("[sizeof({ty})]; "))
            }
            Kept::Value { variable, .. } => {
                let ty = declared(&spelled(unit.ty(variable.ty)));
                (format!("{ty}{}", kept_name(variable)), "; ".to_string())
            }
        };
        let mut pieces = vec![Piece::Text(open)];
        pieces.extend(items.bounds());
        pieces.push(Piece::Text(close));
        pieces
    }

    /// Where it is declared: `int _occa_first_t = 1; _occa_kept_t[...] = _occa_first_t; auto &t = _occa_kept_t[...];`
    pub(crate) fn declare(&self, owner: &str, unit: &Analyzed, edits: &mut EditSet) {
        let (id, stmt, text) = match self {
            Kept::Again { .. } => return,
            Kept::Reference { id, variable, stmt, .. } => {
                let text = format!(" {}[{INDEX}] = &{};", kept_name(variable), variable.name);
                (*id, stmt, text)
            }
            Kept::Value { id, variable, stmt, starts } => {
                let first = first_name(variable);
                let kept = format!("{}[{INDEX}]", kept_name(variable));
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
            // What is declared with it may use it.
            false => end_after(owner, unit, stmt.span, declared, id, &format!(";{text} "), edits),
        }
    }

    /// After a barrier: `auto &t = _occa_kept_t[...]; `
    pub(crate) fn restore(&self, unit: &Analyzed) -> Vec<Piece> {
        match self {
            Kept::Again { stmt, .. } => vec![Piece::Text(" ".into()), Piece::Source(stmt.span)],
            Kept::Value { variable, .. } => vec![Piece::Text(format!(" {}", place_of(unit, variable)))],
            Kept::Reference { variable, .. } => {
                vec![Piece::Text(format!(" auto &{} = *{}[{INDEX}];", variable.name, kept_name(variable)))]
            }
        }
    }
}

/// `auto &t = _occa_kept_t[_occa_exclusive_index];`
fn place_of(unit: &Analyzed, variable: &Variable) -> String {
    let (name, kept) = (&variable.name, kept_name(variable));
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

fn kept_name(variable: &Variable) -> String {
    format!("_occa_kept_{}", variable.name)
}

/// `int `, `int *`, `__typeof__(int[3]) `: what a name can follow.
fn declared(ty: &str) -> String {
    match ty.contains(['[', '(']) {
        true => format!("__typeof__({ty}) "),
        false if ty.ends_with('*') => ty.to_string(),
        false => format!("{ty} "),
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

fn is_record(ty: Ty<'_>) -> bool {
    ty.kind == TypeKind::Record || (ty.is_array() && ty.element().is_some_and(is_record))
}

/// Whether it is a name of a structured binding for a bit-field, which has no address and fewer bits than its type.
fn is_bit_field(unit: &Analyzed, variable: &Variable) -> bool {
    let Some(whole) = unit.init(variable).filter(|_| variable.is_binding) else { return false };
    let ty = unit.type_of(whole.id).value();
    let nth = unit.variables_in(variable.span).map(|id| unit.variable(id)).filter(|other| {
        other.is_binding && other.span == variable.span && other.name_span.start < variable.name_span.start
    });
    fields(unit, ty).get(nth.count()).is_some_and(|field| field.bits.is_some())
}

/// The fields that a structured binding takes apart: of the class itself, or of the one it derives from.
fn fields<'u>(unit: &'u Analyzed, ty: Ty<'u>) -> &'u [Field] {
    match unit.layout(ty).map(|layout| &layout.kind) {
        Some(LayoutKind::Record { bases, fields: own, .. }) if own.is_empty() => bases
            .iter()
            .map(|base| fields(unit, unit.ty(*base)))
            .find(|found| !found.is_empty())
            .unwrap_or(own),
        Some(LayoutKind::Record { fields, .. }) => fields,
        Some(LayoutKind::Enum { .. }) | None => &[],
    }
}

/// Whether a declaration elsewhere can say the type: no lambda, and a size that is known.
fn can_be_named(ty: Ty<'_>) -> bool {
    !ty.is_unnamed() && ty.size.is_some()
}

/// The type, without a `const` of its own.
fn spelled(ty: Ty<'_>) -> String {
    if ty.is_const { ty.name() } else { ty.said() }.to_string()
}
