//! Texts, translated by okl.

use crate::shared::Shared;
use crate::{Error, ErrorKind, Properties};
use okl_api::{Outcome, OutputKind, Request};
use okl_model::reflection::Reflection;
use okl_source::Record;
use std::borrow::Cow;

/// A text of kernels.
pub(crate) struct Source<'t> {
    path: &'t str,
    text: Cow<'t, [u8]>,
    instance: Option<&'t str>,
}

/// What okl writes of a text.
pub(crate) struct Translation(Outcome);

impl<'t> Source<'t> {
    /// A text with an instance of a kernel template, or without its templates, which nobody has asked for.
    pub(crate) fn new(path: &'t str, text: &'t [u8], instance: Option<&'t str>) -> Source<'t> {
        let text = if instance.is_some() { Cow::Borrowed(text) } else { plain(text) };
        Source { path, text, instance }
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
        let mut request = Request::new(self.path).source(&*self.text).pipeline(device.driver.target());
        if let Some(instance) = self.instance {
            request = request.instance(instance);
        }
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
        match mistakes.is_empty() {
            true => Ok(Translation(outcome)),
            false => Err(Error::translation(mistakes)),
        }
    }
}

impl Translation {
    /// The output of a kind; empty if there is none.
    pub(crate) fn output(&self, kind: OutputKind) -> &str {
        let found = self.0.outputs.iter().find(|output| output.kind == kind);
        found.map_or("", |output| &*output.text)
    }

    /// What okl says of the kernels.
    pub(crate) fn reflection(&self) -> Result<Reflection<String>, Error> {
        serde_json::from_str(self.output(OutputKind::Reflection))
            .map_err(|error| Error::new(ErrorKind::System, format!("the reflection of a kernel: {error}")))
    }
}

/// A text without its kernel templates, which nobody has asked for.
fn plain(text: &[u8]) -> Cow<'_, [u8]> {
    match std::str::from_utf8(text) {
        Ok(text) if !okl_instances::templates(text).is_empty() => {
            Cow::Owned(okl_instances::without_templates(text).into_bytes())
        }
        // okl reports what is no text.
        Ok(_) | Err(_) => Cow::Borrowed(text),
    }
}
