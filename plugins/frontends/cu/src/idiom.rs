//! The form of a kernel whose threads do one iteration each of a loop, in the text; with several axes, of loops in each
//! other.

use crate::index::{self, Axis};
use crate::program::Program;
use okl_frontend::walk;
use okl_plugin::model::{
    BinaryOperator, Comparison, Direction, ExprId, ExprKind, FunctionId, Stmt, StmtId, StmtKind,
    UnaryOperator, VarId,
};
use okl_plugin::{Span, words};

/// A kernel in the form of a loop, or of loops in each other.
#[derive(Clone, Debug)]
pub(crate) struct Idiom {
    /// The loops, by the axes of the grid: the first is the innermost one.
    pub(crate) loops: Vec<Counted>,
    /// The places that compute the indices, and the number of threads of the grid.
    pub(crate) indices: Vec<Span>,
    /// The rest.
    pub(crate) form: Form,
}

/// The loop along an axis.
#[derive(Clone, Debug)]
pub(crate) struct Counted {
    /// The number of the thread in the grid.
    pub(crate) variable: VarId,
    /// Its type, as the program writes it.
    pub(crate) ty: String,
    /// What it is compared with.
    pub(crate) bound: ExprId,
    /// The number of bits in which it is computed.
    pub(crate) bits: u32,
    /// The number of threads of a block.
    pub(crate) items: u64,
}

/// What stands around the code that all threads below the bound execute.
#[derive(Clone, Debug)]
pub(crate) enum Form {
    /// `int i = ...; if (i < n) ...`
    Guarded {
        /// The declarations of the variables.
        declared: Vec<Span>,
        /// `if (i < n)`
        head: Span,
        /// True if nothing stands between them.
        is_next: bool,
    },
    /// `int i = ...; if (i >= n) return; ...`
    Returned {
        /// The declarations of the variables.
        declared: Vec<Span>,
        /// `if (i >= n) return;`
        guard: Span,
    },
    /// `for (int i = ...; i < n; i += blockDim.x * gridDim.x) ...`
    Strided {
        /// Declarations that the loop alone needs.
        declared: Vec<Span>,
        /// From `for` to the closing parenthesis.
        header: Span,
        /// The body of the loop.
        body: StmtId,
    },
}

impl Idiom {
    /// The form of a kernel with blocks of these sizes; `None` for another one.
    pub(crate) fn of(program: &Program<'_>, kernel: FunctionId, sizes: &[u64]) -> Option<Idiom> {
        let unit = program.unit;
        let all: Vec<&Stmt> = unit.stmts(program.body(kernel)?.as_block()?).collect();
        let last = *all.last()?;
        if let [items] = sizes
            && let Some(found) = strided(program, kernel, &all, *items)
        {
            return Some(found);
        }
        let (first, rest) = all.split_at_checked(sizes.len())?;
        let guard = *rest.iter().find(|stmt| !is_plain(program, stmt))?;
        let StmtKind::If { then, otherwise: None } = guard.kind else { return None };
        let (head, &[condition]) = (head(program, guard)?, &guard.expressions[..]) else { return None };
        let returns = is_return(program, unit.stmt(then));
        let mut compared = Vec::new();
        conditions(program, condition, returns, &mut compared)?;
        let mut loops = Vec::new();
        for (number, items) in sizes.iter().copied().enumerate() {
            loops.push(counted(program, first, &compared, Axis { number, items })?);
        }
        let declared: Vec<Span> = first.iter().map(|stmt| stmt.span).collect();
        let indices = declared.clone();
        let form = if returns {
            Form::Returned { declared, guard: guard.span }
        } else if guard.id == last.id {
            Form::Guarded { declared, head, is_next: rest.len() == 1 }
        } else {
            return None;
        };
        let changed = &program.uses(kernel)?.changed;
        let is_kept =
            compared.len() == loops.len() && loops.iter().all(|one| !changed.contains(&one.variable));
        is_kept.then_some(Idiom { loops, indices, form })
    }
}

