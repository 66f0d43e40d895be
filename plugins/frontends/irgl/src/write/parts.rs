//! The parts of a kernel between which all threads of the device wait for each other. Each becomes a kernel in CUDA.
//!
//! ```text
//! ForAll (i In WL.items()) { a; Exclusive (mesh, n, cells) { b; } c; }
//!     1: a, and nobody owns the elements
//!     2: each element goes to the iteration of the lowest rank that wants it
//!     3: b in iterations that own all of their elements; c
//! ```
//!
//! Variables that a later part reads are kept in memory.

use super::exclusives::{Phase, takes_locks};
use super::ways::Ways;
use crate::declared::{Variable, declared};
use crate::tree::{Kernel, Locks, Loop, Name, Stmt, StmtKind};
use crate::words::Words;
use okl_plugin::Span;
use std::collections::BTreeMap;

/// A part of a kernel.
pub(crate) struct Part<'k> {
    pub(crate) one: &'k Loop,
    pub(crate) stmts: &'k [Stmt],
    /// The `Exclusive` that it starts with, after the first two phases.
    pub(crate) starts: Option<&'k Stmt>,
    /// A phase at its end.
    pub(crate) ends: Option<(Phase, &'k Stmt)>,
    /// The variables that it gets from the parts before it.
    pub(crate) loads: Vec<Kept>,
    /// The variables whose values later parts need.
    pub(crate) stores: Vec<Kept>,
}

/// A variable that is kept from one part to others.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) ty: String,
    pub(crate) variable: Variable,
    /// The place of its declaration.
    pub(crate) declaration: Span,
}

/// The object and the elements of an `Exclusive`.
pub(crate) fn exclusive(stmt: &Stmt) -> Option<(&Name, &[Locks])> {
    match &stmt.kind {
        StmtKind::Exclusive(object, locks, ..) => Some((object, locks)),
        _other => None,
    }
}

/// The parts of a kernel, in order.
pub(crate) fn parts<'k>(words: &Words<'_>, kernel: &'k Kernel, ways: Ways) -> Vec<Part<'k>> {
    let mut all = Vec::new();
    for stmt in &kernel.body.stmts {
        if let StmtKind::Loop(one) = &stmt.kind {
            let is_split = |stmt: &Stmt| !takes_locks(words, kernel, stmt, ways);
            let mut of_loop = of_loop(one, &is_split);
            keep(words, &mut of_loop);
            all.append(&mut of_loop);
        }
    }
    all
}

fn of_loop<'k>(one: &'k Loop, is_split: &dyn Fn(&Stmt) -> bool) -> Vec<Part<'k>> {
    let stmts = &one.body.stmts;
    let part = |stmts, starts, ends| Part { one, stmts, starts, ends, loads: Vec::new(), stores: Vec::new() };
    let (mut parts, mut from, mut starts) = (Vec::new(), 0, None);
    for (at, stmt) in stmts.iter().enumerate() {
        match &stmt.kind {
            StmtKind::Sync => {
                parts.push(part(&stmts[from..at], starts.take(), None));
                from = at + 1;
            }
            StmtKind::Exclusive(..) if is_split(stmt) => {
                parts.push(part(&stmts[from..at], starts.take(), Some((Phase::Claim, stmt))));
                parts.push(part(&[], None, Some((Phase::Contest, stmt))));
                (from, starts) = (at, Some(stmt));
            }
            _other => {}
        }
    }
    parts.push(part(&stmts[from..], starts, None));
    // Nothing is to be done before a barrier at the start, or behind one at the end.
    parts.retain(|part| !part.stmts.is_empty() || part.ends.is_some());
    parts
}

/// The parts that name each name, in order.
fn users<'t>(words: &Words<'t>, parts: &[Part<'_>]) -> BTreeMap<&'t str, Vec<usize>> {
    let mut users: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (number, part) in parts.iter().enumerate() {
        let locks =
            part.ends.and_then(|(_, stmt)| exclusive(stmt)).map(|(_, locks)| locks).unwrap_or_default();
        let ranges = part.stmts.iter().map(|stmt| stmt.span).chain(locks.iter().flat_map(spans));
        for at in ranges.flat_map(|range| words.within(range)).filter(|at| words.is_name(*at)) {
            let of_name = users.entry(words.word(at)).or_default();
            if of_name.last() != Some(&number) {
                of_name.push(number);
            }
        }
    }
    users
}

fn spans(one: &Locks) -> Vec<Span> {
    match one {
        Locks::Array(size, array) => vec![*size, *array],
        Locks::Slice { array, start, end, step } => [*array, *start, *end].into_iter().chain(*step).collect(),
    }
}

fn keep(words: &Words<'_>, parts: &mut [Part<'_>]) {
    let users = users(words, parts);
    for at in 0..parts.len() {
        let stmts = parts[at].stmts;
        let declarations = stmts.iter().filter(|stmt| matches!(stmt.kind, StmtKind::Other));
        for stmt in declarations {
            let Some(declared) = declared(words, stmt.span) else { continue };
            for variable in declared.variables {
                let users = users.get(variable.name.text.as_str()).map(Vec::as_slice).unwrap_or_default();
                let Some(last) = users.last().copied().filter(|last| *last > at) else { continue };
                let kept = Kept { ty: declared.ty.clone(), variable, declaration: stmt.span };
                for number in users.iter().copied().filter(|number| *number >= at) {
                    let part = &mut parts[number];
                    if number > at {
                        part.loads.push(kept.clone());
                    }
                    if number < last && !part.stmts.is_empty() {
                        part.stores.push(kept.clone());
                    }
                }
            }
        }
    }
}
