//! Reads numbers of the host: `(n + 255) / 256`, also through variables that nothing changes and functions that return
//! such a value.

use crate::changes::{Changes, dependent};
use crate::number::{Number, Value};
use crate::program::Program;
use okl_plugin::Unit;
use okl_plugin::model::{
    BinaryOperator, CallExpr, CallTarget, CastStyle, ExprId, ExprKind, Function, FunctionId, IntType, Name,
    Scope, StmtKind, TypeKind, VarId,
};
use std::cell::Cell;
use std::collections::BTreeMap;

/// The most expressions that are read for one number: variables are made of each other.
const MOST: u32 = 500;
/// The deepest of them.
const DEEPEST: u32 = 64;

/// A reader of numbers at a launch.
pub(crate) struct Numbers<'p> {
    pub(crate) program: &'p Program<'p>,
    pub(crate) changes: &'p Changes,
    /// True if the arguments of the launch call nothing that may change a variable.
    pub(crate) is_quiet: bool,
    left: Cell<u32>,
}

/// Where an expression is evaluated.
#[derive(Clone, Copy)]
struct At<'a> {
    /// Variables keep from here on, up to the launch, what they have; `None` for the launch itself.
    since: Option<u32>,
    /// The values of the parameters, in a function.
    given: Option<&'a BTreeMap<VarId, Number>>,
    depth: u32,
}

