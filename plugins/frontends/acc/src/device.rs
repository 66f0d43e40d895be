//! Translates a compute construct to OKL kernels for GPUs.
//!
//! A gang is a group; its lanes are work items. Code of a gang outside of loops over workers or lanes is executed by
//! one work item, and variables that other work items need are in group memory. The innermost loops over workers or
//! lanes are distributed over all work items of a group. A loop over workers around a loop over lanes executes its
//! iterations in sequence, each by the whole group. The group size is `num_workers` times `vector_length`.
//!
//! ```text
//! for (int okl_gang = 0; okl_gang < okl_gangs; ++okl_gang; @outer) {
//!   @shared double s;
//!   const long long okl_n1 = ...;                                          gang loop, executed by the whole group
//!   for (long long okl_k1 = okl_gang * ...) { const int j = okl_k1;
//!     for (int okl_lane = 0; okl_lane < 1; ++okl_lane; @inner) { s = 0; }                       by one work item
//!     for (int okl_lane = 0; okl_lane < 128; ++okl_lane; @inner) { double s = 0; ... }          loop over lanes
//! ```

use crate::dimensions::Dimensions;
use crate::ids::{ACC_PRIVATE_SIZE, ACC_UNSUPPORTED};
use crate::jumps::leads_out;
use crate::kernel::{Kernel, Writer, gang_axis, lane_axis, written};
use crate::leader::{LEADER, by_one};
use crate::loops::Levels;
use crate::parts::Part;
use crate::passing::{Passing, Reduction};
use crate::placed::Placed;
use crate::types;
use crate::uses::Uses;
use crate::vla::{self, Length};
use okl_frontend::kernel::Nest;
use okl_plugin::model::{ExprId, ExprKind, Name, Stmt, StmtId, StmtKind, Ty, VarId};
use okl_plugin::{Diagnostic, Piece, Span, TypeKind};
use std::collections::{BTreeMap, BTreeSet};

/// The interface of a kernel: parameters, initial and final statements, reductions.
#[derive(Default)]
struct Given {
    parameters: Vec<(VarId, Passing)>,
    declared: Vec<String>,
    reduced: Vec<(VarId, Reduction)>,
    constants: String,
    parts: String,
    first: String,
    last: String,
}

/// The state of the translation of one construct for a device.
pub(crate) struct Device<'w, 'p> {
    pub(crate) writer: &'w mut Writer<'p>,
    uses: &'w Uses,
    /// The gang dimensions of the construct.
    pub(crate) dimensions: Dimensions,
    /// The number of work items of a group.
    pub(crate) lanes: u32,
    /// Uniform variables of the gang: all work items compute them.
    pub(crate) uniform: BTreeSet<VarId>,
    /// The declarations of variables in group memory.
    pub(crate) shared: String,
    /// The names of the variables in group memory.
    pub(crate) names: BTreeMap<VarId, String>,
    /// All names in group memory, each with its variable. They are declared in one scope.
    kept: BTreeMap<String, VarId>,
    numbers: u32,
    pub(crate) found: Vec<Diagnostic>,
}

impl<'w, 'p> Device<'w, 'p> {
    pub(crate) fn new(writer: &'w mut Writer<'p>, uses: &'w Uses, lanes: u32) -> Device<'w, 'p> {
        Device {
            dimensions: Dimensions::of(writer.program, writer.construct),
            writer,
            uses,
            lanes,
            uniform: BTreeSet::new(),
            shared: String::new(),
            names: BTreeMap::new(),
            kept: BTreeMap::new(),
            numbers: 0,
            found: Vec::new(),
        }
    }

    /// Translates the construct to a kernel.
    pub(crate) fn kernel(&mut self, name: &str, stmt: StmtId) -> Kernel {
        let given = self.given();
        self.declare_all(stmt);
        let body = self.gang_level(&[stmt]);
        self.check_size();
        let Given { parameters, declared, reduced, constants, parts, first, last } = given;
        let place = self.writer.construct.directive.span;
        let mut nest = Nest::new(vec![gang_axis()], vec![lane_axis(self.lanes)], place);
        nest.group(format!("{}{parts}{}{}", self.dimensions.places(), self.shared, by_one(&first)));
        nest.group(body).group(format!("\n{}", by_one(&last)));
        let mut text = written(name, declared, constants, nest, place);
        for (id, reduction) in &reduced {
            text.push(self.writer.reduce(name, *id, reduction));
        }
        Kernel {
            name: name.to_string(),
            pieces: text.into_pieces(),
            parameters,
            parts: self.writer.parts.clone(),
            lengths: self.writer.lengths(),
        }
    }

