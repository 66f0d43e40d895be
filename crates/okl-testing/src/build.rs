//! Compiles C++ and links programs. A text that was already compiled with the same flags is not compiled again.
//!
//! Most of a compiler's time goes into headers, and one runner serves many targets. So headers are precompiled, the
//! parts that never change are compiled once, and every object is in a file whose name is a hash of all its inputs.
//!
//! Texts that include one of this crate's headers (runners, launchers, texts for emulated devices) are compiled by
//! clang if it is installed: it loads a precompiled header lazily where g++ reads all of it, which halves the time.

use std::collections::BTreeSet;
use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Condvar, Mutex, OnceLock};

use crate::cases::files_below;
use crate::failure::at_path;
use crate::tools::Tool;
use crate::{Failure, process};

/// The flags of all compilations. Uninitialized variables get a pattern rather than zero. Most programs run for
/// moments, so only code that users compile for their processors is [`OPTIMISED`].
const FLAGS: [&str; 3] = ["-std=c++20", "-O0", "-ftrivial-auto-var-init=pattern"];

/// The flag for long-running code, and for code whose promises (`restrict`, no overflow) the compiler should use.
pub const OPTIMISED: &str = "-O1";

/// Warning flags for text with parts written by users, such as kernels and runners.
const QUIET: &[&str] = &["-w"];

/// Warning flags for text that okl alone has written: it must compile without warnings.
const STRICT: &[&str] = &["-Wall", "-Wextra", "-Werror"];

/// A compiler with a folder for its output.
#[derive(Clone, Debug)]
pub struct Builder {
    compiler: PathBuf,
    folder: PathBuf,
}

/// One compilation.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The name, for messages and for the file name of the object.
    pub name: &'a str,
    /// The text.
    pub text: &'a str,
    /// The texts that it includes, apart from this crate's own headers.
    pub includes: &'a [&'a str],
    /// The header of this crate that `text` includes first; it is precompiled.
    pub header: Option<&'a str>,
    /// Additional flags.
    pub flags: &'a [&'a str],
}

impl Builder {
    /// `folder` may contain the output of earlier runs, which is reused.
    pub fn new(compiler: &Path, folder: &Path) -> Builder {
        Builder { compiler: compiler.to_owned(), folder: folder.to_owned() }
    }

    /// Compiles a text to an object.
    pub fn object(&self, source: Source<'_>) -> Result<PathBuf, Failure> {
        self.compiled(source, QUIET)
    }

    /// Compiles a text to an object; a warning is a failure.
    pub fn strict_object(&self, source: Source<'_>) -> Result<PathBuf, Failure> {
        self.compiled(source, STRICT)
    }

    fn compiled(&self, source: Source<'_>, warnings: &[&str]) -> Result<PathBuf, Failure> {
        let key = (source.text, source.includes, source.header, source.flags, warnings);
        let base = self.place(source.name, key)?;
        let object = base.with_extension("o");
        let _made_once = OnceMade::of(&object);
        if object.is_file() {
            return Ok(object);
        }
        let file = base.with_extension("cpp");
        write_whole(&file, source.text)?;
        let clang = source.header.filter(|_| warnings == QUIET).and_then(|_| Tool::Clangxx.find());
        let mut command = self.command(clang.as_deref(), source.flags);
        command.args(warnings);
        if let Some(header) = source.header {
            let precompiled = self.precompiled(header, clang.as_deref(), source.flags)?;
            command.arg(if clang.is_some() { "-include-pch" } else { "-include" }).arg(precompiled);
        }
        command.arg("-c").arg(&file);
        self.finish(command, &object, source.name)?;
        Ok(object)
    }

    /// Compiles one of this crate's own sources: `emulator/okl_scheduler.cpp`.
    pub fn own_object(&self, path: &str) -> Result<PathBuf, Failure> {
        let file = own_folder(path);
        let text = fs::read_to_string(&file).map_err(at_path(&file))?;
        self.object(Source { name: path, text: &text, includes: &[], header: None, flags: &[OPTIMISED] })
    }

