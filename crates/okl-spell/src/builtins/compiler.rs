//! The prologue for targets whose compilers have built-in math functions and vector types.

use super::constants;
use super::own_names::{make_way, own_vectors};
use super::used::{is_needed, names_std, struct_vectors, used_vectors};
use super::vectors::{self, Native};
use crate::device_text::DeviceText;
use crate::job::Job;
use crate::standard::{STD, mentions_std, own_library};
use crate::unsupported_features::is_host_header;
use crate::vector_types::{is_struct, uses};
use okl_model::{Declaration, DeclarationKind, DirectiveKind, Unit};
use okl_source::{EditSet, Span};
use okl_target::RuntimeCompiler;

/// The prologue: `#define M_PI ...`, operators of vector types.
pub(super) fn prologue(job: &Job<'_>) -> String {
    let (unit, library) = (job.unit, &job.target.library);
    let words = vectors::Words::of_compiler(library);
    let native = if job.target.vectors.operators { Native::Operators } else { Native::Types };
    let mut headers: Vec<&str> = constants::headers(unit).collect();
    if uses(unit, "offsetof") {
        headers.push("cstddef");
    }
    if library.runtime_compiler.iter().any(|compiler| types(unit, compiler).next().is_some()) {
        headers.extend(["cstddef", "cstdint"]);
    }
    headers.sort_unstable();
    headers.dedup();
    let included: String = headers.iter().map(|header| format!("#include <{header}>\n")).collect();
    let mut text = match &library.runtime_compiler {
        Some(compiler) if !headers.is_empty() => {
            let own = instead_of_headers(unit, compiler, &headers);
            format!("#ifdef {}\n{own}#else\n{included}#endif\n", compiler.macro_name)
        }
        Some(_) | None => included,
    };
    text += &constants::definitions(unit, str::is_empty);
    if uses(unit, "NULL") {
        text += "#ifndef NULL\n#define NULL 0\n#endif\n";
    }
    if let Some(compiler) = own_library(job) {
        text += &names_of_std(unit, compiler);
    }
    text += &make_way(unit);
    text += &own_vectors(unit);
    // The compiler's own `min` and `max` take two numbers of one type.
    text += &vectors::extremes(unit, &|name| is_needed(job, name), words.qualifier);
    text += &vectors::structs(unit, &struct_vectors(job), &words);
    let mut native_ones = used_vectors(unit);
    native_ones.retain(|vector| !is_struct(job.target, vector));
    text + &vectors::text(unit, &native_ones, &words, native)
}

/// The types used that a compiler without headers does not declare.
fn types<'c>(
    unit: &'c Unit,
    compiler: &'c RuntimeCompiler,
) -> impl Iterator<Item = (&'c String, &'c String)> {
    compiler.types.iter().filter(|(name, _)| uses(unit, name))
}

/// `typedef long long int64_t;`, `#define INT_MAX 2147483647`
fn instead_of_headers(unit: &Unit, compiler: &RuntimeCompiler, headers: &[&str]) -> String {
    let mut text = String::new();
    let mut includes = unit.directives.iter().filter(|directive| directive.kind == DirectiveKind::Include);
    if includes.any(|include| is_mapped(unit, compiler, &include.text)) {
        // The compiler's own library defines the same constants.
        let own = headers.iter().filter(|header| **header != "cmath");
        text.extend(own.map(|header| format!("#include <{}{header}>\n", compiler.headers)));
    }
    let is_mapped = !text.is_empty();
    text.extend(types(unit, compiler).map(|(name, spelled)| {
        // The library has declared another type of that name already.
        let is_other = is_mapped && name.contains("_fast");
        if is_other { format!("#define {name} {spelled}\n") } else { format!("typedef {spelled} {name};\n") }
    }));
    text += &constants::definitions(unit, |header| !header.is_empty());
    text + constants::offset(unit)
}

/// `namespace okl_std = cuda::std;`
fn names_of_std(unit: &Unit, compiler: &RuntimeCompiler) -> String {
    let RuntimeCompiler { has_headers, namespace, .. } = compiler;
    let mut own = vec!["cstddef", "cstdint"];
    own.extend(of_math(unit).then_some("cmath"));
    own.extend(of_algorithm(unit).then_some("algorithm"));
    let own: String = own.iter().map(|header| own_header(compiler, header)).collect();
    format!(
        "#if {has_headers}\n{own}namespace {STD} = {namespace};\n#else\n#include <cstddef>\nnamespace {STD} = \
         std;\n#endif\n"
    )
}

/// `#include <cuda/std/utility>`
fn own_header(compiler: &RuntimeCompiler, header: &str) -> String {
    let folder = &compiler.headers;
    let newest = format!("#include <{folder}{header}>\n");
    match compiler.older_headers.get(header) {
        Some(older) => format!(
            "#if __has_include(<{folder}{header}>)\n{newest}#else\n#include <{folder}{older}>\n#endif\n"
        ),
        None => newest,
    }
}

