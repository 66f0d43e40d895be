//! Removal of namespaces: C has none. The flattened names of their members come from [`crate::flat`].

use super::refused::refuse;
use crate::device_items::whole_lines;
use crate::device_text::DeviceText;
use crate::flat::is_namespace;
use crate::job::Job;
use crate::names;
use okl_model::{Declaration, DeclarationKind, Unit};
use okl_source::{EditSet, Span};
use std::collections::BTreeSet;

/// Removes the heads and braces of namespaces.
pub(super) fn lower(job: &mut Job<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    for access in job.flat.map_or(&[][..], |flat| &flat.unclear) {
        refuse(job, "a size of `@dim` that may be of several namespaces", *access);
    }
    let mut done = BTreeSet::new();
    for declared in unit.declarations.iter().filter(|one| one.kind == DeclarationKind::Namespace) {
        // `namespace a::b {` declares two namespaces with one brace.
        let Some(body) = declared.body.filter(|body| done.insert(*body)) else { continue };
        let sign =
            |at: Span| unit.keywords.iter().copied().find(|word| at.contains(*word) || word.contains(at));
        let open = sign(body.first()).unwrap_or(body.first());
        let close = sign(body.last()).unwrap_or(body.last());
        let head = Span::new(declared.span.start.min(declared.keyword.start), open.end);
        for gone in [head, close] {
            edits.delete(job.owner(), whole_lines(&unit.text, gone));
        }
    }
}

/// True if a `using` declaration or directive refers to a user's namespace.
pub(super) fn is_users(unit: &Unit, declared: &Declaration) -> bool {
    let inside = unit.mentions.iter().filter(|mention| declared.span.contains(mention.span));
    let rooted = unit.rooted.iter().any(|name| declared.span.contains(*name));
    rooted || inside.filter_map(|mention| mention.of).any(|id| is_namespace(unit.declared(id)))
}

/// The qualifiers (`disk::`, `::`) before names that are flattened, which are removed.
pub(super) fn scopes(job: &Job<'_>, code: &DeviceText) -> Vec<Span> {
    let unit = job.unit;
    let namespaces: BTreeSet<Span> = unit
        .mentions
        .iter()
        .filter(|mention| mention.of.is_some_and(|id| is_namespace(unit.declared(id))))
        .map(|mention| mention.span)
        .collect();
    let is_known = |name: &Span| {
        let word = unit.source(*name);
        job.flat.is_some_and(|flat| flat.names.contains_key(name))
            || namespaces.contains(name)
            || !names::is_users(unit, word)
    };
    let is_scope = |scope: &Span| namespaces.contains(scope) || is_known(scope);
    let scoped = unit.scoped.iter().filter(|one| is_scope(&one.scope) && is_known(&one.name));
    let mut found: Vec<Span> = scoped.map(|one| Span::new(one.scope.start, one.name.start)).collect();
    let is_std = |name: &Span| unit.source(*name) == "std";
    for name in unit.rooted.iter().filter(|name| is_known(name) || is_std(name)) {
        let before = unit.keywords.partition_point(|word| word.end <= name.start);
        found.extend(unit.keywords[..before].last().map(|sign| Span::new(sign.start, name.start)));
    }
    found.retain(|scope| code.is_left(*scope));
    found
}

#[cfg(test)]
mod tests {
    use crate::tests::{device, with};
    use expect_test::expect;

    #[test]
    fn a_name_of_a_namespace_has_its_scopes_in_it() {
        let before = "namespace disk { const float pi = 3; float area(float r) { return pi * r * r; } }
          float disk_area(float r) { return r; }";
        let text =
            device("opencl", &with(before, "x[t] = disk::area(2) + disk_area(1);")).expect("it is lowered");
        let lines = text.lines().filter(|line| line.contains("disk")).map(str::trim);
        expect![[r#"
            __constant const float disk_pi = 3; static float disk_area_2(float r) { return disk_pi * r * r; }
            static float disk_area(float r) { return r; }
            /*<*/ x[t] = disk_area_2(2) + disk_area(1); /*>*/"#]]
        .assert_eq(&lines.collect::<Vec<_>>().join("\n"));
    }
}
