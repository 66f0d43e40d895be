//! Iterations of loops over work items that do nothing because of a condition around the body, and can be skipped.
//!
//! ```text
//! for (int t = 0; t < 128; ++t) {      { n = 16 * b + t; if (n < N && t > 0) .. }
//! ```
//!
//! The body must be a single `if` after declarations without effects. Each conjunct in front of those with effects of its condition that compares sums
//! in which the loop's variable occurs once, with the coefficient 1 or -1, is a limit of the variable; an equality
//! gives two limits. Only sums of signed integers count, since they do not wrap around, and `unsigned` variables that
//! are compared as they are.
//!
//! A sequential loop of a work item with such a body ends early as well, so that compilers can vectorize the loop over
//! work items around it.
//!
//! ```text
//! for (int n = g + t; n < g + 512; n += 128) { if (n < N) sum += x[n]; }
//! ```

use super::chain::{Chain, statements};
use okl_analysis::Analyzed;
use okl_analysis::affine::{Atom, Sum, read};
use okl_model::{
    BinaryOperator, CastStyle, Comparison, Direction, ExprId, ExprKind, ForLoop, IntType, LoopId, Name,
    Scope, Stmt, StmtKind, Ty, TypeKind, UnaryOperator, VarId,
};
use okl_source::Span;

/// A loop with fewer iterations.
#[derive(Clone, Debug)]
pub struct Clip {
    /// The loop.
    pub l: LoopId,
    /// The variables of the loops around it and its own, in the order of their indices in [`Atom::Item`].
    pub variables: Vec<VarId>,
    /// The limits of its variable.
    pub limits: Vec<Limit>,
    /// True if the loop is fused with an earlier one that has the same limits and determines its iterations.
    pub follows: bool,
}

/// A limit of a loop's variable.
#[derive(Clone, Debug, PartialEq)]
pub struct Limit {
    /// For an upper limit, the first value that is excluded; for a lower limit, the first that is included.
    pub value: Sum,
    /// True for an upper limit.
    pub is_upper: bool,
}

/// A condition some of whose conjuncts are true in all iterations that remain.
#[derive(Clone, Debug)]
pub struct NarrowedCondition {
    /// From `if` to the closing parenthesis, and on to the start of the controlled statement.
    pub head: Span,
    /// The original condition.
    pub condition: Span,
    /// The conjuncts that must still be tested.
    pub kept: Vec<Span>,
}

/// The code that the loops of a chain execute.
#[derive(Clone, Copy, Debug)]
pub(super) struct Code<'c, 'u> {
    /// The loops.
    pub(super) chain: &'c [(&'u Stmt, &'u ForLoop)],
    /// The statements that the innermost loop executes; what it needs to know of them stands in `all`.
    pub(super) body: &'c [&'u Stmt],
    /// All code of the loops: what is declared elsewhere and does not change in it is the same for all work items.
    pub(super) all: &'c [&'u Stmt],
    /// Variables of work items that are declared elsewhere.
    pub(super) of_items: &'c [VarId],
}

/// The loops of a chain that get fewer iterations, and the condition that implies it.
pub(super) fn of(unit: &Analyzed, chain: &Chain<'_>) -> Option<(Vec<Clip>, NarrowedCondition)> {
    let (_, innermost) = chain.last()?;
    let (outermost, _) = chain.first()?;
    let body = statements(unit, innermost.body);
    of_code(unit, Code { chain, body: &body, all: &[outermost], of_items: &[] })
}

