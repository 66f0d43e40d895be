//! Compares the unit with the result of the second reader.

use crate::second_reader::walk::{Expression, Seen};
use clang::EntityKind;
use okl_model::{
    CallTarget, CastStyle, Declaration, DeclarationId, DeclarationKind, ExprKind, Literal, Name, StmtKind,
    Unit,
};
use okl_source::Span;
use std::collections::{BTreeMap, BTreeSet};

/// The differences between the two, as messages.
pub fn disagreements(unit: &Unit, seen: &Seen) -> Vec<String> {
    let mut out = Vec::new();
    expressions(unit, seen, &mut out);
    statements(unit, seen, &mut out);
    variables(unit, seen, &mut out);
    declarations(unit, seen, &mut out);
    mentions(unit, seen, &mut out);
    out
}

fn expressions(unit: &Unit, seen: &Seen, out: &mut Vec<String>) {
    let mut by_place: BTreeMap<(Span, &str), Vec<&okl_model::Expression>> = BTreeMap::new();
    let mut names: BTreeSet<Span> = BTreeSet::new();
    // Arguments of attributes are passed to clang in a special way.
    let in_attribute = |span: Span| unit.attributes.iter().any(|attr| attr.span.contains(span));
    for expression in unit.expressions.iter().filter(|one| !in_attribute(one.span)) {
        if let Some(kind) = kind(&expression.kind) {
            by_place.entry((expression.span, kind)).or_default().push(expression);
        }
        // The callee is part of the call.
        if let ExprKind::Call(call) = &expression.kind {
            // An implicit conversion has the place of its operand.
            let is_conversion = call.name_span.is_empty() && matches!(call.target, CallTarget::Method { .. });
            names.insert(if is_conversion { expression.span } else { call.name_span });
        }
    }
    let mut met: BTreeSet<(Span, &str)> = BTreeSet::new();
    for one in seen.expressions.iter().filter(|one| !in_attribute(one.span)) {
        let Some(kind) = kind_of(one.kind) else { continue };
        let ty = one.ty.as_deref().unwrap_or("none");
        let said = || format!("{:?} `{}` of type `{ty}`", one.kind, unit.source(one.span));
        let Some(own) = by_place.get(&(one.span, kind)) else {
            if !names.contains(&one.span) && !one.may_lack {
                out.push(format!("the unit has no {}", said()));
            }
            continue;
        };
        met.insert((one.span, kind));
        if !own.iter().any(|own| agrees(unit, own, one)) {
            let ty = |own: &okl_model::Expression| unit.ty(own.ty).canonical.clone();
            let have: Vec<_> = own.iter().map(|own| (ty(own), own.value)).collect();
            out.push(format!("{} with {:?} is {have:?} in the unit", said(), one.value));
        }
    }
    // libclang hides some names, such as that in `alignas(n)`, which okl finds by itself.
    let is_hidden = |own: &&okl_model::Expression| {
        own.span.is_empty()
            || matches!(&own.kind, ExprKind::Name(Name::Variable(id)) if unit.variable(*id).name == unit.source(own.span))
    };
    let alone = by_place.iter().filter(|(key, own)| !met.contains(*key) && !own.iter().all(is_hidden));
    for ((span, kind), _) in alone {
        out.push(format!("only the unit has {kind} `{}`", unit.source(*span)));
    }
}

fn agrees(unit: &Unit, own: &okl_model::Expression, seen: &Expression) -> bool {
    let ty = unit.ty(own.ty);
    let Some(theirs) = &seen.ty else { return true };
    let same_type = unqualified(&ty.canonical) == unqualified(theirs)
        && ty.is_pointer() == seen.is_pointer
        && (ty.size.is_none() || ty.size == seen.size);
    same_type && own.value.is_none_or(|value| seen.value == Some(value))
}

