use crate::ModRef;
use crate::memory::MemoryObject;
use crate::tests::analyzed;
use okl_fixtures::{function, variable};

const NONE: ModRef = ModRef { reads: false, writes: false };
const READS: ModRef = ModRef { reads: true, writes: false };
const BOTH: ModRef = ModRef { reads: true, writes: true };

/// Compares the effect on `k` of the last statement before the `return`.
fn check(statements: &str, expected: ModRef) {
    let unit = analyzed(&format!(
        "struct Ref {{ int *p; int &get() const {{ return *p; }} operator int() const {{ return (*p)++; }} }};
         int &id(int &x) {{ return x; }}
         void change(int *x) {{ *x = 1; }}
         int f(int n) {{ int k = 0, z = 0; {statements} return z; }}"
    ));
    let body = unit.body(unit.function(function(&unit, "f"))).expect("it has one");
    let stmts = body.as_block().expect("it is a block");
    let last = unit.stmt(stmts[stmts.len() - 2]);
    let home = MemoryObject::Variable(variable(&unit, "k"));
    let mut all = NONE;
    unit.walk(last, &mut |stmt| {
        for done in unit.uses(stmt).iter().map(|used| unit.mod_ref(used, home)) {
            all = ModRef { reads: all.reads || done.reads, writes: all.writes || done.writes };
        }
    });
    assert_eq!(all, expected, "{statements}");
}

#[test]
fn a_variable_is_changed_by_whatever_leads_to_it() {
    check("++id(k);", BOTH);
    check("int &r = k; r++;", BOTH);
    check("int *p = &k; change(p);", BOTH);
    check("Ref r{&k}; ++r.get();", BOTH);
    check("Ref r{&k}; z = r;", BOTH);
    check("int *all[1] = {&k}; for (int *p : all) ++*p;", BOTH);
}

#[test]
fn a_variable_is_read_by_what_only_looks() {
    check("z = id(k);", READS);
    check("Ref r{&k}; z = r.get();", READS);
}

#[test]
fn what_only_keeps_an_address_does_nothing() {
    check("int &r = id(k);", NONE);
    check("Ref r{&k};", NONE);
}

#[test]
fn what_a_function_gives_back_is_written_where_a_caller_writes_it() {
    let unit = analyzed(
        "int table[4], other[4];
         int &slot(int i) { return table[i]; }
         int &element(int i) { return other[i]; }
         void f(int i) { slot(i) = element(i); }",
    );
    assert!(unit.is_result_written(function(&unit, "slot")));
    assert!(!unit.is_result_written(function(&unit, "element")));
}
