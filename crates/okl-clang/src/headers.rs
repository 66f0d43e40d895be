//! Standard headers that the prelude replaces.
//!
//! Reading the real ones takes fifty times as long as everything else, and Python's libclang package contains none. So
//! the parse form omits `#include <cmath>` and the like, and the prelude declares the names of them that the text has.
//! A text that includes any other header gets the real ones.

use okl_model::{Directive, DirectiveKind};
use std::collections::BTreeSet;

/// The source of the standard library's names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Headers {
    /// The prelude.
    Prelude,
    /// The headers of the machine.
    Real,
}

/// The header of intrinsics. There is no such file: tables declare its functions.
pub(crate) const OF_INTRINSICS: &str = "okl_intrinsic.h";

/// The headers that the prelude replaces, sorted.
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
    OF_INTRINSICS,
    "stdbool.h",
    "stddef.h",
    "stdint.h",
    "stdio.h",
    "stdlib.h",
    "string.h",
    "type_traits",
    "utility",
];

/// Functions of these headers that the prelude does not declare, separated by blanks. A text that includes a header and
/// calls one of them gets the real headers.
const OTHERS: &str = "assert atof atoi atol atoll bsearch calloc div fclose feof fflush fgetc fgets fopen fpclassify fprintf \
    fputs fread fscanf fseek ftell fwrite getchar getenv isgreater isgreaterequal isless islessequal islessgreater isnormal \
    isunordered ldiv lldiv memchr memcmp memmove nan nanf nearbyintl nexttoward nexttowardf perror putchar puts qsort realloc \
    scanf snprintf sprintf srand sscanf strcat strchr strcmp strcpy strcspn strdup strlen strncat strncmp strncpy strpbrk \
    strrchr strspn strstr strtod strtof strtok strtol strtoll strtoul strtoull system vprintf";

/// True for functions that the real headers declare and the prelude does not.
pub(crate) fn is_other(name: &str) -> bool {
    OTHERS.split_whitespace().any(|known| known == name)
}

/// The `#include`s at the start of a text with real headers.
pub(crate) const REAL: &str = "#include <algorithm>\n#include <cfloat>\n#include <climits>\n#include <cmath>\n#include <cstddef>\n\
     #include <cstdint>\n#include <cstdio>\n#include <cstdlib>\n#include <cstring>\n";

impl Headers {
    /// The source for a text with these preprocessor lines, where the headers `nowhere` do not exist.
    pub(crate) fn of(directives: &[Directive], nowhere: &BTreeSet<String>) -> Headers {
        let mut includes = directives.iter().filter(|directive| directive.kind == DirectiveKind::Include);
        let is_covered = |name: &String| COVERED.binary_search(&name.as_str()).is_ok();
        match includes.all(|include| is_covered(&include.text) || nowhere.contains(&include.text)) {
            true => Headers::Prelude,
            false => Headers::Real,
        }
    }

    /// The headers whose `#include`s the parse form omits.
    pub(crate) fn left_out(self) -> &'static [&'static str] {
        match self {
            Headers::Prelude => COVERED,
            Headers::Real => &[OF_INTRINSICS],
        }
    }
}

