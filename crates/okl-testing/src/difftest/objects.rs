//! Classes with hidden effects, and statements that trigger them.
//!
//! ```text
//! unsigned v2 = s[i];           // the conversion changes the object
//! in[any(s[i]) % 64u]           // so does this one
//! *s[i] += v1; s[i] << v1;      // operators that return references, or write themselves
//! ```

use super::choices::Choices;
use super::class::Class;
use super::known::{Allowed, Construct};
use super::part::Part;
use super::sizes::INPUTS;
use super::twin::Pair;

/// Statements that use an object in a way that may change it, and declare `read`; `value` is the name of a number that
/// is not part of the object.
pub(super) fn used(
    choices: &mut Choices<'_>,
    (kernel, allowed): (&str, &Allowed),
    class: Class,
    object: &Pair,
    [value, read]: [&str; 2],
) -> Pair {
    match class {
        Class::Ticket | Class::Scale => {
            let object = reached(choices, kernel, allowed, object);
            converted(choices, kernel, &object, [value, read])
        }
        Class::Seen => {
            let object = reached(choices, kernel, allowed, object);
            let object = match choices.one_in(2) {
                true => object.with(|object| format!("({object}).look({value})")),
                false => object,
            };
            converted(choices, kernel, &object, [value, read])
        }
        Class::Slots => operated(choices, (kernel, allowed), object, [value, read]),
    }
}

/// The object itself, or a call of functions that return a reference or pointer to it.
fn reached(choices: &mut Choices<'_>, kernel: &str, allowed: &Allowed, object: &Pair) -> Pair {
    let form =
        if allowed.has(Construct::ReturnedByTemplate) { choices.below(7) } else { 3 + 2 * choices.below(2) };
    object.with(|object| match form {
        1 => format!("{kernel}_any({object})"),
        2 => format!("*{kernel}_anyp(&{object})"),
        3 => format!("(&{object})[0]"),
        4 => format!("{kernel}_anyp(&{kernel}_any({object}))[0]"),
        _ => object.to_string(),
    })
}

/// A statement that converts an object.
fn converted(choices: &mut Choices<'_>, kernel: &str, object: &Pair, [value, read]: [&str; 2]) -> Pair {
    let form = choices.below(10);
    object.with(|object| match form {
        1 => format!("unsigned {read} = {kernel}_f({object});"),
        2 => format!("unsigned {read} = in[{object} % {INPUTS}u];"),
        3 => format!("unsigned {read} = {object} + {value};"),
        4 => format!("unsigned {read} = 1u;\nif ({object}) {read} = {value};"),
        5 => format!("unsigned {read} = {object} ? {value} : 3u;"),
        6 => format!(
            "unsigned {read} = 2u;\nswitch ({object} % 2u) {{\ncase 0: {read} = {value}; break;\ndefault: ++{read};\n}}"
        ),
        7 => format!(
            "unsigned {read} = 2u;\n\
             for (int {read}_n = 0; {read}_n < 3 && {object} % 5u != 1u; ++{read}_n) {read} = {read} * 3u + {value};"
        ),
        8 => format!("unsigned {read} = {value};\n{read} ^= {object};"),
        9 => format!(
            "unsigned {read}_a[2] = {{{value}, {object}}};\nunsigned {read} = {read}_a[1] ^ {read}_a[0];"
        ),
        _ => format!("unsigned {read} = {object};"),
    })
}

/// A statement that uses operators that return a reference into the object, or write to it.
fn operated(
    choices: &mut Choices<'_>,
    (kernel, allowed): (&str, &Allowed),
    object: &Pair,
    [value, read]: [&str; 2],
) -> Pair {
    let place = place_in(choices, kernel, allowed, object);
    let form = choices.below(7);
    let change = place.and(object, |place, object| match form {
        1 => format!("++{place};"),
        2 => format!("({place})++;"),
        3 => format!("{place} = {value};"),
        4 => format!("{object} << {value};"),
        5 => format!("{object} += {value};"),
        6 => format!("{kernel}_swap({object}[0], {object}[1]);"),
        _ => format!("{place} += {value};"),
    });
    change.and(object, |change, object| format!("{change}\nunsigned {read} = {object}.x ^ {object}[1];"))
}

fn place_in(choices: &mut Choices<'_>, kernel: &str, allowed: &Allowed, object: &Pair) -> Pair {
    let form = choices.below(if allowed.has(Construct::ReturnedByTemplate) { 8 } else { 7 });
    object.with(|object| match form {
        1 => format!("{object}[1]"),
        2 => format!("*{object}"),
        3 => format!("{kernel}_id({object}[1])"),
        4 => format!("*{kernel}_idp(&{object}.y)"),
        5 => format!("*{object}.at()"),
        6 => format!("{object}.self()[1]"),
        7 => format!("{kernel}_any({object}).x"),
        _ => format!("{object}[0]"),
    })
}