impl<'p> Numbers<'p> {
    /// A reader for one launch.
    pub(crate) fn new(program: &'p Program<'p>, changes: &'p Changes, is_quiet: bool) -> Numbers<'p> {
        Numbers { program, changes, is_quiet, left: Cell::new(MOST) }
    }

    /// The number of blocks along an axis of a grid.
    pub(crate) fn blocks(&self, id: ExprId, axis: usize) -> Option<Number> {
        self.part(id, axis, At { since: None, given: None, depth: 0 })
    }

    /// The value of an integer.
    pub(crate) fn number(&self, id: ExprId) -> Option<Number> {
        self.read(id, At { since: None, given: None, depth: 0 })
    }

    /// The value of an integer as the program writes it, without what variables are made of.
    pub(crate) fn named(&self, id: ExprId) -> Option<Number> {
        let value = self.program.unit.integer(self.program.unit.expression(id)).map(Number::Constant);
        value.or_else(|| self.by_name(id, At { since: None, given: None, depth: 0 }))
    }

    /// The value of an integer in a kernel whose parameters have these values.
    pub(crate) fn with(&self, id: ExprId, given: &BTreeMap<VarId, Number>) -> Option<Number> {
        self.read(id, At { since: None, given: Some(given), depth: 0 })
    }

    /// A number of a `dim3`: those that nothing gives are 1.
    fn part(&self, id: ExprId, axis: usize, at: At<'_>) -> Option<Number> {
        let unit = self.program.unit;
        let at = self.deeper(at)?;
        let expression = unit.expression(unit.peeled(id));
        if unit.ty(expression.ty).int().is_some() {
            return if axis == 0 { self.read(expression.id, at) } else { Some(Number::Constant(1)) };
        }
        if unit.ty(expression.ty).kind != TypeKind::Record {
            return None;
        }
        match &expression.kind {
            ExprKind::Call(call) if matches!(call.target, CallTarget::Constructor(_)) => {
                self.argument(&call.arguments, axis, at)
            }
            ExprKind::Cast { operand, .. } => self.part(*operand, axis, at),
            ExprKind::List(list) => self.argument(list, axis, at),
            kind => {
                let (init, at) = self.behind(kind.as_variable()?, at)?;
                self.part(init, axis, at)
            }
        }
    }

    /// A number of a `dim3` that is made of these: of its numbers, or of another `dim3`.
    fn argument(&self, all: &[ExprId], axis: usize, at: At<'_>) -> Option<Number> {
        let unit = self.program.unit;
        let is_object = |id: ExprId| unit.ty(unit.expression(unit.peeled(id)).ty).kind == TypeKind::Record;
        match (all, all.get(axis)) {
            ([only], _) if is_object(*only) => self.part(*only, axis, at),
            (_, Some(number)) => self.read(*number, at),
            (_, None) => Some(Number::Constant(1)),
        }
    }

    fn read(&self, id: ExprId, at: At<'_>) -> Option<Number> {
        let at = self.deeper(at)?;
        self.known(id, at).or_else(|| self.by_name(id, at))
    }

    fn by_name(&self, id: ExprId, at: At<'_>) -> Option<Number> {
        let ty = self.program.unit.type_of(id).int().filter(|ty| 32 <= ty.bits)?;
        let key = self.key(id, at)?;
        Some(Number::Sum { of: Value { key, ty, keeps_sign: true }, plus: 0 })
    }

    /// The value of an expression that is more than a value of the program.
    fn known(&self, id: ExprId, at: At<'_>) -> Option<Number> {
        let unit = self.program.unit;
        let expression = unit.expression(id);
        if let Some(value) = unit.integer(expression) {
            return Some(Number::Constant(value));
        }
        match &expression.kind {
            ExprKind::Paren(inner) => self.read(*inner, at),
            ExprKind::Name(Name::Variable(id)) => self.variable(*id, at),
            ExprKind::Member(member) if !member.arrow => {
                // `block.x`
                let base = member.base.filter(|base| is_dim3(unit, *base))?;
                self.part(base, ["x", "y", "z"].iter().position(|name| *name == member.name)?, at)
            }
            ExprKind::Cast { operand, style, .. } => self.cast(*operand, *style, unit.type_of(id).kind, at),
            ExprKind::Binary { operator, left, right } => self.binary(*operator, *left, *right, at),
            ExprKind::Conditional { condition, then, otherwise } => {
                let value = |id: ExprId| unit.integer(unit.expression(unit.peeled(id)));
                let is_one = (value(*then), value(*otherwise)) == (Some(1), Some(0));
                self.read(*condition, at).filter(|_| is_one).and_then(Number::condition)
            }
            ExprKind::Call(call) => self.operator(call, at).or_else(|| self.call(call, at)),
            _other => None,
        }
    }

    /// `n / size` in a function template, where it is not known which operator that is. The operands are integers.
    fn operator(&self, call: &CallExpr, at: At<'_>) -> Option<Number> {
        at.given?;
        let (operator, left, right) = dependent(self.program.unit, call)?;
        self.binary(operator, left, right, at)
    }

    fn variable(&self, id: VarId, at: At<'_>) -> Option<Number> {
        if let Some(number) = at.given.and_then(|given| given.get(&id)) {
            return Some(number.clone());
        }
        let (init, at) = self.behind(id, at)?;
        let unit = self.program.unit;
        let to = unit.ty(unit.variable(id).ty).int()?;
        // The conversion to the type of the variable is part of its initializer.
        (unit.type_of(init).int() == Some(to)).then(|| self.read(init, at)).flatten()
    }

    fn cast(&self, operand: ExprId, style: CastStyle, to: TypeKind, at: At<'_>) -> Option<Number> {
        let is_of_numbers =
            matches!(style, CastStyle::Implicit | CastStyle::C | CastStyle::Functional | CastStyle::Static);
        let number = self.read(operand, at).filter(|_| is_of_numbers)?;
        match (self.program.unit.type_of(operand).kind, to) {
            (TypeKind::Int(from), TypeKind::Int(to)) => number.converted(from, to),
            (TypeKind::Int(_) | TypeKind::Bool, TypeKind::Bool) => number.condition(),
            (TypeKind::Bool, TypeKind::Int(_)) => number.condition(),
            _other => None,
        }
    }

    fn binary(&self, operator: BinaryOperator, left: ExprId, right: ExprId, at: At<'_>) -> Option<Number> {
        let (one, other) = (self.read(left, at)?, self.read(right, at)?);
        match operator {
            BinaryOperator::Add => one.plus(other),
            BinaryOperator::Subtract => one.minus(other),
            BinaryOperator::Multiply => one.times(other),
            BinaryOperator::Divide => one.over(other),
            BinaryOperator::Remainder => one.rest(other),
            BinaryOperator::ShiftRight => match other {
                Number::Constant(bits @ 0..=30) => one.over(Number::Constant(1 << bits)),
                _other => None,
            },
            BinaryOperator::NotEqual | BinaryOperator::Greater if other == Number::Constant(0) => {
                one.condition()
            }
            _other => None,
        }
    }

    /// What `ceil_div(n, 256)` returns.
    fn call(&self, call: &CallExpr, at: At<'_>) -> Option<Number> {
        let CallTarget::Function(callee) = call.target else { return None };
        let program = self.program;
        let called = program.unit.callee(callee).function?;
        let (function, value) = returned(program, called)?;
        if function.params.len() != call.arguments.len() {
            return None;
        }
        let types: Vec<IntType> =
            call.arguments.iter().filter_map(|id| program.unit.type_of(*id).int()).collect();
        // In a template, the conversions of operands to one type are not known.
        let is_mixed = function.is_template && types.iter().any(|ty| *ty != types[0]);
        if types.len() != call.arguments.len() || is_mixed {
            return None;
        }
        let mut given = BTreeMap::new();
        for (id, argument) in function.params.iter().zip(&call.arguments) {
            let is_value = !program.unit.ty(program.unit.variable(*id).ty).is_reference();
            let is_fixed = self.changes.is_fixed(*id, None) && is_value;
            given.insert(*id, self.read(*argument, at).filter(|_| is_fixed)?);
        }
        self.read(value, At { since: Some(0), given: Some(&given), depth: at.depth })
    }

    /// The initializer of a variable that nothing changes, and where it is evaluated.
    fn behind<'a>(&self, id: VarId, at: At<'a>) -> Option<(ExprId, At<'a>)> {
        let variable = self.program.unit.variable(id);
        let is_local = variable.scope == Scope::Local && !variable.is_static && !variable.is_binding;
        let is_reference = self.program.unit.ty(variable.ty).is_reference();
        let is_one = is_local && !is_reference && self.changes.is_fixed(id, None);
        let init = self.program.init(id).filter(|_| is_one)?;
        Some((init, At { since: Some(variable.span.start), given: None, depth: at.depth }))
    }

