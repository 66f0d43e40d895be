//! Decides how each variable that a construct uses is passed to its kernel.
//!
//! Section 2.6 of the OpenACC specification defines which variables a construct shares with the program and which are
//! private to each gang. The resulting parameters of the kernel are decided here and nowhere else.

use crate::doubts;
use crate::ids::ACC_REDUCTION;
use crate::placed::Placed;
use crate::program::Program;
use crate::section::Sections as _;
use crate::types;
use crate::uses::Uses;
use okl_frontend::kernel::Operator;
use okl_plugin::model::{Scope, Ty, VarId};
use okl_plugin::{Diagnostic, TypeKind};
use std::collections::BTreeMap;

/// The way a variable is passed to a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Passing {
    /// Its value is a parameter: `const int n`, `double *a`.
    Value,
    /// Its initial value is a parameter, and each gang has a copy that it may change.
    Own,
    /// A pointer to it is a parameter, and uses of it become `(*s)`.
    Pointer,
    /// An array: a pointer to its first element is a parameter, and uses of it stay as they are.
    Array,
    /// The kernel declares it as a constant: `const int N = 10;`
    Constant(i64),
    /// Each gang has an uninitialized copy.
    Private,
    /// Each gang has a copy, and the copies are combined at the end.
    Reduced(Reduction),
}

/// One variable of a `reduction` clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reduction {
    /// The operator.
    pub operator: Operator,
    /// The identity element of the operator.
    pub identity: String,
    /// The number of elements, if it is an array.
    pub length: Option<u64>,
}

impl Reduction {
    /// The type of the reduced values: for an array, its element type.
    pub fn element<'u>(&self, ty: Ty<'u>) -> Ty<'u> {
        ty.element().filter(|_| self.length.is_some()).unwrap_or(ty)
    }

    /// The statements that set a variable to the identity element.
    pub fn started(&self, name: &str) -> String {
        let identity = &self.identity;
        match self.length {
            None => format!("{name} = {identity};\n"),
            Some(length) => {
                format!("for (int okl_e = 0; okl_e < {length}; ++okl_e) {name}[okl_e] = {identity};\n")
            }
        }
    }

    /// The statements that store a gang's partial result; `own` is the name of the gang's copy.
    pub fn left(&self, name: &str, own: &str) -> String {
        match self.length {
            None => format!("okl_part_{name}[okl_gang] = {own};\n"),
            Some(length) => format!(
                "for (int okl_e = 0; okl_e < {length}; ++okl_e) okl_part_{name}[okl_gang * {length} + okl_e] = {own}[okl_e];\n"
            ),
        }
    }
}

