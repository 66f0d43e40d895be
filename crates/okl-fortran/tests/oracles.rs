//! What other compilers make of Fortran: flang shows its trees and writes programs again, gfortran checks them.
//!
//! Without the tools these tests are skipped and say so; with `OKL_REQUIRE_TOOLS=1` they fail.

#[path = "parser/outline.rs"]
mod outline;
#[path = "parser/random.rs"]
mod random;

use okl_fortran::ast::{Expr, ExprKind, StmtKind, UnaryOp};
use okl_fortran::{Form, Options, parse};
use outline::outline;
use random::{Operands, Random, sample};
use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Programs, with the suffixes of their files.
const PROGRAMS: [(&str, &str); 4] = [
    ("f90", include_str!("parser/data/module.f90")),
    ("f90", include_str!("parser/data/flang.f90")),
    ("f", include_str!("parser/data/flang.f")),
    ("F90", include_str!("parser/data/flang.F90")),
];

/// The path of a program; `None` if it is missing, which the test says.
fn tool(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let found = names
        .iter()
        .find_map(|name| env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file()));
    if found.is_none() {
        let why = format!("skipped: okl-fortran's oracles: {} is missing\n", names[0]);
        assert!(env::var_os("OKL_REQUIRE_TOOLS").is_none_or(|value| value != "1"), "{why}");
        let _told = io::stderr().write_all(why.as_bytes());
    }
    found
}

/// Runs a compiler on a text; its output, or `None` with its messages if it refuses the text.
fn run(tool: &Path, arguments: &[&str], name: &str, text: &str) -> Result<String, String> {
    let folder = env::temp_dir().join(format!("okl-fortran-{}-{name}", std::process::id()));
    fs::create_dir_all(&folder).expect("the temporary folder can be written");
    let file = folder.join(name);
    fs::write(&file, text).expect("the temporary folder can be written");
    let ended =
        Command::new(tool).args(arguments).arg(&file).current_dir(&folder).output().expect("it can be run");
    fs::remove_dir_all(&folder).expect("it was made above");
    let (out, messages) = (String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
    if ended.status.success() { Ok(out.into_owned()) } else { Err(messages.into_owned()) }
}

/// The outline of a text without its directives, which flang writes in words of its own.
fn plain(name: &str, text: &str) -> String {
    let (form, cpp) = (Form::of_path(name), okl_fortran::wants_cpp(name));
    let file = parse(text, &Options { form, cpp, defines: &[], file: &|_| None });
    assert_eq!(file.problems, [], "{name}:\n{text}");
    outline(&file.units)
        .lines()
        .filter(|line| !line.trim_start().starts_with("!$"))
        .map(|line| format!("{line}\n"))
        .collect()
}

#[test]
fn flang_writes_programs_that_are_read_alike() {
    let Some(flang) = tool(&["flang-new-19", "flang-new", "flang"]) else { return };
    for (index, (suffix, text)) in PROGRAMS.iter().enumerate() {
        let name = format!("program{index}.{suffix}");
        let written = run(&flang, &["-fc1", "-fdebug-unparse-no-sema", "-fopenacc"], &name, text);
        let written = written.unwrap_or_else(|messages| panic!("{messages}"));
        assert_eq!(plain(&name, text), plain("written.f90", &written), "{written}");
    }
}

/// Assignments, and how gfortran dumps them.
const ASSIGNMENTS: [(&str, &str); 9] = [
    ("x = -y**2", "x (U- (** y 2))"),
    ("x = -y + z", "x (+ (U- y) z)"),
    ("x = y / z / w", "x (/ (/ y z) w)"),
    ("x = y ** z ** w", "x (** y (** z w))"),
    ("l = l .or. m .and. .not. l", "l (OR l (AND m (NOT l)))"),
    ("l = l .eqv. m .or. l .neqv. m", "l (NEQV (EQV l (OR m l)) m)"),
    ("x = y ** (-z) * w", "x (* (** y (parens (U- z))) w)"),
    ("x = y - z - w * x", "x (- (- y z) (* w x))"),
    ("l = .not. x + y < z", "l (NOT (< (+ x y) z))"),
];

#[test]
fn gfortran_reads_expressions_alike() {
    let Some(gfortran) = tool(&["gfortran"]) else { return };
    let mut text = String::from("program main\nreal :: x, y, z, w\nlogical :: l, m\n");
    ASSIGNMENTS.iter().for_each(|(assignment, _)| text.push_str(&format!("{assignment}\n")));
    text.push_str("end program\n");
    let dump = run(&gfortran, &["-fsyntax-only", "-fdump-parse-tree"], "program.f90", &text);
    let dump = dump.unwrap_or_else(|messages| panic!("{messages}")).replace("main:", "");
    let assigned: Vec<&str> = dump.lines().filter_map(|line| line.trim().strip_prefix("ASSIGN ")).collect();
    let file = parse(&text, &Options { form: Form::Free, cpp: false, defines: &[], file: &|_| None });
    assert_eq!(assigned.len(), ASSIGNMENTS.len(), "{dump}");
    for (index, (assignment, expected)) in ASSIGNMENTS.iter().enumerate() {
        assert_eq!(assigned[index], *expected, "{assignment}");
        let StmtKind::Assign { target, value } = &file.units[0].body[index].kind else {
            panic!("{assignment}")
        };
        assert_eq!(format!("{} {}", prefixed(target), prefixed(value)), *expected, "{assignment}");
    }
}

/// An expression as gfortran dumps it.
fn prefixed(expr: &Expr) -> String {
    match &expr.kind {
        ExprKind::Unary(UnaryOp::Minus, operand) => format!("(U- {})", prefixed(operand)),
        ExprKind::Unary(UnaryOp::Not, operand) => format!("(NOT {})", prefixed(operand)),
        ExprKind::Paren(inner) => format!("(parens {})", prefixed(inner)),
        ExprKind::Binary(operator, left, right) => {
            let word = outline::binary(*operator).trim_matches('.').to_uppercase();
            format!("({word} {} {})", prefixed(left), prefixed(right))
        }
        _ => outline::expr(expr),
    }
}

/// The tree of the values of all assignments, as flang dumps them, in the form of `outline::expr`.
fn dumped(dump: &str) -> Vec<String> {
    let mut nodes: Vec<Node> = Vec::new();
    for line in dump.lines() {
        let depth = line.matches("| ").count();
        let chain = line.trim_start_matches("| ");
        nodes.push(Node { depth, chain: chain.split(" -> ").collect() });
    }
    let mut found = Vec::new();
    for index in 0..nodes.len() {
        if nodes[index].chain.last() == Some(&"AssignmentStmt") {
            let depth = nodes[index].depth + 1;
            let value = (index + 1..nodes.len())
                .take_while(|other| nodes[*other].depth >= depth)
                .find(|other| nodes[*other].depth == depth && nodes[*other].chain[0] == "Expr");
            found.push(value.map_or(String::new(), |value| tree(&nodes, value, 0)));
        }
    }
    found
}

struct Node<'d> {
    depth: usize,
    chain: Vec<&'d str>,
}

