//! C++ in words of C, for targets that take nothing else.
//!
//! Most kernels are nearly C: what differs is a word here and there. The others are refused, with the
//! construct that stands in the way.

use crate::Job;
use crate::builtins::opencl::{self, GENERIC};
use crate::tokens::{Token, device_ranges, gone, skipped, tokens};
use crate::reached::DeviceCode;
use okl_model::{DirectiveKind, Item, ItemKind, Scope, StmtKind, TypeKind};
use okl_source::{Diagnostic, EditSet, Piece, Span};
use std::collections::BTreeSet;

/// Words that C does not have and that nothing short of the language itself can stand for.
const REFUSED: &[(&str, &str)] = &[
    ("template", "a template"),
    ("namespace", "a namespace"),
    ("class", "a class"),
    ("operator", "an operator of your own"),
    ("decltype", "`decltype`"),
    ("typename", "a template"),
    ("this", "a method"),
    ("virtual", "a method"),
    ("new", "`new`"),
    ("delete", "`delete`"),
    ("throw", "an exception"),
    ("try", "an exception"),
    ("dynamic_cast", "`dynamic_cast`"),
];

/// Words that stand for a type in front of a parenthesis: `float(x)`.
const TYPES: &[&str] = &["bool", "char", "double", "float", "int", "long", "short", "signed", "unsigned"];

/// Functions of C's library that OpenCL has under the name for all types.
pub(crate) const SINGLE: &str = "sqrtf cbrtf expf exp2f exp10f expm1f logf log2f log10f log1pf sinf cosf tanf asinf acosf atanf sinhf \
     coshf tanhf asinhf acoshf atanhf floorf ceilf roundf truncf rintf fabsf erff erfcf tgammaf lgammaf logbf powf fmodf \
     atan2f hypotf copysignf fminf fmaxf fdimf remainderf nextafterf fmaf ldexpf rsqrtf";

/// Rewrites device code, and gives the lines it needs before it.
pub(crate) fn lower(job: &mut Job<'_>, edits: &mut EditSet) -> String {
    functions(job);
    items(job, edits);
    words(job, edits);
    pragmas(job)
}

/// Functions that C cannot have.
fn functions(job: &mut Job<'_>) {
    let unit = job.unit;
    let device = DeviceCode::new(unit, job.checked);
    let mut names: BTreeSet<(&str, Option<u32>)> = BTreeSet::new();
    for id in &device.functions {
        let function = unit.function(*id);
        names.insert((&function.name, Some(function.canonical.map_or(id.0, |id| id.0))));
        let construct = if function.is_template {
            Some("a template")
        } else if function.is_method {
            Some("a method")
        } else if function.params.iter().any(|id| unit.variable(*id).init.is_some()) {
            Some("a default argument")
        } else {
            None
        };
        if let Some(construct) = construct {
            refuse(job, construct, function.name_span);
        }
        for param in &function.params {
            if matches!(unit.variable(*param).ty.kind, TypeKind::Reference(_)) {
                refuse(job, "a reference", unit.variable(*param).name_span);
            }
        }
    }
    for id in &device.functions {
        let function = unit.function(*id);
        if names.iter().filter(|(name, _)| *name == function.name).count() > 1 {
            refuse(job, "an overloaded function", function.name_span);
        }
    }
    let ranges = device_ranges(job);
    let in_device = |place: Span| ranges.iter().any(|range| range.contains(place));
    let mut bindings: Vec<Span> = Vec::new();
    for variable in &unit.variables {
        if variable.is_binding {
            // Once for all names of a declaration.
            if in_device(variable.name_span) && bindings.last() != Some(&variable.span) {
                bindings.push(variable.span);
                refuse(job, "a structured binding", variable.name_span);
            }
            continue;
        }
        let is_reference = matches!(variable.ty.kind, TypeKind::Reference(_));
        if variable.scope == Scope::Local && is_reference && in_device(variable.name_span) {
            refuse(job, "a reference", variable.name_span);
        }
    }
}

/// `opencl-c-unsupported`
fn refuse(job: &mut Job<'_>, construct: &str, place: Span) {
    let diagnostic = Diagnostic::error(
        "opencl-c-unsupported",
        format!("{construct} in device code: OpenCL C is C"),
        place,
    )
    .help("write it in the common part of C and C++")
    .help("or set the backend's option `opencl-std = \"clc++2021\"`, as the pipeline `opencl-cpp` does")
    .help("or choose another backend for this kernel");
    if !job.out.contains(&diagnostic) {
        job.out.push(diagnostic);
    }
}

