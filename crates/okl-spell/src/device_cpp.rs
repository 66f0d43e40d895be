//! Translation of device code to C++ dialects without the standard library: Metal and C++ for OpenCL.
//!
//! Such a dialect has most of C++, memory spaces that constants and pointers must name, and additional keywords and
//! built-in functions, whose names the user's code may declare.

use crate::builtins::calls::GENERIC;
use crate::builtins::device;
use crate::callee_names::called;
use crate::device_text::{DeviceText, device_code};
use crate::job::Job;
use crate::names;
use crate::parameter_types::ParameterTypes;
use crate::vector_types::is_struct;
use crate::{c_family, target_names};
use okl_analysis::{Analyzed, Named};
use okl_model::{
    CallTarget, DeclarationKind, DirectiveKind, ExprKind, ItemKind, Literal, Scope, TypeKind, Unit, VarId,
    Vector,
};
use okl_plan::Unsupported;
use okl_source::{Diagnostic, DiagnosticId, EditSet, Span};
use okl_target::{DeviceCpp, Target};
use std::collections::BTreeSet;

const DOUBLE_UNSUPPORTED: DiagnosticId = DiagnosticId::new("double-unsupported");

/// Rewrites device code.
pub(crate) fn lower(job: &mut Job<'_>, cpp: &DeviceCpp, code: &DeviceText, edits: &mut EditSet) {
    if !job.target.capabilities.doubles {
        refuse_doubles(job);
    }
    for field in job.unit.variables.iter().filter(|variable| variable.scope == Scope::Field) {
        if field.declarator.colon.is_some() {
            refuse(job, cpp, ":", field.name_span);
        }
    }
    constants(job, edits);
    // The dialect has no headers, and needs none.
    let unit = job.unit;
    for include in unit.directives.iter().filter(|directive| directive.kind == DirectiveKind::Include) {
        edits.delete(job.owner(), include.span);
    }
    words(job, cpp, code, edits);
}

/// `double-unsupported`
fn refuse_doubles(job: &mut Job<'_>) {
    let unit = job.unit;
    let device = &job.plan.device;
    let (code, left_out) = (device_code(job), device.left_out(unit));
    let counts = |span: Span| code.contains(span) && !left_out.contains(span);
    let mut places: BTreeSet<Span> = BTreeSet::new();
    // The specifiers and names of variables that are reported.
    let mut told: Vec<Span> = Vec::new();
    for (at, variable) in unit.variables.iter().enumerate() {
        if !unit.ty(variable.ty).has_doubles() {
            continue;
        }
        let own = Span::new(variable.span.start.min(variable.name_span.start), variable.name_span.end);
        let global = variable.scope == Scope::Global && device.reads(VarId(at as u32));
        // `auto x = 1.0;` is a `float` in this dialect, where literals without `f` are single precision.
        if !unit.says(own, "auto") && (global || counts(variable.name_span)) {
            places.insert(variable.name_span);
            told.push(own);
        }
    }
    let is_told = |place: Span| told.iter().any(|own| own.contains(place));
    let words = unit.keywords.iter().copied().filter(|word| unit.source(*word) == "double");
    let vectors =
        unit.name_places().iter().copied().filter(|place| {
            Vector::named(unit.source(*place)).is_some_and(|vector| vector.scalar == "double")
        });
    places.extend(words.chain(vectors).filter(|place| !is_told(*place) && counts(*place)));
    // A user's declaration of that name is not the standard constant.
    let is_double = |name: &str| name.starts_with("DBL_") || name == "HUGE_VAL";
    let constants = unit
        .named_in(Span::new(0, unit.text.len() as u32))
        .filter_map(|(place, what)| matches!(what, Named::Unknown(name) if is_double(name)).then_some(place));
    places.extend(constants.filter(|place| counts(*place)));
    for place in places {
        let message = format!("backend `{}` has no double precision", job.target.name);
        let diagnostic = Diagnostic::error(DOUBLE_UNSUPPORTED, message, place)
            .help("write `float`, or a type that `-D` sets: `-D dfloat=float`")
            .help("or choose another backend for this kernel");
        job.out.push(diagnostic);
    }
}

