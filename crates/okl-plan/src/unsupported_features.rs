//! Features in device code that no device has, or not the target's: exceptions, types that only the host has, parts of
//! C++ and of the GNU dialect.

use crate::{DeviceCode, Unsupported, linked, unsupported};
use okl_analysis::Analyzed;
use okl_model::{Construct, ConstructKind, ExprKind, Function, FunctionId, Scope, Ty, Type, TypeId};
use okl_sema::{host_class, lasts};
use okl_source::ids::HOST_ONLY_CODE;
use okl_source::{Diagnostic, Span};
use okl_target::Target;
use std::collections::{BTreeMap, BTreeSet};

/// `host-only-code` and `unsupported-by-backend` for all such features.
pub(crate) fn refused(target: &Target, unit: &Analyzed, device: &DeviceCode) -> Vec<Diagnostic> {
    let thrown = unit.exceptions.iter().filter(|place| device.holds(**place));
    let mut out: Vec<Diagnostic> = thrown.map(|place| exception(unit, *place)).collect();
    let mut refuse = |place: Span, construct: String, help: &str| {
        out.push(unsupported(&target.name, place, &Unsupported { construct, help: help.into() }));
    };
    let missing = &target.capabilities.missing_constructs;
    let functions = device.functions().iter().map(|id| unit.function(*id));
    let variadic = functions.filter(|function| function.body.is_some()).filter_map(|one| one.ellipsis);
    let variadic = variadic.map(|span| Construct { span, kind: ConstructKind::VariadicFunction });
    let written = unit.constructs.iter().copied().filter(|found| device.holds(found.span));
    let locals = unit.variables.iter().filter(|one| one.scope == Scope::Local && lasts(unit, one));
    let locals = locals.map(|one| one.name_span).filter(|place| device.holds(*place));
    let locals = locals.map(|span| Construct { span, kind: ConstructKind::StaticLocal });
    for found in written.chain(variadic).chain(locals).filter(|found| missing.contains(&found.kind)) {
        let (construct, help) = said(found.kind);
        refuse(found.span, construct.into(), help);
    }
    for (place, name) in missing_calls(target, unit, device) {
        let help = "write what it does as a loop, or choose another backend for this kernel";
        refuse(place, format!("`{name}` in device code"), help);
    }
    out.extend(undefined(target, unit, device));
    let mut refuse = |place: Span, construct: String, help: &str| {
        out.push(unsupported(&target.name, place, &Unsupported { construct, help: help.into() }));
    };
    let (of_host, classes) = held(unit, device);
    for (place, ty) in of_host {
        let help = "use a type that has the same size and values everywhere, such as `double` or `long`";
        refuse(place, format!("`{}` in device code", ty.name()), help);
    }
    let classes = classes.into_iter().map(|(place, class)| {
        let message = format!("`std::{class}` in device code");
        Diagnostic::error(HOST_ONLY_CODE, message, place)
            .note("devices do not have it, and classes and functions that a kernel uses are compiled for the device as a whole")
            .help("keep it out of classes and functions that kernels use")
    });
    out.extend(classes);
    out
}

/// The calls in device code of functions that the target does not have.
fn missing_calls<'u>(target: &Target, unit: &'u Analyzed, device: &DeviceCode) -> BTreeMap<Span, &'u str> {
    let calls = unit.expressions.iter();
    let missing = calls.filter_map(|expression| {
        let ExprKind::Call(call) = &expression.kind else { return None };
        let callee = unit.callee(call.callee()?);
        let is_outside = callee.function.is_none() && callee.intrinsic.is_none() && !callee.is_method;
        // A macro is reported by its own name, not by the function it calls.
        let name = if callee.name == "__assert_fail" { "assert" } else { callee.name.as_str() };
        let is_missing =
            is_outside && target.capabilities.lacks(&callee.name) && device.holds(call.name_span);
        is_missing.then_some((call.name_span, name))
    });
    missing.collect()
}

/// The functions that device code calls and that are not defined in the text: where the target's linker connects texts,
/// those that are `@linked` may be defined elsewhere.
fn undefined(target: &Target, unit: &Analyzed, device: &DeviceCode) -> Vec<Diagnostic> {
    let is_missing = |id: FunctionId| {
        let all = unit.declarations_of(id).iter().map(|one| unit.function(*one));
        !linked::is_linked(target, unit, id)
            && all.clone().all(|one| one.body.is_none() && !is_settled(unit, one))
            && !all.clone().any(|one| target.capabilities.has(&one.name) || target.has_function(&one.name))
    };
    let first = |id: FunctionId| unit.declarations_of(id).first().copied().unwrap_or(id);
    let missing: BTreeSet<FunctionId> =
        device.functions().iter().map(|id| first(*id)).filter(|id| is_missing(*id)).collect();
    let said = missing.into_iter().map(|id| {
        let function = unit.function(id);
        let mut calls = unit.expressions.iter().filter_map(|one| {
            let ExprKind::Call(call) = &one.kind else { return None };
            let is_its = call
                .callee()
                .and_then(|callee| unit.callee(callee).function)
                .is_some_and(|one| first(one) == id);
            (is_its && device.holds(one.span))
                .then(|| if call.name_span.is_empty() { one.span.first() } else { call.name_span })
        });
        let construct = format!("a call of `{}`, which no text defines,", function.name);
        let help = match target.capabilities.links_functions {
            true => "define it in this file or in a header that it includes, or declare it `@linked`; in OpenACC, with `acc routine`",
            false => "define it in this file or in a header that it includes: devices link no other files",
        };
        let place = calls.find(|place| !place.is_empty());
        let error = unsupported(
            &target.name,
            place.unwrap_or(function.name_span),
            &Unsupported { construct, help: help.into() },
        );
        if place.is_some() { error.label(function.name_span, "it is declared here") } else { error }
    });
    said.collect()
}

