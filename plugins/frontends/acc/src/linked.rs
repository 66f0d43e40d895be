//! Functions with a `routine` directive that other files define, or call in their kernels: the device's linker connects
//! them.
//!
//! ```text
//! #pragma acc routine seq
//! double weight(int i);          @linked double weight(int i);
//! ```

use crate::local::is_local;
use crate::owner::OWNER;
use crate::program::Program;
use crate::routines::routines;
use okl_frontend::runtime::Device;
use okl_plugin::EditSet;
use okl_plugin::model::FunctionId;
use std::collections::BTreeSet;

/// The functions that files share, with all of their declarations.
#[derive(Clone, Debug, Default)]
pub struct LinkedFunctions {
    all: BTreeSet<FunctionId>,
    defined: BTreeSet<FunctionId>,
}

impl LinkedFunctions {
    /// Finds them; there are none where the device has no linker.
    pub fn of(program: &Program<'_>) -> LinkedFunctions {
        if !matches!(program.device, Device::Cuda | Device::Hip) {
            return LinkedFunctions::default();
        }
        let unit = program.unit;
        let canonical = |id: FunctionId| unit.function(id).canonical.unwrap_or(id);
        let declared = (0..unit.functions.len()).map(|at| FunctionId(at as u32));
        let local: BTreeSet<FunctionId> = declared.filter(|id| is_local(unit, *id)).map(canonical).collect();
        // A function that gets variables at file scope as parameters is another one than the file that calls it knows.
        let is_shared = |id: &FunctionId| {
            !unit.function(*id).is_template
                && !local.contains(&canonical(*id))
                && program.globals.needed(unit, *id).next().is_none()
        };
        let all: BTreeSet<FunctionId> = routines(program).into_keys().filter(is_shared).collect();
        let defined = all.iter().copied().filter(|id| unit.function(*id).body.is_some()).collect();
        LinkedFunctions { all, defined }
    }

    /// Those that this file defines: kernels of other files may call them.
    pub fn defined(&self) -> &BTreeSet<FunctionId> {
        &self.defined
    }

    /// Marks those that the kernels' text has; returns what the text says in front of all else.
    pub fn mark(&self, program: &Program<'_>, device: &BTreeSet<FunctionId>, okl: &mut EditSet) -> String {
        let unit = program.unit;
        let marked: BTreeSet<FunctionId> = self.all.intersection(device).copied().collect();
        for id in &marked {
            // @linked double weight(int i);
            okl.insert(OWNER, unit.function(*id).specifiers, "@linked ");
        }
        let canonical = |id: &FunctionId| unit.function(*id).canonical.unwrap_or(*id);
        let here: BTreeSet<FunctionId> = self.defined.iter().map(canonical).collect();
        match marked.iter().all(|id| here.contains(&canonical(id))) {
            true if marked.is_empty() => String::new(),
            true => format!("{LINKED}\n"),
            false => format!("{LINKED}\n{NEEDS_LINKER}"),
        }
    }
}

/// The line of a text with kernels for those that compile it: it is to be linked with device code of other texts.
pub const LINKED: &str = "#define OKL_ACC_LINKED 1";

/// The additional lines of a text that only works with relocatable device code.
const NEEDS_LINKER: &str = "\
#if (defined(__CUDACC__) || defined(__HIPCC__)) && !defined(__CUDACC_RDC__) && !defined(__CLANG_RDC__)
#error \"kernels call functions of other files: compile with nvcc -rdc=true or hipcc -fgpu-rdc, and link with the same\"
#endif
";
