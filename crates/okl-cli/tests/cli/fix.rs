//! `okl fix`: the mistakes that it fixes, and those that it leaves.

use crate::common::Folder;
use okl_testing::cases;
use std::fs;

/// Three mistakes, two of them hidden by others; CRLF and Latin-1 must be kept.
const BROKEN: &[u8] = b"// caf\xe9\r\nkernel void f(const int N, float *x) {\r\n  for (int g = 0; g < N; g += 16, @outer) {\r\n    \
    @shared float s[16]\r\n    for (int t = 0; t < 16; ++t; @inner) s[t] = x[g + t];\r\n    @barrier\r\n    \
    for (int t = 0; t < 16; ++t; @inner) x[g + t] = s[15 - t]\r\n  }\r\n}\r\n";

#[test]
fn what_is_known_is_mended_and_doing_it_again_changes_nothing() {
    let folder = Folder::new("fix");
    folder.write("broken.okl", BROKEN);
    let before = folder.files();
    let ended = folder.okl("fix broken.okl");
    assert_eq!((ended.code, ended.stdout.as_str()), (0, ""), "{}", ended.stderr);
    assert_eq!(ended.stderr, "broken.okl: 5 changes\n");
    let mended = fs::read(folder.0.join("broken.okl")).expect("it is there");
    let expected = [
        ("kernel void", "@kernel void"),
        ("g += 16, @outer", "g += 16; @outer"),
        ("s[16]\r", "s[16];\r"),
        ("@barrier\r", "@barrier;\r"),
        ("s[15 - t]\r", "s[15 - t];\r"),
    ];
    let latin = |bytes: &[u8]| bytes.iter().map(|byte| char::from(*byte)).collect::<String>();
    let text = expected.iter().fold(latin(BROKEN), |text, (old, new)| text.replacen(old, new, 1));
    assert_eq!(latin(&mended), text);
    assert_eq!(folder.files(), before, "nothing lies beside it");
    let again = folder.okl("fix broken.okl");
    assert_eq!((again.code, again.stderr.as_str(), again.stdout.as_str()), (0, "", ""));
}

#[test]
fn a_dry_run_shows_a_diff_that_patch_reads() {
    let folder = Folder::new("fix-dry");
    folder.write("k.okl", "@kernel void f(float *x) {\n  for (int i = 0; i < 4; ++i; @tile(2, @outer, @inner))\n    x[i] = 1\n}\n");
    let before = folder.read("k.okl");
    let ended = folder.okl("fix --dry-run k.okl");
    assert_eq!(
        ended.stdout,
        "--- k.okl\n+++ k.okl\n@@ -1,4 +1,4 @@\n @kernel void f(float *x) {\n   \
         for (int i = 0; i < 4; ++i; @tile(2, @outer, @inner))\n-    x[i] = 1\n+    x[i] = 1;\n }\n"
    );
    assert_eq!((ended.code, ended.stderr.as_str()), (0, "k.okl: would make 1 change\n"));
    assert_eq!(folder.read("k.okl"), before);
}

#[test]
fn a_guess_is_made_when_it_is_asked_for() {
    let folder = Folder::new("fix-guess");
    let text = "@kernel void f(const float alpha, float *x) {\n  for (int i = 0; i < 4; ++i; @tiel(2, @outer, @inner)) {\n    x[i] = alhpa;\n  }\n}\n";
    folder.write("k.okl", text);
    let ended = folder.okl("fix k.okl");
    assert_eq!(ended.code, 1);
    assert!(
        ended.stderr.contains("did you mean `alpha`?") && ended.stderr.ends_with("2 errors\n"),
        "{}",
        ended.stderr
    );
    assert_eq!(folder.read("k.okl"), text);
    assert_eq!(folder.okl("fix --guesses k.okl").code, 0);
    assert_eq!(folder.read("k.okl"), text.replace("alhpa", "alpha").replace("@tiel", "@tile"));
}

#[test]
fn words_of_targets_become_attributes() {
    let folder = Folder::new("fix-words");
    folder.write(
        "k.okl",
        "__global__ void f(float *x) {\n  for (int g = 0; g < 4; ++g; @outer) {\n    __shared__ float s[16];\n    \
         for (int t = 0; t < 16; ++t; @inner) s[t] = x[t];\n    __syncthreads();\n    \
         for (int t = 0; t < 16; ++t; @inner) x[t] = s[15 - t] + threadIdx.x;\n  }\n}\n",
    );
    let ended = folder.okl("fix k.okl");
    let text = folder.read("k.okl");
    assert!(
        text.starts_with("@kernel void f")
            && text.contains("    @shared float s")
            && text.contains("    @barrier;"),
        "{text}"
    );
    assert!(ended.code == 1 && ended.stderr.contains("`threadIdx` belongs to"), "{}", ended.stderr);
}

