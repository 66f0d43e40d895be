//! The distribution of the iterations of a second-level nest over the work items of a group.
//!
//! | the nest | becomes |
//! |---|---|
//! | on one work item | `for (int lid = 0; lid < 1; ++lid; @inner)`, then its loops unchanged |
//! | one loop, no more iterations than work items | `for (int i = 0; i < 64; i++; @inner)` |
//! | several loops, no more iterations than work items | `for (int lid = 0; lid < 64; ++lid; @inner)`, `i = lid / 8` |
//! | all others | `for (int lid = 0; lid < 256; ++lid; @inner)`, `for (long u = lid; u < total; u += 256)` |

use crate::names::Names;
use crate::sections::count_type;
use okl_frontend::kernel::Axis;
use okl_frontend::parallel::{Counting, Crew, Formula, Schedule, Team, collapse, product, share};

/// One loop of a nest, or one dimension of sections.
pub(crate) struct Dim {
    /// The type of its variable.
    pub(crate) ty: String,
    /// The name of its variable.
    pub(crate) name: String,
    /// The sequence of values of the variable.
    pub(crate) counting: Counting,
    /// The trip count.
    pub(crate) trips: Formula,
    /// The header: `int i = 0; i < n; i++`
    pub(crate) header: String,
}

/// The text around the body of a nest, from outside to inside.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shared {
    /// The header of the loop over work items.
    pub(crate) items: String,
    /// Declarations inside of it, before the loops over iterations.
    pub(crate) setup: String,
    /// The headers of the loops over iterations.
    pub(crate) iterations: String,
    /// Declarations inside of those: the variables of the nest.
    pub(crate) recover: String,
}

impl Shared {
    /// The text for code of one work item: `for (int lid = 0; lid < 1; ++lid; @inner) `
    pub(crate) fn leader(names: &Names) -> Shared {
        Shared { items: items(names, &Formula::number(1)), ..Shared::default() }
    }

    /// The text in front of a body, and behind it.
    pub(crate) fn around(self) -> (String, String) {
        let Shared { items, setup, iterations, recover } = self;
        let (mut open, mut close) = (items, String::new());
        if !setup.is_empty() {
            open += &format!("{{ {setup}");
            close += " }";
        }
        open += &iterations;
        if !recover.is_empty() {
            open += &format!("{{{recover} ");
            close += " }";
        }
        (open, close)
    }

    /// The text for a nest that is distributed over all work items.
    pub(crate) fn of(dims: &[Dim], size: &Formula, names: &Names) -> Shared {
        if size.as_number() == Some(1) {
            let loops = dims.iter().map(|dim| format!("for ({}) ", dim.header));
            return Shared { iterations: loops.collect(), ..Shared::leader(names) };
        }
        let mut setup = String::new();
        let trips: Vec<Formula> = (dims.iter().enumerate())
            .map(|(at, dim)| match dim.trips.as_number() {
                Some(number) => Formula::number(number),
                None => {
                    let name = names.trips(at);
                    setup += &format!("const long {name} = {}; ", dim.trips);
                    Formula::code(name)
                }
            })
            .collect();
        let total = product(&trips);
        let fits = total.as_number().zip(size.as_number()).is_some_and(|(total, size)| total <= size);
        if let ([dim], true) = (dims, fits) {
            return Shared { items: format!("for ({}; @inner) ", dim.header), ..Shared::default() };
        }
        let count = if fits { &total } else { size };
        let number = Formula::code(if fits { names.item() } else { names.round() });
        let parts = collapse(&trips, &number);
        let recover = dims
            .iter()
            .zip(parts)
            .map(|(dim, part)| format!(" {} {} = {};", dim.ty, dim.name, dim.counting.at(part)));
        let recover = recover.collect();
        if fits {
            return Shared { items: items(names, count), recover, ..Shared::default() };
        }
        let lanes = Team::new(Formula::code(names.item()), size.clone());
        let crew = Crew { lane: Some(lanes), ..Crew::default() };
        let iterations = share(&crew, Schedule::Cyclic, &total, &names.round()).iterations;
        let iterations = format!("{} ", iterations.header(count_type(&total), &names.round()));
        Shared { items: items(names, size), setup, iterations, recover }
    }
}

