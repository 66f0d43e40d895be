//! The property keys of okl, and the checks of property documents.

use crate::props::tree::{Entry, Node, Value};
use okl_normalizer::nearest;
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Severity};

const PROPERTY_VALUE: DiagnosticId = DiagnosticId::new("property-value");
const UNKNOWN_PROPERTY: DiagnosticId = DiagnosticId::new("unknown-property");

/// The properties of okl, with their descriptions.
///
/// Any other key below `okl/` is a mistake, and so is a key at the top level that is a likely misspelling of one of
/// these.
pub const PROPERTIES: [(&str, &str); 16] = [
    (
        "defines",
        "macros: `\"p_N\": 4`, `\"ADD(a, b)\": \"((a) + (b))\"`; numbers keep the form they are written in",
    ),
    ("includes", "files to read before the input"),
    ("headers", "texts to read before the input"),
    ("hash", "what `OKL_KERNEL_HASH` stands for"),
    ("simd_length", "`@simd_length` for every nest that has none: `16`"),
    ("max_inner_dims", "`@max_inner_dims` for every nest that has none: `[32, 4]`"),
    (
        "serial/include_std",
        "for texts for CPUs; `false`: no `#include` but those you write; `true`: `<cmath>`, `<cstdint>`, `<cstdio>` and \
         `<cstdlib>` in any case",
    ),
    ("kernel/include_occa", "`true`: texts for CPUs include `<occa.hpp>`"),
    ("okl/include_paths", "folders to look for headers in"),
    (
        "okl/strict_headers",
        "`false`: an `#include` of a header that is nowhere stays as it is, for the target compiler, on every target; what \
         it declares okl does not know",
    ),
    ("okl/add_barriers", "`false`: no barriers but those you write"),
    ("okl/restrict", "the target's word for `@restrict`; `\"disabled\"` for none"),
    (
        "okl/target_in_names",
        "`true`: names of functions in `launcher-c` end in the target's, so that launchers of several targets may be in one \
         program",
    ),
    (
        "okl/warn",
        "errors that are warnings: `[\"group-variable-changed\"]`; those of rules that OCCA's parser does not have",
    ),
    ("okl/enabled", "`false`: the input is no OKL; it is given as it is, macros and headers in front"),
    ("okl/validate", "accepted; okl always does"),
];

/// The keys below `okl/`.
fn below_okl() -> Vec<&'static str> {
    let mut keys: Vec<&str> = PROPERTIES.iter().filter_map(|(key, _)| key.strip_prefix("okl/")).collect();
    keys.sort_unstable();
    keys
}

/// The keys at the top level that are checked for misspellings; `hash` is too short for that.
fn at_top() -> Vec<&'static str> {
    PROPERTIES.iter().map(|(key, _)| *key).filter(|key| !key.contains('/') && *key != "hash").collect()
}

/// The treatment of properties that okl cannot use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reading {
    /// They are errors, since their author can fix them.
    #[default]
    Strict,
    /// They are ignored with a warning, as libocca does: a program for libocca passes them.
    LikeOcca,
}

/// The mistakes in a whole document, including the parts for other modes.
pub(super) fn mistakes(properties: &Node, reading: Reading) -> Vec<Diagnostic<FileSpan>> {
    let mut found = Found { mistakes: Vec::new(), reading };
    layer(properties, &mut found);
    found.mistakes
}

/// The mistakes found so far.
struct Found {
    mistakes: Vec<Diagnostic<FileSpan>>,
    reading: Reading,
}

impl Found {
    /// Reports a property that libocca ignores; its default applies.
    fn passed_over(&mut self, mistake: Diagnostic<FileSpan>) {
        self.mistakes.push(match (self.reading, mistake.severity) {
            (Reading::LikeOcca, Severity::Error) => Diagnostic {
                severity: Severity::Warning,
                notes: vec!["it is passed over, as OCCA's parser does; `okl run` refuses it".into()],
                ..mistake
            },
            (Reading::LikeOcca | Reading::Strict, _) => mistake,
        });
    }

    /// Reports a property that no kernel can be compiled with.
    fn wrong(&mut self, mistake: Diagnostic<FileSpan>) {
        self.mistakes.push(mistake);
    }
}

