//! The stage `example`: says at the top of each output what made it.

use okl_plugin::{Acts, Change, Stage, Text};

const EXAMPLE: Stage =
    Stage { summary: "says at the top of each output what made it", options: &[], acts: Acts::Output(mark) };

okl_plugin::export!(stage, "example", EXAMPLE);

/// Stages answer with edits, or with the whole new text: okl finds out what changed.
fn mark(asked: &Text<'_>) -> Result<Change, String> {
    Ok(Change::of(format!("// made by okl for {}\n{}", asked.target, asked.text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outputs_are_marked() {
        let options = okl_plugin::Map::new();
        let asked = Text {
            text: "int x;\n",
            path: "k.okl",
            target: "cuda",
            extension: "cu",
            gpu: true,
            apart: false,
            defines: &[],
            files: &[],
            options: &options,
        };
        let text = mark(&asked).expect("it takes every text").text;
        assert_eq!(text.as_deref(), Some("// made by okl for cuda\nint x;\n"));
    }
}
