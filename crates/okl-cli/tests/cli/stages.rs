//! Stages between the steps.

use crate::common::Folder;
use okl_testing::tools::Tool;

const EVERY: &str = include_str!("plugins/every.py");

/// A folder with a pipeline `p` that is CUDA with additional lines.
fn folder(name: &str, lines: &str) -> Folder {
    let folder = Folder::new(name);
    folder.write("p.toml", format!("schema = 1\nextends = \"cuda\"\n{lines}"));
    folder
}

/// `[[stage]]` tables for the stage in Python.
fn every(points: &[&str]) -> String {
    let table = |point: &&str| {
        format!("[[stage]]\nplugin = \"{point}\"\ncommand = [\"python3\", \"every.py\", \"{point}\"]\n")
    };
    points.iter().map(table).collect()
}

const TWO: &str = "int two_of(int x) { return 2 * x; }\n@kernel void fill(const int N, int *a) {\n  \
                   for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) {\n    a[i] = TWO(i) + 1;\n  }\n}\n";

#[test]
fn a_stage_acts_at_each_of_the_four_points() {
    if Tool::Python.find().is_none() {
        return;
    }
    let folder = folder("stages-four", &every(&["output", "lowered", "checked", "source"]));
    folder.write("every.py", EVERY);
    folder.write("k.okl", TWO);
    let ended = folder.okl("run --trust-plugins -p p.toml k.okl");
    assert_eq!(ended.code, 0, "{ended:?}");
    assert!(
        ended.stdout.contains("a[i] = two_of(i) + 1;\n\n    // cu\n#line 5 \"k.okl\"\n  } }"),
        "{}",
        ended.stdout
    );
    assert!(ended.stdout.contains("/* for cuda */"), "{}", ended.stdout);
    assert!(
        ended.stderr.starts_with("warning[every-stage]: a kernel\n --> k.okl:2:14\n"),
        "{}",
        ended.stderr
    );
    // Places after a change refer to the text before it.
    folder.write("k.okl", TWO.replace("TWO(i) + 1", "TWO(i) + nothing"));
    let ended = folder.okl("run --trust-plugins -p p.toml k.okl");
    assert!(ended.stderr.contains("--> k.okl:4:21\n"), "{}", ended.stderr);
    assert!(ended.stderr.contains("a[i] = TWO(i) + nothing;"), "{}", ended.stderr);
    // A stage that reports an error ends the run.
    folder.write("k.okl", format!("// wrong\n{TWO}"));
    let ended = folder.okl("run --trust-plugins -p p.toml k.okl -o out.cu");
    assert_eq!(
        (ended.code, ended.stderr.contains("error[every-stage]: this word again\n --> k.okl:1:4")),
        (1, true)
    );
    assert!(!folder.files().contains(&"out.cu".to_string()));
}

#[test]
fn what_needs_no_pipeline_goes_through_the_projects_stages_too() {
    let folder = Folder::new("stages-plain");
    folder.write(
        "okl.toml",
        "schema = 1\n[[stage]]\nplugin = \"strip-comments\"\n[[stage]]\nplugin = \"lint-performance\"\n\
         [[stage]]\nplugin = \"clang-format\"\n",
    );
    folder.write("k.okl", crate::common::KERNEL.replace("a[i]", "a[2 * /* far */ i]"));
    folder.okl("check k.okl").fails(2, "the stage `clang-format` starts the program `clang-format`");
    folder.okl("plugins trust").done();
    let ended = folder.okl("check k.okl");
    assert_eq!(ended.code, 0, "{ended:?}");
    assert!(ended.stderr.contains("warning[lint-strided-access]"), "{ended:?}");
    assert!(ended.stderr.contains("--> k.okl:3:5\n") && ended.stderr.contains("/* far */"), "{ended:?}");
    let normal = folder.okl("normalize k.okl").done();
    assert!(
        normal.contains("a[2 *   i]") && normal.contains("@kernel") == normal.contains("@tile"),
        "{normal}"
    );
    // A stage that cannot be loaded is reported, whatever its point.
    folder.write("okl.toml", "schema = 1\n[[stage]]\nplugin = \"strip-coments\"\n");
    folder.okl("check k.okl").fails(2, "did you mean `strip-comments`?");
}

