//! The vector types of CUDA in host programs whose kernels' text does not declare them: `float4`, `make_float4`.

use okl_frontend::lexis::Lexis;
use okl_plugin::{Vector, words};
use std::collections::BTreeSet;

/// The definitions of the vector types that `program` names and `known` does not.
pub(crate) fn definitions(program: &str, known: &str) -> String {
    // What only comments name, a text does not have.
    let named = |text: &str| -> BTreeSet<String> {
        let text = Lexis::C.without_comments(text);
        let vector = |word: &str| {
            let maker = word.strip_prefix("make_").and_then(Vector::named);
            Vector::named(word).or(maker).map(|vector| vector.name())
        };
        words(&text).filter_map(vector).collect()
    };
    let known = named(known);
    named(program).iter().filter(|name| !known.contains(*name)).filter_map(|name| definition(name)).collect()
}

/// `struct alignas(16) float4 { float x, y, z, w; };` and its maker.
fn definition(name: &str) -> Option<String> {
    let vector = Vector::named(name)?;
    let members = ["x", "y", "z", "w"].get(..vector.width)?;
    let parameters: Vec<String> =
        members.iter().map(|member| format!("{} {member}", vector.scalar)).collect();
    Some(format!(
        "{}\nstatic inline {name} make_{name}({}) {{ return {{{}}}; }}\n",
        vector.definition(),
        parameters.join(", "),
        members.join(", ")
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_that_kernels_have_are_not_defined_again() {
        let text = definitions("float2 a; make_int2(1, 2); // long2", "float2 b; /* int2 */");
        assert!(
            text.contains("make_int2(int x, int y)") && !text.contains("float2") && !text.contains("long2"),
            "{text}"
        );
    }
}
