//! Measures the time of the steps.

use okl_driver::STEP_TARGET;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::time::{Duration, Instant};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id};
use tracing::{Level, Metadata, Subscriber};
use tracing_subscriber::filter::{FilterFn, filter_fn};
use tracing_subscriber::layer::{Context, Layer};
use tracing_subscriber::registry::LookupSpan;

/// A finished step: its name, its pipeline (empty: for all), and its duration.
#[derive(Clone, Debug, Default)]
pub struct Pass {
    pub name: String,
    pub pipeline: String,
    pub took: Duration,
}

thread_local! {
    static TAKEN: RefCell<Vec<Pass>> = const { RefCell::new(Vec::new()) };
}

/// The steps that this thread finished since the last call.
pub fn taken() -> Vec<Pass> {
    TAKEN.take()
}

/// A tracing layer that records the durations of steps.
pub struct Clock;

impl Clock {
    /// The filter for the spans of steps.
    pub fn filter() -> FilterFn<fn(&Metadata<'_>) -> bool> {
        filter_fn(|data: &Metadata<'_>| data.target() == STEP_TARGET && *data.level() <= Level::DEBUG)
    }
}

/// A step that is running.
struct Running {
    pass: Pass,
    start: Instant,
    /// The time of the steps nested in it.
    inner: Duration,
}

impl<S: Subscriber + for<'s> LookupSpan<'s>> Layer<S> for Clock {
    fn on_new_span(&self, attributes: &Attributes<'_>, id: &Id, context: Context<'_, S>) {
        let mut pass = Pass::default();
        attributes.record(&mut pass);
        if let Some(span) = context.span(id) {
            span.extensions_mut().insert(Running { pass, start: Instant::now(), inner: Duration::ZERO });
        }
    }

    fn on_close(&self, id: Id, context: Context<'_, S>) {
        let Some(span) = context.span(&id) else { return };
        let Some(Running { pass, start, inner }) = span.extensions_mut().remove::<Running>() else { return };
        let took = start.elapsed();
        if let Some(around) = span.parent()
            && let Some(around) = around.extensions_mut().get_mut::<Running>()
        {
            around.inner += took;
        }
        TAKEN.with_borrow_mut(|taken| taken.push(Pass { took: took.saturating_sub(inner), ..pass }));
    }
}

impl Visit for Pass {
    fn record_str(&mut self, field: &Field, value: &str) {
        match field.name() {
            "name" => self.name = value.to_string(),
            "pipeline" => self.pipeline = value.to_string(),
            _ => {}
        }
    }

    fn record_debug(&mut self, _field: &Field, _value: &dyn Debug) {}
}

/// The times of a run as a table:
///
/// ```text
///    seconds   share  step
///     0.0121    61 %  parse
///     ...
///    seconds   input
///     0.0200   add.okl
/// ```
pub fn table(inputs: &[(String, Duration, Vec<Pass>)]) -> String {
    let all: Duration = inputs.iter().map(|(_, took, _)| *took).sum();
    let mut steps: BTreeMap<(&str, &str), Duration> = BTreeMap::new();
    for pass in inputs.iter().flat_map(|(_, _, passes)| passes) {
        *steps.entry((&pass.name, &pass.pipeline)).or_default() += pass.took;
    }
    let counted: Duration = steps.values().sum();
    let mut rows: Vec<(String, Duration)> =
        steps.into_iter().map(|(step, took)| (shown(step), took)).collect();
    rows.push(("everything else".to_string(), all.saturating_sub(counted)));
    rows.sort_by_key(|(_, took)| std::cmp::Reverse(*took));
    let share = |took: Duration| 100.0 * took.as_secs_f64() / all.as_secs_f64().max(f64::MIN_POSITIVE);
    let mut text = String::from("   seconds   share  step\n");
    for (step, took) in rows {
        text += &format!("{:10.4} {:5.0} %  {step}\n", took.as_secs_f64(), share(took));
    }
    text += "   seconds   input\n";
    for (path, took, _) in inputs {
        text += &format!("{:10.4}   {path}\n", took.as_secs_f64());
    }
    text
}

/// The name of a step: `lower for cuda`.
fn shown((step, pipeline): (&str, &str)) -> String {
    match pipeline {
        "" => step.to_string(),
        _ => format!("{step} for {pipeline}"),
    }
}
