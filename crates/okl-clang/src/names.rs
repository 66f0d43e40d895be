//! Declarations of types and namespaces, and the mentions of them.

use crate::libclang::Cursor;
use crate::reader::Reader;
use crate::tokens::is_keyword;
use clang_sys::*;
use okl_model::{Declaration, DeclarationId, DeclarationKind, FunctionId, Mention, TemplateForm, Vector};
use okl_normalizer::lex::TokenKind;
use okl_normalizer::tokens::Tokens;
use okl_source::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// The declarations of a text and the names in it. Places are offsets in the parse form.
#[derive(Default)]
pub(crate) struct Names<'u> {
    /// The places of the declarations that the last declaration refers to, in any way.
    pub(crate) places: Vec<u32>,
    /// The declarations by the start of their extent and the place of their name.
    declared: BTreeMap<(u32, u32), (Cursor<'u>, DeclarationKind)>,
    /// The places of their names. libclang shows some nodes twice: the class of `struct S { .. } s;`
    seen: FxHashSet<u32>,
    /// The mentions by the start of the name: its end, and the place of the declaration that it refers to.
    named: BTreeMap<u32, (u32, Option<u32>)>,
    /// For alias templates: from the place of the template to the place of the alias that it declares.
    templates: FxHashMap<u32, u32>,
    /// For the aliases that alias templates declare: from the place of the alias to the start of the template.
    heads: FxHashMap<u32, u32>,
    /// The places of the names that libclang has nodes for.
    told: FxHashSet<u32>,
}

impl<'u> Names<'u> {
    /// Records what is declared and named below a node.
    pub(crate) fn collect(&mut self, root: Cursor<'u>, tokens: &Tokens<'_>) {
        self.told.extend(root.location());
        self.inside(root, tokens);
    }

    /// Visits a node and everything below it, without recursion.
    fn inside(&mut self, root: Cursor<'u>, tokens: &Tokens<'_>) {
        self.declaration(root, tokens);
        let mut open = root.children();
        open.reverse();
        while let Some(cursor) = open.pop() {
            self.mention(cursor, tokens);
            self.declaration(cursor, tokens);
            let first = open.len();
            open.extend(cursor.children());
            // Reversed, so that they are taken in source order.
            open[first..].reverse();
        }
    }

    fn declaration(&mut self, cursor: Cursor<'u>, tokens: &Tokens<'_>) {
        if let Some(kind) = kind_of(cursor, tokens)
            && let (Some(extent), Some(at)) = (cursor.extent(), cursor.location())
            && self.seen.insert(at)
        {
            self.declared.insert((extent.start, at), (cursor, kind));
        }
        if cursor.kind() == CXCursor_TypeAliasTemplateDecl {
            // The alias itself is a child of the template.
            let inner = cursor.children().into_iter().find(|child| child.kind() == CXCursor_TypeAliasDecl);
            let place = inner.and_then(Cursor::location);
            self.templates.extend(cursor.location().zip(place));
            self.heads.extend(place.zip(cursor.extent()).map(|(place, whole)| (place, whole.start)));
        }
    }

    fn mention(&mut self, cursor: Cursor<'u>, tokens: &Tokens<'_>) {
        let referenced = cursor.referenced().filter(|referenced| *referenced != cursor);
        let kind = cursor.kind();
        self.places.extend(referenced.and_then(Cursor::location));
        let place = if tells_name(kind) { cursor.location() } else { None };
        if let Some((place, declared)) = mention(cursor, kind, place, referenced, tokens) {
            self.named.entry(place.start).or_insert((place.end, declared));
        }
        // libclang gives a name that depends on a template parameter the place of its scope.
        if kind != CXCursor_DeclRefExpr || referenced.is_some() {
            self.told.extend(place);
        }
    }
}

