use crate::Analyzed;
use crate::tests::analyzed;
use okl_fixtures::function;

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
    // What `hand` and `self` give back, their callers follow.
    for name in ["send", "get", "call", "hand", "self"] {
        assert!(!changes(name), "{name}");
    }
}
