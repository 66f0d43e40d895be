//! Host code that cannot be described: okl's `launcher-c`, which a compiler of C++ compiles.

use crate::in_memory::{self, Loaded};
use crate::started::Started;
use crate::{Error, ErrorKind, Properties, compiler};
use libloading::Library;
use okl_launch::Argument;
use smallvec::SmallVec;
use std::ffi::{c_char, c_int, c_uint, c_void};
use std::mem::ManuallyDrop;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

/// The header that launchers include.
const HEADER: &str = include_str!("../../okl-cli/include/okl/launch.h");

/// The function of a kernel. Its library stays loaded.
pub(crate) struct Launcher {
    function: Function,
    _library: ManuallyDrop<Loaded>,
}

type Function = unsafe extern "C" fn(*const CLauncher, *const CArgument, usize) -> c_int;

/// `okl_argument`
#[repr(C)]
struct CArgument {
    kind: c_uint,
    size: usize,
    value: *const c_void,
}

/// `okl_launch`
#[repr(C)]
struct CLaunch {
    number: c_uint,
    kernel: *const c_char,
    name: *const c_char,
    outer_dims: c_uint,
    inner_dims: c_uint,
    outer: [usize; 3],
    inner: [usize; 3],
    arguments: *const CArgument,
    count: usize,
}

/// `okl_launcher`
#[repr(C)]
struct CLauncher {
    version: c_uint,
    launch: unsafe extern "C" fn(*mut c_void, *const CLaunch) -> c_int,
    user: *mut c_void,
}

const VERSION: c_uint = 1;
const VALUE: c_uint = 0;
const MEMORY: c_uint = 1;
const FAILED: c_int = 1;

/// What a call starts kernels with, and the first error.
struct Call<'c> {
    start: &'c mut dyn FnMut(&Started<'_>) -> Result<(), Error>,
    failed: Option<Error>,
}

impl Launcher {
    /// The command that compiles launchers, without files.
    pub(crate) fn command(properties: &Properties) -> Result<Vec<String>, Error> {
        // The flags of properties are those of the device's compiler.
        let own =
            Properties { compiler_flags: Some(vec!["-O1".into()]), json: Vec::new(), ..properties.clone() };
        let mut command = compiler::command(&own)?;
        command.extend(["-std=c++17", "-w", "-shared", "-fPIC"].map(String::from));
        Ok(command)
    }

    /// Compiles a launcher to the file `binary`; `folder` is for files of the compiler.
    pub(crate) fn compile(command: &[String], text: &str, folder: &Path, binary: &Path) -> Result<(), Error> {
        let include = folder.join("include");
        let write = || {
            std::fs::create_dir_all(include.join("okl"))?;
            std::fs::write(include.join("okl/launch.h"), HEADER)
        };
        write().map_err(|error| Error::system(format!("`{}`", include.display()), &error))?;
        let command: Vec<String> =
            command.iter().cloned().chain([format!("-I{}", include.display())]).collect();
        compiler::run(&command, text, folder, binary)
    }

    /// Loads the function of a kernel.
    pub(crate) fn load(binary: &Path, kernel: &str) -> Result<Launcher, Error> {
        let failed = |error| Error::new(ErrorKind::System, format!("`{}`: {error}", binary.display()));
        // SAFETY: okl has written the text of the library.
        let library = unsafe { Library::new(binary) }.map_err(failed)?;
        Launcher::of(Loaded::from(library), kernel).map_err(failed)
    }

    /// Loads the function of a kernel from the bytes of a library.
    pub(crate) fn load_code(code: &[u8], kernel: &str) -> Result<Launcher, Error> {
        let failed = |error| Error::new(ErrorKind::System, format!("compiled host code: {error}"));
        Launcher::of(in_memory::load(code)?, kernel).map_err(failed)
    }

    fn of(library: Loaded, kernel: &str) -> Result<Launcher, libloading::Error> {
        let library = ManuallyDrop::new(library);
        // SAFETY: the symbol has this type.
        let function =
            *unsafe { library.library.get::<Function>(format!("okl_launch_{kernel}").as_bytes())? };
        Ok(Launcher { function, _library: library })
    }

    /// Runs the host code, which starts kernels.
    ///
    /// # Safety
    /// The arguments are those of the kernel.
    pub(crate) unsafe fn run(
        &self,
        arguments: &[Argument<'_>],
        start: &mut dyn FnMut(&Started<'_>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let passed = |argument: &Argument<'_>| match argument {
            Argument::Value(bytes) => {
                CArgument { kind: VALUE, size: bytes.len(), value: bytes.as_ptr().cast() }
            }
            Argument::Memory(handle) => {
                CArgument { kind: MEMORY, size: size_of::<u64>(), value: std::ptr::from_ref(handle).cast() }
            }
        };
        let passed: SmallVec<[CArgument; 16]> = arguments.iter().map(passed).collect();
        let mut call = Call { start, failed: None };
        let launcher = CLauncher { version: VERSION, launch, user: (&raw mut call).cast() };
        // SAFETY: the caller's; all of it lives until the function returns.
        let status = unsafe { (self.function)(&raw const launcher, passed.as_ptr(), passed.len()) };
        match (call.failed, status) {
            (Some(error), _) => Err(error),
            (None, 0) => Ok(()),
            (None, status) => {
                Err(Error::new(ErrorKind::Launch, format!("the host code of the kernel ends with {status}")))
            }
        }
    }
}

/// Starts a kernel for a launcher.
unsafe extern "C" fn launch(user: *mut c_void, what: *const CLaunch) -> c_int {
    // SAFETY: `run` has passed it, and waits.
    let call = unsafe { &mut *user.cast::<Call<'_>>() };
    // SAFETY: the launcher passes one that lives until this returns.
    let what = unsafe { &*what };
    // SAFETY: as many as it says.
    let arguments = unsafe { std::slice::from_raw_parts(what.arguments, what.count) };
    let given = |argument: &CArgument| match argument.kind {
        // SAFETY: for memory the value is a handle.
        MEMORY => Argument::Memory(unsafe { *argument.value.cast::<u64>() }),
        // SAFETY: there are as many bytes.
        _ => Argument::Value(unsafe { std::slice::from_raw_parts(argument.value.cast(), argument.size) }),
    };
    let given: SmallVec<[Argument<'_>; 16]> = arguments.iter().map(given).collect();
    let sizes = |sizes: [usize; 3]| sizes.map(|size| size as u64);
    let axes = what.outer_dims.max(what.inner_dims) as usize;
    let started = Started {
        number: what.number as usize,
        groups: sizes(what.outer),
        items: sizes(what.inner),
        axes,
        arguments: &given,
    };
    // No panic crosses the launcher.
    let done = catch_unwind(AssertUnwindSafe(|| (call.start)(&started)))
        .unwrap_or_else(|_| Err(Error::new(ErrorKind::Launch, "a bug in okl: it panicked")));
    match done {
        Ok(()) => 0,
        Err(error) => {
            call.failed.get_or_insert(error);
            FAILED
        }
    }
}
