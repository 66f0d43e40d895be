//! The host program for a device with separate memory: data transfers, kernel launches, waits for queues.
//!
//! ```text
//! #pragma acc parallel loop copy(a[0:n])      { if (okl_acc_offload(1)) {
//!                                               okl_acc_scope okl_data(okl_acc_begin(acc_async_sync, 1, 1, ...));
//!                                               okl_acc_enter(okl_data, okl_acc_copy, "a[0:n]", 0, &(a)[0], ...);
//!                                               void *okl_at_a = (void *)(okl_acc_pointer(okl_data, a, &(a)[0]));
//!                                               void *okl_values[] = {(void *)&n, &okl_at_a};
//!                                               okl_run_f_acc1(okl_data, okl_counts, okl_values);
//!                                               } else {
//! for (int i = 0; i < n; ++i) ...               for (int i = 0; i < n; ++i) ...
//!                                               } }
//! ```
//!
//! The user's statement stays as the version for the host: it runs if `if` or `self` requires that, or if the program
//! selected the host.

use crate::ids::ACC_UNSUPPORTED;
use crate::kernel::Kernel;
use crate::language::Language;
use crate::launch;
use crate::launched::Launched;
use crate::owner::OWNER;
use crate::passing::{Passing, Reduction};
use crate::phrases::{attached, chosen, condition, is_zeroed, quoted, region, waiting, waits_on_host};
use crate::placed::Placed;
use crate::program::Program;
use crate::sections::{DATA, Data};
use crate::types;
use crate::uses::Uses;
use okl_frontend::directive::Directive;
use okl_plugin::model::{Ty, VarId};
use okl_plugin::{Diagnostic, EditSet, Piece};

/// Rewrites each directive of the host program. The kernels are in the order of their constructs.
pub fn write(
    program: &Program<'_>,
    kernels: &[Launched],
    language: Language,
    host: &mut EditSet,
    found: &mut Vec<Diagnostic>,
) {
    let mut offload = Offload { program, language, found };
    let mut kernels = kernels.iter();
    for placed in &program.directives {
        let directive = &placed.directive;
        offload.devices(directive);
        let (text, end) = match directive.name {
            "parallel" | "kernels" | "serial" => {
                let Some(launched) = placed.stmt.and_then(|_| kernels.next()) else { continue };
                (offload.construct(placed, launched), "\n} }")
            }
            "data" => (offload.data(placed), "\n}"),
            "host_data" => (offload.host_data(placed), "\n} }"),
            "enter data" | "exit data" | "update" => (offload.once(placed), ""),
            "declare" => (offload.declared(placed), ""),
            "wait" => (waiting(directive), ""),
            "init" | "shutdown" | "set" => (chosen(directive), ""),
            _loops_atomics_routines => continue,
        };
        host.replace(OWNER, directive.span, text);
        if let Some(stmt) = placed.stmt.filter(|_| !end.is_empty()) {
            host.insert_after(OWNER, program.unit.stmt(stmt).span.end, end);
        }
    }
}

/// Rewrites the directives that remain on CPUs, where kernels are host functions: `acc set default_async(7)`.
pub fn write_for_cpus(program: &Program<'_>, host: &mut EditSet) {
    for placed in &program.directives {
        let directive = &placed.directive;
        if matches!(directive.name, "init" | "shutdown" | "set") {
            host.replace(OWNER, directive.span, chosen(directive));
        }
    }
}

/// The name of the region of a directive.
pub(crate) const REGION: &str = "okl_data";

/// The state of the rewriting of a host program.
pub(crate) struct Offload<'p> {
    pub(crate) program: &'p Program<'p>,
    pub(crate) language: Language,
    pub(crate) found: &'p mut Vec<Diagnostic>,
}

