//! Statements of regions and of procedures that kernels call.

use crate::access::root_name;
use crate::directive::Directive;
use crate::ids::{ACCF_LOOP_FORM, ACCF_NOT_IN_KERNEL, ACCF_SYNTAX, ACCF_UNBALANCED};
use crate::nesting::OpenLoop;
use crate::translator::{Alias, Refused, Res, Translator};
use crate::uses::names_in;
use crate::value::{Binds, Value, parts};
use crate::variable::{Key, Role};
use okl_fortran::ast::{Arm, Case, CaseRange, Expr, Name, Spec, Stmt, StmtKind};
use okl_fortran::scope::ScopeId;
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// Statements that follow each other. All that is wrong in them is reported.
    pub fn block(&mut self, block: &'t [Stmt]) -> Res<()> {
        let declared = self.declare_at(block)?;
        let mut result = Ok(());
        let mut at = 0;
        while at < block.len() {
            match self.statements(block, at) {
                Ok(used) => at += used.max(1),
                Err(Refused) => {
                    (result, at) = (Err(Refused), at + 1);
                    self.function.before.clear();
                }
            }
        }
        for key in declared {
            if let Some(variable) = self.function.variables.get_mut(&key) {
                variable.is_declared = false;
            }
        }
        result
    }

    /// Declares the variables whose home is a block.
    fn declare_at(&mut self, block: &'t [Stmt]) -> Res<Vec<Key>> {
        let Some(keys) = self.function.declared_at.remove(&(block.as_ptr() as usize)) else {
            return Ok(Vec::new());
        };
        for key in keys.clone() {
            if !self.function.variables.contains_key(&key) {
                continue;
            }
            if let Some(variable) = self.function.variables.get_mut(&key) {
                variable.role = Role::Local;
            }
            let span = self.function.variables[&key].symbol.span;
            let line = self.declaration(&key, span)?;
            let place = block.first().map_or(span, |stmt| stmt.head);
            self.line(line, place);
        }
        Ok(keys)
    }

    /// The statement at an index, with those that its directive takes; returns how many these are.
    fn statements(&mut self, block: &'t [Stmt], at: usize) -> Res<usize> {
        let stmt = &block[at];
        if let Some(label) = stmt.label
            && self.function.targets.contains(&label)
        {
            self.line(format!("accf_label_{label}:;"), stmt.head);
        }
        let StmtKind::Directive(directive) = &stmt.kind else {
            self.statement(stmt)?;
            return Ok(1);
        };
        let mut found = Vec::new();
        let read = Directive::read(directive, &mut found);
        let is_wrong = !found.is_empty();
        self.found.extend(found);
        let Some(read) = read else { return if is_wrong { Err(Refused) } else { Ok(1) } };
        if read.name == "loop" {
            return self.directed_loop(&read, block, at);
        }
        if read.name.starts_with("atomic ") {
            return self.atomic(&read, block, at);
        }
        match read.name.as_str() {
            "end atomic" | "end loop" => Ok(1),
            "cache" => Ok(1),
            "routine" => Ok(1),
            name if name.starts_with("end ") => {
                let message = format!("`{name}` has no `{}` in front of it", &name[4..]);
                self.refuse(
                    ACCF_UNBALANCED,
                    message,
                    read.span,
                    "constructs end in the block where they begin",
                )
            }
            name => {
                let message = format!("`{name}` cannot stand in a region that runs on the device");
                self.refuse(ACCF_NOT_IN_KERNEL, message, read.span, "put it in front of the region")
            }
        }
    }

    /// A `loop` directive with its loop.
    fn directed_loop(&mut self, read: &Directive, block: &'t [Stmt], at: usize) -> Res<usize> {
        let next = behind_directives(block, at + 1);
        let Some(stmt) = block.get(next).filter(|stmt| matches!(stmt.kind, StmtKind::Do { .. })) else {
            self.without_loop(read);
            return Err(Refused);
        };
        let directive = self.loop_directive(read, "loop")?;
        if let StmtKind::Do { name, control, body } = &stmt.kind {
            self.do_loop(stmt, (name.as_ref(), control, body), Some(directive))?;
        }
        Ok(next + 1 - at)
    }

    /// An atomic directive with its statements.
    ///
    /// ```text
    /// #pragma acc atomic update
    /// x[i] = x[i] + 1;
    /// ```
    fn atomic(&mut self, read: &Directive, block: &'t [Stmt], at: usize) -> Res<usize> {
        let pragma = Text::from(format!("#pragma acc {}", read.name));
        let is_capture = read.name.ends_with("capture");
        let count = if is_capture { 2 } else { 1 };
        let stmts = block.get(at + 1..at + 1 + count).unwrap_or_default();
        if stmts.len() < count || !stmts.iter().all(|stmt| matches!(stmt.kind, StmtKind::Assign { .. })) {
            let message = format!(
                "`{}` has to be followed by {}",
                read.name,
                if is_capture { "two assignments" } else { "an assignment" }
            );
            return self.refuse(ACCF_LOOP_FORM, message, read.span, "");
        }
        if let (Some(stmt), "atomic update") = (stmts.first(), read.name.as_str())
            && let StmtKind::Assign { target, value } = &stmt.kind
        {
            self.check_update(target, value, stmt.span)?;
        }
        let start = self.function.body.len();
        self.function.is_atomic = true;
        self.function.indent += usize::from(is_capture);
        let (mut result, mut updates) = (Ok(()), Vec::new());
        for stmt in stmts {
            result = self.statement(stmt).and(result);
            // What is computed for it stands in front of the directive.
            updates.extend(self.function.body.pop().filter(|_| self.function.body.len() >= start));
        }
        self.function.is_atomic = false;
        self.function.indent -= usize::from(is_capture);
        self.margin(pragma, read.span);
        if is_capture {
            self.line("{", read.span);
        }
        self.function.body.extend(updates);
        if is_capture {
            self.line("}", read.span);
        }
        result.map(|()| count + 1)
    }

    /// An atomic update makes a value of the one before.
    fn check_update(&mut self, target: &'t Expr, value: &'t Expr, span: Span) -> Res<()> {
        let Some(name) = root_name(target) else { return Ok(()) };
        let mut is_there = self.alias(name).is_some();
        names_in(value, &mut |other| is_there |= other == name);
        if is_there {
            return Ok(());
        }
        let message = format!("`atomic update` of `{name}`, whose new value does not depend on the old one");
        self.refuse(
            ACCF_SYNTAX,
            message,
            span,
            "an update is `x = x + expr`; for an assignment say `atomic write`",
        )
    }

    /// A statement that is no directive.
    pub fn statement(&mut self, stmt: &'t Stmt) -> Res<()> {
        let span = stmt.head;
        match &stmt.kind {
            StmtKind::Assign { target, value } => self.assignment(target, value, stmt.span),
            StmtKind::Call { callee, arguments } => self.call_statement(callee, arguments, stmt.span),
            StmtKind::If { name, arms, otherwise } => self.construct(name.as_ref(), span, |translator| {
                translator.if_construct(arms, otherwise.as_deref(), span)
            }),
            StmtKind::Do { name, control, body } => {
                let directive = self.parallel_by_itself(control, body, span);
                self.do_loop(stmt, (name.as_ref(), control, body), directive)
            }
            StmtKind::SelectCase { name, selector, cases } => {
                self.construct(name.as_ref(), span, |translator| translator.select(selector, cases, span))
            }
            StmtKind::Where { arms, otherwise } => self.where_construct(arms, otherwise.as_deref(), span),
            StmtKind::Forall(header, body) => self.forall(header, body, span),
            StmtKind::Block { name, specifications, body } => {
                self.block_construct(name.as_ref(), specifications, body, span)
            }
            StmtKind::Associate { name, pairs, body } => self.associate(name.as_ref(), pairs, body, span),
            StmtKind::Exit(name) => self.leave(name.as_ref(), true, span),
            StmtKind::Cycle(name) => self.leave(name.as_ref(), false, span),
            StmtKind::Goto(label) if self.function.targets.contains(label) => {
                self.line(format!("goto accf_label_{label};"), span);
                Ok(())
            }
            StmtKind::Goto(_) => {
                let help = "a region runs to its end; use `cycle`, or a condition";
                self.refuse(ACCF_NOT_IN_KERNEL, "this jumps out of the region", span, help)
            }
            StmtKind::Continue => Ok(()),
            StmtKind::Return if !self.function.is_region => self.return_statement(span),
            StmtKind::Return => {
                let help = "a region runs to its end; use `cycle`, or a condition";
                self.refuse(ACCF_NOT_IN_KERNEL, "this leaves the region", span, help)
            }
            StmtKind::Directive(_) => Ok(()),
            _ => self.host_only(stmt),
        }
    }

    /// Reports a statement that only the host can do.
    fn host_only(&mut self, stmt: &'t Stmt) -> Res<()> {
        let span = stmt.head;
        match &stmt.kind {
            StmtKind::Stop => self.never("stop", span, "set a variable, and stop behind the region"),
            StmtKind::PointerAssign { .. } => {
                self.never("the assignment of a pointer", span, "associate it in front of the region")
            }
            StmtKind::Allocate(_) => self.never(
                "allocate",
                span,
                "allocate in front of the region; a local array with constant bounds needs no memory",
            ),
            StmtKind::Deallocate(_) => self.never("deallocate", span, "deallocate behind the region"),
            StmtKind::Nullify(_) => self.never("nullify", span, "put it in front of the region"),
            // It has been reported why it cannot be read.
            StmtKind::Other { word, .. } if word.is_empty() => Err(Refused),
            StmtKind::Other { word, .. } => {
                let word = word.clone();
                self.never(&word, span, "put it in front of the region, or behind it")
            }
            _ => Ok(()),
        }
    }

    /// `return` in a procedure: `return result;`.
    fn return_statement(&mut self, span: Span) -> Res<()> {
        let text = match &self.function.result {
            Some(key) => format!("return {};", self.function.variables[key].name),
            None => "return;".to_string(),
        };
        self.line(text, span);
        Ok(())
    }

    /// A `block` construct: a block of C++.
    fn block_construct(
        &mut self,
        name: Option<&Name>,
        specifications: &'t [Spec],
        body: &'t [Stmt],
        span: Span,
    ) -> Res<()> {
        let scope = self.universe.inner(self.function.scope, specifications);
        self.line("{", span);
        self.function.indent += 1;
        let result = self.construct(name, span, |translator| {
            translator.within(scope, |translator| translator.block_scope(scope, body, span))
        });
        self.function.indent -= 1;
        self.line("}", span);
        result
    }

    /// An `associate` construct: its names stand for what they are associated with.
    fn associate(
        &mut self,
        name: Option<&Name>,
        pairs: &'t [(Name, Expr)],
        body: &'t [Stmt],
        span: Span,
    ) -> Res<()> {
        let count = self.function.aliases.len();
        for (own, value) in pairs {
            let alias = self.associated(value)?;
            self.function.aliases.push((own.id.clone(), alias));
        }
        let result = self.construct(name, span, |translator| translator.block(body));
        self.function.aliases.truncate(count);
        result
    }

    fn never(&mut self, what: &str, span: Span, help: &str) -> Res<()> {
        let what = if what.contains(' ') { what.to_string() } else { format!("`{what}`") };
        self.refuse(ACCF_NOT_IN_KERNEL, format!("{what} cannot stand in a kernel"), span, help)
    }

    /// The body of a `block` construct, with its variables.
    fn block_scope(&mut self, scope: ScopeId, body: &'t [Stmt], span: Span) -> Res<()> {
        let own: Vec<_> = self.universe.declared(scope).cloned().collect();
        for symbol in own {
            if !crate::variable::is_variable(&symbol) {
                continue;
            }
            let key = self.variable(&symbol, scope, symbol.span)?;
            if let Some(variable) = self.function.variables.get_mut(&key) {
                variable.role = Role::Local;
            }
            let line = self.declaration(&key, span)?;
            self.line(line, symbol.span);
        }
        self.block(body)
    }

    /// What a name of an `associate` stands for. Values are computed once.
    fn associated(&mut self, value: &'t Expr) -> Res<Alias<'t>> {
        if self.is_designator(value) || self.rank(value) > 0 {
            return Ok(Alias::Expr(value, self.function.scope));
        }
        let own = self.value(value)?;
        let c = self.c_type(&own.ty, value.span)?;
        let name = self.fresh("accf_value");
        let ty = own.ty.clone();
        self.line(parts(&[&format!("const {c} {name} = "), ";"], [own.text]), value.span);
        Ok(Alias::Value(Value::primary(name, ty)))
    }

    /// A construct that `exit` may name.
    fn construct(
        &mut self,
        name: Option<&Name>,
        span: Span,
        work: impl FnOnce(&mut Self) -> Res<()>,
    ) -> Res<()> {
        let open =
            OpenLoop { name: name.map(|name| name.id.clone()), is_loop: false, exit: None, cycle: None };
        self.function.loops.push(open);
        let start = self.function.body.len();
        let result = work(self);
        if let Some(label) = self.function.loops.pop().and_then(|open| open.exit) {
            self.label_behind(start, &label, span);
        }
        result
    }

    fn if_construct(&mut self, arms: &'t [Arm], otherwise: Option<&'t [Stmt]>, span: Span) -> Res<()> {
        let mut result = Ok(());
        // `else if` whose condition needs lines of its own stands in the `else` of the one in front of it.
        let mut nested = 0;
        for (at, arm) in arms.iter().enumerate() {
            let outer = std::mem::take(&mut self.function.before);
            let condition = self.value(&arm.condition);
            let own = std::mem::replace(&mut self.function.before, outer);
            let Ok(condition) = condition else {
                result = Err(Refused);
                continue;
            };
            let place = arm.condition.span;
            match (at, own.is_empty()) {
                (0, _) => {
                    self.function.before.extend(own);
                    self.line(parts(&["if (", ") {"], [condition.text]), span);
                }
                (_, true) => self.line(parts(&["} else if (", ") {"], [condition.text]), place),
                (_, false) => {
                    self.line("} else {", place);
                    self.function.indent += 1;
                    nested += 1;
                    self.function.before = own;
                    self.line(parts(&["if (", ") {"], [condition.text]), place);
                }
            }
            result = self.indented(&arm.body).and(result);
        }
        if let Some(otherwise) = otherwise {
            self.line("} else {", span);
            result = self.indented(otherwise).and(result);
        }
        self.line("}", span);
        for _ in 0..nested {
            self.function.indent -= 1;
            self.line("}", span);
        }
        result
    }

    fn indented(&mut self, block: &'t [Stmt]) -> Res<()> {
        self.function.indent += 1;
        let result = self.block(block);
        self.function.indent -= 1;
        result
    }

    /// `select case`, as conditions: an `exit` inside leaves the loop around, which a `break` in a `switch` would not.
    fn select(&mut self, selector: &'t Expr, cases: &'t [Case], span: Span) -> Res<()> {
        let value = self.value(selector)?;
        let c = self.c_type(&value.ty, selector.span)?;
        let name = self.fresh("accf_case");
        self.line("{", span);
        self.function.indent += 1;
        self.line(parts(&[&format!("const {c} {name} = "), ";"], [value.text]), span);
        let mut result = Ok(());
        let mut is_open = false;
        // `case default` may stand anywhere; it is the last one to be tried.
        let with_values = cases.iter().filter(|case| case.ranges.is_some());
        for case in with_values.chain(cases.iter().filter(|case| case.ranges.is_none())) {
            let Some(ranges) = &case.ranges else {
                self.line(if is_open { "} else {" } else { "{" }, case.head);
                result = self.indented(&case.body).and(result);
                is_open = true;
                continue;
            };
            let condition = self.case_condition(&name, ranges)?;
            let start = if is_open { "} else if (" } else { "if (" };
            self.line(parts(&[start, ") {"], [condition]), case.head);
            result = self.indented(&case.body).and(result);
            is_open = true;
        }
        if is_open {
            self.line("}", span);
        }
        self.function.indent -= 1;
        self.line("}", span);
        result
    }

    fn case_condition(&mut self, name: &str, ranges: &'t [CaseRange]) -> Res<Text> {
        let mut conditions = Vec::new();
        let several = ranges.len() > 1;
        for range in ranges {
            conditions.push(match range {
                CaseRange::Value(value) => {
                    let value = self.value(value)?.operand(Binds::Relation);
                    parts(&[&format!("{name} == "), ""], [value])
                }
                CaseRange::Range(Some(lower), Some(upper)) => {
                    let lower = self.value(lower)?.operand(Binds::Sum);
                    let upper = self.value(upper)?.operand(Binds::Sum);
                    let (open, close) = if several { ("(", ")") } else { ("", "") };
                    parts(&[&format!("{open}{name} >= "), &format!(" && {name} <= "), close], [lower, upper])
                }
                CaseRange::Range(Some(lower), None) => {
                    let lower = self.value(lower)?.operand(Binds::Sum);
                    parts(&[&format!("{name} >= "), ""], [lower])
                }
                CaseRange::Range(None, Some(upper)) => {
                    let upper = self.value(upper)?.operand(Binds::Sum);
                    parts(&[&format!("{name} <= "), ""], [upper])
                }
                CaseRange::Range(None, None) => "true".into(),
            });
        }
        Ok(Text::joined(conditions, " || "))
    }
}

/// The index of the first statement from an index on that is no directive of another language.
pub fn behind_directives(block: &[Stmt], from: usize) -> usize {
    let is_other =
        |stmt: &Stmt| matches!(&stmt.kind, StmtKind::Directive(directive) if directive.sentinel != "acc");
    from + block.get(from..).unwrap_or_default().iter().take_while(|stmt| is_other(stmt)).count()
}