/// The kinds that both readers distinguish.
fn kind(kind: &ExprKind) -> Option<&'static str> {
    Some(match kind {
        ExprKind::Name(_) => "name",
        ExprKind::Literal(Literal::Integer) => "integer",
        ExprKind::Literal(Literal::Float(_)) => "float",
        ExprKind::Literal(Literal::Character) => "character",
        ExprKind::Literal(Literal::String) => "string",
        ExprKind::Literal(Literal::Bool) => "bool",
        ExprKind::Literal(Literal::Null) => "null",
        ExprKind::This => "this",
        ExprKind::Paren(_) => "parentheses",
        ExprKind::Member(_) => "member",
        ExprKind::Index { .. } | ExprKind::Dim { .. } => "element",
        ExprKind::Dereference(_)
        | ExprKind::AddressOf(_)
        | ExprKind::Unary { .. }
        | ExprKind::Step { .. } => "operator with one operand",
        ExprKind::Binary { .. } | ExprKind::Assign { .. } => "operator with two operands",
        ExprKind::Conditional { .. } => "condition",
        ExprKind::Call(_) => "call",
        ExprKind::Cast { style: CastStyle::C, .. } => "cast",
        ExprKind::Cast { style: CastStyle::Functional, .. } => "functional cast",
        ExprKind::Cast { style: CastStyle::Static, .. } => "static cast",
        ExprKind::Cast { style: CastStyle::Reinterpret, .. } => "reinterpreting cast",
        ExprKind::Cast { style: CastStyle::Const, .. } => "cast of const",
        ExprKind::Cast { style: CastStyle::Dynamic, .. } => "dynamic cast",
        ExprKind::List(_) => "list",
        ExprKind::CompoundLiteral(_) => "compound literal",
        ExprKind::SizeOf(_) => "size",
        ExprKind::Lambda(_) => "lambda",
        ExprKind::Cast { style: CastStyle::Implicit, .. }
        | ExprKind::TypeOf(_)
        | ExprKind::Statements(_)
        | ExprKind::Declare(_)
        | ExprKind::Defines(_)
        | ExprKind::OneOf(_)
        | ExprKind::Opaque(_) => return None,
    })
}

fn kind_of(kind: EntityKind) -> Option<&'static str> {
    const KINDS: &[(EntityKind, &str)] = &[
        (EntityKind::DeclRefExpr, "name"),
        (EntityKind::IntegerLiteral, "integer"),
        (EntityKind::FloatingLiteral, "float"),
        (EntityKind::CharacterLiteral, "character"),
        (EntityKind::StringLiteral, "string"),
        (EntityKind::BoolLiteralExpr, "bool"),
        (EntityKind::NullPtrLiteralExpr, "null"),
        (EntityKind::GNUNullExpr, "null"),
        (EntityKind::ThisExpr, "this"),
        (EntityKind::ParenExpr, "parentheses"),
        (EntityKind::MemberRefExpr, "member"),
        (EntityKind::ArraySubscriptExpr, "element"),
        (EntityKind::UnaryOperator, "operator with one operand"),
        (EntityKind::BinaryOperator, "operator with two operands"),
        (EntityKind::CompoundAssignOperator, "operator with two operands"),
        (EntityKind::ConditionalOperator, "condition"),
        (EntityKind::CallExpr, "call"),
        (EntityKind::CStyleCastExpr, "cast"),
        (EntityKind::FunctionalCastExpr, "functional cast"),
        (EntityKind::StaticCastExpr, "static cast"),
        (EntityKind::ReinterpretCastExpr, "reinterpreting cast"),
        (EntityKind::ConstCastExpr, "cast of const"),
        (EntityKind::DynamicCastExpr, "dynamic cast"),
        (EntityKind::InitListExpr, "list"),
        (EntityKind::CompoundLiteralExpr, "compound literal"),
        (EntityKind::UnaryExpr, "size"),
        (EntityKind::LambdaExpr, "lambda"),
    ];
    KINDS.iter().find(|(known, _)| *known == kind).map(|(_, name)| *name)
}

