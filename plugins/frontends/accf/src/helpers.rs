//! Functions in C++ for what Fortran has and C++ has not.

use okl_fortran::scope::Type;

/// A helper function for a type: its name, and its definition.
///
/// ```text
/// inline double accf_max_r8(double a, double b) { return a > b ? a : b; }
/// ```
pub fn helper(stem: &str, ty: &Type) -> Option<(String, String)> {
    let (c, suffix) = (number_type(ty)?, suffix(ty));
    let name = format!("accf_{stem}_{suffix}");
    let is_real = matches!(ty, Type::Real(_));
    let f = if *ty == Type::Real(4) { "f" } else { "" };
    let body = match stem {
        "max" => format!("{c} a, {c} b) {{ return a > b ? a : b; }}"),
        "min" => format!("{c} a, {c} b) {{ return a < b ? a : b; }}"),
        "abs" => format!("{c} a) {{ return ({c})(a < 0 ? -a : a); }}"),
        "sign" if is_real => format!("{c} a, {c} b) {{ return copysign{f}(a, b); }}"),
        "sign" => format!("{c} a, {c} b) {{ return ({c})((a < 0) == (b < 0) ? a : -a); }}"),
        "dim" => format!("{c} a, {c} b) {{ return ({c})(a > b ? a - b : 0); }}"),
        "modulo" if is_real => {
            format!(
                "{c} a, {c} b) {{ const {c} r = fmod{f}(a, b); return r == 0 ? copysign{f}(0, b) : (r < 0) != (b < 0) ? r + b : r; }}"
            )
        }
        "modulo" => format!(
            "{c} a, {c} b) {{ const {c} r = ({c})(a % b); return ({c})(r != 0 && (r < 0) != (b < 0) ? r + b : r); }}"
        ),
        "square" => format!("{c} a) {{ return ({c})(a * a); }}"),
        "cube" => format!("{c} a) {{ return ({c})(a * a * a); }}"),
        "powi" if is_real => format!(
            "{c} a, long long n) {{\n  {c} power = 1;\n  for (unsigned long long m = n < 0 ? 0ull - (unsigned long long)n : \
             (unsigned long long)n; m; m >>= 1) {{\n    if (m & 1) power *= a;\n    a *= a;\n  }}\n  return n < 0 ? 1 / power : \
             power;\n}}"
        ),
        // A negative power of an integer is 0, but for 1 and -1 (F2018 10.1.5.2.1: the quotient is an integer).
        "powi" => format!(
            "{c} a, long long n) {{\n  if (n < 0) return ({c})(a == 1 ? 1 : a == -1 ? (n & 1 ? -1 : 1) : 0);\n  {c} power = \
             1;\n  for (; n; n >>= 1) {{\n    if (n & 1) power = ({c})(power * a);\n    if (n > 1) a = ({c})(a * a);\n  \
             }}\n  return power;\n}}"
        ),
        _ => bits_body(stem, c, ty).or_else(|| model_body(stem, c, ty))?,
    };
    let result = if matches!(stem, "popcnt" | "leadz" | "trailz" | "exponent") { "int" } else { c };
    Some((name.clone(), format!("inline {result} {name}({body}\n")))
}

/// The parameters and the body of a helper function for the bits of an integer.
fn bits_body(stem: &str, c: &str, ty: &Type) -> Option<String> {
    let u = unsigned(ty)?;
    let bits = 8 * u32::from(ty.kind());
    Some(match stem {
        "ishft" => {
            format!(
                "{c} a, int n) {{ return ({c})(n >= {bits} || n <= -{bits} ? 0 : n >= 0 ? ({u})(({u})a << n) : \
                 ({u})(({u})a >> -n)); }}"
            )
        }
        "ishftc" => {
            format!(
                "{c} a, int n) {{ n = (n % {bits} + {bits}) % {bits}; return ({c})(n == 0 ? ({u})a : ({u})((({u})a << n) | \
                 (({u})a >> ({bits} - n)))); }}"
            )
        }
        "popcnt" => {
            format!(
                "{c} a) {{\n  int n = 0;\n  for ({u} m = ({u})a; m; m = ({u})(m & (m - 1))) ++n;\n  return n;\n}}"
            )
        }
        "leadz" => {
            format!(
                "{c} a) {{\n  int n = {bits};\n  for ({u} m = ({u})a; m; m = ({u})(m >> 1)) --n;\n  return n;\n}}"
            )
        }
        "trailz" => {
            format!(
                "{c} a) {{\n  int n = 0;\n  for ({u} m = ({u})a; n < {bits} && !(m & 1); m = ({u})(m >> 1)) ++n;\n  return \
                 n;\n}}"
            )
        }
        _ => return None,
    })
}

