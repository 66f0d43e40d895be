use crate::{Diagnostic, FileSpan, Sources};
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Diagnostics to show, where those with the same id and subject are combined: a macro that is undefined and used many
/// times is reported once.
#[derive(Clone, Debug, Default)]
pub struct Repeats {
    all: Vec<Repeated>,
    /// The index of the entry with that id and subject.
    named: FxHashMap<(String, String), usize>,
}

/// A diagnostic and the number of diagnostics like it.
#[derive(Clone, Debug)]
pub struct Repeated {
    /// The first of them.
    pub first: Diagnostic<FileSpan>,
    /// The files that its positions refer to.
    pub sources: Arc<Sources>,
    uses: usize,
    files: BTreeSet<String>,
}

/// The number of names up to which each name has a message of its own.
const APART: usize = 4;

/// The width of the list of names, in characters.
const WIDE: usize = 96;

impl Repeats {
    /// Adds a diagnostic.
    pub fn add(&mut self, said: &Diagnostic<FileSpan>, sources: &Arc<Sources>) {
        let file = said.labels.first().map(|label| sources.get(label.place.file).path.clone());
        if !said.subject.is_empty() {
            let name = (said.id.clone(), said.subject.clone());
            if let Some(at) = self.named.get(&name) {
                self.all[*at].uses += 1;
                self.all[*at].files.extend(file);
                return;
            }
            self.named.insert(name, self.all.len());
        }
        let (files, sources) = (file.into_iter().collect(), Arc::clone(sources));
        self.all.push(Repeated { first: said.clone(), sources, uses: 1, files });
    }

    /// The diagnostics to show, in the order of the first of each: one for each name if there are a few, one for all if
    /// there are many. Each has the number of names that it stands for.
    pub fn told(self) -> Vec<(Repeated, usize)> {
        let mut names: BTreeMap<(&str, String), Vec<&Repeated>> = BTreeMap::new();
        for one in self.all.iter().filter(|one| !one.first.subject.is_empty()) {
            names.entry((&one.first.id, one.advice())).or_default().push(one);
        }
        let mut told: Vec<(Repeated, usize)> = Vec::new();
        for one in &self.all {
            let is_named = !one.first.subject.is_empty();
            let alike = if is_named { names.get(&(one.first.id.as_str(), one.advice())) } else { None };
            match alike.filter(|all| all.len() > APART) {
                Some(all) if std::ptr::eq(all[0], one) => told.push((together(all), all.len())),
                Some(_) => {}
                None => told.push((one.counted(), 1)),
            }
        }
        told
    }
}

/// The numbers of errors and warnings: `3 errors, 2 warnings`; empty if there are none.
pub fn counts(errors: usize, warnings: usize) -> String {
    let count = |number: usize, what: &str| match number {
        0 => None,
        1 => Some(format!("1 {what}")),
        _ => Some(format!("{number} {what}s")),
    };
    let counts = [count(errors, "error"), count(warnings, "warning")];
    counts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

impl Repeated {
    /// The suggestions, without the name.
    fn advice(&self) -> String {
        self.first.help.join("\n").replace(&self.first.subject, "")
    }

    /// The first diagnostic with a note about the number of uses.
    fn counted(&self) -> Repeated {
        let mut told = self.clone();
        if self.uses > 1 {
            told.first.notes.push(format!("it is {}", self.count()));
        }
        told
    }

    /// The number of uses: `used 12 times in 3 files`
    fn count(&self) -> String {
        let times = if self.uses == 1 { "once".to_string() } else { format!("{} times", self.uses) };
        match self.files.len() {
            0 | 1 => format!("used {times}"),
            files => format!("used {times} in {files} files"),
        }
    }
}

/// One diagnostic about many names: that of the name with the most uses, with a list of the others.
fn together(all: &[&Repeated]) -> Repeated {
    let mut all = all.to_vec();
    all.sort_by_key(|one| Reverse(one.uses));
    let (first, others) = all.split_first().expect("there are more than a few");
    let mut lines =
        vec![format!("`{}` is {}; how often the others are used:", first.first.subject, first.count())];
    for one in others {
        let item = format!("`{}` {}", one.first.subject, one.uses);
        let last = lines.len() - 1;
        if last > 0 && lines[last].len() + item.len() + 2 < WIDE {
            lines[last].push_str(", ");
            lines[last].push_str(&item);
        } else {
            if last > 0 {
                lines[last].push(',');
            }
            lines.push(item);
        }
    }
    let mut told = (*first).clone();
    told.first.message.push_str(&format!("; the same of {} more names", others.len()));
    told.first = told.first.note(lines.join("\n"));
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Span;

    fn told(names: &[&str]) -> Vec<(String, usize)> {
        let mut sources = Sources::new();
        let file = sources.add("a.okl", "x");
        let place = FileSpan { file, span: Span::new(0, 1) };
        let mut all = Repeats::default();
        let sources = Arc::new(sources);
        for name in names {
            let said = Diagnostic::error("undeclared-name", format!("nothing declares `{name}`"), place);
            all.add(&said.about(*name), &sources);
        }
        let told = all.told().into_iter();
        told.map(|(one, names)| (one.first.message + &one.first.notes.join(""), names)).collect()
    }

    #[test]
    fn a_name_is_told_once_with_its_count() {
        let expected =
            [("nothing declares `a`it is used 2 times".to_string(), 1), ("nothing declares `b`".into(), 1)];
        assert_eq!(told(&["a", "b", "a"]), expected);
    }

    #[test]
    fn many_names_are_one_message() {
        let all = told(&["a", "b", "c", "d", "e", "e"]);
        let [(message, 5)] = &all[..] else { panic!("{all:?}") };
        assert!(message.starts_with("nothing declares `e`; the same of 4 more names"), "{message}");
        assert!(message.ends_with("`a` 1, `b` 1, `c` 1, `d` 1"), "{message}");
    }
}
