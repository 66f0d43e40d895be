//! The regions of a file: each becomes a function of C++, and a call of it in the user's program.
//!
//! ```text
//! !$acc parallel loop copyin(x)     void step_12(int n, const double *__restrict x, long long x_n, ...) {
//! do i = 1, n                       #pragma acc parallel loop copyin(x[0:x_n])
//!   y(i) = a * x(i)                   for (int i = 1; i <= n; ++i) {
//! end do                                y[(i - 1)] = a * x[(i - 1)];
//! ```

use crate::declare::{declared, ends, lifetime};
use crate::directive::{Clause, Directive};
use crate::host::HostCall;
use crate::ids::{ACCF_DEFAULT_NONE, ACCF_UNSUPPORTED};
use crate::nesting::LoopDirective;
use crate::stmt::behind_directives;
use crate::translator::{Function, Refused, Res, Translator};
use crate::uses::{labels, outside_of_loops};
use crate::value::parts;
use crate::variable::{Key, Role, Variable};
use okl_fortran::ast::{self, DoControl, Expr, Spec, SpecKind, Stmt, StmtKind, Unit};
use okl_fortran::scope::{ScopeId, Type};
use okl_fortran::token::{Token, TokenKind};
use okl_frontend::text::Text;
use okl_plugin::Span;

/// The regions of a file.
#[derive(Debug, Default)]
pub struct Regions {
    /// The functions of C++.
    pub functions: Vec<Text>,
    /// Ranges of the user's text, and what calls stand there instead.
    pub replaced: Vec<(Span, Vec<HostCall>)>,
    /// Calls behind a statement that ends at a place (true), or in front of one that starts there.
    pub inserted: Vec<(u32, HostCall, bool)>,
    /// The units with calls.
    pub units: Vec<UnitCalls>,
    /// Ranges of the user's text, and what stands there instead.
    pub edited: Vec<(Span, String)>,
    /// True if there is a `host_data` construct.
    pub has_host_data: bool,
}

/// A unit with calls.
#[derive(Debug)]
pub struct UnitCalls {
    /// The end of its first statement, behind which `use` may stand.
    pub head: u32,
    /// Where interfaces may stand.
    pub place: u32,
    /// The calls.
    pub calls: Vec<HostCall>,
}

/// What is in force around a statement.
#[derive(Clone, Debug, Default)]
pub struct Around {
    /// The clauses of data constructs around: the variables, and the sections.
    pub data: Vec<(String, Vec<Token>)>,
    /// The same of clauses `deviceptr`.
    pub pointers: Vec<(String, Vec<Token>)>,
    /// `default` of a data construct.
    pub default: Option<String>,
}

/// Translates the regions of a unit and of those in it.
pub struct Walker<'w, 't> {
    /// The translation of the file.
    pub translator: &'w mut Translator<'t>,
    /// The regions so far.
    pub regions: &'w mut Regions,
    /// The calls of the unit.
    pub calls: Vec<HostCall>,
    /// The constructs around.
    pub around: Around,
    unit_name: String,
    /// The names of constructs `associate` around.
    pub names: Vec<(String, Type, usize)>,
}

impl<'t> Translator<'t> {
    /// Translates the regions of a unit.
    pub fn unit_regions(&mut self, unit: &'t Unit, regions: &mut Regions) {
        let Some(scope) = self.universe.scope_of(unit) else { return };
        let unit_name = unit.name.as_ref().map_or("main", |name| name.id.as_str()).to_string();
        let mut walker = Walker {
            translator: self,
            regions,
            calls: Vec::new(),
            around: Around::default(),
            unit_name,
            names: Vec::new(),
        };
        walker.walk(&unit.body, scope);
        walker.lifetime(unit, scope);
        let calls = walker.calls;
        if !calls.is_empty() {
            regions.units.push(UnitCalls { head: unit.head.end, place: interface_place(unit), calls });
        }
        for contained in &unit.contained {
            self.unit_regions(contained, regions);
        }
    }
}

/// Where interfaces may stand: behind the statements that have to be the first ones.
fn interface_place(unit: &Unit) -> u32 {
    let is_first =
        |spec: &&Spec| matches!(spec.kind, SpecKind::Use(_) | SpecKind::Import(_) | SpecKind::Implicit(_));
    unit.specifications.iter().filter(is_first).map(|spec| spec.span.end).max().unwrap_or(unit.head.end)
}