/// True if a declaration without a body is complete: `= default`, `= delete`, `= 0`.
fn is_settled(unit: &Analyzed, function: &Function) -> bool {
    let end = function.params_span.end.max(function.name_span.end);
    unit.source(Span::new(end, function.span.end.max(end))).contains('=')
}

/// The name of a construct, as the subject of "is not supported by backend ...", and a suggestion.
fn said(kind: ConstructKind) -> (&'static str, &'static str) {
    match kind {
        ConstructKind::Allocation => (
            "`new` or `delete` in device code",
            "use a variable, or an array that the kernel gets as an argument",
        ),
        ConstructKind::Assembler => {
            ("`asm` in device code", "say it in C++, or put it under `#if` for other backends")
        }
        ConstructKind::CaseRange => ("a range of cases", "list the cases, or use `if`"),
        ConstructKind::CompoundLiteral => ("a compound literal", "write `T{...}` instead of `(T){...}`"),
        ConstructKind::DesignatedInitialiser => {
            ("a designated initialiser", "list the values in the order of the fields, without their names")
        }
        ConstructKind::ShortConditional => ("`a ?: b`", "write `a ? a : b`"),
        ConstructKind::StatementExpression => {
            ("a statement in an expression", "make it a function, or a lambda")
        }
        ConstructKind::StaticLocal => {
            ("a `static` variable that is no constant", "make it `static const` or `constexpr`")
        }
        ConstructKind::TypeId => {
            ("`typeid` in device code", "decide at compile time, with a template or an overload")
        }
        ConstructKind::TypeOf => ("`typeof`", "say the type, or use `auto`"),
        ConstructKind::VariadicFunction => (
            "a function that takes any number of arguments",
            "give it the parameters that it is called with, or make it a template",
        ),
        ConstructKind::VirtualCall => {
            ("a call of a virtual method", "choose by a `switch`, or make the class a template parameter")
        }
        ConstructKind::Unknown => ("what a later okl knows", "leave it out"),
    }
}

/// The types in device code that only the host has or that have another size there, each at its first occurrence; and
/// the classes of `std` that no device has, at every occurrence.
fn held<'u>(unit: &'u Analyzed, device: &DeviceCode) -> (BTreeMap<Span, Ty<'u>>, BTreeMap<Span, String>) {
    let variables = unit.variables.iter().map(|variable| (variable.name_span, variable.ty));
    let functions = device.functions().iter().map(|id| unit.function(*id));
    let results = functions.map(|function| (function.name_span, function.result));
    let declared = variables.chain(results).filter(|(place, _)| device.holds(*place));
    let declared: Vec<(Span, TypeId)> = declared.collect();
    let expressions = unit.expressions.iter().filter(|one| !one.span.is_empty() && device.holds(one.span));
    let of_host = declared.iter().copied().chain(expressions.map(|one| (one.span, one.ty)));
    let mut found = BTreeMap::new();
    for (place, ty) in of_host {
        if let Some(of_host) = of_host_alone(unit.ty(ty)) {
            found.entry(place).or_insert(of_host);
        }
    }
    // One report per type is enough.
    let mut told: Vec<&str> = Vec::new();
    found.retain(|_, ty| {
        let is_new = !told.contains(&ty.name());
        told.push(ty.get().name());
        is_new
    });
    let classes = declared.into_iter().filter_map(|(place, ty)| {
        let class = host_class(unit, unit.ty(ty))?;
        Some((class.field.unwrap_or(place), class.name))
    });
    (found, classes.collect())
}

/// The first part of a type that only the host has.
fn of_host_alone(ty: Ty<'_>) -> Option<Ty<'_>> {
    if is_of_host(ty.get()) {
        return Some(ty);
    }
    let part = ty.element().or_else(|| ty.referred());
    let arguments = ty.get().arguments.iter().map(|id| ty.at(*id));
    part.into_iter().chain(arguments).find_map(of_host_alone)
}

fn is_of_host(ty: &Type) -> bool {
    let name = ty.name();
    matches!(name, "long double" | "__float128" | "__int128" | "unsigned __int128")
        || name.starts_with("_Complex ")
}

fn exception(unit: &Analyzed, place: Span) -> Diagnostic {
    // `throw`, `try`
    let word = unit.source(place).split(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or_default();
    let place = Span::new(place.start, place.start + word.len().max(1) as u32);
    Diagnostic::error(HOST_ONLY_CODE, "an exception in device code", place)
        .note("CPUs have exceptions, devices do not")
        .help("report the mistake in memory that the host program reads")
}
