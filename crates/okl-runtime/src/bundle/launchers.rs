//! The host code of bundles, compiled and loaded, for kernels whose reflection does not describe it.

use super::opened::Opened;
use crate::cpu::Cpu;
use crate::driver::Driver;
use crate::launcher::Launcher;
use crate::shared::Shared;
use crate::{Error, Properties, build};
use okl_archive::{Build, Text};

/// The host code of a kernel: a library for this machine, or else the text, which the compiler of this machine compiles.
pub(super) fn launcher(
    device: &Shared,
    opened: &Opened,
    text: &Text,
    build: &Build,
    kernel: &str,
) -> Result<Launcher, Error> {
    let Some(code) = &build.host_code else {
        return Err(opened.damaged("the host code of a kernel is not there"));
    };
    let (host, mut refused) = (Cpu { has_threads: false }, Vec::new());
    for binary in &code.binaries {
        let suits = host.suits(binary).map_err(|why| refused.push(why));
        if suits.is_ok() {
            match Launcher::load_code(&opened.part(&binary.code)?, kernel) {
                Ok(launcher) => return Ok(launcher),
                Err(error) => refused.push(error.to_string()),
            }
        }
    }
    let written = opened.part(&code.text)?;
    build::launcher(device, &String::from_utf8_lossy(&written), kernel, &Properties::new()).map_err(|error| {
        match refused.is_empty() {
            true => error,
            false => opened.nothing_compiled(&format!("the host code of `{}`", text.path), &refused, &error),
        }
    })
}
