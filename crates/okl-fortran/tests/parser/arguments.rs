//! Arguments and expressions of directives.

use crate::outline::expr;
use okl_fortran::{parse_arguments, parse_expression, tokens};

fn arguments(text: &str) -> Result<(Vec<String>, usize), String> {
    let tokens = tokens(text).expect("the literals have ends");
    let (found, used) = parse_arguments(&tokens).map_err(|problem| problem.message)?;
    let shown = found.iter().map(|found| match &found.keyword {
        Some(name) => format!("{}={}", name.id, expr(&found.value)),
        None => expr(&found.value),
    });
    Ok((shown.collect(), used))
}

#[test]
fn arguments_end_behind_their_parenthesis() {
    let found = arguments("a, b(1:n), c%d(i)%e, s = 1, 2:, :, ::3) gang").expect("they are arguments");
    assert_eq!(found, (["a", "b(1:n)", "c%d(i)%e", "s=1", "2:", ":", "::3"].map(str::to_owned).to_vec(), 30));
    assert_eq!(arguments(")").expect("there are none"), (Vec::new(), 1));
}

#[test]
fn what_is_no_argument_is_a_problem() {
    assert_eq!(arguments("a"), Err("`)` is expected here, not the end of the statement".to_owned()));
    assert_eq!(arguments("a b)"), Err("`)` is expected here, not `b`".to_owned()));
    assert_eq!(arguments(""), Err("an expression is expected here, not the end of the statement".to_owned()));
}

#[test]
fn an_expression_ends_where_nothing_of_it_follows() {
    let tokens = tokens("n + 1) vector").expect("the literals have ends");
    let (found, used) = parse_expression(&tokens).expect("it is an expression");
    assert_eq!((expr(&found).as_str(), used), ("(n + 1)", 3));
    assert!(parse_expression(&[]).is_err());
}
