//! CUDA and HIP, whose compilers know math functions and vector types.

use super::{constants, make_way, names_std, own_vectors, struct_vectors, used_vectors, uses, vectors};
use crate::Job;
use crate::vector_types::is_struct;
use okl_model::{Declaration, DeclarationKind, DirectiveKind, Unit};
use okl_source::{EditSet, Span};

/// Types of `<cstdint>` and `<cstddef>` for NVRTC, which has no headers, as `cuda/std` declares them.
const TYPES: &[(&str, &str)] = &[
    ("int16_t", "short"),
    ("int32_t", "int"),
    ("int64_t", "long long"),
    ("int8_t", "signed char"),
    ("intptr_t", "long long"),
    ("ptrdiff_t", "long"),
    ("uint16_t", "unsigned short"),
    ("uint32_t", "unsigned int"),
    ("uint64_t", "unsigned long long"),
    ("uint8_t", "unsigned char"),
    ("uintptr_t", "unsigned long long"),
];

/// Headers with nothing in them that NVRTC lacks, once `prologue` has spoken.
const KNOWN: &[&str] = &[
    "assert.h",
    "cassert",
    "cfloat",
    "climits",
    "cstddef",
    "cstdint",
    "cstdio",
    "cstdlib",
    "cstring",
    "float.h",
    "inttypes.h",
    "iostream",
    "limits.h",
    "math.h",
    "stdbool.h",
    "stddef.h",
    "stdint.h",
    "stdio.h",
    "stdlib.h",
    "string.h",
];

/// What stands before the text: `#define M_PI ...`, operators of vector types.
pub(super) fn prologue(job: &Job<'_>, native: vectors::Native) -> String {
    let unit = job.unit;
    let words = vectors::Words::CUDA;
    let types: Vec<_> = TYPES.iter().filter(|(name, _)| uses(unit, name)).collect();
    let mut headers: Vec<&str> = constants::headers(unit).collect();
    if uses(unit, "offsetof") {
        headers.push("cstddef");
    }
    if !types.is_empty() {
        headers.extend(["cstddef", "cstdint"]);
    }
    headers.sort_unstable();
    headers.dedup();
    let mut text = String::new();
    if !headers.is_empty() {
        text += "#ifdef __CUDACC_RTC__\n";
        if unit
            .directives
            .iter()
            .any(|directive| directive.kind == DirectiveKind::Include && is_mapped(unit, &directive.text))
        {
            // NVRTC's own library defines the same constants.
            text.extend(
                headers
                    .iter()
                    .filter(|header| **header != "cmath")
                    .map(|header| format!("#include <cuda/std/{header}>\n")),
            );
        }
        text.extend(types.iter().map(|(name, spelled)| format!("typedef {spelled} {name};\n")));
        text += &constants::definitions(unit, |header| !header.is_empty());
        text += constants::offset(unit);
        text += "#else\n";
        text.extend(headers.iter().map(|header| format!("#include <{header}>\n")));
        text += "#endif\n";
    }
    text += &constants::definitions(unit, str::is_empty);
    if uses(unit, "NULL") {
        text += "#ifndef NULL\n#define NULL 0\n#endif\n";
    }
    if mentions_std(unit) {
        // NVRTC's own library has the names in another namespace.
        text += "#ifdef __CUDACC_RTC__\n#include <cuda/std/cstddef>\n";
        text.extend(of_math(unit).then_some("#include <cuda/std/cmath>\n"));
        text.extend(of_algorithm(unit).then_some("#include <cuda/std/algorithm>\n"));
        text += "namespace std { using namespace cuda::std; }\n#endif\n";
    }
    text += &make_way(unit);
    text += &own_vectors(unit);
    // CUDA's own are for two numbers of one type.
    text += &vectors::extremes(unit, words.qualifier);
    text += &vectors::structs(unit, &struct_vectors(job), &words);
    let mut native_ones = used_vectors(unit);
    native_ones.retain(|vector| !is_struct(job.backend, vector));
    text + &vectors::text(unit, &native_ones, &words, native)
}

/// Whether code names `std`, by the headers that have nothing else.
fn mentions_std(unit: &Unit) -> bool {
    unit.mentions.iter().any(|mention| mention.span.of(&unit.text) == "std")
}

/// Whether code says `std::sqrt` without `<cmath>`: other compilers have it from `<math.h>`, or without any include.
fn of_math(unit: &Unit) -> bool {
    !includes(unit, "cmath") && names_std(unit, |name| name == "abs" || super::cpp::MATH.contains(&name))
}

/// Whether code says `std::max` without `<algorithm>`: other compilers have it from `<cmath>`.
fn of_algorithm(unit: &Unit) -> bool {
    !includes(unit, "algorithm") && names_std(unit, |name| matches!(name, "clamp" | "max" | "min"))
}

fn includes(unit: &Unit, header: &str) -> bool {
    let mut directives = unit.directives.iter();
    directives.any(|directive| directive.kind == DirectiveKind::Include && directive.text == header)
}

/// `#include <utility>` becomes, between `#ifdef __CUDACC_RTC__` and `#else`, `#include <cuda/std/utility>`.
pub(super) fn map_includes(owner: &str, unit: &Unit, edits: &mut EditSet) {
    for include in unit.directives.iter().filter(|directive| directive.kind == DirectiveKind::Include) {
        let header = include.text.as_str();
        let line = unit.source(include.span);
        let text = match is_mapped(unit, header) {
            true => format!("#ifdef __CUDACC_RTC__\n#include <cuda/std/{header}>\n#else\n{line}\n#endif"),
            false if KNOWN.contains(&header) || header == "cmath" => {
                format!("#ifndef __CUDACC_RTC__\n{line}\n#endif")
            }
            false => continue,
        };
        edits.replace(owner.to_string(), include.span, text);
    }
    // `using std::floor;` beside the `floor` of NVRTC's own would be a second one.
    for using in unit.declarations.iter().filter(|declared| brings_builtin(unit, declared)) {
        edits.insert(owner.to_string(), using.span.start, "\n#ifndef __CUDACC_RTC__\n");
        edits.insert_after(owner.to_string(), using.span.end, "\n#endif\n");
    }
}

/// Whether a declaration at file scope names something of `std` that is there without it.
fn brings_builtin(unit: &Unit, using: &Declaration) -> bool {
    let inside = |span: Span| span.contains(using.span) && span != using.span;
    let spaces = unit.declarations.iter().filter(|other| other.kind == DeclarationKind::Namespace);
    let is_outside = !spaces.into_iter().any(|space| inside(space.span))
        && !unit.functions.iter().any(|function| inside(function.span));
    let of_std = unit
        .mentions
        .iter()
        .any(|mention| using.span.contains(mention.span) && unit.source(mention.span) == "std");
    using.kind == DeclarationKind::Using && is_outside && of_std && uses(unit, &using.name)
}

/// Whether NVRTC takes a header from `cuda/std`: those of the C++ library that it has no substitute for.
fn is_mapped(unit: &Unit, header: &str) -> bool {
    let is_standard =
        !crate::lacking::is_host_header(header) && !header.contains(['.', '/']) && !KNOWN.contains(&header);
    is_standard && (header != "cmath" || mentions_std(unit))
}
