//! The bodies of instances of function templates.
//!
//! The walk of the text sees the body of a template, where calls and conditions depend on its parameters. The node of a
//! called instance has a body of its own, in which clang has resolved them. It also knows the constants that template
//! arguments name.

use crate::functions::is_function;
use crate::libclang::Cursor;
use crate::loops::peel;
use crate::reader::Reader;
use clang_sys::*;
use okl_model::{CalleeId, ChosenBranch, ConstantChoice, FunctionInstance, TemplateConstant};
use okl_source::Span;

impl<'u> Reader<'u> {
    /// Reads the bodies of the instances that the text calls, and of those that these call; and the constants of
    /// templates in other functions.
    pub(crate) fn function_instances(&mut self, root: Cursor<'u>) {
        let mut at = 0;
        // Reading a body may add instances.
        while let Some((callee, function)) = self.instances.get(at).copied() {
            let instance = self.function_instance(callee, function);
            self.unit.instances.push(instance);
            at += 1;
        }
        self.template_constants(root);
    }

    /// Reads the constants of templates in functions that are none.
    fn template_constants(&mut self, root: Cursor<'u>) {
        let prelude = self.prelude;
        let is_own = |one: &Cursor<'u>| one.extent().is_some_and(|extent| extent.start >= prelude);
        let mut open: Vec<Cursor<'u>> = root.children().into_iter().filter(is_own).collect();
        let mut bodies = Vec::new();
        while let Some(node) = open.pop() {
            match node.kind() {
                CXCursor_Namespace | CXCursor_LinkageSpec | CXCursor_UnexposedDecl => {
                    open.extend(node.children());
                }
                CXCursor_FunctionDecl => bodies.extend(node.children().into_iter().filter(is_body)),
                _ => {}
            }
        }
        while let Some(node) = bodies.pop() {
            match self.template_constant(node) {
                Some(constant) => self.unit.template_constants.push(constant),
                None => bodies.extend(node.children()),
            }
        }
    }

    fn function_instance(&mut self, callee: CalleeId, function: Cursor<'u>) -> FunctionInstance {
        let mut open: Vec<Cursor<'u>> = function.children().into_iter().filter(is_body).collect();
        let mut instance = FunctionInstance {
            callee,
            is_defined: !open.is_empty(),
            calls: Vec::new(),
            choices: Vec::new(),
            constants: Vec::new(),
        };
        while let Some(node) = open.pop() {
            match node.kind() {
                CXCursor_CallExpr => instance.calls.extend(self.named_call(node)),
                CXCursor_IfStmt => instance.choices.extend(self.constant_choice(node)),
                _ => {}
            }
            match self.template_constant(node) {
                Some(constant) => instance.constants.push(constant),
                None => open.extend(node.children()),
            }
        }
        instance
    }

    /// `scale<float>`, `std::is_same<T, int>::value`
    fn template_constant(&self, node: Cursor<'u>) -> Option<TemplateConstant> {
        let is_name = node.kind() == CXCursor_DeclRefExpr && !node.referenced().is_some_and(is_function);
        let extent = node.extent().filter(|_| is_name)?;
        if !extent.of(self.tokens.text()).contains('<') {
            return None;
        }
        let ty = node.ty().canonical();
        let text = match ty.kind() {
            CXType_Bool => (node.evaluate()? != 0).to_string(),
            CXType_Float => format!("{:?}f", node.evaluate_float()? as f32),
            CXType_Double => format!("{:?}", node.evaluate_float()?),
            kind if is_integer(kind) => integer(&ty.spelling(), node.evaluate()?),
            _ => return None,
        };
        let is_number = !text.contains("inf") && !text.contains("NaN");
        let text = if text.starts_with('-') { format!("({text})") } else { text };
        is_number.then(|| TemplateConstant { span: self.normal(extent), text })
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

fn is_integer(kind: CXTypeKind) -> bool {
    matches!(
        kind,
        CXType_Char_S
            | CXType_SChar
            | CXType_UChar
            | CXType_Short
            | CXType_UShort
            | CXType_Int
            | CXType_UInt
            | CXType_Long
            | CXType_ULong
            | CXType_LongLong
            | CXType_ULongLong
    )
}

/// `7`, `((const short)(-7))`; the smallest number is written as a difference.
fn integer(ty: &str, value: i64) -> String {
    match (ty.trim_start_matches("const "), value) {
        (ty, i64::MIN) => format!("(({ty})({} - 1))", i64::MIN + 1),
        ("int", 0..) => value.to_string(),
        (ty, _) => format!("(({ty})({value}))"),
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
