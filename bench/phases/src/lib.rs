//! Nothing: the benchmarks are all there is.
