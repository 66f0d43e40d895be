//! Times of kernels.

use crate::Error;
use crate::driver::{Mark, Queue};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// The runs of a kernel while a device was profiled.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct KernelTime {
    /// Its name; that of an instance, where it is one of a template.
    pub kernel: String,
    /// How often it ran.
    pub runs: u64,
    /// How long all runs took on the device, in seconds.
    pub seconds: f64,
}

/// Marks around each run, while they are wanted.
#[derive(Default)]
pub(crate) struct Profiler {
    is_on: AtomicBool,
    runs: Mutex<Vec<KernelRun>>,
}

/// A kernel, and the marks before and behind it.
type KernelRun = (Arc<str>, Arc<dyn Mark>, Arc<dyn Mark>);

impl Profiler {
    pub(crate) fn start(&self) {
        self.runs.lock().unwrap_or_else(PoisonError::into_inner).clear();
        self.is_on.store(true, Ordering::Relaxed);
    }

    /// What ran since the start, the longest first.
    pub(crate) fn stop(&self) -> Result<Vec<KernelTime>, Error> {
        self.is_on.store(false, Ordering::Relaxed);
        let runs = std::mem::take(&mut *self.runs.lock().unwrap_or_else(PoisonError::into_inner));
        let mut times: BTreeMap<Arc<str>, (u64, f64)> = BTreeMap::new();
        for (kernel, start, end) in runs {
            let seconds = end.seconds_since(&*start)?;
            let time = times.entry(kernel).or_default();
            *time = (time.0 + 1, time.1 + seconds);
        }
        let named = |(kernel, (runs, seconds)): (Arc<str>, _)| KernelTime {
            kernel: kernel.to_string(),
            runs,
            seconds,
        };
        let mut times: Vec<KernelTime> = times.into_iter().map(named).collect();
        times.sort_by(|a, b| b.seconds.total_cmp(&a.seconds));
        Ok(times)
    }

    /// Does work in a queue, and notes its time if it is wanted.
    pub(crate) fn watch(
        &self,
        kernel: &Arc<str>,
        queue: &dyn Queue,
        work: impl FnOnce() -> Result<(), Error>,
    ) -> Result<(), Error> {
        if !self.is_on.load(Ordering::Relaxed) {
            return work();
        }
        let start = queue.mark()?;
        work()?;
        let run = (kernel.clone(), start, queue.mark()?);
        self.runs.lock().unwrap_or_else(PoisonError::into_inner).push(run);
        Ok(())
    }
}
