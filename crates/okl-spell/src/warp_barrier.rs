//! Barriers of a warp on devices that may lack subgroups.

use crate::job::Job;
use okl_model::meaning::{Arg, BarrierScope};
use okl_model::{Meaning, Site};
use okl_plan::is_for_some;
use okl_source::Span;

/// The prologue of a text with such a barrier.
///
/// Without subgroups, the barrier of the group replaces it if all work items of the group reach it; otherwise it is an
/// error when the text is compiled.
pub(crate) fn lines(job: &Job<'_>) -> String {
    let words = &job.target.words;
    let written: Vec<Span> = job
        .unit
        .attributes
        .iter()
        .filter(|attr| matches!(attr.meaning(), Meaning::Barrier(Arg::Valid(BarrierScope::Warp))))
        .filter_map(|attr| if let Site::Empty(statement) = attr.site { Some(statement) } else { None })
        .collect();
    if written.is_empty() || words.warp_barrier_lines.is_empty() {
        return String::new();
    }
    let is_for_all = |place: &Span| {
        let kernels = job.plan.kernels.iter();
        let mut launches =
            kernels.flat_map(|kernel| kernel.launches.iter().map(move |launch| (kernel.checked, launch)));
        let around = launches.find(|(_, launch)| launch.root.span.contains(*place));
        around
            .is_some_and(|(kernel, launch)| !is_for_some(job.unit, kernel, launch.nest, &launch.grid, *place))
    };
    let otherwise = match written.iter().all(is_for_all) {
        true => format!("#define {} {}", words.warp_barrier, words.group_barrier),
        false => {
            "#error a barrier of a warp that only some work items of a group come by needs sub-groups".into()
        }
    };
    words.warp_barrier_lines.replace("{otherwise}", &otherwise)
}

#[cfg(test)]
mod tests {
    use crate::tests::{device, items};

    #[test]
    fn the_barrier_of_the_group_stands_in_where_all_come_by() {
        let text = |code: &str| device("opencl", &items(code)).expect("it is lowered");
        let all = text("s[t] = 1; @barrier(\"warp\"); x[t] = s[t ^ 1];");
        assert!(all.contains("\n#define okl_warp_barrier() barrier(CLK"), "{all}");
        let some = text("if (n[t]) { s[t] = 1; @barrier(\"warp\"); x[t] = s[t ^ 1]; }");
        assert!(some.contains("\n#error a barrier of a warp"), "{some}");
        assert!(!text("x[t] = 1;").contains("okl_warp_barrier"));
    }
}
