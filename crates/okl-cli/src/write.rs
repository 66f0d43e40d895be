//! Writes files atomically.

use crate::links::refuse_link_away;
use crate::{messages, recording};
use std::fs::{self, File, Metadata};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use tempfile::TempPath;

/// Writes all files and creates missing folders.
///
/// Each text is first written to a temporary file next to its destination. Only when all of them are on disk are they
/// renamed, so partial files are never visible, and a full disk leaves the old ones intact. A file that already has its
/// text only gets a new modification time, for tools like make: replacing files is most of the cost of a cached run.
pub fn all(files: &[(PathBuf, Vec<u8>)]) -> Result<(), (PathBuf, io::Error)> {
    if recording::is_replay() {
        show(files);
        return Ok(());
    }
    let mut staged: Vec<Staged> = Vec::new();
    for (path, bytes) in files {
        staged.push(Staged::new(path, bytes).map_err(|error| (path.clone(), error))?);
    }
    for (staged, (path, _)) in staged.into_iter().zip(files) {
        staged.publish().map_err(|error| (path.clone(), error))?;
    }
    Ok(())
}

/// Prints what would be written.
fn show(files: &[(PathBuf, Vec<u8>)]) {
    for (path, bytes) in files {
        let head = format!("==> {} <==\n", path.display());
        // A closed pipe is not an error.
        let _gone = messages::result(&[head.as_bytes(), bytes].concat());
    }
}

/// A text that is ready to be published; its temporary file is removed if it is not.
enum Staged {
    /// A temporary file to be renamed. It is closed, since there may be more of them than a process may have open.
    Beside { waiting: TempPath, place: PathBuf },
    /// A file that already has its text.
    Same(PathBuf),
    /// A destination that cannot be replaced, such as `/dev/null` or a pipe; it is written to at the end.
    InPlace { place: PathBuf, bytes: Vec<u8> },
}

impl Staged {
    fn new(path: &Path, bytes: &[u8]) -> io::Result<Staged> {
        refuse_link_away(path)?;
        let old = fs::metadata(path).ok();
        if old.as_ref().is_some_and(|old| !old.is_file()) {
            return Ok(Staged::InPlace { place: path.to_path_buf(), bytes: bytes.to_vec() });
        }
        if old.as_ref().is_some_and(|old| has_already(path, old, bytes)) {
            return Ok(Staged::Same(path.to_path_buf()));
        }
        // A link within its folder is kept: its target is replaced.
        let place = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
        let folder = place.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        // `.mm.cu.Xa3k9z.okl-tmp`: the name is unique, even among machines that share a folder.
        let mut name = std::ffi::OsString::from(".");
        name.push(place.file_name().unwrap_or_default());
        name.push(".");
        let mut options = tempfile::Builder::new();
        options.prefix(&name).suffix(".okl-tmp");
        // The umask applies; temporary files would otherwise be private to the user.
        #[cfg(unix)]
        options.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut waiting = options.tempfile_in(folder)?;
        waiting.write_all(bytes)?;
        if let Some(old) = old {
            waiting.as_file().set_permissions(old.permissions())?;
        }
        Ok(Staged::Beside { waiting: waiting.into_temp_path(), place })
    }

    fn publish(self) -> io::Result<()> {
        match self {
            Staged::Beside { waiting, place } => {
                waiting.persist(place)?;
                Ok(())
            }
            Staged::Same(place) => File::options().write(true).open(place)?.set_modified(SystemTime::now()),
            Staged::InPlace { place, bytes } => File::options().write(true).open(place)?.write_all(&bytes),
        }
    }
}

/// True if a writable file has exactly these bytes and no other hard link, whose modification time would change, too.
fn has_already(path: &Path, old: &Metadata, bytes: &[u8]) -> bool {
    #[cfg(unix)]
    if std::os::unix::fs::MetadataExt::nlink(old) != 1 {
        return false;
    }
    if old.len() != bytes.len() as u64 {
        return false;
    }
    // A file without write permission may still be replaced.
    let Ok(mut file) = File::options().read(true).write(true).open(path) else { return false };
    let mut found = Vec::with_capacity(bytes.len() + 1);
    file.read_to_end(&mut found).is_ok() && found == bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_leaves_everything_as_it_was() {
        let folder = std::env::temp_dir().join(format!("okl-write-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let (good, file) = (folder.join("good"), folder.join("file"));
        fs::write(&good, "old").expect("a file");
        fs::write(&file, "").expect("a file");
        let files = [(good.clone(), b"new".to_vec()), (file.join("below-a-file"), b"x".to_vec())];
        assert!(all(&files).is_err());
        assert_eq!(fs::read_to_string(&good).expect("a file"), "old");
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 2, "nothing is left behind");
        all(&[(good.clone(), b"new".to_vec()), (folder.join("sub/made"), b"x".to_vec())]).expect("fine");
        assert_eq!(fs::read_to_string(&good).expect("a file"), "new");
        all(&[("/dev/null".into(), b"x".to_vec())]).expect("fine");
        assert!(!fs::metadata("/dev/null").expect("there").is_file());
        fs::remove_dir_all(&folder).expect("ours");
    }

    #[cfg(unix)]
    #[test]
    fn links_that_lead_away_are_not_followed() {
        let folder = tempfile::tempdir().expect("a folder");
        let (out, other) = (folder.path().join("out"), folder.path().join("other"));
        fs::create_dir(&out).expect("a folder");
        fs::write(&other, "old").expect("a file");
        fs::write(out.join("real"), "old").expect("a file");
        for (to, name) in
            [("../other", "away"), ("real", "near"), ("../nowhere", "broken"), ("/dev/null", "device")]
        {
            std::os::unix::fs::symlink(to, out.join(name)).expect("a link");
        }
        let write = |name: &str| all(&[(out.join(name), b"new".to_vec())]);
        for name in ["away", "device"] {
            let (_, error) = write(name).expect_err("it leads away");
            assert!(error.to_string().contains("out of its folder"), "{error}");
        }
        assert_eq!(fs::read(&other).expect("a file"), b"old");
        for name in ["near", "broken"] {
            write(name).expect("fine");
        }
        assert_eq!(fs::read(out.join("real")).expect("a file"), b"new");
        assert!(fs::symlink_metadata(out.join("broken")).expect("a file").is_file());
        assert!(!folder.path().join("nowhere").exists());
    }

    #[test]
    fn what_is_there_already_is_not_replaced_and_is_new() {
        let folder = tempfile::tempdir().expect("a folder");
        let (same, linked) = (folder.path().join("same"), folder.path().join("linked"));
        let long_ago = SystemTime::UNIX_EPOCH;
        for path in [&same, &linked] {
            let mut file = File::create(path).expect("a file");
            file.write_all(b"text").expect("a file");
            file.set_modified(long_ago).expect("it is ours");
        }
        let other = folder.path().join("other");
        fs::hard_link(&linked, &other).expect("the file system has links");
        all(&[(same.clone(), b"text".to_vec()), (linked.clone(), b"text".to_vec())]).expect("fine");
        let time = |path: &Path| fs::metadata(path).and_then(|file| file.modified()).expect("a file");
        assert!(time(&same) > long_ago && time(&linked) > long_ago);
        assert_eq!(time(&other), long_ago, "nobody asked for that one");
        all(&[(same.clone(), b"test".to_vec())]).expect("fine");
        assert_eq!(fs::read(&same).expect("a file"), b"test");
    }
}
