//! The unit: everything known of one input.

use crate::{
    AttrId, AttrUse, CallExpr, Callee, CalleeId, Canonical, CastStyle, Construct, Count, Declaration,
    DeclarationId, ExprId, ExprKind, Expression, ForLoop, Intrinsic, Layout, Mention, Stmt, StmtId, StmtKind,
    Ty, Type, TypeId, TypeKind, Update,
};
use okl_source::Span;
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::marker::PhantomData;

/// Version of the unit as a document.
pub const SCHEMA: u32 = 2;

/// What okl knows of one translation unit.
///
/// Made by `parse`; every span is a range of `text`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Unit {
    /// Version of this document.
    pub schema: u32,
    /// Facts a reader must know how to respect; one that does not must refuse the unit.
    #[serde(default)]
    pub requires: Vec<String>,
    /// Whether the text has errors: what was not understood is opaque or not there. For editors; no such unit is
    /// checked or lowered.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_partial: bool,
    /// The normalised text.
    pub text: String,
    /// Every type of an expression, each once, indexed by [`TypeId`].
    #[serde(default, deserialize_with = "many")]
    pub types: Vec<Type>,
    /// Every expression, parts before the whole, indexed by [`ExprId`].
    #[serde(default, deserialize_with = "numbered_expressions")]
    pub expressions: Vec<Expression>,
    /// Every statement, parts before the whole, indexed by [`StmtId`].
    #[serde(default, deserialize_with = "numbered")]
    pub statements: Vec<Stmt>,
    /// Every function that is called, as its calls see it, indexed by [`CalleeId`].
    #[serde(default)]
    pub callees: Vec<Callee>,
    /// Every attribute, indexed by [`AttrId`].
    #[serde(default, deserialize_with = "many")]
    pub attributes: Vec<AttrUse>,
    /// Every variable that functions of the user's files declare or use, indexed by [`VarId`].
    #[serde(default, deserialize_with = "many")]
    pub variables: Vec<Variable>,
    /// Every function of the user's files, kernels included, indexed by [`FunctionId`].
    #[serde(default)]
    pub functions: Vec<Function>,
    /// Every other declaration of the user's files, by where it starts, indexed by [`DeclarationId`].
    #[serde(default)]
    pub declarations: Vec<Declaration>,
    /// Where types, templates and namespaces are named, in source order.
    #[serde(default)]
    pub mentions: Vec<Mention>,
    /// Every word of the language, every `::`, and every sign in another spelling (`<:` for `[`), in source order; those
    /// of directives and of OKL's attributes left out, but for the code in those of loops.
    #[serde(default, deserialize_with = "many")]
    pub keywords: Vec<Span>,
    /// What stands between words and signs and is no white space, in source order: comments.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<Span>,
    /// Where a name stands right behind a scope that has one: `std::sqrt`, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scoped: Vec<Scoped>,
    /// The names that stand right behind a `::` with no scope before it: `::sqrt`, in source order; none behind a `>`,
    /// which may end one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rooted: Vec<Span>,
    /// What `alignas(...)` says, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alignments: Vec<Alignment>,
    /// The lists of attributes that are C++'s own: `[[maybe_unused]]`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attribute_lists: Vec<Span>,
    /// Texts and characters whose spelling says how they are kept or written: `u8"a"`, `L'b'`, `R"(c)"`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub encoded: Vec<Span>,
    /// The layout of every class and enumeration of the user's files.
    #[serde(default)]
    pub layouts: Vec<Layout>,
    /// What stands at file scope, in source order.
    #[serde(default)]
    pub items: Vec<Item>,
    /// What stands directly in namespaces, in source order; what it needs, the items around it say.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<Item>,
    /// Every `m(i, j)` on something with `@dim`.
    #[serde(default)]
    pub dim_accesses: Vec<DimAccess>,
    /// Preprocessor lines that are still in the text, in source order.
    #[serde(default)]
    pub directives: Vec<Directive>,
    /// Ranges that print as something shorter while no edit touches them: macro uses.
    #[serde(default, deserialize_with = "many")]
    pub folds: Vec<Fold>,
    /// `#define` lines that go before the output: macros of the command line.
    #[serde(default)]
    pub prologue: Vec<String>,
    /// Where exceptions are thrown or caught.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exceptions: Vec<Span>,
    /// What not every compiler and not every device has, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub constructs: Vec<Construct>,
    /// Names of OKL that the text uses and nothing in it declares, sorted: `float4`, `M_PI`, `sqrt`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub builtins: Vec<String>,
    /// The functions that are called and that nothing declares, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undeclared: Vec<Undeclared>,
    /// The intrinsics that the text names, indexed by [`crate::IntrinsicId`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub intrinsics: Vec<Intrinsic>,
}

