//! Tests of the preprocessor that need no compiler to compare with.

use super::*;
use okl_source::{Origin, Severity};
use proptest::prelude::*;

struct Run {
    sources: Sources,
    result: Option<Preprocessed>,
    diagnostics: Vec<Diagnostic<FileSpan>>,
}

fn run_with(files: &[(&str, &str)], change: impl FnOnce(&mut PreprocessOptions)) -> Run {
    let mut sources = Sources::new();
    let mut memory = MemoryFiles::new();
    for (path, text) in files {
        memory.add(path, *text);
    }
    let (path, text) = files[0];
    let main = sources.add(path, text);
    let mut options = PreprocessOptions::default();
    change(&mut options);
    let (result, diagnostics) = preprocess(&mut sources, main, &options, &memory);
    Run { sources, result, diagnostics }
}

fn run(text: &str) -> Run {
    run_with(&[("main.okl", text)], |_| {})
}

impl Run {
    #[track_caller]
    fn good(&self) -> &Preprocessed {
        self.result.as_ref().unwrap_or_else(|| panic!("{:#?}", self.diagnostics))
    }

    /// Each diagnostic as `id: the text it points at`.
    fn said(&self) -> Vec<String> {
        let place = |diagnostic: &Diagnostic<FileSpan>| {
            diagnostic.labels.first().map_or("", |label| self.sources.text(label.place)).to_owned()
        };
        self.diagnostics
            .iter()
            .map(|diagnostic| format!("{}: {}", diagnostic.id, place(diagnostic)))
            .collect()
    }

    /// The text with the site of every outermost macro use in place of its expansion.
    fn folded(&self) -> String {
        let result = self.good();
        let mut folded = String::new();
        let mut done = 0;
        for (_, expansion) in result.map.outermost_uses() {
            folded.push_str(&result.text[done..expansion.text.start as usize]);
            folded.push_str(self.sources.text(expansion.site));
            done = expansion.text.end as usize;
        }
        folded.push_str(&result.text[done..]);
        folded
    }

    /// The text in the user's file that the first `needle` of the text is located at.
    #[track_caller]
    fn located(&self, needle: &str) -> &str {
        let result = self.good();
        let at = result.text.rfind(needle).expect("the text has it") as u32;
        let place =
            result.map.locate(Span::new(at, at + needle.len() as u32)).expect("every byte has a place");
        self.sources.text(place)
    }

    /// Checks the invariants of every source map.
    #[track_caller]
    fn check_map(&self) {
        let result = self.good();
        let mut end = 0;
        for segment in result.map.segments() {
            assert_eq!(segment.text.start, end, "segments touch");
            assert!(!segment.text.is_empty());
            end = segment.text.end;
            let text = segment.text.of(&result.text);
            match segment.origin {
                Origin::Verbatim { file, start } => {
                    let source = &self.sources.get(file).text;
                    assert_eq!(text, &source[start as usize..start as usize + text.len()]);
                }
                Origin::Expanded { expansion, spelled } => {
                    let root = result.map.expansion(result.map.outermost(expansion));
                    assert!(root.text.contains(segment.text));
                    assert!(result.map.expansion(expansion).text.contains(segment.text));
                    assert!(spelled.span.end as usize <= self.sources.get(spelled.file).text.len());
                }
                Origin::Blank(place) => {
                    assert!(text.bytes().all(|byte| byte == b'\n'));
                    let newlines = self.sources.text(place).bytes().filter(|byte| *byte == b'\n').count();
                    assert_eq!(text.len(), newlines);
                }
            }
            let place = result.map.locate(segment.text).expect("every byte has a place");
            assert!(place.span.end as usize <= self.sources.get(place.file).text.len());
        }
        assert_eq!(end as usize, result.text.len(), "segments cover the text");
        let mut sorted = 0;
        for directive in &result.directives {
            assert!(sorted <= directive.span.start && directive.span.end as usize <= result.text.len());
            sorted = directive.span.end;
        }
    }
}

#[test]
fn text_without_macros_is_copied() {
    for text in ["", "int x;", "a /* b */ \\\n c // d\r\n\te", "@kernel void f() {}\n\n"] {
        let run = run(text);
        assert_eq!(run.good().text, text);
        run.check_map();
    }
}

