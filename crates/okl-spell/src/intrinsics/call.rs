//! The expansion of one call of an intrinsic.

use super::refused::unsupported;
use crate::count::written;
use crate::job::Job;
use crate::names;
use crate::operand::{Binding, Operand};
use crate::per_item::PerItem;
use okl_model::{CallExpr, ExprId, ExprKind, Intrinsic, Name};
use okl_plan::{Count, Launch};
use okl_source::ids::INTRINSIC_ARGUMENT;
use okl_source::{Diagnostic, Piece};
use okl_target::Shape;

/// A call of an intrinsic, with the errors found in it.
pub(super) struct Call<'j, 'c> {
    pub(super) job: &'j Job<'c>,
    pub(super) id: ExprId,
    pub(super) call: &'j CallExpr,
    pub(super) intrinsic: &'j Intrinsic,
    pub(super) wrong: Vec<Diagnostic>,
}

impl Call<'_, '_> {
    /// The expansion of the call.
    pub(super) fn pieces(&mut self, text: &str) -> Vec<Piece> {
        let text = with_type(self.job, self.intrinsic, text);
        self.each_once(&text);
        let is_whole = self.job.unit.parent(self.id).is_none() || is_call(&text);
        let (open, close) = if is_whole { ("", "") } else { ("(", ")") };
        let mut pieces = vec![Piece::Text(open.into())];
        let mut rest = text.as_str();
        while let Some((before, after)) = rest.split_once('{') {
            let Some((inside, after)) = after.split_once('}') else { break };
            pieces.push(Piece::Text(before.into()));
            // Between parentheses and commas, an argument needs no parentheses.
            let is_apart =
                before.trim_end().ends_with(['(', ',']) && after.trim_start().starts_with([')', ',']);
            pieces.extend(self.part(inside, is_apart));
            rest = after;
        }
        pieces.push(Piece::Text(format!("{rest}{close}")));
        pieces
    }

    /// Reports `intrinsic-argument` for an argument with side effects that is not evaluated exactly once.
    fn each_once(&mut self, text: &str) {
        let unit = self.job.unit;
        for (at, argument) in self.call.arguments.iter().enumerate() {
            let times = text.matches(&format!("{{{at}}}")).count();
            if times == 1 || !unit.has_effects(*argument) {
                continue;
            }
            let place = unit.expression(*argument).span;
            let message = format!(
                "`{}` would happen {times} times on backend `{}`",
                unit.source(place),
                self.job.target.name
            );
            self.wrong.push(
                Diagnostic::error(INTRINSIC_ARGUMENT, message, place)
                    .help("put its value into a variable before the call"),
            );
        }
    }

    /// The expansion of a placeholder.
    fn part(&mut self, inside: &str, is_apart: bool) -> Vec<Piece> {
        let job = self.job;
        let place = job.unit.expression(self.id).span;
        let launch = job.plan.launches().find(|launch| launch.root.span.contains(place));
        match (inside, launch) {
            ("item", Some(launch)) => item(job, launch),
            ("items", Some(launch)) => items(job, launch),
            ("scratch", Some(launch)) if launch.grid.group_size().is_some() && job.spaces().is_some() => {
                vec![Piece::Text(scratch_name(job, self.intrinsic))]
            }
            ("scratch", Some(_)) => self.refuse("needs a group whose size is a constant"),
            ("item" | "items" | "scratch", None) => self.refuse("is known in kernels only"),
            (argument, _) => self.argument(argument, is_apart),
        }
    }

    /// `{0}`, or `{0.items}`: the array of the values of all work items.
    fn argument(&mut self, inside: &str, is_apart: bool) -> Vec<Piece> {
        let all = inside.strip_suffix(".items");
        let number = all.unwrap_or(inside).parse::<usize>();
        let Some(argument) = number.ok().and_then(|at| self.call.arguments.get(at)) else {
            return self.refuse("is called without an argument that it needs");
        };
        if all.is_some() {
            return self.values_of_all(*argument);
        }
        let least = if is_apart { Binding::Assignment } else { Binding::Postfix };
        Operand::of(self.job.unit, *argument).within(least)
    }

    /// The array of an `@exclusive` variable on CPUs.
    fn values_of_all(&mut self, argument: ExprId) -> Vec<Piece> {
        let (job, unit) = (self.job, self.job.unit);
        if let ExprKind::Name(Name::Variable(id)) = unit.expression(unit.peeled(argument)).kind
            && job.target.shape == Shape::Host
            && job.plan.launches().any(|launch| launch.exclusive.contains(&id))
        {
            return vec![Piece::Text(names::renamed(job, &unit.variable(id).name))];
        }
        self.refuse("takes an `@exclusive` variable and nothing else")
    }

