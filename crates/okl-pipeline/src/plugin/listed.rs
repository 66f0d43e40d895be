//! The libraries of plugins that lie in folders, as far as can be told without running them.

use super::trust::file_hash;
use okl_abi::PluginKind;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::env::consts::{ARCH, DLL_PREFIX, DLL_SUFFIX, OS};
use std::path::{Path, PathBuf};

/// A library by its file name, and by what lies beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The kind of plugin.
    pub kind: PluginKind,
    /// Its name.
    pub name: String,
    /// Its version, if a sidecar says it.
    pub version: Option<String>,
    /// The library.
    pub path: PathBuf,
    /// What its sidecar is wrong about.
    pub defect: Option<String>,
}

/// `okl-plugin.toml` beside a library, or `mine.okl-plugin.toml` where a folder holds several.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sidecar {
    kind: String,
    name: String,
    version: String,
    /// The version of the interface: "1.0".
    #[serde(rename = "abi")]
    _abi: String,
    #[serde(default, rename = "features")]
    _features: Vec<String>,
    /// By platform: `x86_64-linux`.
    #[serde(default)]
    files: BTreeMap<String, Library>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Library {
    file: String,
    sha256: String,
}

const SIDECAR: &str = "okl-plugin.toml";

/// The libraries of some folders: in their order, then by name.
pub fn listed(folders: &[PathBuf]) -> Vec<Listed> {
    folders.iter().flat_map(|folder| in_folder(folder)).collect()
}

fn in_folder(folder: &Path) -> Vec<Listed> {
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .collect();
    names.sort();
    let sidecars: Vec<(&String, Result<Sidecar, String>)> = names
        .iter()
        .filter(|name| *name == SIDECAR || name.ends_with(".okl-plugin.toml"))
        .map(|name| (name, sidecar(&folder.join(name))))
        .collect();
    let libraries = names.iter().filter(|name| folder.join(name).is_file());
    libraries.filter_map(|file| Some(one(parts(file)?, file, folder, &sidecars))).collect()
}

/// `libokl_stage_house_rules.so`
fn parts(file: &str) -> Option<(PluginKind, &str)> {
    let stem = file.strip_prefix(DLL_PREFIX)?.strip_suffix(DLL_SUFFIX)?.strip_prefix("okl_")?;
    let (kind, name) = stem.split_once('_')?;
    let kind = PluginKind::ALL.into_iter().find(|known| known.name() == kind)?;
    Some((kind, name)).filter(|_| !name.is_empty())
}

fn one(
    (kind, name): (PluginKind, &str),
    file: &str,
    folder: &Path,
    sidecars: &[(&String, Result<Sidecar, String>)],
) -> Listed {
    let path = folder.join(file);
    let bare = Listed { kind, name: name.to_string(), version: None, path, defect: None };
    let own = sidecars.iter().find_map(|(shown, sidecar)| {
        let sidecar = sidecar.as_ref().ok()?;
        let is_own = sidecar.kind == kind.name() && super::same_name(&sidecar.name, name);
        is_own.then_some((shown, sidecar))
    });
    let Some((shown, sidecar)) = own else {
        // It may have been meant for this one.
        let broken = sidecars.iter().find_map(|(shown, sidecar)| Some((shown, sidecar.as_ref().err()?)));
        let defect = broken.map(|(shown, error)| format!("`{shown}` cannot be read: {error}"));
        return Listed { defect, ..bare };
    };
    let of_platform = sidecar.files.get(&format!("{ARCH}-{OS}")).filter(|library| library.file == file);
    let is_other = of_platform.is_some_and(|library| {
        !file_hash(&bare.path).is_ok_and(|found| found.eq_ignore_ascii_case(&library.sha256))
    });
    match is_other {
        // Its version is that of another file.
        true => Listed { defect: Some(format!("it is not the file that `{shown}` speaks of")), ..bare },
        false => Listed { name: sidecar.name.clone(), version: Some(sidecar.version.clone()), ..bare },
    }
}

/// Written by people: what is larger was not meant.
const LARGEST: u64 = 1 << 20;

fn sidecar(path: &Path) -> Result<Sidecar, String> {
    let metadata = std::fs::metadata(path).map_err(|error| error.to_string())?;
    if !metadata.is_file() || metadata.len() > LARGEST {
        return Err("it is no file of at most 1 MiB".into());
    }
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    toml::from_str(&text).map_err(|error| error.message().to_string())
}
