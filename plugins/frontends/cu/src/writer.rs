//! The state of writing kernels and functions of the device to OKL.

use crate::atomics::Atomics;
use crate::barriers::Barriers;
use crate::builtins::Builtin;
use crate::implicit::Implicit;
use crate::names::Names;
use crate::needs::Needs;
use crate::program::Program;
use crate::shape::Shape;
use crate::specialized::Specialized;
use crate::symbols::{self, is_dynamic};
use crate::tiles::Tiling;
use okl_frontend::runtime::Device;
use okl_plugin::model::{Function, FunctionId, VarId};
use okl_plugin::{Diagnostic, EditSet};
use std::collections::BTreeMap;

/// Writes functions to OKL.
pub(crate) struct Writer<'p> {
    pub(crate) program: &'p Program<'p>,
    pub(crate) needs: &'p Needs,
    pub(crate) names: &'p Names,
    pub(crate) barriers: &'p Barriers,
    pub(crate) specialized: &'p Specialized,
    pub(crate) atomics: Atomics,
    /// The functions that are written for calls, by name.
    pub(crate) written: BTreeMap<String, String>,
    pub(crate) edits: EditSet,
    pub(crate) found: Vec<Diagnostic>,
    /// The device of the host program.
    pub(crate) device: Device,
}

/// A kernel as OKL has it.
pub(crate) struct Kernel {
    /// The function.
    pub(crate) function: FunctionId,
    /// Its name in OKL.
    pub(crate) name: String,
    pub(crate) shape: Shape,
    /// Whether it is a loop over tiles, which has the size of the grid itself.
    pub(crate) tiling: Tiling,
    /// The parameters that follow its own.
    pub(crate) implicit: Vec<Implicit>,
}

impl Kernel {
    /// Describes a kernel; `name` is that in OKL.
    pub(crate) fn of(
        program: &Program<'_>,
        needs: &Needs,
        (function, name): (FunctionId, String),
        tiling: &dyn Fn(FunctionId, &Shape) -> Tiling,
    ) -> Kernel {
        let shape = Shape::of(program, needs, function);
        let tiling = tiling(function, &shape);
        let axes = if tiling.tile().is_some() { 0 } else { shape.grid };
        let mut implicit: Vec<Implicit> =
            (0..axes).map(|axis| Implicit::Builtin(Builtin::GridDim, axis)).collect();
        let sizes = shape.block.iter().enumerate().filter(|(_, size)| size.is_none());
        implicit.extend(sizes.map(|(axis, _)| Implicit::Builtin(Builtin::BlockDim, axis)));
        implicit.extend(needs.needed(program, function).filter(|need| match need {
            Implicit::Builtin(..) => false,
            Implicit::DynamicBytes => shape.dynamic_bytes.is_none(),
            Implicit::Variable(_) => true,
            Implicit::Shared(_) | Implicit::Lanes(_) | Implicit::Item | Implicit::Items => false,
        }));
        Kernel { function, name, shape, tiling, implicit }
    }
}

impl Writer<'_> {
    /// True if the target's warps are those of CUDA.
    pub(crate) fn keeps_step(&self) -> bool {
        matches!(self.device, Device::Cuda | Device::Hip)
    }

    /// The value of what a function needs, in a kernel of that shape or in another function.
    pub(crate) fn value(&self, implicit: Implicit, shape: Option<&Shape>) -> String {
        match (implicit, shape) {
            (Implicit::Builtin(Builtin::Thread, axis), Some(shape)) if shape.block.len() <= axis => {
                "0u".into()
            }
            (Implicit::Builtin(Builtin::Block, axis), Some(shape)) if shape.grid <= axis => "0u".into(),
            (Implicit::Builtin(Builtin::GridDim, axis), Some(shape)) if shape.grid <= axis => "1u".into(),
            (Implicit::Builtin(Builtin::BlockDim, axis), Some(shape)) => match shape.block.get(axis) {
                None => "1u".into(),
                Some(Some(size)) => format!("{size}u"),
                Some(None) => self.names.axis("blockDim", axis),
            },
            (Implicit::Builtin(builtin, axis), _) => self.names.axis(builtin.stem(), axis),
            (Implicit::DynamicBytes, Some(Shape { dynamic_bytes: Some(bytes), .. })) => format!("{bytes}u"),
            (Implicit::DynamicBytes, _) => self.names.plain("dynamic_bytes"),
            (Implicit::Variable(id), _) => self.program.unit.variable(id).name.clone(),
            (Implicit::Shared(id), Some(_)) => {
                let sign = if symbols::is_single(self.program, id) { "&" } else { "" };
                format!("{sign}{}", self.shared_name(id))
            }
            (Implicit::Shared(id), None) => self.program.unit.variable(id).name.clone(),
            (Implicit::Lanes(ty), _) => self.names.plain(&ty.memory()),
            (Implicit::Item, Some(shape)) => self.item(shape),
            (Implicit::Items, Some(shape)) => self.items(shape),
            (Implicit::Item, None) => self.names.plain("item"),
            (Implicit::Items, None) => self.names.plain("items"),
        }
    }

    /// The name in kernels of group memory that another function declares: `sum_scratch`.
    pub(crate) fn shared_name(&self, id: VarId) -> String {
        let unit = self.program.unit;
        let variable = unit.variable(id);
        if is_dynamic(self.program, id) {
            return variable.name.clone();
        }
        let holds =
            |function: &&Function| unit.body(function).is_some_and(|body| body.span.contains(variable.span));
        let function = unit.functions.iter().filter(holds).max_by_key(|function| function.span.start);
        let number = function.map_or(0, |function| function.span.start);
        let name = function.map_or("", |function| function.name.as_str());
        self.names.free(&format!("{name}_{}_{number}", variable.name))
    }

    /// The number of a thread in its block: `thread_x + blockDim_x * thread_y`.
    pub(crate) fn item(&self, shape: &Shape) -> String {
        let thread = |axis| self.names.axis("thread", axis);
        let size = |axis| self.value(Implicit::Builtin(Builtin::BlockDim, axis), Some(shape));
        match shape.block.len() {
            1 => thread(0),
            2 => format!("{} + {} * {}", thread(0), size(0), thread(1)),
            _three => {
                format!("{} + {} * ({} + {} * {})", thread(0), size(0), thread(1), size(1), thread(2))
            }
        }
    }

    /// The number of threads of a block.
    pub(crate) fn items(&self, shape: &Shape) -> String {
        let size = |axis| self.value(Implicit::Builtin(Builtin::BlockDim, axis), Some(shape));
        match shape.items() {
            Some(items) => format!("{items}u"),
            None => (0..shape.block.len()).map(size).collect::<Vec<String>>().join(" * "),
        }
    }
}