    /// A text that is equal for equal values; `None` for what may have an effect or may change before the launch.
    fn key(&self, id: ExprId, at: At<'_>) -> Option<String> {
        let unit = self.program.unit;
        let at = self.deeper(at)?;
        let expression = unit.expression(id);
        if let Some(value) = unit.integer(expression) {
            return Some(value.to_string());
        }
        // What is not a variable alone may change without its name.
        let is_here = at.since.is_none() && self.is_quiet;
        Some(match &expression.kind {
            ExprKind::Paren(inner) => self.key(*inner, at)?,
            ExprKind::Name(Name::Variable(id)) => match at.given.and_then(|given| given.get(id)) {
                Some(number) => self.given_key(*id, number)?,
                None => self.holds(*id, at).then(|| format!("v{}", id.0))?,
            },
            ExprKind::This if is_here => "this".to_owned(),
            ExprKind::Member(member) if is_here => {
                let base = member.base.map_or(Some("this".to_owned()), |base| self.key(base, at))?;
                format!("{base}.{}", member.name)
            }
            ExprKind::Index { base, index } if is_here => {
                format!("{}[{}]", self.key(*base, at)?, self.key(*index, at)?)
            }
            ExprKind::Binary { operator, left, right } if is_arithmetic(*operator) => {
                format!("({} {} {})", self.key(*left, at)?, operator.spelling(), self.key(*right, at)?)
            }
            ExprKind::Cast { operand, .. } => {
                format!("({}){}", unit.ty(expression.ty).name(), self.key(*operand, at)?)
            }
            _other => return None,
        })
    }

    /// The text for a parameter with that value.
    fn given_key(&self, id: VarId, number: &Number) -> Option<String> {
        let unit = self.program.unit;
        match number {
            Number::Constant(number) => Some(number.to_string()),
            Number::Sum { of, plus: 0 } if unit.ty(unit.variable(id).ty).int() == Some(of.ty) => {
                Some(of.key.clone())
            }
            _other => None,
        }
    }

    /// True if a variable has the same value from there to the launch.
    fn holds(&self, id: VarId, at: At<'_>) -> bool {
        let variable = self.program.unit.variable(id);
        let is_own = !variable.is_static && !self.program.unit.ty(variable.ty).is_reference();
        match variable.scope {
            Scope::Local | Scope::Parameter if is_own => match at.since {
                None => self.is_quiet || self.changes.is_plain(id),
                from => at.given.is_none() && self.changes.is_fixed(id, from),
            },
            _global => self.program.is_constant(id) || at.since.is_none() && self.is_quiet,
        }
    }

    fn deeper<'a>(&self, at: At<'a>) -> Option<At<'a>> {
        let left = self.left.get().checked_sub(1)?;
        self.left.set(left);
        (at.depth < DEEPEST).then_some(At { depth: at.depth + 1, ..at })
    }
}

fn is_dim3(unit: &Unit, id: ExprId) -> bool {
    unit.ty(unit.expression(unit.peeled(id)).ty).canonical.trim_start_matches("const ") == "dim3"
}

fn is_arithmetic(operator: BinaryOperator) -> bool {
    use BinaryOperator as Op;
    matches!(operator, Op::Add | Op::Subtract | Op::Multiply | Op::Divide | Op::Remainder)
}

/// The function that is called, and the value that it returns, if it does nothing else.
fn returned<'p>(program: &'p Program<'_>, called: FunctionId) -> Option<(&'p Function, ExprId)> {
    let unit = program.unit;
    let canonical = program.canonical(called);
    let mut all = (0..unit.functions.len() as u32).map(FunctionId);
    let defined = all.find(|one| program.canonical(*one) == canonical && program.body(*one).is_some())?;
    let [only] = program.body(defined)?.as_block()? else { return None };
    let only = unit.stmt(*only);
    match (&only.kind, only.expressions.as_slice()) {
        (StmtKind::Return, [value]) => Some((unit.function(defined), *value)),
        _other => None,
    }
}
