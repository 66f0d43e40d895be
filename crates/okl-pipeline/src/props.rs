//! Kernel properties, as programs that use OCCA pass them: JSON.
//!
//! A key may be a path: `"okl/enabled": false` is `"okl": {"enabled": false}`. Keys that are not
//! okl's belong to whoever runs the kernel, and are passed over. Below `okl/` nothing is.

use crate::{Settings, Verdict, nearest};
use okl_sema::LoopDefault;
use okl_source::{Diagnostic, FileId, FileSpan, Severity, Sources, Span};
use serde_json::{Map, Value};

/// What properties say on how to read and write kernels.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Props {
    /// `NAME=VALUE`: macros.
    defines: Vec<String>,
    /// Files to read before the input.
    includes: Vec<String>,
    /// Texts to read before the input, after those files.
    headers: Vec<String>,
    include_dirs: Vec<String>,
    loose_headers: bool,
    /// `okl/enabled: false`: the input is no OKL.
    disabled: bool,
    hash: Option<String>,
    /// Attributes of loops that have none of their own.
    loop_defaults: Vec<LoopDefault>,
    /// What backends are told, by the names of the properties.
    lowering: Map<String, Value>,
}

/// Keys below `okl/`.
const OKL: [&str; 6] = ["add_barriers", "enabled", "include_paths", "restrict", "strict_headers", "validate"];

/// Folders of keys that are okl's business.
const FOLDERS: [&str; 2] = ["okl", "defines"];

impl Props {
    /// Reads a JSON document; `name` is for messages, which point into `sources`.
    pub fn read(sources: &mut Sources, name: &str, text: &str) -> Result<Props, Vec<Diagnostic<FileSpan>>> {
        let file = sources.add(name, text);
        let mut reader = Reader { text, file, props: Props::default(), mistakes: Vec::new() };
        match serde_json::from_str::<Value>(text) {
            Ok(Value::Object(top)) => reader.top(&top),
            Ok(_) => reader.mistakes.push(
                Diagnostic::error("props-syntax", "properties are a JSON object", reader.place(Span::at(0)))
                    .help("write `{\"defines\": {\"N\": 4}}`"),
            ),
            Err(error) => reader.syntax(&error),
        }
        reader.mistakes.sort_by_key(|mistake| mistake.labels.first().map(|label| label.place));
        if reader.mistakes.is_empty() { Ok(reader.props) } else { Err(reader.mistakes) }
    }

    /// Adds what they say; what the settings say already comes later, so it counts.
    pub fn apply(self, settings: &mut Settings) {
        settings.defines.splice(0..0, self.defines);
        settings.forced_includes.splice(0..0, self.includes);
        settings.headers.splice(0..0, self.headers);
        settings.include_dirs.extend(self.include_dirs);
        settings.loose_headers |= self.loose_headers;
        settings.disabled |= self.disabled;
        settings.kernel_hash = settings.kernel_hash.take().or(self.hash);
        settings.loop_defaults.extend(self.loop_defaults);
        for (key, value) in self.lowering {
            settings.lowering.entry(key).or_insert(value);
        }
    }

    /// Whose turn it is when properties have mistakes.
    pub const VERDICT: Verdict = Verdict::Usage;
}

struct Reader<'t> {
    text: &'t str,
    file: FileId,
    props: Props,
    mistakes: Vec<Diagnostic<FileSpan>>,
}

