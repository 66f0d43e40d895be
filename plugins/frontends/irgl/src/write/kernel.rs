//! Kernels in CUDA.
//!
//! ```text
//! Kernel k(int *x) { ForAll (i In range(n)) { x[i] = 0; } }
//!
//! __global__ void k(int *x, const int irgl_count) {
//!   for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < irgl_count; i += gridDim.x * blockDim.x) { x[i] = 0; }
//! }
//! ```
//!
//! On CPUs a thread takes the next 64 iterations whenever it is done with others.

use super::c::Code;
use super::ends::is_ended_in_loop;
use super::exclusives::{Phase, locked, locks};
use super::locks::owner;
use super::nested::Nested;
use super::parts::{Kept, Part, exclusive};
use super::statement::At;
use super::tickets::{ticketed, tickets};
use super::together::Together;
use super::ways::Pushes;
use crate::facts::Facts;
use crate::tree::{Iter, ParamKind, Stmt, StmtKind};
use okl_frontend::text::Text;
use okl_plugin::Span;

/// The number of iterations that a thread of a CPU takes at a time.
const CHUNK: u32 = 64;

/// Each thread takes items that are neighbours in the worklist.
const BLOCKED: &str = "const int irgl_each = (irgl_count - 1) / irgl_threads + 1, irgl_thread = blockIdx.x * blockDim.x + \
                       threadIdx.x;\nconst int irgl_from = irgl_thread < irgl_threads && irgl_thread <= (irgl_count - 1) / \
                       irgl_each ? irgl_thread * irgl_each : irgl_count;\nconst int irgl_to = irgl_count - irgl_from < \
                       irgl_each ? irgl_count : irgl_from + irgl_each;\nfor (int $i = irgl_from; $i < irgl_to; ++$i) \
                       {$variable$body}";

/// A parameter of a kernel, and what its launch gives for it.
pub(crate) struct Passed {
    /// What its declaration declares.
    pub(crate) name: String,
    pub(crate) declaration: Text,
    pub(crate) value: String,
}

/// A part of a kernel as a kernel in CUDA.
pub(crate) struct Written {
    pub(crate) name: String,
    pub(crate) text: Text,
    pub(crate) passed: Vec<Passed>,
}

/// Writes parts of a kernel.
#[derive(Clone, Copy)]
pub(crate) struct Writer<'m, 't> {
    pub(crate) code: Code<'m, 't>,
    pub(crate) facts: &'m Facts,
    pub(crate) gpu: bool,
}

impl Writer<'_, '_> {
    /// Writes a part.
    pub(crate) fn part(&self, name: String, part: &Part<'_>) -> Written {
        let place = part.one.word;
        let passed = self.passed(part);
        let declarations = passed.iter().map(|one| one.declaration.clone());
        let nested = Nested::of(self.code.words, self.facts, part, self.code.ways);
        let together = Together::of(self.code.words, part, nested.as_ref(), self.code.ways);
        let writer = Writer { code: Code { nested: nested.as_ref(), ..self.code }, ..*self };
        let (before, behind) = self.around(part);
        let memory = together.memory();
        let values = [
            ("params", &Text::joined(declarations, ", ")),
            ("top", &self.top()),
            (
                "loop",
                &if together.is_any() { writer.uniform(part, &together) } else { self.distributed(part) },
            ),
        ];
        let template =
            format!("__global__ void {name}($params) {{\n$top\n{memory}{before}$loop{behind}\n}}\n");
        Written { name, text: Text::fill(&template, place, &values), passed }
    }

    /// What stands in front of the loop of a part and behind it.
    pub(crate) fn around(&self, part: &Part<'_>) -> (String, String) {
        let (mut before, mut behind) = (String::new(), String::new());
        if part.stmts.iter().any(has_return) {
            before.push_str("int irgl_true = 0, irgl_false = 0;\n");
            behind.push_str("\nif (irgl_true) atomicOr(&irgl_returned[0], 1);");
            behind.push_str("\nif (irgl_false) atomicOr(&irgl_returned[1], 1);");
        }
        if self.code.ways.pushes == Pushes::Buffered && self.facts.pushes {
            before.push_str("int irgl_own[33];\nirgl_own[32] = 0;\n");
            behind.push_str("\nirgl_hand_over(irgl_own, irgl_out, irgl_pushed, irgl_capacity);");
        }
        (before, behind)
    }

    /// The declarations in front of the loops.
    pub(crate) fn top(&self) -> Text {
        let mut text = Text::new();
        for stmt in self.code.kernel.body.stmts.iter().filter(|stmt| matches!(stmt.kind, StmtKind::Other)) {
            text.push(self.code.copy(stmt.span));
            text.push(Text::standing("\n", stmt.span));
        }
        text
    }

