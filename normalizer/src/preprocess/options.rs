//! The options of the preprocessor.

use okl_model::RefusedHeaders;

/// A macro of the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandMacro {
    /// `-D 'F(a,b)=a+b'`.
    Define {
        /// `F(a,b)`.
        name_and_params: String,
        /// `a+b`.
        body: String,
    },
    /// `-U F`.
    Undef(String),
}

/// The options of the preprocessor.
#[derive(Clone, Debug)]
pub struct PreprocessOptions {
    /// The macros of the command line, in order.
    pub macros: Vec<CommandMacro>,
    /// The directories to search for headers, in order.
    pub include_dirs: Vec<String>,
    /// Directories whose headers belong to the target compiler: they are never read, even if an include directory leads
    /// there.
    pub system_dirs: Vec<String>,
    /// Files to include before the main file.
    pub forced_includes: Vec<String>,
    /// Texts to read before the main file, after `forced_includes`.
    pub headers: Vec<String>,
    /// True if an `#include` of a file that is not found is left to the target compiler.
    pub loose_headers: bool,
    /// Headers that a front end replaces: they are not read.
    pub absent: Vec<String>,
    /// Headers of libraries that a front end refuses: they are not read.
    pub refused: Vec<RefusedHeaders>,
    /// Macros defined before all others: name with parameters, body.
    pub predefined: Vec<(String, String)>,
    /// The limits of the work.
    pub limits: Limits,
}

/// Limits of the work; each has a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The maximal depth of nested includes.
    pub include_depth: usize,
    /// The maximal size of the output in bytes.
    pub output_bytes: usize,
    /// The maximal number of tokens read and written.
    pub steps: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { include_depth: 200, output_bytes: 256 << 20, steps: 32_000_000 }
    }
}

impl Default for PreprocessOptions {
    fn default() -> PreprocessOptions {
        PreprocessOptions {
            macros: Vec::new(),
            include_dirs: Vec::new(),
            system_dirs: vec!["/usr/include".to_owned(), "/usr/lib".to_owned()],
            forced_includes: Vec::new(),
            headers: Vec::new(),
            loose_headers: false,
            absent: Vec::new(),
            refused: Vec::new(),
            predefined: Vec::new(),
            limits: Limits::default(),
        }
    }
}
