//! The diagnostics of the front end: the constants of their ids, and what `okl explain` shows of them.

okl_plugin::declare_diagnostics! {
    /// All diagnostics of the front end, sorted by id.
    pub(crate) const DIAGNOSTICS;
    pages in "../../../../docs/diagnostics/";

    error ACC_ATOMIC = "acc-atomic", "a statement that `acc atomic` cannot apply to";
    error ACC_CLAUSE_CONFLICT = "acc-clause-conflict", "clauses that exclude each other";
    error ACC_COLLAPSE = "acc-collapse", "loops that cannot be taken as one";
    error ACC_COUNT = "acc-count", "a number of gangs, workers, lanes or elements that cannot be";
    error ACC_DEFAULT_NONE = "acc-default-none", "a variable that `default(none)` wants in a clause";
    warning ACC_DEPENDENCE = "acc-dependence",
        "iterations of a loop that is shared out and that depend on each other";
    warning ACC_GANG_RACE = "acc-gang-race",
        "a loop over gangs that reads what another gang may not have written yet";
    warning ACC_GANG_REDUNDANT = "acc-gang-redundant",
        "memory that every gang changes, outside of loops over gangs";
    error ACC_JUMP = "acc-jump", "a jump out of a construct that runs on the device";
    warning ACC_KERNELS_SEQUENTIAL = "acc-kernels-sequential",
        "a loop of `acc kernels` that runs one iteration after another";
    warning ACC_LOCAL_COUNT = "acc-local-count",
        "a number of gangs, workers or lanes on a loop that is ignored, or too large";
    error ACC_LOOP_FORM = "acc-loop-form", "a loop whose number of iterations cannot be told beforehand";
    error ACC_LOOP_MISSING = "acc-loop-missing",
        "a directive without the loop or the statement that it applies to";
    error ACC_NESTING = "acc-nesting",
        "loops or constructs that stand in each other in a way that has no meaning";
    error ACC_PRIVATE_SIZE = "acc-private-size", "variables of a gang that do not fit into its memory";
    error ACC_REDUCTION = "acc-reduction", "a reduction that the variable or the operator does not allow";
    error ACC_REDUCTION_EARLY = "acc-reduction-early",
        "a reduction over all gangs that is read before the end of the construct";
    error ACC_RESERVED_NAME = "acc-reserved-name", "a name of the program that starts with `okl_`";
    error ACC_ROUTINE = "acc-routine",
        "a routine that uses more of the machine than its caller, or its directive, allows";
    warning ACC_SCALAR_CARRIED = "acc-scalar-carried",
        "a loop without an order whose iterations may read what others leave in a variable";
    error ACC_SCALAR_SHARED = "acc-scalar-shared",
        "a variable that iterations of `acc kernels` share and read before they assign it";
    error ACC_SYNTAX = "acc-syntax", "a directive that is not written as one";
    error ACC_UNKNOWN_CLAUSE = "acc-unknown-clause", "a clause that the directive does not have";
    error ACC_UNKNOWN_DIRECTIVE = "acc-unknown-directive", "a directive that OpenACC does not have";
    error ACC_UNKNOWN_VARIABLE = "acc-unknown-variable", "a clause that names something that is not declared";
    error ACC_UNSUPPORTED = "acc-unsupported",
        "something of OpenACC that okl does not translate yet for the target";
}
