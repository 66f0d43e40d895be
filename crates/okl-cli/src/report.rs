//! `--report`: the result for each input on each target.

use crate::exit::Code;
use crate::messages;
use crate::options::{JobArgs, ReportForm};
use crate::passes::{self, Pass};
use okl_driver::Outcome;
use okl_host::Verdict;
use okl_source::printable_line;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;

/// The report of a run, printed at its end.
#[derive(Default)]
pub struct Report {
    rows: Vec<Row>,
    times: Vec<(String, Duration, Vec<Pass>)>,
}

/// The result for one input on one target.
struct Row {
    input: String,
    /// None if no target was requested or reached.
    target: Option<String>,
    verdict: Verdict,
    errors: usize,
    warnings: usize,
    took: Duration,
}

/// The schema version of the JSON document.
const SCHEMA: u32 = 1;

impl Report {
    /// Adds the result for an input.
    pub fn add(&mut self, input: &Path, outcome: &Outcome, took: Duration, passes: Vec<Pass>) {
        let input = input.display().to_string();
        let errors = outcome.diagnostics.iter().filter(|one| one.is_error()).count();
        let warnings = outcome.diagnostics.len() - errors;
        let row = |target, verdict, errors, warnings, took| {
            let input = input.clone();
            Row { input, target, verdict, errors, warnings, took }
        };
        if outcome.targets.is_empty() {
            self.rows.push(row(None, outcome.verdict, errors, warnings, took));
        }
        for target in &outcome.targets {
            let others =
                passes.iter().filter(|pass| !pass.pipeline.is_empty() && pass.pipeline != target.pipeline);
            let took = took.saturating_sub(others.map(|pass| pass.took).sum());
            let name = Some(target.pipeline.clone());
            self.rows.push(row(name, target.verdict, target.errors, target.warnings, took));
        }
        self.times.push((input, took, passes));
    }

    /// Prints the requested reports. `code` is the exit code of the run itself.
    pub fn end(&self, asked: &JobArgs, code: Code) -> Code {
        if asked.time_passes {
            messages::stderr(&okl_source::printable(&passes::table(&self.times)));
        }
        match (asked.report.map_or(Code::Done, |form| self.give(form)), code) {
            (given, Code::Done) => given,
            (_, code) => code,
        }
    }

    /// Returns an error if stdout is not available for the requested report.
    pub fn is_possible(asked: &JobArgs) -> Result<(), Code> {
        asked.report.map_or(Ok(()), |_| messages::stdout_is_free())
    }

    /// Writes the report to stdout.
    fn give(&self, form: ReportForm) -> Code {
        let text = match form {
            ReportForm::Text => self.text(),
            ReportForm::Json => format!("{:#}\n", self.json()),
            ReportForm::Csv => self.csv(),
        };
        messages::result(text.as_bytes())
    }

    fn failed(&self) -> usize {
        self.rows.iter().filter(|row| row.verdict != Verdict::Done).count()
    }

    /// The report as a table: `failed  cuda    2 errors, 1 warning  0.012 s  a/k.okl`.
    fn text(&self) -> String {
        let target = |row: &Row| row.target.clone().unwrap_or_else(|| "-".to_string());
        let width = self.rows.iter().map(|row| target(row).len()).max().unwrap_or_default();
        let mut text = String::new();
        for row in &self.rows {
            let (Row { errors, warnings, .. }, seconds) = (row, row.took.as_secs_f64());
            let (state, target, input) = (state(row.verdict), target(row), printable_line(&row.input));
            text += &format!(
                "{state:<6}  {target:<width$}  {errors:>3} errors  {warnings:>3} warnings  {seconds:8.3} s  {input}\n"
            );
        }
        let (all, failed) = (self.rows.len(), self.failed());
        text + &format!("{} done, {failed} failed\n", all - failed)
    }

    fn json(&self) -> Value {
        let row = |row: &Row| {
            json!({
                "input": row.input,
                "target": row.target,
                "state": state(row.verdict),
                "verdict": verdict(row.verdict),
                "errors": row.errors,
                "warnings": row.warnings,
                "seconds": row.took.as_secs_f64(),
            })
        };
        let rows: Vec<Value> = self.rows.iter().map(row).collect();
        let failed = self.failed();
        json!({ "schema": SCHEMA, "rows": rows, "done": rows.len() - failed, "failed": failed })
    }

    fn csv(&self) -> String {
        let head = ["input", "target", "state", "verdict", "errors", "warnings", "seconds"];
        let rows = self.rows.iter().map(|row| {
            [
                row.input.clone(),
                row.target.clone().unwrap_or_default(),
                state(row.verdict).to_string(),
                verdict(row.verdict).to_string(),
                row.errors.to_string(),
                row.warnings.to_string(),
                format!("{:.6}", row.took.as_secs_f64()),
            ]
        });
        let rows = std::iter::once(head.map(str::to_string)).chain(rows);
        rows.map(|row| row.map(quoted).join(",") + "\n").collect()
    }
}

/// A field of CSV, quoted if necessary.
fn quoted(field: String) -> String {
    match field.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field,
    }
}

fn state(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Done => "done",
        Verdict::Mistakes | Verdict::Usage | Verdict::Environment | Verdict::Internal => "failed",
    }
}

fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Done => "done",
        Verdict::Mistakes => "mistakes",
        Verdict::Usage => "usage",
        Verdict::Environment => "environment",
        Verdict::Internal => "internal",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use okl_driver::OutcomeOfTarget;
    use okl_source::Sources;

    #[test]
    fn every_form_has_a_row_for_each_input_and_target() {
        let target = |pipeline: &str, verdict, errors| OutcomeOfTarget {
            pipeline: pipeline.into(),
            verdict,
            errors,
            warnings: 1,
        };
        let outcome = Outcome {
            sources: Sources::new(),
            diagnostics: Vec::new(),
            outputs: Vec::new(),
            verdict: Verdict::Mistakes,
            targets: vec![target("cuda", Verdict::Done, 0), target("serial", Verdict::Mistakes, 2)],
        };
        let mut report = Report::default();
        let pass = Pass { name: "lower".into(), pipeline: "serial".into(), took: Duration::from_millis(500) };
        report.add(Path::new("a,\n\"b\".okl"), &outcome, Duration::from_secs(1), vec![pass]);
        let json = report.json();
        assert_eq!(json["rows"][0]["seconds"], 0.5, "what another target took is not counted");
        assert_eq!((&json["rows"][1]["state"], &json["rows"][1]["errors"]), (&json!("failed"), &json!(2)));
        assert_eq!((&json["done"], &json["failed"]), (&json!(1), &json!(1)));
        let csv = report.csv();
        assert!(csv.ends_with("\n\"a,\n\"\"b\"\".okl\",serial,failed,mistakes,2,1,1.000000\n"), "{csv}");
        let text = report.text();
        assert_eq!(text.lines().count(), 3, "{text}");
        assert!(text.ends_with("1 done, 1 failed\n"));
    }
}
