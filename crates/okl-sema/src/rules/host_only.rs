//! Device code that only a host could run, on every target: what CPUs would take as well is no kernel anywhere else.

use super::Facts;
use super::code::Code;
use okl_analysis::Analyzed;
use okl_model::{CallTarget, CastStyle, ExprId, ExprKind, Function, Name, Scope, Ty, TypeId, TypeKind};
use okl_source::{Diagnostic, Span};
use std::collections::BTreeSet;

/// Functions of C that need a program around them, separated by blanks.
const FUNCTIONS: &str = "__errno_location abort atexit atof atoi atol bsearch clock ctime difftime drand48 erand48 exit fclose \
    fflush fgetc fgets fopen fprintf fputc fputs fread fscanf fseek ftell fwrite getc getchar getenv gets gmtime \
    localtime longjmp lrand48 mktime perror putc putchar puts qsort quick_exit raise rand rand_r random scanf setjmp signal \
    srand srand48 srandom sscanf strtod strtof strtol strtoul system time vprintf";

/// What `errno` calls.
const ERRNO: &str = "__errno_location";

/// Functions of `std` that device code may call, separated by blanks: those that need no memory, and no program around
/// them.
const OF_STD: &str = "abs acos acosh addressof as_const asin asinh atan atan2 atanh begin bit_cast cbrt ceil clamp copysign \
    cos cosh data declval end erf erfc exp exp2 expm1 fabs fdim floor fma fmax fmin fmod forward frexp get hypot ilogb \
    isfinite isgreater isgreaterequal isinf isless islessequal islessgreater isnan isnormal isunordered launder ldexp lgamma \
    llrint llround log log10 log1p log2 logb lrint lround make_pair make_tuple max memcmp memcpy memmove memset min minmax \
    modf move nan nanf nearbyint nextafter norm pow remainder remquo rint round scalbln scalbn signbit sin sinh size sqrt \
    swap tan tanh tgamma tie trunc conj real imag arg polar proj exchange printf malloc free calloc realloc labs llabs div \
    ldiv lldiv iota accumulate inner_product";

/// Classes of `std` that device code may hold, separated by blanks.
const CLASSES: &str = "array complex pair tuple integral_constant numeric_limits initializer_list less greater plus minus \
    multiplies divides modulus negate equal_to not_equal_to less_equal greater_equal logical_and logical_or logical_not \
    bit_and bit_or bit_xor byte nullptr_t max_align_t ratio true_type false_type reference_wrapper optional div_t ldiv_t \
    lldiv_t";

/// How templates of `std` start that are about types and have no objects.
const TRAITS: &str = "add_ common_type conditional decay enable_if invoke_result is_ make_signed make_unsigned remove_ \
    result_of underlying_type void_t";

/// `host-only-code`: classes and functions of the standard library, what asks the operating system.
pub(super) fn in_device_code(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let unit = facts.unit;
    let code = Code::of(facts);
    let mut found: BTreeSet<(Span, String)> = BTreeSet::new();
    for stmt in &code.device.statements {
        for call in unit.calls(stmt).iter().filter(|call| call.function.is_none()) {
            let ExprKind::Call(written) = &unit.expression(call.id).kind else { continue };
            let Some(callee) = written.callee().map(|id| unit.callee(id)) else { continue };
            // What it makes is told where it is declared.
            let is_function = !callee.is_method && !matches!(written.target, CallTarget::Constructor(_));
            let known = |list: &str| list.split_whitespace().any(|name| name == callee.name);
            let place = if written.name_span.is_empty() { call.span } else { written.name_span };
            match callee.namespace.as_str() {
                "" if is_function && known(FUNCTIONS) => {
                    // A macro stands for it.
                    let name = if callee.name == ERRNO { "errno" } else { callee.name.as_str() };
                    found.insert((place, format!("`{name}`")));
                }
                "std" if is_function && !callee.name.starts_with("operator") && !known(OF_STD) => {
                    found.insert((place, format!("`std::{}`", callee.name)));
                }
                _ => {}
            }
        }
        let expressions = stmt.expressions.iter().copied();
        expressions.for_each(|id| below(unit, id, &mut found));
    }
    let called = code.device.functions.iter().map(|id| unit.function(*id));
    called.chain(facts.whole_kernels()).for_each(|function| head(unit, function, &mut found));
    for (place, what) in found {
        out.push(
            Diagnostic::error("host-only-code", format!("{what} in device code"), place)
                .note("devices do not have it, and a kernel must mean the same on all targets")
                .help("do that in the host program, and pass the result to the kernel"),
        );
    }
}

