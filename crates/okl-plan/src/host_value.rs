//! The values of host code that the device code of a nest needs.
//!
//! Device code gets a host value in one of three ways. Constants, and pointers into arguments, are declared again in
//! the device kernel. Other values become arguments after the user's. Arrays, lambdas and types that the kernel
//! declares cannot be arguments: their declarations are copied, provided that nothing they are initialized from
//! changes.

mod scope;

use crate::Unsupported;
use okl_analysis::memory::{Accessed, MemoryObject};
use okl_analysis::{Analyzed, Named};
use okl_model::{
    DeclarationId, DeclarationKind, Function, Overloaded, Scope, Stmt, StmtKind, Ty, TypeKind, VarId,
    Variable,
};
use okl_source::Span;
use scope::{changed_since, declarations_in, declares_type};
use std::collections::BTreeSet;

/// A declaration of host code that a nest needs, and the way it reaches device code.
#[derive(Clone, Copy, Debug)]
pub enum HostValue<'u> {
    /// Declared again with the same initializer: `const int B = 16;`, `const float *row = a + B;`.
    Again(&'u Variable),
    /// Copied as it is: `int sizes[2] = {N, M};`, `using real = float;`.
    Copied(&'u Stmt),
    /// Passed as an argument of the device kernel, after the user's.
    Argument(&'u Variable),
    /// None of these would give it the value it has in host code.
    Refused(&'u Variable, DeclarationObstacle<'u>),
}

/// The reason why the declaration of a value that cannot be an argument cannot be repeated.
#[derive(Clone, Copy, Debug)]
pub enum DeclarationObstacle<'u> {
    /// Host code changes the value, or a variable that it is initialized from, after its declaration.
    Changes(&'u Variable),
    /// Its initializer calls functions.
    Calls,
    /// It is a lambda that changes a variable of host code, or its copy of one.
    Writes(&'u Variable),
    /// It is declared in the header of a loop or condition.
    InHeader,
    /// It is an array whose size is known at run time only.
    Size,
}

impl<'u> HostValue<'u> {
    /// The start offset of the declaration.
    fn start(&self) -> u32 {
        match self {
            HostValue::Again(variable) | HostValue::Argument(variable) | HostValue::Refused(variable, _) => {
                variable.name_span.start
            }
            HostValue::Copied(stmt) => stmt.span.start,
        }
    }

    /// The variables that it declares in the device kernel.
    pub fn declared(&self, unit: &'u Analyzed) -> Vec<&'u Variable> {
        match self {
            HostValue::Again(variable) | HostValue::Argument(variable) | HostValue::Refused(variable, _) => {
                vec![*variable]
            }
            HostValue::Copied(stmt) => {
                let StmtKind::Declaration(ids) = &stmt.kind else { return Vec::new() };
                ids.iter().map(|id| unit.variable(*id)).collect()
            }
        }
    }

    /// The range of text that the device kernel repeats.
    pub fn repeats(&self, unit: &Analyzed) -> Option<Span> {
        match self {
            HostValue::Again(variable) => unit.init(variable).map(|init| init.span),
            HostValue::Copied(stmt) => Some(stmt.span),
            HostValue::Argument(_) | HostValue::Refused(..) => None,
        }
    }
}

/// The declarations of a kernel's host code that `nest` needs, in source order.
pub(crate) fn host_values<'u>(
    unit: &'u Analyzed,
    kernel: &'u Function,
    nest: &'u Stmt,
) -> Vec<HostValue<'u>> {
    Search::new(unit, kernel, nest).values()
}

/// The type of an argument of a device kernel. References are replaced by the referenced type, and types that the
/// kernel declares by their canonical spelling, since the device kernel does not see them.
pub fn argument_type(unit: &Analyzed, kernel: &Function, variable: &Variable) -> String {
    let ty = unit.ty(variable.ty).value();
    if is_of(unit, kernel, ty) { ty.canonical.clone() } else { ty.get().source_spelling().to_string() }
}

/// True if another variable of the same name hides a host-level variable at a nest.
pub fn is_hidden(unit: &Analyzed, kernel: &Function, nest: &Stmt, variable: &Variable) -> bool {
    let Some(body) = unit.body(kernel) else { return false };
    unit.variables_in(body.span).map(|id| unit.variable(id)).any(|other| {
        other.scope == Scope::Local
            && other.name == variable.name
            && other.name_span.start > variable.name_span.start
            && unit.sees(body, nest.span, other.name_span)
    })
}

/// The reason why a nest cannot get a value, and the range of its name.
pub(crate) fn refusal(unit: &Analyzed, value: &HostValue<'_>) -> Option<(Span, Unsupported)> {
    let HostValue::Refused(variable, why) = *value else { return None };
    let what = match unit.ty(variable.ty).is_lambda {
        true => "a lambda".to_string(),
        false => format!("`{}`", &unit.ty(variable.ty).spelling),
    };
    let why = match why {
        DeclarationObstacle::Changes(changed) if std::ptr::eq(changed, variable) => {
            "host code changes it after its declaration".to_string()
        }
        DeclarationObstacle::Changes(changed) => {
            format!("host code changes `{}` after it was computed from that", changed.name)
        }
        DeclarationObstacle::Calls => "its initialiser calls functions".to_string(),
        DeclarationObstacle::Writes(written) => format!("it changes `{}`", written.name),
        DeclarationObstacle::InHeader => "it stands in the header of a loop or condition".to_string(),
        DeclarationObstacle::Size => "its size is not a constant".to_string(),
    };
    let instead = match is_sized_at_launch(unit.ty(variable.ty)) {
        true => "hand over a pointer, or give it a constant size",
        false => "declare it inside the `@outer` loop",
    };
    let refused = Unsupported {
        construct: format!("handing `{}` ({what}) to device code", variable.name),
        help: format!(
            "it is neither a number nor a struct of file scope, and device code cannot compute it again, since {why}: \
             {instead}"
        ),
    };
    Some((variable.name_span, refused))
}

/// The transitive search for the declarations that a nest needs.
struct Search<'u> {
    unit: &'u Analyzed,
    kernel: &'u Function,
    body: &'u Stmt,
    nest: &'u Stmt,
    /// The declarations of host code that are visible to the nest.
    visible: Vec<&'u Stmt>,
}

impl<'u> Search<'u> {
    fn new(unit: &'u Analyzed, kernel: &'u Function, nest: &'u Stmt) -> Search<'u> {
        let body = unit.body(kernel).expect("checked kernels have a body");
        let mut visible = Vec::new();
        unit.walk(body, &mut |stmt| {
            let declares = matches!(stmt.kind, StmtKind::Declaration(_)) || declares_type(unit, stmt);
            if declares && stmt.span.end <= nest.span.start && unit.sees(body, nest.span, stmt.span) {
                visible.push(stmt);
            }
        });
        Search { unit, kernel, body, nest, visible }
    }

    fn values(&self) -> Vec<HostValue<'u>> {
        let unit = self.unit;
        let mut open = self.used_by_nest();
        let mut found: BTreeSet<VarId> = BTreeSet::new();
        let mut copied: BTreeSet<u32> = BTreeSet::new();
        // The declarations of types; if there are none, the texts are not searched for names.
        let types: Vec<&Stmt> =
            self.visible.iter().copied().filter(|stmt| declares_type(unit, stmt)).collect();
        let mut named = Names { is_asked: !types.is_empty(), ..Names::default() };
        named.text(unit, unit.with_attributes(self.nest));
        named.text(unit, self.kernel.params_span);
        loop {
            while let Some(id) = open.pop() {
                if !self.is_of_host(id) || !found.insert(id) {
                    continue;
                }
                match self.how(id) {
                    HostValue::Again(variable) => {
                        named.types.extend(unit.ty(variable.ty).declarations());
                        let init = variable.init.iter().flat_map(|init| unit.effects_of(*init).uses);
                        open.extend(init.map(|used| used.variable));
                        if let Some(init) = unit.init(variable) {
                            named.text(unit, init.span);
                        }
                    }
                    HostValue::Copied(stmt) => {
                        copied.insert(stmt.span.start);
                        named.text(unit, stmt.span);
                        open.extend(self.needs(stmt));
                    }
                    HostValue::Argument(_) | HostValue::Refused(..) => {}
                }
            }
            for stmt in &types {
                if named.have(unit, stmt.span) && copied.insert(stmt.span.start) {
                    named.text(unit, stmt.span);
                    open.extend(self.needs(stmt));
                    open.extend(self.constants_named(stmt.span));
                }
            }
            if open.is_empty() {
                break;
            }
        }
        let statements = self.visible.iter().filter(|stmt| copied.contains(&stmt.span.start));
        let mut values: Vec<HostValue<'u>> = statements.clone().map(|stmt| HostValue::Copied(stmt)).collect();
        let in_copied =
            |variable: &Variable| statements.clone().any(|stmt| stmt.span.contains(variable.name_span));
        values.extend(found.iter().filter(|id| !in_copied(unit.variable(**id))).map(|id| self.how(*id)));
        values.sort_by_key(HostValue::start);
        values
    }

    /// The way in which the nest gets the variable.
    fn how(&self, id: VarId) -> HostValue<'u> {
        let variable = self.unit.variable(id);
        let statement = self.visible.iter().find(|stmt| stmt.span.contains(variable.name_span)).copied();
        if is_constant(self.unit, variable) {
            return HostValue::Again(variable);
        }
        if self.unit.ty(variable.ty).is_pointer() && variable.init.is_some() && !variable.is_binding {
            let obstacle = match statement {
                Some(stmt) => self.first_changed(&self.made_of(stmt), stmt),
                None => Some(DeclarationObstacle::InHeader),
            };
            return obstacle.map_or(HostValue::Again(variable), |why| HostValue::Refused(variable, why));
        }
        if self.can_be_argument(variable) {
            // The launcher renames a hidden variable at its declaration.
            return match statement.is_none() && is_hidden(self.unit, self.kernel, self.nest, variable) {
                true => HostValue::Refused(variable, DeclarationObstacle::InHeader),
                false => HostValue::Argument(variable),
            };
        }
        let Some(stmt) = statement else {
            return HostValue::Refused(variable, DeclarationObstacle::InHeader);
        };
        match self.obstacle(stmt) {
            Some(why) => HostValue::Refused(variable, why),
            None => HostValue::Copied(stmt),
        }
    }

    fn can_be_argument(&self, variable: &Variable) -> bool {
        let ty = self.unit.ty(variable.ty).value();
        match ty.kind {
            TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float | TypeKind::Other => true,
            TypeKind::Enum | TypeKind::Record => !ty.is_unnamed && !is_of(self.unit, self.kernel, ty),
            // The launcher reports host code that changes pointers.
            TypeKind::Pointer(_) => variable.init.is_none() && !variable.is_binding,
            TypeKind::Array { .. } | TypeKind::Function | TypeKind::Void | TypeKind::Reference(_) => false,
        }
    }

    /// The reason why a copy of the declaration may not give the values it has on the host, if there is one.
    fn obstacle(&self, stmt: &Stmt) -> Option<DeclarationObstacle<'u>> {
        let StmtKind::Declaration(declared) = &stmt.kind else { return None };
        if declared.iter().any(|id| is_sized_at_launch(self.unit.ty(self.unit.variable(*id).ty))) {
            return Some(DeclarationObstacle::Size);
        }
        let is_lambda = |id: &VarId| self.unit.ty(self.unit.variable(*id).ty).is_lambda;
        if declared.iter().all(is_lambda) {
            if let Some(written) = self.written(stmt) {
                return Some(DeclarationObstacle::Writes(written));
            }
        } else if self
            .unit
            .calls(stmt)
            .iter()
            .any(|call| call.function.is_some() || call.operator != Some(Overloaded::Call))
        {
            // Lambdas are copied as well and have their own restrictions.
            return Some(DeclarationObstacle::Calls);
        }
        self.first_changed(declared, stmt).or_else(|| self.first_changed(&self.made_of(stmt), stmt))
    }

    /// The first of `ids` whose value at the nest may differ from that at a statement.
    fn first_changed(&self, ids: &[VarId], stmt: &Stmt) -> Option<DeclarationObstacle<'u>> {
        let changed = |id: &&VarId| changed_since(self.unit, self.body, **id, stmt.span, self.nest.span);
        ids.iter().find(changed).map(|id| DeclarationObstacle::Changes(self.unit.variable(*id)))
    }

    /// A variable of host code that the lambdas of a statement change.
    fn written(&self, stmt: &Stmt) -> Option<&'u Variable> {
        let outside = |id: VarId| !stmt.span.contains(self.unit.variable(id).name_span);
        let mut uses = self.unit.uses(stmt).iter();
        let changed = uses.find_map(|used| {
            let Accessed { objects, beyond, .. } = self.unit.memory().accessed(self.unit, used);
            objects.union(&beyond).find_map(|home| match *home {
                MemoryObject::Variable(id) if outside(id) && self.is_of_host(id) => {
                    self.unit.mod_ref(used, *home).writes.then_some(id)
                }
                _ => None,
            })
        });
        changed.map(|id| self.unit.variable(id))
    }

    /// The variables that the initializers of a statement use.
    fn made_of(&self, stmt: &Stmt) -> Vec<VarId> {
        self.unit.uses(stmt).iter().filter(|used| !used.through).map(|used| used.variable).collect()
    }

    /// The variables that a copied statement declares or uses.
    fn needs(&self, stmt: &Stmt) -> Vec<VarId> {
        let declared = if let StmtKind::Declaration(declared) = &stmt.kind { &declared[..] } else { &[] };
        declared.iter().copied().chain(self.unit.uses(stmt).iter().map(|used| used.variable)).collect()
    }

    /// The constants of host code that a text names, such as those in the definition of an `enum`.
    fn constants_named(&self, text: Span) -> Vec<VarId> {
        let variables = self.unit.named_in(text).filter_map(|(_, named)| match named {
            Named::Variable(id) => Some(id),
            Named::Function(_) | Named::Declaration(_) | Named::Unknown(_) => None,
        });
        variables
            .filter(|id| is_constant(self.unit, self.unit.variable(*id)) && self.is_of_host(*id))
            .collect()
    }

    /// True if host code of the kernel declares the variable and it is visible at the nest.
    fn is_of_host(&self, id: VarId) -> bool {
        let variable = self.unit.variable(id);
        variable.scope == Scope::Local
            && self.body.span.contains(variable.name_span)
            && !self.nest.span.contains(variable.name_span)
            && self.unit.scope_of(self.body, variable.name_span).contains(self.nest.span)
    }

    fn used_by_nest(&self) -> Vec<VarId> {
        let (unit, nest) = (self.unit, self.nest);
        let mut used: Vec<VarId> = Vec::new();
        unit.walk(nest, &mut |stmt| used.extend(unit.uses(stmt).iter().map(|used| used.variable)));
        // Names in the arguments of attributes are needed as well.
        unit.walk(nest, &mut |stmt| {
            let size = unit.attributes_on(stmt).tile.into_iter();
            used.extend(size.flat_map(|size| unit.effects_of(size).uses).map(|used| used.variable));
        });
        for access in unit.dim_accesses_in(nest.span) {
            used.extend(access.names.iter().flatten());
        }
        used
    }
}

