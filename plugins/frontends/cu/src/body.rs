//! The bodies of kernels and functions of the device: built-in variables, variables of the device, and calls.
//!
//! ```text
//! at(threadIdx.x) + counter      at(thread_x, thread_x) + (*counter)
//! ```

use crate::apart;
use crate::builtins::{self, Builtin};
use crate::functions;
use crate::groups::{self, Group};
use crate::ids::CU_UNSUPPORTED;
use crate::implicit::Implicit;
use crate::lockstep;
use crate::owner::OWNER;
use crate::shape::Shape;
use crate::symbols;
use crate::symbols::is_of_device;
use crate::warp::WarpCall;
use crate::writer::Writer;
use okl_frontend::runtime::Device;
use okl_plugin::model::{CallExpr, CallTarget, CastStyle, ExprId, ExprKind, Expression, FunctionId, VarId};
use okl_plugin::{Diagnostic, Piece, Span};

impl Writer<'_> {
    /// Rewrites what stands in the body of a function; a kernel has a shape.
    pub(crate) fn body(&mut self, id: FunctionId, shape: Option<&Shape>) {
        let program = self.program;
        for one in builtins::uses(program, id) {
            let text = match one.axis {
                Some(axis) => self.value(Implicit::Builtin(one.builtin, axis), shape),
                None => self.all_axes(one.builtin, shape),
            };
            self.stands(one.span, text);
        }
        program.expressions(id, &mut |expression| {
            if let Some(variable) = expression.kind.as_variable() {
                self.variable(expression, variable, shape);
            } else if let ExprKind::Call(call) = &expression.kind {
                self.call(expression, call, shape);
            } else if let ExprKind::Cast { style: CastStyle::Reinterpret, .. } = expression.kind
                && self.device == Device::OpenCl
            {
                self.cast(expression.span);
            }
        });
        for span in groups::declarations(program, id) {
            self.edits.supplant(OWNER, span, Vec::new());
        }
        let places = self.barriers.places(program, id);
        apart::split(self, id, &places);
        lockstep::rewrite(self, id);
        let state = (&mut self.atomics, &mut self.written, self.names, self.device);
        functions::rewrite(program, id, state, &mut self.edits, &mut self.found);
    }

    /// Replaces a range by text that stands for it.
    fn stands(&mut self, span: Span, text: impl Into<String>) {
        self.edits.recompose(OWNER, span, vec![Piece::Stands { text: text.into(), from: span }]);
    }

    /// `make_uint3(thread_x, thread_y, thread_z)`
    fn all_axes(&self, builtin: Builtin, shape: Option<&Shape>) -> String {
        let parts = (0..3).map(|axis| self.value(Implicit::Builtin(builtin, axis), shape));
        format!("make_uint3({})", parts.collect::<Vec<String>>().join(", "))
    }

    /// `(*counter)` for a variable whose address the function gets, `32` for `warpSize`.
    fn variable(&mut self, expression: &Expression, id: VarId, shape: Option<&Shape>) {
        let program = self.program;
        let variable = program.unit.variable(id);
        let is_passed = is_of_device(program, id) || shape.is_none() && program.has(id, "cu_shared");
        if is_passed && symbols::is_single(program, id) {
            self.stands(expression.span, format!("(*{})", variable.name));
        } else if is_passed && program.unit.source(expression.span) != variable.name {
            // `constants::c` is the parameter `c`.
            self.stands(expression.span, variable.name.clone());
        } else if variable.name == "warpSize" && program.is_of_prelude(variable.name_span) {
            self.stands(expression.span, "32");
        }
    }

    /// Rewrites a call of a function of a group or a warp, or of the program.
    fn call(&mut self, expression: &Expression, call: &CallExpr, shape: Option<&Shape>) {
        let program = self.program;
        let of_group = groups::call(program, call);
        if let Some((name, Group::Single, arguments)) = &of_group
            && let (Some((open, close)), Some(first)) = (groups::of_single(name), arguments.first())
        {
            let from = if call.name_span.is_empty() { expression.span } else { call.name_span };
            let value = Piece::Source(program.unit.expression(*first).span);
            let pieces = vec![Piece::Stands { text: open.into(), from }, value, Piece::Text(close.into())];
            return self.edits.recompose(OWNER, expression.span, pieces);
        }
        if let Some((name, group, _)) = of_group
            && let Some(text) = self.of_group(name, group, shape)
        {
            let piece = Piece::Stands { text, from: expression.span };
            return self.edits.supplant(OWNER, expression.span, vec![piece]);
        }
        if let Some(warp) = WarpCall::of(program, call) {
            return self.warp_call(expression, call, &warp, shape);
        }
        let called = call.callee().and_then(|callee| program.unit.callee(callee).function);
        let Some(called) = called.filter(|id| !program.is_of_prelude(program.unit.function(*id).name_span))
        else {
            return;
        };
        let name = call.name_span;
        if let (CallTarget::Operator(_), Some(own)) = (&call.target, self.specialized.name(program, called)) {
            return self.operator(expression, call, own, shape);
        }
        if let Some(own) = self.specialized.name(program, called).filter(|_| !name.is_empty()) {
            self.stands(name, own);
        }
        let needs = self.needs.needed(program, called).map(|need| self.value(need, shape));
        let needs: Vec<String> = needs.collect();
        if name.is_empty() && !needs.is_empty() {
            return self.found.push(unwritten(expression.span));
        }
        let (is_left, first) = self.without_groups(call);
        let separator = if is_left && !needs.is_empty() { ", " } else { "" };
        let open = program.unit.text[name.end as usize..].find('(');
        let open = open.map_or(name.end, |at| name.end + at as u32 + 1);
        self.in_front(open, first, format!("{}{separator}", needs.join(", ")));
    }

    /// `((float4 *)(p))` for `reinterpret_cast<float4 *>(p)`
    fn cast(&mut self, place: Span) {
        let text = self.program.unit.source(place);
        let (Some(open), Some(close)) = (text.find('<'), text.find(">(").or_else(|| text.find("> ("))) else {
            return;
        };
        let start = Span::new(place.start, place.start + open as u32 + 1);
        let between = Span::new(place.start + close as u32, place.start + close as u32 + 1);
        self.stands(start, "((");
        self.stands(between, ")");
        self.edits.insert_after(OWNER, place.end, ")");
    }

    /// `plus_1(a, b)` for `a + b`
    fn operator(&mut self, expression: &Expression, call: &CallExpr, name: &str, shape: Option<&Shape>) {
        let program = self.program;
        let called = call.callee().and_then(|callee| program.unit.callee(callee).function);
        let needs = called.into_iter().flat_map(|id| self.needs.needed(program, id));
        let values: Vec<Piece> = needs.map(|need| Piece::Text(self.value(need, shape))).collect();
        let written = call.arguments.iter().map(|id| program.unit.expression(*id).span);
        let operands = written.filter(|span| !span.is_empty()).map(Piece::Source);
        let from = if call.name_span.is_empty() { expression.span } else { call.name_span };
        let mut pieces = vec![Piece::Stands { text: format!("{name}("), from }];
        for (at, piece) in values.into_iter().chain(operands).enumerate() {
            pieces.extend((at > 0).then(|| Piece::Text(", ".into())));
            pieces.push(piece);
        }
        pieces.push(Piece::Text(")".into()));
        self.edits.recompose(OWNER, expression.span, pieces);
    }

    /// Removes the arguments of a call that are groups. True if others are left, and the range that goes for the first one.
    fn without_groups(&mut self, call: &CallExpr) -> (bool, Option<Span>) {
        let unit = self.program.unit;
        let is_group = |id: &ExprId| groups::is_group(self.program, unit.expression(unit.peeled(*id)));
        let span = |id: ExprId| unit.expression(id).span;
        let mut gone: Vec<Span> = Vec::new();
        for (at, id) in call.arguments.iter().enumerate().filter(|(_, id)| is_group(id)) {
            let next = call.arguments.get(at + 1).map(|id| span(*id).start);
            let before = at.checked_sub(1).map(|at| span(call.arguments[at]).end);
            gone.push(match (next, before) {
                (Some(next), _) => Span::new(span(*id).start, next),
                (None, Some(before)) => Span::new(before, span(*id).end),
                (None, None) => span(*id),
            });
        }
        let is_left = call.arguments.iter().any(|id| !is_group(id) && !span(*id).is_empty());
        let is_first = call.arguments.first().is_some_and(is_group);
        let first = gone.first().copied().filter(|_| is_first);
        for span in gone.into_iter().skip(usize::from(is_first)) {
            self.edits.supplant(OWNER, span, Vec::new());
        }
        (is_left, first)
    }

    /// What a function of a group gives that is no exchange: the rank of a thread, a size.
    fn of_group(&self, name: &str, group: Group, shape: Option<&Shape>) -> Option<String> {
        let item = || self.value(Implicit::Item, shape);
        let items = || self.value(Implicit::Items, shape);
        Some(match (name, group) {
            (name, Group::Grid) => self.of_grid(name, shape)?,
            ("thread_rank", Group::Block) => format!("({})", item()),
            ("size" | "num_threads", Group::Block) => format!("({})", items()),
            ("group_index", Group::Block) => self.all_axes(Builtin::Block, shape),
            ("thread_index", Group::Block) => self.all_axes(Builtin::Thread, shape),
            ("group_dim" | "dim_threads", Group::Block) => self.all_axes(Builtin::BlockDim, shape),
            ("thread_rank", Group::Tile(size)) => format!("(({}) % {size}u)", item()),
            ("size" | "num_threads", Group::Tile(size)) => format!("{size}u"),
            ("meta_group_rank", Group::Tile(size)) => format!("(({}) / {size}u)", item()),
            ("thread_rank" | "meta_group_rank", Group::Single) => "0u".into(),
            ("size" | "num_threads" | "meta_group_size", Group::Single) => "1u".into(),
            ("meta_group_size", Group::Tile(size)) => format!("(({} + {}u) / {size}u)", items(), size - 1),
            _other => return None,
        })
    }

    /// What a function of the grid gives: `((unsigned long long)block_x * 64u + thread_x)`.
    fn of_grid(&self, name: &str, shape: Option<&Shape>) -> Option<String> {
        let axis = |builtin, axis| self.value(Implicit::Builtin(builtin, axis), shape);
        let [x, y, z] = [0, 1, 2].map(|at| axis(Builtin::Block, at));
        let [width, height, depth] = [0, 1, 2].map(|at| axis(Builtin::GridDim, at));
        let block = format!("((({z}) * (unsigned long long)({height}) + ({y})) * ({width}) + ({x}))");
        let blocks = format!("((unsigned long long)({width}) * ({height}) * ({depth}))");
        let (item, items) = (self.value(Implicit::Item, shape), self.value(Implicit::Items, shape));
        Some(match name {
            "thread_rank" => format!("({block} * ({items}) + ({item}))"),
            "size" | "num_threads" => format!("({blocks} * ({items}))"),
            "block_rank" => block,
            "num_blocks" => blocks,
            _other => return None,
        })
    }

    /// `shfl_down_float(lanes_float, thread_x, 64u, v, 8, 32)` for `__shfl_down_sync(m, v, 8)`
    fn warp_call(
        &mut self,
        expression: &Expression,
        call: &CallExpr,
        warp: &WarpCall,
        shape: Option<&Shape>,
    ) {
        let unit = self.program.unit;
        let values: Vec<String> = warp.needs().iter().map(|need| self.value(*need, shape)).collect();
        let written = warp.arguments.iter().map(|id| unit.expression(*id).span);
        let name = self.names.free(&warp.name);
        self.written.insert(name.clone(), warp.definition(&name));
        let from = if call.name_span.is_empty() { expression.span } else { call.name_span };
        let mut pieces =
            vec![Piece::Stands { text: name, from }, Piece::Text(format!("({}", values.join(", ")))];
        for argument in written {
            pieces.push(Piece::Text(", ".into()));
            pieces.push(Piece::Source(argument));
        }
        pieces.push(Piece::Text(format!("{})", warp.more)));
        self.edits.recompose(OWNER, expression.span, pieces);
    }
}

/// A call without a name in the text has no place for arguments.
fn unwritten(place: Span) -> Diagnostic {
    let message =
        "a function is called here that has no name in the text, and that needs something of the launch";
    Diagnostic::error(CU_UNSUPPORTED, message, place)
        .help("conversions, constructors and operators that use `threadIdx`, shared memory or variables of the device: write a function with a name")
}