#[test]
fn pipelines_with_other_stages_do_not_share_a_reading() {
    if Tool::Python.find().is_none() {
        return;
    }
    let folder = folder("stages-apart", &every(&["source"]));
    folder.write("every.py", EVERY);
    folder.write("k.okl", format!("#define TWO 7\n{}", crate::common::KERNEL.replace("= 1", "= TWO")));
    let ended = folder.okl("run --trust-plugins -p p.toml -p serial k.okl -o out/");
    assert_eq!(ended.code, 0, "{ended:?}");
    assert!(folder.read("out/k.serial.cpp").contains("#define TWO 7"));
    assert!(folder.read("out/k.p.cu").contains("#define two_of 7"));
}

#[test]
fn what_a_plugin_is_too_old_for_is_told_where_it_stands() {
    if Tool::Python.find().is_none() {
        return;
    }
    let folder = folder("stages-too-old", &every(&["checked"]));
    folder.write("every.py", EVERY);
    let kernel = crate::common::KERNEL.replace("= 1", "= okl_exp10(2.0f)");
    folder.write("k.okl", format!("#include <okl_intrinsic.h>\n{kernel}"));
    let ended = folder.okl("run --trust-plugins -p p.toml --intrinsics math k.okl");
    assert_eq!((ended.code, ended.stdout.as_str()), (3, ""), "{ended:?}");
    let said =
        "error[plugin-refused]: the stage `checked` 1.0 does not know `intrinsics`, which this kernel uses\n";
    assert!(ended.stderr.contains(said), "{}", ended.stderr);
    assert!(ended.stderr.contains("k.okl:4:"), "{}", ended.stderr);
    // Without intrinsics the stage is called.
    folder.write("k.okl", crate::common::KERNEL);
    let ended = folder.okl("run --trust-plugins -p p.toml --intrinsics math k.okl");
    assert_eq!(ended.code, 0, "{ended:?}");
}

#[test]
fn comments_are_stripped_and_places_stay() {
    let folder = folder("stages-comments", "[[stage]]\nplugin = \"strip-comments\"\n");
    folder.write("k.okl", "/* one\n   two */ @kernel void f(float *a) { // three\n  for (int i = 0; i < 8; ++i; @tile(4, @outer, @inner)) a[i] = /* four */ x;\n}\n");
    let ended = folder.okl("run --trust-plugins -p p.toml k.okl");
    assert!(ended.stderr.contains("k.okl:3:75"), "{}", ended.stderr);
    folder.write("k.okl", folder.read("k.okl").replace("x;", "1;"));
    let text = folder.okl("run --trust-plugins -p p.toml k.okl").done();
    assert!(!text.contains("/*") && !text.contains("//"), "{text}");
}

#[test]
fn outputs_are_formatted_and_keep_their_lines() {
    let Some(program) = Tool::ClangFormat.find() else { return };
    let stage = format!(
        "[[stage]]\nplugin = \"clang-format\"\noptions = {{ program = {program:?}, style = \"{{BasedOnStyle: LLVM, ColumnLimit: 60}}\" }}\n"
    );
    let folder = folder("stages-format", &stage);
    let text = folder.okl("run --trust-plugins -p p.toml fill.okl").done();
    assert!(text.lines().all(|line| line.len() <= 60), "{text}");
    assert!(text.contains("#line 2 \"fill.okl\"\n    if (i < N) {\n      a[i] = 1;"), "{text}");
    let plain = folder.okl("run -p cuda fill.okl").done();
    let letters = |text: &str| -> String {
        let code = text.lines().filter(|line| !line.starts_with("#line"));
        code.flat_map(str::chars).filter(|letter| !letter.is_whitespace()).collect()
    };
    assert_eq!(letters(&text), letters(&plain));
    assert_eq!(folder.okl("pipelines check p.toml").code, 0);
    folder.write("p.toml", folder.read("p.toml").replace("clang-format-19", "no-such-format"));
    let ended = folder.okl("run --trust-plugins -p p.toml fill.okl");
    assert_eq!(ended.code, 3);
    assert!(ended.stderr.contains("the stage `clang-format` refuses the request"), "{}", ended.stderr);
}

