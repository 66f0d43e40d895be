//! Types that a function declares for itself. Kernels and specializations of templates stand outside of the function,
//! so the types that they need move in front of it, under names of their own:
//!
//! ```text
//! void f() { enum { n = 3 }; struct P { int x; }; ... }    enum { okl_n = 3 }; struct okl_P { int x; }; void f() { ... }
//! ```

use crate::closures;
use crate::owner::OWNER;
use crate::placed::Placed;
use crate::placement::{function_around, whole};
use crate::program::Program;
use crate::renamed::{self, Words};
use okl_frontend::instances::Instance;
use okl_plugin::model::{Declaration, DeclarationKind, Function, Scope, Variable};
use okl_plugin::{EditSet, Piece, Span, Unit};

/// Moves the types that kernels need. True if there are any.
pub fn hoist(program: &Program<'_>, wanted: &[Instance], round: u32, edits: &mut EditSet) -> bool {
    let unit = program.unit;
    let mut functions: Vec<&Function> = Vec::new();
    let named = wanted.iter().flat_map(|instance| &instance.types).flat_map(|ty| unit.ty(*ty).declarations());
    let in_arguments = named.filter_map(|id| local(unit, unit.declared(id)));
    let in_constructs = program.computes().filter_map(|construct| {
        let function = construct.function.map(|function| unit.function(function))?;
        let body = body(unit, function);
        let mut all = unit.declarations.iter().filter(|one| is_movable(one) && body.contains(one.span));
        all.any(|one| is_needed_outside(program, construct, one)).then_some(function)
    });
    let lambdas = closures::lambdas(program, wanted).into_iter();
    let around_lambdas = lambdas.filter_map(|(one, _)| {
        let function = function_around(unit, one.span)?;
        let inside = body(unit, function);
        unit.declarations.iter().any(|one| is_movable(one) && inside.contains(one.span)).then_some(function)
    });
    for function in in_arguments.chain(in_constructs).chain(around_lambdas) {
        if !function.is_template && functions.iter().all(|other| !std::ptr::eq(*other, function)) {
            functions.push(function);
        }
    }
    for (at, function) in functions.iter().enumerate() {
        // Types of nested functions move with those around them, one function at a time.
        let is_inside = |other: &&&Function| {
            !std::ptr::eq(**other, *function) && whole(unit, other).contains(function.span)
        };
        if !functions.iter().any(|other| is_inside(&other)) {
            hoist_all(unit, function, &format!("okl_{}_{}", round + 1, at + 1), edits);
        }
    }
    !functions.is_empty()
}

/// True for a declaration that can move.
fn is_movable(one: &Declaration) -> bool {
    use DeclarationKind::{Alias, Class, Enum, ScopedEnum, Struct, Typedef, Union};
    matches!(one.kind, Alias | Class | Enum | ScopedEnum | Struct | Typedef | Union)
}

/// True if the kernel of a construct names a type outside of the block that declares it: parameters have it, or
/// variables of a gang, which stand in front of the loops over work items.
fn is_needed_outside(program: &Program<'_>, construct: &Placed, one: &Declaration) -> bool {
    let unit = program.unit;
    let inside = program.stmt(construct).span;
    if !inside.contains(one.span) {
        return is_used(unit, one, inside);
    }
    let is_beside = |placed: &&Placed| {
        let loop_span = placed.stmt.map(|stmt| unit.stmt(stmt).span);
        placed.directive.is("loop")
            && loop_span.is_some_and(|span| inside.contains(span) && !span.contains(one.span))
    };
    program.directives.iter().any(|placed| is_beside(&placed))
}

/// True if a range names a type, one of its enumerators, or a variable of a type without a name.
fn is_used(unit: &Unit, one: &Declaration, inside: Span) -> bool {
    let names: Vec<&str> = match needs_name(unit, one) {
        true => of_type(unit, one).map(|variable| variable.name.as_str()).collect(),
        false => names(unit, one).map(|name| unit.source(name)).collect(),
    };
    !renamed::places(unit, inside, &|word| names.contains(&word)).is_empty()
}

/// The variables whose type is made of this one.
fn of_type<'u>(unit: &'u Unit, one: &'u Declaration) -> impl Iterator<Item = &'u Variable> + 'u {
    let is_one = |id| unit.declared(id).span == one.span;
    unit.variables.iter().filter(move |variable| unit.ty(variable.ty).declarations().into_iter().any(is_one))
}

/// True for a type without a name whose variables are declared with it: `struct { int x; } p;`
fn needs_name(unit: &Unit, one: &Declaration) -> bool {
    one.name_span.is_empty() && !is_whole(unit, one)
}

