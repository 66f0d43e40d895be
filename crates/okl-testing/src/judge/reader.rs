//! Translates the model to the interpreted program: functions and variables.

use super::program::{Expr, ExprForm, Home, Program, Routine, Statement, Step, Variable, Wait, Waits};
use super::stop::Refusal;
use super::trace::StatementId;
use super::types::{self, Records, Ty};
use okl_model::{ExprId, Function, FunctionId, LoopId, Scope, Stmt, TypeId, Unit, VarId};
use okl_sema::CheckedKernel;
use okl_source::Span;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Translates one nest of a kernel and all that it depends on.
///
/// # Panics
/// If the kernel has no nest with that index.
pub fn read(unit: &Unit, kernel: &CheckedKernel, nest: usize, waits: Waits<'_>) -> Program {
    let mut reader = Reader {
        unit,
        kernel,
        nest: kernel.nests.get(nest).expect("the kernel has this nest").root,
        records: Records::new(unit),
        statements: Vec::new(),
        waits,
        found: Vec::new(),
        steps: Vec::new(),
        jumps: Vec::new(),
        counters: 0,
        is_group: false,
    };
    let whole = reader.routine(unit.function(kernel.function), true);
    let others =
        unit.functions.iter().zip(0..).filter(|(function, _)| !function.is_kernel && function.body.is_some());
    let functions: BTreeMap<_, _> =
        others.map(|(function, id)| (FunctionId(id), Rc::new(reader.routine(function, false)))).collect();
    let variables = (0..unit.variables.len() as u32).map(|id| reader.variable(VarId(id))).collect();
    let (Waits::At(given) | Waits::Everywhere(given)) = waits;
    let lost = given.iter().filter(|wait| !reader.found.contains(wait)).copied().collect();
    Program {
        kernel: Rc::new(whole),
        functions,
        variables,
        records: reader.records,
        statements: reader.statements,
        lost,
    }
}

/// The state of a translation.
pub(super) struct Reader<'u> {
    pub(super) unit: &'u Unit,
    pub(super) kernel: &'u CheckedKernel,
    /// The translated nest; the others are left out.
    pub(super) nest: LoopId,
    pub(super) records: Records,
    pub(super) statements: Vec<Statement>,
    pub(super) waits: Waits<'u>,
    /// The places of `waits` that were reached.
    pub(super) found: Vec<Wait>,
    /// The steps of the function so far.
    pub(super) steps: Vec<Step>,
    /// The enclosing statements of `break` and `continue`, innermost last.
    pub(super) jumps: Vec<Jumps>,
    pub(super) counters: usize,
    /// True between the loops over groups and those over work items.
    pub(super) is_group: bool,
}

/// A target of `break` or `continue`, with the steps that jump to its end.
#[derive(Default)]
pub(super) struct Jumps {
    pub(super) breaks: Vec<usize>,
    pub(super) continues: Vec<usize>,
    /// The cases so far, if it is a `switch`.
    pub(super) cases: Option<Vec<(Option<i64>, usize)>>,
}

impl Reader<'_> {
    fn routine(&mut self, function: &Function, is_kernel: bool) -> Routine {
        let result = match is_kernel {
            true => Ty::Void,
            false => self.ty(function.result),
        };
        if function.is_template {
            self.steps = vec![self.refused("a template", function.name_span)];
        } else if let Some(body) = self.unit.body(function) {
            self.stmt(body);
        }
        Routine {
            name: function.name.clone(),
            params: function.params.clone(),
            result: Some(result),
            steps: std::mem::take(&mut self.steps),
        }
    }

    /// The body of a lambda, translated in the middle of another function.
    pub(super) fn inner_routine(&mut self, params: &[VarId], body: &Stmt) -> Routine {
        let outside = std::mem::take(&mut self.steps);
        let jumps = std::mem::take(&mut self.jumps);
        let is_group = std::mem::replace(&mut self.is_group, false);
        self.stmt(body);
        self.is_group = is_group;
        self.jumps = jumps;
        let steps = std::mem::replace(&mut self.steps, outside);
        Routine { name: "a lambda".into(), params: params.to_vec(), result: None, steps }
    }

    fn variable(&mut self, id: VarId) -> Variable {
        let variable = self.unit.variable(id);
        let declared = self.unit.ty(variable.ty);
        let mut ty = self.ty(variable.ty);
        // `int a[4]` and `int a[]` as parameters are pointers.
        if let (Scope::Parameter, Some(element), true) =
            (variable.scope, declared.element(), declared.is_array())
        {
            ty = Ty::Pointer(Rc::new(types::read(self.unit, &self.records, element)));
        }
        let is_constant = variable.is_constexpr || declared.is_const || const_elements(declared);
        let home = match variable.scope {
            _ if variable.is_binding => Home::Strange,
            Scope::Global if is_constant => Home::Constant,
            Scope::Global | Scope::Field | Scope::Unknown => Home::Strange,
            Scope::Local | Scope::Parameter if self.unit.has_attr(&variable.attrs, "shared") => Home::Shared,
            Scope::Local | Scope::Parameter if variable.is_static => Home::Strange,
            Scope::Local | Scope::Parameter => Home::Own,
        };
        let init = variable.init.filter(|_| variable.scope != Scope::Field);
        Variable { name: variable.name.clone(), ty, home, init: init.map(|init| self.expr(init)) }
    }

    /// The interpreter's type for a type of the unit.
    pub(super) fn ty(&self, id: TypeId) -> Ty {
        types::read(self.unit, &self.records, self.unit.ty(id))
    }

    pub(super) fn statement(&mut self, stmt: &Stmt) -> StatementId {
        let id = StatementId(self.statements.len());
        self.statements.push(Statement { span: stmt.span, expressions: stmt.expressions.clone() });
        id
    }

    pub(super) fn refused(&self, what: impl Into<String>, span: Span) -> Step {
        Step::Refused(self.refusal(what, span))
    }

    pub(super) fn refusal(&self, what: impl Into<String>, span: Span) -> Refusal {
        let text = self.unit.source(span);
        let text = text.lines().next().unwrap_or_default();
        Refusal { what: format!("{}: `{text}`", what.into()), span }
    }

    pub(super) fn strange(&self, id: ExprId, what: &str) -> Rc<Expr> {
        let expression = self.unit.expression(id);
        let kind = ExprForm::Refused(self.refusal(what, expression.span));
        Rc::new(Expr { id, ty: self.ty(expression.ty), kind })
    }

    /// The variables that are declared in a range, at any depth.
    pub(super) fn declared_in(&self, place: Span) -> BTreeSet<VarId> {
        let all = (0..self.unit.variables.len() as u32).map(VarId);
        all.filter(|id| place.contains(self.unit.variable(*id).name_span)).collect()
    }
}

fn const_elements(ty: okl_model::Ty<'_>) -> bool {
    ty.is_array() && ty.element().is_some_and(|element| element.is_const || const_elements(element))
}
