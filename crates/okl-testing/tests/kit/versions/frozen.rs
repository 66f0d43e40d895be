//! Plugins that were built with the published SDK, with the current okl: `testdata/frozen-sdk`.

use crate::versions::requests::requests;
use okl_config::{Pipeline, Project, Settings};
use okl_driver::{Input, Outcome, OutputKind, RequestedOutputs, Runner};
use okl_host::{Host, Libclang, Libraries, Plugin, PluginKind, Trusted, Verdict};
use okl_source::Sources;
use okl_testing::cases::{self, Kernel};
use okl_testing::{Failure, jobs, process, testdata, workspace};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The library with all plugins, which is built once.
fn library() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let here = testdata().join("frozen-sdk/1.0");
        let all = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let folder = all.join("frozen");
        // Unchanged files are not rewritten, so that cargo does not build again.
        for file in cases::files_below(&here).expect("it is there") {
            let to = folder.join(file.strip_prefix(&here).expect("it is below"));
            let bytes = fs::read(&file).expect("it is there");
            if fs::read(&to).is_ok_and(|there| there == bytes) {
                continue;
            }
            fs::create_dir_all(to.parent().expect("it is in a folder")).expect("it can be written");
            if to.ends_with("okl-sdk.tar.gz") {
                let _first_time = fs::remove_dir_all(folder.join("okl-sdk"));
                let mut archive = tar::Archive::new(flate2::read::GzDecoder::new(&*bytes));
                archive.set_preserve_mtime(false);
                archive.unpack(&folder).expect("it is whole");
            }
            fs::write(to, bytes).expect("it can be written");
        }
        // The versions of other crates are those of the workspace, which are already downloaded.
        fs::copy(workspace().join("Cargo.lock"), folder.join("Cargo.lock")).expect("it can be written");
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["build", "--offline", "--quiet"]).current_dir(&folder);
        cargo.env("CARGO_TARGET_DIR", all.join("frozen-target")).env("CARGO_PROFILE_DEV_DEBUG", "0");
        let ended = process::run(&mut cargo).and_then(|ended| ended.success("building with the frozen SDK"));
        ended.unwrap_or_else(|failure| panic!("{failure}"));
        let file = format!("{}frozen{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
        all.join("frozen-target/debug").join(file)
    })
}

/// Runs a text through pipelines.
fn run(kernel: (&str, &[u8]), defines: Vec<String>, pipelines: &[&str]) -> Outcome {
    let mut sources = Sources::new();
    let libclang = Libclang::new(okl_testing::translate::wanted_libclang());
    // The library is trusted.
    let libraries = Libraries { trusted: Trusted::everything(), ..Libraries::default() };
    let host = Host { libclang, libraries, ..okl_bundle::host() };
    let settings = Settings { defines, ..Settings::default() };
    let mut runner = Runner::new(settings, host.clone());
    for pipeline in pipelines {
        let pipeline = Pipeline::find_in(&Project::default(), &mut sources, pipeline, &[], &host);
        runner.add(pipeline.expect("it is in order")).expect("its plugins are loaded");
    }
    let input = Input::new(kernel.0, kernel.1).expect("text");
    runner.run(sources, input, &RequestedOutputs::new([OutputKind::Kernel, OutputKind::Launcher]))
}

/// Writes a pipeline file.
fn pipeline(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("frozen-{name}.toml"));
    let library = library().display();
    fs::write(&path, format!("schema = 1\n{}", text.replace("PATH", &format!("path = '{library}'"))))
        .expect("it can be written");
    path.to_string_lossy().into_owned()
}

#[test]
fn old_targets_and_old_stages_give_what_the_embedded_backend_gives() {
    let stages: String = ["source", "checked", "lowered", "output"]
        .map(|point| format!("[[stage]]\nplugin = 'frozen_{point}'\nPATH\n"))
        .concat();
    let staged = pipeline("staged", &format!("extends = 'cuda'\nname = 'staged'\n{stages}"));
    let like =
        pipeline("like", "name = 'like'\n[backend]\nplugin = 'frozen_like'\nPATH\ntarget.name = 'cuda'\n");
    let table = pipeline("table", "name = 'table'\n[backend]\nplugin = 'frozen_table'\nPATH\n");
    let kernels = cases::kernels(&testdata()).expect("testdata has kernels");
    let is_plain = |kernel: &&Kernel| {
        let has_options =
            ["--intrinsics", "--props"].iter().any(|word| kernel.options.iter().any(|own| own == word));
        !has_options && !kernel.input.with_file_name(Project::FILE).is_file()
    };
    let plain: Vec<&Kernel> = kernels.iter().filter(is_plain).collect();
    assert!(plain.len() > 100);
    let checked = jobs::check_all(&plain, |kernel| {
        let text = fs::read(&kernel.input).map_err(|error| Failure::new(error.to_string()))?;
        let name = kernel.input.to_string_lossy();
        let defines = kernel.defines().iter().map(|define| define[2..].to_owned()).collect();
        let outcome = run((&name, &text), defines, &["cuda", &staged, &like, &table]);
        let of = |pipeline: &str| -> Vec<&str> {
            let own = outcome.outputs.iter().filter(|output| output.pipeline == pipeline);
            own.map(|output| output.text.as_str()).collect()
        };
        // okl's current table may produce better text than the frozen one, which has no fences.
        let is_newer = outcome.diagnostics.iter().any(|one| one.message.starts_with("a fence of memory"));
        let differs = ["staged", "like"].into_iter().find(|old| of(old) != of("cuda"));
        let is_whole = is_newer || of("table").len() == of("cuda").len();
        match differs.or((!is_whole).then_some("table")) {
            None => Ok(()),
            Some(old) => {
                Err(Failure::new(format!("{}: {old}: {:?}: {:?}", kernel.name, of(old), outcome.diagnostics)))
            }
        }
    });
    checked.expect("a plugin of then does what it did");
}

