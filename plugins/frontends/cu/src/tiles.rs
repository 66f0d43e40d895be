//! Kernels whose threads do one iteration each of a loop: these are `@tile` loops in OKL.
//!
//! ```text
//! int i = blockIdx.x * blockDim.x + threadIdx.x;      for (int i = 0; i < n; ++i; @tile(256, @outer, @inner)) x[i] *= 2;
//! if (i < n) x[i] *= 2;
//! ```
//!
//! A kernel is such a loop if nothing else in it depends on the thread, and all launches have as many threads as the loop
//! has iterations. With several axes it is several loops in each other, and this holds along each axis.

use crate::barriers::Barriers;
use crate::bounds::Bounds;
use crate::builtins;
use crate::cover::{self, Limit};
use crate::idiom::{Counted, Form, Idiom};
use crate::implicit::Implicit;
use crate::independent;
use crate::index::Axis;
use crate::needs::Needs;
use crate::outside::Outside;
use crate::program::{Launch, Program};
use crate::shape::Shape;
use okl_plugin::Span;
use okl_plugin::model::{BinaryOperator, ExprId, ExprKind, FunctionId, IntType, Name, StmtKind};

/// A kernel that is a loop over tiles.
#[derive(Clone, Debug)]
pub(crate) struct Tile {
    /// Its parts in the text.
    pub(crate) idiom: Idiom,
    /// The end of each loop.
    pub(crate) limits: Vec<Limit>,
}

impl Tile {
    /// True if launches may have any number of blocks, since threads take further iterations.
    pub(crate) fn is_strided(&self) -> bool {
        matches!(self.idiom.form, Form::Strided { .. })
    }
}

