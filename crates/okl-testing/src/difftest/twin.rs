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

    /// A line each.
    pub fn each(&mut self, okl: &str, plain: &str) {
        self.okl(okl);
        self.plain(plain);
    }
}