/// True for `float[n]` where `n` is no constant.
fn is_sized_at_launch(mut ty: Ty<'_>) -> bool {
    while let TypeKind::Array { of, len } = ty.kind {
        if len.is_none() {
            return true;
        }
        ty = ty.at(of);
    }
    false
}

/// True if the value is known at compile time.
fn is_constant(unit: &Analyzed, variable: &Variable) -> bool {
    (variable.is_constexpr || unit.ty(variable.ty).is_const)
        && !variable.is_binding
        && !unit.ty(variable.ty).is_array()
        && !unit.ty(variable.ty).is_unnamed
        && variable.init.is_some()
        && (unit.init_value(variable).is_some() || variable.is_constexpr)
}

/// True if a kernel declares the type, or a part of it, itself.
fn is_of(unit: &Analyzed, kernel: &Function, ty: Ty<'_>) -> bool {
    ty.declarations().into_iter().any(|id| kernel.span.contains(unit.declared(id).span))
}

/// The names in some texts that may refer to declarations of statements.
#[derive(Default)]
struct Names<'u> {
    /// False if no statement declares a type; names are then not collected.
    is_asked: bool,
    types: BTreeSet<DeclarationId>,
    spelled: BTreeSet<&'u str>,
}

impl<'u> Names<'u> {
    fn text(&mut self, unit: &'u Analyzed, text: Span) {
        if !self.is_asked {
            return;
        }
        for (place, named) in unit.named_in(text) {
            self.spelled.insert(unit.source(place));
            if let Named::Declaration(id) = named {
                self.types.insert(id);
            }
        }
    }

    /// True if a statement declares a named entity.
    fn have(&self, unit: &Analyzed, stmt: Span) -> bool {
        declarations_in(unit, stmt).any(|(id, declared)| match declared.kind {
            DeclarationKind::UsingNamespace => true,
            // `using geometry::Point;`
            DeclarationKind::Using | DeclarationKind::NamespaceAlias => unit.mentions.iter().any(|mention| {
                stmt.contains(mention.span) && self.spelled.contains(unit.source(mention.span))
            }),
            DeclarationKind::Struct
            | DeclarationKind::Class
            | DeclarationKind::Union
            | DeclarationKind::Enum
            | DeclarationKind::ScopedEnum
            | DeclarationKind::Typedef
            | DeclarationKind::Alias
            | DeclarationKind::Namespace
            | DeclarationKind::StaticAssert
            | DeclarationKind::Access
            | DeclarationKind::Linkage
            | DeclarationKind::Unknown => self.types.contains(&id),
        })
    }
}

#[cfg(test)]
mod tests;
