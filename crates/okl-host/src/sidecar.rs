//! Lists the plugin libraries of folders from their file names and sidecars, without running code.

use crate::hashed_tree::file_hash;
use okl_abi::{ABI_MAJOR, ABI_MINOR, PluginKind};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::env::consts::{ARCH, DLL_PREFIX, DLL_SUFFIX, OS};
use std::path::{Path, PathBuf};

/// A plugin library, described by its file name and its sidecar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PluginListing {
    /// The kind of plugin.
    pub kind: PluginKind,
    /// Its name.
    pub name: String,
    /// Its version, if a sidecar states it.
    pub version: Option<String>,
    /// The library.
    pub path: PathBuf,
    /// A mistake in its sidecar.
    pub defect: Option<String>,
}

/// The file `okl-plugin.toml` beside a library, or `mine.okl-plugin.toml` if a folder holds several libraries. Unknown
/// keys are ignored, since newer versions may have more.
#[derive(Clone, Debug, Deserialize)]
struct Sidecar {
    kind: String,
    name: String,
    version: String,
    /// The version of the interface: "1.0".
    abi: String,
    /// The library files by platform: `x86_64-linux`.
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

/// The libraries of some folders, in the order of the folders, then by name.
pub fn listed(folders: &[PathBuf]) -> Vec<PluginListing> {
    folders.iter().flat_map(|folder| in_folder(folder)).collect()
}

fn in_folder(folder: &Path) -> Vec<PluginListing> {
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

/// The kind and name in a file name such as `libokl_stage_house_rules.so`.
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
) -> PluginListing {
    let path = folder.join(file);
    let bare = PluginListing { kind, name: name.to_string(), version: None, path, defect: None };
    let read = sidecars.iter().filter_map(|(shown, sidecar)| Some((*shown, sidecar.as_ref().ok()?)));
    let Some((shown, sidecar)) = read.into_iter().find(|(_, sidecar)| sidecar.is_of(kind, name)) else {
        // The unreadable sidecar may belong to this library.
        let broken = sidecars.iter().find_map(|(shown, sidecar)| Some((shown, sidecar.as_ref().err()?)));
        let defect = broken.map(|(shown, error)| format!("`{shown}` cannot be read: {error}"));
        return PluginListing { defect, ..bare };
    };
    if !sidecar.speaks_of(&bare.path) {
        // The sidecar's version is that of another file.
        return PluginListing {
            defect: Some(format!("it is not the file that `{shown}` speaks of")),
            ..bare
        };
    }
    let defect =
        sidecar.unfit_abi().map(|found| format!("it is for ABI {found}, this okl has {}", known_abi()));
    PluginListing { name: sidecar.name.clone(), version: Some(sidecar.version.clone()), defect, ..bare }
}

/// If the sidecar of a library states an interface version that this okl does not support: the sidecar's path and that
/// version. Runs no code of the library.
pub(super) fn unfit_abi(library: &Path, kind: PluginKind, name: &str) -> Option<(PathBuf, String)> {
    let folder = library.parent()?;
    let own = format!("{name}.{SIDECAR}");
    [own.as_str(), SIDECAR].iter().find_map(|shown| {
        let path = folder.join(shown);
        let sidecar = path.is_file().then(|| sidecar(&path))?.ok()?;
        let found =
            sidecar.unfit_abi().filter(|_| sidecar.is_of(kind, name) && sidecar.speaks_of(library))?;
        Some((path, found.to_string()))
    })
}

/// The supported interface versions: "1.0 to 1.0".
pub(super) fn known_abi() -> String {
    format!("{ABI_MAJOR}.0 to {ABI_MAJOR}.{ABI_MINOR}")
}

impl Sidecar {
    fn is_of(&self, kind: PluginKind, name: &str) -> bool {
        self.kind == kind.name() && crate::plugin_id::same_name(&self.name, name)
    }

    /// True if the sidecar describes the library in its current state: same file name and hash.
    fn speaks_of(&self, library: &Path) -> bool {
        let of_platform = self.files.get(&format!("{ARCH}-{OS}"));
        let of_file = of_platform.filter(|of| library.file_name().is_some_and(|name| *name == *of.file));
        of_file.is_none_or(|of| file_hash(library).is_ok_and(|found| found.eq_ignore_ascii_case(&of.sha256)))
    }

    fn unfit_abi(&self) -> Option<&str> {
        let read = self
            .abi
            .split_once('.')
            .and_then(|(major, minor)| Some((major.parse().ok()?, minor.parse().ok()?)));
        let fits = read.is_some_and(|(major, minor): (u16, u16)| {
            major == ABI_MAJOR && (major, minor) <= (ABI_MAJOR, ABI_MINOR)
        });
        (!fits).then_some(self.abi.as_str())
    }
}

/// The largest size of a sidecar in bytes.
const LARGEST: u64 = 1 << 20;

fn sidecar(path: &Path) -> Result<Sidecar, String> {
    let metadata = std::fs::metadata(path).map_err(|error| error.to_string())?;
    if !metadata.is_file() || metadata.len() > LARGEST {
        return Err("it is no file of at most 1 MiB".into());
    }
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    toml::from_str(&text).map_err(|error| error.message().to_string())
}
