//! The diagnostics of the front end: the constants of their ids, and what `okl explain` shows of them.

okl_plugin::declare_diagnostics! {
    /// All diagnostics of the front end, sorted by id.
    pub(crate) const DIAGNOSTICS;
    pages in "../../../../docs/diagnostics/";

    error SLM_BARRIER_IN_THREAD = "slm-barrier-in-thread", "a barrier inside of a `_Cilk_for` nest";
    error SLM_GRAIN_SIZE = "slm-grain-size", "a grain size on a loop over thread groups";
    error SLM_GROUP_NEST = "slm-group-nest", "a loop over thread groups that is not part of a perfect nest";
    error SLM_GROUP_OUTSIDE_KERNEL = "slm-group-outside-kernel",
        "a loop over thread groups in a function that is no kernel";
    warning SLM_HOST_CODE = "slm-host-code", "code around an offload block, which stays with the host";
    error SLM_LIVE_UPDATE = "slm-live-update", "a variable that a nest changes and that is used behind it";
    error SLM_LOCAL_FIELD = "slm-local-field", "a field that would be in shared memory by itself";
    error SLM_LOCAL_PLACE = "slm-local-place",
        "`__thread_group_local` on something that is not declared directly in a first-level nest";
    error SLM_LOCAL_SIZE = "slm-local-size", "more shared memory than a thread group can have";
    error SLM_LOCAL_TYPE = "slm-local-type", "shared data of a type that shared memory cannot have";
    error SLM_LOOP = "slm-loop", "a `_Cilk_for` loop that is no count, or that something leaves";
    error SLM_NO_THREADS = "slm-no-threads", "a nest of thread groups without a second-level nest";
    error SLM_OFFLOAD = "slm-offload", "`#pragma offload` that okl cannot follow";
    warning SLM_RACE = "slm-race", "shared data that threads pass to each other without a barrier";
    warning SLM_RETURN_QUALIFIER = "slm-return-qualifier",
        "`__thread_group_local` on a value that a function returns";
    error SLM_SECTION_LENGTH = "slm-section-length", "a section whose length is not said";
    error SLM_SECTION_PLACE = "slm-section-place",
        "a section where no statement can be done for each of its elements";
    error SLM_SECTION_SHAPE = "slm-section-shape", "sections of different shapes in one statement";
    error SLM_SERIAL_CALL = "slm-serial-call", "a call in the serial code of a thread group";
    error SLM_SERIAL_STORE = "slm-serial-store", "a store to memory in the serial code of a thread group";
    error SLM_SERIAL_VARIABLE = "slm-serial-variable",
        "a variable that the serial code of a thread group cannot have";
    error SLM_STATEMENT = "slm-statement", "a statement that a thread group cannot have";
    error SLM_THREAD_IN_FUNCTION = "slm-thread-in-function", "a `_Cilk_for` that no first-level nest holds";
    error SLM_THREAD_NEST = "slm-thread-nest", "a `_Cilk_for` that is not part of a perfect nest";
    warning SLM_UNINITIALISED = "slm-uninitialised",
        "shared data that is read before anything has written it";
}
