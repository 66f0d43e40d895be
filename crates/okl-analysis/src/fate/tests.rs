use super::{Fate, Indirection};
use crate::Analyzed;
use crate::tests::analyzed;
use okl_model::{ExprId, ExprKind, Name, StmtKind};

const BEFORE: &str = "
struct Box {
  int x; int list[4]; int *to; mutable int seen;
  operator int() { return x++; }
  int get() const { return x; }
  int look() const { ++seen; return x; }
  int &at(int i) { return list[i]; }
  int &operator[](int i) { return list[i]; }
  int &operator*() { return x; }
  int *data() const { return to; }
  Box &set(int v) { x = v; return *this; }
  Box &self() { return *this; }
};
struct Plain { int x; operator int() const { return x; } };
struct Holder { int &r; };
struct Items { int n; int a[2]; int *begin() { ++n; return a; } int *end() { return a + 2; } };
struct Still { int a[2]; int *begin() { return a; } int *end() { return a + 2; } };
int &id(int &x) { return x; }
int *idp(int *x) { return x; }
const int &same(const int &x) { return x; }
int &again(int &x) { return id(x); }
int &loop(int &x, int n) { return n ? loop(x, n - 1) : x; }
void change(int &x) { id(x) = 1; }
void change_by(int *x) { *idp(x) = 1; }
int look(const int *x) { return *x; }
int sum(int *x) { return x[0] + x[1]; }
void unknown(int *x);
int value(int x) { return x; }
void operator<<(Box &b, int v) { b.x = v; }
";

/// The fate of the variable `name` in a statement.
fn fate_of(name: &str, statement: &str) -> Fate {
    fate_in(name, statement, Indirection::Place)
}

fn fate_in(name: &str, statement: &str, meant: Indirection) -> Fate {
    let unit = analyzed(&format!(
        "{BEFORE} int f(int n, int *v, Box b, Plain p, Items items, Still still) {{ int k = 0, z = 0; int a[4]; {statement} return z; }}"
    ));
    unit.fate(named(&unit, name), meant)
}

/// The last mention of the variable `name`.
fn named(unit: &Analyzed, name: &str) -> ExprId {
    let body = unit.functions.iter().rev().find_map(|one| unit.body(one)).expect("it has a body");
    let is_it = |one: &&okl_model::Expression| {
        matches!(one.kind, ExprKind::Name(Name::Variable(id)) if unit.variable(id).name == name)
            && body.span.contains(one.span)
    };
    unit.expressions.iter().rev().find(is_it).expect("it is named").id
}

#[test]
fn a_value_that_is_used_stays_as_it_is() {
    for statement in [
        "z = k + 1;",
        "z = v[k];",
        "z = -k;",
        "z = value(k);",
        "if (k) z = 1;",
        "z = same(k);",
        "z = k ? 1 : 2;",
    ] {
        assert_eq!(fate_of("k", statement), Fate::Read, "{statement}");
    }
}

#[test]
fn a_change_is_found_behind_the_function_that_gives_back_the_place() {
    for statement in [
        "k = 1;",
        "k += 1;",
        "--k;",
        "id(k)++;",
        "(*idp(&k))++;",
        "again(k) = 2;",
        "loop(k, 3) = 2;",
        "(n ? k : z) = 1;",
        "change(k);",
        "change_by(&k);",
        "unknown(&k);",
        "id(id(k)) = 1;",
        "change(id(k));",
    ] {
        assert_eq!(fate_of("k", statement), Fate::Written, "{statement}");
    }
}

#[test]
fn a_function_that_only_looks_changes_nothing() {
    for statement in ["z = id(k);", "z = *idp(&k);", "z = look(&k);", "z = sum(&k);", "z = value(id(k));"] {
        assert_eq!(fate_of("k", statement), Fate::Read, "{statement}");
    }
}

#[test]
fn a_place_that_something_leads_to_is_kept() {
    for statement in [
        "int &r = k;",
        "int *q = &k;",
        "v = &k;",
        "int *q = idp(&k);",
        "int &r = id(k);",
        "Holder h{k};",
        "z = (long)&k;",
    ] {
        assert_eq!(fate_of("k", statement), Fate::Captured, "{statement}");
    }
    assert_eq!(fate_of("a", "int *q = a;"), Fate::Captured);
    assert_eq!(fate_of("a", "int *q = a + 1;"), Fate::Captured);
    assert_eq!(fate_of("a", "for (int &x : a) z += x;"), Fate::Captured);
}

#[test]
fn an_address_alone_touches_nothing() {
    assert_eq!(fate_of("k", "z = &k == v;"), Fate::Named);
    assert_eq!(fate_of("k", "z = sizeof(k);"), Fate::Named);
    assert_eq!(fate_of("a", "z = v - a;"), Fate::Named);
}

