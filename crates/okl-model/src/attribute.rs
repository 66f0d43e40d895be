//! Attributes: as used in a text, and as known to okl.

use crate::{ExprId, FunctionId, LoopId, Unit, VarId};
use okl_source::{Diagnostic, EditSet, Span};
use serde::{Deserialize, Serialize};

/// Names an attribute use of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AttrId(pub u32);

/// One attribute where the user wrote it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AttrUse {
    /// Its name without `@` or `okl_`.
    pub name: String,
    /// Its arguments as written, white space trimmed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<String>,
    /// The `[[okl_name("...")]]` in the normalised text.
    pub span: Span,
    /// What it belongs to.
    #[serde(default)]
    pub site: Site,
    /// Arguments that are expressions, as clang understood them; empty when it was not asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<ExprId>,
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

/// Words of a target language that attributes turn into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    /// "These pointers do not alias", after a `*`.
    Restrict,
    /// All work items of a group meet: an expression; empty where nothing needs to be said.
    GroupBarrier,
    /// All work items of a warp or sub-group meet: an expression.
    WarpBarrier,
    /// What was done before is seen before what comes next, on the whole device: an expression.
    Fence,
    /// The same, by the work items of the group.
    GroupFence,
}

/// The language output is written in, as far as an attribute needs to know it.
pub trait Target {
    /// Its name: `cuda`.
    fn name(&self) -> &str;
    /// Its word for something; empty when it needs none.
    fn spell(&self, what: Spelling) -> &str;
}

/// One attribute of OKL: its grammar, where it may stand, its rules, what becomes of it.
///
/// Everything okl knows of an attribute goes through this trait, for those of the
/// specification and for those a plugin brings. Loops, memory and kernels are changed by the
/// skeleton in `okl-lower`, which reads the attributes' facts; an attribute itself changes
/// the text of its own use and what stands beside it.
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

    /// Turns one use into the target's text. By default it vanishes.
    fn lower(&self, unit: &Unit, attr: &AttrUse, _target: &dyn Target, edits: &mut EditSet) {
        let owner = format!("attribute \"{}\"", self.name());
        let whole = attr.with_space(unit);
        let code = attr.code(unit);
        let (Some(first), Some(last)) = (code.first(), code.last()) else {
            return edits.delete(owner, whole);
        };
        // Code in it may have been copied, and has edits of its own; what stands beside the attribute is others'.
        let inside = Span::new(first.start - 1, last.end + 1);
        edits.delete(owner.clone(), Span::new(whole.start, inside.start));
        edits.supplant(owner.clone(), inside, Vec::new());
        edits.delete(owner, Span::new(inside.end, whole.end));
    }
}

impl AttrUse {
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
