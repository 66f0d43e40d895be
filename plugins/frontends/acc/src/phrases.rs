//! Fragments of host programs for devices.

use crate::language::Language;
use crate::placed::Placed;
use crate::sections::Data;
use okl_frontend::directive::{Clause, Directive};
use okl_frontend::lexis::Lexis;

/// The declaration of a region: `okl_acc_scope okl_data(okl_acc_begin((int)(1), 1, 1, __FILE__, __LINE__)); okl_acc_wait_in(okl_data, 1, 2LL);`
pub fn region(
    language: Language,
    placed: &Placed,
    name: &str,
    is_active: &str,
    is_structured: bool,
) -> String {
    let directive = &placed.directive;
    let begin = format!(
        "okl_acc_begin({}, {is_active}, {}, __FILE__, __LINE__)",
        queue(directive),
        i32::from(is_structured)
    );
    let mut text = language.scope(name, &begin);
    for queues in queues(directive) {
        text.push_str(&format!("okl_acc_wait_in({name}, {queues});\n"));
    }
    text
}

/// The queues of each `wait` clause: their number and they themselves; -1 for all.
fn queues(directive: &Directive) -> Vec<String> {
    let one = |clause: &Clause| numbers(clause.arguments.iter().map(|argument| argument.text.as_str()));
    directive.all("wait").map(one).collect()
}

/// The host's waits for the queues of a directive: `okl_acc_wait_for(acc_async_sync, 1, (long long)(2));`
pub fn waits_on_host(directive: &Directive) -> String {
    let one = |queues: &String| format!("okl_acc_wait_for(acc_async_sync, {queues});\n");
    queues(directive).iter().map(one).collect()
}

/// The queue that a directive enqueues its work to.
fn queue(directive: &Directive) -> String {
    match directive.clause("async") {
        None => "acc_async_sync".to_string(),
        Some(clause) => match clause.arguments.first() {
            Some(number) => format!("(int)({})", number.text),
            None => "acc_async_noval".to_string(),
        },
    }
}

/// The condition for running on the device: `okl_acc_offload((n > 10) && !(small))`.
pub fn condition(directive: &Directive) -> String {
    let if_true = directive.value("if").map(|argument| format!("({})", argument.text));
    let on_host = directive.clause("self").filter(|_| directive.name != "update").map(|clause| {
        clause.arguments.first().map_or("0".to_string(), |argument| format!("!({})", argument.text))
    });
    let all: Vec<String> = if_true.into_iter().chain(on_host).collect();
    let all = if all.is_empty() { "1".to_string() } else { all.join(" && ") };
    format!("okl_acc_offload({all})")
}

/// The calls for a `wait` directive: `acc wait(1, 2) async(3)`
pub fn waiting(directive: &Directive) -> String {
    let text = directive.argument.as_ref().map_or("", |argument| argument.text.as_str());
    // The prefix of `queues: 1, 2`
    let text =
        text.trim().strip_prefix("queues").map_or(text, |rest| rest.trim_start().trim_start_matches(':'));
    let parts = Lexis::C.parts(text);
    let on = queue(directive);
    let call = format!("okl_acc_wait_for({on}, {});", numbers(parts.iter().copied()));
    when(directive, &call)
}

/// The calls for `acc init`, `acc shutdown` and `acc set`.
pub fn chosen(directive: &Directive) -> String {
    let mut calls = String::new();
    if let Some(number) = directive.value("device_num") {
        calls.push_str(&format!("acc_set_device_num((int)({}), acc_device_current);", number.text));
    }
    if let Some(number) = directive.value("default_async") {
        calls.push_str(&format!("acc_set_default_async((int)({}));", number.text));
    }
    match directive.name {
        "init" => calls.push_str("acc_init(acc_device_current);"),
        "shutdown" => calls.push_str("acc_shutdown(acc_device_current);"),
        _set => {}
    }
    when(directive, &calls)
}

fn when(directive: &Directive, calls: &str) -> String {
    match directive.value("if") {
        Some(condition) => format!("{{ if ({}) {{ {calls} }} }}", condition.text),
        None => format!("{{ {calls} }}"),
    }
}

/// The number of some queues, and they themselves: `2, (long long)(1), (long long)(2)`; -1 if there are none.
fn numbers<'t>(texts: impl Iterator<Item = &'t str>) -> String {
    let all: Vec<String> = texts.map(|text| format!(", (long long)({})", text.trim())).collect();
    if all.is_empty() { "-1".to_string() } else { format!("{}{}", all.len(), all.concat()) }
}

/// The calls that make pointers in structures on the device point to device memory: `okl_acc_attach(okl_data, &(s.x));`
pub fn attached(region: &str, named: &[Data]) -> String {
    let members = named.iter().filter(|data| !data.is_variable && data.is_pointer);
    members.map(|data| format!("okl_acc_attach({region}, &({}));\n", data.base)).collect()
}

/// Returns true if a clause requests zero-initialized memory: `create(zero: a)`.
pub fn is_zeroed(clause: &Clause) -> bool {
    clause.modifier.split(',').any(|word| word.trim() == "zero")
}

/// A C++ string literal.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', " "))
}
