//! Vector types in the prelude: structs with the usual layout in memory, and operators without bodies.

use crate::prelude_text::{Needs, Prelude};
use okl_model::Vector;

/// Declares the vector types that a text names, with their operators and functions, and `make_float4`.
pub(crate) fn declare(needs: &Needs<'_>, prelude: &mut Prelude) {
    let mut used: Vec<Vector> = Vec::new();
    for word in needs.words {
        let maker = word.strip_prefix("make_").and_then(Vector::named);
        for vector in Vector::named(word).into_iter().chain(maker) {
            if !used.contains(&vector) {
                used.push(vector);
            }
        }
    }
    if !used.is_empty() {
        prelude.line(format_args!("{SAME}"));
    }
    for vector in &used {
        let (name, scalar) = (vector.name(), vector.scalar);
        if needs.own.contains(&name) {
            continue;
        }
        prelude.names.insert(name.clone());
        prelude.line(format_args!("{}", vector.definition()));
        operators(prelude, vector);
        let maker = format!("make_{name}");
        let parameters = vec![scalar; vector.width].join(", ");
        if prelude.takes(needs, &maker) {
            prelude.line(format_args!("{name} {maker}({parameters});"));
        } else if needs.own.contains(&maker) {
            // The program has others, such as `make_float4(float)`, or this one.
            prelude.line(format_args!("template <int okl_N = 0> {name} {maker}({parameters});"));
        }
        if vector.is_float() {
            functions(needs, prelude, vector);
        }
    }
    // `clamp(x, low, high)` also takes numbers.
    if prelude.takes(needs, "clamp") {
        prelude.line(format_args!(
            "template <class okl_T, class okl_U, class okl_V, class = decltype(okl_T() < okl_U())> \
             decltype(okl_T() + okl_U() + okl_V()) clamp(okl_T, okl_U, okl_V);"
        ));
    }
}

/// `okl_same<float2, float2>::type` is `float2`; there is no such type for two that differ.
const SAME: &str = "template <class okl_A, class okl_B> struct okl_same; \
                    template <class okl_A> struct okl_same<okl_A, okl_A> { typedef okl_A type; };";

/// `float2 operator+(float2, float2); float2 operator+(float2, float); ...`
///
/// They are templates, so that those that a program declares itself are better matches.
fn operators(prelude: &mut Prelude, vector: &Vector) {
    let (name, scalar) = (vector.name(), vector.scalar);
    let ty = format!("template <class okl_V> typename okl_same<okl_V, {name}>::type");
    for operator in vector.operators() {
        prelude.line(format_args!(
            "{ty} operator{operator}(const okl_V &, const okl_V &); {ty} operator{operator}(const okl_V &, {scalar}); \
             {ty} operator{operator}({scalar}, const okl_V &); {ty} &operator{operator}=(okl_V &, const okl_V &); \
             {ty} &operator{operator}=(okl_V &, {scalar});"
        ));
    }
    prelude.line(format_args!("{ty} operator-(const okl_V &);"));
}

fn functions(needs: &Needs<'_>, prelude: &mut Prelude, vector: &Vector) {
    let (name, scalar) = (vector.name(), vector.scalar);
    for (function, result, parameters) in [
        ("clamp", name.as_str(), format!("const {name} &, {scalar}, {scalar}")),
        ("clamp", name.as_str(), format!("const {name} &, const {name} &, const {name} &")),
        ("dot", scalar, format!("const {name} &, const {name} &")),
        ("length", scalar, format!("const {name} &")),
        ("normalize", name.as_str(), format!("const {name} &")),
    ] {
        if prelude.takes(needs, function) {
            prelude.line(format_args!("{result} {function}({parameters});"));
        }
    }
}
