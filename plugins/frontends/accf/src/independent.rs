//! Loops of `kernels` constructs whose iterations do not depend on each other.
//!
//! Without a directive, the loops of a `kernels` construct run in parallel where that is certain:
//!
//! ```text
//! do j = 1, m              #pragma acc loop independent
//!   do i = 1, n            for (int j = 1; j <= m; ++j) {
//!     a(i, j) = b(i, j)    #pragma acc loop independent
//! ```
//!
//! An array that the loop assigns has to be named with the same subscripts everywhere in it, one of them the variable of
//! the loop by itself. Scalars that it assigns are those of an iteration, or sums and extreme values of all of them. In
//! Fortran, two dummy arguments of which one is assigned are not the same (F2018 15.5.2.13); pointers and targets may be.

use crate::access::root_name;
use crate::nesting::LoopDirective;
use crate::translator::Translator;
use crate::uses::{blocks, names_in, names_in_head, occurs};
use okl_fortran::ast::{Argument, BinaryOp, DoControl, Expr, ExprKind, Name, SpecKind, Stmt, StmtKind};
use okl_fortran::scope::{SymbolKind, Type};
use okl_frontend::text::Text;
use okl_plugin::Span;
use std::collections::{BTreeMap, BTreeSet};

/// What is known of a loop whose iterations do not depend on each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Independent {
    /// The scalars that sum up values, by the operator of the reduction.
    pub reductions: Vec<(&'static str, String)>,
}

/// The uses of names in a loop.
#[derive(Default)]
struct Uses {
    /// The subscripts of each array, as text, with the names that stand alone in them.
    arrays: BTreeMap<String, BTreeSet<Vec<String>>>,
    /// The arrays that are assigned.
    assigned: BTreeSet<String>,
    /// True if something is in the loop that this analysis does not know.
    is_unknown: bool,
}

impl<'t> Translator<'t> {
    /// Looks at a counted loop of a `kernels` construct.
    pub fn independent(&mut self, variable: &Name, body: &'t [Stmt]) -> Option<Independent> {
        if self.has_equivalence() {
            return None;
        }
        let mut uses = Uses::default();
        self.collect(body, &mut uses);
        if uses.is_unknown {
            return None;
        }
        for array in &uses.assigned {
            let subscripts = uses.arrays.get(array)?;
            let mut all = subscripts.iter();
            let (Some(only), None) = (all.next(), all.next()) else { return None };
            if !only.contains(&variable.id) || self.is_shared_memory(array) {
                return None;
            }
        }
        let mut reductions = Vec::new();
        let mut scalars = BTreeSet::new();
        assigned_scalars(body, &mut scalars);
        for scalar in scalars {
            if self.alias(&scalar).is_some() || self.is_of_iteration(&scalar) {
                continue;
            }
            reductions.push((self.reduction_of(body, &scalar)?, scalar));
        }
        Some(Independent { reductions })
    }

    /// The directive of a loop of a `kernels` construct whose iterations do not depend on each other.
    pub fn parallel_by_itself(
        &mut self,
        control: &'t DoControl,
        body: &'t [Stmt],
        span: Span,
    ) -> Option<LoopDirective> {
        let DoControl::Count { variable, .. } = control else { return None };
        let is_in_kernels = self.function.is_region && self.function.in_kernels;
        if !is_in_kernels || self.function.collapse > 0 {
            return None;
        }
        let found = self.independent(variable, body)?;
        let mut pragma = Text::from("#pragma acc loop independent");
        for (operator, name) in &found.reductions {
            let (symbol, scope) = self.symbol(name)?;
            let key = self.variable(&symbol, scope, span).ok()?;
            // A sum that the construct needs before its end is computed in order.
            if !self.function.loops.is_empty() && !self.function.variables[&key].is_declared {
                return None;
            }
            // The value is there when the construct ends, not before.
            let is_own = |stmt: &&Stmt| blocks(stmt).first().is_some_and(|block| std::ptr::eq(*block, body));
            let others = self.function.region.iter().filter(|stmt| !is_own(stmt));
            if others.into_iter().any(|stmt| occurs(std::slice::from_ref(stmt), name))
                && !self.function.variables[&key].is_declared
            {
                return None;
            }
            pragma.push(format!(" reduction({operator}:{})", self.function.variables[&key].name));
        }
        Some(LoopDirective { pragma: Some(pragma), span, collapse: 1 })
    }