impl<'u> Reader<'u> {
    /// Adds the collected declarations and mentions to the unit.
    pub(crate) fn add_names(&mut self, mut names: Names<'u>) {
        self.untold(&mut names);
        let mut ids = FxHashMap::default();
        let mut around: Vec<DeclarationId> = Vec::new();
        for ((_, at), (cursor, kind)) in names.declared {
            let Some(mut declared) = self.declares(cursor, kind) else { continue };
            if let Some(head) = names.heads.get(&at) {
                declared.span = self.normal(Span::at(*head)).to(declared.span);
                declared.form = TemplateForm::Template;
            }
            let id = DeclarationId(self.unit.declarations.len() as u32);
            let holds = |outer: &DeclarationId| {
                self.unit.declared(*outer).body.is_some_and(|body| body.contains(declared.span))
            };
            around.retain(holds);
            let inner = around.last().copied();
            declared.class = inner.filter(|class| self.unit.declared(*class).kind.is_record());
            around.push(id);
            ids.entry(at).or_insert(id);
            self.unit.declarations.push(declared);
        }
        self.declared_at = ids;
        self.declare_types();
        for (start, (end, declared)) in names.named {
            let span = self.normal(Span::new(start, end));
            if start >= self.prelude && !span.is_empty() {
                let declared = declared.map(|at| names.templates.get(&at).copied().unwrap_or(at));
                let of = declared.and_then(|at| self.declared_at.get(&at).copied());
                self.unit.mentions.push(Mention { span, of });
            }
        }
        self.tell_alignments();
    }

    /// Tells the types which declarations they have.
    pub(crate) fn declare_types(&mut self) {
        for (ty, place) in &self.type_places {
            self.unit.types[ty.0 as usize].declaration = self.declared_at.get(place).copied();
        }
    }

    /// Marks each `alignas(name)` whose name is that of a type.
    fn tell_alignments(&mut self) {
        let unit = &mut self.unit;
        for alignment in &mut unit.alignments {
            let mut inside = unit.mentions.iter().filter(|mention| alignment.inside.contains(mention.span));
            let Some(first) = inside.next() else { continue };
            let is_first =
                unit.text[alignment.inside.start as usize..first.span.start as usize].trim().is_empty();
            let of_user = first.of.is_some_and(|id| unit.declarations[id.0 as usize].kind.is_type());
            let is_vector = first.of.is_none() && Vector::named(first.span.of(&unit.text)).is_some();
            alignment.is_type |= is_first && (of_user || is_vector);
        }
    }

    /// Adds mentions of something unknown for the names that libclang has no nodes for: those in `alignas(N)`.
    fn untold(&self, names: &mut Names<'u>) {
        for at in self.tokens.at(self.prelude)..self.tokens.len() {
            let span = self.tokens.span(at);
            let is_name = self.tokens.is_kind(at, TokenKind::Identifier)
                && !is_keyword(self.tokens.spelling(at))
                // Not a name in a carrier.
                && self.form.map.copied_from(span.start).is_some();
            if is_name && !names.told.contains(&span.start) {
                names.named.entry(span.start).or_insert((span.end, None));
            }
        }
    }

