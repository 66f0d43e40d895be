//! The places where types are named by template arguments: `vec<T, 3>`, `typename Trait<T>::type`.

use crate::functions::is_function;
use crate::libclang::{Cursor, CxType};
use crate::reader::Reader;
use crate::tokens::is_keyword;
use clang_sys::*;
use okl_model::TypeName;
use okl_normalizer::lex::TokenKind;
use okl_source::Span;

impl<'u> Reader<'u> {
    /// The names of types that a node writes itself, not those of its parts.
    pub(crate) fn type_names(&mut self, node: Cursor<'u>) -> Vec<TypeName> {
        let (Some(extent), Some(at)) = (node.extent(), node.location()) else { return Vec::new() };
        let word = |word: &str| {
            (self.tokens.at(at)..self.tokens.at(extent.end)).find(|at| self.tokens.is(*at, word))
        };
        let behind = |token: usize| self.tokens.span(token).end;
        let places = match node.kind() {
            CXCursor_VarDecl | CXCursor_ParmDecl | CXCursor_FieldDecl => {
                vec![(Span::new(extent.start.min(at), at), node.ty())]
            }
            CXCursor_FunctionDecl | CXCursor_CXXMethod => {
                let tail = word("->").filter(|arrow| !self.is_in_body(node, *arrow)).map(behind);
                let tail = tail.map(|start| Span::new(start, extent.end));
                let before = Span::new(self.specifiers(extent).min(at), at);
                [Some(before), tail].into_iter().flatten().map(|place| (place, node.result_type())).collect()
            }
            CXCursor_ConversionFunction => {
                let place = word("operator").map(|token| Span::new(behind(token), extent.end));
                place.map(|place| (place, node.result_type())).into_iter().collect()
            }
            CXCursor_TypedefDecl => vec![(Span::new(extent.start.min(at), at), node.underlying())],
            CXCursor_TypeAliasDecl => {
                let place = word("=").map(|token| Span::new(behind(token), extent.end));
                place.map(|place| (place, node.underlying())).into_iter().collect()
            }
            CXCursor_CXXBaseSpecifier => vec![(extent, node.ty())],
            CXCursor_CStyleCastExpr => vec![(Span::new(extent.start + 1, extent.end), node.ty())],
            CXCursor_CXXFunctionalCastExpr => vec![(extent, node.ty())],
            CXCursor_CallExpr if node.referenced().is_some_and(|one| one.kind() == CXCursor_Constructor) => {
                vec![(extent, node.ty())]
            }
            CXCursor_CXXStaticCastExpr | CXCursor_CXXReinterpretCastExpr | CXCursor_CXXConstCastExpr => {
                let place = word("<").map(|token| Span::new(behind(token), extent.end));
                place.map(|place| (place, node.ty())).into_iter().collect()
            }
            CXCursor_DeclRefExpr => return self.scope_name(node, extent).into_iter().collect(),
            _ => return Vec::new(),
        };
        places.into_iter().filter_map(|(place, ty)| self.type_name(place, ty)).collect()
    }

    /// The name of a type at the start of a range, behind specifiers.
    fn type_name(&mut self, place: Span, ty: CxType<'u>) -> Option<TypeName> {
        let mut at = self.tokens.at(place.start);
        let mut is_const = false;
        while SPECIFIERS.contains(&self.tokens.spelling(at)) || self.tokens.opens_attribute(at) {
            is_const |= self.tokens.is(at, "const");
            at = match self.tokens.spelling(at) {
                "__attribute__" | "alignas" => self.tokens.skip(at + 1),
                _ => self.tokens.skip(at),
            };
        }
        let (start, end) = (self.tokens.get(at)?.span.start, self.name_end(at)?.0);
        let span = Span::new(start, end);
        let named = named(ty)?;
        let is_by_arguments = span.of(self.tokens.text()).contains('<') || self.tokens.is(at, "typename");
        if end > place.end || !is_by_arguments && !is_member_type(named) {
            return None;
        }
        // `float const`
        is_const |= self.tokens.is(self.tokens.at(end), "const");
        let canonical = named.canonical();
        let known = !matches!(canonical.kind(), CXType_Unexposed | CXType_Dependent | CXType_Invalid);
        // The `const` before another name for a pointer is not that of what it points to.
        if !known || is_const && canonical.kind() == CXType_Pointer {
            return None;
        }
        let ty = if is_const { canonical.unqualified() } else { named };
        Some(TypeName { span: self.normal(span), ty: self.ty(ty) })
    }

