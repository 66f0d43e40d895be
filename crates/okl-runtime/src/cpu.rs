//! Kernels on the CPU: functions of a library that a compiler of C++ makes.

use crate::driver::{Driver, Entry, Mark, Module, Queue};
use crate::in_memory::{self, Loaded};
use crate::launcher::Launcher;
use crate::{Error, ErrorKind, Properties, compiler, fork, processor};
use libloading::Library;
use okl_archive::{Binary, Form};
use okl_launch::Argument;
use okl_model::reflection;
use smallvec::SmallVec;
use std::alloc::{Layout, alloc, dealloc};
use std::ffi::c_void;
use std::mem::ManuallyDrop;
use std::path::Path;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// The CPU, on one core or with OpenMP.
#[derive(Debug)]
pub(crate) struct Cpu {
    pub(crate) has_threads: bool,
}

/// Room for vectors and lines of caches.
const ALIGNMENT: usize = 128;

impl Driver for Cpu {
    fn target(&self) -> &'static str {
        if self.has_threads { "openmp" } else { "serial" }
    }

    fn hardware(&self) -> String {
        let processors = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let named = processors.lines().find(|line| line.starts_with("model name"));
        let name = named.and_then(|line| line.split_once(':')).map(|(_, name)| name.trim().to_owned());
        name.unwrap_or_else(|| std::env::consts::ARCH.into())
    }

    fn memory_size(&self) -> u64 {
        let memory = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
        let total = memory.lines().find_map(|line| line.strip_prefix("MemTotal:"));
        let kilobytes = total.and_then(|total| total.trim().strip_suffix(" kB")?.parse::<u64>().ok());
        kilobytes.map_or(0, |kilobytes| kilobytes * 1024)
    }

    fn survives_fork(&self) -> bool {
        // What OpenMP lacks in a child is said when a kernel runs.
        true
    }

    fn allocate(&self, bytes: usize) -> Result<u64, Error> {
        let none = || Error::memory(format!("there are no {bytes} bytes"));
        let layout = layout(bytes).ok_or_else(none)?;
        // SAFETY: the layout has a size.
        let address = unsafe { alloc(layout) };
        if address.is_null() { Err(none()) } else { Ok(address as u64) }
    }

    unsafe fn free(&self, address: u64, bytes: usize) {
        if let Some(layout) = layout(bytes) {
            // SAFETY: `allocate` has returned it for this layout.
            unsafe { dealloc(address as *mut u8, layout) }
        }
    }

    fn allocate_host(&self, bytes: usize) -> Result<*mut u8, Error> {
        let address = self.allocate(bytes)? as *mut u8;
        // SAFETY: there are as many bytes.
        unsafe { std::ptr::write_bytes(address, 0, bytes) };
        Ok(address)
    }

    unsafe fn free_host(&self, address: *mut u8, bytes: usize) {
        // SAFETY: the caller's.
        unsafe { self.free(address as u64, bytes) }
    }

    fn queue(&self) -> Result<Box<dyn Queue>, Error> {
        Ok(Box::new(AtOnce))
    }

    /// `g++ -O3 -march=native -fopenmp -std=c++17 ...`
    fn command(&self, properties: &Properties) -> Result<Vec<String>, Error> {
        let mut command = compiler::command(properties)?;
        if self.has_threads {
            command.push("-fopenmp".into());
        }
        command.extend(["-std=c++17", "-w", "-shared", "-fPIC"].map(String::from));
        Ok(command)
    }

    fn surroundings(&self, command: &[String]) -> Vec<String> {
        compiler::surroundings(command)
    }

    fn compile(&self, command: &[String], text: &str, folder: &Path, binary: &Path) -> Result<(), Error> {
        compiler::run(command, text, folder, binary)
    }

    fn load(&self, binary: &Path) -> Result<Arc<dyn Module>, Error> {
        // SAFETY: okl has written the text of the library, which runs nothing when it is loaded but what the kernel's
        // own static objects do.
        let library = unsafe { Library::new(binary) };
        let failed = |error| Error::new(ErrorKind::System, format!("`{}`: {error}", binary.display()));
        let library = Loaded::from(library.map_err(failed)?);
        Ok(Arc::new(Functions { library: ManuallyDrop::new(library), has_threads: self.has_threads }))
    }

    fn suits(&self, binary: &Binary) -> Result<u32, String> {
        let (machine, here) = (&binary.machine, processor::here());
        if binary.form != Form::Library || *machine != here {
            return Err(format!("one is for {machine}, and this machine is {here}"));
        }
        match processor::lacks(&binary.needs) {
            // Of two, the one that may use more of the processor.
            lacks if lacks.is_empty() => Ok(u32::try_from(binary.needs.len()).unwrap_or(u32::MAX)),
            lacks => Err(format!("one needs a processor with {}, which this one lacks", lacks.join(", "))),
        }
    }

    fn load_code(&self, code: Vec<u8>) -> Result<Arc<dyn Module>, Error> {
        let library = ManuallyDrop::new(in_memory::load(&code)?);
        Ok(Arc::new(Functions { library, has_threads: self.has_threads }))
    }
}

fn layout(bytes: usize) -> Option<Layout> {
    Layout::from_size_align(bytes.max(1), ALIGNMENT).ok()
}

/// The queue of a CPU: everything is done at once.
#[derive(Debug)]
struct AtOnce;

impl Queue for AtOnce {
    unsafe fn write(&self, to: u64, from: *const u8, bytes: usize, _: bool) -> Result<(), Error> {
        // SAFETY: there are as many bytes. A program may have wrapped the memory that it copies from.
        unsafe { std::ptr::copy(from, to as *mut u8, bytes) };
        Ok(())
    }

