//! A nested `ForAll` whose iterations the threads of a block or of a warp run together.
//!
//! ```text
//! ForAll (i In WL.items()) { int n = WL.pop(i); ForAll (e In g.edges(n)) { ... n ... } }
//!
//! int n = irgl_in[i];
//! irgl_first[thread] = g_row[n]; irgl_last[thread] = g_row[n + 1]; irgl_of_n[thread] = n;
//! __syncthreads();
//! for width in 256, 32, 1: for the threads of that width that have so many iterations:
//!   int n = irgl_of_n[k];
//!   for (int e = irgl_first[k] + thread % width; e < irgl_last[k]; e += width) { ... n ... }
//! ```
//!
//! The loop is the last thing that an iteration does, so nothing of it is delayed behind something else.

use super::parts::Part;
use super::ways::Ways;
use crate::declared::declared;
use crate::facts::Facts;
use crate::tree::{Block, Iter, Loop, Stmt, StmtKind};
use crate::words::Words;
use std::collections::BTreeMap;

/// The number of threads of a block, and of the largest loops that one thread or one warp runs.
pub(crate) const BLOCK: u32 = 256;

/// The number of threads of a warp.
pub(crate) const WARP: u32 = 32;

/// The most variables of an iteration that others get by group memory.
const VARIABLES: usize = 12;

/// A nested loop that threads run together.
#[derive(Clone, Debug)]
pub(crate) struct Nested<'k> {
    pub(crate) one: &'k Loop,
    /// The variables of the iteration around it that it reads, with their types.
    pub(crate) variables: BTreeMap<String, String>,
}

/// The variables in front of a statement; `None` is the type of those that cannot be given to other threads.
type Variables = BTreeMap<String, Option<String>>;

impl<'k> Nested<'k> {
    /// The loop of a part that threads run together, if there is one.
    pub(crate) fn of(words: &Words<'_>, facts: &Facts, part: &Part<'k>, ways: Ways) -> Option<Nested<'k>> {
        // Where all items of a run are taken again, one thread runs alone.
        if !(ways.by_block || ways.by_warp) || facts.retries || part.ends.is_some() || !part.stores.is_empty()
        {
            return None;
        }
        let mut before = Variables::from([(part.one.variable.text.clone(), Some("int".into()))]);
        for kept in &part.loads {
            let is_number = kept.variable.extents.is_empty() && !kept.variable.is_other;
            before.insert(kept.variable.name.text.clone(), is_number.then(|| kept.ty.clone()));
        }
        let mut found = Vec::new();
        last(words, part.stmts, before, &mut found);
        let [(one, before)] = &found[..] else { return None };
        if !matches!(one.iter, Iter::Edges(..)) || has_locks(&one.body) {
            return None;
        }
        let mut variables = BTreeMap::new();
        for at in words.within(one.body.span) {
            if let Some(ty) = before.get(words.word(at)) {
                variables.insert(words.word(at).to_string(), ty.clone()?);
            }
        }
        (variables.len() <= VARIABLES).then_some(Nested { one, variables })
    }
}

/// The parallel loops that are the last thing in statements, with the variables in front of them.
fn last<'k>(
    words: &Words<'_>,
    stmts: &'k [Stmt],
    mut before: Variables,
    found: &mut Vec<(&'k Loop, Variables)>,
) {
    let Some((end, first)) = stmts.split_last() else { return };
    for declared in first.iter().filter_map(|stmt| declared(words, stmt.span)) {
        for variable in declared.variables {
            let is_number = variable.extents.is_empty() && !variable.is_other && declared.ty != "auto";
            before.insert(variable.name.text, is_number.then(|| declared.ty.clone()));
        }
    }
    match &end.kind {
        StmtKind::Loop(one) if one.is_parallel => found.push((one, before)),
        StmtKind::Block(block) => last(words, &block.stmts, before, found),
        StmtKind::If(_, then, other) => {
            last(words, std::slice::from_ref(then), before.clone(), found);
            if let Some(other) = other {
                last(words, std::slice::from_ref(other), before, found);
            }
        }
        _other => {}
    }
}

/// True if one of the statements takes a lock: threads of a warp would wait for each other.
fn has_locks(block: &Block) -> bool {
    let mut has = false;
    crate::walk::statements(block, &mut |stmt, _| {
        has |= matches!(stmt.kind, StmtKind::Atomic(..) | StmtKind::Exclusive(..));
    });
    has
}

impl Nested<'_> {
    /// The group memory, and what each thread does before its iteration.
    pub(crate) fn memory(&self) -> String {
        let mut text = format!(
            "__shared__ int irgl_first[{BLOCK}], irgl_last[{BLOCK}], irgl_large[{BLOCK}];\n__shared__ int irgl_larges;\n"
        );
        for (name, ty) in &self.variables {
            text.push_str(&format!("__shared__ {ty} irgl_of_{name}[{BLOCK}];\n"));
        }
        text
    }
}