    #[expect(clippy::too_many_lines, reason = "three questions with an arm for each kind of declaration")]
    fn declares(&self, cursor: Cursor<'u>, kind: DeclarationKind) -> Option<Declaration> {
        let extent = cursor.extent()?;
        let end = self.tokens.at(extent.end);
        let word = |words: &[&str], from: u32| {
            let mut places = self.tokens.at(from)..end;
            places.find(|at| words.iter().any(|word| self.tokens.is(*at, word)))
        };
        let keyword = match kind {
            DeclarationKind::Struct | DeclarationKind::Class | DeclarationKind::Union => {
                word(&["struct", "class", "union"], self.specifiers(extent))
            }
            DeclarationKind::Enum | DeclarationKind::ScopedEnum => word(&["enum"], extent.start),
            DeclarationKind::Typedef => word(&["typedef"], extent.start),
            DeclarationKind::Alias | DeclarationKind::UsingNamespace | DeclarationKind::Using => {
                word(&["using"], extent.start)
            }
            // The extent of `b` in `namespace a::b` starts with the `::`.
            DeclarationKind::Namespace | DeclarationKind::NamespaceAlias => {
                word(&["namespace", "::"], extent.start)
            }
            DeclarationKind::StaticAssert => word(&["static_assert"], extent.start),
            DeclarationKind::Access => word(&["public", "private", "protected"], extent.start),
            DeclarationKind::Linkage => word(&["extern"], extent.start),
            DeclarationKind::Unknown => None,
        }?;
        let place = |at: usize| self.normal(self.tokens.span(at));
        // clang invents names for unnamed entities: `(unnamed struct at ...)`.
        let name = cursor.spelling();
        let named = cursor.location().map(|at| self.tokens.at(at)).filter(|at| self.tokens.is(*at, &name));
        let body = match kind {
            DeclarationKind::Struct
            | DeclarationKind::Class
            | DeclarationKind::Union
            | DeclarationKind::Enum
            | DeclarationKind::ScopedEnum
            | DeclarationKind::Namespace => self.braces(named.unwrap_or(keyword) + 1, end),
            DeclarationKind::Linkage => {
                self.braces(keyword + 2, end).filter(|body| body.start == self.tokens.span(keyword + 2).start)
            }
            _ => None,
        };
        let ends = match kind {
            DeclarationKind::Namespace | DeclarationKind::Access | DeclarationKind::Linkage => extent,
            DeclarationKind::Struct
            | DeclarationKind::Class
            | DeclarationKind::Union
            | DeclarationKind::Enum
            | DeclarationKind::ScopedEnum
            | DeclarationKind::Typedef
            | DeclarationKind::Alias
            | DeclarationKind::NamespaceAlias
            | DeclarationKind::UsingNamespace
            | DeclarationKind::Using
            | DeclarationKind::StaticAssert
            | DeclarationKind::Unknown => self.with_semicolon(extent),
        };
        let last = if kind == DeclarationKind::Linkage { keyword + 1 } else { keyword };
        Some(Declaration {
            kind,
            name: if named.is_some() { name } else { String::new() },
            name_span: named.map_or(Span::default(), place),
            span: self.normal(ends),
            keyword: place(keyword).to(place(last)),
            body: body.map(|span| self.normal(span)),
            enumerators: self.enumerators(cursor),
            aliased: if kind == DeclarationKind::Alias { self.aliased(keyword, end) } else { None },
            final_word: named.map(|at| at + 1).filter(|at| self.tokens.is(*at, "final")).map(place),
            class: None,
            functions: if kind == DeclarationKind::Using { self.used_functions(cursor) } else { Vec::new() },
            form: self.template_form(cursor, extent),
            // `template <class T> using A = B<T>;`
            is_template: self.tokens.is(self.tokens.at(extent.start), "template")
                || keyword > 0 && self.tokens.is(keyword - 1, ">"),
        })
    }

    /// The functions that a declaration `using a::f;` introduces.
    fn used_functions(&self, cursor: Cursor<'u>) -> Vec<FunctionId> {
        let names = cursor.children().into_iter().filter(|child| child.kind() == CXCursor_OverloadedDeclRef);
        names.flat_map(Cursor::overloads).filter_map(|function| self.function_of(function)).collect()
    }

    /// The two parts after the `=` of `using row = float[3];`: the type `float` and the bounds `[3]`. `keyword` is the
    /// token `using`.
    fn aliased(&self, keyword: usize, end: usize) -> Option<(Span, Span)> {
        let mut first = keyword;
        while !self.tokens.is(first, "=") && first < end {
            first = self.tokens.skip(first);
        }
        first += 1;
        let mut bounds = first;
        while bounds < end && !self.tokens.is(bounds, "[") && !self.tokens.is(bounds, ";") {
            bounds = self.tokens.skip(bounds);
        }
        let last = bounds.checked_sub(1).filter(|last| *last >= first)?;
        let ty = self.normal(self.tokens.span(first).to(self.tokens.span(last)));
        let bounds = match bounds < end && self.tokens.is(bounds, "[") {
            true => self.normal(self.tokens.span(bounds).to(self.tokens.span(end - 1))),
            false => Span::at(ty.end),
        };
        Some((ty, bounds))
    }

    /// The places of the names of an enumeration's enumerators.
    fn enumerators(&self, cursor: Cursor<'u>) -> Vec<Span> {
        let values = cursor.children().into_iter().filter(|child| child.kind() == CXCursor_EnumConstantDecl);
        let places = values.filter_map(|value| Some(self.tokens.at(value.location()?)));
        places.filter_map(|at| Some(self.normal(self.tokens.get(at)?.span))).collect()
    }

    /// The first braces among the tokens `from..end`.
    fn braces(&self, from: usize, end: usize) -> Option<Span> {
        let mut at = from;
        while at < end && !self.tokens.is(at, "{") && !self.tokens.is(at, "<%") {
            at = self.tokens.skip(at);
        }
        let close = self.tokens.partner(at).filter(|_| at < end)?;
        Some(self.tokens.span(at).to(self.tokens.span(close)))
    }
}