/// A type without top-level `const` and `restrict`.
fn unqualified(ty: &str) -> &str {
    let ty = ty.strip_suffix("__restrict").unwrap_or(ty);
    let ty = ty.strip_suffix("const").filter(|ty| ty.ends_with(['*', ' '])).unwrap_or(ty).trim_end();
    if ty.ends_with(['*', '&']) { ty } else { ty.trim_start_matches("const ") }
}

fn statements(unit: &Unit, seen: &Seen, out: &mut Vec<String>) {
    let own: BTreeSet<(u32, &str)> =
        unit.statements.iter().filter_map(|stmt| Some((stmt.span.start, statement(&stmt.kind)?))).collect();
    let theirs: BTreeSet<(u32, &str)> = seen
        .statements
        .iter()
        .filter_map(|one| Some((behind_attributes(unit, one.start), statement_of(one.kind)?)))
        .collect();
    let text = |at: u32| unit.text[at as usize..].lines().next().unwrap_or_default();
    out.extend(
        theirs.difference(&own).map(|(at, kind)| format!("the unit has no {kind} at `{}`", text(*at))),
    );
    out.extend(
        own.difference(&theirs).map(|(at, kind)| format!("only the unit has {kind} at `{}`", text(*at))),
    );
    for stmt in &unit.statements {
        let Some(l) = stmt.as_for() else { continue };
        let header = seen.statements.iter().find(|one| {
            behind_attributes(unit, one.start) == stmt.span.start && one.kind == EntityKind::ForStmt
        });
        let declared = header.map(|one| &one.declares[..]).unwrap_or_default();
        let name = l.variable.map(|id| unit.variable(id).name.clone());
        if !declared.is_empty() && name.is_some_and(|name| !declared.contains(&name)) {
            out.push(format!("the loop at `{}` declares {declared:?}", text(stmt.span.start)));
        }
    }
}

/// The start of a statement without its attributes.
fn behind_attributes(unit: &Unit, mut at: u32) -> u32 {
    while let Some(attr) = unit.attributes.iter().find(|attr| attr.span.start == at) {
        let rest = &unit.text[attr.span.end as usize..];
        at = attr.span.end + (rest.len() - rest.trim_start().len()) as u32;
    }
    at
}

fn statement(kind: &StmtKind) -> Option<&'static str> {
    match kind {
        StmtKind::For(_) => Some("`for`"),
        StmtKind::Loop(_) => Some("`while` or `do`"),
        StmtKind::RangeFor { .. } => Some("`for` over a range"),
        StmtKind::If { .. } => Some("`if`"),
        StmtKind::Switch(_) => Some("`switch`"),
        StmtKind::Break => Some("`break`"),
        StmtKind::Continue => Some("`continue`"),
        StmtKind::Return => Some("`return`"),
        StmtKind::Goto => Some("`goto`"),
        StmtKind::Block(_)
        | StmtKind::Declaration(_)
        | StmtKind::Expression
        | StmtKind::Labelled(_)
        | StmtKind::Empty
        | StmtKind::Other(_) => None,
    }
}

fn statement_of(kind: EntityKind) -> Option<&'static str> {
    const KINDS: &[(EntityKind, &str)] = &[
        (EntityKind::ForStmt, "`for`"),
        (EntityKind::WhileStmt, "`while` or `do`"),
        (EntityKind::DoStmt, "`while` or `do`"),
        (EntityKind::ForRangeStmt, "`for` over a range"),
        (EntityKind::IfStmt, "`if`"),
        (EntityKind::SwitchStmt, "`switch`"),
        (EntityKind::BreakStmt, "`break`"),
        (EntityKind::ContinueStmt, "`continue`"),
        (EntityKind::ReturnStmt, "`return`"),
        (EntityKind::GotoStmt, "`goto`"),
        (EntityKind::IndirectGotoStmt, "`goto`"),
    ];
    KINDS.iter().find(|(known, _)| *known == kind).map(|(_, name)| *name)
}