/// A function that nothing declares.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Undeclared {
    /// What it is called.
    pub name: String,
    /// One that is declared and has nearly that name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meant: Option<String>,
}

/// Names a variable of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VarId(pub u32);

/// Names a function of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FunctionId(pub u32);

/// A function, method, or kernel.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Function {
    /// Its name.
    pub name: String,
    /// Where the name stands.
    pub name_span: Span,
    /// The declaration from its first token (attributes and `template <...>` included) to its last.
    pub span: Span,
    /// Where its specifiers start: after `template <...>` and attributes.
    pub specifiers: u32,
    /// The last `*` before its name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub star: Option<Span>,
    /// Between the parentheses of the parameter list.
    pub params_span: Span,
    /// The `...` at the end of the parameter list, where it takes any number of arguments.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ellipsis: Option<Span>,
    /// What follows the parameters from a `noexcept` or a `->` on, up to the body or the `;`; empty where neither is.
    #[serde(default, skip_serializing_if = "Span::is_empty_ref")]
    pub tail: Span,
    /// What it returns.
    pub result: TypeId,
    /// Its parameters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub params: Vec<VarId>,
    /// Its body; none for a declaration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<StmtId>,
    /// Its attributes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attrs: Vec<AttrId>,
    /// Whether it is a kernel.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_kernel: bool,
    /// Whether it is a template, or a member of one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_template: bool,
    /// Whether it is a member of a class.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_method: bool,
    /// Where the outermost class is defined that it is a member of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<Span>,
    /// Whether it is `constexpr`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_constexpr: bool,
    /// The declaration that has the same entity and comes first; itself when there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub canonical: Option<FunctionId>,
}

/// A variable, parameter or field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Variable {
    /// Its name; empty for a parameter without one.
    pub name: String,
    /// Where the name stands.
    pub name_span: Span,
    /// From its specifiers to the end of its declarator and initialiser.
    pub span: Span,
    /// Its type.
    pub ty: TypeId,
    /// What kind of variable it is.
    pub scope: Scope,
    /// Its attributes, those of its type included.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attrs: Vec<AttrId>,
    /// Its initialiser without the `=`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub init: Option<ExprId>,
    /// What is written after its name.
    #[serde(default, skip_serializing_if = "Declarator::is_plain")]
    pub declarator: Declarator,
    /// Whether it is declared `static`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_static: bool,
    /// Declared `thread_local`: each thread of the host has one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_thread_local: bool,
    /// A member that is declared `mutable`: it may change in a constant object.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_mutable: bool,
    /// Whether it is declared `constexpr`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_constexpr: bool,
    /// Whether its declaration says `auto`, so that its type is found out from its first value: `e` of
    /// `auto p = s, e = s + 3;`
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_deduced: bool,
    /// Whether it is a name of a structured binding: `x` of `auto [x, y] = p;`
    ///
    /// It cannot be declared by itself. Its span and initialiser are those of the whole, and its type is a reference
    /// when the whole is one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_binding: bool,
}

/// What is written around the name of a variable.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Declarator {
    /// The last `*` before the name; none where the type is called something that has it: `row p`, `auto p`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub star: Option<Span>,
    /// The `&` or `&&` before the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ampersand: Option<Span>,
    /// The brackets of an array with what stands between, in order: `[2]`, `[3]`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bounds: Vec<Span>,
    /// The `=` before its first value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub equals: Option<Span>,
    /// The braces, or without `=` the parentheses, around its first value or values: `(1)`, `{1, 2}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brackets: Option<Brackets>,
    /// Where others follow in the same declaration: what is between.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<NextDeclarator>,
    /// The `:` before the width of a bit-field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colon: Option<Span>,
}

/// Where one declarator of a declaration ends and the next one starts: `int *a = p, b;`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NextDeclarator {
    /// Where the declarator itself starts, after what all of them share: the `*`.
    pub start: u32,
    /// The comma after it.
    pub comma: Span,
}

/// Brackets around the values that something starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Brackets {
    /// With what stands between.
    pub span: Span,
    /// Whether they are braces, not parentheses.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub are_braces: bool,
}

impl Declarator {
    /// Whether nothing follows the name.
    pub fn is_plain(&self) -> bool {
        *self == Declarator::default()
    }
}

/// Where a variable lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// A function's parameter.
    Parameter,
    /// Inside a function.
    Local,
    /// At file or namespace scope, or a static member.
    Global,
    /// A member of a class.
    Field,
    /// One that a later okl has.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

/// A declaration at file or namespace scope.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Item {
    /// What it is.
    pub kind: ItemKind,
    /// Its name; empty when it has none.
    pub name: String,
    /// From its first to its last token, a final `;` included.
    pub span: Span,
    /// The items it needs, by index into [`Unit::items`].
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
    /// A namespace; its contents are part of it.
    Namespace,
    /// Anything else.
    Other,
}

