//! Code that only a host can run. It is refused in device code on every target, because a kernel must mean the same
//! everywhere, even where the target is a CPU.

use super::Facts;
use super::code::Code;
use okl_analysis::Analyzed;
use okl_model::{CallTarget, CastStyle, ExprId, ExprKind, Function, Name, Scope, Ty, TypeId, TypeKind};
use okl_source::ids::HOST_ONLY_CODE;
use okl_source::{Diagnostic, Span};
use std::collections::BTreeSet;

/// Functions of C that need an operating system or a hosted program, separated by spaces.
const FUNCTIONS: &str = "__errno_location abort atexit atof atoi atol bsearch clock ctime difftime drand48 erand48 exit fclose \
    fflush fgetc fgets fopen fprintf fputc fputs fread fscanf fseek ftell fwrite getc getchar getenv gets gmtime \
    localtime longjmp lrand48 mktime perror putc putchar puts qsort quick_exit raise rand rand_r random scanf setjmp signal \
    srand srand48 srandom sscanf strtod strtof strtol strtoul system time vprintf";

/// The function that the macro `errno` calls.
const ERRNO: &str = "__errno_location";

/// Functions of `std` that device code may call, separated by spaces: those that need no host memory and no hosted
/// program.
const OF_STD: &str = "abs acos acosh addressof as_const asin asinh atan atan2 atanh begin bit_cast cbrt ceil clamp copysign \
    cos cosh data declval end erf erfc exp exp2 expm1 fabs fdim floor fma fmax fmin fmod forward frexp get hypot ilogb \
    isfinite isgreater isgreaterequal isinf isless islessequal islessgreater isnan isnormal isunordered launder ldexp lgamma \
    llrint llround log log10 log1p log2 logb lrint lround make_pair make_tuple max memcmp memcpy memmove memset min minmax \
    modf move nan nanf nearbyint nextafter norm pow remainder remquo rint round scalbln scalbn signbit sin sinh size sqrt \
    swap tan tanh tgamma tie trunc conj real imag arg polar proj exchange printf malloc free calloc realloc labs llabs div \
    ldiv lldiv iota accumulate inner_product";

/// Classes of `std` that device code may use, separated by spaces.
const CLASSES: &str = "array complex pair tuple integral_constant numeric_limits initializer_list less greater plus minus \
    multiplies divides modulus negate equal_to not_equal_to less_equal greater_equal logical_and logical_or logical_not \
    bit_and bit_or bit_xor byte nullptr_t max_align_t ratio true_type false_type reference_wrapper optional div_t ldiv_t \
    lldiv_t";

/// The prefixes of the names of type traits in `std`: templates that have no objects.
const TRAITS: &str = "add_ common_type conditional decay enable_if invoke_result is_ make_signed make_unsigned remove_ \
    result_of underlying_type void_t";

/// `host-only-code`: classes and functions of the standard library that only a host has, calls to the operating system,
/// `thread_local` and `dynamic_cast`.
pub(super) fn in_device_code(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let unit = facts.unit;
    let code = Code::of(facts);
    let mut found: BTreeSet<(Span, String)> = BTreeSet::new();
    for stmt in &code.device.statements {
        for call in unit.calls(stmt).iter().filter(|call| call.function.is_none()) {
            let ExprKind::Call(written) = &unit.expression(call.id).kind else { continue };
            let Some(callee) = written.callee().map(|id| unit.callee(id)) else { continue };
            // The class of a constructed object is reported at its declaration.
            let is_function = !callee.is_method && !matches!(written.target, CallTarget::Constructor(_));
            let known = |list: &str| list.split_whitespace().any(|name| name == callee.name);
            let place = if written.name_span.is_empty() { call.span } else { written.name_span };
            match callee.namespace.as_str() {
                "" if is_function && known(FUNCTIONS) => {
                    // The user wrote the macro.
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
            Diagnostic::error(HOST_ONLY_CODE, format!("{what} in device code"), place)
                .note("devices do not have it, and a kernel must mean the same on all targets")
                .help("do that in the host program, and pass the result to the kernel"),
        );
    }
}

/// Adds the host classes of `std` that are types of variables and values of an expression, and `thread_local` and
/// `dynamic_cast` in it.
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
        // Local variables are reported at their declarations.
        let variable = if let Name::Variable(id) = name { Some(unit.variable(*id)) } else { None };
        let is_local = variable.is_some_and(|variable| variable.scope == Scope::Local);
        if variable.is_some_and(|variable| variable.is_thread_local && !is_local) {
            found.insert((expression.span, "`thread_local`".into()));
        }
        if !is_local {
            told(unit, expression.ty, expression.span, found);
        }
    } else if let ExprKind::Call(call) = &expression.kind {
        // The result type of a function of the text is reported at its declaration; a lambda declares none.
        if call.callee().is_some_and(|id| unit.callee(id).namespace != "std") {
            told(unit, expression.ty, expression.span, found);
        }
    } else if let ExprKind::Cast { style: CastStyle::Dynamic, .. } = expression.kind {
        found.insert((expression.span, "`dynamic_cast`".into()));
    }
    expression.kind.children().for_each(|child| below(unit, child, found));
}

/// Adds the host classes of `std` that are types of a function's parameters and result.
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

/// A class of `std` that only host code can use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostClass {
    /// Its name without `std::`.
    pub name: String,
    /// The field with that type, if the type is reached through a class of the text.
    pub field: Option<Span>,
}

/// The host class of `std` that a type is, refers to or contains. Fields, elements and template arguments are searched,
/// recursively.
pub fn host_class(unit: &Analyzed, ty: Ty<'_>) -> Option<HostClass> {
    holds(unit, ty, &mut BTreeSet::new())
}

/// The name of a class in `std`, without inline namespaces: `basic_string` of `std::__cxx11::basic_string`. For a
/// nested class, the name of the outer one.
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
