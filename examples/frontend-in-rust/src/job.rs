//! A directive and its loop, understood.

use crate::grammar::GRAMMAR;
use crate::ids::{GRID_BLOCK, GRID_CALL, GRID_LOOP, GRID_READ_ONLY, GRID_SHARED, GRID_SYNTAX, GRID_UNLISTED};
use okl_frontend::counted::counting;
use okl_frontend::directive::{Argument, Placed};
use okl_frontend::kernel::Operator;
use okl_frontend::names::Names;
use okl_frontend::parallel::{Counting, Formula};
use okl_frontend::uses::Uses;
use okl_plugin::analysis::Analyzed;
use okl_plugin::model::{Expression, ForLoop, Stmt, StmtKind, VarId};
use okl_plugin::{Diagnostic, Span, Unit};

/// A loop that runs on the device.
pub struct Job<'u> {
    pub unit: &'u Unit,
    pub placed: Placed,
    pub stmt: &'u Stmt,
    pub l: &'u ForLoop,
    /// The numbers in its header.
    pub counting: Counting,
    /// The variables that the loop uses and does not declare.
    pub uses: Uses,
    /// The memory that it uses, in the order of the clauses.
    pub arrays: Vec<Array>,
    /// The numbers that it uses.
    pub scalars: Vec<VarId>,
    /// What `fold` makes of all iterations.
    pub fold: Option<Fold>,
    /// The number of work items of a group.
    pub block: i64,
    /// The name of the kernel.
    pub kernel: String,
    /// The name of the function that launches it.
    pub launcher: String,
}

/// Memory of the program that the loop uses.
pub struct Array {
    pub id: VarId,
    /// The type of its elements: `double`.
    pub element: String,
    /// The number of its elements, an expression.
    pub length: String,
    pub goes_in: bool,
    pub comes_out: bool,
}

/// A variable with a value from each iteration.
pub struct Fold {
    pub id: VarId,
    pub ty: String,
    pub operator: Operator,
    pub identity: String,
}

impl<'u> Job<'u> {
    /// The jobs of a unit. What is wrong with them is reported at the places in the user's text.
    pub fn all(unit: &'u Unit, names: &mut Names, found: &mut Vec<Diagnostic>) -> Vec<Job<'u>> {
        let analyzed = Analyzed::new(unit.clone());
        let placed = Placed::all(unit, &GRAMMAR, found).into_iter();
        placed.filter_map(|placed| Job::of(&analyzed, unit, placed, names, found)).collect()
    }

    fn of(
        analyzed: &Analyzed,
        unit: &'u Unit,
        placed: Placed,
        names: &mut Names,
        found: &mut Vec<Diagnostic>,
    ) -> Option<Job<'u>> {
        let place = placed.directive.span;
        let Some((stmt, l)) =
            placed.stmt.map(|id| unit.stmt(id)).and_then(|stmt| Some((stmt, stmt.as_for()?)))
        else {
            let message = format!("`grid {}` has no `for` loop behind it", placed.directive.name);
            found.push(Diagnostic::error(GRID_LOOP, message, place).help("put it right before the loop"));
            return None;
        };
        let Some(count) = unit.count(l) else {
            let (why, place) =
                l.defect.as_ref().map_or(("cannot be counted", l.header), |it| (&*it.why, it.span));
            let said = Diagnostic::error(GRID_LOOP, format!("the loop {why}"), place);
            found.push(said.help("write `for (int i = 0; i < n; ++i)`"));
            return None;
        };
        jumps(unit, unit.stmt(l.body), false, found);
        let formula = |part: &Expression| match unit.integer(part) {
            Some(number) => Formula::number(number),
            None => Formula::code(format!("(long long)({})", unit.source(part.span))),
        };
        let function = placed.function.map_or("", |id| &unit.function(id).name);
        let kernel = names.fresh(&format!("{function}_grid"));
        let mut job = Job {
            counting: counting(&count, &formula),
            uses: Uses::of(unit, stmt),
            launcher: names.fresh(&format!("run_{kernel}")),
            block: block(&placed, found),
            arrays: Vec::new(),
            scalars: Vec::new(),
            fold: None,
            unit,
            placed,
            stmt,
            l,
            kernel,
        };
        job.read_clauses(found);
        job.check_uses(analyzed, found);
        Some(job)
    }

