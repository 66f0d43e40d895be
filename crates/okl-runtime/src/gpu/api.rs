//! The functions of the drivers of CUDA and HIP.

use super::library::{function, load};
use crate::{Error, ErrorKind};
use libloading::Library;
use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::mem::ManuallyDrop;
use std::sync::OnceLock;

/// Whose GPUs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Vendor {
    /// NVIDIA's, with CUDA.
    Cuda,
    /// AMD's, with HIP.
    Hip,
}

impl Vendor {
    pub(super) fn target(self) -> &'static str {
        match self {
            Vendor::Cuda => "cuda",
            Vendor::Hip => "hip",
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Vendor::Cuda => "CUDA",
            Vendor::Hip => "HIP",
        }
    }
}

/// What a function of a driver returns: 0, or an error.
pub(super) type Status = c_int;
pub(super) type Address = u64;
pub(super) type Handle = *mut c_void;

macro_rules! api {
    ($($(#[$about:meta])* $field:ident: $cuda:literal $hip:literal ($($ty:ty),*);)*) => {
        /// The functions of a driver, and its name.
        pub(super) struct Api {
            pub(super) vendor: Vendor,
            $($(#[$about])* pub(super) $field: unsafe extern "C" fn($($ty),*) -> Status,)*
            make_current: MakeCurrent,
            /// It stays loaded until the process ends: drivers have threads of their own.
            _library: ManuallyDrop<Library>,
        }

        impl Api {
            fn of(vendor: Vendor, library: Library) -> Result<Api, Error> {
                let name = |cuda: &'static str, hip: &'static str| match vendor {
                    Vendor::Cuda => cuda,
                    Vendor::Hip => hip,
                };
                Ok(Api {
                    vendor,
                    // SAFETY: these are the types of the functions in the headers `cuda.h` and `hip_runtime_api.h`.
                    $($field: unsafe { function(&library, name($cuda, $hip)) }?,)*
                    // SAFETY: as above.
                    make_current: unsafe { MakeCurrent::of(vendor, &library) }?,
                    _library: ManuallyDrop::new(library),
                })
            }
        }
    };
}

api! {
    init: "cuInit" "hipInit" (c_uint);
    device_count: "cuDeviceGetCount" "hipGetDeviceCount" (*mut c_int);
    device_get: "cuDeviceGet" "hipDeviceGet" (*mut c_int, c_int);
    device_name: "cuDeviceGetName" "hipDeviceGetName" (*mut c_char, c_int, c_int);
    device_memory: "cuDeviceTotalMem_v2" "hipDeviceTotalMem" (*mut usize, c_int);
    /// Major and minor number of what the device can do.
    device_capability: "cuDeviceComputeCapability" "hipDeviceComputeCapability" (*mut c_int, *mut c_int, c_int);
    driver_version: "cuDriverGetVersion" "hipDriverGetVersion" (*mut c_int);
    allocate: "cuMemAlloc_v2" "hipMalloc" (*mut Address, usize);
    free: "cuMemFree_v2" "hipFree" (Address);
    allocate_host: "cuMemHostAlloc" "hipHostMalloc" (*mut *mut c_void, usize, c_uint);
    free_host: "cuMemFreeHost" "hipHostFree" (*mut c_void);
    stream_create: "cuStreamCreate" "hipStreamCreateWithFlags" (*mut Handle, c_uint);
    stream_destroy: "cuStreamDestroy_v2" "hipStreamDestroy" (Handle);
    stream_finish: "cuStreamSynchronize" "hipStreamSynchronize" (Handle);
    stream_wait: "cuStreamWaitEvent" "hipStreamWaitEvent" (Handle, Handle, c_uint);
    event_create: "cuEventCreate" "hipEventCreateWithFlags" (*mut Handle, c_uint);
    event_destroy: "cuEventDestroy_v2" "hipEventDestroy" (Handle);
    event_record: "cuEventRecord" "hipEventRecord" (Handle, Handle);
    event_query: "cuEventQuery" "hipEventQuery" (Handle);
    event_wait: "cuEventSynchronize" "hipEventSynchronize" (Handle);
    /// Milliseconds from the first to the second.
    event_elapsed: "cuEventElapsedTime" "hipEventElapsedTime" (*mut f32, Handle, Handle);
    copy_to_device: "cuMemcpyHtoDAsync_v2" "hipMemcpyHtoDAsync" (Address, *const c_void, usize, Handle);
    copy_to_host: "cuMemcpyDtoHAsync_v2" "hipMemcpyDtoHAsync" (*mut c_void, Address, usize, Handle);
    copy_on_device: "cuMemcpyDtoDAsync_v2" "hipMemcpyDtoDAsync" (Address, Address, usize, Handle);
    module_load: "cuModuleLoadData" "hipModuleLoadData" (*mut Handle, *const c_void);
    module_function: "cuModuleGetFunction" "hipModuleGetFunction" (*mut Handle, Handle, *const c_char);
    /// The function, groups, work items, bytes of group memory, stream, addresses of arguments, nothing.
    launch: "cuLaunchKernel" "hipModuleLaunchKernel" (
        Handle, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, Handle, *mut *mut c_void, *mut *mut c_void
    );
    /// What an error means.
    error_text: "cuGetErrorString" "hipDrvGetErrorString" (Status, *mut *const c_char);
}

/// The function that makes a device the one of the thread.
enum MakeCurrent {
    Context {
        retain: unsafe extern "C" fn(*mut Handle, c_int) -> Status,
        set: unsafe extern "C" fn(Handle) -> Status,
    },
    Device(unsafe extern "C" fn(c_int) -> Status),
}

/// A device of a driver: its number, and its context in CUDA.
#[derive(Clone, Copy, Debug)]
pub(super) struct Current {
    pub(super) device: c_int,
    context: usize,
}

impl MakeCurrent {
    unsafe fn of(vendor: Vendor, library: &Library) -> Result<MakeCurrent, Error> {
        Ok(match vendor {
            Vendor::Cuda => MakeCurrent::Context {
                // SAFETY: the caller's.
                retain: unsafe { function(library, "cuDevicePrimaryCtxRetain") }?,
                // SAFETY: the caller's.
                set: unsafe { function(library, "cuCtxSetCurrent") }?,
            },
            // SAFETY: the caller's.
            Vendor::Hip => MakeCurrent::Device(unsafe { function(library, "hipSetDevice") }?),
        })
    }
}

impl Api {
    /// The functions of the driver of this machine.
    pub(super) fn get(vendor: Vendor) -> Result<&'static Api, Error> {
        static CUDA: OnceLock<Result<Api, Error>> = OnceLock::new();
        static HIP: OnceLock<Result<Api, Error>> = OnceLock::new();
        let of = |variable: &str, names: &[&str]| {
            let names: Vec<String> = names.iter().map(ToString::to_string).collect();
            let advice = "install the driver of the GPU";
            let api = Api::of(vendor, load(variable, &names, advice)?)?;
            // SAFETY: the driver has no other flags.
            api.check(unsafe { (api.init)(0) }, ErrorKind::Device, "starting the driver")?;
            Ok(api)
        };
        let api = match vendor {
            Vendor::Cuda => CUDA.get_or_init(|| of("OKL_LIBCUDA", &["libcuda.so.1", "libcuda.so"])),
            Vendor::Hip => HIP.get_or_init(|| {
                of("OKL_LIBAMDHIP", &["libamdhip64.so", "libamdhip64.so.7", "libamdhip64.so.6"])
            }),
        };
        api.as_ref().map_err(Clone::clone)
    }

    /// Opens a device for the process.
    pub(super) fn open(&self, device: c_int) -> Result<Current, Error> {
        let mut context = std::ptr::null_mut();
        if let MakeCurrent::Context { retain, .. } = &self.make_current {
            // SAFETY: the device is one of the driver's.
            self.check(unsafe { retain(&raw mut context, device) }, ErrorKind::Device, "opening the device")?;
        }
        Ok(Current { device, context: context as usize })
    }

    /// Makes a device that of this thread.
    pub(super) fn make_current(&self, current: Current) -> Result<(), Error> {
        let status = match &self.make_current {
            // SAFETY: the context is the device's, which is never given back.
            MakeCurrent::Context { set, .. } => unsafe { set(current.context as Handle) },
            // SAFETY: the device is one of the driver's.
            MakeCurrent::Device(set) => unsafe { set(current.device) },
        };
        self.check(status, ErrorKind::Device, "using the device")
    }

    /// The error of a status that is not 0.
    pub(super) fn check(&self, status: Status, kind: ErrorKind, what: &str) -> Result<(), Error> {
        if status == 0 { Ok(()) } else { Err(self.error(status, kind, what)) }
    }

    pub(super) fn error(&self, status: Status, kind: ErrorKind, what: &str) -> Error {
        let mut text = std::ptr::null();
        // SAFETY: the text is constant.
        let known = unsafe { (self.error_text)(status, &raw mut text) } == 0 && !text.is_null();
        // SAFETY: as above.
        let text = if known { unsafe { CStr::from_ptr(text) }.to_string_lossy() } else { "failed".into() };
        Error::new(kind, format!("{what}: {text} ({} error {status})", self.vendor.name()))
    }
}
