//! Data directives in host programs for devices.

use crate::ids::ACC_UNSUPPORTED;
use crate::offload::{Offload, REGION};
use crate::phrases::{attached, condition, quoted, region};
use crate::placed::Placed;
use crate::sections::Data;
use okl_plugin::Diagnostic;

impl Offload<'_> {
    /// The text before the statement of a data construct.
    pub(crate) fn data(&mut self, placed: &Placed) -> String {
        let region = region(self.language, placed, REGION, &condition(&placed.directive), true);
        let mut text = format!("{{ {region}");
        let named = self.entered(placed, REGION, true, &mut text);
        text.push_str(&attached(REGION, &named));
        text.push_str("okl_acc_ready(okl_data);\n");
        text
    }

    /// The text before the statement of a `host_data` construct. It redeclares the names as device pointers:
    ///
    /// ```text
    /// { __typeof__(&(a)[0]) okl_use_a = (__typeof__(&(a)[0]))okl_acc_use_device(a, a, okl_acc_offload(1), 0);
    ///   { __typeof__(okl_use_a) a = okl_use_a; ...
    /// ```
    pub(crate) fn host_data(&mut self, placed: &Placed) -> String {
        let unit = self.program.unit;
        let (mut before, mut inside) = (String::new(), String::new());
        for clause in placed.directive.all("use_device") {
            for (id, argument) in self.program.variables(placed, &clause.arguments) {
                let variable = unit.variable(id);
                let (name, ty) = (&variable.name, unit.ty(variable.ty).value());
                if !ty.is_array() && !ty.is_pointer() {
                    let message = format!("`use_device` of `{name}`, which is no array or pointer");
                    self.found.push(
                        Diagnostic::error(ACC_UNSUPPORTED, message, argument.span)
                            .help(format!("use `acc_deviceptr(&{name})`")),
                    );
                    continue;
                }
                let base = if ty.is_array() { format!("&{name}[0]") } else { name.clone() };
                let first = self.program.visible(id, placed).and_then(|data| data.first);
                let first = first.unwrap_or_else(|| base.clone());
                // Of a pointer to `void`, too.
                let of_address = format!("__typeof__({base})");
                before.push_str(&format!(
                    "{of_address} okl_use_{name} = ({of_address})okl_acc_use_device({base}, {first}, {}, {});\n",
                    condition(&placed.directive),
                    i32::from(placed.directive.has("if_present"))
                ));
                inside.push_str(&format!("__typeof__(okl_use_{name}) {name} = okl_use_{name};\n"));
            }
        }
        format!("{{ {before}{{ {inside}")
    }

    /// A standalone directive: `enter data`, `exit data`, `update`.
    pub(crate) fn once(&mut self, placed: &Placed) -> String {
        let directive = &placed.directive;
        let region = region(self.language, placed, REGION, &condition(directive), false);
        let mut text = format!("{{ {region}");
        if directive.name == "enter data" {
            let named = self.entered(placed, REGION, true, &mut text);
            text.push_str(&attached(REGION, &named));
        }
        let finalize = i32::from(directive.has("finalize"));
        let is_present = i32::from(directive.has("if_present"));
        let (mut first, mut then) = (String::new(), String::new());
        for clause in &directive.clauses {
            let name = clause.name;
            let way = match (directive.name, name) {
                ("exit data", "copyout") => Way::Leave("copyout"),
                ("exit data", "delete") => Way::Leave("create"),
                ("exit data", "detach") => Way::Detach,
                ("update", "self" | "host") => Way::Update(false),
                ("update", "device") => Way::Update(true),
                _other => continue,
            };
            for data in self.program.data(placed, clause, self.found) {
                let Data { base, section, shown, is_variable, is_pointer, .. } = &data;
                let detaches = matches!(way, Way::Detach) || (matches!(way, Way::Leave(_)) && !is_variable);
                if detaches && *is_pointer {
                    first.push_str(&format!("okl_acc_detach(okl_data, &({base}), {finalize});\n"));
                }
                match way {
                    Way::Leave(action) => {
                        then.push_str(&format!(
                            "okl_acc_exit(okl_data, okl_acc_{action}, {finalize}, {section});\n"
                        ));
                    }
                    Way::Update(to_device) => then.push_str(&format!(
                        "okl_acc_update(okl_data, {}, {}, {is_present}, {section});\n",
                        i32::from(to_device),
                        quoted(shown)
                    )),
                    Way::Detach => {}
                }
            }
        }
        format!("{text}{first}{then}}}")
    }

    /// A `declare` directive: data that exist until the end of the function or, at file scope, for the whole program
    /// (copied to the device before its first use).
    pub(crate) fn declared(&mut self, placed: &Placed) -> String {
        let mut entered = String::new();
        let number = placed.directive.span.start;
        if placed.function.is_some() {
            let name = format!("okl_declared{number}");
            let named = self.entered(placed, &name, true, &mut entered);
            let region = region(self.language, placed, &name, "okl_acc_offload(1)", true);
            return format!("{region}{entered}{}okl_acc_ready({name});\n", attached(&name, &named));
        }
        self.entered(placed, REGION, false, &mut entered);
        if entered.is_empty() {
            return String::new();
        }
        let region = self.language.scope(REGION, "okl_acc_begin(acc_async_sync, 1, 0, __FILE__, __LINE__)");
        format!(
            "static void okl_declare{number}(void) {{\n{region}{entered}}}\n\
             __attribute__((constructor)) static void okl_declared{number}(void) {{ okl_acc_declare(okl_declare{number}); }}\n"
        )
    }
}

/// The operation of a standalone directive on data.
#[derive(Clone, Copy)]
enum Way {
    Leave(&'static str),
    Detach,
    Update(bool),
}
