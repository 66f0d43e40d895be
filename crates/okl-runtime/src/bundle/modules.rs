//! The compiled texts of bundles, loaded.

use super::opened::Opened;
use crate::binaries::Key;
use crate::build;
use crate::driver::Module;
use crate::shared::Shared;
use crate::{Error, Properties};
use okl_archive::{Binary, Build, Text};
use std::sync::{Arc, PoisonError};

/// What a text became, loaded: the compiled text that suits the device best, or else the text, which the compiler of this
/// machine compiles.
pub(super) fn module(
    device: &Shared,
    opened: &Opened,
    text: &Text,
    build: &Build,
) -> Result<Arc<dyn Module>, Error> {
    let slot = device.loaded.slot(key(build));
    let mut slot = slot.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(module) = &*slot {
        return Ok(module.clone());
    }
    let module = load(device, opened, text, build)?;
    *slot = Some(module.clone());
    Ok(module)
}

/// What tells the builds of bundles apart.
fn key(build: &Build) -> Key {
    let flags = build.flags.iter().flatten();
    let code = build.binaries.iter().map(|binary| &binary.code.hash);
    let parts = [&build.target, &build.text.hash].into_iter().chain(flags).chain(code);
    Key::of(["of a bundle"].into_iter().chain(parts.map(String::as_str)))
}

fn load(device: &Shared, opened: &Opened, text: &Text, build: &Build) -> Result<Arc<dyn Module>, Error> {
    let (mut suitable, mut refused): (Vec<(u32, &Binary)>, Vec<String>) = (Vec::new(), Vec::new());
    for binary in &build.binaries {
        match device.driver.suits(binary) {
            Ok(rank) => suitable.push((rank, binary)),
            Err(why) => refused.push(why),
        }
    }
    suitable.sort_by_key(|(rank, _)| std::cmp::Reverse(*rank));
    for (_, binary) in suitable {
        match device.driver.load_code(opened.part(&binary.code)?) {
            Ok(module) => return Ok(module),
            Err(error) => refused.push(format!("one for {}: {error}", binary.machine)),
        }
    }
    let written = opened.part(&build.text)?;
    let properties = match &build.flags {
        Some(flags) => Properties::new().compiler_flags(flags.iter().cloned()),
        None => Properties::new(),
    };
    build::module(device, &String::from_utf8_lossy(&written), &properties).map_err(|error| {
        if refused.is_empty() {
            return error;
        }
        let what = format!("`{}` that {} takes", text.path, device.name);
        opened.nothing_compiled(&what, &refused, &error)
    })
}
