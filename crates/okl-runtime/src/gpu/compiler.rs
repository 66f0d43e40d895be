//! The compilers NVRTC and hiprtc, which are libraries.

use super::api::{Handle, Status, Vendor};
use super::library::{function, load};
use crate::{Error, ErrorKind};
use libloading::Library;
use std::ffi::{CStr, CString, c_char, c_int};
use std::mem::ManuallyDrop;
use std::ptr;
use std::sync::OnceLock;

macro_rules! compiler {
    ($($field:ident: $cuda:literal $hip:literal ($($ty:ty),*);)*) => {
        /// The functions of a compiler.
        pub(super) struct Compiler {
            vendor: Vendor,
            $($field: unsafe extern "C" fn($($ty),*) -> Status,)*
            error_text: unsafe extern "C" fn(Status) -> *const c_char,
            _library: ManuallyDrop<Library>,
        }

        impl Compiler {
            fn of(vendor: Vendor, library: Library) -> Result<Compiler, Error> {
                let name = |cuda: &'static str, hip: &'static str| match vendor {
                    Vendor::Cuda => cuda,
                    Vendor::Hip => hip,
                };
                Ok(Compiler {
                    vendor,
                    // SAFETY: these are the types of the functions in the headers `nvrtc.h` and `hiprtc.h`.
                    $($field: unsafe { function(&library, name($cuda, $hip)) }?,)*
                    // SAFETY: as above.
                    error_text: unsafe {
                        function(&library, name("nvrtcGetErrorString", "hiprtcGetErrorString"))
                    }?,
                    _library: ManuallyDrop::new(library),
                })
            }
        }
    };
}

/// How the names of virtual devices of CUDA begin.
pub(super) const VIRTUAL: &str = "compute_";

compiler! {
    create: "nvrtcCreateProgram" "hiprtcCreateProgram" (
        *mut Handle, *const c_char, *const c_char, c_int, *const *const c_char, *const *const c_char
    );
    destroy: "nvrtcDestroyProgram" "hiprtcDestroyProgram" (*mut Handle);
    build: "nvrtcCompileProgram" "hiprtcCompileProgram" (Handle, c_int, *const *const c_char);
    log_size: "nvrtcGetProgramLogSize" "hiprtcGetProgramLogSize" (Handle, *mut usize);
    log: "nvrtcGetProgramLog" "hiprtcGetProgramLog" (Handle, *mut c_char);
    code_size: "nvrtcGetCUBINSize" "hiprtcGetCodeSize" (Handle, *mut usize);
    code: "nvrtcGetCUBIN" "hiprtcGetCode" (Handle, *mut c_char);
    // HIP has one form of code.
    ptx_size: "nvrtcGetPTXSize" "hiprtcGetCodeSize" (Handle, *mut usize);
    ptx: "nvrtcGetPTX" "hiprtcGetCode" (Handle, *mut c_char);
}

