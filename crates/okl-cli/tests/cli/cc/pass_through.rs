//! Commands without directives end as if the compiler were called alone: the same output, messages and exit code.

use super::Project;
use crate::common::Ended;
use std::io::Write;
use std::process::Stdio;

fn alone(project: &Project, line: &str) -> Ended {
    let mut words = line.split_whitespace();
    let program = words.next().expect("a compiler");
    project.run(program, words)
}

#[track_caller]
fn is_same(project: &Project, line: &str) -> Ended {
    let (okl, alone) = (project.openmp(line), alone(project, line));
    let parts = |ended: &Ended| (ended.code, ended.stdout.clone(), ended.stderr.clone());
    assert_eq!(parts(&okl), parts(&alone), "{line}");
    okl
}

#[test]
fn questions_are_the_compilers_to_answer() {
    let Some(project) = Project::new("questions") else { return };
    for line in [
        "gcc --version",
        "gcc -v",
        "gcc -V",
        "gcc -qversion",
        "gcc -dumpmachine",
        "gcc -dumpversion",
        "gcc -print-prog-name=ld",
        "gcc -print-search-dirs",
        "gcc --print-file-name=crt1.o",
        "gcc --help=target",
        "gcc -### -E scale.c",
        "gcc",
        "g++ --version",
    ] {
        is_same(&project, line);
    }
}

#[test]
fn mistakes_are_reported_by_the_compiler() {
    let Some(project) = Project::new("mistakes") else { return };
    project.0.write("header.c", "#include <ac_nonexistent.h>\n");
    project.0.write("syntax.c", "int main( { return 0; }\n");
    project.0.write("undefined.c", "int f(void); int main(void) { return f(); }\n");
    for line in [
        "gcc -E header.c",
        "gcc -c header.c",
        "gcc -c syntax.c",
        "gcc -c missing.c",
        "gcc -fno-such-option -c syntax.c",
        "gcc -c -o two.o main.c syntax.c",
        "gcc -o",
        "gcc missing.o",
    ] {
        let ended = is_same(&project, line);
        assert_ne!(ended.code, 0, "{line}: {ended:?}");
    }
    let ended = project.openmp("gcc -o undefined undefined.c");
    assert_eq!(ended.code, 1, "{ended:?}");
    assert!(ended.stderr.contains("undefined reference to `f'"), "{}", ended.stderr);
    project.is_clean();
}

#[test]
fn texts_of_other_kinds_pass() {
    let Some(project) = Project::new("kinds") else { return };
    project.0.write("plain.c", "int main(void) { return 7; }\n");
    project.0.write("answer.s", ".globl answer\nanswer:\n ret\n");
    for line in ["gcc -S -o plain.s plain.c", "gcc -c answer.s -o answer.o", "gcc -c plain.c -o plain.o"] {
        is_same(&project, line);
    }
    assert_eq!(project.openmp("gcc -o plain plain.o answer.o").code, 0);
    assert_eq!(project.built("plain").code, 7);
    // -E and -M are of the original text.
    let text = project.openmp("gcc -E scale.c").done();
    assert!(text.contains("#pragma acc parallel loop copy(a[0:n])"), "{text}");
    assert!(project.openmp("gcc -M scale.c").done().starts_with("scale.o: scale.c "));
    assert_eq!(project.openmp("gcc -MM scale.c").done(), "scale.o: scale.c scale.h\n");
}

#[test]
fn a_source_may_come_from_stdin() {
    let Some(project) = Project::new("stdin") else { return };
    let fed = |line: &str, text: &str| {
        let words = project.compiler(line);
        let mut words = words.split_whitespace();
        let mut command = project.command(words.next().expect("okl"));
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("okl starts");
        child.stdin.take().expect("it is piped").write_all(text.as_bytes()).expect("it is read");
        Ended::new(child.wait_with_output().expect("okl ends"))
    };
    assert_eq!(fed("gcc -x c -o plain -", "int main(void) { return _OPENACC == 201711 ? 7 : 8; }\n").code, 0);
    assert_eq!(project.built("plain").code, 7);
    assert!(fed("gcc -E -", "int _OPENACC_is;\nBEHIND\n").stdout.contains("BEHIND"));
    let ended = fed("gcc -x c -MMD -MF stdin.d -o prog - main.c", SCALE_STDIN);
    assert_eq!(ended.code, 0, "{ended:?}");
    assert_eq!(project.built("prog").stdout, "<stdin>:6\n9900 201711\n");
    let rule = project.0.read("stdin.d");
    assert!(rule.contains("scale.h") && !rule.contains("tmp"), "{rule}");
    project.is_clean();
}

const SCALE_STDIN: &str = super::SCALE;

#[test]
fn a_compiler_that_is_missing_is_named() {
    let Some(project) = Project::new("no-compiler") else { return };
    project.openmp("no-such-compiler -c main.c").fails(3, "cannot start `no-such-compiler`");
    project.openmp("ccache").fails(2, "there is no compiler");
}