/// Checks the keys at the top level, below `kernel/` and below `modes/<Mode>/`.
fn layer(properties: &Node, found: &mut Found) {
    for entry in properties.entries() {
        let value = &entry.node.value;
        match entry.key.as_str() {
            "defines" => is_object(entry, found, define),
            "okl" => is_object(entry, found, okl),
            "serial" => is_object(entry, found, |entry, found| {
                switches(entry, "serial/", &["include_std"], found);
            }),
            "kernel" => {
                is_object(entry, found, |entry, found| {
                    switches(entry, "kernel/", &["include_occa", "link_occa"], found);
                });
                layer(&entry.node, found);
            }
            "modes" => is_object(entry, found, |mode, found| {
                is_object(mode, found, |_, _| {});
                layer(&mode.node, found);
            }),
            "includes" | "headers" if strings(value).is_none() => {
                found.passed_over(wrong_type(entry, "", "a list of strings"));
            }
            "hash" if !matches!(value, Value::Text(_) | Value::Null) => {
                found.passed_over(wrong_type(entry, "", "a string"));
            }
            "simd_length" => {
                loop_default(entry, 1).into_iter().for_each(|mistake| found.passed_over(mistake))
            }
            "max_inner_dims" => {
                loop_default(entry, 3).into_iter().for_each(|mistake| found.passed_over(mistake))
            }
            key => near_miss(entry, key, "", &at_top())
                .into_iter()
                .for_each(|mistake| found.passed_over(mistake)),
        }
    }
}

fn is_object(entry: &Entry, found: &mut Found, each: impl Fn(&Entry, &mut Found)) {
    match &entry.node.value {
        Value::Object(entries) => entries.iter().for_each(|entry| each(entry, found)),
        Value::Null => {}
        Value::Switch(_) | Value::Number(_) | Value::Text(_) | Value::List(_) => {
            found.passed_over(wrong_type(entry, "", "an object"));
        }
    }
}

/// Checks one key below `okl/`.
fn okl(entry: &Entry, found: &mut Found) {
    let value = &entry.node.value;
    match entry.key.as_str() {
        "add_barriers" | "enabled" | "strict_headers" | "target_in_names" | "validate" => {
            if *value != Value::Null && switch(value).is_none() {
                found.passed_over(wrong_type(entry, "okl/", SWITCH));
            }
        }
        "include_paths" | "warn" if strings(value).is_none() => {
            found.passed_over(wrong_type(entry, "okl/", "a list of strings"));
        }
        "restrict" if !matches!(value, Value::Text(_) | Value::Null) => {
            found.passed_over(wrong_type(entry, "okl/", "a string"));
        }
        "include_paths" | "restrict" | "warn" => {}
        key => {
            let message = format!("okl has no property `okl/{key}`");
            let mistake = Diagnostic::error(UNKNOWN_PROPERTY, message, entry.place);
            let known = below_okl();
            found.passed_over(match nearest(key, known.iter().copied()) {
                Some(near) => mistake.help(format!("did you mean `okl/{near}`?")),
                None => {
                    let known: Vec<String> = known.iter().map(|key| format!("okl/{key}")).collect();
                    mistake.help(format!("there are: {}", known.join(", ")))
                }
            });
        }
    }
}

