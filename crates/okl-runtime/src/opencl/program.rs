//! Programs: texts that the driver compiles.

use super::context::Context;
use super::error::failed;
use super::kernel::ClKernel;
use crate::driver::{Entry, Module};
use crate::host_code::HostCode;
use crate::launcher::Launcher;
use crate::{Error, ErrorKind};
use cl3::info_type::InfoType;
use cl3::program::{
    CL_PROGRAM_BINARIES, CL_PROGRAM_BUILD_LOG, build_program, create_program_with_binary,
    create_program_with_source, get_program_build_data, get_program_info, release_program,
};
use cl3::types::cl_program;
use okl_model::reflection;
use std::ffi::CString;
use std::ptr;
use std::sync::Arc;

/// A program that is built.
#[derive(Debug)]
pub(super) struct Program {
    program: usize,
    context: Arc<Context>,
}

/// Compiles a text to the driver's own form.
pub(super) fn compile(context: &Arc<Context>, options: &[String], text: &str) -> Result<Vec<u8>, Error> {
    let made = create_program_with_source(context.context(), &[text])
        .map_err(failed(ErrorKind::Compilation, "a program"))?;
    let program = Program { program: made as usize, context: context.clone() };
    program.build(&options.join(" "))?;
    let binaries = get_program_info(program.raw(), CL_PROGRAM_BINARIES)
        .map_err(failed(ErrorKind::Compilation, "the compiled program"))?;
    match binaries {
        InfoType::VecVecUchar(mut binaries) if binaries.len() == 1 => Ok(binaries.remove(0)),
        _ => Err(Error::new(ErrorKind::Compilation, "the driver does not give the compiled program")),
    }
}

impl Program {
    /// Loads what [`compile`] has made.
    pub(super) fn load(context: &Arc<Context>, binary: &[u8]) -> Result<Program, Error> {
        // SAFETY: the device is that of the context.
        let made = unsafe { create_program_with_binary(context.context(), &[context.device()], &[binary]) };
        let made = made.map_err(failed(ErrorKind::Compilation, "loading a program"))?;
        let program = Program { program: made as usize, context: context.clone() };
        program.build("")?;
        Ok(program)
    }

    fn build(&self, options: &str) -> Result<(), Error> {
        let options = CString::new(options).map_err(|_| {
            Error::new(ErrorKind::Compilation, "an option of the compiler has a byte of value 0")
        })?;
        let device = self.context.device();
        build_program(self.raw(), &[device], &options, None, ptr::null_mut()).map_err(|code| {
            let said = get_program_build_data(self.raw(), device, CL_PROGRAM_BUILD_LOG).unwrap_or_default();
            let said = String::from_utf8_lossy(&said);
            let said = said.trim_end_matches('\0').trim();
            failed(ErrorKind::Compilation, "the compiler of the device")(code).with(said)
        })
    }

    fn raw(&self) -> cl_program {
        self.program as cl_program
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // SAFETY: it is this object's.
        let _gone = unsafe { release_program(self.raw()) };
    }
}

impl Module for Program {
    fn entry(
        &self,
        kernel: &reflection::Kernel<String>,
        compiled: Option<Launcher>,
    ) -> Result<Box<dyn Entry>, Error> {
        let find = |name: &str| Ok(Box::new(ClKernel::new(&self.context, self.raw(), name)?) as Box<_>);
        Ok(Box::new(HostCode::new(kernel, compiled, find)?))
    }
}
