//! Vector types, their arithmetic, and the smaller and larger of two numbers.

use super::uses;
use okl_model::{TypeId, Unit, Vector};
use std::collections::BTreeSet;
use std::fmt::Write;

/// What a target knows of vector types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Native {
    /// Nothing.
    Nothing,
    /// The types and `make_float4`.
    Types,
    /// Also arithmetic.
    Operators,
}

/// `min` and `max` of two types; `std::min` takes two of one.
pub(super) fn extremes(unit: &Unit, qualifier: &str) -> String {
    let mut text = String::new();
    for (name, sign) in [("min", "<"), ("max", ">")] {
        if uses(unit, name) {
            text += &format!(
                "template <class okl_A, class okl_B>\n{qualifier} auto {name}(okl_A a, okl_B b) -> decltype(a + b) \
                 {{ return a {sign} b ? a : b; }}\n"
            );
        }
    }
    text
}

/// What the text needs for the vector types it uses.
pub(super) fn text(unit: &Unit, vectors: &[Vector], qualifier: &str, native: Native) -> String {
    let mut text = String::new();
    let called = called(unit);
    for vector in vectors {
        let name = vector.name();
        if native < Native::Types {
            // `struct float2 { float x, y; };`
            let _infallible =
                writeln!(text, "struct {name} {{ {} {}; }};", vector.scalar, vector.fields().join(", "));
            if uses(unit, &format!("make_{name}")) {
                text += &maker(vector, qualifier);
            }
        }
        if native < Native::Operators {
            text += &operators(vector, qualifier, &called);
        } else if vector.scalar.starts_with("unsigned") && is_negated(unit, vector) {
            // HIP's own is for numbers with a sign.
            text += &negation(vector, qualifier);
        }
        if vector.is_float() {
            text += &functions(unit, vector, qualifier);
        }
    }
    if uses(unit, "clamp") {
        text += &format!(
            "template <class okl_T, class okl_U, class okl_V, class = decltype(okl_T() < okl_U())>\n{qualifier} auto clamp(okl_T x, okl_U low, okl_V high) \
             -> decltype(x + low + high) {{ return x < low ? low : high < x ? high : x; }}\n"
        );
    }
    text
}

/// The functions and operators that code calls; nothing when templates hide some of them.
fn called(unit: &Unit) -> Option<BTreeSet<&str>> {
    if unit.functions.iter().any(|function| function.is_template) {
        return None;
    }
    Some(unit.callees.iter().map(|callee| callee.name.as_str()).collect())
}

/// `static inline float2 make_float2(float x, float y) { return {x, y}; }`
fn maker(vector: &Vector, qualifier: &str) -> String {
    let (name, fields) = (vector.name(), vector.fields());
    let parameters: Vec<String> = fields.iter().map(|field| format!("{} {field}", vector.scalar)).collect();
    format!(
        "{qualifier} {name} make_{name}({}) {{ return {{{}}}; }}\n",
        parameters.join(", "),
        fields.join(", ")
    )
}

/// `static inline float2 operator+(const float2 &a, float b) { return {a.x + b, a.y + b}; }`
fn operators(vector: &Vector, qualifier: &str, called: &Option<BTreeSet<&str>>) -> String {
    let (name, scalar) = (vector.name(), vector.scalar);
    let wanted = |operator: &str| called.as_ref().is_none_or(|called| called.contains(operator));
    let narrow = is_narrow(vector);
    let each = |left: &str, operator: &str, right: &str| -> String {
        let part = |field: &&str| {
            let operand =
                |name: &str| if name.ends_with('.') { format!("{name}{field}") } else { name.to_string() };
            let value = format!("{} {operator} {}", operand(left), operand(right));
            if narrow { format!("({scalar})({value})") } else { value }
        };
        vector.fields().iter().map(part).collect::<Vec<_>>().join(", ")
    };
    let mut text = String::new();
    for operator in vector.operators() {
        let plain = format!("operator{operator}");
        let assigning = format!("operator{operator}=");
        if wanted(&plain) || wanted(&assigning) {
            for (left, right, parameters) in [
                ("a.", "b.", format!("const {name} &a, const {name} &b")),
                ("a.", "b", format!("const {name} &a, {scalar} b")),
                ("a", "b.", format!("{scalar} a, const {name} &b")),
            ] {
                let value = each(left, operator, right);
                text += &format!("{qualifier} {name} {plain}({parameters}) {{ return {{{value}}}; }}\n");
            }
        }
        if wanted(&assigning) {
            for other in [format!("const {name} &"), format!("{scalar} ")] {
                text += &format!(
                    "{qualifier} {name} &{assigning}({name} &a, {other}b) {{ return a = a {operator} b; }}\n"
                );
            }
        }
    }
    if wanted("operator-") {
        text += &negation(vector, qualifier);
    }
    text
}

