//! Functions of statistics and physics that C++ does not have: `erfinv`, `normcdfinv`, `cyl_bessel_i0` and their kind. They are
//! computed in `double`.

/// The root of `erfc(x) = y` for 0 < y <= 1 by Newton's method, with logarithms where values are small.
const INVERSE: &str = "double x = y > 0.5 ? 0.88622692545275801 * (1 - y) : sqrt(-log(y));\n  \
    for (int step = 0; step < 8; ++step) {\n    const double v = erfc(x);\n    \
    x += log(v / y) * v * 0.88622692545275801 * exp(x * x);\n  }\n";

/// The definition of such a function; `NAME` stands for its name.
pub(crate) fn definition(name: &str) -> Option<String> {
    let (own, ty) = NAMES.iter().find_map(|own| match name.strip_prefix(own)? {
        "" => Some((*own, "double")),
        "f" => Some((*own, "float")),
        _other => None,
    })?;
    let text = match own {
        "erfcinv" => inverse("a <= 1 ? a : 2.0 - a", "a <= 1 ? x : -x"),
        "normcdfinv" => inverse(
            "a <= 0.5 ? 2.0 * a : 2.0 - 2.0 * a",
            "(a <= 0.5 ? -1.4142135623730951 : 1.4142135623730951) * x",
        ),
        "erfinv" => format!(
            "  const double b = a;\n  const double y = 1.0 - fabs(b);\n  if (!(y > 0)) return {ENDS};\n  \
             if (y > 0.5) {{\n    double z = 0.88622692545275801 * b;\n    for (int step = 0; step < 8; ++step)\n      \
             z -= (erf(z) - b) * 0.88622692545275801 * exp(z * z);\n    return (TYPE)z;\n  }}\n  \
             {INVERSE}  return (TYPE)(b < 0 ? -x : x);\n"
        ),
        "cyl_bessel_i0" => series("1.0", "1.0"),
        _i1 => series("0.5 * b", "2.0"),
    };
    Some(format!("TYPE NAME(const TYPE a) {{\n{text}}}\n").replace("TYPE", ty))
}

/// The declarations of all of them.
pub(crate) fn declarations() -> String {
    NAMES.map(|name| format!("double {name}(double);\nfloat {name}f(float);\n")).concat()
}

const NAMES: [&str; 5] = ["erfcinv", "normcdfinv", "erfinv", "cyl_bessel_i0", "cyl_bessel_i1"];

/// At 1 and -1 infinity, beyond no number.
const ENDS: &str = "(TYPE)(y < 0 ? sqrt(y) : b < 0 ? log(y) : -log(y))";

/// `argument` is `y`, in terms of `a`, and `result` the result, in terms of `x`, which has the sign for small `a`.
fn inverse(argument: &str, result: &str) -> String {
    let ends = result.replace('x', "(y < 0 ? sqrt(y) : -log(y))");
    format!(
        "  const double y = {argument};\n  if (!(y > 0)) return (TYPE)({ends});\n  {INVERSE}  return (TYPE)({result});\n"
    )
}

/// A sum of terms that are positive, each from the one before it.
fn series(first: &str, order: &str) -> String {
    format!(
        "  const double b = a, q = 0.25 * b * b;\n  double term = {first}, sum = term;\n  \
         for (int k = 1; fabs(term) > 1e-17 * fabs(sum); ++k) {{\n    \
         term *= q / (k * (k + {order} - 1.0));\n    sum += term;\n  }}\n  return (TYPE)sum;\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_declared_function_has_a_definition() {
        let declared = declarations();
        assert_eq!(declared.lines().count(), 10);
        for line in declared.lines() {
            let name = line.split([' ', '(']).nth(1).expect("a name");
            let text = definition(name).expect("a definition");
            assert!(!text.contains("TYPE") && text.contains("NAME"), "{text}");
        }
        assert_eq!(definition("erfinvq"), None);
    }
}
