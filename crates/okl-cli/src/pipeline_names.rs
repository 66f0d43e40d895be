//! Names of pipelines as the user writes them.

use crate::messages;
use okl_config::Pipeline;
use okl_host::Host;
use okl_source::{Sources, printable};
use std::path::PathBuf;

/// The exact name of a pipeline that is given in any case: `cuda` for `CUDA`. A path or an unknown name is returned
/// unchanged.
pub fn in_any_case(wanted: &str, folders: &[PathBuf], host: &Host) -> String {
    let is_path = wanted.contains(['/', std::path::MAIN_SEPARATOR]) || wanted.ends_with(".toml");
    if is_path || host.pipelines.iter().any(|(name, _)| *name == wanted) {
        return wanted.to_string();
    }
    let names: Vec<String> = okl_config::known(folders, host).into_iter().map(|known| known.name).collect();
    let is_exact = names.iter().any(|name| name == wanted);
    let found = names.into_iter().find(|name| !is_exact && name.eq_ignore_ascii_case(wanted));
    found.unwrap_or_else(|| wanted.to_string())
}

/// Reports the files of a pipeline if the run is verbose.
pub fn taken(pipeline: &Pipeline, sources: &Sources, verbose: bool) {
    if verbose {
        let text = format!("pipeline `{}`: {}", pipeline.name, way(pipeline, sources));
        messages::stderr(&format!("{}\n", printable(&text)));
    }
}

/// The chain of files: `pipelines/mine.toml, which extends <embedded>/cuda.toml`.
pub fn way(pipeline: &Pipeline, sources: &Sources) -> String {
    let files: Vec<&str> = pipeline.files.iter().map(|file| sources.get(*file).path.as_str()).collect();
    files.join(", which extends ")
}