#[test]
fn skipped_groups_leave_their_newlines() {
    let run = run("a\n#if 0\nit's\n#else // why\nb\n#endif\nc");
    assert_eq!(run.good().text, "a\n\n\n\nb\n\nc");
    run.check_map();
}

#[test]
fn definitions_stay_and_are_listed() {
    let run = run("#define N 4 // four\n#undef N\n  # pragma once\n#include <cmath>\n#ident \"x\"\nN");
    let result = run.good();
    assert_eq!(result.text, "#define N 4 // four\n#undef N\n  \n#include <cmath>\n#ident \"x\"\nN");
    let listed: Vec<_> =
        result.directives.iter().map(|d| (d.span.of(&result.text), d.kind.clone())).collect();
    assert_eq!(
        listed,
        [
            ("#define N 4 // four", KeptKind::Define { name: "N".into() }),
            ("#undef N", KeptKind::Undef { name: "N".into() }),
            ("#include <cmath>", KeptKind::SystemInclude { name: "cmath".into() }),
            ("#ident \"x\"", KeptKind::Ident),
        ]
    );
}

#[test]
fn pragmas_are_expanded_and_fold_back() {
    let text = "#define p_Nq 8\n#pragma unroll p_Nq // go\n#pragma GCC p_Nq\nx _Pragma(\"omp \\\"a\\\"\") y";
    let run = run(text);
    let result = run.good();
    let bodies: Vec<_> = result.directives.iter().map(|directive| directive.kind.clone()).collect();
    assert_eq!(
        bodies[1..],
        [
            KeptKind::Pragma { body: "unroll 8 // go".into() },
            KeptKind::Pragma { body: "GCC p_Nq".into() },
            KeptKind::PragmaOperator { body: "omp \"a\"".into() },
        ]
    );
    assert_eq!(run.folded(), text);
    run.check_map();
}

#[test]
fn attributes_pass_through_macros() {
    let run = run("#define LOOP(i, n) for (int i = 0; i < n; ++i; @outer(0))\nLOOP(k, N) { @barrier; }");
    assert!(run.good().text.ends_with("\nfor (int k = 0; k < N; ++k; @outer(0)) { @barrier; }"));
    run.check_map();
}

#[test]
fn arguments_are_found_where_the_user_wrote_them() {
    let run = run("#define ADD(a, b) (a + OTHER(b))\n#define OTHER(x) x.y\nint z = ADD(first, second one);");
    assert_eq!(run.located("first"), "first");
    assert_eq!(run.located("second one"), "second one");
    assert_eq!(run.located("one.y"), "ADD(first, second one)");
    assert_eq!(run.located("z = "), "z = ");
    let result = run.good();
    let at = result.text.rfind("second").expect("it is there") as u32;
    let names: Vec<_> = result.map.backtrace(at).iter().map(|use_| use_.name.as_str()).collect();
    assert_eq!(names, ["OTHER", "ADD"]);
    let sites: Vec<_> = result.map.backtrace(at).iter().map(|use_| run.sources.text(use_.site)).collect();
    assert_eq!(sites, ["OTHER(b)", "ADD(first, second one)"]);
}

#[test]
fn the_include_chain_is_known() {
    let files = [
        ("main.okl", "#include \"d/a.h\"\nm\n"),
        ("d/a.h", "a\n#include \"b.h\"\n"),
        ("d/b.h", "b @inner\n"),
    ];
    let run = run_with(&files, |_| {});
    let result = run.good();
    assert_eq!(result.text, "a\nb @inner\n\n\nm\n");
    let sites: Vec<_> = result.map.included_from(3).iter().map(|site| run.sources.text(*site)).collect();
    assert_eq!(sites, ["#include \"b.h\"", "#include \"d/a.h\""]);
    assert_eq!(result.files_read.len(), 3);
    run.check_map();
}

#[test]
fn user_and_system_headers_are_told_apart() {
    let files = [
        (
            "main.okl",
            "#include <mine.h>\n#include <theirs.h>\n#include \"math.h\"\n#include \"cuda/std/x\"\n",
        ),
        ("inc/mine.h", "mine"),
        ("/usr/include/theirs.h", "theirs"),
    ];
    let run = run_with(&files, |options| options.include_dirs = vec!["inc".into(), "/usr/include".into()]);
    assert_eq!(run.good().text, "mine\n#include <theirs.h>\n#include \"math.h\"\n#include \"cuda/std/x\"\n");
}