/// `okl_std::max(a, b)`, `using namespace okl_std;`
pub(super) fn rename_std(job: &Job<'_>, text: &DeviceText, edits: &mut EditSet) {
    let Some(compiler) = own_library(job) else { return };
    let unit = job.unit;
    let is_global = |scope: Span| {
        let name = unit.scoped.iter().find(|one| one.scope == scope).map(|one| unit.source(one.name));
        name.is_some_and(|name| compiler.global_functions.iter().any(|known| known == name))
    };
    let mentions = unit.mentions.iter().filter(|mention| unit.source(mention.span) == "std");
    for mention in mentions.filter(|mention| text.is_left(mention.span)) {
        let name = if is_global(mention.span) { "" } else { STD };
        edits.replace(job.owner(), mention.span, name);
    }
}

/// True if code names `std::sqrt` without including `<cmath>`: other compilers have it from `<math.h>`, or without any
/// include.
fn of_math(unit: &Unit) -> bool {
    !includes(unit, "cmath") && names_std(unit, |name| name == "abs" || super::cpp::MATH.contains(&name))
}

/// True if code names `std::max` without including `<algorithm>`: other compilers have it from `<cmath>`.
fn of_algorithm(unit: &Unit) -> bool {
    !includes(unit, "algorithm") && names_std(unit, |name| matches!(name, "clamp" | "max" | "min"))
}

fn includes(unit: &Unit, header: &str) -> bool {
    let mut directives = unit.directives.iter();
    directives.any(|directive| directive.kind == DirectiveKind::Include && directive.text == header)
}

/// Translates every `#include`; each directive gets exactly one translation.
pub(super) fn translate_includes(job: &Job<'_>, edits: &mut EditSet) {
    let (unit, owner) = (job.unit, job.owner());
    let compiler = job.target.library.runtime_compiler.as_ref().filter(|one| one.maps_includes);
    for include in unit.directives.iter().filter(|directive| directive.kind == DirectiveKind::Include) {
        let header = include.text.as_str();
        if is_host_header(header) {
            edits.delete(owner.clone(), include.span);
        } else if let Some(text) = compiler.and_then(|one| mapped(unit, one, header, include.span)) {
            edits.replace(owner.clone(), include.span, text);
        }
    }
    if let Some(compiler) = compiler {
        leave_builtins(&owner, unit, compiler, edits);
    }
}

/// `#include <utility>` becomes, between `#if` and `#else`, `#include <cuda/std/utility>`.
fn mapped(unit: &Unit, compiler: &RuntimeCompiler, header: &str, include: Span) -> Option<String> {
    let RuntimeCompiler { macro_name, has_headers, .. } = compiler;
    let line = unit.source(include);
    if is_mapped(unit, compiler, header) {
        let own = own_header(compiler, header);
        return Some(format!("#if {has_headers}\n{own}#else\n{line}\n#endif"));
    }
    let needs_none = knows(compiler, header) || header == "cmath";
    needs_none.then(|| format!("#ifndef {macro_name}\n{line}\n#endif"))
}

/// Guards `using std::floor;`, which would conflict with the compiler's built-in `floor`.
fn leave_builtins(owner: &str, unit: &Unit, compiler: &RuntimeCompiler, edits: &mut EditSet) {
    let has_headers = &compiler.has_headers;
    for using in unit.declarations.iter().filter(|declared| brings_builtin(unit, declared)) {
        edits.insert(owner.to_string(), using.span.start, format!("\n#if !({has_headers})\n"));
        edits.insert_after(owner.to_string(), using.span.end, "\n#endif\n");
    }
}

/// True if a using-declaration at file scope names a member of `std` that the compiler declares globally by itself.
fn brings_builtin(unit: &Unit, using: &Declaration) -> bool {
    if using.kind != DeclarationKind::Using {
        return false;
    }
    let inside = |span: Span| span.contains(using.span) && span != using.span;
    let spaces = unit.declarations.iter().filter(|other| other.kind == DeclarationKind::Namespace);
    let is_outside = !spaces.into_iter().any(|space| inside(space.span))
        && !unit.functions.iter().any(|function| inside(function.span));
    let of_std = unit
        .mentions
        .iter()
        .any(|mention| using.span.contains(mention.span) && unit.source(mention.span) == "std");
    is_outside && of_std && uses(unit, &using.name)
}

/// True if the compiler has its own replacement of a C++ standard header, and code needs it.
fn is_mapped(unit: &Unit, compiler: &RuntimeCompiler, header: &str) -> bool {
    let is_standard = !is_host_header(header) && !header.contains(['.', '/']) && !knows(compiler, header);
    is_standard && (header != "cmath" || mentions_std(unit))
}

fn knows(compiler: &RuntimeCompiler, header: &str) -> bool {
    compiler.known_headers.iter().any(|known| known == header)
}
