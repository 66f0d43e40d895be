//! Runs the host code of kernels: conditions, loops and values around the launches, and the sizes of the launches.
//!
//! okl describes the host code of a kernel in its reflection (`--emit reflection`). A [`Program`] is made from that
//! description once, and then run for each call of the kernel: it checks the arguments, evaluates the host code, and
//! hands each [`Launch`] to a function of the caller, which starts it on a device. The result is that of the launcher
//! that okl writes as C++ (`--emit launcher-c`), without a compiler of C++.
//!
//! ```text
//! let reflection: Reflection<String> = serde_json::from_str(text)?;
//! let program = Program::compile(&reflection.kernels[0])?;
//! let mut scratch = Scratch::default();
//! let n = 1000_i32.to_ne_bytes();
//! let arguments = [Argument::Value(&n), Argument::Memory(handle)];
//! program.run(&mut scratch, &arguments, &mut |launch| start(launch.kernel(), launch.groups(), launch.items()))?;
//! ```
//!
//! A program is immutable and may be shared by threads, each with a [`Scratch`] of its own. With a scratch that has been
//! used before, a call allocates nothing. Nothing here panics or is undefined, whatever the description and the
//! arguments are: what C++ leaves undefined either wraps around (integers) or ends the call with an error
//! ([`Fault`]). Loops may be endless, as in C++; [`Program::limit_iterations`] stops them.

mod argument;
mod code;
mod compile;
mod error;
mod launch;
mod number;
mod program;

pub use argument::Argument;
pub use error::{CallError, Fault, Unfit};
pub use launch::Launch;
pub use program::{Program, Scratch};
