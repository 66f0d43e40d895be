//! The set of attributes that a text may use.

use crate::Attribute;
use okl_source::{Diagnostic, DiagnosticId, FileSpan};
use std::sync::Arc;

const ATTRIBUTE_TAKEN: DiagnosticId = DiagnosticId::new("attribute-taken");

/// The attributes that a text may use, sorted by name; names are unique.
///
/// They are those of okl and those that a pipeline or a project adds. The set is part of the identity of a translation,
/// so two sets are equal if the names and the origins of the attributes are.
#[derive(Clone, Debug, Default)]
pub struct Attributes {
    known: Vec<Known>,
}

#[derive(Clone, Debug)]
struct Known {
    attribute: Arc<dyn Attribute>,
    /// The line of the pipeline or project that adds it; none for one of okl.
    origin: Option<FileSpan>,
}

impl Attributes {
    /// The attributes that are part of okl. Of two with the same name, the first is kept.
    pub fn built_in(all: impl IntoIterator<Item = Arc<dyn Attribute>>) -> Attributes {
        let mut known: Vec<Known> =
            all.into_iter().map(|attribute| Known { attribute, origin: None }).collect();
        known.sort_by(|one, other| one.attribute.name().cmp(other.attribute.name()));
        known.dedup_by(|later, first| later.attribute.name() == first.attribute.name());
        Attributes { known }
    }

    /// Adds an attribute that the line at `origin` defines.
    ///
    /// # Errors
    /// `attribute-taken`, which names both, if there is an attribute with that name.
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
                    Diagnostic::error(ATTRIBUTE_TAKEN, message, origin)
                        .help("choose another name; `okl explain @NAME` shows what there is")
                }
                Some(other) => {
                    Diagnostic::error(ATTRIBUTE_TAKEN, format!("two attributes are called `@{name}`"), origin)
                        .label(other, "the other one")
                        .help("choose another name for one of them")
                }
            })),
        }
    }

    /// Removes an attribute, so that another one may take its name.
    pub fn remove(&mut self, name: &str) {
        if let Ok(at) = self.position(name) {
            self.known.remove(at);
        }
    }

    /// The same set with one more attribute that is part of okl. An existing attribute of that name is kept.
    #[must_use]
    pub fn with_built_in(self, attribute: Arc<dyn Attribute>) -> Attributes {
        let mut known = self.known;
        if let Err(at) = known.binary_search_by(|known| known.attribute.name().cmp(attribute.name())) {
            known.insert(at, Known { attribute, origin: None });
        }
        Attributes { known }
    }

    /// The attribute with that name.
    pub fn get(&self, name: &str) -> Option<&dyn Attribute> {
        self.position(name).ok().map(|at| &*self.known[at].attribute)
    }

    /// The line that adds the attribute with that name; none for one of okl.
    pub fn origin(&self, name: &str) -> Option<FileSpan> {
        self.known[self.position(name).ok()?].origin
    }

    /// All attributes, sorted by name.
    pub fn iter(&self) -> impl Iterator<Item = &dyn Attribute> {
        self.known.iter().map(|known| &*known.attribute)
    }

    /// The names of all attributes, sorted.
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
