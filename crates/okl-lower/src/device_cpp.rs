//! C++ without its standard library, as Metal and C++ for OpenCL have it.
//!
//! Such a language has nearly all of C++, memories that constants and pointers have to name, and many
//! words and functions of its own, which users may have given to something else.

use crate::Job;
use crate::builtins::device::{self, GENERIC};
use crate::called::called;
use crate::spaces::holds_pointers;
use crate::tokens::{Token, device_ranges, gone, skipped, tokens};
use crate::vector_types::is_struct;
use crate::{Unsupported, plain_c, versions};
use okl_model::{DirectiveKind, ExprKind, ItemKind, Literal, Scope, TypeKind, VarId, Vector};
use okl_source::{Diagnostic, EditSet, Span};
use std::collections::BTreeSet;

/// What is left of C++ on a target, and what came instead.
#[derive(Clone, Copy, Debug)]
pub struct DeviceCpp {
    /// Words that it does not take, and what they stand for. `[` is where a lambda starts, `:` a
    /// bit-field.
    pub refused: &'static [(&'static str, &'static str)],
    /// Its own words, which are names like any other in C++.
    pub reserved: &'static [&'static str],
    /// Its functions, separated by blanks: one of the user's with such a name gets another.
    pub functions: &'static str,
    /// Functions and types of `std` that it has, separated by blanks.
    pub of_std: &'static str,
    /// What stands before those instead of `std::`.
    pub instead_of_std: &'static str,
    /// Types that a kernel is not handed as they are, and what comes instead.
    pub handed_over: &'static [(&'static str, &'static str)],
    /// Types of C++ that it calls otherwise.
    pub types: &'static [(&'static str, &'static str)],
    /// Functions of OKL that it lacks, as functions with the prefix `okl_`.
    pub missing: &'static [(&'static str, &'static str)],
}

/// Rewrites device code.
pub(crate) fn lower(job: &mut Job<'_>, cpp: &DeviceCpp, edits: &mut EditSet) {
    if !job.backend.has_doubles() {
        refuse_doubles(job);
    }
    for field in job.unit.variables.iter().filter(|variable| variable.scope == Scope::Field) {
        if field.declarator.colon.is_some() {
            refuse(job, cpp, ":", field.name_span);
        }
    }
    constants(job, edits);
    fields(job, edits);
    // There are no headers, and none are needed.
    let unit = job.unit;
    for include in unit.directives.iter().filter(|directive| directive.kind == DirectiveKind::Include) {
        edits.delete(job.owner(), include.span);
    }
    words(job, cpp, edits);
}

/// `double-unsupported`
fn refuse_doubles(job: &mut Job<'_>) {
    let unit = job.unit;
    let device = job.device_code();
    let ranges = device_ranges(job);
    let used_types: Vec<Span> = unit
        .items
        .iter()
        .filter(|item| item.kind == ItemKind::Type && !device.names.contains(item.name.as_str()))
        .map(|item| item.span)
        .collect();
    let counts = |span: Span| {
        ranges.iter().any(|range| range.contains(span))
            && !used_types.iter().any(|unused| unused.contains(span))
    };
    let mut places: BTreeSet<Span> = BTreeSet::new();
    for variable in unit.variables.iter().filter(|variable| unit.ty(variable.ty).canonical.contains("double"))
    {
        let own = Span::new(variable.span.start.min(variable.name_span.start), variable.name_span.end);
        // Without a word of its own, a number without `f` is single here.
        let words = unit.source(own);
        let global = variable.scope == Scope::Global && device.names.contains(variable.name.as_str());
        if !words.contains("auto") && (global || counts(variable.name_span)) {
            places.insert(variable.name_span);
        }
    }
    let named =
        |span: Span| places.iter().any(|place| place.start >= span.end && place.start < span.end + 40);
    let texts = tokens(&unit.text, &skipped(job));
    let mut casts = Vec::new();
    for token in texts.iter().filter(|token| token.is_word) {
        let word = unit.source(token.span);
        let is_double =
            word == "double" || Vector::named(word).is_some_and(|vector| vector.scalar == "double");
        let is_constant = word.starts_with("DBL_") || word == "HUGE_VAL";
        if (is_double && !named(token.span) || is_constant) && counts(token.span) {
            casts.push(token.span);
        }
    }
    places.extend(casts);
    for place in places {
        let message = format!("backend `{}` has no double precision", job.dialect().name);
        let diagnostic = Diagnostic::error("double-unsupported", message, place)
            .help("write `float`, or a type that `-D` sets: `-D dfloat=float`")
            .help("or choose another backend for this kernel");
        job.out.push(diagnostic);
    }
}

