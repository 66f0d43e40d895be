//! Which names statements use, and which scalars can be declared inside of a loop.

use crate::access::root_name;
use okl_fortran::ast::{
    Argument, Arm, ArrayItem, CaseRange, ConcurrentHeader, DoBounds, DoControl, Expr, ExprKind, Stmt,
    StmtKind,
};
use std::collections::BTreeSet;

/// All names in an expression.
pub fn names_in(expr: &Expr, found: &mut dyn FnMut(&str)) {
    match &expr.kind {
        ExprKind::Literal(_) => {}
        ExprKind::Name(name) => found(&name.id),
        ExprKind::Call { callee, arguments } => {
            names_in(callee, found);
            names_in_arguments(arguments, found);
        }
        ExprKind::Member { base, .. } => names_in(base, found),
        ExprKind::Unary(_, inner) | ExprKind::DefinedUnary(_, inner) | ExprKind::Paren(inner) => {
            names_in(inner, found)
        }
        ExprKind::Binary(_, left, right) | ExprKind::DefinedBinary(_, left, right) => {
            names_in(left, found);
            names_in(right, found);
        }
        ExprKind::Array { items, .. } => items.iter().for_each(|item| names_in_item(item, found)),
        ExprKind::Range { lower, upper, stride } => {
            [lower, upper, stride].into_iter().flatten().for_each(|part| names_in(part, found));
        }
    }
}

fn names_in_arguments(arguments: &[Argument], found: &mut dyn FnMut(&str)) {
    arguments.iter().for_each(|one| names_in(&one.value, found));
}

fn names_in_item(item: &ArrayItem, found: &mut dyn FnMut(&str)) {
    match item {
        ArrayItem::Value(value) => names_in(value, found),
        ArrayItem::ImpliedDo { items, bounds, .. } => {
            items.iter().for_each(|item| names_in_item(item, found));
            names_in_bounds(bounds, found);
        }
    }
}

fn names_in_bounds(bounds: &DoBounds, found: &mut dyn FnMut(&str)) {
    names_in(&bounds.from, found);
    names_in(&bounds.to, found);
    bounds.step.iter().for_each(|step| names_in(step, found));
}

fn names_in_header(header: &ConcurrentHeader, found: &mut dyn FnMut(&str)) {
    for index in &header.indices {
        names_in(&index.lower, found);
        names_in(&index.upper, found);
        index.step.iter().for_each(|step| names_in(step, found));
    }
    header.mask.iter().for_each(|mask| names_in(mask, found));
}

/// The blocks of a statement.
pub fn blocks(stmt: &Stmt) -> Vec<&[Stmt]> {
    match &stmt.kind {
        StmtKind::If { arms, otherwise, .. } | StmtKind::Where { arms, otherwise } => {
            arms.iter().map(|arm| arm.body.as_slice()).chain(otherwise.as_deref()).collect()
        }
        StmtKind::Do { body, .. }
        | StmtKind::Forall(_, body)
        | StmtKind::Block { body, .. }
        | StmtKind::Associate { body, .. }
        | StmtKind::Other { body, .. } => vec![body.as_slice()],
        StmtKind::SelectCase { cases, .. } => cases.iter().map(|case| case.body.as_slice()).collect(),
        _ => Vec::new(),
    }
}

