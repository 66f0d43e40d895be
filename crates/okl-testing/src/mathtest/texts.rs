//! The texts of a group of calls: a kernel, and plain C++ that calls it and compares.

use std::collections::BTreeMap;

use super::calls::Call;

/// The line of the first call in the kernel and in the plain function, counted from 1.
pub const FIRST_LINE: usize = 9;

/// The number of work items, each with its own arguments.
pub const ITEMS: usize = 6;

/// The texts for some calls.
#[derive(Clone, Debug)]
pub struct Texts {
    /// `unary/serial`
    pub name: String,
    /// The kernel.
    pub okl: String,
    /// A plain function with the same lines.
    pub plain: String,
    /// A program's `main`.
    pub runner: String,
}

const ARGUMENTS: [(&str, &str, &str); 7] = [
    ("int", "i", "I"),
    ("unsigned", "u", "U"),
    ("long", "l", "L"),
    ("short", "h", "H"),
    ("unsigned char", "c", "C"),
    ("float", "f", "F"),
    ("double", "d", "D"),
];

impl Texts {
    /// Creates the texts of these calls; `single` for targets without `double`.
    pub fn new(name: &str, calls: &[Call], single: bool) -> Texts {
        let known = if single { &ARGUMENTS[..6] } else { &ARGUMENTS[..] };
        let number = if single { "float" } else { "double" };
        let parameters: String = known.iter().map(|(ty, _, from)| format!("const {ty} *{from}, ")).collect();
        let variables: String =
            known.iter().map(|(ty, name, from)| format!("const {ty} {name} = {from}[t]; ")).collect();
        let line = |at: usize, call: &Call| {
            let line = call.line.replace("@r", &format!("r[{} + t]", at * ITEMS));
            line.replace("@q", &format!("q[{} + t]", at * ITEMS)).replace("@R", number)
        };
        let numbered = || calls.iter().enumerate();
        let lines: String = numbered().map(|(at, call)| line(at, call) + "\n").collect();
        // The required accuracy depends on the type that C++ deduces for the call.
        let judged: String = numbered()
            .map(|(at, call)| {
                let own = line(at, call);
                let body = own.strip_suffix(" }").unwrap_or(&own);
                format!("{body} okl_tolerance[{at}] = math::tolerance({}); }}\n", call.value)
            })
            .collect();
        let head = format!("(const int N, {parameters}{number} *r, {number} *q) {{\n");
        let okl = format!(
            "@kernel void calls{head}for (int o = 0; o < N; ++o; @outer) {{\n\
             for (int t = 0; t < {ITEMS}; ++t; @inner) {{\n{variables}\n\n\n\n\n{lines}}}\n}}\n}}\n"
        );
        let plain = format!(
            "#include <math_reference.hpp>\nstatic double okl_tolerance[{}];\nvoid plain{head}\
             for (int o = 0; o < N; ++o) {{\nfor (int t = 0; t < {ITEMS}; ++t) {{\n{variables}\n\n\n{judged}}}\n}}\n}}\n",
            calls.len().max(1)
        );
        let runner = runner(&plain, known, number, calls.len());
        Texts { name: name.to_string(), okl, plain, runner }
    }
}

