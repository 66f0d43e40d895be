//! Calls, and functions as calls see them.

use crate::{CalleeId, ExprId, FunctionId, IntrinsicId, Overloaded, TypeId};
use okl_source::Span;
use serde::{Deserialize, Serialize};

/// A call: of a function, a method, an overloaded operator or a constructor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CallExpr {
    /// The callee.
    pub target: CallTarget,
    /// The range of the callee's name, its scope and template arguments included; empty if no name is written.
    pub name_span: Span,
    /// The arguments that are written. For an operator, the first operand is the first argument.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<ExprId>,
    /// Those template arguments of the callee that are expressions: `n` of `f<n>(a)`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub template_arguments: Vec<ExprId>,
}

/// The callee of a call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CallTarget {
    /// `f(a)`
    Function(CalleeId),
    /// `o.f(a)`, `p->f(a)`
    Method {
        /// The method.
        method: CalleeId,
        /// The object, or the pointer to it; none for `f(a)` in another method.
        object: Option<ExprId>,
    },
    /// `a + b`, `a(b)`, `a[b]` of classes; the operands are the arguments.
    Operator(CalleeId),
    /// `T(a)`, `T v(a)`, `T v = a`
    Constructor(CalleeId),
    /// A pointer to a function, or a callee that depends on template parameters.
    Value(ExprId),
    /// A callee without a name in the text: `T(a)` where `T` is a template parameter.
    Unknown,
}

/// A function as its calls see it: an instance of a template has its own parameter types.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Callee {
    /// Its name: `f`, `operator+`.
    pub name: String,
    /// The operator that it overloads, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub operator: Option<Overloaded>,
    /// Its outermost namespace: `std`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub namespace: String,
    /// Its declaration, if the user's files declare or define it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub function: Option<FunctionId>,
    /// The intrinsic, if a table declares it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub intrinsic: Option<IntrinsicId>,
    /// The types of its parameters; for a template, those of the instance.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parameters: Vec<TypeId>,
    /// The template arguments of an instance of a function template.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub instance: Vec<TemplateArgument>,
    /// Its return type.
    pub result: TypeId,
    /// True if it is a member of a class.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_method: bool,
    /// The class that it is a member of, if that is an instance of a class template of the user's files.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<TypeId>,
    /// True if it is a `const` member function.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_const: bool,
}

/// A template argument of a function. An argument that is neither a type nor a number (a template, a pack of
/// arguments) has no part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TemplateArgument {
    /// The type: `float`
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ty: Option<TypeId>,
    /// The value of an integer, a truth value or an enumerator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<i64>,
}

impl CallExpr {
    pub(crate) fn called(&self) -> Option<ExprId> {
        match &self.target {
            CallTarget::Method { object, .. } => *object,
            CallTarget::Value(value) => Some(*value),
            _ => None,
        }
    }

    /// The callee, if it has a name.
    pub fn callee(&self) -> Option<CalleeId> {
        match &self.target {
            CallTarget::Function(callee)
            | CallTarget::Operator(callee)
            | CallTarget::Constructor(callee)
            | CallTarget::Method { method: callee, .. } => Some(*callee),
            CallTarget::Value(_) | CallTarget::Unknown => None,
        }
    }
}
