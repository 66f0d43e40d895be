//! Bundles: kernels that were built before the program runs.

mod contents;
mod launchers;
mod modules;
mod opened;

use crate::shared::Shared;
use crate::template::KernelTemplate;
use crate::{Error, ErrorKind, Kernel};
use contents::Contents;
use okl_archive::Archive;
use okl_instances::{Instance, InstanceSyntax};
use opened::Opened;
use std::fmt;
use std::path::Path;
use std::sync::Arc;

/// The kernels of a file that `okl build` has made, for one device. Clones are the same bundle.
#[derive(Clone)]
pub struct Bundle(Arc<Contents>);

impl Bundle {
    pub(crate) fn open(device: &Arc<Shared>, path: &Path) -> Result<Bundle, Error> {
        let name = path.display().to_string();
        let opened = Opened::new(name, Archive::open(path))?;
        Ok(Bundle(Arc::new(Contents::new(device, opened)?)))
    }

    pub(crate) fn of_bytes(device: &Arc<Shared>, name: &str, bytes: Vec<u8>) -> Result<Bundle, Error> {
        let opened = Opened::new(name.to_owned(), Archive::of_bytes(bytes))?;
        Ok(Bundle(Arc::new(Contents::new(device, opened)?)))
    }

    /// A kernel of the bundle: `add`, `add<float>`. A template is instantiated by the types of the arguments it runs with,
    /// from the instances that are in the bundle.
    ///
    /// # Errors
    /// [`ErrorKind::NoKernel`] if the bundle has no such kernel or instance; the message names those that it has. If the
    /// bundle has nothing compiled for this device, and there is no compiler for its text. If the file is damaged.
    pub fn kernel(&self, name: &str) -> Result<Kernel, Error> {
        self.0.device.check()?;
        if name.contains('<') {
            return instance(&self.0, name);
        }
        if let Some(found) = self.0.plain(name) {
            return self.0.kernel(found, name, name);
        }
        match self.0.template(name) {
            Some((_, template)) => {
                let contents = self.0.clone();
                let build = move |name: &str| instance(&contents, name);
                Ok(Kernel::new(KernelTemplate::new(template.clone(), build)))
            }
            None => Err(self.0.no_kernel(name)),
        }
    }

    /// The names of its kernels for the device, file by file, templates last.
    pub fn kernel_names(&self) -> Vec<String> {
        self.0.names()
    }

    /// Its instances of a kernel template: `add<float>`.
    pub fn instances(&self, template: &str) -> Vec<String> {
        self.0.instances(template)
    }
}

impl fmt::Debug for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bundle({} for {})", self.0.opened.name, self.0.device.name)
    }
}

/// An instance of a template.
fn instance(contents: &Contents, name: &str) -> Result<Kernel, Error> {
    let wrong = |error: InstanceSyntax| Error::new(ErrorKind::NoKernel, error.to_string());
    let wanted: Instance = name.parse().map_err(wrong)?;
    let Some((found, template)) = contents.template(&wanted.kernel) else {
        return Err(contents.no_kernel(&wanted.kernel));
    };
    // `add<float>` is `add<float, 64>` if that is the default.
    let rest = template.parameters.iter().skip(wanted.arguments.len());
    let rest: Option<Vec<String>> = rest.map(|parameter| parameter.default.clone()).collect();
    let arguments = rest.map(|rest| [wanted.arguments.as_slice(), &rest].concat());
    match arguments.and_then(|arguments| contents.instance(found, &wanted.kernel, &arguments)) {
        Some(kernel) => contents.kernel(found, kernel, name),
        None => Err(contents.no_instance(&wanted)),
    }
}
