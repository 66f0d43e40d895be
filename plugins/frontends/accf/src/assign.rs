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
use crate::transform::linear;
use crate::translator::{Alias, Res, Translator};
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
            return self.array_assignment(target, &access, value, None, span);
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

    fn array_assignment(
        &mut self,
        target: &'t Expr,
        access: &Access<'t>,
        value: &'t Expr,
        mask: Option<&Mask>,
        span: Span,
    ) -> Res<()> {
        let rank = self.rank(target);
        let of_value = self.rank(value);
        if of_value != 0 && of_value != rank {
            let message = format!("{rank} dimensions on the left, {of_value} on the right");
            return self.refuse(ACCF_RANK, message, span, "");
        }
        let extents = self.access_extents(access)?;
        if self.conflicts(access, value, rank)? {
            return self.through_temporary(access, value, &extents, mask, span);
        }
        let index = self.element_loops(&extents, span);
        self.open_mask(mask, &index, span);
        let right = self.element(value, &index)?;
        let right = self.assigned(right, &access.ty, span)?;
        let left = self.access_element(access, &index)?;
        self.line(parts(&["", " = ", ";"], [left.text, right.text]), span);
        self.close_loops(extents.len() + usize::from(mask.is_some()), span);
        Ok(())
    }

    /// Opens a condition for the elements that a mask selects.
    fn open_mask(&mut self, mask: Option<&Mask>, index: &[Text], span: Span) {
        let Some(mask) = mask else { return };
        let place = linear(index, &mask.extents);
        let (name, value) = (&mask.name, mask.value);
        self.line(parts(&[&format!("if ({name}["), &format!("] == {value}) {{")], [place]), span);
        self.function.indent += 1;
    }

    /// Loops over elements; in a `kernels` construct they run in parallel.
    fn element_loops(&mut self, extents: &[Text], span: Span) -> Vec<Text> {
        let is_outermost = self.function.loops.is_empty() && self.function.in_kernels;
        // What is computed for all elements stands in front of the pragma.
        if !self.function.before.is_empty() {
            self.line("", span);
        }
        if is_outermost {
            let collapse =
                if extents.len() > 1 { format!(" collapse({})", extents.len()) } else { String::new() };
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
                Some(Alias::Expr(inner, scope)) => {
                    self.within(scope, |translator| translator.differs(root, left, inner, probe))
                }
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
                let rearranges = reads_all
                    || !is_own
                        && self.intrinsic(callee).is_some_and(|name| {
                            matches!(
                                name,
                                "matmul"
                                    | "transpose"
                                    | "spread"
                                    | "reshape"
                                    | "cshift"
                                    | "eoshift"
                                    | "sum"
                                    | "product"
                                    | "maxval"
                                    | "minval"
                                    | "any"
                                    | "all"
                                    | "count"
                                    | "maxloc"
                                    | "minloc"
                                    | "dot_product"
                                    | "norm2"
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
        crate::uses::names_in(expr, &mut |name| {
            is_there |= root.1 == name || root.1.starts_with(&format!("{name}%"))
        });
        is_there
    }

    /// True if two variables may share memory: one of them is a pointer, the other a pointer or a target.
    fn may_be_same(&self, one: &Key, other: &Key) -> bool {
        let of = |key: &Key| self.function.variables.get(key);
        let (Some(one), Some(other)) = (of(one), of(other)) else { return false };
        let is_pointer = |variable: &crate::variable::Variable<'t>| variable.symbol.has("pointer");
        let is_shared =
            |variable: &crate::variable::Variable<'t>| is_pointer(variable) || variable.symbol.has("target");
        (is_pointer(one) && is_shared(other) || is_pointer(other) && is_shared(one)) && one.ty == other.ty
    }

    /// Memory for values in between, and whether a brace was opened for its declaration.
    fn between(&mut self, c: &str, extents: &[Text], span: Span) -> Res<(String, bool)> {
        let name = self.fresh("accf_between");
        let is_outermost =
            self.function.loops.is_empty() && self.function.in_kernels && self.function.is_region;
        if is_outermost {
            // The host allocates it around the region.
            let factors = extents.iter().map(|extent| parts(&["(", ")"], [extent.clone()]));
            let count = parts(&["(long long)", ""], [Text::joined(factors, " * ")]);
            self.function.temporaries.push((c.to_string(), name.clone(), count));
            return Ok((name, false));
        }
        let known = extents.iter().map(|extent| extent.written("").parse::<i64>().ok());
        let known = known.into_iter().try_fold(1_i64, |count, one| count.checked_mul(one?));
        match known {
            Some(count) if count <= MAX_LOCAL => {
                self.line("{", span);
                self.function.indent += 1;
                self.line(format!("{c} {name}[{}];", count.max(1)), span);
                Ok((name, true))
            }
            _ => self.refuse(
                ACCF_UNSUPPORTED,
                "values have to be kept before they are assigned, and their number is not constant",
                span,
                "write a loop, or use an array of your own for the values in between",
            ),
        }
    }

    fn close_between(&mut self, is_open: bool, span: Span) {
        self.close_loops(usize::from(is_open), span);
    }

    /// An assignment by way of an array in between.
    fn through_temporary(
        &mut self,
        access: &Access<'t>,
        value: &'t Expr,
        extents: &[Text],
        mask: Option<&Mask>,
        span: Span,
    ) -> Res<()> {
        let c = self.c_type(&access.ty, span)?;
        let (name, is_open) = self.between(&c, extents, span)?;
        for is_out in [false, true] {
            let index = self.element_loops(extents, span);
            self.open_mask(mask, &index, span);
            let between = parts(&[&format!("{name}["), "]"], [linear(&index, extents)]);
            if is_out {
                let left = self.access_element(access, &index)?;
                self.line(parts(&["", " = ", ";"], [left.text, between]), span);
            } else {
                let right = self.element(value, &index)?;
                let right = self.assigned(right, &access.ty, span)?;
                self.line(parts(&["", " = ", ";"], [between, right.text]), span);
            }
            self.close_loops(extents.len() + usize::from(mask.is_some()), span);
        }
        self.close_between(is_open, span);
        Ok(())
    }

    /// `where`: for each element, the first mask that is true decides. All masks are computed first.
    ///
    /// ```text
    /// for (...) mask[i] = a[i] > 0 ? 1 : a[i] < 0 ? 2 : 3;
    /// for (...) if (mask[i] == 1) a[i] = ...;
    /// ```
    pub fn where_construct(&mut self, arms: &'t [Arm], otherwise: Option<&'t [Stmt]>, span: Span) -> Res<()> {
        self.masked_arms(arms, otherwise, None, span)
    }

    fn masked_arms(
        &mut self,
        arms: &'t [Arm],
        otherwise: Option<&'t [Stmt]>,
        outer: Option<&Mask>,
        span: Span,
    ) -> Res<()> {
        let Some(first) = arms.first() else { return Ok(()) };
        let extents = self.extents(&first.condition)?;
        let (name, is_open) = self.between("signed char", &extents, span)?;
        let index = self.element_loops(&extents, span);
        let place = linear(&index, &extents);
        self.line(parts(&[&format!("{name}["), "] = 0;"], [place.clone()]), span);
        self.open_mask(outer, &index, span);
        for (at, arm) in arms.iter().enumerate() {
            let mask = self.element(&arm.condition, &index)?;
            let start = if at == 0 { "if (" } else { "} else if (" };
            if at > 0 && !self.function.before.is_empty() {
                return self.unsupported(
                    "a mask that needs values in between, behind another one",
                    arm.condition.span,
                );
            }
            self.line(parts(&[start, ") {"], [mask.text]), arm.condition.span);
            self.line(
                parts(&[&format!("  {name}["), &format!("] = {};", at + 1)], [place.clone()]),
                arm.condition.span,
            );
        }
        self.line("} else {", span);
        self.line(parts(&[&format!("  {name}["), &format!("] = {};", arms.len() + 1)], [place]), span);
        self.line("}", span);
        self.close_loops(extents.len() + usize::from(outer.is_some()), span);
        let bodies = arms.iter().map(|arm| arm.body.as_slice()).chain(otherwise);
        for (at, body) in bodies.enumerate() {
            let mask = Mask { name: name.clone(), extents: extents.clone(), value: at + 1 };
            for stmt in body {
                match &stmt.kind {
                    StmtKind::Assign { target, value } => {
                        let access = self.access(target)?;
                        self.written(&access.root.clone());
                        self.array_assignment(target, &access, value, Some(&mask), stmt.span)?;
                    }
                    StmtKind::Where { arms, otherwise } => {
                        self.masked_arms(arms, otherwise.as_deref(), Some(&mask), stmt.span)?;
                    }
                    _ => return self.unsupported("this statement in a `where`", stmt.span),
                }
            }
        }
        self.close_between(is_open, span);
        Ok(())
    }

    /// `forall`: each statement for all indices, one statement after another. Values are computed before any is
    /// assigned.
    pub fn forall(&mut self, header: &'t ConcurrentHeader, body: &'t [Stmt], span: Span) -> Res<()> {
        let mut indices = Vec::new();
        for index in &header.indices {
            let (from, to) = (
                self.value(&index.lower)?.operand(Binds::Primary),
                self.value(&index.upper)?.operand(Binds::Primary),
            );
            let step = match &index.step {
                Some(step) => self.value(step)?.operand(Binds::Primary),
                None => "1".into(),
            };
            let known =
                [&index.lower, &index.upper].map(|expr| self.universe.integer(self.function.scope, expr));
            let extent = match (known, &index.step) {
                ([Some(from), Some(to)], None) => (to - from + 1).max(0).to_string().into(),
                _ => {
                    parts(&["((", " - ", " + ", ") / ", ")"], [to, from.clone(), step.clone(), step.clone()])
                }
            };
            indices.push((index.name.id.clone(), from, step, extent));
        }
        for stmt in body {
            match &stmt.kind {
                StmtKind::Assign { target, value } => {
                    self.forall_assignment(header, &indices, target, value, stmt.span)?
                }
                StmtKind::Forall(..) | StmtKind::Where { .. } => {
                    let index = self.forall_loops(&indices, span);
                    let result = self.in_mask(header, span, |translator| translator.statement(stmt));
                    self.function.aliases.truncate(self.function.aliases.len() - index.len());
                    self.close_loops(index.len(), span);
                    result?;
                }
                _ => return self.unsupported("this statement in a `forall`", stmt.span),
            }
        }
        Ok(())
    }

    fn forall_loops(&mut self, indices: &[(String, Text, Text, Text)], span: Span) -> Vec<Text> {
        let extents: Vec<Text> = indices.iter().map(|(_, _, _, extent)| extent.clone()).collect();
        let offsets = self.element_loops(&extents, span);
        for ((name, from, step, _), offset) in indices.iter().zip(&offsets) {
            let text = match step.written("").as_str() {
                "1" => parts(&["(int)(", " + ", ")"], [from.clone(), offset.clone()]),
                _ => parts(&["(int)(", " + ", " * ", ")"], [from.clone(), offset.clone(), step.clone()]),
            };
            let value = Value { text, ty: okl_fortran::scope::Type::DEFAULT_INTEGER, binds: Binds::Unary };
            self.function.aliases.push((name.clone(), Alias::Value(value)));
        }
        offsets
    }

    fn in_mask(
        &mut self,
        header: &'t ConcurrentHeader,
        span: Span,
        work: impl FnOnce(&mut Self) -> Res<()>,
    ) -> Res<()> {
        if let Some(mask) = &header.mask {
            let mask = self.value(mask)?;
            self.line(parts(&["if (", ") {"], [mask.text]), span);
            self.function.indent += 1;
        }
        let open = crate::nesting::OpenLoop { name: None, is_loop: true, exit: None, cycle: None };
        self.function.loops.push(open);
        let result = work(self);
        self.function.loops.pop();
        self.close_loops(usize::from(header.mask.is_some()), span);
        result
    }

    fn forall_assignment(
        &mut self,
        header: &'t ConcurrentHeader,
        indices: &[(String, Text, Text, Text)],
        target: &'t Expr,
        value: &'t Expr,
        span: Span,
    ) -> Res<()> {
        let probe: Vec<(String, Alias<'t>)> = indices
            .iter()
            .map(|(name, ..)| {
                let value =
                    Value::primary(format!("accf_at_{name}"), okl_fortran::scope::Type::DEFAULT_INTEGER);
                (name.clone(), Alias::Value(value))
            })
            .collect();
        let count = self.function.aliases.len();
        self.function.aliases.extend(probe);
        let access = self.access(target)?;
        self.written(&access.root.clone());
        let rank = self.rank(target);
        let mut conflicts = self.conflicts(&access, value, rank)?;
        if let Some(mask) = &header.mask {
            conflicts |= self.conflicts(&access, mask, rank)?;
        }
        self.function.aliases.truncate(count);
        if conflicts && rank > 0 {
            let help = "assign to another array first";
            let message = "this `forall` reads other elements of the array that it assigns";
            return self.refuse(ACCF_UNSUPPORTED, message, span, help);
        }
        let extents: Vec<Text> = indices.iter().map(|(_, _, _, extent)| extent.clone()).collect();
        let c = self.c_type(&access.ty, span)?;
        let between = if conflicts {
            Some((self.between(&c, &extents, span)?, self.between("signed char", &extents, span)?))
        } else {
            None
        };
        for is_out in [false, true] {
            if is_out && between.is_none() {
                break;
            }
            let offsets = self.forall_loops(indices, span);
            let place = linear(&offsets, &extents);
            let result = match &between {
                None => self.in_mask(header, span, |translator| translator.assignment(target, value, span)),
                Some(((name, _), (mask, _))) if is_out => {
                    let access = self.access(target)?;
                    let left = self.access_element(&access, &[])?;
                    let texts = [place.clone(), left.text, place];
                    self.line(
                        parts(&[&format!("if ({mask}["), "]) ", &format!(" = {name}["), "];"], texts),
                        span,
                    );
                    Ok(())
                }
                Some(((name, _), (mask, _))) => {
                    self.line(parts(&[&format!("{mask}["), "] = 0;"], [place.clone()]), span);
                    self.in_mask(header, span, |translator| {
                        let right = translator.value(value)?;
                        let right = translator.assigned(right, &access.ty, span)?;
                        translator.line(parts(&[&format!("{mask}["), "] = 1;"], [place.clone()]), span);
                        translator
                            .line(parts(&[&format!("{name}["), "] = ", ";"], [place, right.text]), span);
                        Ok(())
                    })
                }
            };
            self.function.aliases.truncate(count);
            self.close_loops(offsets.len(), span);
            result?;
        }
        if let Some(((_, one), (_, other))) = between {
            self.close_between(one, span);
            self.close_between(other, span);
        }
        Ok(())
    }
}

/// An array that says for each element which arm of a `where` it belongs to.
struct Mask {
    name: String,
    extents: Vec<Text>,
    value: usize,
}

/// Arrays of more elements do not fit into the memory that a work item has of its own.
const MAX_LOCAL: i64 = 4096;

/// True if a designator names a component that the left side has not.
fn is_elsewhere(access: &Access<'_>, left: &str) -> bool {
    let last = access.parts.last().filter(|part| part.key.is_none()).map(|part| part.name.written(""));
    let of_left =
        left.rsplit_once('.').map(|(_, name)| name.split('[').next().unwrap_or_default().to_string());
    match (last, of_left) {
        (Some(own), Some(other)) => own.trim_start_matches('.') != other && own.starts_with('.'),
        _ => false,
    }
}