/// Checks switches among keys that do not belong to okl.
fn switches(entry: &Entry, folder: &str, names: &[&'static str], found: &mut Found) {
    let value = &entry.node.value;
    if names.contains(&entry.key.as_str()) {
        if *value != Value::Null && switch(value).is_none() {
            found.passed_over(wrong_type(entry, folder, SWITCH));
        }
    } else {
        near_miss(entry, &entry.key, folder, names)
            .into_iter()
            .for_each(|mistake| found.passed_over(mistake));
    }
}

/// Reports a key that is a likely misspelling of one of okl's. Host programs have keys of their own, so only one added,
/// missing or different letter or transposed letters count. An empty value is only a warning: it has no effect however
/// the key is spelled, and hosts create keys before they know the value.
fn near_miss(entry: &Entry, key: &str, folder: &str, names: &[&'static str]) -> Option<Diagnostic<FileSpan>> {
    let near = names.iter().find(|name| is_slip(key, name))?;
    let message = format!("okl has no property `{folder}{key}`");
    let mistake = match is_empty(&entry.node.value) {
        true => Diagnostic::warning(UNKNOWN_PROPERTY, message, entry.place),
        false => Diagnostic::error(UNKNOWN_PROPERTY, message, entry.place),
    };
    Some(mistake.help(format!("did you mean `{folder}{near}`?")))
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Object(entries) => entries.is_empty(),
        Value::List(values) => values.is_empty(),
        Value::Text(text) => text.is_empty(),
        Value::Null => true,
        Value::Switch(_) | Value::Number(_) => false,
    }
}

fn is_slip(key: &str, name: &str) -> bool {
    let mut rest: Vec<char> = key.to_lowercase().chars().collect();
    let length = rest.len().max(name.len());
    let begins_alike = rest.first() == name.chars().next().as_ref();
    let shared = name.chars().filter(|letter| {
        let at = rest.iter().position(|other| other == letter);
        at.map(|at| rest.swap_remove(at)).is_some()
    });
    key != name && begins_alike && length - shared.count() <= 1
}

/// Checks an entry of `defines`: `"p_N": 4`, `"OP(a, b)": "a += b"`.
fn define(entry: &Entry, found: &mut Found) {
    let key = entry.key.as_str();
    let name = key.split('(').next().unwrap_or(key).trim_end();
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let starts_well = name.chars().next().is_some_and(|first| is_word(first) && !first.is_ascii_digit());
    let is_closed = !key.contains('(') || key.ends_with(')');
    if !starts_well || !name.chars().all(is_word) || !is_closed {
        let message = format!("`{key}` cannot name a macro");
        let help = "write a name, or a name with parameters: `\"ADD(a, b)\": \"((a) + (b))\"`";
        found.wrong(Diagnostic::error(PROPERTY_VALUE, message, entry.place).help(help));
    }
    if let Value::List(_) | Value::Object(_) = entry.node.value {
        let message = format!("the macro `{key}` cannot be a list or an object");
        let help = "write its text as a string: `\"SIZES\": \"{1, 2}\"`";
        found.wrong(Diagnostic::error(PROPERTY_VALUE, message, entry.place).help(help));
    }
}

fn loop_default(entry: &Entry, most: usize) -> Option<Diagnostic<FileSpan>> {
    if entry.node.value == Value::Null || sizes(&entry.node.value, most).is_some() {
        return None;
    }
    let wanted = match most {
        1 => "a positive number".to_string(),
        _ => format!("a list of 1 to {most} positive numbers"),
    };
    Some(wrong_type(entry, "", &wanted))
}

const SWITCH: &str = "`true` or `false`";

fn wrong_type(entry: &Entry, folder: &str, wanted: &str) -> Diagnostic<FileSpan> {
    let message = format!("the property `{folder}{}` is {wanted}", entry.key);
    Diagnostic::error(PROPERTY_VALUE, message, entry.place).help(format!("write {wanted} after the `:`"))
}

/// The value of a switch: `true` or `false`, or 1 or 0 as libocca accepts.
pub(crate) fn switch(value: &Value) -> Option<bool> {
    match value {
        Value::Switch(switch) => Some(*switch),
        Value::Number(number) if number == "0" || number == "1" => Some(number == "1"),
        Value::Null | Value::Number(_) | Value::Text(_) | Value::List(_) | Value::Object(_) => None,
    }
}

/// The value as a list of strings; a single string is a list of one.
pub(crate) fn strings(value: &Value) -> Option<Vec<String>> {
    let text = |node: &Node| match &node.value {
        Value::Text(text) => Some(text.clone()),
        Value::Null | Value::Switch(_) | Value::Number(_) | Value::List(_) | Value::Object(_) => None,
    };
    match value {
        Value::Text(one) => Some(vec![one.clone()]),
        Value::List(many) => many.iter().map(text).collect(),
        Value::Null => Some(Vec::new()),
        Value::Switch(_) | Value::Number(_) | Value::Object(_) => None,
    }
}

/// The value as at most `most` positive numbers: `16`, `[32, 4]`.
pub(crate) fn sizes(value: &Value, most: usize) -> Option<Vec<i64>> {
    let size = |value: &Value| value.document().as_i64().filter(|size| *size > 0);
    match value {
        Value::List(nodes) if nodes.is_empty() || nodes.len() > most => None,
        Value::List(nodes) => nodes.iter().map(|node| size(&node.value)).collect(),
        Value::Number(_) => size(value).map(|size| vec![size]),
        Value::Null | Value::Switch(_) | Value::Text(_) | Value::Object(_) => None,
    }
}