/// `constant float pi = 3.14159f;`; arrays and structs have their qualifier already.
fn constants(job: &Job<'_>, edits: &mut EditSet) {
    let (unit, word) = (job.unit, job.constant());
    if word.is_empty() {
        return;
    }
    let device = &job.plan.device;
    let mut done = BTreeSet::new();
    for (at, variable) in unit.variables.iter().enumerate().filter(|(_, one)| one.scope == Scope::Global) {
        let in_memory = matches!(unit.ty(variable.ty).kind, TypeKind::Array { .. } | TypeKind::Record);
        let mut items = unit.items.iter().chain(&unit.members);
        let is_member = items.any(|item| item.kind == ItemKind::Type && item.span.contains(variable.span));
        if device.reads(VarId(at as u32)) && (is_member || !in_memory) && done.insert(variable.span.start) {
            edits.insert(job.owner(), variable.span.start, format!("{word} "));
        }
    }
}

/// Rewrites number literals and calls, and refuses lambdas.
fn expressions(
    job: &mut Job<'_>,
    cpp: &DeviceCpp,
    left: &DeviceText,
    own: &BTreeSet<&str>,
    edits: &mut EditSet,
) {
    let unit = job.unit;
    let mut done = BTreeSet::new();
    for expression in &unit.expressions {
        let place = called(unit, expression).unwrap_or(expression.span);
        if place.is_empty() || !left.is_left(place.first()) {
            continue;
        }
        if let ExprKind::Lambda(_) = expression.kind {
            refuse(job, cpp, "[", place.first());
        } else if let ExprKind::Call(_) = &expression.kind
            && place != expression.span
            && done.insert(place)
        {
            let of_std = unit.scope_before(place).is_some_and(|scope| unit.source(scope) == "std");
            call(job, cpp, place, of_std, own, edits);
        } else if expression.kind == ExprKind::Literal(Literal::Null) && unit.source(place) == "NULL" {
            if done.insert(place) {
                edits.replace(job.owner(), place, "nullptr");
            }
        } else if let ExprKind::Literal(Literal::Integer | Literal::Float(_)) = expression.kind
            && done.insert(place)
        {
            let number = c_family::plain_number(unit.source(place));
            if number != unit.source(place) {
                edits.replace(job.owner(), place, number);
            }
        }
    }
}

/// Renames calls of functions that the target has under other names.
fn call(
    job: &mut Job<'_>,
    cpp: &DeviceCpp,
    place: Span,
    of_std: bool,
    own: &BTreeSet<&str>,
    edits: &mut EditSet,
) {
    let unit = job.unit;
    let word = unit.source(place);
    let name = single(word);
    if name != word && cpp.refused.contains_key(name) {
        refuse(job, cpp, name, place);
    }
    let vector = Vector::made_by(word);
    let is_vector = || vector.is_some_and(|vector| !is_struct(job.target, &vector));
    if own.contains(word) {
        // Renamed in `words`, like all its mentions.
    } else if is_vector() && device::calls(unit, word) {
        // `make_float4(x, y, z, w)` becomes `float4(x, y, z, w)`
        edits.replace(job.owner(), place, job.target.vector(&word[5..]));
    } else if GENERIC.contains(&word) && (of_std || device::calls(unit, word)) {
        edits.insert(job.owner(), place.start, "okl_");
    } else if cpp.missing.contains_key(name) && device::calls(unit, word) {
        edits.replace(job.owner(), place, format!("okl_{name}"));
    } else if let Some(with) = c_family::library::otherwise(unit, word) {
        edits.replace(job.owner(), place, with);
    } else if name != word && unit.functions.iter().all(|one| one.name != word || one.is_method) {
        edits.replace(job.owner(), place, name);
    }
}

