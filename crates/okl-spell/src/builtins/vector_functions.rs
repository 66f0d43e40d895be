//! Vectors in C, which has no user-defined operators: structs, and a function for each operator.
//!
//! ```text
//! p[i] += 2.0f * v - w      okl_add_to(&p[i], okl_subtract(okl_multiply(2.0f, v), w))
//! dot(v, w)                 okl_dot(v, w)
//! ```

use super::called::Called;
use super::vectors;
use crate::vector_types::uses;
use okl_model::{Unit, Vector};
use okl_target::Memories;

const HEAD: &str = "static inline __attribute__((overloadable))";

/// The operators of vectors, and the functions that replace them in OpenCL C.
const OPERATORS: &[(&str, &str)] = &[
    ("%", "okl_modulo"),
    ("&", "okl_and"),
    ("*", "okl_multiply"),
    ("+", "okl_add"),
    ("-", "okl_subtract"),
    ("/", "okl_divide"),
    ("<<", "okl_shift_left"),
    (">>", "okl_shift_right"),
    ("^", "okl_xor"),
    ("|", "okl_or"),
];

/// The function that replaces `-v`.
pub(crate) const NEGATION: &str = "okl_negate";

/// The function that replaces `a + b`; with the suffix `_to`, `a += b`.
pub(crate) fn function_of(operator: &str) -> Option<&'static str> {
    OPERATORS.iter().find(|(known, _)| *known == operator).map(|(_, function)| *function)
}

/// `typedef struct { float x, y, z; } okl_float3;`, and its operators and functions.
pub(super) fn text(unit: &Unit, vectors: &[Vector], spaces: &Memories) -> String {
    let (mut text, called) = (String::new(), Called::new(unit));
    for vector in vectors {
        text += &structure(unit, vector);
        text += &operators(vector, spaces, &called);
        if vector.is_float() {
            text += &functions(vector, &called);
        }
    }
    text
}

fn structure(unit: &Unit, vector: &Vector) -> String {
    let (name, scalar, fields) = (vector.name(), vector.scalar, vector.fields());
    let aligned = match vector.alignment() > vector.element_size() {
        true => format!("__attribute__((aligned({}))) ", vector.alignment()),
        false => String::new(),
    };
    let mut text = format!("typedef struct {aligned}{{ {scalar} {}; }} okl_{name};\n", fields.join(", "));
    text += &vectors::renamed(unit, vector);
    if uses(unit, &format!("make_{name}")) {
        let parameters: Vec<String> = fields.iter().map(|field| format!("{scalar} {field}")).collect();
        let (parameters, values) = (parameters.join(", "), fields.join(", "));
        text += &format!(
            "static inline {name} make_{name}({parameters}) {{ {name} made = {{{values}}}; return made; }}\n"
        );
    }
    text
}

/// `static inline float3 okl_add(float3 a, float b) { return (float3){a.x + b, a.y + b, a.z + b}; }`
fn operators(vector: &Vector, spaces: &Memories, called: &Called<'_>) -> String {
    let (name, scalar) = (vector.name(), vector.scalar);
    let wanted = |operator: &str, vectors: &[bool]| called.takes(operator, vector, vectors);
    let mut text = String::new();
    for (operator, function) in OPERATORS.iter().filter(|(one, _)| vector.operators().contains(one)) {
        for (left, right, parameters, vectors) in [
            ("a.", "b.", format!("{name} a, {name} b"), [true, true]),
            ("a.", "b", format!("{name} a, {scalar} b"), [true, false]),
            ("a", "b.", format!("{scalar} a, {name} b"), [false, true]),
        ] {
            if wanted(&format!("operator{operator}"), &vectors) {
                let value = vectors::each(vector, left, operator, right);
                text +=
                    &format!("{HEAD} {name} {function}({parameters}) {{ return ({name}){{{value}}}; }}\n");
            }
        }
        // `static inline float3 okl_add_to(__global float3 *a, float b) { return *a = (float3){a->x + b, ...}; }`
        for (right, ty, vectors) in [("b.", &*name, [true, true]), ("b", scalar, [true, false])] {
            if wanted(&format!("operator{operator}="), &vectors) {
                let value = vectors::each(vector, "a->", operator, right);
                text.extend(spaces.written().iter().map(|memory| {
                    format!(
                        "{HEAD} {name} {function}_to({memory} {name} *a, {ty} b) {{ return *a = ({name}){{{value}}}; }}\n"
                    )
                }));
            }
        }
    }
    if wanted("operator-", &[true]) {
        let value = vectors::negated(vector);
        text += &format!("{HEAD} {name} {NEGATION}({name} a) {{ return ({name}){{{value}}}; }}\n");
    }
    text
}

/// `static inline float okl_dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }`
fn functions(vector: &Vector, called: &Called<'_>) -> String {
    let (name, scalar) = (vector.name(), vector.scalar);
    let square = vectors::products(vector, "a");
    let mut text = String::new();
    if called.takes("dot", vector, &[true, true]) {
        let value = vectors::products(vector, "b");
        text += &format!("{HEAD} {scalar} okl_dot({name} a, {name} b) {{ return {value}; }}\n");
    }
    if called.takes("length", vector, &[true]) {
        text += &format!("{HEAD} {scalar} okl_length({name} a) {{ return sqrt({square}); }}\n");
    }
    if called.takes("normalize", vector, &[true]) {
        let parts = vectors::quotients(vector);
        text += &format!(
            "{HEAD} {name} okl_normalize({name} a) {{ const {scalar} n = sqrt({square}); return ({name}){{{parts}}}; }}\n"
        );
    }
    for (low, high, ty, is_vector) in [("low", "high", scalar, false), ("low.", "high.", &name, true)] {
        if called.takes("clamp", vector, &[true, is_vector, is_vector]) {
            let value = vectors::clamped(vector, low, high);
            text += &format!(
                "{HEAD} {name} okl_clamp({name} a, {ty} low, {ty} high) {{ return ({name}){{{value}}}; }}\n"
            );
        }
    }
    text
}
