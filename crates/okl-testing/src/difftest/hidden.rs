//! Hidden effects: changes that are not visible at the expression, by work items and by code of a group.
//!
//! Code of a group may change variables of the group, of which each work item of a device has a copy. Changes that are
//! forbidden must be refused, which [`refused`](super::refused) tests.

use super::body::{Body, Mode, Uses};
use super::choices::Choices;
use super::class::{CLASSES, Class};
use super::kernel::Writer;
use super::known::Construct;
use super::launch::Launch;
use super::memory::MemoryKind;
use super::objects::{handed, used};
use super::twin::{Pair, Twin};

impl Body<'_> {
    /// A statement with a hidden effect.
    pub(super) fn hidden(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) {
        let value = self.expression(choices, uses, 1);
        let held = self.local();
        twin.line(&value.with(|value| format!("const unsigned {held} = {value};")));
        self.variables.push(held.clone());
        let objects = self.own_objects(uses);
        match choices.below(4) {
            0 | 1 | 3 if !objects.is_empty() => {
                let (class, object) = objects[choices.below(objects.len())].clone();
                self.use_object(choices, twin, class, &object, &held);
            }
            0 | 2 if self.allowed.has(Construct::Object) => {
                let local = self.local();
                let class = choices.pick(&CLASSES);
                let ty = format!("{}_{}", self.name, class.name());
                twin.both(&format!("{ty} {local} = {};", class.braces(&held)));
                for _ in 0..=choices.below(2) {
                    self.use_object(choices, twin, class, &Pair::same(local.clone()), &held);
                }
                self.variables.push(format!("{local}.x"));
            }
            _ => {
                let place = self.place(choices, twin, uses);
                let change = handed(choices, self.name, self.allowed, (place.ty, &place.number), &held);
                if let Some(change) = change {
                    twin.line(&change);
                }
            }
        }
    }

    /// Objects that only this work item accesses in this nest.
    pub(super) fn own_objects(&self, uses: &Uses) -> Vec<(Class, Pair)> {
        let mut all = self.objects.clone();
        for (at, memory) in self.memories.iter().enumerate() {
            if let MemoryKind::Object(class) = memory.kind
                && matches!(uses.modes[at], Mode::Own | Mode::Stride)
            {
                all.push((class, Pair::same(uses.own[at].clone())));
            }
        }
        all
    }

    fn use_object(
        &mut self,
        choices: &mut Choices<'_>,
        twin: &mut Twin,
        class: Class,
        object: &Pair,
        value: &str,
    ) {
        let read = self.local();
        twin.line(&used(choices, (self.name, self.allowed), class, object, [value, &read]));
        self.variables.push(read);
    }

    /// Each work item changes its copy of the kernel's argument.
    pub(super) fn use_argument(
        &mut self,
        choices: &mut Choices<'_>,
        twin: &mut Twin,
        class: Class,
        argument: &str,
    ) {
        let copy = self.local();
        twin.plain(&format!("{}_{} {copy} = {argument};", self.name, class.name()));
        let object = Pair(argument.to_owned(), copy);
        for _ in 0..=choices.below(2) {
            self.use_object(choices, twin, class, &object, "3u");
        }
    }
}

impl Writer<'_> {
    /// A variable of the group that code of the group may change.
    pub(super) fn object_of_group(&mut self, choices: &mut Choices<'_>, launch: &mut Launch) {
        let name = self.local("u");
        let value = format!("(unsigned)({}) * 3u + p3", launch.group);
        let is_number = choices.one_in(3) || !self.allowed.has(Construct::Object);
        if is_number {
            self.twin.both(&format!("unsigned {name} = {value};"));
            launch.variables.push(name.clone());
            launch.objects.push((None, name));
        } else {
            let class = choices.pick(&CLASSES);
            // For these classes the conversions alone determine whether they change the object.
            let is_const = matches!(class, Class::Scale | Class::Seen) && choices.one_in(2);
            let ty = format!("{}{}_{}", if is_const { "const " } else { "" }, self.name, class.name());
            self.twin.both(&format!("{ty} {name} = {};", class.braces(&value)));
            for leaf in class.leaves() {
                let read = class.read(&name, leaf);
                launch.variables.push(read.trim_start_matches("(unsigned)").to_owned());
            }
            launch.objects.push((Some(class), name));
        }
        self.change_of_group(choices, launch);
    }

    /// Code of the group changes a variable of the group, and nests read it.
    pub(super) fn change_of_group(&mut self, choices: &mut Choices<'_>, launch: &mut Launch) {
        if let Some((class, name)) = launch.objects.get(choices.below(launch.objects.len())).cloned() {
            let (held, read) = (self.local("u"), self.local("u"));
            self.twin.both(&format!("const unsigned {held} = (unsigned)({}) * 7u + 1u;", launch.group));
            let object = Pair::same(name);
            match class {
                Some(class) => {
                    self.twin.line(&used(choices, (self.name, self.allowed), class, &object, [&held, &read]));
                    launch.variables.push(read);
                }
                None => {
                    let change = handed(choices, self.name, self.allowed, ("unsigned", &object), &held);
                    self.twin.both(&change.map_or_else(String::new, |change| change.0));
                }
            }
        }
        self.nest(choices, launch);
    }
}
