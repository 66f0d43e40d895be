//! `okl translate`: the command line of `occa translate`, implemented by the same code as `okl run`.

use crate::batch::run_batch;
use crate::batch_request::BatchRequest;
use crate::exit::Code;
use crate::folders::Folders;
use crate::host::host;
use crate::options::{CacheArgs, FrontArgs, JobArgs, LevelArgs, define};
use crate::{completers, messages};
use clap::Args;
use okl_config::{Reading, nearest};
use okl_driver::{OutputKind, RequestedOutputs};
use okl_host::Verdict;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub struct TranslateArgs {
    /// The target, not case-sensitive: CUDA, HIP, OpenCL, OpenMP, ...
    #[arg(long, short, value_name = "MODE", default_value = "Serial", overrides_with = "mode", add = completers::modes())]
    pub mode: String,

    /// Prints the host program that launches the kernels, where the mode has one
    #[arg(long, short, overrides_with = "launcher")]
    pub launcher: bool,

    /// Kernel properties; may be repeated
    #[arg(long, short = 'k', alias = "kernel-prop", value_name = "JSON|FILE")]
    pub kernel_props: Vec<String>,

    /// Adds a folder to look for headers in
    #[arg(long, short = 'I', value_name = "DIR")]
    pub include_path: Vec<String>,

    /// Defines a macro; one without a value is empty
    #[arg(long, short = 'D', value_name = "NAME[=VALUE]", value_parser = define)]
    pub define: Vec<String>,

    /// Which of OCCA's transpilers to use; accepted and ignored
    #[arg(long, short = 't', value_name = "VERSION", hide = true)]
    pub transpiler_version: Vec<String>,

    #[command(flatten)]
    pub cache: CacheArgs,

    /// The file to translate; `-` is stdin
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}

/// Prints the kernel of a file for one mode, or its launcher.
pub fn translate(args: TranslateArgs, verbose: bool) -> Code {
    if let Err(code) = messages::stdout_is_free() {
        return code;
    }
    let Some(pipeline) = pipeline_of(&args.mode) else { return unknown_mode(&args.mode) };
    let (file, wants_launcher) = (args.file.clone(), args.launcher);
    let cache = args.cache.clone();
    let front = front(args);
    let asked = RequestedOutputs::new([OutputKind::Kernel, OutputKind::Launcher]);
    let request = BatchRequest {
        front: &front,
        jobs: &JobArgs::default(),
        pipelines: std::slice::from_ref(&pipeline),
        asked: &asked,
        only_own_code: None,
        verbose: false,
        is_silent: false,
    };
    let made = match run_batch(&request, &cache) {
        Ok(made) if made.verdict == Verdict::Done => made,
        Ok(made) => return made.verdict.into(),
        Err(code) => return code,
    };
    let of_kind = |kind| made.outcomes.iter().flat_map(|one| &one.outputs).find(|output| output.kind == kind);
    // If kernels are host functions, there is no launcher.
    let launcher = of_kind(OutputKind::Launcher).filter(|_| wants_launcher);
    let output = launcher.or_else(|| of_kind(OutputKind::Kernel));
    let mut text = match verbose {
        true => information(&front, &file, &pipeline, made.properties.first().cloned().unwrap_or_default()),
        false => String::new(),
    };
    text.push_str(output.map_or("", |output| &output.text));
    messages::result(&okl_source::encode(&text))
}

/// Converts the options to those of `okl run`.
fn front(args: TranslateArgs) -> FrontArgs {
    // libocca reads `-D N` as an empty macro, compilers as 1.
    let define = |define: String| if define.contains('=') { define } else { define + "=" };
    let mut include_dir = include_path();
    include_dir.extend(args.include_path);
    // libocca looks for headers in the current directory, not next to the including file.
    include_dir.push(".".into());
    FrontArgs {
        define: args.define.into_iter().map(define).collect(),
        predefined: Vec::new(),
        source_extension: None,
        undefine: Vec::new(),
        include_dir,
        include: Vec::new(),
        props: args.kernel_props,
        reading: Reading::LikeOcca,
        std: None,
        intrinsics: Vec::new(),
        instance: Vec::new(),
        levels: LevelArgs::default(),
        clang_argument: Vec::new(),
        stdin_filename: None,
        inputs: vec![args.file],
    }
}

/// The folders of `OCCA_INCLUDE_PATH`, separated by `:`.
fn include_path() -> Vec<String> {
    let folders = std::env::var("OCCA_INCLUDE_PATH").unwrap_or_default();
    folders.split(':').filter(|folder| !folder.is_empty()).map(str::to_string).collect()
}

fn modes() -> impl Iterator<Item = String> {
    okl_config::known(&Folders::here().list(), &host()).into_iter().map(|known| known.name)
}

/// The pipeline of a mode, ignoring case; an empty mode is `Serial`.
fn pipeline_of(mode: &str) -> Option<String> {
    let mode = if mode.is_empty() { "serial" } else { mode };
    modes().find(|name| name.eq_ignore_ascii_case(mode))
}

fn unknown_mode(mode: &str) -> Code {
    let names: Vec<String> = modes().collect();
    let near = nearest(&mode.to_lowercase(), names.iter().map(String::as_str)).map(str::to_string);
    let near = near.map_or(String::new(), |near| format!("did you mean `{near}`? "));
    let names = okl_host::names_in_short(&names);
    messages::usage(&format!("there is no mode `{mode}`; {near}there are: {names}"))
}

/// The comment `/* Translation Info: {...} */` with the file and its properties.
fn information(front: &FrontArgs, file: &Path, mode: &str, mut properties: Value) -> String {
    properties["mode"] = mode.into();
    for define in &front.define {
        let (name, value) = define.split_once('=').unwrap_or((define, ""));
        properties["defines"][name] = value.into();
    }
    properties["okl"]["include_paths"] = front.include_dir.clone().into();
    let path = file.canonicalize().unwrap_or_else(|_| file.to_path_buf());
    let document = json!({
        "translate_info": { "filename": path.to_string_lossy(), "okl_version": env!("CARGO_PKG_VERSION") },
        "kernel_properties": properties,
    });
    // The text is inside of a comment, which must not end early.
    let text = format!("{document:#}").replace("*/", "*\\/");
    format!("/* Translation Info:\n{text}\n*/\n")
}