/// One access to an array by its declared dimensions: `m(i, j)`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DimAccess {
    /// The whole access.
    pub span: Span,
    /// What is indexed: `m`, `state.velocity`.
    pub base: Span,
    /// The indices.
    pub indices: Vec<Span>,
    /// The `@dim` that says how.
    pub dim: AttrId,
    /// The `@dimOrder`, if there is one.
    pub order: Option<AttrId>,
    /// The dimensions as they are written here: `s.n` for the `n` of `@dim(n, m)` on a member of `s`.
    pub sizes: Vec<String>,
    /// For each of them, the variables that it names here, members left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<Vec<VarId>>,
}

/// One `alignas(...)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Alignment {
    /// The whole.
    pub span: Span,
    /// Between the parentheses: a number, or a type that is aligned so.
    pub inside: Span,
    /// Whether it is a type.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_type: bool,
}

/// A name behind `::`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Scoped {
    /// The name before the `::`, without the scopes and `::` before it.
    pub scope: Span,
    /// The name behind it.
    pub name: Span,
}

/// A preprocessor line of the text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Directive {
    /// From the `#` to the end of its logical line; an operator from `_Pragma` to its parenthesis.
    pub span: Span,
    /// What it is.
    pub kind: DirectiveKind,
    /// The macro, the header, or the text of the pragma with its macros replaced.
    pub text: String,
}

/// The kinds of preprocessor lines that stay.
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
    /// `#include` of a header that is left to the target compiler.
    Include,
    /// `#include <okl_intrinsic.h>`: tables say what it declares, and no target has it.
    Intrinsics,
    /// Anything else, such as an `#include` of a header that okl could not read: the line is the target compiler's.
    Other,
}

/// A range of the text that stands for something the user wrote in another way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fold {
    /// The range of the normalised text.
    pub span: Span,
    /// What prints in its place while no edit touches it.
    pub text: String,
}

impl Unit {
    /// The variable of that name.
    ///
    /// # Panics
    /// When the name comes from another unit.
    pub fn variable(&self, id: VarId) -> &Variable {
        &self.variables[id.0 as usize]
    }

    /// The expression of that name.
    ///
    /// # Panics
    /// When the name comes from another unit.
    pub fn expression(&self, id: ExprId) -> &Expression {
        okl_source::steps::step();
        &self.expressions[id.0 as usize]
    }

    /// The statement of that name.
    ///
    /// # Panics
    /// When the name comes from another unit.
    pub fn stmt(&self, id: StmtId) -> &Stmt {
        okl_source::steps::step();
        &self.statements[id.0 as usize]
    }

    /// The body of a function; none of a declaration.
    pub fn body(&self, function: &Function) -> Option<&Stmt> {
        function.body.map(|body| self.stmt(body))
    }

    /// The statements directly below one, in source order.
    pub fn children(&self, stmt: &Stmt) -> Vec<&Stmt> {
        let mut found = Vec::new();
        stmt.each_child(&mut |child| found.push(self.stmt(child)));
        found
    }

    /// The statements of a list.
    pub fn stmts<'u>(&'u self, list: &'u [StmtId]) -> impl DoubleEndedIterator<Item = &'u Stmt> + Clone {
        list.iter().map(|id| self.stmt(*id))
    }

