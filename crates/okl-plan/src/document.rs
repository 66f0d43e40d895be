//! The plan as JSON, for `--emit plan` and those who read it with a program.
//!
//! What it names of the kernel's text it quotes as the text has it after macros are expanded, and says where that
//! stands: `add.okl:7:5`. `docs/schema/plan.schema.json` has its schema.

mod count;
mod pointers;

pub use count::{Bound, Count, Sign, Term};

use crate::{Fission, HostValue, KernelPlan, LiveAcross, Privatised, hazard};
use okl_analysis::Analyzed;
use okl_model::{Access, Accessed, FunctionId, Space, VarId, Variable};
use okl_sema::structure::PartOf;
use okl_sema::{AxisLoop, Role};
use okl_source::Span;
use serde::Serialize;
use std::collections::BTreeSet;

/// The version of this document; it grows when something is taken away or changes its meaning.
pub const SCHEMA: u32 = 1;

/// What becomes of the kernels of a file on a target.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Plan {
    /// The version of the document.
    pub schema: u32,
    /// The name of the target.
    pub target: String,
    /// In source order.
    pub kernels: Vec<Kernel>,
    /// The functions that device code reaches, in source order; one for each version that is written.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub functions: Vec<Function>,
    /// The variables at file scope that device code reads.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub constants: Vec<Typed>,
}

/// A kernel.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Kernel {
    /// Its name.
    pub name: String,
    /// Where its name stands.
    pub at: String,
    /// In their order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<Argument>,
    /// One for each outermost `@outer` loop, in source order.
    pub launches: Vec<Launch>,
}

/// A name and its type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Typed {
    /// The name.
    pub name: String,
    /// The type, as C++ spells it.
    #[serde(rename = "type")]
    pub ty: String,
}

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Argument {
    /// Name and type.
    #[serde(flatten)]
    pub typed: Typed,
    /// Whether code of the kernel changes it, so that it needs a copy.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_changed: bool,
    /// Whether host code among it does, between the nests.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_changed_by_host: bool,
}

/// What becomes of one nest of parallel loops.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Launch {
    /// The name of the device kernel; on targets where loops stay loops there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kernel: Option<String>,
    /// Where the outermost loop starts.
    pub at: String,
    /// How many groups there are, axis x first.
    pub groups: Vec<Count>,
    /// How many work items a group has, axis x first.
    pub items: Vec<Count>,
    /// The parallel loops, in source order.
    pub loops: Vec<Loop>,
    /// What it gets of the kernel's host code, in source order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<Value>,
    /// The memory of a group.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub group_memory: Vec<Stored>,
    /// What each work item has for itself, across loops.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub exclusive: Vec<Stored>,
    /// Where the pointers and references lead that are declared in it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pointers: Vec<Pointer>,
    /// The barriers that the user did not write, in source order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub barriers: Vec<Barrier>,
    /// The arguments that each work item gets its own copy of, where loops stay loops.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub privatised: Vec<OwnArgument>,
    /// The loops that are cut at barriers, where loops stay loops.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cuts: Vec<Cut>,
}

/// One parallel loop.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Loop {
    /// Where the `for` stands.
    pub at: String,
    /// What it counts with.
    pub variable: String,
    /// Which of the loops that a `@tile` becomes; left out for a loop without.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<PartOf>,
    /// What its rounds are.
    pub over: Over,
    /// The axis: `x`, `y` or `z`.
    pub axis: char,
    /// How many rounds it has.
    pub rounds: Count,
    /// Whether it may have fewer rounds than are launched on its axis.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_guarded: bool,
}

/// What the rounds of a parallel loop are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Over {
    /// Groups.
    Groups,
    /// Work items.
    Items,
}

/// A value of host code that device code uses.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Value {
    /// Name and type; the first variable's, where a whole declaration is repeated.
    #[serde(flatten)]
    pub typed: Typed,
    /// How device code gets it.
    pub how: How,
}

/// How device code gets a value of host code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// As an argument after the user's.
    Argument,
    /// It is declared again, with the same initialiser.
    DeclaredAgain,
    /// The whole declaration is repeated as it stands.
    Repeated,
}

