//! From a text to a kernel: translated, compiled, loaded.

use crate::binaries::Key;
use crate::compiled::CompiledKernel;
use crate::driver::Module;
use crate::launcher::Launcher;
use crate::parameter::Signature;
use crate::shared::Shared;
use crate::template::KernelTemplate;
use crate::translation::Source;
use crate::{Error, ErrorKind, Kernel, Properties, compiler};
use okl_api::OutputKind;
use okl_instances::{Instance, InstanceSyntax, Template, instantiate};
use okl_source::Diagnostic;
use std::path::Path;
use std::sync::{Arc, PoisonError};

/// A kernel of a text.
pub(crate) fn build(
    device: &Arc<Shared>,
    path: &str,
    text: &[u8],
    name: &str,
    properties: &Properties,
) -> Result<Kernel, Error> {
    let (instance, name) = match asked(path, text, name)? {
        Asked::Kernel => (None, name.to_owned()),
        Asked::Instance { instance, name } => (Some(instance), name),
        Asked::Template(template) => {
            let (device, path, text) = (device.clone(), path.to_owned(), text.to_vec());
            let properties = properties.clone();
            let build = move |name: &str| build(&device, &path, &text, name, &properties);
            return Ok(Kernel::new(KernelTemplate::new(template.described(String::new()), build)));
        }
    };
    let source = Source::new(path, text, instance.as_deref());
    let translated = source.translate(device, properties, &[OutputKind::Kernel, OutputKind::Reflection])?;
    let written = translated.output(OutputKind::Kernel);
    let read = translated.reflection()?;
    let names: Vec<String> = read.kernels.iter().map(|kernel| format!("`{}`", kernel.name)).collect();
    let Some(kernel) = read.kernels.into_iter().find(|kernel| kernel.name == name) else {
        let there = if names.is_empty() { "none".to_string() } else { names.join(", ") };
        let message = format!("`{path}` has no kernel `{name}`; there are: {there}");
        return Err(Error::new(ErrorKind::NoKernel, message));
    };
    let module = module(device, written, properties)?;
    let launcher = match kernel.needs_compiled_host_code() {
        true => {
            let translated = source.translate(device, properties, &[OutputKind::LauncherC])?;
            Some(launcher(device, translated.output(OutputKind::LauncherC), &name, properties)?)
        }
        false => None,
    };
    let entry = module.entry(&kernel, launcher)?;
    let name = instance.unwrap_or(name).into();
    let signature = Signature::of(&kernel);
    Ok(Kernel::new(CompiledKernel { device: device.clone(), name, signature, entry, _module: module }))
}

/// The names of the kernels of a text: templates, then the other ones.
pub(crate) fn kernel_names(
    device: &Arc<Shared>,
    path: &str,
    text: &[u8],
    properties: &Properties,
) -> Result<Vec<String>, Error> {
    let templates = okl_instances::templates(&String::from_utf8_lossy(text));
    let mut names: Vec<String> = templates.into_iter().map(|one| one.name).collect();
    let is_template = !names.is_empty();
    match Source::new(path, text, None).translate(device, properties, &[OutputKind::Reflection]) {
        Ok(translated) => {
            names.extend(translated.reflection()?.kernels.into_iter().map(|kernel| kernel.name));
        }
        // There may be no others.
        Err(error) if is_template && error.diagnostics().iter().all(|one| one.id == NO_KERNEL) => {}
        Err(error) => return Err(error),
    }
    Ok(names)
}

/// What okl says of a text without kernels.
const NO_KERNEL: &str = "no-kernel";

/// The host code of a kernel, compiled from the output `launcher-c`.
pub(crate) fn launcher(
    device: &Shared,
    text: &str,
    kernel: &str,
    properties: &Properties,
) -> Result<Launcher, Error> {
    let command = Launcher::command(properties)?;
    let surroundings = compiler::surroundings(&command);
    let parts = command.iter().chain(&surroundings).map(String::as_str);
    let key = Key::of(["launcher"].into_iter().chain(parts).chain([text]));
    let compile = |folder: &Path, binary: &Path| Launcher::compile(&command, text, folder, binary);
    Launcher::load(device.binaries.get(&key, compile)?.path(), kernel)
}

/// A text, compiled and loaded.
pub(crate) fn module(
    device: &Shared,
    written: &str,
    properties: &Properties,
) -> Result<Arc<dyn Module>, Error> {
    let command = device.driver.command(properties)?;
    let surroundings = device.driver.surroundings(&command);
    let inputs = command.iter().chain(&surroundings).map(String::as_str);
    let key = Key::of(inputs.chain([device.driver.target(), written]));
    let slot = device.loaded.slot(key.clone());
    let mut slot = slot.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(module) = &*slot {
        return Ok(module.clone());
    }
    let binary = device
        .binaries
        .get(&key, |folder, binary| device.driver.compile(&command, written, folder, binary))?;
    let module = device.driver.load(binary.path())?;
    *slot = Some(module.clone());
    Ok(module)
}

/// What a name means in a text.
enum Asked {
    Kernel,
    /// An instance, and the name of the kernel that it is.
    Instance {
        instance: String,
        name: String,
    },
    Template(Template),
}

fn asked(path: &str, text: &[u8], given: &str) -> Result<Asked, Error> {
    let text = String::from_utf8_lossy(text);
    if given.contains('<') {
        let wrong = |error: InstanceSyntax| Error::new(ErrorKind::NoKernel, error.to_string());
        let instance: Instance = given.parse().map_err(wrong)?;
        let told = |found: Vec<Diagnostic>| {
            let found: Vec<String> =
                found.into_iter().map(|one| format!("{path}: {}", one.message)).collect();
            Error::new(ErrorKind::NoKernel, found.join("\n"))
        };
        let made = instantiate(&text, &[instance]).map_err(told)?;
        let name = made.copies.into_iter().next().map(|copy| copy.name).unwrap_or_default();
        return Ok(Asked::Instance { instance: given.to_owned(), name });
    }
    let template = okl_instances::templates(&text).into_iter().find(|one| one.name == given);
    Ok(template.map_or(Asked::Kernel, Asked::Template))
}