#[test]
fn missing_headers_are_reported_with_the_nearest_name() {
    let files = [("k/main.okl", "#include \"helpres.h\"\n#include \"nope.h\"\n"), ("inc/helpers.h", "")];
    let run = run_with(&files, |options| options.include_dirs = vec!["inc".into()]);
    assert_eq!(run.said(), ["include-not-found: \"helpres.h\"", "include-not-found: \"nope.h\""]);
    assert_eq!(run.diagnostics[0].help, ["did you mean `helpers.h`?"]);
    assert_eq!(run.diagnostics[0].notes, ["looked in `k`, `inc`"]);
}

#[test]
fn the_command_line_comes_after_what_is_predefined() {
    let run =
        run_with(&[("main.okl", "M w OP(a, 1) __OKL__\n#define M 3\n"), ("f.h", "forced\n")], |options| {
            options.predefined = vec![("__OKL__".into(), "1".into()), ("M".into(), "0".into())];
            let define = |name: &str, body: &str| CommandMacro::Define {
                name_and_params: name.into(),
                body: body.into(),
            };
            options.macros = vec![
                define("M", "2"),
                define("w", "48"),
                define("OP(a,b)", "a += b"),
                define("gone", "1"),
                CommandMacro::Undef("gone".into()),
            ];
            options.forced_includes = vec!["f.h".into()];
        });
    assert_eq!(run.good().text, "forced\n\n2 48 a += 1 1\n#define M 3\n");
    assert_eq!(run.said(), ["macro-redefined: M"]);
    run.check_map();
}

#[test]
fn target_macros_are_warned_about() {
    let run = run(
        "#ifdef __CUDA_ARCH__\n#elif defined(_OPENMP) || __HIPCC__\n#endif\n#define __CUDACC__ 1\n#if __CUDACC__\n#endif\n",
    );
    assert_eq!(
        run.said(),
        [
            "target-macro-tested: __CUDA_ARCH__",
            "target-macro-tested: _OPENMP",
            "target-macro-tested: __HIPCC__"
        ]
    );
    assert!(run.result.is_some());
}

#[test]
fn a_stray_backslash_is_dropped() {
    let run = run("#define F(x) a \\\\\n  x \\\\\n  c\nF(b)\n");
    assert!(run.good().text.ends_with("\na b c\n"), "{}", run.good().text);
    assert_eq!(run.said(), ["stray-backslash: \\", "stray-backslash: \\"]);
    assert_eq!(run.diagnostics[0].severity, Severity::Warning);
}

#[test]
fn every_mistake_is_reported() {
    let text = "#if 1 +\n#endif\n#endif\n#inclde \"x\"\n#define 2\n#define F(a,) a\n#define G(a) #b\n\
                #define H(a) a\nH(1, 2)\n\"open\n#elif\n#if 1\n#else\n#else\n#error because\n";
    let run = run(text);
    assert!(run.result.is_none());
    assert_eq!(
        run.said(),
        [
            "bad-if-expression: +",
            "endif-without-if: #endif",
            "bad-directive: #inclde",
            "bad-macro-definition: 2",
            "bad-macro-definition: )",
            "bad-macro-definition: #",
            "macro-argument-count: H(1, 2)",
            "unterminated-string: \"open",
            "else-without-if: #elif",
            "else-after-else: #else",
            "unterminated-conditional: #if",
        ]
    );
    assert!(run.diagnostics.iter().all(|diagnostic| !diagnostic.help.is_empty()));
    assert_eq!(run.diagnostics[2].help, ["did you mean `#include`?"]);
}

#[test]
fn errors_in_expansions_point_at_the_use() {
    let run_ = run("#define P(a, b) a ## b\n#define Q(x) P(+, x)\nint y = Q(z);\n");
    assert_eq!(run_.said(), ["bad-paste: Q(z)"]);
    assert_eq!(run_.sources.text(run_.diagnostics[0].labels[1].place), "##");
    let run_ = run("#define P(a, b) a\n#define Q(x) P(x)\nint y = Q(z) + P(1\n");
    assert_eq!(run_.said(), ["macro-argument-count: Q(z)", "unterminated-macro-call: P"]);
}