    /// Collects the parameters of the kernel and the statements at the start and the end of a gang that initialize and
    /// store them.
    fn given(&mut self) -> Given {
        let unit = self.writer.program.unit;
        let mut given = Given::default();
        for (id, way) in self.writer.passing.clone() {
            let variable = unit.variable(id);
            let (name, ty) = (variable.name.clone(), unit.ty(variable.ty).value());
            let flat = self.writer.is_flat(id).then(|| vla::parameter(ty, &name));
            match &way {
                Passing::Value => {
                    given.declared.push(flat.unwrap_or_else(|| types::given(ty, &name)));
                    self.uniform.insert(id);
                }
                Passing::Array if flat.is_some() => given.declared.extend(flat),
                Passing::Own => {
                    let first = format!("okl_first_{name}");
                    given.declared.push(types::parameter(ty, &first));
                    let own = self.share(id, None);
                    given.first.push_str(&types::received(ty, &own, &first));
                }
                Passing::Pointer | Passing::Array => given.declared.push(types::pointer(ty, &name)),
                Passing::Constant(value) => {
                    given.constants.push_str(&format!("const {} = {value};\n", types::declare(ty, &name)));
                    self.uniform.insert(id);
                    continue;
                }
                Passing::Private => {
                    if self.writer.is_of_gang(id, self.uses) && !self.has_part(id, &mut given) {
                        self.share(id, None);
                    }
                    continue;
                }
                Passing::Reduced(reduction) => {
                    let element = reduction.element(ty);
                    given.declared.push(types::declare(element, &format!("*okl_part_{name}")));
                    let own = match reduction.length {
                        None => self.share(id, None),
                        Some(length) => self.share_as(id, None, element, &format!("[{length}]")),
                    };
                    given.first.push_str(&reduction.started(&own));
                    let once = self.dimensions.counted_once(
                        self.writer.program,
                        self.writer.construct,
                        id,
                        &own,
                        reduction,
                    );
                    given.last.push_str(&once);
                    given.last.push_str(&reduction.left(&name, &own));
                    given.reduced.push((id, reduction.clone()));
                }
            }
            given.parameters.push((id, way.clone()));
        }
        given.declared.push("const int okl_gangs".to_string());
        given.declared.extend(self.dimensions.parameters());
        given.declared.extend(self.writer.parts.iter().flat_map(Part::parameters));
        given.declared.extend(self.writer.lengths().iter().map(Length::parameter));
        given
    }

    /// True if the host allocates memory for the gang's copy of a variable. Its address is uniform then.
    fn has_part(&mut self, id: VarId, given: &mut Given) -> bool {
        let Some(part) = self.writer.part(id) else { return false };
        given.parts.push_str(&part.declared_for_gang());
        given.first.push_str(&part.received());
        self.uniform.insert(id);
        if self.is_changed(id) {
            let variable = self.writer.program.unit.variable(id);
            self.refuse(variable.name_span, &format!("`{}`, private memory that moves,", variable.name));
        }
        true
    }

    pub(crate) fn stands(&self, text: String) -> Piece {
        Piece::Stands { text, from: self.writer.construct.directive.span }
    }

    pub(crate) fn refuse(&mut self, place: Span, what: &str) {
        let message = format!("{what} is not supported on devices yet");
        let said = Diagnostic::error(ACC_UNSUPPORTED, message, place);
        self.found.push(said.help("translate it for `acc-openmp`, or write it in another way"));
    }

    pub(crate) fn number(&mut self) -> u32 {
        self.numbers += 1;
        self.numbers
    }

    /// Places a variable in group memory and returns its name there: the gang's own, or the copy of a loop.
    pub(crate) fn share(&mut self, id: VarId, owner: Option<StmtId>) -> String {
        let variable = self.writer.program.unit.variable(id);
        let ty = self.writer.program.unit.ty(variable.ty).value();
        if types::is_variable_length(ty) || ty.is_constructed {
            let why = if ty.is_constructed { "that a constructor builds" } else { "of no constant size" };
            let what = format!("`{}`, a variable of a gang {why},", variable.name);
            self.refuse(variable.name_span, &what);
        }
        self.share_as(id, owner, ty, "")
    }

