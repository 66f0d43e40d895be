//! From a text to a kernel: translated, compiled, loaded.

use crate::binaries::Key;
use crate::device::Shared;
use crate::driver::Module;
use crate::parameter::Signature;
use crate::template::KernelTemplate;
use crate::{Error, ErrorKind, Kernel, Properties};
use okl_api::{Outcome, OutputKind, Request};
use okl_instances::{Instance, InstanceSyntax, Template, instantiate};
use okl_source::{Diagnostic, Style, render};
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// The compiled texts that a device has loaded. Each is made by one thread; others that want it wait.
#[derive(Default)]
pub(crate) struct Builds(Mutex<HashMap<Key, Slot>>);

/// A text that is loaded, or will be.
type Slot = Arc<Mutex<Option<Arc<Loaded>>>>;

/// A compiled text that is loaded, with its kernels.
pub(crate) struct Loaded {
    module: Arc<dyn Module>,
    kernels: Vec<Signature>,
}

impl Builds {
    fn slot(&self, key: Key) -> Slot {
        // A map is valid whatever happened to a thread.
        self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(key).or_default().clone()
    }
}

impl Shared {
    /// A kernel of a text.
    pub(crate) fn build(
        self: &Arc<Shared>,
        path: &str,
        text: &[u8],
        name: &str,
        properties: &Properties,
    ) -> Result<Kernel, Error> {
        let (instance, name) = match asked(path, text, name)? {
            Asked::Kernel => (None, name.to_owned()),
            Asked::Instance { instance, name } => (Some(instance), name),
            Asked::Template(template) => {
                return Ok(Kernel::of_template(KernelTemplate {
                    device: self.clone(),
                    path: path.to_owned(),
                    text: text.to_vec(),
                    properties: properties.clone(),
                    template,
                    built: Mutex::default(),
                }));
            }
        };
        let translated = self.translate(path, text, instance.as_deref(), properties)?;
        let output = |kind| {
            let found = translated.outputs.iter().find(|output| output.kind == kind);
            found.map_or("", |output| &*output.text)
        };
        let (written, reflection) = (output(OutputKind::Kernel), output(OutputKind::Reflection));
        let loaded = self.loaded(written, reflection, properties)?;
        let Some(signature) = loaded.kernels.iter().find(|kernel| kernel.name == name) else {
            let names: Vec<String> =
                loaded.kernels.iter().map(|kernel| format!("`{}`", kernel.name)).collect();
            let there = if names.is_empty() { "none".to_string() } else { names.join(", ") };
            let message = format!("`{path}` has no kernel `{name}`; there are: {there}");
            return Err(Error::new(ErrorKind::NoKernel, message));
        };
        let entry = loaded.module.entry(signature)?;
        Ok(Kernel::new(self.clone(), signature.clone(), entry, loaded.clone()))
    }

    fn translate(
        &self,
        path: &str,
        text: &[u8],
        instance: Option<&str>,
        properties: &Properties,
    ) -> Result<Outcome, Error> {
        let mut request = Request::new(path).source(text).pipeline(self.driver.target());
        if let Some(instance) = instance {
            request = request.instance(instance);
        }
        for kind in [OutputKind::Kernel, OutputKind::Reflection] {
            request = request.output(kind);
        }
        for json in &properties.json {
            request = request.props(json);
        }
        for define in &properties.defines {
            request = request.define(define);
        }
        for folder in &properties.include_dirs {
            request = request.include_dir(folder);
        }
        for header in &properties.headers {
            request = request.header(header);
        }
        let outcome = self.compiler.translate(&request);
        let mistakes: Vec<String> = outcome
            .diagnostics
            .iter()
            .filter(|one| one.is_error())
            .map(|one| render(one, &outcome.sources, Style::Plain))
            .collect();
        match mistakes.is_empty() {
            true => Ok(outcome),
            false => Err(Error::new(ErrorKind::Translation, mistakes.join("\n"))),
        }
    }

    /// A text, compiled and loaded.
    fn loaded(&self, written: &str, reflection: &str, properties: &Properties) -> Result<Arc<Loaded>, Error> {
        let how = self.driver.how(properties)?;
        let key = Key::of(how.iter().map(String::as_str).chain([self.driver.target(), written, reflection]));
        let slot = self.builds.slot(key.clone());
        let mut slot = slot.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(loaded) = &*slot {
            return Ok(loaded.clone());
        }
        let kernels = Signature::all(reflection)?;
        let binary = self.binaries.get(&key, |folder, binary| {
            let text = folder.join("kernel.cpp");
            std::fs::write(&text, written)
                .map_err(|error| Error::system(format!("`{}`", text.display()), &error))?;
            self.driver.compile(&how, &text, binary)
        })?;
        let module = self.driver.load(binary.path())?;
        let loaded = Arc::new(Loaded { module, kernels });
        *slot = Some(loaded.clone());
        Ok(loaded)
    }
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

impl fmt::Debug for Builds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Builds")
    }
}
