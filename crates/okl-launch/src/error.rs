//! What may go wrong, before a call and in one.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

/// The reason why a kernel's host code cannot be run from its description.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unfit {
    /// okl does not describe the host code: `host` is null. The compiled launcher is needed.
    NotDescribed {
        /// What cannot be described: ``a call of `f` ``.
        what: String,
        /// Its position in the source.
        at: String,
    },
    /// The description contradicts itself: it is damaged, or of another version.
    Broken(String),
    /// The host code needs more than 65,535 values.
    TooLarge,
}

/// The reason why a call of a kernel ended early. `E` is the error of the caller's function that launches.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CallError<E> {
    /// There are more or fewer arguments than the kernel has parameters. Nothing was launched.
    Count {
        /// The number of parameters.
        expected: usize,
        /// The number of arguments.
        given: usize,
    },
    /// An argument is of the wrong kind or size. Nothing was launched.
    Argument {
        /// The index of the argument, from 0.
        index: usize,
        /// The name of the parameter.
        name: String,
        /// The size of the value that the parameter takes; none if it takes memory.
        expected: Option<usize>,
        /// The size of the value that was given; none if memory was given.
        given: Option<usize>,
    },
    /// The host code did what it must not do. Launches before were made.
    Fault {
        /// What it did.
        fault: Fault,
        /// The position of the statement in the source.
        at: String,
    },
    /// A launch failed. Launches before it were made.
    Launch(E),
}

/// What host code must not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// It divides an integer by 0 (the step of a parallel loop is 0, for example), or the smallest integer by -1.
    Division,
    /// It shifts by a negative number of bits, or by as many as the number has or more.
    Shift,
    /// It converts a floating-point number to an integer type that cannot represent it.
    Conversion,
    /// A size of a launch is 2^63 or more (a negative number of iterations), or the number of work items on an axis is
    /// 2^64 or more.
    Size,
    /// Its loops have had more iterations than allowed.
    Iterations,
}

impl Display for Unfit {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::NotDescribed { what, at } => {
                write!(f, "{at}: host code with {what} needs the compiled launcher")
            }
            Unfit::Broken(why) => write!(f, "the reflection is damaged: {why}"),
            Unfit::TooLarge => write!(f, "the host code has too many values"),
        }
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::Division => {
                "a division by 0, such as a loop with a step of 0, or of the smallest integer by -1"
            }
            Fault::Shift => "a shift by a negative number of bits, or by too many",
            Fault::Conversion => {
                "a floating-point number that does not fit into the integer it is converted to"
            }
            Fault::Size => "a launch that is larger than any device",
            Fault::Iterations => "more iterations of host loops than are allowed",
        })
    }
}

impl<E: Display> Display for CallError<E> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let said = |size: &Option<usize>| match size {
            Some(bytes) => format!("a value of {bytes} bytes"),
            None => "memory".to_owned(),
        };
        match self {
            CallError::Count { expected, given } => {
                write!(f, "the kernel has {expected} parameters and was called with {given} arguments")
            }
            CallError::Argument { index, name, expected, given } => {
                let (expected, given) = (said(expected), said(given));
                write!(f, "argument {index}, `{name}`: expected {expected}, got {given}")
            }
            CallError::Fault { fault, at } => write!(f, "{at}: {fault}"),
            CallError::Launch(error) => write!(f, "the launch failed: {error}"),
        }
    }
}

impl Error for Unfit {}
impl Error for Fault {}

impl<E: Error + 'static> Error for CallError<E> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            CallError::Launch(error) => Some(error),
            CallError::Fault { fault, .. } => Some(fault),
            CallError::Count { .. } | CallError::Argument { .. } => None,
        }
    }
}
