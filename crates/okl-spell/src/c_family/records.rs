//! User-defined types: structs, enumerations, type aliases.

use super::namespaces;
use super::refused::refuse;
use crate::device_text::DeviceText;
use crate::job::Job;
use crate::names::renamed;
use okl_analysis::Analyzed;
use okl_model::{Declaration, DeclarationId, DeclarationKind, Layout, LayoutKind, Scope, StmtKind};
use okl_source::{Cover, EditSet, Nest, Span};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// Removes `using`, namespace alias and `static_assert` declarations, which C code does not need.
pub(super) fn take_out_names(job: &mut Job<'_>, code: &DeviceText, edits: &mut EditSet) {
    for declared in job.unit.declarations.iter().filter(|one| code.is_left(one.keyword)) {
        match declared.kind {
            DeclarationKind::Using | DeclarationKind::UsingNamespace => using(job, declared, edits),
            DeclarationKind::NamespaceAlias | DeclarationKind::StaticAssert => take_out(job, declared, edits),
            DeclarationKind::Struct
            | DeclarationKind::Union
            | DeclarationKind::Class
            | DeclarationKind::Enum
            | DeclarationKind::ScopedEnum
            | DeclarationKind::Alias
            | DeclarationKind::Access
            | DeclarationKind::Linkage
            | DeclarationKind::Namespace
            | DeclarationKind::Typedef
            | DeclarationKind::Unknown => {}
        }
    }
}

/// Declares typedef names for tagged types, and refuses features of classes.
pub(crate) fn lower(job: &mut Job<'_>, code: &DeviceText, edits: &mut EditSet) {
    let unit = job.unit;
    let mut records = Records { places: Places::new(unit), named: BTreeSet::new(), own: EditSet::new() };
    for (at, declared) in unit.declarations.iter().enumerate() {
        if !code.is_left(declared.keyword) {
            continue;
        }
        match declared.kind {
            DeclarationKind::Struct | DeclarationKind::Union => {
                records.record(job, code, DeclarationId(at as u32), edits);
            }
            DeclarationKind::Class => refuse(job, "a class", declared.keyword),
            DeclarationKind::Enum => enumeration(job, code, declared, &records.places, edits),
            DeclarationKind::ScopedEnum => {
                // `enum class`
                let after = unit.keywords.partition_point(|word| word.start <= declared.keyword.start);
                let word = unit.keywords.get(after).copied().unwrap_or(declared.keyword);
                refuse(job, "a scoped enumeration", declared.keyword.to(word));
            }
            DeclarationKind::Alias => alias(job, declared, edits),
            // `public:`
            DeclarationKind::Access => edits.delete(job.owner(), declared.span),
            DeclarationKind::Linkage => linkage(job, declared, edits),
            DeclarationKind::Using
            | DeclarationKind::UsingNamespace
            | DeclarationKind::NamespaceAlias
            | DeclarationKind::StaticAssert
            | DeclarationKind::Namespace
            | DeclarationKind::Typedef
            | DeclarationKind::Unknown => {}
        }
    }
    edits.extend(records.own);
    for layout in &unit.layouts {
        let LayoutKind::Record { bases, .. } = &layout.kind else { continue };
        if bases.is_empty() {
            continue;
        }
        let declared = unit.declarations.iter().find(|one| one.span.start == layout.span.start);
        if let Some(declared) = declared.filter(|one| code.is_left(one.keyword)) {
            refuse(job, "inheritance", declared.name_span);
        }
    }
}

/// An index of declarations by place.
struct Places {
    /// The statements and items that may declare types.
    statements: Nest<()>,
    /// `typedef` without a body of its own, in source order.
    typedefs: Vec<DeclarationId>,
    in_typedefs: Cover,
    /// The bodies of structs, classes and unions.
    bodies: Nest<DeclarationId>,
    /// The definitions of classes and enumerations, with true for a class without fields.
    layouts: Nest<bool>,
    /// The declarations in each class.
    members: FxHashMap<DeclarationId, Vec<DeclarationId>>,
    /// The places that name each declaration.
    mentions: FxHashMap<DeclarationId, Vec<Span>>,
}

