//! What a run is told.

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

/// What a run of the preprocessor is told.
#[derive(Clone, Debug)]
pub struct PreprocessOptions {
    /// Macros of the command line, in their order.
    pub macros: Vec<CommandMacro>,
    /// Directories to look for headers in, in their order.
    pub include_dirs: Vec<String>,
    /// Directories whose headers belong to the target compiler: never read, also when an include
    /// directory leads there.
    pub system_dirs: Vec<String>,
    /// Files to include before the main file.
    pub forced_includes: Vec<String>,
    /// Texts to read before the main file, after those.
    pub headers: Vec<String>,
    /// Whether an `#include` of a file that is nowhere stays for the target compiler.
    pub loose_headers: bool,
    /// Headers that a front end stands in for: nothing is read for them.
    pub absent: Vec<String>,
    /// Macros defined before all others: name with parameters, body.
    pub predefined: Vec<(String, String)>,
    /// Where to give up.
    pub limits: Limits,
}

/// Where the preprocessor gives up; each limit has a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many files may be open inside one another.
    pub include_depth: usize,
    /// Bytes of output.
    pub output_bytes: usize,
    /// Tokens read and written, all together.
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
            predefined: Vec::new(),
            limits: Limits::default(),
        }
    }
}
