//! The ids of all diagnostics of okl, with a one-line summary each.
//!
//! Each id has a page in `docs/diagnostics/` and a failing kernel in `testdata/errors/`; tests compare the three.
//! Plugins declare theirs in their descriptions, those of front ends of okl included. Warnings of clang are passed
//! through under clang's own names and are not listed.

use okl_source::Severity;

/// The kind of input that a diagnostic is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// A kernel.
    Source,
    /// Everything else: the command line, pipeline files, plugins, the machine.
    Setup,
}

/// One id and its properties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Id {
    /// Its stable name: `shared-outside-outer`.
    pub id: &'static str,
    /// The kind of input it is about.
    pub about: About,
    /// Its default severity.
    pub severity: Severity,
    /// A one-line summary of what was found.
    pub summary: &'static str,
    /// True if an error may be reported as a warning: OCCA's parser did not have the rule, and the text that okl writes
    /// does at least what the text of OCCA's parser did.
    pub may_warn: bool,
}

/// The entry of an id.
pub fn find(id: &str) -> Option<&'static Id> {
    IDS.binary_search_by_key(&id, |entry| entry.id).ok().map(|at| &IDS[at])
}

const fn error(id: &'static str, summary: &'static str) -> Id {
    Id { id, about: About::Source, severity: Severity::Error, summary, may_warn: false }
}

/// An error that may be reported as a warning, for users of OCCA's parser.
const fn stricter(id: &'static str, summary: &'static str) -> Id {
    Id { may_warn: true, ..error(id, summary) }
}

const fn setup(id: &'static str, summary: &'static str) -> Id {
    Id { id, about: About::Setup, severity: Severity::Error, summary, may_warn: false }
}

const fn setup_warning(id: &'static str, summary: &'static str) -> Id {
    Id { id, about: About::Setup, severity: Severity::Warning, summary, may_warn: false }
}

const fn warning(id: &'static str, summary: &'static str) -> Id {
    Id { id, about: About::Source, severity: Severity::Warning, summary, may_warn: false }
}