/// `constant float pi = 3.14159f;`: arrays and structs have got their word already.
fn constants(job: &Job<'_>, edits: &mut EditSet) {
    let (unit, word) = (job.unit, job.constant());
    if word.is_empty() {
        return;
    }
    let device = job.device_code();
    let mut done = BTreeSet::new();
    for variable in unit.variables.iter().filter(|variable| variable.scope == Scope::Global) {
        let in_memory = matches!(unit.ty(variable.ty).kind, TypeKind::Array { .. } | TypeKind::Record);
        let is_member =
            unit.items.iter().any(|item| item.kind == ItemKind::Type && item.span.contains(variable.span));
        if device.names.contains(variable.name.as_str())
            && (is_member || !in_memory)
            && done.insert(variable.span.start)
        {
            edits.insert(job.owner(), variable.span.start, format!("{word} "));
        }
    }
}

/// `device float *values;`
fn fields(job: &Job<'_>, edits: &mut EditSet) {
    let Some(words) = job.spaces().filter(|words| !words.global.is_empty()) else { return };
    if job.has_generic_pointers() {
        return;
    }
    for (at, variable) in job.unit.variables.iter().enumerate() {
        if variable.scope == Scope::Field && holds_pointers(job.unit.ty(variable.ty)) {
            let word = words.of(versions::of_field(job.unit, VarId(at as u32)));
            edits.insert(job.owner(), variable.span.start, format!("{word} "));
        }
    }
}

/// Device code that nothing has replaced yet.
struct Left {
    device: Vec<Span>,
    gone: Vec<Span>,
}

impl Left {
    fn holds(&self, place: Span) -> bool {
        let inside = |ranges: &[Span]| ranges.iter().any(|range| range.contains(place));
        inside(&self.device) && !inside(&self.gone)
    }
}

/// Rewrites numbers and calls, and refuses lambdas.
fn expressions(job: &mut Job<'_>, cpp: &DeviceCpp, left: &Left, own: &BTreeSet<&str>, edits: &mut EditSet) {
    let unit = job.unit;
    let mut done = BTreeSet::new();
    for expression in &unit.expressions {
        let place = called(unit, expression).unwrap_or(expression.span);
        if place.is_empty() || !left.holds(place.first()) {
            continue;
        }
        if let ExprKind::Lambda(_) = expression.kind {
            refuse(job, cpp, "[", place.first());
        } else if let ExprKind::Call(written) = &expression.kind
            && place != expression.span
            && done.insert(place)
        {
            let of_std = unit.source(written.name_span).starts_with("std");
            call(job, cpp, place, of_std, own, edits);
        } else if let ExprKind::Literal(Literal::Integer | Literal::Float(_)) = expression.kind
            && done.insert(place)
        {
            let number = plain_c::plain_number(unit.source(place));
            if number != unit.source(place) {
                edits.replace(job.owner(), place, number);
            }
        }
    }
}

/// Functions that the target has under other names.
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
    if name != word && cpp.refused.iter().any(|(known, _)| *known == name) {
        refuse(job, cpp, name, place);
    }
    let vector = word.strip_prefix("make_").and_then(Vector::named);
    let is_vector = || vector.is_some_and(|vector| !is_struct(job.backend, &vector));
    if own.contains(word) {
        // It gets another name, as wherever it stands.
    } else if is_vector() && device::calls(unit, word) {
        // `make_float4(x, y, z, w)` becomes `float4(x, y, z, w)`
        edits.replace(job.owner(), place, job.backend.vector(&word[5..]));
    } else if GENERIC.contains(&word) && (of_std || device::calls(unit, word)) {
        edits.insert(job.owner(), place.start, "okl_");
    } else if cpp.missing.iter().any(|(known, _)| *known == name) && device::calls(unit, word) {
        edits.replace(job.owner(), place, format!("okl_{name}"));
    } else if let Some(with) = plain_c::otherwise(unit, word) {
        edits.replace(job.owner(), place, with);
    } else if name != word && unit.functions.iter().all(|one| one.name != word || one.is_method) {
        edits.replace(job.owner(), place, name);
    }
}