impl Compiler {
    /// The compiler of this machine.
    pub(super) fn get(vendor: Vendor) -> Result<&'static Compiler, Error> {
        static CUDA: OnceLock<Result<Compiler, Error>> = OnceLock::new();
        static HIP: OnceLock<Result<Compiler, Error>> = OnceLock::new();
        let of = |variable: &str, names: Vec<String>, advice: &str| {
            Compiler::of(vendor, load(variable, &names, advice)?)
        };
        let compiler = match vendor {
            Vendor::Cuda => CUDA.get_or_init(|| {
                let names = ["", ".13", ".12", ".11.2"].map(|version| format!("libnvrtc.so{version}"));
                of("OKL_LIBNVRTC", names.into(), "install NVRTC, a part of the CUDA toolkit")
            }),
            Vendor::Hip => HIP.get_or_init(|| {
                let names = ["", ".7", ".6"].map(|version| format!("libhiprtc.so{version}"));
                of("OKL_LIBHIPRTC", names.into(), "install hiprtc, a part of ROCm")
            }),
        };
        compiler.as_ref().map_err(Clone::clone)
    }

    /// Compiles a text for an architecture: `sm_90`, `compute_75` for PTX, `gfx90a`. Without one, CUDA's compiler writes PTX
    /// for the oldest that it knows well, and HIP's compiles for the device of the thread.
    pub(super) fn compile(
        &self,
        options: &[String],
        text: &str,
        architecture: Option<&str>,
    ) -> Result<Vec<u8>, Error> {
        let mut all = vec!["-std=c++17".to_owned()];
        let option = match self.vendor {
            Vendor::Cuda => "--gpu-architecture",
            Vendor::Hip => "--offload-arch",
        };
        all.extend(architecture.map(|architecture| format!("{option}={architecture}")));
        all.extend(options.iter().cloned());
        let zero = |_| Error::new(ErrorKind::Compilation, "the text or an option has a byte of value 0");
        let all = all.into_iter().map(CString::new).collect::<Result<Vec<_>, _>>().map_err(zero)?;
        let all: Vec<*const c_char> = all.iter().map(|option| option.as_ptr()).collect();
        let text = CString::new(text).map_err(zero)?;
        let mut program = ptr::null_mut();
        // hiprtc knows what is in this header; the file may be missing.
        let (empty, header) = ([c"".as_ptr()], [c"hip/hip_runtime.h".as_ptr()]);
        let headers = if self.vendor == Vendor::Hip { 1 } else { 0 };
        // SAFETY: the texts end with a byte of value 0, and there are as many headers.
        let made = unsafe {
            let name = c"kernel".as_ptr();
            (self.create)(&raw mut program, text.as_ptr(), name, headers, empty.as_ptr(), header.as_ptr())
        };
        self.check(made)?;
        let program = Program { compiler: self, program };
        // SAFETY: there are as many options.
        let built = unsafe { (self.build)(program.program, all.len() as c_int, all.as_ptr()) };
        self.check(built).map_err(|error| error.with(&program.said()))?;
        let is_real = architecture.is_some_and(|architecture| !architecture.starts_with(VIRTUAL));
        if is_real || self.vendor == Vendor::Hip { program.code() } else { program.ptx() }
    }

    fn check(&self, status: Status) -> Result<(), Error> {
        if status == 0 {
            return Ok(());
        }
        // SAFETY: the text is constant.
        let text = unsafe { CStr::from_ptr((self.error_text)(status)) }.to_string_lossy();
        Err(Error::new(
            ErrorKind::Compilation,
            format!("the compiler of the device: {text} (error {status})"),
        ))
    }
}

/// A program that is being compiled.
struct Program<'c> {
    compiler: &'c Compiler,
    program: Handle,
}

impl Program<'_> {
    /// The compiler's messages.
    fn said(&self) -> String {
        let Compiler { log_size, log, .. } = self.compiler;
        let mut size = 0;
        // SAFETY: the program is there.
        if unsafe { log_size(self.program, &raw mut size) } != 0 {
            return String::new();
        }
        let mut bytes = vec![0_u8; size];
        // SAFETY: there is as much room.
        let known = size > 0 && unsafe { log(self.program, bytes.as_mut_ptr().cast()) } == 0;
        let text = String::from_utf8_lossy(&bytes);
        if known { text.trim_end_matches('\0').trim().to_owned() } else { String::new() }
    }

    /// Code for a device.
    fn code(&self) -> Result<Vec<u8>, Error> {
        self.result(self.compiler.code_size, self.compiler.code)
    }

    /// Code for a virtual device, without the byte of value 0 behind it.
    fn ptx(&self) -> Result<Vec<u8>, Error> {
        let mut text = self.result(self.compiler.ptx_size, self.compiler.ptx)?;
        text.truncate(text.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1));
        Ok(text)
    }

    fn result(
        &self,
        code_size: unsafe extern "C" fn(Handle, *mut usize) -> Status,
        code: unsafe extern "C" fn(Handle, *mut c_char) -> Status,
    ) -> Result<Vec<u8>, Error> {
        let mut size = 0;
        // SAFETY: the program is compiled.
        self.compiler.check(unsafe { code_size(self.program, &raw mut size) })?;
        let mut bytes = vec![0_u8; size];
        // SAFETY: there is as much room.
        self.compiler.check(unsafe { code(self.program, bytes.as_mut_ptr().cast()) })?;
        Ok(bytes)
    }
}

impl Drop for Program<'_> {
    fn drop(&mut self) {
        // SAFETY: it is this object's.
        let _gone = unsafe { (self.compiler.destroy)(&raw mut self.program) };
    }
}
