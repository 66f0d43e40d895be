//! Device code that only a host could run, on every target: what CPUs would take as well is no kernel anywhere else.

use super::Facts;
use super::code::Code;
use okl_analysis::Analyzed;
use okl_model::{CallTarget, CastStyle, ExprId, ExprKind, Name, Scope};
use okl_source::{Diagnostic, Span};
use std::collections::BTreeSet;

/// Functions of C that need a program around them, separated by blanks.
const FUNCTIONS: &str = "abort atexit atof atoi atol bsearch clock ctime difftime drand48 erand48 exit fclose \
    fflush fgetc fgets fopen fprintf fputc fputs fread fscanf fseek ftell fwrite getc getchar getenv gets gmtime \
    localtime longjmp lrand48 mktime perror putc putchar puts qsort quick_exit raise rand rand_r random scanf setjmp signal \
    srand srand48 srandom sscanf strtod strtof strtol strtoul system time vprintf";

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
                    found.insert((place, format!("`{}`", callee.name)));
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
    for (place, what) in found {
        out.push(
            Diagnostic::error("host-only-code", format!("{what} in device code"), place)
                .note("no device has it, and a kernel means the same on all targets")
                .help("do that in the host program, and hand the kernel what comes out"),
        );
    }
}

/// The classes of `std` that variables and values of an expression have, and `dynamic_cast`.
fn below(unit: &Analyzed, id: ExprId, found: &mut BTreeSet<(Span, String)>) {
    let expression = unit.expression(id);
    let mut of_std = |ty: &str, place: Span| {
        let name = ty.trim_start_matches("const ").strip_prefix("std::");
        let name = name.map(|name| name.strip_prefix("__cxx11::").unwrap_or(name));
        let name = name.map(|name| name.split(['<', ' ', ':']).next().unwrap_or_default());
        if let Some(name) = name
            && !name.starts_with("is_")
            && !CLASSES.split_whitespace().any(|known| known == name)
        {
            found.insert((place, format!("`std::{name}`")));
        }
    };
    if let ExprKind::Declare(declare) = &expression.kind {
        for variable in declare.variables.iter().map(|id| unit.variable(*id)) {
            of_std(&unit.ty(variable.ty).value().canonical, variable.name_span);
        }
    }
    if let ExprKind::Name(name) = &expression.kind {
        // Others are told where they are declared.
        let is_local = matches!(name, Name::Variable(id) if unit.variable(*id).scope == Scope::Local);
        if !is_local {
            of_std(&unit.type_of(id).value().canonical, expression.span);
        }
    }
    if matches!(expression.kind, ExprKind::Cast { style: CastStyle::Dynamic, .. }) {
        found.insert((expression.span, "`dynamic_cast`".into()));
    }
    expression.kind.children().into_iter().for_each(|child| below(unit, child, found));
}
