//! The translation of a compute construct: for CPUs by `kernel`, for devices by `device`.

use crate::device::{self, Device as DeviceWriter};
use crate::hidden;
use crate::ids::ACC_UNSUPPORTED;
use crate::kernel::{Kernel, Writer};
use crate::placed::Placed;
use crate::program::Program;
use crate::reached;
use crate::uses::Uses;
use okl_frontend::runtime::Device;
use okl_plugin::model::{Scope, VarId};
use okl_plugin::{Diagnostic, Span, Unit};
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

impl Kernel {
    /// Translates a construct.
    pub fn of(
        program: &Program<'_>,
        construct: &Placed,
        name: &str,
        gpu: bool,
        found: &mut Vec<Diagnostic>,
    ) -> Kernel {
        let stmt = program.stmt(construct);
        let uses = Uses::of(program.unit, stmt);
        if let Some(place) = uses.objects.iter().min_by_key(|place| place.start) {
            let message = "the object as a whole in a construct is not supported yet: kernels have no `this`";
            found.push(
                Diagnostic::error(ACC_UNSUPPORTED, message, *place)
                    .help("use its fields, which kernels get one by one, and functions that are no members"),
            );
        }
        if program.device != Device::Cpu {
            let objects = uses.free().into_iter().filter(|id| is_of_host(program.unit, *id));
            found.extend(
                objects.filter_map(|id| Some(of_host(program.unit, id, *uses.named.get(&id)?.first()?))),
            );
        }
        let passing = program.passing(construct, &uses, found);
        let handed_on = uses.called.iter().flat_map(|callee| program.globals.needed(program.unit, *callee));
        let fields = uses.free().into_iter().filter(|id| program.unit.variable(*id).scope == Scope::Field);
        let by_name: BTreeSet<VarId> = fields.chain(handed_on).collect();
        for id in by_name {
            let place = uses.named.get(&id).and_then(|places| places.first().copied());
            hidden::check(program, construct, id, place.unwrap_or(construct.directive.span), found);
        }
        // Errors about parts were already reported by `passing`.
        let lanes = if gpu { device::lanes(construct, program) } else { 1 };
        let parts = program.parts(construct, lanes, &mut Vec::new());
        let mut writer =
            Writer { program, construct, passing, parts, changes: BTreeMap::new(), numbers: Cell::new(0) };
        writer.collect(&uses, gpu, found);
        if !gpu {
            return writer.kernel(name, &uses, stmt.span);
        }
        let mut device = DeviceWriter::new(&mut writer, &uses, lanes);
        let kernel = device.kernel(name, stmt.id);
        found.append(&mut device.found);
        kernel
    }
}

/// True for an object that is of no use on a device: it has references, which cannot lead to another memory, or it is
/// the object of a lambda, whose pointers no clause can name.
fn is_of_host(unit: &Unit, id: VarId) -> bool {
    let ty = unit.ty(unit.variable(id).ty).value();
    let is_lambda = ty.is_lambda || ty.unscoped().starts_with(okl_frontend::closures::PREFIX);
    let has = |class| reached::has_references(unit, class) || is_lambda && reached::has_pointers(unit, class);
    ty.is_lambda || ty.declaration.is_some_and(has)
}

fn of_host(unit: &Unit, id: VarId, place: Span) -> Diagnostic {
    let name = &unit.variable(id).name;
    let message = format!("`{name}` as a whole holds addresses of the host, which kernels cannot use");
    Diagnostic::error(ACC_UNSUPPORTED, message, place).help(
        "call its member functions in the construct itself, or hand over what the kernel needs one by one",
    )
}
