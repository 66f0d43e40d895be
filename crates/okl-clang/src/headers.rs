//! Standard headers the prelude stands in for.
//!
//! Reading the real ones takes fifty times as long as everything else, and Python's libclang comes without any. So
//! the parse form leaves `#include <cmath>` and its like out, and the prelude declares what of them the text names.
//! A text that includes another header gets the real ones.

use okl_model::{Directive, DirectiveKind};
use std::collections::BTreeSet;

/// Where the names of the standard library come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Headers {
    /// From the prelude.
    Prelude,
    /// From the machine's headers.
    Real,
}

/// Headers whose contents the prelude stands in for, sorted.
const COVERED: &[&str] = &[
    "algorithm",
    "assert.h",
    "cassert",
    "cfloat",
    "climits",
    "cmath",
    "cstddef",
    "cstdint",
    "cstdio",
    "cstdlib",
    "cstring",
    "float.h",
    "inttypes.h",
    "iostream",
    "limits",
    "limits.h",
    "math.h",
    "stdbool.h",
    "stddef.h",
    "stdint.h",
    "stdio.h",
    "stdlib.h",
    "string.h",
    "type_traits",
    "utility",
];

/// What a text with real headers starts with.
pub(crate) const REAL: &str = "#include <algorithm>\n#include <cfloat>\n#include <climits>\n#include <cmath>\n#include <cstddef>\n\
     #include <cstdint>\n#include <cstdio>\n#include <cstdlib>\n#include <cstring>\n";

impl Headers {
    /// What a text with these preprocessor lines needs.
    pub(crate) fn of(directives: &[Directive]) -> Headers {
        let includes = directives.iter().filter(|directive| directive.kind == DirectiveKind::Include);
        match includes.into_iter().all(|include| COVERED.binary_search(&include.text.as_str()).is_ok()) {
            true => Headers::Prelude,
            false => Headers::Real,
        }
    }

    /// The headers that the parse form leaves out.
    pub(crate) fn left_out(self) -> &'static [&'static str] {
        match self {
            Headers::Prelude => COVERED,
            Headers::Real => &[],
        }
    }
}

/// Parts of `std` that have no name without it: what they are called, what they need, what they are.
const PARTS: &[(&str, &[&str], &str)] = &[
    (
        "conditional",
        &[],
        "template <bool, class okl_T, class> struct conditional { using type = okl_T; };\n\
        template <class okl_T, class okl_U> struct conditional<false, okl_T, okl_U> { using type = okl_U; };",
    ),
    (
        "conditional_t",
        &["conditional"],
        "template <bool okl_B, class okl_T, class okl_U> using conditional_t = typename conditional<okl_B, okl_T, okl_U>::type;",
    ),
    (
        "enable_if",
        &[],
        "template <bool, class okl_T = void> struct enable_if {};\n\
        template <class okl_T> struct enable_if<true, okl_T> { using type = okl_T; };",
    ),
    (
        "enable_if_t",
        &["enable_if"],
        "template <bool okl_B, class okl_T = void> using enable_if_t = typename enable_if<okl_B, okl_T>::type;",
    ),
    (
        "is_same",
        &[],
        "template <class, class> struct is_same { static constexpr bool value = false; };\n\
        template <class okl_T> struct is_same<okl_T, okl_T> { static constexpr bool value = true; };",
    ),
    (
        "is_same_v",
        &["is_same"],
        "template <class okl_T, class okl_U> inline constexpr bool is_same_v = is_same<okl_T, okl_U>::value;",
    ),
    (
        "numeric_limits",
        &[],
        "template <class okl_T> struct numeric_limits { static constexpr okl_T min(); static constexpr okl_T max(); \
        static constexpr okl_T lowest(); static constexpr okl_T epsilon(); static constexpr okl_T infinity(); static constexpr okl_T quiet_NaN(); };",
    ),
    (
        "swap",
        &[],
        "template <class okl_T> constexpr void swap(okl_T &okl_a, okl_T &okl_b) { okl_T okl_c = okl_a; okl_a = okl_b; okl_b = okl_c; }",
    ),
];

/// `namespace std { using ::sqrt; }` with what of it a text names.
pub(crate) fn standard(words: &BTreeSet<&str>, names: &BTreeSet<String>) -> String {
    let mut text = String::from("namespace std {\n");
    let is_ours = |name: &&String| {
        let macros = name
            .chars()
            .all(|letter| letter.is_ascii_uppercase() || letter == '_' || letter.is_ascii_digit());
        !macros && okl_model::Vector::named(name).is_none() && !name.starts_with("make_")
    };
    for name in names.iter().filter(is_ours) {
        text += &format!("using ::{name};\n");
    }
    let named = |name: &str| words.contains(name);
    for (name, _, declared) in PARTS {
        let needed =
            named(name) || PARTS.iter().any(|(other, needs, _)| named(other) && needs.contains(name));
        if needed {
            text += declared;
            text.push('\n');
        }
    }
    text + "}\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_sorted() {
        assert!(COVERED.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(PARTS.windows(2).all(|pair| pair[0].0 < pair[1].0));
    }
}