/// A statement that changes a number through a function that returns a reference or pointer to it; `None` if the
/// language lacks that.
pub(super) fn handed(
    choices: &mut Choices<'_>,
    kernel: &str,
    allowed: &Allowed,
    (ty, number): (&str, &Pair),
    value: &str,
) -> Option<Pair> {
    let form = choices.below(10);
    let least = match form {
        0..=2 if ty == "unsigned" => Construct::ReturnedPointer,
        3..=5 | 8 if ty == "unsigned" => Construct::ReturnedReference,
        _ => Construct::ReturnedByTemplate,
    };
    if !allowed.has(least) {
        return None;
    }
    let is_plain = ty == "unsigned";
    let place = number.with(|number| match form {
        0 | 1 if is_plain => format!("*{kernel}_idp(&{number})"),
        2 if is_plain => format!("{kernel}_idp(&{number})[0]"),
        3 if is_plain => format!("{kernel}_id({number})"),
        4 if is_plain => format!("{kernel}_deep({number})"),
        5 if is_plain => format!("{kernel}_bump({number})"),
        6 => format!("*{kernel}_anyp(&{number})"),
        7 => format!("{kernel}_any({kernel}_any({number}))"),
        8 if is_plain => format!("{kernel}_id(*{kernel}_idp(&{number}))"),
        _ => format!("{kernel}_any({number})"),
    });
    let value = super::memory::convert(ty, value);
    let change = choices.below(5);
    Some(place.with(|place| match change {
        1 => format!("({place})++;"),
        2 => format!("--{place};"),
        3 => format!("{place} = {value};"),
        4 if is_plain && allowed.has(Construct::CalledReference) => {
            format!("{kernel}_inc({place}, {value});")
        }
        _ => format!("{place} += ({ty})3;"),
    }))
}

/// The classes, and functions that return their argument.
pub(super) fn parts(name: &str, parts: &mut Vec<Part>, allowed: &Allowed) {
    let mut add = |what: &str, text: String| parts.push(Part::new(name, what, text));
    if allowed.has(Construct::ReturnedPointer) {
        add("idp", format!("static unsigned *{name}_idp(unsigned *x) {{ return x; }}"));
    }
    if allowed.has(Construct::ReturnedReference) {
        add("id", format!("static unsigned &{name}_id(unsigned &x) {{ return x; }}"));
        add("deep", format!("static unsigned &{name}_deep(unsigned &x) {{ return {name}_id(x); }}"));
        add(
            "bump",
            format!("static unsigned &{name}_bump(unsigned &x) {{\n{name}_id(x) += 7u;\nreturn x;\n}}"),
        );
        add(
            "swap",
            format!(
                "static void {name}_swap(unsigned &a, unsigned &b) {{\n\
                 const unsigned c = a;\n{name}_id(a) = b;\nb = c * 3u;\n}}"
            ),
        );
    }
    if allowed.has(Construct::ReturnedByTemplate) {
        add("any", format!("template <class T> T &{name}_any(T &x) {{ return x; }}"));
        add("anyp", format!("template <class T> T *{name}_anyp(T *x) {{ return x; }}"));
    }
    if allowed.has(Construct::Object) {
        classes(name, &mut add);
    }
}

fn classes(name: &str, add: &mut impl FnMut(&str, String)) {
    add(
        "Ticket",
        format!(
            "struct {name}_Ticket {{\nunsigned x;\noperator unsigned() {{ x = x * 3u + 1u; return x >> 2; }}\n}};"
        ),
    );
    add(
        "Scale",
        format!(
            "struct {name}_Scale {{\nunsigned x;\noperator unsigned() const {{ return x * 5u + 2u; }}\n}};"
        ),
    );
    add(
        "Seen",
        format!(
            "struct {name}_Seen {{\nmutable unsigned x;\noperator unsigned() const {{ return ++x * 7u; }}\n\
             unsigned look(unsigned v) const {{ x += v; return x; }}\n}};"
        ),
    );
    add(
        "Slots",
        format!(
            "struct {name}_Slots {{\nunsigned x, y;\n\
             unsigned &operator[](int i) {{ return i % 2 ? y : x; }}\n\
             unsigned &operator*() {{ return x; }}\n\
             unsigned *at() {{ return &y; }}\n\
             {name}_Slots &self() {{ return *this; }}\n\
             {name}_Slots &operator+=(unsigned v) {{ (*this)[1] ^= v; return *this; }}\n}};\n\
             static void operator<<({name}_Slots &to, unsigned v) {{ to[0] = to[0] * 3u + v; }}"
        ),
    );
}
