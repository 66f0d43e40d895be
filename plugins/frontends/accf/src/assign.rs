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
use crate::uses::names_in;
use crate::value::{Value, parts};
use crate::variable::{Key, OF_ELEMENT, Variable};
use okl_fortran::ast::{Argument, Arm, ArrayItem, Expr, ExprKind, Stmt, StmtKind};
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
        let access = &self.with_fixed_indices(access, span);
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

    /// The left side of an assignment, whose indices do not change while elements are assigned: those that read the array
    /// itself are computed first.
    ///
    /// ```text
    /// a(:, a(1, 1)) = 0        const long long accf_index = a[0];
    /// ```
    fn with_fixed_indices(&mut self, access: &Access<'t>, span: Span) -> Access<'t> {
        let mut access = access.clone();
        let Some(variable) = self.function.variables.get(&access.root) else { return access };
        let start = format!("{}[", variable.name);
        for part in &mut access.parts {
            for subscript in &mut part.subscripts {
                let value = match subscript {
                    Subscript::Index(value, _) | Subscript::Range { lower: Some((value, _)), .. } => value,
                    Subscript::Range { .. } | Subscript::Vector(..) => continue,
                };
                if !value.text.written("").contains(&start) {
                    continue;
                }
                let name = self.fresh("accf_index");
                let line = parts(&[&format!("const long long {name} = "), ";"], [value.text.clone()]);
                self.line(line, span);
                *value = Value::primary(name, value.ty.clone());
            }
        }
        access
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
    pub fn element_loops(&mut self, extents: &[Text], span: Span) -> Vec<Text> {
        let is_outermost = self.function.loops.is_empty() && self.function.in_kernels;
        // What is computed for all elements stands in front of the pragma.
        self.flush(span);
        if is_outermost {
            let collapse =
                if extents.len() > 1 { format!(" collapse({})", extents.len()) } else { String::new() };
            self.margin(format!("#pragma acc loop independent{collapse}"), span);
        }
        self.open_loops(extents, span)
    }

    /// True if an expression has elements of the variable that is assigned, other than the one that is assigned.
    pub fn conflicts(&mut self, access: &Access<'t>, value: &'t Expr, rank: usize) -> Res<bool> {
        let probe: Vec<Text> = (0..rank).map(|dim| Text::from(format!("accf_probe{dim}"))).collect();
        let left = self.access_element(access, &probe)?.text.written("");
        let outer = std::mem::take(&mut self.function.before);
        let result = self.differs(&access.root, &left, value, &probe);
        self.function.before = outer;
        result
    }

    /// As [`Translator::conflicts`], where `left` is the text of the element that is assigned, at the offsets `probe`.
    fn differs(&mut self, root: &Key, left: &str, value: &'t Expr, probe: &[Text]) -> Res<bool> {
        if self.is_designator(value) && self.designates_other(root, left, value, probe)? {
            return Ok(true);
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
                // Questions about shapes and kinds read no elements.
                if !is_own && self.intrinsic(callee).is_some_and(|name| ASKING.contains(&name)) {
                    return Ok(false);
                }
                // A function that rearranges reads other elements than the one that is assigned.
                let rearranges = !is_own
                    && (self.reads_all(callee, arguments)
                        || self.intrinsic(callee).is_some_and(|name| REARRANGING.contains(&name)));
                for Argument { value, .. } in arguments {
                    if rearranges && self.names(root, value)
                        || !matches!(value.kind, ExprKind::Range { .. })
                            && self.differs(root, left, value, probe)?
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

    /// True if a designator is an element of the variable that is assigned, other than the one that is assigned.
    fn designates_other(&mut self, root: &Key, left: &str, value: &'t Expr, probe: &[Text]) -> Res<bool> {
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
        for subscript in access.parts.iter().flat_map(|part| &part.subscripts) {
            if let Subscript::Vector(expr, _) = subscript
                && self.differs(root, left, expr, probe)?
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// True if an expression names a variable.
    fn names(&mut self, root: &Key, expr: &Expr) -> bool {
        let mut is_there = false;
        names_in(expr, &mut |name| {
            let rest = root.1.strip_prefix(name);
            is_there |= rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['%', '(']));
        });
        is_there
    }

    /// True if two variables may share memory: one of them is a pointer, the other a pointer or a target; or both are
    /// components of elements of arrays.
    fn may_be_same(&self, one: &Key, other: &Key) -> bool {
        let of = |key: &Key| self.function.variables.get(key);
        let (Some(one), Some(other)) = (of(one), of(other)) else { return false };
        let is_pointer = |variable: &Variable<'t>| variable.symbol.has("pointer");
        let is_shared = |variable: &Variable<'t>| is_pointer(variable) || variable.symbol.has("target");
        let is_of_element = |variable: &Variable<'t>| variable.symbol.has(OF_ELEMENT);
        let may_be = is_pointer(one) && is_shared(other)
            || is_pointer(other) && is_shared(one)
            || is_of_element(one) && is_of_element(other);
        may_be && one.ty == other.ty
    }

    /// Memory for values in between, and whether a brace was opened for its declaration.
    pub fn between(&mut self, c: &str, extents: &[Text], span: Span) -> Res<(String, bool)> {
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

    /// Closes the brace that [`Translator::between`] opened, if it did.
    pub fn close_between(&mut self, is_open: bool, span: Span) {
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
}

/// An array that says for each element which arm of a `where` it belongs to.
struct Mask {
    /// Its name in C++.
    name: String,
    /// Its extents.
    extents: Vec<Text>,
    /// The number of the arm, from 1.
    value: usize,
}

/// Intrinsic functions that look at no value of their first argument.
const ASKING: &[&str] = &[
    "bit_size",
    "digits",
    "epsilon",
    "huge",
    "kind",
    "lbound",
    "maxexponent",
    "minexponent",
    "precision",
    "present",
    "radix",
    "range",
    "shape",
    "size",
    "tiny",
    "ubound",
];

/// Intrinsic functions that read other elements of their arguments than the one whose value is asked for.
const REARRANGING: [&str; 17] = [
    "matmul",
    "transpose",
    "spread",
    "reshape",
    "cshift",
    "eoshift",
    "sum",
    "product",
    "maxval",
    "minval",
    "any",
    "all",
    "count",
    "maxloc",
    "minloc",
    "dot_product",
    "norm2",
];

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
