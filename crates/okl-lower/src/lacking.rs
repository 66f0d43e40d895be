//! What device code may not use on a target, and headers it cannot use on any.

use crate::{Job, Unsupported};
use okl_model::Stmt;
use okl_sema::recursive;

/// Headers of C++ with nothing in them that device code may use: `host-only-code` is what it would be.
const HOST_HEADERS: &str = "any atomic cctype cerrno chrono clocale condition_variable csetjmp csignal ctime cwchar cwctype \
    deque exception execution filesystem forward_list fstream future iomanip ios iosfwd iostream istream list locale map \
    memory memory_resource mutex new ostream queue random regex scoped_allocator set shared_mutex sstream stack stdexcept \
    streambuf string string_view strstream system_error thread typeindex typeinfo unordered_map unordered_set valarray \
    variant vector";

/// Whether only host code can use a header.
pub(crate) fn is_host_header(name: &str) -> bool {
    HOST_HEADERS.split_whitespace().any(|known| known == name)
}

/// Reports functions that call themselves, and calls of those that the target does not have.
pub(crate) fn refuse(job: &mut Job<'_>) {
    let unit = job.unit;
    if !job.target.capabilities.recursion {
        for id in recursive(unit) {
            let what = Unsupported {
                construct: "a function that calls itself".into(),
                help: "write it as a loop".into(),
            };
            job.unsupported(unit.function(id).name_span, &what);
        }
    }
    let capabilities = &job.target.capabilities;
    let mut found = Vec::new();
    let mut look = |stmt: &Stmt| {
        for call in unit.calls(stmt).iter().filter(|call| call.function.is_none()) {
            if capabilities.lacks(&call.name) {
                found.push((call.span, call.name.clone()));
            }
        }
    };
    let device = &job.plan.device;
    for body in device.functions().iter().filter_map(|id| unit.body(unit.function(*id))) {
        unit.walk(body, &mut look);
    }
    for kernel in job.checked.kernels() {
        for nest in &kernel.nests {
            unit.walk(unit.for_loop(nest.root), &mut look);
        }
    }
    for (place, name) in found {
        let what = Unsupported {
            construct: format!("`{name}` in device code"),
            help: "write what it does as a loop, or choose another backend for this kernel".into(),
        };
        job.unsupported(place, &what);
    }
}
