//! What stands below nodes, found once.
//!
//! libclang is asked for the children of a node several times, and takes a thousand instructions to start each answer. So
//! it is asked once for all that stands below a body or an expression, and the lists are kept while there is room.

#![allow(unsafe_code)] // home of the libclang calls: the visitor is called by libclang

use clang_sys::{
    CXChildVisit_Break, CXChildVisit_Recurse, CXClientData, CXCursor, CXCursor_CXXAccessSpecifier,
    CXCursor_CXXBaseSpecifier, CXCursor_ObjCSuperClassRef, CXCursor_UnexposedDecl, CXCursor_VariableRef,
    CXCursorKind,
};
use rustc_hash::FxHashMap;
use std::os::raw::c_int;

/// With more nodes than this all are forgotten before others are asked for.
const KEPT: usize = 1 << 17;

// As clang-c/Index.h numbers them.
const FIRST_EXPRESSION: CXCursorKind = clang_sys::CXCursor_UnexposedExpr;
const LAST_STATEMENT: CXCursorKind = clang_sys::CXCursor_TranslationUnit - 1;

/// Whether a node is a statement or an expression.
pub(super) fn is_code(kind: CXCursorKind) -> bool {
    (FIRST_EXPRESSION..=LAST_STATEMENT).contains(&kind)
}

/// Whether a node refers to something, and has nothing below it.
pub(super) fn is_reference(kind: CXCursorKind) -> bool {
    (CXCursor_ObjCSuperClassRef..=CXCursor_VariableRef).contains(&kind) && kind != CXCursor_CXXBaseSpecifier
}

/// Where what a node shows is kept in memory, which says which one it is.
fn address(node: &CXCursor) -> Option<usize> {
    let is_declaration = (CXCursor_UnexposedDecl..=CXCursor_CXXAccessSpecifier).contains(&node.kind);
    match (is_code(node.kind), is_declaration) {
        (true, _) => Some(node.data[1] as usize),
        (_, true) => Some(node.data[0] as usize),
        _ => None,
    }
}

/// The lists of children that are known.
#[derive(Default)]
pub(super) struct Descendants {
    /// For a node, where its list starts and ends.
    of: FxHashMap<usize, (u32, u32)>,
    lists: Vec<CXCursor>,
    /// Whether a visit came out in another order than this is made for: libclang is asked each time.
    pub(super) is_useless: bool,
}

impl Descendants {
    /// The children of a node, where they are known.
    pub(super) fn get(&self, node: &CXCursor) -> Option<&[CXCursor]> {
        let (from, to) = *self.of.get(&address(node)?)?;
        Some(&self.lists[from as usize..to as usize])
    }

    /// Keeps what a visit found.
    pub(super) fn keep(&mut self, found: Found) {
        let Found { nodes, parents, .. } = found;
        if self.lists.len() > KEPT {
            *self = Descendants::default();
        }
        // Where the list of each starts: those of one parent stand together, in the order they were found.
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

/// What a visit of all nodes below one finds.
pub(super) struct Found {
    /// The first one is the one that was visited.
    nodes: Vec<CXCursor>,
    /// The parents of the others, by number.
    parents: Vec<u32>,
    /// The last one and those it is below.
    path: Vec<u32>,
    /// Whether each came after its parent, with nothing but what is below that between the two.
    is_whole: bool,
}

impl Found {
    pub(super) fn below(node: CXCursor) -> Found {
        Found { nodes: vec![node], parents: Vec::new(), path: vec![0], is_whole: true }
    }

    pub(super) fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// For `clang_visitChildren`.
    pub(super) extern "C" fn push(node: CXCursor, parent: CXCursor, data: CXClientData) -> c_int {
        // SAFETY: `data` is the value that who visits passes, alive during the visit and used by nothing else.
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
