//! Functions among clang's nodes.

use crate::libclang::Cursor;
use clang_sys::*;

/// True for declarations that can be called by name.
pub(crate) fn is_function(cursor: Cursor<'_>) -> bool {
    matches!(
        cursor.kind(),
        CXCursor_FunctionDecl
            | CXCursor_CXXMethod
            | CXCursor_Constructor
            | CXCursor_Destructor
            | CXCursor_ConversionFunction
            | CXCursor_FunctionTemplate
            | CXCursor_OverloadedDeclRef
    )
}

/// The name of a function. libclang appends the template arguments to that of a constructor: `P<T>`.
pub(crate) fn function_name(function: Cursor<'_>) -> String {
    let name = function.spelling();
    match name.split_once('<') {
        Some((plain, _)) if !name.starts_with("operator") => plain.to_string(),
        _ => name,
    }
}