/// The names in the expressions of a statement itself, without those in its blocks. The variable of a loop counts.
pub fn names_in_head(stmt: &Stmt, found: &mut dyn FnMut(&str)) {
    match &stmt.kind {
        StmtKind::Assign { target, value } | StmtKind::PointerAssign { target, value } => {
            names_in(target, found);
            names_in(value, found);
        }
        StmtKind::Call { callee, arguments } => {
            names_in(callee, found);
            names_in_arguments(arguments, found);
        }
        StmtKind::If { arms, .. } | StmtKind::Where { arms, .. } => {
            arms.iter().for_each(|arm| names_in(&arm.condition, found));
        }
        StmtKind::Do { control, .. } => match control {
            DoControl::Forever => {}
            DoControl::While(condition) => names_in(condition, found),
            DoControl::Count { variable, bounds } => {
                found(&variable.id);
                names_in_bounds(bounds, found);
            }
            DoControl::Concurrent(header) => names_in_header(header, found),
        },
        StmtKind::Forall(header, _) => names_in_header(header, found),
        StmtKind::SelectCase { selector, cases, .. } => {
            names_in(selector, found);
            for range in cases.iter().filter_map(|case| case.ranges.as_ref()).flatten() {
                match range {
                    CaseRange::Value(value) => names_in(value, found),
                    CaseRange::Range(lower, upper) => {
                        [lower, upper].into_iter().flatten().for_each(|part| names_in(part, found));
                    }
                }
            }
        }
        StmtKind::Associate { pairs, .. } => pairs.iter().for_each(|(_, value)| names_in(value, found)),
        StmtKind::Allocate(objects) | StmtKind::Deallocate(objects) | StmtKind::Nullify(objects) => {
            objects.iter().for_each(|object| names_in(object, found));
        }
        // A clause that names a variable, such as a reduction, is no use of its value.
        StmtKind::Directive(_) => {}
        _ => {}
    }
}

/// All names in statements.
pub fn names_in_block(block: &[Stmt], found: &mut dyn FnMut(&str)) {
    for stmt in block {
        names_in_head(stmt, found);
        blocks(stmt).into_iter().for_each(|block| names_in_block(block, found));
    }
}

/// True if a name stands in statements.
pub fn occurs(block: &[Stmt], name: &str) -> bool {
    let mut is_there = false;
    names_in_block(block, &mut |other| is_there |= other == name);
    is_there
}

/// What a subroutine does with an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passed {
    /// It reads it.
    Read,
    /// It assigns it before it reads it.
    Assigned,
    /// It may read and assign it.
    Both,
}

/// Tells what a subroutine does with the argument at an index of a call.
pub type PassedAs<'f> = &'f dyn Fn(&Expr, usize, &Argument) -> Passed;

/// The names that statements may assign: targets of assignments, and arguments that subroutines assign.
pub fn assigned(block: &[Stmt], passed: PassedAs<'_>, found: &mut BTreeSet<String>) {
    assigned_by_statements(block, passed, found);
    counters(block, found);
}

/// The variables that counted loops count with.
fn counters(block: &[Stmt], found: &mut BTreeSet<String>) {
    for stmt in block {
        if let StmtKind::Do { control: DoControl::Count { variable, .. }, .. } = &stmt.kind {
            found.insert(variable.id.clone());
        }
        blocks(stmt).into_iter().for_each(|block| counters(block, found));
    }
}

/// The indices of `do concurrent` and `forall`, which belong to these constructs.
pub fn indices(block: &[Stmt], found: &mut BTreeSet<String>) {
    for stmt in block {
        if let StmtKind::Do { control: DoControl::Concurrent(header), .. } | StmtKind::Forall(header, _) =
            &stmt.kind
        {
            found.extend(header.indices.iter().map(|index| index.name.id.clone()));
        }
        blocks(stmt).into_iter().for_each(|block| indices(block, found));
    }
}

/// As [`assigned`], without the variables that loops count with.
pub fn assigned_by_statements(block: &[Stmt], passed: PassedAs<'_>, found: &mut BTreeSet<String>) {
    for stmt in block {
        match &stmt.kind {
            StmtKind::Assign { target, .. } => {
                if let Some(name) = root_name(target) {
                    found.insert(name.to_string());
                }
            }
            StmtKind::Call { callee, arguments } => {
                for (at, argument) in arguments.iter().enumerate() {
                    if let Some(name) = root_name(&argument.value)
                        && passed(callee, at, argument) != Passed::Read
                    {
                        found.insert(name.to_string());
                    }
                }
            }
            _ => {}
        }
        blocks(stmt).into_iter().for_each(|block| assigned_by_statements(block, passed, found));
    }
}

