//! The places of a plan whose text a backend may write itself.

use crate::document::Writer;
use crate::{KernelPlan, Launch, Plan};
use okl_analysis::Analyzed;
use okl_model::plan::{LoopPart, Node, NodeKind, Over};
use okl_model::{FunctionId, IntType, LoopId, Operation, Stmt, Ty, TypeKind, VarId};
use okl_sema::AxisLoop;
use okl_sema::atomic::{Atomic, Step, is_private, step};
use okl_source::Span;
use std::collections::BTreeSet;

/// The places of the given kinds in all code that becomes kernels, in no particular order.
pub fn nodes(plan: &Plan<'_>, unit: &Analyzed, kinds: &[NodeKind]) -> Vec<Node<Span>> {
    let mut found = Nodes { unit, writer: Writer { unit, place: &|span| span }, all: Vec::new() };
    for kernel in &plan.kernels {
        for launch in &kernel.launches {
            match launch.on_device {
                true => found.of_launch(kernel, launch),
                false => found.of_loops(kernel, launch),
            }
        }
    }
    for id in plan.device.functions() {
        found.of_function(*id);
    }
    found.all.retain(|node| kinds.contains(&node.kind));
    for (id, node) in found.all.iter_mut().enumerate() {
        node.id = id as u32;
    }
    found.all
}

struct Nodes<'u> {
    unit: &'u Analyzed,
    writer: Writer<'u, Span>,
    all: Vec<Node<Span>>,
}

impl Nodes<'_> {
    fn of_launch(&mut self, kernel: &KernelPlan<'_>, launch: &Launch<'_>) {
        let start = self.all.len();
        self.all.push(node(NodeKind::Launch, launch.root.span));
        for id in &launch.group_memory {
            self.group_memory(*id);
        }
        // In a group of a single row, barriers are those of a warp.
        for barrier in launch.barriers.iter().filter(|_| !launch.is_one_row) {
            let at = barrier.record(self.unit).at;
            self.all.push(Node { is_added: true, ..node(NodeKind::Barrier, Span::new(at, at + 1)) });
        }
        let mut loops: Vec<(AxisLoop, Over)> = Vec::new();
        for path in &launch.nest.paths {
            loops.extend(path.outer.iter().map(|l| (*l, Over::Groups)));
            loops.extend(path.inner.iter().map(|l| (*l, Over::Items)));
        }
        loops.sort_by_key(|(l, _)| (l.id, l.part));
        loops.dedup_by_key(|(l, _)| (l.id, l.part));
        for (l, over) in loops {
            self.index(&l, over);
        }
        self.statements(launch.root);
        let items = self.writer.counts(&launch.grid.inner, launch.nest.inner_dims);
        for node in &mut self.all[start..] {
            node.kernel = kernel.device_name(launch);
            node.items = items.clone();
        }
    }

    /// The loops over work items that remain unchanged.
    fn of_loops(&mut self, kernel: &KernelPlan<'_>, launch: &Launch<'_>) {
        let cut = launch.fissions.iter().flatten().flat_map(|cut| &cut.chain).map(|(_, l)| l.id);
        let fused = launch.iterations.fused.iter().flat_map(|fused| fused.chains.iter().flatten());
        let mut done: BTreeSet<LoopId> = cut.chain(fused.map(|(_, l)| l.id)).collect();
        done.extend(launch.iterations.clips.iter().map(|clip| clip.l));
        for l in launch.nest.paths.iter().flat_map(|path| &path.inner) {
            if l.part == LoopPart::Whole && done.insert(l.id) {
                let stmt = self.unit.for_loop(l.id);
                let name = kernel.function.name.clone();
                self.all.push(Node { kernel: name, ..self.on_axis(NodeKind::Loop, l, Over::Items, stmt) });
            }
        }
    }

    fn of_function(&mut self, id: FunctionId) {
        if let Some(body) = self.unit.body(self.unit.function(id)) {
            self.statements(body);
        }
    }

    fn group_memory(&mut self, id: VarId) {
        let variable = self.unit.variable(id);
        let ty = self.unit.ty(variable.ty);
        self.all.push(Node {
            name: variable.name.clone(),
            ty: ty.spelling.clone(),
            bytes: ty.size,
            ..node(NodeKind::GroupMemory, variable.name_span)
        });
    }

    fn index(&mut self, l: &AxisLoop, over: Over) {
        let node = self.on_axis(NodeKind::Index, l, over, self.unit.for_loop(l.id));
        self.all.push(node);
    }

    fn on_axis(&self, kind: NodeKind, l: &AxisLoop, over: Over, stmt: &Stmt) -> Node<Span> {
        let variable = stmt.as_for().and_then(|header| header.variable);
        Node {
            over: Some(over),
            axis: Some(['x', 'y', 'z'][usize::from(l.axis.0)]),
            part: Some(l.part).filter(|part| *part != LoopPart::Whole),
            name: variable.map_or(String::new(), |id| self.unit.variable(id).name.clone()),
            ..node(kind, stmt.span)
        }
    }

    /// The barriers and atomic updates that the user wrote.
    fn statements(&mut self, root: &Stmt) {
        let unit = self.unit;
        unit.walk(root, &mut |stmt| {
            let marks = unit.attributes_on(stmt);
            if let Some(barrier) = marks.barrier.filter(|barrier| !barrier.is_warp) {
                self.all.push(node(NodeKind::Barrier, unit.attribute(barrier.attr).span));
            }
            if let Some(atomic) = marks.atomic
                && let Some(Ok(Step::Change(change))) = step(unit, stmt)
                && !is_private(unit, change.place)
                && is_one_type(unit, &change)
            {
                self.all.push(Node {
                    operation: Some(change.operation),
                    ty: unit.type_of(change.place).canonical.clone(),
                    ..node(NodeKind::Atomic, unit.attribute(atomic.attr).span)
                });
            }
        });
    }
}

