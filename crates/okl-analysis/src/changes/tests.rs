use crate::Analyzed;
use crate::fate::{Fate, Indirection};
use crate::tests::analyzed;
use okl_fixtures::function;
use okl_model::{ExprKind, Name};

const TEXT: &str = "
void rows(int **p, int v) { p[0][1] = v; }
void next(int **p) { ++*p; }
void set(int &n) { n = 1; }
void keep(int &n, int *out) { *out = n; }
void pass(int *p) { set(*p); }
void look(int *p) { keep(*p, nullptr); }
void copy(int *p) { int *q = p; *q = 1; }
void unknown(int *p);
void loop(int *p, int n) { if (n) loop(p, n - 1); }
void loop_set(int *p, int n) { if (n) loop_set(p, n - 1); else *p = 1; }
void capture(int *p) { auto f = [=] { *p = 1; }; f(); }
void element(int *p, int n) { p[n] += 1; }
void grid(int p[2][3][4], int n) { p[n][1][2] += 1; }
void row(int p[4]) { p[1] = 2; }
void rows_of_pointers(int *p[4]) { p[1] = nullptr; }
void hands_on(int p[2][3]) { row(p[1]); }
void behind_row(int *p[4]) { *p[1] = 2; }
void move(int *p) { p = nullptr; ++p; }
template <class T> void any(T *p) { }
";

fn changes(unit: &Analyzed, name: &str) -> bool {
    unit.changes_argument(function(unit, name), 0)
}

#[test]
fn a_function_changes_what_it_writes_behind_a_parameter() {
    let unit = analyzed(TEXT);
    for name in [
        "next",
        "set",
        "element",
        "pass",
        "copy",
        "capture",
        "loop_set",
        "grid",
        "row",
        "rows_of_pointers",
        "hands_on",
    ] {
        assert!(changes(&unit, name), "{name}");
    }
}

#[test]
fn a_function_that_writes_elsewhere_changes_nothing() {
    let unit = analyzed(TEXT);
    for name in ["rows", "keep", "look", "loop", "move", "behind_row"] {
        assert!(!changes(&unit, name), "{name}");
    }
}

#[test]
fn a_function_without_a_body_may_change_anything() {
    let unit = analyzed(TEXT);
    assert!(changes(&unit, "unknown"));
    assert!(!unit.only_reads(function(&unit, "unknown")));
}

#[test]
fn only_its_own_variables_may_be_written_by_what_only_reads() {
    let unit = analyzed(
        "int total;
         int sum(const int *p, int n) { int s = 0; for (int i = 0; i < n; ++i) s += p[i]; return s; }
         int twice(const int *p) { return 2 * sum(p, 3); }
         int count() { return ++total; }
         int through(int n) { int *p = &n; *p = 2; return n; }
         int other(int n) { return count() + n; }
         int root(int n) { return n < 2 ? n : root(n - 1); }
         int with_reference(int n) { int &m = n; m = 1; return n; }
         float math(float x) { return sqrt(x); }",
    );
    let reads = |name: &str| unit.only_reads(function(&unit, name));
    for name in ["sum", "twice", "root", "math"] {
        assert!(reads(name), "{name}");
    }
    for name in ["count", "through", "other", "with_reference"] {
        assert!(!reads(name), "{name}");
    }
}

#[test]
fn a_method_changes_its_object_when_it_writes_a_member() {
    let unit = analyzed(
        "struct Box {
           int n; int list[2]; int *to;
           void put() { n = 1; }
           void fill() { list[0] = 1; }
           void send() { *to = 1; }
           int get() { return n + list[1]; }
           int call() { return get(); }
           void more() { put(); }
           int *hand() { return &n; }
           Box *self() { return this; }
         };
         Box use(Box b) { b.put(); b.fill(); b.send(); b.get(); b.call(); b.more(); b.hand(); b.self(); return b; }",
    );
    let changes = |name: &str| unit.changes_object(function(&unit, name));
    for name in ["put", "fill", "more"] {
        assert!(changes(name), "{name}");
    }
    // The results of `hand` and `self` are tracked in their callers.
    for name in ["send", "get", "call", "hand", "self"] {
        assert!(!changes(name), "{name}");
    }
}

const TEMPLATES: &str = "
template <class T> T any(T &x) { return x; }
template <class T> T sum(T *x) { return x[0] + x[1]; }
template <class T> T &id(T &x) { return x; }
template <class T> void set(T &x) { x = 1; }
template <class T> void call(T &x) { set(x); }
template <class T> struct S { T v; T get() { return v; } T take() { return v++; } };
void on_ints(int *v) {
  int kept, changed; S<int> keeps, takes;
  any(kept); sum(v); ++id(changed); set(changed); call(changed); keeps.get(); takes.take();
}";

/// The fate of the first use of a variable in a text.
fn fate_of(unit: &Analyzed, name: &str) -> Fate {
    let is_it = |one: &&okl_model::Expression| matches!(one.kind, ExprKind::Name(Name::Variable(id)) if unit.variable(id).name == name);
    let used = unit.expressions.iter().filter(is_it).last().expect("it is used");
    unit.fate(used.id, Indirection::Place)
}

#[test]
fn bodies_of_templates_are_followed() {
    let unit = analyzed(TEMPLATES);
    for name in ["any", "sum", "id"] {
        assert!(unit.only_reads(function(&unit, name)), "{name}");
        assert!(!changes(&unit, name), "{name}");
    }
    assert!(changes(&unit, "set") && changes(&unit, "call"));
    let fates = ["kept", "changed", "keeps", "takes"].map(|name| fate_of(&unit, name));
    assert_eq!(fates, [Fate::Read, Fate::Written, Fate::Read, Fate::Written]);
}

#[test]
fn templates_hide_what_operators_of_classes_do() {
    let ticket =
        "struct Ticket { int x; operator int() { return x++; } int operator+(int &y) { return y++; } };";
    let sum = "struct Sum { int x; Sum operator+(int n) const { return {x + n}; } void operator+=(int n) { x += n; } };";
    let used = "void on_classes(C c, S<C> s, int n, C same) { any(c); s.get(); any(n); id(same); }";
    for (class, fate) in [(ticket, Fate::Written), (sum, Fate::Read)] {
        let name = if class == ticket { "Ticket" } else { "Sum" };
        let unit = analyzed(&format!("{class}\n{TEMPLATES}\ntypedef {name} C;\n{used}"));
        let fates = ["c", "s", "n", "same"].map(|name| fate_of(&unit, name));
        assert_eq!(fates, [fate, fate, Fate::Read, Fate::Read], "{name}");
    }
    let others = [
        "Ticket t; return t + x;",
        "typedef typename Traits<T>::Other O; return O() + x;",
        "typename Traits<T>::Other t; return t + x;",
        "return *this + x;",
        "return x;",
    ];
    for body in others {
        let text = format!(
            "{ticket}\ntemplate <class T> struct Traits {{ typedef Ticket Other; T operator+(T &x) {{ return x++; }} T f(T &x) {{ {body} }} }};
             void call(Traits<int> t, int n) {{ t.f(n); }}"
        );
        let unit = analyzed(&text);
        assert_eq!(
            fate_of(&unit, "n"),
            if body == "return x;" { Fate::Read } else { Fate::Written },
            "{body}"
        );
    }
}
