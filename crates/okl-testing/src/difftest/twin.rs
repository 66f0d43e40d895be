//! Two texts that grow together: a kernel in OKL, and the same in plain C++.

/// A kernel and what it means.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Twin {
    /// The kernel.
    pub okl: String,
    /// The same as a plain function: every loop a loop.
    pub plain: String,
}

impl Twin {
    /// The same line in both.
    pub fn both(&mut self, line: &str) {
        self.okl(line);
        self.plain(line);
    }

    /// A line of OKL.
    pub fn okl(&mut self, line: &str) {
        self.okl += line;
        self.okl.push('\n');
    }

    /// A line of plain C++.
    pub fn plain(&mut self, line: &str) {
        self.plain += line;
        self.plain.push('\n');
    }

    /// An expression or statement that differs.
    pub fn line(&mut self, pair: &Pair) {
        self.each(&pair.0, &pair.1);
    }

    /// A line each.
    pub fn each(&mut self, okl: &str, plain: &str) {
        self.okl(okl);
        self.plain(plain);
    }
}

/// The same expression in both texts.
#[derive(Clone, Debug)]
pub struct Pair(pub String, pub String);

impl Pair {
    /// What is written in the same way.
    pub fn same(text: impl Into<String>) -> Pair {
        let text = text.into();
        Pair(text.clone(), text)
    }

    /// Something around it.
    pub fn with(&self, around: impl Fn(&str) -> String) -> Pair {
        Pair(around(&self.0), around(&self.1))
    }

    /// Something around two.
    pub fn and(&self, other: &Pair, around: impl Fn(&str, &str) -> String) -> Pair {
        Pair(around(&self.0, &other.0), around(&self.1, &other.1))
    }
}
