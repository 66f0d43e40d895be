//! The kernel of a job.

use crate::job::{Job, body};
use okl_frontend::kernel::{Axis, Kernel, Nest};
use okl_frontend::names::Names;
use okl_frontend::parallel::{Crew, Formula, Schedule, Team, share};
use okl_frontend::text::{Changes, Text};

/// Writes the kernel of a job.
///
/// ```text
/// @kernel void step_grid(const long long trips, const int blocks, const int n, const double *x, double *y) {
///   for (int block = 0; block < blocks; ++block; @outer) {
///     for (int item = 0; item < 64; ++item; @inner) {
///       for (long long k = ...) { const int i = k; y[i] = x[i]; }
/// ```
pub fn write(job: &Job<'_>, names: &mut Names) -> Text {
    let place = job.placed.directive.span;
    let [trips, blocks, block, item] = ["trips", "blocks", "block", "item"].map(|stem| names.fresh(stem));
    let groups = vec![Axis::new(&*block, &*blocks)];
    let mut nest = Nest::new(groups, vec![Axis::new(&*item, job.block)], place);
    let mut kernel = Kernel::new(&*job.kernel, place);
    kernel.argument(format!("const long long {trips}")).argument(format!("const int {blocks}"));
    for id in &job.scalars {
        kernel.argument(format!("const {} {}", job.ty(*id), job.name(*id)));
    }
    for array in &job.arrays {
        let constant = if array.comes_out { "" } else { "const " };
        kernel.argument(format!("{constant}{} *{}", array.element, job.name(array.id)));
    }
    let crew = Crew {
        gang: Some(Team::new(Formula::code(&*block), Formula::code(&*blocks))),
        lane: Some(Team::new(Formula::code(&*item), Formula::number(job.block))),
        ..Crew::default()
    };
    let Some(fold) = &job.fold else {
        nest.items(iterations(job, &crew, &trips, names, &Changes::new()));
        kernel.nest(nest);
        return kernel.text();
    };
    // Each work item has a value of its own, all of which become one value of the group, and the host folds those.
    let [own, parts] = ["own", "parts"].map(|stem| names.fresh(stem));
    let mut changes = Changes::new();
    for use_ in job.uses.named.get(&fold.id).into_iter().flatten() {
        changes.replace(*use_, own.as_str());
    }
    nest.exclusive(format!("{} {own}", fold.ty));
    let mut code = Text::from(format!("{own} = {};\n", fold.identity));
    code.push(iterations(job, &crew, &trips, names, &changes));
    nest.items(code);
    let result = nest.reduce(names, fold.operator, &fold.ty, own.as_str());
    nest.one(format!("{parts}[{block}] = {};\n", result.expect("the block is a number")));
    kernel.argument(format!("{} *{parts}", fold.ty)).nest(nest);
    kernel.text()
}

/// The loop over the iterations of a work item.
fn iterations(job: &Job<'_>, crew: &Crew, trips: &str, names: &mut Names, changes: &Changes) -> Text {
    let place = job.placed.directive.span;
    let number = names.fresh("number");
    let shared = share(crew, Schedule::usual(crew), &Formula::code(trips), &number);
    let values = shared.values.iter().map(|(name, value)| format!("const long long {name} = {value};\n"));
    let counter = job.l.variable.map_or(String::new(), |id| {
        let (ty, name, value) = (job.ty(id), job.name(id), job.counting.at(Formula::code(&*number)));
        format!("const {ty} {name} = ({ty})({value});\n")
    });
    let header = shared.iterations.header("long long", &number);
    let open = Text::from(values.collect::<String>() + &header + " {\n" + &counter);
    Text::fill("$open$body\n}\n", place, &[("open", &open), ("body", &changes.copy(body(job)))])
}