/// The names that stand outside of all counted loops with this name as their variable.
pub fn outside_of_loops(block: &[Stmt], open: &mut Vec<String>, found: &mut BTreeSet<String>) {
    for stmt in block {
        let own = match &stmt.kind {
            StmtKind::Do { control: DoControl::Count { variable, bounds }, .. } => {
                names_in_bounds(bounds, &mut |name| {
                    if !open.iter().any(|one| one == name) {
                        found.insert(name.to_string());
                    }
                });
                Some(variable.id.clone())
            }
            _ => {
                names_in_head(stmt, &mut |name| {
                    if !open.iter().any(|one| one == name) {
                        found.insert(name.to_string());
                    }
                });
                None
            }
        };
        let is_loop = own.is_some();
        open.extend(own);
        blocks(stmt).into_iter().for_each(|block| outside_of_loops(block, open, found));
        if is_loop {
            open.pop();
        }
    }
}

/// The innermost block that has all uses of a name, and whether a loop is around it.
pub fn home<'b>(block: &'b [Stmt], name: &str) -> (&'b [Stmt], bool) {
    let (mut at, mut in_loop) = (block, false);
    loop {
        let in_stmt = |stmt: &&Stmt| {
            let mut is_there = false;
            names_in_head(stmt, &mut |other| is_there |= other == name);
            is_there || blocks(stmt).into_iter().any(|block| occurs(block, name))
        };
        let users: Vec<&Stmt> = at.iter().filter(in_stmt).collect();
        let [only] = users.as_slice() else { return (at, in_loop) };
        let mut in_head = false;
        names_in_head(only, &mut |other| in_head |= other == name);
        let inner: Vec<&[Stmt]> = blocks(only).into_iter().filter(|block| occurs(block, name)).collect();
        let (false, [inner]) = (in_head, inner.as_slice()) else { return (at, in_loop) };
        in_loop |= matches!(only.kind, StmtKind::Do { .. } | StmtKind::Forall(..));
        at = inner;
    }
}

/// True if statements assign a name before anything reads it, whatever path they take.
pub fn is_assigned_first(block: &[Stmt], name: &str, passed: PassedAs<'_>) -> bool {
    matches!(first_use(block, name, passed), First::Assigned | First::Maybe)
}

/// True if a statement may read a name before it assigns it, false if it certainly assigns it first; `None` if what
/// follows decides.
pub fn may_read_first(stmt: &Stmt, name: &str, passed: PassedAs<'_>) -> Option<bool> {
    match first_use_in(stmt, name, passed) {
        First::Read => Some(true),
        // A loop may have no iteration.
        First::Assigned if !matches!(stmt.kind, StmtKind::Do { .. } | StmtKind::Forall(..)) => Some(false),
        // On some paths nothing is assigned.
        First::None | First::Assigned | First::Maybe => None,
    }
}

/// What statements do with a name first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum First {
    /// It is not used.
    None,
    /// It is assigned on some paths, and read only behind that.
    Maybe,
    /// It is assigned before anything reads it.
    Assigned,
    /// It is read.
    Read,
}

fn first_use(block: &[Stmt], name: &str, passed: PassedAs<'_>) -> First {
    let mut so_far = First::None;
    for stmt in block {
        match first_use_in(stmt, name, passed) {
            First::None => {}
            First::Maybe => so_far = First::Maybe,
            first => return first,
        }
    }
    so_far
}

