//! The unit: the parsed translation unit.

use crate::{
    AttrId, AttrUse, CallExpr, Callee, CalleeId, Canonical, CastStyle, Construct, Count, Declaration,
    DeclarationId, ExprId, ExprKind, Expression, ForLoop, Intrinsic, Layout, Mention, Stmt, StmtId, StmtKind,
    Ty, Type, TypeId, TypeKind, Update,
};
use okl_source::Span;
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::marker::PhantomData;

/// The version of the document format.
pub const SCHEMA: u32 = 2;

/// The facts about one translation unit.
///
/// `parse` makes it; every span in it is a range of [`Unit::text`].
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Unit {
    /// The version of the document format.
    pub schema: u32,
    /// Features that a reader has to support; a reader that does not know one of them must refuse the unit.
    #[serde(default)]
    pub requires: Vec<String>,
    /// True if the text has errors: the parts that clang could not parse are opaque or missing. Such units are for
    /// editors; `check` and lowering refuse them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_partial: bool,
    /// The normalized text.
    pub text: String,
    /// The types of all expressions, each once, indexed by [`TypeId`].
    #[serde(default, deserialize_with = "many")]
    pub types: Vec<Type>,
    /// All expressions, operands before the expressions that use them, indexed by [`ExprId`].
    #[serde(default, deserialize_with = "numbered_expressions")]
    pub expressions: Vec<Expression>,
    /// All statements, sub-statements before the statements that hold them, indexed by [`StmtId`].
    #[serde(default, deserialize_with = "numbered")]
    pub statements: Vec<Stmt>,
    /// All functions that are called, as their calls see them, indexed by [`CalleeId`].
    #[serde(default)]
    pub callees: Vec<Callee>,
    /// All uses of attributes, indexed by [`AttrId`].
    #[serde(default, deserialize_with = "many")]
    pub attributes: Vec<AttrUse>,
    /// All variables that functions of the user's files declare or use, indexed by [`VarId`].
    #[serde(default, deserialize_with = "many")]
    pub variables: Vec<Variable>,
    /// All functions of the user's files, kernels included, indexed by [`FunctionId`].
    #[serde(default)]
    pub functions: Vec<Function>,
    /// All other declarations of the user's files, sorted by start, indexed by [`DeclarationId`].
    #[serde(default)]
    pub declarations: Vec<Declaration>,
    /// All places that name types, templates and namespaces, in source order.
    #[serde(default)]
    pub mentions: Vec<Mention>,
    /// The ranges of all keywords, of every `::`, and of every token in an alternative spelling (`<:` for `[`), in
    /// source order. Tokens of directives and of OKL's attributes are left out, except for code in attributes of loops.
    #[serde(default, deserialize_with = "many")]
    pub keywords: Vec<Span>,
    /// The ranges of all comments, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<Span>,
    /// The qualified names with a named scope directly before the name: `std::sqrt`, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scoped: Vec<Scoped>,
    /// The ranges of names after a `::` without a scope before it: `::sqrt`, in source order; a `::` after a `>` does
    /// not count, as the `>` may end a scope.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rooted: Vec<Span>,
    /// The `alignas(...)` specifiers, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alignments: Vec<Alignment>,
    /// The ranges of lists of C++'s own attributes: `[[maybe_unused]]`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attribute_lists: Vec<Span>,
    /// The ranges of literals with an encoding prefix, or raw ones: `u8"a"`, `L'b'`, `R"(c)"`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub encoded: Vec<Span>,
    /// The layouts of all classes and enumerations of the user's files.
    #[serde(default)]
    pub layouts: Vec<Layout>,
    /// The declarations at file scope, in source order.
    #[serde(default)]
    pub items: Vec<Item>,
    /// The declarations directly in namespaces, in source order. Their dependencies are those of the items around them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<Item>,
    /// All accesses `m(i, j)` to variables with `@dim`.
    #[serde(default)]
    pub dim_accesses: Vec<DimAccess>,
    /// The preprocessor lines that are still in the text, in source order.
    #[serde(default)]
    pub directives: Vec<Directive>,
    /// Macro uses: ranges that are printed as the user wrote them unless an edit changes them.
    #[serde(default, deserialize_with = "many")]
    pub folds: Vec<Fold>,
    /// The `#define` lines to write before the output: macros of the command line.
    #[serde(default)]
    pub prologue: Vec<String>,
    /// The ranges of code that throws or catches exceptions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exceptions: Vec<Span>,
    /// Constructs that some compilers or devices do not support, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub constructs: Vec<Construct>,
    /// The names of OKL that the text uses without declaring them, sorted: `float4`, `M_PI`, `sqrt`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub builtins: Vec<String>,
    /// The functions that are called without a declaration, sorted by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undeclared: Vec<Undeclared>,
    /// The intrinsics that the text names, indexed by [`crate::IntrinsicId`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub intrinsics: Vec<Intrinsic>,
}

