//! Programs that embed okl with their own files and backends.

use okl_config::{Pipeline, Settings};
use okl_driver::{Input, OutputKind, RequestedOutputs, Runner};
use okl_host::{Files, Host, Verdict};
use okl_normalizer::preprocess::MemoryFiles;
use okl_source::Sources;

const KERNEL: &str = "#include \"size.h\"\n@kernel void fill(int *x) {\n  for (int g = 0; g < 2; ++g; @outer) {\n    \
                      for (int i = 0; i < SIZE; ++i; @inner) x[SIZE * g + i] = i;\n  }\n}\n";

fn run(host: &Host, wanted: &str) -> (Verdict, String) {
    let mut sources = Sources::new();
    let pipeline = Pipeline::find(&mut sources, wanted, &["pipelines".into()], host).expect("in order");
    let mut runner = Runner::new(Settings::default(), host.clone());
    runner.add(pipeline).expect("its backend is there");
    let input = Input::new("kernels/fill.okl", KERNEL.as_bytes()).expect("text");
    let outcome = runner.run(sources, input, &RequestedOutputs::new([OutputKind::Kernel]));
    let text = outcome.outputs.first().map(|output| output.text.clone()).unwrap_or_default();
    (outcome.verdict, text)
}

#[test]
fn sources_headers_and_pipelines_may_lie_in_memory() {
    let mut files = MemoryFiles::new();
    files.add("kernels/size.h", "#define SIZE 7\n");
    files.add("pipelines/mine.toml", "schema = 1\nextends = \"base\"\n");
    files.add("pipelines/base.toml", "schema = 1\n[backend]\nplugin = \"cuda\"\n");
    let host = Host { files: Files::new(files), ..okl_bundle::host() };
    let names: Vec<String> =
        okl_config::known(&["pipelines".into()], &host).into_iter().map(|known| known.name).collect();
    assert!(names.contains(&"mine".to_string()) && names.contains(&"serial".to_string()), "{names:?}");
    let (verdict, text) = run(&host, "mine");
    assert_eq!(verdict, Verdict::Done);
    assert!(text.contains("__launch_bounds__(7)"), "{text}");
}

#[test]
fn a_program_may_bring_other_backends() {
    let mut files = MemoryFiles::new();
    files.add("kernels/size.h", "#define SIZE 7\n");
    files.add("pipelines/only.toml", "schema = 1\n[backend]\nplugin = \"serial\"\n");
    files.add("pipelines/none.toml", "schema = 1\n[backend]\nplugin = \"cuda\"\n");
    let linked = okl_bundle::host();
    let backends: &'static [okl_host::Entry] =
        Box::leak(Box::new([*linked.backend("serial").expect("linked")]));
    let host = Host { backends, pipelines: &[], files: Files::new(files), ..linked };
    assert_eq!(run(&host, "only").0, Verdict::Done);
    let pipeline =
        Pipeline::find(&mut Sources::new(), "none", &["pipelines".into()], &host).expect("in order");
    let mut runner = Runner::new(Settings::default(), host);
    let refused = runner.add(pipeline).expect_err("it has only one backend").diagnostics().remove(0);
    assert_eq!(refused.id, "unknown-plugin");
}