impl Offload<'_> {
    /// Refuses waiting for queues of another device; only queues of the current device are supported.
    fn devices(&mut self, directive: &Directive) {
        let argument = directive.argument.as_ref().filter(|_| directive.name == "wait");
        let own = argument.filter(|argument| argument.text.trim().starts_with("devnum"));
        let clause = directive.all("wait").find(|clause| clause.modifier == "devnum");
        if let Some(place) = own.map(|argument| argument.span).or(clause.map(|clause| clause.span)) {
            let message = "waiting for queues of another device is not supported yet";
            self.found.push(
                Diagnostic::error(ACC_UNSUPPORTED, message, place)
                    .help("write `#pragma acc set device_num(n)` before it, and the queues alone"),
            );
        }
    }

    /// The text before the statement of a compute construct.
    fn construct(&mut self, placed: &Placed, launched: &Launched) -> String {
        let kernel = &launched.kernel;
        let region = region(self.language, placed, REGION, "1", true);
        let mut text = format!("{{ if ({}) {{ {region}", condition(&placed.directive));
        let named = self.entered(placed, REGION, true, &mut text);
        let uses = Uses::of(self.program.unit, self.program.stmt(placed));
        let passing = self.program.passing(placed, &uses, &mut Vec::new());
        for (id, way) in &passing {
            if named.iter().all(|data| data.id != *id || !data.is_variable) {
                text.push_str(&self.implicit(placed, *id, way));
            }
        }
        text.push_str(&attached(REGION, &named));
        let pointer = |id| self.pointer(placed, id, &named);
        let launcher = (kernel, &launched.launcher);
        text.push_str(&launch::call(self.program, placed, launcher, REGION, true, &pointer));
        text.push_str("} else {\n");
        text.push_str(&waits_on_host(&placed.directive));
        let unit = self.program.unit;
        for (id, way) in &passing {
            let variable = unit.variable(*id);
            let (name, ty) = (&variable.name, unit.ty(variable.ty).value());
            let own = types::declare(ty, name);
            match way {
                Passing::Own => {
                    let first = format!("okl_own_{name}");
                    // A pointer to an array's first element.
                    let value = if ty.is_array() { format!("&{name}[0]") } else { name.clone() };
                    text.push_str(&format!("__typeof__({value}) {first} = {value};\n"));
                    text.push_str(&match ty.is_array() {
                        true => format!("{own};\n{}", types::copied(ty, name, &first)),
                        false => format!("{own} = {first};\n"),
                    });
                }
                Passing::Private if kernel.parts.iter().any(|part| part.id == *id) => {
                    let part = kernel.parts.iter().find(|part| part.id == *id);
                    text.push_str(&part.map_or(String::new(), |part| part.of_host(self.language)));
                }
                Passing::Private if !types::is_variable_length(ty) => text.push_str(&format!("{own};\n")),
                Passing::Private
                | Passing::Value
                | Passing::Pointer
                | Passing::Array
                | Passing::Constant(_)
                | Passing::Reduced(_) => {}
            }
        }
        text
    }

    /// Transfers the data of the data clauses to the device: `okl_acc_enter(okl_data, okl_acc_copyin, "a[0:n]", ...);`
    pub(crate) fn entered(
        &mut self,
        placed: &Placed,
        region: &str,
        with_attach: bool,
        text: &mut String,
    ) -> Vec<Data> {
        let mut named = Vec::new();
        for clause in &placed.directive.clauses {
            if !DATA.contains(&clause.name) {
                continue;
            }
            let action = if clause.name == "device_resident" { "create" } else { clause.name };
            for data in self.program.data(placed, clause, self.found) {
                text.push_str(&format!(
                    "okl_acc_enter({region}, okl_acc_{action}, {}, {}, {});\n",
                    quoted(&data.shown),
                    i32::from(is_zeroed(clause)),
                    data.section,
                ));
                named.push(data);
            }
        }
        for clause in placed.directive.all("attach").filter(|_| with_attach) {
            for data in self.program.data(placed, clause, self.found) {
                named.push(Data { is_variable: false, ..data });
            }
        }
        named
    }

    /// Transfers the data of a variable that is in no clause; section 2.6.2.
    fn implicit(&self, placed: &Placed, id: VarId, way: &Passing) -> String {
        let unit = self.program.unit;
        let variable = unit.variable(id);
        let ty = unit.ty(variable.ty).value();
        let is_shared = match way {
            Passing::Pointer | Passing::Array => true,
            // The initial values, which the kernel only reads.
            Passing::Own => !types::is_value(ty),
            Passing::Reduced(_) => !ty.is_pointer(),
            Passing::Value | Passing::Constant(_) | Passing::Private => false,
        };
        if let (Passing::Reduced(reduction), true) = (way, ty.is_pointer()) {
            return self.reduced_section(placed, id, reduction);
        }
        if !is_shared {
            return String::new();
        }
        let visible = self.program.visible(id, placed).map(|data| data.section);
        let Some(section) = visible.or_else(|| self.program.all_of(id)) else { return String::new() };
        let is_constant = ty.is_const || innermost(ty).is_const || *way == Passing::Own;
        let default = placed.directive.value("default").map_or("", |value| value.text.as_str());
        let action = match (is_constant, default) {
            (_, "present") if !types::is_scalar(ty) => "present",
            (true, _) => "copyin",
            (false, _) => "copy",
        };
        format!("okl_acc_enter(okl_data, okl_acc_{action}, {}, 0, {section});\n", quoted(&variable.name))
    }

    /// Transfers the section of a pointer in a `reduction` clause: `reduction(+: a[0:10])`.
    fn reduced_section(&self, placed: &Placed, id: VarId, reduction: &Reduction) -> String {
        let name = &self.program.unit.variable(id).name;
        let length = reduction.length.unwrap_or(1);
        let visible = self.program.visible(id, placed).map(|data| data.section);
        let section =
            visible.unwrap_or_else(|| format!("{name}, (long long)({length} * sizeof({name}[0])), 0"));
        format!("okl_acc_enter(okl_data, okl_acc_copy, {}, 0, {section});\n", quoted(name))
    }

    /// The device address of a variable or of the memory that a pointer points to: `okl_acc_pointer(okl_data, a, &(a)[2])`.
    fn pointer(&self, placed: &Placed, id: VarId, named: &[Data]) -> String {
        let unit = self.program.unit;
        let variable = unit.variable(id);
        let ty = unit.ty(variable.ty).value();
        let name = &variable.name;
        let own = named.iter().find(|data| data.id == id && data.is_variable);
        let first = match own {
            Some(data) => data.first.clone(),
            None => self.program.visible(id, placed).and_then(|data| data.first),
        };
        let base = match (ty.is_array(), ty.is_pointer()) {
            (true, _) => format!("&{name}[0]"),
            (false, true) => name.clone(),
            (false, false) => format!("&{name}"),
        };
        let first = first.filter(|_| ty.is_array() || ty.is_pointer());
        match first {
            Some(first) => format!("okl_acc_pointer(okl_data, {base}, {first})"),
            None => format!("okl_acc_pointer(okl_data, {base}, {base})"),
        }
    }
}

