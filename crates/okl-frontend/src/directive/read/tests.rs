use crate::directive::{ClauseForm, Directive, DirectiveForm, DirectiveIds, Grammar};
use crate::lexis::Lexis;
use okl_plugin::{Diagnostic, DiagnosticId, Span};

const SYNTAX: DiagnosticId = DiagnosticId::new("mine-syntax");
const DIRECTIVE: DiagnosticId = DiagnosticId::new("mine-directive");
const CLAUSE: DiagnosticId = DiagnosticId::new("mine-clause");
const REPEATED: DiagnosticId = DiagnosticId::new("mine-repeated");

const MINE: Grammar = Grammar {
    sentinel: "mine",
    lexis: Lexis::C,
    directives: &[
        DirectiveForm::new("target").with(&["teams"]).on_statement(),
        DirectiveForm::new("teams").with(&["loop"]),
        DirectiveForm::new("enter data"),
        DirectiveForm::new("loop"),
        DirectiveForm::new("atomic").word(&["read", "write"]),
        DirectiveForm::new("wait").brackets(),
    ],
    clauses: &[
        ClauseForm::bare("seq", &["loop"]),
        ClauseForm::maybe("async", &["target", "wait"]).once(),
        ClauseForm::list("copy", &["target", "enter data"]),
        ClauseForm::list("pcopy", &["target"]).meaning("copy"),
        ClauseForm::list("if", &["target"]).plain().once(),
        ClauseForm::list("type", &["target"]).starts_part(),
    ],
    manual: "the manual",
    ids: DirectiveIds {
        syntax: SYNTAX,
        unknown_directive: DIRECTIVE,
        unknown_clause: CLAUSE,
        repeated: REPEATED,
    },
};

fn read(text: &str) -> (Vec<Directive>, Vec<Diagnostic>) {
    let mut found = Vec::new();
    let read = MINE.find(text, &mut found);
    (read, found)
}

fn one(text: &str) -> Directive {
    let (mut read, found) = read(text);
    assert_eq!((read.len(), found), (1, Vec::new()), "{text}");
    read.remove(0)
}

/// The id of each diagnostic, the text at its place, and its help.
fn wrong(text: &str) -> Vec<(String, &str, String)> {
    let (_, found) = read(text);
    let of = |one: Diagnostic| (one.id.to_string(), one.labels[0].place.of(text), one.help.join("; "));
    found.into_iter().map(of).collect()
}

#[test]
fn combined_names_take_the_clauses_of_all() {
    let directive = one("int x;\n  #pragma mine target teams loop seq copy(x)\n# pragma other\n");
    assert_eq!((directive.name, directive.with.as_slice()), ("target", ["teams", "loop"].as_slice()));
    assert!(directive.is("loop") && directive.has("seq") && directive.takes_statement);
    assert_eq!(directive.span, Span::new(9, 51));
}

#[test]
fn arguments_know_their_places() {
    let text = "#pragma mine target pcopy(in: a[f(0, 1)] , b) /* c */ if(x ? y : z) async(\"),\")";
    let directive = one(text);
    let copy = directive.clause("copy").expect("it is one");
    assert_eq!(copy.modifier, "in");
    let arguments: Vec<&str> = copy.arguments.iter().map(|argument| argument.span.of(text)).collect();
    assert_eq!(arguments, ["a[f(0, 1)]", "b"]);
    assert_eq!(directive.value("if").map(|argument| argument.text.as_str()), Some("x ? y : z"));
    assert_eq!(directive.value("async").map(|argument| argument.text.as_str()), Some("\"),\""));
}

#[test]
fn names_have_words_and_brackets_behind_them() {
    assert_eq!(one("#pragma mine atomic write\n").argument.map(|word| word.text).as_deref(), Some("write"));
    assert_eq!(one("#pragma mine atomic\n").argument, None);
    assert_eq!(one("#pragma mine wait(1, 2) async").argument.map(|it| it.text).as_deref(), Some("1, 2"));
    assert_eq!(one("#pragma mine enter data copy(x)").name, "enter data");
}

#[test]
fn a_language_may_have_one_directive_without_a_name() {
    const NAMELESS: Grammar = Grammar {
        directives: &[DirectiveForm::new("")],
        clauses: &[ClauseForm::list("copy", &[""])],
        ..MINE
    };
    let mut found = Vec::new();
    let read = NAMELESS.find("# pragma mine copy(a) copie(b)\n", &mut found);
    assert!(read[0].has("copy"));
    assert_eq!(found[0].help, ["did you mean `copy`?"]);
}

#[test]
fn a_line_may_go_on_in_the_next_one() {
    let text = "#pragma mine target \\\n  copy(a) \\\n  if(c)\nint x;\n";
    let directive = one(text);
    assert_eq!(directive.value("if").map(|argument| argument.span.of(text)), Some("c"));
    let fortran = Grammar { lexis: Lexis::FORTRAN, ..MINE };
    let text = "x = 1\n!$MINE Target & ! first\n!$mine& copy(a) &\n!$mine if(c)\n! !$mine no\n";
    let mut found = Vec::new();
    let read = fortran.find(text, &mut found);
    assert_eq!((read.len(), &found), (1, &Vec::new()));
    assert_eq!(read[0].value("if").map(|argument| argument.span.of(text)), Some("c"));
    assert_eq!(read[0].value("copy").map(|argument| argument.span.of(text)), Some("a"));
}

#[test]
fn other_lines_are_left_alone() {
    let text =
        "// #pragma mine target\n/*\n#pragma mine loop\n*/\n#pragma minely loop\n#pragma omp loop\n#pragma\n";
    assert_eq!(read(text).0.len(), 0);
    assert_eq!(read(text).1, Vec::new());
}

#[test]
fn slips_are_reported_at_their_places() {
    let said = wrong("#pragma mine tagret copy(x)");
    assert_eq!(said, [("mine-directive".into(), "tagret", "did you mean `target`?".into())]);
    let said = wrong("#pragma mine target cpoy(x) seq");
    assert_eq!(said[0], ("mine-clause".into(), "cpoy", "did you mean `copy`?".into()));
    let all = "`mine target` takes `async`, `copy`, `pcopy`, `if`, `type`";
    assert_eq!(said[1], ("mine-clause".into(), "seq", all.into()));
    assert_eq!(wrong("#pragma mine target copy(x")[0].0, "mine-syntax");
    assert_eq!(wrong("#pragma mine target copy")[0].2, "see the clause `copy` of the manual");
    assert_eq!(wrong("#pragma mine loop seq(1)")[0].1, "seq(1)");
    assert_eq!(wrong("#pragma mine target copy(a,)")[0].2, "write what stands between the commas");
    assert_eq!(wrong("#pragma mine target + 1")[0].1, "+ 1");
}

#[test]
fn a_clause_may_be_written_once_in_each_part() {
    let said = wrong("#pragma mine target async(1) copy(a) copy(b) async(2)");
    assert_eq!(said, [("mine-repeated".into(), "async(2)", "keep one of them".into())]);
    assert_eq!(wrong("#pragma mine target async(1) type(a) async(2)"), []);
}
