//! An `Iterate` that the device runs: one block goes from one invocation to the next by itself, in one launch, as long
//! as there are few iterations. On CPUs that is one thread, and no launch at all.
//!
//! ```text
//! Iterate bfs(g, level, LEVEL) Initial [0] { LEVEL++; }
//!
//! __device__ void irgl_step_1(...) { for (int i = threadIdx.x; i < irgl_count; i += blockDim.x) { ... } }
//! __global__ void irgl_loop_1(..., int *irgl_kept_LEVEL) {
//!   int LEVEL = irgl_kept_LEVEL[0];
//!   for (int irgl_go = 1; irgl_go;) { irgl_step_1(..., LEVEL, ...); __syncthreads(); LEVEL++; irgl_go = ...; }
//! }
//! static bool irgl_outlined_1(irgl::rounds &irgl_runs, bool &irgl_got, ...) { ... }
//!
//! while (irgl_pipe.size() > 0) { if (irgl_outlined_1(...)) continue; irgl_run_bfs(g, level, LEVEL); LEVEL++; }
//! ```

use super::c::Code;
use super::elements::element;
use super::kernel::{Passed, Writer};
use super::launcher::flags;
use super::names::Names;
use super::parts::{Part, parts};
use super::pushes::Most;
use super::scalars::Scalars;
use super::sole::sole;
use super::ways::{Pushes, Ways};
use crate::facts::Facts;
use crate::tree::{Iter, Iterate, Kernel, Module, Param, ParamKind, Reduction, Role, StmtKind};
use crate::walk;
use crate::words::Words;
use okl_frontend::text::Text;
use std::collections::BTreeMap;

/// An `Iterate`, or a `Pipe` with one invocation, that the device may run.
pub(crate) struct Outlined {
    /// The kernels, and the function that launches them.
    pub(crate) text: Text,
    /// The call of that function.
    pub(crate) call: Text,
}

/// The `Iterate` and `Pipe` statements of a host kernel that the device may run, by where they start.
pub(crate) fn outlined(
    words: &Words<'_>,
    module: &Module,
    names: &Names<'_>,
    (facts, ways): (&BTreeMap<String, Facts>, Ways),
    host: &Kernel,
) -> BTreeMap<u32, Outlined> {
    let mut found = BTreeMap::new();
    if !ways.outlines {
        return found;
    }
    // A block of threads pushes and runs nested loops together only where it is not alone. Its locks are simple ones.
    let pushes = if ways.pushes == Pushes::Cooperative { Pushes::Single } else { ways.pushes };
    let ways = Ways { pushes, by_block: false, by_warp: false, ticket_locks: false, ..ways };
    let scalars = Scalars::of(words, host);
    walk::statements(&host.body, &mut |stmt, _| {
        let of_pipe;
        let one = match &stmt.kind {
            StmtKind::Iterate(one) => one,
            StmtKind::Pipe(false, _, block) => {
                let Some(one) = sole(words, stmt.span.first(), block) else { return };
                of_pipe = one;
                &of_pipe
            }
            _other => return,
        };
        let is_it = |kernel: &&Kernel| kernel.role == Role::Plain && kernel.name.text == one.kernel.text;
        let Some(kernel) = module.kernels.iter().find(is_it) else { return };
        let Some(facts) = facts.get(&kernel.name.text) else { return };
        // The condition of a `Pipe` is its worklist.
        if matches!(stmt.kind, StmtKind::Pipe(..)) && !(facts.reads && facts.pushes) {
            return;
        }
        let writer = Writer { code: Code { words, names, kernel, ways, nested: None }, facts, gpu: ways.gpu };
        if let Some(outline) = Outline::of(writer, &scalars, one) {
            found.insert(one.word.start, outline.written());
        }
    });
    found
}

/// What is known of an `Iterate` that the device may run.
struct Outline<'o, 't> {
    writer: Writer<'o, 't>,
    one: &'o Iterate,
    part: Part<'o>,
    /// The variables of the host that it needs: name, type, and whether it may change them.
    variables: Vec<(String, String, bool)>,
    /// The most items that an iteration pushes, as an expression.
    most: String,
}

