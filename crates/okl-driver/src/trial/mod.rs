//! A trial of a target that a pipeline file describes, on kernels that are part of okl: the combined effect of its
//! spellings can only be seen in generated texts.

use crate::find_backend::find_backend;
use crate::input::Input;
use crate::outcome::{OutputKind, RequestedOutputs};
use crate::runner::Runner;
use okl_config::{Levels, Pipeline, Settings};
use okl_host::{Host, Verdict};
use okl_model::plan::NodeKind;
use okl_source::ids::WRONG_TARGET;
use okl_source::{Diagnostic, FileSpan, Sources};

/// The kernels, each below a line `//: feature that it needs`.
const KERNELS: &str = include_str!("kernels.okl");

/// The defects of a target that pipeline files describe: missing spellings, texts with unbalanced brackets, and as
/// warnings the kernels that it refuses. Empty if no file describes a target, or if the pipeline uses foreign plugins.
pub fn trial(pipeline: &Pipeline, host: &Host) -> Vec<Diagnostic<FileSpan>> {
    let Some(place) = pipeline.backend.target_place.filter(|_| !pipeline.has_foreign_plugins(host)) else {
        return Vec::new();
    };
    let missing = missing_words(pipeline, host);
    if !missing.is_empty() || host.libclang.get().is_err() {
        return missing;
    }
    // Only the target is tried, not the rest of the pipeline.
    let mut bare = Pipeline {
        attributes: Vec::new(),
        frontend: None,
        stages: Vec::new(),
        levels: Levels::default(),
        ..pipeline.clone()
    };
    // Their places are in files that a trial does not have.
    bare.parse.intrinsics.clear();
    let mut runner = Runner::new(Settings::default(), host.clone());
    if runner.add(bare).is_err() {
        return Vec::new();
    }
    let mut found: Vec<_> =
        kernels().filter_map(|(needs, text)| tried(&runner, &pipeline.name, place, needs, text)).collect();
    // One inconsistent spelling breaks most texts, so only the first error is reported.
    match found.iter().position(Diagnostic::is_error) {
        Some(first) => vec![found.swap_remove(first)],
        None => found,
    }
}

/// `wrong-target` for each spelling that every kernel needs.
fn missing_words(pipeline: &Pipeline, host: &Host) -> Vec<Diagnostic<FileSpan>> {
    let Ok(backend) = find_backend(pipeline, host) else { return Vec::new() };
    let Ok(Some(target)) = backend.target(&pipeline.backend.plugin.options) else { return Vec::new() };
    let spells = backend.describe().map(|known| known.spells.clone()).unwrap_or_default();
    let is_spelled = |key: &str| match key {
        "words.group-barrier" => spells.contains(&NodeKind::Barrier),
        "words.group-index" | "words.local-index" => spells.contains(&NodeKind::Index),
        "words.shared" => spells.contains(&NodeKind::GroupMemory),
        _ => false,
    };
    let missing = target.missing_words().into_iter().filter(|(key, _)| !is_spelled(key));
    let mistake = |(key, what): (&str, &str)| {
        let place = pipeline.backend.place_of("words").or(pipeline.backend.target_place)?;
        let message = format!("the target `{}` has no `{key}`: {what}", target.name);
        let help = "kernels that need it are refused; docs/plugins.md says what a target is made of";
        Some(Diagnostic::error(WRONG_TARGET, message, place).help(help))
    };
    missing.filter_map(mistake).collect()
}

/// The kernels: the feature that each one needs, and its text.
fn kernels() -> impl Iterator<Item = (&'static str, &'static str)> {
    KERNELS.split("//: ").skip(1).filter_map(|part| part.split_once('\n'))
}

/// The defect of a kernel's text on the target, if there is one.
fn tried(
    runner: &Runner,
    name: &str,
    place: FileSpan,
    needs: &str,
    text: &str,
) -> Option<Diagnostic<FileSpan>> {
    let input = Input::new("trial.okl", text.as_bytes()).ok()?;
    let outcome =
        runner.run(Sources::new(), input, &RequestedOutputs::new([OutputKind::Kernel, OutputKind::Launcher]));
    let outputs = outcome.outputs.iter().filter(|output| output.kind == OutputKind::Kernel);
    if let Some(bracket) = outputs.filter_map(|output| unbalanced(&output.text)).next() {
        let message = format!("texts of the target `{name}` have a `{bracket}` without its partner");
        let mistake = Diagnostic::error(WRONG_TARGET, message, place);
        return Some(mistake.note(format!("seen with {needs}")).help("look at the words that hold brackets"));
    }
    let refusal = outcome.diagnostics.iter().find(|one| one.is_error());
    let refusal = refusal.filter(|_| outcome.verdict != Verdict::Done)?;
    let message = format!("the target `{name}` cannot write {needs}: {}", refusal.message);
    let warning = Diagnostic::warning(WRONG_TARGET, message, place);
    Some(refusal.help.iter().fold(warning, |warning, help| warning.help(help.clone())))
}

/// The first unbalanced bracket outside of comments and literals.
fn unbalanced(text: &str) -> Option<char> {
    let mut open = Vec::new();
    let mut rest = text.chars().peekable();
    while let Some(letter) = rest.next() {
        match letter {
            '/' if rest.peek() == Some(&'/') => while rest.next().is_some_and(|letter| letter != '\n') {},
            '/' if rest.peek() == Some(&'*') => {
                while rest.next().is_some_and(|letter| letter != '*' || rest.peek() != Some(&'/')) {}
            }
            '"' | '\'' => {
                while let Some(inner) = rest.next().filter(|inner| *inner != letter && *inner != '\n') {
                    if inner == '\\' {
                        rest.next();
                    }
                }
            }
            '(' | '[' | '{' => open.push(letter),
            ')' | ']' | '}' => {
                let partner = [('(', ')'), ('[', ']'), ('{', '}')];
                let fits = |one: char| partner.contains(&(one, letter));
                if !open.pop().is_some_and(fits) {
                    return Some(letter);
                }
            }
            _ => {}
        }
    }
    open.first().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_are_counted_outside_of_literals() {
        assert_eq!(unbalanced("f(a[1]) { \"(\" '{' // [\n }"), None);
        assert_eq!(unbalanced("/* ( */ { }"), None);
        assert_eq!(unbalanced("{ ( }"), Some('}'));
        assert_eq!(unbalanced("{ ()"), Some('{'));
        assert_eq!(unbalanced("\"\\\")\" )"), Some(')'));
    }

    #[test]
    fn each_kernel_says_what_it_needs() {
        let all: Vec<_> = kernels().collect();
        assert!(
            all.len() >= 10 && all.iter().all(|(needs, text)| !needs.is_empty() && text.contains("@kernel"))
        );
    }
}