    /// Visits a statement and all below it, outermost first.
    pub fn walk<'u>(&'u self, stmt: &'u Stmt, visit: &mut dyn FnMut(&'u Stmt)) {
        visit(stmt);
        stmt.each_child(&mut |child| self.walk(self.stmt(child), visit));
    }

    /// The innermost statement below `stmt` that ends what is declared at `place`.
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

    /// The statement directly below `stmt` that a place stands in.
    pub fn child_at(&self, stmt: &Stmt, place: Span) -> Option<&Stmt> {
        self.children(stmt).into_iter().find(|child| child.span.contains(place))
    }

    /// Whether code at `from` sees what is declared at `place`, both below `stmt`.
    pub fn sees(&self, stmt: &Stmt, from: Span, place: Span) -> bool {
        !from.contains(place) && place.start < from.start && self.scope_of(stmt, place).contains(from)
    }

    /// The declaration of that name.
    ///
    /// # Panics
    /// When the name comes from another unit.
    pub fn declared(&self, id: DeclarationId) -> &Declaration {
        &self.declarations[id.0 as usize]
    }

    /// The type of that name.
    ///
    /// # Panics
    /// When the name comes from another unit.
    pub fn ty(&self, id: TypeId) -> Ty<'_> {
        Ty::new(&self.types, id)
    }

    /// The first value of a variable; of the name of a structured binding, what that is a part of.
    pub fn init(&self, variable: &Variable) -> Option<&Expression> {
        variable.init.map(|init| self.expression(init))
    }

    /// The first value of a variable that is an integer, when the compiler knows it.
    pub fn init_value(&self, variable: &Variable) -> Option<i64> {
        self.init(variable).filter(|_| !variable.is_binding).and_then(|init| self.integer(init))
    }

    /// The value of an expression that is an integer or of an enumeration, when the compiler knows it.
    pub fn integer(&self, expression: &Expression) -> Option<i64> {
        expression.value.filter(|_| matches!(self.ty(expression.ty).kind, TypeKind::Int(_) | TypeKind::Enum))
    }

    /// The arguments of an attribute that are expressions.
    pub fn values(&self, attr: &AttrUse) -> Vec<&Expression> {
        attr.values.iter().map(|value| self.expression(*value)).collect()
    }

    /// The header of a loop that counts.
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
    /// When the name comes from another unit.
    pub fn type_of(&self, id: ExprId) -> Ty<'_> {
        self.ty(self.expression(id).ty)
    }

    /// The called function of that name.
    ///
    /// # Panics
    /// When the name comes from another unit.
    pub fn callee(&self, id: CalleeId) -> &Callee {
        &self.callees[id.0 as usize]
    }

    /// An expression that is a call of an intrinsic.
    pub fn intrinsic_call<'u>(&'u self, expression: &'u Expression) -> Option<(&'u CallExpr, &'u Intrinsic)> {
        let ExprKind::Call(call) = &expression.kind else { return None };
        Some((call, self.intrinsic(call)?))
    }

    /// The intrinsic that a call calls, if it is one.
    pub fn intrinsic(&self, call: &CallExpr) -> Option<&Intrinsic> {
        let id = self.callee(call.callee()?).intrinsic?;
        self.intrinsics.get(id.0 as usize)
    }

    /// Where the code first uses what a feature of [`Unit::requires`] is about; nothing where none of it is used.
    pub fn first_use_of(&self, feature: &str) -> Option<Span> {
        if feature != "intrinsics" {
            return None;
        }
        let calls = self.expressions.iter().filter_map(|expression| self.intrinsic_call(expression));
        calls.map(|(call, _)| call.name_span).min_by_key(|span| span.start)
    }

    /// What stands inside of parentheses and conversions nobody wrote.
    pub fn peeled(&self, mut id: ExprId) -> ExprId {
        while let ExprKind::Paren(inner) | ExprKind::Cast { style: CastStyle::Implicit, operand: inner, .. } =
            self.expression(id).kind
        {
            id = inner;
        }
        id
    }

    /// The variable that the same declaration declares after one: `b` of `int a, b;`.
    pub fn next_declared(&self, variable: &Variable) -> Option<&Variable> {
        let next = variable.declarator.next?;
        let later = self.variables.iter().filter(|other| other.name_span.start >= next.comma.end);
        later.min_by_key(|other| other.name_span.start)
    }

    /// The change of one place that an expression is, parentheses around it left out.
    pub fn update(&self, id: ExprId) -> Option<Update> {
        self.expression(self.peeled(id)).kind.as_update()
    }

    /// The change of one place that an expression statement is.
    pub fn update_of(&self, stmt: &Stmt) -> Option<Update> {
        match (&stmt.kind, &stmt.expressions[..]) {
            (StmtKind::Expression, [only, ..]) => self.update(*only),
            _ => None,
        }
    }

    /// The function of that name.
    ///
    /// # Panics
    /// When the name comes from another unit.
    pub fn function(&self, id: FunctionId) -> &Function {
        &self.functions[id.0 as usize]
    }

    /// The attribute of that name.
    ///
    /// # Panics
    /// When the name comes from another unit.
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

    /// The first of `attrs` that has this name.
    pub fn find_attr(&self, attrs: &[AttrId], name: &str) -> Option<AttrId> {
        attrs.iter().copied().find(|id| self.attribute(*id).name == name)
    }

    /// Whether one of `attrs` has this name.
    pub fn has_attr(&self, attrs: &[AttrId], name: &str) -> bool {
        self.find_attr(attrs, name).is_some()
    }
}

/// Statements know their own names, which the document does not repeat.
fn numbered<'de, D: Deserializer<'de>>(document: D) -> Result<Vec<Stmt>, D::Error> {
    each(document, |stmt: &mut Stmt, at| stmt.id = StmtId(at))
}

fn numbered_expressions<'de, D: Deserializer<'de>>(document: D) -> Result<Vec<Expression>, D::Error> {
    each(document, |expression: &mut Expression, at| expression.id = ExprId(at))
}

/// What no text has only a few of.
fn many<'de, T: Deserialize<'de>, D: Deserializer<'de>>(document: D) -> Result<Vec<T>, D::Error> {
    each(document, |_, _| {})
}

/// Reads a list, and does something with each element and its number.
///
/// Documents do not say how long their lists are: one that starts with nothing moves at 4, 8, 16 and 32 elements.
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
