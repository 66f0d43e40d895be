//! Descriptions: targets as they are written, before a pipeline chooses options.

use crate::{OptionSpec, Shape, Target, name_defect};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The description of a target, including the changes that its options make.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "TargetDescription"))]
#[serde(transparent)]
pub struct Description {
    table: Map<String, Value>,
}

/// An error in a description or in the value of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The option, if the value of one is at fault.
    pub option: Option<String>,
    /// The message, a sentence without its full stop.
    pub message: String,
    /// The byte range in the text.
    pub place: Option<std::ops::Range<usize>>,
    /// The key at fault with its parents: `words.kernel`, `atomics.fetch[0].on`. Empty if it is unknown.
    pub key: String,
}

impl Mistake {
    fn at(key: impl Into<String>, message: impl Into<String>) -> Mistake {
        Mistake { option: None, message: message.into(), place: None, key: key.into() }
    }
}

impl From<Map<String, Value>> for Description {
    fn from(table: Map<String, Value>) -> Description {
        Description { table }
    }
}

impl Description {
    /// Parses TOML.
    ///
    /// # Errors
    /// Invalid TOML, or, for a description without `like`, a key or value that no target has.
    pub fn from_toml(text: &str) -> Result<Description, Mistake> {
        let wrong =
            |error: toml::de::Error| Mistake { place: error.span(), ..Mistake::at("", error.message()) };
        let table: Map<String, Value> = toml::from_str(text).map_err(wrong)?;
        // Deserialized directly from the text, since only then errors have a position.
        if !table.contains_key("like") && Target::deserialize(&table).is_err() {
            toml::from_str::<Target>(text).map_err(wrong)?;
        }
        Ok(Description { table })
    }

    /// The description on top of another one, its base: `like = "cuda"`. Tables are merged, other values are replaced,
    /// and the keys in `without` are removed.
    ///
    /// # Errors
    /// A key in `without` that the base does not have.
    pub fn over(self, base: &Description) -> Result<Description, Mistake> {
        let mut table = base.table.clone();
        for (nth, wanted) in without(&self.table)?.into_iter().enumerate() {
            let (key, may_lack) = wanted.strip_suffix('?').map_or((wanted, false), |key| (key, true));
            if !take(&mut table, key) && !may_lack {
                let message = format!("`without` names `{key}`, which is not there to be taken away");
                return Err(Mistake::at(format!("{WITHOUT}[{nth}]"), message));
            }
        }
        merge(&mut table, &self.table);
        table.remove("like");
        table.remove(WITHOUT);
        let base_name = base.table.get("name").cloned();
        let others = base.table.get("bases").and_then(Value::as_array).into_iter().flatten();
        let mut bases: Vec<Value> = Vec::new();
        for name in base_name.into_iter().chain(others.cloned()) {
            if Some(&name) != table.get("name") && !bases.contains(&name) {
                bases.push(name);
            }
        }
        if bases.is_empty() {
            table.remove("bases");
        } else {
            table.insert("bases".into(), Value::Array(bases));
        }
        Ok(Description { table })
    }

    /// The name of the base.
    pub fn like(&self) -> Option<&str> {
        self.table.get("like")?.as_str()
    }

    /// The target with the default values of all options.
    ///
    /// # Errors
    /// See [`Description::with`].
    pub fn target(&self) -> Result<Target, Mistake> {
        self.with(&Map::new())
    }

    /// The target with the given options; options that it does not have are ignored.
    ///
    /// # Errors
    /// An invalid value of an option, or a description that is not valid.
    pub fn with(&self, options: &Map<String, Value>) -> Result<Target, Mistake> {
        let plain = read(&self.table)?;
        let mut changes = Vec::new();
        for option in &plain.options {
            if let Some(value) = options.get(&option.name) {
                changes.extend(chosen(option, value)?);
            }
        }
        if changes.is_empty() {
            return Ok(plain);
        }
        let mut table = self.table.clone();
        changes.into_iter().for_each(|change| merge(&mut table, change));
        read(&table)
    }
}

fn chosen<'o>(option: &'o OptionSpec, value: &Value) -> Result<Option<&'o Map<String, Value>>, Mistake> {
    let wrong = |message: String| Mistake {
        option: Some(option.name.clone()),
        ..Mistake::at("", format!("option `{}` {message}", option.name))
    };
    option.change(value).map_err(wrong)
}