/// A function that is called without a declaration.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Undeclared {
    /// Its name.
    pub name: String,
    /// A declared function with a similar name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meant: Option<String>,
}

/// The index of a variable in [`Unit::variables`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VarId(pub u32);

/// The index of a function in [`Unit::functions`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FunctionId(pub u32);

/// A function, method or kernel.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The range of the name.
    pub name_span: Span,
    /// The range of the declaration, from its first token (attributes and `template <...>` included) to its last.
    pub span: Span,
    /// The offset of its specifiers: after `template <...>` and attributes.
    pub specifiers: u32,
    /// The last `*` before its name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub star: Option<Span>,
    /// The range between the parentheses of the parameter list.
    pub params_span: Span,
    /// The `...` at the end of the parameter list of a variadic function.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ellipsis: Option<Span>,
    /// The range after the parameters from a `noexcept` or a `->` on, up to the body or the `;`; empty if there is
    /// neither.
    #[serde(default, skip_serializing_if = "Span::is_empty_ref")]
    pub tail: Span,
    /// Its return type.
    pub result: TypeId,
    /// Its parameters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub params: Vec<VarId>,
    /// Its body; none for a declaration that is no definition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<StmtId>,
    /// Its attributes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attrs: Vec<AttrId>,
    /// True if it is a kernel.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_kernel: bool,
    /// True if it is a template, or a member of one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_template: bool,
    /// True if it is a member of a class.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_method: bool,
    /// The range of the outermost class that it is a member of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<Span>,
    /// True if it is `constexpr`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_constexpr: bool,
    /// The canonical declaration: the first declaration of the same function; itself if there is no other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub canonical: Option<FunctionId>,
}

/// A variable, parameter or field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Variable {
    /// Its name; empty for an unnamed parameter.
    pub name: String,
    /// The range of the name.
    pub name_span: Span,
    /// The range from its specifiers to the end of its declarator and initializer.
    pub span: Span,
    /// Its type.
    pub ty: TypeId,
    /// The kind of variable: parameter, local, global or field.
    pub scope: Scope,
    /// Its attributes, those of its type included.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attrs: Vec<AttrId>,
    /// Its initializer without the `=`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub init: Option<ExprId>,
    /// The tokens of its declarator.
    #[serde(default, skip_serializing_if = "Declarator::is_plain")]
    pub declarator: Declarator,
    /// True if it is declared `static`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_static: bool,
    /// True if it is declared `thread_local`: each thread of the host has one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_thread_local: bool,
    /// True if it is a member that is declared `mutable`: it may change in a constant object.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_mutable: bool,
    /// True if it is declared `constexpr`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_constexpr: bool,
    /// True if it is declared with `auto`, so that its type is deduced from its initializer: `e` of `auto p = s, e = s
    /// + 3;`
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_deduced: bool,
    /// True if it is a name of a structured binding: `x` of `auto [x, y] = p;`
    ///
    /// Such a variable cannot be declared by itself. Its span and initializer are those of the whole binding, and its
    /// type is a reference if the binding is one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_binding: bool,
}

/// The ranges of the tokens of a declarator, before and after the name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Declarator {
    /// The last `*` before the name; none if the `*` is part of a named or deduced type: `row p`, `auto p`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub star: Option<Span>,
    /// The `&` or `&&` before the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ampersand: Option<Span>,
    /// The bounds of an array with their brackets, in order: `[2]`, `[3]`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bounds: Vec<Span>,
    /// The `=` before its initializer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub equals: Option<Span>,
    /// The braces, or without `=` the parentheses, around its initializer: `(1)`, `{1, 2}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brackets: Option<Brackets>,
    /// The boundary to the next declarator of the same declaration, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<NextDeclarator>,
    /// The `:` before the width of a bit-field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colon: Option<Span>,
}

/// The boundary between a declarator and the next one of the same declaration: `int *a = p, b;`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NextDeclarator {
    /// The offset of the first declarator's own tokens, after the specifiers that all declarators share: the `*`.
    pub start: u32,
    /// The comma between them.
    pub comma: Span,
}

