//! Documents of a later okl, read with the current SDK: unknown variants of enums do not prevent it from reading the
//! rest.

use crate::versions::requests::requests;
use okl_plugin::document::{self, Request};
use schemars::generate::SchemaSettings;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The number of documents that each enum is tested in.
const ENOUGH: usize = 3;

#[test]
fn every_enum_of_a_request_may_have_a_variant_that_the_sdk_does_not_know() {
    let settings = SchemaSettings::draft2020_12().for_deserialize();
    let schema = settings.into_generator().into_root_schema_for::<Request>().to_value();
    let documents = requests();
    let mut met: BTreeMap<String, usize> = BTreeMap::new();
    for (_, document) in &documents {
        let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
        enums_in(&schema, &schema, document, "", &mut found);
        for (name, places) in &found {
            let times = met.entry(name.clone()).or_default();
            *times += 1;
            if *times <= ENOUGH {
                reads(name, document, places);
            }
        }
    }
    let known = schema["$defs"].as_object().expect("it has definitions").iter();
    let enums: BTreeSet<&String> =
        known.filter(|(_, is)| variants(is).is_some()).map(|(name, _)| name).collect();
    assert_eq!(
        met.keys().collect::<BTreeSet<_>>(),
        enums,
        "each is met in the documents of the test kernels"
    );
}

/// Reads a document in which all values of one enum are replaced.
fn reads(name: &str, document: &Value, places: &[String]) {
    for later in [json!("from-the-future"), json!({"from-the-future": {"what": [1, {}]}})] {
        // These are a number or an object, without tags.
        if later.is_string() && matches!(name, "Bound" | "Count") {
            continue;
        }
        let mut changed = document.clone();
        for place in places {
            // One may be nested in another.
            if let Some(value) = changed.pointer_mut(place) {
                *value = later.clone();
            }
        }
        let text = serde_json::to_vec(&changed).expect("JSON");
        let read = document::read::<Request>(&text);
        let read = read.unwrap_or_else(|error| panic!("`{name}`: {error}"));
        let unit = read.checked.expect("it is there").unit;
        let all = document["checked"]["unit"]["expressions"].as_array().map_or(0, Vec::len);
        assert_eq!(unit.expressions.len(), all, "`{name}`: the rest of it is read");
    }
}

/// The variants of an enum; `None` for other schemas and for optional enums.
fn variants(schema: &Value) -> Option<&Vec<Value>> {
    let all = schema.get("oneOf").or(schema.get("anyOf"))?.as_array()?;
    (!all.iter().any(|one| one["type"] == "null")).then_some(all)
}

/// The places of the enums in a document, by name.
fn enums_in(
    root: &Value,
    schema: &Value,
    value: &Value,
    at: &str,
    found: &mut BTreeMap<String, Vec<String>>,
) {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.strip_prefix("#/$defs/")) {
        let schema = &root["$defs"][name];
        if variants(schema).is_some() {
            found.entry(name.to_string()).or_default().push(at.to_string());
        }
        return enums_in(root, schema, value, at, found);
    }
    for one in ["oneOf", "anyOf"].iter().filter_map(|key| schema[key].as_array()).flatten() {
        enums_in(root, one, value, at, found);
    }
    let required = schema["required"].as_array().into_iter().flatten();
    if required.filter_map(Value::as_str).any(|name| value.get(name).is_none()) {
        return;
    }
    for (name, inner) in value.as_object().into_iter().flatten() {
        // A map with numeric keys is described by a pattern.
        let by_number = schema["patternProperties"].as_object().and_then(|all| all.values().next());
        let of_field = schema["properties"].get(name).or(by_number).or(schema.get("additionalProperties"));
        if let Some(of_field) = of_field {
            enums_in(root, of_field, inner, &format!("{at}/{name}"), found);
        }
    }
    for (number, inner) in value.as_array().into_iter().flatten().enumerate() {
        let of_item = schema["prefixItems"].get(number).or(schema.get("items"));
        if let Some(of_item) = of_item {
            enums_in(root, of_item, inner, &format!("{at}/{number}"), found);
        }
    }
}
