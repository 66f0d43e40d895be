//! Runs the kernels of testdata through real compilers.