/// The brackets around an initializer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Brackets {
    /// The range of the brackets and the text between them.
    pub span: Span,
    /// True for braces, false for parentheses.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub are_braces: bool,
}

impl Declarator {
    /// Returns true if the declarator is a name alone.
    pub fn is_plain(&self) -> bool {
        *self == Declarator::default()
    }
}

/// The scope and storage of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// A parameter of a function.
    Parameter,
    /// A variable in a function.
    Local,
    /// A variable at file or namespace scope, or a static member.
    Global,
    /// A member of a class.
    Field,
    /// A value that a later version of okl added.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

/// A declaration at file or namespace scope.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Item {
    /// Its kind.
    pub kind: ItemKind,
    /// Its name; empty if it has none.
    pub name: String,
    /// The range from its first to its last token, a final `;` included.
    pub span: Span,
    /// The items it depends on, as indices into [`Unit::items`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<u32>,
}

/// The kinds of items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ItemKind {
    /// A function declaration or definition.
    Function(FunctionId),
    /// A variable; several declarators give several items with the same span.
    Variable(VarId),
    /// A struct, class, union, enumeration, typedef or alias.
    Type,
    /// A namespace with its contents.
    Namespace,
    /// Any other declaration.
    Other,
}

/// An access to an array by the dimensions of its `@dim`: `m(i, j)`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DimAccess {
    /// The range of the access.
    pub span: Span,
    /// The range of the indexed expression: `m`, `state.velocity`.
    pub base: Span,
    /// The ranges of the indices.
    pub indices: Vec<Span>,
    /// The `@dim` with the dimensions.
    pub dim: AttrId,
    /// The `@dimOrder`, if there is one.
    pub order: Option<AttrId>,
    /// The dimensions as code at this place: `s.n` for the `n` of `@dim(n, m)` on a member of `s`.
    pub sizes: Vec<String>,
    /// For each dimension, the variables that it names, members left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<Vec<VarId>>,
}

/// An `alignas(...)` specifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Alignment {
    /// The range of the specifier.
    pub span: Span,
    /// The range between the parentheses: a number, or a type whose alignment is taken.
    pub inside: Span,
    /// True if it is a type.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_type: bool,
}

/// A qualified name: a name after `::`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Scoped {
    /// The range of the name directly before the `::`, without further scopes.
    pub scope: Span,
    /// The range of the name after it.
    pub name: Span,
}

/// A preprocessor line of the text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Directive {
    /// The range from the `#` to the end of its logical line; for `_Pragma`, from the operator to its closing
    /// parenthesis.
    pub span: Span,
    /// Its kind.
    pub kind: DirectiveKind,
    /// The name of the macro, the header, or the text of the pragma with its macros expanded.
    pub text: String,
}

/// The kinds of preprocessor lines that the normalized text keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DirectiveKind {
    /// `#define`.
    Define,
    /// `#undef`.
    Undef,
    /// `#pragma`.
    Pragma,
    /// `_Pragma("...")`.
    PragmaOperator,
    /// `#include` of a header that is left to the compiler of the target.
    Include,
    /// `#include <okl_intrinsic.h>`: its declarations come from tables of intrinsics; the line is not written for any
    /// target.
    Intrinsics,
    /// Any other line, such as an `#include` of a header that okl could not read; it is left to the compiler of the
    /// target.
    Other,
}

/// A range of the text and the text that the user wrote for it, such as a macro use.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fold {
    /// The range of the normalized text.
    pub span: Span,
    /// The text that is printed in its place, unless an edit changes the range.
    pub text: String,
}

impl Unit {
    /// The variable with that index.
    ///
    /// # Panics
    /// If the index comes from another unit.
    pub fn variable(&self, id: VarId) -> &Variable {
        &self.variables[id.0 as usize]
    }

    /// The expression with that index.
    ///
    /// # Panics
    /// If the index comes from another unit.
    pub fn expression(&self, id: ExprId) -> &Expression {
        okl_source::steps::step();
        &self.expressions[id.0 as usize]
    }

    /// The statement with that index.
    ///
    /// # Panics
    /// If the index comes from another unit.
    pub fn stmt(&self, id: StmtId) -> &Stmt {
        okl_source::steps::step();
        &self.statements[id.0 as usize]
    }

    /// The body of a function; none for a declaration that is no definition.
    pub fn body(&self, function: &Function) -> Option<&Stmt> {
        function.body.map(|body| self.stmt(body))
    }

