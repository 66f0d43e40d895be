//! The launch of a kernel: a function beside the kernel, and its call in the host program.
//!
//! ```text
//! kernels:  extern "C" void okl_run_f_acc1(okl_acc_region *okl_data, const long long *okl_counts, void **okl_values) {
//!             okl_acc_scratch okl_memory(okl_data);
//!             const int okl_gangs = okl_acc_gangs();
//!             void *okl_part_s = okl_memory.okl_get((long long)okl_gangs * 8);
//!             const okl_acc_argument okl_arguments[] = {{okl_values[0], 4}, {&okl_part_s, 0}, {(void *)&okl_gangs, 4}};
//!             okl_acc_launch(okl_data, f_acc1, okl_gangs, 1, okl_arguments);
//!           }
//! host:     { const long long okl_counts[3] = {0, 0, 0};
//!             void *okl_values[] = {(void *)&n, ...};
//!             okl_run_f_acc1(0, okl_counts, okl_values); }
//! ```
//!
//! The host program hands over addresses of values only. So its language does not matter, and neither text spells the
//! types of the other one.

use crate::dimensions::Dimensions;
use crate::gangs::{counts, declared_counts};
use crate::kernel::Kernel;
use crate::parts::Part;
use crate::passing::Passing;
use crate::placed::Placed;
use crate::program::Program;
use crate::types;
use okl_frontend::runtime::Device;
use okl_plugin::model::VarId;

/// The function that launches a kernel, and the kernels that combine its reductions.
pub struct Launcher {
    /// Its name.
    pub name: String,
    /// Its definition.
    pub text: String,
}

/// The names of kernels and launch functions.
#[derive(Clone, Debug)]
pub struct Names {
    /// The device.
    pub device: Device,
    /// The namespace of all kernels, `okl_device::`; empty if there is none.
    pub space: String,
    /// True if the host program is another text, so that launch functions have C linkage.
    pub apart: bool,
}

impl Names {
    /// A kernel of a function in the namespaces of `path`.
    fn kernel(&self, path: &str, name: &str) -> String {
        self.device.kernel(&format!("{}{path}", self.space), name)
    }
}

/// The values that a host program hands over to a launch function.
#[derive(Default)]
pub struct Values {
    /// Declarations before the call: `void *okl_at_a = (void *)(a);`
    pub before: String,
    /// The addresses: `(void *)&n`, `&okl_at_a`.
    pub addresses: Vec<String>,
}

impl Values {
    /// Adds the value of a variable.
    fn variable(&mut self, program: &Program<'_>, id: VarId) {
        let variable = program.unit.variable(id);
        let name = &variable.name;
        let specifiers = okl_plugin::Span::new(variable.span.start, variable.name_span.start);
        // The address of such a variable of C cannot be taken.
        if program.unit.source(specifiers).split_whitespace().any(|word| word == "register") {
            self.before.push_str(&format!("__typeof__({name}) okl_copy_{name} = {name};\n"));
            self.addresses.push(format!("(void *)&okl_copy_{name}"));
        } else {
            self.addresses.push(format!("(void *)&{name}"));
        }
    }

    /// Adds an address that is itself a value.
    fn pointer(&mut self, name: &str, pointer: &str) {
        self.before.push_str(&format!("void *okl_at_{name} = (void *)({pointer});\n"));
        self.addresses.push(format!("&okl_at_{name}"));
    }

    /// Adds a number.
    fn number(&mut self, name: &str, number: &str) {
        self.before.push_str(&format!("long long okl_{name} = (long long)({number});\n"));
        self.addresses.push(format!("&okl_{name}"));
    }
}

/// The statements of a host program that launch a kernel; `pointer` is the address of a variable, or of what a pointer
/// leads to, for the kernel. On devices these are addresses of the device (`on_device`), pointers themselves included.
pub fn call(
    program: &Program<'_>,
    construct: &Placed,
    (kernel, launcher): (&Kernel, &Launcher),
    region: &str,
    on_device: bool,
    pointer: &dyn Fn(VarId) -> String,
) -> String {
    let unit = program.unit;
    let mut values = Values::default();
    for (id, way) in &kernel.parameters {
        let variable = unit.variable(*id);
        let ty = unit.ty(variable.ty).value();
        let is_value = match way {
            Passing::Value | Passing::Own => types::is_value(ty) && !(on_device && ty.is_pointer()),
            Passing::Pointer | Passing::Array | Passing::Reduced(_) => false,
            Passing::Constant(_) | Passing::Private => continue,
        };
        match is_value {
            true => values.variable(program, *id),
            false => values.pointer(&variable.name, &pointer(*id)),
        }
    }
    for part in &kernel.parts {
        let name = &part.name;
        values.number(&format!("length_{name}"), &part.length);
        if part.first != "0" {
            values.number(&format!("start_{name}"), &part.first);
        }
        if part.has_values {
            values.pointer(&format!("first_{name}"), &format!("&{name}[{}]", part.first));
        }
    }
    for length in &kernel.lengths {
        values.number(&length.name, &length.value);
    }
    if values.addresses.is_empty() {
        values.addresses.push("0".to_string());
    }
    let Values { before, addresses } = values;
    format!(
        "const long long okl_counts[3] = {{{}}};\n{before}void *okl_values[] = {{{}}};\n{}({region}, okl_counts, okl_values);\n",
        counts(construct).join(", "),
        addresses.join(", "),
        launcher.name
    )
}

