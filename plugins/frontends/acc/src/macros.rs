//! The user's macros in the host program.
//!
//! They are expanded already, so only headers that the program includes can still ask for them: `#define _GNU_SOURCE`.
//! Behind the last header they are undefined, so that they do not change what replaces the directives.
//!
//! ```text
//! #define _GNU_SOURCE         #define _GNU_SOURCE
//! #include <stdio.h>          #include <stdio.h>
//!                             #undef _GNU_SOURCE
//! #define data 3
//! ```

use crate::owner::OWNER;
use okl_plugin::model::{Directive, DirectiveKind};
use okl_plugin::{EditSet, Span, Unit, words};
use std::collections::BTreeSet;

/// Removes the macros from the host program. `start` is the end of what precedes the user's text.
pub fn remove(unit: &Unit, start: u32, host: &mut EditSet) {
    let of_user = || unit.directives.iter().filter(|line| start <= line.span.start);
    let asks = |line: &&Directive| matches!(line.kind, DirectiveKind::Include | DirectiveKind::Other);
    let last = of_user().filter(asks).map(|line| line.span.end).max();
    // Compilers expand macros in some pragmas.
    let pragmas = of_user().filter(|line| line.kind == DirectiveKind::Pragma);
    let in_pragmas: BTreeSet<&str> = pragmas.flat_map(|line| words(&line.text)).collect();
    let mut names: BTreeSet<&str> = unit.prologue.iter().filter_map(|line| words(line).nth(1)).collect();
    for line in of_user().filter(|line| matches!(line.kind, DirectiveKind::Define | DirectiveKind::Undef)) {
        let Some(name) = words(&line.text).next().filter(|name| !in_pragmas.contains(name)) else { continue };
        if last.is_some_and(|last| line.span.end <= last) {
            names.insert(name);
        } else if host.iter().all(|edit| !edit.span.contains(line.span)) {
            host.delete(OWNER, line.span);
        }
    }
    let undefined: String = names.iter().map(|name| format!("#undef {name}\n")).collect();
    if undefined.is_empty() {
        return;
    }
    match last {
        Some(last) => host.insert_after(OWNER, last, format!("\n{undefined}")),
        None => host.insert_after(OWNER, start, format!("\n{undefined}")),
    }
}

/// The place of an entity of the program whose name starts with `okl_`, as those do that okl adds.
pub fn reserved(unit: &Unit, start: u32) -> Vec<(Span, String)> {
    let is_okl = |name: &str| name.starts_with("okl_");
    let lines = unit.directives.iter().filter(|line| line.kind == DirectiveKind::Define);
    let macros = lines.filter_map(|line| Some((line.span, words(&line.text).next()?)));
    let variables = unit.variables.iter().map(|one| (one.name_span, one.name.as_str()));
    let functions = unit.functions.iter().map(|one| (one.name_span, one.name.as_str()));
    let types = unit.declarations.iter().map(|one| (one.name_span, one.name.as_str()));
    let all = macros.chain(variables).chain(functions).chain(types);
    let mut found: Vec<(Span, String)> = all
        .filter(|(place, name)| start <= place.start && is_okl(name))
        .map(|(place, name)| (place, name.to_string()))
        .collect();
    found.sort();
    found.dedup();
    found
}
