//! Data directives in host programs for devices.

use crate::offload::Offload;
use crate::phrases::{attached, condition, quoted, region};
use crate::program::Placed;
use crate::sections::Data;
use okl_plugin::Diagnostic;

impl Offload<'_> {
    /// The text before the statement of a data construct.
    pub(crate) fn data(&mut self, placed: &Placed) -> String {
        let mut text = format!("{{ {}", region(placed, &condition(&placed.directive), true));
        let named = self.entered(placed, true, &mut text);
        text.push_str(&attached(&named));
        text.push_str("okl_data.ready();\n");
        text
    }

    /// The text before the statement of a `host_data` construct. It redeclares the names as device pointers:
    ///
    /// ```text
    /// { const auto okl_use_a = okl_acc::use_device(a, a, true, false); { auto a = okl_use_a; ...
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
                        Diagnostic::error("acc-unsupported", message, argument.span)
                            .help(format!("use `acc_deviceptr(&{name})`")),
                    );
                    continue;
                }
                let base = if ty.is_array() { format!("&{name}[0]") } else { name.clone() };
                let first = self.program.visible(id, placed).and_then(|data| data.first);
                let first = first.unwrap_or_else(|| base.clone());
                before.push_str(&format!(
                    "const auto okl_use_{name} = okl_acc::use_device({base}, {first}, {}, {});\n",
                    condition(&placed.directive),
                    placed.directive.has("if_present")
                ));
                inside.push_str(&format!("auto {name} = okl_use_{name};\n"));
            }
        }
        format!("{{ {before}{{ {inside}")
    }

    /// A standalone directive: `enter data`, `exit data`, `update`.
    pub(crate) fn once(&mut self, placed: &Placed) -> String {
        let directive = &placed.directive;
        let mut text = format!("{{ {}", region(placed, &condition(directive), false));
        if directive.name == "enter data" {
            let named = self.entered(placed, true, &mut text);
            text.push_str(&attached(&named));
        }
        let finalize = directive.has("finalize");
        let is_present = directive.has("if_present");
        let (mut first, mut then) = (String::new(), String::new());
        for clause in &directive.clauses {
            let name = clause.name.as_str();
            let way = match (directive.name, name) {
                ("exit data", "copyout") => Way::Leave("copyout"),
                ("exit data", "delete") => Way::Leave("create"),
                ("exit data", "detach") => Way::Detach,
                ("update", "self" | "host") => Way::Update(false),
                ("update", "device") => Way::Update(true),
                _other => continue,
            };
            for data in self.program.data(placed, clause, self.found) {
                let Data { base, section, shown, is_variable, .. } = &data;
                if matches!(way, Way::Detach) || (matches!(way, Way::Leave(_)) && !is_variable) {
                    first.push_str(&format!("okl_data.detach({base}, {finalize});\n"));
                }
                match way {
                    Way::Leave(action) => {
                        then.push_str(&format!(
                            "okl_data.leave(okl_acc::{action}, {section}, {finalize});\n"
                        ));
                    }
                    Way::Update(to_device) => then.push_str(&format!(
                        "okl_data.update({to_device}, {}, {section}, {is_present});\n",
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
            let named = self.entered(placed, true, &mut entered);
            let text = format!("{}{entered}{}", region(placed, "okl_acc::offload()", true), attached(&named));
            let text = format!("{text}okl_data.ready();\n");
            return text.replace("okl_data", &format!("okl_declared{number}"));
        }
        self.entered(placed, false, &mut entered);
        if entered.is_empty() {
            return String::new();
        }
        format!(
            "static void okl_declare{number}() {{\nokl_acc::region okl_data(acc_async_sync, true, false);\n{entered}}}\n\
             static const okl_acc::declared okl_declared{number}(okl_declare{number});\n"
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
