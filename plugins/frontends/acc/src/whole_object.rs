//! The object of a member function as a whole in data clauses: `copyin(this[0:1])`, `copyin(this)`, `copyin(*this)`.

use crate::ids::ACC_UNSUPPORTED;
use crate::placed::Placed;
use crate::placement::class_of;
use crate::program::Program;
use crate::section::Sections as _;
use crate::sections::{DATA, Data};
use okl_frontend::directive::{Argument, Clause};
use okl_plugin::Diagnostic;
use okl_plugin::model::{Scope, VarId};

impl Program<'_> {
    /// The object of the function around a directive, once for each argument of a clause that names it.
    pub fn own_object(&self, placed: &Placed, clause: &Clause, found: &mut Vec<Diagnostic>) -> Vec<Data> {
        let mut all = Vec::new();
        for argument in clause.arguments.iter().filter(|argument| names_object(argument)) {
            let text: String = argument.text.split_whitespace().collect();
            if !matches!(text.as_str(), "this" | "*this" | "(*this)" | "this[0:1]" | "this[:1]") {
                let message = "a part of an array of objects that starts with `this` is not supported";
                found.push(
                    Diagnostic::error(ACC_UNSUPPORTED, message, argument.span)
                        .help("write `this[0:1]`, or name the array where it is declared"),
                );
                continue;
            }
            // An object without fields has nothing that a kernel could use.
            let Some(id) = self.field_of_object(placed) else { continue };
            let section = "&(*this), (long long)sizeof(*this), 0".to_string();
            let (shown, base) = (argument.text.clone(), "(*this)".to_string());
            all.push(Data {
                id,
                shown,
                base,
                is_variable: false,
                section,
                first: None,
                is_table: false,
                is_pointer: false,
            });
        }
        all
    }

    fn field_of_object(&self, placed: &Placed) -> Option<VarId> {
        let class = class_of(self.unit, self.unit.function(placed.function?))?.span;
        let is_own =
            |one: &okl_plugin::model::Variable| one.scope == Scope::Field && class.contains(one.span);
        self.unit.variables.iter().position(is_own).map(|at| VarId(at as u32))
    }

    /// True if a device may have an object of the class of a construct's function as a whole, whose fields may differ
    /// there from those of the host: a clause in a function of the class names it.
    pub fn has_object_on_device(&self, construct: &Placed) -> bool {
        let class =
            |placed: &Placed| class_of(self.unit, self.unit.function(placed.function?)).map(|one| one.span);
        let own = class(construct);
        let names = |placed: &Placed| {
            let clauses = placed.directive.clauses.iter().filter(|one| DATA.contains(&one.name));
            clauses.flat_map(|one| &one.arguments).any(names_object)
        };
        own.is_some() && self.directives.iter().any(|placed| class(placed) == own && names(placed))
    }
}

/// True for an argument that is the object rather than a member of it.
pub fn names_object(argument: &Argument) -> bool {
    !argument.names_member() && argument.section().name == "this"
}
