//! Loops.
//!
//! ```text
//! do i = 1, n             for (int i = 1; i <= n; ++i) {
//! do i = a, b, s          const int i_step = s; const long long i_count = (b - a + i_step) / i_step;
//!                         for (long long accf_k = 0; accf_k < i_count; ++accf_k) { const int i = a + accf_k * i_step;
//! ```

use crate::ids::{ACCF_NOT_IN_KERNEL, ACCF_UNSUPPORTED};
use crate::nesting::{LoopDirective, OpenLoop};
use crate::transform::loop_over;
use crate::translator::{Alias, Res, Translator};
use crate::uses::{assigned, names_in};
use crate::value::{Binds, Value, number_text, parts};
use crate::variable::Role;
use okl_fortran::ast::{
    ConcurrentHeader, ConcurrentIndex, DoBounds, DoControl, Expr, ExprKind, Locality, Name, Stmt,
};
use okl_fortran::scope::Type;
use okl_frontend::text::Text;
use okl_plugin::Span;
use std::collections::BTreeSet;

impl<'t> Translator<'t> {
    /// A `do` construct.
    pub fn do_loop(
        &mut self,
        stmt: &'t Stmt,
        (name, control, body): (Option<&Name>, &'t DoControl, &'t [Stmt]),
        directive: Option<LoopDirective>,
    ) -> Res<()> {
        let open =
            OpenLoop { name: name.map(|name| name.id.clone()), is_loop: true, exit: None, cycle: None };
        self.function.loops.push(open);
        let start = self.function.body.len();
        let result = match control {
            DoControl::Count { variable, bounds } => self.counted(stmt, variable, bounds, body, directive),
            DoControl::Concurrent(header) => self.concurrent(stmt, header, body, directive),
            DoControl::While(condition) => self.condition_loop(stmt, Some(condition), body),
            DoControl::Forever => self.condition_loop(stmt, None, body),
        };
        let closed = self.function.loops.pop();
        if let Some(label) = closed.and_then(|closed| closed.exit) {
            self.label_behind(start, &label, stmt.span);
        }
        result
    }

    /// Puts a label behind the lines from an index on, and all of them into one block: a region of `kernels` is taken
    /// apart at its statements.
    pub fn label_behind(&mut self, start: usize, label: &str, span: Span) {
        self.line(format!("{label}:;"), span);
        self.line("}", span);
        let place = self.place(span);
        let open = Text::from(format!("{}{{\n", "  ".repeat(self.function.indent)));
        self.function.body.insert(start, open.at(place));
        if let Some(at) = self.function.pragma_at.as_mut().filter(|at| **at >= start) {
            *at += 1;
        }
    }

    fn condition_loop(&mut self, stmt: &'t Stmt, condition: Option<&'t Expr>, body: &'t [Stmt]) -> Res<()> {
        let Some(condition) = condition else {
            self.line("for (;;) {", stmt.head);
            self.loop_body(body, stmt)?;
            self.line("}", stmt.head);
            return Ok(());
        };
        let outer = std::mem::take(&mut self.function.before);
        let value = self.value(condition)?;
        let own = std::mem::replace(&mut self.function.before, outer);
        if own.is_empty() {
            self.line(parts(&["while (", ") {"], [value.text]), stmt.head);
        } else {
            // What the condition needs is computed for each iteration.
            self.line("for (;;) {", stmt.head);
            self.function.indent += 1;
            self.function.before = own;
            self.line(parts(&["if (!", ") break;"], [value.operand(Binds::Primary)]), stmt.head);
            self.function.indent -= 1;
        }
        self.loop_body(body, stmt)?;
        self.line("}", stmt.head);
        Ok(())
    }

    fn loop_body(&mut self, body: &'t [Stmt], stmt: &'t Stmt) -> Res<()> {
        self.function.indent += 1;
        let result = self.block(body);
        if let Some(label) = self.function.loops.last().and_then(|open| open.cycle.clone()) {
            self.line(format!("{label}:;"), stmt.span);
        }
        self.function.indent -= 1;
        result
    }

