//! The order of stages that act at the same point.

use crate::host::Host;
use crate::setup_error::SetupError;
use crate::stage::{Stage, StageChoice};
use crate::steps::{STEPS, unknown_stage};
use okl_plugin::document::Point;
use okl_source::ids::STAGE_ORDER;
use okl_source::{Diagnostic, FileSpan};
use std::collections::HashSet;

/// Loads the stages of a pipeline in the order in which they act.
pub fn load_stages(choices: &[StageChoice], host: &Host) -> Result<Vec<Stage>, SetupError> {
    let mut stages = Vec::new();
    let mut mistakes = Vec::new();
    for choice in choices {
        match Stage::load(&choice.plugin, host) {
            Ok(stage) => stages.push((stage, choice.clone())),
            Err(SetupError::Mistakes(more)) => mistakes.extend(more),
            Err(error) => return Err(error),
        }
    }
    if mistakes.is_empty() {
        return in_order(stages).map_err(SetupError::Mistakes);
    }
    Err(SetupError::Mistakes(mistakes))
}

/// The number of built-in steps that come before a point.
fn place_of(point: Point) -> usize {
    match point {
        Point::Source => 0,
        Point::Checked => 3,
        Point::Lowered => 4,
        Point::Output | Point::Unknown => 5,
    }
}

/// The stages in the order in which they act: by point, and at one point in written order, subject to `after` and
/// `before`.
fn in_order(stages: Vec<(Stage, StageChoice)>) -> Result<Vec<Stage>, Vec<Diagnostic<FileSpan>>> {
    let mut mistakes = Vec::new();
    // Pairs of indices: the first stage acts before the second.
    let mut pairs: HashSet<(usize, usize)> = HashSet::new();
    for (at, (stage, choice)) in stages.iter().enumerate() {
        for (wanted, is_after) in [(&choice.after, true), (&choice.before, false)] {
            let Some((name, place)) = wanted else { continue };
            match (position(name, &stages), STEPS.iter().position(|step| step == name)) {
                (Some(other), _) if stages[other].0.point == stage.point && other != at => {
                    pairs.insert(if is_after { (other, at) } else { (at, other) });
                }
                (Some(other), _) => {
                    let fits = (stages[other].0.point < stage.point) == is_after && other != at;
                    if !fits {
                        mistakes.push(misplaced(stage, name, is_after, *place));
                    }
                }
                (None, Some(step)) if (step < place_of(stage.point)) != is_after => {
                    mistakes.push(misplaced(stage, name, is_after, *place));
                }
                (None, Some(_)) => {}
                (None, None) => {
                    let message = format!("there is no stage and no step `{name}` in this pipeline");
                    mistakes.push(unknown_stage(message, name, *place));
                }
            }
        }
    }
    let mut order: Vec<usize> = Vec::new();
    while order.len() < stages.len() && mistakes.is_empty() {
        let is_free = |at: &usize| {
            let waits = |(first, then): &(usize, usize)| then == at && !order.contains(first);
            !order.contains(at) && !pairs.iter().any(waits)
        };
        let free = (0..stages.len()).filter(is_free).min_by_key(|at| (stages[*at].0.point, *at));
        match free {
            Some(at) => order.push(at),
            None => mistakes.extend(circle(&stages, &order)),
        }
    }
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    let mut stages: Vec<Option<Stage>> = stages.into_iter().map(|(stage, _)| Some(stage)).collect();
    Ok(order.into_iter().filter_map(|at| stages[at].take()).collect())
}

fn position(name: &str, stages: &[(Stage, StageChoice)]) -> Option<usize> {
    stages.iter().position(|(_, choice)| choice.plugin.name == name)
}

fn misplaced(stage: &Stage, other: &str, is_after: bool, place: FileSpan) -> Diagnostic<FileSpan> {
    let word = if is_after { "after" } else { "before" };
    let message = format!("the stage `{}` does not act {word} `{other}`", stage.plugin().name());
    Diagnostic::error(STAGE_ORDER, message, place).help(match stage.point {
        Point::Source => "it acts on the input, before all steps",
        Point::Checked => "it acts between `check` and `lower`",
        Point::Lowered => "it acts between `lower` and `emit`",
        Point::Output | Point::Unknown => "it acts on the output, after `emit`",
    })
}

fn circle(stages: &[(Stage, StageChoice)], done: &[usize]) -> Option<Diagnostic<FileSpan>> {
    let left = (0..stages.len()).filter(|at| !done.contains(at)).map(|at| &stages[at].1);
    let waiting: Vec<&StageChoice> =
        left.filter(|choice| choice.after.is_some() || choice.before.is_some()).collect();
    let place = |choice: &&StageChoice| {
        [&choice.after, &choice.before].into_iter().flatten().map(|(_, place)| *place).next()
    };
    let mut places = waiting.iter().filter_map(place);
    let names: Vec<String> = waiting.iter().map(|choice| format!("`{}`", choice.plugin.name)).collect();
    let message = format!("the stages {} wait for each other", names.join(", "));
    let mistake = Diagnostic::error(STAGE_ORDER, message, places.next()?);
    Some(places.fold(mistake, |mistake, place| mistake.label(place, "")).help("take one of these lines out"))
}