    pub fn name(&self, id: VarId) -> &'u str {
        &self.unit.variable(id).name
    }

    /// The type of a variable, without `const`.
    pub fn ty(&self, id: VarId) -> &'u str {
        self.unit.ty(self.unit.variable(id).ty).get().alias()
    }

    fn read_clauses(&mut self, found: &mut Vec<Diagnostic>) {
        for clause in self.placed.directive.clauses.clone() {
            let (goes_in, comes_out) = match clause.name {
                "reads" => (true, false),
                "updates" => (true, true),
                "writes" => (false, true),
                "into" => {
                    let name = &clause.arguments[0];
                    self.fold = self.listed(name, found).and_then(|id| {
                        let fold = self.fold_of(id, &clause.modifier);
                        if fold.is_none() {
                            let message = format!("`{}` does not fold `{}`", clause.modifier, name.text);
                            let help = "write `into(+: sum)` for a variable that is a number";
                            found.push(Diagnostic::error(GRID_SYNTAX, message, clause.span).help(help));
                        }
                        fold
                    });
                    continue;
                }
                _other => continue,
            };
            if clause.modifier.is_empty() {
                let message = format!("`{}` does not say how long its arrays are", clause.name);
                let help = format!("write `{}(n: x)` for `n` elements", clause.name);
                found.push(Diagnostic::error(GRID_SYNTAX, message, clause.span).help(help));
            }
            for argument in &clause.arguments {
                let Some(id) = self.listed(argument, found) else { continue };
                let ty = self.unit.ty(self.unit.variable(id).ty).value();
                let Some(element) = ty.element() else { continue };
                let (element, length) = (element.alias().to_string(), clause.modifier.clone());
                self.arrays.push(Array { id, element, length, goes_in, comes_out });
            }
        }
        if self.placed.directive.name == "fold" && !self.placed.directive.has("into") {
            let said = Diagnostic::error(
                GRID_SYNTAX,
                "`grid fold` folds into no variable",
                self.placed.directive.span,
            );
            found.push(said.help("add `into(+: sum)`"));
        }
    }

    /// The variable of the loop that an argument names.
    fn listed(&self, argument: &Argument, found: &mut Vec<Diagnostic>) -> Option<VarId> {
        let id = self.uses.free().into_iter().find(|id| self.name(*id) == argument.text);
        if id.is_none() {
            let message = format!("the loop does not use `{}`", argument.text);
            let said = Diagnostic::error(GRID_UNLISTED, message, argument.span);
            found.push(said.help("clauses list what the loop uses; leave it out"));
        }
        id
    }

    fn fold_of(&self, id: VarId, operator: &str) -> Option<Fold> {
        let operator = Operator::named(operator)?;
        let ty = self.unit.ty(self.unit.variable(id).ty);
        let identity = operator.identity(ty).filter(|_| ty.kind.is_scalar())?;
        Some(Fold { id, ty: self.ty(id).to_string(), operator, identity })
    }

    /// Every variable is in a clause, or a number that does not change.
    fn check_uses(&mut self, analyzed: &Analyzed, found: &mut Vec<Diagnostic>) {
        let unit = self.unit;
        for id in self.uses.free() {
            let place = self.uses.named[&id].first().copied().unwrap_or(self.stmt.span);
            let name = self.name(id);
            if self.arrays.iter().any(|array| array.id == id)
                || self.fold.as_ref().is_some_and(|it| it.id == id)
            {
                continue;
            }
            let ty = unit.ty(unit.variable(id).ty).value();
            if !ty.kind.is_scalar() || ty.is_pointer() {
                let message = format!("no clause says how much of `{name}` the loop uses");
                found.push(
                    Diagnostic::error(GRID_UNLISTED, message, place)
                        .label(self.placed.directive.span, "the directive")
                        .help(format!("add `reads(n: {name})`, `writes(n: {name})` or `updates(n: {name})`")),
                );
            } else if self.uses.changed.contains(&id) {
                let message = format!("all iterations change `{name}`");
                let said = Diagnostic::error(GRID_SHARED, message, place);
                found.push(said.help(format!("fold it: `#pragma grid fold into(+: {name})`")));
            } else {
                self.scalars.push(id);
            }
        }
        for (_, place) in &self.uses.calls {
            let message = format!("`{}` calls a function of the program", unit.source(*place));
            found.push(Diagnostic::error(GRID_CALL, message, *place).help("write its code into the loop"));
        }
        // okl's own analysis says what each use does, also through pointers.
        let reads_alone = |id| self.arrays.iter().any(|array| array.id == id && !array.comes_out);
        analyzed.unit().walk(self.stmt, &mut |stmt| {
            let uses = analyzed.uses(stmt).iter();
            for used in
                uses.filter(|used| used.through && used.access.may_write() && reads_alone(used.variable))
            {
                let name = self.name(used.variable);
                let message = format!("the loop writes to `{name}`, which is listed in `reads`");
                let said = Diagnostic::error(GRID_READ_ONLY, message, used.span);
                found.push(said.help("list it in `writes` or `updates`"));
            }
        });
    }
}

/// The number of work items of a group: `block(128)`.
fn block(placed: &Placed, found: &mut Vec<Diagnostic>) -> i64 {
    let Some(asked) = placed.directive.value("block") else { return 64 };
    let number = asked.text.parse().ok().filter(|number| (1..=1024).contains(number));
    match number {
        None => {
            let message = format!("a group of `{}` work items cannot be", asked.text);
            found.push(
                Diagnostic::error(GRID_SYNTAX, message, asked.span).help("write a number from 1 to 1024"),
            );
        }
        Some(number) if number % 32 != 0 => {
            let message = format!("groups of {number} work items leave places of a warp empty");
            let near = (number + 31) / 32 * 32;
            found.push(Diagnostic::warning(GRID_BLOCK, message, asked.span).help(format!("write {near}")));
        }
        Some(_) => {}
    }
    number.unwrap_or(64)
}

/// Reports jumps out of the loop.
fn jumps(unit: &Unit, stmt: &Stmt, is_inner: bool, found: &mut Vec<Diagnostic>) {
    let leaves = match &stmt.kind {
        StmtKind::Break => !is_inner,
        StmtKind::Return | StmtKind::Goto => true,
        _other => false,
    };
    if leaves {
        let said =
            Diagnostic::error(GRID_LOOP, "this leaves a loop whose iterations have no order", stmt.span);
        found.push(said.help("let all iterations run"));
    }
    let is_inner = is_inner || stmt.is_loop() || matches!(stmt.kind, StmtKind::Switch(_));
    for child in unit.children(stmt) {
        jumps(unit, child, is_inner, found);
    }
}

/// The range of the body of a loop.
pub fn body(job: &Job<'_>) -> Span {
    job.unit.stmt(job.l.body).span
}