    /// The class before the last `::` of a name: `vec<T, 3>` of `vec<T, 3>::zero`
    fn scope_name(&mut self, name: Cursor<'u>, extent: Span) -> Option<TypeName> {
        let first = self.tokens.at(extent.start);
        let end = self.name_end(first)?.1?;
        let class = name.referenced()?.semantic_parent().filter(|class| class.template().is_some())?;
        let span = Span::new(extent.start, end);
        let is_by_arguments = span.of(self.tokens.text()).contains('<');
        is_by_arguments.then(|| TypeName { span: self.normal(span), ty: self.ty(class.ty()) })
    }

    /// The end of a name with scopes and template arguments that starts at a token, and the end of the part before its
    /// last `::`.
    fn name_end(&self, first: usize) -> Option<(u32, Option<u32>)> {
        let mut at = first + usize::from(self.tokens.is(first, "typename"));
        at += usize::from(self.tokens.is(at, "::"));
        let (mut end, mut scope) = (None, None);
        loop {
            at += usize::from(self.tokens.is(at, "template"));
            let is_name = self.tokens.is_kind(at, TokenKind::Identifier);
            if !is_name || is_keyword(self.tokens.spelling(at)) {
                return end.map(|end| (end, scope));
            }
            end = Some(self.tokens.span(at).end);
            at += 1;
            if self.tokens.is(at, "<") {
                let (behind, place) = self.angles_end(at)?;
                (at, end) = (behind, Some(place));
            }
            if !self.tokens.is(at, "::") {
                return end.map(|end| (end, scope));
            }
            scope = end;
            at += 1;
        }
    }

    /// The token behind the `>` that closes the `<` at a token, and the end of that `>`, which may be the first half of
    /// a `>>`.
    fn angles_end(&self, open: usize) -> Option<(usize, u32)> {
        let (mut depth, mut at) = (0, open);
        while at < self.tokens.len() {
            match self.tokens.spelling(at) {
                "<" => depth += 1,
                ">" => depth -= 1,
                ">>" if depth == 1 => return Some((at, self.tokens.span(at).start + 1)),
                ">>" => depth -= 2,
                ";" => return None,
                _ => {}
            }
            let next = self.tokens.skip(at);
            if depth == 0 {
                return Some((next, self.tokens.span(at).end));
            }
            at = next;
        }
        None
    }

    fn is_in_body(&self, function: Cursor<'u>, token: usize) -> bool {
        let body = function.children().into_iter().find(|part| part.kind() == CXCursor_CompoundStmt);
        let start = body.and_then(Cursor::extent).map_or(u32::MAX, |body| body.start);
        self.tokens.span(token).start > start
    }
}

/// Words and attributes that may stand before the name of a type.
const SPECIFIERS: [&str; 18] = [
    "const",
    "volatile",
    "static",
    "inline",
    "constexpr",
    "extern",
    "register",
    "mutable",
    "friend",
    "virtual",
    "explicit",
    "struct",
    "class",
    "union",
    "typedef",
    "alignas",
    "__attribute__",
    "public",
];

/// The type that the name in a declaration stands for, without the `*`, `&` and `[]` of the declarator.
fn named(ty: CxType<'_>) -> Option<CxType<'_>> {
    let mut ty = ty;
    loop {
        ty = match ty.kind() {
            CXType_Pointer | CXType_LValueReference | CXType_RValueReference => ty.pointee(),
            CXType_ConstantArray
            | CXType_IncompleteArray
            | CXType_VariableArray
            | CXType_DependentSizedArray => ty.element(),
            CXType_Invalid | CXType_FunctionProto | CXType_FunctionNoProto => return None,
            _ => return Some(ty),
        };
    }
}

/// True for another name of a type that an instance of a class template declares: `value_type`
fn is_member_type(ty: CxType<'_>) -> bool {
    let alias =
        ty.declaration().filter(|one| matches!(one.kind(), CXCursor_TypedefDecl | CXCursor_TypeAliasDecl));
    let class = alias.and_then(Cursor::semantic_parent);
    class.is_some_and(|class| !is_function(class) && class.template().is_some())
}
