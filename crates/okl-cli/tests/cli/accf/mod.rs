//! The reader `accf`: the programs of `testdata/accf` print on each target what they print without OpenACC.
//!
//! A program may be refused on a target; `testdata/accf/refused-<target>.txt` lists these, each with the ids of the
//! errors. One that is translated has to compile, and has to print what gfortran's program prints that knows nothing of
//! OpenACC. `OKL_BLESS=1` writes the lists.

#[cfg(unix)]
mod cc;
mod errors;
mod programs;
mod translated;
mod ways;
