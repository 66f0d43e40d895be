//! Reads files.

use crate::index::{Index, Part};
use crate::layout::{HEAD, LONGEST_INDEX, LONGEST_PART, MAGIC, VERSION};
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Cursor, Read, Seek, SeekFrom};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// A file that is open. Its parts are read when they are asked for, also when another file has taken its place since.
#[derive(Debug)]
pub struct Archive {
    /// Its contents.
    pub index: Index,
    source: Mutex<Source>,
    /// The offset of the first part in the file.
    parts: u64,
}

/// Why a file cannot be read.
#[derive(Debug)]
pub enum ReadError {
    /// The system says so.
    System(io::Error),
    /// It is no file of kernels.
    OtherFile,
    /// It was written by an okl that writes another form.
    OtherVersion(u64),
    /// It was cut off, or changed.
    Damaged(&'static str),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::System(error) => write!(f, "{error}"),
            ReadError::OtherFile => f.write_str("it is no bundle of kernels: `okl build` makes one"),
            ReadError::OtherVersion(version) => write!(
                f,
                "it has version {version} of the form of bundles, and this okl, {}, reads version {VERSION}: build it again",
                env!("CARGO_PKG_VERSION")
            ),
            ReadError::Damaged(what) => write!(f, "it is damaged: {what}"),
        }
    }
}

impl std::error::Error for ReadError {}

impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> ReadError {
        ReadError::System(error)
    }
}

/// The source of the bytes.
#[derive(Debug)]
enum Source {
    File(File),
    Memory(Cursor<Vec<u8>>),
}

impl Archive {
    /// Opens a file and reads its index.
    ///
    /// # Errors
    /// See [`ReadError`].
    pub fn open(path: &Path) -> Result<Archive, ReadError> {
        // A pipe would wait for somebody who writes.
        let found = fs::metadata(path)?;
        if !found.is_file() {
            return Err(ReadError::OtherFile);
        }
        let file = File::open(path)?;
        let length = file.metadata()?.len();
        Archive::of(Source::File(file), length)
    }

    /// Reads a file whose bytes the program has.
    ///
    /// # Errors
    /// See [`ReadError`].
    pub fn of_bytes(bytes: Vec<u8>) -> Result<Archive, ReadError> {
        let length = bytes.len() as u64;
        Archive::of(Source::Memory(Cursor::new(bytes)), length)
    }

    fn of(mut source: Source, length: u64) -> Result<Archive, ReadError> {
        let cut = || ReadError::Damaged("it was cut off");
        let head = source.read(0, length.min(HEAD as u64))?;
        if head.get(..8) != Some(&MAGIC) {
            return Err(ReadError::OtherFile);
        }
        let number = |at: usize| {
            let bytes = head.get(at..at + 8).and_then(|bytes| bytes.try_into().ok());
            bytes.map(u64::from_le_bytes).ok_or_else(cut)
        };
        let version = number(8)?;
        if version != VERSION {
            return Err(ReadError::OtherVersion(version));
        }
        let size = number(16)?;
        let hash: &[u8] = head.get(24..HEAD).ok_or_else(cut)?;
        let parts = (HEAD as u64).checked_add(size).filter(|end| *end <= length).ok_or_else(cut)?;
        if size > LONGEST_INDEX {
            return Err(ReadError::Damaged("its index is too long"));
        }
        let index = source.read(HEAD as u64, size)?;
        if blake3::hash(&index).as_bytes() != hash {
            return Err(ReadError::Damaged("its index is not what was written"));
        }
        let index: Index =
            serde_json::from_slice(&index).map_err(|_| ReadError::Damaged("its index makes no sense"))?;
        for part in index.parts() {
            let end = part.at.checked_add(part.bytes).and_then(|end| end.checked_add(parts));
            end.filter(|end| *end <= length && part.bytes <= LONGEST_PART).ok_or_else(cut)?;
        }
        Ok(Archive { index, source: Mutex::new(source), parts })
    }

    /// The bytes of a part of the index.
    ///
    /// # Errors
    /// If they cannot be read, or are not those that were written.
    pub fn part(&self, part: &Part) -> Result<Vec<u8>, ReadError> {
        let at = self.parts.checked_add(part.at).ok_or(ReadError::Damaged("it was cut off"))?;
        // A source is valid whatever happened to a thread.
        let bytes = self.source.lock().unwrap_or_else(PoisonError::into_inner).read(at, part.bytes)?;
        match blake3::hash(&bytes).to_hex().as_str() == part.hash {
            true => Ok(bytes),
            false => Err(ReadError::Damaged("a part is not what was written")),
        }
    }
}