/// Rewrites single words.
fn words(job: &mut Job<'_>, cpp: &DeviceCpp, edits: &mut EditSet) {
    let (unit, owner) = (job.unit, job.owner());
    let mut ranges = device_ranges(job);
    // `using math::dot;`
    let others = unit.items.iter().filter(|item| item.kind == ItemKind::Other);
    ranges.extend(others.map(|item| item.span));
    let params: Vec<Span> =
        job.checked.kernels().iter().map(|kernel| unit.function(kernel.function).params_span).collect();
    let left = Left { device: ranges, gone: gone(edits) };
    let own = own_names(job, cpp);
    expressions(job, cpp, &left, &own, edits);
    let tokens = tokens(&unit.text, &skipped(job));
    let text = |at: usize| tokens.get(at).map_or("", |token| unit.source(token.span));
    let previous = |at: usize| if at > 0 { text(at - 1) } else { "" };
    for (at, Token { span, is_word }) in tokens.iter().enumerate() {
        let (word, next, before) = (unit.source(*span), text(at + 1), previous(at));
        if !is_word || !left.holds(*span) {
            continue;
        }
        let is_member = before == "." || (before == ">" && previous(at - 1) == "-");
        let is_parameter = params.iter().any(|range| range.contains(*span));
        if word == "std" && next == ":" {
            let name = text(at + 3);
            let known = cpp.of_std.split_whitespace().any(|known| known == name) || GENERIC.contains(&name);
            if known {
                let is_ours = GENERIC.contains(&name) || cpp.missing.iter().any(|(known, _)| *known == name);
                let with = if is_ours { "" } else { cpp.instead_of_std };
                edits.replace(owner.clone(), Span::new(span.start, tokens[at + 3].span.start), with);
            } else {
                let what = Unsupported {
                    construct: format!("`std::{name}` in device code"),
                    help: "write it without the standard library".into(),
                };
                job.unsupported(*span, &what);
            }
            continue;
        }
        if cpp.refused.iter().any(|(known, _)| *known == word) && !is_member {
            refuse(job, cpp, word, *span);
        }
        if !is_member && own.contains(word) {
            edits.insert(owner.clone(), span.start, "_occa_");
        } else if word == "NULL" && !is_member {
            edits.replace(owner.clone(), *span, "nullptr");
        } else if word == "long" && next == "long" {
            edits.delete(owner.clone(), Span::new(span.start, tokens[at + 1].span.start));
        } else if let Some((_, with)) = cpp.handed_over.iter().find(|(name, _)| is_parameter && *name == word)
        {
            edits.replace(owner.clone(), *span, *with);
        }
    }
}

/// `sqrt` for `sqrtf`.
fn single(word: &str) -> &str {
    match plain_c::SINGLE.split_whitespace().any(|single| single == word) {
        true => &word[..word.len() - 1],
        false => word,
    }
}

/// The user's names that the target has another meaning for.
fn own_names<'c>(job: &Job<'c>, cpp: &DeviceCpp) -> BTreeSet<&'c str> {
    let unit = job.unit;
    let variables = unit.variables.iter().map(|variable| variable.name.as_str());
    let types = unit.items.iter().filter(|item| item.kind == ItemKind::Type).map(|item| item.name.as_str());
    let functions = unit.functions.iter().filter(|function| !function.is_method && !function.is_kernel);
    let functions = functions.map(|function| function.name.split('<').next().unwrap_or_default());
    let reserved = |name: &&str| cpp.reserved.contains(name);
    let taken = |name: &&str| {
        cpp.reserved.contains(name) || cpp.functions.split_whitespace().any(|known| known == *name)
    };
    variables.chain(types).filter(reserved).chain(functions.filter(taken)).collect()
}

/// `unsupported-by-backend`
fn refuse(job: &mut Job<'_>, cpp: &DeviceCpp, word: &str, place: Span) {
    let Some((_, construct)) = cpp.refused.iter().find(|(refused, _)| *refused == word) else { return };
    let what = Unsupported {
        construct: format!("{construct} in device code"),
        help: "write it in other words, or choose another backend for this kernel".into(),
    };
    job.unsupported(place, &what);
}