#[test]
fn stages_are_ordered_and_mistakes_are_told_at_their_lines() {
    let told = |lines: &str| {
        let folder = folder("stages-wrong", lines);
        folder.write("every.py", EVERY);
        let ended = folder.okl("run --trust-plugins -p p.toml fill.okl");
        assert_eq!(ended.code, 2, "{ended:?}");
        ended.stderr
    };
    let strip = "[[stage]]\nplugin = \"strip-comments\"\n";
    for (lines, id, place) in [
        ("[[stage]]\nplugin = \"strip-comment\"\n".to_string(), "unknown-plugin", "p.toml:4:10"),
        (format!("{strip}after = \"check\"\n"), "stage-order", "p.toml:5:9"),
        (format!("{strip}before = \"chekc\"\n"), "unknown-stage", "p.toml:5:10"),
        (format!("{strip}options = {{ all = true }}\n"), "unknown-option", "p.toml:5:13"),
        (format!("{strip}afer = \"x\"\n"), "unknown-key", "p.toml:5:1"),
        (
            "[[stage]]\nplugin = \"clang-format\"\noptions = { style = 3 }\n".into(),
            "wrong-type",
            "p.toml:5:13",
        ),
    ] {
        let told = told(&lines);
        assert!(told.contains(&format!("error[{id}]")) && told.contains(place), "{told}");
    }
    if Tool::Python.find().is_none() {
        return;
    }
    let circle = format!("{strip}after = \"source\"\n{}after = \"strip-comments\"\n", every(&["source"]));
    assert!(told(&circle).contains("wait for each other"));
    // Although written first, it acts second: the comment has been removed when it searches for words.
    let ordered =
        folder("stages-order", &format!("{}after = \"strip-comments\"\n{strip}", every(&["source"])));
    ordered.write("every.py", EVERY);
    ordered.write("k.okl", format!("// wrong\n{TWO}"));
    assert_eq!(ordered.okl("run --trust-plugins -p p.toml k.okl").code, 0);
}

/// The diagnostics of the stage `lint-performance` about a text: ids and lines.
fn linted(name: &str, options: &str, text: &str) -> Vec<String> {
    let folder = folder(name, &format!("[[stage]]\nplugin = \"lint-performance\"\n{options}"));
    folder.write("k.okl", text);
    let ended = folder.okl("run --trust-plugins -p p.toml k.okl");
    assert_eq!(ended.code, 0, "{ended:?}");
    let starts = ended.stderr.lines().filter_map(|line| line.strip_prefix("warning[")?.split_once(']'));
    let places =
        ended.stderr.lines().filter_map(|line| line.trim().strip_prefix("--> k.okl:")?.split_once(':'));
    starts.zip(places).map(|((id, _), (line, _))| format!("{id} {line}")).collect()
}

#[test]
fn slow_accesses_are_told_where_they_are_certain() {
    let kernel = |body: &str| {
        format!(
            "@kernel void f(const int n, const int *@restrict ids, float *@restrict a) {{\n\
             for (int g = 0; g < n; ++g; @outer) {{ @shared float s[32][32];\n\
             for (int j = 0; j < 16; ++j; @inner) for (int i = 0; i < 16; ++i; @inner) {{\n{body}\n}} }} }}\n"
        )
    };
    for (body, told) in [
        ("a[256 * g + 16 * j + i] = 0;", &[][..]),
        ("a[256 * g - i + 16 * j] = 0;", &[]),
        ("a[256 * g + 16 * i + j] = 0;", &["lint-uncoalesced 4"]),
        ("a[n * i + j] = 0;", &["lint-uncoalesced 4"]),
        ("const int row = n * i;\na[row + j] = 0;", &["lint-uncoalesced 5"]),
        ("a[64 * j + 2 * i] = 0;", &["lint-strided-access 4"]),
        // The same access at another offset.
        ("a[64 * j + 2 * i] = 0;\na[64 * j + 2 * i + 1] = 0;", &["lint-strided-access 4"]),
        // In each iteration all work items access the same row.
        ("for (int k = 0; k < i; ++k)\na[n * k + 16 * j + i] = 0;", &[]),
        ("for (int k = 0; k < 3; ++k)\na[48 * j + 3 * i + k] = 0;", &["lint-strided-access 5"]),
        ("for (int k = i; k < 64; k += 16)\na[64 * j + k] = 0;", &[]),
        ("for (int k = 4 * i; k < 4 * i + 4; ++k)\na[64 * j + k] = 0;", &["lint-strided-access 5"]),
        ("for (int k = i; k < 64; k += i)\na[64 * j + k] = 0;", &[]),
        // A single work item has no neighbours; values from memory are not known.
        ("if (i == 0) a[64 * i + j] = 0;", &[]),
        ("a[ids[2 * g] + 16 * j + i] = 0;", &[]),
        ("a[2 * ids[16 * j + i]] = 0;", &[]),
        ("a[j] = 0;", &[]),
        ("int m = i;\nm += 2 * i;\na[m] = 0;", &[]),
        ("s[j][i] = 0;", &[]),
        ("s[j][2 * i] = 0;", &["lint-bank-conflict 4"]),
        ("s[i][j] = 0;", &["lint-bank-conflict 4"]),
    ] {
        assert_eq!(linted("stages-lint", "", &kernel(body)), told, "{body}");
    }
}

