//! The keys okl knows, and what is wrong with a document of properties.

use crate::props::tree::{Entry, Node, Value};
use okl_normalizer::nearest;
use okl_source::{Diagnostic, FileSpan, Severity};

/// The properties that okl knows, and what they mean to people.
///
/// All others below `okl/` are mistakes; so is one at the top that a slip of the pen makes of these.
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

/// Keys below `okl/`.
fn below_okl() -> Vec<&'static str> {
    let mut keys: Vec<&str> = PROPERTIES.iter().filter_map(|(key, _)| key.strip_prefix("okl/")).collect();
    keys.sort_unstable();
    keys
}

/// Keys at the top that a slip of the pen must not turn into one that nobody reads; `hash` is too short for that.
fn at_top() -> Vec<&'static str> {
    PROPERTIES.iter().map(|(key, _)| *key).filter(|key| !key.contains('/') && *key != "hash").collect()
}

/// How properties are read that okl cannot use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reading {
    /// Whoever wrote them is there to mend them: they are errors.
    #[default]
    Strict,
    /// A program that works with libocca hands them over: they are passed over as libocca does, with a warning.
    LikeOcca,
}

/// Looks at all of a document, also at what only some modes read.
pub(super) fn mistakes(properties: &Node, reading: Reading) -> Vec<Diagnostic<FileSpan>> {
    let mut found = Found { mistakes: Vec::new(), reading };
    layer(properties, &mut found);
    found.mistakes
}

/// What is wrong with properties.
struct Found {
    mistakes: Vec<Diagnostic<FileSpan>>,
    reading: Reading,
}

impl Found {
    /// A property that libocca passes over: the default counts.
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

    /// What no kernel can do with.
    fn wrong(&mut self, mistake: Diagnostic<FileSpan>) {
        self.mistakes.push(mistake);
    }
}

/// What may stand at the top, below `kernel/` and below `modes/<Mode>/`.
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

/// One key below `okl/`.
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
            let mistake = Diagnostic::error("unknown-property", message, entry.place);
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

/// Switches among keys that are not okl's.
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

/// A key that is a slip away from one of okl's. Host programs have keys of their own, so it is one letter more, less or
/// another, or the same letters in another order. One that is empty does nothing however it is spelled: hosts make them
/// before they know what to put there.
fn near_miss(entry: &Entry, key: &str, folder: &str, names: &[&'static str]) -> Option<Diagnostic<FileSpan>> {
    let near = names.iter().find(|name| is_slip(key, name))?;
    let message = format!("okl has no property `{folder}{key}`");
    let mistake = match is_empty(&entry.node.value) {
        true => Diagnostic::warning("unknown-property", message, entry.place),
        false => Diagnostic::error("unknown-property", message, entry.place),
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

/// `"p_N": 4`, `"OP(a, b)": "a += b"`.
fn define(entry: &Entry, found: &mut Found) {
    let key = entry.key.as_str();
    let name = key.split('(').next().unwrap_or(key).trim_end();
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let starts_well = name.chars().next().is_some_and(|first| is_word(first) && !first.is_ascii_digit());
    let is_closed = !key.contains('(') || key.ends_with(')');
    if !starts_well || !name.chars().all(is_word) || !is_closed {
        let message = format!("`{key}` cannot name a macro");
        let help = "write a name, or a name with parameters: `\"ADD(a, b)\": \"((a) + (b))\"`";
        found.wrong(Diagnostic::error("property-value", message, entry.place).help(help));
    }
    if let Value::List(_) | Value::Object(_) = entry.node.value {
        let message = format!("the macro `{key}` cannot be a list or an object");
        let help = "write its text as a string: `\"SIZES\": \"{1, 2}\"`";
        found.wrong(Diagnostic::error("property-value", message, entry.place).help(help));
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
    Diagnostic::error("property-value", message, entry.place).help(format!("write {wanted} after the `:`"))
}

/// `true` or `false`; libocca takes 1 and 0 for them.
pub(crate) fn switch(value: &Value) -> Option<bool> {
    match value {
        Value::Switch(switch) => Some(*switch),
        Value::Number(number) if number == "0" || number == "1" => Some(number == "1"),
        Value::Null | Value::Number(_) | Value::Text(_) | Value::List(_) | Value::Object(_) => None,
    }
}

/// A list of strings, or one string.
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

/// `16`, `[32, 4]`: at most so many positive numbers.
pub(crate) fn sizes(value: &Value, most: usize) -> Option<Vec<i64>> {
    let size = |value: &Value| value.document().as_i64().filter(|size| *size > 0);
    match value {
        Value::List(nodes) if nodes.is_empty() || nodes.len() > most => None,
        Value::List(nodes) => nodes.iter().map(|node| size(&node.value)).collect(),
        Value::Number(_) => size(value).map(|size| vec![size]),
        Value::Null | Value::Switch(_) | Value::Text(_) | Value::Object(_) => None,
    }
}
