//! Runs a program and reports its effects on the system: each program that it starts, each file that it writes, each
//! library that it loads, each connection.
//!
//! The system calls are recorded by `strace`, so effects that bypass the C library are included, and neither privileges
//! nor a container are needed. Each thread has a log file of its own, so that lines are not interleaved.

use crate::process::{Ended, run_within};
use crate::tools::Tool;
use crate::{Failure, failure::at_path};
use std::ffi::OsStr;
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// One effect of a program.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Event {
    /// The kind of the effect.
    pub kind: EventKind,
    /// The absolute path of the file without `..`; for a connection the line of `strace`.
    pub path: PathBuf,
}

/// The kinds of effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EventKind {
    /// It starts a program, or tries to.
    Starts,
    /// It maps a file as code.
    Loads,
    /// It opens a file for writing, or creates, removes, renames or changes one; or tries to.
    Writes,
    /// It connects, sends, or listens.
    Connects,
    /// It uses a system call that no compiler needs, such as writing to the memory of other processes.
    Strange,
}

/// The time limit; programs only exceed it if they wait for input.
const LIMIT: Duration = Duration::from_secs(20);

const FILES: [&str; 26] = [
    "open",
    "openat",
    "openat2",
    "creat",
    "rename",
    "renameat",
    "renameat2",
    "link",
    "linkat",
    "symlink",
    "symlinkat",
    "unlink",
    "unlinkat",
    "mkdir",
    "mkdirat",
    "rmdir",
    "mknod",
    "mknodat",
    "truncate",
    "chmod",
    "fchmodat",
    "chown",
    "lchown",
    "fchownat",
    "utimensat",
    "setxattr",
];
const NETWORK: [&str; 5] = ["connect", "bind", "sendto", "sendmsg", "sendmmsg"];
const STRANGE: [&str; 6] = ["ptrace", "process_vm_writev", "io_uring_setup", "memfd_create", "mount", "bpf"];

/// Runs a program in a folder and reports the effects of it and its children, sorted and without duplicates. Its own
/// start is not reported.
///
/// `variables` is its whole environment. `None` if `strace` is missing.
pub fn watch(
    program: &Path,
    arguments: &[impl AsRef<OsStr>],
    folder: &Path,
    variables: &[(&str, &OsStr)],
) -> Result<Option<(Ended, Vec<Event>)>, Failure> {
    let Some(strace) = Tool::Strace.find() else { return Ok(None) };
    let logs = tempfile::tempdir().map_err(|error| Failure::new(format!("no folder for logs: {error}")))?;
    let calls = FILES.iter().chain(&NETWORK).chain(&STRANGE).chain(&["execve", "execveat", "mmap"]);
    let calls: Vec<String> = calls.map(|call| format!("?{call}")).collect();
    let mut command = Command::new(strace);
    command.args(["-ff", "-qq", "-y", "-s", "4096", "--seccomp-bpf", "-e", "signal=none", "-e"]);
    command.arg(format!("trace={}", calls.join(","))).arg("-o").arg(logs.path().join("log"));
    command.arg("--").arg(program).args(arguments).current_dir(folder);
    command.env_clear().envs(variables.iter().copied());
    let ended = run_within(LIMIT, &mut command)?;
    let mut events = Vec::new();
    let mut is_traced = false;
    for entry in fs::read_dir(logs.path()).map_err(at_path(logs.path()))?.flatten() {
        let bytes = fs::read(entry.path()).map_err(at_path(logs.path()))?;
        let text = String::from_utf8_lossy(&bytes);
        is_traced |= text.contains("execve(");
        events.extend(text.lines().flat_map(|line| events_of(line, folder)));
    }
    if !is_traced {
        return Err(Failure::new(format!("strace traces nothing here: {}", ended.stderr)));
    }
    // The start of the program itself.
    let own = Event { kind: EventKind::Starts, path: program.to_path_buf() };
    if let Some(at) = events.iter().position(|event| *event == own) {
        events.remove(at);
    }
    events.sort();
    events.dedup();
    Ok(Some((ended, events)))
}