fn first_use_in(stmt: &Stmt, name: &str, passed: PassedAs<'_>) -> First {
    let reads = |expr: &Expr| reads(expr, name);
    match &stmt.kind {
        StmtKind::Assign { target, value } => {
            let is_target = matches!(&target.kind, ExprKind::Name(own) if own.id == name);
            if reads(value) || !is_target && reads(target) {
                First::Read
            } else if is_target {
                First::Assigned
            } else {
                First::None
            }
        }
        StmtKind::Call { callee, arguments } => first_use_in_call(callee, arguments, name, passed),
        StmtKind::If { arms, otherwise, .. } => first_use_in_if(arms, otherwise.as_deref(), name, passed),
        StmtKind::Do { control, body, .. } => first_use_in_loop(stmt, control, body, name, passed),
        StmtKind::Directive(_) => First::None,
        _ => {
            let mut in_head = false;
            names_in_head(stmt, &mut |other| in_head |= other == name);
            if in_head {
                return First::Read;
            }
            let all: Vec<First> =
                blocks(stmt).into_iter().map(|block| first_use(block, name, passed)).collect();
            match all.as_slice() {
                [one] => *one,
                all if all.iter().all(|one| *one == First::None) => First::None,
                all if all.contains(&First::Read) => First::Read,
                _ => First::Maybe,
            }
        }
    }
}

fn first_use_in_call(callee: &Expr, arguments: &[Argument], name: &str, passed: PassedAs<'_>) -> First {
    let mut first = First::None;
    for (at, argument) in arguments.iter().enumerate() {
        let is_whole = matches!(&argument.value.kind, ExprKind::Name(own) if own.id == name);
        match passed(callee, at, argument) {
            Passed::Assigned if is_whole => first = First::Assigned,
            _ if reads(&argument.value, name) => return First::Read,
            _ => {}
        }
    }
    first
}

/// True if an expression has a name.
fn reads(expr: &Expr, name: &str) -> bool {
    let mut is_there = false;
    names_in(expr, &mut |other| is_there |= other == name);
    is_there
}

fn first_use_in_if(arms: &[Arm], otherwise: Option<&[Stmt]>, name: &str, passed: PassedAs<'_>) -> First {
    if arms.first().is_some_and(|arm| reads(&arm.condition, name)) {
        return First::Read;
    }
    let bodies = arms.iter().map(|arm| arm.body.as_slice()).chain(otherwise);
    let all: Vec<First> = bodies.map(|body| first_use(body, name, passed)).collect();
    if all.contains(&First::Read) || arms.iter().skip(1).any(|arm| reads(&arm.condition, name)) {
        First::Read
    } else if otherwise.is_some() && all.iter().all(|first| *first == First::Assigned) {
        First::Assigned
    } else if all.iter().any(|first| *first != First::None) {
        First::Maybe
    } else {
        First::None
    }
}

fn first_use_in_loop(
    stmt: &Stmt,
    control: &DoControl,
    body: &[Stmt],
    name: &str,
    passed: PassedAs<'_>,
) -> First {
    let mut in_head = false;
    if let DoControl::Count { variable, bounds } = control {
        let mut read = false;
        names_in_bounds(bounds, &mut |other| read |= other == name);
        if read {
            return First::Read;
        }
        if variable.id == name {
            return First::Assigned;
        }
    } else {
        names_in_head(stmt, &mut |other| in_head |= other == name);
    }
    // The loop may have no iteration; a value that only the loop uses is assigned first all the same.
    if in_head { First::Read } else { first_use(body, name, passed) }
}

/// The labels in statements that some of them jump to.
pub fn labels(block: &[Stmt]) -> BTreeSet<u32> {
    fn collect(block: &[Stmt], own: &mut BTreeSet<u32>, wanted: &mut BTreeSet<u32>) {
        for stmt in block {
            own.extend(stmt.label);
            if let StmtKind::Goto(label) = stmt.kind {
                wanted.insert(label);
            }
            blocks(stmt).into_iter().for_each(|block| collect(block, own, wanted));
        }
    }
    let (mut own, mut wanted) = (BTreeSet::new(), BTreeSet::new());
    collect(block, &mut own, &mut wanted);
    wanted.intersection(&own).copied().collect()
}
