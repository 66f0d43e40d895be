//! Finds the file of a pipeline from a name or a path.

use okl_host::{Host, NamingFile, SetupError};
use okl_source::FileSpan;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A pipeline that is known by name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct KnownPipeline {
    /// Its name.
    pub name: String,
    /// Its file; none for an embedded pipeline.
    pub file: Option<PathBuf>,
    /// The other pipelines of that name, which this one hides, nearest first.
    pub shadows: Vec<Option<PathBuf>>,
}

/// All known pipelines, sorted by name. `folders` are nearest first.
pub fn known(folders: &[PathBuf], host: &Host) -> Vec<KnownPipeline> {
    let mut names: BTreeMap<String, Vec<Candidate>> = BTreeMap::new();
    let listed = folders.iter().flat_map(|folder| {
        let names = host.files.list(&folder.to_string_lossy());
        names.into_iter().filter_map(|name| Some(name.strip_suffix(ENDING)?.to_string()))
    });
    let embedded = host.pipelines.iter().map(|(name, _)| name.to_string());
    for name in listed.chain(embedded).filter(|name| !name.is_empty()) {
        names.entry(name).or_default();
    }
    for (name, found) in &mut names {
        found.extend(places(name, folders, host).into_iter().filter(|place| place.is_there(host)));
    }
    let known = |(name, found): (String, Vec<Candidate>)| {
        let mut files = found.into_iter().map(|place| match place {
            Candidate::File(path) => Some(path),
            Candidate::Embedded(_) => None,
        });
        Some(KnownPipeline { name, file: files.next()?, shadows: files.collect() })
    };
    names.into_iter().filter_map(known).collect()
}

/// The largest size of a pipeline file in bytes.
const LARGEST: usize = 1 << 20;

const ENDING: &str = ".toml";

/// A pipeline file that was found.
pub struct Found {
    pub place: Identity,
    pub folder: Option<PathBuf>,
    pub shown: String,
    pub text: String,
}

impl Found {
    /// The description of this file for the plugins that it names.
    pub fn namer(&self, host: &Host) -> NamingFile {
        let is_own = match &self.place {
            Identity::Embedded(_) => true,
            Identity::File(_) => host.libraries.trusted.owns(Path::new(&self.shown)),
        };
        NamingFile { folder: self.folder.clone(), needs_trust: (!is_own).then(|| self.shown.clone()) }
    }
}

/// The identity of a file: two files are the same if theirs are equal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Identity {
    File(PathBuf),
    Embedded(&'static str),
}

/// The file that extends another one.
pub struct ExtendingFile<'a> {
    pub place: &'a Identity,
    pub folder: Option<&'a Path>,
    pub line: FileSpan,
}

/// Finds a file that the user requests or that another file extends.
///
/// A name with a separator or the ending `.toml` is a path. Without a separator, and if there is no such file, it is
/// looked up as a name: in the folders, then among the embedded pipelines.
pub fn locate(
    wanted: &str,
    asker: Option<&ExtendingFile<'_>>,
    folders: &[PathBuf],
    host: &Host,
) -> Result<Found, SetupError> {
    let told = |error: SetupError| match asker {
        Some(asker) => error.at(asker.line),
        None => error,
    };
    let has_folder = wanted.contains(['/', std::path::MAIN_SEPARATOR]);
    let stem = wanted.strip_suffix(ENDING).filter(|_| !has_folder);
    let mut missing = None;
    if has_folder || stem.is_some() {
        let path = beside(wanted, asker);
        match read(&path, host) {
            Ok(found) => return Ok(found),
            Err(source) if stem.is_some() && is_missing(&source) => missing = Some((path, source)),
            Err(source) => return Err(told(SetupError::Unreadable { path, source, known: Vec::new() })),
        }
    }
    if let Some(found) = by_name(stem.unwrap_or(wanted), asker, folders, host).map_err(told)? {
        return Ok(found);
    }
    let known = known(folders, host).into_iter().map(|known| known.name).collect();
    Err(told(match missing {
        Some((path, source)) => SetupError::Unreadable { path, source, known },
        None => SetupError::UnknownPipeline { name: wanted.to_string(), known },
    }))
}