/// The effects in a line of `strace`: `openat(AT_FDCWD</home/me>, "a.cu", O_WRONLY|O_CREAT, 0666) = 3</home/me/a.cu>`.
fn events_of(line: &str, folder: &Path) -> Vec<Event> {
    let Some((call, rest)) = line.split_once('(') else { return Vec::new() };
    let event = |kind, path: PathBuf| vec![Event { kind, path: without_dots(&path) }];
    if call == "mmap" {
        let file = rest.split_once('<').and_then(|(_, rest)| rest.rsplit_once(">,")).map(|(file, _)| file);
        return match file.filter(|_| rest.contains("PROT_EXEC")) {
            Some(file) => event(EventKind::Loads, file.into()),
            None => Vec::new(),
        };
    }
    if NETWORK.contains(&call) {
        // Messages over a socket pair of the process are no connection.
        let is_within = rest.contains("sa_family") || call == "connect" || call == "bind";
        return if is_within { event(EventKind::Connects, line.into()) } else { Vec::new() };
    }
    if STRANGE.contains(&call) {
        return event(EventKind::Strange, line.into());
    }
    let paths = paths(rest, folder);
    if call.starts_with("exec") {
        return paths.into_iter().take(1).flat_map(|path| event(EventKind::Starts, path)).collect();
    }
    if !FILES.contains(&call) {
        return Vec::new();
    }
    let writes = ["O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC", "O_TMPFILE"];
    if call.starts_with("open") && !writes.iter().any(|flag| rest.contains(flag)) {
        return Vec::new();
    }
    // If the real path of an opened file is known, it takes precedence.
    if call.starts_with("open")
        && let Some((_, opened)) = rest.rsplit_once(" = ")
        && let Some((_, path)) = opened.split_once('<')
    {
        return event(EventKind::Writes, path.trim_end_matches('>').trim_end_matches("(deleted)").into());
    }
    paths.into_iter().flat_map(|path| event(EventKind::Writes, path)).collect()
}

/// The paths among the arguments: each string, relative to the folder before it.
fn paths(arguments: &str, folder: &Path) -> Vec<PathBuf> {
    let mut base = folder.to_path_buf();
    let mut found = Vec::new();
    let mut rest = arguments;
    loop {
        let (quote, bracket) = (rest.find('"'), rest.find('<'));
        match (quote, bracket) {
            (Some(quote), bracket) if bracket.is_none_or(|bracket| quote < bracket) => {
                let after = &rest[quote + 1..];
                let Some(end) = end_of_string(after) else { return found };
                found.push(base.join(&after[..end]));
                rest = &after[end + 1..];
            }
            (_, Some(bracket)) => {
                let after = &rest[bracket + 1..];
                let Some(end) = after.find('>') else { return found };
                base = PathBuf::from(&after[..end]);
                rest = &after[end + 1..];
            }
            (_, None) => return found,
        }
    }
}

/// The position of the quote that ends a string.
fn end_of_string(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    text.char_indices().find_map(|(at, letter)| match (is_escaped, letter) {
        (false, '"') => Some(at),
        (escaped, letter) => {
            is_escaped = !escaped && letter == '\\';
            None
        }
    })
}

