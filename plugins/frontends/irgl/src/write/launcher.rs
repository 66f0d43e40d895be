//! Functions of the host that launch the parts of a kernel, as often as its worklists ask for it.
//!
//! ```text
//! static irgl::result irgl_run_k(irgl::graph<int> &g, irgl::array<int> &x) {
//!   irgl::invocation irgl_now("k", irgl::reads | irgl::pushes);
//!   while (irgl_now.again()) {
//!     irgl_now.most((long long)irgl_now.size() * g.max_degree());
//!     irgl_now.keep(x);                        // where a worklist may overflow
//!     do {
//!       irgl_now.start();
//!       { const int irgl_count = irgl_now.size();
//!         if (const int irgl_blocks = irgl_now.blocks(irgl_count)) k<<<irgl_blocks, 256>>>(...); }
//!     } while (irgl_now.overflowed());
//!   }
//!   return irgl_now.results();
//! }
//! ```

use super::elements::element;
use super::kernel::{Writer, Written, extents};
use super::nested::BLOCK;
use super::parts::{Kept, Part};
use super::pushes::Most;
use super::ways::Ways;
use crate::facts::Facts;
use crate::tree::{Iter, Kernel, Loop, Param, ParamKind, StmtKind};
use okl_frontend::text::Text;

/// The name of the function that launches a kernel.
pub(crate) fn runner(kernel: &str) -> String {
    format!("irgl_run_{kernel}")
}

/// The parameters of a kernel on the host.
pub(crate) fn parameters(kernel: &Kernel) -> Text {
    let parameter = |param: &Param| {
        let name = &param.name.text;
        let text = match &param.kind {
            ParamKind::Graph(weight) => format!("irgl::graph<{weight}> &{name}"),
            ParamKind::Pointer(ty) => match element(ty) {
                (ty, true) => format!("const irgl::array<{ty}> &{name}"),
                (ty, false) => format!("irgl::array<{ty}> &{name}"),
            },
            ParamKind::Array(ty) => format!("irgl::array<{ty}> &{name}"),
            ParamKind::Value(ty) => format!("{ty} {name}"),
        };
        Text::standing(text, param.span)
    };
    Text::joined(kernel.params.iter().map(parameter), ", ")
}