#[test]
fn slow_accesses_by_dimensions_are_told() {
    let kernel = |dims: &str, body: &str| {
        format!(
            "@kernel void f(const int n, const float *@restrict b, float *@restrict a {dims}) {{\n\
             for (int g = 0; g < n; ++g; @outer) {{\n\
             for (int j = 0; j < 16; ++j; @inner) for (int i = 0; i < 16; ++i; @inner) {{\n{body}\n}} }} }}\n"
        )
    };
    for (dims, body, told) in [
        ("@dim(16, 16, n)", "a(i, j, g) = 0;", &[][..]),
        ("@dim(16, 16, n)", "a(j, i, g) = 0;", &["lint-uncoalesced 4"]),
        ("@dim(16, 16, n)", "a(2 * i, j, g) = 0;", &["lint-strided-access 4"]),
        ("@dim(n, n)", "a(16 * g + i, j) = 0;", &[]),
        ("@dim(n, n)", "a(j, 16 * g + i) = b[i];", &["lint-uncoalesced 4"]),
        // The last index varies fastest.
        ("@dim(n, n) @dimOrder(1, 0)", "a(j, 16 * g + i) = 0;", &[]),
        ("@dim(n, n) @dimOrder(1, 0)", "a(16 * g + i, j) = 0;", &["lint-uncoalesced 4"]),
        // The size of a dimension is not always known.
        ("@dim(n + 1, n)", "a(j, 16 * g + i) = 0;", &[]),
    ] {
        assert_eq!(linted("stages-lint-dim", "", &kernel(dims, body)), told, "{dims}: {body}");
    }
}

#[test]
fn slow_accesses_in_functions_are_told_with_the_call() {
    let functions = "float at(const float *p, int i) { return p[i]; }\n\
        float every(const float *p, int step, int i) { const int k = step * i; return at(p + 1, k); }\n\
        void moved(float *p, int i) { p += i; p[2 * i] = 0; }\n\
        float row(const float (*rows)[32], int i) { return rows[i][0]; }\n";
    let kernel = |body: &str| {
        format!(
            "{functions}@kernel void f(const int n, const float *@restrict x, float *@restrict a) {{\n\
             for (int g = 0; g < n; ++g; @outer) {{ @shared float s[32][32];\n\
             for (int i = 0; i < 32; ++i; @inner) {{\n{body}\n}} }} }}\n"
        )
    };
    for (body, told) in [
        ("a[32 * g + i] = at(x, 32 * g + i);", &[][..]),
        ("a[32 * g + i] = at(x, 2 * i);", &["lint-strided-access 1"]),
        ("a[32 * g + i] = at(&x[2 * i], i);", &["lint-strided-access 1"]),
        ("a[32 * g + i] = at(x + 32 * g, i);", &[]),
        ("a[32 * g + i] = every(x, 1, i);", &[]),
        ("a[32 * g + i] = every(x, 4, i);", &["lint-strided-access 1"]),
        ("a[32 * g + i] = every(x, n, i);", &[]),
        ("moved(a, i);", &[]),
        ("if (i == 0) a[g] = at(x, 2 * i);", &[]),
        ("a[32 * g + i] = at(s[i], 0);", &["lint-bank-conflict 1"]),
        ("a[32 * g + i] = at(s[0], i);", &[]),
        ("a[32 * g + i] = row(s, i);", &["lint-bank-conflict 4"]),
    ] {
        assert_eq!(linted("stages-lint-calls", "", &kernel(body)), told, "{body}");
    }
    let folder = folder("stages-lint-call", "[[stage]]\nplugin = \"lint-performance\"\n");
    folder.write("k.okl", kernel("a[32 * g + i] = every(x, 4, i);"));
    let ended = folder.okl("run --trust-plugins -p p.toml k.okl");
    assert!(ended.stderr.contains("elements of `x` that lie 4 apart"), "{}", ended.stderr);
    assert!(
        ended.stderr.contains("^^^^^^^^^^^^^^ in this call")
            || ended.stderr.contains("-------------- in this call"),
        "{}",
        ended.stderr
    );
}

