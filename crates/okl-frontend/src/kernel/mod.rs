//! Kernels in OKL, built from their parts.
//!
//! ```
//! use okl_frontend::kernel::{Axis, Kernel, Nest, Operator};
//! use okl_frontend::names::Names;
//! use okl_frontend::text::Text;
//! use okl_plugin::Span;
//!
//! let unit = "sum(a[i] * a[i])";
//! let place = Span::new(0, 3);
//! let mut names = Names::in_text(unit);
//! let (block, item) = (names.fresh("block"), names.fresh("item"));
//!
//! let mut nest = Nest::new(vec![Axis::new(&block, "blocks")], vec![Axis::new(&item, 64)], place);
//! nest.group(Text::fill("const int i = 64 * $block;\n", place, &[("block", &block.as_str().into())]));
//! let sum = nest.reduce(&mut names, Operator::Add, "double", Text::copy(Span::new(4, 15)));
//! nest.one(Text::standing(format!("sums[{block}] = {};\n", sum.expect("64 is a number")), place));
//!
//! let mut kernel = Kernel::new("total", place);
//! kernel.argument("const int blocks").argument("const double *a").argument("double *sums").nest(nest);
//! assert_eq!(kernel.text().written(unit), "\
//! @kernel void total(const int blocks, const double *a, double *sums) {
//! for (int block = 0; block < blocks; ++block; @outer) {
//! @shared double all[64];
//! const int i = 64 * block;
//! for (int item = 0; item < 64; ++item; @inner) {
//! all[item] = a[i] * a[i];
//! }
//! for (int half = 32; half > 0; half /= 2) {
//! for (int item = 0; item < 64; ++item; @inner) {
//! if (item < half && item + half < 64) {
//! all[item] = (all[item] + all[item + half]);
//! }
//! }
//! }
//! for (int item = 0; item < 1; ++item; @inner) {
//! sums[block] = all[0];
//! }
//! }
//! }
//! ");
//! ```
//!
//! What the parts say is up to the front end: okl checks the kernel as it checks any other, and puts barriers between
//! the loops over work items where one reads what others wrote.

mod axis;
mod nest;
mod reduce;

pub use axis::{Axis, loops};
pub use nest::Nest;
pub use reduce::{Operator, Step, tree};

use crate::text::Text;
use okl_plugin::Span;

/// A kernel.
#[derive(Clone, Debug)]
pub struct Kernel {
    name: String,
    arguments: Vec<Text>,
    body: Text,
    place: Span,
}

impl Kernel {
    /// A kernel without arguments, which does nothing. Its text stands for `place`, as far as its parts stand for
    /// nothing themselves.
    pub fn new(name: impl Into<String>, place: Span) -> Kernel {
        Kernel { name: name.into(), arguments: Vec::new(), body: Text::new(), place }
    }

    /// Adds an argument: `const double *a`.
    pub fn argument(&mut self, declaration: impl Into<Text>) -> &mut Kernel {
        self.arguments.push(declaration.into());
        self
    }

    /// Adds statements of the host, in front of nests, between them or behind them.
    pub fn host(&mut self, code: impl Into<Text>) -> &mut Kernel {
        self.body.push(code);
        self
    }

    /// Adds a nest. The nests of a kernel run one after another, each in a launch of its own.
    pub fn nest(&mut self, nest: Nest) -> &mut Kernel {
        self.body.push(nest.text());
        self
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The whole kernel.
    pub fn text(self) -> Text {
        let name = Text::from(self.name);
        let arguments = Text::joined(self.arguments, ", ");
        let values = [("name", &name), ("arguments", &arguments), ("body", &self.body)];
        Text::fill("@kernel void $name($arguments) {\n$body}\n", self.place, &values)
    }
}
