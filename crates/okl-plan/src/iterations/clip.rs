//! Which iterations of a loop over work items do nothing, as their body says.
//!
//! ```text
//! for (int t = 0; t < 128; ++t) {      { n = 16 * b + t; if (n < N && t > 0) .. }
//! ```
//!
//! The body is one `if` after declarations without effects. Each part of its condition that compares a sum with the loop's
//! variable in it, once and with the factor 1 or -1, is a limit of the variable: two of them where it asks for one value.
//! Sums are of signed integers alone: they do not wrap around.
//!
//! A work item's own loop with such a body ends early as well: compilers vectorise the iterations around it then.
//!
//! ```text
//! for (int n = g + t; n < g + 512; n += 128) { if (n < N) sum += x[n]; }
//! ```

use super::{Chain, statements};
use okl_analysis::Analyzed;
use okl_analysis::affine::{Atom, Sum, read};
use okl_model::{
    BinaryOperator, CastStyle, Comparison, Direction, ExprId, ExprKind, ForLoop, IntType, LoopId, Name,
    Scope, Stmt, StmtKind, TypeKind, UnaryOperator, VarId,
};
use okl_source::Span;

/// A loop that runs fewer iterations.
#[derive(Clone, Debug)]
pub struct Clip {
    /// The loop.
    pub l: LoopId,
    /// The variables of the loops around it and itself, as [`Atom::Item`] counts them.
    pub variables: Vec<VarId>,
    /// What its variable stays above or below.
    pub limits: Vec<Limit>,
    /// Whether a loop before it, with the same limits, has its iterations, too.
    pub follows: bool,
}

/// A limit of a loop's variable.
#[derive(Clone, Debug, PartialEq)]
pub struct Limit {
    /// The first value that is too large; or the first that is not too small.
    pub value: Sum,
    /// Which of both.
    pub is_upper: bool,
}

/// A condition of which parts hold in all iterations that are run.
#[derive(Clone, Debug)]
pub struct NarrowedCondition {
    /// From `if` to the closing parenthesis, and what stands before the statement after it.
    pub head: Span,
    /// What is asked.
    pub condition: Span,
    /// The parts that still have to be asked; all of them have to hold.
    pub kept: Vec<Span>,
}

/// The loops of a chain that run fewer iterations, and the condition that says so.
pub(super) fn of(unit: &Analyzed, chain: &Chain<'_>) -> Option<(Vec<Clip>, NarrowedCondition)> {
    let (_, innermost) = chain.last()?;
    let (condition, then) = only_if(unit, innermost)?;
    let variables: Vec<VarId> = chain.iter().filter_map(|(_, l)| l.variable).collect();
    if variables.len() != chain.len() {
        return None;
    }
    let (outermost, _) = chain[0];
    let mut parts = Vec::new();
    conjuncts(unit, condition.1, &mut parts);
    let mut clips: Vec<Clip> = Vec::new();
    let mut kept = Vec::new();
    for part in &parts {
        let limits = limits(unit, outermost, &variables, *part);
        let Some((at, limits)) = limits.filter(|(at, limits)| can_be_cut(unit, chain[*at].1, limits)) else {
            kept.push(unit.expression(*part).span);
            continue;
        };
        let (_, l) = chain[at];
        match clips.iter_mut().find(|clip| clip.l == l.id) {
            Some(clip) => clip.limits.extend(limits),
            None => {
                clips.push(Clip { l: l.id, variables: variables[..=at].to_vec(), limits, follows: false })
            }
        }
    }
    let head = Span::new(condition.0.span.start, unit.with_attributes(then).start);
    let shorter = NarrowedCondition { head, condition: unit.expression(condition.1).span, kept };
    (!clips.is_empty()).then_some((clips, shorter))
}

/// Whether a tile ends where its loop does, instead of asking in each iteration: its bound is a sum that stays as it is.
pub(super) fn ends_tile(unit: &Analyzed, stmt: &Stmt) -> bool {
    let Some(count) = stmt.as_for().and_then(|l| unit.count(l)) else { return false };
    stays_whole(unit, stmt, count.bound.id)
}

/// Whether a value is made of variables that stay as they are in a loop.
fn stays_whole(unit: &Analyzed, stmt: &Stmt, value: ExprId) -> bool {
    let keeps = |id: VarId| {
        let is_own = matches!(unit.variable(id).scope, Scope::Local | Scope::Parameter);
        unit.ty(unit.variable(id).ty).int().is_some() && is_own && stays(unit, stmt, id)
    };
    let stays = |kind: &ExprKind| {
        let is_plain = matches!(
            kind,
            ExprKind::Literal(_)
                | ExprKind::Paren(_)
                | ExprKind::Binary { .. }
                | ExprKind::Unary { .. }
                | ExprKind::Cast { .. }
        );
        is_plain || matches!(kind, ExprKind::Name(Name::Variable(id)) if keeps(*id))
    };
    !unit.any_part(value, &|kind| !stays(kind))
}

