//! The functions of libclang that okl calls, looked up by name.

#![allow(non_snake_case)] // the names are libclang's
#![allow(unsafe_code)] // declares the functions as clang-c/Index.h does

use clang_sys::{
    CXClientData, CXCursor, CXCursorKind, CXCursorVisitor, CXDiagnostic, CXEvalResult, CXFieldVisitor,
    CXFile, CXInclusionVisitor, CXIndex, CXSourceLocation, CXSourceRange, CXString, CXTLSKind,
    CXTemplateArgumentKind, CXTranslationUnit, CXType, CXUnsavedFile,
};
use std::os::raw::{c_char, c_int, c_longlong, c_uint};

macro_rules! functions {
    ($($name:ident: fn($($arg:ty),*) $(-> $ret:ty)?;)+) => {
        /// One pointer for each function; all of them exist in libclang 16 and later.
        #[derive(Debug)]
        pub(crate) struct Functions {
            $(pub(crate) $name: unsafe extern "C" fn($($arg),*) $(-> $ret)?,)+
        }

        /// The functions of the libclang that is linked into this program.
        #[cfg(feature = "linked")]
        mod part {
            use super::*;
            unsafe extern "C" {
                $(pub(super) fn $name($(_: $arg),*) $(-> $ret)?;)+
            }
        }

        impl Functions {
            /// The functions that are linked into this program.
            #[cfg(feature = "linked")]
            pub(crate) fn linked() -> Functions {
                Functions { $($name: part::$name,)+ }
            }

            /// Looks all functions up. The error is the name of the first one that is missing.
            pub(crate) fn load(library: &libloading::Library) -> Result<Functions, &'static str> {
                Ok(Functions {
                    $($name: {
                        // SAFETY: the signatures are those of clang-c/Index.h, unchanged since
                        // the first version we accept; the library is never unloaded.
                        let symbol = unsafe { library.get(stringify!($name).as_bytes()) };
                        *symbol.map_err(|_| stringify!($name))?
                    },)+
                })
            }
        }
    };
}

