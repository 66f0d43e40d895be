//! Refuses features that the target's device code lacks, and lists the headers that no device code can use.

use crate::job::Job;
use crate::names::is_spelled;
use okl_model::meaning::{Arg, BarrierScope};
use okl_model::plan::NodeKind;
use okl_model::{Function, Meaning};
use okl_plan::{Launch, Unsupported};
use okl_sema::recursive;
use okl_source::Span;

/// C++ headers without any declaration that device code may use; using them is `host-only-code`. Headers of C are
/// listed by their C++ names.
const HOST_HEADERS: &str = "any atomic cctype cerrno cfenv chrono clocale condition_variable csetjmp csignal ctime cuchar cwchar \
    cwctype deque exception execution filesystem forward_list fstream future iomanip ios iosfwd iostream istream list locale \
    map memory memory_resource mutex new ostream queue random regex scoped_allocator set shared_mutex sstream stack \
    stdexcept streambuf string string_view strstream system_error thread typeindex typeinfo unordered_map unordered_set \
    valarray variant vector";

/// Returns true if only host code can use a header.
pub(crate) fn is_host_header(name: &str) -> bool {
    let of_c = name.strip_suffix(".h").map(|name| format!("c{name}"));
    let name = of_c.as_deref().unwrap_or(name);
    HOST_HEADERS.split_whitespace().any(|known| known == name)
}

/// Reports recursive functions on targets without recursion.
pub(crate) fn refuse(job: &mut Job<'_>) {
    let unit = job.unit;
    if job.target.capabilities.recursion {
        return;
    }
    for id in recursive(unit) {
        let what = Unsupported {
            construct: "a function that calls itself".into(),
            help: "write it as a loop".into(),
        };
        job.unsupported(unit.function(id).name_span, &what);
    }
}

/// Reports constructs of device kernels that the target's table has no spelling for; none is dropped silently.
pub(crate) fn words(job: &mut Job<'_>) {
    let plan = job.plan;
    for launch in plan.launches() {
        indices(job, launch);
        barriers(job, launch);
        group_memory(job, launch);
    }
    written_barriers(job);
    for kernel in &plan.kernels {
        let Function { name, name_span, .. } = kernel.function;
        if !is_spelled(job.target, name) {
            let construct = format!("`{name}` as the name of a kernel");
            let help =
                "use letters of ASCII, digits and `_`: the host program asks for it by this name".into();
            job.unsupported(*name_span, &Unsupported { construct, help });
        }
    }
}

/// Checks `words.local-index` and `words.group-index` for each axis that has a loop.
fn indices(job: &mut Job<'_>, launch: &Launch<'_>) {
    let words = &job.target.words;
    for path in &launch.nest.paths {
        let outer = path.outer.iter().map(|l| (l, &words.group_index, "group-index"));
        let inner = path.inner.iter().map(|l| (l, &words.local_index, "local-index"));
        for (l, axes, key) in outer.chain(inner) {
            let header = job.unit.for_loop(l.id).span;
            let axis = usize::from(l.axis.0);
            if axes[axis].is_empty() && job.plan.spelled.index(header.start, l.part).is_none() {
                let what = format!("a parallel loop of axis {axis}");
                lack(job, Span::new(header.start, header.start + 3), &what, &format!("words.{key}[{axis}]"));
            }
        }
    }
}

/// Checks `words.group-barrier` for barriers that the plan inserts.
fn barriers(job: &mut Job<'_>, launch: &Launch<'_>) {
    if launch.is_one_row || !job.target.words.group_barrier.is_empty() {
        return;
    }
    for barrier in &launch.barriers {
        let at = barrier.record(job.unit).at;
        if job.plan.spelled.text(NodeKind::Barrier, at).is_none() {
            lack(job, Span::at(at), "the barrier that is needed here", "words.group-barrier");
        }
    }
}

/// Checks the spellings of barriers that the user wrote.
fn written_barriers(job: &mut Job<'_>) {
    let (unit, words) = (job.unit, &job.target.words);
    for attr in &unit.attributes {
        let Meaning::Barrier(who) = attr.meaning() else { continue };
        let (word, what, key) = match who {
            Arg::Valid(BarrierScope::Warp) => {
                (&words.warp_barrier, "a barrier of a warp", "words.warp-barrier")
            }
            Arg::Absent | Arg::Valid(_) | Arg::Invalid => {
                (&words.group_barrier, "a barrier", "words.group-barrier")
            }
        };
        if word.is_empty() && job.plan.spelled.text(NodeKind::Barrier, attr.span.start).is_none() {
            lack(job, attr.span, what, key);
        }
    }
}

/// Checks `words.shared` for each `@shared` variable.
fn group_memory(job: &mut Job<'_>, launch: &Launch<'_>) {
    for id in &launch.group_memory {
        if job.word_of_group_memory(*id).is_empty() {
            lack(job, job.unit.variable(*id).name_span, "memory of a group", "words.shared");
        }
    }
}

/// Reports `unsupported-by-backend`, with the missing key.
pub(crate) fn lack(job: &mut Job<'_>, place: Span, what: &str, key: &str) {
    let help = format!("the table of this target has no `{key}`: say there how it is written");
    job.unsupported(place, &Unsupported { construct: what.to_string(), help });
}
