//! Arrays of variable length in more than one dimension, which C has and C++ has not: `double (*a)[n]`,
//! `double w[5][m + 1][13]`. A kernel gets a pointer to the elements and the lengths.

use crate::types;
use okl_plugin::TypeKind;
use okl_plugin::model::Ty;

/// The length of one dimension of an array, for a kernel that cannot know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Length {
    /// The name of the array.
    pub array: String,
    /// The name of the parameter without `okl_`: `length_w_2`.
    pub name: String,
    /// The length as an expression of the host program: `sizeof(w[0]) / sizeof(w[0][0])`.
    pub value: String,
}

impl Length {
    /// The parameter of the kernel.
    pub fn parameter(&self) -> String {
        format!("const long long okl_{}", self.name)
    }
}

/// True if a length other than that of the outermost dimension is not constant.
pub fn has_variable_rows(ty: Ty<'_>) -> bool {
    ty.element().is_some_and(|row| row.is_array() && types::is_variable_length(row))
}

/// The lengths of the dimensions of an array behind the first one; `None` where it is not constant.
pub fn rows(ty: Ty<'_>) -> Vec<Option<u64>> {
    let mut rows = Vec::new();
    let mut next = ty.element();
    while let Some(TypeKind::Array { len, .. }) = next.map(|ty| ty.kind) {
        rows.push(len);
        next = next.and_then(Ty::element);
    }
    rows
}

/// The type of an array's elements behind all of its dimensions.
fn innermost(ty: Ty<'_>) -> Ty<'_> {
    let mut inner = ty.element().unwrap_or(ty);
    while let Some(element) = inner.element().filter(|_| inner.is_array()) {
        inner = element;
    }
    inner
}

/// The parameter for such an array: a pointer to its first element, `double *w`.
pub fn parameter(ty: Ty<'_>, name: &str) -> String {
    types::declare(innermost(ty), &format!("*{name}"))
}

/// The lengths that a kernel needs of such an array.
pub fn lengths(ty: Ty<'_>, array: &str) -> Vec<Length> {
    let unknown = rows(ty).into_iter().enumerate().filter(|(_, length)| length.is_none());
    let one = |(at, _): (usize, Option<u64>)| {
        let row = format!("{array}{}", "[0]".repeat(at + 1));
        Length {
            array: array.to_string(),
            name: format!("length_{array}_{}", at + 2),
            value: format!("sizeof({row}) / sizeof({row}[0])"),
        }
    };
    unknown.map(one).collect()
}