/// Rewrites names and keywords.
fn words(job: &mut Job<'_>, cpp: &DeviceCpp, left: &DeviceText, edits: &mut EditSet) {
    let (unit, owner) = (job.unit, job.owner());
    let own = target_names::taken(job);
    expressions(job, cpp, left, &own, edits);
    let handed_over = ParameterTypes::of(job);
    let members: BTreeSet<Span> = members(unit);
    for place in unit.name_places().iter().copied() {
        let word = unit.source(place);
        if !left.is_left(place) {
            continue;
        }
        if word == "std"
            && let Some(name) = unit.name_behind(place)
        {
            standard(job, place, name, edits);
            continue;
        }
        if !members.contains(&place) {
            refuse(job, cpp, word, place);
        }
        if own.contains(word) {
            edits.replace(owner.clone(), place, names::renamed(job, word));
        } else if let Some(with) = handed_over.instead(unit, place) {
            edits.replace(owner.clone(), place, with);
        }
    }
    for (at, word) in unit.keywords.iter().copied().enumerate().filter(|(_, word)| left.is_left(*word)) {
        refuse(job, cpp, unit.source(word), word);
        if c_family::is_followed(unit, at, "long") && unit.source(word) == "long" {
            edits.delete(owner.clone(), Span::new(word.start, unit.keywords[at + 1].start));
        } else if let Some(with) = handed_over.instead(unit, word) {
            edits.replace(owner.clone(), word, with);
        }
    }
}

/// The places of member names after a `.` or a `->`.
fn members(unit: &Analyzed) -> BTreeSet<Span> {
    let mut named = BTreeSet::new();
    for expression in &unit.expressions {
        if let ExprKind::Member(member) = &expression.kind {
            named.extend(member.base.map(|_| member.name_span));
        } else if let ExprKind::Call(call) = &expression.kind
            && let CallTarget::Method { object: Some(_), method } = call.target
        {
            let (end, name) = (call.name_span.end, &unit.callees[method.0 as usize].name);
            named.insert(Span::new(end.saturating_sub(name.len() as u32), end));
        }
    }
    named
}

/// `std::sqrt` becomes `metal::sqrt`
fn standard(job: &mut Job<'_>, scope: Span, place: Span, edits: &mut EditSet) {
    let unit = job.unit;
    let name = unit.source(place);
    let instead = instead_of_std(unit, job.target, name);
    let using = unit
        .declarations
        .iter()
        .find(|declared| declared.kind == DeclarationKind::Using && declared.span.contains(scope));
    if let (Some(""), Some(using)) = (instead, using) {
        // `using std::sqrt;`, where the target's functions are in the global namespace.
        return edits.delete(job.owner(), using.span);
    }
    if let Some(with) = instead {
        return edits.replace(job.owner(), Span::new(scope.start, place.start), with);
    }
    let what = Unsupported {
        construct: format!("`std::{name}` in device code"),
        help: "write it without the standard library".into(),
    };
    job.unsupported(scope, &what);
}

/// The qualifier that replaces `std::` before a name: of names that OKL declares, and of those in `of_std`. None if the
/// target lacks the function.
fn instead_of_std<'c>(unit: &Unit, target: &'c Target, name: &str) -> Option<&'c str> {
    let cpp = &target.device_cpp;
    if cpp.of_std.iter().any(|known| known == name) {
        return Some(&cpp.instead_of_std);
    }
    let whole = single(name);
    let is_prelude = unit.builtins.iter().any(|known| known == name);
    // `call` renames it.
    let is_rewritten = GENERIC.contains(&name)
        || cpp.missing.contains_key(whole)
        || c_family::library::otherwise(unit, name).is_some();
    let is_own = !is_rewritten && target.has_function(whole);
    (is_prelude || GENERIC.contains(&name)).then_some(if is_own { cpp.instead_of_std.as_str() } else { "" })
}

/// `sqrt` for `sqrtf`.
fn single(word: &str) -> &str {
    match word.ends_with('f') && c_family::library::SINGLE.split_whitespace().any(|single| single == word) {
        true => &word[..word.len() - 1],
        false => word,
    }
}

/// `unsupported-by-backend`
fn refuse(job: &mut Job<'_>, cpp: &DeviceCpp, word: &str, place: Span) {
    let Some(construct) = cpp.refused.get(word) else { return };
    let what = Unsupported {
        construct: format!("{construct} in device code"),
        help: "write it in other words, or choose another backend for this kernel".into(),
    };
    job.unsupported(place, &what);
}