/// Resolves a path relative to the folder of the file that contains it.
fn beside(wanted: &str, asker: Option<&ExtendingFile<'_>>) -> PathBuf {
    match asker.and_then(|asker| asker.folder) {
        // Collected again to normalize `a/./b` to `a/b`.
        Some(folder) => folder.join(wanted).components().collect(),
        None => PathBuf::from(wanted),
    }
}

/// The nearest file of that name. If a file extends its own name, the next one is meant: the project's `cuda` extends
/// the user's.
fn by_name(
    name: &str,
    asker: Option<&ExtendingFile<'_>>,
    folders: &[PathBuf],
    host: &Host,
) -> Result<Option<Found>, SetupError> {
    let places = places(name, folders, host);
    let own = places.iter().position(|place| asker.is_some_and(|asker| place.identity(host) == *asker.place));
    for place in &places[own.map_or(0, |own| own + 1)..] {
        match place {
            Candidate::File(path) => match read(path, host) {
                Ok(found) => return Ok(Some(found)),
                Err(source) if is_missing(&source) => {}
                Err(source) => {
                    return Err(SetupError::Unreadable { path: path.clone(), source, known: Vec::new() });
                }
            },
            Candidate::Embedded(name) => {
                let text = host.pipelines.iter().find(|(other, _)| other == name).map(|(_, text)| *text);
                return Ok(Some(Found {
                    place: Identity::Embedded(name),
                    folder: None,
                    shown: format!("<embedded>/{name}.toml"),
                    text: text.unwrap_or_default().to_string(),
                }));
            }
        }
    }
    Ok(None)
}

/// A file that a name may resolve to.
enum Candidate {
    File(PathBuf),
    Embedded(&'static str),
}

/// The candidates for a name, nearest first and each file once.
fn places(name: &str, folders: &[PathBuf], host: &Host) -> Vec<Candidate> {
    let mut places: Vec<Candidate> = Vec::new();
    for folder in folders {
        let place = Candidate::File(folder.join(format!("{name}{ENDING}")));
        if !places.iter().any(|other| other.identity(host) == place.identity(host)) {
            places.push(place);
        }
    }
    let embedded = host.pipelines.iter().find(|(other, _)| *other == name);
    places.extend(embedded.map(|(name, _)| Candidate::Embedded(name)));
    places
}

impl Candidate {
    fn identity(&self, host: &Host) -> Identity {
        match self {
            Candidate::File(path) => identity(path, host),
            Candidate::Embedded(name) => Identity::Embedded(name),
        }
    }

    /// True if the file exists, readable or not.
    fn is_there(&self, host: &Host) -> bool {
        match self {
            Candidate::File(path) => {
                let folder = path.parent().map(Path::to_string_lossy).unwrap_or_default();
                let name = path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
                host.files.list(&folder).iter().any(|other| *other == name)
            }
            Candidate::Embedded(_) => true,
        }
    }
}

fn identity(path: &Path, host: &Host) -> Identity {
    Identity::File(PathBuf::from(host.files.identity(&path.to_string_lossy())))
}

fn is_missing(error: &std::io::Error) -> bool {
    error.kind() == std::io::ErrorKind::NotFound
}

/// Reads a file that is written by hand.
pub fn read(path: &Path, host: &Host) -> std::io::Result<Found> {
    let shown = path.to_string_lossy().into_owned();
    let bytes = host.files.read_small(&shown, LARGEST)?;
    let text = String::from_utf8(bytes)
        .map_err(|_| std::io::Error::new(std::io::ErrorKind::InvalidData, "it is not UTF-8"))?;
    Ok(Found {
        place: identity(path, host),
        folder: Some(path.parent().map_or_else(PathBuf::new, Path::to_path_buf)),
        shown,
        text,
    })
}