#[test]
fn an_array_is_read_and_written_by_its_elements() {
    assert_eq!(fate_of("a", "z = a[2];"), Fate::Read);
    assert_eq!(fate_of("a", "a[2] = 1;"), Fate::Written);
    assert_eq!(fate_of("a", "*(a + 2) = 1;"), Fate::Written);
    assert_eq!(fate_of("a", "idp(a)[1] = 1;"), Fate::Written);
    assert_eq!(fate_of("a", "z = idp(a)[1];"), Fate::Read);
    assert_eq!(fate_of("a", "for (int x : a) z += x;"), Fate::Read);
}

#[test]
fn conversions_and_operators_count_though_nobody_writes_them() {
    for statement in [
        "z = b;",
        "if (b) z = 1;",
        "z = v[b];",
        "z = value(b) + b;",
        "z = b.look();",
        "b[1] = 1;",
        "b.at(2)++;",
        "*b += 1;",
        "b.set(1);",
        "b.self().x = 1;",
        "b.self().set(1);",
        "b << 1;",
    ] {
        assert_eq!(fate_of("b", statement), Fate::Written, "{statement}");
    }
    for statement in
        ["z = b.get();", "z = b[1];", "z = b.at(1);", "z = *b;", "z = b.self().x;", "*b.data() = 1;"]
    {
        assert_eq!(fate_of("b", statement), Fate::Read, "{statement}");
    }
    assert_eq!(fate_of("p", "z = p;"), Fate::Read);
}

#[test]
fn what_an_object_leads_to_is_written_by_what_its_method_gives_back() {
    assert_eq!(fate_in("b", "*b.data() = 1;", Indirection::Address(1)), Fate::Written);
    assert_eq!(fate_in("b", "z = *b.data();", Indirection::Address(1)), Fate::Read);
    assert_eq!(fate_in("b", "*b.to = 1;", Indirection::Address(1)), Fate::Written);
    assert_eq!(fate_in("v", "*idp(v) = 1;", Indirection::Address(1)), Fate::Written);
    assert_eq!(fate_in("v", "z = *idp(v);", Indirection::Address(1)), Fate::Read);
}

#[test]
fn a_copy_of_an_object_does_not_lead_back_to_it() {
    let unit = analyzed(
        "struct Row { int *p; };
         struct Ref { int *p; Ref(int &x) : p(&x) {} };
         void put(Row r) { r.p[0] = 1; }
         void set(Ref r) { *r.p = 1; }
         void f(int *v) { Row row[1] = {{v}}; int k = 0; put(row[0]); set(Ref(k)); }",
    );
    assert_eq!(unit.fate(named(&unit, "row"), Indirection::Place), Fate::Read);
    assert_eq!(unit.fate(named(&unit, "k"), Indirection::Place), Fate::Written);
}

#[test]
fn the_elements_of_an_array_lead_one_pointer_further_than_the_array() {
    let unit = analyzed(
        "void rows(int **p, int v) { p[1][0] = v; }
         void turn(int **p) { p[0] = p[1]; }
         void f(int *v) { int *rows_of[2] = {v, v}; int *turned[2] = {v, v}; rows(rows_of, 1); turn(turned); }",
    );
    let (rows, turned) = (named(&unit, "rows_of"), named(&unit, "turned"));
    assert_eq!(
        (unit.fate(rows, Indirection::Place), unit.fate(rows, Indirection::Address(1))),
        (Fate::Read, Fate::Written)
    );
    assert_eq!(unit.fate(turned, Indirection::Place), Fate::Written);
}

#[test]
fn a_loop_over_an_object_calls_its_begin() {
    assert_eq!(fate_of("items", "for (int x : items) z += x;"), Fate::Written);
    assert_eq!(fate_of("still", "for (int x : still) z += x;"), Fate::Read);
    assert_eq!(fate_of("still", "for (int &x : still) z += x;"), Fate::Captured);
}

#[test]
fn a_function_gives_back_a_place_for_its_caller_to_decide() {
    let unit =
        analyzed("int &f(int &k) { return k; } int g(int &k) { return k; } int *h(int *k) { return k + 1; }");
    let of = |at: usize| {
        let body = unit.functions[at].body.expect("it has one");
        let mut found = None;
        unit.walk(unit.stmt(body), &mut |stmt| {
            if stmt.kind == StmtKind::Return {
                found = unit.uses(stmt).first().map(|used| used.id);
            }
        });
        found.expect("it names it")
    };
    assert_eq!(unit.fate(of(0), Indirection::Place), Fate::Returned);
    assert_eq!(unit.fate(of(1), Indirection::Place), Fate::Read);
    assert_eq!(unit.fate(of(2), Indirection::Address(1)), Fate::Returned);
}
