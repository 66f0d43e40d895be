//! The definition of an attribute as a table: its arguments, the sites where it may stand, and its expansions.

use crate::attribute_template::Template;
use okl_model::{Arguments, AttrUse, Attribute, SiteKind, Unit};
use okl_source::Diagnostic;
use okl_source::ids::{ATTRIBUTE_ARGUMENTS, MISSING_KEY, UNKNOWN_KEY, WRONG_NAME, WRONG_TYPE, WRONG_VALUE};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The definition of an attribute as a table.
///
/// ```toml
/// name = "unroll"
/// arguments = { numbers = 1 }
/// sites = ["loop"]
/// expand.cuda = "#pragma unroll {0}"
/// expand.default = ""
/// ```
#[derive(Clone, Debug)]
pub struct AttributeTable {
    name: String,
    summary: String,
    arguments: Arguments,
    sites: Vec<SiteKind>,
    /// Templates by target name; [`DEFAULT`] for all other targets, [`LAUNCHER`] for the host program.
    expand: BTreeMap<String, Template>,
    /// The table as it was written.
    source: Map<String, Value>,
}

/// The key of the expansion for targets that are not named.
const DEFAULT: &str = "default";
/// The key of the expansion in the host program of a device.
const LAUNCHER: &str = "launcher";

/// The keys that a table may have.
const KEYS: [&str; 5] = ["name", "summary", "arguments", "sites", "expand"];

/// A mistake in a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The path of keys to the value: `expand`, `cuda`.
    pub at: Vec<String>,
    /// The id of the diagnostic.
    pub id: &'static str,
    /// The message.
    pub message: String,
    /// The help text: the correct form.
    pub help: String,
    /// An unknown word and the list of known ones, for suggestions.
    pub word: Option<(String, Vec<&'static str>)>,
}

impl Mistake {
    fn new(at: &[&str], id: &'static str, message: impl Into<String>, help: impl Into<String>) -> Mistake {
        let at = at.iter().map(|key| (*key).to_string()).collect();
        Mistake { at, id, message: message.into(), help: help.into(), word: None }
    }
}

impl AttributeTable {
    /// Reads a table.
    ///
    /// # Errors
    /// All mistakes in the table.
    pub fn read(source: &Map<String, Value>) -> Result<AttributeTable, Vec<Mistake>> {
        AttributeTable::read_with(source, true)
    }

    /// Reads the table of a plugin. It may lack `expand`: the plugin's code may expand the uses, or they expand to
    /// nothing.
    pub fn of_plugin(source: &Map<String, Value>) -> Result<AttributeTable, Vec<Mistake>> {
        AttributeTable::read_with(source, false)
    }

    fn read_with(source: &Map<String, Value>, must_expand: bool) -> Result<AttributeTable, Vec<Mistake>> {
        let mut mistakes = Vec::new();
        let known = KEYS.join(", ");
        for key in source.keys().filter(|key| !KEYS.contains(&key.as_str())) {
            let message = format!("`[[attribute]]` has no key `{key}`");
            let mistake = Mistake::new(&[key], &UNKNOWN_KEY, message, format!("the keys are: {known}"));
            mistakes.push(Mistake { word: Some((key.clone(), KEYS.to_vec())), ..mistake });
        }
        let name = name(source, &mut mistakes);
        let summary = match source.get("summary") {
            Some(Value::String(summary)) if !summary.contains(['\n', '\r']) => summary.clone(),
            Some(Value::String(_)) => {
                let help = "say in a few words what the attribute is for";
                mistakes.push(Mistake::new(&["summary"], &WRONG_VALUE, "a summary is one line", help));
                String::new()
            }
            Some(_) => {
                let help = "say in a few words what the attribute is for";
                mistakes.push(Mistake::new(&["summary"], &WRONG_TYPE, "`summary` must be a string", help));
                String::new()
            }
            None => String::new(),
        };
        let arguments = match source.get("arguments").map(read_arguments) {
            None => Arguments::None,
            Some(Ok(arguments)) => arguments,
            Some(Err(message)) => {
                let help = "`\"none\"`, `\"axis\"`, `\"text\"`, `{ numbers = 1 }`, `{ numbers = [1, 3] }`, `{ expressions = [0, 2] }`";
                mistakes.push(Mistake::new(&["arguments"], &WRONG_VALUE, message, help));
                Arguments::None
            }
        };
        let sites = sites(source, &mut mistakes);
        check_sites(arguments, &sites, must_expand, &mut mistakes);
        let expand = match source.get("expand") {
            None if !must_expand => BTreeMap::from([(DEFAULT.to_string(), Template::default())]),
            Some(_) | None => expansions(source, arguments, &sites, &mut mistakes),
        };
        match mistakes.is_empty() {
            true => Ok(AttributeTable { name, summary, arguments, sites, expand, source: source.clone() }),
            false => Err(mistakes),
        }
    }

    /// The table as it was written.
    pub fn source(&self) -> &Map<String, Value> {
        &self.source
    }

    /// The expansion for a target. `names` are the target's own name, then the names of the targets that it is like.
    pub fn expansion(&self, names: &[String]) -> Option<&Template> {
        let named = names.iter().find_map(|name| self.expand.get(name));
        named.or_else(|| self.expand.get(DEFAULT))
    }

