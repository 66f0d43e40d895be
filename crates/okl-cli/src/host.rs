//! The host of this process: its plugins, pipelines, files and libclang.

use crate::{libclang, recording};
use okl_host::{Calls, Host, Libclang, Libraries, libclang_skipped};
use okl_source::Diagnostic;
use std::sync::OnceLock;
use std::time::Duration;

static PLUGIN_TIMEOUT: OnceLock<Duration> = OnceLock::new();

/// Sets the timeout of plugins.
pub fn set_plugin_timeout(timeout: Duration) {
    let _once = PLUGIN_TIMEOUT.set(timeout);
}

/// The libclang of this process.
static LIBCLANG: OnceLock<Libclang> = OnceLock::new();

/// The host: the plugins and pipelines of this program, with guarded calls of foreign plugins.
pub fn host() -> Host {
    let timeout = PLUGIN_TIMEOUT.get().copied().unwrap_or(Calls::default().timeout);
    let serve = std::env::current_exe().ok().map(|program| {
        let seconds = timeout.as_secs_f64().to_string();
        let words = ["--plugin-timeout".into(), seconds.into(), "plugin".into(), "serve".into()];
        [program.into_os_string()].into_iter().chain(words).collect()
    });
    let calls = Calls { serve, timeout, ..Calls::default() };
    #[cfg(unix)]
    let calls = Calls { guard: Some(crate::guard::process(timeout)), ..calls };
    let libraries = match recording::is_replay() {
        // Someone else may have written the recording: nothing is trusted.
        true => Libraries::default(),
        false => crate::folders::libraries(crate::trusted::trusted()),
    };
    let libclang =
        LIBCLANG.get_or_init(|| Libclang::new(libclang::wanted()).or_in(libclang::of_python)).clone();
    Host { calls, libraries, files: recording::files(), libclang, ..okl_bundle::host() }
}

/// The warning about libraries that were tried before the loaded libclang; `None` if there were none.
pub fn libclang_warning() -> Option<Diagnostic<okl_source::FileSpan>> {
    LIBCLANG.get().and_then(Libclang::loaded).and_then(libclang_skipped)
}

/// Returns those of the names that are warnings of clang; loads libclang.
pub fn clang_warnings<'i>(names: &[&'i str]) -> Vec<&'i str> {
    let libclang = host().libclang;
    let unknown = libclang.get().map_or_else(|_| names.to_vec(), |clang| clang.unknown_warnings(names));
    names.iter().copied().filter(|name| !unknown.contains(name)).collect()
}

/// The path of the libclang that a run loads; empty if there is none.
pub fn libclang_path() -> String {
    let candidates = host().libclang.candidates().unwrap_or_default();
    candidates.first().map(|path| path.display().to_string()).unwrap_or_default()
}