    /// The direct sub-statements, in source order.
    pub fn children(&self, stmt: &Stmt) -> Vec<&Stmt> {
        let mut found = Vec::new();
        stmt.each_child(&mut |child| found.push(self.stmt(child)));
        found
    }

    /// The statements with those indices.
    pub fn stmts<'u>(&'u self, list: &'u [StmtId]) -> impl DoubleEndedIterator<Item = &'u Stmt> + Clone {
        list.iter().map(|id| self.stmt(*id))
    }

    /// Visits a statement and all statements inside of it, in preorder.
    pub fn walk<'u>(&'u self, stmt: &'u Stmt, visit: &mut dyn FnMut(&'u Stmt)) {
        visit(stmt);
        stmt.each_child(&mut |child| self.walk(self.stmt(child), visit));
    }

    /// The range of the innermost scope below `stmt` that contains the declaration at `place`.
    pub fn scope_of(&self, stmt: &Stmt, place: Span) -> Span {
        let mut scope = stmt.span;
        let mut next = self.child_at(stmt, place);
        while let Some(inner) = next {
            if inner.is_scope() {
                scope = inner.span;
            }
            next = self.child_at(inner, place);
        }
        scope
    }

    /// The direct sub-statement of `stmt` that contains a range.
    pub fn child_at(&self, stmt: &Stmt, place: Span) -> Option<&Stmt> {
        self.children(stmt).into_iter().find(|child| child.span.contains(place))
    }

    /// Returns true if the declaration at `place` is in scope at `from`; both are below `stmt`.
    pub fn sees(&self, stmt: &Stmt, from: Span, place: Span) -> bool {
        !from.contains(place) && place.start < from.start && self.scope_of(stmt, place).contains(from)
    }

    /// The declaration with that index.
    ///
    /// # Panics
    /// If the index comes from another unit.
    pub fn declared(&self, id: DeclarationId) -> &Declaration {
        &self.declarations[id.0 as usize]
    }

    /// The type with that index.
    ///
    /// # Panics
    /// If the index comes from another unit.
    pub fn ty(&self, id: TypeId) -> Ty<'_> {
        Ty::new(&self.types, id)
    }

    /// The initializer of a variable; for a name of a structured binding, the initializer of the whole binding.
    pub fn init(&self, variable: &Variable) -> Option<&Expression> {
        variable.init.map(|init| self.expression(init))
    }

    /// The initializer of a variable, if it is a constant integer.
    pub fn init_value(&self, variable: &Variable) -> Option<i64> {
        self.init(variable).filter(|_| !variable.is_binding).and_then(|init| self.integer(init))
    }

    /// The value of a constant expression of an integer or enumeration type.
    pub fn integer(&self, expression: &Expression) -> Option<i64> {
        expression.value.filter(|_| matches!(self.ty(expression.ty).kind, TypeKind::Int(_) | TypeKind::Enum))
    }

    /// The arguments of an attribute that are expressions.
    pub fn values(&self, attr: &AttrUse) -> Vec<&Expression> {
        attr.values.iter().map(|value| self.expression(*value)).collect()
    }

    /// The canonical header of a loop, with its expressions.
    pub fn count(&self, l: &ForLoop) -> Option<Count<'_>> {
        let Canonical { start, comparison, bound, step, direction, compared } = l.canonical.clone()?;
        Some(Canonical {
            start: self.expression(start),
            comparison,
            bound: self.expression(bound),
            step: step.map(|step| self.expression(step)),
            direction,
            compared,
        })
    }

    /// The type of an expression.
    ///
    /// # Panics
    /// If the index comes from another unit.
    pub fn type_of(&self, id: ExprId) -> Ty<'_> {
        self.ty(self.expression(id).ty)
    }

    /// The called function with that index.
    ///
    /// # Panics
    /// If the index comes from another unit.
    pub fn callee(&self, id: CalleeId) -> &Callee {
        &self.callees[id.0 as usize]
    }

    /// The call and the intrinsic, if the expression is a call of an intrinsic.
    pub fn intrinsic_call<'u>(&'u self, expression: &'u Expression) -> Option<(&'u CallExpr, &'u Intrinsic)> {
        let ExprKind::Call(call) = &expression.kind else { return None };
        Some((call, self.intrinsic(call)?))
    }

    /// The intrinsic that is called, if it is one.
    pub fn intrinsic(&self, call: &CallExpr) -> Option<&Intrinsic> {
        let id = self.callee(call.callee()?).intrinsic?;
        self.intrinsics.get(id.0 as usize)
    }

    /// The first use of a feature of [`Unit::requires`] in the text; none if the feature is not used.
    pub fn first_use_of(&self, feature: &str) -> Option<Span> {
        if feature != "intrinsics" {
            return None;
        }
        let calls = self.expressions.iter().filter_map(|expression| self.intrinsic_call(expression));
        calls.map(|(call, _)| call.name_span).min_by_key(|span| span.start)
    }

    /// The expression without parentheses and implicit conversions around it.
    pub fn peeled(&self, mut id: ExprId) -> ExprId {
        while let ExprKind::Paren(inner) | ExprKind::Cast { style: CastStyle::Implicit, operand: inner, .. } =
            self.expression(id).kind
        {
            id = inner;
        }
        id
    }

    /// The next variable of the same declaration: `b` after `a` of `int a, b;`.
    pub fn next_declared(&self, variable: &Variable) -> Option<&Variable> {
        let next = variable.declarator.next?;
        let later = self.variables.iter().filter(|other| other.name_span.start >= next.comma.end);
        later.min_by_key(|other| other.name_span.start)
    }

    /// The change of a place that the expression is; parentheses around it are skipped.
    pub fn update(&self, id: ExprId) -> Option<Update> {
        self.expression(self.peeled(id)).kind.as_update()
    }

    /// The change of a place that the statement is, if it is an expression statement.
    pub fn update_of(&self, stmt: &Stmt) -> Option<Update> {
        match (&stmt.kind, &stmt.expressions[..]) {
            (StmtKind::Expression, [only, ..]) => self.update(*only),
            _ => None,
        }
    }

    /// The function with that index.
    ///
    /// # Panics
    /// If the index comes from another unit.
    pub fn function(&self, id: FunctionId) -> &Function {
        &self.functions[id.0 as usize]
    }

    /// The attribute use with that index.
    ///
    /// # Panics
    /// If the index comes from another unit.
    pub fn attribute(&self, id: AttrId) -> &AttrUse {
        &self.attributes[id.0 as usize]
    }

    /// The text of a range.
    pub fn source(&self, span: Span) -> &str {
        span.of(&self.text)
    }

    /// The kernels, in source order.
    pub fn kernels(&self) -> impl Iterator<Item = (FunctionId, &Function)> {
        self.functions
            .iter()
            .enumerate()
            .filter(|(_, function)| function.is_kernel)
            .map(|(at, function)| (FunctionId(at as u32), function))
    }

    /// The first of `attrs` with that name.
    pub fn find_attr(&self, attrs: &[AttrId], name: &str) -> Option<AttrId> {
        attrs.iter().copied().find(|id| self.attribute(*id).name == name)
    }

    /// Returns true if one of `attrs` has that name.
    pub fn has_attr(&self, attrs: &[AttrId], name: &str) -> bool {
        self.find_attr(attrs, name).is_some()
    }
}

