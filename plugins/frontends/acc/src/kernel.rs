//! Translates a compute construct to OKL kernels; the form for CPUs.
//!
//! On a CPU a gang is one work item that executes the whole construct in sequence:
//!
//! ```text
//! @kernel void f_acc1(const int n, double *a, const int okl_gangs) {
//!   for (int okl_gang = 0; okl_gang < okl_gangs; ++okl_gang; @outer) {
//!     for (int okl_lane = 0; okl_lane < 1; ++okl_lane; @inner) {
//!       loops over gangs are restricted to the iterations of the gang; everything else is unchanged
//! ```

use crate::atomic::Atomic;
use crate::dimensions::Dimensions;
use crate::globals;
use crate::hints::hints;
use crate::loops::Levels;
use crate::on_device;
use crate::parts::Part;
use crate::passing::{Passing, Reduction};
use crate::placed::Placed;
use crate::program::Program;
use crate::types;
use crate::uses::Uses;
use crate::vla::{self, Length};
use okl_frontend::kernel::{Axis, Nest};
use okl_frontend::parallel::{Crew, Formula, Schedule, share};
use okl_frontend::text::Text;
use okl_plugin::model::{Scope, StmtId, VarId};
use okl_plugin::{Diagnostic, Piece, Span};
use std::cell::Cell;
use std::collections::BTreeMap;

/// The kernels of one construct: the main one, and one for each reduction variable.
#[derive(Debug)]
pub struct Kernel {
    /// The name of the main kernel.
    pub name: String,
    /// The OKL text.
    pub pieces: Vec<Piece>,
    /// The parameters that the host passes, in order.
    pub parameters: Vec<(VarId, Passing)>,
    /// Private memory that the host allocates for the construct.
    pub parts: Vec<Part>,
    /// Lengths of arrays that only the host knows.
    pub lengths: Vec<Length>,
}

/// The loop over the gangs of a construct.
pub(crate) fn gang_axis() -> Axis {
    Axis::new("okl_gang", "okl_gangs")
}

/// The loop over the work items of a gang.
pub(crate) fn lane_axis(count: u32) -> Axis {
    Axis::new("okl_lane", i64::from(count))
}

/// A kernel with these arguments, constants and one nest.
pub(crate) fn written(
    name: &str,
    arguments: Vec<String>,
    constants: String,
    nest: Nest,
    place: Span,
) -> Text {
    let mut kernel = okl_frontend::kernel::Kernel::new(name, place);
    for argument in arguments {
        kernel.argument(argument);
    }
    kernel.host(constants).nest(nest);
    kernel.text()
}

/// The replacement of a range of the text.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// This text.
    Text(String),
    /// A loop that is distributed over gangs or has private variables.
    Loop(StmtId),
    /// An atomic statement.
    Atomic(Atomic),
}

/// The interface of a kernel: parameters, local declarations, final statements and reductions.
#[derive(Default)]
struct Given {
    parameters: Vec<(VarId, Passing)>,
    declared: Vec<String>,
    locals: String,
    ends: String,
    reduced: Vec<(VarId, Reduction)>,
}

/// The state of the translation of one construct.
pub(crate) struct Writer<'p> {
    pub(crate) program: &'p Program<'p>,
    pub(crate) construct: &'p Placed,
    pub(crate) passing: BTreeMap<VarId, Passing>,
    /// Private memory that the host allocates.
    pub(crate) parts: Vec<Part>,
    /// The replacements by start offset. At the same offset, a replacement of a whole statement (`false`) comes before
    /// the replacements inside of it (`true`), which its text includes.
    pub(crate) changes: BTreeMap<(u32, bool), (Span, Change)>,
    pub(crate) numbers: Cell<u32>,
}

