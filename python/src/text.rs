//! Texts of kernels, and how they are built.

use okl_runtime::Properties;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use std::path::PathBuf;

/// A text, and its name in messages.
pub struct Text {
    pub path: String,
    pub text: String,
}

/// What a text is built with.
#[derive(Default)]
pub struct Options {
    /// `NAME` and `VALUE`.
    pub defines: Vec<(String, String)>,
    pub include_dirs: Vec<PathBuf>,
    pub headers: Vec<String>,
    pub props: Option<String>,
    compiler: Option<String>,
    compiler_flags: Option<Vec<String>>,
}

impl Text {
    /// A text, or the file at a path: a string with a line end or a brace is a text.
    pub fn of(source: &Bound<'_, PyAny>) -> PyResult<Text> {
        let given: Option<String> = source.cast::<PyString>().ok().map(|text| text.extract()).transpose()?;
        if let Some(text) = given.as_ref().filter(|text| text.contains(['\n', '{'])) {
            return Ok(Text { path: "<text>".into(), text: text.clone() });
        }
        let path: PathBuf = source.extract().map_err(|_| {
            PyTypeError::new_err("the source of a kernel is a text of OKL, or the path of a file with one")
        })?;
        let text = std::fs::read(&path).map_err(|error| {
            let kind = std::io::Error::new(error.kind(), format!("`{}`: {error}", path.display()));
            PyErr::from(kind)
        })?;
        Ok(Text { path: path.display().to_string(), text: String::from_utf8_lossy(&text).into_owned() })
    }
}

impl Options {
    /// Keyword arguments, each of which may be `None`.
    pub fn of(given: Option<&Bound<'_, PyDict>>) -> PyResult<Options> {
        let mut options = Options::default();
        for (name, value) in given.into_iter().flatten() {
            let name: String = name.extract()?;
            let is_known = KNOWN.contains(&&*name);
            if is_known && value.is_none() {
                continue;
            }
            match &*name {
                "defines" => options.defines = defines(&value.cast_into()?)?,
                "include_dirs" => options.include_dirs = value.extract()?,
                "headers" => options.headers = value.extract()?,
                "props" => options.props = Some(value.extract()?),
                "compiler" => options.compiler = Some(value.extract()?),
                "compiler_flags" => options.compiler_flags = Some(value.extract()?),
                _ => {
                    let message = format!("there is no option `{name}`; there are {}", KNOWN.join(", "));
                    return Err(PyTypeError::new_err(message));
                }
            }
        }
        Ok(options)
    }

    /// The properties of a kernel.
    pub fn properties(&self) -> Properties {
        let mut made = Properties::new();
        for (name, value) in &self.defines {
            made = made.define(name, value);
        }
        for folder in &self.include_dirs {
            made = made.include_dir(folder.display().to_string());
        }
        for header in &self.headers {
            made = made.header(header.as_str());
        }
        if let Some(props) = &self.props {
            made = made.json(props.as_str());
        }
        if let Some(compiler) = &self.compiler {
            made = made.compiler(compiler.as_str());
        }
        if let Some(flags) = &self.compiler_flags {
            made = made.compiler_flags(flags.iter().map(String::as_str));
        }
        made
    }
}

const KNOWN: [&str; 6] = ["defines", "include_dirs", "headers", "props", "compiler", "compiler_flags"];

/// Macros, with `True` and `False` as 1 and 0.
fn defines(given: &Bound<'_, PyDict>) -> PyResult<Vec<(String, String)>> {
    let one = |(name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
        let value = match value.extract::<bool>() {
            Ok(value) => u8::from(value).to_string(),
            Err(_) => value.str()?.to_string(),
        };
        Ok((name.extract()?, value))
    };
    given.iter().map(one).collect()
}
