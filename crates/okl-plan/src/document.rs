//! The plan as data ([`okl_model::plan`]).

mod count;
mod host;
mod pointers;
pub mod reflection;

use crate::iterations::{Iterations, Pair};
use crate::{Fission, HostValue, KernelPlan, LiveAcross, Privatised, hazard};
use okl_analysis::Analyzed;
use okl_model::plan::{
    self, AdjacentNests, Argument, Barrier, Count, Function, Kernel, Launch, LiveStorage, LiveVariable, Loop,
    MemoryAccess, Over, OwnArgument, Plan, SCHEMA, Stored, Typed, Value, ValuePassing, Version,
};
use okl_model::{Accessed, FunctionId, VarId, Variable};
use okl_sema::{AxisLoop, Role};
use okl_source::Span;
use std::collections::BTreeSet;

/// Converts a plan to data; `place` converts ranges of the unit's text to positions.
pub fn of<P>(plan: &crate::Plan<'_>, unit: &Analyzed, target: &str, place: &dyn Fn(Span) -> P) -> Plan<P> {
    let writer = Writer { unit, place };
    let constants = unit.variables.iter().enumerate().filter(|(at, variable)| {
        variable.scope == okl_model::Scope::Global && plan.device.reads(VarId(*at as u32))
    });
    Plan {
        schema: SCHEMA,
        target: target.to_string(),
        kernels: plan.kernels.iter().map(|kernel| writer.kernel(kernel)).collect(),
        functions: plan.device.functions().iter().map(|id| writer.function(plan, *id)).collect(),
        constants: constants.map(|(_, variable)| writer.typed(variable)).collect(),
    }
}

pub(crate) struct Writer<'d, P> {
    pub(crate) unit: &'d Analyzed,
    pub(crate) place: &'d dyn Fn(Span) -> P,
}