/// The parameters and the body of a function of the model of real numbers (F2018 16.4): a fraction from 0.5 to 1 and a
/// power of 2.
fn model_body(stem: &str, c: &str, ty: &Type) -> Option<String> {
    let (f, digits, tiny) = match ty {
        Type::Real(4) => ("f", 24, "1.17549435e-38f"),
        Type::Real(8) => ("", 53, "2.2250738585072014e-308"),
        _ => return None,
    };
    let exponent = "(a == 0 ? 0 : ilogb(a) + 1)";
    // What is infinite or no number has no exponent.
    let is_finite = "a - a == 0";
    Some(match stem {
        "exponent" => format!("{c} a) {{ return {is_finite} ? {exponent} : 2147483647; }}"),
        "fraction" => format!("{c} a) {{ return {is_finite} ? ldexp(a, -{exponent}) : a - a; }}"),
        "set_exponent" => {
            format!("{c} a, int n) {{ return {is_finite} ? ldexp(ldexp(a, -{exponent}), n) : a - a; }}")
        }
        "spacing" => format!(
            "{c} a) {{\n  if (!({is_finite})) return a - a;\n  const {c} s = a == 0 ? 0 : ldexp(1, {exponent} - {digits});\n  \
             return s < {tiny} ? {tiny} : s;\n}}"
        ),
        "rrspacing" => {
            format!("{c} a) {{ return {is_finite} ? fabs{f}(ldexp(a, {digits} - {exponent})) : a - a; }}")
        }
        "nearest" => format!("{c} a, {c} s) {{ return nextafter{f}(a, copysign{f}(INFINITY, s)); }}"),
        _ => return None,
    })
}

/// The text of complex numbers: a structure and functions, for parts of a type.
pub fn complex(kind: u8) -> String {
    let (s, t, f) = if kind == 4 { ("c4", "float", "f") } else { ("c8", "double", "") };
    let z = format!("accf_{s}");
    let mut text = format!("struct {z} {{ {t} re, im; }};\n");
    let mut function = |name: &str, parameters: &str, body: String| {
        text.push_str(&format!("inline {z} {z}_{name}({parameters}) {{ {body} }}\n"));
    };
    complex_arithmetic((&z, t, f), &mut function);
    complex_functions((&z, t, f), &mut function);
    text
}

/// What functions of complex numbers end with.
///
/// ```text
/// accf_c8 r; r.re = a.re; r.im = -a.im; return r;
/// ```
fn complex_pair(z: &str, re: &str, im: &str) -> String {
    format!("{z} r; r.re = {re}; r.im = {im}; return r;")
}

/// The operators of complex numbers, for a type `z` whose parts are of the type `t`.
fn complex_arithmetic((z, t, f): (&str, &str, &str), function: &mut dyn FnMut(&str, &str, String)) {
    let pair = |re: &str, im: &str| complex_pair(z, re, im);
    let (one, two) = (format!("{z} a"), format!("{z} a, {z} b"));
    function("of", &format!("{t} re, {t} im"), pair("re", "im"));
    function("add", &two, pair("a.re + b.re", "a.im + b.im"));
    function("sub", &two, pair("a.re - b.re", "a.im - b.im"));
    function("mul", &two, pair("a.re * b.re - a.im * b.im", "a.re * b.im + a.im * b.re"));
    function("neg", &one, pair("-a.re", "-a.im"));
    function("conjg", &one, pair("a.re", "-a.im"));
    let div = format!(
        "if (fabs{f}(b.re) >= fabs{f}(b.im)) {{ const {t} q = b.im / b.re, d = b.re + b.im * q; {z} r; r.re = (a.re + a.im * q) / \
         d; r.im = (a.im - a.re * q) / d; return r; }} const {t} q = b.re / b.im, d = b.re * q + b.im; {}",
        pair("(a.re * q + a.im) / d", "(a.im * q - a.re) / d")
    );
    function("div", &two, div);
}

