//! Single words, and those that nothing in C can stand for.

use super::code::Code;
use super::names::{is_known_function, plain_name, taken_names};
use super::{SINGLE, otherwise, refuse};
use crate::Job;
use crate::builtins::opencl::{self, GENERIC};
use crate::called::called;
use crate::vector_types::is_struct;
use okl_model::{CastStyle, ExprKind, Expression, ItemKind, Scope};
use okl_source::{EditSet, Span};
use std::collections::BTreeSet;

/// Words that C does not have and that nothing short of the language itself can stand for.
const REFUSED: &[(&str, &str)] = &[
    ("__FUNCTION__", "`__FUNCTION__`"),
    ("__PRETTY_FUNCTION__", "`__PRETTY_FUNCTION__`"),
    ("__func__", "`__func__`"),
    ("asm", "`asm`"),
    ("char16_t", "a wide character"),
    ("char32_t", "a wide character"),
    ("char8_t", "a character of C++20"),
    ("class", "a class"),
    ("decltype", "`decltype`"),
    ("delete", "`delete`"),
    ("dynamic_cast", "`dynamic_cast`"),
    ("explicit", "a method"),
    ("friend", "a friend"),
    ("mutable", "`mutable`"),
    ("namespace", "a namespace"),
    ("new", "`new`"),
    ("noexcept", "`noexcept`"),
    ("operator", "an operator of your own"),
    ("template", "a template"),
    ("this", "a method"),
    ("thread_local", "`thread_local`"),
    ("throw", "an exception"),
    ("try", "an exception"),
    ("typeid", "`typeid`"),
    ("typename", "a template"),
    ("virtual", "a method"),
    ("wchar_t", "a wide character"),
];

/// Words for signs.
const SIGNS: &[(&str, &str)] = &[
    ("and", "&&"),
    ("and_eq", "&="),
    ("bitand", "&"),
    ("bitor", "|"),
    ("compl", "~"),
    ("not", "!"),
    ("not_eq", "!="),
    ("or", "||"),
    ("or_eq", "|="),
    ("xor", "^"),
    ("xor_eq", "^="),
];

/// Types that no kernel can be handed, and what stands for them.
pub(crate) const HANDED_OVER: &[(&str, &str)] = &[
    ("bool", "uchar"),
    ("intptr_t", "long"),
    ("ptrdiff_t", "long"),
    ("size_t", "ulong"),
    ("uintptr_t", "ulong"),
];

/// Rewrites single words.
pub(super) fn lower(job: &mut Job<'_>, code: &Code<'_>, edits: &mut EditSet) {
    let (unit, owner) = (job.unit, job.owner());
    let in_kernel_params: Vec<Span> =
        job.checked.kernels().iter().map(|kernel| unit.function(kernel.function).params_span).collect();
    let variables: Vec<Span> = unit
        .items
        .iter()
        .filter(|item| matches!(item.kind, ItemKind::Variable(_)))
        .map(|item| item.span)
        .collect();
    let names = taken_names(job);
    expressions(job, code, &names, edits);
    let mut at = 0;
    while at < code.len() {
        let (here, span) = (at, code.span(at));
        let (word, next, previous) = (code.text(here), code.text(here + 1), code.before(here, 1));
        at += 1;
        // C has no other linkage.
        let linkage = unit.text[span.end as usize..].trim_start();
        if word == "extern" && linkage.starts_with("\"C\"") && !is_gone(edits, span) {
            let end = unit.text.len() - linkage.len() + 3;
            edits.delete(owner.clone(), Span::new(span.start, end as u32));
            if code.text(here + 2) == "{" || next == "{" {
                refuse(job, "an `extern \"C\"` block", span);
            }
            continue;
        }
        if !code.is_device(here) {
            continue;
        }
        if !code.is_word(here) {
            at = sign(job, code, here, edits);
            continue;
        }
        // OpenCL's own function may be called beside a variable of the user's.
        let is_theirs = next == "(" && is_known_function(word) && opencl::calls(unit, word);
        if names.contains(word) && !is_theirs {
            edits.replace(owner.clone(), span, plain_name(unit, word));
            continue;
        }
        let is_parameter = in_kernel_params.iter().any(|range| range.contains(span));
        let handed = HANDED_OVER.iter().find(|(name, _)| is_parameter && *name == word);
        match word {
            "long" if next == "long" => {
                edits.delete(owner.clone(), Span::new(span.start, code.span(here + 1).start));
            }
            "constexpr" => edits.replace(owner.clone(), span, "const"),
            "inline" if variables.iter().any(|item| item.contains(span)) => edits.delete(owner.clone(), span),
            "static" if is_in_function(job, span) => constant_only(job, code, here, edits),
            "__restrict__" | "__restrict" => edits.replace(owner.clone(), span, "restrict"),
            "auto" => automatic(job, code, here, edits),
            "alignas" => alignment(job, code, here, edits),
            "alignof" => edits.replace(owner.clone(), span, "_Alignof"),
            "static_cast" | "reinterpret_cast" | "const_cast" => {}
            // Of a scoped enumeration or a template, which have been refused.
            "class" if matches!(previous, "enum" | "<" | ",") => {}
            _ => {
                if let Some((_, construct)) = REFUSED.iter().find(|(refused, _)| *refused == word) {
                    refuse(job, construct, span);
                } else if let Some((_, sign)) = SIGNS.iter().find(|(name, _)| *name == word) {
                    edits.replace(owner.clone(), span, *sign);
                } else if let Some((_, with)) = handed {
                    edits.replace(owner.clone(), span, *with);
                }
            }
        }
    }
}

