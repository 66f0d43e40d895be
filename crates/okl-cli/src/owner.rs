//! Ownership of files that okl finds by itself.
//!
//! As git does with repositories: a file that someone else may have written is ignored until the user trusts it.

use std::path::Path;

/// The reason why someone else may have written a file: it or its folder belongs to another user, or others have write
/// permission.
///
/// The administrator counts as the user, and so does the user who became administrator by `sudo`. A group with write
/// permission counts as others, unless it is the user's own group, which many systems create for each user.
#[cfg(unix)]
pub fn stranger(file: &Path) -> Option<String> {
    use std::os::unix::fs::MetadataExt;
    let parent = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let me = Me::now();
    for (path, it) in [(file, "it"), (parent, "its folder")] {
        // A file that cannot be inspected cannot be read either, which is reported later.
        let Ok(found) = std::fs::metadata(path) else { continue };
        let (owner, group, mode) = (found.uid(), found.gid(), found.mode());
        if !me.users.contains(&owner) {
            return Some(format!(
                "{it} belongs to the user {owner}, and okl runs as the user {}",
                me.users[0]
            ));
        }
        const FOR_GROUP: u32 = 0o020;
        const FOR_ALL: u32 = 0o002;
        if mode & FOR_ALL != 0 {
            return Some(format!("everybody may write to {it}"));
        }
        if mode & FOR_GROUP != 0 && !me.groups.contains(&group) {
            return Some(format!("the group {group} may write to {it}"));
        }
    }
    None
}

#[cfg(not(unix))]
pub fn stranger(_file: &Path) -> Option<String> {
    None
}

/// The user ids and groups whose files are the user's own.
#[cfg(unix)]
struct Me {
    /// The first one is the user.
    users: Vec<u32>,
    groups: Vec<u32>,
}

#[cfg(unix)]
impl Me {
    fn now() -> Me {
        let user = rustix::process::geteuid().as_raw();
        let mut me = Me { users: vec![user, 0], groups: vec![rustix::process::getegid().as_raw(), 0] };
        let number = |name: &str| std::env::var(name).ok()?.parse::<u32>().ok();
        if user == 0 {
            me.users.extend(number("SUDO_UID"));
            me.groups.extend(number("SUDO_GID"));
        }
        me
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, chown};

    #[test]
    fn what_others_may_write_is_a_strangers() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("okl.toml");
        std::fs::write(&file, "").expect("a file");
        let mode = |path: &Path, mode| {
            std::fs::set_permissions(path, PermissionsExt::from_mode(mode)).expect("ours");
        };
        mode(folder.path(), 0o755);
        mode(&file, 0o644);
        assert_eq!(stranger(&file), None);
        mode(&file, 0o664);
        assert_eq!(stranger(&file), None, "the user's own group");
        mode(&file, 0o646);
        assert_eq!(stranger(&file).as_deref(), Some("everybody may write to it"));
        mode(&file, 0o644);
        mode(folder.path(), 0o1777);
        assert_eq!(stranger(&file).as_deref(), Some("everybody may write to its folder"));
        mode(folder.path(), 0o775);
        assert_eq!(stranger(&file), None);
        // Only the administrator may give files away.
        if rustix::process::geteuid().is_root() {
            chown(folder.path(), None, Some(12345)).expect("we are root");
            assert_eq!(stranger(&file).as_deref(), Some("the group 12345 may write to its folder"));
            chown(folder.path(), Some(12345), Some(0)).expect("we are root");
            assert!(
                stranger(&file).is_some_and(|why| why.starts_with("its folder belongs to the user 12345"))
            );
            chown(folder.path(), Some(0), Some(0)).expect("we are root");
            chown(&file, Some(12345), None).expect("we are root");
            assert!(stranger(&file).is_some_and(|why| why.starts_with("it belongs to the user 12345")));
        }
    }
}