/// All ids, sorted.
pub const IDS: &[Id] = &[
    error("address-of-own", "the address of private memory, stored where other work items read it"),
    error("atomic-block-unsupported", "a device cannot make a block of several statements atomic"),
    error("atomic-not-an-update", "`@atomic` on something that does not update one place"),
    error("atomic-order", "an order of memory that `@atomic` or the statement cannot have"),
    error("atomic-outside-outer", "`@atomic` in host code"),
    error("attribute-arguments", "an attribute with arguments it does not take"),
    error("attribute-site", "an attribute on something that cannot carry it"),
    setup("attribute-taken", "an attribute with the name of another one"),
    error("attribute-unsupported", "an attribute that does not say what it becomes on a target"),
    error("axis-conflict", "one loop would run on two axes"),
    setup("backend-edits", "a backend whose edits do not fit together"),
    setup("backend-left-attribute", "a backend that leaves an attribute in its text"),
    error("bad-directive", "a line that starts with `#` and is no directive"),
    error("bad-if-expression", "a condition of `#if` that is no integer expression"),
    error("bad-macro-definition", "a `#define` that defines nothing"),
    error("bad-paste", "`##` that makes no single token"),
    error("bad-pragma", "a `_Pragma` without its string"),
    error("barrier-in-function", "a function with barriers whose body cannot be put in place of a call"),
    error("barrier-in-smaller-nest", "a barrier that some work items of the group never reach"),
    error("barrier-not-reached", "a barrier that only some work items of a group reach"),
    error("barrier-outside-outer", "`@barrier` outside of any `@outer` loop"),
    error("break-in-parallel-loop", "`break` out of a loop whose iterations run in parallel"),
    error("broken-unit", "a unit whose facts contradict each other; a bug in a stage"),
    setup("cc-assembly", "`okl cc -S` for a source that becomes two texts"),
    warning("cc-library", "a library on a link line of `okl cc` that the target does not have"),
    setup("cc-option", "an option of the compiler that `okl cc` has nothing for"),
    setup("cc-pipeline", "a pipeline that `okl cc` cannot compile with"),
    setup("clang-argument", "an argument for clang that okl does not hand on"),
    error("clang-error", "what clang says of the C++ code"),
    error("clang-failed", "libclang gave up on a text without saying why"),
    warning("clang-warning", "what clang says of the C++ code, when the warning has no name"),
    warning("clock-macro", "`__DATE__`, `__TIME__` or `__TIMESTAMP__`"),
    error("copy-not-awaited", "a copy that goes on while code runs, and nothing that waits for it"),
    warning("data-race", "work items that access one element in one `@inner` loop, one of them writing"),
    error("dim-index-count", "more or fewer indices than dimensions"),
    error("dim-nesting", "accesses by `@dim` too deep inside each other"),
    error("dim-not-indexable", "`@dim` on something that is neither a pointer nor an array"),
    error("dim-not-integer", "a dimension or an index of `@dim` that is no integer"),
    error("dim-of-template", "an access by `@dim` that needs what only a template knows"),
    error("dim-order-count", "`@dimOrder` with more or fewer numbers than dimensions"),
    error("dim-order-index", "`@dimOrder` that is no order of the dimensions"),
    error("dim-order-without-dim", "`@dimOrder` on something without `@dim`"),
    error("dim-size-hidden", "an access by `@dim` where a size has another meaning"),
    error("directive-in-macro-arguments", "`#include` or `#pragma` inside a macro call"),
    warning("divergent-barrier", "`@barrier` under a condition that may differ between work items"),
    error("double-unsupported", "double precision on a target that has none"),
    error("duplicate-axis", "two loops inside each other on one axis"),
    error("duplicate-kernel", "two kernels of one name"),
    error("else-after-else", "a second `#else`, or an `#elif` after `#else`"),
    error("else-without-if", "`#else` or `#elif` without an `#if`"),
    warning("empty-loop", "a parallel loop that never runs"),
    error("endif-without-if", "`#endif` without an `#if`"),
    warning("endless-loop", "a loop whose condition always holds"),
    error("error-directive", "an `#error` line that is reached"),
    error("exclusive-inside-inner", "an `@exclusive` variable inside an `@inner` loop"),
    error("exclusive-outside-inner", "an `@exclusive` variable used outside of `@inner` loops"),
    error("exclusive-outside-outer", "an `@exclusive` variable outside of any `@outer` loop"),
    error("exclusive-parameter", "a parameter marked `@exclusive`"),
    error("exclusive-reference", "an `@exclusive` reference"),
    error("exclusive-size", "an `@exclusive` array whose size is not a constant, or 0"),
    error("expansion-too-deep", "macro calls too deep inside each other"),
    error("expansion-too-large", "macros or includes that grow beyond all bounds"),
    warning("extra-directive-tokens", "text after a directive that the directive ignores"),
    error("fence-outside-outer", "`@fence` in host code"),
    warning("fenced-barrier", "`@barrier(\"local\")`, which means `@barrier`"),
    error("for-header-clauses", "something other than attributes in the 4th clause of a `for`"),
    warning("foreign-pragma", "a pragma that does what an attribute is for"),
    error("foreign-word", "a name of another language that OKL does not have"),
    error("global-variable-changed", "a variable with static storage that a kernel changes"),
    error("goto-out-of-parallel-loop", "`goto` out of a loop whose iterations run in parallel"),
    stricter("group-variable-changed", "a variable of the group that work items change"),
    error("half-unsupported", "a number of 16 bits that is not `half`, or an atomic operation on one"),
    error("hazard-in-divergent-code", "a barrier is needed where not all work items reach it"),
    error("host-code-dereference", "host code that looks into device memory"),
    error("host-only-code", "device code that only a host could run"),
    error("host-read-misplaced", "`okl_read` outside of host code"),
    error("host-read-unsupported", "a launcher cannot read an element of device memory"),
    error("host-variable-changed", "device code that changes a variable of host code"),
    setup_warning("include-folder-missing", "`-I` with a folder that is not there"),
    error("include-not-found", "an `#include` of a file that is nowhere"),
    error("include-not-readable", "an `#include` of a file that cannot be read"),
    error("include-too-deep", "files that include each other without end"),
    error("independent-parallel-loop", "`@independent` on a loop over groups or work items"),
    error("init-statement", "a statement that libclang does not show to okl"),
    error("inner-count-varies", "an `@inner` loop whose number of iterations depends on device values"),
    error("inner-outside-outer", "an `@inner` loop outside of any `@outer` loop"),
    setup("input-is-directory", "an input that is a folder"),
    setup("input-not-text", "an input that is no text"),
    setup("input-too-large", "an input beyond 1 GiB"),
    setup("input-unreadable", "an input that cannot be read"),
    setup("instance-arguments", "arguments of an instance that are not those of its kernel template"),
    setup(
        "instance-unsupported",
        "an instance of a kernel template that has none: with a pack, a specialisation, an overload",
    ),
    setup("internal-error", "a bug of okl, or of a plugin, met by a program that uses okl as a library"),
    error("intrinsic-argument", "an argument that the table of an intrinsic does not take"),
    setup("intrinsic-expansion", "an `expand` of an intrinsic with a placeholder that stands for nothing"),
    error("intrinsic-in-divergent-code", "an intrinsic for all work items where not all of them reach it"),
    error("intrinsic-misplaced", "an intrinsic in host code, or outside of the loop it is for"),
    error("intrinsic-not-enabled", "an intrinsic that is not switched on"),
    setup("intrinsic-prototype", "a prototype of an intrinsic that is no declaration"),
    error("intrinsic-unsupported", "an intrinsic that a target cannot do, or not there"),
    error("kernel-called", "a call of a kernel in OKL code"),
    error("kernel-is-method", "a kernel that is a member of a class"),
    error("kernel-named-main", "a kernel called `main`"),
    error("kernel-not-void", "a kernel that returns something"),
    error("kernel-parameter-array", "a kernel parameter that is an array without a size"),
    error("kernel-parameter-reference", "a kernel parameter that is a reference"),
    error("kernel-parameter-variadic", "a kernel that takes any number of arguments"),
    error("kernel-without-body", "a kernel that is declared and not defined"),
    error("kernel-without-outer", "a kernel without parallel loops"),
    error("launch-bounds-placement", "`@launch_bounds` on a loop that is not the outermost `@outer` loop"),
    error("launch-bounds-too-small", "`@launch_bounds` below the number of work items of a group"),
    error("launch-bounds-value", "`@launch_bounds` with something other than positive constants"),
    error("launch-limit", "a launch that goes beyond what devices of a target have"),
    setup("level-of-error", "a level for an error, which stays one"),
    setup_warning("libclang-skipped", "a libclang that does not work, and another one is taken"),
    warning("lint-bank-conflict", "work items that access one bank of `@shared` memory at once"),
    warning("lint-inner-count", "an `@inner` loop whose number of iterations is no constant"),
    warning("lint-restrict", "a pointer that is read while another is written, both without `@restrict`"),
    warning("lint-strided-access", "neighbouring work items that use elements with gaps between them"),
    warning("lint-uncoalesced", "neighbouring work items that use elements of different rows"),
    error("loop-header", "a parallel loop whose iterations okl cannot count"),
    error("loop-outside-kernel", "a parallel loop in a function that is no kernel"),
    stricter("loop-variable-assigned", "a parallel loop whose body changes its variable"),
    error("loop-with-two-roles", "a loop that is both `@outer` and `@inner`"),
    error("macro-argument-count", "a macro called with too many or too few arguments"),
    warning("macro-redefined", "a macro that is defined again with another meaning"),
    error("max-inner-dims-placement", "`@max_inner_dims` on a loop that is not the outermost `@outer` loop"),
    error("max-inner-dims-too-small", "`@max_inner_dims` below the size of a group"),
    error("max-inner-dims-value", "`@max_inner_dims` with something other than positive constants"),
    setup("missing-key", "a pipeline file without something it has to say"),
    error("missing-semicolon", "a statement, or a part of a loop header, without its `;`"),
    error("mixed-attribute-list", "okl's attributes and others in one `[[...]]`"),
    error("mixed-siblings", "`@outer` and `@inner` loops on one level"),
    error("no-kernel", "an input without kernels"),
    setup("no-libclang", "no libclang on this machine"),
    warning("nobarrier-without-effect", "`@nobarrier` on a loop that no barrier would follow"),
    error("not-indexable", "a call of something that is no function and has no `@dim`"),
    error("opencl-c-unsupported", "C++ that a target whose language is C does not have"),
    error("outer-bound-device", "an `@outer` loop whose number of iterations only a device can know"),
    error("outer-inside-inner", "an `@outer` loop inside an `@inner` loop"),
    stricter("outer-level-side-effect", "a change in an `@outer` body that every work item would repeat"),
    warning("outer-level-store", "a write to memory that every work item does"),
    error("outer-without-inner", "an `@outer` loop without an `@inner` loop"),
    warning("pasted-macro", "`##` beside the name of a macro"),
    setup("pipeline-cycle", "pipeline files that extend each other in a circle"),
    setup("pipeline-unreadable", "a pipeline file that cannot be read"),
    setup("plugin-answer", "a plugin whose answer cannot be read"),
    setup("plugin-crashed", "a plugin that ends its process"),
    setup("plugin-not-loaded", "a plugin that cannot be loaded"),
    setup("plugin-panicked", "a plugin with a bug"),
    setup("plugin-refused", "a plugin that refuses a request"),
    setup("plugin-timeout", "a plugin that does not answer in time"),
    error("pointer-to-two-memories", "a pointer that may point to two memory spaces"),
    error("pointer-to-unknown-memory", "a pointer to an unknown memory space"),
    setup("project-of-others", "an `okl.toml` that somebody else may have written"),
    setup("property-value", "a kernel property with a value it does not take"),
    setup("props-syntax", "kernel properties that are no JSON object"),
    setup("props-unreadable", "a file of kernel properties that cannot be read"),
    warning("recursive-function", "a function of device code that calls itself"),
    error("repeated-attribute", "the same attribute twice on one thing"),
    Id { about: About::Setup, ..warning("repeated-property", "a kernel property that is there twice") },
    error("restrict-not-pointer", "`@restrict` on something that is no pointer"),
    error("return-in-parallel-loop", "`return` out of a loop whose iterations run in parallel"),
    error("shared-and-exclusive", "a variable that is both `@shared` and `@exclusive`"),
    error("shared-argument", "a `@shared` parameter that gets a pointer to other memory"),
    error("shared-initializer", "a `@shared` variable with an initialiser"),
    error("shared-inside-inner", "a `@shared` variable inside an `@inner` loop"),
    error("shared-outside-outer", "a `@shared` variable outside of any `@outer` loop"),
    error("shared-parameter", "a kernel parameter marked `@shared`"),
    error("shared-size", "a `@shared` array whose size is not a constant, or 0"),
    setup("silent-step", "a step that gives nothing and does not say why"),
    error("simd-length-placement", "`@simd_length` on a loop that is not the outermost `@outer` loop"),
    error("simd-length-value", "`@simd_length` with something other than a positive constant"),
    setup("stage-order", "stages of a pipeline in an order that is not possible"),
    error("stray-at", "`@` without a name"),
    warning("stray-backslash", "a `\\` too many at the end of a line"),
    warning("stray-semicolon", "a `;` inside parentheses"),
    warning("target-macro-tested", "a test for a macro that only the target compiler has"),
    setup_warning("template-left-out", "a kernel template without an instance in a bundle"),
    error("templated-kernel", "a kernel that is a template"),
    setup_warning(
        "text-only-build",
        "a target whose compiler is not here, so that a bundle has its text only",
    ),
    error("tile-inside-out", "a `@tile` with `@inner` around `@outer`"),
    error("tile-size", "a `@tile` of size zero or less, or of one that is no integer"),
    error("tile-with-role", "`@outer` or `@inner` beside `@tile`"),
    setup("toml-syntax", "a pipeline file that is no TOML"),
    error("too-many-loops", "more than three parallel loops of one kind inside each other"),
    warning("trailing-comma", "a comma at the end of a parameter list"),
    error("unbalanced-bracket", "a bracket without its partner"),
    warning("undeclared-function", "a call of a function that nothing declares"),
    error("undeclared-name", "a variable, a macro or a type that nothing declares"),
    error("uneven-leaves", "innermost loops with different numbers of parallel loops above"),
    error("unknown-attribute", "an attribute nobody knows"),
    error("unknown-barrier", "`@barrier(\"...\")` of an unknown kind"),
    error("unknown-fence", "`@fence` with an unknown scope"),
    error("unknown-function", "a call of a function that neither the text nor the target has"),
    setup("unknown-instance", "an instance of a kernel template that is not in the input"),
    setup("unknown-intrinsics", "an unknown set of intrinsics"),
    setup("unknown-key", "a key that pipeline files do not have"),
    setup("unknown-message", "a level for a message that nothing says"),
    setup("unknown-option", "an option that a backend does not have"),
    setup("unknown-pipeline", "a pipeline that no file and no built-in one is called"),
    setup("unknown-plugin", "a backend that nobody knows"),
    setup("unknown-property", "a kernel property that okl does not have"),
    setup("unknown-schema", "a pipeline file for another okl"),
    setup("unknown-stage", "a step that okl does not have"),
    setup_warning("unknown-warning-option", "an argument for clang that names no warning of it"),
    setup_warning("unlikely-target", "a table for a target that there is not, and whose name one nearly has"),
    warning("unset-variable", "a variable of host code that device code reads, and that nothing sets"),
    error("unsupported-by-backend", "something that a target does not have"),
    error("unterminated-char", "a character literal that does not end"),
    error("unterminated-comment", "a comment that does not end"),
    error("unterminated-conditional", "an `#if` without an `#endif`"),
    warning("unterminated-in-macro", "a quote in a `#define` that does not end"),
    error("unterminated-macro-call", "a macro call without its closing parenthesis"),
    error("unterminated-raw-string", "a raw string that does not end"),
    error("unterminated-string", "a string that does not end"),
    setup("untrusted-plugin", "a file that asks for foreign code that nobody has trusted"),
    setup("unusable-libclang", "a libclang that does not work"),
    error("variable-length-array", "an array whose size is not a constant"),
    error("vector-part-address", "the address of a part of a vector, where vectors are no structs"),
    warning("warning-directive", "a `#warning` line that is reached"),
    error(
        "warp-across-rows",
        "an intrinsic for warps in a group whose size on axis x is no multiple of a warp",
    ),
    setup("wrong-argument", "something that the library was handed and cannot use"),
    setup("wrong-hash", "a plugin whose library is not the one that was meant"),
    setup("wrong-name", "a name in a pipeline file that cannot be part of a file name"),
    setup("wrong-target", "a target in a pipeline file that is none"),
    setup("wrong-type", "a value of the wrong type in a pipeline file"),
    setup("wrong-value", "a value that a key of a pipeline file does not take"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_sorted_and_kebab_case() {
        for pair in IDS.windows(2) {
            assert!(pair[0].id < pair[1].id, "{} before {}", pair[0].id, pair[1].id);
        }
        for entry in IDS {
            let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            assert!(entry.id.chars().all(fits), "{}", entry.id);
            assert!(!entry.summary.is_empty() && !entry.summary.ends_with('.'), "{}", entry.id);
            assert_eq!(find(entry.id), Some(entry));
        }
    }
}
