//! The entities that a range of text names.
//!
//! Each name in the text refers to one entity: a variable, a function, or a declaration of another kind. If the unit
//! does not resolve a name (a type or function of OKL, a name that depends on a template's arguments), it is known by
//! its spelling alone.

use okl_model::{CallTarget, CalleeId, DeclarationId, ExprKind, Expression, FunctionId, Name, Unit, VarId};
use okl_source::Span;

/// The entity that a name refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Named<'u> {
    /// A variable, parameter or field.
    Variable(VarId),
    /// A function or method.
    Function(FunctionId),
    /// A type, a class template or a namespace.
    Declaration(DeclarationId),
    /// An entity with this spelling that the unit does not resolve.
    Unknown(&'u str),
}

/// All names of a unit, by position.
#[derive(Debug, Default)]
pub(crate) struct Index {
    /// In source order. Unresolved names are represented by their index among the expressions, callees or mentions.
    places: Vec<(Span, Entry)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Entry {
    Variable(VarId),
    Function(FunctionId),
    Declaration(DeclarationId),
    Callee(CalleeId),
    Expression(u32),
    Mention(u32),
}

impl Index {
    pub(crate) fn new(unit: &Unit) -> Index {
        let mut places = Vec::new();
        for expression in &unit.expressions {
            if let Some(entry) = of_expression(unit, expression) {
                places.push((expression.span, entry));
            }
        }
        for (at, mention) in unit.mentions.iter().enumerate() {
            places.push((mention.span, mention.of.map_or(Entry::Mention(at as u32), Entry::Declaration)));
        }
        places.sort_unstable();
        Index { places }
    }

    /// The names in a range of text, in source order, with repeats.
    pub(crate) fn inside<'u>(
        &'u self,
        unit: &'u Unit,
        span: Span,
    ) -> impl Iterator<Item = (Span, Named<'u>)> {
        let first = self.places.partition_point(|(place, _)| place.start < span.start);
        let from = self.places[first..].iter().take_while(move |(place, _)| place.start < span.end);
        let inside = from.filter(move |(place, _)| span.contains(*place));
        inside.map(|(place, entry)| (*place, named(unit, *entry)))
    }
}

fn named(unit: &Unit, entry: Entry) -> Named<'_> {
    match entry {
        Entry::Variable(id) => Named::Variable(id),
        Entry::Function(id) => Named::Function(id),
        Entry::Declaration(id) => Named::Declaration(id),
        Entry::Callee(id) => Named::Unknown(&unit.callees[id.0 as usize].name),
        Entry::Expression(at) => {
            let ExprKind::Name(Name::Other(name)) = &unit.expressions[at as usize].kind else {
                return Named::Unknown("");
            };
            Named::Unknown(name)
        }
        Entry::Mention(at) => Named::Unknown(unit.mentions[at as usize].span.of(&unit.text)),
    }
}

fn of_expression(unit: &Unit, expression: &Expression) -> Option<Entry> {
    let of_callee = |id: CalleeId| {
        let callee = &unit.callees[id.0 as usize];
        callee.function.map_or(Entry::Callee(id), Entry::Function)
    };
    match &expression.kind {
        ExprKind::Name(Name::Variable(id)) => Some(Entry::Variable(*id)),
        ExprKind::Name(Name::Function(id)) => Some(of_callee(*id)),
        ExprKind::Name(Name::Other(_)) => Some(Entry::Expression(expression.id.0)),
        // A mention records which enumeration it belongs to.
        ExprKind::Name(Name::Enumerator(_)) => None,
        ExprKind::Member(member) => member.variable.map(Entry::Variable),
        ExprKind::Call(call) => match call.target {
            CallTarget::Function(id)
            | CallTarget::Method { method: id, .. }
            | CallTarget::Operator(id)
            | CallTarget::Constructor(id) => Some(of_callee(id)),
            CallTarget::Value(_) | CallTarget::Unknown => None,
        },
        ExprKind::Defines(id) => Some(Entry::Function(*id)),
        _ => None,
    }
}

/// The range of every name in the text, at its declaration and at each use, in source order. Names of operators are
/// left out.
pub(crate) fn places(unit: &Unit) -> Vec<Span> {
    let mut found: Vec<Span> = unit.variables.iter().map(|variable| variable.name_span).collect();
    found.extend(unit.functions.iter().map(|function| function.name_span));
    found.extend(unit.declarations.iter().map(|declared| declared.name_span));
    found.extend(unit.declarations.iter().flat_map(|declared| &declared.enumerators));
    found.extend(unit.mentions.iter().map(|mention| mention.span));
    for expression in &unit.expressions {
        match &expression.kind {
            ExprKind::Name(name) => found.extend(at_end(unit, expression.span, spelling(unit, name))),
            ExprKind::Member(member) => found.push(member.name_span),
            ExprKind::Call(call) => match call.target {
                CallTarget::Function(id) | CallTarget::Method { method: id, .. } => {
                    let name = &unit.callees[id.0 as usize].name;
                    found.extend(at_end(unit, call.name_span, name));
                }
                CallTarget::Operator(_)
                | CallTarget::Constructor(_)
                | CallTarget::Value(_)
                | CallTarget::Unknown => {}
            },
            ExprKind::Literal(_)
            | ExprKind::This
            | ExprKind::Paren(_)
            | ExprKind::Index { .. }
            | ExprKind::Dim { .. }
            | ExprKind::Dereference(_)
            | ExprKind::AddressOf(_)
            | ExprKind::Unary { .. }
            | ExprKind::Step { .. }
            | ExprKind::Binary { .. }
            | ExprKind::Assign { .. }
            | ExprKind::Conditional { .. }
            | ExprKind::Cast { .. }
            | ExprKind::List(_)
            | ExprKind::CompoundLiteral(_)
            | ExprKind::SizeOf(_)
            | ExprKind::TypeOf(_)
            | ExprKind::Lambda(_)
            | ExprKind::Statements(_)
            | ExprKind::Declare(_)
            | ExprKind::Defines(_)
            | ExprKind::OneOf(_)
            | ExprKind::Opaque(_) => {}
        }
    }
    found.retain(|place| !place.is_empty());
    found.sort_unstable();
    found.dedup();
    found
}

fn spelling<'u>(unit: &'u Unit, name: &'u Name) -> &'u str {
    match name {
        Name::Variable(id) => &unit.variable(*id).name,
        Name::Function(id) => &unit.callees[id.0 as usize].name,
        Name::Enumerator(name) | Name::Other(name) => name,
    }
}

/// The range of `name` at the end of `whole`: `area` in `geometry::area`.
fn at_end(unit: &Unit, whole: Span, name: &str) -> Option<Span> {
    let length = u32::try_from(name.len()).ok().filter(|length| *length <= whole.end - whole.start)?;
    let place = Span::new(whole.end - length, whole.end);
    (place.of(&unit.text) == name).then_some(place)
}

#[cfg(test)]
mod tests;