    fn refuse(&mut self, why: &str) -> Vec<Piece> {
        let defect = unsupported(self.job, self.call.name_span, &self.intrinsic.name, why);
        // `okl-plan` may have reported the same call already.
        let is_told = |told: &Diagnostic| {
            told.id == defect.id && told.labels.first().map(|label| label.place) == Some(self.call.name_span)
        };
        if !self.job.out.iter().chain(&self.wrong).any(is_told) {
            self.wrong.push(defect);
        }
        Vec::new()
    }
}

/// The name of the scratch group memory for a type.
pub(super) fn scratch_name(job: &Job<'_>, intrinsic: &Intrinsic) -> String {
    format!("_occa_scratch_{}", word_of_type(job, intrinsic))
}

/// `unsigned_int`
fn word_of_type(job: &Job<'_>, intrinsic: &Intrinsic) -> String {
    job.type_name(&intrinsic.ty).replace(|letter: char| !letter.is_alphanumeric(), "_")
}

/// Substitutes the type of an intrinsic's table row for `{T}` and `{t}`.
pub(super) fn with_type(job: &Job<'_>, intrinsic: &Intrinsic, text: &str) -> String {
    if intrinsic.ty.is_empty() {
        return text.to_string();
    }
    text.replace("{T}", &job.type_name(&intrinsic.ty)).replace("{t}", &word_of_type(job, intrinsic))
}

/// True if a text is a single call, name or number, which needs no parentheses in an expression.
fn is_call(text: &str) -> bool {
    let text = text.trim();
    let head = text.find('(').map_or(text, |at| &text[..at]);
    let is_name = |letter: char| letter.is_alphanumeric() || "_:<>".contains(letter);
    if head.is_empty() || !head.chars().all(is_name) {
        return false;
    }
    let mut depth = 0_i32;
    for (at, letter) in text.char_indices() {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        if letter == ')' && depth == 0 {
            return at + 1 == text.len();
        }
    }
    depth == 0
}

/// The linear index of the work item in its group, axis x fastest.
///
/// `((unsigned)threadIdx.x + 16u * ((unsigned)threadIdx.y))`
fn item(job: &Job<'_>, launch: &Launch<'_>) -> Vec<Piece> {
    if job.target.shape == Shape::Host {
        return vec![Piece::Text(PerItem::new(job.unit, launch).name)];
    }
    let inner = &launch.grid.inner;
    let used = (0..3).rev().find(|axis| inner[*axis].value() != Some(1)).unwrap_or(0);
    let mut pieces = vec![Piece::Text("(".into())];
    for (axis, index) in job.target.words.local_index.iter().enumerate().take(used + 1) {
        pieces.push(Piece::Text(format!("(unsigned){index}")));
        if axis < used {
            pieces.push(Piece::Text(" + ".into()));
            pieces.extend(unsigned(job, &inner[axis]));
            pieces.push(Piece::Text(" * (".into()));
        }
    }
    pieces.push(Piece::Text(")".repeat(used + 1)));
    pieces
}

/// `16u`, `(unsigned)n`
fn unsigned(job: &Job<'_>, count: &Count) -> Vec<Piece> {
    match count.value() {
        Some(value) if u32::try_from(value).is_ok() => vec![Piece::Text(format!("{value}u"))],
        Some(_) | None => written(job.unit, count).cast("unsigned").pieces,
    }
}

/// `64`, `((unsigned)n * 4u)`
fn items(job: &Job<'_>, launch: &Launch<'_>) -> Vec<Piece> {
    if let Some(size) = launch.grid.group_size() {
        return vec![Piece::Text(size.to_string())];
    }
    if job.target.shape == Shape::Host {
        return PerItem::new(job.unit, launch).size(job.unit).within(Binding::Postfix);
    }
    let mut pieces = vec![Piece::Text("(".into())];
    for (at, count) in launch.grid.inner.iter().filter(|count| count.value() != Some(1)).enumerate() {
        pieces.push(Piece::Text(if at == 0 { "" } else { " * " }.into()));
        pieces.extend(unsigned(job, count));
    }
    pieces.push(Piece::Text(")".into()));
    pieces
}

#[cfg(test)]
mod tests {
    use super::is_call;

    #[test]
    fn what_nothing_around_can_take_apart() {
        for text in ["f({0})", "32", "f<int>(a, (b))", "a::f()", "(a)"] {
            assert_eq!(is_call(text), text != "(a)", "{text}");
        }
        for text in ["a + b", "f(a) + g(b)", "(void)0", "-1", ""] {
            assert!(!is_call(text), "{text}");
        }
    }
}
