//! Reflection data for programs that load and launch kernels ([`okl_model::reflection`]).

use super::Writer;
use super::host::{host, types};
use crate::KernelPlan;
use okl_analysis::{Analyzed, Reach};
use okl_model::plan::Stored;
use okl_model::reflection::{Argument, Kernel, Launch, Placed, Pointee, Range, Reflection, SCHEMA, Tree};
use okl_model::{LoopPart, Space, Stmt, VarId};
use okl_sema::AxisLoop;
use okl_source::Span;

/// Converts a plan to reflection data; `place` converts ranges of the unit's text to positions.
pub fn of<P>(
    plan: &crate::Plan<'_>,
    unit: &Analyzed,
    target: &str,
    place: &dyn Fn(Span) -> P,
) -> Reflection<P> {
    let writer = Writer { unit, place };
    Reflection {
        schema: SCHEMA,
        target: target.to_string(),
        kernels: plan.kernels.iter().map(|kernel| writer.reflected(kernel)).collect(),
    }
}

impl<P> Writer<'_, P> {
    fn reflected(&self, kernel: &KernelPlan<'_>) -> Kernel<P> {
        let (host, host_reason) = match host(self.unit, kernel, self.place) {
            Ok(host) => (Some(host), None),
            Err(obstacle) => (None, Some(obstacle)),
        };
        Kernel {
            name: kernel.function.name.clone(),
            range: self.range(kernel.function.span),
            arguments: kernel.function.params.iter().map(|id| self.argument(kernel, *id)).collect(),
            launches: kernel.launches.iter().map(|launch| self.reflected_launch(kernel, launch)).collect(),
            host,
            host_reason,
        }
    }

    fn argument(&self, kernel: &KernelPlan<'_>, id: VarId) -> Argument {
        let variable = self.unit.variable(id);
        let ty = self.unit.ty(variable.ty);
        let leads_to = ty.element().map(|to| Pointee {
            ty: to.name().to_string(),
            bytes: to.size,
            memory: Space::Global,
            is_const: to.is_const,
        });
        Argument {
            typed: self.typed(variable),
            scalar: types::scalar(self.unit, ty),
            bytes: types::bytes(self.unit, ty),
            align: types::align(self.unit, ty),
            fields: types::fields(self.unit, ty),
            is_changed_by_host: kernel.changed_by_host.contains(&id),
            leads_to,
        }
    }

    fn reflected_launch(&self, kernel: &KernelPlan<'_>, launch: &crate::Launch<'_>) -> Launch<P> {
        let plan = self.launch(kernel, launch);
        let code = self.code(launch);
        let barriers = code.iter().filter(|stmt| self.unit.attributes_on(stmt).barrier.is_some());
        Launch {
            range: self.range(launch.root.span),
            loops: self.trees(kernel, launch),
            group_bytes: bytes(&plan.group_memory),
            item_bytes: bytes(&plan.exclusive),
            written_barriers: barriers.map(|stmt| self.place(stmt.span)).collect(),
            atomics: self.atomics(&code),
            intrinsics: self.intrinsics(&code),
            kernel: plan.kernel,
            groups: plan.groups,
            items: plan.items,
            values: plan.values,
            group_memory: plan.group_memory,
            exclusive: plan.exclusive,
            barriers: plan.barriers,
        }
    }

    /// The statements of a launch and of all functions that it calls.
    fn code(&self, launch: &crate::Launch<'_>) -> Vec<&Stmt> {
        let reach = Reach::from(self.unit, vec![launch.root.span], [], []);
        let called = reach.functions.iter().filter_map(|id| self.unit.body(self.unit.function(*id)));
        let mut found = Vec::new();
        for top in std::iter::once(self.unit.stmt(launch.root.id)).chain(called) {
            self.unit.walk(top, &mut |stmt| found.push(stmt));
        }
        found
    }

    fn atomics(&self, code: &[&Stmt]) -> Vec<Placed<P>> {
        let atomic = code.iter().filter(|stmt| self.unit.attributes_on(stmt).atomic.is_some());
        atomic.map(|stmt| self.placed(self.unit.source(stmt.span), stmt.span)).collect()
    }

    fn intrinsics(&self, code: &[&Stmt]) -> Vec<Placed<P>> {
        let calls = code.iter().flat_map(|stmt| self.unit.intrinsic_calls(stmt));
        calls.map(|(_, call, intrinsic)| self.placed(&intrinsic.name, call.name_span)).collect()
    }

    fn placed(&self, what: &str, span: Span) -> Placed<P> {
        Placed { what: what.trim_end_matches(';').trim_end().to_string(), at: self.place(span) }
    }

    /// The paths of a nest as a tree: each path starts with the loops that it shares with the one before.
    fn trees(&self, kernel: &KernelPlan<'_>, launch: &crate::Launch<'_>) -> Vec<Tree<P>> {
        let mut top: Vec<Tree<P>> = Vec::new();
        let mut before: Vec<(okl_model::LoopId, LoopPart)> = Vec::new();
        for path in &launch.nest.paths {
            let all: Vec<(okl_model::plan::Over, &AxisLoop)> = path
                .outer
                .iter()
                .map(|l| (okl_model::plan::Over::Groups, l))
                .chain(path.inner.iter().map(|l| (okl_model::plan::Over::Items, l)))
                .collect();
            let names: Vec<(okl_model::LoopId, LoopPart)> = all.iter().map(|(_, l)| (l.id, l.part)).collect();
            let shared = before.iter().zip(&names).take_while(|(one, other)| one == other).count();
            let mut level = &mut top;
            for _ in 0..shared {
                level = &mut level.last_mut().expect("the path before made it").inside;
            }
            for (over, l) in &all[shared..] {
                let one = self.one_loop(kernel, launch, l, *over);
                level.push(Tree { one, inside: Vec::new() });
                level = &mut level.last_mut().expect("just pushed").inside;
            }
            before = names;
        }
        top
    }

    fn range(&self, span: Span) -> Range<P> {
        Range { from: self.place(span.first()), to: self.place(span.last()) }
    }
}

fn bytes(stored: &[Stored]) -> Option<u64> {
    stored.iter().map(|one| one.bytes).sum()
}
