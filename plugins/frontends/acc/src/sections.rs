//! Data that clauses name, as the host program says it.

use crate::directive::{Argument, Clause};
use crate::program::{Placed, Program};
use crate::types;
use okl_plugin::model::{Scope, VarId};
use okl_plugin::{Diagnostic, TypeKind};

/// The clauses that say what happens to data around a construct.
pub const DATA: [&str; 8] =
    ["copy", "copyin", "copyout", "create", "no_create", "present", "deviceptr", "device_resident"];

/// Some data.
#[derive(Clone, Debug)]
pub struct Data {
    /// The variable.
    pub id: VarId,
    /// As it is written, for messages: `a[0:n]`.
    pub shown: String,
    /// What is before the first section: `s.x`.
    pub base: String,
    /// Whether that is the variable itself, and no member of it.
    pub is_variable: bool,
    /// All of it: `okl_acc::make_section(&(a)[0], {{(long long)(n), sizeof((a)[0])}})`.
    pub section: String,
    /// Its first element, where only a part is named: `&(a)[2]`.
    pub first: Option<String>,
}

impl Program<'_> {
    /// The data of a clause.
    pub fn data(&self, placed: &Placed, clause: &Clause, found: &mut Vec<Diagnostic>) -> Vec<Data> {
        let all = self.variables(placed, &clause.arguments);
        let all = all.into_iter().filter_map(|(id, argument)| self.one(id, argument, found));
        all.map(|data| self.known(data, placed, clause)).collect()
    }

    /// A pointer without a section is about the one that a construct around names.
    fn known(&self, data: Data, placed: &Placed, clause: &Clause) -> Data {
        let ty = self.unit.ty(self.unit.variable(data.id).ty).value();
        let is_about_all = ty.is_array() && clause.name != "present";
        if data.first.is_some() || !data.is_variable || is_about_all || placed.directive.name == "declare" {
            return data;
        }
        match self.visible(data.id, placed).filter(|around| around.first.is_some()) {
            Some(around) => Data { section: around.section, first: around.first, ..data },
            None => data,
        }
    }

    fn one(&self, id: VarId, argument: &Argument, found: &mut Vec<Diagnostic>) -> Option<Data> {
        let section = argument.section();
        let mut is_variable = section.base == section.name;
        let ty = self.unit.ty(self.unit.variable(id).ty).value();
        let shown = argument.text.clone();
        let mut base = section.base.clone();
        if section.bounds.is_empty() {
            let section = if is_variable { self.all_of(id)? } else { format!("okl_acc::whole({base})") };
            return Some(Data { id, shown, base, is_variable, section, first: None });
        }
        let (mut start, mut element, mut dimensions) =
            (format!("&({base})"), format!("({base})"), Vec::new());
        let mut level = Some(ty).filter(|_| is_variable);
        for (at, (first, length)) in section.bounds.iter().enumerate() {
            let first = first.as_deref().unwrap_or("0");
            let is_pointer = level.is_some_and(|ty| ty.is_pointer());
            let is_chosen = section.bounds[..at].iter().all(|(_, length)| length.as_deref() == Some("1"));
            if is_pointer && at > 0 && is_chosen {
                // What one pointer of an array leads to, `rows[i][0:m]`, as of a member.
                base = start.trim_start_matches('&').to_string();
                (start, element, is_variable) = (format!("&({base})"), format!("({base})"), false);
                dimensions.clear();
            } else if is_pointer && at > 0 {
                let message = format!("`{shown}`: data that pointers in an array lead to, in one section");
                found
                    .push(Diagnostic::error("acc-unsupported", message, argument.span).help(
                        "put it into one array, or use `acc enter data` and `attach` for each pointer",
                    ));
                return None;
            }
            if is_pointer && length.is_none() {
                let message = format!("nothing says how long `{shown}` is");
                found.push(
                    Diagnostic::error("acc-syntax", message, argument.span)
                        .help(format!("write the number of elements behind the colon: `{base}[{first}:n]`")),
                );
                return None;
            }
            let length = match length {
                Some(length) => format!("(long long)({length})"),
                None => format!("okl_acc::length({element}) - ({first})"),
            };
            start.push_str(&format!("[{first}]"));
            element.push_str("[0]");
            dimensions.push(format!("{{{length}, sizeof({element})}}"));
            level = level.and_then(|ty| match ty.kind {
                TypeKind::Array { of, .. } => Some(ty.at(of)),
                TypeKind::Pointer(to) => Some(ty.at(to)),
                TypeKind::Void
                | TypeKind::Bool
                | TypeKind::Int(_)
                | TypeKind::Float
                | TypeKind::Reference(_)
                | TypeKind::Record
                | TypeKind::Enum
                | TypeKind::Function
                | TypeKind::Other => None,
            });
        }
        let section = format!("okl_acc::make_section({start}, {{{}}})", dimensions.join(", "));
        Some(Data { id, shown, base, is_variable, section, first: Some(start) })
    }

    /// A variable as a whole; none where nobody knows how large it is.
    pub fn all_of(&self, id: VarId) -> Option<String> {
        let variable = self.unit.variable(id);
        let name = &variable.name;
        if !types::is_variable_length(self.unit.ty(variable.ty).value()) {
            return Some(format!("okl_acc::whole({name})"));
        }
        let is_known = variable.scope != Scope::Global;
        is_known.then(|| format!("okl_acc::make_section({name}, {{{{1, sizeof({name})}}}})"))
    }

    /// What a data construct or a declaration around a place says of a variable, the innermost one first.
    pub fn visible(&self, id: VarId, placed: &Placed) -> Option<Data> {
        let around = self.around(placed).filter(|other| other.directive.name == "data");
        let declared = self.directives.iter().filter(|other| {
            other.directive.name == "declare"
                && (other.function.is_none() || other.function == placed.function)
        });
        around.chain(declared).find_map(|other| {
            let clauses =
                other.directive.clauses.iter().filter(|clause| DATA.contains(&clause.name.as_str()));
            let mut all = clauses.flat_map(|clause| self.data(other, clause, &mut Vec::new()));
            all.find(|data| data.id == id && data.is_variable)
        })
    }
}
