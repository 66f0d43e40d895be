//! References to variables that the walk did not see.
//!
//! What no use tells of is lost to everything after: no barrier keeps it apart, no edit renames it. libclang has words
//! for few kinds of nodes, and a new one is passed over without a sound. So tests go over the AST once more, with no
//! idea of what it means, and ask for every name of a variable whether the unit has a use for it.

use crate::bindings::is_binding;
use crate::expr::is_function;
use crate::libclang::Cursor;
use crate::reader::{Reader, is_name};
use clang_sys::*;
use okl_model::{Use, VarId};
use okl_source::Span;
use std::collections::BTreeSet;

/// A use by its place.
type Place = (VarId, u32, u32);

impl<'u> Reader<'u> {
    /// Names of variables in functions that no statement uses, in the normal form.
    pub(crate) fn lost(&mut self, root: Cursor<'u>) -> Vec<Span> {
        let mut used: BTreeSet<Place> = BTreeSet::new();
        for body in self.unit.functions.iter().filter_map(|function| function.body.as_ref()) {
            body.walk(&mut |stmt| used.extend(stmt.uses.iter().map(place)));
        }
        // `@tile(n, ...)`: attributes come with expressions of their own.
        let values = self.unit.attributes.iter().flat_map(|attribute| &attribute.values);
        used.extend(values.flat_map(|value| &value.uses).map(place));
        let mut named = Vec::new();
        for cursor in root.children() {
            if cursor.extent().is_some_and(|extent| extent.start >= self.prelude) {
                names(cursor, false, &mut named);
            }
        }
        let mut lost = Vec::new();
        for cursor in named {
            let Some(referenced) = cursor.referenced() else { continue };
            let span = self.span(cursor);
            // Nobody wrote the names that the `=` of `[=]` stands for.
            let is_written = is_name(&self.unit.text, span.start);
            let is_lost = match self.variable_of(referenced) {
                Some(id) => !used.contains(&(id, span.start, span.end)),
                None => referenced.location().is_some_and(|at| at >= self.prelude) && is_binding(referenced),
            };
            if is_lost && is_written {
                lost.push(span);
            }
        }
        lost
    }
}

fn place(used: &Use) -> Place {
    (used.variable, used.span.start, used.span.end)
}

/// Every name below a node of what functions do: their bodies, and what a constructor does before its own. Not their
/// parameters, whose default values belong to these.
fn names<'u>(cursor: Cursor<'u>, in_function: bool, found: &mut Vec<Cursor<'u>>) {
    if cursor.kind() == CXCursor_DeclRefExpr && in_function {
        found.push(cursor);
    }
    let starts = is_function(cursor) && cursor.children().iter().any(|child| is_body(child.kind()));
    for child in cursor.children() {
        let is_parameter = is_function(cursor) && child.kind() == CXCursor_ParmDecl;
        names(child, in_function || (starts && !is_parameter), found);
    }
}

fn is_body(kind: CXCursorKind) -> bool {
    matches!(kind, CXCursor_CompoundStmt | CXCursor_CXXTryStmt)
}
