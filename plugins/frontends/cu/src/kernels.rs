//! Kernels and functions of the device, as OKL.
//!
//! ```text
//! @kernel void k(float *x, const unsigned int gridDim_x, const unsigned int blockDim_x) {
//!   for (unsigned int block_x = 0; block_x < gridDim_x; ++block_x; @outer) {
//!     @shared float s[64];
//!     for (unsigned int thread_x = 0; thread_x < blockDim_x; ++thread_x; @inner) {
//!       ...
//! ```

use crate::bounds::Bounds;
use crate::groups;
use crate::implicit::Implicit;
use crate::linkage;
use crate::names::AXES;
use crate::objects;
use crate::owner::OWNER;
use crate::shape::{MOST_ITEMS, Shape};
use crate::sharing;
use crate::symbols;
use crate::writer::{Kernel, Writer};
use okl_plugin::model::FunctionId;
use okl_plugin::{Piece, Span};

impl Writer<'_> {
    /// Writes a kernel.
    pub(crate) fn kernel(&mut self, kernel: &Kernel) {
        let program = self.program;
        let function = program.unit.function(kernel.function);
        let Some(body) = program.body(kernel.function) else { return };
        let head = Span::new(function.span.start, function.params_span.start);
        let text = format!("@kernel void {}(", kernel.name);
        self.edits.supplant(OWNER, head, vec![Piece::Stands { text, from: function.name_span }]);
        self.parameters(kernel.function, &kernel.implicit);
        self.body(kernel.function, Some(&kernel.shape));
        if let Some(tile) = kernel.tiling.tile() {
            return self.tile(kernel, tile);
        }
        let mut pieces = vec![Piece::Text(format!("\n{}", self.outer(kernel)))];
        pieces.push(Piece::Text(self.lanes(kernel)));
        pieces.extend(sharing::declarations(self, kernel));
        pieces.push(Piece::Text(self.inner(&kernel.shape)));
        for id in &function.params {
            if let Some(fields) = objects::fields(program.unit, self.device, *id) {
                pieces.push(Piece::Text(self.object(*id, &fields)));
            }
        }
        self.edits.recompose(OWNER, Span::at(body.span.start + 1), pieces);
        let loops = kernel.shape.grid + kernel.shape.block.len();
        let close = "}".repeat(loops);
        self.edits.insert(OWNER, body.span.end - 1, close);
    }

    /// Writes a function that kernels call.
    pub(crate) fn function(&mut self, id: FunctionId) {
        let is_instance = self.specialized.head(self.program, id, &mut self.edits);
        let word = linkage::of_function(self.program, id);
        if !is_instance && !word.is_empty() {
            let start = self.program.unit.function(id).specifiers;
            self.edits.insert(OWNER, start, word);
        }
        let needs: Vec<Implicit> = self.needs.needed(self.program, id).collect();
        self.parameters(id, &needs);
        self.body(id, None);
        sharing::remove(self, id);
    }

    /// Puts text in front of a list, whose first element may be one that goes.
    pub(crate) fn in_front(&mut self, open: u32, first: Option<Span>, text: String) {
        match first {
            Some(span) => self.edits.supplant(OWNER, span, vec![Piece::Text(text)]),
            None if text.is_empty() => {}
            None => self.edits.insert(OWNER, open, text),
        }
    }

    /// Removes the parameters that are groups; returns the range of the first one and what is written for it. It also writes arrays as pointers: `float (*a)[8]` for `float a[8][8]`.
    fn written_parameters(&mut self, id: FunctionId) -> Option<(Span, String)> {
        let mut first = None;
        let unit = self.program.unit;
        let function = unit.function(id);
        let is_kernel = self.program.kernels.contains(&id);
        for (at, id) in function.params.iter().enumerate() {
            let variable = unit.variable(*id);
            if groups::of_variable(self.program, *id).is_some() {
                let next = function.params.get(at + 1).map(|id| unit.variable(*id).span.start);
                let before = at.checked_sub(1).map(|at| unit.variable(function.params[at]).span.end);
                let span = match (next, before) {
                    (Some(next), _) => Span::new(variable.span.start, next),
                    (None, Some(before)) => Span::new(before, variable.span.end),
                    (None, None) => variable.span,
                };
                match at {
                    0 => first = Some((span, String::new())),
                    _later => self.edits.supplant(OWNER, span, Vec::new()),
                }
                continue;
            }
            if is_kernel && let Some(fields) = objects::fields(unit, self.device, *id) {
                let text = self.field_parameters(*id, &fields);
                let (span, from) = (variable.span, variable.name_span);
                match at {
                    0 => first = Some((span, text)),
                    _later => self.edits.supplant(OWNER, span, vec![Piece::Stands { text, from }]),
                }
                continue;
            }
            let bounds = &variable.declarator.bounds;
            if let Some(first) = bounds.first() {
                let name = &variable.name;
                let text = if bounds.len() > 1 { format!("(*{name})") } else { format!("*{name}") };
                let span = Span::new(variable.name_span.start, first.end);
                self.edits.recompose(OWNER, span, vec![Piece::Stands { text, from: variable.name_span }]);
            }
        }
        first
    }

    /// Adds parameters for what a function needs in front of its own; functions with default arguments get them in front.
    fn parameters(&mut self, id: FunctionId, implicit: &[Implicit]) {
        let first = self.written_parameters(id);
        let function = self.program.unit.function(id);
        let all: Vec<String> = implicit.iter().map(|one| self.parameter(*one)).collect();
        let is_left = function.params.iter().any(|id| groups::of_variable(self.program, *id).is_none());
        let separator = if is_left && !all.is_empty() { ", " } else { "" };
        let (first, object) = first.unzip();
        let text = format!("{}{separator}{}", all.join(", "), object.unwrap_or_default());
        self.in_front(function.params_span.start, first, text);
    }

    fn parameter(&self, implicit: Implicit) -> String {
        match implicit {
            Implicit::Builtin(builtin, axis) => {
                format!("const unsigned int {}", self.names.axis(builtin.stem(), axis))
            }
            Implicit::DynamicBytes => format!("const unsigned int {}", self.names.plain("dynamic_bytes")),
            Implicit::Variable(id) => symbols::parameter(self.program, id),
            Implicit::Shared(id) => symbols::parameter(self.program, id),
            Implicit::Lanes(ty) => format!("{} *{}", ty.name(), self.names.plain(&ty.memory())),
            Implicit::Item => format!("const unsigned int {}", self.names.plain("item")),
            Implicit::Items => format!("const unsigned int {}", self.names.plain("items")),
        }
    }

    /// The memory by which the threads of a kernel tell each other values: `@shared float lanes_float[64];`
    fn lanes(&self, kernel: &Kernel) -> String {
        let size = kernel.shape.items().unwrap_or(MOST_ITEMS);
        let needs = self.needs.needed(self.program, kernel.function);
        let declared = needs.filter_map(|need| match need {
            Implicit::Lanes(ty) => {
                Some(format!("@shared {} {}[{size}];\n", ty.name(), self.names.plain(&ty.memory())))
            }
            _other => None,
        });
        declared.collect()
    }

    /// The loops over groups, the slowest axis first.
    fn outer(&self, kernel: &Kernel) -> String {
        let bounds = match Bounds::of(self.program, kernel.function) {
            Some(Bounds::Known(attribute)) => format!("@outer, {attribute}"),
            Some(Bounds::Unknown(_)) | None => "@outer".to_string(),
        };
        let last = kernel.shape.grid - 1;
        let attribute = |axis: usize| if axis == last { bounds.as_str() } else { "@outer" };
        (0..kernel.shape.grid)
            .rev()
            .map(|axis| self.open("block", axis, &self.names.axis("gridDim", axis), attribute(axis)))
            .collect()
    }

    /// The loops over work items.
    fn inner(&self, shape: &Shape) -> String {
        let axes = (0..shape.block.len()).rev();
        axes.map(|axis| {
            let size = match shape.block[axis] {
                Some(size) => size.to_string(),
                None => self.names.axis("blockDim", axis),
            };
            self.open("thread", axis, &size, "@inner")
        })
        .collect()
    }

    /// `for (unsigned int thread_x = 0; thread_x < 256; ++thread_x; @inner) {`
    fn open(&self, stem: &str, axis: usize, end: &str, attribute: &str) -> String {
        let name = self.names.axis(stem, axis);
        debug_assert!(axis < AXES.len());
        format!("for (unsigned int {name} = 0; {name} < {end}; ++{name}; {attribute}) {{\n")
    }
}
