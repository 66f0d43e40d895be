//! A reader of a tiny language, and plugins that do what readers must not.
//!
//! ```text
//! use params                 the constant of the file with `module params`, whose line `value` has its value
//! include "more.inc"         this file must be there
//! do scale: x[i] * params    a region on the device; the expression is that of C++
//! warn WORD                  a message
//! print x                    any other line is the host's
//! ```

pub mod reader {
    use okl_plugin::{Change, Diagnostic, FileWish, Frontend, Piece, Span, Text};

    const MINI: Frontend = Frontend {
        summary: "reads a tiny language",
        options: &[("name", okl_plugin::OptionType::Text, "a name for its runtime")],
        attributes: "",
        headers: &[],
        programs: true,
        launch: None,
        read,
        write: None,
    };

    okl_plugin::export!(frontend, "mini", MINI);

    fn read(asked: &Text<'_>) -> Result<Change, String> {
        let mut change = Change { host_extension: "mh".into(), ..Change::default() };
        let name = asked.options.get("name").and_then(|name| name.as_str()).unwrap_or("mini");
        change.runtime = format!("// runtime {name}, apart: {}, {}\n", asked.apart, asked.defines.join(" "));
        let (mut cpp, mut host) = (Vec::new(), okl_plugin::EditSet::new());
        let mut at = 0_usize;
        for line in asked.text.split_inclusive('\n') {
            let span = Span::new(at as u32, (at + line.trim_end().len()) as u32);
            at += line.len();
            if let Some(module) = line.trim_end().strip_prefix("use ") {
                change.files.push(FileWish::Containing {
                    extensions: vec!["mini".into()],
                    words: vec!["module".into(), module.into()],
                });
                let value = asked.files.iter().find_map(|file| file.text.split("value ").nth(1));
                if let Some(value) = value {
                    cpp.push(Piece::Text(format!("static const int {module} = {};\n", value.trim())));
                }
            } else if let Some(name) = line.trim_end().strip_prefix("include ") {
                let name = name.trim_matches('"');
                change.files.push(FileWish::Named(name.into()));
                if asked.files.iter().all(|file| file.name != name) {
                    change.diagnostics.push(Diagnostic::error("missing", format!("no {name}"), span));
                }
            } else if let Some((name, expression)) =
                line.trim_end().strip_prefix("do ").and_then(|rest| rest.split_once(": "))
            {
                cpp.extend(region(name, Span::new(span.end - expression.len() as u32, span.end), span));
                change.launchers +=
                    &format!("extern \"C\" void mini_{name}(int n, int *x) {{ {name}(n, x); }}\n");
                host.replace("front end", span, format!("call mini_{name}"));
            } else if let Some(word) = line.trim_end().strip_prefix("warn ") {
                change.diagnostics.push(Diagnostic::error("word", format!("the word {word}"), span));
            } else if line.trim_end() == "endless" {
                change.files.push(FileWish::Named(format!("{}.inc", asked.files.len())));
            }
        }
        change.edits.recompose("front end", Span::new(0, asked.text.len() as u32), cpp);
        change.host = Some(host);
        Ok(change)
    }

    fn region(name: &str, expression: Span, line: Span) -> Vec<Piece> {
        let stands = |text: String| Piece::Stands { text, from: line };
        vec![
            stands(format!(
                "static void {name}(int n, int *x)\n{{\n#pragma acc parallel loop copy(x[0:n])\n"
            )),
            stands("for (int i = 0; i < n; ++i)\n".into()),
            stands("x[i] = ".into()),
            Piece::Source(expression),
            stands(";\n}\n".into()),
        ]
    }
}

pub mod outside {
    use okl_plugin::{Change, Frontend};

    const OUTSIDE: Frontend = Frontend {
        summary: "gives its host program an extension that leads out of the folder",
        options: &[],
        attributes: "",
        headers: &[],
        programs: true,
        launch: None,
        read: |_| Ok(Change { host_extension: "/../x".into(), ..Change::default() }),
        write: None,
    };

    okl_plugin::export!(frontend, "outside", OUTSIDE);
}
