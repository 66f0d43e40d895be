//! Declarations at file scope: structs and functions of the device.

use super::choices::Choices;
use super::forms;
use super::known::{Allowed, Construct};
use super::language::Language;
use super::macros::has_word;
use super::memory::{BLOCK, braces, convert};
use super::objects;
use super::part::Part;

/// The text of the parts that the code uses, or of all parts.
pub fn used(parts: Vec<Part>, code: &str, keeps_all: bool) -> String {
    let mut code = code.to_string();
    let mut used: Vec<String> = Vec::new();
    for part in parts.into_iter().rev() {
        if keeps_all || has_word(&code, &part.name) {
            code += &part.text;
            used.push(part.text + "\n");
        }
    }
    used.into_iter().rev().collect()
}

/// The parts followed by the code that uses them. For every second case the parts are in a namespace, and calls of one
/// function are qualified with it.
pub fn in_namespace(name: &str, parts: &str, code: &str) -> String {
    let is_even = name.ends_with(|last| "02468".contains(last));
    if is_even || parts.is_empty() {
        return format!("{parts}{code}");
    }
    let calls = code.replace(&format!("{name}_f("), &format!("{name}_n::{name}_f("));
    format!("namespace {name}_n {{\n{parts}}}\nusing namespace {name}_n;\n{calls}")
}

/// Structs and functions whose names start with `name`, each after those that it uses.
pub fn all(name: &str, choices: &mut Choices<'_>, allowed: &Allowed) -> Vec<Part> {
    let mut parts = Vec::new();
    structs(name, &mut parts, allowed);
    let (a, b) = (choices.between(3, 99), choices.between(1, 9));
    parts.push(Part::new(
        name,
        "f",
        format!("inline unsigned {name}_f(unsigned x) {{ return x * {a}u + {b}u; }}"),
    ));
    parts.push(Part::new(
        name,
        "g",
        match allowed.language {
            Language::C => format!(
                "inline unsigned {name}_g(unsigned x, unsigned y) {{ return x > y ? x - y : y - x; }}"
            ),
            Language::Common | Language::Full => format!(
                "template <class T> T {name}_g(T x, T y = T({b})) {{ return x > y ? x - y : y - x; }}"
            ),
        },
    ));
    parts.push(Part::new(
        name,
        "get",
        format!(
            "static unsigned {name}_get(const unsigned *a, int i) {{ return {name}_f(a[i]) ^ a[i / 2]; }}"
        ),
    ));
    parts.push(Part::new(
        name,
        "put",
        format!("static void {name}_put(unsigned *a, int i, unsigned v) {{ a[i] = v + {b}u; }}"),
    ));
    pointers(name, &mut parts, allowed);
    records(name, &mut parts, allowed);
    forms::parts(name, &mut parts, allowed);
    objects::parts(name, &mut parts, allowed);
    parts
}

fn structs(name: &str, parts: &mut Vec<Part>, allowed: &Allowed) {
    parts.push(Part::new(name, "S", format!("struct {name}_S {{ unsigned a; unsigned b[2]; }};")));
    parts.push(Part::new(
        name,
        "R",
        format!(
            "struct {name}_R {{ {name}_S in; short h[2]; unsigned char c; unsigned long long w; int t; \
             signed char k; float3 p; int4 q; double4 d; }};"
        ),
    ));
    if allowed.has(Construct::SharedBlock) {
        parts.push(Part::new(
            name,
            "B",
            format!("struct {name}_B {{ unsigned n; unsigned v[{BLOCK}]; {name}_S s[2]; }};"),
        ));
    }
    if allowed.has(Construct::PointerInStruct) {
        parts.push(Part::new(name, "P", format!("struct {name}_P {{ const unsigned *p; int n; }};")));
        parts.push(Part::new(name, "W", format!("struct {name}_W {{ unsigned *to; unsigned n; }};")));
        parts.push(Part::new(
            name,
            "at",
            format!("static unsigned {name}_at({name}_P h, int i) {{ return h.p[i] * 3u + h.p[h.n]; }}"),
        ));
    }
    if allowed.language == Language::Full {
        parts.push(Part::new(
            name,
            "V",
            format!("struct {name}_V {{ const unsigned *s; unsigned get(int i) const {{ return s[i]; }} }};"),
        ));
    }
}

