//! Kernel properties, as programs that use OCCA pass them.
//!
//! 1. [`Props::read`] parses the JSON dialect of libocca and reports mistakes.
//! 2. [`Props::then`] merges other properties on top.
//! 3. [`Props::for_mode`] selects the properties for one target: those below `modes/CUDA/` take precedence.
//! 4. [`Props::apply`] turns them into settings.
//!
//! A key may be a path: `"okl/enabled": false` is `"okl": {"enabled": false}`. Unknown keys belong to the program that
//! runs the kernel and are kept, except below `okl/`, where they are mistakes.

pub(crate) mod keys;
mod of_toml;
mod text;
pub(crate) mod tree;

pub use keys::{PROPERTIES, Reading};

use crate::ids::PROPS_SYNTAX;
use okl_host::Verdict;
use okl_source::{Diagnostic, DiagnosticId, FileId, FileSpan, Severity, Sources, Span};
use std::collections::HashSet;
use tree::{Entry, Node, Value};

const PROPS_UNREADABLE: DiagnosticId = DiagnosticId::new("props-unreadable");
const REPEATED_PROPERTY: DiagnosticId = DiagnosticId::new("repeated-property");

/// Kernel properties. [`Props::read`] ensures that each property of okl has a value of its type.
#[derive(Clone, Debug, PartialEq)]
pub struct Props {
    pub(crate) top: Node,
}

/// A value in the JSON dialect of libocca, as plain JSON. Numbers that JSON has no syntax for become strings.
///
/// # Errors
/// What is wrong with the text.
pub fn plain_json(text: &str) -> Result<serde_json::Value, String> {
    text::read(FileId(0), text).map(|node| node.value.document()).map_err(text::Defect::what)
}

impl Default for Props {
    fn default() -> Props {
        let nowhere = FileSpan { file: FileId(0), span: Span::at(0) };
        Props { top: Node { place: nowhere, value: Value::Object(Vec::new()) } }
    }
}

impl Props {
    /// Reads a document; `name` is its name in messages, which point into `sources`. `None` if there are errors.
    pub fn read(
        sources: &mut Sources,
        name: &str,
        text: &str,
        reading: Reading,
    ) -> (Option<Props>, Vec<Diagnostic<FileSpan>>) {
        let file = sources.add(name, text);
        let top = match text::read(file, text) {
            Ok(top) => top,
            Err(defect) => return (None, vec![defect.diagnostic()]),
        };
        let Value::Object(entries) = top.value else {
            let mistake = Diagnostic::error(PROPS_SYNTAX, "properties are a JSON object", top.place);
            return (None, vec![mistake.help("write `{\"defines\": {\"N\": 4}}`")]);
        };
        Props::of(top.place, entries, reading)
    }

    /// The properties of an object at `place`.
    fn of(
        place: FileSpan,
        entries: Vec<Entry>,
        reading: Reading,
    ) -> (Option<Props>, Vec<Diagnostic<FileSpan>>) {
        let mut found = Vec::new();
        let value = Value::Object(spread(entries, &mut found));
        let top = Node { place, value };
        found.extend(keys::mistakes(&top, reading));
        found.sort_by_key(|mistake| mistake.labels.first().map(|label| label.place));
        let is_wrong = found.iter().any(Diagnostic::is_error);
        ((!is_wrong).then_some(Props { top }), found)
    }

    /// Merges others on top, as libocca does: objects are merged, lists and values are replaced.
    #[must_use]
    pub fn then(mut self, others: Props) -> Props {
        self.top.merge(others.top);
        self
    }

