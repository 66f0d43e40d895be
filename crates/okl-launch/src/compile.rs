//! From the description of host code to a program.

mod builder;
mod expression;
mod usage;

use crate::code::{Bytes, Code, LaunchCode, Op, Register};
use crate::error::Unfit;
use builder::{Builder, Home, broken, index};
use okl_model::reflection::{Expression, Kernel, Object, Place, Scalar, Statement};
use std::fmt::Display;
use usage::{changed, within};

/// Makes a program of the host code of a kernel.
pub(crate) fn compile<P: Display>(kernel: &Kernel<P>) -> Result<Code, Unfit> {
    let Some(host) = &kernel.host else {
        return Err(match &kernel.host_reason {
            Some(reason) => Unfit::NotDescribed { what: reason.what.clone(), at: reason.at.to_string() },
            None => {
                Unfit::NotDescribed { what: "unknown statements".into(), at: kernel.range.from.to_string() }
            }
        });
    };
    let changed = changed(&host.body)?;
    let builder = Builder::new(kernel, host, &changed)?;
    let mut body = Body { kernel, builder, loops: Vec::new() };
    body.statements(&host.body, 0)?;
    let mut code = body.builder.code;
    code.registers.shrink_to_fit();
    Ok(code)
}

struct Body<'k, P> {
    kernel: &'k Kernel<P>,
    builder: Builder,
    /// The loops around the statement, with the jumps that leave them or their bodies.
    loops: Vec<Jumps>,
}

#[derive(Default)]
struct Jumps {
    breaks: Vec<usize>,
    continues: Vec<usize>,
}