    /// A loop whose iterations run in parallel.
    fn distributed(&self, part: &Part<'_>) -> Text {
        let (number, variable) = self.number(part);
        let template = match self.gpu {
            true if self.facts.retries && self.code.ways.backs_off => BLOCKED.to_string(),
            true if self.facts.retries => {
                "for (int $i = blockIdx.x * blockDim.x + threadIdx.x < irgl_threads ? blockIdx.x * blockDim.x + threadIdx.x \
                 : irgl_count; $i < irgl_count; $i += irgl_threads) {$variable$body}"
                    .to_string()
            }
            true => {
                "for (int $i = blockIdx.x * blockDim.x + threadIdx.x; $i < irgl_count; $i += gridDim.x * blockDim.x) \
                 {$variable$body}"
                    .to_string()
            }
            false => format!(
                "for (int irgl_first = atomicAdd(irgl_next, {CHUNK}); irgl_first < irgl_count; irgl_first = \
                 atomicAdd(irgl_next, {CHUNK})) {{\nconst int irgl_last = irgl_first + {CHUNK} < irgl_count ? irgl_first + \
                 {CHUNK} : irgl_count;\nfor (int $i = irgl_first; $i < irgl_last; ++$i) {{$variable$body}}\n}}"
            ),
        };
        let body = self.body(part, &number);
        Text::fill(&template, part.one.word, &[("i", &number), ("variable", &variable), ("body", &body)])
    }

    /// The variable that counts iterations, and the declaration of the program's one where that is another.
    pub(crate) fn number(&self, part: &Part<'_>) -> (Text, Text) {
        let name = Text::copy(part.one.variable.span);
        let (start, step) = match &part.one.iter {
            Iter::Range(Some(start), _, step) => (*start, step),
            _counted => return (name, Text::new()),
        };
        let (start, at) = (self.code.copy(start), Text::standing("irgl_i", part.one.variable.span));
        let mut values = vec![("name", &name), ("start", &start), ("at", &at)];
        let step = step.map(|step| self.code.copy(step));
        let template = match &step {
            Some(step) => {
                values.push(("step", step));
                "\nint $name = ($start) + $at * ($step);"
            }
            None => "\nint $name = ($start) + $at;",
        };
        let declaration = Text::fill(template, part.one.variable.span, &values);
        (at, declaration)
    }

    pub(crate) fn body(&self, part: &Part<'_>, number: &Text) -> Text {
        let mut text = Text::new();
        for kept in &part.loads {
            text.push(loaded(kept, number));
        }
        if is_ended_in_loop(&part.one.body) {
            text.push(Text::standing("\nint irgl_ended = 0;", part.one.word));
        }
        if let Some((object, locks)) = part.starts.and_then(exclusive) {
            text.push(self.code.phase(Phase::Check, object, locks, number));
            text.push(Text::standing("\n", object.span));
        }
        text.push(self.statements(part, number));
        for kept in part.stores.iter().filter(|kept| kept.variable.extents.is_empty()) {
            let name = &kept.variable.name.text;
            let template = format!("\nirgl_kept_{name}[$number] = {name};");
            text.push(Text::fill(&template, kept.variable.name.span, &[("number", number)]));
        }
        if let Some((phase, (object, locks))) =
            part.ends.and_then(|(phase, stmt)| Some((phase, exclusive(stmt)?)))
        {
            text.push(self.code.phase(phase, object, locks, number));
            text.push(Text::standing("\n", object.span));
        }
        text
    }

    /// The statements of a part. Declarations of arrays that are kept are those of the memory where they are kept.
    fn statements(&self, part: &Part<'_>, number: &Text) -> Text {
        let (Some(first), Some(last)) = (part.stmts.first(), part.stmts.last()) else { return Text::new() };
        let body = part.one.body.span;
        let is_first = part.one.body.stmts.first() == Some(first);
        let is_last = part.one.body.stmts.last() == Some(last);
        let from = if is_first { body.start + 1 } else { first.span.start };
        let to = if is_last { body.end - 1 } else { last.span.end };
        let arrays: Vec<&Kept> =
            part.stores.iter().filter(|kept| !kept.variable.extents.is_empty()).collect();
        let mut text = Text::new();
        let mut at = (from, 0);
        for (index, stmt) in part.stmts.iter().enumerate() {
            let Some(kept) = arrays.iter().find(|kept| kept.declaration == stmt.span) else { continue };
            text.push(self.code.row(&part.stmts[at.1..index], at.0, stmt.span.start, At { loops: 0 }));
            text.push(loaded(kept, number));
            at = (stmt.span.end, index + 1);
        }
        text.push(self.code.row(&part.stmts[at.1..], at.0, to, At { loops: 0 }));
        text
    }