/// Structs get a name without `struct`, constants a memory, integers of arrays' sizes an `enum`.
fn items(job: &mut Job<'_>, edits: &mut EditSet) {
    let (unit, owner) = (job.unit, job.owner());
    let mut done = BTreeSet::new();
    for item in &unit.items {
        let text = unit.source(item.span);
        match item.kind {
            // `struct P { float x; };` becomes `typedef struct P { float x; } P;`
            ItemKind::Type if ["struct", "union", "enum"].iter().any(|word| text.starts_with(word)) => {
                if is_name(&item.name) && text.contains('{') && text.trim_end().ends_with("};") {
                    edits.insert(owner.clone(), item.span.start, "typedef ");
                    edits.insert_after(owner.clone(), item.span.end - 1, format!(" {}", item.name));
                }
            }
            // `using real = float;` becomes `typedef float real;`
            ItemKind::Type if text.starts_with("using ") && text.contains('=') => {
                let value = text.split_once('=').map_or("", |(_, value)| value).trim().trim_end_matches(';');
                let alias = format!("typedef {value} {};", item.name);
                edits.supplant(owner.clone(), item.span, vec![Piece::Text(alias)]);
            }
            ItemKind::Variable(id) if done.insert(item.span.start) => {
                let variable = unit.variable(id);
                match constants(job, item) {
                    // Constants that C takes as the size of an array.
                    Some((whole, constants)) => {
                        edits.supplant(owner.clone(), whole, vec![Piece::Text(constants)]);
                    }
                    None if !variable.ty.is_array() && variable.ty.kind != TypeKind::Record => {
                        edits.insert(owner.clone(), item.span.start, format!("{} ", job.dialect().constant));
                    }
                    None => {}
                }
            }
            ItemKind::Type
            | ItemKind::Variable(_)
            | ItemKind::Function(_)
            | ItemKind::Namespace
            | ItemKind::Other => {}
        }
    }
    // Pointers in structs lead to global memory.
    for variable in unit.variables.iter().filter(|variable| variable.scope == Scope::Field) {
        if let (true, Some(words)) = (variable.ty.is_pointer(), job.spaces()) {
            edits.insert(owner.clone(), variable.span.start, format!("{} ", words.global));
        }
    }
    // OpenCL C has no headers, and needs none.
    for include in unit.directives.iter().filter(|directive| directive.kind == DirectiveKind::Include) {
        edits.delete(owner.clone(), include.span);
    }
    // Constants of functions, for the same reason.
    for function in &unit.functions {
        let Some(body) = &function.body else { continue };
        body.walk(&mut |stmt| {
            let StmtKind::Declaration(variables) = &stmt.kind else { return };
            let [only] = &variables[..] else { return };
            let variable = unit.variable(*only);
            let value = variable.init.as_ref().and_then(|init| init.value);
            let small = variable.ty.int().is_some_and(|int| int.bits <= 32);
            let is_constant = variable.is_constexpr || variable.ty.is_const;
            if let (true, true, Some(value)) =
                (is_constant, small, value.filter(|value| i32::try_from(*value).is_ok()))
            {
                let constant = format!("enum {{ {} = {value} }};", job.name(variable));
                edits.supplant(owner.clone(), stmt.span, vec![Piece::Text(constant)]);
            }
        });
    }
}

/// `enum { a = 1, b = 2 };` for `const int a = 1, b = 2;`, and where that stands; none when one of them is no such
/// constant.
fn constants(job: &Job<'_>, first: &Item) -> Option<(Span, String)> {
    let unit = job.unit;
    let mut whole = first.span;
    let mut values = Vec::new();
    for item in unit.items.iter().filter(|item| item.span.start == first.span.start) {
        let ItemKind::Variable(id) = item.kind else { continue };
        let variable = unit.variable(id);
        variable.ty.int().filter(|int| int.bits <= 32)?;
        let value = variable.init.as_ref()?.value.and_then(|value| i32::try_from(value).ok())?;
        values.push(format!("{} = {value}", job.name(variable)));
        whole = whole.to(item.span);
    }
    Some((whole, format!("enum {{ {} }};", values.join(", "))))
}

/// `1'000ull` is `1000ul`: OpenCL's `long` has 64 bits, its `long long` 128.
pub(crate) fn plain_number(word: &str) -> String {
    let word = word.replace('\'', "");
    let digits = word.trim_end_matches(['l', 'L', 'u', 'U']);
    let (digits, suffix) = word.split_at(digits.len());
    format!("{digits}{}", suffix.replace("ll", "l").replace("LL", "L"))
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_alphanumeric() || letter == '_')
}

