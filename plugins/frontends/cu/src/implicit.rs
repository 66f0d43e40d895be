//! What functions need of a launch: indices and sizes, and the variables of the device. In OKL these are parameters.
//!
//! ```text
//! __device__ int at() { return blockIdx.x * 4 + c; }    int at(const unsigned int block_x, const int *c) { ... }
//! ```

use crate::builtins::Builtin;
use crate::lane_type::LaneType;
use okl_plugin::model::VarId;

/// One value that a function needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Implicit {
    /// An index or a size along an axis.
    Builtin(Builtin, usize),
    /// The bytes of group memory that a launch asks for.
    DynamicBytes,
    /// A variable of the device.
    Variable(VarId),
    /// Group memory that a function declares which is no kernel.
    Shared(VarId),
    /// The memory by which threads tell each other values of a type.
    Lanes(LaneType),
    /// The number of the thread in its block, axis x first.
    Item,
    /// The number of threads of the block.
    Items,
}
