//! A user's machine with a hostile project on it.

use crate::common::KERNEL;
use okl_testing::okl::program;
use okl_testing::process::Ended;
use okl_testing::tools::Tool;
use okl_testing::watched::{Event, watch};
use std::ffi::OsStr;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The folders of a user: `home`, `config`, `cache`, `out`, and `project`, which someone else wrote.
pub struct Lair {
    pub root: PathBuf,
}

/// A program that creates a file `ran` when it is started.
const HARM: &str = "#!/bin/sh\ntouch \"${0%/*}/ran\" ran\ncat\n";

impl Lair {
    pub fn new(name: &str) -> Lair {
        let all = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hostile");
        // Stops the search for pipelines, which would find those of okl's own repository further up.
        std::fs::create_dir_all(all.join("pipelines")).expect("the test folder can be written");
        let folder: String =
            name.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' }).collect();
        let root = all.canonicalize().expect("it is there").join(folder);
        let _first_time = std::fs::remove_dir_all(&root);
        for folder in ["home/.ssh", "config/okl", "cache", "out", "tmp", "project/deep", "project/built"] {
            std::fs::create_dir_all(root.join(folder)).expect("the test folder can be written");
        }
        let lair = Lair { root };
        lair.put("home/.bashrc", "# mine\n");
        lair.put("home/.ssh/id", "secret\n");
        lair.write("k.okl", KERNEL);
        lair.write("deep/k.okl", KERNEL);
        lair.script("evil.sh");
        lair
    }

    /// Writes a file of the project.
    pub fn write(&self, name: &str, text: impl AsRef<str>) {
        self.put(&format!("project/{name}"), text);
    }

    /// Writes a file anywhere; `ROOT` in the text is replaced by the root folder.
    pub fn put(&self, name: &str, text: impl AsRef<str>) {
        let path = self.root.join(name);
        std::fs::create_dir_all(path.parent().expect("it lies below")).expect("it can be written");
        let text = text.as_ref().replace("ROOT", &self.root.display().to_string());
        std::fs::write(path, text).expect("the test folder can be written");
    }

    /// Writes a harmful program.
    pub fn script(&self, name: &str) {
        self.write(name, HARM);
        let path = self.root.join("project").join(name);
        std::fs::set_permissions(path, PermissionsExt::from_mode(0o755)).expect("it is ours");
    }

    /// Creates a library that does harm as soon as it is loaded; an empty file if there is no compiler.
    pub fn library(&self, name: &str) {
        self.write(name, "");
        if let Some(library) = library() {
            std::fs::copy(library, self.root.join("project").join(name)).expect("it can be copied");
        }
    }

    pub fn link(&self, to: &str, name: &str) {
        let path = self.root.join("project").join(name);
        std::fs::create_dir_all(path.parent().expect("it lies below")).expect("it can be written");
        let _there = std::fs::remove_file(&path);
        symlink(to.replace("ROOT", &self.root.display().to_string()), path).expect("a link");
    }

    /// Creates a pipe without a writer.
    pub fn pipe(&self, name: &str) {
        let Some(mkfifo) = Tool::Mkfifo.find() else { return };
        let path = self.root.join("project").join(name);
        std::fs::create_dir_all(path.parent().expect("it lies below")).expect("it can be written");
        assert!(Command::new(mkfifo).arg(path).status().expect("mkfifo starts").success());
    }

    /// Runs okl as preparation of a test, without strace.
    pub fn okl(&self, line: &str) {
        let mut command = Command::new(program(env!("CARGO_BIN_EXE_okl")));
        command.args(line.split_whitespace()).current_dir(self.root.join("project"));
        for (name, folder) in FOLDERS {
            command.env(name, self.root.join(folder));
        }
        let output = command.output().expect("okl starts");
        assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    }

    /// Runs okl in the project under strace; `None` if that is not available. `first` comes first on the search path.
    pub fn watch(&self, line: &str, first: Option<&str>) -> Option<(Ended, Vec<Event>)> {
        let line = line.replace("OUT", &self.root.join("out").display().to_string());
        self.watch_words(&line.split_whitespace().map(str::to_string).collect::<Vec<_>>(), &[], first)
    }

    pub fn watch_words(
        &self,
        words: &[String],
        more: &[(&str, &OsStr)],
        first: Option<&str>,
    ) -> Option<(Ended, Vec<Event>)> {
        let path = std::env::var("PATH").unwrap_or_default();
        let path = first.map_or(path.clone(), |first| format!("{first}:{path}"));
        let folders = FOLDERS.map(|(name, folder)| (name, self.root.join(folder)));
        let mut variables: Vec<(&str, &OsStr)> = vec![("PATH", OsStr::new(&path))];
        variables.extend(folders.iter().map(|(name, folder)| (*name, folder.as_os_str())));
        let libclang = ["LIBCLANG_PATH", "OKL_LIBCLANG"].map(|name| (name, std::env::var_os(name)));
        variables.extend(libclang.iter().filter_map(|(name, value)| Some((*name, value.as_deref()?))));
        variables.extend(more.iter().copied());
        let program = program(env!("CARGO_BIN_EXE_okl"));
        watch(&program, words, &self.root.join("project"), &variables).expect("okl is watched")
    }

    /// The files below a folder, with their contents.
    pub fn listed(&self, folder: &str) -> Vec<(PathBuf, String)> {
        let mut found = Vec::new();
        let mut folders = vec![self.root.join(folder)];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
                let path = entry.path();
                match entry.file_type() {
                    Ok(kind) if kind.is_dir() => folders.push(path),
                    Ok(kind) if kind.is_file() => {
                        let text =
                            String::from_utf8_lossy(&std::fs::read(&path).unwrap_or_default()).into_owned();
                        found.push((path, text));
                    }
                    Ok(_) | Err(_) => {}
                }
            }
        }
        found.sort();
        found
    }

    /// The files that show that foreign code ran.
    pub fn traces(&self) -> Vec<String> {
        let all = self.listed("").into_iter().map(|(path, _)| path);
        let ran = all.filter(|path| path.file_name().is_some_and(|name| name == "ran"));
        ran.map(|path| path.display().to_string()).collect()
    }
}

const FOLDERS: [(&str, &str); 4] =
    [("HOME", "home"), ("XDG_CONFIG_HOME", "config"), ("XDG_CACHE_HOME", "cache"), ("TMPDIR", "tmp")];

/// A library that creates the file `ran` when it is loaded.
fn library() -> Option<&'static Path> {
    static BUILT: OnceLock<Option<PathBuf>> = OnceLock::new();
    let build = || {
        let compiler = Tool::Gcc.find()?;
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let (source, library) = (folder.join("harm.c"), folder.join("harm.so"));
        let text = "#include <stdio.h>\n__attribute__((constructor)) static void harm(void) { fclose(fopen(\"ran\", \"w\")); }\n";
        std::fs::write(&source, text).expect("the test folder can be written");
        let mut gcc = Command::new(compiler);
        let status =
            gcc.args(["-shared", "-fPIC", "-o"]).arg(&library).arg(source).status().expect("gcc starts");
        status.success().then_some(library)
    };
    BUILT.get_or_init(build).as_deref()
}