/// `static inline float2 operator-(const float2 &a) { return {-a.x, -a.y}; }`
fn negation(vector: &Vector, qualifier: &str) -> String {
    let (name, scalar) = (vector.name(), vector.scalar);
    let part = |field: &&str| {
        if is_narrow(vector) { format!("({scalar})(-a.{field})") } else { format!("-a.{field}") }
    };
    let value: Vec<String> = vector.fields().iter().map(part).collect();
    format!("{qualifier} {name} operator-(const {name} &a) {{ return {{{}}}; }}\n", value.join(", "))
}

/// Whether code says `-v` of such a vector.
fn is_negated(unit: &Unit, vector: &Vector) -> bool {
    let is_one = |ty: TypeId| unit.ty(ty).value().canonical.trim_start_matches("const ") == vector.name();
    unit.callees
        .iter()
        .any(|callee| callee.name == "operator-" && matches!(callee.parameters[..], [only] if is_one(only)))
}

/// Whether arithmetic on its elements gives `int`.
fn is_narrow(vector: &Vector) -> bool {
    matches!(vector.prefix, "char" | "uchar" | "short" | "ushort")
}

/// `static inline float dot(const float2 &a, const float2 &b) { return a.x * b.x + a.y * b.y; }`
fn functions(unit: &Unit, vector: &Vector, qualifier: &str) -> String {
    let (name, scalar, fields) = (vector.name(), vector.scalar, vector.fields());
    let sum = |right: &str| {
        fields.iter().map(|field| format!("a.{field} * {right}.{field}")).collect::<Vec<_>>().join(" + ")
    };
    let root = if qualifier.contains("__device__") { "sqrt" } else { "std::sqrt" };
    let mut text = String::new();
    if uses(unit, "dot") {
        let value = sum("b");
        text +=
            &format!("{qualifier} {scalar} dot(const {name} &a, const {name} &b) {{ return {value}; }}\n");
    }
    if uses(unit, "length") {
        text += &format!("{qualifier} {scalar} length(const {name} &a) {{ return {root}({}); }}\n", sum("a"));
    }
    if uses(unit, "normalize") {
        let parts: Vec<String> = fields.iter().map(|field| format!("a.{field} / n")).collect();
        text += &format!(
            "{qualifier} {name} normalize(const {name} &a) {{ const {scalar} n = {root}({}); return {{{}}}; }}\n",
            sum("a"),
            parts.join(", ")
        );
    }
    if uses(unit, "clamp") {
        let clamped = |low: &str, high: &str| {
            let part = |field: &&str| {
                let end = |name: &str| {
                    if name.ends_with('.') { format!("{name}{field}") } else { name.to_string() }
                };
                let (low, high) = (end(low), end(high));
                format!("a.{field} < {low} ? {low} : {high} < a.{field} ? {high} : a.{field}")
            };
            fields.iter().map(part).collect::<Vec<_>>().join(", ")
        };
        for (low, high, parameters) in [
            ("low", "high", format!("{scalar} low, {scalar} high")),
            ("low.", "high.", format!("const {name} &low, const {name} &high")),
        ] {
            let value = clamped(low, high);
            text += &format!(
                "{qualifier} {name} clamp(const {name} &a, {parameters}) {{ return {{{value}}}; }}\n"
            );
        }
    }
    text
}