impl Places {
    fn new(unit: &Analyzed) -> Places {
        let statements = Nest::new(declaring(unit).into_iter().map(|span| (span, ())));
        let all = || unit.declarations.iter().enumerate().map(|(at, one)| (DeclarationId(at as u32), one));
        let is_typedef = |one: &Declaration| one.kind == DeclarationKind::Typedef && one.body.is_none();
        let mut typedefs: Vec<(u32, DeclarationId)> =
            all().filter(|(_, one)| is_typedef(one)).map(|(id, one)| (one.span.start, id)).collect();
        typedefs.sort_unstable();
        let records = all().filter(|(_, one)| one.kind.is_record());
        let bodies = Nest::new(records.filter_map(|(id, one)| Some((one.body?, id))));
        let mut members: FxHashMap<DeclarationId, Vec<DeclarationId>> = FxHashMap::default();
        for (id, one) in all() {
            if let Some(class) = one.class {
                members.entry(class).or_default().push(id);
            }
        }
        let mut mentions: FxHashMap<DeclarationId, Vec<Span>> = FxHashMap::default();
        for mention in &unit.mentions {
            if let Some(of) = mention.of {
                mentions.entry(of).or_default().push(mention.span);
            }
        }
        let typedefs: Vec<DeclarationId> = typedefs.into_iter().map(|(_, id)| id).collect();
        let in_typedefs = typedefs.iter().map(|id| unit.declared(*id).span).collect();
        let layouts = Nest::new(unit.layouts.iter().map(|layout| (layout.span, has_nothing(layout))));
        Places { statements, typedefs, in_typedefs, bodies, layouts, members, mentions }
    }

    /// The smallest statement or item around a place.
    fn statement(&self, place: Span) -> Option<Span> {
        self.statements.around(place).next().map(|(span, ())| span)
    }

    /// The `typedef` that encloses a declaration.
    fn typedef<'u>(&self, unit: &'u Analyzed, declared: &Declaration) -> Option<&'u Declaration> {
        let before = self.typedefs.partition_point(|id| unit.declared(*id).span.start <= declared.span.start);
        let nearest = self.typedefs[..before].iter().rev().map(|id| unit.declared(*id));
        let is_in_one = self.in_typedefs.contains(declared.span);
        nearest.into_iter().take_while(|_| is_in_one).find(|one| one.span.contains(declared.span))
    }

    /// The innermost class around a place.
    fn class(&self, place: Span) -> Option<DeclarationId> {
        self.bodies.around(place).next().map(|(_, id)| *id)
    }
}

/// The statements and items that may declare types.
fn declaring(unit: &Analyzed) -> Vec<Span> {
    let is_one = |kind: &StmtKind| match kind {
        StmtKind::Declaration(_) => true,
        StmtKind::Other(inner) => inner.is_empty(),
        StmtKind::Block(_)
        | StmtKind::Expression
        | StmtKind::For(_)
        | StmtKind::Loop(_)
        | StmtKind::RangeFor { .. }
        | StmtKind::If { .. }
        | StmtKind::Switch(_)
        | StmtKind::Labelled(_)
        | StmtKind::Break
        | StmtKind::Continue
        | StmtKind::Return
        | StmtKind::Goto
        | StmtKind::Empty => false,
    };
    let items = unit.items.iter().filter(|item| item.kind != okl_model::ItemKind::Namespace);
    let statements = unit.statements.iter().filter(|stmt| is_one(&stmt.kind)).map(|stmt| stmt.span);
    items.map(|item| item.span).chain(statements).collect()
}

struct Records {
    /// The index of the declarations.
    places: Places,
    /// The types that have a name without `struct` at file scope.
    named: BTreeSet<String>,
    /// Edits that go before the first token of a statement; they are added before that statement's other edits.
    own: EditSet,
}

