//! The data that clauses name, as expressions of the host program.

use crate::directive::{Argument, Bound, Clause};
use crate::program::{Placed, Program};
use crate::types;
use okl_plugin::model::{Scope, Ty, VarId};
use okl_plugin::{Diagnostic, TypeKind};

/// The data clauses of constructs and `declare`.
pub const DATA: [&str; 8] =
    ["copy", "copyin", "copyout", "create", "no_create", "present", "deviceptr", "device_resident"];

/// The data of one argument.
#[derive(Clone, Debug)]
pub struct Data {
    /// The variable.
    pub id: VarId,
    /// The source text, for messages: `a[0:n]`.
    pub shown: String,
    /// The text before the first bracket: `s.x`.
    pub base: String,
    /// True if the base is the variable itself rather than a member of it.
    pub is_variable: bool,
    /// The whole section: `okl_acc::make_section(&(a)[0], {{(long long)(n), sizeof((a)[0])}})`.
    pub section: String,
    /// The address of the first element if there is a section: `&(a)[2]`; for rows that are reached through pointers,
    /// of the first pointer.
    pub first: Option<String>,
    /// True if the data are rows that are reached through the pointers of an array.
    pub is_table: bool,
}

impl Program<'_> {
    /// The data of the arguments of a clause.
    pub fn data(&self, placed: &Placed, clause: &Clause, found: &mut Vec<Diagnostic>) -> Vec<Data> {
        let all = self.variables(placed, &clause.arguments);
        let all = all.into_iter().filter_map(|(id, argument)| self.one(id, argument, found));
        all.map(|data| self.known(data, placed, clause)).collect()
    }

    /// Completes a pointer without a section by the section that an enclosing construct has for it.
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
            return Some(Data { id, shown, base, is_variable, section, first: None, is_table: false });
        }
        let mut parts = Parts::of(&base);
        let mut level = Some(ty).filter(|_| is_variable);
        for (at, bound) in section.bounds.iter().enumerate() {
            let is_pointer = level.is_some_and(|ty| ty.is_pointer());
            let is_chosen = section.bounds[..at].iter().all(|bound| matches!(bound, Bound::At(_)));
            if is_pointer && at > 0 && is_chosen {
                // The target of one pointer in an array, `rows[i][0:m]`, is handled like that of a member.
                base = parts.start.trim_start_matches('&').to_string();
                (parts, is_variable) = (Parts::of(&base), false);
            }
            if is_pointer && bound.length().is_none() {
                let message = format!("nothing says how long `{shown}` is");
                let first = bound.first();
                found.push(
                    Diagnostic::error("acc-syntax", message, argument.span)
                        .help(format!("write the number of elements behind the colon: `{base}[{first}:n]`")),
                );
                return None;
            }
            parts.push(bound, level.map(|_| is_pointer));
            level = level.and_then(element);
        }
        let section = format!("okl_acc::make_section({}, {{{}}})", parts.start, parts.dimensions.join(", "));
        let is_table = parts.has_left;
        Some(Data { id, shown, base, is_variable, section, first: Some(parts.start), is_table })
    }

    /// The section of a whole variable; `None` if its size is unknown.
    pub fn all_of(&self, id: VarId) -> Option<String> {
        let variable = self.unit.variable(id);
        let name = &variable.name;
        if !types::is_variable_length(self.unit.ty(variable.ty).value()) {
            return Some(format!("okl_acc::whole({name})"));
        }
        let is_known = variable.scope != Scope::Global;
        is_known.then(|| format!("okl_acc::make_section({name}, {{{{1, sizeof({name})}}}})"))
    }

    /// The data of a variable in the enclosing data constructs, innermost first, or else in declarations.
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

/// The type of a subscript expression on a type.
fn element(ty: Ty<'_>) -> Option<Ty<'_>> {
    match ty.kind {
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
    }
}

/// The arguments of a call of `make_section`, built level by level.
struct Parts {
    /// The address of the first element in the memory of the base: `&(a)[2]`.
    start: String,
    /// An element at the current level: `(a)[0]`.
    element: String,
    /// The dimensions: `{(long long)(n), sizeof((a)[0])}`; behind pointers,
    /// `{(long long)(m), sizeof((a)[0][0]), 0, true}`.
    dimensions: Vec<String>,
    /// True if a dimension so far is, or may be, reached through pointers in an array.
    has_left: bool,
}

impl Parts {
    fn of(base: &str) -> Parts {
        Parts {
            start: format!("&({base})"),
            element: format!("({base})"),
            dimensions: Vec::new(),
            has_left: false,
        }
    }

    /// Appends a dimension. `is_pointer` is `None` for members, whose type is not known here.
    fn push(&mut self, bound: &Bound, is_pointer: Option<bool>) {
        let (first, whole) = (bound.first(), &self.element);
        let length = match bound.length() {
            Some(length) => format!("(long long)({length})"),
            None => format!("okl_acc::length({whole}) - ({first})"),
        };
        let is_first = self.dimensions.is_empty();
        self.has_left = self.has_left || (!is_first && is_pointer != Some(false));
        let behind = match is_pointer {
            _ if !self.has_left => String::new(),
            Some(is_pointer) => format!(", {first}, {is_pointer}"),
            None => format!(", {first}, okl_acc::leads_on<decltype({whole})>()"),
        };
        self.dimensions.push(format!("{{{length}, sizeof({whole}[0]){behind}}}"));
        if !self.has_left {
            self.start.push_str(&format!("[{first}]"));
        }
        self.element.push_str("[0]");
    }
}
