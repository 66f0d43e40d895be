//! Declarations of variables of given types.

use okl_plugin::TypeKind;
use okl_plugin::model::Ty;

/// The declaration of a variable of a type, without top-level `const` and `volatile`: `real_t (*a)[10]`.
pub fn declare(ty: Ty<'_>, name: &str) -> String {
    match ty.kind {
        TypeKind::Array { of, len } => {
            let length = len.map_or(String::new(), |len| len.to_string());
            declare(ty.at(of), &format!("{name}[{length}]"))
        }
        TypeKind::Pointer(to) => {
            let to = ty.at(to);
            match to.kind {
                TypeKind::Array { .. } | TypeKind::Function => declare_behind(to, &format!("(*{name})")),
                TypeKind::Pointer(_) => declare_behind(to, &format!("*{name}")),
                TypeKind::Void
                | TypeKind::Bool
                | TypeKind::Int(_)
                | TypeKind::Float
                | TypeKind::Reference(_)
                | TypeKind::Record
                | TypeKind::Enum
                | TypeKind::Other => format!("{} *{name}", to.spelling),
            }
        }
        TypeKind::Reference(to) => declare(ty.at(to), name),
        TypeKind::Void
        | TypeKind::Bool
        | TypeKind::Int(_)
        | TypeKind::Float
        | TypeKind::Record
        | TypeKind::Enum
        | TypeKind::Function
        | TypeKind::Other => format!("{} {name}", own_name(ty)),
    }
}

/// The name of a type; kernels lack those of the API, whose values are numbers: `int` for `acc_device_t`.
fn own_name(ty: Ty<'_>) -> String {
    match ty.alias() {
        "acc_device_t" if ty.kind == TypeKind::Enum => "int".into(),
        name => name.into(),
    }
}

/// Like [`declare`], but keeps the `const` of a type that is the target of a pointer: `const float (*a)[10]`.
fn declare_behind(ty: Ty<'_>, name: &str) -> String {
    match ty.kind {
        TypeKind::Array { of, len } => {
            let length = len.map_or(String::new(), |len| len.to_string());
            declare_behind(ty.at(of), &format!("{name}[{length}]"))
        }
        TypeKind::Pointer(_) if ty.is_const => declare(ty, &format!("const {name}")),
        TypeKind::Pointer(_) | TypeKind::Reference(_) => declare(ty, name),
        TypeKind::Void
        | TypeKind::Bool
        | TypeKind::Int(_)
        | TypeKind::Float
        | TypeKind::Record
        | TypeKind::Enum
        | TypeKind::Function
        | TypeKind::Other => format!("{} {name}", ty.spelling),
    }
}

/// The declaration of a pointer parameter for the memory of a variable of that type: `real_t *s`, `real_t (*a)[10]`.
///
/// An array is passed as a pointer to its first element, anything else as a pointer to itself.
pub fn pointer(ty: Ty<'_>, name: &str) -> String {
    match ty.kind {
        TypeKind::Array { of, .. } => {
            let element = ty.at(of);
            let inner = if element.is_array() { format!("(*{name})") } else { format!("*{name}") };
            declare_behind(element, &inner)
        }
        TypeKind::Reference(to) => pointer(ty.at(to), name),
        TypeKind::Pointer(_)
        | TypeKind::Void
        | TypeKind::Bool
        | TypeKind::Int(_)
        | TypeKind::Float
        | TypeKind::Record
        | TypeKind::Enum
        | TypeKind::Function
        | TypeKind::Other => declare_behind(ty, &format!("*{name}")),
    }
}

/// The declaration of a parameter that the kernel does not change: `const int n`, `const double *@restrict a`.
pub fn given(ty: Ty<'_>, name: &str) -> String {
    match (ty.is_pointer(), ty.is_restrict) {
        (true, true) => declare(ty, &format!("@restrict {name}")),
        (true, false) => declare(ty, name),
        (false, _) => format!("const {}", declare(ty, name)),
    }
}

/// The declaration of a parameter with the initial value of a variable: `int n`; for an array or a structure, a
/// pointer.
pub fn parameter(ty: Ty<'_>, name: &str) -> String {
    if is_value(ty) { declare(ty, name) } else { pointer(ty, name) }
}

/// The statements that initialize a variable from such a parameter.
pub fn received(ty: Ty<'_>, to: &str, from: &str) -> String {
    if is_value(ty) || ty.is_array() { copied(ty, to, from) } else { copied(ty, to, &format!("*{from}")) }
}

/// The declaration of a constant of a type: `const int n`, `float *const row`.
pub fn constant(ty: Ty<'_>, name: &str) -> String {
    if ty.is_pointer() {
        declare(ty, &format!("const {name}"))
    } else {
        format!("const {}", declare(ty, name))
    }
}

/// The statements that copy a value: `s = okl_first_s;`; for an array, element by element.
pub fn copied(ty: Ty<'_>, to: &str, from: &str) -> String {
    let TypeKind::Array { of, len: Some(length) } = ty.kind else { return format!("{to} = {from};\n") };
    let at = format!("okl_c{}", to.matches('[').count());
    let element = copied(ty.at(of), &format!("{to}[{at}]"), &format!("{from}[{at}]"));
    format!("for (int {at} = 0; {at} < {length}; ++{at}) {{ {element}}}\n")
}

/// Returns true for a scalar or a pointer: a single assignment copies it.
pub fn is_value(ty: Ty<'_>) -> bool {
    is_scalar(ty) || ty.is_pointer()
}

/// Returns true for a number, a Boolean or an enumeration.
pub fn is_scalar(ty: Ty<'_>) -> bool {
    matches!(ty.kind, TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float | TypeKind::Enum)
}

/// Returns true if a bound of an array type is not constant.
pub fn is_variable_length(ty: Ty<'_>) -> bool {
    match ty.kind {
        TypeKind::Array { of, len } => len.is_none() || is_variable_length(ty.at(of)),
        TypeKind::Pointer(to) => is_variable_length(ty.at(to)),
        TypeKind::Void
        | TypeKind::Bool
        | TypeKind::Int(_)
        | TypeKind::Float
        | TypeKind::Reference(_)
        | TypeKind::Record
        | TypeKind::Enum
        | TypeKind::Function
        | TypeKind::Other => false,
    }
}