impl Reader<'_> {
    fn top(&mut self, top: &Map<String, Value>) {
        for (key, value) in top {
            match key.split_once('/') {
                Some((folder, rest)) if FOLDERS.contains(&folder) => self.nested(folder, rest, value),
                _ if FOLDERS.contains(&key.as_str()) => self.folder(key, value),
                _ => self.plain(key, value),
            }
        }
    }

    /// `"okl": {...}`, `"defines": {...}`.
    fn folder(&mut self, folder: &str, value: &Value) {
        match value {
            Value::Object(entries) => {
                for (key, value) in entries {
                    self.nested(folder, key, value);
                }
            }
            Value::Null => {}
            Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
                self.wrong_type(folder, "an object");
            }
        }
    }

    fn nested(&mut self, folder: &str, key: &str, value: &Value) {
        if folder == "defines" {
            return self.define(key, value);
        }
        match (key, value) {
            ("enabled", Value::Bool(enabled)) => self.props.disabled = !enabled,
            ("strict_headers", Value::Bool(strict)) => self.props.loose_headers = !strict,
            // okl always does; a kernel with mistakes has no meaning to write down.
            ("validate", Value::Bool(_)) => {}
            ("add_barriers", Value::Bool(_)) | ("restrict", Value::String(_)) => {
                self.props.lowering.insert(format!("okl/{key}"), value.clone());
            }
            ("include_paths", _) => match strings(value) {
                Some(paths) => self.props.include_dirs.extend(paths),
                None => self.wrong_type(key, "a list of strings"),
            },
            ("enabled" | "strict_headers" | "validate" | "add_barriers", _) => {
                self.wrong_type(key, "`true` or `false`");
            }
            ("restrict", _) => self.wrong_type(key, "a string"),
            (unknown, _) => self.unknown(unknown),
        }
    }

    fn plain(&mut self, key: &str, value: &Value) {
        match key {
            "includes" | "headers" => match (key, strings(value)) {
                ("includes", Some(paths)) => self.props.includes.extend(paths),
                (_, Some(texts)) => self.props.headers.extend(texts),
                (_, None) => self.wrong_type(key, "a list of strings"),
            },
            "hash" => match value {
                Value::String(hash) => self.props.hash = Some(hash.clone()),
                Value::Null => {}
                Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
                    self.wrong_type(key, "a string");
                }
            },
            "simd_length" => self.loop_default("simd_length", 1, value),
            "max_inner_dims" => self.loop_default("max_inner_dims", 3, value),
            "serial/include_std" => self.include_std(key, value),
            "serial" => {
                if let Some(inner) = value.get("include_std") {
                    self.include_std("include_std", inner);
                }
            }
            // `mode`, `device`, `compiler_flags`, `functions`, ...: for the host program.
            _ => {}
        }
    }

    /// `"simd_length": 16`, `"max_inner_dims": [32, 4]`: at most so many positive numbers.
    fn loop_default(&mut self, name: &'static str, most: usize, value: &Value) {
        let given = match value {
            Value::Array(sizes) => sizes.iter().collect(),
            Value::Null => return,
            one @ (Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Object(_)) => vec![one],
        };
        let sizes: Vec<i64> =
            given.iter().filter_map(|size| size.as_i64().filter(|size| *size > 0)).collect();
        if sizes.is_empty() || sizes.len() > most || sizes.len() < given.len() {
            let wanted = match most {
                1 => "a positive number".to_string(),
                _ => format!("a list of 1 to {most} positive numbers"),
            };
            return self.wrong_type(name, &wanted);
        }
        self.props.loop_defaults.push(LoopDefault { name, sizes });
    }

    /// `false`: texts for CPUs hold no `#include` that the user did not write.
    fn include_std(&mut self, key: &str, value: &Value) {
        match value {
            Value::Bool(_) => {
                self.props.lowering.insert("serial/include_std".into(), value.clone());
            }
            Value::Null => {}
            Value::Number(_) | Value::String(_) | Value::Array(_) | Value::Object(_) => {
                self.wrong_type(key, "`true` or `false`");
            }
        }
    }

    /// `"p_N": 4`, `"OP(a, b)": "a += b"`.
    fn define(&mut self, key: &str, value: &Value) {
        let name = key.split('(').next().unwrap_or(key).trim_end();
        let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
        let starts_well = name.chars().next().is_some_and(|first| is_word(first) && !first.is_ascii_digit());
        let is_closed = !key.contains('(') || key.ends_with(')');
        if !starts_well || !name.chars().all(is_word) || !is_closed {
            let message = format!("`{key}` cannot name a macro");
            let mistake = Diagnostic::error("property-value", message, self.key(key));
            let help = "write a name, or a name with parameters: `\"ADD(a, b)\": \"((a) + (b))\"`";
            return self.mistakes.push(mistake.help(help));
        }
        let value = match value {
            Value::String(text) => text.clone(),
            Value::Null => String::new(),
            Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => value.to_string(),
        };
        self.props.defines.push(format!("{key}={value}"));
    }

    fn unknown(&mut self, key: &str) {
        let message = format!("okl has no property `okl/{key}`");
        let mistake = Diagnostic::error("unknown-property", message, self.key(key));
        self.mistakes.push(match nearest(key, OKL) {
            Some(near) => mistake.help(format!("did you mean `okl/{near}`?")),
            None => mistake.help(format!("there are: {}", OKL.map(|key| format!("okl/{key}")).join(", "))),
        });
    }

    fn wrong_type(&mut self, key: &str, wanted: &str) {
        let message = format!("the property `{key}` is {wanted}");
        let mistake = Diagnostic::error("property-value", message, self.key(key));
        self.mistakes.push(mistake.help(format!("write {wanted} after the `:`")));
    }

    fn syntax(&mut self, error: &serde_json::Error) {
        let before = self.text.split_inclusive('\n').take(error.line().saturating_sub(1));
        let start = before.map(str::len).sum::<usize>() + error.column().saturating_sub(1);
        let mut start = start.min(self.text.len());
        while !self.text.is_char_boundary(start) {
            start -= 1;
        }
        // serde_json says the place once more at the end of its message.
        let message = error.to_string();
        let message = message.rsplit_once(" at line ").map_or(message.as_str(), |(message, _)| message);
        let place = self.place(Span::at(start as u32));
        self.mistakes.push(
            Diagnostic::error("props-syntax", format!("this is no JSON: {message}"), place)
                .help("write `{\"defines\": {\"N\": 4}}`"),
        );
    }

    /// Where a key stands: JSON values know no places, so this is its first appearance.
    fn key(&self, key: &str) -> FileSpan {
        let quoted = Value::from(key).to_string();
        let end = format!("/{}\"", key);
        let found = self.text.find(&quoted).map(|at| (at, quoted.len()));
        let found = found.or_else(|| self.text.find(&end).map(|at| (at + 1, key.len())));
        let (start, length) = found.unwrap_or_default();
        self.place(Span::new(start as u32, (start + length) as u32))
    }

    fn place(&self, span: Span) -> FileSpan {
        FileSpan { file: self.file, span }
    }
}

