//! The host's part of a job: a function that launches the kernel, and its call.

use crate::job::{Fold, Job};
use okl_frontend::host::{Argument, Copied, Launch};
use okl_frontend::runtime::Device;

/// The number of groups that fold.
const FOLDING: i64 = 64;

/// The function that launches the kernel of a job.
pub struct Launcher {
    /// Its definition.
    pub text: String,
    /// Its declaration.
    pub declaration: String,
    /// Its call.
    pub call: String,
}

impl Launcher {
    /// Writes the launcher of a job. If program and kernels are two texts (`apart`), the program declares it.
    ///
    /// ```text
    /// static void run_step_grid(const int n, const double *x, double *y) { copies and the launch }
    /// ```
    pub fn of(job: &Job<'_>, device: Device, apart: bool) -> Launcher {
        let (mut parameters, mut arguments) = (Vec::new(), Vec::new());
        for id in &job.scalars {
            parameters.push(format!("const {} {}", job.ty(*id), job.name(*id)));
            arguments.push(job.name(*id).to_string());
        }
        for array in &job.arrays {
            let constant = if array.comes_out { "" } else { "const " };
            parameters.push(format!("{constant}{} *{}", array.element, job.name(array.id)));
            arguments.push(job.name(array.id).to_string());
        }
        if let Some(Fold { id, ty, .. }) = &job.fold {
            parameters.push(format!("{ty} &{}", job.name(*id)));
            arguments.push(job.name(*id).to_string());
        }
        let linkage = if apart { "" } else { "static " };
        let head = format!("{linkage}void {}({})", job.launcher, parameters.join(", "));
        Launcher {
            text: format!("{head} {{\n{}}}\n", body(job, device)),
            declaration: format!("{head};\n"),
            call: format!("::{}({});", job.launcher, arguments.join(", ")),
        }
    }
}

fn body(job: &Job<'_>, device: Device) -> String {
    let blocks = match &job.fold {
        Some(_) => FOLDING.to_string(),
        None => format!("(int)(grid_trips > 0 ? (grid_trips - 1) / {} + 1 : 1)", job.block),
    };
    let mut launch = Launch::new(
        device.kernel("", &job.kernel),
        device.stream(),
        ["grid_blocks".to_string()],
        [job.block.to_string()],
    )
    .argument(Argument::value("long long", "grid_trips"))
    .argument(Argument::value("int", "grid_blocks"));
    for id in &job.scalars {
        launch = launch.argument(Argument::value(job.ty(*id), job.name(*id)));
    }
    let mut copies: Vec<Copied> = Vec::new();
    for array in &job.arrays {
        let (host, bytes) = (job.name(array.id), format!("(({}) * sizeof({}))", array.length, array.element));
        copies.push(Copied {
            name: format!("grid_{host}"),
            host: host.to_string(),
            bytes,
            goes_in: array.goes_in,
            comes_out: array.comes_out,
        });
    }
    let mut before = format!(
        "const long long grid_trips = {};\nconst int grid_blocks = {blocks};\n",
        job.counting.trips()
    );
    let mut behind = String::new();
    if let Some(Fold { id, ty, operator, .. }) = &job.fold {
        let name = job.name(*id);
        before += &format!("{ty} grid_parts[{FOLDING}];\n");
        let (host, bytes) = ("grid_parts".to_string(), "sizeof grid_parts".to_string());
        copies.push(Copied { name: "grid_all".into(), host, bytes, goes_in: false, comes_out: true });
        let combined = operator.combined(name, "grid_part");
        behind = format!("for ({ty} grid_part : grid_parts) {name} = {combined};\n");
    }
    for copied in &copies {
        launch = launch.argument(Argument::pointer(&*copied.name));
    }
    let inside =
        copies.iter().rev().fold(launch.text(), |text, copied| copied.around(device.stream(), &text));
    before + &inside + &behind
}
