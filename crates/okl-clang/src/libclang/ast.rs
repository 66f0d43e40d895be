//! The state that all nodes of a text share, and handles of nodes and types.
//!
//! Every handle borrows the translation unit that it belongs to, so none outlives it.

#![allow(unsafe_code)] // calls libclang, with values that libclang returned

use super::descendants::Descendants;
use super::functions::Functions;
use super::location::Main;
use super::places::Places;
use clang_sys::{CXCursor, CXType};
use smallvec::SmallVec;
use std::cell::RefCell;

/// The state that all nodes of a text share.
pub(super) struct Ast<'l> {
    pub(super) functions: &'l Functions,
    pub(super) places: Places,
    pub(super) below: RefCell<Descendants>,
    pub(super) main: Main,
    /// True if libclang lists instances of templates among the children of the root, as it does with precompiled headers.
    pub(super) has_instances: bool,
}

impl Ast<'_> {
    /// The functions of libclang. Each call counts as a step.
    pub(super) fn ask(&self) -> &Functions {
        okl_source::steps::step();
        self.functions
    }
}

/// A list of nodes. Most nodes have at most three children.
pub(crate) type Cursors<'u> = SmallVec<[Cursor<'u>; 3]>;

/// A node of the AST.
#[derive(Clone, Copy)]
pub(crate) struct Cursor<'u> {
    pub(super) ast: &'u Ast<'u>,
    pub(super) raw: CXCursor,
}

/// A type of the AST.
#[derive(Clone, Copy)]
pub(crate) struct CxType<'u> {
    pub(super) ast: &'u Ast<'u>,
    pub(super) raw: CXType,
}

/// True for the null cursor, with which libclang says that there is no node.
pub(super) fn is_null(f: &Functions, raw: CXCursor) -> bool {
    // SAFETY: `raw` was just returned by libclang.
    raw.kind == clang_sys::CXCursor_InvalidFile && unsafe { (f.clang_Cursor_isNull)(raw) } != 0
}
