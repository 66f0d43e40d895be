//! The elements of group memory that a statement reads and writes, by index relative to the thread.

use super::stride::{self, WARP, stride};
use crate::known::Stride;
use crate::program::Program;
use okl_frontend::walk;
use okl_plugin::model::{BinaryOperator, ExprId, ExprKind, Expression, Stmt, VarId};
use std::collections::BTreeSet;

/// An element that a statement reads or writes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Access {
    base: VarId,
    /// The index.
    index: String,
    /// The index as `root + offset`, in each way in which it can be read so; neighbouring threads have neighbouring roots.
    forms: Vec<(String, Offset)>,
    pub(crate) writes: bool,
    bounds: Bounds,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Offset {
    /// `t + 8`, `t - 8`, and `t` itself with 0.
    Number(i64),
    /// `t ^ 8`
    Xor(i64),
    /// `t + half`
    Name(String),
}

/// The conditions around a statement that limit an index: `t < 32`, `t < half`.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Bounds(Vec<(String, Option<i64>, String)>);

impl Bounds {
    /// The bounds with those of one more condition.
    pub(crate) fn with(&self, program: &Program<'_>, condition: ExprId) -> Bounds {
        let mut all = self.clone();
        all.add(program, condition);
        all
    }

    fn add(&mut self, program: &Program<'_>, condition: ExprId) {
        let unit = program.unit;
        let Some((operator, left, right)) = unit.expression(unit.peeled(condition)).kind.as_binary() else {
            return;
        };
        let (index, limit) = match operator {
            BinaryOperator::LogicalAnd => {
                self.add(program, left);
                return self.add(program, right);
            }
            BinaryOperator::Less => (left, right),
            BinaryOperator::Greater => (right, left),
            _other => return,
        };
        // A condition that is the same for neighbours limits no thread.
        if stride(program, index) != Stride::One {
            return;
        }
        let limit = (number(program, limit), text(program, limit));
        self.0.push((text(program, index), limit.0, limit.1));
    }

    /// The smallest number that limits an index.
    fn of(&self, root: &str) -> i64 {
        let all = self.0.iter().filter(|(index, ..)| index == root);
        all.filter_map(|(_, limit, _)| *limit).min().unwrap_or(WARP)
    }

    /// True if only a part of a warp runs under these conditions.
    pub(crate) fn split_warps(&self) -> bool {
        self.0.iter().any(|(_, limit, _)| limit.is_some_and(|limit| limit % WARP != 0))
    }

    fn has_limit(&self, root: &str, limit: &str) -> bool {
        self.0.iter().any(|(index, _, text)| index == root && text == limit)
    }
}

impl Access {
    /// True if one access writes what another thread of the warp accesses with the other.
    pub(crate) fn conflicts(&self, other: &Access) -> bool {
        if self.base != other.base || self.writes == other.writes {
            return false;
        }
        let (write, read) = if self.writes { (self, other) } else { (other, self) };
        let mut pairs = write.forms.iter().flat_map(|one| read.forms.iter().map(move |two| (one, two)));
        // The same index is the thread's own element.
        let is_own = write.index == read.index;
        !is_own && pairs.any(|((root, one), (other, two))| root == other && write.meets(root, one, two))
    }

    fn meets(&self, root: &str, own: &Offset, other: &Offset) -> bool {
        match (own, other) {
            (Offset::Number(own), Offset::Number(other)) => {
                let apart = other - own;
                apart != 0 && apart.abs() < WARP && (apart < 0 || apart < self.bounds.of(root))
            }
            (Offset::Number(0), Offset::Xor(by)) | (Offset::Xor(by), Offset::Number(0)) => {
                *by != 0 && by.abs() < WARP
            }
            (Offset::Number(0), Offset::Name(name)) | (Offset::Name(name), Offset::Number(0)) => {
                !self.bounds.has_limit(root, name)
            }
            _unknown => false,
        }
    }
}

