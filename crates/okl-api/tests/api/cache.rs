//! A library caches translations in the given store only.

use okl_api::{Access, Compiler, Files, MemoryFiles, Outcome, OutputKind, Request, Store, Verdict};

const KERNEL: &str = "#include \"value.h\"\n@kernel void k(int *a) {\n  for (int g = 0; g < 2; ++g; @outer)\n    for (int i = 0; i < 4; ++i; @inner)\n      a[g * 4 + i] = value();\n}\n";

fn files(value: &str) -> Files {
    let mut memory = MemoryFiles::new();
    memory.add("value.h", format!("int value() {{ return {value}; }}\n"));
    Files::new(memory)
}

fn request() -> Request {
    Request::new("k.okl").source(KERNEL).pipeline("serial").pipeline("cuda")
}

fn kernel(outcome: &Outcome) -> &str {
    assert_eq!(outcome.verdict, Verdict::Done, "{:?}", outcome.diagnostics);
    let found = outcome.outputs.iter().find(|output| output.kind == OutputKind::Kernel);
    &found.expect("it was asked for").text
}

/// True if an outcome comes from a store: there, files that no message points into have no text.
fn is_kept(outcome: &Outcome) -> bool {
    outcome.sources.iter().all(|(_, file)| file.text.is_empty())
}

#[test]
fn what_was_translated_before_is_found_while_files_answer_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::new(folder.path(), Access::ReadAndWrite, Store::LIMIT);
    let compiler = |value: &str| Compiler::new().with_files(files(value)).with_cache(store.clone());
    let first = compiler("1").translate(&request());
    assert!(!is_kept(&first));
    let again = compiler("1").translate(&request());
    assert!(is_kept(&again));
    assert_eq!(again.outputs, first.outputs);
    // Other files, another request, another text: each is a miss.
    let other = compiler("2").translate(&request());
    assert!(!is_kept(&other) && kernel(&other).contains("return 2;"));
    assert!(!is_kept(&compiler("1").translate(&request().define("N=1"))));
    let text = format!("// a comment\n{KERNEL}");
    assert!(!is_kept(&compiler("1").translate(&request().source(text))));
    assert!(!is_kept(&compiler("1").translate(&request().output(OutputKind::Unit))));
    assert!(is_kept(&compiler("2").translate(&request())));
    // Messages about properties are reported for cached outcomes, too.
    let doubled = request().props("{defines: {}, defines: {N: 1}}");
    let said = [compiler("1").translate(&doubled), compiler("1").translate(&doubled)];
    assert!(is_kept(&said[1]) || !said[1].diagnostics.is_empty());
    assert_eq!(said[0].diagnostics, said[1].diagnostics);
    assert_eq!(said[0].diagnostics.len(), 1);
}

#[test]
fn mistakes_are_told_with_a_cache_as_without() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::new(folder.path(), Access::ReadAndWrite, Store::LIMIT);
    let plain = Compiler::new().with_files(files("1"));
    let cached = plain.clone().with_cache(store.clone());
    let wrong = [
        Request::new("k.okl").source(KERNEL),
        Request::new("nowhere.okl").pipeline("cuda"),
        request().pipeline("nowhere"),
        request().props("{defines: {N: [1]}}"),
        Request::new("k.okl").source("@kernel void k() {}").pipeline("cuda"),
    ];
    for request in &wrong {
        let (one, two) = (plain.translate(request), cached.translate(request));
        assert_ne!(one.verdict, Verdict::Done);
        assert_eq!((one.verdict, one.diagnostics), (two.verdict, two.diagnostics));
    }
    assert_eq!(store.totals().files, 0);
}