#[test]
fn kernels_with_intrinsics_are_linted_too() {
    let folder = folder("stages-lint-shuffle", "[[stage]]\nplugin = \"lint-performance\"\n");
    folder.write(
        "k.okl",
        "#include <okl_intrinsic.h>\n@kernel void f(@restrict const float *x, @restrict float *y) {\n  \
         for (int g = 0; g < 8; ++g; @outer) {\n    @exclusive float own, other;\n    \
         for (int i = 0; i < 64; ++i; @inner) own = x[128 * g + 2 * i];\n    \
         for (int i = 0; i < 64; ++i; @inner) other = okl_shfl_down(own, 1);\n    \
         for (int i = 0; i < 64; ++i; @inner) y[64 * g + i] = own + other;\n  }\n}\n",
    );
    let ended = folder.okl("run --trust-plugins -p p.toml --intrinsics shuffle k.okl");
    assert_eq!(ended.code, 0, "{ended:?}");
    assert!(
        ended.stderr.contains("warning[lint-strided-access]") && ended.stderr.contains("k.okl:5:48"),
        "{ended:?}"
    );
}

#[test]
fn sizes_and_pointers_are_told_once() {
    let text = "@kernel void f(const int n, const float *x, float *y) {\n\
        for (int g = 0; g < n; ++g; @outer) {\n\
        for (int i = 0; i < n; ++i; @inner) y[n * g + i] = x[n * g + i];\n\
        for (int i = 0; i < n; ++i; @inner) y[n * g + i] += 1;\n} }\n";
    let both = ["lint-restrict 1", "lint-inner-count 3"];
    assert_eq!(linted("stages-lint-once", "", text), both);
    let allow = "options = { allow = [\"lint-restrict\"] }\n";
    assert_eq!(linted("stages-lint-allow", allow, text), both[1..]);
    let known = text.replace("i = 0; i < n", "i = g; i < g + 16");
    assert_eq!(linted("stages-lint-known", allow, &known), [""; 0]);
    assert_eq!(
        linted("stages-lint-dims", allow, &text.replace("@outer", "@outer, @max_inner_dims(64)")),
        [""; 0]
    );
    let one = text.replace("float *x", "float *@restrict x");
    assert_eq!(linted("stages-lint-one", "", &one), both[1..]);

    let folder = folder(
        "stages-lint-unknown",
        "[[stage]]\nplugin = \"lint-performance\"\noptions = { allow = [\"lint-restrit\"] }\n",
    );
    let ended = folder.okl("run --trust-plugins -p p.toml fill.okl");
    assert_eq!(ended.code, 3, "{ended:?}");
    assert!(ended.stderr.contains("`lint-restrit`, which it never says"), "{}", ended.stderr);
}

#[test]
fn the_pages_of_lints_show_what_is_right() {
    let pages = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/diagnostics");
    for id in ["bank-conflict", "inner-count", "restrict", "strided-access", "uncoalesced"] {
        let page = std::fs::read_to_string(format!("{pages}/lint-{id}.md")).expect("a page");
        let example = |heading: &str| {
            let section = page.split_once(heading).expect("a heading").1;
            section.split("```").nth(1).expect("an example").trim_start_matches("okl\n").to_string()
        };
        let wrong = linted("stages-lint-wrong", "", &example("## Wrong"));
        assert!(wrong.len() == 1 && wrong[0].starts_with(&format!("lint-{id} ")), "{id}: {wrong:?}");
        assert_eq!(linted("stages-lint-right", "", &example("## Right")), [""; 0], "{id}");
    }
}
