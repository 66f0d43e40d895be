//! Events: points in streams.

use super::api::Handle;
use super::context::Context;
use crate::driver::Mark;
use crate::{Error, ErrorKind};
use std::ptr;
use std::sync::Arc;

/// An event, destroyed when it is dropped.
pub(super) struct Event {
    event: usize,
    context: Arc<Context>,
}

impl Event {
    /// A point behind all that is in a stream.
    pub(super) fn record(context: &Arc<Context>, stream: Handle) -> Result<Event, Error> {
        let api = context.here()?;
        let mut event = ptr::null_mut();
        // SAFETY: the device is that of the thread.
        api.check(unsafe { (api.event_create)(&raw mut event, 0) }, ErrorKind::Device, "an event")?;
        let made = Event { event: event as usize, context: context.clone() };
        // SAFETY: both belong to the device.
        api.check(unsafe { (api.event_record)(event, stream) }, ErrorKind::Device, "an event")?;
        Ok(made)
    }

    fn raw(&self) -> Handle {
        self.event as Handle
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        if let Ok(api) = self.context.here() {
            // SAFETY: it is this object's.
            let _gone = unsafe { (api.event_destroy)(self.raw()) };
        }
    }
}

/// The status of an event that is not reached, in both drivers.
const NOT_READY: i32 = 600;

impl Mark for Event {
    fn wait(&self) -> Result<(), Error> {
        let api = self.context.here()?;
        // SAFETY: the event belongs to the device.
        let status = unsafe { (api.event_wait)(self.raw()) };
        api.check(status, ErrorKind::Launch, "waiting for a device")
    }

    fn is_reached(&self) -> Result<bool, Error> {
        let api = self.context.here()?;
        // SAFETY: the event belongs to the device.
        match unsafe { (api.event_query)(self.raw()) } {
            NOT_READY => Ok(false),
            status => api.check(status, ErrorKind::Launch, "what a device did").map(|()| true),
        }
    }

    fn seconds_since(&self, earlier: &dyn Mark) -> Result<f64, Error> {
        earlier.wait()?;
        self.wait()?;
        let api = self.context.here()?;
        let mut milliseconds = 0.0;
        let from = earlier.handle() as Handle;
        // SAFETY: both events belong to the device.
        let status = unsafe { (api.event_elapsed)(&raw mut milliseconds, from, self.raw()) };
        api.check(status, ErrorKind::Device, "the time between events")?;
        Ok(f64::from(milliseconds) * 1e-3)
    }

    fn handle(&self) -> u64 {
        self.event as u64
    }
}