fn runner(plain: &str, known: &[(&str, &str, &str)], number: &str, calls: usize) -> String {
    let types: String = known.iter().map(|(ty, ..)| format!("const {ty} *, ")).collect();
    let buffers: String = known
        .iter()
        .map(|(ty, name, from)| {
            format!("testkit::Buffer<{ty}> {from}({ITEMS});\nfor (int t = 0; t < {ITEMS}; ++t) {from}[t] = math::{name}[t];\n")
        })
        .collect();
    let passed: String = known.iter().map(|(_, _, from)| format!("{from}, ")).collect();
    let pointers: String = known.iter().map(|(_, _, from)| format!("{from}.data(), ")).collect();
    let size = calls * ITEMS;
    format!(
        "#include <testkit.hpp>\n{plain}OKL_KERNEL(calls, int, {types}{number} *, {number} *);\n\
         int main() {{\n{buffers}\
         testkit::Buffer<{number}> r({size}), q({size}), wantR({size}), wantQ({size});\n\
         plain(1, {pointers}wantR.data(), wantQ.data());\nOKL_CALL(calls, 1, {passed}r, q);\n\
         for (int k = 0; k < {calls}; ++k) {{\nfor (int t = 0; t < {ITEMS}; ++t) {{\nconst int at = k * {ITEMS} + t;\n\
         const double enough = sizeof(*r.data()) == 4 ? 2e-5 : okl_tolerance[k];\n\
         const bool whole = math::same(r[at], wantR[at], enough);\n\
         if (whole && math::same(q[at], wantQ[at], enough)) continue;\n\
         std::printf(\"wrong %d with item %d: %.17g, C++ says %.17g; half of it %.17g, C++ says %.17g\\n\", k, t, \
         double(r[at]), double(wantR[at]), double(q[at]), double(wantQ[at]));\nbreak;\n}}\n}}\nstd::printf(\"done\\n\");\n}}\n"
    )
}

/// The indices of the calls that a compiler's message names, with the message for each.
pub fn named_lines(said: &str) -> BTreeMap<usize, String> {
    let lines: Vec<&str> = said.lines().collect();
    let mut errors = BTreeMap::new();
    let mut others = BTreeMap::new();
    for (number, line) in lines.iter().enumerate() {
        // DPC++ names a file of its own, and shows okl's line below.
        let below = || line.contains("rtc_").then(|| shown_line(lines.get(number + 1)?)).flatten();
        let Some(at) = line_of(line).or_else(below) else { continue };
        let Some(call) = at.checked_sub(FIRST_LINE) else { continue };
        let points = line.trim_start().starts_with("-->");
        let says = |line: &&&str| line.starts_with("error[") || line.starts_with("warning[");
        let why = if points { lines[..number].iter().rev().find(says) } else { Some(line) };
        let why = why.map_or_else(String::new, |why| (*why).to_string());
        let is_error = if points { why.starts_with("error[") } else { line.contains("error") };
        if points && !is_error {
            continue;
        }
        let known = if is_error { &mut errors } else { &mut others };
        known.entry(call).or_insert(why);
    }
    if errors.is_empty() {
        others.into_keys().map(|call| (call, first_error(said))).collect()
    } else {
        errors
    }
}

/// The line number in a message: `12` in `x/group.okl:12:3: error` and `x/group.okl(12): error`.
fn line_of(line: &str) -> Option<usize> {
    let at = line.find("group.okl")? + "group.okl".len();
    let digits: String = line.get(at + 1..)?.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

/// The line number in a code excerpt: `12` in `   12 | float x;`
fn shown_line(line: &str) -> Option<usize> {
    line.split_once('|')?.0.trim().parse().ok()
}

/// The first line with an error.
pub fn first_error(said: &str) -> String {
    let error = said.lines().find(|line| line.contains("error"));
    error.or(said.lines().next()).unwrap_or_default().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_stand_on_the_lines_that_are_counted() {
        let calls = [Call::number("sqrt(f)", true)];
        let texts = Texts::new("a", &calls, false);
        for text in [&texts.okl, &texts.plain] {
            assert!(text.lines().nth(FIRST_LINE - 1).is_some_and(|line| line.contains("sqrt(f)")), "{text}");
        }
    }

    #[test]
    fn every_compiler_is_understood() {
        let said = "error[a-b]: no\n  --> g/group.okl:9:4\nwarning[c]: hm\n --> g/group.okl:12:1\ng/group.okl(10): error: x\ng/group.okl:11:1: error: y";
        let found = named_lines(said);
        assert_eq!(found.keys().copied().collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!(found[&0], "error[a-b]: no");
        assert!(named_lines("x/rtc_0.cpp:14:2: error: x\n   10 | y").contains_key(&1));
        assert!(named_lines("prelude.hpp:3: error: z").is_empty());
        assert_eq!(
            named_lines("p.hpp:3: error: z\ng/group.okl:9:1:   required from here")[&0],
            "p.hpp:3: error: z"
        );
    }
}