    fn counted(
        &mut self,
        stmt: &'t Stmt,
        variable: &'t Name,
        bounds: &'t DoBounds,
        body: &'t [Stmt],
        directive: Option<LoopDirective>,
    ) -> Res<()> {
        let name_expr = self.name_expr(variable);
        let ty = self.type_of_expr(name_expr);
        if !matches!(ty, Type::Integer(_)) {
            let message = "a loop that does not count with an integer";
            return self.refuse(ACCF_UNSUPPORTED, message, variable.span, "count with an integer");
        }
        let is_directed = directive.is_some() || self.function.collapse > 0;
        let collapse = directive.as_ref().map_or(self.function.collapse, |directive| directive.collapse);
        let is_outside =
            self.function.outside.contains(&variable.id) && (!is_directed || self.is_declared(&variable.id));
        let is_shared = is_outside && !is_directed;
        let c = self.c_type(&ty, variable.span)?;
        let own = self.counter(variable, name_expr, is_shared)?;
        let scope = self.function.scope;
        let known_step = bounds.step.as_ref().map_or(Some(1), |step| self.universe.integer(scope, step));
        let mut changed = BTreeSet::new();
        assigned(body, &|callee, at, argument| self.passed_as(callee, at, argument), &mut changed);
        let from = self.value(&bounds.from)?;
        let to = self.value(&bounds.to)?;
        let can_hoist = self.function.collapse == 0;
        let Some(step) = known_step.filter(|step| *step != 0) else {
            return self.stepped(
                stmt,
                (own, c, ty),
                (variable, bounds, is_shared),
                (from, to),
                body,
                directive,
            );
        };
        let is_simple = is_invariant(&bounds.to, &changed) || is_directed || !can_hoist;
        let limit =
            if is_simple { to.operand(Binds::Shift) } else { self.kept_limit((&own, &c), to, bounds, stmt) };
        if let Some(directive) = &directive {
            self.put_pragma(directive);
        }
        let relation = if step > 0 { "<=" } else { ">=" };
        let count = increment(&own, step);
        let declared = if is_shared { String::new() } else { format!("{c} ") };
        let head = parts(
            &[
                &format!("for ({declared}{own} = "),
                &format!("; {own} {relation} "),
                &format!("; {count}) {{"),
            ],
            [from.operand(Binds::Choice), limit],
        );
        self.line(head, stmt.head);
        let inner_collapse = collapse.saturating_sub(1);
        self.in_loop(variable, &own, ty, is_shared, inner_collapse, |translator| {
            translator.loop_body(body, stmt)
        })?;
        self.line("}", stmt.head);
        self.close_loops(usize::from(!is_simple), stmt.head);
        Ok(())
    }

    /// What a loop counts with in C++: the variable itself where its value is used outside of the loop.
    fn counter(&mut self, variable: &'t Name, expr: &'t Expr, is_shared: bool) -> Res<String> {
        if !is_shared {
            return Ok(self.loop_name(variable));
        }
        let access = self.access(expr)?;
        self.written(&access.root.clone());
        Ok(self.access_element(&access, &[])?.text.written(""))
    }

    /// The last value of a counter, computed once in front of the loop, in a brace that is opened here.
    ///
    /// ```text
    /// { const int i_end = last(i);
    /// ```
    fn kept_limit(
        &mut self,
        (own, c): (&str, &str),
        to: Value,
        bounds: &'t DoBounds,
        stmt: &'t Stmt,
    ) -> Text {
        let name = self.fresh(&format!("{own}_end"));
        self.line("{", stmt.head);
        self.function.indent += 1;
        self.line(parts(&[&format!("const {c} {name} = "), ";"], [to.text]), bounds.to.span);
        name.into()
    }

