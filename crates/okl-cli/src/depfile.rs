//! `-MD`, `-MF`, `-MT`: dependency rules of the written files for make and ninja.

use crate::options::{EmitKind, OutputArgs};
use okl_driver::Outcome;
use std::path::{Path, PathBuf};

/// The requested dependency rules and their destination.
#[derive(Debug, PartialEq, Eq)]
pub struct Depfile {
    place: DepFile,
    /// The targets before the colon; the written files if it is empty.
    targets: Vec<String>,
}

#[derive(Debug, PartialEq, Eq)]
enum DepFile {
    /// `add.d` beside `add.cu`.
    Beside,
    File(PathBuf),
    Stdout,
}

/// The rules of a run.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Rules {
    /// The rules that go to files.
    pub files: Vec<(PathBuf, String)>,
    /// The rules that go to standard output.
    pub stdout: Option<String>,
}

impl Depfile {
    /// Reads the options; the error is a message for the user.
    pub fn new(args: &OutputArgs, inputs: usize) -> Result<Option<Depfile>, String> {
        let emitted = args.emit.iter().find(|wanted| wanted.kind == EmitKind::Deps);
        let named = args.deps_file.clone().or_else(|| emitted.and_then(|wanted| wanted.path.clone()));
        let is_alone = args.output.is_none() && args.emit.iter().all(|wanted| wanted.kind == EmitKind::Deps);
        let place = match (named, emitted.is_some() || args.deps) {
            (Some(path), _) if path.as_os_str() == "-" => DepFile::Stdout,
            (Some(path), _) => DepFile::File(path),
            (None, true) if is_alone => DepFile::Stdout,
            (None, true) => DepFile::Beside,
            (None, false) if args.deps_target.is_empty() => return Ok(None),
            (None, false) => return Err("`-MT` names the target of a rule; ask for one with `-MD`".into()),
        };
        if place != DepFile::Beside && inputs > 1 {
            return Err(
                "one file takes one rule, but several inputs are given; use `-MD` with `-o DIR/`".into()
            );
        }
        if inputs > 1 && !args.deps_target.is_empty() {
            return Err("`-MT` names the target of one input, but several are given".into());
        }
        Ok(Some(Depfile { place, targets: args.deps_target.clone() }))
    }

    /// The rules of a run. `written` has the files of each input, in the order of the inputs. The error is a message
    /// for the user.
    pub fn rules(&self, outcomes: &[&Outcome], written: &[Vec<PathBuf>]) -> Result<Rules, String> {
        let mut rules = Rules::default();
        for (outcome, written) in outcomes.iter().zip(written) {
            let targets: Vec<String> = match self.targets.is_empty() {
                true => written.iter().map(|path| path.display().to_string()).collect(),
                false => self.targets.clone(),
            };
            if targets.is_empty() {
                return Err(
                    "no file is written that could depend on others; name one with `-MT TARGET`".into()
                );
            }
            let text = rule(&targets, &read(outcome));
            match (&self.place, written.first()) {
                (DepFile::Stdout, _) => rules.stdout = Some(text),
                (DepFile::File(path), _) => rules.files.push((path.clone(), text)),
                (DepFile::Beside, Some(first)) => rules.files.push((first.with_extension("d"), text)),
                (DepFile::Beside, None) => {
                    return Err(
                        "`-MD` writes beside a file, but there is none; use `-o` or `-MF FILE`".into()
                    );
                }
            }
        }
        for (path, _) in &rules.files {
            let is_read =
                outcomes.iter().any(|outcome| read(outcome).iter().any(|one| Path::new(one) == path));
            let is_written = written.iter().flatten().any(|one| one == path);
            if is_read || is_written || rules.files.iter().filter(|(one, _)| one == path).count() > 1 {
                return Err(format!(
                    "`{}` would be overwritten by a rule; name another with `-MF`",
                    path.display()
                ));
            }
        }
        Ok(rules)
    }
}

/// The files that a run has read: the input, headers, pipeline and project files, and files of properties.
pub fn read(outcome: &Outcome) -> Vec<&str> {
    let mut paths: Vec<&str> = Vec::new();
    let own = outcome.sources.iter().filter(|(id, _)| !outcome.sources.is_derived(*id));
    for path in own.map(|(_, file)| file.path.as_str()) {
        if !paths.contains(&path) && Path::new(path).is_file() {
            paths.push(path);
        }
    }
    paths
}

/// A rule: `add.cu: add.okl \` and a line for each file.
pub fn rule(targets: &[String], files: &[&str]) -> String {
    let targets: Vec<String> = targets.iter().map(|target| escaped(target)).collect();
    let mut text = format!("{}:", targets.join(" "));
    for file in files {
        text += &format!(" \\\n  {}", escaped(file));
    }
    text + "\n"
}

/// A path escaped for make and ninja.
fn escaped(path: &str) -> String {
    let mut text = String::with_capacity(path.len());
    for letter in path.chars() {
        match letter {
            ' ' | '#' => text.extend(['\\', letter]),
            '$' => text.push_str("$$"),
            other => text.push(other),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_names_files_as_make_reads_them() {
        let text = rule(&["out/a b.cu".into()], &["a$.okl", "h#.h"]);
        assert_eq!(text, "out/a\\ b.cu: \\\n  a$$.okl \\\n  h\\#.h\n");
    }
}