functions! {
    clang_getClangVersion: fn() -> CXString;
    clang_getCString: fn(CXString) -> *const c_char;
    clang_disposeString: fn(CXString);
    clang_createIndex: fn(c_int, c_int) -> CXIndex;
    clang_disposeIndex: fn(CXIndex);
    clang_toggleCrashRecovery: fn(c_uint);
    clang_parseTranslationUnit2: fn(CXIndex, *const c_char, *const *const c_char, c_int, *mut CXUnsavedFile, c_uint, c_int, *mut CXTranslationUnit) -> c_int;
    clang_saveTranslationUnit: fn(CXTranslationUnit, *const c_char, c_uint) -> c_int;
    clang_disposeTranslationUnit: fn(CXTranslationUnit);
    clang_getTranslationUnitCursor: fn(CXTranslationUnit) -> CXCursor;
    clang_getNumDiagnostics: fn(CXTranslationUnit) -> c_uint;
    clang_getDiagnostic: fn(CXTranslationUnit, c_uint) -> CXDiagnostic;
    clang_disposeDiagnostic: fn(CXDiagnostic);
    clang_getDiagnosticSeverity: fn(CXDiagnostic) -> c_int;
    clang_getDiagnosticSpelling: fn(CXDiagnostic) -> CXString;
    clang_getDiagnosticOption: fn(CXDiagnostic, *mut CXString) -> CXString;
    clang_getDiagnosticLocation: fn(CXDiagnostic) -> CXSourceLocation;
    clang_getDiagnosticNumRanges: fn(CXDiagnostic) -> c_uint;
    clang_getDiagnosticRange: fn(CXDiagnostic, c_uint) -> CXSourceRange;
    clang_getDiagnosticNumFixIts: fn(CXDiagnostic) -> c_uint;
    clang_getDiagnosticFixIt: fn(CXDiagnostic, c_uint, *mut CXSourceRange) -> CXString;
    clang_getChildDiagnostics: fn(CXDiagnostic) -> clang_sys::CXDiagnosticSet;
    clang_getNumDiagnosticsInSet: fn(clang_sys::CXDiagnosticSet) -> c_uint;
    clang_getDiagnosticInSet: fn(clang_sys::CXDiagnosticSet, c_uint) -> CXDiagnostic;
    clang_getFileLocation: fn(CXSourceLocation, *mut CXFile, *mut c_uint, *mut c_uint, *mut c_uint);
    clang_getFileName: fn(CXFile) -> CXString;
    clang_getFile: fn(CXTranslationUnit, *const c_char) -> CXFile;
    clang_getLocationForOffset: fn(CXTranslationUnit, CXFile, c_uint) -> CXSourceLocation;
    clang_getInclusions: fn(CXTranslationUnit, CXInclusionVisitor, CXClientData);
    clang_Location_isFromMainFile: fn(CXSourceLocation) -> c_int;
    clang_getNullRange: fn() -> CXSourceRange;
    clang_getRangeStart: fn(CXSourceRange) -> CXSourceLocation;
    clang_getRangeEnd: fn(CXSourceRange) -> CXSourceLocation;
    clang_visitChildren: fn(CXCursor, CXCursorVisitor, CXClientData) -> c_uint;
    clang_Cursor_isNull: fn(CXCursor) -> c_int;
    clang_equalCursors: fn(CXCursor, CXCursor) -> c_uint;
    clang_getCursorExtent: fn(CXCursor) -> CXSourceRange;
    clang_getCursorLocation: fn(CXCursor) -> CXSourceLocation;
    clang_getCursorSpelling: fn(CXCursor) -> CXString;
    clang_getCursorType: fn(CXCursor) -> CXType;
    clang_getCursorResultType: fn(CXCursor) -> CXType;
    clang_getCursorReferenced: fn(CXCursor) -> CXCursor;
    clang_getNumOverloadedDecls: fn(CXCursor) -> c_uint;
    clang_getOverloadedDecl: fn(CXCursor, c_uint) -> CXCursor;
    clang_getCanonicalCursor: fn(CXCursor) -> CXCursor;
    clang_getCursorLexicalParent: fn(CXCursor) -> CXCursor;
    clang_getCursorSemanticParent: fn(CXCursor) -> CXCursor;
    clang_getTypedefDeclUnderlyingType: fn(CXCursor) -> CXType;
    clang_getSpecializedCursorTemplate: fn(CXCursor) -> CXCursor;
    clang_CXXConstructor_isDefaultConstructor: fn(CXCursor) -> c_uint;
    clang_CXXMethod_isConst: fn(CXCursor) -> c_uint;
    clang_CXXMethod_isDefaulted: fn(CXCursor) -> c_uint;
    clang_CXXMethod_isVirtual: fn(CXCursor) -> c_uint;
    clang_getCursorTLSKind: fn(CXCursor) -> CXTLSKind;
    clang_CXXField_isMutable: fn(CXCursor) -> c_uint;
    clang_Cursor_isVariadic: fn(CXCursor) -> c_uint;
    clang_EnumDecl_isScoped: fn(CXCursor) -> c_uint;
    clang_getTemplateCursorKind: fn(CXCursor) -> CXCursorKind;
    clang_Cursor_getStorageClass: fn(CXCursor) -> c_int;
    clang_Cursor_Evaluate: fn(CXCursor) -> CXEvalResult;
    clang_EvalResult_getKind: fn(CXEvalResult) -> c_int;
    clang_EvalResult_getAsLongLong: fn(CXEvalResult) -> c_longlong;
    clang_EvalResult_getAsDouble: fn(CXEvalResult) -> f64;
    clang_EvalResult_isUnsignedInt: fn(CXEvalResult) -> c_uint;
    clang_EvalResult_dispose: fn(CXEvalResult);
    clang_getTypeSpelling: fn(CXType) -> CXString;
    clang_getCanonicalType: fn(CXType) -> CXType;
    clang_isConstQualifiedType: fn(CXType) -> c_uint;
    clang_isRestrictQualifiedType: fn(CXType) -> c_uint;
    clang_isPODType: fn(CXType) -> c_uint;
    clang_getUnqualifiedType: fn(CXType) -> CXType;
    clang_equalTypes: fn(CXType, CXType) -> c_uint;
    clang_getPointeeType: fn(CXType) -> CXType;
    clang_getArrayElementType: fn(CXType) -> CXType;
    clang_getArraySize: fn(CXType) -> c_longlong;
    clang_getNumArgTypes: fn(CXType) -> c_int;
    clang_getArgType: fn(CXType, c_uint) -> CXType;
    clang_getTypeDeclaration: fn(CXType) -> CXCursor;
    clang_Type_visitFields: fn(CXType, CXFieldVisitor, CXClientData) -> c_uint;
    clang_Type_getNumTemplateArguments: fn(CXType) -> c_int;
    clang_Type_getTemplateArgumentAsType: fn(CXType, c_uint) -> CXType;
    clang_Cursor_getNumTemplateArguments: fn(CXCursor) -> c_int;
    clang_Cursor_getTemplateArgumentKind: fn(CXCursor, c_uint) -> CXTemplateArgumentKind;
    clang_Cursor_getTemplateArgumentType: fn(CXCursor, c_uint) -> CXType;
    clang_Cursor_getTemplateArgumentValue: fn(CXCursor, c_uint) -> c_longlong;
    clang_Type_getSizeOf: fn(CXType) -> c_longlong;
    clang_Type_getAlignOf: fn(CXType) -> c_longlong;
    clang_Cursor_getOffsetOfField: fn(CXCursor) -> c_longlong;
    clang_getFieldDeclBitWidth: fn(CXCursor) -> c_int;
    clang_getEnumDeclIntegerType: fn(CXCursor) -> CXType;
    clang_getEnumConstantDeclValue: fn(CXCursor) -> c_longlong;
}
