//! The diagnostics of the front end: the constants of their ids, and what `okl explain` shows of them.

okl_plugin::declare_diagnostics! {
    /// All diagnostics of the front end, sorted by id.
    pub(crate) const DIAGNOSTICS;
    pages in "../../../../docs/diagnostics/";

    error ACCF_DEFAULT_NONE = "accf-default-none", "a variable without a clause where `default(none)` asks for one";
    error ACCF_LOOP_FORM = "accf-loop-form", "a directive for a loop without a loop that fits it";
    error ACCF_MISSING_FILE = "accf-missing-file", "a module or an included file that was not found";
    error ACCF_MODULE_CYCLE = "accf-module-cycle", "modules that use each other";
    error ACCF_NOT_IN_KERNEL = "accf-not-in-kernel", "a statement that cannot stand in a kernel";
    error ACCF_RANK = "accf-rank", "subscripts or shapes that do not fit an array";
    error ACCF_SYNTAX = "accf-syntax", "a directive or a statement of Fortran that is not written as one";
    error ACCF_TYPES = "accf-types", "values of types that an operator does not take";
    error ACCF_UNBALANCED = "accf-unbalanced", "a construct without its end, or an end without its construct";
    error ACCF_UNDECLARED = "accf-undeclared", "a name that is declared nowhere";
    error ACCF_UNKNOWN_DIRECTIVE = "accf-unknown-directive", "a directive that OpenACC does not have";
    error ACCF_UNSUPPORTED = "accf-unsupported", "something of Fortran or OpenACC that okl does not translate yet";
}
