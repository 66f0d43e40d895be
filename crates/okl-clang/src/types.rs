//! From libclang's types to the model's.

use crate::libclang::{Cursor, CxType};
use crate::prelude::OF_CLANG;
use crate::reader::Reader;
use clang_sys::*;
use okl_model::{HALF, IntType, Type, TypeId, TypeKind};
use okl_source::words;

impl<'u> Reader<'u> {
    /// The id of a type. Each type is read once.
    pub(crate) fn ty(&mut self, ty: CxType<'u>) -> TypeId {
        if let Some(known) = self.type_names.get(&ty.key()) {
            return *known;
        }
        let canonical = ty.canonical();
        let (spelling, resolved) = (self.in_okl(ty.spelling()), self.in_okl(canonical.spelling()));
        let is_unnamed = ["(lambda", "(anonymous", "(unnamed"].iter().any(|word| resolved.contains(word));
        let is_named = matches!(canonical.kind(), CXType_Record | CXType_Enum | CXType_Unexposed);
        let class = Some(canonical).filter(|_| is_named).and_then(CxType::declaration);
        let is_specialisation =
            class.is_some_and(|class| class.kind() == CXCursor_ClassTemplate || class.template().is_some());
        if let Some(class) = class.filter(|class| class.location().is_some_and(|at| at >= self.prelude)) {
            self.class_instance(class);
        }
        let path = class.map_or(Vec::new(), path);
        let is_deduced = words(&spelling).any(|word| DEDUCED.contains(&word));
        let read = Type {
            is_deduced,
            is_rvalue_reference: canonical.kind() == CXType_RValueReference,
            is_lambda: is_unnamed && canonical.kind() == CXType_Record && is_lambda(&resolved),
            is_unnamed,
            path: if path.len() > 1 || is_specialisation { path } else { Vec::new() },
            is_specialisation,
            spelling,
            canonical: resolved,
            is_const: canonical.is_const(),
            is_restrict: canonical.is_restrict(),
            is_constructed: self.is_constructed(canonical),
            is_destroyed: is_destroyed(canonical),
            is_unsized: canonical.kind() == CXType_IncompleteArray,
            size: has_size(canonical).then(|| canonical.size()).flatten(),
            kind: self.type_kind(ty, canonical),
            declaration: None,
            arguments: ty.template_arguments().into_iter().map(|argument| self.ty(argument)).collect(),
        };
        // Declarations get their ids at the end of the walk.
        let place = ty.declaration().and_then(Cursor::location).filter(|at| *at >= self.prelude);
        let id = self.intern(read, place);
        self.type_names.insert(ty.key(), id);
        id
    }

    /// A spelling of clang's with OKL's name of `half`. Where the text itself has clang's name, both are refused.
    fn in_okl(&self, spelling: String) -> String {
        let is_builtin = |name: &str| self.unit.builtins.iter().any(|known| known == name);
        if !spelling.contains(OF_CLANG) || !is_builtin(HALF) || is_builtin(OF_CLANG) {
            return spelling;
        }
        spelling.replace(OF_CLANG, HALF)
    }

    /// The id of a type with its declaration at `place`. The place is part of the key, since two functions may each
    /// declare a `T`.
    pub(crate) fn intern(&mut self, ty: Type, place: Option<u32>) -> TypeId {
        let key = (ty, place);
        if let Some(known) = self.types.get(&key) {
            return *known;
        }
        let id = TypeId(self.unit.types.len() as u32);
        self.unit.types.push(key.0.clone());
        self.types.insert(key, id);
        if let Some(place) = place {
            self.type_places.insert(id, place);
        }
        id
    }

    /// True if the declaration of an object without an initialiser runs code or sets a value.
    fn is_constructed(&self, ty: CxType<'u>) -> bool {
        match ty.kind() {
            CXType_ConstantArray | CXType_IncompleteArray => self.is_constructed(ty.element().canonical()),
            CXType_Record => ty.declaration().is_some_and(|class| self.constructs(ty, class)),
            _ => false,
        }
    }

    /// True if a class has a default constructor that the user wrote, a virtual method, a default member initialiser,
    /// or a part for which one of these holds.
    fn constructs(&self, ty: CxType<'u>, class: Cursor<'u>) -> bool {
        // libclang shows no members of a template's instance, only those of the template.
        let template = class.template();
        template.unwrap_or(class).children().into_iter().any(|member| match member.kind() {
            CXCursor_Constructor => member.is_default_constructor() && !member.is_defaulted(),
            CXCursor_CXXMethod => member.is_virtual(),
            CXCursor_FieldDecl | CXCursor_CXXBaseSpecifier => {
                let of = member.ty().canonical();
                // For members of a dependent type, libclang answers for the instance as a whole only.
                let unknown = template.is_some() && of.kind() == CXType_Unexposed;
                self.has_value(member) || self.is_constructed(of) || (unknown && !ty.is_plain())
            }
            _ => false,
        })
    }

    /// True if a member has a default initialiser: `int n = 3;`, not `int n : 3;`.
    fn has_value(&self, member: Cursor<'u>) -> bool {
        let is_field = member.kind() == CXCursor_FieldDecl;
        let value = member.location().filter(|_| is_field).and_then(|at| self.initializer(member, at));
        value.is_some() && (member.bit_width().is_none() || self.expressions(member).len() > 1)
    }