    /// The targets that the table has expansions for.
    pub fn targets(&self) -> impl Iterator<Item = &str> {
        self.expand.keys().map(String::as_str)
    }

    /// The expansion in the host program.
    pub fn in_launcher(&self) -> Option<&Template> {
        self.expand.get(LAUNCHER)
    }
}

impl Attribute for AttributeTable {
    fn name(&self) -> &str {
        &self.name
    }

    fn summary(&self) -> &str {
        &self.summary
    }

    fn arguments(&self) -> Arguments {
        self.arguments
    }

    fn sites(&self) -> &[SiteKind] {
        &self.sites
    }

    /// Reports `attribute-arguments` for arguments that are not numbers. Normalization has already evaluated macros.
    fn check(&self, _unit: &Unit, attr: &AttrUse, out: &mut Vec<Diagnostic>) {
        let Arguments::Numbers { .. } = self.arguments else { return };
        let is_number = |text: &str| text.parse::<i64>().is_ok();
        for argument in attr.args().iter().filter(|argument| !is_number(argument.trim())) {
            let message = format!("`@{}` takes numbers, and `{argument}` is none", self.name);
            out.push(
                Diagnostic::error(ATTRIBUTE_ARGUMENTS, message, attr.span)
                    .help("write an integer, or a macro that stands for one"),
            );
        }
    }
}

/// The value of `name = "unroll"`.
fn name(source: &Map<String, Value>, mistakes: &mut Vec<Mistake>) -> String {
    let help = "letters, digits and `_`, as in C++: `name = \"unroll\"`";
    match source.get("name") {
        Some(Value::String(name)) if is_identifier(name) => return name.clone(),
        Some(Value::String(name)) => {
            let message = format!("`{name}` cannot stand after `@`");
            mistakes.push(Mistake::new(&["name"], &WRONG_NAME, message, help));
        }
        Some(_) => mistakes.push(Mistake::new(&["name"], &WRONG_TYPE, "`name` must be a string", help)),
        None => mistakes.push(Mistake::new(&[], &MISSING_KEY, "this attribute has no `name`", help)),
    }
    String::new()
}

fn is_identifier(name: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    name.bytes().all(is_letter) && !name.is_empty() && !name.starts_with(|first: char| first.is_ascii_digit())
}

/// The value of `arguments`: `"text"`, `{ numbers = 1 }`, `{ expressions = [0, 2] }`.
fn read_arguments(value: &Value) -> Result<Arguments, String> {
    let table = match value {
        Value::String(word) => {
            return match word.as_str() {
                "none" => Ok(Arguments::None),
                "axis" => Ok(Arguments::Axis),
                "text" => Ok(Arguments::Text),
                _ => Err(format!("nothing of `arguments` is called `{word}`")),
            };
        }
        Value::Object(table) if table.len() == 1 => table,
        Value::Object(_) | Value::Array(_) | Value::Number(_) | Value::Bool(_) | Value::Null => {
            return Err("`arguments` is a word, or a table with one key".into());
        }
    };
    let Some((kind, count)) = table.iter().next() else { return Err("an empty table".into()) };
    let (min, max) = count_of(count).ok_or_else(|| {
        format!("`{kind}` is how many there are, or the fewest and the most: `2`, `[1, 3]`; at most {MOST}")
    })?;
    match kind.as_str() {
        "numbers" => Ok(Arguments::Numbers { min, max }),
        "expressions" => Ok(Arguments::Expressions { min, max }),
        _ => Err(format!("nothing of `arguments` is called `{kind}`")),
    }
}

/// The largest number of arguments that a table may state; more is taken for a mistake.
const MOST: usize = 64;

fn count_of(value: &Value) -> Option<(usize, usize)> {
    let number = |value: &Value| usize::try_from(value.as_u64()?).ok().filter(|number| *number <= MOST);
    let (min, max) = match value {
        Value::Array(ends) => match ends.as_slice() {
            [min, max] => (number(min)?, number(max)?),
            _ => return None,
        },
        Value::Number(_) => (number(value)?, number(value)?),
        Value::Null | Value::Bool(_) | Value::String(_) | Value::Object(_) => return None,
    };
    (min <= max && max > 0).then_some((min, max))
}

const SITES: [(&str, SiteKind); 6] = [
    ("function", SiteKind::Function),
    ("loop", SiteKind::Loop),
    ("variable", SiteKind::Variable),
    ("alias", SiteKind::Alias),
    ("statement", SiteKind::Statement),
    ("empty", SiteKind::Empty),
];

