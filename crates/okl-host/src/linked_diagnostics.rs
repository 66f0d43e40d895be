//! The diagnostics that linked plugins declare, which are known without a pipeline.

use crate::declared::may_declare;
use crate::host::Host;
use crate::plugin::Plugin;
use okl_abi::PluginKind;
use okl_plugin::document::DiagnosticDescription;

impl Host {
    /// The declaration of a diagnostic by a linked plugin.
    pub fn declared(&self, id: &str) -> Option<DiagnosticDescription> {
        let mut found = self.declared_by(|name| may_declare(name, id));
        found.find(|declared| declared.id == id)
    }

    /// The diagnostics that linked plugins declare, sorted by id.
    pub fn all_declared(&self) -> Vec<DiagnosticDescription> {
        let mut all: Vec<DiagnosticDescription> = self.declared_by(|_| true).collect();
        all.sort_by(|one, other| one.id.cmp(&other.id));
        all
    }

    /// The diagnostics of the linked plugins with such a name.
    fn declared_by(&self, is_asked: impl Fn(&str) -> bool) -> impl Iterator<Item = DiagnosticDescription> {
        let backends = self.backends.iter().map(|entry| (PluginKind::Backend, entry.name, entry.record));
        let others = self.plugins.iter().map(|linked| (linked.kind, linked.name, linked.record));
        let asked = backends.chain(others).filter(move |(_, name, _)| is_asked(name));
        asked.flat_map(|(kind, name, record)| {
            let plugin = Plugin::embedded(record(), kind, name, self).ok();
            plugin.map_or_else(Vec::new, |plugin| plugin.declared().to_vec())
        })
    }
}
