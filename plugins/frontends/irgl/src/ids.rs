//! The diagnostics of the front end: the constants of their ids, and what `okl explain` shows of them.

okl_plugin::declare_diagnostics! {
    /// All diagnostics of the front end, sorted by id.
    pub(crate) const DIAGNOSTICS;
    pages in "../../../../docs/diagnostics/";

    error IRGL_ATOMIC = "irgl-atomic", "an `Atomic` that is left before its end, or that has no lock";
    error IRGL_BOUNDS = "irgl-bounds", "a launch bound that no device has";
    error IRGL_EXCLUSIVE = "irgl-exclusive", "an `Exclusive` where not all iterations come to it, or without one object";
    warning IRGL_HOST_FORALL = "irgl-host-forall", "a `ForAll` of a host kernel, which runs in order";
    error IRGL_ITERATE = "irgl-iterate", "an `Iterate` that has nothing to end it";
    error IRGL_ITERATOR = "irgl-iterator", "a loop over something that is not numbered when the kernel starts";
    error IRGL_JUMP = "irgl-jump", "a jump out of an iteration";
    error IRGL_KERNEL = "irgl-kernel", "an unknown kernel, or arguments that do not fit it";
    warning IRGL_NESTED_ATOMIC = "irgl-nested-atomic", "two locks that iterations may take in opposite orders";
    error IRGL_OUTER_WRITE = "irgl-outer-write", "a nested `ForAll` that changes a variable of the outer iteration";
    warning IRGL_RACE = "irgl-race", "an update of shared data that is not atomic";
    error IRGL_REDUCTION = "irgl-reduction", "`Any` or `All` without `ReduceAndReturn`, or the other way round";
    error IRGL_RETRY = "irgl-retry", "a `Retry` or `Respawn` that does not fit its kernel";
    error IRGL_ROLE = "irgl-role", "a construct that this kind of kernel does not have";
    warning IRGL_SAME_INVOCATION = "irgl-same-invocation", "a kernel that pops what it pushes";
    error IRGL_SYNC = "irgl-sync", "a `SyncRunningThreads` that not all iterations reach";
    error IRGL_SYNTAX = "irgl-syntax", "a statement that is not written as the language wants it";
    error IRGL_UNSUPPORTED = "irgl-unsupported", "something of the language that okl does not translate";
    error IRGL_WORKLIST = "irgl-worklist", "a worklist that is not there, or an access that it does not have";
}
