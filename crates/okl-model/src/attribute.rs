//! Uses of attributes in a text, and the entities that they appertain to.

use crate::meaning::Meaning;
use crate::{ExprId, FunctionId, LoopId, VarId};
use okl_source::Span;
use serde::{Deserialize, Deserializer, Serialize};

/// One use of an attribute in the text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AttrUse {
    /// Its name without `@` or `okl_`.
    pub name: String,
    /// Its arguments as written, white space trimmed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    args: Vec<String>,
    /// The range of `[[okl_name("...")]]` in the normalized text.
    pub span: Span,
    /// The entity that it appertains to.
    #[serde(default)]
    pub site: Site,
    /// Those arguments that are expressions, as clang parsed them; empty where clang was not asked to parse any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<ExprId>,
    /// True if it follows a `*` and so appertains to that pointer (section [dcl.ptr] of the C++ standard), not to the
    /// declaration: `float *@restrict p`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub of_pointer: bool,
    #[serde(skip)]
    meaning: Meaning,
}

impl<'de> Deserialize<'de> for AttrUse {
    fn deserialize<D: Deserializer<'de>>(document: D) -> Result<AttrUse, D::Error> {
        /// An attribute as documents hold it: without its meaning, which follows from the name and the arguments.
        #[derive(Deserialize)]
        struct Written {
            name: String,
            #[serde(default)]
            args: Vec<String>,
            span: Span,
            #[serde(default)]
            site: Site,
            #[serde(default)]
            values: Vec<ExprId>,
            #[serde(default)]
            of_pointer: bool,
        }
        let Written { name, args, span, site, values, of_pointer } = Written::deserialize(document)?;
        Ok(AttrUse { site, values, of_pointer, ..AttrUse::new(name, args, span) })
    }
}

/// The entity that an attribute appertains to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Site {
    /// No entity that can carry attributes.
    #[default]
    Nothing,
    /// A function.
    Function(FunctionId),
    /// A `for` loop.
    Loop(LoopId),
    /// All variables of one declaration.
    Variables(Vec<VarId>),
    /// A typedef or alias with that name.
    Alias(String),
    /// A statement with that range that is neither a loop nor empty.
    Statement(Span),
    /// The empty statement `;` with that range.
    Empty(Span),
}

/// The kinds of sites; an attribute lists those it may appertain to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SiteKind {
    /// Functions.
    Function,
    /// `for` loops.
    Loop,
    /// Variables, parameters, fields.
    Variable,
    /// Typedefs and aliases.
    Alias,
    /// Statements.
    Statement,
    /// The empty statement.
    Empty,
}

impl SiteKind {
    /// The noun for diagnostics: "belongs before ...".
    pub fn describe(self) -> &'static str {
        match self {
            SiteKind::Function => "a function",
            SiteKind::Loop => "a `for` loop",
            SiteKind::Variable => "a variable",
            SiteKind::Alias => "a typedef",
            SiteKind::Statement => "a statement",
            SiteKind::Empty => "an empty statement `;`",
        }
    }
}

impl Site {
    /// The kind of the site; none for [`Site::Nothing`].
    pub fn kind(&self) -> Option<SiteKind> {
        match self {
            Site::Nothing => None,
            Site::Function(_) => Some(SiteKind::Function),
            Site::Loop(_) => Some(SiteKind::Loop),
            Site::Variables(_) => Some(SiteKind::Variable),
            Site::Alias(_) => Some(SiteKind::Alias),
            Site::Statement(_) => Some(SiteKind::Statement),
            Site::Empty(_) => Some(SiteKind::Empty),
        }
    }
}

impl AttrUse {
    /// A use without a site.
    pub fn new(name: String, args: Vec<String>, span: Span) -> AttrUse {
        let meaning = Meaning::read(&name, &args);
        AttrUse { name, args, span, site: Site::Nothing, values: Vec::new(), of_pointer: false, meaning }
    }

    /// The same use with `of_pointer` set.
    pub fn of_pointer(self, of_pointer: bool) -> AttrUse {
        AttrUse { of_pointer, ..self }
    }

    /// Its arguments as written, white space trimmed.
    pub fn args(&self) -> &[String] {
        &self.args
    }

    /// Replaces the arguments, such as the name of a constant by its value, and updates the meaning.
    pub fn set_args(&mut self, args: Vec<String>) {
        self.meaning = Meaning::read(&self.name, &args);
        self.args = args;
    }

    /// The parsed arguments; [`Meaning::Foreign`] for an attribute that is not okl's own.
    pub fn meaning(&self) -> &Meaning {
        &self.meaning
    }
}
