//! The reports of okl about its machine and itself.

use crate::common::Folder;
use std::path::PathBuf;

#[test]
fn what_there_is_is_shown() {
    let folder = Folder::new("doctor");
    folder.write("pipelines/mine.toml", "schema = 1\nextends = \"cuda\"\n");
    let text = folder.okl_with("doctor --cache-dir cache", b"", &[("OKL_CACHE", "on")]).done();
    for line in [
        "ok  okl ",
        "ok  libclang ",
        "; taken",
        "ok  cache ",
        "ok  plugins ",
        "  compilers ",
        "mine: pipelines/mine.toml",
    ] {
        assert!(text.contains(line), "{line}: {text}");
    }
    assert_eq!(text.matches("; taken").count(), 1, "{text}");
    // Nothing was created by the checks.
    assert!(!folder.0.join("cache").exists());
    let off = folder.okl_with("doctor", b"", &[("OKL_CACHE", "off")]).done();
    assert!(off.contains("--  cache       none: "), "{off}");
    let without = folder.okl_with("doctor", b"", &[("PATH", "")]);
    assert_eq!(without.code, 0, "compilers are optional: {without:?}");
    assert!(without.stdout.contains("--  compilers   cuda: none of nvcc, "), "{}", without.stdout);
}

#[test]
fn what_okl_needs_and_is_missing_is_an_error() {
    let folder = Folder::new("doctor-missing");
    let ended = folder.okl_with("doctor", b"", &[("OKL_LIBCLANG", "/nowhere/libclang.so")]);
    assert_eq!(ended.code, 3, "{ended:?}");
    assert!(ended.stdout.contains("!!  libclang "), "{}", ended.stdout);
    folder.write("pipelines/wrong.toml", "schema = 1\nextendz = \"cuda\"\n");
    let ended = folder.okl("doctor");
    assert_eq!(ended.code, 3, "{ended:?}");
    assert!(ended.stdout.contains("!!  pipelines   wrong: "), "{}", ended.stdout);
    assert!(ended.stdout.contains("`okl pipelines check wrong`"), "{}", ended.stdout);
}

/// The libclang that okl uses here.
fn libclang(folder: &Folder) -> PathBuf {
    let text = folder.okl("--version --verbose").done();
    let line = text.lines().find_map(|line| line.strip_prefix("libclang: ")).expect("a line of it");
    PathBuf::from(line.split(" (").next().expect("a path"))
}

#[test]
fn the_version_names_libclang_for_those_who_ask() {
    let folder = Folder::new("doctor-version");
    assert!(libclang(&folder).is_file());
    let text = folder.okl("-vV").done();
    assert!(
        text.starts_with("okl ") && text.contains("\nprogram: /") && text.contains("clang version"),
        "{text}"
    );
    assert_eq!(folder.okl("--version").done().lines().count(), 1);
    let none = folder.okl_with("--version -v", b"", &[("OKL_LIBCLANG", "/nowhere")]);
    assert_eq!(none.code, 0, "{none:?}");
    assert!(none.stdout.contains("\nlibclang: none: "), "{}", none.stdout);
}

#[cfg(unix)]
#[test]
fn a_broken_libclang_is_skipped_and_told_once() {
    let folder = Folder::new("doctor-broken");
    let real = libclang(&folder);
    std::fs::create_dir(folder.0.join("lib")).expect("a folder");
    std::os::unix::fs::symlink(&real, folder.0.join("lib/libclang-19.so.19")).expect("a link");
    folder.write("lib/libclang-21.so.21", "no library");
    folder.write("other.okl", crate::common::KERNEL);
    let lib = folder.0.join("lib").display().to_string();
    let with = |line: &str| folder.okl_with(line, b"", &[("OKL_LIBCLANG", &lib)]);
    let ended = with("check fill.okl other.okl");
    assert_eq!(ended.code, 0, "{ended:?}");
    assert_eq!(ended.stderr.matches("warning[libclang-skipped]").count(), 1, "{}", ended.stderr);
    assert!(ended.stderr.contains("libclang-21.so.21` cannot be used: "), "{}", ended.stderr);
    assert!(!ended.stderr.contains("dlopen failed"), "the system says why: {}", ended.stderr);
    assert!(ended.stderr.contains("libclang-19.so.19` is taken, "), "{}", ended.stderr);
    assert!(with("--version -v").done().contains("\nnot taken: libclang at `"));
    let shown = with("doctor").done();
    assert!(shown.contains("--  libclang    libclang at `"), "{shown}");
    // A libclang that is named explicitly is the only candidate.
    let file = folder.0.join("lib/libclang-21.so.21").display().to_string();
    folder.okl_with("check fill.okl", b"", &[("OKL_LIBCLANG", &file)]).fails(3, "error[unusable-libclang]");
}

#[test]
fn shells_complete_what_is_there() {
    const PIPELINES: [&str; 10] = [
        "cu-cuda",
        "cu-dpcpp",
        "cu-hip",
        "cu-metal",
        "cu-opencl",
        "cu-openmp",
        "cu-serial",
        "cuda",
        "curious",
        "custom.toml",
    ];
    let folder = Folder::new("doctor-complete");
    folder.write("pipelines/curious.toml", "schema = 1\nextends = \"cuda\"\n");
    folder.write("custom.toml", "schema = 1\nextends = \"cuda\"\n");
    let complete = |line: &str| -> Vec<String> {
        let words: Vec<&str> = line.split(' ').collect();
        let index = (words.len() - 1).to_string();
        let environment = [("OKL_COMPLETE", "bash"), ("_CLAP_COMPLETE_INDEX", &index), ("_CLAP_IFS", "\n")];
        let text = folder.okl_with(&format!("-- {line}"), b"", &environment).done();
        text.lines().map(str::to_string).collect()
    };
    assert_eq!(complete("okl run -p cu"), PIPELINES);
    assert_eq!(complete("okl translate -m CUD"), ["cuda"]);
    assert_eq!(complete("okl pipelines show acc-s"), ["acc-serial"]);
    assert_eq!(complete("okl run --emit kernel,ba"), ["kernel,barriers"]);
    assert_eq!(complete("okl explain data-r"), ["data-race"]);
    assert_eq!(complete("okl explain @til"), ["@tile"]);
    assert_eq!(complete("okl check -A data"), ["data-race"]);
    assert!(complete("okl check --intrinsics shu").contains(&"shuffle".to_string()));
    assert!(complete("okl do").contains(&"doctor".to_string()));
    assert!(complete("okl check --err").contains(&"--error-limit".to_string()));
    folder.okl_with("-- okl", b"", &[("OKL_COMPLETE", "tcsh")]).fails(2, "unknown shell");
}

#[test]
fn shells_and_readers_of_manuals_are_served() {
    let folder = Folder::new("doctor-written");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let text = folder.okl(&format!("completions {shell}")).done();
        assert!(text.contains("OKL_COMPLETE"), "{shell}: {text}");
    }
    folder.okl("completions tcsh").fails(2, "possible values");
    folder.okl("man man1").done();
    let page = folder.read("man1/okl-run.1");
    assert!(page.contains(".TH") && page.contains("\\-\\-pipeline"), "{page}");
    for page in ["okl.1", "okl-check.1", "okl-plugins-trust.1", "okl-doctor.1"] {
        assert!(folder.0.join("man1").join(page).is_file(), "{page}");
    }
    assert!(!folder.0.join("man1/okl-plugin-serve.1").exists(), "it is for okl alone");
}
