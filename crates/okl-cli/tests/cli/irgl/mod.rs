//! The reader `irgl`: the programs of `testdata/irgl` compute on each target, for graphs of many shapes, what sequential
//! references compute.

mod embedded;
mod errors;
mod examples;
mod graphs;
mod inputs;
mod optimised;
mod page;
mod programs;
mod references;
mod runs;
