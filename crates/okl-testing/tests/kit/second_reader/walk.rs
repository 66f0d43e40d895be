//! The second reader: places of the normal form, and clang's information about them.

use clang::{Clang, Entity, EntityKind, EvaluationResult, Index, Type, TypeKind, Unsaved};
use okl_clang::ClangInput;
use okl_normalizer::{ARGUMENTS, INDEX};
use okl_source::Span;
use std::collections::BTreeSet;
use std::path::Path;

/// The content of a text.
#[derive(Debug, Default)]
pub struct Seen {
    pub expressions: Vec<Expression>,
    pub statements: Vec<Statement>,
    pub variables: Vec<Variable>,
    pub declarations: Vec<Declaration>,
    pub mentions: Vec<Mention>,
}

/// The declaration of a type or namespace, with the place of its name.
#[derive(Debug)]
pub struct Declaration {
    pub place: u32,
    pub name: String,
    pub kind: EntityKind,
}

/// A use of a type, template or namespace, and the place of its declaration.
#[derive(Debug)]
pub struct Mention {
    pub span: Span,
    pub of: Option<u32>,
}

/// An expression of a kind that libclang supports.
#[derive(Debug)]
pub struct Expression {
    pub span: Span,
    pub kind: EntityKind,
    /// `None` for the text of a `static_assert`.
    pub ty: Option<String>,
    pub size: Option<u64>,
    pub is_pointer: bool,
    /// True for parts of declarations that the unit may omit: the size of a parameter, a default.
    pub may_lack: bool,
    /// The value, if clang can evaluate it to an integer.
    pub value: Option<i64>,
}

/// A statement, with the place of its start.
#[derive(Debug)]
pub struct Statement {
    pub start: u32,
    pub kind: EntityKind,
    /// The variables that the header of a `for` declares.
    pub declares: Vec<String>,
}

/// A variable, with the place of its name.
#[derive(Debug)]
pub struct Variable {
    pub place: u32,
    pub name: String,
    pub ty: String,
}

/// Walks all of a text after okl's prelude. `valued` are the places to evaluate: expressions that depend on a template
/// have no value, and libclang crashes when it evaluates them.
pub fn all(clang: &Clang, handed: &ClangInput, valued: &BTreeSet<Span>) -> Seen {
    let index = Index::new(clang, false, false);
    let unsaved = [Unsaved::new(handed.file, &handed.form.text)];
    let unit = index.parser(handed.file).unsaved(&unsaved).arguments(&handed.arguments).parse();
    let unit = unit.expect("okl read it with the same arguments");
    let mut walk = Walk { handed, valued, seen: Seen::default() };
    for entity in unit.get_entity().get_children() {
        if walk.parsed(entity).is_some_and(|span| span.start >= handed.prelude) {
            walk.entity(entity, false);
        }
    }
    walk.seen
}

struct Walk<'h> {
    handed: &'h ClangInput,
    valued: &'h BTreeSet<Span>,
    seen: Seen,
}