/// Functions with pointer parameters.
fn pointers(name: &str, parts: &mut Vec<Part>, allowed: &Allowed) {
    if allowed.has(Construct::CalledPointer) {
        parts.push(Part::new(
            name,
            "mix",
            format!(
                "unsigned {name}_mix(unsigned *to, const unsigned *from, int i) {{\n\
             *to = *to * 3u + from[i];\nto[0] ^= {name}_get(from, i / 2);\nreturn *to + from[0];\n}}"
            ),
        ));
        parts.push(Part::new(
            name,
            "walk",
            format!(
                "unsigned {name}_walk(const unsigned *p, const unsigned *end) {{\n\
             unsigned sum = 0u;\nwhile (p != end) sum = sum * 5u + *p++;\nreturn sum;\n}}"
            ),
        ));
        parts.push(Part::new(name, "low", format!(
            "unsigned {name}_low(const short *p, int n) {{\n\
             short sum = 0;\nfor (const short *end = p + n; p < end; ++p) sum += *p;\nreturn (unsigned)sum;\n}}"
        )));
        parts.push(Part::new(
            name,
            "bytes",
            format!(
                "unsigned {name}_bytes(const unsigned char *p, int n) {{\n\
             unsigned char sum = 1;\nfor (int i = 0; i < n; ++i) sum = sum * 3 + p[i];\nreturn sum;\n}}"
            ),
        ));
    }
    if allowed.has(Construct::CalledReference) {
        parts.push(Part::new(
            name,
            "inc",
            format!("static void {name}_inc(unsigned &x, unsigned v) {{ x += v; x ^= x >> 3; }}"),
        ));
    }
    if allowed.has(Construct::CalledTemplate) {
        parts.push(Part::new(name, "sum", format!(
            "template <class T> unsigned {name}_sum(const T *p, int n) {{\n\
             unsigned sum = 0u;\nfor (int i = 0; i < n; ++i) sum = sum * 3u + (unsigned)(int)p[i];\nreturn sum;\n}}"
        )));
    }
}

/// Functions that create, read and change structs.
fn records(name: &str, parts: &mut Vec<Part>, allowed: &Allowed) {
    parts.push(Part::new(
        name,
        "make",
        format!(
            "static {name}_R {name}_make(unsigned v) {{\n{name}_R r = {};\nreturn r;\n}}",
            braces("R", "v")
        ),
    ));
    if allowed.has(Construct::CalledPointer) {
        parts.push(Part::new(
            name,
            "set",
            format!(
                "static void {name}_set({name}_R *r, unsigned v) {{\nr->in.b[1] += v;\nr->h[0] = {};\n\
             r->c ^= (unsigned char)r->h[1];\nr->t = {};\n}}",
                convert("short", "v"),
                convert("int", "v")
            ),
        ));
        parts.push(Part::new(
            name,
            "all",
            format!(
                "static unsigned {name}_all(const {name}_R *r) {{\n\
             return r->in.a + r->in.b[0] * 3u + (unsigned)r->h[1] * 5u + (unsigned)r->w + (unsigned)r->t;\n}}"
            ),
        ));
    }
    if allowed.has(Construct::CalledReference) {
        parts.push(Part::new(
            name,
            "change",
            format!(
                "static void {name}_change({name}_R &r, const {name}_S &s, unsigned v) {{\n\
             r.w += s.b[1] + v;\nr.in.a = v;\nr.h[1] = r.h[0];\nr.c = {};\n}}",
                convert("unsigned char", "s.a")
            ),
        ));
        parts.push(Part::new(
            name,
            "total",
            format!(
                "static unsigned {name}_total(const {name}_R &r) {{\n\
             return r.in.a * 7u + r.in.b[1] + (unsigned)r.h[0] + (unsigned)r.c * 3u + (unsigned)r.t;\n}}"
            ),
        ));
    }
}