    /// The kind of a type. `ty` has the user's names for its parts, `canonical` says what kind it is.
    fn type_kind(&mut self, ty: CxType<'u>, canonical: CxType<'u>) -> TypeKind {
        let inside = |part: fn(CxType<'u>) -> CxType<'u>| {
            let own = part(ty);
            if own.kind() == CXType_Invalid { part(canonical) } else { own }
        };
        match canonical.kind() {
            CXType_Void => TypeKind::Void,
            CXType_Bool => TypeKind::Bool,
            CXType_Float | CXType_Double | CXType_LongDouble | CXType_Half | CXType_Float16
            | CXType_Float128 | CXType_BFloat16 => TypeKind::Float,
            CXType_Pointer => TypeKind::Pointer(self.ty(inside(CxType::pointee))),
            CXType_LValueReference | CXType_RValueReference => {
                TypeKind::Reference(self.ty(inside(CxType::pointee)))
            }
            CXType_ConstantArray
            | CXType_IncompleteArray
            | CXType_VariableArray
            | CXType_DependentSizedArray => {
                TypeKind::Array { of: self.ty(inside(CxType::element)), len: canonical.len() }
            }
            CXType_Record => TypeKind::Record,
            CXType_Enum => TypeKind::Enum,
            CXType_FunctionProto | CXType_FunctionNoProto => TypeKind::Function,
            _ => int_type(canonical).map_or(TypeKind::Other, TypeKind::Int),
        }
    }
}

/// Words that stand in place of a type's name.
const DEDUCED: [&str; 4] = ["auto", "decltype", "__typeof__", "typeof"];

/// True for the type of a lambda, which clang spells `const (lambda at file:line:column)`.
fn is_lambda(resolved: &str) -> bool {
    resolved.trim_start_matches("const ").starts_with("(lambda")
}

/// The qualified name of a class or an enumeration as a list: its scopes, outermost first, then its own name.
fn path(class: Cursor<'_>) -> Vec<String> {
    let scopes = std::iter::successors(class.semantic_parent(), |scope| scope.semantic_parent());
    let names = scopes.take_while(|scope| is_scope(scope.kind())).map(Cursor::spelling);
    let mut path: Vec<String> =
        [class.spelling()].into_iter().chain(names).filter(|name| !name.is_empty()).collect();
    path.reverse();
    path
}

fn is_scope(kind: CXCursorKind) -> bool {
    matches!(
        kind,
        CXCursor_Namespace
            | CXCursor_StructDecl
            | CXCursor_ClassDecl
            | CXCursor_UnionDecl
            | CXCursor_ClassTemplate
            | CXCursor_ClassTemplatePartialSpecialization
            | CXCursor_LinkageSpec
    )
}

/// True if the destruction of an object runs code.
fn is_destroyed(ty: CxType<'_>) -> bool {
    match ty.kind() {
        CXType_ConstantArray | CXType_IncompleteArray => is_destroyed(ty.element().canonical()),
        CXType_Record => ty.declaration().is_some_and(|class| destroys(ty, class)),
        _ => false,
    }
}

/// True if a class has a destructor that does something, or a part that has one.
fn destroys(ty: CxType<'_>, class: Cursor<'_>) -> bool {
    let template = class.template();
    template.unwrap_or(class).children().into_iter().any(|member| match member.kind() {
        CXCursor_Destructor => !member.is_defaulted() && !is_empty(member),
        CXCursor_FieldDecl | CXCursor_CXXBaseSpecifier => {
            let of = member.ty().canonical();
            // A member of a dependent type may be of any of the template arguments.
            let unknown = template.is_some() && of.kind() == CXType_Unexposed;
            let handed = || ty.template_arguments().into_iter().any(|one| is_destroyed(one.canonical()));
            is_destroyed(of) || (unknown && handed())
        }
        _ => false,
    })
}

/// True if a function has an empty body.
fn is_empty(function: Cursor<'_>) -> bool {
    let body = function.children().into_iter().find(|part| part.kind() == CXCursor_CompoundStmt);
    body.is_some_and(|body| body.children().is_empty())
}

/// True if libclang may be asked for the size. It crashes for the types of overload sets and of bound methods.
fn has_size(canonical: CxType<'_>) -> bool {
    !matches!(
        canonical.kind(),
        CXType_Invalid
            | CXType_Unexposed
            | CXType_Overload
            | CXType_Dependent
            | CXType_FunctionProto
            | CXType_FunctionNoProto
    )
}

/// The width and signedness of an integer or character type.
fn int_type(canonical: CxType<'_>) -> Option<IntType> {
    let signed = match canonical.kind() {
        CXType_Char_S | CXType_SChar | CXType_Short | CXType_Int | CXType_Long | CXType_LongLong
        | CXType_Int128 | CXType_WChar => true,
        CXType_Char_U | CXType_UChar | CXType_UShort | CXType_UInt | CXType_ULong | CXType_ULongLong
        | CXType_UInt128 | CXType_Char16 | CXType_Char32 => false,
        _ => return None,
    };
    Some(IntType { bits: u32::try_from(canonical.size()? * 8).ok()?, signed })
}