/// The kind of declaration that a node is; `None` for those that the unit has in other lists, such as functions.
fn kind_of(cursor: Cursor<'_>, tokens: &Tokens<'_>) -> Option<DeclarationKind> {
    Some(match cursor.kind() {
        CXCursor_StructDecl => DeclarationKind::Struct,
        CXCursor_ClassDecl => DeclarationKind::Class,
        CXCursor_UnionDecl => DeclarationKind::Union,
        CXCursor_ClassTemplate | CXCursor_ClassTemplatePartialSpecialization => {
            match cursor.template_kind() {
                CXCursor_ClassDecl => DeclarationKind::Class,
                CXCursor_UnionDecl => DeclarationKind::Union,
                _ => DeclarationKind::Struct,
            }
        }
        CXCursor_EnumDecl if cursor.is_scoped() => DeclarationKind::ScopedEnum,
        CXCursor_EnumDecl => DeclarationKind::Enum,
        CXCursor_TypedefDecl => DeclarationKind::Typedef,
        CXCursor_TypeAliasDecl => DeclarationKind::Alias,
        CXCursor_Namespace => DeclarationKind::Namespace,
        CXCursor_NamespaceAlias => DeclarationKind::NamespaceAlias,
        CXCursor_UsingDirective => DeclarationKind::UsingNamespace,
        CXCursor_UsingDeclaration => DeclarationKind::Using,
        CXCursor_StaticAssert => DeclarationKind::StaticAssert,
        CXCursor_CXXAccessSpecifier => DeclarationKind::Access,
        // One of the two kinds, depending on the version of libclang.
        CXCursor_LinkageSpec | CXCursor_UnexposedDecl if is_linkage(cursor, tokens) => {
            DeclarationKind::Linkage
        }
        _ => return None,
    })
}

/// True for kinds of nodes whose location is that of a name: a declaration, a reference, a name in an expression.
fn tells_name(kind: CXCursorKind) -> bool {
    (CXCursor_UnexposedDecl..=CXCursor_VariableRef).contains(&kind)
        || (CXCursor_TypeAliasTemplateDecl..=CXCursor_FriendDecl).contains(&kind)
        || matches!(kind, CXCursor_DeclRefExpr | CXCursor_MemberRefExpr | CXCursor_LabelStmt)
}

/// True if a declaration starts with `extern "C"`.
fn is_linkage(cursor: Cursor<'_>, tokens: &Tokens<'_>) -> bool {
    let Some(extent) = cursor.extent() else { return false };
    let first = tokens.at(extent.start);
    tokens.is(first, "extern") && tokens.is_kind(first + 1, TokenKind::StringLiteral)
}

/// The mention that a node is: the range of the name of a type, a template, a namespace, an overload set or an
/// enumerator, and the place of its declaration. An enumerator counts as a mention of its enumeration.
fn mention(
    cursor: Cursor<'_>,
    kind: CXCursorKind,
    place: Option<u32>,
    referenced: Option<Cursor<'_>>,
    tokens: &Tokens<'_>,
) -> Option<(Span, Option<u32>)> {
    let at = place?;
    let named = || Span::new(at, at + cursor.spelling().len() as u32);
    match kind {
        CXCursor_TypeRef | CXCursor_TemplateRef | CXCursor_NamespaceRef | CXCursor_OverloadedDeclRef => {
            Some((cursor.extent()?, referenced.and_then(Cursor::location)))
        }
        CXCursor_DeclRefExpr => match referenced.filter(|value| value.kind() == CXCursor_EnumConstantDecl) {
            Some(value) => Some((named(), value.semantic_parent().and_then(Cursor::location))),
            // The extent of `f<n>` ends with the `>`, not with the name.
            None => {
                let is_followed = tokens.is(tokens.at(at) + 1, "<");
                let is_template = is_followed && !named().is_empty() && cursor.extent()?.end > named().end;
                is_template.then(|| (named(), None))
            }
        },
        CXCursor_MemberRef | CXCursor_LabelRef => Some((cursor.extent()?, None)),
        // The unit has no other list of these.
        CXCursor_LabelStmt
        | CXCursor_TemplateTypeParameter
        | CXCursor_NonTypeTemplateParameter
        | CXCursor_TemplateTemplateParameter => Some((named(), None)),
        _ => None,
    }
}