/// The loop along an axis whose index one of the statements declares, and which a condition compares with its bound.
fn counted(
    program: &Program<'_>,
    declarations: &[&Stmt],
    compared: &[(VarId, ExprId)],
    axis: Axis,
) -> Option<Counted> {
    declarations.iter().find_map(|stmt| {
        let variable = declared(program, stmt)?;
        let bits = index::bits_of_index(program, program.init(variable)?, axis)?;
        let ty = type_of(program, variable, stmt.span.start)?;
        let (_, bound) = *compared.iter().find(|(one, _)| *one == variable)?;
        Some(Counted { variable, ty, bound, bits, items: axis.items })
    })
}

/// A loop over the threads of the grid.
fn strided(program: &Program<'_>, kernel: FunctionId, all: &[&Stmt], items: u64) -> Option<Idiom> {
    let unit = program.unit;
    let (last, before) = all.split_last()?;
    let uses = program.uses(kernel)?;
    let mut known = Vec::new();
    for stmt in before {
        let variable = declared(program, stmt)?;
        let is_of_loop = uses.named.get(&variable).is_some_and(|places| places.len() == 1);
        let is_plain = is_of_loop && !uses.changed.contains(&variable);
        let init = program.init(variable).filter(|_| is_plain)?;
        let to = unit.ty(unit.variable(variable).ty).int().filter(|ty| 32 <= ty.bits)?;
        known.push((variable, init, to.bits));
    }
    let l = last.as_for()?;
    let count = unit.count(l)?;
    let variable = l.variable?;
    let is_up = count.comparison == Comparison::Less && count.direction == Direction::Up;
    let is_written = l.init.contains(unit.variable(variable).name_span)
        && unit.source(l.header).starts_with("for")
        && unit.variable(variable).declarator.next.is_none()
        && last.attrs.is_empty();
    if !is_up || !is_written {
        return None;
    }
    let mut named = 0;
    let mut behind = |id: ExprId| {
        let variable = unit.expression(unit.peeled(id)).kind.as_variable();
        let found = known.iter().find(|(one, ..)| Some(*one) == variable);
        named += usize::from(found.is_some());
        found.map_or((id, u32::MAX), |(_, init, bits)| (*init, *bits))
    };
    let (start, fewest) = behind(count.start.id);
    let axis = Axis { number: 0, items };
    let bits = index::bits_of_index(program, start, axis)?.min(fewest);
    let (step, _) = behind(count.step?.id);
    if !index::is_stride(program, step, axis) || named != known.len() {
        return None;
    }
    let ty = type_of(program, variable, l.init.start)?;
    let declared: Vec<Span> = before.iter().map(|stmt| stmt.span).collect();
    let indices = declared.iter().copied().chain([l.header]).collect();
    let form = Form::Strided { declared, header: l.header, body: l.body };
    let counted = Counted { variable, ty, bound: count.bound.id, bits, items };
    Some(Idiom { loops: vec![counted], indices, form })
}

/// The variable of a declaration of one integer, `int i = ...;`, whose text is the program's.
fn declared(program: &Program<'_>, stmt: &Stmt) -> Option<VarId> {
    let StmtKind::Declaration(variables) = &stmt.kind else { return None };
    let [id] = variables[..] else { return None };
    let variable = program.unit.variable(id);
    let text = program.unit.source(stmt.span);
    let is_written = stmt.span.contains(variable.name_span)
        && program.unit.source(variable.name_span) == variable.name
        && text.ends_with(';');
    let is_plain = variable.attrs.is_empty() && stmt.attrs.is_empty() && !variable.is_static;
    let is_integer = program.unit.ty(variable.ty).int().is_some();
    (is_written && is_plain && is_integer).then_some(id)
}

