use super::own_continues;
use crate::tests::analyzed;
use okl_fixtures::statement;

fn count(body: &str) -> usize {
    let unit = analyzed(&format!("void f(int *x, int N) {{ for (int o = 0; o < N; ++o) {{ {body} }} }}"));
    let l = statement(&unit, "for (int o").as_for().expect("it is a loop");
    own_continues(&unit, unit.stmt(l.body)).len()
}

#[test]
fn a_continue_of_a_loop_inside_is_not_its_own() {
    assert_eq!(count("for (int i = 0; i < N; ++i) { if (x[i]) continue; }"), 0);
    assert_eq!(count("while (x[0]) { continue; }"), 0);
    assert_eq!(count("do { continue; } while (x[0]);"), 0);
}

#[test]
fn a_continue_under_conditions_is_its_own() {
    assert_eq!(count("if (x[o]) continue; else { if (x[0]) { continue; } }"), 2);
    assert_eq!(count("switch (x[o]) { case 1: continue; default: break; }"), 1);
}
