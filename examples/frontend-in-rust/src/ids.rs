//! The diagnostics of the front end; each has a page in `diagnostics`.

okl_plugin::declare_diagnostics! {
    /// All of them.
    pub(crate) const DIAGNOSTICS;
    pages in "../diagnostics/";

    warning GRID_BLOCK = "grid-block", "a number of work items that leaves places of a warp empty";
    error GRID_CALL = "grid-call", "a loop on the device that calls a function of the program";
    error GRID_LOOP = "grid-loop", "a directive without a loop whose iterations can be counted";
    error GRID_READ_ONLY = "grid-read-only", "a loop that writes to memory that it is said to read";
    error GRID_SHARED = "grid-shared", "a variable that all iterations of a loop change";
    error GRID_SYNTAX = "grid-syntax", "a directive that is not written as one";
    error GRID_UNKNOWN = "grid-unknown", "a directive or a clause that `grid` does not have";
    error GRID_UNLISTED = "grid-unlisted", "memory that no clause of a loop on the device lists";
}