fn read(table: &Map<String, Value>) -> Result<Target, Mistake> {
    let wrong = |error: serde_path_to_error::Error<serde_json::Error>| {
        let (key, message) = (error.path().to_string(), error.inner().to_string());
        match key.as_str() {
            "." => Mistake::at("", message),
            _ if message.starts_with("unknown field") => Mistake::at(key, message),
            _ => Mistake::at(key.clone(), format!("`{key}`: {message}")),
        }
    };
    let target: Target = serde_path_to_error::deserialize(table).map_err(wrong)?;
    for (key, name) in [("name", &target.name), ("extension", &target.extension)] {
        if let Some(defect) = name_defect(name) {
            return Err(Mistake::at(key, format!("its {key} `{name}` {defect}")));
        }
    }
    if target.is_c() && target.shape == Shape::Host {
        let message = "`language = \"c\"` and `shape = \"host\"` do not go together: where loops stay loops, okl writes C++";
        return Err(Mistake::at("language", message));
    }
    Ok(target)
}

/// The key of the list of keys of the base to remove.
const WITHOUT: &str = "without";

/// The keys in `without = ["atomics.swap", "limits.group-bytes?"]`; a key with a final `?` may be missing in the base.
fn without(table: &Map<String, Value>) -> Result<Vec<&str>, Mistake> {
    let wrong = || Mistake::at(WITHOUT, "`without` is a list of keys: `[\"atomics.swap\"]`");
    match table.get(WITHOUT) {
        None => Ok(Vec::new()),
        Some(Value::Array(keys)) => keys.iter().map(|key| key.as_str().ok_or_else(wrong)).collect(),
        Some(_) => Err(wrong()),
    }
}

/// Removes a key of a table; returns true if it was there.
fn take(table: &mut Map<String, Value>, key: &str) -> bool {
    match key.split_once('.') {
        // Keys of `native` may contain dots.
        _ if table.contains_key(key) => table.remove(key).is_some(),
        Some((first, rest)) => match table.get_mut(first) {
            Some(Value::Object(inner)) => take(inner, rest),
            _ => false,
        },
        None => false,
    }
}

/// Merges a description from a nearer file over one of the same target: as [`merge`]; keys in the `without` of `over`
/// are removed from `table`, and from the base later.
pub fn put_over(table: &mut Map<String, Value>, over: &Map<String, Value>) {
    let named = |table: &Map<String, Value>| match table.get(WITHOUT) {
        Some(Value::Array(keys)) => keys.clone(),
        _ => Vec::new(),
    };
    let mut all = named(table);
    for key in named(over) {
        let is_taken = key.as_str().is_some_and(|key| take(table, key.trim_end_matches('?')));
        // The base may have the key, too, so it stays listed, but may be missing.
        all.push(match key.as_str() {
            Some(text) if is_taken && !text.ends_with('?') => format!("{text}?").into(),
            _ => key,
        });
    }
    merge(table, over);
    if !all.is_empty() && over.get(WITHOUT).is_none_or(Value::is_array) {
        table.insert(WITHOUT.into(), all.into());
    }
}

