//! The parts of answering a request that all kinds of plugins share.

use crate::declared_diagnostic::DeclaredDiagnostic;
use crate::document::{self, Description, FEATURES, Head, Request, Response, Want};
use okl_model::Unit;

/// The identity of a plugin, as its author wrote it.
#[derive(Clone, Copy, Debug)]
pub struct Identity {
    /// Its name.
    pub name: &'static str,
    /// The version of its crate.
    pub version: &'static str,
    /// The parts of requests that it needs; none for all.
    pub wants: Option<&'static [Want]>,
    /// `false` if its answers depend on more than the request.
    pub cache: Option<bool>,
    /// The diagnostics that it reports under ids of its own.
    pub diagnostics: &'static [DeclaredDiagnostic],
}

impl Identity {
    /// The fields of a description that all plugins have.
    pub(crate) fn description(self) -> Description {
        Description {
            name: self.name.to_string(),
            version: self.version.to_string(),
            features: FEATURES.iter().map(|feature| feature.to_string()).collect(),
            wants: self.wants.map(<[Want]>::to_vec),
            cache: self.cache,
            diagnostics: self.diagnostics.iter().map(DeclaredDiagnostic::description).collect(),
            ..Description::default()
        }
    }

    /// A part of a request; the empty value if the plugin does not want that part.
    pub(crate) fn sent<T: Default>(self, part: Want, found: Option<T>) -> Option<T> {
        found.or_else(|| (!self.description().is_sent(part)).then(T::default))
    }
}

/// The header of a request, for plugins that need nothing else of it.
pub(crate) fn head(input: &[u8]) -> Result<Head, String> {
    let head: Head = document::read(input).map_err(|error| unreadable(&error))?;
    fits(&head, &[])?;
    Ok(head)
}

/// The request, for a plugin that knows some features in addition to those of the SDK. It is parsed once; only if it
/// cannot be read, its header is parsed alone, since a later host may use something that this plugin has to refuse by
/// name.
pub(crate) fn request(input: &[u8], features: &[&str]) -> Result<Request, String> {
    match document::read::<Request>(input) {
        Ok(request) => {
            let Request { schema, operation, requires, .. } = &request;
            fits(
                &Head { schema: *schema, operation: operation.clone(), requires: requires.clone() },
                features,
            )?;
            Ok(request)
        }
        Err(error) => {
            fits(&document::read(input).map_err(|error| unreadable(&error))?, features)?;
            Err(unreadable(&error))
        }
    }
}

/// Refuses a unit with a later schema, or with features that this plugin does not know.
pub(crate) fn readable(unit: &Unit) -> Result<(), String> {
    knows(&unit.requires)?;
    let (found, known) = (unit.schema, okl_model::SCHEMA);
    if found > known {
        return Err(format!("the unit has schema {found}, this plugin knows {known}"));
    }
    Ok(())
}

pub(crate) fn knows<'r>(features: impl IntoIterator<Item = &'r String>) -> Result<(), String> {
    match features.into_iter().find(|feature| !FEATURES.contains(&feature.as_str())) {
        Some(unknown) => Err(format!("the request needs `{unknown}`, which this plugin does not know")),
        None => Ok(()),
    }
}

fn unreadable(error: &serde_json::Error) -> String {
    format!("the request cannot be read: {error}")
}

/// Refuses a request with another schema, or with features that the plugin does not know.
fn fits(head: &Head, features: &[&str]) -> Result<(), String> {
    if head.schema != document::SCHEMA {
        return Err(format!(
            "the request has schema {}, this plugin knows {}",
            head.schema,
            document::SCHEMA
        ));
    }
    knows(head.requires.iter().filter(|feature| !features.contains(&feature.as_str())))
}

pub(crate) fn described(description: Description) -> Response {
    Response { schema: document::SCHEMA, description: Some(description), ..Response::default() }
}