/// True if the operand may be converted to the type of the place before the update without changing the result.
///
/// C++ computes in the common type of both: `n += 0.5` in floating point, `n /= 2u` unsigned, `n /= l` in the width of
/// `l`. There is one deliberate exception: a `double` that is added to a `float` is rounded to `float` first, so that a
/// device can use its own instruction.
pub fn is_one_type(unit: &Analyzed, change: &Atomic) -> bool {
    let Some(operand) = change.operand else { return true };
    let (place, operand) = (unit.type_of(change.place), unit.type_of(operand));
    let is_float = |ty: Ty<'_>| ty.kind == TypeKind::Float;
    let int = |ty: Ty<'_>| ty.int().map_or(IntType::INT, IntType::promoted);
    match change.operation {
        Operation::Set => true,
        // Rounding is monotonic.
        Operation::Min | Operation::Max if is_float(place) => true,
        Operation::Add | Operation::Subtract if is_float(place) => true,
        _ if is_float(place) => !is_float(operand) || place.size >= operand.size,
        _ if is_float(operand) => false,
        // The low bits of the result depend only on the low bits of the operands.
        Operation::Add
        | Operation::Subtract
        | Operation::SubtractFrom
        | Operation::Multiply
        | Operation::And
        | Operation::Or
        | Operation::Xor => true,
        // The shift amount is less than the width of any type.
        Operation::ShiftLeft | Operation::ShiftRight => true,
        Operation::Divide | Operation::DivideInto | Operation::Min | Operation::Max => {
            int(place).common(int(operand)) == int(place)
        }
        // The type of the shifted operand determines which bits are lost.
        Operation::ShiftLeftBy | Operation::ShiftRightBy => int(operand) == int(place),
    }
}

fn node(kind: NodeKind, at: Span) -> Node<Span> {
    Node {
        id: 0,
        kind,
        at,
        kernel: String::new(),
        items: Vec::new(),
        over: None,
        axis: None,
        part: None,
        name: String::new(),
        ty: String::new(),
        bytes: None,
        operation: None,
        is_added: false,
    }
}
