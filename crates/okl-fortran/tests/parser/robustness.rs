//! Whatever a text is, the parser returns, and its places lie in the text.

use crate::outline::expr;
use crate::random::{Operands, Random, sample};
use crate::texts::read;
use okl_fortran::ast::{Expr, ExprKind, Spec, Stmt, StmtKind, Unit};
use okl_fortran::{File, Form, parse_expression, tokens};
use okl_source::Span;

/// Texts with much of what there is.
const TEXTS: [&str; 4] = [
    include_str!("data/module.f90"),
    include_str!("data/program.f90"),
    include_str!("data/old.f"),
    include_str!("data/macros.F90"),
];

/// Pieces that are put into texts.
const PIECES: [&str; 36] = [
    "&",
    "\n",
    "'",
    "\"",
    "!",
    ";",
    "(",
    ")",
    "(/",
    "/)",
    "end",
    "end do\n",
    "if (a) then\n",
    "do 10 i=1,2\n",
    "=",
    "::",
    "%",
    "\n#if 0\n",
    "\n#endif\n",
    "#define A A B\n",
    "!$acc parallel &\n",
    "ä",
    "\u{1F600}",
    "\t",
    "\r\n",
    ",",
    "contains\n",
    "interface\n",
    "type t\n",
    ".and.",
    "1.e",
    "**",
    "select case (a)\n",
    "case (1)\n",
    "/*",
    "*/",
];

#[test]
fn broken_texts_are_read() {
    let mut random = Random(7);
    for round in 0..2500 {
        let mut text = random.of(&TEXTS).to_owned();
        for _ in 0..=random.below(4) {
            mutate(&mut text, &mut random);
        }
        let form = random.of(&[Form::Free, Form::Free, Form::Fixed]);
        let files = [("x.h", "#define X 1\ny = ä\ninclude 'x.h'\n")];
        let file = read(&text, form, round % 2 == 0, &files);
        check(&text, &file);
    }
}

fn mutate(text: &mut String, random: &mut Random) {
    let boundary = |random: &mut Random| {
        let mut at = random.below(text.len() + 1);
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let (a, b) = (boundary(random), boundary(random));
    let (start, end) = (a.min(b), a.max(b));
    match random.below(5) {
        0 => text.truncate(start),
        1 => text.insert_str(start, random.of(&PIECES)),
        2 => {
            let end = text[start..].char_indices().nth(8).map_or(text.len(), |(length, _)| start + length);
            text.replace_range(start..end, random.of(&PIECES));
        }
        3 => text.replace_range(start..end.min(text.len()), ""),
        _ => {
            let copy = text[start..end].to_owned();
            if copy.len() < 2000 {
                text.insert_str(start, &copy);
            }
        }
    }
}

/// Checks that all places lie in the text, on boundaries of characters.
fn check(text: &str, file: &File) {
    let inside = |span: Span| {
        assert!(text.get(span.range()).is_some(), "{span:?} of {} in\n{text}", text.len());
    };
    file.problems.iter().for_each(|problem| inside(problem.span));
    file.units.iter().for_each(|unit| check_unit(unit, &inside));
}

fn check_unit(unit: &Unit, inside: &impl Fn(Span)) {
    [unit.span, unit.head, unit.end].into_iter().chain(unit.contains).for_each(inside);
    unit.parameters.iter().chain(&unit.name).chain(&unit.result).for_each(|name| inside(name.span));
    unit.specifications.iter().for_each(|Spec { span, .. }| inside(*span));
    check_block(&unit.body, inside);
    unit.contained.iter().for_each(|unit| check_unit(unit, inside));
}

fn check_block(block: &[Stmt], inside: &impl Fn(Span)) {
    for stmt in block {
        inside(stmt.span);
        inside(stmt.head);
        match &stmt.kind {
            StmtKind::Assign { target, value } | StmtKind::PointerAssign { target, value } => {
                check_expr(target, inside);
                check_expr(value, inside);
            }
            StmtKind::Call { callee, arguments } => {
                check_expr(callee, inside);
                arguments.iter().for_each(|argument| check_expr(&argument.value, inside));
            }
            StmtKind::If { arms, otherwise, .. } | StmtKind::Where { arms, otherwise } => {
                for arm in arms {
                    check_expr(&arm.condition, inside);
                    check_block(&arm.body, inside);
                }
                otherwise.iter().for_each(|block| check_block(block, inside));
            }
            StmtKind::Do { body, .. } | StmtKind::Forall(_, body) | StmtKind::Block { body, .. } => {
                check_block(body, inside);
            }
            StmtKind::SelectCase { cases, .. } => {
                cases.iter().for_each(|case| check_block(&case.body, inside))
            }
            StmtKind::Associate { body, .. } | StmtKind::Other { body, .. } => check_block(body, inside),
            StmtKind::Directive(found) => found.tokens.iter().for_each(|token| inside(token.span)),
            _ => {}
        }
    }
}

fn check_expr(expr: &Expr, inside: &impl Fn(Span)) {
    inside(expr.span);
    match &expr.kind {
        ExprKind::Binary(_, left, right) | ExprKind::DefinedBinary(_, left, right) => {
            check_expr(left, inside);
            check_expr(right, inside);
        }
        ExprKind::Unary(_, operand) | ExprKind::DefinedUnary(_, operand) | ExprKind::Paren(operand) => {
            check_expr(operand, inside);
        }
        ExprKind::Call { callee, arguments } => {
            check_expr(callee, inside);
            arguments.iter().for_each(|argument| check_expr(&argument.value, inside));
        }
        ExprKind::Member { base, .. } => check_expr(base, inside),
        _ => {}
    }
}

#[test]
fn expressions_are_read_as_they_were_made() {
    let mut random = Random(11);
    for _ in 0..8000 {
        let made = sample(&mut random, 5, Operands { are_all: true });
        let tokens = tokens(&made.minimal).expect("the literals have ends");
        let (found, used) =
            parse_expression(&tokens).unwrap_or_else(|problem| panic!("{}: {problem:?}", made.minimal));
        assert_eq!((expr(&found), used), (made.full.clone(), tokens.len()), "{}", made.minimal);
    }
}

#[test]
fn texts_of_data_are_valid() {
    let forms = [(Form::Free, false), (Form::Free, false), (Form::Fixed, false), (Form::Free, true)];
    for (text, (form, cpp)) in TEXTS.iter().zip(forms) {
        assert_eq!(read(text, form, cpp, &[]).problems, []);
    }
}

#[test]
fn time_grows_with_the_text_and_not_faster() {
    let time = |text: &str, form| {
        let start = std::time::Instant::now();
        read(text, form, true, &[]);
        start.elapsed().as_secs_f64()
    };
    let cases: [(&str, Form); 12] = [
        ("x = a + b * c\n", Form::Free),
        ("x = a &\n", Form::Free),
        ("x = 'abc\n", Form::Free),
        ("x = ((\n", Form::Free),
        ("F(a, b\n", Form::Free),
        ("SQ(a\n", Form::Free),
        ("end do\n", Form::Free),
        ("if (a) then\nend do\nend if\n", Form::Free),
        ("10 x = 1\n", Form::Free),
        ("/* a\n", Form::Free),
        ("x = 9999h\n", Form::Free),
        ("      CALLFOO(A B C\n     &DEF\n", Form::Fixed),
    ];
    for (piece, form) in cases {
        let small = time(&piece.repeat(2000), form).max(0.01);
        let large = time(&piece.repeat(20_000), form);
        assert!(large < small * 40.0, "{piece:?}: {small} s and {large} s");
    }
}
