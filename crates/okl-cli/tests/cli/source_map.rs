//! Source maps lead from each word to the place where the user wrote it.

use crate::common::Folder;
use oxc_sourcemap::SourceMap;

const KERNEL: &str = "\
#include \"step.h\"
#define TWICE(a) ((a) + (a))
@kernel void k(const int N, const float *in, float *out) {
  /* größer */ int rows = N - 1;
  for (int i = 0; i < rows; ++i; @tile(16, @outer, @inner)) {
    out[i] = step(TWICE(in[i])); // 𝜌
  }
}
";

/// The origin of a word of a kernel text according to its map: file, line and column from 0, and the text there.
fn origin(text: &str, map: &str, line_of: &str, word: &str) -> Option<(String, u32, u32, String)> {
    let map = SourceMap::from_json_string(map).expect("it is a map");
    let line = text.lines().position(|line| line.contains(line_of)).expect("the line is there");
    let printed = text.lines().nth(line).expect("it is there");
    let units = |before: &str| before.encode_utf16().count() as u32;
    let column = units(&printed[..printed.find(word).expect("the word is there")]);
    let token = map
        .get_tokens()
        .find(|token| (token.get_dst_line(), token.get_dst_col()) == (line as u32, column))?;
    let file = token.get_source_id()?;
    let (old_line, old_column) = (token.get_src_line(), token.get_src_col());
    let content = map.get_source_content(file).expect("the texts are in it");
    let old = content.lines().nth(old_line as usize).expect("the line is there");
    let there: Vec<u16> = old.encode_utf16().skip(old_column as usize).collect();
    let there = String::from_utf16(&there).expect("no half of a character");
    let path = map.get_source(file).expect("it has a name");
    Some((path.to_string(), old_line, old_column, there))
}

#[test]
fn words_lead_to_where_they_were_written() {
    let folder = Folder::new("source-map");
    folder.write("k.okl", KERNEL);
    folder.write("step.h", "inline float step(float x) { return x; }\n");
    for target in ["serial", "cuda", "dpcpp"] {
        folder.okl(&format!("run -p {target} --emit kernel=k.txt,source-map=k.map k.okl")).done();
        let (text, map) = (folder.read("k.txt"), folder.read("k.map"));
        for (line, word, file, row, column) in [
            ("out[i] =", "step", "k.okl", 5, 13),
            ("out[i] =", "TWICE", "k.okl", 5, 18),
            ("out[i] =", "out", "k.okl", 5, 4),
            ("return x;", "return", "step.h", 0, 29),
            ("step(float x)", "x", "step.h", 0, 24),
        ] {
            let found =
                origin(&text, &map, line, word).unwrap_or_else(|| panic!("{target}: `{word}`\n{text}"));
            assert!(found.3.starts_with(word), "{target}: {found:?}");
            assert_eq!(
                (found.0.as_str(), found.1, found.2),
                (file, row, column),
                "{target}: `{word}`\n{text}"
            );
        }
    }
}

#[test]
fn columns_count_units_of_utf_16() {
    let folder = Folder::new("source-map-units");
    folder.write("k.okl", KERNEL);
    folder.write("step.h", "inline float step(float x) { return /* 𝜌 */ x; }\n");
    folder.okl("run -p serial --emit kernel=k.txt,source-map=k.map k.okl").done();
    let (text, map) = (folder.read("k.txt"), folder.read("k.map"));
    let found = origin(&text, &map, "return /*", "x;").expect("it is in the map");
    assert_eq!((found.1, found.2, found.3.as_str()), (0, 45, "x; }"));
    let found = origin(&text, &map, "int rows", "rows").expect("it is in the map");
    assert_eq!((found.1, found.2), (3, 19));
}

#[test]
fn what_nobody_wrote_leads_nowhere() {
    let folder = Folder::new("source-map-own");
    folder.write("k.okl", KERNEL);
    folder.write("step.h", "inline float step(float x) { return x; }\n");
    folder.okl("run -p cuda --emit kernel=k.txt,source-map=k.map k.okl").done();
    let (text, map) = (folder.read("k.txt"), folder.read("k.map"));
    assert_eq!(origin(&text, &map, "__device__", "__device__"), None);
    // The map does not depend on whether the text is requested, and matches it with other options, too.
    folder
        .write("plain.toml", "schema = 1\nextends = \"cuda\"\n[backend.options]\nline-directives = false\n");
    folder.okl("run -p ./plain.toml --emit source-map=alone.map k.okl").done();
    folder.okl("run -p ./plain.toml --emit kernel=k.txt,source-map=k.map k.okl").done();
    assert_eq!(folder.read("alone.map"), folder.read("k.map"));
    let found =
        origin(&folder.read("k.txt"), &folder.read("k.map"), "out[i] =", "out").expect("it is in the map");
    assert_eq!((found.1, found.2), (5, 4));
}

#[test]
fn stages_that_change_the_input_are_followed() {
    let folder = Folder::new("source-map-stage");
    folder.write("k.okl", KERNEL);
    folder.write("step.h", "inline float step(float x) { return x; }\n");
    folder.write("p.toml", "schema = 1\nextends = \"serial\"\n[[stage]]\nplugin = \"strip-comments\"\n");
    folder.okl("run -p ./p.toml --emit kernel=k.txt,source-map=k.map k.okl").done();
    let text = folder.read("k.txt");
    assert!(!text.contains("größer"), "{text}");
    let found = origin(&text, &folder.read("k.map"), "int rows", "rows").expect("it is in the map");
    assert_eq!((found.1, found.2), (3, 19));
}
