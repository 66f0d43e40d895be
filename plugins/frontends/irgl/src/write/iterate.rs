//! `Iterate` and `Pipe` as loops of the host.

use super::launcher::runner;
use crate::tree::{Initial, Iterate, Reduction};
use okl_frontend::text::Text;
use okl_plugin::Span;

/// The C++ of a host kernel.
pub(crate) trait HostText {
    /// A copy of a range.
    fn copy(&self, range: Span) -> Text;
}

/// `irgl::pipe irgl_pipe(size, {a, b});`, or the one that is there.
fn established(host: &dyn HostText, initial: Option<&Initial>, in_pipe: bool) -> Text {
    match initial {
        _any if in_pipe => Text::from("irgl::pipe &irgl_pipe = irgl::pipe::current();"),
        None => Text::from("irgl::pipe irgl_pipe(-1);"),
        Some(Initial::Items(size, items)) => {
            let size = size.map_or(Text::from("-1"), |size| host.copy(size));
            let mut text = Text::from("irgl::pipe irgl_pipe(");
            text.push(size);
            text.push(");");
            for item in items {
                text.push(" irgl_pipe.add(");
                text.push(host.copy(*item));
                text.push(");");
            }
            text
        }
        Some(Initial::Array(size, array, count)) => {
            let mut text = Text::from("irgl::pipe irgl_pipe(");
            text.push(host.copy(*size));
            text.push("); irgl_pipe.add_all(");
            text.push(host.copy(*array));
            text.push(", ");
            text.push(host.copy(*count));
            text.push(");");
            text
        }
    }
}

/// A `Pipe`.
pub(crate) fn pipe(
    host: &dyn HostText,
    (is_once, place): (bool, Span),
    (initial, in_pipe): (Option<&Initial>, bool),
    outlined: Option<&Text>,
    body: &Text,
) -> Text {
    let pipe = established(host, initial, in_pipe);
    if let (Some(call), false) = (outlined, is_once) {
        let template = "{ $pipe irgl::rounds irgl_rounds(\"Pipe\"); bool irgl_got = false; for (bool irgl_more = true; \
                        irgl_more; irgl_more = irgl_pipe.size() > 0) { if ($call) continue; irgl_rounds.next(); $body} }";
        return Text::fill(template, place, &[("pipe", &pipe), ("body", body), ("call", call)]);
    }
    let template = match is_once {
        true => "{ $pipe (void)irgl_pipe; {$body} }",
        // The increment is also done by a `continue` of the body.
        false => {
            "{ $pipe irgl::rounds irgl_rounds(\"Pipe\"); for (bool irgl_more = true; irgl_more; irgl_more = \
             irgl_pipe.size() > 0) { irgl_rounds.next(); $body} }"
        }
    };
    Text::fill(template, place, &[("pipe", &pipe), ("body", body)])
}

/// An `Iterate`.
pub(crate) fn iterate(
    host: &dyn HostText,
    one: &Iterate,
    (in_pipe, has_worklist): (bool, bool),
    outlined: Option<&Text>,
    body: &Text,
) -> Text {
    let (kernel, place) = (&one.kernel.text, one.word);
    let arguments = Text::joined(one.arguments.iter().map(|argument| host.copy(*argument)), ", ");
    let call =
        Text::fill(&format!("{}($arguments)", runner(kernel)), one.kernel.span, &[("arguments", &arguments)]);
    let pipe = match has_worklist {
        true => established(host, one.initial.as_ref(), in_pipe),
        false => Text::new(),
    };
    let extra = |with: Text| match &one.extra {
        None => with,
        Some((is_and, condition)) => {
            let operator = if *is_and { "&&" } else { "||" };
            let values = [("with", &with), ("condition", &host.copy(*condition))];
            Text::fill(&format!("($with {operator} ($condition))"), *condition, &values)
        }
    };
    // Few iterations are left to the device.
    let first =
        outlined.map_or(Text::new(), |call| Text::fill("if ($call) continue;", place, &[("call", call)]));
    let rounds = format!("irgl::rounds irgl_rounds(\"{kernel}\");");
    let Some((is_while, reduction)) = one.condition else {
        let more = extra(Text::from("irgl_pipe.size() > 0"));
        let got = if outlined.is_some() { "bool irgl_got = false; " } else { "" };
        let template =
            format!("{{ $pipe {rounds} {got}while ($more) {{ $first irgl_rounds.next(); $call; $body}} }}");
        let values = [("pipe", &pipe), ("more", &more), ("call", &call), ("body", body), ("first", &first)];
        return Text::fill(&template, place, &values);
    };
    let result = if reduction == Reduction::Any { "any" } else { "all" };
    let more = extra(Text::from(if is_while { "irgl_got" } else { "!irgl_got" }));
    let empty = if has_worklist { " && irgl_pipe.size() > 0" } else { "" };
    let template = format!(
        "{{ $pipe {rounds} bool irgl_got = false; for (bool irgl_more = true; irgl_more; irgl_more = $more{empty}) {{ \
         $first irgl_rounds.next(); irgl_got = $call.{result}(); $body}} }}"
    );
    let values = [("pipe", &pipe), ("more", &more), ("call", &call), ("body", body), ("first", &first)];
    Text::fill(&template, place, &values)
}