/// The classes of `std` that variables and values of an expression have, and `dynamic_cast`.
fn below(unit: &Analyzed, id: ExprId, found: &mut BTreeSet<(Span, String)>) {
    let expression = unit.expression(id);
    if let ExprKind::Declare(declare) = &expression.kind {
        for variable in declare.variables.iter().map(|id| unit.variable(*id)) {
            if variable.is_thread_local {
                found.insert((variable.name_span, "`thread_local`".into()));
            }
            told(unit, variable.ty, variable.name_span, found);
        }
    } else if let ExprKind::Name(name) = &expression.kind {
        // Others are told where they are declared.
        let variable = if let Name::Variable(id) = name { Some(unit.variable(*id)) } else { None };
        let is_local = variable.is_some_and(|variable| variable.scope == Scope::Local);
        if variable.is_some_and(|variable| variable.is_thread_local && !is_local) {
            found.insert((expression.span, "`thread_local`".into()));
        }
        if !is_local {
            told(unit, expression.ty, expression.span, found);
        }
    } else if let ExprKind::Call(call) = &expression.kind {
        // What a function of the text returns is told where that is declared; a lambda says nothing of it.
        if call.callee().is_some_and(|id| unit.callee(id).namespace != "std") {
            told(unit, expression.ty, expression.span, found);
        }
    } else if let ExprKind::Cast { style: CastStyle::Dynamic, .. } = expression.kind {
        found.insert((expression.span, "`dynamic_cast`".into()));
    }
    expression.kind.children().for_each(|child| below(unit, child, found));
}

/// What a function is handed and gives back.
fn head(unit: &Analyzed, function: &Function, found: &mut BTreeSet<(Span, String)>) {
    for variable in function.params.iter().map(|id| unit.variable(*id)) {
        told(unit, variable.ty, variable.name_span, found);
    }
    told(unit, function.result, function.name_span, found);
}

fn told(unit: &Analyzed, ty: TypeId, place: Span, found: &mut BTreeSet<(Span, String)>) {
    if let Some(host) = host_class(unit, unit.ty(ty)) {
        found.insert((host.field.unwrap_or(place), format!("`std::{}`", host.name)));
    }
}

/// A class of `std` that only host code has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostClass {
    /// Its name without `std::`.
    pub name: String,
    /// The field that has it, where a class of the text does.
    pub field: Option<Span>,
}

/// The class of `std` that a type is, leads to or is made of, and that only host code has: fields count, and their fields.
pub fn host_class(unit: &Analyzed, ty: Ty<'_>) -> Option<HostClass> {
    holds(unit, ty, &mut BTreeSet::new())
}

/// `basic_string` of `std::__cxx11::basic_string`; `vector` of what is declared in it.
fn of_std(path: &[String]) -> Option<&str> {
    let (first, others) = path.split_first()?;
    let mut others = others.iter().map(String::as_str).filter(|name| *name != "__cxx11");
    others.next().filter(|_| first == "std")
}

fn holds(unit: &Analyzed, ty: Ty<'_>, seen: &mut BTreeSet<TypeId>) -> Option<HostClass> {
    if !seen.insert(ty.id()) {
        return None;
    }
    if let Some(part) = ty.element().or_else(|| ty.referred()) {
        return holds(unit, part, seen);
    }
    if let Some(name) = of_std(&ty.get().path) {
        let is_trait = TRAITS.split_whitespace().any(|start| name.starts_with(start));
        if !is_trait && !CLASSES.split_whitespace().any(|known| known == name) {
            return Some(HostClass { name: name.to_owned(), field: None });
        }
    }
    let of_template = ty.get().arguments.iter().find_map(|id| holds(unit, ty.at(*id), seen));
    of_template.or_else(|| {
        let class = unit.declared(ty.declaration.filter(|_| ty.kind == TypeKind::Record)?).span;
        let inside = unit.variables_in(class).map(|id| unit.variable(id));
        inside.filter(|one| one.scope == Scope::Field).find_map(|field| {
            let host = holds(unit, unit.ty(field.ty), seen)?;
            Some(HostClass { field: host.field.or(Some(field.name_span)), ..host })
        })
    })
}
