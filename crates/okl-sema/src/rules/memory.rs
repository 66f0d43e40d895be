//! `@shared` and `@exclusive` variables: their declarations, sizes, initialisers and uses.

use super::Facts;
use super::code::Code;
use crate::region::{Region, home, region_at, walk};
use okl_analysis::Analyzed;
use okl_model::meaning::Arg;
use okl_model::{
    AttrId, AttrUse, CallTarget, ExprId, ExprKind, Function, Meaning, Scope, Site, StmtKind, Ty, TypeKind,
    VarId, Variable,
};
use okl_source::{Cover, Diagnostic, DiagnosticId, Span};

const EXCLUSIVE_OUTSIDE_INNER: DiagnosticId = DiagnosticId::new("exclusive-outside-inner");
const EXCLUSIVE_REFERENCE: DiagnosticId = DiagnosticId::new("exclusive-reference");
const SHARED_AND_EXCLUSIVE: DiagnosticId = DiagnosticId::new("shared-and-exclusive");
const SHARED_INITIALIZER: DiagnosticId = DiagnosticId::new("shared-initializer");
const SHARED_SIZE: DiagnosticId = DiagnosticId::new("shared-size");
const VARIABLE_LENGTH_ARRAY: DiagnosticId = DiagnosticId::new("variable-length-array");

const KINDS: [&str; 2] = ["shared", "exclusive"];

/// A variable with one of the two attributes.
struct Found<'u> {
    id: VarId,
    variable: &'u Variable,
    name: &'static str,
    attr: &'u AttrUse,
}

impl Found<'_> {
    /// The range for a diagnostic: the attribute, or the variable if the attribute comes from a typedef.
    fn place(&self) -> Span {
        match self.is_own() {
            true => self.attr.span,
            false => self.variable.name_span,
        }
    }

    /// True if the attribute stands in the variable's own declaration.
    fn is_own(&self) -> bool {
        matches!(&self.attr.site, Site::Variables(ids) if ids.contains(&self.id))
    }

    /// True if a diagnostic about it stands for all variables of its declaration.
    fn speaks(&self) -> bool {
        match &self.attr.site {
            Site::Variables(ids) => !ids.contains(&self.id) || ids.first() == Some(&self.id),
            _ => true,
        }
    }

    /// An error about this variable.
    fn error(&self, id: String, message: String) -> Diagnostic {
        let error = Diagnostic::error(id, message, self.place());
        match self.is_own() {
            true => error,
            false => error.label(self.attr.span, format!("the typedef makes it `@{}`", self.name)),
        }
    }
}

fn found<'u>(unit: &'u Analyzed) -> impl Iterator<Item = Found<'u>> {
    unit.variables.iter().enumerate().flat_map(move |(at, variable)| {
        KINDS.iter().filter_map(move |name| {
            let attr: AttrId = unit.find_attr(&variable.attrs, name)?;
            Some(Found { id: VarId(at as u32), variable, name, attr: unit.attribute(attr) })
        })
    })
}

/// `shared-outside-outer`, `shared-inside-inner`, `shared-parameter`, and the same of
/// `@exclusive`; `shared-and-exclusive`.
pub(super) fn placement(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for it in found(facts.unit).filter(Found::speaks) {
        out.extend(misplaced(facts.unit, &it));
        let both = facts.unit.find_attr(&it.variable.attrs, "shared").filter(|_| it.name == "exclusive");
        if let Some(shared) = both {
            let message = format!("`{}` is both `@shared` and `@exclusive`", it.variable.name);
            out.push(
                Diagnostic::error(SHARED_AND_EXCLUSIVE, message, it.place())
                    .label(facts.unit.attribute(shared).span, "the other one")
                    .help("keep `@shared` for one copy per group, `@exclusive` for one per work item"),
            );
        }
    }
}