impl Source {
    /// So many bytes from a place on; fewer where it ends.
    fn read(&mut self, at: u64, bytes: u64) -> io::Result<Vec<u8>> {
        let mut read = Vec::new();
        match self {
            Source::File(file) => {
                file.seek(SeekFrom::Start(at))?;
                file.take(bytes).read_to_end(&mut read)?;
            }
            Source::Memory(memory) => {
                memory.set_position(at);
                memory.take(bytes).read_to_end(&mut read)?;
            }
        }
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Build, HostCode, Text, Writer};

    fn index(writer: &mut Writer) -> Index {
        let (text, reflection) = (writer.add(b"a text"), writer.add(b"{\"schema\": 3}"));
        let (target, kernels) = ("serial".to_owned(), vec!["add".to_owned()]);
        let host_code = HostCode { text: writer.add(b"host code"), binaries: Vec::new() };
        let build = Build {
            target,
            kernels,
            text,
            reflection,
            flags: None,
            binaries: Vec::new(),
            host_code: Some(host_code),
        };
        let text = Text {
            path: "add.okl".into(),
            templates: Vec::new(),
            instances: Vec::new(),
            builds: vec![build],
        };
        Index { okl: "1.2.3".into(), texts: vec![text] }
    }

    fn whole() -> Vec<u8> {
        let mut writer = Writer::new();
        let index = index(&mut writer);
        writer.finish(&index)
    }

    /// Reads everything that there is.
    fn read(bytes: Vec<u8>) -> Result<Vec<Vec<u8>>, ReadError> {
        let archive = Archive::of_bytes(bytes)?;
        archive.index.parts().map(|part| archive.part(part)).collect()
    }

    #[test]
    fn what_was_written_is_read() {
        assert_eq!(read(whole()).expect("it is whole"), [&b"a text"[..], b"{\"schema\": 3}", b"host code"]);
    }

    #[test]
    fn parts_that_are_the_same_are_written_once() {
        let mut writer = Writer::new();
        let first = writer.add(b"the same");
        assert!(writer.add(b"other").at > first.at);
        assert_eq!(writer.add(b"the same"), first);
    }

    #[test]
    fn each_changed_bit_is_noticed() {
        let whole = whole();
        for at in 0..whole.len() {
            for bit in 0..8 {
                let mut changed = whole.clone();
                changed[at] ^= 1 << bit;
                assert!(read(changed).is_err(), "bit {bit} of byte {at}");
            }
        }
    }

    #[test]
    fn each_length_but_the_whole_is_noticed() {
        let whole = whole();
        for length in 0..whole.len() {
            let error = read(whole[..length].to_vec()).expect_err("it is cut off");
            let is_told = match length {
                0..8 => matches!(error, ReadError::OtherFile),
                _ => matches!(error, ReadError::Damaged("it was cut off")),
            };
            assert!(is_told, "{length}: {error}");
        }
    }

    #[test]
    fn sizes_that_lie_take_no_memory() {
        let mut writer = Writer::new();
        let mut index = index(&mut writer);
        for (at, bytes) in [(0, u64::MAX), (u64::MAX, 1), (u64::MAX, u64::MAX), (0, 1 << 40)] {
            index.texts[0].builds[0].text = Part { at, bytes, hash: String::new() };
            let error = Archive::of_bytes(Writer::new().finish(&index)).expect_err("there are not as many");
            assert!(matches!(error, ReadError::Damaged("it was cut off")), "{error}");
        }
        let mut whole = whole();
        for size in [u64::MAX, u64::MAX - 8, 1 << 62] {
            whole[16..24].copy_from_slice(&size.to_le_bytes());
            assert!(matches!(read(whole.clone()), Err(ReadError::Damaged(_))));
        }
    }

    #[test]
    fn another_version_is_told() {
        let mut whole = whole();
        whole[8] = 2;
        let error = Archive::of_bytes(whole).expect_err("another version").to_string();
        assert!(error.starts_with("it has version 2 of the form of bundles, and this okl"), "{error}");
    }

    #[test]
    fn what_is_no_file_is_told() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(matches!(Archive::open(folder.path()), Err(ReadError::OtherFile)));
        assert!(matches!(Archive::open(&folder.path().join("none")), Err(ReadError::System(_))));
        let file = folder.path().join("file");
        fs::write(&file, whole()).expect("it can be written");
        let archive = Archive::open(&file).expect("it is whole");
        // What is open stays what it was.
        fs::rename(&file, folder.path().join("other")).expect("it can be renamed");
        let part = archive.index.texts[0].builds[0].text.clone();
        assert_eq!(archive.part(&part).expect("it is there"), b"a text");
    }
}
