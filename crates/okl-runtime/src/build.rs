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
use okl_instances::{Instance, InstanceSyntax};
use okl_model::templates::Template;
use std::path::Path;
use std::sync::{Arc, PoisonError};

/// A kernel of a text: one of its own or of a header, a template, or an instance of one.
pub(crate) fn build(
    device: &Arc<Shared>,
    path: &str,
    text: &[u8],
    name: &str,
    properties: &Properties,
) -> Result<Kernel, Error> {
    if name.contains('<') {
        let wrong = |error: InstanceSyntax| Error::new(ErrorKind::NoKernel, error.to_string());
        name.parse::<Instance>().map_err(wrong)?;
        return compiled(device, &Source::new(path, text, Some(name)), name, properties);
    }
    let shown = String::from_utf8_lossy(text);
    let own = okl_instances::templates(&shown).into_iter().find(|one| one.name == name);
    if let Some(template) = own {
        return Ok(later(device, (path, text), template.described(String::new()), properties));
    }
    let source = Source::new(path, text, None);
    let of_name = |all: &[Template]| all.iter().find(|one| one.name == name).cloned();
    // Most kernels stand in the text, and then there is no need to look for templates in headers.
    let mut templates = None;
    if !okl_source::words(&shown).any(|word| word == name) {
        let all = templates.insert(source.templates(device, properties)?);
        if let Some(template) = of_name(all) {
            return Ok(later(device, (path, text), template, properties));
        }
    }
    match compiled(device, &source, name, properties) {
        Err(error) if has_no_kernel(&error) => {
            let all = match templates {
                Some(all) => all,
                None => source.templates(device, properties)?,
            };
            match of_name(&all) {
                Some(template) => Ok(later(device, (path, text), template, properties)),
                None if all.is_empty() || error.kind() == ErrorKind::NoKernel => Err(error),
                None => Err(no_kernel(path, name, all.iter().map(|one| &*one.name))),
            }
        }
        made => made,
    }
}

fn no_kernel<'n>(path: &str, name: &str, there: impl Iterator<Item = &'n str>) -> Error {
    let there: Vec<String> = there.map(|name| format!("`{name}`")).collect();
    let there = if there.is_empty() { "none".to_string() } else { there.join(", ") };
    Error::new(ErrorKind::NoKernel, format!("`{path}` has no kernel `{name}`; there are: {there}"))
}

/// A template, whose instances are built when they run.
fn later(
    device: &Arc<Shared>,
    (path, text): (&str, &[u8]),
    template: Template,
    properties: &Properties,
) -> Kernel {
    let (device, path, text) = (device.clone(), path.to_owned(), text.to_vec());
    let properties = properties.clone();
    let build = move |name: &str| build(&device, &path, &text, name, &properties);
    Kernel::new(KernelTemplate::new(template, build))
}

/// A kernel of a text, or an instance (`add<float>`), translated and compiled.
fn compiled(
    device: &Arc<Shared>,
    source: &Source<'_>,
    asked: &str,
    properties: &Properties,
) -> Result<Kernel, Error> {
    let kinds = [OutputKind::Kernel, OutputKind::Reflection, OutputKind::Templates];
    let kinds = if source.has_instance() { &kinds[..] } else { &kinds[..2] };
    let translated = source.translate(device, properties, kinds)?;
    let name = match source.has_instance() {
        true => translated.instance().unwrap_or_default(),
        false => asked.to_owned(),
    };
    let written = translated.output(OutputKind::Kernel);
    let read = translated.reflection()?;
    let Some(kernel) = read.kernels.iter().find(|kernel| kernel.name == name) else {
        return Err(no_kernel(source.path(), &name, read.kernels.iter().map(|kernel| &*kernel.name)));
    };
    let module = module(device, written, properties)?;
    let launcher = match kernel.needs_compiled_host_code() {
        true => {
            let translated = source.translate(device, properties, &[OutputKind::LauncherC])?;
            Some(launcher(device, translated.output(OutputKind::LauncherC), &name, properties)?)
        }
        false => None,
    };
    let entry = module.entry(kernel, launcher)?;
    let signature = Signature::of(kernel);
    Ok(Kernel::new(CompiledKernel {
        device: device.clone(),
        name: asked.into(),
        signature,
        entry,
        _module: module,
    }))
}

/// The names of the kernels of a text: templates, then the other ones.
pub(crate) fn kernel_names(
    device: &Arc<Shared>,
    path: &str,
    text: &[u8],
    properties: &Properties,
) -> Result<Vec<String>, Error> {
    let source = Source::new(path, text, None);
    let names = |templates: Vec<Template>| templates.into_iter().map(|one| one.name);
    match source.translate(device, properties, &[OutputKind::Templates, OutputKind::Reflection]) {
        Ok(translated) => {
            let kernels = translated.reflection()?.kernels.into_iter().map(|kernel| kernel.name);
            Ok(names(translated.templates()?).chain(kernels).collect())
        }
        // There may be no others.
        Err(error) if has_no_kernel(&error) => match source.templates(device, properties)? {
            templates if templates.is_empty() => Err(error),
            templates => Ok(names(templates).collect()),
        },
        Err(error) => Err(error),
    }
}

/// True if okl says that a text has no kernels, or not this one.
fn has_no_kernel(error: &Error) -> bool {
    error.kind() == ErrorKind::NoKernel
        || (!error.diagnostics().is_empty() && error.diagnostics().iter().all(|one| one.id == NO_KERNEL))
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
