//! The whole text in C++.

use super::c::Code;
use super::host::Host;
use super::kernel::{Writer, Written};
use super::launcher::launcher;
use super::library;
use super::main;
use super::names::Names;
use super::outline::outlined;
use super::parts::{Part, parts};
use super::ways::Ways;
use crate::facts::Facts;
use crate::tree::{Kernel, Module, Role};
use crate::words::Words;
use okl_frontend::text::{Changes, Text};
use okl_plugin::Span;
use std::collections::BTreeMap;

/// What the classes of the host program look like to kernels and host kernels.
const HOST: &str = include_str!("../runtime/host.hpp");

/// Functions of kernels.
const DEVICE: &str = include_str!("../runtime/device.hpp");

/// The rest of the host program, which only the target's compiler reads.
const REST: &str = include_str!("../runtime/rest.hpp");

/// The text and what follows it.
pub(crate) fn module(
    words: &Words<'_>,
    module: &Module,
    facts: &BTreeMap<String, Facts>,
    ways: Ways,
) -> (Text, String) {
    let names = Names::of(words.text);
    let mut changes = Changes::new();
    for place in &module.names {
        changes.replace(*place, Text::new());
    }
    let mut declared = Text::new();
    for kernel in &module.kernels {
        let text = match kernel.role {
            Role::Plain => plain(words, &names, facts, kernel, ways),
            Role::Host => {
                let outlined = outlined(words, module, &names, (facts, ways), kernel);
                let host = Host { words, facts, module, outlined: &outlined };
                declared.push(host.kernel(kernel, false));
                let mut text = Text::joined(outlined.values().map(|one| one.text.clone()), "");
                text.push(host.kernel(kernel, true));
                text
            }
            Role::Device => device(kernel),
        };
        changes.replace(kernel.span, text);
    }
    let one_memory = if ways.gpu { "" } else { "#define IRGL_ONE_MEMORY\n" };
    let mut text = Text::from(format!("#include <cuda_runtime.h>\n{one_memory}{HOST}{DEVICE}"));
    // Host kernels may call each other.
    if let Some(first) = module.kernels.iter().find(|kernel| kernel.role == Role::Host) {
        let span = Span::new(0, first.span.start);
        text.push(changes.copy(span));
        text.push(declared);
        text.push(changes.copy(Span::new(span.end, words.text.len() as u32)));
    } else {
        text.push(changes.copy(Span::new(0, words.text.len() as u32)));
    }
    let main = main::main(words.text, &module.kernels);
    let library = library::functions(words.text, &module.kernels);
    (text, format!("{REST}{main}{library}"))
}

/// A plain kernel: a kernel in CUDA for each of its parts, and the function that launches them.
fn plain(
    words: &Words<'_>,
    names: &Names<'_>,
    facts: &BTreeMap<String, Facts>,
    kernel: &Kernel,
    ways: Ways,
) -> Text {
    let none = Facts::default();
    let facts = facts.get(&kernel.name.text).unwrap_or(&none);
    let writer = Writer { code: Code { words, names, kernel, ways, nested: None }, facts, gpu: ways.gpu };
    let parts = parts(words, kernel, ways);
    let count = parts.len();
    let written: Vec<(Part<'_>, Written)> = parts
        .into_iter()
        .enumerate()
        .map(|(at, part)| {
            let name = match count {
                1 => kernel.name.text.clone(),
                _several => names.free(&format!("{}_{}", kernel.name.text, at + 1)),
            };
            let written = writer.part(name, &part);
            (part, written)
        })
        .collect();
    let mut text = Text::new();
    for (_, written) in &written {
        text.push(written.text.clone());
    }
    text.push(launcher(&writer, &written));
    text
}

/// A function that kernels call.
fn device(kernel: &Kernel) -> Text {
    let result = kernel.result.map_or(Text::from("void"), Text::copy);
    let values = [
        ("result", &result),
        ("params", &Text::copy(kernel.params_span)),
        ("body", &Text::copy(kernel.body.span)),
    ];
    let head = format!("static inline __device__ $result {}($params) $body", kernel.name.text);
    Text::fill(&head, kernel.name.span, &values)
}