#[test]
fn the_name_of_a_macro_beside_a_paste_is_told_unless_it_is_meant() {
    let two = "#define p_N 4\n#define CAT(a, b) a ## b\n";
    let told = |rest: &str| run(&format!("{two}{rest}\n")).said();
    assert_eq!(told("int CAT(x, p_N);"), ["pasted-macro: p_N"]);
    assert!(told("int CAT(x, y);").is_empty());
    assert!(told("#define TWICE(a, b) CAT(a, b)\nint TWICE(x, p_N);").is_empty(), "its value is joined");
    assert!(told("#define x_p_N y\nint CAT(x_, p_N);").is_empty(), "the name that comes of it is a macro");
    let run = run(&format!("{two}int CAT(x, p_N);\n"));
    let fix: Vec<&str> = run.diagnostics[0].fix.iter().map(|part| part.text.as_str()).collect();
    assert_eq!(fix, ["#define CAT_PASTED(a, b) a ## b\n", "CAT_PASTED(a, b)"]);
}

#[test]
fn error_directives_say_what_they_say() {
    let run = run("#if 1\n#error no \"x\" /* c */ don't\n#endif\n#warning mind\n");
    assert_eq!(run.diagnostics[0].message, "no \"x\" /* c */ don't");
    assert_eq!(run.diagnostics[1].id, "warning-directive");
}

#[test]
fn files_that_include_themselves_stop() {
    let run = run_with(&[("a.h", "#include \"a.h\"\n#include \"a.h\"\n")], |_| {});
    assert_eq!(run.said(), ["include-too-deep: \"a.h\""]);
}

#[test]
fn bombs_end_in_a_diagnostic() {
    let mut doubling = String::from("#define A0 x x\n");
    let mut calls = String::from("#define D(x) x x\n");
    for n in 1..64 {
        doubling += &format!("#define A{n} A{m} A{m}\n", m = n - 1);
    }
    doubling += "A63\n";
    calls += &format!("{}x{}\n", "D(".repeat(64), ")".repeat(64));
    let small = |options: &mut PreprocessOptions| options.limits.steps = 200_000;
    for text in [doubling, calls] {
        let run = run_with(&[("main.okl", &text)], small);
        assert_eq!(run.diagnostics.len(), 1);
        assert_eq!(run.diagnostics[0].id, "expansion-too-large");
    }
    let output =
        run_with(&[("main.okl", "#define X 1234567\nX X X X\n")], |options| options.limits.output_bytes = 40);
    assert_eq!(output.diagnostics[0].id, "expansion-too-large");
}

#[test]
fn deep_nesting_ends_in_a_diagnostic() {
    let calls = format!("#define I(x) x\n{}1{}\n", "I(".repeat(5000), ")".repeat(5000));
    assert_eq!(run(&calls).diagnostics[0].id, "expansion-too-deep");
    for open in ["(", "!", "-(", "1?", "1?1:"] {
        let run = run(&format!("#if {}1\n#endif\n", open.repeat(100_000)));
        assert_eq!(run.diagnostics[0].id, "bad-if-expression");
    }
    let chain: String = (0..20_000).map(|n| format!("#define C{n} C{}\n", n + 1)).collect();
    assert!(run(&format!("{chain}C0\n")).good().text.ends_with("\nC20000\n"));
}

#[test]
fn warnings_of_a_header_come_once() {
    let files = [("main.okl", "#include \"a.h\"\n#include \"a.h\"\n"), ("a.h", "#warning mind\n")];
    assert_eq!(run_with(&files, |_| {}).said(), ["warning-directive: #warning mind"]);
}

#[test]
fn messages_show_the_way_to_an_included_file() {
    let files =
        [("main.okl", "\n#include \"a.h\"\n"), ("a.h", "#include \"b.h\"\n"), ("b.h", "#if (\n#endif\n")];
    let run = run_with(&files, |_| {});
    let labels: Vec<_> = run.diagnostics[0]
        .labels
        .iter()
        .map(|label| (run.sources.text(label.place), label.text.as_str()))
        .collect();
    assert_eq!(
        labels,
        [("(", ""), ("#include \"b.h\"", "included from here"), ("#include \"a.h\"", "included from here"),]
    );
}

