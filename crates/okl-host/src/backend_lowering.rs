//! Asks backends for the text at those places of a plan that they spell themselves.

use crate::backend::Backend;
use crate::encoded_unit::EncodedUnitCache;
use crate::error::CallError;
use crate::planned::Planned;
use okl_model::plan::{NodeKind, Spelled};
use okl_plugin::document::{Request, SPELL_NODE};
use okl_plugin::{Checked, Diagnostic};
use serde_json::{Map, Value};

/// The largest number of bytes at one place, which holds a name or an expression.
const LONGEST: usize = 4096;

impl Backend {
    /// Requests the text at all places that the backend spells itself, in one call, and puts it into the plan. For a
    /// target of a pipeline file, the backend that it is like is asked.
    pub fn spell(
        &self,
        checked: &Checked,
        planned: &mut Planned<'_>,
        options: &Map<String, Value>,
        sent: &EncodedUnitCache,
    ) -> Result<Vec<Diagnostic>, CallError> {
        let Some(plugin) = self.plugin() else { return Ok(Vec::new()) };
        let description = plugin.describe()?;
        let kinds: Vec<NodeKind> =
            description.spells.iter().copied().filter(|kind| *kind != NodeKind::Unknown).collect();
        if kinds.is_empty() || description.lowers {
            return Ok(Vec::new());
        }
        let nodes = okl_plan::nodes(&planned.plan, checked.unit(), &kinds);
        if nodes.is_empty() {
            return Ok(Vec::new());
        }
        let request = Request {
            operation: SPELL_NODE.into(),
            nodes: nodes.clone(),
            options: options.clone(),
            ..Request::default()
        };
        let response = plugin.ask_about(request, checked, Some(planned), sent)?;
        for Spelled { node, text } in response.spelled {
            let reason = match nodes.get(node as usize) {
                None => format!("there is no node {node}"),
                Some(_) if text.contains(['\n', '\r', '\0']) => {
                    format!("that of node {node} is not one line")
                }
                Some(_) if text.len() > LONGEST => {
                    format!("that of node {node} has more than {LONGEST} bytes")
                }
                Some(node) => {
                    planned.plan.spelled.insert(node, text);
                    continue;
                }
            };
            return Err(CallError::Spelled { plugin: plugin.plugin_id().clone(), reason });
        }
        Ok(response.diagnostics)
    }
}