    /// The properties for a mode, named as `OKL_MODE` names it, ignoring case. They are merged in this order, later
    /// ones take precedence:
    ///
    /// ```text
    /// kernel/  kernel/modes/CUDA/  modes/CUDA/kernel/  everything  modes/CUDA/
    /// ```
    ///
    /// The first three are the places where the properties of a device hold those of its kernels.
    #[must_use]
    pub fn for_mode(&self, mode: &str) -> Props {
        let of_mode = |node: Option<&Node>| -> Vec<Node> {
            let modes = node.and_then(|node| node.at("modes")).map_or(&[][..], Node::entries);
            let wanted = modes.iter().filter(|entry| entry.key.eq_ignore_ascii_case(mode));
            wanted.map(|entry| entry.node.clone()).collect()
        };
        let kernel = self.top.at("kernel");
        let own = of_mode(Some(&self.top));
        let mut layers: Vec<Node> = kernel.cloned().into_iter().collect();
        layers.extend(of_mode(kernel));
        layers.extend(own.iter().filter_map(|mode| mode.at("kernel")).cloned());
        layers.push(self.top.clone());
        layers.extend(own);
        let merged = layers.into_iter().filter(|layer| matches!(layer.value, Value::Object(_)));
        let Props { mut top } = merged.fold(Props::default(), |all, top| all.then(Props { top }));
        remove_modes(&mut top);
        Props { top }
    }

    /// All properties as JSON, including those of host programs.
    pub fn document(&self) -> serde_json::Value {
        self.top.value.document()
    }

    /// The macros as `NAME=VALUE`. A null value is an empty macro; other values that are not text are written as JSON.
    pub(crate) fn defines(&self) -> Vec<String> {
        let entries = self.top.at("defines").map_or(&[][..], Node::entries);
        let value = |node: &Node| match &node.value {
            Value::Text(text) | Value::Number(text) => text.clone(),
            Value::Null => String::new(),
            Value::Switch(_) | Value::List(_) | Value::Object(_) => node.value.document().to_string(),
        };
        entries.iter().map(|entry| format!("{}={}", entry.key, value(&entry.node))).collect()
    }

    /// The exit category of a run whose properties have mistakes.
    pub const VERDICT: Verdict = Verdict::Usage;
}

/// Objects whose keys are names, not paths.
const NAMES: [&str; 2] = ["defines", "functions"];

/// Replaces an entry `"okl/enabled": ...` by an `okl` object with an entry `enabled`.
fn spread(entries: Vec<Entry>, found: &mut Vec<Diagnostic<FileSpan>>) -> Vec<Entry> {
    let mut all = Vec::new();
    for Entry { key, place, mut node } in last_ones(entries, found) {
        let mut parts = vec![key.as_str()];
        while let Some((folder, rest)) = parts.last().and_then(|last| last.split_once('/')) {
            let is_in_names = parts.iter().rev().nth(1).is_some_and(|folder| NAMES.contains(folder));
            if folder.is_empty() || rest.is_empty() || is_in_names {
                break;
            }
            parts.pop();
            parts.extend([folder, rest]);
        }
        if let Value::Object(entries) = node.value {
            let holds_names = parts.iter().any(|part| NAMES.contains(part));
            let entries = if holds_names { last_ones(entries, found) } else { spread(entries, found) };
            node.value = Value::Object(entries);
        }
        let entry = |key: &str, node| Entry { key: key.to_string(), place, node };
        let (last, folders) = parts.split_last().expect("a key has a part");
        let inner = folders.iter().rev().fold(entry(last, node), |inner, folder| {
            entry(folder, Node { place: inner.node.place, value: Value::Object(vec![inner]) })
        });
        tree::put(&mut all, inner);
    }
    all
}

/// The last entry of each key; the others are reported.
fn last_ones(entries: Vec<Entry>, found: &mut Vec<Diagnostic<FileSpan>>) -> Vec<Entry> {
    let mut later = HashSet::new();
    let mut kept = Vec::new();
    for entry in entries.into_iter().rev() {
        if later.insert(entry.key.clone()) {
            kept.push(entry);
        } else {
            let message = format!("the property `{}` is there twice; the last one counts", entry.key);
            found.push(Diagnostic::warning(REPEATED_PROPERTY, message, entry.place).help("remove one"));
        }
    }
    kept.reverse();
    kept
}

