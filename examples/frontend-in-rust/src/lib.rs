//! The front end `grid`: loops of C++ with `#pragma grid each` and `#pragma grid fold` run on the device.
//!
//! ```text
//! #pragma grid each reads(n: x) writes(n: y)      @kernel void step_grid(...) { ... }
//! for (int i = 0; i < n; ++i) y[i] = x[i];        run_step_grid(n, x, y);
//! ```
//!
//! `grammar` has the directives as data, `job` understands one with its loop, `kernel` writes it as OKL, and `host` writes
//! the function that launches it.

mod grammar;
mod host;
mod ids;
mod job;
mod kernel;

use crate::job::Job;
use okl_frontend::names::Names;
use okl_frontend::runtime::Device;
use okl_frontend::text::Text;
use okl_plugin::model::DirectiveKind;
use okl_plugin::{AskedUnit, Change, EditSet, Frontend, Span};

const GRID: Frontend = Frontend {
    summary: "runs loops of C++ with `#pragma grid` on the device",
    options: &[],
    attributes: "",
    headers: &[],
    programs: true,
    launch: None,
    // The pragmas are still there when the text has been parsed.
    read: |_| Ok(Change::default()),
    write: Some(write),
};

okl_plugin::export!(frontend, "grid", GRID, diagnostics = ids::DIAGNOSTICS);

/// The owner of all edits.
const OWNER: &str = "front end \"grid\"";

/// Writes the kernels in place of the program, and the program with calls in place of the loops.
fn write(asked: &AskedUnit<'_>) -> Result<Change, String> {
    let unit = asked.unit;
    let mut change = Change::default();
    let mut names = Names::of(unit);
    let jobs = Job::all(unit, &mut names, &mut change.diagnostics);
    if change.diagnostics.iter().any(|said| said.is_error()) {
        return Ok(change);
    }
    let device = Device::of(asked);
    let (mut kernels, mut host) = (Text::new(), EditSet::new());
    for line in unit.directives.iter().filter(|line| line.kind == DirectiveKind::Include && !asked.gpu) {
        kernels.push(Text::copy(line.span));
        kernels.push("\n");
    }
    for job in &jobs {
        // Each kernel has names of its own.
        kernels.push(kernel::write(job, &mut names.clone()));
        let launcher = host::Launcher::of(job, device, asked.apart);
        change.launchers += &launcher.text;
        if asked.apart {
            Text::from(launcher.declaration.as_str()).insert(&mut host, OWNER, 0);
        }
        let line = job.placed.directive.span;
        Text::from("").replace(&mut host, OWNER, line);
        Text::from(launcher.call.as_str()).replace(&mut host, OWNER, job.stmt.span);
    }
    kernels.replace(&mut change.edits, OWNER, Span::new(0, unit.text.len() as u32));
    if device != Device::None {
        change.runtime = device.simple_layer();
        change.host = Some(host);
    }
    Ok(change)
}
