//! Texts, translated by okl.

use crate::shared::Shared;
use crate::{Error, ErrorKind, Properties};
use okl_api::{Outcome, OutputKind, Request};
use okl_model::reflection::Reflection;
use okl_model::templates::{Template, Templates};
use okl_source::Record;

/// A text of kernels.
pub(crate) struct Source<'t> {
    path: &'t str,
    text: &'t [u8],
    instance: Option<&'t str>,
}

/// What okl writes of a text.
pub(crate) struct Translation(Outcome);

impl<'t> Source<'t> {
    /// A text with an instance of a kernel template, or without its templates, which nobody has asked for.
    pub(crate) fn new(path: &'t str, text: &'t [u8], instance: Option<&'t str>) -> Source<'t> {
        Source { path, text, instance }
    }

    /// Its path in messages.
    pub(crate) fn path(&self) -> &'t str {
        self.path
    }

    /// True if it has an instance.
    pub(crate) fn has_instance(&self) -> bool {
        self.instance.is_some()
    }

    /// Its kernel templates and those of its headers.
    ///
    /// # Errors
    /// The errors of the preprocessor.
    pub(crate) fn templates(&self, device: &Shared, properties: &Properties) -> Result<Vec<Template>, Error> {
        self.translate(device, properties, &[OutputKind::Templates])?.templates()
    }

    /// Translates the text for a device, to outputs of some kinds.
    ///
    /// # Errors
    /// The mistakes in the text.
    pub(crate) fn translate(
        &self,
        device: &Shared,
        properties: &Properties,
        kinds: &[OutputKind],
    ) -> Result<Translation, Error> {
        let mut request = Request::new(self.path).source(self.text).pipeline(device.driver.target());
        request = match self.instance {
            Some(instance) => request.instance(instance),
            None => request.leave_out_templates(),
        };
        for kind in kinds {
            request = request.output(*kind);
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
        let outcome = device.compiler.translate(&request);
        let mistakes: Vec<Record> = outcome
            .diagnostics
            .iter()
            .filter(|one| one.is_error())
            .map(|one| Record::new(one, &outcome.sources))
            .collect();
        let is_about_instance = |one: &Record| ABOUT_INSTANCES.contains(&&*one.id);
        if mistakes.is_empty() {
            Ok(Translation(outcome))
        } else if mistakes.iter().all(is_about_instance) {
            let told: Vec<String> =
                mistakes.iter().map(|one| format!("{}: {}", self.path, one.message)).collect();
            Err(Error::new(ErrorKind::NoKernel, told.join("\n")))
        } else {
            Err(Error::translation(mistakes))
        }
    }
}

/// The ids of mistakes in what a program asks for, not in the text.
const ABOUT_INSTANCES: [&str; 3] = ["unknown-instance", "instance-arguments", "instance-unsupported"];

impl Translation {
    /// The output of a kind; empty if there is none.
    pub(crate) fn output(&self, kind: OutputKind) -> &str {
        let found = self.0.outputs.iter().find(|output| output.kind == kind);
        found.map_or("", |output| &*output.text)
    }

    /// The kernel that the instance is.
    pub(crate) fn instance(&self) -> Option<String> {
        Some(self.document().ok()?.instances.into_iter().next()?.kernel)
    }

    /// The kernel templates of the text and its headers.
    pub(crate) fn templates(&self) -> Result<Vec<Template>, Error> {
        Ok(self.document()?.templates)
    }

    fn document(&self) -> Result<Templates, Error> {
        serde_json::from_str(self.output(OutputKind::Templates))
            .map_err(|error| Error::new(ErrorKind::System, format!("the list of kernel templates: {error}")))
    }

    /// What okl says of the kernels.
    pub(crate) fn reflection(&self) -> Result<Reflection<String>, Error> {
        serde_json::from_str(self.output(OutputKind::Reflection))
            .map_err(|error| Error::new(ErrorKind::System, format!("the reflection of a kernel: {error}")))
    }
}