#[test]
fn a_pragma_operator_takes_a_string() {
    let run_ = run("#define P(x) _Pragma(x)\n_Pragma(4) P(\"a\") _Pragma\n");
    assert_eq!(run_.said(), ["bad-pragma: _Pragma", "bad-pragma: _Pragma"]);
}

#[test]
fn the_stack_is_deep_enough_for_the_limits() {
    let mut files: Vec<(String, String)> =
        (0..199).map(|n| (format!("{n}.h"), format!("#include \"{}.h\"\n", n + 1))).collect();
    let calls = format!("{}1{}", "I(".repeat(290), ")".repeat(290));
    files.push(("199.h".into(), format!("#define I(x) x\n{calls}\n")));
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    assert!(run_with(&files, |_| {}).good().text.contains("\n1\n"));
}

#[test]
fn pushed_macros_come_back() {
    let run = run(
        "#define X 1\n#pragma push_macro(\"X\")\n#undef X\n#define X 2\nX\n#pragma pop_macro(\"X\")\nX\n",
    );
    let text = &run.good().text;
    assert!(text.contains("\n2\n") && text.ends_with("\n1\n"));
}

#[test]
fn the_clock_is_not_asked() {
    let run = run("__DATE__ __TIME__");
    assert_eq!(run.good().text, "\"Jan  1 1970\" \"00:00:00\"");
    assert_eq!(run.said(), ["clock-macro: __DATE__", "clock-macro: __TIME__"]);
}

#[test]
fn line_ends_and_bytes_survive() {
    let text = okl_source::decode(b"#define X caf\xe9\r\nint a; // \xff\r\nX\r\n");
    let run = run(&text);
    assert_eq!(okl_source::encode(&run.good().text), b"#define X caf\xe9\r\nint a; // \xff\r\ncaf\xe9\r\n");
    run.check_map();
}

/// Checks that every token from a macro is spelled at the place in the map, unless `#` or `##` made it.
#[track_caller]
fn check_spelling(run: &Run, result: &Preprocessed) {
    for segment in result.map.segments() {
        let Origin::Expanded { expansion, spelled } = segment.origin else { continue };
        let made = result.map.expansion(expansion).definition.is_none();
        let text = segment.text.of(&result.text).trim_start_matches(' ');
        let there = run.sources.text(spelled);
        let spelling = crate::lex::without_splices(there);
        let pasted = run.sources.iter().any(|(_, file)| file.text.contains("##"));
        if !made && !pasted && !text.is_empty() && !text.contains('"') {
            assert_eq!(text, spelling);
        }
    }
}

/// Lines of definitions and uses, well formed or not.
fn lines() -> impl Strategy<Value = String> {
    let token = prop::sample::select(vec![
        "A",
        "B",
        "F",
        "G",
        "F(1)",
        "G(a, b)",
        "F(G(1,2))",
        "G(F,A)",
        "(",
        ")",
        ",",
        "+",
        "-",
        "#",
        "##",
        "x",
        "y",
        "1",
        ".5",
        "\"s\"",
        "'c'",
        "/* c */",
        "// l",
        "\\\n",
        "@outer",
        "_Pragma(\"p\")",
        "__LINE__",
        "__COUNTER__",
        "\r",
        "\u{e9}",
        "<",
        ":",
        "F\n(2)",
        "'",
        "\"",
        "__VA_OPT__(x)",
        "__VA_ARGS__",
    ]);
    let piece = (token, prop::sample::select(vec!["", " ", "  ", "\t"]))
        .prop_map(|(token, space)| format!("{token}{space}"));
    let text = prop::collection::vec(piece, 0..8).prop_map(|pieces| pieces.concat());
    let line = prop_oneof![
        3 => text.clone(),
        1 => text.clone().prop_map(|body| format!("#define A {body}")),
        1 => text.clone().prop_map(|body| format!("#define B {body}")),
        1 => text.clone().prop_map(|body| format!("#define F(x) {body}")),
        1 => text.clone().prop_map(|body| format!("#define G(x, ...) {body}")),
        1 => text.prop_map(|body| format!("#pragma p {body}")),
    ];
    prop::collection::vec(line, 0..10).prop_map(|lines| lines.join("\n"))
}