impl Walk<'_> {
    fn entity(&mut self, entity: Entity<'_>, may_lack: bool) {
        let kind = entity.get_kind();
        // The carriers of attributes, and okl's expressions for their arguments.
        if kind == EntityKind::AnnotateAttr {
            return;
        }
        if let Some(parsed) = self.parsed(entity) {
            let span = self.handed.form.map.old_span(parsed);
            if entity.is_expression() {
                if !self.is_made_up(entity, parsed) {
                    self.expression(entity, span, may_lack);
                }
            } else if entity.is_statement() && !self.asks_arguments(parsed) {
                self.seen.statements.push(Statement { start: span.start, kind, declares: declares(entity) });
            } else if matches!(kind, EntityKind::VarDecl | EntityKind::ParmDecl | EntityKind::FieldDecl) {
                self.variable(entity);
            } else if matches!(kind, EntityKind::TypeRef | EntityKind::TemplateRef | EntityKind::NamespaceRef)
            {
                let of = entity.get_reference().and_then(|declared| self.place(declared));
                self.seen.mentions.push(Mention { span, of });
            } else if let (true, Some(name), Some(place)) =
                (entity.is_declaration(), entity.get_name(), self.place(entity))
            {
                self.seen.declarations.push(Declaration { place, name, kind });
            }
        }
        let may_lack = match entity.is_statement() {
            true => false,
            false => may_lack || is_in_type(entity),
        };
        // Before a declaration, the loop with the arguments has a body of its own: `for (okl_args(3, 64);;) {;}`
        let has_own_body = |parsed: Span| {
            self.asks_arguments(parsed) && parsed.of(&self.handed.form.text).contains(";;) {;}")
        };
        let skips = self.parsed(entity).is_some_and(has_own_body);
        for child in entity.get_children() {
            if !skips || child.get_kind() != EntityKind::CompoundStmt {
                self.entity(child, may_lack);
            }
        }
    }

    /// True for the text that replaces a `@dim` access, and for names that clang generates: the iterators of
    /// `for (int x : list)`, the captures of `[=]`.
    fn is_made_up(&self, entity: Entity<'_>, parsed: Span) -> bool {
        entity.get_name().is_some_and(|name| name == INDEX)
            || matches!(parsed.of(&self.handed.form.text), ":" | "=" | "&")
    }

    /// True for the loop that okl inserts before a statement so that clang parses the arguments of its attribute.
    fn asks_arguments(&self, parsed: Span) -> bool {
        parsed.of(&self.handed.form.text).starts_with(&format!("for ({ARGUMENTS}("))
    }

    fn expression(&mut self, entity: Entity<'_>, span: Span, may_lack: bool) {
        let ty = entity.get_type().map(|ty| ty.get_canonical_type());
        let asks = ty.is_some_and(is_integer) && self.valued.contains(&span);
        let value = match asks.then(|| entity.evaluate()).flatten() {
            Some(EvaluationResult::SignedInteger(value)) => Some(value),
            Some(EvaluationResult::UnsignedInteger(value)) => i64::try_from(value).ok(),
            _ => None,
        };
        self.seen.expressions.push(Expression {
            span,
            kind: entity.get_kind(),
            ty: ty.map(name_of),
            size: ty.filter(|ty| has_size(*ty)).and_then(|ty| ty.get_sizeof().ok()).map(|size| size as u64),
            is_pointer: ty.is_some_and(|ty| ty.get_kind() == TypeKind::Pointer),
            may_lack,
            value,
        });
    }

    fn variable(&mut self, entity: Entity<'_>) {
        let place = entity.get_location().map(|location| location.get_file_location().offset);
        let (Some(place), Some(name), Some(ty)) = (place, entity.get_name(), entity.get_type()) else {
            return;
        };
        let parsed = Span::new(place, place + name.len() as u32);
        let place = self.handed.form.map.old_span(parsed).start;
        let ty = name_of(ty.get_canonical_type());
        self.seen.variables.push(Variable { place, name, ty });
    }

    /// The place of the name of a declaration in the user's text.
    fn place(&self, entity: Entity<'_>) -> Option<u32> {
        let location = entity.get_location()?.get_file_location();
        let is_input = location.file.is_some_and(|file| file.get_path() == Path::new(self.handed.file));
        let is_theirs = is_input && location.offset >= self.handed.prelude;
        is_theirs.then(|| self.handed.form.map.old_span(Span::at(location.offset)).start)
    }

    /// The range in the text that libclang gets; `None` if it is in a header.
    fn parsed(&self, entity: Entity<'_>) -> Option<Span> {
        let range = entity.get_range()?;
        let (start, end) = (range.get_start().get_file_location(), range.get_end().get_file_location());
        let is_input = start.file.is_some_and(|file| file.get_path() == Path::new(self.handed.file));
        (is_input && start.offset <= end.offset).then(|| Span::new(start.offset, end.offset))
    }
}

/// Returns true if expressions directly below are parts of a type, or of a declaration outside of functions.
fn is_in_type(entity: Entity<'_>) -> bool {
    let is_global = entity.get_semantic_parent().is_none_or(|parent| {
        !matches!(
            parent.get_kind(),
            EntityKind::FunctionDecl
                | EntityKind::Method
                | EntityKind::Constructor
                | EntityKind::FunctionTemplate
                | EntityKind::ConversionFunction
                | EntityKind::Destructor
        )
    });
    let kind = entity.get_kind();
    (kind == EntityKind::VarDecl && is_global)
        || matches!(
            kind,
            EntityKind::UnexposedDecl
                | EntityKind::StaticAssert
                | EntityKind::ParmDecl
                | EntityKind::FieldDecl
                | EntityKind::TypedefDecl
                | EntityKind::TypeAliasDecl
                | EntityKind::EnumConstantDecl
                // The arguments of a specialisation: `struct Box<T, 1>`
                | EntityKind::ClassTemplatePartialSpecialization
                | EntityKind::StructDecl
                | EntityKind::ClassDecl
                | EntityKind::UnionDecl
                | EntityKind::NonTypeTemplateParameter
                | EntityKind::TemplateTypeParameter
        )
}

/// The names of the variables that the header of a `for` declares.
fn declares(statement: Entity<'_>) -> Vec<String> {
    let first = statement.get_children().into_iter().next();
    let first = first.filter(|_| statement.get_kind() == EntityKind::ForStmt);
    let head = first.filter(|first| first.get_kind() == EntityKind::DeclStmt);
    let variables = head.map(|head| head.get_children()).unwrap_or_default();
    variables
        .into_iter()
        .filter(|one| one.get_kind() == EntityKind::VarDecl)
        .filter_map(|one| one.get_name())
        .collect()
}

/// Returns true if libclang can compute the size without crashing.
fn has_size(ty: Type<'_>) -> bool {
    !matches!(
        ty.get_kind(),
        TypeKind::Unexposed
            | TypeKind::Overload
            | TypeKind::Dependent
            | TypeKind::FunctionPrototype
            | TypeKind::FunctionNoPrototype
    )
}

fn is_integer(ty: Type<'_>) -> bool {
    ty.is_integer() || matches!(ty.get_kind(), TypeKind::Enum | TypeKind::Bool)
}

/// The name of a type in OKL: `half` is a type of clang's under another name.
fn name_of(ty: Type<'_>) -> String {
    ty.get_display_name().replace("__fp16", "half")
}