/// The value of `sites = ["loop"]`.
fn sites(source: &Map<String, Value>, mistakes: &mut Vec<Mistake>) -> Vec<SiteKind> {
    let names: Vec<&'static str> = SITES.iter().map(|(name, _)| *name).collect();
    let help = format!("they are {}", names.join(", "));
    let mut found = Vec::new();
    let Some(value) = source.get("sites") else {
        let message = "this attribute does not say what it may stand on";
        mistakes.push(Mistake::new(&[], &MISSING_KEY, message, "write `sites = [\"loop\"]`"));
        return found;
    };
    let Some(items) = value.as_array().filter(|items| !items.is_empty()) else {
        mistakes.push(Mistake::new(&["sites"], &WRONG_TYPE, "`sites` must be an array of strings", help));
        return found;
    };
    for (number, item) in items.iter().enumerate() {
        let place = number.to_string();
        let word = item.as_str().unwrap_or_default();
        match SITES.iter().find(|(name, _)| *name == word) {
            Some((_, kind)) if !found.contains(kind) => found.push(*kind),
            Some(_) => {}
            None if item.is_string() => {
                let message = format!("attributes cannot stand on `{word}`");
                let mistake = Mistake::new(&["sites", &place], &WRONG_VALUE, message, &help);
                mistakes.push(Mistake { word: Some((word.to_string(), names.clone())), ..mistake });
            }
            None => {
                let message = "`sites` must be an array of strings";
                mistakes.push(Mistake::new(&["sites", &place], &WRONG_TYPE, message, &help));
            }
        }
    }
    found
}

fn is_declared(site: &SiteKind) -> bool {
    match site {
        SiteKind::Function | SiteKind::Variable | SiteKind::Alias => true,
        SiteKind::Loop | SiteKind::Statement | SiteKind::Empty => false,
    }
}

/// Reports combinations of sites and arguments that C++ has no syntax for. One text cannot be both a line before a loop
/// and a part of a declaration; a plugin's code can tell these apart.
fn check_sites(arguments: Arguments, sites: &[SiteKind], is_text: bool, mistakes: &mut Vec<Mistake>) {
    let is_statement = |site: &SiteKind| match site {
        SiteKind::Statement | SiteKind::Empty => true,
        SiteKind::Loop => is_text,
        SiteKind::Function | SiteKind::Variable | SiteKind::Alias => false,
    };
    if sites.iter().any(is_declared) && sites.iter().any(is_statement) {
        let message = "an attribute stands on declarations or on loops and statements, not on both";
        mistakes.push(Mistake::new(&["sites"], &WRONG_VALUE, message, "make two attributes of it"));
    }
    if matches!(arguments, Arguments::Expressions { .. }) && sites.iter().any(is_declared) {
        let message = "arguments that are expressions can only stand on loops and statements";
        let help = "take numbers: expressions of constants are worked out when macros are expanded";
        mistakes.push(Mistake::new(&["arguments"], &WRONG_VALUE, message, help));
    }
}

/// The values of `expand.cuda = "#pragma unroll {0}"`.
fn expansions(
    source: &Map<String, Value>,
    arguments: Arguments,
    sites: &[SiteKind],
    mistakes: &mut Vec<Mistake>,
) -> BTreeMap<String, Template> {
    let (fewest, most) = match arguments {
        Arguments::None | Arguments::Tile => (0, 0),
        Arguments::Axis | Arguments::Text => (0, 1),
        Arguments::Expressions { min, max } | Arguments::Numbers { min, max } => (min, max),
    };
    let help =
        "write `expand.NAME = \"...\"` for a target, and `expand.default = \"\"` for all other targets";
    let mut found = BTreeMap::new();
    let table = match source.get("expand") {
        Some(Value::Object(table)) => table,
        Some(_) => {
            mistakes.push(Mistake::new(&["expand"], &WRONG_TYPE, "`expand` must be a table", help));
            return found;
        }
        None => {
            let message = "this attribute does not say what it becomes";
            mistakes.push(Mistake::new(&[], &MISSING_KEY, message, help));
            return found;
        }
    };
    for (target, value) in table {
        let at = ["expand", target.as_str()];
        let Some(text) = value.as_str() else {
            let message = format!("`{target}` must be a string");
            mistakes.push(Mistake::new(&at, &WRONG_TYPE, message, help));
            continue;
        };
        match Template::read(text, fewest, most) {
            Ok(template) => {
                if template.is_line() && sites.iter().any(is_declared) {
                    let message = "a line that starts with `#` cannot stand at a declaration";
                    let help = "it stands before loops and statements: change `sites`, or the text";
                    mistakes.push(Mistake::new(&at, &WRONG_VALUE, message, help));
                }
                found.insert(target.clone(), template);
            }
            Err((message, help)) => mistakes.push(Mistake::new(&at, &WRONG_VALUE, message, help)),
        }
    }
    found
}

/// The text of an argument; of a string literal, its contents.
pub fn argument_text(arguments: Arguments, argument: &str) -> String {
    match arguments {
        Arguments::Text => {
            let text = argument.trim();
            let inside = text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(text);
            let mut plain = String::new();
            let mut characters = inside.chars();
            while let Some(character) = characters.next() {
                plain.push(match character {
                    '\\' => characters.next().unwrap_or('\\'),
                    // A raw string may contain line breaks.
                    '\n' | '\r' => ' ',
                    other => other,
                });
            }
            plain
        }
        Arguments::None
        | Arguments::Axis
        | Arguments::Expressions { .. }
        | Arguments::Numbers { .. }
        | Arguments::Tile => argument.to_string(),
    }
}
