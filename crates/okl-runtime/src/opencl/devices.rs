//! The devices of a machine.

use super::context::Context;
use super::error::failed;
use super::program::Program;
use super::queue::ClQueue;
use super::{memory, program};
use crate::description::Wanted;
use crate::driver::{Driver, Module, Queue};
use crate::{Error, ErrorKind, Properties, binaries, fork, options};
use cl3::device::{
    CL_DEVICE_GLOBAL_MEM_SIZE, CL_DEVICE_NAME, CL_DEVICE_TYPE_ALL, CL_DEVICE_VERSION, CL_DRIVER_VERSION,
    get_device_ids,
};
use cl3::platform::{CL_PLATFORM_VERSION, get_platform_data, get_platform_ids};
use cl3::types::{cl_device_id, cl_platform_id};
use okl_archive::{Binary, Form};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

/// A device of OpenCL.
#[derive(Debug)]
struct OpenCl {
    context: Arc<Context>,
    platform: usize,
}

/// The device with a number among those of all platforms, or of one.
pub(crate) fn open(wanted: &Wanted) -> Result<Box<dyn Driver>, Error> {
    // Drivers are not safe when several threads start them, and opening a device again takes time and memory.
    static OPEN: Mutex<Vec<Arc<Context>>> = Mutex::new(Vec::new());
    let mut open = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
    if open.iter().any(|context| context.process != fork::generation()) {
        return Err(Error::device(
            "the process that this one was forked from has used OpenCL, which does not survive that: fork before",
        ));
    }
    let all = devices(wanted.platform)?;
    let Some((platform, device)) = all.get(wanted.number) else {
        let message = match all.len() {
            0 => "OpenCL has no device here: install the driver of one, or PoCL for the processor".to_owned(),
            count => format!("OpenCL has no device {}; it has {count}, numbered from 0", wanted.number),
        };
        return Err(Error::device(message));
    };
    let known =
        open.iter().find(|one| one.device() == *device && one.asked_for_buffers == wanted.has_buffers);
    let context = match known {
        Some(known) => known.clone(),
        None => {
            let context = Arc::new(Context::new(*device, wanted.has_buffers)?);
            open.push(context.clone());
            context
        }
    };
    Ok(Box::new(OpenCl { context, platform: *platform as usize }))
}

fn devices(platform: Option<usize>) -> Result<Vec<(cl_platform_id, cl_device_id)>, Error> {
    use cl3::error_codes::{DLOPEN_FUNCTION_NOT_AVAILABLE, DLOPEN_RUNTIME_LOAD_FAILED};
    const NO_PLATFORM: i32 = -1001;
    let platforms = match get_platform_ids() {
        Ok(platforms) => platforms,
        Err(NO_PLATFORM) => Vec::new(),
        Err(DLOPEN_RUNTIME_LOAD_FAILED | DLOPEN_FUNCTION_NOT_AVAILABLE) => {
            return Err(Error::device(
                "the library `libOpenCL` is missing: install a loader of OpenCL, such as the package `ocl-icd-libopencl1`",
            ));
        }
        Err(code) => return Err(failed(ErrorKind::Device, "looking for platforms of OpenCL")(code)),
    };
    let mut all = Vec::new();
    for (at, one) in platforms.iter().enumerate() {
        if platform.is_none_or(|platform| platform == at) {
            // A platform whose driver fails has none.
            let found = get_device_ids(*one, CL_DEVICE_TYPE_ALL).unwrap_or_default();
            all.extend(found.into_iter().map(|device| (*one, device)));
        }
    }
    Ok(all)
}

impl Driver for OpenCl {
    fn target(&self) -> &'static str {
        "opencl"
    }

    fn hardware(&self) -> String {
        self.context.text(CL_DEVICE_NAME)
    }

    fn memory_size(&self) -> u64 {
        self.context.number(CL_DEVICE_GLOBAL_MEM_SIZE)
    }

    fn survives_fork(&self) -> bool {
        false
    }

    fn allocate(&self, bytes: usize) -> Result<u64, Error> {
        memory::allocate(&self.context, bytes)
    }

    unsafe fn free(&self, address: u64, _: usize) {
        // SAFETY: the caller's.
        unsafe { memory::free(&self.context, address) }
    }

    fn allocate_host(&self, bytes: usize) -> Result<*mut u8, Error> {
        memory::allocate_host(bytes)
    }

    unsafe fn free_host(&self, address: *mut u8, bytes: usize) {
        // SAFETY: the caller's.
        unsafe { memory::free_host(address, bytes) }
    }

    fn queue(&self) -> Result<Box<dyn Queue>, Error> {
        Ok(Box::new(ClQueue::new(&self.context)?))
    }

    fn command(&self, properties: &Properties) -> Result<Vec<String>, Error> {
        options::given(properties)
    }

    fn surroundings(&self, _: &[String]) -> Vec<String> {
        let of_device = [CL_DEVICE_NAME, CL_DEVICE_VERSION, CL_DRIVER_VERSION];
        let mut all: Vec<String> = of_device.iter().map(|about| self.context.text(*about)).collect();
        let version = get_platform_data(self.platform as cl_platform_id, CL_PLATFORM_VERSION);
        all.push(String::from_utf8_lossy(&version.unwrap_or_default()).into_owned());
        all
    }

    fn compile(&self, command: &[String], text: &str, _: &Path, binary: &Path) -> Result<(), Error> {
        let bytes = program::compile(&self.context, command, text)?;
        std::fs::write(binary, bytes)
            .map_err(|error| Error::system(format!("`{}`", binary.display()), &error))
    }

    fn load(&self, binary: &Path) -> Result<Arc<dyn Module>, Error> {
        let bytes = std::fs::read(binary)
            .map_err(|error| Error::system(format!("`{}`", binary.display()), &error))?;
        self.load_code(bytes)
    }

    fn suits(&self, binary: &Binary) -> Result<u32, String> {
        let is_own = binary.form == Form::OfDriver && binary.machine == binaries::fingerprint(self);
        is_own.then_some(1).ok_or_else(|| "one is for another device, or another driver".to_owned())
    }

    fn load_code(&self, code: Vec<u8>) -> Result<Arc<dyn Module>, Error> {
        Ok(Arc::new(Program::load(&self.context, &code)?))
    }
}