impl<P: Display> Body<'_, P> {
    fn statements(&mut self, body: &[Statement<P>], depth: u32) -> Result<(), Unfit> {
        within(depth)?;
        body.iter().try_for_each(|statement| self.statement(statement, depth + 1))
    }

    fn statement(&mut self, statement: &Statement<P>, depth: u32) -> Result<(), Unfit> {
        match statement {
            Statement::Launch { launch, groups, items, arguments, at } => {
                self.builder.at(at.to_string())?;
                self.launch(*launch, groups, items, arguments)
            }
            Statement::Evaluate { expression, at } => {
                self.builder.at(at.to_string())?;
                self.builder.value(expression, 0).map(|_| ())
            }
            Statement::Declare { variable, init, at } => {
                self.builder.at(at.to_string())?;
                self.declare(*variable, init.as_ref())
            }
            Statement::Copy { to, from, bytes, at } => {
                self.builder.at(at.to_string())?;
                self.copy(*to, *from, *bytes)
            }
            Statement::Block(body) => self.statements(body, depth),
            Statement::If { condition, then, otherwise, at } => {
                self.builder.at(at.to_string())?;
                let unless = self.unless(condition)?;
                self.statements(then, depth)?;
                if otherwise.is_empty() {
                    return self.builder.land(unless);
                }
                let end = self.jump();
                self.builder.land(unless)?;
                self.statements(otherwise, depth)?;
                self.builder.land(end)
            }
            Statement::For { init, condition, update, body, at } => {
                self.statements(init, depth)?;
                self.any_loop(condition.as_ref(), update.as_ref(), body, at, depth)
            }
            Statement::While { condition, body, at } => self.any_loop(Some(condition), None, body, at, depth),
            Statement::Do { body, condition, at } => self.do_loop(body, condition, at, depth),
            Statement::Break => self.leave(|jumps| &mut jumps.breaks),
            Statement::Continue => self.leave(|jumps| &mut jumps.continues),
            Statement::Return => {
                self.builder.op(Op::Return);
                Ok(())
            }
        }
    }

    fn launch(
        &mut self,
        launch: u32,
        groups: &[Expression],
        items: &[Expression],
        arguments: &[Object],
    ) -> Result<(), Unfit> {
        let Some(described) = self.kernel.launches.get(launch as usize) else {
            return broken("there is no launch of that number");
        };
        if groups.len() > 3 || items.len() > 3 {
            return broken("a launch has more than three axes");
        }
        let groups = self.sizes(groups)?;
        let items = self.sizes(items)?;
        let mut passed = 0;
        let arguments = arguments.iter().map(|object| self.builder.source(*object, &mut passed));
        let arguments = arguments.collect::<Result<_, _>>()?;
        let code = &mut self.builder.code;
        code.passed = code.passed.max(passed as usize);
        let kernel = described.kernel.clone();
        let number = index(code.launches.len())?;
        code.launches.push(LaunchCode { number: launch, kernel, groups, items, arguments });
        self.builder.op(Op::Launch { launch: number });
        Ok(())
    }

    fn sizes(&mut self, sizes: &[Expression]) -> Result<Vec<Register>, Unfit> {
        sizes.iter().map(|size| self.builder.value_of(size, Scalar::Uint64)).collect()
    }

    fn declare(&mut self, variable: u32, init: Option<&Expression>) -> Result<(), Unfit> {
        let place = Place { of: Object::Variable(variable), offset: 0 };
        match (self.builder.home(place.of)?, init) {
            (Home::Register(_, ty), Some(init)) => {
                let from = self.builder.value_of(init, ty)?;
                self.builder.write(place, ty, from)
            }
            (Home::Register(_, ty), None) => {
                let zero = self.builder.constant(0)?;
                self.builder.write(place, ty, zero)
            }
            (Home::Bytes(part), None) => {
                let part = self.builder.part_index(part)?;
                self.builder.op(Op::Clear { part });
                Ok(())
            }
            (Home::Bytes(_), Some(_)) => broken("a struct has the value of a number"),
        }
    }

    fn copy(&mut self, to: Place, from: Place, bytes: u64) -> Result<(), Unfit> {
        let from = self.builder.part(from, bytes)?;
        let to = self.builder.part(to, bytes)?;
        if to.of != Bytes::Memory {
            return broken("an argument changes without a copy");
        }
        let code = &mut self.builder.code;
        let copy = index(code.copies.len())?;
        code.copies.push((from, to));
        self.builder.op(Op::Copy { copy });
        Ok(())
    }

    /// A jump whose target is not known yet.
    fn jump(&mut self) -> usize {
        let jump = self.builder.code.ops.len();
        self.builder.op(Op::Jump { to: 0 });
        jump
    }

    /// A jump for when a condition is false.
    fn unless(&mut self, condition: &Expression) -> Result<usize, Unfit> {
        let condition = self.builder.value_of(condition, Scalar::Bool)?;
        let jump = self.builder.code.ops.len();
        self.builder.op(Op::JumpUnless { condition, to: 0 });
        Ok(jump)
    }

    fn leave(&mut self, list: fn(&mut Jumps) -> &mut Vec<usize>) -> Result<(), Unfit> {
        let jump = self.jump();
        match self.loops.last_mut() {
            Some(innermost) => list(innermost).push(jump),
            None => return broken("a jump out of no loop"),
        }
        Ok(())
    }

    fn any_loop(
        &mut self,
        condition: Option<&Expression>,
        update: Option<&Expression>,
        body: &[Statement<P>],
        at: &P,
        depth: u32,
    ) -> Result<(), Unfit> {
        self.builder.at(at.to_string())?;
        let start = self.builder.here()?;
        let unless = condition.map(|condition| self.unless(condition)).transpose()?;
        self.loops.push(Jumps::default());
        self.statements(body, depth)?;
        let jumps = self.loops.pop().unwrap_or_default();
        jumps.continues.iter().try_for_each(|jump| self.builder.land(*jump))?;
        self.builder.at(at.to_string())?;
        if let Some(update) = update {
            self.builder.value(update, 0)?;
        }
        self.builder.op(Op::Repeat { to: start });
        let ends = unless.into_iter().chain(jumps.breaks);
        ends.into_iter().try_for_each(|jump| self.builder.land(jump))
    }

    fn do_loop(
        &mut self,
        body: &[Statement<P>],
        condition: &Expression,
        at: &P,
        depth: u32,
    ) -> Result<(), Unfit> {
        let start = self.builder.here()?;
        self.loops.push(Jumps::default());
        self.statements(body, depth)?;
        let jumps = self.loops.pop().unwrap_or_default();
        jumps.continues.iter().try_for_each(|jump| self.builder.land(*jump))?;
        self.builder.at(at.to_string())?;
        let unless = self.unless(condition)?;
        self.builder.op(Op::Repeat { to: start });
        let ends = [unless].into_iter().chain(jumps.breaks);
        ends.into_iter().try_for_each(|jump| self.builder.land(jump))
    }
}
