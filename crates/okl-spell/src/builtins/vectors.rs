//! Vector types, their arithmetic, and the smaller and larger of two numbers.

use super::called::Called;
use crate::vector_types::uses;
use okl_model::{HALF, Unit, Vector};
use okl_target::{Library, Memories};

/// The target's native support for vector types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Native {
    /// No vector types.
    Nothing,
    /// The types and `make_float4`.
    Types,
    /// Also arithmetic operators.
    Operators,
}

/// `min` and `max` of mixed types; `std::min` takes two arguments of one type.
///
/// A `half` and a number would each convert to the other's type.
pub(super) fn extremes(unit: &Unit, needs: &dyn Fn(&str) -> bool, qualifier: &str) -> String {
    let (a, b) = match uses(unit, HALF) {
        true => ("decltype(a + b)(a)", "decltype(a + b)(b)"),
        false => ("a", "b"),
    };
    let mut text = String::new();
    for (name, sign) in [("min", "<"), ("max", ">")] {
        if needs(name) {
            text += &format!(
                "template <class okl_A, class okl_B>\n{qualifier} auto {name}(okl_A a, okl_B b) -> decltype(a + b) \
                 {{ return a {sign} b ? {a} : {b}; }}\n"
            );
        }
    }
    text
}

/// The spelling of vector functions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words<'t> {
    /// The qualifiers before each function: `static inline`.
    pub(super) qualifier: &'t str,
    /// The prefix of `dot`, `length`, `normalize` and `clamp`.
    pub(super) prefix: &'static str,
    /// The name of the square root function.
    pub(super) root: &'static str,
    /// True if operands are passed by reference; only where a reference can refer to any memory space.
    pub(super) has_references: bool,
    /// The qualifiers of memory spaces, where reference types must carry one.
    pub(super) spaces: Option<&'t Memories>,
}

impl<'t> Words<'t> {
    /// C++ on a CPU.
    pub(super) const CPP: Words<'static> = Words {
        qualifier: "static inline",
        prefix: "",
        root: "std::sqrt",
        has_references: true,
        spaces: None,
    };
    /// A target whose compiler has built-in math functions.
    pub(super) fn of_compiler(library: &'t Library) -> Words<'t> {
        Words { qualifier: &library.inline, root: "sqrt", ..Words::CPP }
    }

    /// `const float2 &a`
    fn operand(&self, ty: &str, name: &str) -> String {
        if self.has_references { format!("const {ty} &{name}") } else { format!("{ty} {name}") }
    }
}

/// The definitions that the text needs for the vector types it uses.
pub(super) fn text(unit: &Unit, vectors: &[Vector], words: &Words, native: Native) -> String {
    let mut text = String::new();
    let called = Called::new(unit);
    for vector in vectors {
        if native < Native::Types {
            text += &structure(unit, vector, words);
        }
        if native < Native::Operators {
            text += &operators(vector, words, &called);
        } else {
            text += &lacking(vector, words, &called);
        }
        if vector.is_float() {
            text += &functions(vector, words, &called);
        }
    }
    if called.clamps_numbers() {
        let qualifier = words.qualifier;
        text += &format!(
            "template <class okl_T, class okl_U, class okl_V, class = decltype(okl_T() < okl_U())>\n{qualifier} auto clamp(okl_T x, okl_U low, okl_V high) \
             -> decltype(x + low + high) {{ return x < low ? low : high < x ? high : x; }}\n"
        );
    }
    text
}

/// The operators that HIP's integer vectors lack: `v |= 1`, `1 << v`, and `-v` of unsigned vectors.
fn lacking(vector: &Vector, words: &Words, called: &Called<'_>) -> String {
    let (name, scalar, qualifier) = (vector.name(), vector.scalar, words.qualifier);
    let wanted = |operator: &str, vectors: &[bool]| called.takes(operator, vector, vectors);
    let mut text = String::new();
    if vector.is_unsigned() && wanted("operator-", &[true]) {
        text += &negation(vector, words);
    }
    let is_of_integers = |operator: &&&str| !matches!(**operator, "+" | "-" | "*" | "/");
    for operator in vector.operators().iter().filter(is_of_integers) {
        let assigning = format!("operator{operator}=");
        if wanted(&assigning, &[true, false]) {
            let value = format!("a {operator} b");
            text += &changing(words, &name, &assigning, &format!("{scalar} b"), &value);
        }
    }
    if !vector.is_float() && wanted("operator<<", &[false, true]) {
        let (b, value) = (words.operand(&name, "b"), each(vector, "a", "<<", "b."));
        text += &format!("{qualifier} {name} operator<<({scalar} a, {b}) {{ return {{{value}}}; }}\n");
    }
    text
}

