use super::{defined_names, definitions_named};
use crate::tests::analyzed;
use okl_fixtures::statement;

const TEXT: &str = "
#define SIZE 16
#define TWICE (2 * SIZE)
#define NAME(a) value_##a
#define UNUSED 3
int f(int value_0) {
  int n = TWICE;
  int m = SIZE + 1;
  int k = NAME(0);
  return n + m + k;
}
";

/// The macros that a statement needs when it is printed as it was written.
fn needed(start: &str) -> Vec<String> {
    let unit = analyzed(TEXT);
    let spans = definitions_named(&unit, &[statement(&unit, start).span]);
    spans.into_iter().map(|span| unit.source(span).trim().to_string()).collect()
}

#[test]
fn a_macro_needs_those_it_is_made_of() {
    assert_eq!(needed("int n"), ["#define SIZE 16", "#define TWICE (2 * SIZE)"]);
    assert_eq!(needed("int m"), ["#define SIZE 16"]);
    assert!(needed("return").is_empty());
}

#[test]
fn a_macro_that_pastes_names_needs_all() {
    assert_eq!(needed("int k").len(), 4);
}

#[test]
fn all_names_are_known() {
    let unit = analyzed(TEXT);
    let names: Vec<&str> = defined_names(&unit).collect();
    assert_eq!(names, ["SIZE", "TWICE", "NAME", "UNUSED"]);
}