impl<'t> Walker<'_, 't> {
    pub fn walk(&mut self, block: &'t [Stmt], scope: ScopeId) {
        let mut at = 0;
        while let Some(stmt) = block.get(at) {
            let StmtKind::Directive(directive) = &stmt.kind else {
                if !self.is_region_by_itself(stmt, scope) {
                    self.inside(stmt, scope);
                }
                at += 1;
                continue;
            };
            let read =
                kernel_do(directive).or_else(|| Directive::read(directive, &mut self.translator.found));
            at += match read {
                Some(read) => self.directive(&read, block, at, scope),
                None => 1,
            };
        }
    }

    /// Translates a `do concurrent` as a region, if the options say so.
    fn is_region_by_itself(&mut self, stmt: &'t Stmt, scope: ScopeId) -> bool {
        let is_concurrent = matches!(&stmt.kind, StmtKind::Do { control: DoControl::Concurrent(_), .. });
        if !self.translator.settings.do_concurrent || !is_concurrent {
            return false;
        }
        let read =
            Directive { name: "parallel loop".into(), span: stmt.head, argument: None, clauses: Vec::new() };
        self.region(&read, std::slice::from_ref(stmt), stmt.span, scope);
        true
    }

    fn inside(&mut self, stmt: &'t Stmt, scope: ScopeId) {
        match &stmt.kind {
            StmtKind::Block { specifications, body, .. } => {
                let inner = self.translator.universe.inner(scope, specifications);
                self.walk(body, inner);
            }
            StmtKind::Associate { pairs, body, .. } => {
                let count = self.names.len();
                self.start(scope);
                for (name, value) in pairs {
                    let (ty, rank) = (self.translator.type_of_expr(value), self.translator.rank(value));
                    self.names.push((name.id.clone(), ty, rank));
                }
                self.walk(body, scope);
                self.names.truncate(count);
            }
            StmtKind::Allocate(objects) => self.allocated(objects, stmt, scope, true),
            StmtKind::Deallocate(objects) => self.allocated(objects, stmt, scope, false),
            _ => {
                for block in crate::uses::blocks(stmt) {
                    self.walk(block, scope);
                }
            }
        }
    }

    /// A directive with what belongs to it; returns how many statements these are.
    fn directive(&mut self, read: &Directive, block: &'t [Stmt], at: usize, scope: ScopeId) -> usize {
        if read.compute().is_some() {
            return self.compute(read, block, at, scope);
        }
        match read.name.as_str() {
            "data" | "host_data" => self.structured(read, block, at, scope),
            "enter data" | "exit data" | "update" | "wait" | "init" | "shutdown" | "set" => {
                self.alone(read, scope);
                1
            }
            "loop" | "cache" | "routine" | "declare" => 1,
            name if name.starts_with("atomic") => 1,
            "end atomic" => 1,
            _ => {
                self.translator.without_beginning(read);
                1
            }
        }
    }

    /// A compute construct.
    fn compute(&mut self, read: &Directive, block: &'t [Stmt], at: usize, scope: ScopeId) -> usize {
        let end_name = format!("end {}", read.name);
        if read.has_loop() {
            let next = behind_directives(block, at + 1);
            let Some(stmt) = block.get(next).filter(|stmt| matches!(stmt.kind, StmtKind::Do { .. })) else {
                self.translator.without_loop(read);
                return 1;
            };
            let (mut used, mut end) = (next + 1 - at, stmt.span.end);
            if let Some(last) = self.is_end(block.get(next + 1), &end_name) {
                (used, end) = (used + 1, last);
            }
            self.region(read, &block[next..next + 1], Span::new(read.span.start, end), scope);
            return used;
        }
        let Some((count, end)) = self.end_of(block, at, &read.name) else {
            self.translator.without_end(read);
            return 1;
        };
        self.region(read, &block[at + 1..at + 1 + count], Span::new(read.span.start, end), scope);
        count + 2
    }

    /// The end of a directive that ends a construct, if a statement is one.
    fn is_end(&mut self, stmt: Option<&'t Stmt>, name: &str) -> Option<u32> {
        let StmtKind::Directive(directive) = &stmt?.kind else { return None };
        let read = Directive::read(directive, &mut Vec::new())?;
        (read.name == name).then_some(directive.span.end)
    }

    /// The number of statements up to the end of a construct that begins at an index, and where it ends.
    pub fn end_of(&mut self, block: &'t [Stmt], at: usize, name: &str) -> Option<(usize, u32)> {
        let end_name = format!("end {name}");
        let mut depth = 0;
        for (count, stmt) in block[at + 1..].iter().enumerate() {
            let StmtKind::Directive(directive) = &stmt.kind else { continue };
            let Some(read) = Directive::read(directive, &mut Vec::new()) else { continue };
            if read.name == name {
                depth += 1;
            } else if read.name == end_name {
                if depth == 0 {
                    return Some((count, directive.span.end));
                }
                depth -= 1;
            }
        }
        None
    }

    pub fn start(&mut self, scope: ScopeId) {
        self.translator.function = Function::new(scope, None, true);
        self.translator.function.host_names = self.names.clone();
    }

    pub fn line_of(&self, span: Span) -> usize {
        1 + self.translator.texts[0][..span.start as usize].matches('\n').count()
    }

    /// Adds the function that was written, and returns its call.
    pub fn finish(&mut self, read: &Directive, stem: &str, body: Vec<Text>) -> Option<HostCall> {
        let name = format!("{}_{stem}_{}", self.unit_name, self.line_of(read.span));
        let name = self.translator.fresh_global(&name);
        match self.translator.region_function(&name, read.span, body) {
            Ok((function, call)) => {
                self.regions.functions.push(function);
                self.calls.push(call.clone());
                Some(call)
            }
            Err(Refused) => None,
        }
    }

    pub fn place(&mut self, span: Span, calls: Vec<HostCall>) {
        self.regions.replaced.push((span, calls));
    }

    /// A region that runs on the device.
    fn region(&mut self, read: &Directive, body: &'t [Stmt], span: Span, scope: ScopeId) {
        self.start(scope);
        let Ok(lines) = self.region_body(read, body) else { return };
        let stem = read.compute().unwrap_or("region").to_string();
        let call = self.finish(read, &stem, lines);
        self.place(span, call.into_iter().collect());
    }

    fn region_body(&mut self, read: &Directive, body: &'t [Stmt]) -> Res<Vec<Text>> {
        let kind = read.compute().unwrap_or("parallel");
        let own = read.clause("default").and_then(|clause| clause.arguments.as_ref()?.first().cloned());
        let default = own.map(|token| token.text).or_else(|| self.around.default.clone());
        let t = &mut *self.translator;
        t.function.in_kernels = kind == "kernels";
        t.function.region = body;
        t.function.has_loop_directives = read.has_loop() || has_loop_directives(body);
        t.function.targets = labels(body);
        outside_of_loops(body, &mut Vec::new(), &mut t.function.outside);
        let around = self.around.data.iter().map(|(name, _)| name.clone()).collect();
        t.place_variables(read, body, &around)?;
        let result = if read.has_loop() {
            self.combined(read, &body[0])
        } else {
            t.function.indent = 2;
            t.block(body)
        };
        let pragma = self.construct_pragma(read, default.as_deref());
        result?;
        let pragma = pragma?;
        let t = &mut *self.translator;
        let mut lines = std::mem::take(&mut t.function.body);
        match t.function.pragma_at {
            Some(at) if read.has_loop() => lines[at] = parts(&["", "\n"], [pragma]),
            _ => {
                lines.insert(0, parts(&["", "\n  {\n"], [pragma]));
                lines.push("  }\n".into());
            }
        }
        Ok(self.with_temporaries(lines))
    }

    /// A directive with its loop in one: `parallel loop`.
    fn combined(&mut self, read: &Directive, stmt: &'t Stmt) -> Res<()> {
        let t = &mut *self.translator;
        let directive = LoopDirective { pragma: None, span: read.span, collapse: t.collapse_of(read) };
        match &stmt.kind {
            StmtKind::Do { name, control, body } => {
                t.do_loop(stmt, (name.as_ref(), control, body), Some(directive))
            }
            _ => Err(Refused),
        }
    }

    /// The pragma of a construct, with clauses for what it uses and does not name.
    fn construct_pragma(&mut self, read: &Directive, default: Option<&str>) -> Res<Text> {
        let named = self.translator.clause_names(read)?;
        self.translator.function.is_construct_pragma = true;
        let pragma = self.translator.pragma(read, &read.name, &["default"]);
        self.translator.function.is_construct_pragma = false;
        let pragma = pragma?;
        let mut pragma = parts(&["", &std::mem::take(&mut self.translator.function.pragma_extra)], [pragma]);
        let order = self.translator.function.order.clone();
        for key in order {
            let variable = self.translator.function.variables[&key].clone();
            let is_named = named.contains(&key.1) || variable.role == Role::Local;
            if is_named {
                continue;
            }
            // A clause for a structure, or for another part of it, is one for its scalars.
            let end = key.1.find(['%', '(']).unwrap_or(key.1.len());
            let is_of_named =
                variable.dims.is_empty() && key.1.get(..end).is_some_and(|root| named.contains(root));
            let default = default.filter(|default| *default != "none" || !is_of_named);
            if let Some(clause) = self.implicit_clause(read, default, (&key, &variable))? {
                pragma.push(clause);
            }
        }
        Ok(pragma.at(read.span))
    }

    /// The clause for a variable that a construct uses and does not name.
    fn implicit_clause(
        &mut self,
        read: &Directive,
        default: Option<&str>,
        (key, variable): (&Key, &Variable<'t>),
    ) -> Res<Option<Text>> {
        let is_pointer = self.around.pointers.iter().any(|(name, _)| *name == key.1)
            || self.translator.declared_as(key).as_deref() == Some("deviceptr");
        if is_pointer && !variable.dims.is_empty() {
            return Ok(Some(format!(" deviceptr({})", variable.name).into()));
        }
        let around =
            self.around.data.iter().rev().find(|(name, _)| *name == key.1).map(|(_, tokens)| tokens.clone());
        if default == Some("none") && around.is_none() {
            let message = format!("`{}` is in no clause", variable.written);
            let help = "`default(none)` asks for a clause for each variable";
            return self.translator.refuse(ACCF_DEFAULT_NONE, message, read.span, help).or(Ok(None));
        }
        if variable.dims.is_empty() {
            if matches!(variable.ty, Type::Derived(_)) && !self.translator.has_allocated(&variable.ty, 0) {
                self.translator.by_reference(key);
                let clause = if variable.is_written { "copy" } else { "copyin" };
                return Ok(Some(format!(" {clause}({})", variable.name).into()));
            }
            if around.is_some() || self.is_shared_scalar(key) {
                self.translator.by_reference(key);
                return Ok(Some(format!(" copy({})", variable.name).into()));
            }
            return Ok(None);
        }
        let t = &mut *self.translator;
        let section = match around {
            Some(tokens) => match t.items(&tokens)?.first() {
                Some(item) => t.section(&item.access)?,
                None => return Ok(None),
            },
            None => t.whole(key)?,
        };
        if !section.written("").contains('[') {
            let message = format!("how many elements `{}` has is not known", variable.written);
            let help = "name a section of it in a clause, such as `copy(x(1:n))`, or say `present`";
            let place = variable.symbol.span;
            return self.translator.refuse(ACCF_UNSUPPORTED, message, place, help).or(Ok(None));
        }
        let clause = match default {
            Some("present") => "present",
            _ if variable.is_written => "copy",
            _ => "copyin",
        };
        Ok(Some(parts(&[&format!(" {clause}("), ")"], [section])))
    }

    /// True for a scalar that all of the region shares: one that a `declare` keeps on the device, a component that it
    /// assigns, and one of a module that a procedure in it assigns.
    fn is_shared_scalar(&self, key: &Key) -> bool {
        let t = &*self.translator;
        let is_written = t.function.variables.get(key).is_some_and(|variable| variable.is_written);
        t.is_on_device(key) || is_written && (key.1.contains('%') || t.function.shared.contains(key))
    }

    /// The lines of a region between those that allocate arrays for it and free them.
    fn with_temporaries(&mut self, lines: Vec<Text>) -> Vec<Text> {
        let temporaries = std::mem::take(&mut self.translator.function.temporaries);
        if temporaries.is_empty() {
            return lines;
        }
        let (mut all, mut names) = (Vec::new(), Vec::new());
        for (c, name, count) in &temporaries {
            all.push(parts(&[&format!("  const long long {name}_n = "), ";\n"], [count.clone()]));
            all.push(format!("  {c} *{name} = new {c}[{name}_n > 0 ? {name}_n : 1];\n").into());
            names.push(format!("{name}[0:{name}_n]"));
        }
        all.push(format!("#pragma acc data create({})\n  {{\n", names.join(", ")).into());
        all.extend(lines);
        all.push("  }\n".into());
        all.extend(temporaries.iter().map(|(_, name, _)| Text::from(format!("  delete[] {name};\n"))));
        all
    }

    /// The calls at the start and the ends of a procedure for what its `declare` directives name.
    fn lifetime(&mut self, unit: &'t Unit, scope: ScopeId) {
        let lifetime = lifetime(self.translator, unit, scope);
        let (begin, mut finish) = match &lifetime.data {
            Some(read) => self.data_calls(read, scope),
            None => (Vec::new(), Vec::new()),
        };
        for name in lifetime.allocatable {
            let clause =
                Clause { name: "delete".into(), span: name.span, arguments: Some(vec![name.clone()]) };
            let span = name.span;
            let read = Directive { name: "exit data".into(), span, argument: None, clauses: vec![clause] };
            if let Some(call) = self.pragma_call(&read, "freed", scope, false) {
                finish.push(HostCall { condition: format!("allocated({})", name.text), ..call });
            }
        }
        let ends = ends(unit, self.translator.texts[0]);
        self.regions.inserted.extend(begin.into_iter().map(|call| (ends.start, call, false)));
        if finish.is_empty() {
            return;
        }
        if !ends.returns.is_empty() {
            let label = HostCall::text(format!("{} continue\n", ends.label));
            self.regions.inserted.push((ends.end, label, false));
            self.regions
                .edited
                .extend(ends.returns.iter().map(|span| (*span, format!("go to {}", ends.label))));
        }
        self.regions.inserted.extend(finish.into_iter().map(|call| (ends.end, call, false)));
    }

    /// Calls behind `allocate` and in front of `deallocate` of variables that a `declare` names.
    fn allocated(&mut self, objects: &'t [Expr], stmt: &'t Stmt, scope: ScopeId, is_new: bool) {
        for object in objects {
            let Some(name) = crate::access::root_name(object) else { continue };
            let Some(found) = self.translator.universe.find(scope, name).map(|found| found.scope) else {
                continue;
            };
            let Some(unit) = self.translator.universe.unit_of(found) else { continue };
            let Some(clause) = declared(unit, name) else { continue };
            let word = match (is_new, clause.as_str()) {
                (true, "copyin") => "copyin",
                (true, _) => "create",
                (false, _) => "delete",
            };
            let token =
                Token { kind: TokenKind::Name, text: name.to_string(), span: object.span, spaced: true };
            let clause = Clause { name: word.into(), span: object.span, arguments: Some(vec![token]) };
            let name = if is_new { "enter data" } else { "exit data" };
            let read =
                Directive { name: name.into(), span: stmt.span, argument: None, clauses: vec![clause] };
            if let Some(call) =
                self.pragma_call(&read, if is_new { "allocated" } else { "freed" }, scope, false)
            {
                let at = if is_new { stmt.span.end } else { stmt.span.start };
                self.regions.inserted.push((at, call, is_new));
            }
        }
    }
}

/// `!$cuf kernel do(2) <<<*, *>>>` as a directive of OpenACC: `parallel loop collapse(2)`. The numbers of blocks and
/// threads are okl's.
fn kernel_do(directive: &ast::Directive) -> Option<Directive> {
    let words: Vec<&str> = directive.tokens.iter().map(|token| token.text.as_str()).collect();
    if directive.sentinel != "cuf" || words.get(..2) != Some(&["kernel", "do"]) {
        return None;
    }
    let mut clauses = Vec::new();
    if let Some([open, count, close]) = directive.tokens.get(2..5)
        && open.text == "("
        && close.text == ")"
    {
        let arguments = Some(vec![count.clone()]);
        clauses.push(Clause { name: "collapse".into(), span: count.span, arguments });
    }
    Some(Directive { name: "parallel loop".into(), span: directive.span, argument: None, clauses })
}

/// True for statements with a directive for a loop.
fn has_loop_directives(block: &[Stmt]) -> bool {
    block.iter().any(|stmt| match &stmt.kind {
        StmtKind::Directive(directive) => directive.sentinel == "acc",
        _ => crate::uses::blocks(stmt).into_iter().any(has_loop_directives),
    })
}
