//! What device code may not use on a target, and headers it cannot use on any.

use crate::job::Job;
use okl_plan::Unsupported;
use okl_sema::recursive;

/// Headers of C++ with nothing in them that device code may use: `host-only-code` is what it would be. Those of C have
/// their names in C++.
const HOST_HEADERS: &str = "any atomic cctype cerrno cfenv chrono clocale condition_variable csetjmp csignal ctime cuchar cwchar \
    cwctype deque exception execution filesystem forward_list fstream future iomanip ios iosfwd iostream istream list locale \
    map memory memory_resource mutex new ostream queue random regex scoped_allocator set shared_mutex sstream stack \
    stdexcept streambuf string string_view strstream system_error thread typeindex typeinfo unordered_map unordered_set \
    valarray variant vector";

/// Whether only host code can use a header.
pub(crate) fn is_host_header(name: &str) -> bool {
    let of_c = name.strip_suffix(".h").map(|name| format!("c{name}"));
    let name = of_c.as_deref().unwrap_or(name);
    HOST_HEADERS.split_whitespace().any(|known| known == name)
}

/// Reports functions that call themselves, where the target has no such.
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
