//! The folders of pipelines and plugins: those of the project and those of the user.

use crate::recording;
use okl_config::{KnownPipeline, Project};
use okl_host::{Libraries, Trusted};
use std::path::{Path, PathBuf};

/// The existing folders of pipelines.
#[derive(Debug)]
pub struct Folders {
    project: Option<PathBuf>,
    user: Option<PathBuf>,
}

impl Folders {
    /// The folders for the current directory and this user.
    pub fn here() -> Folders {
        let (project, user) = recording::asked("folders of pipelines", || {
            let Folders { project, user } = Folders::found();
            (project, user)
        });
        Folders { project, user }
    }

    fn found() -> Folders {
        let current = std::env::current_dir().unwrap_or_default();
        let user = own_pipelines().filter(|folder| folder.is_dir());
        Folders { project: upwards(&current, NAME), user }
    }

    /// The folder of the project's pipelines.
    pub fn project(&self) -> Option<&Path> {
        self.project.as_deref()
    }

    /// The folders in the order in which names are looked up.
    pub fn list(&self) -> Vec<PathBuf> {
        self.project.iter().chain(&self.user).cloned().collect()
    }

    /// The owner of a pipeline.
    pub fn owner(&self, known: &KnownPipeline) -> &'static str {
        match &known.file {
            None => "embedded",
            Some(file) if file.parent() == self.project.as_deref() => "project",
            Some(_) => "user",
        }
    }
}

/// The nearest folder of that name in `current` or above it, as a relative path: `../../pipelines`, so that messages
/// are the same on every machine.
fn upwards(current: &Path, name: &str) -> Option<PathBuf> {
    let mut way = PathBuf::new();
    for folder in current.ancestors() {
        // In `/tmp` any user may create one, and pipelines can load libraries. The current directory itself is
        // accepted.
        if folder != current && is_shared(folder) {
            return None;
        }
        if folder.join(name).is_dir() {
            return Some(way.join(name));
        }
        way.push("..");
    }
    None
}

/// The project file of an input: the nearest in its folder or above it.
pub fn project_file(input: &Path) -> Option<PathBuf> {
    recording::asked(&format!("project of {}", input.display()), || project_file_of(input))
}

fn project_file_of(input: &Path) -> Option<PathBuf> {
    let here = std::env::current_dir().and_then(std::fs::canonicalize).unwrap_or_default();
    let folder = match input.parent() {
        Some(folder) if input.as_os_str() != "-" => std::fs::canonicalize(here.join(folder)).ok()?,
        Some(_) | None => here.clone(),
    };
    for above in folder.ancestors() {
        // As for pipelines: files in folders that any user may write to are ignored.
        if above != folder && is_shared(above) {
            return None;
        }
        if above.join(Project::FILE).is_file() {
            return Some(seen_from(&here, above).join(Project::FILE));
        }
    }
    None
}

/// A folder relative to another one: `a/b`, `../..`; unchanged if they share only the root.
fn seen_from(here: &Path, folder: &Path) -> PathBuf {
    if let Ok(below) = folder.strip_prefix(here) {
        return below.to_path_buf();
    }
    let mut way = PathBuf::new();
    for above in here.ancestors() {
        match folder.strip_prefix(above) {
            Ok(rest) if above.parent().is_some() => return way.join(rest),
            Ok(_) | Err(_) => way.push(".."),
        }
    }
    folder.to_path_buf()
}

/// The path of a file relative to a folder; `None` if it is not below it.
pub fn path_below(file: &Path, folder: &Path) -> Option<PathBuf> {
    let question = format!("{} from {} on", file.display(), folder.display());
    recording::asked(&question, || path_below_of(file, folder))
}

fn path_below_of(file: &Path, folder: &Path) -> Option<PathBuf> {
    let whole = |path: &Path| {
        let path = if path == Path::new("") { Path::new(".") } else { path };
        std::fs::canonicalize(path).ok()
    };
    let parent = whole(file.parent().unwrap_or(Path::new("")))?;
    Some(parent.strip_prefix(whole(folder)?).ok()?.join(file.file_name()?))
}

const NAME: &str = "pipelines";

#[cfg(unix)]
fn is_shared(folder: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    const STICKY_AND_FOR_ALL: u32 = 0o1002;
    let mode = std::fs::metadata(folder).map_or(0, |metadata| metadata.permissions().mode());
    mode & STICKY_AND_FOR_ALL == STICKY_AND_FOR_ALL
}

#[cfg(not(unix))]
fn is_shared(_folder: &Path) -> bool {
    false
}

/// The folders of plugin libraries, nearest first: of the project, of `OKL_PLUGIN_PATH`, of the user, and of the
/// system. `1` is the version of the interface.
pub fn libraries(trusted: Trusted) -> Libraries {
    let current = std::env::current_dir().unwrap_or_default();
    let said = std::env::var_os("OKL_PLUGIN_PATH").unwrap_or_default();
    let of_project = upwards(&current, "okl-plugins").into_iter().collect();
    // An empty entry would be the current directory.
    let said = std::env::split_paths(&said).filter(|folder| !folder.as_os_str().is_empty());
    let mut folders: Vec<PathBuf> = said.chain(config().map(|folder| folder.join("plugins/1"))).collect();
    if cfg!(unix) {
        folders.extend(SYSTEM.map(PathBuf::from));
    }
    Libraries { of_project, folders, trusted }
}

/// The folder of the user's own pipelines.
pub fn own_pipelines() -> Option<PathBuf> {
    Some(config()?.join(NAME))
}

const SYSTEM: [&str; 2] = ["/usr/local/lib/okl/plugins/1", "/usr/lib/okl/plugins/1"];

/// The user's `trusted.toml`.
pub fn trust_file() -> Option<PathBuf> {
    Some(config()?.join("trusted.toml"))
}

/// The configuration folder: `$XDG_CONFIG_HOME/okl`, else `~/.config/okl`.
fn config() -> Option<PathBuf> {
    of_okl("XDG_CONFIG_HOME", ".config")
}

/// The folder of what can be made again: `$XDG_CACHE_HOME/okl`, else `~/.cache/okl`.
pub fn user_cache() -> Option<PathBuf> {
    of_okl("XDG_CACHE_HOME", ".cache")
}

/// By the XDG convention only an absolute path counts.
fn of_okl(variable: &str, in_home: &str) -> Option<PathBuf> {
    let folder =
        |variable: &str| std::env::var_os(variable).map(PathBuf::from).filter(|path| path.is_absolute());
    Some(folder(variable).or_else(|| Some(folder("HOME")?.join(in_home)))?.join("okl"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_folder_upwards_is_the_projects() {
        let root = std::env::temp_dir().join(format!("okl-folders-{}", std::process::id()));
        let deep = root.join("a/b/c");
        std::fs::create_dir_all(&deep).expect("a folder");
        for (made, found) in [("pipelines", "../../../pipelines"), ("a/b/pipelines", "../pipelines")] {
            std::fs::create_dir(root.join(made)).expect("a folder");
            assert_eq!(upwards(&deep, NAME), Some(found.into()));
        }
        assert_eq!(upwards(&root.join("a"), NAME), Some("../pipelines".into()));
        assert_eq!(upwards(&root, NAME), Some("pipelines".into()));
        std::fs::remove_dir_all(&root).expect("ours");
    }
}
