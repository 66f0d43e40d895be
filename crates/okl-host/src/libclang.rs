//! The libclang of a program, loaded when the first text needs it.

use okl_clang::{Clang, HeaderStore, LoadError};
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Severity};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

const LIBCLANG_SKIPPED: DiagnosticId = DiagnosticId::new("libclang-skipped");

/// The libclang of a program. Clones share the loaded library and may be used from several threads.
#[derive(Clone, Debug, Default)]
pub struct Libclang {
    wanted: Option<PathBuf>,
    more: Option<fn() -> Vec<PathBuf>>,
    leaves_signals: bool,
    headers: Option<Arc<dyn HeaderStore>>,
    loaded: Arc<OnceLock<Clang>>,
    /// Held while the library is being loaded.
    loading: Arc<Mutex<()>>,
    /// True if a thread for loading ahead was started.
    ahead: Arc<OnceLock<bool>>,
}

impl Libclang {
    /// The library at a path or in a folder; without one, the best of those in the usual places.
    pub fn new(wanted: Option<PathBuf>) -> Libclang {
        Libclang { wanted, ..Libclang::default() }
    }

    /// Adds places to search if the usual ones have no library; `more` is called only then.
    pub fn or_in(self, more: fn() -> Vec<PathBuf>) -> Libclang {
        Libclang { more: Some(more), ..self }
    }

    /// Installs no signal handlers, since these belong to the embedding program. A crash of clang then crashes the
    /// program; otherwise it becomes a diagnostic.
    pub fn leaving_signals(self) -> Libclang {
        Libclang { leaves_signals: true, ..self }
    }

    /// Keeps precompiled headers in `store`.
    pub fn keeping_headers(self, store: Arc<dyn HeaderStore>) -> Libclang {
        Libclang { headers: Some(store), ..self }
    }

    /// True if a particular library was requested.
    pub fn is_wanted(&self) -> bool {
        self.wanted.is_some()
    }

    /// The libraries that would be tried, in order.
    pub fn candidates(&self) -> Result<Vec<PathBuf>, LoadError> {
        match (Clang::candidates(self.wanted.as_deref(), &[]), &self.wanted, self.more) {
            (Err(LoadError::NotFound { .. }), None, Some(more)) => Clang::candidates(None, &more()),
            (found, _, _) => found,
        }
    }

    /// The loaded library; `None` before the first text needs it.
    pub fn loaded(&self) -> Option<&Clang> {
        self.loaded.get()
    }

    /// Starts to load the library on a thread while texts are normalized. Loading takes a tenth of a short run.
    pub fn load_ahead(&self) {
        self.ahead.get_or_init(|| {
            let library = self.clone();
            // If no thread can be started, the first `get` loads the library. It also reports errors.
            let load = move || library.get().is_ok();
            std::thread::Builder::new().name("okl libclang".to_string()).spawn(load).is_ok()
        });
    }

    /// The library; the first call loads it.
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
        let clang = match &self.headers {
            Some(store) => clang.keeping_headers(Arc::clone(store)),
            None => clang,
        };
        Ok(self.loaded.get_or_init(|| clang))
    }
}

/// `libclang-skipped`: a better library was found, but does not work.
pub fn libclang_skipped(clang: &Clang) -> Option<Diagnostic<FileSpan>> {
    let first = clang.skipped().first()?;
    let warning = Diagnostic::global(LIBCLANG_SKIPPED, Severity::Warning, first.to_string());
    let others = clang.skipped()[1..].iter();
    let warning = others.fold(warning, |warning, error| warning.note(error.to_string()));
    let taken = format!("`{}` is taken, {}", clang.path().display(), clang.version().text);
    Some(warning.note(taken).help("repair it or remove it; `OKL_LIBCLANG` names the one to take"))
}
