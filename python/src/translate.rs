//! Translations, without a device.

use crate::errors::{diagnostics, translation};
use crate::library::libclang;
use crate::text::{Options, Text};
use okl_api::{Compiler, Libclang, OutputKind, Request, Verdict};
use okl_source::Record;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use std::sync::OnceLock;

/// The compiler of all translations.
fn compiler() -> &'static Compiler {
    static COMPILER: OnceLock<Compiler> = OnceLock::new();
    COMPILER.get_or_init(|| match libclang() {
        Some(library) => Compiler::new().with_libclang(Libclang::new(Some(library.clone()))),
        None => Compiler::new(),
    })
}

/// The names of the pipelines that are part of okl.
#[pyfunction]
pub fn pipelines() -> Vec<&'static str> {
    compiler().pipelines().collect()
}

/// The pipeline, the kind and the text of an output.
type Written = (String, &'static str, String);

/// Translates a text: the texts as `(pipeline, kind, text)`, and the warnings.
#[pyfunction]
#[pyo3(signature = (source, pipelines, outputs, instances, intrinsics, options))]
pub fn translate<'py>(
    py: Python<'py>,
    source: &Bound<'py, PyAny>,
    pipelines: Vec<String>,
    outputs: Vec<String>,
    instances: Vec<String>,
    intrinsics: Vec<String>,
    options: &Bound<'py, PyDict>,
) -> PyResult<(Vec<Written>, Bound<'py, PyList>)> {
    let options = Options::of(Some(options))?;
    let Text { path, text } = Text::of(source)?;
    let mut request = Request::new(path).source(text);
    for pipeline in pipelines {
        request = request.pipeline(pipeline);
    }
    for output in outputs {
        request = request.output(kind(&output)?);
    }
    for instance in instances {
        request = request.instance(instance);
    }
    for set in intrinsics {
        request = request.intrinsics(set);
    }
    for (name, value) in &options.defines {
        request = request.define(format!("{name}={value}"));
    }
    for folder in &options.include_dirs {
        request = request.include_dir(folder.display().to_string());
    }
    for header in &options.headers {
        request = request.header(header.as_str());
    }
    if let Some(props) = &options.props {
        request = request.props(props.as_str());
    }
    let outcome = py.detach(|| compiler().translate(&request));
    let records: Vec<Record> =
        outcome.diagnostics.iter().map(|one| Record::new(one, &outcome.sources)).collect();
    if outcome.verdict != Verdict::Done {
        let rendered: Vec<&str> = records.iter().map(|one| &*one.rendered).collect();
        return Err(translation(py, &rendered.join("\n"), &records));
    }
    let texts = outcome.outputs.into_iter().map(|one| (one.pipeline, one.kind.name(), one.text));
    Ok((texts.collect(), diagnostics(py, &records)?))
}

fn kind(name: &str) -> PyResult<OutputKind> {
    let found = OutputKind::ALL.into_iter().find(|kind| kind.name() == name);
    found.ok_or_else(|| {
        let known: Vec<&str> = OutputKind::ALL.iter().map(|kind| kind.name()).collect();
        PyValueError::new_err(format!("there is no output `{name}`; there are {}", known.join(", ")))
    })
}
