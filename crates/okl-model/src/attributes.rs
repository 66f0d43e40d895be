//! The attributes that a text may have.

use crate::Attribute;
use okl_source::{Diagnostic, FileSpan};
use std::sync::Arc;

/// The attributes that a text may have, each name once, sorted by it.
///
/// Those of okl, and those that a pipeline or a project brings. What is read with another set is another text, so two sets
/// are equal when their names are, and where each comes from.
#[derive(Clone, Debug, Default)]
pub struct Attributes {
    known: Vec<Known>,
}

#[derive(Clone, Debug)]
struct Known {
    attribute: Arc<dyn Attribute>,
    /// The line that brings it; none for one of okl.
    origin: Option<FileSpan>,
}

impl Attributes {
    /// Those that are part of a program. Of two with one name the first counts.
    pub fn built_in(all: impl IntoIterator<Item = Arc<dyn Attribute>>) -> Attributes {
        let mut known: Vec<Known> =
            all.into_iter().map(|attribute| Known { attribute, origin: None }).collect();
        known.sort_by(|one, other| one.attribute.name().cmp(other.attribute.name()));
        known.dedup_by(|later, first| later.attribute.name() == first.attribute.name());
        Attributes { known }
    }

    /// Adds one that the line at `origin` brings.
    ///
    /// # Errors
    /// `attribute-taken`, which names both, when there is one of that name.
    pub fn add(
        &mut self,
        attribute: Arc<dyn Attribute>,
        origin: FileSpan,
    ) -> Result<(), Box<Diagnostic<FileSpan>>> {
        let name = attribute.name();
        match self.position(name) {
            Err(at) => {
                self.known.insert(at, Known { attribute, origin: Some(origin) });
                Ok(())
            }
            Ok(at) => Err(Box::new(match self.known[at].origin {
                None => {
                    let message = format!("okl has an attribute `@{name}` of its own");
                    Diagnostic::error("attribute-taken", message, origin)
                        .help("choose another name; `okl explain @NAME` shows what there is")
                }
                Some(other) => Diagnostic::error(
                    "attribute-taken",
                    format!("two attributes are called `@{name}`"),
                    origin,
                )
                .label(other, "the other one")
                .help("choose another name for one of them"),
            })),
        }
    }

    /// Takes one out, so that another one may have its name.
    pub fn remove(&mut self, name: &str) {
        if let Ok(at) = self.position(name) {
            self.known.remove(at);
        }
    }

    /// The same with one more that is part of the program; of two with one name the first counts.
    #[must_use]
    pub fn with_built_in(self, attribute: Arc<dyn Attribute>) -> Attributes {
        let mut known = self.known;
        if let Err(at) = known.binary_search_by(|known| known.attribute.name().cmp(attribute.name())) {
            known.insert(at, Known { attribute, origin: None });
        }
        Attributes { known }
    }

    /// The attribute of that name.
    pub fn get(&self, name: &str) -> Option<&dyn Attribute> {
        self.position(name).ok().map(|at| &*self.known[at].attribute)
    }

    /// The line that brings the attribute of that name; none for one of okl.
    pub fn origin(&self, name: &str) -> Option<FileSpan> {
        self.known[self.position(name).ok()?].origin
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &dyn Attribute> {
        self.known.iter().map(|known| &*known.attribute)
    }

    /// Their names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.known.iter().map(|known| known.attribute.name())
    }

    fn position(&self, name: &str) -> Result<usize, usize> {
        self.known.binary_search_by(|known| known.attribute.name().cmp(name))
    }
}

impl PartialEq for Attributes {
    fn eq(&self, other: &Attributes) -> bool {
        let facts = |all: &'_ Attributes| -> Vec<(String, Option<FileSpan>)> {
            all.known.iter().map(|known| (known.attribute.name().to_string(), known.origin)).collect()
        };
        facts(self) == facts(other)
    }
}

impl Eq for Attributes {}
