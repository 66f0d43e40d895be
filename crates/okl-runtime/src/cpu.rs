//! Kernels on the CPU: functions of a library that a compiler of C++ makes.

use crate::compiler;
use crate::driver::{Driver, Entry, Module};
use crate::{Error, ErrorKind, Properties};
use libloading::Library;
use std::alloc::{Layout, alloc, dealloc};
use std::ffi::c_void;
use std::mem::ManuallyDrop;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

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

    unsafe fn write(&self, to: u64, bytes: &[u8]) -> Result<(), Error> {
        // SAFETY: there are as many bytes. A program may have wrapped the memory that it copies from.
        unsafe { std::ptr::copy(bytes.as_ptr(), to as *mut u8, bytes.len()) };
        Ok(())
    }

    unsafe fn read(&self, from: u64, bytes: &mut [u8]) -> Result<(), Error> {
        // SAFETY: there are as many bytes.
        unsafe { std::ptr::copy(from as *const u8, bytes.as_mut_ptr(), bytes.len()) };
        Ok(())
    }

    unsafe fn copy(&self, to: u64, from: u64, bytes: usize) -> Result<(), Error> {
        // SAFETY: there are as many bytes.
        unsafe { std::ptr::copy(from as *const u8, to as *mut u8, bytes) };
        Ok(())
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

    fn compile(&self, command: &[String], text: &Path, binary: &Path) -> Result<(), Error> {
        let (program, flags) = command.split_first().expect("the compiler comes first");
        let mut command = Command::new(program);
        command.args(flags).arg("-o").arg(binary).arg(text).stdin(Stdio::null());
        let done = command.output().map_err(|error| Error::system(format!("`{program}`"), &error))?;
        if done.status.success() {
            return Ok(());
        }
        let said = String::from_utf8_lossy(&done.stderr);
        Err(Error::new(ErrorKind::Compilation, format!("{program}: {}\n{}", done.status, said.trim_end())))
    }

    fn load(&self, binary: &Path) -> Result<Arc<dyn Module>, Error> {
        // SAFETY: okl has written the text of the library, which runs nothing when it is loaded but what the kernel's
        // own static objects do.
        let library = unsafe { Library::new(binary) };
        let failed = |error| Error::new(ErrorKind::System, format!("`{}`: {error}", binary.display()));
        Ok(Arc::new(Functions(ManuallyDrop::new(library.map_err(failed)?))))
    }
}

fn layout(bytes: usize) -> Option<Layout> {
    Layout::from_size_align(bytes.max(1), ALIGNMENT).ok()
}

/// A library, which stays loaded: threads of OpenMP may still be in it when the program ends.
#[derive(Debug)]
struct Functions(ManuallyDrop<Library>);

impl Module for Functions {
    fn entry(&self, name: &str, count: usize) -> Result<Box<dyn Entry>, Error> {
        if count > MOST {
            return Err(Error::argument(format!(
                "`{name}` has {count} parameters; on CPUs there are {MOST} at most"
            )));
        }
        // SAFETY: the symbol is not called with this type.
        let found = unsafe { self.0.get::<unsafe extern "C" fn()>(name.as_bytes()) };
        let missing = |error| {
            Error::new(ErrorKind::NoKernel, format!("the compiled text has no function `{name}`: {error}"))
        };
        Ok(Box::new(Function(*found.map_err(missing)?)))
    }
}

/// A function that takes addresses only: okl writes kernels for CPUs so.
#[derive(Clone, Copy, Debug)]
struct Function(unsafe extern "C" fn());

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
    unsafe fn call(&self, arguments: &[Address]) -> Result<(), Error> {
        // SAFETY: the caller's.
        unsafe { call_function(self.0, arguments) };
        Ok(())
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