impl Writer<'_> {
    pub(crate) fn kernel(&self, name: &str, uses: &Uses, body: Span) -> Kernel {
        let dimensions = Dimensions::of(self.program, self.construct);
        let Given { parameters, declared, locals, ends, reduced } = self.given(uses, dimensions);
        let place = self.construct.directive.span;
        let mut code = Text::from(dimensions.places() + &locals);
        code.push(self.range(body));
        code.push(format!("\n{ends}"));
        let mut nest = Nest::new(vec![gang_axis()], vec![lane_axis(1)], place);
        nest.items(code);
        let mut text = written(name, declared, String::new(), nest, place);
        for (id, reduction) in &reduced {
            text.push(self.reduce(name, *id, reduction));
        }
        Kernel {
            name: name.to_string(),
            pieces: text.into_pieces(),
            parameters,
            parts: self.parts.clone(),
            lengths: self.lengths(),
        }
    }

    /// The interface of a kernel on a CPU.
    fn given(&self, uses: &Uses, dimensions: Dimensions) -> Given {
        let unit = self.program.unit;
        let mut given = Given::default();
        let Given { parameters, declared, locals, ends, reduced } = &mut given;
        for (id, way) in &self.passing {
            let variable = unit.variable(*id);
            let (name, ty) = (variable.name.as_str(), unit.ty(variable.ty).value());
            match way {
                Passing::Value | Passing::Array if self.is_flat(*id) => {
                    declared.push(vla::parameter(ty, name))
                }
                Passing::Value => declared.push(types::given(ty, name)),
                Passing::Own => {
                    let first = format!("okl_first_{name}");
                    declared.push(types::parameter(ty, &first));
                    let received = types::received(ty, name, &first);
                    locals.push_str(&format!("{};\n{received}", types::declare(ty, name)));
                }
                Passing::Pointer | Passing::Array => declared.push(types::pointer(ty, name)),
                Passing::Constant(value) => {
                    locals.push_str(&format!("const {} = {value};\n", types::declare(ty, name)));
                    continue;
                }
                Passing::Private => {
                    if !self.is_of_gang(*id, uses) {
                        continue;
                    }
                    match self.part(*id) {
                        Some(part) => {
                            locals.push_str(&part.declared_for_gang());
                            locals.push_str(&part.received());
                        }
                        None => locals.push_str(&format!("{};\n", types::declare(ty, name))),
                    }
                    continue;
                }
                Passing::Reduced(reduction) => {
                    let element = reduction.element(ty);
                    let extent = reduction.length.map_or(String::new(), |length| format!("[{length}]"));
                    locals.push_str(&format!("{};\n", types::declare(element, &format!("{name}{extent}"))));
                    locals.push_str(&reduction.started(name));
                    declared.push(types::declare(element, &format!("*okl_part_{name}")));
                    let once = dimensions.counted_once(self.program, self.construct, *id, name, reduction);
                    ends.push_str(&once);
                    ends.push_str(&reduction.left(name, name));
                    reduced.push((*id, reduction.clone()));
                }
            }
            parameters.push((*id, way.clone()));
        }
        declared.push("const int okl_gangs".to_string());
        declared.extend(dimensions.parameters());
        declared.extend(self.parts.iter().flat_map(Part::parameters));
        declared.extend(self.lengths().iter().map(Length::parameter));
        given
    }

    /// The lengths of arrays that only the host knows.
    pub(crate) fn lengths(&self) -> Vec<Length> {
        let unit = self.program.unit;
        let flat = self
            .passing
            .iter()
            .filter(|(id, way)| matches!(way, Passing::Value | Passing::Array) && self.is_flat(**id));
        let lengths = flat.flat_map(|(id, _)| {
            let variable = unit.variable(*id);
            vla::lengths(unit.ty(variable.ty).value(), &variable.name)
        });
        lengths.collect()
    }

    /// The host-allocated private memory of a variable.
    pub(crate) fn part(&self, id: VarId) -> Option<&Part> {
        self.parts.iter().find(|part| part.id == id)
    }

    /// The declaration of a variable that is private to an iteration of a loop or to a work item.
    pub(crate) fn own(&self, id: VarId) -> String {
        let variable = self.program.unit.variable(id);
        match self.part(id) {
            Some(part) => part.declared_for_item(),
            None => {
                format!("{};\n", types::declare(self.program.unit.ty(variable.ty).value(), &variable.name))
            }
        }
    }

    /// The kernel that combines the partial results of the gangs, in the order of the gangs:
    ///
    /// ```text
    /// @kernel void f_acc1_reduce_s(double *s, const double *okl_part, const int okl_gangs)
    /// ```
    pub(crate) fn reduce(&self, kernel: &str, id: VarId, reduction: &Reduction) -> Text {
        let variable = self.program.unit.variable(id);
        let ty = self.program.unit.ty(variable.ty).value();
        let element = reduction.element(ty);
        let (name, length) = (&variable.name, reduction.length.unwrap_or(1));
        let value = types::declare(element, "okl_value");
        let combined =
            reduction.operator.combined("okl_value", &format!("okl_part[okl_u * {length} + okl_e]"));
        let place = self.construct.directive.span;
        let axes = (Axis::new("okl_o", 1), Axis::new("okl_e", length as i64));
        let mut nest = Nest::new(vec![axes.0], vec![axes.1], place);
        nest.items(format!(
            "{value} = okl_all[okl_e];\n\
             for (int okl_u = 0; okl_u < okl_gangs; ++okl_u) okl_value = {combined};\n\
             okl_all[okl_e] = okl_value;\n"
        ));
        let part = format!("const {}", types::declare(element, "*okl_part"));
        let declared = vec![types::declare(element, "*okl_all"), part, "const int okl_gangs".into()];
        written(&format!("{kernel}_reduce_{name}"), declared, String::new(), nest, place)
    }

    /// Collects all replacements in the construct.
    pub(crate) fn collect(&mut self, uses: &Uses, gpu: bool, found: &mut Vec<Diagnostic>) {
        let inside = self.program.stmt(self.construct).span;
        let place = self.construct.directive.span;
        for placed in &self.program.directives {
            let directive = &placed.directive;
            if directive.span != place && inside.contains(directive.span) {
                self.changes
                    .insert((directive.span.start, true), (directive.span, Change::Text(String::new())));
                if directive.name == "atomic" {
                    self.atomic(placed);
                }
            }
            let Some(stmt) = placed.stmt.filter(|_| directive.is("loop")) else { continue };
            let span = self.program.unit.stmt(stmt).span;
            if !inside.contains(span) {
                continue;
            }
            let loops = self.program.nest(placed, found);
            // On devices, loops over gangs and work items are rewritten by `device`.
            let is_leaf = !gpu || self.levels(placed, stmt) == Levels::default();
            if is_leaf && !loops.is_empty() && self.is_changed(placed, stmt) {
                self.changes.insert((span.start, false), (span, Change::Loop(stmt)));
                let hints = hints(self.program.unit, placed).into_iter();
                let removed = hints.map(|hint| ((hint.start, true), (hint, Change::Text(String::new()))));
                self.changes.extend(removed);
            }
        }
        self.flatten(self.program.stmt(self.construct), found);
        for (callee, call) in &uses.calls {
            let argument = |id| globals::argument_of_kernel(self.program, &self.passing, id);
            if let Some((place, text)) = globals::arguments(self.program, *callee, *call, &argument) {
                self.changes.insert((place.start, true), (place, Change::Text(text)));
            }
        }
        let unit = self.program.unit;
        let asked = on_device::answers(self.program, self.program.stmt(self.construct));
        self.changes
            .extend(asked.into_iter().map(|(span, text)| ((span.start, true), (span, Change::Text(text)))));
        for (id, way) in &self.passing {
            let name = &unit.variable(*id).name;
            for use_ in uses.named.get(id).into_iter().flatten().filter(|span| !span.is_empty()) {
                let text = match *way == Passing::Pointer && self.program.owner(*id, *use_).is_none() {
                    true => format!("(*{name})"),
                    // `this->x`
                    false if unit.variable(*id).scope == Scope::Field => name.clone(),
                    false => continue,
                };
                self.changes.insert((use_.start, true), (*use_, Change::Text(text)));
            }
        }
    }

    /// Renames the name at a place.
    pub(crate) fn rename(&mut self, place: Span, name: &str) {
        self.changes.insert((place.start, true), (place, Change::Text(name.to_string())));
    }

    /// Removes a replacement of the name at a place.
    pub(crate) fn keep(&mut self, place: Span) {
        self.changes.remove(&(place.start, true));
    }

    /// True if code of the gang names the variable outside of loops that have a private copy.
    pub(crate) fn is_of_gang(&self, id: VarId, uses: &Uses) -> bool {
        let mut places = uses.named.get(&id).into_iter().flatten();
        places.any(|place| self.program.owner(id, *place).is_none())
    }

    fn atomic(&mut self, placed: &Placed) {
        let Some(stmt) = placed.stmt.map(|stmt| self.program.unit.stmt(stmt)) else { return };
        if let Some(atomic) = Atomic::read(self.program.unit, placed, stmt) {
            self.changes.insert((stmt.span.start, false), (stmt.span, Change::Atomic(atomic)));
        }
    }

    pub(crate) fn levels(&self, placed: &Placed, stmt: StmtId) -> Levels {
        self.program.levels(self.construct, placed, self.program.outside(self.construct, stmt))
    }

    /// True if a loop has to be rewritten.
    fn is_changed(&self, placed: &Placed, stmt: StmtId) -> bool {
        self.levels(placed, stmt).gang
            || !self.program.copies(stmt).private.is_empty()
            || !self.program.counters_outside(stmt).is_empty()
    }

    /// The pieces of a range with all replacements applied.
    pub(crate) fn range(&self, span: Span) -> Vec<Piece> {
        self.pieces(span, true)
    }

    /// Like [`Writer::range`], without the replacement of the statement that covers the range.
    fn inside(&self, span: Span) -> Vec<Piece> {
        self.pieces(span, false)
    }

    fn pieces(&self, span: Span, takes_whole: bool) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let mut at = span.start;
        for ((start, is_inner), (range, change)) in self.changes.range((span.start, false)..(span.end, false))
        {
            if *start < at || span.end < range.end || (!takes_whole && !is_inner) {
                continue;
            }
            pieces.push(Piece::Source(Span::new(at, *start)));
            match change {
                Change::Text(text) => pieces.push(Piece::Stands { text: text.clone(), from: *range }),
                Change::Loop(stmt) => pieces.extend(self.shared_loop(*stmt)),
                Change::Atomic(atomic) => {
                    pieces.extend(atomic.pieces(self.program.unit, *range, &|span| self.inside(span)))
                }
            }
            at = range.end;
        }
        pieces.push(Piece::Source(Span::new(at, span.end)));
        pieces.retain(|piece| !matches!(piece, Piece::Source(span) if span.is_empty()));
        pieces
    }

    /// The text of a range with all replacements applied.
    pub(crate) fn text(&self, span: Span) -> String {
        let parts = self.range(span).into_iter().map(|piece| match piece {
            Piece::Text(text) | Piece::Stands { text, .. } => text,
            Piece::Source(span) => self.program.unit.source(span).to_string(),
        });
        parts.collect()
    }

    /// A loop that is restricted to the iterations of its gang:
    ///
    /// ```text
    /// { const long long okl_n1 = 0 < n ? n : 0;
    ///   const long long okl_k1_chunk = (okl_n1 + okl_gangs - 1) / okl_gangs;
    ///   for (long long okl_k1 = okl_gang * okl_k1_chunk; okl_k1 < ...; ++okl_k1) { const int i = okl_k1; ... } }
    /// ```
    fn shared_loop(&self, stmt: StmtId) -> Vec<Piece> {
        let unit = self.program.unit;
        let placed = self.program.loop_of(stmt).expect("only loops with a directive change");
        let from = placed.directive.span;
        let stands = |text: String| Piece::Stands { text, from };
        let outermost = self.program.nest(placed, &mut Vec::new());
        let l = outermost.first().expect("collect has looked");
        let private = self.program.copies(stmt).private;
        let mut own: String = private.into_iter().map(|id| self.own(id)).collect();
        let counters = self.program.counters_outside(stmt).into_iter();
        let body = unit.stmt(l.body).span;
        let counting = self.program.counting(l, &|span| self.text(span));
        let (Some(counting), true) = (counting, self.levels(placed, stmt).gang) else {
            let header = Span::new(unit.stmt(stmt).span.start, body.start);
            let counters: String = counters.map(|id| self.own(id)).collect();
            let mut pieces = vec![stands(format!("{{\n{counters}"))];
            pieces.extend(self.range(header));
            pieces.push(stands(format!("{{\n{own}")));
            pieces.extend(self.range(body));
            pieces.push(stands("\n}\n}".into()));
            return pieces;
        };
        // The header declares the counter of the outermost loop.
        let counter = self.program.counter(l);
        own.extend(counters.filter(|id| Some(*id) != counter).map(|id| self.own(id)));
        let number = self.numbers.get() + 1;
        self.numbers.set(number);
        let (trips, round) = (format!("okl_n{number}"), format!("okl_k{number}"));
        let gang = Dimensions::of(self.program, self.construct).team(self.levels(placed, stmt));
        let crew = Crew { gang: Some(gang), ..Crew::default() };
        let shared = share(&crew, Schedule::Blocked, &Formula::code(trips.as_str()), &round);
        let mut text = format!("{{\nconst long long {trips} = {};\n", counting.trips());
        for (name, value) in &shared.values {
            text.push_str(&format!("const long long {name} = {value};\n"));
        }
        let variable = counter.map(|id| unit.variable(id)).expect("a canonical loop counts something");
        let ty = unit.ty(variable.ty);
        let (value, declared) = (ty.alias(), types::declare(ty, &variable.name));
        let is_plain = counting.step.as_number() == Some(1) && !counting.down;
        if is_plain {
            // Keep the form of the user's loop, which compilers can optimize.
            let (first, end) = (shared.iterations.first, shared.iterations.end);
            let name = &variable.name;
            text.push_str(&format!(
                "const long long {round}_first = {first}, {round}_end = {end};\n\
                 for ({declared} = ({value})({}); {name} < ({value})({}); ++{name}) {{\n{own}",
                counting.at(Formula::code(format!("{round}_first"))),
                counting.at(Formula::code(format!("{round}_end"))),
            ));
        } else {
            let at = counting.at(Formula::code(round.as_str()));
            let header = shared.iterations.header("long long", &round);
            text.push_str(&format!("{header} {{\n{declared} = ({value})({at});\n{own}"));
        }
        let mut pieces = vec![stands(text)];
        pieces.extend(self.range(body));
        pieces.push(stands("\n}\n}".into()));
        pieces
    }
}
