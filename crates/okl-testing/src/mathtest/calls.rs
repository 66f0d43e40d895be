//! The generated calls: every function with every combination of argument types.

/// One call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The text for messages: `fmax(f, 0.0)`.
    pub text: String,
    /// A line in braces; `@r` and `@q` are the places of its results, `@R` is their type.
    pub line: String,
    /// An expression of the type that C++ deduces for the call, valid at the end of the line.
    pub value: String,
    /// True if it uses no variables of type `double`.
    pub single: bool,
}

impl Call {
    /// `{ @r = (@R)(sqrt(f)); @q = (@R)((sqrt(f)) / 2); }`: the half distinguishes integers from other numbers.
    pub fn number(text: &str, single: bool) -> Call {
        Call::with("", text, text, single)
    }

    /// Like [`Call::number`], after another statement.
    fn with(before: &str, text: &str, value: &str, single: bool) -> Call {
        Call {
            text: text.to_string(),
            line: format!("{{ {before}@r = (@R)({value}); @q = (@R)(({value}) / 2); }}"),
            value: value.to_string(),
            single,
        }
    }

    /// A call with a vector result: `{ float2 v = f2 * 2; @r = (@R)v.x; @q = (@R)v.y; }`
    fn vector(before: &str, ty: &str, text: &str, width: usize, single: bool) -> Call {
        let last = ["x", "y", "z", "w"][width - 1];
        Call {
            text: text.to_string(),
            line: format!("{{ {before}{ty} v = {text}; @r = (@R)v.x; @q = (@R)v.{last}; }}"),
            value: "v".to_string(),
            single,
        }
    }
}

/// The arguments: variables of various types, and typical literals.
const ONE: [&str; 11] = ["f", "d", "i", "u", "l", "h", "c", "2", "0.5", "0.5f", "1u"];
const TWO: [&str; 8] = ["f", "d", "i", "u", "l", "2", "0.5", "0.5f"];
const THREE: [&str; 6] = ["f", "d", "i", "u", "1", "0.5"];

const UNARY: [&str; 38] = [
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "cbrt",
    "ceil",
    "cos",
    "cosh",
    "cospi",
    "erf",
    "erfc",
    "exp",
    "exp10",
    "exp2",
    "expm1",
    "fabs",
    "floor",
    "lgamma",
    "log",
    "log10",
    "log1p",
    "log2",
    "logb",
    "nearbyint",
    "rint",
    "round",
    "rsqrt",
    "sin",
    "sinh",
    "sinpi",
    "sqrt",
    "tan",
    "tanh",
    "tgamma",
    "trunc",
    "abs",
];

const BINARY: [&str; 12] = [
    "atan2",
    "copysign",
    "fdim",
    "fmax",
    "fmin",
    "fmod",
    "hypot",
    "nextafter",
    "pow",
    "remainder",
    "min",
    "max",
];

/// Functions of one number whose result is not a floating-point number.
const QUESTIONS: [&str; 9] =
    ["ilogb", "isfinite", "isinf", "isnan", "signbit", "llrint", "llround", "lrint", "lround"];

const CONSTANTS: [&str; 50] = [
    "CHAR_BIT",
    "CHAR_MAX",
    "CHAR_MIN",
    "DBL_EPSILON",
    "DBL_MAX",
    "DBL_MIN",
    "FLT_EPSILON",
    "FLT_MAX",
    "FLT_MIN",
    "HUGE_VAL",
    "INFINITY",
    "INT16_MAX",
    "INT16_MIN",
    "INT32_MAX",
    "INT32_MIN",
    "INT64_MAX",
    "INT64_MIN",
    "INT8_MAX",
    "INT8_MIN",
    "INT_MAX",
    "INT_MIN",
    "LLONG_MAX",
    "LLONG_MIN",
    "LONG_MAX",
    "LONG_MIN",
    "M_1_PI",
    "M_2_PI",
    "M_2_SQRTPI",
    "M_E",
    "M_LN10",
    "M_LN2",
    "M_LOG10E",
    "M_LOG2E",
    "M_PI",
    "M_PI_2",
    "M_PI_4",
    "M_SQRT1_2",
    "M_SQRT2",
    "NAN",
    "SCHAR_MAX",
    "SCHAR_MIN",
    "SHRT_MAX",
    "SHRT_MIN",
    "SIZE_MAX",
    "UCHAR_MAX",
    "UINT16_MAX",
    "UINT32_MAX",
    "UINT64_MAX",
    "UINT_MAX",
    "USHRT_MAX",
];

