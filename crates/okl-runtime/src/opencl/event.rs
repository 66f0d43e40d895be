//! Events: when something is done.

use super::error::failed;
use crate::driver::Mark;
use crate::{Error, ErrorKind};
use cl3::event::{
    CL_COMPLETE, CL_EVENT_COMMAND_EXECUTION_STATUS, CL_PROFILING_COMMAND_END, get_event_data,
    get_event_profiling_data, release_event, wait_for_events,
};
use cl3::types::cl_event;

/// An event, released when it is dropped.
#[derive(Debug)]
pub(super) struct Event(usize);

impl Event {
    pub(super) fn new(event: cl_event) -> Event {
        Event(event as usize)
    }

    fn raw(&self) -> cl_event {
        self.0 as cl_event
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        // SAFETY: it is this object's.
        let _gone = unsafe { release_event(self.raw()) };
    }
}

impl Mark for Event {
    fn wait(&self) -> Result<(), Error> {
        wait_for_events(&[self.raw()]).map_err(failed(ErrorKind::Launch, "waiting for a device"))
    }

    fn is_reached(&self) -> Result<bool, Error> {
        let status = get_event_data(self.raw(), CL_EVENT_COMMAND_EXECUTION_STATUS)
            .map_err(failed(ErrorKind::Launch, "asking for an event"))?;
        match status.try_into().map(i32::from_ne_bytes) {
            Ok(failure) if failure < 0 => Err(failed(ErrorKind::Launch, "what a device did")(failure)),
            status => Ok(status == Ok(CL_COMPLETE)),
        }
    }

    fn seconds_since(&self, earlier: &dyn Mark) -> Result<f64, Error> {
        earlier.wait()?;
        self.wait()?;
        let end = |event: cl_event| {
            let bytes = get_event_profiling_data(event, CL_PROFILING_COMMAND_END)
                .map_err(failed(ErrorKind::Device, "the time of an event"))?;
            Ok::<i64, Error>(bytes.try_into().map_or(0, i64::from_ne_bytes))
        };
        let apart = end(self.raw())? - end(earlier.handle() as cl_event)?;
        Ok(apart as f64 * 1e-9)
    }

    fn handle(&self) -> u64 {
        self.0 as u64
    }
}
