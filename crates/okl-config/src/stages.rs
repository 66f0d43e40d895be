//! Reads the `[[stage]]` tables of pipeline files.

use crate::reader::{Reader, entry};
use okl_host::PluginChoice;
use okl_host::StageChoice;
use okl_host::{STEPS, unknown_stage};
use okl_source::Diagnostic;
use okl_source::ids::{MISSING_KEY, STAGE_ORDER};
use std::ops::Range;
use toml::de::DeTable;

impl Reader {
    /// Reads all stages. Built-in steps may be listed, in their order; stages from plugins act at their points,
    /// whatever their position in the list.
    pub fn stages(&mut self, top: &DeTable<'_>) -> Vec<StageChoice> {
        let mut found = Vec::new();
        let Some((at, value)) = entry(top, "stage") else { return found };
        let Some(stages) = value.get_ref().as_array() else {
            self.wrong_type("stage", "an array of tables, `[[stage]]`", value, at);
            return found;
        };
        let mut done: Vec<(usize, Range<usize>)> = Vec::new();
        for stage in stages.iter() {
            let Some(table) = stage.get_ref().as_table() else {
                self.wrong_type("stage", "an array of tables, `[[stage]]`", stage, stage.span());
                continue;
            };
            if entry(table, "plugin").is_some() {
                found.extend(self.stage(table));
                continue;
            }
            self.only(table, "a `[[stage]]` without `plugin`", &["use", "plugin"]);
            let Some((name, place)) = self.string(table, "use") else {
                if entry(table, "use").is_none() {
                    self.mistake(
                        &MISSING_KEY,
                        "this `[[stage]]` names neither a `plugin` nor a step to `use`",
                        stage.span(),
                    );
                }
                continue;
            };
            self.step(&name, place.span.range(), &mut done);
        }
        found
    }

    fn stage(&mut self, table: &DeTable<'_>) -> Option<StageChoice> {
        let mut keys = PluginChoice::KEYS.to_vec();
        keys.extend(["after", "before"]);
        self.only(table, "a `[[stage]]` from a plugin", &keys);
        let plugin = self.choice(table)?;
        Some(StageChoice { plugin, after: self.string(table, "after"), before: self.string(table, "before") })
    }

    /// Reads one built-in step; `done` are the ones before it.
    fn step(&mut self, name: &str, at: Range<usize>, done: &mut Vec<(usize, Range<usize>)>) {
        let Some(step) = STEPS.iter().position(|step| *step == name) else {
            let message = format!("there is no step `{name}`");
            let mistake =
                unknown_stage(message, name, self.at(at)).help("stages from plugins are named by `plugin`");
            return self.mistakes.push(mistake);
        };
        if let Some((later, place)) = done.iter().find(|(other, _)| *other >= step) {
            let message = match *later == step {
                true => format!("the step `{name}` stands here twice"),
                false => format!("the step `{name}` cannot come after `{}`", STEPS[*later]),
            };
            let mistake = Diagnostic::error(STAGE_ORDER, message, self.at(at))
                .label(self.at(place.clone()), "this one comes first here")
                .help(format!("the order is {}", STEPS.join(", ")));
            self.mistakes.push(mistake);
            return;
        }
        done.push((step, at));
    }
}
