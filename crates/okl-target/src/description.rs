//! A target as it is written down, before a pipeline chooses its options.

use crate::{OptionSpec, Target, name_defect};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A target with everything its options may change.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "TargetDescription"))]
#[serde(transparent)]
pub struct Description {
    table: Map<String, Value>,
}

/// What is wrong with a description, or with the value of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The option, if it is one's value.
    pub option: Option<String>,
    /// What is wrong, as a sentence without its full stop.
    pub message: String,
    /// Where in the text it stands, in bytes.
    pub place: Option<std::ops::Range<usize>>,
}

impl From<Map<String, Value>> for Description {
    fn from(table: Map<String, Value>) -> Description {
        Description { table }
    }
}

impl Description {
    /// Reads TOML.
    pub fn from_toml(text: &str) -> Result<Description, Mistake> {
        let wrong = |error: toml::de::Error| Mistake {
            option: None,
            message: error.message().to_string(),
            place: error.span(),
        };
        let table: Map<String, Value> = toml::from_str(text).map_err(wrong)?;
        // Read as it is meant, the text knows where a mistake stands.
        if !table.contains_key("like") && Target::deserialize(&table).is_err() {
            toml::from_str::<Target>(text).map_err(wrong)?;
        }
        Ok(Description { table })
    }

    /// The description over another one: `like = "cuda"`. Tables are merged, all else is replaced.
    pub fn over(self, base: &Description) -> Description {
        let mut table = base.table.clone();
        merge(&mut table, &self.table);
        table.remove("like");
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
        Description { table }
    }

    /// The target it is written over.
    pub fn like(&self) -> Option<&str> {
        self.table.get("like")?.as_str()
    }

    /// The target when nobody chooses anything.
    pub fn target(&self) -> Result<Target, Mistake> {
        self.with(&Map::new())
    }

    /// The target with some options; those it does not have are not looked at.
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
        message: format!("option `{}` {message}", option.name),
        option: Some(option.name.clone()),
        place: None,
    };
    option.change(value).map_err(wrong)
}

fn read(table: &Map<String, Value>) -> Result<Target, Mistake> {
    let wrong = |error: serde_json::Error| Mistake { option: None, message: error.to_string(), place: None };
    let target = Target::deserialize(table).map_err(wrong)?;
    for (key, name) in [("name", &target.name), ("extension", &target.extension)] {
        if let Some(defect) = name_defect(name) {
            let message = format!("its {key} `{name}` {defect}");
            return Err(Mistake { option: None, message, place: None });
        }
    }
    Ok(target)
}

/// Puts one table over another: tables are merged, all else is replaced.
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
        let yours = over.over(&base).target().expect("it is right");
        assert_eq!((yours.name.as_str(), yours.extension.as_str()), ("yours", "m"));
        assert_eq!((yours.words.kernel.as_str(), yours.words.restrict.as_str()), ("k", "restrict"));
    }

    #[test]
    fn files_of_a_target_stay_where_they_are_written() {
        for over in ["extension = \"/../../evil\"", "name = \"..\"", "extension = \"\""] {
            let base = Description::from_toml(TEXT).expect("it is right");
            let over = Description::from(toml::from_str::<Map<String, Value>>(over).expect("TOML"));
            let mistake = over.over(&base).target().expect_err("a mistake");
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
