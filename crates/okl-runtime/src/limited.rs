//! Kernels with a time limit.

use crate::argument::{Argument, Numbers, Passed, Sealed};
use crate::memory::Block;
use crate::shared::Shared;
use crate::{Error, ErrorKind};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// Runs a kernel in the stream of its device and waits for it, at most so long. If it does not end in time, it goes on in a
/// thread of its own, and the device refuses everything until then: a kernel cannot be stopped.
pub(crate) fn run(
    device: &Arc<Shared>,
    name: &str,
    limit: Duration,
    arguments: &[&dyn Argument],
    run: impl FnOnce(&[&dyn Argument]) -> Result<(), Error> + Send + 'static,
) -> Result<(), Error> {
    let owned: Vec<Owned> = arguments.iter().map(|argument| Owned::of(&argument.passed())).collect();
    let result: Arc<Ending> = Arc::default();
    let (shared, told) = (device.clone(), result.clone());
    let started = thread::Builder::new().name("okl-kernel".into()).spawn(move || {
        let arguments: Vec<&dyn Argument> = owned.iter().map(|argument| argument as &dyn Argument).collect();
        let done = run(&arguments).and_then(|()| shared.queue.finish());
        let mut result = told.0.lock().unwrap_or_else(PoisonError::into_inner);
        *result = Some(done);
        shared.is_busy.store(false, Ordering::Release);
        told.1.notify_all();
    });
    started.map_err(|error| Error::system("a thread for a kernel", &error))?;
    let guard = result.0.lock().unwrap_or_else(PoisonError::into_inner);
    let waited = result.1.wait_timeout_while(guard, limit, |result| result.is_none());
    let (mut result, _) = waited.unwrap_or_else(PoisonError::into_inner);
    result.take().unwrap_or_else(|| {
        // The thread cannot end before the lock is given back.
        device.is_busy.store(true, Ordering::Release);
        let message = format!("`{name}` has not ended within {limit:?}, and goes on");
        Err(Error::new(ErrorKind::TimeLimit, message))
    })
}

/// How a kernel ended, once it has.
type Ending = (Mutex<Option<Result<(), Error>>>, Condvar);

/// An argument that belongs to nobody else.
enum Owned {
    /// The bytes, aligned for all types.
    Value {
        words: Box<[u128]>,
        bytes: usize,
        numbers: Option<Numbers>,
        ty: Option<Box<str>>,
    },
    Memory {
        block: Arc<Block>,
        address: u64,
        element: Option<u64>,
        ty: Option<Box<str>>,
    },
    Null,
}

impl Owned {
    fn of(passed: &Passed<'_>) -> Owned {
        match *passed {
            Passed::Value { bytes, numbers, ty } => {
                let word = |part: &[u8]| {
                    let mut word = [0; 16];
                    word[..part.len()].copy_from_slice(part);
                    u128::from_ne_bytes(word)
                };
                let words = bytes.chunks(16).map(word).collect();
                Owned::Value { words, bytes: bytes.len(), numbers, ty: ty.map(Into::into) }
            }
            Passed::Memory { block, address, element, ty } => {
                Owned::Memory { block: block.clone(), address, element, ty: ty.map(Into::into) }
            }
            Passed::Null => Owned::Null,
        }
    }
}

impl Argument for Owned {}

impl Sealed for Owned {
    fn passed(&self) -> Passed<'_> {
        match self {
            Owned::Value { words, bytes, numbers, ty } => {
                // SAFETY: the words have as many bytes.
                let bytes = unsafe { std::slice::from_raw_parts(words.as_ptr().cast(), *bytes) };
                Passed::Value { bytes, numbers: *numbers, ty: ty.as_deref() }
            }
            Owned::Memory { block, address, element, ty } => {
                Passed::Memory { block, address: *address, element: *element, ty: ty.as_deref() }
            }
            Owned::Null => Passed::Null,
        }
    }
}