/// The functions of complex numbers, which call those of the parts: `f` ends their names.
fn complex_functions((z, t, f): (&str, &str, &str), function: &mut dyn FnMut(&str, &str, String)) {
    let pair = |re: &str, im: &str| complex_pair(z, re, im);
    let (one, two) = (format!("{z} a"), format!("{z} a, {z} b"));
    function(
        "exp",
        &one,
        format!(
            "const {t} m = exp{f}(a.re); {}",
            pair(&format!("m * cos{f}(a.im)"), &format!("m * sin{f}(a.im)"))
        ),
    );
    function(
        "sqrt",
        &one,
        format!(
            "const {t} m = hypot{f}(a.re, a.im); const {t} p = sqrt{f}((m + fabs{f}(a.re)) / 2); if (m == 0) {{ {} }} const {t} q = \
             a.im / (2 * p); if (a.re >= 0) {{ {} }} {}",
            pair("0", "0"),
            pair("p", "q"),
            pair(&format!("fabs{f}(q)"), "a.im < 0 ? -p : p")
        ),
    );
    function("log", &one, pair(&format!("log{f}(hypot{f}(a.re, a.im))"), &format!("atan2{f}(a.im, a.re)")));
    function(
        "sin",
        &one,
        pair(&format!("sin{f}(a.re) * cosh{f}(a.im)"), &format!("cos{f}(a.re) * sinh{f}(a.im)")),
    );
    function(
        "cos",
        &one,
        pair(&format!("cos{f}(a.re) * cosh{f}(a.im)"), &format!("-sin{f}(a.re) * sinh{f}(a.im)")),
    );
    function(
        "powi",
        &format!("{z} a, long long n"),
        format!(
            "{z} p = {z}_of(1, 0); for (unsigned long long m = n < 0 ? 0ull - (unsigned long long)n : (unsigned long long)n; m; m \
             >>= 1) {{ if (m & 1) p = {z}_mul(p, a); a = {z}_mul(a, a); }} return n < 0 ? {z}_div({z}_of(1, 0), p) : p;"
        ),
    );
    function(
        "pow",
        &two,
        format!("if (a.re == 0 && a.im == 0) return {z}_of(0, 0); return {z}_exp({z}_mul(b, {z}_log(a)));"),
    );
}

/// The type in C++ of numbers and logical values.
pub fn number_type(ty: &Type) -> Option<&'static str> {
    Some(match ty {
        Type::Integer(1) | Type::Logical(1) => "signed char",
        Type::Integer(2) | Type::Logical(2) => "short",
        Type::Integer(4) | Type::Logical(4) => "int",
        Type::Integer(8) | Type::Logical(8) => "long long",
        Type::Real(4) => "float",
        Type::Real(8) => "double",
        Type::Complex(4) => "accf_c4",
        Type::Complex(8) => "accf_c8",
        _ => return None,
    })
}

fn unsigned(ty: &Type) -> Option<&'static str> {
    Some(match ty {
        Type::Integer(1) => "unsigned char",
        Type::Integer(2) => "unsigned short",
        Type::Integer(4) => "unsigned int",
        Type::Integer(8) => "unsigned long long",
        _ => return None,
    })
}

/// What the names of helpers of a type end with: `r8`.
pub fn suffix(ty: &Type) -> String {
    let letter = match ty {
        Type::Integer(_) => 'i',
        Type::Real(_) => 'r',
        Type::Complex(_) => 'c',
        Type::Logical(_) => 'l',
        Type::Character | Type::Derived(_) | Type::Unknown => 'x',
    };
    format!("{letter}{}", ty.kind())
}
