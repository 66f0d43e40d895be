//! `cuda_fp16.h`: numbers of 16 bits. They are stored as such; arithmetic is that of `float`, rounded to 16 bits after each
//! operation, which gives what operations on 16 bits give.

use crate::included::Included;

/// The types, and conversions.
const TYPES: &str = include_str!("half.h");

/// The headers.
pub(crate) const HEADERS: [&str; 3] = ["cuda_fp16.h", "cuda_fp16.hpp", "hip/hip_fp16.h"];

const ARITHMETIC: [(&str, &str); 4] = [("add", "+"), ("sub", "-"), ("mul", "*"), ("div", "/")];
const COMPARISONS: [(&str, &str); 6] =
    [("eq", "=="), ("ne", "!="), ("lt", "<"), ("le", "<="), ("gt", ">"), ("ge", ">=")];
const FUNCTIONS: [(&str, &str); 15] = [
    ("hexp", "expf(a)"),
    ("hexp2", "exp2f(a)"),
    ("hlog", "logf(a)"),
    ("hlog2", "log2f(a)"),
    ("hlog10", "log10f(a)"),
    ("hsqrt", "sqrtf(a)"),
    ("hrsqrt", "1.0f / sqrtf(a)"),
    ("hrcp", "1.0f / a"),
    ("hsin", "sinf(a)"),
    ("hcos", "cosf(a)"),
    ("htanh", "tanhf(a)"),
    ("hfloor", "floorf(a)"),
    ("hceil", "ceilf(a)"),
    ("htrunc", "truncf(a)"),
    ("hrint", "rintf(a)"),
];

const HALF: &str = "okl_half";
const PAIR: &str = "okl_half2";

/// What stands in front of a program: nothing, if it does not include the header.
pub(crate) fn text(included: &Included) -> String {
    if !included.any(&HEADERS) {
        return String::new();
    }
    let mut functions = Functions(format!("#line 1 \"cuda_fp16.h\"\n#include <math.h>\n{TYPES}"));
    functions.operators();
    functions.others();
    functions.0
}

/// The text of functions.
struct Functions(String);

impl Functions {
    fn add(&mut self, signature: &str, body: &str) {
        self.0.push_str(&format!("__host__ __device__ inline {signature} {{ {body} }}\n"));
    }

    /// `__hadd`, `__hadd2`, `+`, `+=` and their kind; comparisons.
    fn operators(&mut self) {
        let (a, b) = (value("a"), value("b"));
        for (name, sign) in ARITHMETIC {
            let one = format!("return {HALF}({a} {sign} {b});");
            let two = both(&|axis| format!("{HALF}({} {sign} {})", part("a", axis), part("b", axis)));
            let of_pairs = if name == "div" { "__h2div".to_string() } else { format!("__h{name}2") };
            for (ty, body, name) in [(HALF, &one, format!("__h{name}")), (PAIR, &two, of_pairs)] {
                self.add(&format!("{ty} {name}({ty} a, {ty} b)"), body);
                self.add(&format!("{ty} operator{sign}({ty} a, {ty} b)"), body);
                let assigned = format!("a = a {sign} b; return a;");
                self.add(&format!("{ty} &operator{sign}=({ty} &a, {ty} b)"), &assigned);
            }
        }
        for (name, sign) in COMPARISONS {
            let body = format!("return {a} {sign} {b};");
            self.add(&format!("bool __h{name}({HALF} a, {HALF} b)"), &body);
            self.add(&format!("bool operator{sign}({HALF} a, {HALF} b)"), &body);
        }
    }

    fn others(&mut self) {
        let [a, b, c] = ["a", "b", "c"].map(value);
        let fma = format!("return {HALF}(fmaf({a}, {b}, {c}));");
        self.add(&format!("{HALF} __hfma({HALF} a, {HALF} b, {HALF} c)"), &fma);
        let fma = both(&|axis| {
            format!("{HALF}(fmaf({}, {}, {}))", part("a", axis), part("b", axis), part("c", axis))
        });
        self.add(&format!("{PAIR} __hfma2({PAIR} a, {PAIR} b, {PAIR} c)"), &fma);
        let negated = |name: &str| format!("__ushort_as_half((unsigned short)({name}.okl_bits ^ 0x8000u))");
        for name in ["__hneg", "operator-"] {
            self.add(&format!("{HALF} {name}({HALF} a)"), &format!("return {};", negated("a")));
        }
        for name in ["__hneg2", "operator-"] {
            self.add(&format!("{PAIR} {name}({PAIR} a)"), &both(&|axis| negated(&format!("a.{axis}"))));
        }
        let absolute = "return __ushort_as_half((unsigned short)(a.okl_bits & 0x7fffu));";
        self.add(&format!("{HALF} __habs({HALF} a)"), absolute);
        self.add(&format!("bool __hisnan({HALF} a)"), "return (a.okl_bits & 0x7fffu) > 0x7c00u;");
        for (name, function) in [("__hmax", "fmaxf"), ("__hmin", "fminf")] {
            self.add(
                &format!("{HALF} {name}({HALF} a, {HALF} b)"),
                &format!("return {HALF}({function}({a}, {b}));"),
            );
        }
        for (name, result) in FUNCTIONS {
            let body = format!("const float a = {}; return {HALF}({result});", value("okl_x"));
            self.add(&format!("{HALF} {name}({HALF} okl_x)"), &body);
        }
    }
}

/// The number that a variable is.
fn value(name: &str) -> String {
    format!("okl_float_of({name}.okl_bits)")
}

/// The number that a part of a variable is.
fn part(name: &str, axis: &str) -> String {
    value(&format!("{name}.{axis}"))
}

/// The body of a function whose two parts are made alike.
fn both(of: &dyn Fn(&str) -> String) -> String {
    format!("{PAIR} r; r.x = {}; r.y = {}; return r;", of("x"), of("y"))
}