/// The vector types with the type and number of their components.
const VECTORS: [(&str, &str, usize); 16] = [
    ("float2", "float", 2),
    ("float3", "float", 3),
    ("float4", "float", 4),
    ("double2", "double", 2),
    ("double4", "double", 4),
    ("int2", "int", 2),
    ("int4", "int", 4),
    ("uint4", "unsigned", 4),
    ("char4", "char", 4),
    ("uchar4", "unsigned char", 4),
    ("short2", "short", 2),
    ("long2", "long", 2),
    ("int3", "int", 3),
    ("uchar3", "unsigned char", 3),
    ("double3", "double", 3),
    ("long4", "long", 4),
];

/// All calls, in named groups.
pub fn all() -> Vec<(&'static str, Vec<Call>)> {
    vec![
        ("unary", unary()),
        ("binary", binary()),
        ("three", three()),
        ("results", results()),
        ("questions", questions()),
        ("constants", constants()),
        ("vectors", vectors()),
    ]
}

/// Returns true if a target without `double` supports these arguments.
fn is_single(arguments: &[&str]) -> bool {
    !arguments.contains(&"d")
}

fn unary() -> Vec<Call> {
    let mut calls = Vec::new();
    for name in UNARY {
        calls.extend(ONE.iter().map(|a| Call::number(&format!("{name}({a})"), is_single(&[a]))));
        if name != "abs" {
            let some = ["f", "d", "i", "0.5", "2"];
            calls.extend(some.iter().map(|a| Call::number(&format!("{name}f({a})"), is_single(&[a]))));
        }
    }
    calls
}

fn binary() -> Vec<Call> {
    let mut calls = Vec::new();
    for name in BINARY {
        for a in TWO {
            for b in TWO {
                calls.push(Call::number(&format!("{name}({a}, {b})"), is_single(&[a, b])));
            }
        }
        if !matches!(name, "min" | "max") {
            for (a, b) in [("f", "f"), ("f", "2.0"), ("d", "f"), ("i", "f"), ("f", "i"), ("f", "0.5f")] {
                calls.push(Call::number(&format!("{name}f({a}, {b})"), is_single(&[a, b])));
            }
        }
        // The most common forms.
        let inner = format!("{name}(f, 1.0f)");
        let nested = Call::number(&format!("{name}({inner}, {name}(f, 2))"), true);
        // The tolerance is that of the least exact part.
        calls.push(Call { value: inner, ..nested });
        calls.push(Call::number(&format!("{name}(f * 2, c)"), true));
        calls.push(Call::number(&format!("{name}(h, f)"), true));
    }
    calls
}

fn three() -> Vec<Call> {
    let mut calls = Vec::new();
    for a in THREE {
        for b in THREE {
            for c in THREE {
                for name in ["fma", "clamp"] {
                    calls.push(Call::number(&format!("{name}({a}, {b}, {c})"), is_single(&[a, b, c])));
                }
            }
        }
    }
    calls.push(Call::number("fmaf(f, f, f)", true));
    calls.push(Call::number("fmaf(f, 2, 1.0)", true));
    calls.push(Call::number("clamp(f, 0.0f, 1.0f)", true));
    calls.push(Call::number("clamp(l, 0, 3u)", true));
    calls
}

/// Functions with a second result.
fn results() -> Vec<Call> {
    let mut calls = Vec::new();
    for a in ["f", "d", "i", "0.5", "0.5f"] {
        let single = is_single(&[a]);
        calls.push(Call::with(
            &format!("int n; @R x = frexp({a}, &n); "),
            &format!("frexp({a}, &n)"),
            "x + n",
            single,
        ));
        for b in ["i", "h", "2", "u"] {
            calls.push(Call::number(&format!("ldexp({a}, {b})"), single));
            calls.push(Call::number(&format!("scalbn({a}, {b})"), single));
        }
        for b in ["f", "d", "2"] {
            let text = format!("remquo({a}, {b}, &n)");
            let single = is_single(&[a, b]);
            calls.push(Call::with(&format!("int n; @R x = {text}; "), &text, "x + (n & 7)", single));
        }
    }
    calls.push(Call::with("float w; float x = modf(f, &w); ", "modf(f, &w)", "x + 10 * w", true));
    calls.push(Call::with("double w; double x = modf(d, &w); ", "modf(d, &w)", "x + 10 * w", false));
    calls
}

