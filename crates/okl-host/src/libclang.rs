//! The libclang of a program: loaded once, when the first text needs it.

use okl_clang::{Clang, LoadError};
use okl_source::{Diagnostic, FileSpan, Severity};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The libclang of a program. Copies share it, and may be used from several threads.
#[derive(Clone, Debug, Default)]
pub struct Libclang {
    wanted: Option<PathBuf>,
    more: Option<fn() -> Vec<PathBuf>>,
    leaves_signals: bool,
    loaded: Arc<OnceLock<Clang>>,
    /// Held while it is loaded.
    loading: Arc<Mutex<()>>,
    /// Whether a thread was started that loads it.
    ahead: Arc<OnceLock<bool>>,
}

impl Libclang {
    /// The library at a path, or in a folder; without one the best found in the usual places.
    pub fn new(wanted: Option<PathBuf>) -> Libclang {
        Libclang { wanted, ..Libclang::default() }
    }

    /// Says where else to look when the usual places have none; only asked then.
    pub fn or_in(self, more: fn() -> Vec<PathBuf>) -> Libclang {
        Libclang { more: Some(more), ..self }
    }

    /// Installs no handlers for signals, which belong to the program around. If clang crashes, the program does; else a
    /// crash of clang is a diagnostic.
    pub fn leaving_signals(self) -> Libclang {
        Libclang { leaves_signals: true, ..self }
    }

    /// Whether somebody said which one to take.
    pub fn is_wanted(&self) -> bool {
        self.wanted.is_some()
    }

    /// The libraries that would be tried, in their order.
    pub fn candidates(&self) -> Result<Vec<PathBuf>, LoadError> {
        match (Clang::candidates(self.wanted.as_deref(), &[]), &self.wanted, self.more) {
            (Err(LoadError::NotFound { .. }), None, Some(more)) => Clang::candidates(None, &more()),
            (found, _, _) => found,
        }
    }

    /// The one that was loaded; none before the first text needs it.
    pub fn loaded(&self) -> Option<&Clang> {
        self.loaded.get()
    }

    /// Starts to load it while others prepare a text for it, which takes a tenth of a short run.
    pub fn load_ahead(&self) {
        self.ahead.get_or_init(|| {
            let library = self.clone();
            // Where there are no more threads, who needs it loads it; what is wrong with it, they say, too.
            let load = move || library.get().is_ok();
            std::thread::Builder::new().name("okl libclang".to_string()).spawn(load).is_ok()
        });
    }

    /// The library; the first time it is asked for, it is loaded.
    pub fn get(&self) -> Result<&Clang, LoadError> {
        if let Some(clang) = self.loaded.get() {
            return Ok(clang);
        }
        let _one_at_a_time = self.loading.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(clang) = self.loaded.get() {
            return Ok(clang);
        }
        let clang = match (Clang::load(self.wanted.as_deref(), &[]), &self.wanted, self.more) {
            (Err(LoadError::NotFound { .. }), None, Some(more)) => Clang::load(None, &more())?,
            (loaded, _, _) => loaded?,
        };
        tracing::debug!(version = ?clang.version(), path = %clang.path().display(), "loaded libclang");
        let clang = if self.leaves_signals { clang.leaving_signals() } else { clang };
        Ok(self.loaded.get_or_init(|| clang))
    }
}

/// `libclang-skipped`: a library that would be better does not work.
pub fn libclang_skipped(clang: &Clang) -> Option<Diagnostic<FileSpan>> {
    let first = clang.skipped().first()?;
    let warning = Diagnostic::global("libclang-skipped", Severity::Warning, first.to_string());
    let others = clang.skipped()[1..].iter();
    let warning = others.fold(warning, |warning, error| warning.note(error.to_string()));
    let taken = format!("`{}` is taken, {}", clang.path().display(), clang.version().text);
    Some(warning.note(taken).help("repair it or remove it; `OKL_LIBCLANG` names the one to take"))
}