/// Rewrites single words.
fn words(job: &mut Job<'_>, edits: &mut EditSet) {
    let (unit, owner) = (job.unit, job.owner());
    let device = device_ranges(job);
    let mut in_kernel_params: Vec<Span> = Vec::new();
    for kernel in job.checked.kernels() {
        in_kernel_params.push(unit.function(kernel.function).params_span);
    }
    let own_types: BTreeSet<&str> =
        unit.items.iter().filter(|item| item.kind == ItemKind::Type).map(|item| item.name.as_str()).collect();
    let gone = gone(edits);
    let names = taken_names(job);
    let tokens = tokens(&unit.text, &skipped(job));
    let text = |at: usize| tokens.get(at).map_or("", |token| unit.source(token.span));
    let mut at = 0;
    while at < tokens.len() {
        let Token { span, is_word } = tokens[at];
        let word = unit.source(span);
        let next = text(at + 1);
        let previous = if at > 0 { text(at - 1) } else { "" };
        let here = at;
        at += 1;
        if gone.iter().any(|range| range.contains(span)) {
            continue;
        }
        // C has no other linkage.
        let linkage = unit.text[span.end as usize..].trim_start();
        if word == "extern" && linkage.starts_with("\"C\"") {
            let end = unit.text.len() - linkage.len() + 3;
            edits.delete(owner.clone(), Span::new(span.start, end as u32));
            if next == "{" {
                refuse(job, "an `extern \"C\"` block", span);
            }
            continue;
        }
        if !device.iter().any(|range| range.contains(span)) {
            continue;
        }
        if !is_word {
            let number = plain_number(word);
            if word.starts_with(|first: char| first.is_ascii_digit()) && number != word {
                edits.replace(owner.clone(), span, number);
            }
            // `<:` is another way to write `[`, which OpenCL C has forgotten.
            let pair = unit.text.get(span.start as usize..span.start as usize + 2).unwrap_or_default();
            if let Some((_, sign)) = DIGRAPHS.iter().find(|(digraph, _)| *digraph == pair) {
                // In two edits: a loop's first words go right behind its brace.
                edits.replace(owner.clone(), Span::new(span.start, span.start + 1), *sign);
                edits.delete(owner.clone(), Span::new(span.start + 1, span.start + 2));
                at += 1;
                continue;
            }
            // `[[maybe_unused]]`: C has no such lists.
            if let ("[[", Some(length)) = (pair, unit.text[span.start as usize..].find("]]")) {
                let end = span.start + length as u32 + 2;
                edits.delete(owner.clone(), Span::new(span.start, end));
                at += tokens[at..].iter().take_while(|token| token.span.start < end).count();
                continue;
            }
            if word == ":" && next == ":" {
                refuse(job, "a qualified name", span);
                at += 1;
            }
            if word == "[" && matches!(previous, "=" | "(" | "," | "return") {
                refuse(job, "a lambda", span);
            }
            continue;
        }
        if names.contains(word) {
            edits.replace(owner.clone(), span, plain_name(word));
            continue;
        }
        let params = in_kernel_params.iter().any(|range| range.contains(span));
        match word {
            "long" if next == "long" => {
                edits.delete(owner.clone(), Span::new(span.start, tokens[here + 1].span.start))
            }
            "bool" if params => edits.replace(owner.clone(), span, "uchar"),
            "size_t" if params => edits.replace(owner.clone(), span, "ulong"),
            "nullptr" => edits.replace(owner.clone(), span, "0"),
            "constexpr" => edits.replace(owner.clone(), span, "const"),
            "__restrict__" | "__restrict" => edits.replace(owner.clone(), span, "restrict"),
            "auto" => automatic(job, span, edits),
            "static_cast" | "reinterpret_cast" | "const_cast" if next == "<" => {
                cast(job, &tokens, here, edits)
            }
            _ if REFUSED.iter().any(|(refused, _)| *refused == word) => {
                let (_, construct) =
                    REFUSED.iter().find(|(refused, _)| *refused == word).expect("just found");
                refuse(job, construct, span);
            }
            // `float(x)` becomes `(float)(x)`
            _ if next == "(" && previous != "struct" && is_type(word, &own_types) && is_value(previous) => {
                edits.replace(owner.clone(), span, format!("({word})"));
            }
            // `make_float4(x, y, z, w)` becomes `(float4)(x, y, z, w)`
            _ if next == "("
                && word.starts_with("make_")
                && okl_model::Vector::named(&word[5..]).is_some()
                && opencl::calls(unit, word) =>
            {
                edits.replace(owner.clone(), span, format!("({})", &word[5..]));
            }
            // `max(x, 0)` becomes `okl_max(x, 0)`, which takes numbers of two types
            _ if next == "(" && GENERIC.contains(&word) && opencl::calls(unit, word) => {
                edits.insert(owner.clone(), span.start, "okl_");
            }
            _ if next == "(" && SINGLE.split_whitespace().any(|single| single == word) => {
                edits.replace(owner.clone(), span, &word[..word.len() - 1]);
            }
            _ => {}
        }
    }
}