/// The lines directly below a line.
fn children(nodes: &[Node], parent: usize) -> Vec<usize> {
    let depth = nodes[parent].depth;
    let below = (parent + 1..nodes.len()).take_while(|index| nodes[*index].depth > depth);
    below.filter(|index| nodes[*index].depth == depth + 1).collect()
}

/// The expression at the place `at` of the chain of a line.
fn tree(nodes: &[Node], line: usize, at: usize) -> String {
    let chain = &nodes[line].chain;
    let Some(word) = chain.get(at) else {
        let inner: Vec<String> =
            children(nodes, line).into_iter().map(|child| tree(nodes, child, 0)).collect();
        return inner.join(" ");
    };
    let rest = |at: usize| tree(nodes, line, at);
    let operands = || {
        let below = children(nodes, line);
        below.iter().map(|child| tree(nodes, *child, 0)).collect::<Vec<String>>()
    };
    let binary = |operator: &str| {
        let operands = operands();
        format!("({} {operator} {})", operands[0], operands[1])
    };
    match *word {
        "Power" => binary("**"),
        "Multiply" => binary("*"),
        "Divide" => binary("/"),
        "Add" => binary("+"),
        "Subtract" => binary("-"),
        "Concat" => binary("//"),
        "EQ" => binary("=="),
        "NE" => binary("/="),
        "LT" => binary("<"),
        "LE" => binary("<="),
        "GT" => binary(">"),
        "GE" => binary(">="),
        "AND" => binary(".and."),
        "OR" => binary(".or."),
        "EQV" => binary(".eqv."),
        "NEQV" => binary(".neqv."),
        "Negate" => format!("(-{})", rest(at + 1)),
        "UnaryPlus" => format!("(+{})", rest(at + 1)),
        "NOT" => format!("(.not. {})", rest(at + 1)),
        "Parentheses" => format!("paren({})", rest(at + 1)),
        "DefinedBinary" | "DefinedUnary" => {
            let parts = operands();
            match parts.len() {
                3 => format!("({} {} {})", parts[1], parts[0], parts[2]),
                _ => format!("({} {})", parts[0], parts[1]),
            }
        }
        word if word.starts_with("Name = '") => word["Name = '".len()..].trim_end_matches('\'').to_owned(),
        word if word.starts_with("IntLiteralConstant = '") => {
            word["IntLiteralConstant = '".len()..].trim_end_matches('\'').to_owned()
        }
        _ => rest(at + 1),
    }
}

#[test]
fn flang_reads_random_expressions_alike() {
    let Some(flang) = tool(&["flang-new-19", "flang-new", "flang"]) else { return };
    let mut random = Random(23);
    let mut made = Vec::new();
    for _ in 0..1500 {
        let sample = sample(&mut random, 4, Operands { are_all: false });
        made.push((sample.minimal, sample.full));
    }
    let mut text = String::from("subroutine s\n");
    for (minimal, _) in &made {
        text.push_str(&format!("x = {minimal}\n"));
    }
    text.push_str("end\n");
    let dump = run(&flang, &["-fc1", "-fdebug-dump-parse-tree-no-sema"], "random.f90", &text);
    let found = dumped(&dump.unwrap_or_else(|messages| panic!("{messages}")));
    assert_eq!(found.len(), made.len());
    for ((minimal, full), found) in made.iter().zip(found) {
        assert_eq!(found, *full, "{minimal}");
    }
    // What the test itself expects is what the parser makes of it.
    let file = parse(&text, &Options { form: Form::Free, cpp: false, defines: &[], file: &|_| None });
    let ours = outline(&file.units);
    let ours = ours.lines().filter_map(|line| line.trim_start().strip_prefix("x = "));
    assert!(ours.eq(made.iter().map(|(_, full)| full.as_str())));
}