#[test]
fn names_of_others_become_okl_where_that_is_certain() {
    let folder = Folder::new("fix-others");
    let mended = |head: &str, body: &str| {
        let kernel = |head: &str, body: &str| {
            format!(
                "{head}@kernel void f(const int N, float *x) {{\n  for (int i = 0; i < N; ++i; @tile(64, @outer, @inner)) {{\n    {body}\n  }}\n}}\n"
            )
        };
        folder.write("k.okl", kernel(head, body));
        let code = folder.okl("fix k.okl").code;
        let (start, end) =
            (kernel(head, "|").split_once('|').map(|(start, _)| start.len()), "\n  }\n}\n".len());
        let text = folder.read("k.okl");
        let from = start.unwrap_or_default() - head.len();
        (
            code,
            text[..text.find("@kernel").unwrap_or_default()].to_string(),
            text[from..text.len() - end].to_string(),
        )
    };
    for (body, right) in [
        ("atomicAdd(&x[0], 1.0f);", "@atomic x[0] += 1.0f;"),
        ("atomicAdd(x, 1.0f);", "@atomic x[0] += 1.0f;"),
        ("x[i] = __expf(x[i]);", "x[i] = expf(x[i]);"),
        ("x[i] = __ldg(&x[i + 1]) + 1;", "x[i] = x[i + 1] + 1;"),
        ("x[i] = occaPow(x[i], 2);", "x[i] = pow(x[i], 2);"),
    ] {
        assert_eq!(mended("", body), (0, String::new(), right.to_string()));
    }
    // What it gives back is used: nobody knows what stands for it.
    let used = "x[i] = atomicAdd(&x[0], 1.0f);";
    assert_eq!(mended("", used).2, used);
    assert_eq!(
        mended("#include <cuda_runtime.h>\n", "x[i] = 1;"),
        (0, String::new(), "x[i] = 1;".to_string())
    );
}

#[test]
fn headers_and_what_macros_make_stay_as_they_are() {
    let folder = Folder::new("fix-header");
    let header = "inline float twice(float x) { return 2 * x }\n#define SET(a) a = 1\n";
    let kernel = "#include \"twice.h\"\n@kernel void f(float *x) {\n  for (int i = 0; i < 4; ++i; @tile(2, @outer, @inner)) {\n    SET(x[i])\n  }\n}\n";
    folder.write("twice.h", header);
    folder.write("k.okl", kernel);
    assert_eq!(folder.okl("fix k.okl").code, 1);
    assert_eq!(folder.read("twice.h"), header);
    let ended = folder.okl("fix -");
    assert!(ended.code == 2 && ended.stderr.contains("stdin"), "{}", ended.stderr);
}

#[test]
fn one_file_that_cannot_be_read_does_not_keep_the_others() {
    let folder = Folder::new("fix-several");
    folder.write("a.okl", BROKEN);
    let ended = folder.okl("fix a.okl missing.okl fill.okl");
    assert!(ended.code == 3 && ended.stderr.contains("input-unreadable"), "{}", ended.stderr);
    assert!(fs::read(folder.0.join("a.okl")).expect("it is there").windows(7).any(|word| word == b"@kernel"));
}

/// For all recorded mistakes: no fix makes a text worse, and a second run changes nothing.
#[test]
fn no_mistake_gets_worse() {
    let folder = Folder::new("fix-all");
    let all = cases::mistakes(&okl_testing::testdata()).expect("testdata/errors can be read");
    let mut names = Vec::new();
    for (nth, case) in all.iter().enumerate() {
        let input = case.stderr.with_extension("okl");
        if let Ok(text) = fs::read(&input) {
            let name = format!("{nth}.okl");
            folder.write(&name, text);
            names.push(name);
        }
    }
    assert!(names.len() > 200, "{}", names.len());
    let errors = |ended: &crate::common::Ended| {
        let lines = ended.stdout.lines();
        let found = lines.filter(|line| line.contains("\"severity\":\"error\"")).count();
        (found, ended.code)
    };
    let list = names.join(" ");
    let before = folder.okl(&format!("check --message-format json {list}"));
    let ended = folder.okl(&format!("fix --guesses {list}"));
    let changed = ended.stderr.matches(" change").count();
    assert!(changed >= 10, "{}", ended.stderr);
    let after = folder.okl(&format!("check --message-format json {list}"));
    let ((old, code), (new, code_after)) = (errors(&before), errors(&after));
    assert!(new < old && code_after <= code, "{old} errors, then {new}");
    let again = folder.okl(&format!("fix --guesses --dry-run {list}"));
    assert_eq!(again.stdout, "");
}