    /// Links objects to a program at `path`.
    pub fn link(&self, objects: &[PathBuf], flags: &[&str], path: &Path) -> Result<(), Failure> {
        let folder = path.parent().expect("programs lie in folders");
        fs::create_dir_all(folder).map_err(at_path(folder))?;
        let mut command = Command::new(&self.compiler);
        // Launcher and device code are two programs that may contain the same functions of the user.
        command.args(objects).args(["-fopenmp", "-Wl,--allow-multiple-definition"]).args(flags);
        if has_gold() {
            command.arg("-fuse-ld=gold");
        }
        command.arg("-o").arg(path);
        process::run(&mut command)?.success(&format!("linking {}", path.display())).map(drop)
    }

    /// Links a program unless it exists and was linked from the same objects. A program that is running is never
    /// overwritten.
    pub fn link_once(&self, objects: &[PathBuf], flags: &[&str], path: &Path) -> Result<(), Failure> {
        let _made_once = OnceMade::of(path);
        let stamp = path.with_extension("objects");
        let names: Vec<String> = objects.iter().map(|object| object.display().to_string()).collect();
        let content = format!("{}\n{}\n", flags.join(" "), names.join("\n"));
        if path.is_file() && fs::read_to_string(&stamp).is_ok_and(|made| made == content) {
            return Ok(());
        }
        let _none = fs::remove_file(&stamp);
        let part = part_of(path);
        self.link(objects, flags, &part)?;
        fs::rename(&part, path).map_err(at_path(path))?;
        write_whole(&stamp, &content)
    }

    /// Removes the objects of the sources with that name.
    pub fn forget(&self, name: &str) -> Result<(), Failure> {
        let prefix = file_name(name) + "-";
        for file in files_below(&self.folder)? {
            if file.file_name().is_some_and(|found| found.to_string_lossy().starts_with(&prefix)) {
                fs::remove_file(&file).map_err(at_path(&file))?;
            }
        }
        Ok(())
    }

    /// The path to include a precompiled header by: for clang the precompiled file, for g++ the header beside it.
    fn precompiled(&self, header: &str, clang: Option<&Path>, flags: &[&str]) -> Result<PathBuf, Failure> {
        let base = self.place(header, ("precompiled", clang, flags))?.with_extension("hpp");
        let made = base.with_extension(if clang.is_some() { "hpp.pch" } else { "hpp.gch" });
        let _made_once = OnceMade::of(&made);
        if !made.is_file() {
            // Do not touch a header that is in use: it must not look newer than the objects built from it.
            if !base.is_file() {
                write_whole(&base, &format!("#include <{header}>\n"))?;
            }
            let mut command = self.command(clang, flags);
            command.args(QUIET).args(["-x", "c++-header"]).arg(&base);
            if clang.is_some() {
                // Instantiate the templates that every text uses once.
                command.arg("-fpch-instantiate-templates");
            }
            self.finish(command, &made, header)?;
        }
        Ok(if clang.is_some() { made } else { base })
    }

    fn command(&self, clang: Option<&Path>, flags: &[&str]) -> Command {
        let mut command = Command::new(clang.unwrap_or(&self.compiler));
        command.args(FLAGS);
        for flag in flags {
            match (clang, *flag) {
                (Some(_), "-fsingle-precision-constant") => {
                    command.args(["-Xclang", "-cl-single-precision-constant"])
                }
                _ => command.arg(flag),
            };
        }
        if clang.is_none() {
            command.arg("-fopenmp");
        }
        for folder in OWN_HEADERS {
            command.arg("-I").arg(own_folder(folder));
        }
        command
    }

    /// Runs a compiler; its output appears atomically.
    fn finish(&self, mut command: Command, made: &Path, what: &str) -> Result<(), Failure> {
        let part = part_of(made);
        command.arg("-o").arg(&part);
        process::run(&mut command)?.success(&format!("compiling {what}"))?;
        fs::rename(&part, made).map_err(at_path(made))
    }

    /// A unique path without extension for a source, derived from all its inputs.
    fn place(&self, name: &str, key: impl Hash) -> Result<PathBuf, Failure> {
        let mut hasher = DefaultHasher::new();
        (key, own_headers()?, &self.compiler, Tool::Clangxx.find(), FLAGS).hash(&mut hasher);
        fs::create_dir_all(&self.folder).map_err(at_path(&self.folder))?;
        Ok(self.folder.join(format!("{}-{:016x}", file_name(name), hasher.finish())))
    }
}

/// Returns true if the gold linker is installed, as on most machines; it takes a fifth of the time of the default one.
pub(crate) fn has_gold() -> bool {
    static KNOWN: OnceLock<bool> = OnceLock::new();
    let folders = || std::env::var_os("PATH").unwrap_or_default();
    *KNOWN.get_or_init(|| std::env::split_paths(&folders()).any(|folder| folder.join("ld.gold").is_file()))
}

