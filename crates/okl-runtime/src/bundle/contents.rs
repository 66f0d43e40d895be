//! What is in a bundle for a device.

use super::opened::Opened;
use super::{launchers, modules};
use crate::compiled::CompiledKernel;
use crate::parameter::Signature;
use crate::shared::Shared;
use crate::spelled::are_same;
use crate::{Error, ErrorKind, Kernel};
use okl_archive::{Build, Text};
use okl_instances::Instance;
use okl_model::reflection::{Reflection, SCHEMA};
use okl_model::templates::Template;
use serde_json::Value;
use std::collections::HashSet;
use std::sync::Arc;

/// An open bundle, and the device that runs its kernels.
pub(super) struct Contents {
    pub(super) device: Arc<Shared>,
    pub(super) opened: Opened,
}

/// A text, and what it became for the device.
#[derive(Clone, Copy)]
pub(super) struct Found<'c> {
    text: &'c Text,
    build: &'c Build,
}

impl Contents {
    pub(super) fn new(device: &Arc<Shared>, opened: Opened) -> Result<Contents, Error> {
        let contents = Contents { device: device.clone(), opened };
        if contents.all().next().is_some() {
            return Ok(contents);
        }
        let builds = contents.opened.archive.index.texts.iter().flat_map(|text| &text.builds);
        let mut targets: Vec<&str> = builds.map(|build| &*build.target).collect();
        targets.sort_unstable();
        targets.dedup();
        let there = if targets.is_empty() { "none".to_owned() } else { targets.join(", ") };
        let (name, target) = (&contents.opened.name, device.driver.target());
        let message = format!("`{name}` has no kernels for {target}; it has some for: {there}");
        Err(Error::new(ErrorKind::NoKernel, message))
    }

    /// All texts for the device.
    fn all(&self) -> impl Iterator<Item = Found<'_>> {
        let target = self.device.driver.target();
        self.opened.archive.index.texts.iter().filter_map(move |text| {
            let build = text.builds.iter().find(|build| build.target == target)?;
            Some(Found { text, build })
        })
    }

    /// The kernels of a text that are no instances.
    fn plain_of<'c>(found: Found<'c>) -> impl Iterator<Item = &'c String> {
        let instances: HashSet<&str> = found.text.instances.iter().map(|one| &*one.kernel).collect();
        found.build.kernels.iter().filter(move |name| !instances.contains(name.as_str()))
    }

    /// The text with a kernel that is no template.
    pub(super) fn plain(&self, name: &str) -> Option<Found<'_>> {
        self.all().find(|found| Contents::plain_of(*found).any(|own| own == name))
    }

    /// A kernel template that has instances, with its text.
    pub(super) fn template(&self, name: &str) -> Option<(Found<'_>, &Template)> {
        self.all().find_map(|found| {
            let template = found.text.templates.iter().find(|template| template.name == name)?;
            let has_some = found.text.instances.iter().any(|one| one.template == name);
            has_some.then_some((found, template))
        })
    }

    /// The kernel that is an instance with all these arguments.
    pub(super) fn instance<'c>(
        &self,
        found: Found<'c>,
        template: &str,
        arguments: &[String],
    ) -> Option<&'c str> {
        let mut own = found.text.instances.iter().filter(|one| one.template == template);
        own.find(|one| are_same(&one.arguments, arguments)).map(|one| &*one.kernel)
    }

    /// The names of all kernels, and of templates that have instances.
    pub(super) fn names(&self) -> Vec<String> {
        let of = |found: Found<'_>| {
            let with_some: HashSet<&str> = found.text.instances.iter().map(|one| &*one.template).collect();
            let templates = found.text.templates.iter().map(|template| &template.name);
            let templates = templates.filter(move |name| with_some.contains(name.as_str()));
            Contents::plain_of(found).chain(templates).cloned().collect::<Vec<String>>()
        };
        self.all().flat_map(of).collect()
    }

    /// The instances of a template, as programs name them.
    pub(super) fn instances(&self, template: &str) -> Vec<String> {
        let own = self.all().flat_map(|found| &found.text.instances).filter(|one| one.template == template);
        own.map(|one| {
            let arguments = one.arguments.clone();
            Instance { kernel: template.to_owned(), arguments }.to_string()
        })
        .collect()
    }

    pub(super) fn no_kernel(&self, name: &str) -> Error {
        let names: Vec<String> = self.names().iter().map(|name| format!("`{name}`")).collect();
        let (bundle, there) = (&self.opened.name, names.join(", "));
        Error::new(ErrorKind::NoKernel, format!("`{bundle}` has no kernel `{name}`; there are: {there}"))
    }

    pub(super) fn no_instance(&self, wanted: &Instance) -> Error {
        let there = self.instances(&wanted.kernel);
        let there: Vec<String> = there.iter().map(|name| format!("`{name}`")).collect();
        let (bundle, there) = (&self.opened.name, there.join(", "));
        let message = format!(
            "`{bundle}` has no instance `{wanted}`; there are: {there}; `okl build --instance '{wanted}'` adds it"
        );
        Error::new(ErrorKind::NoKernel, message)
    }

    /// A kernel of a text, ready to run. `shown` is its name for users: that of an instance is `add<float>`.
    pub(super) fn kernel(&self, found: Found<'_>, name: &str, shown: &str) -> Result<Kernel, Error> {
        let read = self.reflection(found.build)?;
        let Some(kernel) = read.kernels.into_iter().find(|kernel| kernel.name == name) else {
            return Err(self.opened.damaged("a kernel is not described"));
        };
        let module = modules::module(&self.device, &self.opened, found.text, found.build)?;
        let launcher = match kernel.needs_compiled_host_code() {
            true => Some(launchers::launcher(&self.device, &self.opened, found.text, found.build, name)?),
            false => None,
        };
        let (device, entry) = (self.device.clone(), module.entry(&kernel, launcher)?);
        let (name, signature) = (shown.into(), Signature::of(&kernel));
        Ok(Kernel::new(CompiledKernel { device, name, signature, entry, _module: module }))
    }

    fn reflection(&self, build: &Build) -> Result<Reflection<String>, Error> {
        let bytes = self.opened.part(&build.reflection)?;
        let wrong = |_| self.opened.damaged("the description of its kernels makes no sense");
        let document: Value = serde_json::from_slice(&bytes).map_err(wrong)?;
        let schema = document.get("schema").and_then(Value::as_u64);
        if schema != Some(SCHEMA.into()) {
            let (name, writer) = (&self.opened.name, &self.opened.archive.index.okl);
            let (own, version) = (env!("CARGO_PKG_VERSION"), schema.unwrap_or_default());
            let message = format!(
                "`{name}` was made by okl {writer}, which describes kernels in version {version}; this okl, {own}, reads \
                 version {SCHEMA}: build it again"
            );
            return Err(Error::new(ErrorKind::System, message));
        }
        serde_json::from_value(document).map_err(wrong)
    }
}
