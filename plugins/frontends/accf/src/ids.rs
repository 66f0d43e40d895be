//! The diagnostics of the front end: the constants of their ids, and what `okl explain` shows of them.

okl_plugin::declare_diagnostics! {
    /// All diagnostics of the front end, sorted by id.
    pub(crate) const DIAGNOSTICS;
    pages in "../../../../docs/diagnostics/";

    error ACCF_SYNTAX = "accf-syntax", "a directive or a statement of Fortran that is not written as one";
    error ACCF_UNSUPPORTED = "accf-unsupported", "something of Fortran or OpenACC that okl does not translate yet";
}
