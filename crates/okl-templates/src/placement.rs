//! Places in a program for declarations that are added to it.

use okl_model::{Declaration, DeclarationKind, Function, Unit};
use okl_source::{Piece, Span};

/// The namespaces around a place, outermost first.
pub fn namespaces(unit: &Unit, place: Span) -> Vec<&Declaration> {
    let mut around: Vec<&Declaration> = unit
        .declarations
        .iter()
        .filter(|one| one.kind == DeclarationKind::Namespace && one.body.unwrap_or(one.span).contains(place))
        .collect();
    // The outer ones of `namespace a::b` have the longer ranges.
    around.sort_by_key(|one| (one.span.start, one.name_span.start));
    around
}

/// The first place at or behind `from` that is in no other namespaces than those around `target`, and in no
/// `extern "C"`.
pub fn place_for(unit: &Unit, from: u32, target: Span) -> u32 {
    let own: Vec<&str> = namespaces(unit, target).iter().map(|one| one.name.as_str()).collect();
    let mut at = from;
    loop {
        let place = Span::at(at);
        let around = namespaces(unit, place);
        let strays = around.iter().enumerate().find(|(depth, one)| {
            own.get(*depth) != Some(&one.name.as_str()) || one.body.is_some_and(|body| body.end == at)
        });
        let linkage = unit
            .declarations
            .iter()
            .find(|one| one.kind == DeclarationKind::Linkage && one.span.start < at && at < one.span.end);
        match strays.map(|(_, one)| *one).or(linkage) {
            Some(one) if at < one.span.end => at = one.span.end,
            _nothing => return at,
        }
    }
}

/// Puts declarations that belong to the namespaces around `target` at a place in some of them.
pub fn within(unit: &Unit, at: u32, target: Span, pieces: Vec<Piece>) -> Vec<Piece> {
    let depth = namespaces(unit, Span::at(at)).len();
    let missing: Vec<&Declaration> =
        namespaces(unit, target).split_off(depth.min(namespaces(unit, target).len()));
    let open = |one: &&Declaration| {
        let before = unit.text[..one.keyword.start as usize].trim_end();
        let word = if before.ends_with("inline") { "inline " } else { "" };
        format!("{word}namespace {} {{\n", one.name)
    };
    let opened: String = missing.iter().map(open).collect();
    let mut all = vec![Piece::Text(format!("\n{opened}"))];
    all.extend(pieces);
    all.push(Piece::Text(format!("\n{}", "}\n".repeat(missing.len()))));
    all
}

/// The declaration at namespace scope that a function is, or that it is a member of.
pub fn whole(unit: &Unit, function: &Function) -> Span {
    match class_of(unit, function) {
        Some(class) if class.span.contains(function.span) => class.span,
        _outside => function.span,
    }
}

/// The outermost class that a function is a member of.
pub fn class_of<'u>(unit: &'u Unit, function: &Function) -> Option<&'u Declaration> {
    let class = function.class?;
    unit.declarations.iter().find(|one| one.kind.is_record() && one.span.start == class.start)
}

/// The innermost function whose body contains a place.
pub fn function_around(unit: &Unit, place: Span) -> Option<&Function> {
    let holds = |function: &&Function| unit.body(function).is_some_and(|body| body.span.contains(place));
    unit.functions.iter().filter(holds).max_by_key(|function| function.span.start)
}
