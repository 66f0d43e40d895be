//! Arithmetic that rounds down, up or to zero: `__fadd_rd`, `__dmul_rz`, `__double2float_ru` and their kind.
//!
//! The result to the nearest number is one of the two neighbours of the exact result. The sign of its error, which these
//! operations leave exactly, says which one.

/// The ways to round, by the ends of names, each with the condition for the next number and the direction of it.
const WAYS: [(&str, &str, &str); 3] = [
    ("_rd", "e < 0", "-HUGE"),
    ("_ru", "e > 0", "HUGE"),
    ("_rz", "(r > 0 && e < 0) || (r < 0 && e > 0)", "ZERO"),
];

const TWO: &str = "const float x, const float y";
const SUM: &str = "const float r = x + y, v = r - x, e = (x - (r - v)) + (y - v);";
const DIFFERENCE: &str = "const float r = x - y, v = r - x, e = (x - (r - v)) - (y + v);";
const PRODUCT: &str = "const float r = x * y, e = fmaf(x, y, -r);";
const QUOTIENT: &str = "const float r = x / y, s = fmaf(-r, y, x), e = y < 0 ? -s : s;";
const ROOT: &str = "const float r = sqrtf(x), e = fmaf(-r, r, x);";
const RECIPROCAL: &str = "const float r = 1.0f / x, s = fmaf(-r, x, 1.0f), e = x < 0 ? -s : s;";

/// The starts of names, the parameters, and what computes the nearest result `r` and its error `e`, for `float`.
const OF_FLOAT: [(&str, &str, &str); 10] = [
    ("__fadd", TWO, SUM),
    ("__fsub", TWO, DIFFERENCE),
    ("__fmul", TWO, PRODUCT),
    ("__fdiv", TWO, QUOTIENT),
    ("__fsqrt", "const float x", ROOT),
    ("__frcp", "const float x", RECIPROCAL),
    (
        "__fmaf",
        "const float x, const float y, const float z",
        "const double p = (double)x * (double)y, s = p + z, v = s - p, t = (p - (s - v)) + (z - v);\n  \
         const float r = (float)s;\n  const double g = s - r, e = g != 0 ? g : t;",
    ),
    ("__double2float", "const double x", "const float r = (float)x;\n  const double e = x - (double)r;"),
    ("__int2float", "const int x", "const float r = (float)x;\n  const double e = (double)x - (double)r;"),
    (
        "__uint2float",
        "const unsigned int x",
        "const float r = (float)x;\n  const double e = (double)x - (double)r;",
    ),
];

/// The definition of such a function; `NAME` stands for its name.
pub(crate) fn definition(name: &str) -> Option<String> {
    let (stem, condition, direction) =
        WAYS.iter().find_map(|(end, condition, to)| Some((name.strip_suffix(end)?, condition, to)))?;
    let (parameters, body, is_double) = operation(stem)?;
    let direction = direction.replace("HUGE", "3.402823466e38f").replace("ZERO", "0.0f");
    let text = format!(
        "float NAME({parameters}) {{\n  {body}\n  return {condition} ? nextafterf(r, {direction}) : r;\n}}\n"
    );
    Some(if is_double { of_double(&text) } else { text })
}

/// The declarations of all of them.
pub(crate) fn declarations() -> String {
    let own = |stem: &str| {
        let (parameters, _, is_double) = operation(stem)?;
        let text = WAYS.map(|(end, _, _)| format!("float {stem}{end}({parameters});\n")).concat();
        Some(if is_double { of_double(&text) } else { text })
    };
    let double = OF_FLOAT[..6].iter().map(|(stem, _, _)| stem.replacen("__f", "__d", 1));
    OF_FLOAT.iter().map(|(stem, _, _)| stem.to_string()).chain(double).filter_map(|stem| own(&stem)).collect()
}

/// The parameters and the computation of an operation, and true for one of `double`, which has the text of `float`.
fn operation(stem: &str) -> Option<(&'static str, &'static str, bool)> {
    let find = |stem: &str| OF_FLOAT.iter().position(|(own, _, _)| *own == stem);
    let at = find(stem).map(|at| (at, false));
    let (at, is_double) = at.or_else(|| {
        let of_float = find(&format!("__f{}", stem.strip_prefix("__d")?))?;
        (of_float < 6).then_some((of_float, true))
    })?;
    let (_, parameters, body) = OF_FLOAT[at];
    Some((parameters, body, is_double))
}

fn of_double(text: &str) -> String {
    let names = [
        ("float ", "double "),
        ("fmaf(", "fma("),
        ("sqrtf(", "sqrt("),
        ("nextafterf(", "nextafter("),
        ("3.402823466e38f", "1.7976931348623157e308"),
        ("1.0f", "1.0"),
        ("0.0f", "0.0"),
    ];
    names.iter().fold(text.to_string(), |text, (from, to)| text.replace(from, to))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_declared_function_has_a_definition() {
        let declared = declarations();
        assert_eq!(declared.lines().count(), 48);
        for line in declared.lines() {
            let (result, rest) = line.split_once(' ').expect("a result");
            let name = rest.split('(').next().expect("a name");
            let text = definition(name).expect("a definition");
            assert!(text.starts_with(&format!("{result} NAME(")), "{line}{text}");
        }
        assert_eq!(definition("__fadd_rn"), None);
        assert_eq!(definition("__duint2float_rd"), None);
    }

    #[test]
    fn double_has_the_functions_of_double() {
        let text = definition("__ddiv_rz").expect("a definition");
        assert!(text.contains("fma(-r, y, x)") && text.contains("nextafter(r, 0.0)"), "{text}");
        assert!(!text.contains("float") && !text.contains("f("), "{text}");
    }
}
