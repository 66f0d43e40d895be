//! `cuda_fp16.h`: numbers of 16 bits. They are stored as such; arithmetic is that of `float`, rounded to 16 bits after each
//! operation, which gives what operations on 16 bits give.

use okl_frontend::lexis::Lexis;

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

/// What stands in front of a program: nothing, if it does not include the header itself.
pub(crate) fn text(program: &str) -> String {
    let plain = Lexis::C.without_comments(program);
    if !HEADERS
        .iter()
        .any(|name| plain.contains(&format!("<{name}>")) || plain.contains(&format!("\"{name}\"")))
    {
        return String::new();
    }
    let mut text = format!("#line 1 \"cuda_fp16.h\"\n#include <math.h>\n{TYPES}");
    let mut add = |signature: &str, body: &str| {
        text.push_str(&format!("__host__ __device__ inline {signature} {{ {body} }}\n"));
    };
    let (half, pair) = ("okl_half", "okl_half2");
    let [a, b, c] = ["a", "b", "c"].map(|name| format!("okl_float_of({name}.okl_bits)"));
    let both =
        |of: &dyn Fn(&str) -> String| format!("{pair} r; r.x = {}; r.y = {}; return r;", of("x"), of("y"));
    let part = |name: &str, axis: &str| format!("okl_float_of({name}.{axis}.okl_bits)");
    for (name, sign) in ARITHMETIC {
        let one = format!("return {half}({a} {sign} {b});");
        let two = both(&|axis| format!("{half}({} {sign} {})", part("a", axis), part("b", axis)));
        for (ty, body, end) in [(half, &one, ""), (pair, &two, "2")] {
            let names = if name == "div" { format!("__h2{name}") } else { format!("__h{name}{end}") };
            let own = if end.is_empty() { format!("__h{name}") } else { names };
            add(&format!("{ty} {own}({ty} a, {ty} b)"), body);
            add(&format!("{ty} operator{sign}({ty} a, {ty} b)"), body);
            add(&format!("{ty} &operator{sign}=({ty} &a, {ty} b)"), &format!("a = a {sign} b; return a;"));
        }
    }
    for (name, sign) in COMPARISONS {
        let body = format!("return {a} {sign} {b};");
        add(&format!("bool __h{name}({half} a, {half} b)"), &body);
        add(&format!("bool operator{sign}({half} a, {half} b)"), &body);
    }
    add(
        &format!("{half} __hfma({half} a, {half} b, {half} c)"),
        &format!("return {half}(fmaf({a}, {b}, {c}));"),
    );
    let fma =
        both(&|axis| format!("{half}(fmaf({}, {}, {}))", part("a", axis), part("b", axis), part("c", axis)));
    add(&format!("{pair} __hfma2({pair} a, {pair} b, {pair} c)"), &fma);
    let negated = |name: &str| format!("__ushort_as_half((unsigned short)({name}.okl_bits ^ 0x8000u))");
    add(&format!("{half} __hneg({half} a)"), &format!("return {};", negated("a")));
    add(&format!("{half} operator-({half} a)"), &format!("return {};", negated("a")));
    let both_negated = both(&|axis| negated(&format!("a.{axis}")));
    add(&format!("{pair} __hneg2({pair} a)"), &both_negated);
    add(&format!("{pair} operator-({pair} a)"), &both_negated);
    add(
        &format!("{half} __habs({half} a)"),
        "return __ushort_as_half((unsigned short)(a.okl_bits & 0x7fffu));",
    );
    add(&format!("bool __hisnan({half} a)"), "return (a.okl_bits & 0x7fffu) > 0x7c00u;");
    add(&format!("{half} __hmax({half} a, {half} b)"), &format!("return {half}(fmaxf({a}, {b}));"));
    add(&format!("{half} __hmin({half} a, {half} b)"), &format!("return {half}(fminf({a}, {b}));"));
    for (name, value) in FUNCTIONS {
        let body = format!("const float a = okl_float_of(okl_x.okl_bits); return {half}({value});");
        add(&format!("{half} {name}({half} okl_x)"), &body);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_that_include_the_header_get_it() {
        assert!(text("#include <cuda_fp16.h>\n").contains("okl_half __hadd(okl_half a, okl_half b)"));
        assert_eq!(text("int half = 2; // <cuda_fp16.h>\n"), "");
    }
}