/// A list of strings, or one string.
fn strings(value: &Value) -> Option<Vec<String>> {
    match value {
        Value::String(one) => Some(vec![one.clone()]),
        Value::Array(many) => many.iter().map(|value| value.as_str().map(str::to_string)).collect(),
        Value::Null => Some(Vec::new()),
        Value::Bool(_) | Value::Number(_) | Value::Object(_) => None,
    }
}

/// A message that is about no text: the file of properties cannot be read.
pub fn unreadable_props(path: &str, error: &std::io::Error) -> Diagnostic<FileSpan> {
    Diagnostic::global("props-unreadable", Severity::Error, format!("cannot read `{path}`: {error}"))
        .help("`--props` takes a file, or JSON that starts with `{`")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Props, Vec<String>> {
        let found = Props::read(&mut Sources::new(), "<props>", text);
        found.map_err(|mistakes| {
            let say = |m: &Diagnostic<FileSpan>| {
                let place = m.labels[0].place.span;
                format!("{} {}..{}: {}; {}", m.id, place.start, place.end, m.message, m.help.join(" "))
            };
            mistakes.iter().map(say).collect()
        })
    }

    #[test]
    fn properties_become_settings() {
        let text = r#"{
            "defines": {"N": 4, "T": "float", "PASTE(a,b)": "a##b", "FAST": true, "EMPTY": null, "X": 1e-6},
            "defines/M": 2, "includes": ["a.h"], "headers": "int x;", "okl": {"include_paths": ["inc"]},
            "okl/restrict": "disabled", "okl/add_barriers": false, "okl/strict_headers": false,
            "simd_length": 16, "max_inner_dims": [32, 4], "serial/include_std": false,
            "hash": "abc", "mode": "CUDA", "verbose": true, "compiler_flags": "-O3", "functions": {"f": "1"}
        }"#;
        let mut settings = Settings {
            defines: vec!["N=5".into()],
            include_dirs: vec!["mine".into()],
            ..Settings::default()
        };
        read(text).expect("it is in order").apply(&mut settings);
        assert_eq!(
            settings.defines,
            ["EMPTY=", "FAST=true", "N=4", "PASTE(a,b)=a##b", "T=float", "X=1e-6", "M=2", "N=5"]
        );
        assert_eq!(settings.include_dirs, ["mine", "inc"]);
        assert_eq!((settings.forced_includes, settings.headers), (vec!["a.h".into()], vec!["int x;".into()]));
        assert!(settings.loose_headers && !settings.disabled);
        let lowering = Value::Object(settings.lowering).to_string();
        assert_eq!(
            lowering,
            r#"{"okl/add_barriers":false,"okl/restrict":"disabled","serial/include_std":false}"#
        );
        let default = |name, sizes: &[i64]| LoopDefault { name, sizes: sizes.to_vec() };
        let defaults = [default("max_inner_dims", &[32, 4]), default("simd_length", &[16])];
        assert_eq!(settings.loop_defaults, defaults);
        assert_eq!(settings.kernel_hash.as_deref(), Some("abc"));
    }

    #[test]
    fn unknown_keys_of_okl_are_mistakes() {
        let wrong = read(r#"{"okl/add_barrier": true, "device_id": 0, "okl": {"fast": 1}}"#);
        assert_eq!(
            wrong.expect_err("two"),
            [
                "unknown-property 6..17: okl has no property `okl/add_barrier`; did you mean \
                 `okl/add_barriers`?",
                "unknown-property 50..56: okl has no property `okl/fast`; there are: okl/add_barriers, \
                 okl/enabled, okl/include_paths, okl/restrict, okl/strict_headers, okl/validate",
            ]
        );
    }

    #[test]
    fn values_have_types() {
        for (text, id) in [
            (r#"{"okl/enabled": "no"}"#, "property-value 6..13"),
            (r#"{"okl/include_paths": [1]}"#, "property-value 6..19"),
            (r#"{"defines": {"2x": 1}}"#, "property-value 13..17"),
            (r#"{"defines": []}"#, "property-value 1..10"),
            (r#"{"headers": {}}"#, "property-value 1..10"),
            (r#"{"simd_length": 0}"#, "property-value 1..14"),
            (r#"{"simd_length": [8, 8]}"#, "property-value 1..14"),
            (r#"{"max_inner_dims": [1, 2, 3, 4]}"#, "property-value 1..17"),
            (r#"{"max_inner_dims": "32"}"#, "property-value 1..17"),
            (r#"{"serial": {"include_std": 1}}"#, "property-value 12..25"),
            (r#"{"a": }"#, "props-syntax 6..6"),
            ("[]", "props-syntax 0..0"),
            ("", "props-syntax 0..0"),
        ] {
            let wrong = read(text).expect_err(text);
            assert!(wrong.len() == 1 && wrong[0].starts_with(id), "{wrong:?}");
        }
    }
}