/// The normalized path: `/a/c` for `/a/b/../c`. Links are not resolved: access to their targets is another event.
fn without_dots(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(out.pop()),
            Component::CurDir => {}
            Component::Prefix(_) | Component::RootDir | Component::Normal(_) => out.push(part),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(line: &str) -> Vec<(EventKind, String)> {
        let events = events_of(line, Path::new("/here"));
        events.into_iter().map(|event| (event.kind, event.path.display().to_string())).collect()
    }

    #[test]
    fn lines_of_strace_are_read() {
        use EventKind::*;
        let is = |line: &str, kind, path: &str| assert_eq!(told(line), [(kind, path.to_string())], "{line}");
        is(r#"openat(AT_FDCWD</here>, "a b", O_WRONLY|O_CREAT, 0666) = 3</there/a b>"#, Writes, "/there/a b");
        is(r#"openat(AT_FDCWD</here>, "../x", O_RDWR) = -1 EACCES (Permission denied)"#, Writes, "/x");
        is(r#"mkdir("/a/./b", 0777) = 0"#, Writes, "/a/b");
        is(r#"unlinkat(5</d>, "f\"g", 0) = 0"#, Writes, r#"/d/f\"g"#);
        is(r#"execve("./x", ["./x", "y"], 0x7ffd /* 3 vars */) = 0"#, Starts, "/here/x");
        is("mmap(NULL, 9, PROT_READ|PROT_EXEC, MAP_PRIVATE, 3</l/x.so>, 0) = 0x7f", Loads, "/l/x.so");
        for line in [
            r#"openat(AT_FDCWD</here>, "a", O_RDONLY|O_CLOEXEC) = 3</here/a>"#,
            "mmap(NULL, 9, PROT_READ|PROT_EXEC, MAP_PRIVATE|MAP_ANONYMOUS, -1, 0) = 0x7f",
            "mmap(NULL, 9, PROT_READ, MAP_PRIVATE, 3</l/x.so>, 0) = 0x7f",
            "+++ exited with 0 +++",
        ] {
            assert_eq!(told(line), [], "{line}");
        }
        let both = told(r#"renameat2(AT_FDCWD</a>, "x", 4</b>, "y", 0) = 0"#);
        assert_eq!(both, [(Writes, "/a/x".to_string()), (Writes, "/b/y".to_string())]);
        assert_eq!(told(r#"connect(3<socket:[1]>, {sa_family=AF_INET, ...}, 16) = 0"#)[0].0, Connects);
    }

    /// A watcher without events would report every program as harmless.
    #[test]
    fn everything_that_a_script_does_is_seen() {
        let Some(shell) = Tool::Shell.find() else { return };
        let folder = tempfile::tempdir().expect("a folder");
        let root = folder.path().canonicalize().expect("it is there");
        fs::write(root.join("script"), "#!/bin/sh\necho x >> written\nmkdir made\nmv written made/moved\n")
            .expect("a file");
        fs::write(root.join("read"), "").expect("a file");
        let runs = std::os::unix::fs::PermissionsExt::from_mode(0o755);
        fs::set_permissions(root.join("script"), runs).expect("ours");
        let path = std::env::var_os("PATH").unwrap_or_default();
        let line = "cat read; ./script; nowhere/program; echo x > /nowhere/file";
        let Some((_, events)) =
            watch(&shell, &["-c", line], &root, &[("PATH", &path)]).expect("it is traced")
        else {
            return;
        };
        let saw = |kind, path: PathBuf| events.contains(&Event { kind, path });
        assert!(saw(EventKind::Starts, root.join("script")), "{events:?}");
        assert!(saw(EventKind::Starts, root.join("nowhere/program")), "{events:?}");
        for path in ["written", "made", "made/moved"] {
            assert!(saw(EventKind::Writes, root.join(path)), "{path}: {events:?}");
        }
        assert!(saw(EventKind::Writes, "/nowhere/file".into()), "{events:?}");
        assert!(!events.iter().any(|event| event.path.ends_with("read")), "{events:?}");
        assert!(events.iter().any(|event| event.kind == EventKind::Loads), "{events:?}");
        let Some(python) = Tool::Python.find() else { return };
        let line = "import socket; s = socket.socket(); s.connect_ex(('127.0.0.1', 9))";
        let seen = watch(&python, &["-S", "-c", line], &root, &[("PATH", &path)]).expect("it is traced");
        let (_, events) = seen.expect("strace is here");
        assert!(events.iter().any(|event| event.kind == EventKind::Connects), "{events:?}");
    }
}
