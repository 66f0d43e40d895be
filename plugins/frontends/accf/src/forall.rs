//! `forall`: assignments for all indices, whose values are computed before any is assigned.
//!
//! ```text
//! forall (i = 1:n) a(i, i) = x(i)     for (long long accf_i = 0; accf_i < n; ++accf_i) { ... }
//! ```

use crate::ids::ACCF_UNSUPPORTED;
use crate::nesting::OpenLoop;
use crate::transform::linear;
use crate::translator::{Alias, Res, Translator};
use crate::value::{Binds, Value, parts};
use okl_fortran::ast::{ConcurrentHeader, Expr, Stmt, StmtKind};
use okl_fortran::scope::Type;
use okl_frontend::text::Text;
use okl_plugin::Span;

/// An index of a `forall`.
struct Index {
    /// Its name in Fortran.
    name: String,
    /// Its first value.
    from: Text,
    /// Its step.
    step: Text,
    /// How many values it has.
    extent: Text,
}

impl<'t> Translator<'t> {
    /// `forall`: each statement for all indices, one statement after another. Values are computed before any is
    /// assigned.
    pub fn forall(&mut self, header: &'t ConcurrentHeader, body: &'t [Stmt], span: Span) -> Res<()> {
        let indices = self.forall_indices(header)?;
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

    /// The indices with their ranges.
    fn forall_indices(&mut self, header: &'t ConcurrentHeader) -> Res<Vec<Index>> {
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
            indices.push(Index { name: index.name.id.clone(), from, step, extent });
        }
        Ok(indices)
    }

    /// Opens the loops over the indices; returns the offsets.
    fn forall_loops(&mut self, indices: &[Index], span: Span) -> Vec<Text> {
        let extents: Vec<Text> = indices.iter().map(|index| index.extent.clone()).collect();
        let offsets = self.element_loops(&extents, span);
        for (Index { name, from, step, .. }, offset) in indices.iter().zip(&offsets) {
            let text = match step.written("").as_str() {
                "1" => parts(&["(int)(", " + ", ")"], [from.clone(), offset.clone()]),
                _ => parts(&["(int)(", " + ", " * ", ")"], [from.clone(), offset.clone(), step.clone()]),
            };
            let value = Value { text, ty: Type::DEFAULT_INTEGER, binds: Binds::Unary };
            self.function.aliases.push((name.clone(), Alias::Value(value)));
        }
        offsets
    }

    /// Does something for the indices that the mask selects.
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
        let open = OpenLoop { name: None, is_loop: true, exit: None, cycle: None };
        self.function.loops.push(open);
        let result = work(self);
        self.function.loops.pop();
        self.close_loops(usize::from(header.mask.is_some()), span);
        result
    }

    /// An assignment of a `forall`; by way of an array in between where it reads what it assigns.
    ///
    /// ```text
    /// for (...) { mask[k] = 0; if (condition) { mask[k] = 1; between[k] = value; } }
    /// for (...) if (mask[k]) a[i] = between[k];
    /// ```
    fn forall_assignment(
        &mut self,
        header: &'t ConcurrentHeader,
        indices: &[Index],
        target: &'t Expr,
        value: &'t Expr,
        span: Span,
    ) -> Res<()> {
        let (ty, conflicts) = self.forall_conflicts(header, indices, target, value, span)?;
        let count = self.function.aliases.len();
        let extents: Vec<Text> = indices.iter().map(|index| index.extent.clone()).collect();
        let c = self.c_type(&ty, span)?;
        if !conflicts {
            let offsets = self.forall_loops(indices, span);
            let result = self.in_mask(header, span, |translator| translator.assignment(target, value, span));
            self.function.aliases.truncate(count);
            self.close_loops(offsets.len(), span);
            return result;
        }
        let (name, is_open) = self.between(&c, &extents, span)?;
        let (mask, is_mask_open) = self.between("signed char", &extents, span)?;
        for is_out in [false, true] {
            let offsets = self.forall_loops(indices, span);
            let place = linear(&offsets, &extents);
            let result = if is_out {
                self.take_out(target, (&name, &mask), place, span)
            } else {
                self.put_in(header, (value, &ty), (&name, &mask), place, span)
            };
            self.function.aliases.truncate(count);
            self.close_loops(offsets.len(), span);
            result?;
        }
        self.close_between(is_open, span);
        self.close_between(is_mask_open, span);
        Ok(())
    }

    /// The type of what a `forall` assigns, and whether it reads other elements of it.
    fn forall_conflicts(
        &mut self,
        header: &'t ConcurrentHeader,
        indices: &[Index],
        target: &'t Expr,
        value: &'t Expr,
        span: Span,
    ) -> Res<(Type, bool)> {
        let probe = indices.iter().map(|Index { name, .. }| {
            let value = Value::primary(format!("accf_at_{name}"), Type::DEFAULT_INTEGER);
            (name.clone(), Alias::Value(value))
        });
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
        Ok((access.ty, conflicts))
    }

    /// Computes a value of a `forall` into the array in between, and notes that the mask selects it.
    fn put_in(
        &mut self,
        header: &'t ConcurrentHeader,
        (value, ty): (&'t Expr, &Type),
        (name, mask): (&str, &str),
        place: Text,
        span: Span,
    ) -> Res<()> {
        self.line(parts(&[&format!("{mask}["), "] = 0;"], [place.clone()]), span);
        self.in_mask(header, span, |translator| {
            let right = translator.value(value)?;
            let right = translator.assigned(right, ty, span)?;
            translator.line(parts(&[&format!("{mask}["), "] = 1;"], [place.clone()]), span);
            translator.line(parts(&[&format!("{name}["), "] = ", ";"], [place, right.text]), span);
            Ok(())
        })
    }

    /// Assigns a value of a `forall` from the array in between, if the mask selected it.
    fn take_out(&mut self, target: &'t Expr, (name, mask): (&str, &str), place: Text, span: Span) -> Res<()> {
        let access = self.access(target)?;
        let left = self.access_element(&access, &[])?;
        let texts = [place.clone(), left.text, place];
        self.line(parts(&[&format!("if ({mask}["), "]) ", &format!(" = {name}["), "];"], texts), span);
        Ok(())
    }
}
