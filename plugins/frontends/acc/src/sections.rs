//! The data that clauses name, as expressions of the host program.

use crate::ids::{ACC_SYNTAX, ACC_UNSUPPORTED};
use crate::placed::Placed;
use crate::program::Program;
use crate::section::{Bound, Sections as _};
use crate::types;
use okl_frontend::directive::{Argument, Clause};
use okl_frontend::lexis::Lexis;
use okl_plugin::model::{Layout, LayoutKind, Scope, Ty, VarId, Variable};
use okl_plugin::{Diagnostic, Span, TypeKind, Unit};

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
    /// The text before the brackets at its end: `s.x`, `s[i].x`.
    pub base: String,
    /// True if the base is the variable itself rather than a member of it.
    pub is_variable: bool,
    /// The whole section, as `runtime/regions.h` takes it: `&(a)[0], 0, 1, (long long)(n), (long long)sizeof((a)[0]), 0LL, 0LL`.
    pub section: String,
    /// The address of the first element if there is a section: `&(a)[2]`; for rows that are reached through pointers,
    /// of the first pointer.
    pub first: Option<String>,
    /// True if the data are rows that are reached through the pointers of an array.
    pub is_table: bool,
    /// True if the base is a pointer.
    pub is_pointer: bool,
}

impl Program<'_> {
    /// The data of the arguments of a clause.
    pub fn data(&self, placed: &Placed, clause: &Clause, found: &mut Vec<Diagnostic>) -> Vec<Data> {
        let all = self.variables(placed, &clause.arguments);
        let all = all.into_iter().filter_map(|(id, argument)| self.one(id, argument, found));
        let mut all: Vec<Data> = all.map(|data| self.known(data, placed, clause)).collect();
        all.extend(self.own_object(placed, clause, found));
        all
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
        if has_section(&base) {
            found.push(several(&base, argument.span));
            return None;
        }
        let of_base = if is_variable { Some(ty) } else { member_type(self.unit, ty, &base) };
        if of_base.is_none() {
            let message =
                format!("`{base}`: the type of this member is not known before the program is compiled");
            found.push(
                Diagnostic::error(ACC_UNSUPPORTED, message, argument.span)
                    .help("copy it to a local variable, and name that one"),
            );
            return None;
        }
        let mut is_pointer = of_base.is_some_and(|ty| ty.is_pointer());
        if section.bounds.is_empty() {
            let section = if is_variable { self.all_of(id)? } else { whole(&base, is_pointer) };
            return Some(Data {
                id,
                shown,
                base,
                is_variable,
                section,
                first: None,
                is_table: false,
                is_pointer,
            });
        }
        let mut parts = Parts::of(&base);
        let mut level = of_base;
        for (at, bound) in section.bounds.iter().enumerate() {
            let is_left = level.is_some_and(|ty| ty.is_pointer());
            let is_chosen = section.bounds[..at].iter().all(|bound| matches!(bound, Bound::At(_)));
            if is_left && at > 0 && is_chosen {
                // The target of one pointer in an array, `rows[i][0:m]`, is handled like that of a member.
                base = parts.start.trim_start_matches('&').to_string();
                (parts, is_variable) = (Parts::of(&base), false);
                is_pointer = true;
            }
            if is_left && bound.length().is_none() {
                let message = format!("nothing says how long `{shown}` is");
                let first = bound.first();
                found.push(
                    Diagnostic::error(ACC_SYNTAX, message, argument.span)
                        .help(format!("write the number of elements behind the colon: `{base}[{first}:n]`")),
                );
                return None;
            }
            parts.push(bound, is_left);
            level = level.and_then(element);
        }
        let depth = parts.dimensions.len();
        let section = format!("{}, 0LL, {depth}, {}", parts.start, parts.dimensions.join(", "));
        let is_table = parts.has_left;
        Some(Data { id, shown, base, is_variable, section, first: Some(parts.start), is_table, is_pointer })
    }

    /// The section of a whole variable; `None` if its size is unknown.
    pub fn all_of(&self, id: VarId) -> Option<String> {
        let variable = self.unit.variable(id);
        let name = &variable.name;
        if !types::is_variable_length(self.unit.ty(variable.ty).value()) {
            return Some(whole(name, self.unit.ty(variable.ty).value().is_pointer()));
        }
        let is_known = variable.scope != Scope::Global;
        is_known.then(|| format!("{name}, (long long)sizeof({name}), 0"))
    }

    /// The data of a variable in the enclosing data constructs, innermost first, or else in declarations.
    pub fn visible(&self, id: VarId, placed: &Placed) -> Option<Data> {
        let around = self.around(placed).filter(|other| other.directive.name == "data");
        let declared = self.directives.iter().filter(|other| {
            other.directive.name == "declare"
                && (other.function.is_none() || other.function == placed.function)
        });
        around.chain(declared).find_map(|other| {
            let clauses = other.directive.clauses.iter().filter(|clause| DATA.contains(&clause.name));
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

    /// Appends a dimension; `is_pointer` if its elements are reached through a pointer.
    fn push(&mut self, bound: &Bound, is_pointer: bool) {
        let (first, whole) = (bound.first(), &self.element);
        let length = match bound.length() {
            Some(length) => format!("(long long)({length})"),
            None => format!("(long long)(sizeof({whole}) / sizeof({whole}[0]) - ({first}))"),
        };
        let is_first = self.dimensions.is_empty();
        self.has_left = self.has_left || (!is_first && is_pointer);
        let behind = match self.has_left {
            true => format!("(long long)({first}), {}LL", i32::from(is_pointer)),
            false => "0LL, 0LL".to_string(),
        };
        self.dimensions.push(format!("{length}, (long long)sizeof({whole}[0]), {behind}"));
        if !self.has_left {
            self.start.push_str(&format!("[{first}]"));
        }
        self.element.push_str("[0]");
    }
}

/// A variable or member as a section: its memory; of a pointer, what it leads to, whose length is not known.
fn whole(base: &str, is_pointer: bool) -> String {
    if is_pointer { format!("{base}, 0LL, 0") } else { format!("&({base}), (long long)sizeof({base}), 0") }
}

/// `s[0:n].x`
fn several(base: &str, place: Span) -> Diagnostic {
    let message = format!("`{base}`: a member of several elements is no section of memory");
    Diagnostic::error(ACC_SYNTAX, message, place)
        .help("name the member of one element: `s[i].x[0:n]`, in a loop where there are more")
}

/// True if brackets in a text hold a section: `s[0:n].x`.
fn has_section(base: &str) -> bool {
    let opens = base.match_indices('[').map(|(open, _)| open);
    let inside = |open: usize| &base[open + 1..Lexis::C.closing(base, open).unwrap_or(base.len())];
    opens.map(inside).any(|text| matches!(Bound::of(text), Bound::Part(..)))
}

/// The type of a member of a variable: of `s.x`, `s->x`, `(*s).x`, `s[2].x.y`. `None` if there is no such member.
fn member_type<'u>(unit: &'u Unit, variable: Ty<'u>, base: &str) -> Option<Ty<'u>> {
    let is_word = |letter: char| letter == '_' || letter.is_alphanumeric();
    let start = base.find(is_word)?;
    let rest = base[start..].trim_start_matches(is_word);
    let mut ty = variable;
    for _star in base[..start].matches('*') {
        ty = element(ty)?;
    }
    let mut rest = rest.trim_start_matches(|letter: char| letter == ')' || letter.is_whitespace());
    while !rest.is_empty() {
        if let Some(inside) = rest.strip_prefix('[') {
            ty = element(ty)?;
            rest = &inside[Lexis::C.closing(rest, 0)?..];
        } else {
            let member = match rest.strip_prefix("->") {
                Some(member) => {
                    ty = element(ty)?;
                    member
                }
                None => rest.strip_prefix('.')?,
            };
            let member = member.trim_start();
            let end = member.find(|letter| !is_word(letter)).unwrap_or(member.len());
            ty = field(unit, ty, &member[..end])?;
            rest = &member[end..];
        }
        rest = rest.trim_start_matches(|letter: char| letter == ')' || letter.is_whitespace());
    }
    Some(ty)
}

/// The type of a field of a class, its base classes' included. `None` if it depends on the arguments of a template.
pub fn field<'u>(unit: &'u Unit, class: Ty<'u>, name: &str) -> Option<Ty<'u>> {
    let span = unit.declared(class.value().declaration?).span;
    let known = |ty: Ty<'u>| Some(ty.value()).filter(|ty| ty.kind != TypeKind::Other);
    let same = |one: &&Layout| span.contains(one.span) || one.span.contains(span);
    let Some(Layout { kind: LayoutKind::Record { bases, fields, .. }, .. }) = unit.layouts.iter().find(same)
    else {
        // Templates have no layout.
        let is_own =
            |one: &&Variable| one.scope == Scope::Field && one.name == name && span.contains(one.span);
        return unit.variables.iter().find(is_own).and_then(|field| known(unit.ty(field.ty)));
    };
    let mut all = fields.iter().map(|field| unit.variable(field.variable));
    match all.find(|field| field.name == name) {
        Some(own) => known(unit.ty(own.ty)),
        None => bases.iter().find_map(|base| field(unit, unit.ty(*base), name)),
    }
}