impl Records {
    /// `struct P { float x; };` becomes `typedef struct P { float x; } P;`
    fn record(&mut self, job: &mut Job<'_>, code: &DeviceText, id: DeclarationId, edits: &mut EditSet) {
        let unit = job.unit;
        let declared = unit.declared(id);
        let (name, owner) = (declared.name.as_str(), job.owner());
        if let Some(word) = declared.final_word {
            self.own.delete(owner.clone(), word);
        }
        let around = self.places.typedef(unit, declared);
        let statement = self.places.statement(declared.keyword).unwrap_or(declared.span);
        let start = around.map_or(statement.start, |typedef| typedef.span.start);
        let is_outermost = declared.keyword.start == start;
        let Some(body) = declared.body else {
            // `struct P;` becomes `typedef struct P P;`
            let is_alone = is_outermost && declared.span.end > declared.name_span.end;
            if is_alone && self.named.insert(name.to_string()) {
                self.own.insert(owner.clone(), start, "typedef ");
                self.own.insert_after(owner, declared.name_span.end, format!(" {}", renamed(job, name)));
            }
            return;
        };
        self.places.members(job, code, id, body);
        if self.places.is_empty(body) {
            // `struct E { char _occa_empty; };`: in C++ each object has a size of at least one, in C an empty struct
            // has none.
            edits.insert(owner.clone(), body.start + 1, " char _occa_empty;");
        }
        let is_alone = is_outermost && declared.span.end > body.end;
        if name.is_empty() {
            if is_alone && declared.class.is_none() {
                refuse(
                    job,
                    "a struct or union without a name, whose fields are variables,",
                    declared.keyword,
                );
            }
            return;
        }
        if self.named.contains(name) || around.is_some_and(|typedef| typedef.name == name) {
            return;
        }
        // At file scope, a name is declared once.
        if unit.items_at(start).next().is_some() {
            self.named.insert(name.to_string());
        }
        if is_alone && !self.places.names_itself(unit, id, body) {
            self.own.insert(owner.clone(), start, "typedef ");
            self.own.insert_after(owner, body.end, format!(" {}", renamed(job, name)));
        } else {
            // `typedef struct P P; struct P { P *next; } first;`
            let name = renamed(job, name);
            let forward = format!("typedef {} {name} {name}; ", unit.source(declared.keyword));
            edits.insert(owner, start, forward);
        }
    }
}

impl Places {
    /// True for the body of a class without fields.
    fn is_empty(&self, body: Span) -> bool {
        self.layouts.around(body).next().is_some_and(|(_, is_empty)| *is_empty)
    }

    /// True if a class names itself in its body, without `struct` before the name.
    fn names_itself(&self, unit: &Analyzed, id: DeclarationId, body: Span) -> bool {
        let mentions = self.mentions.get(&id).into_iter().flatten();
        mentions.filter(|mention| body.contains(**mention)).any(|mention| {
            let before = unit.keywords.partition_point(|word| word.end <= mention.start);
            let word = before.checked_sub(1).map(|last| unit.keywords[last]);
            let is_next = |word: &Span| unit.is_blank(Span::new(word.end, mention.start));
            !word.is_some_and(|word| is_next(&word) && matches!(unit.source(word), "struct" | "union"))
        })
    }

    /// Refuses members that C lacks.
    fn members(&self, job: &mut Job<'_>, code: &DeviceText, id: DeclarationId, body: Span) {
        let unit = job.unit;
        let fields = unit.variables_in(body).map(|id| unit.variable(id));
        for field in fields.filter(|one| one.scope == Scope::Field && body.contains(one.span)) {
            let is_own = self.class(field.span) == Some(id);
            if let Some(colon) = field.declarator.colon.filter(|colon| is_own && code.is_left(*colon)) {
                refuse(job, "a bit-field", colon);
            }
        }
        for word in unit.keywords_in(body) {
            let is_static = unit.source(word) == "static" && unit.function_around(word).is_none();
            if is_static && self.class(word) == Some(id) {
                refuse(job, "a static member", word);
            }
        }
        for member in self.members.get(&id).into_iter().flatten().map(|id| unit.declared(*id)) {
            refuse_member(job, member);
        }
    }
}

fn has_nothing(layout: &Layout) -> bool {
    matches!(&layout.kind, LayoutKind::Record { fields, bases, .. } if fields.is_empty() && bases.is_empty())
}