fn misplaced(unit: &Analyzed, it: &Found<'_>) -> Option<Diagnostic> {
    let Found { name, variable, .. } = it;
    let outside = |place: &str| {
        let message = format!("`@{name}` variable `{}` is declared {place}", variable.name);
        it.error(format!("{name}-outside-outer"), message)
            .help("declare it between the `@outer` and the `@inner` loops of a kernel")
    };
    match variable.scope {
        Scope::Parameter => {
            let owner = unit.functions.iter().find(|function| function.params.contains(&it.id))?;
            // A device function may state the memory space of its pointers.
            if *name == "shared" && !owner.is_kernel {
                return None;
            }
            let message = format!("parameter `{}` cannot be `@{name}`", variable.name);
            let help = match *name {
                "shared" => "declare the array in the `@outer` loop; the host passes global memory only",
                _ => {
                    "pass it as an ordinary parameter; `@exclusive` variables live in a kernel's `@outer` loop"
                }
            };
            Some(it.error(format!("{name}-parameter"), message).help(help))
        }
        Scope::Field => Some(outside("in a class")),
        Scope::Global | Scope::Unknown => Some(outside("at file scope")),
        Scope::Local => {
            let Some(function) = home(unit, variable) else {
                return Some(outside("outside of any kernel"));
            };
            if !function.is_kernel {
                return Some(outside(&format!("in `{}`, which is no kernel", function.name)));
            }
            match region_at(unit, function, variable.name_span) {
                Region::Host => Some(outside("outside of any `@outer` loop")),
                Region::Outer => None,
                Region::Inner => Some(inside_inner(it)),
            }
        }
    }
}

fn inside_inner(it: &Found<'_>) -> Diagnostic {
    let message =
        format!("`@{}` variable `{}` is declared inside an `@inner` loop", it.name, it.variable.name);
    let found = it.error(format!("{}-inside-inner", it.name), message);
    match it.name {
        "shared" => found.help("move it between the `@outer` and the `@inner` loops"),
        _ => found.help(
            "leave `@exclusive` out: variables of an `@inner` body belong to one work item anyway; \
             to keep the value for the next `@inner` loop, move it between the `@outer` and `@inner` loops",
        ),
    }
}

/// `shared-size`, `exclusive-size`, `shared-initializer`, `exclusive-reference`.
pub(super) fn shapes(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let mut all: Vec<_> = found(facts.unit).filter(|it| it.variable.scope != Scope::Parameter).collect();
    // Structured bindings are reported by `attribute-site`.
    all.retain(|it| !it.variable.is_binding);
    for it in all {
        let Found { name, variable, .. } = &it;
        if let Some(wrong) = wrong_limit(facts, &it) {
            out.push(wrong);
            continue;
        }
        if let Some(why) = missing_size(facts.unit.ty(variable.ty)) {
            let message = format!("the size of `@{name}` array `{}` {why}", variable.name);
            let error = Diagnostic::error(format!("{name}-size"), message, variable.name_span)
                .here(format!("its type is `{}`", facts.unit.ty(variable.ty).spelling))
                .help(match why {
                    "is 0" => "give it at least one element: C++ and most targets have no empty arrays",
                    _ => "give it a size that is known when the kernel is compiled, such as a macro",
                });
            out.push(match why == "is not a constant" && *name == "shared" {
                true => error.help("or say how many elements there are at most: `@shared(64) float s[n];`"),
                false => error,
            });
        }
        out.extend(start(facts.unit, &it).filter(|_| *name == "shared"));
        if let (TypeKind::Reference(_), "exclusive") = (facts.unit.ty(variable.ty).kind, *name) {
            let message = format!("`@exclusive` variable `{}` is a reference", variable.name);
            out.push(
                Diagnostic::error(EXCLUSIVE_REFERENCE, message, variable.name_span)
                    .help("use a pointer or a value; each work item gets a copy of its own"),
            );
        }
    }
}

/// `shared-size`: a limit that is no positive number, or that has no array of unknown size to limit.
fn wrong_limit(facts: &Facts<'_>, it: &Found<'_>) -> Option<Diagnostic> {
    let name = &it.variable.name;
    let wrong = |message: String| Diagnostic::error(SHARED_SIZE, message, it.attr.span);
    let Meaning::Shared(limit) = it.attr.meaning() else { return None };
    match limit {
        Arg::Invalid => {
            let text = it.attr.args().first()?;
            Some(
                wrong(format!("the limit `{text}` of `{name}` is not a positive number"))
                    .help("write a constant expression: `@shared(64) float s[n];`"),
            )
        }
        Arg::Valid(_) if !(it.is_own() && facts.settled.contains(&it.id)) => Some(
            wrong(format!("`@shared` variable `{name}` has a limit, but no array size that it limits")).help(
                "write `@shared(64) float s[n];`, with an `n` that is known when the kernel is launched",
            ),
        ),
        Arg::Valid(_) | Arg::Absent => None,
    }
}