/// Parts of `std` that do not exist outside of it: the name, the parts it needs, the definition.
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
        "is_arithmetic",
        &["is_floating_point", "is_integral"],
        "template <class okl_T> struct is_arithmetic { static constexpr bool value = is_floating_point<okl_T>::value || is_integral<okl_T>::value; };",
    ),
    (
        "is_arithmetic_v",
        &["is_arithmetic"],
        "template <class okl_T> inline constexpr bool is_arithmetic_v = is_arithmetic<okl_T>::value;",
    ),
    (
        "is_const",
        &[],
        "template <class> struct is_const { static constexpr bool value = false; }; \
        template <class okl_T> struct is_const<const okl_T> { static constexpr bool value = true; };",
    ),
    (
        "is_const_v",
        &["is_const"],
        "template <class okl_T> inline constexpr bool is_const_v = is_const<okl_T>::value;",
    ),
    (
        "is_floating_point",
        &["remove_cv_t"],
        "template <class> struct okl_is_floating_point { static constexpr bool value = false; }; \
        template <> struct okl_is_floating_point<float> { static constexpr bool value = true; }; \
        template <> struct okl_is_floating_point<double> { static constexpr bool value = true; }; \
        template <> struct okl_is_floating_point<long double> { static constexpr bool value = true; }; \
        template <class okl_T> struct is_floating_point : okl_is_floating_point<remove_cv_t<okl_T>> {};",
    ),
    (
        "is_floating_point_v",
        &["is_floating_point"],
        "template <class okl_T> inline constexpr bool is_floating_point_v = is_floating_point<okl_T>::value;",
    ),
    (
        "is_integral",
        &["remove_cv_t"],
        "template <class> struct okl_is_integral { static constexpr bool value = false; }; \
        template <> struct okl_is_integral<bool> { static constexpr bool value = true; }; \
        template <> struct okl_is_integral<char> { static constexpr bool value = true; }; \
        template <> struct okl_is_integral<signed char> { static constexpr bool value = true; }; \
        template <> struct okl_is_integral<unsigned char> { static constexpr bool value = true; }; \
        template <> struct okl_is_integral<short> { static constexpr bool value = true; }; \
        template <> struct okl_is_integral<unsigned short> { static constexpr bool value = true; }; \
        template <> struct okl_is_integral<int> { static constexpr bool value = true; }; \
        template <> struct okl_is_integral<unsigned> { static constexpr bool value = true; }; \
        template <> struct okl_is_integral<long> { static constexpr bool value = true; }; \
        template <> struct okl_is_integral<unsigned long> { static constexpr bool value = true; }; \
        template <> struct okl_is_integral<long long> { static constexpr bool value = true; }; \
        template <> struct okl_is_integral<unsigned long long> { static constexpr bool value = true; }; \
        template <class okl_T> struct is_integral : okl_is_integral<remove_cv_t<okl_T>> {};",
    ),
    (
        "is_integral_v",
        &["is_integral"],
        "template <class okl_T> inline constexpr bool is_integral_v = is_integral<okl_T>::value;",
    ),
    (
        "is_pointer",
        &["remove_cv_t"],
        "template <class> struct okl_is_pointer { static constexpr bool value = false; }; \
        template <class okl_T> struct okl_is_pointer<okl_T *> { static constexpr bool value = true; }; \
        template <class okl_T> struct is_pointer : okl_is_pointer<remove_cv_t<okl_T>> {};",
    ),
    (
        "is_pointer_v",
        &["is_pointer"],
        "template <class okl_T> inline constexpr bool is_pointer_v = is_pointer<okl_T>::value;",
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
        "is_signed",
        &["is_arithmetic"],
        "template <class okl_T, bool = is_arithmetic<okl_T>::value> struct is_signed { static constexpr bool value = okl_T(-1) < okl_T(0); }; \
        template <class okl_T> struct is_signed<okl_T, false> { static constexpr bool value = false; };",
    ),
    (
        "is_signed_v",
        &["is_signed"],
        "template <class okl_T> inline constexpr bool is_signed_v = is_signed<okl_T>::value;",
    ),
    (
        "is_unsigned",
        &["is_arithmetic"],
        "template <class okl_T, bool = is_arithmetic<okl_T>::value> struct is_unsigned { static constexpr bool value = okl_T(0) < okl_T(-1); }; \
        template <class okl_T> struct is_unsigned<okl_T, false> { static constexpr bool value = false; };",
    ),
    (
        "is_unsigned_v",
        &["is_unsigned"],
        "template <class okl_T> inline constexpr bool is_unsigned_v = is_unsigned<okl_T>::value;",
    ),
    (
        "numeric_limits",
        &[],
        "template <class okl_T> struct numeric_limits { static constexpr okl_T min(); static constexpr okl_T max(); \
        static constexpr okl_T lowest(); static constexpr okl_T epsilon(); static constexpr okl_T infinity(); static constexpr okl_T quiet_NaN(); };",
    ),
    (
        "remove_const",
        &[],
        "template <class okl_T> struct remove_const { using type = okl_T; }; \
        template <class okl_T> struct remove_const<const okl_T> { using type = okl_T; };",
    ),
    (
        "remove_const_t",
        &["remove_const"],
        "template <class okl_T> using remove_const_t = typename remove_const<okl_T>::type;",
    ),
    (
        "remove_cv",
        &[],
        "template <class okl_T> struct remove_cv { using type = okl_T; }; \
        template <class okl_T> struct remove_cv<const okl_T> { using type = okl_T; }; \
        template <class okl_T> struct remove_cv<volatile okl_T> { using type = okl_T; }; \
        template <class okl_T> struct remove_cv<const volatile okl_T> { using type = okl_T; };",
    ),
    (
        "remove_cv_t",
        &["remove_cv"],
        "template <class okl_T> using remove_cv_t = typename remove_cv<okl_T>::type;",
    ),
    (
        "remove_pointer",
        &[],
        "template <class okl_T> struct remove_pointer { using type = okl_T; }; \
        template <class okl_T> struct remove_pointer<okl_T *> { using type = okl_T; };",
    ),
    (
        "remove_pointer_t",
        &["remove_pointer"],
        "template <class okl_T> using remove_pointer_t = typename remove_pointer<okl_T>::type;",
    ),
    (
        "remove_reference",
        &[],
        "template <class okl_T> struct remove_reference { using type = okl_T; }; \
        template <class okl_T> struct remove_reference<okl_T &> { using type = okl_T; }; \
        template <class okl_T> struct remove_reference<okl_T &&> { using type = okl_T; };",
    ),
    (
        "remove_reference_t",
        &["remove_reference"],
        "template <class okl_T> using remove_reference_t = typename remove_reference<okl_T>::type;",
    ),
    (
        "swap",
        &[],
        "template <class okl_T> constexpr void swap(okl_T &okl_a, okl_T &okl_b) { okl_T okl_c = okl_a; okl_a = okl_b; okl_b = okl_c; }",
    ),
];

