//! Attributes: their uses in a text ([`AttrUse`]), and the trait that defines one ([`Attribute`]).

use crate::meaning::Meaning;
use crate::{ExprId, FunctionId, LoopId, Unit, VarId};
use okl_source::{Diagnostic, EditSet, Span};
use serde::{Deserialize, Deserializer, Serialize};

/// The index of an attribute use in [`Unit::attributes`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AttrId(pub u32);

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

/// The grammar of the arguments of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arguments {
    /// No arguments.
    None,
    /// No argument, or an axis: 0, 1 or 2.
    Axis,
    /// Between `min` and `max` expressions.
    Expressions {
        /// The smallest number of arguments.
        min: usize,
        /// The largest number of arguments.
        max: usize,
    },
    /// Between `min` and `max` integers.
    Numbers {
        /// The smallest number of arguments.
        min: usize,
        /// The largest number of arguments.
        max: usize,
    },
    /// `size[, @a[, @b]][, check=bool]`
    Tile,
    /// No argument, or a string literal.
    Text,
}

/// The definition of an attribute of OKL: its grammar, its sites, its rules.
///
/// `check` handles every attribute through this trait, those of the specification and those of plugins alike. The
/// parsed arguments of okl's own attributes are their [`Meaning`], which all later steps use.
pub trait Attribute: Send + Sync {
    /// Its name without `@`.
    fn name(&self) -> &str;

    /// A summary of one line.
    fn summary(&self) -> &str;

    /// The grammar of its arguments.
    fn arguments(&self) -> Arguments;

    /// The kinds of entities it may appertain to.
    fn sites(&self) -> &[SiteKind];

    /// Checks one use. Its arguments and its site are already known to be valid.
    fn check(&self, _unit: &Unit, _attr: &AttrUse, _out: &mut Vec<Diagnostic>) {}

    /// Checks all uses. The arguments and the sites of those in `uses` are already known to be valid. The default calls
    /// [`Attribute::check`] for each of them.
    fn check_uses(&self, unit: &Unit, uses: &[AttrId], out: &mut Vec<Diagnostic>) {
        for id in uses {
            self.check(unit, unit.attribute(*id), out);
        }
    }

    /// Checks a whole kernel.
    fn check_kernel(&self, _unit: &Unit, _kernel: FunctionId, _out: &mut Vec<Diagnostic>) {}
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

    /// Deletes the attribute from the text. Code in its arguments keeps its own edits, as it may be copied elsewhere.
    pub fn vanish(&self, unit: &Unit, edits: &mut EditSet) {
        let owner = format!("attribute \"{}\"", self.name);
        let whole = self.with_space(unit);
        let code = self.code(unit);
        let (Some(first), Some(last)) = (code.first(), code.last()) else {
            return edits.delete(owner, whole);
        };
        // Code in the arguments may have been copied and has edits of its own, so only the text around it is deleted.
        let inside = Span::new(first.start - 1, last.end + 1);
        edits.delete(owner.clone(), Span::new(whole.start, inside.start));
        edits.supplant(owner.clone(), inside, Vec::new());
        edits.delete(owner, Span::new(inside.end, whole.end));
    }

    /// The ranges of those arguments that are code, in source order: `n + 1` of `[[okl_tile("n + 1")]]`.
    pub fn code(&self, unit: &Unit) -> Vec<Span> {
        let spans = self.values.iter().map(|value| unit.expression(*value).span);
        let mut found: Vec<Span> = spans
            .filter(|span| self.span.contains(*span) && *span != self.span && !span.is_empty())
            .collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The range of the attribute with the blanks to delete together with it.
    ///
    /// These are the blanks after it, with the end of the line if nothing else is on that line; and the blanks before
    /// it if a comma, a bracket or a semicolon follows, as in `float *m [[okl_dim("3, 4")]];`.
    pub fn with_space(&self, unit: &Unit) -> Span {
        let rest = &unit.text[self.span.end as usize..];
        let blanks = rest.len() - rest.trim_start_matches(BLANK).len();
        let mut end = self.span.end + blanks as u32;
        let before = &unit.text[..self.span.start as usize];
        let word = before.trim_end_matches(BLANK);
        // Alone on its line: delete the line break and the indentation of the next line, too.
        let next_line = rest[blanks..].trim_start_matches('\r').strip_prefix('\n');
        if let Some(next_line) = next_line.filter(|_| word.is_empty() || word.ends_with('\n')) {
            end = (unit.text.len() - next_line.trim_start_matches(BLANK).len()) as u32;
        }
        let closes = after_attributes(&rest[blanks..]).starts_with([',', ';', ')', '[']);
        // Blanks after another attribute belong to that one, and blanks at the start of a line are its indentation.
        let free = !word.is_empty() && !word.ends_with(['\n', '(', '{', ';']) && !word.ends_with("]]");
        let start = if closes && free { word.len() as u32 } else { self.span.start };
        Span::new(start, end)
    }
}

/// The characters that separate words on a line.
const BLANK: [char; 2] = [' ', '\t'];

/// The text after the `[[...]]` lists that it starts with.
fn after_attributes(text: &str) -> &str {
    let mut rest = text;
    while let Some(close) = rest.strip_prefix("[[").and_then(|list| list.find("]]")) {
        rest = rest[close + 4..].trim_start_matches(BLANK);
    }
    rest
}

impl std::fmt::Debug for dyn Attribute {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "@{}", self.name())
    }
}