    /// A loop whose step is known only when it runs.
    fn stepped(
        &mut self,
        stmt: &'t Stmt,
        (own, c, ty): (String, String, Type),
        (variable, bounds, is_shared): (&'t Name, &'t DoBounds, bool),
        (from, to): (Value, Value),
        body: &'t [Stmt],
        directive: Option<LoopDirective>,
    ) -> Res<()> {
        let taken = directive.as_ref().map_or(self.function.collapse, |directive| directive.collapse.max(1));
        if taken > 1 || self.function.collapse > 0 {
            return self.stepped_in_nest(stmt, (c, ty), (variable, bounds), (from, to), body, directive);
        }
        let step = match &bounds.step {
            Some(step) => self.value(step)?.text,
            None => "1".into(),
        };
        let (start, step_name, count, k) = (
            self.fresh(&format!("{own}_start")),
            self.fresh(&format!("{own}_step")),
            self.fresh(&format!("{own}_count")),
            self.fresh("accf_k"),
        );
        self.line("{", stmt.head);
        self.function.indent += 1;
        let both = [from.operand(Binds::Choice), step];
        self.line(
            parts(&[&format!("const {c} {start} = "), &format!(", {step_name} = "), ";"], both),
            stmt.head,
        );
        let limit = to.operand(Binds::Product);
        let line = parts(
            &[
                &format!("const long long {count} = ((long long)"),
                &format!(" - {start} + {step_name}) / {step_name};"),
            ],
            [limit],
        );
        self.line(line, stmt.head);
        if is_shared {
            self.line(format!("{own} = {start};"), stmt.head);
        }
        if let Some(directive) = &directive {
            self.put_pragma(directive);
        }
        self.line(format!("for (long long {k} = 0; {k} < {count}; ++{k}) {{"), stmt.head);
        self.function.indent += 1;
        let value = format!("({c})({start} + {k} * {step_name})");
        if is_shared {
            self.line(format!("{own} = {value};"), stmt.head);
        } else {
            self.line(format!("const {c} {own} = {value};"), stmt.head);
        }
        self.function.indent -= 1;
        self.in_loop(variable, &own, ty, is_shared, 0, |translator| translator.loop_body(body, stmt))?;
        if is_shared {
            self.function.indent += 1;
            self.line(format!("{own} += {step_name};"), stmt.head);
            self.function.indent -= 1;
        }
        self.line("}", stmt.head);
        self.function.indent -= 1;
        self.line("}", stmt.head);
        Ok(())
    }

    /// Writes a pragma, or notes where that of the region goes.
    fn put_pragma(&mut self, directive: &LoopDirective) {
        self.flush(directive.span);
        match &directive.pragma {
            Some(pragma) => self.margin(pragma.clone(), directive.span),
            None => {
                self.function.pragma_at = Some(self.function.body.len());
                self.function.body.push(Text::new());
            }
        }
    }

    /// As [`Translator::stepped`], for one of several loops that a directive takes: nothing stands between them.
    fn stepped_in_nest(
        &mut self,
        stmt: &'t Stmt,
        (c, ty): (String, Type),
        (variable, bounds): (&'t Name, &'t DoBounds),
        (from, to): (Value, Value),
        body: &'t [Stmt],
        directive: Option<LoopDirective>,
    ) -> Res<()> {
        let step = match &bounds.step {
            Some(step) => self.value(step)?.operand(Binds::Primary),
            None => "1".into(),
        };
        let from = from.operand(Binds::Primary);
        let k = self.fresh("accf_k");
        let texts = [to.operand(Binds::Product), from.clone(), step.clone(), step.clone()];
        let count = parts(&["((long long)", " - ", " + ", ") / ", ""], texts);
        let collapse = directive.as_ref().map_or(self.function.collapse, |directive| directive.collapse);
        if let Some(directive) = &directive {
            self.put_pragma(directive);
        }
        self.line(
            parts(&[&format!("for (long long {k} = 0; {k} < "), &format!("; ++{k}) {{")], [count]),
            stmt.head,
        );
        let value = parts(&[&format!("({c})("), &format!(" + {k} * "), ")"], [from, step]);
        let value = Value { text: value, ty, binds: Binds::Unary };
        self.function.aliases.push((variable.id.clone(), Alias::Value(value)));
        let outer = std::mem::replace(&mut self.function.collapse, collapse.saturating_sub(1));
        let result = self.loop_body(body, stmt);
        self.function.collapse = outer;
        self.function.aliases.pop();
        self.line("}", stmt.head);
        result
    }

    /// Translates the body of a loop, where the name of the variable means the one in C++.
    fn in_loop(
        &mut self,
        variable: &Name,
        own: &str,
        ty: Type,
        is_shared: bool,
        collapse: usize,
        work: impl FnOnce(&mut Self) -> Res<()>,
    ) -> Res<()> {
        if !is_shared {
            let value = Value::primary(own.to_string(), ty);
            self.function.aliases.push((variable.id.clone(), Alias::Value(value)));
        }
        let outer = std::mem::replace(&mut self.function.collapse, collapse);
        let result = work(self);
        self.function.collapse = outer;
        if !is_shared {
            self.function.aliases.pop();
        }
        result
    }