/// Merges one table over another: tables are merged, other values are replaced.
pub fn merge(table: &mut Map<String, Value>, over: &Map<String, Value>) {
    for (key, value) in over {
        match (table.get_mut(key), value) {
            (Some(Value::Object(below)), Value::Object(above)) => merge(below, above),
            _ => {
                table.insert(key.clone(), value.clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
        name = "mine"
        extension = "m"
        [words]
        kernel = "kernel"
        restrict = "restrict"
        [[option]]
        name = "bounds"
        summary = "say the size of a group"
        default = true
        changes.false.words.kernel = "loose kernel"
        [[option]]
        name = "std"
        summary = "the language"
        default = "old"
        values = ["old", "new"]
        changes.new.language = "c"
    "#;

    #[test]
    fn an_option_changes_what_it_says_and_nothing_else() {
        let mine = Description::from_toml(TEXT).expect("it is right");
        assert_eq!(mine.target().expect("it is right").words.kernel, "kernel");
        let options = serde_json::json!({ "bounds": false, "std": "new", "other": 3 });
        let changed = mine.with(options.as_object().expect("a table")).expect("known values");
        assert_eq!(
            (changed.words.kernel.as_str(), changed.words.restrict.as_str()),
            ("loose kernel", "restrict")
        );
        assert!(changed.is_c());
    }

    #[test]
    fn values_that_an_option_does_not_know_are_told() {
        let mine = Description::from_toml(TEXT).expect("it is right");
        for (options, told) in [
            (
                serde_json::json!({ "bounds": "maybe" }),
                "option `bounds` is `true` or `false`, not `\"maybe\"`",
            ),
            (serde_json::json!({ "std": 3 }), "option `std` is \"old\" or \"new\", not 3"),
        ] {
            let mistake = mine.with(options.as_object().expect("a table")).expect_err("a mistake");
            assert_eq!(mistake.message, told);
        }
    }

    #[test]
    fn a_target_over_another_one_says_what_differs() {
        let base = Description::from_toml(TEXT).expect("it is right");
        let over =
            Description::from_toml("like = \"mine\"\nname = \"yours\"\nwords.kernel = \"k\"").expect("right");
        assert_eq!(over.like(), Some("mine"));
        let yours = over.over(&base).expect("it is right").target().expect("it is right");
        assert_eq!((yours.name.as_str(), yours.extension.as_str()), ("yours", "m"));
        assert_eq!((yours.words.kernel.as_str(), yours.words.restrict.as_str()), ("k", "restrict"));
    }

    #[test]
    fn a_target_does_without_what_another_one_has() {
        let base = Description::from_toml(TEXT).expect("it is right");
        let over = |more: &str| {
            let table =
                toml::from_str::<Map<String, Value>>(&format!("name = \"yours\"\n{more}")).expect("TOML");
            Description::from(table).over(&base)
        };
        let less = over("without = [\"words.restrict\", \"option\", \"memories?\"]").expect("both are there");
        let less = less.target().expect("it is right");
        assert_eq!((less.words.kernel.as_str(), less.words.restrict.as_str()), ("kernel", ""));
        assert!(less.options.is_empty());
        let mistake = over("without = [\"words.restrict\", \"words.restrct\"]").expect_err("a slip");
        assert_eq!(mistake.key, "without[1]");
        assert_eq!(over("without = \"option\"").expect_err("no list").key, "without");
        // Two files over one base may both remove keys.
        let table = |text: &str| toml::from_str::<Map<String, Value>>(text).expect("TOML");
        let mut all = table("name = \"a\"\nwithout = [\"option\"]\nwords.shared = \"s\"");
        put_over(&mut all, &table("without = [\"words.shared\"]\nwords.fence = \"f\""));
        let both = Description::from(all).over(&base).expect("they are there").target().expect("it is right");
        assert!(both.options.is_empty());
        assert_eq!((both.words.shared.as_str(), both.words.fence.as_str()), ("", "f"));
    }

    #[test]
    fn mistakes_name_their_key() {
        for (more, key) in [
            ("words.kernel = 3", "words.kernel"),
            ("words.kernle = \"k\"", "words.kernle"),
            ("words.group-index = [\"x\"]", "words.group-index"),
            ("atomics.fetch = [{ on = [\"int33\"], write = \"x\", calls = {} }]", "atomics.fetch[0].on[0]"),
            ("shape = \"host\"\nlanguage = \"c\"", "language"),
        ] {
            let table = format!("name = \"a\"\nextension = \"a\"\n{more}");
            let table = toml::from_str::<Map<String, Value>>(&table).expect("TOML");
            let mistake = Description::from(table).target().expect_err(more);
            assert_eq!(mistake.key, key, "{}", mistake.message);
        }
    }

    #[test]
    fn files_of_a_target_stay_where_they_are_written() {
        for over in ["extension = \"/../../evil\"", "name = \"..\"", "extension = \"\""] {
            let base = Description::from_toml(TEXT).expect("it is right");
            let over = Description::from(toml::from_str::<Map<String, Value>>(over).expect("TOML"));
            let mistake = over.over(&base).expect("nothing goes").target().expect_err("a mistake");
            assert!(mistake.message.starts_with("its "), "{}", mistake.message);
        }
        let changed = TEXT.replace("changes.new.language = \"c\"", "changes.new.extension = \"../m\"");
        let mine = Description::from_toml(&changed).expect("it is right until somebody chooses");
        let options = serde_json::json!({ "std": "new" });
        assert!(mine.target().is_ok() && mine.with(options.as_object().expect("a table")).is_err());
    }

    #[test]
    fn mistakes_in_a_text_have_a_place() {
        let mistake =
            Description::from_toml("name = \"a\"\nextension = \"a\"\nwings = 2").expect_err("unknown");
        assert!(mistake.message.contains("wings"), "{}", mistake.message);
        assert_eq!(mistake.place, Some(27..32));
    }
}