/// Structs in place of vectors whose layout on the target differs from OKL's, under the same names:
/// `#define float3 okl_float3`, followed by the definitions for a target without vectors.
pub(super) fn structs(unit: &Unit, vectors: &[Vector], words: &Words) -> String {
    let mut text = String::new();
    let called = Called::new(unit);
    for vector in vectors {
        text += &renamed(unit, vector);
        text += &structure(unit, vector, words);
        text += &operators(vector, words, &called);
        if vector.is_float() {
            text += &functions(vector, words, &called);
        }
    }
    text
}

/// `#define float3 okl_float3`
pub(super) fn renamed(unit: &Unit, vector: &Vector) -> String {
    let name = vector.name();
    let maker = format!("make_{name}");
    let names = [Some(name), uses(unit, &maker).then_some(maker)];
    names.into_iter().flatten().map(|name| format!("#define {name} okl_{name}\n")).collect()
}

/// `struct alignas(8) float2 { float x, y; };`, and `make_float2` if it is used.
fn structure(unit: &Unit, vector: &Vector, words: &Words) -> String {
    let is_made = uses(unit, &format!("make_{}", vector.name()));
    let maker = if is_made { maker(vector, words.qualifier) } else { String::new() };
    format!("{}\n{maker}", vector.definition())
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
fn operators(vector: &Vector, words: &Words, called: &Called<'_>) -> String {
    let (name, scalar, qualifier) = (vector.name(), vector.scalar, words.qualifier);
    let of_vector = |operand: &str| words.operand(&name, operand);
    let wanted = |operator: &str, vectors: &[bool]| called.takes(operator, vector, vectors);
    let mut text = String::new();
    for operator in vector.operators() {
        let plain = format!("operator{operator}");
        let assigning = format!("operator{operator}=");
        for (left, right, parameters, vectors) in [
            ("a.", "b.", format!("{}, {}", of_vector("a"), of_vector("b")), [true, true]),
            ("a.", "b", format!("{}, {scalar} b", of_vector("a")), [true, false]),
            ("a", "b.", format!("{scalar} a, {}", of_vector("b")), [false, true]),
        ] {
            if wanted(&plain, &vectors) {
                let value = each(vector, left, operator, right);
                text += &format!("{qualifier} {name} {plain}({parameters}) {{ return {{{value}}}; }}\n");
            }
        }
        for (right, other, vectors) in
            [("b.", of_vector("b"), [true, true]), ("b", format!("{scalar} b"), [true, false])]
        {
            if wanted(&assigning, &vectors) {
                let value = format!("{name}{{{}}}", each(vector, "a.", operator, right));
                text += &changing(words, &name, &assigning, &other, &value);
            }
        }
    }
    if wanted("operator-", &[true]) {
        text += &negation(vector, words);
    }
    text
}

/// `static inline float2 &operator+=(float2 &a, float b) { return a = float2{a.x + b, a.y + b}; }`, for each memory
/// space.
fn changing(words: &Words, name: &str, assigning: &str, other: &str, value: &str) -> String {
    let qualifier = words.qualifier;
    let Some(spaces) = words.spaces else {
        return format!("{qualifier} {name} &{assigning}({name} &a, {other}) {{ return a = {value}; }}\n");
    };
    let in_memory = |word: &str| {
        format!(
            "{qualifier} {word} {name} &{assigning}({word} {name} &a, {other}) {{ a = {value}; return a; }}\n"
        )
    };
    spaces.written().map(in_memory).concat()
}

/// `a.x + b, a.y + b`; an operand name that ends in a dot or an arrow is a vector.
pub(super) fn each(vector: &Vector, left: &str, operator: &str, right: &str) -> String {
    let part = |field: &&str| {
        let operand =
            |name: &str| if name.ends_with(['.', '>']) { format!("{name}{field}") } else { name.to_string() };
        let value = format!("{} {operator} {}", operand(left), operand(right));
        if is_narrow(vector) { format!("({})({value})", vector.scalar) } else { value }
    };
    vector.fields().iter().map(part).collect::<Vec<_>>().join(", ")
}

/// `static inline float2 operator-(const float2 &a) { return {-a.x, -a.y}; }`
fn negation(vector: &Vector, words: &Words) -> String {
    let (name, qualifier) = (vector.name(), words.qualifier);
    let operand = words.operand(&name, "a");
    format!("{qualifier} {name} operator-({operand}) {{ return {{{}}}; }}\n", negated(vector))
}

/// `-a.x, -a.y`
pub(super) fn negated(vector: &Vector) -> String {
    let part = |field: &&str| {
        if is_narrow(vector) { format!("({})(-a.{field})", vector.scalar) } else { format!("-a.{field}") }
    };
    vector.fields().iter().map(part).collect::<Vec<_>>().join(", ")
}

/// True if arithmetic on the elements promotes them to `int`.
fn is_narrow(vector: &Vector) -> bool {
    matches!(vector.prefix, "char" | "uchar" | "short" | "ushort")
}

/// `static inline float dot(const float2 &a, const float2 &b) { return a.x * b.x + a.y * b.y; }`
fn functions(vector: &Vector, words: &Words, called: &Called<'_>) -> String {
    let Words { qualifier, prefix, root, .. } = *words;
    let (name, scalar) = (vector.name(), vector.scalar);
    let of_vector = |operand: &str| words.operand(&name, operand);
    let a = of_vector("a");
    let mut text = String::new();
    if called.takes("dot", vector, &[true, true]) {
        let (b, value) = (of_vector("b"), products(vector, "b"));
        text += &format!("{qualifier} {scalar} {prefix}dot({a}, {b}) {{ return {value}; }}\n");
    }
    let square = products(vector, "a");
    if called.takes("length", vector, &[true]) {
        text += &format!("{qualifier} {scalar} {prefix}length({a}) {{ return {root}({square}); }}\n");
    }
    if called.takes("normalize", vector, &[true]) {
        let parts = quotients(vector);
        text += &format!(
            "{qualifier} {name} {prefix}normalize({a}) {{ const {scalar} n = {root}({square}); return {{{parts}}}; }}\n"
        );
    }
    for (low, high, parameters, vectors) in [
        ("low", "high", format!("{scalar} low, {scalar} high"), [true, false, false]),
        ("low.", "high.", format!("{}, {}", of_vector("low"), of_vector("high")), [true, true, true]),
    ] {
        if called.takes("clamp", vector, &vectors) {
            let value = clamped(vector, low, high);
            text +=
                &format!("{qualifier} {name} {prefix}clamp({a}, {parameters}) {{ return {{{value}}}; }}\n");
        }
    }
    text
}

/// `a.x * b.x + a.y * b.y`
pub(super) fn products(vector: &Vector, right: &str) -> String {
    let product = |field: &&str| format!("a.{field} * {right}.{field}");
    vector.fields().iter().map(product).collect::<Vec<_>>().join(" + ")
}

/// `a.x / n, a.y / n`
pub(super) fn quotients(vector: &Vector) -> String {
    vector.fields().iter().map(|field| format!("a.{field} / n")).collect::<Vec<_>>().join(", ")
}

/// `a.x < low ? low : high < a.x ? high : a.x`, for each field; a bound whose name ends in a dot is a vector.
pub(super) fn clamped(vector: &Vector, low: &str, high: &str) -> String {
    let part = |field: &&str| {
        let end = |name: &str| if name.ends_with('.') { format!("{name}{field}") } else { name.to_string() };
        let (low, high) = (end(low), end(high));
        format!("a.{field} < {low} ? {low} : {high} < a.{field} ? {high} : a.{field}")
    };
    vector.fields().iter().map(part).collect::<Vec<_>>().join(", ")
}
