//! Expressions of clauses, which live as long as the tree of the file.

use okl_fortran::ast::Expr;
use std::cell::OnceCell;

/// Expressions that are added one after another and stay where they are.
#[derive(Debug, Default)]
pub struct Arena {
    /// The start of the list.
    first: Tail,
}

/// The end of an [`Arena`], where the next expression goes.
pub type Tail = OnceCell<Box<Node>>;

/// An expression, and the place of the next one.
#[derive(Debug)]
pub struct Node {
    /// What is kept.
    expr: Expr,
    /// What was kept after it.
    next: Tail,
}

impl Arena {
    /// The place of the first expression.
    pub fn start(&self) -> &Tail {
        &self.first
    }
}

/// Adds an expression at the end of an arena; returns it, and the new end.
pub fn add(tail: &Tail, expr: Expr) -> (&Expr, &Tail) {
    let node = tail.get_or_init(|| Box::new(Node { expr, next: OnceCell::new() }));
    (&node.expr, &node.next)
}

impl Drop for Arena {
    // One after another: a long list would fill the stack.
    fn drop(&mut self) {
        let mut next = self.first.take();
        while let Some(mut node) = next {
            next = node.next.take();
        }
    }
}