/// Reads the statements. Each gets its own index, which the document does not repeat.
fn numbered<'de, D: Deserializer<'de>>(document: D) -> Result<Vec<Stmt>, D::Error> {
    each(document, |stmt: &mut Stmt, at| stmt.id = StmtId(at))
}

fn numbered_expressions<'de, D: Deserializer<'de>>(document: D) -> Result<Vec<Expression>, D::Error> {
    each(document, |expression: &mut Expression, at| expression.id = ExprId(at))
}

/// Reads a list that usually has many elements.
fn many<'de, T: Deserialize<'de>, D: Deserializer<'de>>(document: D) -> Result<Vec<T>, D::Error> {
    each(document, |_, _| {})
}

/// Reads a list and calls `done` with each element and its index.
///
/// The document does not announce the length of a list. The list starts with room for 64 elements, since one that
/// starts empty would be moved at 4, 8, 16 and 32 elements.
fn each<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    document: D,
    done: impl Fn(&mut T, u32),
) -> Result<Vec<T>, D::Error> {
    struct Elements<T, F>(F, PhantomData<T>);

    impl<'de, T: Deserialize<'de>, F: Fn(&mut T, u32)> Visitor<'de> for Elements<T, F> {
        type Value = Vec<T>;

        fn expecting(&self, text: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            text.write_str("a list")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<Vec<T>, A::Error> {
            let mut all = Vec::with_capacity(64);
            while let Some(mut element) = elements.next_element()? {
                (self.0)(&mut element, all.len() as u32);
                all.push(element);
            }
            Ok(all)
        }
    }

    document.deserialize_seq(Elements(done, PhantomData))
}
