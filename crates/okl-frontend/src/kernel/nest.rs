//! A nest: the loops over groups, and the code of a group.

use super::axis::{Axis, loops, number, size};
use super::reduce::{Operator, Step, tree};
use crate::names::Names;
use crate::text::Text;
use okl_parallel::Formula;
use okl_plugin::Span;

/// A nest of loops over groups around the code of a group.
///
/// The code of a group is a sequence of segments, each a loop over its work items, and of code between them. Between two
/// segments all work items wait for each other.
#[derive(Clone, Debug)]
pub struct Nest {
    groups: Vec<Axis>,
    items: Vec<Axis>,
    declared: Text,
    code: Text,
    place: Span,
}

impl Nest {
    /// A nest without code; at most three loops over groups and three over work items, outermost first.
    pub fn new(groups: Vec<Axis>, items: Vec<Axis>, place: Span) -> Nest {
        Nest { groups, items, declared: Text::new(), code: Text::new(), place }
    }

    /// The number of work items of a group, if it is a constant.
    pub fn size(&self) -> Option<u64> {
        size(&self.items)
    }

    /// The number of a work item in its group, in segments.
    pub fn item(&self) -> Formula {
        number(&self.items)
    }

    /// Declares a variable in group memory: `float tile[64]`.
    pub fn shared(&mut self, declaration: impl Into<Text>) -> &mut Nest {
        self.declare("@shared $declaration;\n", declaration)
    }

    /// Declares a variable of each work item that keeps its value from one segment to the next: `float x`.
    pub fn exclusive(&mut self, declaration: impl Into<Text>) -> &mut Nest {
        self.declare("@exclusive $declaration;\n", declaration)
    }

    /// Adds code of the group between segments: declarations of variables that are the same for all work items, loops
    /// around segments ([`Nest::segment`]). All work items execute it.
    pub fn group(&mut self, code: impl Into<Text>) -> &mut Nest {
        self.code.push(code.into().at(self.place));
        self
    }

    /// Adds a segment: code that each work item executes.
    pub fn items(&mut self, code: impl Into<Text>) -> &mut Nest {
        let segment = self.segment(code);
        self.group(segment)
    }

    /// Adds a segment that one work item executes.
    pub fn one(&mut self, code: impl Into<Text>) -> &mut Nest {
        let once: Vec<Axis> = self.items.iter().map(Axis::once).collect();
        let segment = loops(&once, "@inner", code, self.place);
        self.group(segment)
    }

    /// The text of a segment, for code of the group that has loops or conditions around segments.
    pub fn segment(&self, code: impl Into<Text>) -> Text {
        loops(&self.items, "@inner", code, self.place)
    }

    /// Tells all work items the value that the work item with this number has for an expression; returns the name of
    /// the variable with it.
    pub fn broadcast(
        &mut self,
        names: &mut Names,
        ty: &str,
        value: impl Into<Text>,
        from: Formula,
    ) -> String {
        let told = names.fresh("told");
        self.shared(format!("{ty} {told}"));
        let (condition, name) = (format!("{} == {from}", self.item()), Text::from(told.as_str()));
        let values = [("condition", &condition.into()), ("name", &name), ("value", &value.into())];
        self.items(Text::fill("if ($condition) $name = $value;\n", self.place, &values));
        told
    }

    /// Reduces the value that each work item has for an expression; returns an expression for the result, which segments
    /// behind it and code of the group may read. None if the number of work items is no constant.
    pub fn reduce(
        &mut self,
        names: &mut Names,
        operator: Operator,
        ty: &str,
        value: impl Into<Text>,
    ) -> Option<String> {
        let size = self.size()?;
        let (all, half) = (names.fresh("all"), names.fresh("half"));
        self.shared(format!("{ty} {all}[{size}]"));
        let (place, item) = (self.place, self.item().to_string());
        let values = [("all", &all.as_str().into()), ("item", &item.into()), ("value", &value.into())];
        self.items(Text::fill("$all[$item] = $value;\n", place, &values));
        let step = Step { values: all.clone(), operator };
        let tree = tree(&self.items, &half, &[step], place)?;
        self.group(tree);
        Some(format!("{all}[0]"))
    }

    /// The whole nest.
    pub fn text(self) -> Text {
        let mut inside = self.declared;
        inside.push(self.code);
        loops(&self.groups, "@outer", inside, self.place)
    }

    fn declare(&mut self, template: &str, declaration: impl Into<Text>) -> &mut Nest {
        let declaration = declaration.into();
        self.declared.push(Text::fill(template, self.place, &[("declaration", &declaration)]));
        self
    }
}

#[cfg(test)]
mod tests {
    use super::{Axis, Nest, Operator};
    use crate::names::Names;
    use okl_parallel::Formula;
    use okl_plugin::Span;

    #[test]
    fn items_of_several_loops_have_one_number() {
        let items = vec![Axis::new("z", 2), Axis::new("y", 3), Axis::new("x", 4)];
        let nest = Nest::new(Vec::new(), items, Span::at(0));
        assert_eq!(nest.size(), Some(24));
        let value = |name: &str| {
            ["z", "y", "x"].iter().position(|other| *other == name).map_or(0, |at| [1, 2, 3][at])
        };
        assert_eq!(nest.item().value(&value), Some((3 + 2) * 4 + 3));
    }

    #[test]
    fn one_work_item_needs_no_tree() {
        let mut names = Names::default();
        let mut nest = Nest::new(vec![Axis::new("g", 8)], vec![Axis::new("i", 1)], Span::at(0));
        assert_eq!(nest.reduce(&mut names, Operator::Add, "int", "x").as_deref(), Some("all[0]"));
        assert!(!nest.text().written("").contains("half"));
        let mut nest = Nest::new(Vec::new(), vec![Axis::new("i", "n")], Span::at(0));
        assert_eq!(nest.reduce(&mut names, Operator::Add, "int", "x"), None);
    }

    #[test]
    fn a_value_of_one_work_item_is_told_to_all() {
        let mut names = Names::in_text("told");
        let mut nest = Nest::new(vec![Axis::new("g", 8)], vec![Axis::new("i", 32)], Span::at(0));
        let told = nest.broadcast(&mut names, "float", "x[i]", Formula::number(31));
        nest.items(format!("y[i] = {told};\n"));
        let text = nest.text().written("");
        assert!(text.contains("@shared float told_2;\n"), "{text}");
        assert!(text.contains("if (i == 31) told_2 = x[i];\n}\n"), "{text}");
    }
}