/// False if variables are declared with a type: `struct P { int x; } p;`
fn is_whole(unit: &Unit, one: &Declaration) -> bool {
    unit.source(one.span).trim_end().ends_with(';')
}

/// The places of the names that a declaration introduces.
fn names<'u>(_unit: &'u Unit, one: &'u Declaration) -> impl Iterator<Item = Span> + 'u {
    let enumerators = one.enumerators.iter().filter(|_| one.kind == DeclarationKind::Enum);
    enumerators.chain([&one.name_span]).copied().filter(|span| !span.is_empty())
}

/// The function that declares a type for itself, if one does.
pub fn local<'u>(unit: &'u Unit, one: &Declaration) -> Option<&'u Function> {
    function_around(unit, one.span)
}

fn body(unit: &Unit, function: &Function) -> Span {
    unit.body(function).map_or(Span::default(), |body| body.span)
}

/// Moves all types of a function.
fn hoist_all(unit: &Unit, function: &Function, prefix: &str, edits: &mut EditSet) {
    let body = body(unit, function);
    let inside: Vec<&Declaration> =
        unit.declarations.iter().filter(|one| is_movable(one) && body.contains(one.span)).collect();
    let outermost: Vec<&&Declaration> = inside
        .iter()
        .filter(|one| !inside.iter().any(|other| other.span != one.span && other.span.contains(one.span)))
        .collect();
    let mut words = Words::new();
    for (at, one) in inside.iter().enumerate().filter(|(_, one)| one.class.is_none()) {
        for name in names(unit, one).map(|span| unit.source(span)) {
            words.entry(name.to_string()).or_insert_with(|| format!("{prefix}_{}_{name}", at + 1));
        }
    }
    let fresh = |one: &Declaration| format!("{prefix}_{}", one.span.start);
    let values = constants(unit, body);
    let at = whole(unit, function).start;
    let mut moved = Vec::new();
    let mut spans: Vec<Span> = Vec::new();
    for one in outermost {
        if spans.contains(&one.span) {
            continue;
        }
        spans.push(one.span);
        moved.extend(definition(unit, one, &words, &values, &fresh(one)));
        edits.overwrite(OWNER, one.span, left(unit, one, words.get(&one.name).unwrap_or(&fresh(one))));
    }
    let is_moved = |place: Span| spans.iter().any(|span| span.contains(place));
    for place in renamed::places(unit, body, &|word| words.contains_key(word)) {
        if !is_moved(place) {
            edits.replace(OWNER, place, words[unit.source(place)].clone());
        }
    }
    edits.recompose(OWNER, Span::at(at), moved);
}

/// The definition of a type in front of its function.
fn definition(unit: &Unit, one: &Declaration, words: &Words, values: &Words, fresh: &str) -> Vec<Piece> {
    let mut all = values.clone();
    all.extend(words.clone());
    let mut made = Vec::new();
    match one.body.filter(|_| needs_name(unit, one)) {
        // struct okl_1_1_97 { int x; };
        Some(body) => {
            let head = Span::new(one.span.start, body.start);
            made.extend(renamed::copy(unit, head, &all, &[]));
            made.push(Piece::Text(format!(" {fresh} ")));
            made.extend(renamed::copy(unit, Span::new(body.start, one.span.end), &all, &[]));
        }
        None => made.extend(renamed::copy(unit, one.span, &all, &[])),
    }
    made.push(Piece::Text(if is_whole(unit, one) { "\n".into() } else { ";\n".into() }));
    made
}

/// The words that stay where a type was: `struct okl_1_1_P` of `struct P { ... } p;`, which still declares `p`.
fn left(unit: &Unit, one: &Declaration, name: &str) -> String {
    let keyword = match one.kind {
        DeclarationKind::ScopedEnum => "enum",
        _ => unit.source(one.keyword),
    };
    if is_whole(unit, one) { String::new() } else { format!("{keyword} {name}") }
}

/// The numbers that a function gives names: `constexpr int n = 3;`
fn constants(unit: &Unit, body: Span) -> Words {
    let known = unit.variables.iter().filter(|one| {
        one.scope == Scope::Local && body.contains(one.span) && (one.is_constexpr || unit.ty(one.ty).is_const)
    });
    let value = |one: &Variable| {
        let value = unit.init_value(one)?;
        Some((one.name.clone(), format!("(({})({value}))", unit.ty(one.ty).name())))
    };
    known.filter_map(value).collect()
}
