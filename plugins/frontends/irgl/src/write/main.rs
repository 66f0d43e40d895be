//! The function `main` of a program: reads the graph and the numbers of the command line.

use crate::tree::{Kernel, Param, ParamKind, Role};

/// The function, for the host kernel `main`.
pub(crate) fn main(text: &str, kernels: &[Kernel]) -> String {
    let is_main = |kernel: &&Kernel| kernel.role == Role::Host && kernel.name.text == "main";
    let Some(kernel) = kernels.iter().find(is_main) else { return String::new() };
    let usage: Vec<String> = kernel.params.iter().map(|param| usage(text, param)).collect();
    let mut code = format!(
        "int main(int argc, char **argv) {{\n  irgl::arguments irgl_arguments(argc, argv, \"{}\");\n",
        usage.join(" ")
    );
    for param in &kernel.params {
        let name = &param.name.text;
        let line = match (&param.kind, param.default) {
            (ParamKind::Graph(weight), _) => {
                format!("  irgl::graph<{weight}> {name};\n  irgl_arguments.graph({name});\n")
            }
            (_value, Some(default)) => {
                let default = default.of(text);
                let ty = value(param);
                format!("  const {ty} {name} = irgl_arguments.value<{ty}>(\"{name}\", {default});\n")
            }
            (_value, None) => {
                let ty = value(param);
                format!("  const {ty} {name} = irgl_arguments.value<{ty}>(\"{name}\");\n")
            }
        };
        code.push_str(&line);
    }
    let arguments: Vec<&str> = kernel.params.iter().map(|param| param.name.text.as_str()).collect();
    let call = format!("irgl_main({})", arguments.join(", "));
    let end = match kernel.result.map(|result| result.of(text)) {
        None | Some("void") => format!("  {call};\n  return 0;\n"),
        Some(_number) => format!("  return {call};\n"),
    };
    format!("{code}  irgl_arguments.end();\n{end}}}\n")
}

/// `GRAPH`, `source`, `[source = 0]`
fn usage(text: &str, param: &Param) -> String {
    let name = &param.name.text;
    match (&param.kind, param.default) {
        (ParamKind::Graph(_), _) => name.to_uppercase(),
        (_value, None) => name.clone(),
        (_value, Some(default)) => format!("[{name} = {}]", default.of(text)).replace(['"', '\\', '\n'], "'"),
    }
}

fn value(param: &Param) -> String {
    match &param.kind {
        ParamKind::Value(ty) => {
            ty.split_whitespace().filter(|word| *word != "const").collect::<Vec<_>>().join(" ")
        }
        ParamKind::Graph(_) | ParamKind::Pointer(_) | ParamKind::Array(_) => "int".into(),
    }
}