/// The `if` that is all a body does, its condition, and what happens then.
fn only_if<'u>(unit: &'u Analyzed, l: &ForLoop) -> Option<((&'u Stmt, ExprId), &'u Stmt)> {
    let inside = statements(unit, l.body);
    let (last, before) = inside.split_last()?;
    let is_idle = |stmt: &&Stmt| {
        let is_plain = |id: &VarId| is_plain(unit, *id);
        matches!(&stmt.kind, StmtKind::Declaration(variables) if variables.iter().all(is_plain))
            || stmt.kind == StmtKind::Empty && stmt.attrs.is_empty()
    };
    let StmtKind::If { then, otherwise: None } = &last.kind else { return None };
    let [condition] = last.expressions[..] else { return None };
    let is_value = !matches!(unit.expression(condition).kind, ExprKind::Declare(_));
    (before.iter().all(is_idle) && is_value && last.attrs.is_empty())
        .then(|| ((*last, condition), unit.stmt(*then)))
}

/// Whether declaring a variable changes nothing.
fn is_plain(unit: &Analyzed, id: VarId) -> bool {
    let variable = unit.variable(id);
    let ty = unit.ty(variable.ty);
    let is_number = ty.int().is_some() || ty.is_pointer() || ty.kind == TypeKind::Float;
    let init = variable.init;
    is_number && variable.scope == Scope::Local && init.is_none_or(|init| !unit.has_effects(init))
}

/// The parts of `a && b && c`.
fn conjuncts(unit: &Analyzed, id: ExprId, found: &mut Vec<ExprId>) {
    let peeled = &unit.expression(unit.peeled(id)).kind;
    if let ExprKind::Binary { operator: BinaryOperator::LogicalAnd, left, right } = peeled {
        conjuncts(unit, *left, found);
        conjuncts(unit, *right, found);
    } else {
        found.push(id);
    }
}

/// The iterations that a work item's own loop leaves out, whose bound and variable stay as its header says.
pub(super) fn of_own<'u>(unit: &'u Analyzed, stmt: &'u Stmt) -> Option<(Clip, NarrowedCondition)> {
    let l = stmt.as_for()?;
    let count = unit.count(l)?;
    let is_kept = l.variable.is_some_and(|id| stays(unit, unit.stmt(l.body), id));
    if !is_kept || !stmt.attrs.is_empty() || !stays_whole(unit, stmt, count.bound.id) {
        return None;
    }
    let (mut clips, shorter) = of(unit, &vec![(stmt, l)])?;
    Some((clips.pop()?, shorter))
}

/// Which variable a comparison limits, the innermost one in it, and how.
fn limits(unit: &Analyzed, nest: &Stmt, variables: &[VarId], id: ExprId) -> Option<(usize, Vec<Limit>)> {
    let ExprKind::Binary { operator, left, right } = unit.expression(unit.peeled(id)).kind else {
        return None;
    };
    // `low < high`, or with `more` one larger: `low < high + 1`.
    let is_greater = matches!(operator, BinaryOperator::Greater | BinaryOperator::GreaterEqual);
    let or_equal = matches!(operator, BinaryOperator::LessEqual | BinaryOperator::GreaterEqual);
    let is_equal = operator == BinaryOperator::Equal;
    if !is_greater && !or_equal && !is_equal && operator != BinaryOperator::Less {
        return None;
    }
    let (low, high) = if is_greater { (right, left) } else { (left, right) };
    let more = i64::from(or_equal);
    let sum = |id: ExprId| {
        is_exact(unit, id).then(|| read(unit, id, &mut |name| value(unit, nest, variables, name, 0)))?
    };
    // `0 < difference`
    let difference = sum(high)?.plus(&Sum::number(more), 1)?.plus(&sum(low)?, -1)?;
    let at = (0..variables.len()).rev().find(|at| difference.factor_of(*at as u8) != Some(Sum::default()))?;
    let item = Sum::atom(Atom::Item(at as u8));
    let factor = difference.factor_of(at as u8)?.value()?;
    if is_equal && factor.abs() == 1 {
        // `0 == rest - v`: `rest` alone; `0 == rest + v`: `-rest` alone.
        let rest = difference.plus(&item, -factor)?;
        let only = if factor < 0 { rest } else { Sum::default().plus(&rest, -1)? };
        let after = only.plus(&Sum::number(1), 1)?;
        let ends = [Limit { value: only, is_upper: false }, Limit { value: after, is_upper: true }];
        return Some((at, ends.to_vec()));
    }
    let limit = match factor {
        // `0 < rest - v`: below `rest`
        -1 => Limit { value: difference.plus(&item, 1)?, is_upper: true },
        // `0 < rest + v`: from `1 - rest` on
        1 => {
            let value = Sum::number(1).plus(&difference.plus(&item, -1)?, -1)?;
            Limit { value, is_upper: false }
        }
        _ => return None,
    };
    Some((at, vec![limit]))
}

