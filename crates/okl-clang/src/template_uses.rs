//! Names with template arguments in code: types, constants, methods of instances of class templates.

use crate::functions::is_function;
use crate::libclang::Cursor;
use crate::reader::Reader;
use clang_sys::*;
use okl_model::{CalleeId, TemplateConstant, TemplateUses};

impl<'u> Reader<'u> {
    /// Reads what the code outside of templates names.
    pub(crate) fn plain_uses(&mut self, root: Cursor<'u>, found: &mut TemplateUses) {
        let prelude = self.prelude;
        let is_own = |one: &Cursor<'u>| one.extent().is_some_and(|extent| extent.start >= prelude);
        let mut open: Vec<Cursor<'u>> = root.children().into_iter().filter(is_own).collect();
        open.reverse();
        while let Some(node) = open.pop() {
            match node.kind() {
                CXCursor_Namespace | CXCursor_LinkageSpec | CXCursor_UnexposedDecl => {
                    open.extend(node.children().into_iter().rev());
                }
                CXCursor_FunctionDecl
                | CXCursor_CXXMethod
                | CXCursor_Constructor
                | CXCursor_Destructor
                | CXCursor_ConversionFunction
                | CXCursor_VarDecl
                | CXCursor_TypedefDecl
                | CXCursor_TypeAliasDecl => self.uses(node, found, &mut |_, _| {}),
                // Explicit specialisations are instances.
                CXCursor_StructDecl | CXCursor_ClassDecl | CXCursor_UnionDecl
                    if node.template().is_none() =>
                {
                    self.uses(node, found, &mut |_, _| {});
                }
                _ => {}
            }
        }
    }

    /// Reads what a node and all below it name, and visits them.
    pub(crate) fn uses(
        &mut self,
        root: Cursor<'u>,
        found: &mut TemplateUses,
        visit: &mut dyn FnMut(&mut Reader<'u>, Cursor<'u>),
    ) {
        let mut open = vec![root];
        while let Some(node) = open.pop() {
            if is_template(node.kind()) {
                continue;
            }
            visit(self, node);
            found.types.extend(self.type_names(node));
            if node.kind() == CXCursor_CallExpr
                && let Some(member) = self.called_member(node)
            {
                found.members.push((self.span(node), member));
            }
            match self.template_constant(node) {
                Some(constant) => found.constants.push(constant),
                None => open.extend(node.children().into_iter().rev()),
            }
        }
    }

    /// The method of an instance of a class template of the text that a call calls.
    fn called_member(&mut self, call: Cursor<'u>) -> Option<CalleeId> {
        let function = call.referenced().filter(|function| is_function(*function))?;
        let class = function.semantic_parent()?;
        self.function_of(function).filter(|_| class.template().is_some())?;
        Some(self.callee(function))
    }

    /// `scale<float>`, `std::is_same<T, int>::value`, `sizeof(vec<T, 3>)`, the `size` of an instance
    fn template_constant(&self, node: Cursor<'u>) -> Option<TemplateConstant> {
        let names_value = node.kind() == CXCursor_DeclRefExpr && !node.referenced().is_some_and(is_function);
        let extent = node.extent().filter(|_| names_value || node.kind() == CXCursor_UnaryExpr)?;
        let is_by_arguments = extent.of(self.tokens.text()).contains('<');
        if !(is_by_arguments || names_value && is_static_member(node)) {
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
}

/// True for a name of a constant in an instance of a class template.
fn is_static_member(name: Cursor<'_>) -> bool {
    let variable = name.referenced().filter(|one| one.kind() == CXCursor_VarDecl);
    let class = variable.and_then(Cursor::semantic_parent);
    class.is_some_and(|class| !is_function(class) && class.template().is_some())
}

fn is_template(kind: CXCursorKind) -> bool {
    matches!(
        kind,
        CXCursor_FunctionTemplate
            | CXCursor_ClassTemplate
            | CXCursor_ClassTemplatePartialSpecialization
            | CXCursor_TypeAliasTemplateDecl
    )
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
