//! Assignments: of values, and of arrays element by element.
//!
//! ```text
//! a(2:n) = b(1:n-1) * 2      for (long long accf_i = 0; accf_i < n - 2 + 1; ++accf_i) a[1 + accf_i] = b[accf_i] * 2;
//! ```
//!
//! The right side is computed before anything is assigned (F2018 10.2.1.3). Where the left side stands on the right, too,
//! with other elements, the values go to an array in between.

use crate::access::{Access, Subscript};
use crate::ids::{ACCF_RANK, ACCF_UNSUPPORTED};
use crate::translator::{Alias, Refused, Res, Translator};
use crate::value::{Binds, Value, parts};
use crate::variable::Key;
use okl_fortran::ast::{Arm, ArrayItem, ConcurrentHeader, Expr, ExprKind, Stmt, StmtKind};
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// An assignment.
    pub fn assignment(&mut self, target: &'t Expr, value: &'t Expr, span: Span) -> Res<()> {
        if let Some(found) = self.defined_assignment(target, value) {
            let text = self.apply_text(found, &[target, value], span)?;
            self.line(parts(&["", ";"], [text]), span);
            return Ok(());
        }
        if let ExprKind::Name(name) = &target.kind
            && self.alias(&name.id).is_none()
            && let Some(key) = self.function.result.clone()
            && self.is_own_name(&name.id)
        {
            // The name of a function is its result.
            let value = self.value(value)?;
            let ty = self.function.variables[&key].ty.clone();
            let value = self.assigned(value, &ty, span)?;
            let own = self.function.variables[&key].name.clone();
            self.written(&key);
            self.line(parts(&[&format!("{own} = "), ";"], [value.text]), span);
            return Ok(());
        }
        if !self.is_designator(target) {
            return self.refuse(ACCF_UNSUPPORTED, "something that cannot be assigned", target.span, "");
        }
        let access = self.access(target)?;
        self.written(&access.root.clone());
        if self.rank(target) > 0 {
            return self.array_assignment(target, &access, value, span);
        }
        let left = self.access_element(&access, &[])?;
        if self.function.is_atomic {
            self.function.atomic_target = Some(left.text.written(""));
        }
        let value = self.value(value);
        self.function.atomic_target = None;
        let value = self.assigned(value?, &access.ty, span)?;
        self.line(parts(&["", " = ", ";"], [left.text, value.text]), span);
        Ok(())
    }

    fn is_own_name(&self, name: &str) -> bool {
        let unit = self.universe.unit_of(self.function.scope);
        unit.is_some_and(|unit| unit.name.as_ref().is_some_and(|own| own.id == name) && unit.result.is_none())
    }

    fn array_assignment(&mut self, target: &'t Expr, access: &Access<'t>, value: &'t Expr, span: Span) -> Res<()> {
        let rank = self.rank(target);
        let of_value = self.rank(value);
        if of_value != 0 && of_value != rank {
            let message = format!("{rank} dimensions on the left, {of_value} on the right");
            return self.refuse(ACCF_RANK, message, span, "");
        }
        let extents = self.access_extents(access)?;
        if self.conflicts(access, value, rank)? {
            return self.through_temporary(access, value, &extents, span);
        }
        // What all elements have in common is computed once.
        let index = self.element_loops(&extents, span, true);
        let right = self.element(value, &index)?;
        let right = self.assigned(right, &access.ty, span)?;
        let left = self.access_element(access, &index)?;
        self.line(parts(&["", " = ", ";"], [left.text, right.text]), span);
        self.close_loops(extents.len(), span);
        Ok(())
    }

    /// Loops over elements; in a `kernels` construct they run in parallel.
    fn element_loops(&mut self, extents: &[Text], span: Span, can_be_parallel: bool) -> Vec<Text> {
        let is_outermost = self.function.loops.is_empty() && self.function.in_kernels;
        // What is computed for all elements stands in front of the pragma.
        if !self.function.before.is_empty() {
            self.line("", span);
        }
        if is_outermost && can_be_parallel {
            let collapse = if extents.len() > 1 { format!(" collapse({})", extents.len()) } else { String::new() };
            self.margin(format!("#pragma acc loop independent{collapse}"), span);
        }
        self.open_loops(extents, span)
    }

    /// True if an expression has elements of the variable that is assigned, other than the one that is assigned.
    fn conflicts(&mut self, access: &Access<'t>, value: &'t Expr, rank: usize) -> Res<bool> {
        let probe: Vec<Text> = (0..rank).map(|dim| Text::from(format!("accf_probe{dim}"))).collect();
        let left = self.access_element(access, &probe)?.text.written("");
        let outer = std::mem::take(&mut self.function.before);
        let result = self.differs(&access.root, &left, value, &probe);
        self.function.before = outer;
        result
    }

    fn differs(&mut self, root: &Key, left: &str, value: &'t Expr, probe: &[Text]) -> Res<bool> {
        if self.is_designator(value) {
            let access = self.access(value)?;
            if access.root == *root {
                let has_rank = self.rank(value) > 0;
                let offsets: &[Text] = if has_rank { probe } else { &[] };
                let text = self.access_element(&access, offsets)?.text.written("");
                if text != left && !is_elsewhere(&access, left) {
                    return Ok(true);
                }
            } else if self.may_be_same(root, &access.root) {
                return Ok(true);
            }
            for part in &access.parts {
                for subscript in &part.subscripts {
                    if let Subscript::Vector(expr, _) = subscript
                        && self.differs(root, left, expr, probe)?
                    {
                        return Ok(true);
                    }
                }
            }
        }
        match &value.kind {
            ExprKind::Literal(_) => Ok(false),
            ExprKind::Name(name) => match self.alias(&name.id) {
                Some(Alias::Expr(inner, scope)) => self.within(scope, |translator| translator.differs(root, left, inner, probe)),
                _ => Ok(false),
            },
            ExprKind::Unary(_, inner) | ExprKind::DefinedUnary(_, inner) | ExprKind::Paren(inner) => {
                self.differs(root, left, inner, probe)
            }
            ExprKind::Binary(_, one, other) | ExprKind::DefinedBinary(_, one, other) => {
                Ok(self.differs(root, left, one, probe)? || self.differs(root, left, other, probe)?)
            }
            ExprKind::Call { callee, arguments } => {
                let is_own = self.is_designator(value);
                // A function that rearranges reads other elements than the one that is assigned.
                let reads_all = !is_own && self.reads_all(callee, arguments);
                let rearranges = reads_all || !is_own
                    && self.intrinsic(callee).is_some_and(|name| {
                        matches!(
                            name,
                            "matmul" | "transpose" | "spread" | "reshape" | "cshift" | "eoshift" | "sum" | "product" | "maxval" | "minval"
                                | "any" | "all" | "count" | "maxloc" | "minloc" | "dot_product" | "norm2"
                        )
                    });
                for argument in arguments {
                    if rearranges && self.names(root, &argument.value) {
                        return Ok(true);
                    }
                    if !matches!(argument.value.kind, ExprKind::Range { .. })
                        && self.differs(root, left, &argument.value, probe)?
                    {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            ExprKind::Array { items, .. } => Ok(items.iter().any(|item| match item {
                ArrayItem::Value(value) => self.names(root, value),
                ArrayItem::ImpliedDo { .. } => true,
            })),
            ExprKind::Member { .. } | ExprKind::Range { .. } => Ok(false),
        }
    }

    /// True if an expression names a variable.
    fn names(&mut self, root: &Key, expr: &Expr) -> bool {
        let mut is_there = false;
        crate::uses::names_in(expr, &mut |name| is_there |= root.1 == name || root.1.starts_with(&format!("{name}%")));
        is_there
    }

    /// True if two variables may share memory: one of them is a pointer, the other a pointer or a target.
    fn may_be_same(&self, one: &Key, other: &Key) -> bool {
        let of = |key: &Key| self.function.variables.get(key);
        let (Some(one), Some(other)) = (of(one), of(other)) else { return false };
        let is_pointer = |variable: &crate::variable::Variable<'t>| variable.symbol.has("pointer");
        let is_shared = |variable: &crate::variable::Variable<'t>| is_pointer(variable) || variable.symbol.has("target");
        (is_pointer(one) && is_shared(other) || is_pointer(other) && is_shared(one)) && one.ty == other.ty
    }

    /// An assignment by way of an array in between.
    fn through_temporary(&mut self, access: &Access<'t>, value: &'t Expr, extents: &[Text], span: Span) -> Res<()> {
        let c = self.c_type(&access.ty, span)?;
        let name = self.fresh("accf_between");
        let known = extents.iter().map(|extent| extent.written("").parse::<i64>().ok());
        let known = known.into_iter().try_fold(1_i64, |count, one| count.checked_mul(one?));
        let is_outermost = self.function.loops.is_empty() && self.function.in_kernels && self.function.is_region;
        let is_apart = match known {
            _ if is_outermost => true,
            Some(count) if count <= MAX_LOCAL => {
                self.line("{", span);
                self.function.indent += 1;
                self.line(format!("{c} {name}[{}];", count.max(1)), span);
                false
            }
            _ => {
                let help = "write a loop, or use an array of your own for the values in between";
                return self.refuse(
                    ACCF_UNSUPPORTED,
                    "the left side stands on the right with other elements, and the number of elements is not constant",
                    span,
                    help,
                );
            }
        };
        if is_apart {
            let factors = extents.iter().map(|extent| parts(&["(", ")"], [extent.clone()]));
            let count = parts(&["(long long)", ""], [Text::joined(factors, " * ")]);
            self.function.temporaries.push((c, name.clone(), count));
        }
        for is_out in [false, true] {
            let index = self.element_loops(extents, span, true);
            let mut offset = Text::new();
            let mut stride: Option<Text> = None;
            for (own, extent) in index.iter().zip(extents) {
                match &stride {
                    None => offset.push(own.clone()),
                    Some(stride) => {
                        offset.push(" + ");
                        offset.push(parts(&["", " * (", ")"], [own.clone(), stride.clone()]));
                    }
                }
                stride = Some(match stride {
                    None => extent.clone(),
                    Some(stride) => parts(&["", " * (", ")"], [stride, extent.clone()]),
                });
            }
            let between = parts(&[&format!("{name}["), "]"], [offset]);
            if is_out {
                let left = self.access_element(access, &index)?;
                self.line(parts(&["", " = ", ";"], [left.text, between]), span);
            } else {
                let right = self.element(value, &index)?;
                let right = self.assigned(right, &access.ty, span)?;
                self.line(parts(&["", " = ", ";"], [between, right.text]), span);
            }
            self.close_loops(extents.len(), span);
        }
        if !is_apart {
            self.function.indent -= 1;
            self.line("}", span);
        }
        Ok(())
    }

    /// `where`: for each element, the first mask that is true decides. The masks are computed before anything is
    /// assigned, so what they read must not be assigned at other elements.
    pub fn where_construct(&mut self, arms: &'t [Arm], otherwise: Option<&'t [Stmt]>, span: Span) -> Res<()> {
        let Some(first) = arms.first() else { return Ok(()) };
        let extents = self.extents(&first.condition)?;
        let rank = extents.len();
        let bodies = || arms.iter().map(|arm| arm.body.as_slice()).chain(otherwise);
        for stmt in bodies().flatten() {
            let StmtKind::Assign { target, value } = &stmt.kind else {
                let help = "take it apart into several";
                return self.refuse(ACCF_UNSUPPORTED, "this statement in a `where`", stmt.span, help);
            };
            let access = self.access(target)?;
            self.written(&access.root.clone());
            let others = bodies().flatten().filter_map(|stmt| match &stmt.kind {
                StmtKind::Assign { value, .. } => Some(value),
                _ => None,
            });
            let conditions = arms.iter().map(|arm| &arm.condition);
            let mut is_wrong = self.conflicts(&access, value, rank)?;
            for other in others.chain(conditions) {
                is_wrong |= self.conflicts(&access, other, rank)?;
            }
            if is_wrong {
                let help = "assign to another array first";
                let message = "this `where` reads other elements of an array that it assigns";
                return self.refuse(ACCF_UNSUPPORTED, message, stmt.span, help);
            }
        }
        let index = self.element_loops(&extents, span, true);
        let count = self.fresh("accf_mask");
        // A mask is not computed again, even if the statements change what it reads.
        for (at, arm) in arms.iter().enumerate() {
            let mask = self.element(&arm.condition, &index)?;
            let line = parts(&[&format!("const bool {count}{at} = "), ";"], [mask.text]);
            self.line(line, arm.condition.span);
        }
        for (at, arm) in arms.iter().enumerate() {
            let start = if at == 0 { "" } else { "} else " };
            self.line(format!("{start}if ({count}{at}) {{"), arm.condition.span);
            self.masked(&arm.body, &index)?;
        }
        if let Some(otherwise) = otherwise {
            self.line("} else {", span);
            self.masked(otherwise, &index)?;
        }
        self.line("}", span);
        self.close_loops(rank, span);
        Ok(())
    }

    fn masked(&mut self, body: &'t [Stmt], index: &[Text]) -> Res<()> {
        self.function.indent += 1;
        for stmt in body {
            let StmtKind::Assign { target, value } = &stmt.kind else { return Err(Refused) };
            let access = self.access(target)?;
            let right = self.element(value, index)?;
            let right = self.assigned(right, &access.ty, stmt.span)?;
            let left = self.access_element(&access, index)?;
            self.line(parts(&["", " = ", ";"], [left.text, right.text]), stmt.span);
        }
        self.function.indent -= 1;
        Ok(())
    }

    /// `forall`: loops in any order, if no statement reads elements that another one assigns.
    pub fn forall(&mut self, header: &'t ConcurrentHeader, body: &'t [Stmt], span: Span) -> Res<()> {
        let count = self.function.aliases.len();
        let is_outermost = self.function.loops.is_empty() && self.function.in_kernels;
        if is_outermost {
            let collapse = if header.indices.len() > 1 { format!(" collapse({})", header.indices.len()) } else { String::new() };
            self.margin(format!("#pragma acc loop independent{collapse}"), span);
        }
        for index in &header.indices {
            let (from, to) = (self.value(&index.lower)?, self.value(&index.upper)?);
            let step = index.step.as_ref().map_or(Some(1), |step| self.universe.integer(self.function.scope, step));
            let Some(step) = step.filter(|step| *step != 0) else {
                return self.unsupported("a `forall` whose step is not constant", index.name.span);
            };
            let own = self.fresh(&index.name.id);
            let relation = if step > 0 { "<=" } else { ">=" };
            let head = parts(
                &[&format!("for (int {own} = "), &format!("; {own} {relation} "), &format!("; {own} += {step}) {{")],
                [from.operand(Binds::Choice), to.operand(Binds::Shift)],
            );
            self.line(head, span);
            self.function.indent += 1;
            let value = Value::primary(own, okl_fortran::scope::Type::DEFAULT_INTEGER);
            self.function.aliases.push((index.name.id.clone(), Alias::Value(value)));
        }
        let mut result = self.forall_is_simple(body);
        if result.is_ok() {
            if let Some(mask) = &header.mask {
                let mask = self.value(mask)?;
                self.line(parts(&["if (", ") {"], [mask.text]), span);
                self.function.indent += 1;
            }
            let open = crate::loops::OpenLoop { name: None, is_loop: true, exit: None, cycle: None };
            self.function.loops.push(open);
            result = self.block(body);
            self.function.loops.pop();
            if header.mask.is_some() {
                self.function.indent -= 1;
                self.line("}", span);
            }
        }
        self.function.aliases.truncate(count);
        self.close_loops(header.indices.len(), span);
        result
    }

    fn forall_is_simple(&mut self, body: &'t [Stmt]) -> Res<()> {
        for stmt in body {
            let StmtKind::Assign { target, value } = &stmt.kind else {
                return self.unsupported("this statement in a `forall`", stmt.span);
            };
            let access = self.access(target)?;
            let rank = self.rank(target);
            if self.conflicts(&access, value, rank)? {
                let help = "assign to another array first";
                let message = "this `forall` reads other elements of the array that it assigns";
                return self.refuse(ACCF_UNSUPPORTED, message, stmt.span, help);
            }
        }
        Ok(())
    }
}

/// Arrays of more elements do not fit into the memory that a work item has of its own.
const MAX_LOCAL: i64 = 4096;

/// True if a designator names a component that the left side has not.
fn is_elsewhere(access: &Access<'_>, left: &str) -> bool {
    let last = access.parts.last().filter(|part| part.key.is_none()).map(|part| part.name.written(""));
    let of_left = left.rsplit_once('.').map(|(_, name)| name.split('[').next().unwrap_or_default().to_string());
    match (last, of_left) {
        (Some(own), Some(other)) => own.trim_start_matches('.') != other && own.starts_with('.'),
        _ => false,
    }
}
