//! The bodies of instances of function templates.
//!
//! The walk of the text sees the body of a template, where calls and conditions depend on its parameters. The node of a
//! called instance has a body of its own, in which clang has resolved them.

use crate::functions::is_function;
use crate::libclang::Cursor;
use crate::loops::peel;
use crate::reader::Reader;
use clang_sys::*;
use okl_model::{CalleeId, ChosenBranch, ConstantChoice, FunctionInstance};
use okl_source::Span;

impl<'u> Reader<'u> {
    /// Reads the bodies of the instances that the text calls, and of those that these call.
    pub(crate) fn function_instances(&mut self) {
        let mut at = 0;
        // Reading a body may add instances.
        while let Some((callee, function)) = self.instances.get(at).copied() {
            let instance = self.function_instance(callee, function);
            self.unit.instances.push(instance);
            at += 1;
        }
    }

    fn function_instance(&mut self, callee: CalleeId, function: Cursor<'u>) -> FunctionInstance {
        let body = function.children().into_iter().find(|child| child.kind() == CXCursor_CompoundStmt);
        let mut instance =
            FunctionInstance { callee, is_defined: body.is_some(), calls: Vec::new(), choices: Vec::new() };
        let mut open: Vec<Cursor<'u>> = body.into_iter().collect();
        while let Some(node) = open.pop() {
            match node.kind() {
                CXCursor_CallExpr => instance.calls.extend(self.named_call(node)),
                CXCursor_IfStmt => instance.choices.extend(self.constant_choice(node)),
                _ => {}
            }
            open.extend(node.children());
        }
        instance
    }

    /// The name and the callee of a call of a function of the text.
    fn named_call(&mut self, call: Cursor<'u>) -> Option<(Span, CalleeId)> {
        let function = call.referenced().filter(|function| is_function(*function))?;
        self.function_of(function)?;
        let head = self.expressions(call).first().copied()?;
        let is_name = peel(head).kind() == CXCursor_DeclRefExpr && peel(head).referenced() == Some(function);
        let is_written = is_name && !function.spelling().starts_with("operator");
        is_written.then(|| (self.span(head), self.callee(function)))
    }

    /// `if constexpr`: clang puts an empty statement in place of a branch that it leaves out.
    fn constant_choice(&self, choice: Cursor<'u>) -> Option<ConstantChoice> {
        let start = choice.extent()?.start;
        let at = self.tokens.at(start);
        if !self.tokens.is(at + 1, "constexpr") {
            return None;
        }
        let close = self.tokens.span(self.tokens.partner(at + 2)?).start;
        let parts = self.expressions(choice).into_iter();
        let mut branches = parts.filter(|part| part.extent().is_some_and(|span| span.start > close));
        let (then, otherwise) = (branches.next(), branches.next());
        let branch = match (then.is_some_and(has_code), otherwise.is_some_and(has_code)) {
            (true, _) => ChosenBranch::Then,
            (false, true) => ChosenBranch::Otherwise,
            (false, false) => ChosenBranch::Nothing,
        };
        Some(ConstantChoice { start: self.normal(Span::at(start)).start, branch })
    }
}

/// False for `;` and for a block with nothing in it.
fn has_code(branch: Cursor<'_>) -> bool {
    match branch.kind() {
        CXCursor_NullStmt => false,
        CXCursor_CompoundStmt => !branch.children().is_empty(),
        _ => true,
    }
}
