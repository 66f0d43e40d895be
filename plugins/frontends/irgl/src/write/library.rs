//! Host kernels as C functions, for files without `main`.
//!
//! ```text
//! host Kernel bfs(Graph g, Array<int> level, int source)
//!
//! extern "C" void bfs(int g_nnodes, int g_nedges, const int *g_row, const int *g_dst, const int *g_weight,
//!                     int *level, long long level_size, int source);
//! ```

use super::elements::element;
use super::host::function;
use crate::tree::{Kernel, Param, ParamKind, Role};

/// The functions; none if the file is a program.
pub(crate) fn functions(text: &str, kernels: &[Kernel]) -> String {
    let hosts = || kernels.iter().filter(|kernel| kernel.role == Role::Host);
    match hosts().any(|kernel| kernel.name.text == "main") {
        true => String::new(),
        false => hosts().map(|kernel| exported(text, kernel)).collect(),
    }
}

fn exported(text: &str, kernel: &Kernel) -> String {
    let result = kernel.result.map_or("void", |result| result.of(text));
    let (mut parameters, mut before, mut arguments, mut behind) =
        (Vec::new(), String::new(), Vec::new(), String::new());
    for param in &kernel.params {
        let part = part(param);
        parameters.push(part.parameters);
        before.push_str(&part.before);
        behind.push_str(&part.behind);
        arguments.push(part.argument);
    }
    let name = &kernel.name.text;
    let call = format!("{}({})", function(name), arguments.join(", "));
    let (call, end) = match result {
        "void" => (call, String::new()),
        result => (format!("const {result} irgl_result = {call}"), "  return irgl_result;\n".into()),
    };
    format!(
        "extern \"C\" {result} {name}({}) {{\n{before}  {call};\n{behind}{end}}}\n",
        parameters.join(", ")
    )
}

/// What a parameter becomes.
struct Part {
    parameters: String,
    /// What stands in front of the call.
    before: String,
    argument: String,
    /// What stands behind it.
    behind: String,
}

fn part(param: &Param) -> Part {
    let name = &param.name.text;
    match &param.kind {
        ParamKind::Graph(weight) => Part {
            parameters: format!(
                "int {name}_nnodes, int {name}_nedges, const int *{name}_row, const int *{name}_dst, const {weight} \
                 *{name}_weight"
            ),
            before: format!(
                "  irgl::graph<{weight}> irgl_of_{name};\n  irgl_of_{name}.build({name}_nnodes, {name}_nedges, {name}_row, \
                 {name}_dst, {name}_weight);\n"
            ),
            argument: format!("irgl_of_{name}"),
            behind: String::new(),
        },
        ParamKind::Array(ty) | ParamKind::Pointer(ty) => {
            let (ty, is_const) = element(ty);
            let word = if is_const { "const " } else { "" };
            let behind = match is_const {
                true => String::new(),
                false => format!("  std::copy(irgl_of_{name}.begin(), irgl_of_{name}.end(), {name});\n"),
            };
            Part {
                parameters: format!("{word}{ty} *{name}, long long {name}_size"),
                before: format!(
                    "  irgl::array<{ty}> irgl_of_{name}({name}_size);\n  std::copy({name}, {name} + {name}_size, \
                     irgl_of_{name}.begin());\n"
                ),
                argument: format!("irgl_of_{name}"),
                behind,
            }
        }
        ParamKind::Value(ty) => Part {
            parameters: format!("{ty} {name}"),
            before: String::new(),
            argument: name.clone(),
            behind: String::new(),
        },
    }
}