    /// Places an array with elements of the type `ty` and the given extent in group memory for a variable.
    fn share_as(&mut self, id: VarId, owner: Option<StmtId>, ty: Ty<'_>, extent: &str) -> String {
        let unit = self.writer.program.unit;
        let variable = unit.variable(id);
        let mut name = variable.name.clone();
        // A name in group memory would hide other variables of the same name.
        let is_another = |other: &VarId| *other != id && unit.variable(*other).name == name;
        if self.uses.named.keys().any(is_another) || self.kept.contains_key(&name) {
            name = format!("{name}_{}", self.number());
        }
        self.shared.push_str(&format!("@shared {};\n", types::declare(ty, &format!("{name}{extent}"))));
        if name != variable.name {
            let places = self.uses.named.get(&id).into_iter().flatten();
            let is_its = |place: &&Span| self.writer.program.owner(id, **place) == owner;
            let places: Vec<Span> = places.filter(is_its).copied().collect();
            for place in places {
                self.writer.rename(place, &name);
            }
        }
        self.names.insert(id, name.clone());
        self.kept.insert(name.clone(), id);
        name
    }

    /// Refuses a construct that needs more group memory than most devices have: 48 KiB.
    fn check_size(&mut self) {
        const MOST: u64 = 48 * 1024;
        let unit = self.writer.program.unit;
        let size = |id: &VarId| unit.ty(unit.variable(*id).ty).value().size.unwrap_or(0);
        let Some(largest) = self.kept.values().max_by_key(|id| size(id)).copied() else { return };
        let all: u64 = self.kept.values().map(size).sum();
        if all > MOST {
            let variable = unit.variable(largest);
            let message = format!(
                "variables of a gang take {all} bytes, and its memory has {MOST}: `{}` does not fit",
                variable.name
            );
            self.found.push(
                Diagnostic::error(ACC_PRIVATE_SIZE, message, variable.name_span)
                    .label(self.writer.construct.directive.span, "in each gang of this construct")
                    .help("make it smaller, or hand over an array with a part for each gang"),
            );
        }
    }

    /// True if the construct changes the variable.
    pub(crate) fn is_changed(&self, id: VarId) -> bool {
        self.uses.changed.contains(&id)
    }

    /// Decides for each variable that code of the gang declares: uniform or in group memory.
    fn declare_all(&mut self, stmt: StmtId) {
        let unit = self.writer.program.unit;
        let stmt = unit.stmt(stmt);
        // A statement that one work item executes, and an iteration of a loop over work items, have private variables.
        if self.lane_loop(stmt).is_some() || (stmt.is_scope() && !self.is_of_group(stmt)) {
            return;
        }
        if let StmtKind::Declaration(variables) = &stmt.kind {
            for id in variables {
                let variable = unit.variable(*id);
                if self.is_built(stmt, *id) && self.built_by_all(stmt, *id).is_some() {
                    self.uniform.insert(*id);
                    continue;
                }
                if self.is_built(stmt, *id) {
                    let what =
                        format!("`{}`, an object that a constructor builds for a gang,", variable.name);
                    self.refuse(variable.name_span, &what);
                    continue;
                }
                let is_kept = !self.is_changed(*id) && types::is_value(unit.ty(variable.ty));
                match variable.init.filter(|init| is_kept && self.is_uniform(*init)) {
                    Some(_) => {
                        self.uniform.insert(*id);
                    }
                    // All uses of `int i;` may be counters of loops, which have copies of their own.
                    None if variable.init.is_none() && !self.writer.is_of_gang(*id, self.uses) => {}
                    None => {
                        self.share(*id, None);
                    }
                }
            }
        }
        let mut counters = self.writer.program.copies(stmt.id).counters;
        if let Some(l) = stmt.as_for()
            && self.goes_on(stmt, l).is_none()
            && self.counts(l)
        {
            counters.extend(self.writer.program.counter(l));
        }
        let new = self.know(&counters);
        for child in stmt.children() {
            self.declare_all(child);
        }
        self.forget(&new);
    }

    /// Adds counters of loops to the uniform variables, and returns those that were not among them.
    pub(crate) fn know(&mut self, counters: &[VarId]) -> Vec<VarId> {
        counters.iter().copied().filter(|id| self.uniform.insert(*id)).collect()
    }

    /// Removes variables from the uniform ones again, behind the loops that count with them.
    pub(crate) fn forget(&mut self, counters: &[VarId]) {
        self.uniform.retain(|id| !counters.contains(id));
    }

