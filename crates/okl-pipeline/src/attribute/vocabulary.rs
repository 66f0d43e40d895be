//! The attributes that a text is read with.

use super::AttributeChoice;
use crate::{Host, SetupError};
use okl_model::{Attribute, Attributes, Expanded, Unit};
use okl_normalizer::Normalized;
use okl_source::{Diagnostic, FileSpan};

/// The attributes of okl, and those that a pipeline or a project brings.
///
/// Texts that are read with equal vocabularies are read once.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    attributes: Attributes,
    brought: Vec<AttributeChoice>,
}

impl Vocabulary {
    /// The host's own.
    pub fn of_host(host: &Host) -> Vocabulary {
        Vocabulary { attributes: host.attributes.clone(), brought: Vec::new() }
    }

    /// The host's own and more.
    ///
    /// # Errors
    /// `attribute-taken` for each name that is there twice.
    pub fn with(host: &Host, brought: &[AttributeChoice]) -> Result<Vocabulary, SetupError> {
        let mut attributes = host.attributes.clone();
        let mut mistakes = Vec::new();
        for choice in brought {
            if let Err(mistake) = attributes.add(choice.table.clone(), choice.place) {
                mistakes.push(*mistake);
            }
        }
        match mistakes.is_empty() {
            true => Ok(Vocabulary { attributes, brought: brought.to_vec() }),
            false => Err(SetupError::Mistakes(mistakes)),
        }
    }

    /// All of them.
    pub fn attributes(&self) -> &Attributes {
        &self.attributes
    }

    /// What becomes of those that others bring, on a target with these names: its own, then those of what it is like.
    ///
    /// # Errors
    /// Each use that nothing is said for.
    pub(crate) fn expand(
        &self,
        unit: &Unit,
        target: &[String],
        normalized: &Normalized,
    ) -> Result<Expanded, Vec<Diagnostic<FileSpan>>> {
        let mut expanded = Expanded::default();
        let mut lacking = Vec::new();
        for AttributeChoice { table, place } in &self.brought {
            let template = table.expansion(target);
            if template.is_none() {
                let uses = unit.attributes.iter().filter(|attr| attr.name == table.name());
                lacking.extend(uses.map(|attr| {
                    let name = target.first().map(String::as_str).unwrap_or_default();
                    let message = format!("`@{}` does not say what it becomes for `{name}`", attr.name);
                    let diagnostic = Diagnostic::error("attribute-unsupported", message, attr.span);
                    normalized.report(diagnostic, normalized.files[0]).label(*place, "its table is here").help(
                        format!("write `expand.{name} = \"...\"` there, or `expand.default = \"\"` where it may vanish"),
                    )
                }));
            }
            table.expand(unit, template, &mut expanded.kernel);
            table.expand(unit, table.in_launcher(), &mut expanded.launcher);
            expanded.claimed.push(table.name().to_string());
        }
        if lacking.is_empty() { Ok(expanded) } else { Err(lacking) }
    }
}