/// A variable in memory.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stored {
    /// Name and type.
    #[serde(flatten)]
    pub typed: Typed,
    /// How many bytes it has, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bytes: Option<u64>,
}

/// Where a pointer or reference leads.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pointer {
    /// Its name.
    pub name: String,
    /// Where it is declared.
    pub at: String,
    /// The memories it may lead to: `global` is the device's, `local` a group's, `private` a work item's. Nobody knows
    /// where there are none.
    pub leads_to: BTreeSet<Space>,
}

/// A barrier that the user did not write, and why it is there.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Barrier {
    /// What it stands before.
    pub at: String,
    /// The access that has to be finished.
    pub after: Touched,
    /// The access that has to wait.
    pub before: Touched,
}

/// An access to memory that several work items can see.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Touched {
    /// What happens.
    pub access: Access,
    /// The variable, or the function that is called.
    pub of: String,
    /// Where.
    pub at: String,
}

/// An argument that each work item gets its own copy of.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OwnArgument {
    /// The argument.
    pub name: String,
    /// The loop over work items that is all that uses it.
    pub within: String,
}

/// A loop that is cut at barriers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cut {
    /// The outermost loop over work items.
    pub at: String,
    /// The barriers.
    pub barriers: Vec<String>,
    /// What is declared before one of them and used after it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub live: Vec<Live>,
}

/// What lives on across a cut.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Live {
    /// Where it is declared.
    pub at: String,
    /// How.
    pub kept: Kept,
}

/// How something lives on across a cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kept {
    /// In an array with one value for each work item.
    PerItem,
    /// As a pointer to what it refers to, one for each work item.
    PointerPerItem,
    /// It is declared again.
    DeclaredAgain,
}

/// A function that device code reaches.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Function {
    /// The user's name.
    pub name: String,
    /// Where that stands.
    pub at: String,
    /// Where pointers and references lead that it is handed or declares.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pointers: Vec<Pointer>,
    /// The copies that are written, on targets whose pointers say which memory they lead to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub versions: Vec<Version>,
}

/// A copy of a function, for one combination of memories.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Version {
    /// What it is called.
    pub name: String,
    /// The memory of each parameter, null for what is no pointer.
    pub parameters: Vec<Option<Space>>,
}

/// Writes a plan down; `place` says where a stretch of the unit's text stands.
pub fn of(plan: &crate::Plan<'_>, unit: &Analyzed, target: &str, place: &dyn Fn(Span) -> String) -> Plan {
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

struct Writer<'d> {
    unit: &'d Analyzed,
    place: &'d dyn Fn(Span) -> String,
}

