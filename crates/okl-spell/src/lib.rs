//! From a checked unit to edits, for every backend.
//!
//! A target is described by data ([`Target`]); what becomes of kernels on all of them lives here once:
//!
//! - `grid`: parallel loops become indices of work items, each nest a kernel of its own;
//! - `host`: loops stay loops;
//! - `launcher`: the host program that launches what `grid` made, for OCCA and for programs without it;
//! - `count`: how many rounds a loop has, as text;
//! - `atomic`: updates that are one step for all work items.
//!
//! What is decided before any of it is written is the [`Plan`].
//!
//! Nothing is applied here: [`lower`] answers with edits of the normalised text. Functions that
//! write code show a line of it.

mod arguments;
mod atomic;
mod attributes;
mod barrier;
mod brought;
mod builtins;
mod called;
mod class_choices;
mod count;
mod declarators;
mod device_cpp;
mod device_items;
mod device_text;
mod dim;
mod exclusive;
mod fission;
mod flat;
mod grid;
mod handed_over;
mod hoist;
mod host;
mod host_pointers;
mod host_reads;
mod intrinsics;
mod item_closure;
mod job;
mod lacking;
mod launcher;
mod live_across;
mod loops;
mod names;
mod nested_pointers;
mod options;
mod per_item;
mod plain_c;
mod pointer_casts;
mod pointer_fields;
mod pragmas;
mod privatisation;
mod range_loop;
mod rounds;
mod signature;
mod spaces;
mod standard;
mod steps;
mod target_names;
mod vector_calls;
mod vector_parts;
mod vector_types;
mod versions;

pub use brought::join;
pub use options::Options;

use flat::Flat;
use job::Job;
use okl_model::{Expanded, Lowered, Part};
use okl_plan::Plan;
use okl_sema::Checked;
use okl_source::Diagnostic;
use okl_target::{Shape, Target};
use serde_json::{Map, Value};
use std::cell::{OnceCell, RefCell};

/// Messages about pointers whose memory is not known.
const FOLLOWERS: [&str; 2] = ["pointer-to-two-memories", "pointer-to-unknown-memory"];

/// Decides what becomes of a checked unit on a target.
pub fn plan<'u>(target: &Target, checked: &'u Checked, options: &Map<String, Value>) -> Plan<'u> {
    let mut plan = Plan::new(target, checked, Options::new(options).wishes());
    if target.is_c() {
        plan.names = Flat::of(target, checked).map(|flat| flat.names).unwrap_or_default();
    }
    plan
}

/// Writes what was decided.
///
/// # Errors
/// What the target cannot express, all of it.
pub fn lower(
    target: &Target,
    plan: &Plan<'_>,
    checked: &Checked,
    expanded: &Expanded,
    options: &Map<String, Value>,
) -> Result<Lowered, Vec<Diagnostic>> {
    let flat = if target.is_c() { Flat::of(target, checked) } else { None };
    let flat_plan = flat
        .as_ref()
        .map(|flat| Plan { spelled: plan.spelled.clone(), ..crate::plan(target, &flat.checked, options) });
    let of_device = flat_plan.as_ref().unwrap_or(plan);
    let mut job = Job {
        target,
        checked: flat.as_ref().map_or(checked, |flat| &flat.checked),
        plan: of_device,
        unit: flat.as_ref().map_or(checked.unit(), |flat| flat.checked.unit()),
        flat: flat.as_ref(),
        expanded,
        options: Options::new(options),
        out: of_device.refused.clone(),
        helpers: Vec::new(),
        pointers: None,
        taken: RefCell::default(),
        bound: OnceCell::new(),
        locks: OnceCell::new(),
        names_std: OnceCell::new(),
        written: OnceCell::new(),
    };
    let kernel = match target.shape {
        Shape::Grid => grid::lower(&mut job),
        Shape::Host => host::lower(&mut job),
    };
    if !of_device.refused.is_empty() {
        // Where what the target lacks leads to nobody knows, and need not be told.
        job.out.retain(|said| !FOLLOWERS.contains(&said.id.as_str()));
    }
    job.as_written(checked, plan);
    if target.shape == Shape::Grid {
        host_reads::refuse(&mut job);
    }
    let launcher = match target.shape {
        Shape::Grid => Some(launcher::lower(&mut job, &launcher::Occa)),
        Shape::Host => None,
    };
    let barriers = plan.launches().flat_map(|launch| &launch.barriers);
    let barriers = barriers.map(|barrier| barrier.said(job.unit)).collect();
    if job.out.is_empty() { Ok(Lowered { kernel, launcher, barriers }) } else { Err(job.out) }
}

/// Writes the host program that runs the kernels for programs without OCCA, in an ABI of C.
///
/// # Errors
/// What host code cannot do.
pub fn launcher_c(
    target: &Target,
    plan: &Plan<'_>,
    checked: &Checked,
    expanded: &Expanded,
    options: &Map<String, Value>,
) -> Result<Part, Vec<Diagnostic>> {
    let mut job = Job {
        target,
        checked,
        plan,
        unit: checked.unit(),
        flat: None,
        expanded,
        options: Options::new(options),
        out: Vec::new(),
        helpers: Vec::new(),
        pointers: None,
        taken: RefCell::default(),
        bound: OnceCell::new(),
        locks: OnceCell::new(),
        names_std: OnceCell::new(),
        written: OnceCell::new(),
    };
    let launcher = launcher::lower_plain(&mut job);
    if job.out.is_empty() { Ok(launcher) } else { Err(job.out) }
}
