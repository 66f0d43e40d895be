use super::MemoryObject;
use crate::Analyzed;
use crate::tests::analyzed;
use okl_fixtures::{expression, statement, variable};

/// A unit with a kernel that contains `code` in its loop over work items.
fn kernel(functions: &str, code: &str) -> Analyzed {
    analyzed(&format!(
        "{functions}
         @kernel void k(const int N, float *x, float *y, const float *c) {{
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

fn said(unit: &Analyzed, objects: &[MemoryObject]) -> String {
    let name = |id| unit.variable(id).name.as_str();
    let one = |home: &MemoryObject| match *home {
        MemoryObject::Variable(id) => name(id).to_string(),
        MemoryObject::Argument(id) => format!("*{}", name(id)),
        MemoryObject::StringLiteral => "text".to_string(),
        MemoryObject::Unknown => "unknown".to_string(),
    };
    objects.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// The points-to set of the pointer or reference `p`.
fn behind(functions: &str, code: &str) -> String {
    let unit = kernel(functions, code);
    said(&unit, unit.memory().behind(&unit, variable(&unit, "p")))
}

#[test]
fn a_pointer_leads_to_what_it_is_set_to() {
    assert_eq!(behind("", "float *p = x + t;"), "*x");
    assert_eq!(behind("", "float *p = s;"), "s");
    assert_eq!(behind("", "float *p = &own[2];"), "own");
    assert_eq!(behind("", "float *p; p = own;"), "own");
}

#[test]
fn a_pointer_leads_to_all_that_it_is_ever_set_to() {
    assert_eq!(behind("", "float *p = x; if (t) p = s;"), "s *x");
    assert_eq!(behind("", "const float *p = t ? x : c;"), "*x *c");
}

/// In a language whose pointer types name the memory space, `q` needs a single type.
#[test]
fn pointers_that_are_set_to_each_other_lead_to_the_same() {
    let unit = kernel("", "float *q = x; float *p = q; p = s;");
    let memory = unit.memory();
    assert_eq!(said(&unit, memory.behind(&unit, variable(&unit, "q"))), "s *x");
}

#[test]
fn a_reference_refers_to_its_first_value() {
    assert_eq!(behind("", "float &p = s[t];"), "s");
    assert_eq!(behind("", "float &r = own[0]; float &p = r;"), "own");
}

#[test]
fn each_call_has_its_own_view_of_a_function() {
    let functions = "float *next(float *at) { return at + 1; }";
    assert_eq!(behind(functions, "float *q = next(x); float *p = next(s);"), "s");
    assert_eq!(behind(functions, "float *p = next(next(x));"), "*x");
}

#[test]
fn a_function_that_sets_what_it_is_handed_merges_it() {
    let functions = "void set(float **to, float *value) { *to = value; }";
    assert_eq!(behind(functions, "float *p = x; set(&p, own);"), "own *x");
    let functions = "void set(float *&to, float *value) { to = value; }";
    assert_eq!(behind(functions, "float *p = x; set(p, s);"), "s *x");
}

#[test]
fn functions_that_call_each_other_share_one_view() {
    let functions = "float *odd(float *a, int n);
      float *even(float *a, int n) { return n ? odd(a, n - 1) : a; }
      float *odd(float *a, int n) { return n ? even(a, n - 1) : a; }";
    assert_eq!(behind(functions, "float *p = even(s, t);"), "s");
}

#[test]
fn a_function_without_a_body_may_return_what_it_is_handed() {
    assert_eq!(behind("float *find(float *from, int n);", "float *p = find(s, 3);"), "s");
    assert_eq!(behind("float *make(int n);", "float *p = make(3);"), "unknown");
}

#[test]
fn a_field_leads_to_the_same_in_all_objects() {
    let class = "struct View { float *at; };";
    assert_eq!(behind(class, "View a{x}; View b{s}; float *p = a.at;"), "s *x");
}

#[test]
fn a_class_in_a_class_is_followed() {
    let classes = "struct View { float *at; }; struct Both { View one; int n; };";
    assert_eq!(behind(classes, "Both b; b.one.at = own; float *p = b.one.at;"), "own");
}

#[test]
fn a_field_of_a_kernels_argument_leads_to_global_memory() {
    let unit = analyzed(
        "struct View { float *at; };
         @kernel void k(const int N, View v, float **rows) {
           for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) {
             float *p = v.at; float *q = rows[i];
             p[0] = q[0];
           }
         }",
    );
    let memory = unit.memory();
    let behind = |name| said(&unit, memory.behind(&unit, variable(&unit, name)));
    assert_eq!((behind("p").as_str(), behind("q").as_str()), ("*at", "*rows"));
}

#[test]
fn a_pointer_made_of_a_number_leads_who_knows_where() {
    assert_eq!(behind("", "float *p = (float *)(long)N;"), "unknown");
}

#[test]
fn what_numbers_were_made_of_a_number_may_lead_to() {
    let unit = kernel("", "long n = (long)s; float *p = (float *)n; p[t] = 1;");
    let last = statement(&unit, "p[t]");
    let write = unit.uses(last).iter().find(|used| used.through).expect("it writes");
    let found = unit.memory().accessed(&unit, write);
    assert_eq!(said(&unit, &found.objects.into_iter().collect::<Vec<_>>()), "s unknown");
}

#[test]
fn fields_of_a_union_lead_to_the_same() {
    assert_eq!(behind("union Two { float *a; float *b; };", "Two u; u.a = s; float *p = u.b;"), "s");
    let mixed = "union Two { float *a; long n; };";
    assert_eq!(behind(mixed, "Two u; u.a = s; float *p = u.a;"), "s unknown");
}

#[test]
fn a_string_is_text() {
    assert_eq!(behind("", "const char *p = \"abc\";"), "text");
}

#[test]
fn an_array_of_pointers_has_one_class() {
    assert_eq!(behind("", "float *list[2] = {x, own}; float *p = list[1];"), "own *x");
}

#[test]
fn a_lambda_is_followed_with_its_arguments() {
    assert_eq!(behind("", "auto next = [](float *a) { return a + 1; }; float *p = next(s);"), "s");
    assert_eq!(behind("", "auto get = [&] { return own; }; float *p = get();"), "own");
}

#[test]
fn a_method_may_return_a_part_of_its_object() {
    let class = "struct Box { float a[4]; float *first() { return a; } };";
    assert_eq!(behind(class, "Box box; float *p = box.first();"), "box");
}

#[test]
fn what_callers_decide_is_not_certain() {
    let unit = kernel("float get(float *at) { return (at[1]); }", "own[0] = get(s) + (own[1]);");
    let certain = |written: &str| {
        let place = unit.memory().certain_place(unit.peeled(expression(&unit, written)));
        place.map(|objects| said(&unit, objects))
    };
    assert_eq!(certain("(at[1])"), None);
    assert_eq!(certain("(own[1])").as_deref(), Some("own"));
}

#[test]
fn an_access_reads_the_pointers_on_its_way() {
    let unit = kernel("struct View { float *at; };", "View v{s}; View *w = &v; w->at[t] = 1;");
    let last = statement(&unit, "w->at");
    let write = unit.uses(last).iter().find(|used| used.access.may_write()).expect("it writes");
    let found = unit.memory().accessed(&unit, write);
    let set = |objects: std::collections::BTreeSet<MemoryObject>| {
        said(&unit, &objects.into_iter().collect::<Vec<_>>())
    };
    assert_eq!((set(found.objects).as_str(), set(found.beyond).as_str()), ("s", ""));
    assert_eq!(unit.variable(write.variable).name, "w");
}

#[test]
fn handing_on_an_object_hands_on_what_its_pointers_lead_to() {
    let unit = kernel("struct View { float *at; int n; }; void use(View *v);", "View v{s, 1}; use(&v);");
    let escape = &unit.uses(statement(&unit, "use(&v)"))[0];
    let found = unit.memory().accessed(&unit, escape);
    let list = |objects: std::collections::BTreeSet<MemoryObject>| {
        said(&unit, &objects.into_iter().collect::<Vec<_>>())
    };
    assert_eq!((list(found.objects).as_str(), list(found.beyond).as_str()), ("v", "s"));
}

#[test]
fn a_variable_lies_where_its_mark_says() {
    use okl_model::Space::{Constant, Global, Local, Private};
    let unit = kernel("const float table[2] = {1, 2};", "own[0] = x[t] + table[0];");
    let space = |home: MemoryObject| home.space(&unit);
    let of = |name| MemoryObject::Variable(variable(&unit, name));
    assert_eq!(space(of("table")), Some(Constant));
    assert_eq!(space(of("s")), Some(Local));
    assert_eq!(space(of("own")), Some(Private));
    assert_eq!(space(MemoryObject::Argument(variable(&unit, "x"))), Some(Global));
    assert_eq!((space(MemoryObject::StringLiteral), space(MemoryObject::Unknown)), (Some(Constant), None));
}