/// Writes the definition of a part of `std`, after those that it needs.
fn part(name: &str, done: &mut BTreeSet<&'static str>, text: &mut String) {
    let Some((name, needs, declared)) = PARTS.iter().find(|(known, ..)| *known == name) else { return };
    if done.insert(name) {
        for need in *needs {
            part(need, done, text);
        }
        text.push_str(declared);
        text.push('\n');
    }
}

/// `namespace std { using ::sqrt; ... }` with the parts of `std` that a text names.
pub(crate) fn standard(words: &BTreeSet<&str>, names: &BTreeSet<String>) -> String {
    let mut text = String::from("namespace std {\n");
    let is_ours = |name: &&String| {
        let macros = *name == "offsetof"
            || name
                .chars()
                .all(|letter| letter.is_ascii_uppercase() || letter == '_' || letter.is_ascii_digit());
        !macros && okl_model::Vector::named(name).is_none() && !name.starts_with("make_")
    };
    for name in names.iter().filter(is_ours) {
        text += &format!("using ::{name};\n");
    }
    let mut done = BTreeSet::new();
    for (name, ..) in PARTS.iter().filter(|(name, ..)| words.contains(name)) {
        part(name, &mut done, &mut text);
    }
    text + "}\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_sorted() {
        assert!(COVERED.windows(2).all(|pair| pair[0] < pair[1]), "`binary_search` needs it");
        assert!(PARTS.windows(2).all(|pair| pair[0].0 < pair[1].0));
    }
}
