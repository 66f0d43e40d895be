//! Parts of arrays in clauses: `s.x[lo:len]`.

use okl_frontend::directive::Argument;
use okl_frontend::lexis::Lexis;

/// Arguments that name parts of arrays.
pub trait Sections {
    /// True for a member of the object: `this->x`.
    fn names_member(&self) -> bool;
    /// The variable that it names, and the sections of it.
    fn section(&self) -> Section;
}

/// A variable with array sections: `s.x[lo:len]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The text before the brackets at its end: `s.x`, `s[i].x`.
    pub base: String,
    /// The first name: `s`.
    pub name: String,
    /// The content of each pair of brackets.
    pub bounds: Vec<Bound>,
}

/// The content of one pair of brackets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bound {
    /// `[i]`
    At(String),
    /// `[first:length]`; both are optional.
    Part(Option<String>, Option<String>),
}

impl Section {
    /// True if the base is a part of a variable: `s.x`, `s[i].x`, `p->x`.
    pub fn is_member(&self) -> bool {
        let behind = self.base.split_once(&self.name).map_or("", |(_, behind)| behind);
        behind.contains('.') || behind.contains("->")
    }
}

impl Bound {
    /// Reads the content of a pair of brackets.
    pub fn of(inside: &str) -> Bound {
        let part = |text: &str| Some(text.trim().to_string()).filter(|text| !text.is_empty());
        match Lexis::C.split(inside, ':').as_slice() {
            [_] => Bound::At(inside.trim().to_string()),
            [(start, first), (_, second), ..] => {
                Bound::Part(part(&inside[*start..start + first.len()]), part(second))
            }
            [] => Bound::Part(None, None),
        }
    }

    /// The index of the first element.
    pub fn first(&self) -> &str {
        match self {
            Bound::At(first) | Bound::Part(Some(first), _) => first,
            Bound::Part(None, _) => "0",
        }
    }

    /// The number of elements, if it is written.
    pub fn length(&self) -> Option<&str> {
        match self {
            Bound::At(_) => Some("1"),
            Bound::Part(_, length) => length.as_deref(),
        }
    }
}

impl Sections for Argument {
    fn names_member(&self) -> bool {
        member_of_this(self.text.trim()).is_some()
    }

    fn section(&self) -> Section {
        let text = self.text.trim();
        let text = member_of_this(text).unwrap_or(text);
        let mut base = text;
        let mut bounds = Vec::new();
        let mut at = 0;
        while let Some(open) = text[at..].find('[').map(|found| at + found) {
            if bounds.is_empty() {
                base = text[..open].trim();
            }
            let close = Lexis::C.closing(text, open).unwrap_or(text.len());
            bounds.push(Bound::of(&text[open + 1..close]));
            at = text.len().min(close + 1);
            // `s[i].x[0:n]`: what stands in front of a member is a part of the base.
            let next = text[at..].split('[').next().unwrap_or("");
            if next.contains('.') || next.contains("->") {
                bounds.clear();
                base = text;
            }
        }
        let base = base.to_string();
        let is_word = |letter: char| letter == '_' || letter.is_alphanumeric();
        let name = base.trim_start_matches(|letter| !is_word(letter));
        let name = name.split(|letter| !is_word(letter)).next().unwrap_or("").to_string();
        Section { base, name, bounds }
    }
}

/// `x` of `this->x`.
fn member_of_this(text: &str) -> Option<&str> {
    Some(text.strip_prefix("this")?.trim_start().strip_prefix("->")?.trim_start())
}