/// `shared-initializer`: an initial value, from the declaration or from the class.
fn start(unit: &Analyzed, it: &Found<'_>) -> Option<Diagnostic> {
    let Found { variable, .. } = it;
    let error = |message: String, place: Span| Diagnostic::error(SHARED_INITIALIZER, message, place);
    let written = unit.init(variable).map(|init| init.span);
    let written = written.or(has_arguments(unit, it.id).then_some(variable.name_span));
    if let Some(place) = written {
        let message = format!("`@shared` variable `{}` has an initialiser", variable.name);
        let help = "assign it in an `@inner` loop: `@shared` memory is not initialised";
        return Some(error(message, place).help(help));
    }
    let message = format!("`@shared` variable `{}` gets a first value from its class", variable.name);
    unit.ty(variable.ty).is_constructed.then(|| {
        error(message, variable.name_span)
            .here(format!("its type is `{}`", unit.ty(variable.ty).spelling))
            .note("a constructor, a member with a value or a virtual method: `@shared` memory is not initialised")
            .help("take those out of the class, and assign the variable in an `@inner` loop")
    })
}

/// True if a declaration calls a constructor with arguments: true for `P p(1);`, false for `P p;`.
fn has_arguments(unit: &Analyzed, id: VarId) -> bool {
    let is_written = |part: &ExprId| {
        let part = unit.expression(*part);
        let constructs =
            matches!(&part.kind, ExprKind::Call(call) if matches!(call.target, CallTarget::Constructor(_)));
        constructs && part.span.end > unit.variable(id).name_span.end
    };
    unit.declaration(id).is_some_and(|declaration| declaration.others.iter().any(is_written))
}

/// `variable-length-array`: an array of device code whose size is known only at run time.
pub(super) fn variable_length(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let code: Cover = Code::of(facts).device.statements.iter().map(|stmt| stmt.span).collect();
    let locals = facts.unit.variables.iter().filter(|variable| variable.scope == Scope::Local);
    for variable in locals.filter(|variable| code.contains(variable.name_span)) {
        let special = KINDS.iter().any(|name| facts.unit.has_attr(&variable.attrs, name));
        let varies = missing_size(facts.unit.ty(variable.ty)) == Some("is not a constant");
        // In a template the size may become a constant.
        let known = home(facts.unit, variable).is_some_and(|function| !function.is_template);
        if special || !varies || !known {
            continue;
        }
        let message = format!("the size of array `{}` is not a constant", variable.name);
        out.push(
            Diagnostic::error(VARIABLE_LENGTH_ARRAY, message, variable.name_span)
                .here(format!("its type is `{}`", facts.unit.ty(variable.ty).spelling))
                .note("C++ has no such arrays, and devices have no room for them")
                .help("give it a size that is known when the kernel is compiled, such as a macro"),
        );
    }
}

/// The reason why the size of a type is not known, worded to follow "the size"; `None` if it is known.
fn missing_size(ty: Ty<'_>) -> Option<&'static str> {
    let mut ty = ty;
    while let TypeKind::Array { of, len } = ty.kind {
        if len.is_none() {
            return Some(if ty.is_unsized { "is missing" } else { "is not a constant" });
        }
        if len == Some(0) {
            return Some("is 0");
        }
        ty = ty.at(of);
    }
    None
}

/// `exclusive-outside-inner`: outside of the innermost `@inner` loop, no work item selects one of the copies.
pub(super) fn exclusive_use(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for kernel in facts.whole_kernels() {
        exclusive_use_in(facts.unit, kernel, out);
    }
}

fn exclusive_use_in(unit: &Analyzed, kernel: &Function, out: &mut Vec<Diagnostic>) {
    walk(unit, kernel, &mut |spot| {
        if spot.region == Region::Inner && !spot.is_between {
            return;
        }
        // `@exclusive int f = e + 1;`: each copy is initialised from the copy of the same work item.
        if let StmtKind::Declaration(declared) = &spot.stmt.kind
            && declared.iter().all(|id| unit.attributes_of(*id).is_exclusive)
        {
            return;
        }
        let outside = if spot.is_between { "the innermost" } else { "any" };
        let mut told: Vec<VarId> = Vec::new();
        for used in unit.uses(spot.stmt) {
            let variable = unit.variable(used.variable);
            if !unit.has_attr(&variable.attrs, "exclusive") || told.contains(&used.variable) {
                continue;
            }
            told.push(used.variable);
            let message = format!(
                "`@exclusive` variable `{}` is used outside of {outside} `@inner` loop",
                variable.name
            );
            out.push(
                Diagnostic::error(EXCLUSIVE_OUTSIDE_INNER, message, used.span)
                    .here("there is one copy for each work item, and none is chosen here")
                    .help("use it in an `@inner` loop"),
            );
        }
    });
}