impl Program<'_> {
    /// The way each variable that a construct names and does not declare is passed to its kernel.
    pub fn passing(
        &self,
        construct: &Placed,
        uses: &Uses,
        found: &mut Vec<Diagnostic>,
    ) -> BTreeMap<VarId, Passing> {
        let mut passing = BTreeMap::new();
        let reduced = self.reduced(construct, found);
        let private = self.named_in(construct, "private");
        let own = self.named_in(construct, "firstprivate");
        let mut shared = self.shared(construct);
        shared.extend(self.summed(construct).into_iter().filter(|id| !own.contains(id)));
        let parts = self.parts(construct, 1, found);
        let is_shared_object = self.has_object_on_device(construct);
        let has_values = |id| parts.iter().any(|part| part.id == id && part.has_values);
        for id in uses.free() {
            let variable = self.unit.variable(id);
            if variable.scope == Scope::Unknown {
                continue;
            }
            let ty = self.unit.ty(variable.ty).value();
            let changes = uses.changed.contains(&id);
            let is_own = || uses.named[&id].iter().all(|place| self.owner(id, *place).is_some());
            let way = if let Some(reduction) = reduced.get(&id) {
                Passing::Reduced(reduction.clone())
            } else if private.contains(&id) || has_values(id) || is_own() {
                Passing::Private
            } else if own.contains(&id) && (ty.is_array() || ty.kind == TypeKind::Record) {
                Passing::Own
            } else if ty.is_array() {
                Passing::Array
            } else if ty.kind == TypeKind::Record {
                Passing::Pointer
            } else if ty.is_pointer() {
                if changes { Passing::Own } else { Passing::Value }
            } else if (shared.contains(&id)
                || variable.scope == Scope::Field && (changes || is_shared_object))
                && !ty.is_const
            {
                Passing::Pointer
            } else if let Some(value) =
                self.unit.init_value(variable).filter(|_| ty.is_const || variable.is_constexpr)
            {
                Passing::Constant(value)
            } else if !changes {
                Passing::Value
            } else if construct.directive.name == "kernels" {
                Passing::Pointer
            } else {
                Passing::Own
            };
            passing.insert(id, way);
        }
        self.hand_on(uses, &mut passing);
        passing
    }

    /// Adds the variables that functions need which the construct calls.
    fn hand_on(&self, uses: &Uses, passing: &mut BTreeMap<VarId, Passing>) {
        let handed_on = uses.called.iter().flat_map(|callee| self.globals.needed(self.unit, *callee));
        for id in handed_on {
            let ty = self.unit.ty(self.unit.variable(id).ty).value();
            let way = passing.entry(id).or_insert(Passing::Pointer);
            if ty.is_array() && *way == Passing::Pointer {
                *way = Passing::Array;
            } else if ty.is_pointer() && *way == Passing::Pointer {
                *way = Passing::Value;
            } else if matches!(way, Passing::Value | Passing::Own) && types::is_scalar(ty) {
                // The function may change it.
                *way = Passing::Pointer;
            }
        }
    }

    /// The variables in the clauses of that name.
    pub fn named_in(&self, placed: &Placed, clause: &str) -> Vec<VarId> {
        let clauses = placed.directive.all(clause);
        clauses.flat_map(|clause| self.variables(placed, &clause.arguments)).map(|(id, _)| id).collect()
    }

    /// The variables that a construct shares with the program: those in its data clauses and in the data clauses of
    /// enclosing constructs.
    fn shared(&self, construct: &Placed) -> Vec<VarId> {
        const SHARING: [&str; 8] =
            ["copy", "copyin", "copyout", "create", "present", "no_create", "deviceptr", "attach"];
        let around = self.around(construct).filter(|placed| placed.directive.name == "data");
        let declared = self.directives.iter().filter(|placed| placed.directive.name == "declare");
        let mut shared = Vec::new();
        for placed in std::iter::once(construct).chain(around).chain(declared) {
            for clause in SHARING {
                shared.extend(self.named_in(placed, clause));
            }
            shared.extend(self.named_in(placed, "device_resident"));
        }
        let own = self.named_in(construct, "firstprivate");
        shared.retain(|id| !own.contains(id));
        shared
    }

    /// The reduction variables of loops outside of gang loops, in a construct with a single gang: their result is
    /// visible to the program.
    fn summed(&self, construct: &Placed) -> Vec<VarId> {
        if doubts::has_several_gangs(self, construct) {
            return Vec::new();
        }
        let inside = self.stmt(construct).span;
        let loops = self.directives.iter().filter(|placed| {
            placed.directive.is("loop")
                && placed.stmt.is_some_and(|stmt| {
                    inside.contains(self.unit.stmt(stmt).span) && !self.outside(construct, stmt).gang
                })
        });
        loops.flat_map(|placed| self.named_in(placed, "reduction")).collect()
    }

    /// The reductions over gangs: those of the construct's clause and of loops over gangs.
    fn reduced(&self, construct: &Placed, found: &mut Vec<Diagnostic>) -> BTreeMap<VarId, Reduction> {
        let inside = self.stmt(construct).span;
        let mut reduced = BTreeMap::new();
        for placed in &self.directives {
            let is_own = placed.directive.span == construct.directive.span;
            let Some(stmt) = placed.stmt.filter(|stmt| inside.contains(self.unit.stmt(*stmt).span)) else {
                continue;
            };
            let over_gangs = placed.directive.is("loop") && {
                let outside = self.outside(construct, stmt);
                self.levels(construct, placed, outside).gang
            };
            if !is_own && !over_gangs {
                continue;
            }
            for (id, reduction) in self.reductions(placed, found) {
                reduced.insert(id, reduction);
            }
        }
        reduced
    }

    /// The reductions of a directive.
    pub fn reductions(&self, placed: &Placed, found: &mut Vec<Diagnostic>) -> Vec<(VarId, Reduction)> {
        let mut all = Vec::new();
        for clause in placed.directive.all("reduction") {
            let operator = Operator::named(&clause.modifier);
            for (id, argument) in self.variables(placed, &clause.arguments) {
                let ty = self.unit.ty(self.unit.variable(id).ty).value();
                let (element, length) = match ty.kind {
                    TypeKind::Array { of, len } => (ty.at(of), len),
                    TypeKind::Pointer(to) => (ty.at(to), section_length(argument)),
                    TypeKind::Void
                    | TypeKind::Bool
                    | TypeKind::Int(_)
                    | TypeKind::Float
                    | TypeKind::Reference(_)
                    | TypeKind::Record
                    | TypeKind::Enum
                    | TypeKind::Function
                    | TypeKind::Other => (ty, None),
                };
                let is_fine = types::is_scalar(element) && (types::is_scalar(ty) || length.is_some());
                let known = operator.and_then(|operator| Some((operator, operator.identity(element)?)));
                match known.filter(|_| is_fine) {
                    Some((operator, identity)) => all.push((id, Reduction { operator, identity, length })),
                    None => {
                        let name = &self.unit.variable(id).name;
                        let message = match operator.and_then(|operator| operator.identity(element)) {
                            None => {
                                format!("`{}` is no reduction of `{}`", clause.modifier, element.spelling)
                            }
                            Some(_) if argument.section().base != *name => {
                                format!(
                                    "`{}` is a part of `{name}`, and reductions take whole variables",
                                    argument.section().base
                                )
                            }
                            Some(_) => format!("`{name}` is no number, nor an array of a known length"),
                        };
                        let help = "reductions are `+ * max min & | ^ && ||` of numbers and of arrays such as `a[0:10]`";
                        found.push(Diagnostic::error(ACC_REDUCTION, message, argument.span).help(help));
                    }
                }
            }
        }
        all
    }
}

/// The number of elements of a section such as `a[0:10]`, if it starts at 0 and is a number.
fn section_length(argument: &okl_frontend::directive::Argument) -> Option<u64> {
    let section = argument.section();
    let [bound] = section.bounds.as_slice() else { return None };
    bound.length().filter(|_| bound.first() == "0")?.parse().ok()
}