    fn passed(&self, part: &Part<'_>) -> Vec<Passed> {
        let mut all = self.of_program();
        let mut own = |declaration: String, value: &str| {
            let name = declaration.rsplit([' ', '*']).next().unwrap_or_default().to_string();
            all.push(Passed { name, declaration: declaration.into(), value: value.into() });
        };
        let facts = self.facts;
        if facts.reads {
            own("const int *irgl_in".into(), "irgl_now.in()");
            own("const int irgl_size".into(), "irgl_now.size()");
        }
        if facts.pushes {
            own("int *irgl_out".into(), "irgl_now.out()");
            own("unsigned *irgl_pushed".into(), "irgl_now.pushed()");
        }
        if facts.retries {
            own("int *irgl_retry".into(), "irgl_now.retry()");
            own("unsigned *irgl_retried".into(), "irgl_now.retried()");
        }
        if facts.pushes || facts.retries {
            own("const unsigned irgl_capacity".into(), "irgl_now.capacity()");
        }
        if facts.returns {
            own("int *irgl_returned".into(), "irgl_now.returned()");
        }
        let mut objects: Vec<String> = Vec::new();
        for stmt in part.starts.iter().copied().chain(part.ends.map(|(_, stmt)| stmt)) {
            let Some((object, _)) = exclusive(stmt) else { continue };
            if !objects.contains(&object.text) {
                own(format!("int *{}", owner(object)), &format!("irgl::owner({}).device()", object.text));
                objects.push(object.text.clone());
            }
        }
        for object in locked(self.code.words, self.code.kernel, part.stmts, self.code.ways) {
            let name = locks(object);
            if !objects.contains(&name) {
                own(format!("int *{name}"), &format!("irgl::locks({}).device()", object.text));
                objects.push(name);
            }
        }
        for array in ticketed(self.code.words, self.code.kernel, self.code.ways) {
            own(format!("int *{}", tickets(&array)), &format!("irgl::tickets({array}).device()"));
        }
        let mut kept: Vec<&Kept> = part.loads.iter().chain(&part.stores).collect();
        kept.sort_by_key(|kept| kept.variable.name.span.start);
        kept.dedup_by_key(|kept| kept.variable.name.span.start);
        for kept in kept {
            let name = &kept.variable.name.text;
            own(format!("{} *irgl_kept_{name}", kept.ty), &format!("irgl_kept_{name}.device()"));
        }
        own("const int irgl_count".into(), "irgl_count");
        match self.gpu {
            true if facts.retries => own("const int irgl_threads".into(), "irgl_now.threads()"),
            true => {}
            false => own("int *irgl_next".into(), "irgl_now.next()"),
        }
        all
    }

    /// The parameters of the program.
    pub(crate) fn of_program(&self) -> Vec<Passed> {
        let mut all = Vec::new();
        for param in &self.code.kernel.params {
            let name = &param.name.text;
            let mut add = |name: &str, declaration: Text, value: String| {
                all.push(Passed { name: name.to_string(), declaration, value });
            };
            match &param.kind {
                ParamKind::Graph(weight) => {
                    for (_, what) in self.facts.graphs.iter().filter(|(graph, _)| graph == name) {
                        let own = self.code.names.graph(name, what);
                        let (ty, value) = match *what {
                            "nnodes" | "nedges" => ("const int ".to_string(), format!("{name}.{what}")),
                            "weight" => {
                                (format!("const {weight} *"), format!("{name}.{what}_array().device()"))
                            }
                            _array => ("const int *".to_string(), format!("{name}.{what}_array().device()")),
                        };
                        add(&own, Text::standing(format!("{ty}{own}"), param.span), value);
                    }
                }
                ParamKind::Pointer(_) => add(name, Text::copy(param.span), format!("{name}.device()")),
                ParamKind::Array(_) | ParamKind::Value(_) => add(name, Text::copy(param.span), name.clone()),
            }
        }
        all
    }
}

/// `int x = irgl_kept_x[i];`
fn loaded(kept: &Kept, number: &Text) -> Text {
    let (name, ty, place) = (&kept.variable.name.text, &kept.ty, kept.variable.name.span);
    if kept.variable.extents.is_empty() {
        let template = format!("\n{ty} {name} = irgl_kept_{name}[$number];");
        return Text::fill(&template, place, &[("number", number)]);
    }
    let extents = extents(kept);
    let template = format!("\n{ty} *{name} = irgl_kept_{name} + (long long)($extents) * $number;");
    Text::fill(&template, place, &[("number", number), ("extents", &extents)])
}

/// The number of elements of an array.
pub(crate) fn extents(kept: &Kept) -> Text {
    let parts: Vec<Span> = kept.variable.extents.clone();
    Text::joined(parts.into_iter().map(Text::copy), " * ")
}

/// True if a statement gives a result.
fn has_return(stmt: &Stmt) -> bool {
    let any = |block: &crate::tree::Block| block.stmts.iter().any(has_return);
    match &stmt.kind {
        StmtKind::Return(_) => true,
        StmtKind::Block(block) => any(block),
        StmtKind::Loop(one) => any(&one.body),
        StmtKind::If(_, then, other) => {
            has_return(then) || other.as_ref().is_some_and(|other| has_return(other))
        }
        StmtKind::Head(_, body) | StmtKind::Do(body, _) => has_return(body),
        StmtKind::Atomic(_, _, body, other) | StmtKind::Exclusive(_, _, body, other) => {
            any(body) || other.as_ref().is_some_and(any)
        }
        _other => false,
    }
}