impl<'o, 't> Outline<'o, 't> {
    fn of(writer: Writer<'o, 't>, scalars: &Scalars, one: &'o Iterate) -> Option<Outline<'o, 't>> {
        let (words, kernel) = (writer.code.words, writer.code.kernel);
        let mut all = parts(words, kernel, writer.code.ways);
        let part = all.pop().filter(|part| all.is_empty() && part.starts.is_none() && part.ends.is_none())?;
        let most = Most::of(words, kernel);
        let is_counted = match &part.one.iter {
            Iter::Items => !most.is_unknown,
            Iter::Nodes(_) => !writer.facts.has_worklist(),
            Iter::Edges(..) | Iter::Range(..) => false,
        };
        if !is_counted || writer.facts.retries || one.arguments.len() != kernel.params.len() {
            return None;
        }
        // What the device evaluates consists of numbers alone.
        let values = kernel.params.iter().zip(&one.arguments);
        let values = values.filter(|(param, _)| is_value(param)).map(|(_, argument)| *argument);
        let read: Vec<_> = values.chain(one.extra.map(|(_, condition)| condition)).collect();
        let changed = one.body.as_ref().map(|body| body.inner());
        let variables = scalars.used(words, &read, changed)?;
        let is_taken =
            |name: &str| kernel.params.iter().any(|param| !is_value(param) && param.name.text == name);
        if variables.iter().any(|(name, ..)| is_taken(name)) {
            return None;
        }
        let edges = most.edges.iter().map(|(graph, each)| format!(" + {each}LL * {graph}.max_degree()"));
        let most = format!("{}LL{}", most.items, edges.collect::<String>());
        Some(Outline { writer, one, part, variables, most })
    }

    /// What all names end with.
    fn number(&self) -> u32 {
        self.one.word.start
    }

    fn written(&self) -> Outlined {
        let place = self.one.word;
        let mut text = self.step().at(place);
        text.push(self.kernel().at(place));
        text.push(self.launcher().at(place));
        Outlined { text, call: self.call().at(place) }
    }

    /// What the step gets of worklists and results: names with types.
    fn lists(&self) -> Vec<(&'static str, &'static str)> {
        let facts = self.writer.facts;
        let all = [
            (facts.reads, ("const int *", "irgl_in")),
            (facts.reads, ("const int ", "irgl_size")),
            (facts.pushes, ("int *", "irgl_out")),
            (facts.pushes, ("unsigned *", "irgl_pushed")),
            (facts.pushes, ("const unsigned ", "irgl_capacity")),
            (facts.returns, ("int *", "irgl_returned")),
            (true, ("const int ", "irgl_count")),
        ];
        all.into_iter().filter_map(|(has, one)| has.then_some(one)).collect()
    }

    /// The device function for one invocation.
    fn step(&self) -> Text {
        let mut params: Vec<Text> =
            self.writer.of_program().into_iter().map(|passed| passed.declaration).collect();
        params.extend(self.lists().into_iter().map(|(ty, name)| Text::from(format!("{ty}{name}"))));
        let (number, variable) = self.writer.number(&self.part);
        let body = self.writer.body(&self.part, &number);
        let (before, behind) = self.writer.around(&self.part);
        let values = [
            ("params", &Text::joined(params, ", ")),
            ("top", &self.writer.top()),
            ("i", &number),
            ("variable", &variable),
            ("body", &body),
        ];
        let (first, stride) = if self.writer.gpu { ("threadIdx.x", "blockDim.x") } else { ("0", "1") };
        let template = format!(
            "inline __device__ void irgl_step_{}($params) {{\n$top\n{before}for (int $i = {first}; $i < irgl_count; $i += \
             {stride}) {{$variable$body}}{behind}\n}}\n",
            self.number()
        );
        Text::fill(&template, self.one.word, &values)
    }

    /// The parameters of the kernel that are no numbers of the host.
    fn shared(&self) -> Vec<Passed> {
        let numbers: Vec<&str> = self
            .writer
            .code
            .kernel
            .params
            .iter()
            .filter(|param| is_value(param))
            .map(|param| param.name.text.as_str())
            .collect();
        let mut all = self.writer.of_program();
        all.retain(|passed| !numbers.contains(&passed.value.as_str()));
        all
    }

