use crate::Random;
use std::fs;
use std::path::Path;

/// The texts that mutations start from.
#[derive(Clone, Debug)]
pub struct Corpus {
    texts: Vec<Vec<u8>>,
}

/// Tokens with a special meaning in okl.
const WORDS: &[&str] = &[
    "@outer",
    "@inner",
    "@tile(16, @outer, @inner)",
    "@kernel",
    "@shared",
    "@exclusive",
    "@restrict",
    "@dim(",
    "@",
    "@barrier;",
    "@atomic",
    "@directive(\"#",
    "[[okl_outer(\"0\")]]",
    "[[okl::inner]]",
    "[[",
    "]]",
    "OKL(\"",
    "for (",
    "#define F(a, ...) ",
    "#define G F(",
    "#if ",
    "#ifdef F\n",
    "#elif 1\n",
    "#else\n",
    "#endif\n",
    "#include \"a.h\"\n",
    "#include <math.h>\n",
    "#pragma unroll ",
    "#pragma occa attributes @x\n",
    "#pragma once\n",
    "#line 7 \"b\"\n",
    "_Pragma(\"once\")",
    "_Pragma(",
    "##",
    "#",
    "__VA_ARGS__",
    ", ## __VA_ARGS__",
    "__VA_OPT__(",
    "__LINE__",
    "__COUNTER__",
    "OKL_MODE",
    "defined(",
    "__has_include(",
    "F(",
    "(",
    ")",
    "{",
    "}",
    "<:",
    "%:",
    "%>",
    ";",
    ",",
    "\\\n",
    "\\\\\n",
    "\\",
    "\\u00e9",
    "\\U0001F600",
    "\"",
    "'",
    "R\"x(",
    ")x\"",
    "/*",
    "*/",
    "//",
    "\r\n",
    "\n",
    "\t",
    "\u{feff}",
    "é",
    "\u{10fff0}",
    "0x",
    "1e",
    "1'0",
    ".5",
    "u8",
    "<<=",
    "...",
    "::",
    "->*",
];

impl Corpus {
    /// Reads all texts below a folder, in the order of their names.
    pub fn read(folder: &Path) -> std::io::Result<Corpus> {
        let mut files = Vec::new();
        let mut folders = vec![folder.to_path_buf()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder)? {
                let path = entry?.path();
                match path.is_dir() {
                    // Outputs of okl are no OKL, and a text that expands up to okl's limit takes long.
                    true if path.ends_with("expected") || path.ends_with("expansion-too-large") => {}
                    true => folders.push(path),
                    false => files.push(path),
                }
            }
        }
        files.retain(|file| file.extension().is_some_and(|ending| TEXTS.iter().any(|text| ending == *text)));
        files.sort();
        let texts = files.iter().map(fs::read).collect::<Result<Vec<_>, _>>()?;
        // Long texts take long and add little.
        Ok(Corpus { texts: texts.into_iter().filter(|text| text.len() < 20_000).collect() })
    }

    /// The number of texts.
    pub fn len(&self) -> usize {
        self.texts.len()
    }

    /// True if there are no texts.
    pub fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }

    /// A copy of a random text with a few random changes.
    pub fn mutant(&self, random: &mut Random) -> Vec<u8> {
        let mut text = random.pick(&self.texts).clone();
        for _ in 0..=random.below(6) {
            self.change(&mut text, random);
        }
        text
    }

    fn change(&self, text: &mut Vec<u8>, random: &mut Random) {
        let at = random.below(text.len() + 1);
        let short = at + random.below(12).min(text.len() - at);
        let long = at + random.below(text.len() - at + 1);
        match random.below(9) {
            0 => text.insert(at, random.number() as u8),
            1 => {
                text.drain(at..short);
            }
            2 => {
                text.drain(at..long);
            }
            3 => text.truncate(at),
            4 => {
                let piece = text[at..short].to_vec();
                text.splice(at..at, piece);
            }
            5 => {
                let other = random.pick(&self.texts);
                let start = random.below(other.len() + 1);
                let end = start + random.below(200).min(other.len() - start);
                text.splice(at..at, other[start..end].iter().copied());
            }
            6 => {
                text.splice(at..short, random.pick(WORDS).bytes());
            }
            _ => {
                text.splice(at..at, random.pick(WORDS).bytes());
            }
        }
    }
}

/// The file extensions of texts.
const TEXTS: [&str; 3] = ["cases", "h", "okl"];