/// The namespace of kernels that share a text with the host program, which has types and functions of the same names.
pub const KERNELS: &str = "okl_device";

/// The text that opens the namespace.
pub const OPEN: &str = "\nnamespace okl_device {\n";

/// Closes the namespace around the kernels, which [`OPEN`] has opened. Includes after `from` are moved out of it.
pub fn enclose(program: &Program<'_>, from: u32, okl: &mut EditSet) {
    let unit = program.unit;
    for line in &unit.directives {
        let is_include = line.kind == okl_plugin::model::DirectiveKind::Include && from <= line.span.start;
        if is_include && unit.items.iter().all(|item| !item.span.contains(line.span)) {
            okl.insert(OWNER, line.span.start, "}\n");
            okl.insert_after(OWNER, line.span.end, OPEN);
        }
    }
    okl.insert_after(OWNER, unit.text.len() as u32, "\n}\n");
}

fn innermost(ty: Ty<'_>) -> Ty<'_> {
    match ty.element().filter(|_| ty.is_array()) {
        Some(element) => innermost(element),
        None => ty,
    }
}

/// The group size of a kernel: that of its largest loop over work items.
pub fn lanes(kernel: &Kernel) -> u64 {
    let texts = kernel.pieces.iter().filter_map(|piece| match piece {
        Piece::Text(text) | Piece::Stands { text, .. } => Some(text.as_str()),
        Piece::Source(_) => None,
    });
    let loops = texts.flat_map(|text| text.split("okl_lane < ").skip(1));
    let numbers = loops.filter_map(|rest| rest.split_once("; ++okl_lane; @inner")?.0.parse().ok());
    numbers.max().unwrap_or(1)
}
