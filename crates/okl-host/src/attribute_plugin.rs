//! Attributes that plugins implement by code.

use crate::attribute_table::{AttributeTable, Mistake};
use crate::choice::PluginChoice;
use crate::choice::wrong_options;
use crate::encoded_unit::EncodedUnitCache;
use crate::error::CallError;
use crate::plugin::Plugin;
use crate::setup_error::SetupError;
use okl_model::{Arguments, AttrId, AttrUse, Attribute, Expanded, Expansion, SiteKind, Unit};
use okl_plugin::document::{CHECK, EXPAND, Request};
use okl_plugin::{AttributePlugin, Checked, Diagnostic, Uses};
use serde_json::{Map, Value};
use std::sync::Arc;

/// An attribute that is defined by a plugin: a table, and code that checks and expands its uses.
#[derive(Debug)]
pub struct PluginAttribute {
    table: Arc<AttributeTable>,
    plugin: Plugin,
    checks: bool,
    expands: bool,
    /// The `options` of the pipeline file.
    options: Map<String, Value>,
}

impl PluginAttribute {
    /// Asks a plugin for the description of its attribute and checks the options of `choice` against it.
    pub fn of(plugin: Plugin, choice: &PluginChoice) -> Result<PluginAttribute, SetupError> {
        let description = plugin.describe().map_err(SetupError::Silent)?;
        let wrong = |reason: String| {
            SetupError::Silent(CallError::BadAttribute { plugin: plugin.plugin_id().clone(), reason })
        };
        let mistakes = wrong_options(choice, &plugin.plugin_id().to_string(), &description.options);
        if !mistakes.is_empty() {
            return Err(SetupError::Mistakes(mistakes));
        }
        let Some(attribute) = &description.attribute else {
            return Err(wrong("its description holds no `attribute`".into()));
        };
        let mut source = attribute.table.clone();
        source.entry("name").or_insert_with(|| plugin.name().into());
        let table = AttributeTable::of_plugin(&source).map_err(|mistakes| wrong(said(&mistakes)))?;
        let (checks, expands) = (attribute.checks, attribute.expands);
        let (table, options) = (Arc::new(table), choice.options.clone());
        Ok(PluginAttribute { table, plugin, checks, expands, options })
    }

    /// The table of the attribute: name, sites, arguments.
    pub fn table(&self) -> &Arc<AttributeTable> {
        &self.table
    }

    /// The plugin.
    pub fn plugin(&self) -> &Plugin {
        &self.plugin
    }

    /// The plugin's diagnostics about the uses of its attribute in a unit.
    pub fn check(&self, unit: &Unit, sent: &EncodedUnitCache) -> Result<Vec<Diagnostic>, CallError> {
        let is_used = unit.attributes.iter().any(|attr| attr.name == self.table.name());
        if !self.checks || !is_used {
            return Ok(Vec::new());
        }
        let request = Request {
            operation: CHECK.into(),
            uses: okl_sema::fitting(unit, &*self.table),
            options: self.options.clone(),
            ..Request::default()
        };
        Ok(self.plugin.ask_about_unit(request, unit, sent)?.diagnostics)
    }

    /// Adds the plugin's expansions of the uses to `expanded` and returns its diagnostics. A response without expansions
    /// must contain an error.
    pub fn expand(
        &self,
        checked: &Checked,
        target: &[String],
        expanded: &mut Expanded,
        sent: &EncodedUnitCache,
    ) -> Result<Vec<Diagnostic>, CallError> {
        let unit = checked.unit();
        let uses: Vec<AttrId> = okl_sema::fitting(unit, &*self.table);
        if uses.is_empty() {
            return Ok(Vec::new());
        }
        let request = Request {
            operation: EXPAND.into(),
            uses: uses.clone(),
            target: target.first().cloned().unwrap_or_default(),
            likes: target.iter().skip(1).cloned().collect(),
            options: self.options.clone(),
            ..Request::default()
        };
        let response = self.plugin.ask_about(request, checked, None, sent)?;
        let Some(expansions) = response.expansions else {
            if response.diagnostics.iter().any(Diagnostic::is_error) {
                return Ok(response.diagnostics);
            }
            return Err(CallError::NoAnswer { plugin: self.plugin.plugin_id().clone() });
        };
        for (mut given, all) in
            [(expansions.kernel, &mut expanded.kernel), (expansions.launcher, &mut expanded.launcher)]
        {
            let is_own = |line: &okl_model::Line| uses.contains(&line.attribute);
            if !given.lines.iter().all(is_own) {
                let reason = "it writes a line for an attribute that is not its own".to_string();
                return Err(CallError::BadAttribute { plugin: self.plugin.plugin_id().clone(), reason });
            }
            for attr in unit.attributes.iter().filter(|attr| attr.name == self.table.name()) {
                if !is_touched(&given, attr) {
                    attr.vanish(unit, &mut given.edits);
                }
            }
            all.edits.extend(given.edits.owned_by(&format!("attribute \"{}\"", self.table.name())));
            all.lines.extend(given.lines);
        }
        Ok(response.diagnostics)
    }

    /// True if the plugin expands the uses by code.
    pub fn expands(&self) -> bool {
        self.expands
    }
}

fn is_touched(expansion: &Expansion, attr: &AttrUse) -> bool {
    expansion.edits.iter().any(|edit| edit.span.start < attr.span.end && attr.span.start < edit.span.end)
}

fn said(mistakes: &[Mistake]) -> String {
    mistakes.first().map(|mistake| mistake.message.clone()).unwrap_or_default()
}

/// An attribute whose code is linked into the program: called directly, without serialized documents.
struct LinkedAttribute {
    table: AttributeTable,
    code: &'static AttributePlugin,
}

/// The attribute of a linked plugin, under the plugin's name.
///
/// # Panics
/// If its table has mistakes or its code expands uses: attributes with expansions must be added by a file.
pub fn linked_attribute(name: &str, code: &'static AttributePlugin) -> Arc<dyn Attribute> {
    assert!(code.expand.is_none(), "{name}: what it becomes is for plugins that files bring");
    let description = code.describe(name).expect("the table of a linked plugin is TOML");
    let table = AttributeTable::of_plugin(&description.table);
    let table = table.unwrap_or_else(|mistakes| panic!("{name}: {}", said(&mistakes)));
    Arc::new(LinkedAttribute { table, code })
}

impl Attribute for LinkedAttribute {
    fn name(&self) -> &str {
        self.table.name()
    }

    fn summary(&self) -> &str {
        self.table.summary()
    }

    fn arguments(&self) -> Arguments {
        self.table.arguments()
    }

    fn sites(&self) -> &[SiteKind] {
        self.table.sites()
    }

    fn check_uses(&self, unit: &Unit, uses: &[AttrId], out: &mut Vec<Diagnostic>) {
        for id in uses {
            self.table.check(unit, unit.attribute(*id), out);
        }
        if let Some(check) = self.code.check {
            out.extend(check(&Uses { unit, uses: uses.to_vec(), options: &Map::new() }));
        }
    }
}
