//! What a device's memory, queues and programs share.

use super::buffers::Buffers;
use super::error::failed;
use crate::{Error, ErrorKind, fork};
use cl3::context::create_context;
use cl3::device::{CL_DEVICE_MEM_BASE_ADDR_ALIGN, CL_DEVICE_SVM_CAPABILITIES, get_device_data};
use cl3::types::{cl_command_queue, cl_context, cl_device_id};
use std::ptr;
use std::sync::{Mutex, PoisonError};

/// A context with one device. It stays until the process ends.
#[derive(Debug)]
pub(super) struct Context {
    context: usize,
    device: usize,
    /// Memory that is not shared virtual memory.
    pub(super) buffers: Option<Buffers>,
    /// True if the program wants buffers in any case.
    pub(super) asked_for_buffers: bool,
    /// The process that has it.
    pub(super) process: fork::Generation,
    queues: Mutex<Vec<usize>>,
}

impl Context {
    pub(super) fn new(device: cl_device_id, has_buffers: bool) -> Result<Context, Error> {
        let context = create_context(&[device], ptr::null(), None, ptr::null_mut())
            .map_err(failed(ErrorKind::Device, "opening a device"))?;
        let mut made = Context {
            context: context as usize,
            device: device as usize,
            buffers: None,
            asked_for_buffers: has_buffers,
            process: fork::generation(),
            queues: Mutex::default(),
        };
        const COARSE_GRAIN_BUFFER: u64 = 1;
        let has_shared = made.number(CL_DEVICE_SVM_CAPABILITIES) & COARSE_GRAIN_BUFFER != 0;
        if has_buffers || !has_shared {
            let bits = made.number(CL_DEVICE_MEM_BASE_ADDR_ALIGN);
            made.buffers = Some(Buffers::new((bits / 8).max(1)));
        }
        Ok(made)
    }

    pub(super) fn context(&self) -> cl_context {
        self.context as cl_context
    }

    pub(super) fn device(&self) -> cl_device_id {
        self.device as cl_device_id
    }

    /// A text about the device; empty if it says none.
    pub(super) fn text(&self, about: u32) -> String {
        let bytes = get_device_data(self.device(), about).unwrap_or_default();
        String::from_utf8_lossy(&bytes).trim_end_matches('\0').to_owned()
    }

    /// A number about the device; 0 if it says none.
    pub(super) fn number(&self, about: u32) -> u64 {
        let bytes = get_device_data(self.device(), about).unwrap_or_default();
        match bytes.len() {
            4 => bytes.try_into().map_or(0, |bytes| u64::from(u32::from_ne_bytes(bytes))),
            _ => bytes.try_into().map_or(0, u64::from_ne_bytes),
        }
    }

    pub(super) fn add(&self, queue: cl_command_queue) {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner).push(queue as usize);
    }

    pub(super) fn remove(&self, queue: cl_command_queue) {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner).retain(|one| *one != queue as usize);
    }

    /// Waits for all queues.
    pub(super) fn finish_all(&self) {
        let queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        for queue in &*queues {
            // What fails is said where a result is asked for.
            let _failed_already = cl3::command_queue::finish(*queue as cl_command_queue);
        }
    }
}
