use super::Reach;
use crate::tests::{analyzed, names};
use okl_fixtures::statement;

const TEXT: &str = "
struct Point { float x; float sum() const; };
struct Line { Point a, b; };
struct Other { int n; };
const float SCALE = 2;
const float UNUSED = 3;
float scaled(float x) { return SCALE * x; }
float length(const Line &l) { return scaled(l.b.x - l.a.x) + l.a.sum(); }
float Point::sum() const { return x; }
float declared(float x);
float alone(Other o) { return o.n + UNUSED; }
float declared(float x) { return x; }
void kernel_like(Line *lines, float *y) {
  y[0] = length(lines[0]);
  y[1] = declared(2);
  y[2] = y[3];
}
";

/// Functions, types and variables that a statement reaches.
fn reached(start: &str) -> [Vec<String>; 3] {
    let unit = analyzed(TEXT);
    let reach = Reach::from(&unit, [statement(&unit, start).span], [], []);
    let sorted = |mut names: Vec<String>| {
        names.sort();
        names.dedup();
        names
    };
    [
        sorted(reach.functions.iter().map(|id| unit.function(*id).name.clone()).collect()),
        sorted(reach.types.iter().map(|id| unit.source(unit.declared(*id).name_span).to_string()).collect()),
        sorted(names(&unit, reach.variables).into_iter().map(String::from).collect()),
    ]
}

#[test]
fn a_call_reaches_all_that_its_function_needs() {
    let [functions, types, variables] = reached("y[0]");
    assert_eq!(functions, ["length", "scaled", "sum"]);
    assert_eq!(types, ["Line", "Point"]);
    assert_eq!(variables, ["SCALE"]);
}

#[test]
fn a_declared_function_comes_with_its_body() {
    let [functions, types, variables] = reached("y[1]");
    assert_eq!(functions, ["declared"]);
    assert_eq!((types, variables), (vec![], vec![]));
}

#[test]
fn code_without_names_of_the_file_reaches_nothing() {
    assert_eq!(reached("y[2]"), [const { Vec::<String>::new() }; 3]);
}

#[test]
fn types_that_nothing_reaches_are_known() {
    let unit = analyzed(TEXT);
    let reach = Reach::from(&unit, [statement(&unit, "y[0]").span], [], []);
    let other: Vec<&str> =
        reach.other_types.iter().map(|id| unit.source(unit.declared(*id).name_span)).collect();
    assert_eq!(other, ["Other"]);
}
