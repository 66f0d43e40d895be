//! Components of derived types: `a%b`.

use crate::access::{Access, Part, scalar_part};
use crate::translator::{Res, Translator, component_name, dimension};
use okl_fortran::ast::Attribute;
use okl_fortran::scope::{ScopeId, SymbolKind, Type};
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// A component of what a designator names so far: `.x` behind `s`; or a variable of its own, `s_x`, where the
    /// component is allocated.
    pub fn component(&mut self, mut access: Access<'t>, name: &str, span: Span) -> Res<Access<'t>> {
        if let Type::Complex(kind) = access.ty
            && (name == "re" || name == "im")
        {
            access.parts.push(scalar_part(format!(".{name}")));
            return Ok(Access { ty: Type::Real(kind), span, ..access });
        }
        let Type::Derived(derived) = access.ty.clone() else {
            return self.unsupported(format!("the component `{name}` of something without components"), span);
        };
        let found = self.universe.find(derived.scope, &derived.name).map(|found| found.symbol.kind.clone());
        let Some(SymbolKind::DerivedType(definition)) = found else {
            return self.unsupported("a type that is not defined here", span);
        };
        if definition.extends.as_ref().is_some_and(|parent| parent.id == name) {
            // The part that a type has from its parent: its components are there by themselves.
            let found = self.universe.find(derived.scope, name);
            let scope = found.map_or(derived.scope, |found| found.scope);
            let ty = Type::Derived(okl_fortran::scope::TypeRef { scope, name: name.to_string() });
            return Ok(Access { ty, span, ..access });
        }
        let Some((component, entity, scope)) = self.component_of(&derived, name) else {
            let message = format!("the type `{}` has no component `{name}`", derived.name);
            return self.refuse(crate::ids::ACCF_UNDECLARED, message, span, "");
        };
        let ty = self.universe.type_of_spec(scope, &component.ty);
        let shape = entity.shape.as_deref().or_else(|| dimension(&component.attributes)).unwrap_or_default();
        let words = component.attributes.iter().filter_map(|one| match one {
            Attribute::Word(word) => Some(word.as_str()),
            _ => None,
        });
        let words: Vec<&'t str> = words.collect();
        let is_allocated = words.contains(&"allocatable") || words.contains(&"pointer");
        if is_allocated || self.is_apart(&access) {
            return self.path(access, name, (ty, shape, words), span);
        }
        let dims = self.fixed_dims(scope, shape, span)?;
        let spelled = format!(".{}", component_name(name));
        access.parts.push(Part {
            name: spelled.into(),
            written: Some(name.to_string()),
            key: None,
            dims,
            is_strided: false,
            subscripts: Vec::new(),
        });
        Ok(Access { ty, span, ..access })
    }

    /// A component of a type or of those that it extends, with the scope of its definition.
    pub fn component_of(
        &self,
        derived: &okl_fortran::scope::TypeRef,
        name: &str,
    ) -> Option<(&'t okl_fortran::ast::Component, &'t okl_fortran::ast::Entity, ScopeId)> {
        let (mut scope, mut ty) = (derived.scope, derived.name.clone());
        for _ in 0..20 {
            let found = self.universe.find(scope, &ty)?;
            let SymbolKind::DerivedType(definition) = found.symbol.kind else { return None };
            let own = found.scope;
            for component in &definition.components {
                if let Some(entity) = component.entities.iter().find(|entity| entity.name.id == name) {
                    return Some((component, entity, own));
                }
            }
            let parent = definition.extends.as_ref()?;
            (scope, ty) = (own, parent.id.clone());
        }
        None
    }

    /// True if components go to the device each by itself: the type has a component that is allocated.
    pub fn is_apart(&self, access: &Access<'t>) -> bool {
        self.function.is_region && self.has_allocated(&access.ty, 0)
    }

    /// True for a type with a component that is allocated.
    pub fn has_allocated(&self, ty: &Type, depth: usize) -> bool {
        let Type::Derived(derived) = ty else { return false };
        let found = self.universe.find(derived.scope, &derived.name).map(|found| found.symbol.kind.clone());
        let Some(SymbolKind::DerivedType(definition)) = found else { return false };
        depth < 20
            && (definition.extends.is_some() && self.parent_has_allocated(derived, depth)
                || definition.components.iter().any(|component| {
                    let is_allocated = |one: &Attribute| {
                        matches!(one, Attribute::Word(word) if word == "allocatable" || word == "pointer")
                    };
                    component.attributes.iter().any(is_allocated)
                        || self.has_allocated(&self.universe.type_of_spec(derived.scope, &component.ty), depth + 1)
                }))
    }

    /// As [`Translator::has_allocated`], for the type that a type extends.
    pub fn parent_has_allocated(&self, derived: &okl_fortran::scope::TypeRef, depth: usize) -> bool {
        let found = self.universe.find(derived.scope, &derived.name);
        let Some((SymbolKind::DerivedType(definition), scope)) =
            found.map(|found| (found.symbol.kind.clone(), found.scope))
        else {
            return false;
        };
        let Some(parent) = &definition.extends else { return false };
        let scope = self.universe.find(scope, &parent.id).map_or(scope, |found| found.scope);
        self.has_allocated(
            &Type::Derived(okl_fortran::scope::TypeRef { scope, name: parent.id.clone() }),
            depth + 1,
        )
    }
}