/// Lines of definitions and uses with conditionals.
fn with_conditionals() -> impl Strategy<Value = String> {
    let directive = prop::sample::select(vec![
        "#if A",
        "#if F(1) > 2",
        "#ifdef B",
        "#else",
        "#elif 1",
        "#endif",
        "#endif",
        "#undef A",
        "#include \"i.h\"",
        "#line 7",
        "#error e",
        "#",
        "#if defined A && __has_include(\"i.h\")",
        "#bogus",
        "#include A",
    ]);
    prop::collection::vec((lines(), directive), 0..6).prop_map(|parts| {
        parts.into_iter().map(|(lines, directive)| format!("{lines}\n{directive}\n")).collect()
    })
}

fn config() -> ProptestConfig {
    ProptestConfig {
        cases: 2000,
        failure_persistence: None,
        rng_seed: proptest::test_runner::RngSeed::Fixed(7),
        max_global_rejects: 1_000_000,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn folding_gives_the_file_back(text in lines()) {
        let run = run(&text);
        if let Some(result) = &run.result {
            run.check_map();
            check_spelling(&run, result);
            // `# 1` is a line marker; such a line is removed, without a trace if it was one line.
            let marker = text.split('\n').any(|line| line.trim_start_matches([' ', '\t', '#']).starts_with('1'));
            if !marker {
                prop_assert_eq!(run.folded(), text);
            }
        }
    }

    #[test]
    fn nothing_panics_and_maps_hold(text in with_conditionals(), header in lines()) {
        let run = run_with(&[("main.okl", &text), ("i.h", &header)], |_| {});
        prop_assert_eq!(run.result.is_none(), run.diagnostics.iter().any(Diagnostic::is_error));
        if run.result.is_some() {
            run.check_map();
        }
        for diagnostic in &run.diagnostics {
            prop_assert!(!diagnostic.help.is_empty() || !diagnostic.notes.is_empty(), "{:?}", diagnostic);
            for label in &diagnostic.labels {
                run.sources.text(label.place);
            }
        }
    }

    #[test]
    fn any_text_is_taken(text in "(\\PC|\n|#|'|\"|\\\\|R\"|/\\*){0,80}") {
        let run = run(&text);
        if run.result.is_some() {
            run.check_map();
        }
    }
}

#[test]
fn pragma_once_may_be_an_operator() {
    let header = "_Pragma(\"once\") int a;\n";
    let run = run_with(&[("main.okl", "#include \"a.h\"\n#include \"a.h\"\n"), ("a.h", header)], |_| {});
    assert_eq!(run.good().text.trim(), "int a;");
    let other = "_Pragma(\"twice\") _Pragma(once int b;";
    assert_eq!(run_with(&[("main.okl", other)], |_| {}).said(), ["bad-pragma: _Pragma"]);
}

#[test]
fn a_letter_may_be_written_as_its_number() {
    let run =
        run("#define \\u00e9(x) x + \\U000000e9 c\\u00f6d\nint é = \\u00e9(1);\n#if c\\u00f6d\n#endif\n");
    assert!(run.good().text.contains("int é = 1 + é cöd;"), "{}", run.good().text);
    // A universal character name of no letter is a backslash and a name.
    assert_eq!(self::run("#define F(x) #x\nF(\\u0041)\n").good().text.trim(), "#define F(x) #x\n\"\\u0041\"");
}

#[test]
fn only_texts_that_ask_for_the_target_say_so() {
    let asks = |text: &str| run(text).good().asks_mode;
    assert!(asks("#ifdef OCCA_USING_GPU\n#endif\n"));
    assert!(asks("#define J(a, b) a##b\nJ(OKL, _MODE)\n"));
    assert!(asks("int a = OKL_MODE;"));
    assert!(asks("#if OKL_MODE_CUDA\n#endif\n") && asks("#ifdef OKL_MODE_MINE\n#endif\n"));
    assert!(!asks("// OKL_MODE\n#if 0\nOCCA_USING_GPU\n#endif\n\"OKL_MODE\"\n"));
}
