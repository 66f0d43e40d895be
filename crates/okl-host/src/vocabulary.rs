//! The attributes that a text is read with.

use crate::attribute_choice::{AttributeChoice, AttributeSource};
use crate::attribute_plugin::PluginAttribute;
use crate::attribute_table::AttributeTable;
use crate::encoded_unit::EncodedUnitCache;
use crate::error::CallError;
use crate::host::Host;
use crate::plugin::Plugin;
use crate::plugin_id::Origin;
use crate::setup_error::SetupError;
use okl_abi::PluginKind;
use okl_model::{Attribute, Attributes, Expanded, Unit};
use okl_normalizer::Normalized;
use okl_plugin::Checked;
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Span};
use std::sync::Arc;

const ATTRIBUTE_UNSUPPORTED: DiagnosticId = DiagnosticId::new("attribute-unsupported");

/// The attributes of okl, and those that a pipeline or a project adds.
///
/// Texts with equal vocabularies are read once.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    attributes: Attributes,
    user_attributes: Vec<UserAttribute>,
}

/// An attribute that a file adds.
#[derive(Clone, Debug)]
struct UserAttribute {
    table: Arc<AttributeTable>,
    /// Its code, if a plugin implements it.
    code: Option<Arc<PluginAttribute>>,
    /// The line that adds it.
    place: FileSpan,
}

impl PartialEq for Vocabulary {
    fn eq(&self, other: &Vocabulary) -> bool {
        self.attributes == other.attributes
    }
}

impl Eq for Vocabulary {}

impl Vocabulary {
    /// The attributes of the host.
    pub fn of_host(host: &Host) -> Vocabulary {
        Vocabulary { attributes: host.attributes.clone(), user_attributes: Vec::new() }
    }

    /// The attributes of the host and those of `choices`. This loads the plugins that the choices name and asks for
    /// their descriptions.
    ///
    /// # Errors
    /// `attribute-taken` for each name that exists already, and the errors of plugins.
    pub fn with(host: &Host, choices: &[AttributeChoice]) -> Result<Vocabulary, SetupError> {
        let mut vocabulary = Vocabulary::of_host(host);
        let mut mistakes = Vec::new();
        for AttributeChoice { what, place } in choices {
            let (table, code) = match what {
                AttributeSource::Table(table) => (table.clone(), None),
                AttributeSource::Plugin(choice) => {
                    let plugin = choice.find(PluginKind::Attribute, host)?;
                    if *plugin.origin() == Origin::Embedded {
                        // It is one of the host's attributes.
                        continue;
                    }
                    // A file may replace an attribute that is part of the program.
                    if host.embedded(PluginKind::Attribute, plugin.name()).is_some() {
                        vocabulary.attributes.remove(plugin.name());
                    }
                    let code = PluginAttribute::of(plugin, choice)?;
                    (code.table().clone(), Some(Arc::new(code)))
                }
            };
            match vocabulary.attributes.add(table.clone(), *place) {
                Ok(()) => vocabulary.user_attributes.push(UserAttribute { table, code, place: *place }),
                Err(mistake) => mistakes.push(*mistake),
            }
        }
        if mistakes.is_empty() { Ok(vocabulary) } else { Err(SetupError::Mistakes(mistakes)) }
    }

    /// Adds the attributes of a front end, which translates them to other code.
    ///
    /// # Errors
    /// `attribute-taken` for each name that exists already, at the line that names the front end.
    pub fn with_tables(
        mut self,
        tables: Vec<Arc<AttributeTable>>,
        place: FileSpan,
    ) -> Result<Vocabulary, SetupError> {
        let taken =
            |table: Arc<AttributeTable>| self.attributes.add(table, place).err().map(|mistake| *mistake);
        let mistakes: Vec<Diagnostic<FileSpan>> = tables.into_iter().filter_map(taken).collect();
        if mistakes.is_empty() { Ok(self) } else { Err(SetupError::Mistakes(mistakes)) }
    }

    /// All attributes.
    pub fn attributes(&self) -> &Attributes {
        &self.attributes
    }

    /// The targets that the tables of files have expansions for, each with the line that adds the table.
    pub fn targets(&self) -> impl Iterator<Item = (&str, FileSpan)> {
        self.user_attributes.iter().flat_map(|user_attributes| {
            user_attributes.table.targets().map(|name| (name, user_attributes.place))
        })
    }

    /// The plugins of attributes that files add.
    pub fn plugins(&self) -> impl Iterator<Item = &Plugin> {
        self.user_attributes
            .iter()
            .filter_map(|user_attributes| user_attributes.code.as_ref())
            .map(|code| code.plugin())
    }

    /// The diagnostics of the attribute plugins about a unit.
    pub fn check(&self, unit: &Unit, sent: &EncodedUnitCache) -> Vec<Result<Vec<Diagnostic>, CallError>> {
        let with_code =
            self.user_attributes.iter().filter_map(|user_attributes| user_attributes.code.as_ref());
        with_code.map(|code| code.check(unit, sent)).collect()
    }

    /// The expansions of the attributes that files add, for a target. `target` are the target's own name, then the
    /// names of the targets that it is like.
    pub fn expand(
        &self,
        checked: &Checked,
        target: &[String],
        normalized: &Normalized,
        sent: &EncodedUnitCache,
    ) -> Result<(Expanded, Vec<Diagnostic<FileSpan>>), CallError> {
        let unit = checked.unit();
        let mut expanded = Expanded::default();
        let mut found = Vec::new();
        for UserAttribute { table, code, place } in &self.user_attributes {
            expanded.claimed.push(table.name().to_string());
            if let Some(code) = code.as_ref().filter(|code| code.expands()) {
                let said = code.expand(checked, target, &mut expanded, sent)?;
                let end = normalized.text.len() as u32;
                // The spans of a plugin may lie beyond the end of the text.
                let inside = |span: Span| Span::new(span.start.min(end), span.end.min(end));
                let said = said.into_iter().map(|one| one.map(inside));
                found.extend(said.map(|one| normalized.report(one, normalized.files[0])));
                continue;
            }
            let template = table.expansion(target);
            if template.is_none() {
                let uses = unit.attributes.iter().filter(|attr| attr.name == table.name());
                found.extend(uses.map(|attr| {
                    let name = target.first().map(String::as_str).unwrap_or_default();
                    let message = format!("`@{}` does not say what it becomes for `{name}`", attr.name);
                    let diagnostic = Diagnostic::error(ATTRIBUTE_UNSUPPORTED, message, attr.span);
                    normalized.report(diagnostic, normalized.files[0]).label(*place, "its table is here").help(
                        format!("write `expand.{name} = \"...\"` there, or `expand.default = \"\"` where it may vanish"),
                    )
                }));
            }
            table.expand(unit, template, &mut expanded.kernel);
            table.expand(unit, table.in_launcher(), &mut expanded.launcher);
        }
        Ok((expanded, found))
    }
}
