//! The diagnostics of the front end: the constants of their ids, and what `okl explain` shows of them.

okl_plugin::declare_diagnostics! {
    /// All diagnostics of the front end, sorted by id.
    pub(crate) const DIAGNOSTICS;
    pages in "../../../../docs/diagnostics/";

    warning CU_BLOCK_SIZE = "cu-block-size", "a launch with a block that no device has threads for";
    warning CU_NEVER_LAUNCHED = "cu-never-launched", "a kernel that nothing in its file launches";
    warning CU_REMARK = "cu-remark", "what okl has decided about a kernel";
    error CU_UNSUPPORTED = "cu-unsupported", "something of CUDA that okl does not translate";
    warning CU_WARP_SYNCHRONOUS = "cu-warp-synchronous", "code that relies on the threads of a warp running in step";
}