fn variables(unit: &Unit, seen: &Seen, out: &mut Vec<String>) {
    let own: BTreeMap<u32, &okl_model::Variable> = unit
        .variables
        .iter()
        .filter(|one| !one.name.is_empty())
        .map(|one| (one.name_span.start, one))
        .collect();
    let mut met = BTreeSet::new();
    for one in &seen.variables {
        match own.get(&one.place) {
            Some(own) if own.name == one.name => {
                met.insert(one.place);
                let ty = &unit.ty(own.ty).canonical;
                if *ty != one.ty {
                    out.push(format!("variable `{}` is `{}` and `{ty}` in the unit", one.name, one.ty));
                }
            }
            Some(_) | None => {
                out.push(format!("the unit has no variable `{}` of type `{}`", one.name, one.ty))
            }
        }
    }
    for (_, own) in own.iter().filter(|(place, own)| !met.contains(*place) && !own.is_binding) {
        out.push(format!("only the unit has a variable `{}`", own.name));
    }
}

fn declarations(unit: &Unit, seen: &Seen, out: &mut Vec<String>) {
    const KINDS: &[(EntityKind, DeclarationKind)] = &[
        (EntityKind::StructDecl, DeclarationKind::Struct),
        (EntityKind::ClassDecl, DeclarationKind::Class),
        (EntityKind::UnionDecl, DeclarationKind::Union),
        (EntityKind::EnumDecl, DeclarationKind::Enum),
        (EntityKind::EnumDecl, DeclarationKind::ScopedEnum),
        (EntityKind::TypedefDecl, DeclarationKind::Typedef),
        (EntityKind::TypeAliasDecl, DeclarationKind::Alias),
        (EntityKind::Namespace, DeclarationKind::Namespace),
        (EntityKind::ClassTemplate, DeclarationKind::Struct),
        (EntityKind::ClassTemplate, DeclarationKind::Class),
    ];
    let is_named = |kind: DeclarationKind| KINDS.iter().any(|(_, known)| *known == kind);
    let own: BTreeMap<u32, &Declaration> = unit
        .declarations
        .iter()
        .filter(|one| !one.name.is_empty() && is_named(one.kind))
        .map(|one| (one.name_span.start, one))
        .collect();
    let mut met = BTreeSet::new();
    // clang generates names for unnamed declarations.
    let theirs = seen.declarations.iter().filter(|one| KINDS.iter().any(|(kind, _)| *kind == one.kind));
    for one in theirs.filter(|one| unit.text[one.place as usize..].starts_with(&one.name)) {
        let agrees = |own: &&&Declaration| own.name == one.name && KINDS.contains(&(one.kind, own.kind));
        match own.get(&one.place).filter(agrees) {
            Some(_) => drop(met.insert(one.place)),
            None => out.push(format!("the unit has no {:?} `{}`", one.kind, one.name)),
        }
    }
    // Alias templates have a kind that the other binding does not support.
    let alone = own.iter().filter(|(place, own)| !met.contains(*place) && !own.is_template);
    out.extend(alone.map(|(_, own)| format!("only the unit declares `{}`", own.name)));
}

fn mentions(unit: &Unit, seen: &Seen, out: &mut Vec<String>) {
    let own: BTreeMap<Span, Option<DeclarationId>> =
        unit.mentions.iter().map(|mention| (mention.span, mention.of)).collect();
    for one in seen.mentions.iter().filter(|one| !one.span.is_empty()) {
        let name = unit.source(one.span);
        let Some(of) = own.get(&one.span) else {
            out.push(format!("the unit does not know that `{name}` is named"));
            continue;
        };
        let place = of.map(|id| unit.declared(id).name_span.start);
        let is_alias = of.is_some_and(|id| unit.declared(id).is_template);
        // A template parameter is not a declaration of the unit.
        if place != one.of && place.is_some() && !is_alias {
            out.push(format!("`{name}` is named and leads elsewhere in the unit"));
        }
    }
}
