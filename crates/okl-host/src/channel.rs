//! The channel to a plugin: a function call or a child process.

// One of the few files that allow `unsafe`: the host's side of the C interface.
#![allow(unsafe_code)]

use crate::child_process;
use crate::child_process::Program;
use crate::error::CallError;
use crate::error::MAX_ANSWER;
use crate::host::Calls;
use crate::plugin_id::PluginId;
use crate::record::{Functions, Record};
use okl_abi::{Buffer, Status};

/// The transport of requests and answers.
#[derive(Clone, Debug)]
pub(super) enum Channel {
    /// Calls of a record in this process.
    Record(Record),
    /// A program that is started once per request.
    Command(Program),
}

impl Channel {
    /// Sends one document and returns the answer.
    pub(super) fn ask(&self, plugin: &PluginId, request: &[u8], calls: &Calls) -> Result<Vec<u8>, CallError> {
        match self {
            Channel::Record(record) => {
                calls.guarded(&plugin.name, || in_process(plugin, record.functions, request))
            }
            Channel::Command(program) => child_process::ask(plugin, program, request, calls.timeout),
        }
    }
}

fn in_process(plugin: &PluginId, functions: Functions, request: &[u8]) -> Result<Vec<u8>, CallError> {
    let mut output = Buffer::EMPTY;
    // SAFETY: `believe` has checked the record; input and output outlive the call and nothing else uses them.
    let status = unsafe { (functions.call)(request.as_ptr(), request.len(), &mut output) };
    let name = || plugin.clone();
    let bytes = match (output.data.is_null(), output.length) {
        (_, 0) => Ok(Vec::new()),
        (true, _) => Err(CallError::NoBytes { plugin: name() }),
        (false, length) if length > MAX_ANSWER => Err(CallError::TooLong { plugin: name() }),
        // SAFETY: by the record's contract a filled buffer has `length` readable bytes until it is released.
        (false, length) => Ok(unsafe { std::slice::from_raw_parts(output.data, length) }.to_vec()),
    };
    // SAFETY: the buffer is as the plugin left it, and is not used after.
    unsafe { (functions.release)(&mut output) };
    let bytes = bytes?;
    tracing::debug!(%plugin, status, sent = request.len(), got = bytes.len(), "called");
    let reason = || String::from_utf8_lossy(&bytes).into_owned();
    match Status::from_number(status) {
        Some(Status::Ok) => Ok(bytes),
        Some(Status::Panicked) => Err(CallError::Panicked { plugin: name(), reason: reason() }),
        Some(Status::Refused) | None => Err(CallError::Refused { plugin: name(), reason: reason() }),
    }
}