/// Whether an edit replaces a place already.
fn is_gone(edits: &EditSet, span: Span) -> bool {
    crate::tokens::gone(edits).iter().any(|gone| gone.contains(span))
}

/// Rewrites the sign at a place, and says where to go on.
fn sign(job: &mut Job<'_>, code: &Code<'_>, at: usize, edits: &mut EditSet) -> usize {
    let (span, word, next) = (code.span(at), code.text(at), code.text(at + 1));
    // `<:` is another way to write `[`, which OpenCL C has forgotten.
    if let Some((_, sign)) = DIGRAPHS.iter().find(|(digraph, _)| code.is_pair(at, digraph)) {
        // In two edits: a loop's first words go right behind its brace.
        edits.replace(job.owner(), Span::new(span.start, span.start + 1), *sign);
        edits.delete(job.owner(), Span::new(span.start + 1, span.start + 2));
        return at + 2;
    }
    // `[[maybe_unused]]`: C has no such lists.
    if let (true, Some(close)) = (code.is_pair(at, "[["), code.partner(at)) {
        edits.delete(job.owner(), span.to(code.span(close)));
        return close + 1;
    }
    if word == ":" && next == ":" {
        refuse(job, "a qualified name", span);
        return at + 2;
    }
    // `(int &)q`
    if word == "&" && next == ")" && code.is_word(at.saturating_sub(1)) {
        refuse(job, "a reference", span);
    }
    at + 1
}

const DIGRAPHS: [(&str, &str); 4] = [("<:", "["), (":>", "]"), ("<%", "{"), ("%>", "}")];

/// Rewrites calls and casts, and refuses lambdas.
fn expressions(job: &mut Job<'_>, code: &Code<'_>, names: &BTreeSet<&str>, edits: &mut EditSet) {
    let unit = job.unit;
    let mut done = BTreeSet::new();
    for expression in &unit.expressions {
        if let Some(name) = called(unit, expression) {
            let word = unit.source(name);
            let is_theirs = is_known_function(word) && opencl::calls(unit, word);
            let stays = names.contains(word) && !is_theirs;
            if !stays && code.is_left(name) && done.insert(name) {
                call(job, word, name, edits);
            }
            continue;
        }
        let start = expression.span.first();
        if !code.is_left(start) || !done.insert(start) {
            continue;
        }
        if let ExprKind::Lambda(_) = expression.kind {
            refuse(job, "a lambda", start);
        }
        if let ExprKind::Cast {
            style: CastStyle::Static | CastStyle::Reinterpret | CastStyle::Const, ..
        } = expression.kind
        {
            cast(job, expression, edits);
        }
    }
}

/// Functions that OpenCL C has under other names.
fn call(job: &Job<'_>, word: &str, span: Span, edits: &mut EditSet) {
    let vector = word.strip_prefix("make_").and_then(okl_model::Vector::named);
    let is_vector = vector.is_some_and(|vector| !is_struct(job.backend, &vector));
    if is_vector && opencl::calls(job.unit, word) {
        // `make_float4(x, y, z, w)` becomes `(float4)(x, y, z, w)`
        edits.replace(job.owner(), span, format!("({})", &word[5..]));
    } else if GENERIC.contains(&word) && opencl::calls(job.unit, word) {
        // `max(x, 0)` becomes `okl_max(x, 0)`, which takes numbers of two types
        edits.insert(job.owner(), span.start, "okl_");
    } else if let Some(with) = otherwise(job.unit, word) {
        edits.replace(job.owner(), span, with);
    } else if SINGLE.split_whitespace().any(|single| single == word)
        && job.unit.functions.iter().all(|function| function.name != word)
    {
        edits.replace(job.owner(), span, &word[..word.len() - 1]);
    }
}