    /// The arguments of the step.
    fn arguments(&self) -> Text {
        let kernel = self.writer.code.kernel;
        let mut all: Vec<Text> = Vec::new();
        for passed in self.writer.of_program() {
            let number =
                kernel.params.iter().position(|param| is_value(param) && param.name.text == passed.value);
            all.push(match number {
                Some(at) => Text::copy(self.one.arguments[at]),
                None => Text::from(passed.name),
            });
        }
        all.extend(self.lists().into_iter().map(|(_, name)| {
            Text::from(match name {
                "irgl_in" => "irgl_turn == 0 ? irgl_list_0 : irgl_list_1",
                "irgl_out" => "irgl_turn == 0 ? irgl_list_1 : irgl_list_0",
                "irgl_pushed" => "(unsigned *)irgl_state",
                "irgl_returned" => "irgl_state + 16",
                other => other,
            })
        }));
        Text::joined(all, ", ")
    }

    /// The kernel that goes from one invocation to the next.
    fn kernel(&self) -> Text {
        let facts = self.writer.facts;
        let mut params: Vec<Text> = self.shared().into_iter().map(|passed| passed.declaration).collect();
        if facts.has_worklist() {
            params.push("int *irgl_list_0, int *irgl_list_1, const unsigned irgl_capacity".into());
        }
        params.push("int *irgl_state, const int irgl_all, const int irgl_limit, const int irgl_most".into());
        let mut loads = String::new();
        let mut stores = String::new();
        for (name, ty, is_changed) in &self.variables {
            params.push(format!("{ty} *irgl_kept_{name}").into());
            loads.push_str(&format!("{ty} {name} = irgl_kept_{name}[0];\n"));
            if *is_changed {
                stores.push_str(&format!("irgl_kept_{name}[0] = {name};\n"));
            }
        }
        let (sync, first) = match self.writer.gpu {
            true => ("__syncthreads();\n", "if (threadIdx.x == 0) "),
            false => ("", ""),
        };
        let (mut more, mut next) = ("irgl_round < irgl_most".to_string(), String::new());
        if facts.reads {
            more.push_str(" && irgl_size > 0 && irgl_size <= irgl_limit");
            let size = if facts.pushes { "irgl_state[0]" } else { "0" };
            next.push_str(&format!(
                "irgl_size = {size};\nirgl_count = irgl_size;\nirgl_turn = 1 - irgl_turn;\n"
            ));
        }
        if let Some((_, reduction)) = self.one.condition {
            let got = if reduction == Reduction::Any { "irgl_state[16] != 0" } else { "irgl_state[17] == 0" };
            next.push_str(&format!("irgl_got = {got};\n"));
        }
        let template = format!(
            "__global__ void irgl_loop_{}($params) {{\n{loads}int irgl_size = irgl_all, irgl_count = irgl_all, irgl_turn = 0, \
             irgl_round = 0, irgl_got = 0;\nfor (int irgl_go = 1; irgl_go != 0;) {{\n{first}{{ irgl_state[0] = 0; irgl_state[16] = \
             0; irgl_state[17] = 0; }}\n{sync}irgl_step_{}($arguments);\n{sync}{next}{sync}{{$body}}\n++irgl_round;\nirgl_go = \
             {more}$more;\n}}\n{first}{{\nirgl_state[32] = irgl_round;\nirgl_state[33] = irgl_size;\nirgl_state[34] = \
             irgl_turn;\nirgl_state[35] = irgl_got;\n{stores}}}\n}}\n",
            self.number(),
            self.number()
        );
        let body = self.one.body.as_ref().map_or(Text::new(), |body| Text::copy(body.inner()));
        let values = [
            ("params", &Text::joined(params, ", ")),
            ("arguments", &self.arguments()),
            ("body", &body),
            ("more", &self.condition()),
        ];
        Text::fill(&template, self.one.word, &values)
    }