    fn has_equivalence(&self) -> bool {
        let unit = self.universe.unit_of(self.function.scope);
        unit.is_some_and(|unit| {
            unit.specifications.iter().any(|spec| matches!(spec.kind, SpecKind::Equivalence(_)))
        })
    }

    /// True for an array that another name may stand for.
    fn is_shared_memory(&self, name: &str) -> bool {
        self.alias(name).is_some()
            || self.symbol(name).is_none_or(|(symbol, _)| {
                symbol.has("pointer") || symbol.has("target") || symbol.has("associate")
            })
    }

    /// True for a scalar that will be declared inside of the loop: one that is declared already belongs to a loop around.
    fn is_of_iteration(&self, name: &str) -> bool {
        let key = match self.symbol(name) {
            Some((symbol, scope)) => (scope, symbol.id),
            None => (self.unit_scope(), name.to_string()),
        };
        let is_declared = self.function.variables.get(&key).is_some_and(|variable| variable.is_declared);
        self.function.dropped.contains(&key) && !is_declared
    }

    fn collect(&mut self, body: &'t [Stmt], uses: &mut Uses) {
        for stmt in body {
            match &stmt.kind {
                StmtKind::Assign { target, value } => {
                    self.collect_expr(value, uses);
                    self.collect_expr(target, uses);
                    let is_array = root_name(target)
                        .is_some_and(|name| self.symbol(name).is_some_and(|(symbol, _)| symbol.rank() > 0));
                    if is_array && let Some(name) = root_name(target) {
                        uses.assigned.insert(name.to_string());
                    }
                    // Components and whole arrays are not looked at.
                    uses.is_unknown |=
                        matches!(target.kind, ExprKind::Member { .. }) || self.rank(target) > 0;
                }
                StmtKind::If { arms, otherwise, .. } => {
                    for arm in arms {
                        self.collect_expr(&arm.condition, uses);
                        self.collect(&arm.body, uses);
                    }
                    self.collect(otherwise.as_deref().unwrap_or_default(), uses);
                }
                StmtKind::Do { control: DoControl::Count { bounds, .. }, body, .. } => {
                    self.collect_expr(&bounds.from, uses);
                    self.collect_expr(&bounds.to, uses);
                    bounds.step.iter().for_each(|step| self.collect_expr(step, uses));
                    self.collect(body, uses);
                }
                StmtKind::Continue => {}
                StmtKind::Directive(directive) if directive.sentinel != "acc" => {}
                _ => uses.is_unknown = true,
            }
        }
    }

    fn collect_expr(&mut self, expr: &'t Expr, uses: &mut Uses) {
        match &expr.kind {
            ExprKind::Call { callee, arguments } => self.collect_call(callee, arguments, uses),
            ExprKind::Name(name) => {
                let is_array = self.symbol(&name.id).is_some_and(|(symbol, _)| symbol.rank() > 0);
                if is_array {
                    uses.arrays.entry(name.id.clone()).or_default().insert(vec!["whole".to_string()]);
                }
            }
            ExprKind::Member { .. } | ExprKind::DefinedUnary(..) | ExprKind::DefinedBinary(..) => {
                uses.is_unknown = true;
            }
            ExprKind::Unary(_, inner) | ExprKind::Paren(inner) => self.collect_expr(inner, uses),
            ExprKind::Binary(_, left, right) => {
                self.collect_expr(left, uses);
                self.collect_expr(right, uses);
            }
            ExprKind::Literal(_) => {}
            ExprKind::Array { .. } | ExprKind::Range { .. } => uses.is_unknown = true,
        }
    }