#[test]
fn an_old_backend_reads_what_is_sent_today() {
    let host = okl_bundle::host();
    let plugin = Plugin::load(library(), PluginKind::Backend, "frozen_echo", &host).expect("it loads");
    assert!(plugin.describe().expect("it answers").lowers);
    for (name, mut request) in requests() {
        // Intrinsics are newer than this plugin, so okl would not call it.
        request["checked"]["unit"]["intrinsics"] = json!([]);
        request["checked"]["unit"]["requires"] = json!([]);
        let answer = plugin.call(&serde_json::to_vec(&request).expect("JSON")).expect("it reads it");
        let answer: Value = serde_json::from_slice(&answer).expect("JSON");
        let text = answer["lowered"]["kernel"]["prologue"].as_str().expect("it answers");
        let read: Value = serde_json::from_str(text).expect("JSON");
        for part in ["checked", "plan"] {
            if let Some(lost) = lost(&read[part], &request[part], part) {
                panic!("{name}: {lost}");
            }
        }
    }
}

/// The first difference between a document that was read and the original, new fields aside.
fn lost(read: &Value, sent: &Value, at: &str) -> Option<String> {
    match (read, sent) {
        (Value::Object(read), Value::Object(sent)) => read.iter().find_map(|(name, read)| {
            let nothing = Value::Null;
            let is_empty = read.as_array().is_some_and(Vec::is_empty);
            let is_default = is_empty || matches!(read, Value::Null | Value::Bool(false));
            let sent = sent.get(name).unwrap_or(&nothing);
            if sent.is_null() && is_default { None } else { lost(read, sent, &format!("{at}/{name}")) }
        }),
        (Value::Array(read), Value::Array(sent)) if read.len() == sent.len() => {
            let all = read.iter().zip(sent).enumerate();
            all.into_iter().find_map(|(number, (read, sent))| lost(read, sent, &format!("{at}/{number}")))
        }
        (read, sent) if read == sent => None,
        (read, sent) => Some(format!("{at}: {sent} was read as {read}")),
    }
}

#[test]
fn an_old_attribute_and_an_old_front_end_do_what_they_did() {
    let text = |times: &str, kernel: &str| {
        format!(
            "{kernel} void f(float *a) {{\n  for (int i = 0; i < 64; ++i; @tile(16, @outer, @inner)) {{\n    \
             for (int k = 0; k < 8; ++k{times}) a[i] += k;\n  }}\n}}\n"
        )
    };
    let often = pipeline("often", "extends = 'cuda'\n[[attribute]]\nplugin = 'frozen_often'\nPATH\n");
    let words = pipeline("words", "extends = 'cuda'\n[frontend]\nplugin = 'frozen_words'\nPATH\n");
    let even = run(("k.okl", text("; @often(4)", "@kernel").as_bytes()), Vec::new(), &[&often]);
    assert!(even.outputs[0].text.contains("#pragma unroll 4\n"), "{}", even.outputs[0].text);
    let odd = run(("k.okl", text("; @often(3)", "@kernel").as_bytes()), Vec::new(), &[&often]);
    assert_eq!((odd.verdict, odd.diagnostics[0].id.as_ref()), (Verdict::Mistakes, "frozen-odd"));
    let front = run(("k.cpp", text("", "KERNEL").as_bytes()), Vec::new(), &[&words]);
    let plain = run(("k.cpp", text("", "@kernel").as_bytes()), Vec::new(), &["cuda"]);
    assert_eq!((front.verdict, &front.outputs[0].text), (Verdict::Done, &plain.outputs[0].text));
}