    /// The condition of the program: ` && (irgl_got && (c))`
    fn condition(&self) -> Text {
        let base = match self.one.condition {
            None => "irgl_size > 0",
            Some((true, _)) => "irgl_got != 0",
            Some((false, _)) => "irgl_got == 0",
        };
        match &self.one.extra {
            None => Text::from(format!(" && {base}")),
            Some((is_and, condition)) => {
                let operator = if *is_and { "&&" } else { "||" };
                let template = format!(" && ({base} {operator} ($condition))");
                Text::fill(&template, *condition, &[("condition", &Text::copy(*condition))])
            }
        }
    }

    /// The function that launches the kernel where there are few iterations, and is true if it did.
    fn launcher(&self) -> Text {
        let facts = self.writer.facts;
        let mut params = vec!["irgl::rounds &irgl_runs".to_string(), "bool &irgl_got".to_string()];
        for param in self.writer.code.kernel.params.iter().filter(|param| !is_value(param)) {
            params.push(parameter(param));
        }
        let (mut before, mut behind) = (String::new(), String::new());
        let mut values: Vec<String> = self.shared().into_iter().map(|passed| passed.value).collect();
        if facts.has_worklist() {
            values.push("irgl_now.list(0), irgl_now.list(1), irgl_now.capacity()".into());
        }
        values.push("irgl_now.state(), irgl_all, irgl_now.limit(), irgl_now.most()".into());
        for (name, ty, is_changed) in &self.variables {
            params.push(format!("{} {}{name}", ty, if *is_changed { "&" } else { "" }));
            before.push_str(&format!(
                "  static irgl::array<{ty}> &irgl_kept_{name} = irgl::lasting<{ty}>();\n  irgl_kept_{name}.reserve(1);\n  \
                 irgl_kept_{name}[0] = {name};\n"
            ));
            values.push(format!("irgl_kept_{name}.device()"));
            if *is_changed {
                behind.push_str(&format!("  {name} = irgl_kept_{name}[0];\n"));
            }
        }
        let count = match &self.part.one.iter {
            Iter::Nodes(graph) => format!("{graph}.nnodes"),
            _items => "irgl_now.size()".into(),
        };
        let block = if self.writer.gpu { super::nested::BLOCK } else { 1 };
        let number = self.number();
        Text::from(format!(
            "static bool irgl_outlined_{number}({}) {{\n  irgl::outlined irgl_now(irgl_runs, {}, {});\n  const int irgl_all = \
             {count};\n  if (!irgl_now.is_small(irgl_all)) return false;\n{before}  irgl_loop_{number}<<<1, {block}>>>({});\n  \
             irgl_got = irgl_now.end();\n{behind}  return true;\n}}\n",
            params.join(", "),
            flags(facts, self.writer.code.ways),
            self.most,
            values.join(", ")
        ))
    }

    /// The call of that function.
    fn call(&self) -> Text {
        let kernel = self.writer.code.kernel;
        let mut all = vec![Text::from("irgl_rounds"), Text::from("irgl_got")];
        let arguments = kernel.params.iter().zip(&self.one.arguments);
        all.extend(
            arguments.filter(|(param, _)| !is_value(param)).map(|(_, argument)| Text::copy(*argument)),
        );
        all.extend(self.variables.iter().map(|(name, ..)| Text::from(name.clone())));
        let values = [("all", &Text::joined(all, ", "))];
        Text::fill(&format!("irgl_outlined_{}($all)", self.number()), self.one.word, &values)
    }
}

fn is_value(param: &Param) -> bool {
    matches!(param.kind, ParamKind::Value(_))
}

/// A parameter of the function on the host.
fn parameter(param: &Param) -> String {
    let name = &param.name.text;
    match &param.kind {
        ParamKind::Graph(weight) => format!("irgl::graph<{weight}> &{name}"),
        ParamKind::Pointer(ty) | ParamKind::Array(ty) => match element(ty) {
            (ty, true) => format!("const irgl::array<{ty}> &{name}"),
            (ty, false) => format!("irgl::array<{ty}> &{name}"),
        },
        ParamKind::Value(ty) => format!("{ty} {name}"),
    }
}
