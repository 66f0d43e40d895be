//! Names that a program does not have.

use okl_plugin::{Unit, words};
use std::collections::BTreeSet;

/// The names of a program, and those that were made for it.
///
/// A name is taken if it is a word of the text anywhere, so new names hide nothing and nothing hides them.
#[derive(Clone, Debug, Default)]
pub struct Names {
    taken: BTreeSet<String>,
}

impl Names {
    /// The names in a unit.
    pub fn of(unit: &Unit) -> Names {
        Names::in_text(&unit.text)
    }

    /// The names in a text.
    pub fn in_text(text: &str) -> Names {
        Names { taken: words(text).map(str::to_string).collect() }
    }

    /// A new name: `stem`, or else `stem_2`, `stem_3` and so on. It is taken from now on.
    pub fn fresh(&mut self, stem: &str) -> String {
        let name = self.free(stem);
        self.taken.insert(name.clone());
        name
    }

    /// The name that [`Names::fresh`] would give. Asked again, it is the same.
    pub fn free(&self, stem: &str) -> String {
        let numbered = (2_u32..).map(|number| format!("{stem}_{number}"));
        let mut all = std::iter::once(stem.to_string()).chain(numbered);
        all.find(|name| !self.taken.contains(name)).unwrap_or_default()
    }

    /// True for a name of the program, or one that was made.
    pub fn is_taken(&self, name: &str) -> bool {
        self.taken.contains(name)
    }
}

#[cfg(test)]
mod tests {
    use super::Names;

    #[test]
    fn new_names_are_those_of_nothing_else() {
        let mut names = Names::in_text("int lane, lane_2; // group");
        let made: Vec<String> =
            ["lane", "lane", "group", "item"].into_iter().map(|stem| names.fresh(stem)).collect();
        assert_eq!(made, ["lane_3", "lane_4", "group_2", "item"]);
        assert_eq!(names.free("item"), "item_2");
    }
}