/// The type of a variable as it is declared, without `const`.
fn type_of(program: &Program<'_>, id: VarId, start: u32) -> Option<String> {
    let unit = program.unit;
    let variable = unit.variable(id);
    let text = unit.source(Span::new(start, variable.name_span.start)).trim();
    let is_name = |sign: char| sign.is_alphanumeric() || matches!(sign, '_' | ':' | ' ');
    let all: Vec<&str> = text.split_whitespace().filter(|word| *word != "const").collect();
    let is_known = !words(text).any(|word| matches!(word, "auto" | "decltype" | "register" | "volatile"));
    match is_known && text.chars().all(is_name) && !all.is_empty() {
        true => Some(all.join(" ")),
        false => {
            unit.ty(variable.ty).int().is_some().then(|| unit.ty(variable.ty).name().replace("const ", ""))
        }
    }
}

/// True for a declaration of local variables whose initializers have no effects.
fn is_plain(program: &Program<'_>, stmt: &Stmt) -> bool {
    let StmtKind::Declaration(variables) = &stmt.kind else { return false };
    let mut is_plain = variables.iter().all(|id| {
        let variable = program.unit.variable(*id);
        variable.attrs.is_empty() && !variable.is_static
    });
    walk::expressions(program.unit, stmt, &mut |one| {
        is_plain &= one.kind.as_update().is_none()
            && !matches!(
                one.kind,
                ExprKind::Call(_) | ExprKind::Lambda(_) | ExprKind::Statements(_) | ExprKind::Opaque(_)
            );
    });
    is_plain
}

/// `if (...)`, if the program writes it so.
fn head(program: &Program<'_>, stmt: &Stmt) -> Option<Span> {
    let header = stmt.header.filter(|header| header.constexpr.is_none() && header.semicolon.is_none())?;
    let is_written = program.unit.source(header.keyword) == "if" && program.unit.source(header.close) == ")";
    (is_written && stmt.attrs.is_empty()).then(|| Span::new(header.keyword.start, header.close.end))
}

fn is_return(program: &Program<'_>, stmt: &Stmt) -> bool {
    match &stmt.kind {
        StmtKind::Return => true,
        StmtKind::Block(body) => matches!(body[..], [only] if is_return(program, program.unit.stmt(only))),
        _other => false,
    }
}

/// The comparisons of `x < w && y < h`, or of its opposite `x >= w || y >= h`; `None` if there is anything else.
fn conditions(
    program: &Program<'_>,
    condition: ExprId,
    is_opposite: bool,
    found: &mut Vec<(VarId, ExprId)>,
) -> Option<()> {
    let unit = program.unit;
    let condition = unit.expression(unit.peeled(condition));
    if let ExprKind::Unary { operator: UnaryOperator::Not, operand } = condition.kind {
        return if is_opposite { conditions(program, operand, false, found) } else { None };
    }
    let (operator, left, right) = condition.kind.as_binary()?;
    use BinaryOperator as Op;
    if matches!((operator, is_opposite), (Op::LogicalAnd, false) | (Op::LogicalOr, true)) {
        conditions(program, left, is_opposite, found)?;
        return conditions(program, right, is_opposite, found);
    }
    found.push(compared(program, (operator, left, right), is_opposite)?);
    Some(())
}

/// `i` and `n` of `i < n`, or of its opposite `i >= n`.
fn compared(
    program: &Program<'_>,
    (operator, left, right): (BinaryOperator, ExprId, ExprId),
    is_opposite: bool,
) -> Option<(VarId, ExprId)> {
    let unit = program.unit;
    let (index, bound) = match (operator, is_opposite) {
        (BinaryOperator::Less, false) | (BinaryOperator::GreaterEqual, true) => (left, right),
        (BinaryOperator::Greater, false) | (BinaryOperator::LessEqual, true) => (right, left),
        _other => return None,
    };
    Some((unit.expression(unit.peeled(index)).kind.as_variable()?, bound))
}