/// A lock on a file that is being created; other threads that need the same file wait for its release.
pub(crate) struct OnceMade(PathBuf);

static IN_THE_MAKING: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
static ONE_IS_MADE: Condvar = Condvar::new();

impl OnceMade {
    pub(crate) fn of(path: &Path) -> OnceMade {
        let all = IN_THE_MAKING.lock().expect("a failure is no panic");
        let is_made = |all: &mut BTreeSet<PathBuf>| all.contains(path);
        let mut all = ONE_IS_MADE.wait_while(all, is_made).expect("a failure is no panic");
        all.insert(path.to_owned());
        OnceMade(path.to_owned())
    }
}

impl Drop for OnceMade {
    fn drop(&mut self) {
        IN_THE_MAKING.lock().expect("a failure is no panic").remove(&self.0);
        ONE_IS_MADE.notify_all();
    }
}

fn file_name(name: &str) -> String {
    name.replace(['/', '.'], "_")
}

/// The folders of headers: those of this crate, and those that okl ships.
const OWN_HEADERS: [&str; 3] = ["include", "emulator", "../okl-cli/include"];

/// The hash of these headers; if it changes, everything is compiled again.
fn own_headers() -> Result<u64, Failure> {
    static KNOWN: OnceLock<Result<u64, Failure>> = OnceLock::new();
    let read = || {
        let mut hasher = DefaultHasher::new();
        for folder in OWN_HEADERS {
            for file in files_below(&own_folder(folder))? {
                fs::read(&file).map_err(at_path(&file))?.hash(&mut hasher);
            }
        }
        Ok(hasher.finish())
    };
    KNOWN.get_or_init(read).clone()
}

/// A name beside `path` for an unfinished file, unique to this thread and process.
fn part_of(path: &Path) -> PathBuf {
    let mut name = path.file_name().expect("a file").to_os_string();
    name.push(format!(".{}.{:?}.part", std::process::id(), std::thread::current().id()));
    path.with_file_name(name)
}

fn write_whole(file: &Path, text: &str) -> Result<(), Failure> {
    let part = part_of(file);
    fs::write(&part, text).map_err(at_path(&part))?;
    fs::rename(&part, file).map_err(at_path(file))
}

/// The path of a folder or file of this crate.
pub(crate) fn own_folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tools::Tool;

    #[test]
    fn who_needs_what_another_makes_waits_for_it() {
        let path = Path::new("made/once.o");
        let making = OnceMade::of(path);
        let _other = OnceMade::of(Path::new("another.o"));
        let (tell, told) = std::sync::mpsc::channel();
        let waiting = std::thread::spawn(move || {
            let _after = OnceMade::of(path);
            tell.send(()).expect("the test waits for it");
        });
        assert!(told.try_recv().is_err());
        drop(making);
        told.recv().expect("it goes on");
        waiting.join().expect("it ends");
    }

    #[test]
    fn the_same_text_is_compiled_once_and_another_again() {
        let Some(gxx) = Tool::Gxx.find() else { return };
        let folder = std::env::temp_dir().join(format!("okl-testing-build-{}", std::process::id()));
        let builder = Builder::new(&gxx, &folder);
        let source =
            Source { name: "f", text: "int f() { return 1; }", includes: &[], header: None, flags: &[] };
        let object = builder.object(source).expect("it compiles");
        let made = fs::metadata(&object).and_then(|data| data.modified()).expect("it is there");
        assert_eq!(builder.object(source).expect("it is there"), object);
        assert_eq!(fs::metadata(&object).and_then(|data| data.modified()).expect("it is there"), made);
        assert_ne!(builder.object(Source { flags: &["-DA"], ..source }).expect("it compiles"), object);
        assert_ne!(builder.object(Source { includes: &["other"], ..source }).expect("it compiles"), object);
        let wrong = builder.object(Source { text: "int f() {", ..source });
        let left = fs::read_dir(&folder).expect("the folder").filter_map(Result::ok);
        let parts = left.filter(|entry| entry.path().extension().is_some_and(|end| end == "part")).count();
        fs::remove_dir_all(&folder).expect("cleans up");
        assert!(wrong.is_err());
        assert_eq!(parts, 0);
    }
}
