//! Constants: C accepts no constant as an array size except enumerators.

use super::bound::is_bound;
use super::refused::refuse;
use crate::job::Job;
use okl_analysis::Analyzed;
use okl_model::{ExprId, ExprKind, ItemKind, Name, Scope, StmtKind, TypeKind, VarId, Variable};
use okl_source::{EditSet, Piece, Span};

/// Rewrites constants at file scope and in functions.
pub(super) fn lower(job: &mut Job<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    let mut at = 0;
    while let Some(item) = unit.items.get(at) {
        let same = unit.items[at..].iter().take_while(|other| other.span.start == item.span.start);
        let (mut declared, mut span) = (Vec::new(), item.span);
        for item in same {
            if let ItemKind::Variable(id) = item.kind {
                declared.push(id);
                span = span.to(item.span);
            }
        }
        at += declared.len().max(1);
        if !declared.is_empty() {
            of_file(job, span, &declared, edits);
        }
    }
    for function in &unit.functions {
        let Some(body) = unit.body(function) else { continue };
        unit.walk(body, &mut |stmt| {
            let StmtKind::Declaration(declared) = &stmt.kind else { return };
            if let Some(constant) = enumerators(job, declared) {
                edits.supplant(job.owner(), stmt.span, vec![Piece::Text(constant)]);
            }
        });
    }
}

/// `const float K = 3;` becomes `__constant const float K = 3;`
fn of_file(job: &mut Job<'_>, span: Span, declared: &[VarId], edits: &mut EditSet) {
    let unit = job.unit;
    if let Some(constant) = enumerators(job, declared) {
        return edits.supplant(job.owner(), span, vec![Piece::Text(constant)]);
    }
    let first = unit.variable(declared[0]);
    let device = &job.plan.device;
    let is_used = declared.iter().any(|id| device.reads(*id));
    match device.holds_type(span) {
        // Only the type remains of the declaration.
        true if !is_used => return,
        true => return refuse(job, "a type that is defined along with a constant", first.name_span),
        false => {}
    }
    if unit.ty(first.ty).is_pointer() {
        return match device.reads(declared[0]) {
            true => refuse(job, "a pointer at file scope", first.name_span),
            false => edits.supplant(job.owner(), span, Vec::new()),
        };
    }
    let called = declared.iter().find(|id| {
        unit.init_value(unit.variable(**id)).is_none()
            && unit.variable(**id).init.is_some_and(|init| !unit.effects_of(init).calls.is_empty())
    });
    if let Some(id) = called {
        refuse(job, "a call in the initialiser of a constant", unit.variable(*id).name_span);
    }
    for id in declared.iter().filter(|id| device.reads(**id)) {
        if let Some(init) = unit.variable(*id).init {
            elements(job, init, edits);
        }
    }
    if !unit.ty(first.ty).is_array() && unit.ty(first.ty).kind != TypeKind::Record {
        edits.insert(job.owner(), span.start, format!("{} ", job.target.words.constant));
    }
}

/// `const int second = table[1];` becomes `const int second = (20);`: an element of a constant array is no constant
/// expression in C.
fn elements(job: &Job<'_>, id: ExprId, edits: &mut EditSet) {
    let unit = job.unit;
    let expression = unit.expression(id);
    let Some(element) = element(unit, &expression.kind) else {
        return expression.kind.children().for_each(|part| elements(job, part, edits));
    };
    let value = element.map_or(Piece::Text("0".into()), |one| Piece::Source(unit.expression(one).span));
    let pieces = vec![Piece::Text("(".into()), value, Piece::Text(")".into())];
    edits.recompose(job.owner(), expression.span, pieces);
}

/// The initialiser of an element of a constant array of numbers; `Some(None)` if the initialiser list ends before it.
fn element(unit: &Analyzed, kind: &ExprKind) -> Option<Option<ExprId>> {
    let ExprKind::Index { base, index } = *kind else { return None };
    let ExprKind::Name(Name::Variable(array)) = unit.expression(unit.peeled(base)).kind else { return None };
    let array = unit.variable(array);
    let ty = unit.ty(array.ty);
    let is_number = |kind: &TypeKind| matches!(kind, TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float);
    let is_table = array.scope == Scope::Global && ty.is_array();
    ty.element().filter(|of| is_table && of.is_const && is_number(&of.kind))?;
    let ExprKind::List(all) = &unit.expression(unit.peeled(array.init?)).kind else { return None };
    let at = usize::try_from(unit.expression(index).value?).ok()?;
    Some(all.get(at).copied())
}

/// `enum { K = 3, L = 4 };` for constants, which C accepts as array sizes.
fn enumerators(job: &Job<'_>, declared: &[VarId]) -> Option<String> {
    let unit = job.unit;
    let values: Option<Vec<String>> = declared
        .iter()
        .map(|id| {
            let variable = unit.variable(*id);
            let value = unit.init_value(variable)?;
            let is_constant = variable.is_constexpr || unit.ty(variable.ty).is_const;
            let fits = is_constant && is_int(unit, variable) && i32::try_from(value).is_ok();
            (fits && !unit.is_addressed(*id) && !is_bound(job, *id))
                .then(|| format!("{} = {value}", job.name(variable)))
        })
        .collect();
    values.filter(|values| !values.is_empty()).map(|values| format!("enum {{ {} }};", values.join(", ")))
}

/// True if the type is `int`, the type of enumerators.
fn is_int(unit: &Analyzed, variable: &Variable) -> bool {
    unit.ty(variable.ty).int().is_some_and(|int| int.bits == 32 && int.signed)
}