    /// The directive of the statement, if it is a loop that is distributed over work items.
    fn lane_loop(&self, stmt: &Stmt) -> Option<&'p Placed> {
        let placed = self.writer.program.loop_of(stmt.id).filter(|_| stmt.as_for().is_some())?;
        let is_inner = self.writer.levels(placed, stmt.id).is_inner();
        (is_inner && !self.children_have_lanes(stmt)).then_some(placed)
    }

    fn children_have_lanes(&self, stmt: &Stmt) -> bool {
        self.writer.program.unit.children(stmt).into_iter().any(|child| self.has_lanes(child))
    }

    /// True if a statement is or contains a loop that is distributed over work items.
    fn has_lanes(&self, stmt: &Stmt) -> bool {
        self.lane_loop(stmt).is_some() || self.children_have_lanes(stmt)
    }

    /// True if the group executes a statement as a whole: it is or contains a loop over lanes or gangs, or it transfers
    /// control of the group.
    fn is_of_group(&self, stmt: &Stmt) -> bool {
        self.holds_loops(stmt) || leads_out(self.writer.program.unit, stmt, false)
    }

    fn holds_loops(&self, stmt: &Stmt) -> bool {
        let directive = self.writer.program.loop_of(stmt.id).filter(|_| stmt.as_for().is_some());
        directive.is_some_and(|placed| self.writer.levels(placed, stmt.id) != Levels::default())
            || self.writer.program.unit.children(stmt).into_iter().any(|child| self.holds_loops(child))
    }

    /// True if an expression reads memory that nothing in the construct changes: `a[i]` with
    /// `const double *restrict a`.
    fn stays(&self, id: ExprId) -> bool {
        let unit = self.writer.program.unit;
        let (ExprKind::Index { base: place, .. } | ExprKind::Dereference(place)) = unit.expression(id).kind
        else {
            return false;
        };
        let ExprKind::Name(Name::Variable(pointer)) = unit.expression(unit.peeled(place)).kind else {
            return false;
        };
        let ty = unit.ty(unit.variable(pointer).ty);
        ty.is_restrict && matches!(ty.kind, TypeKind::Pointer(to) if ty.at(to).is_const)
    }

    /// True if an expression has the same value in all work items of the group.
    pub(crate) fn is_uniform(&self, id: ExprId) -> bool {
        let unit = self.writer.program.unit;
        let expression = unit.expression(id);
        let is_plain = if let ExprKind::Name(Name::Variable(variable)) = &expression.kind {
            self.uniform.contains(variable)
        } else {
            matches!(
                &expression.kind,
                ExprKind::Name(_)
                    | ExprKind::Literal(_)
                    | ExprKind::SizeOf(_)
                    | ExprKind::Paren(_)
                    | ExprKind::Unary { .. }
                    | ExprKind::Binary { .. }
                    | ExprKind::Conditional { .. }
                    | ExprKind::Cast { .. }
            ) || self.stays(id)
        };
        is_plain && expression.kind.children().all(|child| self.is_uniform(child))
    }

    /// Translates statements of the gang. Consecutive statements that one work item executes share one loop.
    pub(crate) fn gang_level(&mut self, stmts: &[StmtId]) -> Vec<Piece> {
        let unit = self.writer.program.unit;
        let mut pieces = Vec::new();
        let mut leader: Vec<Piece> = Vec::new();
        for id in stmts {
            let stmt = unit.stmt(*id);
            if !self.is_of_group(stmt) {
                for text in self.uniform_declarations(stmt) {
                    pieces.extend(self.by_leader(std::mem::take(&mut leader)));
                    pieces.push(Piece::Stands { text, from: stmt.span });
                }
                leader.extend(self.leaf(stmt));
                continue;
            }
            pieces.extend(self.by_leader(std::mem::take(&mut leader)));
            pieces.extend(self.group_stmt(stmt));
        }
        pieces.extend(self.by_leader(leader));
        pieces
    }

    pub(crate) fn by_leader(&self, inside: Vec<Piece>) -> Vec<Piece> {
        if inside.is_empty() {
            return inside;
        }
        let mut pieces = vec![self.stands(LEADER.to_string())];
        pieces.extend(inside);
        pieces.push(self.stands("}\n".into()));
        pieces
    }

    /// The uniform variables that a statement declares: `const double f = 1.0 + j;`.
    fn uniform_declarations(&self, stmt: &Stmt) -> Vec<String> {
        let StmtKind::Declaration(variables) = &stmt.kind else { return Vec::new() };
        let unit = self.writer.program.unit;
        let one = |id: &VarId| {
            let variable = unit.variable(*id);
            if !self.uniform.contains(id) {
                return None;
            }
            if self.is_built(stmt, *id) {
                return self.built_by_all(stmt, *id);
            }
            let init = unit.init(variable)?;
            let declared = types::constant(unit.ty(variable.ty), &variable.name);
            Some(format!("{declared} = {};\n", self.writer.text(init.span)))
        };
        variables.iter().filter_map(one).collect()
    }

    /// Translates a statement that one work item executes. Its variables are in group memory: `double s = 0;` becomes
    /// `s = 0;`.
    fn leaf(&mut self, stmt: &Stmt) -> Vec<Piece> {
        let StmtKind::Declaration(variables) = &stmt.kind else {
            let mut pieces = self.writer.range(stmt.span);
            pieces.push(self.stands("\n".into()));
            return pieces;
        };
        variables.iter().flat_map(|id| self.first_value(*id, stmt.span)).collect()
    }

    /// The assignment of the initial value of a variable in group memory: `s = 0;` for `double s = 0;`.
    pub(crate) fn first_value(&mut self, id: VarId, from: Span) -> Option<Piece> {
        let unit = self.writer.program.unit;
        let variable = unit.variable(id);
        let init = unit.init(variable).filter(|_| !self.uniform.contains(&id))?;
        let (name, value) = (self.names.get(&id)?, self.writer.text(init.span));
        let ty = unit.ty(variable.ty).value();
        let text = if types::is_value(ty) {
            format!("{name} = {value};\n")
        } else {
            let first = types::declare(ty, "okl_first");
            format!("{{ {first} = {value};\n{}}}\n", types::copied(ty, name, "okl_first"))
        };
        Some(Piece::Stands { text, from })
    }

    /// Translates a statement that the group executes as a whole.
    fn group_stmt(&mut self, stmt: &Stmt) -> Vec<Piece> {
        let unit = self.writer.program.unit;
        if let Some(placed) = self.lane_loop(stmt) {
            return self.over_lanes(stmt, placed);
        }
        match &stmt.kind {
            StmtKind::Block(body) => {
                let mut pieces = vec![self.stands("{\n".into())];
                pieces.extend(self.gang_level(body));
                pieces.push(self.stands("}\n".into()));
                pieces
            }
            StmtKind::If { then, otherwise } => self.branch(stmt, *then, *otherwise),
            StmtKind::For(l) => self.group_loop(stmt, l),
            StmtKind::Loop(body) => {
                let parts = self.loop_parts(stmt);
                self.any_loop(stmt, &parts, *body)
            }
            StmtKind::Switch(body) => self.choice(stmt, *body),
            StmtKind::Labelled(next) => {
                let label = Span::new(stmt.span.start, unit.stmt(*next).span.start);
                let mut pieces = self.writer.range(label);
                pieces.push(self.stands("\n".into()));
                pieces.extend(self.gang_level(&[*next]));
                pieces
            }
            StmtKind::Break | StmtKind::Continue => {
                let mut pieces = self.writer.range(stmt.span);
                pieces.push(self.stands("\n".into()));
                pieces
            }
            StmtKind::Declaration(_)
            | StmtKind::Expression
            | StmtKind::RangeFor { .. }
            | StmtKind::Return
            | StmtKind::Goto
            | StmtKind::Empty
            | StmtKind::Other(_) => {
                self.refuse(Span::at(stmt.span.start), "a statement of this kind around a loop over lanes");
                self.by_leader(self.writer.range(unit.stmt(stmt.id).span))
            }
        }
    }
}

/// The number of work items of a group: `num_workers` times `vector_length` if they are constants, else a default.
pub(crate) fn lanes(construct: &Placed, program: &crate::program::Program<'_>) -> u32 {
    let number = |clause: &str| program.constant(construct, &construct.directive.value(clause)?.text);
    let workers = number("num_workers").unwrap_or(1).clamp(1, 1024);
    let lanes = number("vector_length").unwrap_or(if workers > 1 { 32 } else { 128 }).clamp(1, 1024);
    u32::try_from((workers * lanes).min(1024)).expect("is small")
}
