//! A progress bar.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The progress of a run, shown on a terminal if the run takes longer than a second.
pub struct Progress {
    /// The number of inputs; `None` if no bar is shown.
    count: Option<usize>,
    done: usize,
    start: Instant,
    is_shown: bool,
}

/// The visible bar.
static BAR: Mutex<Option<ProgressBar>> = Mutex::new(None);

/// The run time after which the bar appears.
const PATIENCE: Duration = Duration::from_secs(1);

impl Progress {
    /// The interval of calls to [`Progress::look`].
    pub const PACE: Duration = Duration::from_millis(100);

    /// The progress of a run over that many inputs; `is_for_people` is true if messages are human-readable.
    pub fn of(count: usize, is_for_people: bool) -> Progress {
        let is_dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        let is_wanted = count > 1 && is_for_people && std::io::stderr().is_terminal() && !is_dumb;
        Progress { count: is_wanted.then_some(count), ..Progress::none() }
    }

    /// A progress that is never shown.
    pub fn none() -> Progress {
        Progress { count: None, done: 0, start: Instant::now(), is_shown: false }
    }

    /// True if a bar may be shown.
    pub fn is_wanted(&self) -> bool {
        self.count.is_some()
    }

    /// Records that one more input is done.
    pub fn one_more(&mut self) {
        self.done += 1;
        self.look();
    }

    /// Updates the bar, or shows it if it is time.
    pub fn look(&mut self) {
        let Some(count) = self.count.filter(|_| self.start.elapsed() >= PATIENCE) else { return };
        let mut bar = BAR.lock().unwrap_or_else(PoisonError::into_inner);
        let bar = bar.get_or_insert_with(|| {
            let bar = ProgressBar::with_draw_target(Some(count as u64), ProgressDrawTarget::stderr());
            let style = ProgressStyle::with_template("[{bar:40}] {pos}/{len} inputs, {elapsed}");
            let style = style.expect("the template is in order").progress_chars("=> ");
            bar.with_style(style).with_elapsed(self.start.elapsed())
        });
        bar.set_position(self.done as u64);
        if !self.is_shown {
            bar.tick();
        }
        self.is_shown = true;
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        let bar = BAR.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(bar) = bar.filter(|_| self.is_shown) {
            bar.finish_and_clear();
        }
    }
}

/// Writes to the terminal without disturbing the bar.
pub fn aside<T>(write: impl FnOnce() -> T) -> T {
    let bar = BAR.lock().unwrap_or_else(PoisonError::into_inner);
    match &*bar {
        Some(bar) => bar.suspend(write),
        None => write(),
    }
}