fn remove_modes(node: &mut Node) {
    if let Value::Object(entries) = &mut node.value {
        entries.retain(|entry| entry.key != "modes");
        entries
            .iter_mut()
            .filter(|entry| entry.key == "kernel")
            .for_each(|entry| remove_modes(&mut entry.node));
    }
}

/// The message for a properties file that cannot be read.
pub fn unreadable_props(path: &str, error: &std::io::Error) -> Diagnostic<FileSpan> {
    Diagnostic::global(PROPS_UNREADABLE, Severity::Error, format!("cannot read `{path}`: {error}"))
        .help("`--props` takes a file, or JSON that starts with `{`")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;
    use okl_sema::LoopDefault;

    fn say(mistakes: &[Diagnostic<FileSpan>]) -> Vec<String> {
        let say = |m: &Diagnostic<FileSpan>| {
            let place = m.labels[0].place.span;
            format!("{} {}..{}: {}; {}", m.id, place.start, place.end, m.message, m.help.join(" "))
        };
        mistakes.iter().map(say).collect()
    }

    fn read(text: &str) -> Result<Props, Vec<String>> {
        match Props::read(&mut Sources::new(), "<props>", text, Reading::Strict) {
            (Some(props), _) => Ok(props),
            (None, found) => Err(say(&found)),
        }
    }

    fn settings(text: &str, mode: &str) -> Settings {
        let mut settings = Settings::default();
        settings.add_props(&read(text).expect("it is in order").for_mode(mode));
        settings
    }

    #[test]
    fn properties_become_settings() {
        let text = r#"{
            "defines": {"N": 4, "T": "float", "PASTE(a,b)": "a##b", "FAST": true, "EMPTY": null, "X": 1.0e-6},
            "defines/M": 2, "includes": ["a.h"], "headers": "int x;", "okl": {"include_paths": ["inc"]},
            "okl/restrict": "disabled", "okl/add_barriers": false, "okl/strict_headers": false,
            "simd_length": 16, "max_inner_dims": [32, 4], "serial/include_std": 0, "kernel": {include_occa: true},
            "hash": "abc", "mode": "CUDA", "verbose": true, "compiler_flags": "-O3", "functions": {"f": "1"}
        }"#;
        let mut settings = Settings {
            defines: vec!["N=5".into()],
            include_dirs: vec!["mine".into()],
            ..Settings::default()
        };
        settings.add_props(&read(text).expect("it is in order"));
        assert_eq!(
            settings.defines,
            ["N=4", "T=float", "PASTE(a,b)=a##b", "FAST=true", "EMPTY=", "X=1.0e-6", "M=2", "N=5"]
        );
        assert_eq!(settings.include_dirs, ["mine", "inc"]);
        assert_eq!((settings.forced_includes, settings.headers), (vec!["a.h".into()], vec!["int x;".into()]));
        assert!(settings.loose_headers && !settings.disabled);
        let lowering = serde_json::Value::Object(settings.lowering).to_string();
        assert_eq!(
            lowering,
            r#"{"kernel/include_occa":true,"okl/add_barriers":false,"okl/restrict":"disabled","serial/include_std":false}"#
        );
        let default = |name, sizes: &[i64]| LoopDefault { name, sizes: sizes.to_vec() };
        let defaults = [default("max_inner_dims", &[32, 4]), default("simd_length", &[16])];
        assert_eq!(settings.loop_defaults, defaults);
        assert_eq!(settings.kernel_hash.as_deref(), Some("abc"));
    }

    #[test]
    fn modes_go_over_the_rest() {
        let text = "{
            defines: {A: 1, B: 1}, includes: ['all.h'], okl/add_barriers: false,
            kernel: {defines: {A: 0, C: 0}, modes: {cuda: {defines: {C: 3, D: 3}}}},
            modes: {
                CUDA: {defines: {B: 2}, includes: ['cuda.h'], okl: {add_barriers: true}, kernel/defines: {D: 4, E: 4}},
                Cuda/hash: 'h', HIP: {defines: {A: 9}},
            },
        }";
        let cuda = settings(text, "CUDA");
        assert_eq!(cuda.defines, ["A=1", "C=3", "D=4", "E=4", "B=2"]);
        assert_eq!(cuda.forced_includes, ["cuda.h"]);
        assert_eq!(cuda.lowering["okl/add_barriers"], true);
        assert_eq!(cuda.kernel_hash.as_deref(), Some("h"));
        assert_eq!(settings(text, "HIP").defines, ["A=9", "C=0", "B=1"]);
        let serial = settings(text, "SERIAL");
        assert_eq!(
            (serial.defines, serial.forced_includes),
            (vec!["A=1".into(), "C=0".into(), "B=1".into()], vec!["all.h".into()])
        );
    }

    #[test]
    fn later_properties_go_over_earlier_ones() {
        let first = read("{defines: {A: 1, B: 1}, headers: ['a', 'b'], device_id: 0}").expect("in order");
        let both = first.then(read("{defines: {B: 2}, headers: 'c', okl/enabled: false}").expect("in order"));
        let document = r#"{"defines":{"A":1,"B":2},"device_id":0,"headers":"c","okl":{"enabled":false}}"#;
        assert_eq!(both.document().to_string(), document);
    }

    #[test]
    fn of_keys_that_are_there_twice_the_last_one_counts() {
        let text = r#"{"defines": {"A": 1, "A": 2}, "okl": {"enabled": false}, "okl": {"restrict": "r"}}"#;
        let (props, found) = Props::read(&mut Sources::new(), "<props>", text, Reading::Strict);
        let document = props.expect("warnings only").document().to_string();
        assert_eq!(document, r#"{"defines":{"A":2},"okl":{"restrict":"r"}}"#);
        assert_eq!(
            say(&found),
            [
                "repeated-property 13..16: the property `A` is there twice; the last one counts; remove one",
                "repeated-property 30..35: the property `okl` is there twice; the last one counts; remove one",
            ]
        );
    }

    #[test]
    fn unknown_keys_of_okl_are_mistakes() {
        let wrong = read(r#"{"okl/add_barrier": true, "device_id": 0, "okl": {"fast": 1}}"#);
        assert_eq!(
            wrong.expect_err("two"),
            [
                "unknown-property 1..18: okl has no property `okl/add_barrier`; did you mean \
                 `okl/add_barriers`?",
                "unknown-property 50..56: okl has no property `okl/fast`; there are: okl/add_barriers, \
                 okl/enabled, okl/include_paths, okl/restrict, okl/strict_headers, okl/target_in_names, okl/validate, okl/warn",
            ]
        );
    }

    #[test]
    fn keys_of_hosts_are_kept_unless_they_look_like_ours() {
        let hosts = "{device_id: 0, platform_id: 1, device: {}, mode: 'CUDA', compiler: 'nvcc', compiler_flags: '', \
            compiler_language: 'c++', compiler_env_script: '', compiler_linker_flags: '', verbose: 1, silent: true, \
            functions: {a/b: '0'}, memory: {}, stream: {}, arch: {major: 9}, serial: {compiler: 'g++'}, \
            kernel: {link_occa: true, compiler: 'g++'}, launcher: {}, mine: [], devices: 4, readers: []}";
        read(hosts).expect("all of them are fine");
        for (text, place, near) in [
            ("{define: {A: 1}}", "1..7", "defines"),
            ("{include: 'a'}", "1..8", "includes"),
            ("{header: 'a'}", "1..7", "headers"),
            ("{simd_lenght: 8}", "1..12", "simd_length"),
            ("{modes: {CUDA: {defins: {A: 1}}}}", "16..22", "defines"),
            ("{serial/include_sdt: true}", "1..19", "serial/include_std"),
            ("{kernel/include_oca: true}", "1..19", "kernel/include_occa"),
        ] {
            let wrong = read(text).expect_err(text);
            let [said] = wrong.as_slice() else { panic!("{wrong:?}") };
            let is_told = said.starts_with(&format!("unknown-property {place}: "));
            assert!(is_told && said.ends_with(&format!("did you mean `{near}`?")), "{said}");
        }
    }

    #[test]
    fn an_empty_near_miss_is_only_a_warning() {
        for text in ["{header: []}", "{define: {}}", "{include: ''}", "{heaers: null}"] {
            let (props, found) = Props::read(&mut Sources::new(), "<props>", text, Reading::Strict);
            assert!(props.is_some(), "{text}");
            let said = say(&found);
            assert!(matches!(said.as_slice(), [one] if one.starts_with("unknown-property 1..")), "{said:?}");
        }
    }

    #[test]
    fn what_occa_passes_over_is_a_warning_for_its_programs() {
        for (text, count) in [
            ("{okl/transpiler_version: 3, okl: {anything: {a: 1}}}", 2),
            ("{okl/add_barriers: 'false', okl/validate: 2}", 2),
            ("{simd_length: '16', max_inner_dims: '32', header: ['a']}", 3),
            ("{okl: 1, defines: [], hash: 4, headers: {}, modes: {CUDA: {okl/fast: 1}}}", 5),
        ] {
            let (props, found) = Props::read(&mut Sources::new(), "<props>", text, Reading::LikeOcca);
            let props = props.expect("it works with libocca");
            assert!(found.iter().all(|one| !one.is_error()) && found.len() == count, "{text}: {found:?}");
            let mut settings = Settings::default();
            settings.add_props(&props.for_mode("CUDA"));
            assert!(settings.lowering.is_empty() && settings.loop_defaults.is_empty(), "{text}");
            assert!(settings.kernel_hash.is_none() && settings.headers.is_empty(), "{text}");
        }
        for text in ["{defines: {'2x': 1}}", "{defines: {N: [1, 2]}}", "{a: }"] {
            let (props, _) = Props::read(&mut Sources::new(), "<props>", text, Reading::LikeOcca);
            assert!(props.is_none(), "{text}");
        }
    }

    #[test]
    fn values_have_types() {
        for (text, id) in [
            (r#"{"okl/enabled": "no"}"#, "property-value 1..14"),
            (r#"{"okl/enabled": 2}"#, "property-value 1..14"),
            (r#"{"okl/include_paths": [1]}"#, "property-value 1..20"),
            (r#"{"okl/restrict": true}"#, "property-value 1..15"),
            (r#"{"okl": 1}"#, "property-value 1..6"),
            (r#"{"a": "2x", "defines": {"2x": 1}}"#, "property-value 24..28"),
            (r#"{"defines": []}"#, "property-value 1..10"),
            (r#"{"headers": {}}"#, "property-value 1..10"),
            (r#"{"defines": {"N": [1, 2]}}"#, "property-value 13..16"),
            (r#"{"defines": {"N": {"a": 1}}}"#, "property-value 13..16"),
            (r#"{"hash": 4}"#, "property-value 1..7"),
            (r#"{"simd_length": 0}"#, "property-value 1..14"),
            (r#"{"simd_length": [8, 8]}"#, "property-value 1..14"),
            (r#"{"max_inner_dims": [1, 2, 3, 4]}"#, "property-value 1..17"),
            (r#"{"max_inner_dims": "32"}"#, "property-value 1..17"),
            (r#"{"serial": {"include_std": 2}}"#, "property-value 12..25"),
            (r#"{"modes": {"HIP": {"kernel": {"headers": 1}}}}"#, "property-value 30..39"),
            (r#"{"modes": {"HIP": 4}}"#, "property-value 11..16"),
            (r#"{"a": }"#, "props-syntax 6..7"),
            ("[]", "props-syntax 0..2"),
            ("", "props-syntax 0..0"),
        ] {
            let wrong = read(text).expect_err(text);
            assert!(wrong.len() == 1 && wrong[0].starts_with(id), "{wrong:?}");
        }
    }
}