    /// The name in C++ of a variable that only loops count with.
    fn loop_name(&mut self, variable: &Name) -> String {
        if let Some(name) = self.function.loop_names.get(&variable.id) {
            return name.clone();
        }
        let wanted = self.spelled(self.function.scope, variable.span, &variable.id);
        let name = self.fresh(&wanted);
        self.function.loop_names.insert(variable.id.clone(), name.clone());
        name
    }

    fn is_declared(&self, name: &str) -> bool {
        let found = self.symbol(name).map(|(symbol, scope)| (scope, symbol.id));
        found.is_some_and(|key| {
            self.function.variables.get(&key).is_some_and(|variable| variable.role == Role::Local)
        })
    }

    /// An expression that is a name.
    pub fn name_expr(&mut self, name: &Name) -> &'t Expr {
        self.keep(Expr { kind: ExprKind::Name(name.clone()), span: name.span })
    }

    /// The clauses for `reduce(+: a)` of a `do concurrent`.
    fn reduce_clauses(&mut self, header: &'t ConcurrentHeader) -> Res<String> {
        let mut clauses = String::new();
        for locality in &header.localities {
            let Locality::Reduce(operator, names) = locality else { continue };
            let operator = match operator.as_str() {
                ".and." => "&&",
                ".or." => "||",
                ".neqv." | "ieor" => "^",
                "iand" => "&",
                "ior" => "|",
                other => other,
            };
            for name in names {
                let expr = self.name_expr(name);
                let key = self.access(expr)?.root;
                self.by_reference(&key);
                self.written(&key);
                clauses.push_str(&format!(" reduction({operator}:{})", self.function.variables[&key].name));
            }
        }
        Ok(clauses)
    }

    /// A `do concurrent`: loops that may run in any order.
    fn concurrent(
        &mut self,
        stmt: &'t Stmt,
        header: &'t ConcurrentHeader,
        body: &'t [Stmt],
        mut directive: Option<LoopDirective>,
    ) -> Res<()> {
        let reductions = self.reduce_clauses(header)?;
        match directive.as_mut().map(|directive| &mut directive.pragma) {
            Some(Some(pragma)) => pragma.push(reductions),
            Some(None) => self.function.pragma_extra.push_str(&reductions),
            None => {}
        }
        for locality in &header.localities {
            if let Locality::Local(names) | Locality::LocalInit(names) = locality {
                for name in names {
                    self.function.private.insert(name.id.clone());
                }
            }
        }
        if let Some(directive) = &mut directive {
            self.take_all(directive, header.indices.len());
        }
        let outer = self.function.aliases.len();
        // The last index is the fastest, as the programs have it.
        for (at, index) in header.indices.iter().enumerate() {
            let directive = directive.as_ref().filter(|_| at == 0);
            self.open_index(header, index, directive, stmt)?;
        }
        if let Some(mask) = &header.mask {
            let mask = self.value(mask)?;
            self.line(parts(&["if (", ") {"], [mask.text]), stmt.head);
        }
        let collapse = std::mem::replace(&mut self.function.collapse, 0);
        let is_masked = header.mask.is_some();
        self.function.indent -= usize::from(!is_masked);
        let result = self.loop_body(body, stmt);
        self.function.indent += usize::from(!is_masked);
        self.function.collapse = collapse;
        if is_masked {
            self.line("}", stmt.head);
        }
        for _ in &header.indices {
            self.function.indent -= 1;
            self.line("}", stmt.head);
        }
        self.function.aliases.truncate(outer);
        result
    }

    /// Makes a directive in front of a `do concurrent` take the loops of all indices.
    fn take_all(&mut self, directive: &mut LoopDirective, count: usize) {
        if count <= 1 || directive.collapse > 1 {
            return;
        }
        match &mut directive.pragma {
            Some(pragma) => pragma.push(format!(" collapse({count})")),
            None => self.function.pragma_extra.push_str(&format!(" collapse({count})")),
        }
        directive.collapse = count;
    }

    /// Opens the loop of an index of a `do concurrent`: `for (int i = 1; i <= n; ++i) {`.
    fn open_index(
        &mut self,
        header: &'t ConcurrentHeader,
        index: &'t ConcurrentIndex,
        directive: Option<&LoopDirective>,
        stmt: &'t Stmt,
    ) -> Res<()> {
        let name_expr = self.name_expr(&index.name);
        let ty = match &header.ty {
            Some(ty) => self.universe.type_of_spec(self.function.scope, ty),
            None => self.type_of_expr(name_expr),
        };
        let c = self.c_type(&ty, index.name.span)?;
        let (from, to) = (self.value(&index.lower)?, self.value(&index.upper)?);
        let step =
            index.step.as_ref().map_or(Some(1), |step| self.universe.integer(self.function.scope, step));
        let Some(step) = step.filter(|step| *step != 0) else {
            return self.unsupported("a `do concurrent` whose step is not constant", index.name.span);
        };
        let own = self.loop_name(&index.name);
        if let Some(directive) = directive {
            self.put_pragma(directive);
        }
        let relation = if step > 0 { "<=" } else { ">=" };
        let count = if step == 1 { format!("++{own}") } else { format!("{own} += {step}") };
        let head = parts(
            &[&format!("for ({c} {own} = "), &format!("; {own} {relation} "), &format!("; {count}) {{")],
            [from.operand(Binds::Choice), to.operand(Binds::Shift)],
        );
        self.line(head, stmt.head);
        self.function.indent += 1;
        self.function.aliases.push((index.name.id.clone(), Alias::Value(Value::primary(own, ty))));
        Ok(())
    }

    /// Opens loops over the elements of something with these extents; returns the offsets.
    pub fn open_loops(&mut self, extents: &[Text], span: Span) -> Vec<Text> {
        let mut index = vec![Text::new(); extents.len()];
        for (dim, extent) in extents.iter().enumerate().rev() {
            let name = self.fresh("accf_i");
            self.line(parts(&["", " {"], [loop_over(&name, extent)]), span);
            self.function.indent += 1;
            index[dim] = name.into();
        }
        index
    }

    /// Closes the loops.
    pub fn close_loops(&mut self, count: usize, span: Span) {
        for _ in 0..count {
            self.function.indent -= 1;
            self.line("}", span);
        }
    }

    /// `exit` and `cycle`.
    pub fn leave(&mut self, name: Option<&Name>, is_exit: bool, span: Span) -> Res<()> {
        let loops = &self.function.loops;
        let found = match name {
            Some(name) => loops.iter().rposition(|open| open.name.as_ref() == Some(&name.id)),
            None => loops.iter().rposition(|open| open.is_loop),
        };
        let Some(at) = found else {
            let help = "a region runs to its end; give the loop that is left a directive of its own, or none";
            return self.refuse(ACCF_NOT_IN_KERNEL, "this leaves the region", span, help);
        };
        let innermost = loops.iter().rposition(|open| open.is_loop);
        if innermost == Some(at) && loops[at].is_loop {
            self.line(if is_exit { "break;" } else { "continue;" }, span);
            return Ok(());
        }
        let stem = if is_exit { "accf_exit" } else { "accf_cycle" };
        let known = if is_exit { loops[at].exit.clone() } else { loops[at].cycle.clone() };
        let label = match known {
            Some(label) => label,
            None => self.fresh(stem),
        };
        let open = &mut self.function.loops[at];
        if is_exit {
            open.exit = Some(label.clone());
        } else {
            open.cycle = Some(label.clone());
        }
        self.line(format!("goto {label};"), span);
        Ok(())
    }
}

/// What a loop does with its counter behind each iteration: `++i`, `i -= 2`.
fn increment(own: &str, step: i64) -> String {
    match step {
        1 => format!("++{own}"),
        -1 => format!("--{own}"),
        2.. => format!("{own} += {}", number_text(step)),
        _ => format!("{own} -= {}", number_text(-step)),
    }
}

/// True if an expression has the same value in all iterations of a loop that assigns these names.
fn is_invariant(expr: &Expr, changed: &BTreeSet<String>) -> bool {
    let mut is_simple = true;
    names_in(expr, &mut |name| is_simple &= !changed.contains(name));
    is_simple && !has_call(expr)
}

/// True for an expression with parentheses behind a name: an element or a call, which costs time for each iteration.
fn has_call(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Call { .. } => true,
        ExprKind::Unary(_, inner) | ExprKind::Paren(inner) => has_call(inner),
        ExprKind::Binary(_, left, right) => has_call(left) || has_call(right),
        _ => false,
    }
}