/// Writes the function that launches a kernel.
pub(crate) fn launcher(writer: &Writer<'_, '_>, parts: &[(Part<'_>, Written)]) -> Text {
    let (kernel, facts) = (writer.code.kernel, writer.facts);
    let place = kernel.name.span;
    let name = &kernel.name.text;
    let flags = flags(facts, writer.code.ways);
    let mut text = Text::fill(
        &format!(
            "static irgl::result {}($params) {{\n  irgl::invocation irgl_now(\"{name}\", {flags});\n  while (irgl_now.again()) \
             {{\n",
            runner(name)
        ),
        place,
        &[("params", &parameters(kernel))],
    );
    if facts.pushes || facts.retries {
        text.push(Text::standing(format!("    irgl_now.most({});\n", most(writer)), place));
        for param in &kernel.params {
            if matches!(&param.kind, ParamKind::Pointer(ty) if !element(ty).1) {
                text.push(Text::standing(format!("    irgl_now.keep({});\n", param.name.text), place));
            }
        }
    }
    text.push(Text::standing("    do {\n      irgl_now.start();\n", place));
    for (at, (part, written)) in parts.iter().enumerate() {
        let is_first = at == 0 || parts[at - 1].0.one != part.one;
        let is_last = parts.get(at + 1).is_none_or(|(next, _)| next.one != part.one);
        if is_first {
            text.push(opened(parts, part.one));
        }
        text.push(launched(written, writer.gpu).at(place));
        text.push(Text::standing(if is_last { "      }\n" } else { "" }, place));
    }
    text.push(Text::standing(
        "    } while (irgl_now.overflowed());\n  }\n  return irgl_now.results();\n}\n",
        place,
    ));
    text
}

/// What a kernel does, in the words of the host program.
pub(crate) fn flags(facts: &Facts, ways: Ways) -> String {
    let flags = [
        (facts.reads, "irgl::reads"),
        (facts.pushes, "irgl::pushes"),
        (facts.retries, "irgl::retries"),
        (facts.returns, "irgl::returns"),
        (facts.retries && ways.backs_off, "irgl::backs_off"),
    ];
    let flags: Vec<&str> = flags.iter().filter(|(is_set, _)| *is_set).map(|(_, flag)| *flag).collect();
    if flags.is_empty() { "0".to_string() } else { flags.join(" | ") }
}

/// `{ const int irgl_count = irgl_now.size();`, and the memory of what is kept between parts.
fn opened(parts: &[(Part<'_>, Written)], one: &Loop) -> Text {
    let count = count(one);
    let mut text =
        Text::fill("      { const int irgl_count = $count;\n", one.iter_span, &[("count", &count)]);
    let of_loop = parts.iter().filter(|(part, _)| part.one == one);
    let mut kept: Vec<&Kept> = of_loop.flat_map(|(part, _)| part.loads.iter()).collect();
    kept.sort_by_key(|kept| kept.variable.name.span.start);
    kept.dedup_by_key(|kept| kept.variable.name.span.start);
    for kept in kept {
        let (name, ty) = (&kept.variable.name.text, &kept.ty);
        let extents = match kept.variable.extents.is_empty() {
            true => Text::from("1"),
            false => extents(kept),
        };
        let template = format!(
            "        static irgl::array<{ty}> &irgl_kept_{name} = irgl::lasting<{ty}>();\n        irgl_kept_{name}.reserve((long long)irgl_count * \
             ($extents));\n"
        );
        text.push(Text::fill(&template, kept.variable.name.span, &[("extents", &extents)]));
    }
    text
}

/// `if (const int irgl_blocks = irgl_now.blocks(irgl_count)) k<<<irgl_blocks, 256>>>(...);`
///
/// The number of blocks is known before the arguments are evaluated, some of which depend on it.
fn launched(written: &Written, gpu: bool) -> Text {
    let block = if gpu { BLOCK } else { 1 };
    let values: Vec<&str> = written.passed.iter().map(|one| one.value.as_str()).collect();
    Text::from(format!(
        "        if (const int irgl_blocks = irgl_now.blocks(irgl_count)) {}<<<irgl_blocks, {block}>>>({});\n",
        written.name,
        values.join(", ")
    ))
}

/// The number of iterations.
fn count(one: &Loop) -> Text {
    let fill = |template: &str, values: &[(&str, &Text)]| Text::fill(template, one.iter_span, values);
    match &one.iter {
        Iter::Items => Text::from("irgl_now.size()"),
        Iter::Nodes(graph) => Text::from(format!("{graph}.nnodes")),
        Iter::Edges(graph, node) => {
            let node = Text::copy(*node);
            fill(&format!("{graph}.degree($node)"), &[("node", &node)])
        }
        Iter::Range(start, end, step) => {
            let copy =
                |place: Option<okl_plugin::Span>, other: &str| place.map_or(Text::from(other), Text::copy);
            let (start, step) = (copy(*start, "0"), copy(*step, "1"));
            let values = [("start", &start), ("end", &Text::copy(*end)), ("step", &step)];
            fill("irgl::count($start, $end, $step)", &values)
        }
    }
}

/// The most items that a launch pushes to a worklist; -1 if that is not known.
fn most(writer: &Writer<'_, '_>) -> String {
    let kernel = writer.code.kernel;
    let most = Most::of(writer.code.words, kernel);
    let loops: Vec<&Loop> = kernel
        .body
        .stmts
        .iter()
        .filter_map(|stmt| match &stmt.kind {
            StmtKind::Loop(one) => Some(one),
            _other => None,
        })
        .collect();
    let count = match loops[..] {
        [one] if !most.is_unknown => match &one.iter {
            Iter::Items => "irgl_now.size()".to_string(),
            Iter::Nodes(graph) => format!("{graph}.nnodes"),
            Iter::Edges(..) | Iter::Range(..) => return "-1".into(),
        },
        _ => return "-1".into(),
    };
    let edges = most.edges.iter().map(|(graph, each)| format!(" + {each}LL * {graph}.max_degree()"));
    format!("{count} * ({}LL{})", most.items, edges.collect::<String>())
}
