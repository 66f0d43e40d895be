//! `[[file]]` in `okl.toml`: settings for some texts of a project.

use crate::common::{Folder, KERNEL};

const PROJECT: &str = r#"schema = 1

[[file]]
match = "*.okl"
defines = { p_N = 4, T = "float" }
include = "include"

[[file]]
match = ["volume/**", "/top.okl"]
defines = { p_N = 8 }
props = { serial = { include_std = false }, okl = { restrict = "mine" } }
"#;

fn project(name: &str) -> Folder {
    let folder = Folder::new(name);
    folder.write("okl.toml", PROJECT);
    folder.write("include/one.h", "#define ONE 1\n");
    let text = format!("#include \"one.h\"\n{}", KERNEL.replace("a[i] = 1", "a[i] = sqrt(T(p_N + ONE))"));
    for path in ["top.okl", "a/k.okl", "volume/deep/k.okl", "a/top.okl"] {
        folder.write(path, &text);
    }
    folder
}

#[test]
fn files_are_read_as_their_project_says() {
    let folder = project("project-files");
    folder.okl("run -p serial --emit kernel -o out/ top.okl a/k.okl volume").done();
    for (path, number, header) in [("top.cpp", 8, false), ("k.cpp", 4, true), ("deep/k.cpp", 8, false)] {
        let text = folder.read(&format!("out/{path}"));
        assert!(text.contains(&format!("#define p_N {number}\n")), "{path}: {text}");
        assert_eq!(text.contains("#include <cmath>"), header, "{path}: {text}");
    }
    // From another folder; the command line takes precedence.
    let text = folder.okl("run -p serial -D p_N=5 a/top.okl").done();
    assert!(text.contains("#define p_N 5\n"), "{text}");
    let text = folder.okl("run -p serial --props {\"defines\":{\"p_N\":6}} volume/deep/k.okl").done();
    assert!(text.contains("#define p_N 6\n") && !text.contains("#include <cmath>"), "{text}");
    folder.okl("check a volume top.okl").done();
    folder.okl("check -U p_N a/k.okl").fails(1, "p_N");
    let mut elsewhere = folder.command("check ../a/k.okl k.okl");
    elsewhere.current_dir(folder.0.join("volume/deep"));
    let output = elsewhere.output().expect("okl starts");
    assert_eq!(output.status.code(), Some(3), "{}", String::from_utf8_lossy(&output.stderr));
    let mut elsewhere = folder.command("check ../../a/k.okl k.okl");
    let output = elsewhere.current_dir(folder.0.join("volume/deep")).output().expect("okl starts");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn what_was_translated_with_other_rules_is_translated_again() {
    let folder = project("project-files-cache");
    let run = || folder.okl("run -p serial --cache-dir cache a/k.okl").done();
    assert!(run().contains("#define p_N 4\n"));
    folder.write("okl.toml", PROJECT.replace("p_N = 4", "p_N = 16"));
    assert!(run().contains("#define p_N 16\n"));
}

#[test]
fn mistakes_in_the_rules_are_told_at_their_line() {
    let folder = project("project-files-wrong");
    for (from, to, id, place) in [
        ("match = \"*.okl\"", "match = \"{a\"", "wrong-value", "okl.toml:4:9"),
        ("defines = { p_N = 8 }", "defnes = { p_N = 8 }", "unknown-key", "okl.toml:10:1"),
        ("restrict = \"mine\"", "restrct = \"mine\"", "unknown-property", "okl.toml:11:"),
        ("include_std = false", "include_std = 7", "property-value", "okl.toml:11:"),
        ("match = \"*.okl\"\n", "", "missing-key", "okl.toml:3:"),
    ] {
        folder.write("okl.toml", PROJECT.replace(from, to));
        let ended = folder.okl("check a/k.okl");
        ended.fails(2, &format!("error[{id}]"));
        assert!(ended.stderr.contains(place), "{place}: {}", ended.stderr);
    }
}

#[test]
fn rules_make_okl_run_no_code() {
    let folder = project("project-files-trust");
    folder.write("okl.toml", format!("{PROJECT}[[stage]]\nplugin = \"mine\"\ncommand = [\"./mine\"]\n"));
    folder.okl("check a/k.okl").fails(2, "error[untrusted-plugin]");
    folder.write("okl.toml", PROJECT.replace("include = \"include\"", "args = [\"-load\", \"x.so\"]"));
    folder.okl("check a/k.okl").fails(2, "error[unknown-key]: `[[file]]` has no key `args`");
}

#[test]
fn a_project_names_its_pipelines() {
    let folder = Folder::new("project-pipelines");
    folder.okl("run fill.okl").fails(2, "no pipeline: name one with `--pipeline`; there are: cuda, ");
    folder.write("okl.toml", "schema = 1\npipelines = \"OpenMP\"\n");
    let text = folder.okl("run fill.okl").done();
    assert_eq!(text, folder.okl("run -p openmp fill.okl").done());
    folder.write("okl.toml", "schema = 1\npipelines = [\"cuda\", \"serial\"]\n");
    folder.okl("run --emit kernel -o out/ fill.okl").done();
    folder.read("out/fill.cuda.cu");
    folder.read("out/fill.serial.cpp");
    folder.okl("run fill.okl").fails(2, "several pipelines are given");
    folder.okl("run -p serial fill.okl").done();
    folder.write("other/okl.toml", "schema = 1\npipelines = \"hip\"\n");
    folder.write("other/k.okl", KERNEL);
    folder.okl("run -o out/ fill.okl other/k.okl").fails(2, "projects with different pipelines");
    folder.write("okl.toml", "schema = 1\npipelines = [\"./mine.toml\"]\n");
    folder.okl("run fill.okl").fails(2, "error[wrong-name]");
}

#[test]
fn a_pipeline_that_a_project_names_runs_no_code_of_others() {
    let folder = Folder::new("project-pipelines-code");
    let stage = "[[stage]]\nplugin = \"mine\"\ncommand = [\"sh\", \"-c\", \"touch ran\"]\n";
    folder.write("pipelines/mine.toml", format!("schema = 1\nextends = \"serial\"\n{stage}"));
    folder.write("okl.toml", "schema = 1\npipelines = \"mine\"\n");
    let ended = folder.okl("run fill.okl");
    ended
        .fails(2, "the pipeline `mine` runs code that is no part of okl, and `okl.toml` is found, not named");
    assert!(!folder.0.join("ran").exists());
    // `--trust-plugins` trusts it.
    assert_ne!(folder.okl("run --trust-plugins -p mine fill.okl").code, 2);
}
