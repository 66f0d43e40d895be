//! Front ends: plugins that read another language and write it as OKL.

use crate::document::{
    self, DESCRIBE, Description, OptionDescription, OptionType, READ, Response, WRITE, Want,
};
use crate::request::{Identity, described, knows, request};
use crate::{Change, Text};
use okl_model::{RefusedHeaders, Unit};
use serde_json::{Map, Value};

/// A function that translates a parsed unit to OKL.
pub type WriteFn = fn(&AskedUnit<'_>) -> Result<Change, String>;

/// A front end.
///
/// ```text
/// its own text --read--> C++ --okl and clang--> Unit --write--> OKL
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Frontend {
    /// A summary of one line.
    pub summary: &'static str,
    /// Its options: name, type, summary.
    pub options: &'static [(&'static str, OptionType, &'static str)],
    /// The attributes in its C++, `@name(...)`, as `[[attribute]]` tables in TOML. `[[refused]]` tables name headers of
    /// libraries that the front end does not read.
    pub attributes: &'static str,
    /// The headers of its language. They need not exist, since `read` writes the declarations that are needed.
    pub headers: &'static [&'static str],
    /// True if its texts are whole programs, which may use all of the standard library.
    pub programs: bool,
    /// The function that `read` declares for kernel launches, if the language has these: where the text has
    /// `k<<<grid, block>>>(x)`, the unit has `(launch(grid, block), k(x))`.
    pub launch: Option<&'static str>,
    /// Translates its own text to C++, with attributes at the places that `write` needs to find.
    pub read: fn(&Text<'_>) -> Result<Change, String>,
    /// Translates the parsed C++ to OKL: edits of the unit's text, which also remove its own attributes. None for a
    /// reader, a front end that only reads: another one translates its C++ to OKL.
    pub write: Option<WriteFn>,
}

/// A request to translate a unit to OKL.
#[derive(Clone, Copy, Debug)]
pub struct AskedUnit<'a> {
    /// The unit, which is not checked.
    pub unit: &'a Unit,
    /// The path of the input, as messages show it.
    pub path: &'a str,
    /// The name of the target: `cuda`.
    pub target: &'a str,
    /// The names of the target's bases, nearest first: `cuda` for a target based on CUDA.
    pub likes: &'a [String],
    /// True if the target is a device that a host program launches, false for a CPU.
    pub gpu: bool,
    /// True if the host program follows the kernels in one text.
    pub host_code: bool,
    /// True if the host program and the kernels are two texts.
    pub apart: bool,
    /// The number of texts that the front end wrote for parsing before this unit.
    pub round: u32,
    /// The options in the pipeline file.
    pub options: &'a Map<String, Value>,
}

/// Handles a request to a front end.
pub fn respond(frontend: &Frontend, identity: Identity, input: &[u8]) -> Result<Response, String> {
    let request = request(input, &[])?;
    let operation = request.operation.as_str();
    if operation == DESCRIBE {
        return Ok(described(frontend.description(identity)?));
    }
    let (path, options) = (request.path.as_str(), &request.options);
    let (target, gpu) = (request.target.as_str(), request.gpu);
    let change = match operation {
        READ => {
            let text = request.text.as_deref().ok_or("the request holds no text")?;
            let (defines, files) = (request.defines.as_slice(), request.files.as_slice());
            let (extension, apart) = (request.extension.as_str(), request.apart);
            (frontend.read)(&Text { text, path, target, extension, gpu, apart, defines, files, options })?
        }
        WRITE => {
            let write = frontend.write.ok_or("this front end only reads")?;
            let unit = identity.sent(Want::Unit, request.unit).ok_or("the request holds no unit")?;
            knows(&unit.requires)?;
            let asked = AskedUnit {
                unit: &unit,
                path,
                target,
                likes: &request.likes,
                gpu,
                host_code: request.host_code,
                apart: request.apart,
                round: request.round,
                options,
            };
            write(&asked)?
        }
        other => return Err(format!("this front end does not know the operation `{other}`")),
    };
    Ok(Response {
        schema: document::SCHEMA,
        edits: Some(change.edits),
        text: change.text,
        host: change.host,
        launchers: change.launchers,
        runtime: change.runtime,
        again: change.again,
        std: change.std,
        files: change.files,
        host_extension: change.host_extension,
        diagnostics: change.diagnostics,
        ..Response::default()
    })
}

impl Frontend {
    fn description(&self, identity: Identity) -> Result<Description, String> {
        #[derive(serde::Deserialize)]
        struct Tables {
            #[serde(default)]
            attribute: Vec<Map<String, Value>>,
            #[serde(default)]
            refused: Vec<RefusedHeaders>,
        }
        let tables: Tables =
            toml::from_str(self.attributes).map_err(|error| format!("its attributes: {error}"))?;
        let option = |(name, kind, summary): &(&str, OptionType, &str)| OptionDescription {
            name: name.to_string(),
            summary: summary.to_string(),
            kind: *kind,
        };
        Ok(Description {
            summary: self.summary.to_string(),
            attributes: tables.attribute,
            headers: self.headers.iter().map(|header| header.to_string()).collect(),
            refused: tables.refused,
            programs: self.programs,
            launch: self.launch.map(str::to_string),
            reader: self.write.is_none(),
            options: self.options.iter().map(option).collect(),
            ..identity.description()
        })
    }
}