    unsafe fn read(&self, from: u64, to: *mut u8, bytes: usize, _: bool) -> Result<(), Error> {
        // SAFETY: there are as many bytes.
        unsafe { std::ptr::copy(from as *const u8, to, bytes) };
        Ok(())
    }

    unsafe fn copy(&self, to: u64, from: u64, bytes: usize) -> Result<(), Error> {
        // SAFETY: there are as many bytes.
        unsafe { std::ptr::copy(from as *const u8, to as *mut u8, bytes) };
        Ok(())
    }

    fn finish(&self) -> Result<(), Error> {
        Ok(())
    }

    fn mark(&self) -> Result<Arc<dyn Mark>, Error> {
        static START: OnceLock<Instant> = OnceLock::new();
        let passed = START.get_or_init(Instant::now).elapsed();
        Ok(Arc::new(Moment(u64::try_from(passed.as_nanos()).unwrap_or(u64::MAX))))
    }

    fn wait_for(&self, _: &dyn Mark) -> Result<(), Error> {
        Ok(())
    }

    fn handle(&self) -> usize {
        0
    }
}

/// A moment, in nanoseconds since the first one.
#[derive(Debug)]
struct Moment(u64);

impl Mark for Moment {
    fn wait(&self) -> Result<(), Error> {
        Ok(())
    }

    fn is_reached(&self) -> Result<bool, Error> {
        Ok(true)
    }

    fn seconds_since(&self, earlier: &dyn Mark) -> Result<f64, Error> {
        let apart = Duration::from_nanos(self.0.abs_diff(earlier.handle())).as_secs_f64();
        Ok(if self.0 < earlier.handle() { -apart } else { apart })
    }

    fn handle(&self) -> u64 {
        self.0
    }
}

/// A library, which stays loaded: threads of OpenMP may still be in it when the program ends.
#[derive(Debug)]
struct Functions {
    library: ManuallyDrop<Loaded>,
    has_threads: bool,
}

impl Module for Functions {
    fn entry(
        &self,
        kernel: &reflection::Kernel<String>,
        _: Option<Launcher>,
    ) -> Result<Box<dyn Entry>, Error> {
        let (name, count) = (&kernel.name, kernel.arguments.len());
        if count > MOST {
            return Err(Error::argument(format!(
                "`{name}` has {count} parameters; on CPUs there are {MOST} at most"
            )));
        }
        // SAFETY: the symbol is not called with this type.
        let found = unsafe { self.library.library.get::<unsafe extern "C" fn()>(name.as_bytes()) };
        let missing = |error| {
            Error::new(ErrorKind::NoKernel, format!("the compiled text has no function `{name}`: {error}"))
        };
        Ok(Box::new(Function { function: *found.map_err(missing)?, has_threads: self.has_threads }))
    }
}

/// A function that takes addresses only: okl writes kernels for CPUs so.
#[derive(Clone, Copy, Debug)]
struct Function {
    function: unsafe extern "C" fn(),
    has_threads: bool,
}

/// The most parameters of a kernel.
const MOST: usize = 64;

type Address = *const c_void;

macro_rules! address {
    ($name:ident) => {
        Address
    };
}

/// Calls a function with as many addresses as there are arguments, from none to one for each name.
macro_rules! call {
    ($function:ident, $arguments:ident; $($taken:ident)*;) => {
        if let [$($taken),*] = $arguments {
            // SAFETY: the function takes as many addresses.
            let function = unsafe {
                std::mem::transmute::<unsafe extern "C" fn(), unsafe extern "C" fn($(address!($taken)),*)>($function)
            };
            // SAFETY: the caller's.
            return unsafe { function($(*$taken),*) };
        }
    };
    ($function:ident, $arguments:ident; $($taken:ident)*; $next:ident $($rest:ident)*) => {
        call!($function, $arguments; $($taken)*;);
        call!($function, $arguments; $($taken)* $next; $($rest)*);
    };
}

impl Entry for Function {
    unsafe fn call(&self, _: &dyn Queue, arguments: &[Argument<'_>]) -> Result<(), Error> {
        if self.has_threads {
            if fork::has_lost_threads() {
                return Err(Error::device(
                    "OpenMP has run in the process that this one was forked from, and its threads are not here: use the \
                     device `serial`, or fork before the first kernel runs",
                ));
            }
            fork::threads_are_started();
        }
        let mut addresses: SmallVec<[Address; 16]> = SmallVec::new();
        addresses.extend(arguments.iter().map(address_of));
        // SAFETY: the caller's.
        unsafe { call_function(self.function, &addresses) };
        Ok(())
    }
}

/// The address that a kernel gets: that of a value, or the memory itself.
fn address_of(argument: &Argument<'_>) -> Address {
    match *argument {
        Argument::Value(bytes) => bytes.as_ptr().cast(),
        Argument::Memory(address) => address as Address,
    }
}

unsafe fn call_function(function: unsafe extern "C" fn(), arguments: &[Address]) {
    if arguments.is_empty() {
        // SAFETY: the caller's.
        return unsafe { function() };
    }
    call!(function, arguments; a1;
        a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 a12 a13 a14 a15 a16 a17 a18 a19 a20 a21 a22 a23 a24 a25 a26 a27 a28 a29 a30 a31
        a32 a33 a34 a35 a36 a37 a38 a39 a40 a41 a42 a43 a44 a45 a46 a47 a48 a49 a50 a51 a52 a53 a54 a55 a56 a57 a58 a59 a60
        a61 a62 a63 a64);
    unreachable!("kernels with more parameters are refused");
}