/// What a variable is, for the whole nest: a loop's own, one that stays as it is, or what a local one starts with.
fn value(unit: &Analyzed, nest: &Stmt, variables: &[VarId], id: VarId, depth: u32) -> Option<Sum> {
    if let Some(at) = variables.iter().position(|own| *own == id) {
        return Some(Sum::atom(Atom::Item(at as u8)));
    }
    let variable = unit.variable(id);
    let is_integer = unit.ty(variable.ty).int().is_some_and(|int| int.bits < 64 || int.signed);
    if !is_integer
        || !matches!(variable.scope, Scope::Local | Scope::Parameter)
        || unit.attributes_of(id).is_exclusive
    {
        return None;
    }
    if !nest.span.contains(variable.name_span) {
        return stays(unit, nest, id).then(|| Sum::atom(Atom::Uniform(id)));
    }
    let init = variable.init.filter(|_| depth < 8 && !unit.is_changed(id))?;
    is_exact(unit, init)
        .then(|| read(unit, init, &mut |name| value(unit, nest, variables, name, depth + 1)))?
}

/// Whether nothing in a statement changes a variable, nor anyone who has its address.
fn stays(unit: &Analyzed, nest: &Stmt, id: VarId) -> bool {
    let mut is_written = false;
    unit.walk(nest, &mut |stmt| {
        is_written |= unit.uses(stmt).iter().any(|used| used.variable == id && used.access.may_write());
    });
    !unit.is_changed(id) || !is_written && !unit.is_addressed(id)
}

/// Whether a sum is computed as in mathematics: with signed integers, and no conversion that loses bits.
fn is_exact(unit: &Analyzed, id: ExprId) -> bool {
    let expression = unit.expression(id);
    let is_signed = signed(unit, id).is_some();
    if expression.value.is_some() {
        return is_signed;
    }
    if let ExprKind::Paren(inner) = expression.kind {
        return is_exact(unit, inner);
    }
    if let ExprKind::Cast { style, operand, .. } = expression.kind {
        return keeps_value(unit, style, id, operand);
    }
    if let ExprKind::Unary { operator: UnaryOperator::Plus | UnaryOperator::Minus, operand } = expression.kind
    {
        return is_signed && is_exact(unit, operand);
    }
    if let ExprKind::Binary {
        operator: BinaryOperator::Add | BinaryOperator::Subtract | BinaryOperator::Multiply,
        left,
        right,
    } = expression.kind
    {
        return is_signed && is_exact(unit, left) && is_exact(unit, right);
    }
    is_signed && matches!(expression.kind, ExprKind::Name(Name::Variable(_)))
}

/// A signed integer that is not promoted.
fn signed(unit: &Analyzed, id: ExprId) -> Option<IntType> {
    unit.type_of(id).int().filter(|int| int.signed && int.bits >= 32)
}

/// Whether a conversion to a signed integer changes no value.
fn keeps_value(unit: &Analyzed, style: CastStyle, to: ExprId, from: ExprId) -> bool {
    let is_plain =
        matches!(style, CastStyle::Implicit | CastStyle::C | CastStyle::Functional | CastStyle::Static);
    let types = signed(unit, to).zip(unit.type_of(from).int());
    let holds = |(to, from): (IntType, IntType)| from.bits < to.bits || from.signed && from.bits == to.bits;
    is_plain
        && types.is_some_and(holds)
        && (matches!(unit.expression(from).kind, ExprKind::Name(_)) || is_exact(unit, from))
}

/// Whether a loop counts up in a signed integer, so that its ends can be written down: by one, when it starts later.
fn can_be_cut(unit: &Analyzed, l: &ForLoop, limits: &[Limit]) -> bool {
    let Some((count, variable)) = unit.count(l).zip(l.variable) else { return false };
    let is_declared = l.init.contains(unit.variable(variable).name_span);
    let is_signed = unit.ty(unit.variable(variable).ty).int().is_some_and(|int| int.signed && int.bits >= 32);
    let step = count.step.map_or(Some(1), |step| step.value);
    let steps = step == Some(1) || step > Some(0) && limits.iter().all(|limit| limit.is_upper);
    let is_up = count.direction == Direction::Up
        && matches!(count.comparison, Comparison::Less | Comparison::LessEqual | Comparison::NotEqual);
    // Where others are left out, `!=` would pass over the end.
    let ends = step == Some(1) || count.comparison != Comparison::NotEqual;
    is_declared && is_signed && steps && is_up && ends && count.compared.signed
}
