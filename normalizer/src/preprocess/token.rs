use crate::lex::TokenKind;
use okl_source::{ExpansionId, FileSpan};
use rustc_hash::FxHashMap;
use std::cell::Cell;
use std::rc::Rc;

/// A token during macro expansion: 32 bytes, `Copy`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tok {
    pub kind: TokenKind,
    /// The spelling. A token with [`Symbol::EMPTY`] is a placemarker, an empty operand or result of `##`.
    pub symbol: Symbol,
    /// The place of its spelling: in a file, a macro body or an argument.
    pub spelled: FileSpan,
    /// The innermost macro use it comes from; `None` for a token of the file.
    pub expansion: Option<ExpansionId>,
    pub space_before: bool,
    /// True if it was read while its macro was being expanded: it never expands again.
    pub painted: bool,
}

impl Tok {
    pub fn is_placemarker(&self) -> bool {
        self.symbol == Symbol::EMPTY
    }
}

/// An interned spelling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Symbol(pub u32);

/// The interner: maps every spelling to one [`Symbol`].
#[derive(Debug)]
pub(super) struct Symbols {
    known: FxHashMap<Rc<str>, Symbol>,
    texts: Vec<Rc<str>>,
    /// True if a name was looked up whose value depends on the target.
    asked_mode: Cell<bool>,
}

/// The spellings that the preprocessor itself uses, at fixed indices of the table.
macro_rules! fixed_symbols {
    ($($name:ident = $text:expr;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Fixed { $($name),* }
        impl Symbol {
            $(pub const $name: Symbol = Symbol(Fixed::$name as u32);)*
        }
        const FIXED: &[&str] = &[$($text),*];
    };
}

fixed_symbols! {
    EMPTY = "";
    OPEN = "(";
    CLOSE = ")";
    COMMA = ",";
    LESS = "<";
    GREATER = ">";
    HASH = "#";
    HASH_DIGRAPH = "%:";
    PASTE = "##";
    PASTE_DIGRAPH = "%:%:";
    ELLIPSIS = "...";
    VA_ARGS = "__VA_ARGS__";
    VA_OPT = "__VA_OPT__";
    DEFINED = "defined";
    MODE = "OKL_MODE";
    USING_GPU = "OCCA_USING_GPU";
}

impl Symbols {
    pub fn new() -> Symbols {
        let mut symbols =
            Symbols { known: FxHashMap::default(), texts: Vec::new(), asked_mode: Cell::new(false) };
        for text in FIXED {
            symbols.intern(text);
        }
        symbols
    }

    pub fn intern(&mut self, text: &str) -> Symbol {
        if let Some(symbol) = self.get(text) {
            return symbol;
        }
        let symbol = Symbol(self.texts.len() as u32);
        let text: Rc<str> = text.into();
        self.texts.push(Rc::clone(&text));
        self.known.insert(text, symbol);
        symbol
    }

    /// The symbol of a text that was interned before.
    pub fn get(&self, text: &str) -> Option<Symbol> {
        let symbol = self.known.get(text).copied();
        if text.starts_with(FIXED[Symbol::MODE.0 as usize]) || symbol == Some(Symbol::USING_GPU) {
            self.asked_mode.set(true);
        }
        symbol
    }

    /// True if a name was looked up whose value depends on the target.
    pub fn asked_mode(&self) -> bool {
        self.asked_mode.get()
    }

    /// Resets [`Symbols::asked_mode`].
    pub fn forget_mode(&self) {
        self.asked_mode.set(false);
    }

    pub fn text(&self, symbol: Symbol) -> &str {
        &self.texts[symbol.0 as usize]
    }

    /// The text as an owned value, for use while the table grows.
    pub fn share(&self, symbol: Symbol) -> Rc<str> {
        Rc::clone(&self.texts[symbol.0 as usize])
    }
}