/// The accesses of a statement itself, without statements inside of it.
pub(crate) fn of_statement(program: &Program<'_>, stmt: &Stmt, bounds: &Bounds) -> Vec<Access> {
    let mut found = Vec::new();
    for id in &stmt.expressions {
        found.extend(of_expression(program, *id, bounds));
    }
    found
}

/// The accesses of an expression.
pub(crate) fn of_expression(program: &Program<'_>, id: ExprId, bounds: &Bounds) -> Vec<Access> {
    let unit = program.unit;
    let mut written: BTreeSet<ExprId> = BTreeSet::new();
    let mut read: BTreeSet<ExprId> = BTreeSet::new();
    let mut found = Vec::new();
    walk::expression(unit, id, &mut |expression: &Expression| match &expression.kind {
        ExprKind::Assign { operator, target, .. } => {
            let target = unit.peeled(*target);
            written.insert(target);
            if operator.is_some() {
                read.insert(target);
            }
        }
        ExprKind::AddressOf(place) => drop(written.insert(unit.peeled(*place))),
        _other => {}
    });
    visit(program, id, &mut |id, base, index| {
        let is_written = written.contains(&id);
        let (forms, index) = (forms(program, index), text(program, index));
        let access = |writes| {
            let (index, forms, bounds) = (index.clone(), forms.clone(), bounds.clone());
            Access { base, index, forms, writes, bounds }
        };
        found.extend((!is_written || read.contains(&id)).then(|| access(false)));
        found.extend(is_written.then(|| access(true)));
    });
    found
}

/// Visits the elements of group memory in an expression.
fn visit(program: &Program<'_>, id: ExprId, see: &mut dyn FnMut(ExprId, VarId, ExprId)) {
    let unit = program.unit;
    let expression = unit.expression(id);
    if let ExprKind::Index { base, index } = expression.kind
        && let Some(variable) = unit.expression(unit.peeled(base)).kind.as_variable()
        && is_of_group(program, variable)
    {
        see(id, variable, index);
    }
    for child in expression.kind.children() {
        visit(program, child, see);
    }
}

/// True for arrays in group memory, and for pointers to `volatile`, by which functions get them.
fn is_of_group(program: &Program<'_>, id: VarId) -> bool {
    let unit = program.unit;
    let variable = unit.variable(id);
    let ty = unit.ty(variable.ty);
    program.has(id, "cu_shared") || ty.is_pointer() && unit.source(variable.span).contains("volatile")
}

fn forms(program: &Program<'_>, index: ExprId) -> Vec<(String, Offset)> {
    let unit = program.unit;
    let mut all = Vec::new();
    if stride(program, index) == Stride::One {
        all.push((text(program, index), Offset::Number(0)));
    }
    let Some((operator, left, right)) = unit.expression(unit.peeled(index)).kind.as_binary() else {
        return all;
    };
    let name = |id: ExprId| {
        let is_name = unit.expression(unit.peeled(id)).kind.as_variable().is_some();
        is_name.then(|| Offset::Name(text(program, id)))
    };
    let mut add = |root: ExprId, offset: Option<Offset>| {
        let offset = offset.filter(|_| stride(program, root) == Stride::One);
        all.extend(offset.map(|offset| (text(program, root), offset)));
    };
    let value = |id| number(program, id);
    match operator {
        BinaryOperator::Add => {
            add(left, value(right).map(Offset::Number).or_else(|| name(right)));
            add(right, value(left).map(Offset::Number).or_else(|| name(left)));
        }
        BinaryOperator::Subtract => {
            add(left, value(right).map(|by| Offset::Number(-by)).or_else(|| name(right)));
        }
        BinaryOperator::Xor => add(left, value(right).map(Offset::Xor).or_else(|| name(right))),
        _other => {}
    }
    all
}

fn number(program: &Program<'_>, id: ExprId) -> Option<i64> {
    stride::number(program.unit, id)
}

/// The text of an expression without white space and parentheses around it.
fn text(program: &Program<'_>, id: ExprId) -> String {
    let unit = program.unit;
    unit.source(unit.expression(unit.peeled(id)).span).split_whitespace().collect()
}