impl Writer<'_> {
    fn kernel(&self, kernel: &KernelPlan<'_>) -> Kernel {
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

    fn launch(&self, kernel: &KernelPlan<'_>, launch: &crate::Launch<'_>) -> Launch {
        let counts = |counts: &[crate::Count; 3], dims: u8| {
            counts.iter().take(usize::from(dims)).map(|count| self.count(count)).collect()
        };
        Launch {
            kernel: launch.on_device.then(|| kernel.device_name(launch)),
            at: self.place(launch.root.span),
            groups: counts(&launch.grid.outer, launch.nest.outer_dims),
            items: counts(&launch.grid.inner, launch.nest.inner_dims),
            loops: self.loops(kernel, launch),
            values: launch.values.iter().filter_map(|value| self.value(value)).collect(),
            group_memory: launch.group_memory.iter().map(|id| self.stored(*id)).collect(),
            exclusive: launch.exclusive.iter().map(|id| self.stored(*id)).collect(),
            pointers: self.pointers_in(launch.root.span),
            barriers: launch.barriers.iter().map(|barrier| self.barrier(barrier)).collect(),
            privatised: launch.privatised.iter().filter_map(|one| self.privatised(one)).collect(),
            cuts: launch.cuts.iter().flatten().map(|cut| self.cut(cut)).collect(),
        }
    }

    fn loops(&self, kernel: &KernelPlan<'_>, launch: &crate::Launch<'_>) -> Vec<Loop> {
        let mut found: Vec<(u32, Loop)> = Vec::new();
        let mut done = BTreeSet::new();
        for path in &launch.nest.paths {
            for (over, list) in [(Over::Groups, &path.outer), (Over::Items, &path.inner)] {
                for l in list.iter().filter(|l| done.insert((l.id, l.part))) {
                    found.push((self.unit.for_loop(l.id).span.start, self.one_loop(kernel, launch, l, over)));
                }
            }
        }
        // The parts of one stay in their order.
        found.sort_by_key(|(start, _)| *start);
        found.into_iter().map(|(_, l)| l).collect()
    }

    fn one_loop(
        &self,
        kernel: &KernelPlan<'_>,
        launch: &crate::Launch<'_>,
        l: &AxisLoop,
        over: Over,
    ) -> Loop {
        let stmt = self.unit.for_loop(l.id);
        let variable = stmt.as_for().and_then(|header| header.variable);
        let is_tile = matches!(kernel.checked.roles.get(&l.id), Some(Role::Tile { .. }));
        Loop {
            at: self.place(stmt.span),
            variable: variable.map_or(String::new(), |id| self.unit.variable(id).name.clone()),
            part: is_tile.then_some(l.part),
            over,
            axis: ['x', 'y', 'z'][usize::from(l.axis.0)],
            rounds: self.count(launch.grid.count(l)),
            is_guarded: launch.on_device && launch.grid.is_guarded(l),
        }
    }

    fn value(&self, value: &HostValue<'_>) -> Option<Value> {
        let (variable, how) = match value {
            HostValue::Argument(variable) => (*variable, How::Argument),
            HostValue::Again(variable) => (*variable, How::DeclaredAgain),
            HostValue::Copied(stmt) => {
                let Some(variable) = value.declared(self.unit).first().copied() else {
                    // A type.
                    let text = self.unit.source(stmt.span).split_whitespace().take(2).collect::<Vec<_>>();
                    let typed = Typed { name: text.join(" "), ty: String::new() };
                    return Some(Value { typed, how: How::Repeated });
                };
                (variable, How::Repeated)
            }
            HostValue::Refused(..) => return None,
        };
        Some(Value { typed: self.typed(variable), how })
    }

    fn stored(&self, id: VarId) -> Stored {
        let variable = self.unit.variable(id);
        Stored { typed: self.typed(variable), bytes: self.unit.ty(variable.ty).size }
    }

    fn barrier(&self, barrier: &hazard::Barrier) -> Barrier {
        let said = barrier.said(self.unit);
        let touched = |accessed: &Accessed| Touched {
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

    fn privatised(&self, privatised: &Privatised) -> Option<OwnArgument> {
        match privatised {
            Privatised::In { variable, home } => Some(OwnArgument {
                name: self.unit.variable(*variable).name.clone(),
                within: self.place(self.unit.for_loop(*home).span),
            }),
            Privatised::Nowhere(_) => None,
        }
    }

    fn cut(&self, cut: &Fission<'_>) -> Cut {
        let live = |(_, live): &(usize, LiveAcross<'_>)| {
            let (span, kept) = match live {
                LiveAcross::Value { id, .. } => (self.unit.variable(*id).name_span, Kept::PerItem),
                LiveAcross::Reference { id, .. } => (self.unit.variable(*id).name_span, Kept::PointerPerItem),
                LiveAcross::Again { stmt } => (stmt.span, Kept::DeclaredAgain),
            };
            Live { at: self.place(span), kept }
        };
        Cut {
            at: self.place(cut.chain[0].0.span),
            barriers: cut.barriers.iter().map(|barrier| self.place(barrier.span)).collect(),
            live: cut.live.iter().map(live).collect(),
        }
    }

    fn function(&self, plan: &crate::Plan<'_>, id: FunctionId) -> Function {
        let function = self.unit.function(id);
        let versions = plan.versions.iter().flat_map(|versions| {
            let of = versions.of(id).into_iter();
            of.map(|(version, _)| Version {
                name: versions.name(self.unit, version),
                parameters: version.params.clone(),
            })
        });
        Function {
            name: function.name.clone(),
            at: self.place(function.name_span),
            pointers: self.pointers_in(function.span),
            versions: versions.collect(),
        }
    }

    fn typed(&self, variable: &Variable) -> Typed {
        Typed { name: variable.name.clone(), ty: self.unit.ty(variable.ty).name().to_string() }
    }

    fn place(&self, span: Span) -> String {
        (self.place)(span)
    }
}
