//! Symbolic links at places where files are written.

use std::fs;
use std::io;
use std::path::Path;

/// Returns an error for a link to a target outside of its folder: the target was chosen by the author of the link and
/// not by the user.
///
/// Links of the system, such as `/dev/stdout`, are accepted.
pub fn refuse_link_away(path: &Path) -> io::Result<()> {
    let is_link = fs::symlink_metadata(path).is_ok_and(|found| found.is_symlink());
    if !is_link || ["/dev", "/proc"].iter().any(|system| path.starts_with(system)) {
        return Ok(());
    }
    // A dangling link is replaced.
    let Ok(target) = path.canonicalize() else { return Ok(()) };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if target.starts_with(folder.canonicalize()?) {
        return Ok(());
    }
    let text =
        format!("it is a link that leads to `{}`, out of its folder; name that file", target.display());
    Err(io::Error::new(io::ErrorKind::InvalidInput, text))
}
