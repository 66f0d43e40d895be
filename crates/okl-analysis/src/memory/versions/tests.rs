use super::{Mistake, Versions};
use crate::Analyzed;
use crate::tests::analyzed;
use expect_test::{Expect, expect};

fn kernel(functions: &str, code: &str) -> Analyzed {
    analyzed(&format!(
        "{functions}
         @kernel void k(const int N, float *x, const float *y) {{
           for (int g = 0; g < N; ++g; @outer) {{
             @shared float s[16];
             for (int t = 0; t < 16; ++t; @inner) {{
               float own[4];
               {code}
             }}
           }}
         }}"
    ))
}

/// The names of all versions but the kernel's, then the pointers without a single known memory space.
fn check(functions: &str, code: &str, expected: Expect) {
    let unit = kernel(functions, code);
    let versions = Versions::new(&unit, std::iter::empty(), true);
    let all = versions.iter().filter(|(version, _)| !unit.function(version.function).is_kernel);
    let mut lines: Vec<String> = all.map(|(version, _)| versions.name(&unit, version)).collect();
    lines.extend(versions.mistakes().map(|mistake| match mistake {
        Mistake::Several { variable, value } => {
            let at = value.map_or(String::new(), |value| format!(" at {}", unit.source(value)));
            format!("several: {}{at}", unit.variable(*variable).name)
        }
        Mistake::Unknown { variable } => format!("unknown: {}", unit.variable(*variable).name),
    }));
    expected.assert_eq(&lines.join("\n"));
}

#[test]
fn a_function_called_with_one_memory_keeps_its_name() {
    let get = "float get(const float *a) { return a[0]; }";
    check(get, "own[0] = get(x) + get(y);", expect!["get"]);
}

#[test]
fn a_function_has_a_version_for_each_memory() {
    let get = "float get(const float *a) { return a[0]; }";
    check(
        get,
        "own[0] = get(x) + get(s) + get(own);",
        expect![[r#"
        get__g
        get__l
        get__p"#]],
    );
}

#[test]
fn a_constant_of_the_file_lies_in_constant_memory() {
    let get = "const float table[2] = {1, 2}; float get(const float *a) { return a[0]; }";
    check(
        get,
        "own[0] = get(table) + get(x);",
        expect![[r#"
        get__g
        get__c"#]],
    );
}

#[test]
fn each_combination_of_memories_is_one_version() {
    let copy = "void copy(float *to, const float *from, int n) { to[n] = from[n]; }";
    check(
        copy,
        "copy(s, x, t); copy(x, s, t); copy(own, own, 1); copy(s, y, t);",
        expect![[r#"
        copy__gl
        copy__lg
        copy__pp"#]],
    );
}

#[test]
fn a_function_that_nobody_calls_has_no_version() {
    check("float get(const float *a) { return a[0]; }", "own[0] = 1;", expect![]);
}

#[test]
fn versions_are_handed_on_to_what_they_call() {
    let functions = "float get(const float *a) { return a[0]; }
      float twice(const float *a) { return get(a) + get(a + 1); }";
    check(
        functions,
        "own[0] = twice(x) + twice(s);",
        expect![[r#"
        get__g
        get__l
        twice__g
        twice__l"#]],
    );
}

#[test]
fn a_reference_has_a_memory_as_a_pointer_has() {
    let functions = "void set(float &a) { a = 1; }";
    check(
        functions,
        "set(x[t]); set(s[t]); set(own[0]);",
        expect![[r#"
        set__g
        set__l
        set__p"#]],
    );
}

/// Two functions would be called `get__p`.
#[test]
fn versions_that_differ_behind_a_pointer_alone_are_told_apart() {
    let functions = "float get(float **rows) { return rows[0][0]; }";
    let code = "float *a[1] = {x}; float *b[1] = {s}; own[0] = get(a) + get(b);";
    check(
        functions,
        code,
        expect![[r#"
        get__pg
        get__pl"#]],
    );
}

#[test]
fn a_pointer_to_two_memories_is_blamed_with_the_value_that_clashes() {
    check("", "float *p = x; if (t) p = s; own[0] = *p;", expect!["several: p at s"]);
    check("", "const float *p = t ? x : own; own[0] = *p;", expect!["several: x"]);
}

#[test]
fn two_arguments_that_are_merged_have_to_lie_in_one_memory() {
    let pick = "const float *pick(const float *a, const float *b, int n) { return n ? a : b; }";
    check(
        pick,
        "own[0] = *pick(x, s, t);",
        expect![[r#"
        pick
        several: x"#]],
    );
    check(
        pick,
        "own[0] = *pick(x, y, t) + *pick(s, s, t);",
        expect![[r#"
        pick__gg
        pick__ll"#]],
    );
}

#[test]
fn a_pointer_made_of_a_number_has_no_memory() {
    check("", "float *p = (float *)(long)N; own[0] = *p;", expect!["unknown: p"]);
}

#[test]
fn recursion_ends_with_one_version_for_each_memory() {
    let functions = "float sum(const float *a, int n) { return n ? a[n] + sum(a, n - 1) : 0; }";
    check(
        functions,
        "own[0] = sum(x, 3) + sum(s, 3);",
        expect![[r#"
        sum__g
        sum__l"#]],
    );
}

#[test]
fn a_method_has_a_version_for_where_its_object_lies_and_keeps_its_name() {
    let class = "struct Box { float a; float get() const { return a; } };";
    check(
        class,
        "Box b{1}; own[0] = b.get() + ((Box *)x)->get();",
        expect![[r#"
        get
        get"#]],
    );
}

#[test]
fn what_is_called_without_a_trace_is_handed_global_memory() {
    let unit = kernel("float alone(const float *a, float &b) { return a[0] + b; }", "own[0] = 1;");
    let id = okl_fixtures::function(&unit, "alone");
    let versions = Versions::new(&unit, [id].into_iter(), true);
    let params: Vec<_> = versions.of(id).into_iter().map(|(version, _)| version.params.clone()).collect();
    use okl_model::Space::{Global, Private};
    assert_eq!(params, [[Some(Global), Some(Private)]]);
}