/// Whether a kernel is a loop over tiles.
#[derive(Clone, Debug)]
pub(crate) enum Tiling {
    /// It is one.
    Tiled(Box<Tile>),
    /// It has the form of one; why it is none.
    Nearly(&'static str),
    /// It has another form.
    Other,
}

impl Tiling {
    /// Looks at a kernel.
    pub(crate) fn of(
        (program, needs, barriers): (&Program<'_>, &Needs, &Barriers),
        outside: &Outside,
        kernel: FunctionId,
        shape: &Shape,
    ) -> Tiling {
        let sizes: Option<Vec<u64>> = shape.block.iter().copied().collect();
        let Some(sizes) = sizes.filter(|sizes| sizes.len() == shape.grid) else { return Tiling::Other };
        let Some(idiom) = Idiom::of(program, kernel, &sizes) else { return Tiling::Other };
        let looked = Looked { program, needs, barriers, outside, kernel };
        if let Some(why) = looked.in_the_way(&idiom) {
            return Tiling::Nearly(why);
        }
        let limits: Result<Vec<Limit>, &'static str> =
            idiom.loops.iter().map(|one| looked.limit(&idiom.form, one)).collect();
        match limits.and_then(|limits| looked.launched(&idiom, &limits).map(|()| limits)) {
            Ok(limits) => Tiling::Tiled(Box::new(Tile { idiom, limits })),
            Err(why) => Tiling::Nearly(why),
        }
    }

    /// The loop, if it is one.
    pub(crate) fn tile(&self) -> Option<&Tile> {
        if let Tiling::Tiled(tile) = self { Some(tile) } else { None }
    }
}

/// A kernel with the form of a loop.
struct Looked<'p> {
    program: &'p Program<'p>,
    needs: &'p Needs,
    barriers: &'p Barriers,
    outside: &'p Outside,
    kernel: FunctionId,
}

impl Looked<'_> {
    /// What in the kernel is more than a loop.
    fn in_the_way(&self, idiom: &Idiom) -> Option<&'static str> {
        let (program, unit) = (self.program, self.program.unit);
        let uses = program.uses(self.kernel)?;
        let is_own = |span: Span| idiom.indices.iter().any(|own| own.contains(span));
        if builtins::uses(program, self.kernel).iter().any(|one| !is_own(one.span)) {
            return Some("it uses indices or sizes of the grid elsewhere, too");
        }
        let called = uses.called.iter().flat_map(|id| self.needs.needed(program, *id));
        let own = self.needs.needed(program, self.kernel);
        let is_plain = |need: &Implicit| matches!(need, Implicit::Variable(_) | Implicit::Builtin(..));
        if called.chain(own.filter(|need| !is_plain(need))).any(|need| !matches!(need, Implicit::Variable(_)))
        {
            return Some("functions that it calls need more of the launch");
        }
        let has_shared = uses.declared.iter().any(|id| program.has(*id, "cu_shared"));
        if has_shared || !self.barriers.places(program, self.kernel).is_empty() {
            return Some("its threads work together");
        }
        if matches!(Bounds::of(program, self.kernel), Some(Bounds::Unknown(_))) {
            return Some("its launch bounds are not known");
        }
        let mut jumps = false;
        unit.walk(program.body(self.kernel)?, &mut |stmt| {
            jumps |= matches!(stmt.kind, StmtKind::Goto);
        });
        jumps.then_some("it has a `goto`")
    }

    /// The end of a loop.
    fn limit(&self, form: &Form, counted: &Counted) -> Result<Limit, &'static str> {
        let unit = self.program.unit;
        let bound = unit.expression(unit.peeled(counted.bound));
        let Some(index) = unit.ty(unit.variable(counted.variable).ty).int().filter(|ty| 32 <= ty.bits) else {
            return Err("its index has fewer than 32 bits");
        };
        if let Some(number) = unit.integer(bound) {
            let is_right = 0 < number && number < 1 << 31;
            return is_right.then_some(Limit::Constant(number)).ok_or("its bound is too large, or none");
        }
        let mut parameters = Vec::new();
        if !self.is_sum(bound.id, &mut parameters) {
            return Err("its bound is not made of parameters and constants");
        }
        let ty = unit.ty(bound.ty).int().filter(|ty| 32 <= ty.bits);
        let ty = ty.ok_or("its bound is no integer of 32 bits or more")?;
        let function = unit.function(self.kernel);
        let changed = |id| self.program.uses(self.kernel).is_some_and(|uses| uses.changed.contains(id));
        if parameters.iter().any(|at| changed(&function.params[*at])) {
            return Err("it changes the bound");
        }
        let limit = match &bound.kind {
            ExprKind::Name(_) => Limit::Parameter(parameters[0], ty),
            _more => Limit::Expression(bound.id, ty),
        };
        self.fits((form, counted.bits), index, ty).map(|()| limit)
    }

    /// True for a parameter of the kernel, a constant, and a sum or a product of such; finds the parameters.
    fn is_sum(&self, id: ExprId, found: &mut Vec<usize>) -> bool {
        let unit = self.program.unit;
        let expression = unit.expression(id);
        if unit.integer(expression).is_some() {
            return true;
        }
        match &expression.kind {
            ExprKind::Name(Name::Variable(id)) => {
                let at = unit.function(self.kernel).params.iter().position(|one| one == id);
                found.extend(at);
                at.is_some()
            }
            ExprKind::Paren(inner) => self.is_sum(*inner, found),
            ExprKind::Cast { operand, .. } => {
                let is_integer = |id: ExprId| unit.type_of(id).int().is_some();
                is_integer(id) && is_integer(*operand) && self.is_sum(*operand, found)
            }
            ExprKind::Binary {
                operator: BinaryOperator::Add | BinaryOperator::Subtract | BinaryOperator::Multiply,
                left,
                right,
            } => self.is_sum(*left, found) && self.is_sum(*right, found),
            _other => false,
        }
    }

    /// True if the index has each number below the bound, and one thread has it.
    fn fits(&self, (form, bits): (&Form, u32), index: IntType, bound: IntType) -> Result<(), &'static str> {
        let is_wider = index.bits > bound.bits;
        if !is_wider && !(index.bits == bound.bits && (!index.signed || bound.signed)) {
            return Err("its index may be less than the bound for ever: the types differ");
        }
        if bound.bits > 32 && bits <= 32 {
            return Err("it computes the index in 32 bits, and the bound has more");
        }
        match form {
            Form::Strided { .. } if bound.bits > 32 => Err("the bound has more than 32 bits"),
            Form::Strided { .. } if bound.signed && !index.signed => {
                Err("the bound may be negative, the index not")
            }
            _other => Ok(()),
        }
    }

    /// True if all launches have the threads that the loop needs.
    fn launched(&self, idiom: &Idiom, limits: &[Limit]) -> Result<(), &'static str> {
        let program = self.program;
        if let (Form::Strided { body, .. }, [only]) = (&idiom.form, &idiom.loops[..]) {
            let is_independent =
                independent::iterations(program, self.needs, self.kernel, only.variable, *body);
            return match is_independent && 32 <= only.items {
                true => Ok(()),
                false => Err("iterations of one thread may depend on each other"),
            };
        }
        if self.outside.has_unknown {
            return Err("it is not known what all launches launch");
        }
        if self.outside.names(program, self.kernel) {
            return Err("its address may be launched");
        }
        let all = |launch: &Launch| {
            let state = (program, &self.outside.changes);
            let mut axes = idiom.loops.iter().zip(limits).enumerate();
            axes.all(|(number, (one, limit))| {
                let index = program.unit.ty(program.unit.variable(one.variable).ty).int();
                let axis = Axis { number, items: one.items };
                index.is_some_and(|index| cover::covers(state, launch, *limit, (index, axis)))
            })
        };
        match program.launches_of(self.kernel).all(all) {
            true => Ok(()),
            false => Err("the grid of a launch is not known to cover the bound"),
        }
    }
}