impl<P> Writer<'_, P> {
    fn kernel(&self, kernel: &KernelPlan<'_>) -> Kernel<P> {
        let argument = |id: &VarId| Argument {
            typed: self.typed(self.unit.variable(*id)),
            is_changed: kernel.changed.contains(id),
            is_changed_by_host: kernel.changed_by_host.contains(id),
        };
        Kernel {
            name: kernel.function.name.clone(),
            at: self.place(kernel.function.name_span),
            arguments: kernel.function.params.iter().map(argument).collect(),
            launches: kernel.launches.iter().map(|launch| self.launch(kernel, launch)).collect(),
        }
    }

    fn launch(&self, kernel: &KernelPlan<'_>, launch: &crate::Launch<'_>) -> Launch<P> {
        Launch {
            kernel: launch.on_device.then(|| kernel.device_name(launch)),
            at: self.place(launch.root.span),
            groups: self.counts(&launch.grid.outer, launch.nest.outer_dims),
            items: self.counts(&launch.grid.inner, launch.nest.inner_dims),
            loops: self.loops(kernel, launch),
            values: launch.values.iter().filter_map(|value| self.value(value)).collect(),
            group_memory: launch.group_memory.iter().map(|id| self.stored(*id)).collect(),
            exclusive: launch.exclusive.iter().map(|id| self.stored(*id)).collect(),
            pointers: self.pointers_in(launch.root.span),
            barriers: launch.barriers.iter().map(|barrier| self.barrier(barrier)).collect(),
            privatised: launch.privatised.iter().filter_map(|one| self.privatised(one)).collect(),
            fissions: launch.fissions.iter().flatten().map(|fission| self.fission(fission)).collect(),
            clipped: self.clipped(&launch.iterations),
            neighbours: launch.iterations.pairs.iter().map(|pair| self.neighbours(pair)).collect(),
        }
    }

    /// The counts of the axes that exist, axis x first.
    pub(crate) fn counts(&self, counts: &[crate::Count; 3], dims: u8) -> Vec<Count> {
        counts.iter().take(usize::from(dims)).map(|count| self.count(count)).collect()
    }

    fn clipped(&self, iterations: &Iterations<'_>) -> Vec<P> {
        let loops = iterations.clips.iter().map(|clip| clip.l).chain(iterations.tiles.iter().copied());
        let mut places: Vec<Span> = loops.map(|id| self.unit.for_loop(id).span).collect();
        places.sort_unstable();
        places.dedup();
        places.into_iter().map(|span| self.place(span)).collect()
    }

    fn neighbours(&self, pair: &Pair<'_>) -> AdjacentNests<P> {
        AdjacentNests {
            first: self.place(pair.first.span),
            second: self.place(pair.second.span),
            apart: pair.apart,
        }
    }

    fn loops(&self, kernel: &KernelPlan<'_>, launch: &crate::Launch<'_>) -> Vec<Loop<P>> {
        let mut found: Vec<(u32, Loop<P>)> = Vec::new();
        let mut done = BTreeSet::new();
        for path in &launch.nest.paths {
            for (over, list) in [(Over::Groups, &path.outer), (Over::Items, &path.inner)] {
                for l in list.iter().filter(|l| done.insert((l.id, l.part))) {
                    found.push((self.unit.for_loop(l.id).span.start, self.one_loop(kernel, launch, l, over)));
                }
            }
        }
        // The parts of one loop keep their order.
        found.sort_by_key(|(start, _)| *start);
        found.into_iter().map(|(_, l)| l).collect()
    }

    fn one_loop(
        &self,
        kernel: &KernelPlan<'_>,
        launch: &crate::Launch<'_>,
        l: &AxisLoop,
        over: Over,
    ) -> Loop<P> {
        let stmt = self.unit.for_loop(l.id);
        let variable = stmt.as_for().and_then(|header| header.variable);
        let is_tile = matches!(kernel.checked.roles.get(&l.id), Some(Role::Tile { .. }));
        Loop {
            at: self.place(stmt.span),
            variable: variable.map_or(String::new(), |id| self.unit.variable(id).name.clone()),
            part: is_tile.then_some(l.part),
            over,
            axis: ['x', 'y', 'z'][usize::from(l.axis.0)],
            iterations: self.count(launch.grid.count(l)),
            is_guarded: launch.on_device && launch.grid.is_guarded(l),
        }
    }

    fn value(&self, value: &HostValue<'_>) -> Option<Value> {
        let (variable, how) = match value {
            HostValue::Argument(variable) => (*variable, ValuePassing::Argument),
            HostValue::Again(variable) => (*variable, ValuePassing::DeclaredAgain),
            HostValue::Copied(stmt) => {
                let Some(variable) = value.declared(self.unit).first().copied() else {
                    // The statement declares a type.
                    let text = self.unit.source(stmt.span).split_whitespace().take(2).collect::<Vec<_>>();
                    let typed = Typed { name: text.join(" "), ty: String::new() };
                    return Some(Value { typed, how: ValuePassing::Repeated });
                };
                (variable, ValuePassing::Repeated)
            }
            HostValue::Refused(..) => return None,
        };
        Some(Value { typed: self.typed(variable), how })
    }

    fn stored(&self, id: VarId) -> Stored {
        let variable = self.unit.variable(id);
        Stored { typed: self.typed(variable), bytes: self.unit.ty(variable.ty).size }
    }

    fn barrier(&self, barrier: &hazard::Barrier) -> Barrier<P> {
        let said = barrier.record(self.unit);
        let touched = |accessed: &Accessed| MemoryAccess {
            access: accessed.access,
            of: accessed.name.clone(),
            at: self.place(accessed.span),
        };
        Barrier {
            at: self.place(Span::new(said.at, said.at + 1)),
            after: touched(&said.first),
            before: touched(&said.second),
        }
    }

    fn privatised(&self, privatised: &Privatised) -> Option<OwnArgument<P>> {
        match privatised {
            Privatised::In { variable, home } | Privatised::Each { variable, home } => Some(OwnArgument {
                name: self.unit.variable(*variable).name.clone(),
                within: self.place(self.unit.for_loop(*home).span),
            }),
            Privatised::Nowhere(_) => None,
        }
    }

    fn fission(&self, fission: &Fission<'_>) -> plan::Fission<P> {
        let live = |live: &LiveAcross<'_>| {
            let (span, kept) = match live {
                LiveAcross::Value { id, .. } => (self.unit.variable(*id).name_span, LiveStorage::PerItem),
                LiveAcross::Reference { id, .. } => {
                    (self.unit.variable(*id).name_span, LiveStorage::PointerPerItem)
                }
                LiveAcross::Again { stmt } => (stmt.span, LiveStorage::DeclaredAgain),
            };
            LiveVariable { at: self.place(span), kept }
        };
        plan::Fission {
            at: self.place(fission.chain[0].0.span),
            barriers: fission.barriers.iter().map(|barrier| self.place(barrier.span)).collect(),
            live: fission.live.iter().map(live).collect(),
        }
    }

    fn function(&self, plan: &crate::Plan<'_>, id: FunctionId) -> Function<P> {
        let function = self.unit.function(id);
        let written = plan.names.get(&function.name_span).unwrap_or(&function.name);
        let versions = plan.versions.iter().flat_map(|versions| {
            let of = versions.of(id).into_iter();
            of.map(|(version, _)| {
                let name = versions.name(self.unit, version);
                let letters = name.strip_prefix(&function.name).unwrap_or_default();
                Version { name: format!("{written}{letters}"), parameters: version.params.clone() }
            })
        });
        let versions: Vec<Version> = versions.collect();
        let mut pointers = self.pointers_in(function.span);
        // The calls determine the memory that a parameter leads to.
        for (at, id) in function.params.iter().enumerate() {
            let name = &self.unit.variable(*id).name;
            let own = pointers.iter_mut().find(|pointer| pointer.name == *name);
            let spaces = versions.iter().filter_map(|version| version.parameters.get(at).copied().flatten());
            if let Some(own) = own.filter(|own| own.leads_to.is_empty()) {
                own.leads_to = spaces.collect();
            }
        }
        Function { name: function.name.clone(), at: self.place(function.name_span), pointers, versions }
    }

    fn typed(&self, variable: &Variable) -> Typed {
        Typed { name: variable.name.clone(), ty: self.unit.ty(variable.ty).name().to_string() }
    }

    fn place(&self, span: Span) -> P {
        (self.place)(span)
    }
}
