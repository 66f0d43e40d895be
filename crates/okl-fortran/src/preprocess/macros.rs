//! All macros of a file, and what their uses stand for.

use super::define::{Macro, define, identifier, is_part, is_start};
use super::expand::{Arguments, arguments, substituted};
use std::collections::HashMap;
use std::rc::Rc;

/// How deep uses of macros may nest.
const DEEPEST: usize = 200;

/// How many bytes all macros of a file may give.
const MOST: usize = 32 << 20;

/// The macros of a file.
pub(crate) struct Macros {
    all: HashMap<String, Rc<Macro>>,
    /// The names of the macros that are replaced right now: they are not replaced again inside.
    hidden: Vec<String>,
    depth: usize,
    made: usize,
    /// The first thing that went wrong.
    pub problem: Option<&'static str>,
    /// The number of the line that is read.
    pub line: usize,
    /// Up to where the end of arguments has been looked for in vain.
    unclosed: usize,
}

/// A use of a macro.
pub(crate) struct Use {
    /// The offset behind it.
    pub end: usize,
    /// What it stands for.
    pub value: String,
}

impl Macros {
    /// The macros that `defines` define.
    pub fn new(defines: &[(String, String)]) -> Macros {
        let defined = defines.iter().filter_map(|(name, value)| define(&format!("{name} {value}")));
        let all = defined.map(|(name, found)| (name, Rc::new(found))).collect();
        Macros { all, hidden: Vec::new(), depth: 0, made: 0, problem: None, line: 1, unclosed: 0 }
    }

    /// Defines a macro by the rest of a `#define`; returns false if that has no name.
    pub fn define(&mut self, text: &str) -> bool {
        let found = define(text);
        let is_found = found.is_some();
        self.all.extend(found.map(|(name, found)| (name, Rc::new(found))));
        is_found
    }

    /// Forgets a macro.
    pub fn undefine(&mut self, name: &str) {
        self.all.remove(name);
    }

    /// Returns true if there is such a macro.
    pub fn is_defined(&self, name: &str) -> bool {
        self.all.contains_key(name) || matches!(name, "__LINE__" | "__FILE__" | "__DATE__" | "__TIME__")
    }

    /// The use of a macro whose name is `text[start..stop]`; `None` if it is none. Arguments end in front of `end`, or on
    /// later lines if `goes_on`.
    pub fn used(&mut self, text: &str, start: usize, stop: usize, end: usize, goes_on: bool) -> Option<Use> {
        let name = &text[start..stop];
        let Some(found) = self.all.get(name).map(Rc::clone) else {
            let value = match name {
                "__LINE__" => self.line.to_string(),
                "__FILE__" | "__DATE__" | "__TIME__" => "\"\"".to_owned(),
                _ => return None,
            };
            return Some(Use { end: stop, value });
        };
        if self.hidden.iter().any(|hidden| hidden == name) || self.is_exhausted() {
            return None;
        }
        let Some(parameters) = &found.parameters else {
            let body = substituted(&found.body, &[], &[], &[]);
            let value = self.replaced(name, &body);
            let behind = value.trim();
            let is_function = identifier(behind) == behind.len()
                && self.all.get(behind).is_some_and(|other| other.parameters.is_some());
            if is_function && let Some(found) = self.renamed(behind, text, stop, end, goes_on) {
                return Some(found);
            }
            return Some(Use { end: stop, value });
        };
        let (end, values) = self.values(text, stop, end, goes_on)?;
        let values = values.matched(parameters.len(), found.is_variadic);
        let Some(values) = values else {
            self.problem
                .get_or_insert("the macro is used with another number of arguments than it has parameters");
            return None;
        };
        let expanded = values.iter().map(|value| self.expanded(value)).collect::<Vec<String>>();
        let body = substituted(&found.body, parameters, &values, &expanded);
        Some(Use { end, value: self.replaced(name, &body) })
    }

    /// The use of the macro `name` whose arguments stand behind `stop`.
    fn renamed(&mut self, name: &str, text: &str, stop: usize, end: usize, goes_on: bool) -> Option<Use> {
        let (end, _) = self.values(text, stop, end, goes_on)?;
        let whole = format!("{name}{}", &text[stop..end]);
        self.depth += 1;
        let found = self.used(&whole, 0, name.len(), whole.len(), true);
        self.depth -= 1;
        found.map(|found| Use { end, value: found.value })
    }

    /// The arguments behind a name, and the offset behind them.
    fn values(&mut self, text: &str, stop: usize, end: usize, goes_on: bool) -> Option<(usize, Arguments)> {
        let blanks = text.as_bytes()[stop..end].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let open = stop + blanks;
        if text.as_bytes().get(open) != Some(&b'(') || open >= end {
            return None;
        }
        let limit = if goes_on && open >= self.unclosed { text.len() } else { end };
        match arguments(text, open, limit) {
            Ok(found) => Some(found),
            Err(reached) => {
                if goes_on {
                    self.unclosed = self.unclosed.max(reached);
                }
                self.problem.get_or_insert("the arguments of the macro do not end");
                None
            }
        }
    }

    /// What the body of a macro stands for.
    fn replaced(&mut self, name: &str, body: &str) -> String {
        self.hidden.push(name.to_owned());
        let value = self.expanded(body);
        self.hidden.pop();
        value
    }

    /// A text with its macros replaced.
    pub fn expanded(&mut self, text: &str) -> String {
        self.made += text.len() + 1;
        self.depth += 1;
        let (bytes, mut found, mut copied, mut at) = (text.as_bytes(), String::new(), 0, 0);
        let mut quote = None;
        while at < bytes.len() {
            let byte = bytes[at];
            match quote {
                Some(open) if open == byte => quote = None,
                None if byte == b'\'' || byte == b'"' => quote = Some(byte),
                None if byte.is_ascii_digit() || is_start(byte) => {
                    let stop = at + bytes[at..].iter().take_while(|byte| is_part(**byte)).count();
                    let used = if byte.is_ascii_digit() {
                        None
                    } else {
                        self.used(text, at, stop, text.len(), false)
                    };
                    match used {
                        Some(used) => {
                            found.push_str(&text[copied..at]);
                            found.push_str(&used.value);
                            copied = used.end;
                            at = used.end;
                        }
                        None => at = stop,
                    }
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
        self.depth -= 1;
        found.push_str(&text[copied..]);
        self.made += found.len();
        found
    }

    /// Returns true if nothing more is replaced.
    fn is_exhausted(&mut self) -> bool {
        if self.made > MOST {
            self.problem.get_or_insert("macros give more text than okl reads");
        } else if self.depth > DEEPEST {
            self.problem.get_or_insert("uses of macros are nested too deeply");
        } else {
            return false;
        }
        true
    }
}