fn questions() -> Vec<Call> {
    let mut calls = Vec::new();
    for name in QUESTIONS {
        calls.extend(ONE.iter().map(|a| Call::number(&format!("{name}({a})"), is_single(&[a]))));
    }
    for a in ["i", "l", "h", "-5", "-5L"] {
        calls.push(Call::number(&format!("labs({a})"), true));
        calls.push(Call::number(&format!("llabs({a})"), true));
        calls.push(Call::number(&format!("abs({a})"), true));
    }
    calls
}

fn constants() -> Vec<Call> {
    let mut calls = Vec::new();
    for name in CONSTANTS {
        let single = !matches!(name, "DBL_EPSILON" | "DBL_MAX" | "DBL_MIN");
        calls.push(Call::number(name, single));
        calls.push(Call::number(&format!("({name} < f)"), single));
        calls.push(Call::number(&format!("({name} > i)"), single));
    }
    calls
}

/// Expressions of a vector type whose result is a vector.
fn vector_expressions(ty: &str, element: &str, width: usize) -> Vec<String> {
    let whole = element != "float" && element != "double";
    let mut expressions: Vec<String> = Vec::new();
    let mut scalars = vec!["2", "2u", "i", "u"];
    if !whole {
        scalars.extend(["2.0", "2.0f", "f", "l"]);
    }
    for operator in ["+", "-", "*", "/"] {
        expressions.push(format!("a {operator} b"));
        for scalar in &scalars {
            expressions.push(format!("a {operator} {scalar}"));
            expressions.push(format!("{scalar} {operator} a"));
        }
        if element == "double" {
            expressions.push(format!("a {operator} d"));
            expressions.push(format!("d {operator} a"));
        }
    }
    if whole {
        for operator in ["%", "&", "|", "^"] {
            expressions.extend(["b", "2", "i"].map(|other| format!("a {operator} {other}")));
        }
        for operator in ["<<", ">>"] {
            expressions.extend(["b", "2", "2u"].map(|other| format!("a {operator} {other}")));
            expressions.push(format!("2 {operator} a"));
        }
    }
    expressions.extend(["-a", "-(a + b) * 2"].map(str::to_string));
    let arguments = ["1", "2.0", "f", "i"][..width].join(", ");
    expressions.push(format!("make_{ty}({arguments})"));
    expressions.push(format!("{ty}{{{}}}", vec![format!("({element})2"); width].join(", ")));
    expressions
}

fn vectors() -> Vec<Call> {
    let mut calls = Vec::new();
    for (ty, element, width) in VECTORS {
        let whole = element != "float" && element != "double";
        let single = element != "double";
        // Positive and small, so that every operator is defined: division, and shifts of `char`.
        let argument = if whole {
            "(i & 3)"
        } else if single {
            "f"
        } else {
            "d"
        };
        let parts: Vec<String> =
            (1..=width).map(|part| format!("({element})({argument} + {part})")).collect();
        let before = format!(
            "{ty} a = make_{ty}({0}), b = a; b.x = ({element})(b.x + 1); b.y = ({element})3; ",
            parts.join(", ")
        );
        let expressions = vector_expressions(ty, element, width);
        for text in expressions {
            calls.push(Call::vector(&before, ty, &text, width, single));
        }
        for operator in ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="] {
            for other in ["b", "2", "i", "f", "2.0"] {
                let is_float = matches!(other, "f" | "2.0");
                let is_shift = operator.len() == 3;
                let of_integers = is_shift || matches!(operator, "%=" | "&=" | "|=" | "^=");
                if whole && (is_float || is_shift && other == "i") || !whole && of_integers {
                    continue;
                }
                let mut call =
                    Call::vector(&format!("{before}a {operator} {other}; "), ty, "a", width, single);
                call.text = format!("{ty} a {operator} {other}");
                calls.push(call);
            }
        }
        if !whole {
            for text in ["dot(a, b)", "length(a)", "dot(a, a + b)", "dot(a, 2 * b)"] {
                calls.push(Call::with(&before, text, text, single));
            }
            for text in [
                "normalize(a)",
                "normalize(a - b)",
                "clamp(a, 1, 2)",
                "clamp(a, 1.0, 2.0)",
                "clamp(a, 1.0f, 2.0f)",
                "clamp(a, b, b)",
                "clamp(a, 0, i)",
            ] {
                calls.push(Call::vector(&before, ty, text, width, single));
            }
        }
        for call in calls.iter_mut().filter(|call| call.line.contains(&format!("{ty} a = make_"))) {
            if !call.text.starts_with(ty) {
                call.text = format!("{ty} {}", call.text);
            }
        }
    }
    calls
}