const DIGRAPHS: [(&str, &str); 4] = [("<:", "["), (":>", "]"), ("<%", "{"), ("%>", "}")];

/// Words of OpenCL C that are names like any other in C++.
const RESERVED: &[&str] = &[
    "barrier",
    "complex",
    "constant",
    "event_t",
    "generic",
    "global",
    "half",
    "imaginary",
    "kernel",
    "local",
    "pipe",
    "private",
    "read_only",
    "read_write",
    "restrict",
    "sampler_t",
    "uchar",
    "uint",
    "ulong",
    "uniform",
    "ushort",
    "write_only",
];

/// Functions that OpenCL C has, and users write themselves.
const FUNCTIONS: &str = "abs clamp cross degrees distance dot fast_length length mad max min mix normalize radians rotate \
     select shuffle sign smoothstep step any all upsample hadd rhadd clz popcount abs_diff";

/// A name that OpenCL C does not know: `_occa_half`.
pub(crate) fn plain_name(name: &str) -> String {
    match RESERVED.contains(&name) || is_known_function(name) {
        true => format!("_occa_{name}"),
        false => name.to_string(),
    }
}

fn is_known_function(name: &str) -> bool {
    FUNCTIONS.split_whitespace().any(|known| known == name)
}

/// The user's names that OpenCL C has another meaning for.
fn taken_names<'c>(job: &Job<'c>) -> BTreeSet<&'c str> {
    let unit = job.unit;
    let variables = unit.variables.iter().map(|variable| variable.name.as_str());
    let types = unit.items.iter().filter(|item| item.kind == ItemKind::Type).map(|item| item.name.as_str());
    let functions = unit.functions.iter().map(|function| function.name.as_str());
    let own = variables.chain(types).filter(|name| RESERVED.contains(name));
    own.chain(functions.filter(|name| plain_name(name) != **name)).collect()
}

fn is_type(word: &str, own: &BTreeSet<&str>) -> bool {
    TYPES.contains(&word) || own.contains(word) || okl_model::Vector::named(word).is_some()
}

/// Whether a value may follow a token; after a word (but `return`) a declarator does.
fn is_value(previous: &str) -> bool {
    previous == "return" || !previous.starts_with(|first: char| first.is_alphanumeric() || first == '_')
}

/// `static_cast<float>(x)` becomes `(float)(x)`
fn cast(job: &mut Job<'_>, tokens: &[Token], at: usize, edits: &mut EditSet) {
    let unit = job.unit;
    let close = (at + 2..tokens.len()).find(|at| unit.source(tokens[*at].span) == ">");
    let Some(close) = close else { return };
    let inside = Span::new(tokens[at + 1].span.end, tokens[close].span.start);
    if unit.source(inside).contains(['*', '&', '<']) {
        return refuse(job, "a cast of pointers or templates", tokens[at].span);
    }
    let owner = job.owner();
    edits.replace(owner.clone(), Span::new(tokens[at].span.start, tokens[at + 1].span.end), "(");
    edits.replace(owner, tokens[close].span, ")");
}

/// `auto x = 1.0f;` becomes `float x = 1.0f;`
fn automatic(job: &mut Job<'_>, span: Span, edits: &mut EditSet) {
    let unit = job.unit;
    let declared = unit
        .variables
        .iter()
        .filter(|variable| variable.name_span.start >= span.end && variable.scope != Scope::Parameter)
        .min_by_key(|variable| variable.name_span.start);
    let Some(variable) = declared else { return };
    // In headers of parallel loops the index gets its type by itself.
    let stars = unit.source(Span::new(span.end, variable.name_span.start)).contains('*');
    let ty = variable.ty.canonical.trim_start_matches("const ");
    let ty = if stars { ty.trim_end_matches(['*', ' ']) } else { ty };
    edits.replace(job.owner(), span, job.backend.type_name(ty));
}

/// `#pragma OPENCL EXTENSION cl_khr_fp64 : enable`, only where double precision is used.
fn pragmas(job: &Job<'_>) -> String {
    match opencl::has_doubles(job.unit) {
        true => "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n".into(),
        false => String::new(),
    }
}
