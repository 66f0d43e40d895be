//! Reads one `[[intrinsic]]` table.
//!
//! ```toml
//! [[intrinsic]]
//! prototype = "{T} okl_shfl_down({T} x, int n)"      # one function for each of `types`
//! types = ["int", "float"]
//! effects = { sync = "warp" }
//! expand.cuda = "__shfl_down_sync(0xffffffffu, {0}, {1})"
//! ```

use crate::intrinsics::prototype;
use crate::reader::{Reader, entry};
use okl_model::intrinsic::Memory;
use okl_model::{Convergence, Copies, Intrinsic, IntrinsicText};
use okl_source::ids::{INTRINSIC_PROTOTYPE, MISSING_KEY, WRONG_TYPE, WRONG_VALUE};
use okl_source::{Diagnostic, DiagnosticId};
use std::collections::BTreeMap;
use std::ops::Range;
use toml::de::{DeTable, DeValue};

const INTRINSIC_EXPANSION: DiagnosticId = DiagnosticId::new("intrinsic-expansion");

/// A value and the range of its key.
type Value<'d, 'i> = (&'d toml::Spanned<DeValue<'i>>, Range<usize>);

/// The keys that `[[intrinsic]]` may have.
const KEYS: [&str; 9] =
    ["prototype", "types", "summary", "effects", "memory", "constants", "expand", "helper", "includes"];

impl Reader {
    /// The functions that a table declares: one, or one for each of its `types`.
    pub(super) fn intrinsic(
        &mut self,
        table: &DeTable<'_>,
        helpers: &BTreeMap<String, String>,
        whole: Range<usize>,
    ) -> Vec<Intrinsic> {
        self.only(table, "`[[intrinsic]]`", &KEYS);
        self.string(table, "summary");
        let Some((text, place)) = self.string(table, "prototype") else {
            if entry(table, "prototype").is_none() {
                self.mistake(&MISSING_KEY, "this `[[intrinsic]]` has no `prototype`", whole);
            }
            return Vec::new();
        };
        let parts = match prototype::read(&text.replace("{T}", "int")) {
            Ok(parts) => parts,
            Err(defect) => {
                let message = format!("the prototype {defect}");
                let mistake = Diagnostic::error(INTRINSIC_PROTOTYPE, message, place)
                    .help("write it like `float okl_double(float x)`");
                self.mistakes.push(mistake);
                return Vec::new();
            }
        };
        let types: Vec<String> = self.strings(table, "types").into_iter().map(|(ty, _)| ty).collect();
        if text.contains("{T}") == types.is_empty() {
            let message = match types.is_empty() {
                true => "the prototype has a `{T}`, and there are no `types`",
                false => "there are `types`, and the prototype has no `{T}`",
            };
            self.mistakes.push(Diagnostic::error(WRONG_VALUE, message, place));
            return Vec::new();
        }
        let mut row = Intrinsic { name: parts.name, parameters: parts.parameters, ..Intrinsic::default() };
        row.place = Some(place);
        self.effects(table, &mut row);
        self.memory(table, &mut row);
        self.constants(table, &mut row);
        row.expansions = self.expansions(table, &row, helpers, whole);
        let of_type =
            |ty: &String| Intrinsic { prototype: text.replace("{T}", ty), ty: ty.clone(), ..row.clone() };
        match types.is_empty() {
            true => vec![Intrinsic { prototype: text, ..row }],
            false => types.iter().map(of_type).collect(),
        }
    }

    /// Reads `effects = { sync = "warp", reads = ["src"], writes = ["dst"], async = "starts" }`.
    fn effects(&mut self, table: &DeTable<'_>, row: &mut Intrinsic) {
        let Some(effects) = self.table(table, "effects") else { return };
        self.only(effects, "`effects`", &["sync", "reads", "writes", "async"]);
        if let Some((sync, place)) = self.string(effects, "sync") {
            row.sync = match sync.as_str() {
                "none" => Convergence::None,
                "warp" => Convergence::Warp,
                "group" => Convergence::Group,
                _ => {
                    let message = "`sync` is \"none\", \"warp\" or \"group\"";
                    self.mistakes.push(Diagnostic::error(WRONG_VALUE, message, place));
                    Convergence::None
                }
            };
        }
        if let Some((copies, place)) = self.string(effects, "async") {
            row.copies = match copies.as_str() {
                "starts" => Some(Copies::Starts),
                "commits" => Some(Copies::Commits),
                "waits" => Some(Copies::Waits),
                _ => {
                    let message = "`async` is \"starts\", \"commits\" or \"waits\"";
                    self.mistakes.push(Diagnostic::error(WRONG_VALUE, message, place));
                    None
                }
            };
        }
        row.reads = self.parameters(effects, "reads", row);
        row.writes = self.parameters(effects, "writes", row);
    }

    /// Reads `memory = { dst = "group", src = "device" }`.
    fn memory(&mut self, table: &DeTable<'_>, row: &mut Intrinsic) {
        for (at, (name, range)) in self.by_parameter(table, "memory", row) {
            let memory = match name.get_ref().as_str() {
                Some("group") => Memory::Group,
                Some("device") => Memory::Device,
                Some(_) | None => {
                    self.mistake(&WRONG_VALUE, "a memory is \"group\" or \"device\"", range);
                    continue;
                }
            };
            row.memory.insert(at, memory);
        }
    }

