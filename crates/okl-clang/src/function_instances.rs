//! The bodies of instances of function templates, and of methods of instances of class templates.
//!
//! The walk of the text sees the body of a template, where calls and conditions depend on its parameters. The node of a
//! called instance has a body of its own, in which clang has resolved them.

use crate::functions::is_function;
use crate::libclang::Cursor;
use crate::loops::peel;
use crate::reader::Reader;
use clang_sys::*;
use okl_model::{CalleeId, ChosenBranch, ConstantChoice, FunctionInstance, TemplateUses};
use okl_source::Span;

impl<'u> Reader<'u> {
    /// Reads the instances of class templates; with `bodies` also what instances of all templates name and call.
    pub(crate) fn all_instances(&mut self, root: Cursor<'u>, bodies: bool) {
        self.class_instances();
        if bodies {
            self.function_instances(root);
        }
        self.declare_types();
    }

    /// Reads the bodies of the instances that the text calls, and of those that these call; what instances of class
    /// templates name; and what code outside of templates names by template arguments.
    fn function_instances(&mut self, root: Cursor<'u>) {
        let mut uses = TemplateUses::default();
        self.plain_uses(root, &mut uses);
        self.unit.template_uses = uses;
        let (mut functions, mut classes) = (0, 0);
        // Reading a body or a class may add both.
        while functions < self.instances.len() || classes < self.classes.len() {
            if let Some((callee, function)) = self.instances.get(functions).copied() {
                functions += 1;
                let instance = self.function_instance(callee, function);
                self.unit.instances.push(instance);
            } else {
                self.class_uses(classes);
                classes += 1;
            }
        }
    }

    fn function_instance(&mut self, callee: CalleeId, function: Cursor<'u>) -> FunctionInstance {
        let is_defined = function.children().iter().any(is_body);
        let mut instance = FunctionInstance {
            callee,
            is_defined,
            calls: Vec::new(),
            choices: Vec::new(),
            uses: TemplateUses::default(),
        };
        let mut uses = TemplateUses::default();
        self.uses(function, &mut uses, &mut |reader, node| match node.kind() {
            CXCursor_CallExpr => instance.calls.extend(reader.named_call(node)),
            CXCursor_IfStmt => instance.choices.extend(reader.constant_choice(node)),
            _ => {}
        });
        instance.uses = uses;
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

fn is_body(node: &Cursor<'_>) -> bool {
    node.kind() == CXCursor_CompoundStmt
}

/// False for `;` and for a block with nothing in it.
fn has_code(branch: Cursor<'_>) -> bool {
    match branch.kind() {
        CXCursor_NullStmt => false,
        CXCursor_CompoundStmt => !branch.children().is_empty(),
        _ => true,
    }
}