impl Launcher {
    /// The launch function of a kernel whose groups have so many work items. `linkage` is that in one text with the host
    /// program: `static`.
    pub fn of(
        program: &Program<'_>,
        construct: &Placed,
        kernel: &Kernel,
        (names, path): (&Names, &str),
        linkage: &str,
        lanes: u64,
    ) -> Launcher {
        let unit = program.unit;
        let dimensions = Dimensions::of(program, construct);
        let mut text = declared_counts(dimensions, program, construct);
        let mut arguments = Vec::new();
        let mut reduced = Vec::new();
        let mut next = 0..;
        let mut value = || format!("okl_values[{}]", next.next().unwrap_or_default());
        for (id, way) in &kernel.parameters {
            let variable = unit.variable(*id);
            let (name, ty) = (variable.name.as_str(), unit.ty(variable.ty).value());
            match way {
                Passing::Value | Passing::Own if types::is_scalar(ty) => {
                    arguments.push(format!("{{{}, {}}}", value(), ty.size.unwrap_or(0)));
                }
                Passing::Value | Passing::Own | Passing::Pointer | Passing::Array => {
                    arguments.push(format!("{{{}, 0}}", value()));
                }
                Passing::Reduced(reduction) => {
                    let bytes = reduction.element(ty).size.unwrap_or(0) * reduction.length.unwrap_or(1);
                    text.push_str(&format!(
                        "void *okl_part_{name} = okl_memory.okl_get((long long)okl_gangs * {bytes});\n"
                    ));
                    arguments.push(format!("{{&okl_part_{name}, 0}}"));
                    reduced.push((name, value(), reduction.length.unwrap_or(1)));
                }
                Passing::Constant(_) | Passing::Private => {}
            }
        }
        arguments.push("{(void *)&okl_gangs, sizeof okl_gangs}".to_string());
        let of_dimensions = dimensions.arguments();
        arguments.extend(of_dimensions.map(|name| format!("{{(void *)&{name}, sizeof {name}}}")));
        for part in &kernel.parts {
            text.push_str(&memory(part, &mut value, &mut arguments));
        }
        for _length in &kernel.lengths {
            arguments.push(format!("{{{}, sizeof(long long)}}", value()));
        }
        text.push_str(&format!(
            "const okl_acc_argument okl_arguments[] = {{{}}};\nokl_acc_launch(okl_data, {}, okl_gangs, {lanes}, okl_arguments);\n",
            arguments.join(", "),
            names.kernel(path, &kernel.name)
        ));
        for (name, all, length) in reduced {
            text.push_str(&format!(
                "const okl_acc_argument okl_reduced_{name}[] = {{{{{all}, 0}}, {{&okl_part_{name}, 0}}, {{(void *)&okl_gangs, sizeof okl_gangs}}}};\n\
                 okl_acc_launch(okl_data, {}, 1, {length}, okl_reduced_{name});\n",
                names.kernel(path, &format!("{}_reduce_{name}", kernel.name))
            ));
        }
        let name = format!("okl_run_{}", kernel.name);
        let linkage = if names.apart { "extern \"C\"" } else { linkage };
        let text = format!(
            "{linkage} void {name}(okl_acc_region *okl_data, const long long *okl_counts, void **okl_values) {{\n\
             (void)okl_counts;\n(void)okl_values;\nokl_acc_scratch okl_memory(okl_data);\n{text}}}\n"
        );
        Launcher { name, text }
    }

    /// Its declaration before its callers.
    pub fn declared(&self, external: &str) -> String {
        format!("{external}void {}(okl_acc_region *, const long long *, void **);\n", self.name)
    }
}

/// The statements that get private memory, and the arguments of the kernel for it:
///
/// ```text
/// long long okl_length_c = *(long long *)okl_values[3];
/// void *okl_all_c = okl_memory.okl_get((long long)okl_gangs * 129 * okl_length_c * 8);
/// ```
fn memory(part: &Part, value: &mut dyn FnMut() -> String, arguments: &mut Vec<String>) -> String {
    let Part { name, copies, size, .. } = part;
    let length = format!("okl_length_{name}");
    let mut text = format!(
        "long long {length} = *(long long *){};\nif ({length} < 0) {length} = 0;\n\
         void *okl_all_{name} = okl_memory.okl_get((long long)okl_gangs * {copies} * {length} * {size});\n",
        value(),
    );
    arguments.push(format!("{{&okl_all_{name}, 0}}"));
    arguments.push(format!("{{&{length}, sizeof {length}}}"));
    if part.first != "0" {
        arguments.push(format!("{{{}, sizeof(long long)}}", value()));
    }
    if part.has_values {
        text.push_str(&format!(
            "void *okl_first_{name} = okl_memory.okl_copied(*(void **){}, {length} * {size});\n",
            value(),
        ));
        arguments.push(format!("{{&okl_first_{name}, 0}}"));
    }
    text
}