/// `static_cast<float>(x)` becomes `(float)(x)`
fn cast(job: &mut Job<'_>, cast: &Expression, edits: &mut EditSet) {
    let (start, inside) = (cast.span.start, cast.type_span);
    if job.unit.source(inside).contains(['*', '&', '<']) {
        let word = job.unit.source(cast.span).find('<').unwrap_or_default() as u32;
        return refuse(job, "a cast of pointers or templates", Span::new(start, start + word));
    }
    edits.replace(job.owner(), Span::new(start, inside.start), "(");
    edits.replace(job.owner(), Span::new(inside.end, inside.end + 1), ")");
}

/// `auto x = 1.0f;` becomes `float x = 1.0f;`
fn automatic(job: &mut Job<'_>, code: &Code<'_>, at: usize, edits: &mut EditSet) {
    let (unit, span) = (job.unit, code.span(at));
    if let Some(name) = (at + 1..at + 4).find(|at| !matches!(code.text(*at), "const" | "&"))
        && code.text(name) == "["
    {
        // A structured binding, which has been refused.
        return;
    }
    let function = unit
        .functions
        .iter()
        .find(|function| function.specifiers <= span.start && span.end <= function.name_span.start);
    let declared = unit
        .variables
        .iter()
        .filter(|variable| variable.name_span.start >= span.end && variable.scope != Scope::Parameter)
        .min_by_key(|variable| variable.name_span.start);
    let (ty, end) = match (function, declared) {
        (Some(function), _) => (unit.ty(function.result), function.name_span.start),
        (None, Some(variable)) => (unit.ty(variable.ty), variable.name_span.start),
        (None, None) => return,
    };
    // In headers of parallel loops the index gets its type by itself.
    let stars = unit.source(Span::new(span.end, end)).contains('*');
    let ty = ty.canonical.trim_start_matches("const ");
    let ty = if stars { ty.trim_end_matches(['*', ' ']) } else { ty };
    if ty.starts_with("(lambda") {
        return;
    }
    if ty.contains(['(', '<']) {
        return refuse(job, "a variable of a type without a name", span);
    }
    // `mesh::Node` of a struct in a struct: C has no such scopes.
    let ty = ty.rsplit("::").next().unwrap_or(ty);
    edits.replace(job.owner(), span, job.backend.type_name(ty));
}

/// `alignas(16)` becomes `__attribute__((aligned(16)))`
fn alignment(job: &Job<'_>, code: &Code<'_>, at: usize, edits: &mut EditSet) {
    let Some(close) = code.partner(at + 1) else { return };
    let inside = Span::new(code.span(at + 1).end, code.span(close).start);
    let ty = job
        .unit
        .variables
        .iter()
        .any(|variable| job.unit.ty(variable.ty).spelling == job.unit.source(inside));
    let is_type =
        ty || okl_model::Vector::named(code.text(at + 2)).is_some() || is_type_word(code.text(at + 2));
    let (open, end) = if is_type { ("_Alignof(", "))))") } else { ("", ")))") };
    let head = code.span(at).to(code.span(at + 1));
    edits.replace(job.owner(), head, format!("__attribute__((aligned({open}"));
    edits.replace(job.owner(), code.span(close), end);
}

fn is_type_word(word: &str) -> bool {
    matches!(word, "bool" | "char" | "double" | "float" | "int" | "long" | "short" | "signed" | "unsigned")
}

fn is_in_function(job: &Job<'_>, span: Span) -> bool {
    let bodies = job.unit.functions.iter().filter_map(|function| job.unit.body(function));
    bodies.into_iter().any(|body| body.span.contains(span))
}

/// `static constexpr float K = 3;` becomes `const float K = 3;`, which has the same value each time.
fn constant_only(job: &mut Job<'_>, code: &Code<'_>, at: usize, edits: &mut EditSet) {
    let span = code.span(at);
    let mut is_constant = false;
    for body in job.unit.functions.iter().filter_map(|function| job.unit.body(function)) {
        job.unit.walk(body, &mut |stmt| {
            let okl_model::StmtKind::Declaration(declared) = &stmt.kind else { return };
            if !stmt.span.contains(span) {
                return;
            }
            let is_fixed = |id: &okl_model::VarId| {
                let variable = job.unit.variable(*id);
                let value = job.unit.init_value(variable).is_some();
                let made_of_nothing = variable.init.is_some()
                    && job.unit.uses(stmt).is_empty()
                    && job.unit.calls(stmt).is_empty();
                let element = job
                    .unit
                    .ty(variable.ty)
                    .element()
                    .filter(|_| job.unit.ty(variable.ty).is_array())
                    .unwrap_or(job.unit.ty(variable.ty));
                variable.is_constexpr
                    || ((job.unit.ty(variable.ty).is_const || element.is_const) && (value || made_of_nothing))
            };
            is_constant = declared.iter().all(is_fixed);
        });
    }
    match is_constant {
        true => edits.delete(job.owner(), span),
        false => refuse(job, "a `static` variable", span),
    }
}
