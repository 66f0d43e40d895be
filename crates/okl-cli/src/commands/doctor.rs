//! `okl doctor`: checks the installation on this machine.

use crate::compilers::{COMPILERS, FORTRAN, on_path};
use crate::exit::Code;
use crate::folders::Folders;
use crate::host::host;
use crate::options::CacheArgs;
use crate::{cache, messages, trusted as trust};
use okl_config::Pipeline;
use okl_host::{Clang, Host};
use okl_source::{Sources, printable_line};

/// One line of the output.
struct Found {
    what: &'static str,
    state: State,
    text: String,
}

/// The state of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Good,
    /// Missing, but not needed by okl itself.
    Optional,
    /// okl does not work.
    Bad,
}

/// Prints the checks. Returns [`Code::Environment`] if something is missing that okl needs.
pub fn doctor(cache: &CacheArgs) -> Code {
    let host = host();
    let mut all = vec![found("okl", State::Good, format!("{}, {}", env!("CARGO_PKG_VERSION"), own_path()))];
    all.extend(libclang(&host));
    all.push(cache_of(cache));
    all.extend(trusted());
    all.extend(pipelines(&host));
    all.extend(plugins(&host));
    // They are optional, since okl itself only writes texts.
    all.extend(COMPILERS.iter().map(|one| compiler(one.target, one.programs)));
    all.push(compiler("Fortran", FORTRAN));
    let line = |one: &Found| {
        let state = match one.state {
            State::Good => "ok",
            State::Optional => "--",
            State::Bad => "!!",
        };
        format!("{state}  {:<10}  {}\n", one.what, printable_line(&one.text))
    };
    let text: String = all.iter().map(line).collect();
    match (messages::result(text.as_bytes()), all.iter().any(|one| one.state == State::Bad)) {
        (Code::Done, true) => Code::Environment,
        (code, _) => code,
    }
}

fn found(what: &'static str, state: State, text: impl Into<String>) -> Found {
    Found { what, state, text: text.into() }
}

fn own_path() -> String {
    std::env::current_exe().map_or("?".to_string(), |path| path.display().to_string())
}

/// Each libclang in the order of the search, with the result of loading it.
fn libclang(host: &Host) -> Vec<Found> {
    let said = host.libclang.is_wanted().then_some(", as OKL_LIBCLANG or LIBCLANG_PATH says");
    let candidates = match host.libclang.candidates() {
        Ok(candidates) => candidates,
        Err(error) => {
            let help = "install it, or set LIBCLANG_PATH: `okl explain no-libclang`";
            return vec![found("libclang", State::Bad, format!("{error}; {help}"))];
        }
    };
    let mut is_taken = false;
    let mut all = Vec::new();
    for path in candidates {
        let shown = path.display();
        all.push(match Clang::load(Some(&path), &[]) {
            Ok(clang) if is_taken => {
                let text = format!("{shown}: {}; not needed", clang.version().text);
                found("libclang", State::Good, text)
            }
            Ok(clang) => {
                is_taken = true;
                let why = said
                    .unwrap_or(", the first that works; 19 is tried first, then newer ones, then older ones");
                found("libclang", State::Good, format!("{shown}: {}; taken{why}", clang.version().text))
            }
            Err(error) => found("libclang", State::Optional, error.to_string()),
        });
    }
    if !is_taken {
        all.iter_mut().for_each(|one| one.state = State::Bad);
    }
    all
}

/// The state of the cache, whose failures are never fatal.
fn cache_of(args: &CacheArgs) -> Found {
    let store = match cache::open(args).map(|opened| opened.headers) {
        Ok(Some(store)) => store,
        Ok(None) => {
            return found("cache", State::Optional, "none: it is switched off, or there is no folder for it");
        }
        Err(_) => return found("cache", State::Bad, "what is said of it makes no sense"),
    };
    let folder = store.folder();
    let whole = std::path::absolute(folder).unwrap_or_else(|_| folder.to_path_buf());
    let is_there = whole.ancestors().find(|folder| folder.is_dir());
    let can_write = is_there.is_some_and(|folder| tempfile::Builder::new().tempfile_in(folder).is_ok());
    let totals = store.totals();
    let text = format!("{}: {} translations", folder.display(), totals.translations);
    match can_write {
        true => found("cache", State::Good, text),
        false => found("cache", State::Optional, format!("{text}; it cannot be written, so nothing is kept")),
    }
}

/// The state of `trusted.toml`, if it cannot be read.
fn trusted() -> Option<Found> {
    let defect = trust::read().defect().map(str::to_string)?;
    Some(found("trust", State::Bad, format!("nothing is trusted: {defect}")))
}

/// The state of the project's and the user's pipelines; the embedded ones are not checked.
fn pipelines(host: &Host) -> Vec<Found> {
    let folders = Folders::here().list();
    let known = okl_config::known(&folders, host);
    let embedded = known.iter().filter(|known| known.file.is_none()).count();
    let mut all = vec![found("pipelines", State::Good, format!("{embedded} are part of okl"))];
    for (file, known) in known.iter().filter_map(|known| Some((known.file.as_ref()?, known))) {
        let read = Pipeline::find(&mut Sources::new(), &known.name, &folders, host);
        let (file, name) = (file.display(), &known.name);
        all.push(match read {
            Ok(_) => found("pipelines", State::Good, format!("{name}: {file}")),
            Err(error) => {
                let text = format!("{name}: {error}; `okl pipelines check {name}` says more");
                found("pipelines", State::Bad, text)
            }
        });
    }
    all
}

/// The plugin libraries in the folders; none of them is loaded.
fn plugins(host: &Host) -> Vec<Found> {
    let own = host.backends.len() + host.plugins.len();
    let mut all = vec![found("plugins", State::Good, format!("{own} are part of okl"))];
    for listed in okl_host::listed(&host.libraries.all().cloned().collect::<Vec<_>>()) {
        let name = format!("{} {}: {}", listed.kind.name(), listed.name, listed.path.display());
        all.push(match listed.defect {
            None => found("plugins", State::Good, name),
            Some(defect) => found("plugins", State::Optional, format!("{name}: {defect}")),
        });
    }
    all
}

fn compiler(pipeline: &str, programs: &[&str]) -> Found {
    let on_path = programs.iter().find_map(|program| on_path(program));
    match on_path {
        Some(path) => found("compilers", State::Good, format!("{pipeline}: {}", path.display())),
        None => found("compilers", State::Optional, format!("{pipeline}: none of {}", programs.join(", "))),
    }
}
