//! What stands at file scope: structs and functions of the device.

use super::choices::Choices;
use super::known::{Allowed, Construct};
use super::language::Language;
use super::memory::{BLOCK, braces, convert};
use super::twin::Twin;

/// Structs and functions that all start with `name`.
pub fn write(name: &str, choices: &mut Choices<'_>, twin: &mut Twin, allowed: &Allowed) {
    structs(name, twin, allowed);
    let (a, b) = (choices.between(3, 99), choices.between(1, 9));
    twin.both(&format!("inline unsigned {name}_f(unsigned x) {{ return x * {a}u + {b}u; }}"));
    twin.both(&match allowed.language {
        Language::C => format!(
            "inline unsigned {name}_g(unsigned x, unsigned y) {{ return x > y ? x - y : y - x; }}"
        ),
        Language::Common | Language::Full => format!(
            "template <class T> T {name}_g(T x, T y = T({b})) {{ return x > y ? x - y : y - x; }}"
        ),
    });
    twin.both(&format!(
        "static unsigned {name}_get(const unsigned *a, int i) {{ return {name}_f(a[i]) ^ a[i / 2]; }}"
    ));
    twin.both(&format!("static void {name}_put(unsigned *a, int i, unsigned v) {{ a[i] = v + {b}u; }}"));
    pointers(name, twin, allowed);
    records(name, twin, allowed);
}

fn structs(name: &str, twin: &mut Twin, allowed: &Allowed) {
    twin.both(&format!("struct {name}_S {{ unsigned a; unsigned b[2]; }};"));
    twin.both(&format!(
        "struct {name}_R {{ {name}_S in; short h[2]; unsigned char c; unsigned long long w; int t; }};"
    ));
    if allowed.has(Construct::SharedBlock) {
        twin.both(&format!("struct {name}_B {{ unsigned n; unsigned v[{BLOCK}]; {name}_S s[2]; }};"));
    }
    if allowed.has(Construct::PointerInStruct) {
        twin.both(&format!("struct {name}_P {{ const unsigned *p; int n; }};"));
        twin.both(&format!("struct {name}_W {{ unsigned *to; unsigned n; }};"));
        twin.both(&format!(
            "static unsigned {name}_at({name}_P h, int i) {{ return h.p[i] * 3u + h.p[h.n]; }}"
        ));
    }
    if allowed.language == Language::Full {
        twin.both(&format!(
            "struct {name}_V {{ const unsigned *s; unsigned get(int i) const {{ return s[i]; }} }};"
        ));
    }
}

/// Functions that get addresses.
fn pointers(name: &str, twin: &mut Twin, allowed: &Allowed) {
    if allowed.has(Construct::CalledPointer) {
        twin.both(&format!(
            "unsigned {name}_mix(unsigned *to, const unsigned *from, int i) {{\n\
             *to = *to * 3u + from[i];\nto[0] ^= {name}_get(from, i / 2);\nreturn *to + from[0];\n}}"
        ));
        twin.both(&format!(
            "unsigned {name}_walk(const unsigned *p, const unsigned *end) {{\n\
             unsigned sum = 0u;\nwhile (p != end) sum = sum * 5u + *p++;\nreturn sum;\n}}"
        ));
        twin.both(&format!(
            "unsigned {name}_low(const short *p, int n) {{\n\
             short sum = 0;\nfor (const short *end = p + n; p < end; ++p) sum += *p;\nreturn (unsigned)sum;\n}}"
        ));
        twin.both(&format!(
            "unsigned {name}_bytes(const unsigned char *p, int n) {{\n\
             unsigned char sum = 1;\nfor (int i = 0; i < n; ++i) sum = sum * 3 + p[i];\nreturn sum;\n}}"
        ));
    }
    if allowed.has(Construct::CalledReference) {
        twin.both(&format!("static void {name}_inc(unsigned &x, unsigned v) {{ x += v; x ^= x >> 3; }}"));
    }
    if allowed.has(Construct::CalledTemplate) {
        twin.both(&format!(
            "template <class T> unsigned {name}_sum(const T *p, int n) {{\n\
             unsigned sum = 0u;\nfor (int i = 0; i < n; ++i) sum = sum * 3u + (unsigned)(int)p[i];\nreturn sum;\n}}"
        ));
    }
}

/// Functions that make, read and change structs.
fn records(name: &str, twin: &mut Twin, allowed: &Allowed) {
    twin.both(&format!(
        "static {name}_R {name}_make(unsigned v) {{\n{name}_R r = {};\nreturn r;\n}}",
        braces("R", "v")
    ));
    if allowed.has(Construct::CalledPointer) {
        twin.both(&format!(
            "static void {name}_set({name}_R *r, unsigned v) {{\nr->in.b[1] += v;\nr->h[0] = {};\n\
             r->c ^= (unsigned char)r->h[1];\nr->t = {};\n}}",
            convert("short", "v"),
            convert("int", "v")
        ));
        twin.both(&format!(
            "static unsigned {name}_all(const {name}_R *r) {{\n\
             return r->in.a + r->in.b[0] * 3u + (unsigned)r->h[1] * 5u + (unsigned)r->w + (unsigned)r->t;\n}}"
        ));
    }
    if allowed.has(Construct::CalledReference) {
        twin.both(&format!(
            "static void {name}_change({name}_R &r, const {name}_S &s, unsigned v) {{\n\
             r.w += s.b[1] + v;\nr.in.a = v;\nr.h[1] = r.h[0];\nr.c = {};\n}}",
            convert("unsigned char", "s.a")
        ));
        twin.both(&format!(
            "static unsigned {name}_total(const {name}_R &r) {{\n\
             return r.in.a * 7u + r.in.b[1] + (unsigned)r.h[0] + (unsigned)r.c * 3u + (unsigned)r.t;\n}}"
        ));
    }
}
