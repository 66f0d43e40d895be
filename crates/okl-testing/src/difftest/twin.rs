//! Two equivalent texts that are written together: a kernel in OKL, and a plain C++ function.

/// A kernel and the equivalent plain function.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Twin {
    /// The kernel.
    pub okl: String,
    /// The plain function, in which every parallel loop is sequential.
    pub plain: String,
}

impl Twin {
    /// Appends the same line to both.
    pub fn both(&mut self, line: &str) {
        self.okl(line);
        self.plain(line);
    }

    /// Appends a line of OKL.
    pub fn okl(&mut self, line: &str) {
        self.okl += line;
        self.okl.push('\n');
    }

    /// Appends a line of plain C++.
    pub fn plain(&mut self, line: &str) {
        self.plain += line;
        self.plain.push('\n');
    }

    /// Appends an expression or statement that differs between the texts.
    pub fn line(&mut self, pair: &Pair) {
        self.each(&pair.0, &pair.1);
    }

    /// Appends one line to each.
    pub fn each(&mut self, okl: &str, plain: &str) {
        self.okl(okl);
        self.plain(plain);
    }
}

/// An expression or statement in both texts.
#[derive(Clone, Debug)]
pub struct Pair(pub String, pub String);

impl Pair {
    /// A pair with the same text in both.
    pub fn same(text: impl Into<String>) -> Pair {
        let text = text.into();
        Pair(text.clone(), text)
    }

    /// Applies a function to both texts.
    pub fn with(&self, around: impl Fn(&str) -> String) -> Pair {
        Pair(around(&self.0), around(&self.1))
    }

    /// Applies a function to the texts of two pairs.
    pub fn and(&self, other: &Pair, around: impl Fn(&str, &str) -> String) -> Pair {
        Pair(around(&self.0, &other.0), around(&self.1, &other.1))
    }
}
