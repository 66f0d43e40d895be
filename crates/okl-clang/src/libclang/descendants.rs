//! A cache of the children of nodes.
//!
//! okl asks for the children of a node several times, and each visit costs libclang a thousand instructions before the
//! first child. So one visit collects all nodes below a body or an expression, and their lists of children are kept up
//! to a limit.

#![allow(unsafe_code)] // libclang calls the visitor

use clang_sys::{
    CXChildVisit_Break, CXChildVisit_Recurse, CXClientData, CXCursor, CXCursor_CXXAccessSpecifier,
    CXCursor_CXXBaseSpecifier, CXCursor_ObjCSuperClassRef, CXCursor_UnexposedDecl, CXCursor_VariableRef,
    CXCursorKind,
};
use rustc_hash::FxHashMap;
use std::os::raw::c_int;

/// The cache is emptied before a visit when it has more nodes than this.
const KEPT: usize = 1 << 17;

// The order of kinds in clang-c/Index.h.
const FIRST_EXPRESSION: CXCursorKind = clang_sys::CXCursor_UnexposedExpr;
const LAST_STATEMENT: CXCursorKind = clang_sys::CXCursor_TranslationUnit - 1;

/// True for kinds of statements and expressions.
pub(super) fn is_code(kind: CXCursorKind) -> bool {
    (FIRST_EXPRESSION..=LAST_STATEMENT).contains(&kind)
}

/// True for kinds of references, which have no children.
pub(super) fn is_reference(kind: CXCursorKind) -> bool {
    (CXCursor_ObjCSuperClassRef..=CXCursor_VariableRef).contains(&kind) && kind != CXCursor_CXXBaseSpecifier
}

/// The address of the clang node behind a cursor, which identifies it.
fn address(node: &CXCursor) -> Option<usize> {
    let is_declaration = (CXCursor_UnexposedDecl..=CXCursor_CXXAccessSpecifier).contains(&node.kind);
    match (is_code(node.kind), is_declaration) {
        (true, _) => Some(node.data[1] as usize),
        (_, true) => Some(node.data[0] as usize),
        _ => None,
    }
}

/// The known lists of children.
#[derive(Default)]
pub(super) struct Descendants {
    /// For each node, by address, the range of its children in `lists`.
    of: FxHashMap<usize, (u32, u32)>,
    lists: Vec<CXCursor>,
    /// True if a visit came in an order that [`Found`] cannot follow. Then libclang is asked each time.
    pub(super) is_useless: bool,
}

impl Descendants {
    /// The children of a node, if they are known.
    pub(super) fn get(&self, node: &CXCursor) -> Option<&[CXCursor]> {
        let (from, to) = *self.of.get(&address(node)?)?;
        Some(&self.lists[from as usize..to as usize])
    }

    /// Adds the lists of a visit.
    pub(super) fn keep(&mut self, found: Found) {
        let Found { nodes, parents, .. } = found;
        if self.lists.len() > KEPT {
            *self = Descendants::default();
        }
        // The start of each node's list in `lists`: the children of a node are consecutive, in the order of the visit.
        let start = self.lists.len() as u32;
        let mut ends = vec![0_u32; nodes.len() + 1];
        for parent in &parents {
            ends[*parent as usize + 1] += 1;
        }
        let mut sum = start;
        for end in &mut ends {
            sum += *end;
            *end = sum;
        }
        let mut next = ends.clone();
        self.lists.resize(start as usize + parents.len(), nodes[0]);
        for (node, parent) in nodes[1..].iter().zip(&parents) {
            let at = &mut next[*parent as usize];
            self.lists[*at as usize] = *node;
            *at += 1;
        }
        for (at, node) in nodes.iter().enumerate() {
            if let Some(address) = address(node) {
                self.of.insert(address, (ends[at], next[at]));
            }
        }
    }
}

/// The nodes that a visit of everything below a node finds.
pub(super) struct Found {
    /// All nodes; the first is the root of the visit.
    nodes: Vec<CXCursor>,
    /// The parents of the others, as indices into `nodes`.
    parents: Vec<u32>,
    /// The path from the root to the last node, as indices into `nodes`.
    path: Vec<u32>,
    /// True if the visit was in preorder: each node after its parent, with only descendants of the parent between them.
    is_whole: bool,
}

impl Found {
    pub(super) fn below(node: CXCursor) -> Found {
        Found { nodes: vec![node], parents: Vec::new(), path: vec![0], is_whole: true }
    }

    pub(super) fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// The callback of `clang_visitChildren`.
    pub(super) extern "C" fn push(node: CXCursor, parent: CXCursor, data: CXClientData) -> c_int {
        // SAFETY: `data` is the `Found` that the caller of the visit passes, alive during the visit and used by nothing
        // else.
        let found = unsafe { &mut *data.cast::<Found>() };
        let is_same = |at: u32| {
            let known = found.nodes[at as usize];
            known.kind == parent.kind
                && (known.data == parent.data || is_code(parent.kind) && known.data[1] == parent.data[1])
        };
        while found.path.last().is_some_and(|last| !is_same(*last)) {
            found.path.pop();
        }
        let Some(parent) = found.path.last() else {
            found.is_whole = false;
            return CXChildVisit_Break;
        };
        found.parents.push(*parent);
        found.path.push(found.nodes.len() as u32);
        found.nodes.push(node);
        CXChildVisit_Recurse
    }
}
