//! Instances of class templates.
//!
//! clang has no nodes for the members of an instance below it. The fields are those of its type, methods are those that
//! are called.

use crate::libclang::Cursor;
use crate::reader::Reader;
use clang_sys::*;
use okl_model::{ClassInstance, InstanceField, TemplateArgument, TemplateUses};
use std::collections::BTreeSet;

impl<'u> Reader<'u> {
    /// Records that a type of the text is an instance of a class template.
    pub(crate) fn class_instance(&mut self, class: Cursor<'u>) {
        let ty = class.ty().canonical();
        let is_known = class.template().is_some() && ty.kind() == CXType_Record;
        if is_known && self.class_keys.insert(ty.key()) {
            self.classes.push(class);
        }
    }

    /// Adds the instances of class templates that have been recorded, and those of their fields, to the unit.
    pub(crate) fn class_instances(&mut self) {
        let mut at = self.unit.class_instances.len();
        while let Some(class) = self.classes.get(at).copied() {
            let instance = self.read_class_instance(class);
            self.unit.class_instances.push(instance);
            at += 1;
        }
    }

    fn read_class_instance(&mut self, class: Cursor<'u>) -> ClassInstance {
        let ty = class.ty().canonical();
        let arguments = class.instance().into_iter();
        let arguments =
            arguments.map(|(ty, value)| TemplateArgument { ty: ty.map(|ty| self.ty(ty)), value }).collect();
        let fields = ty.fields().into_iter().map(|field| InstanceField {
            name: field.spelling(),
            ty: self.ty(field.ty()),
            offset: field.field_offset().unwrap_or(0),
            is_bit_field: field.bit_width().is_some(),
        });
        let is_base = |part: &Cursor<'u>| part.kind() == CXCursor_CXXBaseSpecifier;
        // The specialisation itself, or the template that an instance is at the place of.
        let text =
            class.template().filter(|template| template.location() == class.location()).unwrap_or(class);
        ClassInstance {
            is_union: class.kind() == CXCursor_UnionDecl,
            has_bases: text.children().iter().any(is_base),
            align: ty.align(),
            fields: fields.collect(),
            ty: self.ty(ty),
            pattern: class.location().and_then(|at| self.declared_at.get(&at).copied()),
            arguments,
            is_defined: ty.size().is_some(),
            uses: TemplateUses::default(),
        }
    }

    /// Reads what an instance of a class template names.
    pub(crate) fn class_uses(&mut self, at: usize) {
        self.class_instances();
        let class = self.classes[at];
        let mut uses = TemplateUses::default();
        let fields = class.ty().canonical().fields();
        let known: BTreeSet<u32> = fields.iter().filter_map(|field| field.location()).collect();
        // Only an explicit specialisation has members of its own below it.
        let others = class.children().into_iter().filter(|member| {
            member.kind() != CXCursor_FieldDecl && member.location().is_none_or(|at| !known.contains(&at))
        });
        for member in fields.into_iter().chain(others.collect::<Vec<_>>()) {
            self.uses(member, &mut uses, &mut |_, _| {});
        }
        self.unit.class_instances[at].uses = uses;
    }
}