    fn collect_call(&mut self, callee: &'t Expr, arguments: &'t [Argument], uses: &mut Uses) {
        arguments.iter().for_each(|one| self.collect_expr(&one.value, uses));
        let ExprKind::Name(name) = &callee.kind else {
            uses.is_unknown = true;
            return;
        };
        let symbol = self.symbol(&name.id);
        match symbol {
            Some((symbol, _)) if symbol.is_data() && symbol.rank() > 0 => {
                let subscripts = arguments.iter().map(|one| written(&one.value)).collect();
                uses.arrays.entry(name.id.clone()).or_default().insert(subscripts);
            }
            Some((symbol, _)) if matches!(symbol.kind, SymbolKind::Intrinsic) => {}
            // A function of the program may use variables by other ways.
            Some(_) => uses.is_unknown = true,
            None => uses.is_unknown |= !crate::known::is_known(&name.id),
        }
    }

    /// The operator of a reduction, if a scalar is used for one only.
    fn reduction_of(&mut self, body: &'t [Stmt], name: &str) -> Option<&'static str> {
        let (symbol, scope) = self.symbol(name)?;
        if !matches!(self.type_of(&symbol, scope), Type::Integer(_) | Type::Real(_)) {
            return None;
        }
        let mut operator = None;
        if reduces(body, name, &mut operator) { operator } else { None }
    }
}

/// True if all uses of a scalar are updates with one operator.
fn reduces(body: &[Stmt], name: &str, operator: &mut Option<&'static str>) -> bool {
    body.iter().all(|stmt| {
        if let StmtKind::Assign { target, value } = &stmt.kind
            && matches!(&target.kind, ExprKind::Name(own) if own.id == name)
        {
            let Some(own) = update(value, name) else { return false };
            return *operator.get_or_insert(own) == own;
        }
        let mut in_head = false;
        names_in_head(stmt, &mut |other| in_head |= other == name);
        !in_head
            && blocks(stmt).into_iter().all(|block| !occurs(block, name) || reduces(block, name, operator))
    })
}

/// The operator of `s + x`, `max(s, x)` and the like, where `x` does not name `s`.
fn update(value: &Expr, name: &str) -> Option<&'static str> {
    let is_own = |expr: &Expr| matches!(&expr.kind, ExprKind::Name(own) if own.id == name);
    let is_other = |expr: &Expr| {
        let mut is_there = false;
        names_in(expr, &mut |other| is_there |= other == name);
        !is_there
    };
    match &value.kind {
        ExprKind::Binary(op, left, right) => {
            let is_update = is_own(left) && is_other(right) || is_own(right) && is_other(left);
            match op {
                BinaryOp::Add if is_update => Some("+"),
                BinaryOp::Multiply if is_update => Some("*"),
                BinaryOp::Subtract if is_own(left) && is_other(right) => Some("+"),
                _ => None,
            }
        }
        ExprKind::Call { callee, arguments } => {
            let ExprKind::Name(function) = &callee.kind else { return None };
            let [one, other] = arguments.as_slice() else { return None };
            let is_update =
                is_own(&one.value) && is_other(&other.value) || is_own(&other.value) && is_other(&one.value);
            match function.id.as_str() {
                "max" | "amax1" | "dmax1" if is_update => Some("max"),
                "min" | "amin1" | "dmin1" if is_update => Some("min"),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The scalars that statements assign by name.
fn assigned_scalars(body: &[Stmt], found: &mut BTreeSet<String>) {
    for stmt in body {
        if let StmtKind::Assign { target, .. } = &stmt.kind
            && let ExprKind::Name(name) = &target.kind
        {
            found.insert(name.id.clone());
        }
        blocks(stmt).into_iter().for_each(|block| assigned_scalars(block, found));
    }
}

/// An expression as text: the same text for the same expression.
fn written(expr: &Expr) -> String {
    match &expr.kind {
        ExprKind::Name(name) => name.id.clone(),
        ExprKind::Paren(inner) => written(inner),
        ExprKind::Literal(literal) => format!("{literal:?}"),
        ExprKind::Binary(op, left, right) => format!("({} {op:?} {})", written(left), written(right)),
        ExprKind::Unary(op, inner) => format!("({op:?} {})", written(inner)),
        // Places make other expressions differ.
        other => format!("{other:?}"),
    }
}