fn refuse_member(job: &mut Job<'_>, member: &Declaration) {
    match member.kind {
        DeclarationKind::Typedef | DeclarationKind::Alias | DeclarationKind::Using => {
            refuse(job, "a name of a type in a struct", member.keyword);
        }
        DeclarationKind::Enum | DeclarationKind::ScopedEnum
            if !member.name.is_empty() && member.body.is_some() =>
        {
            refuse(job, "an enumeration in a struct", member.keyword);
        }
        DeclarationKind::Enum
        | DeclarationKind::ScopedEnum
        | DeclarationKind::Struct
        | DeclarationKind::Class
        | DeclarationKind::Union
        | DeclarationKind::Namespace
        | DeclarationKind::NamespaceAlias
        | DeclarationKind::UsingNamespace
        | DeclarationKind::StaticAssert
        | DeclarationKind::Access
        | DeclarationKind::Linkage
        | DeclarationKind::Unknown => {}
    }
}

/// `enum E { A, B };` becomes `typedef enum E { A, B } E;`
fn enumeration(
    job: &Job<'_>,
    code: &DeviceText,
    declared: &Declaration,
    places: &Places,
    edits: &mut EditSet,
) {
    let (unit, name) = (job.unit, &declared.name);
    let Some(body) = declared.body else { return };
    if name.is_empty() || declared.class.is_some() || places.typedef(unit, declared).is_some() {
        return;
    }
    let name = renamed(job, name);
    edits.insert(job.owner(), declared.keyword.start, "typedef ");
    // `enum E { A, B } e = A;` becomes `typedef enum E { A, B } E; E e = A;`
    let after = unit.variables_in(Span::new(body.end, u32::MAX)).map(|id| unit.variable(id));
    let mut variables = after.take_while(|one| one.span.start <= declared.keyword.start);
    let is_alone = variables.all(|one| !one.span.contains(body) || !code.is_left(one.name_span));
    let again = if is_alone { String::new() } else { format!("; {name}") };
    edits.insert_after(job.owner(), body.end, format!(" {name}{again}"));
}

/// `using real = float;` becomes `typedef float real;`
fn alias(job: &mut Job<'_>, declared: &Declaration, edits: &mut EditSet) {
    let unit = job.unit;
    let Some((ty, _)) = declared.aliased else { return };
    if unit.between_comments(ty).any(|part| part.contains('(')) {
        return refuse(job, "another name for the type of a function", declared.keyword);
    }
    edits.replace(job.owner(), Span::new(declared.keyword.start, ty.start), "typedef ");
    edits.insert_after(job.owner(), ty.end, format!(" {}", renamed(job, &declared.name)));
}

/// Removes `using std::sqrt;` (OpenCL C has the functions of `std` under their plain names) and using-declarations of
/// the user's namespaces (each member has one flattened name everywhere).
fn using(job: &mut Job<'_>, declared: &Declaration, edits: &mut EditSet) {
    let unit = job.unit;
    if namespaces::is_users(unit, declared) {
        return take_out(job, declared, edits);
    }
    let mut named = unit.mentions.iter().filter(|mention| declared.span.contains(mention.span));
    match named.any(|mention| unit.source(mention.span) == "std") {
        true => edits.delete(job.owner(), Span::new(declared.span.start, declared.span.end - 1)),
        false => refuse(job, "a `using` declaration", declared.keyword),
    }
}

/// Removes `static_assert(...);`, which the parser has checked, and `namespace a = b;`
fn take_out(job: &Job<'_>, declared: &Declaration, edits: &mut EditSet) {
    let unit = job.unit;
    // A branch of an `if` must stay a statement.
    let in_function = unit.function_around(declared.span).is_some();
    let is_branch = in_function
        && unit.statements.iter().any(|stmt| {
            let is_it = |child: &&okl_model::Stmt| child.span == declared.span;
            stmt.as_block().is_none() && unit.children(stmt).iter().any(is_it)
        });
    let end = if is_branch { declared.span.end - 1 } else { declared.span.end };
    edits.delete(job.owner(), Span::new(declared.span.start, end));
}

/// Removes `extern "C"`: C has no other linkage.
fn linkage(job: &mut Job<'_>, declared: &Declaration, edits: &mut EditSet) {
    edits.delete(job.owner(), declared.keyword);
    if declared.body.is_some() {
        refuse(job, "an `extern \"C\"` block", declared.keyword);
    }
}
