//! Attributes of projects and pipelines, and the project file itself.

use crate::common::Folder;

const KERNEL: &str = "@kernel void sum(const int N, const float *x, float *y) {
  for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) {
    float s = 0;
    @unroll(4) for (int k = 0; k < 8; ++k) s += x[8 * i + k];
    y[i] = s;
  }
}
";

const UNROLL: &str = "
[[attribute]]
name = \"unroll\"
summary = \"unrolls a loop\"
arguments = { numbers = 1 }
sites = [\"loop\"]
expand.cuda = \"#pragma unroll {0}\"
expand.default = \"\"
";

fn with_kernel(name: &str) -> Folder {
    let folder = Folder::new(name);
    folder.write("sum.okl", KERNEL);
    folder
}

#[test]
fn a_pipeline_and_a_project_bring_the_same() {
    let folder = with_kernel("brought");
    folder.okl("run -p cuda sum.okl").fails(1, "no attribute is called `@unroll`");
    let pipeline = |target: &str| format!("schema = 1\nname = \"it\"\nextends = \"{target}\"\n{UNROLL}");
    folder.write("mine.toml", pipeline("cuda"));
    folder.write("base.toml", pipeline("hip"));
    folder.write("over.toml", "schema = 1\nextends = \"base.toml\"\n");
    folder.write("like.toml", format!("schema = 1\n[backend]\nlike = \"hip\"\n{UNROLL}"));
    folder.write("serial.toml", pipeline("serial"));
    let of_pipeline = folder.okl("run -p mine.toml sum.okl").done();
    assert!(
        of_pipeline.contains("    #pragma unroll 4\n#line 4 \"sum.okl\"\n    for (int k"),
        "{of_pipeline}"
    );
    // hip is like cuda, and so are targets that are like hip.
    for file in ["over.toml", "like.toml"] {
        assert!(folder.okl(&format!("run -p {file} sum.okl")).done().contains("#pragma unroll 4"), "{file}");
    }
    assert!(!folder.okl("run -p ./serial.toml sum.okl").done().contains("pragma"));
    // Two pipelines with different attributes do not share a parse: only one of them knows `@unroll`.
    let mixed = folder.okl("run -p mine.toml -p openmp -o out/ sum.okl");
    mixed.fails(1, "no attribute is called `@unroll`");

    folder.write("okl.toml", format!("schema = 1\n{UNROLL}"));
    assert_eq!(folder.okl("run -p cuda sum.okl").done(), of_pipeline);
    folder
        .okl("run -p mine.toml sum.okl")
        .fails(2, "error[attribute-taken]: two attributes are called `@unroll`");
    folder.okl("check sum.okl").done();
    assert!(folder.okl("normalize sum.okl").done().contains("[[okl_unroll(\"4\")]] for"));
    assert!(folder.okl("run -p cuda --emit unit sum.okl").done().contains("\"name\": \"unroll\""));
    let shown = folder.okl("pipelines show ./mine.toml").done();
    folder.write("shown.toml", &shown);
    std::fs::remove_file(folder.0.join("okl.toml")).expect("it was written above");
    assert_eq!(folder.okl("run -p shown.toml sum.okl").done(), of_pipeline, "{shown}");
}

#[test]
fn the_project_of_an_input_is_the_nearest_above_it() {
    let folder = with_kernel("projects");
    folder.write("okl.toml", format!("schema = 1\n{UNROLL}"));
    folder.write("a/b/sum.okl", KERNEL);
    folder.write("other/slow.okl", KERNEL.replace("@unroll(4)", "@slow"));
    folder.write(
        "other/okl.toml",
        "schema = 1\n[[attribute]]\nname = \"slow\"\nsites = [\"loop\"]\nexpand.default = \"/* slow */\"\n",
    );
    let above = folder.okl("-v run -p cuda a/b/sum.okl");
    assert_eq!(above.code, 0, "{above:?}");
    assert_eq!(above.stderr, "project: okl.toml\npipeline `cuda`: <embedded>/cuda.toml\n");
    let inside = Folder(folder.0.join("a/b")).okl("-v check sum.okl");
    assert_eq!((inside.code, inside.stderr.as_str()), (0, "project: ../../okl.toml\n"));
    // Each input has its own project; inputs of one project share it.
    let both = folder.okl("-v check sum.okl other/slow.okl a/b/sum.okl");
    assert_eq!((both.code, both.stderr.as_str()), (0, "project: okl.toml\nproject: other/okl.toml\n"));
    folder.okl("run -p cuda sum.okl other/slow.okl -o out/").done();
    folder.okl("check other/../sum.okl").done();
    let from_stdin = folder.okl_with("check -", KERNEL.as_bytes(), &[]);
    assert_eq!(from_stdin.code, 0, "{from_stdin:?}");
    folder.okl("run -p cuda other/slow.okl -p cuda -o out/").fails(2, "two pipelines have the name `cuda`");
}

#[test]
fn a_project_says_how_texts_are_read() {
    let folder = Folder::new("parse");
    let newer = "@kernel void f(int *x) {\n  for (int i = 0; i < 16; ++i; @tile(16, @outer, @inner)) {\n    \
                 auto g = []<class T>(T v) { return v; };\n    x[i] = g(i);\n  }\n}\n";
    folder.write("new.okl", newer);
    folder.write("okl.toml", "schema = 1\n[parse]\nstd = \"c++20\"\nargs = [\"-Wshadow\"]\n");
    folder.okl("check new.okl").done();
    folder.okl("run -p serial new.okl").done();
    // The nearer setting takes precedence: the pipeline's, then the command line's.
    folder.write("old.toml", "schema = 1\nextends = \"serial\"\n[parse]\nstd = \"c++11\"\n");
    assert!(folder.okl("run -p old.toml new.okl").stderr.contains("new.okl:3"));
    folder.okl("run -p old.toml --std c++20 new.okl").done();
    for (text, id, place) in [
        ("schema = 1\n[backend]\nplugin = \"cuda\"\n", "unknown-key", "okl.toml:2:2"),
        ("schema = 1\nname = \"x\"\n", "unknown-key", "okl.toml:2:1"),
        ("schema = 1\n[parse]\nstd = \"c++98\"\n", "wrong-value", "okl.toml:3:7"),
        ("[parse]\n", "missing-key", "okl.toml:1:1"),
        (
            "schema = 1\n[[attribute]]\nplugin = \"mine\"\ncommand = [\"sh\"]\n",
            "untrusted-plugin",
            "okl.toml:3:10",
        ),
        ("schema = 1\n[[attribute]]\nplugin = \"mine\"\n", "unknown-plugin", "okl.toml:3:10"),
    ] {
        folder.write("okl.toml", text);
        for line in ["check new.okl", "run -p serial new.okl", "normalize new.okl"] {
            let ended = folder.okl(line);
            ended.fails(2, &format!("error[{id}]"));
            assert!(ended.stderr.contains(place), "{}", ended.stderr);
        }
    }
    // An attribute that is part of okl runs no foreign code.
    folder
        .write("okl.toml", "schema = 1\n[parse]\nstd = \"c++20\"\n[[attribute]]\nplugin = \"simd_length\"\n");
    folder.okl("check new.okl").done();
}

#[test]
fn attributes_are_explained() {
    let folder = Folder::new("explained");
    let tile = folder.okl("explain @tile").done();
    assert!(tile.contains("cuts a loop") && tile.contains("Comes from: okl\n"), "{tile}");
    folder.okl("explain @unroll").fails(2, "no attribute is called `@unroll`");
    folder.write("okl.toml", format!("schema = 1\n{UNROLL}"));
    let unroll = folder.okl("explain @unroll").done();
    let expected = "# @unroll\n\nIt unrolls a loop.\n\nTakes: one number\nStands on: a `for` loop\n\
                    Comes from: okl.toml:4\nBecomes for cuda: `#pragma unroll {0}`\nBecomes for default: nothing\n";
    assert_eq!(unroll, expected);
    folder.okl("explain @unrol").fails(2, "did you mean `@unroll`?");
}

/// A plugin that is a shell script; it answers with the contents of three files.
fn script(folder: &Folder, check: &str, expand: &str) {
    let table = r#"{"summary":"marks a loop","arguments":{"numbers":1},"sites":["loop"]}"#;
    let attribute = format!(r#"{{"table":{table},"checks":true,"expands":true}}"#);
    folder.write(
        "describe.json",
        format!(r#"{{"schema":2,"description":{{"name":"unroll","version":"1","attribute":{attribute}}}}}"#),
    );
    folder.write("check.json", check);
    folder.write("expand.json", expand);
    let script = "case \"$(cat)\" in\n  *'\"operation\":\"describe\"'*) cat describe.json;;\n  \
                  *'\"operation\":\"check\"'*) cat check.json;;\n  *) cat expand.json;;\nesac\n";
    folder.write("plugin.sh", script);
    let plugin = "[[attribute]]\nplugin = \"unroll\"\ncommand = [\"sh\", \"plugin.sh\"]\n";
    folder.write("mine.toml", format!("schema = 1\nname = \"it\"\nextends = \"cuda\"\n{plugin}"));
}

#[cfg(unix)]
#[test]
fn an_attribute_may_be_a_program() {
    let folder = with_kernel("program");
    let nothing = r#"{"schema":2}"#;
    let vanishes = r#"{"schema":2,"expansions":{}}"#;
    script(&folder, nothing, vanishes);
    let vanished = folder.okl("run --trust-plugins -p mine.toml sum.okl").done();
    assert!(vanished.contains("    for (int k = 0; k < 8; ++k) s +="), "{vanished}");

    // The uses of a unit are numbered: this one comes after `@kernel` and `@tile`.
    let line = r##"{"schema":2,"expansions":{"kernel":{"lines":[{"attribute":2,"with":[{"text":"#pragma unroll"}]}]}}}"##;
    script(&folder, nothing, line);
    assert!(folder.okl("run --trust-plugins -p mine.toml sum.okl").done().contains("    #pragma unroll\n"));
    let normal = folder.okl("run --trust-plugins -p mine.toml --emit normalized sum.okl").done();
    let at = normal.find("[[okl_unroll").expect("it is there");
    let span = format!("[{at},{}]", at + "[[okl_unroll(\"4\")]]".len());
    let edit = |span: &str, with: &str| {
        let edit = format!(r#"{{"span":{span},"with":[{{"text":"{with}"}}],"owner":"nobody"}}"#);
        format!(r#"{{"schema":2,"expansions":{{"kernel":{{"edits":{{"edits":[{edit}]}}}}}}}}"#)
    };
    script(&folder, nothing, &edit(&span, "/* four */"));
    assert!(folder.okl("run --trust-plugins -p mine.toml sum.okl").done().contains("/* four */ for (int k"));

    // Edits of text that okl itself replaces, and edits outside of the text: both owners are named.
    let tile = normal.find("[[okl_tile").expect("it is there");
    script(&folder, nothing, &edit(&format!("[{tile},{}]", tile + 12), "x"));
    let overlap = folder.okl("run --trust-plugins -p mine.toml sum.okl");
    overlap.fails(101, "backend-edits");
    assert!(overlap.stderr.contains("attribute \"unroll\""), "{}", overlap.stderr);
    script(&folder, nothing, &edit("[0,99999]", "x"));
    folder.okl("run --trust-plugins -p mine.toml sum.okl").fails(101, "attribute \"unroll\"");
    script(&folder, nothing, &line.replace("\"attribute\":2", "\"attribute\":1"));
    folder.okl("run --trust-plugins -p mine.toml sum.okl").fails(101, "an attribute that is not its own");

    let said = format!(
        r#"{{"schema":2,"diagnostics":[{{"id":"unroll-four","severity":"error","message":"no fours","labels":[{{"place":{span},"text":""}}]}}]}}"#
    );
    script(&folder, &said, vanishes);
    let checked = folder.okl("run --trust-plugins -p mine.toml sum.okl");
    checked.fails(1, "error[unroll-four]: no fours");
    assert!(checked.stderr.contains("sum.okl:4:5"), "{}", checked.stderr);
    script(&folder, nothing, &said);
    folder.okl("run --trust-plugins -p mine.toml sum.okl").fails(1, "error[unroll-four]: no fours");
    script(&folder, "nonsense", vanishes);
    folder.okl("run --trust-plugins -p mine.toml sum.okl").fails(101, "the attribute plugin `unroll`");
    script(&folder, nothing, nothing);
    folder.okl("run --trust-plugins -p mine.toml sum.okl").fails(101, "plugin-answer");
    folder.write(
        "describe.json",
        r#"{"schema":2,"description":{"name":"unroll","attribute":{"table":{"sites":["lop"]}}}}"#,
    );
    folder.okl("run --trust-plugins -p mine.toml sum.okl").fails(101, "attributes cannot stand on `lop`");
    folder.write("describe.json", r#"{"schema":2,"description":{"name":"unroll"}}"#);
    folder.okl("run --trust-plugins -p mine.toml sum.okl").fails(101, "its description holds no `attribute`");
}

const ASSUME: &str = "
[[attribute]]
name = \"assume\"
summary = \"promises something\"
arguments = { expressions = 1 }
sites = [\"statement\", \"loop\"]
expand.default = \"promise({0});\"
";

#[test]
fn a_statement_that_an_attribute_brings_stays_with_its_own() {
    let folder = Folder::new("attribute-braces");
    folder.write(
        "k.okl",
        "@kernel void f(const int n, float *y) {\n  for (int g = 0; g < n; ++g; @outer)\n    for (int t = 0; t < 16; ++t; @inner) {\n      \
         if (t > n) @assume(t < 16) y[t] = 1;\n      else @assume(t < 8) for (int k = 0; k < 4; ++k) y[t] = k;\n      \
         @assume(t < 4) y[t] += 1;\n    }\n}\n",
    );
    for target in ["cuda", "serial", "opencl"] {
        folder.write("mine.toml", format!("schema = 1\nname = \"mine\"\nextends = \"{target}\"\n{ASSUME}"));
        let text = folder.okl("run -p mine.toml k.okl").done();
        for wanted in [
            "if (t > n) { promise(t < 16); y[t] = 1; }",
            "else { promise(t < 8); for (int k = 0; k < 4; ++k) y[t] = k; }",
            "      promise(t < 4); y[t] += 1;\n",
        ] {
            assert!(text.contains(wanted), "{target}: {wanted}\n{text}");
        }
    }
}

#[test]
fn an_argument_that_is_left_out_has_a_default() {
    let folder = with_kernel("attribute-default");
    let table = |text: &str| {
        format!(
            "schema = 1\nextends = \"cuda\"\n{}",
            UNROLL.replace("numbers = 1", "numbers = [1, 2]").replace("#pragma unroll {0}", text)
        )
    };
    folder.write("mine.toml", table("#pragma mine({0}, {1=8})"));
    assert!(folder.okl("run -p mine.toml sum.okl").done().contains("#pragma mine(4, 8)\n"));
    folder.write("mine.toml", table("#pragma mine({0}, {1})"));
    folder.okl("run -p mine.toml sum.okl").fails(2, "`{1}` may be left out");
    folder.write("mine.toml", table("#pragma mine {0} {1}"));
    assert!(folder.okl("run -p mine.toml sum.okl").done().contains("#pragma mine 4\n"));
    folder.write("mine.toml", table("").replace("[\"loop\"]", "[\"loop\", \"variable\"]"));
    folder
        .okl("run -p mine.toml sum.okl")
        .fails(2, "on declarations or on loops and statements, not on both");
}
