//! Attributes: as used in a text, and as known to okl.

use crate::meaning::Meaning;
use crate::{ExprId, FunctionId, LoopId, Unit, VarId};
use okl_source::{Diagnostic, EditSet, Span};
use serde::{Deserialize, Deserializer, Serialize};

/// Names an attribute use of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AttrId(pub u32);

/// One attribute where the user wrote it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AttrUse {
    /// Its name without `@` or `okl_`.
    pub name: String,
    /// Its arguments as written, white space trimmed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    args: Vec<String>,
    /// The `[[okl_name("...")]]` in the normalised text.
    pub span: Span,
    /// What it belongs to.
    #[serde(default)]
    pub site: Site,
    /// Arguments that are expressions, as clang understood them; empty when it was not asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<ExprId>,
    /// Whether it stands behind a `*`, so that it belongs to that pointer (section [dcl.ptr] of the C++ standard), and not
    /// before a declaration or behind a name: `float *@restrict p`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub of_pointer: bool,
    #[serde(skip)]
    meaning: Meaning,
}

impl<'de> Deserialize<'de> for AttrUse {
    fn deserialize<D: Deserializer<'de>>(document: D) -> Result<AttrUse, D::Error> {
        /// An attribute in a document, which does not repeat what its name and its arguments say.
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

/// What an attribute belongs to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Site {
    /// Nothing that could carry it.
    #[default]
    Nothing,
    /// A function.
    Function(FunctionId),
    /// A `for` loop.
    Loop(LoopId),
    /// The variables of one declaration.
    Variables(Vec<VarId>),
    /// A typedef or alias of that name.
    Alias(String),
    /// A statement with that range, no loop and not empty.
    Statement(Span),
    /// The empty statement `;` at that range.
    Empty(Span),
}

/// The kinds of sites, for saying where an attribute may stand.
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
    /// In a sentence: "belongs before ...".
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
    /// Its kind; none for nothing.
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

/// What may stand between the parentheses of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arguments {
    /// Nothing.
    None,
    /// Nothing or an axis: 0, 1 or 2.
    Axis,
    /// So many expressions.
    Expressions {
        /// At least.
        min: usize,
        /// At most.
        max: usize,
    },
    /// So many numbers.
    Numbers {
        /// At least.
        min: usize,
        /// At most.
        max: usize,
    },
    /// `size[, @a[, @b]][, check=bool]`
    Tile,
    /// Nothing or a string literal.
    Text,
}

/// One attribute of OKL: its grammar, where it may stand, its rules.
///
/// Everything `check` knows of an attribute goes through this trait, for those of the specification and for those a
/// plugin brings. What one of okl's own says is its [`Meaning`], which all that comes after asks for.
pub trait Attribute: Send + Sync {
    /// Its name without `@`.
    fn name(&self) -> &str;

    /// One line on what it is for.
    fn summary(&self) -> &str;

    /// What may stand between its parentheses.
    fn arguments(&self) -> Arguments;

    /// What it may stand on.
    fn sites(&self) -> &[SiteKind];

    /// Looks at one use; arguments and site were found to fit already.
    fn check(&self, _unit: &Unit, _attr: &AttrUse, _out: &mut Vec<Diagnostic>) {}

    /// Looks at all uses; arguments and site of those in `uses` were found to fit already. By default each for itself.
    fn check_uses(&self, unit: &Unit, uses: &[AttrId], out: &mut Vec<Diagnostic>) {
        for id in uses {
            self.check(unit, unit.attribute(*id), out);
        }
    }

    /// Looks at a whole kernel.
    fn check_kernel(&self, _unit: &Unit, _kernel: FunctionId, _out: &mut Vec<Diagnostic>) {}
}

impl AttrUse {
    /// A use that is not known to belong to anything yet.
    pub fn new(name: String, args: Vec<String>, span: Span) -> AttrUse {
        let meaning = Meaning::read(&name, &args);
        AttrUse { name, args, span, site: Site::Nothing, values: Vec::new(), of_pointer: false, meaning }
    }

    /// The same, with whether it stands behind a `*`.
    pub fn of_pointer(self, of_pointer: bool) -> AttrUse {
        AttrUse { of_pointer, ..self }
    }

    /// Its arguments as written, white space trimmed.
    pub fn args(&self) -> &[String] {
        &self.args
    }

    /// Gives it other arguments: the number of a constant that is named in them.
    pub fn set_args(&mut self, args: Vec<String>) {
        self.meaning = Meaning::read(&self.name, &args);
        self.args = args;
    }

    /// What it says, when it is one of okl's own.
    pub fn meaning(&self) -> &Meaning {
        &self.meaning
    }

    /// Takes it out of the text, but for code in it that is copied to where it is needed.
    pub fn vanish(&self, unit: &Unit, edits: &mut EditSet) {
        let owner = format!("attribute \"{}\"", self.name);
        let whole = self.with_space(unit);
        let code = self.code(unit);
        let (Some(first), Some(last)) = (code.first(), code.last()) else {
            return edits.delete(owner, whole);
        };
        // Code in it may have been copied, and has edits of its own; what stands beside the attribute is others'.
        let inside = Span::new(first.start - 1, last.end + 1);
        edits.delete(owner.clone(), Span::new(whole.start, inside.start));
        edits.supplant(owner.clone(), inside, Vec::new());
        edits.delete(owner, Span::new(inside.end, whole.end));
    }

    /// Its arguments that are code, where they stand in it, in source order: `n + 1` of `[[okl_tile("n + 1")]]`.
    pub fn code(&self, unit: &Unit) -> Vec<Span> {
        let spans = self.values.iter().map(|value| unit.expression(*value).span);
        let mut found: Vec<Span> = spans
            .filter(|span| self.span.contains(*span) && *span != self.span && !span.is_empty())
            .collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Its range with the blanks that would look lost without it, for taking it out.
    ///
    /// Those after it, with the end of the line when nothing else stands on it; and those before it when a comma, a bracket or a semicolon follows, as in
    /// `float *m [[okl_dim("3, 4")]];`.
    pub fn with_space(&self, unit: &Unit) -> Span {
        let rest = &unit.text[self.span.end as usize..];
        let blanks = rest.len() - rest.trim_start_matches(BLANK).len();
        let mut end = self.span.end + blanks as u32;
        let before = &unit.text[..self.span.start as usize];
        let word = before.trim_end_matches(BLANK);
        // Alone on a line: the next line takes its place.
        let next_line = rest[blanks..].trim_start_matches('\r').strip_prefix('\n');
        if let Some(next_line) = next_line.filter(|_| word.is_empty() || word.ends_with('\n')) {
            end = (unit.text.len() - next_line.trim_start_matches(BLANK).len()) as u32;
        }
        let closes = after_attributes(&rest[blanks..]).starts_with([',', ';', ')', '[']);
        // Blanks after another attribute go with that one, and blanks that start a line indent it.
        let free = !word.is_empty() && !word.ends_with(['\n', '(', '{', ';']) && !word.ends_with("]]");
        let start = if closes && free { word.len() as u32 } else { self.span.start };
        Span::new(start, end)
    }
}

/// What separates words on a line.
const BLANK: [char; 2] = [' ', '\t'];

/// A text without the `[[...]]` it starts with.
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