/// Merges a nest with more group loops than a launch has dimensions to one loop; returns its header and the
/// declarations of the original variables:
///
/// ```text
/// for (long g = 0; g < n0 * n1 * n2 * n3; ++g; @outer)        int a = g / (n1 * n2 * n3); ...
/// ```
pub(crate) fn groups(dims: &[Dim], names: &Names) -> (String, String) {
    let trips: Vec<Formula> = dims.iter().map(|dim| dim.trips.clone()).collect();
    let g = names.group();
    let header = Axis::new(&*g, product(&trips)).of_type("long").header("@outer") + " ";
    let parts = collapse(&trips, &Formula::code(g));
    let recover = dims
        .iter()
        .zip(parts)
        .map(|(dim, part)| format!(" {} {} = {};", dim.ty, dim.name, dim.counting.at(part)));
    (header, recover.collect())
}

/// The header of the loop over work items: `for (int lid = 0; lid < 256; ++lid; @inner) `
fn items(names: &Names, count: &Formula) -> String {
    Axis::new(names.item(), count.clone()).header("@inner") + " "
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dim(name: &str, trips: &str) -> Dim {
        let trips = Formula::code(trips);
        Dim {
            ty: "int".into(),
            name: name.into(),
            header: format!("int {name} = 0; {name} < {trips}; {name}++"),
            counting: Counting::to(trips.clone()),
            trips,
        }
    }

    fn shared(dims: &[Dim], size: i64) -> String {
        let Shared { items, setup, iterations, recover } =
            Shared::of(dims, &Formula::number(size), &Names::beside(std::iter::empty()));
        format!("{items}|{setup}|{iterations}|{recover}")
    }

    #[test]
    fn one_work_item_runs_the_loops_as_they_stand() {
        assert_eq!(
            shared(&[dim("i", "n"), dim("j", "8")], 1),
            "for (int slm_lid = 0; slm_lid < 1; ++slm_lid; @inner) ||for (int i = 0; i < n; i++) for (int j = 0; j < 8; j++) |"
        );
    }

    #[test]
    fn what_fits_is_one_iteration() {
        assert_eq!(shared(&[dim("i", "64")], 64), "for (int i = 0; i < 64; i++; @inner) |||");
        assert_eq!(
            shared(&[dim("i", "4"), dim("j", "8")], 64),
            "for (int slm_lid = 0; slm_lid < 32; ++slm_lid; @inner) ||| int i = slm_lid / 8; int j = slm_lid % 8;"
        );
    }

    #[test]
    fn all_else_goes_in_turns() {
        assert_eq!(
            shared(&[dim("i", "4"), dim("j", "9")], 32),
            "for (int slm_lid = 0; slm_lid < 32; ++slm_lid; @inner) ||\
             for (int slm_u = slm_lid; slm_u < 36; slm_u += 32) | int i = slm_u / 9; int j = slm_u % 9;"
        );
        assert_eq!(
            shared(&[dim("i", "n")], 32),
            "for (int slm_lid = 0; slm_lid < 32; ++slm_lid; @inner) |const long slm_n0 = n; |\
             for (long slm_u = slm_lid; slm_u < slm_n0; slm_u += 32) | int i = slm_u;"
        );
    }

    #[test]
    fn generated_names_are_free() {
        let names = |others: &'static [&str]| Names::beside(others.iter().copied()).item();
        assert_eq!(names(&["slm_atile", "slm_section"]), "slm_lid");
        assert_eq!(names(&["slm_s0"]), "slm__lid");
        assert_eq!(names(&["slm_lid", "slm__n2"]), "slm___lid");
    }
}