/// The loops that get fewer iterations for some code, and the condition that implies it.
pub(super) fn of_code(unit: &Analyzed, code: Code<'_, '_>) -> Option<(Vec<Clip>, NarrowedCondition)> {
    let Code { chain, body, .. } = code;
    let (condition, then) = only_if(unit, body)?;
    let variables: Vec<VarId> = chain.iter().filter_map(|(_, l)| l.variable).collect();
    if variables.len() != chain.len() {
        return None;
    }
    let mut parts = Vec::new();
    conjuncts(unit, condition.1, &mut parts);
    let mut clips: Vec<Clip> = Vec::new();
    let mut kept = Vec::new();
    // Effects in front of a comparison happen in all iterations.
    let mut has_effects = false;
    for part in &parts {
        has_effects |= unit.has_effects(*part);
        let limits = (!has_effects).then(|| limits(unit, code, &variables, *part)).flatten();
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

/// True if a tile can end where its loop does, instead of testing the bound in each iteration: the bound is a sum that
/// does not change.
pub(super) fn ends_tile(unit: &Analyzed, stmt: &Stmt) -> bool {
    let Some(count) = stmt.as_for().and_then(|l| unit.count(l)) else { return false };
    stays_whole(unit, stmt, count.bound.id)
}

/// True if a value consists of integer variables that do not change in a loop.
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

/// The `if` that is the whole effect of some statements, its condition, and the controlled statement.
fn only_if<'u>(unit: &'u Analyzed, inside: &[&'u Stmt]) -> Option<((&'u Stmt, ExprId), &'u Stmt)> {
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

/// True if the declaration of a variable has no effects.
fn is_plain(unit: &Analyzed, id: VarId) -> bool {
    let variable = unit.variable(id);
    let ty = unit.ty(variable.ty);
    let is_number = ty.int().is_some() || ty.is_pointer() || ty.kind == TypeKind::Float;
    let init = variable.init;
    is_number && variable.scope == Scope::Local && init.is_none_or(|init| !unit.has_effects(init))
}

/// The conjuncts of `a && b && c`.
fn conjuncts(unit: &Analyzed, id: ExprId, found: &mut Vec<ExprId>) {
    let peeled = &unit.expression(unit.peeled(id)).kind;
    if let ExprKind::Binary { operator: BinaryOperator::LogicalAnd, left, right } = peeled {
        conjuncts(unit, *left, found);
        conjuncts(unit, *right, found);
    } else {
        found.push(id);
    }
}

/// The iterations that a work item's sequential loop can skip, if its bound and variable change only as its header
/// says.
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

/// The index of the innermost variable that a comparison limits, and the limits.
fn limits(
    unit: &Analyzed,
    code: Code<'_, '_>,
    variables: &[VarId],
    id: ExprId,
) -> Option<(usize, Vec<Limit>)> {
    let ExprKind::Binary { operator, left, right } = unit.expression(unit.peeled(id)).kind else {
        return None;
    };
    // `low < high`, or `low < high + 1` for comparisons with equality.
    let is_greater = matches!(operator, BinaryOperator::Greater | BinaryOperator::GreaterEqual);
    let or_equal = matches!(operator, BinaryOperator::LessEqual | BinaryOperator::GreaterEqual);
    let is_equal = operator == BinaryOperator::Equal;
    if !is_greater && !or_equal && !is_equal && operator != BinaryOperator::Less {
        return None;
    }
    let (low, high) = if is_greater { (right, left) } else { (left, right) };
    let more = i64::from(or_equal);
    let sum = |id: ExprId| {
        (is_exact(unit, id, code.chain) || is_natural(unit, id))
            .then(|| read(unit, id, &mut |name| value(unit, code, variables, name, 0)))?
    };
    // `0 < difference`
    let difference = sum(high)?.plus(&Sum::number(more), 1)?.plus(&sum(low)?, -1)?;
    let at = (0..variables.len()).rev().find(|at| difference.factor_of(*at as u8) != Some(Sum::default()))?;
    let item = Sum::atom(Atom::Item(at as u8));
    let factor = difference.factor_of(at as u8)?.value()?;
    if is_equal && factor.abs() == 1 {
        // `0 == rest - v`: the value is `rest`; `0 == rest + v`: the value is `-rest`.
        let rest = difference.plus(&item, -factor)?;
        let only = if factor < 0 { rest } else { Sum::default().plus(&rest, -1)? };
        let after = only.plus(&Sum::number(1), 1)?;
        let ends = [Limit { value: only, is_upper: false }, Limit { value: after, is_upper: true }];
        return Some((at, ends.to_vec()));
    }
    let limit = match factor {
        // `0 < rest - v`: less than `rest`.
        -1 => Limit { value: difference.plus(&item, 1)?, is_upper: true },
        // `0 < rest + v`: at least `1 - rest`.
        1 => {
            let value = Sum::number(1).plus(&difference.plus(&item, -1)?, -1)?;
            Limit { value, is_upper: false }
        }
        _ => return None,
    };
    Some((at, vec![limit]))
}

/// The value of a variable in the code: a loop's variable, a variable that does not change, or the initializer of a
/// local one.
fn value(unit: &Analyzed, code: Code<'_, '_>, variables: &[VarId], id: VarId, depth: u32) -> Option<Sum> {
    if let Some(at) = variables.iter().position(|own| *own == id) {
        return Some(Sum::atom(Atom::Item(at as u8)));
    }
    let variable = unit.variable(id);
    let is_integer = unit.ty(variable.ty).int().is_some_and(|int| int.bits < 64 || int.signed);
    if !is_integer
        || !matches!(variable.scope, Scope::Local | Scope::Parameter)
        || unit.attributes_of(id).is_exclusive
        || code.of_items.contains(&id)
    {
        return None;
    }
    if !code.all.iter().any(|stmt| stmt.span.contains(variable.name_span)) {
        let stays = code.all.iter().all(|stmt| stays(unit, stmt, id));
        return stays.then(|| Sum::atom(Atom::Uniform(id)));
    }
    let init = variable.init.filter(|_| depth < 8 && !unit.is_changed(id))?;
    (is_exact(unit, init, code.chain) || is_natural(unit, init))
        .then(|| read(unit, init, &mut |name| value(unit, code, variables, name, depth + 1)))?
}

/// True if a statement does not change a variable, neither directly nor through its address.
fn stays(unit: &Analyzed, nest: &Stmt, id: VarId) -> bool {
    let mut is_written = false;
    unit.walk(nest, &mut |stmt| {
        is_written |= unit.uses(stmt).iter().any(|used| used.variable == id && used.access.may_write());
    });
    !unit.is_changed(id) || !is_written && !unit.is_addressed(id)
}

/// True if a sum is exact: signed integers only, and no conversion that loses bits. Variables of the loops of `chain` are
/// known to be small where these end at a number.
fn is_exact(unit: &Analyzed, id: ExprId, chain: &[(&Stmt, &ForLoop)]) -> bool {
    let expression = unit.expression(id);
    let is_signed = signed(unit, id).is_some();
    if expression.value.is_some() {
        return is_signed;
    }
    if let ExprKind::Paren(inner) = expression.kind {
        return is_exact(unit, inner, chain);
    }
    if let ExprKind::Cast { style, operand, .. } = expression.kind {
        return keeps_value(unit, style, id, operand, chain);
    }
    if let ExprKind::Unary { operator: UnaryOperator::Plus | UnaryOperator::Minus, operand } = expression.kind
    {
        return is_signed && is_exact(unit, operand, chain);
    }
    if let ExprKind::Binary {
        operator: BinaryOperator::Add | BinaryOperator::Subtract | BinaryOperator::Multiply,
        left,
        right,
    } = expression.kind
    {
        return is_signed && is_exact(unit, left, chain) && is_exact(unit, right, chain);
    }
    is_signed && matches!(expression.kind, ExprKind::Name(Name::Variable(_)))
}

/// True if a value is a variable or a constant of an unsigned type. Sums of such values could wrap around, but
/// a comparison of two is one of whole numbers.
fn is_natural(unit: &Analyzed, id: ExprId) -> bool {
    let expression = unit.expression(id);
    match expression.kind {
        _ if !is_unsigned(unit.type_of(id)) => false,
        _ if expression.value.is_some() => true,
        ExprKind::Paren(inner) | ExprKind::Cast { operand: inner, .. } => is_natural(unit, inner),
        _ => matches!(expression.kind, ExprKind::Name(Name::Variable(_))),
    }
}

/// True for `unsigned`: all its values are values of `long long`, too.
fn is_unsigned(ty: Ty<'_>) -> bool {
    ty.value().int().is_some_and(|int| !int.signed && int.bits == 32)
}

/// The type of an expression, if it is a signed integer type that is not promoted.
fn signed(unit: &Analyzed, id: ExprId) -> Option<IntType> {
    unit.type_of(id).int().filter(|int| int.signed && int.bits >= 32)
}

/// True if a conversion to a signed integer type keeps every value.
fn keeps_value(
    unit: &Analyzed,
    style: CastStyle,
    to: ExprId,
    from: ExprId,
    chain: &[(&Stmt, &ForLoop)],
) -> bool {
    let is_plain =
        matches!(style, CastStyle::Implicit | CastStyle::C | CastStyle::Functional | CastStyle::Static);
    let types = signed(unit, to).zip(unit.type_of(from).int());
    let holds = |(to, from): (IntType, IntType)| from.bits < to.bits || from.signed && from.bits == to.bits;
    let is_small = || counts_to_31_bits(unit, from, chain);
    is_plain
        && types.is_some()
        && (types.is_some_and(holds)
            && (matches!(unit.expression(from).kind, ExprKind::Name(_)) || is_exact(unit, from, chain))
            || is_small())
}

/// True for the variable of a loop of `chain` that counts up to a number of 31 bits, in any type.
fn counts_to_31_bits(unit: &Analyzed, id: ExprId, chain: &[(&Stmt, &ForLoop)]) -> bool {
    let ExprKind::Name(Name::Variable(variable)) = unit.expression(unit.peeled(id)).kind else {
        return false;
    };
    let l = chain.iter().map(|(_, l)| *l).find(|l| l.variable == Some(variable));
    let Some(count) = l.and_then(|l| unit.count(l)) else { return false };
    let number = |id: ExprId| unit.expression(id).value;
    count.direction == Direction::Up
        && matches!(count.comparison, Comparison::Less | Comparison::LessEqual)
        && number(count.start.id).is_some_and(|start| start >= 0)
        && number(count.bound.id).is_some_and(|bound| (0..i64::from(i32::MAX)).contains(&bound))
}

/// True if a loop counts up in a signed type, or in `unsigned` from and to values that are not below 0, so that new
/// ends can be written; with step 1 if it is to start later.
fn can_be_cut(unit: &Analyzed, l: &ForLoop, limits: &[Limit]) -> bool {
    let Some((count, variable)) = unit.count(l).zip(l.variable) else { return false };
    let is_declared = l.init.contains(unit.variable(variable).name_span);
    let ty = unit.ty(unit.variable(variable).ty);
    let is_signed = ty.int().is_some_and(|int| int.signed && int.bits >= 32) && count.compared.signed;
    let is_held = |id: ExprId| {
        let value = unit.expression(id).value;
        value.is_some_and(|value| value >= 0) || is_natural(unit, unit.peeled(id))
    };
    let is_natural = is_unsigned(ty) && is_held(count.start.id) && is_held(count.bound.id);
    let step = count.step.map_or(Some(1), |step| step.value);
    let steps = step == Some(1) || step > Some(0) && limits.iter().all(|limit| limit.is_upper);
    let is_up = count.direction == Direction::Up
        && matches!(count.comparison, Comparison::Less | Comparison::LessEqual | Comparison::NotEqual);
    // With another step, `!=` could step over the new end.
    let ends = step == Some(1) || count.comparison != Comparison::NotEqual;
    is_declared && (is_signed || is_natural) && steps && is_up && ends
}