    /// Reads `constants = { size_and_align = [4, 8, 16] }`.
    fn constants(&mut self, table: &DeTable<'_>, row: &mut Intrinsic) {
        for (at, (values, range)) in self.by_parameter(table, "constants", row) {
            let integer = |value: &DeValue<'_>| match value {
                DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix()).ok(),
                _ => None,
            };
            let all =
                values.get_ref().as_array().map(|all| all.iter().map(|one| integer(one.get_ref())).collect());
            match all {
                Some(Some(all)) => {
                    row.constants.insert(at, all);
                }
                Some(None) | None => self.mistake(&WRONG_TYPE, "constants are an array of integers", range),
            }
        }
    }

    /// The indices of the parameters in an array such as `["dst", "src"]`; `None` if the key is missing.
    fn parameters(&mut self, table: &DeTable<'_>, key: &str, row: &Intrinsic) -> Option<Vec<u32>> {
        entry(table, key)?;
        let names = self.strings(table, key);
        let mut found = Vec::new();
        for (name, place) in names {
            found.extend(self.parameter(&name, place.span.range(), row));
        }
        Some(found)
    }

    /// The values of a table whose keys are parameter names.
    fn by_parameter<'d, 'i>(
        &mut self,
        table: &'d DeTable<'i>,
        key: &str,
        row: &Intrinsic,
    ) -> Vec<(u32, Value<'d, 'i>)> {
        let mut found = Vec::new();
        for (name, value) in self.table(table, key).into_iter().flatten() {
            if let Some(at) = self.parameter(name.get_ref(), name.span(), row) {
                found.push((at, (value, value.span())));
            }
        }
        found
    }

    fn parameter(&mut self, name: &str, at: Range<usize>, row: &Intrinsic) -> Option<u32> {
        let found = row.parameters.iter().position(|known| known == name);
        if found.is_none() {
            let message = format!("`{}` has no parameter `{name}`", row.name);
            let mistake = Diagnostic::error(WRONG_VALUE, message, self.at(at));
            self.mistakes.push(match crate::nearest(name, row.parameters.iter().map(String::as_str)) {
                Some(near) => mistake.help(format!("did you mean `{near}`?")),
                None => mistake,
            });
        }
        found.map(|at| at as u32)
    }

    /// The expansions by target: `expand.cuda`, with `helper.cuda` and `includes.cuda`.
    fn expansions(
        &mut self,
        table: &DeTable<'_>,
        row: &Intrinsic,
        helpers: &BTreeMap<String, String>,
        whole: Range<usize>,
    ) -> BTreeMap<String, IntrinsicText> {
        let has_types = entry(table, "types").is_some();
        let mut found: BTreeMap<String, IntrinsicText> = BTreeMap::new();
        let Some(expand) = self.table(table, "expand") else {
            if entry(table, "expand").is_none() {
                let message = format!("`{}` has no `expand`: no target can do it", row.name);
                self.mistake(&MISSING_KEY, message, whole);
            }
            return found;
        };
        for (target, value) in expand {
            let Some(call) = value.get_ref().as_str() else {
                self.wrong_type(target.get_ref(), "a string", value, target.span());
                continue;
            };
            if let Some(defect) = placeholder_defect(call, row, has_types) {
                self.mistake(&INTRINSIC_EXPANSION, defect, value.span());
            }
            let expansion = IntrinsicText { call: call.to_string(), ..IntrinsicText::default() };
            found.insert(target.get_ref().to_string(), expansion);
        }
        for target in self.table(table, "helper").into_iter().flat_map(DeTable::keys) {
            let of_row = self.table(table, "helper");
            let names = of_row.map(|of_row| self.strings(of_row, target.get_ref())).unwrap_or_default();
            let Some(expansion) = found.get_mut(target.get_ref().as_ref()) else {
                self.without_expand(target.get_ref(), target.span());
                continue;
            };
            for (name, place) in names {
                match helpers.get(&name) {
                    Some(code) => expansion.helpers.push(code.clone()),
                    None => {
                        let message = format!("there is no `{name}` in `[helpers]`");
                        let mistake = Diagnostic::error(WRONG_VALUE, message, place);
                        self.mistakes.push(match crate::nearest(&name, helpers.keys().map(String::as_str)) {
                            Some(near) => mistake.help(format!("did you mean `{near}`?")),
                            None => mistake,
                        });
                    }
                }
            }
        }
        let Some(includes) = self.table(table, "includes") else { return found };
        for target in includes.keys() {
            let headers = self.strings(includes, target.get_ref());
            match found.get_mut(target.get_ref().as_ref()) {
                Some(expansion) => {
                    expansion.includes = headers.into_iter().map(|(header, _)| header).collect()
                }
                None => self.without_expand(target.get_ref(), target.span()),
            }
        }
        found
    }

    fn without_expand(&mut self, target: &str, at: Range<usize>) {
        let message = format!("there is no `expand.{target}` that would need this");
        self.mistake(&WRONG_VALUE, message, at);
    }
}

/// The defect of the placeholders `{...}` in an expansion, if there is one.
fn placeholder_defect(call: &str, row: &Intrinsic, has_types: bool) -> Option<String> {
    for part in call.split('{').skip(1) {
        let Some((inside, _)) = part.split_once('}') else {
            return Some("a `{` is not closed".to_string());
        };
        let number = inside.strip_suffix(".items").unwrap_or(inside);
        let is_known = matches!(inside, "T" | "t" | "item" | "items" | "scratch")
            || number.parse::<usize>().is_ok_and(|at| at < row.parameters.len());
        if !is_known {
            return Some(format!(
                "`{{{inside}}}` stands for nothing: `{}` has {} parameters",
                row.name,
                row.parameters.len()
            ));
        }
        if matches!(inside, "T" | "t" | "scratch") && !has_types {
            return Some(format!("`{{{inside}}}` needs `types`"));
        }
    }
    None
}
